"""Tables: the lobby, my own, what everybody may know of one, and making one."""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Literal

from fastapi import APIRouter, Query
from pydantic import Field

from aerodrome.games import load as load_game
from aerodrome.games import names
from aerodrome.house.views import seat_infos, share_infos, standing
from aerodrome.rulebook.game import BadOption, BadSeats
from aerodrome.server.api.games import known_game
from aerodrome.server.desk import Address, Anybody, AtDesk, AtTable, Count, Desk, Reading, Somebody, id_of, may_replay
from aerodrome.server.lobby import Public
from aerodrome.server.shapes import BOT, ClockShape, MadeTable, Seat, SeatNumber, Shape, Share
from aerodrome.store.journal import STATUSES
from aerodrome.store.lists import Sitting
from aerodrome.store.revive import is_time
from aerodrome.table.clock import Clock
from aerodrome.table.entries import Privacy, Replay, Settings
from aerodrome.table.errors import Refused
from aerodrome.table.naming import own_name
from aerodrome.table.seating import check_bot, check_settings
from aerodrome.table.table import Table
from aerodrome.table.wire import Sit, Start

routes = APIRouter()


class Known(Shape):
    """What the lobby and a table's own page both show."""

    id: str
    game: str
    title: str
    status: str
    clock: ClockShape
    hints: bool
    seats_each: int = Field(description="The most seats for a person who is neither the host nor invited to one.")


class Summary(Known):
    """What everybody sees who may know of a table."""

    privacy: Privacy
    replay: Replay
    stand_in: str
    options: dict[str, str]
    seats: list[Seat]
    mine: list[int]
    host: bool = Field(description="Did I make it?")
    freed: Literal["", "freed", "closed"] = Field(
        default="",
        description="`freed`: the host has freed my seat, and I may sit down again; `closed`: I may not.",
    )
    closed_to: list[str] = Field(
        default=[], description="For the host: the names of those who may not sit down here again."
    )
    outside_bots: list[str] = Field(
        default=[], description="For the host: bots from outside that the server offers for this game."
    )
    may_sit: bool
    may_watch: bool
    asked: list[int]
    moves: int
    scores: list[int]
    places: list[int]
    commitment: str
    shares: list[Share] = Field(
        default=[], description="What each seat contributes to the luck; empty if the server's secret alone decides."
    )
    voided: int = Field(
        default=0, description="How often nonces were revealed in vain, because the seats changed afterwards."
    )
    secret: str = ""
    rematch: str = ""


class Listed(Known):
    """A table in the lobby."""

    created: float
    updated: float
    seats: int
    taken: int | None = Field(default=None, description="Null if the table sleeps on disk.")
    names: list[str] = Field(default=[])


class Lobby(Shape):
    """Public tables: every host's newest comes before anybody's second."""

    open: list[Listed]
    running: list[Listed]
    more_open: str = Field(default="", description="For the next page, as `open_after`; empty on the last.")
    more_running: str = Field(default="", description="For the next page, as `running_after`; empty on the last.")


class Mine(Shape):
    id: str
    game: str
    status: str
    seats: list[int]
    updated: float
    damaged: bool = False
    """We cannot open it, because we cannot read its stored moves. A list does not show all kinds of damage."""
    archived: bool = False
    """The server has moved it into an archive, where whoever runs the server finds it."""


class MyTables(Shape):
    tables: list[Mine]


def listed(desk: Desk, public: Public) -> Listed:
    header, settings, table = public.header, public.created.settings, desk.house.peek(public.header.id)
    return Listed(
        id=header.id, game=header.game, title=load_game(header.game).title, status=header.status,
        created=header.created, updated=header.updated, seats=settings.seats,
        taken=sum(seat.taken for seat in table.seats) if table else None,
        names=[seat.name for seat in table.seats if seat.taken] if table else [],
        clock=ClockShape.of(settings.clock), hints=settings.hints, seats_each=settings.most_seats_each,
    )  # fmt: skip


NextPage = Annotated[str, Query(max_length=40, description="From the page before; empty for the first.")]


@routes.get("/tables", summary="Tables that are open to all")
async def lobby(desk: Reading, open_after: NextPage = "", running_after: NextPage = "") -> Lobby:
    """Public tables: those that wait for players, and those that people can watch, 50 of each on a page. Every host's
    newest comes before anybody's second. If nobody is at a waiting table, it leaves the list after a while."""
    waiting, more_open = await desk.lobby.page("open", open_after)
    running, more_running = await desk.lobby.page("running", running_after)
    return Lobby(
        open=[listed(desk, each) for each in waiting], running=[listed(desk, each) for each in running],
        more_open=more_open, more_running=more_running,
    )  # fmt: skip


def is_damaged(desk: Desk, sitting: Sitting) -> bool:
    """A table as far as a list shows it, without the journal."""
    known = sitting.game in names() and sitting.status in STATUSES and is_time(sitting.updated)
    whole = sitting.whole or sitting.archived
    return desk.house.is_damaged(sitting.match) or not whole or not known


@routes.get("/tables/mine", summary="The tables where I sit, lessons left out")
async def my_tables(person: Somebody, desk: AtDesk) -> MyTables:
    found: dict[str, Mine] = {}
    for sitting in await desk.house.store.players_matches(person.id):
        if sitting.privacy != "lesson" and type(sitting.seat) is int:
            mine = Mine(
                id=sitting.match, game=sitting.game, status=sitting.status, seats=[],
                updated=sitting.updated if is_time(sitting.updated) else 0.0, damaged=is_damaged(desk, sitting),
                archived=sitting.archived,
            )  # fmt: skip
            found.setdefault(sitting.match, mine).seats.append(sitting.seat)
    return MyTables(tables=list(found.values()))


