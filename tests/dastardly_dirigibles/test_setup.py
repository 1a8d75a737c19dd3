"""DD-1 and DD-2: what lies in the box, the deal, the Emporium, and who begins."""

from __future__ import annotations

import math

import pytest

from aerodrome.games.dastardly_dirigibles import rules
from aerodrome.games.dastardly_dirigibles.state import (
    ASK_ACTION,
    EVENT_DEALT,
    EVENT_EMPORIUM,
    EVENT_LOT,
    EVENT_ROUND,
    EVENT_STARTS,
    EVENT_TURN,
    State,
)
from aerodrome.rulebook.game import BadOption
from aerodrome.rulebook.record import NONE
from tests.dastardly_dirigibles.table import (
    DRAWERS,
    NAMES,
    asked,
    card,
    counted,
    discards,
    emporium,
    force,
    fresh,
    hand,
    listed,
    named,
    opened,
)
from tests.tables import told

SUITS = ["chain", "gear", "goggle", "key", "screw", "top-hat", "wrench", "brass", "copper"]
PARTS = ["nose", "lift", "gondola-front", "gondola-rear", "drive", "lift", "tail"]
SPECIALS = ["transmutation", "extractor", "tesla", "thief", "prestidigitation", "dynamotor"]


def box() -> list[str]:
    return [f"{suit} {part}" for suit in SUITS for part in PARTS] + 2 * SPECIALS


def first_player(cards: str, redraws: str = "", drawer: int = 0) -> State:
    """The first round begins with this Emporium, drawn clockwise from a seat; tied players then draw these cards."""
    emporium_cards = listed(cards)
    dealt = [kind for kind in range(54) if kind % 6 == 4]  # Drive Engines, and then whatever is left
    left = [card(name) for name in box()]
    for kind in emporium_cards + listed(redraws):
        left.remove(kind)
    hands = ([kind for kind in left if kind in dealt] + [kind for kind in left if kind not in dealt])[
        : 5 * len(emporium_cards)
    ]
    force(", ".join(NAMES[kind] for kind in hands))
    force(cards)
    force(redraws)
    DRAWERS.append(drawer)
    return opened(len(emporium_cards))


def starter(s: State) -> int:
    [(seat, actions, _)] = told(s, EVENT_STARTS)
    assert asked(s) == (seat, ASK_ACTION)  # five cards in hand: nothing to draw
    assert actions == s.actions_left == 3
    assert told(s, EVENT_TURN)[0][0] == s.seat == seat
    return seat


@pytest.mark.rule("DD-1.1", "DD-1.2", "DD-1.3")
def test_the_box_has_nine_suits_of_seven_parts_and_twelve_specials() -> None:
    s = fresh(2)
    rules.collect_cards(s)
    assert named(s.pile).split(", ") == [NAMES[k] for k in sorted(card(name) for name in box())]
    assert s.pile_size == 75


@pytest.mark.rule("DD-1.3")
@pytest.mark.parametrize(
    ("option", "name"),
    [
        ("transmutations", "transmutation"),
        ("extractors", "extractor"),
        ("disintegrators", "tesla"),
        ("thieves", "thief"),
        ("prestidigitations", "prestidigitation"),
        ("dynamotors_in_deck", "dynamotor"),
    ],
)
@pytest.mark.parametrize(("value", "n"), [(0, 0), (1, 1), (3, 3), ("cards", 2), (4, 2)])
def test_an_option_sets_how_many_there_are_of_a_special(option: str, name: str, value: int | str, n: int) -> None:
    s = fresh(2, **{option: value})
    rules.collect_cards(s)
    assert [s.pile[card(special)] for special in SPECIALS] == [n if special == name else 2 for special in SPECIALS]
    assert s.pile_size == 73 + n


@pytest.mark.rule("DD-1.3")
@pytest.mark.parametrize("value", ["4", 5, -1, "few"])
def test_there_are_at_most_three_of_a_special(value: str | int) -> None:
    with pytest.raises(BadOption, match=f"The option thieves cannot be “{value}”. Its values are 0–3 and cards."):
        fresh(2, thieves=value)


