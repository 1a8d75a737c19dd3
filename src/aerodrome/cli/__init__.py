"""The command line: play, watch, measure and check the games."""

from __future__ import annotations

import io
import os
import sys
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape

from aerodrome import __version__
from aerodrome.cli import db, token
from aerodrome.cli.balancing import balance
from aerodrome.cli.checking import laws, verify
from aerodrome.cli.learning import train
from aerodrome.cli.measuring import arena, bench, report, simulate
from aerodrome.cli.models import mcp
from aerodrome.cli.outside import bot
from aerodrome.cli.playing import play, replay, resume
from aerodrome.cli.reading import games, languages, rules
from aerodrome.cli.reviewing import review
from aerodrome.cli.serve import serve
from aerodrome.cli.tuning import tune
from aerodrome.rulebook.errors import AerodromeError

app = typer.Typer(
    name="aerodrome",
    help="Airship board games, for people and for programs.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    add_completion=False,
)
COMMANDS = (
    serve, games, play, resume, replay, review, rules, languages, simulate, arena, report, balance, tune, train, bot,
    mcp, bench, laws, verify,
)  # fmt: skip
for command in COMMANDS:
    app.command()(command)
app.add_typer(db.app, name="db")
app.add_typer(token.app, name="token")


def main() -> None:
    """Run the command line. Errors are sentences, never tracebacks."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # no character stops a game, even if a terminal cannot show it
    try:
        app()
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:  # the reader of our output has gone, as `head` does, so nobody is left to tell
        close_output()
        sys.exit(0)
    except (AerodromeError, OSError) as error:
        Console(stderr=True, soft_wrap=True).print(f"aerodrome: {escape(str(error))}")
        if isinstance(error, OSError):
            close_output()
        sys.exit(2)


def close_output() -> None:
    """Discard what is still to be written, since writing it could fail again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def version(wanted: bool) -> None:
    if wanted:
        print(f"aerodrome {__version__}")
        raise typer.Exit


@app.callback()
def root(
    _: Annotated[bool, typer.Option("--version", callback=version, is_eager=True, help="Print the version.")] = False,
) -> None:
    pass
