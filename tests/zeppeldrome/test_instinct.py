"""The greedy bot looks along its plan, avoids bounces, takes a win, and attacks the leader."""

from __future__ import annotations

from collections import Counter

import pytest

from aerodrome.drivers.play import most_appealing
from aerodrome.games import load
from aerodrome.games.zeppeldrome.instinct import appeal, promise, space_of
from aerodrome.games.zeppeldrome.sight import blind
from aerodrome.games.zeppeldrome.state import State
from aerodrome.rulebook.chance import key_chance
from tests.zeppeldrome.table import act, action_of, legal, table

choose = load("zeppeldrome").plain.bind(most_appealing)


def chosen(s: State, seat: int, ply: int = 1) -> str:
    """What greedy does in a seat."""
    view = s.copy()
    blind(view, seat)
    options = legal(s, seat)
    rng = [0, 0, 0, 0]
    key_chance(rng, 5, 7, ply)
    numbers = [action_of(text) for text in options]
    return options[numbers.index(choose(view, seat, numbers, len(numbers), rng))]


def choices(s: State, seat: int) -> Counter[str]:
    """What greedy does over many draws: ties are broken by lot."""
    return Counter(chosen(s, seat, ply) for ply in range(60))


def test_of_two_plans_the_longer_one_is_flown() -> None:
    s = table("3 2", "5 9", step="plan", hands=("27 12", "1"))  # F F F, and DF UF DF UF
    assert chosen(s, 0) == "plan 12"


def test_a_plan_that_bounces_off_the_edge_is_left_alone() -> None:
    s = table("1 2", "5 9", step="plan", hands=("25 26", "1"))  # three times UF, or DF
    assert chosen(s, 0) == "plan 26"


def test_a_plan_into_a_wall_of_gates_is_worse_than_one_through_the_own_gate() -> None:
    s = table("5 8", "1 1", step="plan", hands=("25 67", "1"), section_b="slalom-2")  # Yellow's gate is straight ahead
    assert chosen(s, 0) == "plan 67"


@pytest.mark.parametrize(("row", "way"), [(1, "fly DF"), (5, "fly UF")])
def test_at_a_fork_the_way_that_does_not_bounce_is_flown(row: int, way: str) -> None:
    s = table(f"{row} 5", "3 1", step="movement", plans=("37", "27"), hands=("1", "2"))  # { UF F F / DF F F }
    assert chosen(s, 0) == way


def test_it_pays_for_a_longer_way_and_not_for_a_shorter_one() -> None:
    s = table("3 5", "5 1", step="movement", plans=("53 after F", "27"), hands=("1 2", "3"))  # { F / D? F F }
    assert chosen(s, 0) == "fly D"
    s = table("3 25", "5 1", step="movement", plans=("53 after F", "27"), hands=("1 2", "3"))  # the line is ahead
    assert chosen(s, 0) == "fly F"


def test_a_win_that_is_within_reach_is_taken() -> None:
    s = table("1 25", "3 25", hands=("24 31", "2"), plans=("-", "-"))  # card 24 moves a ship forward at once
    assert chosen(s, 0) == "play 24"
    act(s, 0, "play 24")
    assert chosen(s, 0) == "on seat 1"


def test_a_rival_is_not_helped_over_the_line() -> None:
    s = table("1 3", "3 25", "5 3", hands=("24 27", "2", "4"))
    act(s, 1, "pass")
    act(s, 0, "play 24")
    assert chosen(s, 0) == "on seat 1"


@pytest.mark.parametrize("leader", [1, 2, 3])
def test_the_leader_is_attacked_wherever_it_sits(leader: int) -> None:
    ships = ["3 5", "1 6", "2 6", "5 6"]
    ships[leader] = "4 12"
    s = table(*ships, hands=("22", "", "", ""), plans=("27", "28", "39", "40"))
    while s.order[s.at] != 0:
        act(s, s.order[s.at], "pass")
    assert chosen(s, 0) == "play 22"  # deactivates a flight-plan card
    act(s, 0, "play 22")
    assert chosen(s, 0) == f"on seat {leader + 1}"


def test_between_equal_rivals_the_lot_decides() -> None:
    """Two rivals in one column, in places that are alike, with plans that are alike."""
    s = table("3 5", "2 10", "4 10", hands=("22", "", ""), plans=("27", "29", "30"))
    act(s, 0, "play 22")
    targets = choices(s, 0)
    assert set(targets) == {"on seat 2", "on seat 3"}
    assert min(targets.values()) > 10


def test_an_action_that_does_nothing_is_not_played() -> None:
    s = table("3 5", "1 3", hands=("17 29", "1"), plans=("27", "28"))  # both remove a chit, and there is none
    assert chosen(s, 0) == "pass"


def test_a_chit_of_any_direction_helps_oneself_or_hurts_a_rival() -> None:
    s = table("3 5", "1 3", hands=("25", ""), plans=("27", "28"))  # [*]FP
    act(s, 0, "play 25")
    aim = chosen(s, 0)
    act(s, 0, aim)
    mine, theirs = {"chit F", "chit UF", "chit DF"}, {"chit B", "chit UB", "chit DB"}
    assert chosen(s, 0) in (mine if aim == "on seat 1" else theirs)


def test_poor_cards_are_discarded_and_good_ones_kept() -> None:
    s = table("1 5", "5 9", step="discard", hands=("27 25", "1"))  # UF UF UF only bounces from the top row
    while s.order[s.at] != 0:
        act(s, s.order[s.at], "keep")
    assert chosen(s, 0) == "discard 25"
    act(s, 0, "discard 25")
    assert chosen(s, 0) == "keep"


def test_many_chits_are_foreseen_alike_on_every_engine() -> None:
    """Twenty chits would not fit a way of 62 bits: only some of them are looked at."""
    chits = " ".join(["UF", "DF"] * 10)
    s = table("3 5", "1 3", "5 3", plans=("27", "28", "39"), before=(chits,), hands=("1", "2", "3"))
    value = promise(s, 0, space_of(s, 0))
    assert 0 < value < 1 << 20
    assert appeal(s, s.order[s.at], action_of("pass")) == 0
