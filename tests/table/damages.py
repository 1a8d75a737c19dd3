"""Damages to plant in a database: each a small function that spoils one thing in a store with several matches.

For each, `DAMAGES` says what `db check` must name, and with which words.
"""

from __future__ import annotations

import asyncio
import functools
import json
import random
import re
import sqlite3
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import sqlalchemy as sa

from aerodrome.store.journal import Batch, chain_of, kind_of
from aerodrome.store.people import Invite, Person, hash_token
from aerodrome.store.store import Store
from aerodrome.table.clock import Clock
from tests.table.helpers import NOW, PEOPLE, fresh_batch, open_table, play, running_table, until_shared

OVER, RUNNING, SEALED, LEFT, OPEN = "table1", "table2", "table3", "table4", "table5"
"""Matches: one that is over and has a rematch, one that runs, one with sealed choices, one that was left, and the
rematch, which waits for players."""
EVERY = {OVER, RUNNING, SEALED, LEFT, OPEN}
INVITATION = f"{'invitation':->32}"
INVITE = hash_token(INVITATION)


def token_of(name: str) -> str:
    """With what a person signs in."""
    return f"{name:->43}"


@functools.cache
def batches() -> list[Batch]:
    """What is in the store: every kind of entry is somewhere."""
    rng = random.Random(18)
    over = running_table("airships", 2, 1)
    over.say(0, "Ada", "Good luck!", NOW + 1)
    play(over, rng, 10_000, NOW + 2)
    assert over.status == "over"
    over.note_rematch(OPEN, NOW + 3)
    running = running_table("mad-zeppelin", 2, 2, clock=Clock("move", 60.0), privacy="link")
    play(running, rng, 25, NOW + 2)
    running.gone(1, NOW + 3)
    running.hand_over(0, 1, NOW + 4)
    running.come_back(1, NOW + 5)
    sealed = running_table("zeppeldrome", 3, 3)
    until_shared(sealed, rng)
    sealed.choose(sealed.asked[0], sealed.board.legal(sealed.asked[0])[0], sealed.decision, NOW + 2)  # type: ignore[union-attr]
    left = running_table("dastardly-dirigibles", 2, 4, bots=(1,))
    while not left.can_take_back(0):
        play(left, rng, 1, NOW + 1)
    left.take_back(0, left.decision, NOW + 2)
    left.leave("ada", 0, NOW + 3)
    waiting = open_table("airships", 3, 5, privacy="private")
    waiting.admit("ben", NOW + 1)
    waiting.sit("ada", "Ada", 0, NOW + 2)
    return [fresh_batch(table) for table in (over, running, sealed, left, waiting)]


def kinds() -> dict[str, tuple[str, int]]:
    """Of every kind of entry in the store the first one: its match and its number."""
    found: dict[str, tuple[str, int]] = {}
    for batch in batches():
        for seq, (entry, _) in enumerate(batch.entries, 1):
            found.setdefault(kind_of(entry), (batch.match, seq))
    return found


async def fill(url: str) -> None:
    """Make a database that is whole, or make it whole again."""
    store = await Store.open(url)

    def clear(connection: sa.Connection) -> None:
        there = set(sa.inspect(connection).get_table_names())  # SQLite has no leases
        for table in ("rows", "seats", "invites", "sign_ins", "people", "leases", "presence", "matches"):
            if table in there:
                connection.execute(sa.text(f"DELETE FROM {table}"))

    await store.database.write(clear)
    assert not any(await store.append(batches()))
    for name in PEOPLE:
        await store.add_people({hash_token(token_of(name)): Person(name, name.capitalize(), NOW, time.time())})
    await store.add_invites({INVITE: Invite(OPEN, 1)}, NOW)
    await store.close()


