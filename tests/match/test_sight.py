"""What seats, spectators and bots see, and what they do not."""

from __future__ import annotations

import dataclasses
import json

import pytest

import aerodrome
from aerodrome.play.match import Match
from aerodrome.play.saying import said_of
from aerodrome.play.sight import Sight
from aerodrome.rulebook.primitives import EVERYBODY
from aerodrome.rulebook.record import HIDDEN
from tests.match.helpers import OPTION_SETS, play_on, random_match


def viewers(match: Match) -> list[int | None]:
    return [None, *range(match.seats)]


def with_other_luck(match: Match) -> Match:
    """A world that differs only in its generator."""
    state = match.board.state()
    state.rng[:] = [11, 22, 33, 44]
    return match.copy(state.pack())


def numbers_in(thing: object) -> set[int]:
    """Every number somewhere inside plain data."""
    if isinstance(thing, dict):
        return set().union(*(numbers_in(value) for value in thing.values())) if thing else set()
    if isinstance(thing, list | tuple):
        return set().union(*(numbers_in(value) for value in thing)) if thing else set()
    return {thing} if type(thing) is int else set()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_views_are_json_all_through_a_game(seats: int) -> None:
    match = aerodrome.new("airships", seats, seed=seats)
    while not match.over:
        for viewer in viewers(match):
            view = match.view(viewer)
            assert json.loads(json.dumps(view)) == view
        play_on(match, match.ply, 7)


def test_a_view_is_the_same_on_the_blinded_state() -> None:
    match = random_match(6, 3, plies=30)
    for viewer in viewers(match):
        seat = -1 if viewer is None else viewer
        blinded, true = match.sight(viewer).state, match.board.state()
        view, speaker = match.game.showing.view, match.speaker(viewer)
        assert match.view(viewer) == view(blinded, seat, speaker) == view(true, seat, speaker)
        assert match.describe(viewer) == speaker.texts(said_of(match.game, true, "describe", seat))


def test_looking_changes_nothing() -> None:
    match = random_match(6, 3, plies=30)
    before = match.board.pack()
    for viewer in viewers(match):
        match.view(viewer), match.describe(viewer), match.events(viewer), match.position(viewer)
    for seat in range(3):
        match.legal(seat), match.sight(seat), match.question(seat), match.rules_in_play(seat)
    assert match.board.pack() == before


@pytest.mark.parametrize("options", OPTION_SETS)
def test_worlds_that_differ_in_luck_only_look_alike(options: dict[str, str | int]) -> None:
    match = aerodrome.new("airships", 3, seed=9, options=options)
    while not match.over:
        other = with_other_luck(match)
        assert match.board.pack() != other.board.pack()
        for viewer in viewers(match):
            assert match.view(viewer) == other.view(viewer)
            assert match.describe(viewer) == other.describe(viewer)
            assert match.events(viewer) == other.events(viewer)
            assert match.position(viewer) == other.position(viewer)
        for seat in range(3):
            assert match.legal(seat) == other.legal(seat)
            assert match.question(seat) == other.question(seat)
            assert match.sight(seat) == other.sight(seat)
        assert match.default(min(match.to_act)) == other.default(min(match.to_act))
        play_on(match, match.ply, 9)


def test_the_generator_appears_nowhere_in_what_is_seen() -> None:
    match = random_match(12, 2, plies=25)
    secret = {word for word in match.board.state().rng if word > 1000}
    assert secret
    for viewer in viewers(match):
        events = [list(event.values) for event in match.events(viewer)]
        assert not secret & numbers_in([match.view(viewer), events])
        text = "\n".join([match.position(viewer), *match.describe(viewer), *(e.text for e in match.events(viewer))])
        assert not [word for word in secret if str(word) in text]


def test_a_sight_holds_a_blinded_state_and_nothing_else() -> None:
    match = random_match(12, 3, plies=25)
    for seat in range(3):
        sight = match.sight(seat)
        fields = [field.name for field in dataclasses.fields(Sight)]
        assert fields == ["game", "state", "seat", "ply", "legal", "names", "told"]
        assert all(event[0] in (EVERYBODY, seat) for _, event in sight.told)
        assert sight.state.rng == [HIDDEN] * 4
        for _, field, value in sight.state.paths():
            assert field.audience != "secret" or value == HIDDEN
        assert sight.seat == seat
        assert sight.ply == match.ply + 1
        assert sight.legal == match.legal(seat).numbers
        assert list(sight.events) == match.events(seat)
        assert sight.game is match.game


def scribble(thing: object) -> None:
    """Write over every number and text inside plain data."""
    for key in list(thing) if isinstance(thing, dict) else range(len(thing)) if isinstance(thing, list) else ():
        scribble(thing[key])  # type: ignore[index]
        thing[key] = -99  # type: ignore[index]


@pytest.mark.parametrize("name", ["airships", "mad-zeppelin", "dastardly-dirigibles", "zeppeldrome"])
def test_writing_into_a_view_does_not_touch_the_match(name: str) -> None:
    match = aerodrome.new(name, 3, seed=2)
    for _ in range(20):
        seat = min(match.to_act)
        match.play(seat, match.legal(seat).numbers[-1])
    for viewer in viewers(match):
        seen = match.view(viewer), match.describe(viewer), match.position(viewer)
        scribble(match.view(viewer))
        scribble(match.describe(viewer))
        assert (match.view(viewer), match.describe(viewer), match.position(viewer)) == seen


def test_writing_into_a_sight_does_not_touch_the_match() -> None:
    match = random_match(12, 3, plies=25)
    before = match.board.pack()
    sight = match.sight(0)
    sight.state.companies[0].chips = 6
    sight.state.board[0][0] = 1
    assert match.board.pack() == before


def test_events_are_numbered_from_nought_without_gaps() -> None:
    match = aerodrome.new("airships", 3, seed=21)
    while not match.over:
        for viewer in viewers(match):
            events = match.events(viewer)
            assert [event.number for event in events] == list(range(len(events)))
            assert [event.ply for event in events] == sorted(event.ply for event in events)
            assert all(event.text for event in events)
        play_on(match, match.ply, 11)


def test_events_since_a_number_are_the_rest_of_all_events() -> None:
    match = random_match(21, 3, plies=12)
    for viewer in viewers(match):
        everything = match.events(viewer)
        for since in (0, 1, 5, len(everything) - 1, len(everything), len(everything) + 10):
            assert match.events(viewer, since) == everything[since:]


def test_following_a_match_by_since_misses_nothing_and_repeats_nothing() -> None:
    match = aerodrome.new("airships", 2, seed=22)
    heard = match.events(0)
    while not match.over:
        play_on(match, match.ply, 1)
        heard += match.events(0, since=len(heard))
    assert heard == match.events(0)


def test_events_of_a_ply_carry_its_number() -> None:
    match = aerodrome.new("airships", 2, seed=22)
    assert {event.ply for event in match.events()} == {0}
    seen = len(match.events())
    play_on(match, 1, 1)
    assert {event.ply for event in match.events(since=seen)} == {1}
