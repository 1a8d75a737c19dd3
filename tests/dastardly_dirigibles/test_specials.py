"""DD-6: Tesla Disintegrator, Thief, Prestidigitation and Gilded Dynamotor."""

from __future__ import annotations

import pytest

from aerodrome.games.dastardly_dirigibles.state import (
    ASK_ACTION,
    ASK_DESTROY,
    ASK_LOSE,
    ASK_ROB,
    ASK_TAKE,
    DESTROY,
    DISCARD,
    EVENT_DESTROYS,
    EVENT_LOSES,
    EVENT_RETRIEVES,
    EVENT_ROBS,
    EVENT_SPECIAL,
    LOSE_BACK,
    LOSE_FRONT,
    ROB,
    TAKE,
)
from tests.dastardly_dirigibles.table import (
    asked,
    card,
    destroy,
    destroying,
    discard,
    discards,
    hand,
    legal,
    lose,
    nobody_matches,
    play,
    playing,
    refused,
    retrieve,
    rob,
    robbing,
    ship,
    special,
    table,
)
from tests.tables import told

SHIPS = ("key - - - - - -", "chain gear - - - key brass", "- - - goggle - - -")


@pytest.mark.rule("DD-6.1")
@pytest.mark.parametrize(
    ("name", "question"), [("tesla", ASK_DESTROY), ("thief", ASK_ROB), ("prestidigitation", ASK_TAKE)]
)
def test_a_special_goes_to_the_discards_and_its_effect_comes_at_once(name: str, question: int) -> None:
    s = table(name, "", "", ships=SHIPS, discards="gear nose, gear drive")
    special(s, name)
    assert discards(s) == f"gear nose, gear drive, {name}"
    assert hand(s, 0) == ""
    assert asked(s) == (0, question)
    assert told(s, EVENT_SPECIAL) == [(0, card(name), 0)]


# --- Tesla Disintegrator ----------------------------------------------------------------------------------------


@pytest.mark.rule("DD-6.8", "DD-6.14")
def test_tesla_discards_a_part_of_one_opponents_airship() -> None:
    s = table("tesla", "gear nose", "key tail", ships=SHIPS)
    special(s, "tesla")
    assert legal(s) == [
        destroying(1, "nose"),
        destroying(1, "lift"),
        destroying(1, "tail"),
        destroying(2, "gondola-rear"),
    ]
    destroy(s, 1, "tail")
    assert ship(s, 1) == "chain gear - - - key -"
    assert discards(s) == "brass tail, tesla"
    assert (hand(s, 0), hand(s, 1)) == ("", "gear nose")
    assert told(s, EVENT_DESTROYS) == [(0, 1, 5)]
    assert told(s, EVENT_LOSES) == [(1, 7, 6)]
    assert (asked(s), s.actions_left) == ((0, ASK_ACTION), 2)


@pytest.mark.rule("DD-6.8")
def test_tesla_acts_on_one_opponent_only() -> None:
    s = table("tesla", "", "", ships=("", "chain - - - - - -", "gear - - - - - -"))
    special(s, "tesla")
    destroy(s, 2, "nose")
    assert (ship(s, 1), ship(s, 2)) == ("chain - - - - - -", "- - - - - - -")


@pytest.mark.rule("DD-6.9")
@pytest.mark.parametrize(
    ("slot", "left", "lost"), [("front", "- - - - - key wrench", "gear"), ("back", "- gear - - - - wrench", "key")]
)
def test_of_two_lift_engines_the_victim_chooses_which(slot: str, left: str, lost: str) -> None:
    s = table("tesla", "chain nose", ships=("", "- gear - - - key wrench"))
    special(s, "tesla")
    destroy(s, 1, "lift")
    assert asked(s) == (1, ASK_LOSE)
    assert legal(s) == [LOSE_FRONT, LOSE_BACK]
    lose(s, slot)
    assert (ship(s, 1), discards(s)) == (left, f"{lost} lift, tesla")
    assert asked(s) == (0, ASK_ACTION)


@pytest.mark.rule("DD-6.9", "DD-6.8")
@pytest.mark.parametrize("ship_before", ["- gear - - - - key", "- - - - - gear key"])
def test_a_single_lift_engine_goes_without_a_question(ship_before: str) -> None:
    s = table("tesla", "", ships=("", ship_before))
    special(s, "tesla")
    destroy(s, 1, "lift")
    assert (ship(s, 1), discards(s)) == ("- - - - - - key", "gear lift, tesla")
    assert asked(s) == (0, ASK_ACTION)


@pytest.mark.rule("DD-6.9", "DD-4.4")
def test_the_turn_goes_on_from_the_player_of_tesla_when_the_victim_has_chosen() -> None:
    s = table("tesla", "chain nose", "gear nose", ships=("", "", "- gear - - - key wrench"), actions=1)
    special(s, "tesla")
    destroy(s, 2, "lift")
    lose(s, "front")
    assert s.seat == 1


# --- Thief ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DD-6.10", "DD-6.14")
def test_the_thief_takes_a_card_of_its_players_choice_into_the_hand() -> None:
    s = table("thief", "gear nose", "key tail", ships=SHIPS)
    special(s, "thief")
    assert legal(s) == [
        robbing(1, "nose"),
        robbing(1, "front"),
        robbing(1, "back"),
        robbing(1, "tail"),
        robbing(2, "gondola-rear"),
    ]
    rob(s, 1, "tail")
    assert (ship(s, 1), hand(s, 0)) == ("chain gear - - - key -", "brass tail")
    assert discards(s) == "thief"
    assert told(s, EVENT_ROBS) == [(0, 1, card("brass tail"))]
    assert (asked(s), s.actions_left) == ((0, ASK_ACTION), 2)


