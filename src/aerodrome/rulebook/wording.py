"""The words of a game. Every method here has a default that works for any game.

A game's ``Words`` overrides the methods that it can improve. A method that takes a blinded state ``s`` must use only
what its seat knows. ``names`` are the names of the people in the seats.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

from aerodrome.rulebook.binding import PlainRule
from aerodrome.rulebook.english import plural
from aerodrome.rulebook.record import NONE, Record

if TYPE_CHECKING:
    from aerodrome.rulebook.game import Game

Data: TypeAlias = "float | str | Sequence[Data] | Mapping[str, Data] | None"
View = dict[str, Data]
"""What a seat sees, as plain data that JSON can hold. A game that declares its `view` so has it checked by mypy."""

Piece = tuple[str, str]
"""A piece of text with its style, such as `bold red` or `dim`. The text must be clear without the style."""


Sentences = Mapping[int, str | Callable[..., str]]
"""A sentence for each kind of event: a text with figures in braces, or a function.

The figures are the event's numbers, ``a``, ``b`` and ``c``. ``{b}`` is the number, ``{b:nth}`` counts from 1,
``{b:name}`` is the name of that seat, ``{b:plural coin}`` counts things, and ``{b:rule}`` is what the words' method
``rule`` says.
"""

Notations = Mapping[int, str | Callable[[Any, Any, int], str]]
"""A notation for each action, or for a range of actions under its first number: a text in which the figure ``n`` counts
from 0 within the range, or a function of the words, the state and that number."""


class Figure:
    """A number in a text, which is written as the text asks for."""

    def __init__(self, words: Wording, names: Sequence[str], n: int) -> None:
        self.words, self.names, self.n = words, names, n

    def __format__(self, how: str) -> str:
        how, _, thing = how.partition(" ")
        if how == "":
            return str(self.n)
        if how == "nth":
            return str(self.n + 1)
        if how == "name":
            return self.names[self.n]
        return plural(self.n, thing) if how == "plural" else str(getattr(self.words, how)(self.n))


class Wording:
    """Base of a game's ``Words``: one game with one set of cards."""

    reveals: frozenset[int] = frozenset()
    """Events that show somebody a hidden card. A move that tells one of these cannot be taken back."""

    rules_in_play: ClassVar[Mapping[int, Sequence[int]]] = {}
    """The rules that matter for each question, by number."""

    questions: ClassVar[Mapping[int, str]] = {}
    """Each question as a sentence that does not depend on the state."""

    table_sentences: ClassVar[Sentences] = {}
    """Sentences for events that happen to the table. A function takes the words, the names and the event's three
    numbers."""

    deeds: ClassVar[Sentences] = {}
    """Sentences about a player, without the name in front. The event's first number is the seat; a function takes the
    words, the names and the other two numbers."""

    notations: ClassVar[Notations] = {}
    """Every move in the short form that game files use."""

    unit = "point"
    """What the score counts."""

    sides: Sequence[str] = ()
    """The names of the sides by number, in a game with different sides, such as colours."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.cards = game.cards
        self._firsts = sorted(self.notations)

    # --- cards

    def card_list(self) -> list[str]:
        """A line for every card, which names its reconstructed figures."""
        return []

    def draw_card(self, number: int) -> list[str] | None:
        """A card, counted from 1, drawn with characters; None if there is no such card, or nothing to draw."""
        return None

    def draw_svg(self, number: int) -> str | None:
        """The same card as an SVG picture."""
        return None

    # --- moves

    def question(self, s: Any, seat: int, names: Sequence[str]) -> str:
        """The question to the seat as a sentence; empty if it is not asked anything."""
        asked = self.game.plain.question(s, seat)
        return "" if asked == NONE else self.questions.get(asked, "Choose an action.")

    def notation(self, s: Any, action: int) -> str:
        """A move in the short form that game files use. Different actions have different notations."""
        if not self.notations:
            return f"action {action}"
        first = self._firsts[bisect(self._firsts, action) - 1]
        said = self.notations[first]
        return (
            said.format(n=Figure(self, (), action - first)) if isinstance(said, str) else said(self, s, action - first)
        )

    def label(self, s: Any, seat: int, action: int, names: Sequence[str]) -> str:
        """A move in full."""
        return self.notation(s, action)

    def is_secret(self, action: int) -> bool:
        """Is the move known only to the seat that makes it?"""
        return False

    def odds(self, s: Any, seat: int, action: int) -> list[tuple[str, Fraction]]:
        """The ways to make a legal action succeed, each with its exact chance; the best comes last.

        Empty if the action does not depend on dice.
        """
        return []

    # --- events

    def sentence(self, event: tuple[int, ...], names: Sequence[str]) -> str:
        """An event as a sentence. ``event`` holds the arguments of `tell`, from the audience on."""
        _, kind, a, b, c = event
        if kind in self.table_sentences:
            said = self.table_sentences[kind]
            return self._filled(said, names, a, b, c) if isinstance(said, str) else said(self, names, a, b, c)
        if kind in self.deeds:
            deed = self.deeds[kind]
            told = self._filled(deed, names, a, b, c) if isinstance(deed, str) else deed(self, names, b, c)
            return f"{names[a]} {told}"
        return f"Event {kind}: {a}, {b}, {c}."

    def _filled(self, text: str, names: Sequence[str], a: int, b: int, c: int) -> str:
        return text.format(a=Figure(self, names, a), b=Figure(self, names, b), c=Figure(self, names, c))

    def table_talk(self, kind: int, values: Sequence[int], ply: int, seats: int) -> tuple[int, str] | None:
        """The seat that comments on an event and what it says, or None. The same game always has the same talk."""
        return None

    # --- what a seat sees

    def view(self, s: Any, seat: int, names: Sequence[str]) -> dict[str, Any]:
        """A blinded state as plain data: everything that the seat knows, and nothing else."""
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
        """Good things about a possible future state, which hints give as reasons. Each phrase has 1 for yes, or a
        number; a missing phrase means no. Hints add scores, winners and endings for every game themselves."""
        return {}

    def describe(self, s: Any, seat: int, names: Sequence[str]) -> list[str]:
        """The table in sentences, for a terminal or a screen reader; ``seat`` is NONE for a spectator."""
        shown = [f"{name.replace('_', ' ')}: {value}" for name, value in known_fields(self.game.state, s, seat).items()]
        return [f"{', '.join(shown)}.".capitalize(), *self.brief(s, seat, names)]

    def brief(self, s: Any, seat: int, names: Sequence[str]) -> list[str]:
        """What a player wants to see at every question."""
        scores = [plural(self.game.plain.score(s, i), self.unit) for i in range(s.n_seats)]
        lines = [f"{self.named(i, seat, names)}: {score}." for i, score in enumerate(scores)]
        own = self.own_hand(s, seat) if seat >= 0 else ""
        return [*lines, own] if own else lines

    def own_hand(self, s: Any, seat: int) -> str:
        """What a seat holds, in a line; empty in games without hands."""
        return ""

    def picture(self, s: Any, seat: int) -> list[list[Piece]]:
        """The table drawn with characters, line by line; empty in games without a board. `describe` says the same in
        sentences."""
        return []

    def sketch(self, s: Any, seat: int) -> list[str]:
        """The subject of the seat's question, drawn with characters; empty if there is nothing to draw."""
        return []

    # --- pieces for games

    def bound(self, function: PlainRule) -> PlainRule:
        """A rule bound to the cards of this game, which may not be the built-in ones."""
        return self.game.plain.bind(function)

    def rule(self, number: int) -> str:
        """The text of a rule."""
        return self.game.rules[number].text

    def view_head(self, s: Any, seat: int) -> View:
        """The first entries of every view."""
        ended_by = self.game.plain.ending(s)
        return {
            "game": self.game.name,
            "you": seat,
            "over": self.game.plain.to_act(s) == 0,
            "ended_by": self.game.rules[ended_by].id if ended_by else None,
        }

    def named(self, i: int, seat: int, names: Sequence[str]) -> str:
        """A player's name, marked if it is the viewer."""
        return f"{names[i]}{' (you)' if i == seat else ''}"


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
