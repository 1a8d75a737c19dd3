"""What games between equals say about a game."""

from __future__ import annotations

import random

import pytest

from aerodrome.games import load
from aerodrome.lab.arena import Played
from aerodrome.lab.balance import (
    DEAD,
    FEW,
    Diary,
    Enquiry,
    Findings,
    Met,
    Piece,
    Tally,
    in_common,
    play_deal,
    play_deals,
    report,
    row,
)
from aerodrome.play.sight import Sight
from aerodrome.simulate.rollout import BadBot, BadGames
from aerodrome.simulate.workers import Here, Processes
from aerodrome.text import LANGUAGES, Speaker

AIRSHIPS = load("airships")
ENGLISH = Speaker(AIRSHIPS, "en")
TRY = next(each for each in AIRSHIPS.messages.values() if each.id == "label-try")
SEATS = 3


def enquiry(deals: int = 3) -> Enquiry:
    return Enquiry.make(AIRSHIPS, "greedy", "random", deals, SEATS)


def game_won_by(winner: int) -> Played:
    shares = tuple(float(seat == winner) for seat in range(SEATS))
    return Played(("greedy",) * SEATS, shares, (1,) * SEATS, (0,) * SEATS, 50, ((10, 0.1),) * SEATS)


@pytest.mark.parametrize(
    ("bot", "rival", "deals", "seed", "error", "words"),
    [
        ("greedy", "greedy", 9, 0, BadBot, "another bot than greedy"),
        ("greedy", "deep", 9, 0, BadBot, "no bot called 'deep'"),
        ("greedy", "random", 1, 0, BadGames, "from 2 to"),
        ("greedy", "random", 9, 1 << 30, BadGames, "the seed of a run"),
    ],
)
def test_an_enquiry_that_cannot_be_made_is_refused(
    bot: str, rival: str, deals: int, seed: int, error: type[Exception], words: str
) -> None:
    with pytest.raises(error, match=words):
        Enquiry.make(AIRSHIPS, bot, rival, deals, SEATS, seed)


def test_the_books_balance() -> None:
    """Every game has one win, every choice was offered, and what is taken was there."""
    found = play_deal(enquiry(), 0)
    assert found.games == 2
    assert found.everybody.n == 2 * SEATS
    assert found.everybody.total == pytest.approx(2)
    for piece, met in found.moves.items():
        assert 0 <= met.taken <= met.offered, piece
        assert met.having.n + met.lacking.n <= found.everybody.n
        assert bool(met.taken) == bool(met.having.n)
    assert sum(met.taken for met in found.moves.values()) <= found.decisions
    built = {piece.thing for piece in found.events if AIRSHIPS.messages[piece.message].id == "wins-expansion"}
    tried = {piece.thing for piece, met in found.moves.items() if piece.message == TRY and met.taken}
    assert built, "somebody wins a card"
    assert built <= tried | {piece.thing for piece in found.events if AIRSHIPS.messages[piece.message].id == "starter"}


def test_findings_do_not_depend_on_the_workers() -> None:
    *_, alone = play_deals(enquiry(), Here())
    workers = Processes(2)
    *_, together = play_deals(enquiry(), workers)
    workers.close()
    assert alone == together
    assert alone.deals == 3


@pytest.mark.parametrize("game", ["airships", "mad-zeppelin", "dastardly-dirigibles", "zeppeldrome"])
def test_every_piece_has_a_name(game: str) -> None:
    loaded = load(game)
    asked = Enquiry.make(loaded, "greedy", "random", 2, loaded.seats[0])
    found = play_deal(asked, 0)
    for language in LANGUAGES:
        told = report(asked, found, language)
        assert all(each.what for each in (*told.moves, *told.events))
        assert len({each.what for each in told.moves}) == len(told.moves)
    assert sum(each.mean for each in told.seats) + told.nobody == pytest.approx(1)
    if loaded.showing.sides:
        assert set(told.sides) <= set(loaded.showing.sides)
        assert told.sides


