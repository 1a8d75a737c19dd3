"""Games of the arena as arrays to learn from."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import aerodrome
from aerodrome.doors.errors import BadExamples
from aerodrome.doors.examples import examples_in
from aerodrome.games import load
from aerodrome.lab.arena import Plan, Results
from aerodrome.simulate.workers import Here
from tests.cli.program import Program

AIRSHIPS = load("airships")


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("examples") / "games.jsonl"
    plan = Plan.make(AIRSHIPS, ["greedy", "random"], 2, seats=3, seed=7, options={"first_seat": 3}, moves=True)
    list(Results(plan, file).play_missing(Here()))
    return file


def test_every_row_is_what_the_seat_saw_could_do_and_did(kept: Path) -> None:
    found = examples_in(kept)
    assert len(found.bots) == 6
    match = aerodrome.new("airships", 3, seed=7 << 32, options={"first_seat": 3})
    actions = json.loads(kept.read_text().splitlines()[1])["games"][0]["actions"]
    row = 0
    for action in actions:
        seat = min(match.to_act)
        legal = match.board.legal(seat)
        if len(legal) > 1:
            assert found.observations[row].tobytes() == match.board.observed(seat)
            assert np.flatnonzero(found.legal[row]).tolist() == list(legal)
            assert (found.actions[row], found.seats[row], found.games[row]) == (action, seat, 0)
            row += 1
        match.play(seat, action)
    assert match.over
    assert (found.games[row - 1], found.games[row]) == (0, 1)
    first = found.games == 0
    assert found.shares[first].tolist() == pytest.approx([match.outcome.shares[seat] for seat in found.seats[first]])
    assert found.legal[np.arange(len(found.actions)), found.actions].all()


def test_decisions_of_one_bot_can_be_chosen(kept: Path) -> None:
    every, greedy, chance = examples_in(kept), examples_in(kept, "greedy"), examples_in(kept, "random")
    assert len(greedy.actions) + len(chance.actions) == len(every.actions)
    assert all(every.bots[game][seat] == "greedy" for game, seat in zip(greedy.games, greedy.seats, strict=True))


def test_files_from_which_nothing_can_be_learnt_are_refused(kept: Path, tmp_path: Path) -> None:
    file = tmp_path / "file.jsonl"
    with pytest.raises(BadExamples, match="'master' does not play"):
        examples_in(kept, "master")
    header, *lines = kept.read_text().splitlines()
    file.write_text("\n".join([json.dumps({**json.loads(header), "rules": 99}), *lines]) + "\n")
    with pytest.raises(BadExamples, match="other rules"):
        examples_in(file)
    deal = json.loads(lines[0])
    deal["games"][0]["shares"] = deal["games"][0]["shares"][::-1] if deal["games"][0]["shares"][0] else [1.0, 0.0, 0.0]
    file.write_text("\n".join([header, json.dumps(deal)]) + "\n")
    with pytest.raises(BadExamples, match="comes to another end"):
        examples_in(file)
    Results(Plan.make(AIRSHIPS, ["greedy", "random"], 1), tmp_path / "without.jsonl")
    with pytest.raises(BadExamples, match="has no moves"):
        examples_in(tmp_path / "without.jsonl")


def test_the_command_line_keeps_moves_only_if_it_is_asked_to(tmp_path: Path) -> None:
    program = Program(tmp_path, real=False)
    words = ("arena", "airships", "--bots", "greedy,random", "--deals", "1", "--workers", "1", "--json")
    assert program(*words, "--out", tmp_path / "with.jsonl", "--moves").code == 0
    assert program(*words, "--out", tmp_path / "without.jsonl").code == 0
    assert len(examples_in(tmp_path / "with.jsonl").actions) > 20
    assert "moves" not in json.loads((tmp_path / "without.jsonl").read_text().splitlines()[0])
    program.refuses("another run (moves differ)", *words, "--out", tmp_path / "with.jsonl")
