"""The strict engine: the plain rules on a state that complains.

Tests use it. It raises an error with the field's path when code stores a value outside a field's range or something
that is not an int, uses a negative index, or looks at a HIDDEN value. Tests run legality, labels, features, instinct
and texts on strict *blinded* states to show that they look at nothing their seat may not see.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, TypeAlias

from aerodrome.rulebook.record import HIDDEN, WIDTHS, Field, Record

if TYPE_CHECKING:
    from aerodrome.rulebook.game import Plain

Path: TypeAlias = "tuple[Path, Any] | None"
"""The path of the record or list above, and the name or index in it; None for the state itself."""


class StrictFault(Exception):
    """Something that plain Python allows, but that would break another engine or give a secret away."""


class HiddenLook(StrictFault):
    """A look at a value that the viewer may not see."""


class StrictState:
    """A wrapper that checks every access to a plain record. ``plain`` is the record itself.

    Tests make millions of accesses, so paths are stored as links and spelt out only when they are needed.
    """

    __slots__ = ("_path", "_watch", "plain")
    plain: Record
    _path: Path
    _watch: dict[str, bool]

    def __init__(self, plain: Record, path: Path = None, watch: dict[str, bool] | None = None) -> None:
        object.__setattr__(self, "plain", plain)
        object.__setattr__(self, "_path", path)
        object.__setattr__(self, "_watch", watch if watch is not None else {"hidden": True})

    def may_look(self, allowed: bool) -> None:
        """Allow or forbid looks at hidden values. Only `blind` and `deal` may handle them."""
        self._watch["hidden"] = not allowed

    def __getattr__(self, name: str) -> Any:
        value = getattr(self.plain, name, None)
        if type(value) is int:
            if value == HIDDEN and self._watch["hidden"]:
                raise HiddenLook(f"{_spelt((self._path, name))} is hidden from this seat")
            return value
        if name == "told":
            return value
        field = self._field(name)
        return StrictList(getattr(self.plain, name), field, len(field.shape), (self._path, name), self._watch)

    def __setattr__(self, name: str, value: Any) -> None:
        if name == "told":
            self.plain.told = value
            return
        field = self._field(name)
        path = (self._path, name)
        if field.shape or field.record:
            raise StrictFault(f"{_spelt(path)} is assigned as a whole")
        setattr(self.plain, name, _storable(value, field, path))

    def _field(self, name: str) -> Field:
        fields = type(self.plain).fields
        if name not in fields:
            raise StrictFault(f"{_spelt(self._path) or 'the state'} has no field called {name}")
        return fields[name]

    def copy_from(self, source: StrictState) -> None:
        self.plain.copy_from(source.plain)

    def pack(self) -> bytes:
        return self.plain.pack()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, StrictState) and self.plain == other.plain

    __hash__ = None  # type: ignore[assignment]


class StrictRules:
    """The plain rules of a game. Each gets its state wrapped in a StrictState."""

    def __init__(self, plain: Plain) -> None:
        self._plain = plain

    def __getattr__(self, name: str) -> Callable[..., Any]:
        return _strictly(getattr(self._plain, name), may_look=name in ("blind", "deal"))

    def bind(self, algorithm: Callable[..., Any]) -> Callable[..., Any]:
        return _strictly(self._plain.bind(algorithm))


def _strictly(rule: Callable[..., Any], may_look: bool = False) -> Callable[..., Any]:
    return lambda s, *arguments: rule(StrictState(s, watch={"hidden": not may_look}), *arguments)


class StrictList:
    """A wrapper that checks every access to a list field."""

    __slots__ = ("_depth", "_field", "_items", "_path", "_watch")

    def __init__(self, items: list[Any], field: Field, depth: int, path: Path, watch: dict[str, bool]) -> None:
        self._items, self._field, self._depth, self._path, self._watch = items, field, depth, path, watch

    def __len__(self) -> int:
        return len(self._items)

    def __iter__(self) -> Iterator[Any]:
        return (self[index] for index in range(len(self._items)))

    def __getitem__(self, index: int) -> Any:
        self._check(index)
        value = self._items[index]
        if type(value) is int:
            if value == HIDDEN and self._watch["hidden"]:
                raise HiddenLook(f"{_spelt((self._path, index))} is hidden from this seat")
            return value
        path = (self._path, index)
        if self._depth > 1:
            return StrictList(value, self._field, self._depth - 1, path, self._watch)
        return StrictState(value, path, self._watch)

    def __setitem__(self, index: int, value: Any) -> None:
        self._check(index)
        path = (self._path, index)
        if self._depth > 1 or self._field.record:
            raise StrictFault(f"{_spelt(path)} is assigned as a whole")
        self._items[index] = _storable(value, self._field, path)

    def _check(self, index: int) -> None:
        if type(index) is not int:
            kind = type(index).__name__
            raise StrictFault(f"{_spelt((self._path, index))}: the index is a {kind}, not an int")
        if not 0 <= index < len(self._items):
            raise StrictFault(f"{_spelt((self._path, index))}: the index is outside 0 to {len(self._items) - 1}")


def _spelt(path: Path) -> str:
    """The path spelt out, such as ``companies[2].department[0]``."""
    if path is None:
        return ""
    above, last = path
    if isinstance(last, str):
        return f"{_spelt(above)}.{last}" if above else last
    return f"{_spelt(above)}[{last}]"


def _storable(value: Any, field: Field, path: Path) -> int:
    if type(value) is not int:
        kind = type(value).__name__
        raise StrictFault(f"{_spelt(path)} = {value!r}: a {kind} is stored where an int belongs")
    bits = 8 * WIDTHS[str(field.kind)]
    if not -(1 << (bits - 1)) <= value < 1 << (bits - 1):
        raise StrictFault(f"{_spelt(path)} = {value} does not fit {field.kind}")
    return value
