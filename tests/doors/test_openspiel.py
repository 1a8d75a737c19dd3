"""The door to OpenSpiel: its own tests on every game, worlds that look the same, and what goes wrong."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys
from dataclasses import replace
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is neither for Windows nor for Intel Macs")

import numpy as np  # noqa: E402
from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation  # noqa: E402

from aerodrome.doors import openspiel as door  # noqa: E402
from aerodrome.doors.tree import Node, tree_of  # noqa: E402
from aerodrome.games import PACKAGES, load  # noqa: E402
from aerodrome.rulebook.record import NONE  # noqa: E402
from tests import LONG  # noqa: E402

GAMES_AND_SEATS = [(name, seats) for name in PACKAGES for seats in load(name).seats]
SIMULATIONS = 10 if LONG else 1
WORLDS = 400 if LONG else 60


def game(name: str = "airships", **parameters: Any) -> Any:
    return pyspiel.load_game(door.NAME, {"game": name, **parameters})


def begun(name: str = "airships", luck: int = 1, **parameters: Any) -> Any:
    """A state in which somebody is asked for the first time."""
    state, rng = game(name, **parameters).new_initial_state(), random.Random(luck)
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


# --- OpenSpiel's own tests


@pytest.mark.native
@pytest.mark.parametrize(("name", "seats"), GAMES_AND_SEATS)
def test_random_simulations(name: str, seats: int, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(game(name, players=seats), num_sims=SIMULATIONS, serialize=True, verbose=False)


@pytest.mark.native
@pytest.mark.parametrize("reward", ["win", "score", "margin"])
@pytest.mark.parametrize(("name", "seats"), GAMES_AND_SEATS)
def test_the_checks_of_openspiels_python_tests(name: str, seats: int, reward: str) -> None:
    from open_spiel.python.tests import games_sim_test

    checks = games_sim_test.GamesSimTest()
    checks.sim_game(game(name, players=seats, reward=reward))


def test_random_simulations_on_the_plain_rules(capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(game(players=2), num_sims=1, serialize=True, verbose=False)


def test_the_usual_game_is_for_two_to_six_players() -> None:
    for players in range(2, 7):
        assert pyspiel.load_game(door.NAME, {"players": players}).num_players() == players
    text = str(game("airships", options="chips_per_attempt:any;first_seat:1"))
    assert text == "python_aerodrome(game=airships,options=chips_per_attempt:any;first_seat:1,players=0,reward=win)"
    again = pickle.loads(pickle.dumps(pyspiel.load_game(text)))
    assert again.new_initial_state().node.tree.options["first_seat"] == 1


# --- worlds


@pytest.mark.native
@pytest.mark.parametrize(("name", "seats"), GAMES_AND_SEATS)
def test_worlds_drawn_from_what_a_player_knows_look_the_same_to_it(name: str, seats: int) -> None:
    """As OpenSpiel's ResampleInfostateTest, which Python cannot call."""
    state, rng = begun(name, players=seats), random.Random(2)
    others = 0
    for _ in range(WORLDS):
        while state.is_chance_node():
            state.apply_action(rng.choice(state.legal_actions()))
        if state.is_terminal():
            break
        for player in range(seats):
            world = state.resample_from_infostate(player, rng.random)
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.observation_string(player) == state.observation_string(player)
            assert world.observation_tensor(player) == state.observation_tensor(player)
            assert world.current_player() == state.current_player()
            assert world.legal_actions(player) == state.legal_actions(player)
            other = (player + 1) % seats
            others += world.observation_string(other) != state.observation_string(other)
        state.apply_action(rng.choice(state.legal_actions()))
    assert (others > 0) == load(name).has_secrets


def test_in_a_world_others_remember_only_what_everybody_was_told() -> None:
    state = begun("dastardly-dirigibles", players=2)
    node: Node = state.node
    world = node.dealt(0, [1, 2, 3])
    assert world.past[0] == node.past[0] != node.past[NONE]
    assert world.past[1] == node.past[NONE] != node.past[1]
    assert state.resample_from_infostate(0, random.Random(1).random).history() == []


