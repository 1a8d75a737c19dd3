"""The compiled engine plays the plain game, and knows when it must compile anew."""

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

from aerodrome.games.airships import rules
from aerodrome.games.airships.state import TRY_FIELD
from aerodrome.rulebook import native
from aerodrome.rulebook.binding import RulebookError
from aerodrome.rulebook.game import load
from aerodrome.rulebook.native import Native, NativeUnavailable, require_numba
from aerodrome.drivers.play import GREEDY_BOT, PLAY, RANDOM_BOT, play_games

GAME = load("aerodrome.games.airships")
CARDS = Path(inspect.getsourcefile(rules) or "").with_name("cards.toml").read_text(encoding="utf-8")


def test_without_the_compiled_engine_the_message_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AERODROME_NO_NATIVE", "1")
    with pytest.raises(NativeUnavailable, match="switched off by AERODROME_NO_NATIVE; unset it to use it"):
        require_numba()
    with pytest.raises(NativeUnavailable):
        _ = load("aerodrome.games.airships").native


def test_without_numba_the_message_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("AERODROME_NO_NATIVE", raising=False)
    monkeypatch.setitem(sys.modules, "numba", None)
    with pytest.raises(NativeUnavailable, match=r"pip install 'aerodrome\[native\]'"):
        require_numba()


def test_plain_rules_import_neither_numpy_nor_numba() -> None:
    code = "import sys, aerodrome.rulebook.game as g; g.load('aerodrome.games.airships').plain; "
    code += "print([m for m in ('numpy', 'numba') if m in sys.modules])"
    path = str(Path(inspect.getsourcefile(rules) or "").parents[3])
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": path},
    )
    assert done.stdout.strip() == "[]"


KINDS = ("i4", "i1", "i2", "i2", "i1")
"""Of what is written about each game: as in rollouts, for which the driver is compiled anyway."""


def run(engine: Any, make: Any, seats: int, bots: list[int], games: int, **options: str | int) -> list[Any]:
    values = GAME.parse_options(options, seats)
    states = [GAME.fresh_state(seats, values), GAME.state()]
    room = make(states)
    by_seat = [[[0] * seats for _ in range(games)] for _ in range(3)]  # shares, scores, sides
    out = ([0] * games, by_seat[0], by_seat[1], [0] * games, by_seat[2])
    arrays = [room.numbers(part, kind) for part, kind in zip(out, KINDS, strict=True)]
    legal, rng, chosen = room.numbers([0] * 38, "i2"), room.numbers([0] * 4, "i8"), room.numbers(bots, "i1")
    total = engine(room.states, legal, rng, chosen, 7, 0, games, GAME.max_plies, *arrays)
    return [int(total), *(room.listed(array) for array in arrays), room.packed(0)]


class PlainRoom:
    def __init__(self, states: list[Any]) -> None:
        self.states = states

    def numbers(self, values: Any, kind: str) -> Any:
        return values

    def listed(self, values: Any) -> Any:
        return values

    def packed(self, i: int) -> bytes:
        return bytes(self.states[i].pack())


class NativeRoom:
    def __init__(self, states: list[Any]) -> None:
        import numpy as np

        self.states = np.frombuffer(b"".join(s.pack() for s in states), dtype=GAME.state.dtype()).copy()

    def numbers(self, values: Any, kind: str) -> Any:
        import numpy as np

        return np.array(values, dtype=kind)

    def listed(self, array: Any) -> Any:
        return array.tolist()

    def packed(self, i: int) -> bytes:
        return bytes(self.states[i].tobytes())


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
    plain = run(GAME.plain.bind(play_games), PlainRoom, seats, bots, 6, **options)
    compiled = run(GAME.native.play_games, NativeRoom, seats, bots, 6, **options)
    assert compiled == plain


@pytest.mark.native
def test_native_rules_refuse_alike() -> None:
    s = GAME.fresh_state(3, GAME.parse_options({}, 3))
    GAME.plain.new_game(s)
    compiled = GAME.native.load(s.pack())
    for seat in range(3):
        for action in (-5, -1, *range(GAME.actions + 2), 2**31, -(2**31), 2**62):
            assert GAME.native.refusal(compiled, seat, action) == rules.refusal(s, seat, action)
    assert compiled.tobytes() == s.pack()


