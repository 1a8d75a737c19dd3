"""The browser of the tests: the machine's own comes first, and a fetched one arrives whole or not at all."""

from __future__ import annotations

import base64
import hashlib
import io
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from tools import browser

PROGRAM = """#!/bin/sh
[ "$1" = --version ] && [ -z "$LD_LIBRARY_PATH" ] && exit 127
echo "$FONTCONFIG_FILE" "$LD_LIBRARY_PATH" "$@"
"""
"""In the place of Chromium, on a machine that lacks its libraries."""
PACK = """
const { readFileSync, writeFileSync } = require("node:fs");
const [from, to] = process.argv.slice(1);
writeFileSync(to, require("node:zlib").brotliCompressSync(readFileSync(from)));
"""


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without a browser; where one that is fetched would be kept."""
    monkeypatch.setattr(browser, "NAMES", ("no-such-chromium",))
    monkeypatch.setattr(browser, "APPLICATIONS", ())
    monkeypatch.setattr(browser, "CACHED", tmp_path / "cache" / "chromium")
    monkeypatch.setattr(browser, "can_be_fetched", lambda: True)
    return tmp_path / "cache" / "chromium"


def tar(files: dict[str, bytes]) -> bytes:
    packed = io.BytesIO()
    with tarfile.open(fileobj=packed, mode="w:gz") as archive:
        for name, content in files.items():
            member = tarfile.TarInfo(name)
            member.size = len(content)
            archive.addfile(member, io.BytesIO(content))
    return packed.getvalue()


def brotli(content: bytes, folder: Path) -> bytes:
    (folder / "content").write_bytes(content)
    browser.run("node", "-e", PACK, str(folder / "content"), str(folder / "packed"))
    return (folder / "packed").read_bytes()


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What npm brings, with small things in the places of the large ones."""
    parts = {
        "chromium": PROGRAM.encode(),
        "al2023.tar": tar({"lib/libnss3.so": b"nss"}),
        "fonts.tar": tar({"fonts/Open_Sans/OpenSans.ttf": b"font"}),
        "swiftshader.tar": tar({"libGLESv2.so": b"gles"}),
    }
    assert set(parts) == set(browser.PARTS)
    packed = tmp_path / "package.tgz"
    packed.write_bytes(tar({f"package/bin/{name}.br": brotli(part, tmp_path) for name, part in parts.items()}))
    run = browser.run

    def with_npm(program: str, *words: str) -> None:
        if program != "npm":
            return run(program, *words)
        assert words[-2] == "--pack-destination"
        (Path(words[-1]) / "chromium.tgz").write_bytes(packed.read_bytes())
        return None

    monkeypatch.setattr(browser, "run", with_npm)
    digest = hashlib.sha512(packed.read_bytes()).digest()
    monkeypatch.setattr(browser, "SHA512", base64.b64encode(digest).decode())
    return packed


@pytest.mark.script("tools.browser")
def test_where_there_is_none_it_is_fetched_and_starts(
    bare: Path, package: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    browser.main()
    path = capsys.readouterr().out.splitlines()[-1]
    assert path == str(bare / "start.sh") == browser.path()
    started = subprocess.run([path, "--headless", "a b"], capture_output=True, text=True, check=True).stdout
    assert started == f"{bare}/fonts.conf {bare}/lib --headless a b\n"
    assert (bare / "fonts" / "Open_Sans" / "OpenSans.ttf").read_bytes() == b"font"
    assert (bare / "libGLESv2.so").exists()
    assert [each.name for each in bare.parent.iterdir()] == ["chromium"], "nothing is left of the way there"
    browser.main()
    assert capsys.readouterr().out == f"{path}\n", "once"


def test_the_browser_of_the_machine_comes_first(bare: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    installed = tmp_path / "programs" / "my-chromium"
    for path in (bare / "start.sh", installed):
        path.parent.mkdir(parents=True)
        path.touch(mode=0o755)
    assert browser.path() == str(bare / "start.sh")
    monkeypatch.setattr(browser, "NAMES", ("my-chromium",))
    monkeypatch.setenv("PATH", str(installed.parent))
    assert browser.path() == str(installed)


def test_other_bytes_than_those_that_are_known_are_refused(
    bare: Path, package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(browser, "SHA512", "another")
    with pytest.raises(SystemExit, match="is not what it was: its SHA-512 is"):
        browser.main()
    assert browser.find() is None
    assert list(bare.parent.iterdir()) == []


def test_without_a_network_the_error_says_what_to_do(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_network(program: str, *words: str) -> None:
        raise subprocess.CalledProcessError(1, program, stderr="npm error network\nnpm error ENOTFOUND\n")

    monkeypatch.setattr(browser, "run", no_network)
    with pytest.raises(SystemExit, match=r"npm error network npm error ENOTFOUND\. Is there a network\?"):
        browser.main()


@pytest.mark.parametrize(("system", "what"), [("darwin", "Google Chrome"), ("linux", "apt-get install chromium")])
def test_where_none_can_be_fetched_the_error_says_what_to_install(
    bare: Path, monkeypatch: pytest.MonkeyPatch, system: str, what: str
) -> None:
    monkeypatch.setattr(browser, "can_be_fetched", lambda: False)
    monkeypatch.setattr(sys, "platform", system)
    with pytest.raises(SystemExit, match=what):
        browser.main()
    with pytest.raises(browser.NoBrowser, match=what):
        browser.path()


def test_the_docs_do_not_take_the_browser_away() -> None:
    """`make docs` empties the folder .cache."""
    assert ".cache" not in browser.CACHED.relative_to(browser.ROOT).parts
