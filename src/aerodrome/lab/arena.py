"""The arena: bots play each other on duplicate deals.

A *deal* is one source of luck. It is played once for every rotation of the bots around the table, so each bot gets
every seat with the same luck. The differences that remain in the sum of these games are mostly skill.
"""

from __future__ import annotations

import functools
import itertools
import json
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import asdict, dataclass, field
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Protocol, TypeVar

from aerodrome.bots import Bot, OutsideBot, dismiss, is_command, make_bot, network_by
from aerodrome.bots.outside import introduced
from aerodrome.drivers.play import lowest_seat
from aerodrome.games import load
from aerodrome.play.board import Board, new_board
from aerodrome.play.luck import SeededLuck
from aerodrome.play.sight import Chronicle, Told, sight_on
from aerodrome.rulebook.errors import AerodromeError
from aerodrome.rulebook.game import Game
from aerodrome.simulate.rollout import MAX_SEED, BadBot, BadGames
from aerodrome.simulate.workers import end_with_parent

R = TypeVar("R")


class BadArenaFile(AerodromeError, ValueError):
    """A results file that does not fit this run of the arena."""


@dataclass(frozen=True)
class Plan:
    game: str
    bots: tuple[str, ...]
    """The bots that compete, each once."""
    seats: int
    deals: int
    seed: int = 0
    options: Mapping[str, int] = field(default_factory=dict)

    @classmethod
    def make(
        cls,
        game: Game,
        bots: Sequence[str],
        deals: int,
        seats: int | None = None,
        seed: int = 0,
        options: Mapping[str, str | int] | None = None,
    ) -> Plan:
        """A valid plan, or an error that says what is wrong."""
        names = tuple(bots)
        if len(set(names)) < len(names):
            raise BadBot("a bot is named twice; name each one once: the last fills the remaining seats")
        if len(names) < 2:
            raise BadBot("an arena needs two bots or more")
        for name in names:
            make_bot(name, game=game, commands=True)
            if is_command(name):
                introduced(name, game.name)
        if not 1 <= deals <= 1_000_000:
            raise BadGames(f"the number of deals must be from 1 to 1,000,000, not {deals}")
        if not 0 <= seed < MAX_SEED:
            raise BadGames(f"the seed of a run must be from 0 to 2**30 - 1, not {seed}")
        seats = game.check_seats(len(names) if seats is None else seats)
        return cls(game.name, names, seats, deals, seed, game.parse_options(options or {}, seats))

    def line_ups(self) -> list[tuple[str, ...]]:
        """Who sits where in the games of one deal. If there are fewer bots than seats, the last one fills the rest. If
        there are more, every combination plays."""
        filled = self.bots + self.bots[-1:] * (self.seats - len(self.bots))
        return [
            chosen[-turn:] + chosen[:-turn]
            for chosen in itertools.combinations(filled, self.seats)
            for turn in range(self.seats)
        ]

    def header(self) -> dict[str, Any]:
        """Everything that must stay the same when a run continues. The number of deals may change."""
        game, told = load(self.game), {**asdict(self), "bots": list(self.bots), "options": dict(self.options)}
        del told["deals"]
        networks = [network_by(make_bot(name, commands=True), game) for name in self.bots]
        if any(networks):
            told["networks"] = [network.digest for network in networks if network]
        return {"arena": 1, "rules": game.version, "cards": game.cards_digest, **told}


@dataclass(frozen=True)
class Played:
    """One game: who sat where, and how it went."""

    bots: tuple[str, ...]
    shares: tuple[float, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...]
    plies: int
    thought: tuple[tuple[int, float], ...]
    """For each seat, its decisions between several actions, and the total seconds that they took."""
    stood_in: tuple[int, ...] = ()
    """For each seat, how many of its decisions a stand-in made, since a bot from outside failed. Empty in results from
    before there were such bots."""
    faults: tuple[str, ...] = ()
    """For each seat, the first thing that went wrong with it; empty for nothing."""


# --- playing ------------------------------------------------------------------------------------------------


class Watcher(Protocol):
    """Looks on while a game is played."""

    def decides(self, board: Board, seat: int, legal: Sequence[int], action: int) -> None:
        """A seat is about to choose one of several actions."""

    def hears(self, board: Board, events: Sequence[Told]) -> None: ...

    def ends(self, board: Board) -> None: ...


