"""The search that a network guides: alike on every engine, honest, and led by what the network says."""

from __future__ import annotations

import ctypes
import itertools
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from aerodrome.analysis import hint, win_chances
from aerodrome.bots import NETWORKED, RIVALS, learned, make_bot, network_by, rivals_in
from aerodrome.bots.learned import chances, judge
from aerodrome.bots.search import (
    GUIDED_LEVELS,
    Budget,
    Thought,
    Tuning,
    guided_tuning_of,
    think,
    tuning_of,
)
from aerodrome.bots.simple import bot_luck
from aerodrome.bots.weights import BadNetwork, Network, read_network, write_network
from aerodrome.drivers.guided import guided_search, hear_chances, learn_actions
from aerodrome.drivers.network import ONE
from aerodrome.drivers.search import (
    CHILD,
    COLUMNS,
    KEY,
    MAX_SEATS,
    NODES,
    PATH,
    PLAN,
    RANK,
    SECOND_KEY,
    SIBLING,
    WORTH,
)
from aerodrome.engines.compiled import compiled
from aerodrome.engines.entries import DRIVERS, entry
from aerodrome.games import PACKAGES, load
from aerodrome.lab.arena import Plan
from aerodrome.play.sight import Sight
from aerodrome.rulebook.game import Game
from aerodrome.rulebook.record import NONE
from aerodrome.rulebook.strict import StrictState
from aerodrome.simulate.rollout import BadBot
from benchmarks.common import find
from tests.bots.networks import constant_arrays, random_arrays, random_network, small_sheet, written
from tests.bots.test_network import sights
from tests.bots.test_search import asked, midway, other_world

pytestmark = pytest.mark.native
GAMES = list(PACKAGES)
BUDGET = Budget(simulations=200)
WAYS = {
    "trees": {},
    "watching": {"watch": True},
    "flat": {"flat": True, "horizon": 1},
    "half trusted": {"trust_of_100": 50, "horizon": 1},
}


def tuned(game: Game, way: str) -> Tuning:
    return replace(guided_tuning_of(game), **{"flat": False, "watch": False, **WAYS[way]})


def plainly(sight: Sight, network: Network, tuning: Tuning, simulations: int, state: Any) -> tuple[Any, Any, Any]:
    """What the same loop finds in plain Python."""
    game, seats, n, nodes = sight.game, sight.state.n_seats, sight.game.actions + 1, 4000
    tally, squares = ([[0.0] * seats for _ in range(n)] for _ in range(2))
    times = [0] * n
    states = [state, StrictState(game.state()), StrictState(game.state())]
    game.plain.bind(guided_search)(
        *(states, [0] * n, [NONE] * n, [[0] * COLUMNS for _ in range(nodes)], [[0.0] * WORTH for _ in range(nodes)]),
        *([[0, 0] for _ in range(PATH)], [int(action in game.secret_actions) for action in range(n)]),
        [
            *(0, simulations, sight.seat, nodes, game.max_plies, tuning.greedy_of_100, int(tuning.watch)),
            *(tuning.horizon, int(tuning.flat), tuning.trust_of_100, *bot_luck(7, sight.ply)[:2]),
            *([0] * (PLAN - SECOND_KEY - 1)),
        ],
        *([tuning.explore, tuning.widen], [0] * 4, [0] * MAX_SEATS, [0.0] * MAX_SEATS, tally, squares, times),
        *([0.0] * MAX_SEATS, [0.0] * n),
        *([0] * game.observed, [0] * game.actions, [0] * game.actions, [0] * (game.observed + game.actions)),
        *([[0] * network.sheet["width"] for _ in range(3)], *network.rows, [0] * game.actions, [0] * max(game.seats)),
    )
    return times, tally, squares


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", GAMES)
def test_plain_and_compiled_search_agree_and_the_strict_sight_hides_nothing_that_is_looked_at(
    name: str, way: str, tmp_path: Path
) -> None:
    sight = asked(midway(name))
    network, tuning = random_network(sight.game, tmp_path), tuned(sight.game, way)
    thought = Thought(sight, 7, tuning, 12, network)
    thought._plan[2 + 1] = 4000
    thought.go_on(12)
    times, tally, squares = plainly(sight, network, tuning, 12, StrictState(sight.state))
    assert times == list(thought.times)
    assert sum(times) == 12
    assert tally == [list(row) for row in thought.tally]
    assert squares == [list(row) for row in thought.squares]


