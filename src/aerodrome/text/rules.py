"""Rules and fact sheets of games in a language. In English the rules are RULES.md; other languages have catalogues."""

from __future__ import annotations

import itertools
import re
from dataclasses import dataclass, replace

from aerodrome.rulebook.game import Game, Option
from aerodrome.rulebook.ruletext import Rule
from aerodrome.text.catalogue import Catalogue, guide_texts, house, texts_of
from aerodrome.text.speaker import joined, or_english, rule_in, say_in


def rules_in(game: Game, language: str) -> list[Rule]:
    """The rules of a game in a language, as far as it has them."""
    texts = texts_of(game, language)
    return [
        replace(
            rule,
            text=rule_in(rule, texts),
            section=or_english(texts, f"section-{rule.number // 100}", rule.section),
            source=source_in(rule, texts),
        )
        for rule in game.rules
    ]


def source_in(rule: Rule, texts: Catalogue) -> str:
    """Where a rule comes from, such as "seed; rulings 31 and 50"."""
    parts = [_part_of_source(part, texts) for part in rule.source.split("; ")]
    return joined(texts, "clauses", parts)


def _part_of_source(part: str, texts: Catalogue) -> str:
    rulings = re.fullmatch(r"rulings? (.+)", part)
    if rulings:
        return say_in(texts, "source-rulings", {"rulings": re.split(r", | and ", rulings[1])})
    id = f"source-{part}"
    return texts.text(id) if id in texts else part


@dataclass(frozen=True)
class Guide:
    """The rules for somebody who is new to the game; all of it empty if the game does not say."""

    goal: str
    """In two sentences."""
    turn: list[str]
    """What happens, step by step."""
    points: list[str]


def guide(game: Game, language: str) -> Guide:
    """A game in short."""
    texts = guide_texts(game, language)

    def steps(part: str) -> list[str]:
        ids = itertools.takewhile(lambda id: id in texts, (f"{part}-{n}" for n in itertools.count(1)))
        return [texts.text(id) for id in ids]

    return Guide(texts.text("goal") if "goal" in texts else "", steps("turn"), steps("points"))


def tagline(game: Game, language: str) -> str:
    """What a game is about; empty if it does not say."""
    return _if_said(game, language, "tagline")


def about(game: Game, language: str) -> str:
    """What a game is about, for how many it is, and how long it takes."""
    texts, fewest, most = house(language), min(game.seats), max(game.seats)
    players = (
        texts.text("players", {"from": fewest, "to": most})
        if fewest < most
        else texts.text("players-exactly", {"n": most})
    )
    minutes = texts.text("minutes", {"minutes": game.minutes})
    return " ".join(filter(None, (tagline(game, language), f"{players}, {minutes}.")))


def option_name(game: Game, option: Option, language: str) -> str:
    return _if_said(game, language, _id(option)) or option.name.replace("_", " ")


def option_help(game: Game, option: Option, language: str) -> str:
    """What an option is about; empty if the game does not say."""
    return _if_said(game, language, f"{_id(option)}-help")


def option_words(game: Game, option: Option, language: str) -> dict[str, str]:
    """How the named values of an option are shown."""
    return {word: _if_said(game, language, f"{_id(option)}-{word}") or word for word in option.words}


def _id(option: Option) -> str:
    return f"option-{option.name.replace('_', '-')}"


def _if_said(game: Game, language: str, id: str) -> str:
    texts = texts_of(game, language)
    return texts.text(id) if id in texts else ""
