"""MZ-12: Doctor Ripp."""

from __future__ import annotations

import pytest

from aerodrome.games.mad_zeppelin.cards import TRAITOR_IDS
from aerodrome.games.mad_zeppelin.state import ASK_PLAY, EVENT_BLOCKED, EVENT_NAMES, NAME, PLAY, State
from aerodrome.rulebook.record import NONE
from tests.mad_zeppelin.table import (
    acts_as,
    asked,
    coins,
    end,
    holds,
    lay,
    legal,
    name,
    plays,
    refused,
    table,
    take_over,
    throw,
    traitor,
    traitor_names,
    use,
)
from tests.tables import told


def ripp_names(s: State, who: str, as_ripp: str = "ripp") -> None:
    """A whole play of Doctor Ripp, or of Tim or Mr Shadow in his place."""
    lay(s, as_ripp)
    if as_ripp == "ripp":
        use(s)
    else:
        take_over(s, "ripp")
    name(s, who)
    end(s)


@pytest.mark.rule("MZ-12.1")
@pytest.mark.parametrize("who", [t for t in TRAITOR_IDS if t not in ("ripp", "jack")])
def test_the_named_traitor_cannot_be_played_until_the_turn_ends(who: str) -> None:
    spare = "satine" if who != "satine" else "hans"
    s = table("ripp jack", f"{who} {spare}")
    ripp_names(s, who)
    assert refused(s, PLAY + traitor(who)) == "MZ-12.1"
    plays(s, spare, "jack")
    assert told(s, EVENT_BLOCKED) == [(1, traitor(who), 0)]  # also in the second round
    assert s.turn == 2
    assert s.banned == 0


@pytest.mark.rule("MZ-12.1")
def test_any_traitor_may_be_named() -> None:
    s = table("ripp jack", "karl fred")
    lay(s, "ripp")
    use(s)
    assert legal(s) == [NAME + i for i in range(14)]


@pytest.mark.rule("MZ-12.1")
def test_ripps_player_is_blocked_as_well() -> None:
    s = table("ripp jack", "karl fred")
    ripp_names(s, "jack")
    plays(s, "karl")
    assert told(s, EVENT_BLOCKED) == [(0, traitor("jack"), 0)]


@pytest.mark.rule("MZ-12.2")
def test_traitors_already_laid_down_are_not_affected() -> None:
    s = table("helen jack", "ripp fred", "karl tim", cargo=("", "", "wood"))
    plays(s, "helen")
    ripp_names(s, "helen")
    assert s.banned == 0
    assert told(s, EVENT_NAMES) == [
        (1, traitor("helen"), traitor("ripp") + 14)
    ]  # everybody is told that it is too late
    assert acts_as(s, 0) == "helen"
    lay(s, "karl")
    before = coins(s)[0]
    throw(s, "wood")
    assert coins(s)[0] == before + 1


@pytest.mark.rule("MZ-12.3", "MZ-18.1")
@pytest.mark.parametrize("where", ["hand", "out of play"])
def test_nobody_is_told_whether_the_named_traitor_is_in_a_hand(where: str) -> None:
    s = table("ripp jack", "karl fred")
    lay(s, "ripp")
    use(s)
    s.told = []
    who = "fred" if where == "hand" else "helen"
    name(s, who)
    assert s.told == [(-1, EVENT_NAMES, 0, traitor(who), traitor("ripp"))]
    assert s.seen_at[traitor(who)] == NONE
    end(s)
    assert asked(s) == (1, ASK_PLAY)


@pytest.mark.rule("MZ-12.4", "MZ-9.3")
def test_a_traitor_in_a_hand_that_igor_protects_when_it_is_named_is_not_blocked() -> None:
    s = table("igor fred", "ripp jack", "karl tim")
    plays(s, "igor")
    ripp_names(s, "fred")
    plays(s, "karl")
    assert asked(s) == (0, ASK_PLAY)
    lay(s, "fred")
    assert told(s, EVENT_BLOCKED) == []


@pytest.mark.rule("MZ-12.4")
def test_igor_does_not_unblock_what_was_named_before() -> None:
    s = table("ripp jack", "igor fred")
    ripp_names(s, "fred")
    plays(s, "igor", "jack")
    assert told(s, EVENT_BLOCKED) == [(1, traitor("fred"), 0)]
    assert s.turn == 2


@pytest.mark.rule("MZ-12.4")
def test_igor_protects_his_own_players_hand_only() -> None:
    s = table("igor jack", "ripp satine", "fred karl")
    plays(s, "igor")
    ripp_names(s, "fred")
    assert asked(s) == (2, ASK_PLAY)
    assert refused(s, PLAY + traitor("fred")) == "MZ-12.1"


@pytest.mark.rule("MZ-12.4", "MZ-14.9")
@pytest.mark.parametrize("copied", [True, False])
def test_tim_protects_from_ripp_only_when_he_acts_as_igor(copied: bool) -> None:
    s = table("tim fred", "ripp jack", "karl satine")
    lay(s, "tim")
    take_over(s, "igor" if copied else "helen")
    end(s)
    ripp_names(s, "fred")
    plays(s, "karl")
    assert asked(s) == ((0 if copied else 1), ASK_PLAY)


@pytest.mark.rule("MZ-12.1", "MZ-12.4")
def test_naming_a_blocked_traitor_again_does_not_unblock_it() -> None:
    s = table("ripp jack", "igor fred", "shadow karl")
    ripp_names(s, "fred")  # nobody protects it now
    plays(s, "igor")
    ripp_names(s, "fred", as_ripp="shadow")  # now Igor does
    plays(s, "jack")
    assert told(s, EVENT_BLOCKED) == [(1, traitor("fred"), 0)]
    assert asked(s) == (2, ASK_PLAY)


@pytest.mark.rule("MZ-12.1", "MZ-14.5", "MZ-14.10")
def test_tim_as_ripp_blocks_and_ripp_himself_can_no_longer_be_played() -> None:
    s = table("tim jack", "ripp fred")
    ripp_names(s, "fred", as_ripp="tim")
    assert told(s, EVENT_NAMES) == [(0, traitor("ripp"), traitor("tim")), (0, traitor("fred"), traitor("ripp"))]
    assert holds(s, 1) == {"fred"}
    assert traitor_names(s.banned) == {"fred"}
    assert told(s, EVENT_BLOCKED) == [(1, traitor("fred"), 0)]
    assert asked(s) == (0, ASK_PLAY)


@pytest.mark.rule("MZ-12.1", "MZ-15.1")
def test_ripp_and_mr_shadow_as_ripp_block_two() -> None:
    s = table("ripp jack", "shadow karl", "fred helen", "satine igor")
    ripp_names(s, "fred")
    ripp_names(s, "igor", as_ripp="shadow")
    assert refused(s, PLAY + traitor("fred")) == "MZ-12.1"
    plays(s, "helen")
    assert refused(s, PLAY + traitor("igor")) == "MZ-12.1"
    plays(s, "satine", "jack", "karl")
    assert told(s, EVENT_BLOCKED) == [(2, traitor("fred"), 0), (3, traitor("igor"), 0)]
