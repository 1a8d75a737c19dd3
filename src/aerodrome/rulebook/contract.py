"""The contract: what every game supplies, as placeholders that algorithms can import and call.

``binding`` replaces these objects with a game's functions, or with the kit's if the game has none of its own. An
unbound placeholder raises when it is called.

Throughout, ``s`` is a state, ``seat`` counts seats from 0, and ``action`` is an action number. Each action number has
one meaning, and the answers to a question are one contiguous range of numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

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


class Unbound(TypeError):
    """Somebody called a placeholder that is not bound to a game."""


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
    raise Unbound


@supplied
def question(s: Any, seat: int) -> int:
    """The question that the seat must answer; NONE if there is none."""
    raise Unbound


@supplied
def first_action(asked: int) -> int:
    """The first action number of a question's range."""
    raise Unbound


@supplied
def end_action(asked: int) -> int:
    """One past the last action number of a question's range."""
    raise Unbound


@supplied
def refusal(s: Any, seat: int, action: int) -> int:
    """0 when the action is legal, else the number of the rule that forbids it. Takes any int as action."""
    raise Unbound


@supplied
def following(s: Any, seat: int, action: int) -> int:
    """The next action number that may be legal for the seat that is asked. It is only for speed: a game with many
    actions skips those for cards that the seat does not hold, and ``action + 1`` is always right."""
    raise Unbound


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
    raise Unbound


@supplied
def place(s: Any, seat: int) -> int:
    """1 for first; equal for ties."""
    raise Unbound


@supplied
def wins(s: Any, seat: int) -> bool:
    """Would the seat win now, alone or with others?"""
    raise Unbound


@supplied
def outcome(s: Any, out: Any) -> None:
    """Each seat's share of the win in sixtieths. The shares sum to WHOLE_WIN, or to 0 if the rules say nobody wins."""
    raise Unbound


@supplied
def ending(s: Any) -> int:
    """The number of the rule that ended the game; 0 while it goes on."""
    raise Unbound


@supplied
def turns(s: Any) -> int:
    """How many turns have begun. A game that counts turns by rounds gives those of the current round."""
    raise Unbound


@supplied
def side(s: Any, seat: int) -> int:
    """The side that a seat plays in a game with different sides, such as colours; NONE if all sides are alike."""
    raise Unbound


@supplied
def default_action(s: Any, seat: int) -> int:
    """The legal action that the game takes for a seat when its clock runs out."""
    raise Unbound


@supplied
def audit(s: Any) -> int:
    """0 if every card, coin, die and token is in exactly one place and every field is in range, else a fault number."""
    raise Unbound


@supplied
def blind(s: Any, seat: int) -> None:
    """Hide everything that the seat does not know: it knows what is public, what is its own, and what the state records
    as known to it. ``seat = NONE`` is a spectator."""
    raise Unbound


@supplied
def deal(s: Any, seat: int, rng: Any) -> None:
    """Fill every HIDDEN with a fair guess: a draw from the shuffle, given everything that the seat has seen."""
    raise Unbound


@supplied
def observe(s: Any, seat: int, out: Any) -> None:
    """Write a blinded state as small numbers, for learning programs."""
    raise Unbound


@supplied
def appeal(s: Any, seat: int, action: int) -> int:
    """How good a legal action looks at a glance, from a blinded state; higher is better."""
    raise Unbound


@supplied
def hunch(s: Any, seat: int, action: int) -> int:
    """A faster, rougher ``appeal``, for the thousands of games that a search plays out."""
    raise Unbound


@supplied
def trait(s: Any, seat: int, k: int) -> int:
    """A number that makes a seat's chances better or worse. There is one trait for each entry of WEIGHTS."""
    raise Unbound


@supplied
def outlook(s: Any, seat: int) -> int:
    """How well a seat stands when a turn begins. The seats' chances are in proportion to exp(outlook / 100)."""
    raise Unbound
