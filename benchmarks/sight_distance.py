"""How far are dealt worlds from the truth in Mad Zeppelin and Zeppeldrome, which keep only part of what a seat knows?

    python -m benchmarks.sight_distance [--game mad-zeppelin] [--json] [--games 60] [--bots random greedy]
                                        [--only WORD]

In Mad Zeppelin a seat keeps the Cargo that is certain to be in another hand, and treats the rest of the hand as a blind
deal. A careful viewer knows more in three situations: a third seat steals an unseen card from a hand that is partly
known, a thief draws a kind that it knew to be there, or a player whom Hans challenges must show a card. The tables show
how far off the guess is then: worked examples with their exact chances, how often this happens in play, and how well
dealt hands match the true ones.

In Zeppeldrome a seat keeps a few cases: how many cards of a group belong to each period, and where the cards are that
it can name. It deals no impossible world, unless the seat has forgotten something. The tables show how far off the
chances are in stories with more to know, how often these happen in play, and how often somebody forgets. The exact
chances come from the tests' witness. It uses the plain engine and one process.
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from operator import itemgetter
from typing import Any
from unittest import mock

from aerodrome.drivers.play import BOT_SALT, GREEDY_BOT, RANDOM_BOT, choose, list_legal
from aerodrome.games import load
from aerodrome.games.mad_zeppelin import knowledge, rules
from aerodrome.games.mad_zeppelin.cards import CARGO, CARGO_IDS, COAL, GOLD, JOURNEYS, WOOD, count_of, level_of
from aerodrome.games.mad_zeppelin.knowledge import everybody_learns, everybody_sees_hand, forget_all, note_theft
from aerodrome.games.mad_zeppelin.sight import blind, certain, deal
from aerodrome.games.mad_zeppelin.state import ASK_ACTION, ASK_ANSWER, SHOW, SHOW_HAND, State
from aerodrome.rulebook import kit
from aerodrome.rulebook.chance import below, first_key, key_chance, second_key
from aerodrome.rulebook.record import NONE

GAME = load("mad-zeppelin")
BOTS = {"random": RANDOM_BOT, "greedy": GREEDY_BOT}
VIEWER, VICTIM, THIEF = 0, 1, 2

Hand = tuple[int, ...]
Hands = tuple[Hand, Hand]  # the victim's and the thief's
Chances = dict[Any, float]


# --- worked examples: what a careful viewer would believe ---------------------------------------------------


def hand_of(*kinds: int) -> Hand:
    held = Counter(kinds)
    return tuple(held[kind] for kind in range(CARGO))


def more(hand: Hand, kind: int, cards: int = 1) -> Hand:
    return (*hand[:kind], hand[kind] + cards, *hand[kind + 1 :])


class Belief:
    """The exact chances of the two rivals' hands, updated with every event. All other cards are unseen."""

    def __init__(self, victim: Hand, thief: Hand) -> None:
        self.worlds: Chances = {(victim, thief): 1.0}
        self.seen = [0] * CARGO  # cards that everybody has seen leave the hands, or that the viewer holds

    def _follow(self, branches: Callable[[Hands], Iterator[tuple[Hands, float]]]) -> None:
        after: defaultdict[Hands, float] = defaultdict(float)
        for hands, chance in self.worlds.items():
            for then, share in branches(hands):
                after[then] += chance * share
        total = sum(after.values())
        self.worlds = {hands: chance / total for hands, chance in after.items() if chance}

    def draw(self, who: int, cards: int = 1) -> None:
        def branches(hands: Hands) -> Iterator[tuple[Hands, float]]:
            for kind in range(CARGO):
                left = count_of(kind) - self.seen[kind] - hands[0][kind] - hands[1][kind]
                yield self._with(hands, who, kind, 1), left

        for _ in range(cards):
            self._follow(branches)

    def steal_unseen(self) -> None:
        def branches(hands: Hands) -> Iterator[tuple[Hands, float]]:
            for kind in range(CARGO):
                if hands[0][kind]:
                    then = self._with(self._with(hands, VICTIM, kind, -1), THIEF, kind, 1)
                    yield then, hands[0][kind]

        self._follow(branches)

    def steal_for_viewer(self, kind: int) -> None:
        def branches(hands: Hands) -> Iterator[tuple[Hands, float]]:
            if hands[0][kind]:
                yield self._with(hands, VICTIM, kind, -1), hands[0][kind]

        self._follow(branches)
        self.seen[kind] += 1

    def answer(self, kind: int) -> None:
        """The victim is challenged and shows this card. Every card of its level is equally likely to be shown."""

        def branches(hands: Hands) -> Iterator[tuple[Hands, float]]:
            if hands[0][kind]:
                of_level = sum(hands[0][k] for k in range(CARGO) if level_of(k) == level_of(kind))
                yield self._with(hands, VICTIM, kind, -1), hands[0][kind] / of_level

        self._follow(branches)
        self.seen[kind] += 1

    @staticmethod
    def _with(hands: Hands, who: int, kind: int, cards: int) -> Hands:
        victim, thief = hands
        return (more(victim, kind, cards), thief) if who == VICTIM else (victim, more(thief, kind, cards))


