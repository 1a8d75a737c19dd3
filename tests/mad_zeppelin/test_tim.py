"""MZ-14: Li'l Tim Sly."""

from __future__ import annotations

import pytest

from aerodrome.games.mad_zeppelin.cards import TRAITOR_IDS
from aerodrome.games.mad_zeppelin.sight import blind, deal
from aerodrome.games.mad_zeppelin.state import (
    ASK_ACTION,
    ASK_CHANGE,
    ASK_NAME,
    ASK_PLAY,
    ASK_SHOW,
    EVENT_ACTS_AS,
    EVENT_BLOCKED,
    EVENT_LAID_OPEN,
    EVENT_NAMES,
    EVENT_NO_TRAITOR,
    EVENT_NOBODY_SHOWS,
    EVENT_STEALS_COIN,
    NAME,
    OUT_OF_PLAY,
    PLAY,
    State,
)
from aerodrome.rulebook.record import NONE
from tests.mad_zeppelin.table import (
    acts_as,
    asked,
    challenge,
    check,
    choose_little,
    coins,
    end,
    hand,
    holds,
    lay,
    legal,
    name,
    plays,
    refused,
    reroll,
    says,
    set_die,
    steal,
    stop_changing,
    table,
    take_over,
    throw,
    throwing,
    traitor,
    traitor_names,
    use,
    view,
)
from tests.tables import EVERYBODY, told

HEADING = dict(zip(TRAITOR_IDS[:12], "NNNEEESSSWWW", strict=True))
WITH_A_CHOICE = {"karl": ASK_NAME, "ripp": ASK_NAME, "hans": ASK_SHOW, "ratatine": ASK_CHANGE}


def tim(*hands: str, cargo: str = "wood", dice: str = "NES") -> State:
    """Seat 0 has laid down Tim."""
    s = table("tim satine", *(hands or ("jack fred",)), cargo=(cargo, "wood"), dice=dice)
    lay(s, "tim")
    return s


@pytest.mark.rule("MZ-14.1", "MZ-14.9")
@pytest.mark.parametrize("who", [t for t in TRAITOR_IDS[:12] if t != "satine"])
def test_tim_takes_over_the_ability_and_heading_of_a_traitor_not_played_yet(who: str) -> None:
    for letter in "NESW":
        s = tim("shadow jack", cargo="wood wood", dice=letter + "--")
        assert refused(s, throwing("wood")) == "MZ-14.9"
        take_over(s, who)
        assert acts_as(s, 0) == who
        assert told(s, EVENT_ACTS_AS) == [(0, traitor(who), 0)]
        assert told(s, EVENT_NAMES) == [(0, traitor(who), traitor("tim"))]
        choose_little(s)
        assert refused(s, throwing("wood")) == ("" if letter == HEADING[who] else "MZ-7.3")


@pytest.mark.rule("MZ-14.2", "MZ-14.3")
def test_tim_names_neither_who_has_been_played_nor_mr_shadow() -> None:
    s = table("jack satine", "tim karl", "igor shadow")
    plays(s, "jack")
    lay(s, "tim")
    use(s)
    wrong = {"jack": "MZ-14.2", "tim": "MZ-14.2", "shadow": "MZ-14.3"}
    for who in TRAITOR_IDS:
        assert refused(s, NAME + traitor(who)) == wrong.get(who, "")


@pytest.mark.rule("MZ-14.2")
def test_a_traitor_covered_by_its_players_next_one_has_still_been_played() -> None:
    s = table("jack satine", "karl tim")
    plays(s, "jack", "karl", "satine")
    lay(s, "tim")
    use(s)
    assert [refused(s, NAME + traitor(t)) for t in ("jack", "satine", "karl")] == ["MZ-14.2"] * 3


@pytest.mark.rule("MZ-14.3")
def test_mr_shadow_cannot_be_named_after_he_was_played_either() -> None:
    s = table("shadow satine", "tim karl")
    plays(s, "shadow")
    lay(s, "tim")
    use(s)
    assert refused(s, NAME + traitor("shadow")) == "MZ-14.3"


