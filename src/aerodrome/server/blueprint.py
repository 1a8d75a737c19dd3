"""What we build the browser client against: the shapes of all messages, and the numbers and cards of every game.

`tools/web_types.py` writes it into the client's sources. The fingerprint tells a page from an older server that it must
load anew.
"""

from __future__ import annotations

import dataclasses
import functools
import hashlib
import json
from typing import Any

import msgspec
from fastapi import FastAPI

from aerodrome.games import PACKAGES
from aerodrome.games import load as load_game
from aerodrome.play.layout import layout_of
from aerodrome.rulebook.game import Game
from aerodrome.rulebook.record import NONE
from aerodrome.server.api import api
from aerodrome.table.wire import AnyMessage, FromTable

WORDS = ("name", "title", "text", "suits", "parts")
"""What is English in the data of cards."""


@functools.cache
def wire_document() -> dict[str, Any]:
    """The OpenAPI document of the HTTP API, with the messages of the WebSocket among its schemas."""
    made = FastAPI(title="Aerodrome", version="1", openapi_url=None)
    made.include_router(api)
    document: dict[str, Any] = made.openapi()
    schemas = document["components"]["schemas"]
    (from_client, from_table), messages = msgspec.json.schema_components(
        (AnyMessage, FromTable), ref_template="#/components/schemas/Ws{name}"
    )
    schemas |= {f"Ws{name}": shape for name, shape in messages.items()}
    schemas |= {"WsFromClient": from_client, "WsFromTable": from_table}
    return document


def numbers_of(game: Game) -> dict[str, Any]:
    """The named whole numbers and names of a game's state and cards, such as `TRY_FIELD = 4`, and NONE."""
    found: dict[str, Any] = {"NONE": NONE}
    for role in ("cards", "state"):
        for name, value in vars(game.module(role)).items():
            if name.isupper() and not name.startswith("_") and is_plain(value):
                found[name] = value
    return found


def is_plain(value: object) -> bool:
    if isinstance(value, tuple):
        return len(value) <= 100 and all(isinstance(each, int | str) for each in value)
    if isinstance(value, int):
        return not isinstance(value, bool) and abs(value) < 2**53  # a browser misreads larger ones
    return isinstance(value, str)


def cards_of(game: Game) -> dict[str, Any]:
    """The cards as plain data."""
    cards = dataclasses.asdict(game.cards) if game.cards else {}
    del cards["data"]
    return without_words(json.loads(json.dumps(cards, default=sorted)))  # type: ignore[no-any-return]


def without_words(data: Any) -> Any:
    """Data of cards without what they say in English: a client has that from the catalogues. Of where a figure comes
    from it has whether that is known."""
    if isinstance(data, list):
        return [without_words(each) for each in data]
    if not isinstance(data, dict):
        return data
    return {
        key: bool(value) if key == "basis" else without_words(value) for key, value in data.items() if key not in WORDS
    }


def game_contract(game: Game) -> dict[str, Any]:
    return {"numbers": numbers_of(game), "cards": cards_of(game), "schema": layout_of(game).schema()["fields"]}


@functools.cache
def fingerprint() -> str:
    """A hash that changes whenever an older client might misunderstand the server."""
    everything = [wire_document(), {name: game_contract(load_game(name)) for name in PACKAGES}]
    return hashlib.sha256(json.dumps(everything, sort_keys=True).encode()).hexdigest()[:16]
