"""The generator: every engine's stream, so it is frozen here."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aerodrome.rulebook.chance import below, first_key, key_chance, next_word, second_key, stir

FROZEN_STIR = [0, 774041739, 3246642785]
FROZEN_KEYS = [1923530056, 3999523502, 595768625, 1549752996]
FROZEN_STREAM = [3745386378, 3992981360, 1420416866, 2368523021]
FROZEN_LATER = [2290336047, 1625453357, 1487900776, 1340890822]

WORDS = st.integers(0, 2**32 - 1)


def stream(seed: int, ply: int, n: int = 8) -> list[int]:
    rng = [0, 0, 0, 0]
    key_chance(rng, first_key(seed), second_key(seed), ply)
    return [next_word(rng) for _ in range(n)]


def test_the_stream_is_frozen() -> None:
    assert [stir(0), stir(1), stir(2**32 - 1)] == FROZEN_STIR
    assert [first_key(0), second_key(0), first_key(2**40 + 7), second_key(2**40 + 7)] == FROZEN_KEYS
    assert stream(0, 0, 4) == FROZEN_STREAM
    assert stream(12345, 6, 4) == FROZEN_LATER


def sfc32(state: list[int]) -> int:
    """The generator as it is published."""
    a, b, c, counter = state
    word = (a + b + counter) % 2**32
    state[:] = [b ^ b >> 9, (c + (c << 3)) % 2**32, ((c << 21 | c >> 11) % 2**32 + word) % 2**32, (counter + 1) % 2**32]
    return word


@given(WORDS, WORDS, WORDS, WORDS)
def test_it_is_sfc32(a: int, b: int, c: int, counter: int) -> None:
    mine, theirs = [a, b, c, counter], [a, b, c, counter]
    for _ in range(5):
        assert next_word(mine) == sfc32(theirs)
        assert mine == theirs
        assert all(0 <= word < 2**32 for word in mine)


@given(WORDS, WORDS)
def test_stir_tells_words_apart(x: int, y: int) -> None:
    assert 0 <= stir(x) < 2**32
    assert (stir(x) == stir(y)) == (x == y)


@given(st.integers(0, 2**62 - 1), st.integers(0, 5000))
def test_the_same_key_and_ply_give_the_same_stream(seed: int, ply: int) -> None:
    assert stream(seed, ply) == stream(seed, ply)
    assert stream(seed, ply) != stream(seed, ply + 1)
    assert 0 <= first_key(seed) < 2**32
    assert 0 <= second_key(seed) < 2**32


def test_streams_of_seeds_and_plies_differ() -> None:
    streams = {tuple(stream(seed, ply, 3)) for seed in (*range(40), 2**32, 2**33, 2**61) for ply in range(40)}
    assert len(streams) == 43 * 40


def test_keying_sets_the_whole_generator() -> None:
    first, second = [1, 2, 3, 4], [5, 6, 7, 8]
    key_chance(first, 10, 20, 3)
    key_chance(second, 10, 20, 3)
    assert first == second
    assert first[3] == 1


@given(WORDS, WORDS, WORDS, st.integers(1, 1000))
def test_below_is_in_its_range(a: int, b: int, c: int, n: int) -> None:
    rng = [a, b, c, 1]
    assert all(0 <= below(rng, n) < n for _ in range(10))


def test_below_one_is_nothing() -> None:
    rng = [2**32 - 1] * 4
    assert [below(rng, 1) for _ in range(20)] == [0] * 20


@pytest.mark.parametrize(("n", "limit"), [(2, 10.8), (6, 20.5), (18, 40.8), (24, 49.7)])
def test_below_is_uniform(n: int, limit: float) -> None:
    rng = [0, 0, 0, 0]
    key_chance(rng, 1, 2, 3)
    found = Counter(below(rng, n) for _ in range(1000 * n))
    assert sum((found[i] - 1000) ** 2 / 1000 for i in range(n)) < limit  # one in a thousand


def test_the_first_draw_of_every_ply_is_uniform() -> None:
    found = Counter(stream(99, ply, 1)[0] * 6 >> 32 for ply in range(6000))
    assert sum((found[i] - 1000) ** 2 / 1000 for i in range(6)) < 20.5
    pairs = Counter((stream(seed, 1, 1)[0] * 6 >> 32) for seed in range(6000))
    assert sum((pairs[i] - 1000) ** 2 / 1000 for i in range(6)) < 20.5
