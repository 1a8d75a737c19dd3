"""People: take a name, change it, sign out."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from aerodrome.server.api.asking import AtDesk, Somebody, address_at, known_person
from aerodrome.server.desk import Desk
from aerodrome.server.origins import from_browser, headers_of, is_secure
from aerodrome.server.people import cookie_text
from aerodrome.server.shapes import Me, Name, Shape
from aerodrome.store.people import Person

routes = APIRouter()


class Named(Shape):
    name: Name


def introduce(request: Request, response: Response, desk: Desk, person: Person, token: str) -> Me:
    """Give a new person the token: a browser as a cookie, which its scripts cannot read; a program as it is."""
    if not from_browser(headers_of(request.scope)):
        return Me(id=person.id, name=person.name, token=token)
    secure = is_secure(request.scope, desk.config)
    response.headers.append("set-cookie", cookie_text(token, secure, desk.config.sign_in_days))
    return Me.of(person)


@routes.post("/me", summary="Take a name")
async def take_name(body: Named, request: Request, response: Response, desk: AtDesk) -> Me:
    """Become a guest. Somebody who is already signed in gets the new name and stays the same person."""
    known = await known_person(request, desk)
    if known is not None:
        desk.windows.count("rename", address_at(request), known.id)
        return Me.of(await desk.people.rename(known, body.name))
    person, token = desk.people.fresh(body.name)
    desk.windows.count("sign up", address_at(request))
    await desk.people.add(person, token)
    return introduce(request, response, desk, person, token)


@routes.get("/me", summary="Who am I?")
async def me(person: Somebody) -> Me:
    return Me.of(person)


@routes.patch("/me", summary="Change my name")
async def rename(body: Named, request: Request, person: Somebody, desk: AtDesk) -> Me:
    desk.windows.count("rename", address_at(request), person.id)
    return Me.of(await desk.people.rename(person, body.name))


@routes.post("/me/forget", summary="Sign out", status_code=204)
async def forget(request: Request, person: Somebody, desk: AtDesk) -> Response:
    """The token stops working, and open connections are closed."""
    await desk.people.forget(person)
    desk.hub.forget(person.id)
    response = Response(status_code=204)
    response.headers["set-cookie"] = cookie_text("", is_secure(request.scope, desk.config), 0)
    return response
