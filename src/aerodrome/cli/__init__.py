"""The command line: play, watch, measure and check the games."""

from __future__ import annotations

import dataclasses
import io
import json
import os
import statistics
import sys
import time
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from aerodrome import __version__
from aerodrome.cli import db
from aerodrome.cli.serve import serve
from aerodrome.engines.compiled import native, native_or_none
from aerodrome.engines.library import NativeUnavailable
from aerodrome.games import PACKAGES, load
from aerodrome.rulebook.errors import AerodromeError
from aerodrome.rulebook.game import BadOption, Game

app = typer.Typer(
    name="aerodrome",
    help="Airship board games, for people and for programs.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    add_completion=False,
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game; `aerodrome games` lists them.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="A house rule; may be repeated.")
]
CardFile = Annotated[
    Path | None, typer.Option("--cards", metavar="FILE", help="An edited copy of the game's card data.")
]
Talk = Annotated[bool, typer.Option("--talk/--no-talk", help="Table talk, in games that have a taste for it.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")]
Seats = Annotated[int | None, typer.Option(min=1, help="Seats at the table.")]


app.command()(serve)
app.add_typer(db.app, name="db")


def main() -> None:
    """Run the command line. Whatever goes wrong is answered with a sentence, never with a traceback."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # no character that somebody types, or cannot show, stops a game
    try:
        app()
    except AerodromeError as error:
        Console(stderr=True, soft_wrap=True).print(f"aerodrome: {escape(str(error))}")
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        # The reader of our output has gone, as `head` does: nobody is left to tell.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    except OSError as error:
        Console(stderr=True, soft_wrap=True).print(f"aerodrome: {escape(str(error))}")
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(2)


def parse_pairs(given: list[str] | None) -> dict[str, str | int]:
    """``name=value`` pairs."""
    pairs: dict[str, str | int] = {}
    for pair in given or []:
        name, equals, value = pair.partition("=")
        if not equals or not name or not value:
            raise BadOption(f"{pair!r} should be an option and its value, as NAME=VALUE; `aerodrome games` lists them")
        pairs[name.strip().replace("-", "_")] = value.strip()
    return pairs


def load_with(name: str, cards: Path | None) -> Game:
    game = load(name)
    return game if cards is None else game.with_cards(cards)


def progress_bar() -> Progress:
    """A bar on stderr, so that output can be piped."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)


def version(wanted: bool) -> None:
    if wanted:
        print(f"aerodrome {__version__}")
        raise typer.Exit


@app.callback()
def root(
    _: Annotated[bool, typer.Option("--version", callback=version, is_eager=True, help="Print the version.")] = False,
) -> None:
    pass


# --- playing ------------------------------------------------------------------------------------------------


@app.command()
def games(as_json: Json = False) -> None:
    """List the games, their seats and their options."""
    loaded = [load(name) for name in PACKAGES]
    if as_json:
        print(json.dumps([_sheet(game) for game in loaded], indent=2))
        return
    for game in loaded:
        print(f"{game.name}: {game.tagline} {game.minutes} minutes.")
        for option in game.options:
            print(
                f"    --option {option.name}=...  {option.help} "
                f"It is {option.takes()}; {option.show(option.default)} unless told."
            )


