"""The browser client: one page for many addresses, and the files that it loads. Built from web/ into static/."""

from __future__ import annotations

import gzip
import mimetypes
from functools import cache
from pathlib import Path

from fastapi import APIRouter, Request, Response
from starlette.exceptions import HTTPException

from aerodrome.server import built
from aerodrome.server.api.asking import Visiting
from aerodrome.server.pages import fault_page, plain_front

client = APIRouter(include_in_schema=False)
LONG = "public, max-age=31536000, immutable"
"""For files that carry a hash of their content in their name."""
PACKED = (".js", ".css", ".svg")
"""What gets smaller by packing; these files hold no secret that their size could tell."""

mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")


@cache
def packed(path: Path) -> bytes:
    """A file for browsers that can unpack it; packed once."""
    return gzip.compress(path.read_bytes(), mtime=0)


@client.get("/app/{name}")
async def file(name: str, request: Request, _: Visiting) -> Response:
    path = built.files().get(name)
    if path is None:
        raise HTTPException(404)
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    headers = {"cache-control": LONG if "-" in name else "no-cache"}
    if path.suffix in PACKED:
        headers["vary"] = "accept-encoding"
        if "gzip" in request.headers.get("accept-encoding", ""):
            return Response(packed(path), media_type=kind, headers=headers | {"content-encoding": "gzip"})
    return Response(path.read_bytes(), media_type=kind, headers=headers)


@client.get("/")
async def front(_: Visiting) -> Response:
    return client_page() if built.is_built() else plain_front()


@client.get("/new/{game}")
@client.get("/tables")
@client.get("/join")
@client.get("/t/{id}")
@client.get("/learn/{game}")
@client.get("/replay/{id}")
async def page(_: Visiting) -> Response:
    """All of them are the same page; its script reads the address."""
    return client_page()


def client_page() -> Response:
    if not built.is_built():
        return fault_page(404, "The browser client is not built here. In a checkout, `make web` builds it.")
    return Response(built.page(), media_type="text/html", headers={"cache-control": "no-cache"})
