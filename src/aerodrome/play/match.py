"""Match: one game being played, and its log. This is the public Python API for every game.

>>> import aerodrome
>>> m = aerodrome.new("airships", seats=2, seed=7, options={"first_seat": 1})
>>> m.to_act
{0}
>>> m.legal(0)[0].text, "try F-S2" in m.legal(0)
('try F-S2', True)
>>> m.play(0, "try F-S2").seat
0
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any, NamedTuple

from aerodrome.games import game_of
from aerodrome.play.board import board_from, new_board
from aerodrome.play.luck import Luck, SecretLuck, SeededLuck
from aerodrome.play.moves import BadNotation, IllegalMove, LegalMoves, Move, Viewpoint
from aerodrome.play.names import BadName, checked
from aerodrome.play.sight import Chronicle, Event, Sight, in_words, sight_on
from aerodrome.play.step import NotYourTurn, Outcome, check_seat
from aerodrome.rulebook.errors import AerodromeError
from aerodrome.rulebook.game import Game
from aerodrome.rulebook.record import NONE
from aerodrome.rulebook.ruletext import Rule
from aerodrome.text import ENGLISH, Speaker

HUMAN = "human"


class NothingToUndo(AerodromeError):
    """No move may be taken back; the message says why."""


class Ply(NamedTuple):
    """One entry of the log."""

    seat: int
    action: int
    text: str
    digest: str


class _Before(NamedTuple):
    """The state before a ply, and whether the ply may be taken back."""

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
        language: str = ENGLISH,
    ) -> None:
        self.game = game
        self.language = language
        """The language of questions, moves, events and descriptions."""
        self.seats = game.check_seats(seats)
        self.options = game.parse_options(options or {}, seats)
        self.luck: Luck = luck or SecretLuck()
        self.names = check_names(names, seats)
        self.players = [HUMAN] * seats
        """The player of each seat: `human`, or the name of a bot."""
        self.closed = False
        """Was it finished under other rules? Then it can be viewed up to the point where the rules differ."""
        self.note = ""
        """What a person should know about this match, for example that it began under other rules."""
        self.earlier: list[str] = []
        """Moves made under other rules, as the game file has them. They cannot be replayed."""
        self.base: bytes | None = None
        """The state that the log starts from; None if it starts from the set-up."""
        self.chronicle = Chronicle()
        self._before: list[_Before] = []
        self.log: list[Ply] = []
        self.board = new_board(game, seats, self.options, self.luck)
        self.chronicle.add(0, self.board.set_up_told)
        self.start_digest = self.board.digest()
        self._viewpoints: dict[int, Viewpoint] = {}

    # --- asking

    @property
    def to_act(self) -> set[int]:
        """The seats that may act now; empty when the game is over."""
        mask = self.board.to_act()
        return {seat for seat in range(self.seats) if mask >> seat & 1}

    @property
    def over(self) -> bool:
        return self.board.over

    @property
    def outcome(self) -> Outcome:
        """How the match stands, or how it ended: points, places, shares of the win, and the rule that ended it."""
        return self.board.outcome()

    @property
    def ply(self) -> int:
        """Moves made so far."""
        return len(self.earlier) + len(self.log)

    def legal(self, seat: int) -> LegalMoves:
        """The legal moves of a seat; empty if it is not asked."""
        return LegalMoves(self._viewpoint(check_seat(seat, self.seats)), self.board.legal(seat))

    def move(self, seat: int, number: int) -> Move:
        """The move with this action number, legal or not."""
        return self._viewpoint(seat).move(number)

    def odds(self, seat: int, number: int) -> list[tuple[str, Fraction]]:
        """The ways to make an action succeed, each with its exact chance; the best comes last. Empty if the action
        involves no dice."""
        return self._viewpoint(seat).odds(number)

    def question(self, seat: int) -> str:
        """The seat's question in words; empty if it is not asked."""
        return self._viewpoint(seat).question if seat in self.to_act else ""

    def rules_in_play(self, seat: int) -> list[Rule]:
        """The rules that are relevant to the seat's question."""
        return self._viewpoint(seat).rules

    def speaker(self, seat: int | None = None) -> Speaker:
        """The speaker that puts numbers into words for a seat, or for a spectator (None)."""
        return self._viewpoint(seat).speaker

    def speak(self, language: str) -> None:
        """Change the language."""
        self.language, self._viewpoints = language, {}

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat, or a spectator (None), knows, as plain data."""
        return self._viewpoint(seat).view()

    def describe(self, seat: int | None = None) -> list[str]:
        """The same in sentences."""
        return self._viewpoint(seat).texts("describe")

    def brief(self, seat: int | None = None) -> list[str]:
        """What a player wants to know at every question, in sentences."""
        return self._viewpoint(seat).texts("brief")

    def seen(self, seat: int | None = None) -> Any:
        """The blinded state. Do not change it, since all words about this position come from it."""
        return self._viewpoint(seat).state

    def events(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """The events that a seat, or a spectator (None), saw, from its event number ``since`` on."""
        since = max(0, since)
        heard = list(self.chronicle.heard(self._viewer(seat)))
        point = self._viewpoint(seat)
        return in_words(point.state, point.speaker, heard[since:], since)

    def sight(self, seat: int | None) -> Sight:
        """What a bot in this seat gets, or a spectator (None)."""
        return sight_on(self.board, self._viewer(seat), self.ply + 1, self.names, self.chronicle)

    def _viewer(self, seat: int | None) -> int:
        return NONE if seat is None else check_seat(seat, self.seats)

    def _viewpoint(self, seat: int | None) -> Viewpoint:
        viewer = self._viewer(seat)
        if viewer not in self._viewpoints:
            speaker = Speaker(self.game, self.language, self.names, viewer)
            self._viewpoints[viewer] = Viewpoint(self.game, speaker, self.board.seen(viewer))
        return self._viewpoints[viewer]

    # --- playing

    def play(self, seat: int, move: Move | int | str) -> Move:
        """Make a move: a Move, its action number, or its text.

        Raises NotYourTurn, BadNotation or IllegalMove; nothing has changed then.
        """
        check_seat(seat, self.seats)
        if self.closed:
            raise NotYourTurn("this match was finished under other rules; you can view it, but not continue it")
        if seat not in self.to_act:
            waiting = " and ".join(self.names[s] for s in sorted(self.to_act))
            raise NotYourTurn(
                f"{self.names[seat]} is not asked; " + (f"waiting for {waiting}" if waiting else "the match is over")
            )
        number = self.parse(seat, move)
        chosen = self.move(seat, number)
        refused = self.board.refusal(seat, number)
        if refused:
            raise IllegalMove(chosen.text, self.game.rules[refused])
        before, ply = self.board.pack(), self.ply + 1
        done = self.board.step(seat, number, ply, self.luck)
        self._viewpoints = {}
        self.chronicle.add(ply, done.told)
        self.log.append(Ply(seat, number, chosen.text, self.board.digest()))
        self._before.append(_Before(before, done.open))
        return chosen

    def parse(self, seat: int, move: Move | int | str) -> int:
        """The action number of a move, legal or not."""
        if isinstance(move, int | Move):
            number = move.number if isinstance(move, Move) else move
            if type(number) is not int or not 0 <= number < self.game.actions:
                raise BadNotation(f"{number!r} is not an action; actions are numbered 0 to {self.game.actions - 1}")
            if isinstance(move, Move) and self._viewpoint(seat).text(number) != move.text:
                raise BadNotation(f"'{move.text}' belongs to another position; ask for the legal moves again")
            return number
        if not isinstance(move, str):
            raise BadNotation(f"a move is a Move, a number or a text, not a {type(move).__name__}")
        return self._viewpoint(seat).find(move, self.legal(seat))

    def default(self, seat: int) -> Move:
        """The move for a seat whose clock runs out."""
        if check_seat(seat, self.seats) not in self.to_act:
            raise NotYourTurn(f"{self.names[seat]} is not asked anything now")
        return self.move(seat, self.board.default_action(seat))

    # --- taking back

    @property
    def can_undo(self) -> bool:
        """May the last move be taken back?"""
        return bool(self._before) and self._before[-1].open

    def undo(self) -> Ply:
        """Take back the last move, unless it rolled dice, drew a card, showed anything hidden or depended on a hidden
        hand."""
        if not self.log:
            raise NothingToUndo("nobody has moved yet")
        if not self.can_undo:
            raise NothingToUndo("the last move rolled dice, showed a card or depended on a hidden hand")
        return self.drop_last()

    def drop_last(self) -> Ply:
        """Remove the last move even if it used luck. This is for readers whose log continues differently."""
        last = self.log.pop()
        self.board.restore(self._before.pop().state)
        self.chronicle.cut(self.ply)
        self._viewpoints = {}
        return last

    def continue_from(self, state: bytes, earlier: Sequence[str] = (), note: str = "") -> None:
        """Continue from the state in these bytes, for example after moves under other rules."""
        self.board.restore(state)
        self.base, self.start_digest = state, self.board.digest()
        self.earlier, self.note = list(earlier), note
        self.log, self._before, self.chronicle, self._viewpoints = [], [], Chronicle(), {}

    def states(self) -> list[bytes]:
        """The states with all hands: the one that the log starts from, and those after each of its moves."""
        return [*(before.state for before in self._before), self.board.pack()]

    def copy(self, state: bytes | None = None) -> Match:
        """Another match at the same point, in which the same moves have the same luck. With ``state``, it is in that
        state instead: another world, which may look the same to a seat."""
        new = object.__new__(Match)
        new.__dict__.update(self.__dict__)
        new.board, new._viewpoints = board_from(self.game, state or self.board.pack()), {}
        new.chronicle, new._before, new.log = self.chronicle.copy(), self._before[:], self.log[:]
        new.names, new.players, new.options = self.names[:], self.players[:], dict(self.options)
        return new

    # --- text

    def save(self, path: str | Path) -> None:
        """Write the match to a file that ``aerodrome.load`` can read."""
        from aerodrome.play.gamefile import write_match

        write_match(self, Path(path))

    def position(self, seat: int | None = None) -> str:
        """The position as a seat sees it, as text that ``aerodrome.play.position.read_position`` reads."""
        from aerodrome.play.position import position_text

        return position_text(self.game, self.seen(seat), self._viewer(seat))

    def __repr__(self) -> str:
        waiting = ", ".join(self.names[s] for s in sorted(self.to_act)) or "over"
        return f"<Match {self.game.name}, {self.seats} seats, ply {self.ply}, to act: {waiting}>"


def check_names(names: Sequence[str] | None, seats: int) -> list[str]:
    """Checked names for all seats, `Seat n` where none is given: printable, at most 40 characters, all different."""
    chosen = [f"Seat {seat + 1}" for seat in range(seats)]
    for seat, name in enumerate(names or []):
        if seat >= seats:
            raise BadName("names-miscounted", names=len(names or []), seats=seats)
        chosen[seat] = checked(str(name))
    if len(set(chosen)) < seats:
        raise BadName("names-alike", names=chosen)
    return chosen


def new(
    game: str | Game,
    seats: int = 2,
    *,
    seed: int | None = None,
    options: Mapping[str, str | int] | None = None,
    names: Sequence[str] | None = None,
    cards: str | Path | None = None,
    language: str = ENGLISH,
) -> Match:
    """A new match. Without a seed, its luck comes from a fresh secret. ``cards`` is an edited copy of the card data."""
    loaded = game_of(game)
    if cards is not None:
        loaded = loaded.with_cards(cards)
    return Match(loaded, seats, options, SecretLuck() if seed is None else SeededLuck(seed), names, language)
