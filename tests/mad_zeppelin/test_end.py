"""MZ-16: the end of the turn and of the game."""

from __future__ import annotations

import pytest

from aerodrome.games.mad_zeppelin import rules
from aerodrome.games.mad_zeppelin.state import (
    ASK_ACTION,
    ASK_PICK,
    ASK_PLAY,
    EVENT_GAME_OVER,
    EVENT_POINTS,
    EVENT_TURN,
    State,
)
from aerodrome.rulebook.record import NONE
from tests.mad_zeppelin.table import GAME, asked, coins, end, front, lay, name, plays, table, throw, use
from tests.tables import told


def ended_by(s: State) -> str:
    return GAME.rules[GAME.plain.ending(s)].id if GAME.plain.ending(s) else ""


def shares(s: State) -> list[int]:
    out = [0] * s.n_seats
    GAME.plain.outcome(s, out)
    return out


def whole_turn(s: State) -> None:
    plays(s, "karl", "igor", "fred", "jack")


@pytest.mark.rule("MZ-16.1", "MZ-17.1")
def test_points_are_counted_after_the_second_round() -> None:
    s = table("karl fred", "igor jack", front=("gold lead", "wood"), coins=(2, 4))
    plays(s, "karl", "igor", "fred")
    assert told(s, EVENT_POINTS) == []
    plays(s, "jack")
    assert told(s, EVENT_POINTS) == [(0, 9, 4), (1, 1, 6)]


@pytest.mark.rule("MZ-16.1", "MZ-16.2")
def test_the_points_of_the_mode_do_not_end_the_game_before_the_turn_is_over() -> None:
    s = table("jack fred", "igor karl", front=("gold gold lead lead wood",), cargo=("lead", ""), dice="EEE")
    lay(s, "jack")
    throw(s, "lead")
    assert rules.score(s, 0) == 21
    end(s)
    assert ended_by(s) == ""
    plays(s, "igor", "fred")
    assert ended_by(s) == ""
    plays(s, "karl")
    assert ended_by(s) == "MZ-16.2"
    assert s.asked == NONE


@pytest.mark.rule("MZ-16.2", "MZ-2.4")
@pytest.mark.parametrize(
    ("mode", "cards", "over"),
    [
        ("run", "gold gold diamonds", True),
        ("run", "gold diamonds diamonds", False),
        ("long-haul", "gold gold gold diamonds wood lead", True),  # 30
        ("long-haul", "gold gold gold diamonds lead", False),
    ],
)
def test_the_game_ends_when_a_player_has_reached_the_points_of_the_mode(mode: str, cards: str, over: bool) -> None:
    for seat in (0, 1):
        s = table("karl fred", "igor jack", front=(cards, "") if seat == 0 else ("", cards), mode=mode)
        whole_turn(s)
        assert ended_by(s) == ("MZ-16.2" if over else "")
        assert (s.asked == NONE) == over
        assert told(s, EVENT_GAME_OVER) == ([(1602, 0, 0)] if over else [])
        if over:
            assert shares(s)[seat] == max(shares(s)) > 0


@pytest.mark.rule("MZ-16.3", "MZ-6.3")
@pytest.mark.parametrize("before", [(), ("karl",), ("karl", "igor", "fred")])
def test_after_the_tenth_journey_the_play_is_finished_and_then_the_game_ends(before: tuple[str, ...]) -> None:
    hands = {"karl": "karl fred", "igor": "igor jack"}
    s = table(*hands.values(), cargo=("wood wood", "wood wood"), dice="NEE", journeys=9)
    plays(s, *before)
    who = ("karl", "igor", "fred", "jack")[len(before)]
    seat, gold = s.decider, coins(s)[s.decider]
    lay(s, who, draws="journey")
    assert s.journeys == 10
    assert coins(s)[seat] == gold + 2
    assert asked(s) == (seat, ASK_ACTION)
    throw(s, "wood")
    assert front(s, seat) == "wood"
    if who == "karl":
        use(s)
        name(s, "jack")
    assert ended_by(s) == ""
    end(s)
    assert ended_by(s) == "MZ-16.3"
    assert GAME.plain.to_act(s) == 0
    assert told(s, EVENT_GAME_OVER) == [(1603, 0, 0)]


@pytest.mark.rule("MZ-16.3", "MZ-7.15")
def test_after_the_tenth_journey_a_play_with_nothing_to_do_ends_the_game_at_once() -> None:
    s = table("jack fred", "igor karl", journeys=9)
    lay(s, "jack", draws="journey")
    assert ended_by(s) == "MZ-16.3"


@pytest.mark.rule("MZ-16.3")
def test_after_the_ninth_journey_the_game_goes_on() -> None:
    s = table("jack fred", "igor karl", journeys=8)
    lay(s, "jack", draws="journey")
    end(s)
    assert ended_by(s) == ""
    assert asked(s) == (1, ASK_PLAY)


@pytest.mark.rule("MZ-16.3", "MZ-17.4", "MZ-17.6")
@pytest.mark.parametrize(("cards", "wins"), [("gold gold diamonds", True), ("gold gold steel", False)])
def test_at_the_tenth_journey_who_has_the_points_wins_in_the_middle_of_a_turn(cards: str, wins: bool) -> None:
    s = table("jack fred", "igor karl", front=("", cards), journeys=9)
    lay(s, "jack", draws="journey")
    assert ended_by(s) == "MZ-16.3"
    assert shares(s)[0] == 0
    assert (shares(s)[1] > 0) == wins


@pytest.mark.rule("MZ-16.3", "MZ-16.1")
def test_at_the_tenth_journey_the_points_are_counted_as_at_the_end_of_a_turn() -> None:
    s = table("jack fred", "igor karl", front=("wood", "gold"), journeys=9)
    lay(s, "jack", draws="journey")
    assert told(s, EVENT_POINTS) == [(0, 1, 5), (1, 7, 3)]


@pytest.mark.rule("MZ-16.4")
@pytest.mark.parametrize("leader", [0, 1, 2])
def test_the_player_to_the_left_of_the_leader_leads_the_next_turn(leader: int) -> None:
    hands = ("karl fred", "igor jack", "ripp satine")
    s = table(*hands, leader=leader)
    plays(s, *[hands[(leader + i) % 3].split()[place] for place in (0, 1) for i in range(3)])
    assert s.leader == (leader + 1) % 3
    assert asked(s) == ((leader + 1) % 3, ASK_PICK)
    assert told(s, EVENT_TURN) == [(2, (leader + 1) % 3, 5)]


@pytest.mark.rule("MZ-16.5")
@pytest.mark.parametrize(("turn", "over"), [(99, False), (100, True)])
def test_after_a_hundred_turns_the_game_ends(turn: int, over: bool) -> None:
    s = table("karl fred", "igor jack", front=("gold",), turn=turn)
    whole_turn(s)
    assert ended_by(s) == ("MZ-16.5" if over else "")
    assert shares(s) == [0, 0]


@pytest.mark.rule("MZ-16.2", "MZ-16.5")
def test_who_reaches_the_points_in_the_last_turn_wins_by_them() -> None:
    s = table("karl fred", "igor jack", front=("gold gold diamonds",), turn=100)
    whole_turn(s)
    assert ended_by(s) == "MZ-16.2"
