"""People, where they are signed in, and invites in the database. Tokens come in hashed (`hash_token`). The functions of
a connection become methods of the store."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import NamedTuple

import sqlalchemy as sa

from aerodrome.play.luck import is_hash
from aerodrome.store.database import run
from aerodrome.store.errors import StoreError
from aerodrome.table.core import BOT_MARK, is_outside

INVITE_ID = 16
"""The number of digits of its token's hash that make an invite's id."""
MOST_SIGN_INS = 20
"""On so many devices can somebody be signed in at the same time."""
WITHDRAWN = ""
"""Stands for the user of a withdrawn invite, which nobody will ever use."""


class Person(NamedTuple):
    id: str
    name: str
    created: float
    seen: float

    @property
    def outside(self) -> bool:
        """Is it a bot from outside?"""
        return is_outside(self.id)


class SignIn(NamedTuple):
    """A device on which somebody is signed in."""

    created: float
    seen: float


class Invite(NamedTuple):
    """A link that gives a seat, or a place among the spectators (seat None)."""

    match: str
    seat: int | None


class Given(NamedTuple):
    """An invite, as the person who gave it sees it."""

    id: str
    """Names the invite without revealing its token."""
    seat: int | None
    used_by: str
    """Empty for nobody."""
    withdrawn: bool


def hash_token(token: str) -> str:
    """The form in which we store a token and look it up. Tokens are long and random, so they need no salt."""
    return hashlib.sha256(token.encode()).hexdigest()


def check_hashed(*tokens: str) -> None:
    """Refuse a token that a caller forgot to hash."""
    if not all(map(is_hash, tokens)):
        raise ValueError("tokens are stored only as hashes; use hash_token")


# --- people


def person(connection: sa.Connection, token_hash: str) -> Person | None:
    """Whose token this is. Its person is as it was last seen with this token."""
    check_hashed(token_hash)
    query = """
        SELECT id, name, people.created, sign_ins.seen FROM sign_ins JOIN people ON id = person
        WHERE token_hash = :token_hash
    """
    found = run(connection, query, token_hash=token_hash).one_or_none()
    return None if found is None else Person(*found)


def add_people(connection: sa.Connection, people: dict[str, Person]) -> None:
    """Add people, by the hashes of their tokens."""
    statement = (
        "INSERT INTO people (id, name, created, seen) VALUES (:id, :name, :created, :seen) ON CONFLICT DO NOTHING"
    )
    for token_hash, each in people.items():
        if run(connection, statement, **each._asdict()).rowcount != 1:
            raise StoreError("this person is known already")
        sign_in(connection, token_hash, each.id, each.seen)


# --- tokens: one for each device on which somebody is signed in


def sign_in(connection: sa.Connection, token_hash: str, person: str, at: float, most: int = MOST_SIGN_INS) -> None:
    """Give a person one more token. Of more than ``most``, those that were used longest ago stop working."""
    check_hashed(token_hash)
    statement = (
        "INSERT INTO sign_ins (token_hash, person, created, seen) VALUES (:token_hash, :person, :at, :at)"
        " ON CONFLICT DO NOTHING"
    )
    if run(connection, statement, token_hash=token_hash, person=person, at=at).rowcount != 1:
        raise StoreError("this token is known already")
    oldest = """
        DELETE FROM sign_ins WHERE person = :person AND token_hash NOT IN (
            SELECT token_hash FROM sign_ins WHERE person = :person
            ORDER BY token_hash = :token_hash DESC, seen DESC, token_hash LIMIT :most)
    """
    run(connection, oldest, person=person, token_hash=token_hash, most=most)


def sign_out(connection: sa.Connection, token_hash: str) -> bool:
    """Let a token no longer work; False if it did not."""
    check_hashed(token_hash)
    return run(connection, "DELETE FROM sign_ins WHERE token_hash = :hash", hash=token_hash).rowcount == 1


def sign_out_others(connection: sa.Connection, person: str, token_hash: str) -> int:
    """Let all tokens of a person but this one no longer work. Returns how many there were."""
    check_hashed(token_hash)
    statement = "DELETE FROM sign_ins WHERE person = :person AND token_hash <> :hash"
    return run(connection, statement, person=person, hash=token_hash).rowcount


def valid_tokens(connection: sa.Connection, token_hashes: Sequence[str]) -> set[str]:
    """Those of these tokens that still work."""
    query = sa.text("SELECT token_hash FROM sign_ins WHERE token_hash IN :hashes")
    found = connection.execute(query.bindparams(sa.bindparam("hashes", expanding=True)), {"hashes": list(token_hashes)})
    return set(found.scalars())


def sign_ins_of(connection: sa.Connection, person: str) -> list[SignIn]:
    """Where a person is signed in, the latest use first."""
    query = "SELECT created, seen FROM sign_ins WHERE person = :person ORDER BY seen DESC, token_hash"
    return [SignIn(*row) for row in run(connection, query, person=person)]


def see(connection: sa.Connection, token_hash: str, person: str, at: float) -> None:
    """Note when somebody was last here, with this token."""
    check_hashed(token_hash)
    run(connection, "UPDATE sign_ins SET seen = :at WHERE token_hash = :hash", hash=token_hash, at=at)
    run(connection, "UPDATE people SET seen = :at WHERE id = :id", id=person, at=at)


# --- bots from outside, who are people with a token that the server's owner made


class Bot(NamedTuple):
    """A bot from outside, as the server's owner sees it."""

    person: Person
    revoked: float | None
    """When its token was revoked."""


