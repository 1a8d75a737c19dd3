"""Boards: the state of one match on an engine, compiled where that can be had, else plain.

A board knows nothing of journals, clocks and people. It is told a legal move and says what happened, and it gives every
viewer the bytes that it may see. Both kinds of board hold the same bytes, so one can take the other's place between any
two moves, and nobody who uses them can tell which one plays.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from aerodrome.engines.compiled import native_or_none
from aerodrome.play.layout import Look, unpacked
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
    """What the set-up told; empty where the board was not made by ``new_board``."""

    def to_act(self) -> int:
        """The seats that may act now, a bit each; 0 when the game is over."""

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat, rising; empty when it is not asked. Not to be changed."""

    def refusal(self, seat: int, action: int) -> int:
        """0 when the action is legal, else the number of the rule that forbids it. Takes any int as action."""

    def step(self, seat: int, action: int, ply: int, luck: Luck) -> Happened:
        """Make a legal move, the match's ``ply``-th counted from 1.

        An action that ``refusal`` forbids must not come here. Where a step fails nothing has changed.
        """

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
        """A short hash of the state's bytes, as game files have it behind every move."""

    def blinded(self, viewer: int) -> bytes:
        """The bytes of the state with all hidden that a seat, or a spectator (NONE), may not see."""

    def seen(self, viewer: int) -> Callable[[], Any]:
        """A way to get the same as a plain record. It shows the state as it is now, however late it is called."""

    def look(self, before: Mapping[int, bytes]) -> dict[int, Look]:
        """The same for several viewers, and where it differs from what each of them saw before."""

    @property
    def over(self) -> bool: ...

    def outcome(self) -> Outcome:
        """How the game stands, or how it has ended."""


def new_board(game: Game, seats: int, options: Mapping[str, str | int] | None, luck: Luck) -> Board:
    """A match that is set up and waits for its first move; ``set_up_told`` is what was told."""
    values = game.parse_options(options or {}, game.check_seats(seats))
    board = PlainBoard(game, game.fresh_state(seats, values))
    board.set_up(luck)
    if native_or_none(game) is None:
        return board
    compiled = NativeBoard(game, board.pack())
    compiled.set_up_told = board.set_up_told
    return compiled


def board_from(game: Game, packed: bytes) -> Board:
    """The board of a state's bytes, on the best engine that is here."""
    return NativeBoard(game, packed) if native_or_none(game) else PlainBoard(game, unpacked(game, packed))
