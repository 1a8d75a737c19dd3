"""Dastardly Dirigibles: what its table in the browser asks beyond the contract. Nothing here decides what is legal."""

from __future__ import annotations

from typing import Any

from aerodrome.games.dastardly_dirigibles import cards, knowledge, rules, state
from aerodrome.games.dastardly_dirigibles.state import State
from aerodrome.rulebook.record import HIDDEN, NONE

USES = 2 + 1 + state.SEATS  # a card fits in two places at most, can be thrown away, and be swapped for each other one
USE = 5  # numbers that `uses` writes for each of them
WORTH = 7
VALUE = WORTH + 2

PREVIEWS = {
    "value": VALUE,
    "worth": WORTH,
    "change": 5,
    "uses": USES * USE,
    "refused_in_turn": 0,
    "aim_at": 0,
    "copies_in_play": 0,
}


# --- points ---------------------------------------------------------------------------------------------------


def value(s: State, seat: int, actor: int, action: int, out: Any) -> None:
    """What a seat's airship counts once an action has been taken (NONE for none), and why.

    The numbers of `worth`; whether it is the first to be complete; and the bonus, should the round end like this.
    """
    make(s, actor, action)
    reckon(s, seat, out)
    if s.players[seat].hand[cards.DYNAMOTOR] == HIDDEN:
        s.players[seat].hand[cards.DYNAMOTOR] = s.players[seat].shown[cards.DYNAMOTOR]
    out[WORTH] = 1 if s.first_done == seat else 0
    out[WORTH + 1] = rules.bonus_points(s, seat)


def worth(s: State, a: int, b: int, c: int, d: int, e: int, f: int, g: int, out: Any) -> None:
    """What an airship of these suits from nose to tail counts, and why.

    Points; the suit that counts or NONE; its cards; Wild cards; cards that count one each, for want of a pair and of
    Wild cards; whether it is a Muddle; and its parts.
    """
    ship = s.players[0].ship
    ship[0] = a
    ship[1] = b
    ship[2] = c
    ship[3] = d
    ship[4] = e
    ship[5] = f
    ship[6] = g
    reckon(s, 0, out)


def reckon(s: State, seat: int, out: Any) -> None:
    ship = rules.tally(s, seat)
    parts = cards.SLOTS - rules.cards_of_suit(ship, NONE)
    most = rules.most_of_a_suit(ship)
    wilds = rules.wild_cards(ship)
    muddle = rules.is_muddle(s, seat)
    counted = NONE
    singles = 0
    if wilds == 0 and most <= 1:
        if not muddle:
            singles = parts
    elif most > 0:
        counted = 0
        while rules.cards_of_suit(ship, counted) < most:
            counted += 1
    out[0] = rules.points_of(ship)
    out[1] = counted
    out[2] = most if counted != NONE else 0
    out[3] = wilds
    out[4] = singles
    out[5] = 1 if muddle else 0
    out[6] = parts


def change(s: State, actor: int, action: int, out: Any) -> None:
    """What an action makes of an airship: whose, at which place, and its points before and after.

    The fifth number is the suit there afterwards. The seat is NONE where an action changes no airship, and where
    nobody can say yet which part will go.
    """
    seat = changed_seat(s, actor, action)
    out[0] = seat
    out[1] = NONE
    out[2] = 0
    out[3] = 0
    out[4] = NONE
    if seat != NONE:
        slot = changed_slot(s, action)
        out[1] = slot
        out[2] = rules.ship_points(s, seat)
        make(s, actor, action)
        out[3] = rules.ship_points(s, seat)
        out[4] = s.players[seat].ship[slot]


def make(s: State, actor: int, action: int) -> None:
    """Change the airship as an action would, and nothing else."""
    seat = changed_seat(s, actor, action)
    if seat == NONE:
        return
    suit = NONE
    if state.PLACE <= action < state.PLAY_SPECIAL:
        suit = (action - state.PLACE) // cards.SLOTS
    s.players[seat].ship[changed_slot(s, action)] = suit
    if s.first_done == NONE and rules.complete(s, seat):
        s.first_done = seat


def changed_seat(s: State, actor: int, action: int) -> int:
    """Whose airship an action changes; NONE for nobody's."""
    if state.PLACE <= action < state.PLAY_SPECIAL or action == state.LOSE_FRONT or action == state.LOSE_BACK:
        return actor
    if state.ROB <= action < state.DESTROY:
        return (action - state.ROB) // cards.SLOTS
    if state.DESTROY <= action < state.LOSE_FRONT and changed_slot(s, action) != NONE:
        return (action - state.DESTROY) // cards.PARTS
    return NONE


