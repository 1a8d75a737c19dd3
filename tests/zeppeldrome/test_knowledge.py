"""ZD-5.11 and ZD-8.3: what seats know of each other's cards, and what everybody knows of their periods.

`test_twins` checks that nobody learns more, and `test_dealing` that the knowledge is exact.
"""

from __future__ import annotations

from typing import Any

import pytest

from aerodrome.games.zeppeldrome import accounts
from aerodrome.games.zeppeldrome.accounts import (
    account_of,
    forget_a_period,
    forget_all,
    group_size,
    has_hidden_plan,
    may_be_plan,
    seat_of,
    unnamed,
)
from aerodrome.games.zeppeldrome.audit import audit
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
    NAMES,
    PERIODS,
    SEATS,
    STEP_MOVEMENT,
    State,
)
from aerodrome.rulebook.bits import is_in
from aerodrome.rulebook.record import NONE
from tests.tables import EVERYBODY, told
from tests.zeppeldrome.table import (
    GAME,
    act,
    all_keep,
    all_pass,
    force,
    hand,
    known,
    legal,
    listed,
    random_game,
    speaker,
    table,
)
from tests.zeppeldrome.witness import OTHER, RIVAL, VIEWER, Story, game_of_thieves, letters


def places(s: State, viewer: int) -> list[dict[str, int]]:
    """For each case, in which group each named card is."""
    a = account_of(viewer)
    names = {n: str(card + 1) for n, card in enumerate(s.accounts[a].names) if card != NONE}
    return [{name: seat_of(s, a, case, n) for n, name in names.items()} for case in range(s.accounts[a].cases)]


def ages(s: State, seat: int, viewer: int = NONE) -> list[list[int]]:
    """For each case, how many unnamed cards of each period are in a group to a viewer, the newest first."""
    a = account_of(viewer)
    return [[unnamed(s, a, case, seat, age) for age in range(PERIODS)] for case in range(s.accounts[a].cases)]


def old(*counts: int) -> list[int]:
    """Counts of all periods, with zeros behind."""
    return [*counts, *[0] * (PERIODS - len(counts))]


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
    assert known(s, VIEWER, RIVAL) == known(s, VIEWER, OTHER) == ""
    assert sorted(places(s, VIEWER), key=str) == [{e: RIVAL}, {e: OTHER}]
    assert s.accounts[SEATS].cases == 1  # to a viewer who knows no card, it is like the others
    assert known(s, RIVAL, OTHER) == card


def told_of(s: State, viewer: int, of: int) -> str:
    """What people are shown that a viewer knows of a hand."""
    view = s.copy()
    blind(view, viewer)
    data: Any = GAME.showing.view(view, viewer, speaker(s.n_seats, viewer=viewer))
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
    assert story.s.accounts[VIEWER].cases == 1
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
    """A seat that loses a card which it had stolen still knows where its own lost cards are."""
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
    act(s, 0, "play 56", "on seat 1")
    assert told(s, EVENT_STEALS)[-1] == (0, 0, 0)
    s = table("1 1", "2 1", "3 1", hands=("56 1", "2 3", ""))
    act(s, 0, "play 56", "on seat 3")
    assert told(s, EVENT_STEALS)[-1] == (0, 2, 0)
    for account in s.accounts:
        assert (account.cases, account.names) == (1, [NONE] * NAMES)


def test_a_new_game_forgets_all() -> None:
    story = mixed()
    story.steals(OTHER, RIVAL, "a")
    account = story.s.accounts[RIVAL]
    assert account.names[0] != NONE
    assert any(account.older[0])
    forget_all(story.s, RIVAL)
    assert account.names == [NONE] * NAMES
    assert account.older == account.late == [[0] * SEATS] * len(account.weights)
    assert account.weights == [1, *[0] * (len(account.weights) - 1)]
    assert (account.cases, account.oldest) == (1, PERIODS - 1)


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
    assert [ages(s, seat) for seat in range(2)] == [[old(2)], [old(4)]]


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
    assert [ages(s, seat) for seat in range(2)] == [[old(0, 2)], [old(1, 3)]]
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
    assert [ages(story.s, seat) for seat in (RIVAL, OTHER)] == [[old(1, 2)], [old(1, 1)]]
    story.discards(RIVAL, "f")
    assert [ages(story.s, seat) for seat in (RIVAL, OTHER)] == [[old(0, 2)], [old(1, 1)]]
    story.discards(RIVAL, "a")
    assert [ages(story.s, seat) for seat in (RIVAL, OTHER)] == [[old(0, 1)], [old(1, 1)]]
    story.lays_face_up(OTHER, "c")
    assert [ages(story.s, seat) for seat in (RIVAL, OTHER)] == [[old(0, 1)], [old(1, 0)]]
    story.lays_face_down(RIVAL, "b")
    assert [ages(story.s, seat) for seat in (RIVAL, OTHER)] == [[old(0, 1)], [old(1, 0)]]
    story.plan_is_over(RIVAL)
    assert [ages(story.s, seat) for seat in (RIVAL, OTHER)] == [[old(0, 0)], [old(1, 0)]]


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
    assert [ages(kept_over(n).s, RIVAL) for n in range(5)] == [
        [old(1)],
        [old(1, 1)],
        [old(1, 1, 1)],
        [old(1, 1, 1, 1)],
        [old(1, 1, 1, 1, 1)],
    ]


