"""People with a browser: they open pages, play by mouse, by keyboard or by typing, and keep what came over the wire."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, Playwright, WebSocket, sync_playwright
from playwright.sync_api import Error as BrowserError
from playwright.sync_api import TimeoutError as TookTooLong

from tools.browser import path as path_of_browser

NASTY = "<img src=x onerror=alert(1)>&lt;b&gt;"
"""A name that must stay what it is."""
PATIENCE = 30_000.0
"""Milliseconds after which a person gives up waiting."""
MOVES = ".legal[data-action], .choices [data-action]:enabled"
"""Everything on a table that can be done now."""
KEEP_SETTINGS = """settings => {
  if (!localStorage.getItem('aerodrome.settings')) localStorage.setItem('aerodrome.settings', settings);
}"""


@contextmanager
def chromium(*more: str) -> Iterator[Browser]:
    """The browser of this machine, without a window."""
    with sync_playwright() as playwright:
        yield from _launched(playwright, more)


def _launched(playwright: Playwright, more: tuple[str, ...]) -> Iterator[Browser]:
    # Its sandbox cannot be had in most containers, and it shows our own pages only.
    browser = playwright.chromium.launch(executable_path=path_of_browser(), args=["--no-sandbox", *more])
    try:
        yield browser
    finally:
        browser.close()


class Visitor:
    """A person with a browser of their own: one context, with one page unless there are more tabs."""

    def __init__(self, browser: Browser, base: str, settings: dict[str, Any] | None = None, **context: Any) -> None:
        self.base = base
        self.context: BrowserContext = browser.new_context(
            **{"viewport": {"width": 1280, "height": 800}, "service_workers": "block", **context}
        )
        self.context.set_default_timeout(PATIENCE)
        kept = json.dumps({"speed": "instant", **(settings or {})})
        self.context.add_init_script(f"({KEEP_SETTINGS})({json.dumps(kept)})")
        self.complaints: list[str] = []
        """Errors and warnings of the console, and of scripts."""
        self.frames: list[dict[str, Any]] = []
        """All that came over WebSockets, in order."""
        self.sent: list[dict[str, Any]] = []
        self.page = self.tab()

    def tab(self) -> Page:
        page = self.context.new_page()
        page.on("console", lambda said: self._hear(said.type, said.text))
        page.on("pageerror", lambda error: self.complaints.append(f"script: {error}"))
        page.on("dialog", lambda dialog: (self.complaints.append(f"dialog: {dialog.message}"), dialog.dismiss()))
        page.on("websocket", self._follow)
        return page

    def _hear(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and "Service Worker registration blocked" not in text:
            self.complaints.append(f"{kind}: {text}")

    def _follow(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.frames.append(json.loads(data)))
        socket.on("framesent", lambda data: self.sent.append(json.loads(data)))

    def forgive(self, pattern: str) -> None:
        """Complaints that the test brought about itself."""
        self.complaints = [each for each in self.complaints if not re.search(pattern, each)]

    def close(self) -> None:
        self.context.close()

    # --- the server, past the page

    def ask(self, method: str, path: str, **body: Any) -> Any:
        """What the server answers, with this person's cookie."""
        answer = self.context.request.fetch(
            self.base + path, method=method, data=json.dumps(body) if method != "GET" else None,
            headers={"origin": self.base, "content-type": "application/json"},
        )  # fmt: skip
        assert answer.ok, f"{path}: {answer.status} {answer.text()}"
        return answer.json()

    def named(self, name: str) -> Visitor:
        self.ask("POST", "/api/me", name=name)
        return self

    def make_table(self, game: str, seats: int = 2, **wishes: Any) -> dict[str, Any]:
        made: dict[str, Any] = self.ask("POST", "/api/tables", game=game, seats=seats, **wishes)
        return made

    def against_bots(self, game: str, seats: int = 2, bot: str = "greedy", **wishes: Any) -> str:
        """A running game against bots; its table."""
        bots = {str(seat): bot for seat in range(1, seats)}
        return str(self.make_table(game, seats, bots=bots, sit={"0": ""}, start=True, **wishes)["id"])

    # --- pages

    def visit(self, path: str) -> Page:
        self.page.goto(self.base + path)
        return self.page

    def set(self, **settings: Any) -> None:
        """Change settings, as they are kept in this browser; they hold from the next page on."""
        self.page.evaluate(
            """changed => localStorage.setItem('aerodrome.settings',
              JSON.stringify({ ...JSON.parse(localStorage.getItem('aerodrome.settings') ?? '{}'), ...changed }))""",
            settings,
        )

    def at_table(self, id: str) -> Table:
        self.visit(f"/t/{id}")
        return Table(self.page)

    def until(self, true: Callable[[], bool], what: str) -> None:
        """Wait for something that shows on the wire rather than on the page."""
        for _ in range(round(PATIENCE / 50)):
            if true():
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"it did not come true: {what}")

    def made_moves(self) -> dict[str, int]:
        """The moves that the server has taken: the decision by the message's id."""
        done = {frame["id"] for frame in self.frames if frame["t"] == "ack"}
        return {each["id"]: each["decision"] for each in self.sent if each["t"] == "choose" and each["id"] in done}

    def updates(self, table: str) -> list[dict[str, Any]]:
        """The snapshots and updates of a table."""
        return [frame for frame in self.frames if frame["t"] in ("snapshot", "update") and frame["table"] == table]


