"""A dealt world is a fair guess: it is measured against games played out anew in which the viewer saw the same.

The draft is simulated with the real rules and uniformly random picks; Cargo with scripts of draws, thefts and
challenges. Simulations that look different to the viewer are rejected, and what is hidden in the rest must be spread as
`deal` spreads it: a chi-square test of two samples, at one in a thousand. All seeds are fixed.
"""

from __future__ import annotations

import functools
import itertools
import math
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass, field

import pytest

from aerodrome.drivers.play import list_legal
from aerodrome.games.mad_zeppelin import rules
from aerodrome.games.mad_zeppelin.audit import audit
from aerodrome.games.mad_zeppelin.cards import (
    ALCOHOL,
    CARGO,
    COAL,
    COINS,
    GOLD,
    HENCHMAN,
    JOURNEYS,
    LAID_OUT,
    LARGE,
    LEAD,
    ORE,
    SMALL,
    TRAITOR_IDS,
    TRAITORS,
    WOOD,
    count_of,
    heading_of,
)
from aerodrome.games.mad_zeppelin.knowledge import forget_all
from aerodrome.games.mad_zeppelin.sight import blind, deal
from aerodrome.games.mad_zeppelin.state import (
    ASK_ACTION,
    ASK_ANSWER,
    ASK_DIE,
    ASK_PAY,
    ASK_PICK,
    ASK_PLAY,
    ASK_SHOW,
    END_PLAY,
    EVENT_DRAWN,
    EVENT_STEALS_CARD,
    LAY_OUT,
    NAME,
    OUT_OF_PLAY,
    PAY_SMALL,
    PICK,
    PLAY,
    RIVAL,
    SHOW,
    USE_ABILITY,
    State,
)
from aerodrome.rulebook import kit
from aerodrome.rulebook.bits import nth_one, ones
from aerodrome.rulebook.chance import below, first_key, key_chance, second_key
from aerodrome.rulebook.game import load_package
from aerodrome.rulebook.primitives import EVERYBODY
from aerodrome.rulebook.record import NONE

GAME = load_package("aerodrome.games.mad_zeppelin")
SPECTATOR = NONE
ONE_IN_A_THOUSAND = 3.09  # of the normal distribution
RARE = 10  # cells with fewer worlds than this in both samples together count as one

Worlds = Counter[Hashable]


def keyed(seed: int) -> list[int]:
    rng = [0, 0, 0, 0]
    key_chance(rng, first_key(seed), second_key(seed), 1)
    return rng


def opened(seats: int, seed: int = 0, **options: str | int) -> State:
    """A table that is set up; its generator goes on from there."""
    s: State = GAME.fresh_state(GAME.check_seats(seats), GAME.parse_options(options, seats))
    key_chance(s.rng, first_key(seed), second_key(seed), 0)
    rules.new_game(s)
    return s


# --- two samples --------------------------------------------------------------------------------------------


def critical(freedom: int) -> float:
    """The value that chi-square exceeds once in a thousand times, after Wilson and Hilferty."""
    spread = 2 / (9 * freedom)
    return freedom * (1 - spread + ONE_IN_A_THOUSAND * math.sqrt(spread)) ** 3


def gathered(a: Worlds, b: Worlds) -> list[tuple[int, int]]:
    """The two counts of every cell; rare cells are one, so that the statistic is near enough to chi-square."""
    rare_a, rare_b = 0, 0
    cells = []
    for cell in sorted(a | b, key=repr):
        if a[cell] + b[cell] < RARE:
            rare_a, rare_b = rare_a + a[cell], rare_b + b[cell]
        else:
            cells.append((a[cell], b[cell]))
    assert rare_a + rare_b < (a.total() + b.total()) / 4, "most cells are rare: the test would see little"
    return [*cells, (rare_a, rare_b)] if rare_a + rare_b >= RARE else cells


def assert_alike(guessed: Worlds, true: Worlds, what: str = "") -> None:
    """Both samples come from the same distribution."""
    assert true.total() >= 100, f"{what}: only {true.total()} simulations agree with what was seen"
    cells = gathered(guessed, true)
    share = math.sqrt(guessed.total() / true.total())
    statistic = sum((a / share - b * share) ** 2 / (a + b) for a, b in cells)
    if len(cells) > 1:
        limit = critical(len(cells) - 1)
        assert statistic < limit, f"{what}: chi-square {statistic:.1f} over {len(cells)} cells, limit {limit:.1f}"
    else:
        assert set(guessed) == set(true), what