@pytest.mark.rule("ZD-8.3")
def test_where_there_are_more_than_five_periods_two_with_the_fewest_cards_become_one() -> None:
    """The first of the pairs that are as small: the cards of the two newest periods are alike from now on."""
    story = kept_over(5)
    assert ages(story.s, RIVAL) == [old(1, 2, 1, 1, 1)]
    assert listed(story.s.periods[1]) == " ".join(str(card + 1) for card in letters("de"))
    assert told_of(story.s, NONE, RIVAL) == told_of(story.s, OTHER, RIVAL) == ""
    story.discards(RIVAL, "e")
    assert ages(story.s, RIVAL) == [old(1, 1, 1, 1, 1)]


@pytest.mark.rule("ZD-8.3")
def test_a_period_of_which_nobody_has_a_card_takes_no_room() -> None:
    """Seat 1 keeps one card over seven reshuffles, and nothing else: that is two periods."""
    story = Story(pile="a", discards="bcd", rest="open")
    story.draws(RIVAL, "a")
    for _ in range(7):
        story.draws(OTHER, "bcd")
        story.discards(OTHER, "bcd")
    assert ages(story.s, RIVAL) == [old(0, 1)]
    assert story.confused == 0


# --- thefts in doubt ----------------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-8.3", "ZD-5.11")
@pytest.mark.parametrize("stolen", ["a", "f"])
def test_a_card_stolen_from_old_and_new_ones_may_be_either(stolen: str) -> None:
    story = mixed()
    story.steals(OTHER, RIVAL, stolen)
    for viewer in (VIEWER, NONE):
        assert sorted(ages(story.s, RIVAL, viewer)) == [old(0, 2), old(1, 1)]
        assert sorted(ages(story.s, OTHER, viewer)) == [old(1, 2), old(2, 1)]
    for seen_by in (RIVAL, OTHER):
        assert story.s.accounts[seen_by].cases == 1


@pytest.mark.rule("ZD-8.3", "ZD-5.11")
def test_a_card_stolen_from_old_cards_only_is_old() -> None:
    story = mixed()
    story.discards(RIVAL, "f")
    story.steals(OTHER, RIVAL, "b")
    assert [ages(story.s, seat) for seat in (RIVAL, OTHER)] == [[old(0, 1)], [old(1, 2)]]


@pytest.mark.rule("ZD-8.3", "ZD-5.11")
def test_a_card_stolen_from_new_cards_only_is_new() -> None:
    story = mixed()
    story.discards(OTHER, "c")
    story.steals(RIVAL, OTHER, "d")
    assert [ages(story.s, seat) for seat in (RIVAL, OTHER)] == [[old(2, 2)], [old()]]


@pytest.mark.rule("ZD-8.3", "ZD-5.11")
@pytest.mark.parametrize(
    ("stolen", "shown", "left"),
    [
        ("a", [(RIVAL, "f")], [old(0, 1), old(1, 2)]),  # the victim shows its only new card
        ("f", [(RIVAL, "a"), (RIVAL, "b")], [old(), old(2, 1)]),  # and here its old ones
        ("a", [(OTHER, "c"), (OTHER, "a")], [old(1, 1), old(1)]),  # the thief shows two old cards, and had but one
        ("f", [(OTHER, "d"), (OTHER, "f")], [old(0, 2), old(0, 1)]),
    ],
)
def test_what_is_shown_ends_the_doubt(stolen: str, shown: list[tuple[int, str]], left: list[list[int]]) -> None:
    story = mixed()
    story.steals(OTHER, RIVAL, stolen)
    for seat, card in shown:
        assert story.s.accounts[VIEWER].cases == story.s.accounts[SEATS].cases == 2
        story.discards(seat, card)
    for viewer in (VIEWER, NONE):
        assert [ages(story.s, seat, viewer) for seat in (RIVAL, OTHER)] == [[counts] for counts in left]


@pytest.mark.rule("ZD-8.3", "ZD-5.11")
def test_what_is_drawn_later_does_not_bring_a_doubt_back() -> None:
    story = mixed()
    story.steals(OTHER, RIVAL, "a")
    story.draws(RIVAL, "g")
    story.discards(RIVAL, "g")
    assert story.s.accounts[VIEWER].cases == 2  # what was shown may have been drawn since
    story.discards(RIVAL, "f")
    assert story.s.accounts[VIEWER].cases == 1


