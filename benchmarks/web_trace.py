"""What a page's main thread does while things move, from a trace of Chromium: milliseconds a frame, and what for.

A trace counts the thread's own time. So neither other work on the machine nor drawing without a GPU, which is done by
other threads, is in it.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import ceil
from typing import Any

from playwright.sync_api import Page

FRAME = "Layerize"
"""The main thread does this once a frame, when it has painted what has changed."""
CATEGORIES = ["toplevel", "devtools.timeline", "blink.animations"]
KINDS = {
    "script": ("FunctionCall", "EvaluateScript", "FireAnimationFrame", "TimerFire", "EventDispatch", "RunMicrotasks",
               "MinorGC", "MajorGC", "V8.", "v8."),
    "style": ("UpdateLayoutTree", "RecalculateStyles", "ParseAuthorStyleSheet"),
    "layout": ("Layout", "HitTest", "ParseHTML"),
    "paint": ("PrePaint", "Paint", "Layerize", "Commit", "UpdateLayer", "CullRect"),
}  # fmt: skip
"""The beginnings of the names of events. What has none of them is other work."""

Event = dict[str, Any]


@contextmanager
def traced(page: Page) -> Iterator[list[Event]]:
    """The events of a trace; they are there at the end."""
    events: list[Event] = []
    ended: list[Any] = []
    line = page.context.new_cdp_session(page)
    line.on("Tracing.dataCollected", lambda told: events.extend(told["value"]))
    line.on("Tracing.tracingComplete", lambda told: ended.append(told))  # a built-in cannot be wrapped
    line.send("Tracing.start", {"traceConfig": {"includedCategories": CATEGORIES}, "transferMode": "ReportEvents"})
    yield events
    line.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(50)


def motions(events: Iterable[Event]) -> list[tuple[float, float]]:
    """When something moved, in microseconds. What moves without an end does not count."""
    begun: dict[Any, float] = {}
    spans: list[tuple[float, float]] = []
    for event in sorted((each for each in events if each["name"] == "Animation"), key=lambda each: each["ts"]):
        id = event["pid"], str(event.get("id2", event.get("id")))
        if event["ph"] == "b":
            begun[id] = event["ts"]
        elif event["ph"] == "e" and id in begun:
            spans.append((begun.pop(id), event["ts"]))
    joined: list[tuple[float, float]] = []
    for start, end in sorted(spans):
        if joined and start <= joined[-1][1]:
            joined[-1] = joined[-1][0], max(end, joined[-1][1])
        else:
            joined.append((start, end))
    return joined


def kind_of(name: str) -> str:
    return next((kind for kind, names in KINDS.items() if name.startswith(names)), "other")


def own_times(events: list[Event]) -> Iterator[tuple[float, str, float]]:
    """For each piece of work on the page's main thread when it began, its kind, and its time without what it calls."""
    named = [each for each in events if each["name"] == "thread_name"]
    mains = {(each["pid"], each["tid"]) for each in named if each["args"]["name"] == "CrRendererMain"}
    for thread in mains:
        works = [each for each in events if each["ph"] == "X" and (each["pid"], each["tid"]) == thread]
        within: list[tuple[float, list[Any]]] = []
        done: list[list[Any]] = []
        for work in sorted(works, key=lambda each: (each["ts"], -each.get("dur", 0))):
            while within and work["ts"] >= within[-1][0]:
                within.pop()
            took = work.get("tdur", 0)
            if within:
                within[-1][1][2] -= took
            done.append([work["ts"], kind_of(work["name"]), took])
            within.append((work["ts"] + work.get("dur", 0), done[-1]))
        yield from ((at, kind, time) for at, kind, time in done)


@dataclass(frozen=True)
class Cost:
    """Milliseconds of the main thread for a frame that it makes while something moves. At 60 frames a second there are
    16.7."""

    mean: float
    p95: float
    parts: dict[str, float]
    """The mean by what it goes to."""


def cost_of_frames(events: list[Event]) -> Cost | None:
    """None where nothing moved."""
    moving = motions(events)
    moved = [work for work in own_times(events) if any(start <= work[0] < end for start, end in moving)]
    made = sorted(each["ts"] for each in events if each["name"] == FRAME and each["ph"] == "X")
    made = [at for at in made if any(start <= at < end for start, end in moving)]
    if not made:
        return None
    frames, parts = [0.0] * len(made), Counter[str]()
    for at, kind, time in moved:
        # Work belongs to the frame that shows it; what comes after the last one, to that one.
        frames[min(bisect_left(made, at), len(made) - 1)] += time / 1000
        parts[kind] += time / 1000  # type: ignore[assignment]
    mean = {kind: parts[kind] / len(made) for kind in (*KINDS, "other")}
    return Cost(sum(mean.values()), sorted(frames)[ceil(0.95 * len(frames)) - 1], mean)
