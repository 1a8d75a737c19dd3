"""A dealt world is a fair guess at the cards that a viewer cannot see.

Stories with few unseen cards are counted through: on one side every world that agrees with what the viewer saw, on the
other all that `deal` can do, each with its chance. Besides, turns are played with the real rules and random choices:
what is hidden in them must be spread as `deal` spreads it, by a chi-square test of two samples at one in a thousand.
All seeds are fixed.
"""

from __future__ import annotations

import functools
import itertools
import math
import random
from collections import Counter
from collections.abc import Callable, Hashable

import pytest

from aerodrome.games.zeppeldrome import rules
from aerodrome.games.zeppeldrome.accounts import LATE, account_of, older, period_word, spot_of
from aerodrome.games.zeppeldrome.audit import audit
from aerodrome.games.zeppeldrome.cards import CARDS
from aerodrome.games.zeppeldrome.sight import blind, deal
from aerodrome.games.zeppeldrome.state import (
    ASK_ACTION,
    ASK_DISCARD,
    ASK_PLAN,
    DISCARD,
    FACE_DOWN,
    FACE_UP,
    FLY,
    KEEP,
    NAMES,
    PASS,
    PLAY,
    SEATS,
    TARGET,
    State,
)
from aerodrome.rulebook.bits import is_in
from aerodrome.rulebook.chance import below, first_key, key_chance, second_key
from aerodrome.rulebook.record import HIDDEN, NONE
from tests.zeppeldrome.table import dealt, listed, table
from tests.zeppeldrome.witness import (
    OTHER,
    RIVAL,
    SPECTATOR,
    VIEWER,
    Story,
    all_deals,
    cell,
    distance,
    game_of_thieves,
    letters,
    random_story,
)

ONE_IN_A_THOUSAND = 3.09  # of the normal distribution
RARE = 10  # cells with fewer worlds than this in both samples together count as one


def keyed(seed: int) -> list[int]:
    rng = [0, 0, 0, 0]
    key_chance(rng, first_key(seed), second_key(seed), 1)
    return rng


# --- two samples --------------------------------------------------------------------------------------------


def critical(freedom: int) -> float:
    """The value that chi-square exceeds once in a thousand times, after Wilson and Hilferty."""
    spread = 2 / (9 * freedom)
    return freedom * (1 - spread + ONE_IN_A_THOUSAND * math.sqrt(spread)) ** 3


def assert_alike(guessed: Counter[Hashable], true: Counter[Hashable]) -> None:
    """Both samples come from the same distribution."""
    assert min(guessed.total(), true.total()) >= 200
    rare = {cell for cell in guessed | true if guessed[cell] + true[cell] < RARE}
    assert sum(guessed[cell] + true[cell] for cell in rare) < (guessed.total() + true.total()) / 4
    pairs = [(guessed[cell], true[cell]) for cell in guessed | true if cell not in rare]
    pairs.append((sum(guessed[cell] for cell in rare), sum(true[cell] for cell in rare)))
    share = math.sqrt(guessed.total() / true.total())
    statistic, freedom = 0.0, -1
    for a, b in pairs:
        if a + b:
            statistic += (a / share - b * share) ** 2 / (a + b)
            freedom += 1
    assert freedom > 2, "there is nothing to compare"
    assert statistic < critical(freedom), f"chi-square {statistic:.1f}, limit {critical(freedom):.1f}"


def test_the_statistic_tells_fair_from_unfair() -> None:
    assert critical(10) == pytest.approx(29.59, rel=0.01)
    assert critical(100) == pytest.approx(149.45, rel=0.001)
    rng = keyed(1)
    fair = [Counter[Hashable](below(rng, 20) for _ in range(3000)) for _ in range(2)]
    assert_alike(*fair)
    loaded = Counter[Hashable](below(rng, 20) * below(rng, 8) % 20 for _ in range(3000))
    with pytest.raises(AssertionError, match="chi-square"):
        assert_alike(fair[0], loaded)


# --- stories that are counted through -----------------------------------------------------------------------


def first_turn() -> Story:
    story = Story(pile="abcdefg")
    story.draws(RIVAL, "ab")
    story.draws(OTHER, "cd")
    return story


def plan_face_down() -> Story:
    story = first_turn()
    story.lays_face_down(RIVAL, "a")
    return story


def two_plans_face_down() -> Story:
    story = Story(pile="abcde")
    story.draws(RIVAL, "ab")
    story.draws(OTHER, "cd")
    story.lays_face_down(RIVAL, "a")
    story.lays_face_down(OTHER, "d")
    return story


def only_card_face_down() -> Story:
    story = Story(pile="abcdef")
    story.draws(RIVAL, "a")
    story.draws(OTHER, "cd")
    story.lays_face_down(RIVAL, "a")
    return story


def plan_face_up() -> Story:
    story = Story(pile="abcdefg")
    story.draws(RIVAL, "abc")
    story.lays_face_up(RIVAL, "a")
    story.draws(OTHER, "d")
    return story


