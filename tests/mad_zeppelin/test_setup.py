"""MZ-2: setting up."""

from __future__ import annotations

from collections import Counter

import pytest

from aerodrome.games.mad_zeppelin import rules
from aerodrome.games.mad_zeppelin.cards import CARGO_IDS
from aerodrome.games.mad_zeppelin.state import (
    ASK_PICK,
    EVENT_FIRST_CARD,
    EVENT_FIRST_JOURNEY,
    EVENT_SET_UP,
    EVENT_TURN,
)
from aerodrome.rulebook.game import BadOption, BadSeats
from tests.mad_zeppelin.table import GAME, asked, cargo, coins, force, fresh, front, hand, opened
from tests.tables import told

SEEDS = range(300)
CARGO = {
    "wood": 18,
    "lead": 15,
    "coal": 10,
    "ore": 9,
    "steel": 8,
    "diamonds": 8,
    "gold": 6,
    "strange": 6,
    "alcohol": 6,
    "small": 8,
    "large": 6,
}


@pytest.mark.parametrize("seats", [-1, 0, 1, 7])
def test_mad_zeppelin_is_for_two_to_six(seats: int) -> None:
    with pytest.raises(BadSeats, match=f"Mad Zeppelin is for 2–6 seats, not {seats}"):
        GAME.check_seats(seats)


@pytest.mark.rule("MZ-2.1", "MZ-2.2", "MZ-1.2", "MZ-1.3")
@pytest.mark.parametrize(("seats", "removed"), [(2, 50), (3, 50), (4, 25), (5, 25), (6, 0)])
def test_some_cargo_leaves_the_game_unseen_and_ten_journeys_are_shuffled_into_the_rest(
    seats: int, removed: int
) -> None:
    s = opened(seats, 5)
    assert told(s, EVENT_SET_UP) == [(removed, 110 - removed, 0)]
    assert (s.removed, s.hold) == (removed, 110 - removed - seats)
    assert sum(s.unseen) == 100 - seats  # nobody can tell what is removed
    assert s.journeys == 0


@pytest.mark.rule("MZ-2.1")
@pytest.mark.parametrize("removed", [0, 1, 50, 80])
def test_another_number_of_cargo_cards_can_be_removed(removed: int) -> None:
    s = opened(3, cargo_removed=removed)
    assert (s.removed, s.hold) == (removed, 110 - removed - 3)
    with pytest.raises(BadOption):
        fresh(3, cargo_removed=82)


@pytest.mark.rule("MZ-2.1", "MZ-2.2", "MZ-2.5", "MZ-1.2")
def test_every_cargo_card_is_as_likely_to_be_drawn() -> None:
    found: Counter[str] = Counter()
    for seed in SEEDS:
        s = opened(6, seed)
        found.update(hand(s, seat) for seat in range(6))
    assert found.total() == 6 * len(SEEDS)
    chi = sum((found[kind] - found.total() * n / 100) ** 2 / (found.total() * n / 100) for kind, n in CARGO.items())
    assert chi < 29.6, found  # one in a thousand, for ten degrees of freedom


@pytest.mark.rule("MZ-2.2", "MZ-2.6", "MZ-1.3")
def test_the_first_card_is_a_journey_as_often_as_ten_cards_of_the_hold_are() -> None:
    draws = journeys = 0
    for seed in SEEDS:
        s = opened(4, seed)
        journeys += len(told(s, EVENT_FIRST_JOURNEY))
        draws += 4 + len(told(s, EVENT_FIRST_JOURNEY))
    expected = draws * 10 / 83.5  # 85 cards, then 84, 83, 82
    assert abs(journeys - expected) < 3.3 * expected**0.5


