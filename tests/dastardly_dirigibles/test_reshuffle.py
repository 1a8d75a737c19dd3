"""DD-10.4: what everybody knows of the hands after the discards have become the pile."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from aerodrome.games.dastardly_dirigibles import knowledge, rules
from aerodrome.games.dastardly_dirigibles.audit import audit
from aerodrome.games.dastardly_dirigibles.cards import DYNAMOTOR, TRANSMUTATION, WITH_DYNAMOTOR
from aerodrome.games.dastardly_dirigibles.sight import blind, deal
from aerodrome.games.dastardly_dirigibles.state import (
    ASK_GIVE,
    DRAW_PILE,
    EVENT_BONUS,
    EVENT_DEALT,
    EVENT_DISCARDS,
    EVENT_DRAWN,
    EVENT_EXTRACTS,
    EVENT_KEEPS_ALL,
    EVENT_PLAYS,
    EVENT_RESHUFFLE,
    EVENT_RETRIEVES,
    EVENT_ROBS,
    EVENT_ROUND,
    EVENT_SPECIAL,
    EVENT_SWAPS,
    EVENT_TAKES_EMPORIUM,
    EVENT_TRANSMUTES,
    State,
)
from aerodrome.rulebook.record import NONE
from tests.dastardly_dirigibles.table import (
    act,
    card,
    discard,
    draw,
    draw_openly,
    emporium,
    end_turn,
    extract,
    force,
    keep_all,
    listed,
    match,
    named,
    older,
    play,
    random_game,
    recycled,
    replace_emporium,
    shown,
    sorted_names,
    swap,
    table,
    transmute,
)
from tests.dastardly_dirigibles.test_dealing import keyed
from tests.dastardly_dirigibles.witness import laid
from tests.tables import told


def empty_pile(*hands: str, discards: str, opened: str = "wrench nose, wrench tail, -", **more: object) -> State:
    """Seat 0 is asked for an action. All cards that are not named are in the hand of the last seat, seat 2."""
    return table(*hands, "", emporium=opened, discards=discards, rest=2, **more)  # type: ignore[arg-type]


def reshuffled(*hands: str, discards: str, laid_open: str, **more: object) -> State:
    """The discards have become the pile, and one of them has come into the Emporium; it is the turn of seat 1."""
    s = empty_pile(*hands, discards=discards, **more)
    force(laid_open)
    end_turn(s)
    assert emporium(s).endswith(laid_open)
    assert len(told(s, EVENT_RESHUFFLE)) == 1
    return s


def known(s: State) -> tuple[str, list[int]]:
    """The recycled cards that have not been seen, and the older cards of seats 0 and 1."""
    return named(recycled(s)), older(s)[:2]


# --- the reshuffle ----------------------------------------------------------------------------------------------


@pytest.mark.rule("DD-10.4")
def test_before_the_first_reshuffle_nothing_is_recycled_and_no_card_is_older() -> None:
    s = table("gear nose, thief", "tesla", discards="chain nose")
    end_turn(s)
    act(s, DRAW_PILE)
    assert known(s) == ("", [0, 0])


@pytest.mark.rule("DD-10.4", "DD-3.5")
def test_the_former_discards_are_recycled_and_all_unknown_cards_in_hands_are_older() -> None:
    s = reshuffled("gear nose, thief", "tesla", discards="chain nose, chain lift, chain lift", laid_open="chain nose")
    assert known(s) == ("chain lift, chain lift", [2, 1])
    assert s.players[2].older == s.players[2].unknown > 40


@pytest.mark.rule("DD-10.4")
def test_a_card_drawn_since_is_not_older() -> None:
    s = reshuffled("gear nose, thief", "tesla", discards="chain nose, chain lift, chain tail", laid_open="chain nose")
    draw(s, "chain tail")
    assert known(s) == ("chain lift, chain tail", [2, 1])  # nobody else has seen which it is
    assert s.players[1].unknown == 2


@pytest.mark.rule("DD-10.4", "DD-3.5")
def test_the_draw_that_needs_the_reshuffle_brings_a_newer_card() -> None:
    s = empty_pile("gear nose", "tesla", discards="chain nose, chain tail", opened="wrench nose, key nose, key tail")
    end_turn(s)
    assert known(s) == ("", [0, 0])
    draw(s, "chain tail")
    assert known(s) == ("chain nose, chain tail", [1, 1])
    assert s.players[1].unknown == 2


@pytest.mark.rule("DD-10.4", "DD-10.2")
def test_a_card_known_to_be_in_a_hand_is_not_among_the_older_unknown_ones() -> None:
    s = empty_pile("gear nose, thief", "tesla", discards="chain nose, chain tail", opened="wrench nose, key nose, -")
    swap(s, "wrench nose", "gear nose")  # the empty place is filled after it
    assert shown(s, 0) == "wrench nose"
    assert older(s)[:2] == [1, 1]


@pytest.mark.rule("DD-10.4")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_so_many_of_a_kind_are_recycled_and_are_seen_one_by_one(n: int) -> None:
    thieves = ", ".join(["thief"] * n)
    s = empty_pile("", "tesla", discards=f"{thieves}, dynamotor", opened="wrench nose, wrench tail, -", thieves=3)
    force("dynamotor")
    end_turn(s)
    assert named(recycled(s)) == thieves
    for left in reversed(range(n)):
        draw_openly(s, "dynamotor" if left == n - 1 else "thief", new="thief")
        assert named(recycled(s)) == ", ".join(["thief"] * left)


@pytest.mark.rule("DD-10.4", "DD-4.8")
def test_a_new_emporium_shows_recycled_cards() -> None:
    s = empty_pile("gear nose", "tesla", discards="chain nose, chain tail, key lift, key lift", opened="-, -, -")
    replace_emporium(s, "key lift, chain tail, key lift")
    assert known(s) == ("chain nose", [1, 1])


@pytest.mark.rule("DD-10.4", "DD-3.5")
def test_the_next_reshuffle_counts_afresh() -> None:
    """A card that was newer than the first reshuffle is older than the second."""
    s = reshuffled(
        "gear nose", "tesla, thief, gear tail, gear drive", discards="chain nose, chain tail", laid_open="chain nose"
    )
    draw(s, "chain tail")
    discard(s, "tesla")
    assert known(s) == ("chain tail", [1, 3])
    end_turn(s)
    end_turn(s)  # seat 2 has more than five cards
    draw(s, "tesla")
    assert known(s) == ("tesla", [1, 4])


@pytest.mark.rule("DD-10.4", "DD-3.6")
def test_without_discards_there_is_no_reshuffle_and_what_is_known_stays_known() -> None:
    """All recycled cards have been drawn; the Emporium has a gap that nothing can fill."""
    s = reshuffled("gear nose", "tesla", discards="chain nose, chain tail", laid_open="chain nose")
    draw(s, "chain tail")
    draw_openly(s, "wrench nose", new="")
    assert told(s, EVENT_RESHUFFLE) == [(2, 0, 0)]
    assert known(s) == ("chain tail", [1, 1])


@pytest.mark.rule("DD-10.4", "DD-9.2")
def test_in_a_new_round_nothing_is_recycled_and_no_card_is_older() -> None:
    s = reshuffled(
        "gear nose",
        "tesla, thief, gear tail, gear drive",
        discards="chain nose, chain tail, key lift, key lift",
        laid_open="chain nose",
    )
    draw(s, "chain tail")
    assert known(s) == ("chain tail, key lift, key lift", [1, 4])
    s.turn = 200
    end_turn(s)
    assert s.round == 2
    assert (s.recycled, older(s)) == ([0, 0], [0, 0, 0])


# --- an unknown card leaves -------------------------------------------------------------------------------------

# Seat 1 held these when the discards were shuffled; it has drawn a Nose Cone and a Lift Engine since. The other Key
# Lift Engine was on the discards as well, one Chain Lift Engine was not.
HELD = "tesla, gear tail, chain lift"
RECYCLED = "chain nose, chain lift, key lift, key lift, chain tail"


def to_leave() -> State:
    s = reshuffled("gear nose", HELD, discards=f"{RECYCLED}, key drive", laid_open="key drive")
    draw(s, "chain nose")
    draw(s, "key lift")
    assert known(s) == (sorted_names(RECYCLED), [1, 3])
    return s


def without(names: str, name: str) -> str:
    left = names.split(", ")
    left.remove(name)
    return sorted_names(", ".join(left))


@pytest.mark.rule("DD-10.4")
@pytest.mark.parametrize("leaves", ["gear tail", "tesla"])
def test_a_card_that_was_not_recycled_was_an_older_one(leaves: str) -> None:
    s = to_leave()
    discard(s, leaves)
    assert known(s) == (sorted_names(RECYCLED), [1, 2])


@pytest.mark.rule("DD-10.4")
@pytest.mark.parametrize("leaves", ["chain nose", "key lift"])
def test_a_card_of_a_kind_that_was_all_recycled_was_a_newer_one(leaves: str) -> None:
    s = to_leave()
    discard(s, leaves)
    assert known(s) == (without(RECYCLED, leaves), [1, 3])


@pytest.mark.rule("DD-10.4")
def test_where_one_of_two_alike_was_recycled_both_are_allowed_for() -> None:
    """The Chain Lift Engine that leaves may be older or newer: fewer cards are older, and fewer recycled."""
    s = to_leave()
    discard(s, "chain lift")
    assert known(s) == (without(RECYCLED, "chain lift"), [1, 2])


@pytest.mark.rule("DD-10.4")
@pytest.mark.parametrize(
    ("where", "opened", "ships"),
    [
        ("an airship", "wrench nose, wrench tail, -", ("- - - - - key -",)),
        ("the Emporium", "wrench nose, key lift, -", ()),
    ],
)
def test_a_card_whose_like_lies_open_was_recycled(where: str, opened: str, ships: tuple[str, ...]) -> None:
    s = reshuffled(
        "gear nose",
        "tesla, thief, gear tail, gear drive",
        discards="key lift, key drive, chain nose",
        laid_open="key drive",
        opened=opened,
        ships=ships,
    )
    draw(s, "key lift")
    discard(s, "key lift")
    assert known(s) == ("chain nose", [1, 4]), where


@pytest.mark.rule("DD-10.4", "DD-10.2")
def test_a_card_whose_like_is_known_to_be_in_a_hand_was_recycled() -> None:
    s = empty_pile(
        "gear nose, screw nose",
        "tesla, thief, gear tail, gear drive",
        discards="key lift, key drive, chain nose",
        opened="key lift, wrench tail, -",
    )
    force("key drive")
    swap(s, "key lift", "gear nose")
    end_turn(s)
    draw(s, "key lift")
    assert (shown(s, 0), shown(s, 1)) == ("key lift", "")
    discard(s, "key lift")
    assert known(s) == ("chain nose", [1, 4])


@pytest.mark.rule("DD-10.4", "DD-10.2")
def test_a_known_card_that_leaves_changes_nothing() -> None:
    s = to_leave()
    rules.take_openly(s, 1, card("key lift"))
    s.pile[card("key lift")] -= 1
    s.pile_size -= 1
    knowledge.note_seen_from_pile(s, card("key lift"))
    before = known(s)
    discard(s, "key lift")
    assert known(s) == before


WAYS: dict[str, tuple[Callable[[State], None], str]] = {
    "played": (lambda s: play(s, "chain nose"), "chain nose"),
    "swapped": (lambda s: swap(s, "wrench nose", "chain nose"), "chain nose"),
    "discarded": (lambda s: discard(s, "chain nose"), "chain nose"),
}


@pytest.mark.rule("DD-10.4", "DD-4.1")
@pytest.mark.parametrize("way", WAYS)
def test_however_a_recycled_card_leaves_it_has_been_seen(way: str) -> None:
    leave, name = WAYS[way]
    s = to_leave()
    leave(s)
    assert known(s) == (without(RECYCLED, name), [1, 3])


@pytest.mark.rule("DD-10.4", "DD-5.5", "DD-6.2")
def test_a_card_that_matches_or_transmutes_has_been_seen() -> None:
    s = reshuffled(
        "gear nose, goggle tail",
        "key tail, tesla, thief, key drive, gear drive",
        discards="transmutation, transmutation, chain nose, chain tail, screw nose",
        laid_open="screw nose",
    )
    rules.take_unseen(s, 0, card("chain nose"))
    rules.take_unseen(s, 0, card("transmutation"))
    for kind in listed("chain nose, transmutation"):
        s.pile[kind] -= 1
        s.pile_size -= 1
    play(s, "key tail")
    match(s, "brass tail")  # seat 2 holds nearly all cards
    transmute(s, "chain nose")
    assert known(s) == ("chain tail, transmutation", [2, 4])


# --- the Extractor ----------------------------------------------------------------------------------------------


def extracting() -> State:
    """Seat 0 plays an Extractor with one card in the pile: the other two come from the shuffled discards."""
    s = empty_pile(
        "extractor, gear nose", "thief", discards="chain nose, chain lift", opened="wrench nose, wrench tail, key tail"
    )
    kind = card("goggle tail")
    s.players[2].hand[kind] -= 1
    s.players[2].hand_size -= 1
    knowledge.note_left(s, 2, kind)
    s.pile[kind] += 1
    s.pile_size += 1
    assert audit(s) == 0
    extract(s, "goggle tail, chain lift, extractor")
    return s


@pytest.mark.rule("DD-10.4", "DD-6.5", "DD-3.5")
def test_of_the_cards_of_the_extractor_those_drawn_before_the_reshuffle_are_older() -> None:
    s = extracting()
    assert s.players[0].unknown == 4
    assert known(s) == ("chain nose, chain lift, extractor", [2, 1])
    keep_all(s)
    assert known(s) == ("chain nose, chain lift, extractor", [2, 1])


@pytest.mark.rule("DD-10.4", "DD-6.7")
def test_a_part_played_from_the_extractor_was_an_older_or_a_newer_card() -> None:
    s = extracting()
    play(s, "goggle tail")
    assert known(s) == ("chain nose, chain lift, extractor", [1, 1])
    s = extracting()
    play(s, "chain front")  # the other Chain Lift Engine is in a hand
    assert known(s) == ("chain nose, extractor", [1, 1])


# --- what is known is never false -------------------------------------------------------------------------------


class Truth:
    """The unknown cards of every hand, the oldest first, and whether each came before the last reshuffle.

    It hears what each player hears. If cards are alike, any of them may be the one that leaves.
    """

    def __init__(self, seats: int, seed: int) -> None:
        self.seats, self.chooser = seats, random.Random(seed)
        self.begins()

    def begins(self) -> None:
        self.rows: list[list[tuple[int, bool]]] = [[] for _ in range(self.seats)]
        self.shown: list[Counter[int]] = [Counter() for _ in range(self.seats)]
        self.reshuffles = self.extracted = 0

    def leaves(self, seat: int, kind: int) -> None:
        row = self.rows[seat]
        if self.shown[seat][kind] and not self.extracted:
            self.shown[seat][kind] -= 1
        else:
            first = len(row) - self.extracted if self.extracted else 0
            del row[self.chooser.choice([nth for nth in range(first, len(row)) if row[nth][0] == kind])]
        self.extracted = 0

    def hears(self, event: int, a: int, b: int, c: int) -> None:
        if event == EVENT_ROUND:
            self.begins()
        elif event == EVENT_RESHUFFLE:
            self.rows = [[(kind, True) for kind, _ in row] for row in self.rows]
            self.reshuffles += 1
        elif event in (EVENT_DEALT, EVENT_DRAWN):
            self.rows[a].append((b, False))
        elif event == EVENT_EXTRACTS:
            self.extracted = b
        elif event == EVENT_KEEPS_ALL:
            self.extracted = 0
        elif event in (EVENT_TAKES_EMPORIUM, EVENT_RETRIEVES):
            self.shown[a][b] += 1
        elif event == EVENT_ROBS:
            self.shown[a][c] += 1
        elif event == EVENT_PLAYS:
            self.leaves(a, laid(b, c))
        elif event in (EVENT_TRANSMUTES, EVENT_SPECIAL, EVENT_DISCARDS):
            self.leaves(a, TRANSMUTATION if event == EVENT_TRANSMUTES else b)
        elif event == EVENT_SWAPS:
            self.shown[a][b] += 1
            self.leaves(a, c)
        elif event == EVENT_BONUS and b == WITH_DYNAMOTOR and not self.shown[a][DYNAMOTOR]:
            self.leaves(a, DYNAMOTOR)
            self.shown[a][DYNAMOTOR] = 1


@pytest.mark.rule("DD-10.4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_older_card_is_recycled_and_the_recycled_ones_are_in_the_pile_or_newer(seats: int) -> None:
    aged = 0
    for seed in range(10):
        truth = Truth(seats, seed)
        for s in random_game(seats, 300 + seed, replacing=30):
            for _, event, a, b, c in s.told or ():
                truth.hears(event, a, b, c)
            if s.asked == ASK_GIVE:
                continue  # the swap is told when it is done
            for player, row in zip(s.players, truth.rows, strict=False):
                assert len(row) == player.unknown
                assert all(older_one for _, older_one in row[: player.older])
                aged += 0 < player.older < player.unknown
            newer = Counter(kind for row in truth.rows for kind, older_one in row if not older_one)
            for kind, n in enumerate(recycled(s)):
                assert n <= (s.pile[kind] + newer[kind] if truth.reshuffles else 0)
    assert aged > 100


def unknown(s: State, seat: int) -> Counter[int]:
    player = s.players[seat]
    return Counter({kind: n - player.shown[kind] for kind, n in enumerate(player.hand) if n > player.shown[kind]})


def room_for_the_older(s: State, viewer: int) -> bool:
    """Can the older cards of the viewer's rivals be none of the recycled, for all that the viewer knows?

    Some of the recycled may be in the viewer's own hand: no more than are unknown to the others there, and than the
    viewer has drawn since.
    """
    rivals = [i for i in range(s.n_seats) if i != viewer]
    may_be_older: Counter[int] = Counter(dict(enumerate(s.pile)))
    for i in rivals:
        may_be_older += unknown(s, i)
    for kind, n in enumerate(recycled(s)):
        mine = 0
        if viewer != NONE:
            me = s.players[viewer]
            mine = min(unknown(s, viewer)[kind], me.unknown - me.older)
        may_be_older[kind] -= max(0, n - mine)
    each = all((unknown(s, i) & may_be_older).total() >= s.players[i].older for i in rivals)
    held: Counter[int] = sum((unknown(s, i) for i in rivals), Counter())
    return each and (held & may_be_older).total() >= sum(s.players[i].older for i in rivals)


def after_a_reshuffle(seats: int) -> Iterator[tuple[int, State]]:
    """Positions of random games in which some cards are older than a reshuffle, each with its number."""
    aged = 0
    for seed in range(6):
        for s in random_game(seats, 400 + seed, replacing=30):
            if any(older(s)):
                yield aged, s
                aged += 1
    assert aged > 100


@pytest.mark.rule("DD-10.4", "DD-10.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_true_hands_have_room_for_the_older_cards(seats: int) -> None:
    for nth, s in after_a_reshuffle(seats):
        assert room_for_the_older(s, nth % (seats + 1) - 1)


@pytest.mark.rule("DD-10.4", "DD-10.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_dealt_hands_have_room_for_the_older_cards(seats: int) -> None:
    rng, world = keyed(seats), State()
    for nth, s in after_a_reshuffle(seats):
        viewer = nth % (seats + 1) - 1
        world.copy_from(s)
        blind(world, viewer)
        deal(world, viewer, rng)
        assert audit(world) == 0
        assert room_for_the_older(world, viewer)
