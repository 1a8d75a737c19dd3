"""What the table in the browser asks of the rules: values, changes, and what a card is good for."""

from __future__ import annotations

from itertools import islice

import pytest

from aerodrome.games.dastardly_dirigibles import previews, rules
from aerodrome.games.dastardly_dirigibles.cards import KINDS, SUIT_IDS
from aerodrome.games.dastardly_dirigibles.state import ASK_ACTION, DISCARD, GIVE, SWAP, TRANSMUTE, State
from aerodrome.rulebook.record import NONE
from tests.dastardly_dirigibles.table import (
    GAME,
    SLOTS,
    act,
    card,
    destroying,
    legal,
    placing,
    play,
    playing,
    random_game,
    robbing,
    table,
)

MUDDLE = "chain gear goggle key screw top-hat wrench"


def seen(s: State, seat: int = 0) -> State:
    """The position as a seat sees it, for a preview to work on."""
    copy = s.copy()
    GAME.plain.blind(copy, seat)
    return copy


def value(s: State, seat: int, actor: int = 0, action: int = NONE) -> list[int]:
    out = [0] * previews.VALUE
    GAME.plain.bind(previews.value)(seen(s), seat, actor, action, out)
    return out


def worth(suits: str) -> list[int]:
    out = [0] * previews.WORTH
    ship = [NONE if each == "-" else SUIT_IDS.index(each) for each in suits.split()]
    GAME.plain.bind(previews.worth)(seen(table("", "")), *ship, out)
    return out


def change(s: State, actor: int, action: int) -> list[int]:
    out = [0] * 5
    GAME.plain.bind(previews.change)(seen(s), actor, action, out)
    return out


def uses(s: State, seat: int, name: str) -> list[tuple[int, int, str, str, int]]:
    """Each use of a card: action, answer, the place it fills, the rule that forbids it, and the points afterwards."""
    out = [0] * (previews.USES * previews.USE)
    GAME.plain.bind(previews.uses)(seen(s, seat), seat, card(name), out)
    rows = [out[i : i + previews.USE] for i in range(0, len(out), previews.USE)]
    return [
        (action, answer, "" if slot == NONE else SLOTS[slot], GAME.rules[rule].id if rule else "", points)
        for action, answer, slot, rule, points in rows
        if action != NONE
    ]


# --- points


def test_the_value_says_which_suit_counts_and_how_many_wild_cards() -> None:
    s = table("", "", ships=("wrench gear wrench - brass chain wrench", ""))
    assert value(s, 0)[:7] == [7, SUIT_IDS.index("wrench"), 3, 1, 0, 0, 6]


def test_an_airship_that_is_gone_from_the_table_can_still_be_counted() -> None:
    assert worth("wrench gear wrench - brass chain wrench") == [7, SUIT_IDS.index("wrench"), 3, 1, 0, 0, 6]
    assert worth(MUDDLE) == [20, NONE, 0, 0, 0, 1, 7]
    assert worth("- - - - - - -") == [0, NONE, 0, 0, 0, 0, 0]


def test_without_a_pair_and_a_wild_card_each_part_counts_by_itself() -> None:
    assert value(table("", "", ships=("gear key - chain - - -", "")), 0)[:7] == [3, NONE, 0, 0, 3, 0, 3]


def test_an_airship_of_wild_cards_has_no_suit_that_counts() -> None:
    assert value(table("", "", ships=("brass copper - - - - -", "")), 0)[:4] == [2, NONE, 0, 2]


def test_a_muddle_counts_as_a_muddle_without_bonus() -> None:
    s = table("dynamotor", "", ships=(MUDDLE, ""))
    points, _, _, _, singles, muddle, parts, _, bonus = value(s, 0)
    assert (points, singles, muddle, parts, bonus) == (20, 0, 1, 7, 0)


def test_the_value_after_a_move_counts_the_bonus_of_the_first_airship_and_the_dynamotor() -> None:
    s = table("key tail, dynamotor", "", ships=("key key key key key key -", ""))
    assert value(s, 0)[-2:] == [0, 1]
    assert value(s, 0, 0, placing("key tail"))[0] == 14
    assert value(s, 0, 0, placing("key tail"))[-2:] == [1, 3]


def test_the_dynamotors_of_a_hidden_hand_count_as_far_as_they_are_known() -> None:
    s = table("", "dynamotor")
    assert value(s, 1)[-1] == 0
    s.players[1].shown[card("dynamotor")] = 1
    s.players[1].unknown -= 1
    assert value(s, 1)[-1] == 1


def test_a_part_that_is_played_changes_ones_own_airship() -> None:
    s = table("gear nose", "", ships=("key gear - - - - -", ""))
    assert change(s, 0, placing("gear nose")) == [0, 0, 2, 4, SUIT_IDS.index("gear")]


def test_a_part_that_is_robbed_or_destroyed_leaves_an_empty_place() -> None:
    s = table("thief, tesla", "", ships=("", "gear gear - - - - gear"))
    assert change(s, 0, robbing(1, "tail")) == [1, 6, 6, 4, NONE]
    assert change(s, 0, destroying(1, "lift")) == [1, 1, 6, 4, NONE]


