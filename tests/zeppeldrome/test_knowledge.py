"""ZD-5.11 and ZD-8.3: what seats know of each other's cards, and what everybody knows of old and new ones."""

from __future__ import annotations

import pytest

from aerodrome.games.zeppeldrome.audit import audit
from aerodrome.games.zeppeldrome.knowledge import forget_all, group_size, has_hidden_plan
from aerodrome.games.zeppeldrome.state import (
    EVENT_DISCARDS,
    EVENT_FACE_DOWN,
    EVENT_PAYS,
    EVENT_PLAN,
    EVENT_PLAN_OVER,
    EVENT_PLAYS,
    EVENT_RESHUFFLE,
    EVENT_STEALS,
    EVENT_STOLEN,
    STEP_MOVEMENT,
    State,
)
from aerodrome.rulebook.bits import is_in, ones
from tests.zeppeldrome.table import (
    EVERYBODY,
    act,
    all_keep,
    all_pass,
    force,
    hand,
    legal,
    listed,
    random_game,
    table,
    told,
)
from tests.zeppeldrome.witness import OTHER, RIVAL, VIEWER, Story, game_of_thieves, letters


def known(s: State, viewer: int, of: int) -> str:
    """The cards that a viewer knows to be in a seat's hand or to be its plan."""
    return listed(s.players[viewer].knows[of])


def bounds(s: State) -> list[tuple[int, int]]:
    return [(player.old_least, player.old_most) for player in s.players[: s.n_seats]]


def steal(s: State, thief: int, victim: int, number: str) -> None:
    force(number)
    act(s, thief, "play 56", f"on seat {victim + 1}")


def robbed(hands: tuple[str, ...] = ("56 1", "2 3", "4 5 6")) -> State:
    """Seat 0 takes card 3 from seat 1."""
    s = table("1 1", "2 1", "3 1", hands=hands)
    steal(s, 0, 1, "3")
    return s


# --- stolen cards -----------------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-5.11")
def test_the_victim_knows_the_card_in_the_thiefs_hand_and_nobody_else_does() -> None:
    s = robbed()
    assert hand(s, 0) == "1 3"
    assert hand(s, 1) == "2"
    assert known(s, 1, 0) == "3"
    for viewer in range(3):
        for of in range(3):
            assert (viewer, of) == (1, 0) or known(s, viewer, of) == ""


@pytest.mark.rule("ZD-5.11")
def test_the_two_are_told_the_card_and_the_others_that_there_was_a_theft() -> None:
    s = table("1 1", "2 1", "3 1", hands=("56 1", "2 3", "4 5 6"))
    steal(s, 0, 1, "3")
    assert told(s, EVENT_STEALS) == [(0, 1, 1)]
    assert told(s, EVENT_STOLEN, 0) == told(s, EVENT_STOLEN, 1) == [(0, 2, 1)]
    assert told(s, EVENT_STOLEN, 2) == told(s, EVENT_STOLEN) == []


@pytest.mark.rule("ZD-5.11")
def test_it_is_known_no_more_when_it_is_played() -> None:
    s = robbed()
    act(s, 1, "pass")
    act(s, 2, "pass")
    act(s, 0, "play 3", "on seat 1")
    assert known(s, 1, 0) == ""


@pytest.mark.rule("ZD-5.11", "ZD-7.4")
@pytest.mark.parametrize(("shown", "left"), [("1", "3"), ("3", "")])
def test_it_is_known_no_more_when_it_is_discarded(shown: str, left: str) -> None:
    s = robbed()
    all_pass(s)
    while s.step == STEP_MOVEMENT:
        act(s, s.decider, "fly F")
    act(s, 0, f"discard {shown}")
    assert known(s, 1, 0) == left


@pytest.mark.rule("ZD-5.11", "ZD-3.3", "ZD-3.6")
@pytest.mark.parametrize(("plan", "left"), [("3", ""), ("3 down", "3"), ("1", "3"), ("1 down", "3")])
def test_it_is_known_as_a_plan_as_long_as_that_is_face_down(plan: str, left: str) -> None:
    s = robbed()
    all_pass(s)
    while s.step == STEP_MOVEMENT:
        act(s, s.decider, "fly F")
    all_keep(s)
    act(s, 0, f"plan {plan}")
    assert known(s, 1, 0) == "3"
    for seat in (1, 2):
        act(s, seat, f"plan {hand(s, seat).split()[0]}")
    assert known(s, 1, 0) == left
    all_pass(s)
    flown = plan.startswith("3")
    while s.step == STEP_MOVEMENT:
        act(s, s.decider, legal(s, s.decider)[0])
    assert known(s, 1, 0) == ("" if flown else "3")


