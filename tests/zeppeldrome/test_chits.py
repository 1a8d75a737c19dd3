"""ZD-5.1 to ZD-5.9: chits before and after the plan, their order and number, and how they and cards are taken away."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest import mock

import pytest

from aerodrome.games.zeppeldrome import cards
from aerodrome.games.zeppeldrome.plans import DIRECTION_IDS
from aerodrome.games.zeppeldrome.state import (
    ASK_ACTION,
    ASK_DIRECTION,
    ASK_EXTRA,
    ASK_FLY,
    ASK_REMOVE,
    EVENT_CHIT,
    EVENT_CHITS_GONE,
    EVENT_DEACTIVATED,
    EVENT_MOVES,
    EVENT_NO_CHIT,
    EVENT_NOTHING_REMOVED,
    EVENT_PAYS,
    EVENT_REMOVED,
    State,
)
from tests.tables import told
from tests.zeppeldrome.table import (
    act,
    all_pass,
    asked,
    chits,
    direction_of,
    discards,
    hand,
    legal,
    place,
    plan,
    refused,
    table,
)


def alone(hand_of_0: str, **how: tuple[str, ...]) -> State:
    """Seat 0 has all the cards in hands, and room around its ship; its rival is at the start."""
    return table("3 10", "3 1", hands=(hand_of_0,), **how)  # type: ignore[arg-type]


def flown(s: State, seat: int) -> list[str]:
    """The directions in which a ship has moved."""
    return [DIRECTION_IDS[direction] for who, direction, _ in told(s, EVENT_MOVES) if who == seat]


@contextmanager
def other_action(number: int, action: str) -> Iterator[None]:
    """A card of the deck has another action for a while."""
    text = (Path(cards.__file__).with_name("cards.toml")).read_text(encoding="utf-8")
    old = f'action = "{cards.CARDS.deck[number - 1].action}"'
    head, table_name, rest = text.partition(f"[cards.{number}]\n")
    assert old in rest
    changed = cards.read_cards(head + table_name + rest.replace(old, f'action = "{action}"', 1), "test")
    tables = cards.tables(changed)
    with (
        mock.patch.object(cards, "EFFECTS", tables["EFFECTS"]),
        mock.patch.object(cards, "CHOICES", tables["CHOICES"]),
    ):
        yield


# --- order ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-5.1")
def test_a_later_chit_before_the_plan_is_flown_first_and_a_later_one_after_it_last() -> None:
    s = alone("20 32 49 61 1", plans=("27", ""))
    act(s, 0, "play 20", "on seat 1", "choice 1", "chit U")
    assert chits(s, 0) == "U FP"
    act(s, 0, "play 32", "on seat 1", "choice 1", "chit D")
    assert chits(s, 0) == "D U FP"
    act(s, 0, "play 49", "on seat 1", "choice 2", "chit B")
    assert chits(s, 0) == "D U FP B"
    act(s, 0, "play 61", "on seat 1", "choice 2", "chit UF")
    assert chits(s, 0) == "D U FP B UF"
    s.told = []
    all_pass(s)
    assert flown(s, 0) == ["D", "U", "F", "F", "F", "B", "UF"]


@pytest.mark.rule("ZD-5.1")
def test_chits_of_several_players_follow_each_other() -> None:
    s = table("3 10", "3 1", hands=("13 1", "16 2"), plans=("27", "28"))
    act(s, 0, "play 13", "on seat 2", "choice 1")
    act(s, 1, "play 16", "on seat 2", "choice 1")
    assert chits(s, 1) == "B F FP"


@pytest.mark.rule("ZD-5.1")
def test_two_chits_of_one_card_after_the_plan_keep_their_order() -> None:
    s = alone("9 1 2", after=("B", ""))
    act(s, 0, "play 9", "on seat 1", "chit U", "pay 1", "chit DF")
    assert chits(s, 0) == "FP B U DF"
    assert told(s, EVENT_CHIT) == [(0, direction_of("U"), 0), (0, direction_of("DF"), 0)]


@pytest.mark.rule("ZD-5.1")
@pytest.mark.parametrize(
    ("action", "expected"),
    [
        ("[U][DF]FP", "U DF B FP B"),  # the one that is printed first is flown first
        ("[U][DF][F]FP", "U DF F B FP B"),
        ("FP[U][DF]", "B FP B U DF"),
        ("[U]FP[DF][F]", "U B FP B DF F"),
        ("[U][DF]FP[F]", "U DF B FP B F"),
    ],
)
def test_several_chits_of_one_card_keep_their_printed_order(action: str, expected: str) -> None:
    """The cards of the deck have two equal chits, so a card gets another action here."""
    with other_action(50, action):
        s = alone("50 1 2", before=("B", ""), after=("B", ""))
        act(s, 0, "play 50", "on seat 1")
        assert chits(s, 0) == expected


@pytest.mark.rule("ZD-5.1")
def test_the_order_of_a_card_does_not_depend_on_the_card_before_it() -> None:
    with other_action(50, "[U][DF]FP"):
        s = alone("50 33 1")
        act(s, 0, "play 33", "on seat 1", "choice 1")
        act(s, 0, "play 50", "on seat 1")
        assert chits(s, 0) == "U DF U U FP"


@pytest.mark.rule("ZD-5.1", "ZD-5.4")
def test_a_chit_before_the_plan_that_is_not_paid_leaves_the_order_of_the_others() -> None:
    with other_action(50, "[U][D?][F]FP"):
        s = alone("50 1 2", before=("B", ""))
        act(s, 0, "play 50", "on seat 1", "pay nothing")
        assert chits(s, 0) == "U F B FP"
        s = alone("50 1 2", before=("B", ""))
        act(s, 0, "play 50", "on seat 1", "pay 2")
        assert (chits(s, 0), hand(s, 0)) == ("U D F B FP", "1")


@pytest.mark.rule("ZD-5.1", "ZD-7.2")
def test_one_card_may_put_chits_on_both_sides() -> None:
    s = alone("21 50 1", plans=("27", ""))
    act(s, 0, "play 21", "on seat 1")
    act(s, 0, "play 50", "on seat 1")
    assert chits(s, 0) == "D U FP D U"
    assert told(s, EVENT_CHIT) == [
        (0, direction_of(name), side) for name, side in zip("UDDU", (1, 0, 1, 0), strict=True)
    ]
    s.told = []
    all_pass(s)
    assert flown(s, 0) == ["D", "U", "F", "F", "F", "D", "U"]


# --- any direction ----------------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-5.2")
@pytest.mark.parametrize("target", [0, 1])
def test_the_direction_of_an_open_chit_is_chosen_at_once_by_who_plays_the_card(target: int) -> None:
    s = table("3 10", "3 5", hands=("25 1", "2 3"), plans=("27", "28"))
    act(s, 0, "play 25", f"on seat {target + 1}")
    assert asked(s) == (0, ASK_DIRECTION)
    assert legal(s, 0) == [f"chit {name}" for name in ("F", "B", "U", "D", "UF", "DF", "UB", "DB")]
    act(s, 0, "chit UB")
    assert chits(s, target) == "UB FP"
    s.told = []
    all_pass(s)
    assert flown(s, target)[0] == "UB"
    assert s.asked != ASK_FLY


@pytest.mark.rule("ZD-5.2", "ZD-5.3")
def test_the_choice_comes_before_the_direction() -> None:
    s = alone("20 1")
    act(s, 0, "play 20", "on seat 1", "choice 2")
    assert asked(s) == (0, ASK_DIRECTION)
    act(s, 0, "chit D")
    assert chits(s, 0) == "FP D"


# --- open chits -------------------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-5.4")
def test_an_open_chit_costs_another_card() -> None:
    s = alone("1 5 6", plans=("27", ""))
    act(s, 0, "play 1", "on seat 1")
    assert (chits(s, 0), asked(s), legal(s, 0)) == ("FP F", (0, ASK_EXTRA), ["pay 5", "pay 6", "pay nothing"])
    act(s, 0, "pay 5")
    assert (chits(s, 0), hand(s, 0), discards(s)) == ("FP F F", "6", "1 5")
    assert told(s, EVENT_PAYS) == [(0, 4, 0)]


@pytest.mark.rule("ZD-5.4")
def test_nobody_must_pay_for_an_open_chit() -> None:
    s = alone("1 5 6")
    act(s, 0, "play 1", "on seat 1", "pay nothing")
    assert (chits(s, 0), hand(s, 0), s.chits) == ("FP F", "5 6", 19)
    assert told(s, EVENT_PAYS) == []


@pytest.mark.rule("ZD-5.4")
def test_a_payment_is_for_one_chit_only() -> None:
    with other_action(50, "FP[U?][D?]"):
        s = alone("50 1 2 3")
        act(s, 0, "play 50", "on seat 1", "pay 1")
        assert (asked(s), chits(s, 0)) == ((0, ASK_EXTRA), "FP U")
        act(s, 0, "pay nothing")
        assert (chits(s, 0), hand(s, 0)) == ("FP U", "2 3")
        s = alone("50 1 2 3")
        act(s, 0, "play 50", "on seat 1", "pay nothing", "pay 3")
        assert (chits(s, 0), hand(s, 0)) == ("FP D", "1 2")


# --- X ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-5.6")
@pytest.mark.parametrize(
    ("move", "left", "gone"),
    [
        ("remove before 1", "D F FP UB DB", "U"),
        ("remove before 2", "U F FP UB DB", "D"),
        ("remove before 3", "U D FP UB DB", "F"),
        ("remove after 1", "U D F FP DB", "UB"),
        ("remove after 2", "U D F FP UB", "DB"),
    ],
)
def test_who_plays_an_x_chooses_which_chit_goes(move: str, left: str, gone: str) -> None:
    s = table("3 10", "3 1", hands=("70 1", "2"), before=("", "U D F"), after=("B", "UB DB"))
    act(s, 0, "play 70", "on seat 2")
    assert (asked(s), s.chits) == ((0, ASK_REMOVE), 14)
    assert legal(s, 0) == [f"remove before {nth}" for nth in (1, 2, 3)] + [f"remove after {nth}" for nth in (1, 2)]
    assert [refused(s, 0, "remove before 4"), refused(s, 0, "remove after 3")] == ["ZD-5.6"] * 2
    act(s, 0, move)
    assert (chits(s, 1), chits(s, 0), s.chits) == (left, "FP B", 15)
    assert told(s, EVENT_REMOVED) == [(1, direction_of(gone), 0)]


@pytest.mark.rule("ZD-5.6")
def test_an_x_without_chits_does_nothing() -> None:
    s = table("3 10", "3 1", hands=("70 1", "2"), before=("U", ""))
    act(s, 0, "play 70", "on seat 2")
    assert (told(s, EVENT_NOTHING_REMOVED), chits(s, 0), asked(s)) == ([(1, 0, 0)], "U FP", (1, ASK_ACTION))
    assert discards(s) == "70"


@pytest.mark.rule("ZD-5.6")
def test_two_x_remove_two_chits_one_after_the_other() -> None:
    s = table("3 10", "3 1", hands=("46 1", "2"), before=("", "U D"), after=("", "F"))
    act(s, 0, "play 46", "on seat 2", "remove before 1")
    assert (chits(s, 1), legal(s, 0)) == ("D FP F", ["remove before 1", "remove after 1"])
    act(s, 0, "remove before 1")
    assert (chits(s, 1), s.chits, asked(s)) == ("FP F", 19, (1, ASK_ACTION))


@pytest.mark.rule("ZD-5.6")
def test_two_x_on_one_chit_remove_it() -> None:
    s = table("3 10", "3 1", hands=("46 1", "2"), after=("", "F"))
    act(s, 0, "play 46", "on seat 2")
    assert (chits(s, 1), s.chits, asked(s)) == ("FP", 20, (1, ASK_ACTION))
    assert (len(told(s, EVENT_REMOVED)), len(told(s, EVENT_NOTHING_REMOVED))) == (1, 1)


@pytest.mark.rule("ZD-5.6", "ZD-5.1")
def test_chits_go_on_where_a_removed_one_lay() -> None:
    s = table("3 10", "3 1", hands=("70 20 1",), plans=("27", ""), before=("U D F",), after=("U B D",))
    act(s, 0, "play 70", "on seat 1", "remove before 2")
    act(s, 0, "play 20", "on seat 1", "choice 1", "chit DF")
    assert chits(s, 0) == "DF U F FP U B D"


# --- deactivating -----------------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-5.7")
@pytest.mark.parametrize("target", [0, 1])
def test_deactivating_a_card_leaves_one_vector_and_the_chits(target: int) -> None:
    s = table("3 10", "3 5", hands=("22 1", ""), plans=("27", "28"), before=("U", "D"), after=("B", "UF"))
    act(s, 0, "play 22", f"on seat {target + 1}")
    assert told(s, EVENT_DEACTIVATED) == [(target, 1, 0)]
    assert [plan(s, 0), plan(s, 1)] == (["27 turned", "28"] if target == 0 else ["27", "28 turned"])
    assert [chits(s, 0), chits(s, 1)] == ["U FP B", "D FP UF"]
    s.told = []
    all_pass(s)
    assert asked(s) == (target, ASK_FLY)
    assert len(legal(s, target)) == 8
    act(s, target, "fly DF")
    assert flown(s, target) == [["U", "DF", "B"], ["D", "DF", "UF"]][target]
    assert flown(s, 1 - target) == [["D", "F", "F", "F", "UF"], ["U", "F", "F", "F", "B"]][target]


@pytest.mark.rule("ZD-5.7")
def test_more_chits_may_be_added_to_a_deactivated_card() -> None:
    s = table("3 10", "3 1", hands=("22 13 23 1",), plans=("27", ""), before=("U",))
    act(s, 0, "play 22", "on seat 1")
    act(s, 0, "play 13", "on seat 1", "choice 1")
    act(s, 0, "play 23", "on seat 1", "choice 2")
    assert (plan(s, 0), chits(s, 0)) == ("27 turned", "F U FP D")


@pytest.mark.rule("ZD-5.7", "ZD-5.9")
@pytest.mark.parametrize("number", [22, 34, 51, 63, 10, 39])
@pytest.mark.parametrize("before", ["27 down", "27 turned", "-"])
def test_a_card_that_is_face_down_already_stays_so(number: int, before: str) -> None:
    s = table("3 10", "3 1", hands=(f"{number} 1",), plans=("28", before))
    act(s, 0, f"play {number}", "on seat 2")
    assert (plan(s, 1), told(s, EVENT_DEACTIVATED)) == (before, [(1, 0, 0)])


@pytest.mark.rule("ZD-5.9")
@pytest.mark.parametrize("number", [10, 39])
@pytest.mark.parametrize("before", ["27", "27 down", "-"])
def test_deactivating_a_plan_discards_all_its_chits(number: int, before: str) -> None:
    s = table("3 10", "3 5", hands=(f"{number} 1", ""), plans=("28", before), before=("U", "D D"), after=("B", "UF"))
    assert s.chits == 15
    act(s, 0, f"play {number}", "on seat 2")
    assert plan(s, 1) == {"27": "27 turned"}.get(before, before)
    assert [chits(s, 0), chits(s, 1), s.chits] == ["U FP B", "FP", 18]
    assert told(s, EVENT_CHITS_GONE) == [(1, 3, 0)]
    s.told = []
    all_pass(s)
    act(s, 1, "fly F")
    assert flown(s, 1) == ["F"]


@pytest.mark.rule("ZD-5.9", "ZD-5.8")
def test_chits_can_be_placed_again_after_a_plan_was_deactivated() -> None:
    s = table("3 10", "3 5", hands=("10 13 1", ""), plans=("28", "27"), before=("", "D D"), after=("", "UF"))
    act(s, 0, "play 10", "on seat 2")
    act(s, 0, "play 13", "on seat 2", "choice 1")
    assert (chits(s, 1), s.chits) == ("F FP", 19)


@pytest.mark.rule("ZD-5.7", "ZD-3.4")
def test_a_deactivated_card_needs_no_payment() -> None:
    s = table("3 10", "3 1", hands=("22 1",), plans=("67", ""))
    act(s, 0, "play 22", "on seat 1", "pass")
    act(s, 0, "fly F")
    assert (place(s, 0), hand(s, 0), plan(s, 0)) == ("3 11", "1", "")


# --- twenty chits -----------------------------------------------------------------------------------------------

EIGHT = "U D U D U D U D"


@pytest.mark.rule("ZD-5.8")
def test_when_there_are_no_chits_left_none_is_placed() -> None:
    s = table("3 10", "3 1", hands=("13 1", ""), before=(EIGHT, f"{EIGHT} F F F F"))
    assert s.chits == 0
    act(s, 0, "play 13", "on seat 1", "choice 1")
    assert (chits(s, 0), s.chits) == (f"{EIGHT} FP", 0)
    assert told(s, EVENT_NO_CHIT) == [(0, 0, 0)]


@pytest.mark.rule("ZD-5.8", "ZD-0.3")
def test_without_chits_nobody_asks_for_a_direction_or_a_payment() -> None:
    s = table("3 10", "3 1", hands=("25 9 1", ""), before=(EIGHT, f"{EIGHT} F F F F"))
    act(s, 0, "play 25", "on seat 1")
    assert (chits(s, 0), asked(s), s.action_round) == (f"{EIGHT} FP", (0, ASK_ACTION), 2)
    act(s, 0, "play 9", "on seat 1")
    assert (chits(s, 0), asked(s), hand(s, 0)) == (f"{EIGHT} FP", (0, ASK_ACTION), "1")


@pytest.mark.rule("ZD-5.8")
@pytest.mark.parametrize(
    ("number", "moves", "expected"),
    [
        (33, ("choice 1",), f"U {EIGHT} FP"),
        (33, ("choice 2",), f"{EIGHT} FP D"),
        (21, (), f"U {EIGHT} FP"),  # the chit before the plan is printed first
        (50, (), f"D {EIGHT} FP"),
        (1, (), f"{EIGHT} FP F"),
        (9, ("chit B",), f"{EIGHT} FP B"),
    ],
)
def test_the_last_chit_goes_to_what_is_printed_first(number: int, moves: tuple[str, ...], expected: str) -> None:
    s = table("3 10", "3 1", hands=(f"{number} 70", ""), before=(EIGHT, f"{EIGHT} F F F"))
    assert s.chits == 1
    act(s, 0, f"play {number}", "on seat 1", *moves)
    assert (chits(s, 0), s.chits, hand(s, 0)) == (expected, 0, "70")
    assert asked(s) == (0, ASK_ACTION)


@pytest.mark.rule("ZD-5.8")
def test_all_twenty_chits_may_lie_before_or_after_one_plan() -> None:
    s = table("3 10", "3 1", hands=("25 1", ""), plans=("27", ""), before=(f"{EIGHT} {EIGHT} U D U",))
    act(s, 0, "play 25", "on seat 1", "chit D")
    assert (chits(s, 0), s.chits) == (f"D {EIGHT} {EIGHT} U D U FP", 0)
    s = table("3 10", "3 1", hands=("8 1", ""), plans=("27", ""), after=(f"{EIGHT} {EIGHT} U D U",))
    act(s, 0, "play 8", "on seat 1", "chit F")
    assert (chits(s, 0), s.chits) == (f"FP {EIGHT} {EIGHT} U D U F", 0)
    all_pass(s)
    assert place(s, 0) == "2 14"


@pytest.mark.rule("ZD-5.8")
def test_all_chits_can_show_any_direction() -> None:
    s = table("3 10", "3 1", hands=("25 1", ""), before=("F F F F F F F F F F", "F F F F F F F F F"))
    act(s, 0, "play 25", "on seat 1", "chit F")
    assert (chits(s, 0), s.chits) == (" ".join(["F"] * 11 + ["FP"]), 0)


@pytest.mark.rule("ZD-5.8", "ZD-7.9")
def test_flown_chits_are_there_again_in_the_next_turn() -> None:
    s = table("3 10", "3 1", plans=("27", ""), before=("U D",), after=("F",), step="movement")
    assert s.chits == 20


@pytest.mark.rule("ZD-5.4", "ZD-5.8")
def test_an_open_move_is_asked_for_although_no_chit_is_left() -> None:
    s = table("3 10", "3 1", hands=("41 1", ""), before=(EIGHT, f"{EIGHT} F F F F"))
    act(s, 0, "play 41", "on seat 1")
    assert asked(s) == (0, ASK_EXTRA)
    act(s, 0, "pay 1")
    assert place(s, 0) == "5 10"
