"""DD-3: step 1 of a turn."""

from __future__ import annotations

import pytest

from aerodrome.games.dastardly_dirigibles.state import (
    ASK_ACTION,
    ASK_DRAW,
    DRAW_EMPORIUM,
    DRAW_PILE,
    EVENT_DRAWN,
    EVENT_DRAWS,
    EVENT_EMPORIUM,
    EVENT_RESHUFFLE,
    EVENT_TAKES_EMPORIUM,
    State,
)
from tests.dastardly_dirigibles.table import (
    act,
    asked,
    card,
    discard,
    discards,
    draw,
    draw_openly,
    emporium,
    end_turn,
    force,
    hand,
    legal,
    match,
    play,
    refused,
    replace_emporium,
    rob,
    says,
    special,
    swap,
    table,
)
from tests.tables import told


def before_drawing(hand_of_next: str, **more: object) -> State:
    """Seat 0 has passed, and seat 1 draws up."""
    s = table("gear nose", hand_of_next, **more)  # type: ignore[arg-type]
    end_turn(s)
    return s


@pytest.mark.rule("DD-3.1")
@pytest.mark.parametrize("held", [0, 1, 3, 4])
def test_a_player_draws_until_the_hand_has_five_cards(held: int) -> None:
    s = before_drawing(", ".join(["chain nose", "chain tail", "thief", "tesla"][:held]))
    drawn = 0
    while s.asked == ASK_DRAW:
        assert s.players[1].hand_size < 5
        act(s, DRAW_PILE)
        drawn += 1
    assert (drawn, s.players[1].hand_size) == (5 - held, 5)
    assert asked(s) == (1, ASK_ACTION)


@pytest.mark.rule("DD-3.4")
@pytest.mark.parametrize("more", ["", ", gear tail", ", gear tail, gear drive, key nose"])
def test_who_has_five_cards_or_more_draws_none_and_keeps_them(more: str) -> None:
    cards = "chain nose, chain tail, thief, tesla, extractor" + more
    s = before_drawing(cards)
    assert asked(s) == (1, ASK_ACTION)
    assert s.players[1].hand_size == 5 + more.count(",")
    assert s.actions_left == 3


@pytest.mark.rule("DD-3.2", "DD-3.3")
def test_cards_are_drawn_from_the_pile_and_the_emporium_in_any_mix() -> None:
    s = before_drawing("thief", emporium="key nose, key tail")
    draw_openly(s, "key tail", new="gear drive")
    assert emporium(s) == "key nose, gear drive"
    draw(s, "chain nose")
    draw_openly(s, "gear drive", new="gear tail")  # the card that has just come may be taken as well
    draw_openly(s, "key nose", new="screw nose")
    assert hand(s, 1) == "chain nose, gear drive, key nose, key tail, thief"
    assert emporium(s) == "screw nose, gear tail"
    assert asked(s) == (1, ASK_ACTION)


@pytest.mark.rule("DD-3.3")
def test_the_emporium_is_filled_before_the_next_card_is_drawn() -> None:
    s = before_drawing("thief", emporium="key nose, key tail")
    s.told = []
    draw_openly(s, "key tail", new="gear drive")
    assert s.told == [
        (-1, EVENT_TAKES_EMPORIUM, 1, card("key tail"), 0),
        (-1, EVENT_EMPORIUM, 1, card("gear drive"), -1),
    ]
    assert asked(s) == (1, ASK_DRAW)


@pytest.mark.rule("DD-3.3")
def test_the_last_card_taken_is_replaced_too() -> None:
    s = before_drawing("thief, tesla, extractor, gear tail", emporium="key nose, key tail")
    draw_openly(s, "key nose", new="gear drive")
    assert emporium(s) == "gear drive, key tail"
    assert s.asked == ASK_ACTION


@pytest.mark.rule("DD-3.2", "DD-10.1")
def test_that_a_card_is_drawn_is_told_to_all_and_which_to_its_player() -> None:
    s = before_drawing("thief")
    s.told = []
    draw(s, "chain nose")
    assert s.told == [(-1, EVENT_DRAWS, 1, 0, 0), (1, EVENT_DRAWN, 1, card("chain nose"), 0)]


@pytest.mark.rule("DD-3.7")
def test_there_must_be_a_card_at_the_place_of_the_emporium() -> None:
    s = before_drawing("thief")
    assert [refused(s, DRAW_EMPORIUM + place) for place in range(5)] == ["", "", "DD-3.7", "DD-3.7", "DD-3.7"]


# --- an empty pile ----------------------------------------------------------------------------------------------


@pytest.mark.rule("DD-3.5")
def test_when_a_card_must_be_drawn_and_the_pile_is_empty_the_discards_become_the_pile() -> None:
    s = before_drawing("thief", rest="discards")
    in_all = sum(s.discards)
    s.told = []
    assert s.pile_size == 0
    draw(s, "chain nose")
    assert told(s, EVENT_RESHUFFLE) == [(in_all, 0, 0)]
    assert (s.pile_size, discards(s)) == (in_all - 1, "")
    assert hand(s, 1) == "chain nose, thief"


