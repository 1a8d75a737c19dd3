"""Tuning: which constants of the search make it stronger in a game.

Successive halving: many candidates play a few deals, the better half plays on with twice as many, and so on until one
is left. A candidate plays alone among bots with the constants that there are so far, once from every seat with the
same luck, and all candidates play the same deals. The one that is left was lucky, too: so it plays new deals, and only
these tell how much better it is, and how certain that is.
"""

from __future__ import annotations

import functools
import math
import random
import statistics
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from aerodrome._version import __version__
from aerodrome.bots import make_bot, network_by
from aerodrome.bots.search import GUIDED, SETTINGS, Tuning, guided_tuning_of, parse_setting, tuning_of
from aerodrome.games import load
from aerodrome.lab import arena
from aerodrome.lab.standings import Interval, confidence, interval
from aerodrome.rulebook.errors import AerodromeError
from aerodrome.rulebook.game import Game
from aerodrome.simulate.ledger import Ledger
from aerodrome.simulate.rollout import MAX_SEED, BadBot, BadGames
from aerodrome.simulate.workers import Workers

TUNED, PROVED = 1 << 31, 3 << 30
"""The first deals of a seed that candidates are chosen on, and that prove the last one. The arena deals those below a
million, and simulations those below 2**31: nothing is measured on what something was tuned on."""

MOST = 1 << 20
"""More deals than this have no numbers of their own."""

RANGES: Mapping[str, tuple[float, ...]] = {
    "explore": (0.1, 3.0),
    "widen": (0.5, 8.0),
    "greedy_of_100": tuple(range(40, 101, 5)),
    "horizon": tuple(range(9)),
    "watch": (0, 1),
    "flat": (0, 1),
    "trust_of_100": tuple(range(20, 101, 10)),
}
"""What constants may be: between two fractions, or one of several whole numbers."""

Settings = Mapping[str, float]


class BadTune(AerodromeError, ValueError):
    """A search for constants that makes no sense."""


@dataclass(frozen=True)
class Hunt:
    """Which candidates there are, and how they are compared."""

    game: str
    bot: str
    """The kind of search and its budget, as `search:100` or `guided:30`."""
    against: str
    """The constants so far, as `explore=0.6/widen=2/...`."""
    seats: int
    candidates: int
    deals: int
    """How many deals the first round has."""
    proof: int
    """How many deals the last candidate is proved on."""
    seed: int = 0

    @classmethod
    def make(
        cls, game: Game, bot: str, against: str | None, seats: int | None, candidates: int, deals: int, proof: int,
        seed: int = 0,
    ) -> Hunt:  # fmt: skip
        """A valid hunt, or an error that says what is wrong. Without ``against`` it begins with the game's tuning."""
        kind, _, budget = bot.partition(":")
        if kind not in ("search", GUIDED) or "/" in bot or ":" in budget or budget.endswith("s"):
            raise BadBot(f"{bot[:40]!r} cannot be tuned: name search:SIMULATIONS or {GUIDED}:SIMULATIONS")
        make_bot(bot, game=game)
        tuning = asdict(guided_tuning_of(game) if kind == GUIDED else tuning_of(game))
        given = dict(map(parse_setting, against.split("/"))) if against else {}
        if not 2 <= candidates <= 4096:
            raise BadTune(f"the number of candidates must be from 2 to 4,096, not {candidates}")
        if not 1 <= deals <= MOST // 4096 or not 2 <= proof <= MOST:
            raise BadGames(f"a hunt has from 1 to {MOST // 4096} deals in its first round, and 2 to {MOST} as proof")
        if not 0 <= seed < MAX_SEED:
            raise BadGames(f"the seed of a run must be from 0 to 2**30 - 1, not {seed}")
        named = constants_of(kind)
        return cls(
            game.name, bot, shown({name: given.get(name, tuning[name]) for name in named}),
            game.check_seats(game.usual_seats if seats is None else seats), candidates, deals, proof, seed,
        )  # fmt: skip

    def header(self) -> dict[str, Any]:
        """Everything that must stay the same when a hunt continues."""
        game = load(self.game)
        network = network_by(make_bot(self.bot), game)
        return {
            "tune": 1, "rules": game.version, "cards": game.cards_digest, **asdict(self),
            "network": network.digest if network else None,
        }  # fmt: skip

    @property
    def so_far(self) -> dict[str, float]:
        return dict(map(parse_setting, self.against.split("/")))

    def command(self) -> str:
        """The command that does the same again."""
        return (
            f"aerodrome tune {self.game} --bot {self.bot} --against {self.against} --seats {self.seats} "
            f"--candidates {self.candidates} --deals {self.deals} --proof {self.proof} --seed {self.seed}"
        )

    @functools.cached_property
    def settings(self) -> list[Settings]:
        """Every candidate. Those with even numbers change one or two constants, and the others all of them."""
        draw, so_far = random.Random(self.seed), self.so_far
        found: list[Settings] = []
        known = {shown(so_far)}
        while len(found) < self.candidates:
            names = list(so_far)
            changed = names if len(found) % 2 else draw.sample(names, draw.randint(1, 2))
            settings = {**so_far, **{name: drawn(draw, name) for name in changed}}
            if shown(settings) not in known:
                known.add(shown(settings))
                found.append(settings)
        return found


