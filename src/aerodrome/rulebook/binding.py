"""Binding: fit algorithms to a game's rules, and rules to an engine.

A bound function is a copy of the plain one whose global names stand for other things: a placeholder of the contract
becomes the game's function, a primitive becomes the engine's version, and a module's tables become other card data if
they are replaced. The plain modules never change, each module keeps its own namespace, and the binder recognises what
to replace by identity, never by name alone.
"""

from __future__ import annotations

import builtins
import sys
import types
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from aerodrome.rulebook.contract import CONTRACT, TABLES
from aerodrome.rulebook.errors import AerodromeError
from aerodrome.rulebook.primitives import PRIMITIVES

Table = tuple[Any, ...]
PlainRule = Any
"""A plain function of a rulebook. (A type checker sees each as its own kind of callable.)"""

BUILTINS = ("abs", "len", "max", "min", "range")


class RulebookError(AerodromeError):
    """A rulebook uses something that some engine lacks. The message names the place and the cure."""


def is_table(value: object) -> bool:
    """Printed matter: a tuple of ints, or of such tuples."""
    return isinstance(value, tuple) and len(value) > 0 and all(type(v) is int or is_table(v) for v in value)


def global_names(function: PlainRule) -> list[str]:
    """The module-level names that a function mentions; a name in an imported module is written ``cards.STARS``."""
    import dis

    names: list[str] = []
    module = ""
    for instruction in dis.get_instructions(function):
        if instruction.opname in ("LOAD_GLOBAL", "LOAD_NAME"):
            names.append(instruction.argval)
            found = function.__globals__.get(instruction.argval)
            module = instruction.argval if isinstance(found, types.ModuleType) else ""
        elif instruction.opname in ("LOAD_ATTR", "LOAD_METHOD") and module:
            names[-1], module = f"{module}.{instruction.argval}", ""
        elif instruction.opname != "EXTENDED_ARG":
            module = ""
    return list(dict.fromkeys(names))


class Binder:
    """Binds functions to one game on one engine. ``finish`` turns each copy into the engine's own version."""

    def __init__(
        self,
        supplied: Mapping[str, PlainRule],
        *,
        primitives: Mapping[str, Any] | None = None,
        tables: Mapping[tuple[str, str], Table] | None = None,
        homes: Mapping[str, tuple[str, str]] | None = None,
        finish: Callable[[PlainRule], Any] = lambda function: function,
        table: Callable[[tuple[str, str], Table], Any] = lambda home, table: table,
        stand_ins: Mapping[PlainRule, Any] | None = None,
    ) -> None:
        self.supplied = supplied
        self.primitives = primitives or {}
        self.stand_ins = stand_ins or {}
        """What takes the place of other functions."""
        self.tables = tables or {}
        self.homes = homes or {}
        self.finish, self.table = finish, table
        self.bound: dict[PlainRule, Any] = {}
        self.namespaces: dict[str, types.ModuleType] = {}
        self._path: list[PlainRule] = []

    def bind(self, function: PlainRule) -> Any:
        """The engine's version of a rule or an algorithm."""
        if function in self.stand_ins:
            return self.stand_ins[function]
        for name, placeholder in CONTRACT.items():
            if function is placeholder:
                if name not in self.supplied:
                    raise RulebookError(f"the game supplies no function called {name}")
                function = self.supplied[name]
                break
        if function in PRIMITIVES and function.__name__ in self.primitives:
            return self.primitives[function.__name__]
        if function not in self.bound:
            if function in self._path:
                circle = " -> ".join(f.__name__ for f in [*self._path[self._path.index(function) :], function])
                raise RulebookError(f"{where(function)}: rules may not call themselves ({circle}); use a loop")
            self._path.append(function)
            self.bound[function] = self._make(function)
            self._path.pop()
        return self.bound[function]

    def _make(self, function: PlainRule) -> Any:
        if function in PRIMITIVES:
            return function
        space = self._namespace(function.__module__)
        for name in global_names(function):
            module, _, attribute = name.rpartition(".")
            if module:
                plain = function.__globals__[module]
                space[module] = self.namespaces.setdefault(plain.__name__, types.ModuleType(plain.__name__))
                self._put(function, plain.__name__, vars(plain), attribute)
            else:
                self._put(function, function.__module__, function.__globals__, name)
        copy = types.FunctionType(function.__code__, space, function.__name__, function.__defaults__)
        copy.__module__, copy.__qualname__, copy.__doc__ = function.__module__, function.__qualname__, function.__doc__
        return self.finish(copy)

    def _namespace(self, module: str) -> dict[str, Any]:
        space = vars(self.namespaces.setdefault(module, types.ModuleType(module)))
        space["__builtins__"] = builtins
        return space

    def _put(self, function: PlainRule, module: str, plain: Mapping[str, Any], name: str) -> None:
        """Look up a name of a plain module, and put its value into the bound module's namespace."""
        space = self._namespace(module)
        if name not in space and not (name not in plain and name in BUILTINS):
            space[name] = self._value(function, module, plain, name)

    def _value(self, function: PlainRule, module: str, plain: Mapping[str, Any], name: str) -> Any:
        if name not in plain:
            raise RulebookError(f"{where(function)}: {name} is not defined, or is not a word of the rulebook language")
        value = plain[name]
        if isinstance(value, types.FunctionType):
            return self.bind(value)
        if isinstance(value, tuple):
            home = self._home(module, name, value)
            if home != (module, name):
                value = getattr(sys.modules[home[0]], home[1])
            value = self.tables.get(home, value)
            if is_table(value):
                return self.table(home, value)
        if isinstance(value, int) and not isinstance(value, bool):
            return int(value)
        raise RulebookError(
            f"{where(function)}: {name} is a {type(value).__name__}; rules may name module-level ints, "
            "tables (tuples of ints) and functions only"
        )

    def _home(self, module: str, name: str, value: Table) -> tuple[str, str]:
        """The module that defines a table, and its name there. A placeholder of the contract belongs to the game, and
        an imported table belongs to the module it comes from if that module's tables are replaced."""
        for placeholder, supplied in self.homes.items():
            if value is TABLES[placeholder]:
                return supplied
        for other, key in self.tables:
            if key == name and getattr(sys.modules[other], key) is value:
                return other, key
        return module, name


def is_open(function: PlainRule) -> bool:
    """Does a function, or one that it calls, name a placeholder of the contract? If so, it runs only when bound."""
    placeholders = [*CONTRACT.values(), *TABLES.values()]
    met = [function]
    for each in met:
        for name in global_names(each):
            module, _, attribute = name.rpartition(".")
            names = vars(each.__globals__[module]) if module else each.__globals__
            value = names.get(attribute)
            if any(value is placeholder for placeholder in placeholders):
                return True
            if isinstance(value, types.FunctionType) and value not in met:
                met.append(value)
    return False


def closure(functions: Iterable[PlainRule], supplied: Mapping[str, PlainRule]) -> list[PlainRule]:
    """These functions and every function they call, in the order in which the binder meets them."""
    binder = Binder(supplied)
    for function in functions:
        binder.bind(function)
    return list(binder.bound)


def where(function: PlainRule) -> str:
    return f"{function.__code__.co_filename}:{function.__code__.co_firstlineno}: {function.__name__}"
