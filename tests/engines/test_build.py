"""Compiled rules as we build and ship them: a library beside the code is used if it fits, or else named."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import stat
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from aerodrome.engines import build, compiled, compilers, library
from aerodrome.engines.compilers import TARGETS, CompilerFailed, NoCompiler
from aerodrome.engines.entries import Entry, all_entries
from aerodrome.engines.library import NativeUnavailable, Sheet
from aerodrome.engines.programs import PROGRAMS, Program
from aerodrome.games import load
from aerodrome.play.match import new

GAME = load("airships")
FEW: list[Entry] = [entry for entry in all_entries(GAME) if entry.name in ("score", "place")]
"""Enough to be compiled in no time."""


@pytest.fixture
def beside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder beside the code, empty; and an empty cache."""
    monkeypatch.setattr(library, "BUILT", tmp_path / "built")
    monkeypatch.setenv("AERODROME_CACHE", str(tmp_path / "cache"))
    return tmp_path / "built"


@pytest.fixture
def no_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that has none."""
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(compilers, "zig", lambda: None)
    monkeypatch.setattr(compiled, "_MADE", {})  # what is not found here is not missing in the next test


def put(folder: Path, change: Callable[[Sheet], Sheet] = lambda sheet: sheet) -> Path:
    """Something in the place of a library, with a sheet that fits, but for the change."""
    sheet = library.sheet_for(library.translated(GAME, FEW), FEW, library.platform_here())
    path = folder / f"airships{compilers.host_suffix()}"
    folder.mkdir(parents=True)
    path.write_bytes(b"machine code")
    whole = replace(sheet, made=hashlib.sha256(b"machine code").hexdigest())
    path.with_suffix(".json").write_text(change(whole).to_json(), encoding="utf-8")
    return path


# --- what lies beside the code


def test_a_library_that_fits_is_found_without_a_compiler(beside: Path, no_compiler: None) -> None:
    path = put(beside)
    assert library.find(GAME, FEW).path == path


def cut_off(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-5])


DAMAGE: dict[str, tuple[Callable[[Path], Path], str]] = {
    "nothing": (lambda folder: folder, "are not compiled here"),
    "another system": (
        lambda folder: put(folder, lambda sheet: replace(sheet, platform="windows-arm64")),
        "are for windows-arm64, and this is " + library.platform_here(),
    ),
    "another version": (
        lambda folder: put(folder, lambda sheet: replace(sheet, digest="0" * 64)),
        "are from another version than the rules themselves",
    ),
    "another form": (
        lambda folder: put(folder, lambda sheet: replace(sheet, form=sheet.form + 1)),
        "are from another version than the rules themselves",
    ),
    "half a library": (lambda folder: cut_off(put(folder)) or folder, "are damaged"),
    "half a sheet": (lambda folder: cut_off(put(folder).with_suffix(".json")) or folder, "are damaged"),
    "no library": (lambda folder: put(folder).unlink() or folder, "are damaged"),
    "no sheet": (lambda folder: put(folder).with_suffix(".json").unlink() or folder, "are damaged"),
}


@pytest.mark.parametrize("what", DAMAGE)
def test_what_does_not_fit_is_named_and_plain_play_goes_on(what: str, beside: Path, no_compiler: None) -> None:
    make, sentence = DAMAGE[what]
    make(beside)
    with pytest.raises(NativeUnavailable) as caught:
        library.find(GAME, FEW)
    said = str(caught.value)
    assert sentence in said
    assert "install a C compiler (cc, gcc or clang), or `pip install ziglang`" in said
    assert said.endswith("You can play everything without it, only slower")
    match = new("airships", 2, seed=1)
    match.play(min(match.to_act), match.legal(min(match.to_act))[0])
    assert match.ply == 1


@pytest.mark.native
def test_where_there_is_a_compiler_what_does_not_fit_is_compiled_anew_and_kept(beside: Path) -> None:
    damaged = put(beside)
    cut_off(damaged)
    made = library.find(GAME, FEW)
    assert made.path.is_relative_to(library.cache_root())
    assert library.find(GAME, FEW) == made, "the second time it is found"
    cut_off(made.path)
    again = library.find(GAME, FEW)
    assert again.path.is_file()
    assert again.sheet.made == hashlib.sha256(again.path.read_bytes()).hexdigest()
    shutil.rmtree(again.path.parent)
    again.path.parent.write_text("a file where a folder should be")
    assert library.find(GAME, FEW).path.is_file()


def test_a_cache_holds_libraries_of_several_systems_side_by_side(beside: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def compile_nothing(text: str, made: Path, **_: object) -> None:
        made.write_bytes(b"machine code")

    monkeypatch.setattr(library, "compile_library", compile_nothing)
    here = library.find(GAME, FEW)
    monkeypatch.setattr(library, "platform_here", lambda: "plan9-mips")
    there = library.find(GAME, FEW)
    assert here.path.is_file()
    assert there.path.is_file()
    assert there.sheet.platform == "plan9-mips"


# --- compilers


@pytest.mark.usefixtures("no_compiler")
def test_without_a_compiler_the_build_says_what_to_do(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert build.main(["airships", "--into", str(tmp_path / "made")]) == 1
    assert "install a C compiler (cc, gcc or clang), or `pip install ziglang`" in capsys.readouterr().err
    assert build.main(["airships", "--target", "windows-arm64", "--into", str(tmp_path / "made")]) == 1
    assert "only zig compiles for windows-arm64 here: pip install ziglang" in capsys.readouterr().err


@pytest.mark.usefixtures("no_compiler")
def test_zig_is_the_last_resort_and_uses_only_what_every_processor_has(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compilers, "zig", lambda: ["zig", "cc"])
    assert compilers.compiler()[:3] == ["zig", "cc", "-mcpu=baseline"]


@pytest.mark.parametrize("named", ["no-such-compiler", "'no end", "/"])
def test_a_named_compiler_that_is_not_there_is_named(named: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", named)
    with pytest.raises(NoCompiler, match=r"CC names .*, which was not found; unset it, or name a C compiler"):
        compilers.compiler()


@pytest.mark.parametrize(
    ("script", "said"),
    [("exit 0", "it said nothing and produced nothing"), ("echo no headers here >&2; exit 1", "no headers here")],
)
def test_what_a_compiler_says_is_passed_on(
    script: str, said: str, beside: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program = tmp_path / "cc-of-mine"
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("CC", str(program))
    with pytest.raises(NativeUnavailable, match=said) as caught:
        library.find(GAME, FEW)
    assert "Try another compiler: CC=clang, or pip install ziglang" in str(caught.value)


def test_a_program_that_cannot_be_started_is_named(tmp_path: Path) -> None:
    program = tmp_path / "cc-of-mine"
    program.write_bytes(b"\x7fELF")
    program.chmod(0o755)
    with pytest.raises(CompilerFailed, match="cc-of-mine cannot be started"):
        compilers.compile_library("", tmp_path / "a.so", command=[str(program)])


# --- building ahead of time


@pytest.mark.native
def test_what_fits_is_not_built_again_unless_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build, "all_entries", lambda game: FEW)
    words = ["airships", "--into", str(tmp_path)]
    assert build.main(words) == 0
    assert "airships for " + library.platform_here() + ": compiled in " in capsys.readouterr().out
    made = library.read(tmp_path, "airships")
    assert made
    assert library.fits(made.sheet, GAME, FEW, strict=False)
    assert build.main(words) == 0
    assert "up to date" in capsys.readouterr().out
    assert build.main([*words, "--force"]) == 0
    assert "compiled in " in capsys.readouterr().out
    assert sorted(path.name for path in tmp_path.iterdir()) == ["airships.json", made.path.name]


def test_a_sheet_names_nothing_of_the_machine_that_it_was_made_on(beside: Path) -> None:
    sheet = json.loads(put(beside).with_suffix(".json").read_text())
    named = [
        *sheet["files"],
        *(site["file"] for site in sheet["sites"]),
        *(file for file, _ in sheet["supplied"].values()),
    ]
    assert named
    assert not [file for file in named if Path(file).is_absolute()]


def test_games_and_targets_that_do_not_exist_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert build.main(["airship", "--into", str(tmp_path)]) == 1
    assert "Did you mean airships?" in capsys.readouterr().err
    assert build.main(["--target", "amiga", "--into", str(tmp_path)]) == 1
    assert f"the targets are: {', '.join(TARGETS)}" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        build.main(["--target", "windows-arm64"])
    assert "--target needs --into" in capsys.readouterr().err
    assert build.main(["--list"]) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == list(TARGETS)


@pytest.mark.native
def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    assert build.main(["airships", "--into", str(tmp_path / "file")]) == 1
    assert str(tmp_path / "file") in capsys.readouterr().err


def test_a_change_in_any_part_of_the_translator_makes_a_new_library() -> None:
    engines, parts, waiting = library.PACKAGE / "engines", set(), ["translate"]
    while waiting:
        part = f"{waiting.pop()}.py"
        if part not in parts:
            parts.add(part)
            waiting += re.findall(
                r"^ *from aerodrome\.engines\.(\w+) import", (engines / part).read_text("utf-8"), re.M
            )
    assert {"prelude.h", *parts} == set(library.TOOLS)


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda program: program.name)
@pytest.mark.parametrize("game", ["airships", "mad-zeppelin", "dastardly-dirigibles", "zeppeldrome"])
def test_a_program_for_a_gpu_finds_all_that_it_calls_by_name(game: str, program: Program) -> None:
    text = program.text(library.translated(load(game), program.entries(load(game))))
    assert re.search(r"^#define BEGIN_\w+\(s, seed\) r_begin_\w+\(", text, re.MULTILINE)
