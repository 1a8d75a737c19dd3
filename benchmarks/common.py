"""What the benchmarks share: the choice of game and seats, and readable figures."""

from __future__ import annotations

import argparse

from aerodrome.games import PACKAGES, load
from aerodrome.rulebook.game import Game


def ask_for_game(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that choose the game and the number of seats."""
    parser.add_argument("--game", choices=list(PACKAGES), default="airships", help="the game (default airships)")
    parser.add_argument("--seats", type=int, help="seats at its table (default: the game's usual number)")


def chosen_game(asked: argparse.Namespace) -> tuple[Game, int]:
    """The chosen game, and a number of seats that it allows."""
    game = load(asked.game)
    return game, game.check_seats(game.usual_seats if asked.seats is None else asked.seats)


def figure(value: float) -> str:
    """A rate in four digits: 1,234 or 1.234 M."""
    if value >= 1e6:
        return f"{value / 1e6:,.3f} M"
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
