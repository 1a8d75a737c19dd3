"""Dastardly Dirigibles at the command line: whole games, reactions at one screen, table talk, and wrong answers."""

from __future__ import annotations

import importlib.resources
import json
import re
from itertools import pairwise
from pathlib import Path

import pytest

import aerodrome
from aerodrome.games import load
from aerodrome.games.dastardly_dirigibles import state
from aerodrome.games.dastardly_dirigibles.messages import INSULT
from aerodrome.text import Speaker, option_help, takes
from tests.cli.program import Done, Program
from tests.cli.test_mad_zeppelin import kept, screens, secrets
from tests.match.test_reactions import asked, game_of, moments

GAME = "dastardly-dirigibles"
ALWAYS_THE_FIRST = ["1"] * 3000
PARTY = ["play", GAME, "--seats", "3", "--hotseat", "--name", "Ada,Ben,Cleo", "--seed", "8"]
"""Three people at one screen."""
TABLE_TALK = [Speaker(load(GAME)).name(INSULT, n) for n in range(len(INSULT.ids))]
TALK = re.compile(r"^.+: “(.+)”$", flags=re.MULTILINE)


def told_talk(done: Done) -> list[str]:
    """The lines of table talk, with who says them."""
    return [line for line in done.out.splitlines() if TALK.match(line)]


# --- whole games


def test_a_game_of_five_through_a_pipe_is_saved_and_can_be_replayed(real_program: Program) -> None:
    done = real_program("play", GAME, "--seats", "5", "--seed", "3", lines=ALWAYS_THE_FIRST)
    assert done.code == 0
    assert " wins." in done.out or " share the win." in done.out
    match = aerodrome.load(done.file)
    assert match.over
    assert match.players == ["human", *["greedy"] * 4]
    lines = done.out.splitlines()
    told = [event.text for event in match.events(0)]
    assert [line for line in lines if line in set(told)] == told
    assert not secrets(match, 0) & set(lines)
    assert told_talk(done)
    replay = real_program("replay", done.file)
    assert replay.code == 0
    assert re.search(r"\. .+ (wins|share the win)\.$", replay.out.rstrip())


def test_the_usual_table_has_four_seats_and_the_game_can_be_chosen_by_its_number(program: Program) -> None:
    assert aerodrome.load(program("play", GAME, lines=["quit"]).file).seats == 4
    match = aerodrome.load(program("play", lines=["3", "5", "quit"]).file)
    assert (match.game.name, match.seats) == (GAME, 5)


# --- people at one screen


def test_between_two_curtains_nothing_is_shown_that_only_another_person_knows(program: Program) -> None:
    done = program(*PARTY, lines=[*["look", "1", "?", "moves", "undo", "1"] * 25, "log", "quit"])
    match = aerodrome.load(done.file)
    past = match.copy()
    briefs: list[list[str]] = []
    while past.log:
        past.drop_last()
        briefs.insert(0, past.brief(min(past.to_act)))
    hands = 0
    for name, lines in screens(done):
        assert not secrets(match, match.names.index(name)) & set(lines)
        assert {line.partition(">")[0] for line in lines if re.match(r"\w+> ", line)} == {name}
        plies = -1
        for line in lines:
            if header := re.fullmatch(r"--- (\w+), move (\d+) ---", line):
                assert header[1] == name
                plies = int(header[2]) - 1
            elif line.startswith("Your hand: "):
                assert line in (*briefs[plies : plies + 1], match.brief(match.names.index(name)))[0]
                hands += 1
    assert hands > 30


def test_followers_are_handed_the_screen_in_order_and_nobody_without_need(program: Program) -> None:
    done = program(*PARTY, lines=[*["1"] * 90, "quit"])
    match = aerodrome.load(done.file)
    seats = [ply.seat for ply in match.log] + [min(match.to_act)]
    changes = [seat for i, seat in enumerate(seats) if i == 0 or seats[i - 1] != seat]
    curtains = [match.names.index(name) for name, _ in screens(done)]
    assert curtains == changes
    clockwise = sum((one + 1) % 3 == other for one, other in pairwise(curtains))
    assert clockwise > 0.8 * len(curtains)  # a player without a card is not asked


