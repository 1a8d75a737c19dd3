"""DD-6.5 to DD-6.7 and DD-6.15: the Aether Extractor."""

from __future__ import annotations

import pytest

from aerodrome.games.dastardly_dirigibles.instinct import appeal
from aerodrome.games.dastardly_dirigibles.state import (
    ASK_ACTION,
    ASK_EXTRACT,
    ASK_MATCH,
    EVENT_DRAWN,
    EVENT_DRAWS,
    EVENT_EXTRACTS,
    EVENT_KEEPS_ALL,
    EVENT_RESHUFFLE,
    KEEP_ALL,
    PASS,
    State,
)
from tests.dastardly_dirigibles.table import (
    asked,
    card,
    discard,
    discards,
    draw_up,
    emporium,
    end_turn,
    extract,
    hand,
    keep_all,
    legal,
    match,
    nobody_matches,
    placing,
    play,
    playing,
    refused,
    ship,
    special,
    table,
)
from tests.tables import told


@pytest.mark.rule("DD-6.5")
def test_it_draws_three_cards_and_one_may_be_played_without_an_action() -> None:
    s = table("extractor, gear tail", "key nose, goggle nose")
    extract(s, "chain nose, chain lift, thief")
    assert asked(s) == (0, ASK_EXTRACT)
    assert hand(s, 0) == "chain nose, chain lift, gear tail, thief"
    assert s.actions_left == 2
    play(s, "chain nose")
    assert asked(s) == (1, ASK_MATCH)  # opponents must match it
    assert legal(s) == [placing("goggle nose"), placing("key nose")]
    match(s, "key nose")
    assert (ship(s, 0), ship(s, 1)) == ("chain - - - - - -", "key - - - - - -")
    assert (asked(s), s.actions_left) == ((0, ASK_ACTION), 2)


@pytest.mark.rule("DD-6.5", "DD-6.6")
def test_all_three_may_be_kept() -> None:
    s = table("extractor", "key nose")
    extract(s, "chain nose, chain lift, thief")
    keep_all(s)
    assert hand(s, 0) == "chain nose, chain lift, thief"
    assert ship(s, 0) == "- - - - - - -"
    assert told(s, EVENT_KEEPS_ALL) == [(0, 0, 0)]
    assert (asked(s), s.actions_left) == ((0, ASK_ACTION), 2)


@pytest.mark.rule("DD-6.6", "DD-3.4")
def test_the_others_are_kept_beyond_five() -> None:
    s = table("extractor, gear nose, gear tail, gear drive, tesla", "key nose")
    extract(s, "chain nose, chain lift, thief")
    keep_all(s)
    assert s.players[0].hand_size == 7
    end_turn(s)
    draw_up(s)
    end_turn(s)
    assert (asked(s), s.players[0].hand_size) == ((0, ASK_ACTION), 7)  # and nothing is drawn or discarded


@pytest.mark.rule("DD-6.5")
def test_only_one_of_the_three_is_played_for_nothing() -> None:
    s = table("extractor", "")
    extract(s, "chain nose, gear tail, thief")
    play(s, "chain nose")
    assert asked(s) == (0, ASK_ACTION)
    play(s, "gear tail")
    assert s.actions_left == 1


@pytest.mark.rule("DD-6.7")
def test_only_one_of_the_three_just_drawn_can_be_played() -> None:
    s = table("extractor, key nose, key lift", "")
    extract(s, "chain nose, gear lift, thief")
    assert refused(s, placing("key nose")) == "DD-6.7"
    assert refused(s, placing("key front")) == "DD-6.7"
    assert legal(s) == [KEEP_ALL, placing("chain nose"), placing("gear front"), placing("gear back")]


@pytest.mark.rule("DD-6.7", "DD-4.2")
def test_what_was_drawn_earlier_with_an_extractor_is_not_just_drawn() -> None:
    s = table("extractor, extractor", "")
    extract(s, "chain nose, gear lift, thief")
    keep_all(s)
    extract(s, "chain tail, key tail, tesla")
    assert legal(s) == [KEEP_ALL, placing("chain tail"), placing("key tail")]


@pytest.mark.rule("DD-5.4", "DD-6.5")
def test_a_part_from_the_extractor_is_played_of_ones_own_will() -> None:
    s = table("extractor", "", ships=("- chain - - - - -", ""))
    extract(s, "chain lift, tesla, thief")
    assert refused(s, placing("chain front")) == "DD-5.4"
    assert refused(s, placing("chain back")) == ""


@pytest.mark.rule("DD-6.5", "DD-0.3")
def test_with_three_specials_the_question_is_asked_all_the_same() -> None:
    """Only the player knows whether there was a choice."""
    s = table("extractor", "key nose")
    extract(s, "tesla, thief, dynamotor")
    assert asked(s) == (0, ASK_EXTRACT)
    assert legal(s) == [KEEP_ALL]


