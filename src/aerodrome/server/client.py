"""The browser client: one page for many addresses, and the files that it loads. Built from web/ into static/."""

from __future__ import annotations

import gzip
import mimetypes
from functools import cache
from pathlib import Path

from fastapi import APIRouter, Request, Response
from starlette.exceptions import HTTPException

from aerodrome.server.api import AtDesk, address_at

client = APIRouter(include_in_schema=False)
STATIC = Path(__file__).with_name("static")
PAGE = "index.html"
LONG = "public, max-age=31536000, immutable"
"""For files that carry a hash of their content in their name."""
PACKED = (".js", ".css", ".svg")
"""What gets smaller by packing; these files hold no secret that their size could tell."""

mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")


def is_built() -> bool:
    return (STATIC / PAGE).is_file()


@cache
def files() -> dict[str, Path]:
    """The built files by name; what is not among them is not served, whatever a path may say."""
    return {path.name: path for path in STATIC.iterdir() if path.is_file()} if STATIC.is_dir() else {}


@cache
def packed(name: str) -> bytes:
    """A file for browsers that can unpack it; packed once."""
    return gzip.compress(files()[name].read_bytes(), mtime=0)


@client.get("/app/{name}")
async def file(name: str, request: Request, desk: AtDesk) -> Response:
    desk.windows.count("page", address_at(request))
    path = files().get(name)
    if path is None:
        raise HTTPException(404)
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    headers = {"cache-control": LONG if "-" in name else "no-cache"}
    if path.suffix in PACKED:
        headers["vary"] = "accept-encoding"
        if "gzip" in request.headers.get("accept-encoding", ""):
            return Response(packed(name), media_type=kind, headers=headers | {"content-encoding": "gzip"})
    return Response(path.read_bytes(), media_type=kind, headers=headers)


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
        raise HTTPException(404, "The browser client is not built here: run `make web`.")
    return Response((STATIC / PAGE).read_bytes(), media_type="text/html", headers={"cache-control": "no-cache"})
