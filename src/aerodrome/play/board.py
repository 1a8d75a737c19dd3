"""Boards: the state of one match on an engine, compiled if possible, or else plain.

A board knows nothing about journals, clocks or people. It takes a legal move and reports what happened, and it gives
each viewer the bytes that this viewer may see. Both kinds of board hold the same bytes, so callers cannot tell them
apart, and one can replace the other between any two moves.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, Protocol

from aerodrome.engines.compiled import native_or_none
from aerodrome.play.layout import Change, Moment, unpacked
from aerodrome.play.luck import Luck
from aerodrome.play.native import NativeBoard
from aerodrome.play.plain import PlainBoard
from aerodrome.play.sight import Told
from aerodrome.play.step import Happened, Outcome
from aerodrome.rulebook.game import Game


class Board(Protocol):
    """The state of one match."""

    game: Game
    seats: int
    set_up_told: list[Told]
    """What the set-up told; empty unless ``new_board`` made the board."""

    def to_act(self) -> int:
        """The seats that may act now, a bit each; 0 if the game is over."""

    def legal(self, seat: int) -> list[int]:
        """A seat's legal actions in rising order; empty if it is not asked. Do not change the list."""

    def refusal(self, seat: int, action: int) -> int:
        """0 if the action is legal, or else the number of the rule that forbids it. Takes any int as action."""

    def step(self, seat: int, action: int, ply: int, luck: Luck) -> Happened:
        """Make the match's move number ``ply``, counted from 1. The caller makes sure that ``refusal`` allows the
        action. If this raises, nothing has changed."""

    def question(self, seat: int) -> int:
        """The seat's question; NONE if it is not asked anything."""

    def default_action(self, seat: int) -> int:
        """The action for a seat whose clock runs out."""

    def pack(self) -> bytes:
        """The bytes of the state."""

    def state(self) -> Any:
        """A copy of the state as a plain record, with all hands."""

    def restore(self, packed: bytes) -> None:
        """Replace the state by the one in these bytes."""

    def digest(self) -> str:
        """A short hash of the state's bytes. Game files have one after every move."""

    def blinded(self, viewer: int) -> bytes:
        """The bytes of the state, without what a seat, or a spectator (NONE), may not see."""

    def seen(self, viewer: int) -> Callable[[], Any]:
        """A function that returns the same as a plain record. Called later, it still returns the present state."""

    def observed(self, viewer: int) -> bytes:
        """What a viewer sees as numbers for learning programs, 16 bits each, in the order of the game's `pieces`."""

    def moment(self) -> Moment:
        """The present state, for a later `look`."""

    def look(self, before: Moment, viewers: Collection[int]) -> dict[int, list[Change]]:
        """What has changed since an earlier moment of this match, as far as each viewer may see it."""

    def said(self, viewer: int, what: str, *arguments: int) -> list[int]:
        """What a function of the game's messages says to a seat, or to a spectator (NONE): `prompt`, `brief`,
        `describe` and `label` of a seat, `notation` of an action, ..."""

    @property
    def over(self) -> bool: ...

    def outcome(self) -> Outcome:
        """How the game stands, or how it ended."""


def new_board(game: Game, seats: int, options: Mapping[str, str | int] | None, luck: Luck) -> Board:
    """A board after the set-up, ready for the first move."""
    values = game.parse_options(options or {}, game.check_seats(seats))
    board = PlainBoard(game, game.fresh_state(seats, values))
    board.set_up(luck)
    if native_or_none(game) is None:
        return board
    compiled = NativeBoard(game, board.pack())
    compiled.set_up_told = board.set_up_told
    return compiled


def board_from(game: Game, packed: bytes) -> Board:
    """A board with the state in these bytes, on the best engine available."""
    return NativeBoard(game, packed) if native_or_none(game) else PlainBoard(game, unpacked(game, packed))