# --- worked examples: what the game deals -------------------------------------------------------------------


def set_table(victim: Hand, thief: Hand) -> State:
    """Three seats with these hands. The viewer's hand is empty, and nobody knows anything."""
    s: State = GAME.fresh_state(3, GAME.parse_options({"cargo_removed": 0}, 3))
    key_chance(s.rng, 1, 2, 0)
    rules.new_game(s)
    for seat, hand in enumerate((hand_of(), victim, thief)):
        s.players[seat].hand, s.players[seat].hand_size = list(hand), sum(hand)
        forget_all(s, seat)
    s.unseen = [count_of(kind) - victim[kind] - thief[kind] for kind in range(CARGO)]
    s.hold = sum(s.unseen) + JOURNEYS
    kit.ask(s, VIEWER, ASK_ACTION)
    return s


def law_of_deal(s: State) -> Chances:
    """The chances of the rivals' hands in a dealt world: the certain cards, and a blind draw for the rest."""
    belief = Belief(*(tuple(certain(s, VIEWER, who, kind) for kind in range(CARGO)) for who in (VICTIM, THIEF)))
    belief.seen = [s.under[kind] + s.players[VIEWER].hand[kind] for kind in range(CARGO)]
    for who in (VICTIM, THIEF):
        belief.draw(who, s.players[who].hand_size - sum(s.players[VIEWER].known[who]))
    return belief.worlds


def check_law(s: State, law: Chances, worlds: int = 4_000) -> None:
    """Check that `deal` really follows the law above."""
    found: Counter[tuple[int, int]] = Counter()
    world = s.copy()
    rng = [1, 2, 3, 4]
    for _ in range(worlds):
        blind(world, VIEWER)
        deal(world, VIEWER, rng)
        for who, kind in itertools.product((VICTIM, THIEF), range(CARGO)):
            found[who, kind] += world.players[who].hand[kind]
    for who, kind in itertools.product((VICTIM, THIEF), range(CARGO)):
        counts = marginal(law, number_in(who - VICTIM, kind))
        mean = sum(n * chance for n, chance in counts.items())
        spread = math.sqrt(sum(n * n * chance for n, chance in counts.items()) - mean * mean)
        if abs(found[who, kind] / worlds - mean) > 5 * spread / math.sqrt(worlds) + 1e-9:
            raise SystemExit(f"deal does not follow its law: {CARGO_IDS[kind]} of seat {who}")


def number_in(place: int, kind: int) -> Callable[[Hands], int]:
    """A function that gives the number of cards of a kind in one of the hands."""
    return lambda hands: hands[place][kind]


def marginal(chances: Chances, part: Callable[[Any], Any]) -> Chances:
    found: defaultdict[Any, float] = defaultdict(float)
    for hands, chance in chances.items():
        found[part(hands)] += chance
    return found


def distance(a: Chances, b: Chances) -> float:
    """Total variation: the largest difference between the two chances of any event."""
    return sum(abs(a.get(world, 0.0) - b.get(world, 0.0)) for world in a.keys() | b.keys()) / 2


@dataclass(frozen=True)
class Example:
    """A story told twice: to a careful viewer's belief, and to the rules."""

    what: str
    true: Chances
    position: State


def third_seat_steals(what: str, known: Hand, unknown: int, thief_cards: int) -> Example:
    """The viewer knows some of the victim's cards. Then a thief steals an unseen card."""
    belief = Belief(known, hand_of())
    belief.draw(VICTIM, unknown)
    belief.draw(THIEF, thief_cards)
    belief.steal_unseen()
    s = set_table(fill(known, unknown), fill(hand_of(), thief_cards))
    if unknown == 0:
        everybody_sees_hand(s, VICTIM)
    for kind in range(CARGO):
        if known[kind]:
            everybody_learns(s, VICTIM, kind)
    s.seat = VICTIM
    rules.steal_card(s, THIEF)
    return Example(what, belief.worlds, s)


