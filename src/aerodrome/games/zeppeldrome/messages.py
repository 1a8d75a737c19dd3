"""Zeppeldrome in messages: what it tells, asks and describes, as numbers. text/*.ftl has the words."""

from __future__ import annotations

from aerodrome.games.zeppeldrome import cards, course, rules, state, telling
from aerodrome.games.zeppeldrome.describing import breakdown as breakdown
from aerodrome.games.zeppeldrome.describing import brief as brief
from aerodrome.games.zeppeldrome.describing import describe as describe
from aerodrome.games.zeppeldrome.describing import facts as facts
from aerodrome.games.zeppeldrome.describing import own_hand as own_hand
from aerodrome.games.zeppeldrome.state import State
from aerodrome.games.zeppeldrome.telling import BARRIER, CARD, COLOUR, DIRECTION, SECTION, SYMBOL, message
from aerodrome.games.zeppeldrome.telling import card as card
from aerodrome.rulebook.kit import told
from aerodrome.rulebook.messages import NTH, NUMBER, RULE, SEAT, TEXT, names
from aerodrome.rulebook.primitives import say
from aerodrome.rulebook.record import NONE

RULES_IN_PLAY = {
    state.ASK_COLOUR: (202, 203, 204, 907),
    state.ASK_MACHINE: (206, 602, 909),
    state.ASK_PLAN: (301, 304, 302, 702, 704, 707),
    state.ASK_ACTION: (401, 402, 404, 406, 501, 505),
    state.ASK_TARGET: (404,),
    state.ASK_CHOICE: (503,),
    state.ASK_DIRECTION: (502, 501),
    state.ASK_EXTRA: (504,),
    state.ASK_REMOVE: (506,),
    state.ASK_FOLKS: (603, 604, 605),
    state.ASK_LEMMINGS: (606, 607, 608, 609),
    state.ASK_FLY: (702, 703, 704, 705, 706, 707, 903),
    state.ASK_PAY: (704,),
    state.ASK_DROP: (903, 904, 905),
    state.ASK_LOSE: (912, 704, 705),
    state.ASK_BONUS: (911, 903),
    state.ASK_COLLECT: (902, 903),
    state.ASK_DISCARD: (801, 802, 906),
}
"""The rules that matter for each question, by number."""

REVEALS = frozenset(
    {state.EVENT_PLAN, state.EVENT_FACE_DOWN, state.EVENT_PLAYS, state.EVENT_PAYS, state.EVENT_DISCARDS}
    | {state.EVENT_PLAN_OVER}
)
"""Events that show somebody a card that was hidden: a move that tells one cannot be taken back."""

SECRET = range(state.FACE_UP, state.PLAY)
"""Moves that only the seat that makes them knows."""

CARDS_LISTED = cards.SECTIONS + cards.CARDS_IN_DECK

# Moves without a card, a seat or a place, and what they are called.
PLAIN_MOVES = (
    *(state.PASS, state.PAY_NOT, state.KEEP, state.STOP, state.DROP, state.DROP_NOT),
    *(state.COLLECT, state.COLLECT_NOT, state.OPEN_GEARS, state.OPEN_PISTONS, state.FOLKS_DONE, state.LEMMINGS_DONE),
)
MOVE = names(
    "move",
    (
        *("pass", "pay-nothing", "keep", "stop", "drop", "drop-not"),
        *("collect", "collect-not", "open-gears", "open-pistons", "folks-done", "lemmings-done"),
    ),
)

ASKS = names(
    "asks",
    (
        *("colour", "machine", "plan", "action", "target", "choice", "direction", "extra", "remove", "folks"),
        *("lemmings", "fly", "pay", "drop", "lose", "bonus", "collect", "discard"),
    ),
)

# --- events -------------------------------------------------------------------------------------------------

