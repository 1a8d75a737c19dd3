"""DD-9.5 to DD-9.8: who wins."""

from __future__ import annotations

import pytest

from aerodrome.games.dastardly_dirigibles import rules
from aerodrome.games.dastardly_dirigibles.state import EVENT_GAME_OVER, State
from tests.dastardly_dirigibles.table import GAME, end_turn, ended_by, match, play, points, table
from tests.tables import told


def finished(*rounds: tuple[int, int], ships: tuple[str, ...] = ()) -> State:
    """The third round is over; the seats have these points of the first two and, by their airships, of the third."""
    hands = ["top-hat nose", "wrench nose", "screw nose"][: len(rounds)]
    s = table(*hands, ships=ships, turn=200, round=3, points=rounds)
    end_turn(s)
    assert ended_by(s) == "DD-9.1"
    return s


def shares(s: State) -> list[int]:
    out = [0] * s.n_seats
    GAME.plain.outcome(s, out)
    return out


def places(s: State) -> list[int]:
    return [GAME.plain.place(s, i) for i in range(s.n_seats)]


@pytest.mark.rule("DD-9.5")
def test_the_most_points_of_three_rounds_win() -> None:
    s = finished((5, 5), (20, 0), (0, 7), ships=("gear gear gear gear gear gear -", "", "key brass - - - - -"))
    assert [rules.score(s, i) for i in range(3)] == [22, 20, 10]
    assert (places(s), shares(s)) == ([1, 2, 3], [60, 0, 0])
    assert told(s, EVENT_GAME_OVER) == [(901, 0, 0)]


@pytest.mark.rule("DD-9.6")
@pytest.mark.parametrize("best", [0, 1])
def test_in_a_tie_the_best_single_round_decides(best: int) -> None:
    rounds = [(10, 2), (6, 6)] if best == 0 else [(6, 6), (3, 9)]
    s = finished(*rounds)
    assert shares(s) == ([60, 0] if best == 0 else [0, 60])
    s = finished((10, 2), (6, 0), ships=("", "- gear gear gear - - -"))
    assert (points(s, 3), shares(s)) == ([0, 6], [60, 0])


@pytest.mark.rule("DD-9.6", "DD-9.7")
def test_the_best_round_comes_before_the_cards_on_the_airship() -> None:
    s = finished((10, 2), (6, 2), ships=("", "gear key brass brass - - -"))
    assert ([rules.score(s, i) for i in (0, 1)], shares(s)) == ([12, 12], [60, 0])


@pytest.mark.rule("DD-9.7")
@pytest.mark.parametrize(
    "ships", [("gear gear - - - - -", "key key chain - - - -"), ("- - - - gear - -", "- - - - - - brass")]
)
def test_then_the_most_cards_on_the_airship_decide(ships: tuple[str, str]) -> None:
    """Points for the airships are equal in both pairs; the first has a card more on one side, the second has not."""
    s = finished((8, 3), (3, 8), ships=ships)
    assert rules.score(s, 0) == rules.score(s, 1)
    assert shares(s) == ([0, 60] if "chain" in ships[1] else [30, 30])


@pytest.mark.rule("DD-9.7")
def test_a_replaced_card_is_no_longer_on_the_airship() -> None:
    s = table(
        "chain nose",
        "key nose",
        ships=("gear - - - - - -", ""),
        round=3,
        turn=200,
        actions=1,
        points=((8, 0), (0, 8)),
    )
    play(s, "chain nose")
    match(s, "key nose")
    assert shares(s) == [30, 30]


@pytest.mark.rule("DD-9.8")
def test_who_is_still_tied_shares_the_win() -> None:
    s = finished((8, 3), (3, 8), (1, 1))
    assert (places(s), shares(s)) == ([1, 1, 3], [30, 30, 0])
    s = finished((8, 3), (3, 8), (8, 3))
    assert (places(s), shares(s)) == ([1, 1, 1], [20, 20, 20])


@pytest.mark.rule("DD-9.5")
def test_points_beat_every_tie_break() -> None:
    s = finished((7, 7), (13, 0), ships=("", "- - - - - - -"))
    assert shares(s) == [60, 0]