@pytest.mark.rule("DD-3.5")
def test_the_discards_stay_where_they_are_until_a_card_must_be_drawn() -> None:
    """The last card of the pile is drawn; the next draw shuffles, and not before."""
    s = table("gear nose", "thief", emporium="key nose, key tail", rest="discards")
    s.discards[card("chain nose")] -= 1
    s.pile[card("chain nose")] = s.pile_size = 1
    end_turn(s)
    draw(s, "chain nose")
    assert told(s, EVENT_RESHUFFLE) == []
    assert s.pile_size == 0
    draw_openly(s, "key nose", new="gear tail")
    assert len(told(s, EVENT_RESHUFFLE)) == 1


@pytest.mark.rule("DD-3.5", "DD-4.8")
def test_a_new_emporium_is_laid_out_from_shuffled_discards_if_need_be() -> None:
    s = table("gear nose", "thief", emporium="key nose, key tail", discards="screw tail", rest=1)
    replace_emporium(s, "key tail, screw tail")
    assert emporium(s) == "key tail, screw tail"
    assert (s.pile_size, discards(s)) == (1, "")


def nothing_to_draw(hand_of_0: str, hand_of_1: str, emporium_cards: str) -> State:
    """Seat 2 holds all the cards that are nowhere else."""
    return table(hand_of_0, hand_of_1, "", emporium=emporium_cards, rest=2)


@pytest.mark.rule("DD-3.6")
def test_without_pile_and_discards_only_the_emporium_can_be_drawn_from_and_is_not_filled() -> None:
    s = nothing_to_draw("gear nose", "thief, tesla", "key nose, key tail, key drive")
    end_turn(s)
    assert asked(s) == (1, ASK_DRAW)
    assert refused(s, DRAW_PILE) == "DD-3.6"
    act(s, DRAW_EMPORIUM + 1)
    assert emporium(s) == "key nose, -, key drive"
    assert [refused(s, DRAW_EMPORIUM + place) for place in range(3)] == ["", "DD-3.7", ""]
    assert legal(s) == [DRAW_EMPORIUM, DRAW_EMPORIUM + 2]


@pytest.mark.rule("DD-3.6")
def test_with_nothing_to_draw_at_all_the_draw_is_left_out() -> None:
    s = nothing_to_draw("gear nose", "thief, tesla", "-, -, -")
    end_turn(s)
    assert asked(s) == (1, ASK_ACTION)
    assert hand(s, 1) == "tesla, thief"


@pytest.mark.rule("DD-3.6")
def test_an_old_gap_is_filled_after_the_first_action_that_leaves_a_card_to_draw() -> None:
    s = nothing_to_draw("gear nose, gear tail", "thief", "key nose, -, key drive")
    discard(s, "gear tail")
    assert emporium(s) == "key nose, gear tail, key drive"
    assert discards(s) == ""
    assert told(s, EVENT_RESHUFFLE) == [(1, 0, 0)]


@pytest.mark.rule("DD-3.6", "DD-4.6")
def test_the_place_that_waits_for_a_swapped_card_is_not_filled_from_the_pile() -> None:
    s = table("gear nose, gear tail", "thief", emporium="key nose, key tail")
    before = s.pile_size
    swap(s, "key tail", "gear nose")
    assert emporium(s) == "key nose, gear nose"
    assert s.pile_size == before


@pytest.mark.rule("DD-3.5", "DD-6.5")
def test_the_extractor_draws_as_many_as_there_are() -> None:
    s = nothing_to_draw("extractor, gear nose", "thief", "key nose, key tail, key drive")
    discard(s, "gear nose")
    special(s, "extractor")  # it lies on the discards itself by now
    assert hand(s, 0) == "gear nose, extractor"


@pytest.mark.rule("DD-3.6", "DD-5.5", "DD-5.3")
def test_a_gap_is_filled_after_the_action_and_not_within_it() -> None:
    """The replaced part lies on the discards while the others match; only then is it shuffled and laid out."""
    s = table("gear nose", "thief", "", emporium="key nose, -, key drive", ships=("chain - - - - - -", "", ""), rest=2)
    play(s, "gear nose")
    assert (emporium(s), discards(s)) == ("key nose, -, key drive", "chain nose")
    match(s, "-")
    assert (emporium(s), discards(s)) == ("key nose, -, key drive", "chain nose")
    force("chain nose")
    match(s, "brass nose")  # seat 2 holds nearly all cards
    assert (emporium(s), discards(s)) == ("key nose, chain nose, key drive", "")


@pytest.mark.rule("DD-3.6", "DD-6.10")
def test_a_gap_is_not_filled_while_a_special_waits_for_its_target() -> None:
    s = table("thief", "", "", emporium="key nose, -, key drive", ships=("", "chain gear - - - - -", ""), rest=2)
    special(s, "thief")
    assert emporium(s) == "key nose, -, key drive"
    rob(s, 1, "nose")
    assert emporium(s) == "key nose, thief, key drive"


@pytest.mark.rule("DD-3.6", "DD-3.3")
def test_in_the_draw_a_gap_is_filled_before_the_next_card_is_drawn() -> None:
    s = before_drawing("thief", emporium="key nose, key tail")
    draw_openly(s, "key nose", new="gear drive")
    assert (asked(s), emporium(s)) == ((1, ASK_DRAW), "gear drive, key tail")


@pytest.mark.rule("DD-3.6")
def test_an_empty_place_is_told_where_it_is() -> None:
    """A swap names the place that it takes from, so the places are told in their order."""
    s = nothing_to_draw("gear nose", "thief", "key nose, -, key drive")
    assert says(s, "brief", 0)[0] == "Emporium: Key Nose Cone, an empty place and Key Drive Engine."
