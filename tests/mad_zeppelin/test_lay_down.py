"""MZ-5: a play, step 1; lay down a Traitor."""

from __future__ import annotations

import pytest

from aerodrome.games.mad_zeppelin.cards import TRAITOR_IDS
from aerodrome.games.mad_zeppelin.state import (
    ASK_PICK,
    ASK_PLAY,
    EVENT_BLOCKED,
    EVENT_HELEN,
    EVENT_LAYS_DOWN,
    EVENT_NO_TRAITOR,
    EVENT_PLAY_ENDS,
    EVENT_SEARCH,
    EVENT_STEALS_COIN,
    PLAY,
)
from aerodrome.rulebook.record import NONE
from tests.mad_zeppelin.table import (
    acts_as,
    asked,
    coins,
    end,
    hand,
    holds,
    lay,
    name,
    plays,
    refused,
    steal,
    table,
    take_over,
    throw,
    traitor,
    use,
)
from tests.tables import told


@pytest.mark.rule("MZ-5.1")
@pytest.mark.parametrize("leader", [0, 1, 2])
def test_in_two_rounds_every_player_has_a_play_from_the_leader_to_the_left(leader: int) -> None:
    hands = ("karl fred", "igor jack", "satine ripp")
    s = table(*hands, leader=leader)
    order = []
    for place in (0, 1):
        for i in range(3):
            seat = (leader + i) % 3
            assert asked(s) == (seat, ASK_PLAY)
            assert s.round == place + 1
            plays(s, hands[seat].split()[place])
            order.append(seat)
    assert [seat for seat, *_ in told(s, EVENT_LAYS_DOWN)] == order
    assert [seat for seat, *_ in told(s, EVENT_PLAY_ENDS)] == order
    assert s.turn == 2


@pytest.mark.rule("MZ-5.2")
@pytest.mark.parametrize("first", [0, 1])
def test_one_of_the_two_in_hand_is_laid_down_face_up(first: int) -> None:
    pair = ["karl", "fred"]
    s = table("karl fred", "igor jack")
    for who in TRAITOR_IDS:
        assert refused(s, PLAY + traitor(who)) == ("" if who in pair else "MZ-5.2")
    lay(s, pair[first])
    assert s.players[0].current == traitor(pair[first])
    assert s.seen_at[traitor(pair[first])] == 0
    assert told(s, EVENT_LAYS_DOWN) == [(0, traitor(pair[first]), 0)]
    assert holds(s, 0) == {pair[1 - first]}
    end(s)
    plays(s, "igor")
    assert refused(s, PLAY + traitor(pair[first])) == "MZ-5.2"
    lay(s, pair[1 - first])
    assert holds(s, 0) == set()
    assert s.players[0].current == traitor(pair[1 - first])


@pytest.mark.rule("MZ-5.3", "MZ-12.1")
def test_a_blocked_only_traitor_is_shown_and_kept_without_search_or_actions() -> None:
    s = table("ripp karl", "fred jack", "shadow satine")
    lay(s, "ripp")
    use(s)
    name(s, "jack")
    end(s)
    assert refused(s, PLAY + traitor("jack")) == "MZ-12.1"
    plays(s, "fred", "satine", "karl")
    assert told(s, EVENT_BLOCKED) == [(1, traitor("jack"), 0)]
    assert holds(s, 1) == {"jack"}
    assert asked(s) == (2, ASK_PLAY)
    assert [seat for seat, *_ in told(s, EVENT_SEARCH)] == [0, 1, 2, 0]
    assert s.seen_at[traitor("jack")] == 1
    assert s.played & 1 << traitor("jack") == 0


@pytest.mark.rule("MZ-5.3", "MZ-12.1", "MZ-15.1")
def test_doctor_ripp_and_mr_shadow_can_block_both_traitors_of_a_player() -> None:
    s = table("ripp karl", "shadow satine", "fred jack")
    lay(s, "ripp")
    use(s)
    name(s, "fred")
    end(s)
    lay(s, "shadow")
    take_over(s, "ripp")
    name(s, "jack")
    before = coins(s)[2], hand(s, 2)
    end(s)
    [(seat, shown, _)] = told(s, EVENT_BLOCKED)
    assert (seat, shown) in ((2, traitor("fred")), (2, traitor("jack")))
    assert holds(s, 2) == {"fred", "jack"}
    assert s.seen_at[traitor("fred")] == s.seen_at[traitor("jack")] == 2  # two are blocked, and here are two
    assert asked(s) == (0, ASK_PLAY)
    plays(s, "karl", "satine")
    assert len(told(s, EVENT_BLOCKED)) == 2  # the turn is over: nobody in seat 2 could play
    assert (coins(s)[2], hand(s, 2)) == before
    assert asked(s) == (1, ASK_PICK)


