"""Draws one by one: the rules with luck that the caller decides."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from aerodrome.drivers.play import list_legal
from aerodrome.games import PACKAGES, load
from aerodrome.rulebook import chance
from aerodrome.rulebook.binding import Binder
from aerodrome.rulebook.draws import Draws
from aerodrome.rulebook.game import Game


def overheard(game: Game, log: list[tuple[int, int]]) -> Callable[[str], Any]:
    """The game's functions, which write down each draw: how many outcomes it has, and which one it took."""

    def below(rng: Any, n: int) -> int:
        outcome = chance.below(rng, n)
        if n > 1:
            log.append((n, outcome))
        return outcome

    binder = Binder(game.supplied, tables=game.tables, homes=game.homes, stand_ins={chance.below: below})
    return lambda name: binder.bind(game.supplied[name])


@pytest.mark.parametrize("name", PACKAGES)
def test_decided_draws_are_asked_for_one_after_the_other_and_make_the_same_states(name: str) -> None:
    game, log = load(name), list[tuple[int, int]]()
    rules, draws, seats = overheard(game, log), Draws(game), game.usual_seats
    values = game.parse_options({}, seats)
    s, room = game.fresh_state(seats, values), [0] * (game.actions + 1)
    before = s.copy()
    chance.key_chance(s.rng, 5, 6, 0)
    rules("new_game")(s)
    drawn = decided(log, lambda t, given: draws.set_up(t, given), before, s)
    for ply in range(1, 60):
        waiting = game.plain.to_act(s)
        if not waiting:
            break
        seat = (waiting & -waiting).bit_length() - 1
        legal = room[: game.plain.bind(list_legal)(s, seat, room)]
        action = legal[ply * 7 % len(legal)]
        log.clear()
        before = s.copy()
        chance.key_chance(s.rng, 5, 6, ply)
        rules("step")(s, seat, action)
        drawn += decided(log, lambda t, given: draws.step(t, seat, action, given), before, s)  # noqa: B023
    assert drawn > 5


def decided(log: list[tuple[int, int]], deed: Any, before: Any, after: Any) -> int:
    """Do it again with more and more of these draws; return how many there are."""
    outcomes = [outcome for _, outcome in log]
    for i, (n, _) in enumerate(log):
        assert deed(before.copy(), outcomes[:i]) == n
    s = before.copy()
    assert deed(s, outcomes) == 0
    s.rng[:] = after.rng
    assert s == after
    return len(log)