@pytest.mark.native
def test_an_index_outside_a_field_raises() -> None:
    s = GAME.fresh_state(2, GAME.parse_options({"first_seat": 1}, 2))
    GAME.plain.new_game(s)
    s.seat = 9
    compiled = GAME.native.load(s.pack())
    with pytest.raises(IndexError):
        GAME.native.step(compiled, 9, TRY_FIELD)


@pytest.mark.native
def test_a_function_that_is_not_there_is_named() -> None:
    with pytest.raises(AttributeError, match="the native engine of airships has no function called fly"):
        _ = GAME.native.fly


@pytest.mark.native
def test_other_cards_are_compiled_into_another_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("AERODROME_CACHE", str(tmp_path))
    folder = Native(GAME, PLAY).cache_dir
    assert folder
    assert folder.parent == tmp_path / "native"
    assert folder.name.startswith("airships-")
    assert Native(load("aerodrome.games.airships"), PLAY).cache_dir == folder
    other = GAME.with_card_text(CARDS.replace("target = 19", "target = 20"), "x")
    assert Native(other, PLAY).cache_dir not in (folder, None)
    assert Native(GAME.with_card_text("# only words\n" + CARDS, "x"), PLAY).cache_dir == folder


@pytest.mark.native
def test_another_rule_source_is_compiled_into_another_folder(tmp_path: Path) -> None:
    source = Path(inspect.getsourcefile(rules) or "").read_text(encoding="utf-8")
    prints = []
    for name, text in (("same", source), ("same_again", source), ("changed", source.replace("< 6 and", "< 5 and"))):
        path = tmp_path / f"{name}.py"
        path.write_text(text, encoding="utf-8")
        spec = importlib.util.spec_from_file_location(f"throwaway_rules_{name}", path)
        assert spec
        assert spec.loader
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        supplied = {k: getattr(module, k) if v.__module__ == rules.__name__ else v for k, v in GAME.supplied.items()}
        game = replace(GAME, supplied=supplied)
        prints.append(native.fingerprint(game, [*supplied.values(), *PLAY]))
    assert prints[0] == prints[1] != prints[2]


@pytest.mark.native
def test_only_the_newest_bindings_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("AERODROME_CACHE", str(tmp_path))
    for i in range(12):
        old = tmp_path / "native" / f"airships-{i:02}"
        old.mkdir(parents=True)
        os.utime(old, (1000 + i, 1000 + i))
    (tmp_path / "native" / "another-game").mkdir()
    folder = native.cache_folder("airships", "newest")
    assert folder
    left = sorted(path.name for path in (tmp_path / "native").iterdir())
    assert left == sorted([folder.name, "another-game", *(f"airships-{i:02}" for i in range(5, 12))])


@pytest.mark.native
def test_where_nothing_can_be_written_nothing_is_cached(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way", encoding="utf-8")
    monkeypatch.setenv("AERODROME_CACHE", str(blocked))
    assert native.cache_folder("airships", "newest") is None


@pytest.mark.native
def test_a_table_becomes_the_narrowest_array_that_holds_it() -> None:
    assert [str(native.smallest_array(t).dtype) for t in ((1, -128), (1, 128), (1, 2**20), (1, 2**40))] == [
        "int8",
        "int16",
        "int32",
        "int64",
    ]
    assert native.smallest_array(((1, 2), (3, 4))).shape == (2, 2)
    with pytest.raises(RulebookError, match="rows of different lengths"):
        native.smallest_array(((1, 2), (3,)))


@pytest.mark.native
def test_copy_and_same_work_on_compiled_records() -> None:
    import numba
    import numpy as np

    primitives = native.native_primitives()
    states = GAME.native.states(2)
    states[0]["goes"] = 77

    @numba.njit
    def both(states: Any, copy: Any) -> bool:
        if copy:
            copy_record(states[1], states[0])
        return same_record(states[0], states[1])

    copy_record, same_record = primitives["copy"], primitives["same"]
    assert not both(states, False)
    assert both(states, True)
    assert np.array_equal(states[:1], states[1:])
