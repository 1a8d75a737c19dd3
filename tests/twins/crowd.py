"""A crowd of worlds: tables that one viewer cannot tell apart, played on side by side.

They begin with other cards where the viewer cannot see them. From then on hidden luck falls differently in each, and
other seats make other hidden choices; but all that the viewer's own eyes see (`eyes`) is the same. Then everything that
the viewer gets from the house must be the same too, byte by byte. A world that cannot be led to look like the first any
longer is given up, as the viewer would.
"""

from __future__ import annotations

import functools
import random
from collections.abc import Sequence
from typing import Any

import msgspec

from aerodrome.house.views import Views
from aerodrome.play.layout import layout_of
from aerodrome.play.plain import PlainBoard
from aerodrome.rulebook.record import NONE
from aerodrome.table.table import Table
from tests.table.helpers import NOW, PEOPLE, board_of, clone
from tests.table.outbound import Leak, compare, outbound
from tests.twins.eager import is_telling
from tests.twins.eyes import eyes_of
from tests.twins.fate import Fate, Undecided, reign

Choice = tuple[int, int]
"""Seat and action."""
Look = tuple[Any, ...]
"""What a viewer sees of an action."""

ATTEMPTS = 3
"""Times that a world is tried to be led to look like the first."""
CANDIDATES = 3
"""Choices that are thought of; the one that most worlds can follow is made."""
LOOKED_INTO = 12
"""One step in so many is looked into with everything that can be asked for."""


class World:
    """A table with what the viewer was sent of it."""

    def __init__(self, table: Table, viewer: int) -> None:
        self.table = table
        self.views = Views(table)
        self.views.open(viewer)

    @property
    def board(self) -> PlainBoard:
        board = board_of(self.table)
        assert isinstance(board, PlainBoard)
        return board

    @functools.cached_property
    def packed(self) -> bytes:
        """The bytes of the true state, until the next deed."""
        return self.board.pack()

    @property
    def truth(self) -> bytes:
        """The same without the generator, which differs always."""
        return layout_of(self.table.game).without_rng(self.packed)

    @property
    def values(self) -> list[int]:
        return layout_of(self.table.game).values(self.packed)

    def changed(self) -> None:
        self.__dict__.pop("packed", None)

    def rehearse(self, choices: Sequence[Choice]) -> tuple[list[Any], list[int] | None, int]:
        """What would be told if these choices were made; then all ints of the state, or how many ways there are where
        fate is undecided."""
        game, s = self.table.game, self.board.state()
        s.told = []
        try:
            for seat, action in choices:
                game.plain.step(s, seat, action)
        except Undecided as undecided:
            return s.told, None, undecided.n
        return s.told, layout_of(game).values(s.pack()), 0

    def act(self, seat: int, action: int, fate: Fate, at: float) -> None:
        """Make a choice. Where there is only one, the table answers for the seat."""
        table = self.table
        forced = len(self.board.legal(seat)) == 1
        with reign(fate):
            table.choose(seat, action, table.decision, at, "forced" if forced else "")
            table.finish(at)
        self.changed()


