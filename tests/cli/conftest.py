"""Fixtures for the tests of the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.program import Program


@pytest.fixture
def program(tmp_path: Path) -> Program:
    """The program without the compiled engine, in this process: quick."""
    return Program(tmp_path, real=False)


@pytest.fixture
def real_program(tmp_path: Path) -> Program:
    """The program without the compiled engine, in a process of its own."""
    return Program(tmp_path)


@pytest.fixture
def native_program(tmp_path: Path) -> Program:
    """The program with the compiled engine, in this process, which compiles a game once."""
    return Program(tmp_path, native=True, real=False)


@pytest.fixture
def real_native_program(tmp_path: Path) -> Program:
    """The program with the compiled engine, in a process of its own."""
    return Program(tmp_path, native=True)