def _sheet(game: Game) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": game.title,
        "seats": list(game.seats),
        "rules_version": game.version,
        "cards": game.cards_digest,
        "actions": game.actions,
        "state_bytes": game.state.size(),
        "options": [
            {"name": o.name, "default": o.show(o.default), "takes": o.takes(), "help": o.help} for o in game.options
        ],
    }


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="A game; asked for if not named.")] = None,
    seats: Annotated[
        int | None, typer.Option(help="Seats at the table, you included; three or four unless told.")
    ] = None,
    bot: Annotated[
        str | None,
        typer.Option(
            metavar="BOT[,BOT...]",
            help="Who plays the other seats: casual, club (unless told) or master, which need the compiled engine, "
            "greedy or random.",
        ),
    ] = None,
    seed: Annotated[int | None, typer.Option(help="Play the deal of this number instead of a fresh one.")] = None,
    option: Options = None,
    hotseat: Annotated[bool, typer.Option(help="People in all seats, taking turns at this terminal.")] = False,
    name: Annotated[str, typer.Option(help="Your name, or the names of all people, separated by commas.")] = "Captain",
    cards: CardFile = None,
    talk: Talk = True,
) -> None:
    """Play a game in this terminal: against bots, or with people taking turns."""
    from aerodrome.bots import make_bot
    from aerodrome.cli.play import LineClient, choose_game, choose_level, choose_seats
    from aerodrome.play.match import HUMAN, new

    console = Console(highlight=False)
    chosen = load_with(game or choose_game(console, list(PACKAGES)), cards)
    if seats is None:
        seats = chosen.usual_seats if game else choose_seats(console, chosen, chosen.usual_seats)
    chosen.check_seats(seats)
    if bot is None:
        compiled = native_or_none(chosen) is not None
        bot = "greedy" if not compiled else choose_level(console, "club") if not game and not hotseat else "club"
    people = [part.strip() for part in name.split(",")]
    if hotseat:
        players = [HUMAN] * seats
        names = people if name != "Captain" else None
    else:
        bots = [part.strip() for part in bot.split(",")]
        bots = bots * (seats - 1) if len(bots) == 1 else bots
        for each in bots:
            make_bot(each)
        if len(bots) != seats - 1:
            raise BadOption(f"--bot names {len(bots)} bots for {seats - 1} seats; name one for each, or one for all")
        players = [HUMAN, *bots]
        names = [people[0], *(f"{each.capitalize()} {n}" for n, each in enumerate(bots, 1))]
    match = new(chosen, seats, seed=seed, options=parse_pairs(option), names=names)
    match.players = players
    console.print(f"{chosen.title}, {seats} seats. Type `help` at any time, `?` for the rules in play.", markup=False)
    if not chosen.built_in_cards:
        console.print(f"The cards are those of {cards}.", markup=False)
    bot_seed = int(time.time()) if seed is None else seed
    raise typer.Exit(LineClient(match, console, bot_seed=bot_seed, talk=talk).run())


@app.command()
def resume(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A game that was kept.")], talk: Talk = True
) -> None:
    """Go on with a game that was kept."""
    from aerodrome.cli.play import LineClient
    from aerodrome.play.gamefile import read_match

    match = read_match(file)
    console = Console(highlight=False)
    if match.over or match.closed:
        console.print(f"This game is over. See it again with: aerodrome replay {file}", markup=False)
        raise typer.Exit
    raise typer.Exit(LineClient(match, console, bot_seed=int(time.time()), path=file, talk=talk).run())


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A game file.")],
    seat: Annotated[
        int | None, typer.Option(help="See it with the eyes of this seat, from 1; else as a spectator.")
    ] = None,
    ply: Annotated[int | None, typer.Option(min=0, help="Stop after so many moves and show the table.")] = None,
) -> None:
    """Tell a kept game again, in sentences."""
    from aerodrome.play.gamefile import read_match

    match = read_match(file)
    if seat is not None and not 1 <= seat <= match.seats:
        raise BadOption(f"--seat is from 1 to {match.seats} in this game, not {seat}")
    viewer = None if seat is None else seat - 1
    last = match.ply if ply is None else min(ply, match.ply)
    print(f"{match.game.title}: {', '.join(match.names)}; {match.ply} moves, luck from {match.luck.text().split()[0]}.")
    if match.note:
        print(f"Note: this match was {match.note}.")
    moves = dict(enumerate(match.log, len(match.earlier) + 1))
    shown = -1
    for event in match.events(viewer):
        if event.ply > last:
            break
        if event.ply != shown:
            shown = event.ply
            print(f"[{shown}] {told_move(match, moves[shown], viewer)}" if shown in moves else "[0] set-up")
        print(f"    {event.text}")
    if ply is not None:
        past = replayed(match, last)
        print(*past.describe(viewer), sep="\n")
    elif match.over:
        won = " and ".join(match.names[winner] for winner in match.outcome.winners) or "nobody"
        scores = zip(match.names, match.outcome.scores, strict=True)
        print(f"{', '.join(f'{who} {points}' for who, points in scores)}. Won by {won}.")


def told_move(match: Any, ply: Any, viewer: int | None) -> str:
    """A move in notation, as far as the viewer may know it."""
    hidden = viewer != ply.seat and match.game.words.is_secret(ply.action)
    return f"{match.names[ply.seat]}{'' if hidden else ': ' + ply.text}"


def replayed(match: Any, plies: int) -> Any:
    """The match as it stood after so many moves."""
    past = match.copy()
    while past.ply > plies and past.log:
        past.drop_last()
    return past