@pytest.mark.rule("ZD-8.3", "ZD-5.11")
def test_a_doubt_lasts_over_a_reshuffle() -> None:
    story = mixed()
    story.steals(OTHER, RIVAL, "a")
    story.draws(VIEWER, "ge")  # with e, the discards are shuffled
    assert sorted(ages(story.s, RIVAL, VIEWER)) == [old(0, 0, 2), old(0, 1, 1)]
    story.discards(RIVAL, "f")
    assert [ages(story.s, seat) for seat in (RIVAL, OTHER)] == [[old(0, 0, 1)], [old(0, 1, 2)]]


@pytest.mark.rule("ZD-5.11")
@pytest.mark.parametrize("thief", [VIEWER, RIVAL])
def test_nobody_is_told_of_a_card_in_doubt_when_somebody_steals_again(thief: int) -> None:
    story = mixed()
    story.steals(OTHER, RIVAL, "a")
    story.steals(thief, OTHER, "d")
    for viewer in (NONE, VIEWER):
        assert told_of(story.s, viewer, OTHER) == ""
        assert story.s.accounts[account_of(viewer)].cases > 1
    assert {case[str(letters("a")[0] + 1)] for case in places(story.s, RIVAL)} == {OTHER, thief} - {RIVAL}


@pytest.mark.rule("ZD-5.11")
@pytest.mark.parametrize("stolen", ["a", "b"])
def test_nobody_is_told_of_it_when_a_plan_is_shown_behind_which_cards_came(stolen: str) -> None:
    """The thief had drawn behind its plan, and the victim too. When the plans are over, the two alone know the card."""
    story = Story(pile="abc", discards="defgh", rest="mine")
    story.draws(RIVAL, "ab")
    story.draws(OTHER, "c")
    story.draws(RIVAL, "de")
    story.draws(OTHER, "f")
    story.lays_face_down(RIVAL, "d")
    story.lays_face_down(OTHER, "f")
    story.draws(RIVAL, "g")
    story.draws(OTHER, "h")
    story.steals(OTHER, RIVAL, stolen)
    story.plan_is_over(OTHER)
    story.plan_is_over(RIVAL)
    for viewer in (NONE, VIEWER):
        assert [told_of(story.s, viewer, seat) for seat in (RIVAL, OTHER)] == ["", ""]
        assert story.s.accounts[account_of(viewer)].cases > 1
    assert told_of(story.s, RIVAL, OTHER) == str(letters(stolen)[0] + 1)


# --- forgetting ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-5.11")
def test_a_seat_that_has_lost_seven_cards_forgets_the_first() -> None:
    story = Story(pile="mabc", mine="defghij")
    story.draws(RIVAL, "m")
    for lost in "defghij":
        story.steals(RIVAL, VIEWER, lost)
        assert known(story.s, VIEWER, RIVAL).split()[-1] == str(letters(lost)[0] + 1)
    assert known(story.s, VIEWER, RIVAL).split() == [str(card + 1) for card in letters("efghij")]
    assert ages(story.s, RIVAL, VIEWER) == [old(2)]
    story.discards(RIVAL, "d")
    assert ages(story.s, RIVAL, VIEWER) == [old(1)]


def rivals_with_cards_of_three_periods() -> Story:
    """The viewer has had the others, and has one, j, of the newest period. Beliefs do not forget: nobody has any."""
    story = Story(pile="abc", discards="defghij", rest="open", watched=False)
    story.draws(RIVAL, "ab")
    story.draws(OTHER, "c")
    story.draws(RIVAL, "de")
    story.draws(OTHER, "fg")
    story.draws(VIEWER, "hij")
    story.discards(VIEWER, "hij")
    story.draws(RIVAL, "h")
    story.draws(OTHER, "i")
    story.draws(VIEWER, "j")
    return story


@pytest.mark.rule("ZD-5.11")
def test_where_there_are_too_many_cases_everybody_counts_the_oldest_periods_as_one() -> None:
    story = rivals_with_cards_of_three_periods()
    everybody = story.s.accounts[SEATS]
    story.steals(OTHER, RIVAL, "a")
    assert (everybody.cases, everybody.oldest) == (3, PERIODS - 1)
    story.steals(RIVAL, OTHER, "c")
    assert everybody.oldest == 1
    assert everybody.cases > 1
    story.discards(VIEWER, "j")
    story.draws(VIEWER, "j")  # a new period
    assert everybody.oldest == 2


