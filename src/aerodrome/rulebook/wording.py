"""The words of a game: what everybody may ask of them, each with an answer that does for any game.

A game's ``Words`` takes the place of those for which it has something better. What is wanted of a blinded state, ``s``,
must come from what its seat knows; ``names`` are what the people in the seats are called.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any, ClassVar

from aerodrome.rulebook.binding import PlainRule
from aerodrome.rulebook.english import plural
from aerodrome.rulebook.record import NONE, Record

if TYPE_CHECKING:
    from aerodrome.rulebook.game import Game


Piece = tuple[str, str]
"""A bit of text with its style: words as `bold red` or `dim`. What it means must be plain without the style."""


Sentences = Mapping[int, Callable[..., str]]
"""What makes a sentence of an event, by its kind."""


class Wording:
    """Base of a game's ``Words``: one game with one set of cards."""

    reveals: frozenset[int] = frozenset()
    """Events that show somebody a card that was hidden: a move that tells one cannot be taken back."""

    rules_in_play: ClassVar[Mapping[int, Sequence[int]]] = {}
    """The rules that matter for each question, by number."""

    questions: ClassVar[Mapping[int, str]] = {}
    """What each question asks, in a sentence that does not depend on the state."""

    table_sentences: ClassVar[Sentences] = {}
    """Of events that happen to the table: made from the words, the names and the event's three numbers."""

    deeds: ClassVar[Sentences] = {}
    """What a player did, after the name of the seat in the first number: from the words, the names, the other two."""

    unit = "point"
    """What the score counts."""

    sides: Sequence[str] = ()
    """Names of the sides that seats can play, by their number, as colours that are not alike."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.cards = game.cards

    # --- cards

    def card_list(self) -> list[str]:
        """Every card in a line, reconstructed figures named."""
        return []

    def draw_card(self, number: int) -> list[str] | None:
        """A card, counted from 1, drawn with characters; None when there is none, or nothing to draw."""
        return None

    def draw_svg(self, number: int) -> str | None:
        """The same card as an SVG picture."""
        return None

    # --- moves

    def question(self, s: Any, seat: int, names: Sequence[str]) -> str:
        """What the seat is asked, in a sentence; empty when it is not asked anything."""
        asked = self.game.plain.question(s, seat)
        return "" if asked == NONE else self.questions.get(asked, "Choose an action.")

    def notation(self, s: Any, action: int) -> str:
        """A move in short, as it is written in game files. Different actions differ in it."""
        return f"action {action}"

    def label(self, s: Any, seat: int, action: int, names: Sequence[str]) -> str:
        """A move in full."""
        return self.notation(s, action)

    def is_secret(self, action: int) -> bool:
        """Is the move known only to the one who makes it?"""
        return False

    def odds(self, s: Any, seat: int, action: int) -> list[tuple[str, Fraction]]:
        """What can be done to make an action succeed, each with its exact chance; the best comes last.

        For a legal action whose success is a matter of dice; empty where there is no such thing.
        """
        return []

    # --- events

    def sentence(self, event: tuple[int, ...], names: Sequence[str]) -> str:
        """An event, as `tell` was given it, in a sentence."""
        _, kind, a, b, c = event
        if kind in self.table_sentences:
            return self.table_sentences[kind](self, names, a, b, c)
        if kind in self.deeds:
            return f"{names[a]} {self.deeds[kind](self, names, b, c)}"
        return f"Event {kind}: {a}, {b}, {c}."

    def table_talk(self, kind: int, values: Sequence[int], ply: int, seats: int) -> tuple[int, str] | None:
        """Which seat says what to an event; None for silence. The same game always has the same talk."""
        return None

    # --- what a seat sees

    def view(self, s: Any, seat: int, names: Sequence[str]) -> dict[str, Any]:
        """A blinded state as plain data: all that the seat knows, and nothing else."""
        plain = self.game.plain
        return {
            **self.view_head(s, seat),
            "asked": [i for i in range(s.n_seats) if plain.to_act(s) >> i & 1],
            "scores": [plain.score(s, i) for i in range(s.n_seats)],
            "table": known_fields(self.game.state, s, seat),
        }

    def breakdown(self, s: Any, seat: int) -> dict[str, int]:
        """Where a seat's points come from."""
        return {}

    def facts(self, s: Any, seat: int, names: Sequence[str]) -> dict[str, float]:
        """What is good for a seat in a state that may come, for the reasons of a hint: words with 1 for yes, or with a
        number; what is not named is not so. Scores, winners and endings are told for every game without this."""
        return {}

    def describe(self, s: Any, seat: int, names: Sequence[str]) -> list[str]:
        """The table in sentences, for a terminal or a screen reader; ``seat`` NONE for a spectator."""
        shown = [f"{name.replace('_', ' ')}: {value}" for name, value in known_fields(self.game.state, s, seat).items()]
        return [f"{', '.join(shown)}.".capitalize(), *self.brief(s, seat, names)]

    def brief(self, s: Any, seat: int, names: Sequence[str]) -> list[str]:
        """What a player wants before the eyes at every question."""
        scores = [plural(self.game.plain.score(s, i), self.unit) for i in range(s.n_seats)]
        lines = [f"{self.named(i, seat, names)}: {score}." for i, score in enumerate(scores)]
        own = self.own_hand(s, seat) if seat >= 0 else ""
        return [*lines, own] if own else lines

    def own_hand(self, s: Any, seat: int) -> str:
        """What a seat holds, in a line; empty in games without hands."""
        return ""

    def picture(self, s: Any, seat: int) -> list[list[Piece]]:
        """The table drawn with characters, line by line; empty in games without a board. `describe` says the same."""
        return []

    def sketch(self, s: Any, seat: int) -> list[str]:
        """What the seat's question is about, drawn with characters; empty where there is nothing to draw."""
        return []

    # --- pieces for games

    def bound(self, function: PlainRule) -> PlainRule:
        """A rule that looks at the cards, over those of this game: they may be other cards than the built-in ones."""
        return self.game.plain.bind(function)

    def view_head(self, s: Any, seat: int) -> dict[str, Any]:
        """How every view begins."""
        ended_by = self.game.plain.ending(s)
        return {
            "game": self.game.name,
            "you": seat,
            "over": self.game.plain.to_act(s) == 0,
            "ended_by": self.game.rules[ended_by].id if ended_by else None,
        }

    def named(self, i: int, seat: int, names: Sequence[str]) -> str:
        """A player by name, the viewer marked."""
        return f"{names[i]}{' (you)' if i == seat else ''}"


def known_fields(record: type[Record], s: Any, seat: int, owner: int = NONE) -> dict[str, Any]:
    """What a seat knows of a record for sure, as plain data: what is public, and what is its own.

    A field that belongs to owners, and a row of records, have one item a seat.
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
