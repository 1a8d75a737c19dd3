"""Databases that commit 9ce2703 wrote, before the house was rebuilt: today's code opens them and plays on.

`tests/golden/databases` has the same tables twice, as an SQLite file and as a dump of PostgreSQL.
"""

from __future__ import annotations

import lzma
from collections.abc import AsyncIterator
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest
import pytest_asyncio

from aerodrome.bots import make_bot
from aerodrome.house.house import House
from aerodrome.house.steward import Manners
from aerodrome.house.views import sight_of
from aerodrome.play.gamefile import match_text, parse_match
from aerodrome.store.lists import Alive
from aerodrome.store.people import Invite, hash_token
from aerodrome.store.revive import read_table
from aerodrome.store.store import Store, upgrade
from aerodrome.store.survey import Here, check_all
from aerodrome.table.entries import Granted
from aerodrome.table.replayed import replayed
from aerodrome.table.table import Table
from aerodrome.text import tell
from tests.table.helpers import fresh_batch, waiting

FOLDER = Path(__file__).parent.parent / "golden" / "databases"
TABLES = {
    "running-airships": ("running", 41, "49f9f1b6a365"),
    "running-mad-zeppelin": ("running", 42, "30dd95b18ae4"),
    "running-dastardly": ("running", 110, "dcc2184fec56"),
    "running-zeppeldrome": ("running", 57, "5f479717c625"),
    "undone-airships": ("running", 22, "5465d5dc9b63"),
    "lesson": ("running", 16, "b7c2732240d9"),
    "open": ("open", 13, ""),
    "rematch": ("open", 1, ""),
    "finished-airships": ("over", 88, "e1aa2be28153"),
    "finished-mad-zeppelin": ("over", 74, "572aec081f36"),
    "finished-dastardly-dirigibles": ("over", 194, "4a95856e135b"),
    "finished-zeppeldrome": ("over", 43, "3567d23b0a99"),
    "abandoned": ("abandoned", 16, "4521e26792ab"),
}
"""The status, the number of entries and the digest of the position that each had when it was written."""
RUNNING = [id for id, (status, _, _) in TABLES.items() if status == "running"]
FINISHED = [id for id, (status, _, _) in TABLES.items() if status == "over"]
LATER = 1_760_100_000.0

pytestmark = pytest.mark.asyncio


def unpacked(name: str) -> bytes:
    return lzma.decompress((FOLDER / f"{name}.xz").read_bytes())


@pytest_asyncio.fixture
async def golden(database_url: str) -> AsyncIterator[Store]:
    """A store on a copy of one of the databases."""
    if database_url.startswith("sqlite"):
        Path(database_url.removeprefix("sqlite:///")).write_bytes(unpacked("sqlite.db"))
    else:
        connection = await asyncpg.connect(database_url)
        await connection.execute(unpacked("postgresql.sql").decode())
        await connection.close()
    assert await upgrade(database_url) == ("0003", "0007")
    store = await Store.open(database_url)
    yield store
    await store.close()


async def table_of(store: Store, id: str) -> Table:
    table = await read_table(store, id)
    assert table is not None
    return table


async def test_every_table_is_as_it_was(golden: Store) -> None:
    assert {*await golden.match_ids()} == {*TABLES}
    for id, (status, seq, digest) in TABLES.items():
        table = await table_of(golden, id)
        assert (table.status, table.seq, table.board.digest() if table.board else "") == (status, seq, digest)


async def checked(golden: Store) -> tuple[int, dict[str, list[str]]]:
    """How many matches a check has looked at, and all that it has found."""
    found = [checked async for checked in check_all(golden, Here(golden))]
    return sum(each.matches for each in found), {what: fault for each in found for what, fault in each.faults.items()}


async def test_a_check_finds_all_of_it_whole(golden: Store) -> None:
    assert await checked(golden) == (len(TABLES), {})


