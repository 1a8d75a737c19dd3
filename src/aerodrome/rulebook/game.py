"""A game as the rest of the code knows it: its fact sheet, functions, card data and words."""

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

from aerodrome.rulebook.binding import Binder, PlainRule, RulebookError, Table, closure, is_open
from aerodrome.rulebook.carddata import BadCards, read_text
from aerodrome.rulebook.contract import CONTRACT, OBSERVED
from aerodrome.rulebook.english import listed
from aerodrome.rulebook.errors import AerodromeError
from aerodrome.rulebook.primitives import PRIMITIVES
from aerodrome.rulebook.record import Record, records_of
from aerodrome.rulebook.roles import ROLES, check_state, optional_module, supplied_functions, table_homes
from aerodrome.rulebook.ruletext import RuleText, common_rules
from aerodrome.rulebook.wording import Wording

if TYPE_CHECKING:
    from aerodrome.rulebook.subset import Fault


class BadOption(AerodromeError, ValueError):
    """An option that the game does not have, or a value that it does not take."""


class BadSeats(AerodromeError, ValueError):
    """A number of seats that the game is not made for."""


@dataclass(frozen=True)
class Option:
    """A house rule: an int in ``s.options``. The default is the printed rule."""

    name: str
    default: int
    low: int
    high: int
    help: str
    words: Mapping[str, int] = field(default_factory=dict)
    """Values that have a name, such as ``any``."""
    names_a_seat: bool = False
    """The value is a seat counted from 1, or 0 for no particular seat."""

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
    supplied: Mapping[str, PlainRule]
    homes: Mapping[str, tuple[str, str]]
    """For each table of the contract that the game supplies, its module and its name there."""
    cards: Any
    """None in a game without card data."""
    tables: Mapping[tuple[str, str], Table] = field(default_factory=dict)
    """Tables that replace a module's own; empty with the built-in cards."""

    # --- cards

    @property
    def built_in_cards(self) -> bool:
        return not self.tables

    def with_cards(self, path: str | Path) -> Game:
        """The same game with an edited copy of its card data."""
        return self.with_card_text(read_text(Path(path)), str(path))

    def with_card_text(self, text: str, source: str) -> Game:
        if self.cards is None:
            raise BadCards(f"{self.title} has no card data; leave {source} out")
        cards = self.module("cards").read_cards(text, source)
        if cards.data == self.cards.data:
            return self
        return replace(self, cards=cards, tables=self._tables_of(cards))

    def card_tables(self) -> dict[str, Table]:
        """Every table made from the card data."""
        made: dict[str, Table] = self.module("cards").tables(self.cards) if self.cards else {}
        return made

    @functools.cached_property
    def tables_in_use(self) -> Mapping[tuple[str, str], Table]:
        """Every table that other cards would replace, by its module and its name there."""
        return self.tables or {
            (module, name): getattr(sys.modules[module], name) for module, name in self._tables_of(self.cards)
        }

    def _tables_of(self, cards: Any) -> dict[tuple[str, str], Table]:
        makers = [optional_module(f"{self.package}.{role}") for role in ("cards", "instinct")]
        return {
            (maker.__name__, name): table
            for maker in makers
            if maker and hasattr(maker, "tables")
            for name, table in maker.tables(cards).items()
        }

    @functools.cached_property
    def cards_digest(self) -> str:
        """A hash of the card data that ignores comments and layout."""
        data = self.cards.data if self.cards else {}
        text = json.dumps(data, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    # --- seats and options

    @property
    def seat_range(self) -> str:
        """How many seats there can be, in words."""
        return f"{self.seats[0]} to {self.seats[-1]}" if len(self.seats) > 1 else str(self.seats[0])

    def check_seats(self, seats: int) -> int:
        if type(seats) is not int or seats not in self.seats:
            raise BadSeats(f"{self.title} is for {self.seat_range} seats, not {seats}")
        return seats

    def parse_options(self, given: Mapping[str, str | int], seats: int) -> dict[str, int]:
        """The value of every option: the given one, or else the default."""
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
        """Options as a person writes them."""
        return {option.name: option.show(values[option.name]) for option in self.options}

    @functools.cached_property
    def observed(self) -> int:
        """How many numbers an observation has."""
        features = optional_module(f"{self.package}.features")
        return sum(size for _, size in features.PIECES) if features else OBSERVED

    @functools.cached_property
    def has_secrets(self) -> bool:
        """Do seats see different things? If so, people who share a screen need a curtain."""
        return any(
            field.audience in ("owner", "partly")
            for record in records_of(self.state)
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
    def folder(self) -> Path:
        """The folder that holds everything about the game."""
        return Path(self.module("rules").__file__ or "").parent

    @property
    def has_rule_text(self) -> bool:
        """Does the game have a RULES.md? Without one it has only the rules that all games share."""
        return (self.folder / "RULES.md").exists()

    @functools.cached_property
    def rules(self) -> RuleText:
        """The rules in words, by id."""
        file = self.folder / "RULES.md"
        text = file.read_text(encoding="utf-8") if self.has_rule_text else common_rules(self.prefix)
        return RuleText.parse(text, self.prefix)

    @functools.cached_property
    def words(self) -> Wording:
        """Names, labels, notation and sentences."""
        module = optional_module(f"{self.package}.words")
        words: type[Wording] = module.Words if module else Wording
        return words(self)

    # --- engines

    @functools.cached_property
    def plain(self) -> Plain:
        """The rules as plain Python."""
        return Plain(self)


class Plain:
    """The plain functions of one game as attributes; it also binds algorithms to the game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._binder = Binder(game.supplied, tables=game.tables, homes=game.homes)

    def __getattr__(self, name: str) -> PlainRule:
        if name not in CONTRACT:
            raise AttributeError(f"the contract has no function called {name}")
        function = self.game.supplied[name]
        if self.game.tables or is_open(function):
            function = self._binder.bind(function)
        setattr(self, name, function)
        return function

    def bind(self, algorithm: PlainRule) -> PlainRule:
        """The algorithm over this game's plain rules."""
        return self._binder.bind(algorithm)


def load_package(package: str) -> Game:
    """The game in a package, checked against the contract."""
    sheet = importlib.import_module(package)
    modules = {role: optional_module(f"{package}.{role}") for role in (*ROLES, "cards")}
    state, cards = modules["state"], modules["cards"]
    if state is None or modules["rules"] is None:
        raise RulebookError(f"{package} does not meet the contract; it lacks state.py or rules.py")
    check_state(package, state.State)
    homes = table_homes(modules)
    return Game(
        name=sheet.NAME,
        title=sheet.TITLE,
        tagline=sheet.TAGLINE,
        prefix=sheet.PREFIX,
        version=sheet.RULES_VERSION,
        seats=sheet.SEATS,
        usual_seats=sheet.USUAL_SEATS,
        minutes=sheet.MINUTES,
        actions=state.ACTIONS,
        max_plies=sheet.MAX_PLIES,
        options=sheet.OPTIONS,
        package=package,
        state=state.State,
        supplied=supplied_functions(package, modules, homes),
        homes=homes,
        cards=cards.CARDS if cards else None,
    )


def check_subset(game: Game) -> list[Fault]:
    """The places in which the game's rules leave the rulebook language."""
    from aerodrome.rulebook import subset

    functions = [f for f in closure(game.supplied.values(), game.supplied) if f not in PRIMITIVES]
    return subset.check(functions, records_of(game.state))
