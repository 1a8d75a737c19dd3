"""The network judges alike on every engine, to the last digit."""

from __future__ import annotations

import math
import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import aerodrome
from aerodrome.bots import learned, make_bot
from aerodrome.bots.learned import (
    Judgement,
    chances,
    has_network,
    judge,
    judge_natively,
    judge_plainly,
    network_of,
)
from aerodrome.bots.weights import BadNetwork, Network, read_network, write_network
from aerodrome.drivers import network as drivers
from aerodrome.drivers.liking import MOST_LIKED
from aerodrome.drivers.network import INPUT_SHIFT, MOST, MOST_INPUT, NO_LOGIT, ONE, SCALE_SHIFT
from aerodrome.engines.compiled import Native, compiled, native
from aerodrome.engines.entries import DRIVERS, entry
from aerodrome.games import PACKAGES, load
from aerodrome.lab.arena import Plan, play_deal
from aerodrome.play.sight import Sight
from aerodrome.rulebook.game import Game
from aerodrome.rulebook.strict import StrictState
from benchmarks.common import EXAMPLES, find
from tests.bots.networks import WIDTH, constant_arrays, random_network, small_sheet, written

GAMES = [*PACKAGES, *EXAMPLES]


def sights(game: Game, seats: int, number: int, seed: int = 1) -> Iterator[Sight]:
    """What the asked seats see in random games, now and then."""
    bot = make_bot("random", seed)
    found = 0
    while True:
        match = aerodrome.new(game, seats, seed=seed)
        while not match.over:
            sight = match.sight(min(match.to_act))
            if match.ply % 5 == seed % 5:
                yield sight
                found += 1
                if found == number:
                    return
            match.play(sight.seat, bot.choose(sight))
        seed += 1


