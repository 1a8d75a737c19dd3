"""MZ-3: a game turn begins; who is airsick?"""

from __future__ import annotations

from collections import Counter

import pytest

from aerodrome.games.mad_zeppelin.cards import ALL_TRAITORS, TRAITOR_IDS
from aerodrome.games.mad_zeppelin.state import (
    ASK_DIE,
    ASK_PICK,
    ASK_PLAY,
    EVENT_DEALT,
    EVENT_KEEPS,
    EVENT_LAYS_DOWN,
    EVENT_PEEKS,
    EVENT_PICKED,
    EVENT_ROLLED,
    EVENT_TURN,
    PICK,
    State,
)
from tests.mad_zeppelin.table import (
    act,
    asked,
    force_faces,
    holds,
    legal,
    opened,
    pick,
    plays,
    refused,
    table,
    traitor,
    traitor_names,
)
from tests.tables import told


def drafted(seats: int, seed: int = 0, **options: str | int) -> State:
    """Everybody has picked the last Traitor they could, and the dice show headings."""
    s = opened(seats, seed, **options)
    for _ in range(seats - 1):
        act(s, legal(s)[-1])
    force_faces("NEW")
    act(s, legal(s)[-1])
    return s


@pytest.mark.rule("MZ-3.1")
def test_a_turn_is_draft_then_dice_then_play() -> None:
    s = drafted(3, first_leader=2)
    assert asked(s) == (1, ASK_PLAY)
    act(s, legal(s)[0])
    order = [kind for _, kind, *_ in s.told or ()]
    for earlier, later in (
        (EVENT_TURN, EVENT_DEALT),
        (EVENT_DEALT, EVENT_KEEPS),
        (EVENT_KEEPS, EVENT_PEEKS),
        (EVENT_PEEKS, EVENT_ROLLED),
        (EVENT_ROLLED, EVENT_LAYS_DOWN),
    ):
        assert max(i for i, kind in enumerate(order) if kind == earlier) < order.index(later)


@pytest.mark.rule("MZ-3.2", "MZ-3.3", "MZ-1.1")
@pytest.mark.parametrize(("seats", "airsick"), [(2, 5), (3, 5), (4, 3), (5, 3), (6, 1)])
def test_some_traitors_are_airsick_and_each_player_is_dealt_one(seats: int, airsick: int) -> None:
    s = opened(seats, 4)
    assert told(s, EVENT_TURN) == [(1, s.leader, airsick)]
    assert len(traitor_names(s.out)) == airsick
    assert len(traitor_names(s.pool)) == 14 - airsick - seats
    for seat in range(seats):
        assert told(s, EVENT_DEALT, to=seat) == [(seat, traitor(*holds(s, seat)), 0)]


@pytest.mark.rule("MZ-3.2")
@pytest.mark.parametrize(
    ("seats", "given", "airsick"),
    [(2, 0, 0), (2, 10, 10), (3, 8, 8), (3, 9, 8), (5, 4, 4), (5, 10, 4), (6, 0, 0), (6, 2, 2), (6, 5, 2)],
)
def test_the_number_of_the_airsick_can_be_set_as_far_as_everybody_can_pick(
    seats: int, given: int, airsick: int
) -> None:
    s = opened(seats, 4, airsick=given)
    assert len(traitor_names(s.out)) == airsick
    for _ in range(seats):
        assert s.asked == ASK_PICK
        act(s, legal(s)[0])
    assert [len(holds(s, seat)) for seat in range(seats)] == [2] * seats


@pytest.mark.rule("MZ-3.2", "MZ-3.3")
def test_each_traitor_is_as_likely_to_be_airsick_and_to_be_dealt_to_any_player() -> None:
    airsick: Counter[str] = Counter()
    dealt: Counter[str] = Counter()
    for seed in range(500):
        s = opened(2, seed, airsick=1)
        airsick.update(traitor_names(s.out))
        dealt.update(holds(s, seed % 2))
    for found in (airsick, dealt):
        assert found.total() == 500
        expected = 500 / 14
        assert sum((found[name] - expected) ** 2 / expected for name in TRAITOR_IDS) < 34.6  # one in a thousand


@pytest.mark.rule("MZ-3.4", "MZ-18.2")
@pytest.mark.parametrize("leader", [0, 1, 2])
def test_from_the_leader_to_the_left_each_picks_one_and_passes_on_the_rest(leader: int) -> None:
    s = opened(3, 9, first_leader=leader + 1)
    first = traitor_names(s.pool)
    pool = set(first)
    assert len(pool) == 6
    for turn, left in enumerate((5, 4, 3)):
        seat = (leader + turn) % 3
        assert asked(s) == (seat, ASK_PICK)
        assert traitor_names(s.players[seat].passed_on) == pool
        assert s.players[(seat + 1) % 3].passed_on == 0 or turn == 2
        dealt, chosen = holds(s, seat), sorted(pool)[turn]
        force_faces("NEW" if turn == 2 else "")
        pick(s, chosen)
        pool.remove(chosen)
        assert holds(s, seat) == dealt | {chosen}
        assert told(s, EVENT_KEEPS, to=seat) == [(seat, traitor(chosen), 0)]
        assert told(s, EVENT_PICKED)[-1] == (seat, left, 0)
    assert traitor_names(s.players[leader].passed_on) == first  # what was seen stays known
    assert asked(s) == (leader, ASK_PLAY)


@pytest.mark.rule("MZ-3.5", "MZ-3.6")
@pytest.mark.parametrize("leader", [0, 1, 2])
def test_what_nobody_picked_is_set_aside_and_only_the_leader_looks_at_all_that_is_out_of_play(leader: int) -> None:
    s = drafted(3, 2, first_leader=leader + 1)
    assert s.pool == 0
    out = traitor_names(s.out)
    assert len(out) == 5 + 3
    assert not out & (holds(s, 0) | holds(s, 1) | holds(s, 2))
    assert told(s, EVENT_PEEKS, to=leader) == [(leader, s.out, 0)]
    assert [kind for _, kind, *_ in s.told or ()].count(EVENT_PEEKS) == 1


@pytest.mark.rule("MZ-3.7")
def test_only_what_was_passed_on_can_be_picked() -> None:
    s = opened(3, 9)
    for name in TRAITOR_IDS:
        passed_on = name in traitor_names(s.pool)
        assert refused(s, PICK + traitor(name)) == ("" if passed_on else "MZ-3.7")
    taken = sorted(traitor_names(s.pool))[0]
    pick(s, taken)
    assert refused(s, PICK + traitor(taken)) == "MZ-3.7"


@pytest.mark.rule("MZ-3.1", "MZ-3.2", "MZ-16.4")
def test_all_fourteen_are_shuffled_again_for_the_next_turn() -> None:
    s = table("karl fred", "igor jack")
    plays(s, "karl", "igor", "fred", "jack")
    assert asked(s) == (1, ASK_PICK)
    assert s.turn == 2
    assert s.played == s.laid_open == 0
    assert s.pool | s.out | s.players[0].traitors | s.players[1].traitors == ALL_TRAITORS
    assert len(traitor_names(s.out)) == 5


@pytest.mark.rule("MZ-3.1", "MZ-4.2")
def test_play_waits_until_the_leader_has_set_the_dice() -> None:
    s = opened(2, 1, first_leader=2)
    act(s, legal(s)[0])
    force_faces("?N?")
    act(s, legal(s)[0])
    assert asked(s) == (1, ASK_DIE)
    act(s, legal(s)[0])
    assert asked(s) == (1, ASK_DIE)
    act(s, legal(s)[0])
    assert asked(s) == (1, ASK_PLAY)
