"""The contract: what every game supplies, as placeholders that algorithms can import and call.

``binding`` replaces these objects with a game's functions. Most placeholders do something usual for a game that has no
such function of its own; the others raise when they are called. The usual ones rely on fields that most states have:
``asked`` is the current question, NONE when the game is over; ``decider`` is the seat that must answer it; ``turn``
counts turns; ``ended_by`` is the number of the rule that ended the game, 0 before that.

Throughout, ``s`` is a state, ``seat`` counts seats from 0, and ``action`` is an action number. Each action number has
one meaning, and the answers to a question are one contiguous range of numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from aerodrome.rulebook.kit import begin_observation, deal_luck, hide_luck, told
from aerodrome.rulebook.messages import ACTION, ASK, SCORE
from aerodrome.rulebook.primitives import say
from aerodrome.rulebook.record import NONE

F = TypeVar("F", bound=Callable[..., Any])

CONTRACT: dict[str, Callable[..., Any]] = {}
"""Every placeholder by its name."""

WHOLE_WIN = 60
"""Shares of a win are whole sixtieths: 60 divides by every number of winners from one to six."""

ANSWERS: tuple[tuple[int, int], ...] = ((0, 0),)
"""The range of answers to each question: the first action number, and one past the last. This is a placeholder too."""

WEIGHTS: tuple[int, ...] = (10,)
"""The weight of each trait in the outlook, in hundredths. This is a placeholder, and the value for games without
weights of their own."""

TABLES: dict[str, tuple[Any, ...]] = {"ANSWERS": ANSWERS, "WEIGHTS": WEIGHTS}
"""Every placeholder of a table by its name."""


PIECES = (("question", 1), ("asked", 1), ("seats", 18))  # for each seat: score, place
"""The parts of the usual observation in order, with their sizes."""


class SightModule(Protocol):
    """A game's ``sight.py``, for the type checker: `blind` and `deal`, as they are described below."""

    def blind(self, s: Any, seat: int) -> None: ...

    def deal(self, s: Any, seat: int, rng: Any) -> None: ...


class Unbound(TypeError):
    """A placeholder was called that is not bound to a game."""


def supplied(placeholder: F) -> F:
    """Mark a function as one that games supply."""
    CONTRACT[placeholder.__name__] = placeholder
    return placeholder


@supplied
def new_game(s: Any) -> None:
    """Set up the game for ``s.n_seats`` and the ints in ``s.options``. Write every field."""
    raise Unbound


@supplied
def to_act(s: Any) -> int:
    """The seats that may act now, a bit each; 0 when the game is over."""
    return 0 if s.asked == NONE else 1 << s.decider


@supplied
def question(s: Any, seat: int) -> int:
    """The question that the seat must answer; NONE if there is none."""
    return s.asked if seat == s.decider else NONE


@supplied
def first_action(asked: int) -> int:
    """The first action number of a question's range."""
    return 0 if asked == NONE else ANSWERS[asked][0]


@supplied
def end_action(asked: int) -> int:
    """One past the last action number of a question's range."""
    return 0 if asked == NONE else ANSWERS[asked][1]


@supplied
def refusal(s: Any, seat: int, action: int) -> int:
    """0 when the action is legal, else the number of the rule that forbids it. Takes any int as action."""
    raise Unbound


@supplied
def following(s: Any, seat: int, action: int) -> int:
    """The next action number that may be legal for the seat that is asked. It is only for speed: a game with many
    actions skips those for cards that the seat does not hold, and ``action + 1`` is always right."""
    return action + 1


@supplied
def step(s: Any, seat: int, action: int) -> None:
    """Carry out one legal action and everything that follows from it until somebody must decide."""
    raise Unbound


@supplied
def score(s: Any, seat: int) -> int:
    """The points that the seat has now."""
    raise Unbound


@supplied
def standing(s: Any, seat: int) -> int:
    """The score with its tie-breakers in one number; a higher number means a better place."""
    return score(s, seat)


@supplied
def place(s: Any, seat: int) -> int:
    """1 for first; equal for ties."""
    mine = standing(s, seat)
    better = 1
    for other in range(s.n_seats):
        if standing(s, other) > mine:
            better += 1
    return better


@supplied
def wins(s: Any, seat: int) -> bool:
    """Would the seat win now, alone or with others?"""
    return place(s, seat) == 1


@supplied
def outcome(s: Any, out: Any) -> None:
    """Each seat's share of the win in sixtieths. The shares sum to WHOLE_WIN, or to 0 if the rules say nobody wins."""
    winners = 0
    for seat in range(s.n_seats):
        if wins(s, seat):
            winners += 1
    for seat in range(s.n_seats):
        out[seat] = WHOLE_WIN // winners if wins(s, seat) else 0


