"""The search bot on the real games, compiled: reproducible, bounded, honest, and told from its sight alone."""

from __future__ import annotations

import ctypes
import time
from pathlib import Path
from typing import Any

import pytest

import aerodrome
from aerodrome.analysis import hint, win_chances
from aerodrome.analysis.chances import chances_in
from aerodrome.bots import make_bot
from aerodrome.bots.search import CHUNK, LEVELS, BadTuning, Budget, Thought, Tuning, think, tuning_of
from aerodrome.bots.simple import bot_luck
from aerodrome.drivers.search import COLUMNS, MAX_SEATS, PATH, PLAN, SECOND_KEY, WORTH, search
from aerodrome.games import PACKAGES, load
from aerodrome.play.luck import SeededLuck
from aerodrome.play.match import Match
from aerodrome.play.sight import Sight
from aerodrome.rulebook.chance import first_key, key_chance, second_key
from aerodrome.rulebook.record import NONE
from aerodrome.rulebook.strict import StrictState
from aerodrome.simulate.rollout import BadBot

pytestmark = pytest.mark.native

GAMES = list(PACKAGES)


def midway(game: str, seats: int = 3, seed: int = 4, plies: int = 40) -> Match:
    """A match of greedy bots after so many moves, at a question with several answers."""
    match = Match(load(game), seats, None, SeededLuck(seed))
    bots = [make_bot("greedy", seed + seat) for seat in range(seats)]
    while match.ply < plies or len(match.legal(min(match.to_act)).numbers) < 3:
        seat = min(match.to_act)
        match.play(seat, bots[seat].choose(match.sight(seat)))
    return match


def asked(match: Match) -> Sight:
    return match.sight(min(match.to_act))


def other_world(match: Match, seat: int, seed: int) -> Match:
    """The same match with other hidden cards and other future luck, which the seat cannot tell from its own."""
    rng = [0, 0, 0, 0]
    key_chance(rng, first_key(seed), second_key(seed), 9)
    state = match.sight(seat).state
    match.game.plain.deal(state, seat, rng)
    other = match.copy(state.pack())
    other.luck = SeededLuck(seed)
    return other


@pytest.mark.parametrize("game", GAMES)
def test_the_same_sight_seed_and_simulations_give_the_same_findings(game: str) -> None:
    sight = asked(midway(game))
    first, again = (think(sight, Budget(simulations=300), 5) for _ in range(2))
    assert first.tally == again.tally
    assert first.times == again.times
    assert first.times != think(sight, Budget(simulations=300), 6).times
    assert first.simulations == 300
    assert {action for action, times in enumerate(first.times) if times} <= set(sight.legal)
    assert 290 <= round(sum(map(sum, first.tally)), 9) <= 300  # in some games there can be an end without a winner


@pytest.mark.parametrize("game", GAMES)
def test_worlds_that_a_seat_cannot_tell_apart_give_the_same_move_hint_and_odds(game: str) -> None:
    match = midway(game)
    seat = min(match.to_act)
    bot = make_bot("search:200", 3)
    states = set()
    answers = []
    for seed in range(4):
        world = other_world(match, seat, seed)
        states.add(world.board.pack())
        sight = world.sight(seat)
        budget = Budget(simulations=200)
        answers.append((bot.choose(sight), hint(sight, budget), win_chances(sight, budget)))
    assert len(states) == 4
    assert all(answer == answers[0] for answer in answers)


@pytest.mark.parametrize("game", GAMES)
def test_plain_and_compiled_search_agree_and_the_strict_sight_hides_nothing_that_is_looked_at(game: str) -> None:
    """The same loop in plain Python finds the same, on a sight that raises an error when something reads a hidden
    value."""
    loaded, sight = load(game), asked(midway(game))
    compiled = Thought(sight, 7, planned=12)
    compiled.go_on(12)
    tuning, n = tuning_of(loaded), loaded.actions + 1
    seats = sight.state.n_seats
    tally, squares = ([[0.0] * seats for _ in range(n)] for _ in range(2))
    times = [0] * n
    room: tuple[Any, ...] = (
        [0] * n,
        [NONE] * n,
        [[0] * COLUMNS for _ in range(1000)],
        [[0.0] * WORTH for _ in range(1000)],
        [[0, 0] for _ in range(PATH)],
        [int(action in loaded.secret_actions) for action in range(n)],
        [
            *(0, 12, sight.seat, 1000, loaded.max_plies, tuning.greedy_of_100, int(tuning.watch), tuning.horizon),
            *(int(tuning.flat), 0, *bot_luck(7, sight.ply)[:2], *[0] * (PLAN - SECOND_KEY - 1)),
        ],
        [tuning.explore, tuning.widen],
        [0] * 4,
        [0] * MAX_SEATS,
        [0.0] * MAX_SEATS,
    )
    states = [StrictState(sight.state), StrictState(loaded.state())]
    loaded.plain.bind(search)(states, *room, tally, squares, times)
    assert times == list(compiled.times)
    assert tally == [list(row) for row in compiled.tally]
    assert squares == [list(row) for row in compiled.squares]


