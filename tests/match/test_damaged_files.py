"""Damaged game files: each one gives its named error, and none gives another game."""

from __future__ import annotations

import functools
import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import aerodrome
from aerodrome import BadFile, EditedFile, TooLarge, TruncatedFile, WrongVersion
from aerodrome.play.gamefile import MAX_BYTES, match_text, parse_match
from tests.match.helpers import Parts, picture, random_match

TRICKY = "0179afzAZ~#|:>-. =²٣é\n\r\t\0\x85\u2028\N{ZERO WIDTH SPACE}"


@functools.cache
def running_text() -> str:
    """A short game, so that it can be damaged in every place."""
    return match_text(random_match(7, 2, 9, {"chips_per_attempt": "any"}, ["Ada", "Ben"]))


@functools.cache
def finished_text() -> str:
    return match_text(random_match(1, 3, names=["Ada", "Ben", "Cy"]))


@functools.cache
def true_picture(text: str) -> object:
    return picture(parse_match(text))


def opens_as_itself_or_is_refused(damaged: str, text: str) -> None:
    """Damage that changes what the file says must not open; and nothing but a BadFile may be raised."""
    try:
        opened = parse_match(damaged)
    except BadFile:
        return
    assert picture(opened) == true_picture(text), "another game was opened without a word"


# --- no game file at all


def test_a_missing_file_is_a_bad_file(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match=r"nowhere\.aero: there is no such file"):
        aerodrome.load(tmp_path / "nowhere.aero")


def test_a_file_below_a_file_is_a_bad_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    with pytest.raises(BadFile, match="cannot be read"):
        aerodrome.load(tmp_path / "file" / "game.aero")


def test_a_folder_is_a_bad_file(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="cannot be read"):
        aerodrome.load(tmp_path)


@pytest.mark.parametrize("path", ["~nobody-of-this-name/game.aero", "a\0b.aero", "x" * 5000])
def test_a_path_that_cannot_be_is_a_bad_file(path: str) -> None:
    with pytest.raises(BadFile):
        aerodrome.load(path)


def test_an_empty_file_is_a_bad_file(tmp_path: Path) -> None:
    (tmp_path / "empty.aero").write_bytes(b"")
    with pytest.raises(BadFile, match="this is not a game file"):
        aerodrome.load(tmp_path / "empty.aero")


def test_a_binary_file_is_a_bad_file(tmp_path: Path) -> None:
    (tmp_path / "binary.aero").write_bytes(bytes(range(256)) * 10)
    with pytest.raises(BadFile, match="it is not text"):
        aerodrome.load(tmp_path / "binary.aero")


@pytest.mark.parametrize(
    "text", ["\n", "\0" * 100, "hello", "aerodrome-position 1\n", '{"game": "airships"}', "---\n---\n"]
)
def test_another_kind_of_text_is_a_bad_file(text: str) -> None:
    with pytest.raises(BadFile, match="this is not a game file"):
        parse_match(text)


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    with (tmp_path / "large.aero").open("wb") as file:
        file.truncate(MAX_BYTES + 1)
    with pytest.raises(TooLarge, match="at most 2048 KB"):
        aerodrome.load(tmp_path / "large.aero")


def test_a_text_that_is_too_large_is_not_read() -> None:
    with pytest.raises(TooLarge):
        parse_match("aerodrome-game 1\n" + "x" * MAX_BYTES)


def test_card_data_that_is_too_large_is_not_read() -> None:
    parts = Parts.of(running_text())
    parts.header += ["card data:", *(f"> # {'x' * 1000}" for _ in range(600))]
    with pytest.raises(TooLarge, match="card data is too large"):
        parse_match(parts.text())


# --- cut off


@pytest.mark.parametrize("text", [running_text, finished_text], ids=["running", "finished"])
def test_a_file_cut_off_behind_any_line_is_a_truncated_file(text: object) -> None:
    whole = text()  # type: ignore[operator]
    lines = whole.splitlines(keepends=True)
    step = 1 if len(lines) < 50 else 9
    for kept in range(1, len(lines), step):
        with pytest.raises(TruncatedFile, match=f"line {kept + 1}: the file stops here"):
            parse_match("".join(lines[:kept]))


def test_a_file_cut_off_at_every_seventh_byte_is_refused() -> None:
    data = running_text().encode()
    for kept in range(0, len(data) - 1, 7):
        with pytest.raises(BadFile):
            parse_match(data[:kept].decode())


def test_a_finished_file_cut_off_anywhere_is_refused() -> None:
    data = finished_text().encode()
    for kept in range(0, len(data) - 1, 211):
        with pytest.raises(BadFile):
            parse_match(data[:kept].decode())


def test_a_file_cut_off_at_its_last_line_end_is_whole() -> None:
    assert picture(parse_match(running_text().rstrip("\n"))) == true_picture(running_text())


# --- changed


