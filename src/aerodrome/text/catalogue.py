"""Catalogues: the messages of a language, from Fluent files."""

from __future__ import annotations

import functools
import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as fluent

from aerodrome.rulebook.errors import AerodromeError
from aerodrome.rulebook.game import Game

HOUSE = Path(__file__).parent
ENGLISH = "en"
NEUTRAL = "notation"
"""The catalogue of notations, which are alike in all languages."""

DEVELOPING = bool(os.environ.get("AERODROME_DEV"))
MARKS = str.maketrans("", "", "⟦⟧")
Arguments = Mapping[str, Any]


class BadCatalogue(AerodromeError):
    """A file of texts that cannot be read."""


class Catalogue:
    """The texts of a language: those of a game first, then the house's. What it lacks, ``beneath`` says."""

    def __init__(self, language: str, files: Iterable[Path], beneath: Catalogue | None = None) -> None:
        self.language, self.beneath = language, beneath
        self.files = [file for file in files if file.exists()]
        self._bundle = FluentBundle([ENGLISH if language == NEUTRAL else language], use_isolating=False)
        for file in self.files:
            self._bundle.add_resource(parse(file))

    def __contains__(self, id: str) -> bool:
        return self._bundle.has_message(id) or (self.beneath is not None and id in self.beneath)

    def has(self, id: str) -> bool:
        """Does this language itself say it?"""
        return self._bundle.has_message(id)

    def text(self, id: str, arguments: Arguments | None = None) -> str:
        """A message with its arguments. One that nobody has written is its id."""
        if not self._bundle.has_message(id):
            if self.beneath is None:
                return f"⟦{id}⟧"
            below = self.beneath.text(id, arguments)
            return below if self.beneath.language == NEUTRAL else in_english(below)
        pattern = self._bundle.get_message(id).value
        return self._filled(id, pattern, arguments)

    def forms(self, id: str, arguments: Arguments | None = None) -> dict[str, str]:
        """The attributes of a message: other forms of a name, by what they are called."""
        if not self._bundle.has_message(id):
            return self.beneath.forms(id, arguments) if self.beneath is not None else {}
        attributes = self._bundle.get_message(id).attributes
        return {name: self._filled(f"{id}.{name}", pattern, arguments) for name, pattern in attributes.items()}

    def _filled(self, id: str, pattern: Any, arguments: Arguments | None) -> str:
        text, errors = self._bundle.format_pattern(pattern, dict(arguments or {}))
        if errors and DEVELOPING:
            raise BadCatalogue(f"{self.language}: {id}: {'; '.join(map(str, errors))}")
        return str(text)


def in_english(text: str) -> str:
    """What a language lacks. In development it is seen to be in English, as a whole and not part by part."""
    return f"⟦{text.translate(MARKS)}⟧" if DEVELOPING else text


@functools.cache
def parse(file: Path) -> fluent.Resource:
    """The entries of a file. A mistake names the file and the line."""
    text = file.read_text(encoding="utf-8")
    resource: fluent.Resource = FluentResource(text)
    for entry in resource.body:
        if isinstance(entry, fluent.Junk):
            start = entry.span.start if entry.span else 0
            what = entry.annotations[0].message if entry.annotations else "it cannot be read"
            raise BadCatalogue(f"{file.name}, line {text.count(chr(10), 0, start) + 1}: {what}")
    return resource


def languages_in(folder: Path) -> list[str]:
    """The languages that have a file of texts in a folder."""
    return sorted(file.stem for file in folder.glob("*.ftl") if "." not in file.stem and file.stem != NEUTRAL)


LANGUAGES: tuple[str, ...] = (ENGLISH, *(each for each in languages_in(HOUSE) if each != ENGLISH))
"""The languages that the house speaks."""


def text_folder(game: Game) -> Path:
    return game.folder / "text"


@functools.cache
def house(language: str = ENGLISH) -> Catalogue:
    """The house's own texts."""
    beneath = None if language == ENGLISH else house()
    return Catalogue(language, [HOUSE / f"{language}.ftl"], beneath)


@functools.cache
def texts_of(game: Game, language: str = ENGLISH) -> Catalogue:
    """The texts of a game, its rules included, over the house's own. A move that English has no words for is said as
    it is written."""
    beneath = notations(game) if language == ENGLISH else texts_of(game)
    folder = text_folder(game)
    own = [folder / f"{language}.ftl", folder / f"{language}.rules.ftl", HOUSE / f"{language}.ftl"]
    return Catalogue(language, own, beneath)


def source(game: Game, language: str) -> str:
    """A game's own texts in a language, as its files have them, and in English its rules out of RULES.md."""
    folder = text_folder(game)
    files = [folder / f"{language}.ftl", folder / f"{language}.rules.ftl"]
    texts = [file.read_text(encoding="utf-8") for file in files if file.exists()]
    return "\n".join([*texts, *(rules_source(game) if language == ENGLISH else ())])


def rules_source(game: Game) -> list[str]:
    """The English rules as messages."""
    headings = {f"section-{rule.number // 100}": rule.section for rule in game.rules if rule.section}
    texts = {f"rule-{rule.number // 100}-{rule.number % 100}": rule.text for rule in game.rules}
    return [f"{id} = {_quoted(text)}" for id, text in {**headings, **texts}.items()]


def _quoted(text: str) -> str:
    """A text in which nothing is Fluent's."""
    return "".join('{"' + c + '"}' if c in "{}" else c for c in text)


@functools.cache
def lesson_texts(game: Game, language: str = ENGLISH) -> Catalogue:
    """What the coach says in a game's lesson."""
    beneath = None if language == ENGLISH else lesson_texts(game)
    return Catalogue(language, [text_folder(game) / f"{language}.lesson.ftl"], beneath)


@functools.cache
def guide_texts(game: Game, language: str = ENGLISH) -> Catalogue:
    """What a game is about, for somebody who is new to it."""
    beneath = None if language == ENGLISH else guide_texts(game)
    return Catalogue(language, [text_folder(game) / f"{language}.guide.ftl"], beneath)


@functools.cache
def notations(game: Game) -> Catalogue:
    """How a game writes its moves."""
    return Catalogue(NEUTRAL, [text_folder(game) / f"{NEUTRAL}.ftl", HOUSE / f"{NEUTRAL}.ftl"])


def language_for(wanted: str) -> str:
    """The best language for a wish, such as the header Accept-Language or the environment's LANG.

    >>> language_for("fr-CH, fr;q=0.9, en;q=0.8"), language_for("de_DE.UTF-8"), language_for("tlh")
    ('fr', 'de', 'en')
    """
    weighed = []
    for i, part in enumerate(wanted.split(",")[:20]):
        tag, _, weight = part.strip().partition(";q=")
        try:
            weighed.append((-float(weight or 1), i, tag.replace("_", "-").split("-")[0].split(".")[0].lower()))
        except ValueError:
            continue
    return next((tag for weight, _, tag in sorted(weighed) if weight and tag in LANGUAGES), ENGLISH)
