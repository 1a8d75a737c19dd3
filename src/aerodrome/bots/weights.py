"""The file of a network: a sheet that says what it is for and how it was trained, and its arrays.

    20 bytes      "aerodrome network\\n", and two zeros
    32 bytes      SHA-256 of all that follows
    4 bytes       length of the sheet
    the sheet     JSON in UTF-8
    the arrays    in the order of `shapes`, row by row

Numbers are little-endian. `drivers/network.py` takes the arrays as they come out of a file. Neither reading nor writing
needs NumPy.
"""

from __future__ import annotations

import ctypes
import functools
import hashlib
import json
import os
import sys
import tempfile
from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from aerodrome.drivers.liking import MOST_LIKED
from aerodrome.drivers.network import MOST, MOST_INPUT, SCALE_SHIFT
from aerodrome.engines.compiled import numbers
from aerodrome.rulebook.errors import AerodromeError
from aerodrome.rulebook.game import Game

MAGIC = b"aerodrome network\n\0\0"
DIGEST = hashlib.sha256().digest_size
LENGTH = 4
HEAD = len(MAGIC) + DIGEST + LENGTH

FORMAT = 1
"""The form of the file and the meaning of its numbers. Files of other formats are refused."""

MOST_WEIGHTS = 1_000_000
"""The most weights of a network, a byte each."""
WIDTHS = 32
"""Widths are multiples of this."""

WORD = 1 << 31
MOST_FACTOR = 1 << 40
MOST_OFFSET = 1 << 60
MOST_BETA = 1 << 20

TYPECODES = {"i8": "b", "i32": "i", "i64": "q"}
FACTS = {"format": int, "game": str, "rules": int, "pieces": list, "actions": int, "seats": int, "width": int}
"""What every sheet says besides ``trained``."""

Sheet = dict[str, Any]
Shapes = Mapping[str, tuple[str, tuple[int, ...]]]


class BadNetwork(AerodromeError, ValueError):
    """A network that we cannot use. The message says what does not fit, and what to do."""


@dataclass(frozen=True, eq=False)
class Network:
    """A network as it is in a file."""

    sheet: Sheet
    digest: str
    """A short hash of everything in the file."""
    arrays: Mapping[str, Any]
    """By name, as compiled rules take them."""

    @functools.cached_property
    def rows(self) -> list[Any]:
        """The same as lists, which are faster for plain rules."""
        return list(map(listed, self.arrays.values()))


def listed(array: Any) -> list[Any]:
    return [listed(each) if isinstance(each, ctypes.Array) else each for each in array]


def widest(inputs: int, actions: int, seats: int) -> int:
    """The greatest width that a network may have.

    >>> widest(881, 37, 4)
    512
    """
    width = WIDTHS
    while weights_in(width + WIDTHS, inputs, actions, seats) <= MOST_WEIGHTS:
        width += WIDTHS
    return width


def weights_in(width: int, inputs: int, actions: int, seats: int) -> int:
    return width * (inputs + 2 * width + actions + seats)


def sheet_for(game: Game, width: int, trained: Mapping[str, Any]) -> Sheet:
    """The sheet of a network for this game. ``trained`` says how it was: by which code, with which seed and options."""
    return {
        "format": FORMAT,
        "game": game.name,
        "rules": game.version,
        "pieces": [list(piece) for piece in game.pieces],
        "actions": game.actions,
        "seats": max(game.seats),
        "width": width,
        "trained": dict(trained),
    }


def inputs_of(sheet: Sheet) -> int:
    """How many numbers go into the network: the observation, and the liking of every action."""
    sizes: list[int] = [size for _, size in sheet["pieces"]]
    return sum(sizes, int(sheet["actions"]))


def shapes(sheet: Sheet) -> Shapes:
    """The arrays of a network in the order of the file, each with its kind of number and its lengths."""
    inputs, width = inputs_of(sheet), sheet["width"]
    rows = {"1": (width, inputs), "2": (width, width), "3": (width, width)}
    rows |= {"p": (sheet["actions"], width), "v": (sheet["seats"], width)}
    found: dict[str, tuple[str, tuple[int, ...]]] = {
        "input_mult": ("i64", (inputs,)),
        "input_offset": ("i64", (inputs,)),
    }
    for part, (length, of) in rows.items():
        found |= {f"w{part}": ("i8", (length, of)), f"m{part}": ("i64", (length,)), f"b{part}": ("i32", (length,))}
    return found | {"beta": ("i32", (1,))}


