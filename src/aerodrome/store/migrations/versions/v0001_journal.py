"""The journal of matches, who sits where, people, and invites."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision: str | None = None


def upgrade() -> None:
    """Make everything."""
    # Ids are compared byte by byte, so that PostgreSQL locks them in the order in which Python sorts them.
    key = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
    op.create_table(
        "matches",
        sa.Column("id", key, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("privacy", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("chain", sa.Text, nullable=False),
        sa.Column("state", sa.LargeBinary),
        sa.Column("state_seq", sa.Integer),
        sa.Column("secret", sa.LargeBinary, nullable=False),
    )
    op.create_index("matches_lobby", "matches", ["status", "privacy", "created", "id"])
    op.create_table(
        "rows",
        sa.Column("match_id", key, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("chain", sa.Text, nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("match_id", key, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("player", key),
        sqlite_with_rowid=False,
    )
    op.create_index("seats_player", "seats", ["player"])
    op.create_table(
        "people",
        sa.Column("id", key, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("token_hash", key, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
    )
    op.create_index("people_token_hash", "people", ["token_hash"], unique=True)
    op.create_table(
        "invites",
        sa.Column("token_hash", key, primary_key=True),
        sa.Column("match_id", key, sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("used_by", key),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_index("invites_match", "invites", ["match_id"])
