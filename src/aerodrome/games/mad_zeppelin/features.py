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
SEAT_SIZE = 12 + cards.LEVELS + 3 * cards.TRAITORS + cards.TIM + cards.LAID_OUT + cards.CARGO
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
    out[at + (s.decider - viewer) % s.n_seats] = 1
    out[at + state.SEATS + (s.seat - viewer) % s.n_seats] = 1
    out[at + 2 * state.SEATS + (s.leader - viewer) % s.n_seats] = 1
    at = write_flight(s, out, at + 3 * state.SEATS)
    at = write_dice(s, out, at)
    if s.asked == state.ASK_NAME:
        out[at + naming(s)] = 1
    at = kit.write_one_of(s.showing, cards.CARGO, out, at + NAMERS)
    at = write_unseen(s, seat, out, at)
    at = write_own(s, seat, out, at)
    best = 0
    second = 0
    for i in range(s.n_seats):
        standing = rules.standing(s, i)
        second = max(second, min(best, standing))
        best = max(best, standing)
    for i in range(s.n_seats):
        at = write_seat(s, (viewer + i) % s.n_seats, seat, best, second, out, at)


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


def write_unseen(s: State, seat: int, out: Any, at: int) -> int:
    for kind in range(cards.CARGO):
        left = cards.count_of(kind) - s.under[kind]
        if kind >= cards.SMALL:
            left -= s.used_up[kind - cards.SMALL]
        for i in range(s.n_seats):
            left -= known_in_hand(s, i, seat, kind)
            if kind < cards.LAID_OUT:
                left -= s.players[i].laid_out[kind]
        if seat >= 0:
            left -= s.players[seat].hand[kind] - s.players[seat].shown[kind]
        out[at + kind] = left
    return at + cards.CARGO


def known_in_hand(s: State, i: int, seat: int, kind: int) -> int:
    """What the viewer knows to be in another hand, or everybody in its own."""
    if seat >= 0 and i != seat:
        return s.players[seat].known[i][kind]
    return s.players[i].shown[kind]


def write_own(s: State, seat: int, out: Any, at: int) -> int:
    """What only the viewer knows; zero for a spectator, except for what everybody has seen."""
    traitors = at + cards.CARGO
    out_of_play = 0
    if seat >= 0:
        player = s.players[seat]
        for kind in range(cards.CARGO):
            out[at + kind] = player.hand[kind]
        out_of_play = s.out if sight.sees_out(s, seat) else 0
        within_reach = player.traitors | (player.passed_on if s.asked == state.ASK_PICK else 0)
        for t in range(cards.TRAITORS):
            out[traitors + t] = (player.traitors >> t) & 1
            if (within_reach >> t) & 1 == 1:
                coins = cards.search_coins(rules.search_text(s, t))
                out[traitors + cards.TRAITORS + t] = instinct.best_throw(s, seat, t, coins) // WORTH_STEP
            out[traitors + 2 * cards.TRAITORS + t] = (player.passed_on >> t) & 1
            out[traitors + 4 * cards.TRAITORS + t] = ((s.banned & ~player.spared) >> t) & 1
            if (player.traitors >> t) & 1 == 0:
                out[traitors + 7 * cards.TRAITORS + cards.TIM + t] = instinct.chance_in_a_hand(s, seat, t)
        write_trade(s, seat, out, traitors + 8 * cards.TRAITORS + cards.TIM)
    at = traitors + 3 * cards.TRAITORS
    for t in range(cards.TRAITORS):
        out[at + t] = 1 if (out_of_play >> t) & 1 == 1 or s.seen_at[t] == state.OUT_OF_PLAY else 0
        out[at + 2 * cards.TRAITORS + t] = (s.banned >> t) & 1
        out[at + 3 * cards.TRAITORS + t] = (s.played >> t) & 1
    for t in range(cards.TIM):  # nobody names Tim or Mr Shadow for Tim
        out[at + 4 * cards.TRAITORS + t] = (s.laid_open >> t) & 1
    return at + 5 * cards.TRAITORS + cards.TIM + 2 * cards.THROWABLE + 1


def write_trade(s: State, seat: int, out: Any, at: int) -> None:
    """What Cargo would cost the viewer and bring it, and what it could pay."""
    for kind in range(cards.THROWABLE):
        out[at + kind] = rules.price(s, seat, kind)
        out[at + cards.THROWABLE + kind] = instinct.throw_worth(s, seat, kind) // WORTH_STEP
    out[at + 2 * cards.THROWABLE] = rules.means(s, seat)


# --- seats --------------------------------------------------------------------------------------------------


def plays_left(s: State, i: int) -> int:
    """How many plays a seat still has in this turn, with the one in progress."""
    if s.round == 0:
        return 2
    return 2 - s.round + (1 if (i - s.leader) % s.n_seats >= (s.seat - s.leader) % s.n_seats else 0)


def write_seat(s: State, i: int, seat: int, best: int, second: int, out: Any, at: int) -> int:
    """``best`` and ``second`` are the two best standings."""
    player = s.players[i]
    after_leader = (i - s.leader) % s.n_seats
    score = rules.score(s, i)
    standing = rules.standing(s, i)
    rival = second if standing == best else best
    at = kit.write_three(1, player.coins, player.hand_size, out, at)
    at = kit.write_three(rules.traitors_held(s, i), score, player.rerolls, out, at)
    at = kit.write_three(1 if player.acts_as == NONE else 0, 1 if after_leader == 0 else 0, after_leader, out, at)
    at = kit.write_three(rules.goal(s) - score, ahead(standing, rival), plays_left(s, i), out, at)
    missing = instinct.missing_levels(s, i)
    for level in range(cards.LEVELS):
        out[at + level] = 1 - ((missing >> (level + 1)) & 1)
    at += cards.LEVELS
    for t in range(cards.TRAITORS):
        out[at + t] = 1 if s.seen_at[t] == i else 0
        out[at + cards.TRAITORS + t] = (player.marks >> t) & 1
        out[at + 2 * cards.TRAITORS + t] = 1 if player.current == t else 0
    at = kit.write_one_of(player.acts_as, cards.TIM, out, at + 3 * cards.TRAITORS)
    at = kit.write_row(player.laid_out, out, at)
    for kind in range(cards.CARGO):
        out[at + kind] = known_in_hand(s, i, seat, kind)
    return at + cards.CARGO


def ahead(standing: int, rival: int) -> int:
    """By how many points, tie-breaker included, a standing is ahead of another; below zero if it is behind."""
    return (standing - rival) // (cards.COINS + 1)
