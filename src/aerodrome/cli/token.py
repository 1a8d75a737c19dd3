"""`aerodrome token`: bots from outside that may sign in to a table server."""

from __future__ import annotations

import secrets
import time
from typing import Annotated

from typer import Argument

from aerodrome.cli.group import Database, Group, opened
from aerodrome.rulebook.errors import AerodromeError

app = Group("Let bots from outside sign in to a table server.")

Name = Annotated[str, Argument(metavar="NAME", help="What people see at the table: 1 to 40 characters.")]


@app.add
async def bot(name: Name, database: Database = None) -> None:
    """Make a token for a bot. It is shown once, and only its hash is kept. The server may be running."""
    from aerodrome.play.names import skeleton
    from aerodrome.store.people import Person, hash_token
    from aerodrome.table.core import BOT_MARK
    from aerodrome.table.naming import own_name

    name = own_name(name)
    async with await opened(database) as store:
        for known in await store.bots():
            if known.revoked is None and skeleton(known.person.name) == skeleton(name):
                raise AerodromeError(
                    f"there is a bot called {known.person.name} already; choose another name, or revoke its token "
                    f"first: aerodrome token revoke '{known.person.name}'"
                )
        token, now = secrets.token_urlsafe(32), time.time()
        await store.add_people({hash_token(token): Person(BOT_MARK + secrets.token_urlsafe(12), name, now, now)})
    print(token)


@app.add
async def list(database: Database = None) -> None:
    """List the bots, when their tokens were made and last used, and which were revoked."""
    async with await opened(database) as store:
        known = await store.bots()
    if not known:
        print("No bot has a token. Make one with: aerodrome token bot NAME")
    for each in known:
        made, seen = day(each.person.created), day(each.person.seen)
        state = f"revoked on {day(each.revoked)}" if each.revoked is not None else f"last here on {seen}"
        print(f"{each.person.name}: made on {made}, {state}")


@app.add
async def revoke(name: Name, database: Database = None) -> None:
    """Revoke a bot's token. It stops working at once; connections of the bot are closed within a minute, and stand-ins
    can take over its seats, as for people who are gone."""
    async with await opened(database) as store:
        for known in await store.bots():
            if known.person.name == name and known.revoked is None:
                await store.revoke_bot(known.person.id, time.time())
                print(f"The token of {name} is revoked.")
                return
    raise AerodromeError(f"no bot called {name[:40]!r} has a token; `aerodrome token list` names those that do")


def day(at: float) -> str:
    return time.strftime("%Y-%m-%d", time.gmtime(at))
