"""The door to Gymnasium: one seat of a match, against bots.

import gymnasium
import aerodrome.doors.gymnasium  # registers the games

env = gymnasium.make("aerodrome/Airships-v0", seats=3, rivals="club")
envs = gymnasium.make_vec("aerodrome/Airships-v0", num_envs=1024, seats=3, rivals="greedy")
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from aerodrome.bots import Bot, make_bot
from aerodrome.doors.bare import BareMatch, checked_reward, rewards_of
from aerodrome.doors.errors import BadActions, ExtraMissing
from aerodrome.doors.layout import Layout
from aerodrome.doors.vector import checked_dtype, whole
from aerodrome.games import game_of
from aerodrome.games import names as game_names
from aerodrome.play.step import check_seat
from aerodrome.rulebook.game import Game
from aerodrome.simulate.rollout import MAX_SEED, BadBot

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError:
    raise ExtraMissing("this door needs Gymnasium: pip install 'aerodrome[doors]'") from None

from aerodrome.doors.flat import Flat
from aerodrome.doors.given import Array
from aerodrome.doors.spaces import (
    RENDER_MODES,
    Choices,
    ManyChoices,
    Observation,
    checked_render_mode,
    look,
    mask_of,
    match_seed,
    observation_space,
)

METADATA: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}
VECTOR_METADATA: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}


class SeatEnv(gymnasium.Env[Any, np.int64], EzPickle):
    """One seat of a match; bots have the others.

    ``seats`` is the game's usual number unless given, ``options`` are house rules. ``rivals`` are bots by name: one for
    all, or one for each, beginning with the seat after yours. ``own`` is your seat; unless given, each match draws one.
    ``reward`` is ``win``, your share of the win, or ``score``, your points; it comes when the match ends, and is 0
    before. ``dtype`` is what observations are made of: int16, float32, or int8.

    An illegal action ends the match with ``illegal_reward``, and ``info["illegal"]`` quotes the rule. With None, it
    raises gymnasium.error.InvalidAction, and nothing has changed.
    """

    metadata = METADATA
    action_space: Choices

    def __init__(
        self,
        game: str | Game = "airships",
        *,
        seats: int | None = None,
        rivals: str | Sequence[str] = "greedy",
        own: int | None = None,
        options: Mapping[str, str | int] | None = None,
        reward: str = "win",
        illegal_reward: float | None = -1.0,
        dtype: str = "int16",
        render_mode: str | None = None,
    ) -> None:
        given = {"rivals": rivals, "own": own, "options": options, "reward": reward, "illegal_reward": illegal_reward}
        EzPickle.__init__(self, game, seats=seats, dtype=dtype, render_mode=render_mode, **given)
        self.game = game_of(game)
        self.seats = self.game.check_seats(self.game.usual_seats if seats is None else whole(seats))
        self.options = self.game.parse_options(options or {}, self.seats)
        self.rivals = [rivals] * (self.seats - 1) if isinstance(rivals, str) else list(rivals)
        if len(self.rivals) != self.seats - 1:
            raise BadBot(
                f"{len(self.rivals)} bots are named for {self.seats - 1} rivals; name one for each, or one for all"
            )
        for name in self.rivals:
            make_bot(name, game=self.game)
        self.given_seat = None if own is None else check_seat(whole(own), self.seats)
        self.reward, self.dtype = checked_reward(reward), checked_dtype(dtype)
        self.illegal_reward = None if illegal_reward is None else float(illegal_reward)
        self.render_mode = checked_render_mode(render_mode)
        self.layout = Layout(self.game)
        """What is where in an observation."""
        self.observation_space = observation_space(self.layout, self.dtype)
        self.action_space = Choices(self.game.actions)
        self.own = self.given_seat or 0
        """Your seat in this match."""
        self._match: BareMatch | None = None
        self._over = True

    @property
    def match(self) -> BareMatch:
        """The match that is being played."""
        if self._match is None:
            raise gymnasium.error.ResetNeeded("there is no match yet; call reset() first")
        return self._match

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a match: the one of this seed, or a random one."""
        super().reset(seed=seed)
        self._deal(match_seed(seed, self.np_random))
        while self._over:  # before you were asked even once
            self._deal(match_seed(None, self.np_random))
        return self._look()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self._over:
            raise gymnasium.error.ResetNeeded("the match is over, or there is none yet; call reset() first")
        if not self.action_space.contains(action):
            raise gymnasium.error.InvalidAction(f"{action!r} is not an action; they are 0 to {self.game.actions - 1}")
        refused = self.match.refused(self.own, int(action))
        if refused and self.illegal_reward is None:
            raise gymnasium.error.InvalidAction(str(refused))
        if refused:
            self._over, reward = True, self.illegal_reward or 0.0
        else:
            self.match.play(self.own, int(action))
            self._play_rivals()
            reward = rewards_of(self.match.outcome, self.reward)[self.own] if self._over else 0.0
        seen, info = self._look()
        if refused:
            info["illegal"] = str(refused)
        return seen, reward, self._over, False, info

    def action_masks(self) -> Array:
        """The legal actions as booleans, under the name by which sb3-contrib asks for them."""
        return self.action_space.mask.astype(bool)

    def render(self) -> str | None:
        """The table as your seat sees it, drawn and in sentences."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() shows nothing without a render_mode: human or ansi")
            return None
        text = self.match.table(self.own)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    # --- inside

    def _deal(self, seed: int) -> None:
        self._match = BareMatch(self.game, self.seats, self.options, seed)
        self.own = int(self.np_random.integers(self.seats)) if self.given_seat is None else self.given_seat
        self._bots: dict[int, Bot] = {
            (self.own + 1 + i) % self.seats: make_bot(name, seed) for i, name in enumerate(self.rivals)
        }
        self._play_rivals()

    def _play_rivals(self) -> None:
        """Let the bots play until you are asked."""
        match = self.match
        while (asked := match.asked) and asked[0] != self.own:
            seat, legal = asked[0], match.board.legal(asked[0])
            match.play(seat, legal[0] if len(legal) == 1 else self._bots[seat].choose(match.sight(seat)))
        self._over = match.over

    def _look(self) -> tuple[Observation, dict[str, Any]]:
        mask = mask_of(self.match, self.own)
        if self._over:
            mask[:] = 0
        self.action_space.mask = mask
        if self.render_mode == "human":
            self.render()
        return look(self.match, self.own, self.dtype, mask.copy()), {"action_mask": mask.copy()}


class SeatVectorEnv(VectorEnv[Any, Any, Array]):
    """Many such matches side by side, on compiled rules and all cores: `Flat`, as Gymnasium's vector environments are.

    ``rivals`` are ``random`` or ``greedy``. Seats take turns from match to match unless ``own`` is given. Where a match
    ends, the next is dealt in the same step, and the observation is already of that one. An illegal action raises
    gymnasium.error.InvalidAction, and no match has moved.
    """

    metadata = VECTOR_METADATA

    def __init__(
        self,
        game: str | Game = "airships",
        num_envs: int = 1,
        *,
        seats: int | None = None,
        rivals: str | Sequence[str] = "greedy",
        own: Any = None,
        options: Mapping[str, str | int] | None = None,
        reward: str = "win",
        dtype: str = "int16",
        threads: int | None = None,
    ) -> None:
        self.reward = checked_reward(reward)
        how: dict[str, Any] = {"seats": seats, "own": own, "options": options, "dtype": dtype, "threads": threads}
        self.flat = Flat(game, num_envs, rivals=rivals, **how)
        self.num_envs, self.layout = self.flat.num_envs, self.flat.vector.layout
        self.single_observation_space = observation_space(self.layout, str(self.flat.observations.dtype))
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.single_action_space = spaces.Discrete(self.layout.actions)
        self.action_space = ManyChoices(self.layout.actions, self.flat.masks)
        self._dealt = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal all matches anew: match i becomes the one of seed ``seed * 2**32 + i``."""
        super().reset(seed=seed)
        if seed is not None and seed >= MAX_SEED:
            raise gymnasium.error.Error(f"the seed of a vector must be from 0 to 2**30 - 1, not {seed}")
        self._dealt = True
        self.flat.reset(int(self.np_random.integers(MAX_SEED)) if seed is None else int(seed))
        return self._look()

    def step(self, actions: Any) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        if not self._dealt:
            raise gymnasium.error.ResetNeeded("there are no matches yet; call reset() first")
        try:
            _, shares, ended, cut_off, infos = self.flat.step(np.asarray(actions))
        except BadActions as error:
            raise gymnasium.error.InvalidAction(str(error)) from None
        rewards = shares.astype(np.float64)
        if self.reward == "score":
            rewards[:] = infos["scores"][np.arange(self.num_envs), self.flat.vector.own]
        seen, info = self._look()
        return seen, rewards, ended.copy(), cut_off.copy(), info

    def _look(self) -> tuple[Observation, dict[str, Any]]:
        mask = self.flat.masks.astype(np.int8)
        return {"observation": self.flat.observations.copy(), "action_mask": mask}, {"action_mask": mask.copy()}


def register() -> None:
    """Register all games with Gymnasium, for `gymnasium.make` and `gymnasium.make_vec`."""
    for name in game_names():
        id = f"aerodrome/{name.title().replace('-', '')}-v0"
        if id not in gymnasium.registry:
            gymnasium.register(
                id,
                entry_point="aerodrome.doors.gymnasium:SeatEnv",
                vector_entry_point="aerodrome.doors.gymnasium:SeatVectorEnv",
                kwargs={"game": name},
            )


register()
