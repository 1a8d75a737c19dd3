"""MZ-0 and MZ-1: who may act, what is asked, and what is in the box."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from aerodrome.games.mad_zeppelin import rules
from aerodrome.games.mad_zeppelin.state import (
    ACTIONS,
    ASK_ACTION,
    ASK_ANSWER,
    ASK_CHANGE,
    ASK_DIE,
    ASK_NAME,
    ASK_PAY,
    ASK_PICK,
    ASK_PLAY,
    ASK_RIVAL,
    ASK_SHOW,
    ASK_STEAL,
    CHANGE_NO_MORE,
    END_PLAY,
    EVENT_GAME_OVER,
    EVENT_NO_HAND,
    NAME,
    PAY_COINS,
    PAY_LARGE,
    PICK,
    PLAY,
    RIVAL,
    SET_DIE,
    SHOW,
    SHOW_HAND,
    STEAL_COIN,
    USE_ABILITY,
    State,
)
from aerodrome.rulebook.record import NONE
from tests.mad_zeppelin.table import (
    GAME,
    act,
    acts_as,
    asked,
    cargo,
    challenge,
    coins,
    end,
    force_faces,
    hand,
    lay,
    legal,
    name,
    opened,
    plays,
    refused,
    table,
    take_over,
    throw,
    throwing,
    use,
)
from tests.tables import told

ODD_ACTIONS = (-1, -2, -100, ACTIONS, ACTIONS + 1, 1000, 2**31, -(2**31), 2**63, -(2**63), 10**30)


def rolled() -> State:
    """The leader, seat 0, has to set a die."""
    s = opened(2, 3, first_leader=1)
    act(s, legal(s)[0])
    force_faces("N?-")
    act(s, legal(s)[0])
    return s


def three() -> State:
    return table("hans fred", "ratatine karl", "jack tim", cargo=("wood coal", "lead gold", "lead ore"), coins=5)


def robbed() -> State:
    s = table("karl fred", "igor jack", cargo=("", "wood lead"))
    lay(s, "karl")
    use(s)
    name(s, "jack")
    end(s)
    lay(s, "igor")
    end(s)
    lay(s, "fred", draws="wood wood wood")
    end(s)
    lay(s, "jack", draws="")  # the theft comes first
    return s


def laid(*names: str) -> State:
    s = three()
    plays(s, *names[:-1])
    lay(s, names[-1])
    return s


def used(*names: str) -> State:
    s = laid(*names)
    use(s)
    return s


def shown() -> State:
    s = used("hans")
    act(s, SHOW + cargo("wood"))
    return s


def challenged() -> State:
    s = shown()
    act(s, RIVAL + 2)
    return s


def thrown() -> State:
    s = laid("hans", "karl")
    act(s, throwing("lead"))
    return s


POSITIONS: dict[int, Callable[[], State]] = {
    ASK_PICK: lambda: opened(2, 3, first_leader=1),
    ASK_DIE: rolled,
    ASK_PLAY: three,
    ASK_STEAL: robbed,
    ASK_ACTION: lambda: laid("hans"),
    ASK_NAME: lambda: used("hans", "karl"),
    ASK_CHANGE: lambda: used("hans", "ratatine"),
    ASK_SHOW: lambda: used("hans"),
    ASK_RIVAL: shown,
    ASK_ANSWER: challenged,
    ASK_PAY: thrown,
}
ANSWERS = {
    ASK_PICK: range(PICK, PLAY),
    ASK_DIE: range(SET_DIE, USE_ABILITY),
    ASK_PLAY: range(PLAY, NAME),
    ASK_STEAL: range(STEAL_COIN, PAY_COINS),
    ASK_ACTION: range(USE_ABILITY, SHOW),
    ASK_NAME: range(NAME, SET_DIE),
    ASK_CHANGE: range(SET_DIE, USE_ABILITY),
    ASK_SHOW: range(SHOW, RIVAL),
    ASK_RIVAL: range(RIVAL, STEAL_COIN),
    ASK_ANSWER: range(SHOW, RIVAL),
    ASK_PAY: range(PAY_COINS, ACTIONS),
}
ASKED_SEAT = {
    ASK_STEAL: 0,
    ASK_NAME: 1,
    ASK_CHANGE: 1,
    ASK_ANSWER: 2,
    ASK_PAY: 1,
}  # all others: seat 0


def finished() -> State:
    s = table("karl fred", "igor jack", journeys=9)
    lay(s, "karl", draws="journey")
    return s


@pytest.mark.rule("MZ-0.1", "MZ-16.3")
def test_when_the_game_is_over_nobody_acts_any_more() -> None:
    s = finished()
    end(s)
    assert told(s, EVENT_GAME_OVER) == [(1603, 0, 0)]
    assert GAME.plain.to_act(s) == 0
    for seat in range(2):
        assert GAME.plain.question(s, seat) == NONE
        for action in (*range(ACTIONS), *ODD_ACTIONS):
            assert GAME.rules[rules.refusal(s, seat, action)].id == "MZ-0.1"


@pytest.mark.rule("MZ-0.2")
@pytest.mark.parametrize("question", POSITIONS)
def test_only_the_seat_that_is_asked_may_act(question: int) -> None:
    s = POSITIONS[question]()
    assert asked(s) == (ASKED_SEAT.get(question, 0), question)
    assert GAME.plain.to_act(s) == 1 << s.decider
    for other in range(-1, 7):
        if other != s.decider:
            assert GAME.plain.question(s, other) == NONE
            for action in (*range(ACTIONS), *ODD_ACTIONS):
                assert GAME.rules[rules.refusal(s, other, action)].id == "MZ-0.2"
    assert GAME.plain.question(s, s.decider) == question


@pytest.mark.rule("MZ-0.3")
@pytest.mark.parametrize("question", POSITIONS)
def test_an_answer_to_another_question_is_refused(question: int) -> None:
    s = POSITIONS[question]()
    assert range(GAME.plain.first_action(question), GAME.plain.end_action(question)) == ANSWERS[question]
    assert legal(s)
    for action in (*range(ACTIONS), *ODD_ACTIONS):
        if action not in ANSWERS[question]:
            assert refused(s, action) == "MZ-0.3"


@pytest.mark.rule("MZ-0.3")
def test_questions_that_share_their_answers_do_not_take_each_others() -> None:
    assert refused(POSITIONS[ASK_SHOW](), SHOW_HAND) == "MZ-0.3"
    assert refused(POSITIONS[ASK_DIE](), CHANGE_NO_MORE) == "MZ-0.3"
    assert refused(POSITIONS[ASK_CHANGE](), CHANGE_NO_MORE) == ""


@pytest.mark.rule("MZ-0.3")
@pytest.mark.parametrize("question", POSITIONS)
def test_asking_whether_an_action_is_legal_changes_nothing(question: int) -> None:
    s = POSITIONS[question]()
    before, events = s.pack(), len(s.told or ())
    for seat in range(-1, 7):
        for action in (*range(-5, ACTIONS + 5), *ODD_ACTIONS):
            rules.refusal(s, seat, action)
        GAME.plain.question(s, seat)
    for seat in range(s.n_seats):
        rules.score(s, seat)
        GAME.plain.place(s, seat)
    GAME.plain.to_act(s)
    GAME.plain.ending(s)
    GAME.plain.default_action(s, s.decider)
    assert s.pack() == before
    assert len(s.told or ()) == events


@pytest.mark.rule("MZ-0.3", "MZ-8.2")
def test_a_thief_is_not_asked_what_to_take_where_there_are_only_coins_or_only_cards() -> None:
    for before, after in (((3, 1), ""), ((3, 0), "wood")):
        s = table("karl fred", "jack igor", cargo=("", "wood" if after else ""), coins=before)
        lay(s, "karl", draws="ore")
        use(s)
        name(s, "jack")
        end(s)
        lay(s, "jack", draws="lead", stolen=after)
        assert asked(s) == (1, ASK_ACTION)
        assert hand(s, 0) == ("wood ore" if after else "ore")


@pytest.mark.rule("MZ-0.3", "MZ-13.1")
def test_with_one_possible_rival_nobody_is_asked_whom_to_challenge() -> None:
    s = table("hans fred", "jack tim", cargo=("wood", "lead"))
    lay(s, "hans")
    use(s)
    challenge(s, "wood")
    assert asked(s) == (1, ASK_ANSWER)


@pytest.mark.rule("MZ-0.3", "MZ-13.4")
def test_a_rival_without_cards_is_not_asked_for_one() -> None:
    s = table("hans fred", "jack tim", cargo=("wood", ""))
    lay(s, "hans")
    use(s)
    challenge(s, "wood")
    assert told(s, EVENT_NO_HAND) == [(1, 0, 0)]
    assert asked(s) == (0, ASK_ACTION)
    assert hand(s, 0) == "wood"


@pytest.mark.rule("MZ-0.3")
def test_mr_shadow_is_asked_whom_to_copy_only_where_there_are_several() -> None:
    for before, question in ((["jack"], ASK_ACTION), (["igor", "jack"], ASK_NAME)):
        s = table("jack fred", "shadow tim", "igor karl", cargo=("", "wood"), leader=0 if len(before) == 1 else 2)
        plays(s, *before)
        lay(s, "shadow")
        use(s)
        assert asked(s) == (1, question)
        assert acts_as(s, 1) == ("jack" if question == ASK_ACTION else "")


def test_every_question_has_its_range_and_no_question_has_none() -> None:
    assert GAME.plain.first_action(NONE) == GAME.plain.end_action(NONE)
    assert {action for answers in ANSWERS.values() for action in answers} == set(range(ACTIONS))
    assert GAME.actions == ACTIONS == PAY_LARGE + 1


@pytest.mark.rule("MZ-0.3")
@pytest.mark.parametrize("question", POSITIONS)
def test_a_player_who_says_nothing_does_what_must_be_done_and_no_more(question: int) -> None:
    s = POSITIONS[question]()
    nothing = {ASK_ACTION: END_PLAY, ASK_CHANGE: CHANGE_NO_MORE}
    assert GAME.plain.default_action(s, s.decider) == nothing.get(question, legal(s)[0])


@pytest.mark.rule("MZ-1.3", "MZ-2.3")
def test_thirty_coins_go_round_between_the_safe_and_the_players() -> None:
    s = table("jack fred", "karl igor", cargo=("gold", ""), coins=(9, 0), dice="EEE")
    assert s.safe == 21
    lay(s, "jack")
    assert (s.safe, coins(s)) == (20, [10, 0])
    throw(s, "gold")
    assert (s.safe, coins(s)) == (25, [5, 0])


@pytest.mark.rule("MZ-1.1")
def test_traitors_without_a_heading_are_tim_and_mr_shadow() -> None:
    for who in ("tim", "shadow"):
        s = table(f"{who} fred", "karl igor", cargo=("wood", ""), dice="NES")
        lay(s, who)
        assert refused(s, throwing("wood")) == "MZ-14.9"
        if who == "tim":
            take_over(s, "jack")
            assert refused(s, throwing("wood")) == ""