# --- writing


def write_network(path: str | Path, sheet: Sheet, arrays: Mapping[str, Any]) -> None:
    """Write a network into a file, in one step. The arrays are NumPy's, tensors, or lists of lists of ints.

    Raises BadNetwork if they do not fit the sheet, or if a judgement could overflow.
    """
    check_sheet(sheet, str(path))
    wanted = shapes(sheet)
    if set(arrays) != set(wanted):
        raise BadNetwork(f"a network has the arrays {', '.join(wanted)}, not {', '.join(arrays)}")
    flat = {name: flattened(name, arrays[name], *wanted[name]) for name in wanted}
    check_numbers(sheet, flat)
    said = json.dumps(sheet, ensure_ascii=False, separators=(",", ":")).encode()
    rest = b"".join([len(said).to_bytes(LENGTH, "little"), said, *map(little_endian, flat.values())])
    folder = Path(path).absolute().parent
    with tempfile.NamedTemporaryFile(dir=folder, prefix=".making-", delete=False) as making:
        making.write(MAGIC + hashlib.sha256(rest).digest() + rest)
    os.chmod(making.name, 0o644)
    os.replace(making.name, path)


def flattened(name: str, given: Any, kind: str, lengths: Sequence[int]) -> array[int]:
    """All numbers of an array, row by row."""
    rows: Any = given.tolist() if hasattr(given, "tolist") else given
    row: Any = rows
    found = []
    while hasattr(row, "__len__"):
        found.append(len(row))
        row = row[0] if found[-1] else None
    if found != list(lengths):
        raise BadNetwork(f"the array {name} is {list(lengths)}, not {found}")
    for _ in lengths[1:]:
        if len({len(each) for each in rows}) > 1:
            raise BadNetwork(f"the rows of {name} have different lengths")
        rows = [each for row in rows for each in row]
    try:
        return array(TYPECODES[kind], rows)
    except (OverflowError, TypeError) as error:
        raise BadNetwork(f"the array {name} is of {kind}: {error}") from None


def check_numbers(sheet: Sheet, flat: Mapping[str, array[int]]) -> None:
    """Make sure that no sum can overflow, whatever the observation."""
    inputs, width = inputs_of(sheet), sheet["width"]
    beyond(flat["input_mult"], MOST_FACTOR, "input_mult")
    beyond(flat["input_offset"], MOST_OFFSET, "input_offset")
    beyond(flat["beta"], MOST_BETA, "beta")
    favour = abs(flat["beta"][0]) * MOST_LIKED // 8 + 1
    for part, of, most, more in (
        *(("1", inputs, MOST_INPUT, 0), ("2", width, MOST, 0), ("3", width, MOST, 0)),
        *(("p", width, MOST, favour), ("v", width, MOST, 0)),
    ):
        weights, scales, biases = (flat[f"{what}{part}"] for what in "wmb")
        beyond(scales, WORD, f"m{part}")
        for j, (scale, bias) in enumerate(zip(scales, biases, strict=True)):
            total = sum(map(abs, weights[j * of : (j + 1) * of])) * most
            if total >= WORD or (total * abs(scale) >> SCALE_SHIFT) + abs(bias) + more + 1 >= WORD:
                raise BadNetwork(f"row {j} of w{part}, with its scale and bias, makes sums that do not fit 32 bits")


def beyond(row: Iterable[int], most: int, name: str) -> None:
    if any(abs(each) >= most for each in row):
        raise BadNetwork(f"a number of {name} is out of range: they stay below {most} in size")


def little_endian(row: array[int]) -> bytes:
    if sys.byteorder == "big":
        row = row[:]
        row.byteswap()
    return row.tobytes()


# --- reading


