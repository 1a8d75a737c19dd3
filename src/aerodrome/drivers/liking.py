"""Liking: instinct as a byte for every action, as learners and networks take it.

What an action loses beside the most appealing one counts by its logarithm, since games use numbers of different size.
"""

from __future__ import annotations

from typing import Any

from aerodrome.rulebook import contract, kit
from aerodrome.rulebook.record import NONE

MOST_LIKED = 127
LEAST_LIKED = 1
"""An action that is not legal has 0."""

FAR = 1 << 16
"""Actions that are this far behind are all liked least."""


def like_actions(view: Any, seat: int, appeals: Any, liking: Any) -> None:
    """Write how much a seat likes each action: MOST_LIKED for the most appealing, less for the others, 0 for those that
    are not legal. ``view`` is what the seat may see; ``appeals`` has room for a number for each action."""
    kit.fill(liking, 0)
    asked = contract.question(view, seat)
    if asked == NONE:
        return
    begin = contract.first_action(asked)
    end = contract.end_action(asked)
    best = 0
    legal = 0
    action = contract.following(view, seat, begin - 1)
    while action < end:
        if contract.refusal(view, seat, action) == 0:
            appeals[action] = contract.appeal(view, seat, action)
            best = appeals[action] if legal == 0 else max(best, appeals[action])
            liking[action] = MOST_LIKED
            legal += 1
        action = contract.following(view, seat, action)
    for action in range(begin, end):
        if liking[action] != 0:
            liking[action] = max(MOST_LIKED - eighths(min(best - appeals[action], FAR)), LEAST_LIKED)


def eighths(loss: int) -> int:
    """Eight times the binary logarithm of ``1 + loss``: exact where that is a power of two, and straight in between."""
    n = 1 + loss
    doublings = 0
    while n >> doublings > 1:
        doublings += 1
    return 8 * doublings + ((n << 3) >> doublings) - 8
