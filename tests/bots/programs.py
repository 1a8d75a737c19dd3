"""Programs that play, well or badly, for the tests of bots from outside."""

from __future__ import annotations

import os
import shlex
import sys
import textwrap
import time
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"
NODE = Path(sys.executable).with_name("node")
LUCKY = shlex.join([sys.executable, str(EXAMPLES / "lucky.py")])
CAREFUL = shlex.join([str(NODE), str(EXAMPLES / "careful.mjs")])

USUAL = """
import json, os, subprocess, sys, time
def say(**m): print(json.dumps(m), flush=True)
def hello(told): say(t="hello", protocol=1, name="Test", wants=[])
def start(told): pass
def sight(told): say(t="move", n=told["n"], action=told["legal"][0])
def refused(told): pass
def end(told): pass
"""
LOOP = """
for line in sys.stdin:
    told = json.loads(line)
    globals()[told["t"]](told)
"""


def command(folder: Path, *changes: str, seconds: float = 10.0) -> str:
    """The name of a bot that plays its first legal move, but for these changes."""
    file = folder / f"bot{len(list(folder.glob('bot*.py')))}.py"
    file.write_text("\n".join([USUAL, *map(textwrap.dedent, changes), LOOP]), encoding="utf-8")
    return f"command/{seconds:g}s:{shlex.join([sys.executable, '-S', str(file)])}"


def is_running(pid: int) -> bool:
    """Is there a process of this number that has not ended?"""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{pid}/stat")
    return not stat.exists() or stat.read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"


def ends(pid: int, within: float = 10.0) -> bool:
    until = time.monotonic() + within
    while is_running(pid) and time.monotonic() < until:
        time.sleep(0.01)
    return not is_running(pid)
