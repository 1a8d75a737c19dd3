"""Talk at a table, what viewers are told, and the journal that gives the same table again."""

from __future__ import annotations

import random
from typing import Any

import pytest

from aerodrome.games import load
from aerodrome.rulebook.primitives import EVERYBODY
from aerodrome.rulebook.record import NONE
from aerodrome.store.journal import kind_of
from aerodrome.table.clock import Clock
from aerodrome.table.core import KEPT_IDS, KEPT_ITEMS
from aerodrome.table.entries import (
    AnyEntry,
    Chose,
    Created,
    Granted,
    Moved,
    Settings,
    StoodIn,
)
from aerodrome.table.errors import Damaged
from aerodrome.table.table import MOST_TEXT, Table
from tests.table.commands import SHARED, games, no_compiling, refused, texts
from tests.table.helpers import (
    NOW,
    PEOPLE,
    as_stored,
    board_of,
    clock,
    everything,
    frames,
    least_seats,
    open_table,
    play,
    play_one,
    running_table,
    secret_of,
    waiting,
)

__all__ = ["no_compiling"]


def test_talk() -> None:
    table = open_table("airships")
    table.sit("ada", "Ada", 0, NOW)
    table.say(0, "Ada", "  hello \n there ", NOW)
    assert texts(table)[-1] == "Ada: hello there"
    refused("bad message", table.say, 0, "Ada", " \n ", NOW)
    refused("too long", table.say, 0, "Ada", "x" * (MOST_TEXT + 1), NOW)
    refused("too long", table.say, 0, "Ada", "a\x00b", NOW)
    refused("too long", table.say, 0, "Ada", "a\u202eb", NOW)
    table.say(NONE, "A spectator", "x" * MOST_TEXT, NOW)


def test_done_messages_are_remembered() -> None:
    table = open_table("airships", 2)
    before = table.seq
    seat = table.sit("ada", "Ada", NONE, NOW)
    table.note_done(("ada", "sit"), NOW, before, Granted(seat=seat))
    assert ("ada", "sit") in table.ids
    assert table.ids["ada", "sit"] == Granted(seat=0)
    assert ("ben", "sit") not in table.ids
    assert ("ada", "") not in table.ids
    before = table.seq
    table.get_ready("ada", 0, False, NOW)
    assert table.seq == before, "Ada was not ready anyway"
    table.note_done(("ada", "not ready"), NOW, before)
    assert ("ada", "not ready") in table.ids, "what changed nothing is not done later either"
    journal = table.take_fresh()
    assert [kind_of(entry) for entry, _ in journal[-2:]] == ["seated", "done"]
    assert Table.from_journal(table.id, table.secret, as_stored(journal)).ids == table.ids
    for n in range(KEPT_IDS):
        before = table.seq
        table.say(0, "Ada", "hm", NOW)
        table.note_done(("ada", str(n)), NOW, before)
    assert len(table.ids) == KEPT_IDS
    assert ("ada", "sit") not in table.ids


# --- items


@games
def test_items_are_numbered_without_gaps(name: str) -> None:
    table, rng = running_table(name), random.Random(4)
    viewers = range(NONE, len(table.seats))
    got: dict[int, list[Any]] = {viewer: table.items_of(viewer)[1] for viewer in viewers}
    assert [len(items) for items in got.values()] == [table.seen_by(viewer) for viewer in viewers]
    for step in range(400):
        if table.status != "running":
            break
        play_one(table, rng)
        for viewer in viewers:
            if step % (viewer + 3) == 0:
                n, new = table.items_of(viewer, len(got[viewer]))
                got[viewer] += new
                assert n == len(got[viewer])
    for viewer in viewers:
        n, kept = table.items_of(viewer)
        assert kept == (got[viewer] + table.items_of(viewer, len(got[viewer]))[1])[-KEPT_ITEMS:]
        assert table.items_of(viewer, n) == (n, [])
        assert table.items_of(viewer, n + 5) == (n, [])
        assert table.items_of(viewer, -3)[1] == kept


# --- the journal


