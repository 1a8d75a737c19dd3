"""Write what random games say, with Python's sentences, and which names are refused, for the browser to compare with
its own.

    python -m tools.web_sentences [GAME ...] [--games N] [--out FILE]

Plays games with every number of seats and option, and collects everything that a player or a spectator can be told.
The JSON has, for each game, its texts in each language as the server gives them, and each message with the reader's
seat and its sentences in every language.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from aerodrome.bots import make_bot
from aerodrome.games import PACKAGES, load
from aerodrome.play.luck import SeededLuck
from aerodrome.play.match import Match
from aerodrome.play.names import BadName, checked
from aerodrome.rulebook.game import Game
from aerodrome.rulebook.messages import DONE, REASON_MEAN, REASON_OFTEN, TEXT, WHEN, WHY, Said, parsed
from aerodrome.rulebook.record import NONE
from aerodrome.server.api.games import texts_out
from aerodrome.text import LANGUAGES, Speaker, notation_of
from tests.table.test_naming import FINE, UNSEEN

NAMES = ("Zoe", "run", "card", "{ $seat }", "Käthe d’Arc", "or")
"""Names that mean something to catalogues."""
CALLED = [name for name in (*FINE, *UNSEEN.values()) if name.isascii() or not "\ud800" <= max(name) <= "\udfff"]
"""What people may want to be called; half a character cannot be written to a file."""
MOST_LABELS = 12
"""Of one question."""


def texts_of(game: Game, number: int) -> Iterator[tuple[int, list[int]]]:
    """Everything that one game says, with the seat to which it is said."""
    choice = random.Random(number)
    seats = choice.choice(list(game.seats))
    options = {o.name: choice.randint(o.low, min(o.high, seats) if o.names_a_seat else o.high) for o in game.options}
    match = Match(game, seats, options, SeededLuck(number), names=NAMES[:seats])
    board = match.board
    bots = [make_bot("greedy" if number % 2 else "random", seed=number * 10 + seat) for seat in range(seats)]
    heard = 0
    while match.to_act and match.ply < 400:
        seat = choice.choice(sorted(match.to_act))
        told = list(match.chronicle)
        for _, (audience, *event) in told[heard:]:
            yield max(audience, NONE), board.said(NONE, "sentence", *event)
        heard = len(told)
        yield seat, board.said(seat, "prompt", seat)
        legal = board.legal(seat)
        for action in choice.sample(legal, min(MOST_LABELS, len(legal))):
            yield seat, board.said(seat, "label", seat, action)
            yield seat, board.said(seat, "notation", action)
        if match.ply % 5 == 0:
            viewer = choice.randrange(NONE, seats)
            yield viewer, board.said(viewer, "describe", viewer)
            yield viewer, board.said(viewer, "brief", viewer)
            facts = board.said(seat, "facts", seat)
            yield seat, facts
            yield seat, reasons(game, facts, choice)
            yield seat, board.said(seat, "breakdown", seat)
        match.play(seat, bots[seat].choose(match.sight(seat)))
    yield NONE, board.said(NONE, "describe", NONE)
    for card in range(game.cards_listed):
        yield NONE, board.said(NONE, "card", card)


def reasons(game: Game, facts: Sequence[int], choice: random.Random) -> list[int]:
    """Why a hint might prefer a move, with these facts."""
    said = [WHY, 160, choice.randrange(2)]
    for fact in parsed(facts, game.messages):
        reason = choice.choice((REASON_OFTEN, REASON_MEAN))
        shares = (choice.choice((0, 100, choice.randrange(100))) for _ in range(2))
        said += [reason, choice.randrange(len(WHEN.ids)), *shares, *numbers_of(fact)]
    return [*said, DONE]


def numbers_of(said: Said) -> list[int]:
    """A message as a run again."""
    run = [int(said.message), *said.plain]
    for kind, inner in zip(said.message.nested.values(), said.nested, strict=True):
        run += [number for each in inner for number in numbers_of(each)]
        run += [] if kind == TEXT else [DONE]
    return run


def sentences_of(game: Game, games: int) -> list[dict[str, Any]]:
    """Each text once, with its sentence in every language."""
    found: dict[tuple[int, tuple[int, ...]], dict[str, Any]] = {}
    for number in range(games):
        for viewer, said in texts_of(game, number):
            key = viewer, tuple(said)
            if said and key not in found:
                found[key] = {"viewer": viewer, "said": said} | worded(game, viewer, said)
    return list(found.values())


def worded(game: Game, viewer: int, said: list[int]) -> dict[str, Any]:
    """A text in words; a notation has no language."""
    if notation_of(game).catalogue.has(game.messages[said[0]].id):
        return {"notation": notation_of(game).text(said)}
    return {"words": {each: Speaker(game, each, NAMES, viewer).texts(said) for each in LANGUAGES}}


def refused(name: str) -> str:
    """The text that says why nobody can be called so; empty for a name."""
    try:
        checked(name)
    except BadName as error:
        return error.what
    return ""


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=list(PACKAGES))
    parser.add_argument("--games", type=int, default=6, help="of each kind")
    parser.add_argument("--out", type=Path)
    given = parser.parse_args(words)
    made: dict[str, Any] = {"names": NAMES, "called": {each: refused(each) for each in CALLED}, "games": {}}
    for game in map(load, given.game):
        texts = {each: texts_out(game, each).model_dump(exclude_none=True) for each in LANGUAGES}
        made["games"][game.name] = {"texts": texts, "said": sentences_of(game, given.games)}
    text = json.dumps(made, ensure_ascii=False) + "\n"
    if given.out:
        given.out.write_text(text, encoding="utf-8")
    else:
        print(text, end="")


if __name__ == "__main__":
    main()