def test_who_chooses_at_the_same_time_does_not_learn_what_others_chose() -> None:
    state, rng = begun("zeppeldrome", players=3), random.Random(1)
    while state.is_chance_node() or bin(state.node.board.to_act()).count("1") < 3:
        state.apply_action(rng.choice(state.legal_actions()))
    assert state.current_player() == 0
    after = [state.child(action) for action in state.legal_actions()[:3]]
    assert [each.current_player() for each in after] == [1, 1, 1]
    assert len({each.information_state_string(0) for each in after}) == 3
    assert len({each.information_state_string(1) for each in after}) == 1
    world = after[0].resample_from_infostate(1, rng.random)
    assert (after[0].node.board.to_act(), world.node.board.to_act()) == (0b110, 0b111)
    asked = []
    while not world.is_chance_node() and bin(world.node.board.to_act()).count("1") > 1:
        asked.append(world.current_player())
        world.apply_action(world.legal_actions()[0])
    assert asked == [1, 2]


# --- search


@pytest.mark.native
@pytest.mark.parametrize("name", PACKAGES)
def test_is_mcts_plays(name: str) -> None:
    players = load(name).usual_seats
    state, rng = begun(name, players=players), random.Random(3)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, 2.0, 5, random_state=np.random.RandomState(2))
    decisions = 0
    while decisions < 30:
        if state.is_chance_node():
            state.apply_action(rng.choice(state.legal_actions()))
            continue
        decisions += 1
        action = bot.step(state) if decisions % 10 == 0 else rng.choice(state.legal_actions())
        assert action in state.legal_actions()
        state.apply_action(action)


# --- states and observers


def test_a_draw_has_as_many_outcomes_as_the_rules_draw_from() -> None:
    state = game(players=3).new_initial_state()
    assert state.chance_outcomes() == [(seat, 1 / 3) for seat in range(3)]  # who begins
    assert state.action_to_string(1) == "2 of 3"
    state.apply_action(1)
    assert state.is_chance_node()
    assert str(state).endswith("step None, draws (1,)")
    asked = begun(players=3)
    assert asked.action_to_string(asked.legal_actions()[0]).startswith("try ")
    assert asked.action_to_string(99999) == "action 99999"
    assert "player 1 (you): 0 points" in "\n".join(asked.node.table(1))


def test_observers_have_the_games_pieces_by_name() -> None:
    state = begun("dastardly-dirigibles", players=2)
    seen = make_observation(state.get_game())
    seen.set_from(state, 1)
    assert seen.dict["own hand"].sum() == sum(state.node.board.state().players[1].hand)
    assert seen.string_from(state, 1) == state.observation_string(1)
    remembered = make_observation(state.get_game(), INFO_STATE_OBS_TYPE)
    assert remembered.tensor is None
    assert remembered.string_from(state, 0) == state.information_state_string(0)
    public = pyspiel.IIGObservationType(perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE)
    told = make_observation(state.get_game(), public).string_from(state, 0)
    assert told.startswith("spectator sees ")
    assert len(told) < len(state.information_state_string(0))


def test_rewards_come_at_the_end() -> None:
    rng = random.Random(1)
    for reward in ("win", "score", "margin"):
        state = begun(players=3, reward=reward)
        while not state.is_terminal():
            assert state.returns() == [0, 0, 0]
            state.apply_action(rng.choice(state.legal_actions()))
        outcome = state.node.outcome
        if reward == "margin":
            assert sum(state.returns()) == pytest.approx(0)
            assert state.returns()[0] == pytest.approx(outcome.scores[0] - sum(outcome.scores) / 3)
        else:
            assert state.returns() == list(outcome.shares if reward == "win" else outcome.scores)


