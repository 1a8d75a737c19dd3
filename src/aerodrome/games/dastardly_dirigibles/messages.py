"""Dastardly Dirigibles in messages: what it tells, asks and describes, as numbers. text/*.ftl has the words."""

from __future__ import annotations

from typing import Any

from aerodrome.games.dastardly_dirigibles import cards, rules, state
from aerodrome.games.dastardly_dirigibles.state import State
from aerodrome.rulebook.kit import done, told
from aerodrome.rulebook.messages import (
    LIST,
    NTH,
    NUMBER,
    RULE,
    SEAT,
    SENTENCES,
    TEXT,
    Messages,
    any_of,
    names,
    some_of,
)
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

CARDS_LISTED = cards.SUITS + cards.SPECIALS

CARD_IDS = (*(f"{suit}-{part}" for suit in cards.SUIT_IDS for part in cards.PART_IDS), *cards.SPECIAL_IDS)
INSULTS = (
    *("bungler", "teakettle", "rivets", "pickpocket", "pudding", "cloud", "scoundrel", "gasbag", "nincompoop"),
    *("ropes", "pistons", "low-altitude", "buccaneer", "hot-air", "sprocket", "parrots", "gutter-snipe", "headwinds"),
)
INSULTS_KNOWN = len(INSULTS)

SUIT = names("suit", cards.SUIT_IDS, titles=lambda own: own.suits)
PART = names("part", cards.PART_IDS, titles=lambda own: own.parts)
SLOT = names(
    "slot",
    cards.SLOT_IDS,
    titles=lambda own: [  # the two Lift Engines are counted from front to back
        own.parts[part] + {cards.FRONT_LIFT: " 1", cards.BACK_LIFT: " 2"}.get(slot, "")
        for slot, part in enumerate(cards.PART_OF_SLOT)
    ],
)
CARD = names(
    "card",
    CARD_IDS,
    titles=lambda own: [
        *(f"{suit} {part}" for suit in own.suits for part in own.parts),
        *(special.name for special in own.specials),
    ],
)
EFFECT = names("effect", cards.SPECIAL_IDS, titles=lambda own: [special.text for special in own.specials])
WHERE = names("where", ("front", "back"))  # of a Lift Engine; NONE for all other parts
BONUS_FOR = names("bonus-for", ("first", "other", "dynamotor"))
FIGURE = names("figure", cards.FIGURES)
INSULT = names("insult", INSULTS)

message = Messages()


# --- events


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


def card_at(suit: int, slot: int) -> int:
    """The card of a suit at a place of an airship; NONE where there is none."""
    return cards.card_of(suit, cards.part_of_slot(slot)) if suit != NONE else NONE


def where(slot: int) -> int:
    """Whether a Lift Engine is the front or the back one."""
    if slot == cards.FRONT_LIFT:
        return 0
    return 1 if slot == cards.BACK_LIFT else NONE


# --- questions


ASK_DRAW = message("ask-draw", cards=NUMBER)
ASK_ACTION = message("ask-action", actions=NUMBER)
ASK_MATCH = message("ask-match", seat=SEAT, part=PART)
ASK_TRANSMUTE = message("ask-transmute")
ASK_EXTRACT = message("ask-extract")
ASK_GIVE = message("ask-give")
ASK_TAKE = message("ask-take")
ASK_ROB = message("ask-rob")
ASK_DESTROY = message("ask-destroy")
ASK_LOSE = message("ask-lose")


