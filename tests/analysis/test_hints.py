"""Hints in positions with a known best move: they find it, and their reasons are true of the position."""

from __future__ import annotations

import functools
import math
from collections import Counter
from collections.abc import Sequence

import pytest

from aerodrome.analysis import Hint, hint
from aerodrome.analysis.chances import Futures, sample_futures, wins_at_once
from aerodrome.analysis.hints import FUTURES, REASONS, Reason, all_facts, is_timeless
from aerodrome.bots.search import Budget
from aerodrome.games import PACKAGES, load
from aerodrome.play.saying import said_of
from aerodrome.play.sight import Sight
from aerodrome.rulebook.messages import FACT_POINTS, FACT_WIN
from aerodrome.text import Speaker
from tests import LONG
from tests.analysis.positions import Position, positions

POSITIONS = positions()
each_position = pytest.mark.parametrize("position", POSITIONS, ids=str)
LOOKED_INTO = POSITIONS if LONG else POSITIONS[::4]
"""The positions to search: a few of each game, or all in the long form."""
each_looked_into = pytest.mark.parametrize("position", LOOKED_INTO, ids=str)

SIMULATIONS = 2000
MORE = 400
"""Futures of the independent sample that reasons are checked against."""


@functools.cache
def sight_of(position: Position) -> Sight:
    return position.sight()


@functools.cache
def hint_for(position: Position) -> Hint:
    return hint(sight_of(position), Budget(simulations=SIMULATIONS))


def in_words(position: Position, numbers: Sequence[int]) -> str:
    sight = sight_of(position)
    return Speaker(sight.game, names=sight.names, viewer=sight.seat).text(numbers)


@functools.cache
def other_futures(position: Position, action: int) -> Futures:
    return sample_futures(sight_of(position), action, MORE, seed=77)


# --- the positions ------------------------------------------------------------------------------------------


def test_every_game_has_ten_positions_of_different_kinds() -> None:
    for game in PACKAGES:
        chosen = [position for position in POSITIONS if position.game == game]
        assert len(chosen) >= 10
        assert len({position.seed for position in chosen}) >= 8
        assert len({position.seats for position in chosen}) >= 2
        questions = Counter(sight_of(p).game.plain.question(sight_of(p).state, sight_of(p).seat) for p in chosen)
        assert len(questions) >= 3
        assert max(questions.values()) <= 0.6 * len(chosen)


@each_position
def test_a_position_can_be_set_up_and_its_best_move_made(position: Position) -> None:
    sight = sight_of(position)
    assert 1 <= len(position.best_actions(sight)) < len(sight.legal)


@pytest.mark.parametrize("position", [p for p in POSITIONS if p.known == "at once"], ids=str)
def test_what_wins_at_once_wins_in_every_world(position: Position) -> None:
    sight = sight_of(position)
    sure = {action for action in sight.legal if wins_at_once(sight, action, seed=5)}
    assert sure == position.best_actions(sight)


@pytest.mark.native
@each_looked_into
def test_the_best_move_is_the_best_by_a_count_of_futures(position: Position) -> None:
    """A short count; the long one is told with the position."""
    sight = sight_of(position)
    best = position.best_actions(sight)
    shares = {}
    for action in sight.legal:
        found = sample_futures(sight, action, 300, seed=9)
        shares[action] = math.fsum(each[sight.seat] for each in found.shares) / 300
    assert min(shares[action] for action in best) > max(shares[a] for a in sight.legal if a not in best) + 0.03


# --- hints --------------------------------------------------------------------------------------------------


@pytest.mark.native
@each_looked_into
def test_a_hint_puts_the_best_move_first(position: Position) -> None:
    sight, found = sight_of(position), hint_for(position)
    assert found.moves[0].text in position.best
    assert len(found.moves) == min(3, len(sight.legal))
    assert len({move.action for move in found.moves}) == len(found.moves)
    assert found.simulations == SIMULATIONS
    for move in found.moves:
        assert move.action in sight.legal
        assert 0 <= move.share <= 1
        assert 0 < move.error <= 0.35
        assert move.share == move.chances.shares[sight.seat]
        assert sum(move.chances.shares) <= 1 + 1e-9
        assert move.label
        assert move.chances.samples >= FUTURES