def thief_draws_what_it_knew(what: str, known: int, unknown: int) -> Example:
    belief = Belief(hand_of(known), hand_of())
    belief.draw(VICTIM, unknown)
    belief.steal_for_viewer(known)
    s = set_table(fill(hand_of(known), unknown), hand_of())
    everybody_learns(s, VICTIM, known)
    s.seat = VICTIM
    before = s.copy()
    for seed in itertools.count():
        s = before.copy()
        key_chance(s.rng, seed, 0, 0)
        rules.steal_card(s, VIEWER)
        if s.players[VIEWER].hand[known]:
            return Example(what, belief.worlds, s)
    raise AssertionError


def hans_is_answered(what: str, kind: int, cards: int) -> Example:
    """The victim answers Hans. The viewer's own card goes under the Hold too, but both sides leave it out."""
    belief = Belief(hand_of(), hand_of())
    belief.draw(VICTIM, cards)
    belief.answer(kind)
    s = set_table(fill(hand_of(kind), cards - 1), hand_of())
    rules.put_under(s, VICTIM, kind)
    return Example(what, belief.worlds, s)


def fill(hand: Hand, cards: int) -> Hand:
    """Add cards that the viewer knows nothing about. It sees the same whatever they are."""
    for _ in range(cards):
        hand = more(hand, WOOD)
    return hand


def examples() -> list[Example]:
    return [
        third_seat_steals("shown: wood, coal, gold; one is stolen", hand_of(WOOD, COAL, GOLD), 0, 2),
        third_seat_steals("shown: wood, wood, gold; one is stolen", hand_of(WOOD, WOOD, GOLD), 0, 2),
        third_seat_steals("shown: gold, no other card; it is stolen", hand_of(GOLD), 0, 2),
        third_seat_steals("gold known, 1 unknown card; one is stolen", hand_of(GOLD), 1, 2),
        third_seat_steals("gold known, 3 unknown cards; one is stolen", hand_of(GOLD), 3, 2),
        thief_draws_what_it_knew("wood known, 2 unknown; the viewer draws wood", WOOD, 2),
        thief_draws_what_it_knew("gold known, 2 unknown; the viewer draws gold", GOLD, 2),
        hans_is_answered("Hans is answered with wood from 4 cards", WOOD, 4),
        hans_is_answered("Hans is answered with gold from 4 cards", GOLD, 4),
    ]


def measure_example(example: Example) -> dict[str, Any]:
    law = law_of_deal(example.position)
    check_law(example.position, law)
    row: dict[str, Any] = {"what": example.what, "jointly": round(distance(example.true, law), 4)}
    for name, place in (("victim", 0), ("thief", 1)):
        row[name] = round(part_distance(example.true, law, itemgetter(place)), 4)
        kinds = [part_distance(example.true, law, number_in(place, k)) for k in range(CARGO)]
        row[f"{name}_worst_kind"] = round(max(kinds), 4)
        row[f"{name}_mean_kind"] = round(sum(kinds) / CARGO, 4)
    return row


def part_distance(a: Chances, b: Chances, part: Callable[[Any], Any]) -> float:
    return distance(marginal(a, part), marginal(b, part))


# --- in play ------------------------------------------------------------------------------------------------


@dataclass
class Errors:
    """Dealt minus true numbers of cards, by kind."""

    n: list[int] = field(default_factory=lambda: [0] * CARGO)
    bias: list[float] = field(default_factory=lambda: [0.0] * CARGO)
    size: list[float] = field(default_factory=lambda: [0.0] * CARGO)

    def add(self, kind: int, dealt: float, true: int) -> None:
        self.n[kind] += 1
        self.bias[kind] += dealt - true
        self.size[kind] += abs(dealt - true)

    def data(self) -> dict[str, Any]:
        if not sum(self.n):
            return {"hands_and_kinds": 0}
        biases = {CARGO_IDS[k]: round(self.bias[k] / self.n[k], 4) for k in range(CARGO)}
        worst = max(biases, key=lambda kind: abs(biases[kind]))
        return {
            "hands_and_kinds": sum(self.n),
            "mean_absolute_error": round(sum(self.size) / sum(self.n), 4),
            "mean_absolute_bias_of_a_kind": round(sum(map(abs, biases.values())) / CARGO, 4),
            "worst_kind": worst,
            "worst_bias": biases[worst],
            "bias": biases,
        }


