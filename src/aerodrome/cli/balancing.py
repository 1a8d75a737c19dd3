"""`aerodrome balance`: what games between equals say about a game."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table
from typer import Option

from aerodrome.cli import options
from aerodrome.cli.options import ClusterAt, GameName, Json, Lang, Options, Seats, Seed, WorkerCount
from aerodrome.games import load
from aerodrome.rulebook.errors import AerodromeError

if TYPE_CHECKING:
    from aerodrome.lab.balance import Report, Row
    from aerodrome.lab.standings import Interval


def balance(
    game: GameName,
    bot: Annotated[str, Option(metavar="BOT", help="The bot in every seat; the stronger, the better.")] = "club",
    rival: Annotated[
        str, Option(metavar="BOT", help="A weaker bot: how much better the other one does among them is skill.")
    ] = "greedy",
    deals: Annotated[int, Option(min=2, help="Deals; each is played three times.")] = 200,
    seats: Seats = None,
    seed: Seed = 0,
    option: Options = None,
    workers: WorkerCount = None,
    cluster: ClusterAt = None,
    every: Annotated[bool, Option("--all", help="Print every move and event, not only what is striking.")] = False,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Let equals play, and print who and what wins: seats, colours, cards, lengths, luck and skill. Ctrl-C shows the
    results so far."""
    from aerodrome.lab import balance as lab

    enquiry = lab.Enquiry.make(load(game), bot, rival, deals, seats, seed, options.parse_pairs(option))
    found = lab.Findings()
    stopped = False
    with options.those_who_work(workers, cluster) as those, options.progress_bar() as bar:
        task = bar.add_task("deals", total=deals)
        try:
            for found in lab.play_deals(enquiry, those):
                bar.update(task, completed=found.deals)
        except KeyboardInterrupt:
            stopped = True
    if not found.deals:
        raise AerodromeError("the run stopped before it finished a deal, so there are no results")
    report = lab.report(enquiry, found, options.own_language(lang))
    if as_json:
        loaded = load(game)
        asked = {"bot": bot, "rival": rival, "seed": seed, "options": loaded.show_options(enquiry.options)}
        print(json.dumps({"game": loaded.name, "rules": loaded.version, **asked, **report.data()}))
    else:
        show(report, f"{load(game).title}, {enquiry.seats} seats, {bot}", bot, rival, every)
    if stopped:
        print(f"Stopped after {found.deals} of {deals} deals.", file=sys.stderr)
        raise typer.Exit(130)


def show(report: Report, title: str, bot: str, rival: str, every: bool) -> None:
    console = Console()
    table = Table("", "share of the win", "95%", title=f"{title}, {report.games} games")
    for seat, share in enumerate(report.seats, 1):
        table.add_row(f"seat {seat}", *shown(share))
    for name, share in report.sides.items():
        table.add_row(name, *shown(share))
    console.print(table)
    print(f"A fair share is {report.fair:.1%}; {report.nobody:.1%} of the games were won by nobody.")
    low, median, high = (report.plies[name] for name in ("p10", "median", "p90"))
    print(f"Moves in a game: {low} to {high} in most, median {median}; {report.decisions:.0f} of them are a choice.")
    mean, interval = shown(report.luck_of_the_deal)
    print(f"Two games of equals on one deal have {mean} of the variance of results in common ({interval}).")
    mean, interval = shown(report.skill)
    print(f"One {bot} among {rival} wins {mean} ({interval}).")
    pick(console, "Moves", report.moves, every)
    pick(console, "Events", report.events, every)
    print("Worth: how much more of the win goes to those who have it than to those who could, and do not. That it goes")
    print("with winning does not say that it brings it about: who is ahead can do more.")


def pick(console: Console, title: str, rows: list[Row], every: bool) -> None:
    """Rows of pieces; what is not striking only if it is wanted."""
    chosen = [each for each in rows if every or each.verdict]
    if not chosen:
        print(f"{title}: nothing striking among {len(rows)}; --all prints them.")
        return
    table = Table("", "could", "did", "times", "worth", "", title=f"{title}: {len(chosen)} of {len(rows)}")
    for each in chosen:
        times = f"{each.taken} of {each.offered}" if each.offered else str(each.taken)
        worth = f"{100 * each.worth:+.1f} ±{100 * each.error:.1f}" if 0 < each.had < each.seats else ""
        table.add_row(each.what, str(each.seats), str(each.had), times, worth, each.verdict)
    console.print(table)


def shown(share: Interval) -> tuple[str, str]:
    return f"{share.mean:.1%}", f"{share.low:.1%} to {share.high:.1%}"
