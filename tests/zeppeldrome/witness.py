"""A viewer who keeps account of every world that agrees with what was seen, with its chance; and the same story played.

    story = Story(pile="abcdef")
    story.draws(1, "ab")
    story.lays_face_down(1, "a")
    assert distance(story.belief.hidden(), all_deals(story.s, story.viewer)) < 1e-9

The account knows nothing of the game's own knowledge: it has the hands, the plans and the pile of every world, and asks
of each how likely it was that this was seen. Others choose their cards at random. A card goes by a letter; most of them
are on the discards, or in the viewer's hand, so that the worlds can be counted through.
"""

from __future__ import annotations

import functools
import itertools
import math
import random
import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from unittest import mock

from aerodrome.drivers.play import list_legal
from aerodrome.games.zeppeldrome import accounts, cards, rules, sight
from aerodrome.games.zeppeldrome.accounts import set_older
from aerodrome.games.zeppeldrome.audit import audit
from aerodrome.games.zeppeldrome.sight import blind, deal
from aerodrome.games.zeppeldrome.state import ASK_DISCARD, FACE_DOWN, FACE_UP, KEEP, PERIODS, SEATS, State
from aerodrome.rulebook.bits import is_in, put_in, take_out
from aerodrome.rulebook.chance import first_key, key_chance, second_key
from aerodrome.rulebook.game import Game
from aerodrome.rulebook.record import NONE
from tests.zeppeldrome.table import CARDS, GAME, table

VIEWER, RIVAL, OTHER = 0, 1, 2
SPECTATOR = NONE
LETTERS = "abcdefghijklm"
FIRST_LETTER = 57  # so that a set of letters lies in both words

Hand = frozenset[int]
Seat = tuple[Hand, int]  # the hand, and a plan that only its owner knows
World = tuple[Seat, ...]
Chances = dict[World, float]  # the seats that the viewer is not


def letters(names: str) -> list[int]:
    return [FIRST_LETTER + LETTERS.index(name) for name in names]


def numbers(of: list[int]) -> str:
    return " ".join(str(card + 1) for card in of)


def cards_in(words: list[int]) -> Hand:
    return frozenset(card for card in range(CARDS) if is_in(words, card))


class Belief:
    """Every world that agrees with what the viewer saw, and its chance."""

    def __init__(self, seats: int, viewer: int, mine: Hand, discards: Hand, rest: Hand = frozenset()) -> None:
        self.viewer = viewer
        self.discards = discards
        self.face_up: dict[int, int] = {}
        hands = [mine if i == viewer else frozenset[int]() for i in range(seats)] + [rest] * bool(rest)
        self.worlds: dict[World, float] = {tuple((hand, NONE) for hand in hands): 1.0}

    def pile(self, world: World) -> Hand:
        held = frozenset().union(*(hand | {plan} for hand, plan in world))
        return frozenset(range(CARDS)) - held - self.discards - frozenset(self.face_up.values())

    def follow(self, branches: Callable[[World], Iterator[tuple[World, float]]]) -> None:
        after: defaultdict[World, float] = defaultdict(float)
        for world, chance in self.worlds.items():
            for then, share in branches(world):
                after[then] += chance * share
        total = sum(after.values())
        self.worlds = {world: chance / total for world, chance in after.items()}

    def draws(self, seat: int, card: int) -> None:
        if not self.pile(next(iter(self.worlds))):
            self.discards = frozenset()

        def branches(world: World) -> Iterator[tuple[World, float]]:
            pile = self.pile(world)
            hand, plan = world[seat]
            for drawn in pile:
                if seat != self.viewer or drawn == card:
                    yield replaced(world, seat, (hand | {drawn}, plan)), 1 / len(pile)

        self.follow(branches)

    def shows(self, seat: int, card: int) -> None:
        """A card leaves the hand before everybody's eyes: it might as well have been any other of the hand."""

        def branches(world: World) -> Iterator[tuple[World, float]]:
            hand, plan = world[seat]
            if card in hand:
                yield replaced(world, seat, (hand - {card}, plan)), 1 / len(hand)

        self.follow(branches)

    def lays_face_down(self, seat: int, card: int) -> None:
        def branches(world: World) -> Iterator[tuple[World, float]]:
            hand, _ = world[seat]
            for laid in hand:
                if seat != self.viewer or laid == card:
                    yield replaced(world, seat, (hand - {laid}, laid)), 1 / len(hand)

        self.follow(branches)

    def shows_plan(self, seat: int, card: int) -> None:
        def branches(world: World) -> Iterator[tuple[World, float]]:
            hand, plan = world[seat]
            if plan == card:
                yield replaced(world, seat, (hand, NONE)), 1.0

        self.follow(branches)

    def steals(self, thief: int, victim: int, card: int) -> None:
        """Only the two see the card."""

        def branches(world: World) -> Iterator[tuple[World, float]]:
            (hand, plan), (loot, thiefs_plan) = world[victim], world[thief]
            for stolen in hand:
                if self.viewer not in (thief, victim) or stolen == card:
                    then = replaced(world, victim, (hand - {stolen}, plan))
                    yield replaced(then, thief, (loot | {stolen}, thiefs_plan)), 1 / len(hand)

        self.follow(branches)

    def confuses(self, cards: Hand, named: set[int]) -> None:
        """The viewer no longer knows which of these cards is which, but for its own and those that it can name."""
        mine = next(iter(self.worlds))[self.viewer] if self.viewer != SPECTATOR else (frozenset[int](), NONE)
        alike = sorted(cards - mine[0] - {mine[1]} - named)

        def branches(world: World) -> Iterator[tuple[World, float]]:
            for now in itertools.permutations(alike):
                to = dict(zip(alike, now, strict=True))
                yield tuple((frozenset(to.get(c, c) for c in hand), to.get(plan, plan)) for hand, plan in world), 1

        self.follow(branches)

    def hidden(self) -> Chances:
        """The chances of all that is hidden from the viewer; where the others' cards are, the pile is the rest."""
        found: defaultdict[World, float] = defaultdict(float)
        for world, chance in self.worlds.items():
            found[tuple(seat for i, seat in enumerate(world) if i != self.viewer)] += chance
        return found