def test_a_change_of_any_single_character_is_noticed() -> None:
    text, lot = running_text(), random.Random(1)
    for place, old in enumerate(text):
        new = lot.choice([c for c in TRICKY if c != old])
        opens_as_itself_or_is_refused(text[:place] + new + text[place + 1 :], text)


def test_a_change_of_a_single_character_of_a_finished_game_is_noticed() -> None:
    text, lot = finished_text(), random.Random(1)
    for place in range(0, len(text), 101):
        new = lot.choice([c for c in TRICKY if c != text[place]])
        opens_as_itself_or_is_refused(text[:place] + new + text[place + 1 :], text)


@pytest.mark.parametrize("digit", "²³¹٣߀")
def test_a_digit_that_is_none_of_ours_is_refused_everywhere_in_the_header(digit: str) -> None:
    text = running_text()
    for place in range(text.index("---")):
        if text[place].isdigit():
            with pytest.raises(BadFile):
                parse_match(text[:place] + digit + text[place + 1 :])


def test_a_changed_move_is_an_edited_file_and_its_line_is_named() -> None:
    lines = running_text().splitlines()
    first = lines.index("---") + 1
    for at in range(first, lines.index("---", first)):
        changed = [*lines[:at], lines[at].replace(" #", "x #"), *lines[at + 1 :]]
        with pytest.raises(EditedFile, match=f"line {at + 1}: the line does not match its hash"):
            parse_match("\n".join(changed))


@given(place=st.integers(0, 10_000), old=st.integers(0, 3), new=st.text(max_size=3))
@settings(max_examples=200, deadline=None)
def test_any_small_edit_is_noticed(place: int, old: int, new: str) -> None:
    text = running_text()
    place %= len(text)
    opens_as_itself_or_is_refused(text[:place] + new + text[place + old :], text)


@given(data=st.binary(max_size=300))
@settings(max_examples=100, deadline=None)
def test_any_bytes_are_a_bad_file(tmp_path_factory: pytest.TempPathFactory, data: bytes) -> None:
    path = tmp_path_factory.getbasetemp() / "any.aero"
    path.write_bytes(data)
    with pytest.raises(BadFile):
        aerodrome.load(path)


@given(lines=st.lists(st.text(max_size=30), max_size=12))
@settings(max_examples=100, deadline=None)
def test_any_text_behind_the_first_line_is_a_bad_file(lines: list[str]) -> None:
    with pytest.raises(BadFile):
        parse_match("\n".join(["aerodrome-game 1", *lines]))


def test_lines_that_are_swapped_are_noticed() -> None:
    lines = running_text().splitlines()
    for at in range(len(lines) - 1):
        swapped = [*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]]
        with pytest.raises(BadFile):
            parse_match("\n".join(swapped))


def test_a_line_that_is_missing_is_noticed() -> None:
    lines = running_text().splitlines()
    for at in range(len(lines)):
        with pytest.raises(BadFile):
            parse_match("\n".join([*lines[:at], *lines[at + 1 :]]))


def test_a_line_that_stands_twice_is_noticed() -> None:
    lines = running_text().splitlines()
    for at in range(len(lines)):
        with pytest.raises(BadFile):
            parse_match("\n".join([*lines[: at + 1], *lines[at:]]))


def test_an_empty_line_in_between_is_noticed() -> None:
    lines = running_text().splitlines()
    for at in range(len(lines)):
        with pytest.raises(BadFile):
            parse_match("\n".join([*lines[:at], "", *lines[at:]]))


def test_something_behind_the_end_line_is_noticed() -> None:
    with pytest.raises(EditedFile, match="there is something after the end line"):
        parse_match(running_text() + "more\n")


# --- forged: the hashes are right, what they vouch for is not


def forged(**header: str) -> str:
    parts = Parts.of(running_text())
    for key, value in header.items():
        parts.set(key, value)
    return parts.text()


def test_putting_a_file_together_again_gives_the_file() -> None:
    assert Parts.of(running_text()).text() == running_text()
    assert Parts.of(finished_text()).text() == finished_text()


@pytest.mark.parametrize("version", ["0", "3", "10", "1 1", "x", ""])
def test_another_format_is_the_wrong_version(version: str) -> None:
    text = running_text().replace("aerodrome-game 1", f"aerodrome-game {version}", 1)
    with pytest.raises(WrongVersion, match="a newer Aerodrome may open it"):
        parse_match(text)


def test_an_unknown_game_is_a_bad_file_that_names_it() -> None:
    with pytest.raises(BadFile, match="the game 'chess' is not known here"):
        parse_match(forged(game="chess"))


def test_foreign_card_data_are_the_wrong_version() -> None:
    with pytest.raises(WrongVersion, match="it was played with other card data"):
        parse_match(forged(cards="0123456789abcdef"))


