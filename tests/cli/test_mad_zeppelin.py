"""Mad Zeppelin at the command line: whole games, secrets between people at one screen, and replays that keep them."""

from __future__ import annotations

import functools
import importlib.resources
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import aerodrome
from aerodrome import rollout
from aerodrome.games import load
from aerodrome.games.mad_zeppelin import state
from aerodrome.play.match import HUMAN, Match
from aerodrome.text import Speaker
from tests.cli.program import Done, Program
from tests.cli.test_play import Terminal

GAME = "mad-zeppelin"
ALWAYS_THE_FIRST = ["1"] * 3000
DUEL = ["play", GAME, "--seats", "2", "--hotseat", "--name", "Ada,Ben", "--option", "first_leader=1"]
"""Two people at one screen; Ada leads."""


@functools.cache
def finished(seats: int, seed: int) -> Match:
    """A finished random game; do not change it."""
    match = aerodrome.new(GAME, seats, seed=seed, names=["Ada", "Ben", "Cleo", "Dora", "Emil", "Fay"][:seats])
    lot = random.Random(seed)
    while not match.over:
        seat = min(match.to_act)
        match.play(seat, lot.choice(match.legal(seat).numbers))
    return match


def after(match: Match, plies: int) -> Match:
    """The match as it was after so many moves."""
    past = match.copy()
    while past.ply > plies:
        past.drop_last()
    return past


def moments(match: Match) -> Iterator[Match]:
    """The match before each of its moves, from the first one on. Copy it if you keep it."""
    past = aerodrome.new(GAME, match.seats, seed=match.luck.seed, names=match.names)  # type: ignore[attr-defined]
    for ply in match.log:
        yield past
        past.play(ply.seat, ply.action)


@functools.cache
def question_moments() -> dict[int, Match]:
    """A match for every kind of question, as early as may be."""
    found: dict[int, Match] = {}
    for seats, seed in [(3, 5), (4, 1), (3, 2), (5, 4)]:
        for match in moments(finished(seats, seed)):
            if match.board.state().asked not in found:
                found[match.board.state().asked] = match.copy()
    assert sorted(found) == list(range(state.QUESTIONS))
    return found


def kept(match: Match, file: Path) -> Path:
    """A file with a person in the seat that is asked, and bots elsewhere."""
    match = match.copy()
    match.players = [HUMAN if seat in match.to_act else "greedy" for seat in range(match.seats)]
    match.save(file)
    return file


def secrets(match: Match, viewer: int | None) -> set[str]:
    """The sentences that somebody else heard and this viewer did not."""
    everything = {event.text for seat in range(match.seats) for event in match.events(seat)}
    return everything - {event.text for event in match.events(viewer)}


# --- whole games


def test_a_game_of_six_through_a_pipe_is_saved_and_can_be_replayed(real_program: Program) -> None:
    done = real_program("play", GAME, "--seats", "6", "--seed", "3", lines=ALWAYS_THE_FIRST)
    assert done.code == 0
    assert " wins." in done.out or " share the win." in done.out or "Nobody wins." in done.out
    match = aerodrome.load(done.file)
    assert match.over
    assert match.players == ["human", *["greedy"] * 5]
    lines = set(done.out.splitlines())
    for event in match.events(0):
        assert event.text in lines
    assert not secrets(match, 0) & lines
    told = real_program("replay", done.file)
    assert told.code == 0
    assert re.search(r"\. (.+ wins|.+ share the win|Nobody wins)\.$", told.out.strip())


def test_a_game_in_which_every_play_is_ended_as_soon_as_it_can_be(program: Program) -> None:
    lines = ["end play", "1"] * 3000
    done = program("play", GAME, "--seats", "3", "--bot", "random", "--seed", "5", lines=lines)
    assert done.code == 0
    assert aerodrome.load(done.file).over
    assert "“end play” is not allowed. MZ-0.3: " in done.out


def test_the_usual_table_has_four_seats(program: Program) -> None:
    assert aerodrome.load(program("play", GAME, lines=["quit"]).file).seats == 4


def test_it_can_be_chosen_by_its_number(program: Program) -> None:
    done = program("play", lines=["2", "5", "quit"])
    assert done.code == 0
    match = aerodrome.load(done.file)
    assert (match.game.name, match.seats) == (GAME, 5)


# --- people at one screen


