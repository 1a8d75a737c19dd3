"""The browser client is one page for many addresses, and nothing but what was built is served beside it."""

from __future__ import annotations

from pathlib import Path

import pytest

from aerodrome.server import pages

from .helpers import Running

PAGES = ["/", "/new/airships", "/tables", "/join", "/t/abc", "/learn/airships", "/replay/abc"]


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "static"
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Aerodrome</title><p>The client</p>", encoding="utf-8")
    (folder / "index-a1b2.js").write_text("play()", encoding="utf-8")
    (folder / "theme.js").write_text("paint()", encoding="utf-8")
    (folder / "airships-c3d4.wasm").write_bytes(b"\0asm\1\0\0\0")
    (tmp_path / "secret.txt").write_text("not for you", encoding="utf-8")
    monkeypatch.setattr(pages, "STATIC", folder)
    return folder


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("path", PAGES)
def test_every_address_of_the_client_is_its_page(server: Running, path: str) -> None:
    answer = server.client().get(path)
    assert answer.status_code == 200
    assert "The client" in answer.text
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-security-policy"].startswith("default-src 'self'")


@pytest.mark.usefixtures("built")
def test_files_with_a_hash_in_their_name_are_kept(server: Running) -> None:
    hashed, plain = server.client().get("/app/index-a1b2.js"), server.client().get("/app/theme.js")
    assert (hashed.text, plain.text) == ("play()", "paint()")
    assert hashed.headers["content-type"].startswith("text/javascript")
    assert "immutable" in hashed.headers["cache-control"]
    assert plain.headers["cache-control"] == "no-cache"


@pytest.mark.usefixtures("built")
def test_the_service_worker_stands_above_all_pages_and_is_never_old(server: Running, built: Path) -> None:
    assert server.client().get("/sw.js").status_code == 404
    pages.files.cache_clear()
    (built / "sw.js").write_text("keep()", encoding="utf-8")
    worker = server.client().get("/sw.js")
    assert worker.text == "keep()"
    assert worker.headers["content-type"].startswith("text/javascript")
    assert worker.headers["cache-control"] == "no-cache"


@pytest.mark.usefixtures("built")
def test_compiled_rules_are_packed_and_kept(server: Running) -> None:
    module = server.client().get("/app/airships-c3d4.wasm", headers={"accept-encoding": "gzip"})
    assert module.headers["content-type"] == "application/wasm"
    assert module.headers["content-encoding"] == "gzip"
    assert "immutable" in module.headers["cache-control"]
    assert module.content == b"\0asm\1\0\0\0"


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("name", ["nothing.js", "../secret.txt", "..%2Fsecret.txt", "%2e%2e%2fsecret.txt", ""])
def test_nothing_else_is_served(server: Running, name: str) -> None:
    answer = server.client().get(f"/app/{name}")
    assert answer.status_code == 404
    assert "not for you" not in answer.text


@pytest.mark.parametrize("path", PAGES[1:])
def test_without_a_build_it_says_what_to_do(server: Running, path: str) -> None:
    answer = server.client().get(path)
    assert answer.status_code == 404
    assert "make web" in answer.text


def test_the_welcome_says_who_one_is(server: Running) -> None:
    assert server.client().get("/api/welcome").json()["me"] is None
    guest = server.guest("Ann")
    welcome = guest.get("/api/welcome").json()
    assert welcome["me"] == {"id": guest.id, "name": "Ann", "token": None, "outside": False, "kept": False}
    assert len(welcome["fingerprint"]) == 16
