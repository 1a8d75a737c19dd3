"""The door to PettingZoo: its own tests on every game, and what goes wrong, in its own ways."""

from __future__ import annotations

import pickle
import subprocess
import sys
from functools import partial
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
    state_test,
)
from pettingzoo.utils.conversions import parallel_to_aec, turn_based_aec_to_parallel

import aerodrome
from aerodrome.doors import pettingzoo as door
from aerodrome.games import PACKAGES, load
from tests import LONG

GAMES_AND_SEATS = [(name, seats) for name in PACKAGES for seats in load(name).seats]
CYCLES = 1000 if LONG else 15

EXPECTED = (  # what PettingZoo says about the observations of all classic games that it does not know by name
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
)


def played(env: Any, steps: int) -> list[tuple[str, int]]:
    """Play at random; return who chose what."""
    chosen = []
    for agent in env.agent_iter(steps):
        _, _, over, cut_off, _ = env.last()
        action = None if over or cut_off else int(env.action_space(agent).sample())
        chosen.append((agent, action))
        env.step(action)
    return chosen


# --- PettingZoo's own tests


@pytest.mark.native
@pytest.mark.parametrize(("name", "seats"), GAMES_AND_SEATS)
def test_pettingzoos_tests_of_environments_pass(name: str, seats: int, recwarn: pytest.WarningsRecorder) -> None:
    env = partial(door.env, name, seats=seats)
    api_test(env(), num_cycles=CYCLES)
    seed_test(env, num_cycles=CYCLES)
    render_test(env)
    unexpected = [str(each.message) for each in recwarn if not str(each.message).startswith(EXPECTED)]
    assert unexpected == []


@pytest.mark.native
@pytest.mark.parametrize(("name", "seats"), GAMES_AND_SEATS)
def test_pettingzoos_tests_of_parallel_environments_pass(name: str, seats: int) -> None:
    env, parallel = partial(door.env, name, seats=seats), partial(door.parallel_env, name, seats=seats)
    if load(name).simultaneous:
        parallel_api_test(parallel(), num_cycles=CYCLES)
        parallel_seed_test(parallel, num_cycles=CYCLES)
        state_test(door.TurnsEnv(name, seats=seats), parallel())
    else:

        def parallel(**how: Any) -> Any:  # by PettingZoo's own conversion, in which seats that are not asked wait
            return turn_based_aec_to_parallel(env(**how))

    max_cycles_test(SimpleNamespace(parallel_env=parallel, env=lambda **how: parallel_to_aec(parallel(**how))))


@pytest.mark.filterwarnings("ignore:Observation")
def test_they_pass_on_the_plain_rules() -> None:
    api_test(door.env("airships", seats=2), num_cycles=5)
    parallel_api_test(door.parallel_env("zeppeldrome", seats=2), num_cycles=20)


# --- the match


@pytest.mark.parametrize("name", PACKAGES)
def test_a_seed_is_the_match_of_that_seed(name: str) -> None:
    env, match = door.env(name), aerodrome.new(name, load(name).usual_seats, seed=7)
    env.reset(seed=7)
    for _ in range(30):
        seat = min(match.to_act)
        assert env.agent_selection == f"player_{seat}"
        seen, _, _, _, info = env.last()
        assert np.flatnonzero(seen["action_mask"]).tolist() == list(match.legal(seat).numbers)
        assert (info["action_mask"] == seen["action_mask"]).all()
        assert seen["observation"].tobytes() == match.board.observed(seat)
        other = f"player_{(seat + 1) % match.seats}"
        assert not env.observe(other)["action_mask"].any()
        action = int(env.action_space(env.agent_selection).sample())
        match.play(seat, action)
        env.step(action)
        if match.over:
            break


@pytest.mark.native
@pytest.mark.parametrize("reward", ["win", "score"])
def test_every_seat_is_rewarded_at_the_end_and_only_then(reward: str) -> None:
    env = door.env("airships", seats=3, reward=reward)
    env.reset(seed=3)
    bare = env.unwrapped
    while not bare.match.over:
        assert not any(env.rewards.values())
        env.step(env.action_space(env.agent_selection).sample())
    outcome = bare.match.outcome
    assert list(env.rewards.values()) == list(outcome.shares if reward == "win" else outcome.scores)
    assert all(env.terminations.values())
    assert not any(env.truncations.values())
    played(env, 3)
    assert env.agents == []


