"""Which file of a game supplies what, and what the kit supplies if the game does not."""

from __future__ import annotations

import importlib
import types
from collections.abc import Mapping
from typing import Any

from aerodrome.rulebook import kit
from aerodrome.rulebook.binding import BUILTINS, PlainRule, RulebookError
from aerodrome.rulebook.contract import CONTRACT
from aerodrome.rulebook.record import Record, records_of

ROLES = {
    "state": ("first_action", "end_action"),
    "rules": (
        *("new_game", "to_act", "question", "refusal", "following", "step", "score", "standing", "place", "wins"),
        *("outcome", "ending", "turns", "side", "default_action"),
    ),
    "audit": ("audit",),
    "sight": ("blind", "deal"),
    "features": ("observe",),
    "instinct": ("appeal", "hunch"),
    "outlook": ("trait", "outlook"),
}
"""Which module of a game supplies which function of the contract. Only `state` and `rules` are required: `rules` may
supply a function in place of another module, and the kit has a default for most functions."""

TABLE_ROLES = {"ANSWERS": "state", "WEIGHTS": "outlook"}
"""Which module supplies which table of the contract."""


def optional_module(name: str) -> types.ModuleType | None:
    """A module, or None if there is no such file."""
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return None


def table_homes(modules: Mapping[str, types.ModuleType | None]) -> dict[str, tuple[str, str]]:
    """For each table of the contract that a game supplies, its module and its name there."""
    return {
        name: (module.__name__, name)
        for name, role in TABLE_ROLES.items()
        if (module := modules[role]) and hasattr(module, name)
    }


def supplied_functions(
    package: str, modules: Mapping[str, types.ModuleType | None], homes: Mapping[str, tuple[str, str]]
) -> dict[str, PlainRule]:
    """Every function of the contract: the game's own, or the kit's if that suits the game."""
    supplied, missing = {}, []
    for role, names in ROLES.items():
        for name in names:
            own = (getattr(modules[each], name, None) for each in (role, "rules") if modules[each])
            found = next((each for each in own if each and each is not CONTRACT[name]), None)
            lack = "" if found else _why_not_usual(name, modules["state"], homes)
            if lack:
                missing.append(f"{role}.py: {name}{lack}")
            supplied[name] = found or getattr(kit, f"usual_{name}", None)
    if missing:
        raise RulebookError(f"{package} does not meet the contract; it lacks {', '.join(missing)}")
    _check_signatures(package, supplied)
    return supplied


def _why_not_usual(name: str, state: Any, homes: Mapping[str, tuple[str, str]]) -> str:
    """Why the kit's function of this name does not suit a game; empty if it does."""
    usual = getattr(kit, f"usual_{name}", None)
    if usual is None:
        return " "
    if "ANSWERS" in usual.__code__.co_names and "ANSWERS" not in homes:
        return " (or a table ANSWERS)"
    if name in ("blind", "deal") and hides_more_than_luck(state.State):
        return " (more than the generator is hidden)"
    fields = [each for each in usual.__code__.co_names if each not in vars(kit)]
    lacking = [each for each in fields if each not in state.State.fields and each not in BUILTINS]
    return f" (or a field {lacking[0]})" if lacking else ""


def hides_more_than_luck(state: type[Record]) -> bool:
    return any(
        each.audience != "public" and not each.record and name != "rng"
        for record in records_of(state)
        for name, each in record.fields.items()
    )


def _check_signatures(package: str, supplied: Mapping[str, PlainRule]) -> None:
    for name, function in supplied.items():
        wanted, got = _parameters(CONTRACT[name]), _parameters(function)
        if wanted != got:
            raise RulebookError(f"{package}: {name} takes ({', '.join(got)}); the contract says ({', '.join(wanted)})")


def _parameters(function: PlainRule) -> tuple[str, ...]:
    names: tuple[str, ...] = function.__code__.co_varnames[: function.__code__.co_argcount]
    return names


def check_state(package: str, state: type[Record]) -> None:
    for name, shape in (("rng", 1), ("n_seats", 0), ("options", 1)):
        if name not in state.fields or len(state.fields[name].shape) != shape:
            raise RulebookError(f"{package}: State needs a field called {name}")
    if state.fields["rng"].audience != "secret":
        raise RulebookError(f"{package}: the generator (rng) must be secret")
    if state.size() > 2048:
        raise RulebookError(f"{package}: State takes {state.size()} bytes; there is room for at most 2048")
