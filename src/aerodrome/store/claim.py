"""A claim on a file: one process has it, and others are told which. The system ends it with the process, however that
ends.

The lock is on a file of its own beside the claimed one. SQLite locks its file in a way that would be undone if the same
process opened and closed that file once more.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from aerodrome.store.errors import InUse

ENDING = ".lock"


def claim_file(path: Path) -> int:
    """Claim a file by its real name; what it returns is for `release_file`. `InUse` where another process has it, or
    nobody can tell."""
    real = path.resolve()
    beside = real.with_name(real.name + ENDING)
    try:
        handle = os.open(beside, os.O_CREAT | os.O_RDWR, 0o600)  # not inherited by other programs
    except OSError as error:
        raise InUse(
            f"{path}: cannot write {beside.name} beside it ({error.strerror}); check the rights of the folder"
        ) from None
    try:
        _lock(handle)
        os.ftruncate(handle, 0)
        os.lseek(handle, 0, os.SEEK_SET)
        os.write(handle, str(os.getpid()).encode())
    except BlockingIOError:
        os.lseek(handle, 0, os.SEEK_SET)
        who = os.read(handle, 20).decode(errors="replace")
        os.close(handle)
        named = f" (process {who})" if who.isdecimal() else ""
        raise InUse(
            f"{path}: another server{named} has this file in use, and two servers would damage each other's tables;"
            " stop that one, or name another file with --database"
        ) from None
    except OSError as error:
        os.close(handle)
        raise InUse(
            f"{path}: {beside.name} beside it cannot be locked ({error.strerror}); keep it on a local disk"
        ) from None
    return handle


def release_file(handle: int) -> None:
    """Let go. The lock's file stays: taking it away would let two processes lock two files of the same name."""
    os.close(handle)


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        """Beyond all that is written: who is refused can still read which process it is."""
        os.lseek(handle, 1 << 20, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError as error:
            raise BlockingIOError(*error.args) from None

else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
