"""Putting a game through its laws by random play: compiled in bulk, and in lock-step with the plain engine."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from typing import Any

from aerodrome.drivers.laws import LAW_TEXTS, ROOMS, check_games
from aerodrome.engines.compiled import native, numbers
from aerodrome.lab.testkit import Violation, lockstep, strict_game
from aerodrome.rulebook.game import Game

BATCH = 50


def check_natively(
    game: Game,
    games: int,
    seats: int,
    options: Mapping[str, int],
    seed: int,
    threads: int,
    progress: Callable[[int], None],
) -> tuple[Violation | None, int]:
    """Random games under every law, compiled; the first violation, and the plies played."""
    compiled = native(game)
    fresh = game.fresh_state(seats, options).pack()

    def check(first: int) -> tuple[int, Any]:
        states, report = compiled.states(ROOMS), numbers("i64", 5)
        for room in range(ROOMS):
            states[room] = fresh
        broken = compiled.check_games(
            states, numbers("i16", game.actions + 1), numbers("i64", 4), seed, first, min(BATCH, games - first),
            game.max_plies, numbers("i8", 8), numbers("i16", 2, game.observed), report,
        )  # fmt: skip
        progress(min(BATCH, games - first))
        return broken, report

    plies = 0
    with ThreadPoolExecutor(threads or os.cpu_count() or 1) as pool:
        for broken, report in pool.map(check, range(0, games, BATCH)):
            plies += report[4]
            if broken:
                pool.shutdown(cancel_futures=True)
                return violation(game, seats, options, (seed << 32) + report[3], broken, report), plies
    return None, plies


def check_plainly(game: Game, seats: int, options: Mapping[str, int], match: int) -> Violation | None:
    """One random game under every law, without a compiler."""
    states = [game.fresh_state(seats, options) for _ in range(ROOMS)]
    report = [0] * 5
    broken = game.plain.bind(check_games)(
        states, [0] * (game.actions + 1), [0] * 4, match >> 32, match & 0xFFFFFFFF, 1, game.max_plies, [0] * 8,
        [[0] * game.observed for _ in range(2)], report,
    )  # fmt: skip
    return violation(game, seats, options, match, broken, report) if broken else None


def violation(
    game: Game, seats: int, options: Mapping[str, int], match: int, broken: int, report: Sequence[int]
) -> Violation:
    """The broken law of this number, with the ply, the seat and the detail that the driver reports."""
    ply, seat, detail, *_ = report
    shown = game.show_options(options)
    return Violation(game.name, LAW_TEXTS[broken], seats, shown, match, ply, seat, f"detail {detail}")


def check_all(
    game: Game,
    sets: list[tuple[int, dict[str, int]]],
    plan: Mapping[str, int],
    seed: int,
    threads: int,
    natively: bool,
    progress: Callable[[str, int], None],
) -> tuple[Violation | None, int]:
    """Share the planned games out among the seat and option sets; the first violation, and the native plies played."""
    plies = 0
    for part, total in plan.items():
        for i, (seats, options) in enumerate(sets):
            share = total // len(sets) + (1 if i < total % len(sets) else 0)
            if part == "native" and share > 0:
                found, played = check_natively(
                    game, share, seats, options, seed, threads, lambda n: progress("native", n)
                )
                plies += played
                if found:
                    return found, plies
            for match in range(seed << 32, (seed << 32) + (0 if part == "native" else share)):
                if part == "strict":
                    found = strict_game(game, seats, options, match)
                else:
                    found = lockstep(game, seats, options, match, natively)
                progress(part, 1)
                if found:
                    return found, plies
    return None, plies


def check_one_match(game: Game, seats: int, options: Mapping[str, int], match: int, natively: bool) -> Violation | None:
    """Everything there is, on the one random match of this seed: for reproducing a violation."""
    return (
        check_plainly(game, seats, options, match)
        or strict_game(game, seats, options, match)
        or lockstep(game, seats, options, match, natively)
    )


def option_sets(game: Game) -> list[dict[str, int]]:
    """The default options, and every option by itself: at each value that has a word, and at its ends as a number."""
    default = {option.name: option.default for option in game.options}
    sets = [default]
    for option in game.options:
        numbers = set(range(option.low, option.high + 1)) - set(option.words.values())
        values = {option.low, option.high, *option.words.values(), max(numbers, default=option.high)}
        if not option.names_a_seat:
            sets += [{**default, option.name: value} for value in sorted(values - {option.default})]
    return sets


def seat_and_option_sets(
    game: Game, seats: int | None, options: Mapping[str, str | int]
) -> list[tuple[int, dict[str, int]]]:
    """What a run of the laws goes through: all seat numbers with all option sets, or only those asked for."""
    numbers = [game.check_seats(seats)] if seats else list(game.seats)
    if options:
        return [(n, game.parse_options(options, n)) for n in numbers]
    return list(product(numbers, option_sets(game)))
