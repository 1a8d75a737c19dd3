"""Files of another rules version: replayed against their digests, opened as far as both rules agree."""

from __future__ import annotations

import base64
import dataclasses
from pathlib import Path

import pytest

import aerodrome
from aerodrome import WrongVersion, games
from aerodrome.play import gamefile
from aerodrome.play.gamefile import match_text, parse_match
from aerodrome.play.match import Match
from aerodrome.rulebook.game import Game
from tests.match.helpers import Parts, parts_of, picture, play_on, random_match, state_of

OTHER = "999"


def other(match: Match) -> Parts:
    """The file of a match as another rules version would have written it."""
    return parts_of(match).set("rules", OTHER)


@pytest.mark.parametrize("plies", [0, 25, 10_000], ids=["fresh", "running", "finished"])
def test_other_rules_that_replay_equal_to_the_end_are_current(plies: int) -> None:
    match = random_match(3, 3, plies)
    opened = parse_match(other(match).text())
    assert opened.note == ""
    assert picture(opened) == picture(match)
    assert f"rules: {match.game.version}\n" in match_text(opened)


def test_a_file_written_by_a_game_of_another_version_opens_here(tmp_path: Path) -> None:
    older = dataclasses.replace(games.load("airships"), version=0)
    match = play_on(Match(older, 2, {}, aerodrome.play.luck.SeededLuck(5)), 5, 20)
    match.save(tmp_path / "old.aero")
    assert "rules: 0\n" in (tmp_path / "old.aero").read_text()
    opened = aerodrome.load(tmp_path / "old.aero")
    assert state_of(opened) == state_of(match)
    assert opened.note == ""


@pytest.mark.parametrize("move", [1, 2, 30])
def test_a_finished_match_opens_up_to_the_first_difference(move: int) -> None:
    match = random_match(3, 3)
    opened = parse_match(other(match).spoil_digest(move).text())
    assert opened.ply == move - 1
    assert opened.log == match.log[: move - 1]
    assert f"rules {OTHER}" in opened.note
    assert f"rules {match.game.version}" in opened.note
    assert f"move {move}" in opened.note
    assert "you can view it up to that point" in opened.note
    assert picture(opened)[:4] == picture(random_match(3, 3, move - 1))[:4]


def test_a_finished_match_with_a_move_that_our_rules_forbid_opens_up_to_it() -> None:
    match = random_match(3, 3)
    parts = other(match)
    body = parts.moves[19].partition(": ")[0]
    parts.moves[19] = f"{body}: try moon #{'0' * 12}"
    opened = parse_match(parts.text())
    assert opened.ply == 19
    assert "move 20" in opened.note


def test_a_finished_match_whose_set_up_differs_opens_at_its_set_up() -> None:
    opened = parse_match(other(random_match(3, 3)).set("start", "0" * 12).text())
    assert opened.ply == 0
    assert "the set-up" in opened.note


@pytest.mark.parametrize("move", [1, 10, 25])
def test_a_running_match_goes_on_from_its_latest_state(move: int) -> None:
    match = random_match(3, 3, 25)
    opened = parse_match(other(match).spoil_digest(move).text())
    assert state_of(opened) == state_of(match)
    assert opened.to_act == match.to_act
    assert opened.view(0) == match.view(0)
    assert f"rules {OTHER}" in opened.note
    assert f"move {move}" in opened.note
    assert "it continues from its latest state" in opened.note
    play_on(opened, 1)
    assert opened.over


def test_a_running_match_whose_set_up_differs_goes_on_from_its_latest_state() -> None:
    match = random_match(3, 3, 25)
    opened = parse_match(other(match).set("start", "0" * 12).text())
    assert state_of(opened) == state_of(match)
    assert "the set-up" in opened.note


def test_a_match_that_goes_on_counts_all_its_moves_and_has_fresh_luck() -> None:
    """Luck hangs on the ply: counted anew from the difference, the dice of known plies would fall again."""
    match = random_match(3, 3, 25)
    opened = parse_match(other(match).spoil_digest(10).text())
    assert opened.ply == 25