def test_rounds_and_turns_play_the_same_match() -> None:
    """Flight plans are chosen together in one, and one after the other in the other."""
    rounds, turns = door.parallel_env("zeppeldrome", seats=3), door.env("zeppeldrome", seats=3)
    seen, _ = rounds.reset(seed=5)
    turns.reset(seed=5)
    together = 0
    for _ in range(30):
        asked = [agent for agent in rounds.agents if seen[agent]["action_mask"].any()]
        together += len(asked) > 1
        actions = {agent: int(rounds.action_space(agent).sample()) for agent in asked}
        for agent in asked:
            assert turns.agent_selection == agent
            observed = turns.observe(agent)
            assert (observed["observation"] == seen[agent]["observation"]).all()
            assert (observed["action_mask"] == seen[agent]["action_mask"]).all()
            turns.step(actions[agent])
        seen, *_ = rounds.step(actions)
    assert together > 0


def test_pieces_of_observations_have_names_and_may_be_bytes_or_floats() -> None:
    exact = door.env("dastardly-dirigibles", seats=2)
    exact.reset(seed=1)
    layout, seen = exact.unwrapped.layout, exact.observe("player_0")["observation"]
    assert seen[layout["own hand"]].sum() > 0
    for dtype in ("int8", "float32"):
        other = door.env("dastardly-dirigibles", seats=2, dtype=dtype)
        other.reset(seed=1)
        observed = other.observe("player_0")
        assert observed["observation"].dtype == dtype
        assert (observed["observation"] == seen).all()
        assert other.observation_space("player_0").contains(observed)
    assert exact.state().shape == (2 * layout.size,)
    assert (exact.state()[: layout.size] == seen).all()


def test_render_tells_the_table_as_the_seat_that_is_asked_sees_it(capsys: pytest.CaptureFixture[str]) -> None:
    env = door.env("airships", seats=2, render_mode="ansi", options={"first_seat": 2})
    env.reset(seed=1)
    text = env.render()
    assert "Seat 2 (you): 0 points" in text
    assert text.endswith("Choose a card to try for.")
    shown = door.env("zeppeldrome", seats=2, render_mode="human")
    shown.reset(seed=1)
    assert shown.render() is None
    assert "| finish line" in capsys.readouterr().out


def test_environments_are_registered_and_can_be_pickled() -> None:
    env = pettingzoo.make("aec", "aerodrome/mad-zeppelin-v0", seats=5)
    again = pickle.loads(pickle.dumps(env.unwrapped))
    assert (again.seats, str(again)) == (5, "mad_zeppelin_v0")
    assert pettingzoo.make("parallel", "aerodrome/zeppeldrome-v0").max_num_agents == 4


# --- bad input


def test_without_pettingzoo_the_error_names_the_extra() -> None:
    code = (
        "import sys; sys.modules['pettingzoo'] = None\n"
        "try: import aerodrome.doors.pettingzoo\n"
        "except ImportError as error: print(type(error).__name__, error)"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert said == "ExtraMissing this door needs PettingZoo: pip install 'aerodrome[doors]'\n"


@pytest.mark.parametrize(
    ("how", "error", "words"),
    [
        ({"seats": 5}, aerodrome.BadSeats, "2–4 seats, not 5"),
        ({"options": {"speed": 1}}, aerodrome.BadOption, "no option called “speed”"),
        ({"reward": "gold"}, ValueError, "no reward called 'gold'; there are: win, score"),
        ({"dtype": "int4"}, aerodrome.BadBuffer, "of int8, int16, float32, not of int4"),
        ({"max_cycles": 0}, ValueError, "max_cycles is a whole number from 1, or None, not 0"),
        ({"max_cycles": 2.5}, ValueError, "not 2.5"),
        ({"illegal_reward": "much"}, ValueError, "much"),
        ({"render_mode": "rgb_array"}, gymnasium.error.UnsupportedMode, "human or ansi, not 'rgb_array'"),
        ({"game": "chess"}, aerodrome.UnknownGame, "chess"),
        ({"colour": "red"}, TypeError, "colour"),
    ],
)
def test_what_an_environment_cannot_be_is_refused(how: dict[str, Any], error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        door.env(**{"game": "airships", **how})


def test_games_without_simultaneous_choices_have_no_parallel_environment() -> None:
    with pytest.raises(door.NotSimultaneous, match="in Airships seats choose one after the other"):
        door.parallel_env("airships")


@pytest.mark.parametrize("seed", [-1, 1 << 62, "7"])
def test_seeds_out_of_range_are_refused(seed: Any) -> None:
    for env in (door.env("airships"), door.parallel_env("zeppeldrome")):
        with pytest.raises(gymnasium.error.Error, match=r"[sS]eed"):
            env.reset(seed=seed)


def test_agents_that_there_are_not_are_refused() -> None:
    env = door.env("airships", seats=2)
    env.reset(seed=1)
    for ask in (env.observe, env.action_space, env.observation_space):
        with pytest.raises(KeyError, match="no agent 'player_2'; there are: player_0, player_1"):
            ask("player_2")
    rounds = door.parallel_env("zeppeldrome", seats=2)
    rounds.reset(seed=1)
    with pytest.raises(door.BadAgent, match="no agent 'red'"):
        rounds.step({"red": 1})
    with pytest.raises(door.BadAgent, match="is asked, and has no action"):
        rounds.step({})


def illegal(env: Any, agent: str) -> int:
    return int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])