@pytest.mark.rule("ZD-5.11")
def test_a_second_theft_by_a_third_seat_makes_others_forget() -> None:
    s = Story(pile="abcd", mine="ef")
    s.draws(RIVAL, "a")
    s.draws(OTHER, "b")
    s.steals(RIVAL, VIEWER, "e")
    s.steals(VIEWER, OTHER, "b")
    state = s.s
    e, a, b = (str(card + 1) for card in letters("eab"))
    assert known(state, VIEWER, RIVAL) == e
    assert known(state, OTHER, VIEWER) == b
    s.steals(OTHER, RIVAL, "a")
    assert known(state, VIEWER, RIVAL) == ""  # it may be gone
    assert known(state, RIVAL, OTHER) == a
    assert known(state, OTHER, VIEWER) == b  # another hand
    assert known(state, VIEWER, OTHER) == ""


@pytest.mark.rule("ZD-5.11")
def test_a_thief_who_knew_the_card_knows_it_no_more_in_that_hand_but_the_others() -> None:
    story = Story(pile="abcd", mine="ef")
    story.draws(RIVAL, "a")
    story.steals(RIVAL, VIEWER, "e")
    story.steals(RIVAL, VIEWER, "f")
    e, f = (str(card + 1) for card in letters("ef"))
    assert known(story.s, VIEWER, RIVAL) == f"{e} {f}"
    story.steals(VIEWER, RIVAL, "e")
    assert known(story.s, VIEWER, RIVAL) == f
    assert known(story.s, RIVAL, VIEWER) == e


@pytest.mark.rule("ZD-5.11")
def test_a_victim_knows_the_rest_of_what_it_knew() -> None:
    """Who is robbed of a card that it had stolen still knows where its own lost cards are."""
    story = Story(pile="abcd", mine="ef")
    story.draws(RIVAL, "ab")
    story.draws(OTHER, "c")
    story.steals(RIVAL, VIEWER, "e")
    story.steals(RIVAL, VIEWER, "f")
    story.steals(OTHER, RIVAL, "e")
    assert known(story.s, VIEWER, RIVAL) == ""
    assert known(story.s, RIVAL, OTHER) == str(letters("e")[0] + 1)


@pytest.mark.rule("ZD-5.11")
def test_nothing_is_learnt_from_a_theft_on_oneself_or_from_an_empty_hand() -> None:
    s = table("1 1", "2 1", "3 1", hands=("56 1", "2 3", ""))
    before = bounds(s)
    act(s, 0, "play 56", "on seat 1")
    assert told(s, EVENT_STEALS)[-1] == (0, 0, 0)
    s = table("1 1", "2 1", "3 1", hands=("56 1", "2 3", ""))
    act(s, 0, "play 56", "on seat 3")
    assert told(s, EVENT_STEALS)[-1] == (0, 2, 0)
    assert not any(any(words) for player in s.players for words in player.knows)
    assert bounds(s) == before


def test_a_new_game_forgets_all() -> None:
    s = robbed()
    s.players[1].old_least, s.players[1].old_most = 1, 2
    assert known(s, 1, 0)
    forget_all(s, 1)
    assert s.players[1].knows == [[0, 0]] * 4
    assert bounds(s)[1] == (0, 0)


# --- old and new cards --------------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-8.3", "ZD-3.6")
def test_a_group_is_the_hand_and_a_plan_that_has_only_lain_face_down() -> None:
    s = table("1 1", "2 1", "3 1", "4 1", plans=("7 down", "8", "9 turned", "-"), hands=("1 2", "3", "4", ""))
    assert [group_size(s, seat) for seat in range(4)] == [3, 1, 1, 0]
    assert [has_hidden_plan(s, seat) for seat in range(4)] == [True, False, False, False]


