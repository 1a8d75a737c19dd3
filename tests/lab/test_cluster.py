"""A real Ray cluster of this machine: the same results as alone, also when a worker is killed in the middle."""

from __future__ import annotations

import dataclasses
import functools
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ray = pytest.importorskip("ray", reason="Ray is in an environment of its own: make test-lab")

from aerodrome.games import load  # noqa: E402
from aerodrome.lab import cluster as clusters  # noqa: E402
from aerodrome.lab.arena import Plan, Played, Results  # noqa: E402
from aerodrome.lab.cluster import BadCluster, Cluster  # noqa: E402
from aerodrome.lab.testkit import LawRun, check_all, seat_and_option_sets  # noqa: E402
from aerodrome.lab.tune import Hunt, Hunting  # noqa: E402
from aerodrome.simulate.ledger import Ledger  # noqa: E402
from aerodrome.simulate.rollout import BadGames, rollout  # noqa: E402
from aerodrome.simulate.workers import Here, WorkersLost, spread  # noqa: E402
from tests.cli.program import Program  # noqa: E402
from tests.lab.counting import Counting, dying, refused, squared, tries  # noqa: E402

pytestmark = pytest.mark.lab

ENDED = 600
"""Seconds that another program may take."""


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    those = Cluster(count=2)
    yield those
    those.close()


@pytest.fixture(scope="module")
def address(cluster: Cluster) -> str:
    return str(ray.get_runtime_context().gcs_address)


def kill_at(monkeypatch: pytest.MonkeyPatch, folder: Path, name: str, part: int) -> None:
    """Let the first worker that does this part of a run be killed in the middle."""
    monkeypatch.setattr(name, functools.partial(dying, str(folder), name, part))


def test_every_part_is_done_also_those_whose_worker_was_killed(cluster: Cluster, tmp_path: Path) -> None:
    run = Counting(str(tmp_path), deadly=((3, 1), (7, 2)))

    def ledger(file: Path) -> Ledger[int, int]:
        return Ledger(run.header(), file, lambda n, square: {"n": n, "square": square}, lambda d: (d["n"], d["square"]))

    file, alone = tmp_path / "cluster.jsonl", tmp_path / "alone.jsonl"
    assert sorted(ledger(file).fill(cluster, squared, run, range(12))) == list(range(12))
    assert (tries(run, 3), tries(run, 7)) == (2, 3)
    list(ledger(alone).fill(Here(), squared, run, range(12)))  # all its tries are over: nobody is killed
    assert file.read_bytes() == alone.read_bytes()


