"""A dealt world is a fair guess at the cards that the viewer cannot see.

Every order in which the unseen cards may have come into the hands is equally likely, as long as no card is of a part
that it cannot be. Tables with few unseen cards are counted through: all those orders on one side, and on the other all
that `deal` can do, with its chances. Besides, whole scripts are played again and again, and those that look alike to
the viewer must hide what `deal` deals: a chi-square test of two samples, at one in a thousand. All seeds are fixed.
"""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from unittest import mock

import pytest

from aerodrome.games.dastardly_dirigibles import knowledge, rules, sight
from aerodrome.games.dastardly_dirigibles.audit import audit
from aerodrome.games.dastardly_dirigibles.cards import DYNAMOTOR, FIRST_SPECIAL, PART_IDS
from aerodrome.games.dastardly_dirigibles.sight import blind, deal, deal_hands, may_be
from aerodrome.games.dastardly_dirigibles.state import (
    ASK_ACTION,
    ASK_EXTRACT,
    ASK_GIVE,
    ASK_MATCH,
    ASK_TRANSMUTE,
    NO_MATCH,
    State,
)
from aerodrome.rulebook.chance import below, first_key, key_chance, second_key
from aerodrome.rulebook.record import HIDDEN, NONE
from tests.dastardly_dirigibles.table import (
    NAMES,
    card,
    copies,
    counted,
    draw,
    draw_openly,
    end_turn,
    force,
    legal,
    listed,
    match,
    placing,
    play,
    random_game,
    recycled,
    special,
    table,
)

VIEWER, RIVAL, OTHER = 0, 1, 2
SPECTATOR = NONE
ONE_IN_A_THOUSAND = 3.09  # of the normal distribution
RARE = 10  # cells with fewer worlds than this in both samples together count as one

Chances = dict[Hashable, float]


def keyed(seed: int) -> list[int]:
    rng = [0, 0, 0, 0]
    key_chance(rng, first_key(seed), second_key(seed), 1)
    return rng


# --- two samples --------------------------------------------------------------------------------------------


def critical(freedom: int) -> float:
    """The value that chi-square exceeds once in a thousand times, after Wilson and Hilferty."""
    spread = 2 / (9 * freedom)
    return freedom * (1 - spread + ONE_IN_A_THOUSAND * math.sqrt(spread)) ** 3


def assert_alike(guessed: Counter[Hashable], true: Counter[Hashable]) -> None:
    """Both samples come from the same distribution."""
    assert min(guessed.total(), true.total()) >= 200
    rare = {cell for cell in guessed | true if guessed[cell] + true[cell] < RARE}
    statistic, freedom = 0.0, -1
    share = math.sqrt(guessed.total() / true.total())
    assert sum(guessed[cell] + true[cell] for cell in rare) < (guessed.total() + true.total()) / 4
    pairs = [(guessed[cell], true[cell]) for cell in guessed | true if cell not in rare]
    pairs.append((sum(guessed[cell] for cell in rare), sum(true[cell] for cell in rare)))
    for a, b in pairs:
        if a + b:
            statistic += (a / share - b * share) ** 2 / (a + b)
            freedom += 1
    assert freedom > 2, "there is nothing to compare"
    assert statistic < critical(freedom), f"chi-square {statistic:.1f}, limit {critical(freedom):.1f}"


def test_the_statistic_tells_fair_from_unfair() -> None:
    assert critical(10) == pytest.approx(29.59, rel=0.01)
    assert critical(100) == pytest.approx(149.45, rel=0.001)
    rng = keyed(1)
    fair = [Counter[Hashable](below(rng, 20) for _ in range(3000)) for _ in range(2)]
    assert_alike(*fair)
    loaded = Counter[Hashable](below(rng, 20) * below(rng, 8) % 20 for _ in range(3000))
    with pytest.raises(AssertionError, match="chi-square"):
        assert_alike(fair[0], loaded)


# --- tables with few unseen cards ---------------------------------------------------------------------------


def small(*rivals: str, pile: str, mine: str = "", seat: int = VIEWER) -> State:
    """Nothing is unseen but the rivals' hands and the pile: all other cards are on the discards."""
    s = table(mine, *rivals, emporium="", rest="discards", seat=seat)
    lay_pile(s, pile)
    return s