def play_table(
    game: Game, options: Mapping[str, int], seed: int, bots: Sequence[Bot], watcher: Watcher | None = None
) -> Played:
    """Play a game. Bots from outside are dismissed at its end, however it ends."""
    outcome = None
    try:
        luck, chronicle, ply = SeededLuck(seed), Chronicle(), 0
        board = new_board(game, len(bots), options, luck)
        names = tuple(
            f"{bot.title if isinstance(bot, OutsideBot) else bot.name} {seat + 1}" for seat, bot in enumerate(bots)
        )
        decisions, seconds = [0] * len(bots), [0.0] * len(bots)
        chronicle.add(0, board.set_up_told)
        if watcher:
            watcher.hears(board, board.set_up_told)
        while waiting := board.to_act():
            ply += 1
            seat = lowest_seat(waiting)
            legal = board.legal(seat)
            action = legal[0]
            if len(legal) > 1:
                sight = sight_on(board, seat, ply, names, chronicle)
                began = time.perf_counter()
                action = bots[seat].choose(sight)
                seconds[seat] += time.perf_counter() - began
                decisions[seat] += 1
                if action not in legal:
                    raise BadBot(f"{bots[seat].name} chose {action!r}, which is not legal")
                if watcher:
                    watcher.decides(board, seat, legal, action)
            told = board.step(seat, action, ply, luck).told
            chronicle.add(ply, told)
            if watcher:
                watcher.hears(board, told)
        if watcher:
            watcher.ends(board)
        outcome = board.outcome()
    finally:
        dismiss(bots, outcome)
    outside = [bot if isinstance(bot, OutsideBot) else None for bot in bots]
    return Played(
        tuple(bot.name for bot in bots), outcome.shares, outcome.places, outcome.scores, ply,
        tuple(zip(decisions, seconds, strict=True)),
        tuple(bot.stood_in if bot else 0 for bot in outside),
        tuple(bot.faults[0][1].text if bot and bot.faults else "" for bot in outside),
    )  # fmt: skip


def play_deal(plan: Plan, deal: int) -> list[Played]:
    """All games of one deal. They depend only on the plan and the deal's number."""
    game, luck = load(plan.game), (plan.seed << 32) + deal
    return [
        play_table(
            game, plan.options, luck,
            [make_bot(name, (luck << 3) + seat, commands=True) for seat, name in enumerate(line_up)],
        )
        for line_up in plan.line_ups()
    ]  # fmt: skip


def play_all(plan: Plan, deals: Iterable[int], workers: int) -> Iterator[tuple[int, list[Played]]]:
    """Play deals in several processes, and yield each one when it is done."""
    return spread(functools.partial(play_deal, plan), deals, workers)


def spread(work: Callable[[int], R], numbers: Iterable[int], workers: int) -> Iterator[tuple[int, R]]:
    """Do some work for each number in several processes, and yield what comes of it, with the number, when it is
    done. The numbers are taken as they are needed."""
    if workers <= 1:
        for number in numbers:
            yield number, work(number)
        return
    waiting = iter(numbers)
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=end_with_parent)
    try:
        running: dict[Future[R], int] = {
            pool.submit(work, number): number for number in itertools.islice(waiting, 2 * workers)
        }
        while running:
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield running.pop(future), future.result()
                for number in itertools.islice(waiting, 1):
                    running[pool.submit(work, number)] = number
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


# --- keeping results ----------------------------------------------------------------------------------------


class Results:
    """The deals played so far. With a file, a run can be stopped and continued."""

    def __init__(self, plan: Plan, path: Path | None = None) -> None:
        self.plan, self.path = plan, path
        self.deals: dict[int, list[Played]] = {}
        try:
            if path and path.exists():
                self._read(path)
            elif path:
                path.write_text(json.dumps(plan.header()) + "\n", encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise BadArenaFile(f"{path} cannot be used for results ({error}); name another file with --out") from None

    def _read(self, path: Path) -> None:
        lines = path.read_text(encoding="utf-8").splitlines()
        try:
            header = json.loads(lines[0]) if lines else {}
        except ValueError:
            header = {}
        if not isinstance(header, dict) or "arena" not in header:
            raise BadArenaFile(f"{path} is not a file of arena results; name another file with --out")
        if header != self.plan.header():
            raise BadArenaFile(
                f"{path} holds the results of another run (bots, seats, seed, options, rules or cards differ); "
                "name another file with --out"
            )
        for number, line in enumerate(lines[1:], 2):
            try:
                entry = json.loads(line)
                self.deals[entry["deal"]] = [read_game(each) for each in entry["games"]]
            except (ValueError, KeyError, TypeError, AttributeError) as error:
                if number < len(lines):
                    raise BadArenaFile(f"line {number} of {path} is damaged: {error!r}") from None
                # A killed run may have left half a line. Play that deal again.
                path.write_text("\n".join(lines[:-1]) + "\n", encoding="utf-8")

    def add(self, deal: int, games: list[Played]) -> None:
        self.deals[deal] = games
        if self.path:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"deal": deal, "games": [asdict(game) for game in games]}) + "\n")

    @property
    def missing(self) -> list[int]:
        return [deal for deal in range(self.plan.deals) if deal not in self.deals]

    @property
    def in_order(self) -> list[list[Played]]:
        """The deals of the plan that have been played, by number."""
        return [self.deals[deal] for deal in sorted(self.deals) if deal < self.plan.deals]


def read_game(data: dict[str, Any]) -> Played:
    thought = tuple((int(n), float(seconds)) for n, seconds in data.pop("thought"))
    plies = data.pop("plies")
    return Played(**{name: tuple(values) for name, values in data.items()}, plies=plies, thought=thought)


def play_missing(results: Results, workers: int = 1) -> Iterator[int]:
    """Play the missing deals, and yield each deal's number when it is stored."""
    for deal, games in play_all(results.plan, results.missing, workers):
        results.add(deal, games)
        yield deal
