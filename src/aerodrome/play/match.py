"""Match: a game being played, with its log. The public Python API over any game.

>>> import aerodrome
>>> m = aerodrome.new("airships", seats=2, seed=7, options={"first_seat": 1})
>>> m.to_act
{0}
>>> m.legal(0)[0].text
'try F-S2'
>>> m.play(0, "try F-S2").seat
0
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any, NamedTuple

from aerodrome.drivers.play import list_legal
from aerodrome.games import load as load_game
from aerodrome.play.luck import Luck, SecretLuck, SeededLuck
from aerodrome.play.names import BadName, checked
from aerodrome.play.sight import Chronicle, Event, Sight, Told, in_words
from aerodrome.rulebook.contract import WHOLE_WIN
from aerodrome.rulebook.errors import AerodromeError
from aerodrome.rulebook.game import Game
from aerodrome.rulebook.primitives import EVERYBODY, NOBODY
from aerodrome.rulebook.record import NONE
from aerodrome.rulebook.ruletext import Rule

HUMAN = "human"


class IllegalMove(AerodromeError, ValueError):
    """A move that a rule forbids. ``rule`` is that rule; the message quotes it."""

    def __init__(self, move: str, rule: Rule) -> None:
        super().__init__(f"{move} is not allowed. {rule}")
        self.rule = rule


class NotYourTurn(AerodromeError, ValueError):
    """The seat is not asked anything now."""


class BadNotation(AerodromeError, ValueError):
    """A text or number that stands for no move."""


class NothingToUndo(AerodromeError):
    """There is no move that may be taken back; the message says why."""


@dataclass(frozen=True)
class Move:
    """An action with its words."""

    seat: int
    number: int
    text: str
    """Notation, as in game files."""
    label: str
    """The move in full."""

    def __str__(self) -> str:
        return self.label


def heard_and_open(game: Game, told: list[Told], used_luck: bool) -> tuple[list[Told], bool]:
    """What a step told, without the marks that nobody hears; and whether the step may be taken back.

    That is so when nobody has learnt anything by it: it used no luck, told nothing in private, showed nothing hidden
    (``Wording.reveals``), and did not depend on anything hidden (``consult``). Everybody can see whether it is so.
    """
    reveals = game.words.reveals
    open_step, marked = not used_luck, False
    for event in told:  # once for all of them: every move of every table comes through here
        if event[0] != EVERYBODY:
            open_step = False
            marked = marked or event[0] == NOBODY
        elif event[1] in reveals:
            open_step = False
    return [event for event in told if event[0] != NOBODY] if marked else told, open_step


class Ply(NamedTuple):
    """One entry of the log."""

    seat: int
    action: int
    text: str
    digest: str


class _Before(NamedTuple):
    """What was before a ply, to take it back."""

    state: bytes
    open: bool


class Match:
    """One match: a header, the moves, and the state that replaying them gives."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, str | int] | None = None,
        luck: Luck | None = None,
        names: Sequence[str] | None = None,
    ) -> None:
        self.game = game
        self.seats = game.check_seats(seats)
        self.options = game.parse_options(options or {}, seats)
        self.luck: Luck = luck or SecretLuck()
        self.names = check_names(names, seats)
        self.players = [HUMAN] * seats
        """Who plays each seat: `human`, or the name of a bot."""
        self.closed = False
        """True when it was finished under other rules, and can only be looked at up to where they differ."""
        self.note = ""
        """What a person should know about this match, as that it was begun under other rules."""
        self._engine = game.plain
        self._list_legal = game.plain.bind(list_legal)
        self.earlier: list[str] = []
        """Moves made under other rules, as their file told them: they cannot be replayed."""
        self.base: bytes | None = None
        """The state that the log starts from, where that is not the set-up."""
        self.chronicle = Chronicle()
        self._before: list[_Before] = []
        self.log: list[Ply] = []
        self._state = game.fresh_state(seats, self.options)
        self._step(lambda s: self._engine.new_game(s))
        self.start_digest = digest(self._state)

    def _step(self, deed: Any) -> bool:
        """Key the luck of the next ply and carry out a deed; True when it may be taken back."""
        s = self._state
        self.luck.key(s.rng, self.ply)
        keyed = list(s.rng)
        s.told = []
        try:
            deed(s)
        finally:
            told, s.told = s.told, None
        heard, open_step = heard_and_open(self.game, told, keyed != s.rng)
        self.chronicle.add(self.ply, heard)
        return open_step

    # --- asking

    @property
    def to_act(self) -> set[int]:
        """The seats that may act now; empty when the game is over."""
        mask = self._engine.to_act(self._state)
        return {seat for seat in range(self.seats) if mask >> seat & 1}

    @property
    def over(self) -> bool:
        return not self._engine.to_act(self._state)

    @property
    def ply(self) -> int:
        """Moves made so far."""
        return len(self.earlier) + len(self.log)

    def legal_numbers(self, seat: int) -> list[int]:
        """The legal actions of a seat as numbers, rising."""
        self._check_seat(seat)
        if seat not in self.to_act:
            return []
        room = [0] * (self.game.actions + 1)
        return room[: self._list_legal(self._state, seat, room)]

    def legal(self, seat: int) -> list[Move]:
        """The legal moves of a seat."""
        return [self.move(seat, number) for number in self.legal_numbers(seat)]

    def move(self, seat: int, number: int) -> Move:
        """An action number with its words, legal or not."""
        s, words = self._blinded(seat), self.game.words
        return Move(seat, number, words.notation(s, number), words.label(s, seat, number, self.names))

    def odds(self, seat: int, number: int) -> list[tuple[str, Fraction]]:
        """What an action's dice can do, counted exactly: what is done with them, and the chance that it succeeds; the
        best comes last. Empty where there is nothing to throw."""
        rows: list[tuple[str, Fraction]] = self.game.words.odds(self._blinded(self._check_seat(seat)), seat, number)
        return rows

    def question(self, seat: int) -> str:
        """What the seat is asked, in words; empty when it is not asked."""
        return str(self.game.words.question(self._blinded(seat), seat, self.names)) if seat in self.to_act else ""

    def rules_in_play(self, seat: int) -> list[Rule]:
        """The rules that matter for what the seat is asked."""
        asked = self._engine.question(self._state, seat)
        return [self.game.rules[number] for number in self.game.words.rules_in_play.get(asked, ())]

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Plain data: all and only what a seat knows, or a spectator (None)."""
        viewer = NONE if seat is None else self._check_seat(seat)
        view: dict[str, Any] = self.game.words.view(self._blinded(viewer), viewer, self.names)
        return view

    def describe(self, seat: int | None = None) -> list[str]:
        """The same in sentences."""
        viewer = NONE if seat is None else self._check_seat(seat)
        lines: list[str] = self.game.words.describe(self._blinded(viewer), viewer, self.names)
        return lines

    def brief(self, seat: int | None = None) -> list[str]:
        """The part of it that a player wants to see at every question."""
        viewer = NONE if seat is None else self._check_seat(seat)
        lines: list[str] = self.game.words.brief(self._blinded(viewer), viewer, self.names)
        return lines

    def picture(self, seat: int | None = None) -> list[list[tuple[str, str]]]:
        """The table drawn with characters, line by line in pieces with a style; empty in games without a board."""
        viewer = NONE if seat is None else self._check_seat(seat)
        lines: list[list[tuple[str, str]]] = self.game.words.picture(self._blinded(viewer), viewer)
        return lines

    def sketch(self, seat: int) -> list[str]:
        """What the seat's question is about, drawn with characters; empty where there is nothing to draw."""
        lines: list[str] = self.game.words.sketch(self._blinded(self._check_seat(seat)), seat)
        return lines

    def own_hand(self, seat: int) -> str:
        """What a seat holds, in a line; empty in games without hands."""
        return str(self.game.words.own_hand(self._blinded(self._check_seat(seat)), seat))

    def events(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """What a seat, or a spectator (None), saw happen, from its event number ``since`` on."""
        viewer = NONE if seat is None else self._check_seat(seat)
        since = max(0, since)
        return in_words(self.game, self.chronicle.heard(viewer)[since:], self.names, since)

    def sight(self, seat: int | None) -> Sight:
        """What a bot in this seat is given; None is a spectator."""
        viewer = NONE if seat is None else self._check_seat(seat)
        legal = tuple(self.legal_numbers(viewer)) if viewer != NONE else ()
        told = tuple(self.chronicle.heard(viewer))
        return Sight(self.game, self._blinded(viewer), viewer, self.ply + 1, legal, tuple(self.names), told)

    def _blinded(self, viewer: int) -> Any:
        s = self._state.copy()
        self._engine.blind(s, viewer)
        return s

    def _check_seat(self, seat: int) -> int:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise NotYourTurn(f"there is no seat {seat!r}; seats are 0 to {self.seats - 1}")
        return seat

    # --- results

    @property
    def scores(self) -> list[int]:
        """The seats' points as they stand."""
        return [self._engine.score(self._state, seat) for seat in range(self.seats)]

    @property
    def places(self) -> list[int]:
        """The seats' places as they stand, 1 for first, equal for ties."""
        return [self._engine.place(self._state, seat) for seat in range(self.seats)]

    @property
    def shares(self) -> list[float]:
        """Each seat's share of the win; all 0 while the game goes on."""
        out = [0] * self.seats
        if self.over:
            self._engine.outcome(self._state, out)
        return [share / WHOLE_WIN for share in out]

    @property
    def winners(self) -> list[int]:
        """The seats that won; empty while the game goes on."""
        return [seat for seat, share in enumerate(self.shares) if share > 0]

    @property
    def ending(self) -> Rule | None:
        """The rule that ended the game."""
        number = self._engine.ending(self._state)
        return self.game.rules[number] if number else None

    # --- playing

    def play(self, seat: int, move: Move | int | str) -> Move:
        """Make a move: a Move, its action number, or its text.

        Raises NotYourTurn, BadNotation or IllegalMove, and then nothing has changed.
        """
        self._check_seat(seat)
        if self.closed:
            raise NotYourTurn("this match was finished under other rules: it can be looked at, but not played on")
        if seat not in self.to_act:
            waiting = " and ".join(self.names[s] for s in sorted(self.to_act))
            raise NotYourTurn(
                f"{self.names[seat]} is not asked; " + (f"waiting for {waiting}" if waiting else "it is over")
            )
        number = self.parse(seat, move)
        chosen = self.move(seat, number)
        refused = self._engine.refusal(self._state, seat, number)
        if refused:
            raise IllegalMove(chosen.text, self.game.rules[refused])
        before = self._state.pack()
        self.log.append(Ply(seat, number, chosen.text, ""))
        open_move = self._step(lambda s: self._engine.step(s, seat, number))
        self.log[-1] = Ply(seat, number, chosen.text, digest(self._state))
        self._before.append(_Before(before, open_move))
        return chosen

    def parse(self, seat: int, move: Move | int | str) -> int:
        """The action number that a move stands for, legal or not."""
        if isinstance(move, int | Move):
            number = move.number if isinstance(move, Move) else move
            if type(number) is not int or not 0 <= number < self.game.actions:
                raise BadNotation(f"{number!r} is no action; they are numbered 0 to {self.game.actions - 1}")
            if isinstance(move, Move) and self.game.words.notation(self._blinded(seat), number) != move.text:
                raise BadNotation(f"'{move.text}' belongs to another position: ask for the legal moves again")
            return number
        if not isinstance(move, str):
            raise BadNotation(f"a move is a Move, a number or a text, not a {type(move).__name__}")
        wanted = " ".join(move.lower().split())
        s = self._blinded(seat)
        for number in range(self.game.actions):
            if self.game.words.notation(s, number).lower() == wanted:
                return number
        raise BadNotation(f"{move[:60]!r} is no move here. Moves look like {self._examples(seat)}")

    def _examples(self, seat: int) -> str:
        texts = [f"'{move.text}'" for move in self.legal(seat)[:2]]
        return " or ".join(texts) or "'try F-11'"

    def default(self, seat: int) -> Move:
        """The move that is made for a seat whose clock runs out."""
        if self._check_seat(seat) not in self.to_act:
            raise NotYourTurn(f"{self.names[seat]} is not asked anything now")
        return self.move(seat, self._engine.default_action(self._state, seat))

    # --- taking back

    def undo(self) -> Ply:
        """Take back the last move. It must not have thrown dice, drawn a card, shown anything hidden, or gone on in a
        way that depends on a hidden hand."""
        if not self.log:
            raise NothingToUndo("no move has been made yet")
        if not self._before or not self._before[-1].open:
            raise NothingToUndo(
                "dice were rolled, a card was seen or a hidden hand decided something since, which cannot be taken back"
            )
        last = self.log[-1]
        self.drop_last()
        return last

    def drop_last(self) -> None:
        """Forget the last move, luck or no luck: for readers of a log that goes on differently."""
        before = self._before.pop()
        self._state = self.game.state.unpack(before.state)
        self.log.pop()
        self.chronicle.cut(self.ply)

    def continue_from(self, state: Any, earlier: list[str], note: str) -> None:
        """Go on from a state that earlier moves led to under other rules."""
        self._state = state
        self.base, self.start_digest = state.pack(), digest(state)
        self.earlier, self.note = earlier, note
        self.log, self._before, self.chronicle = [], [], Chronicle()

    def copy(self) -> Match:
        """Another match at the same point. Played on the same way, both have the same luck."""
        new = object.__new__(Match)
        new.__dict__.update(self.__dict__)
        new._state = self._state.copy()
        new.chronicle, new._before, new.log = self.chronicle.copy(), self._before[:], self.log[:]
        new.names, new.players, new.options = self.names[:], self.players[:], dict(self.options)
        return new

    # --- text

    def save(self, path: str | Path) -> None:
        """Write the match to a file; ``aerodrome.load`` reads it."""
        from aerodrome.play.gamefile import write_match

        write_match(self, Path(path))

    def position(self, seat: int | None = None) -> str:
        """The position as a seat sees it, as text that ``aerodrome.play.gamefile.read_position`` reads."""
        from aerodrome.play.gamefile import position_text

        viewer = NONE if seat is None else self._check_seat(seat)
        return position_text(self.game, self._blinded(viewer), viewer)

    def __repr__(self) -> str:
        waiting = ", ".join(self.names[s] for s in sorted(self.to_act)) or "over"
        return f"<Match {self.game.name}, {self.seats} seats, ply {self.ply}, to act: {waiting}>"


def check_names(names: Sequence[str] | None, seats: int) -> list[str]:
    """Names for all seats: those given, `Seat n` for the rest; at most 40 printable characters, all different."""
    chosen = [f"Seat {seat + 1}" for seat in range(seats)]
    for seat, name in enumerate(names or []):
        if seat >= seats:
            raise BadName(f"there are {len(names or [])} names for {seats} seats")
        chosen[seat] = checked(str(name))
    if len(set(chosen)) < seats:
        raise BadName(f"two seats have the same name: {', '.join(chosen)}")
    return chosen


def digest(state: Any) -> str:
    """A short hash of a state's bytes."""
    return hashlib.sha256(state.pack()).hexdigest()[:12]


def new(
    game: str | Game,
    seats: int = 2,
    *,
    seed: int | None = None,
    options: Mapping[str, str | int] | None = None,
    names: Sequence[str] | None = None,
    cards: str | Path | None = None,
) -> Match:
    """A new match. Without a seed its luck comes from a fresh secret; ``cards`` is an edited copy of the card data."""
    loaded = load_game(game) if isinstance(game, str) else game
    if cards is not None:
        loaded = loaded.with_cards(cards)
    return Match(loaded, seats, options, SecretLuck() if seed is None else SeededLuck(seed), names)
