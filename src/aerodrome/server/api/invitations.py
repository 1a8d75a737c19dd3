"""Invitations to seats, and the links of tables."""

from __future__ import annotations

import secrets
from typing import Annotated, Literal

from fastapi import APIRouter, Request, Response
from pydantic import Field

from aerodrome.house.registry import DAMAGED
from aerodrome.server.api.asking import AtDesk, Somebody, address_at, known_person
from aerodrome.server.api.people import introduce
from aerodrome.server.desk import Desk
from aerodrome.server.shapes import Me, Name, SeatNumber, Shape
from aerodrome.server.socket import is_table_id
from aerodrome.store.people import INVITE_ID, Invite, Person, hash_token
from aerodrome.table.errors import Damaged, Refused
from aerodrome.table.naming import own_name
from aerodrome.table.table import Table

routes = APIRouter()


Token = Annotated[str, Field(min_length=8, max_length=120)]


class WantedInvite(Shape):
    seat: SeatNumber


class MadeInvite(Shape):
    id: str = Field(description="Names it to withdraw it.")
    seat: int
    token: str


class GivenInvite(Shape):
    """An invitation that was given; its token is not shown again."""

    id: str
    seat: int
    state: Literal["open", "used", "withdrawn"]
    name: str = Field(default="", description="Of who has used it, while they sit at the table.")


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


@routes.post("/tables/{id}/invites", summary="Invite somebody to a seat", status_code=201)
async def invite(id: str, body: WantedInvite, request: Request, person: Somebody, desk: AtDesk) -> MadeInvite:
    table = await hosted(desk, id, person)
    if table.status != "open":
        raise Refused("not now", "The game has already begun.")
    if not 0 <= body.seat < len(table.seats):
        raise Refused("bad message", f"Seats are numbered 0 to {len(table.seats) - 1}.")
    if table.seats[body.seat].taken:
        raise Refused("taken", f"Seat {body.seat + 1} is taken by {table.seats[body.seat].name}.")
    desk.windows.count("invite", address_at(request), person.id)
    token = secrets.token_urlsafe(24)
    await desk.house.store.add_invites({hash_token(token): Invite(id, body.seat)}, desk.house.now())
    return MadeInvite(id=hash_token(token)[:INVITE_ID], seat=body.seat, token=token)


async def hosted(desk: Desk, id: str, person: Person) -> Table:
    """A table for its host; Refused for everybody else."""
    table = await desk.look_for(id, person.id)
    if table.created.host != person.id:
        raise Refused("not allowed", "Only the host can do that.")
    return table


@routes.get("/tables/{id}/invites", summary="The invitations that I have sent")
async def given_invites(id: str, person: Somebody, desk: AtDesk) -> Invites:
    """For the host. An invitation that is open gives its seat to the first who uses it."""
    table = await hosted(desk, id, person)
    shown = []
    for given in await desk.house.store.invites_of(id):
        if given.seat is not None:
            there = table.seats_of(given.used_by)
            shown.append(
                GivenInvite(
                    id=given.id, seat=given.seat, name=table.seats[there[0]].name if there else "",
                    state="withdrawn" if given.withdrawn else "used" if given.used_by else "open",
                )
            )  # fmt: skip
    return Invites(invites=shown)


@routes.delete("/tables/{id}/invites/{invite}", summary="Withdraw an invitation", status_code=204)
async def withdraw(id: str, invite: str, person: Somebody, desk: AtDesk) -> Response:
    """For the host, before somebody has used it: from then on it gives no seat, and says so."""
    await hosted(desk, id, person)
    if not await desk.house.store.withdraw_invite(id, invite):
        if all(given.id != invite for given in await desk.house.store.invites_of(id)):
            raise Refused("unknown invite", "There is no such invitation to this table.")
        raise Refused("not now", "Somebody has already used this invitation. You can free the seat instead.")
    return Response(status_code=204)


@routes.post("/tables/{id}/link", summary="Another link for a table", status_code=201)
async def relink(id: str, request: Request, person: Somebody, desk: AtDesk) -> MadeLink:
    """For the host, before the start: a new link; the earlier one no longer lets anybody in. People who came in with it
    stay."""
    await hosted(desk, id, person)
    desk.windows.count("invite", address_at(request), person.id)
    return MadeLink(link=f"{id}.{await desk.house.relink(id, person.id)}")


@routes.post("/invites", summary="Use a link or an invitation")
async def exchange(body: Exchange, request: Request, response: Response, desk: AtDesk) -> Exchanged:
    """Exchange the token of a link. The table's link lets you in; an invitation gives you its seat, and works only for
    the first person who uses it. People without a name choose one with it."""
    desk.windows.count("invite", address_at(request))
    person = await known_person(request, desk)
    token = ""
    if person is None:
        if body.name is None:
            raise Refused("bad name", "Choose a name before you sit down.")
        person, token = desk.people.fresh(body.name)
    id, dot, link = body.token.partition(".")
    seat: int | None = None
    if dot:
        if not is_table_id(id) or not await desk.house.admit(id, link, person.id):
            raise Refused("unknown invite", "This link is not valid.")
    else:
        found = await desk.house.store.take_invite(hash_token(body.token), person.id)
        if found is None and await desk.house.store.was_withdrawn(hash_token(body.token)):
            raise Refused("withdrawn", "The host has withdrawn this invitation. Ask for a new one.")
        if found is None or found.seat is None:
            raise Refused("unknown invite", "This invitation is not valid, or somebody has used it.")
        id, seat = found.match, found.seat
    if token:
        await desk.people.add(person, token)
    if seat is not None:
        try:
            name = own_name(body.name) if body.name else person.name
            await desk.house.seat_by_invitation(id, seat, person.id, name, address_at(request))
        except Damaged:  # who was invited there may know it
            raise Refused("damaged", DAMAGED) from None
    me = introduce(request, response, desk, person, token) if token else Me.of(person)
    return Exchanged(table=id, seat=seat, me=me)