def plan_face_down_and_a_card_played() -> Story:
    story = Story(pile="abcdef")
    story.draws(RIVAL, "abcd")
    story.lays_face_down(RIVAL, "a")
    story.discards(RIVAL, "c")
    return story


def plan_face_down_and_shown_when_flown() -> Story:
    story = Story(pile="abcdefg")
    story.draws(RIVAL, "abc")
    story.lays_face_down(RIVAL, "a")
    story.discards(RIVAL, "b")
    story.plan_is_over(RIVAL)
    story.draws(RIVAL, "e")
    return story


def supply_after_the_plan() -> Story:
    story = Story(pile="abcdef")
    story.draws(RIVAL, "ab")
    story.lays_face_down(RIVAL, "a")
    story.draws(RIVAL, "cd")
    return story


def own_plan_face_down() -> Story:
    story = Story(pile="abcdef", mine="gh")
    story.draws(RIVAL, "abc")
    story.lays_face_down(VIEWER, "g")
    return story


def spectator() -> Story:
    story = Story(pile="abcdef", viewer=SPECTATOR)
    story.draws(VIEWER, "a")
    story.draws(RIVAL, "bc")
    story.lays_face_down(RIVAL, "b")
    return story


def reshuffle_while_drawing() -> Story:
    """The first rival holds two old cards, the second an old and a new one."""
    story = Story(pile="abc", discards="defg", rest="mine")
    story.draws(RIVAL, "ab")
    story.draws(OTHER, "cd")
    return story


def plan_face_down_after_a_reshuffle() -> Story:
    story = reshuffle_while_drawing()
    story.lays_face_down(OTHER, "d")
    return story


def old_cards_shown() -> Story:
    story = reshuffle_while_drawing()
    story.discards(RIVAL, "a")
    story.draws(RIVAL, "e")
    return story


def new_cards_shown() -> Story:
    story = reshuffle_while_drawing()
    story.draws(RIVAL, "ef")
    story.discards(RIVAL, "f")
    story.lays_face_up(OTHER, "d")
    return story


def old_plan_shown() -> Story:
    story = Story(pile="abcd", discards="efg", rest="mine")
    story.draws(RIVAL, "abc")
    story.draws(OTHER, "de")
    story.lays_face_down(RIVAL, "a")
    story.plan_is_over(RIVAL)
    story.draws(RIVAL, "f")
    return story


def own_draws_after_a_reshuffle() -> Story:
    story = reshuffle_while_drawing()
    story.draws(VIEWER, "e")
    story.discards(VIEWER, "e")
    return story


def victim() -> Story:
    story = Story(pile="abcdef", mine="g")
    story.draws(RIVAL, "ab")
    story.draws(OTHER, "c")
    story.steals(RIVAL, VIEWER, "g")
    return story


def victim_and_later_a_plan() -> Story:
    story = victim()
    story.lays_face_down(RIVAL, "g")
    return story


def victim_and_another_card_is_shown() -> Story:
    story = victim_and_later_a_plan()
    story.discards(RIVAL, "a")
    return story


def victim_and_the_card_is_shown() -> Story:
    story = victim()
    story.draws(RIVAL, "d")
    story.discards(RIVAL, "g")
    return story


def victim_and_thief_are_robbed_by_the_viewer() -> Story:
    """The viewer, who knows a card of the thief, takes another one."""
    story = victim()
    story.steals(VIEWER, RIVAL, "a")
    return story


def victim_of_an_old_card() -> Story:
    story = Story(pile="abc", discards="defg", rest="mine", mine="h")
    story.draws(RIVAL, "ab")
    story.draws(OTHER, "cd")
    story.draws(RIVAL, "e")
    story.steals(RIVAL, VIEWER, "h")
    return story


def victim_of_a_new_card() -> Story:
    story = Story(pile="abc", discards="defg", rest="mine")
    story.draws(RIVAL, "ab")
    story.draws(OTHER, "c")
    story.draws(VIEWER, "d")
    story.draws(RIVAL, "e")
    story.steals(RIVAL, VIEWER, "d")
    return story


def thief() -> Story:
    story = Story(pile="abcdef")
    story.draws(RIVAL, "abc")
    story.draws(OTHER, "d")
    story.lays_face_down(RIVAL, "a")
    story.steals(VIEWER, RIVAL, "b")
    return story


def thief_of_an_old_card() -> Story:
    story = reshuffle_while_drawing()
    story.draws(RIVAL, "e")
    story.steals(VIEWER, RIVAL, "a")
    return story


def thief_of_a_new_card() -> Story:
    story = reshuffle_while_drawing()
    story.draws(RIVAL, "e")
    story.steals(VIEWER, RIVAL, "e")
    return story


def unseen_theft_before_any_reshuffle() -> Story:
    story = Story(pile="abcdef")
    story.draws(RIVAL, "ab")
    story.draws(OTHER, "cd")
    story.steals(OTHER, RIVAL, "a")
    return story


def unseen_theft_and_then_a_reshuffle() -> Story:
    story = Story(pile="abcd", discards="efg", rest="mine")
    story.draws(RIVAL, "ab")
    story.draws(OTHER, "c")
    story.steals(OTHER, RIVAL, "a")
    story.draws(RIVAL, "de")
    return story


