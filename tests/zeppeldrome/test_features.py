"""A state as numbers for learners."""

from __future__ import annotations

import pytest

from aerodrome.games.zeppeldrome.accounts import set_older
from aerodrome.games.zeppeldrome.cards import SECTION_IDS
from aerodrome.games.zeppeldrome.features import PIECES, SEAT_SIZE, observe
from aerodrome.games.zeppeldrome.sight import blind
from aerodrome.games.zeppeldrome.state import (
    ASK_ACTION,
    ASK_COLOUR,
    ASK_DIRECTION,
    ASK_FLY,
    ASK_PLAN,
    ASK_TARGET,
    QUESTIONS,
    STEP_ACTIONS,
    State,
)
from aerodrome.rulebook.record import NONE
from aerodrome.rulebook.strict import StrictState
from tests.zeppeldrome.table import GAME, act, dealt, hand, opened, random_game, table
from tests.zeppeldrome.witness import Story


def seen(s: State, viewer: int) -> list[int]:
    out = [99] * GAME.observed
    observe(s, viewer, out)
    return out


def piece(out: list[int], name: str) -> list[int]:
    at = 0
    for other, size in PIECES:
        if other == name:
            return out[at : at + size]
        at += size
    raise KeyError(name)


def ones(numbers: list[int]) -> list[int]:
    """The places of the ones; all else is zero."""
    assert set(numbers) <= {0, 1}
    return [place for place, n in enumerate(numbers) if n]


def cards(numbers: list[int]) -> str:
    return " ".join(str(place + 1) for place in ones(numbers))


def seats(out: list[int]) -> list[list[int]]:
    part = piece(out, "seats")
    return [part[i * SEAT_SIZE : (i + 1) * SEAT_SIZE] for i in range(4)]


PLAN = slice(19, 89)
BEFORE, AFTER = slice(89, 129), slice(129, 169)


def test_the_pieces_and_their_sizes() -> None:
    assert PIECES == (
        ("question", 18),
        ("asked", 4),
        ("table", 8),
        ("course", 48),
        ("order", 16),
        ("action", 70),
        ("target", 4),
        ("own hand", 70),
        ("own choice", 140),
        ("discards", 70),
        ("ballast", 35),
        ("folks", 35),
        ("lemmings", 35),
        ("seats", 4 * 169),
    )
    assert SEAT_SIZE == AFTER.stop == 169
    assert sum(size for _, size in PIECES) == GAME.observed


@pytest.mark.parametrize("n", [2, 3, 4])
def test_every_position_of_a_game_is_written_within_bounds_and_the_same_when_blinded(n: int) -> None:
    asked = set()
    for ply, s in enumerate(random_game(n, 21 + n, 900)):
        if ply % 3:
            continue
        asked.add(s.asked)
        for viewer in range(n):
            view = s.copy()
            blind(view, viewer)
            out = seen(view, viewer)
            assert out == seen(s, viewer)
            assert len(out) == GAME.observed
            assert all(type(x) is int and NONE <= x < 101 for x in out)
            assert [part[0] for part in seats(out)] == [1] * n + [0] * (4 - n)
            assert not any(any(part) for part in seats(out)[n:])
            assert ones(piece(out, "question")) == ([s.asked] if s.asked != NONE else [])
            assert len(ones(piece(out, "asked"))) == (s.asked not in (NONE, ASK_PLAN))
            assert len(ones(piece(out, "order"))) == n
            assert ones(piece(out, "action")) == ([s.card] if s.card != NONE else [])
    assert {ASK_COLOUR, ASK_PLAN, ASK_ACTION, ASK_TARGET, ASK_FLY} <= asked


def test_seats_are_counted_from_the_viewer() -> None:
    s = table("2 5", "4 3", "5 9", hands=("1 2 3", "4 20", "6"), tokens=(0, 2, 1), section_a="ballast", marshal=1)
    act(s, 2, "play 6")
    for viewer in range(3):
        out = seen(s, viewer)
        order = [(viewer + i) % 3 for i in range(3)]
        parts = seats(out)[:3]
        assert [part[1:5] for part in parts] == [([1, 4, 3, 0], [3, 2, 2, 2], [4, 8, 0, 1])[seat] for seat in order]
        assert [part[13] for part in parts] == [int(seat == 1) for seat in order]
        assert [ones(part[15:19]) for part in parts] == [[seat] for seat in order]
        assert ones(piece(out, "asked")) == [(2 - viewer) % 3]
        sequence = piece(out, "order")
        assert [ones(sequence[4 * i : 4 * i + 4]) for i in range(4)] == [
            *([(seat - viewer) % 3] for seat in (2, 0, 1)),
            [],
        ]
    assert seats(seen(s, NONE)) == seats(seen(s, 0))  # a spectator looks from the first seat
    assert ones(piece(seen(s, NONE), "asked")) == [2]


