"""Worker processes that end with their parent process."""

from __future__ import annotations

import os
import threading
from multiprocessing import connection, parent_process


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