COURSE_SECTION = message.event(state.EVENT_SECTION, "course-section", letter=NUMBER, section=SECTION)
FIRST = message.event(state.EVENT_FIRST, "first", seat=SEAT)
TAKES = message.event(state.EVENT_COLOUR, "takes-colour", seat=SEAT, colour=COLOUR)
STARTS_AT = message.event(state.EVENT_STARTS_AT, "starts-at", seat=SEAT, row=NTH)
MACHINE = message.event(state.EVENT_MACHINE, "sets-machine", seat=SEAT, symbol=SYMBOL, changed=NUMBER)
TURN = message.event(state.EVENT_TURN, "turn", n=NUMBER)
DRAWS = message.event(state.EVENT_DRAWS, "draws", seat=SEAT, n=NUMBER)
DRAWN = message.event(state.EVENT_DRAWN, "has-drawn", seat=SEAT, drawn=TEXT)
RESHUFFLE = message.event(state.EVENT_RESHUFFLE, "reshuffle", n=NUMBER)
CHOSEN = message.event(state.EVENT_CHOSEN, "has-chosen", seat=SEAT, card=CARD, up=NUMBER)
FLIES_PLAN = message.event(state.EVENT_PLAN, "flies-plan", seat=SEAT, card=CARD, plan=TEXT)
FACE_DOWN = message.event(state.EVENT_FACE_DOWN, "leaves-face-down", seat=SEAT)
NO_CARDS = message.event(state.EVENT_NO_CARDS, "has-no-card", seat=SEAT)
ROUND = message.event(state.EVENT_ROUND, "action-round", n=NUMBER)
PLAYS = message.event(state.EVENT_PLAYS, "plays", seat=SEAT, card=CARD)
ON = message.event(state.EVENT_ON, "is-target", seat=SEAT, card=CARD, choice=TEXT)
PASSES = message.event(state.EVENT_PASSES, "passes", seat=SEAT)
PAYS = message.event(state.EVENT_PAYS, "pays", seat=SEAT, card=CARD)
CHIT = message.event(state.EVENT_CHIT, "new-chit", seat=SEAT, direction=DIRECTION, before=NUMBER)
NO_CHIT = message.event(state.EVENT_NO_CHIT, "no-chit-left", seat=SEAT)
REMOVED = message.event(state.EVENT_REMOVED, "loses-chit", seat=SEAT, direction=DIRECTION)
NOTHING_REMOVED = message.event(state.EVENT_NOTHING_REMOVED, "no-chit-to-lose", seat=SEAT)
DEACTIVATED = message.event(state.EVENT_DEACTIVATED, "deactivated", seat=SEAT, up=NUMBER)
CHITS_GONE = message.event(state.EVENT_CHITS_GONE, "loses-chits", seat=SEAT, n=NUMBER)
STEALS = message.event(state.EVENT_STEALS, "steals", seat=SEAT, victim=SEAT, found=NUMBER)
STOLEN = message.event(state.EVENT_STOLEN, "has-stolen", seat=SEAT, victim=SEAT, stolen=TEXT)
LADDER = message.event(state.EVENT_LADDER, "ladder", seat=SEAT)
MOVES = message.event(state.EVENT_MOVES, "moves", seat=SEAT, direction=DIRECTION, row=NTH, column=NTH)
BOUNCES = message.event(state.EVENT_BOUNCES, "bounces", seat=SEAT, direction=DIRECTION, barrier=BARRIER)
LEAPS = message.event(state.EVENT_LEAPS, "leaps", seat=SEAT, direction=DIRECTION, row=NTH, column=NTH)
COLLECTS = message.event(state.EVENT_COLLECTS, "collects", seat=SEAT, n=NUMBER)
DROPS = message.event(state.EVENT_DROPS, "drops", seat=SEAT, row=NTH, column=NTH)
BONUS = message.event(state.EVENT_BONUS, "bonus", seat=SEAT)
LOSES = message.event(state.EVENT_LOSES, "loses-vector", seat=SEAT, direction=DIRECTION)
STOPS = message.event(state.EVENT_STOPS, "stops", seat=SEAT)
PLAN_OVER = message.event(state.EVENT_PLAN_OVER, "plan-over", seat=SEAT)
FOLK = message.event(state.EVENT_FOLK, "moves-folk", seat=SEAT, folk=NTH, direction=DIRECTION)
LEMMING = message.event(state.EVENT_LEMMING, "moves-lemming", seat=SEAT, lemming=NTH, fell=NUMBER)
NEW_LEMMING = message.event(state.EVENT_NEW_LEMMING, "new-lemming", seat=SEAT, lemming=NTH)
DISCARDS = message.event(state.EVENT_DISCARDS, "discards", seat=SEAT, card=CARD)
FINISH = message.event(state.EVENT_FINISH, "finish", seat=SEAT)
GAME_OVER = message.event(state.EVENT_GAME_OVER, "game-over", rule=RULE)
MOVEMENT = message.event(state.EVENT_MOVEMENT, "movement")
PLAN_SHOWN = message("plan-shown", seat=SEAT, shown=TEXT)


