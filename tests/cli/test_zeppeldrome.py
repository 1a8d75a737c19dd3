"""Zeppeldrome at the command line: whole races, the course and the cards drawn, plans chosen in secret, nonsense."""

from __future__ import annotations

import importlib.resources
import json
import re
import xml.etree.ElementTree as ET

import pytest

import aerodrome
from aerodrome.games import load
from aerodrome.text import Speaker
from tests.cli.program import Program
from tests.cli.test_mad_zeppelin import screens, secrets
from tests.cli.test_play import Terminal

GAME = "zeppeldrome"
SHORT = ["--option", "section_b=none", "--option", "section_c=none"]
PARTY = ["play", GAME, "--seats", "3", "--hotseat", "--name", "Ada,Ben,Cleo", "--seed", "8", *SHORT]
"""Three people at one screen."""


# --- whole races


def test_a_race_of_four_through_a_pipe_is_saved_and_can_be_replayed(real_program: Program) -> None:
    done = real_program("play", GAME, "--seats", "4", "--seed", "3", lines=["1"] * 3000)
    assert done.code == 0
    assert " wins." in done.out
    assert re.search(r"^1\. .+: 26 columns$", done.out, re.MULTILINE)
    match = aerodrome.load(done.file)
    assert match.over
    assert match.players == ["human", *["greedy"] * 3]
    lines = done.out.splitlines()
    told = [event.text for event in match.events(0)]
    assert [line for line in lines if line in set(told)] == told
    assert not secrets(match, 0) & set(lines)
    replay = real_program("replay", done.file)
    assert replay.code == 0
    assert re.search(r" 26\b.*\. .+ wins\.$", replay.out, re.MULTILINE)


def test_two_people_race_to_the_finish_at_one_screen(program: Program) -> None:
    people = ["--seats", "2", "--hotseat", "--name", "Ada,Ben"]
    done = program("play", GAME, *people, "--seed", "4", *SHORT, lines=["1"] * 2000)
    assert done.code == 0
    match = aerodrome.load(done.file)
    assert match.over
    for name, lines in screens(done):
        assert not secrets(match, match.names.index(name)) & set(lines)


def test_the_usual_table_has_four_seats_and_the_game_can_be_chosen_by_its_number(program: Program) -> None:
    assert aerodrome.load(program("play", GAME, lines=["quit"]).file).seats == 4
    match = aerodrome.load(program("play", lines=["4", "3", "quit"]).file)
    assert (match.game.name, match.seats) == (GAME, 3)


# --- the course and the cards


def grid(out: str) -> list[str]:
    """The rows of the course that was drawn last."""
    rows = [line for line in out.splitlines() if re.match(r" [1-7] [ (*#~:OLYBRG]", line)]
    last = max(i for i, row in enumerate(rows) if row.startswith(" 1"))
    return rows[last:]


def test_the_course_is_drawn_with_letters_for_colours(program: Program) -> None:
    sections = {"a": "slalom-1", "b": "slalom-2", "c": "fans", "d": "lemmings"}
    options = [word for letter, name in sections.items() for word in ("--option", f"section_{letter}={name}")]
    done = program(*PARTY[:-4], *options, lines=["1", "1", "1", "look", "quit"])
    assert grid(done.out) == [
        " 1 Y>  .  .  . (Y  . (B  . (B  . (R  . ## *Y  . *R  . *G  . L1  .  .  .  .  .  |",
        " 2 B>  .  .  . (B  . (Y  . (R  . (B  . (R  . *G  . *B  .  .  .  . L2  .  .  .  |",
        " 3 R>  .  .  . (R  .  .  . ##  . (G  . (B *B  .  .  . *Y L3  .  .  .  .  .  .  |",
        " 4  .  .  .  . (G  . (R  . (G  . (Y  . (G  . *Y  . *G  .  .  . L4  .  .  .  .  |",
        " 5  .  .  .  .  .  . (G  . (Y  . ##  . (Y *R  . *B  . *R  .  .  .  . L5  .  .  |",
    ]
    assert all(len(row) <= 80 for row in grid(done.out))


