"""What the log's lines are about: the request or message that somebody sent, and its table.

Whoever takes a request says so once. Every line that is written while it is carried out has its id then, also in the
tasks that it begins.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar

About = Mapping[str, str]

NOTHING: About = {}
about: ContextVar[About] = ContextVar("about", default=NOTHING)


@contextmanager
def being(what: About) -> Iterator[None]:
    """Lines that are written in this block are about this."""
    token = about.set(what)
    try:
        yield
    finally:
        about.reset(token)
