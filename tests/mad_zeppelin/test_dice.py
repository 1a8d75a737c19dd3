"""MZ-4: which way is the Nostria heading?"""

from __future__ import annotations

from collections import Counter

import pytest

from aerodrome.games.mad_zeppelin.state import (
    ASK_ACTION,
    ASK_DIE,
    ASK_PLAY,
    EVENT_ALL_BLACK,
    EVENT_DIE_SET,
    EVENT_ROLLED,
    REROLL,
    USE_ABILITY,
    State,
)
from tests.mad_zeppelin.table import (
    FACES,
    act,
    asked,
    coins,
    dice,
    end,
    force_faces,
    hand,
    lay,
    legal,
    opened,
    plays,
    refused,
    set_die,
    setting,
    table,
    throwing,
    use,
)
from tests.tables import told


def roll(text: str, seats: int = 3, leader: int = 1, seed: int = 1) -> State:
    """The dice have just been rolled."""
    s = opened(seats, seed, first_leader=leader + 1)
    for _ in range(seats - 1):
        act(s, legal(s)[0])
    force_faces(text)
    act(s, legal(s)[0])
    return s


@pytest.mark.rule("MZ-4.1", "MZ-1.4")
def test_three_dice_are_rolled_for_everybody_to_see() -> None:
    s = roll("SWN")
    assert dice(s) == "SWN"
    assert told(s, EVENT_ROLLED) == [(2, 3, 0)]
    assert told(s, EVENT_ALL_BLACK) == []
    assert asked(s) == (1, ASK_PLAY)


@pytest.mark.rule("MZ-1.4", "MZ-4.1")
def test_each_die_shows_each_of_its_six_faces_as_often() -> None:
    found = [Counter[int](), Counter[int](), Counter[int]()]
    for seed in range(400):
        s = roll("", seats=2, seed=seed)
        for die, face in enumerate(told(s, EVENT_ROLLED)[0]):
            found[die][face] += 1
    for counted in found:
        assert sum((counted[face] - 400 / 6) ** 2 / (400 / 6) for face in range(6)) < 20.5  # one in a thousand
        assert counted.total() == 400


@pytest.mark.rule("MZ-4.2")
@pytest.mark.parametrize("leader", [0, 1, 2])
@pytest.mark.parametrize("heading", "NESW")
def test_the_leader_sets_a_die_that_lets_choose_to_a_heading(leader: int, heading: str) -> None:
    s = roll("N?-", leader=leader)
    assert asked(s) == (leader, ASK_DIE)
    assert legal(s) == [setting(1, letter) for letter in "NESW"]
    set_die(s, 1, heading)
    assert dice(s) == f"N{heading}-"
    assert told(s, EVENT_DIE_SET) == [(leader, 1, FACES.index(heading))]
    assert asked(s) == (leader, ASK_PLAY)


@pytest.mark.rule("MZ-4.2")
def test_dice_that_let_choose_are_set_one_by_one_and_no_other_die_is() -> None:
    s = roll("?E?")
    assert [refused(s, setting(die, "S")) for die in range(3)] == ["", "MZ-4.2", "MZ-4.2"]
    set_die(s, 0, "S")
    assert [refused(s, setting(die, "S")) for die in range(3)] == ["MZ-4.2", "MZ-4.2", ""]
    set_die(s, 2, "W")
    assert dice(s) == "SEW"


@pytest.mark.rule("MZ-4.3")
def test_a_black_die_is_neither_re_rolled_nor_set() -> None:
    s = table("hernan fred", "ratatine igor", dice="N-S")
    lay(s, "hernan")
    assert [refused(s, REROLL + die) for die in range(3)] == ["", "MZ-4.3", ""]
    end(s)
    lay(s, "ratatine")
    use(s)
    for heading in "NESW":
        assert [refused(s, setting(die, heading)) for die in range(3)] == ["", "MZ-4.3", ""]


@pytest.mark.rule("MZ-4.3")
def test_a_black_die_is_back_in_the_next_turn() -> None:
    s = table("karl fred", "igor jack", dice="---")
    plays(s, "karl", "igor", "fred", "jack")
    act(s, legal(s)[0])
    force_faces("NEW")
    act(s, legal(s)[0])
    assert dice(s) == "NEW"


@pytest.mark.rule("MZ-4.4")
def test_three_black_dice_are_announced() -> None:
    s = roll("---")
    assert told(s, EVENT_ALL_BLACK) == [(0, 0, 0)]
    assert asked(s) == (1, ASK_PLAY)
    assert told(roll("-N-"), EVENT_ALL_BLACK) == []


@pytest.mark.rule("MZ-4.4")
@pytest.mark.parametrize("who", ["karl", "henchman", "satine", "hernan", "ratatine"])
def test_with_three_black_dice_nothing_is_thrown_but_traitors_are_played_as_usual(who: str) -> None:
    s = table(f"{who} fred", "igor jack", cargo=("gold", ""), coins=9, dice="---")
    lay(s, who)
    assert (coins(s)[0], hand(s, 0)) == (10, "wood gold")  # the Search
    assert refused(s, throwing("wood")) == refused(s, throwing("gold")) == "MZ-4.4"
    if who == "hernan":
        assert [refused(s, REROLL + die) for die in range(3)] == ["MZ-4.4"] * 3
    if who == "ratatine":
        assert refused(s, USE_ABILITY) == "MZ-4.4"
    if who == "karl":
        use(s)
        assert s.asked != ASK_ACTION
