"""What the doors to Gymnasium and to PettingZoo share: spaces, observations with masks, and the seeds of matches."""

from __future__ import annotations

from typing import Any

import numpy as np

from aerodrome.doors.bare import BareMatch
from aerodrome.doors.errors import ExtraMissing
from aerodrome.doors.given import Array
from aerodrome.doors.layout import Layout
from aerodrome.play.luck import SEEDS

try:
    import gymnasium
    from gymnasium import spaces
except ImportError:
    raise ExtraMissing("this door needs Gymnasium: pip install 'aerodrome[doors]'") from None

Observation = dict[str, Array]
LIMITS = {"int8": (-128, 127), "int16": (-32768, 32767), "float32": (-32768, 32767)}
"""Between which numbers an observation is. In int8, what is beyond is cut down."""


RENDER_MODES = ["human", "ansi"]


def checked_render_mode(render_mode: str | None) -> str | None:
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise gymnasium.error.UnsupportedMode(f"render_mode is {' or '.join(RENDER_MODES)}, not {render_mode!r}")
    return render_mode


class Choices(spaces.Discrete):
    """The actions of a seat. Without a mask, `sample` draws one that is legal for the seat at the moment."""

    def __init__(self, actions: int) -> None:
        super().__init__(actions)
        self.mask: Array = np.zeros(actions, np.int8)

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None:
            mask = self.mask
        return super().sample(mask, probability)


class ManyChoices(spaces.MultiDiscrete):
    """The actions of many games. Without a mask, `sample` draws legal ones."""

    def __init__(self, actions: int, masks: Array) -> None:
        super().__init__([actions] * len(masks))
        self.masks = masks

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is None and probability is None:
            return (self.np_random.random(self.masks.shape) * self.masks).argmax(axis=1)
        return super().sample(mask, probability)


def observation_space(layout: Layout, dtype: str) -> spaces.Dict:
    """What `look` returns."""
    low, high = LIMITS[dtype]
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, (layout.size,), np.dtype(dtype)),
            "action_mask": spaces.Box(0, 1, (layout.actions,), np.int8),
        }
    )


def look(match: BareMatch, seat: int, dtype: str, mask: Array) -> Observation:
    """What a seat sees, with the mask of its legal actions."""
    seen = np.frombuffer(match.board.observed(seat), np.int16)
    if dtype == "int8":
        seen = np.clip(seen, *LIMITS["int8"])
    return {"observation": seen.astype(dtype), "action_mask": mask}


def mask_of(match: BareMatch, seat: int) -> Array:
    """1 for each action that is legal for the seat; all 0 if it is not asked."""
    mask = np.zeros(match.game.actions, np.int8)
    mask[match.board.legal(seat)] = 1
    return mask


def match_seed(given: int | None, random: np.random.Generator) -> int:
    """The seed of the next match: the given one, or else a random one."""
    if given is None:
        return int(random.integers(SEEDS))
    if given >= SEEDS:
        raise gymnasium.error.Error(f"a seed must be a whole number from 0 to 2**62 - 1, not {given}")
    return int(given)
