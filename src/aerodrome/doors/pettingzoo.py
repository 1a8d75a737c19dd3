"""The door to PettingZoo: all seats of a match, one after the other, or those that are asked at the same time together.

    from aerodrome.doors import pettingzoo

    env = pettingzoo.env("zeppeldrome", seats=4)
    env = pettingzoo.parallel_env("zeppeldrome", seats=4)

Importing it also registers the games with PettingZoo: `pettingzoo.make("aec", "aerodrome/airships-v0", seats=3)`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from aerodrome.doors.bare import BareMatch, checked_reward, rewards_of
from aerodrome.doors.errors import BadAgent, BadCycles, ExtraMissing, NotSimultaneous
from aerodrome.doors.layout import Layout
from aerodrome.doors.vector import checked_dtype, whole
from aerodrome.games import game_of
from aerodrome.games import names as game_names
from aerodrome.play.moves import IllegalMove
from aerodrome.rulebook.game import Game
from aerodrome.rulebook.record import NONE

try:
    import gymnasium
    import numpy as np
    from gymnasium.utils import EzPickle, seeding
    from pettingzoo import AECEnv, ParallelEnv, aec_registry
    from pettingzoo import register as register_env
    from pettingzoo.utils import wrappers
    from pettingzoo.utils.env_logger import EnvLogger
except ImportError:
    raise ExtraMissing("this door needs PettingZoo: pip install 'aerodrome[doors]'") from None

from aerodrome.doors.given import Array
from aerodrome.doors.spaces import (
    RENDER_MODES,
    Choices,
    Observation,
    checked_render_mode,
    look,
    mask_of,
    match_seed,
    observation_space,
)

Infos = dict[str, dict[str, Any]]
Told = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]
"""What a round of a parallel environment tells each agent: observation, reward, termination, truncation, info."""


def env(game: str | Game, **how: Any) -> AECEnv:
    """The seats of a match as agents of an AEC environment, in the wrappers that PettingZoo's classic games have.

    ``how`` is what `MatchEnv` takes, and ``illegal_reward``. Who chooses an illegal action ends the match and is
    rewarded with that, usually -1, as is the custom in PettingZoo; ``info["illegal"]`` quotes the rule. With None, the
    action raises IllegalMove, and nothing has changed.
    """
    illegal_reward = how.pop("illegal_reward", -1.0)
    made: AECEnv = TurnsEnv(game, **how)
    if illegal_reward is not None:
        made = LosesWithIllegal(made, float(illegal_reward))
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


def parallel_env(game: str | Game, **how: Any) -> ParallelEnv:
    """The seats of a match as agents of a parallel environment, for games in which seats choose at the same time.

    Where only some seats are asked, the others' actions are left out or not listened to. ``how`` is as in `env`.
    """
    return RoundsEnv(game, **how)


class MatchEnv(EzPickle):
    """What both kinds of environments are made of.

    ``seats`` is the game's usual number unless given, ``options`` are house rules. ``reward`` is ``win``, each seat's
    share of the win, or ``score``, its points; both come when the match ends, and are 0 before. ``dtype`` is what
    observations are made of: int16, float32, or int8. After ``max_cycles`` actions, or rounds of a parallel
    environment, the match is cut off.
    """

    possible_agents: list[str]
    infos: Infos

    def __init__(
        self,
        game: str | Game,
        *,
        seats: int | None = None,
        options: Mapping[str, str | int] | None = None,
        reward: str = "win",
        dtype: str = "int16",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        given = {"seats": seats, "options": options, "reward": reward, "dtype": dtype, "max_cycles": max_cycles}
        EzPickle.__init__(self, game, render_mode=render_mode, **given)
        self.game = game_of(game)
        self.seats = self.game.check_seats(self.game.usual_seats if seats is None else whole(seats))
        self.options = self.game.parse_options(options or {}, self.seats)
        self.reward, self.dtype = checked_reward(reward), checked_dtype(dtype)
        self.max_cycles = checked_cycles(max_cycles)
        self.render_mode = checked_render_mode(render_mode)
        self.layout = Layout(self.game)
        """What is where in an observation."""
        self.metadata = {
            "name": f"{self.game.name.replace('-', '_')}_v0",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.seats)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seen_space = {agent: observation_space(self.layout, self.dtype) for agent in self.possible_agents}
        self._choices = {agent: Choices(self.game.actions) for agent in self.possible_agents}
        size = self.seats * self.layout.size
        self.state_space = gymnasium.spaces.Box(-32768, 32767, (size,), np.int16)
        self._random: np.random.Generator | None = None
        self._match: BareMatch | None = None
        self.agents: list[str] = []

    @property
    def match(self) -> BareMatch:
        """The match that is being played."""
        if self._match is None:
            raise AssertionError("there is no match yet; reset() needs to be called first")
        return self._match

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        self._seat_of(agent)
        return self._seen_space[agent]

    def action_space(self, agent: str) -> Choices:
        self._seat_of(agent)
        return self._choices[agent]

    def observe(self, agent: str) -> Observation:
        seat = self._seat_of(agent)
        return look(self.match, seat, self.dtype, self._choices[agent].mask.copy())

    def state(self) -> Array:
        """What all seats see together."""
        return np.concatenate([np.frombuffer(self.match.board.observed(seat), np.int16) for seat in range(self.seats)])

    def render(self) -> str | None:
        """The table as the seat sees it that is asked, drawn and in sentences."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() shows nothing without a render_mode: human or ansi")
            return None
        text = self.match.table(next(iter(self.match.asked), NONE))
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """There is nothing to close."""

    # --- inside

    def _deal(self, seed: int | None) -> None:
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self._match = BareMatch(self.game, self.seats, self.options, match_seed(seed, self._random))
        self.cycles = 0
        self.agents = self.possible_agents[:]

    def _seat_of(self, agent: str) -> int:
        if agent not in self._seat:
            raise BadAgent(f"there is no agent {agent!r}; there are: {', '.join(self.possible_agents)}")
        return self._seat[agent]

    def _ask(self, asked: list[int]) -> None:
        """Write the masks of seats that are asked; those of the others are 0."""
        nothing = np.zeros(self.game.actions, np.int8)
        for seat, agent in enumerate(self.possible_agents):
            mask = mask_of(self.match, seat) if seat in asked else nothing
            self._choices[agent].mask = mask
            if agent in self.agents:
                self.infos[agent] = {"action_mask": mask.copy()}

    @property
    def _cut_off(self) -> bool:
        return self.max_cycles is not None and self.cycles >= self.max_cycles and not self.match.over

    def _earned(self) -> dict[str, float]:
        earned = rewards_of(self.match.outcome, self.reward) if self.match.over else [0.0] * self.seats
        return dict(zip(self.possible_agents, earned, strict=True))


