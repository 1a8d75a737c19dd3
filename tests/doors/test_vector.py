"""Vectors on the CPU: the very games of rollouts and matches, side by side, into arrays that callers own."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import aerodrome
from aerodrome import BadActions, BadBuffer, BadDevice
from aerodrome.doors import cpu
from aerodrome.doors.cpu import CpuVector
from aerodrome.drivers import vector as drivers
from aerodrome.engines.compiled import native
from aerodrome.games import PACKAGES, load
from aerodrome.play.match import Match
from aerodrome.rulebook.contract import WHOLE_WIN
from aerodrome.rulebook.game import Game
from aerodrome.simulate.rollout import BadGames
from tests import LONG

GAMES_AND_SEATS = [(name, seats) for name in PACKAGES for seats in load(name).seats]
MATCHES = 3 if LONG else 1


def made(name: str = "airships", games: int = 8, **how: Any) -> CpuVector:
    vector = aerodrome.vector(name, games, **how)
    assert isinstance(vector, CpuVector)
    return vector


def listed(legal: Any, actions: int) -> list[int]:
    """The actions in a row of bits."""
    bits = np.unpackbits(legal.view(np.uint8), bitorder="little")
    assert not bits[actions:].any()
    return [int(action) for action in np.flatnonzero(bits)]


# --- what needs no compiled rules


def test_without_numpy_the_error_names_the_extra_and_all_else_works() -> None:
    code = (
        "import sys; sys.modules['numpy'] = None\n"
        "import aerodrome; m = aerodrome.new('airships', seed=1)\n"
        "try: aerodrome.vector('airships')\n"
        "except ImportError as error: print(type(error).__name__, error)"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert said == "ExtraMissing vectors need NumPy: pip install 'aerodrome[doors]'\n"


@pytest.mark.parametrize("door", ["flat", "gymnasium", "pettingzoo", "openspiel"])
def test_every_door_names_its_extra_where_nothing_is_installed(door: str) -> None:
    code = (
        "import sys; sys.modules.update(dict.fromkeys(['numpy', 'gymnasium', 'pettingzoo', 'pyspiel']))\n"
        f"try: import aerodrome.doors.{door}\n"
        "except ImportError as error: print(type(error).__name__, error)"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    extra = "openspiel" if door == "openspiel" else "doors"
    assert said.startswith("ExtraMissing ")
    assert said.endswith(f"pip install 'aerodrome[{extra}]'\n")


def test_what_a_vector_cannot_be_is_refused() -> None:
    for error, words, how in (
        (BadDevice, "no device called 'tpu'; there are: cpu, cuda", {"device": "tpu"}),
        (BadGames, "from 1 to 2\\*\\*24, not 0", {"games": 0}),
        (BadGames, "seed of a vector must be from 0 to 2\\*\\*30 - 1, not -1", {"seed": -1}),
        (BadGames, "not 1073741824", {"seed": 1 << 30}),
        (aerodrome.BadSeats, "2–4 seats, not 5", {"seats": 5}),
        (aerodrome.BadOption, "no option called “speed”", {"options": {"speed": 1}}),
        (aerodrome.UnknownGame, "chess", {"game": "chess"}),
        (aerodrome.BadBot, "no bot called 'deep'", {"rivals": "deep"}),
        (aerodrome.BadBot, "3 bots are named for 2", {"rivals": ["random"] * 3}),
        (aerodrome.BadBot, "no bots are named for 2 rivals", {"rivals": []}),
        (aerodrome.UnknownGame, "None", {"game": None}),
        (aerodrome.BadBot, "without them you play all seats", {"own": 0}),
    ):
        with pytest.raises(error, match=words):
            aerodrome.vector(**{"game": "airships", **how})  # type: ignore[arg-type]


@pytest.mark.parametrize("name", PACKAGES)
def test_a_layout_names_every_number_once(name: str) -> None:
    from aerodrome.doors.layout import Layout

    layout, game = Layout(load(name)), load(name)
    at = 0
    for part in layout.pieces.values():
        assert part.start == at
        at = part.stop
    assert at == layout.size == game.observed
    assert layout["question"].start == 0
    assert 32 * (layout.words - 1) < layout.actions <= 32 * layout.words


# --- the same games


@pytest.mark.native
@pytest.mark.parametrize(("name", "seats"), GAMES_AND_SEATS)
def test_random_answers_play_the_games_of_a_rollout(name: str, seats: int) -> None:
    games, seed = 6, 11
    vector = made(name, games, seats=seats, seed=seed)
    played = aerodrome.rollout(name, games * MATCHES, seats=seats, seed=seed)
    found: dict[int, tuple[Any, ...]] = {}
    while len(found) < games * MATCHES:
        numbers = vector.seeds - (seed << 32)
        ended = vector.step(vector.choose())
        for i in np.flatnonzero(ended.over):
            if numbers[i] < games * MATCHES:
                found[int(numbers[i])] = (int(ended.plies[i]), ended.shares[i].tolist(), ended.scores[i].tolist())
            assert vector.seeds[i] == (seed << 32) + numbers[i] + games
            assert vector.plies[i] == 0
        rest = ~ended.over
        assert not ended.plies[rest].any()
        assert not ended.shares[rest].any()
        assert not ended.scores[rest].any()
    assert [found[i] for i in range(games * MATCHES)] == [
        (played.plies[i], played.shares.tolist()[i], played.scores.tolist()[i]) for i in range(games * MATCHES)
    ]


def outcomes(vector: CpuVector, matches: int, act: Callable[[], Any]) -> list[tuple[Any, ...]]:
    """How the first matches of a vector end, if the caller acts like this."""
    found: dict[int, tuple[Any, ...]] = {}
    while len(found) < matches:
        numbers = vector.seeds - (vector.seed << 32)
        ended = vector.step(act())
        for i in np.flatnonzero(ended.over):
            if numbers[i] < matches:
                found[int(numbers[i])] = (int(ended.plies[i]), ended.shares[i].tolist(), ended.scores[i].tolist())
    return [found[i] for i in range(matches)]


@pytest.mark.native
@pytest.mark.parametrize("name", PACKAGES)
def test_rivals_play_as_the_bots_of_a_rollout(name: str) -> None:
    seats = max(load(name).seats)
    lineup = ["greedy" if seat % 2 else "random" for seat in range(seats - 1)]
    for own in (0, seats - 1):
        vector = made(name, 4, seats=seats, seed=3, rivals=lineup, own=own)
        bots = [*lineup[seats - 1 - own :], "random", *lineup][:seats]
        assert bots[own] == "random"
        played = aerodrome.rollout(name, 6, bots, seed=3)
        rows = zip(played.plies, played.shares.tolist(), played.scores.tolist(), strict=True)
        assert outcomes(vector, 6, vector.choose) == list(rows)
        assert (vector.seat == own).all()


@pytest.mark.native
def test_own_seats_take_turns_unless_they_are_given() -> None:
    vector = made("airships", 7, seats=3, rivals="greedy")
    assert vector.own is not None
    assert vector.own.tolist() == [0, 1, 2, 0, 1, 2, 0]
    for _ in range(100):
        assert (vector.seat == vector.own).all()
        vector.step(vector.choose())
    given = made("airships", 3, seats=3, rivals="greedy", own=[2, 2, 1])
    assert given.seat.tolist() == [2, 2, 1]
    first = given.observe()
    given.step(given.choose())
    given.reset()
    assert (given.observe() == first).all()
    with pytest.raises(BadBuffer, match="no seat 3; seats are 0 to 2"):
        made("airships", 3, seats=3, rivals="greedy", own=3)
    assert made("airships", 3).own is None


@pytest.mark.native
@pytest.mark.parametrize("threads", [0, -1, 2.5, "two", True])
def test_threads_that_cannot_be_are_refused(threads: Any) -> None:
    with pytest.raises(BadGames, match="the number of threads must be 1 or more"):
        made(threads=threads)


@pytest.mark.native
def test_numpys_numbers_and_types_are_taken_as_pythons_are() -> None:
    vector = made(games=np.int64(4), seats=np.int8(3), seed=np.uint32(7), threads=np.int16(1))  # type: ignore[arg-type]
    assert (vector.games, vector.seats, vector.seed) == (4, 3, 7)
    assert type(vector.games) is type(vector.seats) is type(vector.seed) is int
    assert (vector.observe() == made(games=4, seats=3, seed=7).observe()).all()
    for dtype in (np.float32, np.dtype("float32"), "float32"):
        assert vector.observe(dtype=dtype).dtype == np.float32
    with pytest.raises(BadGames, match="not True"):
        made(seed=True)


def expected_sight(match: Match, seat: int) -> list[int]:
    """What a seat observes, by plain rules from what the seat may see."""
    seen = [0] * match.game.observed
    match.game.plain.observe(match.sight(seat).state, seat, seen)
    return seen


@pytest.mark.native
@pytest.mark.parametrize(("name", "seats"), GAMES_AND_SEATS)
def test_a_vector_plays_the_match_that_its_seed_names(name: str, seats: int) -> None:
    vector = made(name, 3, seats=seats, seed=5)
    game = load(name)
    match = aerodrome.new(name, seats, seed=int(vector.seeds[1]))
    for _ in range(60):
        seat = int(vector.seat[1])
        assert seat == min(match.to_act)
        assert listed(vector.legal()[1], game.actions) == list(match.legal(seat).numbers)
        assert vector.observe()[1].tolist() == expected_sight(match, seat)
        actions = vector.choose()
        over = vector.step(actions).over[1]
        match.play(seat, int(actions[1]))
        assert over == match.over
        if over:
            break


@pytest.mark.native
@pytest.mark.parametrize(("name", "seats"), GAMES_AND_SEATS)
def test_liking_is_the_appeal_of_every_legal_action_to_its_seat(name: str, seats: int) -> None:
    vector = made(name, 3, seats=seats, seed=8)
    game = load(name)
    match = aerodrome.new(name, seats, seed=int(vector.seeds[2]))
    given = np.full((3, game.actions), 99, np.int8)
    for _ in range(60):
        seat = int(vector.seat[2])
        assert vector.liking(given) is given
        state = match.sight(seat).state
        appeals = {action: game.plain.appeal(state, seat, action) for action in match.legal(seat).numbers}
        best = max(appeals.values())
        expected = [0] * game.actions
        for action, appeal in appeals.items():
            power = (1 + best - appeal).bit_length() - 1
            loss = 8 * power + (8 * (1 + best - appeal) >> power) - 8
            expected[action] = 127 - min(126, loss)
        assert given[2].tolist() == expected
        assert 127 in expected
        actions = vector.choose()
        if vector.step(actions).over[2]:
            break
        match.play(seat, int(actions[2]))


@pytest.mark.native
def test_a_match_ends_in_a_vector_as_it_does_alone() -> None:
    vector = made("mad-zeppelin", 2, seats=3, seed=9, options={"mode": "long-haul"})
    match = aerodrome.new("mad-zeppelin", 3, seed=int(vector.seeds[0]), options={"mode": "long-haul"})
    while not match.over:
        actions = vector.choose()
        match.play(int(vector.seat[0]), int(actions[0]))
        ended = vector.step(actions)
    assert ended.over[0]
    assert tuple(ended.scores[0]) == match.outcome.scores
    assert tuple(ended.shares[0] / WHOLE_WIN) == match.outcome.shares


@pytest.mark.native
@pytest.mark.parametrize("name", PACKAGES)
def test_every_driver_of_vectors_does_in_c_what_it_does_in_python(name: str) -> None:
    game = load(name)
    seats, games = game.usual_seats, 3
    vector = made(name, games, seats=seats, seed=2)
    plain = {
        rule.__name__: game.plain.bind(rule)
        for rule in vars(drivers).values()
        if callable(rule) and "vector_" in rule.__name__
    }
    *states, view = (game.fresh_state(seats, game.parse_options({}, seats)) for _ in range(games + 1))
    seeds, plies, asked, actions, over, lengths = ([0] * games for _ in range(6))
    shares, scores = ([[0] * seats for _ in range(games)] for _ in range(2))
    legal, rng = [0] * (game.actions + 1), [0] * 4
    plain["vector_begin"](states, seeds, plies, asked, 2 << 32)
    for _ in range(40):
        assert [state.pack() for state in states] == list(vector._states)
        words = [[0] * vector.layout.words for _ in range(games)]
        plain["vector_legal"](states, asked, words)
        assert vector.legal().tolist() == words
        rows = [[0] * game.actions for _ in range(games)]
        plain["vector_liking"](states, asked, [view], [0] * game.actions, rows)
        assert vector.liking().tolist() == rows
        rows = [[0] * game.observed for _ in range(games)]
        plain["vector_observe"](states, asked, rows)
        assert vector.observe().tolist() == rows
        assert vector.observe(dtype="float32").tolist() == rows
        plain["vector_observe_bytes"](states, asked, [0] * game.observed, rows)
        assert vector.observe(dtype="int8").tolist() == rows
        plain["vector_choose"](states, seeds, plies, asked, legal, rng, actions)
        assert vector.choose().tolist() == actions
        assert plain["vector_refused"](states, asked, actions) == -1
        plain["vector_step"](states, seeds, plies, asked, actions, over, shares, scores, lengths, games, 30)
        # A match may go on for 30 plies here, so that matches end.
        vector._actions[:] = actions
        rules = native(game)
        part = vector._parts[0]
        ended = map(part.rows, (vector._over, vector._shares, vector._scores, vector._lengths))
        own = map(part.rows, (vector._seeds, vector._plies, vector._seat, vector._actions))
        rules.vector_step(vector._states, *own, *ended, games, 30)
        found = (
            vector._seeds,
            vector._plies,
            vector._seat,
            vector._over,
            vector._shares,
            vector._scores,
            vector._lengths,
        )
        assert [array.tolist() for array in found] == [seeds, plies, asked, over, shares, scores, lengths]
    assert min(seeds) >= (2 << 32) + games, "each game has begun another match"


@pytest.mark.native
def test_threads_change_nothing() -> None:
    one, many = made("airships", 2000, seed=3, threads=1), made("airships", 2000, seed=3, threads=5)
    assert len(many._parts) > len(one._parts)
    for _ in range(30):
        actions = one.choose()
        assert (actions == many.choose()).all()
        for mine, theirs in zip(one.step(actions), many.step(actions), strict=True):
            assert (mine == theirs).all()
        assert (one.observe() == many.observe()).all()
        assert (one.legal() == many.legal()).all()
        assert (one.liking() == many.liking()).all()
        assert (one.seat == many.seat).all()


@pytest.mark.native
def test_a_reset_deals_the_same_games_or_others() -> None:
    vector = made(games=20, seed=4)
    first = vector.observe()
    for _ in range(100):
        vector.step(vector.choose())
    vector.reset()
    assert (vector.observe() == first).all()
    assert vector.plies.max() == 0
    vector.reset(5)
    assert vector.seeds.tolist() == [(5 << 32) + i for i in range(20)]
    assert (vector.observe() == made(games=20, seed=5).observe()).all()
    assert (vector.observe() != first).any()
    with pytest.raises(BadGames):
        vector.reset(-1)


# --- what a seat sees


def lowest_and_highest(game: Game, legal: Any) -> list[tuple[int, int]]:
    """Two legal actions of every game, as different as they can be."""
    return [(found[0], found[-1]) for found in (listed(each, game.actions) for each in legal)]


@pytest.mark.native
def test_a_seat_does_not_see_what_others_have_chosen_in_secret() -> None:
    game = load("zeppeldrome")
    low, high = made("zeppeldrome", 4, seed=6), made("zeppeldrome", 4, seed=6)
    secret = game.secret_actions
    met = 0
    for _ in range(200):
        pairs = lowest_and_highest(game, low.legal())
        if all(a in secret and b in secret and a != b for a, b in pairs) and (low.seat < low.seats - 1).all():
            low.step([a for a, _ in pairs])
            high.step([b for _, b in pairs])
            assert (low.observe() == high.observe()).all()
            assert (low.legal() == high.legal()).all()
            assert (low.liking() == high.liking()).all()
            met += 1
            if met == 3:
                return
            low.reset(met)
            high.reset(met)
        else:
            actions = low.choose()
            low.step(actions)
            high.step(actions)
    raise AssertionError("nobody has chosen in secret")


@pytest.mark.native
@pytest.mark.parametrize("name", PACKAGES)
def test_numbers_are_the_same_in_every_form_and_bytes_are_cut_down(name: str) -> None:
    vector = made(name, 50, seed=1)
    for _ in range(150):
        vector.step(vector.choose())
    exact = vector.observe()
    assert (vector.observe(dtype="float32") == exact).all()
    assert (vector.observe(dtype="int8") == np.clip(exact, -128, 127)).all()


@pytest.mark.native
def test_any_seat_can_look() -> None:
    vector = made("mad-zeppelin", 10, seats=3)
    for seat in range(3):
        assert (vector.observe(seat=seat) == vector.observe(seat=[seat] * 10)).all()
    assert (vector.observe(seat=vector.seat) == vector.observe()).all()
    hand = vector.layout["own hand"]
    assert (vector.observe(seat=0)[:, hand] != vector.observe(seat=1)[:, hand]).any()
    for wrong in (3, -1, [0] * 9, 0.5, "0"):
        with pytest.raises(BadBuffer, match="seat"):
            vector.observe(seat=wrong)


# --- the caller's arrays


class Tensor:
    """An array of another library, which speaks DLPack."""

    def __init__(self, array: Any) -> None:
        self.array = array

    def __dlpack__(self, **how: Any) -> Any:
        return self.array.__dlpack__(**how)

    def __dlpack_device__(self) -> Any:
        return self.array.__dlpack_device__()


@pytest.mark.native
@pytest.mark.parametrize("dtype", ["int8", "int16", "float32"])
def test_observations_go_into_the_callers_array(dtype: str) -> None:
    vector = made(games=5)
    whole = np.full((3, 5, vector.layout.size), 99, dtype)
    assert vector.observe(whole[1]) is not None
    assert (whole[1] == vector.observe(dtype=dtype)).all()
    assert (whole[[0, 2]] == 99).all()
    tensor = Tensor(np.zeros((5, vector.layout.size), dtype))
    assert vector.observe(tensor) is tensor
    assert (tensor.array == whole[1]).all()


@pytest.mark.native
def test_an_array_that_has_moved_is_not_mistaken_for_the_last_one() -> None:
    vector = made(games=4)
    for k in range(3 * cpu.LOOKS_KEPT):
        out = np.zeros((4, vector.layout.size), ("int8", "int16", "float32")[k % 3])
        vector.observe(out)
        assert (out == vector.observe()).all()


@pytest.mark.native
def test_an_array_that_does_not_fit_is_refused() -> None:
    vector = made(games=5)
    size = vector.layout.size
    wrong: list[tuple[str, Callable[[], Any]]] = [
        ("int16 \\[5, 484\\], not of int16 \\[4, 484\\]", lambda: vector.observe(np.zeros((4, size), np.int16))),
        ("int8, int16, float32, not of float64", lambda: vector.observe(np.zeros((5, size)))),
        ("float32 \\[5, 484\\], not of int8", lambda: vector.observe(np.zeros((5, size), np.int8), dtype="float32")),
        ("not of uint4", lambda: vector.observe(dtype="uint4")),
        ("row by row", lambda: vector.observe(np.zeros((size, 5), np.int16).T)),
        ("as this machine has them", lambda: vector.observe(np.zeros((5, size), np.dtype(np.int16).newbyteorder()))),
        ("written into", lambda: vector.observe(np.broadcast_to(np.int16(0), (5, size)))),
        ("NumPy array is needed", lambda: vector.observe([0] * 5)),
        ("int32 \\[5, 2\\], not of int64 \\[5, 2\\]", lambda: vector.legal(np.zeros((5, 2), np.int64))),
        ("int8 \\[5, 37\\], not of int16 \\[5, 37\\]", lambda: vector.liking(np.zeros((5, 37), np.int16))),
        ("int32 \\[5\\]", lambda: vector.choose(np.zeros(6, np.int32))),
    ]
    for words, call in wrong:
        with pytest.raises(BadBuffer, match=words):
            call()


# --- actions that cannot be


@pytest.mark.native
def test_an_illegal_action_is_named_and_nothing_happens() -> None:
    vector = made("airships", 1100, seed=2, threads=3)
    for _ in range(7):
        vector.step(vector.choose())
    before, plies = list(vector._states), vector.plies.copy()
    actions = vector.choose().astype(np.int64)
    fine = actions.copy()
    wrong = next(a for a in range(vector.layout.actions) if a not in listed(vector.legal()[211], vector.layout.actions))
    actions[211], actions[250] = wrong, -1
    with pytest.raises(
        BadActions, match=rf"game 211: seat \d may not choose {wrong}. AS-\d+\.\d+: .* Nothing"
    ) as caught:
        vector.step(actions)
    error = caught.value
    assert (error.game, error.seat, error.action) == (211, vector.seat[211], wrong)
    assert error.rule is not None
    assert list(vector._states) == before
    assert (vector.plies == plies).all()
    vector.step(fine)
    assert (vector.plies != plies).all()


@pytest.mark.native
@pytest.mark.parametrize("far", [1 << 32, -(1 << 32), (1 << 62)])
def test_an_action_beyond_32_bits_does_not_become_a_legal_one(far: int) -> None:
    vector = made(games=3)
    actions = vector.choose().astype(np.int64) + far
    with pytest.raises(BadActions) as caught:
        vector.step(actions)
    assert caught.value.action == actions[0]
    with pytest.raises(BadActions):
        vector.step(actions.astype(np.uint64))


@pytest.mark.native
@pytest.mark.parametrize("dtype", ["int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64"])
def test_actions_may_be_any_ints(dtype: str) -> None:
    vector, other = made(games=3), made(games=3)
    actions = vector.choose()
    vector.step(actions.astype(dtype))
    other.step(actions.tolist())
    assert (vector.observe() == other.observe()).all()


@pytest.mark.native
@pytest.mark.parametrize("actions", [[0, 0], [[0, 0, 0]], [0.0, 0.0, 0.0], ["a", "b", "c"], None, [[0], [0, 1], 2]])
def test_what_is_no_row_of_actions_is_refused(actions: Any) -> None:
    vector = made(games=3)
    with pytest.raises(BadActions, match="ints"):
        vector.step(actions)
    assert vector.plies.max() == 0


@pytest.mark.native
def test_a_vector_goes_on_from_where_it_was_saved() -> None:
    vector, other = made(games=5, seats=2), made(games=5, seats=2, seed=9)
    for _ in range(70):
        vector.step(vector.choose())
    saved = vector.saved()
    other.restore(saved)
    for _ in range(70):
        assert (vector.observe() == other.observe()).all()
        actions = vector.choose()
        assert (other.choose() == actions).all()
        ended = [part.copy() for part in vector.step(actions)]
        assert all((a == b).all() for a, b in zip(ended, other.step(actions), strict=True))
        assert (vector.seeds == other.seeds).all()
    vector.restore(saved)
    assert all((saved[name] == rows).all() for name, rows in vector.saved().items())


@pytest.mark.native
def test_what_was_saved_of_another_kind_of_vector_is_refused() -> None:
    vector = made(games=3)
    before, saved = vector.saved(), made(games=4).saved()
    for wrong in (
        saved,
        made("zeppeldrome", games=3).saved(),
        {**before, "plies": before["plies"].astype(np.int64)},
        {},
    ):
        with pytest.raises(BadBuffer, match="not a vector of 3 games of airships like this one"):
            vector.restore(wrong)
    assert all((before[name] == rows).all() for name, rows in vector.saved().items())
