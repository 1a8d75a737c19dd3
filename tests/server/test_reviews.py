"""Reviews on the server: who may see them, how they are made, stopped and limited, and the page without script."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from aerodrome.analysis.reviews import Futures, Search, Survey, course_of
from aerodrome.engines.library import NativeUnavailable
from aerodrome.server import reviews as reviews_module
from aerodrome.server.config import Config, Limits, Window
from aerodrome.table.replayed import replayed
from tests.server.test_replay import abandoned, played

from .helpers import PATIENCE, WIDE, Running

GAME = "mad-zeppelin"


class Worker:
    """A worker that does not search: the first move is best. Everything ends in a draw, unless it plays on `truly`. It
    waits while it is `held`."""

    def __init__(self, *faults: Exception) -> None:
        self.jobs: list[Any] = []
        self.faults, self.closed, self.held, self.truly = list(faults), 0, False, False

    async def run(self, work: Any, job: Search | Futures, patience: float) -> int | bytes:
        while self.held:
            await asyncio.sleep(0.01)
        if self.faults:
            raise self.faults.pop(0)
        self.jobs.append(job)
        if isinstance(job, Search):
            return job.legal[0]
        if self.truly:
            return job.work()
        return bytes([60 // job.seats] * job.seats * job.count)

    def close(self) -> None:
        self.closed += 1


@pytest.fixture(autouse=True)
def compiled(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, server: Running) -> None:
    """Other tests of the server do without the compiled engine."""
    if request.node.get_closest_marker("native"):
        monkeypatch.delenv("AERODROME_NO_NATIVE", raising=False)


@pytest.fixture
def worker(server: Running, monkeypatch: pytest.MonkeyPatch) -> Worker:
    made = Worker()
    with_worker(server, monkeypatch, made)
    return made


def with_worker(server: Running, monkeypatch: pytest.MonkeyPatch, worker: Worker) -> None:
    fresh = reviews_module.Reviews()
    fresh._crew = worker  # type: ignore[assignment]
    monkeypatch.setattr(server.desk, "reviews", fresh)


def asked_until(client: httpx.Client, id: str, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    until = time.monotonic() + PATIENCE
    while True:
        answer = client.get(f"/api/tables/{id}/review")
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        if wanted(found):
            return found
        assert time.monotonic() < until, found
        time.sleep(0.02)


def is_done(found: dict[str, Any]) -> bool:
    return found["state"] == "done"


@pytest.mark.native
def test_a_review_comes_by_and_by(server: Running, worker: Worker) -> None:
    guest, table, *_ = played(server, GAME)
    worker.held = True
    first = guest.get(f"/api/tables/{table.id}/review").json()
    assert first["review"] is None
    assert first["state"] in ("waiting", "thinking")
    assert first["done"] == 0
    worker.held = False
    found = asked_until(guest.client, table.id, is_done)
    assert found["done"] == found["total"] == len(worker.jobs)
    review = found["review"]
    assert len(review["values"]) == len(table.log) + 1
    assert len(review["accounts"]) == len(table.seats)
    for seat, account in enumerate(review["accounts"]):
        parts = sum(account[part]["value"] for part in ("opening", "luck", "choices", "others"))
        assert parts == pytest.approx(account["result"])
        assert account["result"] == table.board.outcome().shares[seat]  # type: ignore[union-attr]
    done = len(worker.jobs)
    assert guest.get(f"/api/tables/{table.id}/review").json() == found
    assert len(worker.jobs) == done, "it is worked out once"
    assert worker.closed


@pytest.mark.native
def test_who_may_see_all_hands_may_see_it_and_nobody_else(server: Running, worker: Worker) -> None:
    stranger = server.guest("Eve")
    for replay, status in (("everybody", 200), ("seats", 403)):
        guest, table, *_ = played(server, GAME, replay)
        asked_until(guest.client, table.id, is_done)
        for client in (stranger.client, server.client()):
            assert client.get(f"/api/tables/{table.id}/review").status_code == status
            assert client.get(f"/games/{table.id}/review").status_code == (200 if status == 200 else 404)
        shows = f'href="/games/{table.id}/review"' in stranger.client.get(f"/games/{table.id}").text
        assert shows is (status == 200)


def test_nothing_is_reviewed_before_the_end(server: Running, worker: Worker) -> None:
    guest = server.guest("Ann")
    id = guest.make_table(GAME, seats=2, sit={"0": "A", "1": "B"}, start=True, privacy="public")["id"]
    for client in (guest.client, server.client()):
        for method in ("GET", "DELETE"):
            answer = client.request(method, f"/api/tables/{id}/review")
            assert (answer.status_code, answer.json()["error"]) == (409, "not now")
        assert client.get(f"/games/{id}/review").status_code == 404
    _, left = abandoned(server, privacy="public")
    answer = guest.get(f"/api/tables/{left}/review")
    assert (answer.status_code, answer.json()["what"]) == (409, "review-none-abandoned")
    assert worker.jobs == []


@pytest.mark.native
def test_it_can_be_stopped_by_who_asked_or_played(server: Running, worker: Worker) -> None:
    guest, table, *_ = played(server, GAME)
    ann, eve = server.guest("Ann"), server.guest("Eve")
    path = f"/api/tables/{table.id}/review"
    worker.held = True
    for asks, stops in ((ann, ann), (ann, guest)):
        assert asks.get(path).status_code == 200
        assert eve.client.delete(path).status_code == 403
        assert stops.client.delete(path).status_code == 204
        until = time.monotonic() + PATIENCE
        while server.desk.reviews.knows(table.id):
            assert time.monotonic() < until
            time.sleep(0.02)
    assert guest.client.delete(path).status_code == 204, "twice does no harm"
    worker.held = False
    asked_until(guest.client, table.id, is_done)
    assert eve.client.delete(path).status_code == 204
    assert asked_until(guest.client, table.id, is_done)["review"], "what is done stays"


@pytest.mark.native
@pytest.mark.parametrize(("fault", "state"), [(NativeUnavailable("no"), "unavailable"), (OSError("no"), "failed")])
def test_what_goes_wrong_is_told(
    server: Running, monkeypatch: pytest.MonkeyPatch, fault: Exception, state: str
) -> None:
    with_worker(server, monkeypatch, Worker(fault))
    guest, table, *_ = played(server, GAME)
    found = asked_until(guest.client, table.id, lambda each: each["state"] not in ("waiting", "thinking"))
    assert found["state"] == state
    assert found["review"] is None
    assert found["text"]
    assert found["text"] in guest.client.get(f"/games/{table.id}/review").text


def test_the_queue_has_an_end_and_nobody_fills_it_alone(
    server: Running, worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest, table, *_ = played(server, GAME)
    for name in ("MOST_WAITING", "MOST_OF_PERSON"):
        with monkeypatch.context() as patch:
            patch.setattr(reviews_module, name, 0)
            answer = guest.get(f"/api/tables/{table.id}/review")
            assert (answer.status_code, answer.json()["error"]) == (503, "busy")
    monkeypatch.setattr(reviews_module, "MOST_PLIES", 3)
    assert guest.get(f"/api/tables/{table.id}/review").json()["error"] == "too long"
    assert worker.jobs == []


def test_asking_is_counted(serve: Callable[..., Running]) -> None:
    server = serve(config=Config(limits=Limits(windows=WIDE | {"export": Window(3, 3, 60)})))
    _, id = abandoned(server, privacy="public")
    client = server.client()
    codes = [client.get(f"/api/tables/{id}/review").status_code for _ in range(4)]
    assert codes == [409, 409, 409, 429]


@pytest.mark.native
def test_a_page_without_script_tells_of_it(server: Running, worker: Worker) -> None:
    guest, table, *_ = played(server, GAME)
    path = f"/games/{table.id}/review"
    worker.held = True
    answer = guest.client.get(path)
    assert answer.status_code == 200
    assert answer.headers["refresh"] == "3"
    worker.held = False
    asked_until(guest.client, table.id, is_done)
    answer = guest.client.get(path)
    assert "refresh" not in answer.headers
    assert "<th>Luck</th>" in answer.text
    assert all(f"<h2>{name}</h2>" in answer.text for name in table.names)
    assert "<th>Glück</th>" in guest.client.get(path, params={"lang": "de"}).text


@pytest.mark.native
def test_the_server_says_what_the_terminal_would(
    server: Running, worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Survey, "count", 5)
    worker.truly = True
    guest, table, *_ = played(server, GAME)
    found = asked_until(guest.client, table.id, is_done)
    survey = Survey(course_of(replayed(table)))
    survey.take_searches([job.legal[0] for job in survey.searches()])
    survey.take_futures([job.work() for job in survey.futures()])
    made = survey.review()
    assert found["review"] == reviews_module.judged(survey.course, made).model_dump(mode="json")
    moments = [moment for each in (*found["review"]["best"], *found["review"]["worst"]) for moment in each]
    assert moments
    assert all(bool(moment["label"]) is not moment["is_luck"] for moment in moments)
