"""What small things cost: the native engine's parts in nanoseconds, and how long each engine takes to start.

    python -m benchmarks.micro [--json] [--game airships] [--seats 3] [--repeats 9] [--seconds 0.1] [--starts 5]

Costs are medians, by wall clock and by the thread's CPU time; on a busy machine CPU time is closer to the truth.
The starts run in fresh processes.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any

from aerodrome.drivers.play import RANDOM_BOT
from aerodrome.engines.compiled import compiled, numbers
from aerodrome.engines.entries import RNG, SEEN, Shapes, entry
from aerodrome.engines.kinds import INT, Kind
from aerodrome.engines.kinds import row as rows
from aerodrome.engines.results import Results
from aerodrome.play.board import new_board
from aerodrome.play.luck import SeededLuck
from aerodrome.rulebook.game import Game
from aerodrome.rulebook.record import NONE
from aerodrome.simulate.rollout import native_player
from benchmarks.common import ask_for_game, chosen_game, figure
from benchmarks.micro_loops import LOOPS, gather_positions

POSITIONS = 2048  # too many for the branch predictor to learn
PLIES_APART = 7
BOARD_PLIES = 800

PLAIN_START = """
import sys
import time
sys.path.append({path!r})
began = time.perf_counter()
import aerodrome
from aerodrome.rulebook.game import load_package
game = load_package("{package}")
loaded = time.perf_counter()
s = game.fresh_state({seats}, game.parse_options({{}}, {seats}))
game.plain.new_game(s)
print(loaded - began, time.perf_counter() - began, time.process_time(), int("numpy" in sys.modules))
"""

NATIVE_START = """
import sys
import time
sys.path.append({path!r})
began = time.perf_counter()
from aerodrome.rulebook.game import load_package
from aerodrome.simulate.rollout import rollout
rollout(load_package("{package}"), 1000, ["random"], seats={seats}, threads=1)
print(time.perf_counter() - began, time.process_time(), int("numpy" in sys.modules))
"""


# --- parts of the native engine -----------------------------------------------------------------------------


def gathering(of: Shapes) -> Sequence[Kind]:
    """The kinds of the arguments of `gather_positions`."""
    return of.states, of.states, of.legal, RNG, rows("i8", None), rows("i16", None), INT, INT


def timing(of: Shapes) -> Sequence[Kind]:
    """The kinds of the arguments of each loop."""
    return of.states, of.states, of.legal, RNG, rows("i8", None), rows("i16", None), SEEN, INT


def part_costs(game: Game, seats: int, repeats: int, seconds: float) -> list[dict[str, Any]]:
    """The cost of each part, in nanoseconds."""
    entries = [entry(game, gather_positions, gathering), *(entry(game, loop, timing) for loop in LOOPS)]
    native = compiled(game, entries)
    states, room = native.states(POSITIONS), native.states(2)
    seats_of, actions = numbers("i8", POSITIONS), numbers("i16", POSITIONS)
    legal, rng = numbers("i16", game.actions + 1), numbers("i64", 4)
    out = numbers("i16", game.observed)
    room[0] = room[1] = game.fresh_state(seats, game.parse_options({}, seats)).pack()
    native.gather_positions(states, room, legal, rng, seats_of, actions, 1, PLIES_APART)
    rng[:] = (1, 2, 3, 4)

    loops = {loop.__name__: getattr(native, loop.__name__) for loop in LOOPS}
    player = native_player(game, game.parse_options({}, seats), [RANDOM_BOT] * seats)

    def play(times: int) -> int:
        results = Results.room(times, seats)
        player(results, 1, 0, times)
        return sum(results.plies)

    def timed(loop: Any) -> Callable[[int], int]:
        def work(times: int) -> int:
            loop(states, room, legal, rng, seats_of, actions, out, times)
            return times

        return work

    works = {name: timed(loop) for name, loop in loops.items()} | {"play": play}
    times = {name: calibrated(work, seconds) for name, work in works.items()}
    wall: dict[str, list[float]] = {name: [] for name in works}
    cpu: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(repeats):
        for name, work in works.items():
            start, start_cpu = time.perf_counter(), time.thread_time()
            done = work(times[name])
            wall[name].append((time.perf_counter() - start) / done * 1e9)
            cpu[name].append((time.thread_time() - start_cpu) / done * 1e9)

    def cost(part: str, name: str, without: str = "") -> dict[str, Any]:
        spent = [statistics.median(clock[name]) for clock in (wall, cpu)]
        if without:
            spent = [ns - statistics.median(clock[without]) for ns, clock in zip(spent, (wall, cpu), strict=True)]
        per_s = round(1e9 / max(spent[1], 0.1))
        return {"part": part, "wall_ns": round(spent[0], 1), "cpu_ns": round(spent[1], 1), "per_cpu_s": per_s}

    return [
        cost(f"copy a state ({game.state.size()} bytes)", "time_copy"),
        cost("copy, blind, deal", "time_blind_deal"),
        cost("blind, deal", "time_blind_deal", "time_copy"),
        cost("list_legal", "time_list_legal"),
        cost("step", "time_step", "time_key"),
        cost(f"observe ({len(out)} numbers)", "time_observe"),
        cost("one ply of random play", "play"),
        board_cost(game, seats, repeats),
    ]


def board_cost(game: Game, seats: int, repeats: int) -> dict[str, Any]:
    """The nanoseconds that a move at a table takes: list the legal moves, make one, and find everybody's changes."""
    wall, cpu = [], []
    for _ in range(repeats):
        luck, choice = SeededLuck(5), random.Random(1)
        board, spent, ply = new_board(game, seats, None, luck), [0.0, 0.0], 0
        viewers = range(NONE, seats)
        while board.to_act() and ply < BOARD_PLIES:
            seat, ply, before = board.to_act().bit_length() - 1, ply + 1, board.moment()
            start, start_cpu = time.perf_counter(), time.thread_time()
            action = choice.choice(board.legal(seat))
            board.step(seat, action, ply, luck)
            board.look(before, viewers)
            spent = [spent[0] + time.perf_counter() - start, spent[1] + time.thread_time() - start_cpu]
        wall.append(spent[0] / ply * 1e9)
        cpu.append(spent[1] / ply * 1e9)
    ns, cpu_ns = round(statistics.median(wall), 1), round(statistics.median(cpu), 1)
    part = f"a move on a board with {seats + 1} viewers, from Python"
    return {"part": part, "wall_ns": ns, "cpu_ns": cpu_ns, "per_cpu_s": round(1e9 / cpu_ns)}


