"""Errors as answers: JSON for programs, a page for people."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from fastapi import Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from aerodrome.house.registry import table_damaged
from aerodrome.house.saving import cannot_save
from aerodrome.rulebook.errors import AerodromeError, Argument, Tellable
from aerodrome.server.desk import desk_of, id_of, known_person
from aerodrome.server.http import REQUEST
from aerodrome.server.hub import Event
from aerodrome.server.languages import fault_body, language_of
from aerodrome.server.limits import TooOften
from aerodrome.server.origins import is_secure
from aerodrome.server.pages import CLIENT, Reader
from aerodrome.server.people import BadToken, cookie_text
from aerodrome.store.errors import Outage, StoreError
from aerodrome.table.errors import Damaged, Refused

log = logging.getLogger("aerodrome.server")

LOGGED = "aerodrome.logged"
"""In a scope: the log has the error of this request already."""
STATUSES = {
    "unknown table": 404, "unknown game": 404, "unknown invite": 404, "unknown lesson": 404,
    "unknown passkey": 404, "unknown code": 404, "not seated": 403,
    "not allowed": 403,
    "not your turn": 409, "stale": 409, "illegal": 409, "not now": 409, "taken": 409, "no hint": 409, "withdrawn": 410,
    "damaged": 410, "archived": 410, "too fast": 429, "busy": 503, "not saving": 503,
}  # fmt: skip
"""The HTTP status for each code of a refusal; 400 for the rest."""


def is_for_programs(path: str) -> bool:
    return path.startswith("/api") or path in ("/health", "/ready", "/metrics")


def answer(
    request: Request,
    status: int,
    code: str,
    what: str,
    arguments: Mapping[str, Argument] | None = None,
    rule: str = "",
    **headers: str,
) -> Response:
    body = fault_body(language_of(request.scope), code, what, arguments, rule)
    if not is_for_programs(request.url.path):
        return Reader.of(request.scope).fault(status, body["text"])
    return JSONResponse(body, status, headers={name.replace("_", "-"): value for name, value in headers.items()})


async def on_refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    wait = {"retry_after": str(error.wait)} if isinstance(error, TooOften) else {}
    status = STATUSES.get(error.code, 400)
    return answer(request, status, error.code, error.what, error.arguments, error.rule, **wait)


async def on_bad_token(request: Request, error: Exception) -> Response:
    """Nobody is signed in. The answer removes a cookie that no longer works."""
    cookie = cookie_text("", is_secure(request.scope, desk_of(request).config), 0)
    assert isinstance(error, BadToken)
    return answer(request, 401, "not signed in", error.what, error.arguments, set_cookie=cookie)


async def on_invalid(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    faults = []
    for each in error.errors()[:3]:
        where = ".".join(str(part) for part in each.get("loc", ()) if part not in ("body", "query", "path"))
        faults.append(f"{where}: {each.get('msg', 'not valid')}" if where else str(each.get("msg", "not valid")))
    return answer(request, 422, "bad request", "request-unreadable", {"fault": "; ".join(faults)[:500]})


async def on_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    what = {404: "nothing-here", 405: "wrong-method"}.get(error.status_code, "request-unreadable")
    if error.detail == CLIENT:
        what = "client-not-built"
    arguments = {"fault": str(error.detail)} if what == "request-unreadable" else {}
    code = "not found" if error.status_code == 404 else "bad request"
    response = answer(request, error.status_code, code, what, arguments)
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


async def on_trouble(request: Request, error: Exception) -> Response:
    """The store cannot answer now."""
    log.error("the store failed", extra={"error": str(error), "kind": type(error).__name__})
    if isinstance(error, Outage):
        refused = cannot_save(error)
        return answer(request, 503, refused.code, refused.what, refused.arguments, retry_after="5")
    return answer(request, 503, "busy", "failed", retry_after="2")


async def on_damaged(request: Request, error: Exception) -> Response:
    """A table is damaged. The person who asks may not know of the table, unless the damage turned up while it was
    shown."""
    desk = desk_of(request)
    if not isinstance(error, Damaged) or not desk.house.is_damaged(error.id):
        log.error("a table is damaged", extra={"error": str(error)})
        return await on_refused(request, table_damaged())
    person = await known_person(request, desk)
    return await on_refused(request, desk.house.about_damage(error.id, id_of(person)))


async def on_ours(request: Request, error: Exception) -> Response:
    """The rules or the games refuse something."""
    if isinstance(error, Tellable):
        return answer(request, 400, "bad request", error.what, error.arguments)
    return answer(request, 400, "bad request", "request-unreadable", {"fault": str(error)[:500]})


async def on_broken(request: Request, error: Exception) -> Response:
    """What nobody foresaw."""
    return answer(request, 500, "broken", "broken", {"request": broken(request.scope, error)})


def broken(scope: Event, error: Exception) -> str:
    """Log an unforeseen error. Returns the request's id in the log, which is all that the client learns."""
    scope[LOGGED] = True
    log.error("a request failed", exc_info=error, extra={"request": scope[REQUEST], "method": scope["method"]})
    return str(scope[REQUEST])


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
