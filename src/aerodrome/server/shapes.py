"""What goes over HTTP, as the OpenAPI document has it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from aerodrome.table import entries
from aerodrome.table.table import STAND_INS

Name = Annotated[str, Field(min_length=1, max_length=100, description="1 to 40 printable characters without |.")]
SeatNumber = Annotated[int, Field(ge=0, le=31)]
Token = Annotated[str, Field(min_length=8, max_length=120)]
BOT = f"One of {', '.join(STAND_INS)}."


class Shape(BaseModel):
    model_config = ConfigDict(extra="forbid")


class Fault(Shape):
    """Why something was not done."""

    error: str = Field(description="A short code, for programs.")
    text: str = Field(description="The same in plain words.")
    rule: str = ""


class Named(Shape):
    name: Name


class Me(Shape):
    """A person."""

    id: str
    name: str
    token: str | None = Field(
        default=None,
        description="Only for programs, once: send it as `Authorization: Bearer`. Browsers get a cookie instead.",
    )


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
    options: list[OptionOut]
    schema_: dict[str, Any] = Field(alias="schema", description="What the flat list of a state's numbers means.")
    rules: list[str] = Field(description="Ids of the rules.")


class Games(Shape):
    games: list[GameOut]
    bots: list[str]


class RuleOut(Shape):
    id: str
    number: int
    section: str
    text: str
    source: str


class Rules(Shape):
    game: str
    title: str
    rules: list[RuleOut]


class ClockShape(Shape):
    kind: Literal["none", "move", "live", "days"] = "none"
    amount: float = Field(
        default=0.0, ge=0, le=1e9, description="Seconds for a decision, seconds in the bank, or days."
    )
    increment: float = Field(
        default=0.0, ge=0, le=1e9, description="Seconds that a live clock gives back with each move."
    )


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


class MadeTable(Shape):
    id: str
    status: str
    link: str = Field(description="Token of the table's link: who exchanges it may look on and sit down.")
    invites: dict[int, str] = Field(description="By free seat, the token of an invitation to it.")
    mine: list[int]
    commitment: str = Field(
        default="", description="The hash of the server's secret, with which nonces are pledged; empty for a lesson."
    )


class SeatOut(Shape):
    name: str = ""
    bot: str = ""
    taken: bool = False
    ready: bool = False
    away: bool = False
    chosen: bool = False
    bank: float = 0.0
    deadline: float | None = None
    mine: bool = False


class ShareOut(Shape):
    """What a seat gives to the luck of the match."""

    kind: Literal["player", "bot", "none"] = Field(
        default="none", description="`bot`: anybody can work its nonce out; `none`: the client gave nothing."
    )
    nonce: str = Field(default="", description="Empty until it is revealed.")
    pledge: str = Field(default="", description="Of a player: the nonce's hash, given before any nonce was revealed.")


class Summary(Shape):
    """What anybody who may know of a table knows."""

    id: str
    game: str
    title: str
    status: str
    privacy: entries.Privacy
    replay: entries.Replay
    hints: bool
    stand_in: str
    options: dict[str, str]
    clock: ClockShape
    seats: list[SeatOut]
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
    shares: list[ShareOut] = Field(
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
    names: list[str] = []
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
    """It cannot be opened: what is stored of it cannot be read. Not every damage can be seen from a list."""


class MyTables(Shape):
    tables: list[Mine]


class MoveOut(Shape):
    action: int
    text: str
    label: str
    odds: list[tuple[str, float]] = Field(
        default=[], description="Ways to make it succeed where that is a matter of dice, with exact chances, best last."
    )


class View(Shape):
    """A table as one viewer sees it, in data and in sentences."""

    id: str
    seat: int = Field(description="-1 for a spectator.")
    n: int
    status: str
    decision: int
    asked: list[int]
    names: list[str]
    view: dict[str, Any] | None = None
    sentences: list[str] = []
    brief: list[str] = []
    question: str = ""
    moves: list[MoveOut] = []
    rules: list[str] = []


class ItemOut(Shape):
    k: str
    text: str
    seat: int = -1
    event: int = -1
    values: list[int] = []
    at: float = 0.0


class Log(Shape):
    """What a viewer saw happen."""

    id: str
    seat: int
    n: int = Field(description="The number of the last item.")
    items: list[ItemOut]


class Excerpt(Shape):
    """What a seat, or a spectator, may take away from a game that is not over, or not to be shown wholly."""

    id: str
    seat: int
    position: str
    events: list[str]


class FrameOut(Shape):
    """A finished game after one ply."""

    seat: int = Field(default=-1, description="Who acted; -1 for the set-up.")
    action: int = Field(default=-1, description="What it did, where the viewer is that seat or sees all; else -1.")
    label: str = ""
    turn: int = Field(default=0, description="Turns begun so far.")
    asked: list[int] = Field(default=[], description="Who is to act next; empty at the end.")
    items: list[ItemOut] = Field(default=[], description="The game's events that the viewer saw in this ply.")
    changes: list[tuple[int, int | str]] = Field(
        default=[], description="The places of the flat state that have changed, with their new values."
    )


class Replay(Shape):
    """A finished game with the eyes of one viewer, ply by ply."""

    id: str
    seat: int = Field(description="Whose eyes: a seat, -1 a spectator, -2 all open.")
    state: list[int | str] = Field(description="The flat state after the set-up, in the order of the game's schema.")
    frames: list[FrameOut] = Field(description="The set-up, then one for each ply.")


class ChancePoint(Shape):
    """Every seat's share of the win at one point of a game."""

    ply: int = Field(description="After so many plies.")
    shares: list[float]
    errors: list[float] = Field(description="How far luck in the sampling may have moved each (95%).")
    samples: int = Field(description="Sampled futures; 0 for the result itself.")


