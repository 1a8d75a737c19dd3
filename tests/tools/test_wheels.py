"""Wheels: their contents are what their names say, and their libraries fit their machine."""

from __future__ import annotations

import hashlib
import importlib.util
import types
import zipfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from aerodrome.bots import learned
from aerodrome.bots.learned import has_network
from aerodrome.engines import build, compilers, library
from aerodrome.engines.compilers import TARGETS, CompilerFailed, NoCompiler, Target
from aerodrome.engines.entries import all_entries
from aerodrome.engines.library import Sheet
from aerodrome.games import PACKAGES, load
from tests.bots.networks import written
from tools import wheel_trial, wheels
from tools.wheels import Facts

ROOT = Path(__file__).parents[2]
LINUX = TARGETS["linux-x86_64"]
GAME = load("airships")


@pytest.fixture(scope="module")
def sheet() -> Sheet:
    """The sheet of something that stands for a library."""
    few = [entry for entry in all_entries(GAME) if entry.name in ("score", "place")]
    made = library.sheet_for(library.translated(GAME, few), few, LINUX.platform)
    return replace(made, made=hashlib.sha256(b"machine code").hexdigest())


@pytest.fixture
def facts(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """A function that says what will be read from libraries; unless told otherwise, nothing that is wrong."""

    def tell(**changes: Any) -> None:
        names = ("score", "place", *wheels.FACTS)
        exports = frozenset(f"aerodrome_airships_{name}" for name in names)
        found = Facts(LINUX.platform, exports, frozenset({"libc.so.6"}), (2, 14))
        monkeypatch.setattr(wheels, "facts_of", lambda data: replace(found, **changes))

    return tell


# --- libraries


def test_a_library_that_is_what_its_sheet_says_has_no_faults(sheet: Sheet, facts: Callable[..., None]) -> None:
    facts()
    assert list(wheels.faults_in_library(b"machine code", sheet, LINUX)) == []


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"platform": "musl-x86_64"}, "it is for musl-x86_64, its sheet for linux-x86_64"),
        ({"exports": frozenset({"printf"})}, "it offers too much or too little: aerodrome_airships_place"),
        ({"needs": frozenset({"libc.so.6", "libgomp.so.1"})}, "it needs libgomp.so.1"),
        ({"oldest": (2, 28)}, "it needs a system of version 2.28"),
    ],
)
def test_what_is_wrong_with_a_library_is_said(
    changes: dict[str, Any], fault: str, sheet: Sheet, facts: Callable[..., None]
) -> None:
    facts(**changes)
    [said] = wheels.faults_in_library(b"machine code", sheet, LINUX)
    assert said.startswith(fault)


def test_the_library_of_another_sheet_is_noticed(sheet: Sheet, facts: Callable[..., None]) -> None:
    facts()
    [said] = wheels.faults_in_library(b"other code", sheet, LINUX)
    assert said == "it is not the one that its sheet was written for"


def test_what_is_no_library_is_called_so(sheet: Sheet) -> None:
    assert list(wheels.faults_in_library(b"nothing of the kind", sheet, LINUX)) == ["it is no library"]


@pytest.mark.native
def test_the_library_of_this_machine_is_read_as_what_it_is(tmp_path: Path) -> None:
    few = [entry for entry in all_entries(GAME) if entry.name in ("score", "place")]
    made = library.build(GAME, few, tmp_path)
    found = wheels.facts_of(made.path.read_bytes())
    assert found
    assert found.platform == library.platform_here()
    assert found.exports == {f"aerodrome_airships_{name}" for name in ("score", "place", *wheels.FACTS)}


@pytest.mark.zig
@pytest.mark.parametrize("target", TARGETS.values(), ids=TARGETS)
def test_libraries_for_other_systems_are_what_they_say(target: Target, tmp_path: Path) -> None:
    few = [entry for entry in all_entries(GAME) if entry.name in ("score", "place")]
    made = library.build(
        GAME, few, tmp_path, target=target.platform, suffix=target.suffix, command=compilers.cross_compiler(target)
    )
    data = made.path.read_bytes()
    assert list(wheels.faults_in_library(data, made.sheet, target)) == []
    assert str(tmp_path).encode() not in data, "where it was built is nobody's business"
    for other in TARGETS.values():
        if other != target:
            assert list(wheels.faults_in_library(data, replace(made.sheet, platform=other.platform), other))