def unseen_theft_without_doubt() -> Story:
    """All cards of the victim are old."""
    story = reshuffle_while_drawing()
    story.steals(OTHER, RIVAL, "a")
    return story


EXACT: dict[str, Callable[[], Story]] = {
    story.__name__.replace("_", " "): story
    for story in (
        first_turn,
        plan_face_down,
        two_plans_face_down,
        only_card_face_down,
        plan_face_up,
        plan_face_down_and_a_card_played,
        plan_face_down_and_shown_when_flown,
        supply_after_the_plan,
        own_plan_face_down,
        spectator,
        reshuffle_while_drawing,
        plan_face_down_after_a_reshuffle,
        old_cards_shown,
        new_cards_shown,
        old_plan_shown,
        own_draws_after_a_reshuffle,
        victim,
        victim_and_later_a_plan,
        victim_and_another_card_is_shown,
        victim_and_the_card_is_shown,
        victim_and_thief_are_robbed_by_the_viewer,
        victim_of_an_old_card,
        victim_of_a_new_card,
        thief,
        thief_of_an_old_card,
        thief_of_a_new_card,
        unseen_theft_before_any_reshuffle,
        unseen_theft_and_then_a_reshuffle,
        unseen_theft_without_doubt,
    )
}


@pytest.mark.rule("ZD-3.6", "ZD-5.11", "ZD-8.3")
@pytest.mark.parametrize("case", EXACT)
def test_every_world_is_dealt_with_its_chance(case: str) -> None:
    story = EXACT[case]()
    true = story.belief.hidden()
    assert len(true) > 2
    assert distance(all_deals(story.s, story.viewer), true) < 1e-9


# --- more cards than one period, and thefts in doubt --------------------------------------------------------


def two_reshuffles() -> Story:
    """The first rival has drawn nothing since the first reshuffle: its cards are older than that."""
    story = Story(pile="ab", discards="cdef", rest="mine")
    story.draws(RIVAL, "ab")
    story.draws(OTHER, "cde")
    story.draws(VIEWER, "f")
    story.discards(VIEWER, "f")
    story.discards(OTHER, "e")
    story.draws(OTHER, "f")
    return story


def three_reshuffles() -> Story:
    """Both rivals keep a card of every period."""
    story = Story(pile="abg", discards="cdefhi", rest="mine")
    story.draws(RIVAL, "a")
    story.draws(OTHER, "bg")
    story.draws(OTHER, "cefhi")
    story.draws(RIVAL, "d")
    story.discards(OTHER, "efhi")
    story.draws(OTHER, "e")
    story.draws(RIVAL, "f")
    story.draws(VIEWER, "hi")
    story.discards(VIEWER, "hi")
    story.draws(OTHER, "h")
    return story


def kept_over_four_reshuffles() -> Story:
    """The rivals have cards of five periods."""
    story = three_reshuffles()
    story.draws(VIEWER, "i")
    story.discards(VIEWER, "i")
    story.discards(RIVAL, "d")
    story.draws(RIVAL, "d")
    return story


def unseen_theft_of_one_or_the_other() -> Story:
    """The victim had two old cards and a new one, the thief one of each."""
    story = reshuffle_while_drawing()
    story.draws(RIVAL, "e")
    story.steals(OTHER, RIVAL, "a")
    return story


def unseen_theft_and_the_thief_shows_a_new_card() -> Story:
    story = unseen_theft_of_one_or_the_other()
    story.discards(OTHER, "d")
    return story


def unseen_theft_and_the_thief_shows_an_old_card() -> Story:
    story = unseen_theft_of_one_or_the_other()
    story.discards(OTHER, "a")
    return story


def unseen_theft_and_the_victim_shows_an_old_card() -> Story:
    story = unseen_theft_of_one_or_the_other()
    story.discards(RIVAL, "b")
    return story


def unseen_theft_and_the_victim_shows_a_new_card() -> Story:
    story = unseen_theft_of_one_or_the_other()
    story.discards(RIVAL, "e")
    return story


def unseen_theft_and_the_victim_draws() -> Story:
    story = unseen_theft_of_one_or_the_other()
    story.draws(RIVAL, "f")
    return story


def unseen_theft_then_draws_then_cards_are_shown() -> Story:
    story = unseen_theft_of_one_or_the_other()
    story.draws(RIVAL, "f")
    story.draws(OTHER, "g")
    story.discards(RIVAL, "f")
    story.discards(OTHER, "c")
    return story


def unseen_theft_between_two_reshuffles() -> Story:
    story = unseen_theft_of_one_or_the_other()
    story.discards(OTHER, "d")
    story.draws(RIVAL, "fg")
    story.discards(RIVAL, "g")
    story.draws(OTHER, "d")
    return story


def unseen_theft_behind_a_plan() -> Story:
    """The thief's plan is not the stolen card, and the victim's neither."""
    story = Story(pile="abc", discards="defg", rest="mine")
    story.draws(RIVAL, "ab")
    story.draws(OTHER, "c")
    story.draws(OTHER, "d")
    story.draws(RIVAL, "e")
    story.lays_face_down(RIVAL, "b")
    story.lays_face_down(OTHER, "c")
    story.steals(OTHER, RIVAL, "a")
    return story


