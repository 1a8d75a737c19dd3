"""My games, running and finished, and my profile. Of running games it says what everybody at the table knows."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Annotated, Literal

from fastapi import APIRouter, Query, Response
from pydantic import Field

from aerodrome.games import UnknownGame, names
from aerodrome.games import load as load_game
from aerodrome.rulebook.game import Game
from aerodrome.server.desk import AtDesk, Count, Desk, Somebody
from aerodrome.server.languages import Language
from aerodrome.server.shapes import ClockShape, Shape
from aerodrome.store.journal import decode
from aerodrome.store.people import Person
from aerodrome.store.results import Going, Outcome, Past, Place, Played
from aerodrome.store.revive import is_time
from aerodrome.table.entries import Created
from aerodrome.table.errors import Refused
from aerodrome.text import Speaker

routes = APIRouter()

ON_A_PAGE = 30
MOST_PLAYED = 10_000
"""A profile counts so many of somebody's latest games."""
MOST_PIECES = 5
DAY = 86_400.0

Status = Literal["going", "finished"]


class SeatOut(Shape):
    """Somebody who sits there, or sat there to the end."""

    name: str
    bot: str = ""
    mine: bool = False
    waited_for: bool = False
    place: int | None = None
    points: int | None = None


class Mine(Shape):
    """A game of mine."""

    id: str
    game: str
    title: str
    status: str
    created: float
    updated: float = Field(description="When somebody last did something; for a finished game, when it ended.")
    seats: list[SeatOut]
    my_turn: bool = False
    due: float | None = Field(default=None, description="When the time is up of the first who is waited for.")
    clock: ClockShape = ClockShape()
    place: int | None = Field(default=None, description="The best of my places; null if the game was given up.")
    points: int | None = None
    replay: bool = Field(default=False, description="Can it be watched again here?")
    archived: bool = Field(default=False, description="Are its moves in an archive? Then its table cannot be opened.")
    damaged: bool = Field(
        default=False,
        description="We cannot open it, because we cannot read its stored moves. A list does not show all kinds of "
        "damage.",
    )


class MyTables(Shape):
    """A page of my games."""

    tables: list[Mine]
    more: str = Field(default="", description="For the next page, as `after`; empty on the last.")


class Tally(Shape):
    """How I did in a game with a number of seats."""

    seats: int
    played: int
    won: int
    given_up: int
    mean_place: float | None = None


class PieceOut(Shape):
    text: str
    count: int


class GameProfile(Shape):
    """How I did in a game."""

    game: str
    title: str
    played: int
    won: int
    tallies: list[Tally]
    longest_streak: int = Field(description="The most wins in a row.")
    streak: int = Field(description="Wins in a row up to now.")
    pieces: list[PieceOut] = Field(description="What I used most: airships that I built, cards that I played.")


class Profile(Shape):
    """What my finished games say about me. Nobody else sees it."""

    name: str
    kept: bool
    since: float
    played: int
    won: int
    longest_streak: int
    days_in_a_row: int = Field(description="The most days in a row with a finished game, by UTC.")
    games: list[GameProfile]


# --- my games


async def page_of(
    desk: Desk, person: str, status: Status, game: str = "", outcome: Outcome = "", after: str = ""
) -> MyTables:
    """A page of somebody's games."""
    store = desk.house.store
    if status == "going":
        begin = int(after) if after.isdecimal() and len(after) < 6 else 0
        going = await store.going(person, game, begin, ON_A_PAGE + 1)
        shown = going[:ON_A_PAGE]
        places = await store.places_of([each.id for each in shown])
        more = str(begin + ON_A_PAGE) if len(going) > ON_A_PAGE else ""
        return MyTables(tables=[going_out(desk, each, places[each.id], person) for each in shown], more=more)
    past = await store.past(person, game, outcome, place_after(after), ON_A_PAGE + 1)
    finished = past[:ON_A_PAGE]
    places = await store.places_of([each.id for each in finished])
    more = f"{finished[-1].ended!r}:{finished[-1].id}" if len(past) > ON_A_PAGE else ""
    return MyTables(tables=[past_out(each, places[each.id], person) for each in finished], more=more)


