"""Messages: texts as numbers. A game declares them in its ``messages.py``; catalogues have their words.

A text is a run of ints: the number of a message, its plain arguments, then its nested arguments. A nested text is one
message; a nested list is any number of messages, and DONE at its end. Rules `say` such a run, the journal and the wire
carry it, and words are made where a person reads.

    COLOUR = names("colour", ("white", "red", "black"))
    message = Messages()
    THROWS = message.event(state.EVENT_THROWS, "throws", seat=SEAT, colour=COLOUR, dice=DIGITS)
    USE_BONUSES = message("use-bonuses", short=NUMBER, bonuses=LIST)
"""

from __future__ import annotations

import ast
import inspect
import types
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from aerodrome.rulebook.errors import AerodromeError
from aerodrome.rulebook.record import NONE

if TYPE_CHECKING:
    from aerodrome.rulebook.binding import PlainRule
    from aerodrome.rulebook.game import Game

DONE = -1
"""Ends a nested list."""

FIRST_COMMON, FIRST_OWN = 200, 256
"""Message numbers: events come first, by their own numbers, then what all games share, then what a game says."""

MOST_PLAIN = 4
"""Plain arguments of a message; an event has three."""


class BadMessage(AerodromeError, ValueError):
    """A run of numbers that is no text of this game."""


@dataclass(frozen=True)
class Kind:
    """What an argument stands for. ``form`` says how it is shown."""

    form: str
    word: str = ""
    ids: tuple[str, ...] = ()
    titles: Callable[[Any], Sequence[str]] | None = field(default=None, compare=False)
    """The names in a card file, for cards that are not the built-in ones."""

    @property
    def is_nested(self) -> bool:
        return self.form in NESTED

    def takes(self, value: int, seats: int) -> bool:
        """Can a plain argument of this kind have this value?"""
        if self.form in ("names", "numbered"):
            return NONE <= value < len(self.ids)
        if self.form in ("some", "any"):
            return 0 <= value < 1 << (len(self.ids) or seats)
        return NONE <= value < seats if self.form == "seat" else True


NESTED = ("text", "commas", "list", "either", "clauses", "sentences", "then", "bars")
"""The forms of nested arguments: one message, and lists by the way they are joined."""

NUMBER, NTH, TENTHS, SEAT, RULE, DIGITS = map(Kind, ("number", "nth", "tenths", "seat", "rule", "digits"))
"""A number; one that counts from 0 and is shown from 1; tenths, shown as a decimal fraction; a person's name; a rule's
text; digits one by one, as dice."""

TEXT, COMMAS, LIST, EITHER, CLAUSES, SENTENCES, THEN, BARS = map(Kind, NESTED)


def names(word: str, ids: Sequence[str], titles: Callable[[Any], Sequence[str]] | None = None) -> Kind:
    """One of several named things. The catalogue has a message ``word-id`` for each."""
    return Kind("names", word, tuple(ids), titles)


def numbered(word: str, count: int) -> Kind:
    """One of many things alike, called by their numbers from 1. The catalogue has one message ``word``, with ``$n``."""
    return Kind("numbered", word, tuple(str(n + 1) for n in range(count)))


def some_of(kind: Kind) -> Kind:
    """A set of named things or of seats, a bit each: "a, b and c"."""
    return Kind("some", kind.word, kind.ids, kind.titles)


def any_of(kind: Kind) -> Kind:
    """The same with "or"."""
    return Kind("any", kind.word, kind.ids, kind.titles)


class Message(int):
    """The number of a message, with what it is called in catalogues and what it is about."""

    id: str
    plain: Mapping[str, Kind]
    nested: Mapping[str, Kind]

    def __new__(cls, number: int, id: str, kinds: Mapping[str, Kind]) -> Message:
        new = super().__new__(cls, number)
        new.id = id
        new.plain = {name: kind for name, kind in kinds.items() if not kind.is_nested}
        new.nested = {name: kind for name, kind in kinds.items() if kind.is_nested}
        if len(new.plain) > MOST_PLAIN or list(kinds) != [*new.plain, *new.nested]:
            raise BadMessage(f"{id}: at most {MOST_PLAIN} plain arguments come first, then the nested ones")
        return new

    @property
    def kinds(self) -> dict[str, Kind]:
        return {**self.plain, **self.nested}


