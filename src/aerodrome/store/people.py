"""People and invites in the database. Tokens come in hashed (`hash_token`). All are functions of a connection, which
the store has as methods."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from typing import Any, NamedTuple

import sqlalchemy as sa

from aerodrome.store import schema
from aerodrome.store.errors import NoSuchMatch, Taken

INVITE_ID = 16
"""The first so many digits of the hash of its token name an invite."""
WITHDRAWN = ""
"""Who has used an invite that was withdrawn: nobody ever will."""


class Person(NamedTuple):
    """Somebody who has signed in."""

    id: str
    name: str
    created: float
    seen: float


class PersonRow(NamedTuple):
    """A person as the database has it."""

    id: str
    name: str
    token_hash: str
    created: float
    seen: float


class Invite(NamedTuple):
    """A link that gives a seat, or a place among the spectators (seat None)."""

    match: str
    seat: int | None


class InviteRow(NamedTuple):
    """An invite as the database has it."""

    token_hash: str
    match: str
    seat: int | None
    created: float
    known: bool
    """Is there such a match?"""


class Given(NamedTuple):
    """An invite, as its giver sees it."""

    id: str
    """Names it without giving it away."""
    seat: int | None
    used_by: str
    """Empty for nobody."""
    withdrawn: bool


def hash_token(token: str) -> str:
    """The form in which a token is stored and looked up. Tokens are long and random, so no salt is needed."""
    return hashlib.sha256(token.encode()).hexdigest()


def is_hash(text: object) -> bool:
    """Is this a hashed token?"""
    return isinstance(text, str) and re.fullmatch("[0-9a-f]{64}", text) is not None


def _check_hashed(tokens: Iterable[str]) -> None:
    """Keep a token from being stored as it is, should a caller forget to hash it."""
    if not all(map(is_hash, tokens)):
        raise ValueError("a token is stored hashed only; use hash_token")


# --- people


def person(connection: sa.Connection, token_hash: str) -> Person | None:
    """Whose token this is."""
    _check_hashed([token_hash])
    people = schema.people.c
    query = sa.select(people.id, people.name, people.created, people.seen).where(people.token_hash == token_hash)
    found = connection.execute(query).one_or_none()
    return None if found is None else Person(*found)


def add_people(connection: sa.Connection, people: dict[str, Person]) -> None:
    """Remember people, by the hashes of their tokens; `Taken` if an id or a token is in use."""
    _check_hashed(people)
    statement = sa.text(
        "INSERT INTO people (id, name, token_hash, created, seen)"
        " VALUES (:id, :name, :token_hash, :created, :seen) ON CONFLICT DO NOTHING"
    )
    for token_hash, each in people.items():
        if connection.execute(statement, {**each._asdict(), "token_hash": token_hash}).rowcount != 1:
            raise Taken("this person, or this token, is known already")


def _change(connection: sa.Connection, person: str, **changes: Any) -> bool:
    people = schema.people
    return connection.execute(sa.update(people).where(people.c.id == person).values(changes)).rowcount == 1


def rename_person(connection: sa.Connection, person: str, name: str) -> bool:
    """Give somebody another name; False if there is nobody with this id."""
    return _change(connection, person, name=name)


def change_token(connection: sa.Connection, person: str, token_hash: str) -> bool:
    """Give a person another token: the old one is worth nothing from now on."""
    _check_hashed([token_hash])
    return _change(connection, person, token_hash=token_hash)


def see_person(connection: sa.Connection, person: str, at: float) -> bool:
    """Note when somebody was last here."""
    return _change(connection, person, seen=at)


def all_people(connection: sa.Connection, after: str = "", limit: int = 1000) -> list[PersonRow]:
    """People in the order of their ids, behind ``after``."""
    people = schema.people.c
    query = sa.select(people.id, people.name, people.token_hash, people.created, people.seen)
    found = connection.execute(query.where(people.id > after).order_by(people.id).limit(limit))
    return [PersonRow(*row) for row in found]


def missing_people(connection: sa.Connection) -> list[tuple[str, int, str]]:
    """Match, seat and player of seats whose player nobody knows."""
    seats, people = schema.seats.c, schema.people
    query = (
        sa.select(seats.match_id, seats.seat, seats.player)
        .outerjoin(people, people.c.id == seats.player)
        .where(seats.player.is_not(None), people.c.id.is_(None))
        .order_by(seats.match_id, seats.seat)
    )
    return [(match, seat, player) for match, seat, player in connection.execute(query)]


# --- invites


def add_invites(connection: sa.Connection, invites: dict[str, Invite], created: float) -> None:
    """Make invites, by the hashes of their tokens."""
    _check_hashed(invites)
    if not invites:
        return
    wanted, ids = {invite.match for invite in invites.values()}, schema.matches.c.id
    missing = wanted.difference(connection.scalars(sa.select(ids).where(ids.in_(wanted))))
    if missing:
        raise NoSuchMatch(f"there is no match {min(missing)}")
    connection.execute(
        sa.insert(schema.invites),
        [
            {"token_hash": token, "match_id": invite.match, "seat": invite.seat, "used_by": None, "created": created}
            for token, invite in invites.items()
        ],
    )


def take_invite(connection: sa.Connection, token_hash: str, person: str) -> Invite | None:
    """Use an invite. The first to do so has it for good; anybody else gets None."""
    _check_hashed([token_hash])
    invites = schema.invites.c
    this = invites.token_hash == token_hash
    free = sa.or_(invites.used_by.is_(None), invites.used_by == person)
    # The update holds the row until the commit, so the answer that follows is still true when it is given.
    if connection.execute(sa.update(schema.invites).where(this, free).values(used_by=person)).rowcount != 1:
        return None
    return Invite(*connection.execute(sa.select(invites.match_id, invites.seat).where(this)).one())


def invites_of(connection: sa.Connection, match: str) -> list[Given]:
    """The invites to a match, the oldest first."""
    invites = schema.invites.c
    query = sa.select(invites.token_hash, invites.seat, invites.used_by).where(invites.match_id == match)
    return [
        Given(token[:INVITE_ID], seat, used_by or "", used_by == WITHDRAWN)
        for token, seat, used_by in connection.execute(
            query.order_by(invites.created, invites.seat, invites.token_hash)
        )
    ]


def withdraw_invite(connection: sa.Connection, match: str, invite: str) -> bool:
    """Make an invite worthless, by its id; False if somebody has used it, or there is none."""
    invites = schema.invites.c
    this = sa.and_(invites.match_id == match, sa.func.substr(invites.token_hash, 1, INVITE_ID) == invite)
    unused = sa.or_(invites.used_by.is_(None), invites.used_by == WITHDRAWN)
    return connection.execute(sa.update(schema.invites).where(this, unused).values(used_by=WITHDRAWN)).rowcount > 0


def was_withdrawn(connection: sa.Connection, token_hash: str) -> bool:
    """Is this the token of an invite that was withdrawn?"""
    _check_hashed([token_hash])
    invites = schema.invites.c
    return connection.scalar(sa.select(invites.used_by).where(invites.token_hash == token_hash)) == WITHDRAWN


def all_invites(connection: sa.Connection, after: str = "", limit: int = 1000) -> list[InviteRow]:
    """Invites in the order of their hashes, behind ``after``."""
    invites, ids = schema.invites.c, schema.matches.c.id
    query = (
        sa.select(invites.token_hash, invites.match_id, invites.seat, invites.created, ids.is_not(None))
        .outerjoin(schema.matches, ids == invites.match_id)
        .where(invites.token_hash > after)
        .order_by(invites.token_hash)
        .limit(limit)
    )
    return [InviteRow(*row)._replace(known=bool(row[-1])) for row in connection.execute(query)]