@pytest.mark.rule("MZ-2.3", "MZ-2.5")
@pytest.mark.parametrize("seats", range(2, 7))
def test_each_player_takes_three_coins_and_a_card(seats: int) -> None:
    s = opened(seats, 8)
    extra = Counter(seat for seat, *_ in told(s, EVENT_FIRST_JOURNEY))
    assert coins(s) == [3 + extra[seat] for seat in range(seats)]
    assert s.safe == 30 - sum(coins(s))
    for seat in range(6):
        assert len(hand(s, seat).split()) == (1 if seat < seats else 0)
        assert front(s, seat) == ""
        assert told(s, EVENT_FIRST_CARD, to=seat) == ([(seat, cargo(hand(s, seat)), 0)] if seat < seats else [])


@pytest.mark.rule("MZ-2.4", "MZ-16.2")
@pytest.mark.parametrize(("mode", "goal"), [("run", 20), ("long-haul", 30)])
def test_run_mode_flies_to_20_points_and_long_haul_to_30(mode: str, goal: int) -> None:
    for points, wins in ((goal - 1, False), (goal, True)):
        s = opened(2, mode=mode)
        s.players[0].laid_out[cargo("wood")] = points
        shares = [0, 0]
        GAME.plain.outcome(s, shares)
        assert (shares[0] > 0) == wins
    assert fresh(2).options[0] == fresh(2, mode="run").options[0]


@pytest.mark.rule("MZ-2.6")
def test_who_draws_a_journey_puts_it_back_takes_a_coin_and_draws_again() -> None:
    force((60, 0), (60, 9), (60, 10), (100, 18))  # seat 1, the leader: two Journeys, then the first lead
    force((59, 9), (59, 58), (99, 98))  # seat 0: a Journey, then the last large crate; ten Journeys are still there
    s = opened(2, first_leader=2)
    assert [hand(s, 0), hand(s, 1)] == ["large", "lead"]
    assert coins(s) == [4, 5]
    assert told(s, EVENT_FIRST_JOURNEY) == [(1, 1, 0), (1, 1, 0), (0, 1, 0)]
    assert (s.hold, s.journeys) == (58, 0)


@pytest.mark.rule("MZ-2.7")
@pytest.mark.parametrize("seats", [2, 6])
def test_the_first_leader_is_drawn_by_lot(seats: int) -> None:
    found = Counter(opened(seats, seed).leader for seed in SEEDS)
    expected = len(SEEDS) / seats
    assert sum((found[seat] - expected) ** 2 / expected for seat in range(seats)) < 20.5  # one in a thousand


@pytest.mark.rule("MZ-2.7")
@pytest.mark.parametrize("named", [1, 2, 3])
def test_the_first_leader_can_be_named(named: int) -> None:
    for seed in range(5):
        s = opened(3, seed, first_leader=named)
        assert s.leader == named - 1
        assert asked(s) == (named - 1, ASK_PICK)
        assert told(s, EVENT_TURN) == [(1, named - 1, 5)]
    with pytest.raises(BadOption, match="names seat 4, but there are 3 seats"):
        fresh(3, first_leader=4)


def test_the_same_seed_sets_up_the_same_table_and_another_seed_another() -> None:
    assert opened(3, 5).pack() == opened(3, 5).pack()
    assert opened(3, 5).pack() != opened(3, 6).pack()


def test_set_up_writes_every_field() -> None:
    s = opened(3, 5)
    dirty = fresh(3, 5)
    for path, _, _ in list(dirty.paths()):
        if path.split("[")[0] not in ("rng", "n_seats", "options"):
            *way, last = path.replace("]", "").replace("[", ".").split(".")
            at: object = dirty
            for part in way:
                at = at[int(part)] if part.isdigit() else getattr(at, part)  # type: ignore[index]
            if last.isdigit():
                at[int(last)] = 77  # type: ignore[index]
            else:
                setattr(at, last, 77)
    rules.new_game(dirty)
    assert dirty == s


def test_the_box_holds_a_hundred_cargo_cards() -> None:
    assert tuple(CARGO) == CARGO_IDS
    assert sum(CARGO.values()) == 100
