"""The shapes of HTTP that several routes share, for the OpenAPI document."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Literal, Self

import msgspec
from pydantic import BaseModel, ConfigDict, Field, GetCoreSchemaHandler, create_model
from pydantic_core import CoreSchema

from aerodrome.table import wire
from aerodrome.table.seating import STAND_INS

Name = Annotated[str, Field(min_length=1, max_length=100, description="1 to 40 printable characters without |.")]


SeatNumber = Annotated[int, Field(ge=0, le=31)]


BOT = f"One of {', '.join(STAND_INS)}, or another of the game's `bots`."


class Shape(BaseModel):
    model_config = ConfigDict(extra="forbid", from_attributes=True)

    @classmethod
    def of(cls, source: Any) -> Self:
        """Make this shape from anything that has the same fields."""
        return cls.model_validate(source)


class Fault(Shape):
    """Why something was not done."""

    error: str = Field(description="A short code, for programs.")
    what: str = Field(description="The id of a text of the house.")
    args: dict[str, int | str | list[str]] = Field(default={}, description="What that text is about.")
    text: str = Field(description="The text, in the language of the request.")
    rule: str = ""


class Me(Shape):
    """A person."""

    id: str
    name: str
    token: str | None = Field(
        default=None,
        description="Only for programs, once: send it as `Authorization: Bearer`. Browsers get a cookie instead.",
    )
    outside: bool = Field(default=False, description="Is it a bot from outside, with a token of the server's owner?")
    kept: bool = Field(default=False, description="Have they a passkey? Then nobody else can take their name.")


class ClockShape(Shape):
    kind: Literal["none", "move", "live", "days"] = "none"
    amount: float = Field(
        default=0.0, ge=0, le=1e9, description="Seconds for a decision, seconds in the bank, or days."
    )
    increment: float = Field(
        default=0.0, ge=0, le=1e9, description="Seconds that a live clock gives back with each move."
    )


class MadeTable(Shape):
    id: str
    status: str
    link: str = Field(description="Token of the table's link. Exchange it to look on and sit down.")
    invites: dict[int, str] = Field(description="For each free seat, the token of an invitation to it.")
    mine: list[int]
    commitment: str = Field(
        default="", description="The hash of the server's secret, with which nonces are pledged; empty for a lesson."
    )


@cache
def model_of(struct: type[msgspec.Struct]) -> type[Shape]:
    fields: dict[str, Any] = {}
    for field in msgspec.structs.fields(struct):
        made = field.default_factory
        default = made() if made is not msgspec.NODEFAULT else ... if field.required else field.default
        fields[field.name] = field.type, default
    return create_model(struct.__name__, __base__=Shape, __doc__=struct.__doc__, **fields)


class AsShape:
    """Marks a struct that HTTP shows as a shape with the same fields, so that we declare nothing twice."""

    def __get_pydantic_core_schema__(self, struct: type[msgspec.Struct], handler: GetCoreSchemaHandler) -> CoreSchema:
        return handler.generate_schema(model_of(struct))


class Item(Shape):
    """Something that a viewer saw happen, as over the WebSocket, and in words."""

    k: str
    what: str = ""
    args: dict[str, int | str | list[str]] = {}
    seat: int = -1
    event: int = -1
    values: tuple[int, ...] = ()
    said: list[int] = []
    at: float = 0.0
    text: str = Field(default="", description="The same as a sentence, in the language of the request.")


class Move(Shape):
    """A legal move in words."""

    action: int
    text: str = Field(description="Its notation, which is the same in all languages.")
    label: str
    odds: list[tuple[str, float]] = Field(
        default=[],
        description="If dice decide: the ways to make it succeed, with their exact chances, the best last.",
    )


Seat = Annotated[wire.SeatInfo, AsShape()]
Share = Annotated[wire.ShareInfo, AsShape()]
