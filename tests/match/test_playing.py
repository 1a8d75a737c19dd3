"""Asking a match and playing it."""

from __future__ import annotations

import dataclasses
import json
import subprocess
import sys

import pytest

import aerodrome
from aerodrome import BadNotation, BadOption, BadSeats, IllegalMove, NotYourTurn, UnknownGame
from aerodrome.play.match import Match
from aerodrome.play.moves import Move
from aerodrome.play.names import MAX_NAME, BadName
from tests.match.helpers import EXCHANGE, OPTION_SETS, match_asked, picture, play_on, random_match, state_of


def begun() -> Match:
    """Seat 0 is asked for a target."""
    return aerodrome.new("airships", 2, seed=7, options={"first_seat": 1})


# --- importing


def test_importing_aerodrome_and_starting_a_game_loads_nothing_heavy() -> None:
    code = (
        "import sys, aerodrome; aerodrome.new('airships', seed=1);"
        "print([n for n in ('numpy', 'ray', 'fastapi', 'torch', 'rich', 'typer') if n in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


# --- asking


def test_only_the_seat_to_act_has_legal_moves_and_a_question() -> None:
    match = begun()
    assert match.to_act == {0}
    assert match.legal(0)
    assert match.question(0)
    assert len(match.legal(1)) == 0
    assert match.legal(1).numbers == ()
    assert list(match.legal(1)) == []
    assert match.question(1) == ""


def test_legal_moves_can_be_asked_for_a_move_a_number_and_a_text() -> None:
    match = begun()
    legal = match.legal(0)
    for i, move in enumerate(legal):
        assert legal[i] == move
        assert legal.index(move) == i
        assert move in legal
        assert move.number in legal
        assert move.text in legal
        assert f"  {move.text.upper()} " in legal
        assert dataclasses.replace(move, seat=1) not in legal
        assert dataclasses.replace(move, text="roll") not in legal
    illegal = set(range(-1, match.game.actions + 1)) - set(legal.numbers)
    for number in illegal:
        assert number not in legal
    assert "take USA" not in legal
    assert None not in legal
    assert legal[-2:] == [legal[-2], legal[-1]] == list(legal)[-2:]
    with pytest.raises(IndexError):
        legal[len(legal)]


def test_legal_moves_stay_those_of_their_position() -> None:
    match, twin = begun(), begun()
    legal, numbers = match.legal(0), twin.legal(0).numbers
    match.play(0, numbers[0])
    assert legal.numbers == numbers
    assert legal == twin.legal(0) != match.legal(min(match.to_act))


def test_words_are_made_for_moves_that_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    match, asked = begun(), []
    label, rules = match.game.plain.label, match.game.plain
    monkeypatch.setattr(rules, "label", lambda s, seat, n: asked.append(n) or label(s, seat, n))
    legal = match.legal(0)
    assert len(legal) > 2
    assert legal.numbers[1] in legal
    assert asked == []
    assert legal[1].number == legal.numbers[1]
    assert asked == [legal.numbers[1]]


def test_legal_moves_rise_in_number_and_carry_words() -> None:
    match = begun()
    legal = match.legal(0)
    assert [move.number for move in legal] == sorted({move.number for move in legal}) == list(legal.numbers)
    for move in legal:
        assert move.seat == 0
        assert move.text
        assert str(move) == move.label
    assert len({move.text.lower() for move in legal}) == len(legal)


def test_the_rules_in_play_are_rules_of_the_game() -> None:
    match = begun()
    rules = match.rules_in_play(0)
    assert rules
    assert all(match.game.rules.by_id[rule.id] is rule for rule in rules)


def test_every_question_of_a_game_has_rules_in_play() -> None:
    match = aerodrome.new("airships", 3, seed=2, options={"entrepreneurs": "chosen"})
    asked = set()
    while not match.over:
        seat = min(match.to_act)
        if match.question(seat) not in asked:
            asked.add(match.question(seat))
            assert match.rules_in_play(seat), match.question(seat)
        play_on(match, match.ply, 1)
    assert len(asked) >= 4


def test_the_representation_names_the_seat_that_is_waited_for() -> None:
    match = aerodrome.new("airships", 2, seed=7, options={"first_seat": 1}, names=["Ada", "Ben"])
    assert repr(match) == "<Match airships, 2 seats, ply 0, to act: Ada>"


# --- playing


def test_a_move_is_played_by_its_move_its_number_or_its_text() -> None:
    matches = [begun(), begun(), begun()]
    wanted = matches[0].legal(0)[1]
    assert matches[0].play(0, wanted) == wanted
    assert matches[1].play(0, wanted.number) == wanted
    assert matches[2].play(0, wanted.text) == wanted
    assert picture(matches[0]) == picture(matches[1]) == picture(matches[2])


@pytest.mark.parametrize("change", [str.upper, str.lower, str.title, lambda t: f"  {t.replace(' ', '   ')}\t\n"])
def test_case_and_spaces_of_a_text_do_not_matter(change: object) -> None:
    match = begun()
    move = match.legal(0)[0]
    assert match.play(0, change(move.text)) == move  # type: ignore[operator]


def test_a_played_move_stands_in_the_log_with_its_digest() -> None:
    match = begun()
    move = match.play(0, match.legal(0)[0])
    assert match.ply == 1
    assert (match.log[0].seat, match.log[0].action, match.log[0].text) == (0, move.number, move.text)
    assert match.log[0].digest == match.board.digest() != match.start_digest


def test_the_default_move_is_legal_all_through_a_game() -> None:
    match = aerodrome.new("airships", 3, seed=4, options={"entrepreneurs": "chosen"})
    while not match.over:
        seat = min(match.to_act)
        default = match.default(seat)
        assert default in match.legal(seat)
        play_on(match, match.ply, 1)


def test_a_game_can_be_played_on_defaults_alone() -> None:
    match = aerodrome.new("airships", 2, seed=11)
    while not match.over:
        match.play(min(match.to_act), match.default(min(match.to_act)))
    assert match.outcome.winners


# --- what is refused


def test_an_illegal_move_names_and_quotes_its_rule_and_changes_nothing() -> None:
    match = random_match(3, plies=8)
    seat = min(match.to_act)
    legal = set(match.legal(seat).numbers)
    before = picture(match)
    refused = 0
    for number in range(match.game.actions):
        if number in legal:
            continue
        with pytest.raises(IllegalMove) as caught:
            match.play(seat, number)
        rule = caught.value.rule
        assert match.game.rules.by_id[rule.id] == rule
        assert rule.id in str(caught.value)
        assert rule.text in str(caught.value)
        assert match.move(seat, number).text in str(caught.value)
        refused += 1
    assert refused > 5
    assert picture(match) == before


def test_the_hindenburg_before_its_time_is_refused_with_its_rule() -> None:
    match = begun()
    with pytest.raises(IllegalMove, match=r"AS-10\.1: Once a stack is used up") as caught:
        match.play(0, "try H1")
    assert caught.value.rule.id == "AS-10.1"


def test_a_seat_that_is_not_asked_cannot_play() -> None:
    match = begun()
    before = picture(match)
    with pytest.raises(NotYourTurn, match="Seat 2 is not asked; waiting for Seat 1"):
        match.play(1, match.legal(0)[0])
    assert picture(match) == before


@pytest.mark.parametrize("seat", [-1, 2, 99, True, "0", None, 0.0])
def test_a_seat_that_is_not_there_cannot_play_or_look(seat: object) -> None:
    match = begun()
    with pytest.raises(NotYourTurn, match="seats are 0 to 1"):
        match.legal(seat)  # type: ignore[arg-type]
    with pytest.raises(NotYourTurn, match="seats are 0 to 1"):
        match.play(seat, 0)  # type: ignore[arg-type]
    if seat is not None:
        for ask in (match.view, match.describe, match.events, match.position, match.sight):
            with pytest.raises(NotYourTurn, match="seats are 0 to 1"):
                ask(seat)  # type: ignore[operator]


def test_nobody_plays_when_the_game_is_over() -> None:
    match = random_match(1)
    with pytest.raises(NotYourTurn, match="the match is over"):
        match.play(0, 5)


@pytest.mark.parametrize(
    "text", ["", " ", "try", "try X-99", "1", "nonsense", "try F-11; try F-12", "²", "\0", "a" * 9999]
)
def test_a_text_that_is_no_move_is_bad_notation_with_examples(text: str) -> None:
    match = begun()
    before = picture(match)
    with pytest.raises(BadNotation) as caught:
        match.play(0, text)
    assert match.legal(0)[0].text in str(caught.value)
    assert len(str(caught.value)) < 400
    assert picture(match) == before


@pytest.mark.parametrize("number", [-1, -100, 10**9, 10**30, True, False])
def test_a_number_that_is_no_action_is_bad_notation(number: int) -> None:
    match = begun()
    before = picture(match)
    with pytest.raises(BadNotation, match=f"numbered 0 to {match.game.actions - 1}"):
        match.play(0, number)
    assert picture(match) == before


def test_the_first_number_behind_the_last_action_is_no_action() -> None:
    match = begun()
    with pytest.raises(BadNotation):
        match.play(0, match.game.actions)


@pytest.mark.parametrize("move", [None, 1.0, b"try F-11", ["try F-11"], object()])
def test_a_thing_that_is_no_move_at_all_is_bad_notation(move: object) -> None:
    match = begun()
    with pytest.raises(BadNotation, match="a Move, a number or a text"):
        match.play(0, move)  # type: ignore[arg-type]


def test_a_move_made_by_hand_with_a_number_out_of_range_is_bad_notation() -> None:
    match = begun()
    with pytest.raises(BadNotation):
        match.play(0, Move(0, 9999, "try", "try"))


# --- beginning


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 7, 1000, "2", None])
def test_a_wrong_number_of_seats_is_refused(seats: object) -> None:
    with pytest.raises(BadSeats, match="Airships is for 2–4 seats, not"):
        aerodrome.new("airships", seats, seed=1)  # type: ignore[arg-type]


