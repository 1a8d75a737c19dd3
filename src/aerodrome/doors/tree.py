"""The tree of a game: a node for every decision, and for every draw of the luck.

A node never changes, so a copy of it is itself. A step that draws luck is carried out by the plain rules, again for
each of its draws (`Draws`); every other step by the best engine there is.
"""

from __future__ import annotations

import functools
import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, replace
from typing import Any

from aerodrome.doors.errors import BadDraw
from aerodrome.doors.layout import Layout
from aerodrome.engines.compiled import native_or_none, numbers
from aerodrome.play.board import Board, board_from
from aerodrome.play.layout import layout_of, unpacked
from aerodrome.play.moves import IllegalMove
from aerodrome.play.sight import Told
from aerodrome.play.step import Outcome, happened
from aerodrome.rulebook.draws import Draws
from aerodrome.rulebook.game import Game
from aerodrome.rulebook.primitives import EVERYBODY
from aerodrome.rulebook.record import NONE
from aerodrome.text import ENGLISH, Speaker, notation_of


class NoLuck:
    """Keys the generator with zeros. Afterwards it is seen whether it was used."""

    def key(self, rng: Any, ply: int) -> None:
        for i in range(len(rng)):
            rng[i] = 0

    def text(self) -> str:
        return "none"


class Tree:
    """The tree of one game, with its seats and house rules. `tree_of` makes it."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, int]) -> None:
        self.game, self.seats, self.options = game, seats, options
        self.layout = Layout(game)
        self.draws = Draws(game)
        fresh = game.fresh_state(self.seats, self.options).pack()
        self.root = Node(self, fresh, 0, ("",) * (self.seats + 1), None, (), 0, 0).going_on(())

    def __reduce__(self) -> tuple[Any, ...]:
        return tree_of, (self.game, self.seats, self.options)

    def dealt(self, blinded: bytes, seat: int, words: Sequence[int]) -> bytes:
        """A state that looks like this to the seat, by the game's `deal`."""
        compiled = native_or_none(self.game)
        if compiled is None:
            s = unpacked(self.game, blinded)
            self.game.plain.deal(s, seat, [*words, 1])
            return bytes(s.pack())
        states, rng = compiled.load(blinded), numbers("i64", 4)
        rng[:] = [*words, 1]
        compiled.deal(states, seat, rng)
        return states[0]


def tree_of(game: Game, seats: int, options: Mapping[str, str | int]) -> Tree:
    """The tree, made once. Raises BadSeats and BadOption."""
    return _made(game, game.check_seats(seats), tuple(game.parse_options(options, seats).items()))


@functools.cache
def _made(game: Game, seats: int, options: tuple[tuple[str, int], ...]) -> Tree:
    return Tree(game, seats, dict(options))


