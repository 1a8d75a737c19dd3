"""The file of a network: what is written is read again, and what is damaged, foreign or outdated is told."""

from __future__ import annotations

import ctypes
import hashlib
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from aerodrome.bots.weights import (
    DIGEST,
    HEAD,
    LENGTH,
    MAGIC,
    MOST_WEIGHTS,
    BadNetwork,
    read_network,
    shapes,
    weights_in,
    widest,
    write_network,
)
from aerodrome.games import PACKAGES, load
from benchmarks.common import find
from tests.bots.networks import constant_arrays, random_arrays, small_sheet, written

KUHN = "kuhn-poker"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return written(find(KUHN), tmp_path / "network.bin")


def listed(row: Any) -> Any:
    return [listed(each) for each in row] if isinstance(row, ctypes.Array) else row


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    sheet = small_sheet(find(KUHN))
    arrays = random_arrays(sheet)
    write_network(tmp_path / "network.bin", sheet, arrays)
    found = read_network(tmp_path / "network.bin", find(KUHN))
    assert found.sheet == sheet
    assert {name: listed(row) for name, row in found.arrays.items()} == arrays
    assert [path.name for path in tmp_path.iterdir()] == ["network.bin"]
    again = tmp_path / "again.bin"
    write_network(again, sheet, found.arrays)
    assert again.read_bytes() == (tmp_path / "network.bin").read_bytes()


def test_arrays_of_numpy_are_written_too(tmp_path: Path, file: Path) -> None:
    numpy = pytest.importorskip("numpy")
    sheet = small_sheet(find(KUHN))
    kinds = {name: kind for name, (kind, _) in shapes(sheet).items()}
    arrays = {name: numpy.array(rows, kinds[name].replace("i", "int")) for name, rows in random_arrays(sheet).items()}
    write_network(tmp_path / "other.bin", sheet, arrays)
    assert (tmp_path / "other.bin").read_bytes() == file.read_bytes()