def checked_cycles(max_cycles: Any) -> int | None:
    number = whole(max_cycles)
    if number is not None and (type(number) is not int or number < 1):
        raise BadCycles(f"max_cycles is a whole number from 1, or None, not {max_cycles!r}")
    return number


class TurnsEnv(MatchEnv, AECEnv):
    """A match as an AEC environment without wrappers: an illegal action raises IllegalMove.

    Seats that choose at the same time are asked one after the other, and do not see what the others have chosen.
    """

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a match: the one of this seed, or a random one."""
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {}
        self._select()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.match.play(self._seat[agent], NONE if action is None else int(action))
        self.cycles += 1
        self._cumulative_rewards[agent] = 0.0
        self.rewards = self._earned()
        self.terminations = dict.fromkeys(self.agents, self.match.over)
        self.truncations = dict.fromkeys(self.agents, self._cut_off)
        self._accumulate_rewards()
        self._select()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        asked = self.match.asked[:1]
        self._ask([] if self._cut_off else asked)
        if asked:
            self.agent_selection = self.possible_agents[asked[0]]


class LosesWithIllegal(wrappers.TerminateIllegalWrapper):
    """PettingZoo's way with illegal actions; and ``info["illegal"]`` quotes the rule."""

    def step(self, action: int | None) -> None:
        agent, bare = self.agent_selection, self.env.unwrapped
        dead = self.terminations[agent] or self.truncations[agent]
        refused = None if dead or action is None else bare.match.refused(bare._seat[agent], int(action))
        super().step(action)
        if refused:
            self.infos[agent]["illegal"] = str(refused)


