"""The compiled engine plays the plain game, and a library is used only with the sources that it was made from."""

from __future__ import annotations

import importlib.util
import inspect
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from aerodrome.drivers.laws import ROOMS
from aerodrome.drivers.play import GREEDY_BOT, RANDOM_BOT
from aerodrome.engines import compiled, library
from aerodrome.engines.compiled import RuleFault, native, numbers, require_native
from aerodrome.engines.entries import CONTRACT, DRIVERS, all_entries
from aerodrome.engines.library import NativeUnavailable, digest_of, facts_of, fits
from aerodrome.engines.results import Results
from aerodrome.games import PACKAGES, load
from aerodrome.games.airships import rules
from aerodrome.games.airships.state import TRY_FIELD
from aerodrome.rulebook.binding import RulebookError
from aerodrome.rulebook.carddata import BadCards
from aerodrome.rulebook.contract import CONTRACT as PLACEHOLDERS
from aerodrome.rulebook.game import Game
from aerodrome.simulate.rollout import native_player, plain_player
from tests import LONG

GAME = load("airships")
STRICTLY = ("check_games", "play_games")


def test_without_the_compiled_engine_the_message_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AERODROME_NO_NATIVE", "1")
    with pytest.raises(NativeUnavailable, match="switched off by AERODROME_NO_NATIVE; unset it to use it"):
        require_native()
    with pytest.raises(NativeUnavailable):
        native(GAME)
    assert compiled.native_or_none(GAME) is None


@pytest.mark.native
def test_compiled_rules_import_no_numpy() -> None:
    code = "import sys; from aerodrome import rollout; rollout('airships', 3); print('numpy' in sys.modules)"
    path = str(Path(inspect.getsourcefile(rules) or "").parents[3])
    env = {**os.environ, "PYTHONPATH": path}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=env)
    assert done.stdout.strip() == "False"


def test_every_function_of_the_contract_is_compiled() -> None:
    assert set(CONTRACT) == set(PLACEHOLDERS)
    names = [entry.name for entry in all_entries(GAME)]
    assert len(names) == len(set(names))
    assert {function.__name__ for function in DRIVERS} <= set(names)


def played(make: Any, seats: int, bots: list[int], options: dict[str, str | int]) -> list[bytes]:
    results = Results.room(6, seats)
    make(GAME, GAME.parse_options(options, seats), bots)(results, 7, 0, 6)
    return [bytes(row) for row in results.rows]


@pytest.mark.native
@pytest.mark.parametrize(
    ("seats", "bots", "options"),
    [
        (2, [RANDOM_BOT, RANDOM_BOT], {}),
        (2, [GREEDY_BOT, RANDOM_BOT], {"chips_per_attempt": "any", "phases_in_order": "yes"}),
        (3, [RANDOM_BOT, GREEDY_BOT, RANDOM_BOT], {"entrepreneurs": "chosen", "chip_for_no_target": "yes"}),
        (4, [GREEDY_BOT] * 4, {"replace_era_card": "yes", "first_seat": 3}),
    ],
)
def test_native_and_plain_play_the_same_games(seats: int, bots: list[int], options: dict[str, str | int]) -> None:
    assert played(native_player, seats, bots, options) == played(plain_player, seats, bots, options)


@pytest.mark.native
def test_native_rules_refuse_alike() -> None:
    s = GAME.fresh_state(3, GAME.parse_options({}, 3))
    GAME.plain.new_game(s)
    state = native(GAME).load(s.pack())
    for seat in range(3):
        for action in (-5, -1, *range(GAME.actions + 2), 2**31, -(2**31), 2**62):
            assert native(GAME).refusal(state, seat, action) == rules.refusal(s, seat, action)
    assert state[0] == s.pack()


@pytest.mark.native
def test_a_fault_names_rule_and_line_and_the_engine_goes_on() -> None:
    s = GAME.fresh_state(2, GAME.parse_options({"first_seat": 1}, 2))
    GAME.plain.new_game(s)
    s.seat = 9
    state = native(GAME).load(s.pack())
    with pytest.raises(
        RuleFault, match=r"^games/airships/rules\.py:\d+: in \w+: an index is outside its row\. The state"
    ):
        native(GAME).step(state, 9, TRY_FIELD)
    s.seat = 0
    state[0] = s.pack()
    assert native(GAME).to_act(state) == 1


