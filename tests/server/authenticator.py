"""An authenticator in software: it makes passkeys and signs with them, as a device does, and cheats when told to."""

from __future__ import annotations

import hashlib
import json
import secrets
import struct
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn import base64url_to_bytes
from webauthn.helpers import bytes_to_base64url

PRESENT, VERIFIED, NEW_KEY = 0x01, 0x04, 0x40


@dataclass
class Made:
    """A passkey on the device."""

    id: bytes
    key: ec.EllipticCurvePrivateKey
    person: bytes
    uses: int = 0


@dataclass
class Authenticator:
    origin: str
    counts: bool = True
    """Does it say how often a passkey was used?"""
    made: list[Made] = field(default_factory=list)

    def make(self, options: dict[str, Any], **cheats: Any) -> dict[str, Any]:
        """Make a passkey: the answer to options for one."""
        key = ec.generate_private_key(ec.SECP256R1())
        made = Made(secrets.token_bytes(16), key, base64url_to_bytes(options["user"]["id"]))
        self.made.append(made)
        numbers = key.public_key().public_numbers()
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")})
        data = self._data(options["rp"]["id"], PRESENT | VERIFIED | NEW_KEY, 0, **cheats)
        data += bytes(16) + struct.pack(">H", len(made.id)) + made.id + public
        told = self._told("webauthn.create", options["challenge"], **cheats)
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return answer(made.id, {"clientDataJSON": told, "attestationObject": attested})

    def use(self, options: dict[str, Any], which: int = -1, **cheats: Any) -> dict[str, Any]:
        """Sign in: the answer to options for that."""
        made = self.made[which]
        made.uses += self.counts
        data = self._data(options["rpId"], PRESENT | VERIFIED, cheats.pop("uses", made.uses), **cheats)
        told = self._told("webauthn.get", options["challenge"], **cheats)
        signature = made.key.sign(data + hashlib.sha256(told).digest(), ec.ECDSA(hashes.SHA256()))
        if cheats.get("forged"):
            signature = ec.generate_private_key(ec.SECP256R1()).sign(data, ec.ECDSA(hashes.SHA256()))
        told_back = {"clientDataJSON": told, "authenticatorData": data, "signature": signature}
        return answer(made.id, told_back | {"userHandle": made.person})

    def _data(self, right_site: str, flags: int, uses: int, **cheats: Any) -> bytes:
        return hashlib.sha256(cheats.get("site", right_site).encode()).digest() + struct.pack(">BI", flags, uses)

    def _told(self, right_kind: str, asked: str, **cheats: Any) -> bytes:
        told = {"type": cheats.get("kind", right_kind), "challenge": cheats.get("challenge", asked),
                "origin": cheats.get("origin", self.origin), "crossOrigin": False}  # fmt: skip
        return json.dumps(told).encode()


def answer(id: bytes, response: dict[str, bytes]) -> dict[str, Any]:
    name = bytes_to_base64url(id)
    return {"id": name, "rawId": name, "type": "public-key", "clientExtensionResults": {},
            "response": {key: bytes_to_base64url(value) for key, value in response.items()}}  # fmt: skip
