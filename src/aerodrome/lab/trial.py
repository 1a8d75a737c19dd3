"""Trying a bot from outside: it plays some games, and everything that goes wrong is noted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from aerodrome.bots import Bot, make_bot
from aerodrome.bots.outside import OutsideBot, Overheard
from aerodrome.games import load
from aerodrome.lab.arena import play_table

RIVAL = "greedy"


@dataclass(frozen=True)
class Trial:
    """One game of a bot against `greedy`."""

    game: str
    seats: int
    seat: int
    seed: int
    plies: int
    decisions: int
    stood_in: int
    slowest: float
    mean: float
    """Seconds of an answer that came in time."""
    place: int
    faults: tuple[tuple[int, str, str], ...]
    """The ply, the code and the text of everything that went wrong."""

    def data(self) -> dict[str, Any]:
        faults = [{"ply": ply, "code": code, "text": text} for ply, code, text in self.faults]
        return {**self.__dict__, "slowest": round(self.slowest, 4), "mean": round(self.mean, 4), "faults": faults}


def trials(
    name: str, games: Sequence[str], each: int, seed: int = 0, overheard: Overheard | None = None
) -> Iterator[Trial]:
    """Play ``each`` games of every kind. The number of seats and the bot's own seat change from game to game."""
    for game_name in games:
        game = load(game_name)
        for n in range(each):
            seats = game.seats[n % len(game.seats)]
            seat = n % seats
            bot = OutsideBot(name, seed + n, overheard=overheard)
            bots: list[Bot] = [make_bot(RIVAL, seed + n) for _ in range(seats)]
            bots[seat] = bot
            played = play_table(game, game.parse_options({}, seats), seed + n, bots)
            answered = played.thought[seat][0] - bot.stood_in
            yield Trial(
                game_name, seats, seat, seed + n, played.plies, played.thought[seat][0], bot.stood_in, bot.slowest,
                bot.thought / answered if answered else 0.0, played.places[seat],
                tuple((ply, fault.code, fault.text) for ply, fault in bot.faults),
            )  # fmt: skip
