"""Backgammon: the board, the dice and the actions.

Each player counts places from home: 0 is off the board, the points are 1 to 24, and 25 is the bar. So both move from
high to low, and a point that one calls p is 25 - p for the other.
"""

from aerodrome.rulebook.record import Record, many, public, secret

OFF, HOME, BAR, PLACES = 0, 6, 25, 26
CHECKERS = 15
SETUP = (0, 0, 0, 0, 0, 0, 5, 0, 3, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0)  # at each place
TURNS = 500  # after which nobody wins

# An action is what both dice do: the place that the high die moves a checker from, times PLACES, plus the place for
# the low die. OFF stands for a die that is not used. After a double there are two such actions.
ACTIONS = PLACES * PLACES
PASS = 0
ASK_MOVE, QUESTIONS = range(2)
ANSWERS = ((0, ACTIONS),)

EVENT_ROLLS, EVENT_MOVES, EVENT_HITS, EVENT_PASSES, EVENT_WINS, EVENT_DRAWN = range(6)


class Side(Record):
    at = public.i8(PLACES)  # checkers at each place, as their owner counts places


class State(Record):
    rng = secret.i64(4)  # the generator, keyed anew for every ply
    low_from = public.i32(PLACES)  # for each place of the high die: the places for the low die, as bits; see find_moves
    ended_by = public.i16()  # number of the rule that ended the game, 0 while it goes on
    turn = public.i16()
    n_seats = public.i8()
    options = public.i8(1)  # there are none
    asked = public.i8()  # the question put to the decider, NONE when the game is over
    decider = public.i8()
    high = public.i8()  # the higher die, or that of a double
    low = public.i8()
    again = public.i8()  # 1 while a double allows another action
    sides = many(Side, 2)
