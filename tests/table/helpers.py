"""Tables for tests: with fixed secrets, played at random, and told the time."""

from __future__ import annotations

import asyncio
import copy
import dataclasses
import random
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from aerodrome.games import load
from aerodrome.house.house import House
from aerodrome.house.registry import Live
from aerodrome.house.views import Views
from aerodrome.play.board import Board, board_from
from aerodrome.play.layout import layout_of
from aerodrome.rulebook.game import Game
from aerodrome.rulebook.record import NONE
from aerodrome.store.errors import Conflict, Corrupt, DiskFull, StoreError, Unreachable
from aerodrome.store.journal import Batch, Head, Loaded, NewMatch, decode, drafted, encode
from aerodrome.store.lists import Alive
from aerodrome.table.clock import Clock
from aerodrome.table.entries import AnyEntry, Created, Freed, Left, Seated, Settings
from aerodrome.table.table import Table
from aerodrome.table.wire import FromTable

GAMES = ("airships", "mad-zeppelin", "dastardly-dirigibles", "zeppeldrome")
NOW = 1_000_000.0
PEOPLE = ("ada", "ben", "cy", "dot", "eve", "fay")


def secret_of(seed: int) -> bytes:
    return seed.to_bytes(32, "big")


def least_seats(name: str) -> int:
    return load(name).seats[0]


def open_table(name: str, seats: int = 0, seed: int = 1, **settings: Any) -> Table:
    """A table that nobody sits at; ada is its host."""
    game = load(name)
    table = Table(f"table{seed}", secret_of(seed))
    settings.setdefault("privacy", "public")
    settings.setdefault("stand_in", "greedy")
    agreed = Settings(name, seats or least_seats(name), **settings)
    table.create(Created(agreed, game.version, game.cards_digest, table.luck.commitment, "ada"), NOW)
    return table


def running_table(name: str, seats: int = 0, seed: int = 1, bots: tuple[int, ...] = (), **settings: Any) -> Table:
    """A match that has begun: people in all seats but those with bots."""
    table = open_table(name, seats, seed, **settings)
    for seat in range(len(table.seats)):
        if seat in bots:
            table.seat_bot("ada", seat, "greedy", NOW)
        else:
            table.sit(PEOPLE[seat], PEOPLE[seat].capitalize(), seat, NOW)
            table.get_ready(PEOPLE[seat], seat, True, NOW)
    table.start("ada", NOW)
    return table


def board_of(table: Table) -> Board:
    assert table.board is not None
    return table.board


def waiting(table: Table) -> list[int]:
    """Seats that still have to choose."""
    return [seat for seat in table.asked if seat not in table.sealed]


def play_one(table: Table, rng: random.Random, at: float = NOW, id: str = "") -> tuple[int, int]:
    """A random legal choice of one of the seats that still have to choose."""
    seat = rng.choice(waiting(table))
    action = rng.choice(board_of(table).legal(seat))
    before = table.seq
    table.choose(seat, action, table.decision, at)
    if id:
        table.note_done((table.seats[seat].person, id), at, before)
    table.finish(at)
    return seat, action


def play(table: Table, rng: random.Random, choices: int, at: float = NOW) -> None:
    for _ in range(choices):
        if table.status != "running":
            return
        play_one(table, rng, at)


def until_shared(table: Table, rng: random.Random, limit: int = 3000) -> None:
    """Play until several seats are asked at once."""
    for _ in range(limit):
        if len(table.asked) > 1 and not table.sealed:
            return
        play_one(table, rng)
    raise AssertionError("several seats were never asked at once")


def everything(table: Table) -> dict[str, Any]:
    """All that a table is, for comparisons."""
    names = [f.name for f in dataclasses.fields(Table) if f.name not in ("_fresh", "luck", "board", "game")]
    values: dict[str, Any] = {name: getattr(table, name) for name in names if hasattr(table, name)}
    values["seats"] = [dataclasses.asdict(seat) for seat in table.seats]
    values["items"] = list(table.items)
    values["board"] = table.board.pack() if table.board is not None else None
    return values


def frames(table: Table, person: str = "", now: float = NOW) -> list[bytes]:
    """The snapshot of every viewer."""
    views = Views(table)
    return [msgspec.json.encode(views.snapshot(v, person, 0, now)) for v in range(NONE, len(table.seats))]


