"""The store, on both databases: it holds what it has acknowledged and nothing else, and only one of two writers
wins."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable

import pytest

from aerodrome.store.errors import (
    BadBatch,
    Conflict,
    Corrupt,
    StoreError,
)
from aerodrome.store.journal import Batch, Sat, bad_link, chain_of, encode
from aerodrome.store.lists import Alive
from aerodrome.store.results import Place
from aerodrome.store.store import Store
from aerodrome.table.entries import Done, Said
from tests.table.writing import Writer, loaded, shown, sql, started


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
    batches = [
        writer.start(1, seats={0: Sat("ann")}),
        writer.batch(2, state=b"three"),
        writer.batch(1, status="running"),
    ]
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
            late.batch(note="late", status="over", state=b"late", seats={0: Sat("late")}),
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
    assert await store.going("late") == []
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
    assert found.entry == 2


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


@pytest.mark.asyncio
async def test_a_match_that_was_forgotten_is_written_from_where_it_is(database_url: str) -> None:
    ours, theirs = await Store.open(database_url), await Store.open(database_url)
    [writer] = await started(ours, "m1")
    ours.forget("m1")
    assert await ours.append([writer.batch()]) == [None]
    late = writer.twin()
    assert await theirs.append([writer.batch()]) == [None]
    assert isinstance((await ours.append([late.batch()]))[0], Conflict)
    assert await theirs.append([writer.batch()]) == [None]
    assert await ours.append([writer.batch(2)]) == [None], "who knows the last entry may go on"
    assert bad_link(await loaded(theirs, "m1")) is None
    await ours.close()
    await theirs.close()


@pytest.mark.asyncio
async def test_the_same_again_is_a_conflict_and_no_damage(database_url: str) -> None:
    """As when the answer to a commit was lost."""
    store, again = await Store.open(database_url), await Store.open(database_url)
    one, two = await started(store, "m1", "m2")
    assert await again.append([one.batch(0), two.batch(0)]) == [None, None], "it knows both"
    same, other = [one.twin(), two.twin()], Writer("m3")
    assert await store.append([one.batch(), two.batch()]) == [None, None]
    results = await again.append([*(writer.batch() for writer in same), other.start()])
    assert [type(result) for result in results] == [Conflict, Conflict, type(None)]
    assert [(await loaded(store, match)).seq for match in ("m1", "m2", "m3")] == [2, 2, 1]
    assert isinstance((await again.append([Writer("m3").start()]))[0], Conflict)
    await store.close()
    await again.close()


# --- lists


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
    ann, ben = Sat("ann", "Ann"), Sat("ben", "Ben")
    one, two = await started(store, "m1", "m2", seats={0: ann, 1: ben})
    more = [two.batch(seats={1: ann, 0: Sat(None)}), one.batch(3, seats={2: Sat(None, "Club", "club")})]
    assert await store.append(more) == [None, None]
    going = await store.going("ann")
    assert [(each.id, each.mine) for each in going] == [("m1", 1), ("m2", 2)]
    assert (going[0].game, going[0].status, going[0].updated, going[0].whole) == ("airships", "open", 1004.0, True)
    assert [each.id for each in await store.going("ben")] == ["m1"]
    assert [each.id for each in await store.going("ann", limit=1)] == ["m1"]
    assert [each.id for each in await store.going("ann", offset=1, limit=1)] == ["m2"]
    assert await store.going("ann", game="zeppeldrome") == []
    assert await store.going("nobody") == []
    assert (await store.places_of(["m1"]))["m1"] == [
        Place("m1", 0, "ann", "Ann", "", None, None), Place("m1", 1, "ben", "Ben", "", None, None),
        Place("m1", 2, None, "Club", "club", None, None),
    ]  # fmt: skip


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


# --- chains


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
    assert (found.entry if found else None) == seq
