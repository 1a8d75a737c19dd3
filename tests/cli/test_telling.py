"""Commands that only tell something: games, rules, help."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

from aerodrome import __version__
from aerodrome.games import PACKAGES, load
from aerodrome.text import checks
from aerodrome.text.catalogue import HOUSE
from tests.cli.program import Program


def test_the_games_are_listed_with_their_options(real_program: Program) -> None:
    done = real_program("games")
    assert done.code == 0
    assert done.out.startswith("airships: ")
    for option in load("airships").options:
        assert f"--option {option.name}=" in done.out


def test_the_games_as_json(program: Program) -> None:
    sheets = json.loads(program("games", "--json").out)
    assert [sheet["name"] for sheet in sheets] == list(PACKAGES)
    for sheet in sheets:
        assert list(sheet) == ["name", "title", "seats", "rules_version", "cards", "actions", "state_bytes", "options"]
        game = load(sheet["name"])
        assert sheet["seats"] == list(game.seats)
        assert [option["name"] for option in sheet["options"]] == [option.name for option in game.options]


def test_every_rule_is_printed_with_its_id_and_source(program: Program) -> None:
    done = program("rules", "airships")
    assert done.code == 0
    for rule in load("airships").rules:
        assert f"  {rule.id}: {rule.text} ({rule.source})\n" in done.out


def test_one_rule_is_printed_whatever_the_case_of_its_id(real_program: Program) -> None:
    rule = load("airships").rules.by_id["AS-4.3"]
    assert real_program("rules", "airships", "as-4.3").out == f"{rule} ({rule.source})\n"


def test_rules_are_printed_in_the_language_that_is_asked_for(program: Program) -> None:
    told = program("rules", "airships", "as-4.2", "--lang", "de").out
    assert told == "AS-4.2: Ein leeres Feld oder ein aufgebrauchter Stapel kann nicht genannt werden. (Vorlage)\n"


def test_languages_are_listed_with_what_they_lack(
    program: Program, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert program("languages").out == "en: English, complete\nde: Deutsch, complete\nfr: Français, complete\n"
    for file in HOUSE.glob("*.ftl"):
        text = file.read_text(encoding="utf-8")
        lacks = re.sub(r"^started = .*\n", "", text, flags=re.M) if file.name == "fr.ftl" else text
        (tmp_path / file.name).write_text(lacks, encoding="utf-8")
    monkeypatch.setattr(checks, "HOUSE", tmp_path)
    assert program("languages").out.endswith("fr: Français, lacks 1 text\n    house: started\n")
    assert json.loads(program("languages", "--json").out)["languages"]["fr"] == {"house": ["started"]}


def test_the_cards_are_printed_with_reconstructed_figures_named(program: Program) -> None:
    done = program("rules", "airships", "--cards")
    assert len(done.out.splitlines()) == 70
    marked = ["reconstructed: " in line for line in done.out.splitlines()]
    assert any(marked)
    assert not all(marked), "printed figures are not marked"


def test_an_unknown_rule_is_refused(real_program: Program) -> None:
    real_program.refuses(
        "Airships has no rule 'AS-99.9'; `aerodrome rules airships` prints them all", "rules", "airships", "AS-99.9"
    )


@pytest.mark.parametrize("command", ["play", "rules", "simulate", "bench", "laws"])
def test_an_unknown_game_is_answered_with_a_suggestion_by_every_command(program: Program, command: str) -> None:
    program.refuses("There is no game called “airship”. Did you mean airships?", command, "airship")


def test_a_game_unlike_any_is_answered_with_the_list(real_program: Program) -> None:
    real_program.refuses("There is no game called “chess”. The games are airships", "play", "chess")


def test_the_version_is_told(program: Program) -> None:
    assert program("--version").out == f"aerodrome {__version__}\n"


def test_without_a_command_the_help_is_shown(real_program: Program) -> None:
    done = real_program()
    for command in ("games", "play", "resume", "replay", "rules", "simulate", "bench", "laws"):
        assert command in done.all


def test_an_unknown_command_is_refused(program: Program) -> None:
    program.refuses("No such command 'fly'", "fly")


def test_a_reader_that_goes_away_is_no_disaster(real_program: Program) -> None:
    run = subprocess.Popen(
        real_program.command("rules", "airships"), stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=real_program.env
    )
    assert run.stdout is not None
    assert run.stderr is not None
    run.stdout.close()
    error = run.stderr.read().decode()
    run.stderr.close()
    run.wait(60)
    assert error == ""
