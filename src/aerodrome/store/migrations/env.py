"""What Alembic runs to migrate: on the connection, and inside the transaction, that the store hands over."""

from __future__ import annotations

from alembic import context


def migrate() -> None:
    """Run the steps that are wanted. The store has begun the transaction, and ends it."""
    given = context.config.attributes
    context.configure(connection=given["connection"], version_table=given["version_table"])
    with context.begin_transaction():
        context.run_migrations()


# Alembic loads this file under a name of its own. Whoever else imports it wants no migration.
if __name__ == "env_py":
    migrate()