@pytest.mark.rule("DD-6.10")
@pytest.mark.parametrize(("slot", "suit"), [("front", "gear"), ("back", "key")])
def test_of_two_lift_engines_the_thief_picks_the_one_it_wants(slot: str, suit: str) -> None:
    s = table("thief", "", "", ships=SHIPS)
    special(s, "thief")
    rob(s, 1, slot)
    assert hand(s, 0) == f"{suit} lift"
    assert asked(s) == (0, ASK_ACTION)


@pytest.mark.rule("DD-6.14")
def test_tesla_and_thief_act_on_an_opponents_part_that_is_there() -> None:
    s = table("thief, tesla", "gear nose", "", ships=SHIPS)
    special(s, "thief")
    assert refused(s, robbing(0, "nose")) == "DD-6.14"  # one's own
    assert refused(s, robbing(1, "drive")) == "DD-6.14"
    assert refused(s, robbing(2, "nose")) == "DD-6.14"
    assert {refused(s, ROB + 7 * 3 + slot) for slot in range(14)} == {"DD-6.14"}  # nobody sits there
    rob(s, 1, "nose")
    special(s, "tesla")
    assert refused(s, destroying(0, "nose")) == "DD-6.14"
    assert refused(s, destroying(1, "nose")) == "DD-6.14"  # it has just been stolen
    assert refused(s, destroying(2, "lift")) == "DD-6.14"
    assert {refused(s, DESTROY + 6 * 3 + part) for part in range(12)} == {"DD-6.14"}


@pytest.mark.rule("DD-6.10", "DD-5.1")
def test_a_stolen_part_may_be_played_with_the_next_action() -> None:
    s = table("thief", "", "", ships=SHIPS)
    special(s, "thief")
    rob(s, 1, "tail")
    play(s, "brass tail")
    assert ship(s, 0) == "key - - - - - brass"


# --- Prestidigitation -------------------------------------------------------------------------------------------


@pytest.mark.rule("DD-6.11")
def test_prestidigitation_takes_any_card_from_the_discards() -> None:
    s = table("prestidigitation", "gear tail", discards="gear nose, gear lift, gear lift, thief, prestidigitation")
    special(s, "prestidigitation")
    assert legal(s) == [TAKE + card(name) for name in ("gear nose", "gear lift", "thief")]
    retrieve(s, "thief")
    assert hand(s, 0) == "thief"
    assert discards(s) == "gear nose, gear lift, gear lift, prestidigitation, prestidigitation"
    assert told(s, EVENT_RETRIEVES) == [(0, card("thief"), 0)]
    assert (asked(s), s.actions_left) == ((0, ASK_ACTION), 2)


@pytest.mark.rule("DD-6.11", "DD-3.7")
def test_it_takes_neither_a_prestidigitation_nor_a_card_that_is_not_there() -> None:
    s = table("prestidigitation", "gear tail", discards="gear nose, thief")
    special(s, "prestidigitation")
    assert refused(s, TAKE + card("prestidigitation")) == "DD-6.11"
    assert refused(s, TAKE + card("gear tail")) == "DD-3.7"


# --- held, or without effect ------------------------------------------------------------------------------------


@pytest.mark.rule("DD-6.12")
def test_the_dynamotor_is_held_not_played() -> None:
    s = table("dynamotor, chain nose", "", ships=("", "gear - - - - - -"))
    assert refused(s, playing("dynamotor")) == "DD-6.12"
    discard(s, "dynamotor")
    assert discards(s) == "dynamotor"


@pytest.mark.rule("DD-6.13")
@pytest.mark.parametrize("name", ["tesla", "thief"])
def test_tesla_and_thief_need_a_part_on_an_opponents_airship(name: str) -> None:
    s = table(f"{name}, chain nose", "", ships=("key key key - - - -", ""))
    assert refused(s, playing(name)) == "DD-6.13"
    assert refused(s, DISCARD + card(name)) == ""
    s = table(name, "", "", ships=("", "", "- - - - - - key"))
    assert refused(s, playing(name)) == ""


@pytest.mark.rule("DD-6.13")
@pytest.mark.parametrize(
    ("pile", "rule"), [("", "DD-6.13"), ("prestidigitation", "DD-6.13"), ("gear nose", ""), ("thief", "")]
)
def test_prestidigitation_needs_a_card_that_it_may_take(pile: str, rule: str) -> None:
    s = table("prestidigitation, chain nose", "", discards=pile)
    assert refused(s, playing("prestidigitation")) == rule
    assert refused(s, DISCARD + card("prestidigitation")) == ""


@pytest.mark.rule("DD-6.1", "DD-4.2")
def test_a_special_is_spent_when_it_has_been_played() -> None:
    s = table("thief, gear tail", "", ships=("", "chain key - - - - -"))
    special(s, "thief")
    rob(s, 1, "nose")
    assert refused(s, playing("thief")) == "DD-4.2"
    play(s, "chain nose")
    nobody_matches(s)
    assert ship(s, 0) == "chain - - - - - -"
