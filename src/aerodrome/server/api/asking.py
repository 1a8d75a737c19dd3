"""Who asks, and from where."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

from fastapi import Depends, Request

from aerodrome.server.desk import Desk
from aerodrome.server.limits import address_of
from aerodrome.server.people import BadToken, token_of
from aerodrome.store.people import Person


def desk_of(request: Request) -> Desk:
    desk: Desk = request.app.state.desk
    return desk


AtDesk = Annotated[Desk, Depends(desk_of)]


def address_at(request: Request) -> str:
    return address_of(request.scope.get("client"))


def counting(kind: str) -> Callable[[Request, Desk], Desk]:
    def counted(request: Request, desk: AtDesk) -> Desk:
        desk.windows.count(kind, address_at(request))
        return desk

    return counted


Reading = Annotated[Desk, Depends(counting("read"))]
"""The desk, for somebody who only reads what everybody may know."""
Visiting = Annotated[Desk, Depends(counting("page"))]
"""The desk, for somebody who looks at a page."""


async def anybody(request: Request, desk: Reading) -> Person | None:
    """The person who asks, or None for somebody who has no name here yet; BadToken if the token is no longer valid."""
    return await desk.people.whose(token_of(request.scope, desk.config))


async def known_person(request: Request, desk: Desk) -> Person | None:
    """The same, but a token that is no longer valid does not matter."""
    try:
        return await anybody(request, desk)
    except BadToken:
        return None


Anybody = Annotated[Person | None, Depends(anybody)]


async def somebody(person: Anybody) -> Person:
    """The person who asks; there must be one."""
    if person is None:
        raise BadToken("Tell us who you are first: choose a name.")
    return person


Somebody = Annotated[Person, Depends(somebody)]


def id_of(person: Person | None) -> str:
    return person.id if person is not None else ""
