"""A game as the rest of the code knows it: its fact sheet, functions, card data and messages."""

from __future__ import annotations

import functools
import hashlib
import importlib
import json
import re
import sys
import types
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from aerodrome.rulebook import contract
from aerodrome.rulebook.binding import BUILTINS, Binder, PlainRule, RulebookError, Table, is_open
from aerodrome.rulebook.carddata import BadCards, read_text
from aerodrome.rulebook.contract import CONTRACT
from aerodrome.rulebook.errors import Tellable
from aerodrome.rulebook.messages import Message, declared
from aerodrome.rulebook.record import Record, records_of
from aerodrome.rulebook.ruletext import RuleText, common_rules
from aerodrome.rulebook.showing import Showing

ROLES = {
    "state": ("first_action", "end_action"),
    "rules": (
        *("new_game", "to_act", "question", "refusal", "following", "step", "score", "standing", "place", "wins"),
        *("outcome", "ending", "turns", "side", "default_action"),
    ),
    "audit": ("audit",),
    "sight": ("blind", "deal"),
    "features": ("observe",),
    "instinct": ("appeal", "hunch"),
    "outlook": ("trait", "outlook"),
    "messages": (
        *("sentence", "prompt", "notation", "label", "breakdown", "facts", "own_hand", "brief", "describe"),
        *("remark", "card"),
    ),
}
"""Which module of a game supplies which function of the contract. Only `state` and `rules` are required: `rules` may
supply a function in place of another module, and the contract has a default for most functions."""

TABLE_ROLES = {"ANSWERS": "state", "WEIGHTS": "outlook"}
"""Which module supplies which table of the contract."""


@dataclass(frozen=True)
class Preview:
    """A question about a state that a game answers beyond the contract, for its table in the browser."""

    function: PlainRule
    numbers: int
    """How many numbers it writes into ``out``; 0 if it returns its answer, or changes the state."""


class BadOption(Tellable, ValueError):
    """An option that the game does not have, or a value that it does not take."""


class BadSeats(Tellable, ValueError):
    """A number of seats that the game is not made for."""


@dataclass(frozen=True)
class Option:
    """A house rule: an int in ``s.options``. The default is the printed rule. The game's catalogues say what it is
    about, as `option-first-seat` and `option-first-seat-help`, and call its named values `option-first-seat-random`."""

    name: str
    default: int
    low: int
    high: int
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
            raise BadOption("option-wrong", option=self.name, value=str(text)[:60], values=self.values())
        return value

    def show(self, value: int) -> str:
        return next((word for word, number in self.words.items() if number == value), str(value))

    def values(self) -> list[str]:
        """Everything that it can be, as a person writes it.

        >>> Option("first_seat", 0, 0, 4, {"random": 0}).values()
        ['1–4', 'random']
        """
        unnamed = [str(n) for n in range(self.low, self.high + 1) if n not in self.words.values()]
        return [*([f"{unnamed[0]}–{unnamed[-1]}"] if len(unnamed) > 2 else unnamed), *self.words]


