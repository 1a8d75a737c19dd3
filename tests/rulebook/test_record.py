"""Records: one declaration, one layout for every engine."""

from __future__ import annotations

import ctypes
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aerodrome.games.airships.state import State
from aerodrome.rulebook.record import HIDDEN, WIDTHS, Record, many, owner, public, secret


class Inner(Record):
    small = public.i8()  # a small one
    wide = owner.i64()  # a wide one


class Leaf(Record):
    a = public.i8(3)  # three
    b = public.i16()  # behind a gap


class Middle(Record):
    first = public.i8()  # one byte
    twigs = many(Leaf, 3)
    last = public.i32()  # behind another gap


class Outer(Record):
    flag = public.i8()  # the first
    grid = public.i16(2, 3)  # two rows of three,
    # and a second line of the note
    cube = secret.i8(2, 2, 2)  # two of two of two
    inner = many(Inner, 2)
    middle = many(Middle, 2)
    tail = public.i8()  # the last


class Odd(Record):
    tail = public.i32()
    odd = public.i8(5)


SHAPES = [Inner, Leaf, Middle, Outer, Odd, State]


def filled(cls: type[Record], start: int = 1) -> Record:
    """A record in which neighbours differ."""
    numbers = range(start, start + len(cls().leaves()))
    return cls._filled(iter([(n * 37) % 255 - 127 for n in numbers]))


def test_a_new_record_is_all_zero() -> None:
    assert set(Outer().leaves()) == {0}
    assert Outer().told is None
    assert len(Outer().leaves()) == 1 + 6 + 8 + 2 * 2 + 2 * (1 + 3 * 4 + 1) + 1


@pytest.mark.parametrize("cls", SHAPES)
def test_unpack_undoes_pack(cls: type[Record]) -> None:
    record = filled(cls)
    data = record.pack()
    assert len(data) == cls.size()
    assert cls.unpack(data) == record
    assert cls.unpack(data).pack() == data


def test_the_layout_is_that_of_c() -> None:
    # Inner: i8, 7 of padding, i64. Odd: i32, five i8, 3 of padding behind.
    assert (Inner.size(), Odd.size(), Leaf.size(), Middle.size()) == (16, 12, 6, 1 + 1 + 18 + 4)
    inner = Inner()
    inner.small, inner.wide = 1, -2
    assert inner.pack() == b"\x01" + b"\x00" * 7 + b"\xfe" + b"\xff" * 7
    odd = Odd()
    odd.tail, odd.odd = 258, [1, 2, 3, 4, 5]
    assert odd.pack() == b"\x02\x01\x00\x00\x01\x02\x03\x04\x05\x00\x00\x00"


def test_a_state_of_airships_keeps_its_size() -> None:
    assert State.size() <= 256


C_KINDS = {"i8": ctypes.c_int8, "i16": ctypes.c_int16, "i32": ctypes.c_int32, "i64": ctypes.c_int64}


def struct_of(cls: type[Record]) -> Any:
    """The record as a struct of this machine's C."""
    fields = []
    for name, field in cls.fields.items():
        kind = struct_of(field.record) if field.record else C_KINDS[str(field.kind)]
        for length in reversed(field.shape):
            kind = kind * length
        fields.append((name, kind))
    return type(cls.__name__, (ctypes.Structure,), {"_fields_": fields})


@pytest.mark.parametrize("cls", SHAPES)
def test_c_lays_out_the_same_bytes(cls: type[Record]) -> None:
    record = filled(cls)
    struct = struct_of(cls).from_buffer_copy(record.pack())
    assert ctypes.sizeof(struct) == cls.size()
    for path, _, value in record.paths():
        at = struct
        for part in path.replace("]", "").replace("[", ".").split("."):
            at = at[int(part)] if part.isdigit() else getattr(at, part)
        assert at == value, path
    assert bytes(struct) == record.pack()


def test_bytes_of_c_are_a_record() -> None:
    struct = struct_of(Outer)()
    struct.inner[1].wide = -(2**62)
    struct.middle[1].twigs[2].b = 999
    struct.grid[1][2] = -5
    record = Outer.unpack(bytes(struct))
    assert record.inner[1].wide == -(2**62)
    assert record.middle[1].twigs[2].b == 999
    assert record.grid == [[0, 0, 0], [0, 0, -5]]
    assert record.pack() == bytes(struct)


