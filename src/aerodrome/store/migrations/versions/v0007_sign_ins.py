"""People sign in on several devices: with a token for each, with passkeys, and with codes that are used once. Names of
people with a passkey are reserved."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision: str | None = "0006"


def upgrade() -> None:
    """Everybody keeps the token that they have."""
    key = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
    op.create_table(
        "sign_ins",
        sa.Column("token_hash", key, primary_key=True),
        sa.Column("person", key, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
    )
    op.create_index("sign_ins_person", "sign_ins", ["person"])
    op.execute(
        "INSERT INTO sign_ins (token_hash, person, created, seen)"
        " SELECT token_hash, id, created, seen FROM people WHERE revoked IS NULL"
    )
    op.drop_index("people_token_hash", "people")
    op.drop_column("people", "token_hash")
    op.create_table(
        "passkeys",
        sa.Column("id", key, primary_key=True),
        sa.Column("person", key, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("used", sa.Double, nullable=False),
    )
    op.create_index("passkeys_person", "passkeys", ["person"])
    op.create_table(
        "challenges",
        sa.Column("hash", key, primary_key=True),
        sa.Column("person", key, nullable=False),
        sa.Column("expires", sa.Double, nullable=False),
    )
    op.create_index("challenges_expires", "challenges", ["expires"])
    op.create_table(
        "codes",
        sa.Column("person", key, sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("hash", key, nullable=False, unique=True),
        sa.Column("expires", sa.Double, nullable=False),
    )
    op.create_table(
        "names",
        sa.Column("skeleton", key, primary_key=True),
        sa.Column("person", key, sa.ForeignKey("people.id"), nullable=False),
        sa.Column("until", sa.Double),
    )
    op.create_index("names_person", "names", ["person"])