def screens(done: Done) -> Iterator[tuple[str, list[str]]]:
    """What each person saw on the screen, from one curtain to the next."""
    _, *parts = re.split(r"^=== For (\w+) only ===$", done.out, flags=re.MULTILINE)
    return ((name, text.splitlines()) for name, text in zip(parts[::2], parts[1::2], strict=True))


def test_nothing_that_only_another_person_knows_is_shown_before_the_next_curtain(program: Program) -> None:
    done = program(*DUEL, "--seed", "1", lines=["look", "1", "log", "2", "moves", "undo", "1", "1"] * 600)
    assert done.code == 0
    match = aerodrome.load(done.file)
    shown: dict[str, list[str]] = {"Ada": [], "Ben": []}
    for name, lines in screens(done):
        assert not secrets(match, match.names.index(name)) & set(lines)
        assert {line.partition(">")[0] for line in lines if re.match(r"\w+> ", line)} <= {name}
        shown[name] += lines
    for seat, name in enumerate(match.names):
        own = [event for event in match.events(seat) if event.kind in (state.EVENT_DRAWN, state.EVENT_KEEPS)]
        assert len(own) > 5
        assert {event.text for event in own} <= set(shown[name])


def test_the_hand_on_the_screen_is_that_of_the_person_it_is_for(program: Program) -> None:
    done = program(*DUEL, "--seed", "3", lines=["look", "1"] * 600)
    match = aerodrome.load(done.file)
    past, briefs = match.copy(), [match.brief(0)]
    while past.log:
        past.drop_last()
        briefs.insert(0, past.brief(min(past.to_act)))
    hands = 0
    for name, lines in screens(done):
        plies = -1
        for line in lines:
            if header := re.fullmatch(r"--- (\w+), move (\d+) ---", line):
                assert header[1] == name
                plies = int(header[2]) - 1
            elif line.startswith("Your hand: "):
                assert line in briefs[plies]
                hands += 1
    assert hands > 50


def test_a_curtain_is_drawn_whenever_another_person_is_asked_and_only_then(program: Program) -> None:
    done = program(*DUEL, "--seed", "4", lines=ALWAYS_THE_FIRST)
    asked = [ply.seat for ply in aerodrome.load(done.file).log]
    changes = [seat for i, seat in enumerate(asked) if i == 0 or asked[i - 1] != seat]
    assert [name for name, _ in screens(done)] == [["Ada", "Ben"][seat] for seat in changes]


def test_one_person_among_bots_needs_no_curtain(program: Program) -> None:
    assert "===" not in program("play", GAME, "--seed", "4", lines=["1"] * 20).out


def test_a_resumed_game_of_several_people_begins_behind_a_curtain(program: Program) -> None:
    done = program(*DUEL, "--seed", "4", lines=["1", "quit"])
    again = program("resume", done.file, lines=["quit"])
    assert again.out.startswith("=== For Ben only ===\n")
    assert not secrets(aerodrome.load(done.file), 1) & set(again.out.splitlines())


def test_at_a_terminal_the_next_person_presses_enter_before_anything_is_shown(real_program: Program) -> None:
    terminal = Terminal(real_program, *DUEL, "--seed", "4")
    terminal.wait_for("Press Enter when only Ada is looking.")
    assert "Ada is dealt" not in terminal.text
    terminal.type(b"\n")
    terminal.wait_for("Ada> ")
    assert "Ada is dealt" in terminal.text
    terminal.type(b"1\n")
    terminal.wait_for("Press Enter when only Ben is looking.")
    assert "Ben is dealt" not in terminal.text
    terminal.type(b"\n")
    terminal.wait_for("Ben> ")
    hidden = terminal.text.rpartition("Ada> ")[2]
    assert "\x1b[2J" in hidden.partition("Hand over to Ben")[0]  # the screen was cleared first
    terminal.type(b"quit\n")
    assert terminal.finish() == 0


# --- the commands of the client


def test_the_table_the_rules_and_the_log_can_be_asked_for(program: Program) -> None:
    done = program(
        *DUEL, "--seed", "4", lines=["look", "?", "log", "cards", "rule MZ-7.3", "rule mz-99", "help", "quit"]
    )
    match = aerodrome.new(GAME, 2, seed=4, options={"first_leader": 1}, names=["Ada", "Ben"])
    for line in match.describe(0):
        assert line in done.out
    for rule in match.rules_in_play(0):
        assert f"  {rule}\n" in done.out
    for event in match.events(0):
        assert done.out.count(event.text) == 2
    for n in range(match.game.cards_listed):
        assert Speaker(match.game).text(match.board.said(0, "card", n)) in done.out
    assert f"{match.game.rules.by_id['MZ-7.3']} (" in done.out
    assert "There is no rule “mz-99”." in done.out
    assert f"(as in: {match.legal(0)[0].text})" in done.out


