"""MZ-15: Mr Shadow."""

from __future__ import annotations

import pytest

from aerodrome.games.mad_zeppelin.cards import TRAITOR_IDS
from aerodrome.games.mad_zeppelin.state import (
    ASK_ACTION,
    ASK_CHANGE,
    ASK_NAME,
    ASK_PLAY,
    ASK_SHOW,
    EVENT_ACTS_AS,
    EVENT_HELEN,
    EVENT_NAMES,
    EVENT_STEALS_COIN,
    NAME,
    PLAY,
    USE_ABILITY,
    State,
)
from tests.mad_zeppelin.table import (
    acts_as,
    asked,
    challenge,
    choose_little,
    coins,
    end,
    hand,
    lay,
    name,
    plays,
    refused,
    reroll,
    set_die,
    steal,
    stop_changing,
    table,
    take_over,
    throw,
    throwing,
    traitor,
    use,
)
from tests.tables import told

HEADING = dict(zip(TRAITOR_IDS[:12], "NNNEEESSSWWW", strict=True))
WITH_A_CHOICE = {"karl": ASK_NAME, "ripp": ASK_NAME, "hans": ASK_SHOW, "ratatine": ASK_CHANGE}


def shadow(first: str, cargo: str = "wood", dice: str = "NES") -> State:
    """Seat 0 has played a Traitor without using it; seat 1 has laid down Mr Shadow."""
    other = "satine" if first != "satine" else "jack"
    s = table(f"{first} {other}", "shadow tim", cargo=("lead", cargo), dice=dice)
    plays(s, first)
    lay(s, "shadow")
    return s


@pytest.mark.rule("MZ-15.1", "MZ-14.9")
@pytest.mark.parametrize("who", TRAITOR_IDS[:12])
def test_mr_shadow_takes_over_the_ability_and_heading_of_a_played_traitor(who: str) -> None:
    for letter in "NESW":
        s = shadow(who, cargo="wood wood", dice=letter + "--")
        assert refused(s, throwing("wood")) == "MZ-14.9"
        take_over(s, who)
        assert acts_as(s, 1) == who
        assert told(s, EVENT_ACTS_AS) == [(1, traitor(who), 0)]
        assert told(s, EVENT_NAMES) == [(1, traitor(who), traitor("shadow"))]
        choose_little(s)
        assert refused(s, throwing("wood")) == ("" if letter == HEADING[who] else "MZ-7.3")


@pytest.mark.rule("MZ-15.1", "MZ-15.2")
def test_mr_shadow_copies_any_traitor_of_this_turn_but_tim_and_himself() -> None:
    s = table("jack tim", "igor fred", "karl shadow", cargo=("", "", "wood"))
    plays(s, "jack", "igor", "karl", "tim", "fred")
    lay(s, "shadow")
    use(s)
    for who in TRAITOR_IDS:
        if who in ("tim", "shadow"):
            assert refused(s, NAME + traitor(who)) == "MZ-15.2"
        else:
            played = who in ("jack", "igor", "karl", "fred")  # some are covered by now, one is his own player's
            assert refused(s, NAME + traitor(who)) == ("" if played else "MZ-15.1")


@pytest.mark.rule("MZ-15.1")
def test_mr_shadow_does_not_copy_who_was_played_in_another_turn() -> None:
    s = table("jack satine", "igor fred")
    plays(s, "jack", "igor", "satine", "fred")
    assert s.played == 0


@pytest.mark.rule("MZ-15.3")
@pytest.mark.parametrize("before", ["", "tim"])
def test_with_nothing_to_copy_mr_shadow_has_neither_ability_nor_heading(before: str) -> None:
    s = table("tim satine", "shadow jack", cargo=("wood", "wood"), leader=0 if before else 1)
    if before:
        plays(s, "tim")
    lay(s, "shadow")
    assert refused(s, USE_ABILITY) == "MZ-15.3"
    assert refused(s, throwing("wood")) == "MZ-14.9"


