"""Reviews: luck and choices add up to the result, luck is fair, and choices are judged by what the seat knew."""

from __future__ import annotations

import functools
import math
import statistics
from collections.abc import Callable

import pytest

import aerodrome
from aerodrome import NothingToReview
from aerodrome.analysis.reviews import Review, Survey, course_of, figure, review, work
from aerodrome.bots import make_bot
from aerodrome.bots.simple import bot_luck
from aerodrome.drivers.play import best_liked
from aerodrome.games import PACKAGES, load
from aerodrome.play.match import Match
from aerodrome.play.sight import Sight
from aerodrome.rulebook.chance import below
from tests import LONG

pytestmark = pytest.mark.native

GAMES = 200 if LONG else 3
FUTURES = 40 if LONG else 12
SECRET = [name for name in PACKAGES if load(name).has_secrets]

Choose = Callable[[Sight], int]


def by_hunch(sight: Sight) -> int:
    """What the judge plays."""
    choose, legal = sight.game.plain.bind(best_liked), list(sight.legal)
    return int(choose(sight.state, sight.seat, legal, len(legal), True, bot_luck(3, sight.ply)))


def at_random(sight: Sight) -> int:
    return sight.legal[below(bot_luck(5, sight.ply), len(sight.legal))]


def greedily(sight: Sight) -> int:
    return make_bot("greedy", 4).choose(sight)


def played(game: str, players: tuple[Choose, ...], seed: int) -> Match:
    match = aerodrome.new(game, len(players), seed=seed)
    while not match.over:
        seat = min(match.to_act)
        match.play(seat, players[seat](match.sight(seat)))
    return match


def reviewed(match: Match, futures: int = FUTURES) -> Review:
    survey = Survey(course_of(match), wanted=futures)
    survey.take_searches([job.legal[0] for job in survey.searches()])  # what is best is another matter
    survey.take_futures([job.work() for job in survey.futures()])
    return survey.review()


@functools.cache
def some_reviews(game: str) -> tuple[tuple[Match, Review], ...]:
    """Games of somebody who plays at random against the judge's equal."""
    matches = [played(game, (at_random, by_hunch), seed) for seed in range(GAMES)]
    return tuple((match, reviewed(match)) for match in matches)


@pytest.mark.parametrize("game", PACKAGES)
def test_the_parts_add_up_to_the_result(game: str) -> None:
    for match, found in some_reviews(game):
        for seat, account in enumerate(found.accounts):
            parts = account.opening, account.luck, account.choices, account.others
            assert math.isclose(sum(part.value for part in parts), account.result, abs_tol=1e-9)
            assert account.result == match.outcome.shares[seat]
            strokes = sum(each.shares[seat].value for each in found.fortunes)
            gains = sum(each.gain.value for each in found.verdicts if each.seat == seat)
            assert math.isclose(strokes, account.luck.value, abs_tol=1e-9)
            assert math.isclose(gains, account.choices.value, abs_tol=1e-9)
            assert all(part.error >= 0 for part in parts)


@pytest.mark.parametrize("game", PACKAGES)
def test_values_lead_from_the_deal_to_the_result(game: str) -> None:
    for match, found in some_reviews(game):
        assert len(found.values) == len(found.errors) == match.ply + 1
        assert found.values[-1] == match.outcome.shares
        assert found.errors[-1] == 0
        for shares in found.values:
            assert math.isclose(sum(shares), 1.0, abs_tol=1e-9)
        for each in found.fortunes:
            assert math.isclose(sum(part.value for part in each.shares), 0.0, abs_tol=1e-9), "luck is taken from others"


@pytest.mark.parametrize("game", PACKAGES)
def test_dice_and_cards_are_fair_however_somebody_plays(game: str) -> None:
    """Their mean is zero: what skill wins must not pass for luck. Here every choice is judged with all hands open,
    since a fair guess at hidden cards does not read from others' choices what they hold."""
    lucks = []
    for seed in range(GAMES):
        survey = Survey(course_of(played(game, (at_random, by_hunch), seed)), seed, FUTURES)
        survey.take_searches([job.legal[0] for job in survey.searches()])
        for choice in survey._choices.values():
            choice.hides = False
        survey.take_futures([job.work() for job in survey.futures()])
        lucks.append(survey.review().accounts[0].luck.value)
    mean, error = statistics.mean(lucks), statistics.stdev(lucks) / math.sqrt(len(lucks))
    assert abs(mean) < 4 * max(error, 0.25 / math.sqrt(len(lucks)))


