"""What games between equals say about a game: seats, sides, moves, cards, lengths, and how much is luck.

The same bot sits in every seat. Each deal is played twice by such equals, who decide their close calls differently,
and once by one of them among weaker bots. What the two games of a deal have in common is the luck of the deal. How much
better the one does among the weaker ones is skill.

A *piece* is a move or an event together with the thing that it names: trying for this card, being dealt that Traitor.
A piece goes with winning or losing; that alone does not say that it brings it about.
"""

from __future__ import annotations

import math
import statistics
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, NamedTuple

from aerodrome.bots import make_bot, network_by
from aerodrome.games import load
from aerodrome.lab.arena import Played, play_table
from aerodrome.lab.standings import Interval, interval
from aerodrome.play.board import Board
from aerodrome.play.sight import Told
from aerodrome.rulebook.game import Game
from aerodrome.rulebook.messages import Kind, Message, parsed
from aerodrome.rulebook.record import NONE
from aerodrome.simulate.rollout import MAX_SEED, BadBot, BadGames
from aerodrome.simulate.workers import Workers, spread
from aerodrome.text import Speaker

THINGS = ("names", "numbered")
"""The forms of arguments that are things: cards, colours, directions."""

FEW = 100
"""A piece that fewer seats met is not judged."""

DEAD, DOMINANT = 0.02, 0.9
"""A move that is made less, or more, often than this where there is a choice."""


class Piece(NamedTuple):
    message: int
    thing: int
    """The first thing that the message names; NONE if it names none."""

    @classmethod
    def of(cls, message: Message, values: Sequence[int]) -> Piece:
        at = _first(message, THINGS)
        return cls(int(message), NONE if at is None else values[at])

    def words(self, speaker: Speaker) -> str:
        message = speaker.game.messages[self.message]
        what = message.id.removeprefix("label-")
        at = _first(message, THINGS)
        return what if at is None or self.thing == NONE else f"{what} {speaker.name(_kinds(message)[at], self.thing)}"


def _kinds(message: Message) -> list[Kind]:
    return list(message.plain.values())


def _first(message: Message, forms: Sequence[str]) -> int | None:
    """Where the first argument of these forms stands."""
    return next((at for at, kind in enumerate(_kinds(message)) if kind.form in forms), None)


# --- what happens in games --------------------------------------------------------------------------------------


@dataclass
class Tally:
    """Shares of the win, summed up."""

    n: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, share: float) -> None:
        self.n, self.total, self.squares = self.n + 1, self.total + share, self.squares + share * share

    def __add__(self, other: Tally) -> Tally:
        return Tally(self.n + other.n, self.total + other.total, self.squares + other.squares)

    def __sub__(self, other: Tally) -> Tally:
        return Tally(self.n - other.n, self.total - other.total, self.squares - other.squares)

    @property
    def mean(self) -> float:
        return self.total / self.n if self.n else 0.0

    @property
    def variance_of_mean(self) -> float:
        """How far the mean may be off, squared. A margin of one share keeps few or equal shares from being certain."""
        if self.n < 2:
            return 1.0
        return max(self.squares / self.n - self.mean**2, 1 / self.n) / self.n


@dataclass
class Met:
    """A piece, over all seats of all games."""

    offered: int = 0
    """How often there was this move and another one."""
    taken: int = 0
    """How often it was made then, or how often the event happened."""
    having: Tally = field(default_factory=Tally)
    """The seats that made the move, or had the event, at least once in their game."""
    lacking: Tally = field(default_factory=Tally)
    """The seats that could have made the move, and never did."""

    def __add__(self, other: Met) -> Met:
        return Met(
            self.offered + other.offered, self.taken + other.taken,
            self.having + other.having, self.lacking + other.lacking,
        )  # fmt: skip


