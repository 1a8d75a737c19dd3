"""ZD-4 and the actions of ZD-5: who may play when, on whom, and what every action of the deck does."""

from __future__ import annotations

import pytest

from aerodrome.games.zeppeldrome import rules, state
from aerodrome.games.zeppeldrome.cards import CARDS
from aerodrome.games.zeppeldrome.state import (
    ASK_ACTION,
    ASK_CHOICE,
    ASK_DIRECTION,
    ASK_EXTRA,
    ASK_FLY,
    ASK_TARGET,
    EVENT_BOUNCES,
    EVENT_MOVES,
    EVENT_PASSES,
    EVENT_PAYS,
    EVENT_PLAYS,
    EVENT_ROUND,
    STEP_ACTIONS,
    State,
)
from tests.tables import told
from tests.zeppeldrome.table import (
    GAME,
    WRITTEN,
    act,
    act_number,
    all_pass,
    asked,
    askers,
    chits,
    discards,
    hand,
    legal,
    place,
    places,
    plan,
    refused,
    sequence,
    table,
)

# --- rounds -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-4.1")
def test_in_sequence_each_player_plays_one_card_or_passes() -> None:
    s = table("3 5", "3 9", "1 5", hands=("15 6", "13 16", "27 8"))
    assert asked(s) == (1, ASK_ACTION)
    act(s, 1, "play 13", "on seat 2", "choice 1")
    assert asked(s) == (2, ASK_ACTION)
    act(s, 2, "pass")
    assert asked(s) == (0, ASK_ACTION)
    act(s, 0, "play 15")
    assert [seat for seat, _, _ in told(s, EVENT_PLAYS)] == [1, 0]
    assert told(s, EVENT_PASSES) == [(2, 0, 0)]
    assert (asked(s), s.action_round) == ((1, ASK_ACTION), 2)


@pytest.mark.rule("ZD-4.1", "ZD-4.2")
def test_the_sequence_of_a_round_is_fixed_when_it_begins_and_assessed_anew_for_the_next() -> None:
    s = table("1 10", "2 10", "3 10", hands=("24 1", "2 3", "4 5"))
    act(s, 0, "play 24", "on seat 3")
    assert places(s) == ["1 10", "2 10", "3 11"]
    assert asked(s) == (1, ASK_ACTION)  # although the third is in first place now
    act(s, 1, "pass")
    assert asked(s) == (2, ASK_ACTION)
    act(s, 2, "pass")
    assert sequence(s) == [2, 0, 1]
    assert (asked(s), told(s, EVENT_ROUND)) == ((2, ASK_ACTION), [(2, 0, 0)])


@pytest.mark.rule("ZD-4.1", "ZD-4.2")
def test_who_falls_back_in_a_round_does_not_play_twice_in_it() -> None:
    s = table("1 10", "2 10", hands=("36 1", "2 3"))
    act(s, 0, "play 36", "on seat 1")
    assert (places(s), asked(s)) == (["1 9", "2 10"], (1, ASK_ACTION))
    act(s, 1, "pass")
    assert (asked(s), s.action_round) == ((1, ASK_ACTION), 2)
    act(s, 1, "pass")
    assert asked(s) == (0, ASK_ACTION)


@pytest.mark.rule("ZD-4.2")
def test_who_passed_may_play_in_a_later_round() -> None:
    s = table("1 10", "2 10", hands=("2 3", "15 5"))
    act(s, 0, "pass")
    act(s, 1, "play 15")
    assert (asked(s), refused(s, 0, "play 2")) == ((0, ASK_ACTION), "")
    act(s, 0, "play 2", "on seat 2")
    act(s, 1, "pass")
    assert (asked(s), s.action_round) == ((0, ASK_ACTION), 3)


@pytest.mark.rule("ZD-4.2")
def test_when_all_pass_in_a_round_the_step_is_over() -> None:
    s = table("1 10", "2 10", "3 10", hands=("2 3", "15 5", "6 7"))
    act(s, 0, "pass")
    act(s, 1, "pass")
    assert s.step == STEP_ACTIONS
    act(s, 2, "pass")
    assert asked(s) == (0, ASK_FLY)


@pytest.mark.rule("ZD-4.2")
def test_all_may_pass_in_the_first_round_and_in_a_later_one() -> None:
    s = table("1 10", "2 10", hands=("15 3", "4 5"))
    act(s, 0, "play 15")
    act(s, 1, "pass")
    act(s, 0, "pass")
    assert asked(s) == (1, ASK_ACTION)
    act(s, 1, "pass")
    assert s.asked == ASK_FLY


