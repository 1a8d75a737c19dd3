"""DD-5: playing a part, and matching it."""

from __future__ import annotations

import pytest

from aerodrome.games.dastardly_dirigibles.cards import PART_IDS
from aerodrome.games.dastardly_dirigibles.state import (
    ASK_ACTION,
    ASK_MATCH,
    EVENT_EMPTY_HAND,
    EVENT_NO_MATCH,
    EVENT_PLAYS,
    EVENT_REPLACED,
    KEEP_ALL,
    NO_MATCH,
    PLACE,
)
from tests.dastardly_dirigibles.table import (
    SLOTS,
    asked,
    discards,
    hand,
    legal,
    match,
    nobody_matches,
    placing,
    play,
    refused,
    ship,
    table,
)
from tests.tables import told


@pytest.mark.rule("DD-5.1", "DD-1.1")
@pytest.mark.parametrize(
    ("part", "slots"),
    [
        ("nose", [0]),
        ("lift", [1, 5]),
        ("gondola-front", [2]),
        ("gondola-rear", [3]),
        ("drive", [4]),
        ("tail", [6]),
    ],
)
def test_a_part_is_played_to_its_place_from_front_to_back(part: str, slots: list[int]) -> None:
    for slot in slots:
        s = table(f"gear {part}", "")
        assert legal(s)[: len(slots)] == [PLACE + 7 + slot for slot in slots]
        play(s, f"gear {SLOTS[slot]}")
        assert ship(s, 0).split() == ["gear" if i == slot else "-" for i in range(7)]
        assert hand(s, 0) == ""
        assert told(s, EVENT_PLAYS) == [(0, 1, slot)]


@pytest.mark.rule("DD-5.2")
def test_a_lift_engine_may_go_to_either_place_whether_it_is_free_or_not() -> None:
    for slot, after in (("front", "- key - - - gear -"), ("back", "- chain - - - key -")):
        s = table("key lift", "", ships=("- chain - - - gear -", ""))
        play(s, f"key {slot}")
        assert ship(s, 0) == after
    for slot, after in (("front", "- key - - - - -"), ("back", "- chain - - - key -")):
        s = table("key lift", "", ships=("- chain - - - - -", ""))
        play(s, f"key {slot}")
        assert ship(s, 0) == after


@pytest.mark.rule("DD-5.3")
def test_a_part_that_is_replaced_is_discarded() -> None:
    s = table("key lift, key nose", "gear nose", ships=("brass chain - - - gear -", "wrench - - - - - -"))
    play(s, "key back")
    nobody_matches(s)
    assert discards(s) == "gear lift"
    play(s, "key nose")
    match(s, "gear nose")
    assert discards(s) == "gear lift, wrench nose, brass nose"
    assert told(s, EVENT_REPLACED) == [(0, 1, 5), (0, 7, 0), (1, 6, 0)]


@pytest.mark.rule("DD-5.4")
def test_of_ones_own_will_a_part_is_replaced_only_by_another_suit() -> None:
    """Only Lift Engines can raise the question: there is one of every other card."""
    s = table("chain lift, gear lift", "", ships=("- chain - - - - -", ""))
    assert refused(s, placing("chain front")) == "DD-5.4"
    assert refused(s, placing("chain back")) == ""  # beside it is no replacement
    assert refused(s, placing("gear front")) == refused(s, placing("gear back")) == ""
    s = table("chain lift", "", ships=("- gear - - - chain -", ""))
    assert refused(s, placing("chain back")) == "DD-5.4"
    assert refused(s, placing("chain front")) == ""


@pytest.mark.rule("DD-5.4")
@pytest.mark.parametrize(
    ("new", "old", "rule"),
    [("brass", "copper", ""), ("copper", "brass", ""), ("brass", "brass", "DD-5.4"), ("copper", "copper", "DD-5.4")],
)
def test_the_two_wild_suits_are_different_suits(new: str, old: str, rule: str) -> None:
    s = table(f"{new} lift", "", ships=(f"- {old} - - - - -", ""))
    assert refused(s, placing(f"{new} front")) == rule


# --- matching ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DD-5.5")
@pytest.mark.parametrize("part", PART_IDS)
def test_every_other_player_must_match_the_part_even_if_it_replaces_one(part: str) -> None:
    full = "key key key key key key -" if part != "tail" else "- key key key key key key"
    slot = "front" if part == "lift" else part
    s = table(f"chain {part}", f"gear {part}", f"goggle {part}", ships=("", full, ""))
    play(s, f"chain {slot}")
    for seat, suit in ((1, "gear"), (2, "goggle")):
        assert asked(s) == (seat, ASK_MATCH)
        assert refused(s, NO_MATCH) == "DD-5.5"
        match(s, f"{suit} {slot}")
    assert ship(s, 1).split()[SLOTS.index(slot)] == "gear"
    assert ship(s, 2).split()[SLOTS.index(slot)] == "goggle"
    assert asked(s) == (0, ASK_ACTION)
    assert s.actions_left == 2  # matching costs nobody an action