class Messages:
    """Declares messages, and numbers them in the order of the file."""

    def __init__(self, first: int = FIRST_OWN) -> None:
        self.next = first
        self.declared: list[Message] = []

    def __call__(self, id: str, **kinds: Kind) -> Message:
        self.next += 1
        return self.event(self.next - 1, id, **kinds)

    def event(self, number: int, id: str, **kinds: Kind) -> Message:
        """The message of an event. Without code of its own its plain arguments are the event's first values."""
        self.declared.append(Message(number, id, kinds))
        return self.declared[-1]


message = Messages(FIRST_COMMON)
ANY_EVENT = message("event", event=NUMBER, a=NUMBER, b=NUMBER, c=NUMBER)
ASK = message("ask")
ACTION = message("action", n=NUMBER)
SCORE = message("score", seat=SEAT, points=NUMBER)

# Reasons of hints. The value of a fact comes first: 1 for yes, or a number.
FACT_POINTS = message("fact-points", value=NUMBER, seat=SEAT)
FACT_WIN = message("fact-win", value=NUMBER, seat=SEAT)
FACT_ENDING = message("fact-ending", value=NUMBER, rule=RULE)
WHEN = names("when", ("now", "soon", "late", "before", "ever"))
"""At once; when the seat is asked again; in the end; before the seat is asked again; whenever."""
REASON_OFTEN = message("reason-often", when=WHEN, here=NUMBER, there=NUMBER, fact=TEXT)
"""In how many of a hundred futures of the first move, and of the second."""
REASON_MEAN = message("reason-mean", when=WHEN, here=TENTHS, there=TENTHS, fact=TEXT)
WHY_ONLY, WHY_AT_ONCE, WHY_EQUAL, WHY_UNSAID = map(message, ("why-only", "why-at-once", "why-equal", "why-unsaid"))
WHY = message("why", futures=NUMBER, close=NUMBER, reasons=CLAUSES)


def declared(*modules: types.ModuleType | None) -> dict[int, Message]:
    """The messages of some modules, by number, and those that all games share. A module that takes its `Messages` from
    another one has that one's messages, too."""
    here = inspect.getmodule(declared)
    found: dict[int, Message] = {}
    for module in (here, *modules):
        for value in vars(module).values() if module else ():
            for each in value.declared if isinstance(value, Messages) else (value,):
                if isinstance(each, Message):
                    if found.get(each, each) is not each:
                        raise BadMessage(f"{each.id} and {found[each].id} have the same number, {int(each)}")
                    found[each] = each
    return found


@dataclass(frozen=True)
class Said:
    """One message with its arguments."""

    message: Message
    plain: tuple[int, ...]
    nested: tuple[tuple[Said, ...], ...]


def parsed(numbers: Sequence[int], messages: Mapping[int, Message]) -> list[Said]:
    """The messages of a run of numbers."""
    found, at = [], 0
    while at < len(numbers):
        said, at = _one(numbers, at, messages)
        found.append(said)
    return found


def _one(numbers: Sequence[int], at: int, messages: Mapping[int, Message]) -> tuple[Said, int]:
    message = messages.get(numbers[at]) if at < len(numbers) else None
    if message is None:
        what = numbers[at] if at < len(numbers) else "the end"
        raise BadMessage(f"number {at} of a text is {what}, which is no message")
    end = at + 1 + len(message.plain)
    if end > len(numbers):
        raise BadMessage(f"{message.id} lacks arguments at the end of a text")
    plain, nested = tuple(numbers[at + 1 : end]), []
    for kind in message.nested.values():
        inner = []
        while kind == TEXT or numbers[end : end + 1] != [DONE]:
            said, end = _one(numbers, end, messages)
            inner.append(said)
            if kind == TEXT:
                break
        nested.append(tuple(inner))
        end += kind != TEXT
    return Said(message, plain, tuple(nested)), end


def flattened(rows: Sequence[Sequence[int]], messages: Mapping[int, Message]) -> list[int]:
    """What rules said, which is rows of five numbers, as one run without the unused ones. An event without a message of
    its own is told as a bare one."""
    run: list[int] = []
    for number, *values in rows:
        message = messages.get(number)
        if message is not None:
            run += (number, *values[: len(message.plain)])
        else:
            run += (DONE,) if number == DONE else (ANY_EVENT, number, *values[:3])
    return run


# --- the checker --------------------------------------------------------------------------------------------


