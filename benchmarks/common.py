"""What the benchmarks share: the choice of games and seats, those in examples/ among them, and readable figures."""

from __future__ import annotations

import argparse
import functools
import sys
from pathlib import Path

from aerodrome.games import PACKAGES, load
from aerodrome.lab.bench import random_play
from aerodrome.rulebook.game import Game, load_package

EXAMPLES = ("kuhn-poker", "leduc-poker", "backgammon")
"""Games that other libraries have, too."""
COUNTED = 2_000
_FOLDER = Path(__file__).parents[1] / "examples"


@functools.cache
def find(name: str) -> Game:
    """A game of ours, or one of the examples, which need not be installed."""
    if name not in EXAMPLES:
        return load(name)
    package = name.replace("-", "_")
    if str(_FOLDER / package) not in sys.path:
        sys.path.append(str(_FOLDER / package))
    return load_package(package)


def ask_for_game(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that choose the game and the number of seats."""
    parser.add_argument(
        "--game", choices=[*PACKAGES, *EXAMPLES], default="airships", help="the game (default airships)"
    )
    _ask_for_seats(parser)


def chosen_game(asked: argparse.Namespace) -> tuple[Game, int]:
    """The chosen game, and a number of seats that it allows."""
    return _seated(find(asked.game), asked)


def ask_for_games(parser: argparse.ArgumentParser) -> None:
    """The same for several games."""
    parser.add_argument("--game", nargs="+", choices=[*PACKAGES, *EXAMPLES], help="the games (default airships)")
    parser.add_argument("--all-games", action="store_true", help="all games but the examples, before those named")
    _ask_for_seats(parser)


def chosen_games(asked: argparse.Namespace) -> list[tuple[Game, int]]:
    """The chosen games, each with a number of seats that it allows."""
    names = [*(PACKAGES if asked.all_games else ()), *(asked.game or ())]
    return [_seated(find(name), asked) for name in dict.fromkeys(names or ["airships"])]


def _ask_for_seats(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seats", type=int, help="seats at its table (default: the game's usual number)")


def _seated(game: Game, asked: argparse.Namespace) -> tuple[Game, int]:
    return game, game.check_seats(game.usual_seats if asked.seats is None else asked.seats)


def steps_per_game(game: Game, seats: int) -> float:
    """How long a random game is in the mean. (To count the games that end while some are played side by side would be
    wrong: at first none end, and then nearly all at once.)"""
    return (random_play(game, seats, "native", 1)(COUNTED) or 0) / COUNTED


def figure(value: float) -> str:
    """A rate in four digits: 1,234 or 1.234 M."""
    if value >= 1e6:
        return f"{value / 1e6:,.3f} M"
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
