"""The entries of compiled rules: every function of the contract and every driver, with the kinds of its arguments.

This is the only such list. The translator, the calls from Python, the browser and the GPU all use it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from inspect import signature
from typing import Any

from aerodrome.drivers import board, guided, laws, network, play, review, search, vector
from aerodrome.engines.kinds import INT, Kind, Rec, Row, row
from aerodrome.rulebook import chance, contract
from aerodrome.rulebook.binding import PlainRule
from aerodrome.rulebook.game import Game


@dataclass(frozen=True)
class Entry:
    """A function that callers outside the compiled code may call."""

    name: str
    function: PlainRule
    kinds: tuple[Kind, ...]
    quick: bool = False  # it takes about a microsecond, too little to let other threads run meanwhile


class Shapes:
    """The rows that drivers share, in the sizes of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.state = Rec(game.state)
        self.states = row(self.state, None)
        self.legal = self.by_action("i16")
        self.appeals = row("i32", game.actions)
        self.liking = row("i8", game.actions)
        self.inputs = game.observed + game.actions
        """How many numbers a network takes in."""

    @property
    def words(self) -> int:
        """How many 32-bit words have a bit for each action."""
        return -(-self.game.actions // vector.BITS)

    def seen(self, item: str, *lengths: int | None) -> Row:
        """A row with an item for each number of an observation."""
        return row(item, *lengths, self.game.observed)

    def by_action(self, item: str, *lengths: int | None) -> Row:
        """A row with an item for each action, and one more."""
        return row(item, self.game.actions + 1, *lengths)


RNG = row("i64", 4)
SHARES = row("i8", None)
SEEDS = row("i64", None)
PLIES = row("i32", None)
SEATS = row("i8", None)
ACTIONS = row("i32", None)
ENDINGS = (row("i8", None), row("i8", None, None), row("i16", None, None), row("i32", None))
"""The rows of the matches that end in a vector: whether one has, shares, scores and plies."""
SEEN = row("i16", None)
RESULTS = (row("i32", None), row("i8", None, None), row("i16", None, None), row("i16", None), row("i8", None, None))
"""The rows of ``Results``: plies, shares, scores, lengths and sides."""

DECIDED = row("i64", review.MAX_SEATS)
"""How many decisions each seat has made in a turn."""

SCALES, BIASES = row("i64", None), row("i32", None)
"""What each row of a network's weights has."""

Kinds = Callable[[Shapes], Sequence[Kind]]


def searching(of: Shapes) -> tuple[Kind, ...]:
    """What every search takes."""
    return (
        *(of.states, of.legal, of.by_action("i32"), row("i32", None, search.COLUMNS), row("f64", None, search.WORTH)),
        *(row("i32", search.PATH, 2), of.by_action("i8"), row("i64", search.PLAN), row("f64", search.STYLE), RNG),
        *(SHARES, row("f64", search.MAX_SEATS), of.by_action("f64", None), of.by_action("f64", None)),
        of.by_action("i64"),
    )


def judging(of: Shapes) -> tuple[Kind, ...]:
    """What a network takes to judge, from room for what is seen to what it says."""
    return (
        *(of.seen("i16"), of.liking, of.appeals, row("i16", of.inputs), row("i16", 3, None)),
        *(row("i64", of.inputs), row("i64", of.inputs), row("i8", None, of.inputs), SCALES, BIASES),
        *(*[row("i8", None, None), SCALES, BIASES] * 4, row("i32", 1), row("i32", of.game.actions), row("i32", None)),
    )


def contract_kinds(name: str, of: Shapes) -> list[Kind]:
    """What a function of the contract takes, by the names of its parameters."""
    rows: dict[str, Kind] = {"s": of.state, "rng": RNG, "out": SEEN if name == "observe" else SHARES}
    return [rows.get(each, INT) for each in signature(contract.CONTRACT[name]).parameters]


CONTRACT: Mapping[str, Kinds] = {name: partial(contract_kinds, name) for name in contract.CONTRACT}

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
    play.play_games: lambda of: (of.states, of.legal, RNG, row("i8", None), INT, INT, INT, INT, *RESULTS),
    laws.check_games: lambda of: (of.states, of.legal, RNG, *[INT] * 4, SHARES, row("i16", 2, None), row("i64", 5)),
    search.search: searching,
    guided.guided_search: lambda of: (
        *(*searching(of), row("f64", search.MAX_SEATS), of.by_action("f64"), *judging(of)),
    ),
    search.play_futures: lambda of: (of.states, of.legal, RNG, *[INT] * 6, of.states, of.states),
    review.play_on: lambda of: (of.states, of.legal, RNG, DECIDED, *[INT] * 7, row("i8", None, None)),
    network.judge: lambda of: (of.state, INT, *judging(of)),
    vector.vector_begin: lambda of: (of.states, SEEDS, PLIES, SEATS, INT),
    vector.vector_refused: lambda of: (of.states, SEATS, ACTIONS),
    vector.vector_step: lambda of: (of.states, SEEDS, PLIES, SEATS, ACTIONS, *ENDINGS, INT, INT),
    vector.vector_rivals: lambda of: (
        *(of.states, of.states, SEEDS, PLIES, SEATS, SEATS, row("i8", None), of.legal, RNG, *ENDINGS, INT, INT),
    ),
    vector.vector_choose: lambda of: (of.states, SEEDS, PLIES, SEATS, of.legal, RNG, ACTIONS),
    vector.vector_legal: lambda of: (of.states, SEATS, row("i32", None, of.words)),
    vector.vector_liking: lambda of: (of.states, SEATS, of.states, of.appeals, row("i8", None, of.game.actions)),
}
"""Calls that take long enough to let other threads run."""

