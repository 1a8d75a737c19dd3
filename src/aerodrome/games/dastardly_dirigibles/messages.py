"""Dastardly Dirigibles in messages: what it tells, asks and describes, as numbers. text/*.ftl has the words."""

from __future__ import annotations

from aerodrome.games.dastardly_dirigibles import cards, state
from aerodrome.games.dastardly_dirigibles.describing import breakdown as breakdown
from aerodrome.games.dastardly_dirigibles.describing import brief as brief
from aerodrome.games.dastardly_dirigibles.describing import describe as describe
from aerodrome.games.dastardly_dirigibles.describing import facts as facts
from aerodrome.games.dastardly_dirigibles.describing import own_hand as own_hand
from aerodrome.games.dastardly_dirigibles.state import State
from aerodrome.games.dastardly_dirigibles.telling import (
    CARD,
    EFFECT,
    PART,
    SLOT,
    SUIT,
    WHERE,
    card_at,
    card_on_ship,
    message,
    where,
)
from aerodrome.games.dastardly_dirigibles.telling import CARDS_LISTED as CARDS_LISTED
from aerodrome.games.dastardly_dirigibles.telling import card as card
from aerodrome.rulebook.kit import told
from aerodrome.rulebook.messages import NTH, NUMBER, RULE, SEAT, TEXT, names
from aerodrome.rulebook.primitives import say
from aerodrome.rulebook.record import NONE

RULES_IN_PLAY = {
    state.ASK_DRAW: (301, 302, 303, 304),
    state.ASK_ACTION: (401, 403, 501, 504, 505, 601, 701, 802, 803, 804),
    state.ASK_MATCH: (505, 507, 508, 509, 602, 603, 701),
    state.ASK_TRANSMUTE: (602, 603, 504),
    state.ASK_EXTRACT: (605, 606, 607, 615, 504),
    state.ASK_GIVE: (406, 407),
    state.ASK_TAKE: (611,),
    state.ASK_ROB: (610, 614),
    state.ASK_DESTROY: (608, 609, 614),
    state.ASK_LOSE: (609,),
}

REVEALS = frozenset(
    {
        state.EVENT_PLAYS,
        state.EVENT_NO_MATCH,
        state.EVENT_TRANSMUTES,
        state.EVENT_SPECIAL,
        state.EVENT_DISCARDS,
        state.EVENT_SWAPS,
        state.EVENT_EMPORIUM,
    }
)

# --- events

BONUS_FOR = names("bonus-for", ("first", "other", "dynamotor"))