def test_a_file_that_has_changed_anywhere_is_refused(file: Path) -> None:
    whole = file.read_bytes()
    for at in (*range(HEAD + 50), *range(HEAD + 50, len(whole), len(whole) // 300)):
        file.write_bytes(whole[:at] + bytes([whole[at] ^ (1 << at % 8)]) + whole[at + 1 :])
        with pytest.raises(BadNetwork, match=r"damaged.*train a new one"):
            read_network(file)


def test_a_file_that_is_cut_or_longer_is_refused(file: Path) -> None:
    whole = file.read_bytes()
    for end in (0, 5, len(MAGIC), len(MAGIC) + DIGEST, HEAD - 1, HEAD, HEAD + 50, len(whole) // 2, len(whole) - 1):
        file.write_bytes(whole[:end])
        with pytest.raises(BadNetwork, match="damaged"):
            read_network(file)
    file.write_bytes(whole + b"\0")
    with pytest.raises(BadNetwork, match="damaged"):
        read_network(file)


def test_what_is_no_file_or_no_network_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadNetwork, match="No such file"):
        read_network(tmp_path / "nothing.bin")
    with pytest.raises(BadNetwork, match="cannot be read"):
        read_network(tmp_path)
    (tmp_path / "text.bin").write_text("weights")
    with pytest.raises(BadNetwork, match="is not a network of Aerodrome"):
        read_network(tmp_path / "text.bin")


def forged(path: Path, sheet: bytes, body: bytes) -> Path:
    """A file whose hash is right, whatever is in it."""
    rest = len(sheet).to_bytes(LENGTH, "little") + sheet + body
    path.write_bytes(MAGIC + hashlib.sha256(rest).digest() + rest)
    return path


def changed(file: Path, **facts: Any) -> Path:
    """The same arrays under another sheet."""
    rest = file.read_bytes()[HEAD:]
    sheet = read_network(file).sheet
    length = len(json.dumps(sheet, ensure_ascii=False, separators=(",", ":")).encode())
    new = {name: fact for name, fact in (sheet | facts).items() if fact is not None}
    return forged(file, json.dumps(new).encode(), rest[length:])


@pytest.mark.parametrize(
    ("facts", "words"),
    [
        ({"format": 2}, "has format 2, and this version reads format 1: install a newer Aerodrome"),
        ({"format": 0}, "has format 0.*train a new one"),
        ({"format": "1"}, "names no format"),
        ({"format": None}, "names no format"),
        ({"width": None}, "does not say what it must: width"),
        ({"width": -32}, "width"),
        ({"width": 1.5}, "width"),
        ({"width": True}, "width"),
        ({"width": 64}, r"its arrays take \d+ bytes, not \d+"),
        ({"width": 10**6}, "at most 1000000 weights"),
        ({"actions": 0}, "actions"),
        ({"game": 3, "rules": "1"}, "game, rules"),
        ({"pieces": [["all", "many"]]}, "pieces"),
        ({"pieces": [["all"]]}, "pieces"),
        ({"pieces": [["all", -4]]}, "pieces"),
        ({"trained": []}, "trained"),
    ],
)
def test_a_sheet_that_does_not_fit_is_refused(facts: dict[str, Any], words: str, file: Path) -> None:
    with pytest.raises(BadNetwork, match=words):
        read_network(changed(file, **facts))


@pytest.mark.parametrize("sheet", [b"", b"{", b"[1]", b"\xff", b"[" * 100_000])
def test_a_sheet_that_is_none_is_refused(sheet: bytes, tmp_path: Path) -> None:
    with pytest.raises(BadNetwork, match="sheet"):
        read_network(forged(tmp_path / "network.bin", sheet, b""))


def test_a_network_of_another_game_or_of_another_time_is_refused(file: Path) -> None:
    game = find(KUHN)
    read_network(file, game)
    later: list[tuple[Any, str]] = [
        (load("airships"), "is a network for kuhn-poker, not for airships"),
        (replace(game, version=game.version + 1), r"with rules version \d; now it is \d. Train a new one: aerodrome"),
        (replace(game, actions=game.actions + 1), "had other actions"),
        (replace(game, seats=range(2, 4)), "had other seats"),
    ]
    for other, words in later:
        with pytest.raises(BadNetwork, match=words):
            read_network(file, other)
    with pytest.raises(BadNetwork, match="had other pieces"):
        read_network(changed(file, pieces=[["other", game.observed]]), game)


# --- what cannot be written


@pytest.mark.parametrize(
    ("name", "change", "words"),
    [
        ("w1", lambda rows: rows[1:], r"the array w1 is \[32, \d+\], not \[31, \d+\]"),
        ("w2", lambda rows: [rows[0][1:], *rows[1:]], r"w2 is \[32, 32\], not \[32, 31\]"),
        ("w2", lambda rows: [*rows[1:], rows[0][1:]], "rows of w2 have different lengths"),
        ("w3", lambda rows: rows[0], r"w3 is \[32, 32\], not \[32\]"),
        ("wp", lambda rows: [[128] * 32, *rows[1:]], "wp is of i8"),
        ("wv", lambda rows: [[0.5] * 32, *rows[1:]], "wv is of i8"),
        ("b1", lambda row: [1 << 31, *row[1:]], "b1 is of i32"),
        ("b2", lambda row: [(1 << 31) - 1, *row[1:]], "row 0 of w2, with its scale and bias, .* do not fit 32 bits"),
        ("m3", lambda row: [*row[1:], 1 << 31], "m3 is out of range"),
        ("mp", lambda row: [*row[1:], (1 << 31) - 1], "row . of wp"),
        ("input_mult", lambda row: [1 << 40, *row[1:]], "input_mult is out of range"),
        ("input_offset", lambda row: [-(1 << 60), *row[1:]], "input_offset is out of range"),
        ("beta", lambda row: [1 << 20], "beta is out of range"),
        ("beta", lambda row: 1, r"beta is \[1\], not \[\]"),
    ],
)
def test_arrays_that_do_not_fit_are_not_written(
    name: str, change: Callable[[Any], Any], words: str, tmp_path: Path
) -> None:
    sheet = small_sheet(find(KUHN))
    arrays = random_arrays(sheet)
    arrays[name] = change(arrays[name])
    with pytest.raises(BadNetwork, match=words):
        write_network(tmp_path / "network.bin", sheet, arrays)
    assert not list(tmp_path.iterdir())


def test_a_network_has_all_arrays_and_no_others(tmp_path: Path) -> None:
    sheet = small_sheet(find(KUHN))
    arrays = random_arrays(sheet)
    for given in ({**arrays, "w4": []}, {name: row for name, row in arrays.items() if name != "bv"}):
        with pytest.raises(BadNetwork, match="a network has the arrays input_mult, input_offset, w1"):
            write_network(tmp_path / "network.bin", sheet, given)
    with pytest.raises(BadNetwork, match="format 3"):
        write_network(tmp_path / "network.bin", sheet | {"format": 3}, arrays)


def test_the_highest_weights_fit_at_the_greatest_width(tmp_path: Path) -> None:
    """So rounding never makes a network that cannot be written."""
    game = find(KUHN)
    width = widest(game.observed + game.actions, game.actions, max(game.seats))
    sheet = small_sheet(game, width)
    arrays = constant_arrays(sheet, 127)
    write_network(tmp_path / "network.bin", sheet, arrays)
    assert read_network(tmp_path / "network.bin").sheet["width"] == width


@pytest.mark.parametrize("name", PACKAGES)
def test_a_file_takes_at_most_a_megabyte(name: str) -> None:
    game = load(name)
    inputs, seats = game.observed + game.actions, max(game.seats)
    width = widest(inputs, game.actions, seats)
    assert weights_in(width, inputs, game.actions, seats) <= MOST_WEIGHTS
    assert weights_in(width + 32, inputs, game.actions, seats) > MOST_WEIGHTS
    sizes = {"i8": 1, "i32": 4, "i64": 8}
    taken = 0
    for kind, lengths in shapes(small_sheet(game, width)).values():
        taken += sizes[kind] * lengths[0] * (lengths[1] if lengths[1:] else 1)
    assert taken + 10_000 < 1 << 20
