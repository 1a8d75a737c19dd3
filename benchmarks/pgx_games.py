"""Games of Pgx: their own loop, which JAX compiles as a whole, on a GPU or on the CPU."""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from benchmarks.common import figure

SAME = {"kuhn-poker": "kuhn_poker", "leduc-poker": "leduc_holdem", "backgammon": "backgammon"}
"""What Pgx calls the games that both have."""
ALONE = ("sparrow_mahjong", "2048")
ROUNDS = 3
COUNTED_GAMES, COUNTED_STEPS = 128, 2_000


def speeds(games: int, steps: int, names: Sequence[str]) -> Iterator[dict[str, Any]]:
    """Measure these games of Pgx, one after the other."""
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")
    for name in names:
        try:
            yield {"game": name, **speed(name, games, steps)}
        except Exception as error:  # of another version, or not installed: it may fail in any way
            yield {"game": name, "missing": f"{type(error).__name__}: {error}"[:300]}


def speed(name: str, games: int, steps: int) -> dict[str, Any]:
    """Steps a second: a random legal action in each game, with automatic reset, and with the observation and the mask
    that Pgx makes in every step. And how many steps a game has, where we have the same one."""
    import jax

    begin, run = loop(name)
    carried = jax.block_until_ready(run(begin(games), steps))
    walls, spent = [], []
    for _ in range(ROUNDS):
        start, cpu = time.perf_counter(), time.process_time()
        carried = jax.block_until_ready(run(carried, steps))
        walls.append(time.perf_counter() - start)
        spent.append(time.process_time() - cpu)
    found = {
        "games": games,
        "steps_per_s": round(games * steps / statistics.median(walls)),
        "steps_per_s_of_cpu": round(games * steps / statistics.median(spent)),
        "device": jax.devices()[0].platform,
    }
    if name in SAME.values():
        *_, ended = run(begin(COUNTED_GAMES), COUNTED_STEPS)
        found["steps_per_game"] = round(COUNTED_GAMES * COUNTED_STEPS / int(ended), 2)
    return found


def loop(name: str) -> tuple[Any, Any]:
    """What begins so many games, and what plays so many steps of each and counts the games that end."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def begin(games: int) -> Any:
        state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), games))
        return state, jax.random.PRNGKey(2), jnp.zeros((), jnp.int32)

    def one(_: Any, carried: Any) -> Any:
        state, key, ended = carried
        key, choice, luck = jax.random.split(key, 3)
        scores = jnp.log(state.legal_action_mask.astype(jnp.float32))
        actions = jax.random.categorical(choice, scores, axis=-1)
        state = step(state, actions, jax.random.split(luck, len(actions)))
        return state, key, ended + jnp.sum(state.terminated | state.truncated)

    return begin, jax.jit(lambda carried, steps: jax.lax.fori_loop(0, steps, one, carried))


def lines(peers: Sequence[Mapping[str, Any]], ours: Mapping[str, tuple[float, float]], rate: str) -> list[str]:
    """The figures in sentences. ``ours`` has our games' steps a second, the choice of actions included, and the steps
    of a game; ``rate`` says which of Pgx's figures to compare with."""
    said = []
    for row in peers:
        if "missing" in row:
            said.append(f"Pgx {row['game']}: {row['missing']}")
            continue
        seconds = "second of CPU time" if rate.endswith("of_cpu") else "second"
        said.append(f"Pgx {row['game']}, {row['games']:,} games: {figure(row[rate])} steps a {seconds}")
        name = next((name for name, theirs in SAME.items() if theirs == row["game"]), "")
        if name in ours:
            steps, length = ours[name]
            times, games = steps / row[rate], steps / length / (row[rate] / row["steps_per_game"])
            said.append(f"  a game has {row['steps_per_game']} steps; ours, with the choice as theirs, {length}:")
            said.append(f"  {times:.1f} times the steps a second, {games:.1f} times the games a second")
    return said