def lay_pile(s: State, names: str) -> None:
    """Move cards from the discards to the pile."""
    for kind in listed(names):
        s.discards[kind] -= 1
        s.pile[kind] += 1
        s.pile_size += 1
    assert audit(s) == 0


def bar(s: State, seat: int, **may_have: int) -> None:
    """Only this many of the seat's newest unknown cards may be these parts."""
    for part, n in may_have.items():
        s.players[seat].may_have[PART_IDS.index(part.replace("_", "-"))] = n
    assert audit(s) == 0


def cell(s: State, viewer: int) -> Hashable:
    """All that is hidden from a viewer."""
    hands = tuple(tuple(s.players[i].hand) for i in range(s.n_seats) if i != viewer)
    drawn = () if viewer == s.seat else tuple(sorted(s.extracted))
    return hands, drawn


def all_deals(s: State, viewer: int) -> Chances:
    """Every world that `deal` can make, and how likely: each choice of chance is tried. Failures are dealt again."""
    found: Counter[Hashable] = Counter()
    path: list[int] = []
    world = s.copy()
    while True:
        world.copy_from(s)
        blind(world, viewer)
        sides: list[int] = []

        def chosen(_: list[int], n: int, sides: list[int] = sides) -> int:
            sides.append(n)
            if len(path) < len(sides):
                path.append(0)
            return path[len(sides) - 1]

        with mock.patch.object(sight, "below", chosen):
            if deal_hands(world, viewer, [0, 0, 0, 0]):
                found[cell(world, viewer)] += 1 / math.prod(sides)  # type: ignore[assignment]
        del path[len(sides) :]
        while path and path[-1] == sides[len(path) - 1] - 1:
            path.pop()
        if not path:
            break
        path[-1] += 1
    in_all = sum(found.values())
    return {world_cell: chance / in_all for world_cell, chance in found.items()}


def all_orders(s: State, viewer: int, fits: Callable[[State], bool] = lambda s: True) -> Chances:
    """Every order in which the unseen cards may lie in the rivals' hands, each as likely as any other."""
    others = [i for i in range(s.n_seats) if i != viewer]
    in_pile = [kind for kind in range(60) for _ in range(s.pile[kind])]
    in_hands = [
        kind for i in others for kind in range(60) for _ in range(s.players[i].hand[kind] - s.players[i].shown[kind])
    ]
    unseen = list(marked(in_pile + in_hands, recycled(s)))
    lengths = [s.players[i].unknown for i in others]
    found: Counter[Hashable] = Counter()
    world = s.copy()
    drawn = sum(kind != NONE for kind in s.extracted)
    for order in itertools.permutations(unseen, sum(lengths)):
        marked_rows = list(split(order, lengths))
        if any(fresh for i, row in zip(others, marked_rows, strict=True) for _, fresh in row[: s.players[i].older]):
            continue
        rows = [[kind for kind, _ in row] for row in marked_rows]
        if not all(possible(s, i, row) for i, row in zip(others, rows, strict=True)):
            continue
        for i, row in zip(others, rows, strict=True):
            world.players[i].hand = [n + row.count(kind) for kind, n in enumerate(s.players[i].shown)]
            if i == s.seat and drawn:
                world.extracted = [*row[-drawn:], *[NONE] * (3 - drawn)]
        if fits(world):
            found[cell(world, viewer)] += 1
    return {world_cell: n / found.total() for world_cell, n in found.items()}


def marked(kinds: list[int], recycled_ones: list[int]) -> Iterator[tuple[int, bool]]:
    """Every card with whether it came into the pile with the last reshuffle; of cards alike, any may be the ones."""
    left = list(recycled_ones)
    for kind in kinds:
        yield kind, left[kind] > 0
        left[kind] -= left[kind] > 0


def split(cards: tuple[tuple[int, bool], ...], lengths: list[int]) -> Iterator[list[tuple[int, bool]]]:
    row = iter(cards)
    for n in lengths:
        yield list(itertools.islice(row, n))


def possible(s: State, seat: int, row: list[int]) -> bool:
    """Is no card of the row, the oldest first, of a part that only newer ones may be?"""
    may_have = s.players[seat].may_have
    return all(kind >= FIRST_SPECIAL or len(row) - nth <= may_have[kind % 6] for nth, kind in enumerate(row))


