"""The HTTP API under /api: games, people, tables, invitations, exports. Playing itself goes over the WebSocket."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import secrets
from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Depends, Query, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse

from aerodrome.games import UnknownGame, available, names
from aerodrome.games import load as load_game
from aerodrome.house.house import DAMAGED
from aerodrome.house.views import question_of, seat_infos, share_infos, sight_of, standing
from aerodrome.play.layout import layout_of
from aerodrome.play.luck import lesson_secret
from aerodrome.play.position import position_text
from aerodrome.rulebook.game import BadOption, BadSeats, Game
from aerodrome.rulebook.record import NONE
from aerodrome.server import shapes
from aerodrome.server.desk import Desk, eyes_for, may_replay, viewer_for
from aerodrome.server.lessons import LEARNER, Page, bots_of, lesson_for, place_of, rehearsed
from aerodrome.server.lessons import settings_of as lesson_settings
from aerodrome.server.limits import address_of
from aerodrome.server.lobby import Public
from aerodrome.server.origins import from_browser, headers_of, is_secure
from aerodrome.server.people import BadToken, Person, cookie_text, person_name, token_of
from aerodrome.server.socket import is_table_id
from aerodrome.store.journal import STATUSES
from aerodrome.store.lists import Sitting
from aerodrome.store.people import INVITE_ID, Invite, hash_token
from aerodrome.store.revive import is_time
from aerodrome.table.clock import Clock
from aerodrome.table.entries import Settings
from aerodrome.table.table import STAND_INS, Damaged, Refused, Table, check_settings
from aerodrome.table.wire import Leave, Sit, Start

api = APIRouter(prefix="/api", responses={"4XX": {"model": shapes.Fault, "description": "It was not done."}})


# --- who asks -----------------------------------------------------------------------------------------------


def desk_of(request: Request) -> Desk:
    desk: Desk = request.app.state.desk
    return desk


AtDesk = Annotated[Desk, Depends(desk_of)]


def address_at(request: Request) -> str:
    return address_of(request.scope.get("client"))


async def shown_person(request: Request, desk: Desk) -> Person | None:
    """Who a request says it comes from; BadToken where that is not true any more."""
    headers = headers_of(request.scope["headers"])
    return await desk.people.whose(token_of(headers, is_secure(request.scope["scheme"], desk.config, headers)))


async def anybody(request: Request, desk: AtDesk) -> Person | None:
    """Who asks, or None for somebody who has no name here yet."""
    address = address_at(request)
    desk.windows.count("read", address)
    return await shown_person(request, desk)


async def somebody(person: Annotated[Person | None, Depends(anybody)]) -> Person:
    """Who asks; there must be somebody."""
    if person is None:
        raise BadToken("Say who you are first: take a name.")
    return person


Anybody = Annotated[Person | None, Depends(anybody)]
Somebody = Annotated[Person, Depends(somebody)]
Seat = Annotated[int | None, Query(ge=-1, le=31, description="My seat, or -1 to look as a spectator.")]
Eyes = Annotated[int | None, Query(ge=-2, le=31, description="A seat, -1 for a spectator, -2 for all hands open.")]


def id_of(person: Person | None) -> str:
    return person.id if person is not None else ""


# --- people -------------------------------------------------------------------------------------------------


def introduce(request: Request, response: Response, desk: Desk, person: Person, token: str) -> shapes.Me:
    """Give a new person the token: a browser as a cookie, which its scripts cannot read; a program as it is."""
    headers = headers_of(request.scope["headers"])
    if not from_browser(headers):
        return shapes.Me(id=person.id, name=person.name, token=token)
    secure = is_secure(request.scope["scheme"], desk.config, headers)
    response.headers.append("set-cookie", cookie_text(token, secure, desk.config.sign_in_days))
    return shapes.Me(id=person.id, name=person.name)


@api.post("/me", summary="Take a name")
async def take_name(body: shapes.Named, request: Request, response: Response, desk: AtDesk) -> shapes.Me:
    """Become a guest. Who is signed in already gets the new name and stays the same person."""
    try:
        known = await shown_person(request, desk)
    except BadToken:
        known = None
    if known is not None:
        desk.windows.count("rename", address_at(request), known.id)
        known = await desk.people.rename(known, body.name)
        return shapes.Me(id=known.id, name=known.name)
    person, token = desk.people.fresh(body.name)
    desk.windows.count("sign up", address_at(request))
    await desk.people.add(person, token)
    return introduce(request, response, desk, person, token)


@api.get("/me", summary="Who am I?")
async def me(person: Somebody) -> shapes.Me:
    return shapes.Me(id=person.id, name=person.name)


@api.patch("/me", summary="Change my name")
async def rename(body: shapes.Named, request: Request, person: Somebody, desk: AtDesk) -> shapes.Me:
    desk.windows.count("rename", address_at(request), person.id)
    person = await desk.people.rename(person, body.name)
    return shapes.Me(id=person.id, name=person.name)


@api.post("/me/forget", summary="Sign out", status_code=204)
async def forget(request: Request, person: Somebody, desk: AtDesk) -> Response:
    """The token is worth nothing from now on, and open connections are closed."""
    await desk.people.forget(person)
    desk.hub.forget(person.id)
    headers = headers_of(request.scope["headers"])
    response = Response(status_code=204)
    response.headers["set-cookie"] = cookie_text("", is_secure(request.scope["scheme"], desk.config, headers), 0)
    return response


# --- games --------------------------------------------------------------------------------------------------


def known_game(name: str) -> Game:
    try:
        return load_game(name)
    except UnknownGame as error:
        raise Refused("unknown game", str(error)) from None


def game_sheet(game: Game) -> shapes.GameOut:
    options = [
        shapes.OptionOut(
            name=o.name, default=o.show(o.default), takes=o.takes(), help=o.help, low=o.low, high=o.high,
            words=dict(o.words), names_a_seat=o.names_a_seat,
        )
        for o in game.options
    ]  # fmt: skip
    return shapes.GameOut(
        name=game.name, title=game.title, tagline=game.tagline, minutes=game.minutes, seats=list(game.seats),
        usual_seats=game.usual_seats, rules_version=game.version, cards=game.cards_digest, actions=game.actions,
        has_secrets=game.has_secrets, options=options, schema=layout_of(game).schema(),
        rules=[rule.id for rule in game.rules],
    )  # fmt: skip


@api.get("/games", summary="The games")
async def games(request: Request, desk: AtDesk) -> shapes.Games:
    desk.windows.count("read", address_at(request))
    return shapes.Games(games=[game_sheet(game) for game in available()], bots=list(STAND_INS))


@api.get("/games/{game}/rules", summary="The rules of a game")
async def rules(game: str, request: Request, desk: AtDesk) -> shapes.Rules:
    desk.windows.count("read", address_at(request))
    found = known_game(game)
    return shapes.Rules(
        game=found.name,
        title=found.title,
        rules=[
            shapes.RuleOut(id=rule.id, number=rule.number, section=rule.section, text=rule.text, source=rule.source)
            for rule in found.rules
        ],
    )


# --- making tables ------------------------------------------------------------------------------------------


def settings_of(body: shapes.NewTable) -> Settings:
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


def check_wishes(body: shapes.NewTable, seats: int) -> None:
    """Refuse before anything is made what could not be done afterwards."""
    for seat in (*body.bots, *body.sit):
        if not 0 <= seat < seats:
            raise Refused("bad message", f"Seats are numbered 0 to {seats - 1}.")
    both = sorted(set(body.bots) & set(body.sit))
    if both:
        raise Refused("bad message", f"Seat {both[0]} cannot be both a bot's and yours.")
    for bot in body.bots.values():
        if bot not in STAND_INS:
            raise Refused("unknown bot", f"There is no bot {bot[:20]!r} for tables; there are {', '.join(STAND_INS)}.")
    for name in body.sit.values():
        if name:
            person_name(name)
    if body.start and len(body.bots) + len(body.sit) < seats:
        raise Refused("not now", "To begin at once, every seat needs a bot or one of you.")


@api.post("/tables", summary="Make a table", status_code=201)
async def make_table(body: shapes.NewTable, request: Request, person: Somebody, desk: AtDesk) -> shapes.MadeTable:
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
    table = await desk.look(id)
    mine = table.seats_of(person.id)
    return shapes.MadeTable(
        id=id, status=table.status, link=f"{id}.{token}", invites=invites, mine=mine,
        commitment=table.created.commitment,
    )  # fmt: skip


# --- lessons ------------------------------------------------------------------------------------------------


def page_shape(page: Page, look: str) -> shapes.PageOut:
    return shapes.PageOut(en=page.en, de=page.de, look=look, rules=list(page.rules))


@api.get("/lessons/{game}", summary="The lesson of a game")
async def lesson(game: str, request: Request, desk: AtDesk) -> shapes.LessonOut:
    """What its coach says, and which moves it suggests."""
    desk.windows.count("read", address_at(request))
    found = known_game(game)
    written, script = lesson_for(found.name), await asyncio.to_thread(rehearsed, found.name)
    return shapes.LessonOut(
        game=found.name,
        title=found.title,
        steps=[
            shapes.StepOut(
                say=[page_shape(page, look) for page, look in zip(step.say, stop.looks, strict=True)],
                action=stop.action,
            )
            for step, stop in zip(written.steps, script.stops, strict=True)
        ],
        tips={question: page_shape(tip, tip.look) for question, tip in written.tips.items()},
        outcome=page_shape(written.outcome, written.outcome.look),
        end=page_shape(written.end, written.end.look),
    )


@api.post("/lessons/{game}", summary="Begin a lesson", status_code=201)
async def begin_lesson(game: str, request: Request, person: Somebody, desk: AtDesk) -> shapes.MadeTable:
    """A running table with me and bots, whose luck is the same each time. An earlier lesson of mine ends with it."""
    found = known_game(game)
    written = lesson_for(found.name)
    desk.windows.count("table", address_at(request), person.id)
    for sitting in await desk.house.store.players_matches(person.id):
        if sitting.privacy == "lesson" and sitting.status == "running":
            with contextlib.suppress(Refused):  # it may have come to its end meanwhile
                await desk.act(person.id, Leave("leave", sitting.match, sitting.seat))
    id, token = await desk.house.create(
        lesson_settings(found.name, written),
        person.id,
        bots_of(written),
        lesson_secret=lesson_secret(found.name, written.deal),
    )
    await desk.act(person.id, Sit("sit", id, LEARNER, person.name))
    await desk.act(person.id, Start("start", id))
    return shapes.MadeTable(id=id, status="running", link=f"{id}.{token}", invites={}, mine=[LEARNER])


@api.get("/tables/{id}/lesson", summary="Where I stand in a lesson")
async def lesson_place(id: str, person: Somebody, desk: AtDesk) -> shapes.PlaceOut:
    table = await desk.look_for(id, person.id)
    table.check_owner(person.id, LEARNER)
    if not table.settings.is_lesson:
        raise Refused("not now", "This table is no lesson.")
    place = place_of(table, await asyncio.to_thread(rehearsed, table.settings.game))
    return shapes.PlaceOut(step=place.step, strayed=place.strayed, question=place.question)


@api.post("/tables/{id}/invites", summary="Invite somebody to a seat", status_code=201)
async def invite(
    id: str, body: shapes.WantedInvite, request: Request, person: Somebody, desk: AtDesk
) -> shapes.MadeInvite:
    table = await desk.look_for(id, person.id)
    if table.created.host != person.id:
        raise Refused("not allowed", "Only who opened the table can invite.")
    if table.status != "open":
        raise Refused("not now", "The game has begun already.")
    if not 0 <= body.seat < len(table.seats):
        raise Refused("bad message", f"Seats are numbered 0 to {len(table.seats) - 1}.")
    if table.seats[body.seat].taken:
        raise Refused("taken", f"Seat {body.seat + 1} is taken by {table.seats[body.seat].name}.")
    desk.windows.count("invite", address_at(request), person.id)
    token = secrets.token_urlsafe(24)
    await desk.house.store.add_invites({hash_token(token): Invite(id, body.seat)}, desk.house.now())
    return shapes.MadeInvite(id=hash_token(token)[:INVITE_ID], seat=body.seat, token=token)


async def hosted(desk: Desk, id: str, person: Person) -> Table:
    """A table for its host; Refused for everybody else."""
    table = await desk.look_for(id, person.id)
    if table.created.host != person.id:
        raise Refused("not allowed", "Only who opened the table can do that.")
    return table


@api.get("/tables/{id}/invites", summary="The invitations that I have given")
async def given_invites(id: str, person: Somebody, desk: AtDesk) -> shapes.Invites:
    """For the host. An invitation that is open gives its seat to the first who uses it."""
    table = await hosted(desk, id, person)
    shown = []
    for given in await desk.house.store.invites_of(id):
        if given.seat is not None:
            there = table.seats_of(given.used_by)
            shown.append(
                shapes.GivenInvite(
                    id=given.id, seat=given.seat, name=table.seats[there[0]].name if there else "",
                    state="withdrawn" if given.withdrawn else "used" if given.used_by else "open",
                )
            )  # fmt: skip
    return shapes.Invites(invites=shown)


@api.delete("/tables/{id}/invites/{invite}", summary="Withdraw an invitation", status_code=204)
async def withdraw(id: str, invite: str, person: Somebody, desk: AtDesk) -> Response:
    """For the host, before somebody has used it: from then on it gives no seat, and says so."""
    await hosted(desk, id, person)
    if not await desk.house.store.withdraw_invite(id, invite):
        used = any(given.id == invite for given in await desk.house.store.invites_of(id))
        if not used:
            raise Refused("unknown invite", "There is no such invitation to this table.")
        raise Refused("not now", "Somebody has used this invitation already. You can free the seat instead.")
    return Response(status_code=204)


@api.post("/tables/{id}/link", summary="Another link for a table", status_code=201)
async def relink(id: str, request: Request, person: Somebody, desk: AtDesk) -> shapes.MadeLink:
    """For the host, before the start: a new link, and the earlier one lets nobody in any more. Who came in with it
    stays."""
    await hosted(desk, id, person)
    desk.windows.count("invite", address_at(request), person.id)
    return shapes.MadeLink(link=f"{id}.{await desk.house.relink(id, person.id)}")


@api.post("/invites", summary="Use a link or an invitation")
async def exchange(body: shapes.Exchange, request: Request, response: Response, desk: AtDesk) -> shapes.Exchanged:
    """Exchange the token of a link. The table's link lets you in; an invitation gives you its seat, and works for the
    first who uses it only. Who has no name yet takes one with it."""
    desk.windows.count("invite", address_at(request))
    try:
        person = await shown_person(request, desk)
    except BadToken:
        person = None
    token = ""
    if person is None:
        if body.name is None:
            raise Refused("bad name", "Take a name to sit down under.")
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
            name = person_name(body.name) if body.name else person.name
            await desk.house.seat_by_invitation(id, seat, person.id, name, address_at(request))
        except Damaged:  # who was invited there may know it
            raise Refused("damaged", DAMAGED) from None
    shown = shapes.Me(id=person.id, name=person.name)
    if token:
        shown = introduce(request, response, desk, person, token)
    return shapes.Exchanged(table=id, seat=seat, me=shown)


# --- looking at tables --------------------------------------------------------------------------------------


def clock_shape(clock: Clock) -> shapes.ClockShape:
    return shapes.ClockShape(kind=clock.kind, amount=clock.amount, increment=clock.increment)


def listed(desk: Desk, public: Public) -> shapes.Listed:
    header, settings, table = public.header, public.created.settings, desk.house.peek(public.header.id)
    return shapes.Listed(
        id=header.id, game=header.game, title=load_game(header.game).title, status=header.status,
        created=header.created, updated=header.updated, seats=settings.seats,
        taken=sum(seat.taken for seat in table.seats) if table else None,
        names=[seat.name for seat in table.seats if seat.taken] if table else [],
        clock=clock_shape(settings.clock), hints=settings.hints, seats_each=settings.most_seats_each,
    )  # fmt: skip


NextPage = Annotated[str, Query(max_length=40, description="From the page before; empty for the first.")]


@api.get("/tables", summary="Tables that are open to all")
async def lobby(
    request: Request, desk: AtDesk, open_after: NextPage = "", running_after: NextPage = ""
) -> shapes.Lobby:
    """Public tables: those that wait for players, and those that can be watched, 50 of each on a page. Everybody's
    newest comes before anybody's second. A table that waits while nobody is there is left out after a while."""
    desk.windows.count("read", address_at(request))
    waiting = await desk.lobby.page("open", open_after)
    running = await desk.lobby.page("running", running_after)
    return shapes.Lobby(
        open=[listed(desk, each) for each in waiting.tables],
        running=[listed(desk, each) for each in running.tables],
        more_open=waiting.next,
        more_running=running.next,
    )