def test_the_statistic_tells_fair_from_unfair() -> None:
    assert critical(1) == pytest.approx(10.83, rel=0.04)
    assert critical(10) == pytest.approx(29.59, rel=0.01)
    assert critical(100) == pytest.approx(149.45, rel=0.001)
    rng = keyed(1)
    fair = [Counter[Hashable](below(rng, 20) for _ in range(3000)) for _ in range(2)]
    assert_alike(*fair)
    loaded = Counter[Hashable](below(rng, 20) * below(rng, 8) % 20 for _ in range(3000))
    with pytest.raises(AssertionError, match="chi-square"):
        assert_alike(fair[0], loaded)


# --- the draft: simulations ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class Draft:
    """Where every Traitor is after some of the picks, and what was passed on to whom. Sets are bits, rows are seats."""

    hands: tuple[int, ...]
    passed_on: tuple[int, ...]
    pool: int
    out: int

    @classmethod
    def of(cls, s: State) -> Draft:
        players = s.players[: s.n_seats]
        return cls(tuple(p.traitors for p in players), tuple(p.passed_on for p in players), s.pool, s.out)

    def renamed(self, names: dict[int, int]) -> Draft:
        """The same draft with other Traitors."""

        def rename(cards: int) -> int:
            return bits(names[t] for t in members(cards))

        return Draft(
            tuple(map(rename, self.hands)), tuple(map(rename, self.passed_on)), rename(self.pool), rename(self.out)
        )

    def own_view(self, seat: int, after_the_draft: bool, leads: bool) -> tuple[int, ...]:
        """What a seat sees by itself, as sets that do not overlap and together are all Traitors."""
        if seat == SPECTATOR:
            return (bits(range(TRAITORS)),)
        hand, passed_on = self.hands[seat], self.passed_on[seat]
        seen = [hand & ~passed_on, hand & passed_on]
        out = self.out if leads and after_the_draft else 0
        seen += [passed_on & out, out & ~passed_on, passed_on & ~hand & ~out]
        return (*seen, bits(range(TRAITORS)) & ~functools.reduce(int.__or__, seen))


def bits(cards: Iterable[int]) -> int:
    return sum(1 << t for t in cards)


@functools.cache
def members(cards: int) -> tuple[int, ...]:
    return tuple(t for t in range(TRAITORS) if cards >> t & 1)


def new_names(view: tuple[int, ...]) -> list[int]:
    """All Traitors in the order of what a seat sees; two such lists side by side are a renaming."""
    return [t for cards in view for t in members(cards)]


def named(names: str) -> list[int]:
    return [TRAITOR_IDS.index(name) for name in names.split()]


def pick_at_random(s: State, rng: list[int]) -> None:
    rules.step(s, s.decider, PICK + nth_one(s.pool, below(rng, ones(s.pool))))


@functools.cache
def simulator(seats: int, leader: int, airsick: int, picks: int) -> tuple[Iterator[Draft], list[Draft]]:
    """Drafts by the real rules with random picks, up to the same pick; and those that were made so far."""

    def simulate() -> Iterator[Draft]:
        s = opened(seats, 5, first_leader=leader + 1, airsick=airsick)
        rng = keyed(77)
        while True:
            s.turn = 0
            rules.begin_turn(s)
            for _ in range(picks):
                pick_at_random(s, rng)
            yield Draft.of(s)

    return simulate(), []


def simulated(seats: int, leader: int, airsick: int, picks: int, n: int) -> list[Draft]:
    """Tests of the same table share their simulations."""
    more, found = simulator(seats, leader, airsick, picks)
    found.extend(itertools.islice(more, max(0, n - len(found))))
    return found[:n]


# --- the draft: observations --------------------------------------------------------------------------------


