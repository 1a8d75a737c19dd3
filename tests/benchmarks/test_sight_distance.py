"""How far dealt worlds are from the exact chances, measured at its smallest."""

from __future__ import annotations

import json

import pytest

from aerodrome.games.mad_zeppelin import knowledge
from aerodrome.games.mad_zeppelin.knowledge import note_theft
from benchmarks import sight_distance

pytestmark = pytest.mark.script("benchmarks.sight_distance")

ONE_GAME = ("--games", "1", "--bots", "random", "--worlds", "2")


def test_mad_zeppelin(capsys: pytest.CaptureFixture[str]) -> None:
    sight_distance.main(["--json", "--only", "Hans", *ONE_GAME])
    found = json.loads(capsys.readouterr().out)
    wood, gold = found["examples"]
    for row in (wood, gold):
        assert row["what"].startswith("Hans is answered with")
        assert row["thief"] == 0, "of the thief nothing was shown"
        assert 0 < row["victim_worst_kind"] <= row["victim"] == row["jointly"] < 0.5
    assert [row["seats"] for row in found["play"]] == [3, 4, 5, 6]
    for row in found["play"]:
        assert row["plies"] > 20
        assert 0 < row["share_where_something_is_known"] < 1
        assert row["before_any_theft"]["mean_absolute_error"] > 0
    assert knowledge.note_theft is note_theft, "the rules are as they were"


def test_zeppeldrome(capsys: pytest.CaptureFixture[str]) -> None:
    sight_distance.main(["--json", "--game", "zeppeldrome", "--only", "shows", *ONE_GAME])
    found = json.loads(capsys.readouterr().out)
    assert len(found["stories"]) == 3
    for row in found["stories"]:
        assert 0 <= row["first_plan"] <= row["first"] <= row["jointly"] < 1
        assert 0 <= row["left_out"] < 1
    assert [row["seats"] for row in found["play"]] == [2, 3, 4]
    assert all(row["plies"] > 20 for row in found["play"])


@pytest.mark.parametrize(
    ("game", "word", "heading"),
    [("mad-zeppelin", "draws gold", "the viewer knows"), ("zeppeldrome", "four", "left out")],
)
def test_tables(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], game: str, word: str, heading: str
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    sight_distance.main(["--game", game, "--only", word, *ONE_GAME])
    told = capsys.readouterr().out
    assert heading in told
    assert "random, 3" in told