def test_an_unknown_game_is_answered_with_a_suggestion() -> None:
    with pytest.raises(UnknownGame, match="Did you mean airships") as caught:
        aerodrome.new("airship")
    assert "The games are airships" in str(caught.value)


def test_an_unknown_option_is_answered_with_those_there_are() -> None:
    with pytest.raises(BadOption, match=r"no option called “chips”\. It has chips_per_attempt, first_seat"):
        aerodrome.new("airships", options={"chips": 1})


@pytest.mark.parametrize("value", [0, 7, -1, "seven", "", "1.5", "²"])
def test_a_bad_value_of_an_option_is_answered_with_what_it_takes(value: str | int) -> None:
    with pytest.raises(BadOption, match=r"The option chips_per_attempt cannot be “.*”\. Its values are 1–5 and any"):
        aerodrome.new("airships", options={"chips_per_attempt": value})


def test_a_first_seat_that_is_not_at_the_table_is_refused() -> None:
    with pytest.raises(BadOption, match="names seat 4, but there are 3 seats"):
        aerodrome.new("airships", 3, options={"first_seat": 4})


@pytest.mark.parametrize("options", OPTION_SETS)
def test_options_stand_in_the_match(options: dict[str, str | int]) -> None:
    match = aerodrome.new("airships", 3, seed=1, options=options)
    default = aerodrome.new("airships", 3, seed=1).options
    assert set(match.options) == set(default)
    assert {name for name in default if match.options[name] != default[name]} == set(options)


