"""What a person at a real table sees: cards that lie open, coins and dice, one's own hand.

This is written apart from the games' `sight` and `knowledge`, and knows nothing of them. A field is named here because
a camera above the table would show it, or because the viewer holds it in hand. Whatever can be *concluded* from that
is left out, and so is who is asked what: whether the games conclude only what everybody could is what the law of twin
worlds asks.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Sequence
from typing import Any

from aerodrome.games import load
from aerodrome.games.airships import state as airships
from aerodrome.games.dastardly_dirigibles import state as dastardly_dirigibles
from aerodrome.games.mad_zeppelin import state as mad_zeppelin
from aerodrome.games.zeppeldrome import state as zeppeldrome
from aerodrome.play.layout import layout_of
from aerodrome.rulebook.record import NONE

OPEN = {
    "airships": (
        "expansions_seen airships_seen goes ended_by n_seats options seat extra idle era wooden_airship board "
        "stack_top stack_left phase_builder target place_tried pool imaginary countable thrown total "
        "companies.entrepreneur companies.department companies.chips companies.marks companies.fleet"
    ),
    "mad-zeppelin": (
        "banned played laid_open ended_by n_seats options turn leader round picks seat dice ability_used "
        "thrown changes thefts showing owed safe journeys hold removed under used_up players.marks players.spared "
        "players.coins players.rerolls players.current players.acts_as players.hand_size players.laid_out"
    ),
    "dastardly-dirigibles": (
        "ended_by turn n_seats options round seat actions_left announced first_done emporium swap_place "
        "swap_taken pile_size discards players.hand_size players.ship players.points"
    ),
    "zeppeldrome": (
        "discards ballast bonus_spaces ended_by turn n_seats options course sections gears_open folks lemmings chits "
        "ballast_dropped winner step order at action_round cards_played card target choice effect "
        "extra_paid placed_before reversed marshal hazard folks_moved lemmings_moved lemmings_dropped mover landed "
        "bonuses losses committed attempted losing to_pay_for players.laid players.face_up players.shown "
        "players.flying players.card_over players.before players.after players.before_count players.before_flown "
        "players.after_count players.after_flown players.colour players.row players.column players.ballast "
        "players.ladder players.hand_size"
    ),
}
"""Fields that lie open for everybody, by game."""

OWN = {
    "airships": "",
    "mad-zeppelin": "players.traitors players.passed_on players.hand",
    "dastardly-dirigibles": "players.hand",
    "zeppeldrome": "players.hand players.plan",
}
"""Fields of a player that the player sees."""

LUCK = {
    "airships": (airships.EVENT_ON_BOARD, airships.EVENT_STACK_SHOWS, airships.EVENT_THROWS),
    "mad-zeppelin": (
        *(
            mad_zeppelin.EVENT_ROLLED,
            mad_zeppelin.EVENT_REROLLS,
            mad_zeppelin.EVENT_BLOCKED,
            mad_zeppelin.EVENT_LAID_OPEN,
        ),
        *(mad_zeppelin.EVENT_JOURNEY, mad_zeppelin.EVENT_DRAWN_FROM_BELOW),
    ),
    "dastardly-dirigibles": (dastardly_dirigibles.EVENT_EMPORIUM, dastardly_dirigibles.EVENT_LOT),
    "zeppeldrome": (),
}
"""Events in which dice fall, or cards are turned over, before everybody's eyes; they may be gone by the next move."""

DRAWN: dict[str, dict[int, tuple[int, ...]]] = {
    "airships": {},
    "mad-zeppelin": {
        mad_zeppelin.EVENT_DEALT: (0,),
        mad_zeppelin.EVENT_DRAWN: (0,),
        mad_zeppelin.EVENT_STOLEN_CARD: (0, 1),
    },
    "dastardly-dirigibles": {dastardly_dirigibles.EVENT_DEALT: (0,), dastardly_dirigibles.EVENT_DRAWN: (0,)},
    "zeppeldrome": {zeppeldrome.EVENT_DRAWN: (0,), zeppeldrome.EVENT_STOLEN: (0, 2)},
}
"""Events in which a card comes into a hand, and which of their numbers are the seats that see it."""

CARGO = range(11)

Values = Sequence[int]
"""All ints of a true state."""