class Crowd:
    """Worlds and their viewer. ``compared`` counts comparisons of worlds that really differ. Where fewer than ``least``
    are left, others are made from them."""

    def __init__(self, tables: Sequence[Table], viewer: int, rng: random.Random, least: int = 7) -> None:
        self.worlds = [World(table, viewer) for table in tables]
        self.least = least
        self.viewer, self.rng = viewer, rng
        self.eyes = eyes_of(tables[0].game.name, viewer)
        self.person = PEOPLE[viewer] if viewer != NONE else ""
        self.compared = 0
        self.time = NOW
        self.compare("at the beginning", everything=True)

    @property
    def lead(self) -> World:
        return self.worlds[0]

    @property
    def over(self) -> bool:
        return self.lead.table.status != "running"

    # --- a step

    def step(self, wished: int = NONE) -> None:
        """Somebody does something, in all worlds alike as far as the viewer sees: what is wished, or anything."""
        self.time += self.rng.choice([0.0, 0.25, 3.5])
        if wished == NONE and self.rng.randrange(8) == 0 and self.take_back():
            return
        choices = self.agree(wished)
        with reign(Fate(rng=self.rng)) as fate:
            told, values, _ = self.lead.rehearse(choices[0])
        assert values is not None
        seen = self.eyes.see_luck(told), self.eyes.see(values)
        fates: list[Fate | None] = [Fate(fate.draws)]
        fates += [self.find_fate(w, c, fate, *seen) for w, c in zip(self.worlds[1:], choices[1:], strict=True)]
        staying = [(w, c, f) for w, c, f in zip(self.worlds, choices, fates, strict=True) if f is not None]
        parted = len(self.worlds) - len(staying)
        self.worlds = [world for world, _, _ in staying]
        for nth in range(len(choices[0])):
            for world, chosen, its_fate in staying:
                world.act(*chosen[nth], its_fate, self.time)
            self.compare(f"after {choices[0][: nth + 1]}", self.rng.randrange(LOOKED_INTO) == 0)
            if nth + 1 < len(choices[0]):
                self.waver([(world, *chosen[nth]) for world, chosen, _ in staying[1:]])
        if parted and [seat for seat, _ in choices[0]] == [self.viewer] and self.lead.table.can_take_back(self.viewer):
            raise Leak(f"{choices[0]} can be taken back, and yet it has told {parted} worlds from the first")
        if not self.over:
            self.fill_up()

    def fill_up(self) -> None:
        """Let worlds that have become what the first one is make room for others, and fill up with copies, which part
        from each other with the next hidden luck."""
        apart = [world for world in self.worlds[1:] if world.truth != self.lead.truth]
        if apart and self.least:
            self.worlds = [self.lead, *apart]
        while len(self.worlds) < self.least:
            self.worlds.append(World(clone(self.rng.choice(apart or [self.lead]).table), self.viewer))

    def agree(self, wished: int) -> list[list[Choice]]:
        """For each world choices of all seats that are asked, which look alike to the viewer."""
        chosen: list[list[Choice]] = [[] for _ in self.worlds]
        for seat in self.lead.table.asked:
            looks = [self.looks_of(world, seat) for world in self.worlds]
            candidates = [self.think_of(looks[0], wished) for _ in range(CANDIDATES)]
            look = max(candidates, key=lambda each: sum(each in those for those in looks))
            going_on = [i for i, those in enumerate(looks) if look in those]
            self.worlds = [self.worlds[i] for i in going_on]
            action = wished if wished != NONE else self.rng.choice(looks[0][look])
            actions = [action, *(self.one_of(looks[i][look], action) for i in going_on[1:])]
            chosen = [[*chosen[i], (seat, each)] for i, each in zip(going_on, actions, strict=True)]
        return chosen

    def one_of(self, actions: list[int], first: int) -> int:
        """One of several actions that look alike; mostly that of the first world."""
        return first if first in actions and self.rng.randrange(4) else self.rng.choice(actions)

    def looks_of(self, world: World, seat: int) -> dict[Look, list[int]]:
        """What a seat may do in a world, by what the viewer would see of it."""
        values, found = world.values, dict[Look, list[int]]()
        for action in world.board.legal(seat):
            found.setdefault(self.eyes.see_act(values, seat, action), []).append(action)
        return found

    def think_of(self, looks: dict[Look, list[int]], wished: int) -> Look:
        """Something that may be done in the first world."""
        if wished != NONE:
            return next(look for look, actions in looks.items() if wished in actions)
        name, s = self.lead.table.game.name, self.lead.board.state()
        telling = [look for look, actions in looks.items() if any(is_telling(name, s, action) for action in actions)]
        return self.rng.choice(telling if telling and self.rng.randrange(4) else [*looks])

    def find_fate(
        self, world: World, choices: Sequence[Choice], first: Fate, luck_seen: Sequence[Any], seen: Sequence[int]
    ) -> Fate | None:
        """Luck that shows the viewer what it saw in the first world; None where there is none.

        Mostly it is the same luck, so that worlds differ in a card or two: others can then do the same for long.
        """
        for _ in range(ATTEMPTS):
            script: list[int] = []
            untried: list[list[int]] = []
            while True:
                with reign(Fate(script)):
                    told, values, ways = world.rehearse(choices)
                luck = self.eyes.see_luck(told)
                if luck != luck_seen[: len(luck)]:
                    if not untried or not untried[-1]:
                        break
                    script[-1] = untried[-1].pop()
                elif values is None:
                    left = list(range(ways))
                    self.rng.shuffle(left)
                    if len(script) < len(first.draws) and first.draws[len(script)] < ways and self.rng.randrange(4):
                        left.remove(first.draws[len(script)])
                        left.append(first.draws[len(script)])
                    script.append(left.pop())
                    untried.append(left)
                elif self.eyes.see(values) == seen:
                    return Fate(script)
                else:
                    break
            if not script:
                return None
        return None

    def waver(self, sealed: Sequence[tuple[World, int, int]]) -> None:
        """In some worlds somebody changes a sealed choice, and changes it back. The others must not notice."""
        self.time += 0.5
        for world, seat, action in sealed:
            if seat != self.viewer and self.rng.randrange(2):
                for each in (self.rng.choice(world.board.legal(seat)), action):
                    world.table.choose(seat, each, world.table.decision, self.time)
        self.compare("after a sealed choice was changed", everything=self.rng.randrange(LOOKED_INTO) == 0)

    def take_back(self) -> bool:
        """Somebody takes a move back, if that can be done; the others agree."""
        seats = range(len(self.lead.table.seats))
        seat = next((seat for seat in seats if self.lead.table.can_take_back(seat)), NONE)
        if seat == NONE:
            return False
        self.worlds = [world for world in self.worlds if world.table.can_take_back(seat)]
        for world in self.worlds:
            table = world.table
            table.take_back(seat, table.decision, self.time)
            for other in table.asked:
                if table.wants_back not in (NONE, other):
                    table.answer_back(other, True, self.time)
            world.changed()
        self.compare(f"after seat {seat} has taken a move back", everything=False)
        return True

    # --- comparing

    def compare(self, what: str, everything: bool) -> None:
        tried = [self.rng.randrange(self.lead.table.game.actions) for _ in range(6)]
        words = self.rng.randrange(4)
        mine = self.gets(self.lead, tried, words, everything)
        for world in self.worlds[1:]:
            self.compared += world.truth != self.lead.truth or not self.eyes.blinkered
            compare(what, self.viewer, mine, self.gets(world, tried, words, everything))

    def gets(self, world: World, tried: list[int], words: int, everything: bool) -> dict[str, Any]:
        out: dict[str, Any] = {
            "updates": [msgspec.json.encode(update) for _, update in world.views.updates(self.time)],
            "when it changed last, in lists of tables": world.table.updated,
        }
        if everything:
            out |= outbound(world.table, self.viewer, self.person, tried, words)
        return out


__all__ = ["Crowd", "Leak", "World"]
