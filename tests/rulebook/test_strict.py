"""The strict engine complains where plain Python keeps silent."""

from __future__ import annotations

import pytest

from aerodrome.rulebook.primitives import EVERYBODY, tell
from aerodrome.rulebook.record import HIDDEN, Record, many, public, secret
from aerodrome.rulebook.strict import HiddenLook, StrictFault, StrictState


class Part(Record):
    few = public.i8(2)
    hand = secret.i8()


class Whole(Record):
    n = public.i8()
    wide = public.i32()
    grid = public.i8(2, 3)
    parts = many(Part, 2)


@pytest.fixture
def s() -> StrictState:
    return StrictState(Whole())


def test_what_fits_is_stored_and_read(s: StrictState) -> None:
    s.n = 127
    s.n = -128
    s.wide = 128
    s.grid[1][2] = 5
    s.parts[1].few[0] = 6
    s.parts[1].hand = 7
    assert (s.n, s.wide, s.grid[1][2], s.parts[1].few[0], s.parts[1].hand) == (-128, 128, 5, 6, 7)
    assert s.plain.grid == [[0, 0, 0], [0, 0, 5]]  # type: ignore[attr-defined]
    assert len(s.grid) == 2
    assert len(s.grid[0]) == 3


@pytest.mark.parametrize("value", [128, -129, 1000])
def test_a_value_out_of_range_is_named_with_its_path(s: StrictState, value: int) -> None:
    with pytest.raises(StrictFault, match=f"^n = {value} does not fit i8$"):
        s.n = value
    with pytest.raises(StrictFault, match=rf"^grid\[1\]\[2\] = {value} does not fit i8$"):
        s.grid[1][2] = value
    with pytest.raises(StrictFault, match=rf"^parts\[0\]\.few\[1\] = {value} does not fit i8$"):
        s.parts[0].few[1] = value


@pytest.mark.parametrize(
    ("value", "kind"), [(True, "bool"), (1.0, "float"), ("1", "str"), (None, "NoneType"), ([1], "list")]
)
def test_only_ints_are_stored(s: StrictState, value: object, kind: str) -> None:
    with pytest.raises(StrictFault, match=f"a {kind} is stored where an int belongs"):
        s.n = value
    with pytest.raises(StrictFault, match=rf"parts\[1\]\.hand = .*a {kind} is stored"):
        s.parts[1].hand = value
    with pytest.raises(StrictFault, match=rf"grid\[0\]\[0\] = .*a {kind} is stored"):
        s.grid[0][0] = value


@pytest.mark.parametrize("index", [-1, -2, 3, 100])
def test_an_index_outside_is_named_with_its_path(s: StrictState, index: int) -> None:
    with pytest.raises(StrictFault, match=rf"^grid\[0\]\[{index}\]: the index is outside 0 to 2$"):
        _ = s.grid[0][index]
    with pytest.raises(StrictFault, match=rf"^grid\[0\]\[{index}\]: the index is outside 0 to 2$"):
        s.grid[0][index] = 1
    with pytest.raises(StrictFault, match="the index is outside 0 to 1"):
        _ = s.parts[index]


@pytest.mark.parametrize("index", [True, 1.0, "1"])
def test_an_index_is_an_int(s: StrictState, index: object) -> None:
    with pytest.raises(StrictFault, match="not an int"):
        _ = s.grid[index]


def test_a_look_at_a_hidden_value_raises_with_its_path(s: StrictState) -> None:
    s.parts[1].hand = HIDDEN
    s.grid[1][0] = HIDDEN
    s.n = HIDDEN
    with pytest.raises(HiddenLook, match=r"^parts\[1\]\.hand is hidden from this seat$"):
        _ = s.parts[1].hand
    with pytest.raises(HiddenLook, match=r"^grid\[1\]\[0\] is hidden"):
        _ = s.grid[1][0]
    with pytest.raises(HiddenLook, match=r"^n is hidden"):
        _ = s.n
    assert s.parts[0].hand == 0


def test_who_may_look_may_look(s: StrictState) -> None:
    s.parts[1].hand = HIDDEN
    part = s.parts[1]
    s.may_look(True)
    assert s.parts[1].hand == part.hand == HIDDEN
    s.may_look(False)
    with pytest.raises(HiddenLook):
        _ = part.hand


def test_rows_and_fields_are_not_assigned_as_a_whole(s: StrictState) -> None:
    with pytest.raises(StrictFault, match=r"^grid is assigned as a whole$"):
        s.grid = [[0] * 3] * 2
    with pytest.raises(StrictFault, match=r"^grid\[0\] is assigned as a whole$"):
        s.grid[0] = [1, 2, 3]
    with pytest.raises(StrictFault, match=r"^parts\[0\]\.few is assigned as a whole$"):
        s.parts[0].few = [1, 2]
    with pytest.raises(StrictFault, match=r"^parts\[0\] is assigned as a whole$"):
        s.parts[0] = Part()
    with pytest.raises(StrictFault, match=r"^parts is assigned as a whole$"):
        s.parts = []


def test_a_field_that_does_not_exist_is_named(s: StrictState) -> None:
    with pytest.raises(StrictFault, match="the state has no field called m"):
        _ = s.m
    with pytest.raises(StrictFault, match="the state has no field called m"):
        s.m = 3
    with pytest.raises(StrictFault, match=r"parts\[0\] has no field called m"):
        _ = s.parts[0].m


def test_strict_states_copy_compare_and_tell_like_plain_ones(s: StrictState) -> None:
    s.n = 9
    other = StrictState(Whole())
    assert other != s
    other.copy_from(s)
    assert other == s
    assert other.pack() == s.pack() == s.plain.pack()
    assert s != s.plain
    tell(s, EVERYBODY, 1, 2, 3, 4)  # type: ignore[arg-type]
    s.plain.told = []
    tell(s, EVERYBODY, 1, 2, 3, 4)  # type: ignore[arg-type]
    assert s.plain.told == [(-1, 1, 2, 3, 4)]