@dataclass(frozen=True, eq=False)
class Node:
    """A place in the tree: a decision, a draw, or the end."""

    tree: Tree
    packed: bytes
    """The state; while luck is drawn, the one before the step that draws it."""
    ply: int
    """Steps made."""
    past: tuple[str, ...]
    """What each seat was told and has chosen, and last what a spectator was told: after each ply ``:`` and an event as
    bare numbers, or ``>`` and an action."""
    step: tuple[int, int] | None
    """While luck is drawn, who chose which action; None in the set-up."""
    drawn: tuple[int, ...]
    """The draws of this step so far."""
    outcomes: int
    """How many outcomes the next draw has; 0 if none is due."""
    first: int
    """Of several seats that choose at the same time, the one from which they are asked in turn."""

    def __deepcopy__(self, memo: object) -> Node:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Node, tuple(getattr(self, field.name) for field in fields(self))

    @functools.cached_property
    def board(self) -> Board:
        return board_from(self.tree.game, self.packed)

    @property
    def in_set_up(self) -> bool:
        return self.outcomes > 0 and self.step is None

    @functools.cached_property
    def over(self) -> bool:
        return not self.outcomes and self.board.over

    @functools.cached_property
    def seat(self) -> int:
        """The seat that is asked; NONE when nobody is."""
        waiting, seats = self.board.to_act(), self.tree.seats
        return next((seat for i in range(seats) if waiting >> (seat := (self.first + i) % seats) & 1), NONE)

    @property
    def legal(self) -> list[int]:
        """The actions of the seat that is asked, in rising order."""
        return [] if self.over else self.board.legal(self.seat)

    @property
    def outcome(self) -> Outcome:
        return self.board.outcome()

    # --- going on

    def after(self, action: int) -> Node:
        """The node that an action, or an outcome of a draw, leads to. Raises IllegalMove or BadDraw."""
        if self.outcomes:
            if not 0 <= action < self.outcomes:
                raise BadDraw(f"outcome {action} of a draw with {self.outcomes}, which are 0 to {self.outcomes - 1}")
            return self.going_on((*self.drawn, action))
        seat = max(self.seat, 0)
        if number := self.board.refusal(seat, action):
            raise IllegalMove(self.named(action), self.tree.game.rules[number])
        ply, past = self.ply + 1, list(self.past)
        past[seat] += f" {ply}>{action}"
        begun = replace(self, ply=ply, past=tuple(past), step=(seat, action))
        board = board_from(self.tree.game, self.packed)
        done = board.step(seat, action, ply, NoLuck())
        packed = board.pack()
        if any(layout_of(self.tree.game).rng(packed)):
            return begun.going_on(())
        return begun._done(packed, done.told)

    def going_on(self, drawn: tuple[int, ...]) -> Node:
        """The node with these draws: the next one, or what the step has led to."""
        tree, s = self.tree, unpacked(self.tree.game, self.packed)
        s.told = []
        outcomes = tree.draws.step(s, *self.step, drawn) if self.step else tree.draws.set_up(s, drawn)
        told, s.told = s.told, None
        if outcomes:
            return replace(self, drawn=drawn, outcomes=outcomes)
        return self._done(s.pack(), happened(tree.game, told, used_luck=True).told)

    def _done(self, packed: bytes, told: Sequence[Told]) -> Node:
        heard: list[list[str]] = [[] for _ in self.past]
        for audience, kind, a, b, c in told:
            text = f" {self.ply}:{kind}({a},{b},{c})"
            for viewer in range(len(heard)) if audience == EVERYBODY else (audience,):
                heard[viewer].append(text)
        past = tuple(before + "".join(new) for before, new in zip(self.past, heard, strict=True))
        node = Node(self.tree, packed, self.ply, past, None, (), 0, self.first)
        waiting = node.board.to_act() if self.first else 0
        return replace(node, first=0) if self.first and not waiting & (waiting - 1) else node

    def dealt(self, seat: int, words: Sequence[int]) -> Node:
        """Another node that looks the same to a seat. Of the past of others it has only what everybody was told."""
        packed = self.tree.dealt(self.board.blinded(seat), seat, words)
        past = tuple(mine if viewer == seat else self.past[NONE] for viewer, mine in enumerate(self.past))
        return Node(self.tree, packed, self.ply, past, None, (), 0, max(self.seat, 0))

    # --- looking

    def observed(self, viewer: int) -> bytes:
        """What a viewer sees as numbers of 16 bits; before the set-up has ended, zeros."""
        return bytes(2 * self.tree.layout.size) if self.in_set_up else self.board.observed(viewer)

    def seen(self, viewer: int) -> str:
        """What a viewer sees, as a short text that is the same for the same sight."""
        sight = "nothing" if self.in_set_up else hashlib.sha256(self.board.blinded(viewer)).hexdigest()[:16]
        return f"{viewer_name(viewer)} sees {sight}"

    def remembered(self, viewer: int) -> str:
        """The same, with all that the viewer has heard and chosen."""
        return self.seen(viewer) + self.past[viewer]

    def table(self, viewer: int) -> list[str]:
        """The table in sentences."""
        if self.in_set_up:
            return []
        names = [viewer_name(seat) for seat in range(self.tree.seats)]
        speaker = Speaker(self.tree.game, ENGLISH, names, viewer)
        return speaker.texts(self.board.said(viewer, "describe", viewer))

    def named(self, action: int) -> str:
        """An action in notation; its number where there is no such action."""
        if not 0 <= action < self.tree.game.actions:
            return f"action {action}"
        return notation_of(self.tree.game).text(self.board.said(self.seat, "notation", action))

    @property
    def text(self) -> str:
        """A short text that is the same for the same node."""
        state = hashlib.sha256(layout_of(self.tree.game).without_rng(self.packed)).hexdigest()[:16]
        under_way = f", step {self.step}, draws {self.drawn}" if self.outcomes else ""
        return f"{self.tree.game.name}, {self.tree.seats} seats, ply {self.ply}, state {state}{under_way}"


def viewer_name(viewer: int) -> str:
    return "spectator" if viewer == NONE else f"player {viewer}"
