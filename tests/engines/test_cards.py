"""Players' own cards on compiled rules: every file that the reader takes is played as the plain rules play it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from aerodrome.drivers.play import GREEDY_BOT, RANDOM_BOT
from aerodrome.engines.compiled import Room, native
from aerodrome.engines.results import Results
from aerodrome.games import PACKAGES, load
from aerodrome.rulebook.carddata import BadCards
from aerodrome.rulebook.game import Game
from aerodrome.simulate.rollout import native_player, plain_player
from tests import LONG

pytestmark = pytest.mark.native

FIGURED = [name for name in PACKAGES if name != "zeppeldrome"]
"""Games whose cards have figures; those of Zeppeldrome have plans and actions in words."""
APART = 1 if LONG else 6
"""Of so many figures one is tried."""

FIGURE = re.compile(r"(?<==)( *)-?\d+(?= *(#|$))")


def text_of(game: Game) -> str:
    return Path(game.module("cards").__file__ or "").with_name("cards.toml").read_text(encoding="utf-8")


def with_figure(game: Game, lines: list[str], number: int, value: int) -> Game:
    """The game with another figure in one line of its card data."""
    changed = FIGURE.sub(lambda found: f"{found[1]}{value}", lines[number], count=1)
    return game.with_card_text("\n".join([*lines[:number], changed, *lines[number + 1 :]]), "mine")


def figures(game: Game, lines: list[str]) -> list[tuple[int, list[int]]]:
    """Lines with a figure of their own, and the lowest and the highest that it may have."""
    found = []
    for number in [i for i, line in enumerate(lines) if FIGURE.search(line)][::APART]:
        with pytest.raises(BadCards, match=rf"mine, line {number + 1}: .*a whole number from -?\d+ to \d+") as refused:
            with_figure(game, lines, number, 1 << 40)
        ends = re.search(r"a whole number from (-?\d+) to (\d+)", str(refused.value))
        assert ends
        found.append((number, [int(ends[1]), int(ends[2])]))
    return found


@pytest.mark.parametrize("name", FIGURED)
def test_every_figure_that_a_card_may_have_fits(name: str) -> None:
    """A figure beyond is refused with its line by the reader; so nothing is left that could not be stored."""
    game = load(name)
    lines, taken = text_of(game).splitlines(), 0
    for number, ends in figures(game, lines):
        for value in ends:
            try:
                edited = with_figure(game, lines, number, value)
            except BadCards:
                continue  # alone it is in range, and does not fit the others
            Room(edited, native(game).library)
            taken += 1
    assert taken > 3


def both(game: Game, bot: int, games: int) -> tuple[list[bytes], list[bytes]]:
    seats = game.usual_seats
    found = []
    for make in (native_player, plain_player):
        results = Results.room(games, seats)
        make(game, game.parse_options({}, seats), [bot] * seats)(results, 5, 0, games)
        found.append([bytes(row) for row in results.rows])
    return found[0], found[1]


@pytest.mark.parametrize("name", FIGURED)
@pytest.mark.parametrize("bot", [RANDOM_BOT, GREEDY_BOT], ids=["random", "greedy"])
def test_edited_cards_play_the_same_games(name: str, bot: int) -> None:
    game = load(name)
    lines, tried = text_of(game).splitlines(), 0
    for number, ends in figures(game, lines)[:: 3 if bot == RANDOM_BOT else 9]:
        try:
            edited = with_figure(game, lines, number, max(ends[0], min(ends[1], 3)))
        except BadCards:
            continue
        compiled, plain = both(edited, bot, 1)
        assert compiled == plain, lines[number]
        tried += 1
    assert tried > 0


def test_the_most_branched_plans_are_flown_compiled() -> None:
    """With these the tables of Zeppeldrome are longer than with its own cards."""
    game = load("zeppeldrome")
    plan = 'plan = "{ F F F F F F F F / B B B B B B B B / U U / D? / UF? }"'
    edited = game.with_card_text(re.sub(r'(?m)^plan = ".*"', plan, text_of(game), count=70 if LONG else 12), "mine")
    nodes = edited.tables_in_use["aerodrome.games.zeppeldrome.cards", "NODES"]
    assert len(nodes) > len(game.tables_in_use["aerodrome.games.zeppeldrome.cards", "NODES"]) + 100
    compiled, plain = both(edited, RANDOM_BOT, 1)
    assert compiled == plain
