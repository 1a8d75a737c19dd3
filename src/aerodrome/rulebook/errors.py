"""The base of every error that Aerodrome raises for a person or a caller. Any other exception is a bug."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, ClassVar, TypeAlias

Argument: TypeAlias = "int | str | list[str]"
"""What a text of the house is told about; a list is shown as "a, b and c"."""


class AerodromeError(Exception):
    """Something that the caller can fix; the message says how."""


class Tellable(AerodromeError):
    """Such an error for people of any language: the id of a text of the house, with its arguments."""

    tell: ClassVar[Callable[..., str]]
    """Words a text; `aerodrome.text`, which has the catalogues, sets it."""

    def __init__(self, what: str, /, **arguments: Argument) -> None:
        super().__init__(what)
        self.what, self.arguments = what, arguments

    def text(self, language: str) -> str:
        return Tellable.tell(language, self.what, **self.arguments)

    def __str__(self) -> str:
        return self.text("en")

    def __reduce__(self) -> tuple[Any, ...]:
        return functools.partial(type(self), self.what, **self.arguments), ()