def replaced(world: World, seat: int, now: Seat) -> World:
    return (*world[:seat], now, *world[seat + 1 :])


class Story:
    """What happens at a table, told to the rules and to a belief."""

    def __init__(
        self,
        pile: str,
        mine: str = "",
        discards: str = "",
        rest: str = "discards",
        viewer: int = VIEWER,
        seats: int = 3,
        watched: bool = True,
    ) -> None:
        """The ``rest`` of the cards is on the "discards", or "mine", in the viewer's hand: so a new pile is small.

        Or it is "open": a further seat has it, and everybody knows that. Everybody has a belief, if it is watched.
        """
        self.viewer = viewer
        self.named: defaultdict[int, set[int]] = defaultdict(set)
        """The cards that each seat has lost to thieves, and not seen again."""
        self.confused = 0
        """How often cards of two periods have become alike."""
        self.forgetful: set[int] = set()
        """Viewers who have had too many cases, and have no belief any more: that would not forget."""
        named = letters(pile + mine + discards)
        others = [card for card in range(CARDS) if card not in named]
        in_hand = letters(mine) + (others if rest == "mine" else others[:1])  # one card at least, to be asked
        places = [f"{row} 1" for row in range(1, seats + 1 + (rest == "open"))]
        hands = ["", "", "", numbers(others)] if rest == "open" else [numbers(in_hand)]
        self.s = table(*places, hands=tuple(hands), pile=numbers(letters(pile)))
        self.beliefs: dict[int, Belief] = {}
        if rest == "open":
            assert not mine
            make_old(self.s, seats, others)
            for each in range(SPECTATOR, seats) if watched else ():
                self.beliefs[each] = Belief(seats, each, frozenset(), cards_in(self.s.discards), frozenset(others))
        else:
            if rest == "discards":
                rules.discard(self.s, VIEWER, others[0])
                in_hand.remove(others[0])
            self.beliefs[viewer] = Belief(seats, viewer, frozenset(in_hand), cards_in(self.s.discards))
            assert viewer == VIEWER or not in_hand
        self.check()

    @property
    def belief(self) -> Belief:
        return self.beliefs[self.viewer]

    def choosing(self, wanted: int) -> mock._patch[Callable[[list[int], int], int]]:
        """Chance takes this card from the set that it is asked to take one of."""

        def take(words: list[int], nth: int) -> int:
            assert is_in(words, wanted), f"{wanted} is not there"
            return wanted

        return mock.patch.object(rules, "nth_in", take)

    def draws(self, seat: int, names: str) -> None:
        for card in letters(names):
            before = [cards_in(words) for words in self.s.periods]
            with self.choosing(card):
                rules.draw_cards(self.s, seat, 1)
            for now in (cards_in(words) - cards_in(self.s.pile) - {card} for words in self.s.periods):
                if sum(bool(now & then) for then in before) > 1:
                    self.confused += 1
                    for viewer, belief in self.beliefs.items():
                        belief.confuses(now, self.named[viewer])
            for belief in self.beliefs.values():
                belief.draws(seat, card)
        self.check()

    def discards(self, seat: int, name: str) -> None:
        for card in letters(name):
            rules.discard(self.s, seat, card)
            self.is_seen(card)
            for belief in self.beliefs.values():
                belief.shows(seat, card)
                belief.discards |= {card}
        self.check()

    def lays_face_up(self, seat: int, name: str) -> None:
        (card,) = letters(name)
        self.s.players[seat].chosen = FACE_UP + card
        rules.reveal(self.s, seat)
        self.is_seen(card)
        for belief in self.beliefs.values():
            belief.shows(seat, card)
            belief.face_up[seat] = card
        self.check()

    def lays_face_down(self, seat: int, name: str) -> None:
        (card,) = letters(name)
        self.s.players[seat].chosen = FACE_DOWN + card
        rules.reveal(self.s, seat)
        for belief in self.beliefs.values():
            belief.lays_face_down(seat, card)
        self.check()

    def plan_is_over(self, seat: int) -> None:
        card = self.s.players[seat].plan
        rules.end_plan(self.s, seat)
        self.is_seen(card)
        for belief in self.beliefs.values():
            if seat in belief.face_up:
                del belief.face_up[seat]
            else:
                belief.shows_plan(seat, card)
            belief.discards |= {card}
        self.check()

    def steals(self, thief: int, victim: int, name: str) -> None:
        (card,) = letters(name)
        with (
            self.choosing(card),
            mock.patch.multiple(
                accounts,
                forget_a_period=self.forgetting(accounts.forget_a_period),
                forget_what_only_it_saw=self.forgetting(accounts.forget_what_only_it_saw),
            ),
        ):
            rules.steal(self.s, thief, victim)
        self.named[thief].discard(card)
        self.named[victim].add(card)
        for belief in self.beliefs.values():
            belief.steals(thief, victim, card)
        self.check()

    def forgetting(self, forget: Callable[..., None]) -> Callable[..., None]:
        """What the game does when somebody forgets; this is written down."""

        def forget_and_say(s: State, viewer: int = SPECTATOR) -> None:
            self.forgetful.add(viewer)
            self.beliefs.pop(viewer, None)
            forget(*(s, viewer) if viewer != SPECTATOR else (s,))

        return forget_and_say

    def is_seen(self, card: int) -> None:
        for named in self.named.values():
            named.discard(card)

    def check(self) -> None:
        assert audit(self.s) == 0
        for viewer, belief in self.beliefs.items():
            assert cell(self.s, viewer) in belief.hidden()  # the truth may be


