"""Start `make test` in all the ways that people and machines start it, and check that it passes in each.

    python -m tools.start_anywhere [--make "test-plain ARGS='tests/cli -q'"] [--only spaced-path] [--keep]

The tool clones the committed files into a temporary folder and sets them up there. A condition that could spoil the
set-up gets its own clone. The whole suite in every condition takes hours: name smaller targets with --make. A file,
by default under .cache/start_anywhere/, keeps everything that a run prints.
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
"""The default port of `aerodrome serve`."""
PASSED = "passed"
GRACE = 10.0
"""Seconds between asking a run to end and killing it."""
NO_HOME = "/dev/null/home"
"""A folder that not even root can make, since it would be inside a file."""
SYSTEM_PATH = "/usr/local/bin:/usr/bin:/bin"
"""The PATH of another user, who may not be able to read our home."""
OURS = ("AERODROME_", "COV_", "GIT_", "MAKE", "MFLAGS", "PYTEST_", "VIRTUAL_ENV")
"""Prefixes of variables that belong to the run that started this one."""


@dataclass(frozen=True)
class Condition:
    """One way to start the tests, and the folders to start them in."""

    name: str
    meaning: str
    clones: tuple[str, ...] = ("plain",)
    """Folders to run in at the same time. The first condition that needs a folder sets it up."""
    signals_ignored: bool = False
    variables: tuple[tuple[str, str | None], ...] = ()
    """Environment variables to set; None removes one."""
    busy_port: bool = False
    other_user: bool = False


FOLDERS_OF_XDG = ("XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR", "XDG_STATE_HOME")

CONDITIONS = (
    Condition("ignored-signals", "in the background, with SIGINT and SIGHUP ignored", signals_ignored=True),
    Condition("no-terminal", "without a terminal, and without TERM", variables=(("TERM", None),)),
    Condition("ci", "with CI=true", variables=(("CI", "true"),)),
    Condition("busy-port", f"with something else on port {PORT}", busy_port=True),
    Condition("spaced-path", "in a path with a space", clones=("with a space",)),
    Condition(
        "no-home",
        "with no HOME that can be written",
        clones=("no-home",),
        variables=(("HOME", NO_HOME), *((name, None) for name in FOLDERS_OF_XDG)),
    ),
    Condition("other-user", "as an ordinary user", clones=("other-user",), other_user=True),
    Condition("twice", "twice at the same time, in two clones", clones=("plain", "twin")),
)


class Field:
    """A temporary folder with the clones, and every process started in them."""

    def __init__(self, folder: Path, options: argparse.Namespace) -> None:
        self.folder, self.options = folder, options
        self.repository: Path = options.repository.resolve()
        self.out: Path = options.out.resolve()
        self.ready: set[str] = set()
        self.running: list[subprocess.Popen[bytes]] = []

    def run(self, condition: Condition) -> Iterator[tuple[str, float, str]]:
        """Set up what is missing, and run under the condition. Yields what ran, for how long, and how it ended."""
        if condition.other_user and os.geteuid() != 0:
            yield "", 0.0, "skipped: only root can become another user"
            return
        with taken_port() if condition.busy_port else contextlib.nullcontext():
            for clone in condition.clones:
                if clone not in self.ready:
                    begun = time.monotonic()
                    verdict = self.set_up(clone, condition)
                    yield "set-up", time.monotonic() - begun, verdict
                    if verdict != PASSED:
                        return
                    self.ready.add(clone)
            for words in self.options.make:
                begun = time.monotonic()
                codes = self.make(words, condition.clones, condition)
                yield f"make {words}", time.monotonic() - begun, told(codes)

    def set_up(self, clone: str, condition: Condition) -> str:
        place = self.folder / clone
        if not place.exists():
            with self.output(condition, clone).open("ab") as file:
                cloning = subprocess.run(
                    ["git", "clone", "--quiet", "--no-hardlinks", str(self.repository), str(place)],
                    env=environment(), stdin=subprocess.DEVNULL, stdout=file, stderr=file, check=False,
                )  # fmt: skip
            if cloning.returncode:
                return "FAILED: git clone"
        if condition.other_user:
            user = pwd.getpwnam(self.options.user)
            for path in (place, *place.rglob("*"), self.home_of_other()):
                os.chown(path, user.pw_uid, user.pw_gid, follow_symlinks=False)
        return told(self.make(self.options.set_up, (clone,), condition))

    def output(self, condition: Condition, clone: str) -> Path:
        """The file for what a condition prints: twice.log, and twice-2.log for a second clone."""
        number = condition.clones.index(clone) + 1
        return self.out / f"{condition.name}{f'-{number}' if number > 1 else ''}.log"

    def home_of_other(self) -> Path:
        home = self.folder / "home"
        home.mkdir(exist_ok=True)
        return home

    def make(self, words: str, clones: Sequence[str], condition: Condition) -> list[int | None]:
        """Run make in several clones at once. Returns the exit statuses, with None for a run that took too long."""
        variables = environment(condition)
        user: pwd.struct_passwd | None = None
        if condition.other_user:
            user = pwd.getpwnam(self.options.user)
            variables |= {"HOME": str(self.home_of_other()), "USER": user.pw_name, "LOGNAME": user.pw_name}
            variables["PATH"] = SYSTEM_PATH

        def set_signals() -> None:
            """Reset signals, whatever this tool was started with."""
            for sign in (signal.SIGINT, signal.SIGHUP):
                signal.signal(sign, signal.SIG_IGN if condition.signals_ignored else signal.SIG_DFL)

        end = time.monotonic() + self.options.limit
        started = []
        for clone in clones:
            with self.output(condition, clone).open("ab") as file:
                file.write(f"--- make {words}\n".encode())
                file.flush()
                process = subprocess.Popen(
                    ["make", *shlex.split(words)],
                    cwd=self.folder / clone,
                    env=variables,
                    stdin=subprocess.DEVNULL,
                    stdout=file,
                    stderr=file,
                    start_new_session=True,
                    preexec_fn=set_signals,
                    user=user and user.pw_uid,
                    group=user and user.pw_gid,
                    extra_groups=user and [],
                )
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
        """End one run and everything in its session: first politely, then by force."""
        for sign in (signal.SIGTERM, signal.SIGKILL):
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, sign)
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(GRACE)

    def close(self) -> None:
        for process in self.running:
            self.end(process)


def told(codes: Sequence[int | None]) -> str:
    if not any(codes) and None not in codes:
        return PASSED
    return "FAILED: " + ", ".join("too slow" if code is None else f"exit status {code}" for code in codes)


def environment(condition: Condition | None = None) -> dict[str, str]:
    """Our own variables without those of the run that started this one, changed as the condition says."""
    variables = {name: value for name, value in os.environ.items() if not name.startswith(OURS) and name != "CI"}
    for name, value in condition.variables if condition else ():
        variables.pop(name, None)
        if value is not None:
            variables[name] = value
    return variables


@contextlib.contextmanager
def taken_port() -> Iterator[None]:
    """Listen on the default port. If another process already does, that serves as well."""
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
    parser.add_argument("--make", action="append", metavar="WORDS", help="what make is told (default: test)")
    parser.add_argument("--set-up", default="install-dev web", metavar="WORDS", help="the same, once for each clone")
    parser.add_argument("--only", action="append", choices=names, help="only this condition; may be given again")
    parser.add_argument("--user", default="nobody", help="who other-user is (default: %(default)s)")
    parser.add_argument("--limit", type=float, default=3600, metavar="SECONDS", help="the longest run (%(default)s)")
    parser.add_argument("--repository", type=Path, default=ROOT, metavar="FOLDER", help="what is cloned")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="where the output is kept")
    parser.add_argument("--keep", action="store_true", help="leave the clones, and say where they are")
    options = parser.parse_args(arguments)
    options.make = options.make or ["test"]
    options.out = options.out or options.repository / ".cache" / "start_anywhere"
    try:
        pwd.getpwnam(options.user)
    except KeyError:
        parser.error(f"there is no user called {options.user}")
    chosen = [condition for condition in CONDITIONS if condition.name in (options.only or names)]
    options.out.mkdir(parents=True, exist_ok=True)
    changed = subprocess.run(
        ["git", "-C", str(options.repository), "status", "--porcelain"],
        env=environment(), capture_output=True, check=False,
    )  # fmt: skip
    if changed.returncode:
        parser.error(f"{options.repository} is no git repository")
    if changed.stdout:
        print("Not all is committed; only what is committed is tried.", file=sys.stderr)
    folder = Path(tempfile.mkdtemp(prefix="aerodrome-start-"))
    folder.chmod(0o755)  # for the other user
    field = Field(folder, options)
    failed = False
    # SIGTERM must end what was started too, and Ctrl-C must do so even if it was ignored before.
    before = {sign: signal.signal(sign, signal.default_int_handler) for sign in (signal.SIGINT, signal.SIGTERM)}
    try:
        print(f"{'condition':<16} {'seconds':>8}  result")
        for condition in chosen:
            outputs = [field.output(condition, clone) for clone in condition.clones]
            for output in outputs:
                output.unlink(missing_ok=True)
            for what, seconds, verdict in field.run(condition):
                failed = failed or verdict.startswith("FAILED")
                print(f"{condition.name:<16} {seconds:8.1f}  {verdict:<8} {what}", flush=True)
            print(*(f"{'':<27}{output}" for output in outputs), sep="\n", flush=True)
    except KeyboardInterrupt:
        print("broken off", file=sys.stderr)
        failed = True
    finally:
        field.close()
        for sign, handler in before.items():
            signal.signal(sign, handler)
        if options.keep:
            print(f"The clones are in {folder}")
        else:
            shutil.rmtree(folder, ignore_errors=True)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
