"""The network judges in WebAssembly as it does elsewhere, to the last digit."""

from __future__ import annotations

import base64
import ctypes
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from aerodrome.bots.learned import Judgement, judge_plainly
from aerodrome.bots.weights import Network, widest
from aerodrome.drivers import network as drivers
from aerodrome.engines.browser import FLAGS, VECTORS, Blueprint, blueprint, build
from aerodrome.engines.compiled import numbers
from aerodrome.engines.entries import DRIVERS, Entry, entry
from aerodrome.engines.kinds import Row, travelling
from aerodrome.games import PACKAGES
from aerodrome.play.sight import Sight
from benchmarks.common import find
from benchmarks.wasm import program
from tests.bots.networks import random_network
from tests.bots.test_network import sights

pytestmark = pytest.mark.zig
MOST_BYTES = 40_000
CALLER = Path(__file__).with_name("call.mjs")


def shape(array: Any) -> list[int]:
    return [len(array), *shape(array[0])] if hasattr(array, "__len__") else []


def argument(kind: Any, given: Any) -> Any:
    """A row as the caller in JavaScript takes it: its bytes, and the lengths that travel beside it."""
    if isinstance(given, int):
        return given
    open_lengths = [shape(given)[k] for k in travelling(kind)] if isinstance(kind, Row) else []
    return {"bytes": base64.b64encode(bytes(given)).decode(), "open": open_lengths}


def judged(plan: Blueprint, folder: Path, judging: Entry, sight: Sight, network: Network) -> Judgement:
    """A judgement in Node.js."""
    game = sight.game
    policy, values = numbers("i32", game.actions), numbers("i32", max(game.seats))
    given = [
        *(sight.state.pack(), sight.seat),
        *(numbers("i16", game.observed), numbers("i8", game.actions), numbers("i32", game.actions)),
        *(numbers("i16", game.observed + game.actions), numbers("i16", 3, network.sheet["width"])),
        *(*network.arrays.values(), policy, values),
    ]
    module, sheet = plan.paths(folder)
    asked = {
        "module": str(module),
        "sheet": str(sheet),
        "name": judging.name,
        "given": [argument(kind, each) for kind, each in zip(judging.kinds, given, strict=True)],
    }
    words = [program("node", beside=Path(sys.executable).parent), str(CALLER)]
    done = subprocess.run(words, input=json.dumps(asked), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    for row, found in zip((policy, values), json.loads(done.stdout)[-2:], strict=True):
        ctypes.memmove(row, base64.b64decode(found), ctypes.sizeof(row))
    return Judgement(policy[:], values[:])


@pytest.mark.parametrize("flags", [FLAGS, VECTORS], ids=["numbers", "vectors"])
@pytest.mark.parametrize("name", PACKAGES)
def test_a_module_judges_as_plain_rules(name: str, flags: tuple[str, ...], tmp_path: Path) -> None:
    game = find(name)
    judging = entry(game, drivers.judge, DRIVERS[drivers.judge])
    plan = blueprint(game, entries=[judging], flags=flags)
    build(plan, tmp_path)
    assert plan.paths(tmp_path)[0].stat().st_size < MOST_BYTES
    for seats in game.seats:
        network = random_network(game, tmp_path, seats)
        for sight in sights(game, seats, 2, seats):
            assert judged(plan, tmp_path, judging, sight, network) == judge_plainly(sight, network)
    width = widest(game.observed + game.actions, game.actions, max(game.seats))
    largest = random_network(game, tmp_path, 9, width)
    (sight,) = sights(game, game.usual_seats, 1)
    assert judged(plan, tmp_path, judging, sight, largest) == judge_plainly(sight, largest)
