"""The contract: what every game supplies, as placeholders that algorithms can import and call.

``binding`` replaces these very objects by a game's functions, or by the kit's where the game has none of its own.
Called unbound, a placeholder raises.

Everywhere ``s`` is a state, ``seat`` a seat from 0, ``action`` an action number. An action number has one meaning; the
answers to a question are one contiguous range of them.
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
"""The range of answers to each question: the first action number, and one past the last. A placeholder, too."""

WEIGHTS: tuple[int, ...] = (10,)
"""What each trait weighs in the outlook, in hundredths. A placeholder; as it stands here it is for games without."""

TABLES: dict[str, tuple[Any, ...]] = {"ANSWERS": ANSWERS, "WEIGHTS": WEIGHTS}
"""Every placeholder of a table by its name."""


class Unbound(TypeError):
    """A placeholder was called that no game has been bound to."""


def supplied(placeholder: F) -> F:
    """Mark a function as one that games supply."""
    CONTRACT[placeholder.__name__] = placeholder
    return placeholder


@supplied
def new_game(s: Any) -> None:
    """Set up for ``s.n_seats`` and the ints in ``s.options``. Every field is written."""
    raise Unbound


@supplied
def to_act(s: Any) -> int:
    """The seats that may act now, a bit each; 0 when the game is over."""
    raise Unbound


@supplied
def question(s: Any, seat: int) -> int:
    """What the seat is asked; NONE when it is not asked anything."""
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
    """The next action number after this one that may be legal for the seat that is asked. For speed only: a game with
    many actions leaps over those of cards that the seat does not hold; ``action + 1`` is always right."""
    raise Unbound


@supplied
def step(s: Any, seat: int, action: int) -> None:
    """Carry out one legal action and all that follows until somebody must decide."""
    raise Unbound


@supplied
def score(s: Any, seat: int) -> int:
    """The seat's points as the game counts them now."""
    raise Unbound


@supplied
def standing(s: Any, seat: int) -> int:
    """The score with what breaks ties: the higher, the better the place."""
    raise Unbound


@supplied
def place(s: Any, seat: int) -> int:
    """1 for first; equal for ties."""
    raise Unbound


@supplied
def wins(s: Any, seat: int) -> bool:
    """Does the seat win, alone or with others, as things stand?"""
    raise Unbound


@supplied
def outcome(s: Any, out: Any) -> None:
    """Each seat's share of the win in sixtieths: they sum to WHOLE_WIN, or to 0 where the rules say nobody wins."""
    raise Unbound


@supplied
def ending(s: Any) -> int:
    """The number of the rule that ended the game; 0 while it goes on."""
    raise Unbound


@supplied
def turns(s: Any) -> int:
    """Turns begun, as the game counts them; where it counts them by rounds, those of this round."""
    raise Unbound


@supplied
def side(s: Any, seat: int) -> int:
    """The side that a seat plays, as a colour that is not like the others; NONE where all are alike."""
    raise Unbound


@supplied
def default_action(s: Any, seat: int) -> int:
    """The legal action that is taken for a seat whose clock runs out."""
    raise Unbound


@supplied
def audit(s: Any) -> int:
    """0 if every card, coin, die and token is in exactly one place and every field is in range; else what is wrong."""
    raise Unbound


@supplied
def blind(s: Any, seat: int) -> None:
    """Hide all that is not public, the seat's own, or recorded as known to it; ``seat = NONE`` is a spectator."""
    raise Unbound


@supplied
def deal(s: Any, seat: int, rng: Any) -> None:
    """Fill every HIDDEN with a fair guess: the shuffle, given all that the seat saw."""
    raise Unbound


@supplied
def observe(s: Any, seat: int, out: Any) -> None:
    """Write a blinded state as small numbers for learners."""
    raise Unbound


@supplied
def appeal(s: Any, seat: int, action: int) -> int:
    """How good a legal action looks at a glance, from a blinded state; higher is better."""
    raise Unbound


@supplied
def hunch(s: Any, seat: int, action: int) -> int:
    """The same at half a glance: for the many thousand games that a search plays in mind, where speed is more."""
    raise Unbound


@supplied
def trait(s: Any, seat: int, k: int) -> int:
    """Something that makes a seat's chances better or worse, as a number; one for each of WEIGHTS."""
    raise Unbound


@supplied
def outlook(s: Any, seat: int) -> int:
    """How well a seat stands when a turn begins: the seats' chances are as e to the power of a hundredth of this."""
    raise Unbound