@pytest.mark.parametrize("game", PACKAGES if LONG else ["airships"])
def test_who_plays_at_random_loses_by_it(game: str) -> None:
    found = some_reviews(game) if LONG else [(None, reviewed(played(game, (at_random, by_hunch), 1), 300))]
    assert statistics.mean(each.accounts[0].choices.value for _, each in found) < -0.2


@pytest.mark.parametrize("game", PACKAGES)
def test_who_plays_as_the_judge_has_no_merit_and_no_fault(game: str) -> None:
    found = reviewed(played(game, (by_hunch, at_random), 7))
    mine, theirs = found.accounts
    assert abs(mine.choices.value) <= 2 * mine.choices.error, "only where a hunch likes several moves alike"
    assert theirs.others.value == pytest.approx(-mine.choices.value)
    assert figure([0]) in [each.gain for each in found.verdicts if each.seat == 0]
    assert theirs.choices.value != 0


def test_the_best_costs_nothing_and_nothing_costs_less() -> None:
    match = played("airships", (at_random, greedily), 3)
    survey = Survey(course_of(match), wanted=FUTURES)
    searches = survey.searches()
    survey.take_searches([match.log[search.ply - 1].action for search in searches])
    survey.take_futures([job.work() for job in survey.futures()])
    assert all(each.cost == figure([0]) and each.best == each.played for each in survey.review().verdicts)
    for each in reviewed(match).verdicts:
        assert each.cost.value >= 0
        assert (each.best == each.played) == (each.cost.value == 0)


def test_the_dearest_choices_are_told() -> None:
    match = played("airships", (greedily, greedily), 1)
    found = review(match, futures=100)
    clear = [each for each in found.verdicts if each.clear]
    costs = sorted((each.cost.value for each in clear if each.seat == 0), reverse=True)
    told = [-moment.by.value for moment in found.worst[0] if not moment.is_luck]
    assert costs
    assert told
    assert told == costs[: len(told)]
    assert len(found.worst[0]) <= 3


@pytest.mark.parametrize("game", SECRET)
def test_a_choice_is_judged_by_what_its_seat_knew(game: str) -> None:
    """Worlds that the seat cannot tell apart ask the same of the judge."""
    match, seen = played(game, (greedily, greedily, greedily), 2), 0
    course = course_of(match)
    rules, luck = match.game.plain, [1, 2, 3, 1]
    for ply, (seat, _) in enumerate(course.moves):
        if ply % 5:
            continue
        other = match.game.state.unpack(course.states[ply])
        rules.blind(other, seat)
        rules.deal(other, seat, luck)
        surveys = []
        for state in (course.states[ply], other.pack()):
            states = [*course.states[:ply], state, *course.states[ply + 1 :]]
            survey = Survey(type(course)(course.game, 3, course.options, states, course.moves, course.shares))
            survey.take_searches([job.legal[-1] for job in survey.searches()])
            surveys.append(survey)
        first, second = ([job for job in survey.searches() if job.ply == ply + 1] for survey in surveys)
        assert first == second
        if first and first[0].blinded != course.states[ply]:
            mine, theirs = (
                [job.position for job in survey.futures() if job.position.packed == first[0].blinded]
                for survey in surveys
            )
            assert mine == theirs
            seen += bool(mine)
        if seen == 3:
            return
    assert seen


def test_only_what_is_over_is_reviewed() -> None:
    match = aerodrome.new("airships", seed=1)
    with pytest.raises(NothingToReview, match="finished"):
        review(match)
    match.play(min(match.to_act), match.legal(min(match.to_act))[0])
    with pytest.raises(NothingToReview):
        review(match)


def test_jobs_can_be_sent_to_another_process() -> None:
    import pickle

    survey = Survey(course_of(played("mad-zeppelin", (greedily, greedily), 2)), wanted=FUTURES)
    search = survey.searches()[0]
    assert work(pickle.loads(pickle.dumps(search))) == work(search)
    survey.take_searches([job.legal[0] for job in survey.searches()])
    future = survey.futures()[1]
    assert work(pickle.loads(pickle.dumps(future))) == work(future)
