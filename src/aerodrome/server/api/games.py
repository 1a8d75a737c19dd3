"""The games and their rules."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends
from pydantic import Field

from aerodrome.games import UnknownGame, available
from aerodrome.games import load as load_game
from aerodrome.play.layout import layout_of
from aerodrome.rulebook.game import Game
from aerodrome.rulebook.ruletext import Rule
from aerodrome.server.desk import Reading
from aerodrome.server.lessons import has_lesson
from aerodrome.server.shapes import Shape
from aerodrome.table.errors import Refused
from aerodrome.table.seating import STAND_INS

routes = APIRouter()


class OptionOut(Shape):
    name: str
    default: str
    takes: str
    help: str
    low: int
    high: int
    words: dict[str, int]
    names_a_seat: bool


class GameOut(Shape):
    """A game."""

    name: str
    title: str
    tagline: str
    minutes: str
    seats: list[int]
    usual_seats: int
    rules_version: int
    cards: str
    actions: int = Field(description="Moves are numbered 0 to one less than this.")
    has_secrets: bool = Field(description="Do seats see different things?")
    lesson: bool = Field(description="Is there a guided first game?")
    options: list[OptionOut]
    schema_: dict[str, Any] = Field(alias="schema", description="What the flat list of a state's numbers means.")
    rules: list[str] = Field(description="Ids of the rules.")


class Games(Shape):
    games: list[GameOut]
    bots: list[str]


class Rules(Shape):
    game: str
    title: str
    rules: list[Rule]


def known_game(game: str) -> Game:
    try:
        return load_game(game)
    except UnknownGame as error:
        raise Refused("unknown game", error.what, **error.arguments) from None


KnownGame = Annotated[Game, Depends(known_game)]
"""The game that a path names."""


def game_sheet(game: Game) -> GameOut:
    options = [
        OptionOut(
            name=o.name, default=o.show(o.default), takes=o.takes(), help=o.help, low=o.low, high=o.high,
            words=dict(o.words), names_a_seat=o.names_a_seat,
        )
        for o in game.options
    ]  # fmt: skip
    return GameOut(
        name=game.name, title=game.title, tagline=game.tagline, minutes=game.minutes, seats=list(game.seats),
        usual_seats=game.usual_seats, rules_version=game.version, cards=game.cards_digest, actions=game.actions,
        has_secrets=game.has_secrets, lesson=has_lesson(game), options=options, schema=layout_of(game).schema(),
        rules=[rule.id for rule in game.rules],
    )  # fmt: skip


@routes.get("/games", summary="The games")
async def games(_: Reading) -> Games:
    return Games(games=[game_sheet(game) for game in available()], bots=list(STAND_INS))


@routes.get("/games/{game}/rules", summary="The rules of a game")
async def rules(_: Reading, game: KnownGame) -> Rules:
    return Rules(game=game.name, title=game.title, rules=list(game.rules))
