"""The rules in other languages than English: every rule and heading of RULES.md, and nothing else."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast as fluent

from aerodrome.games import PACKAGES, load
from aerodrome.rulebook.ruletext import Rule
from aerodrome.text import ENGLISH, LANGUAGES, house, source_in
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


@pytest.mark.parametrize("game", PACKAGES)
def test_every_source_is_told_in_every_language(game: str) -> None:
    for rule in load(game).rules:
        told = {language: source_in(rule, house(language)) for language in LANGUAGES}
        assert told[ENGLISH] == rule.source
        assert all(told[language] != rule.source for language in TRANSLATED), rule.id
        assert {tuple(re.findall(r"[A-Z]?\d[\d.]*", each)) for each in told.values()} == {
            tuple(re.findall(r"[A-Z]?\d[\d.]*", rule.source))
        }


@pytest.mark.parametrize(
    ("source", "german"),
    [
        ("seed; ruling 4 (b)", "Vorlage; Auslegung 4 (b)"),
        ("rulings Z3, Z6 and Z46", "Auslegungen Z3, Z6 und Z46"),
        ("my aunt; program", "my aunt; Programm"),
    ],
)
def test_a_source_in_german(source: str, german: str) -> None:
    assert source_in(Rule("AS-1.1", 101, "", "", source), house("de")) == german
