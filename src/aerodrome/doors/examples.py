"""Games that bots have played, as arrays to learn from: what was seen, what could be done, what was done, and what it
led to.

`aerodrome arena ... --out FILE --moves` plays them, on many machines if need be. The file has moves and nothing that
follows from them: the games are played again here, by the same rules, so every number is what the seat truly saw.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from aerodrome.doors.errors import BadExamples
from aerodrome.drivers.play import lowest_seat
from aerodrome.games import load
from aerodrome.lab.arena import Plan, Played, read_results
from aerodrome.play.board import new_board
from aerodrome.play.luck import SeededLuck
from aerodrome.rulebook.game import Game

Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Examples:
    """A row for each decision between several actions, in the order of the games."""

    observations: Array
    """What the seat that was asked saw, as `aerodrome.vector` writes it; 16 bits each."""
    legal: Array
    """What it could do: true for every legal action."""
    actions: Array
    """What it did."""
    seats: Array
    """Who it was."""
    shares: Array
    """Its share of the win at the end."""
    games: Array
    """Which game it was, counted from 0."""
    bots: tuple[tuple[str, ...], ...]
    """For each game, who sat where."""


def examples_in(path: str | Path, bot: str | None = None) -> Examples:
    """All decisions of the games in a file, or those of one bot. Raises BadExamples and BadRunFile."""
    plan, deals, same_rules = read_results(Path(path))
    game = load(plan.game)
    if not same_rules:
        raise BadExamples(f"{path} was played by other rules or with other cards than there are today: play it again")
    if not plan.moves:
        raise BadExamples(f"{path} has no moves: play with `aerodrome arena ... --out FILE --moves`")
    games = [(deal, played) for deal, each in deals.items() for played in each]
    if bot is not None and not any(bot in played.bots for _, played in games):
        raise BadExamples(f"{bot!r} does not play in {path}; there are: {', '.join(plan.bots)}")
    rows = [
        (*decision, played.shares[decision[3]], number)
        for number, (deal, played) in enumerate(games)
        for decision in decisions(game, plan, deal, played)
        if bot in (None, played.bots[decision[3]])
    ]
    seen, legal, actions, seats, shares, numbers = zip(*rows, strict=True) if rows else ((),) * 6
    mask = np.zeros((len(rows), game.actions), bool)
    for row, possible in enumerate(legal):
        mask[row, possible] = True
    return Examples(
        np.frombuffer(b"".join(seen), np.int16).reshape(len(rows), game.observed), mask, np.array(actions, np.int32),
        np.array(seats, np.int8), np.array(shares, np.float32), np.array(numbers, np.int64),
        tuple(played.bots for _, played in games),
    )  # fmt: skip


def decisions(game: Game, plan: Plan, deal: int, played: Played) -> Iterator[tuple[bytes, list[int], int, int]]:
    """Play a game again; yield every choice between several actions: what was seen, what was legal, what was done, by
    whom."""
    luck = SeededLuck((plan.seed << 32) + deal)
    board = new_board(game, plan.seats, plan.options, luck)
    for ply, action in enumerate(played.actions, 1):
        seat = lowest_seat(board.to_act())
        legal = list(board.legal(seat))
        if len(legal) > 1:
            yield board.observed(seat), legal, action, seat
        board.step(seat, action, ply, luck)
    if board.outcome().shares != played.shares:
        raise BadExamples(f"a game of deal {deal} comes to another end than it did: the file was changed")
