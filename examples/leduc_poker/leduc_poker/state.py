"""Leduc poker: the table, the questions and the actions."""

from aerodrome.rulebook.record import Record, many, partly, public, secret

CARDS = ("jack-clubs", "jack-hearts", "queen-clubs", "queen-hearts", "king-clubs", "king-hearts")
DECK, SUITS, RANKS = 6, 2, 3
STAKES = (2, 4)  # that a bet or a raise adds in each round
RAISES = 2  # at most, in a round; a bet is the first
CHIPS = 13  # that each player begins with: one for the ante, and enough for every raise

CHECK, BET, FOLD, CALL, RAISE, ACTIONS = range(6)
MOVES = ("check", "bet", "fold", "call", "raise")
ASK_BET, ASK_CALL, QUESTIONS = range(3)
ANSWERS = ((CHECK, FOLD), (FOLD, ACTIONS))  # to each question: the first action, and one past the last

EVENT_DEALT, EVENT_CHECKS, EVENT_BETS, EVENT_FOLDS, EVENT_CALLS, EVENT_RAISES = range(6)
EVENT_TURNED, EVENT_SHOWS, EVENT_WINS, EVENT_SPLIT = range(6, 10)
EVENTS = (EVENT_CHECKS, EVENT_BETS, EVENT_FOLDS, EVENT_CALLS, EVENT_RAISES)  # of each action


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
    round = public.i8()  # 0 before the common card is turned over, 1 after that
    common = public.i8()  # the common card, NONE before it is turned over
    raises = public.i8()  # in this round
    owed = public.i8()  # what the decider must pay to call
    pot = public.i8()
    players = many(Player, 2)