@pytest.mark.rule("ZD-5.11")
def test_a_seat_with_too_many_cases_knows_as_much_as_everybody_and_its_own_cards() -> None:
    """The viewer can name five cards of the rival of whom a card is stolen, and that has others of two periods."""
    story = Story(pile="ab", discards="cdefghi", rest="open", watched=False)
    story.draws(RIVAL, "abc")
    story.draws(VIEWER, "defgh")
    for lost in "defgh":
        story.steals(RIVAL, VIEWER, lost)
    story.steals(VIEWER, RIVAL, "a")
    mine, everybody = story.s.accounts[VIEWER], story.s.accounts[SEATS]
    assert (mine.cases, everybody.cases) == (1, 2)
    story.steals(OTHER, RIVAL, "b")
    assert mine.names == [NONE] * NAMES
    assert mine.oldest == everybody.oldest == PERIODS - 1
    assert sorted(ages(story.s, RIVAL)) == [old(4, 2), old(5, 1), old(5, 1), old(6, 0)]
    assert ages(story.s, VIEWER, VIEWER) == [old(0, 1)] * 2
    assert sorted(ages(story.s, RIVAL, VIEWER)) == [old(5, 1), old(6, 0)]


@pytest.mark.rule("ZD-3.6")
def test_of_eight_cards_that_came_behind_a_plan_one_may_be_the_plan() -> None:
    story = Story(pile="abcdefghij", rest="mine")
    story.beliefs.clear()  # they do not forget
    story.draws(RIVAL, "a")
    story.lays_face_down(RIVAL, "a")
    story.draws(RIVAL, "bcdefgh")
    assert early_cards(story.s, RIVAL) == 1
    story.draws(RIVAL, "i")
    assert early_cards(story.s, RIVAL) == 2


@pytest.mark.rule("ZD-5.11", "ZD-3.6")
def test_everybodys_account_forgets_at_last_what_came_behind_a_plan() -> None:
    story = rivals_with_cards_of_three_periods()
    story.lays_face_down(RIVAL, "d")
    story.discards(VIEWER, "j")
    story.draws(RIVAL, "j")
    everybody = story.s.accounts[SEATS]
    for oldest in range(PERIODS - 2, -1, -1):
        forget_a_period(story.s)
        assert everybody.oldest == oldest
        assert early_cards(story.s, RIVAL) == 5
    forget_a_period(story.s)
    assert early_cards(story.s, RIVAL) == 6
    assert audit(story.s) == 0


def early_cards(s: State, seat: int) -> int:
    return may_be_plan(s, SEATS, 0, seat)


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
                for of in set(range(seats)) - {listener.seat}:
                    sure = {int(number) - 1 for number in known(s, listener.seat, of).split()}
                    assert all(of in listener.places[card] for card in sure)
                    assert {card for card, places in listener.places.items() if places == {of}} <= sure
                    knowing += bool(sure)
                doubtful += len({str(case) for case in places(s, listener.seat)}) > 1
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
            groups.append([self.drawn[card] for card in group])
        periods = sorted({period for group in groups for period in group}, reverse=True)
        return [[group.count(period) for group in groups] for period in periods]


def counted(s: State) -> list[list[list[int]]]:
    """In each case of what everybody knows, for each period of which a group has cards, how many each group has."""
    by_group = [ages(s, seat) for seat in range(s.n_seats)]
    by_case = [[list(row) for row in zip(*groups, strict=True)] for groups in zip(*by_group, strict=True)]
    return [[row for row in rows if any(row)] for rows in by_case]


@pytest.mark.rule("ZD-8.3", "ZD-5.11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_one_case_the_counts_of_the_periods_are_true(seats: int) -> None:
    doubts, most = 0, 0
    for seed in range(4):
        calendar = Calendar()
        for s in game_of_thieves(seats, 200 * seats + seed, 500):
            for _, event, _, b, _ in s.told or ():
                calendar.hear(event, b)
            assert audit(s) == 0
            assert calendar.counts(s) in counted(s)
            doubts += len(counted(s)) > 1
            most = max(most, len(calendar.counts(s)))
    assert 2 <= most <= PERIODS
    assert doubts > 20 or seats == 2


@pytest.mark.rule("ZD-8.3")
@pytest.mark.parametrize("seats", [2, 4])
def test_with_the_real_deck_and_hazards_the_counts_are_true_too_and_nothing_is_forgotten(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    for forgets in ("forget_first_name", "forget_what_only_it_saw", "forget_a_period"):
        monkeypatch.setattr(accounts, forgets, lambda *_: pytest.fail("somebody forgets"))
    old_cards = 0
    for seed in range(3):
        calendar = Calendar()
        for s in random_game(seats, seed, 1_200):
            for _, event, _, b, _ in s.told or ():
                calendar.hear(event, b)
            assert calendar.counts(s) in counted(s)
            old_cards += len(calendar.counts(s)) > 1
    assert old_cards > 100