def expected(sight: Sight, network: Network) -> Judgement:
    """A judgement from the definition, without the driver."""
    game, arrays = sight.game, dict(zip(network.arrays, network.rows, strict=True))
    seen = [0] * game.observed
    game.plain.observe(sight.state, sight.seat, seen)
    appeals = {action: game.plain.appeal(sight.state, sight.seat, action) for action in sight.legal}
    liking = [0] * game.actions
    for action, appeal in appeals.items():
        n = 1 + max(appeals.values()) - appeal
        liking[action] = 127 - min(126, 8 * (n.bit_length() - 1) + (8 * n >> n.bit_length() - 1) - 8)
    inputs = [
        max(-MOST_INPUT, min(MOST_INPUT, (raw * factor - offset) // (1 << INPUT_SHIFT)))
        for raw, factor, offset in zip(seen + liking, arrays["input_mult"], arrays["input_offset"], strict=True)
    ]

    def layer(part: str, given: list[int]) -> list[int]:
        sums = [sum(w * x for w, x in zip(row, given, strict=True)) for row in arrays[f"w{part}"]]
        scaled = zip(sums, arrays[f"m{part}"], arrays[f"b{part}"], strict=True)
        return [total * scale // (1 << SCALE_SHIFT) + bias for total, scale, bias in scaled]

    first = [min(max(x, 0), MOST) for x in layer("1", inputs)]
    second = [min(max(x, 0), MOST) for x in layer("2", first)]
    third = [min(x + max(y, 0), MOST) for x, y in zip(second, layer("3", second), strict=True)]
    (beta,) = arrays["beta"]
    policy = [
        logit + beta * (liked - MOST_LIKED) // 8 if liked else NO_LOGIT
        for logit, liked in zip(layer("p", third), liking, strict=True)
    ]
    values = [logit if k < sight.state.n_seats else NO_LOGIT for k, logit in enumerate(layer("v", third))]
    return Judgement(policy, values)


def strictly(game: Game) -> Native:
    return compiled(game, [entry(game, drivers.judge, DRIVERS[drivers.judge])], strict=True)


def test_the_numbers_of_a_judgement_are_those_that_are_written_down() -> None:
    """Files of networks depend on them."""
    assert (ONE, MOST, MOST_INPUT, INPUT_SHIFT, SCALE_SHIFT) == (256, 16_383, 1_536, 12, 24)


@pytest.mark.parametrize("name", GAMES)
def test_a_judgement_is_what_its_definition_says(name: str, tmp_path: Path) -> None:
    game = find(name)
    network = random_network(game, tmp_path)
    met = set()
    for sight in sights(game, game.usual_seats, 3):
        judgement = judge_plainly(sight, network)
        assert judgement == expected(sight, network)
        assert judge_plainly(replace(sight, state=StrictState(sight.state)), network) == judgement
        assert tuple(a for a, logit in enumerate(judgement.policy) if logit != NO_LOGIT) == sight.legal
        there = [k < game.usual_seats for k in range(max(game.seats))]
        assert [logit != NO_LOGIT for logit in judgement.values] == there
        met.update(judgement.values)
    assert len(met) > 3, "the network looks at the position"


@pytest.mark.native
@pytest.mark.parametrize("name", GAMES)
def test_compiled_rules_judge_as_plain_ones(name: str, tmp_path: Path) -> None:
    game = find(name)
    for seed, seats in enumerate(game.seats):
        network = random_network(game, tmp_path, seed)
        for sight in sights(game, seats, 4, seed):
            plainly = judge_plainly(sight, network)
            assert judge_natively(sight, network, native(game)) == plainly
            assert judge_natively(sight, network, strictly(game)) == plainly


@pytest.mark.native
@pytest.mark.parametrize("number", [0, 127])
def test_networks_of_zeros_and_saturated_ones_judge_alike_too(number: int, tmp_path: Path) -> None:
    game = load("airships")
    sheet = small_sheet(game, 512 if number else WIDTH)
    arrays = constant_arrays(sheet, number)
    if number:
        for name in ("m1", "m2", "m3"):
            arrays[name] = [1 << 22] * len(arrays[name])
    write_network(tmp_path / "network.bin", sheet, arrays)
    network = read_network(tmp_path / "network.bin", game)
    for sight in sights(game, 3, 3):
        found = judge_plainly(sight, network)
        assert judge_natively(sight, network, native(game)) == found
        assert judge_natively(sight, network, strictly(game)) == found
        if number == 0:
            assert {logit for logit in found.policy if logit != NO_LOGIT} == {0} == set(found.values[:3])
            assert chances(sight, network) == (1 / 3,) * 3
        else:
            most = (127 * 512 * MOST * 127 >> SCALE_SHIFT) + 127
            assert list(found.values[:3]) == [most] * 3


@pytest.mark.native
def test_a_seat_that_is_not_asked_has_chances_too(tmp_path: Path) -> None:
    game = load("airships")
    network = random_network(game, tmp_path)
    match = aerodrome.new(game, 3, seed=4)
    for seat in range(3):
        sight = match.sight(seat)
        assert judge(sight, network) == judge_plainly(sight, network)
        assert (set(judge(sight, network).policy) == {NO_LOGIT}) == (seat not in match.to_act)
        found = chances(sight, network)
        assert sum(found) == pytest.approx(1)
        values = judge(sight, network).values
        assert found[seat] / found[(seat + 1) % 3] == pytest.approx(math.exp((values[0] - values[1]) / ONE))


# --- the bot


@pytest.mark.parametrize("engine", ["plain", pytest.param("native", marks=pytest.mark.native)])
def test_the_bot_plays_the_action_with_the_highest_logit(
    engine: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = load("airships")
    path = written(game, tmp_path / "mine.bin")
    if engine == "plain":
        monkeypatch.setattr(learned, "native_or_none", lambda game: None)
    bot = make_bot(f"learned:{path}", seed=3, game=game)
    network = read_network(path)
    met = set()
    for sight in sights(game, 2, 12):
        found = expected(sight, network).policy
        chosen = bot.choose(sight)
        assert chosen in sight.legal
        assert found[chosen] == max(found)
        assert found.index(max(found)) == chosen
        met.add(chosen)
    assert len(met) > 2


@pytest.mark.parametrize("name", PACKAGES)
def test_a_network_that_comes_with_a_game_is_played_by_its_name_or_said_to_be_missing(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = load(name)
    monkeypatch.setattr(learned, "FILE", str(tmp_path / "network.bin"))
    assert not has_network(game)
    with pytest.raises(
        BadNetwork, match=f"no network comes with {game.title}. Train one with `aerodrome train {name}`"
    ):
        make_bot("learned", game=game)
    written(game, tmp_path / "network.bin")
    assert has_network(game)
    (sight,) = sights(game, game.usual_seats, 1)
    assert make_bot("learned", game=game).choose(sight) in sight.legal


@pytest.mark.parametrize("name", PACKAGES)
def test_a_network_that_is_in_the_games_folder_is_a_good_one(name: str) -> None:
    game = load(name)
    if has_network(game):
        assert (game.folder / "network.bin").stat().st_size <= 1 << 20
        assert network_of(game).sheet["trained"]


def test_a_file_that_changes_is_read_again(tmp_path: Path) -> None:
    game = load("airships")
    path = written(game, tmp_path / "mine.bin", 1)
    first = network_of(game, path)
    assert network_of(game, path) is first
    written(game, path, 2)
    os.utime(path, ns=(1, 1))
    assert network_of(game, path).digest != first.digest


def test_a_bot_that_cannot_play_says_so_at_once(tmp_path: Path) -> None:
    path = written(load("airships"), tmp_path / "mine.bin")
    for name, words in (
        (f"learned:{path}", "is a network for airships, not for mad-zeppelin"),
        ("learned:nowhere.bin", "the network nowhere.bin cannot be read"),
    ):
        with pytest.raises(BadNetwork, match=words):
            make_bot(name, game=load("mad-zeppelin"))
        with pytest.raises(BadNetwork, match=words):
            Plan.make(load("mad-zeppelin"), (name, "greedy"), 1)
    assert make_bot("learned:nowhere.bin").name == "learned:nowhere.bin"


@pytest.mark.native
def test_it_competes_in_the_arena_and_a_run_goes_on_only_with_the_same_network(tmp_path: Path) -> None:
    game = load("airships")
    path = written(game, tmp_path / "mine.bin")
    plan = Plan.make(game, (f"learned:{path}", "random"), 1)
    played = play_deal(plan, 0)
    assert {each.bots for each in played} == {(f"learned:{path}", "random"), ("random", f"learned:{path}")}
    assert played[0].shares == play_deal(plan, 0)[0].shares
    before = plan.header()
    written(game, path, 2)
    os.utime(path, ns=(1, 1))
    assert plan.header() != before
