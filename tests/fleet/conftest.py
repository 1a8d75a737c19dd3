"""Several servers on one PostgreSQL, as tests/table starts it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.table.conftest import postgresql_server, postgresql_url

__all__ = ["postgresql_server", "postgresql_url"]


@pytest.fixture(autouse=True)
def no_compiling() -> Iterator[None]:
    """No test here waits for a compiler, nor do the servers that it starts."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("AERODROME_NO_NATIVE", "1")
        yield
