"""Bots from outside that the server's owner has named play at tables, and no client can start another."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from aerodrome.bots.outside import introduced
from aerodrome.bots.protocol import Hello
from aerodrome.house.crew import Crew
from aerodrome.house.house import House
from aerodrome.house.outside import Command, Outside
from aerodrome.store.store import Store
from tests.bots.programs import LUCKY, command, ends
from tests.cli.program import Program

from .helpers import Player, Running, drawn, with_patience

WRONG = "def sight(told): print('my hand is the red baron', flush=True)"


class Offering(Running):
    """A server whose owner has named some commands."""

    commands: dict[str, Command]

    async def _open(self) -> House:
        crew = Crew(outside=Outside(self.commands))
        return House(await Store.open(self.path), crew, manners=self.manners)


@pytest.fixture(scope="module")
def pids(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("pids") / "pids"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, pids: Path) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("outside")
    noted = command(folder, f"def start(told): open({str(pids)!r}, 'a').write(f'{{os.getpid()}}\\n')")
    running = Offering(folder / "tables.sqlite")
    running.commands = {
        "Lucky": Command(f"command:{LUCKY}", introduced(f"command:{LUCKY}")),
        "Noted": Command(noted, Hello("Noted")),
        "Wrong": Command(command(folder, WRONG), Hello("Wrong")),
        "Sleeper": Command(command(folder, "def sight(told): time.sleep(600)", seconds=60), Hello("Sleeper")),
        "Racer": Command(f"command:{LUCKY}", Hello("Racer", games=("zeppeldrome",))),
    }
    running.start()
    yield running
    running.stop()


async def play_out(player: Player, id: str) -> None:
    await player.watch(id, 0)
    if player.view(id).status != "running":
        await player.ask("start", table=id)
        while player.view(id).status != "running":
            await player.receive()
    await player.play_on(id, 0, drawn(2))


@with_patience
async def test_a_host_seats_one_and_everybody_sees_what_it_is(server: Running, pids: Path) -> None:
    ann = server.guest("Ann")
    id = ann.make_table(seats=3, sit={"0": ""}, privacy="public")["id"]
    offered = ["outside:Lucky", "outside:Noted", "outside:Wrong", "outside:Sleeper"]
    assert ann.get(f"/api/tables/{id}").json()["outside_bots"] == offered
    assert server.guest("Ben").get(f"/api/tables/{id}").json()["outside_bots"] == []
    async with ann.play() as player:
        assert (await player.ask("bot", table=id, seat=1, bot="outside:Lucky"))["t"] == "ack"
        assert (await player.ask("bot", table=id, seat=2, bot="outside:Noted"))["t"] == "ack"
        seats = ann.get(f"/api/tables/{id}").json()["seats"]
        assert [(seat["name"], seat["outside"]) for seat in seats] == [("Ann", False), ("Lucky", True), ("Noted", True)]
        await play_out(player, id)
    assert server.table(id).status == "over"
    assert ends(int(pids.read_text().split()[0])), "its process ends with the game"


@with_patience
async def test_a_rematch_has_the_same_bots(server: Running) -> None:
    ann = server.guest("Ann")
    id = ann.make_table("dastardly-dirigibles", seats=2, sit={"0": ""}, bots={"1": "outside:Lucky"}, start=True)["id"]
    async with ann.play() as player:
        await play_out(player, id)
        new = (await player.ask("rematch", table=id, seat=0))["table"]
    assert [(seat.name, seat.bot) for seat in server.table(new).seats] == [("Lucky", "outside:Lucky"), ("Ann", "")]


@with_patience
async def test_one_that_fails_loses_its_turns_and_the_log_says_why(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    ann = server.guest("Ann")
    id = ann.make_table(seats=2, sit={"0": ""}, bots={"1": "outside:Wrong"}, start=True)["id"]
    async with ann.play() as player:
        await play_out(player, id)
    lost = [record for record in caplog.records if "lost its turn" in record.getMessage()]
    assert [(record.table, record.kind, record.code) for record in lost] == [(id, "Wrong", "unreadable")] * 3
    assert "red baron" not in caplog.text, "what a bot writes can tell of its hand"


@with_patience
async def test_nobody_waits_for_one_that_thinks_on_when_the_game_has_ended(server: Running) -> None:
    ann = server.guest("Ann")
    id = ann.make_table(seats=2, sit={"0": ""}, bots={"1": "outside:Sleeper"}, start=True)["id"]
    other = ann.make_table(seats=2, sit={"0": ""}, bots={"1": "outside:Lucky"}, start=True)["id"]
    async with ann.play() as player:
        await player.watch(id, 0)
        while (ask := player.view(id).ask) is not None and len(player.frames) < 50:
            before = player.view(id).decision
            await player.post("choose", table=id, seat=0, action=ask["legal"][0], decision=before)
            while player.view(id).decision == before:
                await player.receive()
        await asyncio.sleep(0.5)  # it is asked, and sleeps
        await play_out(player, other)
        begun = time.monotonic()
        assert (await player.ask("leave", table=id, seat=0))["t"] == "ack"
        await asyncio.to_thread(server.desk.house.crew.outside._threads().submit(lambda: None).result)
        assert time.monotonic() - begun < 10.0
    assert server.table(id).status == "abandoned"
    assert server.table(other).status == "over"


@with_patience
async def test_no_client_can_name_a_command(server: Running, tmp_path: Path) -> None:
    ann, ran = server.guest("Ann"), tmp_path / "ran"
    id = ann.make_table(seats=2, sit={"0": ""})["id"]
    names = [f"command:touch {ran}", "outside:Nobody", "outside:", f"outside:command:touch {ran}", "outside:Racer"]
    async with ann.play() as player:
        for name in names:
            answer = await player.ask("bot", table=id, seat=1, bot=name)
            assert (answer["t"], answer["code"]) == ("refused", "unknown bot")
    for name in names:
        wish = {"game": "airships", "seats": 2, "sit": {"0": ""}, "bots": {"1": name[:60]}}
        assert ann.client.post("/api/tables", json=wish).status_code in (400, 422)
        assert ann.client.post("/api/tables", json={"game": "airships", "stand_in": name[:20]}).status_code in (
            400,
            422,
        )
    assert not ran.exists()


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ("Lucky", "should be a name and a command"),
        ("=cat", "should be a name and a command"),
        ("Spectator=cat", "looks like a name for the table itself"),
        ("Lucky=no-such-program-here", "there is no program"),
        ("Lucky=false", "cannot play: it ended with status 1"),
    ],
)
def test_a_server_does_not_start_with_a_bot_that_cannot_play(tmp_path: Path, given: str, words: str) -> None:
    Program(tmp_path, real=False).refuses(words, "serve", "--port", "0", "--bot", given)
