"""Mad Zeppelin's table in sentences, the points, and what is good about them for a seat."""

from __future__ import annotations

from typing import Any

from aerodrome.games.mad_zeppelin import cards, rules, sight
from aerodrome.games.mad_zeppelin.state import State
from aerodrome.games.mad_zeppelin.telling import CARGO, DIE, TRAITOR, heap, message
from aerodrome.rulebook.kit import done
from aerodrome.rulebook.messages import LIST, NUMBER, SEAT, SENTENCES, TEXT, any_of, some_of
from aerodrome.rulebook.primitives import say
from aerodrome.rulebook.record import NONE

# --- points, and reasons ------------------------------------------------------------------------------------

FROM_CARGO = message("points-cargo", points=NUMBER)
FROM_STRANGE = message("points-strange", points=NUMBER)
FROM_LEVELS = message("points-levels", points=NUMBER)


def breakdown(s: State, seat: int) -> None:
    say(s, FROM_CARGO, rules.points_by_kind(s, seat))
    say(s, FROM_STRANGE, rules.strange_points(s, seat))
    say(s, FROM_LEVELS, 1 if rules.has_all_levels(s, seat) else 0)


FACT_COINS = message("fact-coins", value=NUMBER)
FACT_HAND = message("fact-hand", value=NUMBER)
FACT_LAID_OUT = message("fact-laid-out", value=NUMBER, cargo=CARGO)
FACT_GOAL = message("fact-goal", value=NUMBER, points=NUMBER)


def facts(s: State, seat: int) -> None:
    player = s.players[seat]
    say(s, FACT_COINS, player.coins)
    say(s, FACT_HAND, player.hand_size)
    for kind in range(cards.LAID_OUT):
        if player.laid_out[kind] > 0:
            say(s, FACT_LAID_OUT, 1, kind)
    if rules.score(s, seat) >= rules.goal(s):
        say(s, FACT_GOAL, 1, rules.goal(s))


# --- the table ----------------------------------------------------------------------------------------------

STATUS = message("status", round=NUMBER, hold=NUMBER, journeys=NUMBER, safe=NUMBER)
LIES_UNDER = message("lies-under", cargo=LIST)
ONE_OF_TWO = message("one-of-two", first=CARGO, second=CARGO)
PLAYED = message("played", traitors=some_of(TRAITOR))
ALL_LAID_OPEN = message("all-laid-open", traitors=some_of(TRAITOR), namer=TRAITOR)
UNSHOWN = message("unshown", traitor=TRAITOR, keepers=any_of(SEAT), protector=TRAITOR)
PASSED_TO_YOU = message("passed-to-you", traitors=some_of(TRAITOR))
KNOWN_OUT = message("known-out", traitors=some_of(TRAITOR))


def describe(s: State, seat: int) -> None:
    say(s, STATUS, s.round, rules.cards_in_hold(s), s.journeys, s.safe)
    if kinds_in(s.under) > 0:
        say(s, LIES_UNDER)
        heap(s, s.under)
    if s.left_below != NONE:
        say(s, ONE_OF_TWO, s.below[0], s.below[1])
    if s.played != 0:
        say(s, PLAYED, s.played)
    if s.laid_open != 0:
        say(s, ALL_LAID_OPEN, s.laid_open, cards.TIM)
    if s.unshown != NONE and s.seen_at[s.unshown] == NONE:
        say(s, UNSHOWN, s.unshown, s.keepers, cards.IGOR)
    if seat != NONE and s.players[seat].passed_on != 0:
        say(s, PASSED_TO_YOU, s.players[seat].passed_on)
    if sight.sees_out(s, seat):
        say(s, KNOWN_OUT, s.out)
    brief(s, seat)


BRIEF_TURN = message("brief-turn", turn=NUMBER, goal=NUMBER, leader=SEAT)
BRIEF_DICE = message("brief-dice", journeys=NUMBER, safe=NUMBER, dice=LIST)
BRIEF_BLOCKED = message("brief-blocked", traitors=some_of(TRAITOR), namer=TRAITOR)
BRIEF_SPARED = message("brief-spared", seat=SEAT, traitors=some_of(TRAITOR), protector=TRAITOR)
BRIEF_PLAYER = message(
    "brief-player", seat=SEAT, points=NUMBER, coins=NUMBER, cards=NUMBER, traitors=TEXT, more=SENTENCES
)
HELD = message("held", traitors=NUMBER, current=TRAITOR, role=TRAITOR)
THROWN = message("thrown", cargo=LIST)
KNOWN = message("known", seat=SEAT, cargo=LIST)
ROBS = message("robs", traitors=any_of(TRAITOR))
OWN_HAND = message("own-hand", traitors=some_of(TRAITOR), cargo=LIST)


def brief(s: State, seat: int) -> None:
    say(s, BRIEF_TURN, s.turn, rules.goal(s), s.leader)
    say(s, BRIEF_DICE, s.journeys, s.safe)
    for die in range(1 if s.dice[0] == NONE else cards.DICE):
        say(s, DIE, s.dice[die])
    done(s)
    say_blocked(s)
    for i in range(s.n_seats):
        say_player(s, i, seat)
    if seat != NONE:
        own_hand(s, seat)


def say_blocked(s: State) -> None:
    """Whom Ripp has blocked, and for whom that does not hold, because Igor protected the hand."""
    blocked = s.banned & ~s.played & ~s.laid_open
    if blocked == 0:
        return
    say(s, BRIEF_BLOCKED, blocked, cards.RIPP)
    for i in range(s.n_seats):
        if blocked & s.players[i].spared != 0:
            say(s, BRIEF_SPARED, i, blocked & s.players[i].spared, cards.IGOR)


def say_player(s: State, i: int, seat: int) -> None:
    player = s.players[i]
    say(s, BRIEF_PLAYER, i, rules.score(s, i), player.coins, player.hand_size)
    say(
        s, HELD, rules.traitors_held(s, i), player.current, NONE if player.acts_as == player.current else player.acts_as
    )
    if kinds_in(player.laid_out) > 0:
        say(s, THROWN)
        heap(s, player.laid_out)
    if seat == NONE or seat == i:  # of its own hand a seat hears what everybody knows
        say_known(s, i, player.shown)
    else:
        say_known(s, i, s.players[seat].known[i])
    if player.marks & ~s.played != 0:
        say(s, ROBS, player.marks & ~s.played)
    done(s)


def say_known(s: State, holder: int, counts: Any) -> None:
    """Cargo that a hand surely holds."""
    if kinds_in(counts) > 0:
        say(s, KNOWN, holder)
        heap(s, counts)


def kinds_in(counts: Any) -> int:
    """How many kinds there are some of."""
    found = 0
    for kind in range(len(counts)):
        if counts[kind] > 0:
            found += 1
    return found


def own_hand(s: State, seat: int) -> None:
    say(s, OWN_HAND, s.players[seat].traitors)
    heap(s, s.players[seat].hand)
