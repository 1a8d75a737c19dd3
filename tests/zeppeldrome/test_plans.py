"""ZD-3: flight plans are chosen at the same time and in secret, and turned over at once."""

from __future__ import annotations

import itertools

import pytest

from aerodrome.games.zeppeldrome.state import (
    ASK_ACTION,
    ASK_DISCARD,
    ASK_FLY,
    ASK_PLAN,
    EVENT_CHOSEN,
    EVENT_FACE_DOWN,
    EVENT_NO_CARDS,
    EVENT_PLAN,
    EVENT_PLAN_OVER,
    State,
)
from aerodrome.rulebook.record import NONE
from tests.tables import EVERYBODY, told
from tests.zeppeldrome.table import (
    act,
    all_pass,
    asked,
    askers,
    chits,
    discards,
    hand,
    known,
    legal,
    let_know,
    place,
    plan,
    refused,
    table,
)


def planning(*hands: str) -> State:
    return table(*(f"{row} 5" for row in range(1, len(hands) + 1)), step="plan", hands=hands)


@pytest.mark.rule("ZD-3.1")
def test_all_players_choose_at_the_same_time() -> None:
    s = planning("1 2", "3 4", "5 6", "7 8")
    assert (asked(s), askers(s)) == ((NONE, ASK_PLAN), [0, 1, 2, 3])
    act(s, 2, "plan 5")
    assert askers(s) == [0, 1, 3]
    act(s, 0, "plan 2 down")
    act(s, 3, "plan 7")
    assert askers(s) == [1]
    act(s, 1, "plan 4")
    assert [plan(s, seat) for seat in range(4)] == ["2 down", "4", "5", "7"]


@pytest.mark.rule("ZD-3.1", "ZD-3.3")
def test_it_does_not_matter_who_chooses_first() -> None:
    choices = {0: "plan 2 down", 1: "plan 4", 2: "plan 5", 3: "plan 8 down"}
    ends = set()
    told_to_all = set()
    for order in itertools.permutations(range(4)):
        s = planning("1 2", "3 4", "5 6", "7 8")
        for seat in order:
            act(s, seat, choices[seat])
        ends.add(s.pack())
        told_to_all.add(tuple(tuple(event) for event in s.told or () if event[0] == EVERYBODY))
    assert len(ends) == len(told_to_all) == 1


@pytest.mark.rule("ZD-3.1", "ZD-3.3")
def test_nothing_is_told_to_the_others_until_all_have_chosen() -> None:
    s = planning("1 2", "3 4", "5 6")
    act(s, 1, "plan 3")
    act(s, 0, "plan 2 down")
    assert {event[0] for event in s.told or ()} == {0, 1}
    assert (told(s, EVENT_CHOSEN, 1), told(s, EVENT_CHOSEN, 0)) == ([(1, 2, 1)], [(0, 1, 0)])
    assert [plan(s, seat) for seat in range(3)] == ["", "", ""]
    assert [s.players[seat].hand_size for seat in range(3)] == [2, 2, 2]
    act(s, 2, "plan 6")
    assert told(s, EVENT_PLAN) == [(1, 2, 0), (2, 5, 0)]
    assert told(s, EVENT_FACE_DOWN) == [(0, 0, 0)]
    assert [hand(s, seat) for seat in range(3)] == ["1", "4", "5"]


@pytest.mark.rule("ZD-3.3")
def test_the_cards_are_turned_over_in_sequence() -> None:
    s = table("3 5", "3 9", "1 5", step="plan", hands=("1 2", "3 4", "5 6"))
    for seat, number in ((0, 1), (2, 5), (1, 3)):
        act(s, seat, f"plan {number}")
    assert [seat for seat, _, _ in told(s, EVENT_PLAN)] == [1, 2, 0]


@pytest.mark.rule("ZD-3.2")
@pytest.mark.parametrize("move", ["plan 3", "plan 3 down", "plan 70", "plan 5"])
def test_only_a_card_from_the_own_hand_can_be_the_plan(move: str) -> None:
    s = table("1 5", "2 5", step="plan", hands=("1 2", "3 4"), discards="5")
    assert refused(s, 0, move) == "ZD-3.2"
    assert legal(s, 0) == ["plan 1", "plan 2", "plan 1 down", "plan 2 down"]


