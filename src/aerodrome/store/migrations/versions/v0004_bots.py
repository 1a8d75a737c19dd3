"""When the token of a bot from outside was revoked. It stays empty for people, who get another token when they sign
out."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision: str | None = "0003"


def upgrade() -> None:
    """Nobody's is."""
    op.add_column("people", sa.Column("revoked", sa.Double))
