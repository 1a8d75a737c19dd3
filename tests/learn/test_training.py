"""Training, on the processor and with small networks."""

from __future__ import annotations

import json
import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="PyTorch is in an environment of its own: make test-learn")

from aerodrome.bots.weights import read_network  # noqa: E402
from aerodrome.games import load  # noqa: E402
from aerodrome.learn import checkpoint  # noqa: E402
from aerodrome.learn.checkpoint import BadCheckpoint  # noqa: E402
from aerodrome.learn.collect import Actors, Experience, greedy  # noqa: E402
from aerodrome.learn.crowd import Crowd  # noqa: E402
from aerodrome.learn.league import GREEDY, LEARNER, PAST, PastSelves, places  # noqa: E402
from aerodrome.learn.network import LEARNT, by_seat, drawn, fresh, from_viewer, outputs  # noqa: E402
from aerodrome.learn.plan import Plan, sizes  # noqa: E402
from aerodrome.learn.trainer import Training  # noqa: E402
from aerodrome.learn.warm_up import EVENNESS, fitting_beta, warmed_up  # noqa: E402

pytestmark = pytest.mark.learn

SMALL = {
    "decisions": 4096, "games": 48, "steps": 16, "minibatch": 256, "width": 32, "evaluations": 2, "evaluation_games": 8,
    "threads": 1, "league": 0.5, "snapshots": 3, "seats": (2, 3),
}  # fmt: skip


def plan_of(name: str = "airships", **given: Any) -> Plan:
    return Plan.make(name, "cpu", **{**SMALL, **given})


def trained(folder: Path, **given: Any) -> Training:
    training = Training(plan_of(**given), folder, print)
    training.go()
    return training


def stopped_after(training: Training, iterations: int) -> None:
    """Press Ctrl-C, so to speak, after so many roll-outs and updates."""
    iterate: Callable[[], Any] = training.iterate

    def once() -> Any:
        told = iterate()
        training.stopped = training.iterations == iterations
        return told

    training.iterate = once  # type: ignore[method-assign]
    training.go()


def body(folder: Path) -> dict[str, list[Any]]:
    return {name: np.array(rows).tolist() for name, rows in read_network(folder / "network.bin").arrays.items()}


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Training:
    return trained(tmp_path_factory.mktemp("runs") / "finished")


# --- a whole run


def test_a_run_leaves_a_network_for_its_game_a_checkpoint_and_a_report(finished: Training) -> None:
    names = {path.name for path in finished.folder.iterdir()}
    assert names == {"network.bin", "checkpoint.pt", "games.npz", "log.jsonl", "report.html", "past"}
    sheet = read_network(finished.folder / "network.bin", load("airships")).sheet
    assert sheet["trained"]["decisions"] == finished.decisions == 4608  # whole roll-outs
    assert (sheet["trained"]["seed"], sheet["trained"]["options"]["seats"]) == (0, [2, 3])
    entries = [json.loads(line) for line in (finished.folder / "log.jsonl").read_text().splitlines()]
    assert [entry["kind"] for entry in entries].count("iteration") == 6
    strength = [(entry["rival"], entry["seats"], entry["games"]) for entry in entries if entry["kind"] == "strength"]
    assert strength == [("greedy", 2, 8), ("greedy", 3, 8)] * 2
    assert "<polyline" in (finished.folder / "report.html").read_text()


def test_the_network_in_whole_numbers_is_close_to_the_one_in_floats(finished: Training) -> None:
    (last,) = [entry for entry in finished.report.entries if entry["kind"] == "distance"][-1:]
    assert last["same best action"] > 0.98
    assert last["chances of actions"] < 0.01
    assert last["chances of winning"] < 0.01


def test_the_same_seed_trains_the_same_network_and_another_seed_another(finished: Training, tmp_path: Path) -> None:
    trained(tmp_path / "same")
    trained(tmp_path / "other", seed=1)
    assert body(tmp_path / "same") == body(finished.folder)
    assert body(tmp_path / "other") != body(finished.folder)


