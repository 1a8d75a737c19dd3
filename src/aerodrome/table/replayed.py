"""The whole match of a table, replayed from the table's log and its luck: as a game file has it, or ply by ply."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from aerodrome.play.board import Board, new_board
from aerodrome.play.layout import Layout, layout_of, short_hash
from aerodrome.play.match import HUMAN, Match
from aerodrome.play.sight import Told
from aerodrome.rulebook.record import NONE
from aerodrome.table.errors import Damaged, Refused
from aerodrome.table.table import Table


def replayed(table: Table, names: Sequence[str] | None = None) -> Match:
    """The match that was played at a table, with the seats' names or others. It knows all hands, so the caller decides
    what may be shown."""
    check_begun(table)
    match = Match(table.game, len(table.seats), table.settings.options, table.luck, names or table.names)
    match.players = [seat.bot or HUMAN for seat in table.seats]
    for number, (seat, action, digest) in enumerate(list(table.log), 1):
        match.play(seat, action)
        check_digest(table, number, match.log[-1].digest, digest)
    return match


@dataclass(frozen=True)
class Moment:
    """A match after one of its plies."""

    board: Board
    """It goes on with the next moment, so read it now."""
    state: bytes
    """The board's whole state."""
    told: list[Told]
    seat: int
    """Who acted; NONE for the set-up."""
    action: int
    before: bytes
    """The whole state before; empty for the set-up."""
    turn: int
    """Turns begun so far, counted through all rounds."""


def moments(table: Table) -> Iterator[Moment]:
    """The match ply by ply, the set-up first. For compiled games it is faster than `replayed`. It knows all hands, so
    the caller decides what may be shown."""
    check_begun(table)
    luck, layout, turns = table.luck, layout_of(table.game), table.game.plain.turns
    board = new_board(table.game, len(table.seats), table.settings.options, luck)
    state = board.pack()
    counted = turn = turns(_Fields(layout, state))
    yield Moment(board, state, board.set_up_told, NONE, NONE, b"", turn)
    for number, (seat, action, digest) in enumerate(list(table.log), 1):
        before = state
        told = board.step(seat, action, number, luck).told
        state = board.pack()
        check_digest(table, number, short_hash(state), digest)
        counts = turns(_Fields(layout, state))
        if counts != counted:  # a new round counts from its beginning
            counted, turn = counts, turn + 1
        yield Moment(board, state, told, seat, action, before, turn)


class _Fields:
    """A state for reading a field or two straight from its bytes, since unpacking all of it takes long."""

    def __init__(self, layout: Layout, packed: bytes) -> None:
        self._layout, self._packed = layout, packed

    def __getattr__(self, name: str) -> int:
        return self._layout.value(self._packed, name)


def check_begun(table: Table) -> None:
    if table.board is None:
        raise Refused("not now", "no-game-played")


def check_digest(table: Table, number: int, found: str, expected: str) -> None:
    if found != expected:
        raise Damaged(table.id, f"move {number} gives a different position from the journal")
