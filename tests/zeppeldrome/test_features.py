"""A state as numbers for learners."""

from __future__ import annotations

import pytest

from aerodrome.games.zeppeldrome.accounts import set_older
from aerodrome.games.zeppeldrome.cards import CLEAR, SECTION_IDS
from aerodrome.games.zeppeldrome.features import (
    COLUMNS_AROUND,
    COLUMNS_BEHIND,
    PIECES,
    ROWS_AROUND,
    SEAT_SIZE,
    TOKEN_SIZE,
)
from aerodrome.games.zeppeldrome.plans import DIRECTION_IDS
from aerodrome.games.zeppeldrome.state import (
    ASK_ACTION,
    ASK_COLOUR,
    ASK_DIRECTION,
    ASK_FLY,
    ASK_PAY,
    ASK_PLAN,
    ASK_TARGET,
    QUESTIONS,
    State,
)
from aerodrome.rulebook.record import NONE
from tests.observing import Observed, ones
from tests.zeppeldrome.table import GAME, act, dealt, hand, opened, random_game, table
from tests.zeppeldrome.witness import Story

# Within a seat's part.
FIGURES, COLOUR, WAYS = slice(0, 19), slice(19, 23), slice(23, 31)
BEFORE, AFTER = slice(31, 42), slice(42, 53)


def seen(s: State, viewer: int) -> Observed:
    return Observed(GAME, s, viewer, SEAT_SIZE)


def cards(numbers: list[int]) -> str:
    return " ".join(str(place + 1) for place in ones(numbers))


