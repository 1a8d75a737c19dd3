"""A game as the rest of the house knows it: its fact sheet, its functions, its card data, its engines."""

from __future__ import annotations

import functools
import hashlib
import importlib
import json
import re
import sys
import types
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from aerodrome.rulebook.binding import Binder, Rule, RulebookError, Table, closure
from aerodrome.rulebook.carddata import read_text
from aerodrome.rulebook.contract import CONTRACT
from aerodrome.rulebook.english import listed
from aerodrome.rulebook.errors import AerodromeError
from aerodrome.rulebook.primitives import PRIMITIVES
from aerodrome.rulebook.record import Record
from aerodrome.rulebook.ruletext import RuleText

if TYPE_CHECKING:
    from aerodrome.rulebook.subset import Fault

ROLES = {
    "rules": (
        *("new_game", "to_act", "question", "refusal", "following", "step", "score", "place", "outcome", "ending"),
        *("turns", "side", "default_action"),
    ),
    "audit": ("audit",),
    "state": ("first_action", "end_action"),
    "sight": ("blind", "deal"),
    "features": ("observe",),
    "instinct": ("appeal", "hunch"),
    "outlook": ("outlook",),
}
"""Which module of a game supplies which function of the contract."""


class BadOption(AerodromeError, ValueError):
    """An option that the game does not have, or a value that it does not take."""


class BadSeats(AerodromeError, ValueError):
    """A number of seats that the game is not made for."""


@dataclass(frozen=True)
class Option:
    """A house rule: an int in ``s.options``, with the printed rule as default."""

    name: str
    default: int
    low: int
    high: int
    help: str
    words: Mapping[str, int] = field(default_factory=dict)
    """Values that have a name, as ``any``."""
    names_a_seat: bool = False
    """The value is a seat counted from 1, or 0 for none in particular."""

    def parse(self, text: str | int) -> int:
        """The value that a text or an int stands for."""
        value = text if type(text) is int else self.words.get(str(text))
        if value is None and isinstance(text, str) and re.fullmatch(r"[0-9]{1,9}", text):
            value = int(text) if int(text) not in self.words.values() else None
        if value is None or not self.low <= value <= self.high:
            raise BadOption(f"option {self.name} is {self.takes()}, not {text!r}")
        return value

    def show(self, value: int) -> str:
        for word, number in self.words.items():
            if number == value:
                return word
        return str(value)

    def takes(self) -> str:
        named = [f"{word}" for word in self.words]
        unnamed = [n for n in range(self.low, self.high + 1) if n not in self.words.values()]
        if len(unnamed) > 2:
            named.insert(0, f"a number from {unnamed[0]} to {unnamed[-1]}")
        else:
            named = [*map(str, unnamed), *named]
        return listed(named, joined_by="or")


