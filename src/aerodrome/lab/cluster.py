"""Workers on a Ray cluster. Nothing else knows Ray.

A worker there does a part only if it has the very sources and game that the run has here. A worker that is lost, with
its machine perhaps, loses only the part that it was doing.
"""

from __future__ import annotations

import functools
import hashlib
import os
import pickle
import re
import secrets
import shutil
import socket
import sys
import tempfile
import time
from concurrent.futures import Future
from pathlib import Path
from typing import Any

from aerodrome._version import __version__
from aerodrome.rulebook.errors import AerodromeError
from aerodrome.simulate.workers import Work, WorkerLost

LOCAL = "local"
"""In place of an address: a cluster of this machine alone, which begins and ends with the run."""

OLDEST = (2, 60)
"""The oldest version of Ray that will do; `pyproject.toml` has it, too."""
PORTS = {"ray": 10001, "": 6379}
"""Where clusters answer if an address names no port: to clients anywhere, and to the machines that belong to them."""
PATIENCE = 10.0
"""Seconds in which an address must answer."""
LOOK_EVERY = 10.0
"""Seconds between two looks at how large the cluster is."""
STORE = 80 << 20
"""Bytes of memory that the machines of a local cluster share. Plans and results are small."""


class BadCluster(AerodromeError, RuntimeError):
    """A cluster that cannot be used; the message says why, and what to do."""


SOURCES = Path(__file__).parents[1]


@functools.cache
def fingerprint(folder: Path = SOURCES) -> str:
    """The version of Aerodrome, and a hash of its sources: two that are equal do the same."""
    hashed = hashlib.sha256()
    for path in sorted(path for path in folder.rglob("*") if path.suffix in (".py", ".toml", ".ftl", ".h", ".md")):
        text = path.read_bytes().replace(b"\r\n", b"\n")
        hashed.update(f"{path.relative_to(folder).as_posix()}:{len(text)}:".encode() + text)
    return f"{__version__} ({hashed.hexdigest()[:12]})"


def header_of(plan: Any) -> Any:
    """What the file of a run would say about the plan, games and networks included."""
    return plan.header() if hasattr(plan, "header") else None


def at_work(task: bytes, part: bytes) -> tuple[str, Any]:
    """In a worker: do a part of a run."""
    try:
        work, plan = begun(task)
        return "done", work(plan, pickle.loads(part))
    except AerodromeError as error:  # something for a person to read, without where in the code it came up
        return "refused", error


@functools.lru_cache(maxsize=4)
def begun(task: bytes) -> tuple[Work, Any]:
    """In a worker: what is to be done, if everything is here as it is there."""
    work, plan, header = pickle.loads(task)
    if header_of(plan) != header:
        raise BadCluster(
            f"{socket.gethostname()} of the cluster has another version of the game or of a network than this machine"
        )
    return work, plan


def carrier() -> Any:
    """The function that Ray takes to the workers. It is made here, so that it travels as code: a worker without
    Aerodrome can say so."""

    def carry_out(expected: str, task: bytes, part: bytes) -> tuple[str, Any]:
        import socket

        try:
            from aerodrome.lab import cluster
        except ImportError as error:
            return "unfit", f"{socket.gethostname()} of the cluster has no Aerodrome that fits ({error})"
        if cluster.fingerprint() != expected:
            return "unfit", f"{socket.gethostname()} of the cluster has Aerodrome {cluster.fingerprint()}"
        return cluster.at_work(task, part)

    return carry_out


