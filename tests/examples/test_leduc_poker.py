"""Leduc poker from its package: what it costs, who wins, who sees what."""

from __future__ import annotations

from typing import Any

import pytest

import aerodrome
from aerodrome.play.match import Match
from aerodrome.rulebook.game import Game

from .conftest import Example


@pytest.fixture
def leduc(example: Example, no_compiling: None) -> Game:
    return example("leduc-poker")


def played(game: Game, moves: str, *ranks: str) -> Match:
    """A match with these moves, in which the seats have cards of these ranks, and the common card if one is named."""
    for seed in range(2000):
        match = aerodrome.new(game, 2, seed=seed, names=["Ann", "Ben"])
        cards = [seen(match, seat)[seat] for seat in range(2)]
        if all(card.startswith(rank) for card, rank in zip(cards, ranks, strict=False)):
            for move in moves.split():
                match.play(min(match.to_act), move)
            common = match.view(0)["table"]["common"]
            if len(ranks) < 3 or (common or "").startswith(ranks[2]):
                return match
    raise AssertionError("2000 deals, and no such cards")


def seen(match: Match, viewer: int) -> list[Any]:
    return [player["card"] for player in match.view(viewer)["table"]["players"]]


@pytest.mark.parametrize(
    ("moves", "chips"),
    [
        ("bet fold", (14, 12)),
        ("check bet fold", (12, 14)),
        ("bet raise fold", (10, 16)),
        ("check check bet fold", (14, 12)),
        ("bet raise call bet raise fold", (4, 22)),
    ],
)
def test_who_folds_loses_what_was_paid(leduc: Game, moves: str, chips: tuple[int, int]) -> None:
    match = played(leduc, moves)
    assert match.over
    assert match.outcome.scores == chips
    assert match.view(0)["ended_by"] == "LP-2.4"


@pytest.mark.parametrize(
    ("ranks", "won"),
    [
        (("king", "queen", "jack"), 1),
        (("jack", "queen", "king"), -1),
        (("jack", "king", "jack"), 1),
        (("king", "queen", "queen"), -1),
        (("queen", "queen", "king"), 0),
    ],
)
def test_a_pair_wins_and_else_the_higher_rank(leduc: Game, ranks: tuple[str, ...], won: int) -> None:
    most = played(leduc, "bet raise call bet raise call", *ranks)
    assert most.outcome.scores == (13 + 13 * won, 13 - 13 * won)
    least = played(leduc, "check check check check", *ranks)
    assert least.outcome.scores == (13 + won, 13 - won)
    assert len(least.outcome.winners) == (2 if won == 0 else 1)


def test_there_is_no_third_raise(leduc: Game) -> None:
    match = played(leduc, "check bet raise")
    assert [move.text for move in match.legal(1)] == ["fold", "call"]
    with pytest.raises(aerodrome.IllegalMove, match=r"LP-2\.3: .* at most two bets and raises"):
        match.play(1, "raise")


def test_a_card_is_seen_by_its_player_until_it_is_shown(leduc: Game) -> None:
    match = played(leduc, "check check", "king", "jack", "queen")
    assert [card and card.split("-")[0] for card in seen(match, 0)] == ["king", None]
    assert "Ben has 12 chips and a hidden card." in match.describe(0)
    assert any("The common card is the Queen" in line for line in match.describe(1))
    for move in ("check", "check"):
        match.play(min(match.to_act), move)
    assert [card.split("-")[0] for card in seen(match, 0)] == ["king", "jack"]


def test_worlds_are_dealt_as_often_as_they_are_likely(leduc: Game) -> None:
    """With a King and a Queen in sight, one King, one Queen and two Jacks are left."""
    s: Any = played(leduc, "check check", "king", "jack", "queen").sight(0).state
    found, rng = [0, 0, 0], [1, 2, 3, 4]
    for _ in range(1000):
        world = s.copy()
        leduc.plain.deal(world, 0, rng)
        found[world.players[1].card // 2] += 1
    assert abs(found[0] - 500) < 80
    assert abs(found[1] - 250) < 80
    assert abs(found[2] - 250) < 80


def test_learners_see_the_cards_that_their_seat_sees(leduc: Game) -> None:
    match = played(leduc, "check check", "king", "jack", "queen")
    sight = match.sight(0)
    row = [0] * leduc.observed
    leduc.plain.observe(sight.state, 0, row)
    assert row == [1, 0, 1, 1, 0, 0, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 12, 12]
