"""Mad Zeppelin in messages: what it tells, asks and describes, as numbers. text/*.ftl has the words."""

from __future__ import annotations

from aerodrome.games.mad_zeppelin import cards, rules, sight, state
from aerodrome.games.mad_zeppelin.describing import breakdown as breakdown
from aerodrome.games.mad_zeppelin.describing import brief as brief
from aerodrome.games.mad_zeppelin.describing import describe as describe
from aerodrome.games.mad_zeppelin.describing import facts as facts
from aerodrome.games.mad_zeppelin.describing import own_hand as own_hand
from aerodrome.games.mad_zeppelin.state import State
from aerodrome.games.mad_zeppelin.telling import (
    ABILITY,
    CARGO,
    FACE,
    HEAP,
    TITLE,
    TRAITOR,
    message,
    traitor_facts,
)
from aerodrome.games.mad_zeppelin.telling import CARDS_LISTED as CARDS_LISTED
from aerodrome.games.mad_zeppelin.telling import card as card
from aerodrome.rulebook.contract import question
from aerodrome.rulebook.kit import done, told
from aerodrome.rulebook.messages import LIST, NTH, NUMBER, SEAT, SENTENCES, names, some_of
from aerodrome.rulebook.primitives import say
from aerodrome.rulebook.record import NONE

RULES_IN_PLAY = {
    state.ASK_PICK: (304, 307, 302, 305, 306),
    state.ASK_DIE: (402, 403, 404),
    state.ASK_PLAY: (502, 505, 601, 602, 703, 801, 1201),
    state.ASK_STEAL: (801, 802),
    state.ASK_ACTION: (701, 702, 703, 704, 705, 706, 710, 711, 1105),
    state.ASK_NAME: (801, 803, 1201, 1202, 1401, 1402, 1403, 1501, 1502),
    state.ASK_CHANGE: (1104, 403, 1105),
    state.ASK_SHOW: (1301, 1302, 1304),
    state.ASK_RIVAL: (1302, 1304, 1306),
    state.ASK_ANSWER: (1302, 1304),
    state.ASK_PAY: (707, 708, 709),
}
"""The rules that matter for each question, by number."""

REVEALS = frozenset(
    {
        state.EVENT_LAYS_DOWN,
        state.EVENT_BLOCKED,
        state.EVENT_LAID_OPEN,
        state.EVENT_NOBODY_SHOWS,
        state.EVENT_SHOWS,
        state.EVENT_MATCHES,
        state.EVENT_HAND_SHOWN,
        state.EVENT_THROWS,
        state.EVENT_PAYS_CRATE,
        state.EVENT_ALCOHOL,
    }
)
"""Events that show somebody a card that was hidden: a move that tells one cannot be taken back."""

SECRET = range(state.PICK, state.PLAY)
"""Moves known only to the one who makes them: the picks of the draft."""

# --- what happens -------------------------------------------------------------------------------------------