@dataclass
class Forgotten:
    """Cards that were known to be in a hand, and are no longer certain."""

    n: int = 0
    true: int = 0
    dealt: float = 0.0


@dataclass
class Tally:
    games: int = 0
    plies: int = 0
    thefts: int = 0
    thief_knew: int = 0  # thefts of a kind that the thief knew was in that hand
    answers: int = 0  # cards shown because Hans asked for their level
    triples: int = 0  # (ply, viewer, holder)
    knowing: int = 0  # triples in which something is known
    forgetting: int = 0  # triples in which something was known and is forgotten
    lost: int = 0  # known cards forgotten in thefts, over all viewers
    sure_of_thief: int = 0  # (theft, viewer) pairs in which the stolen card is certain although unseen
    calm: Errors = field(default_factory=Errors)
    robbed: Errors = field(default_factory=Errors)
    torn: Errors = field(default_factory=Errors)
    forgotten: Forgotten = field(default_factory=Forgotten)


class Watch:
    """Follows one game after another, and counts what third seats forget."""

    def __init__(self, seats: int, tally: Tally) -> None:
        self.seats, self.tally = seats, tally
        self.thefts = 0
        self.lost = self._nothing()

    def _nothing(self) -> list[list[list[int]]]:
        return [[[0] * CARGO for _ in range(self.seats)] for _ in range(self.seats)]

    def begin(self) -> None:
        self.thefts = 0
        self.lost = self._nothing()

    def theft(self, s: State, thief: int, victim: int, kind: int) -> None:
        """Replaces the rules' own `note_theft`. The hands have changed already, but the knowledge has not."""
        self.thefts += 1
        self.tally.thefts += 1
        self.tally.thief_knew += s.players[thief].known[victim][kind] > 0
        for viewer in range(s.n_seats):
            if viewer not in (thief, victim):
                known = s.players[viewer].known[victim]
                self.tally.sure_of_thief += max(known) == s.players[victim].hand_size + 1
                for k in range(CARGO):
                    self.lost[viewer][victim][k] += known[k] > 0
                self.tally.lost += sum(n > 0 for n in known)
        note_theft(s, thief, victim, kind)

    def after_ply(self, s: State, was_asked: int, action: int) -> None:
        self.tally.plies += 1
        self.tally.answers += was_asked == ASK_ANSWER and SHOW <= action < SHOW_HAND
        for viewer in range(s.n_seats):
            for holder in range(s.n_seats):
                if viewer != holder:
                    self._count(s, viewer, holder)

    def _count(self, s: State, viewer: int, holder: int) -> None:
        known = s.players[viewer].known[holder]
        unknown = s.players[holder].hand_size - sum(known)
        lost = self.lost[viewer][holder]
        for kind in range(CARGO):  # a card that was shown again, or cannot be there, no longer counts as forgotten
            lost[kind] = min(lost[kind], unknown)
        self.tally.triples += 1
        self.tally.knowing += any(known)
        self.tally.forgetting += any(lost)

    def calibrate(self, s: State, viewer: int, world: State, worlds: int, rng: list[int]) -> None:
        """Deal worlds for one viewer and compare its rivals' hands with the true ones."""
        world.copy_from(s)
        sums = [[0] * CARGO for _ in range(s.n_seats)]
        for _ in range(worlds):
            blind(world, viewer)
            deal(world, viewer, rng)
            for holder in range(s.n_seats):
                sums[holder] = list(map(int.__add__, sums[holder], world.players[holder].hand))
        for holder in range(s.n_seats):
            if holder != viewer:
                dealt = [n / worlds for n in sums[holder]]
                self._compare(s.players[holder].hand, dealt, self.lost[viewer][holder])

    def _compare(self, true: list[int], dealt: list[float], lost: list[int]) -> None:
        group = self.tally.torn if any(lost) else self.tally.robbed if self.thefts else self.tally.calm
        for kind in range(CARGO):
            group.add(kind, dealt[kind], true[kind])
            if lost[kind]:
                self.tally.forgotten.n += 1
                self.tally.forgotten.true += true[kind]
                self.tally.forgotten.dealt += dealt[kind]