def changed_slot(s: State, action: int) -> int:
    """The place that an action fills or empties; NONE where the victim chooses between two."""
    if state.PLACE <= action < state.PLAY_SPECIAL:
        return (action - state.PLACE) % cards.SLOTS
    if state.ROB <= action < state.DESTROY:
        return (action - state.ROB) % cards.SLOTS
    if action == state.LOSE_FRONT:
        return cards.FRONT_LIFT
    if action == state.LOSE_BACK:
        return cards.BACK_LIFT
    part = (action - state.DESTROY) % cards.PARTS
    ship = s.players[(action - state.DESTROY) // cards.PARTS].ship
    first = cards.first_slot(part)
    last = cards.last_slot(part)
    if first != last and ship[first] != NONE and ship[last] != NONE:
        return NONE
    return first if ship[first] != NONE else last


# --- what a card is good for ----------------------------------------------------------------------------------


def uses(s: State, seat: int, kind: int, out: Any) -> None:
    """All that the seat can think of doing with a card, at the question that is put to it, allowed or not.

    Five numbers for each use, as far as there are any; then NONE. The action; the answer to the question that it
    leads to, or NONE; the place on the airship that the card fills, or NONE; the rule that forbids it, or 0; and the
    points of the airship afterwards.
    """
    for i in range(USES * USE):
        out[i] = NONE
    asked = s.asked if s.decider == seat else NONE
    if asked == state.ASK_GIVE:
        note_use(s, seat, 0, state.GIVE + kind, NONE, out)
        return
    written = 0
    if kind < cards.FIRST_SPECIAL:
        written = note_places(s, seat, kind, out)
    elif asked == state.ASK_MATCH and kind == cards.TRANSMUTATION:
        written = note_use(s, seat, 0, state.TRANSMUTE, NONE, out)
    else:
        written = note_use(s, seat, 0, state.PLAY_SPECIAL + kind - cards.FIRST_SPECIAL, NONE, out)
    if asked == state.ASK_ACTION:
        written = note_use(s, seat, written, state.DISCARD + kind, NONE, out)
        for spot in range(s.n_seats):
            if s.emporium[spot] != NONE:
                written = note_use(s, seat, written, state.SWAP + spot, state.GIVE + kind, out)


def note_places(s: State, seat: int, kind: int, out: Any) -> int:
    """Write each place where a part fits; return how many there are."""
    part = cards.part_of(kind)
    place = state.PLACE + cards.SLOTS * (kind // cards.PARTS)
    first = cards.first_slot(part)
    last = cards.last_slot(part)
    # A part that was not called for can follow a Transmutation.
    transmutes = s.asked == state.ASK_MATCH and s.decider == seat and part != s.announced
    if transmutes and s.players[seat].hand[cards.TRANSMUTATION] > 0:
        written = note_use(s, seat, 0, state.TRANSMUTE, place + first, out)
        return note_use(s, seat, written, state.TRANSMUTE, place + last, out) if last != first else written
    written = note_use(s, seat, 0, place + first, NONE, out)
    return note_use(s, seat, written, place + last, NONE, out) if last != first else written


def note_use(s: State, seat: int, nth: int, action: int, answer: int, out: Any) -> int:
    """Write a use as the nth one; return how many there are now."""
    placing = action if answer == NONE else answer
    at = nth * USE
    out[at] = action
    out[at + 1] = answer
    out[at + 2] = (placing - state.PLACE) % cards.SLOTS if state.PLACE <= placing < state.PLAY_SPECIAL else NONE
    out[at + 3] = refused_in_turn(s, seat, action, answer)
    slot = out[at + 2]
    if slot == NONE:
        out[at + 4] = rules.ship_points(s, seat)
    else:
        suit = s.players[seat].ship[slot]
        s.players[seat].ship[slot] = (placing - state.PLACE) // cards.SLOTS
        out[at + 4] = rules.ship_points(s, seat)
        s.players[seat].ship[slot] = suit
    return nth + 1


def refused_in_turn(s: State, seat: int, action: int, answer: int) -> int:
    """The rule that forbids an action, or the answer to the question that it leads to; 0 if both are legal."""
    refused = rules.refusal(s, seat, action)
    if refused != 0 or answer == NONE:
        return refused
    if action == state.TRANSMUTE:
        return rules.refuse_place(s.players[seat], answer - state.PLACE, True)
    if answer >= state.DESTROY:
        return rules.refuse_destroy(s, (answer - state.DESTROY) // cards.PARTS, (answer - state.DESTROY) % cards.PARTS)
    if answer >= state.ROB:
        return rules.refuse_target(s, (answer - state.ROB) // cards.SLOTS, (answer - state.ROB) % cards.SLOTS)
    before = s.swap_taken
    s.swap_taken = s.emporium[action - state.SWAP]
    refused = rules.refuse_gift(s, answer - state.GIVE)
    s.swap_taken = before
    return refused


def aim_at(s: State, kind: int, victim: int, slot: int) -> int:
    """The answer that lets a card act on a place of another airship; NONE if it acts on none."""
    if kind == cards.THIEF:
        return state.ROB + cards.SLOTS * victim + slot
    if kind == cards.TESLA:
        return state.DESTROY + cards.PARTS * victim + cards.part_of_slot(slot)
    return NONE


def copies_in_play(s: State, kind: int) -> int:
    return knowledge.copies(s, kind)
