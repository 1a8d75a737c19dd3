"""DD-8: points."""

from __future__ import annotations

import pytest

from aerodrome.games.dastardly_dirigibles.cards import FIRST, OTHER, WITH_DYNAMOTOR
from aerodrome.games.dastardly_dirigibles.state import EVENT_BONUS, EVENT_SCORES, EVENT_TOTAL
from tests.dastardly_dirigibles.table import end_turn, match, play, points, table
from tests.tables import told


def score_of(ship: str, held: str = "", first: bool = False, **options: str | int) -> int:
    """The points of seat 0's airship at the end of a round, with these cards in hand.

    Seat 0 plays the last part first, if it is to have completed the airship; otherwise the turns are used up.
    """
    suits = ship.split()
    if not first:
        s = table(held, "screw tail", ships=(ship, ""), turn=200, **options)
        end_turn(s)
    else:
        last = suits[4]
        suits[4] = "-"
        s = table(f"{last} drive, {held}", "", ships=(" ".join(suits), ""), **options)
        play(s, f"{last} drive")
    return points(s, 1)[0]


@pytest.mark.rule("DD-8.2", "DD-8.3", "DD-8.6")
def test_three_wrenches_and_a_wild_card_on_the_airship_that_was_first_are_9() -> None:
    assert score_of("wrench gear wrench key brass chain wrench", first=True) == 9


@pytest.mark.rule("DD-8.1", "DD-8.2")
def test_three_gears_on_an_incomplete_airship_are_6() -> None:
    assert score_of("gear key - gear chain gear -") == 6


@pytest.mark.rule("DD-8.3", "DD-8.2")
def test_no_pair_but_a_wild_card_is_3() -> None:
    assert score_of("gear key copper chain - - -") == 3


@pytest.mark.rule("DD-8.4")
def test_no_pair_and_no_wild_card_is_a_point_for_each_of_5_cards() -> None:
    assert score_of("gear key - chain wrench - goggle") == 5


@pytest.mark.rule("DD-8.3")
@pytest.mark.parametrize(
    "ship",
    ["brass brass brass brass brass brass brass", "brass copper copper brass copper brass copper"],
)
def test_an_airship_all_of_wild_cards_is_7(ship: str) -> None:
    assert score_of(ship, first=True) == 7 + 2


@pytest.mark.rule("DD-8.1")
def test_an_empty_airship_scores_nothing() -> None:
    assert score_of("- - - - - - -") == 0


@pytest.mark.rule("DD-8.4")
def test_a_single_card_is_1() -> None:
    assert score_of("- gear - - - - -") == 1


@pytest.mark.rule("DD-8.3")
def test_a_single_wild_card_is_1() -> None:
    assert score_of("- brass - - - - -") == 1


@pytest.mark.rule("DD-8.2")
@pytest.mark.parametrize(
    ("ship", "n"),
    [
        ("gear gear key key - - -", 4),  # of two suits only one counts
        ("gear gear key key chain chain -", 4),
        ("gear gear key key key - -", 6),
        ("gear gear - - - - -", 4),
        ("gear gear gear gear gear gear -", 12),
    ],
)
def test_only_one_suit_counts_and_it_is_the_one_used_most(ship: str, n: int) -> None:
    assert score_of(ship) == n


@pytest.mark.rule("DD-8.3")
@pytest.mark.parametrize(
    ("ship", "n"),
    [
        ("gear gear brass - - - -", 5),  # not 6: the Wild card is no gear
        ("brass brass gear - - - -", 4),  # 2 for the gear: two Wild cards are not the suit used most
        ("brass copper gear key - - -", 4),
        ("brass brass brass gear gear - -", 7),
    ],
)
def test_a_wild_card_counts_1_and_belongs_to_no_suit(ship: str, n: int) -> None:
    assert score_of(ship) == n


@pytest.mark.rule("DD-8.2", "DD-8.6")
def test_an_airship_of_one_suit_is_14_and_2_for_the_first() -> None:
    assert score_of("gear gear gear gear gear gear gear", first=True) == 16


# --- Muddles ----------------------------------------------------------------------------------------------------

MUDDLE = "chain gear goggle key screw top-hat wrench"


@pytest.mark.rule("DD-8.5")
def test_a_muddle_is_20_without_any_bonus() -> None:
    assert score_of(MUDDLE, first=True) == 20
    assert score_of(MUDDLE, held="dynamotor", first=True) == 20
    assert score_of(MUDDLE, held="dynamotor, dynamotor", first=True, dynamotors="each") == 20


