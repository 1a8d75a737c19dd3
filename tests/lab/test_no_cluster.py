"""A cluster that cannot be used: what is said without Ray, with an old one, and where nobody answers."""

from __future__ import annotations

import socket
import sys
import types
from pathlib import Path

import pytest

from aerodrome import __version__
from aerodrome.lab.cluster import BadCluster, Cluster, at_work, carrier, fingerprint
from tests.cli.program import Program


class Pretend(types.ModuleType):
    """Something called Ray, of a version."""

    def __init__(self, version: str) -> None:
        super().__init__("ray")
        self.__version__ = version


@pytest.fixture
def pretended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", Pretend("2.60.0"))


@pytest.mark.parametrize("command", ["arena --bots greedy,random", "simulate --engine plain", "laws"])
def test_without_ray_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    program = Program(tmp_path, real=False)
    name, *words = command.split()
    program.refuses("pip install 'aerodrome[lab]'", name, "airships", *words, "--cluster", "local")


def test_an_old_ray_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", Pretend("2.9.3"))
    with pytest.raises(BadCluster, match=r"needs Ray 2\.60 or newer, and this is 2\.9\.3"):
        Cluster("localhost:6379")


@pytest.mark.usefixtures("pretended")
@pytest.mark.parametrize("address", ["", "http://host:1", "host:port", "a b", "ray://", "host:123456"])
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(BadCluster, match="is not the address of a cluster: name HOST:PORT, ray://HOST:PORT, or local"):
        Cluster(address)


@pytest.mark.usefixtures("pretended")
@pytest.mark.parametrize("scheme", ["", "ray://"])
def test_an_address_where_nobody_answers_is_named(scheme: str) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # taken, but nobody listens
        port = taken.getsockname()[1]
        with pytest.raises(BadCluster, match=f"no cluster answers at 127.0.0.1, port {port} "):
            Cluster(f"{scheme}127.0.0.1:{port}")


@pytest.mark.usefixtures("pretended")
def test_a_port_that_there_is_not_is_named() -> None:
    with pytest.raises(BadCluster, match="port 99999"):
        Cluster("127.0.0.1:99999")


def test_a_worker_without_aerodrome_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("aerodrome.lab.cluster")
    monkeypatch.setitem(sys.modules, "aerodrome.lab.cluster", None)
    how, words = carrier()("", b"", b"")
    assert how == "unfit"
    assert "of the cluster has no Aerodrome that fits" in words


def test_a_worker_with_other_sources_says_so() -> None:
    how, words = carrier()("0.0.1 (abc)", b"", b"")
    assert how == "unfit"
    assert words.endswith(f"of the cluster has Aerodrome {fingerprint()}")


def test_a_worker_with_another_game_refuses(monkeypatch: pytest.MonkeyPatch) -> None:
    import pickle

    from tests.lab.counting import Counting, squared

    task = pickle.dumps((squared, Counting("."), {"counting": 2}))
    how, error = at_work(task, pickle.dumps(1))
    assert how == "refused"
    assert "has another version of the game or of a network" in str(error)


def test_the_fingerprint_follows_the_sources(tmp_path: Path) -> None:
    one, other, third = tmp_path / "one", tmp_path / "other", tmp_path / "third"
    for folder in (one, other, third):
        folder.mkdir()
        (folder / "rules.py").write_text("POINTS = 3\n")
    (third / "rules.py").write_text("POINTS = 4\n")
    assert fingerprint(one) == fingerprint(other) != fingerprint(third)
    assert fingerprint(one).startswith(f"{__version__} (")