@pytest.mark.native
def test_a_function_that_is_not_there_is_named() -> None:
    with pytest.raises(AttributeError, match="the native engine of airships has no function called fly"):
        _ = native(GAME).fly


@pytest.mark.native
def test_bytes_that_are_no_state_are_refused() -> None:
    with pytest.raises(ValueError, match="a state of airships takes 192 bytes, not 3"):
        native(GAME).load(b"abc")
    states = native(GAME).states(2)
    with pytest.raises(IndexError):
        states[2] = bytes(192)


@pytest.mark.native
@pytest.mark.parametrize("name", PACKAGES)
def test_a_strict_build_finds_no_fault_in_any_game(name: str) -> None:
    """Nothing leans on ints that wrap around or are cut to the width of their field. The laws call every function."""
    game = load(name)
    strict = compiled.compiled(game, [each for each in all_entries(game) if each.name in STRICTLY], strict=True)
    seats, size = game.usual_seats, game.observed
    states, report = strict.states(ROOMS), numbers("i64", 5)
    fresh = game.fresh_state(seats, game.parse_options({}, seats)).pack()
    for room in range(ROOMS):
        states[room] = fresh
    legal, rng, lineup = numbers("i16", game.actions + 1), numbers("i64", 4), numbers("i8", seats)
    seen = numbers("i8", 8), numbers("i16", 2, size)
    games = 200 if LONG else 10
    assert strict.check_games(states, legal, rng, 3, 0, games, game.max_plies, *seen, report) == 0
    for bot in (RANDOM_BOT, GREEDY_BOT):
        lineup[:] = [bot] * seats
        mine, normal = Results.room(games, seats), Results.room(games, seats)
        states[0] = fresh
        strict.play_games(states, legal, rng, lineup, 7, 0, games, game.max_plies, *mine.rows)
        native_player(game, game.parse_options({}, seats), [bot] * seats)(normal, 7, 0, games)
        assert [bytes(row) for row in mine.rows] == [bytes(row) for row in normal.rows]


# --- which library fits


def sheet_of(game: Game) -> library.Sheet:
    entries = all_entries(game)
    return library.sheet_for(library.translated(game, entries), entries, library.platform_here())


def test_a_library_fits_its_own_sources_and_no_others(tmp_path: Path) -> None:
    source = Path(inspect.getsourcefile(rules) or "").read_text(encoding="utf-8")
    sheet, entries = sheet_of(GAME), all_entries(GAME)
    assert fits(sheet, GAME, entries, strict=False)
    assert not fits(sheet, GAME, entries, strict=True)
    assert not fits(sheet, GAME, entries[:-1], strict=False)
    assert not fits(replace(sheet, platform="windows-arm64"), GAME, entries, strict=False)
    assert not fits(replace(sheet, form=0), GAME, entries, strict=False)
    assert not fits(replace(sheet, files=[*sheet.files, "rules_that_are_gone.py"]), GAME, entries, strict=False)
    digests = []
    for name, text in (("same", source), ("changed", source.replace("< 6 and", "< 5 and"))):
        path = tmp_path / f"{name}.py"
        path.write_text(text, encoding="utf-8")
        spec = importlib.util.spec_from_file_location(f"throwaway_rules_{name}", path)
        assert spec
        assert spec.loader
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        supplied = {k: getattr(module, k) if v.__module__ == rules.__name__ else v for k, v in GAME.supplied.items()}
        game = replace(GAME, supplied=supplied)
        assert not fits(sheet, game, entries, strict=False)
        digests.append(sheet_of(game).digest)
        path.write_text(text + "\n# another word\n", encoding="utf-8")
        assert not fits(sheet_of(game), GAME, entries, strict=False)
    assert len({sheet.digest, *digests}) == 3


def test_other_cards_take_the_same_library() -> None:
    text = Path(inspect.getsourcefile(rules) or "").with_name("cards.toml").read_text(encoding="utf-8")
    other = GAME.with_card_text(text.replace("target = 19", "target = 20"), "mine")
    assert fits(sheet_of(GAME), other, all_entries(other), strict=False)


