"""Every rule has a test, and code names only rules that exist."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from aerodrome.games.dastardly_dirigibles import rules
from aerodrome.games.dastardly_dirigibles.state import Player, State
from aerodrome.rulebook.game import Game
from tests.dastardly_dirigibles.table import GAME


def test_every_rule_has_a_test(rules_without_test: Callable[[str, Path], list[str]]) -> None:
    missing = rules_without_test("aerodrome.games.dastardly_dirigibles", Path(__file__).parent)
    assert not missing, "no test is marked with these rules:\n" + "\n".join(missing)


def test_there_are_76_rules_in_11_sections() -> None:
    assert len(GAME.rules) == 76
    assert len({rule.section for rule in GAME.rules}) == 11


@pytest.mark.parametrize(
    ("name", "rule"),
    [
        ("NOTHING_TO_DRAW", "DD-3.6"),
        ("NOTHING_THERE", "DD-3.7"),
        ("NOT_IN_HAND", "DD-4.2"),
        ("NOTHING_TO_SWAP", "DD-4.7"),
        ("SAME_SUIT", "DD-5.4"),
        ("MUST_MATCH", "DD-5.5"),
        ("OUT_OF_TURN_ONLY", "DD-6.2"),
        ("NOTHING_TO_TRANSMUTE", "DD-6.3"),
        ("NOT_JUST_DRAWN", "DD-6.7"),
        ("NOT_ANOTHER_ONE", "DD-6.11"),
        ("HELD_NOT_PLAYED", "DD-6.12"),
        ("NO_EFFECT", "DD-6.13"),
        ("NO_SUCH_PART", "DD-6.14"),
        ("SHIP_COMPLETE", "DD-7.1"),
        ("TURNS_USED_UP", "DD-7.5"),
        ("ROUNDS_OVER", "DD-9.1"),
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
    for option, [rule] in rules_of_options(GAME).items():
        assert "ption" in str(GAME.rules.by_id[rule]), option


def test_every_field_of_the_state_says_what_it_holds() -> None:
    plain = {"players", "hand_size", "actions_left", "pile_size"}  # these say it themselves
    assert set(State.fields) - plain <= set(State.field_notes())
    assert set(Player.fields) - plain <= set(Player.field_notes())
