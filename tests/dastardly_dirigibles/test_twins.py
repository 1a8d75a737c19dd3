"""Two tables that one viewer cannot tell apart: whatever the viewer gets is the same at both, byte by byte.

The same game is played twice. At the second table the cards that others are dealt and draw are other ones; what lies
open and what the viewer draws are the same, and so are all choices, which everybody sees. So everything else must be
the same as well: what the viewer sees of the state, what is told, who is asked what, and all that is put in words.
Nothing here knows `knowledge` or `sight`: only the points for a Dynamotor, which is shown, may tell the tables apart.
"""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any
from unittest import mock

import pytest

from aerodrome.games.dastardly_dirigibles import rules, sight
from aerodrome.games.dastardly_dirigibles.cards import FIRST_SPECIAL, KINDS, part_of
from aerodrome.games.dastardly_dirigibles.knowledge import note_shown
from aerodrome.games.dastardly_dirigibles.state import (
    EVENT_DEALT,
    EVENT_DRAWN,
    EVENT_EMPORIUM,
    EVENT_LOT,
    EVENT_RESHUFFLE,
    State,
)
from aerodrome.rulebook.chance import first_key, key_chance, second_key
from aerodrome.rulebook.record import NONE
from tests.dastardly_dirigibles.table import EVERYBODY, GAME, fresh, legal, random_answer

NAMES = ("Ann", "Ben", "Cleo", "Dot", "Eve")
DRAWS = (EVENT_DEALT, EVENT_DRAWN, EVENT_EMPORIUM, EVENT_LOT)
"""Events that tell of a card from the pile, each of one, with its kind behind the first number."""

take_nth = rules.take_from_pile


class Leak(AssertionError):
    """What the viewer gets depends on what it cannot see."""


class Pile:
    """The draws of the second table: given ones where the viewer sees the card, and others from its own pile."""

    def __init__(self, told: Sequence[Sequence[int]], viewer: int, chooser: random.Random) -> None:
        self.chooser = chooser
        self.seen: list[int] = []  # of each draw the kind, NONE where the viewer does not see it
        self.true: list[int] = []
        for _, event, a, kind, _ in told:
            if event in DRAWS:
                open_to_viewer = event in (EVENT_EMPORIUM, EVENT_LOT) or a == viewer
                self.seen.append(kind if open_to_viewer else NONE)
                self.true.append(kind)
        self.missing = False
        self.drawn_more = False

    def draw(self, s: State, nth: int) -> int:
        if not self.seen:
            self.drawn_more = True
            return take_nth(s, nth)
        kind, true = self.seen.pop(0), self.true.pop(0)
        if kind == NONE:
            kind = self.other_card(s, true)
        if s.pile[kind] <= 0:
            self.missing = True
            return take_nth(s, nth)
        return take_nth(s, sum(s.pile[:kind]))

    def other_card(self, s: State, true: int) -> int:
        """A card that the viewer need not see again in this move; often one that is used alike."""
        needed = Counter(self.seen)
        free = [kind for kind in range(KINDS) for _ in range(s.pile[kind] - needed[kind])]
        alike = [kind for kind in free if like(kind) == like(true)]
        choices = alike if alike and self.chooser.random() < 0.3 else free
        return self.chooser.choice(choices) if choices else true


def like(kind: int) -> int:
    return kind if kind >= FIRST_SPECIAL else part_of(kind)


