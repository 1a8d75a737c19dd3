"""The browser client: one page for many addresses, and the files that it loads. Built from web/ into static/."""

from __future__ import annotations

import mimetypes

from fastapi import APIRouter, Request, Response
from starlette.exceptions import HTTPException

from aerodrome.server import built
from aerodrome.server.api import AtDesk, address_at
from aerodrome.server.pages import fault_page, plain_front

client = APIRouter(include_in_schema=False)
LONG = "public, max-age=31536000, immutable"
"""For files that carry a hash of their content in their name."""

mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")


@client.get("/app/{name}")
async def file(name: str, request: Request, desk: AtDesk) -> Response:
    desk.windows.count("page", address_at(request))
    path = built.files().get(name)
    if path is None:
        raise HTTPException(404)
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return Response(path.read_bytes(), media_type=kind, headers={"cache-control": LONG if "-" in name else "no-cache"})


@client.get("/")
async def front(request: Request, desk: AtDesk) -> Response:
    desk.windows.count("page", address_at(request))
    return client_page() if built.is_built() else plain_front()


@client.get("/new/{game}")
@client.get("/tables")
@client.get("/join")
@client.get("/t/{id}")
@client.get("/learn/{game}")
@client.get("/replay/{id}")
async def page(request: Request, desk: AtDesk) -> Response:
    """All of them are the same page; its script reads the address."""
    desk.windows.count("page", address_at(request))
    return client_page()


def client_page() -> Response:
    if not built.is_built():
        return fault_page(404, "The browser client is not built here. In a checkout, `make web` builds it.")
    return Response(built.page(), media_type="text/html", headers={"cache-control": "no-cache"})
