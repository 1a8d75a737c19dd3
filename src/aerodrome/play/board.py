"""Boards: the state of one match on an engine, compiled if possible, else plain.

A board knows nothing of journals, clocks and people. It takes a legal move and says what happened, and it gives every
viewer the bytes that this viewer may see. Both kinds hold the same bytes, so one can replace the other between any two
moves, and no caller can tell which one plays.
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
    """What the set-up told; empty if ``new_board`` did not make the board."""

    def to_act(self) -> int:
        """The seats that may act now, a bit each; 0 when the game is over."""

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat, rising; empty when it is not asked. Do not change the list."""

    def refusal(self, seat: int, action: int) -> int:
        """0 when the action is legal, else the number of the rule that forbids it. Takes any int as action."""

    def step(self, seat: int, action: int, ply: int, luck: Luck) -> Happened:
        """Make the match's ``ply``-th move, counted from 1. Call it only with an action that ``refusal`` allows. If it
        raises, nothing has changed."""

    def question(self, seat: int) -> int:
        """What the seat is asked; NONE when it is not asked anything."""

    def default_action(self, seat: int) -> int:
        """The action that is taken for a seat whose clock runs out."""

    def pack(self) -> bytes:
        """The bytes of the state."""

    def state(self) -> Any:
        """The state as a plain record, all hands included; a copy."""

    def restore(self, packed: bytes) -> None:
        """Become the state of these bytes."""

    def digest(self) -> str:
        """A short hash of the state's bytes, which game files give after every move."""

    def blinded(self, viewer: int) -> bytes:
        """The bytes of the state, with everything hidden that a seat, or a spectator (NONE), may not see."""

    def seen(self, viewer: int) -> Callable[[], Any]:
        """A function that returns the same as a plain record: the state as it is now, even if called later."""

    def moment(self) -> Moment:
        """The state as it is now, for a later `look`."""

    def look(self, before: Moment, viewers: Collection[int]) -> dict[int, list[Change]]:
        """How what viewers may see now differs from what they could see at an earlier moment of this match."""

    def said(self, viewer: int, what: str, *arguments: int) -> list[int]:
        """What a function of the game's messages says to a seat, or to a spectator (NONE): `prompt`, `brief`,
        `describe` and `label` of a seat, `notation` of an action, ..."""

    @property
    def over(self) -> bool: ...

    def outcome(self) -> Outcome:
        """How the game stands or has ended."""


def new_board(game: Game, seats: int, options: Mapping[str, str | int] | None, luck: Luck) -> Board:
    """A board that is set up and waits for its first move."""
    values = game.parse_options(options or {}, game.check_seats(seats))
    board = PlainBoard(game, game.fresh_state(seats, values))
    board.set_up(luck)
    if native_or_none(game) is None:
        return board
    compiled = NativeBoard(game, board.pack())
    compiled.set_up_told = board.set_up_told
    return compiled


def board_from(game: Game, packed: bytes) -> Board:
    """The board of a state's bytes, on the best engine that is available."""
    return NativeBoard(game, packed) if native_or_none(game) else PlainBoard(game, unpacked(game, packed))
