"""Games of other packages: found by their entry point; a broken one names itself and disturbs nobody."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from aerodrome import games
from aerodrome.games import PACKAGES, BrokenGame, UnknownGame
from tests.cli.program import Program

from .packages import KUHN, install

BUILT_IN = list(PACKAGES)


def test_without_other_packages_there_are_the_built_in_games() -> None:
    assert games.names() == BUILT_IN
    assert [game.name for game in games.available()] == BUILT_IN
    assert games.faults() == []


def test_a_package_that_cannot_be_imported_is_named_with_the_cure(site: Path) -> None:
    (site / "crooked.py").write_text("import no_such_thing\n", encoding="utf-8")
    install(site, "crooked-games", {"crooked": "crooked"})
    assert games.names() == [*BUILT_IN, "crooked"]
    assert [game.name for game in games.available()] == BUILT_IN
    with pytest.raises(BrokenGame) as told:
        games.load("crooked")
    assert str(told.value) == (
        "The game “crooked” of crooked-games cannot be played: ModuleNotFoundError: No module named 'no_such_thing'. "
        "Mend or remove it: pip uninstall crooked-games"
    )
    assert list(map(str, games.faults())) == [str(told.value)]


def test_a_package_is_not_a_game_by_its_name_alone(site: Path) -> None:
    (site / "hollow").mkdir()
    (site / "hollow" / "__init__.py").touch()
    install(site, "hollow", {"hollow": "hollow"})
    with pytest.raises(BrokenGame, match=r"“hollow” of hollow cannot be played: .* it lacks state.py"):
        games.load("hollow")


def test_two_packages_with_a_game_of_one_name(site: Path) -> None:
    for package in ("whist-a", "whist-b"):
        install(site, package, {"whist": package.replace("-", "_")})
    with pytest.raises(BrokenGame, match=r"whist-a and whist-b .* several packages .* Keep one of these packages"):
        games.load("whist")


def test_the_name_of_a_built_in_game_stays_ours(site: Path) -> None:
    install(site, "pirates", {"airships": "pirates"})
    assert games.load("airships").package == PACKAGES["airships"]
    assert games.names() == BUILT_IN
    assert "of pirates cannot be played: Aerodrome has a game of that name" in str(*games.faults())


@pytest.mark.parametrize("name", ["Kuhn", "kuhn_poker", "kuhn--poker", "-kuhn", "../kuhn"])
def test_names_that_would_not_do_in_an_address(site: Path, name: str) -> None:
    install(site, "kuhn", {name: "kuhn"})
    with pytest.raises(BrokenGame, match="small letters, digits and single hyphens"):
        games.load(name)


def test_the_entry_point_has_the_name_of_the_game(site: Path) -> None:
    install(site, "disguise", {"disguise": PACKAGES["airships"]})
    with pytest.raises(BrokenGame, match="calls its game 'airships'"):
        games.load("disguise")


def test_an_unknown_game_is_answered_with_all_there_are(site: Path) -> None:
    install(site, "whist", {"whist": "whist"})
    with pytest.raises(UnknownGame, match=r"Did you mean whist\? The games are airships, .* and whist"):
        games.load("wist")


def test_pip_installs_the_example(tmp_path: Path) -> None:
    source = shutil.copytree(KUHN, tmp_path / "source")
    pip = ["-m", "pip", "install", "--quiet", "--no-index", "--no-deps", "--no-build-isolation", "--target"]
    subprocess.run([sys.executable, *pip, tmp_path / "installed", source], check=True, timeout=60)
    program = Program(tmp_path)
    told = program("games", PYTHONPATH=f"{program.env['PYTHONPATH']}{os.pathsep}{tmp_path / 'installed'}")
    assert "kuhn-poker: Three cards" in told.out
