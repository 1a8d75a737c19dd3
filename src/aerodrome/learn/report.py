"""What a run tells about itself: lines of JSON as it goes, and a page with curves."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from aerodrome.lab.page import curves, page, section, side_by_side, table

LOG, PAGE = "log.jsonl", "report.html"

CURVES = (
    ("Decisions a second, in millions", {"a second": "all", "rolled out a second": "roll-out"}, 1e-6),
    ("Policy loss", {"policy loss": ""}, 1.0),
    ("Value loss", {"value loss": ""}, 1.0),
    ("Entropy", {"entropy": ""}, 1.0),
    ("Change of the policy in an update (KL)", {"kl": ""}, 1.0),
    ("What values explain of returns", {"explained": ""}, 1.0),
    ("Weight of instinct", {"beta": ""}, 1.0),
)
MOST_POINTS = 400


class Report:
    """The log of a run, kept in its folder."""

    def __init__(self, folder: Path, title: str, settings: Mapping[str, Any]) -> None:
        self.folder, self.title, self.settings = folder, title, settings
        self.entries: list[dict[str, Any]] = []

    def add(self, kind: str, told: Mapping[str, Any]) -> None:
        entry = {"kind": kind, **told}
        self.entries.append(entry)
        with (self.folder / LOG).open("a", encoding="utf-8") as file:
            file.write(json.dumps(entry) + "\n")

    def take_up(self, decisions: int) -> None:
        """Read the log of a run that continues, and forget what came after its checkpoint."""
        path = self.folder / LOG
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        self.entries = [entry for entry in map(read, lines) if entry and entry["decisions"] <= decisions]
        path.write_text("".join(json.dumps(entry) + "\n" for entry in self.entries), encoding="utf-8")

    def draw(self) -> None:
        (self.folder / PAGE).write_text(self.page(), encoding="utf-8")

    def page(self) -> str:
        """The report as one page, which needs nothing from elsewhere."""
        strengths = [entry for entry in self.entries if entry["kind"] == "strength"]
        parts = [self._strength(strengths)] if strengths else []
        parts += [self._curve(name, lines, scale) for name, lines, scale in CURVES]
        rows = [
            (
                f"{entry['seconds']:.0f}", f"{entry['decisions'] / 1e6:.1f}", entry["rival"], entry["seats"],
                f"{entry['mean']:.1%} ± {entry['error']:.1%}", entry["games"],
            )
            for entry in strengths
        ]  # fmt: skip
        head = ["seconds", "decisions, M", "alone among", "seats", "share of the win, 95%", "games"]
        return page(
            f"Training: {self.title}",
            "What a network learnt, second by second.",
            section("How it went", side_by_side(*parts)),
            section("Strength", table(head, rows)),
            section("Settings", table([], list(self.settings.items()))),
        )

    def _curve(self, name: str, lines: Mapping[str, str], scale: float) -> str:
        told = thinned([entry for entry in self.entries if entry["kind"] == "iteration"])
        return curves(name, {
            label or name: [(entry["seconds"], entry[key] * scale) for entry in told] for key, label in lines.items()
        })  # fmt: skip

    def _strength(self, strengths: Sequence[Mapping[str, Any]]) -> str:
        lines: dict[str, list[tuple[float, float]]] = {}
        for entry in strengths:
            label = f"among {entry['rival']}, {entry['seats']} seats"
            lines.setdefault(label, []).append((entry["seconds"], 100 * entry["mean"]))
        return curves("Share of the win, in percent", lines)


def read(line: str) -> dict[str, Any] | None:
    """An entry of the log; None for half a line that a killed run has left."""
    try:
        entry: dict[str, Any] = json.loads(line)
    except ValueError:
        return None
    return entry


def thinned(entries: Sequence[dict[str, Any]]) -> Sequence[dict[str, Any]]:
    every = max(1, math.ceil(len(entries) / MOST_POINTS))
    return [*entries[::every], *entries[-1:]]