def constants_of(kind: str) -> list[str]:
    """The constants that matter to a kind of search."""
    return [name for name in SETTINGS if kind == GUIDED or name != "trust_of_100"]


def drawn(draw: random.Random, name: str) -> float:
    values = RANGES[name]
    if SETTINGS[name] is float:
        return round(math.exp(draw.uniform(math.log(values[0]), math.log(values[1]))), 2)
    return draw.choice(values)


def shown(settings: Settings) -> str:
    """Settings as they stand in a bot's name.

    >>> shown({"explore": 0.5, "horizon": 3, "flat": False})
    'explore=0.5/horizon=3/flat=0'
    """
    return "/".join(f"{name}={float(value):g}" for name, value in settings.items())


# --- playing ------------------------------------------------------------------------------------------------

Part = tuple[int, int]
"""A candidate and a deal."""


def play_part(hunt: Hunt, part: Part) -> tuple[float, ...]:
    """The candidate's share of the win from every seat, alone among bots with the constants so far."""
    candidate, deal = part
    mine = f"{hunt.bot}/{shown(hunt.settings[candidate])}"
    plan = arena.Plan(
        hunt.game, (mine, f"{hunt.bot}/{hunt.against}"), hunt.seats, 0, hunt.seed,
        load(hunt.game).parse_options({}, hunt.seats),
    )  # fmt: skip
    return tuple(played.shares[played.bots.index(mine)] for played in arena.play_deal(plan, deal))


