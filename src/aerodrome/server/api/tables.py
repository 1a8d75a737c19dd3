"""Tables: the lobby, my own, and what is publicly known of one."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Query
from pydantic import Field

from aerodrome.games import load as load_game
from aerodrome.games import names
from aerodrome.house.views import seat_infos, share_infos, standing
from aerodrome.server.api.asking import Anybody, AtDesk, Reading, Somebody, id_of
from aerodrome.server.desk import Desk, may_replay
from aerodrome.server.lobby import Public
from aerodrome.server.shapes import ClockShape, Seat, Shape, Share
from aerodrome.store.journal import STATUSES
from aerodrome.store.lists import Sitting
from aerodrome.store.revive import is_time
from aerodrome.table.entries import Privacy, Replay
from aerodrome.table.table import Table

routes = APIRouter()


class Summary(Shape):
    """What anybody who may know of a table knows."""

    id: str
    game: str
    title: str
    status: str
    privacy: Privacy
    replay: Replay
    hints: bool
    stand_in: str
    options: dict[str, str]
    clock: ClockShape
    seats: list[Seat]
    mine: list[int]
    host: bool = Field(description="Did I make it?")
    seats_each: int = Field(description="Seats that a person may take who is neither the host nor invited to one.")
    freed: Literal["", "freed", "closed"] = Field(
        default="",
        description="`freed`: the host has freed my seat, and I may sit down again; `closed`: I may not.",
    )
    closed_to: list[str] = Field(
        default=[], description="For the host: the names of those who may not sit down here again."
    )
    may_sit: bool
    may_watch: bool
    asked: list[int]
    moves: int
    scores: list[int]
    places: list[int]
    commitment: str
    shares: list[Share] = Field(
        default=[], description="What each seat gives to the luck; none where the server's secret alone decides."
    )
    voided: int = Field(
        default=0, description="How often nonces were revealed for nothing, because the seats changed after that."
    )
    secret: str = ""
    rematch: str = ""


class Listed(Shape):
    """A table in the lobby."""

    id: str
    game: str
    title: str
    status: str
    created: float
    updated: float
    seats: int
    taken: int | None = Field(default=None, description="None where the table sleeps on disk.")
    names: list[str] = Field(default=[])
    clock: ClockShape
    hints: bool
    seats_each: int = Field(description="Seats that a person may take.")


class Lobby(Shape):
    """Public tables; everybody's newest before anybody's second."""

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
    """It cannot be opened: its stored moves cannot be read. Not every damage can be seen from a list."""


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
    """Public tables: those that wait for players, and those that can be watched, 50 of each on a page. Everybody's
    newest comes before anybody's second. A table that waits while nobody is there is left out after a while."""
    waiting = await desk.lobby.page("open", open_after)
    running = await desk.lobby.page("running", running_after)
    return Lobby(
        open=[listed(desk, each) for each in waiting.tables],
        running=[listed(desk, each) for each in running.tables],
        more_open=waiting.next,
        more_running=running.next,
    )


def is_damaged(desk: Desk, sitting: Sitting) -> bool:
    """As far as it can be seen without reading the journal."""
    known = sitting.game in names() and sitting.status in STATUSES and is_time(sitting.updated)
    return desk.house.is_damaged(sitting.match) or not sitting.whole or not known


@routes.get("/tables/mine", summary="The tables where I sit, lessons left out")
async def my_tables(person: Somebody, desk: AtDesk) -> MyTables:
    found: dict[str, Mine] = {}
    for sitting in await desk.house.store.players_matches(person.id):
        mine = found.get(sitting.match)
        if sitting.privacy == "lesson" or type(sitting.seat) is not int:
            continue
        if mine is None:
            found[sitting.match] = Mine(
                id=sitting.match,
                game=sitting.game,
                status=sitting.status,
                seats=[sitting.seat],
                updated=sitting.updated if is_time(sitting.updated) else 0.0,
                damaged=is_damaged(desk, sitting),
            )
        else:
            mine.seats.append(sitting.seat)
    return MyTables(tables=list(found.values()))


def freed_of(table: Table, person: str) -> Literal["", "freed", "closed"]:
    """Has the host freed the seat of a person who has none here now?"""
    if table.status != "open" or person not in table.freed or table.seats_of(person):
        return ""
    return "closed" if person in table.closed_to else "freed"


def summary_of(table: Table, person: str) -> Summary:
    settings, game = table.settings, table.game
    scores, places = standing(table)
    host = bool(person) and table.created.host == person
    return Summary(
        id=table.id, game=game.name, title=game.title, status=table.status, privacy=settings.privacy,
        replay=settings.replay, hints=settings.hints, stand_in=settings.stand_in,
        options=game.show_options(game.parse_options(settings.options, settings.seats)),
        clock=ClockShape.of(settings.clock),
        seats=seat_infos(table, person),
        mine=table.seats_of(person), host=host, seats_each=settings.most_seats_each,
        freed=freed_of(table, person),
        closed_to=sorted({table.freed[each] for each in table.closed_to}) if host and table.status == "open" else [],
        may_sit=bool(person) and table.status == "open" and table.may_sit(person), may_watch=table.may_watch(person),
        asked=table.asked, moves=len(table.log), scores=scores, places=places, commitment=table.created.commitment,
        shares=share_infos(table), voided=table.voided,
        secret=table.ended.secret if table.ended and may_replay(table, person) else "", rematch=table.rematch,
    )  # fmt: skip


@routes.get("/tables/{id}", summary="A table")
async def summary(id: str, person: Anybody, desk: AtDesk) -> Summary:
    """What is publicly known of a table. One that you may not know of is not found, as if it did not exist."""
    return summary_of(await desk.look_for(id, id_of(person)), id_of(person))
