"""Kuhn poker from its package: the rules, the laws, both engines, bots, hints, files and the terminal."""

from __future__ import annotations

import functools
import itertools
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import aerodrome
from aerodrome.analysis import hint
from aerodrome.engines import library as libraries
from aerodrome.engines.compiled import native
from aerodrome.engines.entries import all_entries
from aerodrome.lab import bench
from aerodrome.lab.testkit import check_natively, check_plainly, lockstep, strict_game
from aerodrome.play.match import Match
from aerodrome.play.proof import what_is_proven
from aerodrome.rulebook.game import Game
from aerodrome.rulebook.record import HIDDEN
from aerodrome.rulebook.subset import check_subset
from aerodrome.simulate.workers import Here
from tests.cli.program import Program

from .packages import KUHN

JACK, QUEEN, KING = NAMES = ("jack", "queen", "king")


def dealt(game: Game, *cards: str) -> Match:
    """A match in which the seats have these cards."""
    for seed in range(100):
        match = aerodrome.new(game, 2, seed=seed, names=["Ann", "Ben"])
        if tuple(seen(match, seat)[seat] for seat in range(2)) == cards:
            return match
    raise AssertionError("100 deals, and no such cards")


def seen(match: Match, viewer: int) -> list[str | None]:
    """The cards as a seat sees them."""
    return [player["card"] for player in match.view(viewer)["table"]["players"]]


def played(game: Game, cards: tuple[str, str], moves: str) -> Match:
    match = dealt(game, *cards)
    for move in moves.split():
        match.play(min(match.to_act), move)
    return match


# --- the rules


@pytest.mark.parametrize("cards", list(itertools.permutations(NAMES, 2)))
@pytest.mark.parametrize(
    ("moves", "stake", "winner"),
    [
        ("check check", 1, None),
        ("check bet fold", 1, 1),
        ("check bet call", 2, None),
        ("bet fold", 1, 0),
        ("bet call", 2, None),
    ],
)
def test_every_deal_and_every_way_to_play_it(
    kuhn_poker: Game, cards: tuple[str, str], moves: str, stake: int, winner: int | None
) -> None:
    match = played(kuhn_poker, cards, moves)
    assert match.over
    won = (0 if NAMES.index(cards[0]) > NAMES.index(cards[1]) else 1) if winner is None else winner
    assert list(match.outcome.scores) == [2 + stake if seat == won else 2 - stake for seat in range(2)]
    assert list(match.outcome.places) == [1 if seat == won else 2 for seat in range(2)]


def test_a_card_is_seen_by_its_player_until_it_is_shown(kuhn_poker: Game) -> None:
    match = dealt(kuhn_poker, KING, JACK)
    assert seen(match, 0) == ["king", None]
    assert "Ben has 1 chip and a hidden card." in match.describe(0)
    match.play(0, "bet")
    match.play(1, "call")
    assert seen(match, 1) == ["king", "jack"]


def test_after_a_fold_no_card_is_shown(kuhn_poker: Game) -> None:
    match = played(kuhn_poker, (JACK, KING), "bet fold")
    assert seen(match, 1) == [None, "king"]
    assert not any("shows" in event.text for event in match.events(0))


def test_worlds_are_dealt_as_often_as_they_are_likely(kuhn_poker: Game) -> None:
    s: Any = dealt(kuhn_poker, QUEEN, JACK).sight(0).state
    assert s.players[1].card == HIDDEN
    found = [0, 0, 0]
    rng = [1, 2, 3, 4]
    for _ in range(1000):
        world = s.copy()
        kuhn_poker.plain.deal(world, 0, rng)
        found[world.players[1].card] += 1
    assert found[1] == 0
    assert abs(found[0] - 500) < 80


def test_learners_see_a_card_when_their_seat_does(kuhn_poker: Game) -> None:
    match = played(kuhn_poker, (QUEEN, KING), "bet")
    assert observed(match, 0) == [0, 1, 1, 0, 1, 0, 0, 0, 0, 3]
    assert observed(match, 1) == [0, 1, 0, 0, 0, 1, 0, 0, 0, 3]
    match.play(1, "call")
    assert observed(match, 0) == [0, 0, 1, 0, 1, 0, 0, 0, 1, 0]