def bots(connection: sa.Connection) -> list[Bot]:
    """All that there have been, oldest first."""
    query = (
        "SELECT id, name, created, seen, revoked FROM people WHERE substr(id, 1, :length) = :mark ORDER BY created, id"
    )
    return [Bot(Person(*row), revoked) for *row, revoked in run(connection, query, length=len(BOT_MARK), mark=BOT_MARK)]


def revoke_bot(connection: sa.Connection, bot: str, at: float) -> bool:
    """Revoke a bot's token, and note when. False if there is no bot with this id, or its token was revoked before."""
    if not bot.startswith(BOT_MARK):
        return False
    run(connection, "DELETE FROM sign_ins WHERE person = :id", id=bot)
    return (
        run(connection, "UPDATE people SET revoked = :at WHERE id = :id AND revoked IS NULL", id=bot, at=at).rowcount
        == 1
    )


def rename_person(connection: sa.Connection, person: str, name: str) -> bool:
    """Change a person's name; False if there is nobody with this id."""
    return run(connection, "UPDATE people SET name = :name WHERE id = :id", id=person, name=name).rowcount == 1


def all_people(connection: sa.Connection, after: str = "", limit: int = 1000) -> list[Person]:
    """People in the order of their ids, after the id ``after``."""
    query = "SELECT id, name, created, seen FROM people WHERE id > :after ORDER BY id LIMIT :limit"
    return [Person(*row) for row in run(connection, query, after=after, limit=limit)]


def all_sign_ins(connection: sa.Connection, after: str = "", limit: int = 1000) -> list[tuple[str, str]]:
    """The hashes of tokens with the ids of their people, in the order of the hashes, after ``after``."""
    query = "SELECT token_hash, person FROM sign_ins WHERE token_hash > :after ORDER BY token_hash LIMIT :limit"
    return [(token_hash, person) for token_hash, person in run(connection, query, after=after, limit=limit)]


def missing_people(connection: sa.Connection) -> list[tuple[str, int, str]]:
    """Match, seat and player of each seat whose player is not among the people. A house without a server has no
    people."""
    query = """
        SELECT match_id, seat, player FROM seats LEFT JOIN people ON id = player
        WHERE player IS NOT NULL AND id IS NULL AND EXISTS (SELECT 1 FROM people) ORDER BY match_id, seat
    """
    return [(match, seat, player) for match, seat, player in run(connection, query)]


# --- invites


def add_invites(connection: sa.Connection, invites: dict[str, Invite], created: float) -> None:
    """Make invites, by the hashes of their tokens."""
    check_hashed(*invites)
    for match in sorted({invite.match for invite in invites.values()}):
        if run(connection, "SELECT id FROM matches WHERE id = :id", id=match).one_or_none() is None:
            raise StoreError(f"there is no match {match}")
    statement = "INSERT INTO invites (token_hash, match_id, seat, created) VALUES (:hash, :match, :seat, :created)"
    for token_hash, invite in invites.items():
        run(connection, statement, hash=token_hash, **invite._asdict(), created=created)


def take_invite(connection: sa.Connection, token_hash: str, person: str) -> Invite | None:
    """Use an invite. It belongs to the first person who uses it; anybody else gets None."""
    check_hashed(token_hash)
    statement = (
        "UPDATE invites SET used_by = :person WHERE token_hash = :token_hash"
        " AND (used_by IS NULL OR used_by = :person) RETURNING match_id, seat"
    )
    found = run(connection, statement, token_hash=token_hash, person=person).one_or_none()
    return None if found is None else Invite(*found)


def invites_of(connection: sa.Connection, match: str) -> list[Given]:
    """The invites to a match, oldest first."""
    query = "SELECT token_hash, seat, used_by FROM invites WHERE match_id = :id ORDER BY created, seat, token_hash"
    return [
        Given(token[:INVITE_ID], seat, used_by or "", used_by == WITHDRAWN)
        for token, seat, used_by in run(connection, query, id=match)
    ]


def withdraw_invite(connection: sa.Connection, match: str, invite: str) -> bool:
    """Withdraw the invite with this id; False if somebody has used it, or there is none."""
    statement = (
        f"UPDATE invites SET used_by = '{WITHDRAWN}' WHERE match_id = :match"
        f" AND substr(token_hash, 1, {INVITE_ID}) = :invite AND (used_by IS NULL OR used_by = '{WITHDRAWN}')"
    )
    return run(connection, statement, match=match, invite=invite).rowcount > 0


def was_withdrawn(connection: sa.Connection, token_hash: str) -> bool:
    check_hashed(token_hash)
    query = "SELECT used_by FROM invites WHERE token_hash = :token_hash"
    return bool(run(connection, query, token_hash=token_hash).scalar() == WITHDRAWN)


def all_invites(connection: sa.Connection, after: str = "", limit: int = 1000) -> list[tuple[str, Invite, bool]]:
    """Invites in the order of their hashes, after ``after``: the hash, the invite, and whether its match exists."""
    query = """
        SELECT token_hash, match_id, seat, id IS NOT NULL
        FROM invites LEFT JOIN matches ON id = match_id WHERE token_hash > :after ORDER BY token_hash LIMIT :limit
    """
    found = run(connection, query, after=after, limit=limit)
    return [(token_hash, Invite(match, seat), bool(known)) for token_hash, match, seat, known in found]
