"""Win chances said against results: how often seats win that are said to win in one game of ten, of five, of two.

    python -m benchmarks.calibration [--json] [--all-games] [--game airships ...] [--seats 4] [--games-played 2000]
                                     [--judge search:400] [--players greedy] [--moments 4] [--seed 424242]

Games are played between bots of one kind. At some moments of each, chosen by lot, a judge says every seat's chance of
winning by what the asked seat sees. A judge is `search:SIMULATIONS`, `guided:SIMULATIONS` (with a network, or
`guided:SIMULATIONS:FILE`) or `learned` (the network alone, or `learned:FILE`). Chances are sorted into tenths. In each,
the mean of what was said is compared with the mean share of the win; errors (95%) count a whole game as one sample.

A judge says how the game goes on if all play as it imagines, so choose players that play about as it does.
"""

from __future__ import annotations

import argparse
import json
import math
import random
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any

from aerodrome import new
from aerodrome.analysis.chances import chances_in
from aerodrome.bots import make_bot, network_by
from aerodrome.bots.learned import chances, is_learned
from aerodrome.bots.search import SearchBot, think
from aerodrome.play.sight import Sight
from aerodrome.rulebook.game import Game
from benchmarks.common import ask_for_games, chosen_games, find

SEED = 424_242
"""Not one that anything was tuned or measured with elsewhere."""
TENTHS = 10


@dataclass(frozen=True)
class Said:
    """What was said about one seat at one moment, and what came of it."""

    game: int
    chance: float
    share: float


def judged(judge: str, sight: Sight, seed: int) -> Sequence[float]:
    """Every seat's chance of winning."""
    bot = make_bot(judge, seed, game=sight.game)
    network = network_by(bot, sight.game)
    if is_learned(judge) and network is not None:
        return chances(sight, network)
    if not isinstance(bot, SearchBot) or bot.budget is None:
        raise SystemExit(f"{judge} is no judge: name search:SIMULATIONS, guided:SIMULATIONS or learned")
    return chances_in(think(sight, bot.budget, seed, network=network)).shares


def played(name: str, seats: int, judge: str, players: str, moments: int, seed: int, number: int) -> list[Said]:
    """Play a game, and ask at some moments."""
    luck = (seed << 20) + number
    match = new(find(name), seats, seed=luck)
    bots = [make_bot(players, (luck << 3) + seat, game=match.game) for seat in range(seats)]
    asked: list[tuple[int, Sight]] = []
    by_lot, met = random.Random(luck), 0
    while not match.over:
        seat = min(match.to_act)
        sight = match.sight(seat)
        if len(sight.legal) > 1:
            met += 1  # every decision is equally likely to be among those that are kept
            if len(asked) < moments:
                asked.append((seat, sight))
            elif (place := by_lot.randrange(met)) < moments:
                asked[place] = seat, sight
        match.play(seat, bots[seat].choose(sight))
    shares = match.outcome.shares
    return [
        Said(number, chance, share)
        for k, (_, sight) in enumerate(asked)
        for chance, share in zip(judged(judge, sight, luck + k), shares, strict=True)
    ]


def tenths(said: Sequence[Said]) -> list[dict[str, Any]]:
    """What was said and what came of it, by tenths of the chance."""
    rows = []
    for tenth in range(TENTHS):
        within = [each for each in said if min(int(each.chance * TENTHS), TENTHS - 1) == tenth]
        if not within:
            continue
        n = len(within)
        mean, result = sum(each.chance for each in within) / n, sum(each.share for each in within) / n
        by_game: dict[int, float] = {}
        for each in within:
            by_game[each.game] = by_game.get(each.game, 0.0) + each.share - result
        # A few games that all end alike prove little: at least the error of counting each game once.
        games = len(by_game) + 4
        likely = (result * len(by_game) + 2) / games
        least = 1.96 * math.sqrt(likely * (1 - likely) / games)
        error = max(least, 1.96 * math.sqrt(sum(off * off for off in by_game.values())) / n)
        rows.append({
            "from": tenth / TENTHS, "chances": n, "games": len(by_game), "said": round(mean, 4),
            "came": round(result, 4), "off": round(result - mean, 4), "error": round(error, 4),
        })  # fmt: skip
    return rows


def measured(game: Game, seats: int, asked: argparse.Namespace) -> dict[str, Any]:
    make_bot(asked.judge, game=game)
    make_bot(asked.players, game=game)
    one = partial(played, game.name, seats, asked.judge, asked.players, asked.moments, asked.seed)
    if asked.workers > 1:
        with ProcessPoolExecutor(asked.workers) as pool:
            games = list(pool.map(one, range(asked.games_played), chunksize=4))
    else:
        games = list(map(one, range(asked.games_played)))
    said = [each for game_said in games for each in game_said]
    rows = tenths(said)
    return {
        "game": game.name, "seats": seats, "judge": asked.judge, "players": asked.players,
        "games": asked.games_played, "tenths": rows,
        "worst": max((abs(row["off"]) for row in rows), default=0.0),
        "brier": round(sum((each.chance - each.share) ** 2 for each in said) / max(1, len(said)), 5),
    }  # fmt: skip


def show(found: dict[str, Any]) -> None:
    print(
        f"{found['game']}, {found['seats']} seats, {found['games']:,} games of {found['players']}, judged by "
        f"{found['judge']}: off by {found['worst']:.1%} in the worst tenth, Brier score {found['brier']}"
    )
    for row in found["tenths"]:
        print(
            f"  {row['from']:4.0%} and more: said {row['said']:6.1%}, came {row['came']:6.1%} ± {row['error']:.1%}  "
            f"({row['chances']:,} chances in {row['games']:,} games)"
        )


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print JSON instead of sentences")
    ask_for_games(parser)
    parser.add_argument("--games-played", type=int, default=2000, help="how many (default 2000)")
    parser.add_argument("--judge", default="search:400", help="who says the chances (default search:400)")
    parser.add_argument("--players", default="greedy", help="the bot that has all seats (default greedy)")
    parser.add_argument("--moments", type=int, default=4, help="of each game (default 4)")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--workers", type=int, default=1, help="processes (default 1)")
    asked = parser.parse_args(words)
    found = [measured(game, seats, asked) for game, seats in chosen_games(asked)]
    if asked.json:
        print(json.dumps(found, indent=2))
        return
    for each in found:
        show(each)


if __name__ == "__main__":
    main()
