"""A blinded state of Mad Zeppelin as small numbers for learning programs, seen from one seat.

Seats are counted from the viewer: the viewer is 0, the next seat to the left is 1, and so on. Absent seats are all
zero.
"""

from __future__ import annotations

from typing import Any

from aerodrome.games.mad_zeppelin import cards, instinct, rules, sight, state
from aerodrome.games.mad_zeppelin.state import State
from aerodrome.rulebook import kit
from aerodrome.rulebook.record import NONE

NAMERS = 4  # Karl, Ripp, Tim, Mr Shadow
SEEN_AT = 12 + cards.LEVELS  # within a seat's part: where Traitors are seen, and the Cargo
CARGO_AT = SEEN_AT + 3 * cards.TRAITORS + cards.TIM
SEAT_SIZE = CARGO_AT + cards.LAID_OUT + cards.CARGO
OWN_OUT = 5 * cards.TRAITORS + cards.TIM + 2 * cards.THROWABLE + 1  # from the Traitors out of play to the seats
WORTH_STEP = 20  # hundredths of a point

PIECES = (
    ("question", state.QUESTIONS),  # one of: pick, die, play, steal, action, name, change, show, rival, answer, pay
    ("asked", state.SEATS),  # the seat that must answer
    ("playing", state.SEATS),  # whose play it is
    ("leader", state.SEATS),  # the leader
    ("flight", 8),  # round, Journeys left, cards in the Hold, Safe, goal, ability used, thrown, still owed
    ("draft", 3),  # Traitors picked, airsick ones, game turn
    ("options", 2),  # Igor has Carlotta's Search, Hernan's re-rolls end early; prices and the goal tell the others
    ("dice", cards.DICE * (cards.BLACK + 1)),  # what each die shows, one of six; nothing before the roll
    ("headings", cards.HEADINGS + 2),  # the headings that are shown, dice that are left, dice still to be changed
    ("naming", NAMERS),  # who would name a Traitor now: one of Karl, Ripp, Tim, Mr Shadow
    ("showing", cards.CARGO),  # Cargo shown for a throw or a challenge
    ("unseen", cards.CARGO),  # Cargo of each kind that the viewer does not know to be anywhere
    ("own hand", cards.CARGO),
    ("own Traitors", cards.TRAITORS),
    ("own throws", cards.TRAITORS),  # the best throw with each that the viewer holds or may pick, if its heading comes
    ("passed on", cards.TRAITORS),  # Traitors that the viewer could pick from
    ("out of play", cards.TRAITORS),  # Traitors that the viewer knows to be out of play
    ("blocked", cards.TRAITORS),  # Traitors that the viewer could not lay down
    ("banned", cards.TRAITORS),  # Traitors that Ripp has named
    ("laid down", cards.TRAITORS),  # in this turn
    ("laid open", cards.TIM),  # by Tim, in this turn
    ("in a hand", cards.TRAITORS),  # how likely a rival can still lay down each, in hundredths, as instinct sees it
    ("prices", cards.THROWABLE),  # what each kind of Cargo would cost the viewer now
    ("gains", cards.THROWABLE),  # what throwing each would bring the viewer, in points * 5, more if it wins
    ("means", 1),  # what the viewer could pay in coins and crates
    ("seats", state.SEATS * SEAT_SIZE),  # for each: there, coins, hand, Traitors held, score, re-rolls, ...
)
"""The parts of the observation in order, with their sizes."""


def observe(s: State, seat: int, out: Any) -> None:
    viewer = kit.begin_observation(s.asked, seat, out)
    at = state.QUESTIONS
    out[at + kit.places_after(s.decider, viewer, s.n_seats)] = 1
    out[at + state.SEATS + kit.places_after(s.seat, viewer, s.n_seats)] = 1
    out[at + 2 * state.SEATS + kit.places_after(s.leader, viewer, s.n_seats)] = 1
    at = write_flight(s, out, at + 3 * state.SEATS)
    at = write_dice(s, out, at)
    if s.asked == state.ASK_NAME:
        out[at + naming(s)] = 1
    unseen = kit.write_one_of(s.showing, cards.CARGO, out, at + NAMERS)
    write_unseen(s, seat, out, unseen)
    seats = write_own(s, seat, out, unseen + cards.CARGO)
    write_whereabouts(s, viewer, out, seats)
    best = 0
    second = 0
    for i in range(s.n_seats):
        standing = rules.standing(s, i)
        second = max(second, min(best, standing))
        best = max(best, standing)
    for i in range(s.n_seats):
        other = kit.seat_after(viewer, i, s.n_seats)
        write_seat(s, other, best, second, out, seats + i * SEAT_SIZE)
        write_cargo(s, other, seat, out, seats + i * SEAT_SIZE + CARGO_AT, unseen)