@pytest.mark.native
@pytest.mark.parametrize("name", PACKAGES)
def test_a_change_of_the_tools_makes_a_new_library(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = load(name)
    sheet, facts = native(game).library.sheet, facts_of(game, all_entries(game), False)
    assert digest_of(sheet.files, facts) == sheet.digest
    monkeypatch.setattr(library, "FLAGS", (*library.FLAGS, "-O0"))
    assert digest_of(sheet.files, facts) != sheet.digest


@pytest.mark.native
def test_card_tables_that_do_not_fit_are_refused_in_words() -> None:
    made = native(GAME).library
    home = next(table.home for table in made.sheet.tables if table.home[1] == "TARGET")
    for table, words in (
        ((1, 2, 3), r"the card table TARGET has 3 rows; compiled rules have room for \d+"),
        (
            (1 << 20, *GAME.tables_in_use[home][1:]),
            r"number 0 of the card table TARGET is 1048576, which does not fit 16",
        ),
    ):
        edited = replace(GAME, tables={**GAME.tables_in_use, home: table})
        with pytest.raises(BadCards, match=words):
            compiled.packed_tables(edited, made)


def test_a_table_with_rows_of_different_lengths_is_refused() -> None:
    from aerodrome.engines.kinds import NamedTable

    with pytest.raises(RulebookError, match="the rows of ODD have different lengths"):
        _ = NamedTable(("cards", "ODD"), ((1, 2), (3,))).numbers


# --- the cache


@pytest.mark.native
def test_a_game_that_was_changed_is_compiled_into_the_cache_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("AERODROME_CACHE", str(tmp_path))
    monkeypatch.setattr(library, "BUILT", tmp_path / "nothing is built")
    entries = [entry for entry in all_entries(GAME) if entry.name in ("score", "new_game")]
    made = library.find(GAME, entries)
    assert made.path.parent.parent == tmp_path / "native"
    monkeypatch.setenv("PATH", "")
    assert library.find(GAME, entries) == made
    made.path.with_suffix(".json").write_text("{", encoding="utf-8")
    monkeypatch.undo()
    monkeypatch.setenv("AERODROME_CACHE", str(tmp_path))
    assert library.find(GAME, entries) == made
    assert [path.name for path in (tmp_path / "native").iterdir()] == [made.path.parent.name]


def test_only_the_newest_libraries_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("AERODROME_CACHE", str(tmp_path))
    for i in range(12):
        old = tmp_path / "native" / f"airships-{i:02}"
        old.mkdir(parents=True)
        os.utime(old, (1000 + i, 1000 + i))
    (tmp_path / "native" / "another-game").mkdir()
    library.forget_old("airships")
    left = sorted(path.name for path in (tmp_path / "native").iterdir())
    assert left == sorted(["another-game", *(f"airships-{i:02}" for i in range(4, 12))])


@pytest.mark.native
def test_where_nothing_can_be_kept_a_game_is_compiled_all_the_same(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way", encoding="utf-8")
    monkeypatch.setenv("AERODROME_CACHE", str(blocked))
    monkeypatch.setattr(library, "BUILT", tmp_path / "nothing is built")
    entries = [entry for entry in all_entries(GAME) if entry.name == "score"]
    s = GAME.fresh_state(2, GAME.parse_options({}, 2))
    GAME.plain.new_game(s)
    made = compiled.compiled(GAME, entries)
    assert made.score(made.load(s.pack()), 1) == rules.score(s, 1)


@pytest.mark.native
def test_what_rules_tell_is_heard_where_somebody_listens() -> None:
    s = GAME.fresh_state(2, GAME.parse_options({}, 2))
    s.rng[:] = [1, 2, 3, 4]
    engine, heard = native(GAME), s.copy()
    heard.told = []
    GAME.plain.new_game(heard)
    room, states = engine.listening_room(), engine.load(s.pack())
    set_up = engine.new_game.fixed(states, room=room)
    set_up()
    assert room.told == heard.told != []
    assert states[0] == heard.pack()
    states[0] = s.pack()
    set_up()
    assert room.told == heard.told * 2
    room.hush()
    assert room.told == []
    states[0] = s.pack()
    engine.new_game(states)
    assert room.told == []
    seen = numbers("i16", 3)
    with pytest.raises(TypeError, match="a row of n i8 is needed here"):
        engine.outcome(states, seen)
