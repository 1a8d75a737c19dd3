"""Start `make test` in all the ways that people and machines start it, and see whether it passes in each.

    python tools/start_anywhere.py [--make "test-plain ARGS='tests/cli -q'"] [--only spaced-path] [--keep]

What is committed is cloned into a temporary folder and set up there; a condition that could spoil the set-up has a clone
of its own. The whole suite in every condition takes hours: name a smaller target with --make. Everything that a run
prints is kept in a file, by default under .cache/start_anywhere/.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import pwd
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
PORT = 8700
"""Where `aerodrome serve` listens unless told otherwise."""
GRACE = 10.0
"""Seconds from the request to end until a run is killed."""
NO_HOME = "/dev/null/home"
"""Below a file there can be no folder: not even root can make this one."""
SYSTEM_PATH = "/usr/local/bin:/usr/bin:/bin"
"""The programs of another user: what stands in our own home may be closed to others."""
OURS = ("AERODROME_", "COV_", "GIT_", "MAKE", "MFLAGS", "PYTEST_", "VIRTUAL_ENV")
"""What variables begin with that belong to the run which started this one."""


@dataclass(frozen=True)
class Condition:
    """One way to start, and where."""

    name: str
    meaning: str
    clones: tuple[str, ...] = ("plain",)
    """Folders to run in, all at the same time. A folder is set up once, under the condition that first needs it."""
    ignored: tuple[signal.Signals, ...] = ()
    variables: tuple[tuple[str, str | None], ...] = ()
    """Set these; None removes one."""
    busy_port: bool = False
    other_user: bool = False


NO_XDG = tuple((f"XDG_{name}_HOME", None) for name in ("CACHE", "CONFIG", "DATA", "STATE")) + (
    ("XDG_RUNTIME_DIR", None),
)

CONDITIONS = (
    Condition(
        "ignored-signals",
        "in the background, with SIGINT and SIGHUP ignored",
        ignored=(signal.SIGINT, signal.SIGHUP),
    ),
    Condition("no-terminal", "without a terminal, and without TERM", variables=(("TERM", None),)),
    Condition("ci", "with CI=true", variables=(("CI", "true"),)),
    Condition("busy-port", f"with something else on port {PORT}", busy_port=True),
    Condition("spaced-path", "in a path with a space", clones=("with a space",)),
    Condition(
        "no-home", "with no HOME that can be written", clones=("no-home",), variables=(("HOME", NO_HOME), *NO_XDG)
    ),
    Condition("other-user", "as an ordinary user", clones=("other-user",), other_user=True),
    Condition("twice", "twice at the same time, in two clones", clones=("plain", "twin")),
)


class Failed(Exception):
    """A clone could not be made or set up."""


@dataclass(frozen=True)
class Result:
    condition: Condition
    verdict: str
    seconds: float
    outputs: tuple[Path, ...] = ()


class Field:
    """A temporary folder with the clones, and everything that is started in them."""

    def __init__(self, folder: Path, options: argparse.Namespace) -> None:
        self.folder, self.options = folder, options
        self.repository: Path = options.repository.resolve()
        self.out: Path = options.out.resolve()
        self.ready: set[str] = set()
        self.running: list[subprocess.Popen[bytes]] = []

    def run(self, condition: Condition) -> Result:
        """Set up what is missing, then run under the condition."""
        begun = time.monotonic()
        if condition.other_user and os.geteuid() != 0:
            return Result(condition, "skipped: only root can become another user", 0.0)
        with taken_port() if condition.busy_port else contextlib.nullcontext():
            for clone in condition.clones:
                if clone not in self.ready:
                    output = self.out / f"set-up-{clone.replace(' ', '-')}.log"
                    try:
                        self.set_up(clone, condition, output)
                    except Failed as error:
                        return Result(condition, f"FAILED: {error}", time.monotonic() - begun, (output,))
                    self.ready.add(clone)
            begun = time.monotonic()
            # Like a number after the name where there are several: twice.log, twice-2.log.
            outputs = tuple(
                self.out / f"{condition.name}{f'-{n}' if n > 1 else ''}.log"
                for n in range(1, len(condition.clones) + 1)
            )
            words = shlex.split(self.options.make)
            codes = self.make(
                [(clone, words, output) for clone, output in zip(condition.clones, outputs, strict=True)], condition
            )
        verdict = "passed" if not any(codes) else "FAILED: " + ", ".join(map(told, codes))
        return Result(condition, verdict, time.monotonic() - begun, outputs)

    def set_up(self, clone: str, condition: Condition, output: Path) -> None:
        place = self.folder / clone
        with output.open("wb") as file:
            cloning = subprocess.run(
                ["git", "clone", "--quiet", "--no-hardlinks", str(self.repository), str(place)],
                env=environment(Condition("", "")), stdin=subprocess.DEVNULL, stdout=file, stderr=file, check=False,
            )  # fmt: skip
        if cloning.returncode:
            raise Failed("git clone")
        if condition.other_user:
            home = self.home_of_other()
            user = pwd.getpwnam(self.options.user)
            for path in (place, *place.rglob("*"), home):
                os.chown(path, user.pw_uid, user.pw_gid, follow_symlinks=False)
        words = shlex.split(self.options.set_up)
        if words and any(codes := self.make([(clone, words, output)], condition)):
            raise Failed(f"make {' '.join(words)}: {told(codes[0])}")

    def home_of_other(self) -> Path:
        home = self.folder / "home"
        home.mkdir(exist_ok=True)
        return home

    def make(self, jobs: Sequence[tuple[str, list[str], Path]], condition: Condition) -> list[int | None]:
        """Run make in several clones at once; the exit statuses, or None for one that took too long."""
        variables = environment(condition)
        identity: dict[str, int | list[int]] = {}
        if condition.other_user:
            user = pwd.getpwnam(self.options.user)
            identity = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
            variables |= {"HOME": str(self.home_of_other()), "USER": user.pw_name, "LOGNAME": user.pw_name}
            variables["PATH"] = SYSTEM_PATH

        def ignore() -> None:
            for each in condition.ignored:
                signal.signal(each, signal.SIG_IGN)

        end = time.monotonic() + self.options.limit
        started = []
        for clone, words, output in jobs:
            with output.open("ab") as file:
                process = subprocess.Popen(
                    ["make", *words],
                    cwd=self.folder / clone, env=variables, stdin=subprocess.DEVNULL, stdout=file, stderr=file,
                    start_new_session=True, preexec_fn=ignore, **identity,  # type: ignore[arg-type]
                )  # fmt: skip
            self.running.append(process)
            started.append(process)
        codes: list[int | None] = []
        for process in started:
            try:
                codes.append(process.wait(max(0.0, end - time.monotonic())))
            except subprocess.TimeoutExpired:
                codes.append(None)
                self.end(process)
            self.running.remove(process)
        return codes

    def end(self, process: subprocess.Popen[bytes]) -> None:
        """End one run and what it started in its session: gently, then not."""
        for sign in (signal.SIGTERM, signal.SIGKILL):
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, sign)
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(GRACE)

    def close(self) -> None:
        for process in self.running:
            self.end(process)


def told(code: int | None) -> str:
    return "too slow" if code is None else f"exit status {code}"


def environment(condition: Condition) -> dict[str, str]:
    """Our own variables less those of the run that started this, and as the condition wants them."""
    variables = {name: value for name, value in os.environ.items() if not name.startswith(OURS) and name != "CI"}
    for name, value in condition.variables:
        variables.pop(name, None)
        if value is not None:
            variables[name] = value
    return variables


@contextlib.contextmanager
def taken_port() -> Iterator[None]:
    """Listen on the usual port. If somebody does already, that is as good."""
    with socket.socket() as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        with contextlib.suppress(OSError):
            listener.bind(("127.0.0.1", PORT))
            listener.listen()
        yield


def main(arguments: Sequence[str] | None = None) -> int:
    names = [condition.name for condition in CONDITIONS]
    parser = argparse.ArgumentParser(
        description="Start `make test` in all the ways that people and machines start it.",
        epilog="Conditions: " + "; ".join(f"{each.name} ({each.meaning})" for each in CONDITIONS) + ".",
    )
    parser.add_argument("--make", default="test", metavar="WORDS", help="what make is told (default: %(default)s)")
    parser.add_argument("--set-up", default="install-dev web", metavar="WORDS", help="the same, once for each clone")
    parser.add_argument("--only", action="append", choices=names, help="only this condition; may be given again")
    parser.add_argument("--user", default="nobody", help="who other-user is (default: %(default)s)")
    parser.add_argument(
        "--limit", type=float, default=3600, metavar="SECONDS", help="longest run (default: %(default)s)"
    )
    parser.add_argument("--repository", type=Path, default=ROOT, metavar="FOLDER", help="what is cloned")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="where the output is kept")
    parser.add_argument("--keep", action="store_true", help="leave the clones, and say where they are")
    options = parser.parse_args(arguments)
    options.out = options.out or options.repository / ".cache" / "start_anywhere"
    try:
        pwd.getpwnam(options.user)
    except KeyError:
        parser.error(f"there is no user called {options.user}")
    chosen = [condition for condition in CONDITIONS if condition.name in (options.only or names)]
    options.out.mkdir(parents=True, exist_ok=True)
    changed = subprocess.run(
        ["git", "-C", str(options.repository), "status", "--porcelain"],
        env=environment(Condition("", "")), capture_output=True, check=False,
    )  # fmt: skip
    if changed.returncode:
        parser.error(f"{options.repository} is no git repository")
    if changed.stdout:
        print("Not all is committed; only what is committed is tried.", file=sys.stderr)
    folder = Path(tempfile.mkdtemp(prefix="aerodrome-start-"))
    folder.chmod(0o755)  # for the other user
    field = Field(folder, options)
    failed = False
    try:
        print(f"{'condition':<16} {'seconds':>8}  result", flush=True)
        for condition in chosen:
            result = field.run(condition)
            failed = failed or result.verdict.startswith("FAILED")
            print(f"{condition.name:<16} {result.seconds:8.1f}  {result.verdict}", flush=True)
            for output in result.outputs:
                print(f"{'':<27}{output}", flush=True)
    except KeyboardInterrupt:
        print("broken off", file=sys.stderr)
        failed = True
    finally:
        field.close()
        if options.keep:
            print(f"The clones are in {folder}")
        else:
            shutil.rmtree(folder, ignore_errors=True)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
