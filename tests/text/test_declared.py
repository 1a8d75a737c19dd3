"""What games declare against their catalogues: every message and every named thing has words in every language, and
no text asks for a value that nothing gives it."""

from __future__ import annotations

import importlib
import pkgutil

import pytest

from aerodrome.games import PACKAGES, load
from aerodrome.rulebook import messages
from aerodrome.rulebook.game import Game
from aerodrome.rulebook.messages import Kind, Message
from aerodrome.text import ENGLISH, LANGUAGES, notations, texts_of
from aerodrome.text.catalogue import Catalogue, text_folder
from aerodrome.text.checks import messages_in, variables

in_every_language = pytest.mark.parametrize("language", LANGUAGES)
of_every_game = pytest.mark.parametrize("name", PACKAGES)


def kinds_of(game: Game) -> set[Kind]:
    """The kinds of named things that a game declares, used in a message or not."""
    modules = [importlib.import_module(f"{game.package}.{each.name}") for each in pkgutil.iter_modules([game.folder])]
    found = {kind for module in (messages, *modules) for kind in vars(module).values() if isinstance(kind, Kind)}
    found |= {kind for message in game.messages.values() for kind in message.plain.values()}
    return {kind for kind in found if kind.word}


def forms_of(catalogue: Catalogue, kind: Kind) -> set[str]:
    """The forms that every thing of a kind has."""
    if kind.form == "numbered":
        return set(catalogue.forms(kind.word, {"n": 1}))
    return set.intersection(*(set(catalogue.forms(f"{kind.word}-{id}")) for id in kind.ids))


def given(catalogue: Catalogue, message: Message) -> set[str]:
    """The values that the text of a message gets in this language."""
    found = set()
    for name, kind in message.kinds.items():
        more = {"seat": {"id", "you"}, "rule": {"id"}, "names": {"id"}, "numbered": {"id"}}.get(kind.form, set())
        if (kind.is_nested and kind != messages.TEXT) or kind.form in ("some", "any", "digits"):
            more = {"n"}
        elif kind.word:
            more = more | forms_of(catalogue, kind)
        found |= {name, *(f"{name}-{form}" for form in more)}
    return found


@in_every_language
@of_every_game
def test_every_named_thing_has_its_name(name: str, language: str) -> None:
    game = load(name)
    catalogue, kinds = texts_of(game, language), kinds_of(game)
    assert len(kinds) > 3
    for kind in kinds:
        named = [kind.word] if kind.form == "numbered" else [f"{kind.word}-{id}" for id in kind.ids]
        written = notations(game) if language == ENGLISH else catalogue
        lacking = [id for id in named if not catalogue.has(id) and not written.has(id)]
        assert lacking == [], kind.word
        assert all(catalogue.text(id, {"n": 1}).strip("⟦⟧ ") for id in named), kind.word


@in_every_language
@of_every_game
def test_every_message_has_words(name: str, language: str) -> None:
    game = load(name)
    catalogue, lacking = texts_of(game, language), []
    for message in game.messages.values():
        if not catalogue.has(message.id) and not notations(game).has(message.id):
            lacking.append(message.id)
    assert lacking == []


@in_every_language
@of_every_game
def test_no_text_asks_for_a_value_that_it_does_not_get(name: str, language: str) -> None:
    game = load(name)
    catalogue = texts_of(game, language)
    texts = messages_in(*catalogue.files)
    asked = {
        each.id: variables(texts[each.id], texts) - given(catalogue, each)
        for each in game.messages.values()
        if each.id in texts
    }
    assert len(asked) > 50
    assert {id: more for id, more in asked.items() if more} == {}


@of_every_game
def test_no_notation_asks_for_a_value_that_it_does_not_get(name: str) -> None:
    game = load(name)
    catalogue = notations(game)
    texts = messages_in(*catalogue.files)
    assert (text_folder(game) / "notation.ftl").exists()
    asked = {
        each.id: variables(texts[each.id], texts) - given(catalogue, each)
        for each in game.messages.values()
        if each.id in texts
    }
    assert asked
    assert {id: more for id, more in asked.items() if more} == {}
