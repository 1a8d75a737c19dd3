"""Find the weights of a game's outlook: python -m tools.fit_outlook GAME [--games N] [--seats K]

Plays games by instinct with some random moves, looks at every seat's traits when a turn begins, and finds the weights
with which the traits best predict the winner (a softmax over the seats, by maximum likelihood). Prints the weights for
outlook.py, and how well they predict games that they were not fitted to: 0 bits means no knowledge.
"""

from __future__ import annotations

import argparse
import functools
from collections.abc import Sequence
from typing import Any

import numpy as np

from aerodrome.drivers.play import list_legal, lowest_seat, most_appealing
from aerodrome.engines.compiled import Native, compiled, numbers
from aerodrome.engines.entries import RNG, SHARES, Shapes, entry
from aerodrome.engines.kinds import INT, Kind
from aerodrome.games import load
from aerodrome.rulebook.chance import below, first_key, key_chance, second_key
from aerodrome.rulebook.contract import WHOLE_WIN, blind, new_game, outcome, step, to_act, turns
from aerodrome.rulebook.primitives import copy

MOST_TURNS = 400
RIDGE = 1e-4


def play_and_keep(
    states: Any, kept: Any, legal: Any, rng: Any, seed: int, by_lot_of_100: int, max_plies: int, shares: Any
) -> int:
    """Play the game of a seed, and keep the states in which a turn begins. Returns their number."""
    s = states[0]
    view = states[1]
    first = first_key(seed)
    second = second_key(seed)
    key_chance(s.rng, first, second, 0)
    new_game(s)
    ply = 0
    n_kept = 0
    turn = turns(s)
    waiting = to_act(s)
    while waiting != 0 and ply < max_plies:
        ply += 1
        seat = lowest_seat(waiting)
        n = list_legal(s, seat, legal)
        key_chance(rng, second, first, ply)
        action = legal[below(rng, n)]
        if below(rng, 100) >= by_lot_of_100:
            copy(view, s)
            blind(view, seat)
            action = most_appealing(view, seat, legal, n, rng)
        key_chance(s.rng, first, second, ply)
        step(s, seat, action)
        waiting = to_act(s)
        if turns(s) != turn and waiting != 0 and n_kept < len(kept):
            turn = turns(s)
            copy(kept[n_kept], s)
            n_kept += 1
    outcome(s, shares)
    return n_kept


def kinds(of: Shapes) -> Sequence[Kind]:
    """The kinds of the arguments of `play_and_keep`."""
    return of.states, of.states, of.legal, RNG, INT, INT, INT, SHARES


@functools.cache
def engine(name: str) -> Native:
    return compiled(load(name), [entry(load(name), play_and_keep, kinds)])


def samples(name: str, games: int, seats: int, a_game: int, seed: int = 41) -> tuple[Any, Any, Any]:
    """Traits by position, seat and trait; shares of the win by position and seat; and the game of each position."""
    game, native = load(name), engine(name)
    module = game.module("outlook")
    states, kept = native.states(2), native.states(MOST_TURNS)
    legal, rng, shares = numbers("i16", game.actions + 1), numbers("i64", 4), numbers("i8", seats)
    draw = np.random.default_rng(7)
    traits, wins, of_game = [], [], []
    for number in range(games):
        states[0] = game.fresh_state(seats, game.parse_options({}, seats)).pack()
        by_lot = number % 3 * 10
        n = native.play_and_keep(states, kept, legal, rng, (seed << 32) + number, by_lot, game.max_plies, shares)
        if not any(shares):
            continue
        for row in draw.permutation(n)[:a_game]:
            s = game.state.unpack(kept[int(row)])
            traits.append([[module.trait(s, seat, k) for k in range(len(module.WEIGHTS))] for seat in range(seats)])
            wins.append([share / WHOLE_WIN for share in shares])
            of_game.append(number)
    return np.array(traits, float), np.array(wins), np.array(of_game)


def chances(traits: Any, weights: Any) -> Any:
    logits = traits @ weights
    odds = np.exp(logits - logits.max(1, keepdims=True))
    return odds / odds.sum(1, keepdims=True)


def fit(traits: Any, wins: Any) -> Any:
    """The weights with the highest likelihood, by Newton's method."""
    scale = traits.std((0, 1)) + 1e-9
    x = traits / scale
    weights = np.zeros(x.shape[2])
    for _ in range(30):
        p = chances(x, weights)
        slope = np.einsum("nsk,ns->k", x, p - wins) / len(x) + RIDGE * weights
        mean = np.einsum("nsk,ns->nk", x, p)
        bend = (np.einsum("nsk,nsl,ns->kl", x, x, p) - mean.T @ mean) / len(x) + RIDGE * np.eye(len(weights))
        weights -= np.linalg.solve(bend, slope)
    return weights / scale


def bits(traits: Any, wins: Any, weights: Any) -> float:
    """How much the weights tell about the winner of a position, on average."""
    told = (wins * np.log2(chances(traits, weights) + 1e-12)).sum(1)
    return float(told.mean() + np.log2(wins.shape[1]))


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--positions", type=int, default=6, help="of each game")
    given = parser.parse_args(words)
    traits, wins, numbers = samples(given.game, given.games, given.seats, given.positions)
    learnt = numbers % 5 != 0
    weights = fit(traits[learnt], wins[learnt])
    whole = np.rint(100 * weights).astype(int)
    print(f"WEIGHTS = ({', '.join(map(str, whole))})")
    unseen = traits[~learnt], wins[~learnt]
    first = fit(traits[learnt][:, :, :1], wins[learnt])
    alone = bits(traits[~learnt][:, :, :1], wins[~learnt], first)
    told, unrounded = bits(*unseen, whole / 100), bits(*unseen, weights)
    print(f"# From {len(traits)} positions of {given.games} games with {given.seats} seats. In games not fitted to")
    print(f"# they tell {told:.3f} bits ({unrounded:.3f} unrounded, {alone:.3f} by the first trait alone).")


if __name__ == "__main__":
    main()