@pytest.mark.parametrize(
    "header",
    [
        {"names": "Ada"},
        {"names": "Ada | Ada"},
        {"names": "A | B | C | D | E"},
        {"names": "Ada | "},
        {"luck": "seed"},
        {"luck": "seed -1"},
        {"luck": "seed ²"},
        {"luck": "seed 99999999999999999999"},
        {"luck": "seed 9999999999999999999"},
        {"luck": "secret 00"},
        {"luck": f"secret {'g' * 64}"},
        {"luck": "none"},
        {"option chips_per_attempt": "99"},
        {"option chips_per_attempt": "²"},
        {"option first_seat": "4"},
    ],
    ids=str,
)
def test_a_forged_header_that_makes_no_sense_is_a_bad_file(header: dict[str, str]) -> None:
    with pytest.raises(BadFile, match="the header is wrong"):
        parse_match(forged(**header))


def test_an_unknown_option_in_a_file_is_a_bad_file() -> None:
    parts = Parts.of(running_text())
    parts.header.append("option speed: 3")
    with pytest.raises(BadFile, match=r"no option called “speed”\. It has chips_per_attempt"):
        parse_match(parts.text())


@pytest.mark.parametrize("key", ["game", "rules", "cards", "names", "players", "luck", "start"])
def test_a_header_without_one_of_its_lines_is_a_bad_file_that_names_it(key: str) -> None:
    parts = Parts.of(running_text())
    parts.header = [line for line in parts.header if not line.startswith(f"{key}:")]
    with pytest.raises(BadFile, match=f"the header has no line '{key}'"):
        parse_match(parts.text())


def test_a_header_line_that_stands_twice_is_a_bad_file() -> None:
    parts = Parts.of(running_text())
    parts.header.append("luck: seed 8")
    with pytest.raises(BadFile, match="'luck' appears twice"):
        parse_match(parts.text())


def test_another_seed_is_noticed_by_the_set_up() -> None:
    with pytest.raises(EditedFile, match="the set-up gives a different state"):
        parse_match(forged(luck="seed 8"))


def test_another_start_digest_is_noticed() -> None:
    with pytest.raises(EditedFile, match="the set-up gives a different state"):
        parse_match(forged(start="0" * 12))


def test_another_digest_of_a_move_is_noticed() -> None:
    with pytest.raises(EditedFile, match="the move gives a different state"):
        parse_match(Parts.of(running_text()).spoil_digest(4).text())


@pytest.mark.parametrize(
    "edit",
    [
        lambda move: move.replace("try ", "try for ", 1),
        lambda move: move.replace(": ", ": try H1 now or ", 1),
        lambda move: "",
        lambda move: "x" + move,
        lambda move: move.replace(" ", "", 1),
        lambda move: move.rpartition(" #")[0],
        lambda move: "1 Nobody: try F-11 #000000000000",
        lambda move: "1 #~: #",
        lambda move: "2" + move[1:],
    ],
)
def test_a_forged_move_is_an_edited_file(edit: object) -> None:
    parts = Parts.of(running_text())
    parts.moves[0] = edit(parts.moves[0])  # type: ignore[operator]
    with pytest.raises(EditedFile):
        parse_match(parts.text())


def test_a_forged_illegal_move_quotes_its_rule() -> None:
    parts = Parts.of(running_text())
    name = parts.moves[0].split()[1]
    parts.moves[0] = f"1 {name} try H1 #000000000000"
    with pytest.raises(EditedFile, match=r"the move cannot be made: .*AS-10\.1"):
        parse_match(parts.text())


def test_a_forged_move_of_another_seat_is_an_edited_file() -> None:
    parts = Parts.of(running_text())
    other = "Ben" if " Ada:" in parts.moves[0] else "Ada"
    parts.moves[0] = parts.moves[0].replace("Ada:", f"{other}:").replace("Ben:", f"{other}:")
    with pytest.raises(EditedFile, match="is not asked"):
        parse_match(parts.text())


@pytest.mark.parametrize("end", ["end: running after 8 moves", "end: finished after 9 moves", "end: running", "", "x"])
def test_a_forged_end_line_is_an_edited_file(end: str) -> None:
    parts = Parts.of(running_text())
    parts.end = end
    with pytest.raises(EditedFile):
        parse_match(parts.text())


def test_a_finished_game_that_calls_itself_running_is_an_edited_file() -> None:
    parts = Parts.of(finished_text())
    parts.end = parts.end.replace("finished", "running")
    with pytest.raises(EditedFile, match="the file says the game is running, its moves do not"):
        parse_match(parts.text())


def test_a_forged_result_is_noticed() -> None:
    parts = Parts.of(finished_text())
    parts.tail = "result: Ada 99, Ben 0, Cy 0; won by Ada"
    with pytest.raises(EditedFile):
        parse_match(parts.text())


def test_a_forged_state_is_refused_or_at_least_noted() -> None:
    parts = Parts.of(running_text())
    parts.tail = Parts.of(match_text(random_match(8, 2, 9))).tail
    try:
        opened = parse_match(parts.text())
    except EditedFile:
        return
    assert opened.note
