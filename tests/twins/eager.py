"""Choices that tell or hide much. Random play makes them too seldom to find what can be learnt from them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from aerodrome.games.dastardly_dirigibles import state as dastardly_dirigibles
from aerodrome.games.mad_zeppelin import cards as traitors
from aerodrome.games.mad_zeppelin import state as mad_zeppelin
from aerodrome.games.zeppeldrome import cards as plans
from aerodrome.games.zeppeldrome import state as zeppeldrome

PRYING = (traitors.KARL, traitors.HANS, traitors.RIPP, traitors.TIM, traitors.SHADOW, traitors.IGOR)


def pries(s: Any, action: int) -> bool:
    """Mad Zeppelin: thieves, spies and those who are safe from them; names that somebody holds."""
    if s.asked == mad_zeppelin.ASK_PICK:
        return action - mad_zeppelin.PICK in PRYING
    if s.asked == mad_zeppelin.ASK_NAME:
        return any(s.players[i].traitors >> (action - mad_zeppelin.NAME) & 1 for i in range(s.n_seats))
    return action in (mad_zeppelin.USE_ABILITY, mad_zeppelin.STEAL_CARD)


def plays_special(s: Any, action: int) -> bool:
    """Dastardly Dirigibles: Specials, swaps, another Emporium (so that the pile ends), and hands that lack a part."""
    d = dastardly_dirigibles
    return d.PLAY_SPECIAL <= action <= d.REPLACE_EMPORIUM or action in (d.NO_MATCH, d.TRANSMUTE)


def moves_cards(card: int) -> bool:
    """Zeppeldrome: the Stowaway, and Supply Balloons."""
    return plans.effect_kind(plans.effect_code(card, 0, 0)) in (plans.STOWAWAY, plans.SUPPLY)


def steals_or_hides(s: Any, action: int) -> bool:
    """Zeppeldrome: cards that move cards, and plans that lie face down."""
    if zeppeldrome.FACE_DOWN <= action < zeppeldrome.PLAY:
        return not moves_cards(action - zeppeldrome.FACE_DOWN)
    return zeppeldrome.PLAY <= action < zeppeldrome.PASS and moves_cards(action - zeppeldrome.PLAY)


TELLING: dict[str, Callable[[Any, int], bool]] = {
    "mad-zeppelin": pries,
    "dastardly-dirigibles": plays_special,
    "zeppeldrome": steals_or_hides,
}


def is_telling(name: str, s: Any, action: int) -> bool:
    return name in TELLING and TELLING[name](s, action)