@pytest.mark.rule("DD-6.5", "DD-6.1")
def test_all_hear_that_three_cards_were_drawn_and_their_player_which() -> None:
    s = table("extractor", "key nose")
    extract(s, "chain nose, gear lift, thief")
    assert told(s, EVENT_EXTRACTS) == [(0, 3, 0)]
    assert told(s, EVENT_DRAWS) == [(0, 0, 0)] * 3
    assert [kind for _, kind, _ in told(s, EVENT_DRAWN, 0)] == [card("chain nose"), card("gear lift"), card("thief")]
    assert told(s, EVENT_DRAWN, 1) == []
    assert discards(s) == "extractor"


@pytest.mark.rule("DD-6.5", "DD-7.1")
def test_a_part_from_the_extractor_may_end_the_round() -> None:
    s = table("extractor", "key tail", ships=("chain chain chain chain chain chain -", ""))
    extract(s, "chain tail, tesla, thief")
    play(s, "chain tail")
    nobody = asked(s)
    assert nobody == (1, ASK_MATCH)
    match(s, "key tail")
    assert s.round == 2


@pytest.mark.rule("DD-6.5")
def test_it_costs_one_action_and_the_last_action_may_be_used_for_it() -> None:
    s = table("extractor", "key tail", actions=1)
    extract(s, "chain tail, tesla, thief")
    play(s, "chain tail")
    match(s, "key tail")
    assert s.seat == 1


@pytest.mark.rule("DD-6.7")
def test_the_drawn_cards_are_forgotten_when_the_question_is_answered() -> None:
    for answer in ("keep", "play"):
        s = table("extractor", "")
        extract(s, "chain tail, tesla, thief")
        assert sorted(s.extracted) == sorted(card(name) for name in ("chain tail", "tesla", "thief"))
        if answer == "keep":
            keep_all(s)
        else:
            play(s, "chain tail")
            nobody_matches(s)
        assert s.extracted == [-1, -1, -1]
        discard(s, "thief")


# --- with nothing else to draw ----------------------------------------------------------------------------------


def nothing_else(held: str = "extractor, chain nose", opened: str = "key nose, key tail, key drive") -> State:
    """Pile and discards are empty: seat 2 holds all cards that are nowhere else."""
    return table(held, "", "", emporium=opened, rest=2)


@pytest.mark.rule("DD-6.15", "DD-6.13")
def test_with_nothing_else_to_draw_the_extractor_is_shuffled_and_comes_back() -> None:
    s = nothing_else()
    assert refused(s, playing("extractor")) == ""
    special(s, "extractor")
    assert told(s, EVENT_RESHUFFLE) == [(1, 0, 0)]
    assert told(s, EVENT_EXTRACTS) == [(0, 1, 0)]
    assert (hand(s, 0), discards(s), s.pile_size) == ("chain nose, extractor", "", 0)
    assert s.actions_left == 2  # an action is spent


@pytest.mark.rule("DD-6.15", "DD-6.7")
def test_an_extractor_that_has_come_back_brings_no_part_to_play() -> None:
    s = nothing_else()
    special(s, "extractor")
    assert legal(s) == [KEEP_ALL]
    assert refused(s, placing("chain nose")) == "DD-6.7"
    keep_all(s)
    assert asked(s) == (0, ASK_ACTION)


@pytest.mark.rule("DD-6.15")
def test_it_may_be_played_again_until_the_actions_are_used_up() -> None:
    s = nothing_else()
    for left in (2, 1):
        special(s, "extractor")
        keep_all(s)
        assert (s.actions_left, s.seat) == (left, 0)
    special(s, "extractor")
    keep_all(s)
    assert (s.seat, hand(s, 0)) == (1, "chain nose, extractor")


@pytest.mark.rule("DD-6.15")
def test_to_play_it_for_nothing_looks_worse_than_to_pass() -> None:
    s = nothing_else()
    assert appeal(s, 0, playing("extractor")) < appeal(s, 0, PASS)
    discard(s, "chain nose")
    assert appeal(s, 0, playing("extractor")) > appeal(s, 0, PASS)


@pytest.mark.rule("DD-6.15", "DD-6.5")
def test_with_an_empty_pile_it_may_come_back_with_what_lies_on_the_discards() -> None:
    s = nothing_else("extractor, chain nose, gear nose")
    discard(s, "chain nose")
    special(s, "extractor")
    assert hand(s, 0) == "chain nose, gear nose, extractor"


@pytest.mark.rule("DD-6.15", "DD-3.6")
def test_an_extractor_that_comes_back_does_not_fill_a_gap_of_the_emporium() -> None:
    """It is drawn in the action, and a gap is filled after it: by then there is no card any more."""
    s = nothing_else(opened="key nose, -, key drive")
    special(s, "extractor")
    keep_all(s)
    assert (emporium(s), hand(s, 0)) == ("key nose, -, key drive", "chain nose, extractor")
