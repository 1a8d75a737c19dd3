"""`aerodrome games` and `rules`: what there is to play, and how."""

from __future__ import annotations

import itertools
import json
import sys
from typing import Annotated, Any

from typer import Argument, Option

from aerodrome.cli.options import GameName, Json
from aerodrome.games import available, faults, load
from aerodrome.rulebook.errors import AerodromeError
from aerodrome.rulebook.game import Game


def games(as_json: Json = False) -> None:
    """List the games, their seats and their options."""
    loaded = available()
    for fault in faults():
        print(fault, file=sys.stderr)
    if as_json:
        print(json.dumps([_sheet(game) for game in loaded], indent=2))
        return
    for game in loaded:
        print(f"{game.name}: {game.tagline} {game.minutes} minutes.")
        for option in game.options:
            values = f"It is {option.takes()}; {option.show(option.default)} unless told."
            print(f"    --option {option.name}=...  {option.help} {values}")


def _sheet(game: Game) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": game.title,
        "seats": list(game.seats),
        "rules_version": game.version,
        "cards": game.cards_digest,
        "actions": game.actions,
        "state_bytes": game.state.size(),
        "options": [
            {"name": o.name, "default": o.show(o.default), "takes": o.takes(), "help": o.help} for o in game.options
        ],
    }


def rules(
    game: GameName,
    rule: Annotated[str | None, Argument(metavar="[ID]", help="Only this rule, for example AS-4.2.")] = None,
    cards: Annotated[bool, Option("--cards", help="The cards instead; reconstructed figures are marked.")] = False,
    card: Annotated[int | None, Option(metavar="NUMBER", help="Draw this card, if the cards are pictures.")] = None,
    svg: Annotated[bool, Option("--svg", help="With --card: as an SVG picture.")] = False,
    state: Annotated[bool, Option("--state", help="The fields of the state instead, for authors of bots.")] = False,
) -> None:
    """Print the rules of a game with their ids and sources."""
    loaded = load(game)
    if svg and card is None:
        raise AerodromeError("--svg draws one card; name it with --card NUMBER")
    if card is not None:
        print(drawn_card(loaded, card, svg), end="")
    elif state:
        print(*loaded.state.field_lines(), sep="\n")
    elif cards:
        print(*loaded.words.card_list(), sep="\n")
    elif rule is not None:
        found = loaded.rules.by_id.get(rule.upper())
        if found is None:
            raise AerodromeError(f"{loaded.title} has no rule {rule!r}; `aerodrome rules {game}` prints them all")
        print(f"{found} ({found.source})")
    else:
        for section, listed in itertools.groupby(loaded.rules, lambda each: each.section):
            print(f"\n{section}", *(f"  {each} ({each.source})" for each in listed), sep="\n")


def drawn_card(game: Game, number: int, svg: bool) -> str:
    if game.words.draw_card(1) is None:
        raise AerodromeError(f"the cards of {game.title} are not pictures; `rules {game.name} --cards` lists them")
    lines, picture = game.words.draw_card(number), game.words.draw_svg(number)
    if lines is None or picture is None:
        raise AerodromeError(f"{game.title} has no card {number}; `rules {game.name} --cards` lists them all")
    return picture if svg else "\n".join(lines) + "\n"
