"""Sets as bits."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aerodrome.rulebook.bits import nth_one, ones

SETS = st.integers(0, 2**62 - 1)


@given(SETS)
def test_ones_counts_the_bits(x: int) -> None:
    assert ones(x) == x.bit_count() == bin(x).count("1")


@given(SETS)
def test_nth_one_finds_each_bit(x: int) -> None:
    assert [nth_one(x, n) for n in range(ones(x))] == [i for i in range(62) if x >> i & 1]


@pytest.mark.parametrize("i", range(62))
def test_every_single_bit_is_found(i: int) -> None:
    assert ones(1 << i) == 1
    assert nth_one(1 << i, 0) == i
    assert ones((1 << i) - 1) == i


def test_a_full_set_of_62() -> None:
    assert ones(2**62 - 1) == 62
    assert nth_one(2**62 - 1, 61) == 61