@dataclass
class Meddler:
    """Changes a database behind everybody's back, whatever its rules say."""

    url: str

    @property
    def is_sqlite(self) -> bool:
        return self.url.startswith("sqlite")

    def do(self, *statements: str) -> list[Any]:
        """The rows that the last statement gives."""
        if self.is_sqlite:
            connection = sqlite3.connect(self.url.removeprefix("sqlite:///"))
            for statement in statements:
                found = connection.execute(statement).fetchall()
            connection.commit()
            connection.close()
            return found
        return asyncio.run(self._on_postgresql(statements))

    async def _on_postgresql(self, statements: tuple[str, ...]) -> list[Any]:
        connection = await asyncpg.connect(self.url)
        try:
            await connection.execute("SET session_replication_role = replica")  # without foreign keys
            for statement in statements:
                found = await connection.fetch(statement)
        finally:
            await connection.close()
        return [tuple(row) for row in found]

    def blob(self, data: bytes) -> str:
        return f"X'{data.hex()}'" if self.is_sqlite else f"'\\x{data.hex()}'::bytea"

    def body(self, match: str, seq: int) -> Any:
        [(body,)] = self.do(f"SELECT body FROM rows WHERE match_id = '{match}' AND seq = {seq}")
        return json.loads(body)

    def write(self, match: str, seq: int, body: Any) -> None:
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        self.do(f"UPDATE rows SET body = {self.blob(data)} WHERE match_id = '{match}' AND seq = {seq}")

    def chain_anew(self, match: str) -> None:
        """As a forger does who knows how the journal is kept."""
        chain, changes = "", []
        for seq, kind, body, at in self.do(
            f"SELECT seq, kind, body, at FROM rows WHERE match_id = '{match}' ORDER BY seq"
        ):
            chain = chain_of(chain, seq, kind, at, bytes(body))
            changes.append(f"UPDATE rows SET chain = '{chain}' WHERE match_id = '{match}' AND seq = {seq}")
        self.do(*changes, f"UPDATE matches SET chain = '{chain}' WHERE id = '{match}'")

    def first(self, match: str, kind: str) -> int:
        return int(self.do(f"SELECT min(seq) FROM rows WHERE match_id = '{match}' AND kind = '{kind}'")[0][0])


@dataclass
class Damage:
    plant: Callable[[Meddler], None]
    named: str
    """A match, or what else it is."""
    words: str
    """A pattern of what is said of it."""


def rows(do: str, match: str = OVER) -> Callable[[Meddler], None]:
    return lambda meddler: meddler.do(f"{do} match_id = '{match}'") and None


def match(change: str, id: str = OVER) -> Callable[[Meddler], None]:
    return lambda meddler: meddler.do(f"UPDATE matches SET {change} WHERE id = '{id}'") and None


def other_body(kind: str) -> Callable[[Meddler], None]:
    """One character of what an entry says is another."""

    def plant(meddler: Meddler) -> None:
        match, seq = kinds()[kind]
        body = json.dumps(meddler.body(match, seq))
        number = re.search(r"\d(?=\D*$)", body)
        if number is None:  # there are only words in it
            changed = body.replace("e", "a")
        else:
            digit = str((int(number.group()) + 1) % 10)
            changed = body[: number.start()] + digit + body[number.end() :]
        assert changed != body
        meddler.write(match, seq, changed.encode())

    return plant


def malformed(meddler: Meddler) -> None:
    meddler.write(RUNNING, 5, b'{"k":"ready","seat":')


def malformed_and_chained(meddler: Meddler) -> None:
    malformed(meddler)
    meddler.chain_anew(RUNNING)


def reordered(meddler: Meddler) -> None:
    two, three = "match_id = 'table2' AND seq = 2", "match_id = 'table2' AND seq = 3"
    meddler.do(
        f"UPDATE rows SET seq = 999 WHERE {two}",
        f"UPDATE rows SET seq = 2 WHERE {three}",
        "UPDATE rows SET seq = 3 WHERE match_id = 'table2' AND seq = 999",
    )


def duplicated(meddler: Meddler) -> None:
    meddler.do(
        "INSERT INTO rows (match_id, seq, kind, body, at, chain) SELECT match_id, seq + 1, kind, body, at, chain"
        " FROM rows WHERE match_id = 'table1' ORDER BY seq DESC LIMIT 1"
    )


def illegal_move(meddler: Meddler) -> None:
    seq = meddler.first(OVER, "moved")
    body = meddler.body(OVER, seq)
    seat, _, digest = body["plies"][0]
    body["plies"][0] = [seat, legal_nowhere(), digest]
    meddler.write(OVER, seq, body)
    meddler.chain_anew(OVER)