def test_a_resumed_game_of_several_people_begins_behind_a_curtain(program: Program) -> None:
    done = program(*PARTY, lines=["1", "quit"])
    match = aerodrome.load(done.file)
    seat = min(match.to_act)
    again = program("resume", done.file, lines=["look", "quit"])
    assert again.out.startswith(f"=== For {match.names[seat]} only ===\n")
    assert not secrets(match, seat) & set(again.out.splitlines())


def test_one_person_among_bots_needs_no_curtain(program: Program) -> None:
    assert "===" not in program("play", GAME, "--seed", "4", lines=["1"] * 5).out


# --- the commands of the client


def test_the_table_the_rules_and_the_log_can_be_asked_for(program: Program) -> None:
    done = program(*PARTY, lines=["look", "?", "log", "cards", "rule DD-5.5", "rule dd-99", "help", "quit"])
    match = aerodrome.load(done.file)
    seat = min(match.to_act)
    for line in match.describe(seat):
        assert line in done.out
    for rule in match.rules_in_play(seat):
        assert f"  {rule}\n" in done.out
    for event in match.events(seat):
        assert done.out.count(f"{event.text}\n") == 2
    for n in range(match.game.cards_listed):
        assert Speaker(match.game).text(match.board.said(seat, "card", n)) in done.out
    assert f"{match.game.rules.by_id['DD-5.5']} (" in done.out
    assert "There is no rule “dd-99”." in done.out
    assert f"(as in: {match.legal(seat)[0].text})" in done.out


def test_a_swap_is_taken_back_before_a_card_is_given(program: Program, tmp_path: Path) -> None:
    match, _ = asked(state.ASK_GIVE)
    file = kept(match, tmp_path / "game.aero")
    done = program("resume", file, lines=["undo", "quit"])
    assert f"Taken back: {match.log[-1].text}.\n" in done.out
    assert aerodrome.load(file).log == match.log[:-1]


@pytest.mark.parametrize("text", ["place ", "discard ", "give ", "no match", "play "])
def test_what_has_shown_a_card_is_not_taken_back(program: Program, tmp_path: Path, text: str) -> None:
    match = next(
        match
        for match, seat, _ in moments()
        if match.log and match.log[-1].seat == seat and match.log[-1].text.startswith(text)
    )
    file = kept(match, tmp_path / "game.aero")
    done = program("resume", file, lines=["undo", "quit"])
    assert "You cannot take that back: " in done.out
    assert aerodrome.load(file).log == match.log


def test_what_another_player_did_is_not_taken_back(program: Program, tmp_path: Path) -> None:
    match, _ = asked(state.ASK_MATCH)
    done = program("resume", kept(match, tmp_path / "game.aero"), lines=["undo", "quit"])
    assert "The last move is not yours, so you cannot take it back.\n" in done.out