def unseen_theft_behind_a_plan_and_a_card_is_shown() -> Story:
    story = unseen_theft_behind_a_plan()
    story.discards(OTHER, "d")
    return story


def unseen_theft_behind_a_plan_that_is_shown() -> Story:
    story = unseen_theft_behind_a_plan()
    story.plan_is_over(OTHER)
    return story


def unseen_theft_behind_an_old_plan() -> Story:
    """What the victim drew since the reshuffle is the only card that it had in hand."""
    story = Story(pile="abc", discards="defg", rest="mine")
    story.draws(RIVAL, "a")
    story.draws(OTHER, "bc")
    story.lays_face_down(RIVAL, "a")
    story.draws(RIVAL, "d")
    story.steals(OTHER, RIVAL, "d")
    return story


def thief_with_nothing_but_its_plan() -> Story:
    """It shows a new card, so that was the one it stole: its own lies face down."""
    story = Story(pile="a", discards="bcdef", rest="mine")
    story.draws(RIVAL, "ab")
    story.draws(OTHER, "c")
    story.lays_face_down(OTHER, "c")
    story.steals(OTHER, RIVAL, "b")
    story.discards(OTHER, "b")
    return story


def thief_with_nothing_but_an_old_plan() -> Story:
    """There are cards of three periods. The thief had one of the second and shows one of it: not its plan."""
    story = Story(pile="a", discards="bcd", rest="mine")
    story.draws(RIVAL, "ab")
    story.draws(OTHER, "c")
    story.draws(VIEWER, "d")
    story.discards(VIEWER, "d")
    story.draws(VIEWER, "d")
    story.lays_face_down(OTHER, "c")
    story.steals(OTHER, RIVAL, "b")
    story.discards(OTHER, "b")
    return story


def victim_lays_the_only_card_that_it_is_left_with() -> Story:
    """And draws another. The plan turns out to be new, so the stolen card was old."""
    story = Story(pile="a", discards="bcdef", rest="mine")
    story.draws(RIVAL, "ab")
    story.draws(OTHER, "c")
    story.steals(OTHER, RIVAL, "a")
    story.lays_face_down(RIVAL, "b")
    story.draws(RIVAL, "d")
    story.plan_is_over(RIVAL)
    return story


def old_known_card_shown_by_the_thief() -> Story:
    """The victim had new cards too, and the thief old ones; but the viewer knew this card with the victim."""
    story = Story(pile="abc", mine="g", discards="def", rest="mine")
    story.draws(RIVAL, "ab")
    story.draws(OTHER, "c")
    story.steals(RIVAL, VIEWER, "g")
    story.draws(RIVAL, "d")
    story.steals(OTHER, RIVAL, "g")
    story.discards(OTHER, "g")
    return story


def unseen_theft_of_a_known_card() -> Story:
    """The viewer has lost a card to the first rival, and the second takes one of those."""
    story = victim()
    story.steals(OTHER, RIVAL, "g")
    return story


def known_card_shown_by_the_victim() -> Story:
    story = victim()
    story.steals(OTHER, RIVAL, "a")
    story.discards(RIVAL, "g")
    return story


def known_card_shown_by_the_thief() -> Story:
    story = unseen_theft_of_a_known_card()
    story.discards(OTHER, "g")
    return story


def known_card_and_the_victim_shows_another() -> Story:
    story = unseen_theft_of_a_known_card()
    story.discards(RIVAL, "a")
    return story


def known_card_and_the_thief_shows_another() -> Story:
    story = unseen_theft_of_a_known_card()
    story.discards(OTHER, "c")
    return story


def known_card_and_the_thief_shows_all_that_it_had() -> Story:
    """The thief had one card, and shows two that the viewer did not know: the known one was not stolen."""
    story = victim()
    story.steals(OTHER, RIVAL, "a")
    story.discards(OTHER, "c")
    story.discards(OTHER, "a")
    return story


def known_card_and_a_reshuffle() -> Story:
    story = Story(pile="abc", mine="g", discards="def", rest="mine")
    story.draws(RIVAL, "ab")
    story.draws(OTHER, "c")
    story.steals(RIVAL, VIEWER, "g")
    story.steals(OTHER, RIVAL, "g")
    story.draws(RIVAL, "d")
    return story


def known_card_behind_a_plan() -> Story:
    """The viewer knows a card of the victim, which may lie face down; and the thief's plan lay there before."""
    story = victim()
    story.lays_face_down(RIVAL, "a")
    story.lays_face_down(OTHER, "c")
    story.steals(OTHER, RIVAL, "b")
    return story


def known_card_is_the_only_one_that_can_be_the_plan() -> Story:
    """The victim had but the known card when it laid its plan: the stolen one is another."""
    story = Story(pile="abcdef", mine="g")
    story.draws(OTHER, "c")
    story.steals(RIVAL, VIEWER, "g")
    story.lays_face_down(RIVAL, "g")
    story.draws(RIVAL, "ab")
    story.steals(OTHER, RIVAL, "b")
    return story


