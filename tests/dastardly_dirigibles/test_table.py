"""DD-0: who may act, and what is asked."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from aerodrome.drivers.play import list_legal
from aerodrome.games.dastardly_dirigibles import knowledge, rules
from aerodrome.games.dastardly_dirigibles.state import (
    ACTIONS,
    ASK_ACTION,
    ASK_DESTROY,
    ASK_DRAW,
    ASK_EXTRACT,
    ASK_GIVE,
    ASK_LOSE,
    ASK_MATCH,
    ASK_ROB,
    ASK_TAKE,
    ASK_TRANSMUTE,
    DESTROY,
    DRAW_EMPORIUM,
    DRAW_PILE,
    EVENT_DESTROYS,
    EVENT_GAME_OVER,
    EVENT_LOSES,
    EVENT_RETRIEVES,
    EVENT_ROBS,
    EVENT_TAKES_EMPORIUM,
    GIVE,
    KEEP_ALL,
    LOSE_FRONT,
    NO_MATCH,
    PASS,
    PLACE,
    PLAY_SPECIAL,
    QUESTIONS,
    ROB,
    SWAP,
    TAKE,
    TRANSMUTE,
    State,
)
from aerodrome.rulebook.record import NONE
from tests.dastardly_dirigibles.table import (
    GAME,
    act,
    asked,
    card,
    counted,
    destroy,
    discards,
    emporium,
    end_turn,
    extract,
    hand,
    legal,
    placing,
    play,
    random_game,
    refused,
    ship,
    special,
    table,
)
from tests.tables import told

ODD_ACTIONS = (-1, -2, -100, ACTIONS, ACTIONS + 1, 1000, 2**31, -(2**31), 2**63, -(2**63), 10**30)


def three() -> State:
    return table(
        "chain nose, chain lift, extractor, tesla, thief, prestidigitation",
        "gear nose, gear tail, transmutation",
        "key drive",
        ships=("", "- key - - - goggle -", "screw - - - - - -"),
        discards="gear drive, dynamotor",
    )


def after(*actions: int) -> Callable[[], State]:
    def position() -> State:
        s = three()
        for action in actions:
            act(s, action)
        return s

    return position


def extracting() -> State:
    s = three()
    extract(s, "wrench nose, wrench lift, dynamotor")
    return s


def losing() -> State:
    s = three()
    special(s, "tesla")
    destroy(s, 1, "lift")
    return s


POSITIONS: dict[int, Callable[[], State]] = {
    ASK_DRAW: after(PASS),
    ASK_ACTION: three,
    ASK_MATCH: after(PLACE),
    ASK_TRANSMUTE: after(PLACE, TRANSMUTE),
    ASK_EXTRACT: extracting,
    ASK_GIVE: after(SWAP),
    ASK_TAKE: after(PLAY_SPECIAL + 4),
    ASK_ROB: after(PLAY_SPECIAL + 3),
    ASK_DESTROY: after(PLAY_SPECIAL + 2),
    ASK_LOSE: losing,
}
ANSWERS = {
    ASK_DRAW: range(DRAW_PILE, ACTIONS),
    ASK_ACTION: range(PLACE, GIVE),
    ASK_MATCH: range(NO_MATCH, PLAY_SPECIAL),
    ASK_TRANSMUTE: range(PLACE, PLAY_SPECIAL),
    ASK_EXTRACT: range(KEEP_ALL, PLAY_SPECIAL),
    ASK_GIVE: range(GIVE, TAKE),
    ASK_TAKE: range(TAKE, ROB),
    ASK_ROB: range(ROB, DESTROY),
    ASK_DESTROY: range(DESTROY, LOSE_FRONT),
    ASK_LOSE: range(LOSE_FRONT, DRAW_PILE),
}
ASKED_SEAT = {ASK_DRAW: 1, ASK_MATCH: 1, ASK_TRANSMUTE: 1, ASK_LOSE: 1}  # all others: seat 0


@pytest.mark.rule("DD-0.1", "DD-9.1")
def test_when_the_game_is_over_nobody_acts_any_more() -> None:
    s = table("gear nose", "key nose", round=3, turn=200)
    end_turn(s)
    assert told(s, EVENT_GAME_OVER) == [(901, 0, 0)]
    assert GAME.plain.to_act(s) == 0
    for seat in range(2):
        assert GAME.plain.question(s, seat) == NONE
        for action in (*range(ACTIONS), *ODD_ACTIONS):
            assert GAME.rules[rules.refusal(s, seat, action)].id == "DD-0.1"


@pytest.mark.rule("DD-0.2")
@pytest.mark.parametrize("question", POSITIONS)
def test_only_the_seat_that_is_asked_may_act(question: int) -> None:
    s = POSITIONS[question]()
    assert asked(s) == (ASKED_SEAT.get(question, 0), question)
    assert GAME.plain.to_act(s) == 1 << s.decider
    for other in range(-1, 6):
        if other != s.decider:
            assert GAME.plain.question(s, other) == NONE
            for action in (*range(ACTIONS), *ODD_ACTIONS):
                assert GAME.rules[rules.refusal(s, other, action)].id == "DD-0.2"
    assert GAME.plain.question(s, s.decider) == question


@pytest.mark.rule("DD-0.3")
@pytest.mark.parametrize("question", POSITIONS)
def test_an_answer_to_another_question_is_refused(question: int) -> None:
    s = POSITIONS[question]()
    assert range(GAME.plain.first_action(question), GAME.plain.end_action(question)) == ANSWERS[question]
    assert legal(s)
    for action in (*range(ACTIONS), *ODD_ACTIONS):
        if action not in ANSWERS[question]:
            assert refused(s, action) == "DD-0.3"


@pytest.mark.rule("DD-0.3")
@pytest.mark.parametrize("question", POSITIONS)
def test_asking_whether_an_action_is_legal_changes_nothing(question: int) -> None:
    s = POSITIONS[question]()
    before, events = s.pack(), len(s.told or ())
    for seat in range(-1, 6):
        for action in (*range(-5, ACTIONS + 5), *ODD_ACTIONS):
            rules.refusal(s, seat, action)
        GAME.plain.question(s, seat)
    for seat in range(s.n_seats):
        rules.score(s, seat)
        GAME.plain.place(s, seat)
    GAME.plain.to_act(s)
    GAME.plain.ending(s)
    rules.default_action(s, s.decider)
    assert s.pack() == before
    assert len(s.told or ()) == events


def test_every_question_has_its_range_and_no_question_has_none() -> None:
    assert GAME.plain.first_action(NONE) == GAME.plain.end_action(NONE)
    assert set(ANSWERS) == set(range(QUESTIONS))
    assert {action for answers in ANSWERS.values() for action in answers} == set(range(ACTIONS))
    assert GAME.actions == ACTIONS


@pytest.mark.rule("DD-0.3")
@pytest.mark.parametrize("question", POSITIONS)
def test_a_player_who_says_nothing_does_what_must_be_done_and_no_more(question: int) -> None:
    s = POSITIONS[question]()
    least = {ASK_ACTION: PASS, ASK_MATCH: placing("gear nose")}
    assert rules.default_action(s, s.decider) == least.get(question, legal(s)[0])


def test_no_legal_action_is_leapt_over_when_they_are_listed() -> None:
    list_actions = GAME.plain.bind(list_legal)
    found = [0] * (ACTIONS + 1)
    met = set()
    for seed in range(3):
        for s in random_game(2 + seed, seed):
            if s.asked != NONE:
                met.add(s.asked)
                assert found[: list_actions(s, s.decider, found)] == legal(s)
    assert len(met) == QUESTIONS


# --- questions that have only one answer, whatever the hands -----------------------------------------------------


@pytest.mark.rule("DD-0.3", "DD-6.8")
def test_with_one_part_on_all_opponents_airships_tesla_does_not_ask_which() -> None:
    s = table("tesla, chain nose", "gear tail", "", ships=("gear - - - - - -", "", "- - - - - - key"))
    special(s, "tesla")
    assert [ship(s, i) for i in range(3)] == ["gear - - - - - -", "- - - - - - -", "- - - - - - -"]
    assert discards(s) == "key tail, tesla"
    assert (told(s, EVENT_DESTROYS), told(s, EVENT_LOSES)) == ([(0, 2, 5)], [(2, 3, 6)])
    assert (asked(s), s.actions_left) == ((0, ASK_ACTION), 2)


@pytest.mark.rule("DD-0.3", "DD-6.10")
def test_with_one_part_on_all_opponents_airships_the_thief_does_not_ask_which() -> None:
    s = table("thief, chain nose", "gear tail", "", ships=("gear - - - - - -", "", "- - - - - - key"))
    special(s, "thief")
    assert (ship(s, 2), hand(s, 0), discards(s)) == ("- - - - - - -", "chain nose, key tail", "thief")
    assert told(s, EVENT_ROBS) == [(0, 2, card("key tail"))]
    assert (asked(s), s.actions_left) == ((0, ASK_ACTION), 2)


@pytest.mark.rule("DD-0.3", "DD-6.9")
def test_two_lift_engines_are_one_answer_for_tesla_and_two_for_the_victim_and_the_thief() -> None:
    s = table("tesla, thief", "chain nose", ships=("", "- gear - - - key -"))
    special(s, "tesla")
    assert asked(s) == (1, ASK_LOSE)
    s = table("tesla, thief", "chain nose", ships=("", "- gear - - - key -"))
    special(s, "thief")
    assert asked(s) == (0, ASK_ROB)


@pytest.mark.rule("DD-0.3", "DD-6.11")
@pytest.mark.parametrize("pile", ["key nose", "key lift, key lift", "key nose, prestidigitation"])
def test_with_one_kind_of_card_to_take_from_the_discards_nobody_asks_which(pile: str) -> None:
    s = table("prestidigitation, chain nose", "gear tail", discards=pile)
    special(s, "prestidigitation")
    taken = pile.split(", ")[0]
    assert hand(s, 0) == f"chain nose, {taken}"
    assert told(s, EVENT_RETRIEVES) == [(0, card(taken), 0)]
    assert (asked(s), s.actions_left) == ((0, ASK_ACTION), 2)


@pytest.mark.rule("DD-0.3", "DD-4.4")
def test_a_special_that_does_not_ask_may_be_the_last_action() -> None:
    s = table("thief", "gear tail", ships=("", "- - - - - - key"), actions=1)
    special(s, "thief")
    assert (s.seat, hand(s, 0)) == (1, "key tail")


@pytest.mark.rule("DD-0.3", "DD-3.6")
def test_with_one_card_to_draw_nobody_asks_which() -> None:
    s = table("gear nose", "thief, tesla", "", emporium="-, key tail, -", rest=2)
    end_turn(s)
    assert (emporium(s), hand(s, 1)) == ("-, -, -", "key tail, tesla, thief")
    assert told(s, EVENT_TAKES_EMPORIUM) == [(1, card("key tail"), 0)]
    assert s.players[1].shown == counted("key tail")
    assert asked(s) == (1, ASK_ACTION)


@pytest.mark.rule("DD-0.3", "DD-3.6")
def test_of_two_cards_to_draw_the_second_is_not_asked_for() -> None:
    s = table("gear nose", "thief, tesla", "", emporium="-, key tail, key nose", rest=2)
    end_turn(s)
    assert legal(s) == [DRAW_EMPORIUM + 1, DRAW_EMPORIUM + 2]
    act(s, DRAW_EMPORIUM + 2)
    assert (emporium(s), hand(s, 1)) == ("-, -, -", "key nose, key tail, tesla, thief")
    assert asked(s) == (1, ASK_ACTION)


@pytest.mark.rule("DD-0.3", "DD-3.4")
def test_the_last_card_of_the_emporium_is_not_drawn_by_who_has_five() -> None:
    s = table("gear nose", "thief, tesla, gear tail, gear drive", "", emporium="-, key tail, key nose", rest=2)
    end_turn(s)
    act(s, DRAW_EMPORIUM + 1)
    assert (emporium(s), s.players[1].hand_size) == ("-, -, key nose", 5)
    s = table("gear nose", "thief, tesla, gear tail, gear drive, gear lift", "", emporium="-, key tail, -", rest=2)
    end_turn(s)
    assert (emporium(s), asked(s)) == ("-, key tail, -", (1, ASK_ACTION))


@pytest.mark.rule("DD-5.10", "DD-0.3")
@pytest.mark.parametrize(("known", "answer"), [("gear tail", NO_MATCH), ("gear nose", placing("gear nose"))])
def test_a_follower_whose_whole_hand_is_known_is_asked_all_the_same(known: str, answer: int) -> None:
    """The answer depends on the hand, even if everybody knows it: it was taken from the Emporium."""
    s = table("chain nose", known)
    knowledge.forget_all(s, 1)
    knowledge.note_taken(s, 1, card(known))
    play(s, "chain nose")
    assert asked(s) == (1, ASK_MATCH)
    assert legal(s) == [answer]


@pytest.mark.rule("DD-5.10", "DD-10.3")
def test_a_follower_who_has_just_said_that_there_is_no_match_is_asked_again() -> None:
    s = table("chain nose, key nose", "gear tail, thief")
    for name in ("chain nose", "key nose"):
        play(s, name)
        assert asked(s) == (1, ASK_MATCH)
        act(s, NO_MATCH)


@pytest.mark.rule("DD-0.3")
def test_no_question_about_open_cards_has_only_one_answer() -> None:
    met = set()
    for seed in range(200, 212):
        for s in random_game(2 + seed % 4, seed):
            if s.asked in (ASK_DRAW, ASK_ACTION, ASK_TAKE, ASK_ROB, ASK_DESTROY, ASK_LOSE):
                met.add(s.asked)
                assert len(legal(s)) > 1
    assert len(met) == 6
