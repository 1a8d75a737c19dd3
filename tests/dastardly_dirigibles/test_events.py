"""Whom the game tells what: only those who may know a secret hear it."""

from __future__ import annotations

import pytest

from aerodrome.games.dastardly_dirigibles.sight import blind
from aerodrome.games.dastardly_dirigibles.state import (
    ASK_MATCH,
    EVENT_DEALT,
    EVENT_DRAWN,
    EVENT_NO_MATCH,
    State,
)
from tests.dastardly_dirigibles.table import (
    act,
    asked,
    card,
    check,
    end_turn,
    extract,
    force,
    hand,
    keep_all,
    legal,
    match,
    opened,
    play,
    random_game,
    table,
)
from tests.tables import EVERYBODY, told


def public(s: State) -> list[tuple[int, ...]]:
    return [tuple(event) for event in s.told or () if event[0] == EVERYBODY]


def seen(s: State, viewer: int) -> State:
    view = s.copy()
    blind(view, viewer)
    return view


@pytest.mark.rule("DD-10.1", "DD-2.1")
def test_a_dealt_card_is_told_to_its_player_alone() -> None:
    s = opened(4, 2)
    for seat in range(4):
        dealt = told(s, EVENT_DEALT, seat)
        assert len(dealt) == 5
        assert {to for to, _, _ in dealt} == {seat}
    assert told(s, EVENT_DEALT) == []


@pytest.mark.rule("DD-10.1")
def test_private_events_go_to_those_who_may_know_in_whole_games() -> None:
    private = 0
    for seed in range(6):
        for s in random_game(2 + seed % 4, seed):
            check(s)
            private += sum(event[1] in (EVENT_DEALT, EVENT_DRAWN) for event in s.told or ())
    assert private > 300


@pytest.mark.rule("DD-10.1", "DD-5.10", "DD-6.2")
@pytest.mark.parametrize("other", ["transmutation", "thief", "dynamotor", "gear drive"])
def test_a_transmutation_that_is_kept_stays_secret(other: str) -> None:
    """Whatever the second card is, the question, the answer and everything that the others see are the same."""
    expected = table("chain nose", "gear tail, tesla", "key drive")
    play(expected, "chain nose")
    s = table("chain nose", f"gear tail, {other}", "key drive")
    play(s, "chain nose")
    for viewer in (EVERYBODY, 0, 2):
        assert (asked(s), seen(s, viewer)) == ((1, ASK_MATCH), seen(expected, viewer))
    match(s, "-")
    match(expected, "-")
    assert public(s) == public(expected)
    assert told(s, EVENT_NO_MATCH) == [(1, 0, 0)]
    for viewer in (EVERYBODY, 0, 2):
        assert seen(s, viewer) == seen(expected, viewer)


@pytest.mark.rule("DD-10.1", "DD-6.6")
def test_what_the_extractor_drew_is_not_told_when_it_is_kept() -> None:
    views = []
    for cards in ("key nose, key lift, key tail", "thief, tesla, brass nose"):
        s = table("extractor, gear nose", "gear tail")
        extract(s, cards)
        keep_all(s)
        views.append((public(s), seen(s, 1), seen(s, EVERYBODY)))
    assert views[0] == views[1]


@pytest.mark.rule("DD-10.1", "DD-3.2")
def test_what_is_drawn_from_the_pile_is_not_told() -> None:
    views = []
    for name in ("key nose", "thief"):
        s = table("extractor", "gear tail, gear nose, gear drive, gear lift")
        end_turn(s)
        force(name)
        act(s, legal(s)[0])
        assert card(name) in [kind for _, kind, _ in told(s, EVENT_DRAWN, 1)]
        assert name in hand(s, 1)
        views.append((public(s), seen(s, 0), seen(s, EVERYBODY)))
    assert views[0] == views[1]
