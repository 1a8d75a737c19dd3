"""What is wrong with catalogues: texts that a language lacks, texts that nobody uses, and values that no text gets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import ast as fluent

from aerodrome.rulebook.game import Game
from aerodrome.text.catalogue import ENGLISH, HOUSE, parse, text_folder

HOUSES = "house"
"""What the house's own catalogue is called among those of the games."""


def messages_in(*files: Path) -> dict[str, fluent.Message]:
    """The messages of some files, by id."""
    return {
        entry.id.name: entry
        for file in files
        if file.exists()
        for entry in parse(file).body
        if isinstance(entry, fluent.Message)
    }


def catalogue_of(game: Game | None, language: str) -> dict[str, fluent.Message]:
    """The messages of a game in a language, or those of the house, without the rules."""
    return messages_in((text_folder(game) if game else HOUSE) / f"{language}.ftl")


def lacking(language: str, games: Iterable[Game]) -> dict[str, list[str]]:
    """What a language lacks of the house's texts and of each game's, by catalogue."""
    found = {HOUSES: missing_in(None, language)}
    for game in games:
        found[game.name] = missing_in(game, language)
        found[f"{game.name}, rules"] = missing_rules(game, language)
        found[f"{game.name}, guide"] = missing_in(game, language, ".guide")
        found[f"{game.name}, lesson"] = missing_in(game, language, ".lesson")
    return {name: ids for name, ids in found.items() if ids}


def missing_in(game: Game | None, language: str, part: str = "") -> list[str]:
    here = catalogue_of(game, language + part)
    return [id for id in catalogue_of(game, ENGLISH + part) if id not in here]


def missing_rules(game: Game, language: str) -> list[str]:
    """The rules and headings that a language lacks. English has them in RULES.md."""
    if language == ENGLISH or not game.has_rule_text:
        return []
    here = messages_in(text_folder(game) / f"{language}.rules.ftl")
    wanted = [f"section-{n}" for n in dict.fromkeys(rule.number // 100 for rule in game.rules)]
    wanted += [f"rule-{rule.number // 100}-{rule.number % 100}" for rule in game.rules]
    return [id for id in wanted if id not in here]


def variables(message: fluent.Message, catalogue: dict[str, fluent.Message]) -> set[str]:
    """The values that a text needs, with those of the texts that it contains."""
    found: set[str] = set()
    for node in walk(message.value):
        if isinstance(node, fluent.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, fluent.MessageReference) and node.id.name in catalogue:
            found |= variables(catalogue[node.id.name], catalogue)
    return found


def walk(node: Any) -> Iterator[Any]:
    """A node of Fluent's syntax, and all those in it."""
    yield node
    for value in vars(node).values() if isinstance(node, fluent.BaseNode) else ():
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, fluent.BaseNode):
                yield from walk(each)