@pytest.mark.zig
def test_all_of_a_game_is_built_for_another_system(tmp_path: Path) -> None:
    target = TARGETS["windows-arm64"]
    [made] = build.build_games(["airships"], tmp_path, target=target)
    assert list(wheels.faults_in_library(made.path.read_bytes(), made.sheet, target)) == []
    said: list[str] = []
    build.build_games(["airships"], tmp_path, target=target, say=said.append)
    assert said == ["airships for windows-arm64: up to date"]


# --- wheels

NETWORK = "aerodrome/games/airships/network.bin"


@pytest.fixture(autouse=True)
def one_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """One game comes with a network, whatever there is."""
    monkeypatch.setattr(wheels, "networks", lambda: {NETWORK: b"weights"})


def make_wheel(
    folder: Path, sheet: Sheet, *, tag: str = LINUX.wheel, without: str = "", network: str = "weights", padding: int = 0
) -> Path:
    """A wheel with stand-ins for what matters."""
    wheel = folder / f"aerodrome-1.0-py3-none-{tag}.whl"
    files = {"aerodrome-1.0.dist-info/WHEEL": f"Tag: py3-none-{tag}\n", "aerodrome/server/static/index.html": ""}
    files[NETWORK] = network
    for game in PACKAGES:
        files[f"aerodrome/engines/built/{game}.so"] = "machine code"
        files[f"aerodrome/engines/built/{game}.json"] = sheet.to_json()
    with zipfile.ZipFile(wheel, "w") as opened:
        for name, text in files.items():
            if name != without:
                opened.writestr(name, text)
        opened.writestr("padding", bytes(padding))
    return wheel


def test_a_wheel_as_it_should_be_has_no_faults(tmp_path: Path, sheet: Sheet, facts: Callable[..., None]) -> None:
    facts()
    assert wheels.faults_in_wheel(make_wheel(tmp_path, sheet), LINUX) == []


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"tag": "any"}, "its name does not end in py3-none-manylinux_2_17_x86_64"),
        (
            {"without": "aerodrome/engines/built/zeppeldrome.so"},
            "missing, or too much: aerodrome/engines/built/zeppeldrome",
        ),
        ({"without": "aerodrome/server/static/index.html"}, "the browser client is missing"),
        ({"without": NETWORK}, f"{NETWORK} is missing, or another one"),
        ({"network": "others"}, f"{NETWORK} is missing, or another one"),
        ({"padding": 3_100_000}, "it has 3.1 MB; 3 are allowed"),
    ],
)
def test_what_is_wrong_with_a_wheel_is_said(
    changes: dict[str, Any], fault: str, tmp_path: Path, sheet: Sheet, facts: Callable[..., None]
) -> None:
    facts()
    assert wheels.faults_in_wheel(make_wheel(tmp_path, sheet, **changes), LINUX)[0].startswith(fault)


