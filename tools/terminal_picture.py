"""Draw docs/images/terminal.svg: a moment of a real game in the terminal client.

python -m tools.terminal_picture [--out FILE]
"""

from __future__ import annotations

import argparse
import io
import re
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from aerodrome.bots import make_bot
from aerodrome.cli.play import LineClient
from aerodrome.play.match import HUMAN, new

TARGET = Path(__file__).parent.parent / "docs" / "images" / "terminal.svg"
SEED, PLIES = 8, 33


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--out", type=Path, default=TARGET, help="the file to draw into")
    asked = parser.parse_args(words)
    match = new("airships", 3, seed=SEED, names=["Ada", "Greedy 1", "Greedy 2"], options={"first_seat": 1})
    bot = make_bot("greedy", SEED)
    while match.ply < PLIES or 0 not in match.to_act or match.question(0) != "Choose a card to try for.":
        seat = min(match.to_act)
        match.play(seat, bot.choose(match.sight(seat)))
    match.players = [HUMAN, "greedy", "greedy"]
    console = Console(record=True, width=110, file=io.StringIO(), force_terminal=True, highlight=False)
    client = LineClient(match, console)
    client.shown[0] = max(0, len(match.events(0)) - 12)
    client.tell_news()
    client.ask(0)
    console.print("Ada> ▌")
    svg = console.export_svg(title="aerodrome play airships")
    # Use the reader's own monospace font, not one from another server.
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL).replace("Fira Code", "ui-monospace")
    asked.out.parent.mkdir(parents=True, exist_ok=True)
    asked.out.write_text("\n".join(line.rstrip() for line in svg.splitlines() if line.strip()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
