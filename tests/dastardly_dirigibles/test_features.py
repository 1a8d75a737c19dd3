"""A state as numbers for learners."""

from __future__ import annotations

import pytest

from aerodrome.games.dastardly_dirigibles import rules
from aerodrome.games.dastardly_dirigibles.cards import PART_IDS, SPECIAL_IDS, SUIT_IDS
from aerodrome.games.dastardly_dirigibles.features import CARD_SIZE, PIECES, SEAT_SIZE
from aerodrome.games.dastardly_dirigibles.state import ASK_ACTION, ASK_EXTRACT, ASK_MATCH, State
from aerodrome.rulebook.record import NONE
from tests.dastardly_dirigibles.table import (
    GAME,
    NAMES,
    copies,
    counted,
    draw_openly,
    extract,
    match,
    named,
    nobody_matches,
    play,
    special,
    table,
)
from tests.observing import Observed

BOX = [copies(kind) for kind in range(len(NAMES))]
SHIP = slice(SEAT_SIZE - CARD_SIZE - 63, SEAT_SIZE - CARD_SIZE)
SHOWN = slice(SEAT_SIZE - CARD_SIZE, SEAT_SIZE)


def seen(s: State, viewer: int) -> Observed:
    return Observed(GAME, s, viewer, SEAT_SIZE)


def by_figures(counts: list[int]) -> str:
    """The suits, parts and Specials that a run of CARD_SIZE numbers counts."""
    return " ".join(
        name for name, n in zip((*SUIT_IDS, *PART_IDS, *SPECIAL_IDS), counts, strict=True) for _ in range(n)
    )


def test_the_sizes_of_the_pieces_add_up() -> None:
    assert sum(size for _, size in PIECES) == GAME.observed
    assert len({name for name, _ in PIECES}) == len(PIECES)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_seats_are_counted_from_the_viewer(seats: int) -> None:
    hands = ("chain nose, gear nose", "key tail", "screw drive", "key drive", "gear drive")[:seats]
    s = table(*hands, seat=1, points=((3, 0), (5, 0)), round=2)
    for viewer in range(seats):
        observed = seen(s, viewer)
        assert observed.ones("asked") == observed.ones("turn") == [(1 - viewer) % seats]
        parts = observed.seats()
        assert [part[0] for part in parts] == [1] * seats + [0] * (5 - seats)
        assert not any(any(part) for part in parts[seats:])
        order = [(viewer + i) % seats for i in range(seats)]
        assert [part[1] for part in parts[:seats]] == [2 if seat == 0 else 1 for seat in order]
        assert [part[3] for part in parts[:seats]] == [(3, 5, 0, 0, 0)[seat] for seat in order]
        assert named(observed["own hand"]) == hands[viewer]
    assert not any(seen(s, NONE)["own hand"] + seen(s, NONE)["own gains"])
    assert seen(s, NONE)["seats"] == seen(s, 0)["seats"]


def test_the_round_and_the_table_are_seen() -> None:
    s = table("chain nose", "gear nose", round=3, actions=2, turn=7, points=((4, 4), (2, 9)), dynamotors="each")
    observed = seen(s, 0)
    assert observed.ones("round") == [2]
    assert observed["table"] == [2, s.pile_size, 7, 0]
    assert observed["options"] == [1]
    assert [part[13:15] for part in observed.seats()[:2]] == [[4, 4], [2, 9]]


def test_who_is_ahead_is_seen_with_and_without_this_round() -> None:
    ships = ("chain chain - - - - -", "gear - - - - - -", "")
    s = table("key tail", "key nose", "key drive", ships=ships, round=2, points=((1,), (6,), (5,)))
    parts = seen(s, 0).seats()[:3]
    assert [part[4] for part in parts] == [4, 1, 0]  # points of the airship
    assert [part[6] for part in parts] == [-5, 1, -1]  # ahead by so much, in points of scored rounds
    assert [part[7] for part in parts] == [5 - 7, 7 - 5, 5 - 7]  # and now
    assert [part[8] for part in parts] == [0, 1, 0]


def test_an_airship_is_seen_with_what_it_counts() -> None:
    s = table("gear tail", "key nose", ships=("chain chain gear brass - - -", "- - - - - - key"))
    mine, other = seen(s, 0).seats()[:2]
    assert mine[9:13] == [3, 2, 1, 2]  # empty places, most of a suit, Wild cards, suits
    assert [i for i, n in enumerate(mine[SHIP]) if n] == [0, 9, 18 + 1, 27 + 7]
    assert [i for i, n in enumerate(other[SHIP]) if n] == [54 + 3]


