"""ZD-2 and ZD-1.5: the first player, colours, starting rows, the deal, the Machine, and who is ahead of whom."""

from __future__ import annotations

import itertools

import pytest

from aerodrome.games.zeppeldrome.state import (
    ASK_COLOUR,
    ASK_MACHINE,
    ASK_PLAN,
    EVENT_COLOUR,
    EVENT_DRAWN,
    EVENT_DRAWS,
    EVENT_FIRST,
    EVENT_MACHINE,
    EVENT_STARTS_AT,
    EVENT_TURN,
    State,
)
from aerodrome.rulebook.game import BadOption
from aerodrome.rulebook.record import NONE
from tests.tables import told
from tests.zeppeldrome.table import (
    act,
    asked,
    askers,
    chits,
    dealt,
    discards,
    force,
    fresh,
    hand,
    legal,
    opened,
    pile,
    places,
    plan,
    refused,
    sequence,
    table,
)

NO_HAZARDS = {f"section_{letter}": "empty" for letter in "abcd"}


def colours_chosen(s: State, *names: str) -> State:
    """All take these colours, in sequence."""
    for name in names:
        act(s, s.decider, f"take {name}")
    return s


# --- the first player -------------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-2.1", "ZD-2.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_lot_says_who_is_first_and_the_others_follow_in_the_order_of_their_seats(seats: int) -> None:
    for first in range(seats):
        s = opened(seats, lots=(first,), **NO_HAZARDS)
        assert told(s, EVENT_FIRST) == [(first, 0, 0)]
        for nth, name in enumerate(("yellow", "green", "blue")[: min(seats, 3)]):
            assert asked(s) == ((first + nth) % seats, ASK_COLOUR)
            act(s, s.decider, f"take {name}")
        assert [seat for seat, _, _ in told(s, EVENT_COLOUR)] == [(first + nth) % seats for nth in range(seats)]


