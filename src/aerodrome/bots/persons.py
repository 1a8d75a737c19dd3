"""Who bots are at a table: persons with a name and, in the browser, a face, so that three bots are three persons.

A name is a name in every language. How well a bot plays is no part of it: anybody here may be a beginner or a master.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable

PERSONS = (
    "Captain Brass", "Lady Ember", "Doctor Quill", "Baron Zephyr", "Madame Altair", "Professor Coil", "Sergeant Rivet",
    "Miss Sparrow", "Colonel Mist", "Countess Velvet",
)  # fmt: skip
"""Their last words are what they are called where there is little room, and no two of them are alike."""


def person_for(place: str, taken: Iterable[str]) -> str:
    """Somebody who is not at the table yet. Another ``place``, such as the id of a table, has other guests.

    >>> person_for("a table", ()) == person_for("a table", ())
    True
    """
    there, first = set(taken), zlib.crc32(place.encode()) % len(PERSONS)
    return next(name for name in (*PERSONS[first:], *PERSONS[:first]) if name not in there)
