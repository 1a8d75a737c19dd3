"""Whom the game tells what: only those who may know a secret hear it."""

from __future__ import annotations

import pytest

from aerodrome.games.mad_zeppelin.state import (
    EVENT_CHALLENGES,
    EVENT_DEALT,
    EVENT_DRAWN,
    EVENT_FIRST_CARD,
    EVENT_KEEPS,
    EVENT_LAYS_DOWN,
    EVENT_NAMES,
    EVENT_PEEKS,
    EVENT_PICKED,
    EVENT_PLAY_ENDS,
    EVENT_ROLLED,
    EVENT_SEARCH,
    EVENT_SHOWS,
    EVENT_STEALS_CARD,
    EVENT_STOLEN_CARD,
    EVENT_TURN,
    RIVAL,
    State,
)
from tests.mad_zeppelin.table import (
    act,
    cargo,
    challenge,
    end,
    force_faces,
    holds,
    lay,
    legal,
    name,
    opened,
    steal,
    table,
    traitor,
    use,
)
from tests.tables import EVERYBODY


def told_since(s: State, n: int) -> list[tuple[int, ...]]:
    return (s.told or [])[n:]


@pytest.mark.rule("MZ-18.1", "MZ-3.3", "MZ-3.4", "MZ-3.6", "MZ-2.5")
def test_the_draft_is_told_to_each_seat_as_far_as_it_is_theirs() -> None:
    s = opened(3, 6, first_leader=2)
    while len(holds(s, 0)) < 2:
        if s.picks == 2:
            force_faces("NEW")
        act(s, legal(s)[0])
    kinds = {EVENT_FIRST_CARD: [], EVENT_DEALT: [], EVENT_KEEPS: [], EVENT_PEEKS: []}
    for audience, event, a, *_ in s.told or ():
        if event in kinds:
            assert audience == a
            kinds[event].append(audience)
    assert kinds == {
        EVENT_FIRST_CARD: [1, 2, 0],
        EVENT_DEALT: [1, 2, 0],
        EVENT_KEEPS: [1, 2, 0],
        EVENT_PEEKS: [1],
    }
    assert [
        event
        for event in s.told or ()
        if event[0] == EVERYBODY and event[1] in (EVENT_TURN, EVENT_PICKED, EVENT_ROLLED)
    ] == [
        (EVERYBODY, EVENT_TURN, 1, 1, 5),
        (EVERYBODY, EVENT_PICKED, 1, 5, 0),
        (EVERYBODY, EVENT_PICKED, 2, 4, 0),
        (EVERYBODY, EVENT_PICKED, 0, 3, 0),
        (EVERYBODY, EVENT_ROLLED, 0, 1, 3),
    ]


@pytest.mark.rule("MZ-18.1", "MZ-6.1")
def test_what_is_drawn_is_told_to_who_drew_it() -> None:
    s = table("fred karl", "jack igor")
    lay(s, "fred", draws="gold journey ore")
    assert s.told is not None
    assert [event for event in s.told if event[0] == EVERYBODY][:2] == [
        (EVERYBODY, EVENT_LAYS_DOWN, 0, traitor("fred"), 0),
        (EVERYBODY, EVENT_SEARCH, 0, 1, 3),
    ]
    assert [event for event in s.told if event[0] == 0] == [
        (0, EVENT_DRAWN, 0, cargo("gold"), 0),
        (0, EVENT_DRAWN, 0, cargo("ore"), 0),
    ]
    assert [event for event in s.told if event[0] == 1] == []


@pytest.mark.rule("MZ-18.1", "MZ-8.2")
def test_a_theft_is_told_to_everybody_but_what_it_was_only_to_the_two() -> None:
    s = table("karl fred", "jack igor", "ripp tim", cargo=("", "gold lead", ""))
    lay(s, "karl", draws="journey")
    use(s)
    name(s, "jack")
    end(s)
    lay(s, "jack", draws="")
    before = len(s.told or ())
    steal(s, "gold", draws="wood")
    assert told_since(s, before) == [
        (EVERYBODY, EVENT_STEALS_CARD, 0, 1, 0),
        (0, EVENT_STOLEN_CARD, 0, 1, cargo("gold")),
        (1, EVENT_STOLEN_CARD, 0, 1, cargo("gold")),
        (EVERYBODY, EVENT_SEARCH, 1, 1, 1),
        (1, EVENT_DRAWN, 1, cargo("wood"), 0),
    ]


@pytest.mark.rule("MZ-18.1", "MZ-8.1", "MZ-12.3")
@pytest.mark.parametrize("who", ["karl", "ripp"])
@pytest.mark.parametrize("named", ["jack", "helen"])
def test_naming_tells_nothing_of_where_the_named_traitor_is(who: str, named: str) -> None:
    s = table(f"{who} fred", "jack igor", cargo=("wood", ""))
    lay(s, who)
    use(s)
    before = len(s.told or ())
    name(s, named)
    assert told_since(s, before) == [(EVERYBODY, EVENT_NAMES, 0, traitor(named), traitor(who))]


@pytest.mark.rule("MZ-13.1")
def test_a_challenge_is_told_card_first_and_then_the_rival() -> None:
    s = table("hans fred", "jack igor", "karl tim", cargo=("wood gold", "gold", "lead"))
    lay(s, "hans")
    use(s)
    before = len(s.told or ())
    challenge(s, "gold")
    assert told_since(s, before) == [(EVERYBODY, EVENT_SHOWS, 0, cargo("gold"), 0)]
    act(s, RIVAL + 2)
    assert told_since(s, before)[1:] == [(EVERYBODY, EVENT_CHALLENGES, 0, 2, 0)]


def test_the_end_of_a_play_is_told() -> None:
    s = table("karl fred", "jack igor")
    lay(s, "karl")
    before = len(s.told or ())
    end(s)
    assert told_since(s, before) == [(EVERYBODY, EVENT_PLAY_ENDS, 0, 0, 0)]