def test_a_pick_is_not_taken_back(program: Program) -> None:
    done = program("play", GAME, "--seats", "2", "--seed", "4", lines=["1", "undo", "quit"])
    assert "Taken back" not in done.out
    assert "so you cannot take it back" in done.out
    assert any(ply.text.startswith("pick ") for ply in aerodrome.load(done.file).log if ply.seat == 0)


@pytest.mark.parametrize("question", [state.ASK_CHANGE, state.ASK_NAME])
def test_an_ability_that_was_chosen_by_mistake_is_taken_back(program: Program, tmp_path: Path, question: int) -> None:
    file = kept(question_moments()[question], tmp_path / "game.aero")
    before = aerodrome.load(file)
    assert before.log[-1].text == "use ability"
    done = program("resume", file, lines=["undo", "quit"])
    assert "Taken back: use ability." in done.out
    assert aerodrome.load(file).log == before.log[:-1]


def test_a_traitor_laid_down_is_not_taken_back(program: Program, tmp_path: Path) -> None:
    match = next(
        past
        for past in moments(finished(3, 5))
        if past.board.state().asked == state.ASK_ACTION and past.log[-1].text.startswith("play ")
    )
    file = kept(match, tmp_path / "game.aero")
    done = program("resume", file, lines=["undo", "quit"])
    assert "You cannot take that back: " in done.out
    assert aerodrome.load(file).log == match.log