SET_UP = message.event(state.EVENT_SET_UP, "set-up", removed=NUMBER, hold=NUMBER)
FIRST_JOURNEY = message.event(state.EVENT_FIRST_JOURNEY, "first-journey", seat=SEAT, coins=NUMBER)
FIRST_CARD = message.event(state.EVENT_FIRST_CARD, "first-card", seat=SEAT, cargo=CARGO)
TURN = message.event(state.EVENT_TURN, "turn", turn=NUMBER, leader=SEAT, airsick=NUMBER)
DEALT = message.event(state.EVENT_DEALT, "dealt", seat=SEAT, traitor=TRAITOR)
PICKED = message.event(state.EVENT_PICKED, "picked", seat=SEAT, left=NUMBER)
KEEPS = message.event(state.EVENT_KEEPS, "keeps", seat=SEAT, traitor=TRAITOR)
PEEKS = message.event(state.EVENT_PEEKS, "peeks", seat=SEAT, traitors=some_of(TRAITOR))
ROLLED = message.event(state.EVENT_ROLLED, "rolled", first=FACE, second=FACE, third=FACE)
DIE_SET = message.event(state.EVENT_DIE_SET, "die-set", seat=SEAT, die=NTH, heading=FACE)
ALL_BLACK = message.event(state.EVENT_ALL_BLACK, "all-black")
LAYS_DOWN = message.event(state.EVENT_LAYS_DOWN, "lays-down", seat=SEAT, traitor=TRAITOR, title=TITLE)
BLOCKED = message.event(state.EVENT_BLOCKED, "blocked", seat=SEAT, traitor=TRAITOR)
NO_TRAITOR = message.event(state.EVENT_NO_TRAITOR, "no-traitor", seat=SEAT)
STEALS_COIN = message.event(state.EVENT_STEALS_COIN, "steals-coin", seat=SEAT, victim=SEAT)
STEALS_CARD = message.event(state.EVENT_STEALS_CARD, "steals-card", seat=SEAT, victim=SEAT)
STOLEN_CARD = message.event(state.EVENT_STOLEN_CARD, "stolen-card", seat=SEAT, victim=SEAT, cargo=CARGO)
ESCAPES = message.event(state.EVENT_ESCAPES, "escapes", seat=SEAT, victim=SEAT, protected=NUMBER)
SEARCH = message.event(state.EVENT_SEARCH, "search", seat=SEAT, coins=NUMBER, cards=NUMBER)
JOURNEY = message.event(state.EVENT_JOURNEY, "journey", seat=SEAT, journey=NUMBER, coins=NUMBER)
DRAWN = message.event(state.EVENT_DRAWN, "drawn", seat=SEAT, cargo=CARGO)
DRAWN_FROM_BELOW = message.event(state.EVENT_DRAWN_FROM_BELOW, "drawn-from-below", seat=SEAT, cargo=CARGO, other=CARGO)
NAMES = message.event(state.EVENT_NAMES, "names", seat=SEAT, traitor=TRAITOR, namer=TRAITOR)
NAMES_TOO_LATE = message("names-too-late", seat=SEAT, traitor=TRAITOR, namer=TRAITOR)
LAID_OPEN = message.event(state.EVENT_LAID_OPEN, "laid-open", traitor=TRAITOR, holder=SEAT)
LAID_OPEN_FROM_OUT = message("laid-open-from-out", traitor=TRAITOR)
NOBODY_SHOWS = message.event(state.EVENT_NOBODY_SHOWS, "nobody-shows", traitor=TRAITOR, protector=TRAITOR)
ACTS_AS = message.event(state.EVENT_ACTS_AS, "acts-as", seat=SEAT, traitor=TRAITOR, heading=FACE)
REROLLS = message.event(state.EVENT_REROLLS, "rerolls", seat=SEAT, die=NTH, face=FACE)
SHOWS = message.event(state.EVENT_SHOWS, "shows", seat=SEAT, cargo=CARGO)
CHALLENGES = message.event(state.EVENT_CHALLENGES, "challenges", seat=SEAT, rival=SEAT)
MATCHES = message.event(state.EVENT_MATCHES, "matches", seat=SEAT, cargo=CARGO)
HAND_SHOWN = message.event(state.EVENT_HAND_SHOWN, "hand-shown", seat=SEAT, level=NUMBER)
HAND_HOLDS = message.event(state.EVENT_HAND_HOLDS, "hand-holds", seat=SEAT, cargo=CARGO, count=NUMBER)
NO_HAND = message.event(state.EVENT_NO_HAND, "no-hand", seat=SEAT)
UNDER = message.event(state.EVENT_UNDER, "under", cargo=LIST)
THROWS = message.event(state.EVENT_THROWS, "throws", seat=SEAT, cargo=CARGO, coins=NUMBER)
PAYS_CRATE = message.event(state.EVENT_PAYS_CRATE, "pays-crate", seat=SEAT, cargo=CARGO, coins=NUMBER)
PAYS_COINS = message.event(state.EVENT_PAYS_COINS, "pays-coins", seat=SEAT, coins=NUMBER)
OVERBOARD = message.event(state.EVENT_OVERBOARD, "overboard", seat=SEAT, cargo=CARGO, points=NUMBER)
HELEN = message.event(state.EVENT_HELEN, "helen", seat=SEAT, coins=NUMBER, traitor=TRAITOR)
ALCOHOL = message.event(state.EVENT_ALCOHOL, "alcohol", seat=SEAT, cargo=CARGO)
PLAY_ENDS = message.event(state.EVENT_PLAY_ENDS, "play-ends", seat=SEAT)
POINTS = message.event(state.EVENT_POINTS, "has-points", seat=SEAT, points=NUMBER, coins=NUMBER)
GAME_OVER = message.event(state.EVENT_GAME_OVER, "is-over", rule=NUMBER)