def play(seats: int, games: int, bot: int, worlds: int, apart: int) -> Tally:
    """Play games with one kind of bot. Every ``apart`` plies, one viewer deals worlds."""
    tally = Tally(games=games)
    watch = Watch(seats, tally)
    s: State = GAME.fresh_state(seats, GAME.parse_options({}, seats))
    view, world = s.copy(), s.copy()
    legal, rng, dealer = [0] * (GAME.actions + 1), [0] * 4, [5, 6, 7, 8]
    list_actions, choose_action = GAME.plain.bind(list_legal), GAME.plain.bind(choose)
    with mock.patch.object(knowledge, "note_theft", watch.theft):
        for game in range(games):
            first, second = first_key(game), second_key(game)
            key_chance(s.rng, first, second, 0)
            rules.new_game(s)
            watch.begin()
            ply = 0
            while s.asked != NONE:
                ply += 1
                seat, asked = s.decider, s.asked
                key_chance(rng, first ^ BOT_SALT, second, ply)
                action = choose_action(s, view, seat, legal, list_actions(s, seat, legal), bot, rng)
                key_chance(s.rng, first, second, ply)
                rules.step(s, seat, action)
                watch.after_ply(s, asked, action)
                if ply % apart == 0:
                    watch.calibrate(s, below(dealer, seats), world, worlds, dealer)
    return tally


def play_data(seats: int, bot: str, tally: Tally) -> dict[str, Any]:
    per_loss = max(1, tally.thefts * (seats - 2))
    forgotten = tally.forgotten
    return {
        "bots": bot,
        "seats": seats,
        "games": tally.games,
        "plies": tally.plies,
        "thefts_a_game": round(tally.thefts / tally.games, 2),
        "thefts_of_a_kind_the_thief_knew": tally.thief_knew,
        "answers_to_hans_a_game": round(tally.answers / tally.games, 2),
        "share_where_something_is_known": round(tally.knowing / tally.triples, 4),
        "share_where_something_is_forgotten": round(tally.forgetting / tally.triples, 5),
        "cards_forgotten_by_a_third_seat_in_a_theft": round(tally.lost / per_loss, 3),
        "share_of_unseen_thefts_that_leave_no_doubt": round(tally.sure_of_thief / per_loss, 4),
        "forgotten_cards_met": forgotten.n,
        "forgotten_cards_dealt": round(forgotten.dealt / forgotten.n, 3) if forgotten.n else None,
        "forgotten_cards_true": round(forgotten.true / forgotten.n, 3) if forgotten.n else None,
        "before_any_theft": tally.calm.data(),
        "after_a_theft": tally.robbed.data(),
        "something_forgotten": tally.torn.data(),
    }


# --- Zeppeldrome --------------------------------------------------------------------------------------------


def zeppeldrome_stories() -> dict[str, Any]:
    """Stories in which a viewer can know much, by what happens in them."""
    # The witness is part of the tests, which the part about Mad Zeppelin does not need.
    from tests.zeppeldrome import test_dealing as told
    from tests.zeppeldrome.witness import OTHER, RIVAL, Story

    def unseen(cards: str, old: int, thiefs: str = "ef") -> Story:
        """The victim has these cards; the first ``old`` of them are old. The first of the thief's two cards is old."""
        new = sorted({*cards[old:], thiefs[1], *"ghi"})
        story = Story(pile="".join(sorted({*cards[:old], thiefs[0]})), discards="".join(new), rest="mine")
        story.draws(RIVAL, cards[:old])
        story.draws(OTHER, thiefs)
        story.draws(RIVAL, cards[old:])
        story.steals(OTHER, RIVAL, cards[0])
        return story

    return {
        "unseen theft from 1 old and 3 new cards": unseen("abcd", 1),
        "unseen theft from 2 old and 2 new cards": unseen("abcd", 2),
        "unseen theft from 3 old and 1 new card": unseen("abcd", 3),
        "unseen theft from 2 old and 1 new card": told.unseen_theft_of_one_or_the_other(),
        "the same, then the thief shows a new card": told.unseen_theft_and_the_thief_shows_a_new_card(),
        "the same, then both draw, and then both show cards": told.unseen_theft_then_draws_then_cards_are_shown(),
        "the same, then cards are drawn and shown, and a reshuffle": told.unseen_theft_between_two_reshuffles(),
        "unseen theft, the plans of both lie there": told.unseen_theft_behind_a_plan(),
        "the same, then the thief shows a new card behind its plan": (
            told.unseen_theft_behind_a_plan_and_a_card_is_shown()
        ),
        "unseen theft from 3 cards, one of them known": told.unseen_theft_of_a_known_card(),
        "the same, then the thief shows another": told.known_card_and_the_thief_shows_another(),
        "a thief whose plan lies there takes the viewer's card": told.stolen_after_the_plan_was_laid(),
        "a plan is laid, then a reshuffle, then 2 cards": told.plan_laid_before_the_reshuffle(),
        "1 old and 1 new card, one is laid, then 2 new ones": told.supply_after_the_plan_between_old_and_new_cards(),
        "1 of 3 known, one is laid, then 2 others": told.supply_after_the_plan_to_a_known_card(),
        "cards of both rivals through two reshuffles": told.two_reshuffles(),
        "cards of both rivals through three reshuffles": told.three_reshuffles(),
        "through four": told.kept_over_four_reshuffles(),
        "two thefts by the viewer (edited cards only)": told.two_thefts_by_the_viewer(),
        "two unseen thefts": told.two_unseen_thefts(),
    }


