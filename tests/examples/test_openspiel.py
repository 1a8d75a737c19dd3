"""Kuhn poker through the door to OpenSpiel: the same game as OpenSpiel's own, solved by its tabular methods."""

from __future__ import annotations

import re
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is neither for Windows nor for Intel Macs")

import numpy as np  # noqa: E402
from open_spiel.python import policy  # noqa: E402
from open_spiel.python.algorithms import (  # noqa: E402
    cfr,
    expected_game_score,
    exploitability,
    get_all_states,
    ismcts,
    mcts,
)

import aerodrome.doors.openspiel  # noqa: E402, F401
from aerodrome.rulebook.game import Game  # noqa: E402

from .packages import KUHN  # noqa: E402

pytestmark = pytest.mark.usefixtures("no_compiling")

VALUE = -1 / 18
"""What the first player wins on average if both play best (Kuhn 1950)."""


@pytest.fixture
def game(kuhn_poker: Game) -> Any:
    return pyspiel.load_game("python_aerodrome(game=kuhn-poker,reward=margin)")


def in_openspiels_own(history: list[int]) -> list[int]:
    """The same line in OpenSpiel's game. It deals cards by number, and ours the second as one of the two others; it has
    one action for checking and folding, and one for betting and calling."""
    first, second, *actions = history
    return [first, (first + 1 + second) % 3, *(action % 2 for action in actions)]


def test_every_line_has_the_same_choices_and_returns_as_openspiels_own(game: Any) -> None:
    own, met = pyspiel.load_game("kuhn_poker"), 0
    states = get_all_states.get_all_states(game, include_terminals=True, include_chance_states=False)
    for state in states.values():
        peer = own.new_initial_state()
        for action in in_openspiels_own(state.history()):
            peer.apply_action(action)
        assert state.returns() == peer.returns()
        assert state.current_player() == peer.current_player()
        assert len(state.legal_actions()) == len(peer.legal_actions())
        met += 1
    assert met == 6 * 9


def test_information_states_are_those_of_openspiels_own(game: Any) -> None:
    own, pairs = pyspiel.load_game("kuhn_poker"), set()
    for state in get_all_states.get_all_states(game, include_terminals=False).values():
        peer = own.new_initial_state()
        for action in in_openspiels_own(state.history()):
            peer.apply_action(action)
        player = state.current_player()
        pairs.add((state.information_state_string(player), peer.information_state_string(player)))
    assert len(pairs) == len({ours for ours, _ in pairs}) == len({theirs for _, theirs in pairs}) == 12


def test_exploitability_of_uniform_play_is_exact(game: Any) -> None:
    assert exploitability.exploitability(game, policy.UniformRandomPolicy(game)) == pytest.approx(11 / 24)
    assert pyspiel.exploitability(game, pyspiel.UniformRandomPolicy(game)) == pytest.approx(11 / 24)


def test_cfr_finds_the_value_of_the_game(game: Any) -> None:
    solver = cfr.CFRPlusSolver(game)
    for _ in range(60):
        solver.evaluate_and_update_policy()
    found = solver.average_policy()
    first, second = expected_game_score.policy_value(game.new_initial_state(), [found] * 2)
    assert first == pytest.approx(VALUE, abs=0.003)
    assert second == pytest.approx(-first)
    assert exploitability.exploitability(game, found) < 0.01


def test_the_example_of_the_page_runs(game: Any) -> None:
    page = (KUHN.parents[1] / "docs" / "openspiel.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"^```py\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    names = {"pyspiel": pyspiel}
    exec(example, names)
    assert f"# {names['value']:.4f}" in example
    assert names["value"] == pytest.approx(VALUE, abs=0.001)


def test_cfr_in_c_plus_plus_runs_on_it(game: Any) -> None:
    solver = pyspiel.CFRSolver(game)
    for _ in range(60):
        solver.evaluate_and_update_policy()
    assert pyspiel.exploitability(game, solver.average_policy()) < 0.03


def test_is_mcts_does_not_fold_a_king(game: Any) -> None:
    state = game.new_initial_state()
    for action in (1, 0, 1):  # a queen, then a king, and a bet
        state.apply_action(action)
    evaluator = mcts.RandomRolloutEvaluator(2, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 60, random_state=np.random.RandomState(2))
    assert state.action_to_string(bot.step(state)) == "call"
