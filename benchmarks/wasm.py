"""The browser's engine compared with the native one: steps of random and greedy play, and simulations, per second.

    python -m benchmarks.wasm [--json] [--game airships ...] [--rounds 7] [--seconds 0.3]

The module runs in Node.js. Both engines play the same games in turns, on one core. Figures are medians by CPU time.
The script builds modules that are out of date, which needs zig (`pip install ziglang`).
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from aerodrome.bots.search import tuning_of
from aerodrome.drivers.play import GREEDY_BOT, RANDOM_BOT
from aerodrome.engines.compiled import Native, native
from aerodrome.games import PACKAGES, load
from benchmarks.common import figure
from tools.web_engine import BUILT, SEED, build_all, planned, play, position, search

WEB = Path(__file__).parent.parent / "web"
PLAYER = Path(__file__).with_suffix(".mjs")

Work = Callable[[int], tuple[int, float]]
"""Does something this many times, and returns the steps and the seconds that it took."""


def program(name: str, *, beside: Path) -> str:
    """A program of Node.js: the environment's, or else the system's."""
    found = shutil.which(name, path=os.pathsep.join([str(beside), os.environ.get("PATH", "")]))
    if found is None:
        raise SystemExit(f"'{name}' is not here: `make web` sets up Node.js and the client's tools")
    return found


class Browser:
    """A game's module in a process of Node.js."""

    def __init__(self, engine: Path, module: Path, sheet: Path) -> None:
        node = program("node", beside=Path(sys.executable).parent)
        words = [node, str(PLAYER), str(engine), str(module), str(sheet)]
        self._process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert self._process.stdin
        assert self._process.stdout
        self._asked, self._answered = self._process.stdin, self._process.stdout

    def ask(self, **what: Any) -> tuple[int, float]:
        print(json.dumps(what), file=self._asked, flush=True)
        line = self._answered.readline()
        if not line:
            raise SystemExit("the module's process has ended; its own words stand above")
        answer = json.loads(line)
        return answer["steps"], answer["seconds"]

    def close(self) -> None:
        self._asked.close()
        self._process.wait()
        self._answered.close()


@dataclass
class Row:
    """One kind of work, on both engines."""

    game: str
    what: str
    native: Work
    wasm: Work
    times: int = 1
    rates: dict[str, list[float]] = field(default_factory=lambda: {"native": [], "wasm": []})

    def calibrate(self, seconds: float) -> None:
        """Warm up, check that both engines do the same, and find out how much work fills a round."""
        spent = 0.0
        while spent < seconds / 4:
            self.times *= 2
            steps, spent = self.native(self.times)
            if self.wasm(self.times)[0] != steps:
                raise SystemExit(f"{self.game}, {self.what}: the engines do not play the same games")
        self.times = max(1, round(self.times * seconds / spent))

    def round(self) -> None:
        for name, work in (("native", self.native), ("wasm", self.wasm)):
            steps, seconds = work(self.times)
            self.rates[name].append(steps / seconds)

    def data(self) -> dict[str, Any]:
        native, wasm = (statistics.median(self.rates[name]) for name in ("native", "wasm"))
        return {
            "game": self.game,
            "what": self.what,
            "native_per_s": round(native),
            "wasm_per_s": round(wasm),
            "ratio": round(wasm / native, 2),
        }


def clocked(work: Callable[[], int]) -> tuple[int, float]:
    begun = time.process_time()
    steps = work()
    return steps, time.process_time() - begun


def play_row(engine: Native, browser: Browser, what: str, bot: int) -> Row:
    game = engine.game
    bots = [bot] * game.usual_seats
    return Row(
        game.name,
        f"{what} steps",
        lambda games: clocked(lambda: sum(play(game, bots, games).plies)),
        lambda games: browser.ask(bots=bots, seed=SEED, games=games),
    )


def search_row(engine: Native, browser: Browser) -> Row:
    game = engine.game
    sight, tuning = position(engine, game.usual_seats), tuning_of(game)
    state = sight.state.pack().hex()
    return Row(
        game.name,
        "simulations",
        lambda times: clocked(lambda: sum(search(sight, times, tuning).times)),
        lambda times: browser.ask(state=state, seat=sight.seat, seed=SEED, ply=sight.ply, simulations=times),
    )


def measured(name: str, script: Path, rounds: int, seconds: float) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """The rows of a game, and the sizes of what a browser loads for it."""
    plan = planned(load(name))
    build_all([plan], BUILT, check=False)
    module, sheet = plan.paths(BUILT)
    engine, browser = native(plan.game), Browser(script, module, sheet)
    rows = [
        play_row(engine, browser, "random", RANDOM_BOT),
        play_row(engine, browser, "greedy", GREEDY_BOT),
        search_row(engine, browser),
    ]
    for row in rows:
        row.calibrate(seconds)
    for _ in range(rounds):
        for row in rows:
            row.round()
    browser.close()
    whole, packed = ([len(pack(path.read_bytes())) for path in (module, sheet)] for pack in (bytes, gzip.compress))
    sizes = {"game": name, "module": whole[0], "module_packed": packed[0], "sheet": whole[1], "sheet_packed": packed[1]}
    return [row.data() for row in rows], sizes


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--game", nargs="+", choices=list(PACKAGES), default=list(PACKAGES), help="default: all")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.3, help="of each row in a round")
    asked = parser.parse_args(words)
    rows, sizes = [], []
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder, "engine.mjs")
        bundler = program("rolldown", beside=WEB / "node_modules" / ".bin")
        path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
        bundling = [bundler, "src/engine/engine.ts", "--format", "esm", "--file", str(script)]
        subprocess.run(bundling, cwd=WEB, env=os.environ | {"PATH": path}, stdout=subprocess.DEVNULL, check=True)
        for name in asked.game:
            found, size = measured(name, script, asked.rounds, asked.seconds)
            rows += found
            sizes.append(size)
    if asked.json:
        print(json.dumps({"rows": rows, "sizes": sizes}, indent=1))
        return
    print(f"{'game':<22}{'per second':<16}{'native':>12}{'WebAssembly':>14}{'ratio':>8}")
    for row in rows:
        rates = f"{figure(row['native_per_s']):>12}{figure(row['wasm_per_s']):>14}"
        print(f"{row['game']:<22}{row['what']:<16}{rates}{row['ratio']:>8.2f}")
    print(f"\n{'game':<22}{'module':>10}{'packed':>10}{'sheet':>10}{'packed':>10}   bytes")
    for size in sizes:
        print(f"{size['game']:<22}" + "".join(f"{value:>10,}" for key, value in size.items() if key != "game"))


if __name__ == "__main__":
    main()
