"""Games so small that we know their best moves, to test whether the search finds them, and whether it peeks."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from aerodrome.drivers.search import BEGIN, COLUMNS, END, MAX_SEATS, PATH, PLAN, SEAT, SECOND_KEY, WORTH, search
from aerodrome.rulebook.binding import Binder
from aerodrome.rulebook.chance import below, next_word
from aerodrome.rulebook.contract import WHOLE_WIN
from aerodrome.rulebook.record import HIDDEN, NONE, Record, owner, public, secret

ACTIONS = 4


class State(Record):
    """One state for all toys."""

    rng = secret.i64(4)
    n_seats = public.i8()
    seat = public.i8()  # whose turn it is; NONE when it is over
    heap = public.i8()  # matches left, in Nim
    coin = secret.i8()  # the hidden coin, in the bet
    choice = owner.i8(2)  # what each has chosen, in pennies
    winner = public.i8()


def to_act(s: State) -> int:
    return 0 if s.seat == NONE else 1 << s.seat


def question(s: State, seat: int) -> int:
    return 0 if seat == s.seat else NONE


def first_action(asked: int) -> int:
    return 0


def end_action(asked: int) -> int:
    return 0 if asked == NONE else ACTIONS


def following(s: State, seat: int, action: int) -> int:
    return action + 1


def appeal(s: State, seat: int, action: int) -> int:
    return 0


def hunch(s: State, seat: int, action: int) -> int:
    return 0


def turns(s: State) -> int:
    """Every move is a turn: the one to move changes."""
    return s.seat


def outlook(s: State, seat: int) -> int:
    """In Nim, a player who must move from a multiple of four loses."""
    return 500 if (seat == s.seat) == (s.heap % 4 != 0) else 0


def outcome(s: State, out: Any) -> None:
    for seat in range(s.n_seats):
        out[seat] = WHOLE_WIN if seat == s.winner else 0


def finish(s: State, winner: int) -> None:
    s.seat = NONE
    s.winner = winner


# --- Nim: take one, two or three matches; who takes the last one wins ----------------------------------------


def nim_refusal(s: State, seat: int, action: int) -> int:
    return 0 if action < 3 and action < s.heap else 1


def nim_step(s: State, seat: int, action: int) -> None:
    s.heap -= action + 1
    if s.heap == 0:
        finish(s, seat)
    else:
        s.seat = (seat + 1) % s.n_seats


def nothing_hidden(s: State, seat: int, rng: Any) -> None:
    for i in range(4):
        s.rng[i] = next_word(rng)


# --- pennies: one after the other lays a coin; the second wins if the two are alike ---------------------------


def two_sides(s: State, seat: int, action: int) -> int:
    return 0 if action < 2 else 1


def pennies_step(s: State, seat: int, action: int) -> None:
    s.choice[seat] = action
    if seat == 0:
        s.seat = 1
    else:
        finish(s, 1 if s.choice[0] == s.choice[1] else 0)


# --- the bet: the first seat guesses a coin that shows 1 three times out of four ------------------------------


def bet_step(s: State, seat: int, action: int) -> None:
    finish(s, 0 if s.coin == action else 1)


def toss(s: State, seat: int, rng: Any) -> None:
    nothing_hidden(s, seat, rng)
    s.coin = 1 if below(rng, 4) > 0 else 0


# --- the safe: three dials in a row, and all must be set to 1 -------------------------------------------------


def safe_step(s: State, seat: int, action: int) -> None:
    s.heap -= 1
    if action == 0:
        finish(s, 1)
    elif s.heap == 0:
        finish(s, 0)


# --- the lottery: whatever one does, luck decides -------------------------------------------------------------


def lottery_step(s: State, seat: int, action: int) -> None:
    finish(s, below(s.rng, 2))


SHARED = {
    f.__name__: f
    for f in (to_act, question, first_action, end_action, following, appeal, hunch, outlook, turns, outcome)
}
NIM = {**SHARED, "refusal": nim_refusal, "step": nim_step, "deal": nothing_hidden}
PENNIES = {**SHARED, "refusal": two_sides, "step": pennies_step, "deal": nothing_hidden}
SAFE = {**SHARED, "refusal": two_sides, "step": safe_step, "deal": nothing_hidden}
LOTTERY = {**SHARED, "refusal": two_sides, "step": lottery_step, "deal": nothing_hidden}
BET = {**SHARED, "refusal": two_sides, "step": bet_step, "deal": toss}


@dataclass
class Looked:
    """What a search found, on the plain engine."""

    tally: list[list[float]] = field(default_factory=list)
    times: list[int] = field(default_factory=list)
    squares: list[list[float]] = field(default_factory=list)
    plan: list[int] = field(default_factory=list)
    nodes: list[list[int]] = field(default_factory=list)

    @property
    def best(self) -> int:
        return self.times.index(max(self.times))

    def value(self, action: int, seat: int) -> float:
        return self.tally[action][seat] / self.times[action]


def look(
    rules: Mapping[str, Any],
    s: State,
    simulations: int,
    *,
    seat: int = 0,
    watch: bool = False,
    hidden: tuple[int, ...] = (),
    capacity: int = 4000,
    seed: int = 1,
    parts: int = 1,
    horizon: int = 0,
    flat: bool = False,
) -> Looked:
    """Search from a state as it is; ``hidden`` has the actions that others do not see, ``parts`` is the number of
    calls."""
    run = Binder(rules).bind(search)
    sight = s.copy()
    for i in range(4):
        sight.rng[i] = HIDDEN
    found = Looked(
        [[0.0] * s.n_seats for _ in range(ACTIONS + 1)],
        [0] * (ACTIONS + 1),
        [[0.0] * s.n_seats for _ in range(ACTIONS + 1)],
        [0] * PLAN,
        [[0] * COLUMNS for _ in range(capacity)],
    )
    room: tuple[Any, ...] = (
        [0] * (ACTIONS + 1),
        [NONE] * (ACTIONS + 1),
        found.nodes,
        [[0.0] * WORTH for _ in range(capacity)],
        [[0, 0] for _ in range(PATH)],
        [1 if action in hidden else 0 for action in range(ACTIONS)],
        found.plan,
        [1.0, 2.0],
        [0] * 4,
        [0] * MAX_SEATS,
        [0.0] * MAX_SEATS,
    )
    found.plan[SEAT : SECOND_KEY + 1] = seat, capacity, 100, 0, int(watch), horizon, int(flat), 0, seed, seed + 1
    marks = [simulations * part // parts for part in range(parts + 1)]
    for begin, end in itertools.pairwise(marks):
        found.plan[BEGIN : END + 1] = begin, end
        run([sight, s.copy()], *room, found.tally, found.squares, found.times)
    found.plan[BEGIN] = 0  # a search in parts compares with one at once
    return found


def table(seats: int = 2, heap: int = 0) -> State:
    s = State()
    s.n_seats, s.heap, s.winner = seats, heap, NONE
    return s
