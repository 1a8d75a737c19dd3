"""`aerodrome db`: the database of a table server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from typer import Argument

from aerodrome.cli.group import Database, Group, opened
from aerodrome.cli.serve import default_database
from aerodrome.rulebook.errors import AerodromeError

app = Group("Look after the database of a table server.")


@app.add
async def upgrade(database: Database = None) -> None:
    """Upgrade a database for this version of Aerodrome. Make a backup first."""
    from aerodrome.store.store import upgrade as migrate

    before, after = await migrate(database or default_database())
    upgraded = f"Upgraded from {before or 'nothing'} to {after}."
    print(f"The database is up to date ({after})." if before == after else upgraded)


@app.add
async def backup(
    to: Annotated[Path, Argument(metavar="FILE", help="The copy; it must not exist yet.")],
    database: Database = None,
) -> None:
    """Copy a database while it is in use."""
    async with await opened(database) as store:
        await store.backup(to)
    print(f"Copied to {to}.")


@app.add
async def check(database: Database = None) -> None:
    """Replay every match and compare it with its records: hash chains, times, positions, seats and results. This lists
    every match with its faults, and exits with 1 if there are any. A server may run meanwhile."""
    from aerodrome.store.check import check_all

    good = bad = faulty = 0
    async with await opened(database) as store:
        async for checked in check_all(store):
            for fault in checked.faults:
                print(f"{checked.what}: {fault}")
            faulty += bool(checked.faults)
            if checked.is_match:
                good, bad = (good, bad + 1) if checked.faults else (good + 1, bad)
        untimed = await store.untimed()
    print(f"{good} matches are whole." + (f" {bad} are not." if bad else ""))
    if untimed:
        print(
            f"{untimed} have entries from before the upgrade to 0002. The times of these entries are not in the hash "
            "chain, so changes to them go unnoticed."
        )
    raise typer.Exit(1 if faulty else 0)


@app.add
async def export(
    match: Annotated[str, Argument(metavar="TABLE", help="The table's id.")],
    to: Annotated[Path | None, Argument(metavar="[FILE]", help="By default it goes to standard output.")] = None,
    database: Database = None,
) -> None:
    """Write a finished match as a game file."""
    from aerodrome.play.gamefile import match_text
    from aerodrome.store.revive import read_table
    from aerodrome.table.replayed import replayed

    async with await opened(database) as store:
        table = await read_table(store, match)
    if table is None:
        raise AerodromeError(f"there is no table {match[:40]!r} in this database")
    if table.ended is None:
        raise AerodromeError("the match is not over, and until then its secret stays hidden")
    text = match_text(replayed(table))
    if to is None:
        print(text, end="")
    else:
        to.write_text(text, encoding="utf-8")
        print(f"Written to {to}.")
