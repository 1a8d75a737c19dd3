"""MZ-18: what each seat, the leader, the picker and a spectator may see of the table."""

from __future__ import annotations

import re

import pytest

from aerodrome.games.mad_zeppelin.sight import blind
from aerodrome.games.mad_zeppelin.state import ASK_DIE, ASK_PICK, ASK_PLAY, PLAY, Player, State
from aerodrome.rulebook.record import HIDDEN, NONE
from tests.mad_zeppelin.table import (
    act,
    answer,
    challenge,
    force_draws,
    force_faces,
    lay,
    legal,
    name,
    opened,
    plays,
    steal,
    table,
    take_over,
    traitor,
    use,
)
from tests.tables import EVERYBODY


def picking(picks: int) -> State:
    """Three seats, seat 1 leads; so many have picked."""
    s = opened(3, 6, first_leader=2)
    for _ in range(picks):
        act(s, legal(s)[0])
    assert s.asked == ASK_PICK
    return s


def rolled() -> State:
    s = picking(2)
    force_faces("?E-")
    act(s, legal(s)[0])
    assert s.asked == ASK_DIE
    return s


def playing() -> State:
    """Cards have been shown, stolen and laid open; seat 1 leads."""
    s = table("hans jack", "karl fred", "tim shadow", cargo=("gold wood", "lead lead", "coal ore"), leader=1, coins=4)
    lay(s, "karl", draws="journey")
    use(s)
    name(s, "jack")
    end_play = legal(s)[-1]
    act(s, end_play)
    lay(s, "tim")
    take_over(s, "satine")
    act(s, legal(s)[-1])
    lay(s, "hans")
    use(s)
    challenge(s, "gold", 1)
    answer(s, "hand")
    act(s, legal(s)[-1])
    plays(s, "fred", "shadow")
    lay(s, "jack", draws="")
    steal(s, "wood", draws="ore")
    return s


def finished() -> State:
    s = table("jack fred", "igor karl", "ripp tim", journeys=9, cargo=("", "gold", ""))
    lay(s, "jack", draws="journey")
    assert s.ended_by
    return s


def from_below() -> State:
    """Seat 0 has drawn a card from the Hold, the last Journey, and one of two cards from under it."""
    s = table("fred karl", "igor jack", "tim satine", journeys=9, hold=2, under="ore wood")
    force_draws(s, "gold journey")
    act(s, PLAY + traitor("fred"))
    assert s.left_below != NONE
    return s


STATES = {
    "first pick": lambda: picking(0),
    "second pick": lambda: picking(1),
    "last pick": lambda: picking(2),
    "dice": rolled,
    "laying down": lambda: table("hans jack", "karl fred", "tim shadow", cargo=("gold", "lead", "")),
    "in play": playing,
    "over": finished,
    "one of two drawn": from_below,
}


def may_see(s: State, viewer: int, path: str) -> bool:
    """May the viewer see this number, by the words of the rules?"""
    if path.startswith(("rng", "unseen")):
        return False
    if path == "pool":  # the Traitors that are passed round: only the picker sees them; after the draft there are none
        return s.asked != ASK_PICK or viewer == s.decider
    if path == "left_below":  # a player who has drawn one of the two cards from under the Hold knows the other
        return s.left_below == NONE or viewer == s.seat
    if path == "out":  # the leader looks at them after the draft
        return s.asked != ASK_PICK and viewer == s.leader
    found = re.fullmatch(r"players\[(\d)\]\.(\w+)(?:\[(\d+)\])?(?:\[(\d+)\])?", path)
    if found is None:
        return True
    seat, field = int(found[1]), found[2]
    if seat >= s.n_seats or seat == viewer:
        return True
    if field == "known":  # what others know is their secret, even about my hand; nobody's own hand is noted
        return int(found[3]) == seat or int(found[3]) >= s.n_seats
    return field not in ("traitors", "passed_on", "hand")


@pytest.mark.rule("MZ-18.1", "MZ-18.2", "MZ-3.4", "MZ-3.6")
@pytest.mark.parametrize("moment", STATES)
@pytest.mark.parametrize("viewer", [EVERYBODY, 0, 1, 2])
def test_a_viewer_sees_what_the_rules_let_see_and_nothing_else(moment: str, viewer: int) -> None:
    s = STATES[moment]()
    seen = s.copy()
    blind(seen, viewer)
    hidden = set()
    for (path, field, value), (_, _, true) in zip(seen.paths(), s.paths(), strict=True):
        if may_see(s, viewer, path):
            assert value == true, path
        else:
            assert value == HIDDEN, path
            hidden.add(field.audience)
    assert "public" not in hidden
    assert {"secret"} <= hidden
    if viewer == EVERYBODY:
        assert "owner" in hidden


@pytest.mark.parametrize("moment", STATES)
def test_to_be_blinded_twice_is_to_be_blinded_once(moment: str) -> None:
    for viewer in range(-1, 3):
        s = STATES[moment]()
        blind(s, viewer)
        again = s.copy()
        blind(again, viewer)
        assert again == s


@pytest.mark.rule("MZ-3.6", "MZ-3.4")
def test_the_picker_sees_the_pool_and_the_leader_what_is_out_of_play() -> None:
    for picks in range(3):
        s = picking(picks)
        for viewer in (EVERYBODY, 0, 1, 2):
            seen = s.copy()
            blind(seen, viewer)
            assert (seen.pool == s.pool) == (viewer == (1 + picks) % 3)
            assert seen.out == HIDDEN  # the leader looks when everybody has two
    s = rolled()
    for viewer in (EVERYBODY, 0, 1, 2):
        seen = s.copy()
        blind(seen, viewer)
        assert seen.pool == 0
        assert (seen.out == s.out) == (viewer == 1)


@pytest.mark.rule("MZ-18.1")
def test_what_everybody_may_see_of_a_player() -> None:
    owners = {field for field, kind in Player.fields.items() if kind.audience == "owner"}
    assert owners == {"traitors", "passed_on", "hand", "known"}
    others = {field: kind.audience for field, kind in State.fields.items() if kind.audience not in ("public", "parts")}
    assert others == {"rng": "secret", "unseen": "secret", "pool": "partly", "out": "partly", "left_below": "partly"}


@pytest.mark.rule("MZ-18.1")
def test_these_moments_are_what_they_are_called() -> None:
    assert STATES["laying down"]().asked == ASK_PLAY
    s = playing()
    assert sum(s.players[1].shown) > 0
    assert sum(s.players[0].known[1]) > 0
