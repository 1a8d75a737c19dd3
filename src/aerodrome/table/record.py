"""The whole match of a table: what a game file holds, replayed from the table's log and its secret."""

from __future__ import annotations

from aerodrome.luck import SecretLuck
from aerodrome.match import HUMAN, Match
from aerodrome.table.table import Damaged, Refused, Table


def replayed(table: Table) -> Match:
    """The match that was played at a table. It knows all hands: what may be shown of it is for the caller to know."""
    if table.board is None:
        raise Refused("not now", "No game was begun at this table.")
    match = Match(table.game, len(table.seats), table.settings.options, SecretLuck(table.secret), table.names)
    match.players = [seat.bot or HUMAN for seat in table.seats]
    for number, (seat, action, digest) in enumerate(list(table.log), 1):
        match.play(seat, action)
        if match.log[-1].digest != digest:
            raise Damaged(f"table {table.id}: move {number} gives another position than the journal has")
    return match
