"""What a seat of Airships knows: everything on the table. Only the generator is secret.

Covered cards are a bag and are decided when they are turned over, so a state holds no future to hide, and `deal` is
exact: it gives the covered cards a shuffle of their own by giving the generator a new beginning.
"""

from __future__ import annotations

from typing import Any

from aerodrome.games.airships.state import State
from aerodrome.rulebook.chance import next_word
from aerodrome.rulebook.record import HIDDEN


def blind(s: State, seat: int) -> None:
    for i in range(4):
        s.rng[i] = HIDDEN


def deal(s: State, seat: int, rng: Any) -> None:
    for i in range(4):
        s.rng[i] = next_word(rng)