@dataclass(frozen=True)
class Seen:
    """A position of the first game turn, made with the real rules, and what everybody has seen in it.

    Seats in `dealt` and `kept` stand in picking order; so many picks as `kept` has names have been made. `pool` are the
    first of the Traitors that are left over or still passed round. `plays` are the plays since: a Traitor and, behind
    >, whom its ability named. `facts` say where which Traitor was seen by everybody; two seats where it is with either.
    """

    seats: int
    leader: int
    airsick: int
    viewer: int
    dealt: str
    kept: str = ""
    pool: str = ""
    plays: str = ""
    facts: dict[str, int | tuple[int, int]] = field(default_factory=dict)
    simulations: int = 10_000
    deals: int = 1_500

    @property
    def picks(self) -> int:
        return len(self.kept.split())

    def start(self) -> State:
        """The position before the plays: a real draft in which the Traitors have been renamed to the wanted ones."""
        s = opened(self.seats, 9, first_leader=self.leader + 1, airsick=self.airsick)
        for _ in range(self.picks):
            pick_at_random(s, s.rng)
        order = [(self.leader + i) % self.seats for i in range(self.seats)]
        now = Draft.of(s)
        full_draft = self.picks == self.seats
        last_passed_on = now.passed_on[order[min(self.picks, self.seats - 1)]]
        left = last_passed_on & now.out if full_draft else now.pool
        old = [members(now.hands[i] & ~now.passed_on[i] or now.hands[i])[0] for i in order]
        old += [members(now.hands[i] & now.passed_on[i])[0] for i in order[: self.picks]]
        old += members(left)
        new = named(f"{self.dealt} {self.kept} {self.pool}")
        old += [t for t in range(TRAITORS) if t not in old]
        new += [t for t in range(TRAITORS) if t not in new]
        self._write(s, now.renamed(dict(zip(old, new, strict=True))))
        assert audit(s) == 0
        return s

    def _write(self, s: State, draft: Draft) -> None:
        s.pool, s.out = draft.pool, draft.out
        for player, hand, passed_on in zip(s.players, draft.hands, draft.passed_on, strict=False):
            player.traitors, player.passed_on = hand, passed_on

    def position(self) -> State:
        s = self.start()
        settle(s)
        for play in self.plays.split():
            card, *names = named(play.replace(">", " "))
            do(s, PLAY + card)
            if names:
                do(s, USE_ABILITY)
            for name in names:
                if s.players[s.seat].acts_as != name:  # Mr Shadow is not asked whom to copy when there is only one
                    do(s, NAME + name)
            do(s, END_PLAY)
        return s

    def true_drafts(self, s: State) -> Iterator[Draft]:
        """Simulated drafts that look to the viewer as the position does.

        Neither the shuffle nor a random pick cares what is printed on a Traitor: a draft is as likely as the same draft
        with any renaming of the 14. So whatever a viewer saw by itself, the hidden rest is spread alike but for names;
        and a simulation in which it saw other Traitors counts for this position once they are renamed to these. The
        renaming depends on what the viewer saw and on nothing else, hence brings no knowledge of what is hidden.
        """
        after_the_draft = self.picks == self.seats
        leads = self.viewer == self.leader
        wanted = new_names(Draft.of(self.start()).own_view(self.viewer, after_the_draft, leads))
        n = self.simulations if self.facts else 2 * self.deals  # without facts, none is rejected
        for draft in simulated(self.seats, self.leader, self.airsick, self.picks, n):
            old = new_names(draft.own_view(self.viewer, after_the_draft, leads))
            old_name = dict(zip(wanted, old, strict=True))
            if self.agrees(draft, s, old_name):
                yield draft.renamed(dict(zip(old, wanted, strict=True)))

    def agrees(self, draft: Draft, s: State, old_name: dict[int, int]) -> bool:
        """Could everybody have seen in this draft, its Traitors renamed, what was seen in the position?

        Which of its Traitors a seat laid down tells nothing but that it had it.
        """
        for name, place in self.facts.items():
            where = 0
            for each in place if isinstance(place, tuple) else (place,):
                where |= draft.out if each == OUT_OF_PLAY else draft.hands[each]
            if not where >> old_name[TRAITOR_IDS.index(name)] & 1:
                return False
        if s.asked != ASK_PLAY:
            return True
        no_use = bits(old_name[t] for t in members(s.played | s.laid_open | s.banned))
        return draft.hands[s.decider] & ~no_use != 0

    def dealt_drafts(self, s: State) -> Iterator[Draft]:
        world = s.copy()
        rng = keyed(3)
        for _ in range(self.deals):
            blind(world, self.viewer)
            deal(world, self.viewer, rng)
            yield Draft.of(world)
        assert audit(world) == 0


def settle(s: State) -> None:
    while s.asked == ASK_DIE:
        rules.step(s, s.decider, GAME.plain.default_action(s, s.decider))


def do(s: State, action: int) -> None:
    assert rules.refusal(s, s.decider, action) == 0
    rules.step(s, s.decider, action)
    settle(s)
    assert audit(s) == 0


def seat_cell(s: State, draft: Draft, seat: int) -> tuple[int, int]:
    """What a seat holds now, and which Traitor it picked.

    A simulated hand still has what was played or laid open since; a dealt one has not.
    """
    gone = s.played | s.laid_open
    whole = draft.hands[seat] | bits(t for t in range(TRAITORS) if s.seen_at[t] == seat)
    return draft.hands[seat] & ~gone, whole & draft.passed_on[seat]


