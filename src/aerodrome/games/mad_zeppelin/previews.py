"""What the table of Mad Zeppelin in the browser asks: prices, points, hands, and what a viewer knows of a Traitor.

Viewers are seats, or NONE for who only looks on. All is asked of a state as that viewer sees it.
"""

from __future__ import annotations

from typing import Any

from aerodrome.games.mad_zeppelin import cards, rules, state
from aerodrome.games.mad_zeppelin.state import State
from aerodrome.rulebook.bits import ones
from aerodrome.rulebook.record import HIDDEN, NONE

# Where a Traitor is, as far as a viewer knows: what `whereabouts` writes first.
UNKNOWN, PLAYED, LAID_OPEN, OWN, SEEN, KEPT, SEEN_OUT, OUT, PASSED_ON = 0, 1, 2, 3, 4, 5, 6, 7, 8
# And what Ripp's naming it means to the viewer.
FREE, BLOCKED, SPARED = 0, 1, 2

PREVIEWS = {
    "table": 4,
    "price": 4,
    "points": 4,
    "gain": 0,
    "search_of": 2,
    "shows": 0,
    "hindrance": 0,
    "throwable_as": 0,
    "paid": 3,
    "traitors_held": 0,
    "whereabouts": 6,
}


def table(s: State, out: Any) -> None:
    """The points to reach, cards in the Hold, Traitors in the draft's pool, and the seat that it is passed on to."""
    out[0] = rules.goal(s)
    out[1] = rules.cards_in_hold(s)
    out[2] = cards.TRAITORS - rules.airsick_traitors(s) - s.n_seats - s.picks
    out[3] = (s.decider + 1) % s.n_seats if s.asked == state.ASK_PICK and s.picks + 1 < s.n_seats else NONE


# --- Cargo --------------------------------------------------------------------------------------------------


def price(s: State, seat: int, kind: int, out: Any) -> None:
    """What a seat would pay now to throw Cargo of a kind, and why.

    Written are the price on the card, what is to be paid, how much of the difference is the alcohol's, and the Traitor
    that makes it cheaper or free, or NONE.
    """
    player = s.players[seat]
    out[0] = rules.full_price(s, kind)
    out[1] = rules.price(s, seat, kind)
    player.laid_out[cards.ALCOHOL] = 0
    sober = rules.price(s, seat, kind)
    out[2] = sober - out[1]
    out[3] = player.acts_as if sober < out[0] else NONE


def points(s: State, seat: int, out: Any) -> None:
    """All points of a seat; those of its Cargo by kind, of strange materials, and of all four levels."""
    out[0] = rules.score(s, seat)
    out[1] = rules.points_by_kind(s, seat)
    out[2] = rules.strange_points(s, seat)
    out[3] = out[0] - out[1] - out[2]


def gain(s: State, seat: int, kind: int) -> int:
    """The points that one more card of this kind in front of a seat would bring."""
    before = rules.score(s, seat)
    s.players[seat].laid_out[kind] += 1
    return rules.score(s, seat) - before


def hindrance(s: State, seat: int) -> int:
    """Why a seat could throw no Cargo at all if it were its play, 0 if it could; whatever it holds and can pay."""
    s.seat = seat
    refused = rules.refuse_throw(s, cards.WOOD)
    return 0 if refused == rules.NOT_YOUR_CARGO or refused == rules.CANNOT_PAY else refused


def throwable_as(s: State, seat: int, t: int) -> int:
    """The kinds of Cargo that a seat could throw after laying down a Traitor, a bit each.

    Counted on are the dice as they lie and the coins of its Search; not the cards that it will draw, nor thieves.
    """
    s.seat = seat
    s.thrown = 0
    rules.gain(s, seat, cards.search_coins(rules.search_text(s, t)))
    player = s.players[seat]
    player.acts_as = t if cards.heading_of(t) != NONE else NONE
    found = 0
    for kind in range(cards.THROWABLE):
        if rules.refuse_throw(s, kind) == 0:
            found |= 1 << kind
    return found


def paid(s: State, seat: int, action: int, out: Any) -> None:
    """What is left after one payment: the seat's coins, what is still owed, and the points once all is paid."""
    if action == state.PAY_COINS:
        rules.pay_coins(s)
    else:
        rules.pay_crate(s, cards.SMALL + action - state.PAY_SMALL)
    out[0] = s.players[seat].coins
    out[1] = s.owed
    s.players[seat].laid_out[s.showing] += 1
    out[2] = rules.score(s, seat)


# --- Traitors -----------------------------------------------------------------------------------------------


def search_of(s: State, t: int, out: Any) -> None:
    """The coins and the cards that a Traitor's Search brings at this table."""
    text = rules.search_text(s, t)
    out[0] = cards.search_coins(text)
    out[1] = cards.search_cards(text)


def shows(s: State, t: int) -> int:
    """1 if a die shows a Traitor's heading, 0 if none does; NONE if it has no heading or no dice lie there yet."""
    if s.dice[0] == NONE or cards.heading_of(t) == NONE:
        return NONE
    return 1 if rules.heading_shown(s, cards.heading_of(t)) else 0


def traitors_held(s: State, seat: int) -> int:
    return rules.traitors_held(s, seat)


def whereabouts(s: State, viewer: int, t: int, out: Any) -> None:
    """What a viewer knows of a Traitor in this turn.

    Written are where it is; the seats that this is about, a bit each; what Ripp's naming it means; the other seats that
    may play it all the same; those that rob whoever lays it down; and those that act as it without having played it.
    """
    place(s, viewer, t, out)
    out[2] = FREE
    for i in range(3, 6):
        out[i] = 0
    on_table = rules.on_table(s, t)
    for i in range(s.n_seats):
        player = s.players[i]
        if not on_table and (player.spared >> t) & 1 == 1:
            if i == viewer and out[0] == OWN:
                out[2] = SPARED
            else:
                out[3] |= 1 << i
        if (s.played >> t) & 1 == 0 and (player.marks >> t) & 1 == 1:
            out[4] |= 1 << i
        if player.acts_as == t and player.current != t:
            out[5] |= 1 << i
    if not on_table and (s.banned >> t) & 1 == 1 and out[2] == FREE:
        out[2] = BLOCKED


def place(s: State, viewer: int, t: int, out: Any) -> None:
    """Where a Traitor is, as far as a viewer knows, and the seats that this is about."""
    at = s.seen_at[t]
    out[1] = 1 << at if at != NONE and at != state.OUT_OF_PLAY else 0
    if (s.played >> t) & 1 == 1:
        out[0] = PLAYED
    elif (s.laid_open >> t) & 1 == 1:
        out[0] = LAID_OPEN
    elif viewer != NONE and (s.players[viewer].traitors >> t) & 1 == 1:
        out[0] = OWN
        out[1] = 1 << viewer
    elif at == state.OUT_OF_PLAY:
        out[0] = SEEN_OUT
    elif at != NONE:
        out[0] = SEEN
    elif t == s.unshown and ones(s.keepers) > 0:
        out[0] = KEPT
        out[1] = s.keepers
    elif s.out != HIDDEN and (s.out >> t) & 1 == 1:
        out[0] = OUT
    elif passed_on(s, viewer, t):
        out[0] = PASSED_ON
    else:
        out[0] = UNKNOWN


def passed_on(s: State, viewer: int, t: int) -> bool:
    """Has the viewer had the choice of this Traitor in the draft, and let it go?"""
    if viewer == NONE or (s.asked == state.ASK_PICK and s.decider == viewer):
        return False
    return (s.players[viewer].passed_on >> t) & 1 == 1
