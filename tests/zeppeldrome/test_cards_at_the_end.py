"""ZD-8: discarding unwanted cards, drawing up, and the reshuffle."""

from __future__ import annotations

import pytest

from aerodrome.games.zeppeldrome.state import (
    ASK_DISCARD,
    ASK_PLAN,
    EVENT_DISCARDS,
    EVENT_DRAWN,
    EVENT_DRAWS,
    EVENT_RESHUFFLE,
    EVENT_TURN,
)
from aerodrome.rulebook.record import NONE
from tests.tables import told
from tests.zeppeldrome.table import (
    act,
    all_keep,
    asked,
    askers,
    discards,
    force,
    hand,
    legal,
    pile,
    plan,
    refused,
    sequence,
    table,
)


@pytest.mark.rule("ZD-8.1")
def test_a_player_discards_as_many_cards_as_wanted() -> None:
    for wanted in range(4):
        s = table("3 5", "3 1", step="discard", hands=("1 2 3", "4 5"))
        assert asked(s) == (0, ASK_DISCARD)
        for number in range(1, wanted + 1):
            assert asked(s) == (0, ASK_DISCARD)
            act(s, 0, f"discard {number}")
        assert [card for _, card, _ in told(s, EVENT_DISCARDS)] == list(range(wanted))
        assert discards(s) == " ".join(str(number) for number in range(1, wanted + 1))
        if wanted < 3:
            act(s, 0, "keep")
        assert asked(s) == (1, ASK_DISCARD)


@pytest.mark.rule("ZD-8.1")
def test_a_discarded_card_cannot_be_discarded_again() -> None:
    s = table("3 5", "3 1", step="discard", hands=("1 2 3", "4 5"))
    act(s, 0, "discard 2")
    assert refused(s, 0, "discard 2") == "ZD-3.2"
    assert legal(s, 0) == ["discard 1", "discard 3", "keep"]


@pytest.mark.rule("ZD-8.1", "ZD-1.5")
def test_cards_are_discarded_in_the_sequence_after_movement() -> None:
    s = table("3 6", "3 5", "1 5", step="movement", hands=("1 2", "4 5", "6 7"), plans=("", "27", ""))
    # seat 1 was blocked by seat 0
    assert (sequence(s), asked(s)) == ([0, 2, 1], (0, ASK_DISCARD))
    s = table("3 6", "4 5", "1 5", step="movement", hands=("1 2", "4 5", "6 7"), plans=("", "27", ""))
    assert (sequence(s), asked(s)) == ([1, 0, 2], (1, ASK_DISCARD))
    act(s, 1, "keep")
    assert asked(s) == (0, ASK_DISCARD)
    act(s, 0, "keep")
    assert asked(s) == (2, ASK_DISCARD)


@pytest.mark.rule("ZD-8.1")
def test_who_has_no_cards_is_not_asked_to_discard() -> None:
    s = table("3 6", "3 5", step="discard", hands=("", "4 5"))
    assert asked(s) == (1, ASK_DISCARD)
    s = table("3 6", "3 5", step="discard")
    assert (s.asked, s.turn) == (ASK_PLAN, 2)


@pytest.mark.rule("ZD-8.1", "ZD-8.2")
def test_nobody_draws_before_all_have_discarded() -> None:
    s = table("3 6", "3 5", step="discard", hands=("1 2", "4 5"))
    act(s, 0, "keep")
    assert (hand(s, 0), told(s, EVENT_DRAWS)) == ("1 2", [])
    act(s, 1, "keep")
    assert [s.players[seat].hand_size for seat in range(2)] == [4, 4]


@pytest.mark.rule("ZD-8.2")
@pytest.mark.parametrize(
    ("cards", "drawn"),
    [("", 4), ("1", 3), ("1 2", 2), ("1 2 3", 1), ("1 2 3 4", 0), ("1 2 3 4 5", 0), ("1 2 3 4 5 6", 0)],
)
def test_each_draws_until_the_hand_has_four_cards(cards: str, drawn: int) -> None:
    s = table("3 6", "3 5", step="discard", hands=(cards, "11 12 13 14"))
    all_keep(s)
    kept = cards.split()
    assert s.players[0].hand_size == len(kept) + drawn
    assert set(kept) <= set(hand(s, 0).split())
    assert told(s, EVENT_DRAWS) == ([(0, drawn, 0)] if drawn else [])
    assert (told(s, EVENT_TURN), asked(s), askers(s)) == ([(2, 0, 0)], (NONE, ASK_PLAN), [0, 1])


