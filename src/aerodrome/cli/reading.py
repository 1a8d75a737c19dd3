"""`aerodrome games`, `rules` and `languages`: what you can play, how, and in which languages."""

from __future__ import annotations

import itertools
import json
import sys
from typing import Annotated, Any

from typer import Argument, Option

from aerodrome.cli.options import GameName, Json, Lang, own_language
from aerodrome.games import available, faults, load
from aerodrome.play.saying import card_list
from aerodrome.rulebook.errors import AerodromeError
from aerodrome.rulebook.game import Game
from aerodrome.text import LANGUAGES, Speaker, about, option_help, rules_in, takes, tell
from aerodrome.text.checks import lacking


def games(as_json: Json = False, lang: Lang = None) -> None:
    """List the games, their seats and their options."""
    loaded, language = available(), own_language(lang)
    for fault in faults():
        print(fault, file=sys.stderr)
    if as_json:
        print(json.dumps([_sheet(game, language) for game in loaded], indent=2))
        return
    for game in loaded:
        print(f"{game.name}: {about(game, language)}")
        for option in game.options:
            default = option.show(option.default)
            values = tell(language, "line-option", values=takes(language, option), default=default)
            print(f"    --option {option.name}=...  {option_help(game, option, language)} {values}")


def _sheet(game: Game, language: str) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": game.title,
        "seats": list(game.seats),
        "rules_version": game.version,
        "cards": game.cards_digest,
        "actions": game.actions,
        "state_bytes": game.state.size(),
        "options": [
            {
                "name": o.name,
                "default": o.show(o.default),
                "takes": takes(language, o),
                "help": option_help(game, o, language),
            }
            for o in game.options
        ],
    }


def rules(
    game: GameName,
    rule: Annotated[str | None, Argument(metavar="[ID]", help="Only this rule, for example AS-4.2.")] = None,
    cards: Annotated[bool, Option("--cards", help="Print the cards; reconstructed figures are marked.")] = False,
    card: Annotated[int | None, Option(metavar="NUMBER", help="Draw this card, if the cards are pictures.")] = None,
    svg: Annotated[bool, Option("--svg", help="With --card: draw it as an SVG picture.")] = False,
    state: Annotated[bool, Option("--state", help="Print the fields of the state, for authors of bots.")] = False,
    lang: Lang = None,
) -> None:
    """Print the rules of a game with their ids and sources."""
    loaded = load(game)
    language = own_language(lang)
    speaker = Speaker(loaded, language)
    if svg and card is None:
        raise AerodromeError("--svg draws one card; name it with --card NUMBER")
    if card is not None:
        print(drawn_card(loaded, card, svg, speaker), end="")
    elif state:
        print(*loaded.state.field_lines(), sep="\n")
    elif cards:
        print(*card_list(loaded, speaker), sep="\n")
    elif rule is not None:
        found = next((each for each in rules_in(loaded, language) if each.id == rule.upper()), None)
        if found is None:
            raise AerodromeError(f"{loaded.title} has no rule {rule!r}; `aerodrome rules {game}` prints them all")
        print(f"{found} ({found.source})")
    else:
        for section, listed in itertools.groupby(rules_in(loaded, language), lambda each: each.section):
            print(f"\n{section}", *(f"  {each} ({each.source})" for each in listed), sep="\n")


def drawn_card(game: Game, number: int, svg: bool, speaker: Speaker) -> str:
    if game.showing.draw_card(1, speaker) is None:
        raise AerodromeError(f"the cards of {game.title} are not pictures; `rules {game.name} --cards` lists them")
    lines, picture = game.showing.draw_card(number, speaker), game.showing.draw_svg(number, speaker)
    if lines is None or picture is None:
        raise AerodromeError(f"{game.title} has no card {number}; `rules {game.name} --cards` lists them all")
    return picture if svg else "\n".join(lines) + "\n"


def languages(as_json: Json = False) -> None:
    """List the languages, and the texts that each one lacks."""
    games = available()
    lacks = {language: lacking(language, games) for language in LANGUAGES}
    if as_json:
        print(json.dumps({"languages": lacks}, indent=2))
        return
    for language, catalogues in lacks.items():
        missing = sum(map(len, catalogues.values()))
        lack = f"lacks {missing} text{'s' * (missing != 1)}" if missing else "complete"
        print(f"{language}: {tell(language, 'language')}, {lack}")
        for catalogue, ids in catalogues.items():
            print(f"    {catalogue}: {', '.join(ids)}")