@pytest.mark.rule("ZD-8.3")
def test_before_the_first_reshuffle_no_card_is_old() -> None:
    s = table("1 1", "2 1", hands=("27 1 2", "3 4"))
    assert listed(s.recycled) == " ".join(map(str, range(1, 71)))
    force("10 11")
    act(s, 0, "play 27", "on seat 2")
    assert bounds(s) == [(0, 0), (0, 0)]


@pytest.mark.rule("ZD-8.3")
def test_at_a_reshuffle_all_cards_of_the_groups_are_old_and_what_is_drawn_later_is_new() -> None:
    """Seat 1 has a card in hand, one face down, and draws one before and one after the reshuffle."""
    s = table("1 1", "2 1", hands=("27 1 2", "3"), plans=("-", "4 down"), pile="10", discards=None)
    on_discards = set(listed(s.discards).split())
    force("10 11")
    act(s, 0, "play 27", "on seat 2")
    assert told(s, EVENT_RESHUFFLE) == [(len(on_discards) + 1, 0, 0)]
    assert set(listed(s.recycled).split()) == on_discards | {"27"}
    assert bounds(s) == [(2, 2), (3, 3)]
    assert hand(s, 1) == "3 10 11"


def mixed() -> Story:
    """Seat 1 has two old cards and a new one, seat 2 an old and a new one, and seat 0 all the rest: old."""
    story = Story(pile="abc", discards="defg", rest="mine")
    story.draws(RIVAL, "ab")
    story.draws(OTHER, "cde")
    story.draws(RIVAL, "f")
    story.discards(OTHER, "e")
    return story


@pytest.mark.rule("ZD-8.3")
def test_shown_cards_leave_the_count_of_the_old_ones_if_they_are_old() -> None:
    story = mixed()
    assert bounds(story.s)[1:] == [(2, 2), (1, 1)]
    story.discards(RIVAL, "f")
    assert bounds(story.s)[1:] == [(2, 2), (1, 1)]
    story.discards(RIVAL, "a")
    assert bounds(story.s)[1:] == [(1, 1), (1, 1)]
    story.lays_face_up(OTHER, "c")
    assert bounds(story.s)[1:] == [(1, 1), (0, 0)]
    story.lays_face_down(RIVAL, "b")
    assert bounds(story.s)[1:] == [(1, 1), (0, 0)]
    story.plan_is_over(RIVAL)
    assert bounds(story.s)[1:] == [(0, 0), (0, 0)]


@pytest.mark.rule("ZD-8.3", "ZD-5.11")
@pytest.mark.parametrize("stolen", ["a", "f"])
def test_after_a_theft_from_old_and_new_cards_one_more_or_less_may_be_old(stolen: str) -> None:
    story = mixed()
    story.steals(OTHER, RIVAL, stolen)
    assert bounds(story.s)[1:] == [(1, 2), (1, 2)]


@pytest.mark.rule("ZD-8.3", "ZD-5.11")
def test_a_card_stolen_from_old_cards_only_is_old() -> None:
    story = mixed()
    story.discards(RIVAL, "f")
    story.steals(OTHER, RIVAL, "b")
    assert bounds(story.s)[1:] == [(1, 1), (2, 2)]


@pytest.mark.rule("ZD-8.3", "ZD-5.11")
def test_a_card_stolen_from_new_cards_only_is_new() -> None:
    story = mixed()
    story.discards(OTHER, "c")
    story.steals(RIVAL, OTHER, "d")
    assert bounds(story.s)[1:] == [(2, 2), (0, 0)]


@pytest.mark.rule("ZD-8.3", "ZD-5.11")
def test_bounds_go_on_through_thefts_draws_and_shown_cards() -> None:
    """Seat 1 has two old cards and a new one, seat 2 an old and a new one."""
    story = mixed()
    story.steals(OTHER, RIVAL, "f")  # 1: a b; 2: c d f
    assert bounds(story.s)[1:] == [(1, 2), (1, 2)]
    story.steals(OTHER, RIVAL, "b")  # 1: a; 2: b c d f
    assert bounds(story.s)[1:] == [(0, 1), (1, 3)]
    story.discards(OTHER, "d")
    assert bounds(story.s)[1:] == [(0, 1), (1, 3)]
    story.discards(OTHER, "f")
    assert bounds(story.s)[1:] == [(0, 1), (1, 2)]  # there are only two cards left
    story.draws(OTHER, "g")
    assert bounds(story.s)[1:] == [(0, 1), (1, 2)]
    story.discards(OTHER, "c")
    assert bounds(story.s)[1:] == [(0, 1), (0, 1)]
    story.steals(RIVAL, OTHER, "g")  # 1: a g; 2: b
    assert bounds(story.s)[1:] == [(0, 2), (0, 1)]
    story.steals(RIVAL, OTHER, "b")  # 1: a b g
    assert bounds(story.s)[1:] == [(0, 3), (0, 0)]
    story.discards(RIVAL, "g")
    assert bounds(story.s)[1:] == [(0, 2), (0, 0)]
    story.draws(RIVAL, "e")  # the discards are shuffled again: what is left is old
    assert bounds(story.s)[1:] == [(2, 2), (0, 0)]


