"""Positions as text, from a seat's eyes."""

from __future__ import annotations

import contextlib
import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import aerodrome
from aerodrome import BadFile, WrongVersion
from aerodrome.games import PACKAGES
from aerodrome.play.gamefile import MAX_BYTES
from aerodrome.play.luck import SeededLuck
from aerodrome.play.position import match_from, position_text, read_position
from aerodrome.rulebook.record import HIDDEN
from tests.match.helpers import play_on, random_match

POSITION = random_match(5, 3, 30).position(1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_position_round_trips_for_every_viewer_all_through_a_game(seats: int) -> None:
    match = aerodrome.new("airships", seats, seed=seats)
    while True:
        for viewer in (None, *range(seats)):
            text = match.position(viewer)
            game, state, seen_by = read_position(text)
            assert game is match.game
            assert seen_by == (-1 if viewer is None else viewer)
            assert state.pack() == match.board.blinded(seen_by)
            assert position_text(game, state, seen_by) == text
        if match.over:
            break
        play_on(match, match.ply, 13)


def test_a_position_hides_the_generator() -> None:
    assert "rng = ? ? ? ?\n" in POSITION
    assert read_position(POSITION)[1].rng == [HIDDEN] * 4


def test_a_position_says_whose_eyes_it_is_seen_with() -> None:
    match = random_match(5, 3, 30)
    assert "seen by: seat 1\n" in match.position(1)
    assert "seen by: a spectator\n" in match.position()


def test_a_position_read_back_can_be_asked_for_legal_moves() -> None:
    match = random_match(5, 3, 30)
    seat = min(match.to_act)
    game, state, _ = read_position(match.position(seat))
    legal = [action for action in range(game.actions) if game.plain.refusal(state, seat, action) == 0]
    assert tuple(legal) == match.legal(seat).numbers


def test_a_position_cut_off_behind_any_line_is_a_bad_file() -> None:
    lines = POSITION.splitlines(keepends=True)
    for kept in range(len(lines)):
        with pytest.raises(BadFile):
            read_position("".join(lines[:kept]))


def test_a_position_without_one_of_its_lines_is_a_bad_file() -> None:
    lines = POSITION.splitlines()
    for at in range(len(lines)):
        with pytest.raises(BadFile):
            read_position("\n".join([*lines[:at], *lines[at + 1 :]]))


def test_a_position_with_a_line_twice_is_a_bad_file() -> None:
    lines = POSITION.splitlines()
    for at in range(len(lines)):
        with pytest.raises(BadFile):
            read_position("\n".join([*lines[: at + 1], *lines[at:]]))


@pytest.mark.parametrize("text", ["", "\n", "hello", "aerodrome-game 1\n", "aerodrome-position 2\n", "\0"])
def test_another_text_is_a_bad_file(text: str) -> None:
    with pytest.raises(BadFile, match="this is not a position"):
        read_position(text)


def test_a_position_that_is_too_large_is_a_bad_file() -> None:
    with pytest.raises(BadFile):
        read_position(POSITION + " " * MAX_BYTES)


def test_a_position_of_an_unknown_game_is_a_bad_file() -> None:
    with pytest.raises(BadFile, match="the game 'chess' is not known here"):
        read_position(POSITION.replace("game: airships", "game: chess"))


@pytest.mark.parametrize("change", [("rules: ", "rules: 9"), ("cards: ", "cards: 9")])
def test_a_position_of_other_rules_or_cards_is_the_wrong_version(change: tuple[str, str]) -> None:
    with pytest.raises(WrongVersion):
        read_position(POSITION.replace(*change, 1))


@pytest.mark.parametrize("value", ["x", "1.5", "", "1 2", "99999999999999999999", "200", "-200", "é"])
def test_a_value_that_does_not_belong_is_a_bad_file(value: str) -> None:
    assert "\nera = 1\n" in POSITION or "\nera = 2\n" in POSITION
    text = POSITION.replace("\nera = 1\n", f"\nera = {value}\n").replace("\nera = 2\n", f"\nera = {value}\n")
    with pytest.raises(BadFile):
        read_position(text)


@pytest.mark.parametrize("who", ["seat 9", "seat 3", "seat -1", "seat ²", "seat", "nobody", "seat x", ""])
def test_a_viewer_that_is_not_at_the_table_is_a_bad_file(who: str) -> None:
    with pytest.raises(BadFile):
        read_position(POSITION.replace("seen by: seat 1", f"seen by: {who}"))


@pytest.mark.parametrize("seats", ["0", "1", "5", "-1", "99", "?"])
def test_a_number_of_seats_that_the_game_is_not_made_for_is_a_bad_file(seats: str) -> None:
    with pytest.raises(BadFile):
        read_position(POSITION.replace("\nn_seats = 3\n", f"\nn_seats = {seats}\n"))


@given(place=st.integers(0, 10_000), old=st.integers(0, 3), new=st.text(max_size=3))
@settings(max_examples=300, deadline=None)
def test_any_small_edit_is_answered_with_a_position_or_a_bad_file(place: int, old: int, new: str) -> None:
    place %= len(POSITION)
    with contextlib.suppress(BadFile):
        read_position(POSITION[:place] + new + POSITION[place + old :])


# --- going on from a position -------------------------------------------------------------------------------


@pytest.mark.parametrize("game", PACKAGES)
def test_a_match_goes_on_from_what_anybody_saw(game: str) -> None:
    for plies in (0, 7, 25):
        match = random_match(plies, 2, plies, game=game)
        for viewer in (None, 0, 1):
            position = match.position(viewer)
            other = match_from(*read_position(position), luck=SeededLuck(plies))
            assert other.position(viewer) == position
            assert other.to_act == match.to_act
            assert other.options == match.options


def test_what_the_seat_did_not_know_is_dealt_anew() -> None:
    match = random_match(3, 3, 20, game="mad-zeppelin")
    seen = read_position(match.position(0))
    worlds = {match_from(*seen, luck=SeededLuck(seed)).position(1) for seed in range(8)}
    assert len(worlds) > 1
    assert match_from(*seen, luck=SeededLuck(1)).position(1) == match_from(*seen, luck=SeededLuck(1)).position(1)


@pytest.mark.parametrize("game", PACKAGES)
def test_a_match_from_a_position_is_kept_like_any_other(game: str, tmp_path: Path) -> None:
    match = match_from(*read_position(random_match(4, 2, 15, game=game).position(0)), luck=SeededLuck(3))
    play_on(match, 3, 20)
    match.save(tmp_path / "game.aero")
    again = aerodrome.load(tmp_path / "game.aero")
    assert again.board.pack() == match.board.pack()
    assert again.ply == match.ply


def test_a_position_of_a_game_that_is_over_cannot_be_played() -> None:
    with pytest.raises(BadFile, match="is over"):
        match_from(*read_position(random_match(5, 2).position(0)))


@pytest.mark.native
@pytest.mark.parametrize("game", PACKAGES)
def test_what_no_game_can_come_to_is_refused(game: str) -> None:
    """Of positions with a number that is wrong, those that can be told from true ones are refused, and no other way."""
    lines = random_match(6, 2, 20, game=game).position(0).splitlines()
    lot, refused = random.Random(7), 0
    for _ in range(60):
        at = lot.randrange(5, len(lines))
        field, _, values = lines[at].partition(" = ")
        numbers = values.split()
        numbers[lot.randrange(len(numbers))] = str(lot.choice([-1, 0, 1, 2, 5, 99]))
        text = "\n".join([*lines[:at], f"{field} = {' '.join(numbers)}", *lines[at + 1 :]]) + "\n"
        try:
            match = match_from(*read_position(text), luck=SeededLuck(1))
        except BadFile:
            refused += 1
        else:
            assert match.position(0).splitlines()[5:] == text.splitlines()[5:]
    assert refused > 10
