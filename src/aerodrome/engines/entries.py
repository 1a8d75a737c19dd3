"""What compiled rules can be asked for: every function of the contract and every driver, with the kinds of arguments.

This is the one place that says so: the translator, the calls from Python, the browser and the GPU all go by it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from aerodrome.drivers import board, laws, play, search
from aerodrome.engines.kinds import INT, Kind, Rec, Row, row
from aerodrome.rulebook import chance
from aerodrome.rulebook.binding import PlainRule
from aerodrome.rulebook.game import Game


@dataclass(frozen=True)
class Entry:
    """A function that can be called from outside."""

    name: str
    function: PlainRule
    kinds: tuple[Kind, ...]
    quick: bool = False
    """It takes about a microsecond: not worth letting other threads run meanwhile."""


@dataclass(frozen=True)
class Shapes:
    """The rows that drivers share, in the sizes of one game."""

    game: Game

    @property
    def state(self) -> Rec:
        return Rec(self.game.state)

    @property
    def states(self) -> Row:
        return row(self.state, None)

    @property
    def legal(self) -> Row:
        return row("i16", self.game.actions + 1)

    def by_action(self, item: str, *lengths: int | None) -> Row:
        """A row with a place for each action, and one behind them."""
        return row(item, self.game.actions + 1, *lengths)


RNG = row("i64", 4)
SHARES = row("i8", None)
SEEN = row("i16", None)
RESULTS = (row("i32", None), row("i8", None, None), row("i16", None, None), row("i16", None), row("i8", None, None))
"""The rows of ``Results``: plies, shares, scores, lengths and sides."""

Kinds = Callable[[Shapes], Sequence[Kind]]

CONTRACT: Mapping[str, Kinds] = {
    "new_game": lambda of: (of.state,),
    "to_act": lambda of: (of.state,),
    "question": lambda of: (of.state, INT),
    "first_action": lambda of: (INT,),
    "end_action": lambda of: (INT,),
    "refusal": lambda of: (of.state, INT, INT),
    "following": lambda of: (of.state, INT, INT),
    "step": lambda of: (of.state, INT, INT),
    "score": lambda of: (of.state, INT),
    "standing": lambda of: (of.state, INT),
    "place": lambda of: (of.state, INT),
    "wins": lambda of: (of.state, INT),
    "outcome": lambda of: (of.state, SHARES),
    "ending": lambda of: (of.state,),
    "turns": lambda of: (of.state,),
    "side": lambda of: (of.state, INT),
    "default_action": lambda of: (of.state, INT),
    "audit": lambda of: (of.state,),
    "blind": lambda of: (of.state, INT),
    "deal": lambda of: (of.state, INT, RNG),
    "observe": lambda of: (of.state, INT, SEEN),
    "appeal": lambda of: (of.state, INT, INT),
    "hunch": lambda of: (of.state, INT, INT),
    "trait": lambda of: (of.state, INT, INT),
    "outlook": lambda of: (of.state, INT),
}

BOARD: Mapping[PlainRule, Kinds] = {
    board.board_ask: lambda of: (of.states, INT),
    board.board_legal: lambda of: (of.states, of.legal, INT),
    board.board_refusal: lambda of: (of.states, INT, INT),
    board.board_default: lambda of: (of.states, INT),
    board.board_step: lambda of: (of.states, *[INT] * 6),
    board.board_blind: lambda of: (of.states, INT),
    board.board_look: lambda of: (
        of.states, row("i64", None), row("i64", None), row("i64", None, 3), row("i64", None, 2), row("i64", None), INT
    ),
    board.board_standing: lambda of: (of.states, row("i64", None), row("i64", None), SHARES),
}  # fmt: skip


DRIVERS: Mapping[PlainRule, Kinds] = {
    play.list_legal: lambda of: (of.state, INT, of.legal),
    play.most_appealing: lambda of: (of.state, INT, of.legal, INT, RNG),
    play.play_games: lambda of: (*(of.states, of.legal, RNG, row("i8", None), INT, INT, INT, INT, *RESULTS),),
    laws.check_games: lambda of: (
        *(of.states, of.legal, RNG, INT, INT, INT, INT, SHARES, row("i16", 2, None), row("i64", 5)),
    ),
    search.search: lambda of: (
        *(of.states, of.legal, of.by_action("i32"), row("i32", None, search.COLUMNS), row("f64", None)),
        *(row("i32", search.PATH, 2), of.by_action("i8"), row("i64", search.PLAN), row("f64", search.STYLE), RNG),
        *(SHARES, row("f64", search.MAX_SEATS), of.by_action("f64", None), of.by_action("f64", None)),
        of.by_action("i64"),
    ),
    search.play_futures: lambda of: (*(of.states, of.legal, RNG, INT, INT, INT, INT, INT, INT, of.states, of.states),),
}
"""What takes long enough to let other threads run."""


def entry(game: Game, function: PlainRule, kinds: Kinds, *, name: str = "", quick: bool = False) -> Entry:
    """An entry for a function, under its own name unless told."""
    return Entry(name or function.__name__, function, tuple(kinds(Shapes(game))), quick)


def all_entries(game: Game) -> list[Entry]:
    """Everything that a game's library offers."""
    contract = [entry(game, game.supplied[name], kinds, name=name, quick=True) for name, kinds in CONTRACT.items()]
    boards = [entry(game, function, kinds, quick=True) for function, kinds in BOARD.items()]
    return contract + boards + [entry(game, function, kinds) for function, kinds in DRIVERS.items()]


IN_BROWSER: tuple[Any, ...] = (
    *("new_game", "to_act", "question", "refusal", "step", "score", "place", "outcome", "ending", "turns", "side"),
    *("default_action", "blind", "deal", "appeal", "outlook"),
    *("list_legal", "most_appealing", "play_games", "search", "play_futures"),
)
"""By name: boards and laws are not needed there, and every function is to be downloaded."""

CHANCE: Mapping[PlainRule, Kinds] = {
    chance.first_key: lambda of: (INT,),
    chance.second_key: lambda of: (INT,),
    chance.key_chance: lambda of: (RNG, INT, INT, INT),
}
"""Keying of luck, which Python does by itself."""


def browser_entries(game: Game) -> list[Entry]:
    """What a game's module offers in a browser."""
    keying = [entry(game, function, kinds, quick=True) for function, kinds in CHANCE.items()]
    return [each for each in all_entries(game) if each.name in IN_BROWSER] + keying