class RoundsEnv(MatchEnv, ParallelEnv):
    """A match as a parallel environment."""

    def __init__(self, game: str | Game, *, illegal_reward: float | None = -1.0, **how: Any) -> None:
        super().__init__(game, **how)
        EzPickle.__init__(self, game, illegal_reward=illegal_reward, **how)
        self.illegal_reward = None if illegal_reward is None else float(illegal_reward)
        if not self.game.simultaneous:
            raise NotSimultaneous(
                f"in {self.game.title} seats choose one after the other, so it has no parallel environment; use "
                "env(...), or PettingZoo's turn_based_aec_to_parallel(env(...)), in which seats that are not asked wait"
            )

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        """Deal a match: the one of this seed, or a random one."""
        self._deal(seed)
        self.infos = {}
        self._ask(self.match.asked)
        return {agent: self.observe(agent) for agent in self.agents}, self.infos

    def step(self, actions: Mapping[str, int | None]) -> Told:
        """Carry out the actions of all seats that are asked."""
        if self.match and not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return {}, {}, {}, {}, {}
        chosen = self._chosen(actions)
        refused = {seat: why for seat, action in chosen.items() if (why := self.match.refused(seat, action))}
        if refused:
            return self._lost(refused)
        for seat, action in chosen.items():
            self.match.play(seat, action)
        self.cycles += 1
        over, cut_off = self.match.over, self._cut_off
        self.infos = {}
        self._ask([] if cut_off else self.match.asked)
        return self._told(self._earned(), over, cut_off)

    def _chosen(self, actions: Mapping[str, int | None]) -> dict[int, int]:
        """The actions of the seats that are asked."""
        for agent in actions:
            self._seat_of(agent)
        chosen = {}
        for seat in self.match.asked:
            action = actions.get(self.possible_agents[seat])
            if action is None:
                raise BadAgent(f"{self.possible_agents[seat]} is asked, and has no action")
            if not self._choices[self.possible_agents[seat]].contains(action):
                raise AssertionError(f"{self.possible_agents[seat]}: {action!r} is not in the action space")
            chosen[seat] = int(action)
        return chosen

    def _lost(self, refused: Mapping[int, IllegalMove]) -> Told:
        """The end of a match in which somebody chose an illegal action, as PettingZoo's wrapper for AEC ends it."""
        if self.illegal_reward is None:
            raise next(iter(refused.values()))
        EnvLogger.warn_on_illegal_move()
        self.infos = {}
        self._ask([])
        rewards = dict.fromkeys(self.possible_agents, 0.0)
        for seat, why in refused.items():
            rewards[self.possible_agents[seat]] = self.illegal_reward
            self.infos[self.possible_agents[seat]]["illegal"] = str(why)
        return self._told(rewards, True, True)

    def _told(self, rewards: dict[str, float], over: bool, cut_off: bool) -> Told:
        agents, seen = self.agents, {agent: self.observe(agent) for agent in self.agents}
        if over or cut_off:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut_off), self.infos


def register() -> None:
    """Register all games with PettingZoo, for `pettingzoo.make`."""
    for name in game_names():
        id, how = f"aerodrome/{name}-v0", {"game": name}
        if id not in aec_registry:
            register_env("aec", id, entry_point="aerodrome.doors.pettingzoo:env", kwargs=how)
            register_env("parallel", id, entry_point="aerodrome.doors.pettingzoo:parallel_env", kwargs=how)


register()
