"""What luck and skill made of a finished game, beside the board. The server's answers are written here, so that nothing
depends on how fast it searches."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from .browsing import Table, Visitor
from .tour import finished

pytestmark = pytest.mark.browser


def part(value: float) -> dict[str, float]:
    return {"value": value, "error": 0.03}


def review(plies: int) -> dict[str, Any]:
    """The first seat wins, by a stroke of luck and by what the other does at last."""
    values = [[0.5 + 0.5 * ply / plies, 0.5 - 0.5 * ply / plies] for ply in range(plies + 1)]
    accounts = [
        {
            "opening": part(0.5),
            "luck": part(sign * 0.3),
            "choices": part(mine),
            "others": part(theirs),
            "result": result,
        }
        for sign, mine, theirs, result in ((1, 0.0, 0.2, 1.0), (-1, -0.2, 0.0, 0.0))
    ]
    luck = {"ply": 3, "by": part(0.3), "is_luck": True, "label": [], "better": []}
    return {
        "values": values, "errors": [0.02] * (plies + 1), "verdicts": [], "fortunes": [], "accounts": accounts,
        "best": [[luck], []], "worst": [[], [{**luck, "by": part(-0.3)}]], "futures": 400,
    }  # fmt: skip


class Server:
    """Answers for a page that asks for a review: it has begun until it is let finish."""

    def __init__(self, page: Page, id: str, plies: int) -> None:
        self.id, self.plies, self.finishes, self.stopped = id, plies, False, 0
        page.route(f"**/api/tables/{id}/review*", self.answer)

    def answer(self, route: Route) -> None:
        if route.request.method == "DELETE":
            self.stopped += 1
            route.fulfill(status=204)
            return
        body: dict[str, Any] = {"id": self.id, "text": "", "total": 80}
        body |= {"state": "thinking", "done": 12, "review": None}
        if self.finishes:
            body |= {"state": "done", "done": 80, "review": review(self.plies)}
        route.fulfill(status=200, content_type="application/json", body=json.dumps(body))


def opened(ann: Visitor) -> Server:
    """A replay with the tab that tells of luck."""
    id = finished(ann, "airships")
    ann.visit(f"/t/{id}")
    Table(ann.page).over.wait_for()
    ann.visit(f"/replay/{id}")
    ann.page.get_by_test_id("timeline").wait_for()
    plies = int(ann.page.get_by_test_id("timeline").get_attribute("max") or 0)
    server = Server(ann.page, id, plies)
    ann.page.get_by_role("tab", name="Luck and skill").click()
    return server


def test_luck_and_skill_are_told_and_lead_to_their_moments(visitor: Callable[..., Visitor]) -> None:
    ann = visitor("Ann")
    server, page = opened(ann), ann.page
    told = page.get_by_test_id("luck")
    expect(told).to_contain_text("12 of 80")
    server.finishes = True
    expect(page.get_by_test_id("account-0")).to_contain_text("50% before the set-up, +30% by luck")
    expect(page.get_by_test_id("account-1")).to_contain_text("−20% by own choices")
    expect(told).to_contain_text("400 times")
    told.get_by_role("combobox").select_option("0")
    moment = told.get_by_role("button").filter(has_text="Move 3, luck:")
    expect(moment).to_contain_text("+30%")
    moment.click()
    expect(page.get_by_test_id("timeline")).to_have_value("3")
    expect(moment).to_have_attribute("aria-current", "step")
    told.get_by_role("combobox").select_option("1")
    expect(moment).to_contain_text("−30%")
    assert server.stopped == 0


def test_the_work_can_be_stopped(visitor: Callable[..., Visitor]) -> None:
    ann = visitor("Ann")
    server, page = opened(ann), ann.page
    page.get_by_test_id("luck").get_by_role("button", name="Stop").click()
    expect(page.get_by_test_id("story")).to_be_visible()
    assert server.stopped == 1
    page.get_by_role("tab", name="Luck and skill").click()
    expect(page.get_by_test_id("luck")).to_contain_text("12 of 80")
