"""The HTTP API under /api. Playing itself goes over the WebSocket."""

from __future__ import annotations

from fastapi import APIRouter

from aerodrome.server.api import games, keeping, lessons, people, tables, watching
from aerodrome.server.shapes import Fault

api = APIRouter(prefix="/api", responses={"4XX": {"model": Fault, "description": "That did not work."}})
for part in (people, keeping, games, lessons, tables, watching):
    api.include_router(part.routes)
