"""What Alembic runs to migrate: on the connection, and inside the transaction, that the store hands over."""

from __future__ import annotations

from alembic import context

if __name__ == "env_py":  # Alembic's name for this file; under any other, it is only imported
    given = context.config.attributes
    context.configure(connection=given["connection"], version_table=given["version_table"])
    with context.begin_transaction():
        context.run_migrations()