@pytest.mark.rule("ZD-4.3")
def test_who_has_no_card_is_passed_over() -> None:
    s = table("1 10", "2 10", "3 10", hands=("", "15 5", ""))
    assert asked(s) == (1, ASK_ACTION)
    act(s, 1, "play 15")
    assert (asked(s), s.action_round) == ((1, ASK_ACTION), 2)
    assert told(s, EVENT_PASSES) == []


@pytest.mark.rule("ZD-4.3", "ZD-4.2")
def test_when_the_last_card_is_played_the_step_is_over() -> None:
    s = table("1 10", "2 10", hands=("", "15"))
    act(s, 1, "play 15")
    assert s.asked == ASK_FLY


@pytest.mark.rule("ZD-4.3")
def test_who_had_no_card_plays_when_cards_have_come() -> None:
    s = table("1 10", "2 10", hands=("", "27"))
    act(s, 1, "play 27", "on seat 1")
    assert asked(s) == (0, ASK_ACTION)
    assert len(hand(s, 0).split()) == 2


def play_all_cards(s: State) -> None:
    """Seat 0 plays a card whenever it can."""
    while s.asked != ASK_FLY:
        move = GAME.plain.default_action(s, 0)
        if s.asked == ASK_ACTION:
            move = next(a for a in range(state.PLAY, state.PASS) if rules.refusal(s, 0, a) == 0)
        act_number(s, 0, move)


@pytest.mark.rule("ZD-4.5", "ZD-4.2")
def test_rounds_go_on_while_cards_are_played() -> None:
    s = table("1 10", "2 10", hands=(" ".join(map(str, range(30, 60))),))
    play_all_cards(s)
    assert len(told(s, EVENT_PLAYS)) == 30
    assert (30, 0, 0) in told(s, EVENT_ROUND)
    assert s.players[0].hand_size == 0


@pytest.mark.rule("ZD-4.5")
def test_with_all_cards_of_the_deck_there_are_not_two_hundred_rounds() -> None:
    """Seat 0 has every card, and draws again what it has played as often as a card lets it."""
    s = table("1 10", "2 10", hands=("rest",))
    play_all_cards(s)
    assert 70 < told(s, EVENT_ROUND)[-1][0] < 100


@pytest.mark.rule("ZD-4.5")
def test_with_cards_that_come_back_without_end_the_step_is_over_after_two_hundred_rounds() -> None:
    """All play in the last of them."""
    s = table("1 10", "2 10", hands=("15 1", "6 7"), action_round=199)
    act(s, 0, "play 15")
    act(s, 1, "play 6", "on seat 1", "choice 1")
    assert (asked(s), s.action_round) == ((0, ASK_ACTION), 200)
    act(s, 0, "play 1", "on seat 1")
    act(s, 1, "play 7", "on seat 1", "choice 1")
    assert s.asked != ASK_ACTION


@pytest.mark.rule("ZD-4.5")
def test_the_rounds_of_every_turn_are_counted_anew() -> None:
    s = table("1 10", "2 10", step="plan", hands=("15 1", "6 7"))
    s.action_round = 20
    act(s, 0, "plan 1")
    act(s, 1, "plan 7")
    assert s.action_round == 1


# --- on whom ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-4.4")
def test_an_action_is_played_on_any_one_player() -> None:
    for target in range(3):
        s = table("1 10", "2 10", "3 10", hands=("24 1",))
        act(s, 0, "play 24")
        assert (asked(s), legal(s, 0)) == ((0, ASK_TARGET), ["on seat 1", "on seat 2", "on seat 3"])
        act(s, 0, f"on seat {target + 1}")
        assert places(s) == [f"{seat + 1} {11 if seat == target else 10}" for seat in range(3)]