def test_a_copy_is_equal_and_shares_nothing() -> None:
    record = filled(Outer)
    twin = record.copy()
    assert twin == record
    before = record.pack()
    twin.grid[1][2] += 1
    twin.cube[0][1][0] += 1
    twin.inner[0].wide = 5
    twin.middle[1].twigs[0].a[2] += 1
    twin.flag += 1
    assert record.pack() == before
    assert twin != record
    for mine, theirs in ((twin.grid, record.grid), (twin.cube[0], record.cube[0]), (twin.inner, record.inner)):
        assert mine is not theirs
    assert twin.inner[0] is not record.inner[0]


def test_copy_from_overwrites_everything() -> None:
    record, other = filled(Outer), filled(Outer, 50)
    other.copy_from(record)
    assert other == record
    other.grid[0][0] += 1
    assert other != record


def test_what_is_told_is_no_part_of_a_record() -> None:
    record = Outer()
    record.told = [(1, 2)]
    assert record == Outer()
    assert record.copy().told is None
    assert record.pack() == Outer().pack()


def test_records_of_different_kinds_are_not_equal() -> None:
    assert Inner() != Odd()
    assert Inner() != 3
    with pytest.raises(TypeError):
        hash(Inner())


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda r: setattr(r, "flag", 128), "flag = 128 does not fit i8"),
        (lambda r: setattr(r, "tail", -129), "tail = -129 does not fit i8"),
        (lambda r: r.grid[1].__setitem__(2, 2**15), "grid[1][2] = 32768 does not fit i16"),
        (lambda r: r.cube[1][0].__setitem__(1, 200), "cube[1][0][1] = 200 does not fit i8"),
        (lambda r: setattr(r.inner[1], "wide", 2**63), f"inner[1].wide = {2**63} does not fit i64"),
        (lambda r: r.middle[1].twigs[2].a.__setitem__(0, 999), "middle[1].twigs[2].a[0] = 999 does not fit i8"),
        (lambda r: setattr(r, "flag", "x"), "TypeError"),
    ],
)
def test_a_value_that_does_not_fit_is_named_with_its_path(change: object, message: str) -> None:
    record = Outer()
    change(record)  # type: ignore[operator]
    if message == "TypeError":
        with pytest.raises((OverflowError, TypeError)):
            record.pack()
        return
    with pytest.raises(OverflowError) as raised:
        record.pack()
    assert str(raised.value) == message


@given(st.sampled_from(sorted(WIDTHS)), st.booleans())
def test_the_bounds_of_each_width_fit(kind: str, high: bool) -> None:
    bits = 8 * WIDTHS[kind]
    edge = (1 << (bits - 1)) - 1 if high else -(1 << (bits - 1))

    class One(Record):
        field = getattr(public, kind)()

    record = One()
    record.field = edge
    assert One.unpack(record.pack()).field == edge
    record.field = edge + (1 if high else -1)
    with pytest.raises(OverflowError, match=f"field = {record.field} does not fit {kind}"):
        record.pack()


def test_paths_name_every_int_in_order() -> None:
    record = filled(Middle)
    paths = [(path, value) for path, _, value in record.paths()]
    assert [path for path, _ in paths][:6] == [
        "first",
        "twigs[0].a[0]",
        "twigs[0].a[1]",
        "twigs[0].a[2]",
        "twigs[0].b",
        "twigs[1].a[0]",
    ]
    assert [value for _, value in paths] == record.leaves()
    assert next(field.audience for path, field, _ in Outer().paths() if path.startswith("cube")) == "secret"


def test_the_comment_behind_a_field_is_its_note() -> None:
    notes = Outer.field_notes()
    assert notes["flag"] == "the first"
    assert notes["grid"] == "two rows of three, and a second line of the note"
    assert notes["cube"] == "two of two of two"
    assert notes["tail"] == "the last"
    assert State.field_notes()["n_seats"] == "seats at the table"


def test_a_field_says_its_kind_and_audience() -> None:
    assert repr(Outer.fields["grid"]) == "public i16[2, 3]"
    assert repr(Outer.fields["flag"]) == "public i8"
    assert repr(Outer.fields["inner"]) == "parts Inner[2]"
    assert "grid=[[0, 0, 0]" in repr(Outer())


def test_a_field_that_was_not_declared_cannot_be_written() -> None:
    class Narrow(Record):
        a = public.i8()

    with pytest.raises(AttributeError):
        Narrow().b = 1  # type: ignore[attr-defined]


def test_hidden_fits_the_narrowest_field() -> None:
    record = Inner()
    record.small = HIDDEN
    assert Inner.unpack(record.pack()).small == HIDDEN
