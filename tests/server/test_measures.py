"""/metrics: what a server counts, alone and beside others."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest
from prometheus_client.parser import text_string_to_metric_families

from aerodrome.table.wire import GetReady, Say, Start
from tests.server.helpers import PATIENCE, Running, with_patience
from tests.table.conftest import postgresql_server, postgresql_url

__all__ = ["postgresql_server", "postgresql_url"]


async def eventually(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not await asyncio.to_thread(condition):
            await asyncio.sleep(0.02)


def measured(server: Running) -> dict[str, float]:
    with urlopen(f"{server.base}/metrics", timeout=PATIENCE) as answer:
        text = answer.read().decode()
    return {
        sample.name: sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
        if not sample.labels
    }


def test_a_server_on_a_file_has_no_neighbours(serve: Callable[..., Running]) -> None:
    told = measured(serve())
    assert told["aerodrome_waiting_changes"] == 0
    assert told["aerodrome_commits_total"] == 0
    assert not {"aerodrome_servers", "aerodrome_leases", "aerodrome_conflicts_total"} & set(told)


@pytest.fixture
def pair(postgresql_url: str) -> Iterator[list[Running]]:
    servers = [Running(postgresql_url).start() for _ in range(2)]  # type: ignore[arg-type]
    yield servers
    for each in servers:
        if not each.loop.is_closed():
            each.stop()


@with_patience
async def test_servers_beside_each_other_say_how_they_get_on(pair: list[Running]) -> None:
    first, second = pair
    await eventually(lambda: all(measured(each)["aerodrome_servers"] == 2 for each in pair))
    guest = first.guest("Ann")
    id = guest.make_table("airships", seats=2, sit={"0": "", "1": ""})["id"]
    for seat in (0, 1):
        first.call(first.desk.act(guest.id, GetReady(f"ready{seat}", id, seat)))
    first.call(first.desk.act(guest.id, Start("start", id)))
    second.call(second.desk.look_for(id, guest.id))
    for number in range(5):
        first.call(first.desk.act(guest.id, Say(f"say{number}", id, "Hello", 0)))
    await eventually(lambda: measured(second)["aerodrome_note_lag_seconds_count"] > 0)
    told, heard = measured(first), measured(second)
    assert (told["aerodrome_leases"], heard["aerodrome_leases"]) == (1, 0)
    assert told["aerodrome_commit_seconds_count"] >= told["aerodrome_commits_total"] > 5
    assert told["aerodrome_notes_sent_total"] >= 5
    assert heard["aerodrome_notes_heard_total"] > 0
    assert heard["aerodrome_note_lag_seconds_sum"] < PATIENCE
    assert told["aerodrome_notes_lost_total"] == told["aerodrome_takeovers_total"] == 0
    first.stop()
    await eventually(lambda: measured(second)["aerodrome_leases"] == measured(second)["aerodrome_servers"] == 1)
    assert measured(second)["aerodrome_takeovers_total"] == 1


def test_every_figure_is_explained(serve: Callable[..., Running]) -> None:
    """docs/operate.md says what each one means, and names no other."""
    page = (Path(__file__).parents[2] / "docs" / "operate.md").read_text("utf-8")
    named = {
        line.split("`")[1] for line in page.partition("\n## What to watch\n")[2].partition("\n## ")[0].splitlines()
        if line.startswith("| `aerodrome_")
    }  # fmt: skip
    with urlopen(f"{serve().base}/metrics", timeout=PATIENCE) as answer:
        alone = {family.name for family in text_string_to_metric_families(answer.read().decode())}
    together = {f"aerodrome_{name}" for name in TOGETHER}
    assert named == {name.removesuffix("_created") for name in alone} | together


TOGETHER = ("servers", "leases", "takeovers", "conflicts", "notes_sent", "notes_heard", "notes_lost")
