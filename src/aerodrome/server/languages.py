"""The language of the reader: `?lang=` in the address, else their choice on a page, else the browser's wish, else
English.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any
from urllib.parse import parse_qs

from fastapi import Depends, Query, Request

from aerodrome.rulebook.errors import Argument
from aerodrome.server.origins import Scope, headers_of
from aerodrome.text import ENGLISH, LANGUAGES, language_for, tell

COOKIE = "aerodrome-lang"
YEAR = 31_536_000


def wished(scope: Scope) -> str:
    """The language that the address names; empty if it names none."""
    query: bytes = scope.get("query_string", b"")
    return parse_qs(query.decode("latin-1")).get("lang", [""])[0]


def language_of(scope: Scope) -> str:
    """The language to answer in."""
    headers = headers_of(scope)
    wish = wished(scope) or _chosen(headers.get("cookie", ""))
    if wish:
        return wish if wish in LANGUAGES else ENGLISH
    return language_for(headers.get("accept-language", ""))


def _chosen(cookies: str) -> str:
    parts = (part.strip().partition("=") for part in cookies.split(";"))
    return next((value for key, _, value in parts if key == COOKIE), "")


def choice_of(scope: Scope) -> dict[str, str]:
    """The header that keeps the language in an address for the pages that follow."""
    wish = wished(scope)
    return (
        {"set-cookie": f"{COOKIE}={wish}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax"} if wish in LANGUAGES else {}
    )


def asked_in(
    request: Request,
    lang: Annotated[
        str, Query(max_length=20, description="The language of texts; by default that of `Accept-Language`.")
    ] = "",
) -> str:
    return language_of(request.scope)


Language = Annotated[str, Depends(asked_in)]
"""The language to answer a request in."""


def fault_body(
    language: str, code: str, what: str, arguments: Mapping[str, Argument] | None = None, rule: str = ""
) -> dict[str, Any]:
    """The answer to a program if something was not done: a code, the id of a text, and the text."""
    arguments = dict(arguments or {})
    body = {"error": code, "what": what, "args": arguments, "text": tell(language, what, **arguments)}
    return body | ({"rule": rule} if rule else {})
