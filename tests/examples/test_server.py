"""Kuhn poker on the server: over a WebSocket, in replays, and on pages without script."""

from __future__ import annotations

from collections.abc import Callable

from aerodrome.rulebook.game import Game
from tests.server.conftest import no_compiling, serve  # noqa: F401
from tests.server.helpers import Running, drawn, with_patience


@with_patience
async def test_a_guest_plays_over_a_websocket(kuhn_poker: Game, serve: Callable[..., Running]) -> None:  # noqa: F811
    server = serve()
    guest = server.guest("Ann")
    sheet = next(game for game in guest.get("/api/games").json()["games"] if game["name"] == "kuhn-poker")
    assert sheet["lesson"] is False
    id = guest.make_table("kuhn-poker", seats=2, bots={"1": "greedy"}, sit={"0": ""}, start=True)["id"]
    async with guest.play() as player:
        seen = await player.watch(id)
        await player.play_on(id, 0, drawn(1))
        assert seen.status == "over"
    replay = guest.get(f"/api/tables/{id}/replay", seat=0).json()
    assert replay["frames"][0]["items"][0]["text"].startswith("Ann is dealt the ")
    assert "takes the pot" in guest.get(f"/games/{id}").text
    assert "KP-2.4" in guest.get("/rules/kuhn-poker").text
    refused = guest.get("/api/lessons/kuhn-poker")
    assert (refused.status_code, refused.json()["text"]) == (404, "Kuhn Poker has no lesson.")