def test_in_a_terminal_the_course_has_colours(real_program: Program) -> None:
    terminal = Terminal(real_program, "play", GAME, "--seats", "2", "--seed", "3", "--option", "section_c=fans")
    terminal.wait_for("Captain> ")
    terminal.type(b"quit\n")
    assert terminal.finish() == 0
    assert "\x1b[33m*Y\x1b[0m" in terminal.text
    assert "\x1b[31m*R\x1b[0m" in terminal.text


def test_the_cards_in_hand_are_drawn_when_a_plan_is_chosen(program: Program) -> None:
    done = program(*PARTY, lines=["1", "1", "1", "quit"])
    match = aerodrome.load(done.file)
    hand = match.view(min(match.to_act))["players"][min(match.to_act)]["hand"]
    for card in hand:
        assert f"Card {card}" in done.out


def test_any_card_can_be_drawn_during_play(program: Program) -> None:
    done = program(*PARTY, lines=["cards 29", "cards 99", "cards many", "cards", "quit"])
    for line in load(GAME).showing.draw_card(29, Speaker(load(GAME))) or []:
        assert f"{line}\n" in done.out
    assert "There is no card “99” to draw." in done.out
    assert "There is no card “many” to draw." in done.out
    assert "Card 70: " in done.out


def test_a_card_is_drawn_by_a_command_of_its_own(program: Program) -> None:
    done = program("rules", GAME, "--card", "53")
    assert done.out.splitlines()[1:4] == ["O → o → o", "    ⇓", "    o → o → o"]
    picture = ET.fromstring(program("rules", GAME, "--card", "53", "--svg").out)
    assert picture.tag.endswith("svg")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("rules", GAME, "--card", "0"), "has no card 0"),
        (("rules", GAME, "--card", "71"), "has no card 71"),
        (("rules", "airships", "--card", "1"), "are not pictures"),
        (("rules", GAME, "--svg"), "--card NUMBER"),
        (("play", GAME, "--option", "rows=6"), "The option rows cannot be “6”. Its values are five and seven."),
        (
            ("play", GAME, "--option", "section_b=fans"),
            "Its values are random, headwinds, slalom-2, empty, any and none.",
        ),
        (("play", GAME, "--option", "section_e=fans"), "no option called “section_e”"),
        (("play", GAME, "--seats", "5"), "is for 2–4 seats, not 5"),
    ],
)
def test_what_cannot_be_is_refused_with_what_can(program: Program, words: tuple[str, ...], said: str) -> None:
    done = program(*words)
    assert done.code != 0
    assert said in done.all


def test_nonsense_is_answered_and_loses_nothing(program: Program) -> None:
    nonsense = ["", "plan", "plan 99", "play 1", "fly F", "0", "99", "take purple", "☃", "x" * 500, "undo"]
    done = program(*PARTY, lines=["1", "1", "1", *nonsense, "quit"])
    match = aerodrome.load(done.file)
    assert match.ply == 3
    assert match.to_act == {0, 1, 2}
    assert "ZD-0.3" in done.out


def test_a_move_that_a_rule_forbids_quotes_it(program: Program) -> None:
    done = program(*PARTY, lines=["1", "take yellow", "1", "1", "plan 1", "plan 70", "quit"])
    assert "“take yellow” is not allowed. ZD-2.2: " in done.out
    assert "is not allowed. ZD-3.2: " in done.out


# --- measuring


@pytest.mark.native
def test_simulate_tells_turns_and_colours(native_program: Program) -> None:
    done = native_program("simulate", GAME, "--games", "60", "--bots", "greedy,greedy,greedy,greedy", "--json")
    told = json.loads(done.out)
    assert sum(told["wins_by_side"].values()) == 60
    assert list(told["wins_by_side"]) == ["yellow", "blue", "red", "green"]
    assert 5 < told["turns"]["median"] < 30
    assert "Wins by side: yellow" in native_program("simulate", GAME, "--games", "10").out


def test_the_card_file_is_part_of_the_package() -> None:
    assert importlib.resources.files("aerodrome.games.zeppeldrome").joinpath("cards.toml").is_file()
