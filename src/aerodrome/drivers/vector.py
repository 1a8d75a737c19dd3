"""Vectors: many games side by side, one decision of each at a time. These drivers deal, ask, step and observe all.

Game i of a vector has its state in ``states[i]``, the seed of its match in ``seeds[i]``, its ply in ``plies[i]`` and
the seat that is asked in ``seats[i]``. A match that ends is followed by another in the same place, whose seed is
``stride`` higher. Seats that choose at the same time are asked one after the other, the lowest first, as in all
drivers; an observation does not show what the others have chosen.
"""

from __future__ import annotations

from typing import Any

from aerodrome.drivers.liking import like_actions
from aerodrome.drivers.play import begin_game, bot_action, lowest_seat, random_action
from aerodrome.rulebook import contract, kit
from aerodrome.rulebook.chance import first_key, key_chance, second_key
from aerodrome.rulebook.primitives import copy
from aerodrome.rulebook.record import NONE

BITS = 32
"""Bits in a word of legal actions. The highest is the word's sign."""
SIGN = 1 << (BITS - 1)

SEED_MASK = (1 << 62) - 1

MOST, LEAST = 127, -128
"""What fits a byte."""


# --- one game, as a thread of a GPU plays it, too


def begin_match(s: Any, seed: int) -> int:
    """Deal the match of this seed; return the seat that is asked."""
    begin_game(s, seed)
    return lowest_seat(contract.to_act(s))


def carry_out(s: Any, seed: int, ply: int, seat: int, action: int, max_plies: int) -> int:
    """Carry out a legal action with the luck of its ply. Return the seat that is asked next; NONE if the match is over,
    or has been played as far as any may be."""
    key_chance(s.rng, first_key(seed), second_key(seed), ply)
    contract.step(s, seat, action)
    waiting = contract.to_act(s)
    return NONE if waiting == 0 or ply >= max_plies else lowest_seat(waiting)


def seed_after(seed: int, stride: int) -> int:
    return (seed + stride) & SEED_MASK


def write_ending(s: Any, shares: Any, scores: Any) -> None:
    contract.outcome(s, shares)
    for seat in range(s.n_seats):
        scores[seat] = contract.score(s, seat)


def clear_ending(shares: Any, scores: Any) -> None:
    kit.fill(shares, 0)
    kit.fill(scores, 0)


def choose_at_random(s: Any, seed: int, ply: int, seat: int, legal: Any, rng: Any) -> int:
    """What the random bot chooses at this ply of the match of this seed."""
    return random_action(s, seat, legal, rng, first_key(seed), second_key(seed), ply)


def as_byte(n: int) -> int:
    """A number of an observation, cut down to what fits a byte."""
    return max(min(n, MOST), LEAST)


def choose_as_bot(s: Any, view: Any, seed: int, ply: int, seat: int, bot: int, legal: Any, rng: Any) -> int:
    """What a bot chooses at this ply of the match of this seed."""
    return bot_action(s, view, seat, legal, rng, bot, first_key(seed), second_key(seed), ply)