@app.command()
def rules(
    game: GameName,
    rule: Annotated[str | None, typer.Argument(metavar="[ID]", help="Only this rule, as AS-4.2.")] = None,
    cards: Annotated[
        bool, typer.Option("--cards", help="The cards instead, with reconstructed figures named.")
    ] = False,
    card: Annotated[
        int | None, typer.Option("--card", metavar="NUMBER", help="Draw this card, in games whose cards are pictures.")
    ] = None,
    svg: Annotated[bool, typer.Option("--svg", help="With --card: as an SVG picture.")] = False,
    state: Annotated[
        bool, typer.Option("--state", help="The fields of the state instead, for authors of bots.")
    ] = False,
) -> None:
    """Print the rules of a game with their ids and sources."""
    loaded = load(game)
    if svg and card is None:
        raise AerodromeError("--svg draws one card; name it with --card NUMBER")
    if card is not None:
        print(drawn_card(loaded, card, svg), end="")
        return
    if state:
        for line in loaded.state.field_lines():
            print(line)
        return
    if cards:
        print(*loaded.words.card_list(), sep="\n")
        return
    if rule is not None:
        found = loaded.rules.by_id.get(rule.upper())
        if found is None:
            raise AerodromeError(f"{loaded.title} has no rule {rule!r}; `aerodrome rules {game}` prints them all")
        print(f"{found} ({found.source})")
        return
    section = ""
    for each in loaded.rules:
        if each.section != section:
            section = each.section
            print(f"\n{section}")
        print(f"  {each} ({each.source})")


def drawn_card(game: Game, number: int, svg: bool) -> str:
    """A picture of a card, or an error that says why there is none."""
    if game.words.draw_card(1) is None:
        raise AerodromeError(f"the cards of {game.title} are not pictures; `rules {game.name} --cards` lists them")
    drawn = game.words.draw_svg(number) if svg else game.words.draw_card(number)
    if drawn is None:
        raise AerodromeError(f"{game.title} has no card {number}; `rules {game.name} --cards` lists them all")
    return drawn if svg else "\n".join(drawn) + "\n"


# --- measuring and checking ---------------------------------------------------------------------------------


@app.command()
def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    bots: Annotated[str, typer.Option(metavar="BOT[,BOT...]", help="One for each seat, or one for all.")] = "greedy",
    seed: Annotated[int, typer.Option(min=0, help="Same seed, same games.")] = 0,
    seats: Seats = None,
    option: Options = None,
    cards: CardFile = None,
    threads: Annotated[int | None, typer.Option(min=1, help="Threads; all cores unless told.")] = None,
    engine: Annotated[
        str, typer.Option(metavar="ENGINE", help="native (compiled), plain, or cuda (on a GPU): the same games.")
    ] = "native",
    as_json: Json = False,
) -> None:
    """Let bots play many games at native speed, and say who won."""
    from aerodrome.simulate.rollout import rollout

    loaded = load_with(game, cards)
    lineup = [bot.strip() for bot in bots.split(",")]
    with progress_bar() as bar:
        task = bar.add_task("playing", total=games)
        result = rollout(
            loaded, games, lineup, seed, seats=seats, options=parse_pairs(option), threads=threads,
            engine=engine, progress=lambda n: bar.advance(task, n),
        )  # fmt: skip
    length, turns = spread(result.plies.tolist()), spread(result.lengths.tolist())
    by_side = {name: result.wins_of_side(side) for side, name in enumerate(loaded.words.sides)}
    if as_json:
        print(
            json.dumps(
                {
                    "game": loaded.name,
                    "seats": result.seats,
                    "games": result.games,
                    "steps": result.steps,
                    "seconds": round(result.seconds, 4),
                    "wins": [round(w, 4) for w in result.wins],
                    "won_by_nobody": round(result.games - sum(result.wins)),
                    **({"wins_by_side": {name: round(w, 4) for name, w in by_side.items()}} if by_side else {}),
                    "length": length,
                    "turns": turns,
                }
            )
        )
        return
    lineup = lineup * result.seats if len(lineup) == 1 else lineup
    table = Table("seat", "bot", "wins", "share", "mean score")
    for seat, wins in enumerate(result.wins):
        mean = result.mean_scores[seat]
        table.add_row(str(seat + 1), lineup[seat], f"{wins:.1f}", f"{wins / result.games:.1%}", f"{mean:.1f}")
    Console().print(table)
    nobody = round(result.games - sum(result.wins))
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
    """The middle of many figures, and between which most of them lie."""
    ordered = sorted(values)
    return {
        "p10": ordered[len(ordered) // 10],
        "median": int(statistics.median(ordered)),
        "p90": ordered[len(ordered) * 9 // 10],
    }


@app.command()
def arena(
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            metavar="BOT,BOT[,...]",
            help="Who competes: random, greedy, casual, club, master, or search:SIMULATIONS. The last fills seats that "
            "are left over; of more bots than seats, every choice of so many plays.",
        ),
    ] = "master,club,casual,greedy",
    deals: Annotated[int, typer.Option(min=1, help="Deals; each is played once for every turn of the table.")] = 100,
    seats: Seats = None,
    seed: Annotated[int, typer.Option(min=0, help="Same seed, same games.")] = 0,
    option: Options = None,
    workers: Annotated[int | None, typer.Option(min=1, help="Processes; one for each core unless told.")] = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE", help="Keep every deal here; a run that was stopped goes on from it."),
    ] = None,
    as_json: Json = False,
) -> None:
    """Let bots compete on duplicate deals: the same luck with seats rotated. Ctrl-C shows what is known so far."""
    from aerodrome.lab import arena as lab

    loaded = load(game)
    plan = lab.Plan.make(loaded, [bot.strip() for bot in bots.split(",")], deals, seats, seed, parse_pairs(option))
    results = lab.Results(plan, out)
    stopped = False
    with progress_bar() as bar:
        task = bar.add_task("deals", total=deals, completed=deals - len(results.missing))
        try:
            for _ in lab.play_missing(results, workers or os.cpu_count() or 1):
                bar.advance(task)
        except KeyboardInterrupt:
            stopped = True
    report_arena(loaded, plan, results, stopped, as_json)
    if stopped:
        raise typer.Exit(130)


