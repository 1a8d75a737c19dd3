"""Behind a proxy: whose request it is, how far we believe the proxy, and /metrics for this machine only."""

from __future__ import annotations

import logging
import re
import signal
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from aerodrome.cli.serve import CannotServe, checked_network, proxy_warning
from aerodrome.server.config import Config, Limits, Window
from aerodrome.server.gate import Gate, networks
from aerodrome.server.measures import Measures
from aerodrome.server.origins import is_local

from .helpers import PATIENCE, WIDE, Running
from .test_serve import Process
from .wires import UPGRADE, all_of, line_to, request

HERE = ("127.0.0.0/8", "::1")
FEW = Limits(windows={**WIDE, "handshake": Window(3, 3, 60.0), "read": Window(3, 3, 60.0)})


def asked(server: Running, forwarded_for: str) -> int:
    return server.client(**{"X-Forwarded-For": forwarded_for}).get("/ready").status_code


def handshake(server: Running, forwarded_for: str) -> bytes:
    line = line_to(server)
    line.sendall(request("/ws", *UPGRADE, f"X-Forwarded-For: {forwarded_for}"))
    return line.recv(4096)[9:12]


def test_clients_of_a_proxy_have_limits_of_their_own(serve: Callable[..., Running]) -> None:
    server = serve(config=Config(limits=FEW, proxies=HERE))
    assert [asked(server, "203.0.113.1") for _ in range(4)] == [200, 200, 200, 429]
    assert asked(server, "203.0.113.2") == 200
    assert asked(server, "203.0.113.3, 203.0.113.1") == 429, "what the proxy adds counts, not what the client says"
    assert asked(server, "203.0.113.1, 203.0.113.4") == 200
    assert [handshake(server, "203.0.113.1") for _ in range(4)] == [b"101", b"101", b"101", b"429"]
    assert handshake(server, "203.0.113.2") == b"101"


def test_nobody_else_is_believed(serve: Callable[..., Running]) -> None:
    for proxies in ((), ("10.0.0.0/8",)):
        server = serve(config=Config(limits=FEW, proxies=proxies))
        assert [asked(server, f"203.0.113.{n}") for n in range(4)] == [200, 200, 200, 429]
        assert [handshake(server, f"203.0.113.{n}") for n in range(4)] == [b"101", b"101", b"101", b"429"]
        server.stop()


def test_requests_of_a_proxys_client_count(serve: Callable[..., Running]) -> None:
    """All clients share its connection, so it is not slowed down; a client that asks too much gets a refusal."""
    limits = Limits(
        windows=WIDE, rate=0.001, burst=1.0, address_rate=0.001, address_burst=10.0, connections_of_address=1
    )
    server = serve(config=Config(limits=limits, proxies=HERE))
    proxy, second = line_to(server), line_to(server)
    for line in (proxy, second):
        line.sendall(request("/health", "X-Forwarded-For: 203.0.113.1") * 8 + request("/health", "Connection: close"))
    told = [int(answer[9:12]) for line in (proxy, second) for answer in re.findall(rb"HTTP/1.1 \d+", all_of(line))]
    assert sorted(told) == [200] * 12 + [429] * 6, "ten of the first, and those that nobody was named for"


def test_a_proxy_inside_ipv6_is_the_same() -> None:
    gate = Gate(Limits(), Measures(), HERE)
    assert gate.is_proxy(("127.0.0.1", 1))
    assert gate.is_proxy(("::ffff:127.0.0.1", 1))
    assert gate.is_proxy(("::1", 1))
    assert not gate.is_proxy(("10.0.0.1", 1))
    assert not gate.is_proxy(("unix", 0))
    assert not gate.is_proxy(None)
    assert not Gate(Limits(), Measures()).is_proxy(("127.0.0.1", 1))
    assert networks(["10.0.0.0/8"]) == ["10.0.0.0/8", "::ffff:a00:0/104"]


# --- what the operator is told ------------------------------------------------------------------------------


def test_an_https_origin_without_a_proxy_is_warned_of() -> None:
    warning = proxy_warning(("http://a.example", "https://play.example.org"), ())
    assert "https://play.example.org" in warning
    assert "--behind-proxy" in warning
    assert proxy_warning(("https://play.example.org",), HERE) == ""
    assert proxy_warning(("http://a.example",), ()) == ""


def test_addresses_of_proxies() -> None:
    assert checked_network("10.0.0.5") == "10.0.0.5/32"
    assert checked_network("10.0.0.5/24") == "10.0.0.0/24"
    assert checked_network("fd00::/8") == "fd00::/8"
    for wrong in ("proxy", "10.0.0", "10.0.0.0/40", ""):
        with pytest.raises(CannotServe, match="is not an address"):
            checked_network(wrong)


