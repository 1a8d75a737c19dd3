"""Aerodrome's server for a measurement: the real application in uvicorn, with limits for a single client machine.

    python -m benchmarks.table.serve --game airships --tables 200 --database tables.sqlite

When it listens, it prints a line of JSON with its port. For a line on standard input it makes people and tables,
without HTTP to save time, and prints a line of JSON with their tokens. SIGTERM stops it.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import sys
from collections.abc import Sequence
from typing import Any

from aerodrome.cli.serve import run
from aerodrome.games import PACKAGES
from aerodrome.games import load as load_game
from aerodrome.house.house import House
from aerodrome.play.native import engine_of
from aerodrome.server import logs
from aerodrome.server.app import App
from aerodrome.server.config import WINDOWS, Config, Limits, Window
from aerodrome.server.desk import Desk
from aerodrome.server.run import Serving, bind, collect_garbage_seldom
from aerodrome.store.people import Person, hash_token
from aerodrome.store.store import Store
from aerodrome.table.entries import Settings
from aerodrome.table.wire import GetReady, Start

SEATS = 4
MANY = 1_000_000
ROOMY = Limits(
    rate=MANY, burst=MANY, person_rate=MANY, person_burst=MANY, address_rate=MANY, address_burst=MANY, sockets=MANY,
    sockets_of_address=MANY, connections=MANY, connections_of_address=MANY,
    windows={kind: Window(MANY, MANY, window.seconds) for kind, window in WINDOWS.items()},
)  # fmt: skip
"""Limits high enough for the load, which comes from one address and faster than from people."""


def say(data: dict[str, Any]) -> None:
    print(json.dumps(data), flush=True)


async def add_people(desk: Desk, names: list[str]) -> list[tuple[Person, str]]:
    """New people and their tokens, all in one transaction."""
    people = [await desk.people.newcomer(name) for name in names]
    await desk.house.store.add_people({hash_token(token): person for person, token in people})
    return people


async def begin_table(desk: Desk, game: str, people: list[tuple[Person, str]]) -> dict[str, Any]:
    """A table with these people, at which the game has begun."""
    host = people[0][0]
    id, _ = await desk.house.create(Settings(game, SEATS), host.id)
    for seat, (person, _) in enumerate(people):
        await desk.house.seat_by_invitation(id, seat, person.id, person.name)
    for seat, (person, _) in enumerate(people[1:], 1):
        await desk.act(person.id, GetReady("ready", id, seat))
    await desk.act(host.id, Start("start", id))
    return {"id": id, "tokens": [token for _, token in people]}


async def set_up(desk: Desk, game: str, tables: int) -> list[dict[str, Any]]:
    people = await add_people(desk, [f"Player {n + 1}" for n in range(SEATS * tables)])
    groups = [people[i : i + SEATS] for i in range(0, len(people), SEATS)]
    return await asyncio.gather(*(begin_table(desk, game, group) for group in groups))


async def work(asked: argparse.Namespace) -> None:
    app = App(House(await Store.open(asked.database)), Config(limits=ROOMY))
    listener = bind("127.0.0.1", 0)
    server = Serving(app)
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    try:
        while not server.started and not serving.done():
            await asyncio.sleep(0.01)
        if app.desk is not None:
            say({"port": listener.getsockname()[1]})
            if await asyncio.to_thread(sys.stdin.readline):
                say({"tables": await set_up(app.desk, asked.game, asked.tables)})
        await serving
    finally:
        listener.close()


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--game", choices=list(PACKAGES), required=True, help="the game at all tables")
    parser.add_argument("--tables", type=int, default=1, help="how many tables to make (default 1)")
    parser.add_argument("--database", default="tables.sqlite", help="a file, or postgresql://... (tables.sqlite)")
    asked = parser.parse_args(words)
    logs.set_up(logging.WARNING)
    engine_of(load_game(asked.game))
    collect_garbage_seldom()
    run(work(asked))


if __name__ == "__main__":
    main()
