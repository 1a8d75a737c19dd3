"""How texts are set: quotes, apostrophes, dashes and spaces as each language has them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent

from aerodrome.games import PACKAGES, load
from aerodrome.text import LANGUAGES
from aerodrome.text.catalogue import HOUSE, parse, text_folder

FOLDERS = [HOUSE, *(text_folder(load(name)) for name in PACKAGES)]
QUOTES = {"en": "“”", "de": "„“", "fr": "«»"}
NARROW, WIDE = "\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}"
VALUE = "X"
"""Stands for what is filled in."""


def written(file: Path) -> Iterator[tuple[str, str]]:
    """Every text of a file as it is read, and every form of what it chooses among, with its id."""
    for entry in parse(file).body:
        if isinstance(entry, fluent.Message | fluent.Term):
            for pattern in (entry.value, *(each.value for each in entry.attributes)):
                if pattern is not None:
                    yield from ((entry.id.name, text) for text in patterns(pattern))


def patterns(pattern: fluent.Pattern) -> Iterator[str]:
    text = ""
    for element in pattern.elements:
        if isinstance(element, fluent.TextElement):
            text += element.value
        elif isinstance(element.expression, fluent.StringLiteral):
            text += str(element.expression.parse()["value"])
        else:
            text += VALUE
            if isinstance(element.expression, fluent.SelectExpression):
                for variant in element.expression.variants:
                    yield from patterns(variant.value)
    yield re.sub("`[^`]*`", VALUE, text)  # what is typed is the same in every language


def texts_in(language: str) -> Iterator[tuple[str, str]]:
    for folder in FOLDERS:
        for part in ("", ".rules", ".guide", ".lesson"):
            file = folder / f"{language}{part}.ftl"
            if file.exists():
                yield from ((f"{folder.parent.name}, {file.name}: {id}", text) for id, text in written(file))


def wrong(language: str, pattern: str) -> list[tuple[str, str]]:
    found = re.compile(pattern)
    return [(id, text) for id, text in texts_in(language) if found.search(text)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_and_apostrophes_are_those_of_the_language(language: str) -> None:
    others = {quote for quotes in QUOTES.values() for quote in quotes} - set(QUOTES.get(language, "“”„«»"))
    assert wrong(language, rf"""["']|[{"".join(sorted(others))}]""") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_space_is_there_twice_or_before_a_stop(language: str) -> None:
    assert wrong(language, rf"[ {NARROW}{WIDE}]{{2}}| [.,)]") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_ellipsis_is_one_character(language: str) -> None:
    assert wrong(language, r"\.\.\.") == []


def test_signs_keep_to_their_words_in_french() -> None:
    assert wrong("fr", rf"[^{NARROW}][;?!»%]|«[^{NARROW}]") == []
    headers = ("no-origin", "cookie-without-origin", "picture-fog")  # what HTTP and the course are written in
    assert [each for each in wrong("fr", rf"[^{WIDE}]:(?=\s|$)") if not each[0].endswith(headers)] == []


def test_a_percent_keeps_to_its_number_in_german() -> None:
    assert wrong("de", rf"[^{WIDE}]%") == []