@pytest.mark.rule("MZ-5.4", "MZ-14.4")
def test_who_has_no_traitor_is_passed_over() -> None:
    s = table("tim karl", "fred jack")
    lay(s, "tim")
    take_over(s, "jack")
    assert holds(s, 1) == {"fred"}
    end(s)
    plays(s, "fred")
    before = coins(s)[1], hand(s, 1)
    plays(s, "karl")
    assert told(s, EVENT_NO_TRAITOR) == [(1, 0, 0)]
    assert (coins(s)[1], hand(s, 1)) == before
    assert asked(s) == (1, ASK_PICK)


@pytest.mark.rule("MZ-5.4", "MZ-14.4")
def test_a_player_robbed_of_the_other_traitor_still_has_the_second_play_if_the_first_is_left() -> None:
    s = table("tim karl", "fred jack")
    lay(s, "tim")
    take_over(s, "jack")
    end(s)
    assert asked(s) == (1, ASK_PLAY)
    assert refused(s, PLAY + traitor("jack")) == "MZ-5.2"


@pytest.mark.rule("MZ-5.4", "MZ-5.1")
def test_a_turn_in_which_nobody_is_left_to_play_ends() -> None:
    s = table("karl tim", "fred jack")
    plays(s, "karl", "fred")
    lay(s, "tim")
    take_over(s, "jack")
    end(s)
    assert told(s, EVENT_NO_TRAITOR) == [(1, 0, 0)]
    assert s.turn == 2


@pytest.mark.rule("MZ-5.5", "MZ-10.6")
def test_an_ability_ends_with_the_next_traitor_of_its_player() -> None:
    s = table("helen fred", "jack henchman", cargo=("", "wood wood"), dice="EEE")
    plays(s, "helen")
    lay(s, "jack")
    throw(s, "wood")
    assert told(s, EVENT_HELEN) == [(0, 1, 0)]
    end(s)
    assert acts_as(s, 0) == ""  # it is this player's chance again
    plays(s, "fred")
    lay(s, "henchman")
    throw(s, "wood")
    assert len(told(s, EVENT_HELEN)) == 1


@pytest.mark.rule("MZ-5.5", "MZ-5.3")
def test_an_ability_ends_with_a_chance_that_is_passed_over() -> None:
    s = table("helen fred", "ripp jack", "karl satine", cargo=("", "wood wood", ""), dice="ESE")
    plays(s, "helen")
    lay(s, "ripp")
    use(s)
    name(s, "fred")
    throw(s, "wood")
    assert told(s, EVENT_HELEN) == [(0, 1, 0)]
    end(s)
    plays(s, "karl")
    assert told(s, EVENT_BLOCKED) == [(0, traitor("fred"), 0)]
    lay(s, "jack")
    throw(s, "wood")
    assert len(told(s, EVENT_HELEN)) == 1


@pytest.mark.rule("MZ-5.5", "MZ-8.1")
def test_what_lasts_until_the_turn_ends_goes_on_after_the_next_traitor() -> None:
    s = table("karl fred", "igor jack", coins=(0, 5))
    lay(s, "karl")
    use(s)
    name(s, "jack")
    end(s)
    plays(s, "igor", "fred")
    lay(s, "jack")
    steal(s, "coin")
    assert told(s, EVENT_STEALS_COIN) == [(0, 1, 0)]


@pytest.mark.rule("MZ-5.5", "MZ-12.1", "MZ-8.1")
def test_nothing_lasts_into_the_next_turn() -> None:
    s = table("karl fred", "ripp jack")
    lay(s, "karl")
    use(s)
    name(s, "satine")
    end(s)
    lay(s, "ripp")
    use(s)
    name(s, "helen")
    end(s)
    plays(s, "fred", "jack")
    assert s.turn == 2
    assert s.banned == 0
    for player in s.players:
        assert (player.marks, player.spared, player.rerolls, player.acts_as, player.current) == (0, 0, 0, NONE, NONE)
    assert s.seen_at == [NONE] * 14