def test_a_match_that_goes_on_cannot_be_taken_back_behind_its_start() -> None:
    opened = parse_match(other(random_match(3, 3, 25)).spoil_digest(10).text())
    with pytest.raises(aerodrome.play.match.NothingToUndo):
        opened.undo()


@pytest.mark.parametrize("more", [0, 1, 15, 10_000], ids=["at-once", "one-move", "some-moves", "to-the-end"])
def test_a_match_that_goes_on_from_its_latest_state_can_be_saved_and_loaded(tmp_path: Path, more: int) -> None:
    match = random_match(3, 3, 25)
    opened = play_on(parse_match(other(match).spoil_digest(10).text()), 4, more)
    opened.save(tmp_path / "game.aero")
    again = aerodrome.load(tmp_path / "game.aero")
    assert state_of(again) == state_of(opened)
    assert (again.over, again.outcome.scores, again.to_act) == (opened.over, opened.outcome.scores, opened.to_act)


def test_a_finished_match_of_other_rules_is_not_mistaken_for_a_running_one(tmp_path: Path) -> None:
    """Opened up to the difference and saved again, it must not become a game that can be played on."""
    opened = parse_match(other(random_match(3, 3)).spoil_digest(30).text())
    opened.save(tmp_path / "game.aero")
    again = aerodrome.load(tmp_path / "game.aero")
    assert again.note


def state_line(byte: bytes) -> str:
    return f"state: {base64.b64encode(byte * games.load('airships').state.size()).decode()}"


@pytest.mark.parametrize(
    "tail",
    [
        *("state: ", "state: AAAA", "state: not base64", "state: ²²²²", "result: x", ""),
        *(state_line(b"\0"), state_line(b"\xff"), state_line(b"\x7f"), state_line(b"\x80"), state_line(b"\x01")),
    ],
    ids=["empty", "short", "words", "digits", "result", "nothing", "zeros", "NONE", "highest", "lowest", "one"],
)
def test_a_latest_state_that_is_no_table_of_ours_is_the_wrong_version(tail: str) -> None:
    parts = other(random_match(3, 3, 25)).spoil_digest(10)
    parts.tail = tail
    with pytest.raises(WrongVersion, match="its latest state cannot be read"):
        parse_match(parts.text())


def test_an_edited_file_of_other_rules_is_still_an_edited_file() -> None:
    text = other(random_match(3, 3, 25)).spoil_digest(10).text()
    lines = text.splitlines()
    lines[-5] = lines[-5].replace(" #", "x #")
    with pytest.raises(aerodrome.EditedFile):
        parse_match("\n".join(lines))


def test_changed_rules_under_the_same_version_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The purpose of digests: rules that change without a new version cannot replay their own files."""
    text = match_text(random_match(3, 3, 25))
    honest = games.load("airships")

    def generous(s: object, seat: int, action: int) -> None:
        honest.supplied["step"](s, seat, action)
        s.goes += 1  # type: ignore[attr-defined]

    changed: Game = dataclasses.replace(honest, supplied={**honest.supplied, "step": generous})
    monkeypatch.setattr(gamefile, "load_game", lambda name: changed)
    with pytest.raises(aerodrome.EditedFile, match="the move gives a different state"):
        parse_match(text)


def test_changed_rules_under_a_new_version_let_a_running_match_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    match = random_match(3, 3, 25)
    text = match_text(match)
    honest = games.load("airships")

    def generous(s: object, seat: int, action: int) -> None:
        honest.supplied["step"](s, seat, action)
        s.goes += 1  # type: ignore[attr-defined]

    changed: Game = dataclasses.replace(
        honest, supplied={**honest.supplied, "step": generous}, version=honest.version + 1
    )
    monkeypatch.setattr(gamefile, "load_game", lambda name: changed)
    opened = parse_match(text)
    assert state_of(opened) == state_of(match)
    assert "move 1" in opened.note
