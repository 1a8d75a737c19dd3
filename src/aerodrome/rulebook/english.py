"""Small helpers for English text, which every game uses."""

from __future__ import annotations

from collections.abc import Iterable


def plural(n: int, thing: str) -> str:
    """A number of things.

    >>> plural(1, "coin"), plural(3, "coin")
    ('1 coin', '3 coins')
    """
    return f"{n} {thing}" if n == 1 else f"{n} {thing}s"


def listed(parts: Iterable[str], nothing: str = "nothing", joined_by: str = "and") -> str:
    """Parts in a sentence.

    >>> listed(["wood", "lead", "coal"]), listed(["yes", "no"], joined_by="or")
    ('wood, lead and coal', 'yes or no')
    """
    items = list(parts)
    return f" {joined_by} ".join([", ".join(items[:-1]), items[-1]] if len(items) > 1 else items) or nothing


def with_article(thing: str) -> str:
    """A thing with its article.

    >>> with_article("Emporium"), with_article("Tail")
    ('an Emporium', 'a Tail')
    """
    return f"{'an' if thing[0] in 'AEIOUaeiou' else 'a'} {thing}"
