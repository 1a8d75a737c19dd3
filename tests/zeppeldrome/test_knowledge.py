"""ZD-5.11 and ZD-8.3: what seats know of each other's cards, and what everybody knows of their periods."""

from __future__ import annotations

import pytest

from aerodrome.games.zeppeldrome.audit import audit
from aerodrome.games.zeppeldrome.knowledge import count_of_age, forget_all, group_size, has_hidden_plan
from aerodrome.games.zeppeldrome.sight import blind
from aerodrome.games.zeppeldrome.state import (
    EVENT_DISCARDS,
    EVENT_DRAWN,
    EVENT_FACE_DOWN,
    EVENT_PAYS,
    EVENT_PLAN,
    EVENT_PLAN_OVER,
    EVENT_PLAYS,
    EVENT_RESHUFFLE,
    EVENT_STEALS,
    EVENT_STOLEN,
    MAYBE_KNOWN,
    PERIODS,
    STEP_MOVEMENT,
    State,
)
from aerodrome.rulebook.bits import is_in
from aerodrome.rulebook.record import NONE
from tests.zeppeldrome.table import (
    EVERYBODY,
    GAME,
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


def ages(s: State, seat: int) -> list[int]:
    """How many cards of each period are in a group, the newest first; a theft in doubt is not counted."""
    return [count_of_age(s, seat, age) for age in range(PERIODS)]


def doubt(s: State, viewer: int) -> list[str]:
    """What the stolen card may have been to a viewer."""
    bits = s.doubt if viewer == NONE else s.players[viewer].doubt
    names = ["new", "old", "older", "oldest", "known"]
    return [name for place, name in enumerate(names) if bits >> place & 1]


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


def robbed_and_robbed_again(stolen: str) -> Story:
    """Seat 1 has taken e from the viewer, and has a and b besides; seat 2 takes one of these from it."""
    story = Story(pile="abcd", mine="ef")
    story.draws(RIVAL, "ab")
    story.draws(OTHER, "c")
    story.steals(RIVAL, VIEWER, "e")
    story.steals(OTHER, RIVAL, stolen)
    return story


@pytest.mark.rule("ZD-5.11")
@pytest.mark.parametrize("stolen", ["a", "e"])
def test_a_second_theft_by_a_third_seat_leaves_the_first_victim_in_doubt(stolen: str) -> None:
    s = robbed_and_robbed_again(stolen).s
    e, card = (str(letters(name)[0] + 1) for name in ("e", stolen))
    assert known(s, VIEWER, RIVAL) == e  # it may be gone
    assert doubt(s, VIEWER) == ["new", "known"]
    assert doubt(s, NONE) == ["new"]
    assert known(s, RIVAL, OTHER) == card
    assert known(s, VIEWER, OTHER) == ""


def told_of(s: State, viewer: int, of: int) -> str:
    """What the words for people say that a viewer knows of a hand."""
    view = s.copy()
    blind(view, viewer)
    data = GAME.words.view(view, viewer, ["A", "B", "C", "D"][: s.n_seats])
    return " ".join(map(str, data["players"][of]["known"]))


@pytest.mark.rule("ZD-5.11")
@pytest.mark.parametrize("stolen", ["a", "e"])
def test_people_are_not_told_that_a_card_which_may_be_stolen_is_there(stolen: str) -> None:
    story = robbed_and_robbed_again(stolen)
    assert [told_of(story.s, VIEWER, seat) for seat in (RIVAL, OTHER)] == ["", ""]
    if stolen == "a":
        story.discards(RIVAL, "e")
        assert [told_of(story.s, VIEWER, seat) for seat in (RIVAL, OTHER)] == ["", ""]
    else:
        story.discards(RIVAL, "a")
        story.discards(RIVAL, "b")  # all of the victim's cards have been seen: it was the known one
        assert [told_of(story.s, VIEWER, seat) for seat in (RIVAL, OTHER)] == ["", str(letters("e")[0] + 1)]


@pytest.mark.rule("ZD-5.11")
@pytest.mark.parametrize(("shows", "shown", "stolen"), [(RIVAL, "e", "a"), (OTHER, "e", "e")])
def test_there_is_no_more_doubt_when_the_known_card_is_shown(shows: int, shown: str, stolen: str) -> None:
    story = robbed_and_robbed_again(stolen)
    story.discards(shows, shown)
    assert story.s.victim == NONE
    assert known(story.s, VIEWER, RIVAL) == known(story.s, VIEWER, OTHER) == ""


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
    assert known(story.s, RIVAL, OTHER) == str(letters("e")[0] + 1)


@pytest.mark.rule("ZD-5.11")
def test_nothing_is_learnt_from_a_theft_on_oneself_or_from_an_empty_hand() -> None:
    s = table("1 1", "2 1", "3 1", hands=("56 1", "2 3", ""))
    before = [ages(s, seat) for seat in (1, 2)]
    act(s, 0, "play 56", "on seat 1")
    assert told(s, EVENT_STEALS)[-1] == (0, 0, 0)
    s = table("1 1", "2 1", "3 1", hands=("56 1", "2 3", ""))
    act(s, 0, "play 56", "on seat 3")
    assert told(s, EVENT_STEALS)[-1] == (0, 2, 0)
    assert not any(any(words) for player in s.players for words in player.knows)
    assert [ages(s, seat) for seat in (1, 2)] == before
    assert s.thief == s.victim == NONE


def test_a_new_game_forgets_all() -> None:
    s = robbed()
    s.players[1].older, s.players[1].known_to_all, s.players[1].later = [1, 0, 1], [3, 3], 1
    assert known(s, 1, 0)
    forget_all(s, 1)
    assert s.players[1].knows == [[0, 0]] * 4
    assert s.players[1].known_to_all == [0, 0]
    assert s.players[1].older == [0, 0, 0]
    assert s.players[1].later == 0


# --- periods ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-8.3", "ZD-3.6")
def test_a_group_is_the_hand_and_a_plan_that_has_only_lain_face_down() -> None:
    s = table("1 1", "2 1", "3 1", "4 1", plans=("7 down", "8", "9 turned", "-"), hands=("1 2", "3", "4", ""))
    assert [group_size(s, seat) for seat in range(4)] == [3, 1, 1, 0]
    assert [has_hidden_plan(s, seat) for seat in range(4)] == [True, False, False, False]


@pytest.mark.rule("ZD-8.3")
def test_before_the_first_reshuffle_no_card_is_old() -> None:
    s = table("1 1", "2 1", hands=("27 1 2", "3 4"))
    assert listed(s.periods[0]) == " ".join(map(str, range(1, 71)))
    force("10 11")
    act(s, 0, "play 27", "on seat 2")
    assert [ages(s, seat) for seat in range(2)] == [[2, 0, 0, 0], [4, 0, 0, 0]]


@pytest.mark.rule("ZD-8.3")
def test_at_a_reshuffle_all_cards_of_the_groups_are_old_and_what_is_drawn_later_is_new() -> None:
    """Seat 1 has a card in hand, one face down, and draws one before and one after the reshuffle."""
    s = table("1 1", "2 1", hands=("27 1 2", "3"), plans=("-", "4 down"), pile="10", discards=None)
    on_discards = set(listed(s.discards).split())
    force("10 11")
    act(s, 0, "play 27", "on seat 2")
    assert told(s, EVENT_RESHUFFLE) == [(len(on_discards) + 1, 0, 0)]
    assert set(listed(s.periods[0]).split()) == on_discards | {"27"}
    assert {"1", "2", "3", "4", "10"} == set(listed(s.periods[1]).split())
    assert [ages(s, seat) for seat in range(2)] == [[0, 2, 0, 0], [1, 3, 0, 0]]
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
def test_shown_cards_leave_the_count_of_their_period() -> None:
    story = mixed()
    assert [ages(story.s, seat)[:2] for seat in (RIVAL, OTHER)] == [[1, 2], [1, 1]]
    story.discards(RIVAL, "f")
    assert [ages(story.s, seat)[:2] for seat in (RIVAL, OTHER)] == [[0, 2], [1, 1]]
    story.discards(RIVAL, "a")
    assert [ages(story.s, seat)[:2] for seat in (RIVAL, OTHER)] == [[0, 1], [1, 1]]
    story.lays_face_up(OTHER, "c")
    assert [ages(story.s, seat)[:2] for seat in (RIVAL, OTHER)] == [[0, 1], [1, 0]]
    story.lays_face_down(RIVAL, "b")
    assert [ages(story.s, seat)[:2] for seat in (RIVAL, OTHER)] == [[0, 1], [1, 0]]
    story.plan_is_over(RIVAL)
    assert [ages(story.s, seat)[:2] for seat in (RIVAL, OTHER)] == [[0, 0], [1, 0]]


def kept_over(reshuffles: int) -> Story:
    """Seat 1 keeps a; after each reshuffle it keeps one card more, and seat 2 draws and discards all the others."""
    story = Story(pile="a", discards="bcdefg", rest="mine")
    story.draws(RIVAL, "a")
    for kept in "bcdefg"[:reshuffles]:
        others = "bcdefg"["bcdefg".index(kept) + 1 :]
        story.draws(RIVAL, kept)
        story.draws(OTHER, others)
        story.discards(OTHER, others)
    return story


@pytest.mark.rule("ZD-8.3")
def test_a_card_grows_older_with_every_reshuffle() -> None:
    assert [ages(kept_over(n).s, RIVAL) for n in range(4)] == [[1, 0, 0, 0], [1, 1, 0, 0], [1, 1, 1, 0], [1, 1, 1, 1]]
    assert not any(any(player.known_to_all) for player in kept_over(3).s.players)


@pytest.mark.rule("ZD-8.3")
def test_a_card_kept_over_four_reshuffles_is_known_to_all_if_there_are_cards_of_every_period_since() -> None:
    story = kept_over(4)
    assert ages(story.s, RIVAL) == [1, 1, 1, 1]
    assert listed(story.s.players[RIVAL].known_to_all) == str(letters("a")[0] + 1)
    assert told_of(story.s, NONE, RIVAL) == told_of(story.s, OTHER, RIVAL) == str(letters("a")[0] + 1)
    story.discards(RIVAL, "a")
    assert ages(story.s, RIVAL) == [1, 1, 1, 1]
    assert not any(story.s.players[RIVAL].known_to_all)


@pytest.mark.rule("ZD-8.3")
def test_a_period_of_which_nobody_has_a_card_takes_no_room() -> None:
    """Seat 1 keeps one card over five reshuffles, and nothing else: that is two periods, and nobody need be told."""
    story = Story(pile="a", discards="bcd", rest="open")
    story.draws(RIVAL, "a")
    for _ in range(5):
        story.draws(OTHER, "bcd")
        story.discards(OTHER, "bcd")
    assert ages(story.s, RIVAL) == [0, 1, 0, 0]
    assert not any(story.s.players[RIVAL].known_to_all)


@pytest.mark.rule("ZD-8.3")
def test_when_all_are_told_of_a_card_they_are_told_whether_it_is_the_plan() -> None:
    """Seat 1 had a, or drew it behind its plan: who is told of a, is told that too."""
    story = Story(pile="ab", discards="cdefg", rest="mine")
    story.draws(RIVAL, "b")
    story.lays_face_down(RIVAL, "b")
    story.draws(RIVAL, "a")
    for kept in "cdef":
        others = "cdefg"["cdefg".index(kept) + 1 :]
        story.draws(RIVAL, kept)
        story.draws(OTHER, others)
        story.discards(OTHER, others)
    a, b = (str(card + 1) for card in letters("ab"))
    assert listed(story.s.players[RIVAL].known_to_all) == f"{a} {b}"
    assert listed(story.s.known_in_hand) == a


# --- thefts in doubt ----------------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-8.3", "ZD-5.11")
@pytest.mark.parametrize("stolen", ["a", "f"])
def test_a_card_stolen_from_old_and_new_ones_may_be_either(stolen: str) -> None:
    story = mixed()
    story.steals(OTHER, RIVAL, stolen)
    assert doubt(story.s, VIEWER) == doubt(story.s, NONE) == ["new", "old"]
    assert [ages(story.s, seat)[:2] for seat in (RIVAL, OTHER)] == [[1, 2], [1, 1]]  # as before


@pytest.mark.rule("ZD-8.3", "ZD-5.11")
def test_a_card_stolen_from_old_cards_only_is_old() -> None:
    story = mixed()
    story.discards(RIVAL, "f")
    story.steals(OTHER, RIVAL, "b")
    assert story.s.victim == NONE
    assert [ages(story.s, seat)[:2] for seat in (RIVAL, OTHER)] == [[0, 1], [1, 2]]


@pytest.mark.rule("ZD-8.3", "ZD-5.11")
def test_a_card_stolen_from_new_cards_only_is_new() -> None:
    story = mixed()
    story.discards(OTHER, "c")
    story.steals(RIVAL, OTHER, "d")
    assert story.s.victim == NONE
    assert [ages(story.s, seat)[:2] for seat in (RIVAL, OTHER)] == [[2, 2], [0, 0]]


@pytest.mark.rule("ZD-8.3", "ZD-5.11")
@pytest.mark.parametrize(
    ("stolen", "shown", "left"),
    [
        ("a", [(RIVAL, "f")], [[0, 1], [1, 2]]),  # the victim shows its only new card
        ("f", [(RIVAL, "a"), (RIVAL, "b")], [[0, 0], [2, 1]]),  # and here its old ones
        ("a", [(OTHER, "c"), (OTHER, "a")], [[1, 1], [1, 0]]),  # the thief shows two old cards, and had but one
        ("f", [(OTHER, "d"), (OTHER, "f")], [[0, 2], [0, 1]]),
    ],
)
def test_what_is_shown_ends_the_doubt(stolen: str, shown: list[tuple[int, str]], left: list[list[int]]) -> None:
    story = mixed()
    story.steals(OTHER, RIVAL, stolen)
    for seat, card in shown:
        assert story.s.victim == RIVAL
        story.discards(seat, card)
    assert story.s.victim == NONE
    assert [ages(story.s, seat)[:2] for seat in (RIVAL, OTHER)] == left
    assert not any(any(player.known_to_all) for player in story.s.players)


@pytest.mark.rule("ZD-8.3", "ZD-5.11")
def test_what_is_drawn_later_does_not_bring_a_doubt_back() -> None:
    story = mixed()
    story.steals(OTHER, RIVAL, "a")
    story.draws(RIVAL, "g")
    story.discards(RIVAL, "g")
    assert story.s.victim == RIVAL  # what was shown may have been drawn since
    story.discards(RIVAL, "f")
    assert story.s.victim == NONE


@pytest.mark.rule("ZD-8.3", "ZD-5.11")
def test_a_doubt_lasts_over_a_reshuffle() -> None:
    story = mixed()
    story.steals(OTHER, RIVAL, "a")
    story.draws(VIEWER, "ge")  # with e, the discards are shuffled
    assert doubt(story.s, VIEWER) == ["old", "older"]
    story.discards(RIVAL, "f")
    assert story.s.victim == NONE
    assert [ages(story.s, seat)[:3] for seat in (RIVAL, OTHER)] == [[0, 0, 1], [0, 1, 2]]


@pytest.mark.rule("ZD-5.11")
@pytest.mark.parametrize("thief", [VIEWER, RIVAL])
def test_when_somebody_steals_again_everybody_is_told_of_a_card_that_is_in_doubt(thief: int) -> None:
    story = mixed()
    story.steals(OTHER, RIVAL, "a")
    story.steals(thief, OTHER, "d")
    assert listed(story.s.players[OTHER].known_to_all) == str(letters("a")[0] + 1)
    assert ages(story.s, RIVAL)[1] == 1


@pytest.mark.rule("ZD-5.11")
def test_everybody_knows_where_a_card_goes_that_all_were_told_of() -> None:
    story = mixed()
    story.steals(OTHER, RIVAL, "a")
    story.steals(RIVAL, OTHER, "d")
    story.steals(VIEWER, OTHER, "a")
    assert listed(story.s.players[VIEWER].known_to_all) == str(letters("a")[0] + 1)
    assert not any(story.s.players[OTHER].known_to_all)


# --- knowledge is what was told -----------------------------------------------------------------------------------

LEAVES = (EVENT_PLAN, EVENT_PLAYS, EVENT_PAYS, EVENT_DISCARDS, EVENT_PLAN_OVER)


class Listener:
    """A seat that writes down, from nothing but what it is told, where the cards that it lost may be."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.places: dict[int, set[int]] = {}

    def hear(self, event: int, a: int, b: int, c: int) -> None:
        if event in LEAVES:
            self.places.pop(b, None)
        elif event == EVENT_STEALS and c == 1 and self.seat not in (a, b):
            for places in self.places.values():
                if b in places:
                    places.add(a)
        elif event == EVENT_STOLEN and self.seat == a:
            self.places.pop(b, None)
        elif event == EVENT_STOLEN:
            self.places[b] = {a}


@pytest.mark.rule("ZD-5.11", "ZD-3.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_known_of_the_hands_is_what_was_told(seats: int) -> None:
    met: set[int] = set()
    knowing = doubtful = 0
    for seed in range(4):
        listeners = [Listener(seat) for seat in range(seats)]
        for s in game_of_thieves(seats, 100 * seats + seed, 500):
            for audience, event, a, b, c in s.told or ():
                met.add(event)
                for listener in listeners:
                    if audience in (EVERYBODY, listener.seat):
                        listener.hear(event, a, b, c)
            for listener in listeners:
                player = s.players[listener.seat]
                for of in set(range(seats)) - {listener.seat}:
                    sure = {card for card in range(70) if is_in(player.knows[of], card)}
                    assert all(of in listener.places[card] for card in sure)
                    sure |= {card for card in range(70) if is_in(s.players[of].known_to_all, card)}
                    assert {card for card, places in listener.places.items() if places == {of}} <= sure
                    knowing += bool(sure)
                doubtful += bool(player.doubt & MAYBE_KNOWN)
    assert {*LEAVES, EVENT_STOLEN, EVENT_FACE_DOWN, EVENT_RESHUFFLE} <= met
    assert knowing > 200
    assert doubtful > 10 or seats == 2


class Calendar:
    """Writes down in which period each card was drawn."""

    def __init__(self) -> None:
        self.reshuffles = 0
        self.drawn: dict[int, int] = {}

    def hear(self, event: int, card: int) -> None:
        if event == EVENT_RESHUFFLE:
            self.reshuffles += 1
        elif event == EVENT_DRAWN:
            self.drawn[card] = self.reshuffles

    def counts(self, s: State) -> list[list[int]]:
        """For each period of which a group has cards, the newest first, how many each group has."""
        groups = []
        for player in s.players[: s.n_seats]:
            group = [card for card in range(70) if is_in(player.hand, card)]
            group += [player.plan] if player.laid == 1 and player.shown == 0 else []
            groups.append([self.drawn[card] for card in group if not is_in(player.known_to_all, card)])
        periods = sorted({period for group in groups for period in group}, reverse=True)
        return [[group.count(period) for group in groups] for period in periods]


@pytest.mark.rule("ZD-8.3", "ZD-5.11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_counts_of_the_periods_are_true_but_for_a_theft_in_doubt(seats: int) -> None:
    doubts, most, told = 0, 0, 0
    for seed in range(4):
        calendar = Calendar()
        for s in game_of_thieves(seats, 200 * seats + seed, 500):
            for _, event, _, b, _ in s.told or ():
                calendar.hear(event, b)
            assert audit(s) == 0
            counted = [[count_of_age(s, seat, age) for seat in range(seats)] for age in range(PERIODS)]
            if s.victim != NONE:
                doubts += 1
                counted[s.stolen_age][s.victim] -= 1
                counted[s.stolen_age][s.thief] += 1
                assert s.doubt >> s.stolen_age & 1
            assert [row for row in counted if any(row)] == calendar.counts(s)
            most = max(most, len(calendar.counts(s)))
            told += any(any(player.known_to_all) for player in s.players)
    assert most >= 2
    assert min(doubts, told) > 20, (doubts, told)


@pytest.mark.rule("ZD-8.3")
@pytest.mark.parametrize("seats", [2, 4])
def test_with_the_real_deck_and_hazards_the_counts_are_true_too(seats: int) -> None:
    old = 0
    for seed in range(3):
        calendar = Calendar()
        for s in random_game(seats, seed, 1_200):
            for _, event, _, b, _ in s.told or ():
                calendar.hear(event, b)
            counted = [[count_of_age(s, seat, age) for seat in range(seats)] for age in range(PERIODS)]
            if s.victim == NONE:
                assert [row for row in counted if any(row)] == calendar.counts(s)
            old += len(calendar.counts(s)) > 1
            assert not any(any(player.known_to_all) for player in s.players)
    assert old > 100