@pytest.mark.parametrize("games_kept", [True, False])
def test_a_run_that_was_stopped_goes_on_as_if_nothing_had_happened(
    finished: Training, tmp_path: Path, games_kept: bool
) -> None:
    folder = tmp_path / "stopped"
    stopped_after(Training(plan_of(), folder, print), 2)
    assert (folder / "network.bin").exists()
    if not games_kept:
        (folder / "games.npz").unlink()
    said: list[str] = []
    again = Training.resumed("airships", folder, said.append)
    assert again.iterations == 2
    again.go()
    assert again.decisions == finished.decisions
    assert (body(folder) == body(finished.folder)) == games_kept
    assert any("others are dealt" in line for line in said) != games_kept
    numbers = [entry["iteration"] for entry in again.report.entries if entry["kind"] == "iteration"]
    assert numbers == [1, 2, 3, 4, 5, 6]


def test_a_run_by_the_clock_ends_in_time(tmp_path: Path) -> None:
    training = trained(tmp_path / "run", decisions=0, minutes=0.02)
    assert training.progress == 1
    assert training.iterations >= 1
    assert (training.folder / "network.bin").exists()


# --- what cannot be


def test_a_folder_with_something_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    with pytest.raises(BadCheckpoint, match="is not empty; name another folder with --out, or continue with --resume"):
        Training(plan_of(), tmp_path, print)
    assert [path.name for path in tmp_path.iterdir()] == ["notes.txt"]


