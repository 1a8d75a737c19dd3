"""DD-7: the end of a round."""

from __future__ import annotations

import pytest

from aerodrome.games.dastardly_dirigibles.state import (
    ASK_ACTION,
    ASK_DRAW,
    ASK_MATCH,
    EVENT_COMPLETES,
    EVENT_ROUND_OVER,
    EVENT_SCORES,
)
from tests.dastardly_dirigibles.table import asked, discard, end_turn, match, nobody_matches, play, points, ship, table
from tests.tables import told


@pytest.mark.rule("DD-7.1", "DD-7.2", "DD-7.3")
def test_the_round_ends_when_the_announcer_completes_and_all_have_matched() -> None:
    s = table("chain tail, gear drive", "key tail", "goggle nose", ships=("chain " * 6 + "-", "", ""))
    play(s, "chain tail")
    assert told(s, EVENT_COMPLETES) == [(0, 0, 0)]
    assert asked(s) == (1, ASK_MATCH)
    match(s, "key tail")
    assert told(s, EVENT_ROUND_OVER) == []
    match(s, "-")
    assert told(s, EVENT_ROUND_OVER) == [(1, 701, 0)]
    assert points(s, 1) == [16, 1, 0]
    assert s.round == 2


@pytest.mark.rule("DD-7.2")
def test_actions_that_are_left_are_lost() -> None:
    s = table("chain tail, gear drive", "key tail", ships=("chain " * 6 + "-", ""))
    play(s, "chain tail")
    match(s, "key tail")
    assert s.round == 2
    assert [ship(s, i) for i in range(2)] == ["- - - - - - -"] * 2


@pytest.mark.rule("DD-7.1", "DD-7.4", "DD-8.6")
def test_a_follower_may_complete_out_of_turn() -> None:
    s = table("chain tail", "key tail", ships=("", "key " * 6 + "-"))
    play(s, "chain tail")
    match(s, "key tail")
    assert told(s, EVENT_COMPLETES) == [(1, 0, 0)]
    assert points(s, 1) == [1, 16]


@pytest.mark.rule("DD-7.3")
@pytest.mark.parametrize("missing", range(7))
def test_six_places_are_not_enough(missing: int) -> None:
    places = ["key"] * 7
    places[missing] = "-"
    places[(missing + 1) % 7] = "-"
    parts = ["nose", "front", "gondola-front", "gondola-rear", "drive", "back", "tail"]
    last = parts[missing]
    name = "lift" if last in ("front", "back") else last
    s = table(f"key {name}", "", ships=(" ".join(places), ""))
    play(s, f"key {last}")
    assert told(s, EVENT_COMPLETES) == []
    assert (asked(s), s.round) == ((0, ASK_ACTION), 1)


@pytest.mark.rule("DD-7.3", "DD-7.1")
def test_a_complete_airship_may_be_of_any_mix_of_suits() -> None:
    s = table("copper tail", "", ships=("key key brass gear wrench copper -", ""))
    play(s, "copper tail")
    assert s.round == 2
    assert points(s, 1) == [2 * 2 + 3 + 2, 0]


@pytest.mark.rule("DD-7.4", "DD-8.6", "DD-8.7")
def test_the_announcer_is_first_before_a_follower_who_completes_too() -> None:
    s = table("chain tail", "key tail", ships=("chain " * 6 + "-", "key " * 6 + "-"))
    play(s, "chain tail")
    match(s, "key tail")
    assert told(s, EVENT_COMPLETES) == [(0, 0, 0)]
    assert told(s, EVENT_SCORES) == [(0, 14, 2), (1, 14, 1)]


@pytest.mark.rule("DD-7.4", "DD-8.6", "DD-8.7")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_of_two_followers_the_first_clockwise_is_first(seat: int) -> None:
    suits = ["chain", "key", "gear"]
    ships = ["" if i == seat else f"{suit} " * 6 + "-" for i, suit in enumerate(suits)]
    s = table("chain tail", "key tail", "gear tail", ships=tuple(ships), seat=seat)
    play(s, f"{suits[seat]} tail")
    match(s, *[f"{suits[(seat + i) % 3]} tail" for i in (1, 2)])
    first = (seat + 1) % 3
    second = (seat + 2) % 3
    assert told(s, EVENT_COMPLETES) == [(first, 0, 0)]
    assert points(s, 1)[first] == 16
    assert points(s, 1)[second] == 15
    assert points(s, 1)[seat] == 1


@pytest.mark.rule("DD-7.1")
def test_discarding_or_passing_does_not_end_a_round() -> None:
    s = table("chain tail", "gear nose", ships=("chain " * 6 + "-", ""))
    discard(s, "chain tail")
    assert s.round == 1


@pytest.mark.rule("DD-7.5")
@pytest.mark.parametrize(("turn", "over"), [(199, False), (200, True)])
def test_after_two_hundred_turns_the_round_ends_all_the_same(turn: int, over: bool) -> None:
    s = table("chain tail, dynamotor", "gear nose", ships=("chain chain - - - - -", "key brass - - - - -"), turn=turn)
    end_turn(s)
    assert told(s, EVENT_ROUND_OVER) == ([(1, 705, 0)] if over else [])
    if over:
        assert points(s, 1) == [5, 3]  # nobody has completed: no bonus but the Dynamotor's
        assert (s.round, s.turn) == (2, 1)
    else:
        assert (asked(s), s.turn) == ((1, ASK_DRAW), 200)


@pytest.mark.rule("DD-7.5", "DD-7.1")
def test_who_completes_in_the_last_turn_ends_the_round_in_the_usual_way() -> None:
    s = table("chain tail", "gear nose", ships=("chain " * 6 + "-", ""), turn=200, actions=1)
    play(s, "chain tail")
    nobody_matches(s)
    assert told(s, EVENT_ROUND_OVER) == [(1, 701, 0)]
    assert points(s, 1) == [16, 0]
