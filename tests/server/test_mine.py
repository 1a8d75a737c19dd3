"""My games, and what they say about me: running ones and finished ones, filters, pages, removing, the profile."""

from __future__ import annotations

import contextlib
import random
import re
import sqlite3
import time
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa

from aerodrome.games import load
from aerodrome.server.api.mine import ON_A_PAGE
from aerodrome.store import results
from aerodrome.store.journal import Batch, NewMatch, Sat, Waiting
from aerodrome.table.entries import Said
from aerodrome.table.results import SeatResult, results_of
from aerodrome.table.wire import Abandon
from tests.table.helpers import play, running_table

from .helpers import PATIENCE, Running, all_mine, drawn, with_patience


async def put(
    server: Running, id: str, me: str, *, game: str = "airships", place: int | None = None, ended: float = 0.0,
    waiting: Waiting | None = None, status: str = "running", pieces: dict[str, int] | None = None,
) -> None:  # fmt: skip
    """Put a match into the store; with a time when it ended, it is counted."""
    store = server.desk.house.store
    seats = {0: Sat(me, "Ann"), 1: Sat(None, "Club", "club")}
    new = NewMatch(id, game, "link", 1000.0, b"s" * 32)
    status = ("over" if place else "abandoned") if ended else status
    batch = Batch(id, 0, [(Said(0, "Ann", "hello"), ended or 1000.0)], status, None, seats, new, waiting=waiting)
    assert await store.append([batch]) == [None]
    if ended:
        points = 40 if place else None
        mine = SeatResult(0, me, "", "Ann", "", place, points, pieces or {})
        other = SeatResult(1, "", "", "Club", "club", 3 - place if place else None, points)
        assert await store.count_match(id, ended, [mine, other])
        assert not await store.count_match(id, ended + 1, [mine, other]), "nothing is counted twice"


def ids(client: Any, **query: Any) -> list[str]:
    return [each["id"] for each in client.get("/api/tables/mine", params=query).json()["tables"]]


def test_where_it_is_my_turn_comes_first_and_what_is_due_soonest(server: Running) -> None:
    ann = server.guest("Ann of turns")
    for id, waiting in (
        ("others", Waiting(0b10, 50.0)), ("later", Waiting(0b01, 900.0)), ("soon", Waiting(0b11, 100.0)),
        ("no clock", Waiting(0b01, None)),
    ):  # fmt: skip
        server.call(put(server, id, ann.id, waiting=waiting))
    server.call(put(server, "waiting", ann.id, status="open", waiting=Waiting()))
    assert ids(ann.client) == ["soon", "later", "no clock", "others", "waiting"]


def test_a_game_is_listed_as_everybody_at_its_table_knows_it(server: Running) -> None:
    ann, ben = server.guest("Ann of lists"), server.guest("Ben of lists")
    made = ann.make_table(
        "zeppeldrome", seats=3, sit={"0": ""}, bots={"1": "club"}, clock={"kind": "days", "amount": 3}
    )
    assert ben.client.post("/api/invites", json={"token": made["invites"]["2"]}).json()["seat"] == 2
    (mine,) = ann.get("/api/tables/mine").json()["tables"]
    assert (mine["id"], mine["game"], mine["status"], mine["my_turn"]) == (made["id"], "zeppeldrome", "open", False)
    assert [(each["mine"], each["bot"]) for each in mine["seats"]] == [(True, ""), (False, "club"), (False, "")]
    assert mine["seats"][2]["name"] == "Ben of lists"
    assert (mine["clock"]["kind"], mine["clock"]["amount"]) == ("days", 3.0)
    assert server.guest("Cy of lists").get("/api/tables/mine").json() == {"tables": [], "more": ""}


@with_patience
async def test_a_sealed_choice_no_longer_waits_for_me_and_says_nothing_more(server: Running) -> None:
    """At a table with secrets: what the list says of others is whether they have chosen, as their seats show it."""
    ann = server.guest("Ann of seals")
    id = ann.make_table("zeppeldrome", seats=2, sit={"0": "", "1": "Ben"}, start=True)["id"]
    before = ann.get("/api/tables/mine").json()["tables"][0]
    assert [each["waited_for"] for each in before["seats"]] == [seat in server.table(id).waits_for for seat in (0, 1)]
    async with ann.play() as player:
        seat = server.table(id).waits_for[0]
        seen = await player.watch(id, seat)
        assert seen.ask is not None
        for action in (seen.ask["legal"][0], seen.ask["legal"][-1]):
            if seat not in server.table(id).asked or server.table(id).decision != seen.decision:
                break
            await player.ask("choose", table=id, seat=seat, action=action, decision=seen.decision)
    after = ann.get("/api/tables/mine").json()["tables"][0]
    assert [each["waited_for"] for each in after["seats"]] == [seat in server.table(id).waits_for for seat in (0, 1)]
    assert set(after) == set(before)
    assert set(after["seats"][0]) == {"name", "bot", "mine", "waited_for", "place", "points"}
    assert [each["points"] for each in after["seats"]] == [None, None], "points are for finished games"


