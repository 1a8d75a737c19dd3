"""`aerodrome play`, `resume` and `replay`: games in this terminal."""

from __future__ import annotations

import itertools
import time
from collections.abc import Collection
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from typer import Argument, Option

from aerodrome.cli.options import ArchivedTable, CardFile, Lang, Options, load_with, own_language, parse_pairs, parts
from aerodrome.engines.compiled import native_or_none
from aerodrome.games import available
from aerodrome.play.archive import read_saved
from aerodrome.play.gamefile import read_match, read_text
from aerodrome.play.luck import SeededLuck
from aerodrome.play.match import HUMAN, Match, Ply, new
from aerodrome.play.names import MAX_NAME
from aerodrome.play.position import match_from, read_position
from aerodrome.rulebook.errors import AerodromeError
from aerodrome.rulebook.game import Game
from aerodrome.rulebook.record import NONE
from aerodrome.text import tell

BOT_HELP = (
    "Who plays the other seats: greedy, random, in compiled games casual, club (the default) or master, "
    "learned where a network comes with the game, learned:FILE for a network of yours, or command:COMMAND for a "
    "program of yours."
)
Talk = Annotated[bool, Option("--talk/--no-talk", help="Table talk, in games that have it.")]


def play(
    game: Annotated[str | None, Argument(metavar="[GAME]", help="A game; by default you choose from a list.")] = None,
    seats: Annotated[int | None, Option(help="Seats at the table, including yours; by default three or four.")] = None,
    bot: Annotated[str | None, Option("--bot", "--bots", metavar="BOT[,BOT...]", help=BOT_HELP)] = None,
    seed: Annotated[int | None, Option(help="Play the deal with this number instead of a fresh one.")] = None,
    option: Options = None,
    position: Annotated[
        Path | None, Option(metavar="FILE", help="Go on from a position, which `aerodrome replay --position` prints.")
    ] = None,
    hotseat: Annotated[bool, Option(help="People in all seats take turns at this terminal.")] = False,
    name: Annotated[str, Option(help="Your name, or the names of all people, separated by commas.")] = "Captain",
    cards: CardFile = None,
    talk: Talk = True,
    lang: Lang = None,
) -> None:
    """Play a game in this terminal, against bots or with people who take turns."""
    from aerodrome.bots import is_command, make_bot
    from aerodrome.bots.outside import introduced
    from aerodrome.bots.persons import person_for
    from aerodrome.cli.play import LineClient, choose_game, choose_level, choose_seats

    console, language = Console(highlight=False), own_language(lang)
    seen: Any = None
    viewer = NONE
    if position is not None:
        if seats or option:
            raise AerodromeError(
                "a position has its own number of seats and house rules; leave out --seats and --option"
            )
        chosen, seen, viewer = read_position(read_text(position), load_with(game, cards) if game else None)
        seats = seen.n_seats
    else:
        chosen = load_with(game or choose_game(console, language, [each.name for each in available()]), cards)
    if seats is None:
        seats = chosen.usual_seats if game else choose_seats(console, language, chosen, chosen.usual_seats)
    chosen.check_seats(seats)
    mine = 0 if seen is None else sitting(chosen, seen, viewer)
    if bot is None:
        compiled = native_or_none(chosen) is not None
        asked = compiled and not game and not hotseat and seen is None
        bot = choose_level(console, language, chosen, "club") if asked else "club" if compiled else "greedy"
    people = parts(name)
    bot_seed = int(time.time()) if seed is None else seed
    guests: dict[str, str] = {}
    if hotseat:
        players = [HUMAN] * seats
        names = people if name != "Captain" else None
    else:
        bots = parts(bot)
        bots = bots * (seats - 1) if len(bots) == 1 else bots
        for each in bots:
            make_bot(each, game=chosen, commands=True)
        if len(bots) != seats - 1:
            named = f"--bot names {len(bots)} bots for {seats - 1} seats"
            raise AerodromeError(f"{named}; name one bot for each seat, or one for all")
        players = [*bots[:mine], HUMAN, *bots[mine:]]
        for each in bots:
            taken = (people[0], *guests)
            if is_command(each):
                guests[numbered(introduced(each, chosen.name).name, taken)] = each
            else:
                guests[person_for(f"{chosen.name} {bot_seed}", taken)] = each
        others = list(guests)
        names = [*others[:mine], people[0], *others[mine:]]
    if seen is None:
        match = new(chosen, seats, seed=seed, options=parse_pairs(option), names=names, language=language)
    else:
        luck = None if seed is None else SeededLuck(seed)
        match = match_from(chosen, seen, viewer, luck=luck, names=names, language=language)
    match.players = players
    console.print(tell(language, "line-game", game=chosen.title, seats=seats), markup=False)
    if guests:
        said = [f"{guest} ({level_name(language, each)})" for guest, each in guests.items()]
        console.print(tell(language, "line-guests", names=said), markup=False)
    if not chosen.built_in_cards:
        console.print(tell(language, "line-own-cards", file=str(cards)), markup=False)
    raise typer.Exit(LineClient(match, console, bot_seed=bot_seed, talk=talk).run())