def test_a_game_saved_under_a_name_is_resumed_to_its_end(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "my airship.aero"
    done = program("play", GAME, "--seats", "2", "--seed", "8", lines=["1", f"save {file}", "1", "quit"])
    assert f"Saved as {file}\n" in done.out
    assert [ply.seat for ply in aerodrome.load(file).log].count(0) == 2
    assert program("resume", file, lines=ALWAYS_THE_FIRST).code == 0
    assert aerodrome.load(file).over
    assert "This game is over." in program("resume", file).out


# --- wrong answers


NONSENSE = ["0", "999", "-1", "nonsense", "place", "place karl", "play thief thief", "", "☃", "1 2", "rule", "[/]"]


@pytest.mark.parametrize("question", range(state.QUESTIONS))
def test_nonsense_at_any_question_is_answered_and_nothing_is_lost(
    program: Program, tmp_path: Path, question: int
) -> None:
    before, seat = asked(question)
    legal = before.legal(seat)
    other = "pass" if question != state.ASK_ACTION else "no match"
    file = kept(before, tmp_path / "game.aero")
    done = program("resume", file, lines=[*NONSENSE, other, "quit"])
    assert done.code == 0
    assert aerodrome.load(file).log == before.log
    assert f"There is no move 999. They are numbered 1 to {len(legal)}." in done.out
    assert f"“nonsense” is not a move here. Moves look like {legal[0].text}" in done.out
    assert "Type the number of a move, or `help`.\n" in done.out
    assert "There is no rule “”." in done.out
    assert f"“{other}” is not allowed. {before.game.rules.by_id['DD-0.3']}\n" in done.out
    assert done.out.count("Type a number from the list, `moves` to see it again, or `help`.") == len(NONSENSE) - 1


@pytest.mark.parametrize(
    ("question", "text", "rule"),
    [
        (state.ASK_ACTION, "play transmutation", "DD-6.2"),
        (state.ASK_ACTION, "play dynamotor", "DD-6.12"),
        (state.ASK_MATCH, "no match", "DD-5.5"),
        (state.ASK_MATCH, "place gear nose", "DD-5.5"),
        (state.ASK_TAKE, "take prestidigitation", "DD-6.11"),
        (state.ASK_ROB, "ROB seat 5 tail", "DD-6.14"),
    ],
)
def test_an_illegal_move_is_answered_with_its_rule(
    program: Program, tmp_path: Path, question: int, text: str, rule: str
) -> None:
    wanted = load(GAME).rules.by_id[rule]
    match = next(
        match
        for match, seat, _ in moments(question)
        if match.game.plain.refusal(match.board.state(), seat, match.parse(seat, text)) == wanted.number
    )
    done = program("resume", kept(match, tmp_path / "game.aero"), lines=[text, "quit"])
    assert f"“{text}” is not allowed. {wanted}\n" in done.out


# --- table talk


OFFENCES = (state.EVENT_ROBS, state.EVENT_LOSES)


TALKED = ["play", GAME, "--seats", "2", "--seed", "8"]
"""A game in which people are robbed, and parts are destroyed."""


def test_table_talk_follows_what_offends_and_the_same_seed_brings_the_same_words(program: Program) -> None:
    lines = ["1"] * 3000
    done, again = program(*TALKED, lines=lines), program(*TALKED, lines=lines)
    silent = program(*TALKED, "--no-talk", lines=lines)
    match = aerodrome.load(done.file)
    said = told_talk(done)
    assert said == told_talk(again)
    assert told_talk(silent) == []
    words = [TALK.match(line)[1] for line in said]  # type: ignore[index]
    assert set(words) <= set(TABLE_TALK)

    offences = [event for event in match.events(0) if event.kind in OFFENCES]
    assert {event.kind for event in offences} == set(OFFENCES)
    heard = done.out.splitlines()
    for event in offences:
        victim = event.values[1] if event.kind == state.EVENT_ROBS else event.values[0]
        answer = heard[heard.index(event.text) + 1]
        # People speak for themselves: the program has words for bots only.
        assert answer.startswith(f"{match.names[victim]}: “") == (victim != 0)

    def without_files(text: str) -> list[str]:
        return [line for line in text.splitlines() if ".aero" not in line and not TALK.match(line)]

    assert without_files(done.out) == without_files(silent.out)

    kept_text = done.file.read_text(encoding="utf-8")
    replays = [program("replay", done.file, *eyes).out for eyes in ([], ["--seat", "1"])]
    for line in TABLE_TALK:
        assert not any(line in text for text in (kept_text, *replays))


def test_a_resumed_game_is_as_talkative_as_it_is_told_to_be(program: Program, tmp_path: Path) -> None:
    match, seat = next((match, seat) for match, seat, _ in moments(state.ASK_ROB))  # the other seats are bots
    file = kept(match, tmp_path / "game.aero")
    before = file.read_bytes()
    assert told_talk(program("resume", file, "--no-talk", lines=["1", "quit"])) == []
    file.write_bytes(before)
    done = program("resume", file, lines=["1", "quit"])
    robbed = aerodrome.load(file).events(seat)
    theft = next(event for event in reversed(robbed) if event.kind == state.EVENT_ROBS)
    assert f"{theft.text}\n{match.names[theft.values[1]]}: “" in done.out


def test_games_without_a_taste_for_it_have_no_table_talk(program: Program) -> None:
    assert told_talk(program("play", "airships", "--seats", "2", "--seed", "5", "--talk", lines=["1"] * 300)) == []


# --- rules, options and replays


def test_the_rules_are_printed_with_their_ids_and_sources(program: Program) -> None:
    done = program("rules", GAME)
    for rule in load(GAME).rules:
        assert f"  {rule.id}: {rule.text} ({rule.source})\n" in done.out
    rule = load(GAME).rules.by_id["DD-5.5"]
    assert program("rules", GAME, "dd-5.5").out == f"{rule} ({rule.source})\n"


def test_the_cards_are_printed_with_reconstructed_figures_named(program: Program) -> None:
    lines = program("rules", GAME, "--cards").out.splitlines()
    assert len(lines) == 9 + 6
    assert sum("reconstructed: copies]" in line for line in lines) == 5
    assert sum("reconstructed: text and copies]" in line for line in lines) == 1
    assert sum("reconstructed: name]" in line for line in lines) == 2
    assert all(line.endswith("]") for line in lines)


def test_the_fields_of_the_state_are_printed_with_who_sees_them(program: Program) -> None:
    out = program("rules", GAME, "--state").out
    for line in ("hand: owner i8[60].", "pile: secret i8[60].", "extracted: partly i8[3].", "may_have: public i8[6]."):
        assert f"  {line}" in out


def test_the_game_is_listed_with_its_options(program: Program) -> None:
    out = program("games").out
    assert f"\n{GAME}: " in out
    for option in load(GAME).options:
        help, values = option_help(load(GAME), option, "en"), takes("en", option)
        assert f"--option {option.name}=...  {help} It is {values};" in out
    listed = {sheet["name"]: sheet for sheet in json.loads(program("games", "--json").out)}
    assert listed[GAME]["seats"] == [2, 3, 4, 5]
    assert listed[GAME]["actions"] == state.ACTIONS


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        ("--option thieves=6", "The option thieves cannot be “6”. Its values are 0–3 and cards."),
        ("--option thieves=-1", "The option thieves cannot be “-1”. Its values are 0–3 and cards."),
        ("--option extractors=many", "The option extractors cannot be “many”. Its values are 0–3 and cards."),
        ("--option dynamotors=two", "The option dynamotors cannot be “two”. Its values are one and each."),
        ("--option chips=1", "Dastardly Dirigibles has no option called “chips”. It has transmutations, extractors, "),
        ("--seats 6", "Dastardly Dirigibles is for 2–5 seats, not 6."),
        ("--seats 5 --bot greedy,random", "--bot names 2 bots for 4 seats"),
    ],
)
def test_bad_words_behind_play_are_refused_with_what_they_may_be(program: Program, words: str, answer: str) -> None:
    program.refuses(answer, "play", GAME, *words.split())
    assert not program.home.exists()


