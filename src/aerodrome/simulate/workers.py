"""Worker processes that do not outlive who started them."""

from __future__ import annotations

import os
import threading
from multiprocessing import connection, parent_process


def end_with_parent() -> None:
    """In a worker, before its first task: end when the parent has ended, however that came about.

    A worker of a pool whose parent was killed would finish its task, and then wait for the next one for ever.
    """
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_wait_for, args=(parent.sentinel,), daemon=True).start()


def _wait_for(sentinel: int) -> None:
    connection.wait([sentinel])
    os._exit(1)
