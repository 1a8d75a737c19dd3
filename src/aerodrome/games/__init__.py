"""The games, by name. A game is imported when it is first asked for."""

from __future__ import annotations

import functools

from aerodrome.rulebook.errors import AerodromeError
from aerodrome.rulebook.game import Game, load_package

PACKAGES = {
    "airships": "aerodrome.games.airships",
    "mad-zeppelin": "aerodrome.games.mad_zeppelin",
    "dastardly-dirigibles": "aerodrome.games.dastardly_dirigibles",
    "zeppeldrome": "aerodrome.games.zeppeldrome",
}


class UnknownGame(AerodromeError, KeyError):
    """There is no game of that name here; the message lists those there are."""

    def __str__(self) -> str:
        return str(self.args[0])


@functools.cache
def load(name: str) -> Game:
    """The game of this name.

    >>> load("airships").title
    'Airships'
    """
    if name not in PACKAGES:
        import difflib

        near = difflib.get_close_matches(name.lower(), PACKAGES, n=1)
        hint = f"did you mean {near[0]}? " if near else ""
        raise UnknownGame(f"there is no game called {name!r}; {hint}The games are: {', '.join(PACKAGES)}")
    return load_package(PACKAGES[name])