@pytest.fixture
def warnings(caplog: pytest.LogCaptureFixture) -> Callable[[], list[str]]:
    caplog.set_level(logging.WARNING)
    return lambda: [record.getMessage() for record in caplog.records]


def test_a_proxy_that_was_not_announced_is_noticed_once(
    serve: Callable[..., Running], warnings: Callable[[], list[str]]
) -> None:
    server = serve()
    server.client().get("/health")
    assert warnings() == []
    for _ in range(2):
        asked(server, "203.0.113.1")
    (warning,) = warnings()
    assert "--behind-proxy" in warning


def test_a_proxy_that_does_not_tell_is_noticed_once(
    serve: Callable[..., Running], warnings: Callable[[], list[str]]
) -> None:
    server = serve(config=Config(proxies=HERE, origins=("https://play.example.org",)))
    server.client().get("/health")
    assert warnings() == [], "a probe on this machine"
    for _ in range(2):
        assert server.client(origin=None, Host="play.example.org").get("/health").status_code == 200
    (warning,) = warnings()
    assert "X-Forwarded-For" in warning


# --- /metrics -----------------------------------------------------------------------------------------------


def metrics(server: Running, **headers: str) -> int:
    return server.client(origin=None, **headers).get("/metrics").status_code


def test_metrics_are_for_this_machine(serve: Callable[..., Running]) -> None:
    server = serve()
    assert metrics(server) == 200
    for header in ("X-Forwarded-For", "X-Real-IP", "Forwarded", "Via", "X-Forwarded-Proto"):
        assert metrics(server, **{header: "127.0.0.1"}) == 404, header
    assert is_local(("127.0.0.1", 1))
    assert is_local(("::1", 1))
    assert is_local(("::ffff:127.0.0.1", 1))
    assert not is_local(("10.0.0.1", 1))
    assert not is_local(("::2", 1)), "a network of 64 bits is no machine"
    assert not is_local(None)


@pytest.mark.parametrize(
    "config", [Config(proxies=HERE), Config(origins=("https://play.example.org",))], ids=["announced", "not announced"]
)
def test_where_a_proxy_is_everybody_seems_to_be_on_this_machine(serve: Callable[..., Running], config: Config) -> None:
    server = serve(config=config)
    assert metrics(server) == 404, "even if the proxy says nothing"
    assert metrics(server, **{"X-Forwarded-For": "127.0.0.1"}) == 404


def test_metrics_can_be_open(serve: Callable[..., Running]) -> None:
    assert metrics(serve(config=Config(proxies=HERE, open_metrics=True))) == 200


@pytest.fixture
def with_port(serve: Callable[..., Running]) -> Iterator[tuple[Running, httpx.Client]]:
    server = serve(config=Config(proxies=HERE, origins=("https://play.example.org",)), metrics=True)
    assert server.config.metrics_at is not None
    address, port = server.config.metrics_at
    with httpx.Client(base_url=f"http://{address}:{port}", timeout=PATIENCE, trust_env=False) as client:
        yield server, client


def test_metrics_have_a_port_of_their_own(with_port: tuple[Running, httpx.Client]) -> None:
    server, client = with_port
    assert "aerodrome_tables" in client.get("/metrics").text
    assert metrics(server) == 404
    for path in ("/", "/api/games", "/health", "/ready"):
        assert client.get(path).status_code == 404, path
    assert client.post("/api/me", json={"name": "Ann"}, headers={"X-Aerodrome": "1"}).status_code == 404
    with line_to(server, port=client.base_url.port) as line:
        line.sendall(request("/ws", *UPGRADE))
        assert line.recv(4096).startswith(b"HTTP/1.1 404")


def test_a_server_behind_a_proxy(tmp_path: Path) -> None:
    process = Process(
        tmp_path, "--port", "0", "--origin", "http://play.example.org", "--behind-proxy", "--proxy", "10.0.0.5",
        "--metrics-port", "0",
    )  # fmt: skip
    try:
        assert process.process.stdout is not None
        said = [process.process.stdout.readline() for _ in range(3)]
        found = re.search(r"http://127\.0\.0\.1:\d+/metrics", said[2])
        assert found, said
        assert "aerodrome_tables" in httpx.get(found[0], timeout=PATIENCE, trust_env=False).text
    finally:
        process.process.send_signal(signal.SIGTERM)
    status, rest = process.end()
    assert (status, "Warning" in rest) == (0, False)
