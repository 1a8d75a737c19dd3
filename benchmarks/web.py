"""The browser client in Chromium: how soon a move appears, how smooth animations are, and how much data it sends.

    python -m benchmarks.web [--game GAME] [--moves N] [--json]

Two browsers sit at one table on this machine. The time of a move runs from the click in one until the other shows what
happened; both use this machine's clock. Animations are instant here, so the time is that of the message alone.
requestAnimationFrame counts frames while something moves (dice, cards, ships) in a game at its usual speed. How many
there are depends on who draws them; what they cost the page's main thread is measured beside it (`web_trace.py`). Bytes
are those of the WebSocket frames that a move causes in one browser: what it sends, its answer, and updates.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import statistics
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from aerodrome.games import PACKAGES, load
from benchmarks.web_trace import Cost, cost_of_frames, traced
from tests.web.browsing import MOVES, PATIENCE, Table, Visitor, chromium
from tests.web.serving import served

WATCH_FRAMES = """() => {
  const times = (window.aerodromeFrames = []);
  const ends = (each) => isFinite(each.effect.getComputedTiming().endTime);
  const moving = () => document.getAnimations().some((each) => each.playState === 'running' && ends(each));
  const count = (now) => { times.push([now, moving()]); requestAnimationFrame(count); };
  requestAnimationFrame(count);
}"""
WATCH_LOG = """() => {
  window.aerodromeSeen = [];
  const count = () => document.querySelectorAll('[role=log] li').length;
  let known = count();
  new MutationObserver(() => {
    if (count() > known) window.aerodromeSeen.push(performance.timeOrigin + performance.now());
    known = count();
  }).observe(document.body, { childList: true, subtree: true });
}"""
WATCH_CLICKS = """selector => {
  window.aerodromeClicked = 0;
  addEventListener('click', (event) => {
    if (event.target.closest(selector)) window.aerodromeClicked = performance.timeOrigin + performance.now();
  }, true);
}"""


@dataclass(frozen=True)
class Measured:
    """The figures of one game."""

    game: str
    moves: int
    median_ms: float
    p95_ms: float
    """From the click until the other browser shows it."""
    frames_per_second: float
    slow_frames: float
    """The part of frames that took longer than 50 ms."""
    main: Cost
    """What such a frame costs the main thread."""
    bytes_median: int
    bytes_largest: int
    """The most bytes of one move: all its messages in one browser, both ways."""


def percentile(values: list[float], part: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, math.ceil(part * len(ordered)) - 1)]


def two_at_a_table(browser: Browser, base: str, game: str, speed: str) -> list[Visitor]:
    """Two people in separate browsers, at the start of a game."""
    ann, ben = (Visitor(browser, base, {"speed": speed}).named(name) for name in ("Ann", "Ben"))
    made = ann.make_table(game, 2, sit={"0": ""})
    ben.ask("POST", "/api/invites", token=made["invites"]["1"], name="Ben")
    for who in (ann, ben):
        who.visit(f"/t/{made['id']}")
        who.page.get_by_role("button", name="I am ready").click()
    ann.page.get_by_role("button", name="Start the game").click()
    for who in (ann, ben):
        who.page.get_by_test_id("stage").wait_for()
    return [ann, ben]


def until(true: Callable[[], Any], visitor: Visitor) -> None:
    patience = time.monotonic() + PATIENCE / 1000
    while not true():
        if time.monotonic() > patience:
            raise SystemExit(f"nothing happens any more at {visitor.page.url}")
        visitor.page.wait_for_timeout(5)


def whose_move(people: list[Visitor]) -> Visitor | None:
    """Somebody who must decide; None when the game is over."""
    found: list[Visitor] = []

    def look() -> bool:
        found[:] = [each for each in people if Table(each.page).can_move()]
        return bool(found) or Table(people[0].page).over.is_visible()

    until(look, people[0])
    return found[0] if found else None


def latencies(browser: Browser, base: str, game: str, wanted: int) -> tuple[list[float], list[int]]:
    """The times of many moves in milliseconds, and the bytes of each."""
    choice = random.Random(1)
    times: list[float] = []
    sizes: list[int] = []
    while len(times) < wanted:
        people = two_at_a_table(browser, base, game, "instant")
        for each in people:
            each.page.evaluate(WATCH_LOG)
            each.page.evaluate(WATCH_CLICKS, MOVES)
        while len(times) < wanted and (mover := whose_move(people)) is not None:
            other = people[1 - people.index(mover)]
            for each in people:
                each.page.evaluate("window.aerodromeSeen = []; window.aerodromeClicked = 0")
            begun = len(mover.frames), len(mover.sent)
            if not Table(mover.page).try_one(choice):
                continue
            clicked, seen = 0.0, list[float]()
            for _ in range(6):  # wait for slow ones too
                mover.page.wait_for_timeout(60)
                clicked = mover.page.evaluate("window.aerodromeClicked")
                seen = other.page.evaluate("window.aerodromeSeen")
                if seen:
                    break
            after = [each - clicked for each in seen if clicked and each > clicked]
            if after:  # otherwise the other player learns nothing about this choice
                times.append(after[0])
                sizes.append(bytes_of(mover, *begun))
        for each in people:
            each.close()
    return times, sizes


def bytes_of(visitor: Visitor, frames: int, sent: int) -> int:
    """The bytes of one move: the choice, its answer, and the update that shows it. Later frames belong to others."""
    chosen = next((each for each in visitor.sent[sent:] if each["t"] == "choose"), None)
    if chosen is None:
        return 0
    answer = [each for each in visitor.frames[frames:] if each.get("id") == chosen["id"]][:1]
    update = [each for each in visitor.frames[frames:] if each["t"] == "update"][:1]
    return sum(len(json.dumps(each, separators=(",", ":"), ensure_ascii=False).encode()) for each in
               [chosen, *answer, *update])  # fmt: skip


def begun(browser: Browser, base: str, game: str) -> tuple[Visitor, Table]:
    """A game against a bot at its usual speed."""
    visitor = Visitor(browser, base, {"speed": "normal"}).named("Ann")
    table = visitor.at_table(visitor.against_bots(game))
    table.wait()
    return visitor, table


def play_for(seconds: float, table: Table) -> None:
    choice, end = random.Random(2), time.monotonic() + seconds
    while time.monotonic() < end and table.situation != "over":
        if not (table.can_move() and table.try_one(choice)):
            table.page.wait_for_timeout(50)


def cost(browser: Browser, base: str, game: str, seconds: float) -> Cost:
    """What a frame costs the main thread while something moves."""
    visitor, table = begun(browser, base, game)
    with traced(visitor.page) as events:
        play_for(seconds, table)
    visitor.close()
    found = cost_of_frames(events)
    if found is None:
        raise SystemExit(f"nothing moved in {game}: trace it for more --seconds")
    return found


def frames(browser: Browser, base: str, game: str, seconds: float) -> tuple[float, float]:
    """Frames per second in a game at its usual speed, and the part of them that is slow."""
    visitor, table = begun(browser, base, game)
    visitor.page.evaluate(WATCH_FRAMES)
    play_for(seconds, table)
    times = visitor.page.evaluate("window.aerodromeFrames")
    visitor.close()
    gaps = [later - earlier for (earlier, moved), (later, moves) in pairwise(times) if moved and moves]
    if not gaps:
        raise SystemExit(f"nothing moved in {game}: count frames for more --seconds")
    return 1000 / statistics.fmean(gaps), sum(gap > 50 for gap in gaps) / len(gaps)


def measure(browser: Browser, base: str, game: str, moves: int, seconds: float) -> Measured:
    times, sizes = latencies(browser, base, game, moves)
    rate, slow = frames(browser, base, game, seconds)
    return Measured(
        game, len(times), round(statistics.median(times), 1), round(percentile(times, 0.95), 1), round(rate, 1),
        round(slow, 4), cost(browser, base, game, seconds), round(statistics.median(sizes)), max(sizes),
    )  # fmt: skip


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Measure the browser client.")
    parser.add_argument("--game", choices=list(PACKAGES), help="only this game")
    parser.add_argument("--moves", type=int, default=100, help="moves a game (default 100)")
    parser.add_argument("--seconds", type=float, default=20.0, help="seconds to watch frames for, twice (default 20)")
    parser.add_argument("--json", action="store_true", help="print JSON and nothing else")
    asked = parser.parse_args(words)
    games = [asked.game] if asked.game else list(PACKAGES)
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder) / "tables.sqlite") as server,
        chromium() as browser,
    ):
        found = [measure(browser, server.base, game, asked.moves, asked.seconds) for game in games]
    if asked.json:
        print(json.dumps([asdict(each) for each in found], indent=1))
        return
    heads = (
        f"{'seen, median':>13} {'p95':>9} {'frames/s':>9} {'slow':>6} {'main':>9} {'p95':>8} {'bytes':>6} {'most':>6}"
    )
    print(f"{'game':22} {'moves':>5} {heads}")
    for each in found:
        print(
            f"{load(each.game).title:22} {each.moves:5} {each.median_ms:10.1f} ms {each.p95_ms:6.1f} ms "
            f"{each.frames_per_second:9.1f} {each.slow_frames:6.1%} {each.main.mean:6.1f} ms {each.main.p95:5.1f} ms "
            f"{each.bytes_median:6} {each.bytes_largest:6}"
        )
    for each in found:
        parts = ", ".join(f"{kind} {time:.1f}" for kind, time in each.main.parts.items())
        print(f"{load(each.game).title}: milliseconds of the main thread for a frame: {parts}")


if __name__ == "__main__":
    main()
