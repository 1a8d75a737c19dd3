"""Build a folder of static files that any web host can serve: the client with rules, lessons and bots.

    python -m tools.site [--out FOLDER] [--address URL]

What a server would answer for everybody alike, it writes as files: the games, their words and their rules, in every
language. Whatever is in the folder already is removed. Links to the folder have a picture if its address is told.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from aerodrome.games import PACKAGES, load
from aerodrome.rulebook.game import Game
from aerodrome.server.api.games import Games, game_sheet, rules_out, texts_out
from aerodrome.server.api.lessons import lesson_out
from aerodrome.server.lessons import has_lesson
from aerodrome.server.pages import STYLE, Reader, no_script, rules_of
from aerodrome.server.previews import of_the_house, with_preview
from aerodrome.table.seating import STAND_INS
from aerodrome.text import ENGLISH, LANGUAGES

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
OUT = ROOT / "build" / "site"


@dataclass(frozen=True)
class SiteReader(Reader):
    """Who reads the rules of a game as a page in the folder."""

    game: str = ""

    def address_in(self, language: str) -> str:
        return page_name(self.game, language)


def page_name(game: str, language: str) -> str:
    return f"{game}.{language}.html"


def without_script(games: Sequence[Game]) -> str:
    """What stands on the page for those who have no JavaScript."""
    told = [
        no_script(each, (f'<a href="rules/{page_name(game.name, each)}">{game.title}</a>' for game in games))
        for each in LANGUAGES
    ]
    return f'<noscript><div class="wrap">{"".join(told)}</div></noscript>'


def write_data(folder: Path, games: Sequence[Game]) -> None:
    """What the client asks a server for, as files."""
    data, rules = folder / "data", folder / "rules"
    data.mkdir()
    rules.mkdir()
    (rules / "plain.css").write_bytes(STYLE)
    for language in LANGUAGES:
        sheets = [game_sheet(game, language) for game in games]
        listed = Games(games=sheets, bots=list(STAND_INS), languages=list(LANGUAGES))
        (data / f"games.{language}.json").write_text(listed.model_dump_json(by_alias=True), encoding="utf-8")
        for game in games:
            texts = texts_out(game, language).model_dump_json(exclude_none=True)
            (data / f"{game.name}.texts.{language}.json").write_text(texts, encoding="utf-8")
            told = rules_out(game, language).model_dump_json()
            (data / f"{game.name}.rules.{language}.json").write_text(told, encoding="utf-8")
            if has_lesson(game):
                lesson = lesson_out(game, language).model_dump_json()
                (data / f"{game.name}.lesson.{language}.json").write_text(lesson, encoding="utf-8")
            reader = SiteReader(
                language, home="../", finished="", style="plain.css", icon="../favicon.ico", game=game.name
            )
            page = reader.html(*rules_of(game, reader))
            (rules / page_name(game.name, language)).write_text(page, encoding="utf-8")


def build(out: Path, address: str = "") -> None:
    """Write the data, and let the client be built around it."""
    games = [load(name) for name in PACKAGES]
    with tempfile.TemporaryDirectory(prefix="aerodrome-site-") as making:
        files = Path(making, "files")
        shutil.copytree(WEB / "public", files)
        write_data(files, games)
        (files / "noscript.html").write_text(without_script(games), encoding="utf-8")
        (files / ".nojekyll").touch()  # some hosts would leave files out
        paths = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
        subprocess.run(
            ["npm", "run", "--silent", "build", "--", "--mode", "site", "--logLevel", "error", "--outDir", str(out)],
            cwd=WEB, env=os.environ | {"AERODROME_SITE_FILES": str(files), "PATH": paths}, check=True,
        )  # fmt: skip
    (out / "noscript.html").unlink()
    if address:
        page = out / "index.html"
        home = f"{address.rstrip('/')}/"
        page.write_text(with_preview(page.read_text(encoding="utf-8"), of_the_house(ENGLISH), home, "", ""), "utf-8")


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=OUT, metavar="FOLDER")
    parser.add_argument("--address", default="", metavar="URL", help="where the folder will be, for previews of links")
    asked = parser.parse_args(words)
    out: Path = asked.out.resolve()
    if out.exists() and any(out.iterdir()) and not (out / "index.html").exists():
        print(f"{out} holds something else; name an empty folder, or one that was built before", file=sys.stderr)
        return 1
    build(out, asked.address)
    size = sum(path.stat().st_size for path in out.rglob("*") if path.is_file())
    shown = out.relative_to(ROOT) if out.is_relative_to(ROOT) else out
    print(f"{shown}: {size / 1e6:.1f} MB; put it on any web host, or look at it: python -m http.server -d {shown}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
