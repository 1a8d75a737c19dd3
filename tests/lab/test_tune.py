"""Tuning: which candidates there are, who is left, what is proved, and that it can be made again."""

from __future__ import annotations

import random
import shlex
import tomllib
from pathlib import Path
from typing import Any

import pytest

from aerodrome import cli
from aerodrome.bots.search import SETTINGS, BadTuning, tuning_of
from aerodrome.games import load
from aerodrome.lab import arena, tune
from aerodrome.lab.standings import confidence
from aerodrome.lab.tune import MOST, PROVED, RANGES, TUNED, BadTune, Hunt, Hunting, shown, tuning_text
from aerodrome.rulebook.game import BadSeats
from aerodrome.simulate.ledger import BadRunFile
from aerodrome.simulate.rollout import BadBot, BadGames
from aerodrome.simulate.workers import Here, Processes
from tests.cli.program import Program

AIRSHIPS = load("airships")


def hunt(**given: Any) -> Hunt:
    usual: dict[str, Any] = {
        "bot": "search:10", "against": None, "seats": 2, "candidates": 8, "deals": 2, "proof": 6, "seed": 3,
    }  # fmt: skip
    return Hunt.make(AIRSHIPS, **{**usual, **given})


# --- candidates


def test_candidates_are_the_same_for_a_seed_and_differ_from_each_other() -> None:
    settings = hunt(candidates=40).settings
    assert settings == hunt(candidates=40).settings != hunt(candidates=40, seed=4).settings
    assert len({shown(each) for each in settings} | {hunt().against}) == 41
    assert settings[:8] == hunt().settings


def test_candidates_keep_to_the_ranges_and_to_what_a_bot_can_be_called() -> None:
    from aerodrome.bots import make_bot

    for settings in hunt(candidates=60).settings:
        make_bot(f"search:10/{shown(settings)}")
        for name, value in settings.items():
            values = RANGES[name]
            assert values[0] <= value <= values[-1]
            assert SETTINGS[name] is float or value in values
    assert set(RANGES) == set(SETTINGS)


def test_half_of_the_candidates_are_near_what_there_is() -> None:
    start = hunt().so_far
    near = [sum(each[name] != start[name] for name in start) for each in hunt(candidates=40).settings[::2]]
    assert set(near) <= {1, 2}


def test_it_begins_with_the_tuning_of_the_game_or_with_what_is_given() -> None:
    tuning = tuning_of(load("dastardly-dirigibles"))
    dirigibles = Hunt.make(load("dastardly-dirigibles"), "search:10", None, 2, 4, 1, 2)
    assert dirigibles.so_far["explore"] == tuning.explore
    assert dirigibles.so_far["horizon"] == tuning.horizon
    assert hunt(against="explore=0.9").so_far["explore"] == 0.9
    assert "trust_of_100" not in hunt().so_far


@pytest.mark.parametrize(
    ("given", "error", "words"),
    [
        ({"bot": "greedy"}, BadBot, "cannot be tuned"),
        ({"bot": "search:10/explore=2"}, BadBot, "cannot be tuned"),
        ({"bot": "search:1s"}, BadBot, "cannot be tuned"),
        ({"bot": "search:0"}, BadBot, "is not a budget"),
        ({"against": "depth=3"}, BadBot, "is not a setting of search"),
        ({"candidates": 1}, BadTune, "from 2 to"),
        ({"deals": 0}, BadGames, "from 1 to"),
        ({"proof": 1}, BadGames, "2 to"),
        ({"seed": -1}, BadGames, "seed"),
        ({"seats": 9}, BadSeats, "2–4 seats"),
    ],
)
def test_a_hunt_that_makes_no_sense_is_refused(
    given: dict[str, Any], error: type[Exception], words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tune, "make_bot", named)
    with pytest.raises(error, match=words):
        hunt(**given)


def named(name: str, seed: int = 0, **_: Any) -> Any:
    """A bot by name without the compiled engine that a search would need."""
    from aerodrome.bots import make_bot

    return make_bot(name, seed)


@pytest.fixture(autouse=True)
def without_compiled_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tune, "make_bot", named)


# --- deals


def test_no_deal_is_one_of_the_arena_or_of_simulations() -> None:
    most = 4096  # of rounds that double from the largest first round
    assert TUNED >= 1 << 31 > 1_000_000
    assert TUNED + most * MOST // 4096 <= PROVED
    assert PROVED + MOST <= 1 << 32