@dataclass(frozen=True)
class Round:
    """What a round of the halving has shown: the candidates from the best on, each with its mean share of the win."""

    deals: int
    ranking: tuple[tuple[int, float], ...]

    @property
    def kept(self) -> list[int]:
        """The better half."""
        return [candidate for candidate, _ in self.ranking[: len(self.ranking) // 2]]


@dataclass(frozen=True)
class Found:
    """What a hunt has come to."""

    hunt: Hunt
    rounds: tuple[Round, ...]
    best: int
    share: Interval
    """The best candidate's share of the win in deals that it was not chosen on."""
    confidence: float
    """How certain it is that it wins more than a fair share."""
    games: int

    @property
    def certain(self) -> str:
        """The confidence in words: nothing is certain."""
        return f"{self.confidence:.1%}" if self.confidence < 0.9995 else "more than 99.9%"

    @property
    def settings(self) -> Settings:
        return self.hunt.settings[self.best]

    def data(self) -> dict[str, Any]:
        return {
            "game": self.hunt.game,
            "command": self.hunt.command(),
            "so_far": self.hunt.so_far,
            "best": dict(self.settings),
            "share": round(self.share.mean, 4),
            "paired": [round(self.share.low, 4), round(self.share.high, 4)],
            "fair": round(1 / self.hunt.seats, 4),
            "confidence": round(self.confidence, 4),
            "games": self.games,
            "rounds": [
                {"deals": each.deals, "ranking": [[shown(self.hunt.settings[n]), round(share, 4)]
                 for n, share in each.ranking]}
                for each in self.rounds
            ],
        }  # fmt: skip


class Hunting:
    """A hunt that goes on: `go` plays, and yields the number of parts that are done after each."""

    def __init__(self, hunt: Hunt, out: Path | None = None) -> None:
        self.hunt = hunt
        self.ledger: Ledger[Part, tuple[float, ...]] = Ledger(hunt.header(), out, write_part, read_part)
        self.found: Found | None = None

    @property
    def parts(self) -> int:
        """How many parts the whole hunt has."""
        left, deals, played, total = self.hunt.candidates, self.hunt.deals, 0, self.hunt.proof
        while left > 1:
            total, played = total + left * (deals - played), deals
            left, deals = left // 2, 2 * deals
        return total

    def go(self, workers: Workers) -> Iterator[int]:
        yield len(self.ledger.done)
        left, deals, rounds = list(range(self.hunt.candidates)), self.hunt.deals, []
        while len(left) > 1:
            yield from self._play(workers, [(n, TUNED + deal) for deal in range(deals) for n in left])
            ranking = sorted(((self._mean(n, deals), n) for n in left), key=lambda each: (-each[0], each[1]))
            rounds.append(Round(deals, tuple((n, mean) for mean, n in ranking)))
            left, deals = rounds[-1].kept, 2 * deals
        best = left[0]
        proof = [(best, PROVED + deal) for deal in range(self.hunt.proof)]
        yield from self._play(workers, proof)
        fair = 1 / self.hunt.seats
        shares = [statistics.fmean(self.ledger.done[part]) for part in proof]
        self.found = Found(
            self.hunt, tuple(rounds), best, interval(shares), confidence([share - fair for share in shares]),
            self.hunt.seats * len(proof),
        )  # fmt: skip

    def _play(self, workers: Workers, parts: Sequence[Part]) -> Iterator[int]:
        for _ in self.ledger.fill(workers, play_part, self.hunt, parts):
            yield len(self.ledger.done)

    def _mean(self, candidate: int, deals: int) -> float:
        return statistics.fmean(
            math.fsum(self.ledger.done[candidate, TUNED + deal]) / self.hunt.seats for deal in range(deals)
        )


def write_part(part: Part, shares: Sequence[float]) -> dict[str, Any]:
    return {"candidate": part[0], "deal": part[1], "shares": list(shares)}


def read_part(data: Mapping[str, Any]) -> tuple[Part, tuple[float, ...]]:
    return (int(data["candidate"]), int(data["deal"])), tuple(map(float, data["shares"]))


# --- tuning.toml --------------------------------------------------------------------------------------------


def tuning_text(found: Found, least: float) -> str:
    """The game's `tuning.toml` after a hunt: with the constants of the best candidate if it is better with this
    confidence, and otherwise with those so far; and with how they were found."""
    hunt = found.hunt
    file = load(hunt.game).folder / "tuning.toml"
    told: dict[str, Any] = tomllib.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    kind = hunt.bot.partition(":")[0]
    better = found.confidence >= least
    place = told.setdefault(GUIDED, {}) if kind == GUIDED else told
    usual = asdict(Tuning())
    for name, value in (found.settings if better else hunt.so_far).items():
        place.pop(name, None)
        if value != usual[name]:
            place[name] = SETTINGS[name](value)
    told.setdefault("made", {})[kind] = {
        "by": hunt.command(),
        "with": f"Aerodrome {__version__}, rules version {load(hunt.game).version}",
        "result": (
            f"{'the best candidate' if better else 'no candidate is certainly better: the best'} won "
            f"{found.share.mean:.1%} ({found.share.low:.1%} to {found.share.high:.1%}) of {found.games} games where "
            f"{1 / hunt.seats:.1%} is fair; it is better with a confidence of {found.certain}"
        ),
    }
    lines = ["# Settings of the search for this game; `bots/search.py` says what each figure means."]
    return "\n".join([*lines, *table_lines(told, "")]) + "\n"


def table_lines(table: Mapping[str, Any], name: str) -> Iterator[str]:
    """A table as TOML: first its values, then the tables within it."""
    values = {key: value for key, value in table.items() if not isinstance(value, dict)}
    if name and values:
        yield from ("", f"[{name}]")
    for key, value in values.items():
        yield f"{key} = {str(value).lower() if isinstance(value, bool) else quoted(value)}"
    for key, value in table.items():
        if isinstance(value, dict):
            yield from table_lines(value, f"{name}.{key}" if name else key)


def quoted(value: Any) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)
