"""The arena: duplicate deals, intervals, ratings, and runs that stop and continue. On the plain engine."""

from __future__ import annotations

import dataclasses
import json
import math
import random
import statistics
from pathlib import Path

import pytest

from aerodrome.bots import make_bot
from aerodrome.games import load
from aerodrome.lab.arena import Plan, Played, Results, play_table
from aerodrome.lab.standings import Interval, interval, standings, student
from aerodrome.play.sight import Sight
from aerodrome.rulebook.game import BadSeats
from aerodrome.rulebook.record import HIDDEN
from aerodrome.simulate.ledger import BadRunFile
from aerodrome.simulate.rollout import BadBot, BadGames
from aerodrome.simulate.workers import Here, Processes

AIRSHIPS = load("airships")


def without_time(games: list[Played]) -> list[Played]:
    """Games without the seconds that they took, which no seed can fix."""
    return [dataclasses.replace(game, thought=tuple((n, 0.0) for n, _ in game.thought)) for game in games]


# --- who sits where


def test_as_many_bots_as_seats_are_turned_round() -> None:
    plan = Plan.make(AIRSHIPS, ["greedy", "random"], 1)
    assert plan.line_ups() == [("greedy", "random"), ("random", "greedy")]


def test_the_last_bot_fills_up_and_the_first_has_every_seat() -> None:
    ups = Plan.make(AIRSHIPS, ["greedy", "random"], 1, seats=4).line_ups()
    assert len(ups) == 4
    assert sorted(up.index("greedy") for up in ups) == [0, 1, 2, 3]
    assert all(up.count("random") == 3 for up in ups)


def test_of_more_bots_than_seats_every_choice_plays() -> None:
    plan = dataclasses.replace(Plan.make(AIRSHIPS, ["greedy", "random"], 1), bots=("a", "b", "c"))
    ups = plan.line_ups()
    assert {frozenset(up) for up in ups} == {frozenset("ab"), frozenset("ac"), frozenset("bc")}
    assert len(ups) == len(set(ups)) == 6


@pytest.mark.parametrize(
    ("bots", "deals", "seats", "seed", "error", "words"),
    [
        (["greedy"], 1, None, 0, BadBot, "two bots or more"),
        (["greedy", "greedy"], 1, None, 0, BadBot, "named twice"),
        (["greedy", "deep"], 1, None, 0, BadBot, "no bot called 'deep'"),
        (["greedy", "random"], 0, None, 0, BadGames, "from 1 to"),
        (["greedy", "random"], 1, 9, 0, BadSeats, "2–4 seats, not 9"),
        (["greedy", "random"], 1, None, 1 << 30, BadGames, "seed"),
    ],
)
def test_a_plan_that_makes_no_sense_is_refused(
    bots: list[str], deals: int, seats: int | None, seed: int, error: type[Exception], words: str
) -> None:
    with pytest.raises(error, match=words):
        Plan.make(AIRSHIPS, bots, deals, seats, seed)


# --- playing


def test_games_of_a_deal_begin_with_the_same_luck() -> None:
    """Bots that do the same whatever the seat: a rotated line-up of equals gives the same game."""
    game = load("dastardly-dirigibles")
    options = game.parse_options({}, 3)
    first = play_table(game, options, 5, [make_bot("greedy", 1) for _ in range(3)])
    again = play_table(game, options, 5, [make_bot("greedy", 1) for _ in range(3)])
    other = play_table(game, options, 6, [make_bot("greedy", 1) for _ in range(3)])
    assert without_time([first]) == without_time([again]) != without_time([other])


def test_a_game_at_the_arena_is_the_match_of_its_seed() -> None:
    """The same bots in a match of the same seed come to the same end: the arena adds nothing and leaves nothing out."""
    import aerodrome

    played = play_table(AIRSHIPS, AIRSHIPS.parse_options({}, 3), 11, [make_bot("greedy", seat) for seat in range(3)])
    match = aerodrome.new("airships", 3, seed=11)
    bots = [make_bot("greedy", seat) for seat in range(3)]
    while not match.over:
        seat = min(match.to_act)
        match.play(seat, bots[seat].choose(match.sight(seat)))
    assert played.scores == match.outcome.scores
    assert played.shares == match.outcome.shares
    assert played.places == match.outcome.places
    assert played.plies == match.ply


