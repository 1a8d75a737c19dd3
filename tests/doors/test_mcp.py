"""Games for language models: whole games with the package's own client, mistakes, and nothing that a seat may not
see."""

from __future__ import annotations

import asyncio
import os
import random
import re
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from mcp import Client
from mcp.client.stdio import StdioServerParameters, stdio_client

from aerodrome.doors.errors import ExtraMissing, Mistake
from aerodrome.doors.mcp import MOST_TABLES, TOOLS, Door
from aerodrome.doors.sitting import Sitting
from aerodrome.games import load, names
from aerodrome.text import LANGUAGES, rules_in, tell

from .test_docs import DOCS

PATIENCE = 120.0


class Model:
    """A model that calls tools, and reads only their texts."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.said: list[str] = []

    async def __call__(self, tool: str, **given: Any) -> str:
        answer = await self.client.call_tool(tool, given)
        text = "\n".join(part.text for part in answer.content if part.type == "text")
        self.said.append(text)
        assert not answer.is_error, text
        return text

    async def refused(self, tool: str, **given: Any) -> str:
        answer = await self.client.call_tool(tool, given)
        assert answer.is_error
        return str(answer.content[0].text)  # type: ignore[union-attr]


@asynccontextmanager
async def model(language: str = "en") -> AsyncIterator[Model]:
    async with Client(Door(language).server()) as client:
        yield Model(client)


def patiently(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    def run(*given: Any, **named: Any) -> None:
        asyncio.run(asyncio.wait_for(test(*given, **named), PATIENCE))

    run.__name__ = test.__name__
    run.__doc__ = test.__doc__
    run.pytestmark = getattr(test, "pytestmark", [])  # type: ignore[attr-defined]
    run.__wrapped__ = test  # type: ignore[attr-defined]
    return run


def offered(text: str) -> list[tuple[str, str, str]]:
    """The moves in an answer: number, notation and words."""
    return re.findall(r"^(\d+)  ([^:]+): (.*?)(?: \[[\d,.]+\s?%\])?$", text, flags=re.MULTILINE)


# --- whole games


@pytest.mark.parametrize(
    ("game", "language"), list(zip(names(), [*LANGUAGES, "en"], strict=True)), ids=lambda each: str(each)
)
@patiently
async def test_a_whole_game_of_each_kind(game: str, language: str) -> None:
    """By numbers, notation and words in turn, chosen from what the answers offer."""
    lot = random.Random(5)
    async with model() as play:
        text = await play(
            "sit_down", game=game, seats=2, seat=2, bots=["greedy"], seed=4, name="Ada", language=language
        )
        assert "Ada" in text.splitlines()[0]
        for turn in range(1000):
            moves = offered(text)
            if not moves:
                break
            number, notation, words = lot.choice(moves)
            text = await play("play", move=(int(number), notation, number, words)[turn % 4])
        assert tell(language, "mcp-over") in text
        assert "Ada" in text.splitlines()[-1] + text.splitlines()[-2] + text.splitlines()[-3]
        review = await play("review")
        assert tell(language, "mcp-decisions") in review
        assert len(review.splitlines()) > 10
        assert tell(language, "mcp-over-already") in await play.refused("play", move="0")
        assert await play("leave") == tell(language, "mcp-left", table="t1")


@patiently
async def test_over_standard_input_and_output() -> None:
    """As programs for models do it: they start the command and talk to it."""
    inherited = {name: value for name, value in os.environ.items() if name in ("PYTHONPATH", "PATH", "HOME")}
    started = StdioServerParameters(
        command=sys.executable,
        args=["-m", "aerodrome", "mcp", "--lang", "fr"],
        env={**inherited, "AERODROME_NO_NATIVE": "1"},
    )
    async with Client(stdio_client(started)) as client:
        assert client.server_info is not None
        assert client.server_info.name == "aerodrome"
        play = Model(client)
        text = await play("sit_down", game="mad-zeppelin", seats=2, seed=1)
        for _ in range(5):
            text = await play("play", move=offered(text)[0][0])
        assert tell("fr", "mcp-choose") in text


@patiently
async def test_tools_say_what_they_take() -> None:
    async with model() as play:
        tools = {tool.name: tool for tool in (await play.client.list_tools()).tools}
    assert list(tools) == [tool.__name__ for tool in TOOLS]
    assert all(len(tool.description or "") > 40 for tool in tools.values())
    assert tools["play"].input_schema["required"] == ["move"]


# --- games and rules


@pytest.mark.parametrize("language", LANGUAGES)
@patiently
async def test_games_and_rules_in_every_language(language: str) -> None:
    async with model(language) as play:
        listed = await play("list_games")
        for name in names():
            assert f"\n{name}: " in f"\n{listed}"
            assert all(f"    {option.name}: " in listed for option in load(name).options)
            rules = await play("read_rules", game=name)
            assert [rule.id for rule in rules_in(load(name), language) if str(rule) not in rules] == []
        one = rules_in(load("airships"), language)[3]
        assert await play("read_rules", game="airships", ids=[one.id.lower()]) == str(one)


# --- what a seat may see


def everything(sitting: Sitting) -> list[str]:
    """All that the tools say about a position, refusals of some moves included."""
    told = [*sitting.table(), *sitting.asked(), *sitting.log()]
    legal = sitting.sight.legal
    for action in range(sitting.match.ply % 7, sitting.game.actions, 7):
        told.append(sitting.point.text(action))
        if action not in legal:
            with pytest.raises(Mistake) as refused:
                sitting.play(str(action))
            told.append(str(refused.value))
    return told


@pytest.mark.parametrize("game", names())
def test_worlds_that_look_alike_are_told_alike(game: str) -> None:
    """Deal the cards that the seat cannot see anew, with other future luck: nothing that the model hears changes."""
    checked = 0
    for seed in range(2):
        sitting = Sitting(load(game), seats=3, bots=["greedy"], seed=seed, language="en")
        lot = random.Random(seed)
        for turn in range(20):
            if sitting.match.over:
                break
            if turn % 5 == 0:
                match, told = sitting.match, everything(sitting)
                world = sitting.sight.state.copy()
                sitting.game.plain.deal(world, sitting.seat, [seed + 1, 2, 3, 4])
                sitting.match = match.copy(world.pack())
                checked += sitting.match.board.pack() != match.board.pack()
                assert everything(sitting) == told
                sitting.match = match
            sitting.play(str(lot.choice(sitting.sight.legal)))
    assert checked


@pytest.mark.native
@pytest.mark.parametrize("game", names())
def test_hints_are_the_same_in_worlds_that_look_alike(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hint is asked of a sight: it is the same object for both worlds."""
    asked = []
    monkeypatch.setattr(
        "aerodrome.doors.sitting.analysis.hint", lambda sight, seed: asked.append((sight, seed)) or None
    )
    sitting = Sitting(load(game), seats=3, bots=["greedy"], seed=1, language="en")
    match, world = sitting.match, sitting.sight.state.copy()
    sitting.game.plain.deal(world, sitting.seat, [1, 2, 3, 4])
    for each in (match, match.copy(world.pack())):
        sitting.match = each
        with pytest.raises(AttributeError):
            sitting.hint()
    assert asked[0][0].state.pack() == asked[1][0].state.pack()
    assert asked[0][0].told == asked[1][0].told
    assert asked[0][1] == asked[1][1]


