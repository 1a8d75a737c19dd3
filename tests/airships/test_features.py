"""A state as numbers for learners."""

from __future__ import annotations

import pytest

from aerodrome.games.airships import instinct, rules
from aerodrome.games.airships.cards import IDS
from aerodrome.games.airships.features import CARD_SIZE, PHASE_SIZE, PIECES, SEAT_SIZE, observe
from aerodrome.games.airships.state import ASK_BONUS, ASK_EXCHANGE, ASK_TARGET, EXCHANGE_REAL, KEEP_DICE, State
from aerodrome.rulebook.chance import below, first_key, key_chance, second_key
from aerodrome.rulebook.record import NONE
from aerodrome.rulebook.strict import StrictState
from tests.airships.table import GAME, Luck, act, card, opened, table


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
        for viewer in (NONE, *range(n)) if ply % 2 == 0 else ():
            view = s.copy()
            GAME.plain.blind(view, viewer)
            out = seen(StrictState(view), viewer)  # type: ignore[arg-type]
            assert out == seen(s, viewer)
            assert len(out) == GAME.observed
            assert all(type(x) is int and -64 <= x <= 127 for x in out)
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
    for viewer, built in ((0, ([0, 1, 0, 0], [0, 0, 1, 0])), (1, ([0, 0, 1, 0], [0, 1, 0, 0]))):
        part = piece(seen(s, viewer), "hindenburg")
        assert (part[:PHASE_SIZE], part[PHASE_SIZE : 2 * PHASE_SIZE]) == built
        assert part[2 * PHASE_SIZE :: PHASE_SIZE] == [1, 1]
    closed = table("F-S1", "H-S1")
    assert piece(seen(closed, 0), "hindenburg") == [0] * 4 * PHASE_SIZE
    ordered = table("F-S1", "H-S1", phases="01--", stacks="L1 L2 L3 -", phases_in_order="yes")
    assert piece(seen(ordered, 0), "hindenburg")[::PHASE_SIZE] == [0, 0, 1, 0]


def test_the_throw_is_seen(luck: Luck) -> None:
    s = table("F-S1 I-11", "H-S1", chips=(1, 0), stacks="L2 L1 L3 L4")
    assert piece(seen(s, 0), "throw")[:4] == [0, 0, 0, 1]
    luck.dice("W2 W1")
    act(s, "L2")
    assert s.asked == ASK_BONUS
    assert piece(seen(s, 0), "throw") == [5, 1, 0, 1, 2, 3, 2, 1, 0, *[0] * 10]
    assert piece(seen(s, 0), "question") == [0, 0, 0, 1, 0]


# The throw that is one short: an Engine, an airship and a phase.
ONE_SHORT = [
    ("F-22 H-21", "G-24", "W1 R5 R2 R2 B8", [0, 0, 0, 0, 0, 1, 0, 0, 1, 1, 1, 15, 0, 2, 2, 2, 0]),
    ("F-S1 H-S1", "C-12", "W2 W2 W1", [0, 0, 1, 0, 0, 0, 0, 0, 2, 0, 0, 5, 0, 1, 0, 0, 2]),
    ("F-S1 I-11", "L2", "W2 W1", [0, 0, 0, 0, 0, 0, 1, 0, 2, 0, 0, 6, 1, 0, 0, 0, 0]),
    ("F-22 H-21 C-23", "H3", "R5 R2 R2 B8 B4", [0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 2, 18, 8, 0, 0, 0, 0]),
]


@pytest.mark.parametrize(("company", "name", "throw", "numbers"), ONE_SHORT)
def test_what_is_tried_for_is_seen(company: str, name: str, throw: str, numbers: list[int], luck: Luck) -> None:
    era = 1 if name in ("L2", "C-12") else 2
    board = {"G-24": "G-24", "C-12": "C-12"}.get(name, "")
    s = table(company, "H-S2", era=era, board=board, stacks="L1 L2 L3 -", fleets=("", "L6 M6 D6"), chips=(1, 0))
    assert not any(piece(seen(s, 0), "target"))
    luck.dice(throw)
    act(s, name)
    assert s.asked == ASK_BONUS
    for viewer in range(2):
        assert piece(seen(s, viewer), "target") == numbers
        assert piece(seen(s, viewer), "throw")[1:4] == [1, 0, 1]  # one is missing, and the chip can be spent


