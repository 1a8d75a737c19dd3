"""The games, by name: those that come with Aerodrome, and those that other packages bring.

A package brings a game by an entry point of the group `aerodrome.games`: the name of the game, and the package that it
is in. In its `pyproject.toml`:

    [project.entry-points."aerodrome.games"]
    kuhn-poker = "kuhn_poker"

A game is imported when it is first asked for. One that cannot be loaded does not disturb the others.
"""

from __future__ import annotations

import copyreg
import functools
import re
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, Any

from aerodrome.rulebook.errors import Tellable
from aerodrome.rulebook.game import Game, load_package

GROUP = "aerodrome.games"
PACKAGES = {
    "airships": "aerodrome.games.airships",
    "mad-zeppelin": "aerodrome.games.mad_zeppelin",
    "dastardly-dirigibles": "aerodrome.games.dastardly_dirigibles",
    "zeppeldrome": "aerodrome.games.zeppeldrome",
}
"""The games that come with Aerodrome. They are listed here, so that they are found in a checkout without an install."""

if TYPE_CHECKING:  # the modules that are found by name at run time keep to the contract
    from aerodrome.games.dastardly_dirigibles import sight as dirigibles
    from aerodrome.games.mad_zeppelin import sight as zeppelin
    from aerodrome.games.zeppeldrome import sight as zeppeldrome
    from aerodrome.rulebook.contract import SightModule

    SIGHTS: tuple[SightModule, ...] = (zeppelin, dirigibles, zeppeldrome)


class UnknownGame(Tellable, KeyError):
    """There is no game of that name here; the message lists those there are."""


class BrokenGame(UnknownGame):
    """A package brings a game that cannot be loaded; the message names the package and says what to do."""


@functools.cache
def outside() -> dict[str, list[EntryPoint]]:
    """What other packages bring, by the name of the game. Nothing is imported for it."""
    found: dict[str, list[EntryPoint]] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, _package(entry))):
        found.setdefault(entry.name, []).append(entry)
    return found


def names() -> list[str]:
    """The names of all games: first those that come with Aerodrome. Some of the others may turn out to be broken."""
    return [*PACKAGES, *(name for name in outside() if name not in PACKAGES)]


def available() -> list[Game]:
    """Every game that can be played here, in the order of `names`."""
    return [game for game in map(_loaded, names()) if isinstance(game, Game)]


def faults() -> list[BrokenGame]:
    """What is wrong with the games of other packages that cannot be played."""
    hidden = [entries for name, entries in outside().items() if name in PACKAGES]
    taken = [_fault(entries, "Aerodrome has a game of that name itself") for entries in hidden]
    return taken + [fault for fault in map(_loaded, names()) if isinstance(fault, BrokenGame)]


def load(name: str) -> Game:
    """The game of this name. Raises UnknownGame or BrokenGame.

    >>> load("airships").title
    'Airships'
    """
    if name not in PACKAGES and name not in outside():
        import difflib

        near = difflib.get_close_matches(name.lower(), names(), n=1)
        raise UnknownGame("no-such-game", game=name[:60], near=near, games=names())
    game = _loaded(name)
    if isinstance(game, BrokenGame):
        raise game
    return game


def game_of(game: str | Game) -> Game:
    """The game that a caller means: one by name, or one that is loaded already, with edited cards perhaps."""
    return game if isinstance(game, Game) else load(game if isinstance(game, str) else repr(game))


def _by_name(game: Game) -> tuple[Any, ...]:
    """How a game travels to another process: by its name, and with its cards where they are edited."""
    if game.supplied != load(game.name).supplied:
        raise TypeError(f"{game.title} with functions of its own cannot be sent to another process")
    return (load, (game.name,)) if game.built_in_cards else (_arrived, (game.name, _Edited(game)))


class _Edited:
    """Edited cards. Equal ones give the same game, so that its rules are made ready once."""

    def __init__(self, game: Game) -> None:
        self.cards, self.digest = game.cards, game.cards_digest

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Edited) and self.digest == other.digest

    def __hash__(self) -> int:
        return hash(self.digest)


@functools.cache
def _arrived(name: str, edited: _Edited) -> Game:
    return load(name).with_read_cards(edited.cards)


copyreg.pickle(Game, _by_name)


def _loaded(name: str) -> Game | BrokenGame:
    """A game, or what is wrong with it."""
    return _built_in(name) if name in PACKAGES else _from_outside(name)


@functools.cache
def _built_in(name: str) -> Game:
    return load_package(PACKAGES[name])


@functools.cache
def _from_outside(name: str) -> Game | BrokenGame:
    entries = outside()[name]
    if len(entries) > 1:
        return _fault(entries, "several packages bring a game of that name")
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", name):
        return _fault(entries, "a name is made of small letters, digits and single hyphens, as kuhn-poker")
    try:
        game = load_package(entries[0].value)
    except Exception as error:  # whatever another package does, the house stands
        return _fault(entries, f"{type(error).__name__}: {error}")
    if game.name != name:
        return _fault(entries, f"the package calls its game {game.name!r}; the entry point must have the same name")
    return game


def forget() -> None:
    """Look again for games of other packages, in case some were installed or removed."""
    outside.cache_clear()
    _from_outside.cache_clear()


def _fault(entries: list[EntryPoint], reason: str) -> BrokenGame:
    packages = [_package(entry) for entry in entries]
    return BrokenGame("game-broken", game=entries[0].name, packages=packages, fault=reason)


def _package(entry: EntryPoint) -> str:
    """The package that an entry point belongs to, as pip calls it."""
    return entry.dist.name if entry.dist else entry.value
