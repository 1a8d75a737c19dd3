"""What becomes of a match: how each seat did, for lists, profiles and ratings."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from aerodrome.rulebook.record import NONE
from aerodrome.table.table import Table


@dataclass(frozen=True)
class SeatResult:
    """How a seat did."""

    seat: int
    person: str
    """Who sat there to the end; empty for a bot."""
    quitter: str
    """Who left the seat to a bot while the game ran."""
    name: str
    bot: str
    """The bot that has the seat, or stood in at the end for its player."""
    place: int | None
    """None if the game was given up."""
    points: int | None
    pieces: dict[str, int] = field(default_factory=dict)
    """How often each thing was used that this game counts: the id of its text, and the number."""


def results_of(table: Table) -> list[SeatResult]:
    """How every seat did in a match that is over or was given up."""
    outcome = table.board.outcome() if table.status == "over" and table.board is not None else None
    pieces = pieces_of(table)
    return [
        SeatResult(
            seat, each.person, table.quitters.get(seat, ""), each.name, each.played_by,
            outcome.places[seat] if outcome else None, outcome.scores[seat] if outcome else None,
            pieces.get(seat, {}),
        )
        for seat, each in enumerate(table.seats)
    ]  # fmt: skip


def pieces_of(table: Table) -> dict[int, dict[str, int]]:
    """By seat, how often it used each of the things that the game counts. Events that everybody saw tell it, and those
    that told only the seat itself do not count."""
    game = table.game
    message = next((each for each in game.messages.values() if each.id == game.favourite), None)
    if message is None:
        return {}
    which = next(i for i, kind in enumerate(message.plain.values()) if kind.ids)
    who = list(message.plain).index("seat")
    kind = list(message.plain.values())[which]
    found: dict[int, Counter[str]] = {}
    for _, (_, number, *values) in table.chronicle.heard(NONE):
        if number == message and 0 <= values[which] < len(kind.ids):
            found.setdefault(values[who], Counter())[f"{kind.word}-{kind.ids[values[which]]}"] += 1
    return {seat: dict(counted) for seat, counted in found.items()}
