"""Random play: one of our games on its engines, and the games that OpenSpiel has, too, beside OpenSpiel's.

    python -m benchmarks.engines [--json] [--game airships] [--seats 3] [--seconds 1] [--rounds 5]

Kuhn poker, Leduc poker and backgammon are the same games in both (`tests/examples/test_same_games.py`). The others of
OpenSpiel are a scale for games that it does not have. It uses one process. The rows take turns, round after round, so
that a noisy neighbour disturbs all of them alike. Each figure is the median of its rounds. Every round of a row plays
the same games.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
from collections.abc import Sequence
from typing import Any

from aerodrome.lab.bench import Play, Row, measure, own_rows, random_play
from benchmarks.common import EXAMPLES, ask_for_game, chosen_game, figure, find

DRIVEN = "OpenSpiel, Python"
CPP = "OpenSpiel, C++"
ROLLOUTS = "OpenSpiel, C++ rollouts"
SAME = {name: name.replace("-", "_") for name in EXAMPLES}
"""What OpenSpiel calls the games that both have."""
PEERS = (*SAME.values(), "gin_rummy", "hearts", "liars_dice", "oh_hell", "go_fish")

WHAT_A_STEP_IS = (
    "A step is one decision of one seat, drawn at random among the legal ones.",
    "Our own: listing what is legal, choosing, keying the luck, and all dice and cards that follow.",
    "OpenSpiel: legal_actions and apply_action; chance nodes (deals, dice) take time but are not counted as steps.",
    "OpenSpiel, Python: driven from Python. OpenSpiel, C++: pyspiel.evaluate_bots with its random bots, a call a game. "
    "OpenSpiel, C++ rollouts: those that its search plays, many in one call; they all begin after the same deal or "
    "first roll, so nothing is dealt in them. Both count games only, so their steps are those of the Python row for as "
    "many games.",
    "Where a row had fewer cores than threads, somebody else was using them.",
)

# --- OpenSpiel ----------------------------------------------------------------------------------------------


def peer_rows(pyspiel: Any) -> list[Row]:
    known = {kind.short_name for kind in pyspiel.registered_games()}
    games = {name: pyspiel.load_game(name) for name in PEERS if name in known}
    rows = [Row(name, DRIVEN, 1, python_loop(game)) for name, game in games.items()]
    rows += [Row(name, CPP, 1, cpp_loop(pyspiel, game)) for name, game in games.items()]
    return rows + [Row(name, ROLLOUTS, 1, rollouts(pyspiel, games[name])) for name in SAME.values()]


def python_loop(game: Any) -> Play:
    def play(n: int) -> int:
        rng = random.Random(n)
        steps = 0
        for _ in range(n):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(actions, chances)[0])
                else:
                    state.apply_action(rng.choice(state.legal_actions()))
                    steps += 1
        return steps

    return play


def cpp_loop(pyspiel: Any, game: Any) -> Play:
    def play(n: int) -> None:
        bots = [pyspiel.make_uniform_random_bot(seat, n + seat) for seat in range(game.num_players())]
        for i in range(n):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, i)

    return play


def rollouts(pyspiel: Any, game: Any) -> Play:
    """The random games with which its search judges a position: here, the first one with a decision."""
    first = game.new_initial_state()
    while first.is_chance_node():
        first.apply_action(first.legal_actions()[0])

    def play(n: int) -> None:
        judge = pyspiel.RandomRolloutEvaluator(n, n)
        one_node: Any = {"uct_c": 1.0, "max_simulations": 1, "max_memory_mb": 100, "solve": False, "seed": n}
        pyspiel.MCTSBot(game, judge, **one_node, verbose=False).mcts_search(first)

    return play


# --- measuring ----------------------------------------------------------------------------------------------


def count_steps(rows: list[Row]) -> None:
    """The C++ loops count only games, so take the steps of the Python row for the same number of games."""
    driven = {row.game: row.steps_per_game for row in rows if row.engine == DRIVEN}
    for row in rows:
        if row.engine in (CPP, ROLLOUTS):
            row.steps_per_game = driven[row.game]
            row.rates = [(games * row.steps_per_game, games) for _, games in row.rates]


def same_rows() -> list[Row]:
    """A row on one core for each game that both have."""
    return [Row(name, "native", 1, random_play(find(name), 2, "native", 1)) for name in SAME]


def a_core(row: Row) -> tuple[float, float]:
    """Steps and games in a second of CPU time, of which other programs cannot take a part."""
    cores = statistics.median(row.cores)
    return row.steps_per_s / cores, row.games_per_s / cores


def ratios(rows: list[Row]) -> list[dict[str, Any]]:
    """How many times faster ours are on a core where the games are the same."""
    found = []
    for mine in rows:
        for theirs in rows:
            if SAME.get(mine.game) == theirs.game and theirs.engine in (DRIVEN, CPP, ROLLOUTS) and mine.threads == 1:
                found.append(
                    {
                        "game": mine.game,
                        "engine": mine.engine,
                        "beside": theirs.engine,
                        "times_the_steps": float(f"{a_core(mine)[0] / a_core(theirs)[0]:.3g}"),
                        "times_the_games": float(f"{a_core(mine)[1] / a_core(theirs)[1]:.3g}"),
                    }
                )
    return found


def say(text: str) -> None:
    print(text, file=sys.stderr)


def as_data(rows: list[Row]) -> list[dict[str, Any]]:
    return [
        {
            **row.data(),
            "steps_per_game": round(row.steps_per_game, 2),
            "cores_used": round(statistics.median(row.cores), 2),
            "slowest_steps_per_s": round(min(row.rates)[0], 1),
            "fastest_steps_per_s": round(max(row.rates)[0], 1),
        }
        for row in rows
    ]


def show(rows: list[Row], compared: list[dict[str, Any]]) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    console = Console()
    for line in WHAT_A_STEP_IS:
        console.print(line, highlight=False)
    table = Table(title="Random play, median of the rounds", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for heading in ("game", "engine"):
        table.add_column(heading, no_wrap=True)
    for heading in ("threads", "cores", "steps/s", "games/s"):
        table.add_column(heading, justify="right", no_wrap=True)
    for row in rows:
        cores = f"{statistics.median(row.cores):.2f}"
        rates = (figure(row.steps_per_s), figure(row.games_per_s))
        table.add_row(row.game, row.engine, str(row.threads), cores, *rates)
    console.print(table)
    if not compared:
        console.print("OpenSpiel is not installed here. For its rows: make bench-peers", highlight=False)
        return
    title = "The same games: ours ÷ OpenSpiel's, in a second of CPU time"
    table = Table(title=title, box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for heading in ("game", "engine", "beside", "steps", "games"):
        table.add_column(heading, justify="right" if heading in ("steps", "games") else "left", no_wrap=True)
    for each in compared:
        times = (f"{each[key]:.1f}" for key in ("times_the_steps", "times_the_games"))
        table.add_row(each["game"], each["engine"], each["beside"], *times)
    console.print(table)


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    parser.add_argument("--seconds", type=float, default=1.0, help="length of a row's round (default 1)")
    parser.add_argument("--rounds", type=int, default=5, help="rounds of each row (default 5)")
    ask_for_game(parser)
    asked = parser.parse_args(words)

    game, seats = chosen_game(asked)
    rows = own_rows(game, seats) + [row for row in same_rows() if row.game != game.name]
    try:
        import pyspiel
    except ImportError:
        say("OpenSpiel is not installed here. For its rows: make bench-peers")
    else:
        rows += peer_rows(pyspiel)
    measure(rows, asked.seconds, asked.rounds, say)
    count_steps(rows)
    compared = [each for each in ratios(rows) if each["engine"] == "native"]
    if asked.json:
        print(json.dumps({"rows": as_data(rows), "same_games": compared}, indent=2))
    else:
        show(rows, compared)


if __name__ == "__main__":
    main()
