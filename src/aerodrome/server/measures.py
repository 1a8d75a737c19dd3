"""What a server counts and times, for Prometheus."""

from __future__ import annotations

from collections.abc import Iterable, Sized

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from aerodrome.house.fleet import Fleet
from aerodrome.house.house import House

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
SECONDS = (0.0005, 0.001, 0.002, 0.004, 0.008, 0.016, 0.032, 0.064, 0.128, 0.256, 0.512, 1.0, 2.0, 5.0)


class Measures(Collector):
    """All counters of one server. What every move counts is a plain number, which we read when somebody asks."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.messages = 0
        self.refused = Counter("aerodrome_refused", "Refused messages.", ["code"], registry=self.registry)
        self.dropped = Counter("aerodrome_dropped_sockets", "Sockets that we closed.", ["why"], registry=self.registry)
        self.slowed = Counter("aerodrome_slowed_messages", "Messages that had to wait.", registry=self.registry)
        self.requests = Counter("aerodrome_requests", "HTTP requests.", ["status"], registry=self.registry)
        self.commit_seconds = Histogram(
            "aerodrome_commit_seconds", "Time of a commit.", registry=self.registry, buckets=SECONDS
        )
        self.note_lag_seconds = Histogram(
            "aerodrome_note_lag_seconds", "How long notes of other servers were on their way.",
            registry=self.registry, buckets=SECONDS,
        )  # fmt: skip

    def watch(self, house: House, sockets: Sized, lines: Sized) -> None:
        self._house, self._sockets, self._lines = house, sockets, lines
        house.store.time_append = self.commit_seconds.observe
        if isinstance(house.neighbours, Fleet):
            house.neighbours.notes.time_lag = self.note_lag_seconds.observe
        self.registry.register(self)

    def text(self) -> bytes:
        return generate_latest(self.registry)

    def collect(self) -> Iterable[Metric]:
        house = self._house
        yield GaugeMetricFamily("aerodrome_tables", "Tables in memory.", house.tables)
        yield GaugeMetricFamily("aerodrome_connections", "Open sockets.", len(self._sockets))
        yield GaugeMetricFamily("aerodrome_lines", "Open connections of all kinds.", len(self._lines))
        yield GaugeMetricFamily("aerodrome_viewers", "Viewers that get updates.", house.connections)
        yield GaugeMetricFamily("aerodrome_damaged_tables", "Damaged tables.", house.registry.damaged)
        yield GaugeMetricFamily(
            "aerodrome_outage", "1 while the store takes no writes.", int(house.saving.outage is not None)
        )
        yield CounterMetricFamily("aerodrome_messages", "Messages of clients.", self.messages)
        yield CounterMetricFamily("aerodrome_commits", "Commits.", house.writer.commits)
        yield CounterMetricFamily("aerodrome_moves", "Changes to tables on disk.", house.writer.changes)
        yield CounterMetricFamily("aerodrome_failures", "Commands and commits that failed.", house.failures)
        yield GaugeMetricFamily("aerodrome_waiting_changes", "Changes that wait for a commit.", house.writer.waiting)
        if isinstance(house.neighbours, Fleet):
            yield from of_fleet(house.neighbours, house.writer.conflicts)


def of_fleet(fleet: Fleet, conflicts: int) -> Iterable[Metric]:
    """What only servers have that share a database."""
    yield GaugeMetricFamily("aerodrome_servers", "Servers that are alive, this one included.", 1 + len(fleet.others))
    yield GaugeMetricFamily("aerodrome_leases", "Running tables that this server moves on.", fleet.leases)
    yield CounterMetricFamily("aerodrome_takeovers", "Leases taken over from other servers.", fleet.takeovers)
    yield CounterMetricFamily("aerodrome_conflicts", "Changes that another server forestalled.", conflicts)
    notes = fleet.notes
    for what, count in (("sent", notes.sent), ("heard", notes.heard), ("lost", notes.lost)):
        yield CounterMetricFamily(f"aerodrome_notes_{what}", f"Notes to other servers: {what}.", count)
