"""How the search goes about each game, and how long each level thinks.

The constants were chosen by letting variants compete: one search among three `greedy` at four seats, as in
`aerodrome arena mad-zeppelin --bots search:1500/explore=0.6/watch=1,greedy --seats 4 --deals 100`. About thirty
variants were tried, most with few games and some with earlier forms of the search, and the best were taken: what they
won here is more than they would win again, and neighbouring values may be as good. 100 games are sure to within 10%.

* Airships, 600 simulations, 100 games each: explore 0.3, 0.6 and 1.5 won 67%, 82% and 67%; judging after 4 or 8 turns
  instead of at the end 48% and 65%, with 1,000 simulations.
* Mad Zeppelin: its luck is so large that playing on to the end drowns a move's worth: to the end 33% (1,000
  simulations, 60 games). Judged after one turn, in thirteen runs of 160 to 400 games with 400 to 6,000 simulations, 33%
  to 46%, with no gain from more simulations; the long run of one of them 39% (800 games). Trees of
  up to four own decisions, judged after two turns, won 44% with 4,000 (800 games). `flat` was chosen by what moves
  win in 611 positions, counted by the script that `tools/search_gain.py` has come from, in parts of a win a move with
  4,000 simulations: trees of four own decisions, and of one, which the search no longer has, gained 0.86% and 0.99%,
  `flat` 1.02%. By simulations `flat` gained with 40 0.28%, 80 0.45%, 160 0.69%, 320 0.80%, 1,000 0.91% and 8,000 1.04%,
  each ± 0.12%: `casual` gains about a quarter of what `master` does, `club` half. With 50 and 150 for them, `master`
  among three `club` won 29% (252 games), not surely above a fair share.
* Dastardly Dirigibles: to the end 54% (600 simulations, 24 games), judged after 4 turns 71%, after 8 68% (80 games).
  With 300 simulations explore 1.5 and 0.5 54% and 63% (48 games each), then 95 instead of 80 by a hunch 75% (64 games).
* Zeppeldrome, 400 simulations: to the end 79% (24 games), judged after one turn 81% and after two 85% (48 games each),
  in a third and in two thirds of the time.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

LEVELS = ("casual", "club", "master")
"""From the weakest to the strongest."""


@dataclass(frozen=True)
class Tuning:
    """How the search goes about a game."""

    simulations: Mapping[str, int] = field(default_factory=lambda: {"casual": 50, "club": 200, "master": 1000})
    """For a move, by level."""
    explore: float = 0.6
    """How much is given to trying what has been tried little."""
    widen: float = 2.0
    """A decision that was met n times has this times the root of n of its actions under trial, the best liked ones."""
    greedy_of_100: int = 80
    """How many of a hundred choices outside the trees are made by a hunch, the others by lot."""
    horizon: int = 0
    """Turns that a game in mind goes on before the outlook of the seats is judged; 0: to the end."""
    watch: bool = False
    """Do trees branch on what other seats are seen to do?"""
    flat: bool = False
    """Is only the move itself searched for, each action in the same worlds with the same luck, and all that follows
    played by hunches?"""


SETTINGS: dict[str, Callable[[float], int | float | bool]] = {
    "explore": float,
    "widen": float,
    "greedy_of_100": int,
    "horizon": int,
    "watch": bool,
    "flat": bool,
}
"""What can be set for a single bot, and of what kind it is."""

TUNINGS: dict[str, Tuning] = {
    "airships": Tuning({"casual": 90, "club": 300, "master": 1200}),
    "mad-zeppelin": Tuning({"casual": 35, "club": 100, "master": 6000}, horizon=2, flat=True, greedy_of_100=100),
    "dastardly-dirigibles": Tuning({"casual": 45, "club": 130, "master": 1000}, 0.5, horizon=4, greedy_of_100=95),
    "zeppeldrome": Tuning({"casual": 20, "club": 80, "master": 300}, horizon=2),
}
"""By the name of the game."""


def tuning_of(game: str) -> Tuning:
    return TUNINGS.get(game, Tuning())