@pytest.mark.native
@patiently
async def test_hints_and_reviews() -> None:
    async with model() as play:
        text = await play("sit_down", game="dastardly-dirigibles", seats=2, bots=["greedy"], seed=4)
        hint = await play("hint")
        assert len(re.findall(r"% to win \(±\d+%\)", hint)) >= 2
        while moves := offered(text):
            text = await play("play", move=moves[0][0])
        looked_back = await play("review", decision=2)
        assert "2. " in looked_back
        assert tell("en", "mcp-would-play") in looked_back
        assert "% to win" in looked_back
        assert "numbered 1 to" in await play.refused("review", decision=0)


# --- what goes wrong


@patiently
async def test_mistakes_say_what_to_do() -> None:
    async with model() as play:
        for named in ({}, {"table": "t1"}):
            told = await play.refused("look", **named)
            assert told.endswith("You sit at no table yet. Take a seat first, with sit_down.")
        assert "The games are airships, mad-zeppelin" in await play.refused("sit_down", game="whist")
        assert "for 2–4 seats, not 9" in await play.refused("sit_down", game="airships", seats=9)
        assert "The seats are 1 to 3" in await play.refused("sit_down", game="airships", seats=3, seat=4)
        assert "The seats are 1 to 3" in await play.refused("sit_down", game="airships", seats=3, seat=0)
        assert "The bots are random, greedy" in await play.refused("sit_down", game="airships", bots=["command:ls"])
        assert "The bots are random, greedy" in await play.refused("sit_down", game="airships", bots=["search:9999999"])
        miscounted = await play.refused("sit_down", game="airships", seats=4, bots=["random", "greedy"])
        assert "2 bots for 3 seats" in miscounted
        assert "has no option" in await play.refused("sit_down", game="airships", options={"speed": "high"})
        assert "seed" in await play.refused("sit_down", game="airships", seed=-1)
        assert "cannot be a name" in await play.refused("sit_down", game="airships", name="a|b")
        assert "The languages are en, de and fr" in await play.refused("list_games", language="xx")
        assert "has no rule AS-99.1" in await play.refused("read_rules", game="airships", ids=["AS-99.1", "AS-4.2"])
        assert len(await play.refused("read_rules", game="airships", ids=["x" * 10_000] * 9)) < 200
        await play("sit_down", game="airships", seats=2, bots=["greedy"], seed=3, language="en")
        before = await play("look")
        assert "Moves look like" in await play.refused("play", move="fly")
        assert "Moves look like" in await play.refused("play", move="")
        assert "numbered 0 to 36" in await play.refused("play", move=37)
        assert re.search(r"not allowed\. AS-\d+\.\d+: \S+", await play.refused("play", move=0))
        assert "could be try F-S2" in await play.refused("play", move="try for")
        assert "not over yet" in await play.refused("review")
        assert "Your tables: t1" in await play.refused("look", table="t9")
        assert "move" in await play.refused("play")
        assert await play("look") == before, "nothing has changed"