@pytest.mark.rule("DD-8.5", "DD-8.4")
def test_six_different_suits_are_no_muddle() -> None:
    assert score_of("chain gear goggle key screw top-hat -") == 6


@pytest.mark.rule("DD-8.5", "DD-8.3")
def test_a_wild_card_spoils_a_muddle() -> None:
    assert score_of("chain gear goggle key screw top-hat brass", first=True) == 2 + 1 + 2


@pytest.mark.rule("DD-8.5", "DD-8.2")
def test_a_pair_spoils_a_muddle() -> None:
    assert score_of("chain chain goggle key screw top-hat wrench", first=True) == 4 + 2


@pytest.mark.rule("DD-8.7", "DD-8.5")
def test_if_the_first_has_a_muddle_nobody_receives_the_2() -> None:
    s = table(
        "screw drive",
        "brass drive",
        "copper drive",
        ships=("chain gear goggle key - top-hat wrench", "key brass brass brass - brass brass", "gear - - - - - gear"),
    )
    play(s, "screw drive")
    match(s, "brass drive", "copper drive")
    assert told(s, EVENT_SCORES) == [(0, 20, 0), (1, 8, 1), (2, 5, 0)]


@pytest.mark.rule("DD-8.5", "DD-8.6")
def test_a_muddle_of_another_player_leaves_the_2_to_the_first() -> None:
    s = table(
        "brass drive",
        "screw drive",
        ships=("key brass brass brass - brass brass", "chain gear goggle key - top-hat wrench"),
    )
    play(s, "brass drive")
    match(s, "screw drive")
    assert told(s, EVENT_SCORES) == [(0, 8, 2), (1, 20, 0)]


# --- bonus ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DD-8.6", "DD-8.7")
def test_everybody_else_with_a_complete_airship_receives_1() -> None:
    suits = ["chain", "gear", "goggle", "key"]
    s = table(
        *[f"{suit} drive" for suit in suits],
        ships=tuple(" ".join([suit] * 4 + ["-"] + [suit] * 2) for suit in suits[:3]),
    )
    play(s, "chain drive")
    match(s, "gear drive", "goggle drive", "key drive")
    assert told(s, EVENT_SCORES) == [(0, 14, 2), (1, 14, 1), (2, 14, 1), (3, 1, 0)]
    assert told(s, EVENT_TOTAL) == [(0, 16, 0), (1, 15, 0), (2, 15, 0), (3, 1, 0)]


@pytest.mark.rule("DD-8.8")
@pytest.mark.parametrize(
    ("held", "one", "each"), [("thief", 0, 0), ("dynamotor", 1, 1), ("dynamotor, dynamotor", 1, 2)]
)
def test_the_dynamotor_in_hand_is_1_point_or_one_for_each(held: str, one: int, each: int) -> None:
    for first in (False, True):
        ship = "gear gear gear gear gear gear gear" if first else "gear gear - - - - -"
        points_without = 16 if first else 4
        assert score_of(ship, held, first) == points_without + one
        assert score_of(ship, held, first, dynamotors="one") == points_without + one
        assert score_of(ship, held, first, dynamotors="each") == points_without + each


@pytest.mark.rule("DD-8.8", "DD-8.1")
def test_the_dynamotor_counts_with_an_empty_airship_too() -> None:
    assert score_of("- - - - - - -", "dynamotor") == 1


@pytest.mark.rule("DD-8.8")
def test_a_dynamotor_on_the_discards_or_in_the_emporium_counts_for_nobody() -> None:
    s = table("gear nose", "gear tail", discards="dynamotor", emporium="dynamotor, key nose", turn=200)
    end_turn(s)
    assert points(s, 1) == [0, 0]


@pytest.mark.rule("DD-8.6", "DD-8.7", "DD-8.8")
def test_what_each_bonus_is_for_is_told() -> None:
    s = table(
        "chain drive, dynamotor",
        "gear drive",
        "key drive, dynamotor",
        ships=("chain chain chain chain - chain chain", "gear gear gear gear - gear gear", ""),
    )
    play(s, "chain drive")
    match(s, "gear drive", "key drive")
    assert told(s, EVENT_BONUS) == [(0, FIRST, 2), (0, WITH_DYNAMOTOR, 1), (1, OTHER, 1), (2, WITH_DYNAMOTOR, 1)]
    assert points(s, 1) == [17, 15, 2]
