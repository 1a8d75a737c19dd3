"""Reports as one page of HTML: tables and drawings that need nothing from elsewhere, by day, by night and on paper."""

from __future__ import annotations

import html
import math
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

STYLE = Path(__file__).with_name("page.css").read_text(encoding="utf-8")
WIDTH, HEIGHT, MARGIN = 420, 200, 44
SERIES = 4
"""How many colours there are."""
ROW, LABEL, VALUE = 26, 108, 122
"""The height of a row of intervals, and what its label and its figures take of the width."""
BARS = 24

Line = Sequence[tuple[float, float]]


def page(title: str, lead: str, *sections: str) -> str:
    """A whole page. ``lead`` is a sentence or two, as HTML."""
    return (
        '<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content="width=device-width">'
        f"<title>{text(title)}</title><style>{STYLE}</style><main><h1>{text(title)}</h1><p class=lead>{lead}</p>"
        f"{''.join(sections)}</main></html>\n"
    )


def section(title: str, *parts: str, note: str = "") -> str:
    told = f"<p class=note>{note}</p>" if note else ""
    return f"<section><h2>{text(title)}</h2>{''.join(parts)}{told}</section>"


def side_by_side(*figures: str) -> str:
    return f"<div class=figures>{''.join(figures)}</div>"


def text(words: object) -> str:
    return html.escape(str(words))


def table(head: Sequence[str], rows: Sequence[Sequence[object]]) -> str:
    """A table whose first column names what the others say."""
    top = f"<thead><tr>{''.join(f'<th>{text(each)}</th>' for each in head)}</tr></thead>" if head else ""
    body = "".join(
        f"<tr><th>{text(first)}</th>{''.join(f'<td>{text(each)}</td>' for each in more)}</tr>" for first, *more in rows
    )
    return f"<div class=wide><table>{top}<tbody>{body}</tbody></table></div>"


# --- drawings -----------------------------------------------------------------------------------------------


def drawing(title: str, drawn: Sequence[str], height: float, legend: str = "") -> str:
    return (
        f'<figure><figcaption>{text(title)} {legend}</figcaption><svg viewBox="0 0 {WIDTH} {height:g}" role=img '
        f'aria-label="{text(title)}">{"".join(drawn)}</svg></figure>'
    )


def curves(title: str, lines: Mapping[str, Line]) -> str:
    """Curves over seconds."""
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
            f'<path class=grid d="M{MARGIN} {y}H{WIDTH - 8}"/>'
            f'<text class=before x="{MARGIN - 6}" y="{y + 3}">{value:.3g}</text>'
        )
    for k in range(3):
        value = left + (right - left) * k / 2
        x, _ = at(value, low)
        drawn.append(f'<text x="{x}" y="{HEIGHT - 8}">{value:.0f} s</text>')
    for n, (label, line) in enumerate(lines.items()):
        shape = " ".join(f"{x},{y}" for x, y in (at(*point) for point in line if all(map(math.isfinite, point))))
        drawn.append(f'<polyline class=s{n % SERIES} points="{shape}"><title>{text(label)}</title></polyline>')
    legend = " ".join(
        f"<span class=s{n % SERIES}>{text(label)}</span>" for n, label in enumerate(lines) if label != title
    )
    return drawing(title, drawn, HEIGHT, legend)


class Shown(NamedTuple):
    """A mean with its interval, and what it is of."""

    label: str
    mean: float
    low: float
    high: float


def intervals(title: str, rows: Sequence[Shown], say: Callable[[float], str], fair: float | None = None) -> str:
    """A point with its interval for each row; ``fair`` is a line that they are compared with."""
    known = [value for row in rows for value in row[1:]] + ([] if fair is None else [fair])
    low, high = min(known), max(known)
    pad = (high - low) * 0.06 or 1.0
    low, high = low - pad, high + pad
    begin, end, height = LABEL, WIDTH - VALUE, ROW * len(rows) + 26

    def at(value: float) -> float:
        return round(begin + (value - low) / (high - low) * (end - begin), 1)

    drawn = [f'<path class=grid d="M{begin} {height - 22}H{end}"/>']
    for value in round_values(low, high):
        drawn.append(f'<text x="{at(value)}" y="{height - 7}">{say(value)}</text>')
    if fair is not None:
        drawn.append(f'<path class=fair d="M{at(fair)} 2V{height - 22}"><title>fair: {say(fair)}</title></path>')
    for n, row in enumerate(rows):
        y = ROW * n + 15
        drawn.append(
            f'<text class=before x="{begin - 12}" y="{y + 4}">{text(shortened(row.label))}</text>'
            f'<path class=range d="M{at(row.low)} {y}H{at(row.high)}"/>'
            f'<circle cx="{at(row.mean)}" cy="{y}" r=4.5><title>{text(row.label)}: {say(row.mean)}</title></circle>'
            f'<text class=after x="{end + 10}" y="{y + 4}"><tspan class=strong>{say(row.mean)}</tspan> '
            f"{say(row.low)} to {say(row.high)}</text>"
        )
    return drawing(title, drawn, height)


def round_values(low: float, high: float) -> list[float]:
    """A few round numbers between two others.

    >>> round_values(0.03, 0.52)
    [0.2, 0.4]
    >>> round_values(-21.5, 53)
    [-20.0, 0.0, 20.0, 40.0]
    """
    rough = (high - low) / 4
    unit = 10.0 ** math.floor(math.log10(rough))
    step = next(step for step in (unit, 2 * unit, 5 * unit, 10 * unit) if step >= rough)
    return [round(n * step, 12) + 0.0 for n in range(math.ceil(low / step), math.floor(high / step) + 1)]


def shortened(label: str, most: int = 16) -> str:
    return label if len(label) <= most else f"{label[: most - 1]}…"


def histogram(title: str, values: Sequence[int], what: str) -> str:
    """How often whole numbers come, in bars of equal width."""
    if not values:
        return ""
    low, high = min(values), max(values)
    step = max(1, math.ceil((high - low + 1) / BARS))
    bars = [0] * ((high - low) // step + 1)
    for value in values:
        bars[(value - low) // step] += 1
    wide, most = (WIDTH - 16) / len(bars), max(bars)
    floor = HEIGHT - 30
    drawn = []
    for n, count in enumerate(bars):
        tall = round(count / most * (floor - 20), 1)
        first, last = low + n * step, low + (n + 1) * step - 1
        span, begin = str(first) if first == last else f"{first} to {last}", 8 + n * wide + 0.75
        drawn.append(
            f'<rect x="{begin:.1f}" y="{floor - tall}" width="{max(1.0, wide - 1.5):.1f}" height="{tall}">'
            f"<title>{span} {text(what)}: {count}</title></rect>"
        )
    drawn.append(f'<path class=grid d="M8 {floor}H{WIDTH - 8}"/>')
    for n in sorted({0, len(bars) // 2, len(bars) - 1}):
        drawn.append(f'<text x="{8 + (n + 0.5) * wide:.1f}" y="{floor + 16}">{low + n * step}</text>')
    return drawing(title, drawn, HEIGHT - 8)