@patiently
async def test_mistakes_are_told_in_the_language_of_the_table() -> None:
    async with model() as play:
        await play("sit_down", game="airships", seats=2, bots=["greedy"], seed=3, language="de")
        assert "ist nicht erlaubt. AS-" in await play.refused("play", move=0)
        assert "hier kein Zug" in await play.refused("play", move="fliegen")


@patiently
async def test_tables_are_limited_and_kept_apart() -> None:
    async with model() as play:
        for n in range(MOST_TABLES):
            assert f"at table t{n + 1}:" in await play("sit_down", game="airships", seats=2, bots=["greedy"], seed=n)
        assert f"at {MOST_TABLES} tables already" in await play.refused("sit_down", game="airships")
        first, last = await play("look", table="t1"), await play("look", table=f"t{MOST_TABLES}")
        assert await play("look") == last
        await play("play", move=offered(last)[0][0])
        assert await play("look", table="t1") == first
        await play("leave")
        assert await play("look") == await play("look", table=f"t{MOST_TABLES - 1}")


# --- the page


def test_the_page_names_every_tool_and_how_to_start() -> None:
    page = (DOCS / "mcp.md").read_text(encoding="utf-8")
    assert re.findall(r"^\| `([a-z_]+)` \|", page, flags=re.MULTILINE) == [tool.__name__ for tool in TOOLS]
    assert '"args": ["mcp"]' in page
    assert f"at most {MOST_TABLES} tables" in " ".join(page.split())


def test_without_the_package_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "mcp.server", None)
    monkeypatch.delitem(sys.modules, "aerodrome.doors.mcp")
    with pytest.raises(ExtraMissing, match=r"pip install 'aerodrome\[mcp\]'"):
        __import__("aerodrome.doors.mcp")
