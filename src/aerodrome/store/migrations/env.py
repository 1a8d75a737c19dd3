"""Alembic runs this to migrate. The store hands over the connection, inside a transaction."""

from __future__ import annotations

from alembic import context

if __name__ == "env_py":  # Alembic runs the file under this name; under any other, it is only imported
    given = context.config.attributes
    context.configure(connection=given["connection"], version_table=given["version_table"])
    with context.begin_transaction():
        context.run_migrations()
