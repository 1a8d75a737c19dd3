"""Whom the game tells what: only those who may know a secret hear it."""

from __future__ import annotations

import pytest

from aerodrome.games.zeppeldrome.sight import blind
from aerodrome.games.zeppeldrome.state import (
    EVENT_CHOSEN,
    EVENT_DRAWN,
    EVENT_PLAYS,
    EVENT_STOLEN,
    State,
)
from tests.tables import EVERYBODY, told
from tests.zeppeldrome.table import act, all_keep, check, dealt, force, random_game, table


def public(s: State) -> list[tuple[int, ...]]:
    return [tuple(event) for event in s.told or () if event[0] == EVERYBODY]


def seen(s: State, viewer: int) -> State:
    view = s.copy()
    blind(view, viewer)
    return view


@pytest.mark.rule("ZD-2.5")
def test_a_dealt_card_is_told_to_its_player_alone() -> None:
    s = dealt(4, 2)
    for seat in range(4):
        drawn = told(s, EVENT_DRAWN, seat)
        assert len(drawn) == 4
        assert {to for to, _, _ in drawn} == {seat}
    assert told(s, EVENT_DRAWN) == []


@pytest.mark.rule("ZD-3.1", "ZD-5.11")
def test_private_events_go_to_those_who_may_know_in_whole_games() -> None:
    private = dict.fromkeys((EVENT_CHOSEN, EVENT_DRAWN, EVENT_STOLEN), 0)
    for seed in range(8):
        for s in random_game(2 + seed % 3, seed):
            check(s)
            for event in s.told or ():
                if event[1] in private:
                    private[event[1]] += 1
    assert all(private.values())


@pytest.mark.rule("ZD-3.1", "ZD-3.4")
@pytest.mark.parametrize("move", ["plan 1", "plan 2", "plan 2 down"])
def test_what_was_chosen_is_secret_until_all_have_chosen(move: str) -> None:
    expected = table("3 5", "3 4", "3 3", step="plan", hands=("1 2", "3 4", "5 6"))
    act(expected, 0, "plan 1 down")
    s = table("3 5", "3 4", "3 3", step="plan", hands=("1 2", "3 4", "5 6"))
    act(s, 0, move)
    assert public(s) == public(expected) == []
    for viewer in (EVERYBODY, 1, 2):
        assert seen(s, viewer) == seen(expected, viewer)


@pytest.mark.rule("ZD-3.6")
def test_which_card_was_left_face_down_is_secret() -> None:
    views = []
    for number in (1, 2):
        s = table("3 5", "3 4", step="plan", hands=("1 2", "3 4"))
        act(s, 0, f"plan {number} down")
        act(s, 1, "plan 3")
        views.append((public(s), seen(s, 1), seen(s, EVERYBODY)))
    assert views[0] == views[1]


@pytest.mark.rule("ZD-8.2")
def test_what_is_drawn_from_the_pile_is_secret() -> None:
    views = []
    for numbers in ("50 51 52", "60 61 70"):
        s = table("3 5", "3 4", step="discard", hands=("1", "3 4 5 6"))
        act(s, 0, "keep")
        force(numbers)
        act(s, 1, "keep")
        assert [card for _, card, _ in told(s, EVENT_DRAWN, 0)] == [int(number) - 1 for number in numbers.split()]
        views.append((public(s), seen(s, 1), seen(s, EVERYBODY)))
    assert views[0] == views[1]


@pytest.mark.rule("ZD-5.11")
def test_what_a_stowaway_takes_is_secret_to_the_third() -> None:
    views = []
    for number in ("3", "4"):
        s = table("3 5", "3 4", "3 3", hands=("56 1", "3 4", "5"))
        force(number)
        act(s, 0, "play 56", "on seat 2")
        views.append((public(s), seen(s, 2), seen(s, EVERYBODY)))
    assert views[0] == views[1]


@pytest.mark.rule("ZD-4.6", "ZD-8.1")
def test_what_is_played_paid_or_discarded_is_told_to_all() -> None:
    s = table("3 5", "3 4", hands=("1 2 3", ""))
    act(s, 0, "play 1", "on seat 1", "pay 3")
    assert told(s, EVENT_PLAYS) == [(0, 0, 0)]
    assert {event[3] for event in public(s) if event[2] == 0} >= {0, 2}
    s = table("3 5", "3 4", step="discard", hands=("1 2 3", ""))
    act(s, 0, "discard 3")
    assert any(event[2:4] == (0, 2) for event in public(s))
    all_keep(s)