# --- the turn -----------------------------------------------------------------------------------------------


def write_flight(s: State, out: Any, at: int) -> int:
    out[at] = s.round
    out[at + 1] = cards.JOURNEYS - s.journeys
    out[at + 2] = s.hold
    out[at + 3] = s.safe
    out[at + 4] = rules.goal(s)
    out[at + 5] = s.ability_used
    out[at + 6] = s.thrown
    out[at + 7] = s.owed
    at = kit.write_three(s.picks, rules.airsick_traitors(s), s.turn, out, at + 8)
    out[at] = s.options[state.EXTRA_COIN]
    out[at + 1] = s.options[state.HERNAN_ROLLS]
    return at + 2


def write_dice(s: State, out: Any, at: int) -> int:
    headings = at + cards.DICE * (cards.BLACK + 1)
    for die in range(cards.DICE):
        if s.dice[die] != NONE:
            out[at + s.dice[die]] = 1
            if s.dice[die] < cards.HEADINGS:
                out[headings + s.dice[die]] = 1
        at += cards.BLACK + 1
    out[at + cards.HEADINGS] = rules.dice_left(s)
    out[at + cards.HEADINGS + 1] = s.changes
    return at + cards.HEADINGS + 2


def naming(s: State) -> int:
    """The place of the Traitor that names another among Karl, Ripp, Tim and Mr Shadow."""
    who = rules.namer(s)
    if who == cards.KARL:
        return 0
    if who == cards.RIPP:
        return 1
    return 2 if who == cards.TIM else 3


# --- what the viewer knows ----------------------------------------------------------------------------------


def write_unseen(s: State, seat: int, out: Any, at: int) -> None:
    """The Cargo that is not under the Hold, not used up, and not in the viewer's hand; ``write_cargo`` takes away what
    the viewer sees or knows of the seats."""
    for kind in range(cards.CARGO):
        out[at + kind] = cards.count_of(kind) - s.under[kind]
    for crate in range(2):
        out[at + cards.SMALL + crate] -= s.used_up[crate]
    if seat >= 0:
        player = s.players[seat]
        for kind in range(cards.CARGO):
            out[at + kind] -= player.hand[kind] - player.shown[kind]


def write_own(s: State, seat: int, out: Any, at: int) -> int:
    """What only the viewer knows; zero for a spectator, except for what everybody has seen."""
    traitors = at + cards.CARGO
    at = traitors + 3 * cards.TRAITORS
    if seat >= 0:
        player = s.players[seat]
        kit.write_row(player.hand, out, traitors - cards.CARGO)
        kit.write_bits(player.traitors, out, traitors)
        kit.write_bits(player.passed_on, out, traitors + 2 * cards.TRAITORS)
        kit.write_bits(s.banned & ~player.spared, out, traitors + 4 * cards.TRAITORS)
        if sight.sees_out(s, seat):
            kit.write_bits(s.out, out, at)
        write_chances(s, seat, out, traitors + 7 * cards.TRAITORS + cards.TIM)
        missing = rules.missing_levels(s, seat)
        needed = instinct.to_goal(s, seat)
        write_throws(s, seat, missing, needed, out, traitors + cards.TRAITORS)
        write_trade(s, seat, missing, needed, out, traitors + 8 * cards.TRAITORS + cards.TIM)
    kit.write_bits(s.banned, out, at + 2 * cards.TRAITORS)
    kit.write_bits(s.played, out, at + 3 * cards.TRAITORS)
    kit.write_bits(s.laid_open, out, at + 4 * cards.TRAITORS)  # nobody names Tim or Mr Shadow for Tim
    return at + OWN_OUT


def write_chances(s: State, seat: int, out: Any, at: int) -> None:
    """How likely a rival can still lay down each Traitor that the viewer does not hold."""
    player = s.players[seat]
    passed_on = instinct.chance_of_unseen(s, seat, True)
    kept = instinct.chance_of_unseen(s, seat, False)
    for t in range(cards.TRAITORS):
        if (player.traitors >> t) & 1 == 0:
            unseen = passed_on if (player.passed_on >> t) & 1 == 1 else kept
            out[at + t] = instinct.chance_beside(s, seat, t, unseen)