@pytest.mark.rule("MZ-14.4")
def test_the_named_traitor_is_laid_open_from_a_hand_and_cannot_be_played() -> None:
    s = tim("jack fred")
    take_over(s, "fred")
    assert told(s, EVENT_LAID_OPEN) == [(traitor("fred"), 1, 0)]
    assert holds(s, 1) == {"jack"}
    assert traitor_names(s.laid_open) == {"fred"}
    assert s.seen_at[traitor("fred")] == 1
    end(s)
    assert refused(s, PLAY + traitor("fred")) == "MZ-5.2"


@pytest.mark.rule("MZ-14.4")
@pytest.mark.parametrize("who", ["helen", "karl", "hans"])
def test_the_named_traitor_is_found_among_those_out_of_play_and_nothing_else_is_seen(who: str) -> None:
    s = tim("jack fred")
    seen = list(s.seen_at)
    s.told = []
    take_over(s, who)
    assert told(s, EVENT_LAID_OPEN) == [(traitor(who), OUT_OF_PLAY, 0)]
    seen[traitor(who)] = OUT_OF_PLAY
    assert s.seen_at == seen
    assert s.out >> traitor(who) & 1 == 0
    assert [kind for _, kind, *_ in s.told] == [EVENT_NAMES, EVENT_LAID_OPEN, EVENT_ACTS_AS]


@pytest.mark.rule("MZ-14.5", "MZ-5.4")
def test_tims_own_players_other_traitor_may_be_named_and_is_then_lost() -> None:
    s = tim("jack fred", dice="SSS")
    take_over(s, "satine")
    assert (holds(s, 0), acts_as(s, 0)) == (set(), "satine")
    assert refused(s, throwing("wood")) == ""
    end(s)
    plays(s, "jack")
    assert told(s, EVENT_NO_TRAITOR) == [(0, 0, 0)]
    assert asked(s) == (1, ASK_PLAY)


@pytest.mark.rule("MZ-14.5", "MZ-12.1")
def test_a_traitor_that_ripp_has_blocked_may_be_named() -> None:
    s = table("ripp satine", "tim jack", "fred karl", cargo=("", "lead", ""), dice="WWW")
    lay(s, "ripp")
    use(s)
    name(s, "fred")
    end(s)
    lay(s, "tim")
    take_over(s, "fred")
    assert acts_as(s, 1) == "fred"
    assert refused(s, throwing("lead")) == ""
    assert told(s, EVENT_LAID_OPEN) == [(traitor("fred"), 2, 0)]
    end(s)
    plays(s, "karl", "satine", "jack")
    assert told(s, EVENT_BLOCKED) == []  # it was taken, so there is nothing to show
    assert told(s, EVENT_NO_TRAITOR) == [(2, 0, 0)]


@pytest.mark.rule("MZ-14.6", "MZ-15.1")
def test_a_traitor_laid_open_has_not_been_played() -> None:
    s = table("tim satine", "shadow jack", "karl fred")
    lay(s, "tim")
    take_over(s, "fred")
    end(s)
    assert s.played == 1 << traitor("tim")
    lay(s, "shadow")
    assert s.asked == ASK_PLAY  # without a card and with nothing to copy the play is over
    plays(s, "karl", "satine", "jack")
    assert traitor_names(s.played) == set()  # the next turn
    s = table("tim satine", "jack shadow", "karl fred", cargo=("", "wood", ""))
    lay(s, "tim")
    take_over(s, "fred")
    end(s)
    plays(s, "jack", "karl", "satine")
    lay(s, "shadow")
    use(s)
    assert refused(s, NAME + traitor("fred")) == "MZ-15.1"


@pytest.mark.rule("MZ-14.6", "MZ-8.1")
def test_laying_open_is_not_laying_down_so_nobody_is_robbed() -> None:
    s = table("karl satine", "tim jack", "fred ripp", cargo=("", "wood", "wood"))
    lay(s, "karl")
    use(s)
    name(s, "fred")
    end(s)
    lay(s, "tim")
    take_over(s, "fred")
    assert told(s, EVENT_STEALS_COIN) == []
    assert asked(s) == (1, ASK_ACTION)


