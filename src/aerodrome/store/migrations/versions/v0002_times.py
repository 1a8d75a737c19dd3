"""Times and kinds of entries go into the hash chain. Older entries stay chained as they were. Each match notes from
which entry on its chain covers them; the times of entries before that remain unproven."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision: str | None = "0001"


def upgrade() -> None:
    """A new match has them from its first entry on, an older match from its next."""
    op.add_column("matches", sa.Column("timed_from", sa.Integer, nullable=False, server_default="1"))
    op.execute("UPDATE matches SET timed_from = seq + 1")
