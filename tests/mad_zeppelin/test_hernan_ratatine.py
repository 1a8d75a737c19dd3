"""MZ-11: Hernan Mirante and Ratatine."""

from __future__ import annotations

import pytest

from aerodrome.games.mad_zeppelin.state import (
    ASK_ACTION,
    ASK_CHANGE,
    ASK_DIE,
    CHANGE_NO_MORE,
    EVENT_DIE_SET,
    EVENT_REROLLS,
    REROLL,
    USE_ABILITY,
    State,
)
from tests.mad_zeppelin.table import (
    FACES,
    asked,
    dice,
    end,
    lay,
    legal,
    name,
    plays,
    refused,
    reroll,
    set_die,
    setting,
    stop_changing,
    table,
    take_over,
    throw,
    throwing,
    use,
)
from tests.tables import told


def rerolls(s: State) -> list[str]:
    return [refused(s, REROLL + die) for die in range(3)]


@pytest.mark.rule("MZ-11.1")
@pytest.mark.parametrize("second", [0, 1, 2])
def test_hernan_re_rolls_twice_the_same_die_or_two(second: int) -> None:
    s = table("hernan fred", "jack tim", cargo=("wood", ""), dice="NNN")
    lay(s, "hernan")
    reroll(s, 0, "W")
    assert dice(s) == "WNN"
    reroll(s, second, "E")
    assert dice(s)[second] == "E"
    assert told(s, EVENT_REROLLS) == [(0, 0, 3), (0, second, 1)]
    assert rerolls(s) == ["MZ-11.1"] * 3
    assert refused(s, throwing("wood")) == ""  # East has come up


@pytest.mark.rule("MZ-11.1")
def test_nobody_but_hernans_player_re_rolls() -> None:
    s = table("hernan fred", "jack tim")
    plays(s, "hernan")
    lay(s, "jack")
    assert rerolls(s) == ["MZ-11.1"] * 3


@pytest.mark.rule("MZ-11.2")
@pytest.mark.parametrize("first", [0, 1])
def test_re_rolls_that_are_left_are_good_in_the_second_play(first: int) -> None:
    s = table("hernan karl", "jack tim", cargo=("wood", ""), dice="SSS")
    lay(s, "hernan")
    for _ in range(first):
        reroll(s, 0, "S")
    end(s)
    plays(s, "jack")
    lay(s, "karl")
    for _ in range(2 - first):
        assert rerolls(s) == [""] * 3
        reroll(s, 1, "N")
    assert rerolls(s) == ["MZ-11.1"] * 3
    throw(s, "wood")  # Karl's heading has come up
    assert s.players[0].laid_out[0] == 1


@pytest.mark.rule("MZ-11.2")
def test_re_rolls_do_not_last_into_the_next_turn() -> None:
    s = table("hernan karl", "jack tim")
    plays(s, "hernan", "jack", "karl", "tim")
    assert s.turn == 2
    assert s.players[0].rerolls == 0


@pytest.mark.rule("MZ-11.2")
def test_with_the_option_re_rolls_end_with_the_next_chance_to_lay_down() -> None:
    s = table("hernan karl", "jack tim", hernan_rolls="one-play")
    lay(s, "hernan")
    assert rerolls(s) == [""] * 3
    end(s)
    plays(s, "jack")
    lay(s, "karl")
    assert rerolls(s) == ["MZ-11.1"] * 3


@pytest.mark.rule("MZ-11.2", "MZ-5.5")
@pytest.mark.parametrize(("option", "left"), [("all-turn", 2), ("one-play", 0)])
def test_a_chance_that_is_passed_over_ends_re_rolls_only_with_the_option(option: str, left: int) -> None:
    s = table("hernan karl", "ripp tim", "jack fred", hernan_rolls=option)
    plays(s, "hernan")
    lay(s, "ripp")
    use(s)
    name(s, "karl")
    end(s)
    plays(s, "jack")
    assert s.decider == 1  # seat 0 has been passed over
    assert s.players[0].rerolls == left


@pytest.mark.rule("MZ-11.3")
@pytest.mark.parametrize("leader", [0, 1])
def test_the_leader_sets_a_re_rolled_die_that_lets_choose(leader: int) -> None:
    s = table("hernan fred", "jack tim", cargo=("wood", "wood"), dice="NNN", leader=leader)
    if leader == 1:
        plays(s, "jack")
    lay(s, "hernan")
    reroll(s, 1, "?")
    assert asked(s) == (leader, ASK_DIE)
    assert legal(s) == [setting(1, heading) for heading in "NESW"]
    set_die(s, 1, "E")
    assert asked(s) == (0, ASK_ACTION)
    assert (dice(s), told(s, EVENT_DIE_SET)) == ("NEN", [(leader, 1, 1)])
    assert rerolls(s) == [""] * 3  # the second one


@pytest.mark.rule("MZ-11.3", "MZ-4.3")
def test_a_re_rolled_die_that_turns_black_is_removed() -> None:
    s = table("hernan fred", "ratatine tim", cargo=("wood", "wood"), dice="EEE")
    lay(s, "hernan")
    reroll(s, 2, "-")
    assert dice(s) == "EE-"
    assert rerolls(s) == ["", "", "MZ-4.3"]
    end(s)
    lay(s, "ratatine")
    use(s)
    assert refused(s, setting(2, "W")) == "MZ-4.3"


