"""Kuhn poker: the table, the questions and the actions."""

from aerodrome.rulebook.record import Record, many, partly, public, secret

CARDS = ("jack", "queen", "king")
CHIPS = 2  # that each player begins with: one for the ante, one to bet

CHECK, BET, FOLD, CALL, ACTIONS = range(5)
MOVES = ("check", "bet", "fold", "call")
ASK_BET, ASK_CALL = range(2)
ANSWERS = ((CHECK, FOLD), (FOLD, ACTIONS))  # to each question: the first action, and one past the last

EVENT_DEALT, EVENT_CHECKS, EVENT_BETS, EVENT_FOLDS, EVENT_CALLS, EVENT_SHOWS, EVENT_WINS = range(7)
EVENTS = (EVENT_CHECKS, EVENT_BETS, EVENT_FOLDS, EVENT_CALLS)  # of each action


class Player(Record):
    card = partly.i8()  # by its place in CARDS: known to its player, and to all when it is shown
    chips = public.i8()


class State(Record):
    rng = secret.i64(4)  # the generator, keyed anew for every ply
    ended_by = public.i16()  # number of the rule that ended the game, 0 while it goes on
    n_seats = public.i8()
    options = public.i8(1)  # there are none
    asked = public.i8()  # the question put to the decider, NONE when the game is over
    decider = public.i8()
    turn = public.i8()
    pot = public.i8()
    players = many(Player, 2)
