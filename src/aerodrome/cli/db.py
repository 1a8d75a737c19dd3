"""`aerodrome db`: the database of a table server."""

from __future__ import annotations

import contextlib
from collections import Counter
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer
from typer import Argument, Option

from aerodrome.cli.group import Database, Group, opened
from aerodrome.cli.options import progress_bar
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
async def check(
    processes: Annotated[int, Option(min=1, max=256, help="Processes that look at matches side by side.")] = 1,
    resume: Annotated[
        Path | None, Option(metavar="FILE", help="Note there what was found; a check that was stopped goes on from it.")
    ] = None,
    archives: Annotated[
        Path | None, Option("--archive", metavar="FOLDER", help="Look at the matches in these archives, too.")
    ] = None,
    database: Database = None,
) -> None:
    """Replay every match and compare it with its records: hash chains, times, positions, seats and results. This lists
    every match with its faults, and exits with 1 if there are any. A server may run meanwhile."""
    from aerodrome.store.survey import Findings, Here, InProcesses, check_all

    url = database or default_database()
    matches = archived = bad = faulty = 0
    async with await opened(database) as store:
        findings = Findings(resume, store.name, archives) if resume else None
        several = InProcesses(url, processes, archives) if processes > 1 else None
        looker, at_once = (several, 2 * processes) if several else (Here(store, archives), 1)
        with progress_bar() as bar, contextlib.ExitStack() as stack:
            if several:
                stack.callback(several.close)
            task = bar.add_task("checking", total=await store.match_count())
            noted = findings.found if findings else []
            number = 0
            async for checked in check_all(store, looker, at_once, noted):
                number += 1
                for what, faults in checked.faults.items():
                    for fault in faults:
                        print(f"{what}: {fault}")
                faulty += len(checked.faults)
                bad += len(checked.faults) if checked.matches else 0
                matches += checked.matches
                archived += checked.archived
                bar.advance(task, checked.matches)
                if findings and checked.matches and number > len(noted):
                    findings.add(checked)
        untimed = await store.untimed()
    if findings:
        findings.finish()
    whole = f"{matches - bad} matches are whole" + (f", {archived} of them in archives" if archived else "")
    print(f"{whole}." + (f" {bad} are not." if bad else ""))
    if untimed:
        print(
            f"{untimed} have entries from before the upgrade to 0002. The times of these entries are not in the hash "
            "chain, so changes to them go unnoticed."
        )
    if archived and archives is None:
        print("Of matches in archives only the database's side was looked at. To look at their games: --archive FOLDER")
    raise typer.Exit(1 if faulty else 0)


@app.add
async def archive(
    before: Annotated[str, Option(metavar="DATE", help="Only matches that have not changed since, YYYY-MM-DD (UTC).")],
    to: Annotated[Path, Option(metavar="FOLDER", help="The folder of the archives.")],
    dry_run: Annotated[bool, Option("--dry-run", help="Only say how many matches of which month would go.")] = False,
    database: Database = None,
) -> None:
    """Move finished matches into archives, one a month. `replay`, `verify` and `db check` read them there. If this is
    stopped, call it again. A server may run meanwhile."""
    from aerodrome.store.archive import archive as move
    from aerodrome.store.archive import months_due

    if not to.is_dir():
        raise AerodromeError(f"{to}: there is no such folder; make it first")
    date = beginning_of(before)
    moved: Counter[str] = Counter()
    staying = 0
    async with await opened(database) as store:
        months = await months_due(store, date)
        due = sum(map(len, months.values()))
        if dry_run:
            print(*(f"{month}: {len(matches)} matches" for month, matches in months.items()), sep="\n")
            print(f"{due} matches would go into archives. Nothing was changed.")
            return
        with progress_bar() as bar:
            task = bar.add_task("archiving", total=due)
            async for done in move(store, date, to, lambda: bar.advance(task)):
                if done.file:
                    moved[done.file] += done.matches
                else:
                    staying += done.matches
                    print(done.why)
    if not due:
        print("No finished match is as old as that.")
        return
    files = ", ".join(f"{file} ({n})" for file, n in moved.items())
    print(
        f"{moved.total()} matches are now in archives{': ' if files else ''}{files}."
        + (f" {staying} stay in the database." if staying else "")
    )
    raise typer.Exit(1 if staying else 0)


def beginning_of(day: str) -> float:
    """When a day began, which must not lie ahead."""
    try:
        begun = datetime.strptime(day, "%Y-%m-%d").replace(tzinfo=UTC)
    except ValueError:
        raise AerodromeError(f"{day[:40]!r} is not a date; write it as 2026-10-01") from None
    if begun > datetime.now(UTC):
        raise AerodromeError(f"{day} has not come yet; matches of today and later stay in the database")
    return begun.timestamp()


@app.add
async def export(
    match: Annotated[str, Argument(metavar="TABLE", help="The table's id.")],
    to: Annotated[Path | None, Argument(metavar="[FILE]", help="By default it goes to standard output.")] = None,
    database: Database = None,
) -> None:
    """Write a finished match as a game file."""
    from aerodrome.play.gamefile import match_text
    from aerodrome.store.revive import read_table
    from aerodrome.table.errors import Archived
    from aerodrome.table.replayed import replayed

    async with await opened(database) as store:
        try:
            table = await read_table(store, match)
        except Archived as archived:
            raise AerodromeError(
                f"the match is in the archive {archived.file}; see it with: "
                f"aerodrome replay {archived.file} --table {match}"
            ) from None
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