def test_seats_have_names_unless_told() -> None:
    assert aerodrome.new("airships", 3).names == ["Seat 1", "Seat 2", "Seat 3"]
    assert aerodrome.new("airships", 3, names=["Ada", " Ben   Lee "]).names == ["Ada", "Ben Lee", "Seat 3"]


@pytest.mark.parametrize(
    ("names", "words"),
    [
        (["A", "B", "C"], "3 names for 2 seats"),
        (["A", "A"], "same name"),
        (["Seat 2"], "same name"),
        ([""], "cannot be a name"),
        (["   "], "cannot be a name"),
        (["a|b"], "cannot be a name"),
        (["a\0b"], "cannot be a name"),
        (["a\x1b[31mb"], "cannot be a name"),
        (["x" * (MAX_NAME + 1)], "cannot be a name"),
    ],
)
def test_a_name_that_cannot_be_shown_is_refused(names: list[str], words: str) -> None:
    with pytest.raises(BadName, match=words):
        aerodrome.new("airships", 2, names=names)


def test_names_appear_in_views_sentences_and_events() -> None:
    match = random_match(5, names=["Ada", "Ben"], plies=6)
    assert [company["name"] for company in match.view()["companies"]] == ["Ada", "Ben"]
    assert any("Ada" in line for line in match.describe())
    assert any("Ben" in event.text for event in match.events())


