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


def speeds(games: int, steps: int, names: Sequence[str]) -> Iterator[dict[str, Any]]:
    """Measure these games of Pgx, one after the other."""
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")
    for name in names:
        try:
            yield {"game": name, **speed(name, games, steps)}
        except Exception as error:  # of another version, or not installed: it may fail in any way
            yield {"game": name, "missing": f"{type(error).__name__}: {error}"[:300]}


def speed(name: str, games: int, steps: int) -> dict[str, Any]:
    """Steps and finished games a second: a random legal action in each game, with automatic reset, and with the
    observation and the mask that Pgx makes in every step."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(_: Any, carried: Any) -> Any:
        state, key, ended = carried
        key, choice, luck = jax.random.split(key, 3)
        scores = jnp.log(state.legal_action_mask.astype(jnp.float32))
        actions = jax.random.categorical(choice, scores, axis=-1)
        state = step(state, actions, jax.random.split(luck, games))
        return state, key, ended + jnp.sum(state.terminated | state.truncated)

    run = jax.jit(lambda carried: jax.lax.fori_loop(0, steps, one, carried))
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), games))
    nothing = jnp.zeros((), jnp.int32)
    carried = jax.block_until_ready(run((state, jax.random.PRNGKey(1), nothing)))
    walls, spent, ended = [], [], 0
    for _ in range(ROUNDS):
        start, cpu = time.perf_counter(), time.process_time()
        carried = jax.block_until_ready(run((*carried[:2], nothing)))
        walls.append(time.perf_counter() - start)
        spent.append(time.process_time() - cpu)
        ended += int(carried[2])
    wall, used = statistics.median(walls), statistics.median(spent)
    return {
        "games": games,
        "steps_per_s": round(games * steps / wall),
        "games_per_s": round(ended / ROUNDS / wall, 1),
        "steps_per_s_of_cpu": round(games * steps / used),
        "games_per_s_of_cpu": round(ended / ROUNDS / used, 1),
        "device": jax.devices()[0].platform,
    }


RATES = ("steps_per_s", "games_per_s")


def lines(
    peers: Sequence[Mapping[str, Any]], ours: Mapping[str, tuple[float, ...]], rates: tuple[str, str] = RATES
) -> list[str]:
    """The figures in sentences. ``ours`` has the two rates of our games, the choice of actions included."""
    said = []
    for row in peers:
        if "missing" in row:
            said.append(f"Pgx {row['game']}: {row['missing']}")
            continue
        steps, games = (row[rate] for rate in rates)
        of_cpu = " of CPU time" if rates != RATES else ""
        figures = f"{figure(steps)} steps/s{of_cpu}, {figure(games)} games/s{of_cpu}"
        said.append(f"Pgx {row['game']}, {row['games']:,} games: {figures}")
        name = next((name for name, theirs in SAME.items() if theirs == row["game"]), "")
        if name in ours:
            ratios = f"{ours[name][0] / steps:.1f} times the steps/s"
            if games:
                ratios += f", {ours[name][1] / games:.1f} times the games/s"
            said.append(f"  ours with the choice, as theirs is: {ratios}")
    return said
