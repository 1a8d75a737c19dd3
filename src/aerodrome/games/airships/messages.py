"""Airships in messages: what it tells, asks and describes, as numbers. ``text/*.ftl`` has the words."""

from __future__ import annotations

from aerodrome.games.airships import cards, rules, state
from aerodrome.games.airships.describing import breakdown as breakdown
from aerodrome.games.airships.describing import brief as brief
from aerodrome.games.airships.describing import describe as describe
from aerodrome.games.airships.describing import facts as facts
from aerodrome.games.airships.state import State
from aerodrome.games.airships.telling import CARD, COLOUR, DEPARTMENT, figures, message, needs, sources, swap
from aerodrome.games.airships.telling import CARDS_LISTED as CARDS_LISTED
from aerodrome.games.airships.telling import card as card
from aerodrome.rulebook.kit import done, told
from aerodrome.rulebook.messages import CLAUSES, COMMAS, DIGITS, LIST, NTH, NUMBER, RULE, SEAT, TEXT, names
from aerodrome.rulebook.primitives import say
from aerodrome.rulebook.record import NONE

COUNTRY = names("country", ("usa", "germany", "italy", "france"))

RULES_IN_PLAY = {
    state.ASK_ENTREPRENEUR: (208, 207),
    state.ASK_TARGET: (401, 403, 407, 501, 502, 504, 505, 601, 1001, 1101, 1102),
    state.ASK_EXCHANGE: (601, 602, 603, 604, 605, 606, 502, 506),
    state.ASK_BONUS: (702, 703, 704, 705, 706, 708, 709),
    state.ASK_EXTRA_GO: (901, 902, 903, 1103),
}
"""The rules that matter for each question, by number."""

# --- events -------------------------------------------------------------------------------------------------

FIRST_SEAT = message.event(state.EVENT_FIRST_SEAT, "first-seat", seat=SEAT)
ENTREPRENEUR = message.event(state.EVENT_ENTREPRENEUR, "entrepreneur", seat=SEAT, country=COUNTRY)
STARTER = message.event(state.EVENT_STARTER, "starter", seat=SEAT, card=CARD)
ON_BOARD = message.event(state.EVENT_ON_BOARD, "on-board", card=CARD, pushed=CARD)
CHANGE_OF_ERA = message.event(state.EVENT_CHANGE_OF_ERA, "change-of-era")
STACK_SHOWS = message.event(state.EVENT_STACK_SHOWS, "stack-shows", stack=NTH, card=CARD)
STACK_EMPTY = message.event(state.EVENT_STACK_EMPTY, "stack-empty", stack=NTH)
TRIES = message.event(state.EVENT_TRIES, "tries", seat=SEAT, card=CARD, needs=TEXT)
EXCHANGES = message.event(state.EVENT_EXCHANGES, "exchanges", seat=SEAT, card=CARD, imaginary=NUMBER, swap=TEXT)
THROWS = message.event(state.EVENT_THROWS, "throws", seat=SEAT, colour=COLOUR, faces=DIGITS)
TOTAL = message.event(state.EVENT_TOTAL, "total", seat=SEAT, total=NUMBER, short=NUMBER)
BONUSES = message.event(state.EVENT_BONUSES, "bonuses", seat=SEAT, bonuses=LIST)
FREE_BONUS = message("free-bonus", bonus=NUMBER)
CHIPS = message("chips", chips=NUMBER)
FAILS = message.event(state.EVENT_FAILS, "fails", seat=SEAT, card=CARD, chips=NUMBER)
WINS_EXPANSION = message.event(state.EVENT_WINS_EXPANSION, "wins-expansion", seat=SEAT, card=CARD, old=CARD)
CAPTAIN_CHIPS = message.event(
    state.EVENT_CAPTAIN_CHIPS, "captain-chips", seat=SEAT, chips=NUMBER, printed=NUMBER, lost=NUMBER
)
BUILDS_AIRSHIP = message.event(state.EVENT_BUILDS_AIRSHIP, "builds-airship", seat=SEAT, card=CARD, points=NUMBER)
BUILDS_PHASE = message.event(state.EVENT_BUILDS_PHASE, "builds-phase", seat=SEAT, card=CARD)
WOODEN_AIRSHIP = message.event(state.EVENT_WOODEN_AIRSHIP, "wooden-airship", seat=SEAT)
NO_TARGET = message.event(state.EVENT_NO_TARGET, "no-target", seat=SEAT, chips=NUMBER)
ANOTHER_GO = message.event(state.EVENT_ANOTHER_GO, "another-go", seat=SEAT, cost=NUMBER)
GAME_OVER = message.event(state.EVENT_GAME_OVER, "game-over", rule=RULE)


