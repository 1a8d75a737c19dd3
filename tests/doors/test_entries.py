"""Every number of an observation tells something: it varies from position to position, and fits a byte."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from aerodrome import vector
from aerodrome.doors.layout import Layout
from aerodrome.games import load

pytestmark = [pytest.mark.native, pytest.mark.long]

GAMES = 100
PLIES_APART = 4  # all seats look

# Numbers that never change, by piece: why, and how many of them at most.
CONSTANT = {
    "airships": {
        "question": ("an entrepreneur is chosen only with an option", 1),
        "options": ("the usual options are in play", 4),
        "seats": ("two seats are always there", 2),
    },
    "dastardly-dirigibles": {
        "options": ("the usual options are in play", 1),
        "seats": ("two seats are always there", 2),
    },
    "mad-zeppelin": {
        "flight": ("the goal is that of the usual mode", 1),
        "options": ("the usual options are in play", 2),
        "seats": ("two seats are always there", 2),
    },
    "zeppeldrome": {
        "table": ("the usual number of rows", 1),
        "action": ("one card is carried out without a question", 1),
        "walls": ("the ship's own space", 1),
        "occupied": ("the ship's own space", 1),
        "seats": ("two seats are always there", 2),
    },
}
# What may be cut in a byte: by then it no longer matters.
CUT = {
    "airships": {"clock": "goes, of which there are about a hundred"},
    "dastardly-dirigibles": {},
    "mad-zeppelin": {},
    "zeppeldrome": {},
}


def observed(name: str) -> Iterator[np.ndarray]:
    """What seats see in games with every number of seats, of random bots and of greedy ones."""
    for seats in load(name).seats:
        for rivals in (None, "greedy"):
            many = vector(name, GAMES, seats=seats, seed=3, rivals=rivals)
            for ply in range(PLIES[name]):
                yield many.observe()
                if ply % PLIES_APART == 0:
                    for seat in range(seats):
                        yield many.observe(seat=seat)
                many.step(many.choose())


PLIES = {"airships": 300, "dastardly-dirigibles": 600, "mad-zeppelin": 300, "zeppeldrome": 500}


@pytest.mark.parametrize("name", CONSTANT)
def test_every_number_varies_and_fits_a_byte(name: str) -> None:
    layout = Layout(load(name))
    least, most = np.full(layout.size, np.iinfo(np.int16).max), np.full(layout.size, np.iinfo(np.int16).min)
    for rows in observed(name):
        np.minimum(least, rows.min(axis=0), out=least)
        np.maximum(most, rows.max(axis=0), out=most)
    constant = {piece: int((least[part] == most[part]).sum()) for piece, part in layout.pieces.items()}
    assert {piece: n for piece, n in constant.items() if n} == {piece: n for piece, (_, n) in CONSTANT[name].items()}
    fits = (most <= np.iinfo(np.int8).max) & (least >= np.iinfo(np.int8).min)
    assert {piece for piece, part in layout.pieces.items() if not fits[part].all()} <= set(CUT[name])