class Watcher:
    """A bot that keeps what it was shown."""

    name = "watcher"

    def __init__(self) -> None:
        self.seen: list[Sight] = []

    def choose(self, sight: Sight) -> int:
        self.seen.append(sight)
        return sight.legal[-1]


def test_a_bot_at_the_arena_sees_its_own_side_only() -> None:
    game = load("dastardly-dirigibles")
    watcher = Watcher()
    play_table(game, game.parse_options({}, 2), 3, [watcher, make_bot("greedy")])
    assert len(watcher.seen) > 20
    for sight in watcher.seen:
        assert sight.seat == 0
        assert sight.state.players[1].hand == [HIDDEN] * 60
        assert sight.state.rng == [HIDDEN] * 4
        assert all(event[0] in (-1, 0) for _, event in sight.told)
        assert len(sight.legal) > 1
    assert any("draws" in event.text for event in watcher.seen[-1].events)


def test_a_bot_that_breaks_the_rules_is_named() -> None:
    class Cheat:
        name = "cheat"

        def choose(self, sight: Sight) -> int:
            return -5

    with pytest.raises(BadBot, match="cheat chose -5"):
        play_table(AIRSHIPS, AIRSHIPS.parse_options({}, 2), 1, [Cheat(), Cheat()])


# --- keeping and going on


def test_the_number_of_workers_changes_nothing() -> None:
    plan = Plan.make(AIRSHIPS, ["greedy", "random"], 3, seed=2)
    alone, together = Results(plan), Results(plan)
    list(alone.play_missing(Here()))
    workers = Processes(2)
    assert sorted(together.play_missing(workers)) == [0, 1, 2]
    workers.close()
    assert [without_time(deal) for deal in alone.in_order] == [without_time(deal) for deal in together.in_order]
    told = [[standing.data() for standing in standings(plan, results.in_order)] for results in (alone, together)]
    for rows in told:
        for row in rows:
            row.pop("seconds_a_decision")
    assert told[0] == told[1]


def test_a_run_that_was_stopped_is_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    plan = Plan.make(AIRSHIPS, ["greedy", "random"], 4)
    begun = Results(plan, file)
    for done in begun.play_missing(Here()):
        if done == 1:
            break
    again = Results(plan, file)
    assert again.missing == [2, 3]
    assert without_time(again.deals[0]) == without_time(begun.deals[0])
    list(again.play_missing(Here()))
    whole = Results(plan)
    list(whole.play_missing(Here()))
    assert [without_time(deal) for deal in Results(plan, file).in_order] == [without_time(d) for d in whole.in_order]