class Diary:
    """The pieces of one game, by seat. It is told of every decision and every event."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.offered: list[Counter[Piece]] = [Counter() for _ in range(seats)]
        self.taken: list[Counter[Piece]] = [Counter() for _ in range(seats)]
        self.happened: list[Counter[Piece]] = [Counter() for _ in range(seats)]
        self.sides: tuple[int, ...] = (NONE,) * seats

    def decides(self, board: Board, seat: int, legal: Sequence[int], action: int) -> None:
        pieces = {}
        for each in legal:
            said = parsed(board.said(seat, "label", seat, each), self.game.messages)[0]
            pieces[each] = Piece.of(said.message, said.plain)
        # Two moves of one piece, such as both ways to pay for a card, are one choice.
        if len(set(pieces.values())) > 1:
            self.offered[seat].update(set(pieces.values()))
            self.taken[seat][pieces[action]] += 1

    def hears(self, board: Board, events: Sequence[Told]) -> None:
        for _, *event in events:
            said = parsed(board.said(NONE, "sentence", *event), self.game.messages)
            at = _first(said[0].message, ("seat",)) if said else None
            if at is None:
                continue
            seat, piece = said[0].plain[at], Piece.of(said[0].message, said[0].plain)
            if piece.thing != NONE and seat != NONE:
                self.happened[seat][piece] += 1

    def ends(self, board: Board) -> None:
        s = board.state()
        self.sides = tuple(self.game.plain.side(s, seat) for seat in range(board.seats))


@dataclass
class Findings:
    """What some deals have shown. Findings of other deals can be added."""

    deals: int = 0
    seats: list[Tally] = field(default_factory=list)
    sides: dict[int, Tally] = field(default_factory=dict)
    moves: dict[Piece, Met] = field(default_factory=dict)
    events: dict[Piece, Met] = field(default_factory=dict)
    plies: Counter[int] = field(default_factory=Counter)
    decisions: int = 0
    nobody: int = 0
    """Games that nobody won."""
    common: list[float] = field(default_factory=list)
    """For each deal, what its two games have in common."""
    skilled: list[float] = field(default_factory=list)
    """For each deal, the share of the one among weaker bots."""

    def add(self, played: Played, diary: Diary) -> None:
        """A game between equals."""
        self.seats = self.seats or [Tally() for _ in played.shares]
        self.plies[played.plies] += 1
        self.decisions += sum(n for n, _ in played.thought)
        self.nobody += not any(played.shares)
        for seat, share in enumerate(played.shares):
            self.seats[seat].add(share)
            if diary.sides[seat] != NONE:
                self.sides.setdefault(diary.sides[seat], Tally()).add(share)
            for piece, times in diary.offered[seat].items():
                met = self.moves.setdefault(piece, Met())
                met.offered += times
                met.taken += diary.taken[seat][piece]
                (met.having if diary.taken[seat][piece] else met.lacking).add(share)
            for piece, times in diary.happened[seat].items():
                met = self.events.setdefault(piece, Met())
                met.taken += times
                met.having.add(share)

    def __add__(self, other: Findings) -> Findings:
        return Findings(
            self.deals + other.deals,
            [a + b for a, b in zip(self.seats, other.seats, strict=True)] if self.seats else other.seats,
            _merged(self.sides, other.sides, Tally()), _merged(self.moves, other.moves, Met()),
            _merged(self.events, other.events, Met()), self.plies + other.plies,
            self.decisions + other.decisions, self.nobody + other.nobody,
            self.common + other.common, self.skilled + other.skilled,
        )  # fmt: skip

    @property
    def games(self) -> int:
        return self.plies.total()

    @property
    def everybody(self) -> Tally:
        return sum(self.seats, Tally())


def _merged(these: Mapping[Any, Any], those: Mapping[Any, Any], nothing: Any) -> dict[Any, Any]:
    return {key: these.get(key, nothing) + those.get(key, nothing) for key in {**these, **those}}


# --- playing ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Enquiry:
    """Which games are to be played."""

    game: str
    bot: str
    rival: str
    seats: int
    deals: int
    seed: int = 0
    options: Mapping[str, int] = field(default_factory=dict)

    @classmethod
    def make(
        cls, game: Game, bot: str, rival: str, deals: int, seats: int | None = None, seed: int = 0,
        options: Mapping[str, str | int] | None = None,
    ) -> Enquiry:  # fmt: skip
        """A valid enquiry, or an error that says what is wrong."""
        for name in (bot, rival):
            make_bot(name, game=game)
        if bot == rival:
            raise BadBot(f"the rival must be another bot than {bot}, a weaker one")
        if not 2 <= deals <= 1_000_000:
            raise BadGames(f"the number of deals must be from 2 to 1,000,000, not {deals}")
        if not 0 <= seed < MAX_SEED:
            raise BadGames(f"the seed of a run must be from 0 to 2**30 - 1, not {seed}")
        seats = game.check_seats(game.usual_seats if seats is None else seats)
        return cls(game.name, bot, rival, seats, deals, seed, game.parse_options(options or {}, seats))

    def header(self) -> dict[str, Any]:
        """What must be the same wherever some of the games are played."""
        game = load(self.game)
        networks = [network_by(make_bot(name), game) for name in (self.bot, self.rival)]
        digests = [network.digest for network in networks if network]
        return {"balance": 1, "rules": game.version, "cards": game.cards_digest, **asdict(self), "networks": digests}


def play_deal(enquiry: Enquiry, deal: int) -> Findings:
    """Both games of equals on a deal, and the one among weaker bots. They depend on nothing but the enquiry and the
    number of the deal."""
    game, luck, found = load(enquiry.game), (enquiry.seed << 32) + deal, Findings(deals=1)
    both = []
    for once in range(2):
        diary = Diary(game, enquiry.seats)
        bots = [make_bot(enquiry.bot, (luck << 4) + 8 * once + seat) for seat in range(enquiry.seats)]
        both.append(play_table(game, enquiry.options, luck, bots, diary))
        found.add(both[-1], diary)
    found.common.append(in_common(*(each.shares for each in both)))
    own = deal % enquiry.seats
    bots = [
        make_bot(enquiry.bot if seat == own else enquiry.rival, (luck << 4) + seat) for seat in range(enquiry.seats)
    ]
    found.skilled.append(play_table(game, enquiry.options, luck, bots).shares[own])
    return found


def in_common(one: Sequence[float], other: Sequence[float]) -> float:
    """The mean product of how far seats are off a fair share in two games."""
    fair = 1 / len(one)
    return statistics.fmean((a - fair) * (b - fair) for a, b in zip(one, other, strict=True))


def play_deals(enquiry: Enquiry, workers: Workers) -> Iterator[Findings]:
    """The findings after each deal that is done. They are the same at the end, whoever the workers are."""
    found: dict[int, Findings] = {}
    so_far = Findings()
    for deal, new in spread(workers, play_deal, enquiry, range(enquiry.deals)):
        found[deal] = new
        while so_far.deals in found:  # sums of floats depend on their order
            so_far += found.pop(so_far.deals)
        yield so_far


# --- conclusions --------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Row:
    """A piece in the report."""

    what: str
    seats: int
    """How many seats could have it, each counted once a game."""
    had: int
    """How many had it."""
    offered: int
    taken: int
    worth: float
    """How much more of the win those have who have it than those who could, and do not."""
    error: float
    """Half the 95% interval of that."""
    verdict: str
    """What is striking; empty for nothing."""

    def data(self) -> dict[str, Any]:
        return {**asdict(self), "worth": round(self.worth, 4), "error": round(self.error, 4)}


def row(piece: Piece, met: Met, lacking: Tally, speaker: Speaker) -> Row:
    worth = met.having.mean - lacking.mean if met.having.n and lacking.n else 0.0
    error = 1.96 * math.sqrt(met.having.variance_of_mean + lacking.variance_of_mean)
    rate = met.taken / met.offered if met.offered else None
    verdict = ""
    if met.having.n + lacking.n >= FEW:
        if rate is not None and not met.taken:
            verdict = "never made"
        elif rate is not None and rate < DEAD:
            verdict = "hardly ever made"
        elif rate is not None and rate > DOMINANT:
            verdict = "nearly always made"
        elif abs(worth) > 2 * error:  # with so many pieces, some are off by more than their error
            verdict = "goes with winning" if worth > 0 else "goes with losing"
    return Row(
        piece.words(speaker), met.having.n + lacking.n, met.having.n, met.offered, met.taken, worth,
        error, verdict,
    )  # fmt: skip


@dataclass(frozen=True)
class Report:
    deals: int
    games: int
    fair: float
    seats: list[Interval]
    sides: dict[str, Interval]
    plies: dict[str, int]
    decisions: float
    """Decisions between several actions, in a game."""
    nobody: float
    """The share of games that nobody wins."""
    luck_of_the_deal: Interval
    """How much of the variance of results two games of equals on one deal have in common."""
    skill: Interval
    """The share of the win of the one among weaker bots."""
    moves: list[Row]
    events: list[Row]

    @property
    def striking(self) -> list[Row]:
        return [each for each in self.moves if each.verdict]

    def data(self) -> dict[str, Any]:
        told = {**self.__dict__, "moves": [each.data() for each in self.moves]}
        told["events"] = [each.data() for each in self.events]
        told["seats"] = [_told(each) for each in self.seats]
        told["sides"] = {name: _told(each) for name, each in self.sides.items()}
        for name in ("luck_of_the_deal", "skill"):
            told[name] = _told(told[name])
        return {
            **told,
            "fair": round(self.fair, 4),
            "decisions": round(self.decisions, 1),
            "nobody": round(self.nobody, 4),
        }


def _told(each: Interval) -> dict[str, float]:
    return {"mean": round(each.mean, 4), "low": round(each.low, 4), "high": round(each.high, 4)}


def _interval(tally: Tally) -> Interval:
    margin = 1.96 * math.sqrt(tally.variance_of_mean)
    return Interval(tally.mean, max(0.0, tally.mean - margin), min(1.0, tally.mean + margin))


def report(enquiry: Enquiry, findings: Findings, language: str) -> Report:
    """What the findings come to, with pieces in words."""
    game = load(enquiry.game)
    speaker = Speaker(game, language)
    everybody = findings.everybody
    variance = everybody.squares / everybody.n - everybody.mean**2
    common = interval(findings.common)
    limits = (common.mean, common.low, common.high)
    lengths = sorted(findings.plies.elements())
    moves = [row(piece, met, met.lacking, speaker) for piece, met in findings.moves.items()]
    events = [row(piece, met, everybody - met.having, speaker) for piece, met in findings.events.items()]
    return Report(
        deals=findings.deals,
        games=findings.games,
        fair=1 / enquiry.seats,
        seats=[_interval(each) for each in findings.seats],
        sides={game.showing.sides[side]: _interval(each) for side, each in sorted(findings.sides.items())},
        plies={name: lengths[len(lengths) * tenths // 10] for name, tenths in (("p10", 1), ("median", 5), ("p90", 9))},
        decisions=findings.decisions / findings.games,
        nobody=findings.nobody / findings.games,
        luck_of_the_deal=Interval(*(min(1.0, max(0.0, each) / variance if variance else 0.0) for each in limits)),
        skill=interval(findings.skilled),
        moves=sorted(moves, key=lambda each: (each.what.split()[0], -each.worth)),
        events=sorted(events, key=lambda each: (each.what.split()[0], -each.worth)),
    )
