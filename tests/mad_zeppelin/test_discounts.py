"""MZ-10: Henchman 111, Jack Hummerock, Satine Rochat, Fred Zamfirescu, Helen Troy."""

from __future__ import annotations

import pytest

from aerodrome.games.mad_zeppelin.cards import TRAITOR_IDS
from aerodrome.games.mad_zeppelin.state import ASK_ACTION, EVENT_HELEN, EVENT_THROWS, USE_ABILITY
from tests.mad_zeppelin.table import (
    asked,
    cargo,
    coins,
    end,
    lay,
    plays,
    refused,
    set_coins,
    table,
    take_over,
    throw,
    throwing,
)
from tests.tables import told

FULL = {"wood": 1, "lead": 2, "coal": 3, "ore": 3, "steel": 4, "diamonds": 5, "gold": 5, "strange": 3}
FREE = {"jack": ("wood", "lead"), "satine": ("coal", "ore", "steel")}
HEADING = dict(zip(TRAITOR_IDS[:12], "NNNEEESSSWWW", strict=True))


def price(who: str, kind: str) -> int:
    """What the cards say."""
    if kind in FREE.get(who, ()):
        return 0
    return FULL[kind] - (1 if who == "henchman" else 0)


@pytest.mark.rule("MZ-10.1", "MZ-10.2", "MZ-10.3", "MZ-1.5")
@pytest.mark.parametrize("who", TRAITOR_IDS[:12])
@pytest.mark.parametrize("kind", FULL)
def test_henchman_pays_one_less_jack_no_first_level_and_satine_no_second_level(who: str, kind: str) -> None:
    other = "karl" if who != "karl" else "fred"
    s = table(f"{who} {other}", "tim shadow", cargo=(kind, ""), coins=9, dice=HEADING[who] + "--")
    lay(s, who, draws={"fred": "lead lead lead"}.get(who))
    before = coins(s)[0]
    throw(s, kind)
    assert told(s, EVENT_THROWS) == [(0, cargo(kind), price(who, kind))]
    assert coins(s)[0] == before - price(who, kind)


@pytest.mark.rule("MZ-10.1", "MZ-10.2", "MZ-10.3", "MZ-14.1", "MZ-15.1")
@pytest.mark.parametrize("copied", ["henchman", "jack", "satine"])
@pytest.mark.parametrize("kind", ["lead", "coal", "gold"])
def test_a_copy_pays_what_the_copied_traitor_would(copied: str, kind: str) -> None:
    s = table("tim karl", "igor fred", cargo=(kind, ""), coins=9, dice="ES-")
    lay(s, "tim")
    take_over(s, copied)
    throw(s, kind)
    assert coins(s)[0] == 9 - price(copied, kind)
    s = table(f"{copied} karl", "shadow fred", cargo=("", kind), coins=9, dice="ES-")
    plays(s, copied)
    lay(s, "shadow")
    take_over(s, copied)
    throw(s, kind)
    assert coins(s)[1] == 9 - price(copied, kind)


@pytest.mark.rule("MZ-10.4")
def test_fred_has_no_ability() -> None:
    s = table("fred karl", "igor jack")
    lay(s, "fred")
    assert refused(s, USE_ABILITY) == "MZ-10.4"


@pytest.mark.rule("MZ-10.4", "MZ-14.1", "MZ-15.1")
def test_copying_fred_gives_his_heading_and_nothing_else() -> None:
    for who, first in (("tim", "igor"), ("shadow", "fred")):
        s = table(f"{first} jack", f"{who} karl", cargo=("", "lead"), dice="W--")
        plays(s, first)
        lay(s, who)
        take_over(s, "fred")
        assert asked(s) == (1, ASK_ACTION)
        assert refused(s, throwing("lead")) == ""
        assert refused(s, USE_ABILITY) == "MZ-7.1"


@pytest.mark.rule("MZ-10.6")
def test_helens_player_earns_a_coin_when_another_throws() -> None:
    s = table("helen fred", "jack satine", cargo=("", "wood"), dice="EEE")
    plays(s, "helen")
    lay(s, "jack")
    assert told(s, EVENT_HELEN) == []
    before = coins(s)
    throw(s, "wood")
    assert told(s, EVENT_HELEN) == [(0, 1, 0)]
    assert coins(s) == [before[0] + 1, before[1]]


@pytest.mark.rule("MZ-10.6")
def test_helens_own_throw_earns_nothing() -> None:
    s = table("helen fred", "jack satine", cargo=("wood", ""), dice="WWW")
    lay(s, "helen")
    throw(s, "wood")
    assert told(s, EVENT_HELEN) == []


@pytest.mark.rule("MZ-10.6", "MZ-6.4")
def test_the_price_is_in_the_safe_before_helen_takes_her_coin() -> None:
    s = table("helen fred", "karl satine", cargo=("", "wood lead"), dice="NNN", coins=(9, 9))
    plays(s, "helen")
    lay(s, "karl")
    set_coins(s, 15, 15)
    throw(s, "lead")
    assert told(s, EVENT_HELEN) == [(0, 1, 0)]
    assert (coins(s), s.safe) == ([16, 13], 1)


@pytest.mark.rule("MZ-10.6", "MZ-6.4")
def test_from_an_empty_safe_helen_takes_nothing() -> None:
    s = table("helen fred", "jack satine", cargo=("", "wood lead"), dice="EEE", coins=(9, 9))
    plays(s, "helen")
    lay(s, "jack")
    set_coins(s, 15, 15)
    throw(s, "lead")
    assert told(s, EVENT_HELEN) == [(0, 0, 0)]
    assert coins(s) == [15, 15]


@pytest.mark.rule("MZ-10.6", "MZ-14.9")
@pytest.mark.parametrize("who", ["tim", "shadow"])
def test_a_copy_of_helen_earns_from_when_she_is_taken_over(who: str) -> None:
    first = "helen" if who == "shadow" else "karl"
    s = table(f"{first} fred", f"{who} satine", "jack ripp", cargo=("", "", "wood wood"), dice="EEE")
    plays(s, first)
    lay(s, who)
    take_over(s, "helen")
    end(s)
    lay(s, "jack")
    throw(s, "wood")
    assert told(s, EVENT_HELEN) == [(0, 1, 0), (1, 1, 0)][0 if who == "shadow" else 1 :]


@pytest.mark.rule("MZ-10.7")
@pytest.mark.parametrize(("in_safe", "earned"), [(5, [1, 1]), (1, [1, 0])])
def test_two_helens_take_their_coins_in_playing_order_from_the_thrower_on(in_safe: int, earned: list[int]) -> None:
    s = table("satine shadow", "ripp jack", "helen fred", cargo=("", "wood", ""), dice="EEE")
    plays(s, "satine", "ripp", "helen")
    lay(s, "shadow")
    take_over(s, "helen")
    end(s)
    lay(s, "jack")
    set_coins(s, 10, 10, 10 - in_safe)
    throw(s, "wood")
    assert told(s, EVENT_HELEN) == [(2, earned[0], 0), (0, earned[1], 0)]