# --- luck and copies


def test_the_same_seed_gives_the_same_match() -> None:
    assert picture(random_match(42, 3)) == picture(random_match(42, 3))


def test_matches_without_a_seed_differ() -> None:
    starts = {state_of(aerodrome.new("airships", 4)) for _ in range(5)}
    assert len(starts) == 5
    assert len({aerodrome.new("airships").luck.text() for _ in range(5)}) == 5


def test_matches_of_different_seeds_differ() -> None:
    assert len({aerodrome.new("airships", 4, seed=seed).start_digest for seed in range(50)}) == 50


def test_a_copy_is_independent() -> None:
    match = random_match(8, 3, plies=20)
    before = picture(match)
    other = match.copy()
    assert picture(other) == before
    other.names[0] = "Zoe"
    other.players[0] = "greedy"
    play_on(other, 1, 5)
    assert picture(match) == before


def test_a_copy_has_the_same_luck() -> None:
    match = random_match(8, 3, plies=20)
    other = match.copy()
    assert picture(play_on(match, 5)) == picture(play_on(other, 5))


def test_luck_at_a_ply_does_not_depend_on_the_moves_before() -> None:
    match = match_asked(EXCHANGE)
    seat = min(match.to_act)
    keep, change = match.copy(), match.copy()
    keep.play(seat, "keep dice")
    change.play(seat, change.legal(seat)[1])
    assert keep.ply == change.ply
    rng = [0, 0, 0, 0], [0, 0, 0, 0]
    keep.luck.key(rng[0], keep.ply + 1)
    change.luck.key(rng[1], change.ply + 1)
    assert rng[0] == rng[1]


# --- whole games


@pytest.mark.parametrize("seed", range(30))
def test_the_results_of_a_whole_game_fit_together(seed: int) -> None:
    seats = 2 + seed % 3
    match = aerodrome.new("airships", seats, seed=seed, options=OPTION_SETS[seed % len(OPTION_SETS)])
    assert not match.over
    assert not match.outcome.over
    assert match.outcome.winners == ()
    assert match.outcome.shares == (0.0,) * seats
    assert match.outcome.ending is None
    play_on(match, seed)
    assert match.over
    assert match.to_act == set()
    assert match.ply <= match.game.max_plies
    assert not any(match.legal(seat) for seat in range(seats))
    outcome = match.outcome
    assert outcome.over
    assert sum(outcome.shares) == pytest.approx(1)
    assert outcome.winners == tuple(seat for seat in range(seats) if outcome.places[seat] == 1)
    assert len({outcome.shares[seat] for seat in outcome.winners}) == 1
    assert max(outcome.scores) == outcome.scores[outcome.winners[0]]
    by_place = sorted(range(seats), key=lambda seat: outcome.places[seat])
    assert [outcome.scores[seat] for seat in by_place] == sorted(outcome.scores, reverse=True)
    for seat in range(seats):
        assert outcome.places[seat] == 1 + sum(place < outcome.places[seat] for place in outcome.places)
        assert outcome.scores[seat] == sum(match.view()["companies"][seat]["breakdown"].values())
    assert outcome.ending is not None
    assert outcome.ending.id.startswith("AS-11.")
    assert match.view()["ended_by"] == outcome.ending.id
    assert outcome.ending.text in match.events()[-1].text
    json.dumps([match.view(seat) for seat in range(seats)])


def test_a_move_of_another_position_is_not_mistaken_for_one_of_this() -> None:
    """A field may hold another card by now: a move is what it says, not only its number."""
    match = aerodrome.new("airships", seats=2, seed=7)
    stale = dataclasses.replace(match.legal(min(match.to_act))[0], text="try D6")
    before = match.position()
    with pytest.raises(aerodrome.BadNotation, match="another position"):
        match.play(stale.seat, stale)
    assert match.position() == before
