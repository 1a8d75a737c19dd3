"""Pictures of the flight-plan cards."""

from __future__ import annotations

import math
import re
import xml.etree.ElementTree as ET

import pytest

from aerodrome.games.zeppeldrome.cards import CARDS, COLUMNS_ON, ROWS_UP_OR_DOWN, Card, read_cards
from aerodrome.games.zeppeldrome.drawing import (
    ACTION_HEIGHT,
    MARGIN,
    POINT,
    SHIP,
    SPACING,
    Stroke,
    strokes,
    svg,
    text_lines,
)
from aerodrome.games.zeppeldrome.plans import Arrow
from tests.zeppeldrome.test_cards import with_plan

SVG = "{http://www.w3.org/2000/svg}"
NUMBERS = range(1, 71)


def card(number: int) -> Card:
    return CARDS.deck[number - 1]


def with_tree(plan: str) -> Card:
    return read_cards(with_plan(plan), "x").deck[0]


# --- as text ------------------------------------------------------------------------------------------------------

PICTURES = {
    # F F F
    27: """\
O → o → o → o""",
    # UF F UF
    1: """\
            o
          ↗
    o → o
  ↗
O""",
    # F D F D F
    10: """\
O → o
    ↓
    o → o
        ↓
        o → o""",
    # B UF F UF F
    19: """\
            o → o
          ↗
    o → o
  ↗
o ← O""",
    # F { UF F / DF F }
    35: """\
        o → o
      ↗
O → o
      ↘
        o → o""",
    # F { F / D? F F }
    53: """\
O → o → o
    ⇓
    o → o → o""",
    # F F F? { UF? / DF? }
    69: """\
                o
              ⇗
O → o → o ⇒ o
              ⇘
                o""",
    # { UF DF F / DF UF F }: the ways meet
    47: """\
    o
  ↗   ↘
O       o → o
  ↘   ↗
    o""",
}


@pytest.mark.parametrize("number", PICTURES)
def test_a_plan_as_text(number: int) -> None:
    assert text_lines(card(number)) == PICTURES[number].split("\n")


def test_arrows_in_all_directions() -> None:
    plan = with_tree("{ F / B? / U / D? / UF / DF? / UB? / DB }")
    assert text_lines(plan) == [
        "o   o   o",
        "  ⇖ ↑ ↗",
        "o ⇐ O → o",
        "  ↙ ⇓ ⇘",
        "o   o   o",
    ]
    paid = with_tree("{ F? / B / U? / D / UF? / DF / UB / DB? }")
    assert text_lines(paid) == [
        "o   o   o",
        "  ↖ ⇑ ⇗",
        "o ← O ⇒ o",
        "  ⇙ ↓ ↘",
        "o   o   o",
    ]


@pytest.mark.parametrize("number", NUMBERS)
def test_every_arrow_of_every_card_is_in_its_text(number: int) -> None:
    text = "\n".join(text_lines(card(number)))
    drawn = strokes(card(number))
    assert sum(text.count(arrow) for arrow in "→←↑↓↗↘↖↙") == sum(not stroke.paid for stroke in drawn)
    assert sum(text.count(arrow) for arrow in "⇒⇐⇑⇓⇗⇘⇖⇙") == sum(stroke.paid for stroke in drawn)
    assert text.count("O") == 1
    assert text.count("o") == len({stroke.tip for stroke in drawn} - {(0, 0)})


# --- on the grid --------------------------------------------------------------------------------------------------


def nodes(arrows: tuple[Arrow, ...], row: int = 0, column: int = 0) -> list[tuple[int, int, tuple[Arrow, ...]]]:
    """Every point of a plan with what follows from there."""
    found = [(row, column, arrows)]
    for arrow in arrows:
        found += nodes(arrow.following, row + ROWS_UP_OR_DOWN[arrow.direction], column + COLUMNS_ON[arrow.direction])
    return found


@pytest.mark.parametrize("number", NUMBERS)
def test_where_ways_meet_in_a_point_what_follows_is_the_same(number: int) -> None:
    """Otherwise the picture would show ways that the card does not have."""
    at: dict[tuple[int, int], tuple[Arrow, ...]] = {}
    for row, column, following in nodes(card(number).tree):
        assert at.setdefault((row, column), following) == following


@pytest.mark.parametrize("number", NUMBERS)
def test_no_arrow_is_drawn_twice_or_across_another(number: int) -> None:
    drawn = strokes(card(number))
    assert len({(stroke.row, stroke.column, stroke.direction) for stroke in drawn}) == len(drawn)
    middles = [(stroke.row + stroke.tip[0], stroke.column + stroke.tip[1]) for stroke in drawn]
    assert len(set(middles)) == len(middles)


