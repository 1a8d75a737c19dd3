"""Edited copies of the card data: other cards are other rules, in every engine and in the file."""

from __future__ import annotations

import importlib.resources
import re
from pathlib import Path

import pytest

import aerodrome
from aerodrome import BadCards, BadFile, WrongVersion, games
from aerodrome.engines.compiled import native, numbers
from aerodrome.play.gamefile import match_text, parse_match
from aerodrome.play.match import Match
from aerodrome.play.saying import card_list
from aerodrome.rulebook.game import Game
from aerodrome.text import Speaker
from tests.match.helpers import Parts, picture, play_on, state_of


def card_text() -> str:
    return importlib.resources.files("aerodrome.games.airships").joinpath("cards.toml").read_text(encoding="utf-8")


def with_target(text: str, card: str, target: int) -> str:
    """The card data with another target on one card."""
    start = text.index(f".{card}]")
    place = text.index("target = ", start)
    return text[:place] + re.sub(r"target = \d+", f"target = {target}", text[place:], count=1)


def easy_text() -> str:
    """Every target is 1: no attempt ever fails."""
    return re.sub(r"^target = \d+", "target = 1", card_text(), flags=re.MULTILINE)


@pytest.fixture
def easy(tmp_path: Path) -> Path:
    path = tmp_path / "easy.toml"
    path.write_text(easy_text(), encoding="utf-8")
    return path


def fails(match: Match) -> int:
    return sum("fails" in event.text for event in match.events())


def test_an_unchanged_copy_is_the_built_in_game(tmp_path: Path) -> None:
    path = tmp_path / "copy.toml"
    path.write_text("# a comment more\n" + card_text(), encoding="utf-8")
    match = aerodrome.new("airships", seed=1, cards=path)
    assert match.game.built_in_cards
    assert match.game is games.load("airships")


def test_an_edited_copy_changes_the_plain_rules(easy: Path) -> None:
    changed = play_on(aerodrome.new("airships", 3, seed=1, cards=easy), 1)
    assert changed.over
    assert fails(changed) == 0
    assert fails(play_on(aerodrome.new("airships", 3, seed=1), 1)) > 0


def test_an_edited_copy_leaves_the_built_in_game_alone(easy: Path) -> None:
    before = state_of(play_on(aerodrome.new("airships", 3, seed=1), 1))
    play_on(aerodrome.new("airships", 3, seed=1, cards=easy), 1)
    assert state_of(play_on(aerodrome.new("airships", 3, seed=1), 1)) == before


def test_an_edited_card_shows_its_figures_in_words(tmp_path: Path) -> None:
    path = tmp_path / "hard.toml"
    path.write_text(with_target(card_text(), "L1", 42), encoding="utf-8")
    game = games.load("airships").with_cards(path)
    built_in = games.load("airships")
    for language, needs in (("en", "42 or more"), ("de", "42 oder mehr"), ("fr", "42 ou plus")):
        assert any("(L1)" in line and needs in line for line in card_list(game, Speaker(game, language)))
        assert not any(needs in line for line in card_list(built_in, Speaker(built_in, language)))


def test_other_cards_have_another_digest_whatever_their_comments() -> None:
    game = games.load("airships")
    one = game.with_card_text(with_target(card_text(), "L1", 42), "one")
    other = game.with_card_text("# hello\n" + with_target(card_text(), "L1", 42), "other")
    assert one.cards_digest == other.cards_digest != game.cards_digest


@pytest.mark.parametrize("plies", [0, 20, 10_000], ids=["fresh", "running", "finished"])
def test_a_match_with_edited_cards_is_saved_with_them_and_comes_back(tmp_path: Path, easy: Path, plies: int) -> None:
    match = play_on(aerodrome.new("airships", 3, seed=1, cards=easy), 1, plies)
    match.save(tmp_path / "game.aero")
    easy.unlink()
    loaded = aerodrome.load(tmp_path / "game.aero")
    assert not loaded.game.built_in_cards
    assert loaded.game.cards_digest == match.game.cards_digest
    assert picture(loaded) == picture(match)
    assert match_text(loaded) == match_text(match)
    assert picture(play_on(loaded, 2)) == picture(play_on(match, 2))


def test_cards_with_odd_names_come_back(tmp_path: Path) -> None:
    text = card_text()
    for odd, old in (('"q\\"u\\\\o\\u00e4 > ---"', '"Piggy Bank"'), ('"~ # | : = [x]"', '"Old Barn"')):
        assert old in text
        text = text.replace(old, odd)
    game = games.load("airships").with_card_text(text, "odd")
    match = play_on(Match(game, 2, {}, aerodrome.play.luck.SeededLuck(3)), 3, 10)
    assert picture(parse_match(match_text(match))) == picture(match)


def test_a_change_in_the_saved_cards_is_noticed(easy: Path) -> None:
    text = match_text(play_on(aerodrome.new("airships", 2, seed=1, cards=easy), 1, 5))
    with pytest.raises(WrongVersion, match="other card data"):
        parse_match(text.replace("> target = 1\n", "> target = 2\n", 1))
    with pytest.raises(BadFile):
        parse_match(text.replace("> target = 1\n", "", 1))
    with pytest.raises(BadFile):
        parse_match(text.replace("> target = 1\n", "> target = = 1\n", 1))
    with pytest.raises(BadFile):
        parse_match(text.replace("> name", "> nom", 1))


