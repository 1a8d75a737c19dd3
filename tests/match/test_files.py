"""Sound game files: loading gives what was saved."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import aerodrome
from aerodrome.play.gamefile import MAX_BYTES, match_text, parse_match
from aerodrome.play.luck import SecretLuck, SeededLuck
from aerodrome.play.match import Match
from aerodrome.play.names import MAX_NAME
from tests.match.helpers import EXCHANGE, OPTION_SETS, match_asked, picture, play_on, random_match

ODD_NAMES = [
    "Ada: the first",
    "Zoë ~ the #2",
    "> card",
    "---",
    "#1 ~2",
    "end: finished after 0 moves",
    "names",
    "日本 語",
    "🎈 Balloon",
    "'\"\\ /",
    "x" * MAX_NAME,
    "1",
    "a,b;c",
    ": colon first",
    "colon last:",
    "try F-11",
]


def there_and_back(match: Match, path: Path) -> Match:
    match.save(path)
    loaded = aerodrome.load(path)
    assert picture(loaded) == picture(match)
    assert match_text(loaded) == path.read_text(encoding="utf-8") == match_text(match)
    return loaded


@pytest.mark.parametrize("options", OPTION_SETS)
@pytest.mark.parametrize("plies", [0, 1, 40, 10_000], ids=["fresh", "one-move", "running", "finished"])
def test_a_match_comes_back_as_it_was_saved(tmp_path: Path, options: dict[str, str | int], plies: int) -> None:
    match = random_match(plies % 7, 2 + plies % 3, plies, options)
    there_and_back(match, tmp_path / "game.aero")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_running_match_goes_on_as_if_it_had_not_been_saved(tmp_path: Path, seats: int) -> None:
    match = random_match(seats, seats, 50)
    loaded = there_and_back(match, tmp_path / "game.aero")
    assert picture(play_on(loaded, 3)) == picture(play_on(match, 3))


def test_a_match_can_be_saved_at_every_question_in_between(tmp_path: Path) -> None:
    there_and_back(match_asked(EXCHANGE), tmp_path / "game.aero")
    there_and_back(match_asked("Use bonuses?"), tmp_path / "game.aero")
    there_and_back(match_asked("Pay 3 bonus chips for another go?"), tmp_path / "game.aero")


def test_a_match_with_all_options_at_once_comes_back(tmp_path: Path) -> None:
    options = {name: value for chosen in OPTION_SETS for name, value in chosen.items()}
    there_and_back(random_match(5, 4, 30, options), tmp_path / "game.aero")


@pytest.mark.parametrize("name", ODD_NAMES)
def test_a_match_with_an_odd_name_comes_back(tmp_path: Path, name: str) -> None:
    match = random_match(4, 2, 12, names=[name, "Other"])
    there_and_back(match, tmp_path / "game.aero")


def test_a_finished_match_with_odd_names_in_all_seats_comes_back(tmp_path: Path) -> None:
    there_and_back(random_match(4, 3, names=["and", "won by", "; # ~"]), tmp_path / "game.aero")


def test_secret_luck_is_kept_and_goes_on(tmp_path: Path) -> None:
    match = play_on(aerodrome.new("airships", 3), 1, 10)
    assert isinstance(match.luck, SecretLuck)
    loaded = there_and_back(match, tmp_path / "game.aero")
    assert isinstance(loaded.luck, SecretLuck)
    assert loaded.luck.commitment == match.luck.commitment
    assert picture(play_on(loaded, 3)) == picture(play_on(match, 3))


@pytest.mark.parametrize("seed", [0, 1, 2**32 + 7, 2**62 - 1])
def test_seeded_luck_is_kept(tmp_path: Path, seed: int) -> None:
    match = play_on(aerodrome.new("airships", seed=seed), 1, 5)
    loaded = there_and_back(match, tmp_path / "game.aero")
    assert isinstance(loaded.luck, SeededLuck)
    assert loaded.luck.seed == seed


def test_the_players_are_kept(tmp_path: Path) -> None:
    match = random_match(1, 3, 5)
    match.players = ["human", "greedy", "random"]
    assert there_and_back(match, tmp_path / "game.aero").players == ["human", "greedy", "random"]


def test_a_file_is_readable_text_with_one_move_a_line() -> None:
    match = random_match(7, 2, 3, names=["Ada", "Ben"])
    lines = match_text(match).splitlines()
    assert lines[0] == "aerodrome-game 1"
    for line in (
        "game: airships",
        "names: Ada | Ben",
        "players: human | human",
        "luck: seed 7",
        f"rules: {match.game.version}",
    ):
        assert line in lines
    for number, ply in enumerate(match.log, 1):
        assert any(line.startswith(f"{number} {match.names[ply.seat]}: {ply.text} #{ply.digest} ~") for line in lines)
    assert lines[-1].startswith("end: running after 3 moves ~")


def test_a_finished_file_tells_the_result() -> None:
    match = random_match(7, 2, names=["Ada", "Ben"])
    text = match_text(match)
    assert f"result: Ada {match.outcome.scores[0]}, Ben {match.outcome.scores[1]}; won by " in text
    assert f"end: finished after {match.ply} moves ~" in text


def test_any_game_is_far_smaller_than_the_largest_file() -> None:
    assert len(match_text(random_match(7, 4)).encode()) < MAX_BYTES / 20


def test_a_file_with_windows_line_ends_is_the_same_game() -> None:
    match = random_match(7, 2, 20)
    assert picture(parse_match(match_text(match).replace("\n", "\r\n"))) == picture(match)


def test_empty_lines_behind_the_end_do_no_harm() -> None:
    match = random_match(7, 2, 20)
    assert picture(parse_match(match_text(match) + "\n  \n")) == picture(match)


def test_saving_takes_a_text_as_path_and_a_home_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    match = random_match(7, 2, 3)
    match.save("~/game.aero")
    assert (tmp_path / "game.aero").exists()
    assert picture(aerodrome.load("~/game.aero")) == picture(match)


def test_saving_again_replaces_the_file_and_leaves_nothing_beside_it(tmp_path: Path) -> None:
    match = random_match(7, 2, 3)
    match.save(tmp_path / "game.aero")
    play_on(match, 1, 4)
    match.save(tmp_path / "game.aero")
    assert aerodrome.load(tmp_path / "game.aero").ply == 7
    assert [path.name for path in tmp_path.iterdir()] == ["game.aero"]


@pytest.mark.parametrize("failing", ["replace", "fsync"])
@pytest.mark.parametrize("error", [OSError(28, "No space left on device"), KeyboardInterrupt()])
def test_a_write_that_fails_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: str, error: BaseException
) -> None:
    match = random_match(7, 2, 3)
    match.save(tmp_path / "game.aero")
    old = (tmp_path / "game.aero").read_bytes()
    play_on(match, 1, 4)

    def fail(*args: object) -> None:
        raise error

    monkeypatch.setattr(os, failing, fail)
    with pytest.raises(type(error)):
        match.save(tmp_path / "game.aero")
    assert (tmp_path / "game.aero").read_bytes() == old
    assert [path.name for path in tmp_path.iterdir()] == ["game.aero"]


def test_a_save_into_a_folder_that_is_not_there_leaves_the_match_as_it_is(tmp_path: Path) -> None:
    match = random_match(7, 2, 3)
    before = picture(match)
    with pytest.raises(OSError):
        match.save(tmp_path / "nowhere" / "game.aero")
    assert picture(match) == before
