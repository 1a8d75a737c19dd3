"""Leduc poker: what it says, as numbers. The words are in text/."""

from aerodrome.rulebook.messages import NUMBER, SEAT, Messages, names
from aerodrome.rulebook.primitives import say
from aerodrome.rulebook.record import NONE
from leduc_poker import state
from leduc_poker.rules import sees
from leduc_poker.state import State

CARD = names("card", state.CARDS)
message = Messages()

DEALT = message.event(state.EVENT_DEALT, "dealt", seat=SEAT, card=CARD)
CHECKS = message.event(state.EVENT_CHECKS, "checks", seat=SEAT)
BETS = message.event(state.EVENT_BETS, "bets", seat=SEAT)
FOLDS = message.event(state.EVENT_FOLDS, "folds", seat=SEAT)
CALLS = message.event(state.EVENT_CALLS, "calls", seat=SEAT)
RAISES = message.event(state.EVENT_RAISES, "raises", seat=SEAT)
TURNED = message.event(state.EVENT_TURNED, "turned", card=CARD)
SHOWS = message.event(state.EVENT_SHOWS, "shows", seat=SEAT, card=CARD)
WINS = message.event(state.EVENT_WINS, "wins", seat=SEAT, pot=NUMBER)
SPLIT = message.event(state.EVENT_SPLIT, "split", half=NUMBER)

ASK_BET = message("ask-bet")
ASK_CALL = message("ask-call", owed=NUMBER)
MOVE = message("move", move=names("move", state.MOVES))
COMMON = message("common", card=CARD)
POT = message("pot", chips=NUMBER)
PLAYER = message("player", seat=SEAT, chips=NUMBER, card=CARD)

RULES_IN_PLAY = {state.ASK_BET: (201, 202), state.ASK_CALL: (203, 204)}
REVEALS = frozenset({state.EVENT_TURNED, state.EVENT_SHOWS})


def prompt(s: State, seat: int) -> None:
    if s.asked == state.ASK_BET:
        say(s, ASK_BET)
    else:
        say(s, ASK_CALL, s.owed)


def notation(s: State, action: int) -> None:
    say(s, MOVE, action)


def describe(s: State, seat: int) -> None:
    say(s, POT, s.pot)
    if s.common != NONE:
        say(s, COMMON, s.common)
    for i in range(2):
        say(s, PLAYER, i, s.players[i].chips, s.players[i].card if sees(s, seat, i) else NONE)