ROUND = message.event(state.EVENT_ROUND, "round", round=NUMBER)
DEALT = message.event(state.EVENT_DEALT, "dealt", seat=SEAT, card=CARD)
EMPORIUM = message.event(state.EVENT_EMPORIUM, "comes-into-emporium", place=NTH, card=CARD, seat=SEAT)
LOT = message.event(state.EVENT_LOT, "breaks-tie", seat=SEAT, card=CARD)
STARTS = message.event(state.EVENT_STARTS, "starts", seat=SEAT, actions=NUMBER)
TURN = message.event(state.EVENT_TURN, "turn", seat=SEAT)
DRAWS = message.event(state.EVENT_DRAWS, "draws", seat=SEAT)
DRAWN = message.event(state.EVENT_DRAWN, "has-drawn", seat=SEAT, card=CARD)
TAKES_EMPORIUM = message.event(state.EVENT_TAKES_EMPORIUM, "takes-from-emporium", seat=SEAT, card=CARD)
RESHUFFLE = message.event(state.EVENT_RESHUFFLE, "reshuffle", cards=NUMBER)
PLAYS = message.event(state.EVENT_PLAYS, "plays", seat=SEAT, card=CARD, where=WHERE)
REPLACED = message.event(state.EVENT_REPLACED, "replaced", seat=SEAT, card=CARD, where=WHERE)
HAS_NO_MATCH = message.event(state.EVENT_NO_MATCH, "has-no-match", seat=SEAT, part=PART)
EMPTY_HAND = message.event(state.EVENT_EMPTY_HAND, "has-empty-hand", seat=SEAT)
TRANSMUTES = message.event(state.EVENT_TRANSMUTES, "transmutes", seat=SEAT)
EXTRACTS = message.event(state.EVENT_EXTRACTS, "extracts", seat=SEAT, cards=NUMBER)
KEEPS_ALL = message.event(state.EVENT_KEEPS_ALL, "keeps-all", seat=SEAT)
SPECIAL = message.event(state.EVENT_SPECIAL, "plays-special", seat=SEAT, card=CARD)
DESTROYS = message.event(state.EVENT_DESTROYS, "destroys", seat=SEAT, victim=SEAT, part=PART)
LOSES = message.event(state.EVENT_LOSES, "loses", seat=SEAT, card=CARD, where=WHERE)
ROBS = message.event(state.EVENT_ROBS, "robs", seat=SEAT, victim=SEAT, card=CARD)
RETRIEVES = message.event(state.EVENT_RETRIEVES, "retrieves", seat=SEAT, card=CARD)
DISCARDS = message.event(state.EVENT_DISCARDS, "discards", seat=SEAT, card=CARD)
SWAPS = message.event(state.EVENT_SWAPS, "swaps", seat=SEAT, taken=CARD, given=CARD)
REPLACES_EMPORIUM = message.event(state.EVENT_REPLACES_EMPORIUM, "replaces-emporium", seat=SEAT)
PASSES = message.event(state.EVENT_PASSES, "passes", seat=SEAT, actions=NUMBER)
COMPLETES = message.event(state.EVENT_COMPLETES, "completes", seat=SEAT)
ROUND_OVER = message.event(state.EVENT_ROUND_OVER, "round-over", round=NUMBER, rule=RULE)
SCORES = message.event(state.EVENT_SCORES, "scores", seat=SEAT, points=NUMBER)
SCORES_MUDDLE = message("scores-muddle", seat=SEAT, points=NUMBER)
TOTAL = message.event(state.EVENT_TOTAL, "total", seat=SEAT, points=NUMBER)
GAME_OVER = message.event(state.EVENT_GAME_OVER, "game-over", rule=RULE)
BONUS = message.event(state.EVENT_BONUS, "bonus", seat=SEAT, reason=BONUS_FOR, points=NUMBER)


def sentence(s: State, event: int, a: int, b: int, c: int) -> None:
    """Say an event as a sentence."""
    if event == state.EVENT_PLAYS:
        say(s, PLAYS, a, card_at(b, c), where(c))
    elif event == state.EVENT_REPLACED:
        say(s, REPLACED, a, card_at(b, c), where(c))
    elif event == state.EVENT_LOSES:
        say(s, LOSES, a, card_at(b, c), where(c))
    elif event == state.EVENT_SCORES:
        say(s, SCORES_MUDDLE if b == cards.points_for(cards.MUDDLE) else SCORES, a, b)
    elif event == state.EVENT_BONUS:
        say(s, BONUS, a, b - cards.FIRST, c)
    else:
        told(s, event, a, b, c)


# --- questions


# The questions that need nothing beyond their words.
ASKED = names("ask", ("transmute", "extract", "give", "take", "rob", "destroy", "lose"))

ASK_DRAW = message("ask-draw", cards=NUMBER)
ASK_ACTION = message("ask-action", actions=NUMBER)
ASK_MATCH = message("ask-match", seat=SEAT, part=PART)
QUESTION = message("question", ask=ASKED)


def prompt(s: State, seat: int) -> None:
    """Say what the seat is asked."""
    if s.asked == state.ASK_DRAW:
        say(s, ASK_DRAW, state.HAND - s.players[seat].hand_size)
    elif s.asked == state.ASK_ACTION:
        say(s, ASK_ACTION, s.actions_left)
    elif s.asked == state.ASK_MATCH:
        say(s, ASK_MATCH, s.seat, s.announced)
    elif s.asked != NONE:
        say(s, QUESTION, s.asked - state.ASK_TRANSMUTE)


# --- moves