def test_a_file_that_lost_its_cards_is_the_wrong_version(easy: Path) -> None:
    parts = Parts.of(match_text(play_on(aerodrome.new("airships", 2, seed=1, cards=easy), 1, 5)))
    parts.header = [line for line in parts.header if not line.startswith((">", "card data"))]
    with pytest.raises(WrongVersion, match="other card data"):
        parse_match(parts.text())


def test_saved_cards_with_figures_out_of_range_are_a_bad_file(easy: Path) -> None:
    parts = Parts.of(match_text(aerodrome.new("airships", 2, seed=1, cards=easy)))
    parts.header = [line.replace("target = 1", "target = 1000") for line in parts.header]
    with pytest.raises(BadFile, match="should be a whole number from 1 to 99"):
        parse_match(parts.text())


def without_card(card: str) -> str:
    text = card_text()
    start = text.index(f"[expansions.{card}]") if f"[expansions.{card}]" in text else text.index(f"[airships.{card}]")
    return text[:start] + text[text.index("\n[", start) + 1 :]


@pytest.mark.parametrize(("card", "before"), [("F-12", "F-11"), ("C-13", "C-12"), ("M2", "M1")])
def test_a_missing_card_is_named_with_the_line_where_it_belongs(tmp_path: Path, card: str, before: str) -> None:
    text = without_card(card)
    path = tmp_path / "cards.toml"
    path.write_text(text, encoding="utf-8")
    line = next(n for n, line in enumerate(text.splitlines(), 1) if line.endswith(f".{before}]"))
    with pytest.raises(BadCards, match=rf"cards\.toml, line {line}: .*{re.escape(card)}\] is missing"):
        aerodrome.new("airships", cards=path)


def test_a_missing_figure_is_named_with_its_line(tmp_path: Path) -> None:
    lines = card_text().splitlines()
    at = next(n for n, line in enumerate(lines) if line == "[expansions.F-11]")
    gone = next(n for n in range(at, at + 15) if lines[n].startswith("target"))
    path = tmp_path / "cards.toml"
    path.write_text("\n".join([*lines[:gone], *lines[gone + 1 :]]), encoding="utf-8")
    with pytest.raises(BadCards, match=rf"line {at + 1}: expansions\.F-11\.target: the figure 'target' is missing"):
        aerodrome.new("airships", cards=path)


@pytest.mark.parametrize("value", ["0", "-3", "100", "2.5", '"5"', "true", "[5]"])
def test_a_wrong_figure_is_named_with_its_line(value: str) -> None:
    text = card_text()
    place = text.index("target = ")
    line = text[:place].count("\n") + 1
    changed = text[:place] + re.sub(r"target = \d+", f"target = {value}", text[place:], count=1)
    with pytest.raises(BadCards, match=rf"mine, line {line}: .* should be a whole number from 1 to 99"):
        games.load("airships").with_card_text(changed, "mine")


@pytest.mark.parametrize("text", ["", "x", "[", "[dice]\n", "\0", "# " + "x" * 300_000])
def test_a_text_that_is_no_card_data_is_refused(text: str) -> None:
    with pytest.raises(BadCards):
        games.load("airships").with_card_text(text, "mine")


@pytest.mark.native
def test_an_edited_copy_changes_the_compiled_rules_alike(easy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game: Game = games.load("airships").with_cards(easy)
    native(games.load("airships"))
    monkeypatch.setenv("PATH", "")  # other cards are other data: no compiler is needed
    compiled = native(game)
    match = Match(game, 2, {}, aerodrome.play.luck.SeededLuck(3))
    built_in = aerodrome.new("airships", 2, seed=3)
    state = compiled.load(game.fresh_state(2, match.options).pack())
    match.luck.key(state.rng, 0)
    compiled.new_game(state)
    differed = False
    while not match.over:
        assert state[0] == state_of(match)
        play_on(match, match.ply, 1)
        last = match.log[-1]
        match.luck.key(state.rng, match.ply)
        compiled.step(state, last.seat, last.action)
        if not differed:
            built_in.play(last.seat, last.action)
            differed = state_of(built_in) != state_of(match)
    assert state[0] == state_of(match)
    assert differed


@pytest.mark.native
def test_two_sets_of_cards_do_not_mix() -> None:
    game = games.load("airships")
    text = Path(game.module("cards").__file__ or "").with_name("cards.toml").read_text(encoding="utf-8")
    rich = game.with_card_text(re.sub(r"(?m)^vp = [0-9]+", "vp = 7", text), "rich")
    state = game.fresh_state(2, game.parse_options({}, 2))
    state.rng[:] = [1, 2, 3, 4]
    game.plain.new_game(state)
    state.companies[0].fleet = 1 << 17
    state.companies[1].fleet = 7
    shares = numbers("i8", 2)
    for played, won in ((game, [60, 0]), (rich, [0, 60]), (game, [60, 0])):
        compiled = native(played)
        compiled.outcome(compiled.load(state.pack()), shares)
        assert list(shares) == won
