"""Playing whole games: drivers over any game, plain or compiled.

A *driver* asks who is to act, lists the legal actions, lets a bot choose, keys the luck of the ply, and steps. The bots
here need no memory of their own. Each sees a blinded copy of the state and draws from its own generator.
"""

from __future__ import annotations

from typing import Any

from aerodrome.rulebook import contract
from aerodrome.rulebook.chance import below, first_key, key_chance, second_key
from aerodrome.rulebook.primitives import copy

RANDOM_BOT = 0
GREEDY_BOT = 1

BOT_SALT = 0x5EED0B07
"""Bots draw from a different stream than the game, so thinking never changes the dice."""


def lowest_seat(mask: int) -> int:
    """The first seat of a set that is not empty."""
    seat = 0
    while (mask >> seat) & 1 == 0:
        seat += 1
    return seat


def list_legal(s: Any, seat: int, legal: Any) -> int:
    """Write the seat's legal actions into ``legal``, in rising order; return how many there are."""
    asked = contract.question(s, seat)
    end = contract.end_action(asked)
    n = 0
    action = contract.following(s, seat, contract.first_action(asked) - 1)
    while action < end:
        legal[n] = action
        n += 1 if contract.refusal(s, seat, action) == 0 else 0
        action = contract.following(s, seat, action)
    return n


def most_appealing(view: Any, seat: int, legal: Any, n: int, rng: Any) -> int:
    """The action with the most appeal; a random one of several."""
    return best_liked(view, seat, legal, n, False, rng)


def best_liked(s: Any, seat: int, legal: Any, n: int, by_hunch: bool, rng: Any) -> int:
    """The action with the most appeal, or with the best hunch; a random one of several."""
    best: int = legal[0]
    most = 0
    ties = 0
    for i in range(n):
        looks = contract.hunch(s, seat, legal[i]) if by_hunch else contract.appeal(s, seat, legal[i])
        if ties == 0 or looks > most:
            best = legal[i]
            most = looks
            ties = 1
        elif looks == most:
            ties += 1
            if below(rng, ties) == 0:
                best = legal[i]
    return best


def choose(s: Any, view: Any, seat: int, legal: Any, n: int, bot: int, rng: Any) -> int:
    """A bot's choice among several legal actions. ``view`` is scratch space for what the bot may see."""
    if bot == GREEDY_BOT:
        copy(view, s)
        contract.blind(view, seat)
        return most_appealing(view, seat, legal, n, rng)
    return legal[below(rng, n)]  # type: ignore[no-any-return]


def begin_game(s: Any, seed: int) -> None:
    key_chance(s.rng, first_key(seed), second_key(seed), 0)
    contract.new_game(s)


def play_ply(
    s: Any, view: Any, legal: Any, rng: Any, bots: Any, first: int, second: int, ply: int, waiting: int
) -> None:
    """Play this ply for the first seat that is to act. ``first`` and ``second`` are the match's keys."""
    seat = lowest_seat(waiting)
    action = bot_action(s, view, seat, legal, rng, bots[seat], first, second, ply)
    key_chance(s.rng, first, second, ply)
    contract.step(s, seat, action)


def bot_action(s: Any, view: Any, seat: int, legal: Any, rng: Any, bot: int, first: int, second: int, ply: int) -> int:
    """What a bot chooses at this ply of the match with these keys."""
    n = list_legal(s, seat, legal)
    action: int = legal[0]
    if n > 1:
        key_chance(rng, first ^ BOT_SALT, second, ply)
        action = choose(s, view, seat, legal, n, bot, rng)
    return action


def random_action(s: Any, seat: int, legal: Any, rng: Any, first: int, second: int, ply: int) -> int:
    """The same if the bot is the random one."""
    n = list_legal(s, seat, legal)
    action: int = legal[0]
    if n > 1:
        key_chance(rng, first ^ BOT_SALT, second, ply)
        action = legal[below(rng, n)]
    return action


def play_ply_at_random(s: Any, legal: Any, rng: Any, first: int, second: int, ply: int, waiting: int) -> None:
    """The same if all bots are random. It leaves out instinct, which would take up room on a GPU."""
    seat = lowest_seat(waiting)
    action = random_action(s, seat, legal, rng, first, second, ply)
    key_chance(s.rng, first, second, ply)
    contract.step(s, seat, action)


def play_game(s: Any, view: Any, legal: Any, rng: Any, bots: Any, seed: int, max_plies: int) -> int:
    """Play the match of this seed to its end; return the number of plies."""
    first = first_key(seed)
    second = second_key(seed)
    begin_game(s, seed)
    ply = 0
    waiting = contract.to_act(s)
    while waiting != 0 and ply < max_plies:
        ply += 1
        play_ply(s, view, legal, rng, bots, first, second, ply, waiting)
        waiting = contract.to_act(s)
    return ply


def write_result(s: Any, i: int, n: int, plies: Any, shares: Any, scores: Any, lengths: Any, sides: Any) -> None:
    """Write the result of a match of ``n`` plies into row i: each seat's share, score and side, and the length."""
    plies[i] = n
    contract.outcome(s, shares[i])
    for seat in range(s.n_seats):
        scores[i][seat] = contract.score(s, seat)
        sides[i][seat] = contract.side(s, seat)
    lengths[i] = contract.turns(s)


def play_games(
    states: Any,
    legal: Any,
    rng: Any,
    bots: Any,
    seed: int,
    first: int,
    games: int,
    max_plies: int,
    plies: Any,
    shares: Any,
    scores: Any,
    lengths: Any,
    sides: Any,
) -> int:
    """Play games ``first`` to ``first + games - 1`` of a run in ``states[0]``; return the total number of plies.

    Game i is the match of seed ``seed * 2**32 + i``. Its result goes into row i - first of ``plies``, ``shares``,
    ``scores``, ``lengths`` (in turns) and ``sides``.
    """
    total = 0
    for i in range(games):
        n = play_game(states[0], states[1], legal, rng, bots, (seed << 32) + first + i, max_plies)
        write_result(states[0], i, n, plies, shares, scores, lengths, sides)
        total += n
    return total
