"""Backgammon: what it says, as numbers. The words are in text/."""

from aerodrome.rulebook.kit import done
from aerodrome.rulebook.messages import COMMAS, LIST, NUMBER, SEAT, Messages
from aerodrome.rulebook.primitives import say
from aerodrome.rulebook.record import NONE
from backgammon import state
from backgammon.rules import is_low_first
from backgammon.state import State

message = Messages()

ROLLS = message.event(state.EVENT_ROLLS, "rolls", seat=SEAT, high=NUMBER, low=NUMBER)
MOVES = message.event(state.EVENT_MOVES, "moves", seat=SEAT, place=NUMBER, to=NUMBER)
HITS = message.event(state.EVENT_HITS, "hits", seat=SEAT, place=NUMBER)
PASSES = message.event(state.EVENT_PASSES, "passes", seat=SEAT)
WINS = message.event(state.EVENT_WINS, "wins", seat=SEAT)
DRAWN = message.event(state.EVENT_DRAWN, "drawn")

ASK_MOVE = message("ask-move", high=NUMBER, low=NUMBER)
ASK_AGAIN = message("ask-again", die=NUMBER)
NOTED = message("noted", high=NUMBER, low=NUMBER)
PASS = message("pass")
PLAY = message("play", checkers=COMMAS)
CHECKER = message("checker", place=NUMBER, to=NUMBER)
ROLLED = message("rolled", seat=SEAT, high=NUMBER, low=NUMBER)
SIDE = message("side", seat=SEAT, stacks=LIST)
STACK = message("stack", count=NUMBER, place=NUMBER)

RULES_IN_PLAY = {state.ASK_MOVE: (201, 202, 203, 204, 205, 206)}


def prompt(s: State, seat: int) -> None:
    if s.high == s.low and s.again == 0:
        say(s, ASK_AGAIN, s.high)
    else:
        say(s, ASK_MOVE, s.high, s.low)


def notation(s: State, action: int) -> None:
    """The place for the high die, and that for the low one."""
    say(s, NOTED, action // state.PLACES, action % state.PLACES)


def label(s: State, seat: int, action: int) -> None:
    """The move as players write it: from where to where, for each checker."""
    if action == state.PASS:
        say(s, PASS)
    else:
        say(s, PLAY)
        if is_low_first(s, s.decider, action):
            say_checker(s, action % state.PLACES, s.low)
            say_checker(s, action // state.PLACES, s.high)
        else:
            say_checker(s, action // state.PLACES, s.high)
            say_checker(s, action % state.PLACES, s.low)
        done(s)


def say_checker(s: State, place: int, die: int) -> None:
    if place != state.OFF:
        say(s, CHECKER, place, max(place - die, state.OFF))


def describe(s: State, seat: int) -> None:
    if s.asked != NONE:
        say(s, ROLLED, s.decider, s.high, s.low)
    for i in range(2):
        say(s, SIDE, i)
        for place in range(state.BAR, -1, -1):
            if s.sides[i].at[place] > 0:
                say(s, STACK, s.sides[i].at[place], place)
        done(s)