def test_an_illegal_action_loses_and_its_rule_is_quoted() -> None:
    env = door.env("airships", seats=2)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(illegal(env, agent))
    assert (env.rewards[agent], sum(env.rewards.values())) == (-1, -1)
    assert all(env.terminations.values())
    assert "is not allowed. AS-" in env.infos[agent]["illegal"]
    rounds = door.parallel_env("zeppeldrome", seats=2, illegal_reward=-2)
    seen, _ = rounds.reset(seed=1)
    agent = next(each for each in rounds.agents if seen[each]["action_mask"].any())
    _, rewards, over, _, infos = rounds.step({agent: illegal(rounds, agent)})
    assert (rewards[agent], sum(rewards.values())) == (-2, -2)
    assert all(over.values())
    assert "is not allowed. ZD-" in infos[agent]["illegal"]
    assert rounds.agents == []


def test_an_illegal_action_raises_where_that_is_wanted_and_changes_nothing() -> None:
    env = door.env("airships", seats=2, illegal_reward=None)
    env.reset(seed=1)
    before = env.unwrapped.match.board.pack()
    with pytest.raises(aerodrome.IllegalMove, match=r"is not allowed\. AS-") as told:
        env.step(illegal(env, env.agent_selection))
    assert told.value.rule.id.startswith("AS-")
    rounds = door.parallel_env("zeppeldrome", seats=2, illegal_reward=None)
    seen, _ = rounds.reset(seed=1)
    agent = next(each for each in rounds.agents if seen[each]["action_mask"].any())
    with pytest.raises(aerodrome.IllegalMove, match=r"is not allowed\. ZD-"):
        rounds.step({agent: illegal(rounds, agent)})
    assert env.unwrapped.match.board.pack() == before
    played(env, 10)


def test_actions_outside_the_space_and_steps_out_of_order_are_pettingzoos_errors(
    caplog: pytest.LogCaptureFixture,
) -> None:
    env = door.env("airships", seats=2, max_cycles=3)
    with pytest.raises(AssertionError, match=r"reset.* needs to be called before step"):
        env.step(0)
    assert not hasattr(env, "agents")
    for too_early in (env.unwrapped.state, env.unwrapped.render, lambda: env.unwrapped.observe("player_0")):
        env.unwrapped.render_mode = "ansi"
        with pytest.raises(AssertionError, match=r"reset\(\) needs to be called first"):
            too_early()
    env.unwrapped.render_mode = None
    env.reset(seed=1)
    for action in (-1, 37, 1.5, None):
        with pytest.raises(AssertionError, match="not in action space"):
            env.step(action)
    played(env, 3)
    assert all(env.truncations.values())
    with pytest.raises(ValueError, match="the only valid action is None"):
        env.unwrapped.step(1)
    played(env, 2)
    assert env.agents == []
    env.step(None)
    assert "step() called after all agents are terminated" in caplog.text


def test_so_they_are_in_parallel_environments(caplog: pytest.LogCaptureFixture) -> None:
    env = door.parallel_env("zeppeldrome", seats=np.int64(2), max_cycles=np.int64(1), dtype=np.int8)
    for too_early in (env.state, lambda: env.step({"player_0": 1})):
        with pytest.raises(AssertionError, match=r"reset\(\) needs to be called first"):
            too_early()
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="not in the action space"):
        env.step(dict.fromkeys(env.agents, 9999))
    _, _, over, cut_off, _ = env.step({agent: env.action_space(agent).sample() for agent in env.agents})
    assert not any(over.values())
    assert all(cut_off.values())
    assert env.step({}) == ({}, {}, {}, {}, {})
    assert "step() called after all agents are terminated" in caplog.text