def observed(match: Match, seat: int) -> list[int]:
    row = [0] * match.game.observed
    match.game.plain.observe(match.sight(seat).state, seat, row)
    return row


# --- laws and engines


def test_the_laws_on_the_plain_engine(kuhn_poker: Game) -> None:
    assert [str(fault) for fault in check_subset(kuhn_poker)] == []
    for seed in range(12):
        assert strict_game(kuhn_poker, 2, {}, seed) is None
        assert lockstep(kuhn_poker, 2, {}, seed, natively=False) is None
        assert check_plainly(kuhn_poker, 2, {}, seed) is None


@pytest.mark.native
def test_the_laws_on_the_compiled_engine_which_is_made_at_the_first_use(kuhn_poker: Game) -> None:
    assert check_natively(kuhn_poker, 1000, 2, {}, 1, Here(), lambda *_: None)[0] is None
    for seed in range(12):
        assert lockstep(kuhn_poker, 2, {}, seed, natively=True) is None


@pytest.mark.native
def test_the_library_counts_for_the_sources_of_the_package_only(kuhn_poker: Game) -> None:
    native(kuhn_poker)
    entries = all_entries(kuhn_poker)
    sheet = libraries.find(kuhn_poker, entries).sheet
    assert str(KUHN / "kuhn_poker" / "rules.py") in sheet.files
    assert libraries.fits(sheet, kuhn_poker, entries, strict=False)
    edited = replace(kuhn_poker, supplied={**kuhn_poker.supplied, "audit": kuhn_poker.supplied["score"]})
    assert not libraries.fits(sheet, edited, entries, strict=False)


# --- bots, hints, files


@pytest.mark.native
@pytest.mark.parametrize("bot", ["casual", "club", "master"])
def test_search_bots_with_the_usual_tuning_do_not_fold_a_king(kuhn_poker: Game, bot: str) -> None:
    from aerodrome.bots import make_bot

    match = played(kuhn_poker, (QUEEN, KING), "bet")
    assert make_bot(bot, 1).choose(match.sight(1)) == 3


@pytest.mark.native
def test_a_hint_says_to_call_with_a_king(kuhn_poker: Game) -> None:
    match = played(kuhn_poker, (QUEEN, KING), "bet")
    assert hint(match.sight(1)).moves[0].text == "call"


def test_a_file_is_read_back_and_a_position_too(kuhn_poker: Game, tmp_path: Path) -> None:
    match = played(kuhn_poker, (KING, QUEEN), "check bet call")
    match.save(tmp_path / "kuhn.aero")
    again = aerodrome.load(tmp_path / "kuhn.aero")
    assert [ply.digest for ply in again.log] == [ply.digest for ply in match.log]
    assert what_is_proven(again.luck, again.names)


# --- the terminal


def test_the_terminal(kuhn_poker: Game, tmp_path: Path) -> None:
    program = Program(tmp_path, real=False)
    lines = ["help", "?", "look", "cards", "moves", "rule KP-2.1", "1", "1", "1"]
    done = program("play", "kuhn-poker", "--seed", "4", "--bot", "greedy", lines=lines)
    assert done.code == 0
    assert "Captain has 1 chip and the Queen." in done.out
    assert " wins" in done.out
    assert "takes the pot" in program("replay", done.file).out
    fair = program("play", "kuhn-poker", "--bot", "greedy", lines=lines[-3:])
    assert program("verify", fair.file).code == 0
    assert "kuhn-poker: Three cards" in Program(tmp_path)("games").out
    assert "KP-2.3" in program("rules", "kuhn-poker").out


@pytest.mark.native
@pytest.mark.parametrize(
    "words",
    [
        "simulate kuhn-poker --games 50",
        "laws kuhn-poker --games 20",
        "arena kuhn-poker --bots casual,greedy --deals 2 --seats 2",
        "bench kuhn-poker --json",
    ],
)
def test_commands_that_measure(kuhn_poker: Game, tmp_path: Path, words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "measure", functools.partial(bench.measure, seconds=0.01, rounds=2))
    done = Program(tmp_path, native=True, real=False)(*words.split())
    assert done.code == 0, done.all
