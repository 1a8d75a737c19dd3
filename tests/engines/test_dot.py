"""Sums of products: the same from every compiler, whatever the length, and checked where they cannot be right."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from aerodrome.engines.compiled import RuleFault, numbers
from aerodrome.engines.entries import Entry
from aerodrome.engines.kinds import INT, row
from tests.engines.making import compiled_entries, compilers, paper_game, written

pytestmark = pytest.mark.native

SOURCE = """
from aerodrome.rulebook.primitives import dot


def product(weights, j, activations):
    return dot(weights[j], activations) + 1


def order(weights, j, activations):
    before = dot(weights[j], activations)
    activations[0] += 1
    return before * 1000 + dot(weights[j], activations)
"""
KINDS = (row("i8", 3, None), INT, row("i16", None))
LENGTHS = (0, 1, 7, 8, 15, 16, 17, 31, 32, 33, 64, 100, 1023)


def made(folder: Path, **how: Any) -> tuple[Any, Any]:
    module = written(folder, SOURCE)
    entries = [Entry(name, getattr(module, name), KINDS) for name in ("product", "order")]
    return module, compiled_entries(paper_game([]), entries, folder, **how)


def given(length: int, luck: random.Random) -> tuple[Any, Any]:
    weights, activations = numbers("i8", 3, length), numbers("i16", length)
    for each in weights:
        each[:] = [luck.choice((-128, 127, luck.randint(-128, 127))) for _ in range(length)]
    activations[:] = [luck.choice((-32768, 32767, luck.randint(-9000, 9000))) for _ in range(length)]
    return weights, activations


@pytest.mark.parametrize("strict", [False, True])
@pytest.mark.parametrize("compiler", compilers())
def test_sums_of_products_are_the_same_in_c(compiler: str, strict: bool, tmp_path: Path) -> None:
    module, rules = made(tmp_path, command=compilers()[compiler], strict=strict)
    luck = random.Random(compiler)
    for length in LENGTHS:
        for j in range(3):
            weights, activations = given(length, luck)
            assert rules.product(weights, j, activations) == module.product(weights, j, activations)
            if length:
                activations[0] = 5
                copied = list(activations)
                assert rules.order(weights, j, activations) == module.order(weights, j, copied)
                assert list(activations) == copied


def test_rows_of_different_lengths_are_a_fault(tmp_path: Path) -> None:
    module, rules = made(tmp_path)
    weights, activations = numbers("i8", 3, 8), numbers("i16", 9)
    with pytest.raises(RuleFault, match="in product: an index is outside its row"):
        rules.product(weights, 0, activations)
    with pytest.raises(IndexError, match="8 and 9"):
        module.product(weights, 0, activations)


def test_a_sum_that_does_not_fit_is_a_fault_in_strict_builds(tmp_path: Path) -> None:
    module, rules = made(tmp_path, strict=True)
    weights, activations = numbers("i8", 3, 600), numbers("i16", 600)
    weights[0][:], activations[:] = [127] * 600, [32767] * 600
    with pytest.raises(RuleFault, match="in product"):
        rules.product(weights, 0, activations)
    with pytest.raises(OverflowError, match="32 bits"):
        module.product(weights, 0, activations)
