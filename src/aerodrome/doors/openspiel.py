"""The door to OpenSpiel: every game as a tree with explicit chance.

    import pyspiel
    import aerodrome.doors.openspiel  # registers python_aerodrome

    game = pyspiel.load_game("python_aerodrome(game=airships,players=3)")

Every draw of the luck is a chance node whose outcomes are equally likely, in the set-up as in a throw of several dice.
Seats that choose at the same time are asked one after the other, and do not see what the others have chosen.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from typing import Any

from aerodrome.doors.errors import ExtraMissing
from aerodrome.doors.tree import Node, Tree, tree_of
from aerodrome.games import load as load_game
from aerodrome.rulebook.errors import AerodromeError
from aerodrome.rulebook.record import NONE

try:
    import numpy as np
    import pyspiel
except ImportError:
    raise ExtraMissing("this door needs OpenSpiel: pip install 'aerodrome[openspiel]'") from None

NAME = "python_aerodrome"
MOST_OUTCOMES = 256
"""The most outcomes that a draw may have."""
FARTHEST = 32768.0
"""Points are numbers of 16 bits."""

REWARDS = ("win", "score", "margin")
"""What a seat is rewarded with at the end: its share of the win, its points, or by how many points it is above the
average of all seats. The last sums to zero."""

PARAMETERS: dict[str, Any] = {"game": "mad-zeppelin", "players": 0, "options": "", "reward": "win"}
"""The usual game is the one for all numbers of players from two to six. With 0 players, a game has its usual number of
seats. Options are house rules, as "chips_per_attempt:2;first_seat:1"."""

GameType = pyspiel.GameType


def game_type(reward: str) -> Any:
    return GameType(
        short_name=NAME,
        long_name="Aerodrome",
        dynamics=GameType.Dynamics.SEQUENTIAL,
        chance_mode=GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=GameType.Information.IMPERFECT_INFORMATION,
        utility=GameType.Utility.ZERO_SUM if reward == "margin" else GameType.Utility.GENERAL_SUM,
        reward_model=GameType.RewardModel.TERMINAL,
        max_num_players=6,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


class AerodromeGame(pyspiel.Game):
    """A game with its number of players, house rules and reward."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        tree, reward = planted(given), given["reward"]
        if reward not in REWARDS:
            raise pyspiel.SpielError(f"there is no reward called {reward!r}; there are: {', '.join(REWARDS)}")
        least = {"win": 0.0, "score": -FARTHEST, "margin": -2 * FARTHEST}[reward]
        info = pyspiel.GameInfo(
            num_distinct_actions=tree.game.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=tree.seats,
            min_utility=least,
            max_utility=1.0 if reward == "win" else -least,
            utility_sum=0.0 if reward == "margin" else None,
            max_game_length=tree.game.max_plies,
        )
        super().__init__(game_type(reward), info, given)

    @functools.cached_property
    def tree(self) -> Tree:
        # Not set at the beginning, since OpenSpiel loses attributes of games that are unpickled.
        return planted(self.get_parameters())

    def new_initial_state(self) -> AerodromeState:
        return AerodromeState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> AerodromeObserver:
        return AerodromeObserver(
            self.tree, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params or {}
        )


def planted(given: Mapping[str, Any]) -> Tree:
    """The tree that these parameters name."""
    try:
        loaded = load_game(given["game"])
        return tree_of(loaded, given["players"] or loaded.usual_seats, read_options(given["options"]))
    except AerodromeError as error:
        raise pyspiel.SpielError(str(error)) from None


def read_options(text: str) -> dict[str, str]:
    """House rules from a parameter, in which commas have another meaning.

    >>> read_options("chips_per_attempt:2;first_seat:1")
    {'chips_per_attempt': '2', 'first_seat': '1'}
    """
    pairs = [each.partition(":") for each in text.split(";") if each]
    return {name.strip(): value.strip() for name, _, value in pairs}


class AerodromeState(pyspiel.State):
    """A place in the tree."""

    def __init__(self, game: AerodromeGame) -> None:
        super().__init__(game)
        self.node: Node = game.tree.root

    def current_player(self) -> int:
        if self.node.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.node.over else self.node.seat

    def is_terminal(self) -> bool:
        return self.node.over

    def _legal_actions(self, player: int) -> list[int]:
        return self.node.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.node.outcomes
        if outcomes > MOST_OUTCOMES:
            raise pyspiel.SpielError(f"a draw with {outcomes} outcomes; there may be {MOST_OUTCOMES}")
        return [(outcome, 1 / outcomes) for outcome in range(outcomes)]

    def _apply_action(self, action: int) -> None:
        try:
            self.node = self.node.after(action)
        except AerodromeError as error:
            raise pyspiel.SpielError(str(error)) from None

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"{action + 1} of {self.node.outcomes}"
        return self.node.named(action)

    def returns(self) -> list[float]:
        """Each seat's reward; 0 before the end."""
        if not self.node.over:
            return [0.0] * self.node.tree.seats
        outcome = self.node.outcome
        reward = self.get_game().get_parameters()["reward"]
        if reward == "win":
            return list(outcome.shares)
        average = sum(outcome.scores) / len(outcome.scores) if reward == "margin" else 0.0
        return [score - average for score in outcome.scores]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> AerodromeState:
        """Another state that looks the same to a player: a fair draw by the game's `deal`. Of its past it has only what
        the player knows, so its `history` is empty."""
        if not 0 <= player < self.node.tree.seats:
            raise pyspiel.SpielError(f"there is no player {player}; players are 0 to {self.node.tree.seats - 1}")
        if self.node.outcomes:
            raise pyspiel.SpielError("a chance node cannot be drawn again; do it when a player is asked")
        made: AerodromeState = self.get_game().new_initial_state()
        made.node = self.node.dealt(player, [int(sampler() * 2**32) & 0xFFFFFFFF for _ in range(3)])
        return made

    def __str__(self) -> str:
        return self.node.text


class AerodromeObserver:
    """What a player sees, as the game's features and as text; with perfect recall, also all that it has heard and
    chosen, as text only."""

    def __init__(self, tree: Tree, kind: Any, params: Mapping[str, Any]) -> None:
        if params:
            raise ValueError(f"observers take no parameters; these were given: {', '.join(params)}")
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS or not kind.public_info:
            raise ValueError("observers show what is public, with or without what one player alone may see")
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.perfect_recall = kind.perfect_recall
        self.tensor = None if kind.perfect_recall else np.zeros(tree.game.observed, np.float32)
        self.dict: dict[str, Any] = {}
        """The pieces of the observation by name."""
        if self.tensor is not None:
            self.dict = {name: self.tensor[part] for name, part in tree.layout.pieces.items()}

    def set_from(self, state: AerodromeState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = np.frombuffer(state.node.observed(self._viewer(player)), np.int16)

    def string_from(self, state: AerodromeState, player: int) -> str:
        viewer = self._viewer(player)
        return state.node.remembered(viewer) if self.perfect_recall else state.node.seen(viewer)

    def _viewer(self, player: int) -> int:
        return player if self.private else NONE


def register() -> None:
    """Register `python_aerodrome` with OpenSpiel."""
    if NAME not in pyspiel.registered_names():
        pyspiel.register_game(game_type(str(PARAMETERS["reward"])), AerodromeGame)


register()