class Twins:
    """Two tables and their viewer. ``lost`` counts how often they could not be kept alike, and were made so anew."""

    def __init__(self, seats: int, viewer: int, seed: int, **options: str | int) -> None:
        self.viewer, self.seed, self.chooser = viewer, seed, random.Random(seed)
        self.one, self.other = fresh(seats, seed, **options), fresh(seats, seed, **options)
        self.ply = self.compared = self.apart = self.reshuffles = self.lost = 0
        self.both(rules.new_game)

    def play(self, replacing: float = 1) -> None:
        """One move at both tables."""
        shared = [action for action in legal(self.one) if rules.refusal(self.other, self.other.decider, action) == 0]
        if not shared:
            self.part()
        answers = set(shared or legal(self.one))
        action = random_answer(self.one, self.chooser, replacing)
        while action not in answers:
            action = random_answer(self.one, self.chooser, replacing)
        self.ply += 1
        self.both(lambda s: rules.step(s, s.decider, action))

    def both(self, move: Callable[[State], None]) -> None:
        for s in (self.one, self.other):
            s.told = []
            key_chance(s.rng, first_key(self.seed), second_key(self.seed), self.ply)
        move(self.one)
        pile = Pile(self.one.told or (), self.viewer, self.chooser)
        with mock.patch.object(rules, "take_from_pile", pile.draw):
            move(self.other)
        if pile.missing or self.points(self.one) != self.points(self.other):
            self.part()
            return
        if pile.drawn_more or pile.seen:
            raise Leak(f"seed {self.seed}, ply {self.ply}, viewer {self.viewer}: the number of cards drawn differs")
        self.reshuffles += any(event == EVENT_RESHUFFLE for _, event, *_ in self.one.told or ())
        self.compare()

    def part(self) -> None:
        """Begin anew with two tables alike."""
        self.lost += 1
        told = self.one.told
        self.other = self.one.copy()
        self.other.told = told

    def points(self, s: State) -> list[list[int]]:
        return [list(player.points) for player in s.players]

    def compare(self) -> None:
        self.compared += 1
        self.apart += self.one.pack() != self.other.pack()
        mine, theirs = self.gets(self.one), self.gets(self.other)
        for what, seen in mine.items():
            if seen != theirs[what]:
                raise Leak(f"seed {self.seed}, ply {self.ply}, viewer {self.viewer}: {what} differs")

    def gets(self, s: State) -> dict[str, Any]:
        """All that the viewer gets."""
        view, words = s.copy(), GAME.words
        sight.blind(view, self.viewer)
        heard = [event for event in s.told or () if event[0] in (EVERYBODY, self.viewer)]
        asked = [rules.question(view, seat) for seat in range(s.n_seats)]
        out = {
            "the state": view.pack(),
            "what is told": heard,
            "the sentences": [words.sentence(tuple(event), NAMES) for event in heard],
            "who is asked": (rules.to_act(view), asked, rules.ending(view)),
        }
        if self.compared % 8 == 0:  # words take longest
            out["the table in words"] = words.describe(view, self.viewer, NAMES)
            out["the view"] = words.view(view, self.viewer, NAMES)
        if self.viewer != NONE and asked[self.viewer] != NONE:
            out["the question"] = words.question(view, self.viewer, NAMES)
            out["the moves"] = [(action, words.label(view, self.viewer, action, NAMES)) for action in legal(s)]
        return out


def compare_games(games: range, plies: int = 10_000) -> Counter[str]:
    """Play twins, of every number of seats and with every viewer; what was found, counted."""
    found: Counter[str] = Counter()
    viewers = [(seats, viewer) for seats in range(2, 6) for viewer in range(-1, seats)]
    for seed in games:
        seats, viewer = viewers[seed % len(viewers)]
        options: dict[str, str | int] = [{}, {"dynamotors": "each"}, {"extractors": 3}, {"transmutations": 3}][seed % 4]
        twins = Twins(seats, viewer, seed, **options)
        for _ in itertools.takewhile(lambda _, twins=twins: twins.one.asked != NONE, range(plies)):
            twins.play(replacing=30 if seed % 3 == 0 else 1)
        found += Counter(compared=twins.compared, apart=twins.apart, reshuffles=twins.reshuffles, lost=twins.lost)
    return found


