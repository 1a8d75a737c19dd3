"""`deal` makes every possible world, and hardly any other: dealt worlds compared with all histories that look the same.

Small tables, on which few cards are unseen, are played at random, and beside them every other way in which the unseen
cards may have lain and been drawn: those that look the same to the viewer from the first move on are the worlds that
can be. So this remembers everything, and knows of `sight` only what a viewer sees.
"""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from unittest import mock

import pytest

from aerodrome.games.dastardly_dirigibles import rules
from aerodrome.games.dastardly_dirigibles.state import EVENT_DEALT, EVENT_DRAWN, EVENT_EMPORIUM, EVENT_LOT, State
from aerodrome.rulebook.chance import first_key, key_chance, second_key
from aerodrome.rulebook.record import NONE
from tests.dastardly_dirigibles.table import listed, random_answer, table
from tests.dastardly_dirigibles.test_dealing import VIEWER, all_deals, cell, seen_by

DRAWS = (EVENT_DEALT, EVENT_DRAWN, EVENT_EMPORIUM, EVENT_LOT)
"""Events that tell of a card from the pile, each of one, with its kind behind the first number."""

take_nth = rules.take_from_pile


class Outcomes:
    """The draws of one more world: where the viewer sees the card it is the same, and else each kind in its turn."""

    def __init__(self, told: Sequence[Sequence[int]], viewer: int, path: list[int]) -> None:
        self.path, self.sides = path, list[int]()
        self.seen: list[int] = []
        """Of each draw the kind, NONE where the viewer does not see it."""
        for _, event, a, kind, _ in told:
            if event in DRAWS:
                open_to_viewer = event in (EVENT_EMPORIUM, EVENT_LOT) or a == viewer
                self.seen.append(kind if open_to_viewer else NONE)
        self.missing = self.drawn_more = False

    def draw(self, s: State, nth: int) -> int:
        if not self.seen:
            self.drawn_more = True
            return take_nth(s, nth)
        kind = self.seen.pop(0)
        if kind == NONE:
            kind = self.other_card(s)
        if s.pile[kind] <= 0:
            self.missing = True
            return take_nth(s, nth)
        return take_nth(s, sum(s.pile[:kind]))

    def other_card(self, s: State) -> int:
        kinds = [kind for kind, n in enumerate(s.pile) if n]
        self.sides.append(len(kinds))
        if len(self.path) < len(self.sides):
            self.path.append(0)
        return kinds[self.path[len(self.sides) - 1]]


class Small:
    """A small table, and all worlds that the viewer cannot tell from it."""

    def __init__(self, start: State, seed: int) -> None:
        self.s, self.seed, self.chooser, self.ply = start, seed, random.Random(seed), 0
        self.worlds = list(unseen_otherwise(start))

    def play(self) -> bool:
        """One move; False when the round is over."""
        self.ply += 1
        action, seat, round_ = random_answer(self.s, self.chooser), self.s.decider, self.s.round
        self.s.told = []
        key_chance(self.s.rng, first_key(self.seed), second_key(self.seed), self.ply)
        rules.step(self.s, seat, action)
        if self.s.round != round_ or self.s.asked == NONE:
            return False
        seen = seen_by(self.s, VIEWER)
        found = {}
        for world in self.worlds:
            if rules.refusal(world, seat, action) == 0:
                for after in self.outcomes(world, seat, action):
                    if seen_by(after, VIEWER) == seen:
                        found[after.pack()] = after
        self.worlds = list(found.values())
        return True

    def outcomes(self, world: State, seat: int, action: int) -> Iterator[State]:
        """All that the move may lead to in a world, as far as the viewer sees the same cards."""
        path: list[int] = []
        while True:
            after = world.copy()
            after.rng, after.told = [0, 0, 0, 1], None
            pile = Outcomes(self.s.told, VIEWER, path)
            with mock.patch.object(rules, "take_from_pile", pile.draw):
                rules.step(after, seat, action)
            if not (pile.missing or pile.drawn_more or pile.seen):
                after.rng = list(self.s.rng)
                yield after
            del path[len(pile.sides) :]
            while path and path[-1] == pile.sides[len(path) - 1] - 1:
                path.pop()
            if not path:
                return
            path[-1] += 1


def unseen_otherwise(s: State) -> Iterator[State]:
    """The table with the unseen cards in all other ways between the rivals' hands and the pile."""
    rivals = range(1, s.n_seats)
    sizes = [s.players[i].hand_size for i in rivals]
    unseen = Counter(dict(enumerate(s.pile)))
    for i in rivals:
        unseen += Counter(dict(enumerate(s.players[i].hand)))
    found = set()
    for order in itertools.permutations(unseen.elements(), sum(sizes)):
        world, row = s.copy(), iter(order)
        for i, size in zip(rivals, sizes, strict=True):
            hand = Counter(itertools.islice(row, size))
            world.players[i].hand = [hand[kind] for kind in range(60)]
        left = unseen - Counter(order)
        world.pile = [left[kind] for kind in range(60)]
        if world.pack() not in found:
            found.add(world.pack())
            yield world


STARTS = [
    ("gear nose, thief", "key tail", "gear tail, key nose, screw lift, key lift"),
    ("transmutation, key drive", "chain drive", "chain nose, key nose, screw lift, key lift"),
    ("chain lift, chain tail", "extractor", "chain lift, key nose, chain nose, goggle tail"),
]


def small_games(games: range) -> Iterator[Small]:
    """Every position of games on small tables; few cards are on the discards, so that they are shuffled soon."""
    for seed in games:
        first, second, pile = STARTS[seed % len(STARTS)]
        s = table("", first, second, emporium="screw nose, screw tail, screw drive", rest=0, seat=1 + seed % 2)
        viewer = s.players[VIEWER]
        for kind in listed(pile):
            viewer.hand[kind] -= 1
            s.pile[kind] += 1
        viewer.hand_size -= len(listed(pile))
        viewer.unknown, viewer.may_have = viewer.hand_size, [viewer.hand_size] * 6
        s.pile_size = len(listed(pile))
        small = Small(s, seed)
        for _ in range(25):
            if not small.play():
                break
            yield small


def compare_worlds(games: range) -> Counter[str]:
    """Compare what can be with what `deal` can deal, in every position."""
    found: Counter[str] = Counter()
    for small in small_games(games):
        can_be = {cell(world, VIEWER) for world in small.worlds}
        deals = set(all_deals(small.s, VIEWER))
        assert cell(small.s, VIEWER) in can_be
        assert can_be <= deals, f"seed {small.seed}, ply {small.ply}: a world that can be is never dealt"
        found += Counter(positions=1, open=len(can_be) > 1, forgotten=len(deals) > len(can_be))
    return found


@pytest.mark.rule("DD-10.1", "DD-10.2", "DD-10.3", "DD-10.4")
def test_every_world_that_can_be_is_dealt_and_hardly_any_other() -> None:
    """`deal` makes an impossible world only if something is forgotten, such as how old a card was that left."""
    found = compare_worlds(range(6))
    assert found["positions"] > 100
    assert found["open"] > 30
    assert found["forgotten"] <= 0.02 * found["positions"]


@pytest.mark.long
@pytest.mark.rule("DD-10.1", "DD-10.2", "DD-10.3", "DD-10.4")
def test_on_many_tables_every_world_that_can_be_is_dealt_and_hardly_any_other() -> None:
    found = compare_worlds(range(100, 140))
    assert found["positions"] > 800
    assert found["forgotten"] <= 0.02 * found["positions"]