def is_damaged(desk: Desk, sitting: Sitting) -> bool:
    """As far as it can be seen without reading the journal."""
    known = sitting.game in names() and sitting.status in STATUSES and is_time(sitting.updated)
    return desk.house.is_damaged(sitting.match) or not sitting.whole or not known


@api.get("/tables/mine", summary="The tables where I sit, lessons left out")
async def my_tables(person: Somebody, desk: AtDesk) -> shapes.MyTables:
    found: dict[str, shapes.Mine] = {}
    for sitting in await desk.house.store.players_matches(person.id):
        mine = found.get(sitting.match)
        if sitting.privacy == "lesson" or type(sitting.seat) is not int:
            continue
        if mine is None:
            found[sitting.match] = shapes.Mine(
                id=sitting.match,
                game=sitting.game,
                status=sitting.status,
                seats=[sitting.seat],
                updated=sitting.updated if is_time(sitting.updated) else 0.0,
                damaged=is_damaged(desk, sitting),
            )
        else:
            mine.seats.append(sitting.seat)
    return shapes.MyTables(tables=list(found.values()))


def freed_of(table: Table, person: str) -> Literal["", "freed", "closed"]:
    """Has the host freed the seat of a person who has none here now?"""
    if table.status != "open" or person not in table.freed or table.seats_of(person):
        return ""
    return "closed" if person in table.closed_to else "freed"


