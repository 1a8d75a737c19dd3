"""People with a browser: they open pages, play by mouse, by keyboard or by typing, and keep what came over the wire."""

from __future__ import annotations

import json
import os
import random
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, Playwright, WebSocket, sync_playwright
from playwright.sync_api import Error as BrowserError
from playwright.sync_api import TimeoutError as TookTooLong

from tools.browser import path as path_of_browser

NASTY = "<img src=x onerror=alert(1)>&lt;b&gt;"
"""A name that must stay what it is."""
PATIENCE = 60_000.0
"""Milliseconds after which a person gives up waiting."""
SLOWER = float(os.environ.get("AERODROME_SLOWER", "1"))
"""So many times slower than this machine are all pages, to find out whether a test counts on a fast one."""
REACH = 3_000.0
"""Milliseconds for which somebody reaches for something that may have gone meanwhile, before they look again."""
TRIES = 40
"""How often, at least, before they say that nothing can be reached."""
MOST_TABS = 300
"""Steps by Tab that lead around any page, and to each of its moves more than once."""
MOVES = ".legal[data-action], .choices [data-action]:enabled"
"""Everything on a table that can be done now."""
SITUATION = """moves => {
  const seen = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };
  const any = (selector) => [...document.querySelectorAll(selector)].some(seen);
  if (document.querySelector('.curtain')) return 'curtain';
  if (any('[data-testid=go-on]')) return 'round';
  if (document.querySelector('[data-testid=result]')) return 'over';
  const answered = document.querySelector('[data-testid=automatic], .chosen[data-action]');
  return any(moves) && !answered ? 'asked' : '';
}"""
"""Where a table is: a ``curtain`` hides it from who looked last; the end of a ``round`` is told; the game is ``over``;
something is ``asked``, which has not been answered in secret, and which the table does not answer itself; or nothing is
to be done yet."""
AT_REST = """() => document.fonts.status === 'loaded' && !document.getAnimations().some(
  (each) => each.playState === 'running' && isFinite(each.effect.getComputedTiming().endTime))"""
"""Has the page its letters, and is nothing on its way to its place?"""
FELT = "() => window.felt ?? 0"
COUNT_CLICKS = "addEventListener('click', () => (window.felt = (window.felt ?? 0) + 1), true)"
"""How many clicks, by whatever hand, a page has felt. Whoever looks later sees what they have done."""
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


class Patience:
    """Somebody who waits for one thing after the other, and for none of them longer than PATIENCE."""

    def __init__(self) -> None:
        self.renew()

    def renew(self) -> None:
        self._until = time.monotonic() + PATIENCE / 1000

    @property
    def lasts(self) -> bool:
        return time.monotonic() < self._until


class Visitor:
    """A person with a browser of their own: one context, with one page unless there are more tabs."""

    def __init__(self, browser: Browser, base: str, settings: dict[str, Any] | None = None, **context: Any) -> None:
        self.base = base
        self.context: BrowserContext = browser.new_context(
            **{"viewport": {"width": 1280, "height": 800}, "service_workers": "block", **context}
        )
        self.context.set_default_timeout(PATIENCE)
        kept = json.dumps({"speed": "instant", **(settings or {})})
        self.context.add_init_script(COUNT_CLICKS)
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
        if SLOWER > 1:
            self.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
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
        patience = Patience()
        while not true():
            assert patience.lasts, f"it did not come true: {what}"
            self.page.wait_for_timeout(20)

    def until_answered(self) -> None:
        """Wait until the server has said something to each choice, so that the page knows what has become of it."""

        def is_answered() -> bool:
            answered = {frame["id"] for frame in self.frames if frame["t"] in ("ack", "refused")}
            return all(each["id"] in answered for each in self.sent if each["t"] == "choose")

        self.until(is_answered, "the server answers")

    def made_moves(self) -> dict[str, int]:
        """The moves that the server has taken: the decision by the message's id."""
        done = {frame["id"] for frame in self.frames if frame["t"] == "ack"}
        return {each["id"]: each["decision"] for each in self.sent if each["t"] == "choose" and each["id"] in done}

    def updates(self, table: str) -> list[dict[str, Any]]:
        """The snapshots and updates of a table."""
        return [frame for frame in self.frames if frame["t"] in ("snapshot", "update") and frame["table"] == table]


def until_at_rest(page: Page) -> None:
    """Wait until what is shown can be looked at closely."""
    page.wait_for_function(AT_REST, polling=50)


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
    patience = Patience()
    made = 0
    while made < most and not any(table.situation == "over" for table in tables):
        asked = [table for table in tables if table.can_move()]
        if asked and choice.choice(asked).try_one(choice):
            made += 1
            patience.renew()
            continue
        assert patience.lasts, f"after {made} moves: {[table.question.inner_text() for table in tables]}"
        tables[0].page.wait_for_timeout(20)
    return made