@pytest.mark.parametrize("option", ["thieves=5", "dynamotors=1"])
def test_a_number_that_no_option_offers_is_refused(program: Program, option: str) -> None:
    name, _, value = option.partition("=")
    program.refuses(f"The option {name} cannot be “{value}”. Its values are ", "play", GAME, "--option", option)


def test_options_are_those_asked_for(program: Program) -> None:
    done = program(
        *("play", GAME, "--seats", "2", "--option", "thieves=0", "--option", "dynamotors-in-deck=3"),
        *("--option", "dynamotors=each"),
        lines=["quit"],
    )
    match = aerodrome.load(done.file)
    assert (match.options["thieves"], match.options["dynamotors_in_deck"], match.options["dynamotors"]) == (0, 3, 1)
    assert match.view()["pile"] == 63 + 12 - 2 + 1 - 2 * 5 - 2 - sum(match.view()["discards"].values())


@pytest.mark.parametrize("viewer", [None, 1])
def test_a_replay_tells_all_that_its_viewer_was_told_and_nobody_else_s_secrets(
    program: Program, tmp_path: Path, viewer: int | None
) -> None:
    match = game_of(3, 3)
    match.save(tmp_path / "game.aero")
    done = program("replay", tmp_path / "game.aero", *([] if viewer is None else ["--seat", "2"]))
    lines = [line.strip() for line in done.out.splitlines()]
    told = [event.text for event in match.events(viewer)]
    assert [line for line in lines if line in set(told)] == told
    assert not secrets(match, viewer) & set(lines)


