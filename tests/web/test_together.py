"""Several browsers at one table: each guest sees their own, and nothing else comes over the wire."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import TimeoutError as TookTooLong
from playwright.sync_api import expect

from aerodrome.games import PACKAGES, load
from aerodrome.play.layout import layout_of
from aerodrome.rulebook.record import HIDDEN, NONE

from .browsing import REACH, Table, Visitor, play_together

pytestmark = pytest.mark.browser
SECRETIVE = [game for game in PACKAGES if load(game).has_secrets]


class Number(NamedTuple):
    """One number of a state."""

    name: str
    audience: str
    seat: int
    """The seat that it belongs to, or -1."""


def numbers(game: str) -> list[Number]:
    """What the numbers of a state are, in order."""

    def each(fields: list[dict[str, Any]], seat: int) -> Iterator[Number]:
        for field in fields:
            for i in range(math.prod(field["shape"])):
                if "fields" in field:
                    yield from each(field["fields"], i if field["name"] == "players" else seat)
                else:
                    yield Number(field["name"], field["audience"], seat)

    return list(each(layout_of(load(game)).schema()["fields"], -1))


def is_kept(number: Number, value: int, viewer: int, seats: int) -> bool:
    """Is the number free of anything that the viewer may not know?"""
    if number.audience == "secret":
        return value == HIDDEN
    if number.audience != "owner" or number.seat in (-1, viewer) or number.seat >= seats:
        return True
    if number.name == "chosen":  # not even whether somebody has chosen
        return value == NONE
    if number.name == "known" and seats == 2:  # what the other knows of the viewer's hand, the viewer knows too
        return True
    return value == HIDDEN


def seen_secrets(game: str, frames: list[dict[str, Any]], viewer: int, seats: int) -> list[str]:
    """What the frames show of others' secrets."""
    described, found = numbers(game), []
    for frame in frames:
        assert frame["viewer"] == viewer, "nobody gets another viewer's frames"
        values = enumerate(frame.get("state") or ()) if frame["t"] == "snapshot" else frame.get("changes", ())
        for place, value in values:
            if not is_kept(described[place], int(value), viewer, seats):
                found.append(f"{described[place]} is {value}")
    return found


def invite(host: Visitor, guest: Visitor, game: str) -> str:
    """Open a table in the browser, send its link, sit down, begin; the table."""
    page = host.visit(f"/new/{game}")
    page.locator("#seats").select_option("2")
    page.locator("#who-1").select_option("friend")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Invite").click()
    link = page.get_by_role("dialog").locator("input").input_value()
    page.keyboard.press("Escape")
    guest.page.goto(link)
    guest.page.locator("#name").fill("Ben")
    guest.page.get_by_role("button", name="Take the seat").click()
    guest.page.get_by_role("button", name="I am ready").click()
    assert "#" not in guest.page.url, "the invitation is gone from the address"
    expect(page.locator("li.panel").nth(1)).to_contain_text("Ben")
    page.get_by_role("button", name="I am ready").click()
    page.get_by_role("button", name="Start the game").click()
    page.get_by_test_id("stage").wait_for()
    return page.url.rpartition("/")[2]


@pytest.mark.parametrize("game", SECRETIVE)
def test_an_invited_friend_sees_no_secret(visitor: Callable[..., Visitor], game: str) -> None:
    ann, ben = visitor("Ann"), visitor()
    id = invite(ann, ben, game)
    tables = [Table(ann.page), Table(ben.page)]
    moves = play_together(tables, random.Random(11), 16)
    assert moves == 16
    for who, seat in ((ann, 0), (ben, 1)):
        frames = who.updates(id)
        running = [frame for frame in frames if frame["viewer"] == seat]
        assert len(running) > moves / 2
        assert seen_secrets(game, running, seat, 2) == []
        shown = next(frame["state"] for frame in reversed(running) if frame.get("state"))
        mine = [
            value
            for number, value in zip(numbers(game), shown, strict=True)
            if number.name == "hand" and number.seat == seat
        ]
        assert any(int(value) != HIDDEN for value in mine), "but their own"