class Eyes:
    """What one viewer of one game sees of true states."""

    def __init__(self, name: str, viewer: int) -> None:
        self.viewer = viewer
        elements = layout_of(load(name)).elements
        self.at = {element.path: i for i, element in enumerate(elements)}
        open_to_all, own = set(OPEN[name].split()), set(OWN[name].split())
        self._seen = [
            i
            for i, element in enumerate(elements)
            if (field := re.sub(r"\[\d+\]", "", element.path)) in open_to_all
            or (field in own and element.path.startswith(f"players[{viewer}]"))
        ]
        self._luck, self._drawn = LUCK[name], DRAWN[name]
        self.blinkered = bool(OWN[name])
        """Is there anything in this game that some do not see?"""
        self._sometimes = SOMETIMES.get(name, lambda eyes, values: ())
        self._act = ACTS.get(name, lambda eyes, values, seat, action: (action,))

    def see(self, values: Values) -> tuple[int, ...]:
        """What lies before the viewer's eyes."""
        return (*(values[i] for i in self._seen), *self._sometimes(self, values))

    def see_luck(self, told: Sequence[Sequence[int]]) -> tuple[Sequence[int], ...]:
        """The dice and cards that fell openly, and those that the viewer drew, in their order."""
        return tuple(event[1:] for event in told if event[1] in self._luck or self._is_drawn(event))

    def _is_drawn(self, event: Sequence[int]) -> bool:
        """Does the viewer see a card come into a hand? One that two see is told twice, and counts once."""
        seats = self._drawn.get(event[1], ())
        return self.viewer in (event[2 + i] for i in seats) and event[0] == self.viewer

    def see_act(self, values: Values, seat: int, action: int) -> tuple[Any, ...]:
        """What the viewer sees of an action, ``values`` being the state before it."""
        return (action,) if seat == self.viewer else self._act(self, values, seat, action)


@functools.cache
def eyes_of(name: str, viewer: int) -> Eyes:
    return Eyes(name, viewer)


# --- what is seen only sometimes ----------------------------------------------------------------------------


def traitors_passed_round(eyes: Eyes, values: Values) -> tuple[int, ...]:
    """Who picks has the Traitors in hand; the leader looks at those that nobody took."""
    at, viewer = eyes.at, eyes.viewer
    picks = values[at["asked"]] == mad_zeppelin.ASK_PICK and values[at["decider"]] == viewer
    drafted = values[at["picks"]] == values[at["n_seats"]]
    looks = drafted and values[at["leader"]] == viewer
    return (values[at["pool"]] if picks else NONE, values[at["out"]] if looks else NONE)


def extracted_cards(eyes: Eyes, values: Values) -> tuple[int, ...]:
    """The cards that the Extractor has just drawn, for who drew them. Others see how many."""
    drawn = [values[eyes.at[f"extracted[{i}]"]] for i in range(3)]
    mine = values[eyes.at["seat"]] == eyes.viewer
    return tuple(drawn) if mine else (sum(kind != NONE for kind in drawn),)


def plans_face_up(eyes: Eyes, values: Values) -> tuple[int, ...]:
    """A flight plan that lies, or has lain, face up, with its cube; and the viewer's own choice of a plan."""
    seen: list[int] = []
    for seat in range(values[eyes.at["n_seats"]]):
        laid_open = values[eyes.at[f"players[{seat}].shown"]] == 1
        plan, cube = values[eyes.at[f"players[{seat}].plan"]], values[eyes.at[f"players[{seat}].cube"]]
        seen += (plan, cube) if laid_open or seat == eyes.viewer else (NONE, NONE)
    if eyes.viewer != NONE:
        seen.append(values[eyes.at[f"players[{eyes.viewer}].chosen"]])
    return tuple(seen)


SOMETIMES: dict[str, Callable[[Eyes, Values], tuple[int, ...]]] = {
    "mad-zeppelin": traitors_passed_round,
    "dastardly-dirigibles": extracted_cards,
    "zeppeldrome": plans_face_up,
}


# --- what is seen of an action ------------------------------------------------------------------------------


def act_in_mad_zeppelin(eyes: Eyes, values: Values, seat: int, action: int) -> tuple[Any, ...]:
    """Traitors are picked in secret; a hand that is shown is seen."""
    if action < mad_zeppelin.PLAY:
        return ("keeps a Traitor",)
    if action == mad_zeppelin.SHOW_HAND:
        return (action, *(values[eyes.at[f"players[{seat}].hand[{kind}]"]] for kind in CARGO))
    return (action,)


def act_in_zeppeldrome(eyes: Eyes, values: Values, seat: int, action: int) -> tuple[Any, ...]:
    """A plan that is laid face down may be any card."""
    return ("face down",) if zeppeldrome.FACE_DOWN <= action < zeppeldrome.PLAY else (action,)


ACTS: dict[str, Callable[[Eyes, Values, int, int], tuple[Any, ...]]] = {
    "mad-zeppelin": act_in_mad_zeppelin,
    "zeppeldrome": act_in_zeppeldrome,
}
