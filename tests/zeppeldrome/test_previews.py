"""What the table in a browser asks beyond the contract: the ways of a plan, and what an answer would bring."""

from __future__ import annotations

from aerodrome.games.zeppeldrome import previews, state
from aerodrome.games.zeppeldrome.plans import DIRECTION_IDS
from aerodrome.games.zeppeldrome.state import State
from tests.zeppeldrome.table import GAME, act, action_of, all_pass, chits, direction_of, place, table

PLAIN = GAME.plain


def ways(s: State, seat: int) -> str:
    """The ways on of a seat's plan; those that cost a card have a question mark."""
    out = [0] * previews.WAYS
    PLAIN.bind(previews.ways_on)(s, seat, out)
    names = (*DIRECTION_IDS, "leave")
    return " ".join(name + "?" * (kind - 1) for name, kind in zip(names, out, strict=True) if kind)


def fly(s: State, seat: int, *path: str) -> str:
    for way in path:
        PLAIN.bind(previews.flown)(s, seat, previews.LEAVE if way == "leave" else direction_of(way))
    return place(s, seat)


def answer(s: State, seat: int, move: str) -> State:
    PLAIN.bind(previews.answered)(s, seat, action_of(move))
    return s


def test_the_ways_of_a_plan_are_those_of_its_card() -> None:
    s = table("3 9", "1 1", plans=("54",), hands=("20", ""))  # F { F / U? F F }
    assert ways(s, 0) == "F"
    assert fly(s, 0, "F") == "3 10"
    assert ways(s, 0) == "F U?"
    assert fly(s, 0, "U") == "2 10"
    assert ways(s, 0) == "F"
    assert fly(s, 0, "F", "F") == "2 12"
    assert ways(s, 0) == ""


def test_who_has_no_card_cannot_pay_for_a_way() -> None:
    s = table("3 9", "1 1", plans=("54",), hands=("", "20"))
    fly(s, 0, "F")
    assert ways(s, 0) == "F"


def test_a_card_with_open_arrows_only_can_be_left_for_the_chits_behind_it() -> None:
    s = table("3 9", "1 1", plans=("67",), hands=("20", ""), after=("U",))  # F F F? F?
    fly(s, 0, "F", "F")
    assert ways(s, 0) == "F? leave"
    fly(s, 0, "leave")
    assert ways(s, 0) == "U"
    assert fly(s, 0, "U") == "2 11"


def test_chits_come_first_and_a_card_that_lies_face_down_leads_anywhere() -> None:
    s = table("3 9", "1 1", plans=("7 down",), before=("DF",), hands=("20", ""))
    assert ways(s, 0) == "DF"
    fly(s, 0, "DF")
    assert ways(s, 0) == " ".join(DIRECTION_IDS)
    assert fly(s, 0, "B") == "4 9"


def test_a_ship_that_bounces_stays_and_its_plan_goes_on() -> None:
    s = table("3 9", "3 10", plans=("67",), hands=("", "20"))
    assert fly(s, 0, "F") == "3 9"
    assert ways(s, 0) == "F"


def test_fans_of_another_colour_take_the_next_vector() -> None:
    s = table("2 14", "5 1", plans=("67",), hands=("20", ""), colours="blue yellow", section_c="fans")
    assert fly(s, 0, "F") == "2 15"  # green fans
    assert ways(s, 0) == "F? leave"  # the second of two free arrows was lost


def test_a_plan_that_is_chosen_lies_there() -> None:
    s = table("3 9", "1 1", hands=("54 20", "7"), step="plan")
    answer(s, 0, "plan 54")
    assert ways(s, 0) == "F"
    assert fly(s, 0, "F", "U") == "2 10"


def test_a_chit_changes_the_plan_of_its_target() -> None:
    s = table("3 9", "1 7", plans=("67", "7 down"), hands=("20 1", "8"))
    act(s, 0, "play 20", "on seat 2", "choice 1")
    answer(s, 0, "chit U")
    assert chits(s, 1) == "U FP"
    assert ways(s, 1) == "U"


def test_a_way_that_costs_a_card_is_flown_without_asking_which() -> None:
    s = table("3 9", "1 1", plans=("54",), hands=("20 21", "8"), step="actions")
    all_pass(s)
    assert s.asked == state.ASK_FLY
    answer(s, 0, "fly U")
    assert place(s, 0) == "2 10"
