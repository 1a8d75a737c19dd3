"""The door to Gymnasium: its own checker on every game, the same games as vectors, and what goes wrong."""

from __future__ import annotations

import pickle
import subprocess
import sys
import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import aerodrome
import aerodrome.doors.gymnasium
from aerodrome.doors.gymnasium import SeatEnv
from aerodrome.games import PACKAGES, load

GAMES_AND_SEATS = [(name, seats) for name in PACKAGES for seats in load(name).seats]


def made(name: str = "airships", **how: Any) -> Any:
    return gymnasium.make(id_of(name), **how).unwrapped


def id_of(name: str) -> str:
    return f"aerodrome/{name.title().replace('-', '')}-v0"


def checked(env: Any) -> None:
    """Gymnasium's checker warns where it does not raise."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env)


# --- Gymnasium's own checks


@pytest.mark.native
@pytest.mark.parametrize("rivals", ["random", "casual"])
@pytest.mark.parametrize(("name", "seats"), GAMES_AND_SEATS)
def test_gymnasiums_checker_finds_nothing(name: str, seats: int, rivals: str) -> None:
    checked(made(name, seats=seats, rivals=rivals))


def test_it_finds_nothing_on_the_plain_rules() -> None:
    for dtype in ("int8", "int16", "float32"):
        checked(made("airships", seats=2, rivals="greedy", dtype=dtype))


# --- the match


@pytest.mark.native
@pytest.mark.parametrize("name", PACKAGES)
def test_a_seat_plays_the_games_of_a_vector_with_rivals(name: str) -> None:
    vector = aerodrome.vector(name, 1, rivals="greedy", own=1, seed=9)
    env = made(name, rivals="greedy", own=1)
    seen, _ = env.reset(seed=int(vector.seeds[0]))
    for _ in range(400):
        assert (vector.observe()[0] == seen["observation"]).all()
        action = vector.choose()
        assert seen["action_mask"][action[0]]
        ended = vector.step(action)
        seen, reward, over, cut_off, _ = env.step(action[0])
        assert not cut_off
        assert over == ended.over[0]
        if over:
            assert reward == pytest.approx(ended.shares[0, 1] / 60)
            assert not seen["action_mask"].any()
            break
        assert reward == 0
    assert over or name == "zeppeldrome"


def test_without_a_mask_a_legal_action_is_drawn() -> None:
    env = made("airships", seats=2, rivals="random", reward="score")
    for seed in range(3):
        env.reset(seed=seed)
        over = False
        while not over:
            assert (env.action_masks() == (env.action_space.mask == 1)).all()
            _, reward, over, _, info = env.step(env.action_space.sample())
            assert "illegal" not in info
        assert reward == env.match.outcome.scores[env.own]


@pytest.mark.native
def test_rivals_have_their_seats_after_yours() -> None:
    env = made("airships", seats=3, rivals=["club", "greedy"], own=2)
    env.reset(seed=1)
    assert {seat: bot.name for seat, bot in env._bots.items()} == {0: "club", 1: "greedy"}
    for _ in range(3):
        env.step(env.action_space.sample())


def test_your_seat_is_drawn_anew_unless_it_is_given() -> None:
    env, fixed = made("airships", seats=3), made("airships", seats=3, own=1)
    env.reset(seed=1)
    seats = [env.own]
    for _ in range(12):
        env.reset()
        fixed.reset()
        seats.append(env.own)
        assert fixed.own == 1
    assert set(seats) == {0, 1, 2}
    env.reset(seed=1)
    assert env.own == seats[0]


def test_render_tells_the_table_as_your_seat_sees_it(capsys: pytest.CaptureFixture[str]) -> None:
    env = made("airships", seats=2, own=1, render_mode="ansi")
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.render()
    env.reset(seed=1)
    assert "Seat 2 (you): " in env.render()
    shown = made("airships", seats=2, render_mode="human")
    shown.reset(seed=1)
    assert "Era 1. " in capsys.readouterr().out


# --- many at once


@pytest.mark.native
@pytest.mark.parametrize("name", PACKAGES)
def test_make_vec_plays_on_compiled_rules(name: str) -> None:
    envs = gymnasium.make_vec(id_of(name), num_envs=30, rivals="greedy", seats=2)
    vector = aerodrome.vector(name, 30, seats=2, rivals="greedy", seed=4)
    seen, _ = envs.reset(seed=4)
    ends = 0
    for _ in range(80):
        assert seen in envs.observation_space
        assert (seen["observation"] == vector.observe()).all()
        actions = envs.action_space.sample()
        assert seen["action_mask"][range(30), actions].all()
        kept = seen["observation"].copy()
        ended = vector.step(actions)
        after, rewards, over, cut_off, infos = envs.step(actions)
        assert (seen["observation"] == kept).all()  # what was returned stays as it is
        assert (over == ended.over).all()
        assert np.allclose(rewards, ended.shares[range(30), vector.own] / 60)
        assert not cut_off.any()
        assert (infos["action_mask"] == after["action_mask"]).all()
        seen, ends = after, ends + over.sum()
    assert ends > 0 or name != "airships"
    envs.close()


@pytest.mark.native
def test_vectors_are_dealt_by_seed_and_rewarded_with_points() -> None:
    envs = gymnasium.make_vec("aerodrome/Airships-v0", num_envs=8, seats=2, rivals="random", reward="score")
    first, _ = envs.reset(seed=1)
    second, _ = envs.reset()
    again, _ = envs.reset(seed=1)
    then, _ = envs.reset()
    assert (first["observation"] == again["observation"]).all()
    assert (second["observation"] == then["observation"]).all()
    assert (first["observation"] != second["observation"]).any()
    best = 0
    for _ in range(120):
        best = max(best, envs.step(envs.action_space.sample())[1].max())
    assert best > 1


@pytest.mark.native
def test_search_bots_play_in_gymnasiums_own_vectors() -> None:
    how: dict[str, Any] = {"seats": 2, "rivals": "search:20"}
    envs = gymnasium.make_vec("aerodrome/Airships-v0", num_envs=2, vectorization_mode="sync", **how)
    seen, _ = envs.reset(seed=1)
    envs.step(seen["action_mask"].argmax(axis=1))
    with pytest.raises(aerodrome.BadBot, match=r"no bot called 'search:20' .* there are: random, greedy"):
        gymnasium.make_vec("aerodrome/Airships-v0", num_envs=2, **how)


# --- bad input


def test_without_gymnasium_the_error_names_the_extra() -> None:
    code = (
        "import sys; sys.modules['gymnasium'] = None\n"
        "try: import aerodrome.doors.gymnasium\n"
        "except ImportError as error: print(type(error).__name__, error)"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert said == "ExtraMissing this door needs Gymnasium: pip install 'aerodrome[doors]'\n"


@pytest.mark.parametrize(
    ("how", "error", "words"),
    [
        ({"seats": 5}, aerodrome.BadSeats, "2–4 seats, not 5"),
        ({"options": {"speed": 1}}, aerodrome.BadOption, "no option called “speed”"),
        ({"rivals": "deep"}, aerodrome.BadBot, "no bot called 'deep'"),
        ({"rivals": ["random"] * 3}, aerodrome.BadBot, "3 bots are named for 2 rivals"),
        ({"rivals": "command:ls"}, aerodrome.BadBot, "no bot called 'command:ls'"),
        ({"own": 3}, aerodrome.NotYourTurn, "no seat 3; seats are 0 to 2"),
        ({"own": True}, aerodrome.NotYourTurn, "no seat True"),
        ({"illegal_reward": "much"}, ValueError, "much"),
        ({"reward": "gold"}, ValueError, "no reward called 'gold'"),
        ({"dtype": "int4"}, aerodrome.BadBuffer, "not of int4"),
        ({"render_mode": "rgb_array"}, gymnasium.error.UnsupportedMode, "human or ansi"),
        ({"colour": "red"}, TypeError, "colour"),
    ],
)
def test_what_an_environment_cannot_be_is_refused(how: dict[str, Any], error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        SeatEnv("airships", **how)


@pytest.mark.parametrize("seed", [-1, 1 << 62, "7"])
def test_seeds_out_of_range_are_refused(seed: Any) -> None:
    with pytest.raises(gymnasium.error.Error, match=r"[sS]eed"):
        made().reset(seed=seed)


def test_an_illegal_action_loses_and_its_rule_is_quoted() -> None:
    env = made("airships", seats=2)
    seen, _ = env.reset(seed=1)
    after, reward, over, _, info = env.step(int(seen["action_mask"].argmin()))
    assert (reward, over) == (-1, True)
    assert "is not allowed. AS-" in info["illegal"]
    assert not after["action_mask"].any()
    with pytest.raises(gymnasium.error.ResetNeeded, match="the match is over"):
        env.step(0)


def test_it_raises_where_that_is_wanted_and_changes_nothing() -> None:
    env = made("airships", seats=2, illegal_reward=None)
    seen, _ = env.reset(seed=1)
    before = env.match.board.pack()
    with pytest.raises(gymnasium.error.InvalidAction, match=r"is not allowed\. AS-"):
        env.step(int(seen["action_mask"].argmin()))
    for action in (-1, 37, None, 0.5):
        with pytest.raises(gymnasium.error.InvalidAction, match="they are 0 to 36"):
            env.step(action)
    assert env.match.board.pack() == before
    env.step(env.action_space.sample())


def test_steps_before_a_reset_and_after_the_end_are_refused() -> None:
    env = made("airships", seats=2, rivals="random")
    with pytest.raises(gymnasium.error.ResetNeeded, match="call reset"):
        env.step(0)
    env.reset(seed=1)
    over = False
    while not over:
        over = env.step(env.action_space.sample())[2]
    with pytest.raises(gymnasium.error.ResetNeeded, match="the match is over"):
        env.step(0)


def test_a_copy_is_an_environment_of_the_same_kind() -> None:
    env = made("airships", seats=np.int64(4), own=np.int8(1), rivals="random", dtype=np.int8)
    again = pickle.loads(pickle.dumps(env))
    assert (again.seats, again.own, again.rivals, again.dtype) == (4, 1, ["random"] * 3, "int8")
    assert (again.reset(seed=2)[0]["observation"] == env.reset(seed=2)[0]["observation"]).all()


def test_a_program_that_does_not_import_the_door_names_it() -> None:
    code = "import gymnasium; print(gymnasium.make('aerodrome.doors.gymnasium:aerodrome/Airships-v0', seats=4))"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert "SeatEnv<aerodrome/Airships-v0>" in said


@pytest.mark.native
def test_vectors_refuse_illegal_actions_and_seeds_out_of_range() -> None:
    envs = gymnasium.make_vec("aerodrome/Airships-v0", num_envs=4, seats=2)
    with pytest.raises(gymnasium.error.ResetNeeded, match="call reset"):
        envs.step(np.zeros(4, np.int64))
    seen, _ = envs.reset(seed=1)
    with pytest.raises(gymnasium.error.InvalidAction, match=r"actions are ints \[4\]"):
        envs.step(None)
    with pytest.raises(gymnasium.error.InvalidAction, match=r"game 0: seat 0 may not choose .* AS-"):
        envs.step(seen["action_mask"].argmin(axis=1))
    for seed in (-1, 1 << 30):
        with pytest.raises(gymnasium.error.Error, match=r"[sS]eed"):
            envs.reset(seed=seed)