@functools.cache
def legal_nowhere() -> int:
    """An action that cannot be taken when a game of Airships begins."""
    table = running_table("airships", 2, 1)
    assert table.board is not None
    legal = table.board.legal(table.asked[0])
    return next(action for action in range(table.game.actions) if action not in legal)


def no_such_action(meddler: Meddler) -> None:
    seq = meddler.first(OVER, "moved")
    body = meddler.body(OVER, seq)
    body["plies"][0][1] = 1_000_000
    meddler.write(OVER, seq, body)
    meddler.chain_anew(OVER)


def move_of_another(meddler: Meddler) -> None:
    seq = meddler.first(OVER, "moved")
    body = meddler.body(OVER, seq)
    body["plies"][0][0] = 1 - body["plies"][0][0]
    meddler.write(OVER, seq, body)
    meddler.chain_anew(OVER)


def other_digest(meddler: Meddler) -> None:
    seq = meddler.first(OVER, "moved") + 3
    body = meddler.body(OVER, seq)
    body["plies"][0][2] = "0" * len(body["plies"][0][2])
    meddler.write(OVER, seq, body)
    meddler.chain_anew(OVER)


def other_start(meddler: Meddler) -> None:
    seq = meddler.first(RUNNING, "started")
    meddler.write(RUNNING, seq, {"k": "started", "digest": "0" * 16})
    meddler.chain_anew(RUNNING)


def other_secret_shown(meddler: Meddler) -> None:
    seq = meddler.first(OVER, "ended")
    meddler.write(OVER, seq, {**meddler.body(OVER, seq), "secret": "00" * 32})
    meddler.chain_anew(OVER)


def unknown_game(meddler: Meddler) -> None:
    body = meddler.body(OPEN, 1)
    body["settings"]["game"] = "balloons"
    meddler.write(OPEN, 1, body)
    meddler.do("UPDATE matches SET game = 'balloons' WHERE id = 'table5'")
    meddler.chain_anew(OPEN)


def unknown_kind(meddler: Meddler) -> None:
    meddler.write(OPEN, 3, {"k": "flown", "seat": 0})
    meddler.do("UPDATE rows SET kind = 'flown' WHERE match_id = 'table5' AND seq = 3")
    meddler.chain_anew(OPEN)


def second_beginning(meddler: Meddler) -> None:
    meddler.do(
        "UPDATE rows SET kind = 'created', body = (SELECT body FROM rows WHERE match_id = 'table5' AND seq = 1)"
        " WHERE match_id = 'table5' AND seq = 3"
    )
    meddler.chain_anew(OPEN)


def other_name_of_kind(meddler: Meddler) -> None:
    meddler.do("UPDATE rows SET kind = 'said' WHERE match_id = 'table2' AND seq = 2")
    meddler.chain_anew(RUNNING)


def ghost_entries(meddler: Meddler) -> None:
    meddler.do(
        "INSERT INTO rows (match_id, seq, kind, body, at, chain)"
        " SELECT 'ghost', seq, kind, body, at, chain FROM rows WHERE match_id = 'table5'"
    )


def rematch_gone(meddler: Meddler) -> None:
    meddler.do(
        "DELETE FROM rows WHERE match_id = 'table5'",
        "DELETE FROM seats WHERE match_id = 'table5'",
        "DELETE FROM invites WHERE match_id = 'table5'",
        "DELETE FROM matches WHERE id = 'table5'",
    )


def sql(*statements: str) -> Callable[[Meddler], None]:
    return lambda meddler: meddler.do(*statements) and None


CHAIN = "does not fit the hash chain"