def sentence(s: State, event: int, a: int, b: int, c: int) -> None:
    if event == state.EVENT_LAYS_DOWN:
        say(s, LAYS_DOWN, a, b, b)
    elif event == state.EVENT_NAMES and c >= cards.TRAITORS:
        say(s, NAMES_TOO_LATE, a, b, c - cards.TRAITORS)
    elif event == state.EVENT_LAID_OPEN and b == state.OUT_OF_PLAY:
        say(s, LAID_OPEN_FROM_OUT, a)
    elif event == state.EVENT_NOBODY_SHOWS:
        say(s, NOBODY_SHOWS, a, cards.IGOR)
    elif event == state.EVENT_ACTS_AS:
        say(s, ACTS_AS, a, b, cards.heading_of(b))
    elif event == state.EVENT_HELEN:
        say(s, HELEN, a, b, cards.HELEN)
    elif event == state.EVENT_ALCOHOL:
        say(s, ALCOHOL, a, cards.ALCOHOL)
    elif event == state.EVENT_UNDER:
        say(s, UNDER)
        say(s, HEAP, 2 if a == b else 1, a)
        if a != b:
            say(s, HEAP, 1, b)
        done(s)
    else:
        told(s, event, a, b, c)


# --- questions ----------------------------------------------------------------------------------------------

ASK_PICK = message("ask-pick")
ASK_DIE = message("ask-die", die=NTH)
ASK_PLAY = message("ask-play")
ASK_STEAL = message("ask-steal", thief=TRAITOR, victim=SEAT)
ASK_ACTION = message("ask-action", traitor=TRAITOR, why=SENTENCES)
ASK_NAME = message("ask-name", namer=TRAITOR)
ASK_CHANGE = message("ask-change", changes=NUMBER)
ASK_SHOW = message("ask-show")
ASK_RIVAL = message("ask-rival", cargo=CARGO)
ASK_ANSWER = message("ask-answer", seat=SEAT, cargo=CARGO, level=NUMBER)
ASK_PAY = message("ask-pay", coins=NUMBER, cargo=CARGO)


def prompt(s: State, seat: int) -> None:
    asked = question(s, seat)
    if asked == state.ASK_PICK:
        say(s, ASK_PICK)
    elif asked == state.ASK_DIE:
        say(s, ASK_DIE, rules.open_die(s))
    elif asked == state.ASK_PLAY:
        say(s, ASK_PLAY)
    elif asked == state.ASK_STEAL:
        say(s, ASK_STEAL, cards.KARL, s.seat)
    elif asked == state.ASK_ACTION:
        say(s, ASK_ACTION, s.players[s.seat].current)
        why_no_throw(s)
        done(s)
    elif asked == state.ASK_NAME:
        say(s, ASK_NAME, rules.namer(s))
    elif asked == state.ASK_CHANGE:
        say(s, ASK_CHANGE, s.changes)
    elif asked == state.ASK_SHOW:
        say(s, ASK_SHOW)
    elif asked == state.ASK_RIVAL:
        say(s, ASK_RIVAL, s.showing)
    elif asked == state.ASK_ANSWER:
        say(s, ASK_ANSWER, s.seat, s.showing, cards.level_of(s.showing))
    elif asked == state.ASK_PAY:
        say(s, ASK_PAY, s.owed, s.showing)


HAS_THROWN = message("why-thrown")
NOTHING_TAKEN_OVER = message("why-nothing-taken-over", traitor=TRAITOR)
HEADING_NOT_SHOWN = message("why-heading-not-shown", heading=FACE)
CANNOT_PAY = message("why-cannot-pay")
NO_CARGO = message("why-no-cargo")


def why_no_throw(s: State) -> None:
    """Why the player can throw nothing, where that is so."""
    cannot_pay = False
    for kind in range(cards.THROWABLE):
        refused = rules.refuse_throw(s, kind)
        if refused == 0:
            return
        if refused == rules.CANNOT_PAY:
            cannot_pay = True
    acts_as = s.players[s.seat].acts_as
    if s.thrown == 1:
        say(s, HAS_THROWN)
    elif acts_as == NONE:
        say(s, NOTHING_TAKEN_OVER, s.players[s.seat].current)
    elif not rules.heading_shown(s, cards.heading_of(acts_as)):
        say(s, HEADING_NOT_SHOWN, cards.heading_of(acts_as))
    else:
        say(s, CANNOT_PAY if cannot_pay else NO_CARGO)


# --- moves --------------------------------------------------------------------------------------------------

NOTE = names("note", ("played", "laid-open", "own-hand", "out", "passed-on"))
PLAYED_ALREADY, IS_LAID_OPEN, IN_OWN_HAND, OUT_OF_PLAY, PASSED_ON = range(5)