async def test_what_was_going_on_at_the_tables_is_known(golden: Store) -> None:
    airships, zeppeldrome = await table_of(golden, "running-airships"), await table_of(golden, "running-zeppeldrome")
    assert [seat.stand_in for seat in airships.seats] == ["", "greedy", ""]
    assert airships.settings.clock.kind == "live"
    assert all(share.kind == "player" and share.nonce for share in airships.shares)
    assert [tell("en", item.what or item.k, **item.args) for item in airships.items_of(-1)[1] if item.k == "said"] == [
        "Ada: Fair winds!",
        "A spectator: Who is in front?",
    ]
    assert len(zeppeldrome.sealed) == 1
    assert [seat.misses for seat in zeppeldrome.seats] == [0, 0]
    assert (await table_of(golden, "running-dastardly")).wants_back in (0, 1)
    opened = await table_of(golden, "open")
    assert [(seat.name, seat.ready, bool(seat.pledge)) for seat in opened.seats] == [
        ("Ada", False, False),
        ("Ben", True, True),
        ("", False, False),
        ("Club bot", True, False),
    ]
    assert opened.closed_to == {"cy"}
    assert opened.admitted == {"ben", "cy"}
    assert len(opened.links) == 2
    assert ("ben", "m1") not in opened.ids
    assert airships.ids["ada", "m1"] == Granted(seat=0)
    assert (await table_of(golden, "finished-airships")).rematch == "rematch"


async def test_people_and_invitations_are_known(golden: Store) -> None:
    ada = await golden.person(hash_token("token-ada"))
    assert ada is not None
    assert (ada.id, ada.name) == ("ada", "Ada")
    assert await golden.take_invite(hash_token("invite-used"), "eve") is None
    assert await golden.take_invite(hash_token("invite-used"), "ben") == Invite("open", 1)
    assert await golden.take_invite(hash_token("invite-seat"), "eve") == Invite("open", 2)
    assert await golden.take_invite(hash_token("invite-watch"), "eve") == Invite("running-mad-zeppelin", None)
    assert await golden.was_withdrawn(hash_token("invite-withdrawn"))
    assert {sitting.match for sitting in await golden.players_matches("ben")} >= {"open", "running-mad-zeppelin"}
    assert await golden.last_alive() == Alive(1_759_999_995.0, pytest.approx(1_760_001_189.75, abs=600))


@pytest.mark.parametrize("id", RUNNING)
async def test_a_running_table_is_played_to_its_end_by_bots(golden: Store, id: str) -> None:
    table, bot = await table_of(golden, id), make_bot("greedy", 1)
    table.reopen(LATER, LATER)
    while table.status == "running":
        seat = waiting(table)[0]
        table.choose(seat, bot.choose(sight_of(table, seat)), table.decision, LATER, "bot")
        table.finish(LATER)
    assert table.status == "over"
    assert await golden.append([fresh_batch(table)]) == [None]
    assert await checked(golden) == (len(TABLES), {})
    match = replayed(await table_of(golden, id))
    assert match.over
    assert match_text(parse_match(match_text(match), id)) == match_text(match)


@pytest.mark.parametrize("id", FINISHED)
async def test_a_finished_game_is_replayed_and_written_as_a_game_file(golden: Store, id: str) -> None:
    table = await table_of(golden, id)
    match = replayed(table)
    assert match.over
    assert match.log[-1].digest == table.log[-1][2] == TABLES[id][2]
    text = match_text(match)
    assert match_text(parse_match(text, id)) == text


async def test_a_house_opens_on_it_and_goes_on(golden: Store) -> None:
    house = House(golden, manners=Manners(bot_delay=(3600.0, 3600.0), forced_delay=(3600.0, 3600.0)))
    await house.open()
    assert (house.tables, house.registry.damaged) == (len(RUNNING), 0)
    await house.close()
    for id in RUNNING:
        loaded = await golden.load(id)
        assert loaded is not None
        assert loaded.rows[TABLES[id][1]].kind == "reopened"
