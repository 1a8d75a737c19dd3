"""`aerodrome play`, `resume` and `replay`: a game in this terminal."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from typer import Argument, Option

from aerodrome.cli.options import CardFile, Options, load_with, parse_pairs, parts
from aerodrome.engines.compiled import native_or_none
from aerodrome.games import available
from aerodrome.play.gamefile import read_match
from aerodrome.play.match import HUMAN, Match, Ply, new
from aerodrome.rulebook.errors import AerodromeError

BOT_HELP = "Who plays the other seats: casual, club (the default) or master (all compiled only), greedy or random."
Talk = Annotated[bool, Option("--talk/--no-talk", help="Table talk, in games that have it.")]


def play(
    game: Annotated[str | None, Argument(metavar="[GAME]", help="A game; if you name none, you are asked.")] = None,
    seats: Annotated[int | None, Option(help="Seats at the table, including yours; by default three or four.")] = None,
    bot: Annotated[str | None, Option(metavar="BOT[,BOT...]", help=BOT_HELP)] = None,
    seed: Annotated[int | None, Option(help="Play the deal with this number instead of a fresh one.")] = None,
    option: Options = None,
    hotseat: Annotated[bool, Option(help="People in all seats, taking turns at this terminal.")] = False,
    name: Annotated[str, Option(help="Your name, or the names of all people, separated by commas.")] = "Captain",
    cards: CardFile = None,
    talk: Talk = True,
) -> None:
    """Play a game in this terminal: against bots, or with people taking turns."""
    from aerodrome.bots import make_bot
    from aerodrome.cli.play import LineClient, choose_game, choose_level, choose_seats

    console = Console(highlight=False)
    chosen = load_with(game or choose_game(console, [each.name for each in available()]), cards)
    if seats is None:
        seats = chosen.usual_seats if game else choose_seats(console, chosen, chosen.usual_seats)
    chosen.check_seats(seats)
    if bot is None:
        compiled = native_or_none(chosen) is not None
        bot = "greedy" if not compiled else choose_level(console, "club") if not game and not hotseat else "club"
    people = parts(name)
    if hotseat:
        players = [HUMAN] * seats
        names = people if name != "Captain" else None
    else:
        bots = parts(bot)
        bots = bots * (seats - 1) if len(bots) == 1 else bots
        for each in bots:
            make_bot(each)
        if len(bots) != seats - 1:
            named = f"--bot names {len(bots)} bots for {seats - 1} seats"
            raise AerodromeError(f"{named}; name one bot for each seat, or one for all")
        players = [HUMAN, *bots]
        names = [people[0], *(f"{each.capitalize()} {n}" for n, each in enumerate(bots, 1))]
    match = new(chosen, seats, seed=seed, options=parse_pairs(option), names=names)
    match.players = players
    console.print(f"{chosen.title}, {seats} seats. Type `help` at any time, `?` for the rules in play.", markup=False)
    if not chosen.built_in_cards:
        console.print(f"You are playing with the cards in {cards}.", markup=False)
    bot_seed = int(time.time()) if seed is None else seed
    raise typer.Exit(LineClient(match, console, bot_seed=bot_seed, talk=talk).run())


def resume(file: Annotated[Path, Argument(metavar="FILE", help="A saved game.")], talk: Talk = True) -> None:
    """Go on with a saved game."""
    from aerodrome.cli.play import LineClient

    match = read_match(file)
    console = Console(highlight=False)
    if match.over or match.closed:
        console.print(f"This game is over. See it again with: aerodrome replay {file}", markup=False)
        raise typer.Exit
    raise typer.Exit(LineClient(match, console, bot_seed=int(time.time()), path=file, talk=talk).run())


def replay(
    file: Annotated[Path, Argument(metavar="FILE", help="A game file.")],
    seat: Annotated[int | None, Option(help="See it as this seat did, from 1; by default as a spectator.")] = None,
    ply: Annotated[int | None, Option(min=0, help="Stop after this many moves and show the table.")] = None,
) -> None:
    """Tell a saved game again, in sentences."""
    match = read_match(file)
    if seat is not None and not 1 <= seat <= match.seats:
        raise AerodromeError(f"--seat is from 1 to {match.seats} in this game, not {seat}")
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
        while match.ply > last and match.log:
            match.drop_last()
        print(*match.describe(viewer), sep="\n")
    elif match.over:
        won = " and ".join(match.names[winner] for winner in match.outcome.winners) or "nobody"
        scores = zip(match.names, match.outcome.scores, strict=True)
        print(f"{', '.join(f'{who} {points}' for who, points in scores)}. Won by {won}.")


def told_move(match: Match, ply: Ply, viewer: int | None) -> str:
    """A move in notation, as far as the viewer may know it."""
    hidden = viewer != ply.seat and match.game.words.is_secret(ply.action)
    return f"{match.names[ply.seat]}{'' if hidden else ': ' + ply.text}"
