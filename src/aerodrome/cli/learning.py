"""`aerodrome train`: bots that learn."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer
from typer import Option

from aerodrome.cli.options import GameName, parse_pairs, parts


def train(
    game: GameName,
    minutes: Annotated[
        float | None, Option(min=0.01, help="How long to train, evaluations included; compiling does not count. [10]")
    ] = None,
    decisions: Annotated[
        int | None,
        Option(min=1, help="Train on so many decisions instead: on a CPU the same seed gives the same file."),
    ] = None,
    device: Annotated[str | None, Option(help="cuda or cpu. [cuda]")] = None,
    seed: Annotated[int | None, Option(min=0, max=(1 << 30) - 1, help="Which luck to train with. [0]")] = None,
    out: Annotated[
        Path | None, Option(metavar="FOLDER", help="Where everything is written; by default a folder named GAME-SEED.")
    ] = None,
    resume: Annotated[bool, Option("--resume", help="Continue the run in the folder from its checkpoint.")] = False,
    seats: Annotated[
        str | None, Option(metavar="N[,N...]", help="The numbers of seats that are mixed; by default all.")
    ] = None,
    games: Annotated[int | None, Option(min=1, help="Games side by side. [65536 on a GPU, 512 on a CPU]")] = None,
    reward: Annotated[
        str | None, Option(metavar="REWARD", help="win, or margin:POINTS, which so many points are worth. [win]")
    ] = None,
    setting: Annotated[
        list[str] | None,
        Option("--set", metavar="NAME=VALUE", help="Any other setting, as docs/learn.md lists them; may be repeated."),
    ] = None,
    within: Annotated[
        float | None, Option(min=0.1, help="Minutes in which the whole command ends, compiling included.")
    ] = None,
    arena: Annotated[
        int, Option(min=0, metavar="DEALS", help="Meanwhile, play so many deals at a time against master in the arena.")
    ] = 0,
    workers: Annotated[int, Option(min=1, help="Processes of the arena.")] = 2,
    threads: Annotated[int | None, Option(min=0, help="Threads on a CPU; by default one for each core.")] = None,
) -> None:
    """Train a network for a game by self-play. Ctrl-C ends it early, and leaves all that a later run needs to go on."""
    began = time.monotonic()
    from aerodrome.learn.plan import Plan, needs_torch, read_seats, read_settings

    needs_torch()
    given = {
        "minutes": minutes, "decisions": decisions, "device": device, "seed": seed, "games": games, "reward": reward,
        "threads": threads, "seats": read_seats(parts(seats)) if seats else None, **read_settings(parse_pairs(setting)),
    }  # fmt: skip
    from aerodrome.learn.trainer import Training

    if resume:
        training = Training.resumed(game, out or Path(f"{game}-{seed or 0}"), tell, **given)
    else:
        plan = Plan.make(game, **given)
        training = Training(plan, out or Path(f"{plan.game}-{plan.seed}"), tell)
    training.go(began + 60 * within if within else None, arena, workers)
    tell(f"Written to {training.folder}: {', '.join(sorted(path.name for path in training.folder.iterdir()))}.")
    if training.stopped:
        raise typer.Exit(130)


def tell(line: str) -> None:
    print(line, flush=True)
