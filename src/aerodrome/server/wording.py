"""Puts the numbers of the WebSocket into words, for the text of tables, logs and replays over HTTP."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from aerodrome.server.shapes import Item, Move
from aerodrome.table import wire
from aerodrome.text import Speaker, notation_of, tell


def item_in_words(item: wire.Item, speaker: Speaker) -> Item:
    return Item(**told_of(item), text=text_of(item, speaker))


def told_of(item: wire.Item) -> dict[str, Any]:
    return {name: getattr(item, name) for name in item.__struct_fields__}


def text_of(item: wire.Item | Item, speaker: Speaker) -> str:
    """An item as a sentence."""
    if item.k != "event":
        return tell(speaker.language, item.what or item.k, **item.args)
    return speaker.text(item.said or event_of(item, speaker))


def event_of(item: wire.Item | Item, speaker: Speaker) -> list[int]:
    """The text of an event that is itself a message."""
    message = speaker.game.messages[item.event]
    return [item.event, *item.values[: len(message.plain)]]


def moves_in_words(moves: Iterable[wire.MoveTold], speaker: Speaker) -> list[Move]:
    notation = notation_of(speaker.game)
    return [
        Move(
            action=move.action,
            text=notation.text(move.notation),
            label=speaker.text(move.label),
            odds=[(speaker.text(way), chance) for way, chance in move.odds],
        )
        for move in moves
    ]