def prompt(s: State, seat: int) -> None:
    """Say what the seat is asked."""
    if s.asked == state.ASK_DRAW:
        say(s, ASK_DRAW, state.HAND - s.players[seat].hand_size)
    elif s.asked == state.ASK_ACTION:
        say(s, ASK_ACTION, s.actions_left)
    elif s.asked == state.ASK_MATCH:
        say(s, ASK_MATCH, s.seat, s.announced)
    elif s.asked == state.ASK_TRANSMUTE:
        say(s, ASK_TRANSMUTE)
    elif s.asked == state.ASK_EXTRACT:
        say(s, ASK_EXTRACT)
    elif s.asked == state.ASK_GIVE:
        say(s, ASK_GIVE)
    elif s.asked == state.ASK_TAKE:
        say(s, ASK_TAKE)
    elif s.asked == state.ASK_ROB:
        say(s, ASK_ROB)
    elif s.asked == state.ASK_DESTROY:
        say(s, ASK_DESTROY)
    elif s.asked == state.ASK_LOSE:
        say(s, ASK_LOSE)


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


def card_on_ship(s: State, seat: int, slot: int) -> int:
    """The card at a place of a seat's airship; NONE where there is none."""
    return card_at(s.players[seat].ship[slot], slot)


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


# --- points and reasons


POINTS_OF_ROUND = message("points-of-round", points=NUMBER, round=NTH)


def breakdown(s: State, seat: int) -> None:
    """Say where a seat's points come from."""
    for nth in range(state.ROUNDS):
        say(s, POINTS_OF_ROUND, s.players[seat].points[nth], nth)


# Each round has another airship: facts say which.
FACT_PARTS = message("fact-parts", value=NUMBER, round=NUMBER)
FACT_WORTH = message("fact-worth", value=NUMBER, round=NUMBER)
FACT_FIRST = message("fact-first", value=NUMBER, round=NUMBER)
FACT_MOST_POINTS = message("fact-most-points", value=NUMBER, round=NTH)
FACT_SLOT = message("fact-slot", value=NUMBER, round=NUMBER, slot=SLOT)
FACT_HOLDS = message("fact-holds", value=NUMBER, card=CARD)


def facts(s: State, seat: int) -> None:
    """Say good things about a possible future state."""
    player = s.players[seat]
    say(s, FACT_PARTS, rules.parts_on_ship(s, seat), s.round)
    say(s, FACT_WORTH, rules.ship_points(s, seat), s.round)
    if s.first_done == seat:
        say(s, FACT_FIRST, 1, s.round)
    for nth in range(s.round if s.asked == NONE else s.round - 1):
        if player.points[nth] == most_points(s, nth):
            say(s, FACT_MOST_POINTS, 1, nth)
    for slot in range(cards.SLOTS):
        if player.ship[slot] != NONE:
            say(s, FACT_SLOT, 1, s.round, slot)
    for kind in range(cards.FIRST_SPECIAL, cards.KINDS):
        if player.hand[kind] > 0:
            say(s, FACT_HOLDS, 1, kind)


def most_points(s: State, nth: int) -> int:
    """The most points that a seat has in a round."""
    most = 0
    for i in range(s.n_seats):
        most = max(most, s.players[i].points[nth])
    return most


# --- the table


TABLE = message("table", round=NUMBER, seat=SEAT, actions=NUMBER, pile=NUMBER)
DISCARD_PILE = message("discard-pile", cards=LIST)
UNKNOWN = message("unknown", seat=SEAT, cards=NUMBER, limits=LIST)
NONE_IS = message("none-is", parts=any_of(PART))
AT_MOST = message("at-most", cards=NUMBER, parts=any_of(PART))
EMPORIUM_HAS = message("emporium-has", cards=LIST)
PLAYER = message("player", seat=SEAT, points=NUMBER, cards=NUMBER, more=SENTENCES)
AIRSHIP = message("airship", points=NUMBER, parts=LIST)
NO_AIRSHIP = message("no-airship")
COMPLETE = message("complete")
MISSING = message("missing", slots=some_of(SLOT))
KNOWN = message("known", seat=SEAT, cards=LIST)
OWN_HAND = message("own-hand", cards=LIST)
SOME_CARDS = message("some-cards", card=CARD, copies=NUMBER)
CARD_THERE = message("card-there", card=CARD)
CARD_ON_SHIP = message("card-on-ship", card=CARD, where=WHERE)