def test_checkpoints_that_cannot_be_used_are_refused(finished: Training, tmp_path: Path) -> None:
    def refused(words: str, game: str = "airships") -> None:
        with pytest.raises(BadCheckpoint, match=words):
            Training.resumed(game, tmp_path, print)

    refused("there is no checkpoint in")
    path = tmp_path / "checkpoint.pt"
    whole = (finished.folder / "checkpoint.pt").read_bytes()
    path.write_bytes(whole[: len(whole) // 2])
    refused("is damaged, or no checkpoint")
    torch.save({"weights": 1}, path)
    refused("not a checkpoint of this version")
    path.write_bytes(whole)
    refused("made for another game or version \\(game zeppeldrome, not airships\\)", "zeppeldrome")
    kept = torch.load(path, weights_only=True)
    torch.save({**kept, "pieces": kept["pieces"][1:]}, path)
    refused("what the game observes")
    path.write_bytes(whole)
    (tmp_path / "games.npz").write_bytes(b"PK\3\4")
    shutil.copytree(finished.folder / "past", tmp_path / "past")
    refused("games.npz is damaged")


def test_a_file_is_written_in_one_step(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_text("before")

    def fail(file: Any) -> None:
        file.write(b"half")
        raise OSError("full")

    with pytest.raises(OSError, match="full"):
        checkpoint.write_atomically(path, fail)
    assert path.read_text() == "before"
    assert list(tmp_path.iterdir()) == [path]


# --- its parts


def prepared(tmp_path: Path, **given: Any) -> tuple[Plan, Crowd, dict[str, Any], Actors, Experience]:
    plan = plan_of(**given)
    torch.manual_seed(1)
    crowd = Crowd(load(plan.game), plan.seats, plan.games, "cpu", 1, 1)
    network = warmed_up(plan, crowd)
    past = PastSelves(plan, tmp_path, network)
    past.add(network)
    past.draw()
    return plan, crowd, network, Actors(plan, crowd, network, past, print), Experience(plan, crowd)


def lambda_returns(experience: Experience, plan: Plan, game: int, last: tuple[int, Any]) -> dict[int, Any]:
    """What a game's decisions returned, step by step, counted from the viewer: told again, as simply as can be."""
    n = int(experience.crowd.n_seats[game])
    found: dict[int, Any] = {}
    after: dict[int, tuple[Any, Any]] = {last[0]: (last[1], last[1])}
    for step in reversed(range(plan.steps)):
        seat = int(experience.seat[step, game])
        if experience.over[step, game]:
            reward = experience.reward[step, game]
            after = dict.fromkeys(range(n), (reward, reward))
        if not decided(experience, step, game):
            continue
        value = experience.value[step, game]
        if seat in after:
            back = (1 - plan.trace) * after[seat][0] + plan.trace * after[seat][1]
            found[step] = torch.stack([back[(seat + k) % n] for k in range(n)])
        else:
            back = value
        after[seat] = (value, back)
    return found


def decided(experience: Experience, step: int, game: int) -> bool:
    who = experience.who[game, experience.seat[step, game]]  # type: ignore[attr-defined]
    return bool(who == LEARNER and (experience.liking[step, game] != 0).sum() > 1)


def test_returns_run_along_each_seats_own_decisions(tmp_path: Path) -> None:
    plan, crowd, _, actors, experience = prepared(tmp_path, steps=48, trace=0.8)
    experience.who = actors.who  # type: ignore[attr-defined]
    for _ in range(3):
        experience.collect(actors)
    ended = learnt = 0
    for game in range(crowd.games):
        last = int(actors.seat[game]), actors.value[game]
        back = lambda_returns(experience, plan, game, last)
        assert set(back) == set(experience.learns[:, game].nonzero()[:, 0].tolist())
        for step, target in back.items():
            torch.testing.assert_close(experience.target[step, game, : len(target)], target)
            own = experience.value[step, game, experience.seat[step, game]]
            torch.testing.assert_close(experience.gained[step, game], target[0] - own)
        ended += int(experience.over[:, game].sum())
        learnt += len(back)
    assert ended > 10
    assert learnt > 500


def test_values_are_shares_of_the_seats_that_are_there(tmp_path: Path) -> None:
    *_, actors, experience = prepared(tmp_path)
    experience.collect(actors)
    n = experience.crowd.n_seats
    there = torch.arange(4) < n[:, None]
    for shares in (experience.value, experience.target[experience.learns][None]):
        torch.testing.assert_close(shares.sum(-1), torch.ones(shares.shape[:-1]))
    assert not experience.value[:, ~there].any()


def test_what_is_turned_to_a_viewer_can_be_turned_back() -> None:
    shares = torch.tensor([[0.5, 0.3, 0.2, 0.0], [0.9, 0.1, 0.0, 0.0]])
    seat, n = torch.tensor([1, 1]), torch.tensor([3, 2])
    turned = from_viewer(shares, seat, n)
    torch.testing.assert_close(turned, torch.tensor([[0.3, 0.2, 0.5, 0.0], [0.1, 0.9, 0.0, 0.0]]))
    torch.testing.assert_close(by_seat(turned, seat, n), shares)


def test_others_have_seats_only_in_the_league_and_never_all_of_them() -> None:
    plan = plan_of(games=600, league=0.3, league_greedy=0.25, past_selves=3)
    crowd = Crowd(load("airships"), plan.seats, plan.games, "cpu", 1, 1)
    who, games = places(plan, crowd)
    for vector, rows in zip(crowd.vectors, crowd.rows, strict=True):
        mine = who[rows, : vector.seats]
        assert (mine == LEARNER).any(1).all()
        others = [(mine == kind).any(1).sum() for kind in (GREEDY, PAST)]
        assert others[0] == round(0.25 * 90)
        assert 90 - others[0] - 3 < others[1] <= 90 - others[0]
    assert games.shape[0] == 3
    assert (who[games.flatten()] == PAST).any(1).all()
    assert (who == PAST).any(1).sum() == games.size


def test_greedy_and_past_selves_play_as_they_should(tmp_path: Path) -> None:
    _, crowd, _network, actors, _ = prepared(tmp_path, league=1.0)
    actors.past.stack["wp"].zero_()
    actors.past.stack["bp"].copy_(torch.arange(crowd.game.actions) * 100.0)  # the highest legal action
    crowd.look()
    actors.decide()
    who = actors.who.gather(1, actors.seat[:, None])[:, 0]
    highest = (crowd.liking != 0).long().cumsum(1).argmax(1)
    liked = crowd.liking.gather(1, crowd.actions[:, None])[:, 0]
    assert (crowd.actions[who == PAST] == highest[who == PAST]).all()
    assert (liked[who == GREEDY] == 127).all()
    assert (liked != 0).all()
    assert not actors.learns[who != LEARNER].any()
    assert len({int(each) for each in who}) == 3


def test_several_networks_in_a_stack_say_what_each_says_alone() -> None:
    torch.manual_seed(3)
    game = load("airships")
    inputs, actions, seats = sizes(game)
    networks = [fresh(inputs, actions, seats, 32, 0.5) for _ in range(3)]
    stack = {name: torch.stack([each[name] for each in networks]) for name in LEARNT}
    stack |= {name: networks[0][name] for name in ("mean", "inv")}
    seen = torch.randint(-5, 90, (3, 7, inputs - actions), dtype=torch.int8)
    liking = torch.randint(0, 128, (3, 7, actions), dtype=torch.int8)
    n = torch.randint(2, 5, (3, 7))
    policy, values = outputs(stack, seen, liking, n, torch.float32)
    for k, network in enumerate(networks):
        alone = outputs(network, seen[k], liking[k], n[k], torch.float32)
        torch.testing.assert_close(policy[k], alone[0])
        torch.testing.assert_close(values[k], alone[1])


def test_actions_are_drawn_by_their_chances() -> None:
    torch.manual_seed(4)
    logits = torch.tensor([0.1, 0.6, 0.3, 0.0]).log().clamp_min(-1e9).expand(20_000, 4)
    shares = torch.bincount(drawn(logits), minlength=4) / 20_000
    torch.testing.assert_close(shares, torch.tensor([0.1, 0.6, 0.3, 0.0]), atol=0.015, rtol=0)
    liking = torch.tensor([[0, 127, 5, 127]], dtype=torch.int8).expand(2000, 4)
    assert set(greedy(liking).tolist()) == {1, 3}


@pytest.mark.parametrize("steepness", [1, 30])
def test_the_first_policy_is_neither_sure_nor_blind(steepness: int) -> None:
    liking = torch.zeros((500, 6), dtype=torch.int8)
    liking[:, :4] = torch.tensor([127, 127 - steepness, 127 - 2 * steepness, 127 - 3 * steepness])
    logits = fitting_beta(liking) * (liking[:1, :4].double() - 127) / 8
    entropy = -(logits.softmax(1) * logits.log_softmax(1)).sum() / np.log(4)
    assert steepness == 1 or entropy == pytest.approx(EVENNESS, abs=0.02)
    assert fitting_beta(liking) <= 1


def test_points_can_be_what_counts() -> None:
    crowd = Crowd(load("airships"), (2, 3), 4, "cpu", 1, 1)
    crowd.scores[0, :2] = torch.tensor([5.0, 3.0])
    crowd.scores[3, :3] = torch.tensor([1.0, 1.0, 4.0])
    torch.testing.assert_close(crowd.rewards(4)[0], torch.tensor([0.75, 0.25, 0, 0]))
    torch.testing.assert_close(crowd.rewards(6)[3], torch.tensor([1 / 6, 1 / 6, 4 / 6, 0]))


def test_numbers_that_need_more_than_a_byte_are_kept_whole() -> None:
    narrow, wide = (Crowd(load("airships"), (2,), 4, "cpu", 1, 1) for _ in range(2))
    narrow.narrow()
    for crowd in (narrow, wide):
        crowd.look()
    assert (narrow.seen.dtype, wide.seen.dtype) == (torch.int8, torch.int16)
    assert (narrow.seen == wide.seen.clamp(-128, 127)).all()


# --- against the search


def test_the_arena_plays_the_newest_network_against_the_search_while_training_goes_on(tmp_path: Path) -> None:
    training = Training(plan_of(evaluations=1), tmp_path / "run", print)
    training.go(deals=2)
    told = [entry for entry in training.report.entries if entry.get("rival") == "master"]
    assert [(entry["seats"], entry["games"], entry["decisions"]) for entry in told] == [(2, 4, 4608), (3, 6, 4608)]
    assert all(0 <= entry["mean"] <= 1 for entry in told)


def test_the_arena_is_broken_off_when_time_is_up(tmp_path: Path) -> None:
    training = Training(plan_of(evaluations=1), tmp_path / "run", print)
    began = time.monotonic()
    training.go(deadline=began + 3, deals=100_000)
    assert time.monotonic() - began < 60
