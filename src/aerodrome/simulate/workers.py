"""Workers do the parts of a run side by side: here, on threads, in processes, or on a cluster (`lab/cluster.py`).

A run is a function, a plan and parts, such as deals. What a part gives depends on the plan and on the part alone, never
on who does it, or when. So a run gives the same with any workers, and a part whose worker was lost is done again.
"""

from __future__ import annotations

import itertools
import os
import threading
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Future, ProcessPoolExecutor, ThreadPoolExecutor, wait
from multiprocessing import connection, get_context, parent_process
from typing import Any, Protocol, TypeVar

from aerodrome.rulebook.errors import AerodromeError

P = TypeVar("P", bound=Hashable)

Work = Callable[[Any, Any], Any]
"""Does a part, given the plan. To get to another process it must be a function of a module."""

MOST_LOSSES = 4
"""How often a part is done again because its worker was lost."""


class WorkerLost(Exception):
    """A worker ended before it had done its part."""


class WorkersLost(AerodromeError, RuntimeError):
    """Workers ended again and again at the same part."""


class Workers(Protocol):
    """Those who do parts."""

    @property
    def ahead(self) -> int:
        """How many parts to hand out at a time: enough that nobody waits for the next one."""
        ...

    def submit(self, work: Work, plan: Any, part: Any) -> Future[Any]:
        """Have a part done. If its worker is lost, the future raises WorkerLost or BrokenExecutor."""
        ...

    def close(self) -> None:
        """Let the workers go. What they are doing may be broken off."""
        ...


def spread(workers: Workers, work: Work, plan: Any, parts: Iterable[P]) -> Iterator[tuple[P, Any]]:
    """Have all parts of a run done, and yield each with what it gave as soon as it is done, in any order."""
    waiting = iter(parts)
    running: dict[Future[Any], P] = {}
    losses: Counter[P] = Counter()
    try:
        while True:
            for part in itertools.islice(waiting, max(0, workers.ahead - len(running))):
                running[workers.submit(work, plan, part)] = part
            if not running:
                return
            again = []
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                part = running.pop(future)
                try:
                    result = future.result()
                except (WorkerLost, BrokenExecutor) as error:
                    losses[part] += 1
                    if losses[part] > MOST_LOSSES:
                        raise WorkersLost(
                            f"{losses[part]} workers in a row ended at part {part!r} of the run ({error}); perhaps "
                            "there is too little memory: try fewer workers"
                        ) from error
                    again.append(part)
                else:
                    yield part, result
            waiting = itertools.chain(again, waiting)
    finally:
        for future in running:
            future.cancel()


class Here:
    """One worker: this very thread."""

    ahead = 1

    def submit(self, work: Work, plan: Any, part: Any) -> Future[Any]:
        future: Future[Any] = Future()
        try:
            future.set_result(work(plan, part))
        except Exception as error:
            future.set_exception(error)
        return future

    def close(self) -> None:
        pass


class Threads:
    """Threads of this process, for compiled rules: other threads can run while those do."""

    def __init__(self, count: int | None = None) -> None:
        self.count = count or os.cpu_count() or 1
        self._pool = ThreadPoolExecutor(self.count)

    @property
    def ahead(self) -> int:
        return 2 * self.count

    def submit(self, work: Work, plan: Any, part: Any) -> Future[Any]:
        return self._pool.submit(work, plan, part)

    def close(self) -> None:
        self._pool.shutdown(cancel_futures=True)


class Processes:
    """Processes of this machine, each a fresh one. They begin when there is something to do."""

    def __init__(self, count: int | None = None) -> None:
        self.count = count or os.cpu_count() or 1
        self._pool = self._fresh()

    def _fresh(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.count, mp_context=get_context("spawn"), initializer=end_with_parent)

    @property
    def ahead(self) -> int:
        return 2 * self.count

    def submit(self, work: Work, plan: Any, part: Any) -> Future[Any]:
        try:
            return self._pool.submit(work, plan, part)
        except BrokenExecutor:  # a process was lost, and its pool with it
            self._pool = self._fresh()
            return self._pool.submit(work, plan, part)

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def processes(count: int | None = None) -> Workers:
    """So many processes, by default one for each core. A single worker needs no other process."""
    count = count or os.cpu_count() or 1
    return Here() if count == 1 else Processes(count)


def end_with_parent() -> None:
    """Make this worker process end when its parent ends for any reason.

    Without this, a pool's worker whose parent was killed would finish its task and then wait for the next one forever.
    """
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_wait_for, args=(parent.sentinel,), daemon=True).start()


def _wait_for(sentinel: int) -> None:
    connection.wait([sentinel])
    os._exit(1)
