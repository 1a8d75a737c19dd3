"""Work on a GPU that is recorded once and then started as a whole, without Python between its kernels."""

from __future__ import annotations

from collections.abc import Callable

import torch

WARM_UPS = 3
"""How often the work runs as usual before it is recorded, so that libraries have prepared what they need."""


class Recorded:
    """A function without arguments that always works on the same tensors. On a CPU it is just called."""

    def __init__(self, work: Callable[[], None], device: str, complain: Callable[[str], None]) -> None:
        self._work, self._complain = work, complain
        self._graph: torch.cuda.CUDAGraph | None = None
        self._left = WARM_UPS if device == "cuda" else -1

    def __call__(self) -> None:
        if self._graph is not None:
            self._graph.replay()
        elif self._left > 0:
            self._left -= 1
            self._beside()
        elif self._left == 0:
            self._record()
            self()
        else:
            self._work()

    def _beside(self) -> None:
        """Run it in a stream of its own, as it will be when it is recorded."""
        stream, main = torch.cuda.Stream(), torch.cuda.current_stream()
        stream.wait_stream(main)
        with torch.cuda.stream(stream):
            self._work()
        main.wait_stream(stream)

    def _record(self) -> None:
        self._left = -1
        graph = torch.cuda.CUDAGraph()
        try:
            torch.cuda.synchronize()
            with torch.cuda.graph(graph):
                self._work()
        except RuntimeError as error:
            torch.cuda.synchronize()
            self._complain(
                f"the GPU's work cannot be recorded, so it goes on more slowly ({str(error).splitlines()[0]})"
            )
        else:
            self._graph = graph