DAMAGES: dict[str, Damage] = {
    "first entry missing": Damage(rows("DELETE FROM rows WHERE seq = 1 AND"), OVER, "entry 1: it is missing"),
    "middle entry missing": Damage(rows("DELETE FROM rows WHERE seq = 9 AND"), OVER, "entry 9: it is missing"),
    "last entry missing": Damage(
        rows("DELETE FROM rows WHERE kind = 'rematched' AND"), OVER, r"entry \d+: it is missing"
    ),
    "several missing at the end": Damage(rows("DELETE FROM rows WHERE seq > 6 AND"), OVER, "entry 7: it is missing"),
    "all entries missing": Damage(rows("DELETE FROM rows WHERE"), OVER, "entry 1: it is missing"),
    "entries reordered": Damage(reordered, RUNNING, f"entry 2: it {CHAIN}"),
    "entry twice": Damage(duplicated, OVER, r"entry \d+: it should not be there"),
    "malformed JSON": Damage(malformed, RUNNING, f"entry 5: it {CHAIN}"),
    "malformed JSON, chained anew": Damage(malformed_and_chained, RUNNING, "entry 5: Input data was truncated"),
    "time of the first entry": Damage(
        rows("UPDATE rows SET at = at - 1 WHERE seq = 1 AND"), OVER, f"entry 1: it {CHAIN}"
    ),
    "time of a move": Damage(rows("UPDATE rows SET at = at + 0.5 WHERE seq = 12 AND"), OVER, f"entry 12: it {CHAIN}"),
    "kind": Damage(rows("UPDATE rows SET kind = 'said' WHERE seq = 12 AND"), OVER, f"entry 12: it {CHAIN}"),
    "kind, chained anew": Damage(other_name_of_kind, RUNNING, "entry 2: it is called 'said', but it is 'seated'"),
    "link changed": Damage(
        rows("UPDATE rows SET chain = '0123456789abcdef' WHERE seq = 4 AND"), OVER, f"entry 4: it {CHAIN}"
    ),
    "link empty": Damage(rows("UPDATE rows SET chain = '' WHERE seq = 4 AND"), OVER, f"entry 4: it {CHAIN}"),
    "illegal move": Damage(illegal_move, OVER, r"entry \d+: seat \d makes a move that is not legal \(AS-"),
    "no such action": Damage(no_such_action, OVER, r"entry \d+: there is no action 1000000"),
    "move of another seat": Damage(move_of_another, OVER, r"entry \d+: seat \d makes a move, but is not asked"),
    "another digest": Damage(other_digest, OVER, r"entry \d+: move 4 gives a different position"),
    "another start": Damage(other_start, RUNNING, r"entry \d+: the set-up gives a different position"),
    "another secret shown": Damage(other_secret_shown, OVER, "the secret shown at its end"),
    "unknown game": Damage(unknown_game, OPEN, "entry 1: There is no game called “balloons”"),
    "unknown kind of entry": Damage(unknown_kind, OPEN, "entry 3: Invalid value 'flown'"),
    "two beginnings": Damage(second_beginning, OPEN, "entry 3: the entry that opens the table must be the first"),
    "match missing": Damage(
        sql("DELETE FROM matches WHERE id = 'table1'"), OVER, r"the match is gone; of it there are \d+"
    ),
    "privacy": Damage(match("privacy = 'private'"), OVER, "'public', the database that it is 'private'"),
    "game": Damage(match("game = 'zeppeldrome'"), OVER, "one of 'airships', the database says 'zeppeldrome'"),
    "game that is none": Damage(match("game = 'x'"), OVER, "the database says 'x'"),
    "created": Damage(match("created = created - 60"), OVER, "made at another time than its first entry"),
    "updated": Damage(match("updated = updated + 1e6"), OVER, "changed at a time when nothing happened"),
    "status": Damage(match("status = 'running'"), OVER, "the status 'over', the database says 'running'"),
    "status that is none": Damage(match("status = 'asleep'"), OVER, "there is no status 'asleep'"),
    "secret": Damage(
        lambda meddler: match(f"secret = {meddler.blob(b'x' * 32)}")(meddler), OVER, "entry 1: the secret is not"
    ),
    "position at the end": Damage(
        lambda meddler: match(f"state = {meddler.blob(b'x' * 100)}")(meddler), OVER, "the stored position is not"
    ),
    "no position at the end": Damage(match("state = NULL, state_seq = NULL"), OVER, "at its end was not kept"),
    "position of another entry": Damage(match("state_seq = 20"), OVER, "the stored position is not"),
    "position of no entry": Damage(match("state_seq = 99999"), OVER, "to entry 99999, which does not exist"),
    "position without a number": Damage(match("state_seq = NULL"), OVER, "without the number of its entry"),
    "position at a start": Damage(
        lambda meddler: match(f"state = {meddler.blob(b'x')}, state_seq = 2", OPEN)(meddler),
        OPEN,
        "the stored position is not",
    ),
    "head too low": Damage(match("seq = seq - 1"), OVER, r"entry \d+: it should not be there"),
    "head too high": Damage(match("seq = seq + 1"), OVER, r"entry \d+: it is missing"),
    "another head": Damage(match("chain = '0123456789abcdef'"), OVER, r"entry \d+: the match says that it ends with"),
    "times said to be unchained": Damage(match("timed_from = 9"), OVER, f"entry 1: it {CHAIN}"),
    "seat missing": Damage(rows("DELETE FROM seats WHERE seat = 1 AND"), OVER, "does not know who has seat 2"),
    "seats missing": Damage(rows("DELETE FROM seats WHERE"), OVER, "does not know who has seat 1"),
    "seat too many": Damage(
        sql("INSERT INTO seats (match_id, seat, player) VALUES ('table1', 2, 'cy')"), OVER, "has a seat 2, which is not"
    ),
    "seat of another": Damage(
        rows("UPDATE seats SET player = 'cy' WHERE seat = 1 AND"),
        OVER,
        "seat 2 belongs to ben in its journal, but in the database to cy",
    ),
    "seat emptied": Damage(
        rows("UPDATE seats SET player = NULL WHERE seat = 1 AND"),
        OVER,
        "to ben in its journal, but in the database to None",
    ),
    "bot's seat taken": Damage(
        rows("UPDATE seats SET player = 'cy' WHERE seat = 0 AND", LEFT),
        LEFT,
        "belongs to None in its journal, but in the database to cy",
    ),
    "entries of no match": Damage(ghost_entries, "ghost", "the match is gone; of it there are 3 entries and 0 seats"),
    "seat at no table": Damage(
        sql("INSERT INTO seats (match_id, seat, player) VALUES ('ghost', 0, 'cy')"), "ghost", "0 entries and 1 seats"
    ),
    "rematch gone": Damage(rematch_gone, OVER, "its rematch, table5, is gone"),
    "person gone": Damage(
        sql("DELETE FROM sign_ins WHERE person = 'cy'", "DELETE FROM people WHERE id = 'cy'"),
        SEALED,
        "seat 3 belongs to cy, who is not in the database",
    ),
    "person without token": Damage(
        sql("UPDATE sign_ins SET token_hash = 'x' WHERE person = 'eve'"), "person eve", "token"
    ),
    "person without name": Damage(sql("UPDATE people SET name = '' WHERE id = 'eve'"), "person eve", "no name"),
    "invitation to nowhere": Damage(
        sql("UPDATE invites SET match_id = 'ghost'"), f"invitation {INVITE[:12]}", "table ghost, which does not exist"
    ),
    "invitation without token": Damage(
        sql("UPDATE invites SET token_hash = 'x'"), "invitation x", "its token is not valid"
    ),
    "invitation to no seat": Damage(sql("UPDATE invites SET seat = 77"), f"invitation {INVITE[:12]}", "seat 77"),
} | {f"body of {kind!r}": Damage(other_body(kind), kinds()[kind][0], CHAIN) for kind in kinds()}

SQLITE_DAMAGES: dict[str, Damage] = {
    "text for a body": Damage(
        rows("UPDATE rows SET body = CAST(body AS TEXT) WHERE seq = 3 AND"), OVER, "entry 3: it does not hold an entry"
    ),
    "word for a time": Damage(
        rows("UPDATE rows SET at = 'noon' WHERE seq = 3 AND"), OVER, "entry 3: it does not hold an entry"
    ),
    "no UTF-8": Damage(match("game = CAST(X'ff20' AS TEXT)"), OVER, "one of 'airships', the database says"),
    "word for when it was made": Damage(match("created = 'noon'"), OVER, "does not say when it was made"),
    "word for a seat": Damage(rows("UPDATE seats SET seat = 'one' WHERE seat = 1 AND"), OVER, "has a seat one, which"),
    "text for the secret": Damage(match("secret = 'hidden'"), OVER, "entry 1: it cannot be applied"),
    "word for when somebody was here": Damage(
        sql(
            "UPDATE people SET seen = 'noon' WHERE id = 'eve'", "UPDATE sign_ins SET seen = 'noon' WHERE person = 'eve'"
        ),
        "person eve",
        "last here",
    ),
}
"""SQLite keeps whatever it was given."""