def freed_of(table: Table, person: str) -> Literal["", "freed", "closed"]:
    """Has the host freed the seat of a person who has none here now?"""
    if table.status != "open" or person not in table.freed or table.seats_of(person):
        return ""
    return "closed" if person in table.closed_to else "freed"


def summary_of(table: Table, person: str, outside: Collection[str] = ()) -> Summary:
    settings, game = table.settings, table.game
    scores, places = standing(table)
    host = bool(person) and table.created.host == person
    return Summary(
        id=table.id, game=game.name, title=game.title, status=table.status, privacy=settings.privacy,
        replay=settings.replay, hints=settings.hints, stand_in=settings.stand_in,
        options=game.show_options(game.parse_options(settings.options, settings.seats)),
        clock=ClockShape.of(settings.clock), seats=seat_infos(table, person), mine=table.seats_of(person), host=host,
        seats_each=settings.most_seats_each, freed=freed_of(table, person),
        closed_to=sorted({table.freed[each] for each in table.closed_to}) if host and table.status == "open" else [],
        outside_bots=list(outside) if host and table.status == "open" else [],
        may_sit=table.status == "open" and table.may_sit(person), may_watch=table.may_watch(person),
        asked=table.asked, moves=len(table.log), scores=scores, places=places, commitment=table.created.commitment,
        shares=share_infos(table), voided=table.voided,
        secret=table.ended.secret if table.ended and may_replay(table, person) else "", rematch=table.rematch,
    )  # fmt: skip


@routes.get("/tables/{id}", summary="A table")
async def summary(table: AtTable, person: Anybody, desk: AtDesk) -> Summary:
    """What everybody may know of a table. If you may not know of it, the answer is as if it did not exist."""
    return summary_of(table, id_of(person), desk.house.crew.outside.bots(table.game.name))


# --- making one


class NewTable(Shape):
    """A table to be made."""

    game: str = Field(max_length=40)
    seats: int | None = Field(default=None, ge=1, le=32, description="By default, the usual number.")
    options: dict[str, int | str] = Field(default={}, max_length=40)
    clock: ClockShape = ClockShape()
    privacy: Literal["public", "link", "private"] = "link"
    replay: Literal["everybody", "seats"] = "everybody"
    hints: bool = False
    stand_in: str = Field(default="club", max_length=20, description=BOT)
    bots: dict[SeatNumber, Annotated[str, Field(max_length=60)]] = Field(
        default={}, max_length=32, description=f"Bots by seat. {BOT} Or one of `outside_bots`."
    )
    sit: dict[SeatNumber, Annotated[str, Field(max_length=100)]] = Field(
        default={},
        max_length=32,
        description="My seats, with a name for each; an empty name means my own. Several are for "
        "people who share a screen.",
    )
    start: bool = Field(default=False, description="Begin at once; then all seats must be taken.")
    seats_each: int | None = Field(
        default=None,
        ge=1,
        le=32,
        description="The most seats for a person who is neither the host nor invited to one: by default one at a "
        "public table, and any number elsewhere.",
    )


def settings_of(body: NewTable) -> Settings:
    game = known_game(body.game)
    try:
        seats = game.check_seats(game.usual_seats if body.seats is None else body.seats)
        options = game.parse_options(body.options, seats)
    except (BadSeats, BadOption) as error:
        raise Refused.because("bad message", error) from None
    chosen = {name: value for name, value in options.items() if name in body.options}
    settings = Settings(
        game.name, seats, chosen, Clock(**body.clock.model_dump()), body.privacy, body.replay, body.hints,
        body.stand_in, body.seats_each or 0,
    )  # fmt: skip
    check_settings(settings)
    return settings


def check_wishes(body: NewTable, seats: int, outside: Collection[str]) -> None:
    """Refuse what the new table could not carry out."""
    if any(seat >= seats for seat in (*body.bots, *body.sit)):
        raise Refused("bad message", "no-such-seat", last=seats - 1)
    both = body.bots.keys() & body.sit.keys()
    if both:
        raise Refused("bad message", "seat-twice", seat=min(both) + 1)
    for bot in body.bots.values():
        check_bot(known_game(body.game), bot, outside)
    for name in filter(None, body.sit.values()):
        own_name(name)
    if body.start and len(body.bots) + len(body.sit) < seats:
        raise Refused("not now", "seats-not-all-taken")


@routes.post("/tables", summary="Make a table", status_code=201)
async def make_table(body: NewTable, person: Somebody, address: Address, count: Count, desk: AtDesk) -> MadeTable:
    settings = settings_of(body)
    check_wishes(body, settings.seats, desk.house.crew.outside.bots(settings.game))
    if settings.privacy == "public" and not body.start:
        await desk.lobby.check_share(person.id, address)
    count("table")
    id, token = await desk.house.create(settings, person.id, dict(body.bots), address=address)
    for seat, name in sorted(body.sit.items()):
        await desk.act(person.id, Sit(f"sit {seat}", id, seat, desk.people.name_for(person, name)))
    invites = {}
    if body.start:
        await desk.act(person.id, Start("start", id))
    else:
        invites = await desk.invite(id, sorted({*range(settings.seats)} - {*body.bots, *body.sit}))
    table = await desk.house.look(id)
    return MadeTable(
        id=id, status=table.status, link=f"{id}.{token}", invites=invites, mine=table.seats_of(person.id),
        commitment=table.created.commitment,
    )  # fmt: skip