def test_who_looks_on_sees_no_hand(visitor: Callable[..., Visitor]) -> None:
    ann, eve = visitor("Ann"), visitor()
    id = ann.against_bots("mad-zeppelin", privacy="public")
    table = ann.at_table(id)
    eve.visit("/tables")
    eve.page.locator(f"a[href='/t/{id}']").click()
    eve.page.get_by_test_id("stage").wait_for()
    table.play_by_mouse(random.Random(2), 5)
    eve.until(lambda: len(eve.updates(id)) > 3, "who looks on sees the moves")
    assert seen_secrets("mad-zeppelin", eve.updates(id), -1, 2) == []
    assert not Table(eve.page).moves.count()


def test_two_tabs_of_one_person_agree(visitor: Callable[..., Visitor]) -> None:
    ann = visitor("Ann")
    id = ann.against_bots("airships")
    first, second = ann.at_table(id), Table(ann.tab())
    second.page.goto(ann.page.url)
    choice = random.Random(9)
    for turn in range(8):
        (first, second)[turn % 2].click_one(choice)
    for table in (first, second):
        table.wait()
    # Both answer the same question: one of them is too late, and nothing is done twice.
    before = len(ann.made_moves())
    for table in (first, second):
        table.moves.first.dispatch_event("click")
    ann.until(lambda: len(ann.made_moves()) > before, "one of both moves is made")
    ann.until_answered()
    decisions = list(ann.made_moves().values())
    assert len(decisions) == len(set(decisions))
    ann.until(lambda: first.question.inner_text() == second.question.inner_text(), "both ask the same")
    ann.until(lambda: first.log.inner_text() == second.log.inner_text(), "both tell the same")


@pytest.mark.parametrize("game", ["mad-zeppelin", "zeppeldrome"])
def test_people_who_share_a_screen_have_a_curtain_between_them(visitor: Callable[..., Visitor], game: str) -> None:
    ann = visitor("Ann")
    id = ann.make_table(game, sit={"0": "Ann", "1": "Ben"}, start=True)["id"]
    page = ann.visit(f"/t/{id}")
    curtain, table, choice = page.locator(".curtain"), Table(page), random.Random(1)
    lifted: list[str] = []
    while len(lifted) <= 4:
        if table.until_something() == "curtain":
            assert not page.get_by_test_id("stage").count(), "nothing of the table is left to see"
            assert not page.get_by_test_id("dock").count()
            lifted.append(curtain.locator(".primary").inner_text())
            curtain.locator(".primary").click()
        else:
            table.try_one(choice)  # the curtain may fall before
    assert lifted[:2] in (["I am Ann", "I am Ben"], ["I am Ben", "I am Ann"])
    assert {"I am Ann", "I am Ben"} == set(lifted)
    for frame in ann.updates(id):
        assert seen_secrets(game, [frame], frame["viewer"], 2) == []


def until_after(visitor: Visitor, table: str, decision: int) -> None:
    visitor.until(lambda: visitor.updates(table)[-1]["decision"] > decision, "something else is asked")


def ask_for_the_last_play(players: list[Visitor], table: str, choice: random.Random) -> tuple[Visitor, Visitor]:
    """Play Mad Zeppelin until somebody has ended a play and asked to take that back; who, and the other."""
    for _ in range(200):
        play_together([Table(each.page) for each in players], choice, 1)
        for mine, other in (players, players[::-1]):
            end = mine.page.get_by_role("button", name="end the play")
            if not end.is_visible():
                continue
            mine.until_answered()
            decision = mine.updates(table)[-1]["decision"]
            with suppress(TookTooLong):  # the move before may have ended the play
                end.click(timeout=REACH)
            mine.until_answered()
            if mine.made_moves().get(mine.sent[-1]["id"]) != decision:
                continue
            # After the last play of a turn cards are dealt; and who has no choice is answered for by the table.
            for each in players:
                until_after(each, table, decision)
            ask = other.updates(table)[-1].get("ask")
            if mine.updates(table)[-1].get("take_back") and ask and len(ask["legal"]) > 1:
                mine.page.get_by_role("button", name="Ask to take back").click()
                return mine, other
    raise AssertionError("no play could be taken back")