def as_stored(entries: list[tuple[AnyEntry, float]]) -> list[tuple[AnyEntry, float]]:
    """Entries as they come back from the store."""
    return [(decode(encode(entry)), at) for entry, at in entries]


def clock(kind: str, amount: float = 0.0, increment: float = 0.0) -> Clock:
    return Clock(kind, float(amount), float(increment))  # type: ignore[arg-type]


def state_like(game: Game, packed: bytes, viewer: int, rng: random.Random) -> bytes:
    """Another true state that a viewer cannot tell from this one: hide what it may not see, and deal that anew."""
    state: Any = game.state.unpack(packed)
    game.plain.blind(state, viewer)
    game.plain.deal(state, viewer, [rng.randrange(1, 1 << 32) for _ in range(4)])
    other: bytes = state.pack()
    return other


def clone(table: Table) -> Table:
    """The same table again, to try something with."""
    new = copy.copy(table)
    for name in (
        "log",
        "sealed",
        "agreed",
        "refused_back",
        "admitted",
        "freed",
        "closed_to",
        "links",
        "items",
        "_private",
        "ids",
        "_answers",
        "_before",
        "_fresh",
    ):
        setattr(new, name, copy.copy(getattr(table, name)))
    new.seats = [copy.copy(seat) for seat in table.seats]
    if table.board is not None:
        new.board = board_from(table.game, table.board.pack())
        new.board.set_up_told = table.board.set_up_told
    return new


def fresh_batch(table: Table) -> Batch:
    """What a table has done since it was last asked, as a house hands it to the store."""
    fresh = table.take_fresh()
    seats = {
        entry.seat: (entry.person or None) if isinstance(entry, Seated) else None
        for entry, _ in fresh
        if isinstance(entry, Seated | Left | Freed)
    }
    state = table.board.pack() if table.board is not None and table.ended is not None else None
    after, new = table.seq - len(fresh), None
    if after == 0:
        new = NewMatch(table.id, table.settings.game, table.settings.privacy, fresh[0][1], table.secret)
    return Batch(table.id, after, fresh, table.status, state, seats, new, table.updated)


# --- houses -------------------------------------------------------------------------------------------------


class MemoryStore:
    """A store without a disk, which can be slow and can fail, as tests want it."""

    def __init__(self) -> None:
        self.matches: dict[str, Loaded] = {}
        self.gate = asyncio.Event()
        self.gate.set()
        self.failing: list[str] = []
        """The fate of the next appends. `before` and `after` raise an error before or after writing; `outage` and `lost
        answer` do the same with an error that may pass; `conflict` and `corrupt` are answers."""
        self._tables: dict[str, Table] = {}
        self.alive: Alive | None = None

    async def append(self, batches: Sequence[Batch]) -> list[StoreError | None]:
        await asyncio.sleep(0)
        await self.gate.wait()
        how = self.failing.pop(0) if self.failing else ""
        if how == "before":
            raise StoreError("the disk is full")
        if how == "conflict":
            return [Conflict("somebody else was here") for _ in batches]
        if how == "outage":
            raise DiskFull("the disk is full")
        if how == "corrupt":
            return [Corrupt("there is an entry already") for _ in batches]
        results = [self._write(batch) for batch in batches]
        if how == "lost answer":
            raise Unreachable("the connection broke")
        if how == "after":
            raise StoreError("the connection broke")
        return results

    def _write(self, batch: Batch) -> StoreError | None:
        held, new = self.matches.get(batch.match), batch.new
        if held is not None and new is not None:
            return Conflict("the match is there already")
        heads = {batch.match: Head(held.seq, held.chain, held.status)} if held is not None else {}
        changes, [error] = drafted([batch], heads)
        if error is not None:
            return error
        change = changes[batch.match]
        if new is not None:
            held = Loaded(
                new.id, new.game, "open", new.privacy, new.created, new.created, 0, "", None, None, new.secret, 1, []
            )
        assert held is not None
        seq, chain, status = change.after
        self.matches[batch.match] = dataclasses.replace(
            held, rows=[*held.rows, *change.rows], seq=seq, chain=chain, status=status, state=batch.state,
            updated=change.updated, seats=held.seats | batch.seats,
        )  # fmt: skip
        return None

    async def load(self, match: str) -> Loaded | None:
        await asyncio.sleep(0)
        return self.matches.get(match)

    name = "memory"
    servers = None

    def forget(self, *matches: str) -> None:
        pass

    async def seated(self, match: str) -> set[str]:
        return {player for player in self.matches[match].seats.values() if player}

    async def name_holder(self, name: str, now: float) -> str | None:
        return None

    async def claim(self) -> None:
        pass

    async def touch(self) -> None:
        await self.append([])

    async def running(self) -> list[str]:
        return [match for match, held in self.matches.items() if held.status == "running"]

    async def note_alive(self, alive: Alive) -> None:
        self.alive = alive

    async def last_alive(self) -> Alive | None:
        return self.alive

    async def close(self) -> None:
        pass

    def table(self, match: str) -> Table:
        """The table as it is on disk. Do not change it: the store keeps it, and moves it on with every write."""
        held = self.matches[match]
        table = self._tables.setdefault(match, Table(held.id, held.secret))
        for row in held.rows[table.seq :]:
            table.apply(decode(row.body), row.at)
        return table

    def journal(self, match: str) -> list[tuple[str, bytes]]:
        return [(row.kind, row.body) for row in self.matches[match].rows]


