"""Workers: the same from all of them, and a part whose worker is lost is done again."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from aerodrome.games import load
from aerodrome.lab.testkit import LawRun, check_all, seat_and_option_sets
from aerodrome.simulate.ledger import BadRunFile, Ledger
from aerodrome.simulate.rollout import BadGames, rollout
from aerodrome.simulate.workers import Here, Processes, Threads, Workers, WorkersLost, processes, spread
from tests.lab.counting import Counting, refused, squared, tries

KINDS: dict[str, Callable[[], Workers]] = {
    "here": Here,
    "threads": lambda: Threads(3),
    "processes": lambda: Processes(2),
}


@pytest.fixture(params=KINDS, scope="module")
def workers(request: pytest.FixtureRequest) -> Iterator[Workers]:
    those = KINDS[request.param]()
    yield those
    those.close()


@pytest.fixture(scope="module")
def two_processes() -> Iterator[Workers]:
    those = Processes(2)
    yield those
    those.close()


def test_every_part_is_done_once(workers: Workers, tmp_path: Path) -> None:
    run = Counting(str(tmp_path))
    assert dict(spread(workers, squared, run, range(20))) == {n: n * n for n in range(20)}
    assert all(tries(run, n) == 1 for n in range(20))


def test_what_a_part_raises_is_raised(workers: Workers, tmp_path: Path) -> None:
    with pytest.raises(BadGames, match="makes no sense"):
        list(spread(workers, refused, Counting(str(tmp_path)), range(5)))


def test_a_part_is_done_again_when_its_worker_is_killed(two_processes: Workers, tmp_path: Path) -> None:
    run = Counting(str(tmp_path), deadly=((3, 2),))
    assert dict(spread(two_processes, squared, run, range(12))) == {n: n * n for n in range(12)}
    assert tries(run, 3) >= 3


def test_a_part_that_kills_every_worker_ends_the_run(
    two_processes: Workers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("aerodrome.simulate.workers.MOST_LOSSES", 1)
    run = Counting(str(tmp_path), deadly=((0, 1000),))
    with pytest.raises(WorkersLost, match="try fewer workers"):
        list(spread(two_processes, squared, run, [0]))
    assert tries(run, 0) == 2


def test_one_worker_needs_no_process() -> None:
    assert isinstance(processes(1), Here)
    assert isinstance(processes(2), Processes)


# --- the file of a run


def ledger(run: Counting, file: Path | None) -> Ledger[int, int]:
    return Ledger(run.header(), file, lambda n, square: {"n": n, "square": square}, lambda d: (d["n"], d["square"]))


def test_a_finished_file_is_the_same_whoever_did_the_work(workers: Workers, tmp_path: Path) -> None:
    run = Counting(str(tmp_path))
    file = tmp_path / "run.jsonl"
    assert sorted(ledger(run, file).fill(workers, squared, run, range(10))) == list(range(10))
    lines = [{"counting": 1, "deadly": []}, *({"n": n, "square": n * n} for n in range(10))]
    assert file.read_text() == "".join(json.dumps(line) + "\n" for line in lines)


def test_a_stopped_run_goes_on_from_its_file(tmp_path: Path) -> None:
    run, file = Counting(str(tmp_path)), tmp_path / "run.jsonl"
    for part in ledger(run, file).fill(Here(), squared, run, range(10)):
        if part == 3:
            break
    file.write_text(file.read_text()[:-4])  # killed while it wrote
    again = ledger(run, file)
    assert again.done == {0: 0, 1: 1, 2: 4}
    assert list(again.fill(Here(), squared, run, range(10))) == [3, 4, 5, 6, 7, 8, 9]
    assert [tries(run, n) for n in range(10)] == [1, 1, 1, 2, 1, 1, 1, 1, 1, 1]
    whole, other = Counting(str(tmp_path)), tmp_path / "other.jsonl"
    list(ledger(whole, other).fill(Here(), squared, whole, range(10)))
    assert file.read_bytes() == other.read_bytes()


def test_the_file_of_another_run_says_what_differs(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    ledger(Counting(str(tmp_path)), file)
    with pytest.raises(BadRunFile, match=r"another run \(deadly differ\)"):
        ledger(Counting(str(tmp_path), deadly=((1, 1),)), file)


# --- games


def rows_of(result: Any) -> list[list[Any]]:
    return [result.plies.tolist(), result.shares.tolist(), result.scores.tolist(), result.lengths.tolist()]


def test_games_are_the_same_with_any_workers(workers: Workers) -> None:
    options = {"engine": "plain", "seed": 4, "seats": 2}
    alone = rollout("mad-zeppelin", 6, ["greedy"], **options)
    assert rows_of(rollout("mad-zeppelin", 6, ["greedy"], workers=workers, **options)) == rows_of(alone)


def test_a_simulation_goes_on_from_its_file(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    options = {"engine": "plain", "seed": 4, "seats": 2, "out": file}
    whole = rollout("airships", 5, ["random"], **options)
    lines = file.read_text().splitlines()
    assert len(lines) == 6
    file.write_text("\n".join(lines[:3]) + "\n")
    told: list[int] = []
    assert rows_of(rollout("airships", 5, ["random"], progress=told.append, **options)) == rows_of(whole)
    assert sum(told) == 5
    assert file.read_text().splitlines() == lines
    assert json.loads(lines[0])["bots"] == ["random", "random"]
    assert json.loads(lines[1])["plies"] == [whole.plies[0]]


def test_a_line_without_all_its_numbers_is_damaged(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    rollout("airships", 3, ["random"], engine="plain", out=file)
    lines = file.read_text().splitlines()
    row = json.loads(lines[1])
    row["scores"].pop()
    file.write_text("\n".join([lines[0], json.dumps(row), *lines[2:]]) + "\n")
    with pytest.raises(BadRunFile, match=r"line 2 of .* is damaged"):
        rollout("airships", 3, ["random"], engine="plain", out=file)


def test_edited_cards_travel_to_other_processes(two_processes: Workers, tmp_path: Path) -> None:
    usual = load("mad-zeppelin")
    text = (usual.folder / "cards.toml").read_text(encoding="utf-8")
    edited = usual.with_card_text(text.replace("coins = 1", "coins = 3", 1), "edited")
    assert not edited.built_in_cards
    here = rollout(edited, 4, ["greedy"], engine="plain", seats=2)
    assert rows_of(rollout(edited, 4, ["greedy"], engine="plain", seats=2, workers=two_processes)) == rows_of(here)


def test_laws_are_checked_by_any_workers_and_go_on_from_their_file(workers: Workers, tmp_path: Path) -> None:
    game, file = load("airships"), tmp_path / "laws.jsonl"
    run = LawRun(
        game, seat_and_option_sets(game, 2, {"first_seat": 1}), {"lockstep": 2, "strict": 1}, 1, natively=False
    )
    told: list[tuple[str, int]] = []
    assert check_all(run, workers, lambda *each: told.append(each), file) == (None, 0)
    assert sorted(told) == [("lockstep", 1), ("lockstep", 1), ("strict", 1)]
    kept = file.read_bytes()
    assert check_all(run, workers, lambda *each: None, file) == (None, 0)
    assert file.read_bytes() == kept