def left_cell(s: State, draft: Draft) -> tuple[int, int]:
    """What is passed round now, and what the last to pick so far, or the one who picks, could pick from."""
    return draft.pool, draft.passed_on[(s.leader + min(s.picks, s.n_seats - 1)) % s.n_seats]


def hidden(s: State, draft: Draft, viewer: int) -> Hashable:
    """All that is hidden from a viewer, as one cell; the Traitors that stand nowhere in it are out of play."""
    gone = s.played | s.laid_open
    others = [i for i in range(s.n_seats) if i != viewer]
    return draft.pool, tuple((draft.hands[i] & ~gone, draft.passed_on[i]) for i in others)


# Three seats in the order 2, 0, 1: seat 0 has seen three of four Traitors in the pool and kept one.
THREE = {"seats": 3, "leader": 2, "airsick": 7, "simulations": 20_000}
HANDS = {"dealt": "karl igor jack", "kept": "satine hans fred", "pool": "helen"}
RIPP_LEADS = {"dealt": "ripp igor jack", "kept": "satine hans fred", "pool": "helen"}
TIM_LEADS = {"dealt": "tim igor jack", "kept": "satine hans fred", "pool": "helen"}

JOINTLY = {
    "picking as the last of two": Seen(2, 1, 10, viewer=0, dealt="karl igor", kept="hans", pool="fred"),
    "has picked and the last one is picking": Seen(2, 1, 8, viewer=1, dealt="karl igor", kept="hans"),
    "picked first, the third is picking": Seen(**THREE, viewer=2, dealt="karl igor jack", kept="satine hans"),
    "picked second, the third is picking": Seen(
        **THREE, viewer=0, dealt="karl igor jack", kept="satine hans", deals=4_000
    ),
    "the last of two": Seen(2, 1, 10, viewer=0, dealt="karl igor", kept="hans fred"),
    "the leader of three": Seen(**THREE, viewer=2, **HANDS),
    "the leader when a dealt Traitor was played": Seen(
        **THREE, viewer=2, **HANDS, plays="satine igor", facts={"satine": 2, "igor": 0}
    ),
    "the leader when a picked Traitor was played": Seen(
        **THREE, viewer=2, **HANDS, plays="satine hans", facts={"satine": 2, "hans": 0}
    ),
    "the middle one, an earlier picker has played": Seen(
        **THREE, viewer=0, **HANDS, plays="satine", facts={"satine": 2}
    ),
    "the middle one, a later picker has played its pick": Seen(
        **THREE, viewer=0, **HANDS, plays="satine igor fred", facts={"satine": 2, "fred": 1}
    ),
    "the middle one, a later picker has played what it was dealt": Seen(
        **THREE, viewer=0, **HANDS, plays="satine igor jack", facts={"satine": 2, "jack": 1}
    ),
    "Tim has found a Traitor that nobody picked": Seen(
        **THREE, viewer=0, **TIM_LEADS, plays="tim>helen", facts={"tim": 2, "helen": OUT_OF_PLAY}
    ),
    "Tim has found an airsick Traitor": Seen(
        **THREE, viewer=0, **TIM_LEADS, plays="tim>henchman", facts={"tim": 2, "henchman": OUT_OF_PLAY}
    ),
    "Tim has laid open the pick of a later picker": Seen(
        **THREE, viewer=0, **TIM_LEADS, plays="tim>fred", facts={"tim": 2, "fred": 1}
    ),
    "Tim has seen a Traitor that Igor keeps in an earlier picker's hand": Seen(
        **THREE,
        viewer=0,
        dealt="igor tim jack",
        kept="helen hans fred",
        plays="igor tim>helen",
        facts={"igor": 2, "helen": 2},
    ),
    "Ripp has blocked a Traitor, and a seat is asked to play its last one": Seen(
        2,
        1,
        10,
        viewer=0,
        dealt="karl igor",
        kept="hans ripp",
        plays="karl ripp>helen",
        facts={"karl": 1},
    ),
    "Ripp has blocked what a later picker may have picked, and it is asked to play its last one": Seen(
        **THREE,
        viewer=2,
        **RIPP_LEADS,
        plays="ripp>fred igor jack satine",
        facts={"igor": 0, "jack": 1},
    ),
    "Ripp and Mr Shadow have blocked two Traitors, and a seat is asked": Seen(
        **THREE,
        viewer=0,
        dealt="ripp shadow jack",
        kept="satine hans fred",
        pool="helen",
        plays="ripp>helen shadow>ripp>henchman",
        facts={"ripp": 2},
    ),
    "a seat was passed over and has shown both Traitors": Seen(
        **THREE,
        viewer=0,
        dealt="ripp shadow jack",
        kept="satine hans fred",
        pool="helen",
        plays="ripp>jack shadow>ripp>fred",
        facts={"ripp": 2, "jack": 1, "fred": 1},
    ),
}