def place_after(text: str) -> tuple[float, str] | None:
    """The time and the id after which a page of finished games starts."""
    ended, _, id = text.partition(":")
    try:
        return (float(ended), id) if id and abs(float(ended)) < 1e12 else None
    except ValueError:
        return None


def time_of(at: float) -> float:
    """A time of the database; a damaged one is shown as long ago."""
    return at if is_time(at) else 0.0


def title_of(game: str) -> str:
    try:
        return load_game(game).title
    except UnknownGame:
        return game


def going_out(desk: Desk, match: Going, places: Sequence[Place], person: str) -> Mine:
    settings = None
    try:
        created = decode(match.first) if match.first is not None else None
        settings = created.settings if isinstance(created, Created) else None
    except Exception:  # a damaged entry may fail in any way; its table is shown as damaged
        pass
    known = match.game in names()
    seats = [
        SeatOut(
            name=each.name, bot=each.bot, mine=each.player == person,
            waited_for=match.status == "running" and bool(match.waits >> each.seat & 1),
        )
        for each in places
        if each.name
    ]  # fmt: skip
    free = max(0, settings.seats - len(seats)) if settings is not None and match.status == "open" else 0
    return Mine(
        id=match.id, game=match.game, title=title_of(match.game), status=match.status, created=time_of(match.created),
        updated=time_of(match.updated), seats=[*seats, *[SeatOut(name="")] * free],
        my_turn=match.status == "running" and bool(match.waits & match.mine), due=match.due,
        clock=ClockShape.of(settings.clock) if settings is not None else ClockShape(),
        damaged=desk.house.is_damaged(match.id) or not match.whole or settings is None or not known,
    )  # fmt: skip


def past_out(match: Past, places: Sequence[Place], person: str) -> Mine:
    seats = [
        SeatOut(name=each.name, bot=each.bot, mine=each.player == person, place=each.place, points=each.points)
        for each in places
    ]
    mine = min((each for each in seats if each.mine), key=lambda each: each.place or 0, default=None)
    return Mine(
        id=match.id, game=match.game, title=title_of(match.game), status=match.status, created=time_of(match.created),
        updated=match.ended, seats=seats, place=mine.place if mine else None, points=mine.points if mine else None,
        replay=match.status == "over" and not match.archived and match.game in names(), archived=match.archived,
    )  # fmt: skip


@routes.get("/tables/mine", summary="My games, lessons left out")
async def my_tables(
    person: Somebody,
    count: Count,
    desk: AtDesk,
    status: Annotated[Status, Query(description="Those that wait or run, or those that are over.")] = "going",
    game: Annotated[str, Query(max_length=40, description="Only this game.")] = "",
    outcome: Annotated[Outcome, Query(description="Of finished games, only these.")] = "",
    after: Annotated[str, Query(max_length=100, description="From the page before; empty for the first.")] = "",
) -> MyTables:
    """Those where it is my turn come first, the one that is due soonest at the top. Finished ones are sorted by their
    end."""
    count("lists")
    return await page_of(desk, person.id, status, game, outcome, after)


@routes.delete("/tables/{id}/mine", summary="Remove a finished game from my list", status_code=204)
async def remove(id: str, person: Somebody, count: Count, desk: AtDesk) -> Response:
    """It stays in my profile, and in the lists of others."""
    count("lists")
    if not await desk.house.store.hide(person.id, id):
        raise Refused("unknown table", "no-such-table")
    return Response(status_code=204)


# --- my profile


@routes.get("/me/profile", summary="What my finished games say about me")
async def profile(person: Somebody, count: Count, desk: AtDesk, language: Language) -> Profile:
    count("lists")
    return await profile_of(person, desk, language)


