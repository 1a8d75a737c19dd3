"""The CUDA engine plays the native games, byte for byte: on a pretended GPU, and on a real one where it is there."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from aerodrome.drivers.play import GREEDY_BOT
from aerodrome.engines import cubins, gpu
from aerodrome.engines.compiled import RuleFault
from aerodrome.engines.cubins import CudaUnavailable
from aerodrome.engines.gpu import BadRun, Cuda, CudaFailed
from aerodrome.engines.programs import PLAY_GREEDY, PLAY_RANDOM, Program
from aerodrome.engines.results import Results
from aerodrome.games import PACKAGES
from aerodrome.rulebook.game import Game
from benchmarks import cuda_play
from benchmarks.common import EXAMPLES, find
from benchmarks.cuda_play import lineups, play_natively
from tests.cuda.pretended import PretendedDriver, compiled

pytestmark = pytest.mark.cuda

COMPARED = 2_000
GAMES = [*PACKAGES, *EXAMPLES]


def differ(mine: Results, theirs: Results) -> bool:
    return [bytes(rows) for rows in mine.rows] != [bytes(rows) for rows in theirs.rows]


# --- runs that cannot be


@pytest.mark.parametrize(
    ("seed", "games", "first", "bots"),
    [(-1, 1, 0, None), (1 << 30, 1, 0, None), (0, 0, 0, None), (0, 1, -1, None), (0, 1, 0, [0]), (0, 1, 0, [0, 7])],
)
def test_a_run_that_cannot_be_is_refused(seed: int, games: int, first: int, bots: list[int] | None) -> None:
    with pytest.raises(BadRun):
        Cuda(find("airships")).play(2, {}, seed, games, first, bots)


def test_without_a_gpu_the_error_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gpu, "found_gpu", lambda: "no CUDA-capable device is detected")
    with pytest.raises(CudaUnavailable, match=r"no CUDA-capable device.*use the native engine"):
        Cuda(find("airships")).play(2, {}, 1, 10)


@pytest.mark.parametrize("package", ["cuda.bindings", "cuda.bindings.nvrtc"])
def test_without_the_extra_the_error_says_what_to_install(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delattr("cuda.bindings.nvrtc", raising=False)
    with pytest.raises(CudaUnavailable, match=r"pip install 'aerodrome\[cuda\]'"):
        Cuda(find("airships"))


# --- on a pretended GPU


def pretend(game: Game, program: Program, folder: Path, monkeypatch: pytest.MonkeyPatch) -> PretendedDriver:
    pretended = PretendedDriver(compiled(game, program, folder))
    monkeypatch.setattr(gpu, "driver", lambda: pretended)
    device = gpu.Device()
    monkeypatch.setattr(gpu, "found_gpu", lambda: device)
    return pretended


@pytest.mark.parametrize("greedy", [False, True], ids=["random", "greedy"])
@pytest.mark.parametrize("name", GAMES)
def test_the_kernel_plays_the_native_games(
    name: str, greedy: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find(name)
    pretended = pretend(game, PLAY_GREEDY if greedy else PLAY_RANDOM, tmp_path, monkeypatch)
    monkeypatch.setattr(gpu, "BATCH", 8)
    for seats in game.seats:
        for bots in lineups(seats):
            if (GREEDY_BOT in bots) == greedy:
                mine = Cuda(game).play(seats, {}, 7, 20, 1000, bots)
                assert not differ(mine, play_natively(game, bots, 7, 20, 1000))
    assert pretended.launches == 3 * len(game.seats) * (1 + greedy)
    assert not pretended.memory, "all memory is given back"
    assert pretended.limit >= game.state.size(), "there is room for a state on the stack"


def test_a_fault_names_the_rule_and_the_engine_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("airships")
    pretended = pretend(game, PLAY_RANDOM, tmp_path, monkeypatch)
    engine = Cuda(game)
    whole = engine.play(2, {}, 1, 10)
    with monkeypatch.context() as patched:
        fresh = game.fresh_state

        def damaged(*given: Any) -> Any:
            state = fresh(*given)
            state.n_seats = 100
            return state

        patched.setattr(type(game), "fresh_state", lambda self, *given: damaged(*given))
        with pytest.raises(RuleFault, match=r"games/airships/\w+\.py:\d+: in \w+: an index is outside its row"):
            engine.play(2, {}, 1, 10)
    assert not differ(engine.play(2, {}, 1, 10), whole)
    assert not pretended.memory


def test_a_gpu_that_gave_up_is_not_asked_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("airships")
    pretended = pretend(game, PLAY_RANDOM, tmp_path, monkeypatch)
    pretended.broken = 700
    engine = Cuda(game)
    with pytest.raises(CudaFailed, match=r"illegal memory access.*start Python again"):
        engine.play(2, {}, 1, 10)
    pretended.broken = 0
    with pytest.raises(CudaFailed, match="start Python again"):
        engine.play(2, {}, 1, 10)


def test_progress_is_told_after_each_launch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("airships")
    pretend(game, PLAY_RANDOM, tmp_path, monkeypatch)
    monkeypatch.setattr(gpu, "BATCH", 4)
    told: list[int] = []
    Cuda(game).play(2, {}, 1, 10, progress=told.append)
    assert told == [4, 4, 2]


def test_the_engine_describes_its_arguments_as_the_kernel_does() -> None:
    text = PLAY_RANDOM.source
    body = text[text.index("typedef struct Run {") : text.index("} Run;")]
    assert [line.split()[-1].strip("*;") for line in body.splitlines()[1:]] == [name for name, _ in gpu.Run._fields_]


@pytest.mark.script("benchmarks.cuda_play")
def test_the_benchmark_finds_the_games_of_the_cpu(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = find("airships")
    gpu.engine.cache_clear()
    pretended = pretend(game, PLAY_GREEDY, tmp_path, monkeypatch)  # which also plays random bots
    monkeypatch.setattr(cubins, "find", lambda *_: cubins.make(game, PLAY_GREEDY))
    cuda_play.main(["--json", "--compared", "10", "--sizes", "64", "--repeats", "1"])
    (result,) = json.loads(capsys.readouterr().out)["games"]
    assert result["differences"] == []
    assert [row["bots"] for row in result["speeds"]] == ["random", "greedy"]
    assert all(row["steps_per_s"] > row["games_per_s"] > 0 for row in result["speeds"])
    pretended.cuLaunchKernel = lambda *_: (0,)
    with pytest.raises(SystemExit, match="other games"):
        cuda_play.main(["--compared", "10", "--sizes", "64", "--repeats", "1"])
    assert "NOT the same" in capsys.readouterr().out
    gpu.engine.cache_clear()


# --- on a real one


@pytest.mark.skipif(isinstance(gpu.found_gpu(), str), reason="there is no GPU")
@pytest.mark.parametrize("name", GAMES)
def test_the_gpu_plays_the_native_games(name: str) -> None:
    game = find(name)
    for seats in game.seats:
        for bots in lineups(seats):
            mine = gpu.engine(game).play(seats, {}, 7, COMPARED, 1000, bots)
            assert not differ(mine, play_natively(game, bots, 7, COMPARED, 1000)), (seats, bots)