@pytest.mark.rule("DD-10.1", "DD-10.2", "DD-10.3", "DD-10.4")
def test_what_a_viewer_gets_depends_on_nothing_that_it_cannot_see() -> None:
    found = compare_games(range(36), plies=90)
    assert found["compared"] > 3_000
    assert found["apart"] > 0.4 * found["compared"]  # the other times the tables have just been made alike
    assert found["reshuffles"] > 5


@pytest.mark.long
@pytest.mark.rule("DD-10.1", "DD-10.2", "DD-10.3", "DD-10.4")
def test_in_whole_games_what_a_viewer_gets_depends_on_nothing_that_it_cannot_see() -> None:
    found = compare_games(range(1000, 1036))
    assert found["compared"] > 10_000
    assert found["apart"] > 0.3 * found["compared"]
    assert found["reshuffles"] > 20


# --- planted leaks ----------------------------------------------------------------------------------------------

true_blind, true_call_on, true_extract, true_fill = sight.blind, rules.call_on, rules.extract, rules.fill_emporium
true_note_left, true_take_unseen, true_tell = rules.note_left, rules.take_unseen, rules.tell


def a_special_becomes_known(s: State, seat: int, kind: int) -> None:
    true_take_unseen(s, seat, kind)
    if kind >= FIRST_SPECIAL:
        note_shown(s, seat, kind, s.players[seat].shown[kind] + 1)


def a_recycled_card_is_seen_in_a_hand(s: State, seat: int, kind: int) -> None:
    true_take_unseen(s, seat, kind)
    rules.note_seen_from_pile(s, kind)


def who_has_no_match_is_not_asked(s: State, follower: int) -> None:
    while follower != s.seat and not rules.has_part(s, follower, s.announced):
        follower = (follower + 1) % s.n_seats
    true_call_on(s, follower)


def drawn_cards_are_told_to_all(s: State, audience: int, event: int, a: int, b: int, c: int) -> None:
    true_tell(s, EVERYBODY if event == EVENT_DRAWN else audience, event, a, b, c)


def a_hand_is_searched_when_a_card_leaves(s: State, seat: int, kind: int) -> None:
    true_note_left(s, seat, kind)
    if kind < FIRST_SPECIAL and not rules.has_part(s, seat, part_of(kind)):
        rules.note_lacking(s, seat, part_of(kind))


def nobody_is_asked_who_extracted_no_part(s: State) -> None:
    true_extract(s)
    if not any(NONE < kind < FIRST_SPECIAL for kind in s.extracted):
        rules.play_extracted(s, rules.KEEP_ALL)


def the_pile_shows_in_the_emporium(s: State, drawer: int) -> None:
    true_fill(s, drawer)
    if s.pile[0] and s.emporium[0] != NONE and s.emporium[1] != NONE:
        s.emporium[0], s.emporium[1] = s.emporium[1], s.emporium[0]


def extracted_cards_lie_open(s: State, seat: int) -> None:
    extracted = list(s.extracted)
    true_blind(s, seat)
    s.extracted = extracted


PLANTED: list[tuple[Any, str, Callable[..., None]]] = [
    (rules, "take_unseen", a_special_becomes_known),
    (rules, "take_unseen", a_recycled_card_is_seen_in_a_hand),
    (rules, "call_on", who_has_no_match_is_not_asked),
    (rules, "tell", drawn_cards_are_told_to_all),
    (rules, "note_left", a_hand_is_searched_when_a_card_leaves),
    (rules, "extract", nobody_is_asked_who_extracted_no_part),
    (rules, "fill_emporium", the_pile_shows_in_the_emporium),
    (sight, "blind", extracted_cards_lie_open),
]


@pytest.mark.parametrize(("module", "function", "leak"), PLANTED, ids=[leak.__name__ for _, _, leak in PLANTED])
def test_a_planted_leak_is_found(module: Any, function: str, leak: Callable[..., None]) -> None:
    with mock.patch.object(module, function, leak), pytest.raises(Leak, match="differs"):
        compare_games(range(200), plies=160)
