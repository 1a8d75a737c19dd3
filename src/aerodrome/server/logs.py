"""Logs: one JSON object on each line, with the ids of its request and its table, and nothing secret or personal.

We write only fields from a list, and blot out whatever looks like a token, a secret or a cookie. What people are
called, what they say and where they are is never logged.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import time
from typing import Any, TextIO

from aerodrome.house.about import about

FIELDS = (
    "request", "message_id", "table", "entry", "kind", "error", "code", "method", "route", "status", "seconds", "bot",
    "why", "leases",
)  # fmt: skip
"""The extra fields of a record that we write. `request` is our own id of a request, or of a connection and the number
of a message that came by it; `message_id` is the client's id of the message."""

_SECRET = re.compile(r"[A-Za-z0-9_+-]{28,}={0,2}")
"""Tokens have 32 or 43 characters, secrets 64 hexadecimal digits; ids of tables and people have 16."""
_HEADER = re.compile(r"(?im)\b(cookie|authorization)\b[\"']?\s*[:=].*$")
_NAMED = re.compile(r"(?i)\b(token|secret|password)\b[\"']?\s*[:=]\s*(\"[^\"]*\"|'[^']*'|\S+)")
_BEARER = re.compile(r"(?i)\b(bearer)\s+\S+")
BLOT = "***"


def blotted(text: str) -> str:
    """The text without what looks like a secret.

    >>> blotted("table Qm3xYq0aZ1b2c3d4, token=abc")
    'table Qm3xYq0aZ1b2c3d4, token: ***'
    """
    for pattern in (_HEADER, _NAMED, _BEARER):
        text = pattern.sub(rf"\1: {BLOT}", text)
    return _SECRET.sub(BLOT, text)


class Discretion(logging.Filter):
    """Adds what a record is about, and blots out secrets before anything writes them."""

    def filter(self, record: logging.LogRecord) -> bool:
        for name, told in about.get().items():
            if not hasattr(record, name):
                setattr(record, name, told)
        try:
            text = record.getMessage()
        except Exception:  # a record that we cannot format must not stop the work that it reports
            text = str(record.msg)
        record.msg, record.args = blotted(text), None
        if record.exc_info and record.exc_info[0] is not None:
            record.exc_text = blotted(logging.Formatter().formatException(record.exc_info))
            record.exc_info = None
        for name in FIELDS:
            value = getattr(record, name, None)
            if isinstance(value, str):
                setattr(record, name, blotted(value)[:300])
        return True


class JsonLines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z"
        line: dict[str, Any] = {
            "at": at,
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_text:
            line["trace"] = record.exc_text
        return json.dumps(line, ensure_ascii=False, default=str)


def handler(stream: TextIO | None = None) -> logging.Handler:
    made = logging.StreamHandler(stream or sys.stderr)
    made.setFormatter(JsonLines())
    made.addFilter(Discretion())
    return made


def set_up(level: int = logging.INFO, stream: TextIO | None = None) -> None:
    """Send everything that the server logs to one place."""
    ours = handler(stream)
    for name, lowest in (("aerodrome", level), ("uvicorn", logging.WARNING), ("asyncio", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers[:] = [ours]
        logger.setLevel(lowest)
        logger.propagate = False