@pytest.mark.script("tools.wheels")
def test_faults_are_printed_and_a_wheel_for_this_machine_is_tried(
    tmp_path: Path,
    sheet: Sheet,
    facts: Callable[..., None],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    tried: list[Path] = []
    monkeypatch.setattr(wheels, "build_wheel", lambda target, folder: make_wheel(folder, sheet))
    monkeypatch.setattr(wheels, "try_wheel", tried.append)
    monkeypatch.setattr(wheels, "platform_here", lambda: LINUX.platform)
    facts()
    assert wheels.main([LINUX.platform, "--into", str(tmp_path)]) == 0
    assert [wheel.name for wheel in tried] == ["aerodrome-1.0-py3-none-manylinux_2_17_x86_64.whl"]
    facts(oldest=(2, 39))
    assert wheels.main(["--into", str(tmp_path), LINUX.platform]) == 1
    assert "airships.so: it needs a system of version 2.39" in capsys.readouterr().out
    assert len(tried) == 1, "what is faulty is not tried"


@pytest.mark.native
@pytest.mark.script("tools.wheel_trial")
def test_the_trial_plays_and_searches(capsys: pytest.CaptureFixture[str]) -> None:
    assert wheel_trial.main(["--games", "5", "--simulations", "5"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0].strip() for line in said] == list(PACKAGES)
    assert ["the network" in line for line in said] == [has_network(load(name)) for name in PACKAGES]


@pytest.mark.native
def test_the_trial_plays_by_networks_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(learned, "FILE", str(written(GAME, tmp_path / "network.bin")))
    monkeypatch.setattr(wheel_trial, "PACKAGES", ["airships"])
    assert wheel_trial.main(["--games", "5", "--simulations", "5"]) == 0
    assert "the network " in capsys.readouterr().out


def test_every_network_of_the_checkout_belongs_into_a_wheel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    found = wheels.networks()
    assert sorted(found) == sorted(
        f"aerodrome/games/{path.parent.name}/network.bin" for path in ROOT.glob("src/aerodrome/games/*/network.bin")
    )


# --- the hook that builds them


class Hook:
    """The build hook, with nothing built by it, and what it said."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *, failing: Exception | None = None, target: str = "") -> None:
        spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
        assert spec
        assert spec.loader
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        self.said: list[str] = []
        self.asked: list[Target | None] = []
        self.data: dict[str, Any] = {"force_include": {}}
        app = types.SimpleNamespace(display_info=self.said.append, display_warning=self.said.append)
        metadata = types.SimpleNamespace(config={"dependency-groups": {"zig": ["ziglang"]}})
        self.hook = module.BuildHook(str(ROOT), {}, None, metadata, "", "wheel", app)

        def build_games(names: Any, folder: Path, *, target: Target | None, say: Any) -> None:
            self.asked.append(target)
            if failing:
                raise failing

        monkeypatch.setattr(build, "build_games", build_games)
        monkeypatch.setattr(module.BuildHook, "build_client", lambda self: None)
        monkeypatch.delenv("AERODROME_CLIENT", raising=False)
        monkeypatch.setenv("AERODROME_TARGET", target)

    def run(self) -> dict[str, Any]:
        self.hook.initialize("standard", self.data)
        self.hook.finalize("standard", self.data, "")
        return self.data


def test_a_wheel_is_for_this_machine_unless_another_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    made = Hook(monkeypatch)
    data = made.run()
    assert made.asked == [None]
    assert made.hook.dependencies() == [], "zig is not fetched where it is not needed"
    assert list(data["force_include"].values()) == ["aerodrome/engines/built"]
    assert data["tag"].startswith("py3-none-")
    assert not data["tag"].endswith("-any")
    assert data["pure_python"] is False


def test_a_wheel_for_another_system_is_built_by_zig(monkeypatch: pytest.MonkeyPatch) -> None:
    made = Hook(monkeypatch, target="macos-arm64")
    assert made.run()["tag"] == "py3-none-macosx_11_0_arm64"
    assert made.asked == [TARGETS["macos-arm64"]]
    assert made.hook.dependencies() == ["ziglang"]


@pytest.mark.parametrize("failing", [NoCompiler("there is none"), CompilerFailed("no headers")])
def test_without_a_compiler_the_wheel_is_plain_and_says_so(failing: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    made = Hook(monkeypatch, failing=failing)
    assert made.run() == {"force_include": {}}
    assert made.said == [f"This wheel has no compiled rules, and plays on the plain engine only: {failing}"]
    with pytest.raises(type(failing)):
        Hook(monkeypatch, failing=failing, target="macos-arm64").run()


def test_a_client_that_was_promised_must_be_there(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    made = Hook(monkeypatch)
    made.hook._BuildHookInterface__root = str(tmp_path)
    monkeypatch.setenv("AERODROME_CLIENT", "built")
    with pytest.raises(RuntimeError, match="run `make web`"):
        made.run()
