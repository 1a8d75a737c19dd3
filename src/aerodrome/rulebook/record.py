"""Records: one declaration of a game's state, which gives every engine its layout.

    class Company(Record):
        department = public.i8(6)  # expansion card in each department, NONE if empty
        chips = public.i8()        # bonus chips on the board

    class State(Record):
        rng = secret.i64(4)
        companies = many(Company, 4)

``State()`` is an ordinary object with slots, ints and lists of ints: the plain layout. Compiled engines hold the same
data in a C struct, and ``state.pack()`` gives exactly the bytes of that struct.

A field is *assigned*, so a type checker knows it as ``int`` or ``list[int]`` and finds misspelt names. Every field
names its audience. There is no default, so nobody can leak a new field by forgetting to hide it.
"""

from __future__ import annotations

import functools
import itertools
import math
import struct
from collections.abc import Iterator
from typing import Any, ClassVar, TypeVar, overload

NONE = -1
"""No card, no seat, nothing there."""

HIDDEN = -100
"""What a seat sees in place of a hidden value. It fits the narrowest field, and fails as an index."""

WIDTHS = {"i8": 1, "i16": 2, "i32": 4, "i64": 8}
_STRUCT_CODES = {"i8": "b", "i16": "h", "i32": "i", "i64": "q"}

R = TypeVar("R", bound="Record")


class Field:
    """How one field is stored, and who may see it."""

    __slots__ = ("audience", "kind", "record", "shape")

    def __init__(self, kind: str | type[Record], shape: tuple[int, ...], audience: str) -> None:
        self.kind, self.shape, self.audience = kind, shape, audience
        self.record = None if isinstance(kind, str) else kind
        """The nested record's class, None for a field of ints."""

    def __repr__(self) -> str:
        kind = self.kind if isinstance(self.kind, str) else self.kind.__name__
        return f"{self.audience} {kind}{list(self.shape) or ''}"


class _Width:
    """One width for one audience, such as ``public.i8``. Call it with the dimensions of the field."""

    def __init__(self, code: str, audience: str) -> None:
        self.code, self.audience = code, audience

    @overload
    def __call__(self) -> int: ...
    @overload
    def __call__(self, a: int, /) -> list[int]: ...
    @overload
    def __call__(self, a: int, b: int, /) -> list[list[int]]: ...
    @overload
    def __call__(self, a: int, b: int, c: int, /) -> list[list[list[int]]]: ...
    def __call__(self, *shape: int) -> Any:
        return Field(self.code, shape, self.audience)


class Audience:
    """Who may see a field.

    ``public`` fields are for everybody, ``owner`` fields for the seat that the record belongs to, and ``secret`` fields
    for nobody. The rules decide from moment to moment who sees a ``partly`` field; its comment says who.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.i8, self.i16, self.i32, self.i64 = (_Width(code, name) for code in WIDTHS)


public, owner, secret, partly = Audience("public"), Audience("owner"), Audience("secret"), Audience("partly")


def many(cls: type[R], n: int) -> list[R]:
    """A row of ``n`` nested records; in a game's state the index is the seat."""
    made: Any = Field(cls, (n,), "parts")
    return made  # type: ignore[no-any-return]