# --- knowledge is what was told -----------------------------------------------------------------------------------

LEAVES = (EVENT_PLAN, EVENT_PLAYS, EVENT_PAYS, EVENT_DISCARDS, EVENT_PLAN_OVER)


class Listener:
    """A seat that writes down, from nothing but what it is told, the lost cards whose place is certain."""

    def __init__(self, seat: int, seats: int) -> None:
        self.seat = seat
        self.sure: list[set[int]] = [set() for _ in range(seats)]

    def hear(self, event: int, a: int, b: int, c: int) -> None:
        if event in LEAVES:
            self.sure[a].discard(b)
        elif event == EVENT_STEALS and c == 1 and self.seat not in (a, b):
            self.sure[b].clear()
        elif event == EVENT_STOLEN and self.seat == a:
            self.sure[c].discard(b)
        elif event == EVENT_STOLEN:
            self.sure[a].add(b)


def truly_old(s: State, seat: int) -> int:
    player = s.players[seat]
    old = sum(ones(player.hand[word] & ~s.recycled[word]) for word in range(2))
    return old + (player.laid == 1 and player.shown == 0 and not is_in(s.recycled, player.plan))


@pytest.mark.rule("ZD-5.11", "ZD-3.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_known_of_the_hands_is_what_was_told(seats: int) -> None:
    met: set[int] = set()
    knowing = 0
    for seed in range(4):
        listeners = [Listener(seat, seats) for seat in range(seats)]
        for s in game_of_thieves(seats, 100 * seats + seed, 500):
            for audience, event, a, b, c in s.told or ():
                met.add(event)
                for listener in listeners:
                    if audience in (EVERYBODY, listener.seat):
                        listener.hear(event, a, b, c)
            for listener in listeners:
                for of in range(seats):
                    words = s.players[listener.seat].knows[of]
                    assert {card for card in range(70) if is_in(words, card)} == listener.sure[of]
                    knowing += bool(listener.sure[of])
    assert {*LEAVES, EVENT_STOLEN, EVENT_FACE_DOWN, EVENT_RESHUFFLE} <= met
    assert knowing > 200


@pytest.mark.rule("ZD-8.3", "ZD-5.11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_bounds_hold_the_truth_and_are_the_truth_until_somebody_steals(seats: int) -> None:
    doubts = certain = 0
    for seed in range(4):
        stolen = False
        for s in game_of_thieves(seats, 200 * seats + seed, 500):
            for _, event, _, _, c in s.told or ():
                if event in (EVENT_RESHUFFLE, EVENT_STEALS):
                    stolen = event == EVENT_STEALS and (stolen or c == 1)
            assert audit(s) == 0
            for seat in range(seats):
                player = s.players[seat]
                assert 0 <= player.old_least <= truly_old(s, seat) <= player.old_most <= group_size(s, seat)
                assert stolen or player.old_least == player.old_most
                doubts += player.old_least < player.old_most
                certain += not stolen and 0 < player.old_least < group_size(s, seat)
    assert min(doubts, certain) > 20, (doubts, certain)


@pytest.mark.rule("ZD-8.3")
@pytest.mark.parametrize("seats", [2, 4])
def test_with_the_real_deck_and_hazards_the_bounds_hold_the_truth_too(seats: int) -> None:
    old = 0
    for seed in range(3):
        for s in random_game(seats, seed, 1_200):
            for seat in range(seats):
                assert s.players[seat].old_least <= truly_old(s, seat) <= s.players[seat].old_most
                old += truly_old(s, seat) > 0
    assert old > 100
