"""Airships in messages: what it tells, asks and describes, as numbers. ``text/*.ftl`` has the words."""

from __future__ import annotations

from aerodrome.games.airships import cards, rules, state
from aerodrome.games.airships.state import State
from aerodrome.rulebook.kit import done, told
from aerodrome.rulebook.messages import (
    BARS,
    CLAUSES,
    COMMAS,
    DIGITS,
    LIST,
    NTH,
    NUMBER,
    RULE,
    SEAT,
    SENTENCES,
    TEXT,
    Messages,
    names,
    some_of,
)
from aerodrome.rulebook.primitives import say
from aerodrome.rulebook.record import NONE

COLOUR = names("colour", ("white", "red", "black"))
COUNTRY = names("country", ("usa", "germany", "italy", "france"))
DEPARTMENT = names("department", cards.DEPARTMENT_NAMES)
CARD = names("card", cards.IDS, titles=lambda printed: [card.title for card in printed.all])
FIGURE = names("figure", cards.FIGURES)

RULES_IN_PLAY = {
    state.ASK_ENTREPRENEUR: (208, 207),
    state.ASK_TARGET: (401, 403, 407, 501, 502, 504, 505, 601, 1001, 1101, 1102),
    state.ASK_EXCHANGE: (601, 602, 603, 604, 605, 606, 502, 506),
    state.ASK_BONUS: (702, 703, 704, 705, 706, 708, 709),
    state.ASK_EXTRA_GO: (901, 902, 903, 1103),
}
"""The rules that matter for each question, by number."""

CARDS_LISTED = len(cards.IDS)

message = Messages()


# --- cards --------------------------------------------------------------------------------------------------

DICE = message("dice", dice=NUMBER, colour=COLOUR)
NEEDS = message("needs", target=NUMBER, dice=COMMAS)
GIVES = message("gives", gifts=LIST)
GIFT_DICE = message("gift-dice", dice=NUMBER, colour=COLOUR)
GIFT_CHIPS = message("gift-chips", chips=NUMBER)
GIFT_IMAGINARY = message("gift-imaginary", colour=COLOUR, value=NUMBER)
GIFT_EXCHANGE = message("gift-exchange", swap=TEXT)
GIFT_BONUS = message("gift-bonus", bonus=NUMBER, colour=COLOUR)
GIFT_BONUS_ANY = message("gift-bonus-any", bonus=NUMBER)
SWAP = message("swap", paid=NUMBER, give=COLOUR, gained=NUMBER, get=COLOUR)
POINTS = message("points", points=NUMBER)
PHASE_POINTS = message("phase-points", points=NUMBER, unfinished=NUMBER)
FACE = message("face", card=CARD, figures=CLAUSES)
LISTED = message("listed", reconstructed=some_of(FIGURE), card=TEXT)


def card(s: State, n: int) -> None:
    """The card with its figures, and which of them are reconstructed."""
    say(s, LISTED, cards.reconstructed(n))
    face(s, n)


def face(s: State, n: int) -> None:
    """A card in one line."""
    say(s, FACE, n)
    figures(s, n)
    done(s)


def figures(s: State, n: int) -> None:
    """What a card needs, what it gives and what it is worth, as clauses."""
    needs(s, n)
    if cards.has_gift(n):
        say(s, GIVES)
        gifts(s, n)
        done(s)
    if n >= cards.PHASE:
        say(s, PHASE_POINTS, cards.stars(n), cards.stars_unfinished(n))
    elif cards.stars(n) > 0:
        say(s, POINTS, cards.stars(n))


def needs(s: State, n: int) -> None:
    say(s, NEEDS, cards.target_of(n))
    for colour in range(cards.COLOURS):
        if cards.dice_needed(n, colour) > 0:
            say(s, DICE, cards.dice_needed(n, colour), colour)
    done(s)


def gifts(s: State, n: int) -> None:
    """What an expansion does for its owner, gift by gift."""
    for colour in range(cards.COLOURS):
        if cards.dice_given(n, colour) > 0:
            say(s, GIFT_DICE, cards.dice_given(n, colour), colour)
    if cards.chips_given(n) > 0:
        say(s, GIFT_CHIPS, cards.chips_given(n))
    powers(s, n)


