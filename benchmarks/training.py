"""How fast networks are trained: decisions a second in roll-outs, in updates and altogether.

    python -m benchmarks.training [--json] [--all-games] [--game airships ...] [--device cuda] [--games 65536]
                                  [--steps 64] [--iterations 12] [--set NAME=VALUE ...]

Needs the extra `learn`, and for `cuda` a GPU and the extra `cuda`. An iteration is a roll-out of all games and an
update from it. The first ones, in which kernels are prepared and recorded, do not count; of the others the median does.
"""

from __future__ import annotations

import argparse
import json
import statistics
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from aerodrome.learn.plan import Plan, read_settings
from aerodrome.rulebook.game import Game
from benchmarks.common import ask_for_games, chosen_games, figure

WARM_UP = 2


def measured(game: Game, asked: argparse.Namespace) -> dict[str, Any]:
    from aerodrome.learn.trainer import Training

    settings = read_settings(dict(pair.split("=", 1) for pair in asked.set))
    plan = Plan.make(game.name, asked.device, games=asked.games, steps=asked.steps, **settings)
    with tempfile.TemporaryDirectory() as folder:
        training = Training(plan, Path(folder) / "run", lambda line: None)
        told = [training.iterate() for _ in range(WARM_UP + asked.iterations)][WARM_UP:]
    found = {name: statistics.median(each[name] for each in told) for name in ("a second", "rolled out a second")}
    update = 1 / (1 / found["a second"] - 1 / found["rolled out a second"])
    return {
        "game": game.name,
        "device": plan.device,
        "games": plan.games,
        "steps": plan.steps,
        "width": plan.width,
        "decisions_per_s": round(found["a second"]),
        "in_roll_outs": round(found["rolled out a second"]),
        "in_updates": round(update),
        "learnt_share": round(statistics.median(each["learnt"] for each in told) / (plan.games * plan.steps), 3),
    }


def show(rows: Sequence[dict[str, Any]]) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    table = Table(title="Training: decisions a second", box=SIMPLE_HEAD)
    for heading in ("game", "device", "games", "width", "altogether", "in roll-outs", "in updates", "learnt from"):
        table.add_column(heading, justify="right", no_wrap=True)
    for row in rows:
        speeds = (figure(row[name]) for name in ("decisions_per_s", "in_roll_outs", "in_updates"))
        table.add_row(row["game"], row["device"], f"{row['games']:,}", str(row["width"]), *speeds,
                      f"{row['learnt_share']:.0%}")  # fmt: skip
    Console(width=100).print(table)


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    ask_for_games(parser)
    parser.add_argument("--device", default="cuda", help="cuda (default) or cpu")
    parser.add_argument("--games", type=int, help="games side by side")
    parser.add_argument("--steps", type=int, help="decisions of each game in a roll-out")
    parser.add_argument("--iterations", type=int, default=12, help="that are measured (default 12)")
    parser.add_argument("--set", nargs="*", default=[], metavar="NAME=VALUE", help="other settings of the trainer")
    asked = parser.parse_args(words)
    rows = [measured(game, asked) for game, _ in chosen_games(asked)]
    if asked.json:
        print(json.dumps(rows, indent=2))
    else:
        show(rows)


if __name__ == "__main__":
    main()