@pytest.mark.rule("ZD-3.2")
def test_only_a_card_from_the_own_hand_can_be_played_paid_or_discarded() -> None:
    s = table("1 5", "2 5", hands=("1 2", "3 4"), plans=("7", "8 down"), discards="5")
    for number in (3, 5, 6, 7, 8):
        assert refused(s, 0, f"play {number}") == "ZD-3.2"
    act(s, 0, "play 1", "on seat 1")
    for number in (1, 3, 5, 6, 7, 8):
        assert refused(s, 0, f"pay {number}") == "ZD-3.2"
    s = table("1 5", "2 5", step="movement", hands=("1 2", "3 4"), plans=("67 after F F", "8 down"), discards="5")
    act(s, 0, "fly F")
    for number in (3, 5, 6, 67, 8):
        assert refused(s, 0, f"pay {number}") == "ZD-3.2"
    assert legal(s, 0) == ["pay 1", "pay 2"]
    s = table("1 5", "2 5", step="discard", hands=("1 2", "3 4"), discards="5")
    for number in (3, 5, 6):
        assert refused(s, 0, f"discard {number}") == "ZD-3.2"
    assert legal(s, 0) == ["discard 1", "discard 2", "keep"]


@pytest.mark.rule("ZD-3.3")
def test_a_plan_stays_face_up_before_its_player_until_it_is_flown() -> None:
    s = planning("1 2", "3 4")
    act(s, 0, "plan 1")
    act(s, 1, "plan 3")
    assert (plan(s, 0), plan(s, 1), asked(s), discards(s)) == ("1", "3", (0, ASK_ACTION), "")
    act(s, 0, "pass")
    assert (plan(s, 0), plan(s, 1)) == ("1", "3")
    act(s, 1, "pass")
    assert (plan(s, 0), plan(s, 1), discards(s), s.asked) == ("", "", "1 3", ASK_DISCARD)


@pytest.mark.rule("ZD-3.3", "ZD-7.9")
def test_nothing_of_a_plan_is_left_in_the_next_turn() -> None:
    """Cards with an open arrow that was not followed, turned over, and left face down."""
    s = table(
        "1 5",
        "2 5",
        "3 5",
        step="movement",
        plans=("67 after F F", "28 turned", "29 down"),
        hands=("1 2", "3 4", "5 6"),
        before=("U", "", "D"),
        after=("", "B", ""),
    )
    act(s, 1, "fly F")
    act(s, 0, "stop")
    act(s, 2, "fly F")
    for seat in range(3):
        player = s.players[seat]
        assert (plan(s, seat), chits(s, seat)) == ("", "FP")
        assert (player.flying, player.laid, player.face_up, player.shown, player.card_over) == (0, 0, 0, 0, 0)
        assert (player.cube, player.chosen, player.before_flown, player.after_flown) == (NONE, NONE, 0, 0)
    assert (discards(s), s.chits) == ("28 29 67", 20)


@pytest.mark.rule("ZD-3.4")
@pytest.mark.parametrize(
    ("direction", "there"),
    [
        ("F", "3 6"),
        ("B", "3 4"),
        ("U", "2 5"),
        ("D", "4 5"),
        ("UF", "2 6"),
        ("DF", "4 6"),
        ("UB", "2 4"),
        ("DB", "4 4"),
    ],
)
def test_a_card_left_face_down_is_one_vector_in_any_direction(direction: str, there: str) -> None:
    s = table("3 5", "1 1", step="plan", hands=("27 1", "2 3"))
    act(s, 0, "plan 27 down")
    act(s, 1, "plan 2")
    assert plan(s, 0) == "27 down"
    all_pass(s)
    assert asked(s) == (0, ASK_FLY)
    assert place(s, 0) == "3 5"
    act(s, 0, f"fly {direction}")
    assert (place(s, 0), plan(s, 0)) == (there, "")


@pytest.mark.rule("ZD-3.4")
def test_the_direction_is_chosen_when_the_card_is_flown_not_before() -> None:
    """Chits before it come first."""
    s = table("3 5", "1 1", step="movement", plans=("27 down",), before=("U",), after=("D",))
    assert (place(s, 0), asked(s)) == ("2 5", (0, ASK_FLY))
    act(s, 0, "fly F")
    assert (place(s, 0), plan(s, 0)) == ("3 6", "")


@pytest.mark.rule("ZD-3.4", "ZD-3.7")
def test_nothing_of_a_card_left_face_down_counts() -> None:
    """Neither its arrows, which cost a card, nor its action."""
    s = table("3 5", "1 1", step="plan", hands=("67 1", "2 3"))
    act(s, 0, "plan 67 down")
    act(s, 1, "plan 2")
    all_pass(s)
    act(s, 0, "fly B")
    assert (place(s, 0), hand(s, 0)) == ("3 4", "1")


