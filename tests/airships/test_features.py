"""A state as numbers for learners."""

from __future__ import annotations

import pytest

from aerodrome.games.airships import rules
from aerodrome.games.airships.features import CARD_SIZE, PIECES, SEAT_SIZE, observe
from aerodrome.games.airships.state import ASK_BONUS, ASK_TARGET, State
from aerodrome.rulebook.chance import below, first_key, key_chance, second_key
from aerodrome.rulebook.record import NONE
from aerodrome.rulebook.strict import StrictState
from tests.airships.table import GAME, Luck, act, opened, table


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


def seats(out: list[int]) -> list[list[int]]:
    part = piece(out, "seats")
    return [part[i * SEAT_SIZE : (i + 1) * SEAT_SIZE] for i in range(4)]


def test_the_sizes_of_the_pieces_add_up() -> None:
    assert sum(size for _, size in PIECES) == GAME.observed
    assert len({name for name, _ in PIECES}) == len(PIECES)


@pytest.mark.parametrize("n", [2, 3, 4])
def test_every_position_of_a_game_is_written_within_bounds(n: int) -> None:
    s = opened(n, 21)
    rng = [0, 0, 0, 0]
    ply = 0
    while rules.to_act(s):
        for viewer in (NONE, *range(n)):
            view = s.copy()
            GAME.plain.blind(view, viewer)
            out = seen(StrictState(view), viewer)  # type: ignore[arg-type]
            assert out == seen(s, viewer)
            assert len(out) == GAME.observed
            assert all(type(x) is int and 0 <= x < 99 for x in out)
            assert [part[0] for part in seats(out)] == [1] * n + [0] * (4 - n)
            assert not any(any(part) for part in seats(out)[n:])
            assert sum(piece(out, "question")) == sum(piece(out, "acting")) == sum(piece(out, "era")) == 1
        legal = [action for action in range(37) if rules.refusal(s, s.seat, action) == 0]
        ply += 1
        key_chance(rng, 21, 1, ply)
        key_chance(s.rng, first_key(21), second_key(21), ply)
        rules.step(s, s.seat, legal[below(rng, len(legal))])
    assert sum(piece(seen(s, 0), "question")) == 0


def test_seats_are_counted_from_the_viewer() -> None:
    s = table("F-S1", "G-25", "H-23", seat=1, chips=(1, 2, 3), wooden=2)
    for viewer in range(3):
        out = seen(s, viewer)
        order = [(viewer + i) % 3 for i in range(3)]
        assert [part[1] for part in seats(out)[:3]] == [seat + 1 for seat in order]
        assert [part[3] for part in seats(out)[:3]] == [(0, 3, 2)[seat] for seat in order]
        assert [part[5] for part in seats(out)[:3]] == [int(seat == 2) for seat in order]
        assert piece(out, "acting").index(1) == (1 - viewer) % 3
    assert seen(s, NONE) == seen(s, 0)


def test_the_phases_are_the_viewers_or_a_rivals() -> None:
    s = table("F-S1", "H-S1", phases="01--", stacks="L1 L2 L3 -")
    parts = [piece(seen(s, viewer), "hindenburg") for viewer in range(2)]
    assert [part[i * 5 : i * 5 + 3] for part in parts[:1] for i in range(4)] == [
        [0, 1, 0],
        [0, 0, 1],
        [1, 0, 0],
        [1, 0, 0],
    ]
    assert [part[i * 5 : i * 5 + 3] for part in parts[1:] for i in range(4)] == [
        [0, 0, 1],
        [0, 1, 0],
        [1, 0, 0],
        [1, 0, 0],
    ]
    assert parts[0][3:5] == [6, 3]
    closed = table("F-S1", "H-S1")
    assert piece(seen(closed, 0), "hindenburg")[0::5] == [0, 0, 0, 0]


def test_the_throw_is_seen(luck: Luck) -> None:
    s = table("F-S1 I-11", "H-S1", chips=(1, 0), stacks="L2 L1 L3 L4")
    assert piece(seen(s, 0), "throw")[:2] == [0, 0]
    luck.dice("W2 W1")
    act(s, "L2")
    assert s.asked == ASK_BONUS
    assert piece(seen(s, 0), "throw") == [6, 5, 2, 3, 2, 1, 0, *[0] * 10]
    assert piece(seen(s, 0), "question") == [0, 0, 0, 1, 0]


def test_the_pile_the_board_and_the_stacks_are_seen() -> None:
    s = table("F-S1", "H-S1", board="C-12", stacks="L1 M2 - L3", pile="F-12 G-11 G-21")
    out = seen(s, 1)
    assert s.asked == ASK_TARGET
    assert piece(out, "pile") == [2, 1]
    board = piece(out, "board")
    at = 6 * CARD_SIZE
    assert board[at : at + CARD_SIZE] == [2, 0, 0, 5, 0, 1, 0, 0, 2, *[0] * 8]
    assert not any(board[:at] + board[at + CARD_SIZE :])
    assert piece(out, "stacks") == [3, 1, 0, 0, 3, 1, 2, 1, 2, 0, 11, 3, 0, 0, 0, 0, 0, 0, 3, 3, 0, 0, 8, 2]


def test_a_company_is_seen_with_all_its_cards() -> None:
    s = table("F-12 I-13 M-11 G-24", "H-S1", phases="0---", stacks="L1 L2 L3 -", fleets=("L6 M6",), chips=(2, 0))
    part = seats(seen(s, 0))[0]
    assert part[:14] == [1, 2, 1, 2 + 3 + 3, 3, 0, 2, 1, 0, 4, 3, 2, 2, 0]
    cards = [part[14 + i * CARD_SIZE : 14 + (i + 1) * CARD_SIZE] for i in range(6)]
    assert [any(card) for card in cards] == [True, False, False, True, True, True]
    assert cards[3][9:11] == [2, 4]
    assert cards[4][11:15] == [1, 3, 2, 2]
    assert cards[5][15:17] == [4, 2]