def report_arena(game: Game, plan: Any, results: Any, stopped: bool, as_json: bool) -> None:
    """The bots' records as a table or JSON."""
    from aerodrome.lab import arena as lab

    played = results.in_order
    if not played:
        raise AerodromeError("stopped before the first deal was finished: there is nothing to tell")
    found = lab.standings(plan, played)
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
        print(
            f"A fair share is {1 / plan.seats:.1%}. Paired: from the spread between deals; plain: as if every game were"
        )
        print("a new deal. Places: how often it came first, second, and so on. Ratings by openskill.")
    if stopped:
        more = f"; go on with the same command and --out {results.path}" if results.path else "; --out FILE keeps deals"
        print(f"Stopped after {len(played)} of {plan.deals} deals{more}.", file=sys.stderr)


@app.command()
def bench(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="A game; all of them unless named.")] = None,
    as_json: Json = False,
) -> None:
    """Measure the engines: steps and games per second of random play."""
    from aerodrome.lab.bench import ROUNDS, Row, measure, own_rows

    rows: list[Row] = []
    with progress_bar() as bar:
        task = bar.add_task("measuring", total=None)
        for each in [load(game)] if game else [load(name) for name in PACKAGES]:
            rows += own_rows(each, each.usual_seats, compiled_or_told(each, "only the plain engine is measured"))
        measure(rows, progress=lambda what: bar.update(task, description=what))
    if as_json:
        print(json.dumps([row.data() for row in rows], indent=2))
        return
    table = Table("game", "engine", "threads", "steps/s", "games/s", title=f"Random play, median of {ROUNDS} rounds")
    for row in rows:
        table.add_row(row.game, row.engine, str(row.threads), f"{row.steps_per_s:,.0f}", f"{row.games_per_s:,.0f}")
    Console().print(table)