def test_a_replay_up_to_a_move_shows_the_table_as_its_viewer_saw_it(program: Program, tmp_path: Path) -> None:
    match, seat = asked(state.ASK_EXTRACT)
    match.save(tmp_path / "game.aero")
    for viewer in range(match.seats):
        eyes = ["--seat", str(viewer + 1), "--ply", str(match.ply)]
        out = program("replay", tmp_path / "game.aero", *eyes).out
        assert out.endswith("\n".join(match.describe(viewer)) + "\n")
        assert (out.count(f"{match.names[seat]} has drawn ") >= 3) == (viewer == seat)


# --- edited cards


def card_text() -> str:
    package = importlib.resources.files("aerodrome.games.dastardly_dirigibles")
    return package.joinpath("cards.toml").read_text(encoding="utf-8")


def test_a_renamed_suit_is_seen_in_the_labels_and_is_kept(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    text = card_text().replace('"Top Hat"', '"Bowler"').replace("copies = 2", "copies = 0", 1)
    file.write_text(text, encoding="utf-8")
    done = program(*PARTY, "--cards", file, lines=["cards", *["1"] * 30, "look", "quit"])
    assert f"You are playing with the cards in {file}." in done.out
    assert re.search(r"^ +\d+  \w+ .*Bowler ", done.out, flags=re.MULTILINE)
    assert "Top Hat" not in done.out
    assert "Bowler: one of each part" in done.out
    assert "Transmutation, 0 cards: " in done.out
    file.unlink()
    again = program("resume", done.file, lines=["look", "quit"])
    assert again.code == 0
    assert "Top Hat" not in again.out
    assert not aerodrome.load(done.file).game.built_in_cards


@pytest.mark.parametrize(
    ("old", "new", "answer"),
    [
        ('"Gear", ', "", "suits.names"),
        ('"Gear"', '"Chain"', "should be 7 different names"),
        ('"Brass Wild"', "7", "suits.wild"),
        ("copies = 2", "copies = 5", "specials.transmutation"),
        ("muddle = 20", "muddle = -1", "points"),
        ("muddle = 20", "muddle = ", ""),
    ],
)
def test_a_broken_card_file_is_refused_with_its_line(
    program: Program, tmp_path: Path, old: str, new: str, answer: str
) -> None:
    file = tmp_path / "cards.toml"
    assert old in card_text()
    file.write_text(card_text().replace(old, new, 1), encoding="utf-8")
    done = program("play", GAME, "--cards", file)
    assert done.code == 2
    assert re.search(r"cards\.toml.*line \d+", done.err), done.err
    assert answer in done.err
    assert not program.home.exists()


def test_a_card_file_without_one_of_the_specials_is_refused(program: Program, tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text(card_text().replace("[specials.thief]", "[specials.robber]"), encoding="utf-8")
    done = program("play", GAME, "--cards", tmp_path / "cards.toml")
    assert done.code == 2
    assert "specials.thief" in done.err or "specials.robber" in done.err


# --- measuring and checking


def test_one_match_keeps_the_laws(program: Program) -> None:
    done = program("laws", GAME, "--seats", "2", "--match", "1", "--option", "dynamotors=each", "--json")
    assert done.code == 0
    told = json.loads(done.out)
    assert told["game"] == GAME
    assert told["violation"] is None


@pytest.mark.native
def test_simulate_tells_who_won(native_program: Program) -> None:
    done = native_program("simulate", GAME, "--games", "20", "--seats", "5", "--seed", "3", "--json")
    assert done.code == 0
    told = json.loads(done.out)
    assert (told["game"], told["seats"], told["games"]) == (GAME, 5, 20)
    assert sum(told["wins"]) == pytest.approx(20, abs=0.01)
    assert told["won_by_nobody"] == 0
    assert told["length"]["p10"] <= told["length"]["median"] <= told["length"]["p90"]