def test_a_game_saved_under_a_name_is_resumed_to_its_end(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "my flight.aero"
    assert f"Saved as {file}" in program(*DUEL, "--seed", "4", lines=["1", f"save {file}", "1", "quit"]).out
    assert aerodrome.load(file).ply == 2
    assert program("resume", file, lines=ALWAYS_THE_FIRST).code == 0
    assert aerodrome.load(file).over


# --- wrong answers


NONSENSE = ["0", "999", "-1", "nonsense", "pick", "throw", "throw Karl", "play nobody", "", "☃", "1 2", "rule", "[/]"]


@pytest.mark.parametrize("question", range(state.QUESTIONS))
def test_nonsense_at_any_question_is_answered_and_nothing_is_lost(
    program: Program, tmp_path: Path, question: int
) -> None:
    before = question_moments()[question]
    legal = before.legal(min(before.to_act))
    other = "end play" if question != state.ASK_ACTION else "pick karl"
    file = kept(before, tmp_path / "game.aero")
    done = program("resume", file, lines=[*NONSENSE, other, "quit"])
    assert done.code == 0
    assert aerodrome.load(file).log == before.log
    assert f"There is no move 999. They are numbered 1 to {len(legal)}." in done.out
    assert f"“nonsense” is not a move here. Moves look like {legal[0].text}" in done.out
    assert f"“{other}” is not allowed. {before.game.rules.by_id['MZ-0.3']}\n" in done.out
    assert done.out.count("Type a number from the list, `moves` to see it again, or `help`.") == len(NONSENSE) - 1


@pytest.mark.parametrize("rule", ["MZ-7.3", "MZ-7.14"])
def test_gold_that_cannot_be_thrown_is_answered_with_the_rule(program: Program, tmp_path: Path, rule: str) -> None:
    wanted = load(GAME).rules.by_id[rule]
    gold = state.LAY_OUT + 6
    match = next(
        past
        for past in moments(finished(3, 5))
        if past.board.state().asked == state.ASK_ACTION
        and past.game.plain.refusal(past.board.state(), min(past.to_act), gold) == wanted.number
    )
    done = program("resume", kept(match, tmp_path / "game.aero"), lines=["throw gold", "quit"])
    assert f"“throw gold” is not allowed. {wanted}\n" in done.out


# --- replays


@pytest.fixture(scope="module")
def game_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("replay") / "game.aero"
    finished(3, 5).save(file)
    return file


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_a_replay_tells_all_that_its_viewer_was_told_and_nobody_else_s_secrets(
    program: Program, game_file: Path, viewer: int | None
) -> None:
    match = finished(3, 5)
    eyes = [] if viewer is None else ["--seat", str(viewer + 1)]
    done = program("replay", game_file, *eyes)
    lines = {line.strip() for line in done.out.splitlines()}
    assert {event.text for event in match.events(viewer)} <= lines
    assert not secrets(match, viewer) & lines
    picks = re.findall(r"^\[\d+\] (\w+): pick ", done.out, flags=re.MULTILINE)
    assert set(picks) == (set() if viewer is None else {match.names[viewer]})


@pytest.mark.parametrize("viewer", [None, 1])
@pytest.mark.parametrize("ply", [0, 2, 17, 40])
def test_a_replay_up_to_a_move_shows_the_table_as_its_viewer_saw_it(
    program: Program, tmp_path: Path, viewer: int | None, ply: int
) -> None:
    after(finished(3, 5), 45).save(tmp_path / "game.aero")
    past = after(finished(3, 5), ply)
    done = program("replay", tmp_path / "game.aero", "--ply", str(ply), *([] if viewer is None else ["--seat", "2"]))
    assert done.out.endswith("\n".join(past.describe(viewer)) + "\n")
    told = [event.text for event in past.events(viewer)]
    lines = [line.strip() for line in done.out.splitlines()]
    assert [line for line in lines if line in set(told)] == told
    assert not secrets(past, viewer) & set(lines)
    assert not re.search(r"^\[\d+\] (Ada|Cleo): pick ", done.out, flags=re.MULTILINE)


def test_a_replay_for_a_seat_that_is_not_there_is_refused(program: Program, game_file: Path) -> None:
    program.refuses("--seat is from 1 to 3 in this game, not 4", "replay", game_file, "--seat", "4")


# --- rules, cards and options


def test_the_rules_are_printed_with_their_ids_and_sources(program: Program) -> None:
    done = program("rules", GAME)
    for rule in load(GAME).rules:
        assert f"  {rule.id}: {rule.text} ({rule.source})\n" in done.out
    rule = load(GAME).rules.by_id["MZ-7.3"]
    assert program("rules", GAME, "mz-7.3").out == f"{rule} ({rule.source})\n"


def test_the_cards_are_printed_with_reconstructed_figures_named(program: Program) -> None:
    lines = program("rules", GAME, "--cards").out.splitlines()
    assert len(lines) == 14 + 11 + 5 + 1
    assert sum("reconstructed: price" in line for line in lines) == 8
    assert all(line.endswith("]") for line in lines)


def test_the_fields_of_the_state_are_printed_with_who_sees_them(program: Program) -> None:
    out = program("rules", GAME, "--state").out
    for line in ("hand: owner i8[11].", "unseen: secret i8[11].", "out: partly i16.", "coins: public i8"):
        assert f"  {line}" in out


LISTED = (
    ("Fly to 20 points or to 30? (MZ-2.4)", "run or long-haul"),
    ("The first leader’s seat, from 1 (MZ-2.7).", "1–6 or random"),
    ("Cargo cards that leave the game unseen (MZ-2.1).", "0–80 or by-seats"),
    ("Traitors that are airsick in each turn (MZ-3.2).", "0–10 or by-seats"),
    ("Where prices come from (MZ-1.5).", "table, level or points"),
    ("Whose Search brings a coin, not a card? (MZ-9.2)", "carlotta or igor"),
    ("How long Hernan may re-roll (MZ-11.2).", "all-turn or one-play"),
)
"""What each option is about, and what it can be."""


def test_the_game_is_listed_with_its_options(program: Program) -> None:
    out = program("games").out
    assert f"\n{GAME}: " in out
    for option, (help, values) in zip(load(GAME).options, LISTED, strict=True):
        assert f"--option {option.name}=...  {help} It is {values};" in out


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        ("--option mode=fast", "option mode cannot be “fast”. Its values are run and long-haul."),
        ("--option airsick=12", "option airsick cannot be “12”. Its values are 0–10 and by-seats."),
        ("--option first_leader=9", "option first_leader cannot be “9”. Its values are 1–6 and random."),
        ("--seats 3 --option first_leader=4", "option first_leader names seat 4, but there are 3 seats"),
        ("--option cargo_removed=99", "option cargo_removed cannot be “99”. Its values are 0–80 and by-seats."),
        ("--option costs=free", "option costs cannot be “free”. Its values are table, level and points."),
        ("--option chips=1", "Mad Zeppelin has no option called “chips”. It has mode, first_leader"),
        ("--seats 7", "Mad Zeppelin is for 2–6 seats, not 7"),
        ("--seats 6 --bot greedy,random", "--bot names 2 bots for 5 seats"),
    ],
)
def test_bad_words_behind_play_are_refused_with_what_they_may_be(program: Program, words: str, answer: str) -> None:
    program.refuses(answer, "play", GAME, *words.split())
    assert not program.home.exists()


