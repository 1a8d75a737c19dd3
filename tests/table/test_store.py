"""The store, on both databases: what it acknowledges is there, nothing else is, and of two writers one wins."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import os
import random
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
import textwrap
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from aerodrome.store import schema
from aerodrome.store.errors import (
    BadBatch,
    Busy,
    CannotOpen,
    Conflict,
    Corrupt,
    NewerDatabase,
    NoSuchMatch,
    OldDatabase,
    StoreError,
    Taken,
)
from aerodrome.store.journal import Batch, Loaded, NewMatch, Row, bad_link, chain_of, encode
from aerodrome.store.lists import Alive
from aerodrome.store.people import INVITE_ID, Given, Invite, Person, hash_token
from aerodrome.store.postgres import PostgreSQL
from aerodrome.store.store import Store, database_of, upgrade
from aerodrome.table.entries import Done, Said

NEWEST = ScriptDirectory.from_config(schema.steps()).get_current_head()
ANN = hash_token("ann's token")
BEN = hash_token("ben's token")


class Writer:
    """Makes batches for one match, and remembers where it is."""

    def __init__(self, match: str, seq: int = 0, chain: str = "") -> None:
        self.match, self.seq, self.chain = match, seq, chain
        self.rows: list[Row] = []
        """The last of them, as they have to be stored."""

    def batch(self, count: int = 1, note: str = "", **more: Any) -> Batch:
        after, entries = self.seq, []
        self.rows = []
        for _ in range(count):
            self.seq += 1
            entry, at = Said(0, f"{self.seq}", note), 1000.0 + self.seq
            self.chain = chain_of(self.chain, self.seq, "said", at, encode(entry))
            entries.append((entry, at))
            self.rows.append(Row(self.seq, "said", encode(entry), at, self.chain))
        return Batch(self.match, after, [*entries], **more)

    def start(self, count: int = 1, created: float = 1000.0, privacy: str = "public", **more: Any) -> Batch:
        new = NewMatch(self.match, "airships", privacy, created, b"s" * 32)
        return self.batch(count, new=new, **more)

    def twin(self) -> Writer:
        return Writer(self.match, self.seq, self.chain)


async def started(store: Store, *matches: str, **more: Any) -> list[Writer]:
    writers = [Writer(match) for match in matches]
    assert await store.append([writer.start(**more) for writer in writers]) == [None] * len(writers)
    return writers


async def loaded(store: Store, match: str) -> Loaded:
    found = await store.load(match)
    assert found is not None
    return found


async def sql(store: Store, statement: str) -> None:
    """Meddle with the database behind the back of the store."""
    await store.database.write(lambda connection: connection.execute(sa.text(statement)))


def shown(error: BaseException) -> str:
    """An error as a log shows it, with what it came from."""
    return "".join(traceback.format_exception(error))


# Writing and reading.


@pytest.mark.asyncio
async def test_what_was_appended_is_loaded(store: Store) -> None:
    writer = Writer("m1")
    first, rows = writer.start(2), writer.rows
    second = writer.batch(3, status="running", state=b"\x00packed\xff")
    assert await store.append([first]) == [None]
    before = await loaded(store, "m1")
    assert (before.status, before.seq, before.state, before.updated) == ("open", 2, None, 1002.0)
    assert await store.append([second]) == [None]
    match = await loaded(store, "m1")
    assert match.rows == rows + writer.rows
    assert (match.game, match.privacy, match.created, match.secret) == ("airships", "public", 1000.0, b"s" * 32)
    assert (match.status, match.seq, match.chain, match.updated) == ("running", 5, writer.chain, 1005.0)
    assert (match.state, match.state_seq) == (b"\x00packed\xff", 5)
    assert await store.load("m2") is None


@pytest.mark.asyncio
async def test_status_and_state_stay_when_a_batch_does_not_name_them(store: Store) -> None:
    [writer] = await started(store, "m1", status="running", state=b"one")
    assert await store.append([writer.batch(2)]) == [None]
    match = await loaded(store, "m1")
    assert (match.status, match.seq, match.state, match.state_seq) == ("running", 3, b"one", 1)
    assert await store.append([writer.batch(0, status="over")]) == [None]
    match = await loaded(store, "m1")
    assert (match.status, match.seq, match.updated) == ("over", 3, 1003.0)


@pytest.mark.asyncio
async def test_batches_of_one_match_in_one_call_follow_on_each_other(store: Store) -> None:
    writer = Writer("m1")
    batches = [writer.start(1, seats={0: "ann"}), writer.batch(2, state=b"three"), writer.batch(1, status="running")]
    assert await store.append(batches) == [None, None, None]
    match = await loaded(store, "m1")
    assert [row.seq for row in match.rows] == [1, 2, 3, 4]
    assert (match.seq, match.chain, match.status) == (4, writer.chain, "running")
    assert (match.state, match.state_seq) == (b"three", 3)


@pytest.mark.asyncio
async def test_nothing_to_append(store: Store) -> None:
    assert await store.append([]) == []


@pytest.mark.asyncio
async def test_many_matches_in_one_commit(store: Store) -> None:
    names = [f"m{n}" for n in range(1500)]
    writers = await started(store, *names)
    results = await store.append([writer.batch() for writer in writers])
    assert results == [None] * len(names)
    assert (await loaded(store, names[-1])).seq == 2


@pytest.mark.asyncio
async def test_a_conflict_leaves_the_others_of_the_group_alone(store: Store) -> None:
    one, two, three = await started(store, "m1", "m2", "m3")
    late = two.twin()
    assert await store.append([two.batch(note="first")]) == [None]
    results = await store.append(
        [
            one.batch(),
            late.batch(note="late", status="over", state=b"late", seats={0: "late"}),
            three.batch(),
            Writer("m9", 4, "0" * 16).batch(),
            Writer("m1").start(privacy="private"),
        ]
    )
    assert [type(result) for result in results] == [type(None), Conflict, type(None), Conflict, Conflict]
    assert (await loaded(store, "m1")).seq == 2
    assert (await loaded(store, "m3")).seq == 2
    match = await loaded(store, "m2")
    assert match.rows[-1].body == encode(Said(0, "2", "first"))
    assert (match.seq, match.status, match.state) == (2, "open", None)
    assert await store.players_matches("late") == []
    assert await store.load("m9") is None
    assert (await loaded(store, "m1")).privacy == "public"


@pytest.mark.asyncio
async def test_a_writer_with_another_history_of_the_same_length_gets_a_conflict(store: Store) -> None:
    """As when PostgreSQL goes on as a copy that lacks the last moves, and another server was there before us."""
    [writer] = await started(store, "m1")
    await sql(store, "UPDATE matches SET chain = '0000000000000000'")
    [result] = await store.append([writer.twin().batch()])
    assert isinstance(result, Conflict)
    assert (await loaded(store, "m1")).seq == 1
    await sql(store, f"UPDATE matches SET chain = '{writer.chain}'")
    assert await store.append([writer.batch()]) == [None]
    assert bad_link(await loaded(store, "m1")) is None


@pytest.mark.asyncio
async def test_a_late_batch_without_entries_gets_a_conflict(store: Store) -> None:
    [writer] = await started(store, "m1")
    late = writer.twin()
    assert await store.append([writer.batch()]) == [None]
    [result] = await store.append([late.batch(0, status="abandoned")])
    assert isinstance(result, Conflict)
    assert (await loaded(store, "m1")).status == "open"


def _status(batch: Batch) -> None:
    batch.status = "lost"


def _no_entries(batch: Batch) -> None:
    batch.entries.clear()


def _other_id(batch: Batch) -> None:
    batch.match = "m2"


def _not_new(batch: Batch) -> None:
    batch.new = None


@pytest.mark.asyncio
@pytest.mark.parametrize("spoil", [_status, _no_entries, _other_id, _not_new])
async def test_a_batch_that_fits_nowhere_is_left_out(store: Store, spoil: Callable[[Batch], None]) -> None:
    bad, good = Writer("m1").start(3), Writer("m3").start()
    spoil(bad)
    results = await store.append([bad, good])
    assert isinstance(results[0], BadBatch)
    assert results[1] is None
    assert [header.id for header in await store.listing()] == ["m3"]


@pytest.mark.asyncio
async def test_an_error_of_the_database_writes_nothing_and_shows_nothing(store: Store) -> None:
    one, two = await started(store, "m1", "m2")
    broken = two.batch(note="nobody's business", state=object())
    with pytest.raises(StoreError) as caught:
        await store.append([one.twin().batch(), broken, Writer("m3").start()])
    assert (await loaded(store, "m1")).seq == 1
    assert (await loaded(store, "m2")).seq == 1
    assert await store.load("m3") is None
    assert "business" not in shown(caught.value)
    assert await store.append([one.batch()]) == [None]


@pytest.mark.asyncio
async def test_damage_of_one_match_leaves_the_others_of_the_group_alone(store: Store) -> None:
    """An entry that should not be there is in the way of the next one."""
    one, two = await started(store, "m1", "m2")
    await sql(store, "INSERT INTO rows SELECT match_id, 2, kind, body, at, chain FROM rows WHERE match_id = 'm2'")
    results = await store.append([one.batch(), two.batch(), Writer("m3").start(), one.batch()])
    assert [type(result) for result in results] == [type(None), Corrupt, type(None), type(None)]
    assert [(await loaded(store, match)).seq for match in ("m1", "m2", "m3")] == [3, 1, 1]
    found = bad_link(await loaded(store, "m2"))
    assert found is not None
    assert found.seq == 2


@pytest.mark.asyncio
async def test_of_two_writers_one_wins(database_url: str) -> None:
    left, right = await Store.open(database_url), await Store.open(database_url)
    for n in range(10):
        results = await asyncio.gather(
            left.append([Writer(f"m{n}").start(note="left")]), right.append([Writer(f"m{n}").start(note="right")])
        )
        assert sorted(type(result[0]).__name__ for result in results) == ["Conflict", "NoneType"]
    [writer] = await started(left, "race")
    for _ in range(20):
        ours, theirs = writer.twin(), writer.twin()
        results = await asyncio.gather(
            left.append([ours.batch(note="left")]), right.append([theirs.batch(note="right")])
        )
        assert sorted(type(result[0]).__name__ for result in results) == ["Conflict", "NoneType"]
        writer = ours if results[0][0] is None else theirs
    match = await loaded(right, "race")
    assert (match.seq, match.chain) == (21, writer.chain)
    assert bad_link(await loaded(right, "race")) is None
    await left.close()
    await right.close()


@pytest.mark.asyncio
async def test_groups_in_any_order_do_not_wait_for_each_other(database_url: str) -> None:
    stores = [await Store.open(database_url) for _ in range(3)]
    writers = {writer.match: writer for writer in await started(stores[0], *[f"m{n}" for n in range(30)])}
    rng = random.Random(5)

    async def write(store: Store, turn: int) -> list[Writer]:
        mine = [writer.twin() for writer in writers.values()]
        rng.shuffle(mine)
        batches = [writer.batch(note=f"{id(store)}") for writer in mine]
        fresh = [Writer(f"new-{turn}-{n}") for n in range(10)]
        rng.shuffle(fresh)
        results = await store.append(batches + [writer.start(note=f"{id(store)}") for writer in fresh])
        return [writer for writer, result in zip(mine, results, strict=False) if result is None]

    for turn in range(8):
        winners = [writer for won in await asyncio.gather(*(write(store, turn) for store in stores)) for writer in won]
        assert sorted(writer.match for writer in winners) == sorted(writers)
        writers = {writer.match: writer for writer in winners}
    for match, writer in writers.items():
        assert (await loaded(stores[0], match)).chain == writer.chain
    assert len(await stores[0].listing(limit=1000)) == 30 + 80
    for store in stores:
        await store.close()


# Lists.


@pytest.mark.asyncio
async def test_listing_is_newest_first_and_in_pages(store: Store) -> None:
    for n in range(5):
        await started(store, f"m{n}", created=float(n // 2), note=f"match {n}")
    await started(store, "hidden", created=9.0, privacy="private")
    await started(store, "old", created=9.0, status="over")
    first = await store.listing("open", "public", limit=2)
    assert [header.id for header in first] == ["m4", "m3"]
    assert first[0].first == encode(Said(0, "1", "match 4"))
    assert (first[0].game, first[0].status, first[0].created, first[0].updated) == ("airships", "open", 2.0, 1001.0)
    second = await store.listing("open", "public", limit=2, before=(first[-1].created, first[-1].id))
    third = await store.listing("open", "public", limit=2, before=(second[-1].created, second[-1].id))
    assert [header.id for header in second + third] == ["m2", "m1", "m0"]
    assert {header.id for header in await store.listing()} == {"m0", "m1", "m2", "m3", "m4", "hidden", "old"}
    assert [header.id for header in await store.listing(status="over")] == ["old"]


@pytest.mark.asyncio
async def test_running_matches(store: Store) -> None:
    writers = await started(store, "m1", "m2", "m3", status="running")
    await started(store, "m4")
    assert await store.append([writers[1].batch(5), writers[2].batch(status="over")]) == [None, None]
    assert await store.running() == ["m2", "m1"]


@pytest.mark.asyncio
async def test_seats_of_a_player(store: Store) -> None:
    one, two = await started(store, "m1", "m2", seats={0: "ann", 1: "ben"})
    assert await store.append([two.batch(seats={1: "ann", 0: None}), one.batch(3, seats={2: "cid"})]) == [None, None]
    sittings = await store.players_matches("ann")
    assert [(sitting.match, sitting.seat) for sitting in sittings] == [("m1", 0), ("m2", 1)]
    assert (sittings[0].game, sittings[0].status, sittings[0].updated) == ("airships", "open", 1004.0)
    assert [sitting.match for sitting in await store.players_matches("ben")] == ["m1"]
    assert len(await store.players_matches("ann", limit=1)) == 1
    assert await store.players_matches("nobody") == []


# Chains.


def test_a_chain_depends_on_everything_before() -> None:
    links = {
        chain_of(previous, seq, kind, at, body)
        for previous in ("", "a" * 16)
        for seq in (1, 11)
        for kind in ("said", "moved")
        for at in (1.0, 1.0 + 2**-50)
        for body in (b"", b"1")
    }
    assert len(links) == 32
    assert all(len(link) == 16 for link in links)


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("meddle", "seq"),
    [
        ("UPDATE rows SET body = kind::bytea WHERE seq = 3", 3),
        ("UPDATE rows SET chain = '0000000000000000' WHERE seq = 2", 2),
        ("DELETE FROM rows WHERE seq = 4", 4),
        ("DELETE FROM rows WHERE seq = 1", 1),
        ("DELETE FROM rows WHERE seq >= 5", 5),
        ("DELETE FROM rows", 1),
        ("UPDATE matches SET chain = '0000000000000000' WHERE id = 'm1'", 6),
        ("INSERT INTO rows SELECT match_id, 7, kind, body, at, chain FROM rows WHERE seq = 6", 7),
        ("UPDATE rows SET seq = 100 WHERE seq = 6", 6),
        ("UPDATE rows SET at = at + 1e-9 WHERE seq = 2", 2),
        ("UPDATE rows SET kind = 'moved' WHERE seq = 5", 5),
        ("UPDATE matches SET timed_from = 4", 1),
        ("UPDATE matches SET game = 'other'", None),
    ],
)
async def test_the_first_bad_entry_is_found(store: Store, meddle: str, seq: int | None) -> None:
    [writer] = await started(store, "m1")
    assert await store.append([writer.batch(5)]) == [None]
    assert bad_link(await loaded(store, "m1")) is None
    if "sqlite" in type(store.database).__name__.lower():
        meddle = meddle.replace("kind::bytea", "CAST(kind AS BLOB)")
    await sql(store, meddle)
    found = bad_link(await loaded(store, "m1"))
    assert (found.seq if found else None) == seq


# People and invites.


@pytest.mark.asyncio
async def test_people(store: Store) -> None:
    ann = Person("p1", "Ann", 1.0, 2.0)
    await store.add_people({ANN: ann})
    assert await store.person(ANN) == ann
    assert await store.person(BEN) is None
    assert await store.rename_person("p1", "Anna ☂") is True
    assert await store.see_person("p1", 7.5) is True
    assert await store.person(ANN) == Person("p1", "Anna ☂", 1.0, 7.5)
    assert await store.rename_person("p2", "Nobody") is False
    with pytest.raises(Taken):
        await store.add_people({BEN: Person("p1", "Ben", 1.0, 1.0)})
    with pytest.raises(Taken):
        await store.add_people({BEN: Person("p2", "Ben", 1.0, 1.0), ANN: Person("p3", "Cy", 1.0, 1.0)})
    assert await store.person(BEN) is None


@pytest.mark.asyncio
async def test_an_invite_is_used_once(store: Store) -> None:
    await started(store, "m1")
    await store.add_invites({ANN: Invite("m1", 2), BEN: Invite("m1", None)}, 5.0)
    assert await store.take_invite(ANN, "p1") == Invite("m1", 2)
    assert await store.take_invite(ANN, "p2") is None
    assert await store.take_invite(ANN, "p1") == Invite("m1", 2)
    assert await store.take_invite(BEN, "p2") == Invite("m1", None)
    assert await store.take_invite(hash_token("guessed"), "p1") is None


@pytest.mark.asyncio
async def test_an_invite_can_be_withdrawn_until_it_is_used(store: Store) -> None:
    await started(store, "m1")
    await started(store, "m2")
    await store.add_invites({ANN: Invite("m1", 2), BEN: Invite("m1", 3)}, 5.0)
    ann, ben = ANN[:INVITE_ID], BEN[:INVITE_ID]
    assert await store.take_invite(ANN, "p1") == Invite("m1", 2)
    assert not await store.withdraw_invite("m1", ann), "it was used"
    assert not await store.withdraw_invite("m2", ben), "it is for another match"
    assert not await store.withdraw_invite("m1", ben[:-1])
    assert not await store.was_withdrawn(BEN)
    assert await store.withdraw_invite("m1", ben)
    assert await store.was_withdrawn(BEN)
    assert not await store.was_withdrawn(ANN)
    assert not await store.was_withdrawn(hash_token("guessed"))
    assert await store.take_invite(BEN, "p2") is None
    assert await store.invites_of("m1") == [Given(ann, 2, "p1", False), Given(ben, 3, "", True)]
    assert await store.invites_of("m2") == []


@pytest.mark.asyncio
async def test_many_take_an_invite_at_once(database_url: str) -> None:
    stores = [await Store.open(database_url) for _ in range(2)]
    await started(stores[0], "m1")
    tokens = {hash_token(f"seat {n}"): Invite("m1", n) for n in range(8)}
    await stores[0].add_invites(tokens, 5.0)
    for token, invite in tokens.items():
        answers = await asyncio.gather(*(stores[n % 2].take_invite(token, f"p{n}") for n in range(6)))
        assert [answer for answer in answers if answer is not None] == [invite]
    for store in stores:
        await store.close()


@pytest.mark.asyncio
async def test_an_invite_needs_its_match(store: Store) -> None:
    with pytest.raises(NoSuchMatch, match="no match m7"):
        await store.add_invites({ANN: Invite("m7", 0)}, 5.0)
    assert await store.take_invite(ANN, "p1") is None


@pytest.mark.asyncio
async def test_no_token_is_stored_as_it_is(store: Store) -> None:
    await started(store, "m1")
    with pytest.raises(ValueError, match="hashed"):
        await store.add_people({"ann's token": Person("p1", "Ann", 1.0, 2.0)})
    with pytest.raises(ValueError, match="hashed"):
        await store.add_invites({"ann's token": Invite("m1", 0)}, 5.0)
    with pytest.raises(ValueError, match="hashed"):
        await store.take_invite("ann's token", "p1")
    with pytest.raises(ValueError, match="hashed"):
        await store.person("ann's token")


# Opening, versions, closing.


@pytest.fixture
def tomorrow(tmp_path: Path) -> Path:
    """Migrations with one step more than there are."""
    folder = tmp_path / "migrations % of tomorrow"
    shutil.copytree(schema.MIGRATIONS, folder, ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "versions" / "v9999_more.py").write_text(
        textwrap.dedent("""
            import sqlalchemy as sa
            from alembic import op
            revision = "9999"
            down_revision = "%s"
            def upgrade():
                op.create_table("more", sa.Column("id", sa.Text, primary_key=True))
        """)
        % NEWEST
    )
    return folder


@pytest.mark.asyncio
async def test_an_older_database_is_refused_until_upgraded(
    database_url: str, tomorrow: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    today = schema.MIGRATIONS
    store = await Store.open(database_url)
    await started(store, "m1")
    await store.close()
    monkeypatch.setattr(schema, "MIGRATIONS", tomorrow)
    with pytest.raises(OldDatabase, match="aerodrome db upgrade"):
        await Store.open(database_url)
    assert await upgrade(database_url) == (NEWEST, "9999")
    assert await upgrade(database_url) == ("9999", "9999")
    store = await Store.open(database_url)
    assert (await loaded(store, "m1")).seq == 1
    await store.close()
    monkeypatch.setattr(schema, "MIGRATIONS", today)
    with pytest.raises(NewerDatabase, match="newer Aerodrome"):
        await Store.open(database_url)
    with pytest.raises(NewerDatabase, match="newer Aerodrome"):
        await upgrade(database_url)


@pytest.mark.asyncio
async def test_an_upgrade_that_fails_leaves_everything_as_it_was(
    database_url: str, tomorrow: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await Store.open(database_url)
    await store.close()
    step = tomorrow / "versions" / "v9999_more.py"
    step.write_text(step.read_text() + "    raise RuntimeError('half way')\n")
    with monkeypatch.context() as patch:
        patch.setattr(schema, "MIGRATIONS", tomorrow)
        with pytest.raises(RuntimeError, match="half way"):
            await upgrade(database_url)
    store = await Store.open(database_url)
    tables = await store.database.read(lambda connection: sa.inspect(connection).get_table_names())
    assert sorted(tables) == ["aerodrome_version", "house", "invites", "matches", "people", "rows", "seats"]
    await store.close()


@pytest.mark.asyncio
async def test_a_match_of_before_times_were_chained_is_proven_as_far_as_it_was(database_url: str) -> None:
    """Its entries stay as they were chained, those that come are chained with their times."""
    database = database_of(database_url)

    def old(connection: sa.Connection) -> None:
        schema.migrate(connection, "0001")
        bodies = [b'{"n":%d}' % n for n in range(1, 4)]
        chains = [""]
        for n, body in enumerate(bodies, 1):
            chains.append(hashlib.sha256(f"{chains[-1]}:{n}:".encode() + body).hexdigest()[:16])
        connection.execute(
            sa.text("INSERT INTO matches VALUES ('m1', 'airships', 'open', 'public', 1, 3, 3, :chain, NULL, NULL, :s)"),
            {"chain": chains[-1], "s": b"s" * 32},
        )
        for n, body in enumerate(bodies, 1):
            connection.execute(
                sa.text("INSERT INTO rows VALUES ('m1', :n, 'moved', :body, 1001.5, :chain)"),
                {"n": n, "body": body, "chain": chains[n]},
            )

    await database.write(old)
    await database.close()
    with pytest.raises(OldDatabase):
        await Store.open(database_url)
    assert await upgrade(database_url) == ("0001", NEWEST)
    store = await Store.open(database_url)
    match = await loaded(store, "m1")
    assert (match.timed_from, bad_link(match), await store.untimed()) == (4, None, 1)
    assert await store.append([Writer("m1", 3, match.chain).batch(2), Writer("m2").start()]) == [None, None]
    assert (bad_link(await loaded(store, "m1")), (await loaded(store, "m2")).timed_from) == (None, 1)
    await sql(store, "UPDATE rows SET at = 7 WHERE match_id = 'm1' AND seq = 2")  # nobody can know
    assert bad_link(await loaded(store, "m1")) is None
    await sql(store, "UPDATE rows SET at = 7 WHERE match_id = 'm1' AND seq = 4")
    found = bad_link(await loaded(store, "m1"))
    assert found is not None
    assert found.seq == 4
    await store.close()


@pytest.mark.asyncio
async def test_upgrade_makes_an_empty_database(database_url: str) -> None:
    assert await upgrade(database_url) == (None, NEWEST)


@pytest.mark.asyncio
async def test_the_last_sign_of_life_takes_the_place_of_the_one_before(store: Store) -> None:
    assert await store.last_alive() is None
    for alive in (Alive(100.0, 110.0), Alive(100.0, 120.0), Alive(50.0, 50.5)):
        await store.note_alive(alive)
        assert await store.last_alive() == alive


@pytest.mark.asyncio
async def test_lists_show_the_time_that_a_batch_names(store: Store) -> None:
    await started(store, "m1")
    before = await loaded(store, "m1")
    batch = Batch("m1", before.seq, [(Done(), before.updated + 100)], updated=before.updated)
    assert await store.append([batch]) == [None]
    after = await loaded(store, "m1")
    assert (after.updated, after.rows[-1].at) == (before.updated, before.updated + 100)


@pytest.mark.asyncio
async def test_migrations_make_the_tables_that_the_store_uses(store: Store) -> None:
    def differences(connection: sa.Connection) -> list[Any]:
        options = {"version_table": schema.VERSION_TABLE, "compare_type": True}
        context = MigrationContext.configure(connection, opts=options)
        return list(compare_metadata(context, schema.metadata))

    assert await store.database.read(differences) == []


@pytest.mark.asyncio
async def test_several_open_an_empty_database_at_once(database_url: str) -> None:
    stores = await asyncio.gather(*(Store.open(database_url) for _ in range(4)))
    await started(stores[0], "m1")
    assert [(await loaded(store, "m1")).seq for store in stores] == [1, 1, 1, 1]
    for store in stores:
        await store.close()


@pytest.mark.asyncio
async def test_a_database_of_another_program_is_left_alone(database_url: str) -> None:
    store = await Store.open(database_url)
    await sql(store, "DROP TABLE aerodrome_version")
    await store.close()
    with pytest.raises(CannotOpen, match="another program"):
        await Store.open(database_url)
    with pytest.raises(CannotOpen, match="another program"):
        await upgrade(database_url)


@pytest.mark.asyncio
async def test_a_database_without_its_version_is_refused(database_url: str) -> None:
    store = await Store.open(database_url)
    await sql(store, "DELETE FROM aerodrome_version")
    await store.close()
    with pytest.raises(CannotOpen, match="which version"):
        await Store.open(database_url)


@pytest.mark.asyncio
async def test_what_was_written_is_there_after_closing(database_url: str) -> None:
    store = await Store.open(database_url)
    await started(store, "m1")
    await store.close()
    with pytest.raises(StoreError, match="closed"):
        await store.load("m1")
    with pytest.raises(StoreError, match="closed"):
        await store.append([Writer("m2").start()])
    store = await Store.open(database_url)
    assert (await loaded(store, "m1")).seq == 1
    await store.close()


@pytest.mark.asyncio
async def test_a_match_that_another_process_holds(database_url: str) -> None:
    holder = await Store.open(database_url)
    store = await Store.open(database_url, patience=0.2)
    [writer] = await started(store, "m1")
    held, release = asyncio.Event(), asyncio.Event()
    loop = asyncio.get_running_loop()

    if database_url.startswith("sqlite"):

        def hold(connection: sa.Connection) -> None:
            loop.call_soon_threadsafe(held.set)
            asyncio.run_coroutine_threadsafe(release.wait(), loop).result()

        holding = asyncio.create_task(holder.database.write(hold))
    else:

        async def hold_row() -> None:
            connection = await asyncpg.connect(database_url)
            async with connection.transaction():
                await connection.execute("SELECT 1 FROM matches WHERE id = 'm1' FOR UPDATE")
                held.set()
                await release.wait()
            await connection.close()

        holding = asyncio.create_task(hold_row())
    await held.wait()
    with pytest.raises(Busy, match="another process"):
        await store.append([writer.twin().batch()])
    assert (await loaded(store, "m1")).seq == 1
    release.set()
    await holding
    assert await store.append([writer.batch()]) == [None]
    await store.close()
    await holder.close()


# SQLite alone.


@pytest.mark.asyncio
@pytest.mark.parametrize("form", ["{}", "sqlite:///{}", "sqlite+aiosqlite:///{}"])
async def test_ways_to_name_a_file(tmp_path: Path, form: str) -> None:
    path = tmp_path / "my tables.db"
    store = await Store.open(form.format(path))
    await started(store, "m1")
    assert store.name == str(path)
    await store.close()
    assert path.exists()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert [file.name for file in tmp_path.iterdir()] == ["my tables.db"]


@pytest.mark.asyncio
async def test_sqlite_is_set_to_keep_what_it_acknowledges(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)

    def settings(connection: sa.Connection) -> list[Any]:
        names = ["journal_mode", "synchronous", "foreign_keys", "busy_timeout"]
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    assert await store.database.write(settings) == ["wal", 2, 1, 5000]
    with pytest.raises(StoreError, match="may not be written to"):
        await store.database.read(lambda connection: connection.exec_driver_sql("DELETE FROM rows"))
    await store.close()


@pytest.mark.asyncio
async def test_files_that_cannot_be_opened(tmp_path: Path) -> None:
    text = tmp_path / "notes.txt"
    text.write_text("This is no database. " * 100)
    with pytest.raises(CannotOpen, match=r"notes\.txt: this file is not an SQLite database"):
        await Store.open(text)
    assert text.read_text().startswith("This is no database.")
    with pytest.raises(CannotOpen, match="no folder"):
        await Store.open(tmp_path / "missing" / "tables.db")
    with pytest.raises(CannotOpen, match="folder; name a file"):
        await Store.open(tmp_path)
    for name in ("", ":memory:", "sqlite://", "sqlite:///:memory:"):
        with pytest.raises(CannotOpen, match="needs a file"):
            await Store.open(name)
    with pytest.raises(CannotOpen, match="'mysql' is not a known kind"):
        await Store.open("mysql://me:hunter22@localhost/db")


@pytest.mark.asyncio
async def test_a_file_that_another_process_has_locked(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        other.execute("CREATE TABLE t (x)")
        with pytest.raises(Busy, match=r"tables\.db: another process has locked it"):
            await Store.open(path, patience=0.1)


@pytest.mark.asyncio
async def test_a_file_of_another_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "mail.db"
    with contextlib.closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE letters (x)")
        other.commit()
    with pytest.raises(CannotOpen, match=r"mail\.db: it holds the tables of another program"):
        await Store.open(path)
    with contextlib.closing(sqlite3.connect(path)) as other:
        assert other.execute("SELECT name FROM sqlite_master").fetchall() == [("letters",)]


@pytest.mark.asyncio
async def test_a_backup_opens_and_is_equal(sqlite_url: str, tmp_path: Path) -> None:
    store = await Store.open(sqlite_url)
    writers = await started(store, "m1", "m2", seats={1: "ann"}, state=b"packed")
    await store.add_people({ANN: Person("p1", "Ann", 1.0, 2.0)})
    await store.append([writer.batch(4) for writer in writers])
    copy = tmp_path / "copy.db"
    await store.backup(copy)
    await store.append([writers[0].batch()])
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert sorted(file.name for file in tmp_path.glob("copy*")) == ["copy.db"]
    other = await Store.open(copy)
    assert await other.load("m2") == await store.load("m2")
    assert (await loaded(other, "m1")).rows == (await loaded(store, "m1")).rows[:5]
    assert bad_link(await loaded(other, "m1")) is None
    assert await other.players_matches("ann") != []
    assert await other.person(ANN) == await store.person(ANN)
    await other.close()
    with pytest.raises(StoreError, match=r"copy\.db exists already"):
        await store.backup(copy)
    with pytest.raises(StoreError, match="cannot write"):
        await store.backup(tmp_path / "missing" / "copy.db")
    await store.close()


CHILD = """
import asyncio, sys
from aerodrome.store.journal import Batch, NewMatch
from aerodrome.store.store import Store
from aerodrome.table.entries import Said

