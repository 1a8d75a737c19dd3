"""Keeps a bot's process, and ends it with everything that it has started when the process that asked for it is gone.

It is run as a script, not imported: python keeper.py LIFELINE COMMAND [WORD...]. LIFELINE is the reading end of a pipe
whose other end nobody writes to. It closes when its holder lets go of it or ends for any reason, even by SIGKILL. It
needs only the standard library, so it starts in a few milliseconds.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import threading

CANNOT_START = 127


def end_group(group: int) -> None:
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(group, signal.SIGKILL)


def main(lifeline: int, command: list[str]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for who sits at the terminal
    try:
        child = subprocess.Popen(command, process_group=0)
    except OSError as error:
        print(error, file=sys.stderr, flush=True)
        os._exit(CANNOT_START)
    for stream in (0, 1, 2):
        os.close(stream)  # only the child has these now, so its end can be noticed

    def wait() -> None:
        status = child.wait()
        end_group(child.pid)
        os._exit(status if status >= 0 else 128 - status)

    threading.Thread(target=wait, daemon=True).start()
    os.read(lifeline, 1)
    end_group(child.pid)
    os._exit(0)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2:])
