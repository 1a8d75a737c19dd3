"""What the games of an arena say, as one page: how strong the bots are, what seats and the first move are worth, how
long games are, and what decided them."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from aerodrome.games import load
from aerodrome.lab.arena import Plan, Played, read_results
from aerodrome.lab.page import Shown, histogram, intervals, page, section, side_by_side, table, text
from aerodrome.lab.standings import Interval, Standing, interval, standings
from aerodrome.rulebook.errors import AerodromeError
from aerodrome.rulebook.game import Game
from aerodrome.rulebook.messages import parsed
from aerodrome.rulebook.record import NONE
from aerodrome.text import Speaker

Deals = Sequence[Sequence[Played]]


def report_of(path: Path, language: str = "en") -> str:
    """The page about a file that `aerodrome arena --out` has kept."""
    plan, by_number, same_rules = read_results(path)
    deals = list(by_number.values())
    if not deals:
        raise AerodromeError(f"{path} has no finished deal yet")
    game = load(plan.game)
    found = standings(plan, deals)
    games = [played for deal in deals for played in deal]
    options = ", ".join(f"{name} {value}" for name, value in game.show_options(plan.options).items()
                        if plan.options[name] != {each.name: each.default for each in game.options}[name])  # fmt: skip
    lead = (
        f"{text(', '.join(plan.bots))}, at {plan.seats} seats: {len(games):,} games on {len(deals):,} deals of seed "
        f"{plan.seed}{f', with {text(options)}' if options else ''}. Every deal was played with the same luck in every "
        "rotation of the bots around the table. Intervals hold the truth in 95 of 100 cases, and come from the "
        "differences between deals."
    )
    decided = what_decided(game, games, language) if same_rules else ""
    return page(
        f"{game.title}: the arena", lead, strength(plan, found), duels(plan, games), places_at_the_table(plan, deals),
        lengths(games), decided,
    )  # fmt: skip


def percent(value: float) -> str:
    return f"{100 * value:.0f}%"


# --- how strong ---------------------------------------------------------------------------------------------


def strength(plan: Plan, found: Sequence[Standing]) -> str:
    ratings = [
        Shown(each.bot, each.rating, each.rating - 2 * each.rating_error, each.rating + 2 * each.rating_error)
        for each in found
    ]
    wins = [Shown(each.bot, *of(each.share)) for each in found]
    rows = [
        (
            each.bot, f"{each.rating:.1f} ± {2 * each.rating_error:.1f}", f"{each.share.mean:.1%}",
            f"{each.share.low:.1%} to {each.share.high:.1%}", f"{each.plain.low:.1%} to {each.plain.high:.1%}",
            *(each.places.get(place, 0) for place in range(1, plan.seats + 1)), f"{each.score:.1f}",
            f"{1000 * each.seconds / each.decisions:.1f} ms" if each.decisions else "",
        )
        for each in found
    ]  # fmt: skip
    places = [nth(n) for n in range(1, plan.seats + 1)]
    head = ["", "rating", "wins", "95%, paired", "95%, plain", *places, "points", "a move"]
    stood_in = [
        f"A stand-in made {each.stood_in} of the {each.decisions} decisions of {text(each.bot)}: {text(each.fault)}."
        for each in found
        if each.stood_in
    ]
    return section(
        "How strong the bots are",
        side_by_side(
            intervals("Rating", ratings, lambda value: f"{value:.0f}"),
            intervals("Share of the wins", wins, percent, 1 / plan.seats),
        ),
        table(head, rows),
        note=" ".join([
            "Ratings are openskill's, with twice their error. The dashed line is a fair share. Plain intervals take "
            "every game for a new deal.", *stood_in,
        ]),
    )  # fmt: skip


def of(share: Interval) -> tuple[float, float, float]:
    return share.mean, share.low, share.high


def nth(place: int) -> str:
    return f"{place}{({1: 'st', 2: 'nd', 3: 'rd'}).get(place, 'th')}"


def duels(plan: Plan, games: Sequence[Played]) -> str:
    """How often the bot of a row came before that of a column, where both were at the table."""
    if len(plan.bots) < 3:
        return ""
    before: Counter[tuple[str, str]] = Counter()
    met: Counter[tuple[str, str]] = Counter()
    for played in games:
        for seat, bot in enumerate(played.bots):
            for other, rival in enumerate(played.bots):
                if bot != rival:
                    met[bot, rival] += 1
                    mine, theirs = played.places[seat], played.places[other]
                    before[bot, rival] += 2 * (mine < theirs) + (mine == theirs)
    rows = [
        (bot, *(percent(before[bot, rival] / 2 / met[bot, rival]) if met[bot, rival] else "" for rival in plan.bots))
        for bot in plan.bots
    ]
    return section(
        "Who comes before whom", table(["", *plan.bots], rows),
        note="How often the bot of the row had the better place than that of the column; ties count half.",
    )  # fmt: skip


# --- seats --------------------------------------------------------------------------------------------------


def places_at_the_table(plan: Plan, deals: Deals) -> str:
    fair = 1 / plan.seats

    def share(of_game: Callable[[Played], float]) -> Interval:
        return interval([statistics.fmean(map(of_game, deal)) for deal in deals])

    seats = [Shown(f"seat {seat + 1}", *of(share(lambda played, seat=seat: played.shares[seat])))  # type: ignore[misc]
             for seat in range(plan.seats)]  # fmt: skip
    drawings = [intervals("Share of the wins by seat", seats, percent, fair)]
    note = "All bots sit in every seat equally often, so a seat that wins more than its share is the better place."
    if all(played.first != NONE for deal in deals for played in deal):
        turns = [
            Shown(after(n), *of(share(lambda played, n=n: played.shares[(played.first + n) % plan.seats])))  # type: ignore[misc]
            for n in range(plan.seats)
        ]
        drawings.append(intervals("Share of the wins by who begins", turns, percent, fair))
        first = turns[0]
        worth = f"{100 * (first.mean - fair):+.1f} percentage points"
        certain = first.low > fair or first.high < fair
        note += f" To begin {f'is worth {worth}' if certain else f'makes no certain difference ({worth})'}."
    return section("Seats, and the first move", side_by_side(*drawings), note=note)


def after(n: int) -> str:
    return "begins" if n == 0 else f"{n} seat{'s' if n > 1 else ''} later"


# --- lengths ------------------------------------------------------------------------------------------------


def lengths(games: Sequence[Played]) -> str:
    plies = sorted(played.plies for played in games)
    low, median, high = (plies[len(plies) * tenths // 10] for tenths in (1, 5, 9))
    decisions = statistics.fmean(sum(n for n, _ in played.thought) for played in games)
    return section(
        "How long games are",
        side_by_side(histogram("Moves in a game", plies, "moves"), ahead(games)),
        note=(
            f"Most games have {low} to {high} moves, half of them up to {median}. {decisions:.0f} of them, on average, "
            "are a choice between several."
        ),
    )


def ahead(games: Sequence[Played]) -> str:
    return histogram(
        "By how many points the winner is ahead", [lead_of(each) for each in games if sole(each)], "points"
    )


def sole(played: Played) -> bool:
    """Did one seat win alone?"""
    return max(played.shares) == 1


def lead_of(played: Played) -> int:
    """How many points the winner has more than the best of the others."""
    winner = played.shares.index(1)
    return played.scores[winner] - max(score for seat, score in enumerate(played.scores) if seat != winner)


# --- what decided them --------------------------------------------------------------------------------------


class Source(NamedTuple):
    """Where points come from, and how much of it a seat has on average."""

    what: str
    winners: float
    others: float
    most: float
    """How often a winner had more of it than everybody else."""


def what_decided(game: Game, games: Sequence[Played], language: str) -> str:
    endings = Counter(played.ending for played in games if played.ending)
    rows = [
        (id, f"{count:,}", percent(count / len(games)), game.rules.by_id[id].text if id in game.rules.by_id else "")
        for id, count in endings.most_common()
    ]
    alone = [played for played in games if sole(played)]
    close = [
        ("by more points", sum(lead_of(each) > 0 for each in alone)),
        ("with equal points, by what breaks ties", sum(lead_of(each) == 0 for each in alone)),
        ("with fewer points than somebody else", sum(lead_of(each) < 0 for each in alone)),
        ("by several together", sum(0 < max(each.shares) < 1 for each in games)),
        ("by nobody", sum(not any(each.shares) for each in games)),
    ]
    parts = [table(["games won", "", ""], [(how, f"{n:,}", percent(n / len(games))) for how, n in close if n])]
    if rows:
        parts.append(f"<div class=words>{table(['ended by', 'games', '', 'the rule'], rows)}</div>")
    found = sources(game, alone, language)
    if len(found) > 1:
        told = [
            (each.what, f"{each.winners:.1f}", f"{each.others:.1f}", f"{each.winners - each.others:+.1f}",
             percent(each.most))
            for each in found
        ]  # fmt: skip
        parts.append(table(["points from", "winners", "others", "difference", "winner has most"], told))
    return section("What decided games", *parts)


def sources(game: Game, games: Sequence[Played], language: str) -> list[Source]:
    """Where the points of winners and of others came from, what made the greatest difference first."""
    speaker = Speaker(game, language)
    winners: dict[str, list[int]] = {}
    others: dict[str, list[int]] = {}
    most: Counter[str] = Counter()
    for played in games:
        if not played.sources:
            continue
        winner = played.shares.index(1)
        by_seat = []
        for seat, said in enumerate(played.sources):
            words, points = speaker.texts(list(said)), [each.plain[0] for each in parsed(list(said), game.messages)]
            by_seat.append(dict(zip(words, points, strict=True)))
            for what, value in by_seat[-1].items():
                (winners if seat == winner else others).setdefault(what, []).append(value)
        for what, value in by_seat[winner].items():
            most[what] += value > max(each.get(what, 0) for seat, each in enumerate(by_seat) if seat != winner)
    found = [
        Source(what, statistics.fmean(values), statistics.fmean(others.get(what, [0])), most[what] / len(values))
        for what, values in winners.items()
    ]
    return sorted(found, key=lambda each: each.others - each.winners)
