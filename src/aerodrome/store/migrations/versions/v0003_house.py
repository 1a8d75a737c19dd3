"""When the house was last open, so that clocks do not charge anybody for the time in which it was closed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision: str | None = "0002"


def upgrade() -> None:
    """Make the table. The next house that opens writes its one row."""
    op.create_table(
        "house",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("began", sa.Double, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