def distance(a: Chances, b: Chances) -> float:
    """The total variation distance: the most by which the chance of any event differs."""
    return sum(abs(a.get(world, 0) - b.get(world, 0)) for world in a | b) / 2


def no_bars() -> State:
    return small("gear nose, thief", "key tail", pile="key nose, key lift, key lift")


def one_bar() -> State:
    s = small("gear tail, thief, key nose", "key tail", pile="gear nose, brass nose")
    bar(s, RIVAL, nose=1)
    return s


def nested_bars() -> State:
    s = small("thief, gear drive, gear lift, gear tail", pile="gear nose, brass tail, key lift")
    bar(s, RIVAL, nose=0, tail=1, lift=2, drive=3)
    return s


def bars_and_a_known_card() -> State:
    s = small("gear tail, thief, key nose", "key tail", pile="gear nose, brass nose")
    knowledge.forget_all(s, RIVAL)
    knowledge.note_taken(s, RIVAL, card("gear tail"))
    knowledge.note_drawn(s, RIVAL)
    knowledge.note_lacking(s, RIVAL, PART_IDS.index("nose"))
    knowledge.note_drawn(s, RIVAL)
    return s


def as_a_spectator() -> State:
    s = small("gear tail, thief", mine="key nose", pile="gear nose, tesla")
    bar(s, RIVAL, nose=0)
    return s


def as_the_barred_one() -> State:
    """The viewer itself is barred, which says nothing about the others."""
    s = small("gear tail, thief", "key tail", mine="key nose, gear drive", pile="gear nose, tesla")
    bar(s, VIEWER, nose=1, tail=0)
    return s


def extracted() -> State:
    """A rival lacked a nose and has drawn three cards since, with the Extractor."""
    s = small("thief, key tail, key nose, tesla", pile="gear nose, brass tail", seat=RIVAL)
    s.asked, s.extracted = ASK_EXTRACT, [card("key tail"), card("key nose"), card("tesla")]
    bar(s, RIVAL, nose=3)
    return s


def extracted_two() -> State:
    s = small("thief, key tail, key nose", "gear tail", pile="gear nose", seat=RIVAL)
    s.asked, s.extracted = ASK_EXTRACT, [card("key tail"), card("key nose"), NONE]
    bar(s, RIVAL, tail=2, drive=0)
    return s


def transmuting() -> State:
    """A rival that lacked a nose has played a Transmutation: it has a part that it can play."""
    s = small("thief, key tail", "tesla", pile="gear nose, dynamotor, extractor")
    s.asked, s.decider, s.announced = ASK_TRANSMUTE, RIVAL, PART_IDS.index("drive")
    bar(s, RIVAL, nose=1)
    return s


def giving() -> State:
    """A rival has taken a Lift Engine to swap it, and the unknown card cannot be its twin."""
    s = small("key lift, gear nose", "tesla", pile="key lift, dynamotor, thief", seat=RIVAL)
    knowledge.forget_all(s, RIVAL)
    knowledge.note_taken(s, RIVAL, card("key lift"))
    knowledge.note_drawn(s, RIVAL)
    s.asked, s.decider, s.swap_place, s.swap_taken = ASK_GIVE, RIVAL, 0, card("key lift")
    return s


def reshuffled(*rivals: str, discards: str, drawn: str) -> State:
    """The viewer holds all cards that are not named. The pile was empty, and the viewer has ended the turn.

    The last of the discards has come into the Emporium; then the first rival has drawn these cards.
    """
    s = table("", *rivals, emporium="screw nose, screw tail, -", discards=discards, rest=VIEWER)
    force(discards.split(", ")[-1])
    end_turn(s)
    for name in drawn.split(", "):
        draw(s, name)
    return s


def after_a_reshuffle() -> State:
    """Three older cards in two hands, and two newer ones. A Lift Engine was in a hand, and its twin was recycled."""
    return reshuffled(
        "gear nose, key lift",
        "thief",
        discards="key lift, gear tail, screw drive, key drive",
        drawn="gear tail, key lift",
    )


def after_a_reshuffle_with_bars() -> State:
    """The first rival had no nose when it had a card, and no tail when it had two; both are older."""
    s = reshuffled(
        "gear nose, thief",
        "key lift",
        discards="gear tail, key nose, screw drive, key drive",
        drawn="key nose, gear tail",
    )
    bar(s, RIVAL, tail=2, nose=3)
    return s


