"""Running the program in a folder of its own: truly, in a process, or quickly, in this one."""

from __future__ import annotations

import contextlib
import io
import os
import re
import subprocess
import sys
from pathlib import Path
from unittest import mock

import aerodrome
from aerodrome import cli

SOURCE = Path(aerodrome.__file__).parents[1]


class Done:
    """What a run of the program left behind."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err
        self.all = out + err

    @property
    def file(self) -> Path:
        """The game file that the program named last."""
        return Path(re.findall(r"aerodrome (?:resume|replay) (\S+\.aero)", self.out)[-1])


class Program:
    """The program with a home of its own. No run may ever end with a traceback."""

    def __init__(self, folder: Path, native: bool = False, real: bool = True) -> None:
        self.home, self.real = folder / "home", real
        self.env = {
            **{key: value for key, value in os.environ.items() if not key.startswith("AERODROME_")},
            "AERODROME_HOME": str(self.home),
            "PYTHONPATH": os.pathsep.join(filter(None, [str(SOURCE), os.environ.get("PYTHONPATH")])),
            "COLUMNS": "200",
        }
        if not native:
            self.env["AERODROME_NO_NATIVE"] = "1"

    def command(self, *words: str | Path) -> list[str]:
        return [sys.executable, "-m", "aerodrome", *map(str, words)]

    def __call__(self, *words: str | Path, lines: list[str] | bytes = b"", **env: str) -> Done:
        given = lines if isinstance(lines, bytes) else "".join(f"{line}\n" for line in lines).encode()
        done = (self.in_a_process if self.real else self.here)(
            [str(word) for word in words], given, {**self.env, **env}
        )
        assert "Traceback" not in done.all, done.all
        assert "Exception" not in done.all, done.all
        return done

    def in_a_process(self, words: list[str], given: bytes, env: dict[str, str]) -> Done:
        done = subprocess.run(self.command(*words), input=given, capture_output=True, env=env, timeout=120, check=False)
        return Done(done.returncode, *(stream.decode("utf-8", "replace") for stream in (done.stdout, done.stderr)))

    def here(self, words: list[str], given: bytes, env: dict[str, str]) -> Done:
        """The same through `main`: what it lets pass would be a traceback, and ends the test."""
        out, err = io.StringIO(), io.StringIO()
        with (
            mock.patch.dict(os.environ, env, clear=True),
            mock.patch.object(sys, "argv", ["aerodrome", *words]),
            mock.patch.object(sys, "stdin", io.TextIOWrapper(io.BytesIO(given), encoding="utf-8")),
            contextlib.redirect_stdout(out),
            contextlib.redirect_stderr(err),
        ):
            try:
                cli.main()
                code = 0
            except SystemExit as left:
                code = left.code if isinstance(left.code, int) else 0
        return Done(code, out.getvalue(), err.getvalue())

    def refuses(self, words: str, *command: str | Path, **env: str) -> None:
        """The answer is a sentence with these words and exit status 2."""
        done = self(*command, **env)
        assert words in " ".join(done.err.replace("│", " ").split()), done.all
        assert done.code == 2, done.all
