"""What went wrong, as an answer: JSON for programs, a page for people."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

from fastapi import Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from aerodrome.house.registry import DAMAGED
from aerodrome.house.saving import CANNOT_SAVE
from aerodrome.rulebook.errors import AerodromeError
from aerodrome.server.desk import desk_of, id_of, known_person
from aerodrome.server.hub import Event
from aerodrome.server.limits import TooOften
from aerodrome.server.origins import is_secure
from aerodrome.server.pages import fault_page
from aerodrome.server.people import BadToken, cookie_text
from aerodrome.store.errors import Outage, StoreError
from aerodrome.table.errors import Damaged, Refused

log = logging.getLogger("aerodrome.server")

LOGGED = "aerodrome.logged"
"""In a scope: what went wrong in this request is in the log."""
STATUSES = {
    "unknown table": 404, "unknown game": 404, "unknown invite": 404, "unknown lesson": 404, "not seated": 403,
    "not allowed": 403,
    "not your turn": 409, "stale": 409, "illegal": 409, "not now": 409, "taken": 409, "no hint": 409, "withdrawn": 410,
    "damaged": 410, "too fast": 429, "busy": 503, "not saving": 503,
}  # fmt: skip
"""HTTP statuses by the code of a refusal; 400 for the rest."""


def is_for_programs(path: str) -> bool:
    return path.startswith("/api") or path in ("/health", "/ready", "/metrics")


def answer(request: Request, status: int, code: str, text: str, rule: str = "", **headers: str) -> Response:
    if not is_for_programs(request.url.path):
        return fault_page(status, text)
    body = {"error": code, "text": text} | ({"rule": rule} if rule else {})
    return JSONResponse(body, status, headers={name.replace("_", "-"): value for name, value in headers.items()})


async def on_refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    wait = {"retry_after": str(error.wait)} if isinstance(error, TooOften) else {}
    return answer(request, STATUSES.get(error.code, 400), error.code, str(error), error.rule, **wait)


async def on_bad_token(request: Request, error: Exception) -> Response:
    """Nobody is signed in; a cookie that no longer works is removed."""
    cookie = cookie_text("", is_secure(request.scope, desk_of(request).config), 0)
    return answer(request, 401, "not signed in", str(error), set_cookie=cookie)


async def on_invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    faults = []
    for each in error.errors()[:3]:
        where = ".".join(str(part) for part in each.get("loc", ()) if part not in ("body", "query", "path"))
        faults.append(f"{where}: {each.get('msg', 'not valid')}" if where else str(each.get("msg", "not valid")))
    return answer(request, 422, "bad request", "; ".join(faults)[:500])


async def on_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    texts = {404: "There is nothing here.", 405: "This address does not allow that."}
    text = texts.get(error.status_code, str(error.detail))
    response = answer(request, error.status_code, "not found" if error.status_code == 404 else "bad request", text)
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


async def on_trouble(request: Request, error: Exception) -> Response:
    """The store cannot do it now."""
    log.error("the store failed", extra={"error": str(error), "kind": type(error).__name__})
    if isinstance(error, Outage):
        return answer(request, 503, "not saving", CANNOT_SAVE[error.reason], retry_after="5")
    return answer(request, 503, "busy", "That did not work; try again in a moment.", retry_after="2")


async def on_damaged(request: Request, error: Exception) -> Response:
    """A table is damaged. The person who asks may not know of it, unless it was found while showing it."""
    desk = desk_of(request)
    if not isinstance(error, Damaged) or not desk.house.is_damaged(error.id):
        log.error("a table is damaged", extra={"error": str(error)})
        return answer(request, STATUSES["damaged"], "damaged", DAMAGED)
    person = await known_person(request, desk)
    return await on_refused(request, desk.house.about_damage(error.id, id_of(person)))


async def on_ours(request: Request, error: Exception) -> Response:
    """Something that the rules or the games refuse."""
    return answer(request, 400, "bad request", str(error)[:500])


async def on_broken(request: Request, error: Exception) -> Response:
    """What nobody foresaw."""
    return answer(request, 500, "broken", broken(request.scope, error))


def broken(scope: Event, error: Exception) -> str:
    """Log what nobody foresaw, and say where it is found. What the client is told has nothing of it."""
    request = secrets.token_hex(6)
    scope[LOGGED] = request
    log.error("a request failed", exc_info=error, extra={"request": request, "method": scope["method"]})
    return f"Something went wrong here. It is in the log as {request}."


HANDLERS: dict[Any, Callable[[Request, Exception], Awaitable[Response]]] = {
    Refused: on_refused,
    BadToken: on_bad_token,
    RequestValidationError: on_invalid,
    HTTPException: on_http,
    StoreError: on_trouble,
    Damaged: on_damaged,
    AerodromeError: on_ours,
    Exception: on_broken,
}
