"""The arena: bots play each other on duplicate deals.

A *deal* is one source of luck. It is played once for every rotation of the bots around the table, so each bot gets
every seat with the same luck. The differences that remain in the sum of these games are mostly skill.
"""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Protocol

from aerodrome.bots import Bot, OutsideBot, dismiss, is_command, make_bot, network_by
from aerodrome.bots.outside import introduced
from aerodrome.drivers.play import lowest_seat
from aerodrome.games import load
from aerodrome.play.board import Board, new_board
from aerodrome.play.luck import SeededLuck
from aerodrome.play.sight import Chronicle, Told, sight_on
from aerodrome.rulebook.game import Game
from aerodrome.rulebook.record import NONE
from aerodrome.simulate.ledger import BadRunFile, Ledger, read_header, read_lines
from aerodrome.simulate.rollout import MAX_SEED, BadBot, BadGames
from aerodrome.simulate.workers import Workers


@dataclass(frozen=True)
class Plan:
    game: str
    bots: tuple[str, ...]
    """The bots that compete, each once."""
    seats: int
    deals: int
    seed: int = 0
    options: Mapping[str, int] = field(default_factory=dict)
    moves: bool = False
    """Are all moves kept, for somebody to learn from?"""

    @classmethod
    def make(
        cls,
        game: Game,
        bots: Sequence[str],
        deals: int,
        seats: int | None = None,
        seed: int = 0,
        options: Mapping[str, str | int] | None = None,
        moves: bool = False,
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
        return cls(game.name, names, seats, deals, seed, game.parse_options(options or {}, seats), moves)

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
        if not self.moves:
            del told["moves"]
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
    first: int = NONE
    """The seat that was asked first; NONE in results from before this was kept, as what follows is empty there."""
    ending: str = ""
    """The id of the rule that ended the game."""
    sources: tuple[tuple[int, ...], ...] = ()
    """For each seat, the messages that say where its points come from."""
    actions: tuple[int, ...] = ()
    """All moves, if they are kept. Whose they are follows from the rules."""


# --- playing ------------------------------------------------------------------------------------------------


class Watcher(Protocol):
    """Looks on while a game is played."""

    def decides(self, board: Board, seat: int, legal: Sequence[int], action: int) -> None:
        """A seat is about to choose one of several actions."""

    def hears(self, board: Board, events: Sequence[Told]) -> None: ...

    def ends(self, board: Board) -> None: ...


def play_table(
    game: Game,
    options: Mapping[str, int],
    seed: int,
    bots: Sequence[Bot],
    watcher: Watcher | None = None,
    moves: bool = False,
) -> Played:
    """Play a game. Bots from outside are dismissed at its end, however it ends."""
    outcome, actions = None, []
    try:
        luck, chronicle, ply = SeededLuck(seed), Chronicle(), 0
        board = new_board(game, len(bots), options, luck)
        names = tuple(
            f"{bot.title if isinstance(bot, OutsideBot) else bot.name} {seat + 1}" for seat, bot in enumerate(bots)
        )
        decisions, seconds = [0] * len(bots), [0.0] * len(bots)
        chronicle.add(0, board.set_up_told)
        first = lowest_seat(board.to_act())
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
            actions.append(action)
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
        first, outcome.ending.id if outcome.ending else "",
        tuple(tuple(board.said(NONE, "breakdown", seat)) for seat in range(len(bots))),
        tuple(actions) if moves else (),
    )  # fmt: skip


def play_deal(plan: Plan, deal: int) -> list[Played]:
    """All games of one deal. They depend only on the plan and the deal's number."""
    game, luck = load(plan.game), (plan.seed << 32) + deal
    return [
        play_table(
            game, plan.options, luck,
            [make_bot(name, (luck << 3) + seat, commands=True) for seat, name in enumerate(line_up)], moves=plan.moves,
        )
        for line_up in plan.line_ups()
    ]  # fmt: skip


# --- keeping results ----------------------------------------------------------------------------------------


class Results:
    """The deals played so far. With a file, a run can be stopped and continued."""

    def __init__(self, plan: Plan, path: Path | None = None) -> None:
        self.plan, self.path = plan, path
        self.ledger: Ledger[int, list[Played]] = Ledger(plan.header(), path, write_deal, read_deal)

    @property
    def deals(self) -> dict[int, list[Played]]:
        return self.ledger.done

    @property
    def missing(self) -> list[int]:
        return [deal for deal in range(self.plan.deals) if deal not in self.deals]

    @property
    def in_order(self) -> list[list[Played]]:
        """The deals of the plan that have been played, by number."""
        return [self.deals[deal] for deal in sorted(self.deals) if deal < self.plan.deals]

    def play_missing(self, workers: Workers) -> Iterator[int]:
        """Play the missing deals, and yield each deal's number when it is kept."""
        return self.ledger.fill(workers, play_deal, self.plan, self.missing)


def read_results(path: Path) -> tuple[Plan, dict[int, list[Played]], bool]:
    """What a file of results holds: the plan, its deals by number, and whether it was played by the rules and with the
    cards that there are today."""
    try:
        header, lines = read_header(path, "arena")
    except (OSError, UnicodeDecodeError) as error:
        raise BadRunFile(f"{path} cannot be read ({error})") from None
    done = read_lines(path, lines, read_deal)
    try:
        game = load(header["game"])
        plan = Plan(
            game.name, tuple(header["bots"]), header["seats"], len(done), header["seed"],
            game.parse_options(header["options"], header["seats"]), header.get("moves", False),
        )  # fmt: skip
        same = (header["rules"], header["cards"]) == (game.version, game.cards_digest)
    except (KeyError, TypeError) as error:
        raise BadRunFile(f"line 1 of {path} is damaged: {error!r}") from None
    return plan, dict(sorted(done.items())), same


def write_deal(deal: int, games: Sequence[Played]) -> dict[str, Any]:
    return {"deal": deal, "games": [asdict(game) for game in games]}


def read_deal(data: dict[str, Any]) -> tuple[int, list[Played]]:
    return int(data["deal"]), [read_game(each) for each in data["games"]]


def read_game(data: Mapping[str, Any]) -> Played:
    return Played(**{name: in_tuples(value) for name, value in data.items()})


def in_tuples(value: Any) -> Any:
    return tuple(map(in_tuples, value)) if isinstance(value, list) else value