def test_a_strict_build_finds_the_same_and_no_fault(tmp_path: Path) -> None:
    game = find("kuhn-poker")
    strict = compiled(game, [entry(game, guided_search, DRIVERS[guided_search])], strict=True)
    network = random_network(game, tmp_path)
    for sight, way in itertools.product(sights(game, 2, 3), WAYS):
        found, thought = (Thought(sight, 3, tuned(game, way), 200, network) for _ in range(2))
        thought._run = strict.guided_search
        for each in (found, thought):
            each.go_on(200)
        assert found.times[:] == thought.times[:]
        assert [row[:] for row in found.tally] == [row[:] for row in thought.tally]


@pytest.mark.parametrize("way", WAYS)
def test_the_same_seed_gives_the_same_findings_in_parts_as_at_once(way: str, tmp_path: Path) -> None:
    sight = asked(midway("mad-zeppelin"))
    network, tuning = random_network(sight.game, tmp_path), tuned(sight.game, way)
    budget = Budget(simulations=150)
    first, again, other = (think(sight, budget, seed, tuning=tuning, network=network) for seed in (5, 5, 6))
    assert (first.tally, first.times) == (again.tally, again.times)
    assert first.tally != other.tally
    parts = Thought(sight, 5 << 6, tuning, 150, network)
    for simulations in (1, 49, 100):
        parts.go_on(simulations)
    assert first.times == parts.times[:]
    assert first.simulations == 150
    assert {action for action, times in enumerate(first.times) if times} <= set(sight.legal)
    shared = think(sight, budget, 5, threads=2, tuning=tuning, network=network)
    assert shared.simulations == 150


@pytest.mark.parametrize("name", GAMES)
def test_worlds_that_a_seat_cannot_tell_apart_give_the_same_move(name: str, tmp_path: Path) -> None:
    match = midway(name)
    seat = min(match.to_act)
    path = written(match.game, tmp_path / "network.bin")
    for bot in (make_bot(f"guided:60:{path}", 3), make_bot(f"guided:60/flat=1/horizon=1:{path}", 3)):
        assert len({bot.choose(other_world(match, seat, seed).sight(seat)) for seed in range(4)}) == 1


def biased(game: Game, folder: Path, action: int, logit: int) -> Network:
    """A network that cares for nothing but one action, and gives every seat the same chance."""
    arrays = constant_arrays(small_sheet(game), 0)
    arrays["bp"][action] = logit
    write_network(folder / "biased.bin", small_sheet(game), arrays)
    return read_network(folder / "biased.bin", game)


@pytest.mark.parametrize("way", ["trees", "watching", "flat"])
def test_it_looks_first_at_what_the_network_likes_and_believes_its_values(way: str, tmp_path: Path) -> None:
    sight = asked(midway("airships"))
    liked = sight.legal[-1]
    found = think(
        sight, Budget(simulations=60), 1, tuning=tuned(sight.game, way),
        network=biased(sight.game, tmp_path, liked, 6 * ONE),
    )  # fmt: skip
    assert found.times[liked] > 40
    assert found.tally[liked] == pytest.approx([found.times[liked] / 3] * 3)
    assert found.squares[liked] == pytest.approx([found.times[liked] / 9] * 3)
    other = think(
        sight, Budget(simulations=60), 1, tuning=tuned(sight.game, way),
        network=biased(sight.game, tmp_path, sight.legal[0], 6 * ONE),
    )  # fmt: skip
    assert other.times[sight.legal[0]] > 40


def test_what_is_not_trusted_comes_from_playing_on(tmp_path: Path) -> None:
    """With a judgement that gives all the same chance, and a quarter of the trust, values lie around that."""
    sight = asked(midway("airships", plies=60))
    network = biased(sight.game, tmp_path, sight.legal[0], 0)
    values = {}
    for trust in (100, 25):
        tuning = replace(tuned(sight.game, "trees"), trust_of_100=trust)
        found = think(sight, Budget(simulations=400), 1, tuning=tuning, network=network)
        values[trust] = [sum(row[seat] for row in found.tally) / 400 for seat in range(3)]
        assert sum(values[trust]) == pytest.approx(1)
    assert values[100] == pytest.approx([1 / 3] * 3)
    assert max(values[25]) > 0.36
    assert min(values[25]) >= 0.25 / 3


