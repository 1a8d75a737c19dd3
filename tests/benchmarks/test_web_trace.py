"""What a trace of a page says that frames cost its main thread."""

from __future__ import annotations

from typing import Any

import pytest

from benchmarks.web_trace import FRAME, cost_of_frames, motions

MAIN, OTHER = (1, 2), (1, 3)


def work(name: str, at: float, took: float, thread: tuple[int, int] = MAIN) -> dict[str, Any]:
    return {"name": name, "ph": "X", "pid": thread[0], "tid": thread[1], "ts": at, "dur": took, "tdur": took}


def motion(id: int, at: float, end: float) -> list[dict[str, Any]]:
    both = {"name": "Animation", "pid": 1, "tid": 2, "id2": {"local": hex(id)}}
    return [{**both, "ph": "b", "ts": at}, {**both, "ph": "e", "ts": end}]


def trace(*events: dict[str, Any]) -> list[dict[str, Any]]:
    named = {"name": "thread_name", "ph": "M", "pid": 1, "tid": 2, "ts": 0, "args": {"name": "CrRendererMain"}}
    return [named, *events]


def test_motions_that_overlap_are_one_and_what_never_ends_is_none() -> None:
    endless = motion(9, 0, 99_000)[0]
    assert motions([*motion(1, 10, 20), *motion(2, 15, 40), *motion(3, 50, 60), endless]) == [(10, 40), (50, 60)]


def test_work_is_counted_once_by_what_it_is_while_something_moves() -> None:
    events = trace(
        *motion(1, 1_000, 60_000),
        work("FunctionCall", 0, 500),  # before
        work("RunTask", 2_000, 9_000),
        work("FunctionCall", 2_000, 4_000),
        work("Layout", 3_000, 1_000),
        work("Paint", 7_000, 2_000),
        work("Paint", 7_000, 2_000, OTHER),
        work(FRAME, 9_500, 500),
        work("UpdateLayoutTree", 30_000, 1_000),
        work(FRAME, 32_000, 500),
    )
    cost = cost_of_frames(events)
    assert cost is not None
    wanted = {"script": 1.5, "style": 0.5, "layout": 0.5, "paint": 1.5, "other": 1.25}
    assert cost.parts == pytest.approx(wanted)
    assert cost.mean == pytest.approx(sum(wanted.values()))
    assert cost.p95 == pytest.approx(9.0)


def test_where_nothing_moves_nothing_is_said() -> None:
    assert cost_of_frames(trace(work("Paint", 0, 10), work(FRAME, 5, 1))) is None