def plan_at(place: int) -> Callable[[Any], Any]:
    """A function that gives a rival's plan in a world. The plan follows the rival's hand."""
    return lambda world: world[place][1]


def measure_story(what: str, story: Any) -> dict[str, Any]:
    from tests.zeppeldrome.witness import all_deals

    true, found = story.belief.hidden(), all_deals(story.s, story.viewer)
    row: dict[str, Any] = {"what": what, "jointly": round(distance(true, found), 4)}
    for place, name in enumerate(("first", "second")):
        row[name] = round(part_distance(true, found, itemgetter(place)), 4)
        plans = part_distance(true, found, plan_at(place))
        row[f"{name}_plan"] = round(plans, 4)
    assert set(found) <= set(true)
    row["left_out"] = round(sum(chance for world, chance in true.items() if world not in found), 4)
    return row


@dataclass
class Flights:
    """How often a viewer could know more than the game remembers, counted over pairs of ply and viewer."""

    games: int = 0
    plies: int = 0
    thefts: int = 0
    reshuffles: int = 0
    pairs: int = 0
    unseen_theft: int = 0  # there is more than one case
    suspected: int = 0  # pairs in which a card that the viewer can name may be in several groups
    forgotten: int = 0  # this viewer or everybody has forgotten something in this game
    late_plan: int = 0  # a rival has got cards since it laid a plan face down
    late_and_mixed: int = 0  # late plans of groups with a known card, or with old and new ones
    two_reshuffles: int = 0  # rivals have old cards of more than one period


class FlightWatch:
    """Follows a game of Zeppeldrome, and notes which seats have got cards after they laid a hidden plan."""

    def __init__(self, seats: int, tally: Flights) -> None:
        self.seats, self.tally = seats, tally
        self.late = [False] * seats
        self.forgetful = [False] * (seats + 1)

    def forget(self, viewer: int) -> None:
        """A viewer has forgotten something. The last viewer stands for everybody."""
        self.forgetful[min(viewer, self.seats)] = True

    def hear(self, s: Any, state: Any) -> None:
        for _, event, a, _, c in s.told:
            if event == state.EVENT_RESHUFFLE:
                self.tally.reshuffles += 1
            elif event == state.EVENT_DRAWN:
                self.late[a] = self.laid(s, a)
            elif event in (state.EVENT_FACE_DOWN, state.EVENT_PLAN_OVER):
                self.late[a] = False
            elif event == state.EVENT_STEALS and c:
                self.tally.thefts += 1
                self.late[a] = self.laid(s, a)

    @staticmethod
    def laid(s: Any, seat: int) -> bool:
        return bool(s.players[seat].laid and not s.players[seat].shown)

    def count(self, s: Any) -> None:
        from aerodrome.games.zeppeldrome.accounts import seat_of, unnamed

        for viewer in range(self.seats):
            rivals = [i for i in range(self.seats) if i != viewer]
            account = s.accounts[viewer]
            cases = range(account.cases)
            older = {
                i: [max(unnamed(s, viewer, case, i, age) for case in cases) for age in range(1, 5)] for i in rivals
            }
            named = {seat_of(s, viewer, case, n) for case in cases for n in range(6) if account.names[n] >= 0}
            self.tally.pairs += 1
            self.tally.unseen_theft += account.cases > 1
            self.tally.suspected += len({account.spots[case] for case in cases}) > 1
            self.tally.forgotten += self.forgetful[viewer] or self.forgetful[-1]
            late = [i for i in rivals if self.late[i] and self.laid(s, i)]
            self.tally.late_plan += bool(late)
            self.tally.late_and_mixed += any(i in named or any(older[i]) for i in late)
            self.tally.two_reshuffles += sum(any(older[i][age] for i in rivals) for age in range(4)) > 1


