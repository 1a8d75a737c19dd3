"""`aerodrome tune`: a search for better constants of the bots."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table
from typer import Option

from aerodrome.cli import options
from aerodrome.cli.options import ClusterAt, GameName, Json, Kept, Seats, Seed, WorkerCount
from aerodrome.games import load

if TYPE_CHECKING:
    from aerodrome.lab.tune import Found

SHOWN = 4
"""How many candidates of a round the table names."""


def tune(
    game: GameName,
    bot: Annotated[
        str, Option(metavar="BOT", help="Which search: search:SIMULATIONS or guided:SIMULATIONS.")
    ] = "search:100",
    against: Annotated[
        str | None,
        Option(metavar="NAME=VALUE[/...]", help="The constants so far; by default the game's, of its tuning.toml."),
    ] = None,
    seats: Seats = None,
    candidates: Annotated[int, Option(min=2, help="How many others are tried; half of them each round.")] = 32,
    deals: Annotated[int, Option(min=1, help="Deals of the first round; each round has twice as many.")] = 8,
    proof: Annotated[int, Option(min=2, help="New deals, on which the last candidate is proved.")] = 400,
    least: Annotated[
        float, Option("--confidence", min=0.5, max=1, help="How certain it must be that the last one is better.")
    ] = 0.99,
    seed: Seed = 0,
    workers: WorkerCount = None,
    cluster: ClusterAt = None,
    out: Kept = None,
    write: Annotated[
        Path | None, Option(metavar="FILE", help="Write a tuning.toml, which says by which command it was made.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Search for better constants of the search by successive halving, and say how certain it is that they are better.
    They are never tried on deals of the arena."""
    from aerodrome.lab.tune import Hunt, Hunting, tuning_text

    hunting = Hunting(Hunt.make(load(game), bot, against, seats, candidates, deals, proof, seed), out)
    try:
        with options.those_who_work(workers, cluster) as those, options.progress_bar() as bar:
            task = bar.add_task("candidates' deals", total=hunting.parts)
            for done in hunting.go(those):
                bar.update(task, completed=done)
    except KeyboardInterrupt:
        more = f"continue with the same command and --out {out}" if out else "--out FILE keeps what is done"
        print(
            f"Stopped after {len(hunting.ledger.done)} of {hunting.parts} deals of candidates; {more}.", file=sys.stderr
        )
        raise typer.Exit(130) from None
    found = hunting.found
    assert found
    if write:
        write.write_text(tuning_text(found, least), encoding="utf-8")
    if as_json:
        print(json.dumps(found.data()))
    else:
        show(found, least)


def show(found: Found, least: float) -> None:
    from aerodrome.lab.tune import shown

    hunt = found.hunt
    settings = hunt.settings
    table = Table(
        "round", "deals", "candidates", "share", title=f"{load(hunt.game).title}, {hunt.seats} seats, {hunt.bot}"
    )
    for number, each in enumerate(found.rounds, 1):
        for place, (candidate, share) in enumerate(each.ranking[:SHOWN]):
            first = ("", "") if place else (str(number), str(each.deals))
            table.add_row(*first, shown(settings[candidate]), f"{share:.1%}")
        if len(each.ranking) > SHOWN:
            table.add_row("", "", f"and {len(each.ranking) - SHOWN} more", "")
    Console().print(table)
    print(f"So far: {hunt.against}")
    print(f"The best: {shown(found.settings)}")
    print(
        f"In {found.games} games on {hunt.proof} new deals it won {found.share.mean:.1%} ({found.share.low:.1%} to "
        f"{found.share.high:.1%}), where {1 / hunt.seats:.1%} is fair."
    )
    certain = "better" if found.confidence >= least else "not certainly better; leave things as they are"
    print(f"It is better with a confidence of {found.certain}: {certain}.")
    print(f"Again: {hunt.command()}")