def summary_of(table: Table, person: str) -> shapes.Summary:
    settings, game = table.settings, table.game
    scores, places = standing(table)
    host = bool(person) and table.created.host == person
    return shapes.Summary(
        id=table.id, game=game.name, title=game.title, status=table.status, privacy=settings.privacy,
        replay=settings.replay, hints=settings.hints, stand_in=settings.stand_in,
        options=game.show_options(game.parse_options(settings.options, settings.seats)),
        clock=clock_shape(settings.clock),
        seats=[shapes.SeatOut(**msgspec.structs.asdict(info)) for info in seat_infos(table, person)],
        mine=table.seats_of(person), host=host, seats_each=settings.most_seats_each,
        freed=freed_of(table, person),
        closed_to=sorted({table.freed[each] for each in table.closed_to}) if host and table.status == "open" else [],
        may_sit=bool(person) and table.status == "open" and table.may_sit(person), may_watch=table.may_watch(person),
        asked=table.asked, moves=len(table.log), scores=scores, places=places, commitment=table.created.commitment,
        shares=[shapes.ShareOut(**msgspec.structs.asdict(share)) for share in share_infos(table)], voided=table.voided,
        secret=table.ended.secret if table.ended and may_replay(table, person) else "", rematch=table.rematch,
    )  # fmt: skip