def older_and_newer_extracted() -> State:
    """A rival's Extractor has drawn a card, and then two more from the shuffled discards."""
    s = small("thief, key tail, key nose, tesla", "gear drive", pile="gear nose, key drive", seat=RIVAL)
    recycle(s, "key nose, tesla, gear nose, key drive", 0, 2, 1)
    s.asked, s.extracted = ASK_EXTRACT, [card("key tail"), card("key nose"), card("tesla")]
    return s


def recycle(s: State, names: str, *older: int) -> None:
    """These cards have come into the pile with the last reshuffle; so many unknown cards of each hand are older."""
    counts = counted(names)
    s.recycled = [sum((n >> bit) % 2 << kind for kind, n in enumerate(counts)) for bit in (0, 1)]
    for i, n in enumerate(older):
        s.players[i].older = n
    assert audit(s) == 0


EXACT: dict[str, tuple[Callable[[], State], int]] = {
    "no bars": (no_bars, VIEWER),
    "one hand has a bar": (one_bar, VIEWER),
    "one hand has many bars": (nested_bars, VIEWER),
    "a known card": (bars_and_a_known_card, VIEWER),
    "a spectator": (as_a_spectator, SPECTATOR),
    "the viewer is barred": (as_the_barred_one, VIEWER),
    "the Extractor has drawn": (extracted, VIEWER),
    "the Extractor found two cards": (extracted_two, VIEWER),
    "a Transmutation": (transmuting, VIEWER),
    "a swap": (giving, VIEWER),
    "after a reshuffle": (after_a_reshuffle, VIEWER),
    "bars after a reshuffle": (after_a_reshuffle_with_bars, VIEWER),
    "the Extractor drew before and after a reshuffle": (older_and_newer_extracted, VIEWER),
}


def can_answer(s: State) -> bool:
    """By the rules, not by the code: who has been asked can give an answer."""
    hand = s.players[s.decider].hand
    if s.asked == ASK_TRANSMUTE:
        return any(hand[:FIRST_SPECIAL])
    if s.asked == ASK_GIVE:
        return any(n for kind, n in enumerate(hand) if kind != s.swap_taken)
    return True


@pytest.mark.rule("DD-10.1", "DD-10.2", "DD-10.3", "DD-10.4")
@pytest.mark.parametrize("case", EXACT)
def test_with_bars_on_one_hand_every_possible_order_is_as_likely_as_any_other(case: str) -> None:
    position, viewer = EXACT[case]
    s = position()
    orders = all_orders(s, viewer, can_answer)
    assert cell(s, viewer) in orders  # the truth is one of them
    assert len(orders) > 3
    assert distance(all_deals(s, viewer), orders) < 1e-9


@pytest.mark.rule("DD-10.1")
@pytest.mark.parametrize("case", ["one hand has many bars", "the Extractor has drawn", "a Transmutation"])
def test_deal_does_what_its_chances_say(case: str) -> None:
    """All that is counted through above is `deal_hands`; this is `deal` with the real generator."""
    position, viewer = EXACT[case]
    s = position()
    orders = all_orders(s, viewer, can_answer)
    rng, world = keyed(4), s.copy()
    guessed: Counter[Hashable] = Counter()
    for _ in range(1_500):
        world.copy_from(s)
        blind(world, viewer)
        deal(world, viewer, rng)
        guessed[cell(world, viewer)] += 1
    assert set(guessed) <= set(orders)
    many = Counter({world_cell: round(chance * 100_000) for world_cell, chance in orders.items()})
    assert_alike(guessed, many)


@pytest.mark.rule("DD-10.3")
def test_with_bars_on_two_hands_the_same_worlds_are_dealt_with_nearly_the_same_chances() -> None:
    """One rival had no nose, the other no tail; each has drawn a card since."""
    s = small("gear tail, gear drive", "gear nose, key drive", pile="key nose, brass tail, thief, key lift")
    bar(s, RIVAL, nose=1)
    bar(s, OTHER, tail=1)
    orders, deals = all_orders(s, VIEWER), all_deals(s, VIEWER)
    assert set(orders) == set(deals)
    assert 0 < distance(orders, deals) < 0.05


# --- whole scripts, played again and again ------------------------------------------------------------------


def seen_by(s: State, viewer: int) -> bytes:
    view = s.copy()
    blind(view, viewer)
    return view.pack()


