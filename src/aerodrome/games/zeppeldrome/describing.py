"""Zeppeldrome's table in sentences, and what is good about it for a seat."""

from __future__ import annotations

from typing import Any

from aerodrome.games.zeppeldrome import accounts, cards, course, rules, state, telling
from aerodrome.games.zeppeldrome.state import State
from aerodrome.games.zeppeldrome.telling import CARD, COLOUR, SECTION, SYMBOL, message
from aerodrome.rulebook.bits import is_in, size
from aerodrome.rulebook.kit import done
from aerodrome.rulebook.messages import CLAUSES, COMMAS, LIST, NTH, NUMBER, SEAT, SENTENCES, TEXT
from aerodrome.rulebook.primitives import say
from aerodrome.rulebook.record import NONE

# --- the table in sentences ---------------------------------------------------------------------------------

COURSE = message("course", turn=NUMBER, rows=NUMBER, columns=NUMBER, sections=LIST)
SECTION_FROM = message("section-from", section=SECTION, column=NTH)
MACHINE_NOW = message("machine-now", symbol=SYMBOL)
BALLAST_LIES = message("ballast-lies", places=CLAUSES)
FOLKS_STAND = message("folks-stand", places=CLAUSES)
LEMMINGS_FLAP = message("lemmings-flap", places=CLAUSES)
SPACE = message("space", row=NTH, column=NTH)
PILE = message("pile", pile=NUMBER, chits=NUMBER, discards=LIST)
CARD_NUMBER = message("card-number", n=NTH)
CAPTAIN = message("captain", seat=SEAT, colour=COLOUR, where=TEXT, has=COMMAS, more=SENTENCES)
HAND_SIZE = message("hand-size", n=NUMBER)
BALLAST_SIZE = message("ballast-size", n=NUMBER)
A_LADDER = message("a-ladder")
LIES_FACE_DOWN = message("lies-face-down", laid=TEXT)
KNOWN = message("known", cards=LIST)
HAND = message("hand", cards=SENTENCES)
HAND_CARD = message("hand-card", card=CARD, plan=TEXT, action=TEXT)

# What happened earlier in the turn and still counts.
REVERSED = message.event(state.EVENT_REVERSED, "reversed")
MARSHAL = message.event(state.EVENT_MARSHAL, "marshal", seat=SEAT)


def describe(s: State, seat: int) -> None:
    say(s, COURSE, s.turn, course.rows(s), course.finish_column(s) + 1)
    for i in range(s.sections):
        say(s, SECTION_FROM, s.course[i], cards.START_COLUMNS + cards.SECTION_WIDTH * i)
    done(s)
    describe_hazards(s)
    say(s, PILE, pile_size(s), s.chits)
    card_numbers(s, s.discards)
    brief(s, seat)


def describe_hazards(s: State) -> None:
    if s.gears_open != NONE and course.index_of(s, cards.MACHINE) != NONE:
        say(s, MACHINE_NOW, 1 - s.gears_open)
    if s.ballast != 0:
        say(s, BALLAST_LIES)
        for space in range(cards.SPACES):
            if (s.ballast >> space) & 1 == 1:
                say_space(s, cards.BALLAST, space)
        done(s)
    if anything_in(s.folks):
        say(s, FOLKS_STAND)
        say_spaces(s, cards.FOLKS, s.folks)
    if anything_in(s.lemmings):
        say(s, LEMMINGS_FLAP)
        say_spaces(s, cards.LEMMINGS, s.lemmings)
    if s.reversed == 1:
        say(s, REVERSED)
    if s.marshal != NONE:
        say(s, MARSHAL, s.marshal)


def anything_in(places: Any) -> bool:
    for i in range(len(places)):
        if places[i] != NONE:
            return True
    return False


def say_spaces(s: State, section: int, places: Any) -> None:
    for i in range(len(places)):
        if places[i] != NONE:
            say_space(s, section, places[i])
    done(s)