def test_the_end_of_a_play_is_taken_back_if_the_other_agrees(visitor: Callable[..., Visitor]) -> None:
    ann, ben = visitor("Ann"), visitor()
    id = invite(ann, ben, "mad-zeppelin")
    asker, asked = ask_for_the_last_play([ann, ben], id, random.Random(4))
    mine, other = Table(asker.page), Table(asked.page)
    expect(mine.page.get_by_test_id("undo-wish")).to_contain_text("You asked to take it back")
    expect(mine.page.get_by_test_id("undo")).to_have_count(0)
    wish = other.page.get_by_test_id("undo-wish")
    expect(wish).to_contain_text("asks to take back the last move")
    wish.get_by_role("button", name="Allow").click()
    expect(mine.page.get_by_role("button", name="end the play")).to_be_visible()
    expect(wish).to_have_count(0)
    # Once more; this time the other does not agree, and cannot be asked again.
    mine.page.get_by_role("button", name="end the play").click()
    mine.page.get_by_role("button", name="Ask to take back").click()
    wish.get_by_role("button", name="Refuse").click()
    expect(mine.log).to_contain_text("does not agree")
    expect(mine.page.get_by_test_id("undo")).to_have_count(0)
    done = {frame["id"] for frame in asker.frames if frame["t"] == "ack"}
    assert [each["t"] for each in asked.sent if each["t"] == "answer"] == ["answer"] * 2
    assert len([each for each in asker.sent if each["t"] == "take back" and each["id"] in done]) == 2
    assert asker.updates(id)


def test_on_a_shared_screen_the_last_move_is_taken_back_at_the_curtain(visitor: Callable[..., Visitor]) -> None:
    ann = visitor("Ann")
    id = ann.make_table("mad-zeppelin", sit={"0": "Ann", "1": "Ben"}, start=True)["id"]
    page = ann.visit(f"/t/{id}")
    curtain, table, choice = page.locator(".curtain"), Table(page), random.Random(1)
    undo = curtain.get_by_test_id("undo")
    while not undo.is_visible():
        if table.until_something() == "curtain":
            curtain.locator(".primary").click()
        else:
            table.try_one(choice)
    name = undo.inner_text().partition("’s last move")[0].rpartition(" ")[2]
    undo.click()
    expect(curtain).to_have_count(0)
    expect(table.log).to_contain_text(f"{name} takes the last move back.")
    assert table.wait(), "a forced answer would not be given again"


def test_who_looks_on_is_told_and_all_can_end_the_game(visitor: Callable[..., Visitor]) -> None:
    ann, ben, eve = visitor("Ann"), visitor(), visitor("Eve")
    made = ann.make_table("airships", 2, privacy="public", sit={"0": "Ann"})
    ben.visit(f"/t/{made['id']}")
    ben.page.get_by_role("button", name="Sit here").click()
    ben.page.get_by_role("button", name="I am ready").click()
    ann.visit(f"/t/{made['id']}")
    expect(ann.page.locator("li.panel").nth(1)).to_contain_text("ready")
    ann.page.get_by_role("button", name="I am ready").click()
    ann.page.get_by_role("button", name="Start the game").click()
    for player in (ann, ben):
        player.page.get_by_test_id("stage").wait_for()

    def movers() -> list[Visitor]:
        return [each for each in (ann, ben) if each.page.title().startswith("● Your turn")]

    ann.until(lambda: len(movers()) == 1, "the page's title says whose turn it is")
    (mover,) = movers()

    eve.visit(f"/t/{made['id']}")
    eve.page.get_by_test_id("stage").wait_for()
    ann.page.get_by_test_id("menu").click()
    expect(ann.page.get_by_test_id("onlookers")).to_have_text("One person is looking on.")
    ann.page.get_by_test_id("abandon").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Propose to end the game").click()
    wish = ben.page.get_by_test_id("abandon-wish")
    expect(wish).to_contain_text("Ann would like to end the game")
    wish.get_by_role("button", name="Play on").click()
    expect(wish).to_be_hidden()
    expect(ann.page.get_by_test_id("stage")).to_be_visible()

    while not mover.made_moves():  # after a move it can be proposed again
        Table(mover.page).click_one(random.Random(1))
    ben.page.get_by_test_id("menu").click()
    ben.page.get_by_test_id("abandon").click()
    ben.page.get_by_role("dialog").get_by_role("button", name="Propose to end the game").click()
    ann.page.get_by_test_id("abandon-wish").get_by_role("button", name="End it").click()
    for player in (ann, ben, eve):
        expect(player.page.get_by_test_id("result")).to_contain_text("abandoned")