def test_a_seat_that_is_not_asked_and_who_looks_on_learn_the_chances(tmp_path: Path) -> None:
    match = midway("dastardly-dirigibles")
    network = random_network(match.game, tmp_path)
    waiting = next(seat for seat in range(3) if seat not in match.to_act)
    for viewer in (waiting, None):
        found = think(match.sight(viewer), Budget(simulations=50), network=network)
        assert found.times[-1] == 50
        assert sum(found.tally[-1]) == pytest.approx(50)


def test_memory_is_bounded_and_a_full_tree_goes_on_without_growing(tmp_path: Path) -> None:
    sight = asked(midway("airships"))
    network = random_network(sight.game, tmp_path)
    small, large = Thought(sight, 1, None, 10, network), Thought(sight, 1, network=network)
    assert len(small._room[2]) == 3 + 2 * 3 * 10 + 11 * sight.game.actions
    assert sum(map(ctypes.sizeof, large._room)) < 5_500_000
    cramped = Thought(sight, 1, None, 300, network)
    cramped._plan[3] = 30
    cramped.go_on(300)
    assert cramped._plan[NODES] == 30
    assert sum(cramped.times) == 300


def test_hints_and_chances_go_by_a_network_that_comes_with_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(learned, "FILE", str(tmp_path / "network.bin"))
    sight = asked(midway("airships"))
    alone = hint(sight, BUDGET), win_chances(sight, BUDGET)
    liked = sight.legal[-1]
    biased(sight.game, tmp_path, liked, 6 * ONE)
    (tmp_path / "biased.bin").rename(tmp_path / "network.bin")
    assert hint(sight, BUDGET, guided=False) == alone[0]
    found = hint(sight, BUDGET)
    assert found.moves[0].action == liked
    assert found.moves[0].share == pytest.approx(1 / 3)
    assert sum(found.why) > 0
    assert win_chances(sight, BUDGET).shares == pytest.approx((1 / 3,) * 3)
    assert win_chances(sight, BUDGET) != alone[1]


# --- what the network says, as the search takes it


def test_chances_go_from_the_viewer_to_the_seats() -> None:
    gains = [0.0] * MAX_SEATS
    hear_chances(3, 2, [0, ONE, -ONE, 0], gains)
    assert gains[0] / gains[2] == pytest.approx(2.718281828)
    assert gains[2] / gains[1] == pytest.approx(2.718281828)
    assert sum(gains[:3]) == pytest.approx(1)


def test_chances_are_those_that_the_network_gives_alone(tmp_path: Path) -> None:
    sight = asked(midway("airships"))
    network, gains = random_network(sight.game, tmp_path), [0.0] * MAX_SEATS
    hear_chances(3, sight.seat, judge(sight, network).values, gains)
    assert gains[:3] == pytest.approx(chances(sight, network))


def test_a_node_learns_only_what_is_new_and_ranks_it_by_its_chance() -> None:
    nodes, worth = [[0] * COLUMNS for _ in range(9)], [[0.0] * WORTH for _ in range(9)]
    nodes[0][CHILD] = NONE
    slot, plan = [NONE] * 5, [0] * PLAN
    plan[NODES], plan[3] = 1, 9
    policy = [0, ONE, NONE, 0, -100 * ONE]
    learn_actions(nodes, worth, slot, plan, 0, [0, 1], 2, policy, [0.0] * 5)
    learn_actions(nodes, worth, slot, plan, 0, [0, 3, 4], 3, policy, [0.0] * 5)
    assert slot == [NONE] * 5
    ranks, child = {}, nodes[0][CHILD]
    while child != NONE:
        ranks[nodes[child][KEY]] = worth[child][RANK]
        child = nodes[child][SIBLING]
    assert ranks == pytest.approx({0: 1 + 2.718281828, 1: 1 + 1 / 2.718281828, 3: 2, 4: 1_000_000})


