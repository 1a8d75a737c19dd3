"""What callers give to vectors on either device: actions and seats, as NumPy takes them, checked."""

from __future__ import annotations

from typing import Any

import numpy as np

from aerodrome.doors.errors import BadActions, BadBuffer
from aerodrome.doors.vector import Vector

Array = np.ndarray[Any, Any]


def actions_given(vector: Vector, actions: Any) -> Array:
    """Actions as they were given, one for each game."""
    try:
        given = np.asarray(actions)
    except (TypeError, ValueError) as error:
        raise BadActions(f"actions are an array of ints, one for each game ({error})") from None
    if given.dtype.kind not in "iu" or given.shape != (vector.games,):
        raise BadActions(f"actions are ints [{vector.games}], not {given.dtype} {list(given.shape)}")
    return given


def narrowed(vector: Vector, given: Array, into: Array) -> None:
    """Copy actions into an array of fewer bits. One that does not fit is not legal, and does not become so."""
    if np.can_cast(given.dtype, into.dtype):
        into[:] = given
    else:
        into[:] = np.minimum(np.maximum(given, 0), vector.layout.actions)
        into[given < 0] = -1


def own_seats(vector: Vector, own: Any) -> Array | None:
    """The caller's own seat in each game; None if there are no rivals."""
    if not vector.rivals:
        return None
    return seats_given(vector, np.arange(vector.games) % vector.seats if own is None else own)


def seats_given(vector: Vector, seat: Any) -> Array:
    """A seat for each game, where perhaps one was given for all."""
    given = np.asarray(seat)
    if given.dtype.kind not in "iu" or given.shape not in ((), (vector.games,)):
        raise BadBuffer(f"seats are a number, or ints [{vector.games}], not {given.dtype} {list(given.shape)}")
    for each in (int(given.min()), int(given.max())):
        if not 0 <= each < vector.seats:
            raise BadBuffer(f"there is no seat {each}; seats are 0 to {vector.seats - 1}")
    return np.ascontiguousarray(np.broadcast_to(given, vector.games), np.int8)