def unseen_theft_seen_by_a_spectator() -> Story:
    story = Story(pile="abcdef", viewer=SPECTATOR)
    story.draws(VIEWER, "ab")
    story.draws(RIVAL, "c")
    story.steals(RIVAL, VIEWER, "a")
    return story


def two_thefts_by_the_viewer() -> Story:
    """Only with edited cards: there is one Stowaway, and no card is played twice between two reshuffles."""
    story = Story(pile="abcd", discards="efgh", rest="mine")
    story.draws(RIVAL, "a")
    story.draws(OTHER, "b")
    story.draws(VIEWER, "cd")
    story.draws(RIVAL, "e")
    story.draws(OTHER, "f")
    story.steals(VIEWER, RIVAL, "a")
    story.steals(VIEWER, OTHER, "f")
    return story


def two_unseen_thefts() -> Story:
    story = unseen_theft_of_one_or_the_other()
    story.steals(RIVAL, OTHER, "d")
    return story


def two_unseen_thefts_of_one_card() -> Story:
    story = unseen_theft_of_one_or_the_other()
    story.steals(RIVAL, OTHER, "a")
    return story


def two_unseen_thefts_from_one_hand() -> Story:
    story = unseen_theft_of_one_or_the_other()
    story.steals(OTHER, RIVAL, "b")
    return story


def two_unseen_thefts_and_a_plan_is_shown_behind_which_a_card_came() -> Story:
    story = two_unseen_thefts()
    story.lays_face_down(RIVAL, "b")
    story.draws(RIVAL, "f")
    story.plan_is_over(RIVAL)
    return story


def two_thefts_from_the_viewer_behind_one_plan() -> Story:
    """Neither card that the viewer has lost is the plan."""
    story = Story(pile="abcdef", mine="gh")
    story.draws(RIVAL, "ab")
    story.draws(OTHER, "c")
    story.lays_face_down(RIVAL, "a")
    story.steals(RIVAL, VIEWER, "g")
    story.steals(RIVAL, VIEWER, "h")
    return story


def stolen_after_the_plan_was_laid() -> Story:
    """The thief's plan lay there already: the card that the viewer lost is in the hand."""
    story = Story(pile="abcdef", mine="g")
    story.draws(RIVAL, "ab")
    story.draws(OTHER, "c")
    story.lays_face_down(RIVAL, "a")
    story.steals(RIVAL, VIEWER, "g")
    return story


def plan_laid_before_the_reshuffle() -> Story:
    """When the plan was laid, the cards of the new pile were on the discards."""
    story = Story(pile="ab", discards="cdefg", rest="mine")
    story.draws(RIVAL, "ab")
    story.lays_face_down(RIVAL, "a")
    story.draws(RIVAL, "cd")
    return story


def known_plan_and_a_card_drawn_before_the_reshuffle() -> Story:
    """The rival had but the card that the viewer knows when it laid its plan; what it drew then is old as well."""
    story = Story(pile="ab", mine="g", discards="cdef", rest="mine")
    story.draws(OTHER, "a")
    story.steals(RIVAL, VIEWER, "g")
    story.lays_face_down(RIVAL, "g")
    story.draws(RIVAL, "bc")
    return story


def supply_after_the_plan_between_old_and_new_cards() -> Story:
    """The plan is the old card or the new one, each as likely; two new ones have come since."""
    story = Story(pile="a", discards="bcdefg", rest="mine")
    story.draws(RIVAL, "ab")
    story.lays_face_down(RIVAL, "a")
    story.draws(RIVAL, "cd")
    return story


def supply_after_the_plan_to_a_known_card() -> Story:
    """One of three cards, one of them known, was laid; two others have come since."""
    story = victim()
    story.lays_face_down(RIVAL, "a")
    story.draws(RIVAL, "de")
    return story


