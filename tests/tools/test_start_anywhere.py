"""The tool's conditions really hold: a small repository reports how it was started."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest

from tools import start_anywhere

pytestmark = [
    pytest.mark.script("tools.start_anywhere"),
    pytest.mark.skipif(not shutil.which("git") or not shutil.which("make"), reason="needs git and make"),
]

MAKEFILE = """
install-dev web:
	@touch $@.made
test:
	@test -e web.made
	@python3 state.py
fail:
	@exit 3
sleep:
	@echo $$$$ > "$(FILE)"; sleep 60
"""
STATE = """
import json, os, signal, socket, time

def can_write(folder):
    try:
        os.makedirs(folder, exist_ok=True)
        return os.access(folder, os.W_OK)
    except OSError:
        return False

with socket.socket() as caller:
    busy = caller.connect_ex(("127.0.0.1", 8700)) == 0
begun = time.time()
time.sleep(0.5)
print("state:", json.dumps({
    "ignored": [signal.getsignal(sign) is signal.SIG_IGN for sign in (signal.SIGINT, signal.SIGHUP)],
    "terminal": [os.isatty(0), os.isatty(1), os.isatty(2)], "leads": os.getsid(0) == os.getpgid(0),
    "TERM": os.environ.get("TERM"), "CI": os.environ.get("CI"), "XDG": sorted(n for n in os.environ if n[:4] == "XDG_"),
    "strays": sorted(n for n in os.environ if n.startswith(("PYTEST_", "AERODROME_"))),
    "home": can_write(os.environ["HOME"]), "user": os.geteuid(), "folder": os.getcwd(), "busy": busy,
    "owner": os.stat("state.py").st_uid, "times": [begun, time.time()],
}))
"""
OTHERS_PYTHON = shutil.which("python3", path=start_anywhere.SYSTEM_PATH)


@pytest.fixture
def stub(tmp_path: Path) -> Path:
    """A repository of two files."""
    folder = tmp_path / "stub"
    folder.mkdir()
    (folder / "Makefile").write_text(MAKEFILE)
    (folder / "state.py").write_text(STATE)
    git = ["git", "-C", str(folder), "-c", "user.name=Ann", "-c", "user.email=ann@example.org"]
    for words in (["init", "--quiet"], ["add", "."], ["commit", "--quiet", "--message", "All"]):
        subprocess.run([*git, *words], check=True, env=start_anywhere.environment())
    return folder


def states(stub: Path, *words: str) -> tuple[int, dict[str, dict[str, Any]]]:
    """The exit status of the tool, and what each run told, by the name of its output."""
    out = stub.parent / "out"
    code = start_anywhere.main(["--repository", str(stub), "--out", str(out), *words])
    told = {}
    for file in out.glob("*.log"):
        lines = [line for line in file.read_text().splitlines() if line.startswith("state: ")]
        if lines:
            told[file.stem] = json.loads(lines[-1].removeprefix("state: "))
    return code, told


@pytest.mark.long
def test_each_condition_holds_and_no_other(
    stub: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, value in {"TERM": "dumb", "CI": "1", "XDG_CACHE_HOME": "x", "AERODROME_HOME": "x"}.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setenv("HOME", str(tmp_path))
    if os.geteuid() == 0 and not OTHERS_PYTHON:
        pytest.skip("the other user has no python3")
    code, told = states(stub)
    printed = capsys.readouterr().out
    assert code == 0, printed
    names = {"ignored-signals", "no-terminal", "ci", "busy-port", "spaced-path", "no-home", "twice", "twice-2"}
    if os.geteuid() == 0:
        other = told.pop("other-user")
        assert other["user"] == other["owner"] != 0
        assert other["home"]
    else:
        assert "skipped: only root can become another user" in printed
    assert set(told) == names
    for name, state in told.items():
        assert state["ignored"] == [name == "ignored-signals"] * 2
        assert state["terminal"] == [False] * 3
        assert state["leads"], "a session of its own, so without the terminal of ours"
        assert state["TERM"] == (None if name == "no-terminal" else "dumb")
        assert state["CI"] == ("true" if name == "ci" else None)
        assert state["XDG"] == ([] if name == "no-home" else ["XDG_CACHE_HOME"])
        assert state["home"] == (name != "no-home")
        assert (" " in Path(state["folder"]).name) == (name == "spaced-path")
        assert state["strays"] == []
    assert told["busy-port"]["busy"]
    (begun, ended), (begun_2, ended_2) = told["twice"]["times"], told["twice-2"]["times"]
    assert max(begun, begun_2) < min(ended, ended_2), "at the same time"
    assert told["twice"]["folder"] != told["twice-2"]["folder"]
    assert not any(Path(state["folder"]).exists() for state in told.values())


def test_a_failure_is_told_and_the_rest_is_run(stub: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, told = states(stub, "--only", "ci", "--make", "fail", "--make", "test", "--keep")
    printed = capsys.readouterr().out
    assert code == 1
    assert "FAILED: exit status 2 make fail" in printed
    assert "passed   make test" in printed
    kept = Path(told["ci"]["folder"])
    assert f"The clones are in {kept.parent}" in printed
    assert (kept / "Makefile").exists()
    shutil.rmtree(kept.parent)


def test_a_set_up_that_fails_ends_its_condition_only(stub: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, told = states(stub, "--only", "ci", "--only", "no-terminal", "--set-up", "fail")
    assert (code, told) == (1, {})
    assert capsys.readouterr().out.count("FAILED: exit status 2 set-up") == 2


def test_a_run_that_takes_too_long_is_ended_with_all_it_started(
    stub: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "shell.pid"
    code, _ = states(stub, "--only", "ci", "--make", f"sleep FILE='{file}'", "--limit", "2")
    assert code == 1
    assert "FAILED: too slow" in capsys.readouterr().out
    end = time.monotonic() + 10
    while alive(int(file.read_text())):
        assert time.monotonic() < end
        time.sleep(0.1)


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
