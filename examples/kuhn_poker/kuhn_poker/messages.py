"""Kuhn poker: what it says, as numbers. The words are in text/."""

from aerodrome.rulebook.messages import NUMBER, SEAT, Messages, names
from aerodrome.rulebook.primitives import say
from aerodrome.rulebook.record import NONE
from kuhn_poker import state
from kuhn_poker.rules import sees
from kuhn_poker.state import State

CARD = names("card", state.CARDS)
message = Messages()

DEALT = message.event(state.EVENT_DEALT, "dealt", seat=SEAT, card=CARD)
CHECKS = message.event(state.EVENT_CHECKS, "checks", seat=SEAT)
BETS = message.event(state.EVENT_BETS, "bets", seat=SEAT)
FOLDS = message.event(state.EVENT_FOLDS, "folds", seat=SEAT)
CALLS = message.event(state.EVENT_CALLS, "calls", seat=SEAT)
SHOWS = message.event(state.EVENT_SHOWS, "shows", seat=SEAT, card=CARD)
WINS = message.event(state.EVENT_WINS, "wins", seat=SEAT, pot=NUMBER)

ASK_BET = message("ask-bet")
ASK_CALL = message("ask-call")
MOVE = message("move", move=names("move", state.MOVES))
POT = message("pot", chips=NUMBER)
PLAYER = message("player", seat=SEAT, chips=NUMBER, card=CARD)

RULES_IN_PLAY = {state.ASK_BET: (201,), state.ASK_CALL: (202,)}
REVEALS = frozenset({state.EVENT_SHOWS})


def prompt(s: State, seat: int) -> None:
    say(s, ASK_BET if s.asked == state.ASK_BET else ASK_CALL)


def notation(s: State, action: int) -> None:
    say(s, MOVE, action)


def describe(s: State, seat: int) -> None:
    say(s, POT, s.pot)
    for i in range(2):
        say(s, PLAYER, i, s.players[i].chips, s.players[i].card if sees(s, seat, i) else NONE)