def check_messages(game: Game) -> list[str]:
    """What is wrong with the messages that a game's rules say: undeclared ones, wrong numbers of arguments, arguments
    of another kind, as far as their names and constants tell, a message without a use. Each fault says where."""
    from aerodrome.rulebook.binding import closure
    from aerodrome.rulebook.primitives import PRIMITIVES, say, tell

    faults: list[str] = []
    used: set[int] = set()
    for function in closure([*game.functions, *_own_functions(game)], game.supplied):
        if function in PRIMITIVES:
            continue
        for node, called in _calls(function):
            if called is say:
                faults += _faults_of_say(function, node, used, game)
            elif called is tell and len(node.args) > 2:
                used |= _values(function, node.args[2])
    for number, each in game.messages.items():
        if number not in used and not FIRST_COMMON <= number < FIRST_OWN:
            faults.append(f"{game.name}: nothing says the message {each.id}")
    for number in sorted(used - set(game.messages)):
        faults.append(f"{game.name}: nothing declares the message of event {number}")
    return faults


def _own_functions(game: Game) -> list[PlainRule]:
    """The functions of the game's messages module: what shows odds calls one that the contract does not know."""
    from aerodrome.rulebook.game import optional_module

    module = optional_module(f"{game.package}.messages")
    if module is None:
        return []
    functions = [each for each in vars(module).values() if isinstance(each, types.FunctionType)]
    return [each for each in functions if each.__module__ == module.__name__]


def _calls(function: PlainRule) -> Iterator[tuple[ast.Call, Any]]:
    from aerodrome.rulebook.subset import tree_of

    for node in ast.walk(tree_of(function)):
        if isinstance(node, ast.Call):
            yield node, _named(function, node.func)


def _named(function: PlainRule, node: ast.expr) -> Any:
    """What a name, or a name in a module, stands for."""
    if isinstance(node, ast.Name):
        return function.__globals__.get(node.id)
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        return getattr(function.__globals__.get(node.value.id), node.attr, None)
    return None


def _faults_of_say(function: PlainRule, node: ast.Call, used: set[int], game: Game) -> Iterator[str]:
    code = function.__code__
    where = f"{code.co_filename}:{node.lineno}: in {code.co_name}"
    choices = [node.args[1]] if len(node.args) > 1 else []
    while any(isinstance(each, ast.IfExp) for each in choices):
        choices = [
            part for each in choices for part in ((each.body, each.orelse) if isinstance(each, ast.IfExp) else (each,))
        ]
    for choice in choices:
        said = _named(function, choice)
        if isinstance(said, Message):
            used.add(int(said))
            if len(node.args) - 2 != len(said.plain):
                yield f"{where}: {said.id} takes {len(said.plain)} plain arguments, not {len(node.args) - 2}"
            for (name, kind), given in zip(said.plain.items(), node.args[2:], strict=False):
                if _is_of_another_kind(function, given, kind, game):
                    yield f"{where}: {said.id}: {ast.unparse(given)} is not a {kind.word or kind.form}, as {name} is"
        elif said != DONE and function.__module__ != "aerodrome.rulebook.kit":
            yield f"{where}: {ast.unparse(choice)} is not a declared message"


def _is_of_another_kind(function: PlainRule, given: ast.expr, kind: Kind, game: Game) -> bool:
    """Can this not be an argument of the kind: a constant out of its range, a seat where it wants a thing, or a thing
    by the name of another kind?"""
    constant = given.value if isinstance(given, ast.Constant) else _named(function, given)
    if isinstance(constant, int):
        return not kind.takes(constant, max(game.seats))
    called = given.attr if isinstance(given, ast.Attribute) else given.id if isinstance(given, ast.Name) else ""
    if called == "seat":
        return kind.form not in ("seat", "number", "nth")
    there = {each.ids for message in game.messages.values() for each in message.plain.values() if each.word == called}
    return bool(called and there) and kind.form in ("names", "numbered", "seat") and kind.ids not in there


def _values(function: PlainRule, node: ast.expr) -> set[int]:
    """The events that an argument of `tell` can stand for: a constant, one of two, or one of a table."""
    if isinstance(node, ast.IfExp):
        return _values(function, node.body) | _values(function, node.orelse)
    named = _named(function, node.value if isinstance(node, ast.Subscript) else node)
    if isinstance(named, tuple):
        return {each for each in named if each >= 0}
    return {named} if isinstance(named, int) and named >= 0 else set()
