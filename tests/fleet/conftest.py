"""Several servers on one PostgreSQL, as tests/table starts it."""

from __future__ import annotations

import secrets
from collections.abc import Iterator

import pytest

from aerodrome.store import servers
from tests.table.conftest import postgresql_server, postgresql_url
from tests.table.helpers import secret_of

__all__ = ["postgresql_server", "postgresql_url"]


@pytest.fixture
def long_leases(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long a server is silent because this machine is busy, its leases hold."""
    monkeypatch.setattr(servers, "LEASE_SECONDS", 3600.0)


@pytest.fixture(autouse=True)
def no_compiling() -> Iterator[None]:
    """No test here waits for a compiler, nor do the servers that it starts; and every table has the same secret."""
    honest = secrets.token_bytes
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("AERODROME_NO_NATIVE", "1")
        patch.setattr(secrets, "token_bytes", lambda n=None: secret_of(7) if n == 32 else honest(n))
        yield