@pytest.mark.rule("MZ-14.7", "MZ-9.3")
def test_a_traitor_that_igor_protects_is_not_shown_and_stays_and_can_be_played() -> None:
    s = table("igor jack", "tim karl", cargo=("", "lead"), dice="EEE")
    plays(s, "igor")
    lay(s, "tim")
    take_over(s, "jack")
    assert told(s, EVENT_NOBODY_SHOWS) == [(traitor("jack"), 0, 0)]
    assert told(s, EVENT_LAID_OPEN) == []
    assert s.seen_at[traitor("jack")] == 0  # nobody else is protected, so everybody knows
    assert (holds(s, 0), s.laid_open) == ({"jack"}, 0)
    assert acts_as(s, 1) == "jack"
    before = coins(s)[1]
    throw(s, "lead")
    assert coins(s)[1] == before  # as Jack
    end(s)
    lay(s, "jack")
    assert acts_as(s, 0) == "jack"


def two_protected(*second: str, named: str = "jack") -> State:
    """Igor's player and Mr Shadow as Igor hold one more Traitor each; Tim names one of the two. Seat 3 looks on."""
    s = table(f"igor {second[0]}", f"shadow {second[1]}", "tim karl", "satine hans", cargo=("wood",) * 4, dice="E--")
    plays(s, "igor")
    lay(s, "shadow")
    take_over(s, "igor")
    end(s)
    lay(s, "tim")
    take_over(s, named)
    return s


@pytest.mark.rule("MZ-14.7", "MZ-18.1")
def test_where_igor_protects_two_nobody_learns_which_of_them_holds_it() -> None:
    """At two tables that differ only in who holds which, everybody but those two sees the same."""
    s, other = two_protected("jack", "fred"), two_protected("fred", "jack")
    assert s.told == other.told
    assert told(s, EVENT_NOBODY_SHOWS) == [(traitor("jack"), 0, 0)]
    assert (s.seen_at[traitor("jack")], s.keepers) == (NONE, 0b11)
    for viewer in (EVERYBODY, 2, 3):
        seen, seen_there = s.copy(), other.copy()
        blind(seen, viewer)
        blind(seen_there, viewer)
        assert seen == seen_there


@pytest.mark.rule("MZ-14.7", "MZ-18.1")
@pytest.mark.parametrize(("first", "second"), [("jack", "fred"), ("fred", "jack")])
def test_everybody_knows_where_it_is_once_only_one_can_have_it(first: str, second: str) -> None:
    s = two_protected(first, second)
    end(s)
    plays(s, "satine")
    assert s.seen_at[traitor("jack")] == NONE
    lay(s, first)  # Igor's player lays down the last Traitor: the one that was named, or not
    assert s.seen_at[traitor("jack")] == (0 if first == "jack" else 1)


@pytest.mark.rule("MZ-14.7")
@pytest.mark.parametrize("viewer", [EVERYBODY, 0, 1, 2, 3])
def test_worlds_that_are_dealt_have_it_with_one_of_the_two(viewer: int) -> None:
    s = two_protected("jack", "fred")
    found = [0] * 4
    for n in range(200):
        world = s.copy()
        blind(world, viewer)
        deal(world, viewer, [n + 1, 2, 3, 1])
        check(world)
        found[next(i for i in range(4) if "jack" in holds(world, i))] += 1
    assert found[2:] == [0, 0]
    if viewer in (0, 1):  # who holds the other one knows
        assert found[:2] == [200, 0]
    elif viewer == EVERYBODY:
        assert abs(found[0] - 100) < 4 * 50**0.5


@pytest.mark.rule("MZ-14.7")
def test_the_table_says_in_words_who_may_hold_it() -> None:
    s = two_protected("jack", "fred")
    assert "Nobody has shown Jack Hummerock: Ada or Bob holds it, protected by Igor." in says(s, "describe", 3)
    assert "Niemand hat Jack Hummerock gezeigt: Die Karte ist bei Ada oder Bob, von Igor geschützt." in says(
        s, "describe", 3, language="de"
    )
    (jack,) = (data for data in view(s, 3)["traitors"] if data["id"] == "jack")
    assert (jack["seen_at"], jack["may_be_held_by"]) == (None, [0, 1])


@pytest.mark.rule("MZ-14.7")
def test_igor_laid_down_after_tim_has_named_does_not_bring_the_traitor_back() -> None:
    s = tim("igor jack")
    take_over(s, "jack")
    end(s)
    plays(s, "igor", "satine")
    assert told(s, EVENT_NO_TRAITOR) == [(1, 0, 0)]