BY_PARTS = {
    "nobody has picked": Seen(2, 1, 10, viewer=0, dealt="karl igor"),
    "two of three have picked, the third has not": Seen(
        **THREE, viewer=1, dealt="karl igor jack", kept="satine", pool="hans fred"
    ),
    "a spectator of the draft": Seen(2, 1, 10, viewer=SPECTATOR, dealt="karl igor", kept="hans"),
    "a spectator after the draft": Seen(2, 1, 9, viewer=SPECTATOR, dealt="karl igor", kept="hans fred"),
    "a spectator of a Traitor laid down": Seen(
        2, 1, 9, viewer=SPECTATOR, dealt="karl igor", kept="hans fred", plays="karl", facts={"karl": 1}
    ),
    "the last of three": Seen(**THREE, viewer=1, **HANDS),
    "the last of three, one has played": Seen(**THREE, viewer=1, **HANDS, plays="satine", facts={"satine": 2}),
    "Tim has named a Traitor that one of two whom Igor protects keeps": Seen(
        **THREE,
        viewer=1,
        dealt="igor shadow tim",
        kept="jack helen fred",
        plays="igor shadow>igor tim>helen",
        facts={"igor": 2, "shadow": 0, "helen": (0, 2)},
        deals=2_000,
    ),
    "six seats, picked third, after the draft": Seen(
        6, 2, 1, viewer=4, dealt="karl carlotta igor henchman jack hernan", kept="ripp satine hans ratatine fred helen"
    ),
    "six seats, picked second, the fifth is picking": Seen(
        6, 3, 2, viewer=4, dealt="karl carlotta igor henchman jack hernan", kept="ripp satine hans ratatine"
    ),
    "six seats, one earlier and one later picker have played": Seen(
        6,
        2,
        1,
        viewer=3,
        dealt="karl carlotta igor henchman jack hernan",
        kept="fred satine helen ratatine ripp hans",
        plays="fred satine helen",
        facts={"fred": 2, "helen": 4},
        simulations=10_000,
    ),
}


@pytest.mark.rule("MZ-3.2", "MZ-3.3", "MZ-3.4", "MZ-3.5", "MZ-3.6", "MZ-18.2")
@pytest.mark.parametrize("case", JOINTLY)
def test_hidden_traitors_are_dealt_as_the_draft_deals_them(case: str) -> None:
    seen = JOINTLY[case]
    s = seen.position()
    true = Counter(hidden(s, draft, seen.viewer) for draft in seen.true_drafts(s))
    guessed = Counter(hidden(s, draft, seen.viewer) for draft in seen.dealt_drafts(s))
    assert_alike(guessed, true, case)


@pytest.mark.rule("MZ-3.2", "MZ-3.3", "MZ-3.4", "MZ-3.5", "MZ-18.1")
@pytest.mark.parametrize("case", BY_PARTS)
def test_where_too_much_is_hidden_for_one_test_every_part_is_dealt_fairly(case: str) -> None:
    seen = BY_PARTS[case]
    s = seen.position()
    true, guessed = list(seen.true_drafts(s)), list(seen.dealt_drafts(s))
    for part, cell in parts(s, seen.viewer).items():
        assert_alike(Counter(map(cell, guessed)), Counter(map(cell, true)), f"{case}, {part}")


def parts(s: State, viewer: int) -> dict[str, Callable[[Draft], Hashable]]:
    """Functions of a draft that look at one hidden thing each."""
    found: dict[str, Callable[[Draft], Hashable]] = {
        f"seat {i}": functools.partial(seat_cell, s, seat=i) for i in range(s.n_seats) if i != viewer
    }
    if viewer != SPECTATOR or s.picks < s.n_seats:
        found["what is left"] = functools.partial(left_cell, s)
    else:
        found["how much is left"] = lambda draft: tuple(map(ones, left_cell(s, draft)))
    return found


# --- Cargo --------------------------------------------------------------------------------------------------

VIEWER, RIVAL_ONE, RIVAL_TWO = 0, 1, 2
Script = Callable[[State, list[int]], None]


@functools.cache
def table_after_a_draft() -> State:
    s = opened(3, 4, first_leader=1, cargo_removed=0)
    while s.asked == ASK_PICK:
        pick_at_random(s, s.rng)
    settle(s)
    return s