@api.get("/tables/{id}", summary="A table")
async def summary(id: str, person: Anybody, desk: AtDesk) -> shapes.Summary:
    """What is publicly known of a table. One that you may not know of is not found, as if it did not exist."""
    return summary_of(await desk.look_for(id, id_of(person)), id_of(person))


@api.get("/tables/{id}/view", summary="A table in words")
async def view(id: str, person: Anybody, desk: AtDesk, seat: Seat = None) -> shapes.View:
    """The table as a seat sees it, as data and as sentences; all that a client without a board needs."""
    table = await desk.look_for(id, id_of(person))
    viewer = viewer_for(table, id_of(person), seat)
    shown = shapes.View(
        id=id, seat=viewer, n=table.count_of(viewer), status=table.status, decision=table.decision, asked=table.asked,
        names=table.names,
    )  # fmt: skip
    if table.board is not None:
        state, words, names = sight_of(table, viewer).state, table.game.words, table.names
        shown.view = words.view(state, viewer, names)
        shown.sentences, shown.brief = words.describe(state, viewer, names), words.brief(state, viewer, names)
        if viewer != NONE and viewer in table.asked:
            asked = question_of(table, viewer)
            shown.question, shown.rules = asked.question, asked.rules
            shown.moves = [shapes.MoveOut(**msgspec.structs.asdict(move)) for move in asked.moves]
    return shown