@pytest.mark.rule("MZ-14.7", "MZ-15.1")
def test_a_traitor_that_igor_kept_can_be_copied_by_mr_shadow_once_it_is_played() -> None:
    s = table("igor hernan", "tim shadow", cargo=("", "lead"))
    plays(s, "igor")
    lay(s, "tim")
    take_over(s, "hernan")
    end(s)
    plays(s, "hernan")
    lay(s, "shadow")
    take_over(s, "hernan")
    assert [s.players[i].rerolls for i in range(2)] == [2, 4]


@pytest.mark.rule("MZ-14.7", "MZ-5.5")
def test_igor_protects_from_tim_until_his_players_next_chance_only() -> None:
    s = table("fred igor", "jack satine", "karl tim", leader=2)
    plays(s, "karl", "fred", "jack")
    lay(s, "tim")
    take_over(s, "igor")  # not laid down yet, so in vain
    assert told(s, EVENT_LAID_OPEN) == [(traitor("igor"), 0, 0)]
    assert acts_as(s, 2) == "igor"


@pytest.mark.rule("MZ-14.8")
def test_tim_takes_neither_card_nor_coin() -> None:
    s = tim()
    assert (coins(s)[0], hand(s, 0)) == (3, "wood")


@pytest.mark.rule("MZ-14.9")
def test_without_using_his_ability_tim_has_neither_heading_nor_ability() -> None:
    for letter in "NESW":
        s = tim(dice=letter * 3)
        assert acts_as(s, 0) == ""
        assert refused(s, throwing("wood")) == "MZ-14.9"
        end(s)
        assert s.players[0].acts_as == NONE


@pytest.mark.rule("MZ-14.10", "MZ-14.1")
@pytest.mark.parametrize("who", TRAITOR_IDS[:12])
def test_an_ability_with_a_choice_is_used_at_once_and_one_without_counts(who: str) -> None:
    s = tim("shadow jack", cargo="wood")
    take_over(s, who)
    assert asked(s) == (0, WITH_A_CHOICE.get(who, ASK_ACTION))


@pytest.mark.rule("MZ-14.10", "MZ-13.5")
def test_tim_as_hans_without_a_card_uses_nothing() -> None:
    s = tim(cargo="")
    take_over(s, "hans")
    assert asked(s) == (1, ASK_PLAY)  # and nothing is left to do


@pytest.mark.rule("MZ-14.10", "MZ-4.4")
def test_tim_as_ratatine_with_three_black_dice_uses_nothing() -> None:
    s = tim(dice="---")
    take_over(s, "ratatine")
    assert asked(s) == (0, ASK_ACTION)


@pytest.mark.rule("MZ-14.10", "MZ-8.1")
def test_tim_as_karl_robs_until_the_turn_ends() -> None:
    s = table("tim satine", "jack fred", cargo=("", "lead"))
    lay(s, "tim")
    take_over(s, "karl")
    assert legal(s) == [NAME + i for i in range(14)]
    name(s, "fred")
    end(s)
    plays(s, "jack", "satine")
    lay(s, "fred", draws="")
    before = coins(s)[0]
    steal(s, "coin")
    assert coins(s)[0] == before + 1


@pytest.mark.rule("MZ-14.10", "MZ-11.4")
def test_tim_as_ratatine_changes_dice_and_throws_with_her_heading() -> None:
    s = tim(dice="NN-")
    take_over(s, "ratatine")
    set_die(s, 1, "W")
    stop_changing(s)
    throw(s, "wood")
    assert s.players[0].laid_out[0] == 1


@pytest.mark.rule("MZ-14.10", "MZ-13.1")
def test_tim_as_hans_challenges() -> None:
    s = tim(cargo="lead")
    take_over(s, "hans")
    challenge(s, "lead")
    assert s.decider == 1


@pytest.mark.rule("MZ-14.1", "MZ-11.1")
def test_tim_as_hernan_re_rolls() -> None:
    s = tim(dice="NNN")
    take_over(s, "hernan")
    reroll(s, 0, "E")
    throw(s, "wood")
    assert s.players[0].laid_out[0] == 1
