"""Every game compiles for a GPU on a machine that has none, and we keep the compiled files."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from aerodrome.engines import cubins, library
from aerodrome.engines.programs import PLAY_GREEDY, PLAY_RANDOM, PROGRAMS, Program
from aerodrome.games import PACKAGES, load
from aerodrome.rulebook.game import Game
from benchmarks.common import EXAMPLES, find

pytestmark = pytest.mark.cuda

MOST_STACK = 8 * 1024


@pytest.mark.parametrize("name", [*PACKAGES, *EXAMPLES])
@pytest.mark.parametrize("program", PROGRAMS, ids=lambda program: program.name)
def test_a_game_compiles(name: str, program: Program) -> None:
    made = cubins.make(find(name), program)
    assert made.code[:4] == b"\x7fELF"
    assert 0 < max(map(int, re.findall(r"Used (\d+) registers", made.log))) <= 255
    assert find(name).state.size() <= cubins.stack_of(made.log) <= MOST_STACK
    assert b"\0fault_site\0" in made.code, "faults are heard"


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of a kernel that has been compiled."""
    monkeypatch.setenv("AERODROME_CACHE", str(tmp_path))
    game = load("airships")
    cubins.find(game, PLAY_RANDOM)
    (path,) = (tmp_path / "cuda").iterdir()
    return path


def test_a_kernel_that_is_kept_is_neither_translated_nor_compiled(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cubins, "make", None)
    found = cubins.find(load("airships"), PLAY_RANDOM)
    assert found.code in kept.read_bytes()


@pytest.mark.parametrize("damage", [b"", b"\n", b"{}\nELF", b"["], ids=["empty", "no head", "another head", "no JSON"])
def test_a_damaged_file_is_made_anew(kept: Path, damage: bytes) -> None:
    whole = kept.read_bytes()
    kept.write_bytes(damage)
    assert cubins.find(load("airships"), PLAY_RANDOM).code in whole
    assert cubins.read(kept) is not None


def test_a_single_wrong_byte_is_noticed(kept: Path) -> None:
    whole = bytearray(kept.read_bytes())
    whole[-100] ^= 1
    kept.write_bytes(whole)
    assert cubins.read(kept) is None


def test_a_kernel_of_other_rules_is_not_used(kept: Path) -> None:
    game = load("airships")
    sheet = cubins.find(game, PLAY_RANDOM).sheet

    def fits(game: Game, program: Program, target: str = "cuda-sm_90") -> bool:
        return library.fits(sheet, game, program.entries(game), strict=False, target=target)

    assert fits(game, PLAY_RANDOM)
    assert not fits(load("mad-zeppelin"), PLAY_RANDOM)
    assert not fits(game, PLAY_GREEDY)
    assert not fits(game, PLAY_RANDOM, "cuda-sm_80")


def test_every_program_has_a_file_of_its_own_for_each_gpu() -> None:
    game = load("airships")
    paths = {cubins.path_of(game, program, arch) for program in PROGRAMS for arch in ("sm_80", "sm_90")}
    assert len(paths) == 2 * len(PROGRAMS) == 8


def test_where_nothing_can_be_kept_it_is_still_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_bytes(b"")
    monkeypatch.setenv("AERODROME_CACHE", str(tmp_path / "file"))
    assert cubins.find(load("airships"), PLAY_RANDOM).code


def test_what_nvrtc_does_not_take_is_told_in_its_words() -> None:
    with pytest.raises(cubins.KernelRefused, match="undeclared_thing"):
        cubins.compiled_kernel("__device__ int a = undeclared_thing;", "wrong.cu")