def test_it_is_seen_what_each_suit_would_add_to_the_own_airship() -> None:
    s = table("key tail", "key nose", ships=("chain chain gear - - - -", "gear key - - - - -"))
    gains = dict(zip(SUIT_IDS, seen(s, 0)["own gains"], strict=True))
    assert gains == {**dict.fromkeys(SUIT_IDS, 0), "chain": 2, "brass": 1, "copper": 1}
    gains = dict(zip(SUIT_IDS, seen(s, 1)["own gains"], strict=True))
    # Gear and key count a point each. A third suit counts one more, a pair four, and a Wild card beside them three.
    assert gains == {**dict.fromkeys(SUIT_IDS, 1), "gear": 2, "key": 2}
    full = table("key tail", "key nose", ships=("chain chain gear key screw screw chain", ""))
    assert not any(seen(full, 0)["own gains"])


def test_each_place_of_the_emporium_is_seen() -> None:
    s = table("key tail", "key nose", "key drive", emporium="chain lift, -, thief")
    emporium = seen(s, 2)["emporium"]
    places = [by_figures(emporium[i : i + CARD_SIZE]) for i in range(0, 5 * CARD_SIZE, CARD_SIZE)]
    assert places == ["chain lift", "", "thief", "", ""]


def test_cards_that_may_still_come_are_counted() -> None:
    ships = ("gear gear - - - - -", "")
    s = table("key tail, thief", "key nose", ships=ships, emporium="chain lift, tesla", discards="screw nose, thief")
    public = "gear nose, gear lift, chain lift, tesla, screw nose, thief"
    for viewer, own in ((0, ", key tail, thief"), (1, ", key nose"), (NONE, "")):
        unseen = [n - m for n, m in zip(BOX, counted(public + own), strict=True)]
        assert seen(s, viewer)["unseen"] == unseen


def test_what_was_taken_openly_is_known_to_be_in_the_hand() -> None:
    s = table("key tail, thief, gear nose, gear drive", "key nose", emporium="chain lift, tesla")
    rules.draw_up(s)
    draw_openly(s, "chain lift", "wrench nose")
    for viewer in range(2):
        part = seen(s, viewer).seats()[-viewer % 2]
        assert by_figures(part[SHOWN]) == "chain lift"
        assert part[1:3] == [5, 4]  # cards in hand, unknown ones
    assert seen(s, 1)["unseen"][NAMES.index("chain lift")] == 1
    assert seen(s, 0)["unseen"][NAMES.index("chain lift")] == 1
    assert seen(s, 0)["unseen"][NAMES.index("key tail")] == 0


def test_a_seat_that_does_not_match_may_not_have_the_part() -> None:
    s = table("chain nose, key drive", "gear tail, key tail", "key lift")
    play(s, "chain nose")
    assert s.asked == ASK_MATCH
    assert seen(s, 1).ones("announced") == seen(s, 2).ones("announced") == [PART_IDS.index("nose")]
    nobody_matches(s)
    assert s.asked == ASK_ACTION
    assert not seen(s, 1).ones("announced")
    may_have = slice(SHIP.start - 6, SHIP.start)
    assert [part[may_have] for part in seen(s, 0).seats()[1:3]] == [[0, 2, 2, 2, 2, 2], [0, 1, 1, 1, 1, 1]]


def test_only_their_player_sees_what_was_extracted() -> None:
    s = table("extractor, key tail", "gear tail")
    special(s, "extractor")
    s = table("extractor, key tail", "gear tail")
    extract(s, "chain nose, chain drive, thief")
    assert s.asked == ASK_EXTRACT
    assert by_figures(seen(s, 0)["extracted"]) == "chain chain nose drive thief"
    assert not any(seen(s, 1)["extracted"] + seen(s, NONE)["extracted"])


def test_the_first_to_complete_an_airship_is_seen() -> None:
    s = table("chain nose, key tail", "gear nose", ships=("- gear gear gear gear gear gear", ""))
    play(s, "chain nose")
    assert seen(s, 1)["table"][3] == 1
    assert [part[5] for part in seen(s, 1).seats()[:2]] == [0, 1]
    match(s, "gear nose")
    assert seen(s, 1)["table"][3] == 0  # a new round