def test_chances_are_those_of_the_seat_whose_go_it_is() -> None:
    s = table("F-S1 I-11", "H-S1", board="C-12", chips=(1, 0), stacks="L1 M6 - L3")
    out = seen(s, 1)
    chances = piece(out, "stacks")[1::7]
    assert chances == [instinct.best_chance(s, n) // 10 if n != NONE and n != card("M6") else 0 for n in s.stack_top]
    assert 90 < chances[0] <= 100
    assert chances[1:3] == [0, 0]  # dice are missing, and nothing is there
    assert piece(out, "board")[6 * (1 + CARD_SIZE)] == instinct.best_chance(s, card("C-12")) // 10
    assert piece(out, "ways") == [2 + 1, 0, 0, 0, *[0] * 8]  # two white dice and the imaginary one; no chances yet


def test_the_ways_of_an_exchange_are_seen_with_their_chances() -> None:
    s = table("F-12 H-11 M-11", "H-S1", board="I-13")
    assert piece(seen(s, 0), "ways") == [3, 1, 0, 0, 1, 3, 0, 0, 0, 0, 0, 0]
    act(s, "I-13")
    assert s.asked == ASK_EXCHANGE
    kept, exchanged = (instinct.chance(s, s.target, way) // 10 for way in (KEEP_DICE, EXCHANGE_REAL))
    assert 0 < kept < exchanged
    assert piece(seen(s, 1), "ways")[3::4] == [kept, exchanged, 0]
    assert piece(seen(s, 1), "board")[(3 * 9 * 3 + 3)] == 0  # nothing can be named now


def test_the_clock_and_the_options_are_seen() -> None:
    s = table(
        "F-S1", "H-S1", phases="01--", stacks="L1 M2 - L3", goes=40, chips_per_attempt=3, chip_for_no_target="yes"
    )
    s.idle, s.extra = 1, 1
    assert piece(seen(s, 0), "clock") == [40, 2 + 1 + 2, 2, 1, 1, 1]
    assert piece(seen(s, 0), "options") == [3, 0, 0, 1]
    s = table("F-S1", "H-S1", phases_in_order="yes", replace_era_card="yes")
    assert piece(seen(s, 0), "options") == [1, 1, 1, 0]


def test_the_cards_that_may_still_come_are_seen() -> None:
    s = table("F-S1", "H-S1", board="C-12", stacks="L1 M2 - L3", pile="F-12 G-11 G-21")
    unseen = piece(seen(s, 0), "unseen")
    assert [IDS[6 + place] for place, n in enumerate(unseen[:42]) if n] == ["F-12", "G-11", "G-21"]
    airships = [IDS[48 + place] for place, n in enumerate(unseen[42:]) if n]
    assert airships == [name for name in IDS[48:66] if not s.airships_seen >> (card(name) - 48) & 1]
    assert "M2" not in airships
    assert "D5" in airships


def test_who_is_ahead_and_by_how_much_is_seen() -> None:
    s = table("F-S1", "H-S1", "G-25", era=2, fleets=("L1", "L2 L3"), stacks="L4 M1 M2 M3")
    parts = [part for part in seats(seen(s, 1)) if part[0]]
    assert [part[3] for part in parts] == [3, 3, 1]  # points
    assert [part[10] for part in parts] == [0, 0, -2]
    assert [part[11] for part in parts] == [1, 0, 0]  # two airships break the tie


def test_the_pile_the_board_and_the_stacks_are_seen() -> None:
    s = table("F-S1", "H-S1", board="C-12", stacks="L1 M2 - L3", pile="F-12 G-11 G-21")
    out = seen(s, 1)
    assert s.asked == ASK_TARGET
    assert piece(out, "pile") == [2, 1]
    board = piece(out, "board")
    at = 6 * (1 + CARD_SIZE)  # the first field of the Captains
    assert board[at : at + 1 + CARD_SIZE + 1] == [30, 2, 0, 0, 5, 0, 1, 0, 0, 2]
    assert not any(board[:at] + board[at + 1 + CARD_SIZE + 1 :])
    stacks = piece(out, "stacks")
    assert [[stacks[i], *stacks[i + 2 : i + 7]] for i in range(0, 28, 7)] == [
        [3, 1, 0, 0, 3, 1],
        [2, 1, 2, 0, 11, 3],
        [0, 0, 0, 0, 0, 0],
        [3, 3, 0, 0, 8, 2],
    ]


def test_a_company_is_seen_with_all_its_cards() -> None:
    s = table("F-12 I-13 M-11 G-24", "H-S1", phases="0---", stacks="L1 L2 L3 -", fleets=("L6 M6",), chips=(4, 0))
    part = seats(seen(s, 0))[0]
    score = 2 + 3 + 3
    assert part[:12] == [1, 4, 1, score, 3, 0, 2, 1, 0, 1, score - rules.score(s, 1), 1]
    departments = [part[i : i + 4] for i in range(12, SEAT_SIZE, 4)]  # stars, gift by colour
    assert departments == [[0, 1, 1, 0], [0] * 4, [0] * 4, [0, 0, 4, 0], [0, -3, 2, 0], [0, 2, 2, 2]]
