"""DD-4: step 2 of a turn, and the actions other than playing a card."""

from __future__ import annotations

import pytest

from aerodrome.games.dastardly_dirigibles.state import (
    ASK_ACTION,
    ASK_DRAW,
    ASK_GIVE,
    DISCARD,
    EVENT_DISCARDS,
    EVENT_EMPORIUM,
    EVENT_PASSES,
    EVENT_REPLACES_EMPORIUM,
    EVENT_SWAPS,
    GIVE,
    PASS,
    REPLACE_EMPORIUM,
    SWAP,
)
from tests.dastardly_dirigibles.table import (
    act,
    asked,
    card,
    discard,
    discards,
    emporium,
    end_turn,
    hand,
    legal,
    nobody_matches,
    placing,
    play,
    playing,
    refused,
    replace_emporium,
    ship,
    special,
    swap,
    swapping,
    table,
)
from tests.tables import told


@pytest.mark.rule("DD-4.1")
def test_three_different_actions_in_any_order() -> None:
    s = table("chain nose, gear tail, thief, tesla", "key nose", emporium="key tail, key drive")
    swap(s, "key tail", "gear tail")
    assert (asked(s), s.actions_left) == ((0, ASK_ACTION), 2)
    discard(s, "thief")
    assert (asked(s), s.actions_left) == ((0, ASK_ACTION), 1)
    replace_emporium(s, "gear nose, gear drive")
    assert asked(s) == (1, ASK_DRAW)
    assert hand(s, 0) == "chain nose, key tail, tesla"


@pytest.mark.rule("DD-4.1")
def test_the_same_action_three_times() -> None:
    s = table("chain nose, gear tail, thief, tesla", "key nose")
    for name in ("chain nose", "thief", "tesla"):
        assert s.seat == 0
        discard(s, name)
    assert asked(s) == (1, ASK_DRAW)
    assert s.actions_left == 3


@pytest.mark.rule("DD-4.1", "DD-6.1")
def test_parts_and_specials_cost_an_action_each() -> None:
    s = table("chain nose, gear tail, thief", "key lift", ships=("", "- key - - - - -"))
    play(s, "chain nose")
    nobody_matches(s)
    assert s.actions_left == 2
    special(s, "thief")
    assert s.actions_left == 1


@pytest.mark.rule("DD-4.1")
def test_what_can_be_done_with_a_turn() -> None:
    s = table("chain nose, gear lift, thief", "", ships=("", "- - - - - - key"), emporium="key nose, key drive")
    assert sorted(legal(s)) == sorted(
        [
            placing("chain nose"),
            placing("gear front"),
            placing("gear back"),
            playing("thief"),
            SWAP,
            SWAP + 1,
            REPLACE_EMPORIUM,
            PASS,
            *(DISCARD + card(name) for name in ("chain nose", "gear lift", "thief")),
        ]
    )


@pytest.mark.rule("DD-4.2")
def test_only_a_card_from_the_own_hand_can_be_played_discarded_or_given() -> None:
    s = table("gear lift, tesla", "chain nose, thief", ships=("", "key - - - - - -"), emporium="key tail, key drive")
    assert refused(s, placing("chain nose")) == "DD-4.2"
    assert refused(s, playing("thief")) == "DD-4.2"
    assert refused(s, DISCARD + card("chain nose")) == "DD-4.2"
    assert refused(s, DISCARD + card("key tail")) == "DD-4.2"  # nor one from the Emporium
    assert refused(s, playing("tesla")) == ""
    act(s, swapping(s, "key tail"))
    assert refused(s, GIVE + card("chain nose")) == "DD-4.2"
    assert refused(s, GIVE + card("key drive")) == "DD-4.2"
    assert legal(s) == [GIVE + card("gear lift"), GIVE + card("tesla")]


@pytest.mark.rule("DD-4.2", "DD-0.3")
def test_with_an_empty_hand_one_may_only_replace_the_emporium_or_pass() -> None:
    s = table("", "gear nose", ships=("", "- - - - - - key"))
    assert legal(s) == [REPLACE_EMPORIUM, PASS]


@pytest.mark.rule("DD-4.3")
@pytest.mark.parametrize("used", [0, 1, 2])
def test_who_passes_forfeits_the_actions_left(used: int) -> None:
    s = table("chain nose, gear tail, thief, tesla", "key nose")
    for name in ("thief", "tesla")[:used]:
        discard(s, name)
    end_turn(s)
    assert told(s, EVENT_PASSES) == [(0, 3 - used, 0)]
    assert asked(s) == (1, ASK_DRAW)


@pytest.mark.rule("DD-4.4")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_next_player_clockwise_follows(seats: int) -> None:
    five = ["chain", "gear", "goggle", "key", "screw"]
    hands = [f"{suit} nose, {suit} tail, {suit} drive, {suit} lift, {suit} lift" for suit in five]
    s = table(*hands[:seats])
    for turn in range(2 * seats):
        assert (asked(s), s.seat, s.actions_left) == ((turn % seats, ASK_ACTION), turn % seats, 3)
        end_turn(s)


