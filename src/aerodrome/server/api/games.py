"""The games and their rules."""

from __future__ import annotations

import functools
import gzip
import hashlib
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request, Response
from pydantic import Field

from aerodrome.games import UnknownGame, available
from aerodrome.games import load as load_game
from aerodrome.play.layout import layout_of
from aerodrome.rulebook.game import Game
from aerodrome.rulebook.messages import Message
from aerodrome.rulebook.ruletext import Rule
from aerodrome.server.desk import Reading
from aerodrome.server.languages import Language
from aerodrome.server.lessons import has_lesson
from aerodrome.server.shapes import Shape
from aerodrome.table.errors import Refused
from aerodrome.table.seating import STAND_INS, stand_ins_in
from aerodrome.text import ENGLISH, LANGUAGES, guide, option_help, option_name, option_words, rules_in, tagline, takes
from aerodrome.text.catalogue import NEUTRAL, source

routes = APIRouter()


class OptionOut(Shape):
    name: str
    label: str = Field(description="Its name on a form.")
    default: str
    values: list[str] = Field(description="What it can be, numbers together.")
    takes: str = Field(description="The same as a text.")
    help: str
    low: int
    high: int
    words: dict[str, int]
    shown: dict[str, str] = Field(description="How the named values are shown.")
    names_a_seat: bool


class GameOut(Shape):
    """A game, with texts in the language of the request."""

    name: str
    title: str
    tagline: str
    minutes: str = Field(description="How long it takes, as 30–45.")
    seats: list[int]
    usual_seats: int
    rules_version: int
    cards: str
    actions: int = Field(description="Moves are numbered 0 to one less than this.")
    has_secrets: bool = Field(description="Do seats see different things?")
    lesson: bool = Field(description="Is there a guided first game?")
    bots: list[str] = Field(description="Bots that can play it here.")
    options: list[OptionOut]
    schema_: dict[str, Any] = Field(alias="schema", description="What the flat list of a state's numbers means.")
    rules: list[str] = Field(description="Ids of the rules.")


class Games(Shape):
    games: list[GameOut]
    bots: list[str] = Field(description="Bots that play every game.")
    languages: list[str] = Field(description="What the server speaks.")


class Texts(Shape):
    """What puts a game's numbers into words, in Fluent."""

    prefix: str = Field(description="What the ids of its rules begin with.")
    messages: list[tuple[int, str, list[Any]]] = Field(
        description="Number, id and arguments of each message. An argument is its name and its kind; that of named "
        "things has their word and their ids besides, and the message `word-id` names each."
    )
    text: str = Field(description="The game's catalogue in the language of the request, its rules included.")
    english: str | None = Field(default=None, description="The English one, for what the other lacks.")
    notation: str = Field(description="How moves are written, in all languages alike.")


class Rules(Shape):
    game: str
    title: str
    goal: str = Field(description="What the game is about, in two sentences; empty if it does not say.")
    turn: list[str] = Field(description="What happens in a turn, step by step.")
    points: list[str] = Field(description="How points are counted.")
    rules: list[Rule]


def rules_out(game: Game, language: str) -> Rules:
    """The rules of a game in a language, in short and as they are."""
    short = guide(game, language)
    return Rules(
        game=game.name, title=game.title, goal=short.goal, turn=short.turn, points=short.points,
        rules=rules_in(game, language),
    )  # fmt: skip


def known_game(game: str) -> Game:
    try:
        return load_game(game)
    except UnknownGame as error:
        raise Refused.because("unknown game", error) from None


KnownGame = Annotated[Game, Depends(known_game)]
"""The game that a path names."""


def game_sheet(game: Game, language: str) -> GameOut:
    options = [
        OptionOut(
            name=o.name, label=option_name(game, o, language), default=o.show(o.default), values=o.values(),
            takes=takes(language, o), help=option_help(game, o, language), low=o.low, high=o.high,
            words=dict(o.words), shown=option_words(game, o, language), names_a_seat=o.names_a_seat,
        )
        for o in game.options
    ]  # fmt: skip
    return GameOut(
        name=game.name, title=game.title, tagline=tagline(game, language), minutes=game.minutes, seats=list(game.seats),
        usual_seats=game.usual_seats, rules_version=game.version, cards=game.cards_digest, actions=game.actions,
        has_secrets=game.has_secrets, lesson=has_lesson(game), bots=list(stand_ins_in(game)), options=options,
        schema=layout_of(game).schema(), rules=[rule.id for rule in game.rules],
    )  # fmt: skip


@routes.get("/games", summary="The games")
async def games(_: Reading, language: Language) -> Games:
    sheets = [game_sheet(game, language) for game in available()]
    return Games(games=sheets, bots=list(STAND_INS), languages=list(LANGUAGES))


@routes.get("/games/{game}/rules", summary="The rules of a game")
async def rules(_: Reading, game: KnownGame, language: Language) -> Rules:
    return rules_out(game, language)


@routes.get("/games/{game}/texts", summary="The texts of a game", response_model=Texts)
async def texts(_: Reading, game: KnownGame, request: Request, language: Language) -> Response:
    """Everything that a client needs to put a game's numbers into words: the arguments of its messages, and its
    catalogues."""
    body, tag = packed_texts(game, language)
    headers = {"etag": tag, "cache-control": "no-cache", "vary": "accept-encoding, accept-language, cookie"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(body, media_type="application/json", headers=headers | {"content-encoding": "gzip"})
    return Response(gzip.decompress(body), media_type="application/json", headers=headers)


@functools.cache
def packed_texts(game: Game, language: str) -> tuple[bytes, str]:
    """The texts of a game, packed, and their tag."""
    text = texts_out(game, language).model_dump_json(exclude_none=True).encode()
    return gzip.compress(text, mtime=0), f'"{hashlib.sha256(text).hexdigest()[:24]}"'


def texts_out(game: Game, language: str) -> Texts:
    messages = [(int(number), each.id, kinds_of(each)) for number, each in sorted(game.messages.items())]
    return Texts(
        prefix=game.prefix,
        messages=messages,
        text=source(game, language),
        english=None if language == ENGLISH else source(game, ENGLISH),
        notation=source(game, NEUTRAL),
    )


def kinds_of(message: Message) -> list[tuple[str, str] | tuple[str, str, str, list[str]]]:
    """The arguments of a message: name and kind, and for named things their word and ids."""
    return [
        (name, kind.form, kind.word, list(kind.ids)) if kind.ids else (name, kind.form)
        for name, kind in message.kinds.items()
    ]
