"""Options and helpers that several commands share."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import platformdirs
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from aerodrome.engines.compiled import native
from aerodrome.engines.library import NativeUnavailable
from aerodrome.games import load
from aerodrome.rulebook.errors import AerodromeError
from aerodrome.rulebook.game import Game
from aerodrome.simulate.workers import Workers, processes
from aerodrome.text import LANGUAGES, language_for

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game; `aerodrome games` lists them.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="A house rule; may be repeated.")
]
CardFile = Annotated[
    Path | None, typer.Option("--cards", metavar="FILE", help="Your edited copy of the game's card data.")
]
Lang = Annotated[
    str | None,
    typer.Option("--lang", metavar="LANGUAGE", help="The language of texts; by default your system's."),
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")]
ArchivedTable = Annotated[
    str | None, typer.Option("--table", metavar="ID", help="The game of this table, if FILE is an archive.")
]
Seats = Annotated[int | None, typer.Option(min=1, help="Seats at the table.")]
WorkerCount = Annotated[
    int | None,
    typer.Option("--workers", min=1, help="How many do the work side by side; by default one for each core."),
]
ClusterAt = Annotated[
    str | None,
    typer.Option(
        "--cluster",
        metavar="ADDRESS",
        help="Do it on a Ray cluster: HOST:PORT, ray://HOST:PORT, or local for one that is started here.",
    ),
]
Kept = Annotated[
    Path | None,
    typer.Option(
        "--out", metavar="FILE", help="Keep what is done in this file; a run that was stopped goes on from it."
    ),
]
Seed = Annotated[int, typer.Option(min=0, help="The same seed gives the same games.")]


def own_language(wanted: str | None) -> str:
    """The language of texts: the wanted one, or else the system's."""
    if wanted is None:
        return language_for(next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), ""))
    if wanted not in LANGUAGES:
        raise AerodromeError(f"there is no language {wanted[:20]!r}; the languages are {', '.join(LANGUAGES)}")
    return wanted


def parse_pairs(given: list[str] | None) -> dict[str, str | int]:
    pairs: dict[str, str | int] = {}
    for pair in given or []:
        name, equals, value = pair.partition("=")
        if not equals or not name or not value:
            raise AerodromeError(
                f"{pair!r} should be an option and its value, NAME=VALUE; `aerodrome games` lists the options"
            )
        pairs[name.strip().replace("-", "_")] = value.strip()
    return pairs


def parts(text: str) -> list[str]:
    """What commas separate. A comma in quotes, such as one in a command, separates nothing.

    >>> parts("club, command:node bot.js --levels '1,2'")
    ['club', "command:node bot.js --levels '1,2'"]
    """
    return [part.strip() for part in re.split(r""",(?=(?:[^"']|"[^"]*"|'[^']*')*$)""", text)]


def own_folder(inside: str = "") -> Path:
    """$AERODROME_HOME, or else a folder in the user's data folder."""
    home = os.environ.get("AERODROME_HOME")
    return Path(home) if home else Path(platformdirs.user_data_dir("aerodrome", appauthor=False)) / inside


def load_with(name: str, cards: Path | None) -> Game:
    game = load(name)
    return game if cards is None else game.with_cards(cards)


@contextmanager
def those_who_work(
    workers: int | None, cluster: str | None, usual: Callable[[int | None], Workers] = processes
) -> Iterator[Workers]:
    """The workers that somebody asked for: on a cluster, or else of the usual kind."""
    if cluster:
        from aerodrome.lab.cluster import Cluster

        found: Workers = Cluster(cluster, workers)
    else:
        found = usual(workers)
    try:
        yield found
    finally:
        found.close()


def compiled_or_told(game: Game, instead: str) -> bool:
    """Is the game compiled here? If not, print why, and what happens instead."""
    try:
        native(game)
    except NativeUnavailable as error:
        print(f"{error}; {instead}.", file=sys.stderr)
        return False
    return True


def progress_bar() -> Progress:
    """A bar on stderr, so that output can be piped; none where nobody looks."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    # Parts of a run may take long: what is left is estimated from the last ten minutes.
    return Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal, speed_estimate_period=600
    )
