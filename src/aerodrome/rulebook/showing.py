"""What a game shows besides its texts: the view as plain data, pictures drawn with characters, exact odds.

A game's ``Showing`` overrides the methods that it can improve. A method that takes a blinded state ``s`` must use only
what its seat knows. A speaker puts numbers into the reader's words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from aerodrome.rulebook.binding import PlainRule
from aerodrome.rulebook.messages import Kind
from aerodrome.rulebook.record import NONE, Record

if TYPE_CHECKING:
    from aerodrome.rulebook.game import Game

Data: TypeAlias = "float | str | Sequence[Data] | Mapping[str, Data] | None"
View = dict[str, Data]
"""What a seat sees, as plain data that JSON can hold. A game that declares its `view` so has it checked by mypy."""

Piece = tuple[str, str]
"""A piece of text with its style, such as `bold red` or `dim`. The text must be clear without the style."""


class Speaks(Protocol):
    """A speaker (`aerodrome.text`), as games see it."""

    names: Sequence[str]

    def text(self, numbers: Sequence[int]) -> str: ...

    def texts(self, numbers: Sequence[int]) -> list[str]: ...

    def name(self, kind: Kind, n: int) -> str: ...

    def some(self, kind: Kind, mask: int) -> str: ...

    def ui(self, id: str, /, **arguments: Any) -> str: ...


class Showing:
    """Base of a game's ``Showing``: one game with one set of cards."""

    sides: Sequence[str] = ()
    """The ids of the sides by number, in a game with different sides, such as colours."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.cards = game.cards

    def view(self, s: Any, seat: int, speaker: Speaks) -> dict[str, Any]:
        """A blinded state as plain data: everything that the seat knows, and nothing else."""
        plain = self.game.plain
        return {
            **self.view_head(s, seat),
            "asked": [i for i in range(s.n_seats) if plain.to_act(s) >> i & 1],
            "scores": [plain.score(s, i) for i in range(s.n_seats)],
            "table": known_fields(self.game.state, s, seat),
        }

    def odds(self, s: Any, seat: int, action: int) -> list[tuple[list[int], Fraction]]:
        """The ways to make a legal action succeed, as messages, each with its exact chance; the best comes last.

        Empty if the action does not depend on dice.
        """
        return []

    def draw_card(self, number: int, speaker: Speaks) -> list[str] | None:
        """A card, counted from 1, drawn with characters; None if there is no such card, or nothing to draw."""
        return None

    def draw_svg(self, number: int, speaker: Speaks) -> str | None:
        """The same card as an SVG picture."""
        return None

    def picture(self, s: Any, seat: int, speaker: Speaks) -> list[list[Piece]]:
        """The table drawn with characters, line by line; empty in games without a board. `describe` says the same in
        sentences."""
        return []

    def sketch(self, s: Any, seat: int, speaker: Speaks) -> list[str]:
        """The subject of the seat's question, drawn with characters; empty if there is nothing to draw."""
        return []

    # --- pieces for games

    def bound(self, function: PlainRule) -> PlainRule:
        """A rule bound to the cards of this game, which may not be the built-in ones."""
        return self.game.plain.bind(function)

    def view_head(self, s: Any, seat: int) -> View:
        """The first entries of every view."""
        ended_by = self.game.plain.ending(s)
        return {
            "game": self.game.name,
            "you": seat,
            "over": self.game.plain.to_act(s) == 0,
            "ended_by": self.game.rules[ended_by].id if ended_by else None,
        }

    def question_head(self, s: Any, ids: Sequence[str]) -> View:
        """Who is asked what, in a game that asks one seat at a time. ``ids`` are those of its questions."""
        if s.asked == NONE:
            return {"asked": None, "question": None}
        return {"asked": s.decider, "question": ids[s.asked]}


def known_fields(record: type[Record], s: Any, seat: int, owner: int = NONE) -> dict[str, Any]:
    """The fields of a record that a seat surely knows, as plain data: public ones, and its own.

    An owner's field and a row of records have one item for each seat.
    """
    known: dict[str, Any] = {}
    for name, field in record.fields.items():
        if field.record:
            known[name] = [known_fields(field.record, each, seat, i) for i, each in enumerate(getattr(s, name))]
        elif field.audience == "public":
            known[name] = plain_data(getattr(s, name), len(field.shape))
        elif field.audience == "owner" and seat != NONE and owner == seat:
            known[name] = plain_data(getattr(s, name), len(field.shape))
        elif field.audience == "owner" and seat != NONE and owner == NONE:
            known[name] = plain_data(getattr(s, name)[seat], len(field.shape) - 1)
    return known


def plain_data(value: Any, depth: int) -> Any:
    """A row of rows as lists; an int is itself."""
    return [plain_data(each, depth - 1) for each in value] if depth else value