@pytest.mark.rule("ZD-4.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_action_is_not_played_on_somebody_who_is_not_there(seats: int) -> None:
    s = table(*(f"{row} 5" for row in range(1, seats + 1)), hands=("24 1",))
    act(s, 0, "play 24")
    assert [refused(s, 0, f"on seat {seat}") for seat in range(1, 5)] == [""] * seats + ["ZD-4.4"] * (4 - seats)


@pytest.mark.rule("ZD-4.4")
@pytest.mark.parametrize("number", [70, 46, 22, 10, 2, 36, 56])
def test_an_action_may_have_no_effect(number: int) -> None:
    """X without chits, turning over a card that lies face down, moves off the course, theft from an empty hand."""
    s = table("2 10", "1 1", hands=(f"{number} 5",), plans=("27", "28 down"))
    act(s, 0, f"play {number}", "on seat 2")
    assert (places(s), plan(s, 1), chits(s, 1)) == (["2 10", "1 1"], "28 down", "FP")
    assert (discards(s), asked(s)) == (str(number), (0, ASK_ACTION))


@pytest.mark.rule("ZD-4.4", "ZD-5.2", "ZD-5.3", "ZD-5.4")
def test_who_plays_a_card_on_a_rival_makes_the_decisions_and_pays() -> None:
    s = table("2 10", "1 1", hands=("9 20 5 6", "7 8"))
    act(s, 0, "play 9", "on seat 2")
    assert asked(s) == (0, ASK_DIRECTION)
    act(s, 0, "chit B")
    assert asked(s) == (0, ASK_EXTRA)
    assert legal(s, 0) == ["pay 5", "pay 6", "pay 20", "pay nothing"]
    act(s, 0, "pay 5")
    assert asked(s) == (0, ASK_DIRECTION)
    act(s, 0, "chit D")
    assert (chits(s, 1), hand(s, 0), hand(s, 1)) == ("FP B D", "6 20", "7 8")
    assert told(s, EVENT_PAYS) == [(0, 4, 0)]
    act(s, 1, "pass")
    act(s, 0, "play 20", "on seat 2")
    assert asked(s) == (0, ASK_CHOICE)


@pytest.mark.rule("ZD-4.6")
def test_a_card_is_discarded_before_it_takes_effect() -> None:
    """A Supply Balloon with an empty pile draws from the discards, where it lies itself."""
    s = table("2 10", "1 1", hands=("27 5", "rest"))
    act(s, 0, "play 27")
    assert (discards(s), hand(s, 0)) == ("27", "5")
    act(s, 0, "on seat 1")
    assert (discards(s), hand(s, 0)) == ("", "5 27")


@pytest.mark.rule("ZD-4.6", "ZD-5.4")
def test_a_card_cannot_pay_for_itself() -> None:
    s = table("2 10", "1 1", hands=("1", ""))
    act(s, 0, "play 1", "on seat 1")
    assert (chits(s, 0), told(s, EVENT_PAYS)) == ("FP F", [])


# --- every action of the deck -----------------------------------------------------------------------------------

MOVES = {  # actions that move a ship at once from row 3, column 10, where nothing is in the way
    (2, ""): "2 10",
    (7, "choice 1"): "2 10",
    (7, "choice 2"): "4 10",
    (12, "choice 1"): "2 11",
    (12, "choice 2"): "4 11",
    (19, ""): "1 9",
    (24, ""): "3 11",
    (26, ""): "4 10",
    (31, ""): "5 9",
    (36, ""): "3 9",
    (41, "pay 70"): "5 10",
    (41, "pay nothing"): "4 10",
    (53, ""): "5 10",
}
CHITS = {  # actions that put chits into a flight plan with a chit on either side, or take them out
    (1, "pay 70"): "UB FP DB F F",
    (1, "pay nothing"): "UB FP DB F",
    (4, "choice 1"): "UB UB FP DB",
    (4, "choice 2"): "DB UB FP DB",
    (5, "choice 1, remove before 1"): "FP DB",
    (5, "choice 1, remove after 1"): "UB FP",
    (5, "choice 2, chit D"): "UB FP DB D",
    (6, "choice 1"): "U UB FP DB",
    (6, "choice 2"): "D UB FP DB",
    (8, "chit UF"): "UB FP DB UF",
    (9, "chit U, pay 70, chit D"): "UB FP DB U D",
    (9, "chit U, pay nothing"): "UB FP DB U",
    (11, "choice 1"): "UF UB FP DB",
    (11, "choice 2"): "DF UB FP DB",
    (13, "choice 1"): "F UB FP DB",
    (13, "choice 2"): "UB FP DB F",
    (16, "choice 1"): "B UB FP DB",
    (16, "choice 2"): "UB FP DB B",
    (17, "remove before 1"): "FP DB",
    (17, "remove after 1"): "UB FP",
    (20, "choice 1, chit D"): "D UB FP DB",
    (20, "choice 2, chit D"): "UB FP DB D",
    (21, ""): "U UB FP DB D",
    (23, "choice 1"): "UB FP DB U",
    (23, "choice 2"): "UB FP DB D",
    (25, "chit DF"): "DF UB FP DB",
    (33, "choice 1"): "U U UB FP DB",
    (33, "choice 2"): "UB FP DB D D",
    (40, "choice 1"): "UB FP DB UF",
    (40, "choice 2"): "UB FP DB DF",
    (46, "remove after 1"): "FP",  # and then the only one that is left
    (50, ""): "D UB FP DB U",
    (62, "choice 1"): "D D UB FP DB",
    (62, "choice 2"): "UB FP DB U U",
    (10, ""): "FP",
}
IN_WORDS = {3: "LADDER", 15: "REVERSE", 22: "DEACT_CARD", 27: "SUPPLY", 44: "MARSHAL", 56: "STOWAWAY"}
"""Actions that `test_text_actions` and `test_chits` play."""


def answers(text: str) -> list[str]:
    return [answer for answer in text.split(", ") if answer]


def played(number: int, moves: str, target: int) -> State:
    """Seat 0 plays a card on itself or on its rival; both ships have the same free spaces around them."""
    s = table(
        "3 10",
        "3 16",
        hands=(f"{number} 70", "68"),
        plans=("28", "43"),
        before=("UB", "UB"),
        after=("DB", "DB"),
    )
    act(s, 1, "pass")
    act(s, 0, f"play {number}", f"on seat {target + 1}", *answers(moves))
    assert (asked(s), s.action_round) == ((1, ASK_ACTION), 2)
    assert str(number) in discards(s).split()
    assert hand(s, 0) == ("" if "pay 70" in moves else "70")
    return s


@pytest.mark.rule("ZD-5.5", "ZD-4.4", "ZD-5.3")
@pytest.mark.parametrize("target", [0, 1])
@pytest.mark.parametrize(("number", "moves"), MOVES)
def test_an_action_moves_the_ship_of_any_player_at_once(number: int, moves: str, target: int) -> None:
    s = played(number, moves, target)
    row, column = MOVES[number, moves].split()
    there = ["3 10", "3 16"]
    there[target] = f"{row} {int(column) + 6 * target}"
    assert places(s) == there
    assert [chits(s, seat) for seat in range(2)] == ["UB FP DB"] * 2
    assert [plan(s, seat) for seat in range(2)] == ["28", "43"]


@pytest.mark.rule("ZD-5.1", "ZD-5.2", "ZD-5.3", "ZD-5.4", "ZD-5.6", "ZD-4.4")
@pytest.mark.parametrize("target", [0, 1])
@pytest.mark.parametrize(("number", "moves"), CHITS)
def test_an_action_changes_the_chits_of_any_player(number: int, moves: str, target: int) -> None:
    s = played(number, moves, target)
    assert chits(s, target) == CHITS[number, moves]
    assert chits(s, 1 - target) == "UB FP DB"
    assert places(s) == ["3 10", "3 16"]
    assert s.chits == 20 - 2 - len(CHITS[number, moves].split()) + 1


def test_all_36_actions_of_the_deck_are_played() -> None:
    played_here = {number for number, _ in MOVES} | {number for number, _ in CHITS} | set(IN_WORDS)
    actions = [CARDS.deck[number - 1].action for number in sorted(played_here)]
    assert len(actions) == len(set(actions)) == 36
    assert set(actions) == {card.action for card in CARDS.deck}
    for number, action in IN_WORDS.items():
        assert CARDS.deck[number - 1].action == action


@pytest.mark.rule("ZD-5.3")
@pytest.mark.parametrize("number", [4, 5, 7, 20, 33])
def test_of_choices_joined_by_or_there_are_as_many_as_the_card_has(number: int) -> None:
    s = table("3 16", "3 10", hands=(f"{number} 70",))
    act(s, 0, f"play {number}", "on seat 2")
    assert (asked(s), legal(s, 0)) == ((0, ASK_CHOICE), ["choice 1", "choice 2"])
    assert refused(s, 0, "choice 3") == "ZD-5.3"


# --- moves with a bang ------------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-5.5")
def test_a_move_with_a_bang_happens_before_movement() -> None:
    s = table("3 10", "1 1", hands=("24 1", ""), plans=("28", "43"))
    act(s, 0, "play 24", "on seat 1")
    assert (place(s, 0), asked(s), plan(s, 0), s.chits) == ("3 11", (0, ASK_ACTION), "28", 20)


@pytest.mark.rule("ZD-5.5")
@pytest.mark.parametrize(
    ("number", "ships", "there"),
    [
        (31, ("4 10", "5 10"), "5 9"),  # down is blocked by a ship, down-back is not
        (31, ("4 10", "5 9"), "5 10"),  # the first is free, the second ends at the bottom edge
        (31, ("3 10", "5 9"), "4 10"),  # the first is free, a ship blocks the second
        (31, ("5 10", "1 1"), "5 10"),  # both end at the bottom edge
        (31, ("3 1", "1 1"), "4 1"),  # down-back leaves the course on the left
        (60, ("4 10", "5 10"), "5 9"),
        (19, ("2 10", "1 10"), "1 9"),
        (19, ("3 10", "1 9"), "2 10"),
        (19, ("2 10", "5 5"), "1 10"),
        (53, ("4 10", "1 1"), "5 10"),
        (53, ("3 10", "5 10"), "4 10"),
        (53, ("3 10", "4 10"), "3 10"),
    ],
)
def test_of_two_moves_each_is_tried_in_turn(number: int, ships: tuple[str, str], there: str) -> None:
    s = table(*ships, hands=(f"{number} 1", ""))
    act(s, 0, f"play {number}", "on seat 1")
    assert places(s) == [there, ships[1]]
    assert len(told(s, EVENT_MOVES)) + len(told(s, EVENT_BOUNCES)) == 2


@pytest.mark.rule("ZD-5.5")
@pytest.mark.parametrize(
    ("number", "ships", "options", "there"),
    [
        (24, ("3 10", "1 1"), {"section_b": "headwinds"}, "3 10"),
        (24, ("3 8", "1 1"), {"section_b": "headwinds"}, "3 9"),
        (2, ("1 10", "1 1"), {}, "1 10"),
        (26, ("5 10", "1 1"), {}, "5 10"),
        (36, ("5 1", "1 1"), {}, "5 1"),
        (24, ("3 10", "3 11"), {}, "3 10"),
        (24, ("3 18", "1 1"), {"section_d": "press-boxes"}, "3 18"),
        (24, ("1 8", "1 1"), {"section_b": "slalom-2"}, "1 8"),  # a gate of Blue, and the ship is Yellow
    ],
)
def test_moves_with_a_bang_have_the_limits_of_all_movement(
    number: int, ships: tuple[str, str], options: dict[str, str], there: str
) -> None:
    s = table(*ships, hands=(f"{number} 1", ""), **options)
    act(s, 0, f"play {number}", "on seat 1")
    assert place(s, 0) == there


@pytest.mark.rule("ZD-5.4", "ZD-5.5")
def test_an_open_move_is_paid_for_after_the_first_was_made() -> None:
    s = table("3 10", "1 1", hands=("41 1 2", ""))
    act(s, 0, "play 41", "on seat 1")
    assert (place(s, 0), asked(s)) == ("4 10", (0, ASK_EXTRA))
    assert legal(s, 0) == ["pay 1", "pay 2", "pay nothing"]
    act(s, 0, "pay 2")
    assert (place(s, 0), hand(s, 0), discards(s)) == ("5 10", "1", "2 41")


@pytest.mark.rule("ZD-5.4")
@pytest.mark.parametrize(("number", "there", "row"), [(41, "4 10", "FP"), (1, "3 10", "FP F"), (9, "3 10", "FP B")])
def test_without_another_card_the_open_part_is_left_out(number: int, there: str, row: str) -> None:
    s = table("3 10", "1 1", hands=(f"{number}", "5 6"))
    act(s, 0, f"play {number}", "on seat 1", *(["chit B"] if number == 9 else []))
    assert (place(s, 0), chits(s, 0), asked(s)) == (there, row, (1, ASK_ACTION))
    assert told(s, EVENT_PAYS) == []


@pytest.mark.rule("ZD-5.4")
@pytest.mark.parametrize("target", [0, 1])
def test_the_target_never_pays(target: int) -> None:
    s = table("3 10", "3 1", hands=("30 2", "5 6"))
    act(s, 0, "play 30", f"on seat {target + 1}", "pay 2")
    assert (hand(s, 0), hand(s, 1)) == ("", "5 6")
    assert chits(s, target) == "FP F F"


@pytest.mark.rule("ZD-5.5")
def test_who_was_moved_by_a_rival_still_flies_the_whole_plan() -> None:
    s = table("3 10", "3 1", hands=("", "36 6"), plans=("28", "27"))
    act(s, 1, "play 36", "on seat 1")
    assert place(s, 0) == "3 9"
    all_pass(s)
    assert place(s, 0) == "3 12"


def test_the_seats_that_may_act_are_one_in_this_step() -> None:
    s = table("3 10", "3 1", hands=("7 8", "36 6"))
    assert askers(s) == [0]
    assert WRITTEN[GAME.plain.default_action(s, 0)] == "pass"
