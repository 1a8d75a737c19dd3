"""The report of a training run. None of this needs PyTorch."""

from __future__ import annotations

import json
from pathlib import Path

from aerodrome.lab.page import curves
from aerodrome.learn.report import LOG, MOST_POINTS, Report, thinned


def iteration(number: int, loss: float = 0.5) -> dict[str, float]:
    names = ("policy loss", "value loss", "entropy", "kl", "explained", "beta")
    speeds = {"a second": 1e6, "rolled out a second": 2e6}
    return {"iteration": number, "seconds": number, "decisions": 100 * number, **speeds, **dict.fromkeys(names, loss)}


STRENGTH = {"seconds": 3, "decisions": 300, "rival": "greedy", "seats": 2, "mean": 0.625, "error": 0.03, "games": 512}


def test_the_page_has_curves_strength_and_settings_and_needs_nothing_from_elsewhere(tmp_path: Path) -> None:
    report = Report(tmp_path, "Airships <1>", {"seed": 7})
    for number in range(1, 6):
        report.add("iteration", iteration(number))
    report.add("strength", STRENGTH)
    report.draw()
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert page.count("<svg") == 8
    assert "Airships &lt;1&gt;" in page
    assert "62.5% ± 3.0%" in page
    assert "<th>seed</th><td>7</td>" in page
    assert "http" not in page
    assert "<script" not in page


def test_a_curve_runs_through_its_points() -> None:
    figure = curves("Loss", {"loss": [(0, 1), (5, float("nan")), (10, 3)]})
    (points,) = (part.split('points="')[1].split('"')[0] for part in figure.split("<polyline ")[1:])
    (left, below), (right, above) = (tuple(map(float, point.split(","))) for point in points.split())
    assert left < right
    assert above < below
    assert curves("Nothing", {"none": []}) == ""


def test_a_long_run_is_thinned_but_keeps_its_end() -> None:
    entries = [{"n": n} for n in range(10 * MOST_POINTS + 3)]
    kept = thinned(entries)
    assert len(kept) <= MOST_POINTS + 1
    assert (kept[0], kept[-1]) == (entries[0], entries[-1])


def test_a_run_that_continues_forgets_what_came_after_its_checkpoint(tmp_path: Path) -> None:
    report = Report(tmp_path, "Airships", {})
    for number in range(1, 6):
        report.add("iteration", iteration(number))
    with (tmp_path / LOG).open("a") as file:
        file.write('{"kind": "iter')  # killed while writing
    again = Report(tmp_path, "Airships", {})
    again.take_up(300)
    assert [entry["iteration"] for entry in again.entries] == [1, 2, 3]
    again.add("iteration", iteration(4))
    lines = (tmp_path / LOG).read_text().splitlines()
    assert [json.loads(line)["iteration"] for line in lines] == [1, 2, 3, 4]
