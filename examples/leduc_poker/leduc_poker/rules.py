"""Leduc poker: the rules, and what a seat knows."""

from typing import Any

from aerodrome.rulebook import kit
from aerodrome.rulebook.chance import below
from aerodrome.rulebook.primitives import EVERYBODY, tell
from aerodrome.rulebook.record import HIDDEN, NONE
from leduc_poker import state
from leduc_poker.state import State

NO_THIRD_RAISE, BY_FOLDING, BY_SHOWING = 203, 204, 302  # LP-2.3, LP-2.4, LP-3.2

# --- setting up


def new_game(s: State) -> None:
    kit.begin(s)
    s.turn = 0
    s.pot = 0
    s.players[0].card = draw(s.rng, NONE, NONE)
    s.players[1].card = draw(s.rng, s.players[0].card, NONE)
    s.common = NONE
    for seat in range(2):
        s.players[seat].chips = state.CHIPS
        pay(s, seat, 1)
        tell(s, seat, state.EVENT_DEALT, seat, s.players[seat].card, 0)
    begin_round(s, 0)


def draw(rng: Any, out: int, also_out: int) -> int:
    """A card from the deck. These two are not in it any more; NONE stands for no card."""
    card = below(rng, state.DECK)
    while card == out or card == also_out:
        card = below(rng, state.DECK)
    return card


def pay(s: State, seat: int, chips: int) -> None:
    s.players[seat].chips -= chips
    s.pot += chips


# --- betting


def begin_round(s: State, n: int) -> None:
    s.round = n
    s.raises = 0
    s.owed = 0
    ask(s, 0)


def ask(s: State, seat: int) -> None:
    s.turn += 1
    kit.ask(s, seat, state.ASK_BET if s.owed == 0 else state.ASK_CALL)


def refusal(s: State, seat: int, action: int) -> int:
    refused = kit.refuse_unasked(s.asked, s.decider, state.ANSWERS, seat, action)
    if refused == 0 and action == state.RAISE and s.raises == state.RAISES:
        return NO_THIRD_RAISE
    return refused


def step(s: State, seat: int, action: int) -> None:
    tell(s, EVERYBODY, state.EVENTS[action], seat, 0, 0)
    if action == state.FOLD:
        win(s, 1 - seat, BY_FOLDING)
    elif action == state.BET or action == state.RAISE:
        pay(s, seat, s.owed + state.STAKES[s.round])
        s.raises += 1
        s.owed = state.STAKES[s.round]
        ask(s, 1 - seat)
    elif action == state.CHECK and seat == 0:
        ask(s, 1)
    else:
        pay(s, seat, s.owed)
        end_round(s)


def end_round(s: State) -> None:
    if s.round == 0:
        s.common = draw(s.rng, s.players[0].card, s.players[1].card)
        tell(s, EVERYBODY, state.EVENT_TURNED, s.common, 0, 0)
        begin_round(s, 1)
    else:
        show(s)


# --- the end


def show(s: State) -> None:
    for seat in range(2):
        tell(s, EVERYBODY, state.EVENT_SHOWS, seat, s.players[seat].card, 0)
    lead = strength(s, 0) - strength(s, 1)
    if lead == 0:
        split(s)
    else:
        win(s, 0 if lead > 0 else 1, BY_SHOWING)


def strength(s: State, seat: int) -> int:
    """A pair with the common card beats every single card."""
    rank = rank_of(s.players[seat].card)
    return rank + state.RANKS if rank == rank_of(s.common) else rank


def rank_of(card: int) -> int:
    return card // state.SUITS


def win(s: State, seat: int, rule: int) -> None:
    tell(s, EVERYBODY, state.EVENT_WINS, seat, s.pot, 0)
    pay(s, seat, -s.pot)
    kit.end(s, rule)


def split(s: State) -> None:
    half = s.pot // 2
    tell(s, EVERYBODY, state.EVENT_SPLIT, half, 0, 0)
    for seat in range(2):
        pay(s, seat, -half)
    kit.end(s, BY_SHOWING)


def score(s: State, seat: int) -> int:
    return s.players[seat].chips


def audit(s: State) -> int:
    """Different cards, and no chip is lost."""
    if s.players[0].card == s.players[1].card:
        return 1
    if s.common == s.players[0].card or s.common == s.players[1].card:
        return 2
    return 0 if s.pot + s.players[0].chips + s.players[1].chips == 2 * state.CHIPS else 3


# --- who sees what


def sees(s: State, seat: int, other: int) -> bool:
    """Does a seat, or a spectator (NONE), see the card of the other?"""
    return seat == other or s.ended_by == BY_SHOWING


def blind(s: State, seat: int) -> None:
    kit.hide_luck(s)
    for i in range(2):
        if not sees(s, seat, i):
            s.players[i].card = HIDDEN


def deal(s: State, seat: int, rng: Any) -> None:
    kit.deal_luck(s, rng)
    for i in range(2):
        if s.players[i].card == HIDDEN:
            s.players[i].card = draw(rng, s.players[1 - i].card, s.common)