LABEL_NO_MATCH = message("label-no-match")
LABEL_TRANSMUTE = message("label-transmute")
LABEL_KEEP_ALL = message("label-keep-all")
LABEL_PLACE = message("label-place", card=CARD, where=WHERE, old=CARD)
LABEL_SPECIAL = message("label-special", card=CARD, effect=EFFECT)
LABEL_SWAP = message("label-swap", card=CARD)
LABEL_REPLACE_EMPORIUM = message("label-replace-emporium")
LABEL_PASS = message("label-pass")
LABEL_DISCARD = message("label-discard", card=CARD)
LABEL_GIVE = message("label-give", card=CARD)
LABEL_TAKE = message("label-take", card=CARD)
LABEL_ROB = message("label-rob", victim=SEAT, card=CARD, where=WHERE, slot=SLOT)
LABEL_DESTROY = message("label-destroy", victim=SEAT, card=CARD, part=PART)
LABEL_DESTROY_LIFT = message("label-destroy-lift", victim=SEAT, front=SUIT, back=SUIT)
LABEL_LOSE = message("label-lose", card=CARD, where=WHERE, slot=SLOT)
LABEL_DRAW = message("label-draw")
LABEL_DRAW_EMPORIUM = message("label-draw-emporium", card=CARD)


def label(s: State, seat: int, action: int) -> None:
    """Say a move in full."""
    if action == state.NO_MATCH:
        say(s, LABEL_NO_MATCH)
    elif action == state.TRANSMUTE:
        say(s, LABEL_TRANSMUTE)
    elif action == state.KEEP_ALL:
        say(s, LABEL_KEEP_ALL)
    elif action < state.PLAY_SPECIAL:
        label_place(s, seat, action - state.PLACE)
    elif action < state.SWAP:
        say(s, LABEL_SPECIAL, cards.FIRST_SPECIAL + action - state.PLAY_SPECIAL, action - state.PLAY_SPECIAL)
    elif action < state.REPLACE_EMPORIUM:
        say(s, LABEL_SWAP, s.emporium[action - state.SWAP])
    elif action == state.REPLACE_EMPORIUM:
        say(s, LABEL_REPLACE_EMPORIUM)
    elif action == state.PASS:
        say(s, LABEL_PASS)
    elif action < state.GIVE:
        say(s, LABEL_DISCARD, action - state.DISCARD)
    elif action < state.TAKE:
        say(s, LABEL_GIVE, action - state.GIVE)
    elif action < state.ROB:
        say(s, LABEL_TAKE, action - state.TAKE)
    elif action < state.DESTROY:
        label_rob(s, (action - state.ROB) // cards.SLOTS, (action - state.ROB) % cards.SLOTS)
    elif action < state.LOSE_FRONT:
        label_destroy(s, (action - state.DESTROY) // cards.PARTS, (action - state.DESTROY) % cards.PARTS)
    elif action < state.DRAW_PILE:
        label_lose(s, seat, cards.FRONT_LIFT if action == state.LOSE_FRONT else cards.BACK_LIFT)
    elif action == state.DRAW_PILE:
        say(s, LABEL_DRAW)
    else:
        say(s, LABEL_DRAW_EMPORIUM, s.emporium[action - state.DRAW_EMPORIUM])


def label_place(s: State, seat: int, choice: int) -> None:
    slot = choice % cards.SLOTS
    say(s, LABEL_PLACE, cards.card_placed(choice), where(slot), card_on_ship(s, seat, slot))


def label_rob(s: State, victim: int, slot: int) -> None:
    say(s, LABEL_ROB, victim, card_on_ship(s, victim, slot), where(slot), slot)


def label_destroy(s: State, victim: int, part: int) -> None:
    first = cards.first_slot(part)
    last = cards.last_slot(part)
    ship = s.players[victim].ship
    if part == cards.LIFT and ship[first] != NONE and ship[last] != NONE:
        say(s, LABEL_DESTROY_LIFT, victim, ship[first], ship[last])
    else:
        say(s, LABEL_DESTROY, victim, card_on_ship(s, victim, first if ship[first] != NONE else last), part)


def label_lose(s: State, seat: int, slot: int) -> None:
    say(s, LABEL_LOSE, card_on_ship(s, seat, slot), where(slot), slot)


NOTE_NO_MATCH = message("note-no-match")
NOTE_TRANSMUTE = message("note-transmute")
NOTE_KEEP_ALL = message("note-keep-all")
NOTE_PLACE = message("note-place", suit=SUIT, slot=SLOT)
NOTE_PLAY = message("note-play", card=CARD)
NOTE_SWAP = message("note-swap", place=NTH)
NOTE_REPLACE_EMPORIUM = message("note-replace-emporium")
NOTE_PASS = message("note-pass")
NOTE_DISCARD = message("note-discard", card=TEXT)
NOTE_GIVE = message("note-give", card=TEXT)
NOTE_TAKE = message("note-take", card=TEXT)
NOTE_ROB = message("note-rob", victim=NTH, slot=SLOT)
NOTE_DESTROY = message("note-destroy", victim=NTH, part=PART)
NOTE_LOSE_FRONT = message("note-lose-front")
NOTE_LOSE_BACK = message("note-lose-back")
NOTE_DRAW = message("note-draw")
NOTE_DRAW_EMPORIUM = message("note-draw-emporium", place=NTH)
NOTE_OF_PART = message("note-of-part", suit=SUIT, part=PART)
NOTE_OF_SPECIAL = message("note-of-special", card=CARD)


def notation(s: State, action: int) -> None:
    """Say a move in the short form that game files use."""
    if action == state.NO_MATCH:
        say(s, NOTE_NO_MATCH)
    elif action == state.TRANSMUTE:
        say(s, NOTE_TRANSMUTE)
    elif action == state.KEEP_ALL:
        say(s, NOTE_KEEP_ALL)
    elif action < state.PLAY_SPECIAL:
        say(s, NOTE_PLACE, (action - state.PLACE) // cards.SLOTS, (action - state.PLACE) % cards.SLOTS)
    elif action < state.SWAP:
        say(s, NOTE_PLAY, cards.FIRST_SPECIAL + action - state.PLAY_SPECIAL)
    elif action < state.REPLACE_EMPORIUM:
        say(s, NOTE_SWAP, action - state.SWAP)
    elif action == state.REPLACE_EMPORIUM:
        say(s, NOTE_REPLACE_EMPORIUM)
    elif action == state.PASS:
        say(s, NOTE_PASS)
    elif action < state.GIVE:
        say(s, NOTE_DISCARD)
        note_card(s, action - state.DISCARD)
    elif action < state.TAKE:
        say(s, NOTE_GIVE)
        note_card(s, action - state.GIVE)
    elif action < state.ROB:
        say(s, NOTE_TAKE)
        note_card(s, action - state.TAKE)
    elif action < state.DESTROY:
        say(s, NOTE_ROB, (action - state.ROB) // cards.SLOTS, (action - state.ROB) % cards.SLOTS)
    elif action < state.LOSE_FRONT:
        say(s, NOTE_DESTROY, (action - state.DESTROY) // cards.PARTS, (action - state.DESTROY) % cards.PARTS)
    elif action < state.DRAW_PILE:
        say(s, NOTE_LOSE_FRONT if action == state.LOSE_FRONT else NOTE_LOSE_BACK)
    elif action == state.DRAW_PILE:
        say(s, NOTE_DRAW)
    else:
        say(s, NOTE_DRAW_EMPORIUM, action - state.DRAW_EMPORIUM)


def note_card(s: State, kind: int) -> None:
    if kind < cards.FIRST_SPECIAL:
        say(s, NOTE_OF_PART, kind // cards.PARTS, cards.part_of(kind))
    else:
        say(s, NOTE_OF_SPECIAL, kind)


# --- table talk

INSULTS = (
    *("bungler", "teakettle", "rivets", "pickpocket", "pudding", "cloud", "scoundrel", "gasbag", "nincompoop"),
    *("ropes", "pistons", "low-altitude", "buccaneer", "hot-air", "sprocket", "parrots", "gutter-snipe", "headwinds"),
)
INSULTS_KNOWN = len(INSULTS)

INSULT = names("insult", INSULTS)

REMARK = message("remark", seat=SEAT, insult=INSULT)


def remark(s: State, event: int, a: int, b: int, c: int, ply: int) -> None:
    """Answer an offence: an insult by those who are robbed, destroyed or overtaken."""
    insult = (7 * ply + 5 * a + 3 * b + c) % INSULTS_KNOWN
    if event == state.EVENT_ROBS:
        say(s, REMARK, b, insult)
    elif event == state.EVENT_LOSES:
        say(s, REMARK, a, insult)
    elif event == state.EVENT_TRANSMUTES or event == state.EVENT_COMPLETES:
        say(s, REMARK, (a + 1) % s.n_seats, insult)
