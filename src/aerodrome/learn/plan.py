"""What a training run is: all its settings, checked. Nothing here needs PyTorch."""

from __future__ import annotations

import dataclasses
import importlib.util
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from aerodrome.bots.weights import WIDTHS, widest
from aerodrome.doors.errors import BadDevice, ExtraMissing
from aerodrome.doors.vector import DEVICES, MOST_GAMES, checked_seed
from aerodrome.games import load
from aerodrome.rulebook.errors import AerodromeError
from aerodrome.rulebook.game import Game


class BadPlan(AerodromeError, ValueError):
    """Settings that make no training run; the message says which."""


@dataclass(frozen=True)
class Plan:
    """The settings of a run. Few of them may change when it continues."""

    game: str
    seats: tuple[int, ...]
    """The numbers of seats that are mixed."""
    device: str
    seed: int
    minutes: float
    """How long it trains, evaluations included. Rates fall by the clock."""
    decisions: int
    """Or how many decisions it trains on, if this is not 0. Rates then fall by their number, and on a CPU the same seed
    gives the same network."""
    games: int
    """Games side by side."""
    steps: int
    """Decisions of each game between two updates."""
    minibatch: int
    """Decisions in one step of the optimizer."""
    width: int
    """Neurons in each layer."""
    evaluations: int
    """How often strength is measured and a checkpoint written."""
    evaluation_games: int
    threads: int
    """On a CPU; 0 for all cores."""
    queued: int = 0
    """On a GPU, with 1: vectors of all numbers of seats work side by side, and nobody waits for each step."""
    passes: int = 1
    """How often each decision is learnt from."""
    rate: float = 6e-4
    rate_end: float = 3e-5
    entropy: float = 0.01
    """The bonus for variety falls from this..."""
    entropy_end: float = 0.001
    """... to this."""
    trace: float = 0.95
    """Lambda: how far returns look past the next own decision."""
    clip: float = 0.2
    value_weight: float = 2.0
    most_gradient: float = 0.5
    league: float = 0.2
    """The share of games in which others have some of the seats."""
    league_greedy: float = 0.2
    """The share of those in which it is greedy; in the rest it is a past self."""
    past_selves: int = 4
    """How many play at a time: the newest, and older ones at random."""
    snapshots: int = 40
    """How many past selves a whole run leaves."""
    average: float = 8.0
    """The network that plays is an average over the last part of training, about one part in this many; 0 for the
    newest weights alone."""
    magnet: float = 0.0
    """How strongly the policy is drawn to that average, which keeps self-play from running in circles."""
    reward: str = "win"
    """`win`, the share of the win, or `margin:POINTS`: points above the average of all seats, where so many are worth
    the whole win."""

    @classmethod
    def make(cls, name: str, device: str | None = None, **given: Any) -> Plan:
        """A valid plan, or an error that says what is wrong. What is not given, or None, fits the device."""
        game, device = load(name), device or "cuda"
        if device not in DEVICES:
            raise BadDevice(f"there is no device called {device!r}; there are: {', '.join(DEVICES)}")
        told = {key: value for key, value in given.items() if value is not None}
        settings = {**USUAL, **USUAL_ON[device], "seats": tuple(game.seats), **told}
        settings["seats"] = checked_seats(game, settings["seats"])
        settings["width"] = settings["width"] or widest(*sizes(game))
        plan = cls(game=game.name, device=device, **settings)
        plan.check()
        return plan

    def check(self) -> None:
        checked_seed(self.seed)
        margin_worth(self.reward)
        within = {
            "games": (len(self.seats), MOST_GAMES),
            "steps": (1, 4096),
            "minibatch": (1, 1 << 24),
            "width": (WIDTHS, 4096),
            "passes": (1, 100),
            "evaluations": (1, 10_000),
            "evaluation_games": (1, MOST_GAMES),
            "threads": (0, 1024),
            "queued": (0, 1),
            "decisions": (0, 1 << 60),
            "minutes": (0, 1e6),
            "rate": (0, 1),
            "rate_end": (0, 1),
            "entropy": (0, 10),
            "entropy_end": (0, 10),
            "trace": (0, 1),
            "clip": (0, 1),
            "value_weight": (0, 100),
            "most_gradient": (0, 1e6),
            "league": (0, 1),
            "league_greedy": (0, 1),
            "past_selves": (1, 64),
            "snapshots": (1, 10_000),
            "average": (0, 1e6),
            "magnet": (0, 100),
        }
        for name, (least, most) in within.items():
            value = getattr(self, name)
            if not least <= value <= most:  # as it is with what is not a number, too
                raise BadPlan(f"{shown(name)} must be from {least} to {most}, not {value}")
        most = widest(*sizes(load(self.game)))
        if self.width % WIDTHS or self.width > most:
            raise BadPlan(f"the width must be a multiple of {WIDTHS} up to {most}, not {self.width}")
        if not self.minutes and not self.decisions:
            raise BadPlan("a run needs minutes, or a number of decisions")

    def changed(self, name: str, **given: Any) -> Plan:
        """This plan for a run that continues. Raises BadPlan if something is given that cannot change any more."""
        told = {"game": load(name).name, **{key: value for key, value in given.items() if value is not None}}
        if "seats" in told:
            told["seats"] = checked_seats(load(name), told["seats"])
        differ = [
            f"{shown(key)} was {getattr(self, key)}, not {value}"
            for key, value in told.items()
            if key not in CHANGING and value != getattr(self, key)
        ]
        if differ:
            raise BadPlan(f"the run that is to continue was another one: {'; '.join(differ)}")
        plan = dataclasses.replace(self, **told)
        plan.check()
        return plan

    def data(self) -> dict[str, Any]:
        return {**dataclasses.asdict(self), "seats": list(self.seats)}

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> Plan:
        return cls(**{**data, "seats": tuple(data["seats"])})


