"""The names that people may have at a table. Everybody must know who is who, and who speaks."""

from __future__ import annotations

import functools
import re
import unicodedata
from collections.abc import Iterable

from aerodrome.bots import RIVALS
from aerodrome.bots.persons import PERSONS
from aerodrome.play.names import MAX_NAME, BadName, checked, letters, skeleton
from aerodrome.table.errors import Refused
from aerodrome.text import LANGUAGES, tell


@functools.cache
def own_words() -> tuple[str, ...]:
    """Names, in every language, for those at a table who are not people, and the present and former names of bots. A
    number after such a name makes no difference."""
    names = (name.strip() for language in LANGUAGES for name in tell(language, "own-names").split("|"))
    return (*names, *PERSONS, *(f"{bot} bot" for bot in RIVALS))


_NUMBER_BEHIND = re.compile(r"[\W_]*\d+[\W_]*$")


def likeness(name: str) -> str:
    """The skeleton of a name that nobody may imitate: here i and l count as equal, too."""
    return skeleton(name).replace("i", "l")


def _loosely(name: str) -> str:
    return likeness(_NUMBER_BEHIND.sub("", name) or name)


@functools.cache
def _own() -> frozenset[str]:
    return frozenset(map(_loosely, own_words()))


def own_name(name: str) -> str:
    """A name that a person may have, or Refused that says what to change.

    >>> own_name("A SPECTAT0R")
    Traceback (most recent call last):
    aerodrome.table.errors.Refused: “A SPECTAT0R” looks like a name for the table itself. Choose another name.
    """
    try:
        name = checked(name)
    except BadName as error:
        raise Refused.because("bad name", error) from None
    if not any(unicodedata.category(c)[0] in "LNS" for c in name):
        raise Refused("bad name", "name-without-letters", name=name)
    if _loosely(name) in _own():
        raise Refused("bad name", "name-of-the-table", name=name)
    return name


def name_reserved(name: str) -> Refused:
    """The name belongs to somebody who keeps it with a passkey, or looks like theirs."""
    return Refused("taken", "name-reserved", name=name)


def name_beside(name: str, others: Iterable[str]) -> str:
    """The name at a table with these others. A second person with the same name gets a number. A name that only looks
    the same, with other letters, is no accident, so it is Refused."""
    taken = {letters(other): other for other in others if other}
    free, count = name, 1
    while letters(free) in taken:
        count += 1
        free = f"{name[: MAX_NAME - 6]} ({count})"
    if count == 1:
        for other in taken.values():
            if skeleton(name) == skeleton(other):
                raise Refused("bad name", "name-like-another", name=name, other=other)
    return free
