"""Lists of somebody's games come from the database alone: who sits where under which name, for whom a running match
waits, and how each seat did in a finished one."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision: str | None = "0007"


def upgrade() -> None:
    """The names of those who sit at tables are in their journals. Results are counted when a server opens the house."""
    op.add_column("matches", sa.Column("waits", sa.Integer, nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("due", sa.Double))
    op.add_column("matches", sa.Column("ended", sa.Double))
    op.create_index(
        "matches_uncounted", "matches", ["status"],
        sqlite_where=sa.text("ended IS NULL"), postgresql_where=sa.text("ended IS NULL"),
    )  # fmt: skip
    op.add_column("seats", sa.Column("name", sa.Text, nullable=False, server_default=""))
    op.add_column("seats", sa.Column("bot", sa.Text, nullable=False, server_default=""))
    op.add_column("seats", sa.Column("place", sa.Integer))
    op.add_column("seats", sa.Column("points", sa.Integer))
    op.add_column("seats", sa.Column("pieces", sa.Text))
    op.add_column("seats", sa.Column("ended", sa.Double))
    op.add_column("seats", sa.Column("hidden", sa.Integer, nullable=False, server_default="0"))
    op.drop_index("seats_player", "seats")
    op.create_index("seats_player", "seats", ["player", "ended", "match_id"])
    connection = op.get_bind()
    rows = connection.execute(sa.text("SELECT match_id, body FROM rows WHERE kind = 'seated' ORDER BY match_id, seq"))
    statement = sa.text("UPDATE seats SET name = :name, bot = :bot WHERE match_id = :match AND seat = :seat")
    if seated := [{"match": match, **who} for match, body in rows.fetchall() if (who := seat_of(body))]:
        connection.execute(statement, seated)


def seat_of(body: Any) -> dict[str, Any] | None:
    """Who sat down, by an entry; None for a damaged one."""
    try:
        entry = json.loads(bytes(body))
        who = {"seat": entry["seat"], "name": entry["name"], "bot": entry.get("bot", "")}
    except (TypeError, ValueError, KeyError):
        return None
    return who if type(who["seat"]) is int and all(type(who[key]) is str for key in ("name", "bot")) else None