@dataclass(frozen=True, eq=False)
class Game:
    """One game with one set of cards."""

    name: str
    title: str
    tagline: str
    prefix: str
    version: int
    seats: range
    usual_seats: int
    minutes: str
    actions: int
    max_plies: int
    options: tuple[Option, ...]
    package: str
    state: type[Record]
    supplied: Mapping[str, Rule]
    cards: Any
    tables: Mapping[tuple[str, str], Table] = field(default_factory=dict)
    """Tables that stand in for a module's own: not empty when the cards are not the built-in ones."""

    # --- cards

    @property
    def built_in_cards(self) -> bool:
        return not self.tables

    def with_cards(self, path: str | Path) -> Game:
        """The same game with an edited copy of its card data."""
        return self.with_card_text(read_text(Path(path)), str(path))

    def with_card_text(self, text: str, source: str) -> Game:
        cards = self.module("cards").read_cards(text, source)
        if cards.data == self.cards.data:
            return self
        return replace(self, cards=cards, tables=self._tables_of(cards))

    def card_tables(self) -> dict[str, Table]:
        """Every table made from the card data."""
        made: dict[str, Table] = self.module("cards").tables(self.cards)
        return made

    @functools.cached_property
    def tables_in_use(self) -> Mapping[tuple[str, str], Table]:
        """Every table that other cards would replace, by its module and its name there."""
        return self.tables or {
            (module, name): getattr(sys.modules[module], name) for module, name in self._tables_of(self.cards)
        }

    def _tables_of(self, cards: Any) -> dict[tuple[str, str], Table]:
        makers = [self.module(role) for role in ("cards", "instinct")]
        return {
            (maker.__name__, name): table
            for maker in makers
            if hasattr(maker, "tables")
            for name, table in maker.tables(cards).items()
        }

    @functools.cached_property
    def cards_digest(self) -> str:
        """A hash of the card data, whatever its comments and layout."""
        text = json.dumps(self.cards.data, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    # --- seats and options

    def check_seats(self, seats: int) -> int:
        if type(seats) is not int or seats not in self.seats:
            raise BadSeats(f"{self.title} is for {self.seats[0]} to {self.seats[-1]} seats, not {seats}")
        return seats

    def parse_options(self, given: Mapping[str, str | int], seats: int) -> dict[str, int]:
        """All options of the game with their values, the given ones in place of the defaults."""
        values = {option.name: option.default for option in self.options}
        known = {option.name: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                raise BadOption(f"{self.title} has no option called {name!r}; it has: {', '.join(known) or 'none'}")
            values[name] = known[name].parse(value)
            if known[name].names_a_seat and values[name] > seats:
                raise BadOption(f"option {name} names seat {values[name]}, but there are {seats} seats")
        return values

    def show_options(self, values: Mapping[str, int]) -> dict[str, str]:
        """Options as a person would give them."""
        return {option.name: option.show(values[option.name]) for option in self.options}

    @functools.cached_property
    def has_secrets(self) -> bool:
        """Do seats see different things? Then people at one screen need a curtain."""
        return any(
            field.audience in ("owner", "partly")
            for record in (self.state, *(f.record for f in self.state.fields.values() if f.record))
            for field in record.fields.values()
        )

    def fresh_state(self, seats: int, options: Mapping[str, int]) -> Any:
        """A plain state that ``new_game`` can set up."""
        s: Any = self.state()
        s.n_seats = seats
        for i, option in enumerate(self.options):
            s.options[i] = options[option.name]
        return s

    # --- text

    def module(self, role: str) -> types.ModuleType:
        return importlib.import_module(f"{self.package}.{role}")

    @functools.cached_property
    def rules(self) -> RuleText:
        """The rules in words, by id."""
        folder = Path(self.module("rules").__file__ or "").parent
        return RuleText.parse((folder / "RULES.md").read_text(encoding="utf-8"), self.prefix)

    @functools.cached_property
    def words(self) -> Any:
        """Names, labels, notation and sentences."""
        return self.module("words").Words(self)

    # --- engines

    @functools.cached_property
    def plain(self) -> Plain:
        """The rules as they stand in the modules."""
        return Plain(self)


class Plain:
    """Plain functions of one game, as attributes, and any algorithm bound to it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._binder = Binder(game.supplied, tables=game.tables)
        for name in CONTRACT:
            function = game.supplied[name]
            setattr(self, name, self._binder.bind(function) if game.tables else function)

    def __getattr__(self, name: str) -> Rule:
        raise AttributeError(f"the contract has no function called {name}")

    def bind(self, algorithm: Rule) -> Rule:
        """The algorithm over this game's plain rules."""
        return self._binder.bind(algorithm)

    def new_state(self) -> Any:
        return self.game.state()

    def states(self, n: int) -> list[Any]:
        return [self.game.state() for _ in range(n)]


def load(package: str) -> Game:
    """The game in a package, checked against the contract."""
    sheet = importlib.import_module(package)
    modules = {role: importlib.import_module(f"{package}.{role}") for role in ROLES}
    missing = [
        f"{role}.py: {name}" for role, names in ROLES.items() for name in names if not hasattr(modules[role], name)
    ]
    if missing:
        raise RulebookError(f"{package} does not keep the contract; it lacks {', '.join(missing)}")
    supplied = {name: getattr(modules[role], name) for role, names in ROLES.items() for name in names}
    _check_signatures(package, supplied)
    _check_state(package, modules["state"].State)
    return Game(
        name=sheet.NAME,
        title=sheet.TITLE,
        tagline=sheet.TAGLINE,
        prefix=sheet.PREFIX,
        version=sheet.RULES_VERSION,
        seats=sheet.SEATS,
        usual_seats=sheet.USUAL_SEATS,
        minutes=sheet.MINUTES,
        actions=modules["state"].ACTIONS,
        max_plies=sheet.MAX_PLIES,
        options=sheet.OPTIONS,
        package=package,
        state=modules["state"].State,
        supplied=supplied,
        cards=importlib.import_module(f"{package}.cards").CARDS,
    )


def check_subset(game: Game) -> list[Fault]:
    """Where the game's rules leave the rulebook language."""
    from aerodrome.rulebook import subset

    functions = [f for f in closure(game.supplied.values(), game.supplied) if f not in PRIMITIVES]
    return subset.check(functions, subset.records_of(game.state))


def _check_signatures(package: str, supplied: Mapping[str, Rule]) -> None:
    for name, function in supplied.items():
        wanted, got = _parameters(CONTRACT[name]), _parameters(function)
        if wanted != got:
            raise RulebookError(f"{package}: {name} takes ({', '.join(got)}); the contract says ({', '.join(wanted)})")


def _parameters(function: Rule) -> tuple[str, ...]:
    names: tuple[str, ...] = function.__code__.co_varnames[: function.__code__.co_argcount]
    return names


def _check_state(package: str, state: type[Record]) -> None:
    for name, shape in (("rng", 1), ("n_seats", 0), ("options", 1)):
        if name not in state.fields or len(state.fields[name].shape) != shape:
            raise RulebookError(f"{package}: State needs a field called {name}")
    if state.fields["rng"].audience != "secret":
        raise RulebookError(f"{package}: the generator (rng) must be secret")
    if state.size() > 2048:
        raise RulebookError(f"{package}: State takes {state.size()} bytes; at most 2048 are planned for")