@pytest.mark.rule("DD-2.1", "DD-2.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_each_player_has_five_cards_and_the_emporium_one_for_each(seats: int) -> None:
    s = opened(seats, 3)
    assert [s.players[i].hand_size for i in range(5)] == [5] * seats + [0] * (5 - seats)
    assert [len(hand(s, i).split(", ")) for i in range(seats)] == [5] * seats
    assert [kind == NONE for kind in s.emporium] == [False] * seats + [True] * (5 - seats)
    assert s.pile_size == 75 - 6 * seats - sum(s.discards)
    assert told(s, EVENT_ROUND) == [(1, 0, 0)]
    for seat in range(seats):
        assert counted(hand(s, seat)) == counted(", ".join(NAMES[kind] for _, kind, _ in told(s, EVENT_DEALT, seat)))


@pytest.mark.rule("DD-2.1", "DD-2.2")
def test_every_card_is_as_likely_to_be_dealt_as_any_other() -> None:
    """A test of fit, at about one in a thousand: twice as many of the kinds with two cards."""
    games, dealt, laid = 400, [0] * 60, [0] * 60
    for seed in range(games):
        s = opened(5, seed)
        for kind in range(60):
            dealt[kind] += sum(s.players[i].hand[kind] for i in range(5))
            laid[kind] += s.emporium.count(kind)
    for counts, cards in ((dealt, 25), (laid, 5)):
        assert sum(counts) == games * cards
        share = games * cards / 75
        statistic = sum(
            (n - share * box().count(NAMES[k])) ** 2 / (share * box().count(NAMES[k])) for k, n in enumerate(counts)
        )
        assert statistic < 59 + 3.1 * math.sqrt(2 * 59)


@pytest.mark.rule("DD-2.2")
def test_every_seat_may_be_the_first_to_draw_for_the_emporium() -> None:
    firsts = {told(opened(4, seed), EVENT_EMPORIUM)[0][2] for seed in range(40)}
    assert firsts == {0, 1, 2, 3}


@pytest.mark.rule("DD-2.2")
def test_the_emporium_is_drawn_by_the_players_in_turn() -> None:
    s = first_player("gear tail, key nose, thief", drawer=2)
    assert emporium(s) == "gear tail, key nose, thief"
    assert told(s, EVENT_EMPORIUM) == [(0, card("gear tail"), 2), (1, card("key nose"), 0), (2, card("thief"), 1)]
    assert starter(s) == 0


@pytest.mark.rule("DD-2.3", "DD-2.4")
@pytest.mark.parametrize("drawer", [0, 1])
@pytest.mark.parametrize(
    ("nearer", "farther"),
    [
        ("gear nose", "gear lift"),
        ("gear lift", "gear gondola-front"),  # the only Lift Engine counts as the front one
        ("gear gondola-front", "copper gondola-rear"),
        ("wrench gondola-rear", "chain drive"),
        ("wrench drive", "chain tail"),
        ("brass tail", "thief"),
        ("copper tail", "dynamotor"),
    ],
)
def test_the_part_nearest_the_front_begins_whatever_its_suit(nearer: str, farther: str, drawer: int) -> None:
    assert starter(first_player(f"{nearer}, {farther}", drawer=drawer)) == drawer
    assert starter(first_player(f"{farther}, {nearer}", drawer=drawer)) == 1 - drawer


@pytest.mark.rule("DD-2.4")
@pytest.mark.parametrize(
    ("cards", "begins"),
    [
        ("gear lift, key lift, key tail", 0),  # the first one drawn is in front
        ("key tail, key lift, gear lift", 1),
        ("gear lift, key nose, key lift", 1),
        ("key lift, gear lift, key gondola-front", 0),
        ("thief, tesla, gear tail", 2),
    ],
)
def test_the_first_lift_engine_is_the_front_one_and_specials_come_last(cards: str, begins: int) -> None:
    assert starter(first_player(cards)) == begins


@pytest.mark.rule("DD-2.4")
@pytest.mark.parametrize(
    ("kind", "before", "rank"),
    [
        ("gear nose", 0, 1),
        ("gear lift", 0, 2),
        ("gear gondola-front", 1, 3),
        ("gear gondola-rear", 1, 4),
        ("gear drive", 2, 5),
        ("gear lift", 1, 6),
        ("gear lift", 2, 6),  # a third one is also at the back
        ("gear lift", 4, 6),
        ("gear tail", 0, 7),
        ("thief", 0, 8),
        ("dynamotor", 3, 8),
    ],
)
def test_how_far_from_the_front_a_drawn_card_counts(kind: str, before: int, rank: int) -> None:
    assert 1 + rules.distance_from_front(card(kind), before) == rank


@pytest.mark.rule("DD-2.5")
def test_tied_players_draw_again_and_those_cards_are_discarded() -> None:
    s = first_player("gear nose, key tail, chain nose", "thief, wrench tail")
    assert starter(s) == 2
    assert told(s, EVENT_LOT) == [(0, card("thief"), 0), (2, card("wrench tail"), 0)]
    assert emporium(s) == "gear nose, key tail, chain nose"
    assert discards(s) == "wrench tail, thief"


@pytest.mark.rule("DD-2.5")
def test_only_the_tied_draw_again_even_if_others_could_do_better() -> None:
    s = first_player("gear gondola-rear, key tail, chain gondola-rear", "gear tail, thief")
    assert starter(s) == 0


@pytest.mark.rule("DD-2.5")
def test_they_draw_until_one_is_nearer_the_front_and_who_falls_behind_is_out() -> None:
    s = first_player("gear nose, key nose, chain nose, thief", "tesla, gear tail, key tail, chain drive, wrench nose")
    assert told(s, EVENT_LOT) == [
        (0, card("tesla"), 0),
        (1, card("gear tail"), 0),
        (2, card("key tail"), 0),
        (1, card("chain drive"), 0),
        (2, card("wrench nose"), 0),
    ]
    assert starter(s) == 2


@pytest.mark.rule("DD-2.5", "DD-2.4")
def test_tied_specials_draw_again() -> None:
    assert starter(first_player("thief, tesla", "thief, extractor, key drive, key tail")) == 0


@pytest.mark.rule("DD-2.5", "DD-2.4")
def test_lift_engines_are_counted_afresh_in_each_redraw() -> None:
    """The first Lift Engine of a redraw is a front one, although others were drawn before."""
    s = first_player("key nose, chain nose, gear lift", "chain gondola-front, wrench lift")
    assert starter(s) == 1
    s = first_player("key nose, chain nose", "thief, tesla, wrench lift, key lift")
    assert starter(s) == 0


@pytest.mark.rule("DD-2.4", "DD-2.5")
def test_later_lift_engines_tie_with_each_other_and_not_with_the_first() -> None:
    s = first_player("gear lift, key lift, wrench lift")
    assert starter(s) == 0
    assert told(s, EVENT_LOT) == []
    assert starter(first_player("gear lift, key lift, chain nose, chain lift, tesla")) == 2


@pytest.mark.rule("DD-2.5")
def test_tied_players_draw_in_the_order_of_the_first_draw() -> None:
    s = first_player("gear nose, key nose, chain nose", "wrench lift, key lift, gear lift", drawer=1)
    assert [seat for seat, _, _ in told(s, EVENT_LOT)] == [1, 2, 0]
    assert starter(s) == 1
