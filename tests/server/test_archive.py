"""A server whose finished matches were moved into archives: it tells those who may know, and nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from html import escape
from pathlib import Path

import httpx

from aerodrome.store.archive import archive
from aerodrome.store.store import Store
from aerodrome.text import tell
from tests.server.helpers import Player, Running, socket_to, with_patience
from tests.table.damages import LEFT, OVER, Meddler, fill, token_of
from tests.table.helpers import NOW
from tests.words import in_english

TOLD = tell("en", "table-archived")
PATHS = ("", "/view", "/log", "/export", "/replay")


async def move_into_archives(path: Path) -> None:
    await fill(f"sqlite:///{path}")
    async with await Store.open(path) as store:
        done = [each async for each in archive(store, NOW + 1000.0, path.parent)]
    assert sum(each.matches for each in done if each.file) == 2
    Meddler(f"sqlite:///{path}").do(f"UPDATE matches SET privacy = 'private' WHERE id = '{OVER}'")


def as_(server: Running, name: str) -> httpx.Client:
    return server.client(None, Authorization=f"Bearer {token_of(name)}", **{"X-Aerodrome": "1"})


@with_patience
async def test_who_may_know_is_told_where_the_game_is(tmp_path: Path, serve: Callable[..., Running]) -> None:
    """One game was private, the other public."""
    await move_into_archives(tmp_path / "tables.sqlite")
    server = serve()
    await asyncio.to_thread(look, server)
    for name, code in (("ada", "archived"), ("eve", "unknown table")):
        async with socket_to(server, bearer=token_of(name), origin=None) as connection:
            answer = await Player(connection).ask("watch", table=OVER, seat=-1)
            assert (answer["t"], answer["code"]) == ("refused", code)
            assert (in_english(answer) == TOLD) == (code == "archived")
    assert server.counted("aerodrome_damaged_tables") == 0


def look(server: Running) -> None:
    with as_(server, "ada") as ada, as_(server, "eve") as eve, server.client() as nobody:
        for path in PATHS:
            answer = ada.get(f"/api/tables/{OVER}{path}")
            assert (answer.status_code, answer.json()["error"], answer.json()["text"]) == (410, "archived", TOLD)
            assert eve.get(f"/api/tables/{OVER}{path}").json()["error"] == "unknown table"
            assert nobody.get(f"/api/tables/{LEFT}{path}").json()["error"] == "archived", "it was public"
        assert escape(TOLD) in ada.get(f"/games/{OVER}").text
        assert escape(TOLD) not in nobody.get(f"/games/{OVER}").text
        mine = {table["id"]: table for table in ada.get("/api/tables/mine").json()["tables"]}
        assert (mine[OVER]["archived"], mine[OVER]["damaged"], mine[OVER]["status"]) == (True, False, "over")
        assert [id for id, table in mine.items() if table["archived"]] == [OVER]
        assert nobody.get("/games").status_code == 200
        assert nobody.get("/ready").json()["ready"] is True
