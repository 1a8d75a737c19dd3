"""Other worlds at the beginning of a game: all that can lie hidden, counted out card by card.

This is written apart from the games' `deal`. When nothing has been played yet nobody can conclude anything, so every
way to spread the hidden cards over the hidden places is a world that the viewer cannot tell from the true one.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from aerodrome.games.dastardly_dirigibles.cards import KINDS as PARTS_AND_SPECIALS
from aerodrome.games.mad_zeppelin.cards import ALL_TRAITORS, CARGO, TRAITORS
from aerodrome.games.zeppeldrome.cards import CARDS_IN_DECK
from aerodrome.rulebook.bits import empty, is_in, put_in

Cards = list[int]


def others(s: Any, viewer: int) -> list[int]:
    return [seat for seat in range(s.n_seats) if seat != viewer]


# --- hands and the pile -------------------------------------------------------------------------------------


def counted(counts: Sequence[int]) -> Cards:
    return [card for card, count in enumerate(counts) for _ in range(count)]


def count_out(cards: Cards, counts: list[int]) -> None:
    found = Counter(cards)
    for card in range(len(counts)):
        counts[card] = found[card]


def cards_in(holder: list[int]) -> Cards:
    """The cards of a hand or a pile: counts of each kind, or a bit each in two words."""
    if len(holder) == 2:
        return [card for card in range(CARDS_IN_DECK) if is_in(holder, card)]
    return counted(holder)


def put_cards(cards: Cards, holder: list[int]) -> None:
    if len(holder) != 2:
        count_out(cards, holder)
        return
    empty(holder)
    for card in cards:
        put_in(holder, card)


def pile_of(s: Any) -> list[int]:
    """Where the cards are that nobody has."""
    return s.unseen if hasattr(s, "unseen") else s.pile  # type: ignore[no-any-return]


def spread_hands(s: Any, hands: Sequence[Cards], pile: Cards, viewer: int) -> Any:
    other = s.copy()
    for seat, hand in zip(others(s, viewer), hands, strict=True):
        put_cards(hand, other.players[seat].hand)
    put_cards(pile, pile_of(other))
    return other


def hidden_cards(s: Any, viewer: int) -> Cards:
    return cards_in(pile_of(s)) + [card for seat in others(s, viewer) for card in cards_in(s.players[seat].hand)]


def swap_some(places: Sequence[Cards], rng: random.Random) -> None:
    """Swap one card with another, or two, or all."""
    filled = [place for place in places if place]
    for _ in range(rng.choice([1, 1, 2, 100])):
        one, other = rng.choice(filled), rng.choice(filled)
        i, j = rng.randrange(len(one)), rng.randrange(len(other))
        one[i], other[j] = other[j], one[i]


def any_hands(s: Any, viewer: int, rng: random.Random) -> Any:
    """The same table with other cards in hands that the viewer cannot see: all of them, or only one or two.

    The less is different, the longer the others can do the same in both worlds.
    """
    hands = [cards_in(s.players[seat].hand) for seat in others(s, viewer)]
    pile = cards_in(pile_of(s))
    swap_some((*hands, pile), rng)
    return spread_hands(s, hands, pile, viewer)


def all_hands(s: Any, viewer: int) -> Iterator[Any]:
    """All of them, each once."""
    sizes = [s.players[seat].hand_size for seat in others(s, viewer)]

    def spread(hands: list[Cards], left: Cards) -> Iterator[Any]:
        if len(hands) == len(sizes):
            yield spread_hands(s, hands, left, viewer)
            return
        for hand in choices_of(Counter(left), sizes[len(hands)]):
            yield from spread([*hands, hand], list((Counter(left) - Counter(hand)).elements()))

    return spread([], hidden_cards(s, viewer))


def choices_of(cards: Counter[int], n: int, least: int = 0) -> Iterator[Cards]:
    """All hands of n cards, each once."""
    if n == 0:
        yield []
        return
    for card in sorted(cards):
        if card >= least and cards[card] > 0:
            for rest in choices_of(cards - Counter([card]), n - 1, card):
                yield [card, *rest]


def with_small_hands(s: Any, viewer: int, n: int) -> Any:
    """The same set-up with at most n cards in each hidden hand; the others go back into the pile."""
    small = s.copy()
    for seat in others(s, viewer):
        player = small.players[seat]
        cards = cards_in(player.hand)
        kept, put_back = cards[:n], cards[n:]
        put_cards(cards_in(pile_of(small)) + put_back, pile_of(small))
        put_cards(kept, player.hand)
        player.hand_size = len(kept)
        if hasattr(small, "pile_size"):
            small.pile_size += len(put_back)
            player.unknown = len(kept)
            player.may_have[:] = [len(kept)] * len(player.may_have)
        if hasattr(small, "hold"):
            small.hold += len(put_back)
    return small


# --- Traitors -----------------------------------------------------------------------------------------------


def spread_traitors(s: Any, held: Sequence[int], out: Cards, viewer: int) -> Any:
    """Mad Zeppelin as the draft begins: everybody holds one Traitor, some are airsick, the rest is passed round."""
    other = s.copy()
    for seat, t in zip(others(s, viewer), held, strict=True):
        other.players[seat].traitors = 1 << t
    other.out = sum(1 << t for t in out)
    if s.decider != viewer:
        mine = s.players[viewer].traitors if viewer >= 0 else 0
        other.pool = ALL_TRAITORS & ~(mine | other.out | sum(1 << t for t in held))
        other.players[s.leader].passed_on = other.pool
    return other


def hidden_traitors(s: Any, viewer: int) -> Cards:
    seen = s.players[viewer].traitors if viewer >= 0 else 0
    if s.decider == viewer:
        seen |= s.pool
    return [t for t in range(TRAITORS) if not seen >> t & 1]


def any_traitors(s: Any, viewer: int, rng: random.Random) -> Any:
    """The same draft with other Traitors where the viewer cannot see them, most of the time only one or two."""
    held = [s.players[seat].traitors.bit_length() - 1 for seat in others(s, viewer)]
    out = [t for t in hidden_traitors(s, viewer) if s.out >> t & 1]
    passed = [t for t in hidden_traitors(s, viewer) if t not in held and t not in out]
    swap_some((held, out, passed), rng)
    return spread_traitors(s, held, out, viewer)


def all_traitors(s: Any, viewer: int) -> Iterator[Any]:
    """All that others may hold; of the rest, the first are airsick."""
    hidden = hidden_traitors(s, viewer)

    def spread(held: Cards) -> Iterator[Any]:
        left = [t for t in hidden if t not in held]
        if len(held) == len(others(s, viewer)):
            yield spread_traitors(s, held, left[: s.out.bit_count()], viewer)
            return
        for t in left:
            yield from spread([*held, t])

    return spread([])


# --- by game ------------------------------------------------------------------------------------------------


def any_world(s: Any, viewer: int, rng: random.Random) -> Any:
    """Another world of a game that has just been set up."""
    if not hasattr(s, "players"):
        return s.copy()  # Airships: nothing lies hidden
    other = any_hands(s, viewer, rng)
    return any_traitors(other, viewer, rng) if hasattr(s, "pool") else other


def all_worlds(s: Any, viewer: int) -> Iterator[Any]:
    """Every world of a small set-up, first by hands and then by Traitors."""
    if not hasattr(s, "players"):
        yield s.copy()
        return
    yield from all_hands(s, viewer)
    if hasattr(s, "pool"):
        yield from all_traitors(s, viewer)


assert len({CARGO, PARTS_AND_SPECIALS, 2}) == 3, "a set of bits is told from counts by its two words"
