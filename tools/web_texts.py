"""Collect the English texts that the server shows, to check the client's catalogues of other languages.

    python -m tools.web_texts [GAME ...] [--games N] [--out FILE]

Plays games with every number of seats and every value of every option, half of them by instinct, and collects each text
that a player or a spectator could see, or a hint could give. Texts that differ only in numbers count once. Writes JSON,
by game: the texts, and the ids of the rules with their sections.
"""

from __future__ import annotations

import argparse
import itertools
import json
import random
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from aerodrome.bots import make_bot
from aerodrome.games import PACKAGES, load
from aerodrome.play.luck import SeededLuck
from aerodrome.play.match import Match
from aerodrome.rulebook.game import Game
from aerodrome.server.prospects import TEXTS

NAMES = ("Zoe Quill", "Yan Quill", "Xia Quill", "Wim Quill", "Vic Quill", "Una Quill")
"""No text of a game contains these words, so a name is never mistaken for an untranslated word."""
ILLEGAL_LABELS = 3


def texts_of(game: Game, games: int) -> dict[str, str]:
    """Texts by their form, which is the text without its numbers."""
    found: dict[str, str] = {}
    for text in itertools.chain(sheet_texts(game), *(game_texts(game, number) for number in range(games))):
        if text:
            found.setdefault(re.sub(r"\d+", "#", text), text)
    return found


def sheet_texts(game: Game) -> Iterator[str]:
    yield game.tagline
    yield game.minutes
    yield from TEXTS.values()
    yield game.words.unit
    for option in game.options:
        yield option.name.replace("_", " ")
        yield option.help
        yield option.takes()
        yield from option.words


def game_texts(game: Game, number: int) -> Iterator[str]:
    """Every text of one game, for every seat and a spectator."""
    choice = random.Random(number)
    seats = choice.choice(list(game.seats))
    options = {o.name: choice.randint(o.low, min(o.high, seats) if o.names_a_seat else o.high) for o in game.options}
    match = Match(game, seats, options, SeededLuck(number), names=NAMES[:seats])
    bots = [make_bot("greedy" if number % 2 else "random", seed=number * 10 + seat) for seat in range(seats)]
    told: dict[int | None, int] = dict.fromkeys((*range(seats), None), 0)
    for ply in range(choice.randrange(20, 400) if number % 4 else game.max_plies):
        for viewer in told:
            events = match.events(viewer, told[viewer])
            told[viewer] += len(events)
            yield from (event.text for event in events)
        if not match.to_act:
            break
        seat = choice.choice(sorted(match.to_act))
        yield from question_texts(match, seat, choice)
        if ply % 5 == 0:
            yield from table_texts(match, seat)
        match.play(seat, bots[seat].choose(match.sight(seat)))
    yield from table_texts(match, None)
    yield from (part for seat in range(seats) for part in game.words.breakdown(match.board.state(), seat))


def question_texts(match: Match, seat: int, choice: random.Random) -> Iterator[str]:
    sight, words = match.sight(seat), match.game.words
    yield match.question(seat)
    for action in sight.legal:
        yield words.label(sight.state, seat, action, match.names)
        yield from (way for way, _ in words.odds(sight.state, seat, action))
    for action in choice.sample(range(match.game.actions), ILLEGAL_LABELS):
        yield words.label(sight.state, seat, action, match.names)


def table_texts(match: Match, viewer: int | None) -> Iterator[str]:
    yield from match.describe(viewer)
    yield from match.brief(viewer)
    if viewer is not None:
        yield from match.game.words.facts(match.sight(viewer).state, viewer, match.names)


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=list(PACKAGES))
    parser.add_argument("--games", type=int, default=40, help="of each kind")
    parser.add_argument("--out", type=Path)
    given = parser.parse_args(words)
    made: dict[str, Any] = {"names": NAMES, "games": {}}
    for name in given.game:
        game = load(name)
        made["games"][name] = {
            "texts": sorted(texts_of(game, given.games).values()),
            "rules": {rule.id: rule.text for rule in game.rules},
            "sections": list(dict.fromkeys(rule.section for rule in game.rules)),
        }
    text = json.dumps(made, indent=1, ensure_ascii=False) + "\n"
    if given.out:
        given.out.write_text(text, encoding="utf-8")
    else:
        print(text, end="")


if __name__ == "__main__":
    main()