@pytest.mark.rule("DD-5.5")
def test_only_the_announced_kind_of_part_matches() -> None:
    s = table("chain nose", "gear nose, gear tail, gear lift")
    play(s, "chain nose")
    assert [refused(s, placing(name)) for name in ("gear tail", "gear front", "gear back")] == ["DD-5.5"] * 3
    assert legal(s) == [placing("gear nose")]


@pytest.mark.rule("DD-5.6")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_they_match_clockwise_from_the_announcer_each_before_the_next(seat: int) -> None:
    suits = ["chain", "gear", "goggle", "key"]
    s = table(*[f"{suit} nose" for suit in suits], seat=seat)
    play(s, f"{suits[seat]} nose")
    for nth in range(1, 4):
        follower = (seat + nth) % 4
        assert asked(s) == (follower, ASK_MATCH)
        assert ship(s, follower) == "- - - - - - -"
        match(s, f"{suits[follower]} nose")
        assert ship(s, follower).startswith(suits[follower])
    assert asked(s) == (seat, ASK_ACTION)


@pytest.mark.rule("DD-5.7")
def test_who_has_no_matching_part_says_so_and_plays_none() -> None:
    s = table("chain nose", "gear tail, thief")
    play(s, "chain nose")
    assert legal(s) == [NO_MATCH]
    assert refused(s, placing("gear tail")) == "DD-5.5"
    match(s, "-")
    assert told(s, EVENT_NO_MATCH) == [(1, 0, 0)]
    assert (hand(s, 1), ship(s, 1)) == ("gear tail, thief", "- - - - - - -")


@pytest.mark.rule("DD-5.8")
def test_who_has_several_matching_parts_chooses_one() -> None:
    s = table("chain nose", "gear nose, brass nose, key nose, key tail")
    play(s, "chain nose")
    assert legal(s) == [placing("gear nose"), placing("key nose"), placing("brass nose")]
    match(s, "key nose")
    assert hand(s, 1) == "gear nose, key tail, brass nose"
    assert asked(s) == (0, ASK_ACTION)  # one part, not all of them


@pytest.mark.rule("DD-5.9", "DD-5.2")
@pytest.mark.parametrize("announced", ["front", "back"])
def test_a_forced_lift_engine_may_go_to_either_place(announced: str) -> None:
    for ships in ("", "- key - - - - -", "- key - - - chain -"):
        s = table("screw lift", "gear lift", ships=("", ships))
        play(s, f"screw {announced}")
        assert legal(s) == [placing("gear front"), placing("gear back")]
    match(s, "gear front")
    assert (ship(s, 1), discards(s)) == ("- gear - - - chain -", "key lift")


@pytest.mark.rule("DD-5.9", "DD-5.4")
def test_a_forced_part_may_be_of_the_suit_that_it_replaces() -> None:
    s = table("screw lift", "gear lift", ships=("", "- gear - - - key -"))
    play(s, "screw front")
    assert refused(s, placing("gear front")) == ""
    match(s, "gear front")
    assert (ship(s, 1), discards(s)) == ("- gear - - - key -", "gear lift")


@pytest.mark.rule("DD-5.10", "DD-5.7")
def test_every_other_player_with_a_card_is_asked_whatever_the_hand() -> None:
    s = table("chain nose", "gear tail", "dynamotor", "key nose", "transmutation")
    play(s, "chain nose")
    for seat, answer in ((1, "-"), (2, "-"), (3, "key nose"), (4, "-")):
        assert asked(s) == (seat, ASK_MATCH)
        match(s, answer)
    assert [seat for seat, _, _ in told(s, EVENT_NO_MATCH)] == [1, 2, 4]


@pytest.mark.rule("DD-5.10", "DD-0.3")
def test_an_empty_hand_is_not_asked_for_everybody_can_see_that_it_has_no_match() -> None:
    s = table("chain nose", "", "gear nose", "")
    play(s, "chain nose")
    assert told(s, EVENT_EMPTY_HAND) == [(1, 0, 0)]
    assert asked(s) == (2, ASK_MATCH)
    match(s, "gear nose")
    assert told(s, EVENT_EMPTY_HAND) == [(1, 0, 0), (3, 0, 0)]
    assert told(s, EVENT_NO_MATCH) == []
    assert asked(s) == (0, ASK_ACTION)


@pytest.mark.rule("DD-0.3")
def test_a_follower_cannot_answer_as_if_cards_had_been_extracted() -> None:
    s = table("chain nose", "gear nose")
    play(s, "chain nose")
    assert refused(s, KEEP_ALL) == "DD-0.3"


@pytest.mark.rule("DD-5.5")
def test_a_matched_part_is_not_matched_in_turn() -> None:
    s = table("chain nose", "gear nose", "key nose, goggle nose")
    play(s, "chain nose")
    match(s, "gear nose", "key nose")
    assert asked(s) == (0, ASK_ACTION)
    assert hand(s, 2) == "goggle nose"
