"""How people keep their name: passkeys, the challenges that passkeys answer, codes that bring a person to another
device, and the names that are reserved. The functions of a connection become methods of the store.

Everything is in the database, so it does not matter which server of several a request comes to.
"""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sa

from aerodrome.store.database import run
from aerodrome.store.people import check_hashed

DAY = 86_400.0
HELD_DAYS = 365.0
"""A name is free again when its holder has not been here for this many days."""
FORMER_DAYS = 30.0
"""For this many days nobody else can take the name that somebody had before, and pass for them."""

# --- passkeys


class Passkey(NamedTuple):
    """What the server knows of a passkey. The secret half never leaves its device."""

    id: str
    person: str
    name: str
    """What its owner calls it."""
    public_key: bytes
    uses: int
    """How often it says that it was used; it tells a copy apart. Many always say 0."""
    created: float
    used: float


def add_passkey(connection: sa.Connection, passkey: Passkey, most: int) -> bool:
    """Add a passkey. False if it is known already, or its person has ``most`` of them."""
    run(connection, "UPDATE people SET seen = seen WHERE id = :id", id=passkey.person)  # one after another
    count = "SELECT count(*) FROM passkeys WHERE person = :person"
    if run(connection, count, person=passkey.person).scalar_one() >= most:
        return False
    statement = """
        INSERT INTO passkeys (id, person, name, public_key, uses, created, used)
        VALUES (:id, :person, :name, :public_key, :uses, :created, :used) ON CONFLICT DO NOTHING
    """
    return run(connection, statement, **passkey._asdict()).rowcount == 1


def passkey(connection: sa.Connection, id: str) -> Passkey | None:
    found = run(connection, "SELECT * FROM passkeys WHERE id = :id", id=id).one_or_none()
    return None if found is None else Passkey(**found._mapping)


def passkeys_of(connection: sa.Connection, person: str) -> list[Passkey]:
    """A person's passkeys, oldest first."""
    query = "SELECT * FROM passkeys WHERE person = :person ORDER BY created, id"
    return [Passkey(**row._mapping) for row in run(connection, query, person=person)]


def has_passkey(connection: sa.Connection, person: str) -> bool:
    """Does this person keep their name?"""
    return run(connection, "SELECT 1 FROM passkeys WHERE person = :person LIMIT 1", person=person).first() is not None


def note_passkey_use(connection: sa.Connection, id: str, before: int, uses: int, at: float) -> bool:
    """Note that a passkey was used. False if it was used elsewhere in between, or is gone."""
    statement = "UPDATE passkeys SET uses = :uses, used = :at WHERE id = :id AND uses = :before"
    return run(connection, statement, id=id, before=before, uses=uses, at=at).rowcount == 1


def rename_passkey(connection: sa.Connection, person: str, id: str, name: str) -> bool:
    statement = "UPDATE passkeys SET name = :name WHERE id = :id AND person = :person"
    return run(connection, statement, id=id, person=person, name=name).rowcount == 1


def remove_passkey(connection: sa.Connection, person: str, id: str) -> bool:
    """Remove a passkey; False if this person has none with this id. With the last one, their names are free."""
    statement = "DELETE FROM passkeys WHERE id = :id AND person = :person"
    if run(connection, statement, id=id, person=person).rowcount != 1:
        return False
    free_names(connection, person)
    return True


def free_names(connection: sa.Connection, person: str) -> None:
    """Let anybody have the names of somebody who has no passkey."""
    statement = (
        "DELETE FROM names WHERE person = :person AND NOT EXISTS (SELECT 1 FROM passkeys WHERE person = :person)"
    )
    run(connection, statement, person=person)


# --- challenges


def add_challenge(connection: sa.Connection, hash: str, person: str, now: float, expires: float) -> None:
    """Note a challenge that a passkey has to answer. Old ones go."""
    check_hashed(hash)
    run(connection, "DELETE FROM challenges WHERE expires < :now", now=now)
    statement = "INSERT INTO challenges (hash, person, expires) VALUES (:hash, :person, :expires)"
    run(connection, statement, hash=hash, person=person, expires=expires)


def take_challenge(connection: sa.Connection, hash: str, person: str, now: float) -> bool:
    """Use a challenge up. False if there is none, it is too old, or it was for somebody else."""
    check_hashed(hash)
    statement = "DELETE FROM challenges WHERE hash = :hash AND person = :person AND expires >= :now"
    return run(connection, statement, hash=hash, person=person, now=now).rowcount == 1


# --- codes


def add_code(connection: sa.Connection, person: str, hash: str, now: float, expires: float) -> None:
    """Give a person a code; an earlier one of theirs no longer works."""
    check_hashed(hash)
    run(connection, "DELETE FROM codes WHERE expires < :now OR person = :person", now=now, person=person)
    statement = "INSERT INTO codes (person, hash, expires) VALUES (:person, :hash, :expires)"
    run(connection, statement, person=person, hash=hash, expires=expires)


def take_code(connection: sa.Connection, hash: str, now: float) -> str | None:
    """Use a code up. Returns whose it was; None if there is no such code, or it is too old."""
    check_hashed(hash)
    statement = "DELETE FROM codes WHERE hash = :hash AND expires >= :now RETURNING person"
    found = run(connection, statement, hash=hash, now=now).one_or_none()
    return None if found is None else str(found.person)


# --- names


def name_holder(connection: sa.Connection, skeleton: str, now: float) -> str | None:
    """Who has reserved a name, or any that looks like it."""
    query = """
        SELECT person FROM names JOIN people ON id = person
        WHERE skeleton = :skeleton AND (until IS NULL OR until >= :now) AND seen >= :away
    """
    found = run(connection, query, skeleton=skeleton, now=now, away=now - HELD_DAYS * DAY).one_or_none()
    return None if found is None else str(found.person)


def claim_name(connection: sa.Connection, person: str, skeleton: str, now: float) -> bool:
    """Reserve a name for somebody who has a passkey; False if somebody else has it. The name that they had before stays
    theirs for a while, and any that they had before that one is free."""
    free = """
        DELETE FROM names WHERE skeleton = :skeleton AND person <> :person AND (
            until < :now OR person IN (SELECT id FROM people WHERE seen < :away))
    """
    run(connection, free, skeleton=skeleton, person=person, now=now, away=now - HELD_DAYS * DAY)
    statement = """
        INSERT INTO names (skeleton, person) VALUES (:skeleton, :person)
        ON CONFLICT (skeleton) DO UPDATE SET until = NULL WHERE names.person = :person
    """
    if run(connection, statement, skeleton=skeleton, person=person).rowcount != 1:
        return False
    others = "person = :person AND skeleton <> :skeleton"
    current = f"SELECT count(*) FROM names WHERE {others} AND until IS NULL"
    if run(connection, current, person=person, skeleton=skeleton).scalar_one():
        run(connection, f"DELETE FROM names WHERE {others} AND until IS NOT NULL", person=person, skeleton=skeleton)
        former = f"UPDATE names SET until = :until WHERE {others}"
        run(connection, former, person=person, skeleton=skeleton, until=now + FORMER_DAYS * DAY)
    return True