def powers(s: State, n: int) -> None:
    """What an Engineer, a Materials card or an Engine does at a throw."""
    if cards.imaginary_value(n) > 0:
        say(s, GIFT_IMAGINARY, cards.imaginary_colour(n), cards.imaginary_value(n))
    if cards.paid(n) > 0:
        say(s, GIFT_EXCHANGE)
        swap(s, n)
    if cards.bonus_of(n) > 0 and cards.bonus_colour(n) == cards.ANY_COLOUR:
        say(s, GIFT_BONUS_ANY, cards.bonus_of(n))
    elif cards.bonus_of(n) > 0:
        say(s, GIFT_BONUS, cards.bonus_of(n), cards.bonus_colour(n))


def swap(s: State, materials: int) -> None:
    """The exchange that a Materials card allows."""
    say(s, SWAP, cards.paid(materials), cards.gives(materials), cards.gained(materials), cards.gets(materials))


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
FROM_WOODEN_AIRSHIP = message("from-wooden-airship", bonus=NUMBER)
FROM_ENGINE = message("from-engine", bonus=NUMBER, card=CARD)
FROM_CHIPS = message("from-chips", chips=NUMBER)
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
    figures(s, target)
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


def sources(s: State) -> None:
    """What each bonus would add to the throw: those that cost nothing, and as many chips as are still needed."""
    wooden = 1 if s.wooden_airship == s.seat else 0
    free = rules.free_bonus(s, s.target)
    if wooden > 0:
        say(s, FROM_WOODEN_AIRSHIP, wooden)
    if free > wooden:
        say(s, FROM_ENGINE, free - wooden, s.companies[s.seat].department[cards.ENGINES])
    if cards.target_of(s.target) > s.total + free:
        say(s, FROM_CHIPS, cards.target_of(s.target) - s.total - free)


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


# --- what a seat sees ---------------------------------------------------------------------------------------

FROM_AIRSHIPS = message("points-airships", points=NUMBER)
FROM_EXPANSIONS = message("points-expansions", points=NUMBER)
FROM_HINDENBURG = message("points-hindenburg", points=NUMBER)


def breakdown(s: State, seat: int) -> None:
    say(s, FROM_AIRSHIPS, rules.stars_of_fleet(s, seat))
    say(s, FROM_EXPANSIONS, rules.stars_of_expansions(s, seat))
    say(s, FROM_HINDENBURG, rules.stars_of_phases(s, seat))


FACT_CHIPS = message("fact-chips", value=NUMBER)
FACT_CARD = message("fact-card", value=NUMBER, card=CARD)
FACT_WOODEN_AIRSHIP = message("fact-wooden-airship", value=NUMBER)


def facts(s: State, seat: int) -> None:
    company = s.companies[seat]
    say(s, FACT_CHIPS, company.chips)
    for d in range(cards.DEPARTMENTS):
        if company.department[d] != NONE:
            say(s, FACT_CARD, 1, company.department[d])
    for i in range(cards.AIRSHIPS):
        if (company.fleet >> i) & 1 == 1:
            say(s, FACT_CARD, 1, cards.AIRSHIP + i)
    for phase in range(cards.PHASES):
        if s.phase_builder[phase] == seat:
            say(s, FACT_CARD, 1, cards.PHASE + phase)
    if s.wooden_airship == seat:
        say(s, FACT_WOODEN_AIRSHIP, 1)


ERA = message("describe-era", era=NUMBER, pile=NUMBER)
ROW = message("describe-row", department=DEPARTMENT, pushed=CARD, fields=BARS)
ROW_FREE = message("describe-row-free", department=DEPARTMENT, fields=NUMBER)
FIELD_FREE = message("field-free")
STACK = message("describe-stack", stack=NTH, covered=NUMBER, card=TEXT)
STACK_USED_UP = message("describe-stack-used-up", stack=NTH)
PHASE = message("describe-phase", builder=SEAT, card=TEXT)


def describe(s: State, seat: int) -> None:
    say(s, ERA, s.era, rules.cards_in_pile(s))
    for d in range(cards.DEPARTMENTS):
        describe_row(s, d)
    for stack in range(state.STACKS):
        if s.stack_left[stack] == 0:
            say(s, STACK_USED_UP, stack)
        else:
            say(s, STACK, stack, s.stack_left[stack] - 1)
            face(s, s.stack_top[stack])
    if rules.hindenburg_open(s):
        for phase in range(cards.PHASES):
            say(s, PHASE, s.phase_builder[phase])
            face(s, cards.PHASE + phase)
    brief(s, seat)


