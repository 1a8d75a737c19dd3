"""The network judges alike on every engine, to the last digit."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import aerodrome
from aerodrome.bots.weights import Network, read_network, write_network
from aerodrome.drivers.liking import MOST_LIKED
from aerodrome.drivers.network import INPUT_SHIFT, MOST, MOST_INPUT, NO_LOGIT, ONE, SCALE_SHIFT, judge
from aerodrome.engines.compiled import compiled, native, numbers
from aerodrome.engines.entries import DRIVERS, entry
from aerodrome.games import PACKAGES, load
from aerodrome.play.sight import Sight
from aerodrome.rulebook.game import Game
from aerodrome.rulebook.strict import StrictState
from benchmarks.common import EXAMPLES, find
from tests.bots.networks import WIDTH, constant_arrays, random_network, small_sheet

GAMES = [*PACKAGES, *EXAMPLES]


def sights(game: Game, seats: int, number: int, seed: int = 1) -> Iterator[Sight]:
    """What the asked seats see in random games, now and then."""
    bot = aerodrome.bots.make_bot("random", seed)
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


def rooms(game: Game, width: int) -> list[Any]:
    """The scratch space of a judgement, as lists."""
    return [
        *([0] * game.observed, [0] * game.actions, [0] * game.actions, [0] * (game.observed + game.actions)),
        [[0] * width for _ in range(3)],
    ]


def judged_plainly(sight: Sight, network: Network, state: Any = None) -> tuple[list[int], list[int]]:
    game = sight.game
    policy, values = [0] * game.actions, [0] * max(game.seats)
    arrays = [rows(each) for each in network.arrays.values()]
    think = game.plain.bind(judge)
    think(state or sight.state, sight.seat, *rooms(game, network.sheet["width"]), *arrays, policy, values)
    return policy, values


def rows(array: Any) -> Any:
    return [rows(each) if hasattr(each, "__len__") else each for each in array]


def judged_by(rules: Any, sight: Sight, network: Network) -> tuple[list[int], list[int]]:
    game = sight.game
    policy, values = numbers("i32", game.actions), numbers("i32", max(game.seats))
    room = (
        *(numbers("i16", game.observed), numbers("i8", game.actions), numbers("i32", game.actions)),
        *(numbers("i16", game.observed + game.actions), numbers("i16", 3, network.sheet["width"])),
    )
    rules.judge(rules.load(sight.state.pack()), sight.seat, *room, *network.arrays.values(), policy, values)
    return list(policy), list(values)


def expected(sight: Sight, network: Network) -> tuple[list[int], list[int]]:
    """The same from the definition, without the driver."""
    game, arrays = sight.game, {name: rows(each) for name, each in network.arrays.items()}
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
    return policy, values


def test_the_numbers_of_a_judgement_are_those_that_are_written_down() -> None:
    """Files of networks depend on them."""
    assert (ONE, MOST, MOST_INPUT, INPUT_SHIFT, SCALE_SHIFT) == (256, 16_383, 1_536, 12, 24)


@pytest.mark.parametrize("name", GAMES)
def test_a_judgement_is_what_its_definition_says(name: str, tmp_path: Path) -> None:
    game = find(name)
    network = random_network(game, tmp_path)
    met = set()
    for sight in sights(game, game.usual_seats, 3):
        policy, values = judged_plainly(sight, network)
        assert (policy, values) == expected(sight, network)
        assert judged_plainly(sight, network, StrictState(sight.state)) == (policy, values)
        assert tuple(a for a, logit in enumerate(policy) if logit != NO_LOGIT) == sight.legal
        assert [logit != NO_LOGIT for logit in values] == [k < game.usual_seats for k in range(max(game.seats))]
        met.update(values)
    assert len(met) > 3, "the network looks at the position"


@pytest.mark.native
@pytest.mark.parametrize("name", GAMES)
def test_compiled_rules_judge_as_plain_ones(name: str, tmp_path: Path) -> None:
    game = find(name)
    strict = compiled(game, [entry(game, judge, DRIVERS[judge])], strict=True)
    for seed, seats in enumerate(game.seats):
        network = random_network(game, tmp_path, seed)
        for sight in sights(game, seats, 4, seed):
            plainly = judged_plainly(sight, network)
            assert judged_by(native(game), sight, network) == plainly
            assert judged_by(strict, sight, network) == plainly


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
    strict = compiled(game, [entry(game, judge, DRIVERS[judge])], strict=True)
    for sight in sights(game, 3, 3):
        policy, values = judged_plainly(sight, network)
        assert judged_by(native(game), sight, network) == judged_by(strict, sight, network) == (policy, values)
        if number == 0:
            assert {logit for logit in policy if logit != NO_LOGIT} == {0} == set(values[:3])
        else:
            most = (127 * 512 * MOST * 127 >> SCALE_SHIFT) + 127
            assert values[:3] == [most] * 3