@contextmanager
def watched(watch: FlightWatch) -> Iterator[None]:
    """Tell the watch whenever something is forgotten."""
    from aerodrome.games.zeppeldrome import accounts, knowledge

    def seat_forgets(forget: Callable[..., None]) -> Callable[..., None]:
        def forget_and_say(s: Any, seat: int) -> None:
            watch.forget(seat)
            forget(s, seat)

        return forget_and_say

    def all_forget(s: Any) -> None:
        watch.forget(watch.seats)
        forget_a_period(s)

    def periods_become_one(s: Any) -> int:
        if all(any(words) for words in s.periods):
            watch.forget(watch.seats)
        return make_room(s)

    forget_a_period, make_room = accounts.forget_a_period, knowledge.make_room
    with (
        mock.patch.multiple(
            accounts,
            forget_first_name=seat_forgets(accounts.forget_first_name),
            forget_what_only_it_saw=seat_forgets(accounts.forget_what_only_it_saw),
            forget_a_period=all_forget,
        ),
        mock.patch.object(knowledge, "make_room", periods_become_one),
    ):
        yield


def play_flights(seats: int, games: int, bot: int) -> Flights:
    from aerodrome.drivers.play import lowest_seat
    from aerodrome.games.zeppeldrome import rules as flight_rules
    from aerodrome.games.zeppeldrome import state

    game = load("zeppeldrome")
    tally = Flights(games=games)
    s: Any = game.fresh_state(seats, game.parse_options({}, seats))
    view = s.copy()
    legal, rng = [0] * (game.actions + 1), [0] * 4
    list_actions, choose_action = game.plain.bind(list_legal), game.plain.bind(choose)
    for number in range(games):
        watch = FlightWatch(seats, tally)
        first, second = first_key(number), second_key(number)
        key_chance(s.rng, first, second, 0)
        s.told = []
        flight_rules.new_game(s)
        ply = 0
        while flight_rules.to_act(s):
            watch.hear(s, state)
            watch.count(s)
            tally.plies += 1
            ply += 1
            seat = lowest_seat(flight_rules.to_act(s))
            key_chance(rng, first ^ BOT_SALT, second, ply)
            action = choose_action(s, view, seat, legal, list_actions(s, seat, legal), bot, rng)
            key_chance(s.rng, first, second, ply)
            s.told = []
            with watched(watch):
                flight_rules.step(s, seat, action)
    return tally


RARE = ("unseen_theft", "suspected", "forgotten", "late_plan", "late_and_mixed", "two_reshuffles")


def flights_data(seats: int, bot: str, tally: Flights) -> dict[str, Any]:
    return {
        "bots": bot,
        "seats": seats,
        "games": tally.games,
        "plies": tally.plies,
        "thefts_a_game": round(tally.thefts / tally.games, 2),
        "reshuffles_a_game": round(tally.reshuffles / tally.games, 2),
        **{f"share_{name}": round(getattr(tally, name) / tally.pairs, 5) for name in RARE},
    }


def show_zeppeldrome(found: dict[str, Any]) -> None:
    keys = ("what", "first", "second", "jointly", "left_out")
    put(
        "Zeppeldrome: total variation distance between dealt groups and the exact chances",
        ("story", "first", "second", "both", "left out"),
        [tuple(row[key] for key in keys) for row in found["stories"]],
    )
    put(
        "How often it matters, over (ply, viewer)",
        (
            "bots, seats",
            "thefts",
            "reshuffles",
            "unseen theft",
            "suspected",
            "forgotten",
            "late plan",
            "and mixed",
            "two reshuffles",
        ),
        [
            (
                f"{row['bots']}, {row['seats']}",
                row["thefts_a_game"],
                row["reshuffles_a_game"],
                *(f"{row[f'share_{name}']:.2%}" for name in RARE),
            )
            for row in found["play"]
        ],
    )


