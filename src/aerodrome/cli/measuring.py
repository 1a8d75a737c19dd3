"""`aerodrome simulate`, `arena` and `bench`: many games and their results."""

from __future__ import annotations

import contextlib
import json
import statistics
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console
from rich.table import Table
from typer import Argument, Option

from aerodrome.cli import options
from aerodrome.cli.options import CardFile, ClusterAt, GameName, Json, Kept, Lang, Options, Seats, Seed, WorkerCount
from aerodrome.games import available, load
from aerodrome.rulebook.errors import AerodromeError
from aerodrome.rulebook.game import Game
from aerodrome.simulate.rollout import rollout
from aerodrome.simulate.workers import Threads, processes

if TYPE_CHECKING:
    from aerodrome.lab.arena import Plan, Results


def simulate(
    game: GameName,
    games: Annotated[int, Option(min=1, help="Number of games.")] = 1000,
    bots: Annotated[str, Option(metavar="BOT[,BOT...]", help="One bot for each seat, or one for all.")] = "greedy",
    seed: Seed = 0,
    seats: Seats = None,
    option: Options = None,
    cards: CardFile = None,
    workers: WorkerCount = None,
    cluster: ClusterAt = None,
    out: Kept = None,
    engine: Annotated[
        str, Option(metavar="ENGINE", help="native (compiled), plain, or cuda (on a GPU): the same games.")
    ] = "native",
    as_json: Json = False,
) -> None:
    """Let bots play many games at native speed, and print who won."""
    loaded = options.load_with(game, cards)
    lineup = options.parts(bots)
    # Compiled rules let other threads run, plain ones do not, and a GPU needs neither.
    usual = processes if engine == "plain" else Threads
    with contextlib.ExitStack() as stack:
        alone = engine == "cuda" and not cluster
        those = None if alone else stack.enter_context(options.those_who_work(workers, cluster, usual))
        bar = stack.enter_context(options.progress_bar())
        task = bar.add_task("playing", total=games)
        result = rollout(
            loaded, games, lineup, seed, seats=seats, options=options.parse_pairs(option), workers=those, out=out,
            engine=engine, progress=lambda n: bar.advance(task, n),
        )  # fmt: skip
    length, turns = spread(result.plies.tolist()), spread(result.lengths.tolist())
    by_side = {name: result.wins_of_side(side) for side, name in enumerate(loaded.showing.sides)}
    nobody = round(result.games - sum(result.wins))
    if as_json:
        data = {
            "game": loaded.name,
            "seats": result.seats,
            "games": result.games,
            "steps": result.steps,
            "seconds": round(result.seconds, 4),
            "wins": [round(w, 4) for w in result.wins],
            "won_by_nobody": nobody,
            **({"wins_by_side": {name: round(w, 4) for name, w in by_side.items()}} if by_side else {}),
            "length": length,
            "turns": turns,
        }
        print(json.dumps(data))
        return
    lineup = lineup * result.seats if len(lineup) == 1 else lineup
    table = Table("seat", "bot", "wins", "share", "mean score")
    for seat, wins in enumerate(result.wins):
        mean = result.mean_scores[seat]
        table.add_row(str(seat + 1), lineup[seat], f"{wins:.1f}", f"{wins / result.games:.1%}", f"{mean:.1f}")
    Console().print(table)
    if nobody:
        print(f"{nobody} {'game was' if nobody == 1 else 'games were'} won by nobody ({nobody / result.games:.1%}).")
    print(
        f"{result.games} games, {result.steps} moves in {result.seconds:.2f} s; moves in a game: "
        f"{length['p10']} to {length['p90']} in most, median {length['median']}; turns: "
        f"{turns['p10']} to {turns['p90']}, median {turns['median']}."
    )
    if by_side:
        shares = ", ".join(f"{name} {wins / result.games:.1%}" for name, wins in by_side.items())
        print(f"Wins by side: {shares}.")


