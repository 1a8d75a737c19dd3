"""A state with every width and shape. Some fields have names that C keeps for itself."""

from __future__ import annotations

from aerodrome.rulebook.record import Record, many, public, secret


class Part(Record):
    """A nested record of 12 bytes: not a whole number of words."""

    chips = public.i8()
    cards = public.i8(5)
    sum = public.i32()


class State(Record):
    rng = secret.i64(4)
    n_seats = public.i8()
    options = public.i8(6)
    byte = public.i8()
    short = public.i16()
    int = public.i32()
    long = public.i64()
    row = public.i8(7)
    wide = public.i64(3)
    board = public.i16(3, 4)
    cube = public.i8(2, 3, 4)
    parts = many(Part, 3)