def say_space(s: State, section: int, space: int) -> None:
    say(s, SPACE, space // cards.SECTION_WIDTH, course.column_of(s, section, space % cards.SECTION_WIDTH))


def pile_size(s: State) -> int:
    elsewhere = size(s.discards)
    for i in range(s.n_seats):
        elsewhere += s.players[i].hand_size + s.players[i].laid
    return cards.CARDS_IN_DECK - elsewhere


def card_numbers(s: State, words: Any) -> None:
    for n in range(cards.CARDS_IN_DECK):
        if is_in(words, n):
            say(s, CARD_NUMBER, n)
    done(s)


def brief(s: State, seat: int) -> None:
    for nth in range(s.n_seats):
        for i in range(s.n_seats):
            if seats_ahead(s, i) == nth:
                say_captain(s, i, seat)
    if seat != NONE:
        own_hand(s, seat)


def seats_ahead(s: State, seat: int) -> int:
    """How many are ahead of a seat; before the ships are placed, those who sit before it."""
    ahead = 0
    for other in range(s.n_seats):
        if course.is_ahead(s, other, seat) or (other < seat and not course.is_ahead(s, seat, other)):
            ahead += 1
    return ahead


def say_captain(s: State, i: int, viewer: int) -> None:
    """A player in a line."""
    player = s.players[i]
    say(s, CAPTAIN, i, player.colour)
    telling.say_where(s, i)
    say(s, HAND_SIZE, player.hand_size)
    if player.ballast > 0:
        say(s, BALLAST_SIZE, player.ballast)
    if player.ladder == 1:
        say(s, A_LADDER)
    done(s)
    if player.flying == 1:
        telling.plan_left(s, i)
    if i == viewer and player.laid == 1 and player.face_up == 0:
        say(s, LIES_FACE_DOWN)
        telling.say_card(s, player.plan)
    n = next_known(s, viewer, i, NONE)
    if n != NONE:
        say(s, KNOWN)
        while n != NONE:
            say(s, CARD_NUMBER, n)
            n = next_known(s, viewer, i, n)
        done(s)
    done(s)


def next_known(s: State, viewer: int, seat: int, after: int) -> int:
    """The next card, after one, that the viewer surely knows in a seat's hand, or as its plan; NONE if there is none.
    Not one that may have been stolen."""
    a = accounts.account_of(viewer)
    found = NONE
    for name in range(state.NAMES):
        n = s.accounts[a].names[name]
        if n > after and (found == NONE or n < found) and accounts.is_surely_there(s, a, name, seat):
            found = n
    return found


def own_hand(s: State, seat: int) -> None:
    say(s, HAND)
    for n in range(cards.CARDS_IN_DECK):
        if is_in(s.players[seat].hand, n):
            say(s, HAND_CARD, n)
            telling.say_plan(s, n)
            telling.say_action(s, n)
    done(s)


# --- points and hints ---------------------------------------------------------------------------------------

COLUMNS_REACHED = message("columns-reached", points=NUMBER)
FACT_HAND = message("fact-hand", value=NUMBER)
FACT_FIRST = message("fact-first", value=NUMBER)
FACT_PAST = message("fact-past", value=NUMBER, section=SECTION)
FACT_BALLAST = message("fact-ballast", value=NUMBER)


def breakdown(s: State, seat: int) -> None:
    say(s, COLUMNS_REACHED, rules.score(s, seat))


def facts(s: State, seat: int) -> None:
    player = s.players[seat]
    say(s, FACT_HAND, player.hand_size)
    if s.winner == NONE and rules.place(s, seat) == 1:  # who has won is told in other words
        say(s, FACT_FIRST, 1)
    for i in range(s.sections):
        if player.column >= cards.START_COLUMNS + cards.SECTION_WIDTH * (i + 1):
            say(s, FACT_PAST, 1, s.course[i])
    if player.ballast > 0:
        say(s, FACT_BALLAST, 1)
