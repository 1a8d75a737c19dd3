"""`aerodrome.vector`: thousands of games side by side, for programs that learn.

Here is what vectors on the CPU and on a GPU have in common; neither NumPy nor a GPU is needed to import it.
"""

from __future__ import annotations

import importlib
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, NoReturn

from aerodrome.doors.errors import BadActions, BadBuffer, BadDevice, ExtraMissing
from aerodrome.doors.layout import Layout
from aerodrome.games import load as load_game
from aerodrome.rulebook.game import Game
from aerodrome.simulate.rollout import MAX_SEED, BadBot, BadGames, bot_numbers

DEVICES = ("cpu", "cuda")
DTYPES = {"int8": "i8", "int16": "i16", "float32": "f32"}
"""What observations are made of, with the widths that compiled rules write."""
MOST_GAMES = 1 << 24


class Ended(NamedTuple):
    """The matches that ended in a step. All arrays have a row for each game, which is 0 where no match has ended.

    The arrays are the vector's own: the next step writes into them.
    """

    over: Any
    """Has the match ended? If so, the game in this row is the next one already."""
    shares: Any
    """Each seat's share of the win, in sixtieths."""
    scores: Any
    """Each seat's points."""
    plies: Any
    """How many actions the match took."""


class Vector(ABC):
    """Many games side by side. `aerodrome.vector` makes one."""

    device: str

    def __init__(
        self,
        game: Game,
        games: int,
        seats: int | None,
        seed: int,
        options: Mapping[str, str | int] | None,
        rivals: str | Sequence[str] | None,
        own: Any,
    ) -> None:
        if type(games) is not int or not 1 <= games <= MOST_GAMES:
            raise BadGames(f"the number of games must be from 1 to 2**24, not {games!r}")
        self.game, self.games = game, games
        self.seats = game.check_seats(game.usual_seats if seats is None else seats)
        """Seats in each game."""
        self.options = game.parse_options(options or {}, self.seats)
        self.seed = checked_seed(seed)
        self.layout = Layout(game)
        self.rivals = rival_numbers(rivals, self.seats)
        """The bots after the caller's own seat, as numbers; empty if the caller plays all seats."""
        if own is not None and not self.rivals:
            raise BadBot("`own` is the seat that you play against `rivals`; without them you play all seats")

    @property
    @abstractmethod
    def seat(self) -> Any:
        """The seat that is asked in each game, as an array of the vector's own."""

    @property
    @abstractmethod
    def own(self) -> Any:
        """The caller's own seat in each game that has rivals; None if there are none."""

    @property
    @abstractmethod
    def seeds(self) -> Any:
        """The seed of each game's match: `aerodrome.new` with this seed is the same match."""

    @property
    @abstractmethod
    def plies(self) -> Any:
        """How many actions each game's match has had."""

    def reset(self, seed: int | None = None) -> None:
        """Deal all games anew: game i becomes the match of seed ``seed * 2**32 + i``. Without a seed, deal the same."""
        self.seed = self.seed if seed is None else checked_seed(seed)
        self._deal(self.seed << 32)

    @abstractmethod
    def _deal(self, first_seed: int) -> None: ...

    @abstractmethod
    def observe(self, out: Any = None, *, dtype: str | None = None, seat: Any = None) -> Any:
        """Write what the seats that are asked see: a row for each game, as `layout` says. Returns the array.

        ``out`` is an array of int8, int16 or float32; without it, a new one is made, of int16 or of this ``dtype``. In
        int8, numbers beyond 127 become 127. ``seat`` asks for the sight of other seats: a number, or one for each game.
        """

    @abstractmethod
    def legal(self, out: Any = None) -> Any:
        """Write the legal actions as bits into an array of int32: action a is bit a % 32 of word a // 32."""

    @abstractmethod
    def liking(self, out: Any = None) -> Any:
        """Write how much the seat that is asked likes each action, by instinct, into an array of int8: 127 for the most
        appealing, less for the others, and 0 for those that are not legal."""

    @abstractmethod
    def choose(self, out: Any = None) -> Any:
        """Choose a legal action at random in each game, as the random bot does, into an array of int32."""

    @abstractmethod
    def step(self, actions: Any) -> Ended:
        """Carry out an action of each game. A match that ends is followed by the next one at once, whose seed is higher
        by the number of games. Raises BadActions."""

    def __repr__(self) -> str:
        name, device = self.game.name, self.device
        return f"<vector of {self.games:,} games of {name}, {self.seats} seats, seed {self.seed}, on {device}>"

    # --- for both kinds

    def _width(self, dtype: str) -> str:
        if dtype not in DTYPES:
            raise BadBuffer(f"observations are of {', '.join(DTYPES)}, not of {dtype}")
        return DTYPES[dtype]

    def _check_array(
        self, what: str, dtype: str, shape: tuple[int, ...], wanted: str, wanted_shape: tuple[int, ...]
    ) -> None:
        if dtype != wanted or shape != wanted_shape:
            raise BadBuffer(f"{what} go into an array of {wanted} {list(wanted_shape)}, not of {dtype} {list(shape)}")

    def _refuse(self, game: int, seat: int, action: int, rule: int) -> NoReturn:
        raise BadActions(
            f"game {game}: seat {seat} may not choose {action}. {self.game.rules[rule]} Nothing has been carried out",
            game=game,
            seat=seat,
            action=action,
            rule=self.game.rules[rule],
        )


def checked_seed(seed: int) -> int:
    if type(seed) is not int or not 0 <= seed < MAX_SEED:
        raise BadGames(f"the seed of a vector must be from 0 to 2**30 - 1, not {seed!r}")
    return seed


def rival_numbers(rivals: str | Sequence[str] | None, seats: int) -> list[int]:
    if rivals is None:
        return []
    return bot_numbers([rivals] if isinstance(rivals, str) else rivals, seats - 1)


def vector(
    game: str | Game,
    games: int = 1024,
    *,
    seats: int | None = None,
    device: str = "cpu",
    seed: int = 0,
    options: Mapping[str, str | int] | None = None,
    rivals: str | Sequence[str] | None = None,
    own: Any = None,
    threads: int | None = None,
) -> Vector:
    """Many games side by side, one decision of each at every step, on all cores (``cpu``) or on a GPU (``cuda``).

    Game i begins with the match of seed ``seed * 2**32 + i``, the very one that `aerodrome.new` and `rollout` play.
    ``seats`` is the game's usual number unless given; ``threads`` is for the CPU, and changes nothing but the speed.

    Without ``rivals``, the caller plays all seats. With them, bots play all seats but one: ``random`` or ``greedy``, a
    name for all or one for each, beginning after the caller's seat. ``own`` is that seat, or one for each game; if it
    is not given, seats take turns from game to game.
    """
    if device not in DEVICES:
        raise BadDevice(f"there is no device called {device!r}; there are: {', '.join(DEVICES)}")
    loaded = load_game(game) if isinstance(game, str) else game
    try:
        importlib.import_module("numpy")
    except ImportError:
        raise ExtraMissing("vectors need NumPy: pip install 'aerodrome[learn]'") from None
    if device == "cuda":
        from aerodrome.doors.cuda import CudaVector

        return CudaVector(loaded, games, seats, seed, options, rivals, own)
    from aerodrome.doors.cpu import CpuVector

    return CpuVector(loaded, games, seats, seed, options, rivals, own, threads=threads)
