"""MZ-8 and MZ-9: Karl Steeling and theft; Carlotta Love and Igor, whom nobody can rob."""

from __future__ import annotations

from collections import Counter

import pytest

from aerodrome.games.mad_zeppelin.cards import TRAITOR_IDS
from aerodrome.games.mad_zeppelin.state import (
    ASK_ACTION,
    ASK_PLAY,
    ASK_STEAL,
    EVENT_ESCAPES,
    EVENT_HELEN,
    EVENT_NAMES,
    EVENT_SEARCH,
    EVENT_STEALS_CARD,
    EVENT_STEALS_COIN,
    EVENT_STOLEN_CARD,
    NAME,
    PLAY,
    RIVAL,
    STEAL_CARD,
    STEAL_COIN,
    State,
)
from aerodrome.rulebook.chance import key_chance
from tests.mad_zeppelin.table import (
    act,
    acts_as,
    asked,
    cargo,
    challenge,
    coins,
    end,
    hand,
    lay,
    legal,
    name,
    plays,
    refused,
    reroll,
    set_die,
    setting,
    steal,
    table,
    take_over,
    throw,
    traitor,
    use,
)
from tests.tables import told

OTHERS = [name for name in TRAITOR_IDS if name not in ("karl", "carlotta", "igor")]


def karl_named(
    target: str, victim: str | None = None, cargo: str = "lead gold", coins: int = 3, thief: str = ""
) -> State:
    """Seat 0 has named a Traitor as Karl; seat 1 is about to lay down the first of its two."""
    first = victim or target
    spare = "ratatine" if first != "ratatine" else "satine"
    s = table("karl henchman", f"{first} {spare}", cargo=(thief, cargo), coins=(3, coins))
    lay(s, "karl", draws="journey")
    use(s)
    name(s, target)
    end(s)
    return s


@pytest.mark.rule("MZ-8.1")
@pytest.mark.parametrize("target", [t for t in OTHERS if t != "henchman"])
def test_whoever_lays_down_the_named_traitor_is_robbed_before_the_search(target: str) -> None:
    s = karl_named(target)
    assert told(s, EVENT_NAMES) == [(0, traitor(target), traitor("karl"))]
    searches = len(told(s, EVENT_SEARCH))
    lay(s, target, draws="")
    assert asked(s) == (0, ASK_STEAL)
    assert len(told(s, EVENT_SEARCH)) == searches
    steal(s, "coin")
    assert told(s, EVENT_STEALS_COIN) == [(0, 1, 0)]
    assert len(told(s, EVENT_SEARCH)) == searches + 1


@pytest.mark.rule("MZ-8.1")
@pytest.mark.parametrize("target", ["jack", "fred", "helen"])
def test_who_lays_down_another_traitor_is_not_robbed(target: str) -> None:
    s = karl_named(target, victim="satine")
    plays(s, "satine")
    assert told(s, EVENT_STEALS_COIN) == told(s, EVENT_STEALS_CARD) == []
    assert asked(s) == (0, ASK_PLAY)


@pytest.mark.rule("MZ-8.1")
def test_any_traitor_may_be_named() -> None:
    s = table("karl henchman", "jack fred")
    lay(s, "karl")
    use(s)
    assert legal(s) == [NAME + i for i in range(14)]


@pytest.mark.rule("MZ-8.2", "MZ-8.1")
def test_the_thief_takes_a_coin() -> None:
    s = karl_named("jack")
    assert coins(s) == [5, 3]
    lay(s, "jack", draws="")
    assert legal(s) == [STEAL_COIN, STEAL_CARD]
    steal(s, "coin", draws="wood")
    assert coins(s) == [6, 3 - 1 + 1]  # the Search brings one
    assert (hand(s, 0), hand(s, 1)) == ("", "wood lead gold")


@pytest.mark.rule("MZ-8.2", "MZ-18.1")
@pytest.mark.parametrize("kind", ["lead", "gold"])
def test_the_thief_takes_a_card_that_only_thief_and_victim_see(kind: str) -> None:
    s = table("karl henchman", "jack satine", "ripp fred", cargo=("", "lead gold", ""))
    lay(s, "karl", draws="journey")
    use(s)
    name(s, "jack")
    lay(s, "jack", draws="")
    steal(s, kind, draws="wood")
    assert hand(s, 0) == kind
    assert hand(s, 1) == ("wood gold" if kind == "lead" else "wood lead")
    assert told(s, EVENT_STEALS_CARD) == [(0, 1, 0)]
    for seat in (0, 1):
        assert told(s, EVENT_STOLEN_CARD, to=seat) == [(0, 1, cargo(kind))]
    for other in (-1, 2):
        assert told(s, EVENT_STOLEN_CARD, to=other) == []