@pytest.mark.parametrize("viewer", [NONE, 0, 1])
def test_nothing_hidden_is_looked_at(viewer: int) -> None:
    view = table("2 5", "4 3", plans=("7 down", "8 down"), hands=("1 2 3", "4 20"))
    blind(view, viewer)
    seen(StrictState(view), viewer)  # type: ignore[arg-type]


@pytest.mark.rule("ZD-3.6")
def test_a_spectator_does_not_see_a_plan_that_is_face_down() -> None:
    s = table("2 5", "4 3", plans=("7 down", "8 down"), hands=("1 2 3", "4 20"))
    out = seen(s, NONE)
    assert [cards(part[PLAN]) for part in seats(out)] == [""] * 4
    view = s.copy()
    blind(view, NONE)
    assert seen(view, NONE) == out


def test_a_spectator_sees_no_hand_and_no_choice() -> None:
    s = table("2 5", "4 3", step="plan", hands=("1 2 3", "4 20"))
    act(s, 0, "plan 2")
    out = seen(s, NONE)
    assert not any(piece(out, "own hand") + piece(out, "own choice"))
    view = s.copy()
    blind(view, NONE)
    assert seen(StrictState(view), NONE) == out  # type: ignore[arg-type]


def test_the_question_the_table_and_the_course() -> None:
    s = table(
        "3 9", "1 7", step="actions", turn=7, action_round=3, hands=("20 1", "2"), before=("", "U D"), reversed=True,
        section_a="none", section_b="slalom-2", section_c="machine", section_d="lemmings", rows="seven",
    )  # fmt: skip
    out = seen(s, 1)
    assert ones(piece(out, "question")) == [ASK_ACTION]
    assert len(piece(out, "question")) == QUESTIONS
    assert piece(out, "table") == [7, STEP_ACTIONS, 20, 7, 18, 1, 1, 3]
    course = piece(out, "course")
    there = [[SECTION_IDS[n] for n in ones(course[12 * i : 12 * i + 12])] for i in range(4)]
    assert there == [["slalom-2"], ["machine"], ["lemmings"], []]
    assert piece(seen(opened(2, 1, section_c="machine"), 0), "table")[5] == NONE


def test_the_card_that_is_carried_out_and_its_target() -> None:
    s = table("3 9", "1 7", "2 7", hands=("20 1", "2", "3"))
    assert not any(piece(seen(s, 0), "action") + piece(seen(s, 0), "target"))
    act(s, 0, "play 20", "on seat 3", "choice 1")
    assert s.asked == ASK_DIRECTION
    for viewer in range(3):
        out = seen(s, viewer)
        assert cards(piece(out, "action")) == "20"
        assert ones(piece(out, "target")) == [(2 - viewer) % 3]
        assert cards(piece(out, "discards")) == "20"


def test_own_cards_and_the_own_choice() -> None:
    s = dealt(2, 8)
    for viewer in range(2):
        assert cards(piece(seen(s, viewer), "own hand")) == hand(s, viewer)
        assert not any(piece(seen(s, viewer), "own choice"))
    edge = table("2 5", "4 3", hands=("1 61 62 63 70", "4"))
    assert cards(piece(seen(edge, 0), "own hand")) == "1 61 62 63 70"
    mine = hand(s, 1).split()[2]
    act(s, 1, f"plan {mine}")
    assert ones(piece(seen(s, 1), "own choice")) == [int(mine) - 1]
    assert not any(piece(seen(s, 0), "own choice"))
    s = dealt(2, 8)
    act(s, 1, f"plan {mine} down")
    assert ones(piece(seen(s, 1), "own choice")) == [70 + int(mine) - 1]


