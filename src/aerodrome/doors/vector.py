"""`aerodrome.vector`: thousands of games side by side, for programs that learn.

Here is what vectors on the CPU and on a GPU have in common; neither NumPy nor a GPU is needed to import it.
"""

from __future__ import annotations

import importlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from numbers import Integral
from typing import Any, NamedTuple, NoReturn

from aerodrome.doors.errors import BadActions, BadBuffer, BadDevice, ExtraMissing
from aerodrome.doors.layout import Layout
from aerodrome.games import game_of
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
    _seat: Any
    _own: Any
    _seeds: Any
    _plies: Any

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
        self.game, self.games = game, whole(games)
        if type(self.games) is not int or not 1 <= self.games <= MOST_GAMES:
            raise BadGames(f"the number of games must be from 1 to 2**24, not {games!r}")
        self.seats = game.check_seats(game.usual_seats if seats is None else whole(seats))
        """Seats in each game."""
        self.options = game.parse_options(options or {}, self.seats)
        self.seed = checked_seed(seed)
        self.layout = Layout(game)
        self.rivals = rival_numbers(rivals, self.seats)
        """The bots after the caller's own seat, as numbers; empty if the caller plays all seats."""
        if own is not None and not self.rivals:
            raise BadBot("`own` is the seat that you play against `rivals`; without them you play all seats")

    @property
    def seat(self) -> Any:
        """The seat that is asked in each game, as an array of the vector's own."""
        return self._seat

    @property
    def own(self) -> Any:
        """The caller's own seat in each game that has rivals; None if there are none."""
        return self._own

    @property
    def seeds(self) -> Any:
        """The seed of each game's match: `aerodrome.new` with this seed is the same match."""
        return self._seeds

    @property
    def plies(self) -> Any:
        """How many actions each game's match has had."""
        return self._plies

    def reset(self, seed: int | None = None) -> None:
        """Deal all games anew: game i becomes the match of seed ``seed * 2**32 + i``. Without a seed, deal the same."""
        self.seed = self.seed if seed is None else checked_seed(seed)
        self._deal(self.seed << 32)

    def observe(self, out: Any = None, *, dtype: Any = None, seat: Any = None) -> Any:
        """Write what the seats that are asked see: a row for each game, as `layout` says. Returns the array.

        ``out`` is an array of int8, int16 or float32; without it, a new one is made, of int16 or of this ``dtype``. In
        int8, numbers beyond 127 become 127. ``seat`` asks for the sight of other seats: a number, or one for each game.
        """
        shape = (self.games, self.layout.size)
        wanted = None if dtype is None else checked_dtype(dtype)
        out = self._new_array(shape, wanted or "int16") if out is None else out
        rows = self._taken(out)
        self._check_array("observations", rows, wanted or checked_dtype(rows.dtype), shape)
        self._write_sight(rows, seat)
        return out

    def legal(self, out: Any = None) -> Any:
        """Write the legal actions as bits into an array of int32: action a is bit a % 32 of word a // 32."""
        return self._written("legal actions", self._write_legal, (self.games, self.layout.words), out)

    def liking(self, out: Any = None) -> Any:
        """Write how much the seat that is asked likes each action, by instinct, into an array of int8: 127 for the most
        appealing, less for the others, and 0 for those that are not legal."""
        return self._written("likings", self._write_liking, (self.games, self.layout.actions), out, "int8")

    def choose(self, out: Any = None) -> Any:
        """Choose a legal action at random in each game, as the random bot does, into an array of int32."""
        return self._written("actions", self._write_choice, (self.games,), out)

    @abstractmethod
    def step(self, actions: Any) -> Ended:
        """Carry out an action of each game. A match that ends is followed by the next one at once, whose seed is higher
        by the number of games. Raises BadActions."""

    def saved(self) -> dict[str, Any]:
        """All games as they stand, as NumPy arrays. `restore` puts them back, into a like vector on any device."""
        states, seeds, plies, seat = self._standing()
        return {"states": states, "seeds": seeds, "plies": plies, "seat": seat}

    def restore(self, saved: Mapping[str, Any]) -> None:
        """Go on from where a vector of the same game, games and seats was when it was saved."""
        now = self.saved()
        fit = saved.keys() == now.keys() and all(
            (saved[name].dtype, saved[name].shape) == (rows.dtype, rows.shape) for name, rows in now.items()
        )
        if not fit:
            raise BadBuffer(f"what was saved is not a vector of {self.games} games of {self.game.name} like this one")
        self._stand(*(saved[name] for name in now))

    @abstractmethod
    def _standing(self) -> tuple[Any, Any, Any, Any]:
        """States as bytes, a row for each game, with their seeds, plies and seats; all in memory of their own."""

    @abstractmethod
    def _stand(self, states: Any, seeds: Any, plies: Any, seat: Any) -> None: ...

    def __repr__(self) -> str:
        name, device = self.game.name, self.device
        return f"<vector of {self.games:,} games of {name}, {self.seats} seats, seed {self.seed}, on {device}>"

    # --- what differs between devices

    @abstractmethod
    def _deal(self, first_seed: int) -> None:
        """Deal all games anew, the first with this seed, and forget what has ended."""

    @abstractmethod
    def _new_array(self, shape: tuple[int, ...], dtype: str) -> Any:
        """An array for a caller that gives none."""

    @abstractmethod
    def _taken(self, out: Any) -> Any:
        """A caller's array, with its shape and dtype, that can be written into. Raises BadBuffer."""

    @abstractmethod
    def _write_sight(self, rows: Any, seat: Any) -> None: ...

    @abstractmethod
    def _write_legal(self, rows: Any) -> None: ...

    @abstractmethod
    def _write_liking(self, rows: Any) -> None: ...

    @abstractmethod
    def _write_choice(self, rows: Any) -> None: ...

    # --- for both kinds

    def _written(
        self, what: str, write: Callable[[Any], None], shape: tuple[int, ...], out: Any, dtype: str = "int32"
    ) -> Any:
        """The array that a caller gives, or else a new one, once something is written into it."""
        out = self._new_array(shape, dtype) if out is None else out
        rows = self._taken(out)
        self._check_array(what, rows, dtype, shape)
        write(rows)
        return out

    def _check_array(self, what: str, rows: Any, wanted: str, shape: tuple[int, ...]) -> None:
        if str(rows.dtype) != wanted or rows.shape != shape:
            raise BadBuffer(
                f"{what} go into an array of {wanted} {list(shape)}, not of {rows.dtype} {list(rows.shape)}"
            )

    def _refuse(self, game: int, seat: int, action: int, rule: int) -> NoReturn:
        raise BadActions(
            f"game {game}: seat {seat} may not choose {action}. {self.game.rules[rule]} Nothing has been carried out",
            game=game,
            seat=seat,
            action=action,
            rule=self.game.rules[rule],
        )