def lay_cargo(s: State, bag: dict[int, int], mine: dict[int, int]) -> None:
    """Unseen is the bag, the viewer holds `mine`, and all other Cargo lies under the Hold; nothing is known of a hand.

    All Journeys have been drawn, so that every card drawn is Cargo.
    """
    for i in range(s.n_seats):
        s.players[i].hand, s.players[i].hand_size = [0] * CARGO, 0
        s.players[i].laid_out, s.players[i].acts_as = [0] * LAID_OUT, NONE
        s.players[i].coins = 3
        forget_all(s, i)
    s.safe = COINS - 3 * s.n_seats
    s.players[VIEWER].hand = [mine.get(kind, 0) for kind in range(CARGO)]
    s.players[VIEWER].hand_size = sum(mine.values())
    s.unseen = [bag.get(kind, 0) for kind in range(CARGO)]
    s.under = [count_of(kind) - bag.get(kind, 0) - mine.get(kind, 0) for kind in range(CARGO)]
    s.journeys, s.hold, s.removed = JOURNEYS, sum(bag.values()), 0
    s.used_up = [0, 0]
    s.ended_by, s.below = 0, [NONE, NONE]
    rules.clear_play(s)
    kit.ask(s, VIEWER, ASK_ACTION)


def draw(s: State, seat: int, cards: int) -> None:
    for _ in range(cards):
        rules.draw_from_hold(s, seat)


def steal(s: State, thief: int, victim: int) -> None:
    s.seat = victim
    rules.steal_card(s, thief)


def challenge(s: State, hans: int, kind: int, rival: int, rng: list[int]) -> None:
    """Hans shows a card to a rival, who answers as chance will have it."""
    s.seat = hans
    kit.ask(s, hans, ASK_SHOW)
    rules.step(s, hans, SHOW + kind)
    rules.step(s, hans, RIVAL + rival)
    if s.asked == ASK_ANSWER:
        legal = [0] * GAME.actions
        n = GAME.plain.bind(list_legal)(s, rival, legal)
        rules.step(s, rival, legal[below(rng, n)])


def throw(s: State, seat: int, kind: int) -> None:
    """Throw a card as Henchman 111 with the right die; leave it when the seat may not."""
    s.seat = seat
    s.dice[0] = heading_of(HENCHMAN)
    s.players[seat].acts_as = HENCHMAN
    if rules.refuse_action(s, LAY_OUT + kind) == 0 and kind != ALCOHOL:
        rules.throw_overboard(s, kind)


def seen_by(s: State, viewer: int) -> Hashable:
    """All that was told to a viewer, and what it is asked to watch now."""
    assert s.told is not None
    return tuple(event for event in s.told if event[0] in (EVERYBODY, viewer)), s.asked, s.decider


def rival_hands(s: State, viewer: int) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(s.players[i].hand) for i in range(s.n_seats) if i != viewer)


def some_draws(s: State, rng: list[int]) -> None:
    draw(s, RIVAL_ONE, 2)
    draw(s, VIEWER, 1)
    draw(s, RIVAL_TWO, 1)


def a_hand_is_shown(s: State, rng: list[int]) -> None:
    draw(s, RIVAL_ONE, 2)
    draw(s, RIVAL_TWO, 1)
    challenge(s, VIEWER, GOLD, RIVAL_ONE, rng)
    draw(s, RIVAL_ONE, 1)


def a_hand_is_shown_to_all(s: State, rng: list[int]) -> None:
    """For a spectator Hans's hand is unknown too; which of his cards he shows says nothing of the other."""
    draw(s, VIEWER, 2)
    draw(s, RIVAL_ONE, 2)
    challenge(s, VIEWER, nth_drawn(s, VIEWER, 0), RIVAL_ONE, rng)
    draw(s, RIVAL_ONE, 1)


def the_viewer_robs(s: State, rng: list[int]) -> None:
    draw(s, RIVAL_ONE, 3)
    draw(s, RIVAL_TWO, 1)
    steal(s, VIEWER, RIVAL_ONE)


def the_viewer_is_robbed(s: State, rng: list[int]) -> None:
    draw(s, RIVAL_ONE, 1)
    steal(s, RIVAL_ONE, VIEWER)
    draw(s, RIVAL_TWO, 2)


def the_viewer_robs_a_shown_hand(s: State, rng: list[int]) -> None:
    """Every card in it is known, so the theft leaves nothing to guess but what was drawn since."""
    a_hand_is_shown(s, rng)
    steal(s, VIEWER, RIVAL_ONE)