@with_patience
async def test_a_finished_game_is_counted_once_and_has_its_result(server: Running) -> None:
    ann = server.guest("Ann of ends")
    id = ann.make_table("airships", seats=2, sit={"0": ""}, bots={"1": "greedy"}, start=True)["id"]
    async with ann.play() as player:
        await player.watch(id)
        await player.play_on(id, 0, drawn(5))
    mine = all_mine(ann.client, id)[id]
    outcome = server.table(id).board.outcome()  # type: ignore[union-attr]
    assert [each["place"] for each in mine["seats"]] == list(outcome.places)
    assert [each["points"] for each in mine["seats"]] == list(outcome.scores)
    assert (mine["status"], mine["place"], mine["replay"]) == ("over", outcome.places[0], True)
    assert id not in ids(ann.client), "it no longer goes on"
    profile = ann.get("/api/me/profile", lang="en").json()
    (game,) = profile["games"]
    assert (game["played"], game["won"]) == (1, int(outcome.places[0] == 1))
    built = results_of(server.table(id))[0].pieces
    assert sum(each["count"] for each in game["pieces"]) <= sum(built.values())
    assert all(each["text"] for each in game["pieces"])


def test_finished_games_have_filters_and_pages(server: Running) -> None:
    ann = server.guest("Ann of pages")
    for n in range(ON_A_PAGE + 5):
        game, place = ("airships", "zeppeldrome")[n % 2], (1, 2, None)[n % 3]
        server.call(put(server, f"page-{n:03}", ann.id, game=game, place=place, ended=5000.0 + n // 2))
    first = ann.get("/api/tables/mine", status="finished").json()
    second = ann.get("/api/tables/mine", status="finished", after=first["more"]).json()
    listed = [each["id"] for each in (*first["tables"], *second["tables"])]
    assert listed == [f"page-{n:03}" for n in reversed(range(ON_A_PAGE + 5))]
    assert (len(first["tables"]), second["more"]) == (ON_A_PAGE, "")
    airships = ids(ann.client, status="finished", game="airships")
    assert airships == [id for id in listed if int(id[-3:]) % 2 == 0]
    for outcome, rest in (("won", 0), ("lost", 1), ("given up", 2)):
        found = ids(ann.client, status="finished", outcome=outcome)
        assert found == [id for id in listed if int(id[-3:]) % 3 == rest]
    assert ann.get("/api/tables/mine", status="lost").status_code == 422
    for nonsense in ("x", "1:", "nan:x", "inf:x", "9" * 90):
        assert ann.get("/api/tables/mine", status="finished", after=nonsense).status_code == 200
        assert ann.get("/api/tables/mine", after=nonsense).status_code == 200


def test_a_game_is_removed_from_my_list_alone_and_still_counts(server: Running) -> None:
    ann = server.guest("Ann of tidying")
    server.call(put(server, "tidy", ann.id, place=1, ended=6000.0))
    server.call(put(server, "tidy-going", ann.id))
    stranger = server.guest("Stranger of tidying")
    assert stranger.client.delete("/api/tables/tidy/mine").status_code == 404
    assert ann.client.delete("/api/tables/tidy-going/mine").status_code == 404, "it still goes on"
    assert ann.client.delete("/api/tables/tidy/mine").status_code == 204
    assert ann.client.delete("/api/tables/tidy/mine").status_code == 404
    assert ids(ann.client, status="finished") == []
    assert ann.get("/api/me/profile").json()["won"] == 1


def test_the_profile_counts_by_game_and_seats(server: Running) -> None:
    ann = server.guest("Ann of profiles")
    day = 86_400.0
    for n, (game, place) in enumerate(
        [("airships", 2), ("airships", 1), ("airships", 1), ("airships", None), ("zeppeldrome", 1), ("airships", 1)]
    ):
        pieces = {"card-F-S1": n, "card-no-such-card": 99}
        server.call(put(server, f"prof-{n}", ann.id, game=game, place=place, ended=(n + 1) * day, pieces=pieces))
    profile = ann.get("/api/me/profile", lang="de").json()
    assert (profile["played"], profile["won"], profile["longest_streak"], profile["days_in_a_row"]) == (6, 4, 2, 6)
    airships, zeppeldrome = profile["games"]
    assert airships["tallies"] == [{"seats": 2, "played": 5, "won": 3, "given_up": 1, "mean_place": 1.25}]
    assert (airships["longest_streak"], airships["streak"]) == (2, 1)
    (piece,) = airships["pieces"]
    assert piece["count"] == 0 + 1 + 2 + 3 + 5
    assert zeppeldrome["played"] == 1
    empty = server.guest("Nobody yet").get("/api/me/profile").json()
    assert (empty["played"], empty["games"], empty["days_in_a_row"]) == (0, [], 0)


def test_every_game_counts_things_that_it_has_words_for() -> None:
    for name in ("airships", "mad-zeppelin", "dastardly-dirigibles", "zeppeldrome"):
        table = running_table(name, seed=3)
        play(table, random.Random(3), 400)
        game = load(name)
        message = next(each for each in game.messages.values() if each.id == game.favourite)
        assert next(iter(message.plain)) == "seat"
        assert any(result.pieces for result in results_of(table)), name


def test_lists_are_quick_in_the_database(server: Running) -> None:
    """The plans of the queries go by the index of a player's seats, and sort nothing for a page of finished games."""
    store = server.desk.house.store

    def plan(connection: sa.Connection) -> str:
        said = []

        def explain(conn: Any, cursor: Any, statement: str, parameters: Any, *rest: Any) -> None:
            if not statement.startswith("EXPLAIN"):
                rows = conn.connection.driver_connection.execute(f"EXPLAIN QUERY PLAN {statement}", parameters)
                said.append("\n".join(str(row[-1]) for row in rows))

        sa.event.listen(connection, "before_cursor_execute", explain)
        results.past(connection, "ann", before=(5.0, "x"))
        results.going(connection, "ann")
        results.played(connection, "ann", 10)
        sa.event.remove(connection, "before_cursor_execute", explain)
        return "\n---\n".join(said)

    past, going, played = server.call(store.database.read(plan)).split("\n---\n")
    for each in (past, going, played):
        assert "USING INDEX seats_player" in each or "USING COVERING INDEX seats_player" in each, each
        assert "SCAN seats" not in each.replace("SCAN mine", ""), each
        assert not re.search(r"SCAN matches", each), each
    assert "player=? AND ended>?" in past or "player=? AND (ended,match_id)<" in past or "ended<?" in past, past


def test_pages_without_script_show_the_same(server: Running) -> None:
    ann = server.guest("Ann <b>of</b> plain pages")
    server.call(put(server, "plain-1", ann.id, place=1, ended=7000.0))
    id = ann.make_table("airships", seats=2, sit={"0": "", "1": "Ben"}, start=True)["id"]
    going = ann.get("/mine").text
    assert "Your turn" in going
    assert f"/t/{id}" in going
    finished = ann.get("/mine", status="finished").text
    assert "/games/plain-1" in finished
    assert "Club" in finished
    assert ann.get("/mine", status="finished", outcome="lost").text.count("<tr>") == 0
    assert ann.get("/mine").headers["referrer-policy"] == "same-origin"
    answer = ann.client.post("/mine/remove", data={"id": "plain-1"})
    assert (answer.status_code, answer.headers["location"]) == (303, "/mine?status=finished")
    assert "/games/plain-1" not in ann.get("/mine", status="finished").text
    assert ann.client.post("/mine/remove", data={"id": id}).status_code == 404
    foreign = server.client(origin="https://evil.example")
    foreign.cookies.set("aerodrome", ann.token)
    assert foreign.post("/mine/remove", data={"id": "plain-1"}).status_code == 403
    assert "Nobody is signed in" in server.client().get("/mine").text


def test_what_ended_before_is_counted_when_a_server_opens(serve: Callable[..., Running]) -> None:
    server = serve()
    ann = server.guest("Ann of old games")
    id = ann.make_table("airships", seats=2, sit={"0": ""}, bots={"1": "greedy"}, start=True)["id"]
    server.call(server.desk.act(ann.id, Abandon("a", id, 0, True)))
    assert all_mine(ann.client, id)[id]["status"] == "abandoned"
    token = ann.token
    server.stop()
    with contextlib.closing(sqlite3.connect(server.path, isolation_level=None)) as database:
        database.execute("UPDATE matches SET ended = NULL")
        database.execute("UPDATE seats SET ended = NULL, name = ''")
    again = serve()
    client = again.client()
    client.cookies.set("aerodrome", token)
    until = time.monotonic() + PATIENCE
    while not ids(client, status="finished"):
        assert time.monotonic() < until
        time.sleep(0.02)
    assert all_mine(client, id)[id]["seats"][0]["name"] == "Ann of old games"
    assert again.call(again.desk.house.store.uncounted()) == []
