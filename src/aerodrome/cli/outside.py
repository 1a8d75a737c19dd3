"""`aerodrome bot`: does a bot from outside play as it should?"""

from __future__ import annotations

import json
import sys
from collections import Counter
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from typer import Argument, Option

from aerodrome.bots.outside import SECONDS, introduced, is_command
from aerodrome.bots.protocol import PROTOCOL
from aerodrome.cli.options import Json, Seed, progress_bar
from aerodrome.games import load, names
from aerodrome.rulebook.errors import AerodromeError

LONGEST_SHOWN = 2_000
"""Characters of a line that --show prints."""


def bot(
    command: Annotated[str, Argument(metavar="COMMAND", help='What starts the bot, for example "python my_bot.py".')],
    game: Annotated[
        list[str] | None, Option(metavar="GAME", help="A game to try; may be repeated. By default all that it plays.")
    ] = None,
    games: Annotated[int, Option(min=1, help="Games of each kind.")] = 5,
    seconds: Annotated[float, Option(min=0.001, max=600.0, help="Seconds that it has for a move.")] = SECONDS,
    seed: Seed = 0,
    show: Annotated[bool, Option(help="Print everything that is said to it and that it says.")] = False,
    as_json: Json = False,
) -> None:
    """Try a bot of yours: let it play some games against greedy bots, and list what goes wrong. docs/outside.md
    explains how such bots talk. Exits with 1 if anything went wrong."""
    from aerodrome.lab.trial import trials

    timed = "" if seconds == SECONDS else f"/{seconds:g}s"
    name = command if is_command(command) else f"command{timed}:{command}"
    hello = introduced(name)
    chosen = game or [each for each in names() if hello.plays(each)]
    for each in chosen:
        load(each)
        if not hello.plays(each):
            raise AerodromeError(f"{hello.name} does not play {each}; its games are {', '.join(hello.games)}")
    if not chosen:
        raise AerodromeError(f"{hello.name} plays {', '.join(hello.games)}, but the games are {', '.join(names())}")
    done = []
    with progress_bar() as bar:
        task = bar.add_task("playing", total=games * len(chosen))
        for trial in trials(name, chosen, games, seed, overhear if show else None):
            done.append(trial)
            bar.advance(task)
    good = not any(trial.faults for trial in done)
    if as_json:
        about = {"name": hello.name, "version": hello.version, "games": list(hello.games), "wants": list(hello.wants)}
        print(json.dumps({"hello": about, "good": good, "trials": [trial.data() for trial in done]}))
        raise typer.Exit(0 if good else 1)
    print(f"{hello.name} {hello.version}".rstrip() + f" says hello (protocol {PROTOCOL}).")
    table = Table("game", "seats", "seat", "place", "moves", "mean", "slowest", "stand-in", title="against greedy")
    for trial in done:
        table.add_row(
            trial.game, str(trial.seats), str(trial.seat + 1), str(trial.place), str(trial.decisions),
            f"{trial.mean:.4f}", f"{trial.slowest:.4f}", str(trial.stood_in or ""),
        )  # fmt: skip
    Console().print(table)
    if good:
        print(f"No faults. It can play wherever bots are named: --bots '{name}'")
        return
    counts = Counter((trial.game, text) for trial in done for _, _, text in trial.faults)
    first = {(trial.game, text): (trial, ply) for trial in reversed(done) for ply, _, text in reversed(trial.faults)}
    print("What went wrong:")
    for (kind, text), count in counts.items():
        trial, ply = first[kind, text]
        times = f"{count} times, first " if count > 1 else ""
        print(f"* {kind}, {times}at {trial.seats} seats with seed {trial.seed}, move {ply}: {text}")
    raise typer.Exit(1)


def overhear(who: str, line: str) -> None:
    print(who, line[:LONGEST_SHOWN] + ("…" if len(line) > LONGEST_SHOWN else ""), file=sys.stderr)