DIE_MISSING = message("die-missing")
LABEL_PICK = message("label-pick", traitor=TRAITOR, title=TITLE, facts=SENTENCES)
LABEL_PLAY = message("label-play", traitor=TRAITOR, title=TITLE, facts=SENTENCES)
LABEL_NAME = message("label-name", traitor=TRAITOR, note=NOTE)
LABEL_SET_DIE = message("label-set-die", die=NTH, face=FACE, heading=FACE)
LABEL_CHANGE_NO_MORE = message("label-change-no-more")
LABEL_USE_ABILITY = message("label-use-ability", traitor=TRAITOR, ability=ABILITY)
LABEL_REROLL = message("label-reroll", die=NTH, face=FACE)
LABEL_THROW = message("label-throw", cargo=CARGO, coins=NUMBER, points=NUMBER)
LABEL_THROW_STRANGE = message("label-throw-strange", cargo=CARGO, coins=NUMBER)
LABEL_PLACE_ALCOHOL = message("label-place-alcohol", cargo=CARGO)
LABEL_END_PLAY = message("label-end-play")
LABEL_SHOW = message("label-show", cargo=CARGO, level=NUMBER)
LABEL_SHOW_HAND = message("label-show-hand")
LABEL_RIVAL = message("label-rival", rival=SEAT, cards=NUMBER)
LABEL_EMPTY_SEAT = message("label-empty-seat", n=NTH)
LABEL_STEAL_COIN = message("label-steal-coin")
LABEL_STEAL_CARD = message("label-steal-card")
LABEL_PAY_COINS = message("label-pay-coins", coins=NUMBER)
LABEL_PAY_CRATE = message("label-pay-crate", cargo=CARGO, coins=NUMBER, back=NUMBER)


def label(s: State, seat: int, action: int) -> None:
    if action < state.PLAY:
        say(s, LABEL_PICK, action - state.PICK, action - state.PICK)
        traitor_facts(s, action - state.PICK)
        done(s)
    elif action < state.NAME:
        say(s, LABEL_PLAY, action - state.PLAY, action - state.PLAY)
        traitor_facts(s, action - state.PLAY)
        if heading_missing(s, cards.heading_of(action - state.PLAY)):
            say(s, DIE_MISSING)
        done(s)
    elif action < state.SET_DIE:
        say(s, LABEL_NAME, action - state.NAME, note_on(s, seat, action - state.NAME))
    elif action < state.USE_ABILITY:
        label_of_change(s, action)
    elif action < state.SHOW:
        label_of_act(s, action)
    elif action < state.STEAL_COIN:
        label_of_challenge(s, action)
    else:
        label_of_payment(s, action)


def heading_missing(s: State, heading: int) -> bool:
    """Do the dice lie on the table, and none shows the heading?"""
    return heading != NONE and s.dice[0] != NONE and not rules.heading_shown(s, heading)


def note_on(s: State, seat: int, t: int) -> int:
    """What the seat knows of a Traitor that it could name; NONE for nothing."""
    if (s.played >> t) & 1 == 1:
        return PLAYED_ALREADY
    if (s.laid_open >> t) & 1 == 1:
        return IS_LAID_OPEN
    if seat == NONE:
        return NONE
    if (s.players[seat].traitors >> t) & 1 == 1:
        return IN_OWN_HAND
    if sight.sees_out(s, seat) and (s.out >> t) & 1 == 1:
        return OUT_OF_PLAY
    return PASSED_ON if (s.players[seat].passed_on >> t) & 1 == 1 else NONE


def label_of_change(s: State, action: int) -> None:
    if action == state.CHANGE_NO_MORE:
        say(s, LABEL_CHANGE_NO_MORE)
    else:
        die = (action - state.SET_DIE) // cards.HEADINGS
        say(s, LABEL_SET_DIE, die, s.dice[die], (action - state.SET_DIE) % cards.HEADINGS)


def label_of_act(s: State, action: int) -> None:
    if action == state.USE_ABILITY:
        current = s.players[s.seat].current
        say(s, LABEL_USE_ABILITY, current, current)
    elif action < state.LAY_OUT:
        say(s, LABEL_REROLL, action - state.REROLL, s.dice[action - state.REROLL])
    elif action == state.END_PLAY:
        say(s, LABEL_END_PLAY)
    else:
        kind = action - state.LAY_OUT
        if kind == cards.ALCOHOL:
            say(s, LABEL_PLACE_ALCOHOL, kind)
        elif kind == cards.STRANGE:
            say(s, LABEL_THROW_STRANGE, kind, rules.price(s, s.seat, kind))
        else:
            say(s, LABEL_THROW, kind, rules.price(s, s.seat, kind), cards.points_of(kind))


