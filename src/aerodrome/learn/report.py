"""What a run tells about itself: lines of JSON as it goes, and a page with curves."""

from __future__ import annotations

import html
import json
import math
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

LOG, PAGE = "log.jsonl", "report.html"

WIDTH, HEIGHT, MARGIN = 420, 200, 44
COLOURS = ("#2463a5", "#c0562f", "#3b7d3b", "#8a4fa0")
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

Line = Sequence[tuple[float, float]]


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
        title = f"Training: {html.escape(self.title)}"
        strengths = [entry for entry in self.entries if entry["kind"] == "strength"]
        parts = [self._strength(strengths)] if strengths else []
        parts += [self._curve(name, lines, scale) for name, lines, scale in CURVES]
        settings = "".join(f"<tr><th>{html.escape(name)}</th><td>{html.escape(str(value))}</td></tr>"
                           for name, value in self.settings.items())  # fmt: skip
        rows = "".join(
            f"<tr><td>{entry['seconds']:.0f}</td><td>{entry['decisions'] / 1e6:.1f}</td>"
            f"<td>{html.escape(entry['rival'])}</td><td>{entry['seats']}</td>"
            f"<td>{entry['mean']:.1%} ± {entry['error']:.1%}</td><td>{entry['games']}</td></tr>"
            for entry in strengths
        )
        return (
            f"<!doctype html><html lang=en><meta charset=utf-8><title>{title}</title><style>{STYLE}</style>"
            f"<h1>{title}</h1><main>{''.join(parts)}</main><h2>Strength</h2><table><tr><th>seconds<th>decisions, M"
            f"<th>alone among<th>seats<th>share of the win, 95%<th>games</tr>{rows}</table>"
            f"<h2>Settings</h2><table>{settings}</table></html>\n"
        )

    def _curve(self, name: str, lines: Mapping[str, str], scale: float) -> str:
        told = thinned([entry for entry in self.entries if entry["kind"] == "iteration"])
        return chart(name, {
            label or name: [(entry["seconds"], entry[key] * scale) for entry in told] for key, label in lines.items()
        })  # fmt: skip

    def _strength(self, strengths: Sequence[Mapping[str, Any]]) -> str:
        lines: dict[str, list[tuple[float, float]]] = {}
        for entry in strengths:
            label = f"among {entry['rival']}, {entry['seats']} seats"
            lines.setdefault(label, []).append((entry["seconds"], 100 * entry["mean"]))
        return chart("Share of the win, in percent", lines)


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


def chart(title: str, lines: Mapping[str, Line]) -> str:
    """Curves over seconds, as SVG."""
    points = [point for line in lines.values() for point in line if all(map(math.isfinite, point))]
    if not points:
        return ""
    left, right = min(x for x, _ in points), max(x for x, _ in points)
    low, high = min(y for _, y in points), max(y for _, y in points)
    pad = (high - low) * 0.05 or abs(high) * 0.05 or 1.0
    low, high = low - pad, high + pad

    def at(x: float, y: float) -> tuple[float, float]:
        across = (x - left) / ((right - left) or 1.0) * (WIDTH - MARGIN - 8)
        up = (y - low) / (high - low) * (HEIGHT - 2 * 24)
        return round(MARGIN + across, 1), round(HEIGHT - 24 - up, 1)

    drawn = []
    for k in range(5):
        value = low + (high - low) * k / 4
        _, y = at(left, value)
        drawn.append(
            f'<path class=grid d="M{MARGIN} {y}H{WIDTH - 8}"/><text x={MARGIN - 4} y={y + 3}>{value:.3g}</text>'
        )
    for k in range(3):
        value = left + (right - left) * k / 2
        x, _ = at(value, low)
        drawn.append(f"<text class=below x={x} y={HEIGHT - 8}>{value:.0f} s</text>")
    for (label, line), colour in zip(lines.items(), COLOURS * len(lines), strict=False):
        shape = " ".join(f"{x},{y}" for x, y in (at(*point) for point in line if all(map(math.isfinite, point))))
        drawn.append(f'<polyline points="{shape}" stroke="{colour}"><title>{html.escape(label)}</title></polyline>')
    legend = "".join(
        f'<span style="color:{colour}">{html.escape(label)}</span> '
        for label, colour in zip(lines, COLOURS * len(lines), strict=False)
        if label != title
    )
    return (
        f'<figure><figcaption>{html.escape(title)} {legend}</figcaption><svg viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'role=img aria-label="{html.escape(title)}">{"".join(drawn)}</svg></figure>'
    )


STYLE = (
    "body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem}"
    "main{display:grid;grid-template-columns:repeat(auto-fill,minmax(20rem,1fr));gap:1rem}figure{margin:0}"
    "svg{width:100%}.grid{stroke:#ddd}polyline{fill:none;stroke-width:1.5}text{font-size:10px;text-anchor:end;fill:#555}"
    ".below{text-anchor:middle}table{border-collapse:collapse}td,th{padding:.1rem .8rem .1rem 0;text-align:left}"
)
