"""Passkeys (WebAuthn): making one, and signing in with it.

A passkey belongs to the name of our site, so it can be used nowhere else, and a site that looks like ours gets nothing.
Each ceremony answers a challenge that the store keeps until it is used: it works once, and at any server that shares
the database. We ask for no attestation: which maker a device is from is none of our business.
"""

from __future__ import annotations

import hashlib
import ipaddress
import json
import secrets
from collections.abc import Callable, Sequence
from typing import Any
from urllib.parse import urlsplit

from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from aerodrome.server.origins import Scope, headers_of
from aerodrome.store.keeping import Passkey
from aerodrome.store.people import Person
from aerodrome.store.store import Store
from aerodrome.table.errors import Refused

MOST_PASSKEYS = 10
CHALLENGE_SECONDS = 300.0
NOBODY = ""
"""Whom a challenge is for, before somebody has signed in."""

Credential = dict[str, Any]
"""What a browser makes of a passkey's answer: `PublicKeyCredential.toJSON()`."""


def site_of(scope: Scope) -> tuple[str, str]:
    """The name of the site that a browser asks from, and its origin. Refused for programs, and where the site has no
    name but only an address."""
    origin = headers_of(scope).get("origin", "")
    name = urlsplit(origin).hostname or ""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        if name:
            return name, origin
    raise Refused("not now", "passkey-needs-name")


def passkey_wrong() -> Refused:
    return Refused("not allowed", "passkey-wrong")


class Passkeys:
    """The ceremonies."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store, self._now = store, now

    async def _challenge(self, person: str) -> bytes:
        challenge, now = secrets.token_bytes(32), self._now()
        await self._store.add_challenge(hash_of(challenge), person, now, now + CHALLENGE_SECONDS)
        return challenge

    async def _answered(self, credential: Credential, person: str) -> bytes:
        """The challenge that a credential answers, which is used up."""
        try:
            told = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
            challenge = base64url_to_bytes(told["challenge"])
        except (ValueError, KeyError, TypeError):
            raise passkey_wrong() from None
        if not await self._store.take_challenge(hash_of(challenge), person, self._now()):
            raise Refused("not now", "passkey-too-late")
        return challenge

    # --- making one

    async def options_to_make(self, person: Person, site: str) -> dict[str, Any]:
        """What a browser needs to make a passkey for somebody."""
        known = await self._store.passkeys_of(person.id)
        if len(known) >= MOST_PASSKEYS:
            raise Refused("not now", "passkeys-enough", most=MOST_PASSKEYS)
        options = generate_registration_options(
            rp_id=site,
            rp_name="Aerodrome",
            user_id=person.id.encode(),
            user_name=person.name,
            user_display_name=person.name,
            challenge=await self._challenge(person.id),
            timeout=round(1000 * CHALLENGE_SECONDS),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
            ),
            exclude_credentials=described(known),
        )
        return as_json(options_to_json(options))

    async def make(self, person: Person, name: str, credential: Credential, site: str, origin: str) -> Passkey:
        """Keep the passkey that a browser has made for somebody."""
        challenge = await self._answered(credential, person.id)
        try:
            made = verify_registration_response(
                credential=credential, expected_challenge=challenge, expected_rp_id=site, expected_origin=origin
            )
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise passkey_wrong() from None
        now = self._now()
        passkey = Passkey(
            bytes_to_base64url(made.credential_id), person.id, name, made.credential_public_key, made.sign_count, now,
            now,
        )  # fmt: skip
        if not await self._store.add_passkey(passkey, MOST_PASSKEYS):
            raise Refused("not now", "passkeys-enough", most=MOST_PASSKEYS)
        return passkey

    # --- signing in

    async def options_to_use(self, site: str) -> dict[str, Any]:
        """What a browser needs to sign in. It does not name anybody: the device knows whose passkeys it has."""
        options = generate_authentication_options(
            rp_id=site, challenge=await self._challenge(NOBODY), timeout=round(1000 * CHALLENGE_SECONDS)
        )
        return as_json(options_to_json(options))

    async def use(self, credential: Credential, site: str, origin: str) -> str:
        """Whose passkey has answered. A wrong answer is refused in the same words, whatever is wrong."""
        challenge = await self._answered(credential, NOBODY)
        id = credential.get("id")
        passkey = await self._store.passkey(id) if isinstance(id, str) and len(id) <= 1400 else None
        if passkey is None:
            raise passkey_wrong()
        try:
            verified = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site,
                expected_origin=origin,
                credential_public_key=passkey.public_key,
                credential_current_sign_count=passkey.uses,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError):
            raise passkey_wrong() from None
        if not await self._store.note_passkey_use(passkey.id, passkey.uses, verified.new_sign_count, self._now()):
            raise passkey_wrong()
        return passkey.person


def hash_of(challenge: bytes) -> str:
    return hashlib.sha256(challenge).hexdigest()


def described(known: Sequence[Passkey]) -> list[PublicKeyCredentialDescriptor]:
    return [PublicKeyCredentialDescriptor(id=base64url_to_bytes(each.id)) for each in known]


def as_json(text: str) -> dict[str, Any]:
    made: dict[str, Any] = json.loads(text)
    return made
