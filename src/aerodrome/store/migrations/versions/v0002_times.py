"""Times and kinds of entries go into the hash chain. What was written before stays chained as it was: since when the
chain of a match holds them is noted with the match, and nobody can say more of the entries before."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision: str | None = "0001"


def upgrade() -> None:
    """A new match has it from its first entry on, an older one from the next."""
    op.add_column("matches", sa.Column("timed_from", sa.Integer, nullable=False, server_default="1"))
    op.execute("UPDATE matches SET timed_from = seq + 1")