def draws(s: State, seat: int, n: int) -> None:
    for _ in range(n):
        rules.take_unseen(s, seat, rules.draw_card(s))


def announce(s: State, name: str) -> bool:
    """The viewer plays a part; True when nobody has a match."""
    rules.step(s, VIEWER, placing(name))
    matched = False
    while s.asked == ASK_MATCH:
        matched = matched or legal(s)[0] != NO_MATCH
        rules.step(s, s.decider, legal(s)[0])
    return not matched


def one_lacks_a_nose(s: State) -> bool:
    draws(s, RIVAL, 2)
    lacked = announce(s, "chain nose")
    draws(s, RIVAL, 1)
    draws(s, OTHER, 2)
    return lacked


def one_lacks_a_nose_and_then_a_tail(s: State) -> bool:
    draws(s, RIVAL, 2)
    lacked = announce(s, "chain nose")
    draws(s, RIVAL, 1)
    lacked = announce(s, "chain tail") and lacked
    draws(s, RIVAL, 1)
    return lacked


SCRIPTS: dict[str, tuple[Callable[[State], bool], str]] = {
    "a nose": (one_lacks_a_nose, "gear nose, key nose, gear tail, key drive, thief, key lift"),
    "a nose, then a tail": (
        one_lacks_a_nose_and_then_a_tail,
        "gear nose, key nose, gear tail, key drive, thief, key lift",
    ),
}


@pytest.mark.rule("DD-10.3", "DD-5.7")
@pytest.mark.parametrize("case", SCRIPTS)
def test_hidden_cards_are_dealt_as_chance_dealt_them(case: str) -> None:
    script, pile = SCRIPTS[case]
    start = table("chain nose, chain tail", "", "", emporium="screw nose, screw tail, screw drive", rest="discards")
    lay_pile(start, pile)
    start.told = None
    views: dict[bytes, Counter[Hashable]] = {}
    states: dict[bytes, State] = {}
    s = start.copy()
    for seed in range(3_000):
        s.copy_from(start)
        key_chance(s.rng, first_key(seed), second_key(seed), 0)
        if script(s):
            view = seen_by(s, VIEWER)
            views.setdefault(view, Counter())[cell(s, VIEWER)] += 1
            states.setdefault(view, s.copy())
    view = max(views, key=lambda v: views[v].total())
    rng, world = keyed(6), s.copy()
    guessed: Counter[Hashable] = Counter()
    for _ in range(1_500):
        world.copy_from(states[view])
        blind(world, VIEWER)
        deal(world, VIEWER, rng)
        guessed[cell(world, VIEWER)] += 1
    assert_alike(guessed, views[view])


@pytest.mark.rule("DD-10.3")
def test_when_an_unknown_card_has_left_since_the_worlds_are_the_right_ones_and_their_chances_close() -> None:
    """Nobody remembers how old that card was, so the chances differ a little from those of the whole history.

    The rival held two cards and no nose, drew another, and then discarded a tail.
    """
    unseen = listed("gear nose, key nose, gear tail, gear drive, thief, key lift")
    noses, tail = set(listed("gear nose, key nose")), card("gear tail")
    s = small("gear drive, gear tail, key nose", pile="gear nose, thief, key lift")
    bar(s, RIVAL, nose=1)
    rules.discard(s, RIVAL, tail)
    history: Counter[Hashable] = Counter()
    for row in itertools.permutations(unseen, 3):
        if tail in row and not noses & set(row[:2]):
            s.players[RIVAL].hand = [row.count(kind) if kind != tail else 0 for kind in range(60)]
            history[cell(s, VIEWER)] += 1
    true = {world: n / history.total() for world, n in history.items()}
    deals = all_deals(s, VIEWER)
    assert set(true) == set(deals)
    assert 0 < distance(true, deals) < 0.15


@pytest.mark.rule("DD-10.3")
@pytest.mark.parametrize("seats", [2, 4])
def test_what_an_older_card_of_a_hand_may_be_a_newer_one_may_be_as_well(seats: int) -> None:
    widened = 0
    for seed in range(4):
        for s in random_game(seats, 700 + seed):
            for i in range(seats):
                parts = [may_be(s, i, nth) for nth in range(s.players[i].unknown)]
                assert all(older & ~newer == 0 for older, newer in itertools.pairwise(parts))
                widened += len(set(parts)) > 1
    assert widened > 100