# --- bad input


def test_without_openspiel_the_error_names_the_extra() -> None:
    code = (
        "import sys; sys.modules['pyspiel'] = None\n"
        "try: import aerodrome.doors.openspiel\n"
        "except ImportError as error: print(type(error).__name__, error)"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert said == "ExtraMissing this door needs OpenSpiel: pip install 'aerodrome[openspiel]'\n"


@pytest.mark.parametrize(
    ("parameters", "words"),
    [
        ({"game": "chess"}, "no game called “chess”"),
        ({"players": 9}, "2–4 seats, not 9"),
        ({"players": -1}, "2–4 seats, not -1"),
        ({"options": "speed:1"}, "no option called “speed”"),
        ({"options": "chips_per_attempt:9"}, "cannot be “9”"),
        ({"reward": "gold"}, "no reward called 'gold'; there are: win, score, margin"),
        ({"colour": "red"}, "Unknown parameter 'colour'"),
    ],
)
def test_games_that_there_are_not_are_openspiels_errors(parameters: dict[str, Any], words: str) -> None:
    with pytest.raises(pyspiel.SpielError, match=words):
        game(**parameters)


def test_so_are_illegal_actions_with_the_rule_quoted() -> None:
    state = begun(players=2)
    before = str(state)
    illegal = next(action for action in range(37) if action not in state.legal_actions())
    for action in (illegal, 37, 10**6, -5):
        with pytest.raises(pyspiel.SpielError, match=r"is not allowed\. AS-"):
            state.apply_action(action)
    with pytest.raises(pyspiel.SpielError):
        state.apply_action_with_legality_check(illegal)
    assert str(state) == before
    chance = game(players=2).new_initial_state()
    for outcome in (2, -5):
        with pytest.raises(pyspiel.SpielError, match="of a draw with 2, which are 0 to 1"):
            chance.apply_action(outcome)


def test_so_is_an_action_after_the_end() -> None:
    state, rng = begun(players=2), random.Random(4)
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    assert state.legal_actions() == []
    with pytest.raises(pyspiel.SpielError, match=r"AS-0\.1"):
        state.apply_action(0)


def test_so_are_players_that_there_are_not() -> None:
    state = begun(players=2)
    for player in (2, -3):
        with pytest.raises(pyspiel.SpielError):
            state.information_state_string(player)
        with pytest.raises(pyspiel.SpielError, match="players are 0 to 1"):
            state.resample_from_infostate(player, random.random)
    with pytest.raises(pyspiel.SpielError, match="a chance node"):
        game().new_initial_state().resample_from_infostate(0, random.random)


def test_observers_that_there_are_not_are_refused() -> None:
    everything = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(ValueError, match="observers show what is public"):
        make_observation(game(), everything)
    with pytest.raises(ValueError, match="observers take no parameters; these were given: size"):
        make_observation(game(), None, {"size": 1})


def test_a_tree_with_edited_cards_travels_with_them() -> None:
    cards = (load("dastardly-dirigibles").folder / "cards.toml").read_text(encoding="utf-8")
    edited = load("dastardly-dirigibles").with_card_text(cards.replace('printed = ["names"]', ""), "my cards.toml")
    root = tree_of(edited, 2, {}).root
    packed = pickle.dumps(root)
    arrived, again = pickle.loads(packed), pickle.loads(packed)
    assert arrived.tree is again.tree
    assert not arrived.tree.game.built_in_cards
    assert arrived.tree.game.cards_digest == edited.cards_digest
    assert arrived.packed == root.packed


def test_a_tree_of_rules_that_only_this_process_has_stays_here() -> None:
    game = load("dastardly-dirigibles")
    changed = replace(game, supplied={**game.supplied, "audit": lambda s: 0})
    with pytest.raises(TypeError, match="functions of its own cannot be sent"):
        pickle.dumps(tree_of(changed, 2, {}).root)