def test_arrows_lie_where_their_plan_leads() -> None:
    drawn = strokes(with_tree("UB { D? / F }"))
    assert drawn == [Stroke(0, 0, 6, False), Stroke(-1, -1, 3, True), Stroke(-1, -1, 0, False)]
    assert [stroke.tip for stroke in drawn] == [(-1, -1), (0, -1), (-1, 0)]
    assert len(strokes(card(47))) == 5  # the last arrow of both ways is the same


# --- as SVG -------------------------------------------------------------------------------------------------------


def picture(number: int) -> ET.Element:
    return ET.fromstring(svg(card(number), f"Card {number}", "its plan and its action"))


def arrows_in(picture: ET.Element) -> list[ET.Element]:
    """The paths that are arrows: each has a title, its direction."""
    return [path for path in picture.iter(f"{SVG}path") if path.find(f"{SVG}title") is not None]


@pytest.mark.parametrize("number", NUMBERS)
def test_every_card_is_well_formed_with_a_title_and_a_description(number: int) -> None:
    root = picture(number)
    assert root.tag == f"{SVG}svg"
    assert root.get("role") == "img"
    assert root.findtext(f"{SVG}title") == f"Card {number}"
    assert root.findtext(f"{SVG}desc") == "its plan and its action"
    assert [text.text for text in root.iter(f"{SVG}text")] == [card(number).action, str(number)]


@pytest.mark.parametrize("number", NUMBERS)
def test_there_is_a_path_for_each_arrow_and_open_ones_are_not_filled(number: int) -> None:
    drawn = strokes(card(number))
    paths = arrows_in(picture(number))
    assert len(paths) == len(drawn)
    names = ("F", "B", "U", "D", "UF", "DF", "UB", "DB")
    for path, stroke in zip(paths, drawn, strict=True):
        assert path.findtext(f"{SVG}title") == names[stroke.direction] + ("?" if stroke.paid else "")
        assert path.get("fill") == ("none" if stroke.paid else "currentColor")


@pytest.mark.parametrize("number", NUMBERS)
def test_everything_lies_on_the_card(number: int) -> None:
    root = picture(number)
    _, _, width, height = map(float, (root.get("viewBox") or "").split())
    line = root.find(f"{SVG}path")
    assert line is not None
    above = float((line.get("d") or "").split()[1].split("H")[0])
    assert above < height
    for path in arrows_in(root):
        points = [tuple(map(float, pair.split())) for pair in (path.get("d") or "")[1:-1].split("L")]
        assert len(points) == 7
        for x, y in points:
            assert 0 < x < width
            assert 0 < y < above


@pytest.mark.parametrize("number", NUMBERS)
def test_an_arrow_points_from_its_start_to_its_tip(number: int) -> None:
    root = picture(number)
    for path, stroke in zip(arrows_in(root), strokes(card(number)), strict=True):
        points = [tuple(map(float, pair.split())) for pair in (path.get("d") or "")[1:-1].split("L")]
        start = middle(points[0], points[6])
        tip = points[3]
        assert sign(tip[0] - start[0]) == COLUMNS_ON[stroke.direction]
        assert sign(tip[1] - start[1]) == ROWS_UP_OR_DOWN[stroke.direction]


def sign(x: float) -> int:
    return 0 if abs(x) < 0.5 else 1 if x > 0 else -1


@pytest.mark.parametrize("number", NUMBERS)
def test_points_and_arrows_lie_on_a_grid_around_the_dirigible(number: int) -> None:
    root = picture(number)
    drawn = strokes(card(number))
    tips = list(dict.fromkeys(stroke.tip for stroke in drawn))
    circles = [(float(c.get("cx") or 0), float(c.get("cy") or 0)) for c in root.iter(f"{SVG}circle")]
    assert len(circles) == len(tips)
    at = dict(zip(tips, circles, strict=True))
    left, top = circles[0][0] - tips[0][1] * SPACING, circles[0][1] - tips[0][0] * SPACING
    for (row, column), (x, y) in at.items():
        assert (x, y) == pytest.approx((left + column * SPACING, top + row * SPACING), abs=0.01)
    for path, stroke in zip(arrows_in(root), drawn, strict=True):
        points = [tuple(map(float, pair.split())) for pair in (path.get("d") or "")[1:-1].split("L")]
        x, y = at[stroke.tip]
        assert 0 < math.dist(points[3], (x, y)) < SPACING / 4  # the head ends just before its point
        start = (x - COLUMNS_ON[stroke.direction] * SPACING, y - ROWS_UP_OR_DOWN[stroke.direction] * SPACING)
        assert 0 < math.dist(middle(points[0], points[6]), start) < SPACING / 2
    ellipse = root.find(f".//{SVG}ellipse")
    assert ellipse is not None
    assert math.dist((float(ellipse.get("cx") or 0), float(ellipse.get("cy") or 0)), (left, top)) < SPACING / 4


