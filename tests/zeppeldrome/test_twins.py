"""ZD-5.11: two tables that a viewer cannot tell apart by its own eyes look the same to it in every other way too.

Both tables have few cards that move, so the pile ends often. The same happens at both, as far as the viewer sees it:
others draw, lay face down and steal different cards, but whatever is shown is the same. Then everything that the viewer
gets must be equal, byte by byte: the blinded state, what it is told, its view, its sentences, what learners see, and
every world that is dealt to it with the same luck.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from types import ModuleType
from unittest import mock

import pytest

from aerodrome.games.zeppeldrome import accounts, knowledge, rules, sight
from aerodrome.games.zeppeldrome.audit import audit, is_true
from aerodrome.games.zeppeldrome.features import observe
from aerodrome.games.zeppeldrome.sight import blind, deal
from aerodrome.games.zeppeldrome.state import FACE_DOWN, FACE_UP, SEATS, Account, State
from aerodrome.play.saying import said_of
from aerodrome.rulebook.bits import nth_in
from aerodrome.rulebook.chance import first_key, key_chance, second_key
from aerodrome.rulebook.record import NONE
from tests.tables import EVERYBODY
from tests.zeppeldrome.table import GAME, speaker
from tests.zeppeldrome.witness import LETTERS, Story, cards_in

PLAYERS = 3


class Leak(AssertionError):
    """A viewer gets something that depends on what it has not seen."""


class World:
    """A table, and what its viewer gets of it."""

    def __init__(self, story: Story, viewer: int) -> None:
        self.s, self.viewer = story.s, viewer
        self.s.told = []

    def hand(self, seat: int) -> frozenset[int]:
        return cards_in(self.s.players[seat].hand)

    def take(self, act: Callable[[], object], card: int = NONE) -> None:
        """Act; chance takes this card."""
        with mock.patch.object(rules, "nth_in", lambda words, nth: card if card != NONE else nth_in(words, nth)):
            act()

    def gets(self, seed: int) -> dict[str, object]:
        view, learner, world = self.s.copy(), [0] * GAME.observed, self.s.copy()
        blind(view, self.viewer)
        told = [event for event in self.s.told or () if event[0] in (EVERYBODY, self.viewer)]
        self.s.told = []
        observe(view, self.viewer, learner)
        blind(world, self.viewer)
        rng = [0, 0, 0, 0]
        key_chance(rng, first_key(seed), second_key(seed), 1)
        deal(world, self.viewer, rng)
        assert audit(world) == 0
        return {
            "state": view.pack(),
            "told": told,
            "view": GAME.showing.view(view, self.viewer, speaker(self.s.n_seats, viewer=self.viewer)),
            "sentences": said_of(GAME, view.copy(), "describe", self.viewer),
            "learners": learner,
            "a dealt world": world.pack(),
        }


class Twins:
    """Two tables with one viewer."""

    def __init__(self, seed: int, cards: int, viewer: int) -> None:
        self.chance = random.Random(seed)
        piled = self.chance.randint(2, cards)
        self.worlds = [
            World(Story(LETTERS[:piled], discards=LETTERS[piled:cards], rest="open", watched=False), viewer)
            for _ in range(2)
        ]
        self.viewer = viewer
        self.most = self.chance.choice([2, 3, 4])
        self.met: Counter[str] = Counter()

    def apart(self) -> bool:
        one, other = self.worlds
        return one.s.pack() != other.s.pack()

    def in_both(self, sets: Iterator[frozenset[int]]) -> list[int]:
        one, other = sets
        return sorted(one & other)

    def step(self) -> str:
        """Something happens at both tables; "" when nothing that was tried can look the same."""
        chance, (one, other) = self.chance, self.worlds
        seat = chance.randrange(PLAYERS)
        player, both = one.s.players[seat], self.in_both(world.hand(seat) for world in self.worlds)
        mine = seat == self.viewer
        kind = chance.choice(["draw", "draw", "discard", "lay", "lay", "over", "steal", "steal", "show"])
        if kind == "draw" and player.hand_size < self.most:
            sources = [cards_in(w.s.pile) or cards_in(w.s.discards) for w in self.worlds]
            cards = self.pick(iter(sources), mine)
            if cards:
                for world, card in zip(self.worlds, cards, strict=True):
                    world.take(lambda world=world: rules.draw_cards(world.s, seat, 1), card)  # type: ignore[misc]
                return kind
        elif kind == "discard" and both:
            card = chance.choice(both)
            for world in self.worlds:
                rules.discard(world.s, seat, card)
            return kind
        elif kind in ("lay", "show") and player.laid == 0 and player.hand_size > 0:
            cards = self.pick(iter([world.hand(seat) for world in self.worlds]), mine or kind == "show")
            if cards:
                for world, card in zip(self.worlds, cards, strict=True):
                    world.s.players[seat].chosen = (FACE_DOWN if kind == "lay" else FACE_UP) + card
                    rules.reveal(world.s, seat)
                return kind
        elif kind == "over" and player.laid == 1 and one.s.players[seat].plan == other.s.players[seat].plan:
            for world in self.worlds:
                rules.end_plan(world.s, seat)
            return kind
        elif kind == "steal":
            victim = chance.choice([i for i in range(PLAYERS) if i != seat])
            cards = self.pick(iter([world.hand(victim) for world in self.worlds]), self.viewer in (seat, victim))
            if cards:
                for world, card in zip(self.worlds, cards, strict=True):
                    world.take(lambda world=world: rules.steal(world.s, seat, victim), card)  # type: ignore[misc]
                return kind
        return ""

    def pick(self, sets: Iterator[frozenset[int]], seen: bool) -> list[int]:
        """A card for each table; the same for both if the viewer sees it, and none where that cannot be."""
        choices = list(sets)
        if not all(choices):
            return []
        if not seen:
            return [self.chance.choice(sorted(cards)) for cards in choices]
        both = self.in_both(iter(choices))
        return [self.chance.choice(both)] * 2 if both else []


def play_twins(seed: int, cards: int, viewer: int, events: int = 40) -> Counter[str]:
    twins = Twins(seed, cards, viewer)
    tried = 0
    while twins.met["compared"] < events and tried < 10 * events:
        tried += 1
        what = twins.step()
        if what:
            one, other = (world.gets(1000 * seed + tried) for world in twins.worlds)
            for channel in one:
                if one[channel] != other[channel]:
                    raise Leak(f"{channel}, after {what}; seed {seed}, {cards} cards, viewer {viewer}")
            a = accounts.account_of(viewer)
            account = twins.worlds[0].s.accounts[a]
            twins.met.update(compared=1, apart=twins.apart(), doubt=account.cases > 1, named=max(account.names) > NONE)
            twins.met[what] += 1
    return twins.met


@pytest.mark.rule("ZD-5.11", "ZD-3.6")
@pytest.mark.parametrize("viewer", [NONE, 0, 1, 2])
def test_twin_tables_look_the_same_to_their_viewer(viewer: int) -> None:
    met: Counter[str] = Counter()
    for seed in range(20):
        met += play_twins(seed, 5 + seed % 4, viewer)
    assert met["apart"] > met["compared"] / 3
    assert min(met[what] for what in ("draw", "discard", "lay", "over", "steal", "show", "doubt")) > 5, met
    assert met["named"] > 10 or viewer == NONE


# --- leaks that are put in are found ------------------------------------------------------------------------


def play_many(seeds: int) -> None:
    for seed in range(seeds):
        play_twins(seed, 5 + seed % 4, seed % (PLAYERS + 1) - 1)


@pytest.mark.parametrize("field", sorted(Account.fields))
def test_a_part_of_an_account_that_blind_forgets_is_noticed(field: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = sight.blind_account

    def forgetful(s: State, i: int) -> None:
        kept = getattr(s.accounts[i].copy(), field)
        honest(s, i)
        setattr(s.accounts[i], field, kept)

    monkeypatch.setattr(sight, "blind_account", forgetful)
    with pytest.raises(Leak):
        play_many(400)


def tell_everybody(s: State, thief: int, victim: int, card: int) -> None:
    """What was stolen goes into every account, as if all had seen it."""
    for nth in range(knowledge.accounts_kept(s)):
        a = knowledge.nth_account(nth)
        knowledge.see_card_leave(s, a, victim, card)
        for case in range(s.accounts[a].cases):
            accounts.put_unnamed(s, a, case, thief, accounts.age_to(s, a, card), False)


def settle_at_the_end_of_a_plan(s: State, seat: int, card: int) -> None:
    """When a hidden plan is over, everybody is told which case is true."""
    for a in (*range(PLAYERS), SEATS):
        for case in range(s.accounts[a].cases):
            s.accounts[a].weights[case] *= is_true(s, a, case)
        accounts.tidy(s, a)
    plan_over(s, seat, card)


def forget_when_others_do(s: State, a: int, thief: int, victim: int) -> None:
    """Whether a seat forgets depends on which card another seat can name."""
    if a != SEATS and any(s.accounts[i].names[0] % 2 == 0 for i in (thief, victim)):
        accounts.forget_what_only_it_saw(s, a)
    else:
        see_theft(s, a, thief, victim)


plan_over, see_theft = knowledge.note_plan_over, knowledge.see_theft


@pytest.mark.rule("ZD-5.11")
@pytest.mark.parametrize(
    ("where", "name", "leak"),
    [
        (knowledge, "note_theft", tell_everybody),
        (knowledge, "note_plan_over", settle_at_the_end_of_a_plan),
        (knowledge, "see_theft", forget_when_others_do),
    ],
)
def test_what_is_told_to_keep_it_simple_is_noticed(
    where: ModuleType, name: str, leak: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(where, name, leak)
    with pytest.raises(Leak):
        play_many(100)


@pytest.mark.long
@pytest.mark.rule("ZD-5.11", "ZD-3.6")
@pytest.mark.parametrize("viewer", [NONE, 0, 1, 2])
def test_many_twin_tables_look_the_same_to_their_viewer(viewer: int) -> None:
    for seed in range(1_000, 1_250):
        play_twins(seed, 4 + seed % 6, viewer, 50)
