"""Random play: one of our games on its engines, compared with games of OpenSpiel.

    python -m benchmarks.engines [--json] [--game airships] [--seats 3] [--seconds 1] [--rounds 5]

It uses one process. The rows take turns, round after round, so that a noisy neighbour disturbs all of them alike. Each
figure is the median of its rounds. Every round of a row plays the same games.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
from collections.abc import Sequence
from typing import Any

from aerodrome.lab.bench import Play, Row, measure, own_rows
from benchmarks.common import ask_for_game, chosen_game, figure

CPP = "OpenSpiel, C++"
PEERS = ("backgammon", "gin_rummy", "hearts", "liars_dice", "oh_hell", "go_fish")

WHAT_A_STEP_IS = (
    "A step is one decision of one seat, drawn at random among the legal ones.",
    "Our own: listing what is legal, choosing, keying the luck, and all dice and cards that follow.",
    "OpenSpiel: legal_actions and apply_action; chance nodes (deals, dice) take time but are not counted as steps.",
    "OpenSpiel, Python: driven from Python. OpenSpiel, C++: pyspiel.evaluate_bots with its random bots, a call a game; "
    "it counts games only, so its steps are those of the Python row for as many games.",
    "These are different games: read the table as a scale, not as a race. Where a row had fewer cores than threads, "
    "somebody else was using them.",
)

# --- OpenSpiel ----------------------------------------------------------------------------------------------


def peer_rows(pyspiel: Any) -> list[Row]:
    known = {kind.short_name for kind in pyspiel.registered_games()}
    games = {name: pyspiel.load_game(name) for name in PEERS if name in known}
    driven = [Row(name, "OpenSpiel, Python", 1, python_loop(game)) for name, game in games.items()]
    looped = []
    if hasattr(pyspiel, "evaluate_bots") and hasattr(pyspiel, "make_uniform_random_bot"):
        looped = [Row(name, CPP, 1, cpp_loop(pyspiel, game)) for name, game in games.items()]
    return [*driven, *looped]


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


# --- measuring ----------------------------------------------------------------------------------------------


def count_steps(row: Row, driven: Row) -> None:
    """The C++ loop counts only games, so take the steps of the Python row for the same number of games."""
    row.steps_per_game = driven.steps_per_game
    row.rates = [(games * driven.steps_per_game, games) for _, games in row.rates]


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


def show(rows: list[Row]) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    first_peer = next((row for row in rows if row.engine.startswith("OpenSpiel")), None)
    table = Table(title="Random play, median of the rounds", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for heading in ("game", "engine"):
        table.add_column(heading, no_wrap=True)
    ratio_to = f"÷ {first_peer.game}" if first_peer else ""
    for heading in ("threads", "cores", "steps/s", "games/s", ratio_to):
        table.add_column(heading, justify="right", no_wrap=True)
    for row in rows:
        ratio = figure(row.steps_per_s / first_peer.steps_per_s) if first_peer else ""
        cores = f"{statistics.median(row.cores):.2f}"
        rates = (figure(row.steps_per_s), figure(row.games_per_s))
        table.add_row(row.game, row.engine, str(row.threads), cores, *rates, ratio)
    console = Console()
    for line in WHAT_A_STEP_IS:
        console.print(line, highlight=False)
    console.print(table)
    if first_peer is None:
        console.print("OpenSpiel is not installed here. For its rows: make bench-peers", highlight=False)


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--json", action="store_true", help="print the rows as JSON instead of a table")
    parser.add_argument("--seconds", type=float, default=1.0, help="length of a row's round (default 1)")
    parser.add_argument("--rounds", type=int, default=5, help="rounds of each row (default 5)")
    ask_for_game(parser)
    asked = parser.parse_args(words)

    rows = own_rows(*chosen_game(asked))
    try:
        import pyspiel
    except ImportError:
        say("OpenSpiel is not installed here. For its rows: make bench-peers")
    else:
        rows += peer_rows(pyspiel)
    measure(rows, asked.seconds, asked.rounds, say)
    for row in rows:
        if row.engine == CPP:
            count_steps(row, next(other for other in rows if other.game == row.game))
    if asked.json:
        print(json.dumps(as_data(rows), indent=2))
    else:
        show(rows)


if __name__ == "__main__":
    main()
