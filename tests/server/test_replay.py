"""After the game: replays as each viewer, who may see them, and the course of the chances."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import hashlib
import json
import secrets
import time
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from aerodrome.engines.library import NativeUnavailable
from aerodrome.games import PACKAGES, load
from aerodrome.play.layout import layout_of
from aerodrome.rulebook.record import HIDDEN, NONE
from aerodrome.server import pages
from aerodrome.server import prospects as chances_module
from aerodrome.server import replay as replay_module
from aerodrome.server.config import Config, Limits, Window
from aerodrome.server.prospects import POINTS, chosen_plies
from aerodrome.server.replay import OPEN, Kept
from aerodrome.table import wire
from aerodrome.table.errors import Refused
from aerodrome.table.replayed import moments
from aerodrome.table.table import Table
from tests.words import in_english

from .helpers import PATIENCE, WIDE, Guest, Player, Running, drawn, seats_of

SHORT_COURSE = {"section_b": "none", "section_c": "none"}


def states_of(film: dict[str, Any]) -> list[list[int]]:
    """The flat states that frames lead to, one for each."""
    state, found = [int(value) for value in film["state"]], []
    for frame in film["frames"]:
        for index, value in frame.get("changes", ()):
            state[index] = int(value)
        found.append(list(state))
    return found


def sentences(film: dict[str, Any]) -> list[str]:
    return [in_english(item) for frame in film["frames"] for item in frame.get("items", ())]


def film_of(client: httpx.Client, id: str, seat: int) -> dict[str, Any]:
    answer = client.get(f"/api/tables/{id}/replay", params={"seat": seat})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


Played = tuple[Guest, Table, dict[int, list[list[int]]], dict[int, list[str]]]


@functools.cache
def played(server: Running, game: str, replay: str = "everybody") -> Played:
    """A game that a guest has played in all seats, with what each viewer was sent: states, and the game's sentences.
    Playing takes long, so several tests share it."""
    return asyncio.run(play(server, game, replay))


async def play(server: Running, game: str, replay: str) -> Played:
    guest, seats = server.guest("Ann"), seats_of(game)
    sit = {str(seat): f"Player {seat}" for seat in range(seats)}
    wishes = {"options": SHORT_COURSE} if game == "zeppeldrome" else {}
    id = guest.make_table(game, seats=seats, sit=sit, start=True, privacy="public", replay=replay, **wishes)["id"]
    async with guest.play() as player:
        for viewer in range(NONE, seats):
            await player.watch(id, viewer)
        first = {viewer: list(player.view(id, viewer).state) for viewer in range(NONE, seats)}
        watched = len(player.frames)
        await finish(player, id, seats)
    states = {viewer: [[int(value) for value in state]] for viewer, state in first.items()}
    texts: dict[int, list[str]] = {viewer: [] for viewer in first}
    for number, frame in enumerate(player.frames):
        if frame["t"] in ("snapshot", "update"):
            viewer = frame["viewer"]
            if number >= watched:
                now = list(states[viewer][-1])
                for index, value in frame.get("changes", ()):
                    now[index] = int(value)
                states[viewer].append(now)
            texts[viewer] += [in_english(item) for item in frame["items"] if item["k"] == "event"]
    return guest, server.table(id), states, texts


async def finish(player: Player, id: str, seats: int) -> None:
    choose, answered = drawn(3), set()
    while any(player.view(id, seat).status == "running" for seat in range(NONE, seats)):
        for seat in range(seats):
            seen = player.view(id, seat)
            if seen.ask is not None and (seat, seen.ask["decision"]) not in answered:
                answered.add((seat, seen.ask["decision"]))
                action = choose(seen.ask["legal"])
                await player.post("choose", table=id, seat=seat, action=action, decision=seen.ask["decision"])
        await player.receive()


@pytest.mark.parametrize("game", PACKAGES)
def test_a_replay_shows_every_viewer_what_it_saw(server: Running, game: str) -> None:
    guest, table, states, texts = played(server, game)
    layout, seats = layout_of(table.game), len(table.seats)
    assert table.status == "over"
    for viewer in range(NONE, seats):
        answer = guest.get(f"/api/tables/{table.id}/replay", seat=viewer)
        assert len(answer.content) < 4_000_000
        film = answer.json()
        assert (film["id"], film["seat"]) == (table.id, viewer)
        assert len(film["frames"]) == len(table.log) + 1
        shown = states_of(film)
        assert shown == [layout.values(moment.board.blinded(viewer)) for moment in moments(table)]
        # During play several choices at once came as one update, so a replay has states that nobody was sent, but it
        # has all those that were sent, in their order.
        rest = iter(shown)
        assert all(any(state == later for later in rest) for state in without_repeats(states[viewer]))
        assert sentences(film) == texts[viewer]
        for frame, (seat, action, _) in zip(film["frames"][1:], table.log, strict=True):
            assert frame["seat"] == seat
            own = viewer == seat
            assert frame.get("action", NONE) == (action if own else NONE), (
                "others' moves are known by what came of them"
            )
            assert bool(frame.get("label")) == own
        turns = [frame.get("turn", 0) for frame in film["frames"]]
        assert turns == sorted(turns)
        assert turns[-1] > 1
        assert film["frames"][-1].get("asked", []) == []


def without_repeats(states: list[list[int]]) -> list[list[int]]:
    return [state for i, state in enumerate(states) if i == 0 or state != states[i - 1]]


@pytest.mark.parametrize("game", PACKAGES)
def test_all_open_hides_nothing_but_the_generator(server: Running, game: str) -> None:
    guest, table, _, texts = played(server, game)
    layout = layout_of(table.game)
    film = film_of(guest.client, table.id, OPEN)
    rng = [i for i, element in enumerate(layout.elements) if element.path.startswith("rng[")]
    shown = states_of(film)
    for state, moment in zip(shown, moments(table), strict=True):
        true = layout.values(moment.board.pack())
        assert [state[i] for i in rng] == [HIDDEN] * 4
        assert [v for i, v in enumerate(state) if i not in rng] == [v for i, v in enumerate(true) if i not in rng]
    assert [(f["seat"], f["action"]) for f in film["frames"][1:]] == [(s, a) for s, a, _ in table.log]
    assert all(frame["label"] for frame in film["frames"][1:])
    assert {text for those in texts.values() for text in those} == set(sentences(film))
    assert table.secret.hex() not in json.dumps(film)


def test_nothing_before_the_end(server: Running) -> None:
    guest = server.guest("Ann")
    id = guest.make_table("mad-zeppelin", seats=2, sit={"0": "A", "1": "B"}, start=True, privacy="public")["id"]
    open_id = guest.make_table("mad-zeppelin", seats=2, sit={"0": "A"}, privacy="public")["id"]
    for client, mine in ((guest.client, {id: (0, 1), open_id: (0,)}), (server.client(), {id: (), open_id: ()})):
        for each in (id, open_id):
            for seat in (None, OPEN, NONE, 0, 1):
                answer = client.get(f"/api/tables/{each}/replay", params={} if seat is None else {"seat": seat})
                later = seat in (None, NONE, *mine[each])
                assert (answer.status_code, answer.json()["error"]) == (
                    (409, "not now") if later else (403, "not allowed")
                )
            assert client.get(f"/api/tables/{each}/chances").status_code == 409
    with pytest.raises(Refused, match="not over"):
        server.call(server.desk.replays.of(server.table(id), OPEN))


def abandoned(server: Running, **wishes: Any) -> tuple[Guest, str]:
    """A game of two at one screen that was left after a few moves; and again a table for who has its link."""
    guest = server.guest("Ann")
    id = guest.make_table("mad-zeppelin", seats=2, sit={"0": "A", "1": "B"}, start=True, **wishes)["id"]
    while len((table := server.table(id)).log) < 5:
        seat = table.asked[0]
        action = table.board.legal(seat)[0]  # type: ignore[union-attr]
        with contextlib.suppress(Refused):  # the table may have answered itself what leaves no choice
            server.call(server.desk.act(guest.id, wire.Choose(secrets.token_hex(4), id, seat, action, table.decision)))
    for seat in (0, 1):
        server.call(server.desk.act(guest.id, wire.Leave(f"leave {seat}", id, seat)))
    return guest, id


@pytest.mark.parametrize("replay", ["everybody", "seats"])
def test_an_abandoned_game_can_be_seen_again(server: Running, replay: str) -> None:
    _, id = abandoned(server, privacy="public", replay=replay)
    stranger = server.client()
    film = film_of(stranger, id, NONE)
    assert len(film["frames"]) == 1 + len(server.table(id).log) >= 6
    assert film["frames"][-1]["asked"], "it stopped in the middle"
    assert film["seat"] == stranger.get(f"/api/tables/{id}/replay").json()["seat"] == NONE
    for seat in (OPEN, 0, 1):
        answer = stranger.get(f"/api/tables/{id}/replay", params={"seat": seat})
        assert answer.status_code == (200 if replay == "everybody" else 403), seat
    hidden = layout_of(load("mad-zeppelin")).values(server.table(id).board.pack())  # type: ignore[union-attr]
    assert states_of(film)[-1] != hidden


@pytest.mark.parametrize("privacy", ["link", "private"])
def test_who_may_not_know_of_a_table_finds_no_replay(server: Running, privacy: str) -> None:
    guest, id = abandoned(server, privacy=privacy)
    for client in (server.client(), server.guest("Eve").client):
        for path in ("replay", "chances"):
            assert client.get(f"/api/tables/{id}/{path}").status_code == 404
    assert film_of(guest.client, id, NONE)["seat"] == NONE, "who made it still may"


def test_players_see_all_and_others_what_they_may(server: Running) -> None:
    guest, table, *_ = played(server, "mad-zeppelin", "seats")
    stranger = server.guest("Eve")
    for seat in (OPEN, NONE, 0, 1):
        film_of(guest.client, table.id, seat)
        answer = stranger.get(f"/api/tables/{table.id}/replay", seat=seat)
        assert answer.status_code == (200 if seat == NONE else 403)
    assert guest.get(f"/api/tables/{table.id}/replay").json()["seat"] == 0, "with one's own eyes, unless told"
    assert guest.get(f"/api/tables/{table.id}/replay", seat=9).status_code == 400
    assert guest.get(f"/api/tables/{table.id}/replay", seat=-3).status_code == 422
    assert guest.get("/api/tables/nosuchtable12345/replay").status_code == 404


def test_a_replay_is_compressed_for_whom_that_helps(server: Running) -> None:
    _, id = abandoned(server, privacy="public")
    path = f"/api/tables/{id}/replay"
    packed = server.client(**{"Accept-Encoding": "gzip"}).get(path)
    plain = server.client(**{"Accept-Encoding": "identity"}).get(path)
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()


def test_a_game_too_long_is_refused(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    _, id = abandoned(server, privacy="public")
    monkeypatch.setattr(replay_module, "MOST_BYTES", 1000)
    answer = server.client().get(f"/api/tables/{id}/replay")
    assert (answer.status_code, answer.json()["error"]) == (400, "too long")
    monkeypatch.setattr(replay_module, "MOST_BYTES", 10**7)
    monkeypatch.setattr(replay_module, "MOST_PLIES", 3)
    assert server.client().get(f"/api/tables/{id}/replay").json()["error"] == "too long"


def test_the_oldest_replays_are_forgotten_first(server: Running) -> None:
    _, id = abandoned(server, privacy="public")
    table = server.table(id)
    one = len(replay_module.packed(table, 0))
    kept = Kept(replay_module.packed, 2 * one + 200, len)

    async def look() -> list[tuple[str, int]]:
        for viewer in (0, 1, NONE):
            await kept.of(table, viewer)
            await kept.of(table, 0)
        return list(kept._kept)

    assert server.call(look()) == [(id, NONE), (id, 0)]


def test_replays_are_counted(serve: Callable[..., Running]) -> None:
    server = serve(config=Config(limits=Limits(windows=WIDE | {"export": Window(3, 3, 60)})))
    _, id = abandoned(server, privacy="public")
    client = server.client()
    codes = [client.get(f"/api/tables/{id}/replay").status_code for _ in range(4)]
    assert codes == [200, 200, 200, 429]


@pytest.mark.parametrize("built", [True, False])
def test_the_plain_page_leads_to_the_replay(server: Running, monkeypatch: pytest.MonkeyPatch, built: bool) -> None:
    _, id = abandoned(server, privacy="public")
    monkeypatch.setattr(pages, "is_built", lambda: built)
    assert (f'href="/replay/{id}"' in server.client().get(f"/games/{id}").text) is built


# --- chances ------------------------------------------------------------------------------------------------


def test_the_points_of_a_game() -> None:
    long = [ply // 3 for ply in range(1000)]
    points = chosen_plies(long)
    assert 20 <= len(points) <= POINTS + 1
    assert points[0] == 0
    assert points[-1] == 999
    assert all(long[ply] != long[ply - 1] for ply in points[1:-1]), "turns begin there"
    few_turns = chosen_plies([ply // 200 for ply in range(1000)])
    assert 30 <= len(few_turns) <= POINTS + 1
    assert chosen_plies([0]) == [0]


def asked_until(client: httpx.Client, id: str, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    until = time.monotonic() + PATIENCE
    while True:
        answer = client.get(f"/api/tables/{id}/chances")
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        if wanted(found):
            return found
        assert time.monotonic() < until, found
        time.sleep(0.02)


class Fake:
    """A worker that answers at once, and notes what it was sent."""

    def __init__(self, *faults: Exception) -> None:
        self.jobs: list[Any] = []
        self.faults, self.closed = list(faults), 0

    async def run(self, work: Any, job: Any, *rest: Any, patience: float) -> dict[str, Any]:
        if self.faults:
            raise self.faults.pop(0)
        self.jobs.append(job)
        seats = len(job.names)
        return {"shares": [1 / seats] * seats, "errors": [0.1] * seats, "samples": 9}

    def close(self) -> None:
        self.closed += 1


def with_worker(server: Running, monkeypatch: pytest.MonkeyPatch, *faults: Exception) -> Fake:
    worker = Fake(*faults)
    monkeypatch.setattr(server.desk.prospects, "_worker", worker)
    return worker


def test_chances_come_with_the_eyes_of_a_spectator(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    worker = with_worker(server, monkeypatch)
    guest, table, *_ = played(server, "mad-zeppelin", "seats")
    first = guest.get(f"/api/tables/{table.id}/chances").json()
    assert first["ready"] is False
    found = asked_until(server.client(), table.id, lambda each: each["ready"])
    assert found["state"] == "done"
    assert found["total"] == len(found["points"]) <= POINTS + 1
    plies = [point["ply"] for point in found["points"]]
    assert plies == sorted(plies)
    assert plies[-1] == len(table.log)
    assert found["points"][-1] == {
        "ply": len(table.log), "shares": [round(share, 4) for share in table.board.outcome().shares],  # type: ignore[union-attr]
        "errors": [0.0] * len(table.seats), "samples": 0,
    }  # fmt: skip
    seen = {ply: moment.board.blinded(NONE) for ply, moment in enumerate(moments(table))}
    assert [(job.state.pack(), job.seat, job.legal) for job in worker.jobs] == [(seen[p], NONE, ()) for p in plies[:-1]]
    done = len(worker.jobs)
    assert guest.get(f"/api/tables/{table.id}/chances").json() == found
    assert len(worker.jobs) == done, "they are worked out once"
    assert worker.closed


@pytest.mark.parametrize(("fault", "state"), [(NativeUnavailable("no"), "unavailable"), (OSError("no"), "failed")])
def test_a_worker_that_cannot_is_told_of(
    server: Running, monkeypatch: pytest.MonkeyPatch, fault: Exception, state: str
) -> None:
    with_worker(server, monkeypatch, fault)
    _, id = abandoned(server, privacy="public")
    found = asked_until(server.client(), id, lambda each: each["state"] not in ("waiting", "thinking"))
    assert (found["state"], found["ready"], found["points"]) == (state, False, [])
    assert found["text"]


def test_the_queue_has_an_end(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    with_worker(server, monkeypatch)
    monkeypatch.setattr(chances_module, "MOST_WAITING", 0)
    _, id = abandoned(server, privacy="public")
    assert server.client().get(f"/api/tables/{id}/chances").status_code == 503


def test_the_commitment_is_the_hash_of_the_revealed_secret(server: Running) -> None:
    """What the browser checks at the end: SHA-256 of the secret's bytes, which are sent as hexadecimal digits."""
    _, id = abandoned(server, privacy="public")
    summary = server.client().get(f"/api/tables/{id}").json()
    assert hashlib.sha256(bytes.fromhex(summary["secret"])).hexdigest() == summary["commitment"]
    text = server.client().get(f"/api/tables/{id}/export").text
    assert f"\nluck: secret {summary['secret']}\ncommitment: {summary['commitment']}\n" in text
