"""The bots: they see a Sight, and the same sight makes them do the same."""

from __future__ import annotations

import dataclasses
from collections import Counter

import pytest

import aerodrome
from aerodrome.bots import BOTS, make_bot
from aerodrome.play.match import Match
from aerodrome.rulebook.record import HIDDEN
from aerodrome.rulebook.strict import HiddenLook, StrictState
from aerodrome.simulate.rollout import BadBot
from tests.match.helpers import play_on, random_match, state_of


def duel(seed: int, names: list[str]) -> Match:
    match = aerodrome.new("airships", len(names), seed=seed)
    bots = [make_bot(name, seed) for name in names]
    while not match.over:
        seat = min(match.to_act)
        match.play(seat, bots[seat].choose(match.sight(seat)))
    return match


@pytest.mark.parametrize("name", sorted(BOTS))
def test_the_same_sight_gives_the_same_move(name: str) -> None:
    match = aerodrome.new("airships", 3, seed=5)
    while not match.over:
        sight = match.sight(min(match.to_act))
        moves = {make_bot(name, 9).choose(sight) for _ in range(2)}
        assert len(moves) == 1
        assert moves <= set(sight.legal)
        play_on(match, match.ply, 5)


@pytest.mark.parametrize("name", sorted(BOTS))
def test_a_bot_that_has_thought_before_moves_as_a_fresh_one(name: str) -> None:
    match = random_match(5, 3, 12)
    sight = match.sight(min(match.to_act))
    tired = make_bot(name, 4)
    for seat in range(3):
        if seat in match.to_act:
            tired.choose(match.sight(seat))
    assert tired.choose(sight) == make_bot(name, 4).choose(sight)


@pytest.mark.parametrize("name", sorted(BOTS))
def test_choosing_changes_neither_the_sight_nor_the_match(name: str) -> None:
    match = random_match(5, 3, 12)
    before = state_of(match)
    sight = match.sight(min(match.to_act))
    seen = sight.state.pack()
    make_bot(name).choose(sight)
    assert sight.state.pack() == seen
    assert state_of(match) == before


@pytest.mark.parametrize("name", sorted(BOTS))
@pytest.mark.parametrize("seats", [2, 4])
def test_a_bot_looks_at_nothing_hidden(name: str, seats: int) -> None:
    match = aerodrome.new("airships", seats, seed=8, options={"entrepreneurs": "chosen"})
    bot = make_bot(name, 8)
    while not match.over:
        seat = min(match.to_act)
        sight = match.sight(seat)
        assert sight.state.rng == [HIDDEN] * 4
        strict = dataclasses.replace(sight, state=StrictState(sight.state))
        assert bot.choose(strict) == bot.choose(sight)
        play_on(match, match.ply, 3)


def test_the_strict_sight_would_have_told_of_a_look() -> None:
    sight = random_match(5, 3, 12).sight(0)
    with pytest.raises(HiddenLook, match=r"rng\[0\] is hidden"):
        StrictState(sight.state).rng[0]


def test_a_bot_with_one_legal_move_makes_it() -> None:
    sight = dataclasses.replace(random_match(5, 3, 12).sight(0), legal=(33,))
    for name in BOTS:
        assert make_bot(name).choose(sight) == 33


def test_the_random_bot_chooses_each_move_equally_often() -> None:
    match = aerodrome.new("airships", 2, seed=5)
    sight = match.sight(min(match.to_act))
    n = len(sight.legal)
    assert n >= 3
    drawn = Counter(make_bot("random", seed).choose(sight) for seed in range(600 * n))
    assert set(drawn) == set(sight.legal)
    chi_square = sum((count - 600) ** 2 / 600 for count in drawn.values())
    assert chi_square < 4 * n + 10  # far out in the tail for n - 1 degrees of freedom


def test_the_random_bot_draws_anew_at_every_ply() -> None:
    match = aerodrome.new("airships", 2, seed=5)
    sight = match.sight(min(match.to_act))
    assert len({make_bot("random", 1).choose(dataclasses.replace(sight, ply=ply)) for ply in range(60)}) == len(
        sight.legal
    )


def test_greedy_beats_random_clearly() -> None:
    shares = [0.0, 0.0]
    for seed in range(12):
        greedy = seed % 2
        match = duel(seed, ["greedy", "random"] if greedy == 0 else ["random", "greedy"])
        shares[0] += match.outcome.shares[greedy]
        shares[1] += match.outcome.shares[1 - greedy]
    assert shares[0] >= 9
    assert sum(shares) == pytest.approx(12)


def test_an_unknown_bot_is_answered_with_those_there_are() -> None:
    with pytest.raises(BadBot, match="no bot called 'deep'; there are: random, greedy, casual, club, master"):
        make_bot("deep")
