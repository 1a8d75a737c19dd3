"""What a server counts and times, as Prometheus reads it."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from aerodrome.house.house import House

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
SECONDS = (0.0005, 0.001, 0.002, 0.004, 0.008, 0.016, 0.032, 0.064, 0.128, 0.256, 0.512, 1.0, 2.0, 5.0)


class Measures:
    """All counters of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.messages = 0
        """Messages of clients: a plain number, since it is counted with every move."""
        self.refused = Counter("aerodrome_refused", "Refused messages.", ["code"], registry=self.registry)
        self.dropped = Counter("aerodrome_dropped_sockets", "Sockets that we closed.", ["why"], registry=self.registry)
        self.slowed = Counter("aerodrome_slowed_messages", "Messages that had to wait.", registry=self.registry)
        self.requests = Counter("aerodrome_requests", "HTTP requests.", ["status"], registry=self.registry)
        self.commit_seconds = Histogram(
            "aerodrome_commit_seconds", "Time of a commit.", registry=self.registry, buckets=SECONDS
        )

    def watch(self, house: House, sockets: Callable[[], int], lines: Callable[[], int]) -> None:
        """Read what is counted as plain numbers: by the house itself, and here."""
        self.registry.register(_Plain(house, sockets, lines, lambda: self.messages))

    def text(self) -> bytes:
        return generate_latest(self.registry)


class _Plain(Collector):
    def __init__(
        self, house: House, sockets: Callable[[], int], lines: Callable[[], int], messages: Callable[[], int]
    ) -> None:
        self._house, self._sockets, self._lines, self._messages = house, sockets, lines, messages

    def collect(self) -> Iterable[Metric]:
        house = self._house
        yield GaugeMetricFamily("aerodrome_tables", "Tables in memory.", house.tables)
        yield GaugeMetricFamily("aerodrome_connections", "Open sockets.", self._sockets())
        yield GaugeMetricFamily("aerodrome_lines", "Open connections of all kinds.", self._lines())
        yield GaugeMetricFamily("aerodrome_viewers", "Viewers that are being served.", house.connections)
        yield GaugeMetricFamily("aerodrome_damaged_tables", "Damaged tables.", house.registry.damaged)
        yield GaugeMetricFamily(
            "aerodrome_outage", "1 while the store cannot be written.", int(house.saving.outage is not None)
        )
        yield CounterMetricFamily("aerodrome_messages", "Messages of clients.", self._messages())
        yield CounterMetricFamily("aerodrome_commits", "Commits.", house.writer.commits)
        yield CounterMetricFamily("aerodrome_moves", "Changes to tables on disk.", house.writer.changes)
        yield CounterMetricFamily("aerodrome_failures", "Commands and commits that failed.", house.failures)