class Cluster:
    """Workers on a Ray cluster: one for each of its cores, or as many as ``count`` at a time."""

    def __init__(self, address: str = LOCAL, count: int | None = None) -> None:
        self._count, self._cores, self._looked, self._folder = count, 0, 0.0, ""
        self._task: tuple[Any, Any, Any] = (None, None, None)
        if address == LOCAL and "ray" not in sys.modules:
            # Ray listens to the network, and does what it is told there: so it must know who speaks. It looks for this
            # when it is imported.
            for name, value in (("RAY_AUTH_MODE", "token"), ("RAY_AUTH_TOKEN", secrets.token_hex(32))):
                os.environ.setdefault(name, value)
        self._ray = self._module()
        if address == LOCAL:
            self._start()
        else:
            self._connect(address)
        # A part that was lost is `spread`'s to give out again, as everywhere.
        self._carry_out = self._ray.remote(max_retries=0, num_cpus=1)(carrier())

    @staticmethod
    def _module() -> Any:
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # otherwise Ray tells its makers that it was used
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        try:
            import ray
        except ImportError as error:
            raise BadCluster(f"a cluster needs Ray ({error}): pip install 'aerodrome[lab]'") from None
        if tuple(map(int, re.findall(r"\d+", ray.__version__)[:2])) < OLDEST:
            raise BadCluster(
                f"a cluster needs Ray {'.'.join(map(str, OLDEST))} or newer, and this is {ray.__version__}: "
                "pip install --upgrade 'aerodrome[lab]'"
            )
        return ray

    def _start(self) -> None:
        """Start a cluster on this machine, which leaves nothing behind."""
        # A path may have a hundred letters in the name of a socket, and the usual folder of a Mac takes half of them.
        self._folder = tempfile.mkdtemp(
            prefix=f"aerodrome-{os.getpid()}-", dir="/tmp" if os.path.isdir("/tmp") else None
        )
        try:
            self._begin(
                address=LOCAL, num_cpus=self._count or os.cpu_count(), _temp_dir=self._folder,
                object_store_memory=STORE, include_dashboard=False,
            )  # fmt: skip
        except BaseException:
            shutil.rmtree(self._folder, ignore_errors=True)
            raise

    def _connect(self, address: str) -> None:
        found = re.fullmatch(r"(?:(ray)://)?([\w.-]+|\[[0-9a-fA-F:]+\])(?::(\d{1,5}))?", address)
        if not found:
            raise BadCluster(
                f"{address[:80]!r} is not the address of a cluster: name HOST:PORT, ray://HOST:PORT, or {LOCAL}"
            )
        scheme, host, port = found[1] or "", found[2].strip("[]"), int(found[3] or PORTS[found[1] or ""])
        try:  # Ray itself would try for minutes, and then end the process
            socket.create_connection((host, port), timeout=PATIENCE).close()
        except (OSError, OverflowError) as error:
            raise BadCluster(
                f"no cluster answers at {host}, port {port} ({error}); `ray start --head` starts one, and says where"
            ) from None
        self._begin(address=f"{scheme}://{found[2]}:{port}" if scheme else f"{found[2]}:{port}")

    def _begin(self, **where: Any) -> None:
        try:
            self._ray.init(**where, log_to_driver=False, logging_level="ERROR")
        except (Exception, SystemExit) as error:
            said = next(iter(str(error).strip().splitlines()), type(error).__name__)
            raise BadCluster(f"the cluster at {where['address']} cannot be used: {said}") from None

    @property
    def ahead(self) -> int:
        if self._count:
            return self._count
        if time.monotonic() - self._looked > LOOK_EVERY or not self._cores:  # machines may come and go
            self._looked = time.monotonic()
            self._cores = int(self._ray.cluster_resources().get("CPU", 0))
        return max(1, 2 * self._cores)

    def submit(self, work: Work, plan: Any, part: Any) -> Future[Any]:
        if self._task[0] is not work or self._task[1] is not plan:
            task = pickle.dumps((work, plan, header_of(plan)))
            self._task = work, plan, self._ray.put(task)
        future: Future[Any] = Future()
        reference = self._carry_out.remote(fingerprint(), self._task[2], pickle.dumps(part))
        reference.future().add_done_callback(functools.partial(self._settle, future))
        return future

    def _settle(self, future: Future[Any], done: Future[Any]) -> None:
        if not future.set_running_or_notify_cancel():
            return
        lost = self._ray.exceptions
        error = done.exception()
        if error is not None:
            gone = isinstance(
                error, (lost.WorkerCrashedError, lost.NodeDiedError, lost.OutOfMemoryError, lost.ObjectLostError)
            )
            first = next(iter(str(error).splitlines()), "")
            future.set_exception(WorkerLost(first) if gone else error)
            return
        how, answer = done.result()
        if how == "done":
            future.set_result(answer)
        elif how == "refused":
            future.set_exception(answer)
        else:
            future.set_exception(
                BadCluster(f"{answer}, and this machine has {fingerprint()}: install the same version everywhere")
            )

    def close(self) -> None:
        self._ray.shutdown()
        if self._folder:
            shutil.rmtree(self._folder, ignore_errors=True)
            self._folder = ""