@pytest.mark.rule("ZD-8.2")
def test_discarded_cards_are_replaced_from_the_pile_not_the_discards() -> None:
    s = table("3 6", "3 5", step="discard", hands=("1 2 3 4", "11 12 13 14"))
    act(s, 0, "discard 1", "discard 2", "discard 3", "discard 4")
    force("21 22 23 24")
    act(s, 1, "keep")
    assert (hand(s, 0), discards(s)) == ("21 22 23 24", "1 2 3 4")


@pytest.mark.rule("ZD-8.2")
def test_the_leader_draws_first() -> None:
    s = table("3 5", "3 6", "4 6", step="discard", hands=("1 2 3", "11 12", "13 14 15 16"))
    act(s, 1, "keep")
    act(s, 2, "keep")
    force("30 31 32")
    act(s, 0, "keep")
    assert [hand(s, 1), hand(s, 0)] == ["11 12 30 31", "1 2 3 32"]
    assert told(s, EVENT_DRAWS) == [(1, 2, 0), (0, 1, 0)]
    assert [card for _, card, _ in told(s, EVENT_DRAWN, 1)] == [29, 30]


@pytest.mark.rule("ZD-8.2", "ZD-9.6")
@pytest.mark.parametrize(("cards", "size"), [("1 2", 5), ("1 2 3 4", 5), ("1 2 3 4 5", 5), ("1 2 3 4 5 6", 6)])
def test_on_inspiration_point_the_hand_is_filled_to_five(cards: str, size: int) -> None:
    s = table("3 6", "3 9", step="discard", hands=(cards, "11"), section_a="inspiration")
    all_keep(s)
    assert [s.players[seat].hand_size for seat in range(2)] == [size, 4]


# --- the pile runs out --------------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-8.3")
def test_the_discards_become_the_pile_when_a_card_must_be_drawn_and_there_is_none() -> None:
    s = table("3 6", "3 5", step="discard", hands=("1 2 3", "11 12"), pile="20 21")
    act(s, 0, "keep")
    force("20 21 40")
    act(s, 1, "keep")
    assert [hand(s, 0), hand(s, 1)] == ["1 2 3 20", "11 12 21 40"]
    assert told(s, EVENT_RESHUFFLE) == [(63, 0, 0)]  # all but the five in hands and the two that were drawn
    assert (len(pile(s).split()), discards(s)) == (62, "")


@pytest.mark.rule("ZD-8.3")
def test_an_empty_pile_is_left_alone_while_nobody_must_draw() -> None:
    s = table("3 6", "3 5", step="discard", hands=("1 2 3", "11 12 13"), pile="20 21")
    all_keep(s)
    assert (pile(s), told(s, EVENT_RESHUFFLE), len(discards(s).split())) == ("", [], 62)


@pytest.mark.rule("ZD-8.3", "ZD-8.1")
def test_what_was_just_discarded_is_shuffled_too() -> None:
    s = table("3 6", "3 5", step="discard", hands=("1 2 3 4", "rest"))
    act(s, 0, "discard 1", "discard 2", "keep")
    act(s, 1, "keep")
    assert (hand(s, 0), discards(s), pile(s)) == ("1 2 3 4", "", "")
    assert told(s, EVENT_RESHUFFLE) == [(2, 0, 0)]


@pytest.mark.rule("ZD-8.3", "ZD-8.2")
def test_without_any_cards_the_draw_is_left_out_and_the_leader_gets_the_last() -> None:
    s = table("3 5", "3 6", "3 1", step="discard", hands=("1 2", "11 12 13", "rest"), discards="50 51")
    act(s, 1, "keep")
    act(s, 0, "keep")
    act(s, 2, "keep")
    assert [s.players[seat].hand_size for seat in range(2)] == [3, 4]
    assert told(s, EVENT_DRAWS) == [(1, 1, 0), (0, 1, 0)]
    assert (pile(s), discards(s)) == ("", "")


@pytest.mark.rule("ZD-8.3")
def test_who_finds_no_card_at_all_draws_none() -> None:
    s = table("3 5", "3 6", step="discard", hands=("1 2", "rest"))
    all_keep(s)
    assert (hand(s, 0), told(s, EVENT_DRAWS), told(s, EVENT_RESHUFFLE)) == ("1 2", [], [])
    assert (s.asked, s.turn) == (ASK_PLAN, 2)


@pytest.mark.rule("ZD-8.3", "ZD-3.5")
def test_a_player_left_without_cards_goes_on_without() -> None:
    s = table("3 5", "3 6", step="discard", hands=("", "rest"))
    act(s, 1, "keep")
    assert askers(s) == [1]
    act(s, 1, "plan 5")
    assert plan(s, 0) == "-"
