"""The stones and whose turn it is."""

from __future__ import annotations

from aerodrome.rulebook.record import Record, public, secret

ASK_STONES = 0
TAKE = 0  # 0 to 2: one stone to three
ACTIONS = 3
ANSWERS = ((TAKE, ACTIONS),)


class State(Record):
    rng = secret.i64(4)
    n_seats = public.i8()
    options = public.i8(1)
    asked = public.i8()
    decider = public.i8()
    turn = public.i8()
    ended_by = public.i8()
    stones = public.i8()
    taken_last = public.i8()  # the seat that took the last stone, NONE before
