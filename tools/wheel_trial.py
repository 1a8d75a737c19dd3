"""Try an installed wheel without a compiler: it must play and search on compiled rules at once, and play by networks
where they come with games.

`make wheels` runs this in a fresh environment that has the wheel and nothing else.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence

from aerodrome.bots import make_bot
from aerodrome.bots.learned import has_network
from aerodrome.engines.compiled import native
from aerodrome.engines.library import BUILT
from aerodrome.games import PACKAGES, load
from aerodrome.play.match import new
from aerodrome.simulate.rollout import rollout


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=1000, help="of each game")
    parser.add_argument("--simulations", type=int, default=1000, help="of a search in each game")
    asked = parser.parse_args(words)
    for name in PACKAGES:
        game, begun = load(name), time.perf_counter()
        if native(game).library.path.parent != BUILT:
            print(f"{name}: the library that came with the package is not used")
            return 1
        played = rollout(game, asked.games)
        match = new(game, game.usual_seats, seed=1)
        seat = min(match.to_act)
        move = match.move(seat, make_bot(f"search:{asked.simulations}", seed=1).choose(match.sight(seat)))
        said = f"search chose {move.text}"
        if has_network(game):
            said += f", the network {match.move(seat, make_bot('learned').choose(match.sight(seat))).text}"
        took = time.perf_counter() - begun
        print(f"    {name}: {played.games} games, {played.steps} plies; {said}; {took:.1f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
