"""Every screen that there is to look at: pages, and each table early, crowded, at its end, and with all that opens."""

from __future__ import annotations

import random
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from playwright.sync_api import Browser, Page
from playwright.sync_api import Error as BrowserError

from aerodrome.games import PACKAGES
from tests.examples.packages import KUHN, install_example
from tests.web.browsing import Visitor, until_at_rest
from tests.web.serving import Cable, Served, served
from tools.staging import POSITIONS, NotReached, played_to_the_end_of_the_round, played_until, staged, tell

PARTS = {"airships": 3, "dastardly-dirigibles": 2, "mad-zeppelin": 2, "zeppeldrome": 2}
"""How many parts a stage has on phones, which show one of them."""
REFUSABLE = "[data-action]:not(.legal):not(:disabled):not(.choices *)"
MOST_PAGES = 30
"""Pages that a coach says before there is a move to make."""
PATIENCE = 60_000.0
"""Milliseconds after which a screen counts as not reached."""
SETTLING = 120
"""Milliseconds in which a page settles after a change of its size."""
TWO_FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""However busy the machine is: the page has been drawn."""


@dataclass(frozen=True)
class Size:
    """A window. Small ones are touched, not clicked."""

    width: int
    height: int

    @property
    def touch(self) -> bool:
        return self.width < 1000

    @property
    def phone(self) -> bool:
        return self.width < 760

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"


SIZES = tuple(Size(*each) for each in ((1280, 720), (1366, 768), (1920, 1080), (2560, 1440), (768, 1024), (390, 844)))
THEMES = ("day", "night")


class House:
    """A server with tables in the wanted states, which are staged when they are first asked for, and the person whose
    they are."""

    def __init__(self, browser: Browser, server: Served, language: str) -> None:
        self.browser, self.server, self.language = browser, server, language
        self._closing = ExitStack()
        self.ada = self._come("Ada")
        self._tables: dict[tuple[str, str], str] = {}

    def _come(self, name: str) -> Visitor:
        visitor = Visitor(self.browser, self.server.base)
        self._closing.callback(visitor.close)
        return visitor.named(name)

    @cached_property
    def abroad(self) -> House:
        """A house on a server that has a game of another package as well."""
        folder = Path(self._closing.enter_context(tempfile.TemporaryDirectory()))
        packages = install_example(folder / "site", KUHN)
        server = self._closing.enter_context(served(folder / "tables.sqlite", packages, native=True))
        abroad = House(self.browser, server, self.language)
        self._closing.callback(abroad.close)
        return abroad

    def cable(self) -> Cable:
        """A way to the server that can be cut."""
        made = Cable(self.server.port)
        self._closing.callback(made.close)
        return made

    def table(self, game: str, state: str) -> str:
        """The id of a table: `early`, `crowded`, `answer`, `refusing`, `over` or `rematch`, which is over, too."""
        if (game, state) not in self._tables:
            ends = state in ("over", "rematch")
            id = staged(self.server, self.ada, game, "crowded" if ends else state)
            if ends:
                played_until(self.server, self.ada, id, game, lambda state: False)
            self._tables[game, state] = id
        return self._tables[game, state]

    def lobby(self) -> str:
        if ("", "lobby") not in self._tables:
            made = self.ada.make_table("dastardly-dirigibles", 5, sit={"0": ""}, bots={"1": "greedy", "2": "club"})
            self._tables["", "lobby"] = made["id"]
        return self._tables["", "lobby"]

    def open_tables(self) -> None:
        if ("", "open") not in self._tables:
            ben = self._come("Ben")
            for game, seats in (("airships", 3), ("zeppeldrome", 4)):
                made = ben.make_table(game, seats, privacy="public", sit={"0": ""}, bots={"1": "greedy"})
                self._tables["", "open"] = made["id"]
            ben.make_table("mad-zeppelin", 2, privacy="public", sit={"0": ""}, bots={"1": "greedy"}, start=True)

    def foreign(self) -> str:
        """A public table of somebody else, which waits for players."""
        self.open_tables()
        return self._tables["", "open"]

    def together(self) -> tuple[str, Visitor]:
        """A game that has just begun with somebody else, and that person."""
        self.server.begin_luck("together")
        made = self.ada.make_table("airships", 3, sit={"0": ""}, bots={"2": "greedy"})
        ben = self._come("Ben")
        ben.ask("POST", "/api/invites", token=made["invites"]["1"])
        for seat, who in enumerate((self.ada, ben)):
            tell(self.server, who, made["id"], t="ready", seat=seat)
        tell(self.server, self.ada, made["id"], t="start")
        return made["id"], ben

    def guest(self, size: Size) -> Visitor:
        """Ada, with a window of this size."""
        guest = Visitor(
            self.browser, self.server.base, {"theme": "system", "locale": self.language},
            viewport={"width": size.width, "height": size.height}, has_touch=size.touch, is_mobile=size.touch,
            reduced_motion="reduce", locale="en", storage_state=self.ada.context.storage_state(),
        )  # fmt: skip
        guest.context.set_default_timeout(PATIENCE)
        return guest

    def close(self) -> None:
        self._closing.close()


@dataclass(frozen=True)
class Screen:
    """Something to look at, and how a guest gets there."""

    name: str
    open: Callable[[House, Visitor], None]
    game: str = ""
    state: str = ""
    phone: bool = False
    """Is it looked at on phones alone?"""
    abroad: bool = False
    """Is it looked at where there is a game of another package?"""


# --- pages


def start(house: House, guest: Visitor) -> None:
    for game, state in (("zeppeldrome", "over"), ("airships", "over"), ("mad-zeppelin", "early")):
        house.table(game, state)
    house.lobby()
    house.open_tables()
    guest.visit("/")
    guest.page.get_by_test_id("play-airships").wait_for()


def start_empty(house: House, guest: Visitor) -> None:
    guest.context.clear_cookies()
    guest.visit("/")
    guest.page.get_by_test_id("play-airships").wait_for()


def settings(house: House, guest: Visitor) -> None:
    start_empty(house, guest)
    guest.page.locator("header.top nav button").click()
    guest.page.get_by_role("dialog").wait_for()


def start_kept(house: House, guest: Visitor) -> None:
    """With a game that this browser keeps."""
    guest.context.clear_cookies()
    guest.visit("/")
    guest.page.get_by_test_id("play-dastardly-dirigibles").click()
    guest.page.get_by_test_id("stage").wait_for()
    guest.visit("/")
    guest.page.locator(".running li").wait_for()


def path(where: str, wait: str) -> Callable[[House, Visitor], None]:
    def go(house: House, guest: Visitor) -> None:
        guest.visit(where)
        guest.page.locator(wait).first.wait_for()

    return go


def open_tables(house: House, guest: Visitor) -> None:
    house.open_tables()
    guest.visit("/tables")
    guest.page.locator("main li").first.wait_for()


def lobby(house: House, guest: Visitor) -> None:
    guest.visit(f"/t/{house.lobby()}")
    guest.page.locator("main li").first.wait_for()


def cover(house: House, guest: Visitor) -> None:
    guest.visit(f"/t/{house.foreign()}")
    guest.page.locator("main li").first.wait_for()


def me_nobody(house: House, guest: Visitor) -> None:
    guest.context.clear_cookies()
    guest.visit("/me")
    guest.page.locator("#code").wait_for()


def me(house: House, guest: Visitor) -> None:
    """With a code for another device."""
    guest.visit("/me")
    guest.page.get_by_test_id("make-code").click()
    guest.page.get_by_test_id("code").wait_for()


def text_table(house: House, guest: Visitor) -> None:
    guest.visit("/")
    guest.set(text=True)
    guest.visit(f"/t/{house.table('airships', 'early')}")
    guest.page.get_by_test_id("text-table").wait_for()


# --- tables


def at(game: str, state: str, then: Callable[[Page], None] | None = None) -> Callable[[House, Visitor], None]:
    def go(house: House, guest: Visitor) -> None:
        shown = guest.at_table(house.table(game, state))
        shown.wait()
        guest.page.mouse.move(0, 0)
        if then:
            then(guest.page)

    return go


def hint(page: Page) -> None:
    page.get_by_test_id("hint").click()
    page.get_by_test_id("hint-pane").wait_for()
    page.locator("[data-testid=hint-pane] li").first.wait_for()


def refusal(page: Page) -> None:
    """Press on what is not allowed, until the table says why not; on a phone, part of the stage by part."""
    if not _in_some_part(page, lambda: _refused(page)):
        raise AssertionError(f"nothing is refused on {page.url}")


def _in_some_part(page: Page, done: Callable[[], bool]) -> bool:
    """On a phone, part of the stage by part, until it is done."""
    parts = page.locator(".parts button")
    if done():
        return True
    for number in range(1, parts.count()):
        parts.nth(number).click()
        if done():
            return True
    return False


def _refused(page: Page) -> bool:
    told = page.get_by_test_id("forbidden")
    for number in range(min(40, page.locator(REFUSABLE).count())):
        spot = page.locator(REFUSABLE).nth(number)
        if not spot.is_visible():
            continue
        try:
            spot.dispatch_event("click")
            told.wait_for(timeout=1500)
        except BrowserError:
            continue
        return True
    return False


def dialog(opener: str, number: int = 0) -> Callable[[Page], None]:
    """What opens over the table when something on it is pressed."""

    def pressed(page: Page) -> bool:
        found = page.locator(opener).filter(visible=True)
        if found.count() <= number:
            return False
        found.nth(number).dispatch_event("click")
        page.get_by_role("dialog").wait_for()
        return True

    def show(page: Page) -> None:
        if not _in_some_part(page, lambda: pressed(page)):
            raise AssertionError(f"there is no {opener} on {page.url}")

    return show


def story(page: Page) -> None:
    page.get_by_test_id("story").click()
    page.get_by_test_id("story-pane").wait_for()


def pane(name: str) -> Callable[[Page], None]:
    def show(page: Page) -> None:
        tab = page.get_by_test_id(f"tab-{name}")
        if not tab.is_visible():
            page.get_by_test_id("to-side").click()
        tab.click()

    return show


def moves(page: Page) -> None:
    page.get_by_test_id("what-now").click()
    page.get_by_test_id("moves").wait_for()


def menu(page: Page) -> None:
    page.get_by_test_id("menu").click()


def part(number: int) -> Callable[[Page], None]:
    def show(page: Page) -> None:
        page.locator(".parts button").nth(number).click()

    return show


def curtain(game: str) -> Callable[[House, Visitor], None]:
    def go(house: House, guest: Visitor) -> None:
        made = house.ada.make_table(game, sit={"0": "Ann", "1": "Ben"}, start=True)
        guest.visit(f"/t/{made['id']}")
        guest.page.locator(".curtain").wait_for()

    return go


def lesson(game: str) -> Callable[[House, Visitor], None]:
    def go(house: House, guest: Visitor) -> None:
        guest.visit(f"/learn/{game}")
        guest.page.get_by_test_id("coach").wait_for()
        guest.page.get_by_test_id("stage").wait_for()

    return go


def lesson_move(game: str) -> Callable[[House, Visitor], None]:
    """The lesson where it suggests a move."""

    def go(house: House, guest: Visitor) -> None:
        lesson(game)(house, guest)
        coach = guest.page.get_by_test_id("coach")
        for _ in range(MOST_PAGES):
            guest.page.get_by_test_id("next").and_(guest.page.locator(":enabled")).wait_for()
            if coach.get_by_test_id("suggested").count():
                guest.page.mouse.move(0, 0)
                return
            guest.page.get_by_test_id("next").click()
        raise AssertionError(f"no move is suggested: {coach.inner_text()}")

    return go


def round_end(game: str) -> Callable[[House, Visitor], None]:
    """The round ends while the guest looks on."""

    def go(house: House, guest: Visitor) -> None:
        id = staged(house.server, house.ada, game, "crowded")
        guest.at_table(id).wait()
        played_to_the_end_of_the_round(house.server, house.ada, id, game)
        guest.page.get_by_test_id("round-end").wait_for()

    return go


def over(game: str) -> Callable[[House, Visitor], None]:
    def go(house: House, guest: Visitor) -> None:
        guest.visit(f"/t/{house.table(game, 'over')}")
        guest.page.get_by_test_id("result").wait_for()

    return go


def replay(game: str) -> Callable[[House, Visitor], None]:
    def go(house: House, guest: Visitor) -> None:
        guest.visit(f"/replay/{house.table(game, 'over')}")
        guest.page.get_by_test_id("stage").wait_for()
        slider = guest.page.locator("input[type=range]").first
        slider.fill(str(int(slider.get_attribute("max") or 0) * 2 // 3))
        if guest.page.get_by_test_id("review").is_visible():
            guest.page.get_by_test_id("verdict").locator(".pair").wait_for()

    return go


# --- what comes to a player


def connection_lost(house: House, guest: Visitor) -> None:
    cable = house.cable()
    guest.base = cable.base
    at("airships", "crowded")(house, guest)
    cable.cut()
    guest.page.get_by_test_id("offline").wait_for()


def chat_heard(house: House, guest: Visitor) -> None:
    """Somebody says something while the guest looks at the stage."""
    id, ben = house.together()
    guest.visit(f"/t/{id}").get_by_test_id("stage").wait_for()
    tell(house.server, ben, id, t="say", seat=1, text="Good luck! I mean to have the Hindenburg this time.")
    folded = guest.page.get_by_test_id("to-side").is_visible()
    (guest.page.get_by_test_id("said") if folded else guest.page.locator(".unread")).wait_for()


def rematch_offered(house: House, guest: Visitor) -> None:
    """Somebody asks for a rematch while the guest looks at the board as it was at the end."""
    id = house.table("airships", "rematch")
    guest.visit(f"/t/{id}")
    guest.page.get_by_test_id("result").wait_for()
    folded = guest.page.get_by_test_id("to-side").is_visible()
    if folded:
        guest.page.get_by_test_id("to-side").click()
    tell(house.server, house.ada, id, t="rematch", seat=0)
    guest.page.get_by_test_id("rematch-offered" if folded else "rematch").and_(guest.page.locator("a")).wait_for()


# --- a game of another package, on the plain table


def plain(then: Callable[[Page], None] | None = None) -> Callable[[House, Visitor], None]:
    def go(house: House, guest: Visitor) -> None:
        house.server.begin_luck("plain")
        guest.at_table(house.ada.against_bots("kuhn-poker", hints=True)).wait()
        guest.page.get_by_text("The pot has").wait_for()
        if then:
            then(guest.page)

    return go


def plain_over(house: House, guest: Visitor) -> None:
    house.server.begin_luck("plain")
    guest.at_table(house.ada.against_bots("kuhn-poker")).play_by_mouse(random.Random(1))
    guest.page.get_by_test_id("result").wait_for()


PLAIN = {
    "early": plain(),
    "hint": plain(hint),
    "rules": plain(pane("rules")),
    "moves": plain(moves),
    "over": plain_over,
    "new-table": path("/new/kuhn-poker", "#seats"),
    "rules-page": path("/rules/kuhn-poker", "main h1"),
}
DETAILS: dict[str, dict[str, Callable[[Page], None]]] = {
    "airships": {"card": dialog("button.cell"), "company": dialog(".opens", 1)},
    "mad-zeppelin": {"traitor": dialog("button.mark"), "cargo": dialog("button.who")},
    "dastardly-dirigibles": {"discards": dialog(".discards"), "bench": dialog("button.look, button.hand")},
    "zeppeldrome": {},
}
"""What can be looked at more closely."""


def of_game(game: str) -> list[Screen]:
    opened = {
        "early": at(game, "early"),
        "crowded": at(game, "crowded"),
        "over": over(game),
        "hint": at(game, "crowded", hint),
        "refusal": at(game, "refusing" if POSITIONS[game].refusing else "crowded", refusal),
        "log": at(game, "crowded", pane("log")),
        "story": at(game, "crowded", story),
        "chat": at(game, "crowded", pane("chat")),
        "rules": at(game, "crowded", pane("rules")),
        "moves": at(game, "crowded", moves),
        "menu": at(game, "crowded", menu),
        "curtain": curtain(game),
        "lesson": lesson(game),
        "lesson-move": lesson_move(game),
        "replay": replay(game),
        "new-table": path(f"/new/{game}", "#seats"),
        "rules-page": path(f"/rules/{game}", "main h1"),
    }
    if POSITIONS[game].answer:
        opened["answer"] = at(game, "answer")
    if POSITIONS[game].round:
        opened["round-end"] = round_end(game)
    opened |= {name: at(game, "crowded", how) for name, how in DETAILS[game].items()}
    parts = {f"part-{number + 1}": at(game, "crowded", part(number)) for number in range(1, PARTS[game])}
    return [
        *(Screen(f"{game}-{state}", how, game, state) for state, how in opened.items()),
        *(Screen(f"{game}-{state}", how, game, state, phone=True) for state, how in parts.items()),
    ]


SCREENS = [
    Screen("start", start),
    Screen("start-empty", start_empty),
    Screen("start-kept", start_kept),
    Screen("settings", settings),
    Screen("open-tables", open_tables),
    Screen("lobby", lobby),
    Screen("cover", cover),
    Screen("invitation", path("/join#no-such-invitation", "#name")),
    Screen("me", me),
    Screen("me-nobody", me_nobody),
    Screen("text-table", text_table),
    Screen("nothing-here", path("/new/whist", "main h1")),
    *(screen for game in PACKAGES for screen in of_game(game)),
    Screen("airships-connection-lost", connection_lost, "airships", "connection-lost"),
    Screen("airships-chat-heard", chat_heard, "airships", "chat-heard"),
    Screen("airships-rematch-offered", rematch_offered, "airships", "rematch-offered"),
    Screen("start-abroad", start_empty, abroad=True),
    *(Screen(f"kuhn-poker-{state}", how, "kuhn-poker", state, abroad=True) for state, how in PLAIN.items()),
]


# --- looking


@dataclass(frozen=True)
class Look:
    """A screen in a window, by day or by night."""

    screen: Screen
    size: Size
    theme: str
    page: Page
    fault: str = ""
    """Why the screen could not be reached, if it could not."""


def each_look(house: House, screens: Sequence[Screen], sizes: Sequence[Size], themes: Sequence[str]) -> Iterator[Look]:
    """Go to every screen, in every kind of window, and look at it in all sizes, by day and by night."""
    for screen in screens:
        # What is narrow, what is touched and what is wide is laid out in another way, and so is entered anew.
        for alike in ([size for size in sizes if not size.touch], *([size] for size in sizes if size.touch)):
            if alike and (alike[0].phone or not screen.phone):
                there = house.abroad if screen.abroad else house
                guest = there.guest(alike[0])
                try:
                    yield from _looks(there, guest, screen, alike, themes)
                finally:
                    guest.close()


def _looks(
    house: House, guest: Visitor, screen: Screen, sizes: Sequence[Size], themes: Sequence[str]
) -> Iterator[Look]:
    page = guest.page
    try:
        screen.open(house, guest)
        be_still(page)
    except (BrowserError, AssertionError, NotReached) as error:
        fault = (str(error).splitlines() or [type(error).__name__])[0]
        yield from (Look(screen, size, themes[0], page, fault) for size in sizes)
        return
    for size in sizes:
        page.set_viewport_size({"width": size.width, "height": size.height})
        for theme in themes:
            page.emulate_media(color_scheme="dark" if theme == "night" else "light", reduced_motion="reduce")
            page.wait_for_timeout(SETTLING)
            until_at_rest(page)
            page.evaluate(TWO_FRAMES)
            yield Look(screen, size, theme, page)


def be_still(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    until_at_rest(page)
    page.wait_for_timeout(300)