def test_of_two_lift_engines_nobody_can_say_which_one_will_be_destroyed() -> None:
    s = table("tesla", "", ships=("", "- gear - - - key -"))
    assert change(s, 0, destroying(1, "lift"))[0] == NONE


def test_an_action_that_touches_no_airship_changes_none() -> None:
    assert change(table("gear nose", ""), 0, DISCARD + card("gear nose"))[0] == NONE


# --- uses


def test_a_lift_engine_fits_in_two_places_and_may_be_thrown_away_or_swapped() -> None:
    s = table("gear lift", "", ships=("- gear - - - - key", ""), emporium="key nose, gear tail")
    assert uses(s, 0, "gear lift") == [
        (placing("gear front"), NONE, "front", "DD-5.4", 2),
        (placing("gear back"), NONE, "back", "", 4),
        (DISCARD + card("gear lift"), NONE, "", "", 2),
        (SWAP, GIVE + card("gear lift"), "", "", 2),
        (SWAP + 1, GIVE + card("gear lift"), "", "", 2),
    ]


def test_a_card_is_swapped_for_another_one_that_is_not_alike() -> None:
    s = table("gear lift, key tail", "", emporium="key nose, gear lift")
    assert [(answer, rule) for _, answer, _, rule, _ in uses(s, 0, "gear lift")][-2:] == [
        (GIVE + card("gear lift"), ""),
        (GIVE + card("gear lift"), "DD-4.7"),
    ]


def test_a_call_must_be_answered_with_its_part() -> None:
    s = table("gear lift", "key lift, key nose")
    play(s, "gear front")
    assert [(slot, rule) for _, _, slot, rule, _ in uses(s, 1, "key lift")] == [("front", ""), ("back", "")]
    assert [(slot, rule) for _, _, slot, rule, _ in uses(s, 1, "key nose")] == [("nose", "DD-5.5")]


def test_with_a_transmutation_any_part_answers_a_call() -> None:
    s = table("gear nose", "transmutation, key tail, gear lift", ships=("", "- gear - - - - -"))
    play(s, "gear nose")
    assert uses(s, 1, "transmutation") == [(TRANSMUTE, NONE, "", "", 1)]
    assert uses(s, 1, "key tail") == [(TRANSMUTE, placing("key tail"), "tail", "", 2)]
    assert uses(s, 1, "gear lift") == [
        (TRANSMUTE, placing("gear front"), "front", "DD-5.4", 1),
        (TRANSMUTE, placing("gear back"), "back", "", 4),
    ]


def test_a_special_says_why_it_cannot_be_played() -> None:
    s = table("transmutation, dynamotor, thief", "")
    assert uses(s, 0, "transmutation")[0][3] == "DD-6.2"
    assert uses(s, 0, "dynamotor")[0][3] == "DD-6.12"
    assert uses(s, 0, "thief")[0][3] == "DD-6.13"


def test_who_is_not_asked_sees_where_a_card_would_go() -> None:
    s = table("gear lift", "key nose, thief", ships=("", "- key - - - - -"))
    (action, answer, slot, rule, points), *more = uses(s, 1, "key nose")
    assert (action, answer, slot, points, more) == (placing("key nose"), NONE, "nose", 4, [])
    assert rule


def test_at_every_question_the_legal_uses_are_the_legal_moves() -> None:
    for seed in range(4):
        for s in islice(random_game(2 + seed, seed, extractors=3), 0, 300, 7):
            if s.asked == NONE:
                return
            me = s.decider
            moves = set(legal(s))
            names = [kind for kind in range(KINDS) if s.players[me].hand[kind] > 0]
            found = set()
            out = [0] * (previews.USES * previews.USE)
            for kind in names:
                GAME.plain.bind(previews.uses)(seen(s, me), me, kind, out)
                found |= {out[i] for i in range(0, len(out), previews.USE) if out[i] != NONE and out[i + 3] == 0}
            assert found <= moves
            if s.asked == ASK_ACTION:
                assert {action for action in moves if action < SWAP or DISCARD <= action < GIVE} <= found


def test_an_answer_is_foreseen_as_the_rules_give_it() -> None:
    s = table("thief, tesla", "", ships=("", "gear - - - - - key"))
    for name, answer in [
        ("thief", robbing(1, "tail")),
        ("thief", robbing(1, "drive")),
        ("tesla", destroying(1, "nose")),
    ]:
        foreseen = GAME.plain.bind(previews.refused_in_turn)(seen(s), 0, playing(name), answer)
        after = s.copy()
        act(after, playing(name))
        assert bool(foreseen) == bool(rules.refusal(after, 0, answer))


@pytest.mark.parametrize(
    ("name", "answer"), [("thief", robbing(1, "back")), ("tesla", destroying(1, "lift")), ("extractor", NONE)]
)
def test_thief_and_disintegrator_aim_at_a_part(name: str, answer: int) -> None:
    s = table("", "")
    assert previews.aim_at(s, card(name), 1, SLOTS.index("back")) == answer


def test_options_say_how_many_copies_there_are() -> None:
    assert previews.copies_in_play(table("", "", thieves=1), card("thief")) == 1
    assert previews.copies_in_play(table("", ""), card("gear lift")) == 2