# For each story the greatest total variation distance between the dealt and the true chances.
DISTANCES: dict[Callable[[], Story], float] = {
    two_reshuffles: 0,
    three_reshuffles: 0,
    kept_over_four_reshuffles: 0,
    unseen_theft_of_one_or_the_other: 0,
    unseen_theft_and_the_thief_shows_a_new_card: 0,
    unseen_theft_and_the_thief_shows_an_old_card: 0,
    unseen_theft_and_the_victim_shows_an_old_card: 0,
    unseen_theft_and_the_victim_shows_a_new_card: 0,
    unseen_theft_and_the_victim_draws: 0,
    unseen_theft_then_draws_then_cards_are_shown: 0,
    unseen_theft_between_two_reshuffles: 0,
    unseen_theft_behind_a_plan: 0,
    unseen_theft_behind_a_plan_and_a_card_is_shown: 0.1,
    unseen_theft_behind_a_plan_that_is_shown: 0,
    unseen_theft_behind_an_old_plan: 0,
    thief_with_nothing_but_its_plan: 0,
    thief_with_nothing_but_an_old_plan: 0,
    victim_lays_the_only_card_that_it_is_left_with: 0,
    old_known_card_shown_by_the_thief: 0,
    unseen_theft_of_a_known_card: 0,
    known_card_shown_by_the_victim: 0,
    known_card_shown_by_the_thief: 0,
    known_card_and_the_victim_shows_another: 0,
    known_card_and_the_thief_shows_another: 0,
    known_card_and_the_thief_shows_all_that_it_had: 0,
    known_card_and_a_reshuffle: 0,
    known_card_behind_a_plan: 0,
    known_card_is_the_only_one_that_can_be_the_plan: 0,
    unseen_theft_seen_by_a_spectator: 0,
    two_thefts_by_the_viewer: 0,
    two_unseen_thefts: 0,
    two_unseen_thefts_of_one_card: 0,
    two_unseen_thefts_from_one_hand: 0,
    two_unseen_thefts_and_a_plan_is_shown_behind_which_a_card_came: 0,
    two_thefts_from_the_viewer_behind_one_plan: 0,
    stolen_after_the_plan_was_laid: 0,
    plan_laid_before_the_reshuffle: 0,
    known_plan_and_a_card_drawn_before_the_reshuffle: 0,
    supply_after_the_plan_between_old_and_new_cards: 0,
    supply_after_the_plan_to_a_known_card: 0,
}


@pytest.mark.rule("ZD-3.6", "ZD-5.11", "ZD-8.3")
@pytest.mark.parametrize("story", DISTANCES)
def test_no_world_is_dealt_that_cannot_be(story: Callable[[], Story]) -> None:
    told = story()
    true, found = told.belief.hidden(), all_deals(told.s, told.viewer)
    assert set(found) <= set(true)
    assert distance(true, found) <= DISTANCES[story] + 1e-9


# --- stories that nobody has thought of ---------------------------------------------------------------------


def play_on(world: State, rng: list[int]) -> None:
    """All plans are shown, some cards change hands, and all are discarded."""
    for seat in (RIVAL, OTHER):
        rules.steal(world, VIEWER, seat)
        assert audit(world) == 0
    for seat in range(3):
        if world.players[seat].laid == 1:
            rules.end_plan(world, seat)
            assert audit(world) == 0
        for card in held(world, seat):
            rules.discard(world, seat, card)
            assert audit(world) == 0
        rules.draw_cards(world, seat, 1 + below(rng, 2))
        assert audit(world) == 0


@pytest.mark.rule("ZD-3.6", "ZD-5.11", "ZD-8.3")
@pytest.mark.parametrize("cards", [5, 6, 7])
def test_in_random_stories_every_dealt_world_can_be(cards: int) -> None:
    """After each event, to every viewer. The worlds look the same to the viewer, and can be played on.

    A viewer that has forgotten something may get a world that it could once rule out, but none that it can still rule
    out.
    """
    met: Counter[str] = Counter()
    world, again = State(), State()
    for seed in range({5: 40, 6: 25, 7: 10}[cards]):
        rng = keyed(seed)
        for story, what in random_story(seed, 20, cards, 0.15):
            met.update(["theft"] * ("steals" in what), story=1)
            met.update(["in doubt"] * (story.s.accounts[SEATS].cases > 1), many=older(story.s, SEATS, 0, 1, 2) > 0)
            met["confused"] += story.confused > 0
            met["forgetful"] += len(story.forgetful)
            for viewer in range(SPECTATOR, 3):
                true = story.beliefs[viewer].hidden() if viewer not in story.forgetful else None
                for dealt_on in (False, True):
                    world.copy_from(story.s)
                    blind(world, viewer)
                    sight = world.pack()
                    deal(world, viewer, rng)
                    assert true is None or cell(world, viewer) in true, (seed, what, viewer)
                    assert audit(world) == 0
                    again.copy_from(world)
                    blind(again, viewer)
                    assert again.pack() == sight
                    if dealt_on and below(rng, 4) == 0:
                        play_on(world, rng)
                met["known"] += max(story.s.accounts[account_of(viewer)].names) != NONE
    assert met["forgetful"] < met["story"] / 5
    assert met["confused"] > 10 or cards == 7
    assert min(met[what] for what in met if what not in ("forgetful", "confused")) > 10, met


def came_late(s: State) -> bool:
    """Has a card come behind a hidden plan that still lies there?"""
    return any(any(counts) for account in s.accounts for counts in account.late) or any(
        spot_of(s, a, case, n) >= LATE
        for a in range(SEATS + 1)
        for case in range(s.accounts[a].cases)
        for n in range(NAMES)
    )


@pytest.mark.rule("ZD-3.6", "ZD-5.11", "ZD-8.3")
def test_in_random_stories_every_world_is_dealt_with_its_chance() -> None:
    """Until a card leaves a hand after another came in behind its hidden plan. All but a few cards are the viewer's."""
    met: Counter[str] = Counter()
    for seed in range(80):
        exact, late = True, False
        for story, what in random_story(seed, 14, 4, 0.25, rest="mine"):
            exact = exact and not (late and ("discards" in what or "steals" in what))
            late = came_late(story.s)
            assert VIEWER not in story.forgetful
            if not story.confused and ("steals" in what or "over" in what or "discards" in what):
                true, found = story.belief.hidden(), all_deals(story.s, VIEWER)
                assert set(found) <= set(true), (seed, what)
                if exact:
                    assert distance(true, found) < 1e-9, (seed, what)
                met["exact" if exact else "near"] += 1
                met["in doubt"] += story.s.accounts[VIEWER].cases > 1
                met["late"] += late
    assert min(met.values()) > 10, met