class Seen:
    """What a client knows of a table as one viewer, from frames alone."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.n = 0
        self.items: list[Any] = []
        self.state: list[Any] | None = None
        self.frame: dict[str, Any] = {}

    def take(self, frame: dict[str, Any], ints: int) -> None:
        new = frame["items"]
        if frame["t"] == "snapshot":
            assert frame["n"] - len(new) <= self.n or self.n == 0, "items are missing"
            new = new[max(0, len(new) - (frame["n"] - self.n)) :]
            self.state = frame.get("state")
        else:
            assert frame["n"] == self.n + len(new), "items have a gap"
            if frame.get("changes") and self.state is None:
                self.state = [0] * ints
            for place, value in frame.get("changes", ()):
                assert self.state is not None
                self.state[place] = value
        self.items += new
        self.n = frame["n"]
        self.frame = {**frame, "status": frame.get("status") or self.frame.get("status")}

    @property
    def ask(self) -> dict[str, Any] | None:
        return self.frame.get("ask")


class Client:
    """A connection that keeps what it is sent. ``check`` is called with every frame before it is taken in."""

    def __init__(self, person: str, check: Callable[[dict[str, Any]], None] | None = None, address: str = "") -> None:
        self.person, self.address, self.check = person, address, check
        self.raw: list[bytes] = []
        self.seen: dict[int, Seen] = {}
        self.notices: list[dict[str, Any]] = []
        self.dropped = ""
        self.ints = 0

    def pack(self, frame: FromTable) -> FromTable:
        return frame

    def send(self, *frames: FromTable) -> None:
        for frame in frames:
            assert not self.dropped, "a frame after the connection was dropped"
            self._take(msgspec.json.encode(frame))

    def _take(self, frame: bytes) -> None:
        self.raw.append(frame)
        told = msgspec.json.decode(frame)
        if told["t"] == "notice":
            self.notices.append(told)
            return
        if self.check is not None:
            self.check(told)
        seen = self.seen.setdefault(told["viewer"], Seen(told["viewer"]))
        if told["t"] == "snapshot":
            self.ints = len(layout_of(load(told["settings"]["game"])).elements)
        seen.take(told, self.ints)

    def drop(self, reason: str) -> None:
        self.dropped = reason or "dropped"


def live_at(house: House, id: str) -> Live:
    """A table that is in memory."""
    live = house.registry.at(id)
    assert live is not None
    return live


async def act(house: House, client: Client, message: Any) -> dict[str, Any]:
    answer: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(await house.act(client, message)))
    return answer


async def done(house: House, client: Client, message: Any) -> dict[str, Any]:
    """Send a message that has to be carried out."""
    answer = await act(house, client, message)
    assert answer["t"] == "ack", answer
    return answer


async def until(condition: Callable[[], Any]) -> None:
    """Wait until a condition holds."""
    for _ in range(6000):
        if condition():
            return
        await asyncio.sleep(0.005)
    raise AssertionError("that never came")


async def quiet(house: House) -> None:
    """Wait until the house has nothing to do by itself: no bot's move, no commit, no forced answer."""
    still, at_once = 0, house.manners.forced_delay == (0, 0)
    while still < 3:
        await asyncio.sleep(0.0005 if still else 0)
        # A forced answer is a timer before it is a task. A whole chain of them can pass between two looks.
        answers = at_once and any(live.working for live in house.registry)
        busy = house.writer.busy or house.steward.busy or answers
        still = 0 if busy else still + 1