def test_options_are_those_asked_for(program: Program) -> None:
    done = program("play", GAME, "--option", "mode=long-haul", "--option", "first-leader=2", lines=["look", "quit"])
    assert "to 30 points." in done.out
    match = aerodrome.load(done.file)
    assert match.view()["leader"] == 1
    assert match.options["mode"] == 1


# --- edited cards


def card_text() -> str:
    return importlib.resources.files("aerodrome.games.mad_zeppelin").joinpath("cards.toml").read_text(encoding="utf-8")


def test_an_edited_price_is_the_price_in_the_labels_and_is_kept(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_text(re.sub(r"price = \d+", "price = 2", card_text()), encoding="utf-8")
    done = program("play", GAME, "--seats", "2", "--seed", "4", "--cards", file, lines=["cards", *["1"] * 40])
    assert f"You are playing with the cards in {file}." in done.out
    offered = re.findall(r"^ +\d+  throw .*$", done.out, flags=re.MULTILINE)
    assert any("costs 2 coins" in label for label in offered)
    assert not [label for label in offered if re.search(r"costs ([3-9]|\d\d)", label)]
    assert "Gold: level 3, 6 cards, 7 points, price 2" in done.out
    file.unlink()
    assert program("resume", done.file, lines=["quit"]).code == 0
    assert not aerodrome.load(done.file).game.built_in_cards


@pytest.mark.parametrize(
    ("old", "new", "answer"),
    [
        ("price = 5", 'price = "five"', "cargo.diamonds"),
        ('heading = "north"', 'heading = "up"', "traitors.karl"),
        ("count = 18", "count = 17", ""),
        ("price = 5", "price = ", ""),
    ],
)
def test_a_broken_card_file_is_refused_with_its_line(
    program: Program, tmp_path: Path, old: str, new: str, answer: str
) -> None:
    file = tmp_path / "cards.toml"
    text = card_text().replace(old, new, 1)
    assert text != card_text()
    file.write_text(text, encoding="utf-8")
    done = program("play", GAME, "--cards", file)
    assert done.code == 2
    assert re.search(r"cards\.toml(, line \d+|.*line \d+)", done.err), done.err
    assert answer in done.err
    assert not program.home.exists()


def test_a_card_file_without_one_of_the_cards_is_refused(program: Program, tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text(card_text().replace("[cargo.wood]", "[cargo.plank]"), encoding="utf-8")
    program.refuses("the card [cargo.wood] is missing", "play", GAME, "--cards", tmp_path / "cards.toml")


# --- measuring and checking


def test_one_match_keeps_the_laws(program: Program) -> None:
    done = program("laws", GAME, "--seats", "2", "--match", "7", "--option", "cargo_removed=70", "--json")
    assert done.code == 0
    told = json.loads(done.out)
    assert told["game"] == GAME
    assert told["violation"] is None


@pytest.mark.native
def test_simulate_says_how_many_games_nobody_won(native_program: Program) -> None:
    done = native_program(
        "simulate", GAME, "--games", "40", "--seats", "3", "--bots", "random", "--seed", "3", "--json"
    )
    assert done.code == 0
    told = json.loads(done.out)
    result = rollout(GAME, 40, ["random"], seed=3, seats=3)
    assert told["wins"] == pytest.approx(result.wins, abs=1e-3)
    assert told["won_by_nobody"] == sum(not any(shares) for shares in result.shares.tolist())
    assert told["won_by_nobody"] + sum(told["wins"]) == pytest.approx(40)


@pytest.mark.native
def test_simulate_tells_of_games_that_nobody_won_in_a_sentence(native_program: Program) -> None:
    done = native_program("simulate", GAME, "--games", "400", "--seats", "2", "--bots", "random", "--seed", "3")
    assert done.code == 0
    nobody = 400 - sum(rollout(GAME, 400, ["random"], seed=3, seats=2).wins)
    assert nobody > 1
    assert f"{nobody:.0f} games were won by nobody" in done.out


@pytest.mark.native
def test_the_laws_are_checked_on_all_engines(native_program: Program) -> None:
    done = native_program(
        "laws", GAME, "--games", "30", "--seats", "4", "--option", "mode=run", "--workers", "1", "--json"
    )
    assert done.code == 0
    told = json.loads(done.out)
    assert told["violation"] is None
    assert told["checked"]["native"] == 30
