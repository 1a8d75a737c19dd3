"""Making a table."""

from __future__ import annotations

import secrets
from typing import Annotated, Literal

from fastapi import APIRouter, Request
from pydantic import Field

from aerodrome.rulebook.game import BadOption, BadSeats
from aerodrome.server.api.asking import AtDesk, Somebody, address_at
from aerodrome.server.api.games import known_game
from aerodrome.server.shapes import BOT, ClockShape, MadeTable, SeatNumber, Shape
from aerodrome.store.people import Invite, hash_token
from aerodrome.table.clock import Clock
from aerodrome.table.entries import Settings
from aerodrome.table.errors import Refused
from aerodrome.table.naming import own_name
from aerodrome.table.seating import check_bot, check_settings
from aerodrome.table.wire import Sit, Start

routes = APIRouter()


class NewTable(Shape):
    """A table to be made."""

    game: str = Field(max_length=40)
    seats: int | None = Field(default=None, ge=1, le=32, description="As many as are usual, unless told.")
    options: dict[str, int | str] = Field(default={}, max_length=40)
    clock: ClockShape = ClockShape()
    privacy: Literal["public", "link", "private"] = "link"
    replay: Literal["everybody", "seats"] = "everybody"
    hints: bool = False
    stand_in: str = Field(default="club", max_length=20, description=BOT)
    bots: dict[SeatNumber, Annotated[str, Field(max_length=20)]] = Field(
        default={}, max_length=32, description=f"Bots by seat. {BOT}"
    )
    sit: dict[SeatNumber, Annotated[str, Field(max_length=100)]] = Field(
        default={},
        max_length=32,
        description="The seats that are mine, with the names to sit there under; an empty name is my own. Several for "
        "people who share a screen.",
    )
    start: bool = Field(default=False, description="Begin at once; all seats must be taken then.")
    seats_each: int | None = Field(
        default=None,
        ge=1,
        le=32,
        description="Seats that a person may take who is neither the host nor invited to one: one at a public table, "
        "unless told, and any number elsewhere.",
    )


def settings_of(body: NewTable) -> Settings:
    """The settings that are asked for, or Refused."""
    game = known_game(body.game)
    try:
        seats = game.check_seats(game.usual_seats if body.seats is None else body.seats)
        options = game.parse_options(body.options, seats)
    except (BadSeats, BadOption) as error:
        raise Refused("bad message", str(error)) from None
    settings = Settings(
        game.name, seats, {name: value for name, value in options.items() if name in body.options},
        Clock(body.clock.kind, body.clock.amount, body.clock.increment), body.privacy, body.replay, body.hints,
        body.stand_in, body.seats_each or 0,
    )  # fmt: skip
    check_settings(settings)
    return settings


def check_wishes(body: NewTable, seats: int) -> None:
    """Refuse before anything is made what could not be done afterwards."""
    for seat in (*body.bots, *body.sit):
        if not 0 <= seat < seats:
            raise Refused("bad message", f"Seats are numbered 0 to {seats - 1}.")
    both = sorted(set(body.bots) & set(body.sit))
    if both:
        raise Refused("bad message", f"Seat {both[0]} cannot be both a bot's and yours.")
    for bot in body.bots.values():
        check_bot(bot)
    for name in body.sit.values():
        if name:
            own_name(name)
    if body.start and len(body.bots) + len(body.sit) < seats:
        raise Refused("not now", "To begin at once, every seat needs a bot or one of you.")


@routes.post("/tables", summary="Make a table", status_code=201)
async def make_table(body: NewTable, request: Request, person: Somebody, desk: AtDesk) -> MadeTable:
    settings = settings_of(body)
    check_wishes(body, settings.seats)
    address = address_at(request)
    if settings.privacy == "public" and not body.start:
        await desk.lobby.check_share(person.id, address)
    desk.windows.count("table", address, person.id)
    id, token = await desk.house.create(settings, person.id, dict(body.bots), address=address)
    for seat, name in sorted(body.sit.items()):
        await desk.act(person.id, Sit(f"sit {seat}", id, seat, name or person.name))
    invites = {}
    if body.start:
        await desk.act(person.id, Start("start", id))
    else:
        free = [seat for seat in range(settings.seats) if seat not in body.bots and seat not in body.sit]
        invites = {seat: secrets.token_urlsafe(24) for seat in free}
        hashed = {hash_token(invite): Invite(id, seat) for seat, invite in invites.items()}
        await desk.house.store.add_invites(hashed, desk.house.now())
    table = await desk.house.look(id)
    return MadeTable(
        id=id, status=table.status, link=f"{id}.{token}", invites=invites, mine=table.seats_of(person.id),
        commitment=table.created.commitment,
    )  # fmt: skip