class Table:
    """A table on a page.

    The page goes on by itself: bots move, forced answers are given, a round or the game ends. So what there is to do is
    looked up in one go (`SITUATION`), and who reaches for something that has gone meanwhile looks again.
    """

    def __init__(self, page: Page) -> None:
        self.page = page
        self.moves: Locator = page.locator(MOVES).filter(visible=True)
        self.over: Locator = page.get_by_test_id("result")
        self.question: Locator = page.get_by_test_id("question")
        self.log: Locator = page.get_by_role("log").first
        self.round_end: Locator = page.get_by_test_id("go-on")

    @property
    def situation(self) -> str:
        """What there is to do at this moment: see SITUATION."""
        return str(self.page.evaluate(SITUATION, MOVES))

    def until_something(self) -> str:
        """The first situation in which there is something to do, or nothing any more."""
        return str(self.page.wait_for_function(SITUATION, arg=MOVES, polling=20).json_value())

    def put_away(self) -> None:
        """Go on where the end of a round is told."""
        with suppress(TookTooLong):
            self.round_end.click(timeout=REACH)

    def can_move(self) -> bool:
        """Is something asked here that has not been answered, and that the table does not answer itself?"""
        if (found := self.situation) == "round":
            self.put_away()
        return found == "asked"

    def wait(self) -> bool:
        """Wait for something to do; False when the game is over. What is told at the end of a round is put away."""
        while (found := self.until_something()) == "round":
            self.put_away()
        if found == "over":
            self.show_result()
        return found == "asked"

    def show_result(self) -> None:
        """The result is in view. On a phone it goes away when the stage is asked for, as anything that covers it; a
        person has it back by the button in the bar."""
        if not self.over.is_visible():
            self.page.get_by_test_id("to-side").click()
        self.over.wait_for()

    def try_one(self, choice: random.Random) -> bool:
        """Click on something legal, chosen by lot; False when it was gone before the hand was there."""
        try:
            self.moves.nth(choice.randrange(max(1, self.moves.count()))).click(timeout=REACH)
        except BrowserError:
            return False
        return True

    def click_one(self, choice: random.Random) -> bool:
        """Do something legal by mouse; False when the game is over."""
        for _ in range(TRIES):
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

    def tap_one(self, choice: random.Random, check: Callable[[Locator], None] | None = None) -> bool:
        """Do something legal with a finger: a tap looks, the button in the prompt does it. False when it is over. What
        is touched may be checked before."""
        do = self.page.get_by_test_id("do-aimed")
        for _ in range(TRIES):
            if not self._find_part(choice):
                return False
            found = self.moves.nth(choice.randrange(max(1, self.moves.count())))
            with suppress(BrowserError):  # the question has passed
                if check:
                    check(found)
                felt = self.page.evaluate(FELT)
                found.tap(timeout=REACH)
                self.page.wait_for_function(f"before => ({FELT})() > before", arg=felt, timeout=REACH)
                if do.is_visible():  # else a card was picked up
                    do.tap(timeout=REACH)
                    return True
        raise AssertionError(f"nothing can be done with a finger on {self.page.url}: {self.question.inner_text()}")

    def _find_part(self, choice: random.Random) -> bool:
        """Wait for something to do; False when it is over. A narrow screen shows one part of a stage at a time: it may
        lie in another one."""
        parts, patience = self.page.locator(".parts button"), Patience()
        while True:
            found = self.situation
            if found == "over":
                self.show_result()
            if found in ("over", "asked"):
                return found == "asked"
            if found == "round":
                self.put_away()
            assert patience.lasts, f"nothing is to be done on {self.page.url}: {self.question.inner_text()}"
            self.page.wait_for_timeout(100)
            if parts.count() and not self.situation:
                with suppress(BrowserError):  # a sheet has come over it
                    parts.nth(choice.randrange(parts.count())).tap(timeout=REACH)

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
        self.page.keyboard.press("m")
        # A question can pass at any moment, and its list with it: then the next one is looked at. Enter goes to the
        # list and nowhere else.
        try:
            pane.locator("input:focus").wait_for(timeout=REACH)
            for _ in range(choice.randrange(1, 4)):
                self.page.keyboard.press("Tab")
            reached = pane.locator("li button:focus")
            (reached if reached.count() else pane.locator("input")).press("Enter", timeout=REACH)
            pane.wait_for(state="detached", timeout=REACH)
        except TookTooLong:
            self.page.keyboard.press("Escape")

    def _choose_by_tab(self, choice: random.Random) -> None:
        asked = self.question.inner_text(), self.moves.count()
        reached, wanted = self.page.locator(f":is({MOVES}):focus"), choice.randrange(1, 1 + max(1, min(3, asked[1])))
        for _ in range(MOST_TABS):
            self.page.keyboard.press("Tab")
            if reached.count():
                wanted -= 1
                if not wanted:
                    with suppress(TookTooLong):  # it has passed
                        reached.press("Enter", timeout=REACH)
                    return
        if self.can_move() and (self.question.inner_text(), self.moves.count()) == asked:
            raise AssertionError(f"Tab does not lead to a move: {asked[0]}")

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
                with suppress(TookTooLong):  # the game has ended
                    command.fill(choice.choice(moves), timeout=REACH)
                    command.press("Enter", timeout=REACH)
        return most