def eventful(name: str, seed: int) -> list[tuple[AnyEntry, float]]:
    """The journal of a match in which everything happens."""
    rng = random.Random(f"{name} {seed}")
    table = open_table(name, rng.choice([*load(name).seats]), seed, clock=clock("live", 200, 4))
    seats = len(table.seats)
    table.admit("zoe", NOW)
    table.sit("ada", "Ada", 0, NOW)
    table.leave("ada", 0, NOW)
    for seat in range(seats):
        if seat == 2:
            table.seat_bot("ada", seat, "greedy", NOW)
        else:
            table.sit(PEOPLE[seat], "Ada", seat, NOW)
            table.note_done((PEOPLE[seat], f"sit{seat}"), NOW, table.seq - 1, Granted(seat=seat))
            table.get_ready(PEOPLE[seat], seat, True, NOW)
    table.start("ada", NOW)
    at = NOW
    for n in range(90):
        at += rng.random() * 5
        if table.status != "running":
            break
        whim = rng.randrange(10)
        victim = rng.randrange(seats)
        if whim == 0:
            table.say(victim, table.names[victim], "hm", at)
            table.note_done((table.seats[victim].person, f"say{n}"), at, table.seq)
        elif whim == 7:
            since, at = at + rng.random() * 9, at + rng.randrange(-4000, 40_000)
            table.reopen(since, at)
        elif whim == 1:
            table.gone(victim, at)
        elif whim == 2 and table.seats[victim].away and victim:
            table.hand_over(0, victim, at)
        elif whim == 3:
            table.come_back(victim, at)
        elif whim == 4 and (due := table.next_deadline()) is not None:
            at = max(at, due)
            table.tick(at)
        elif whim == 5:
            for seat in range(seats):
                if table.can_take_back(seat):
                    table.take_back(seat, table.decision, at)
                    if table.wants_back != NONE:
                        table.answer_back(rng.choice([s for s in table.asked if s != seat]), rng.random() < 0.7, at)
                    break
        elif table.sealed and whim == 6:
            seat = rng.choice([*table.sealed])
            table.choose(seat, rng.choice(board_of(table).legal(seat)), table.decision, at)
        if table.status == "running" and waiting(table):
            play_one(table, rng, at, id=f"m{n}")
        table.finish(at)
    for seat in table.seats_of("ada"):
        if table.status == "running" and seed % 2:
            table.leave("ada", seat, at)
    for person in PEOPLE:
        for seat in table.seats_of(person):
            if table.status == "running":
                table.leave(person, seat, at)
    table.note_rematch("next", at)
    fresh = table.take_fresh()
    assert table.seq == len(fresh)
    return fresh


@games
def test_the_journal_gives_the_table_after_every_entry(name: str) -> None:
    kinds = set()
    for seed in (1, 2, 4):
        journal = eventful(name, seed)
        kinds |= {kind_of(entry) for entry, _ in journal}
        grown = Table(f"table{seed}", secret_of(seed))
        for n, (entry, at) in enumerate(journal, 1):
            grown.apply(entry, at)
            if n < 12 or n % 25 == 0 or n > len(journal) - 3:
                again = Table.from_journal(grown.id, grown.secret, as_stored(journal[:n]))
                assert everything(again) == everything(grown)
                assert frames(again, "ada") == frames(grown, "ada")
    assert kinds >= {
        "created", "admitted", "seated", "left", "ready", "started", "moved", "undone", "said", "away", "stood in",
        "returned", "ended", "rematched", "reopened", "done",
    }  # fmt: skip


def test_commands_and_journal_give_the_same_table() -> None:
    """After a command, the table is what its entries give."""
    table, rng = running_table(SHARED, 3, clock=clock("live", 60, 2)), random.Random(1)
    journal = table.take_fresh()
    for n in range(120):
        play_one(table, rng, NOW + n, id=str(n))
        journal += table.take_fresh()
        if n % 10 == 0:
            assert everything(Table.from_journal(table.id, table.secret, as_stored(journal))) == everything(table)
    assert any(isinstance(entry, Chose) for entry, _ in journal)


def test_a_journal_that_was_tampered_with_is_noticed() -> None:
    table, rng = running_table("airships", 2), random.Random(1)
    play(table, rng, 30)
    journal = table.take_fresh()
    for n, (entry, at) in enumerate(journal):
        if isinstance(entry, Moved):
            seat, action, _ = entry.plies[0]
            worse = [*journal[:n], (Moved(((seat, action, "0" * 12),)), at), *journal[n + 1 :]]
            with pytest.raises(Damaged):
                Table.from_journal(table.id, table.secret, worse)
            break
    with pytest.raises(Damaged):
        Table.from_journal(table.id, secret_of(99), journal)
    created = journal[0][0]
    assert isinstance(created, Created)
    with pytest.raises(Damaged):
        Table.from_journal(
            table.id, table.secret, [(Created(created.settings, 1, "other", created.commitment, "ada"), NOW)]
        )


def test_clocks_of_tables_without_one() -> None:
    assert Settings("airships", 2).clock == Clock()
    assert StoodIn(1, "greedy") != StoodIn(0, "greedy")
    assert EVERYBODY == NONE, "items to everybody are kept for spectators too"
    assert least_seats("airships") == 2