def test_a_part_that_kills_every_worker_ends_the_run(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("aerodrome.simulate.workers.MOST_LOSSES", 1)
    with pytest.raises(WorkersLost, match="2 workers in a row ended at part 0"):
        list(spread(cluster, squared, Counting(str(tmp_path), deadly=((0, 1000),)), [0]))


def test_what_a_part_raises_is_raised_in_its_own_words(cluster: Cluster, tmp_path: Path) -> None:
    with pytest.raises(BadGames, match=r"^part 0 makes no sense$"):
        list(spread(cluster, refused, Counting(str(tmp_path)), [0]))


def test_games_are_the_same_byte_for_byte(cluster: Cluster, tmp_path: Path) -> None:
    files = []
    for engine, those in (("native", cluster), ("native", None), ("plain", cluster)):
        files.append(tmp_path / f"{len(files)}.jsonl")
        rollout("mad-zeppelin", 20, ["greedy"], seed=3, seats=3, engine=engine, workers=those, out=files[-1])
    assert len({file.read_bytes() for file in files}) == 1


def test_a_simulation_whose_worker_is_killed_is_the_same(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = tmp_path / "alone.jsonl", tmp_path / "cluster.jsonl"
    options: dict[str, Any] = {"seed": 8, "seats": 2, "engine": "plain"}
    other = rollout("mad-zeppelin", 12, ["greedy"], out=files[0], **options)
    kill_at(monkeypatch, tmp_path, "aerodrome.simulate.rollout.play_part", 5)
    one = rollout("mad-zeppelin", 12, ["greedy"], workers=cluster, out=files[1], **options)
    assert (tmp_path / "dead").exists()
    for row in ("plies", "shares", "scores", "lengths", "sides"):
        assert bytes(getattr(one, row)) == bytes(getattr(other, row))
    assert files[0].read_bytes() == files[1].read_bytes()


def without_time(deals: list[list[Played]]) -> list[list[Played]]:
    """What no seed can fix is left out."""
    return [
        [dataclasses.replace(game, thought=tuple((n, 0.0) for n, _ in game.thought)) for game in deal] for deal in deals
    ]


def test_the_arena_comes_to_the_same_when_a_worker_is_killed(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = Plan.make(load("airships"), ["search:60", "greedy"], 10, seed=5)
    together, alone = Results(plan, tmp_path / "together.jsonl"), Results(plan)
    list(alone.play_missing(Here()))
    kill_at(monkeypatch, tmp_path, "aerodrome.lab.arena.play_deal", 4)
    assert sorted(together.play_missing(cluster)) == list(range(10))
    assert (tmp_path / "dead").exists()
    assert without_time(together.in_order) == without_time(alone.in_order)
    assert without_time(Results(plan, together.path).in_order) == without_time(alone.in_order)


def test_a_run_that_was_stopped_on_a_cluster_goes_on_anywhere(cluster: Cluster, tmp_path: Path) -> None:
    plan, file = Plan.make(load("airships"), ["greedy", "random"], 8, seed=6), tmp_path / "kept.jsonl"
    for done, _ in enumerate(Results(plan, file).play_missing(cluster), 1):
        if done == 3:
            break
    again = Results(plan, file)
    assert len(again.missing) == 5
    list(again.play_missing(Here()))
    alone = Results(plan)
    list(alone.play_missing(Here()))
    assert without_time(again.in_order) == without_time(alone.in_order)


def test_laws_are_checked_on_a_cluster(cluster: Cluster, tmp_path: Path) -> None:
    game = load("airships")
    run = LawRun(game, seat_and_option_sets(game, 2, {}), {"native": 600, "lockstep": 4, "strict": 4}, 1, natively=True)
    files = tmp_path / "cluster.jsonl", tmp_path / "alone.jsonl"
    found = [
        check_all(run, those, lambda *each: None, file) for those, file in zip((cluster, Here()), files, strict=True)
    ]
    assert found[0] == found[1]
    assert found[0][0] is None
    assert files[0].read_bytes() == files[1].read_bytes()


def test_a_hunt_for_constants_on_a_cluster_leaves_the_same_file(cluster: Cluster, tmp_path: Path) -> None:
    hunt = Hunt.make(load("airships"), "search:10", None, 2, candidates=3, deals=1, proof=2, seed=1)
    files = tmp_path / "cluster.jsonl", tmp_path / "alone.jsonl"
    found = []
    for those, file in zip((cluster, Here()), files, strict=True):
        hunting = Hunting(hunt, file)
        list(hunting.go(those))
        found.append(hunting.found)
    assert found[0] == found[1]
    assert files[0].read_bytes() == files[1].read_bytes()


# --- the command line


def told_without_seconds(out: str) -> Any:
    told = json.loads(out)
    for row in told["bots"]:
        row.pop("seconds_a_decision")
    return told


def test_the_command_line_uses_the_cluster_at_an_address(address: str, tmp_path: Path) -> None:
    program = Program(tmp_path, native=True)
    words = ("arena", "airships", "--bots", "greedy,random", "--deals", "3", "--json")
    done, alone = program(*words, "--cluster", address), program(*words, "--workers", "1")
    assert done.code == alone.code == 0, done.all
    assert told_without_seconds(done.out) == told_without_seconds(alone.out)


def test_the_command_line_starts_a_cluster_that_leaves_nothing_behind(tmp_path: Path) -> None:
    program = Program(tmp_path, native=True)
    words = ["simulate", "airships", "--games", "30", "--json"]
    run = subprocess.Popen(
        program.command(*words, "--cluster", "local", "--workers", "2"),
        env=program.env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    out, err = run.communicate(timeout=ENDED)
    assert run.returncode == 0, err
    told, alone = (json.loads(each) for each in (out, program(*words).out))
    for each in (told, alone):
        each.pop("seconds")
    assert told == alone
    assert not list(Path("/tmp").glob(f"aerodrome-{run.pid}-*"))


# --- what does not fit


def test_workers_with_other_sources_are_refused(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    theirs = clusters.fingerprint()
    monkeypatch.setattr(clusters, "fingerprint", lambda: "0.0.9 (0123456789ab)")
    with pytest.raises(BadCluster) as told:
        list(spread(cluster, squared, Counting(str(tmp_path)), [1]))
    words = f"of the cluster has Aerodrome {theirs}, and this machine has 0.0.9 (0123456789ab): install"
    assert words in str(told.value)
    assert not tries(Counting(str(tmp_path)), 1)


OTHER_VERSION = """
import sys
from pathlib import Path
import aerodrome
from aerodrome.cli import main
from aerodrome.lab.cluster import fingerprint
fingerprint()
file = Path(aerodrome.__file__).with_name("_version.py")
file.write_text(file.read_text() + "# newer\\n")
sys.argv = ["aerodrome", *sys.argv[1:]]
main()
"""


def test_a_machine_whose_sources_have_changed_is_refused(address: str, tmp_path: Path) -> None:
    """Workers load the sources anew, and these were changed since the run began."""
    import shutil

    program = Program(tmp_path, native=True)
    shutil.copytree(Path(clusters.__file__).parents[1], tmp_path / "aerodrome")
    words = ["arena", "airships", "--bots", "greedy,random", "--deals", "1", "--cluster", address]
    done = subprocess.run(
        [sys.executable, "-c", OTHER_VERSION, *words], env={**program.env, "PYTHONPATH": str(tmp_path)}, cwd=tmp_path,
        capture_output=True, text=True, timeout=ENDED, check=False,
    )  # fmt: skip
    assert done.returncode == 2, done.stderr
    assert "install the same version everywhere" in done.stderr
    assert "Traceback" not in done.stderr
