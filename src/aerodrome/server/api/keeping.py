"""Keeping a name: passkeys, signing in with one, and codes that bring a person to another device."""

from __future__ import annotations

import secrets
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request, Response
from pydantic import Field

from aerodrome.play.names import BadName, checked
from aerodrome.server.api.people import about, introduce
from aerodrome.server.desk import Address, AtDesk, Count, Desk, Known, Somebody
from aerodrome.server.passkeys import Passkeys, site_of
from aerodrome.server.shapes import Me, Shape
from aerodrome.store.keeping import Passkey
from aerodrome.store.people import Person, hash_token
from aerodrome.table.errors import Refused

routes = APIRouter()

CODE_LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Letters and digits that nobody takes for each other: 32 of them, five bits each."""
CODE_LENGTH = 8
CODE_SECONDS = 600.0

KeyName = Annotated[str, Field(min_length=1, max_length=100, description="What you call it: 1 to 40 characters.")]
Credential = Annotated[
    dict[str, Any], Field(max_length=20, description="What the browser made: `PublicKeyCredential.toJSON()`.")
]


class Options(Shape):
    """For the browser: `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`."""

    options: dict[str, Any]


class PasskeyOut(Shape):
    id: str
    name: str
    created: float
    used: float


class PasskeysOut(Shape):
    """My passkeys, oldest first. While I have one, nobody else can take my name."""

    passkeys: list[PasskeyOut]
    devices: int = Field(description="On how many devices I am signed in.")


class MadePasskey(Shape):
    name: KeyName
    credential: Credential


class RenamedPasskey(Shape):
    name: KeyName


class UsedPasskey(Shape):
    credential: Credential


class Code(Shape):
    """A code that brings me to another device. It works once."""

    code: str
    expires: float


class UsedCode(Shape):
    code: str = Field(min_length=1, max_length=40, description="Upper and lower case, spaces and dashes do not matter.")


def passkeys_at(desk: AtDesk) -> Passkeys:
    return Passkeys(desk.house.store, desk.house.now)


Ceremonies = Annotated[Passkeys, Depends(passkeys_at)]


async def human(person: Somebody) -> Person:
    """Somebody who is no bot from outside: the server's owner decides about those."""
    if person.outside:
        raise Refused("not allowed", "bot-of-the-owner")
    return person


Human = Annotated[Person, Depends(human)]


def key_name(name: str) -> str:
    try:
        return checked(name)
    except BadName as error:
        raise Refused.because("bad name", error) from None


@routes.get("/me/passkeys", summary="My passkeys")
async def my_passkeys(person: Somebody, desk: AtDesk) -> PasskeysOut:
    store = desk.house.store
    return PasskeysOut(
        passkeys=[shown(each) for each in await store.passkeys_of(person.id)],
        devices=len(await store.sign_ins_of(person.id)),
    )


def shown(passkey: Passkey) -> PasskeyOut:
    return PasskeyOut(id=passkey.id, name=passkey.name, created=passkey.created, used=passkey.used)


@routes.post("/me/passkeys/options", summary="Begin to make a passkey")
async def begin_passkey(person: Human, request: Request, count: Count, ceremonies: Ceremonies, desk: AtDesk) -> Options:
    count("passkey")
    site, _ = site_of(request.scope)
    await desk.people.check_free(person.id, person.name)
    return Options(options=await ceremonies.options_to_make(person, site))


@routes.post("/me/passkeys", summary="Make a passkey", status_code=201)
async def make_passkey(
    body: MadePasskey, person: Human, request: Request, count: Count, ceremonies: Ceremonies, desk: AtDesk
) -> PasskeyOut:
    """From the first passkey on, your name is yours alone. If somebody has reserved it already, choose another name
    first."""
    count("passkey")
    site, origin = site_of(request.scope)
    name = key_name(body.name)
    await desk.people.reserve(person, person.name)
    try:
        made = await ceremonies.make(person, name, body.credential, site, origin)
    finally:
        await desk.house.store.free_names(person.id)  # unless they have a passkey now
    return shown(made)


@routes.patch("/me/passkeys/{passkey}", summary="Call a passkey something else")
async def rename_passkey(passkey: str, body: RenamedPasskey, person: Human, count: Count, desk: AtDesk) -> PasskeysOut:
    count("passkey")
    if not await desk.house.store.rename_passkey(person.id, passkey, key_name(body.name)):
        raise no_passkey()
    return await my_passkeys(person, desk)


@routes.delete("/me/passkeys/{passkey}", summary="Remove a passkey", status_code=204)
async def remove_passkey(passkey: str, person: Human, count: Count, desk: AtDesk) -> Response:
    """Nobody can sign in with it any more. Devices that are signed in stay so. Without any passkey you are a guest
    again, and your name is free."""
    count("passkey")
    if not await desk.house.store.remove_passkey(person.id, passkey):
        raise no_passkey()
    return Response(status_code=204)


def no_passkey() -> Refused:
    return Refused("unknown passkey", "no-such-passkey")


# --- signing in


@routes.post("/sign-in/passkey/options", summary="Begin to sign in with a passkey")
async def begin_sign_in(request: Request, address: Address, ceremonies: Ceremonies, desk: AtDesk) -> Options:
    desk.windows.count("sign in", address)
    site, _ = site_of(request.scope)
    return Options(options=await ceremonies.options_to_use(site))


@routes.post("/sign-in/passkey", summary="Sign in with a passkey")
async def sign_in(
    body: UsedPasskey, request: Request, response: Response, address: Address, ceremonies: Ceremonies, known: Known,
    desk: AtDesk,
) -> Me:  # fmt: skip
    """Be the person whose passkey it is, on this device too."""
    desk.windows.count("sign in", address)
    site, origin = site_of(request.scope)
    return await arrive(await ceremonies.use(body.credential, site, origin), request, response, known, desk)


async def arrive(person: str, request: Request, response: Response, known: Person | None, desk: Desk) -> Me:
    """Sign somebody in here, unless they are signed in already."""
    if known is not None and known.id == person:
        return await about(known, desk)
    found, token = await desk.people.sign_in(person)
    return await introduce(request, response, desk, found, token)


# --- codes


@routes.post("/me/code", summary="A code for another device", status_code=201)
async def make_code(person: Human, count: Count, desk: AtDesk) -> Code:
    """Whoever uses the code within ten minutes is signed in as you, on their device too. It works once; a newer one
    takes its place."""
    count("code")
    code, now = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH)), desk.house.now()
    await desk.house.store.add_code(person.id, hash_token(code), now, now + CODE_SECONDS)
    half = CODE_LENGTH // 2
    return Code(code=f"{code[:half]}-{code[half:]}", expires=now + CODE_SECONDS)


@routes.post("/sign-in/code", summary="Sign in with a code")
async def use_code(
    body: UsedCode, request: Request, response: Response, address: Address, known: Known, desk: AtDesk
) -> Me:
    desk.windows.count("guess", address)
    code = "".join(each for each in body.code.upper() if each.isalnum())
    person = await desk.house.store.take_code(hash_token(code), desk.house.now())
    if person is None:
        raise Refused("unknown code", "code-wrong")
    return await arrive(person, request, response, known, desk)