@pytest.mark.native
@each_looked_into
def test_what_wins_at_once_is_called_so(position: Position) -> None:
    found = hint_for(position)
    now = [reason for reason in found.reasons if reason.when == "now"]
    both = found.moves[1].text in position.best  # then it is nothing that tells the two apart
    assert bool(now) == (position.known == "at once" and not both)
    if now:
        assert in_words(position, found.why) == "The first wins the game at once."
        assert wins_at_once(sight_of(position), found.moves[0].action, seed=5)
        assert not wins_at_once(sight_of(position), found.moves[1].action, seed=5)


@pytest.mark.native
@each_looked_into
def test_reasons_are_true_of_the_position(position: Position) -> None:
    """Other futures, and more of them, show the same: the same way round, and the figures but for luck."""
    found = hint_for(position)
    assert len(found.reasons) <= REASONS
    for reason in found.reasons:
        if reason.when == "now":
            continue
        here, there = (facts_in(position, reason, move.action) for move in found.moves[:2])
        assert (mean(here) > mean(there)) == (reason.here > reason.there), reason
        for told, values in ((reason.here, here), (reason.there, there)):
            spread = max(mean([(value - mean(values)) ** 2 for value in values]), 1 / FUTURES)
            assert abs(told - mean(values)) < 4 * math.sqrt(spread / FUTURES + spread / MORE), reason
        assert not reason.yes_or_no or set(here + there) == {0.0, 1.0}
        timeless = is_timeless(sight_of(position).game.messages[reason.fact[0]])
        assert in_words(position, reason.said(timeless)) in in_words(position, found.why)


def facts_in(position: Position, reason: Reason, action: int) -> list[float]:
    """A reason's fact in futures that the hint has not seen."""
    futures, sight = other_futures(position, action), sight_of(position)
    tables = [all_facts(sight, state, reason.when) for state in getattr(futures, reason.when)]
    return [float(facts[reason.fact].value) if reason.fact in facts else 0.0 for facts in tables]


def mean(values: list[float]) -> float:
    return math.fsum(values) / len(values)


@pytest.mark.native
@pytest.mark.parametrize("game", PACKAGES)
def test_most_positions_have_a_reason(game: str) -> None:
    """If the best move is far ahead, there is nearly always a reason to show."""
    found = [hint_for(position) for position in LOOKED_INTO if position.game == game]
    assert len(found) >= 2
    assert sum(bool(each.reasons) for each in found) >= 0.8 * len(found)


@pytest.mark.native
@each_looked_into
def test_reasons_speak_of_futures_and_of_no_hidden_card(position: Position) -> None:
    """About other players, reasons name only points and wins, which are open. Figures are said to come from games
    played on."""
    sight, found = sight_of(position), hint_for(position)
    rivals = [seat for seat in range(len(sight.names)) if seat != sight.seat]
    for reason in found.reasons:
        number, *arguments = reason.fact
        fact = in_words(position, [number, 1, *arguments])
        for seat in rivals:
            if sight.names[seat] in fact:
                assert reason.fact in ((FACT_WIN, seat), (FACT_POINTS, seat))
        if reason.when != "now":
            assert f"In {FUTURES} games played on from each of the two: " in in_words(position, found.why)


@pytest.mark.native
@pytest.mark.parametrize("position", LOOKED_INTO[::3], ids=str)
def test_the_same_sight_gives_the_same_hint(position: Position) -> None:
    assert hint(position.sight(), Budget(simulations=SIMULATIONS)) == hint_for(position)


@pytest.mark.native
def test_who_is_not_asked_gets_no_hint() -> None:
    match = POSITIONS[0].match()
    waiting = next(seat for seat in range(match.seats) if seat not in match.to_act)
    with pytest.raises(ValueError, match="not being asked"):
        hint(match.sight(waiting))


@pytest.mark.native
def test_a_single_move_needs_no_reason() -> None:
    for position in POSITIONS:
        match = position.match()
        while not match.over and len(match.legal(min(match.to_act)).numbers) > 1:
            seat = min(match.to_act)
            match.play(seat, match.legal(seat).numbers[0])
        if not match.over:
            found = hint(match.sight(min(match.to_act)))
            assert len(found.moves) == 1
            assert found.reasons == ()
            assert in_words(position, found.why) == "There is nothing else to do."
            return
    pytest.skip("no position leads to a question with one answer")


@pytest.mark.native
@pytest.mark.parametrize("game", PACKAGES)
def test_facts_do_not_change_a_state(game: str) -> None:
    position = next(p for p in LOOKED_INTO if p.game == game)
    futures = other_futures(position, sight_of(position).legal[0])
    before = futures.soon[0].pack()
    said_of(load(game), futures.soon[0], "facts", 0)
    assert futures.soon[0].pack() == before