def strangers_rob_each_other(s: State, rng: list[int]) -> None:
    """Nothing is known of the hand, so an unseen theft from it changes nothing."""
    draw(s, RIVAL_ONE, 2)
    draw(s, RIVAL_TWO, 1)
    steal(s, RIVAL_TWO, RIVAL_ONE)


def a_poor_payer_is_asked(s: State, rng: list[int]) -> None:
    """The payer throws the first card drawn: which one says nothing of the others, save that the price can be paid."""
    poor(s, RIVAL_ONE)
    draw(s, RIVAL_ONE, 3)
    draw(s, RIVAL_TWO, 2)
    throw(s, RIVAL_ONE, nth_drawn(s, RIVAL_ONE, 0))


def a_poor_payer_is_asked_again(s: State, rng: list[int]) -> None:
    """The second card drawn pays the first part, where it can."""
    a_poor_payer_is_asked(s, rng)
    if s.asked == ASK_PAY and nth_drawn(s, RIVAL_ONE, 1) == SMALL:
        rules.step(s, RIVAL_ONE, PAY_SMALL)


def poor(s: State, seat: int) -> None:
    s.safe += s.players[seat].coins
    s.players[seat].coins = 0


def nth_drawn(s: State, seat: int, nth: int) -> int:
    assert s.told is not None
    return [a for to, kind, _, a, _ in s.told if to == seat and kind == EVENT_DRAWN][nth]


@dataclass(frozen=True)
class Told:
    """A script of Cargo; `wanted` says which of its runs is the observation: the first for which it holds."""

    script: Script
    bag: dict[int, int]
    mine: dict[int, int] = field(default_factory=dict)
    wanted: Callable[[State], bool] = lambda s: True
    viewer: int = VIEWER
    runs: int = 4_000
    deals: int = 1_500


def hand_of_one_is_known(s: State) -> bool:
    return sum(s.players[RIVAL_ONE].shown) == 2


def what_was_drawn_since_is_stolen(s: State) -> bool:
    """The hand was shown, and what the viewer stole is of a kind that was not in it."""
    known = s.players[VIEWER].known[RIVAL_ONE]
    return sum(known) == 2 and known[LEAD] == 0 and s.players[VIEWER].hand[LEAD] > 0


TOLD = {
    "cards from the Hold": Told(some_draws, {WOOD: 4, LEAD: 3, COAL: 2, GOLD: 1}, {WOOD: 1}),
    "a spectator": Told(some_draws, {WOOD: 4, LEAD: 3, COAL: 2}, viewer=SPECTATOR),
    "a hand was shown": Told(a_hand_is_shown, {WOOD: 3, LEAD: 2, GOLD: 2}, {GOLD: 1, COAL: 1}, hand_of_one_is_known),
    "a hand was shown, for a spectator": Told(
        a_hand_is_shown_to_all, {WOOD: 3, LEAD: 2, GOLD: 3}, {}, hand_of_one_is_known, SPECTATOR
    ),
    "the thief knows the card": Told(the_viewer_robs, {WOOD: 3, LEAD: 3, COAL: 2}),
    "the victim knows the card": Told(
        the_viewer_is_robbed, {WOOD: 3, LEAD: 3, COAL: 2}, {COAL: 1, ORE: 1}, lambda s: s.players[VIEWER].hand[ORE] == 0
    ),
    "the thief robs a hand that was shown": Told(
        the_viewer_robs_a_shown_hand,
        {WOOD: 3, LEAD: 3, GOLD: 1},
        {GOLD: 1, COAL: 1},
        what_was_drawn_since_is_stolen,
        runs=10_000,
    ),
    "a theft between unknown hands": Told(strangers_rob_each_other, {WOOD: 3, LEAD: 3, COAL: 2}),
    "a payer short of coins": Told(
        a_poor_payer_is_asked,
        {COAL: 2, WOOD: 4, SMALL: 2, LARGE: 2},
        {},
        lambda s: s.asked == ASK_PAY and s.showing == COAL,
        runs=8_000,
    ),
    "a payer short of coins, once more": Told(
        a_poor_payer_is_asked_again,
        {ORE: 3, WOOD: 2, SMALL: 4, LARGE: 1},
        {},
        lambda s: s.asked == ASK_PAY and s.showing == ORE and s.used_up[0] == 1,
        runs=8_000,
    ),
}


def runs_of(told: Told) -> Iterator[State]:
    """The script again and again, on one and the same table."""
    s = table_after_a_draft().copy()
    for seed in range(told.runs):
        lay_cargo(s, told.bag, told.mine)
        key_chance(s.rng, first_key(seed), second_key(seed), 0)
        s.told = []
        told.script(s, s.rng)
        yield s