def make_old(s: State, seat: int, held: list[int]) -> None:
    """All cards of the oldest period are in one hand; so everybody knows them there."""
    oldest = PERIODS - 1
    for card in held:
        take_out(s.periods[0], card)
        put_in(s.periods[oldest], card)
    for a in range(SEATS + 1):
        set_older(s, a, 0, seat, oldest, len(held))


def cell(s: State, viewer: int) -> World:
    """All that is hidden from a viewer: the others' hands, and their plans that nobody else knows."""
    return tuple(
        (cards_in(player.hand), player.plan if player.laid and not player.shown else NONE)
        for i, player in enumerate(s.players[: s.n_seats])
        if i != viewer
    )


def all_deals(s: State, viewer: int) -> Chances:
    """Every world that `deal` can make, and how likely: each choice of chance is tried."""
    found: defaultdict[World, float] = defaultdict(float)
    path: list[int] = []
    world = s.copy()
    while True:
        world.copy_from(s)
        blind(world, viewer)
        sides: list[int] = []

        def chosen(_: list[int], n: int, sides: list[int] = sides) -> int:
            assert n > 0, "there is nothing to choose from"
            sides.append(n)
            if len(path) < len(sides):
                path.append(0)
            return path[len(sides) - 1]

        with mock.patch.object(sight, "below", chosen):
            deal(world, viewer, [1, 2, 3, 4])
        found[cell(world, viewer)] += 1 / math.prod(sides)
        while path and path[-1] == sides[len(path) - 1] - 1:
            path.pop()
        if not path:
            return found
        path[-1] += 1