@api.get("/tables/{id}/log", summary="What happened at a table")
async def log(
    id: str, person: Anybody, desk: AtDesk, seat: Seat = None, since: Annotated[int, Query(ge=0, le=10**9)] = 0
) -> shapes.Log:
    """The items that a seat, or a spectator, saw: those behind number `since` that are remembered."""
    table = await desk.look_for(id, id_of(person))
    viewer = viewer_for(table, id_of(person), seat)
    n, items = table.items_of(viewer, since)
    made = [
        shapes.ItemOut(**{**msgspec.structs.asdict(item), "values": list(item.values)})
        for item in table.in_words(items)
    ]
    return shapes.Log(id=id, seat=viewer, n=n, items=made)


EXPORTS: dict[int | str, dict[str, Any]] = {
    200: {
        "description": "The game file once the game is over; before, what the seat may know.",
        "model": shapes.Excerpt,
        "content": {"text/plain": {"schema": {"type": "string"}}},
    }
}


@api.get("/tables/{id}/export", summary="Take a game away", response_model=None, responses=EXPORTS)
async def export(id: str, request: Request, person: Anybody, desk: AtDesk, seat: Seat = None) -> Response:
    """A finished game as a file that `aerodrome replay` reads, with the secret behind its luck. Of a game that is not
    over, or whose players keep it for themselves: the position as you see it, and what you saw happen."""
    who = id_of(person)
    table = await desk.look_for(id, who)
    viewer = viewer_for(table, who, seat)
    desk.windows.count("export", address_at(request), who)
    if table.board is None:
        raise Refused("not now", "The game has not begun yet.")
    if may_replay(table, who):
        record = await desk.records.of(table)
        named = {"content-disposition": f'attachment; filename="{table.game.name}-{safe_name(id)}.aero"'}
        return PlainTextResponse(record.text, headers=named)
    _, items = table.items_of(viewer)
    position = position_text(table.game, sight_of(table, viewer).state, viewer)
    excerpt = shapes.Excerpt(
        id=id, seat=viewer, position=position, events=[item.text for item in table.in_words(items)]
    )
    return JSONResponse(excerpt.model_dump())