class _RecordType(type):
    """Turns assigned fields into slots."""

    fields: dict[str, Field]

    def __new__(mcs, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> _RecordType:
        fields = {key: value for key, value in body.items() if isinstance(value, Field)}
        taken = [key for key in fields if any(hasattr(base, key) for base in bases)]
        if taken:
            raise TypeError(f"{name}.{taken[0]}: records have a method of that name; call the field something else")
        for key in fields:
            del body[key]
        body["__slots__"] = (*fields, *body.pop("outside_layout", ()))
        cls = super().__new__(mcs, name, bases, body)
        cls.fields = fields
        return cls


class Record(metaclass=_RecordType):
    """Base of all records. Subclasses assign fields and nothing else."""

    fields: ClassVar[dict[str, Field]]

    # The events that rules `tell`: a list while somebody listens, else None. It is not part of the state's bytes.
    outside_layout = ("told",)
    told: list[tuple[int, ...]] | None

    def __init__(self) -> None:
        self.told = None
        for name, field in type(self).fields.items():
            setattr(self, name, _nest(field.shape, field.record or int))

    def copy_from(self, source: Record) -> None:
        """Become equal to ``source``; share no list with it."""
        for name, field in type(self).fields.items():
            value = getattr(source, name)
            if not field.shape:
                setattr(self, name, value)
            elif field.record:
                for mine, theirs in zip(getattr(self, name), value, strict=True):
                    mine.copy_from(theirs)
            else:
                setattr(self, name, _copy_list(value, len(field.shape)))

    def copy(self: R) -> R:
        new = type(self)._unset()
        for name, field in type(self).fields.items():
            value = getattr(self, name)
            if field.record:
                value = [part.copy() for part in value]
            elif field.shape:
                value = _copy_list(value, len(field.shape))
            setattr(new, name, value)
        return new

    @classmethod
    def _unset(cls: type[R]) -> R:
        """A record without its fields. Filling it with zeros first would take longer than everything else."""
        new = cls.__new__(cls)
        new.told = None
        return new

    def leaves(self) -> list[int]:
        """Every int, in layout order."""
        out: list[int] = []
        self._gather(out)
        return out

    def _gather(self, out: list[int]) -> None:
        for name, field in type(self).fields.items():
            value = getattr(self, name)
            if field.record:
                for part in value:
                    part._gather(out)
            elif not field.shape:
                out.append(value)
            elif len(field.shape) == 1:
                out.extend(value)
            else:
                _flatten(value, len(field.shape), out)

    def pack(self) -> bytes:
        """The bytes of this record as the compiled engines hold it.

        Raises OverflowError with the name of the field if a value does not fit its width.
        """
        try:
            return type(self).packer().pack(*self.leaves())
        except struct.error:
            raise OverflowError(self._misfit()) from None

    def _misfit(self) -> str:
        for path, field, value in self.paths():
            bits = 8 * WIDTHS[str(field.kind)]
            if not -(1 << (bits - 1)) <= value < 1 << (bits - 1):
                return f"{path} = {value} does not fit {field.kind}"
        return "a field holds something that is not an int"

    def paths(self, prefix: str = "") -> Iterator[tuple[str, Field, int]]:
        """Every int with its path, such as ``companies[2].department[0]``."""
        for name, field in type(self).fields.items():
            for index, value in _indexed(getattr(self, name), len(field.shape)):
                path = prefix + name + "".join(f"[{i}]" for i in index)
                if field.record:
                    yield from value.paths(path + ".")
                else:
                    yield path, field, value

    @classmethod
    def unpack(cls: type[R], data: bytes) -> R:
        """The record whose ``pack()`` is ``data``."""
        return cls._filled(iter(cls.packer().unpack(data)))

    @classmethod
    def _filled(cls: type[R], values: Iterator[int]) -> R:
        new = cls._unset()
        for name, field in cls.fields.items():
            if field.record:
                part = field.record
                setattr(new, name, [part._filled(values) for _ in range(field.shape[0])])
            else:
                setattr(new, name, _take(values, field.shape))
        return new

    @classmethod
    @functools.cache
    def packer(cls) -> struct.Struct:
        return struct.Struct("<" + _format(cls))

    @classmethod
    def size(cls) -> int:
        """Bytes of one state."""
        return cls.packer().size

    @classmethod
    @functools.cache
    def field_notes(cls) -> dict[str, str]:
        """The comment behind each field, which documents its encoding."""
        import inspect
        import io
        import tokenize

        notes: dict[str, str] = {}
        name = ""
        for token in tokenize.generate_tokens(io.StringIO(inspect.getsource(cls)).readline):
            word = token.string
            if token.type == tokenize.NAME and word in cls.fields and token.line.lstrip().startswith(word):
                name = word
            elif token.type == tokenize.COMMENT and name:
                notes[name] = (notes.get(name, "") + " " + word.lstrip("# ")).strip()
        return notes

    @classmethod
    def field_lines(cls) -> list[str]:
        """A line for every field of this record and of nested records: who sees it, how wide it is, what it means."""
        lines = [f"{cls.__name__}, {cls.size()} bytes"]
        for name, field in cls.fields.items():
            lines.append(f"  {name}: {field!r}. {cls.field_notes().get(name, '')}".rstrip(". "))
        for nested in (field.record for field in cls.fields.values() if field.record):
            lines += nested.field_lines()
        return lines

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.leaves() == other.leaves()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{n}={getattr(self, n)!r}' for n in type(self).fields)})"


def _nest(shape: tuple[int, ...], make: Any) -> Any:
    return make() if not shape else [_nest(shape[1:], make) for _ in range(shape[0])]


def _copy_list(value: list[Any], depth: int) -> list[Any]:
    return value[:] if depth == 1 else [_copy_list(row, depth - 1) for row in value]


def _flatten(value: list[Any], depth: int, out: list[int]) -> None:
    for row in value:
        if depth == 2:
            out.extend(row)
        else:
            _flatten(row, depth - 1, out)


def _indexed(value: Any, depth: int) -> Iterator[tuple[tuple[int, ...], Any]]:
    if not depth:
        yield (), value
        return
    for i, item in enumerate(value):
        for index, leaf in _indexed(item, depth - 1):
            yield (i, *index), leaf


def _take(values: Iterator[int], shape: tuple[int, ...]) -> Any:
    if not shape:
        return next(values)
    if len(shape) == 1:
        return list(itertools.islice(values, shape[0]))
    return [_take(values, shape[1:]) for _ in range(shape[0])]


def _alignment(field: Field) -> int:
    return _widest(field.record) if field.record else WIDTHS[str(field.kind)]


def _widest(cls: type[Record]) -> int:
    return max(map(_alignment, cls.fields.values()))


def _format(cls: type[Record]) -> str:
    """The struct format of a record, with the gaps that C leaves before fields and at the end written out."""
    text = ""
    for field in cls.fields.values():
        one = _format(field.record) if field.record else _STRUCT_CODES[str(field.kind)]
        text += "x" * (-struct.calcsize("<" + text) % _alignment(field)) + one * math.prod(field.shape)
    return text + "x" * (-struct.calcsize("<" + text) % _widest(cls))


def records_of(state: type[Record]) -> list[type[Record]]:
    """A record and all records nested in it."""
    found = [state]
    for field in state.fields.values():
        if field.record:
            found += records_of(field.record)
    return found