@pytest.mark.rule("ZD-2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_seat_may_be_the_first(seats: int) -> None:
    firsts = [opened(seats, seed).decider for seed in range(60)]
    assert set(firsts) == set(range(seats))


@pytest.mark.rule("ZD-2.1")
def test_an_option_names_the_first_player() -> None:
    for first in range(4):
        assert {opened(4, seed, first_seat=first + 1).decider for seed in range(6)} == {first}


@pytest.mark.rule("ZD-2.1")
def test_a_player_who_is_not_there_cannot_be_first() -> None:
    with pytest.raises(BadOption):
        fresh(3, first_seat=4)


# --- colours ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-2.2")
def test_a_colour_that_somebody_has_cannot_be_chosen() -> None:
    s = opened(3, first_seat=1)
    assert legal(s, 0) == ["take yellow", "take blue", "take red", "take green"]
    act(s, 0, "take red")
    assert refused(s, 1, "take red") == "ZD-2.2"
    assert legal(s, 1) == ["take yellow", "take blue", "take green"]
    act(s, 1, "take yellow")
    assert [refused(s, 2, f"take {name}") for name in ("red", "yellow")] == ["ZD-2.2"] * 2
    assert legal(s, 2) == ["take blue", "take green"]


@pytest.mark.rule("ZD-2.2", "ZD-0.3")
@pytest.mark.parametrize("left", range(4))
def test_the_fourth_player_gets_the_colour_that_is_left(left: int) -> None:
    names = ("yellow", "blue", "red", "green")
    s = opened(4, first_seat=2, **NO_HAZARDS)
    colours_chosen(s, *(name for nth, name in enumerate(names) if nth != left))
    assert told(s, EVENT_COLOUR)[3] == (0, left, 0)
    assert s.players[0].colour == left
    assert s.asked == ASK_PLAN


@pytest.mark.rule("ZD-2.2")
def test_with_two_or_three_players_colours_stay_over() -> None:
    s = colours_chosen(opened(3, first_seat=1, **NO_HAZARDS), "green", "yellow", "blue")
    assert [s.players[i].colour for i in range(3)] == [3, 0, 1]
    s = colours_chosen(opened(2, first_seat=1, **NO_HAZARDS), "green", "yellow")
    assert [s.players[i].colour for i in range(2)] == [3, 0]


# --- where ships start ------------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-2.3", "ZD-1.5")
@pytest.mark.parametrize(
    ("seats", "first", "starts"),
    [
        (2, 1, ["1 1", "2 1"]),
        (2, 2, ["2 1", "1 1"]),
        (3, 2, ["3 1", "1 1", "2 1"]),
        (3, 3, ["2 1", "3 1", "1 1"]),
        (4, 1, ["1 1", "2 1", "3 1", "4 1"]),
        (4, 3, ["3 1", "4 1", "1 1", "2 1"]),
    ],
)
def test_the_first_player_starts_in_the_top_row_and_the_next_below(seats: int, first: int, starts: list[str]) -> None:
    s = opened(seats, first_seat=first, **NO_HAZARDS)
    colours_chosen(s, *("green", "blue", "yellow")[:seats])
    assert places(s) == starts
    assert told(s, EVENT_STARTS_AT) == [((first - 1 + nth) % seats, nth, 0) for nth in range(seats)]
    assert sequence(s) == [(first - 1 + nth) % seats for nth in range(seats)]


ROWS = {"yellow": 1, "blue": 2, "red": 3, "green": 4}


@pytest.mark.rule("ZD-2.4", "ZD-1.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("first", [1, 2])
def test_with_slalom_1_every_colour_has_its_row_whoever_was_first(seats: int, first: int) -> None:
    for names in itertools.permutations(ROWS, seats):
        s = opened(seats, first_seat=first, section_a="slalom-1", section_c="fog")
        colours_chosen(s, *names[:3])
        taken = {(first - 1 + nth) % seats: ROWS[name] for nth, name in enumerate(names)}
        assert places(s) == [f"{taken[seat]} 1" for seat in range(seats)]
        assert sequence(s) == sorted(range(seats), key=lambda seat: taken[seat])


@pytest.mark.rule("ZD-2.4")
def test_slalom_2_has_no_rows_of_its_own() -> None:
    s = colours_chosen(opened(3, first_seat=1, section_a="empty", section_b="slalom-2"), "green", "red", "yellow")
    assert places(s) == ["1 1", "2 1", "3 1"]


# --- the Machine ------------------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-2.6")
@pytest.mark.parametrize(("symbol", "gears_open"), [("gears", 1), ("pistons", 0)])
def test_the_player_in_last_place_opens_a_symbol_of_the_machine_before_the_deal(symbol: str, gears_open: int) -> None:
    s = opened(3, first_seat=2, section_a="empty", section_c="machine")
    colours_chosen(s, "green", "red", "yellow")
    assert asked(s) == (0, ASK_MACHINE)
    assert legal(s, 0) == ["open gears", "open pistons"]
    assert (refused(s, 1, "open gears"), told(s, EVENT_DRAWS), hand(s, 0)) == ("ZD-0.2", [], "")
    act(s, 0, f"open {symbol}")
    assert s.gears_open == gears_open
    assert told(s, EVENT_MACHINE) == [(0, 1 - gears_open, 1)]
    assert (s.asked, askers(s)) == (ASK_PLAN, [0, 1, 2])


@pytest.mark.rule("ZD-2.6", "ZD-2.4")
def test_with_slalom_1_the_lowest_colour_sets_the_machine() -> None:
    s = opened(4, first_seat=1, section_a="slalom-1", section_c="machine")
    colours_chosen(s, "red", "green", "yellow")
    assert asked(s) == (1, ASK_MACHINE)


@pytest.mark.rule("ZD-2.6")
@pytest.mark.parametrize("section", ["fog", "fans", "empty", "none"])
def test_without_the_machine_nobody_is_asked_about_it(section: str) -> None:
    s = colours_chosen(opened(2, section_c=section), "red", "green")
    assert (s.asked, s.gears_open) == (ASK_PLAN, NONE)


# --- the deal ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-2.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_is_dealt_four_of_seventy_cards(seats: int) -> None:
    s = dealt(seats, seed=5)
    cards = [number for seat in range(seats) for number in hand(s, seat).split()]
    assert [len(hand(s, seat).split()) for seat in range(seats)] == [4] * seats
    assert len(set(cards)) == 4 * seats
    assert sorted(map(int, cards + pile(s).split())) == list(range(1, 71))
    assert discards(s) == ""
    assert [told(s, EVENT_DRAWS), told(s, EVENT_TURN)] == [
        [(seat, 4, 0) for seat in sequence(s)],
        [(1, 0, 0)],
    ]


@pytest.mark.rule("ZD-2.5")
def test_the_cards_are_dealt_in_sequence() -> None:
    s = opened(2, first_seat=2, **NO_HAZARDS)
    act(s, 1, "take blue")
    force("1 2 3 4 70 69 68 67")
    act(s, 0, "take green")
    assert (hand(s, 1), hand(s, 0)) == ("1 2 3 4", "67 68 69 70")
    assert [card for _, card, _ in told(s, EVENT_DRAWN, 1)] == [0, 1, 2, 3]
    assert [card for _, card, _ in told(s, EVENT_DRAWN, 0)] == [69, 68, 67, 66]


@pytest.mark.rule("ZD-2.5")
def test_other_seeds_deal_other_cards() -> None:
    assert len({hand(dealt(2, seed, first_seat=1), 0) for seed in range(20)}) == 20


@pytest.mark.rule("ZD-2.5")
def test_at_the_start_there_are_no_plans_and_no_chits_in_play() -> None:
    s = dealt(4, 3)
    assert s.chits == 20
    assert [(plan(s, seat), chits(s, seat), s.players[seat].ballast) for seat in range(4)] == [("", "FP", 0)] * 4


# --- who is ahead -----------------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-1.5")
@pytest.mark.parametrize(
    ("ships", "order"),
    [
        (("5 9", "1 8"), [0, 1]),  # nearer the finish line, however low
        (("1 8", "5 9"), [1, 0]),
        (("3 8", "2 8"), [1, 0]),  # the same column: the higher one
        (("2 8", "3 8"), [0, 1]),
        (("4 7", "1 6", "2 7"), [2, 0, 1]),
        (("5 9", "2 12", "4 12", "3 10"), [1, 2, 3, 0]),
        (("4 6", "3 6", "2 6", "1 6"), [3, 2, 1, 0]),
    ],
)
def test_the_ship_nearest_the_finish_line_is_ahead_and_then_the_higher_one(
    ships: tuple[str, ...], order: list[int]
) -> None:
    s = table(*ships, step="actions", hands=tuple(str(number) for number in range(1, len(ships) + 1)))
    assert sequence(s) == order
    for seat in order:
        assert s.decider == seat
        act(s, seat, "pass")