def write_legal(s: Any, seat: int, words: Any) -> None:
    """Set the bit of every legal action: action a is bit a % BITS of word a // BITS."""
    kit.fill(words, 0)
    end = contract.end_action(contract.question(s, seat))
    action = contract.following(s, seat, contract.first_action(contract.question(s, seat)) - 1)
    while action < end:
        if contract.refusal(s, seat, action) == 0:
            bit = 1 << (action % BITS)
            words[action // BITS] |= bit if bit < SIGN else -SIGN
        action = contract.following(s, seat, action)


def write_liking(s: Any, view: Any, seat: int, appeals: Any, row: Any) -> None:
    """Write how much the seat that is asked likes each action, by what it may see. ``view`` is room for that."""
    copy(view, s)
    contract.blind(view, seat)
    like_actions(view, seat, appeals, row)


# --- all of them


def vector_begin(states: Any, seeds: Any, plies: Any, seats: Any, seed: int) -> None:
    """Deal the matches of this seed and those after it."""
    for i in range(len(states)):
        seeds[i] = seed_after(seed, i)
        plies[i] = 0
        seats[i] = begin_match(states[i], seeds[i])


def vector_refused(states: Any, seats: Any, actions: Any) -> int:
    """The first game whose action is not legal; NONE if all are."""
    for i in range(len(states)):
        if contract.refusal(states[i], seats[i], actions[i]) != 0:
            return i
    return NONE


def vector_step(
    states: Any,
    seeds: Any,
    plies: Any,
    seats: Any,
    actions: Any,
    ended: Any,
    shares: Any,
    scores: Any,
    lengths: Any,
    stride: int,
    max_plies: int,
) -> None:
    """Carry out one legal action of every game.

    If a match ends, its row of ``ended`` is 1, its outcome is in ``shares`` and ``scores`` and its plies in
    ``lengths``; and the next match has been dealt. In all other rows these are 0.
    """
    for i in range(len(states)):
        plies[i] += 1
        if ended[i] != 0:
            ended[i] = 0
            lengths[i] = 0
            clear_ending(shares[i], scores[i])
        asked = carry_out(states[i], seeds[i], plies[i], seats[i], actions[i], max_plies)
        if asked == NONE:
            asked = end_and_deal(states, seeds, plies, ended, shares, scores, lengths, i, stride)
        seats[i] = asked


def end_and_deal(
    states: Any,
    seeds: Any,
    plies: Any,
    ended: Any,
    shares: Any,
    scores: Any,
    lengths: Any,
    i: int,
    stride: int,
) -> int:
    """Write how the match of game i has ended, and deal the next; return the seat that is asked."""
    ended[i] = 1
    lengths[i] = plies[i]
    write_ending(states[i], shares[i], scores[i])
    seeds[i] = seed_after(seeds[i], stride)
    plies[i] = 0
    return begin_match(states[i], seeds[i])


def vector_rivals(
    states: Any,
    views: Any,
    seeds: Any,
    plies: Any,
    seats: Any,
    own: Any,
    rivals: Any,
    legal: Any,
    rng: Any,
    ended: Any,
    shares: Any,
    scores: Any,
    lengths: Any,
    stride: int,
    max_plies: int,
) -> None:
    """Let bots play in every game until the seat in ``own`` is asked.

    The seat after that one plays as the first bot of ``rivals``, and so on. ``views`` has room for what a bot may see.
    If a match ends, it is written down as in `vector_step`.
    """
    for i in range(len(states)):
        s = states[i]
        while seats[i] != own[i]:
            plies[i] += 1
            bot = rivals[(seats[i] - own[i] - 1) % s.n_seats]
            action = choose_as_bot(s, views[0], seeds[i], plies[i], seats[i], bot, legal, rng)
            asked = carry_out(s, seeds[i], plies[i], seats[i], action, max_plies)
            if asked == NONE:
                asked = end_and_deal(states, seeds, plies, ended, shares, scores, lengths, i, stride)
            seats[i] = asked


def vector_choose(states: Any, seeds: Any, plies: Any, seats: Any, legal: Any, rng: Any, actions: Any) -> None:
    """Choose a legal action at random in every game, as the random bot does."""
    for i in range(len(states)):
        actions[i] = choose_at_random(states[i], seeds[i], plies[i] + 1, seats[i], legal, rng)


def vector_legal(states: Any, seats: Any, words: Any) -> None:
    """Write the legal actions of every game as bits."""
    for i in range(len(states)):
        write_legal(states[i], seats[i], words[i])


def vector_liking(states: Any, seats: Any, views: Any, appeals: Any, rows: Any) -> None:
    """Write how much the seat that is asked likes each action. ``views`` has room for what it may see."""
    for i in range(len(states)):
        write_liking(states[i], views[0], seats[i], appeals, rows[i])


def vector_observe(states: Any, seats: Any, rows: Any) -> None:
    """Write what these seats see."""
    for i in range(len(states)):
        contract.observe(states[i], seats[i], rows[i])


def vector_observe_bytes(states: Any, seats: Any, seen: Any, rows: Any) -> None:
    """The same in bytes. Numbers that do not fit are cut down. ``seen`` has room for an observation."""
    for i in range(len(states)):
        contract.observe(states[i], seats[i], seen)
        write_bytes(seen, rows[i])


def write_bytes(numbers: Any, row: Any) -> None:
    for k in range(min(len(numbers), len(row))):
        row[k] = as_byte(numbers[k])
