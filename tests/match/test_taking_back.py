"""Taking moves back: never across dice, a card turned over, or another seat's move."""

from __future__ import annotations

import pytest

import aerodrome
from aerodrome.play.match import NothingToUndo
from tests.match.helpers import EXCHANGE, match_asked, picture, play_on, random_match, state_of


def choosing(seats: int = 3) -> aerodrome.Match:
    """Seat 0 is the first to choose an entrepreneur: a move without luck."""
    return aerodrome.new("airships", seats, seed=3, options={"entrepreneurs": "chosen", "first_seat": 1})


def test_before_the_first_move_there_is_nothing_to_take_back() -> None:
    match = choosing()
    with pytest.raises(NothingToUndo, match="nobody has moved yet"):
        match.undo()


def test_a_move_without_luck_can_be_taken_back_to_the_very_bytes_and_events() -> None:
    match = choosing()
    before = picture(match)
    move = match.play(0, "take Italy")
    taken = match.undo()
    assert (taken.seat, taken.action, taken.text) == (0, move.number, "take Italy")
    assert picture(match) == before


def test_naming_a_target_can_be_taken_back_while_no_die_is_thrown() -> None:
    match = match_asked(EXCHANGE)
    seat, plies = match.log[-1].seat, match.ply
    match.undo()
    assert match.ply == plies - 1
    assert match.to_act == {seat}
    again = aerodrome.new("airships", match.seats, seed=match.luck.seed)  # type: ignore[attr-defined]
    for ply in match.log:
        again.play(ply.seat, ply.action)
    assert picture(again) == picture(match)


def test_after_taking_back_another_move_has_the_luck_of_its_ply() -> None:
    match = match_asked(EXCHANGE)
    straight = match.copy()
    seat, move = match.log[-1].seat, match.log[-1].action
    match.undo()
    match.play(seat, move)
    assert picture(match) == picture(straight)
    assert picture(play_on(match, 1)) == picture(play_on(straight, 1))


def test_only_the_last_move_is_taken_back_one_at_a_time() -> None:
    match = choosing()
    start = picture(match)
    match.play(0, "take USA")
    middle = picture(match)
    match.play(1, "take France")
    assert match.undo().seat == 1
    assert picture(match) == middle
    assert match.undo().seat == 0
    assert picture(match) == start


def test_a_move_that_turns_a_card_over_cannot_be_taken_back() -> None:
    match = choosing(2)
    match.play(0, "take USA")
    match.play(1, "take France")  # the first go begins with a card from the pile
    before = picture(match)
    with pytest.raises(NothingToUndo, match="the last move rolled dice, showed a card"):
        match.undo()
    assert picture(match) == before


def test_no_move_that_used_luck_is_ever_taken_back() -> None:
    match = aerodrome.new("airships", 3, seed=1, options={"entrepreneurs": "chosen"})
    taken = kept = 0
    while not match.over:
        before, seen = state_of(match), len(match.events())
        play_on(match, match.ply, 1)
        after = state_of(match)
        happened = [event.text for event in match.events(since=seen)]
        lucky = any("throws" in text or "turned over" in text or "shows" in text for text in happened)
        try:
            last = match.undo()
        except NothingToUndo:
            kept += 1
            assert state_of(match) == after
            continue
        taken += 1
        assert not lucky, happened
        assert state_of(match) == before
        assert len(match.events()) == seen
        match.play(last.seat, last.action)
        assert state_of(match) == after
    assert taken >= 2
    assert kept > 20


def test_a_throw_after_a_free_move_closes_the_way_back_to_it() -> None:
    match = match_asked(EXCHANGE)
    match.play(min(match.to_act), "keep dice")
    with pytest.raises(NothingToUndo, match="rolled dice"):
        match.undo()


def test_a_loaded_match_can_take_back_as_before(tmp_path: object) -> None:
    match = choosing()
    match.play(0, "take Italy")
    match.save(tmp_path / "game.aero")  # type: ignore[operator]
    loaded = aerodrome.load(tmp_path / "game.aero")  # type: ignore[operator]
    assert loaded.undo().text == "take Italy"
    assert picture(loaded) == picture(choosing())


def test_undo_in_a_copy_leaves_the_match_alone() -> None:
    match = choosing()
    match.play(0, "take Italy")
    before = picture(match)
    match.copy().undo()
    assert picture(match) == before


def test_an_end_that_came_by_a_throw_is_not_taken_back() -> None:
    match = next(
        m for m in map(random_match, range(20)) if any("throws" in e.text for e in m.events() if e.ply == m.ply)
    )
    with pytest.raises(NothingToUndo):
        match.undo()
    assert match.over
