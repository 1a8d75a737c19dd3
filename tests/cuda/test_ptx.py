"""Every game compiles for CUDA and NVIDIA's assembler takes it; where there is a GPU, it plays the native games."""

from __future__ import annotations

import re
import warnings
from typing import Any

import pytest
from aerodrome.rulebook.cuda import BadRun, Cuda, CudaUnavailable, gpu_fault

from aerodrome.drivers.play import GREEDY_BOT, RANDOM_BOT
from aerodrome.rulebook.game import Game, load

pytestmark = pytest.mark.cuda

GAMES = [
    "aerodrome.games.airships",
    "aerodrome.games.mad_zeppelin",
    "aerodrome.games.dastardly_dirigibles",
    "aerodrome.games.zeppeldrome",
]
CONSTANT_MEMORY = 64 * 1024
COMPARED = 2_000


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return load(request.param)


@pytest.fixture(scope="module", params=GAMES)
def on_gpu(request: pytest.FixtureRequest) -> Cuda:
    """One engine for all tests that play, so that each kernel is compiled once."""
    engine = Cuda(load(request.param))
    fault = gpu_fault()
    if fault:
        pytest.skip(f"no GPU: {fault}")
    return engine


def play_natively(game: Game, seats: int, seed: int, games: int, first: int, bots: list[int]) -> Any:
    import numpy as np

    states = game.native.states(2)
    start = game.fresh_state(seats, game.parse_options({}, seats))
    states[0] = game.native.load(start.pack())
    chosen = np.array(bots, dtype=np.int8)
    plies = np.zeros(games, np.int32)
    shares, scores = np.zeros((games, seats), np.int8), np.zeros((games, seats), np.int16)
    lengths, sides = np.zeros(games, np.int16), np.zeros((games, seats), np.int8)
    legal, rng = np.zeros(game.actions + 1, np.int16), np.zeros(4, np.int64)
    limits = (seed, first, games, game.max_plies)
    game.native.play_games(states, legal, rng, chosen, *limits, plies, shares, scores, lengths, sides)
    return plies, shares, scores, lengths, sides


@pytest.mark.parametrize("greedy", [False, True], ids=["random", "greedy"])
def test_the_rules_compile_and_ptxas_takes_them(game: Game, greedy: bool, record_property: Any) -> None:
    engine = Cuda(game)
    ptx = engine.ptx((9, 0), greedy=greedy)
    assert ".target sm_90" in ptx
    constant = sum(map(int, re.findall(r"^\s*\.const .*?\[(\d+)\]", ptx, re.MULTILINE)))
    assert constant <= CONSTANT_MEMORY, "read tables through accessors: each function that names one gets a copy"

    report = engine.assemble(ptx, "sm_90")
    (registers,) = map(int, re.findall(r"Used (\d+) registers", report))
    spilled = sum(map(int, re.findall(r"(\d+) bytes spill", report)))
    record_property("registers", registers)
    record_property("constant_bytes", constant)
    record_property("spilled_bytes", spilled)
    print(f"{game.name}: {registers} registers, {spilled} bytes spilled, {constant} bytes of tables, PTX {len(ptx)}")
    if spilled:
        warnings.warn(f"{game.name} spills {spilled} bytes of registers: correct, but slower", stacklevel=1)


def test_compiling_leaves_numba_as_it_was() -> None:
    from aerodrome.rulebook.cuda import pretending_device
    from numba.cuda import dispatcher

    before = dispatcher.get_current_device
    with pretending_device((8, 6)):
        assert dispatcher.get_current_device().compute_capability == (8, 6)
    assert dispatcher.get_current_device is before


@pytest.mark.parametrize(
    ("seed", "games", "first", "bots"),
    [(-1, 1, 0, None), (1 << 30, 1, 0, None), (0, 0, 0, None), (0, 1, -1, None), (0, 1, 0, [0]), (0, 1, 0, [0, 7])],
)
def test_a_run_that_cannot_be_is_refused(game: Game, seed: int, games: int, first: int, bots: list[int] | None) -> None:
    with pytest.raises(BadRun):
        Cuda(game).play(2, {}, seed, games, first, bots)


def test_without_a_gpu_the_error_says_what_to_do(game: Game) -> None:
    engine = Cuda(game)
    if not gpu_fault():
        pytest.skip("there is a GPU")
    with pytest.raises(CudaUnavailable, match="use the native engine"):
        engine.play(2, {}, 1, 10)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("bot", [RANDOM_BOT, GREEDY_BOT], ids=["random", "greedy"])
def test_the_gpu_plays_the_same_games_as_the_cpu(on_gpu: Cuda, seats: int, bot: int) -> None:
    game = on_gpu.game
    if seats not in game.seats:
        pytest.skip(f"{game.title} is not for {seats} seats")
    bots = [bot] * (seats - 1) + [RANDOM_BOT]
    mine = on_gpu.play(seats, {}, 7, COMPARED, 1000, bots)
    native = play_natively(game, seats, 7, COMPARED, 1000, bots)
    for name, a, b in zip(("plies", "shares", "scores", "lengths", "sides"), mine, native, strict=True):
        assert a.dtype == b.dtype
        assert a.tobytes() == b.tobytes(), f"{name} differ first in game {int((a != b).nonzero()[0][0])}"
