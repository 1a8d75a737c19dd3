"""`aerodrome review`: what luck and what choices made of a finished game."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

from typer import Argument, Option

from aerodrome.analysis.reviews import Review
from aerodrome.analysis.reviews import review as reviewed
from aerodrome.analysis.telling import Teller
from aerodrome.cli.options import Json, Lang, own_language, progress_bar
from aerodrome.play.gamefile import read_match
from aerodrome.play.match import Match
from aerodrome.text import tell

DIGITS = 4


def review(
    file: Annotated[Path, Argument(metavar="FILE", help="A finished game.")],
    futures: Annotated[
        int, Option(min=0, max=100_000, help="How often each position is played on; by default, as time allows.")
    ] = 0,
    seed: Annotated[int, Option(min=0, help="The same seed gives the same review.")] = 0,
    threads: Annotated[int, Option(min=0, help="Threads; by default one for each core.")] = 0,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Tell luck from skill: what every choice cost, and what luck brought to whom."""
    match = read_match(file, own_language(lang))
    with progress_bar() as bar:
        task = bar.add_task("review")
        found = reviewed(
            match,
            futures=futures,
            seed=seed,
            threads=threads or os.cpu_count() or 1,
            progress=lambda done, total: bar.update(task, completed=done, total=total),
        )
    if as_json:
        print(json.dumps({"game": match.game.name, "names": match.names, **rounded(asdict(found))}))
    else:
        print(*lines(match, found), sep="\n")


def rounded(found: Any) -> Any:
    """The same with fractions that are short enough to read."""
    if isinstance(found, dict):
        return {name: rounded(each) for name, each in found.items()}
    if isinstance(found, list | tuple):
        return [rounded(each) for each in found]
    return round(found, DIGITS) if isinstance(found, float) else found


def lines(match: Match, found: Review) -> Iterator[str]:
    teller = Teller(match, found)
    yield teller.heading()
    for seat, account in enumerate(found.accounts):
        yield f"\n{match.names[seat]}"
        yield from (f"  {line}" for line in teller.account(account))
        for id, moments in (("line-review-good", found.best[seat]), ("line-review-bad", found.worst[seat])):
            if moments:
                yield f"  {tell(match.language, id)}"
                yield from (f"    {teller.moment(moment)}" for moment in moments)