def calibrated(work: Callable[[int], int], seconds: float) -> int:
    """How many times the work runs in one repeat."""
    work(1)
    times, spent = 1, 0.0
    while spent < seconds / 10:
        times *= 4
        start = time.perf_counter()
        work(times)
        spent = time.perf_counter() - start
    return max(1, round(times * seconds / spent))


# --- starts -------------------------------------------------------------------------------------------------


def fresh_process(code: str) -> list[float]:
    """What a new Python prints when it runs the code."""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"a fresh process failed:\n{done.stderr}")
    return [float(word) for word in done.stdout.split()]


def start_costs(game: Game, seats: int, starts: int) -> list[dict[str, Any]]:
    found = []
    of = {"path": str(game.folder.parent), "package": game.package, "seats": seats}

    def add(start: str, wall: list[float], cpu: list[float]) -> None:
        seconds, cpu_seconds = round(statistics.median(wall), 4), round(statistics.median(cpu), 4)
        found.append({"start": start, "seconds": seconds, "cpu_seconds": cpu_seconds, "repeats": len(wall)})

    runs = [fresh_process("import time; print(time.process_time())") for _ in range(starts)]
    bare = statistics.median(run[0] for run in runs)
    plain = [fresh_process(PLAIN_START.format(**of)) for _ in range(starts)]
    native = [fresh_process(NATIVE_START.format(**of)) for _ in range(starts)]
    if any(run[-1] for run in plain + native):
        raise SystemExit("an engine has imported NumPy: it must not")
    cpu = [run[2] - bare for run in plain]
    add("import aerodrome and the plain game", [run[0] for run in plain], cpu)
    add("the same, and set up a game", [run[1] for run in plain], cpu)
    add("import aerodrome and play 1,000 compiled games", [run[0] for run in native], [run[1] - bare for run in native])
    return found


# --- showing ------------------------------------------------------------------------------------------------


def show(game: Game, seats: int, parts: list[dict[str, Any]], starts: list[dict[str, Any]]) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    console = Console()
    table = Table(title=f"{game.title} with {seats} seats: native engine, one core", box=SIMPLE_HEAD)
    table.add_column("part", no_wrap=True)
    for heading in ("ns", "ns of CPU", "per CPU second"):
        table.add_column(heading, justify="right")
    for row in parts:
        table.add_row(row["part"], figure(row["wall_ns"]), figure(row["cpu_ns"]), figure(row["per_cpu_s"]))
    console.print(table)
    table = Table(title="Starts, in fresh processes", box=SIMPLE_HEAD)
    table.add_column("start", no_wrap=True)
    for heading in ("s", "s of CPU", "times"):
        table.add_column(heading, justify="right", no_wrap=True)
    for row in starts:
        table.add_row(row["start"], f"{row['seconds']:.3f}", f"{row['cpu_seconds']:.3f}", str(row["repeats"]))
    console.print(table)


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    ask_for_game(parser)
    parser.add_argument("--repeats", type=int, default=9, help="repeats of each part (default 9)")
    parser.add_argument("--seconds", type=float, default=0.1, help="length of a repeat (default 0.1)")
    parser.add_argument("--starts", type=int, default=5, help="fresh processes for each start (default 5)")
    asked = parser.parse_args(words)

    game, seats = chosen_game(asked)
    starts = start_costs(game, seats, asked.starts)
    parts = part_costs(game, seats, asked.repeats, asked.seconds)
    if asked.json:
        print(json.dumps({"game": game.name, "seats": seats, "parts": parts, "starts": starts}, indent=2))
    else:
        show(game, seats, parts, starts)


if __name__ == "__main__":
    main()
