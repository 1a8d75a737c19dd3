"""What the table in a browser asks beyond the contract: the ways of a plan, and what an answer would bring."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from aerodrome.games.zeppeldrome import course, previews, rules, state
from aerodrome.games.zeppeldrome.plans import DIRECTION_IDS
from aerodrome.games.zeppeldrome.sight import blind
from aerodrome.games.zeppeldrome.state import State
from tests.tables import EVERYBODY
from tests.zeppeldrome.table import (
    GAME,
    act,
    action_of,
    all_pass,
    askers,
    chits,
    direction_of,
    place,
    random_game,
    table,
)

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


def test_a_ship_that_is_blocked_would_bounce() -> None:
    s = table("1 9", "1 10")
    assert PLAIN.bind(previews.barrier_to)(s, 0, direction_of("F")) == course.A_SHIP
    assert PLAIN.bind(previews.barrier_to)(s, 0, direction_of("UF")) == course.EDGE
    assert PLAIN.bind(previews.barrier_to)(s, 0, direction_of("DF")) == course.FREE


def test_the_cube_stands_where_its_arrows_have_led() -> None:
    s = table("3 9", "1 1", plans=("54 after F U",), hands=("20", ""))
    out = [9, 9]
    PLAIN.bind(previews.cube_at)(s, 0, out)
    assert out == [1, -1]


LOOKED_AT = (
    *(state.ASK_PLAN, state.ASK_TARGET, state.ASK_CHOICE, state.ASK_DIRECTION, state.ASK_REMOVE, state.ASK_FLY),
    *(state.ASK_LOSE, state.ASK_BONUS, state.ASK_DROP, state.ASK_COLLECT),
)


def fly_on(s: State, seat: int, depth: int = 3) -> None:
    out = [0] * previews.WAYS
    PLAIN.bind(previews.ways_on)(s, seat, out)
    for way, kind in enumerate(out):
        if kind and depth:
            there = s.copy()
            PLAIN.bind(previews.flown)(there, seat, way)
            fly_on(there, seat, depth - 1)


@pytest.mark.parametrize("seed", range(3))
def test_every_answer_can_be_looked_at_by_who_sees_only_its_own_cards(seed: int) -> None:
    for s in islice(random_game(2 + seed, seed), 80):
        for seat in askers(s):
            view = s.copy()
            blind(view, seat)
            for rival in range(s.n_seats):
                fly_on(view, rival)
            first, end = GAME.plain.first_action(s.asked), GAME.plain.end_action(s.asked)
            for action in range(first, end):
                if s.asked in LOOKED_AT and rules.refusal(s, seat, action) == 0:
                    there = view.copy()
                    PLAIN.bind(previews.answered)(there, seat, action)
                    fly_on(there, seat)


# --- what was told ------------------------------------------------------------------------------------------

SEEN = (
    *("colour", "row", "column", "ballast", "ladder", "hand_size", "laid", "face_up", "shown", "flying", "card_over"),
    *("before_count", "before_flown", "after_count", "after_flown", "cube"),
)
AROUND = ("turn", "gears_open", "chits", "marshal", "reversed", "winner", "ballast")


def looks(s: State) -> dict[str, Any]:
    """What a table shows of a state."""
    players = [
        [getattr(player, name) for name in SEEN]
        + [list(player.before[: player.before_count]), list(player.after[: player.after_count])]
        for player in s.players[: s.n_seats]
    ]
    around = {name: getattr(s, name) for name in AROUND}
    return around | {"players": players, "folks": list(s.folks), "lemmings": list(s.lemmings), "out": list(s.discards)}


def hear(s: State, viewer: int, told: Any) -> State:
    """Let everything happen that a viewer hears."""
    for audience, event, *values in told or ():
        if audience in (EVERYBODY, viewer):
            PLAIN.bind(previews.happened)(s, event, *values)
    return s


def two_chits_alike_and_one_gone(before: State, after: State) -> bool:
    """Nobody is told on which side of a plan a chit was removed."""
    gone = [event[2] for event in after.told or () if event[1] == state.EVENT_REMOVED]
    there = [direction for player in before.players for direction in (*player.before, *player.after)]
    return any(there.count(direction) > 0 for direction in gone)


@pytest.mark.parametrize("seed", range(12))
def test_what_is_told_leads_from_each_state_to_the_next(seed: int) -> None:
    viewer = seed % 3 - 1
    before: State | None = None
    for after in random_game(2 + seed % 3, seed):
        view = after.copy()
        blind(view, viewer)
        if before is not None:
            heard, wanted = looks(hear(before, viewer, after.told)), looks(view)  # `before` has heard it, too
            assert heard == wanted or two_chits_alike_and_one_gone(before, after)
            hand = view.players[viewer].hand
            assert viewer == EVERYBODY or list(before.players[viewer].hand) == list(hand)
        before = view