# --- the bots


def test_levels_think_longer_the_stronger_they_are() -> None:
    for name in GAMES:
        thoughts = [guided_tuning_of(load(name)).simulations[level] for level in GUIDED_LEVELS]
        assert thoughts == sorted(set(thoughts))
        assert guided_tuning_of(load(name)).simulations == tuning_of(load(name)).simulations


@pytest.mark.parametrize("name", GAMES)
def test_they_play_where_a_network_comes_with_the_game_and_are_not_offered_elsewhere(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = load(name)
    monkeypatch.setattr(learned, "FILE", str(tmp_path / "network.bin"))
    assert not set(NETWORKED) & set(rivals_in(game))
    for level in GUIDED_LEVELS:
        with pytest.raises(BadNetwork, match=f"no network comes with {game.title}. Train one with"):
            make_bot(level, game=game)
    written(game, tmp_path / "network.bin")
    assert rivals_in(game) == RIVALS
    sight = asked(midway(name))
    for level in GUIDED_LEVELS:
        bot = make_bot(level, 5, game=game)
        assert bot.name == level
        assert bot.choose(sight) in sight.legal
        assert bot.choose(sight) == make_bot(f"{level}:{tmp_path / 'network.bin'}", 5, game=game).choose(sight)


def test_a_level_searches_with_its_simulations_and_its_tuning(tmp_path: Path) -> None:
    sight = asked(midway("airships"))
    path = written(sight.game, tmp_path / "network.bin")
    tuning = guided_tuning_of(sight.game)
    for level in GUIDED_LEVELS:
        budget = Budget(simulations=tuning.simulations[level])
        wanted = think(sight, budget, 4, network=read_network(path, sight.game)).ranked[0]
        assert make_bot(f"{level}:{path}", 4).choose(sight) == wanted
        assert make_bot(f"guided:{budget.simulations}:{path}", 4).choose(sight) == wanted


def test_nonsense_is_answered_with_what_can_be_written(tmp_path: Path) -> None:
    for name in ("guided", "guided:", "guided:x", "guided:0:f.bin", "guided:f.bin"):
        with pytest.raises(BadBot, match="is not a budget for search"):
            make_bot(name)
    with pytest.raises(BadBot, match="names are: explore"):
        make_bot("guided:10/depth=3")
    for trust in (0, 101):
        with pytest.raises(BadBot, match="from 1 to 100"):
            make_bot(f"guided:10/trust_of_100={trust}")
    with pytest.raises(BadNetwork, match=r"the network nowhere\.bin cannot be read"):
        make_bot("guided:10:nowhere.bin", game=load("airships"))


def test_a_run_of_the_arena_goes_on_only_with_the_same_network(tmp_path: Path) -> None:
    game = load("airships")
    path = written(game, tmp_path / "mine.bin")
    plan = Plan.make(game, (f"guided:5:{path}", f"expert:{path}", "random"), 1)
    assert plan.header()["networks"] == [read_network(path).digest] * 2
    assert network_by(make_bot("club"), game) is None


def test_a_tuning_for_guided_search_stands_in_a_part_of_its_own(tmp_path: Path) -> None:
    class Elsewhere:
        folder = tmp_path

    (tmp_path / "tuning.toml").write_text("explore = 3\n[simulations]\nexpert = 7\n[guided]\nflat = true\n")
    game: Any = Elsewhere()
    assert tuning_of(game) == Tuning({"expert": 7}, explore=3)
    assert guided_tuning_of(game) == Tuning({"expert": 7}, flat=True)


def test_random_networks_of_any_kind_are_searched_without_a_fault(tmp_path: Path) -> None:
    """Also one that is sure of everything, whose chances reach the ends of what numbers hold."""
    sight = asked(midway("zeppeldrome"))
    sheet = small_sheet(sight.game)
    arrays = random_arrays(sheet)
    for name in ("mp", "mv"):
        arrays[name] = [1 << 22] * len(arrays[name])
    write_network(tmp_path / "sure.bin", sheet, arrays)
    found = think(sight, Budget(simulations=80), 1, network=read_network(tmp_path / "sure.bin", sight.game))
    assert sum(map(sum, found.tally)) == pytest.approx(80)