@pytest.mark.rule("MZ-15.4")
def test_mr_shadow_takes_neither_card_nor_coin() -> None:
    s = shadow("jack")
    assert (coins(s)[1], hand(s, 1)) == (3, "wood")


@pytest.mark.rule("MZ-15.1", "MZ-14.10")
@pytest.mark.parametrize("who", TRAITOR_IDS[:12])
def test_an_ability_with_a_choice_is_used_at_once_and_one_without_counts(who: str) -> None:
    s = shadow(who)
    if who == "igor":  # protects seat 0, but what Mr Shadow does is aimed at nobody
        assert acts_as(s, 0) == "igor"
    take_over(s, who)
    assert asked(s) == (1, WITH_A_CHOICE.get(who, ASK_ACTION))


@pytest.mark.rule("MZ-15.1", "MZ-8.1")
def test_mr_shadow_as_karl_robs_for_his_own_player() -> None:
    s = shadow("karl")
    take_over(s, "karl")
    name(s, "satine")
    end(s)
    lay(s, "satine", draws="")
    before = coins(s)[1]
    steal(s, "coin")
    assert told(s, EVENT_STEALS_COIN) == [(1, 0, 0)]
    assert coins(s)[1] == before + 1


@pytest.mark.rule("MZ-15.1", "MZ-12.1")
def test_mr_shadow_as_ripp_blocks() -> None:
    s = table("ripp satine", "shadow tim", "fred jack")
    plays(s, "ripp")
    lay(s, "shadow")
    take_over(s, "ripp")
    name(s, "fred")
    end(s)
    assert refused(s, PLAY + traitor("fred")) == "MZ-12.1"


@pytest.mark.rule("MZ-15.1", "MZ-13.1")
def test_mr_shadow_as_hans_challenges() -> None:
    s = shadow("hans")
    take_over(s, "hans")
    challenge(s, "wood")
    assert s.decider == 0


@pytest.mark.rule("MZ-15.1", "MZ-13.5", "MZ-14.10")
def test_mr_shadow_as_hans_without_a_card_uses_nothing() -> None:
    s = shadow("hans", cargo="")
    take_over(s, "hans")
    assert asked(s) == (0, ASK_PLAY)


@pytest.mark.rule("MZ-15.1", "MZ-11.4")
def test_mr_shadow_as_ratatine_changes_dice_before_his_throw() -> None:
    s = shadow("ratatine", dice="NN-")
    take_over(s, "ratatine")
    set_die(s, 0, "W")
    stop_changing(s)
    throw(s, "wood")
    assert s.players[1].laid_out[0] == 1


@pytest.mark.rule("MZ-15.1", "MZ-11.1")
def test_mr_shadow_as_hernan_re_rolls() -> None:
    s = shadow("hernan", dice="NNN")
    take_over(s, "hernan")
    reroll(s, 0, "E")
    throw(s, "wood")
    assert s.players[1].laid_out[0] == 1


@pytest.mark.rule("MZ-15.1", "MZ-5.5", "MZ-10.6")
def test_what_mr_shadow_took_over_ends_with_the_next_traitor_of_his_player() -> None:
    s = table("helen jack", "shadow tim", cargo=("wood wood", "lead"), dice="EEE")
    plays(s, "helen")
    lay(s, "shadow")
    take_over(s, "helen")
    end(s)
    lay(s, "jack")
    throw(s, "wood")
    assert told(s, EVENT_HELEN) == [(1, 1, 0)]
    end(s)
    lay(s, "tim")
    assert acts_as(s, 1) == ""


@pytest.mark.rule("MZ-15.1", "MZ-9.1", "MZ-9.4")
def test_mr_shadow_who_is_named_for_a_theft_is_robbed_before_he_can_be_anybody() -> None:
    for first in ("carlotta", "igor"):
        s = table("karl satine", f"{first} fred", "shadow tim", cargo=("", "", "lead"))
        lay(s, "karl")
        use(s)
        name(s, "shadow")
        end(s)
        plays(s, first)
        lay(s, "shadow")
        steal(s, "lead")
        assert told(s, EVENT_STEALS_COIN) == []
        assert hand(s, 0).split().count("lead") == 1