@pytest.mark.rule("MZ-8.2")
def test_the_card_is_drawn_blindly() -> None:
    s = karl_named("jack", cargo="lead lead gold")
    lay(s, "jack", draws="")
    found: Counter[str] = Counter()
    for ply in range(300):
        copy = s.copy()
        key_chance(copy.rng, 3, 4, ply)
        act(copy, STEAL_CARD)
        found[hand(copy, 0)] += 1
    assert found.total() == 300
    assert abs(found["lead"] - 200) < 3.3 * (300 * 2 / 9) ** 0.5


@pytest.mark.rule("MZ-8.3")
def test_a_traitor_laid_down_before_it_was_named_brings_no_theft() -> None:
    s = table("jack fred", "karl satine", cargo=("lead gold", ""))
    plays(s, "jack")
    lay(s, "karl")
    use(s)
    name(s, "jack")
    assert s.players[1].marks == 0
    assert told(s, EVENT_NAMES) == [(1, traitor("jack"), traitor("karl") + 14)]  # everybody is told that it is too late
    assert coins(s) == [4, 4]
    assert told(s, EVENT_STEALS_COIN) == told(s, EVENT_ESCAPES) == []


@pytest.mark.rule("MZ-8.4", "MZ-15.1")
def test_who_copies_the_named_traitor_as_mr_shadow_is_not_robbed() -> None:
    s = table("karl fred", "jack satine", "shadow tim", cargo=("", "lead", "lead gold"))
    lay(s, "karl")
    use(s)
    name(s, "jack")
    end(s)
    lay(s, "jack", draws="")
    steal(s, "coin")
    end(s)
    lay(s, "shadow")
    take_over(s, "jack")
    assert acts_as(s, 2) == "jack"
    assert len(told(s, EVENT_STEALS_COIN)) == 1
    assert asked(s) == (2, ASK_ACTION)


@pytest.mark.rule("MZ-8.4", "MZ-14.1")
@pytest.mark.parametrize("held", [True, False])
def test_who_copies_the_named_traitor_as_tim_is_not_robbed(held: bool) -> None:
    s = table("karl fred", "tim " + ("jack" if held else "satine"), cargo=("", "lead gold"))
    lay(s, "karl")
    use(s)
    name(s, "jack")
    end(s)
    lay(s, "tim")
    take_over(s, "jack")
    assert acts_as(s, 1) == "jack"
    assert told(s, EVENT_STEALS_COIN) == []
    assert asked(s) == (1, ASK_ACTION)


@pytest.mark.rule("MZ-8.4", "MZ-8.1")
@pytest.mark.parametrize("who", ["tim", "shadow"])
def test_tim_and_mr_shadow_are_robbed_when_they_are_named_themselves(who: str) -> None:
    s = karl_named(who)
    lay(s, who)
    assert asked(s) == (0, ASK_STEAL)
    steal(s, "gold")
    assert (hand(s, 0), hand(s, 1)) == ("gold", "lead")


@pytest.mark.rule("MZ-8.5")
def test_there_is_nothing_to_take_from_who_has_nothing() -> None:
    s = karl_named("jack", cargo="", coins=0)
    lay(s, "jack")
    assert told(s, EVENT_ESCAPES) == [(0, 1, 0)]
    assert (coins(s)[1], hand(s, 1)) == (1, "wood")  # the Search, after that


@pytest.mark.rule("MZ-8.5")
def test_nobody_robs_themselves() -> None:
    s = table("karl henchman", "jack satine", cargo=("lead gold", ""))
    lay(s, "karl")
    use(s)
    name(s, "henchman")
    end(s)
    plays(s, "jack")
    lay(s, "henchman")
    assert asked(s) == (0, ASK_ACTION)
    assert told(s, EVENT_ESCAPES) == told(s, EVENT_STEALS_COIN) == []


def two_thieves(coins: int, cargo: str) -> State:
    """Seat 0 as Karl and then seat 2 as Mr Shadow have named Fred, whom seat 1 is about to lay down."""
    s = table("karl jack", "satine fred", "shadow tim", cargo=("", cargo, ""), coins=(3, coins, 3))
    lay(s, "karl")
    use(s)
    name(s, "fred")
    end(s)
    lay(s, "satine", draws="journey")
    end(s)
    lay(s, "shadow")
    take_over(s, "karl")
    name(s, "fred")
    end(s)
    plays(s, "jack")
    return s


@pytest.mark.rule("MZ-8.6")
def test_several_thieves_rob_in_playing_order_from_the_victim_on() -> None:
    s = two_thieves(3, "lead gold")
    lay(s, "fred", draws="")
    assert asked(s) == (2, ASK_STEAL)
    steal(s, "gold")
    assert asked(s) == (0, ASK_STEAL)
    before = coins(s)
    steal(s, "coin")
    assert hand(s, 2) == "gold"
    assert coins(s)[0] == before[0] + 1