@supplied
def ending(s: Any) -> int:
    """The number of the rule that ended the game; 0 while it goes on."""
    return s.ended_by  # type: ignore[no-any-return]


@supplied
def turns(s: Any) -> int:
    """How many turns have begun. A game that counts turns by rounds gives those of the current round."""
    return s.turn  # type: ignore[no-any-return]


@supplied
def side(s: Any, seat: int) -> int:
    """The side that a seat plays in a game with different sides, such as colours; NONE if all sides are alike."""
    return NONE


@supplied
def default_action(s: Any, seat: int) -> int:
    """The legal action that the game takes for a seat when its clock runs out."""
    return first_legal(s, seat)


def first_legal(s: Any, seat: int) -> int:
    """The first legal answer to a seat's question."""
    action = first_action(question(s, seat))
    while refusal(s, seat, action) != 0:
        action += 1
    return action


@supplied
def audit(s: Any) -> int:
    """0 if every card, coin, die and token is in exactly one place and every field is in range, else a fault number."""
    return 0


@supplied
def blind(s: Any, seat: int) -> None:
    """Hide everything that the seat does not know: it knows what is public, what is its own, and what the state records
    as known to it. ``seat = NONE`` is a spectator."""
    hide_luck(s)


@supplied
def deal(s: Any, seat: int, rng: Any) -> None:
    """Fill every HIDDEN with a fair guess: a draw from the shuffle, given everything that the seat has seen."""
    deal_luck(s, rng)


@supplied
def observe(s: Any, seat: int, out: Any) -> None:
    """Write a blinded state as small numbers, for learning programs. Usually these are the question, whether the viewer
    may act, and the score and place of each seat, starting with the viewer's."""
    viewer = begin_observation(NONE, seat, out)
    out[0] = 1 + question(s, seat)
    out[1] = (to_act(s) >> viewer) & 1
    for i in range(s.n_seats):
        other = (viewer + i) % s.n_seats
        out[2 + 2 * i] = score(s, other)
        out[3 + 2 * i] = place(s, other)


@supplied
def appeal(s: Any, seat: int, action: int) -> int:
    """How good a legal action looks at a glance, from a blinded state; higher is better."""
    return 0


@supplied
def hunch(s: Any, seat: int, action: int) -> int:
    """A faster, rougher ``appeal``, for the thousands of games that a search plays out."""
    return 0


@supplied
def trait(s: Any, seat: int, k: int) -> int:
    """A number that makes a seat's chances better or worse. There is one trait for each entry of WEIGHTS."""
    return score(s, seat)


@supplied
def outlook(s: Any, seat: int) -> int:
    """How well a seat stands when a turn begins. The seats' chances are in proportion to exp(outlook / 100)."""
    total = 0
    for k in range(len(WEIGHTS)):
        total += WEIGHTS[k] * trait(s, seat, k)
    return total


# --- texts: what these functions `say` (see `messages`). Their state is blinded for the seat, which may be NONE.


@supplied
def sentence(s: Any, event: int, a: int, b: int, c: int) -> None:
    """Say an event as a sentence. Of ``s`` only the options and the number of seats may be read."""
    told(s, event, a, b, c)


@supplied
def prompt(s: Any, seat: int) -> None:
    """Say what the seat is asked, in one message."""
    say(s, ASK)


@supplied
def notation(s: Any, action: int) -> None:
    """Say a move in the short form that game files use, in one message. Different actions have different notations."""
    say(s, ACTION, action)


@supplied
def label(s: Any, seat: int, action: int) -> None:
    """Say a move in full, in one message. Takes any action."""
    notation(s, action)


@supplied
def breakdown(s: Any, seat: int) -> None:
    """Say where a seat's points come from: a message each, whose first argument is the points."""


@supplied
def facts(s: Any, seat: int) -> None:
    """Say good things about a possible future state, which hints give as reasons: a message each, whose first argument
    is 1 for yes, or a number. Hints add scores, winners and endings for every game themselves."""


@supplied
def own_hand(s: Any, seat: int) -> None:
    """Say what a seat holds, in one message; nothing in games without hands."""


@supplied
def brief(s: Any, seat: int) -> None:
    """Say what a player wants to know at every question, a message for each line."""
    for i in range(s.n_seats):
        say(s, SCORE, i, score(s, i))
    if seat != NONE:
        own_hand(s, seat)


@supplied
def describe(s: Any, seat: int) -> None:
    """Say the table in sentences, a message for each line."""
    brief(s, seat)


@supplied
def remark(s: Any, event: int, a: int, b: int, c: int, ply: int) -> None:
    """Say what a seat remarks on an event, in one message whose first argument is that seat; usually nothing. The same
    game always has the same talk."""


@supplied
def card(s: Any, n: int) -> None:
    """Say the nth card with its figures, in one message. A game has CARDS_LISTED of them."""