# --- with the real generator --------------------------------------------------------------------------------


@pytest.mark.parametrize("case", ["plan face down after a reshuffle", "victim and another card is shown", "spectator"])
def test_deal_does_what_its_chances_say(case: str) -> None:
    """All that is counted through above has its chance replaced; this is the real generator."""
    story = EXACT[case]()
    true = story.belief.hidden()
    rng, world = keyed(4), story.s.copy()
    guessed: Counter[Hashable] = Counter()
    for _ in range(1_500):
        world.copy_from(story.s)
        blind(world, story.viewer)
        deal(world, story.viewer, rng)
        guessed[cell(world, story.viewer)] += 1
    assert set(guessed) <= set(true)
    assert_alike(guessed, Counter({hidden: round(chance * 100_000) for hidden, chance in true.items()}))


@pytest.mark.rule("ZD-2.5")
def test_on_the_first_turn_every_unseen_card_of_the_whole_deck_is_as_likely_in_every_place() -> None:
    s = dealt(3, 5)
    mine = {int(number) - 1 for number in listed(s.players[VIEWER].hand).split()}
    marked = [card for card in (0, 1, 30, 60, 61, 62, 68, 69) if card not in mine][:4]
    rng, world = keyed(7), s.copy()
    guessed: Counter[Hashable] = Counter()
    for _ in range(2_500):
        world.copy_from(s)
        blind(world, VIEWER)
        deal(world, VIEWER, rng)
        guessed[tuple(holder(world, card) for card in marked)] += 1
    true: Counter[Hashable] = Counter()
    for places in itertools.product((RIVAL, OTHER, NONE), repeat=len(marked)):
        left = {RIVAL: 4, OTHER: 4, NONE: 58}
        chance = 1.0
        for nth, there in enumerate(places):
            chance *= left[there] / (66 - nth)
            left[there] -= 1
        true[places] = round(chance * 1_000_000)
    assert_alike(guessed, true)


def holder(s: State, card: int) -> int:
    """The seat in whose hand a card is, NONE for the pile."""
    return next((i for i in range(s.n_seats) if is_in(s.players[i].hand, card)), NONE)


# --- turns played with the real rules -----------------------------------------------------------------------

STOWAWAY = 55


@functools.cache
def before_the_first_draw() -> State:
    """The rivals have no cards yet, and nine cards are in the pile; the viewer has four, the Stowaway among them."""
    pile = " ".join(str(card + 1) for card in letters("abcdefghi"))
    s = table("1 1", "2 1", "3 1", step="discard", hands=("56 1 2 3",), pile=pile)
    s.told = None
    return s


def plans_are_laid(s: State, chooser: random.Random) -> None:
    rules.step(s, VIEWER, KEEP)
    assert s.asked == ASK_PLAN
    rules.step(s, VIEWER, FACE_UP)
    for seat in (RIVAL, OTHER):
        rules.step(s, seat, FACE_DOWN + chooser.choice(held(s, seat)))


def held(s: State, seat: int) -> list[int]:
    return [card for card in range(70) if is_in(s.players[seat].hand, card)]


def the_viewer_steals(s: State, chooser: random.Random) -> None:
    plans_are_laid(s, chooser)
    rules.step(s, VIEWER, PLAY + STOWAWAY)
    rules.step(s, VIEWER, TARGET + RIVAL)


def the_viewer_is_robbed(s: State, chooser: random.Random) -> None:
    """As if the rival had played the card: only what it takes matters here. The rival's plan is of the next turn."""
    rules.step(s, VIEWER, KEEP)
    rules.steal(s, RIVAL, VIEWER)
    rules.step(s, VIEWER, FACE_UP + held(s, VIEWER)[0])
    for seat in (RIVAL, OTHER):
        rules.step(s, seat, FACE_DOWN + chooser.choice(held(s, seat)))


def a_whole_turn(s: State, chooser: random.Random) -> None:
    """Plans are flown and shown, each rival discards a card, and the discards are shuffled while they draw."""
    plans_are_laid(s, chooser)
    while s.asked == ASK_ACTION:
        rules.step(s, s.decider, PASS)
    while s.asked != ASK_DISCARD:
        rules.step(s, s.decider, FLY)
    while s.asked == ASK_DISCARD:
        seat = s.decider
        if seat != VIEWER:
            rules.step(s, seat, DISCARD + chooser.choice(held(s, seat)))
        rules.step(s, seat, KEEP)
    assert s.asked == ASK_PLAN
    assert len(listed(s.periods[0]).split()) < 70
    for seat in (RIVAL, OTHER):
        rules.step(s, seat, FACE_DOWN + chooser.choice(held(s, seat)))
    rules.step(s, VIEWER, FACE_UP + held(s, VIEWER)[0])


