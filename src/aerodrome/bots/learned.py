"""The bot that learned: it plays the move that a network thinks is best, and does not search.

make_bot("learned")                     the network that comes with a game
make_bot("learned:my-airships.bin")     one of your own, from `aerodrome train`
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from aerodrome.bots.weights import BadNetwork, Network, read_network
from aerodrome.drivers import network as drivers
from aerodrome.drivers.network import NO_LOGIT, ONE
from aerodrome.drivers.search import power_of_e
from aerodrome.engines.compiled import Native, native_or_none, numbers
from aerodrome.play.sight import Sight
from aerodrome.rulebook.game import Game

LEARNED = "learned"
FILE = "network.bin"
"""The name of a network's file in its game's folder."""
KEPT = 8


def has_network(game: Game) -> bool:
    """Does a network come with the game?"""
    return (game.folder / FILE).exists()


def network_of(game: Game, path: Path | None = None) -> Network:
    """The network in this file, or the one that comes with the game. Raises BadNetwork."""
    if path is None:
        if not has_network(game):
            raise BadNetwork(
                f"no network comes with {game.title}. Train one with `aerodrome train {game.name}`, and name its file "
                f"behind the bot: {LEARNED}:FILE"
            )
        path = game.folder / FILE
    try:
        changed = path.stat().st_mtime_ns
    except OSError:
        changed = 0  # reading it says what is wrong
    return _network_in(path, changed, game)


@functools.lru_cache(KEPT)
def _network_in(path: Path, changed: int, game: Game) -> Network:
    return read_network(path, game)


# --- judging


@dataclass(frozen=True)
class Judgement:
    """What a network thinks of a position, in logits of 1/ONE."""

    policy: Sequence[int]
    """For each action; NO_LOGIT for an illegal one."""
    values: Sequence[int]
    """For each possible seat, counted from the viewer; NO_LOGIT for a missing one."""


def judge(sight: Sight, network: Network) -> Judgement:
    """Every engine comes to the same judgement."""
    compiled = native_or_none(sight.game)
    return judge_plainly(sight, network) if compiled is None else judge_natively(sight, network, compiled)


def judge_natively(sight: Sight, network: Network, compiled: Native) -> Judgement:
    given = room_to_judge(sight.game, network)
    compiled.judge(compiled.load(sight.state.pack()), sight.seat, *given)
    policy, values = given[-2:]
    return Judgement(policy[:], values[:])


def room_to_judge(game: Game, network: Network) -> tuple[Any, ...]:
    """The rows that compiled rules take to judge: room for what is seen, the network, and room for what it says."""
    inputs = game.observed + game.actions
    return (
        *(numbers("i16", game.observed), numbers("i8", game.actions), numbers("i32", game.actions)),
        *(numbers("i16", inputs), numbers("i16", 3, network.sheet["width"]), *network.arrays.values()),
        *(numbers("i32", game.actions), numbers("i32", max(game.seats))),
    )


def judge_plainly(sight: Sight, network: Network) -> Judgement:
    game, inputs = sight.game, sight.game.observed + sight.game.actions
    policy, values = [0] * game.actions, [0] * max(game.seats)
    layers = [[0] * network.sheet["width"] for _ in range(3)]
    game.plain.bind(drivers.judge)(
        *(sight.state, sight.seat, [0] * game.observed, [0] * game.actions, [0] * game.actions, [0] * inputs, layers),
        *(*network.rows, policy, values),
    )
    return Judgement(policy, values)


def chances(sight: Sight, network: Network) -> tuple[float, ...]:
    """Every seat's expected share of the win, as the network judges it for the viewer."""
    values = [value for value in judge(sight, network).values if value != NO_LOGIT]
    weights = [power_of_e((value - max(values)) / ONE) for value in values]
    seats = len(values)
    return tuple(weights[(seat - sight.seat) % seats] / sum(weights) for seat in range(seats))


# --- the bot


class LearnedBot:
    """Plays the legal action with the highest logit; the first of equals."""

    def __init__(self, name: str = LEARNED, seed: int = 0) -> None:
        """``name`` is ``learned``, or ``learned:`` with a file. The seed changes nothing: this bot uses no luck."""
        self.name = name
        self._path = file_in(name)

    def network(self, game: Game) -> Network:
        """The network that it plays a game by. Raises BadNetwork."""
        return network_of(game, self._path)

    def choose(self, sight: Sight) -> int:
        if len(sight.legal) == 1:
            return sight.legal[0]
        policy = judge(sight, self.network(sight.game)).policy
        return max(sight.legal, key=lambda action: (policy[action], -action))


def is_learned(name: str) -> bool:
    return name == LEARNED or name.startswith(f"{LEARNED}:")


def file_in(name: str) -> Path | None:
    """The file that a name names; None for the network that comes with a game."""
    _, _, file = name.partition(":")
    return Path(file) if file else None