@pytest.mark.parametrize("game", GAMES)
def test_thinking_changes_neither_the_match_nor_its_luck(game: str) -> None:
    match, twin = midway(game), midway(game)
    seat = min(match.to_act)
    before = match.board.pack()
    action = make_bot("search:100", 1).choose(match.sight(seat))
    assert match.board.pack() == before
    match.play(seat, action)
    twin.play(seat, action)
    assert match.board.pack() == twin.board.pack()


def test_threads_share_the_work_and_the_result_is_the_same_again() -> None:
    sight = asked(midway("airships"))
    found, again = (think(sight, Budget(simulations=401), 2, threads=3) for _ in range(2))
    assert found.simulations == 401
    assert found.times == again.times
    assert found.tally == again.tally


def test_a_budget_in_seconds_is_kept() -> None:
    """It looks at the clock after every few simulations, and stops at the first look after its time."""
    thought = Thought(asked(midway("airships")), 1)
    thought.go_on_until(time.perf_counter() - 1)
    assert thought.simulations == CHUNK
    moment = time.perf_counter() + 0.05
    thought.go_on_until(moment)
    assert time.perf_counter() >= moment
    assert thought.simulations >= 2 * CHUNK


def test_memory_is_bounded() -> None:
    """However long the search thinks, its trees get the same room; and a few simulations need little."""
    sight = asked(midway("airships"))
    small, large = Thought(sight, 1, planned=10), Thought(sight, 1)
    assert len(small._room[2]) == 3 + 2 * 3 * 10
    assert sum(map(ctypes.sizeof, large._room)) < 5_000_000


def test_who_is_not_asked_and_who_looks_on_can_ask_for_the_chances() -> None:
    match = midway("dastardly-dirigibles")
    waiting = next(seat for seat in range(3) if seat not in match.to_act)
    for viewer in (waiting, None):
        chances = win_chances(match.sight(viewer), Budget(simulations=400))
        assert sum(chances.shares) == pytest.approx(1.0)
        assert chances.samples == 400
        assert all(0 < error < 0.1 for error in chances.errors)


def test_the_chances_are_right_where_they_can_be_counted() -> None:
    """Real games that begin with the best move, and are played on by greedy bots, are won about as often."""
    match = midway("airships", plies=60)
    seat = min(match.to_act)
    findings = think(match.sight(seat), Budget(simulations=6000))
    chances = chances_in(findings)
    won = [0.0] * 3
    for seed in range(300):
        world = other_world(match, seat, seed)
        world.play(seat, findings.ranked[0])
        bots = [make_bot("greedy", seed + each) for each in range(3)]
        while not world.over:
            mover = min(world.to_act)
            world.play(mover, bots[mover].choose(world.sight(mover)))
        won = [sum(each) for each in zip(won, world.outcome.shares, strict=True)]
    # Greedy play is not quite what the search imagines; a chance that is far off would show all the same.
    assert all(abs(each / 300 - share) < 0.2 for each, share in zip(won, chances.shares, strict=True))


def test_nonsense_is_answered_with_what_can_be_written() -> None:
    for name in ("search:0", "search:x", "search:", "search:5s5", "search:99999999999", "search:0s", "search:9999s"):
        with pytest.raises(BadBot, match="search:2000"):
            make_bot(name)
    for name in ("search:10/explore", "search:10/depth=3", "search:10/explore=-1", "search:10/explore=x"):
        with pytest.raises(BadBot, match="names are: explore"):
            make_bot(name)


def test_levels_think_longer_the_stronger_they_are() -> None:
    for game in GAMES:
        thoughts = [tuning_of(load(game)).simulations[level] for level in LEVELS]
        assert thoughts == sorted(set(thoughts))


def test_a_tuning_that_says_something_else_is_refused(tmp_path: Path) -> None:
    class Elsewhere:
        folder = tmp_path

    game: Any = Elsewhere()
    assert tuning_of(game) == Tuning()
    Elsewhere.folder = tmp_path / "game"
    Elsewhere.folder.mkdir()
    (Elsewhere.folder / "tuning.toml").write_text("depth = 3")
    with pytest.raises(BadTuning, match=r"tuning\.toml: .*depth.*; it may set simulations, explore, widen"):
        tuning_of(game)


def test_search_beats_greedy() -> None:
    """With few games, this shows only that it is not worse. The arena measures how strong it is."""
    won = 0.0
    for seed in range(8):
        match = aerodrome.new("airships", 2, seed=seed)
        me = seed % 2
        bots = [make_bot("search:300" if seat == me else "greedy", seed) for seat in range(2)]
        while not match.over:
            seat = min(match.to_act)
            match.play(seat, bots[seat].choose(match.sight(seat)))
        won += match.outcome.shares[me]
    assert won >= 4
