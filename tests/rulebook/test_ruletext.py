"""RULES.md as data."""

from __future__ import annotations

import re

import pytest

from aerodrome.games import PACKAGES
from aerodrome.rulebook.game import load_package
from aerodrome.rulebook.ruletext import RuleText

TEXT = """# A game

Some words. - **not a rule**

## 1. First

- **AB-1.1** One line. *(seed)*
- **AB-1.2** Two lines,
  and the second. *(rulebook; ruling 3)*

## 12. Last

- **AB-12.10** With (brackets) and *stars*. *(seed; ruling 4 (b))*
"""


def test_rules_are_read_with_id_number_section_text_and_source() -> None:
    rules = RuleText.parse(TEXT, "AB")
    assert len(rules) == 3
    assert [rule.id for rule in rules] == ["AB-1.1", "AB-1.2", "AB-12.10"]
    assert [rule.number for rule in rules] == [101, 102, 1210]
    assert [rule.section for rule in rules] == ["1. First", "1. First", "12. Last"]
    assert rules[102].text == "Two lines, and the second."
    assert rules[102].source == "rulebook; ruling 3"
    assert rules.by_id["AB-12.10"].text == "With (brackets) and *stars*."
    assert rules[1210].source == "seed; ruling 4 (b)"
    assert str(rules[101]) == "AB-1.1: One line."


@pytest.mark.parametrize(
    "line",
    [
        "- **AB-1.9** No source.",
        "- **AB-1.9** *(seed)*",
        "- **AB-1** No item. *(seed)*",
        "- **AB1.9** No dash. *(seed)*",
        "- **CD-1.9** Another game. *(seed)*",
        "- **AB-1.9** Source not closed. *(seed",
    ],
)
def test_a_rule_without_id_text_or_source_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match=r"RULES\.md: this rule lacks its id, text or source") as raised:
        RuleText.parse(TEXT + line + "\n", "AB")
    assert line[:20] in str(raised.value)


def test_a_rule_that_stands_there_twice_is_refused() -> None:
    with pytest.raises(ValueError, match=r"RULES\.md: AB-1\.1 appears twice"):
        RuleText.parse(TEXT + "- **AB-1.1** Again. *(seed)*\n", "AB")


def test_an_unknown_number_is_no_rule() -> None:
    with pytest.raises(KeyError):
        RuleText.parse(TEXT, "AB")[999]


def test_every_rule_of_airships_says_its_source() -> None:
    rules = load_package("aerodrome.games.airships").rules
    assert all(rule.source and rule.text.endswith((".", "!", "?")) for rule in rules)
    assert rules[402].id == "AS-4.2"
    numbers = [rule.number for rule in rules]
    assert numbers == sorted(numbers)


@pytest.mark.parametrize("package", PACKAGES.values())
def test_every_rule_names_its_source_and_every_ruling_has_a_number(package: str) -> None:
    """A source that says only "ruling" helps nobody."""
    number = r"([A-Z]?\d+|\d\.\d)"
    for rule in load_package(package).rules:
        for source in re.split(r"; |, (?=ruling)", rule.source):
            ruling = rf"rulings? {number}((, {number})* and {number})?"
            assert re.fullmatch(rf"seed|rulebook|review|program|{ruling}", source), rule.id