def sentence(s: State, event: int, a: int, b: int, c: int) -> None:
    if event == state.EVENT_TRIES:
        say(s, TRIES, a, b)
        needs(s, b)
    elif event == state.EVENT_EXCHANGES:
        say(s, EXCHANGES, a, b, c)
        swap(s, b)
    elif event == state.EVENT_TOTAL:
        say(s, TOTAL, a, b, max(0, c - b))
    elif event == state.EVENT_BONUSES:
        say(s, BONUSES, a)
        bonuses(s, b, c)
        done(s)
    elif event == state.EVENT_CAPTAIN_CHIPS:
        say(s, CAPTAIN_CHIPS, a, b, c, c - b)
    elif event == state.EVENT_BUILDS_AIRSHIP:
        say(s, BUILDS_AIRSHIP, a, b, cards.stars(b))
    elif event == state.EVENT_ANOTHER_GO:
        say(s, ANOTHER_GO, a, state.EXTRA_GO_COST)
    else:
        told(s, event, a, b, c)


def bonuses(s: State, free: int, chips: int) -> None:
    if free > 0:
        say(s, FREE_BONUS, free)
    if chips > 0:
        say(s, CHIPS, chips)


# --- questions and moves ------------------------------------------------------------------------------------

ASK_ENTREPRENEUR = message("ask-entrepreneur")
ASK_TARGET = message("ask-target")
ASK_EXCHANGE = message("ask-exchange", card=CARD)
ASK_BONUS = message("ask-bonus", card=CARD, total=NUMBER, target=NUMBER, short=NUMBER)
ASK_EXTRA_GO = message("ask-extra-go", cost=NUMBER)


def prompt(s: State, seat: int) -> None:
    asked = rules.question(s, seat)
    if asked == state.ASK_ENTREPRENEUR:
        say(s, ASK_ENTREPRENEUR)
    elif asked == state.ASK_TARGET:
        say(s, ASK_TARGET)
    elif asked == state.ASK_EXCHANGE:
        say(s, ASK_EXCHANGE, s.target)
    elif asked == state.ASK_BONUS:
        say(s, ASK_BONUS, s.target, s.total, cards.target_of(s.target), cards.target_of(s.target) - s.total)
    elif asked == state.ASK_EXTRA_GO:
        say(s, ASK_EXTRA_GO, state.EXTRA_GO_COST)


TAKE = message("take", country=COUNTRY)
TRY_CARD = message("try-card", card=CARD)
TRY_FIELD = message("try-field", department=DEPARTMENT, field=NTH)
TRY_STACK = message("try-stack", stack=NTH)
KEEP = message("keep")
EXCHANGE = message("exchange")
EXCHANGE_IMAGINARY = message("exchange-imaginary")
USE = message("use")
LET_FAIL = message("let-fail")
GO_AGAIN = message("go-again")
END_TURN = message("end-turn")


def notation(s: State, action: int) -> None:
    if action < state.TRY_FIELD:
        say(s, TAKE, action - state.TAKE_ENTREPRENEUR)
    elif action < state.KEEP_DICE:
        target_notation(s, action)
    elif action == state.KEEP_DICE:
        say(s, KEEP)
    elif action < state.USE_BONUSES:
        say(s, EXCHANGE_IMAGINARY if action == state.EXCHANGE_IMAGINARY else EXCHANGE)
    elif action < state.ANOTHER_GO:
        say(s, USE if action == state.USE_BONUSES else LET_FAIL)
    else:
        say(s, GO_AGAIN if action == state.ANOTHER_GO else END_TURN)