def label_of_challenge(s: State, action: int) -> None:
    if action < state.SHOW_HAND:
        say(s, LABEL_SHOW, action - state.SHOW, cards.level_of(action - state.SHOW))
    elif action == state.SHOW_HAND:
        say(s, LABEL_SHOW_HAND)
    elif action - state.RIVAL < s.n_seats:
        say(s, LABEL_RIVAL, action - state.RIVAL, s.players[action - state.RIVAL].hand_size)
    else:
        say(s, LABEL_EMPTY_SEAT, action - state.RIVAL)


def label_of_payment(s: State, action: int) -> None:
    if action == state.STEAL_COIN:
        say(s, LABEL_STEAL_COIN)
    elif action == state.STEAL_CARD:
        say(s, LABEL_STEAL_CARD)
    elif action == state.PAY_COINS:
        say(s, LABEL_PAY_COINS, s.owed)
    else:
        kind = cards.SMALL + action - state.PAY_SMALL
        back = min(max(0, cards.worth_of(kind) - s.owed), s.safe)
        say(s, LABEL_PAY_CRATE, kind, cards.worth_of(kind), back)


# --- moves as game files write them -------------------------------------------------------------------------

WRITE_PICK = message("write-pick", traitor=TRAITOR)
WRITE_PLAY = message("write-play", traitor=TRAITOR)
WRITE_NAME = message("write-name", traitor=TRAITOR)
WRITE_SET_DIE = message("write-set-die", die=NTH, heading=FACE)
WRITE_CHANGE_NO_MORE = message("write-change-no-more")
WRITE_USE_ABILITY = message("write-use-ability")
WRITE_REROLL = message("write-reroll", die=NTH)
WRITE_THROW = message("write-throw", cargo=CARGO)
WRITE_PLACE_ALCOHOL = message("write-place-alcohol")
WRITE_END_PLAY = message("write-end-play")
WRITE_SHOW = message("write-show", cargo=CARGO)
WRITE_SHOW_HAND = message("write-show-hand")
WRITE_RIVAL = message("write-rival", n=NTH)
WRITE_STEAL_COIN = message("write-steal-coin")
WRITE_STEAL_CARD = message("write-steal-card")
WRITE_PAY_COINS = message("write-pay-coins")
WRITE_PAY_SMALL = message("write-pay-small")
WRITE_PAY_LARGE = message("write-pay-large")


def notation(s: State, action: int) -> None:
    if action < state.PLAY:
        say(s, WRITE_PICK, action - state.PICK)
    elif action < state.NAME:
        say(s, WRITE_PLAY, action - state.PLAY)
    elif action < state.SET_DIE:
        say(s, WRITE_NAME, action - state.NAME)
    elif action < state.CHANGE_NO_MORE:
        choice = action - state.SET_DIE
        say(s, WRITE_SET_DIE, choice // cards.HEADINGS, choice % cards.HEADINGS)
    elif action == state.CHANGE_NO_MORE:
        say(s, WRITE_CHANGE_NO_MORE)
    elif action == state.USE_ABILITY:
        say(s, WRITE_USE_ABILITY)
    elif action < state.LAY_OUT:
        say(s, WRITE_REROLL, action - state.REROLL)
    elif action == state.LAY_OUT + cards.ALCOHOL:
        say(s, WRITE_PLACE_ALCOHOL)
    elif action < state.END_PLAY:
        say(s, WRITE_THROW, action - state.LAY_OUT)
    elif action == state.END_PLAY:
        say(s, WRITE_END_PLAY)
    elif action < state.SHOW_HAND:
        say(s, WRITE_SHOW, action - state.SHOW)
    elif action == state.SHOW_HAND:
        say(s, WRITE_SHOW_HAND)
    elif action < state.STEAL_COIN:
        say(s, WRITE_RIVAL, action - state.RIVAL)
    elif action < state.PAY_COINS:
        say(s, WRITE_STEAL_COIN if action == state.STEAL_COIN else WRITE_STEAL_CARD)
    elif action == state.PAY_COINS:
        say(s, WRITE_PAY_COINS)
    else:
        say(s, WRITE_PAY_SMALL if action == state.PAY_SMALL else WRITE_PAY_LARGE)
