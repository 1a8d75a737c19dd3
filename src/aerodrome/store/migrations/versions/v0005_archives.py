"""In which archive a finished match is. Its journal is then no longer here; who sat there stays."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision: str | None = "0004"


def upgrade() -> None:
    """None is in any."""
    op.add_column("matches", sa.Column("archived", sa.Text))