async def profile_of(person: Person, desk: Desk, language: str) -> Profile:
    store = desk.house.store
    played = one_each(await store.played(person.id, MOST_PLAYED))
    by_game: dict[str, list[Played]] = {}
    for each in played:
        by_game.setdefault(each.game, []).append(each)
    games = [game_profile(game, those, language) for game, those in by_game.items()]
    return Profile(
        name=person.name, kept=await store.has_passkey(person.id), since=person.created, played=len(played),
        won=sum(each.place == 1 for each in played), longest_streak=streaks(played)[0],
        days_in_a_row=days_in_a_row(each.ended for each in played),
        games=sorted(games, key=lambda each: (-each.played, each.title)),
    )  # fmt: skip


def one_each(played: Sequence[Played]) -> list[Played]:
    """For each match, the best of my seats, with what all of them used. People who share a screen may have several."""
    found: dict[str, Played] = {}
    for each in played:
        known = found.get(each.match)
        if known is None:
            found[each.match] = each
        else:
            place = min((p for p in (known.place, each.place) if p is not None), default=None)
            pieces = Counter(pieces_in(known)) + Counter(pieces_in(each))
            found[each.match] = known._replace(place=place, pieces=json.dumps(pieces))
    return list(found.values())


def pieces_in(played: Played) -> dict[str, int]:
    found: dict[str, int] = json.loads(played.pieces) if played.pieces else {}
    return found


def streaks(played: Sequence[Played]) -> tuple[int, int]:
    """The most wins in a row, and those up to now; the latest game comes first.

    >>> from collections import namedtuple
    >>> G = namedtuple("G", "place")
    >>> streaks([G(1), G(1), G(2), G(1), G(1), G(1)])
    (3, 2)
    """
    longest = run = 0
    now = None
    for each in played:
        if each.place == 1:
            run += 1
            longest = max(longest, run)
        else:
            now = run if now is None else now
            run = 0
    return longest, run if now is None else now


def days_in_a_row(times: Iterable[float]) -> int:
    """The most days in a row with one of these times.

    >>> days_in_a_row([0.0, 90_000.0, 90_001.0, 180_000.0, 400_000.0])
    3
    """
    days = sorted({int(at // DAY) for at in times})
    longest = run = 1 if days else 0
    for before, day in pairwise(days):
        run = run + 1 if day == before + 1 else 1
        longest = max(longest, run)
    return longest


def game_profile(game: str, played: Sequence[Played], language: str) -> GameProfile:
    longest, now = streaks(played)
    used: Counter[str] = Counter()
    for each in played:
        used.update(pieces_in(each))
    try:
        pieces = pieces_out(load_game(game), used, language)
    except UnknownGame:
        pieces = []
    return GameProfile(
        game=game, title=title_of(game), played=len(played), won=sum(each.place == 1 for each in played),
        tallies=[tally(size, played) for size in sorted({each.size for each in played})], longest_streak=longest,
        streak=now, pieces=pieces,
    )  # fmt: skip


def tally(size: int, played: Sequence[Played]) -> Tally:
    those = [each for each in played if each.size == size]
    places = [each.place for each in those if each.place is not None]
    return Tally(
        seats=size, played=len(those), won=places.count(1), given_up=len(those) - len(places),
        mean_place=round(sum(places) / len(places), 2) if places else None,
    )  # fmt: skip


def pieces_out(game: Game, used: Counter[str], language: str) -> list[PieceOut]:
    speaker = Speaker(game, language)
    kinds = {each.id: each for each in game.messages.values()}[game.favourite].plain if game.favourite else {}
    things = {f"{kind.word}-{id}": (kind, n) for kind in kinds.values() for n, id in enumerate(kind.ids)}
    most = sorted(used.items(), key=lambda each: (-each[1], each[0]))[:MOST_PIECES]
    return [PieceOut(text=speaker.name(*things[id]), count=count) for id, count in most if id in things]
