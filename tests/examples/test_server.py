"""Kuhn poker on the server: over a WebSocket, in replays, and on pages without script."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from aerodrome.games import PACKAGES
from aerodrome.rulebook.game import Game
from tests.server.helpers import Running, drawn, with_patience

from .packages import install

pytestmark = pytest.mark.usefixtures("no_compiling")


@with_patience
async def test_a_guest_plays_over_a_websocket(kuhn_poker: Game, serve: Callable[..., Running]) -> None:
    server = serve()
    guest = server.guest("Ann")
    sheet = next(game for game in guest.get("/api/games").json()["games"] if game["name"] == "kuhn-poker")
    assert sheet["lesson"] is False
    id = guest.make_table("kuhn-poker", seats=2, bots={"1": "greedy"}, sit={"0": ""}, start=True)["id"]
    async with guest.play() as player:
        seen = await player.watch(id)
        await player.play_on(id, 0, drawn(1))
        assert seen.status == "over"
    replay = guest.get(f"/api/tables/{id}/replay", seat=0, words=True).json()
    assert replay["frames"][0]["sentences"][0] == "The pot has 2 chips."
    assert replay["frames"][0]["items"][0]["text"].startswith("Ann is dealt the ")
    german = guest.get(f"/api/tables/{id}/replay", seat=0, words=True, lang="de").json()
    assert german["frames"][0]["items"][0]["text"].startswith("Ann bekommt ")
    texts = guest.get("/api/games/kuhn-poker/texts", lang="fr").json()
    assert [id for _, id, _ in texts["messages"] if id == "ask-bet"] == ["ask-bet"]
    assert "rule-2-1" in texts["english"]
    assert "takes the pot" in guest.get(f"/games/{id}").text
    assert "KP-2.4" in guest.get("/rules/kuhn-poker").text
    refused = guest.get("/api/games/kuhn-poker/lesson")
    assert (refused.status_code, refused.json()["text"]) == (404, "Kuhn Poker has no lesson.")


@with_patience
async def test_a_game_with_no_more_than_it_must_have(site: Path, serve: Callable[..., Running]) -> None:
    install(site, "bare", {"bare": "tests.rulebook.bare"})
    server = serve()
    guest = server.guest("Ann")
    id = guest.make_table("bare", seats=2, bots={"1": "greedy"}, sit={"0": ""}, start=True)["id"]
    view = guest.get(f"/api/tables/{id}/view", seat=0).json()
    assert view["view"]["table"]["stones"] > 0
    assert view["sentences"]
    async with guest.play() as player:
        seen = await player.watch(id)
        await player.play_on(id, 0, drawn(1))
        assert seen.status == "over"
    assert "without its rules in words" in guest.get("/rules/bare").text


def test_a_broken_package_does_not_close_the_server(
    site: Path,
    serve: Callable[..., Running],
    caplog: pytest.LogCaptureFixture,
) -> None:
    install(site, "crooked-games", {"crooked": "no_such_module"})
    guest = serve().guest("Ann")
    assert [game["name"] for game in guest.get("/api/games").json()["games"]] == list(PACKAGES)
    assert "“crooked” of crooked-games cannot be played" in caplog.text
    refused = guest.client.post("/api/tables", json={"game": "crooked"})
    assert (refused.status_code, refused.json()["error"]) == (404, "unknown game")