class Chances(Shape):
    """How the chances of a finished game went. All of them are judged with the eyes of a spectator, who knows nobody's
    hidden cards: so a swing comes from the game, and not from another pair of eyes."""

    id: str
    ready: bool = Field(description="Are all points there?")
    state: Literal["waiting", "thinking", "done", "unavailable", "failed"]
    text: str = Field(default="", description="What keeps it from being ready, for people.")
    points: list[ChancePoint]
    total: int = Field(default=0, description="How many points there will be; 0 while that is not known.")


class Exchange(Shape):
    token: Token
    name: Name | None = None


class Exchanged(Shape):
    table: str
    seat: int | None = None
    me: Me


class PageOut(Shape):
    """What the coach of a lesson says at once."""

    en: str
    de: str
    look: str = Field(
        default="",
        description="What it is about: `stage`, `dock`, `prompt`, `log`, `seat:N`, or `action:N` for a legal move.",
    )
    rules: list[str] = Field(default=[], description="Ids of the rules behind it.")


class StepOut(Shape):
    """One decision of the learner."""

    say: list[PageOut] = Field(description="The last of them goes with the suggested move.")
    action: int = Field(description="The suggested move.")


class LessonOut(Shape):
    """A guided first game."""

    game: str
    title: str
    steps: list[StepOut]
    tips: dict[str, PageOut] = Field(description="By question, for who does not follow the steps.")
    outcome: PageOut = Field(description="What came of the last step, for who followed them all.")
    end: PageOut


class PlaceOut(Shape):
    """Where a learner stands in a lesson."""

    step: int = Field(description="The step that is next; as many as there are once all are done.")
    strayed: bool = Field(description="Has the learner made another move than the suggested one?")
    question: str = Field(description="The key of the tip for what is asked now; empty for nothing.")


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
    link: str = Field(description="Token of the table's new link; the earlier one is worth nothing any more.")


class Health(Shape):
    alive: bool


class Welcome(Shape):
    version: str
    fingerprint: str = Field(description="Of all messages, states and cards.")
    me: Me | None = Field(description="Null for who has no name here yet.")


class GameReady(Shape):
    engine: Literal["compiled", "plain"]
    """Where it is compiled, there are bots that search, and hints."""


class Ready(Shape):
    ready: bool
    store: bool
    """Can what is played be saved?"""
    house: bool
    reason: str = ""
    """Why it is not ready, for programs: `disk full`, `read only`, `unreachable`, `locked`, `failing`, `closing`."""
    text: str = ""
    """The same for people."""
    games: dict[str, GameReady]
