"""The rules in other languages than English: every rule and heading of RULES.md, and nothing else."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast as fluent

from aerodrome.games import PACKAGES, load
from aerodrome.text import ENGLISH, LANGUAGES
from aerodrome.text.catalogue import parse, text_folder
from aerodrome.text.rules import rules_in

TRANSLATED = [language for language in LANGUAGES if language != ENGLISH]
OPTION = re.compile("`[^`]+`")


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("game", PACKAGES)
def test_every_rule_and_heading_is_translated(game: str, language: str) -> None:
    file = text_folder(load(game)) / f"{language}.rules.ftl"
    told = [entry.id.name for entry in parse(file).body if isinstance(entry, fluent.Message)]
    numbers = [divmod(rule.number, 100) for rule in load(game).rules]
    wanted = {f"section-{section}" for section, _ in numbers} | {f"rule-{section}-{item}" for section, item in numbers}
    assert sorted(told) == sorted(wanted)


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("game", PACKAGES)
def test_a_translated_rule_has_the_figures_and_options_of_the_english_one(game: str, language: str) -> None:
    for rule, told in zip(load(game).rules, rules_in(load(game), language), strict=True):
        assert told.text != rule.text
        assert OPTION.findall(told.text) == OPTION.findall(rule.text), rule.id
        assert sorted(figures(told.text)) == sorted(figures(rule.text)), rule.id
        assert figures(told.section)[:1] == figures(rule.section)[:1] == [str(rule.number // 100)]


def figures(text: str) -> list[str]:
    return re.findall(r"\d+", OPTION.sub("", text))
