"""Several servers may share a PostgreSQL database: which ones are alive, which one keeps which running match going, and
who is at a table through which server. And the form of the journals, so that servers that would misread each other's
entries do not work side by side.

An SQLite file has one server at a time and needs none of this but the form."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision: str | None = "0005"


def upgrade() -> None:
    """No server is alive. Nobody keeps the running matches going since the house was last open."""
    op.create_table("journals", sa.Column("form", sa.Integer, nullable=False))
    op.execute("INSERT INTO journals (form) VALUES (1)")
    if op.get_context().dialect.name != "postgresql":
        return
    key = sa.Text(collation="C")
    op.create_table(
        "servers",
        sa.Column("id", key, primary_key=True),
        sa.Column("form", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("match_id", key, primary_key=True),
        sa.Column("server", key),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("leases_server", "leases", ["server"])
    op.create_table(
        "presence",
        sa.Column("match_id", key, primary_key=True),
        sa.Column("server", key, primary_key=True),
        sa.Column("attended", sa.Boolean, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_index("presence_server", "presence", ["server"])
    op.execute("CREATE SEQUENCE lease_numbers")
    op.execute(
        "INSERT INTO leases (match_id, number, at) SELECT id, nextval('lease_numbers'),"
        " COALESCE((SELECT house.at FROM house WHERE house.began <= matches.updated), 0)"
        " FROM matches WHERE status = 'running'"
    )