# --- every world can be -------------------------------------------------------------------------------------


@pytest.mark.rule("DD-10.1", "DD-10.2", "DD-10.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_dealt_world_is_sound_and_looks_the_same_to_the_viewer(seats: int) -> None:
    rng = keyed(seats)
    asked = set()
    barred = 0
    world, again = State(), State()
    for seed in range(6):
        for ply, s in enumerate(random_game(seats, 50 * seats + seed)):
            if (ply + seed) % 3 and s.asked not in (ASK_TRANSMUTE, ASK_GIVE, ASK_EXTRACT, NONE):
                continue
            asked.add(s.asked)
            viewer = (ply // 3) % (seats + 1) - 1
            world.copy_from(s)
            blind(world, viewer)
            seen = world.pack()
            deal(world, viewer, rng)
            assert audit(world) == 0
            again.copy_from(world)
            blind(again, viewer)
            assert again.pack() == seen
            barred += sum(min(p.may_have) < p.unknown for i, p in enumerate(s.players[:seats]) if i != viewer) > 1
            if s.asked == ASK_EXTRACT:
                assert all(world.players[s.seat].hand[kind] > 0 for kind in world.extracted if kind != NONE)
            if s.asked != NONE and viewer != s.decider:
                assert legal(world)
    assert {ASK_ACTION, ASK_MATCH, ASK_TRANSMUTE, ASK_EXTRACT, ASK_GIVE, NONE} <= asked
    assert barred > (0 if seats > 2 else -1)


@pytest.mark.rule("DD-10.1")
def test_worlds_differ_and_the_generator_is_new() -> None:
    s = table("gear nose", "key nose, thief", "key tail")
    rng = keyed(1)
    worlds = []
    for _ in range(20):
        world = s.copy()
        blind(world, VIEWER)
        deal(world, VIEWER, rng)
        worlds.append((tuple(world.players[RIVAL].hand), tuple(world.rng)))
        assert HIDDEN not in world.rng
        assert world.rng != s.rng
        assert sum(world.pile) == world.pile_size
    assert len({hand for hand, _ in worlds}) > 15
    assert len({luck for _, luck in worlds}) == 20


@pytest.mark.rule("DD-10.4", "DD-6.15")
def test_an_extractor_that_has_come_back_is_in_every_world() -> None:
    """Nothing else could be drawn, so everybody knows which card it was, and that the older ones are others."""
    s = table("extractor, chain nose", "extractor, gear nose", "", emporium="key nose, key tail, key drive", rest=2)
    rng = keyed(7)
    special(s, "extractor")
    for viewer in (1, 2, SPECTATOR):
        for _ in range(20):
            world = s.copy()
            blind(world, viewer)
            deal(world, viewer, rng)
            assert world.extracted == s.extracted == [card("extractor"), NONE, NONE]
            assert audit(world) == 0


# A player who scores for a Dynamotor holds one, and the others hold none: points of the last round, and hands that fit.
SCORED: dict[str, tuple[str, dict[str, str | int], set[tuple[int, int]]]] = {
    "one has it, and may have the other": ("dynamotor, thief", {}, {(1, 0), (2, 0)}),
    "one has it, and each counts": ("dynamotor, thief", {"dynamotors": "each"}, {(1, 0)}),
    "nobody has it": ("tesla, thief", {}, {(0, 0)}),
    "one has both, and each counts": ("dynamotor, dynamotor", {"dynamotors": "each"}, {(2, 0)}),
}


@pytest.mark.rule("DD-8.8", "DD-10.1")
@pytest.mark.parametrize("case", SCORED)
def test_at_the_end_of_the_game_the_dynamotors_are_where_they_were_scored(case: str) -> None:
    held, options, fitting = SCORED[case]
    s = table("gear nose", held, "key nose, key tail", round=3, turn=200, **options)
    end_turn(s)
    assert s.asked == NONE
    rng, found = keyed(8), set()
    for _ in range(60):
        world = s.copy()
        blind(world, VIEWER)
        deal(world, VIEWER, rng)
        found.add((world.players[RIVAL].hand[DYNAMOTOR], world.players[OTHER].hand[DYNAMOTOR]))
    assert found <= fitting
    assert (s.players[RIVAL].hand[DYNAMOTOR], 0) in fitting


@pytest.mark.rule("DD-8.5", "DD-10.1")
def test_after_a_muddle_nobody_knows_whether_there_was_a_dynamotor() -> None:
    muddle = "chain gear goggle key screw top-hat -"
    s = table("brass tail", "wrench tail, thief", "", ships=("", muddle, ""), round=3)
    play(s, "brass tail")
    match(s, "wrench tail")
    assert (s.asked, s.players[RIVAL].points[2]) == (NONE, 20)
    rng, held = keyed(9), set()
    for _ in range(200):
        world = s.copy()
        blind(world, VIEWER)
        deal(world, VIEWER, rng)
        held.add(world.players[RIVAL].hand[DYNAMOTOR])
    assert held == {0, 1}


@pytest.mark.rule("DD-10.2")
def test_a_known_card_is_in_every_world() -> None:
    s = table("gear nose", "thief, tesla, key tail, gear tail", emporium="key nose, key drive")
    end_turn(s)
    draw_openly(s, "key nose", new="screw nose")
    rng = keyed(2)
    for _ in range(30):
        world = s.copy()
        blind(world, VIEWER)
        deal(world, VIEWER, rng)
        assert world.players[RIVAL].hand[card("key nose")] == 1


@pytest.mark.rule("DD-10.4", "DD-10.1", "DD-3.5")
def test_cards_that_were_on_the_discards_are_not_dealt_into_a_hand_that_has_not_drawn_since() -> None:
    """The pile is empty, so all cards that the viewer cannot see are in the rival's hand when it is made anew."""
    s = small("gear nose, key nose", pile="", mine="thief")
    end_turn(s)  # the Emporium has gaps, and is filled from the shuffled discards
    assert s.pile_size > 0
    assert all_deals(s, VIEWER) == {cell(s, VIEWER): 1}


@pytest.mark.rule("DD-10.4")
def test_a_recycled_card_in_the_viewers_own_hand_is_allowed_for() -> None:
    """The viewer has drawn one Key Lift Engine since, so the one that was not recycled is in the rival's hand."""
    s = small("thief, key lift", mine="key lift", pile="tesla, gear nose")
    recycle(s, "key lift, tesla, gear nose", 0, 2)
    assert all_deals(s, VIEWER) == {cell(s, VIEWER): 1}


@pytest.mark.rule("DD-10.4")
@pytest.mark.parametrize("copies_recycled", [1, 2, 3])
def test_of_three_alike_those_that_were_recycled_are_dealt_to_newer_places_only(copies_recycled: int) -> None:
    in_pile = ", ".join(["thief"] * copies_recycled)
    held = ", ".join(["thief"] * (3 - copies_recycled))
    s = table("", f"gear nose, {held}", emporium="", rest="discards", thieves=3)
    lay_pile(s, f"{in_pile}, tesla")
    recycle(s, f"{in_pile}, tesla", 0, s.players[RIVAL].unknown)
    assert all_deals(s, VIEWER) == {cell(s, VIEWER): 1}


@pytest.mark.rule("DD-10.4")
def test_a_viewer_who_has_drawn_nothing_since_holds_no_recycled_card() -> None:
    s = small("thief, gear drive", mine="key lift", pile="key lift, tesla")
    recycle(s, "key lift, tesla", 1, 2)
    assert all_deals(s, VIEWER) == {cell(s, VIEWER): 1}


@pytest.mark.rule("DD-10.4", "DD-10.2")
def test_a_card_that_the_viewer_has_taken_openly_is_no_recycled_one_unseen() -> None:
    s = small("thief, gear drive", mine="key lift", pile="key lift, tesla")
    knowledge.forget_all(s, VIEWER)
    knowledge.note_taken(s, VIEWER, card("key lift"))
    recycle(s, "key lift, tesla", 0, 2)
    assert all_deals(s, VIEWER) == {cell(s, VIEWER): 1}


def test_the_cards_of_the_box_are_the_ones_dealt() -> None:
    s = small("gear nose, thief", pile="key nose")
    rng = keyed(5)
    for _ in range(10):
        world = s.copy()
        blind(world, SPECTATOR)
        deal(world, SPECTATOR, rng)
        for kind in range(60):
            everywhere = world.pile[kind] + world.discards[kind] + sum(p.hand[kind] for p in world.players)
            assert everywhere == copies(kind), NAMES[kind]
