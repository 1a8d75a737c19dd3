"""The doors to other libraries: microseconds of CPU time for a step through each of them.

    python -m benchmarks.doors [--json] [--game airships | --all-games] [--seats 3] [--steps 2000] [--rounds 3]

Needs the extras `doors` and `openspiel`. A step is a decision with what a program that learns needs: the observation
and the mask through PettingZoo and Gymnasium, the legal actions through OpenSpiel, whose draws of the luck are steps of
their own. Actions are random. Every figure is the best of several rounds, since other programs only make it higher.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np
import pyspiel

from aerodrome.doors import openspiel, pettingzoo
from aerodrome.doors.gymnasium import SeatEnv, SeatVectorEnv
from aerodrome.rulebook.game import Game
from benchmarks.common import ask_for_games, chosen_games

MANY = 1024
PEER = "python_block_dominoes"
"""A game of OpenSpiel's own in Python, for scale."""

Steps = Iterator[int]
"""Yields how many steps have just been made."""


def turns(game: Game, seats: int) -> Steps:
    env = pettingzoo.env(game.name, seats=seats)
    rng = random.Random(1)
    env.reset(seed=1)
    while True:
        seen, _, over, cut_off, _ = env.last()
        if over or cut_off:
            env.reset()
            continue
        env.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        yield 1


def rounds_of(game: Game, seats: int) -> Steps:
    env = pettingzoo.parallel_env(game.name, seats=seats)
    rng = random.Random(1)
    seen, _ = env.reset(seed=1)
    while True:
        masks = {agent: np.flatnonzero(each["action_mask"]).tolist() for agent, each in seen.items()}
        seen, *_ = env.step({agent: rng.choice(mask) for agent, mask in masks.items() if mask})
        if not env.agents:
            seen, _ = env.reset()
        yield 1


def seat(game: Game, seats: int) -> Steps:
    env = SeatEnv(game, seats=seats, rivals="random")
    rng = random.Random(1)
    seen, _ = env.reset(seed=1)
    while True:
        seen, _, over, _, _ = env.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        if over:
            seen, _ = env.reset()
        yield 1


def many_seats(game: Game, seats: int) -> Steps:
    envs = SeatVectorEnv(game, MANY, seats=seats, rivals="random", threads=1)
    envs.reset(seed=1)
    while True:
        envs.step(envs.action_space.sample())
        yield MANY


def nodes(game: pyspiel.Game) -> Steps:
    rng = random.Random(1)
    state = game.new_initial_state()
    while True:
        state.apply_action(rng.choice(state.legal_actions()))
        if state.is_terminal():
            state = game.new_initial_state()
        yield 1


def microseconds(steps: Steps, wanted: int, rounds: int) -> float:
    next(steps)
    best = float("inf")
    for _ in range(rounds):
        made, start = 0, time.process_time()
        while made < wanted:
            made += next(steps)
        best = min(best, (time.process_time() - start) / made)
    return 1e6 * best


def measured(game: Game, seats: int, wanted: int, rounds: int) -> dict[str, float]:
    """By door, how long a step takes."""
    tree = pyspiel.load_game(openspiel.NAME, {"game": game.name, "players": seats})
    doors: dict[str, Callable[[], Steps]] = {
        "PettingZoo, AEC": lambda: turns(game, seats),
        "PettingZoo, parallel": lambda: rounds_of(game, seats),
        "Gymnasium, against random bots": lambda: seat(game, seats),
        f"Gymnasium, {MANY:,} at once": lambda: many_seats(game, seats),
        "OpenSpiel": lambda: nodes(tree),
    }
    if not game.simultaneous:
        del doors["PettingZoo, parallel"]
    return {door: round(microseconds(steps(), wanted, rounds), 2) for door, steps in doors.items()}


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask_for_games(parser)
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--steps", type=int, default=2000, help="steps in a round (default 2000)")
    parser.add_argument("--rounds", type=int, default=3, help="rounds (default 3)")
    asked = parser.parse_args(words)
    rows: list[dict[str, Any]] = [
        {"game": game.name, "seats": seats, "us": measured(game, seats, asked.steps, asked.rounds)}
        for game, seats in chosen_games(asked)
    ]
    from open_spiel.python import games  # noqa: F401, its games in Python are registered

    peer = round(microseconds(nodes(pyspiel.load_game(PEER)), asked.steps, asked.rounds), 2)
    if asked.json:
        print(json.dumps({"games": rows, "peer": {"game": PEER, "us": peer}}, indent=2))
        return
    for row in rows:
        print(f"{row['game']}, {row['seats']} seats")
        for door, us in row["us"].items():
            print(f"  {door:32} {us:9.2f} us a step")
    print(f"{PEER}, OpenSpiel's own {peer:9.2f} us a step")


if __name__ == "__main__":
    main()