def target_notation(s: State, action: int) -> None:
    """A card to try for; if there is none, the place where one could be."""
    target = rules.card_named(s, action)
    if target != NONE:
        say(s, TRY_CARD, target)
    elif action < state.TRY_STACK:
        say(s, TRY_FIELD, (action - state.TRY_FIELD) // state.ROW, (action - state.TRY_FIELD) % state.ROW)
    else:
        say(s, TRY_STACK, action - state.TRY_STACK)


LABEL_TAKE = message("label-take", country=COUNTRY)
LABEL_TRY = message("label-try", card=CARD, figures=CLAUSES)
REPLACES = message("replaces", old=CARD)
LABEL_TRY_NOTHING = message("label-try-nothing")
LABEL_KEEP = message("label-keep")
LABEL_EXCHANGE = message("label-exchange", imaginary=NUMBER, swap=TEXT)
LABEL_EXCHANGE_NOTHING = message("label-exchange-nothing")
LABEL_USE = message("label-use", short=NUMBER, bonuses=LIST)
LABEL_USE_NOTHING = message("label-use-nothing")
LABEL_LET_FAIL = message("label-let-fail", supply=NUMBER)
LABEL_ANOTHER_GO = message("label-another-go", cost=NUMBER)
LABEL_END_TURN = message("label-end-turn")


def label(s: State, seat: int, action: int) -> None:
    if action < state.TRY_FIELD:
        say(s, LABEL_TAKE, action - state.TAKE_ENTREPRENEUR)
    elif action < state.KEEP_DICE:
        target_label(s, seat, rules.card_named(s, action))
    elif action == state.KEEP_DICE:
        say(s, LABEL_KEEP)
    elif action < state.USE_BONUSES:
        exchange_label(s, 1 if action == state.EXCHANGE_IMAGINARY else 0)
    elif action == state.USE_BONUSES:
        bonus_label(s)
    elif action == state.LET_FAIL:
        say(s, LABEL_LET_FAIL, rules.supply_of(s, seat))
    elif action == state.ANOTHER_GO:
        say(s, LABEL_ANOTHER_GO, state.EXTRA_GO_COST)
    else:
        say(s, LABEL_END_TURN)


def target_label(s: State, seat: int, target: int) -> None:
    if target == NONE:
        say(s, LABEL_TRY_NOTHING)
        return
    say(s, LABEL_TRY, target)
    figures(s, target, False)
    if target < cards.AIRSHIP and s.companies[seat].department[cards.department_of(target)] != NONE:
        say(s, REPLACES, s.companies[seat].department[cards.department_of(target)])
    done(s)


def exchange_label(s: State, imaginary: int) -> None:
    materials = s.companies[s.seat].department[cards.MATERIALS]
    if materials == NONE:
        say(s, LABEL_EXCHANGE_NOTHING)
    else:
        say(s, LABEL_EXCHANGE, imaginary)
        swap(s, materials)


def bonus_label(s: State) -> None:
    if s.target == NONE:
        say(s, LABEL_USE_NOTHING)
    else:
        say(s, LABEL_USE, cards.target_of(s.target) - s.total)
        sources(s)
        done(s)


# --- odds ---------------------------------------------------------------------------------------------------

WAY = message("way", way=NUMBER, free=NUMBER, chips=NUMBER, how=COMMAS)
AS_THEY_ARE = message("as-they-are")
EXCHANGED = message("exchanged", paid=NUMBER, give=COLOUR, gained=NUMBER, get=COLOUR)
IMAGINARY_TOO = message("imaginary-too")
WITH_BONUSES = message("with-bonuses", bonuses=LIST)
CHIPS_AT_MOST = message("chips-at-most", chips=NUMBER)


def chance(s: State, materials: int, way: int, free: int, chips: int) -> None:
    """A way to throw: the exchange, what the free bonuses add, and how many chips may be spent. ``s`` is only something
    to say into."""
    say(s, WAY, way, free, chips)
    if way == state.KEEP_DICE and free + chips == 0:
        say(s, AS_THEY_ARE)
    if way != state.KEEP_DICE:
        say(s, EXCHANGED, cards.paid(materials), cards.gives(materials), cards.gained(materials), cards.gets(materials))
    if way == state.EXCHANGE_IMAGINARY:
        say(s, IMAGINARY_TOO)
    if free + chips > 0:
        say(s, WITH_BONUSES)
        bonuses(s, free, 0)
        if chips > 0:
            say(s, CHIPS_AT_MOST, chips)
        done(s)
    done(s)