def spread(values: list[int]) -> dict[str, int]:
    low, high = sorted(values)[len(values) // 10], sorted(values)[len(values) * 9 // 10]
    return {"p10": low, "median": int(statistics.median(values)), "p90": high}


def arena(
    game: GameName,
    bots: Annotated[
        str,
        Option(
            metavar="BOT,BOT[,...]",
            help="The bots that compete: random, greedy, casual, club, master, learned, learned:FILE, "
            "search:SIMULATIONS, or command:COMMAND for a program of yours. With fewer bots than seats, the last one "
            "fills the table; with more, every combination plays.",
        ),
    ] = "master,club,casual,greedy",
    deals: Annotated[int, Option(min=1, help="Deals; each is played once for every rotation of the bots.")] = 100,
    seats: Seats = None,
    seed: Seed = 0,
    option: Options = None,
    workers: WorkerCount = None,
    cluster: ClusterAt = None,
    out: Kept = None,
    moves: Annotated[
        bool, Option("--moves", help="Keep every move in the file of --out, too, for somebody to learn from.")
    ] = False,
    as_json: Json = False,
) -> None:
    """Let bots compete on duplicate deals: the same luck with seats rotated. Ctrl-C shows the results so far."""
    from aerodrome.lab import arena as lab

    loaded = load(game)
    plan = lab.Plan.make(loaded, options.parts(bots), deals, seats, seed, options.parse_pairs(option), moves)
    results = lab.Results(plan, out)
    stopped = False
    with options.those_who_work(workers, cluster) as those, options.progress_bar() as bar:
        task = bar.add_task("deals", total=deals, completed=deals - len(results.missing))
        try:
            for _ in results.play_missing(those):
                bar.advance(task)
        except KeyboardInterrupt:
            stopped = True
    report_arena(loaded, plan, results, stopped, as_json)
    if stopped:
        raise typer.Exit(130)


def report_arena(game: Game, plan: Plan, results: Results, stopped: bool, as_json: bool) -> None:
    from aerodrome.lab.standings import standings

    played = results.in_order
    if not played:
        raise AerodromeError("the run stopped before it finished a deal, so there are no results")
    found = standings(plan, played)
    if as_json:
        data = {
            "game": game.name,
            "seats": plan.seats,
            "deals": len(played),
            "games": sum(map(len, played)),
            "seed": plan.seed,
            "options": game.show_options(plan.options),
            "bots": [standing.data() for standing in found],
        }
        print(json.dumps(data))
    else:
        title = f"{game.title}, {plan.seats} seats, {len(played)} deals, {sum(map(len, played))} games"
        table = Table("bot", "rating", "wins", "95%, paired", "95%, plain", "places", "s/move", title=title)
        for standing in found:
            places = [standing.places.get(place, 0) for place in range(1, plan.seats + 1)]
            table.add_row(
                standing.bot,
                f"{standing.rating:.1f}±{2 * standing.rating_error:.1f}",
                f"{standing.share.mean:.1%}",
                f"{standing.share.low:.1%}-{standing.share.high:.1%}",
                f"{standing.plain.low:.1%}-{standing.plain.high:.1%}",
                " ".join(map(str, places)),
                f"{standing.data()['seconds_a_decision']:.4f}",
            )
        Console().print(table)
        print(f"A fair share is {1 / plan.seats:.1%}. Paired: from the spread between deals; plain: as if every game")
        print("were a new deal. Places: how often it came first, second, and so on. Ratings by openskill.")
        for standing in found:
            if standing.stood_in:
                print(
                    f"A stand-in (greedy) made {standing.stood_in} of the {standing.decisions} decisions of "
                    f"{standing.bot}. The first fault: {standing.fault}."
                )
    if stopped:
        more = f"continue with the same command and --out {results.path}" if results.path else "--out FILE keeps deals"
        print(f"Stopped after {len(played)} of {plan.deals} deals; {more}.", file=sys.stderr)


def report(
    file: Annotated[Path, Argument(metavar="FILE", help="What `aerodrome arena --out FILE` has kept.")],
    out: Annotated[
        Path | None, Option(metavar="FILE", help="Where the page is written; by default beside FILE, as .html.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Write one page of HTML about the games of an arena: ratings, seats and the first move, lengths, what decided."""
    from aerodrome.lab.report import report_of

    page = out or file.with_suffix(".html")
    page.write_text(report_of(file, options.own_language(lang)), encoding="utf-8")
    print(f"Written to {page}.")


def bench(
    game: Annotated[str | None, Argument(metavar="[GAME]", help="A game; by default all of them.")] = None,
    as_json: Json = False,
) -> None:
    """Measure the engines: steps and games per second of random play."""
    from aerodrome.lab.bench import ROUNDS, Row, measure, own_rows

    rows: list[Row] = []
    with options.progress_bar() as bar:
        task = bar.add_task("measuring", total=None)
        for each in [load(game)] if game else available():
            compiled = options.compiled_or_told(each, "this measures only the plain engine")
            rows += own_rows(each, each.usual_seats, compiled)
        measure(rows, progress=lambda what: bar.update(task, description=what))
    if as_json:
        print(json.dumps([row.data() for row in rows], indent=2))
        return
    table = Table("game", "engine", "threads", "steps/s", "games/s", title=f"Random play, median of {ROUNDS} rounds")
    for row in rows:
        table.add_row(row.game, row.engine, str(row.threads), f"{row.steps_per_s:,.0f}", f"{row.games_per_s:,.0f}")
    Console().print(table)
