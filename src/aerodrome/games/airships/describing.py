"""Airships' table in sentences, the points, and what is good about them for a seat."""

from __future__ import annotations

from aerodrome.games.airships import cards, rules, state
from aerodrome.games.airships.state import State
from aerodrome.games.airships.telling import CARD, COLOUR, DEPARTMENT, DICE, face, message, powers, sources
from aerodrome.rulebook.kit import done
from aerodrome.rulebook.messages import BARS, COMMAS, DIGITS, LIST, NTH, NUMBER, SEAT, SENTENCES, TEXT
from aerodrome.rulebook.primitives import say
from aerodrome.rulebook.record import NONE

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
