"""A game in whose luck the players have a share, from the first message to `aerodrome verify`, on the real server."""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
from pathlib import Path
from typing import Any

from aerodrome.play.gamefile import parse_match
from aerodrome.play.luck import SharedLuck, bot_nonce, draw_nonce, pledge_of, seed_text
from tests.cli.program import Program
from tests.words import in_english

from .helpers import Guest, Player, Running, drawn, with_patience


class Careful:
    """A client that does what the browser's does: it notes what it sees, and shows its nonce when all are bound."""

    def __init__(self, player: Player, table: str, seat: int) -> None:
        self.player, self.table, self.seat = player, table, seat
        self.nonce = draw_nonce()
        self.commitment = ""
        self.shares: list[dict[str, Any]] = []
        self.ready: list[bool] = []
        self.pledges: dict[int, str] = {}

    async def sit(self) -> None:
        await self.player.watch(self.table, self.seat)
        self.look()
        self.commitment = next(f["commitment"] for f in self.player.frames if f["t"] == "snapshot")

    def look(self) -> None:
        """Take over what came."""
        for frame in self.player.frames:
            if frame["t"] in ("snapshot", "update"):
                self.shares = frame.get("shares") or self.shares
                self.ready = [seat.get("ready", False) for seat in frame.get("seats") or ()] or self.ready

    async def pledge(self) -> dict[str, Any]:
        pledge = pledge_of(self.table, self.seat, self.commitment, self.nonce)
        return await self.player.ask("ready", table=self.table, seat=self.seat, pledge=pledge)

    async def reveal(self) -> None:
        """Wait until everybody is ready, note their pledges, and reveal the nonce."""
        while self.look() or not (self.ready and all(self.ready)):
            await self.player.receive()
        self.pledges = {i: share["pledge"] for i, share in enumerate(self.shares) if share.get("pledge")}
        answer = await self.player.ask("reveal", table=self.table, seat=self.seat, nonce=self.nonce)
        assert answer["t"] == "ack", answer

    @property
    def noted(self) -> list[str]:
        """What `verify` is given."""
        others = [f"--pledge={i + 1}={pledge}" for i, pledge in self.pledges.items() if i != self.seat]
        return ["--commitment", self.commitment, "--nonce", f"{self.seat + 1}={self.nonce}", *others]


async def played(ann: Guest, ben: Guest) -> tuple[str, Careful, Careful]:
    """A finished game of Ann, Ben and a bot."""
    made = ann.make_table(seats=3, sit={"0": ""}, bots={"2": "greedy"}, privacy="public")
    id = made["id"]
    assert ben.client.post("/api/invites", json={"token": made["invites"]["1"]}).json()["seat"] == 1
    async with ann.play() as one, ben.play() as other:
        first, second = Careful(one, id, 0), Careful(other, id, 1)
        for each in (first, second):
            await each.sit()
            assert each.commitment == made["commitment"]
            assert (await each.pledge())["t"] == "ack"
        refused = await one.ask("start", table=id)
        assert (refused["t"], refused["code"]) == ("refused", "not now")
        assert in_english(refused).startswith("Waiting for the random number of Ann and Ben")
        await asyncio.gather(first.reveal(), second.reveal())
        assert (await one.ask("start", table=id))["t"] == "ack"
        for seat, player in enumerate((one, other)):
            while player.view(id, seat).status != "running":
                await player.receive()
        await asyncio.gather(one.play_on(id, 0, drawn(3)), other.play_on(id, 1, drawn(4)))
    return id, first, second


@with_patience
async def test_a_verified_game_with_the_players_nonces(server: Running, tmp_path: Path) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    id, first, second = await played(ann, ben)
    summary = ann.get(f"/api/tables/{id}").json()
    assert [share["kind"] for share in summary["shares"]] == ["player", "player", "bot"]
    assert [share["nonce"] for share in summary["shares"]] == [first.nonce, second.nonce, bot_nonce(id, 2)]
    secret = bytes.fromhex(summary["secret"])
    assert hashlib.sha256(secret).hexdigest() == first.commitment == second.commitment

    text = ann.get(f"/api/tables/{id}/export").text
    match = parse_match(text)
    assert isinstance(match.luck, SharedLuck)
    assert match.luck.seed == hashlib.sha256(seed_text(secret, id, match.luck.shares).encode()).digest()
    path, program = tmp_path / "game.aero", Program(tmp_path, real=False)
    path.write_text(text)
    for each in (first, second):
        done = program("verify", path, *each.noted)
        assert done.code == 0, done.all
        assert f"seat {each.seat + 1} ({match.names[each.seat]}) is the one that was pledged, and the one" in done.out
        assert f"all draws of the {match.ply} moves follow" in done.out
    told = json.loads(program("verify", path, *first.noted, "--json").out)
    assert told["holds"]

    # A player who noted something else learns so; and for a changed file, `verify` says what was changed.
    wrong = program("verify", path, "--nonce", f"1={second.nonce}")
    assert wrong.code == 1
    assert "The random number of seat 1 (Ann) is" in wrong.out
    changed = text.replace(f"player {second.nonce}", f"player {draw_nonce()}")
    path.write_text(changed)
    program.refuses("nonce 2 was changed", "verify", path)

    page = server.client().get(f"/games/{id}").text
    for shown in (first.nonce, second.nonce, first.commitment, "What this proves", "What this does not prove"):
        assert shown in page
    assert not re.search("fair", page.partition("Where the luck came from")[2], re.IGNORECASE)


@with_patience
async def test_a_start_at_once_has_no_player_s_nonce_and_is_shown_so(server: Running, tmp_path: Path) -> None:
    """Programs may begin in one request; nobody can have seen a commitment then."""
    ann = server.guest("Ann")
    made = ann.make_table(seats=2, sit={"0": ""}, bots={"1": "greedy"}, privacy="public", start=True)
    async with ann.play() as player:
        await player.watch(made["id"])
        await player.play_on(made["id"], 0, drawn(5))
    assert ann.get(f"/api/tables/{made['id']}").json()["shares"] == []
    (tmp_path / "game.aero").write_text(ann.get(f"/api/tables/{made['id']}/export").text)
    done = Program(tmp_path, real=False)("verify", tmp_path / "game.aero", "--commitment", made["commitment"])
    assert done.code == 0
    assert "That the server did not choose the deal: no player’s random number is in it" in done.out
    page = ann.get(f"/games/{made['id']}").text
    assert "That the server did not choose the deal" in page
    assert not re.search("fair", page.partition("Where the luck came from")[2], re.IGNORECASE)


@with_patience
async def test_a_rematch_has_nonces_of_its_own(server: Running) -> None:
    ann, ben = server.guest("Ann"), server.guest("Ben")
    id, first, _ = await played(ann, ben)
    async with ann.play() as player:
        again = (await player.ask("rematch", table=id, seat=0))["table"]
    table = server.table(again)
    assert [share.kind for share in table.shares] == ["bot", "none", "none"]
    assert table.created.commitment != first.commitment
    assert table.shares[0].nonce != bot_nonce(id, 0)