def write_throws(s: State, seat: int, missing: int, needed: int, out: Any, at: int) -> None:
    """The best throw with each Traitor that the viewer holds or may pick."""
    within_reach = s.players[seat].traitors | (s.players[seat].passed_on if s.asked == state.ASK_PICK else 0)
    means = rules.means(s, seat)
    usual_coins = NONE  # most Traitors bring as many coins and pay the same prices, so their best throws are the same
    usual = 0
    t = 0
    while within_reach > 0:
        if within_reach & 1 == 1:
            coins = cards.search_coins(rules.search_text(s, t))
            if rules.changes_prices(t):
                out[at + t] = instinct.best_beside(s, seat, t, means + coins, missing, needed) // WORTH_STEP
            else:
                if coins != usual_coins:
                    usual_coins = coins
                    usual = instinct.best_beside(s, seat, t, means + coins, missing, needed) // WORTH_STEP
                out[at + t] = usual
        within_reach >>= 1
        t += 1


def write_trade(s: State, seat: int, missing: int, needed: int, out: Any, at: int) -> None:
    """What Cargo would cost the viewer and bring it, and what it could pay."""
    for kind in range(cards.THROWABLE):
        out[at + kind] = rules.price(s, seat, kind)
        out[at + cards.THROWABLE + kind] = instinct.worth_beside(s, seat, kind, missing, needed) // WORTH_STEP
    out[at + 2 * cards.THROWABLE] = rules.means(s, seat)


# --- seats --------------------------------------------------------------------------------------------------


def write_whereabouts(s: State, viewer: int, out: Any, at: int) -> None:
    """Where everybody has seen each Traitor: out of play, or with a seat."""
    for t in range(cards.TRAITORS):
        if s.seen_at[t] == state.OUT_OF_PLAY:
            out[at - OWN_OUT + t] = 1
        elif s.seen_at[t] != NONE:
            out[at + kit.places_after(s.seen_at[t], viewer, s.n_seats) * SEAT_SIZE + SEEN_AT + t] = 1


def plays_left(s: State, after_leader: int) -> int:
    """How many plays a seat still has in this turn, with the one in progress."""
    if s.round == 0:
        return 2
    return 2 - s.round + (1 if after_leader >= kit.places_after(s.seat, s.leader, s.n_seats) else 0)


def write_seat(s: State, i: int, best: int, second: int, out: Any, at: int) -> None:
    """``best`` and ``second`` are the two best standings."""
    player = s.players[i]
    after_leader = kit.places_after(i, s.leader, s.n_seats)
    score = rules.score(s, i)
    standing = rules.standing_with(s, i, score)
    rival = second if standing == best else best
    at = kit.write_three(1, player.coins, player.hand_size, out, at)
    at = kit.write_three(rules.traitors_held(s, i), score, player.rerolls, out, at)
    at = kit.write_three(1 if player.acts_as == NONE else 0, 1 if after_leader == 0 else 0, after_leader, out, at)
    at = kit.write_three(rules.goal(s) - score, ahead(standing, rival), plays_left(s, after_leader), out, at)
    kit.write_bits((cards.ALL_LEVELS & ~rules.missing_levels(s, i)) >> 1, out, at)
    at += cards.LEVELS + cards.TRAITORS
    kit.write_bits(player.marks, out, at)
    kit.write_one_of(player.current, cards.TRAITORS, out, at + cards.TRAITORS)
    kit.write_one_of(player.acts_as, cards.TIM, out, at + 2 * cards.TRAITORS)


def write_cargo(s: State, i: int, seat: int, out: Any, at: int, unseen: int) -> None:
    """The Cargo in front of a seat, and what the viewer knows to be in its hand; it is no longer unseen."""
    at = write_seen(s.players[i].laid_out, out, at, unseen)
    if seat >= 0 and i != seat:
        write_seen(s.players[seat].known[i], out, at, unseen)
    else:
        write_seen(s.players[i].shown, out, at, unseen)


def write_seen(counts: Any, out: Any, at: int, unseen: int) -> int:
    for kind in range(len(counts)):
        out[at + kind] = counts[kind]
        out[unseen + kind] -= counts[kind]
    return at + len(counts)


def ahead(standing: int, rival: int) -> int:
    """By how many points, tie-breaker included, a standing is ahead of another; below zero if it is behind."""
    return (standing - rival) // (cards.COINS + 1)