def around(observed: Observed, piece: str, number: int = 1) -> list[tuple[int, int]]:
    """Where a number stands around the ship: rows below it and columns ahead of it."""
    places = [place for place, n in enumerate(observed[piece]) if n == number]
    return [(place // COLUMNS_AROUND - ROWS_AROUND, place % COLUMNS_AROUND - COLUMNS_BEHIND) for place in places]


def test_the_sizes_of_the_pieces_add_up() -> None:
    assert sum(size for _, size in PIECES) == GAME.observed
    assert len({name for name, _ in PIECES}) == len(PIECES)
    assert AFTER.stop == SEAT_SIZE


@pytest.mark.parametrize("n", [2, 3, 4])
def test_every_position_of_a_game_is_written_within_bounds_and_the_same_when_blinded(n: int) -> None:
    asked = set()
    for ply, s in enumerate(random_game(n, 21 + n, 900)):
        if ply % 12:
            continue
        asked.add(s.asked)
        for viewer in range(n):
            observed = seen(s, viewer)
            assert all(type(x) is int and -100 <= x <= 127 for x in observed.row)
            assert [part[0] for part in observed.seats()] == [1] * n + [0] * (4 - n)
            assert not any(any(part) for part in observed.seats()[n:])
            assert observed.ones("question") == ([s.asked] if s.asked != NONE else [])
            assert len(observed.ones("step")) == 1
            assert len(observed.ones("asked")) == (s.asked not in (NONE, ASK_PLAN))
            assert len(observed.ones("order")) == n
            assert observed.ones("action") == ([s.card] if s.card != NONE else [])
    assert {ASK_COLOUR, ASK_PLAN, ASK_ACTION, ASK_TARGET, ASK_FLY} <= asked


def test_seats_are_counted_from_the_viewer() -> None:
    s = table("2 5", "4 3", "5 9", hands=("1 2 3", "4 20", "6"), tokens=(0, 2, 1), section_a="ballast", marshal=1)
    act(s, 2, "play 6")
    for viewer in range(3):
        observed = seen(s, viewer)
        order = [(viewer + i) % 3 for i in range(3)]
        parts = observed.seats()[:3]
        # row, column, columns to the finish, lead, place, hand, ballast
        figures = ([1, 4, 21, -4, 2, 3, 0], [3, 2, 23, -6, 3, 2, 2], [4, 8, 17, 4, 1, 0, 1])
        assert [part[1:8] for part in parts] == [figures[seat] for seat in order]
        assert [part[14] for part in parts] == [part[15] for part in parts] == [int(seat == 1) for seat in order]
        assert [ones(part[COLOUR]) for part in parts] == [[seat] for seat in order]
        assert [part[16] for part in parts] == [1, 1, 1]  # still to come in this round
        assert observed.ones("asked") == [(2 - viewer) % 3]
        sequence = observed["order"]
        assert [ones(sequence[4 * i : 4 * i + 4]) for i in range(4)] == [
            *([(seat - viewer) % 3] for seat in (2, 0, 1)),
            [],
        ]
    assert seen(s, NONE)["seats"] == seen(s, 0)["seats"]  # a spectator looks from the first seat
    assert seen(s, NONE).ones("asked") == [2]


@pytest.mark.rule("ZD-3.6")
def test_a_spectator_sees_no_hand_no_choice_and_no_plan_that_is_face_down() -> None:
    s = table("2 5", "4 3", plans=("7 down", "8 down"), hands=("1 2 3", "4 20"))
    assert not any(seen(s, NONE)["own plan"] + seen(s, NONE)["own hand"])
    s = table("2 5", "4 3", step="plan", hands=("1 2 3", "4 20"))
    act(s, 0, "plan 2 down")
    observed = seen(s, NONE)
    assert not any(observed["own hand"] + observed["own plan"] + observed["own plan down"])


def test_the_question_the_table_and_the_course() -> None:
    s = table(
        "3 9", "1 7", step="actions", turn=7, action_round=3, hands=("20 1", "2"), before=("", "U D"), reversed=True,
        section_a="none", section_b="slalom-2", section_c="machine", section_d="lemmings", rows="seven",
    )  # fmt: skip
    observed = seen(s, 1)
    assert observed.ones("question") == [ASK_ACTION]
    assert len(observed["question"]) == QUESTIONS
    assert observed.ones("step") == [2]  # after the set-up and the plans
    pile = 70 - 2 - 1 - s.players[0].laid - s.players[1].laid - len(ones(observed["discards"]))
    assert observed["table"] == [7, 7, 18, pile, 1, 0, 1, 3, 0]
    course = observed["course"]
    there = {SECTION_IDS[n]: course[2 * n + 1] for n in range(CLEAR) if course[2 * n]}
    assert there == {"slalom-2": 3 - 6, "machine": 8 - 6, "lemmings": 13 - 6}
    assert seen(opened(2, 1, section_c="machine"), 0)["table"][4:6] == [0, 0]  # not set yet


def test_the_card_that_is_carried_out_its_target_and_its_effect() -> None:
    s = table("3 9", "1 7", "2 7", hands=("20 1", "2", "3"))
    assert not any(seen(s, 0)["action"] + seen(s, 0)["target"] + seen(s, 0)["effect"])
    act(s, 0, "play 20", "on seat 3", "choice 1")
    assert s.asked == ASK_DIRECTION
    for viewer in range(3):
        observed = seen(s, viewer)
        assert cards(observed["action"]) == "20"
        assert observed.ones("target") == [(2 - viewer) % 3]
        assert cards(observed["discards"]) == "20"
        assert observed["effect"] == [1, 0, 0, 0, 0, 0, 0]  # a chit before the plan, in any direction


def test_own_cards_and_the_own_plan() -> None:
    s = dealt(2, 8)
    for viewer in range(2):
        assert cards(seen(s, viewer)["own hand"]) == hand(s, viewer)
        assert not any(seen(s, viewer)["own plan"])
    edge = table("2 5", "4 3", hands=("1 61 62 63 70", "4"))
    assert cards(seen(edge, 0)["own hand"]) == "1 61 62 63 70"
    mine = hand(s, 1).split()[2]
    act(s, 1, f"plan {mine}")
    assert cards(seen(s, 1)["own plan"]) == mine
    assert seen(s, 1)["own plan down"] == [0]
    assert not any(seen(s, 0)["own plan"])
    s = dealt(2, 8)
    act(s, 1, f"plan {mine} down")
    assert cards(seen(s, 1)["own plan"]) == mine
    assert seen(s, 1)["own plan down"] == [1]


@pytest.mark.rule("ZD-3.6")
def test_a_plan_is_seen_by_its_owner_and_what_lies_there_by_all() -> None:
    s = table("3 1", "1 1", "2 1", "4 1", plans=("7", "8 down", "9 turned", "-"), hands=("1", "2", "3", "4"))
    assert [cards(seen(s, viewer)["own plan"]) for viewer in range(4)] == ["7", "8", "9", ""]
    for viewer in range(4):
        parts = [seen(s, viewer).seats()[(seat - viewer) % 4] for seat in range(4)]
        assert [part[10] for part in parts] == [1, 0, 0, 0]  # face up
        assert [part[18] for part in parts] == [0, 1, 0, 0]  # known to its owner alone
        assert [part[WAYS] for part in parts[1:3]] == [[1] * 8] * 2  # one vector in any direction


def test_the_spaces_around_the_ship_are_counted_from_it() -> None:
    s = table(
        "3 8", "3 10", hands=("1", "2"), section_a="none", section_b="none", section_c="machine", section_d="folks",
        folks=("1 10", "2 12", "4 11", "5 13"),
    )  # fmt: skip
    observed = seen(s, 0)
    walls = around(observed, "walls")
    assert {row for row, column in walls if column == 0} == {-3, 3}  # five rows, and the ship is on the third
    assert (0, 2) in around(observed, "occupied")
    assert [(row, column) for row, column in around(observed, "occupied") if (row, column) != (0, 2)] == [
        (-2, 2),
        (-1, 4),
        (1, 3),
        (2, 5),
    ]
    there, rows, columns, moved = ([*observed["folks"][i::TOKEN_SIZE]] for i in range(TOKEN_SIZE))
    assert (there, rows, columns, moved) == ([1] * 4, [-2, -1, 1, 2], [2, 4, 3, 5], [0] * 4)
    other = seen(s, 1)
    assert (0, -2) not in around(other, "occupied")  # too far behind
    assert other["folks"][2::TOKEN_SIZE] == [0, 2, 1, 3]
    open_now, closed = around(observed, "machine"), around(observed, "machine", -1)
    assert open_now
    assert closed
    s.gears_open = 1 - s.gears_open
    assert (around(seen(s, 0), "machine"), around(seen(s, 0), "machine", -1)) == (closed, open_now)


def test_fans_gates_wind_and_fog_are_seen_as_they_are_to_the_ship() -> None:
    s = table("3 3", "1 3", hands=("1", "2"), section_a="slalom-1", section_b="headwinds", section_c="fog")
    mine, other = seen(s, 0), seen(s, 1)
    gates = [(row, column) for row, column in around(mine, "walls") if -2 <= row <= 2]
    assert gates
    assert [(row + 2, column) for row, column in gates] != [
        (row, column) for row, column in around(other, "walls") if 0 <= row <= 4
    ]
    s = table("3 8", "1 3", hands=("1", "2"), section_a="none", section_b="headwinds", section_c="fog")
    assert around(seen(s, 0), "fog")
    assert {column for _, column in around(seen(s, 0), "wind")} == {-1, 0}
    s = table("3 6", "1 6", hands=("1", "2"), section_a="none", section_b="none", section_c="fans", section_d="none")
    help_mine, help_other = around(seen(s, 0), "fans"), around(seen(s, 1), "fans")
    assert help_mine
    assert not {(row + 2, column) for row, column in help_mine} & set(help_other)
    row, column = help_mine[0]
    s.bonus_spaces = 1 << (5 * (2 + row) + (5 + column - 3) % 5)
    assert around(seen(s, 0), "fans") == help_mine[1:]


def test_ballast_around_the_ship_and_directions_that_bounce() -> None:
    s = table("1 1", "2 1", hands=("1", "2"), section_a="ballast", tokens_at=("1 5", "5 6"))
    assert around(seen(s, 0), "goods") == [(0, 4)]
    assert around(seen(s, 1), "goods") == [(-1, 4), (3, 5)]
    # back, up, down into the other ship, up and forward, up and back, down and back
    assert seen(s, 0).ones("barriers") == [1, 2, 3, 4, 6, 7]


def test_lemmings_are_seen_one_by_one() -> None:
    lemmings = ("1 19", "2 20", "-", "-", "-", "-", "5 23")
    s = table("3 17", "1 1", hands=("1", "2"), section_d="lemmings", lemmings=lemmings)
    s.lemmings_moved, s.lemmings_dropped = 0b10, 1
    numbers = seen(s, 0)["lemmings"]
    assert numbers[0] == 1
    each = [numbers[1 + TOKEN_SIZE * i : 1 + TOKEN_SIZE * (i + 1)] for i in range(7)]
    assert each == [[1, -2, 2, 0], [1, -1, 3, 1], *[[0, 0, 0, 0]] * 4, [1, 2, 6, 0]]


def test_a_seat_with_all_that_it_has() -> None:
    s = table(
        "3 9", "1 7", plans=("29 after UF", "7 over"), before=("U D F", ""), after=("DB B", "U"),
        hands=("1 2", "3"), ladders=(0,),
    )  # fmt: skip
    s.players[0].before_flown = 1
    for a in (0, 1, 4):
        for age in (1, 2):
            set_older(s, a, 0, 0, age, 1)
    mine, other = seen(s, 0).seats()[:2]
    # hand, ballast, ladder, flying, face up, over, cards older than one reshuffle and than two
    assert mine[6:14] == [2, 0, 1, 1, 1, 0, 2, 1]
    assert other[6:14] == [1, 0, 0, 1, 1, 1, 0, 0]
    assert len([n for n in mine[WAYS] if n]) == 3
    assert not any(other[WAYS])
    assert mine[BEFORE] == [0, 0, 0, 1, 0, 0, 0, 0, 2, 1, 1]  # D is next, then F
    assert mine[AFTER] == [0, 0, 0, 0, 0, 0, 0, 1, 2, -2, 1]
    assert other[AFTER] == [0, 0, 1, 0, 0, 0, 0, 0, 1, 0, -1]
    s.players[0].after_flown = 1
    assert seen(s, 0).seats()[0][AFTER] == [0, 1, 0, 0, 0, 0, 0, 0, 1, -1, 0]


def test_what_plans_promise_is_seen() -> None:
    plans = ("7 over", "8 over")
    s = table("3 24", "1 7", before=("F F", ""), hands=("1", "2"), plans=plans)
    assert seen(s, 0).seats()[0][17] == 100  # the finish
    s = table("3 6", "1 6", before=("F F", ""), after=("", "B"), hands=("1", "2"), plans=plans)
    # two columns on and one back, with three ways on from the middle row and two from the top one
    assert [part[17] for part in seen(s, 0).seats()[:2]] == [20 + 3 * 14 // 10, -10 + 2 * 14 // 10]


def test_a_vector_that_must_be_paid_for_is_seen() -> None:
    s = table("3 9", "1 24", step="movement", plans=("66",), hands=("1 2",))
    assert [(DIRECTION_IDS[way], n) for way, n in enumerate(seen(s, 1).seats()[1][WAYS]) if n] == [("F", 1), ("D", 2)]
    act(s, 0, "fly D")
    assert s.asked == ASK_PAY
    assert seen(s, 0)["vector"] == [0, 0, 0, 0, 0, 1]


def test_before_the_ships_are_placed_and_when_all_is_over() -> None:
    observed = seen(opened(2, 1), 0)
    assert observed.ones("question") == [ASK_COLOUR]
    assert [part[1:3] for part in observed.seats()[:2]] == [[NONE, NONE]] * 2
    assert not any(any(part[4:6]) for part in observed.seats())
    assert not any(observed["walls"] + observed["barriers"])
    s = table("1 25", "2 1", hands=("24 1", "2"))
    act(s, 0, "play 24", "on seat 1")
    assert s.ended_by
    observed = seen(s, 0)
    assert not any(observed["question"] + observed["asked"])
    assert not any(any(part) for part in observed.seats()[2:])


@pytest.mark.rule("ZD-5.11", "ZD-8.3")
def test_of_a_card_in_doubt_it_is_counted_what_is_sure() -> None:
    """Seat 1 had two old cards and a new one; seat 2 has one of these, and whether it is old only the two know."""
    story = Story(pile="abc", discards="def", rest="mine")
    story.draws(1, "abcd")
    story.draws(2, "e")
    story.steals(2, 1, "a")
    older = {viewer: [part[12:14] for part in seen(story.s, viewer).seats()[:3]] for viewer in range(3)}
    assert older[0][1:] == [[2, 0], [0, 0]]
    assert older[1] == [[2, 0], [1, 0], older[0][0]]
    assert older[2] == [[1, 0], older[0][0], [2, 0]]