OBSERVERS: Mapping[str, tuple[PlainRule, Kinds]] = {
    "i8": (vector.vector_observe_bytes, lambda of: (of.states, SEATS, of.seen("i16"), of.seen("i8", None))),
    "i16": (vector.vector_observe, lambda of: (of.states, SEATS, of.seen("i16", None))),
    "f32": (vector.vector_observe, lambda of: (of.states, SEATS, of.seen("f32", None))),
}
"""Observing a vector, for each width of the numbers. A row has the length that it has in this game; with a length that
is known only at the call, it takes three times as long."""


def entry(game: Game, function: PlainRule, kinds: Kinds, *, name: str = "", quick: bool = False) -> Entry:
    """An entry for a function, under its own name unless told."""
    return Entry(name or function.__name__, function, tuple(kinds(Shapes(game))), quick)


def all_entries(game: Game) -> list[Entry]:
    contract = [entry(game, game.supplied[name], kinds, name=name, quick=True) for name, kinds in CONTRACT.items()]
    boards = [entry(game, function, kinds, quick=True) for function, kinds in BOARD.items()]
    drivers = [entry(game, function, kinds) for function, kinds in DRIVERS.items()]
    return contract + boards + drivers + observers(game)


def observers(game: Game) -> list[Entry]:
    """The functions that write what the seats of a vector see."""
    return [entry(game, rule, kinds, name=f"vector_observe_{width}") for width, (rule, kinds) in OBSERVERS.items()]


IN_BROWSER: tuple[Any, ...] = (
    *("new_game", "to_act", "question", "refusal", "step", "score", "place", "outcome", "ending", "turns", "side"),
    *("default_action", "blind", "deal", "appeal", "outlook"),
    *("sentence", "prompt", "notation", "label", "breakdown", "describe", "facts"),
    *("list_legal", "most_appealing", "play_games", "search", "play_futures"),
)
"""The entries that a browser needs, by name. Boards and laws are left out, since browsers download all the rest."""

CHANCE: Mapping[PlainRule, Kinds] = {
    chance.first_key: lambda of: (INT,),
    chance.second_key: lambda of: (INT,),
    chance.key_chance: lambda of: (RNG, INT, INT, INT),
    chance.below: lambda of: (RNG, INT),
}
"""Functions that key and draw luck. Python has its own."""


def preview_entry(game: Game, name: str) -> Entry:
    """An entry for a preview: it takes a state, ints, and the row that it writes, if it writes any."""
    preview = game.previews[name]
    rows: dict[str, Kind] = {"s": Rec(game.state), "out": row("i32", preview.numbers)}
    kinds = tuple(rows.get(each, INT) for each in signature(preview.function).parameters)
    return Entry(name, preview.function, kinds, quick=True)


GUIDED: tuple[str, ...] = ("judge", "guided_search")
"""The entries of a larger module, which asks a network."""


def browser_entries(game: Game, guided: bool = False) -> list[Entry]:
    """The functions that a game's module has in a browser."""
    names = (*IN_BROWSER, *GUIDED) if guided else IN_BROWSER
    keying = [entry(game, function, kinds, quick=True) for function, kinds in CHANCE.items()]
    previews = [preview_entry(game, name) for name in game.previews]
    return [each for each in all_entries(game) if each.name in names] + keying + previews
