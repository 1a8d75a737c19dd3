"""Every rule has a test, and code names only rules that exist."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from aerodrome.games.airships import rules
from aerodrome.games.airships.state import State
from aerodrome.rulebook.game import Game
from tests.airships.table import GAME


def test_every_rule_has_a_test(rules_without_test: Callable[[str, Path], list[str]]) -> None:
    missing = rules_without_test("aerodrome.games.airships", Path(__file__).parent)
    assert not missing, "no test is marked with these rules:\n" + "\n".join(missing)


def test_there_are_83_rules_in_13_sections() -> None:
    assert len(GAME.rules) == 83
    assert len({rule.section for rule in GAME.rules}) == 13


@pytest.mark.parametrize(
    ("name", "rule"),
    [
        ("ENTREPRENEUR_TAKEN", "AS-2.8"),
        ("NOTHING_THERE", "AS-4.2"),
        ("DICE_MISSING", "AS-4.3"),
        ("CANNOT_PAY", "AS-6.2"),
        ("NO_IMAGINARY", "AS-6.5"),
        ("TOO_FEW_LEFT", "AS-6.6"),
        ("HINDENBURG_CLOSED", "AS-10.1"),
        ("PHASE_BUILT", "AS-10.2"),
        ("NOT_THE_NEXT_PHASE", "AS-10.6"),
        ("STACKS_RUN_DOWN", "AS-11.1"),
        ("HINDENBURG_DONE", "AS-11.2"),
        ("NOBODY_CAN_ACT", "AS-11.4"),
        ("GOES_USED_UP", "AS-11.5"),
    ],
)
def test_a_number_that_the_rules_answer_with_is_the_id_of_a_rule(name: str, rule: str) -> None:
    assert GAME.rules[getattr(rules, name)].id == rule


def test_every_rule_that_the_sources_mention_exists(
    rules_mentioned: Callable[[Game], dict[str, set[str]]], rules_of_options: Callable[[Game], dict[str, set[str]]]
) -> None:
    named = rules_mentioned(GAME)
    assert all(named[file] for file in ("state.py", "lesson.toml", "en.ftl", "de.ftl", "fr.ftl"))
    assert set().union(*named.values()) <= set(GAME.rules.by_id)
    assert {number for rules in GAME.rules_in_play.values() for number in rules} <= set(GAME.rules.by_number)
    for option, found in rules_of_options(GAME).items():
        assert found, option


def test_every_field_of_the_state_says_what_it_holds() -> None:
    notes = State.field_notes()
    assert set(State.fields) - {"companies"} <= set(notes)