def distance(a: Chances, b: Chances) -> float:
    """The total variation distance: the most by which the chance of any event differs."""
    return sum(abs(a.get(world, 0) - b.get(world, 0)) for world in a | b) / 2


# --- stories that nobody has thought of ---------------------------------------------------------------------


def random_story(
    seed: int, events: int = 16, cards: int = 8, steals: float = 0.2, rest: str = "open"
) -> Iterator[tuple[Story, str]]:
    """The same story after each of its events, and that event. Few cards move at all, so the pile ends often."""
    chance = random.Random(seed)
    names = LETTERS[:cards]
    piled = chance.randint(2, cards)
    story = Story(pile=names[:piled], discards=names[piled:], rest=rest)
    moving = frozenset(letters(names))
    most = chance.choice([2, 3, 3, 4])
    for _ in range(events):
        seat = chance.choice([VIEWER, RIVAL, OTHER])
        player = story.s.players[seat]
        hand = [LETTERS[card - FIRST_LETTER] for card in sorted(cards_in(player.hand) & moving)]
        source = cards_in(story.s.pile) or cards_in(story.s.discards)
        if chance.random() < steals:
            victim = chance.choice([i for i in (VIEWER, RIVAL, OTHER) if i != seat])
            theirs = sorted(cards_in(story.s.players[victim].hand) & moving)
            if theirs:
                name = LETTERS[chance.choice(theirs) - FIRST_LETTER]
                story.steals(seat, victim, name)
                yield story, f"{seat} steals {name} from {victim}"
        elif source and (not hand or (len(hand) < most and chance.random() < 0.5)):
            name = LETTERS[chance.choice(sorted(source)) - FIRST_LETTER]
            story.draws(seat, name)
            yield story, f"{seat} draws {name}"
        elif hand:
            name = chance.choice(hand)
            if player.laid == 1 and chance.random() < 0.3:
                story.plan_is_over(seat)
                yield story, f"{seat}'s plan is over"
            elif player.laid == 1 or chance.random() < 0.3:
                story.discards(seat, name)
                yield story, f"{seat} discards {name}"
            elif chance.random() < 0.8:
                story.lays_face_down(seat, name)
                yield story, f"{seat} lays {name} face down"
            else:
                story.lays_face_up(seat, name)
                yield story, f"{seat} lays {name} face up"
        elif player.laid == 1:
            story.plan_is_over(seat)
            yield story, f"{seat}'s plan is over"


# --- a deck in which knowledge is put to the test -----------------------------------------------------------


@functools.cache
def thieves() -> Game:
    """The game with a deck in which every third card steals, and every tenth draws."""
    text = Path(cards.__file__).with_name("cards.toml").read_text(encoding="utf-8")
    for number in range(1, 71):
        if number % 3 == 0 or number % 10 == 1:
            new = 'action = "STOWAWAY"' if number % 3 == 0 else 'action = "SUPPLY"'
            at = text.index(f"[cards.{number}]")
            text = text[:at] + re.sub(r"action = .*", new, text[at:], count=1)
    return GAME.with_card_text(text, "thieves")


def game_of_thieves(seats: int, seed: int, plies: int) -> Iterator[State]:
    """The same state after every ply of a random game; there is little but thefts in it."""
    game = thieves()
    legal, list_actions = [0] * (game.actions + 1), game.plain.bind(list_legal)
    chooser = random.Random(seed)
    options = dict.fromkeys(("section_a", "section_b", "section_c", "section_d"), "empty")
    s: State = game.fresh_state(seats, game.parse_options({**options, "first_seat": 1}, seats))
    key_chance(s.rng, first_key(seed), second_key(seed), 0)
    s.told = []
    game.plain.new_game(s)
    yield s
    for ply in range(1, plies):
        waiting = [seat for seat in range(seats) if game.plain.to_act(s) >> seat & 1]
        if not waiting:
            return
        s.told = []
        key_chance(s.rng, first_key(seed), second_key(seed), ply)
        seat = chooser.choice(waiting)
        n = list_actions(s, seat, legal)
        keep = s.asked == ASK_DISCARD and chooser.random() < 0.7
        game.plain.step(s, seat, KEEP if keep else chooser.choice(legal[:n]))
        yield s