def read_network(path: str | Path, game: Game | None = None) -> Network:
    """Read a network from a file. Raises BadNetwork, also if it is not for ``game`` as it is now."""
    try:
        content = Path(path).read_bytes()
    except OSError as error:
        raise BadNetwork(f"the network {path} cannot be read ({error.strerror})") from None
    if not content.startswith(MAGIC):
        raise BadNetwork(f"{path} is not a network of Aerodrome, or its beginning is damaged. {AGAIN}")
    rest = memoryview(content)[len(MAGIC) + DIGEST :]
    if hashlib.sha256(rest).digest() != content[len(MAGIC) : len(MAGIC) + DIGEST]:
        raise BadNetwork(f"{path} is damaged: some of it is missing or has changed. {AGAIN}")
    sheet, body = parted(rest, str(path))
    wanted = shapes(sheet)
    sizes = [array(TYPECODES[kind]).itemsize * product(lengths) for kind, lengths in wanted.values()]
    if sum(sizes) != len(body):
        raise BadNetwork(f"{path} does not fit its sheet: its arrays take {sum(sizes)} bytes, not {len(body)}. {AGAIN}")
    if game is not None:
        check_game(sheet, game, str(path))
    arrays, at = {}, 0
    for (name, (kind, lengths)), size in zip(wanted.items(), sizes, strict=True):
        row = array(TYPECODES[kind])
        row.frombytes(body[at : at + size])
        arrays[name] = numbers(kind, *lengths)
        ctypes.memmove(arrays[name], little_endian(row), size)
        at += size
    return Network(sheet, content[len(MAGIC) : len(MAGIC) + 8].hex(), arrays)


AGAIN = "Fetch it again, or train a new one with `aerodrome train`"


def product(lengths: Iterable[int]) -> int:
    result = 1
    for length in lengths:
        result *= length
    return result


def parted(rest: memoryview, path: str) -> tuple[Sheet, memoryview]:
    """The sheet and the arrays after it."""
    end = LENGTH + int.from_bytes(rest[:LENGTH], "little")
    try:
        sheet = json.loads(bytes(rest[LENGTH:end]).decode())
    except (ValueError, RecursionError):
        raise BadNetwork(f"{path} has a sheet that is not JSON. {AGAIN}") from None
    check_sheet(sheet, path)
    return sheet, rest[end:]


def check_sheet(sheet: Any, path: str) -> None:
    """Does a sheet say everything that it must, with possible numbers?"""
    if not isinstance(sheet, dict) or type(sheet.get("format")) is not int:
        raise BadNetwork(f"{path} has a sheet that names no format. {AGAIN}")
    if sheet["format"] != FORMAT:
        advice = "install a newer Aerodrome" if sheet["format"] > FORMAT else "train a new one with `aerodrome train`"
        raise BadNetwork(f"{path} has format {sheet['format']}, and this version reads format {FORMAT}: {advice}")
    wrong = [name for name, kind in FACTS.items() if type(sheet.get(name)) is not kind]
    wrong += [] if isinstance(sheet.get("trained"), dict) else ["trained"]
    if not wrong:
        wrong = list(impossible(sheet))
    if wrong:
        raise BadNetwork(f"{path} has a sheet that does not say what it must: {', '.join(wrong)}. {AGAIN}")


def impossible(sheet: Sheet) -> Iterator[str]:
    """What a sheet says that is impossible."""
    for piece in sheet["pieces"]:
        if not (isinstance(piece, list) and list(map(type, piece)) == [str, int] and 0 < piece[1] <= MOST_WEIGHTS):
            yield "pieces"
            return
    yield from (name for name in ("actions", "seats", "width") if not 0 < sheet[name] <= MOST_WEIGHTS)
    if weights_in(sheet["width"], inputs_of(sheet), sheet["actions"], sheet["seats"]) > MOST_WEIGHTS:
        yield f"at most {MOST_WEIGHTS} weights"


def check_game(sheet: Sheet, game: Game, path: str) -> None:
    """Is the network for this game as it is now?"""
    now = sheet_for(game, sheet["width"], {})
    if sheet["game"] != now["game"]:
        raise BadNetwork(f"{path} is a network for {sheet['game']}, not for {now['game']}")
    again = f"Train a new one: aerodrome train {game.name}"
    if sheet["rules"] != now["rules"]:
        raise BadNetwork(f"{path} was trained with rules version {sheet['rules']}; now it is {now['rules']}. {again}")
    for name in ("pieces", "actions", "seats"):
        if sheet[name] != now[name]:
            raise BadNetwork(f"{path} was trained when the game had other {name}. {again}")
