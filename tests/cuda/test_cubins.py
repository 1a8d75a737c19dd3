"""Every game compiles for a GPU, on a machine that has none, and what is compiled is kept."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from aerodrome.engines import cubins, library
from aerodrome.games import PACKAGES, load
from aerodrome.rulebook.game import Game

pytestmark = pytest.mark.cuda

MOST_STACK = 8 * 1024


@pytest.mark.parametrize("name", PACKAGES)
@pytest.mark.parametrize("greedy", [False, True], ids=["random", "greedy"])
def test_a_game_compiles(name: str, greedy: bool) -> None:
    made = cubins.make(load(name), greedy)
    assert made.code[:4] == b"\x7fELF"
    assert 0 < max(map(int, re.findall(r"Used (\d+) registers", made.log))) <= 255
    assert load(name).state.size() <= cubins.stack_of(made.log) <= MOST_STACK
    assert b"\0fault_site\0" in made.code, "faults are heard"


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of a kernel that has been compiled."""
    monkeypatch.setenv("AERODROME_CACHE", str(tmp_path))
    game = load("airships")
    cubins.find(game, False)
    (path,) = (tmp_path / "cuda").iterdir()
    return path


def test_a_kernel_that_is_kept_is_neither_translated_nor_compiled(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cubins, "make", None)
    found = cubins.find(load("airships"), False)
    assert found.code in kept.read_bytes()


@pytest.mark.parametrize("damage", [b"", b"\n", b"{}\nELF", b"["], ids=["empty", "no head", "another head", "no JSON"])
def test_a_damaged_file_is_made_anew(kept: Path, damage: bytes) -> None:
    whole = kept.read_bytes()
    kept.write_bytes(damage)
    assert cubins.find(load("airships"), False).code in whole
    assert cubins.read(kept) is not None


def test_a_single_wrong_byte_is_noticed(kept: Path) -> None:
    whole = bytearray(kept.read_bytes())
    whole[-100] ^= 1
    kept.write_bytes(whole)
    assert cubins.read(kept) is None


def test_a_kernel_of_other_rules_is_not_used(kept: Path) -> None:
    game = load("airships")
    sheet = cubins.find(game, False).sheet

    def fits(game: Game, greedy: bool, target: str = "cuda-sm_90") -> bool:
        return library.fits(sheet, game, cubins.kernel_entries(game, greedy), strict=False, target=target)

    assert fits(game, False)
    assert not fits(load("mad-zeppelin"), False)
    assert not fits(game, True)
    assert not fits(game, False, "cuda-sm_80")


def test_both_kernels_and_other_gpus_have_files_of_their_own() -> None:
    game = load("airships")
    paths = {cubins.path_of(game, greedy, arch) for greedy in (False, True) for arch in ("sm_80", "sm_90")}
    assert len(paths) == 4


def test_where_nothing_can_be_kept_it_is_still_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_bytes(b"")
    monkeypatch.setenv("AERODROME_CACHE", str(tmp_path / "file"))
    assert cubins.find(load("airships"), False).code


def test_what_nvrtc_does_not_take_is_told_in_its_words() -> None:
    with pytest.raises(cubins.KernelRefused, match="undeclared_thing"):
        cubins.compiled_kernel("__device__ int a = undeclared_thing;", "wrong.cu")