class Reluctant:
    """Never lets a company try for one card if it can do anything else."""

    name = "greedy"

    def __init__(self, card: int) -> None:
        self.card, self.choice = card, random.Random(1)

    def choose(self, sight: Sight) -> int:
        diary = Diary(AIRSHIPS, SEATS)
        legal = list(sight.legal)
        free = [each for each in legal if self.card not in _cards(diary, sight, each)]
        return self.choice.choice(free or legal)


def _cards(diary: Diary, sight: Sight, action: int) -> tuple[int, ...]:
    from aerodrome.play.saying import said_of
    from aerodrome.rulebook.messages import parsed

    said = parsed(said_of(AIRSHIPS, sight.state, "label", sight.seat, action), AIRSHIPS.messages)[0]
    return said.plain if said.message is TRY else ()


def test_a_card_that_nobody_wants_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    unwanted = next(
        piece.thing for piece, met in play_deal(enquiry(), 0).moves.items() if piece.message == TRY and met.offered > 9
    )
    monkeypatch.setattr("aerodrome.lab.balance.make_bot", lambda name, seed=0, **_: Reluctant(unwanted))
    found = sum((play_deal(enquiry(), deal) for deal in range(4)), Findings())
    met = found.moves[Piece(TRY, unwanted)]
    assert met.offered > 0
    assert met.taken == 0
    others = [each for piece, each in found.moves.items() if piece.message == TRY and each.offered > 50]
    assert max(each.taken / each.offered for each in others) > DEAD


@pytest.mark.parametrize(
    ("wins", "verdict"), [("always", "goes with winning"), ("never", "goes with losing"), ("by lot", "")]
)
def test_what_goes_with_winning_is_told_from_chance(wins: str, verdict: str) -> None:
    choice, found, piece = random.Random(5), Findings(), Piece(TRY, 3)
    for _ in range(FEW):
        diary = Diary(AIRSHIPS, SEATS)
        owner = choice.randrange(SEATS)
        for seat in range(SEATS):
            diary.offered[seat][piece] = 1
        diary.taken[owner][piece] = 1
        winner = {"always": owner, "never": (owner + 1) % SEATS}.get(wins, choice.randrange(SEATS))
        found.add(game_won_by(winner), diary)
    met = found.moves[piece]
    judged = row(piece, met, met.lacking, ENGLISH)
    assert judged.verdict == verdict
    assert judged.worth == pytest.approx({"always": 1.0, "never": -0.5}.get(wins, judged.worth))
    assert judged.what.startswith("try ")


@pytest.mark.parametrize(
    ("taken", "offered", "verdict"),
    [(0, 500, "never made"), (5, 500, "hardly ever made"), (490, 500, "nearly always made"), (250, 500, "")],
)
def test_what_is_hardly_ever_made_is_told(taken: int, offered: int, verdict: str) -> None:
    half = Tally(FEW, FEW / 2, FEW / 2)
    met = Met(offered, taken, half if taken else Tally(), half)
    assert row(Piece(TRY, 3), met, met.lacking, ENGLISH).verdict == verdict


def test_few_games_tell_nothing() -> None:
    some = Tally(FEW // 2 - 1, 0.0, 0.0)
    assert row(Piece(TRY, 3), Met(50, 0, Tally(), some), some, ENGLISH).verdict == ""


@pytest.mark.parametrize(("alike", "low", "high"), [(True, 0.9, 1.0), (False, 0.0, 0.2)])
def test_the_luck_of_the_deal_is_what_both_games_have_in_common(alike: bool, low: float, high: float) -> None:
    """If the deal decides who wins, it is all; if every game is decided anew, it is nothing."""
    choice, found = random.Random(6), Findings()
    for _ in range(300):
        winners = [choice.randrange(SEATS)] * 2 if alike else [choice.randrange(SEATS), choice.randrange(SEATS)]
        games = [game_won_by(winner) for winner in winners]
        new = Findings(deals=1, skilled=[1 / SEATS])
        for game in games:
            new.add(game, Diary(AIRSHIPS, SEATS))
        new.common = [in_common(*(game.shares for game in games))]
        found = found + new
    assert low <= report(enquiry(), found, "en").luck_of_the_deal.mean <= high
