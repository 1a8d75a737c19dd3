"""Sets as bits."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aerodrome.rulebook.bits import WORD, empty, is_in, next_in, nth_in, nth_one, ones, put_in, size, take_out

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


# --- sets in two words ------------------------------------------------------------------------------------------

THINGS = st.sets(st.integers(0, 2 * WORD - 1))
THING = st.integers(0, 2 * WORD - 1)


def words_of(things: set[int]) -> list[int]:
    """The two words, by arithmetic alone."""
    return [sum(2**thing for thing in things if thing < 62), sum(2 ** (thing - 62) for thing in things if thing >= 62)]


def test_a_word_holds_62_things() -> None:
    assert WORD == 62


@given(THINGS, THING)
def test_a_thing_is_in_a_set_or_not(things: set[int], thing: int) -> None:
    assert is_in(words_of(things), thing) == (thing in things)


@given(THINGS, THING)
def test_things_are_put_in_once_and_taken_out(things: set[int], thing: int) -> None:
    words = words_of(things)
    put_in(words, thing)
    assert words == words_of(things | {thing})
    put_in(words, thing)
    assert words == words_of(things | {thing})
    take_out(words, thing)
    assert words == words_of(things - {thing})
    take_out(words, thing)
    assert words == words_of(things - {thing})


@given(THINGS)
def test_a_set_is_counted_listed_and_emptied(things: set[int]) -> None:
    words = words_of(things)
    assert size(words) == len(things)
    assert [nth_in(words, n) for n in range(len(things))] == sorted(things)
    assert words == words_of(things)
    empty(words)
    assert words == [0, 0]
    assert size(words) == 0


@given(THINGS, st.integers(0, 2 * WORD))
def test_the_next_thing_from_one_on(things: set[int], start: int) -> None:
    assert next_in(words_of(things), start) == min((thing for thing in things if thing >= start), default=2 * WORD)


@pytest.mark.parametrize("thing", [0, 1, 60, 61, 62, 63, 122, 123])
def test_things_at_the_edges_of_the_words(thing: int) -> None:
    words = words_of({thing})
    assert nth_in(words, 0) == thing
    assert [other for other in range(2 * WORD) if is_in(words, other)] == [thing]
    assert next_in(words, thing) == thing
    assert next_in(words, 0) == thing
    assert next_in(words, thing + 1) == 2 * WORD


def test_all_124_things() -> None:
    words = words_of(set(range(124)))
    assert words == [2**62 - 1, 2**62 - 1]
    assert size(words) == 124
    assert nth_in(words, 61) == 61
    assert nth_in(words, 62) == 62
    assert nth_in(words, 123) == 123
    assert next_in(words, 124) == 124