@pytest.mark.rule("MZ-11.3", "MZ-4.4", "MZ-7.15")
def test_when_the_last_die_turns_black_a_player_without_cards_is_not_asked() -> None:
    s = table("hernan fred", "jack tim", dice="E--")
    lay(s, "hernan", draws="journey")
    reroll(s, 0, "-")
    assert s.decider == 1
    assert s.players[0].rerolls == 1


@pytest.mark.rule("MZ-11.4")
@pytest.mark.parametrize("changes", [0, 1, 2])
def test_ratatine_changes_up_to_two_dice_to_any_heading_for_the_turn(changes: int) -> None:
    s = table("ratatine fred", "jack tim", cargo=("wood", "wood"), dice="NNN")
    lay(s, "ratatine")
    use(s)
    assert legal(s) == [setting(die, heading) for die in range(3) for heading in "NESW"] + [CHANGE_NO_MORE]
    for die, heading in ((2, "W"), (0, "E"))[:changes]:
        set_die(s, die, heading)
    if changes < 2:
        assert asked(s) == (0, ASK_CHANGE)
        stop_changing(s)
    after = ("NNN", "NNW", "ENW")[changes]
    assert (asked(s), dice(s)) == ((0, ASK_ACTION), after)
    assert told(s, EVENT_DIE_SET) == [(0, 2, 3), (0, 0, 1)][:changes]
    assert refused(s, throwing("wood")) == ("" if changes else "MZ-7.3")
    assert refused(s, USE_ABILITY) == "MZ-7.1"
    end(s)
    plays(s, "jack", "fred")
    assert dice(s) == after


@pytest.mark.rule("MZ-11.4", "MZ-11.3")
@pytest.mark.parametrize("leader", [0, 1])
def test_ratatines_player_sets_the_dice_whoever_leads(leader: int) -> None:
    s = table("ratatine fred", "jack tim", leader=leader)
    if leader:
        plays(s, "jack")
    lay(s, "ratatine")
    use(s)
    set_die(s, 1, "W")
    assert asked(s) == (0, ASK_CHANGE)
    assert s.dice[1] == FACES.index("W")


@pytest.mark.rule("MZ-11.5")
def test_dice_are_not_re_rolled_after_the_throw_of_that_play() -> None:
    s = table("hernan jack", "karl tim", cargo=("wood wood wood", ""), dice="EEE")
    lay(s, "hernan")
    throw(s, "wood")
    assert rerolls(s) == ["MZ-11.5"] * 3
    end(s)
    plays(s, "karl")
    lay(s, "jack")
    assert rerolls(s) == [""] * 3  # before the next one
    throw(s, "wood")
    assert rerolls(s) == ["MZ-11.5"] * 3


@pytest.mark.rule("MZ-11.5")
def test_dice_are_not_changed_after_the_throw_of_that_play() -> None:
    s = table("ratatine jack", "karl tim", cargo=("wood wood", ""), dice="WWW")
    lay(s, "ratatine")
    assert refused(s, USE_ABILITY) == ""
    throw(s, "wood")
    assert refused(s, USE_ABILITY) == "MZ-11.5"


@pytest.mark.rule("MZ-11.5")
def test_placing_alcohol_is_no_throw_and_dice_may_still_change() -> None:
    s = table("hernan jack", "ratatine tim", cargo=("alcohol", "alcohol"), dice="WWW")
    lay(s, "hernan")
    throw(s, "alcohol")
    assert rerolls(s) == [""] * 3
    end(s)
    lay(s, "ratatine")
    throw(s, "alcohol")
    assert refused(s, USE_ABILITY) == ""


@pytest.mark.rule("MZ-11.6")
def test_a_copy_of_hernan_has_two_re_rolls_of_its_own() -> None:
    s = table("hernan karl", "shadow fred", dice="NNN")
    lay(s, "hernan")
    reroll(s, 0, "S")
    reroll(s, 0, "S")
    end(s)
    lay(s, "shadow")
    assert rerolls(s) == ["MZ-11.1"] * 3
    take_over(s, "hernan")
    reroll(s, 0, "W")
    assert rerolls(s) == [""] * 3
    reroll(s, 0, "N")
    assert s.players[1].rerolls == 0


@pytest.mark.rule("MZ-11.1", "MZ-11.6", "MZ-11.2")
def test_who_has_hernan_and_copies_him_has_four_re_rolls() -> None:
    s = table("hernan shadow", "jack fred", cargo=("wood", ""), dice="NNN")
    plays(s, "hernan", "jack")
    lay(s, "shadow")
    take_over(s, "hernan")
    for left in (4, 3, 2, 1):
        assert s.players[0].rerolls == left
        reroll(s, 0, "N")
    assert rerolls(s) == ["MZ-11.1"] * 3


@pytest.mark.rule("MZ-11.6", "MZ-14.1")
def test_tim_as_hernan_re_rolls_in_both_plays() -> None:
    s = table("tim karl", "jack fred", cargo=("wood", ""), dice="NNN")
    lay(s, "tim")
    take_over(s, "hernan")
    reroll(s, 0, "E")
    end(s)
    plays(s, "jack")
    lay(s, "karl")
    reroll(s, 0, "N")
    assert rerolls(s) == ["MZ-11.1"] * 3
