"""ZD-0: who may act, and what is asked."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from aerodrome.drivers.play import list_legal
from aerodrome.games.zeppeldrome import rules
from aerodrome.games.zeppeldrome.state import (
    ACTIONS,
    ASK_ACTION,
    ASK_BONUS,
    ASK_CHOICE,
    ASK_COLLECT,
    ASK_COLOUR,
    ASK_DIRECTION,
    ASK_DISCARD,
    ASK_DROP,
    ASK_EXTRA,
    ASK_FLY,
    ASK_FOLKS,
    ASK_LEMMINGS,
    ASK_LOSE,
    ASK_MACHINE,
    ASK_PAY,
    ASK_PLAN,
    ASK_REMOVE,
    ASK_TARGET,
    EVENT_PAYS,
    QUESTIONS,
    State,
)
from aerodrome.rulebook.chance import first_key, key_chance, second_key
from aerodrome.rulebook.record import NONE
from tests.tables import told
from tests.zeppeldrome.table import (
    GAME,
    NOTATION,
    WRITTEN,
    act,
    action_of,
    all_pass,
    asked,
    askers,
    chits,
    ended_by,
    legal,
    opened,
    place,
    plan,
    random_game,
    refused,
    table,
)

ODD_ACTIONS = (-1, -2, -100, ACTIONS, ACTIONS + 1, 1000, 2**31, -(2**31), 2**63, -(2**63), 10**30)


def action_step() -> State:
    """Seat 1 is ahead and has chits."""
    return table("2 5", "3 9", hands=("", "9 20 46 70"), plans=("27", "28"), before=("", "U D"), after=("", "F"))


def after(*moves: str) -> Callable[[], State]:
    def position() -> State:
        s = action_step()
        act(s, 1, *moves)
        return s

    return position


def paying() -> State:
    s = table("3 4", "1 1", step="movement", plans=("67 after F F",), hands=("1 2 3",))
    act(s, 0, "fly F")
    return s


def dropping() -> State:
    s = table("3 10", "1 1", step="movement", plans=("27",), tokens=(2,), section_a="ballast")
    act(s, 0, "fly F")
    return s


POSITIONS: dict[int, Callable[[], State]] = {
    ASK_COLOUR: lambda: opened(3, first_seat=1),
    ASK_MACHINE: lambda: table("3 5", "3 4", step="hazards", section_c="machine", open="pistons"),
    ASK_PLAN: lambda: table("3 5", "3 4", step="plan", hands=("7 9", "12 13")),
    ASK_ACTION: action_step,
    ASK_TARGET: after("play 20"),
    ASK_CHOICE: after("play 20", "on seat 1"),
    ASK_DIRECTION: after("play 20", "on seat 1", "choice 2"),
    ASK_EXTRA: after("play 9", "on seat 1", "chit B"),
    ASK_REMOVE: after("play 70", "on seat 2"),
    ASK_FOLKS: lambda: table("3 5", "3 4", step="hazards", section_d="folks"),
    ASK_LEMMINGS: lambda: table("3 5", "3 4", step="hazards", section_d="lemmings"),
    ASK_FLY: lambda: table("3 5", "3 4", step="movement", plans=("27 down",)),
    ASK_PAY: paying,
    ASK_DROP: dropping,
    ASK_LOSE: lambda: table("3 13", "1 1", step="movement", plans=("35",), section_c="fans"),
    ASK_BONUS: lambda: table("1 13", "1 1", step="movement", plans=("27",), section_c="fans"),
    ASK_COLLECT: lambda: table("1 4", "1 1", step="movement", plans=("27",), section_a="ballast"),
    ASK_DISCARD: lambda: table("3 5", "3 4", step="discard", hands=("5 6 7",)),
}
MOST_QUESTIONS = (
    {"section_a": "ballast", "section_c": "machine", "section_d": "folks"},
    {"section_a": "ballast", "section_c": "fans", "section_d": "lemmings"},
)
DIRECTION = "(F|B|U|D|UF|DF|UB|DB)"
ANSWERS = {
    ASK_COLOUR: "take (yellow|blue|red|green)",
    ASK_MACHINE: "open (gears|pistons)",
    ASK_PLAN: r"plan \d+( down)?",
    ASK_ACTION: r"play \d+|pass",
    ASK_TARGET: "on seat [1-4]",
    ASK_CHOICE: "choice [1-3]",
    ASK_DIRECTION: f"chit {DIRECTION}",
    ASK_EXTRA: r"pay \d+|pay nothing",
    ASK_REMOVE: r"remove (before|after) \d+",
    ASK_FOLKS: f"folk [1-4] {DIRECTION}|folks done",
    ASK_LEMMINGS: "lemming [1-7]|new lemming [1-5]|lemmings done",
    ASK_FLY: f"fly {DIRECTION}|stop|drop ballast",
    ASK_PAY: r"pay \d+",
    ASK_DROP: "drop ballast|keep ballast",
    ASK_LOSE: f"fly {DIRECTION}|stop",
    ASK_BONUS: f"fly {DIRECTION}|stop|drop ballast",
    ASK_COLLECT: "collect|leave it",
    ASK_DISCARD: r"discard \d+|keep",
}
LEAST = {
    ASK_COLOUR: "take yellow",
    ASK_MACHINE: "open pistons",
    ASK_PLAN: "plan 7 down",
    ASK_ACTION: "pass",
    ASK_TARGET: "on seat 2",
    ASK_CHOICE: "choice 1",
    ASK_DIRECTION: "chit F",
    ASK_EXTRA: "pay nothing",
    ASK_REMOVE: "remove before 1",
    ASK_FOLKS: "folks done",
    ASK_LEMMINGS: "lemming 1",
    ASK_FLY: "fly F",
    ASK_PAY: "pay 1",
    ASK_DROP: "keep ballast",
    ASK_LOSE: "fly UF",
    ASK_BONUS: "stop",
    ASK_COLLECT: "leave it",
    ASK_DISCARD: "keep",
}
"""A silent player does nothing unnecessary, and otherwise the first thing that is allowed."""
SECOND_SEAT = (ASK_ACTION, ASK_TARGET, ASK_CHOICE, ASK_DIRECTION, ASK_EXTRA, ASK_REMOVE)
LAST_SEAT = (ASK_MACHINE, ASK_FOLKS, ASK_LEMMINGS)


def asked_seat(question: int) -> int:
    return 1 if question in SECOND_SEAT + LAST_SEAT else 0


@pytest.mark.rule("ZD-0.1", "ZD-10.1")
def test_when_the_game_is_over_nobody_acts_any_more() -> None:
    s = table("3 25", "1 1", step="movement", plans=("27", "-"), hands=("1 2", "3 4"))
    assert ended_by(s) == "ZD-10.1"
    assert (rules.to_act(s), askers(s)) == (0, [])
    for seat in range(2):
        assert rules.question(s, seat) == NONE
        for action in (*range(ACTIONS), *ODD_ACTIONS):
            assert GAME.rules[rules.refusal(s, seat, action)].id == "ZD-0.1"


@pytest.mark.rule("ZD-0.2")
@pytest.mark.parametrize("question", POSITIONS)
def test_only_the_player_who_is_asked_may_act(question: int) -> None:
    s = POSITIONS[question]()
    if question == ASK_PLAN:
        assert (asked(s), askers(s)) == ((NONE, ASK_PLAN), [0, 1])
    else:
        assert (asked(s), askers(s)) == ((asked_seat(question), question), [asked_seat(question)])
    for seat in range(6):
        if seat in askers(s):
            assert rules.question(s, seat) == question
        else:
            assert rules.question(s, seat) == NONE
            for action in (*range(ACTIONS), *ODD_ACTIONS):
                assert GAME.rules[rules.refusal(s, seat, action)].id == "ZD-0.2"


@pytest.mark.rule("ZD-0.3")
@pytest.mark.parametrize("question", POSITIONS)
def test_an_answer_to_another_question_is_refused(question: int) -> None:
    s = POSITIONS[question]()
    seat = askers(s)[0]
    answers = {action for notation, action in NOTATION.items() if re.fullmatch(ANSWERS[question], notation)}
    assert set(range(GAME.plain.first_action(question), GAME.plain.end_action(question))) == answers
    assert len(legal(s, seat)) > 1
    for action in (*range(ACTIONS), *ODD_ACTIONS):
        if action not in answers:
            assert GAME.rules[rules.refusal(s, seat, action)].id == "ZD-0.3"


def test_every_question_has_its_answers_and_no_question_has_none() -> None:
    assert GAME.plain.first_action(NONE) == GAME.plain.end_action(NONE)
    assert set(POSITIONS) == set(ANSWERS) == set(LEAST) == set(range(QUESTIONS))
    assert GAME.actions == ACTIONS == len(NOTATION)
    for notation in NOTATION:
        assert any(re.fullmatch(answers, notation) for answers in ANSWERS.values())


@pytest.mark.rule("ZD-0.3")
@pytest.mark.parametrize("question", POSITIONS)
def test_asking_whether_a_move_is_legal_changes_nothing(question: int) -> None:
    s = POSITIONS[question]()
    before, events = s.pack(), len(s.told or ())
    for seat in range(5):
        for action in (*range(-5, ACTIONS + 5), *ODD_ACTIONS):
            rules.refusal(s, seat, action)
        rules.question(s, seat)
    for seat in range(s.n_seats):
        rules.score(s, seat)
        rules.place(s, seat)
    rules.to_act(s)
    GAME.plain.ending(s)
    GAME.plain.default_action(s, askers(s)[0])
    assert s.pack() == before
    assert len(s.told or ()) == events


@pytest.mark.rule("ZD-0.3")
@pytest.mark.parametrize("question", POSITIONS)
def test_a_player_who_says_nothing_does_what_must_be_done_and_no_more(question: int) -> None:
    s = POSITIONS[question]()
    seat = askers(s)[0]
    default = GAME.plain.default_action(s, seat)
    assert WRITTEN[default] == LEAST[question]
    assert rules.refusal(s, seat, default) == 0


@pytest.mark.rule("ZD-0.3")
@pytest.mark.parametrize(
    ("position", "least"),
    [
        (lambda: table("3 5", "3 4", step="hazards", section_c="machine"), "open gears"),
        (lambda: table("3 5", "3 4", step="movement", plans=("", "67 after F F"), hands=("", "1 2")), "stop"),
        (lambda: table("3 5", "3 4", step="movement", plans=("", "57"), hands=("", "1 2")), "fly F"),
        (lambda: table("3 5", "3 4", step="plan", hands=("rest", "70 69")), "plan 69 down"),
    ],
)
def test_what_is_least_depends_on_the_position(position: Callable[[], State], least: str) -> None:
    s = position()
    assert WRITTEN[GAME.plain.default_action(s, 1)] == least


@pytest.mark.rule("ZD-0.3")
def test_a_player_who_says_nothing_moves_one_lemming_and_no_more() -> None:
    s = POSITIONS[ASK_LEMMINGS]()
    act(s, 1, "lemming 1")
    assert GAME.plain.default_action(s, 1) == action_of("lemmings done")


@pytest.mark.rule("ZD-0.3")
def test_a_player_who_says_nothing_takes_the_first_colour_that_is_left() -> None:
    s = opened(3, first_seat=1)
    act(s, 0, "take yellow")
    assert GAME.plain.default_action(s, 1) == action_of("take blue")


@pytest.mark.rule("ZD-0.3")
def test_a_player_who_says_nothing_removes_a_chit_after_the_card_when_none_is_before_it() -> None:
    s = table("3 5", "3 4", hands=("70",), after=("", "U D"))
    act(s, 0, "play 70", "on seat 2")
    assert GAME.plain.default_action(s, 0) == action_of("remove after 1")


def test_no_legal_move_is_leapt_over_when_they_are_listed() -> None:
    list_actions = GAME.plain.bind(list_legal)
    found = [0] * (ACTIONS + 1)
    met = set()
    for seed in range(12, 24):
        for s in random_game(2 + seed % 3, seed, **MOST_QUESTIONS[seed % 2]):
            for seat in askers(s):
                met.add(s.asked)
                n = list_actions(s, seat, found)
                assert [WRITTEN[action] for action in found[:n]] == legal(s, seat)
    assert len(met) == QUESTIONS


def under_way() -> State:
    """Chits on either side have been flown, and more are to come."""
    s = table(
        "5 10",
        "1 1",
        step="movement",
        plans=("27 over", ""),
        before=("U",),
        after=("U D",),
        tokens=(2,),
        section_a="ballast",
    )
    act(s, 0, "fly U", "keep ballast", "fly U", "drop ballast")
    assert (s.players[0].before_flown, s.players[0].after_flown) == (1, 1)
    return s


@pytest.mark.rule("ZD-2.1", "ZD-2.5")
@pytest.mark.parametrize("position", [*POSITIONS.values(), under_way])
def test_a_new_game_forgets_all_of_the_old_one(position: Callable[[], State]) -> None:
    s = position()
    expected = GAME.fresh_state(s.n_seats, {option.name: s.options[i] for i, option in enumerate(GAME.options)})
    for game in (s, expected):
        key_chance(game.rng, first_key(7), second_key(7), 0)
        rules.new_game(game)
    assert s == expected
    assert asked(s)[1] == ASK_COLOUR


# --- questions that have only one answer, whatever the hands -----------------------------------------------------


@pytest.mark.rule("ZD-0.3", "ZD-7.2")
def test_a_vector_that_must_be_flown_is_not_asked_for() -> None:
    s = table("3 5", "1 1", step="movement", plans=("27",), before=("U",), after=("D",), hands=("1 2",))
    assert place(s, 0) == "3 8"
    assert s.asked == ASK_DISCARD


@pytest.mark.rule("ZD-0.3", "ZD-5.6")
@pytest.mark.parametrize(("before", "after"), [("U", ""), ("", "U")])
def test_with_one_chit_to_remove_nobody_asks_which(before: str, after: str) -> None:
    s = table("3 5", "3 4", hands=("70 1", "2"), before=("", before), after=("", after))
    act(s, 0, "play 70", "on seat 2")
    assert (chits(s, 1), asked(s)) == ("FP", (1, ASK_ACTION))


@pytest.mark.rule("ZD-0.3", "ZD-7.4")
def test_the_only_card_is_paid_without_a_question() -> None:
    s = table("3 5", "1 1", step="movement", plans=("67 after F F",), hands=("9",), after=("U",))
    assert legal(s, 0) == ["fly F", "stop"]
    act(s, 0, "fly F")
    assert told(s, EVENT_PAYS) == [(0, 8, 0)]
    assert place(s, 0) == "2 6"


@pytest.mark.rule("ZD-0.3", "ZD-5.4")
def test_whether_the_only_card_is_paid_for_an_extra_is_asked() -> None:
    s = table("3 5", "1 1", hands=("1 9",))
    act(s, 0, "play 1", "on seat 1")
    assert asked(s) == (0, ASK_EXTRA)
    assert legal(s, 0) == ["pay 9", "pay nothing"]


@pytest.mark.rule("ZD-0.3", "ZD-3.1")
def test_a_player_with_a_single_card_is_asked_whether_to_leave_it_face_down() -> None:
    s = table("3 5", "1 1", step="plan", hands=("7", "8 9"))
    assert legal(s, 0) == ["plan 7", "plan 7 down"]
    act(s, 0, "plan 7")
    act(s, 1, "plan 8 down")
    assert (plan(s, 0), plan(s, 1)) == ("7", "8 down")


@pytest.mark.rule("ZD-0.3")
def test_no_question_has_only_one_answer() -> None:
    met = set()
    for seed in range(12, 36):
        for s in random_game(2 + seed % 3, seed, **MOST_QUESTIONS[seed % 2]):
            for seat in askers(s):
                met.add(s.asked)
                assert len(legal(s, seat)) > 1
    assert len(met) == QUESTIONS


@pytest.mark.rule("ZD-0.2", "ZD-3.1")
def test_who_has_chosen_a_plan_is_no_longer_asked() -> None:
    s = table("3 5", "3 4", "3 3", step="plan", hands=("7 9", "12 13", "1 2"))
    act(s, 1, "plan 12")
    assert askers(s) == [0, 2]
    assert [refused(s, 1, move) for move in ("plan 12", "plan 13", "plan 13 down", "pass")] == ["ZD-0.2"] * 4


@pytest.mark.rule("ZD-0.2", "ZD-4.1")
def test_nobody_plays_a_card_out_of_turn() -> None:
    s = table("3 5", "3 4", hands=("7 9", "12 13"))
    assert refused(s, 1, "play 12") == "ZD-0.2"
    act(s, 0, "pass")
    assert refused(s, 1, "play 12") == ""
    all_pass(s)
    assert s.asked == ASK_FLY