def test_tokens_on_the_course() -> None:
    s = table(
        "3 1", "1 1", hands=("1", "2"), section_a="ballast", section_c="empty", section_d="folks",
        tokens_at=("1 5", "5 6"), folks=("1 19", "2 21", "4 20", "5 23"),
    )  # fmt: skip
    out = seen(s, 0)
    assert ones(piece(out, "ballast")) == [1, 22]
    assert ones(piece(out, "folks")) == [0, 7, 16, 24]
    assert not any(piece(out, "lemmings"))
    lemmings = ("1 19", "2 20", "-", "-", "-", "-", "5 23")
    s = table("3 1", "1 1", hands=("1", "2"), section_d="lemmings", lemmings=lemmings)
    assert ones(piece(seen(s, 0), "lemmings")) == [0, 6, 24]
    assert not any(piece(seen(s, 0), "folks") + piece(seen(s, 0), "ballast"))


@pytest.mark.rule("ZD-3.6")
def test_plans_are_seen_by_those_who_know_them() -> None:
    s = table("3 1", "1 1", "2 1", "4 1", plans=("7", "8 down", "9 turned", "-"), hands=("1", "2", "3", "4"))
    for viewer in range(4):
        parts = seats(seen(s, viewer))
        plans = [cards(parts[(seat - viewer) % 4][PLAN]) for seat in range(4)]
        assert plans == ["7", "8" if viewer == 1 else "", "9", ""]
        assert [parts[(seat - viewer) % 4][7] for seat in range(4)] == [1, 0, 0, 0]  # face up


def test_a_seat_with_all_that_it_has() -> None:
    s = table(
        "3 9", "1 7", plans=("29 after UF", "7 over"), before=("U D F", ""), after=("DB B", "U"),
        hands=("1 2", "3"), ladders=(0,),
    )  # fmt: skip
    s.players[0].before_flown = 1
    for a in (0, 1, 4):
        for age in (1, 2):
            set_older(s, a, 0, 0, age, 1)
    mine, other = seats(seen(s, 0))[:2]
    # there, row, column, hand, ballast, ladder, flying, face up, over, before, after, cards older than one reshuffle
    # and than two, marshal, ways
    assert mine[:15] == [1, 2, 8, 2, 0, 1, 1, 1, 0, 2, 2, 2, 1, 0, 3]
    assert other[:15] == [1, 0, 6, 1, 0, 0, 1, 1, 1, 0, 1, 0, 0, 0, 1]
    assert ones(mine[BEFORE]) == [3, 8 + 0]  # D is next, then F
    assert ones(mine[AFTER]) == [7, 8 + 1]
    assert ones(other[AFTER]) == [2]
    s.players[0].after_flown = 1
    assert ones(seats(seen(s, 0))[0][AFTER]) == [1]
    assert seats(seen(s, 0))[0][10] == 1


def test_only_the_first_chits_are_shown() -> None:
    s = table("3 9", "1 7", before=("F B U D UF DF UB", ""), after=("", "F B U D UF DF UB"), hands=("1", "2"))
    mine, other = seats(seen(s, 0))[:2]
    assert mine[9] == other[10] == 7
    assert ones(mine[BEFORE]) == ones(other[AFTER]) == [0, 8 + 1, 16 + 2, 24 + 3, 32 + 4]
    assert not any(mine[AFTER] + other[BEFORE])


def test_before_the_ships_are_placed_and_when_all_is_over() -> None:
    out = seen(opened(2, 1), 0)
    assert ones(piece(out, "question")) == [ASK_COLOUR]
    assert [part[1:3] for part in seats(out)[:2]] == [[NONE, NONE]] * 2
    assert not any(any(part[15:]) for part in seats(out))
    s = table("1 25", "2 1", hands=("24 1", "2"))
    act(s, 0, "play 24", "on seat 1")
    assert s.ended_by
    out = seen(s, 0)
    assert not any(piece(out, "question") + piece(out, "asked"))
    assert not any(any(part) for part in seats(out)[2:])


@pytest.mark.rule("ZD-5.11", "ZD-8.3")
def test_of_a_card_in_doubt_it_is_counted_what_is_sure() -> None:
    """Seat 1 had two old cards and a new one; seat 2 has one of these, and whether it is old only the two know."""
    story = Story(pile="abc", discards="def", rest="mine")
    story.draws(1, "abcd")
    story.draws(2, "e")
    story.steals(2, 1, "a")
    older = {viewer: [part[11:13] for part in seats(seen(story.s, viewer))[:3]] for viewer in range(3)}
    assert older[0][1:] == [[2, 0], [0, 0]]
    assert older[1] == [[2, 0], [1, 0], older[0][0]]
    assert older[2] == [[1, 0], older[0][0], [2, 0]]
