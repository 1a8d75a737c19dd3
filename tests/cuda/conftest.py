"""Compile the examples into a folder of the tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest


@pytest.fixture(scope="session", autouse=True)
def own_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("AERODROME_CACHE", str(tmp_path_factory.getbasetemp() / "compiled"))
        yield
