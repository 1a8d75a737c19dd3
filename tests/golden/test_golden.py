"""The golden games: rules that have not changed on purpose replay them to the very bytes."""

from __future__ import annotations

import base64
import functools
import re
from pathlib import Path

import pytest

from aerodrome import BadFile
from aerodrome.engines.compiled import native
from aerodrome.games import PACKAGES, load
from aerodrome.play.gamefile import match_text, parse_match
from aerodrome.play.layout import short_hash
from aerodrome.play.match import Match
from tests.golden.make import FOLDER, RECIPES
from tests.match.helpers import Parts

FILES = sorted(FOLDER.glob("*/*.aero"))

CHANGED = (
    "{file}: the rules do not behave as they did when this game was recorded ({what}). "
    "If that is not meant, it is a bug. If it is meant, changed behaviour needs a new RULES_VERSION "
    "in the game's fact sheet and a line in CHANGELOG.md; "
    "then write the golden games anew: python -m tests.golden.make"
)

each_file = pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")


def changed(file: Path, what: object) -> None:
    pytest.fail(CHANGED.format(file=file.name, what=what), pytrace=False)


def without_engine(text: str) -> str:
    """A file's text without its engine line, and so without the hashes that stand on it."""
    parts = Parts.of(text)
    return parts.set("engine", "any").text()


@functools.cache
def replayed(file: Path) -> Match:
    """The match of a file; several tests look at the same, and none changes it."""
    try:
        return parse_match(file.read_text(encoding="utf-8"), file.name)
    except BadFile as error:
        changed(file, error)
        raise


def test_every_game_has_its_golden_games() -> None:
    assert set(RECIPES) == set(PACKAGES)
    for game, recipes in RECIPES.items():
        assert {file.stem for file in FILES if file.parent.name == game} == {recipe.name for recipe in recipes}
        assert len(recipes) >= 16


@each_file
def test_a_golden_game_was_recorded_under_the_rules_version_of_today(file: Path) -> None:
    version = re.search(r"^rules: (.*)$", file.read_text(encoding="utf-8"), re.MULTILINE)
    assert version
    if version[1] != str(load(file.parent.name).version):
        changed(file, f"it is of rules version {version[1]}")


@each_file
def test_a_golden_game_is_replayed_to_its_end(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    match = replayed(file)
    if match.note:
        changed(file, match.note)
    parts = Parts.of(text)
    assert match.ply == len(parts.moves)
    assert parts.end.startswith("end: finished" if match.over else "end: running")
    if not match.over and match.board.digest() != match.log[-1].digest:
        changed(file, "its last state")
    if without_engine(match_text(match)) != without_engine(text):
        changed(file, "it is written in other words")


@each_file
def test_a_golden_game_keeps_its_latest_state_or_its_result(file: Path) -> None:
    match, tail = replayed(file), Parts.of(file.read_text(encoding="utf-8")).tail
    if match.over:
        scores = ", ".join(f"{name} {points}" for name, points in zip(match.names, match.outcome.scores, strict=True))
        winners = " and ".join(match.names[seat] for seat in match.outcome.winners) or "nobody"
        if tail != f"result: {scores}; won by {winners}":
            changed(file, "its result")
    elif base64.b64decode(tail.removeprefix("state: ")) != match.board.pack():
        changed(file, "its latest state")


@pytest.mark.parametrize(
    ("name", "endings"),
    [
        ("airships", {"AS-11.1", "AS-11.2"}),
        ("mad-zeppelin", {"MZ-16.2", "MZ-16.3"}),
        ("dastardly-dirigibles", {"DD-9.1"}),
    ],
)
def test_the_golden_games_show_all_there_is(name: str, endings: set[str]) -> None:
    matches = [replayed(file) for file in FILES if file.parent.name == name]
    game = load(name)
    assert {match.seats for match in matches} == set(game.seats)
    assert {match.outcome.ending.id for match in matches if match.outcome.ending} >= endings
    assert {player for match in matches for player in match.players} == {"random", "greedy"}
    for option in game.options:
        assert len({match.options[option.name] for match in matches}) > 1, option.name
    assert not all(match.over for match in matches)


def test_a_change_of_the_rules_is_told_with_what_to_do(tmp_path: Path) -> None:
    text = FILES[0].read_text(encoding="utf-8")
    file = tmp_path / "game.aero"
    file.write_text(Parts.of(text).spoil_digest(5).text(), encoding="utf-8")
    with pytest.raises(pytest.fail.Exception, match=r"new RULES_VERSION .* and a line in CHANGELOG\.md"):
        replayed(file)


@pytest.mark.native
@each_file
def test_the_native_engine_replays_a_golden_game_to_the_same_bytes(file: Path) -> None:
    parts = Parts.of(file.read_text(encoding="utf-8"))
    match = replayed(file)
    compiled = native(match.game)
    state = compiled.load(match.game.fresh_state(match.seats, match.options).pack())
    match.luck.key(state.rng, 0)
    compiled.new_game(state)
    if short_hash(state[0]) != match.start_digest:
        changed(file, "its set-up on the native engine")
    for number, (ply, body) in enumerate(zip(match.log, parts.moves, strict=True), 1):
        match.luck.key(state.rng, number)
        compiled.step(state, ply.seat, ply.action)
        if short_hash(state[0]) != body.rpartition(" #")[2]:
            changed(file, f"move {number} on the native engine")
    assert state[0] == match.board.pack()
