"""Flat buffers: one seat against bots, in arrays that stay where they are."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import aerodrome
from aerodrome import BadActions, BadBuffer
from aerodrome.doors.flat import NAMES, Flat
from aerodrome.games import PACKAGES

pytestmark = pytest.mark.native


@pytest.mark.parametrize("name", PACKAGES)
def test_flat_buffers_have_what_a_vector_with_rivals_has(name: str) -> None:
    flat = Flat(name, 6, rivals="greedy", seed=4, dtype="int16")
    vector = aerodrome.vector(name, 6, rivals="greedy", seed=4)
    where = [getattr(flat, each).ctypes.data for each in NAMES]
    matches = 0
    for _ in range(120):
        assert (flat.observations == vector.observe()).all()
        actions = vector.choose()
        assert flat.masks[range(6), actions].all()
        assert (np.packbits(flat.masks, axis=1, bitorder="little") == packed(vector)).all()
        ended = vector.step(actions)
        _, rewards, terminals, truncations, infos = flat.step(actions)
        assert (terminals == ended.over).all()
        assert not truncations.any()
        assert np.allclose(rewards, ended.shares[range(6), vector.own] / 60)
        assert (infos["scores"] == ended.scores).all()
        matches += terminals.sum()
    assert matches > 0 or name == "zeppeldrome"
    assert [getattr(flat, each).ctypes.data for each in NAMES] == where
    observations, infos = flat.reset()
    vector.reset()
    assert (observations == vector.observe()).all()
    assert infos["action_mask"] is flat.masks
    assert not flat.rewards.any()
    assert not flat.terminals.any()


def packed(vector: Any) -> Any:
    return vector.legal().view(np.uint8)[:, : -(-vector.layout.actions // 8)]


def test_the_callers_buffers_are_used() -> None:
    size = aerodrome.vector("airships", 1).layout.size
    mine = {"observations": np.zeros((5, size), np.int8), "rewards": np.ones(5, np.float32)}
    flat = Flat("airships", 5, buffers=mine)
    assert flat.observations is mine["observations"]
    assert mine["observations"].any()
    flat.actions[:] = flat.masks.argmax(axis=1)
    flat.step()
    assert not mine["rewards"].any()


def test_what_was_in_the_callers_buffers_is_gone() -> None:
    mine = {"rewards": np.ones(5, np.float32), "terminals": np.ones(5, bool), "truncations": np.ones(5, bool)}
    Flat("airships", 5, buffers=mine)
    assert not any(array.any() for array in mine.values())


def locked(array: Any) -> Any:
    array.flags.writeable = False
    return array


def test_buffers_and_actions_that_do_not_fit_are_refused() -> None:
    size = aerodrome.vector("airships", 1).layout.size
    for buffers, words in (
        ({"rewards": np.zeros(5)}, "rewards are an array of float32 \\[5\\], not float64 \\[5\\]"),
        ({"masks": [1]}, "masks are an array of bool \\[5, 37\\], not list"),
        ({"reward": np.zeros(5)}, "no buffer called reward; there are: observations, "),
        ({"rewards": locked(np.zeros(5, np.float32))}, "rewards cannot be written into"),
        ({"masks": locked(np.zeros((5, 37), bool))}, "masks cannot be written into"),
        ({"observations": np.zeros((5, 2 * size), np.int8)[:, ::2]}, "row by row without gaps"),
    ):
        with pytest.raises(BadBuffer, match=words):
            Flat("airships", 5, buffers=buffers)
    assert not Flat("airships", 5, buffers={"actions": locked(np.zeros(5, np.int32))}).actions.flags.writeable
    with pytest.raises(BadBuffer, match="not of int4"):
        Flat("airships", 5, dtype="int4")
    for nobody in (None, []):
        with pytest.raises(aerodrome.BadBot, match="rivals"):
            Flat("airships", 5, rivals=nobody)  # type: ignore[arg-type]
    flat = Flat("airships", 5)
    before = flat.observations.copy()
    with pytest.raises(BadActions, match="game 0"):
        flat.step(np.full(5, 99))
    assert (flat.observations == before).all()