@pytest.mark.parametrize("number", NUMBERS)
def test_arrows_are_even_and_leave_room_for_the_points_and_the_dirigible(number: int) -> None:
    root = picture(number)
    circles = [(float(c.get("cx") or 0), float(c.get("cy") or 0)) for c in root.iter(f"{SVG}circle")]
    drawn = strokes(card(number))
    at = dict(zip(dict.fromkeys(stroke.tip for stroke in drawn), circles, strict=True))
    for path, stroke in zip(arrows_in(root), drawn, strict=True):
        down, on = ROWS_UP_OR_DOWN[stroke.direction], COLUMNS_ON[stroke.direction]
        x, y = at[stroke.tip][0] - on * SPACING, at[stroke.tip][1] - down * SPACING
        step = math.hypot(on, down)
        points = [tuple(map(float, pair.split())) for pair in (path.get("d") or "")[1:-1].split("L")]
        along = [((px - x) * on + (py - y) * down) / step for px, py in points]
        aside = [((py - y) * on - (px - x) * down) / step for px, py in points]
        assert aside == pytest.approx([-far for far in reversed(aside)], abs=0.15)
        assert along == pytest.approx(list(reversed(along)), abs=0.15)
        assert 1 < abs(aside[0]) + 0.15 < abs(aside[2]) < 8  # the head is wider than the shaft
        assert abs(aside[0] - aside[1]) < 0.2
        assert abs(along[1] - along[2]) < 0.2
        begin = SHIP if (stroke.row, stroke.column) == (0, 0) else POINT
        assert begin < along[0] < along[1] < along[3] < SPACING * step - POINT


@pytest.mark.parametrize("number", NUMBERS)
def test_the_plan_is_in_the_middle_and_everything_within_the_frame(number: int) -> None:
    root = picture(number)
    _, _, width, height = map(float, (root.get("viewBox") or "").split())
    assert width >= 5 * SPACING + 2 * MARGIN
    frame, line = root.find(f"{SVG}rect"), root.find(f"{SVG}path")
    assert frame is not None
    assert line is not None
    assert [float(frame.get(name) or 0) for name in ("x", "y", "width", "height")] == [1, 1, width - 2, height - 2]
    above = height - ACTION_HEIGHT
    assert line.get("d") == f"M1 {above:g}H{width - 1:g}"
    drawn = strokes(card(number))
    circles = [(float(c.get("cx") or 0), float(c.get("cy") or 0)) for c in root.iter(f"{SVG}circle")]
    (row, column), (x, y) = drawn[0].tip, circles[0]
    points = [*circles, (x - column * SPACING, y - row * SPACING)]
    for nth, middle_of in ((0, width / 2), (1, above / 2)):
        values = [point[nth] for point in points]
        assert (min(values) + max(values)) / 2 == pytest.approx(middle_of, abs=0.01)
        assert min(values) >= MARGIN
    action, corner = [(float(text.get("x") or 0), float(text.get("y") or 0)) for text in root.iter(f"{SVG}text")]
    assert action[0] == width / 2
    assert above < action[1] - 10 < action[1] < height
    assert width - MARGIN < corner[0] < width
    assert 0 < corner[1] < MARGIN


def middle(a: tuple[float, ...], b: tuple[float, ...]) -> tuple[float, float]:
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def test_text_is_escaped() -> None:
    drawn = svg(card(1), '<b> & "c"', "</desc><script>alert(1)</script>")
    root = ET.fromstring(drawn)
    assert root.findtext(f"{SVG}title") == '<b> & "c"'
    assert "</desc><script>" in (root.findtext(f"{SVG}desc") or "")
    assert "<script" not in drawn


@pytest.mark.parametrize("number", NUMBERS)
def test_nothing_runs_and_nothing_is_fetched(number: int) -> None:
    drawn = svg(card(number), "t", "a")
    root = ET.fromstring(drawn)
    assert {element.tag.removeprefix(SVG) for element in root.iter()} <= {
        *("svg", "title", "desc", "rect", "path", "g", "ellipse", "circle", "text"),
    }
    for element in root.iter():
        for name, value in element.attrib.items():
            assert not name.startswith("on")
            assert "href" not in name
            assert name != "style"
            assert not re.search(r"url\(|//|javascript", value)
    assert drawn.count("http") == 1  # the name space