def sitting(game: Game, seen: Any, viewer: int) -> int:
    """The seat from which a position is played on: the one that saw it, or else the first that is asked."""
    waiting = game.plain.to_act(seen)
    return viewer if viewer != NONE else next((seat for seat in range(seen.n_seats) if waiting >> seat & 1), 0)


def numbered(name: str, taken: Collection[str]) -> str:
    """The name of a bot from outside, with a number if somebody has it already."""
    free = (name if n == 1 else f"{name[: MAX_NAME - 5]} ({n})" for n in itertools.count(1))
    return next(each for each in free if each not in taken)


def level_name(language: str, bot: str) -> str:
    """How well a bot plays, in words."""
    from aerodrome.bots import is_command

    return tell(language, "line-outside") if is_command(bot) else tell(language, "bot-name", bot=bot)


def resume(
    file: Annotated[Path, Argument(metavar="FILE", help="A saved game.")],
    run_commands: Annotated[
        bool, Option("--run-commands", help="Start the programs that FILE names for its bots.")
    ] = False,
    talk: Talk = True,
    lang: Lang = None,
) -> None:
    """Continue a saved game."""
    from aerodrome.bots import is_command
    from aerodrome.cli.play import LineClient

    match = read_match(file, own_language(lang))
    console = Console(highlight=False)
    if match.over or match.closed:
        console.print(tell(match.language, "line-over-already", file=str(file)), markup=False)
        raise typer.Exit
    commands = [player for player in match.players if is_command(player)]
    if commands and not run_commands:
        raise AerodromeError(
            f"{file} names programs that play in it: {', '.join(commands)}. If you trust them, add --run-commands"
        )
    raise typer.Exit(LineClient(match, console, bot_seed=int(time.time()), path=file, talk=talk).run())


def replay(
    file: Annotated[Path, Argument(metavar="FILE", help="A game file, or an archive of a table server.")],
    table: ArchivedTable = None,
    seat: Annotated[int | None, Option(help="See it as this seat did, from 1; by default as a spectator.")] = None,
    ply: Annotated[int | None, Option(min=0, help="Stop after this many moves and show the table.")] = None,
    position: Annotated[
        bool, Option("--position", help="Print the position as a file for `aerodrome play --position`, and no more.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Tell a saved game again, in sentences."""
    match = read_saved(file, table, own_language(lang))
    language = match.language
    if seat is not None and not 1 <= seat <= match.seats:
        raise AerodromeError(f"--seat is from 1 to {match.seats} in this game, not {seat}")
    viewer = None if seat is None else seat - 1
    last = match.ply if ply is None else min(ply, match.ply)
    if position:
        wind_back(match, last)
        print(match.position(viewer), end="")
        return
    luck = match.luck.text().split()[0]
    print(tell(language, "line-replay", game=match.game.title, names=match.names, moves=match.ply, luck=luck))
    if match.note:
        print(tell(language, "line-note", note=match.note))
    moves = dict(enumerate(match.log, len(match.earlier) + 1))
    shown = -1
    for event in match.events(viewer):
        if event.ply > last:
            break
        if event.ply != shown:
            shown = event.ply
            made = told_move(match, moves[shown], viewer) if shown in moves else tell(language, "line-set-up")
            print(f"[{shown}] {made}")
        print(f"    {event.text}")
    if ply is not None:
        wind_back(match, last)
        print(*match.describe(viewer), sep="\n")
    elif match.over:
        scores = zip(match.names, match.outcome.scores, strict=True)
        won = tell(language, "line-won", winners=[match.names[winner] for winner in match.outcome.winners])
        print(f"{', '.join(f'{who} {points}' for who, points in scores)}. {won}")


def wind_back(match: Match, ply: int) -> None:
    """Go back to where so many moves were made."""
    while match.ply > ply and match.log:
        match.drop_last()


def told_move(match: Match, ply: Ply, viewer: int | None) -> str:
    """Who moved, with the move's notation if the viewer may know it."""
    hidden = viewer != ply.seat and ply.action in match.game.secret_actions
    return f"{match.names[ply.seat]}{'' if hidden else ': ' + ply.text}"