def kept_games(page: Page) -> list[dict[str, Any]]:
    """The games that a browser keeps."""
    kept: list[dict[str, Any]] = page.evaluate(
        """() => new Promise((resolve, reject) => {
          const asked = indexedDB.open('aerodrome');
          asked.onerror = reject;
          asked.onsuccess = () => {
            const all = asked.result.transaction('games').objectStore('games').getAll();
            all.onsuccess = () => (asked.result.close(), resolve(all.result));
          };
        })"""
    )
    return kept


def kept_moves(page: Page) -> int:
    """How many moves were made in them, by everybody."""
    return sum(len(game["moves"]) for game in kept_games(page))


def play_together(tables: list[Table], choice: random.Random, most: int) -> int:
    """Several people play at one table, whoever is asked; returns how many moves were made."""
    made = 0
    for _ in range(round(PATIENCE / 25)):
        if made == most or any(table.over.is_visible() for table in tables):
            return made
        asked = [table for table in tables if table.can_move()]
        if asked and choice.choice(asked).try_one(choice):
            made += 1
        else:
            tables[0].page.wait_for_timeout(25)
    raise AssertionError(f"after {made} moves: {[table.question.inner_text() for table in tables]}")


class Table:
    """A table on a page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.moves: Locator = page.locator(MOVES).filter(visible=True)
        self.over: Locator = page.get_by_test_id("result")
        self.question: Locator = page.get_by_test_id("question")
        self.log: Locator = page.get_by_role("log").first
        self.round_end: Locator = page.get_by_test_id("go-on")

    def put_away(self) -> bool:
        """Go on where the end of a round is told; False where it is not."""
        told = self.round_end.is_visible()
        if told:
            with suppress(TookTooLong):
                self.round_end.click(timeout=3_000)
        return told

    def can_move(self) -> bool:
        """Is something asked here that has not been answered? A sealed choice can be changed, but is an answer."""
        self.put_away()
        return bool(self.moves.count()) and not self.page.locator(".chosen[data-action]").count()

    def wait(self) -> bool:
        """Wait for something to do; False when the game is over. What is told at the end of a round is put away."""
        self.moves.or_(self.over).or_(self.round_end).first.wait_for()
        while self.put_away():
            self.moves.or_(self.over).or_(self.round_end).first.wait_for()
        return not self.over.is_visible()

    def try_one(self, choice: random.Random) -> bool:
        """Click on something legal, chosen by lot; False when it was gone before the hand was there."""
        try:
            self.moves.nth(choice.randrange(max(1, self.moves.count()))).click(timeout=3_000)
        except (TookTooLong, BrowserError):
            return False
        return True

    def click_one(self, choice: random.Random) -> bool:
        """Do something legal by mouse; False when the game is over."""
        for _ in range(20):
            if not self.wait():
                return False
            if self.try_one(choice):
                return True
        raise AssertionError(f"nothing can be clicked on {self.page.url}: {self.question.inner_text()}")

    def play_by_mouse(self, choice: random.Random, most: int = 600, look: Callable[[int], None] | None = None) -> int:
        """Play on to the end, or up to this many moves. Returns how many there were. A watcher may look before each."""
        for made in range(most):
            if look and self.wait():
                look(made)
            if not self.click_one(choice):
                return made
        return most

    def tap_one(self, choice: random.Random) -> bool:
        """Do something legal with a finger: a tap looks, the button in the prompt does it. False when it is over."""
        do = self.page.get_by_test_id("do-aimed")
        for _ in range(40):
            if not self._find_part(choice):
                return False
            try:
                self.moves.nth(choice.randrange(max(1, self.moves.count()))).tap(timeout=3_000)
                do.wait_for(timeout=500)
                do.tap(timeout=3_000)
            except (TookTooLong, BrowserError):
                continue  # the question has passed, or a card was picked up
            return True
        raise AssertionError(f"nothing can be done with a finger on {self.page.url}: {self.question.inner_text()}")

    def _find_part(self, choice: random.Random) -> bool:
        """Wait for something to do. A narrow screen shows one part of a stage at a time: it may lie in another one."""
        parts = self.page.locator(".parts button")
        for _ in range(round(PATIENCE / 100)):
            self.put_away()
            if self.over.is_visible():
                return False
            if self.moves.count():
                return True
            self.page.wait_for_timeout(100)
            if parts.count() and not self.moves.count() and not self.over.is_visible():
                parts.nth(choice.randrange(parts.count())).tap()
        raise AssertionError(f"nothing is to be done on {self.page.url}: {self.question.inner_text()}")

    def play_by_touch(self, choice: random.Random, most: int = 600, look: Callable[[int], None] | None = None) -> int:
        """Play on to the end, or up to this many moves. Returns how many there were. A watcher may look before each."""
        for made in range(most):
            if look and self._find_part(choice):
                look(made)
            if not self.tap_one(choice):
                return made
        return most

    def play_by_keyboard(self, choice: random.Random, most: int = 600) -> int:
        """The same with the list of all moves, and now and then with Tab and Enter."""
        for made in range(most):
            if not self.wait():
                return made
            # What is chosen in a dialog, such as a card of the discards, is not chosen from the list.
            if choice.random() < 0.85 and not self.page.get_by_role("dialog").count():
                self._choose_in_list(choice)
            else:
                self._choose_by_tab(choice)
        return most

    def _choose_in_list(self, choice: random.Random) -> None:
        pane = self.page.get_by_test_id("moves")
        field = pane.locator("input")
        self.page.keyboard.press("m")
        # A question can pass at any moment, and its list with it: then the next one is looked at.
        try:
            field.focus(timeout=3_000)
            for _ in range(choice.randrange(1, 4)):
                self.page.keyboard.press("Tab")
            if not pane.locator("li button:focus").count() and field.count():
                field.focus(timeout=3_000)
            self.page.keyboard.press("Enter")
            pane.wait_for(state="detached", timeout=3_000)
        except TookTooLong:
            self.page.keyboard.press("Escape")

    def _choose_by_tab(self, choice: random.Random) -> None:
        wanted = choice.randrange(1, 4)
        for _ in range(120):
            self.page.keyboard.press("Tab")
            if self.page.locator(f":is({MOVES}):focus").count():
                wanted -= 1
                if not wanted:
                    self.page.keyboard.press("Enter")
                    return
        if self.can_move():
            raise AssertionError(f"Tab does not lead to a move: {self.question.inner_text()}")

    def play_by_typing(self, choice: random.Random, most: int = 600) -> int:
        """The same in sentences: moves are typed as they are written."""
        written = self.page.locator("[data-testid=text-table] ol code")
        command = self.page.get_by_test_id("command")
        for made in range(most):
            written.or_(self.over).first.wait_for()
            if self.over.is_visible():
                return made
            moves = written.all_inner_texts()
            if moves:
                command.fill(choice.choice(moves))
                command.press("Enter")
        return most