@pytest.mark.rule("MZ-8.6", "MZ-8.5")
def test_the_second_thief_gets_what_the_first_has_left() -> None:
    s = two_thieves(0, "gold")
    s.players[1].coins, s.safe = 0, s.safe + s.players[1].coins  # what the first Search brought
    lay(s, "fred", stolen="gold")
    assert hand(s, 2) == "gold"
    assert told(s, EVENT_STEALS_CARD) == [(2, 1, 0)]
    assert told(s, EVENT_ESCAPES) == [(0, 1, 0)]


@pytest.mark.rule("MZ-9.1", "MZ-9.3", "MZ-9.4")
@pytest.mark.parametrize("who", ["carlotta", "igor"])
def test_naming_carlotta_or_igor_for_a_theft_brings_nothing(who: str) -> None:
    s = karl_named(who)
    lay(s, who)
    assert told(s, EVENT_ESCAPES) == [(0, 1, 1)]
    assert told(s, EVENT_STEALS_COIN) == told(s, EVENT_STEALS_CARD) == []
    assert asked(s) == (1, ASK_ACTION)
    assert "lead gold" in hand(s, 1)


@pytest.mark.rule("MZ-9.1", "MZ-5.5")
@pytest.mark.parametrize("who", ["carlotta", "igor"])
def test_the_protection_from_theft_ends_with_the_next_traitor(who: str) -> None:
    s = table("karl henchman", f"{who} jack", cargo=("", "lead"))
    lay(s, "karl")
    use(s)
    name(s, "jack")
    end(s)
    plays(s, who, "henchman")
    lay(s, "jack", draws="")
    assert asked(s) == (0, ASK_STEAL)
    steal(s, "coin")


@pytest.mark.rule("MZ-9.2")
@pytest.mark.parametrize(
    ("option", "who", "gained", "cards"),
    [
        ("carlotta", "carlotta", 2, 0),
        ("carlotta", "igor", 1, 1),
        ("igor", "igor", 2, 0),
        ("igor", "carlotta", 1, 1),
        ("igor", "karl", 1, 1),
    ],
)
def test_the_extra_coin_is_carlottas_or_with_the_option_igors(option: str, who: str, gained: int, cards: int) -> None:
    s = table(f"{who} fred", "jack tim", extra_coin=option)
    lay(s, who, draws="lead" if cards else "")
    assert told(s, EVENT_SEARCH) == [(0, gained, cards)]
    assert (coins(s)[0], hand(s, 0)) == (3 + gained, "lead" if cards else "")


@pytest.mark.rule("MZ-9.3", "MZ-13.6")
def test_igors_player_is_not_challenged_by_hans() -> None:
    s = table("igor fred", "hans jack", "karl tim", cargo=("lead", "wood", "wood"))
    plays(s, "igor")
    lay(s, "hans")
    use(s)
    challenge(s, "wood")
    assert s.decider == 2  # the only one who can be challenged

    s = table("igor fred", "hans jack", "karl tim", "ripp satine", cargo=("lead", "wood", "wood", "wood"))
    plays(s, "igor")
    lay(s, "hans")
    use(s)
    challenge(s, "wood")
    assert [refused(s, RIVAL + seat) for seat in range(4)] == ["MZ-13.6", "MZ-13.6", "", ""]


@pytest.mark.rule("MZ-9.1", "MZ-13.1")
def test_carlotta_does_not_protect_from_hans() -> None:
    s = table("carlotta fred", "hans jack", cargo=("lead", "wood"))
    plays(s, "carlotta")
    lay(s, "hans")
    use(s)
    challenge(s, "wood")
    assert s.decider == 0


@pytest.mark.rule("MZ-9.3", "MZ-12.4", "MZ-14.7")
def test_no_traitor_of_igors_player_is_blocked_or_taken() -> None:
    s = table("igor fred", "ripp jack", "tim karl")
    plays(s, "igor")
    lay(s, "ripp")
    use(s)
    name(s, "fred")
    end(s)
    lay(s, "tim")
    take_over(s, "fred")
    end(s)
    assert asked(s) == (0, ASK_PLAY)
    assert refused(s, PLAY + traitor("fred")) == ""


@pytest.mark.rule("MZ-9.3")
def test_dice_do_change_for_igors_player() -> None:
    s = table("igor fred", "ratatine hernan", cargo=("wood", ""), dice="NNN")
    plays(s, "igor")
    lay(s, "ratatine")
    use(s)
    set_die(s, 0, "S")
    assert refused(s, setting(1, "S")) == ""
    set_die(s, 1, "S")
    end(s)
    plays(s, "fred")
    lay(s, "hernan")
    reroll(s, 2, "S")
    assert s.dice == [2, 2, 2]


@pytest.mark.rule("MZ-9.3", "MZ-10.6")
def test_igor_does_not_keep_helen_from_earning() -> None:
    s = table("helen fred", "igor jack", cargo=("", "wood"))
    plays(s, "helen")
    lay(s, "igor")
    throw(s, "wood")
    assert told(s, EVENT_HELEN) == [(0, 1, 0)]