def describe_row(s: State, d: int) -> None:
    """A row of the board with its free fields: where a card lies decides when it is pushed out."""
    free = 0
    for column in range(state.ROW):
        free += 1 if s.board[d][column] == NONE else 0
    if free == state.ROW:
        say(s, ROW_FREE, d, free)
        return
    say(s, ROW, d, s.board[d][0] if free == 0 else NONE)
    for column in range(state.ROW):
        if s.board[d][column] == NONE:
            say(s, FIELD_FREE)
        else:
            face(s, s.board[d][column])
    done(s)


COMPANY = message("brief-company", seat=SEAT, points=NUMBER, chips=NUMBER, dice=COMMAS, holds=SENTENCES)
COMPANY_POWERS = message("brief-powers", gifts=LIST)
COMPANY_CARDS = message("brief-cards", cards=COMMAS)
COMPANY_FLEET = message("brief-fleet", airships=COMMAS)
COMPANY_WOODEN_AIRSHIP = message("brief-wooden-airship")
CARD_NAME = message("card-name", card=CARD)
ATTEMPT = message("brief-attempt", seat=SEAT, card=TEXT)
THROWN = message("brief-thrown", total=NUMBER, short=NUMBER, dice=BARS)
THROWN_DICE = message("thrown-dice", colour=COLOUR, faces=DIGITS)
THROWN_IMAGINARY = message("thrown-imaginary", colour=COLOUR, value=NUMBER)
MADE_UP = message("brief-made-up", bonuses=LIST)


def brief(s: State, seat: int) -> None:
    for i in range(s.n_seats):
        company_in_brief(s, i)
    if s.asked == state.ASK_EXCHANGE or s.asked == state.ASK_BONUS:
        say(s, ATTEMPT, s.seat)
        face(s, s.target)
    if s.asked == state.ASK_BONUS:
        throw_in_brief(s)


def company_in_brief(s: State, seat: int) -> None:
    company = s.companies[seat]
    say(s, COMPANY, seat, rules.score(s, seat), company.chips)
    for colour in range(cards.COLOURS):
        if rules.dice_of(s, seat, colour) > 0:
            say(s, DICE, rules.dice_of(s, seat, colour), colour)
    done(s)
    if has_powers(s, seat):
        say(s, COMPANY_POWERS)
        for d in range(cards.DEPARTMENTS):
            if company.department[d] != NONE:
                powers(s, company.department[d])
        done(s)
    say(s, COMPANY_CARDS)
    for d in range(cards.DEPARTMENTS):
        if company.department[d] != NONE:
            say(s, CARD_NAME, company.department[d])
    done(s)
    if company.fleet != 0:
        say(s, COMPANY_FLEET)
        for i in range(cards.AIRSHIPS):
            if (company.fleet >> i) & 1 == 1:
                say(s, CARD_NAME, cards.AIRSHIP + i)
        done(s)
    if s.wooden_airship == seat:
        say(s, COMPANY_WOODEN_AIRSHIP)
    done(s)


def has_powers(s: State, seat: int) -> bool:
    """Does the seat have a card in one of the departments that do something at a throw?"""
    department = s.companies[seat].department
    return (
        department[cards.ENGINEERS] != NONE or department[cards.MATERIALS] != NONE or department[cards.ENGINES] != NONE
    )


def throw_in_brief(s: State) -> None:
    """What lies on the table when a throw falls short, and what could help."""
    say(s, THROWN, s.total, cards.target_of(s.target) - s.total)
    for colour in range(cards.COLOURS):
        if s.thrown[colour][0] > 0:
            say(s, THROWN_DICE, colour, digits_thrown(s, colour))
    for colour in range(cards.COLOURS):
        if s.imaginary[colour] > 0 and cards.dice_needed(s.target, colour) > 0:
            say(s, THROWN_IMAGINARY, colour, s.imaginary[colour])
    done(s)
    say(s, MADE_UP)
    sources(s)
    done(s)


def digits_thrown(s: State, colour: int) -> int:
    """The dice of a colour as they lie, as decimal digits."""
    digits = 0
    for die in range(state.LIMIT):
        if s.thrown[colour][die] > 0:
            digits = 10 * digits + s.thrown[colour][die]
    return digits