def checked_seed(seed: Any) -> int:
    number = whole(seed)
    if type(number) is not int or not 0 <= number < MAX_SEED:
        raise BadGames(f"the seed of a vector must be from 0 to 2**30 - 1, not {seed!r}")
    return number


def checked_dtype(dtype: Any) -> str:
    """The name of what observations are made of, which may be given as a type of NumPy, or of another library."""
    name = getattr(dtype, "__name__", None) or str(dtype).rpartition(".")[2]
    if name not in DTYPES:
        raise BadBuffer(f"observations are of {', '.join(DTYPES)}, not of {dtype}")
    return str(name)


def whole(number: Any) -> Any:
    """A whole number of NumPy as an int. Everything else stays what it is, for those who know what it should be."""
    return number if isinstance(number, bool) or not isinstance(number, Integral) else int(number)


def rival_numbers(rivals: str | Sequence[str] | None, seats: int) -> list[int]:
    if rivals is None:
        return []
    if not rivals:
        raise BadBot(f"no bots are named for {seats - 1} rivals; name one for each, or one for all")
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
    loaded = game_of(game)
    try:
        importlib.import_module("numpy")
    except ImportError:
        raise ExtraMissing("vectors need NumPy: pip install 'aerodrome[doors]'") from None
    if device == "cuda":
        from aerodrome.doors.cuda import CudaVector

        return CudaVector(loaded, games, seats, seed, options, rivals, own)
    from aerodrome.doors.cpu import CpuVector

    return CpuVector(loaded, games, seats, seed, options, rivals, own, threads=threads)