def safe_name(id: str) -> str:
    return "".join(letter for letter in id if letter.isascii() and (letter.isalnum() or letter in "-_"))


# --- after the game -----------------------------------------------------------------------------------------


@api.get("/tables/{id}/replay", summary="A finished game, ply by ply", response_model=shapes.Replay)
async def replay(id: str, request: Request, person: Anybody, desk: AtDesk, seat: Eyes = None) -> Response:
    """The whole game with the eyes of a seat, of a spectator, or with all hands open. Players see all of it; others
    what the table's settings let them. Default values are left out. What was said at the table is not in it, nor are
    moves that were taken back."""
    who = id_of(person)
    table = await desk.look_for(id, who)
    eyes = eyes_for(table, who, seat)
    desk.windows.count("export", address_at(request), who)
    packed = await desk.replays.of(table, eyes)
    headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        packed, headers = gzip.decompress(packed), {"vary": "accept-encoding"}
    return Response(packed, media_type="application/json", headers=headers)


@api.get("/tables/{id}/chances", summary="How the chances went")
async def chances(id: str, request: Request, person: Anybody, desk: AtDesk) -> shapes.Chances:
    """Every seat's chances to win along a finished game, judged by the search with the eyes of a spectator. They are
    worked out when somebody asks for the first time: ask again until they are ready."""
    who = id_of(person)
    table = await desk.look_for(id, who)
    eyes_for(table, who, NONE)
    if not desk.outlooks.knows(id):
        desk.windows.count("export", address_at(request), who)
    outlook = desk.outlooks.of(table)
    return shapes.Chances(
        id=id, ready=outlook.state == "done", state=outlook.state, text=outlook.text, total=outlook.total,
        points=[shapes.ChancePoint(**point) for point in outlook.points],
    )  # fmt: skip
