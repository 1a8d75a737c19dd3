"""Callers of the Python API can catch every error that they can meet, as ``aerodrome.X``."""

from __future__ import annotations

import importlib
import pkgutil

import pytest

import aerodrome

PACKAGES = ("play", "simulate", "bots", "rulebook", "games", "engines", "text", "doors")


def errors() -> set[type[aerodrome.AerodromeError]]:
    """All errors that these packages define, whatever they inherit in between."""
    for package in PACKAGES:
        found = importlib.import_module(f"aerodrome.{package}")
        for module in pkgutil.walk_packages(found.__path__, f"aerodrome.{package}."):
            importlib.import_module(module.name)
    known: set[type[aerodrome.AerodromeError]] = set()
    new = {aerodrome.AerodromeError}
    while new:
        known |= new
        new = {kind for each in new for kind in each.__subclasses__()} - known
    return {kind for kind in known if kind.__module__.startswith(tuple(f"aerodrome.{name}." for name in PACKAGES))}


def test_all_errors_are_exported() -> None:
    hidden = {kind.__name__ for kind in errors() if getattr(aerodrome, kind.__name__, None) is not kind}
    assert hidden == set()
    assert {kind.__name__ for kind in errors()} <= set(aerodrome.__all__)
    assert len(errors()) > 20


def test_what_a_caller_does_wrong_can_be_caught_by_its_name() -> None:
    with pytest.raises(aerodrome.BadName):
        aerodrome.new("airships", names=["Ada", "Ada"])
    with pytest.raises(aerodrome.NothingToUndo):
        aerodrome.new("airships", seed=1).undo()
    with pytest.raises(aerodrome.BadBot):
        aerodrome.rollout("airships", bots=["nobody"])