@pytest.mark.rule("MZ-2.1", "MZ-6.1", "MZ-7.5", "MZ-8.2", "MZ-13.4", "MZ-18.1", "MZ-18.3")
@pytest.mark.parametrize("case", TOLD)
def test_hidden_cargo_is_dealt_as_chance_dealt_it(case: str) -> None:
    told = TOLD[case]
    found = next(s for s in runs_of(told) if told.wanted(s))
    seen = seen_by(found, told.viewer)
    position = found.copy()
    assert audit(position) == 0
    true = [rival_hands(s, told.viewer) for s in runs_of(told) if seen_by(s, told.viewer) == seen]
    guessed = []
    rng = keyed(8)
    for _ in range(told.deals):
        blind(position, told.viewer)
        deal(position, told.viewer, rng)
        guessed.append(rival_hands(position, told.viewer))
    assert audit(position) == 0
    assert_alike(Counter(guessed), Counter(true), case)
    for i, (one_guessed, one_true) in enumerate(zip(zip(*guessed, strict=True), zip(*true, strict=True), strict=True)):
        assert_alike(Counter(one_guessed), Counter(one_true), f"{case}, hand {i}")


@pytest.mark.rule("MZ-7.5", "MZ-7.9")
def test_crates_that_chance_hardly_ever_deals_are_there_all_the_same() -> None:
    """Owed are 4 coins, and two cards are unknown: they must be the only two large crates among 54 cards."""
    s = table_after_a_draft().copy()
    lay_cargo(s, {WOOD: 18, LEAD: 15, COAL: 10, ORE: 9, LARGE: 2}, {})
    s.told = []
    poor(s, RIVAL_ONE)
    for kind in (GOLD, LARGE, LARGE):
        s.under[kind] -= 1 if kind == GOLD else 0
        s.unseen[kind] -= 1 if kind == LARGE else 0
        s.hold -= 1 if kind == LARGE else 0
        rules.take_in_hand(s, RIVAL_ONE, kind)
    throw(s, RIVAL_ONE, GOLD)
    assert (s.asked, s.owed, audit(s)) == (ASK_PAY, 4, 0)
    rng = keyed(2)
    for viewer in (SPECTATOR, VIEWER, RIVAL_TWO):
        for _ in range(5):
            world = s.copy()
            blind(world, viewer)
            deal(world, viewer, rng)
            assert audit(world) == 0
            assert world.players[RIVAL_ONE].hand == s.players[RIVAL_ONE].hand


# --- what is certain is so ----------------------------------------------------------------------------------


@dataclass
class Tally:
    """How much there was to be wrong."""

    plies: int = 0
    known: int = 0  # (ply, viewer, holder) where something is known
    shown: int = 0  # (ply, holder) where everybody knows something
    private: int = 0  # (ply, viewer, holder) where a seat knows more than everybody
    thefts: int = 0


def check_certainties(s: State, tally: Tally) -> None:
    for holder in range(s.n_seats):
        hand, shown = s.players[holder].hand, s.players[holder].shown
        assert all(map(int.__le__, shown, hand))
        tally.shown += any(shown)
        for viewer in range(s.n_seats):
            known = s.players[viewer].known[holder]
            if viewer == holder:
                assert not any(known)
            else:
                assert all(map(int.__le__, known, hand))
                assert all(map(int.__le__, shown, known))
                tally.known += any(known)
                tally.private += known != shown


def play_out(seats: int, seed: int, tally: Tally) -> None:
    s = opened(seats, seed)
    s.told = []
    rng = keyed(seed + 1000)
    legal = [0] * (GAME.actions + 1)
    list_actions = GAME.plain.bind(list_legal)
    while s.asked != NONE:
        rules.step(s, s.decider, legal[below(rng, list_actions(s, s.decider, legal))])
        check_certainties(s, tally)
        tally.plies += 1
    tally.thefts += sum(event[1] == EVENT_STEALS_CARD for event in s.told)


@pytest.mark.rule("MZ-18.3", "MZ-18.4", "MZ-8.2", "MZ-13.4")
@pytest.mark.parametrize(("seats", "games"), [(3, 40), (4, 20), (5, 15), (6, 12)])
def test_what_a_seat_is_certain_of_is_so(seats: int, games: int) -> None:
    tally = Tally()
    for game in range(games):
        play_out(seats, 100 * seats + game, tally)
    assert tally.known > tally.plies / 2
    assert tally.shown > tally.plies / 10
    assert tally.private > tally.plies / 100
    assert tally.thefts >= 3