def sentence(s: State, event: int, a: int, b: int, c: int) -> None:
    if event == state.EVENT_DRAWN:
        say(s, DRAWN, a)
        telling.say_card(s, b)
    elif event == state.EVENT_PLAN:
        say(s, FLIES_PLAN, a, b)
        telling.say_plan(s, b)
    elif event == state.EVENT_ON:
        say(s, ON, a, b)
        telling.say_choice(s, b, c)
    elif event == state.EVENT_STOLEN:
        say(s, STOLEN, a, c)
        telling.say_card(s, b)
    elif event == state.EVENT_MOVES:
        say(s, MOVES, a, b, c // 32, c % 32)
    elif event == state.EVENT_LEAPS:
        say(s, LEAPS, a, b, c // 32, c % 32)
    elif event == state.EVENT_DROPS:
        say(s, DROPS, a, c // 32, c % 32)
    elif event == state.EVENT_PLAN_OVER and c == 1:
        say(s, PLAN_SHOWN, a)
        telling.say_card(s, b)
    else:
        told(s, event, a, b, c)


# --- questions ----------------------------------------------------------------------------------------------

QUESTION = message("question", asks=ASKS)
ABOUT_CARD = message("about-card", card=CARD, target=SEAT, asks=ASKS, action=TEXT)
WHICH_VECTOR = message("which-vector", asks=ASKS, plan=TEXT)


def prompt(s: State, seat: int) -> None:
    asked = rules.question(s, seat)
    if state.ASK_TARGET <= asked <= state.ASK_REMOVE:
        say(s, ABOUT_CARD, s.card, s.target, asked)
        telling.say_action(s, s.card)
    elif asked == state.ASK_FLY:
        say(s, WHICH_VECTOR, asked)
        telling.plan_left(s, seat)
    elif asked != NONE:
        say(s, QUESTION, asked)


# --- moves in full ------------------------------------------------------------------------------------------

LABEL_PLAN = message("label-plan", card=CARD, plan=TEXT)
LABEL_FACE_DOWN = message("label-face-down", card=CARD)
LABEL_PLAY = message("label-play", card=CARD, action=TEXT)
LABEL_DISCARD = message("label-discard", discarded=TEXT)
LABEL_COLOUR = message("label-colour", colour=COLOUR)
LABEL_ON_SEAT = message("label-on-seat", seat=NTH)
LABEL_ON = message("label-on", seat=SEAT, where=TEXT)
LABEL_CHOICE = message("label-choice", n=NTH)
LABEL_DIRECTION = message("label-direction", direction=DIRECTION)
LABEL_REMOVE = message("label-remove", n=NTH, before=NUMBER, direction=DIRECTION)
LABEL_FLY = message("label-fly", direction=DIRECTION, paid=NUMBER, barrier=BARRIER)
LABEL_LOSE = message("label-lose", direction=DIRECTION, paid=NUMBER)
LABEL_FOLK = message("label-folk", folk=NTH, direction=DIRECTION)
LABEL_LEMMING = message("label-lemming", lemming=NTH, row=NTH, column=NTH, falls=NUMBER)
LABEL_SOME_LEMMING = message("label-some-lemming", lemming=NTH)
LABEL_NEW_LEMMING = message("label-new-lemming", column=NTH)
LABEL_MACHINE = message("label-machine", symbol=SYMBOL, now=NUMBER)
LABEL_DROP = message("label-drop", n=NUMBER)
LABEL_NO_BONUS = message("label-no-bonus")
LABEL_MOVE = message("label-move", move=MOVE)


def label(s: State, seat: int, action: int) -> None:
    if action < state.COLOUR and plain_move(action) == NONE:
        card_label(s, action)
    elif state.COLOUR <= action < state.TARGET:
        say(s, LABEL_COLOUR, action - state.COLOUR)
    elif state.TARGET <= action < state.CHOICE:
        target_label(s, action - state.TARGET)
    elif state.CHOICE <= action < state.CHIT:
        choice_label(s, action - state.CHOICE)
    elif state.CHIT <= action < state.REMOVE_BEFORE:
        say(s, LABEL_DIRECTION, action - state.CHIT)
    elif state.REMOVE_BEFORE <= action < state.FLY:
        remove_label(s, action)
    elif state.FLY <= action < state.STOP:
        fly_label(s, seat, action - state.FLY)
    elif state.FOLK <= action < state.FOLKS_DONE:
        say(s, LABEL_FOLK, (action - state.FOLK) // cards.DIRECTIONS, (action - state.FOLK) % cards.DIRECTIONS)
    elif state.LEMMING <= action < state.NEW_LEMMING:
        lemming_label(s, action - state.LEMMING)
    elif state.NEW_LEMMING <= action < state.LEMMINGS_DONE:
        say(s, LABEL_NEW_LEMMING, lemming_column(s, action - state.NEW_LEMMING))
    else:
        plain_label(s, seat, action)


def card_label(s: State, n: int) -> None:
    if n < state.FACE_DOWN:
        say(s, LABEL_PLAN, n)
        telling.say_plan(s, n)
    elif n < state.PLAY:
        say(s, LABEL_FACE_DOWN, n - state.FACE_DOWN)
    elif n < state.PASS:
        say(s, LABEL_PLAY, n - state.PLAY)
        telling.say_action(s, n - state.PLAY)
    else:
        say(s, LABEL_DISCARD)
        telling.say_card(s, n - (state.PAY if n < state.DISCARD else state.DISCARD))


def target_label(s: State, target: int) -> None:
    if target >= s.n_seats:
        say(s, LABEL_ON_SEAT, target)
    else:
        say(s, LABEL_ON, target)
        telling.say_where(s, target)


def choice_label(s: State, nth: int) -> None:
    if s.card == NONE:
        say(s, LABEL_CHOICE, nth)
    elif nth >= cards.choices_of(s.card):
        say(s, LABEL_CHOICE, nth)
    else:
        telling.say_choice(s, s.card, nth)


def remove_label(s: State, action: int) -> None:
    before = 1 if action < state.REMOVE_AFTER else 0
    nth = action - (state.REMOVE_BEFORE if before == 1 else state.REMOVE_AFTER)
    direction = NONE
    if s.target != NONE:
        player = s.players[s.target]
        if before == 1 and nth < player.before_count - player.before_flown:
            direction = player.before[player.before_count - player.before_flown - 1 - nth]
        elif before == 0 and nth < player.after_count - player.after_flown:
            direction = player.after[player.after_flown + nth]
    say(s, LABEL_REMOVE, nth, before, direction)


def fly_label(s: State, seat: int, direction: int) -> None:
    """A vector with what it costs and where it leads."""
    asked = rules.question(s, seat)
    paid = 0
    if asked == state.ASK_FLY or asked == state.ASK_LOSE:
        paid = 1 if costs_a_card(s, seat, direction) else 0
    if asked == state.ASK_LOSE:
        say(s, LABEL_LOSE, direction, paid)
    elif s.players[seat].row == NONE:
        say(s, LABEL_FLY, direction, paid, course.FREE)
    else:
        say(s, LABEL_FLY, direction, paid, course.barrier_towards(s, seat, direction, 1))


def costs_a_card(s: State, seat: int, direction: int) -> bool:
    """Is it an open arrow of the card that the cube is on?"""
    if s.players[seat].face_up == 0 or rules.chits_before_left(s, seat) or not rules.card_open(s, seat):
        return False
    arrow = rules.arrow_towards(s.players[seat].cube, direction)
    return cards.is_paid(arrow) if arrow != NONE else False


def lemming_label(s: State, lemming: int) -> None:
    space = s.lemmings[lemming]
    if space == NONE:
        say(s, LABEL_SOME_LEMMING, lemming)
    else:
        row = space // cards.SECTION_WIDTH
        column = lemming_column(s, space % cards.SECTION_WIDTH)
        say(s, LABEL_LEMMING, lemming, row, column, 1 if row == course.rows(s) - 1 else 0)


def lemming_column(s: State, local: int) -> int:
    """The column of the course for one of the Lemmings' section; counted within it if that is not in play."""
    return local if course.index_of(s, cards.LEMMINGS) == NONE else course.column_of(s, cards.LEMMINGS, local)


def plain_move(action: int) -> int:
    """Which of the plain moves an action is, NONE for none of them."""
    for nth in range(len(PLAIN_MOVES)):
        if PLAIN_MOVES[nth] == action:
            return nth
    return NONE


def plain_label(s: State, seat: int, action: int) -> None:
    if action == state.OPEN_GEARS or action == state.OPEN_PISTONS:
        gears = 1 if action == state.OPEN_GEARS else 0
        say(s, LABEL_MACHINE, 1 - gears, 1 if s.gears_open == gears else 0)
    elif action == state.DROP:
        say(s, LABEL_DROP, s.players[seat].ballast)
    elif action == state.STOP and s.asked == state.ASK_BONUS:
        say(s, LABEL_NO_BONUS)
    else:
        say(s, LABEL_MOVE, plain_move(action))


# --- moves as game files write them -------------------------------------------------------------------------

NOTE_FACE_UP = message("note-face-up", card=NTH)
NOTE_FACE_DOWN = message("note-face-down", card=NTH)
NOTE_PLAY = message("note-play", card=NTH)
NOTE_PAY = message("note-pay", card=NTH)
NOTE_DISCARD = message("note-discard", card=NTH)
NOTE_COLOUR = message("note-colour", colour=COLOUR)
NOTE_TARGET = message("note-target", seat=NTH)
NOTE_CHOICE = message("note-choice", n=NTH)
NOTE_CHIT = message("note-chit", direction=DIRECTION)
NOTE_REMOVE = message("note-remove", n=NTH, before=NUMBER)
NOTE_FLY = message("note-fly", direction=DIRECTION)
NOTE_FOLK = message("note-folk", folk=NTH, direction=DIRECTION)
NOTE_LEMMING = message("note-lemming", lemming=NTH)
NOTE_NEW_LEMMING = message("note-new-lemming", column=NTH)
NOTE_MOVE = message("note-move", move=MOVE)


def notation(s: State, action: int) -> None:
    if plain_move(action) != NONE:
        say(s, NOTE_MOVE, plain_move(action))
    elif action < state.FACE_DOWN:
        say(s, NOTE_FACE_UP, action)
    elif action < state.PLAY:
        say(s, NOTE_FACE_DOWN, action - state.FACE_DOWN)
    elif action < state.PASS:
        say(s, NOTE_PLAY, action - state.PLAY)
    elif action < state.PAY_NOT:
        say(s, NOTE_PAY, action - state.PAY)
    elif action < state.KEEP:
        say(s, NOTE_DISCARD, action - state.DISCARD)
    elif action < state.TARGET:
        say(s, NOTE_COLOUR, action - state.COLOUR)
    elif action < state.CHOICE:
        say(s, NOTE_TARGET, action - state.TARGET)
    elif action < state.CHIT:
        say(s, NOTE_CHOICE, action - state.CHOICE)
    elif action < state.REMOVE_BEFORE:
        say(s, NOTE_CHIT, action - state.CHIT)
    elif action < state.REMOVE_AFTER:
        say(s, NOTE_REMOVE, action - state.REMOVE_BEFORE, 1)
    elif action < state.FLY:
        say(s, NOTE_REMOVE, action - state.REMOVE_AFTER, 0)
    elif action < state.STOP:
        say(s, NOTE_FLY, action - state.FLY)
    elif action < state.FOLKS_DONE:
        say(s, NOTE_FOLK, (action - state.FOLK) // cards.DIRECTIONS, (action - state.FOLK) % cards.DIRECTIONS)
    elif action < state.NEW_LEMMING:
        say(s, NOTE_LEMMING, action - state.LEMMING)
    else:
        say(s, NOTE_NEW_LEMMING, action - state.NEW_LEMMING)