MARKED = letters("adfi")


def where(s: State, card: int) -> int:
    """The place of a card: a hand, a plan face down, or anywhere else."""
    for seat in (RIVAL, OTHER):
        if s.players[seat].plan == card:
            return 10 + seat
    return holder(s, card)


@pytest.mark.rule("ZD-3.6", "ZD-5.11", "ZD-8.2", "ZD-8.3")
@pytest.mark.parametrize("script", [plans_are_laid, the_viewer_steals, the_viewer_is_robbed, a_whole_turn])
def test_what_is_hidden_is_dealt_as_chance_dealt_it(script: Callable[[State, random.Random], None]) -> None:
    """The cards that were seen come in two samples: with what was hidden, and with what is dealt in its place."""
    true: Counter[Hashable] = Counter()
    guessed: Counter[Hashable] = Counter()
    chooser, rng = random.Random(11), keyed(12)
    s, world = State(), State()
    for seed in range(1_500):
        s.copy_from(before_the_first_draw())
        key_chance(s.rng, first_key(seed), second_key(seed), 0)
        script(s, chooser)
        seen = tuple(is_in(s.discards, card) or is_in(s.players[VIEWER].hand, card) for card in MARKED)
        world.copy_from(s)
        blind(world, VIEWER)
        deal(world, VIEWER, rng)
        true[seen, tuple(where(s, card) for card in MARKED[:3])] += 1
        guessed[seen, tuple(where(world, card) for card in MARKED[:3])] += 1
    assert_alike(guessed, true)


# --- every world can be -------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-3.6", "ZD-5.11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_dealt_world_is_sound_and_looks_the_same_to_the_viewer(seats: int) -> None:
    rng = keyed(seats)
    doubts = hidden_plans = known = reshuffles = 0
    world, again = State(), State()
    for seed in range(5):
        for ply, s in enumerate(game_of_thieves(seats, 10 * seats + seed, 600)):
            viewer = ply % (seats + 1) - 1
            world.copy_from(s)
            blind(world, viewer)
            seen = world.pack()
            deal(world, viewer, rng)
            assert audit(world) == 0
            again.copy_from(world)
            blind(again, viewer)
            assert again.pack() == seen
            assert HIDDEN not in world.leaves()
            newest = [period_word(world, account_of(viewer), 0, word) for word in range(2)]
            assert not any(world.pile[word] & ~newest[word] for word in range(2))  # old cards are in hands
            for i, player in enumerate(world.players[:seats]):
                if i != viewer:
                    assert player.chosen == NONE
                    assert world.accounts[i].names == [NONE] * NAMES
                    assert world.accounts[i].cases <= world.accounts[SEATS].cases
            doubts += s.accounts[SEATS].cases > 1
            hidden_plans += any(p.laid and not p.shown for i, p in enumerate(s.players[:seats]) if i != viewer)
            known += max(s.accounts[account_of(viewer)].names) != NONE
            reshuffles += len(listed(s.periods[0]).split()) < 70
    assert doubts > 50 or seats == 2
    assert min(hidden_plans, known, reshuffles) > 50, (doubts, hidden_plans, known, reshuffles)


def test_worlds_differ_and_the_generator_is_new() -> None:
    s = dealt(3, 3)
    rng = keyed(1)
    worlds = []
    for _ in range(20):
        world = s.copy()
        blind(world, VIEWER)
        deal(world, VIEWER, rng)
        worlds.append((tuple(world.players[RIVAL].hand), tuple(world.rng)))
        assert HIDDEN not in world.rng
        assert world.rng != s.rng
    assert len({hand for hand, _ in worlds}) > 15
    assert len({luck for _, luck in worlds}) == 20


@pytest.mark.rule("ZD-3.1")
def test_in_a_dealt_world_the_others_have_still_to_choose_their_plans() -> None:
    s = dealt(3, 3)
    for seat in range(3):
        if seat != OTHER:
            rules.step(s, seat, FACE_UP + held(s, seat)[0])
    blind(s, VIEWER)
    deal(s, VIEWER, keyed(1))
    assert [s.players[seat].chosen != NONE for seat in range(3)] == [True, False, False]
    assert rules.to_act(s) == 0b110


@pytest.mark.rule("ZD-5.11")
def test_a_stolen_card_is_in_every_world_of_the_victim() -> None:
    story = victim()
    (known,) = letters("g")
    rng = keyed(2)
    for _ in range(30):
        world = story.s.copy()
        blind(world, VIEWER)
        deal(world, VIEWER, rng)
        assert is_in(world.players[RIVAL].hand, known)


def test_the_cards_of_the_deck_are_all_there() -> None:
    assert len(CARDS.deck) == 70
    s = dealt(4, 9)
    blind(s, SPECTATOR)
    deal(s, SPECTATOR, keyed(3))
    everywhere = [set(held(s, seat)) for seat in range(4)]
    everywhere.append({card for card in range(70) if is_in(s.pile, card)})
    assert sorted(itertools.chain.from_iterable(everywhere)) == list(range(70))
