"""Win chances from one seat's sight, and sampled futures, which show how the game may continue after a move.

Future number k of every move begins with the same hidden cards. So the futures of two moves differ by the move, and not
by the deal.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from aerodrome.bots.learned import has_network, network_of
from aerodrome.bots.search import Budget, Findings, think, tuning_of
from aerodrome.bots.simple import bot_luck
from aerodrome.bots.weights import Network
from aerodrome.engines.compiled import native, numbers
from aerodrome.play.board import board_from
from aerodrome.play.luck import SeededLuck
from aerodrome.play.sight import Sight
from aerodrome.rulebook.contract import WHOLE_WIN
from aerodrome.rulebook.game import Game

WORLDS = 12
"""A move counts as a sure win if it wins at once in this many dealt worlds."""


@dataclass(frozen=True)
class Chances:
    """Each seat's share of the win, and its sampling error (95%)."""

    shares: tuple[float, ...]
    errors: tuple[float, ...]
    samples: int
    """Sampled futures behind these figures."""


def win_chances(sight: Sight, budget: Budget | None = None, seed: int = 0, *, threads: int = 1) -> Chances:
    """The chances after the seat's best move, or over all simulations if the seat is not asked.

    They assume that everybody plays as the search does, or as a network expects that comes with the game. A seat that
    plays better or worse has different chances.
    """
    return chances_in(think(sight, budget or Budget(seconds=1.0), seed, threads=threads, network=guide_of(sight.game)))


def guide_of(game: Game) -> Network | None:
    """The network that guides the search, where one comes with the game."""
    return network_of(game) if has_network(game) else None


def chances_in(findings: Findings, action: int | None = None) -> Chances:
    """The chances that a search found after an action; by default, after the best one."""
    if action is None:
        action = findings.ranked[0] if findings.sight.legal else len(findings.times) - 1
    n = findings.times[action]
    shares, errors = [], []
    for seat in range(findings.sight.state.n_seats):
        mean = findings.tally[action][seat] / n if n else 0.0
        square = findings.squares[action][seat] / n if n else 0.0
        least = 1 / (n + 4) if n else 1.0  # a few equal results prove nothing
        shares.append(mean)
        errors.append(error_of(max(square - mean * mean, least), n))
    return Chances(tuple(shares), tuple(errors), n)


def error_of(spread: float, n: int) -> float:
    """The margin of error at 95% confidence."""
    return min(1.0, 1.96 * math.sqrt(spread / max(n, 1)))


@dataclass(frozen=True)
class Futures:
    """Sampled states after a move."""

    action: int
    soon: list[Any]
    """For each future, the state in which the seat is next asked after others have acted, or the last state."""
    late: list[Any]
    """For each future, the state at the end of the game."""
    shares: list[tuple[float, ...]]
    """Every seat's share of the win."""


def sample_futures(sight: Sight, action: int, count: int, seed: int = 0) -> Futures:
    """Futures in which the seat takes this action, after which everybody plays by hunches."""
    game, compiled, luck = sight.game, native(sight.game), bot_luck(seed, sight.ply)
    states, soon, late = compiled.states(2), compiled.states(count), compiled.states(count)
    states[0] = sight.state.pack()
    compiled.play_futures(
        states, numbers("i16", game.actions + 1), numbers("i64", 4), luck[0], luck[1], sight.seat, action,
        tuning_of(game).greedy_of_100, game.max_plies, soon, late,
    )  # fmt: skip
    room, shares = numbers("i8", sight.state.n_seats), []
    for number in range(count):
        compiled.outcome(late.at(number), room)
        shares.append(tuple(share / WHOLE_WIN for share in room))
    unpack: Callable[[bytes], Any] = game.state.unpack
    return Futures(action, list(map(unpack, soon)), list(map(unpack, late)), shares)


def wins_at_once(sight: Sight, action: int, seed: int = 0) -> bool:
    """Does a move end the game with the whole win for the seat? This tries several dealt worlds."""
    luck = SeededLuck(seed)
    for world in range(WORLDS):
        s, rng = sight.state.copy(), [0, 0, 0, 0]
        luck.key(rng, world)
        sight.game.plain.deal(s, sight.seat, rng)
        board = board_from(sight.game, s.pack())
        board.step(sight.seat, action, WORLDS + world, luck)
        outcome = board.outcome()
        if not outcome.over or outcome.shares[sight.seat] != 1.0:
            return False
    return True