@pytest.mark.rule("DD-4.5")
def test_discarding_puts_a_card_on_the_open_discards_and_draws_none() -> None:
    s = table("chain nose, chain lift, chain lift", "gear nose", discards="key tail")
    discard(s, "chain lift")
    assert hand(s, 0) == "chain nose, chain lift"
    assert discards(s) == "chain lift, key tail"
    assert told(s, EVENT_DISCARDS) == [(0, card("chain lift"), 0)]


@pytest.mark.rule("DD-4.5", "DD-6.12")
@pytest.mark.parametrize("name", ["transmutation", "dynamotor", "thief", "brass lift", "gear nose"])
def test_any_card_may_be_discarded(name: str) -> None:
    s = table(f"{name}, chain nose", "key nose")
    discard(s, name)
    assert (hand(s, 0), discards(s)) == ("chain nose", name)


# --- swapping ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("DD-4.6")
def test_a_swap_takes_a_card_and_lays_another_in_its_place() -> None:
    s = table("chain nose, thief", "gear nose", emporium="key tail, dynamotor")
    act(s, SWAP + 1)
    assert asked(s) == (0, ASK_GIVE)
    assert hand(s, 0) == "chain nose, thief, dynamotor"  # first the card is taken
    assert emporium(s) == "key tail, -"
    assert s.actions_left == 2
    act(s, GIVE + card("thief"))
    assert hand(s, 0) == "chain nose, dynamotor"
    assert emporium(s) == "key tail, thief"
    assert told(s, EVENT_SWAPS) == [(0, card("dynamotor"), card("thief"))]
    assert (asked(s), s.actions_left) == ((0, ASK_ACTION), 2)


@pytest.mark.rule("DD-4.7")
def test_the_card_just_taken_cannot_be_given_back() -> None:
    s = table("chain nose, key lift", "gear nose", emporium="key tail, key lift")
    act(s, SWAP)
    assert refused(s, GIVE + card("key tail")) == "DD-4.7"
    act(s, GIVE + card("chain nose"))
    act(s, swapping(s, "key lift"))
    assert refused(s, GIVE + card("key lift")) == "DD-4.7"  # nor another one just like it
    assert legal(s) == [GIVE + card("key tail")]


@pytest.mark.rule("DD-4.7")
def test_who_has_no_card_to_give_cannot_swap() -> None:
    s = table("", "gear nose")
    assert [refused(s, SWAP + place) for place in (0, 1)] == ["DD-4.7"] * 2


@pytest.mark.rule("DD-4.7")
def test_a_card_cannot_be_swapped_for_one_just_like_it() -> None:
    s = table("key lift", "gear nose", emporium="key lift, key tail")
    assert refused(s, SWAP) == "DD-4.7"
    assert refused(s, SWAP + 1) == ""
    s = table("thief", "gear nose", emporium="key lift, thief")
    assert refused(s, SWAP + 1) == "DD-4.7"


@pytest.mark.rule("DD-3.7")
def test_only_a_card_that_lies_in_the_emporium_can_be_swapped_for() -> None:
    s = table("chain nose", "gear nose", "", emporium="key tail, -, key lift", rest=2)
    assert [refused(s, SWAP + place) for place in range(5)] == ["", "DD-3.7", "", "DD-3.7", "DD-3.7"]


# --- the Emporium -----------------------------------------------------------------------------------------------


@pytest.mark.rule("DD-4.8")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_new_emporium_has_a_card_for_each_player_and_the_old_one_is_discarded(seats: int) -> None:
    old = ["key tail", "thief", "key lift", "key lift", "brass nose"][:seats]
    new = ["gear nose", "gear lift", "tesla", "gear tail", "copper nose"][:seats]
    s = table(*["chain nose", "goggle nose", "", "", ""][:seats], emporium=", ".join(old), discards="screw tail")
    replace_emporium(s, ", ".join(new))
    assert emporium(s) == ", ".join(new)
    assert sorted(discards(s).split(", ")) == sorted([*old, "screw tail"])
    assert told(s, EVENT_REPLACES_EMPORIUM) == [(0, 0, 0)]
    assert [kind for _, kind, _ in told(s, EVENT_EMPORIUM)] == [card(name) for name in new]
    assert (asked(s), s.actions_left) == ((0, ASK_ACTION), 2)


@pytest.mark.rule("DD-4.8", "DD-3.6")
def test_a_new_emporium_is_as_large_as_there_are_players_even_if_the_old_one_had_gaps() -> None:
    s = table("chain nose", "gear nose", "", emporium="key tail, -, key lift", rest=2)
    s.players[2].hand[card("thief")] -= 2
    s.players[2].hand_size -= 2
    s.players[2].unknown -= 2
    s.players[2].may_have = [s.players[2].unknown] * 6
    s.pile[card("thief")] = s.pile_size = 2
    replace_emporium(s, "thief, thief")
    assert emporium(s).split(", ")[:2] == ["thief", "thief"]
    assert emporium(s).split(", ")[2] in ("key tail", "key lift")


@pytest.mark.rule("DD-4.8")
def test_nothing_but_the_emporium_changes_when_it_is_replaced() -> None:
    s = table("chain nose", "gear nose", ships=("key - - - - - -", ""))
    replace_emporium(s, "thief, tesla")
    assert (hand(s, 0), hand(s, 1), ship(s, 0)) == ("chain nose", "gear nose", "key - - - - - -")
