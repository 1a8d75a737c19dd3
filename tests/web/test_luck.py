"""Each browser's share in the luck of a table, and what the page says about it when the game is over."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from aerodrome.play.gamefile import parse_match
from aerodrome.play.luck import pledge_of
from tests.cli.program import Program

from .browsing import Visitor
from .test_together import invite

pytestmark = pytest.mark.browser

LEAVE = """([table, seat]) => new Promise((done) => {
  const socket = new WebSocket(location.origin.replace('http', 'ws') + '/ws');
  socket.onopen = () => socket.send(JSON.stringify({ t: 'leave', id: `leave ${seat}`, table, seat }));
  socket.onmessage = () => { socket.close(); done(); };
})"""
FORGET = """([table, seat]) => {
  const notes = JSON.parse(localStorage.getItem('aerodrome.promises'));
  notes[table].drawn[seat].nonce = '0'.repeat(64);
  localStorage.setItem('aerodrome.promises', JSON.stringify(notes));
}"""


def end(table: str, *players: Visitor) -> None:
    """All get up, so that the game is abandoned and its secret shown; then they look at what became of it."""
    for seat, who in enumerate(players):
        who.visit("/")
        who.page.evaluate(LEAVE, [table, seat])
    for who in players:
        who.visit(f"/t/{table}")


def test_two_browsers_have_a_share_in_the_luck_and_see_that_it_is_there(
    visitor: Callable[..., Visitor], tmp_path: Path
) -> None:
    ann, ben = visitor("Ann"), visitor()
    id = invite(ann, ben, "airships")
    commitment = ann.updates(id)[0]["commitment"]
    nonces = []
    for seat, who in enumerate((ann, ben)):
        (pledge,) = [each["pledge"] for each in who.sent if each["t"] == "ready"]
        (nonce,) = [each["nonce"] for each in who.sent if each["t"] == "reveal"]
        assert pledge == pledge_of(id, seat, commitment, nonce)
        nonces.append(nonce)
    end(id, ann, ben)
    for who in (ann, ben):
        expect(who.page.get_by_test_id("fair")).to_have_attribute("data-proven", "mine")
        expect(who.page.get_by_test_id("fair")).to_contain_text("Nobody could choose this deal: not the server")
        assert "fair" not in who.page.get_by_test_id("result").inner_text().lower()
    # What the page tells to be checked elsewhere holds there.
    page = ann.page
    page.get_by_test_id("fair").locator("summary").click()
    page.get_by_test_id("check-file").click()
    expect(page.get_by_test_id("file-check")).to_contain_text("✓")
    words = page.locator("code", has_text="aerodrome verify FILE").inner_text().split()[3:]
    text = ann.context.request.get(f"{ann.base}/api/tables/{id}/export").text()
    (tmp_path / "game.aero").write_text(text)
    done = Program(tmp_path, real=False)("verify", tmp_path / "game.aero", *words)
    assert done.code == 0, done.all
    assert "and the one that you noted" in done.out
    assert "with the pledge that you noted" in done.out
    match = parse_match(text)
    assert [share.nonce for share in match.luck.shares] == nonces  # type: ignore[attr-defined]
    assert page.get_by_test_id("seed").inner_text() == match.luck.seed.hex()  # type: ignore[attr-defined]
    # A browser that drew another number than the one in the record says so.
    ben.page.evaluate(FORGET, [id, 1])
    ben.page.reload()
    expect(ben.page.get_by_test_id("fair")).to_have_attribute("data-proven", "bad")
    expect(ben.page.get_by_test_id("fair")).to_contain_text("The random number that this browser drew is NOT in it.")


def test_a_table_of_one_person_and_bots_has_a_share_in_it_too(visitor: Callable[..., Visitor]) -> None:
    ann = visitor("Ann", locale="de-DE", settings={"locale": "de"})
    id = str(ann.make_table("airships", bots={"1": "greedy"}, sit={"0": ""})["id"])
    page = ann.visit(f"/t/{id}")
    page.get_by_role("button", name="Spiel beginnen").click()
    page.get_by_test_id("stage").wait_for()
    assert [each["t"] for each in ann.sent if each["t"] in ("ready", "reveal", "start")] == ["ready", "reveal", "start"]
    end(id, ann)
    expect(page.get_by_test_id("fair")).to_have_attribute("data-proven", "mine")
    expect(page.get_by_test_id("fair")).to_contain_text("Niemand konnte diese Verteilung wählen: nicht der Server")


def test_numbers_that_were_shown_for_nothing_are_drawn_anew(visitor: Callable[..., Visitor]) -> None:
    """Ben changes his mind when all numbers are there: everybody says again that they are ready."""
    ann, ben = visitor("Ann"), visitor()
    made = ann.make_table("airships", sit={"0": ""})
    ben.visit(f"/join#{made['invites']['1']}")
    ben.page.locator("#name").fill("Ben")
    ben.page.locator("form button").click()
    ann.visit(f"/t/{made['id']}")
    for _ in range(2):
        for who in (ben, ann):
            who.page.get_by_role("button", name="I am ready").click()
        expect(ann.page.locator("li.panel").nth(1)).to_contain_text("random number shown")
        if len([each for each in ben.sent if each["t"] == "ready"]) == 1:
            ben.page.get_by_role("button", name="Not yet").click()
            expect(ann.page.locator("li.panel").nth(0)).to_contain_text("not ready")
    ann.page.get_by_role("button", name="Start the game").click()
    ann.page.get_by_test_id("stage").wait_for()
    shown = [each["nonce"] for each in ann.sent if each["t"] == "reveal"]
    assert len(set(shown)) == 2
    end(made["id"], ann, ben)
    ann.page.get_by_test_id("fair").locator("summary").click()
    expect(ann.page.get_by_test_id("fair")).to_contain_text("Nobody could choose this deal freely")
    expect(ann.page.get_by_test_id("fair")).to_contain_text("shown for nothing once before this deal")
    ann.visit(f"/games/{made['id']}")
    expect(ann.page.locator("main")).to_contain_text("random numbers were shown for nothing once: the seats changed")