async def main():
    store = await Store.open(sys.argv[1])
    last = {}
    for match in ("m1", "m2", "m3"):
        found = await store.load(match)
        last[match] = found.seq if found else 0
    while True:
        batches = []
        for match, seq in last.items():
            new = None if seq else NewMatch(match, "airships", "public", 1.0, b"s" * 32)
            entries = [(Said(0, match * 50, str(n)), float(n)) for n in range(seq + 1, seq + 4)]
            batches.append(Batch(match, seq, entries, new=new))
            last[match] += 3
        assert await store.append(batches) == [None, None, None]
        print(*(f"{match} {seq}" for match, seq in last.items()), sep="\\n", flush=True)

asyncio.run(main())
"""


@pytest.mark.asyncio
async def test_what_was_acknowledged_survives_a_kill(sqlite_url: str) -> None:
    rng = random.Random()
    acknowledged = {"m1": 0, "m2": 0, "m3": 0}
    for _ in range(5):
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        with subprocess.Popen(
            [sys.executable, "-c", CHILD, sqlite_url], stdout=subprocess.PIPE, text=True, env=environment
        ) as child:
            assert child.stdout is not None
            said = child.stdout.readline()  # it has begun
            time.sleep(rng.uniform(0.0, 0.2))
            child.send_signal(signal.SIGKILL)
            said += child.stdout.read()
        assert child.returncode == -signal.SIGKILL
        for line in said.splitlines(keepends=True):
            if line.endswith("\n"):
                match, seq = line.split()
                assert int(seq) > acknowledged[match]
                acknowledged[match] = int(seq)
        store = await Store.open(sqlite_url)
        found = {match: await loaded(store, match) for match in acknowledged}
        for match, last in acknowledged.items():
            assert found[match].seq >= last
            assert [row.seq for row in found[match].rows] == list(range(1, found[match].seq + 1))
            assert bad_link(await loaded(store, match)) is None
        # A group is there as a whole or not at all.
        assert len({match.seq for match in found.values()}) == 1
        await store.close()
    assert min(acknowledged.values()) > 0


# PostgreSQL alone.


@pytest.mark.asyncio
async def test_postgresql_is_backed_up_by_its_own_tool(postgresql_url: str, tmp_path: Path) -> None:
    store = await Store.open(postgresql_url)
    with pytest.raises(StoreError, match="pg_dump"):
        await store.backup(tmp_path / "copy")
    await store.close()


@pytest.mark.asyncio
async def test_postgresql_may_hold_tables_of_others(postgresql_url: str) -> None:
    store = await Store.open(postgresql_url)
    for table in ("rows", "seats", "invites", "people", "matches", "house", "aerodrome_version"):
        await sql(store, f"DROP TABLE {table}")
    await sql(store, "CREATE TABLE alembic_version (version_num TEXT)")
    await store.close()
    store = await Store.open(postgresql_url)
    await started(store, "m1")
    await store.close()


@pytest.mark.asyncio
async def test_postgresql_waits_for_the_disk_even_where_it_is_told_not_to(postgresql_url: str) -> None:
    store = await Store.open(postgresql_url)
    name = store.name.rpartition("/")[2]
    await sql(store, f"ALTER DATABASE {name} SET synchronous_commit = off")
    await store.close()
    store = await Store.open(postgresql_url)
    show = sa.text("SHOW synchronous_commit")
    assert await store.database.write(lambda connection: connection.execute(show).scalar()) == "on"
    await store.close()


@pytest.mark.asyncio
async def test_a_lost_connection_is_made_anew(postgresql_url: str) -> None:
    store, other = await Store.open(postgresql_url), await Store.open(postgresql_url)
    [writer] = await started(store, "m1")
    await sql(
        other,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()",
    )
    assert await store.append([writer.batch()]) == [None]
    await store.close()
    await other.close()


@pytest.mark.asyncio
async def test_a_database_that_is_not_there(postgresql_url: str) -> None:
    with pytest.raises(CannotOpen, match="createdb"):
        await Store.open(postgresql_url.replace("/test_", "/missing_"))


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "url",
    [
        "postgresql://ann:hunter22@127.0.0.1:1/tables",
        "postgres://ann:hunter22@127.0.0.1:1/tables",
        "postgresql+asyncpg://ann:hunter22@127.0.0.1:1/tables",
        "postgresql://ann@127.0.0.1:1/tables?password=hunter22",
        "postgresql://ann:hunter22@127.0.0.1:1/tables?sslmode=hunter22",
        "postgresql://ann:hunter22@127.0.0.1:99999/tables",
        "postgresql://ann:hunter22/x@127.0.0.1:1/tables",
        "postgresql://ann:hunter22?x@127.0.0.1:1/tables",
        "postgresql://ann:1#hunter22@127.0.0.1:1/tables",
        "postgresql://ann:1/hunter22@127.0.0.1:1/tables",
        "postgresql://ann:1?hunter22@127.0.0.1:1/tables",
        "postgresql://ann:hunter22@/tables?host=/nowhere",
        "postgresql://ann:hunter22@[::1/tables",
    ],
)
async def test_no_password_in_an_error(url: str) -> None:
    with pytest.raises(CannotOpen, match=r"cannot reach PostgreSQL|not well formed") as caught:
        await Store.open(url)
    assert "hunter22" not in shown(caught.value)


@pytest.mark.asyncio
@pytest.mark.parametrize(
    "url", ["postgresql://ann:hunter%2F22@localhost/tables", "postgresql://ann@localhost/tables?password=hunter%2F22"]
)
async def test_a_password_that_a_driver_repeats_is_struck_out(url: str) -> None:
    database = PostgreSQL(url, 1.0)
    said = str(database.explain(OSError("no route for ann:hunter/22 and ann:hunter%2F22")))
    assert "no route for ann:***" in said
    assert "hunter/22" not in said
    assert database.name == "postgresql://localhost/tables"
    await database.close()


def test_the_package_alone_does_not_import_the_store() -> None:
    code = "import sys, aerodrome; sys.exit(any(name in sys.modules for name in ('sqlalchemy', 'alembic', 'asyncpg')))"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    assert subprocess.run([sys.executable, "-c", code], env=environment).returncode == 0