CHANGING = ("minutes", "decisions", "evaluations", "evaluation_games", "threads", "queued")
"""What may change when a run continues."""

USUAL: Mapping[str, Any] = {"seed": 0, "minutes": 10.0, "decisions": 0, "width": 0, "evaluations": 12, "threads": 0}
USUAL_ON: Mapping[str, Mapping[str, Any]] = {
    "cuda": {"games": 65_536, "steps": 64, "minibatch": 65_536, "evaluation_games": 4096},
    "cpu": {"games": 512, "steps": 32, "minibatch": 2048, "evaluation_games": 256},
}

NUMBERS = {field.name: {"int": int, "float": float}[str(field.type)] for field in dataclasses.fields(Plan)
           if field.type in ("int", "float")}  # fmt: skip


def read_settings(given: Mapping[str, Any]) -> dict[str, Any]:
    """Settings by name, as somebody typed them."""
    read: dict[str, Any] = {}
    for name, value in given.items():
        if name not in NUMBERS:
            raise BadPlan(f"there is no setting called {name[:40]!r}; there are: {', '.join(map(shown, NUMBERS))}")
        try:
            read[name] = NUMBERS[name](value)
        except ValueError:
            raise BadPlan(f"{shown(name)} is a number, not {str(value)[:40]!r}") from None
    return read


def read_seats(given: Iterable[str]) -> tuple[int, ...]:
    try:
        return tuple(map(int, given))
    except ValueError:
        raise BadPlan("numbers of seats look like 2,3,4") from None


def needs_torch() -> None:
    if importlib.util.find_spec("torch") is None:
        raise ExtraMissing("training needs PyTorch: pip install 'aerodrome[learn]'")


def shown(name: str) -> str:
    return name.replace("_", "-")


def checked_seats(game: Game, seats: Iterable[int]) -> tuple[int, ...]:
    return tuple(sorted({game.check_seats(each) for each in seats}))


def margin_worth(reward: str) -> float:
    """How many points are worth the whole win; 0 if only the win counts."""
    kind, _, points = reward.partition(":")
    try:
        worth = float(points) if kind == "margin" else 0.0
    except ValueError:
        worth = -1.0
    if (kind, points) != ("win", "") and not 0 < worth < 1e6:
        raise BadPlan(f"the reward is `win`, or `margin:POINTS` such as margin:4, not {reward[:40]!r}")
    return worth


def sizes(game: Game) -> tuple[int, int, int]:
    """Inputs of a game's network, its actions, and its most seats."""
    return game.observed + game.actions, game.actions, max(game.seats)