def test_more_deals_can_be_added_to_a_file(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    list(Results(Plan.make(AIRSHIPS, ["greedy", "random"], 1), file).play_missing(Here()))
    assert Results(Plan.make(AIRSHIPS, ["greedy", "random"], 3), file).missing == [1, 2]


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    plan = Plan.make(AIRSHIPS, ["greedy", "random"], 2)
    list(Results(plan, file).play_missing(Here()))
    text = file.read_text()
    file.write_text(text[:-30])
    results = Results(plan, file)
    assert results.missing == [1]
    list(results.play_missing(Here()))
    assert Results(plan, file).missing == []


def test_a_damaged_line_among_others_is_named(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    plan = Plan.make(AIRSHIPS, ["greedy", "random"], 2)
    list(Results(plan, file).play_missing(Here()))
    lines = file.read_text().splitlines()
    lines[1] = lines[1][:40]
    file.write_text("\n".join(lines) + "\n")
    with pytest.raises(BadRunFile, match=r"line 2 of .* is damaged"):
        Results(plan, file)
    assert file.read_text().splitlines() == lines


@pytest.mark.parametrize("text", ["", "no json\n", '{"arena": 1}\n', '{"arena": 1}\n{"deal": "x"}\n'])
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, text: str) -> None:
    file = tmp_path / "notes.txt"
    file.write_text(text)
    with pytest.raises(BadRunFile):
        Results(Plan.make(AIRSHIPS, ["greedy", "random"], 1), file)
    assert file.read_text() == text


def test_results_of_another_plan_are_not_mixed_in(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    Results(Plan.make(AIRSHIPS, ["greedy", "random"], 1), file)
    for other in (
        Plan.make(AIRSHIPS, ["random", "greedy"], 1),
        Plan.make(AIRSHIPS, ["greedy", "random"], 1, seed=1),
        Plan.make(AIRSHIPS, ["greedy", "random"], 1, seats=3),
        Plan.make(AIRSHIPS, ["greedy", "random"], 1, options={"first_seat": 1}),
        Plan.make(load("mad-zeppelin"), ["greedy", "random"], 1),
    ):
        with pytest.raises(BadRunFile, match="results of another run"):
            Results(other, file)


def test_the_file_is_json_a_line(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    list(Results(Plan.make(AIRSHIPS, ["greedy", "random"], 1), file).play_missing(Here()))
    header, deal = (json.loads(line) for line in file.read_text().splitlines())
    assert header["bots"] == ["greedy", "random"]
    assert deal["deal"] == 0
    assert [game["bots"] for game in deal["games"]] == [["greedy", "random"], ["random", "greedy"]]


# --- what it says


@pytest.mark.parametrize(("freedom", "value"), [(3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (200, 1.972)])
def test_students_quantile(freedom: int, value: float) -> None:
    assert student(freedom) == pytest.approx(value, rel=0.012)


def test_an_interval_holds_the_truth_in_95_of_100_cases() -> None:
    rng = random.Random(3)
    held = 0
    for _ in range(2000):
        found = interval([rng.betavariate(2, 3) for _ in range(15)])
        held += found.low <= 0.4 <= found.high
    assert 0.93 < held / 2000 < 0.97


def test_equal_results_are_no_certainty() -> None:
    assert interval([1.0] * 30) == Interval(1.0, 0.9, 1.0)
    assert interval([0.5]) == Interval(0.5, 0.0, 1.0)


def game_of(bots: tuple[str, ...], winner: int) -> Played:
    n = len(bots)
    places = tuple(1 if seat == winner else 2 for seat in range(n))
    shares = tuple(1.0 if seat == winner else 0.0 for seat in range(n))
    return Played(bots, shares, places, tuple(int(10 * share) for share in shares), 50, ((20, 0.1),) * n)


def test_luck_that_goes_with_the_seat_cancels_out_in_paired_deals() -> None:
    """Whoever sits in the lucky seat wins: nobody is better, and paired deals know it for certain."""
    plan = Plan.make(AIRSHIPS, ["greedy", "random"], 40)
    deals = [[game_of(up, deal % 2) for up in plan.line_ups()] for deal in range(40)]
    for standing in standings(plan, deals):
        assert standing.share.mean == 0.5
        assert standing.plain.width > 0.2
        assert standing.share.width < standing.plain.width
        assert standing.wins == 40
        assert standing.places == {1: 40, 2: 40}


def test_who_wins_more_is_rated_higher_and_the_interval_is_that_of_the_deals() -> None:
    plan = Plan.make(AIRSHIPS, ["greedy", "random"], 60, seats=3)
    rng = random.Random(5)
    deals = []
    for _ in range(60):
        games = []
        for up in plan.line_ups():
            winner = up.index("greedy") if rng.random() < 0.6 else rng.randrange(3)
            games.append(game_of(up, winner))
        deals.append(games)
    best, other = standings(plan, deals)
    assert (best.bot, other.bot) == ("greedy", "random")
    assert best.rating > other.rating
    assert best.share.low > best.fair
    by_deal = [statistics.fmean(game.shares[game.bots.index("greedy")] for game in deal) for deal in deals]
    margin = student(59) * statistics.stdev(by_deal) / math.sqrt(60)
    assert best.share.high == pytest.approx(statistics.fmean(by_deal) + margin)
    assert best.games == 180
    assert other.games == 360
    assert best.wins + other.wins == pytest.approx(180)