@app.command()
def laws(
    game: GameName,
    games: Annotated[
        int, typer.Option(min=0, help="Random games on the native engine, over all seats and options.")
    ] = 10_000,
    lockstep: Annotated[
        int | None, typer.Option(min=0, help="Games in lock-step with the plain engine; a hundredth unless told.")
    ] = None,
    strict: Annotated[
        int | None,
        typer.Option(min=0, help="Games looked at for leaks; a twentieth of those in lock-step unless told."),
    ] = None,
    seats: Seats = None,
    option: Options = None,
    seed: Annotated[int, typer.Option(min=0, max=(1 << 30) - 1, help="Same seed, same games.")] = 1,
    threads: Annotated[int, typer.Option(min=0, help="Threads; all cores unless told.")] = 0,
    match: Annotated[
        int | None, typer.Option(min=0, help="Only the match of this seed, with every check there is.")
    ] = None,
    as_json: Json = False,
) -> None:
    """Check the laws that hold for every game, by random play; the exit status is 1 if one is broken."""
    from aerodrome.lab import bulk as lab

    loaded = load(game)
    sets = lab.seat_and_option_sets(loaded, seats, parse_pairs(option))
    if match is not None:
        compiled = native_or_none(loaded) is not None
        found = next((v for n, o in sets if (v := lab.check_one_match(loaded, n, o, match, compiled))), None)
        report_laws(loaded, found, {"matches": len(sets)}, as_json)
        return
    compiled = compiled_or_told(loaded, "the laws are checked on the plain and strict engines only")
    steps = lockstep if lockstep is not None else max(len(sets), games // 100)
    looks = strict if strict is not None else max(len(sets), steps // 20)
    plan = {"native": games if compiled else 0, "lockstep": steps, "strict": looks}
    with progress_bar() as bar:
        tasks = {part: bar.add_task(part, total=total) for part, total in plan.items()}
        found, plies = lab.check_all(
            loaded, sets, plan, seed, threads, compiled, lambda part, n: bar.advance(tasks[part], n)
        )
    report_laws(loaded, found, {**plan, "native_plies": plies}, as_json)


def compiled_or_told(game: Game, instead: str) -> bool:
    """Is the game compiled here? If not, it is said why, and what is done instead."""
    try:
        native(game)
    except NativeUnavailable as error:
        print(f"{error}; {instead}.", file=sys.stderr)
        return False
    return True


def report_laws(game: Game, found: Any, checked: dict[str, int], as_json: bool) -> None:
    if as_json:
        broken = {**dataclasses.asdict(found), "reproduce": found.reproduce()} if found else None
        print(json.dumps({"game": game.name, "checked": checked, "violation": broken}))
    elif found:
        print(f"A law is broken. {found}\nSee it again with: {found.reproduce()}")
    else:
        print(f"{game.title} keeps its laws: {', '.join(f'{n} {what}' for what, n in checked.items())}.")
    raise typer.Exit(1 if found else 0)


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A finished game, as a table server gives it out.")],
    commitment: Annotated[
        str | None, typer.Option(metavar="HASH", help="What the table showed before the deal, if you noted it.")
    ] = None,
    nonce: Annotated[
        list[str] | None,
        typer.Option(metavar="SEAT=NONCE", help="The random number that your browser drew; seats count from 1."),
    ] = None,
    pledge: Annotated[
        list[str] | None,
        typer.Option(metavar="SEAT=HASH", help="What another seat had pledged when your random number was shown."),
    ] = None,
    as_json: Json = False,
) -> None:
    """Check a game's luck: what was promised before the deal, who had a share in it, and that every draw follows."""
    from aerodrome.play.gamefile import read_match
    from aerodrome.play.luck import SecretLuck, SharedLuck
    from aerodrome.play.proof import Noted, proof_of

    match = read_match(file)
    luck = match.luck
    noted = Noted(checked_hash("--commitment", commitment), by_seat("--nonce", nonce), by_seat("--pledge", pledge))
    proof = proof_of(match, noted)
    if as_json:
        data = {
            "holds": not proof.faults,
            "commitment": luck.commitment if isinstance(luck, SecretLuck) else "",
            "moves": match.ply,
            "shares": [dataclasses.asdict(share) for share in luck.shares] if isinstance(luck, SharedLuck) else [],
            **dataclasses.asdict(proof),
        }
        print(json.dumps(data))
    elif proof.faults:
        print(f"Nothing is proven about the luck of this game: {'; '.join(proof.faults)}.")
    else:
        print("Checked:", *(f"  {line}" for line in proof.checked), sep="\n")
        print("What that proves:", *(f"  {line}" for line in proof.proven), sep="\n")
        print("What it does not prove:", *(f"  {line}" for line in proof.not_proven), sep="\n")
    raise typer.Exit(1 if proof.faults else 0)


def checked_hash(option: str, given: str | None) -> str:
    """A hash as it was noted; empty where none was."""
    from aerodrome.play.luck import is_hash

    noted = (given or "").strip().lower()
    if given is not None and not is_hash(noted):
        raise BadOption(f"{option} takes 64 hexadecimal digits, not {given[:80]!r}")
    return noted


def by_seat(option: str, given: list[str] | None) -> dict[int, str]:
    """``seat=hash`` pairs; seats from 1 become seats from 0."""
    from aerodrome.play.luck import is_hash

    pairs: dict[int, str] = {}
    for pair in given or []:
        seat, _, value = (part.strip().lower() for part in pair.partition("="))
        if not (seat.isascii() and seat.isdigit() and int(seat[:9]) >= 1 and is_hash(value)):
            raise BadOption(f"{option} takes a seat from 1 and 64 hexadecimal digits, as 1=5c1f..., not {pair[:80]!r}")
        pairs[int(seat[:9]) - 1] = value
    return pairs


if __name__ == "__main__":
    main()
