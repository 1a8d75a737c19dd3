"""A speaker puts numbers into words: those of a game, in one language, for one reader."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from aerodrome.rulebook.errors import Argument, Tellable
from aerodrome.rulebook.game import Game, Option
from aerodrome.rulebook.messages import TEXT, Kind, Said, parsed
from aerodrome.rulebook.record import NONE
from aerodrome.rulebook.ruletext import Rule
from aerodrome.text.catalogue import ENGLISH, Catalogue, house, in_english, notations, texts_of

LAST = {"list": "and", "some": "and", "either": "or", "any": "or"}
"""How a list joins its last item, where it differs from the others."""
BETWEEN = {"clauses": "clause", "sentences": "sentence", "bars": "bar", "then": "then"}
"""How a list joins its items, where that is not a comma."""


def tell(language: str, id: str, /, **arguments: Any) -> str:
    """One of the house's own texts. A list among its arguments is shown as "a, b and c".

    >>> tell("de", "not-ready-yet", names=["Ada", "Bea"])
    'Ada und Bea sind noch nicht bereit.'
    """
    return say_in(house(language), id, arguments)


def say_in(catalogue: Catalogue, id: str, arguments: Mapping[str, Any]) -> str:
    """A text of a catalogue for arguments among which there may be lists."""
    shown: dict[str, Any] = {}
    for name, value in arguments.items():
        if isinstance(value, list):
            shown |= {name: joined(catalogue, "list", value), f"{name}-n": len(value)}
        else:
            shown[name] = value
    return catalogue.text(id, shown)


@dataclass(frozen=True)
class Note:
    """A text of the house that is put into words later."""

    what: str
    arguments: Mapping[str, Argument] = field(default_factory=dict)

    def text(self, language: str) -> str:
        return tell(language, self.what, **self.arguments)

    def __str__(self) -> str:
        return self.text(ENGLISH)


def takes(language: str, option: Option) -> str:
    """What an option can be."""
    return joined(house(language), "either", option.values())


Tellable.tell = tell


class Speaker:
    """``names`` are the people in the seats, and ``viewer`` is the seat of the reader."""

    def __init__(self, game: Game, language: str = ENGLISH, names: Sequence[str] = (), viewer: int = NONE) -> None:
        self.game, self.language, self.names, self.viewer = game, language, names, viewer
        self.catalogue = texts_of(game, language)

    def text(self, numbers: Sequence[int]) -> str:
        """One text in words; empty for none."""
        return " ".join(self.texts(numbers))

    def texts(self, numbers: Sequence[int]) -> list[str]:
        """Every text of a run in words."""
        return [self.worded(said) for said in parsed(numbers, self.game.messages)]

    def name(self, kind: Kind, n: int) -> str:
        """A named thing."""
        return str(self._shown("x", kind, n)["x"])

    def some(self, kind: Kind, mask: int) -> str:
        """A set of named things."""
        return str(self._shown("x", kind, mask)["x"])

    def ui(self, id: str, /, **arguments: Any) -> str:
        """A text of the game that the rules do not say."""
        return say_in(self.catalogue, id, arguments)

    def rule(self, number: int) -> str:
        """The text of a rule."""
        return rule_in(self.game.rules[number], self.catalogue)

    def worded(self, said: Said) -> str:
        """One message in words."""
        shown: dict[str, Any] = {}
        for (name, kind), value in zip(said.message.plain.items(), said.plain, strict=True):
            shown |= self._shown(name, kind, value)
        for (name, kind), inner in zip(said.message.nested.items(), said.nested, strict=True):
            parts = [self.worded(each) for each in inner]
            shown |= {name: parts[0]} if kind == TEXT else self._listed(name, kind.form, parts)
        return self.catalogue.text(said.message.id, shown)

    # --- arguments

    def _shown(self, name: str, kind: Kind, value: int) -> dict[str, Any]:
        """The variables that an argument gives to its message."""
        match kind.form:
            case "number":
                return {name: value}
            case "nth":
                return {name: value + 1}
            case "tenths":
                return {name: value / 10}
            case "digits":
                return self._listed(name, "commas", list(str(value)))
            case "rule":
                return {name: self.rule(value), f"{name}-id": self.game.rules[value].id}
            case "seat":
                return self._person(name, value)
            case "names":
                return self._thing(name, kind, value)
            case "numbered":
                return self._numbered(name, kind, value)
        members = [i for i in range(value.bit_length()) if value >> i & 1]
        one = Kind("names" if kind.ids else "seat", kind.word, kind.ids, kind.titles)
        return self._listed(name, kind.form, [self.name(one, i) for i in members])

    def _person(self, name: str, seat: int) -> dict[str, Any]:
        there = 0 <= seat < len(self.names)
        person = self.names[seat] if there else self.catalogue.text("seat", {"n": seat + 1})
        yours = "yes" if seat == self.viewer != NONE else "no"
        return {name: person, f"{name}-id": "none" if seat == NONE else "some", f"{name}-you": yours}

    def _thing(self, name: str, kind: Kind, n: int) -> dict[str, Any]:
        if n == NONE:
            return {name: "", f"{name}-id": "none"}
        id = f"{kind.word}-{kind.ids[n]}"
        forms = {f"{name}-{form}": text for form, text in self.catalogue.forms(id).items()}
        own = own_titles(self.game, kind).get(n)
        if own is not None:
            forms = dict.fromkeys(forms, own)
        return {name: own or self.catalogue.text(id), f"{name}-id": kind.ids[n], **forms}

    def _numbered(self, name: str, kind: Kind, n: int) -> dict[str, Any]:
        if n == NONE:
            return {name: "", f"{name}-id": "none"}
        forms = self.catalogue.forms(kind.word, {"n": n + 1}).items()
        text = self.catalogue.text(kind.word, {"n": n + 1})
        return {name: text, f"{name}-id": kind.ids[n]} | {f"{name}-{form}": each for form, each in forms}

    def _listed(self, name: str, form: str, parts: list[str]) -> dict[str, Any]:
        return {name: joined(self.catalogue, form, parts), f"{name}-n": len(parts)}


def rule_in(rule: Rule, catalogue: Catalogue) -> str:
    """The text of a rule in the language of a catalogue."""
    return or_english(catalogue, f"rule-{rule.number // 100}-{rule.number % 100}", rule.text)


def or_english(catalogue: Catalogue, id: str, english: str) -> str:
    """A text of the rules, which are in RULES.md in English and in catalogues in other languages."""
    if id in catalogue:
        return catalogue.text(id)
    return english if catalogue.language == ENGLISH else in_english(english)


def joined(catalogue: Catalogue, form: str, parts: Sequence[str]) -> str:
    """Parts in one text, as the language joins them."""
    if not parts:
        return ""
    text = parts[0]
    for i, part in enumerate(parts[1:], 2):
        between = LAST.get(form) if i == len(parts) else None
        text = catalogue.text(f"list-{between or BETWEEN.get(form, 'comma')}", {"a": text, "b": part})
    return text


def own_titles(game: Game, kind: Kind) -> dict[int, str]:
    """The things that a player's own card file calls by another name."""
    if game.built_in_cards or kind.titles is None:
        return {}
    here, printed = kind.titles(game.cards), kind.titles(game.module("cards").CARDS)
    return {n: title for n, title in enumerate(here) if title != printed[n]}


@functools.cache
def notation_of(game: Game) -> Notation:
    return Notation(game)


class Notation(Speaker):
    """How a game writes moves, in every language alike."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.catalogue = notations(game)
        self._known: dict[tuple[int, ...], str] = {}

    def text(self, numbers: Sequence[int]) -> str:
        key = tuple(numbers)
        if key not in self._known:
            self._known[key] = super().text(numbers)
        return self._known[key]