@dataclass(frozen=True, eq=False)
class Game:
    """One game with one set of cards."""

    name: str
    title: str
    prefix: str
    version: int
    seats: range
    usual_seats: int
    minutes: str
    """How long a game takes, as 30–45."""
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
    simultaneous: bool = False
    """Are several seats ever asked at the same time?"""
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
        return self if cards.data == self.cards.data else self.with_read_cards(cards)

    def with_read_cards(self, cards: Any) -> Game:
        """The same game with other cards, as its ``cards.py`` has read them."""
        return replace(self, cards=cards, tables=self._tables_of(cards))

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
        text = json.dumps(self.cards.data if self.cards else {}, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    # --- seats and options

    @property
    def seat_range(self) -> str:
        """How many seats there can be."""
        return f"{self.seats[0]}–{self.seats[-1]}" if len(self.seats) > 1 else str(self.seats[0])

    def check_seats(self, seats: int) -> int:
        if type(seats) is not int or seats not in self.seats:
            raise BadSeats("seats-wrong", game=self.title, range=self.seat_range, seats=str(seats)[:20])
        return seats

    def parse_options(self, given: Mapping[str, str | int], seats: int) -> dict[str, int]:
        """The value of every option: the given one, or else the default."""
        values = {option.name: option.default for option in self.options}
        known = {option.name: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                raise BadOption("no-such-option", game=self.title, option=name[:60], options=list(known))
            values[name] = known[name].parse(value)
            if known[name].names_a_seat and values[name] > seats:
                raise BadOption("option-seat-wrong", option=name, seat=values[name], seats=seats)
        return values

    def show_options(self, values: Mapping[str, int]) -> dict[str, str]:
        """Options as a person writes them."""
        return {option.name: option.show(values[option.name]) for option in self.options}

    @functools.cached_property
    def observed(self) -> int:
        """How many numbers an observation has."""
        return sum(size for _, size in self.pieces)

    @functools.cached_property
    def pieces(self) -> Sequence[tuple[str, int]]:
        """The parts of an observation in order, with their sizes."""
        features = optional_module(f"{self.package}.features")
        pieces: Sequence[tuple[str, int]] = features.PIECES if features else contract.PIECES
        return pieces

    @functools.cached_property
    def has_secrets(self) -> bool:
        """Do seats see different things? If so, people who share a screen need a curtain."""
        fields = [field for record in records_of(self.state) for field in record.fields.values()]
        return any(field.audience in ("owner", "partly") for field in fields)

    def fresh_state(self, seats: int, options: Mapping[str, int]) -> Any:
        """A plain state that ``new_game`` can set up."""
        s: Any = self.state()
        s.n_seats = seats
        for i, option in enumerate(self.options):
            s.options[i] = options[option.name]
        return s

    # --- previews

    @functools.cached_property
    def previews(self) -> Mapping[str, Preview]:
        """What the game's table in the browser asks beyond the contract, by name."""
        module = optional_module(f"{self.package}.previews")
        if module is None:
            return {}
        return {name: preview_in(module, name, numbers) for name, numbers in module.PREVIEWS.items()}

    @property
    def functions(self) -> list[PlainRule]:
        """All that others may call: what the game supplies to the contract, and its previews."""
        return [*self.supplied.values(), *(preview.function for preview in self.previews.values())]

    # --- text

    @functools.cached_property
    def messages(self) -> Mapping[int, Message]:
        """Everything that the game says, by number."""
        return declared(*(optional_module(f"{self.package}.{role}") for role in ("state", "rules", "messages")))

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
    def showing(self) -> Showing:
        """What the game shows besides its texts."""
        module = optional_module(f"{self.package}.showing")
        showing: type[Showing] = module.Showing if module else Showing
        return showing(self)

    def message_table(self, name: str, usual: Any) -> Any:
        """A table of the game's messages module: RULES_IN_PLAY, REVEALS, SECRET or CARDS_LISTED."""
        return getattr(optional_module(f"{self.package}.messages"), name, usual)

    @functools.cached_property
    def rules_in_play(self) -> Mapping[int, Sequence[int]]:
        """The rules that matter for each question, by number."""
        rules: Mapping[int, Sequence[int]] = self.message_table("RULES_IN_PLAY", {})
        return rules

    @functools.cached_property
    def reveals(self) -> frozenset[int]:
        """Events that show somebody a hidden card. A move that tells one of these cannot be taken back."""
        events: frozenset[int] = self.message_table("REVEALS", frozenset())
        return events

    @functools.cached_property
    def secret_actions(self) -> range:
        """Actions that only the seat that chooses them knows."""
        actions: range = self.message_table("SECRET", range(0))
        return actions

    @functools.cached_property
    def cards_listed(self) -> int:
        """How many cards `card` can say."""
        return int(self.message_table("CARDS_LISTED", 0))

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
    homes = {
        name: (module.__name__, name)
        for name, role in TABLE_ROLES.items()
        if (module := modules[role]) and hasattr(module, name)
    }
    return Game(
        name=sheet.NAME,
        title=sheet.TITLE,
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
        simultaneous=getattr(sheet, "SIMULTANEOUS", False),
    )


def optional_module(name: str) -> types.ModuleType | None:
    """A module, or None if there is no such file."""
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return None


def preview_in(module: types.ModuleType, name: str, numbers: int) -> Preview:
    """A preview of a game's previews module, checked."""
    function = getattr(module, name, None)
    if not isinstance(function, types.FunctionType):
        raise RulebookError(f"{module.__name__}: PREVIEWS names {name}, and there is no such function")
    if name in CONTRACT:
        raise RulebookError(f"{module.__name__}: {name} is a function of the contract; call the preview something else")
    parameters = _parameters(function).split(", ")
    if parameters[0] != "s" or (parameters[-1] == "out") != (numbers > 0):
        wanted = "s, ints, out" if numbers else "s and ints"
        raise RulebookError(f"{module.__name__}: {name} takes ({', '.join(parameters)}); it should take {wanted}")
    return Preview(function, numbers)


def supplied_functions(
    package: str, modules: Mapping[str, types.ModuleType | None], homes: Mapping[str, tuple[str, str]]
) -> dict[str, PlainRule]:
    """Every function of the contract: the game's own, or the usual one if that suits the game."""
    supplied, missing = {}, []
    for role, names in ROLES.items():
        for name in names:
            own = (getattr(modules[each], name, None) for each in (role, "rules") if modules[each])
            found = next((each for each in own if each and each is not CONTRACT[name]), None)
            lack = "" if found else _why_not_usual(CONTRACT[name], modules["state"], homes)
            if lack:
                missing.append(f"{role}.py: {name}{lack}")
            supplied[name] = found or CONTRACT[name]
    if missing:
        raise RulebookError(f"{package} does not meet the contract; it lacks {', '.join(missing)}")
    for name, function in supplied.items():
        wanted, got = _parameters(CONTRACT[name]), _parameters(function)
        if wanted != got:
            raise RulebookError(f"{package}: {name} takes ({got}); the contract says ({wanted})")
    return supplied


def _why_not_usual(usual: PlainRule, state: Any, homes: Mapping[str, tuple[str, str]]) -> str:
    """Why the usual function of the contract does not suit a game; empty if it does."""
    names = usual.__code__.co_names
    if "Unbound" in names:
        return " "
    if "ANSWERS" in names and "ANSWERS" not in homes:
        return " (or a table ANSWERS)"
    if usual in (contract.blind, contract.deal) and _hides_more_than_luck(state.State):
        return " (more than the generator is hidden)"
    fields = [each for each in names if each not in vars(contract) and each not in BUILTINS]
    lacking = [each for each in fields if each not in state.State.fields]
    return f" (or a field {lacking[0]})" if lacking else ""


def _hides_more_than_luck(state: type[Record]) -> bool:
    fields = [item for record in records_of(state) for item in record.fields.items()]
    return any(field.audience != "public" and not field.record and name != "rng" for name, field in fields)


def _parameters(function: PlainRule) -> str:
    return ", ".join(function.__code__.co_varnames[: function.__code__.co_argcount])


def check_state(package: str, state: type[Record]) -> None:
    for name, shape in (("rng", 1), ("n_seats", 0), ("options", 1)):
        if name not in state.fields or len(state.fields[name].shape) != shape:
            raise RulebookError(f"{package}: State needs a field called {name}")
    if state.fields["rng"].audience != "secret":
        raise RulebookError(f"{package}: the generator (rng) must be secret")
    if state.size() > 2048:
        raise RulebookError(f"{package}: State takes {state.size()} bytes; there is room for at most 2048")