@pytest.mark.rule("ZD-3.5")
def test_a_player_without_cards_has_a_deactivated_plan_without_a_card() -> None:
    s = table("3 5", "1 5", "2 5", step="plan", hands=("", "2 3", "rest"))
    assert askers(s) == [1, 2]
    assert refused(s, 0, "plan 1") == "ZD-0.2"
    act(s, 1, "plan 2")
    assert told(s, EVENT_NO_CARDS) == []
    act(s, 2, "plan 27")
    assert (told(s, EVENT_NO_CARDS), plan(s, 0)) == ([(0, 0, 0)], "-")
    all_pass(s)
    assert asked(s) == (0, ASK_FLY)
    assert legal(s, 0) == [f"fly {name}" for name in ("F", "B", "U", "D", "UF", "DF", "UB", "DB")]
    act(s, 0, "fly DF")
    assert (place(s, 0), plan(s, 0)) == ("4 6", "")
    assert (0, NONE, 0) in told(s, EVENT_PLAN_OVER)
    assert discards(s) == "2 27"


@pytest.mark.rule("ZD-3.5", "ZD-5.1")
def test_chits_can_be_played_on_a_player_without_cards() -> None:
    s = table("3 5", "1 5", step="actions", plans=("-", "2"), hands=("", "21 5"))
    act(s, 1, "play 21", "on seat 1")
    all_pass(s)
    assert place(s, 0) == "2 5"  # up, and then any direction
    act(s, 0, "fly F")
    assert place(s, 0) == "3 6"


@pytest.mark.rule("ZD-3.5")
def test_when_nobody_has_cards_the_plans_are_there_at_once() -> None:
    s = table("3 5", "1 5", step="plan")
    assert told(s, EVENT_NO_CARDS) == [(1, 0, 0), (0, 0, 0)]
    assert asked(s) == (1, ASK_FLY)


# --- what is known of a card face down ----------------------------------------------------------------------------


@pytest.mark.rule("ZD-3.6")
def test_only_its_owner_knows_a_card_left_face_down_until_it_is_discarded() -> None:
    s = table("3 5", "1 9", "2 9", step="plan", hands=("27 1", "2 3", "4 5"))
    act(s, 0, "plan 27 down")
    act(s, 1, "plan 2")
    act(s, 2, "plan 4")
    all_pass(s)
    assert s.players[0].shown == 0
    assert all(27 - 1 not in event[3:] for event in s.told or () if event[0] == EVERYBODY)
    assert "27" not in discards(s).split()
    act(s, 0, "fly F")
    assert (0, 26, 1) in told(s, EVENT_PLAN_OVER)
    assert "27" in discards(s).split()


@pytest.mark.rule("ZD-3.6")
def test_a_card_that_was_face_up_stays_known_when_it_is_turned_over() -> None:
    s = table("3 5", "1 9", hands=("", "22 3"), plans=("27", "2"))
    act(s, 1, "play 22", "on seat 1")
    assert (plan(s, 0), s.players[0].shown) == ("27 turned", 1)
    all_pass(s)
    act(s, 0, "fly F")
    assert (0, 26, 0) in told(s, EVENT_PLAN_OVER)


@pytest.mark.rule("ZD-3.6")
def test_what_a_thief_has_seen_is_still_known_as_a_card_face_down() -> None:
    s = table("1 9", "3 5", step="plan", hands=("7 8", "27 1"))
    let_know(s, 0, 1, 27)
    act(s, 0, "plan 7")
    act(s, 1, "plan 27 down")
    assert known(s, 0, 1) == "27"
    all_pass(s)
    act(s, 1, "fly F")
    assert known(s, 0, 1) == ""


# --- a plan or an action, never both ------------------------------------------------------------------------------


@pytest.mark.rule("ZD-3.7")
def test_the_action_of_a_card_that_is_a_plan_does_not_count() -> None:
    """Card 24 would move a ship forward at once, and card 15 turn the sequence round."""
    s = table("3 5", "1 9", step="plan", hands=("24 1", "15 3"))
    act(s, 0, "plan 24")
    act(s, 1, "plan 15")
    assert (place(s, 0), place(s, 1), s.reversed) == ("3 5", "1 9", 0)
    assert refused(s, 1, "play 15") == "ZD-3.2"
    act(s, 1, "pass")
    assert refused(s, 0, "play 24") == "ZD-3.2"


@pytest.mark.rule("ZD-3.7", "ZD-4.6")
def test_the_plan_of_a_card_that_is_an_action_does_not_count() -> None:
    """Card 24 as an action moves one space forward; its five vectors are not flown."""
    s = table("3 5", "1 9", hands=("24 1", ""), plans=("28", "2"))
    act(s, 0, "play 24", "on seat 1")
    assert (place(s, 0), plan(s, 0), discards(s)) == ("3 6", "28", "24")
    all_pass(s)
    assert place(s, 0) == "3 9"