def describe(s: State, seat: int) -> None:
    """Say the table in sentences."""
    say(s, TABLE, s.round, s.seat if s.asked != NONE else NONE, s.actions_left, s.pile_size)
    say(s, DISCARD_PILE)
    say_cards(s, s.discards)
    for i in range(s.n_seats):
        if i != seat:
            say_unknown(s, i)
    brief(s, seat)


def say_cards(s: State, counts: Any) -> None:
    """Say the cards of each kind, as a list."""
    for kind in range(cards.KINDS):
        if counts[kind] > 0:
            say(s, SOME_CARDS, kind, counts[kind])
    done(s)


def say_unknown(s: State, i: int) -> None:
    """Say what everybody knows of a hand's unknown cards."""
    player = s.players[i]
    if parts_limited_to(s, i, 0, player.unknown) == 0:
        return
    say(s, UNKNOWN, i, player.unknown)
    for most in range(player.unknown):
        parts = parts_limited_to(s, i, most, most + 1)
        if parts != 0 and most == 0:
            say(s, NONE_IS, parts)
        elif parts != 0:
            say(s, AT_MOST, most, parts)
    done(s)


def parts_limited_to(s: State, i: int, least: int, end: int) -> int:
    """The parts, a bit each, that so many of a hand's unknown cards can be."""
    parts = 0
    for part in range(cards.PARTS):
        if least <= s.players[i].may_have[part] < end:
            parts |= 1 << part
    return parts


def brief(s: State, seat: int) -> None:
    """Say what a player wants to see at every question."""
    say(s, EMPORIUM_HAS)
    for spot in range(s.n_seats):
        say(s, CARD_THERE, s.emporium[spot])
    done(s)
    for i in range(s.n_seats):
        say_player(s, i)
    if seat != NONE:
        own_hand(s, seat)


def own_hand(s: State, seat: int) -> None:
    """Say what a seat holds."""
    say(s, OWN_HAND)
    say_cards(s, s.players[seat].hand)


def say_player(s: State, i: int) -> None:
    player = s.players[i]
    say(s, PLAYER, i, rules.score(s, i), player.hand_size)
    if rules.parts_on_ship(s, i) == 0:
        say(s, NO_AIRSHIP)
    else:
        say_airship(s, i)
    if any_card(player.shown):
        say(s, KNOWN, i)
        say_cards(s, player.shown)
    done(s)


def say_airship(s: State, i: int) -> None:
    """Say the parts of an airship, what they count, and what is missing."""
    missing = 0
    say(s, AIRSHIP, rules.ship_points(s, i))
    for slot in range(cards.SLOTS):
        if s.players[i].ship[slot] == NONE:
            missing |= 1 << slot
        else:
            say(s, CARD_ON_SHIP, card_on_ship(s, i, slot), where(slot))
    done(s)
    if missing == 0:
        say(s, COMPLETE)
    else:
        say(s, MISSING, missing)


def any_card(counts: Any) -> bool:
    for kind in range(cards.KINDS):
        if counts[kind] > 0:
            return True
    return False


# --- table talk


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


# --- the list of cards


SUIT_LISTED = message("suit-listed", suit=SUIT, points=NUMBER, made_up=some_of(FIGURE))
WILD_LISTED = message("wild-listed", suit=SUIT, points=NUMBER, made_up=some_of(FIGURE))
SPECIAL_LISTED = message("special-listed", card=CARD, copies=NUMBER, effect=EFFECT, made_up=some_of(FIGURE))


def card(s: State, n: int) -> None:
    """Say a suit, or a Special, with its figures."""
    if n < cards.WILD:
        say(s, SUIT_LISTED, n, cards.points_for(cards.SUIT_CARD), cards.made_up(n))
    elif n < cards.SUITS:
        say(s, WILD_LISTED, n, cards.points_for(cards.WILD_CARD), cards.made_up(n))
    else:
        special = n - cards.SUITS
        kind = cards.FIRST_SPECIAL + special
        say(s, SPECIAL_LISTED, kind, cards.copies_of(kind), special, cards.made_up(n))
