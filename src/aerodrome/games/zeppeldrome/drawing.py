"""Pictures of Zeppeldrome's cards, drawn from their data: as SVG for a browser, as text for a terminal.

A plan is drawn on a grid: the dirigible stands at the start of the plan, and each arrow leads from one point to the
next. In our deck, if two ways meet in a point, the same arrows follow from there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html import escape
from typing import NamedTuple

from aerodrome.games.zeppeldrome import cards, plans
from aerodrome.games.zeppeldrome.cards import Card
from aerodrome.games.zeppeldrome.plans import Arrow

SPACING = 48
MARGIN = 30
POINT = 4.5  # radius of the points between arrows
SHIP = 16  # half the length of the dirigible
ACTION_HEIGHT = 54
ROUND_CARD = 12

# Arrows in text: solid and open, by direction.
SOLID = ("→", "←", "↑", "↓", "↗", "↘", "↖", "↙")
OPEN = ("⇒", "⇐", "⇑", "⇓", "⇗", "⇘", "⇖", "⇙")


class Stroke(NamedTuple):
    """An arrow on the grid of a card; rows count downwards, columns forward."""

    row: int
    column: int
    direction: int
    paid: bool

    @property
    def tip(self) -> tuple[int, int]:
        return self.row + cards.ROWS_UP_OR_DOWN[self.direction], self.column + cards.COLUMNS_ON[self.direction]


def strokes(card: Card) -> list[Stroke]:
    """The arrows of a card on the grid, each once; the dirigible is at row 0 and column 0."""
    return list(dict.fromkeys(_walk(card.tree, 0, 0)))


def _walk(ways: tuple[Arrow, ...], row: int, column: int) -> Iterator[Stroke]:
    for arrow in ways:
        stroke = Stroke(row, column, arrow.direction, arrow.paid)
        yield stroke
        yield from _walk(arrow.following, *stroke.tip)


def text_lines(card: Card) -> list[str]:
    """The plan as lines of text: O is the dirigible, o is a point, and arrows with a double line cost a card."""
    drawn = strokes(card)
    rows = [0, *(stroke.tip[0] for stroke in drawn)]
    columns = [0, *(stroke.tip[1] for stroke in drawn)]
    top, left = min(rows), min(columns)
    grid = [[" "] * (4 * (max(columns) - left) + 1) for _ in range(2 * (max(rows) - top) + 1)]
    for stroke in drawn:
        row, column = stroke.tip
        grid[2 * (row - top)][4 * (column - left)] = "o"
    for stroke in drawn:
        row = stroke.row - top + stroke.tip[0] - top
        column = 2 * (stroke.column - left + stroke.tip[1] - left)
        grid[row][column] = (OPEN if stroke.paid else SOLID)[stroke.direction]
    grid[-2 * top][-4 * left] = "O"
    return ["".join(line).rstrip() for line in grid]


def svg(card: Card, title: str, described: str) -> str:
    """The card as a complete SVG picture, described in words. It uses `currentColor` and needs no style sheet."""
    drawn = strokes(card)
    rows = [0, *(stroke.tip[0] for stroke in drawn)]
    columns = [0, *(stroke.tip[1] for stroke in drawn)]
    width = max(5, max(columns) - min(columns)) * SPACING + 2 * MARGIN
    plan_height = max(4, max(rows) - min(rows)) * SPACING + 2 * MARGIN
    height = plan_height + ACTION_HEIGHT
    left = MARGIN - min(columns) * SPACING + (width - 2 * MARGIN - (max(columns) - min(columns)) * SPACING) / 2
    top = MARGIN - min(rows) * SPACING + (plan_height - 2 * MARGIN - (max(rows) - min(rows)) * SPACING) / 2

    def at(row: int, column: int) -> tuple[float, float]:
        return left + column * SPACING, top + row * SPACING

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" role="img"'
        f' fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">',
        f"<title>{escape(title)}</title>",
        f"<desc>{escape(described)}</desc>",
        f'<rect x="1" y="1" width="{width - 2:g}" height="{height - 2:g}" rx="{ROUND_CARD}"/>',
        f'<path d="M1 {plan_height:g}H{width - 1:g}"/>',
    ]
    parts += [_point(*at(*stroke.tip)) for stroke in {stroke.tip: stroke for stroke in drawn}.values()]
    parts += [_arrow(stroke, at) for stroke in drawn]
    parts.append(_dirigible(*at(0, 0)))
    parts.append(
        f'<text x="{width / 2:g}" y="{plan_height + ACTION_HEIGHT / 2 + 5:g}" text-anchor="middle" fill="currentColor"'
        f' stroke="none" font-family="Georgia, serif" font-size="15">{escape(card.action)}</text>'
    )
    parts.append(
        f'<text x="{width - 10:g}" y="20" text-anchor="end" fill="currentColor" stroke="none"'
        f' font-family="Georgia, serif" font-size="12">{card.number + 1}</text>'
    )
    return "\n".join([*parts, "</svg>", ""])


def _arrow(stroke: Stroke, at: Callable[[int, int], tuple[float, float]]) -> str:
    """An arrow in SVG: a solid arrow is filled, an open one is an outline."""
    x1, y1 = at(stroke.row, stroke.column)
    x2, y2 = at(*stroke.tip)
    length = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5
    dx, dy = (x2 - x1) / length, (y2 - y1) / length
    from_ship = (stroke.row, stroke.column) == (0, 0)
    start, end = (SHIP + 5.0 if from_ship else POINT + 3), length - POINT - 2
    points = [
        (x1 + dx * along - dy * aside, y1 + dy * along + dx * aside)
        for along, aside in (
            *((start, 2), (end - 9, 2), (end - 9, 6), (end, 0)),
            *((end - 9, -6), (end - 9, -2), (start, -2)),
        )
    ]
    outline = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    fill = "none" if stroke.paid else "currentColor"
    name = f"{plans.DIRECTION_IDS[stroke.direction]}{'?' if stroke.paid else ''}"
    return f'<path d="M{outline}Z" fill="{fill}" stroke-width="1.2"><title>{name}</title></path>'


def _point(x: float, y: float) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{POINT:g}" stroke-width="1.2"/>'


def _dirigible(x: float, y: float) -> str:
    return (
        f'<g stroke-width="1.6"><ellipse cx="{x + 2:g}" cy="{y:g}" rx="{SHIP - 2}" ry="7.5" fill="currentColor"/>'
        f'<path d="M{x - 9:g} {y:g}l-7 -6v12z" fill="currentColor"/><path d="M{x - 4:g} {y + 8:g}h10l-2 4h-6z"/></g>'
    )
