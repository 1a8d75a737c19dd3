"""In Kuhn poker the best play is known: what is learnt there must be close to it, by OpenSpiel's measure."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="PyTorch is in an environment of its own: make test-learn")
pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is neither for Windows nor for Intel Macs")

from open_spiel.python import policy  # noqa: E402
from open_spiel.python.algorithms import exploitability  # noqa: E402

import aerodrome.doors.openspiel  # noqa: E402, F401
from aerodrome.bots.weights import read_network  # noqa: E402
from aerodrome.drivers.network import ONE  # noqa: E402
from aerodrome.learn.export import chances, judged  # noqa: E402
from aerodrome.learn.plan import Plan  # noqa: E402
from aerodrome.learn.trainer import NETWORK, Training  # noqa: E402
from aerodrome.rulebook.game import Game  # noqa: E402
from tests.examples.conftest import example, kuhn_poker, site  # noqa: E402, F401

pytestmark = [pytest.mark.learn, pytest.mark.long]

LIKED = 127  # Kuhn poker has no instinct, so all legal actions are liked alike


class Learnt(policy.Policy):
    """What the network's file plays, by chance as its logits say."""

    def __init__(self, game: Any, file: Path) -> None:
        super().__init__(game, [0, 1])
        self.arrays = {name: np.array(rows) for name, rows in read_network(file).arrays.items()}

    def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
        seat = state.current_player()
        seen = np.frombuffer(state.node.observed(seat), np.int16)[None]
        liking = np.zeros((1, state.get_game().num_distinct_actions()), np.int8)
        liking[0, state.legal_actions()] = LIKED
        logits, _ = judged(self.arrays, seen, liking, np.array([2]))
        (shares,) = chances(logits / ONE)
        return {action: float(shares[action]) for action in state.legal_actions()}


def test_exploitability_of_what_is_learnt_falls_below_a_fiftieth(kuhn_poker: Game, tmp_path: Path) -> None:  # noqa: F811
    plan = Plan.make(
        kuhn_poker.name, "cpu", reward="margin:4", decisions=2_500_000, games=2048, steps=8, minibatch=4096, width=32,
        evaluations=1, evaluation_games=64, league=0.0, magnet=0.5, entropy=0.05, rate=3e-3, rate_end=1e-4, threads=1,
    )  # fmt: skip
    training = Training(plan, tmp_path / "run", print)
    game = pyspiel.load_game("python_aerodrome(game=kuhn-poker,reward=margin)")
    before = exploitability.exploitability(game, policy.UniformRandomPolicy(game))
    training.go()
    after = exploitability.exploitability(game, Learnt(game, training.folder / NETWORK))
    assert before > 0.4
    assert after < 0.02
