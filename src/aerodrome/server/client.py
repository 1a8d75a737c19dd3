"""The browser client: one page for many addresses, and the files that it loads. Built from web/ into static/."""

from __future__ import annotations

import mimetypes
from functools import cache
from pathlib import Path

from fastapi import APIRouter, Request, Response
from starlette.exceptions import HTTPException

from aerodrome.server.api import AtDesk, address_at
from aerodrome.server.pages import fault_page, plain_front

client = APIRouter(include_in_schema=False)
STATIC = Path(__file__).with_name("static")
PAGE = "index.html"
LONG = "public, max-age=31536000, immutable"
"""For files that carry a hash of their content in their name."""

mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")


def is_built() -> bool:
    return (STATIC / PAGE).is_file()


@cache
def files(folder: Path) -> dict[str, Path]:
    """The built files by name; what is not among them is not served, whatever a path may say."""
    return {path.name: path for path in folder.iterdir() if path.is_file()} if folder.is_dir() else {}


@client.get("/app/{name}")
async def file(name: str, request: Request, desk: AtDesk) -> Response:
    desk.windows.count("page", address_at(request))
    path = files(STATIC).get(name)
    if path is None:
        raise HTTPException(404)
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return Response(path.read_bytes(), media_type=kind, headers={"cache-control": LONG if "-" in name else "no-cache"})


@client.get("/")
async def front(request: Request, desk: AtDesk) -> Response:
    desk.windows.count("page", address_at(request))
    return client_page() if is_built() else plain_front()


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
    if not is_built():
        return fault_page(404, "The browser client is not built here. In a checkout, `make web` builds it.")
    return Response((STATIC / PAGE).read_bytes(), media_type="text/html", headers={"cache-control": "no-cache"})
