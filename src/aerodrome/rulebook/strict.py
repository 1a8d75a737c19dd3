"""The strict engine: the plain rules on a state that complains.

For tests. A store outside a field's range, a store of something that is not an int, a negative index, and any look at
a HIDDEN value raise with the field's path. Running legality, labels, features, instinct and words on strict *blinded*
states is the proof that they look at nothing their seat may not see.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from aerodrome.rulebook.record import HIDDEN, WIDTHS, Field, Record


class StrictFault(Exception):
    """Something that plain Python lets pass and another engine, or a rival, would not."""


class HiddenLook(StrictFault):
    """A look at a value that the viewer may not see."""


class StrictState:
    """A plain record seen through checks. ``plain`` is the record itself."""

    __slots__ = ("_path", "_watch", "plain")
    plain: Record
    _path: str
    _watch: dict[str, bool]

    def __init__(self, plain: Record, path: str = "", watch: dict[str, bool] | None = None) -> None:
        object.__setattr__(self, "plain", plain)
        object.__setattr__(self, "_path", path)
        object.__setattr__(self, "_watch", watch if watch is not None else {"hidden": True})

    def may_look(self, allowed: bool) -> None:
        """`blind` and `deal` handle hidden values by profession; everybody else may not look."""
        self._watch["hidden"] = not allowed

    def __getattr__(self, name: str) -> Any:
        if name == "told":
            return self.plain.told
        field = self._field(name)
        return _wrap(getattr(self.plain, name), field, len(field.shape), self._path + name, self._watch)

    def __setattr__(self, name: str, value: Any) -> None:
        field = self._field(name)
        if field.shape or field.record:
            raise StrictFault(f"{self._path}{name} is assigned as a whole")
        setattr(self.plain, name, _storable(value, field, self._path + name))

    def _field(self, name: str) -> Field:
        fields = type(self.plain).fields
        if name not in fields:
            raise StrictFault(f"{self._path or 'the state'} has no field called {name}")
        return fields[name]

    def copy_from(self, source: StrictState) -> None:
        self.plain.copy_from(source.plain)

    def pack(self) -> bytes:
        return self.plain.pack()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, StrictState) and self.plain == other.plain

    __hash__ = None  # type: ignore[assignment]


class StrictList:
    """A list field seen through checks."""

    __slots__ = ("_depth", "_field", "_items", "_path", "_watch")

    def __init__(self, items: list[Any], field: Field, depth: int, path: str, watch: dict[str, bool]) -> None:
        self._items, self._field, self._depth, self._path, self._watch = items, field, depth, path, watch

    def __len__(self) -> int:
        return len(self._items)

    def __iter__(self) -> Iterator[Any]:
        return (self[index] for index in range(len(self._items)))

    def __getitem__(self, index: int) -> Any:
        path = self._at(index)
        return _wrap(self._items[index], self._field, self._depth - 1, path, self._watch)

    def __setitem__(self, index: int, value: Any) -> None:
        path = self._at(index)
        if self._depth > 1 or self._field.record:
            raise StrictFault(f"{path} is assigned as a whole")
        self._items[index] = _storable(value, self._field, path)

    def _at(self, index: int) -> str:
        path = f"{self._path}[{index}]"
        if type(index) is not int:
            raise StrictFault(f"{path}: the index is a {type(index).__name__}, not an int")
        if not 0 <= index < len(self._items):
            raise StrictFault(f"{path}: the index is outside 0 to {len(self._items) - 1}")
        return path


def _wrap(value: Any, field: Field, depth: int, path: str, watch: dict[str, bool]) -> Any:
    if depth:
        return StrictList(value, field, depth, path, watch)
    if field.record:
        return StrictState(value, path + ".", watch)
    if value == HIDDEN and watch["hidden"]:
        raise HiddenLook(f"{path} is hidden from this seat")
    return value


def _storable(value: Any, field: Field, path: str) -> int:
    if type(value) is not int:
        raise StrictFault(f"{path} = {value!r}: a {type(value).__name__} is stored where an int belongs")
    bits = 8 * WIDTHS[str(field.kind)]
    if not -(1 << (bits - 1)) <= value < 1 << (bits - 1):
        raise StrictFault(f"{path} = {value} does not fit {field.kind}")
    return value
