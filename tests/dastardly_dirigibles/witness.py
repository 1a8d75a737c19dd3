"""Somebody who writes down what is certain of the hands, from nothing but the events that everybody hears."""

from __future__ import annotations

from aerodrome.games.dastardly_dirigibles.cards import DYNAMOTOR, FIRST_SPECIAL, PART_IDS, TRANSMUTATION, WITH_DYNAMOTOR
from aerodrome.games.dastardly_dirigibles.state import (
    EVENT_BONUS,
    EVENT_DISCARDS,
    EVENT_DRAWS,
    EVENT_EMPORIUM,
    EVENT_EXTRACTS,
    EVENT_KEEPS_ALL,
    EVENT_LOSES,
    EVENT_LOT,
    EVENT_NO_MATCH,
    EVENT_PLAYS,
    EVENT_REPLACED,
    EVENT_REPLACES_EMPORIUM,
    EVENT_RESHUFFLE,
    EVENT_RETRIEVES,
    EVENT_ROBS,
    EVENT_ROUND,
    EVENT_SPECIAL,
    EVENT_SWAPS,
    EVENT_TAKES_EMPORIUM,
    EVENT_TRANSMUTES,
)
from tests.dastardly_dirigibles.table import PARTS_AT, copies

NO_PART = -1


def laid(suit: int, slot: int) -> int:
    """The kind of the card of a suit at a place of an airship."""
    return suit * 6 + PART_IDS.index(PARTS_AT[slot])


class Hand:
    """What is certain of a hand.

    The unknown cards lie in a row, the oldest first, each with the parts that it cannot be. If several may have left,
    the oldest did. So this never rules out anything possible.
    """

    def __init__(self) -> None:
        self.shown = [0] * 60
        self.unknown: list[set[int]] = [set() for _ in range(5)]
        self.older = 0
        self.extracted = 0

    def lacks(self, part: int) -> None:
        for barred in self.unknown:
            barred.add(part)

    def leaves(self, kind: int) -> bool:
        """A card leaves: from the Extractor, one of the newest; else one shown, if it may be. Was it unknown?"""
        if self.shown[kind] and not self.extracted:
            self.shown[kind] -= 1
            return False
        part = NO_PART if kind >= FIRST_SPECIAL else kind % 6
        first = len(self.unknown) - self.extracted if self.extracted else 0
        del self.unknown[next(nth for nth in range(first, len(self.unknown)) if part not in self.unknown[nth])]
        self.extracted = 0
        return True

    def may_have(self) -> list[int]:
        return [sum(part not in barred for barred in self.unknown) for part in range(6)]


class Witness:
    """What is certain of all hands, and which cards lie open."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.forgets()

    def forgets(self) -> None:
        self.hands = [Hand() for _ in range(self.seats)]
        self.emporium: list[int] = []
        self.on_ships = [0] * 60
        self.discards = [0] * 60
        self.recycled = [0] * 60

    def unseen(self, kind: int) -> int:
        in_sight = self.emporium.count(kind) + self.on_ships[kind] + self.discards[kind]
        return copies(kind) - in_sight - sum(hand.shown[kind] for hand in self.hands)

    def leaves(self, seat: int, kind: int) -> None:
        """A card leaves a hand. One that is not yet laid down can still be counted among the unseen ones."""
        hand = self.hands[seat]
        if hand.leaves(kind):
            may_be_newer = self.recycled[kind] > 0
            may_be_older = self.unseen(kind) > self.recycled[kind]
            self.recycled[kind] -= may_be_newer
            hand.older -= may_be_older and hand.older > 0

    def hears(self, event: int, a: int, b: int, c: int) -> None:
        if event == EVENT_ROUND:
            self.forgets()
        elif event == EVENT_RESHUFFLE:
            assert a == sum(self.discards)
            self.recycled, self.discards = self.discards, [0] * 60
            for hand in self.hands:
                hand.older = len(hand.unknown)
        elif event == EVENT_EMPORIUM:
            self.emporium.append(b)
            self.recycled[b] -= self.recycled[b] > 0
        elif event == EVENT_REPLACES_EMPORIUM:
            for kind in self.emporium:
                self.discards[kind] += 1
            self.emporium = []
        elif event == EVENT_LOT:
            self.discards[b] += 1
        elif event in (EVENT_REPLACED, EVENT_LOSES):
            self.on_ships[laid(b, c)] -= 1
            self.discards[laid(b, c)] += 1
        else:
            self.hears_of_a_hand(event, a, b, c)

    def hears_of_a_hand(self, event: int, a: int, b: int, c: int) -> None:
        if event == EVENT_DRAWS:
            self.hands[a].unknown.append(set())
        elif event == EVENT_NO_MATCH:
            self.hands[a].lacks(b)
        elif event == EVENT_EXTRACTS:
            self.hands[a].extracted = b
        elif event == EVENT_KEEPS_ALL:
            self.hands[a].extracted = 0
        elif event == EVENT_TAKES_EMPORIUM:
            self.emporium.remove(b)
            self.hands[a].shown[b] += 1
        elif event == EVENT_RETRIEVES:
            self.discards[b] -= 1
            self.hands[a].shown[b] += 1
        elif event == EVENT_ROBS:
            self.on_ships[c] -= 1
            self.hands[a].shown[c] += 1
        elif event == EVENT_PLAYS:
            self.leaves(a, laid(b, c))
            self.on_ships[laid(b, c)] += 1
        elif event in (EVENT_TRANSMUTES, EVENT_SPECIAL, EVENT_DISCARDS):
            kind = TRANSMUTATION if event == EVENT_TRANSMUTES else b
            self.leaves(a, kind)
            self.discards[kind] += 1
        elif event == EVENT_SWAPS:
            self.emporium.remove(b)
            self.hands[a].shown[b] += 1
            self.leaves(a, c)
            self.emporium.append(c)
        elif event == EVENT_BONUS and b == WITH_DYNAMOTOR:
            self.sees(a, DYNAMOTOR, c)

    def sees(self, seat: int, kind: int, n: int) -> None:
        """A hand shows this many cards of a kind. Those that were unknown leave the row, and are known from now on."""
        shown = self.hands[seat].shown
        known, shown[kind] = shown[kind], 0
        for _ in range(n - known):
            self.leaves(seat, kind)
        shown[kind] = max(n, known)
