"""Every rule has a test, and code names only rules that exist."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from aerodrome.games.zeppeldrome import hazards, rules
from aerodrome.games.zeppeldrome.state import Player, State
from aerodrome.rulebook.game import Game
from tests.zeppeldrome.table import GAME


def test_every_rule_has_a_test(rules_without_test: Callable[[str, Path], list[str]]) -> None:
    missing = rules_without_test("aerodrome.games.zeppeldrome", Path(__file__).parent)
    assert not missing, "no test is marked with these rules:\n" + "\n".join(missing)


def test_there_are_79_rules_in_11_sections() -> None:
    assert len(GAME.rules) == 79
    assert len({rule.section for rule in GAME.rules}) == 11


@pytest.mark.parametrize(
    ("name", "rule"),
    [
        ("COLOUR_TAKEN", "ZD-2.2"),
        ("NOT_IN_HAND", "ZD-3.2"),
        ("NO_SUCH_PLAYER", "ZD-4.4"),
        ("NO_SUCH_CHOICE", "ZD-5.3"),
        ("NO_SUCH_CHIT", "ZD-5.6"),
        ("NOT_THAT_CHIT", "ZD-7.2"),
        ("NO_SUCH_ARROW", "ZD-7.3"),
        ("CANNOT_PAY", "ZD-7.4"),
        ("MUST_FLY_ON", "ZD-7.5"),
        ("MUST_FLY_ANYWHERE", "ZD-7.6"),
        ("BESIDE_A_VECTOR", "ZD-9.3"),
        ("NO_BALLAST", "ZD-9.4"),
        ("BLOCKED_ABOVE", "ZD-9.5"),
        ("FINISH_REACHED", "ZD-10.1"),
        ("TURNS_USED_UP", "ZD-10.3"),
    ],
)
def test_a_number_that_the_rules_answer_with_is_the_id_of_a_rule(name: str, rule: str) -> None:
    assert GAME.rules[getattr(rules, name)].id == rule


@pytest.mark.parametrize(
    ("name", "rule"),
    [
        ("FOLK_BLOCKED", "ZD-6.3"),
        ("FOLK_IN_GROUP", "ZD-6.4"),
        ("FOLK_HAS_MOVED", "ZD-6.5"),
        ("MUST_MOVE_ONE", "ZD-6.6"),
        ("LEMMING_BLOCKED", "ZD-6.7"),
        ("LEMMING_HAS_MOVED", "ZD-6.8"),
        ("NO_ROOM_ON_TOP", "ZD-6.9"),
    ],
)
def test_a_number_that_hazards_answer_with_is_the_id_of_a_rule(name: str, rule: str) -> None:
    assert GAME.rules[getattr(hazards, name)].id == rule


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
    plain = {"players", "turn", "column", "hand_size", "action_round"}  # these say it themselves
    assert set(State.fields) - plain <= set(State.field_notes())
    assert set(Player.fields) - plain <= set(Player.field_notes())
