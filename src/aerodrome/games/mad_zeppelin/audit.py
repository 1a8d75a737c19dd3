"""The audit of Mad Zeppelin: every card, coin and die is in exactly one place, and nobody knows anything false."""

from __future__ import annotations

from aerodrome.games.mad_zeppelin import cards, rules, state
from aerodrome.games.mad_zeppelin.state import State
from aerodrome.rulebook.bits import ones
from aerodrome.rulebook.kit import first_wrong
from aerodrome.rulebook.record import NONE

# What can be wrong with a table.
TRAITOR_LOST, CARGO_LOST, COINS_LOST, HOLD_WRONG = 1, 2, 3, 4
HAND_WRONG, KNOWS_TOO_MUCH, DICE_WRONG, WRONG_QUESTION = 5, 6, 7, 8


def audit(s: State) -> int:
    wrong = first_wrong(audit_traitors(s), first_wrong(audit_cargo(s), audit_coins(s)))
    return first_wrong(wrong, first_wrong(audit_knowledge(s), audit_question(s)))


def audit_traitors(s: State) -> int:
    """Each Traitor is in one place, and is or was in the place in which everybody has seen it."""
    found = s.pool
    twice = found & s.out
    found |= s.out
    twice |= found & s.played
    found |= s.played
    twice |= found & s.laid_open
    found |= s.laid_open
    for i in range(state.SEATS):
        twice |= found & s.players[i].traitors
        found |= s.players[i].traitors
        if i < s.n_seats and ones(s.players[i].traitors) != rules.traitors_held(s, i):
            return TRAITOR_LOST
    if found != cards.ALL_TRAITORS or twice != 0:
        return TRAITOR_LOST
    if not rules.kept(s):
        return TRAITOR_LOST
    for t in range(cards.TRAITORS):
        if rules.on_table(s, t) and s.seen_at[t] == NONE:
            return TRAITOR_LOST
        if not rules.on_table(s, t) and s.seen_at[t] != NONE:
            if s.seen_at[t] == state.OUT_OF_PLAY or (s.players[s.seen_at[t]].traitors >> t) & 1 == 0:
                return TRAITOR_LOST
    return 0


def audit_cargo(s: State) -> int:
    unseen = 0
    if s.left_below != NONE:
        if s.left_below != s.below[0] and s.left_below != s.below[1]:
            return CARGO_LOST
        if s.hold > 0 or s.journeys < cards.JOURNEYS:  # this can happen only in the last play of a game
            return HOLD_WRONG
    for kind in range(cards.CARGO):
        count = s.unseen[kind] + s.under[kind] + (1 if s.left_below == kind else 0)
        if s.unseen[kind] < 0 or s.under[kind] < 0:
            return CARGO_LOST
        unseen += s.unseen[kind]
        if kind >= cards.SMALL:
            count += s.used_up[kind - cards.SMALL]
        for i in range(s.n_seats):
            if s.players[i].hand[kind] < 0:
                return CARGO_LOST
            count += s.players[i].hand[kind]
            if kind < cards.LAID_OUT:
                count += s.players[i].laid_out[kind]
        if count != cards.count_of(kind):
            return CARGO_LOST
    if s.journeys > cards.JOURNEYS or unseen != s.hold - (cards.JOURNEYS - s.journeys) + s.removed:
        return HOLD_WRONG
    for i in range(s.n_seats):
        count = 0
        for kind in range(cards.CARGO):
            count += s.players[i].hand[kind]
        if count != s.players[i].hand_size:
            return HAND_WRONG
    return 0


def audit_coins(s: State) -> int:
    coins = s.safe
    for i in range(s.n_seats):
        if s.players[i].coins < 0:
            return COINS_LOST
        coins += s.players[i].coins
    return 0 if coins == cards.COINS and s.safe >= 0 else COINS_LOST


def audit_knowledge(s: State) -> int:
    """What a seat is certain of is true, and every seat is certain of what everybody knows."""
    for i in range(s.n_seats):
        for kind in range(cards.CARGO):
            if s.players[i].shown[kind] < 0 or s.players[i].shown[kind] > s.players[i].hand[kind]:
                return KNOWS_TOO_MUCH
            for viewer in range(s.n_seats):
                known = s.players[viewer].known[i][kind]
                if viewer == i:
                    if known != 0:
                        return KNOWS_TOO_MUCH
                elif known < s.players[i].shown[kind] or known > s.players[i].hand[kind]:
                    return KNOWS_TOO_MUCH
    return 0


def audit_question(s: State) -> int:
    if (s.asked == NONE) != (s.ended_by != 0):
        return WRONG_QUESTION
    for die in range(cards.DICE):
        if (s.dice[die] == NONE) != (s.picks < s.n_seats) or s.dice[die] < NONE or s.dice[die] > cards.BLACK:
            return DICE_WRONG
    if s.asked != state.ASK_DIE and rules.open_die(s) != NONE:
        return DICE_WRONG
    if s.asked == state.ASK_PLAY and rules.playable(s, s.decider) == 0:
        return WRONG_QUESTION
    if s.asked == state.ASK_STEAL and (s.players[s.seat].coins == 0 or s.players[s.seat].hand_size == 0):
        return WRONG_QUESTION
    if s.asked == state.ASK_PAY and (s.owed == 0 or rules.means(s, s.seat) < s.owed):
        return WRONG_QUESTION
    return 0
