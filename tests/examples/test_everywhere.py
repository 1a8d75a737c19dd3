"""Leduc poker and backgammon from their packages: the laws, both engines, vectors, files, the terminal, the server."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import aerodrome
from aerodrome.bots import make_bot
from aerodrome.doors.cpu import CpuVector
from aerodrome.lab.testkit import check_natively, lockstep, strict_game
from aerodrome.play.proof import what_is_proven
from aerodrome.rulebook.messages import check_messages
from aerodrome.rulebook.subset import check_subset
from aerodrome.simulate.workers import Here
from aerodrome.text.checks import lacking
from tests.cli.program import Program
from tests.server.helpers import Running, drawn, with_patience

from .conftest import Example

NAMES = ("leduc-poker", "backgammon")
LAW_GAMES = {"leduc-poker": 1000, "backgammon": 20}

pytestmark = pytest.mark.parametrize("name", NAMES)


def test_the_rules_and_the_texts_are_sound(example: Example, name: str) -> None:
    game = example(name)
    assert [str(fault) for fault in check_subset(game)] == []
    assert check_messages(game) == []
    for language in ("de", "fr"):
        assert name not in lacking(language, [game])


def test_the_laws_on_the_plain_engine(example: Example, no_compiling: None, name: str) -> None:
    assert strict_game(example(name), 2, {}, 1) is None


@pytest.mark.native
def test_the_laws_on_the_compiled_engine(example: Example, name: str) -> None:
    game = example(name)
    assert check_natively(game, LAW_GAMES[name], 2, {}, 1, Here(), lambda *_: None)[0] is None
    assert lockstep(game, 2, {}, 1, natively=True) is None


@pytest.mark.native
def test_a_vector_has_the_matches_of_the_game(example: Example, name: str) -> None:
    game = example(name)
    many = aerodrome.vector(name, 50, seed=3)
    assert isinstance(many, CpuVector)
    match = aerodrome.new(game, 2, seed=3 << 32)
    while not match.over:
        (seat,) = match.to_act
        assert many.seat[0] == seat
        bits = np.unpackbits(many.legal()[0].view(np.uint8), bitorder="little")
        assert tuple(np.flatnonzero(bits)) == match.legal(seat).numbers
        row: list[Any] = [0] * game.observed
        game.plain.observe(match.sight(seat).state, seat, row)
        assert many.observe()[0].tolist() == row
        actions = many.choose()
        match.play(seat, int(actions[0]))
        ended = many.step(actions)
    assert ended.over[0] == 1
    assert tuple(ended.scores[0]) == match.outcome.scores


def test_a_file_is_read_back(example: Example, no_compiling: None, name: str, tmp_path: Path) -> None:
    match, bot = aerodrome.new(example(name), 2, seed=4), make_bot("random", 1)
    for _ in range(20):
        if not match.over:
            (seat,) = match.to_act
            match.play(seat, bot.choose(match.sight(seat)))
    match.save(tmp_path / "game.aero")
    again = aerodrome.load(tmp_path / "game.aero")
    assert [ply.digest for ply in again.log] == [ply.digest for ply in match.log]
    assert what_is_proven(again.luck, again.names)


def test_the_terminal(example: Example, name: str, tmp_path: Path) -> None:
    rule = f"{example(name).prefix}-2.3"
    lines = ["help", "?", "look", "moves", f"rule {rule}", "1", "1", "quit", "yes"]
    done = Program(tmp_path)("play", name, "--seed", "4", "--bot", "greedy", lines=lines)
    assert done.code == 0, done.all
    assert rule in done.out
    assert "\N{MATHEMATICAL LEFT WHITE SQUARE BRACKET}" not in done.out, "every text is in the catalogue"
    assert rule in Program(tmp_path)("rules", name).out


@pytest.mark.native
def test_many_games_are_simulated(example: Example, name: str, tmp_path: Path) -> None:
    example(name)
    done = Program(tmp_path, native=True, real=False)("simulate", name, "--games", "20")
    assert done.code == 0, done.all


@with_patience
async def test_a_guest_plays_at_a_table(
    example: Example, no_compiling: None, name: str, serve: Callable[..., Running]
) -> None:
    example(name)
    guest = serve().guest("Ann")
    id = guest.make_table(name, seats=2, bots={"1": "greedy"}, sit={"0": ""}, start=True)["id"]
    view = guest.get(f"/api/tables/{id}/view", seat=0).json()
    assert view["sentences"]
    async with guest.play() as player:
        await player.watch(id)
        await player.play_on(id, 0, drawn(1))
    replay = guest.get(f"/api/tables/{id}/replay", seat=0, words=True).json()
    assert replay["frames"][0]["sentences"]
    assert replay["frames"][0]["items"]
