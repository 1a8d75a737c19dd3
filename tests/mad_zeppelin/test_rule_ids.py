"""Every rule has a test, and code names only rules that exist."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from aerodrome.games.mad_zeppelin import rules
from aerodrome.games.mad_zeppelin.state import Player, State
from aerodrome.rulebook.game import Game
from tests.mad_zeppelin.table import GAME


def test_every_rule_has_a_test(rules_without_test: Callable[[str, Path], list[str]]) -> None:
    missing = rules_without_test("aerodrome.games.mad_zeppelin", Path(__file__).parent)
    assert not missing, "no test is marked with these rules:\n" + "\n".join(missing)


def test_there_are_115_rules_in_19_sections() -> None:
    assert len(GAME.rules) == 115
    assert len({rule.section for rule in GAME.rules}) == 19


@pytest.mark.parametrize(
    ("name", "rule"),
    [
        ("NOT_PASSED_ON", "MZ-3.7"),
        ("NOT_THAT_DIE", "MZ-4.2"),
        ("DIE_REMOVED", "MZ-4.3"),
        ("ALL_BLACK", "MZ-4.4"),
        ("NOT_IN_HAND", "MZ-5.2"),
        ("ONE_OF_EACH", "MZ-7.1"),
        ("NO_ABILITY_TO_USE", "MZ-7.2"),
        ("HEADING_NOT_SHOWN", "MZ-7.3"),
        ("CANNOT_PAY", "MZ-7.5"),
        ("NO_SUCH_CRATE", "MZ-7.7"),
        ("CRATES_ARE_NOT_THROWN", "MZ-7.10"),
        ("NOT_YOUR_CARGO", "MZ-7.14"),
        ("FRED_HAS_NONE", "MZ-10.4"),
        ("NO_REROLL_LEFT", "MZ-11.1"),
        ("BEFORE_THE_THROW", "MZ-11.5"),
        ("BLOCKED", "MZ-12.1"),
        ("NOT_OF_THAT_LEVEL", "MZ-13.2"),
        ("HAS_THAT_LEVEL", "MZ-13.4"),
        ("NO_CARD_TO_SHOW", "MZ-13.5"),
        ("CANNOT_BE_CHALLENGED", "MZ-13.6"),
        ("ALREADY_PLAYED", "MZ-14.2"),
        ("SHADOW_CANNOT_BE_NAMED", "MZ-14.3"),
        ("NOTHING_TAKEN_OVER", "MZ-14.9"),
        ("NOT_PLAYED_YET", "MZ-15.1"),
        ("CANNOT_BE_COPIED", "MZ-15.2"),
        ("NOTHING_TO_COPY", "MZ-15.3"),
        ("GOAL_REACHED", "MZ-16.2"),
        ("TENTH_JOURNEY", "MZ-16.3"),
        ("TURNS_USED_UP", "MZ-16.5"),
    ],
)
def test_a_number_that_the_rules_answer_with_is_the_id_of_a_rule(name: str, rule: str) -> None:
    assert GAME.rules[getattr(rules, name)].id == rule


def test_every_rule_that_the_sources_mention_exists(rules_mentioned: Callable[[Game], dict[str, set[str]]]) -> None:
    named = rules_mentioned(GAME)
    assert all(named[file] for file in ("state.py", "lesson.toml", "en.ftl", "de.ftl", "fr.ftl"))
    assert set().union(*named.values()) <= set(GAME.rules.by_id)
    assert {number for rules in GAME.rules_in_play.values() for number in rules} <= set(GAME.rules.by_number)


def test_every_option_is_described_by_the_rule_that_it_names(
    rules_of_options: Callable[[Game], dict[str, set[str]]],
) -> None:
    for option, [rule] in rules_of_options(GAME).items():
        assert f"`{option}`" in str(GAME.rules.by_id[rule]), option


def test_every_field_of_the_state_says_what_it_holds() -> None:
    plain = {"players", "leader", "coins", "hand_size"}  # these say it themselves
    assert set(State.fields) - plain <= set(State.field_notes())
    assert set(Player.fields) - plain <= set(Player.field_notes())
