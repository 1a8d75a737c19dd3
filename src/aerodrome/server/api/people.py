"""People take a name, change it, and sign out. Invitations to seats, and the links of tables."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Request, Response
from pydantic import Field

from aerodrome.house.registry import table_damaged
from aerodrome.server.desk import Address, AtDesk, Count, Desk, Known, Somebody, known_person
from aerodrome.server.origins import from_browser, headers_of, is_secure
from aerodrome.server.people import cookie_text, token_of
from aerodrome.server.shapes import Me, Name, SeatNumber, Shape
from aerodrome.server.socket import is_table_id
from aerodrome.store.people import INVITE_ID, Person, hash_token
from aerodrome.table.errors import Damaged, Refused
from aerodrome.table.table import Table

routes = APIRouter()
State = Literal["open", "used", "withdrawn"]
Token = Annotated[str, Field(min_length=8, max_length=120)]


class WantedInvite(Shape):
    seat: SeatNumber


class MadeInvite(Shape):
    id: str = Field(description="The id to withdraw it by.")
    seat: int
    token: str


class GivenInvite(Shape):
    """An invitation that somebody gave; its token is not shown again."""

    id: str
    seat: int
    state: State
    name: str = Field(default="", description="The name of the person who used it, while they sit at the table.")


class Invites(Shape):
    invites: list[GivenInvite]


class MadeLink(Shape):
    link: str = Field(description="Token of the table's new link; the earlier one no longer works.")


class Exchange(Shape):
    token: Token
    name: Name | None = None


class Exchanged(Shape):
    table: str
    seat: int | None = None
    me: Me


class Named(Shape):
    name: Name


async def introduce(request: Request, response: Response, desk: Desk, person: Person, token: str) -> Me:
    """Give a person the token of this device: browsers get a cookie that scripts cannot read, and programs get the
    token itself."""
    me = await about(person, desk)
    if not from_browser(headers_of(request.scope)):
        return me.model_copy(update={"token": token})
    secure = is_secure(request.scope, desk.config)
    response.headers.append("set-cookie", cookie_text(token, secure, desk.config.sign_in_days))
    return me


async def about(person: Person, desk: Desk) -> Me:
    kept = await desk.house.store.has_passkey(person.id)
    return Me(id=person.id, name=person.name, outside=person.outside, kept=kept)


@routes.post("/me", summary="Take a name")
async def take_name(
    body: Named, request: Request, response: Response, address: Address, known: Known, desk: AtDesk
) -> Me:
    """Become a guest. Somebody who is already signed in gets the new name and stays the same person."""
    if known is not None:
        desk.windows.count("rename", address, known.id)
        return await about(await desk.people.rename(known, body.name), desk)
    desk.windows.count("sign up", address)
    person, token = await desk.people.newcomer(body.name)
    await desk.people.add(person, token)
    return await introduce(request, response, desk, person, token)


@routes.get("/me", summary="Who am I?")
async def me(person: Somebody, desk: AtDesk) -> Me:
    return await about(person, desk)


@routes.patch("/me", summary="Change my name")
async def rename(body: Named, person: Somebody, count: Count, desk: AtDesk) -> Me:
    count("rename")
    return await about(await desk.people.rename(person, body.name), desk)


@routes.post("/me/forget", summary="Sign out", status_code=204)
async def forget(request: Request, person: Somebody, desk: AtDesk) -> Response:
    """Sign out on this device: its token stops working, and the server closes its open connections."""
    await desk.people.forget(token_of(request.scope, desk.config), person)
    await desk.expel()
    return Response(status_code=204, headers={"set-cookie": cookie_text("", is_secure(request.scope, desk.config), 0)})


@routes.post("/me/forget-others", summary="Sign out on all other devices", status_code=204)
async def forget_others(request: Request, person: Somebody, desk: AtDesk) -> Response:
    await desk.people.forget_others(token_of(request.scope, desk.config), person)
    await desk.expel()
    return Response(status_code=204)


# --- invitations and links


async def hosted(id: str, person: Somebody, desk: AtDesk) -> Table:
    table = await desk.look_for(id, person.id)
    if table.created.host != person.id:
        raise Refused("not allowed", "only-host")
    return table


Hosted = Annotated[Table, Depends(hosted)]
"""The table that a path names, for its host."""


@routes.post("/tables/{id}/invites", summary="Invite somebody to a seat", status_code=201)
async def invite(table: Hosted, body: WantedInvite, count: Count, desk: AtDesk) -> MadeInvite:
    if table.status != "open":
        raise Refused("not now", "game-begun")
    if body.seat >= len(table.seats):
        raise Refused("bad message", "no-such-seat", last=len(table.seats) - 1)
    if table.seats[body.seat].taken:
        raise Refused("taken", "seat-taken", seat=body.seat + 1, name=table.seats[body.seat].name)
    count("invite")
    token = (await desk.invite(table.id, [body.seat]))[body.seat]
    return MadeInvite(id=hash_token(token)[:INVITE_ID], seat=body.seat, token=token)


@routes.get("/tables/{id}/invites", summary="The invitations that I have sent")
async def given_invites(table: Hosted, desk: AtDesk) -> Invites:
    """For the host. An open invitation gives its seat to the first person who uses it."""
    shown = []
    for given in await desk.house.store.invites_of(table.id):
        if given.seat is not None:
            name = next((table.seats[seat].name for seat in table.seats_of(given.used_by)), "")
            state: State = "withdrawn" if given.withdrawn else "used" if given.used_by else "open"
            shown.append(GivenInvite(id=given.id, seat=given.seat, name=name, state=state))
    return Invites(invites=shown)


@routes.delete("/tables/{id}/invites/{invite}", summary="Withdraw an invitation", status_code=204)
async def withdraw(id: str, invite: str, _: Hosted, desk: AtDesk) -> Response:
    """For the host, before somebody has used it. From then on it gives no seat, and says so."""
    store = desk.house.store
    if not await store.withdraw_invite(id, invite):
        if all(given.id != invite for given in await store.invites_of(id)):
            raise Refused("unknown invite", "no-such-invitation")
        raise Refused("not now", "invitation-used")
    return Response(status_code=204)


@routes.post("/tables/{id}/link", summary="Another link for a table", status_code=201)
async def relink(table: Hosted, count: Count, desk: AtDesk) -> MadeLink:
    """For the host, before the start. The earlier link stops working; people who came in with it stay."""
    count("invite")
    return MadeLink(link=f"{table.id}.{await desk.house.relink(table.id, table.created.host)}")


@routes.post("/invites", summary="Use a link or an invitation")
async def exchange(body: Exchange, request: Request, response: Response, address: Address, desk: AtDesk) -> Exchanged:
    """Exchange the token of a link. The table's link lets you in; an invitation gives you its seat, and works only for
    the first person who uses it. People without a name choose one with it."""
    desk.windows.count("invite", address)
    person = await known_person(request, desk)
    token = ""
    if person is None:
        if body.name is None:
            raise Refused("bad name", "name-first")
        person, token = await desk.people.newcomer(body.name)
    id, dot, link = body.token.partition(".")
    seat: int | None = None
    if dot:
        if not is_table_id(id) or not await desk.house.admit(id, link, person.id):
            raise Refused("unknown invite", "link-wrong")
    else:
        found = await desk.house.store.take_invite(hash_token(body.token), person.id)
        if found is None and await desk.house.store.was_withdrawn(hash_token(body.token)):
            raise Refused("withdrawn", "invitation-withdrawn")
        if found is None or found.seat is None:
            raise Refused("unknown invite", "invitation-wrong")
        id, seat = found.match, found.seat
    if token:
        await desk.people.add(person, token)
    if seat is not None:
        try:
            name = desk.people.name_for(person, body.name)
            await desk.house.seat_by_invitation(id, seat, person.id, name, address)
        except Damaged:  # an invited person may know of the table
            raise table_damaged() from None
    me = await (introduce(request, response, desk, person, token) if token else about(person, desk))
    return Exchanged(table=id, seat=seat, me=me)