def played(strength: Any, monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """Let candidates win with the chance that their settings give, without playing. Returns the parts that are done."""
    parts: list[tuple[int, int]] = []

    def play(this: Hunt, part: tuple[int, int]) -> tuple[float, ...]:
        parts.append(part)
        draw = random.Random(f"{part}")
        chance = strength(this.settings[part[0]])
        return tuple(float(draw.random() < chance) for _ in range(this.seats))

    monkeypatch.setattr(tune, "play_part", play)
    return parts


def test_halving_keeps_the_better_ones_and_proves_the_last_on_new_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    parts = played(lambda settings: 0.9 if settings["explore"] > 1.5 else 0.3, monkeypatch)
    hunting = Hunting(hunt(candidates=16, deals=4, proof=40))
    assert list(hunting.go(Here()))[-1] == hunting.parts == len(parts) == len(set(parts))
    found = hunting.found
    assert found is not None
    assert [(each.deals, len(each.ranking)) for each in found.rounds] == [(4, 16), (8, 8), (16, 4), (32, 2)]
    assert found.settings["explore"] > 1.5
    assert found.confidence > 0.99
    assert found.share.low > 0.5
    proof = {deal for candidate, deal in parts if deal >= PROVED}
    assert proof == set(range(PROVED, PROVED + 40))
    assert {deal for _, deal in parts} - proof == set(range(TUNED, TUNED + 32))
    assert all(candidate == found.best for candidate, deal in parts if deal >= PROVED)


def test_the_luck_of_the_chosen_one_is_not_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    """If all are alike, the best of many looks strong in its rounds, and its proof says that it is not."""
    certain = 0
    for seed in range(20):
        played(lambda settings: 0.5, monkeypatch)
        hunting = Hunting(hunt(candidates=32, deals=2, proof=60, seed=seed))
        list(hunting.go(Here()))
        assert hunting.found is not None
        certain += hunting.found.confidence > 0.95
    assert certain <= 4


def test_a_stopped_hunt_goes_on_from_its_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    parts = played(lambda settings: settings["explore"] / 3, monkeypatch)
    file = tmp_path / "hunt.jsonl"
    for done in Hunting(hunt(), file).go(Here()):
        if done == 20:
            break
    again, whole = Hunting(hunt(), file), Hunting(hunt())
    assert next(iter(again.go(Here()))) == 20
    list(again.go(Here()))
    assert len(parts) == len(set(parts)) == again.parts
    list(whole.go(Here()))
    assert again.found == whole.found
    with pytest.raises(BadRunFile, match=r"another run \(seed differ\)"):
        Hunting(hunt(seed=9), file)


def test_a_candidate_plays_from_every_seat_among_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[int, list[str]]] = []

    def play(game: Any, options: Any, seed: int, bots: Any, **_: Any) -> Any:
        seen.append((seed, [bot.name for bot in bots]))
        shares = tuple(float(len(seen) == 1) for _ in bots)
        return arena.Played(tuple(bot.name for bot in bots), shares, (1,) * len(bots), (0,) * len(bots), 1, ())

    monkeypatch.setattr(arena, "play_table", play)
    this = hunt(seats=3)
    assert tune.play_part(this, (1, TUNED + 5)) == (1.0, 0.0, 0.0)
    mine, others = f"search:10/{shown(this.settings[1])}", f"search:10/{this.against}"
    assert [names.index(mine) for _, names in seen] == [0, 1, 2]
    assert all(names.count(others) == 2 for _, names in seen)
    assert {seed for seed, _ in seen} == {(3 << 32) + TUNED + 5}


def test_confidence_is_as_often_right_as_it_says() -> None:
    rng = random.Random(1)
    wrong = sum(confidence([rng.choice((-0.5, 0, 0.5)) for _ in range(25)]) > 0.95 for _ in range(2000))
    assert 0.03 < wrong / 2000 < 0.07
    assert confidence([0.0, 0.0]) == 0.5
    assert confidence([1.0, -1.0]) == pytest.approx(0.5)


# --- tuning.toml


@pytest.mark.parametrize(("name", "strength"), [("explore", 0.9), ("nothing", 0.5)])
def test_what_is_written_says_by_which_command_and_that_command_makes_it_again(
    name: str, strength: float, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    played(lambda settings: strength if settings.get(name, 2) > 1.5 else 0.3, monkeypatch)
    files = tmp_path / "one.toml", tmp_path / "other.toml"
    hunting = Hunting(hunt(proof=60))
    list(hunting.go(Here()))
    found = hunting.found
    assert found is not None
    files[0].write_text(tuning_text(found, 0.99))
    told = tomllib.loads(files[0].read_text())
    command = told["made"]["search"]["by"]
    assert command == hunt(proof=60).command()
    assert told["simulations"] == dict(tuning_of(AIRSHIPS).simulations)
    settings = found.settings if name == "explore" else hunt().so_far
    assert told.get("explore", 0.6) == settings["explore"]
    words = [*shlex.split(command)[1:], "--workers", "1", "--write", str(files[1])]
    done = Program(tmp_path, real=False)(*words)
    assert done.code == 0, done.all
    assert files[1].read_bytes() == files[0].read_bytes()
    assert f"Again: {command}" in done.out


def test_the_search_reads_a_file_that_says_how_it_was_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from aerodrome.bots.search import _tunings_in

    file = tmp_path / "tuning.toml"
    file.write_text('explore = 0.7\n[simulations]\nclub = 4\n[made.search]\nby = "aerodrome tune x"\n')
    assert _tunings_in(file)[0].explore == 0.7
    file.with_name("other.toml").write_text("maid = 1\n")
    with pytest.raises(BadTuning):
        _tunings_in(file.with_name("other.toml"))


@pytest.mark.native
def test_a_small_hunt_is_the_same_with_any_workers(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.undo()
    files = tmp_path / "alone.jsonl", tmp_path / "together.jsonl"
    workers = Processes(2)
    for those, file in zip((Here(), workers), files, strict=True):
        list(Hunting(hunt(candidates=3, deals=1, proof=2), file).go(those))
    workers.close()
    assert files[0].read_bytes() == files[1].read_bytes()


def test_every_command_that_a_tuning_names_can_be_read() -> None:
    """Whoever made a shipped tuning by command can be asked again: the words are those of today's command."""
    for name in ("airships", "mad-zeppelin", "dastardly-dirigibles", "zeppeldrome"):
        told = tomllib.loads((load(name).folder / "tuning.toml").read_text(encoding="utf-8"))
        for made in told.get("made", {}).values():
            words = shlex.split(made["by"])
            assert words[:3] == ["aerodrome", "tune", name]
            given = dict(zip(words[3::2], words[4::2], strict=True))
            numbers = (int(given[f"--{option}"]) for option in ("seats", "candidates", "deals", "proof", "seed"))
            again = Hunt.make(load(name), given["--bot"], given["--against"], *numbers)
            assert again.command() == made["by"]


def test_the_command_line_knows_it() -> None:
    assert any(command.__name__ == "tune" for command in cli.COMMANDS)