# --- showing ------------------------------------------------------------------------------------------------


def put(title: str, headings: tuple[str, ...], rows: list[tuple[Any, ...]]) -> None:
    """Print a table."""
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    table = Table(title=title, box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for i, heading in enumerate(headings):
        table.add_column(heading, justify="right" if i else "left")
    for row in rows:
        table.add_row(*map(str, row))
    Console().print(table)


def show(found: dict[str, Any]) -> None:
    keys = ("what", "victim_worst_kind", "victim", "thief_worst_kind", "thief", "jointly")
    put(
        "Total variation distance between dealt hands and the exact chances",
        ("the viewer knows", "victim: worst kind", "hand", "thief: worst kind", "hand", "both"),
        [tuple(row[key] for key in keys) for row in found["examples"]],
    )
    plays = found["play"]
    put(
        "How often it matters, over (ply, viewer, holder)",
        ("bots, seats", "thefts/game", "known", "forgotten", "cards lost/theft", "no doubt", "Hans answered/game"),
        [
            (
                f"{row['bots']}, {row['seats']}",
                row["thefts_a_game"],
                f"{row['share_where_something_is_known']:.1%}",
                f"{row['share_where_something_is_forgotten']:.2%}",
                row["cards_forgotten_by_a_third_seat_in_a_theft"],
                f"{row['share_of_unseen_thefts_that_leave_no_doubt']:.1%}",
                row["answers_to_hans_a_game"],
            )
            for row in plays
        ],
    )
    groups = (
        ("no theft yet", "before_any_theft"),
        ("after one", "after_a_theft"),
        ("forgotten", "something_forgotten"),
    )
    put(
        "Cards of a kind in a rival's hand, dealt minus true",
        ("bots, seats, states", "hands × kinds", "mean error", "mean bias", "worst bias"),
        [
            (
                f"{row['bots']}, {row['seats']}, {name}",
                f"{row[key]['hands_and_kinds']:,}",
                row[key]["mean_absolute_error"],
                row[key]["mean_absolute_bias_of_a_kind"],
                f"{row[key]['worst_bias']} ({row[key]['worst_kind']})",
            )
            for row in plays
            for name, key in groups
            if row[key]["hands_and_kinds"]
        ],
    )
    put(
        "Cards of a kind that was forgotten in that hand",
        ("bots, seats", "times met", "truly there", "dealt"),
        [
            (f"{row['bots']}, {row['seats']}", *(row[f"forgotten_cards_{what}"] for what in ("met", "true", "dealt")))
            for row in plays
            if row["forgotten_cards_met"]
        ],
    )


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--game", choices=("mad-zeppelin", "zeppeldrome"), default="mad-zeppelin", help="which game")
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    parser.add_argument("--games", type=int, default=60, help="games for each bot and number of seats (default 60)")
    parser.add_argument("--bots", nargs="+", choices=list(BOTS), default=list(BOTS), help="who plays (default: both)")
    parser.add_argument("--only", default="", metavar="WORD", help="only examples and stories whose name contains it")
    parser.add_argument("--worlds", type=int, default=16, help="worlds dealt at a position (default 16)")
    parser.add_argument("--apart", type=int, default=15, help="plies between such positions (default 15)")
    asked = parser.parse_args(words)

    found = measure_zeppeldrome(asked) if asked.game == "zeppeldrome" else measure_mad_zeppelin(asked)
    if asked.json:
        print(json.dumps(found, indent=2))
    elif asked.game == "zeppeldrome":
        show_zeppeldrome(found)
    else:
        show(found)


def measure_mad_zeppelin(asked: argparse.Namespace) -> dict[str, Any]:
    return {
        "examples": [measure_example(example) for example in examples() if asked.only in example.what],
        "play": [
            play_data(seats, bot, play(seats, asked.games, BOTS[bot], asked.worlds, asked.apart))
            for bot in asked.bots
            for seats in range(3, 7)
        ],
    }


def measure_zeppeldrome(asked: argparse.Namespace) -> dict[str, Any]:
    return {
        "stories": [measure_story(what, story) for what, story in zeppeldrome_stories().items() if asked.only in what],
        "play": [
            flights_data(seats, bot, play_flights(seats, asked.games, BOTS[bot]))
            for bot in asked.bots
            for seats in range(2, 5)
        ],
    }


if __name__ == "__main__":
    main()
