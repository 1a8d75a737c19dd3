"""People: guests who take a name, and need not sign up anywhere.

A person is a random id, with a token of 256 bits for each device. The browser keeps the token in a cookie that no
script can read. The store has only its hash, so nobody can sign in with what the store holds. Programs get the token
itself, and send it as `Authorization: Bearer`. Whoever has a passkey keeps their name (`keeping.py`).

The cookie is SameSite=Lax and not Strict, so that a link in a mail opens a game for the person who played it. Requests
that change anything need our own Origin anyway. Over TLS the cookie is Secure, and its name starts with `__Host-`, so
that no neighbouring site can replace it.
"""

from __future__ import annotations

import logging
import re
import secrets
from collections.abc import Callable

from aerodrome.rulebook.errors import Tellable
from aerodrome.server.config import Config
from aerodrome.server.origins import Scope, headers_of, is_secure
from aerodrome.store.people import Person, hash_token
from aerodrome.store.revive import is_time
from aerodrome.store.store import Store
from aerodrome.table.errors import Refused
from aerodrome.table.naming import likeness, name_reserved, own_name

log = logging.getLogger("aerodrome.server")

DAY = 86_400.0
_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


class BadToken(Tellable):
    """A token that belongs to nobody, or no longer does."""


def cookie_name(secure: bool) -> str:
    return "__Host-aerodrome" if secure else "aerodrome"


def cookie_text(token: str, secure: bool, days: float) -> str:
    """The value of Set-Cookie; an empty token removes the cookie."""
    parts = [f"{cookie_name(secure)}={token}", "Path=/", f"Max-Age={int(days * DAY) if token else 0}"]
    parts += ["HttpOnly", "SameSite=Lax"]
    return "; ".join([*parts, "Secure"] if secure else parts)


def cookie_of(scope: Scope, config: Config) -> str:
    """The token in a request's cookie; empty if there is none."""
    name = cookie_name(is_secure(scope, config))
    for part in headers_of(scope).get("cookie", "").split(";"):
        key, equals, value = part.strip().partition("=")
        if equals and key == name:
            return value.strip('"')
    return ""


def token_of(scope: Scope, config: Config) -> str:
    """The token that a request shows; empty if it shows none."""
    scheme, _, token = headers_of(scope).get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return token.strip() or "?"
    return cookie_of(scope, config)


class People:
    """Who is who."""

    def __init__(self, store: Store, config: Config, now: Callable[[], float]) -> None:
        self._store, self._config, self._now = store, config, now

    async def newcomer(self, name: str) -> tuple[Person, str]:
        """A new person and the token that proves it; not in the store yet."""
        now = self._now()
        person = Person(secrets.token_urlsafe(12), own_name(name), now, now)
        await self.check_free(person.id, person.name)
        return person, secrets.token_urlsafe(32)

    async def check_free(self, person: str, name: str) -> None:
        """Refuse a name that somebody else has reserved."""
        if await self._store.name_holder(likeness(name), self._now()) not in (None, person):
            raise name_reserved(name)

    async def add(self, person: Person, token: str) -> None:
        await self._store.add_people({hash_token(token): person})

    async def sign_in(self, person: str) -> tuple[Person, str]:
        """Sign a person in on one more device. Returns who it is, and the token."""
        token = secrets.token_urlsafe(32)
        await self._store.sign_in(hash_token(token), person, self._now())
        found = await self.whose(token)
        assert found is not None
        return found, token

    async def whose(self, token: str) -> Person | None:
        """The person whose token it is; None if there is no token. Raises BadToken if it is nobody's.

        We look it up by its hash, so the time that this takes says nothing about existing tokens.
        """
        if not token:
            return None
        person = await self._store.person(hash_token(token)) if _TOKEN.fullmatch(token) else None
        if person is not None and not (isinstance(person.name, str) and is_time(person.seen)):
            log.error("a person is damaged", extra={"error": f"person {person.id}: no name, or no time"})
            person = None
        now = self._now()
        if person is None or now - person.seen > self._config.sign_in_days * DAY:
            raise BadToken("signed-out")
        if now - person.seen > DAY:
            await self._store.see(hash_token(token), person.id, now)
        return person

    def _check_no_bot(self, person: Person) -> None:
        if person.outside:
            raise Refused("not allowed", "bot-of-the-owner")

    def name_for(self, person: Person, wanted: str | None) -> str:
        """The name under which a person sits down: the one that they ask for, or else their own. A bot from outside has
        only the name that the server's owner gave it."""
        return own_name(wanted) if wanted and not person.outside else person.name

    async def rename(self, person: Person, name: str) -> Person:
        self._check_no_bot(person)
        name = own_name(name)
        if await self._store.has_passkey(person.id):
            await self.reserve(person, name)
        else:
            await self.check_free(person.id, name)
        await self._store.rename_person(person.id, name)
        return person._replace(name=name)

    async def reserve(self, person: Person, name: str) -> None:
        """Reserve a name for somebody who has a passkey."""
        if not await self._store.claim_name(person.id, likeness(name), self._now()):
            raise name_reserved(name)

    async def forget(self, token: str, person: Person) -> None:
        """Sign out: the token stops working. The games stay."""
        self._check_no_bot(person)
        await self._store.sign_out(hash_token(token))

    async def forget_others(self, token: str, person: Person) -> None:
        """Sign out on all other devices."""
        self._check_no_bot(person)
        await self._store.sign_out_others(person.id, hash_token(token))
