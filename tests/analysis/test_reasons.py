"""Which reasons a hint gives, and in which words: with made-up futures, without the compiled engine."""

from __future__ import annotations

import random
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import pytest

from aerodrome.analysis.chances import Chances, Futures
from aerodrome.analysis.hints import (
    BAD,
    FUTURES,
    GOOD,
    OPEN,
    Advice,
    Phrase,
    Reason,
    compare,
    is_timeless,
    says_the_same,
    weigh,
    why_first,
    with_more,
)
from aerodrome.games import load
from aerodrome.games.dastardly_dirigibles.describing import FACT_FIRST, FACT_HOLDS
from aerodrome.rulebook.contract import WHOLE_WIN
from aerodrome.rulebook.messages import ACTION, FACT_ENDING, FACT_POINTS, FACT_WIN
from aerodrome.rulebook.primitives import say
from aerodrome.text import Speaker

GAME = load("dastardly-dirigibles")
NAMES = ("Ada", "Ben", "Cem")
IT = MAP = (FACT_HOLDS, 0)
KEY = (FACT_HOLDS, 1)
POINTS = (FACT_POINTS, 0)
RIVAL_WINS = (FACT_WIN, 1)
ENDS_SO = (FACT_ENDING, 901)
N = 160


def coins(seed: int, chance: float, n: int = N) -> list[float]:
    luck = random.Random(seed)
    return [1.0 if luck.random() < chance else 0.0 for _ in range(n)]


def wins_with(fact: list[float], seed: int, gain: float, base: float = 0.3) -> list[float]:
    """A seat with the fact wins this much more often."""
    luck = random.Random(seed)
    return [1.0 if luck.random() < base + gain * value else 0.0 for value in fact]


# --- weigh --------------------------------------------------------------------------------------------------


def test_a_fact_that_differs_and_goes_along_with_winning_is_told() -> None:
    fact = coins(1, 0.7) + coins(2, 0.3)
    reason = weigh(IT, "soon", fact, N, wins_with(fact, 3, 0.5), GOOD)
    assert reason is not None
    assert (reason.fact, reason.when, reason.yes_or_no) == (IT, "soon", True)
    assert reason.here == pytest.approx(sum(fact[:N]) / N)
    assert reason.there == pytest.approx(sum(fact[N:]) / N)
    assert reason.helps == pytest.approx(0.2, abs=0.08)  # 0.4 more often, worth 0.5 each time


def test_a_fact_that_differs_but_does_not_go_along_with_winning_is_not_told() -> None:
    """This holds even if the better move wins more often: among the futures of either move, the fact makes no
    difference."""
    told = 0
    for seed in range(100):
        fact = coins(seed, 0.7) + coins(seed + 100, 0.3)
        wins = coins(seed + 200, 0.8) + coins(seed + 300, 0.4)
        told += weigh(IT, "soon", fact, N, wins, GOOD) is not None
    assert told <= 8  # 2 standard errors let a few through


def test_a_fact_the_wrong_way_round_is_not_told() -> None:
    fact = coins(1, 0.3) + coins(2, 0.7)
    wins = wins_with(fact, 3, 0.5)
    assert weigh(IT, "soon", fact, N, wins, GOOD) is None  # the better move has less of what is good
    assert weigh(RIVAL_WINS, "late", fact[N:] + fact[:N], N, wins[N:] + wins[:N], BAD) is None
    assert weigh(ENDS_SO, "late", fact, N, wins, OPEN) is None  # it helps to win, and the better move has less


def test_a_bad_fact_that_becomes_rare_is_told() -> None:
    fact = coins(1, 0.2) + coins(2, 0.6)
    reason = weigh(RIVAL_WINS, "late", fact, N, wins_with(fact, 3, -0.6, base=0.7), BAD)
    assert reason is not None
    assert reason.here < reason.there
    assert reason.helps > 0


def test_an_ending_is_told_whichever_way_it_helps() -> None:
    for chance, gain in ((0.2, -0.6), (0.8, 0.6)):
        fact = coins(1, chance) + coins(2, 0.5)
        assert weigh(ENDS_SO, "late", fact, N, wins_with(fact, 3, gain, base=0.5 - gain / 2), OPEN) is not None


def test_noise_and_ties_give_no_reason() -> None:
    for seed in range(100):
        fact = coins(seed, 0.5) + coins(seed + 1000, 0.5)
        assert weigh(IT, "soon", fact, N, wins_with(fact, seed, 0.5), GOOD) is None
    same = coins(1, 0.5)
    assert weigh(IT, "soon", same + same, N, wins_with(same + same, 2, 0.5), GOOD) is None
    assert weigh(IT, "soon", [1.0] * 2 * N, N, coins(1, 0.5, 2 * N), GOOD) is None


def test_what_the_moves_themselves_decide_is_told_if_one_of_them_wins_more() -> None:
    """The fact holds always after the first move and never after the second. Then only the wins after either move can
    tell."""
    fact = [1.0] * N + [0.0] * N
    clear = weigh(IT, "soon", fact, N, coins(1, 0.8) + coins(2, 0.4), GOOD)
    assert clear is not None
    assert clear.helps == pytest.approx(0.2, abs=0.06)  # half of it: that it is the reason is not sure
    assert weigh(IT, "soon", fact, N, coins(1, 0.5) + coins(2, 0.48), GOOD) is None


def test_a_small_difference_is_not_worth_a_word() -> None:
    fact = [0.01] * N + [0.0] * N
    assert weigh(POINTS, "late", fact, N, [1.0] * N + [0.0] * N, GOOD) is None


# --- compare ------------------------------------------------------------------------------------------------


def sight_of(names: tuple[str, ...] = NAMES, seat: int = 0) -> Any:
    """A sight of a game whose states are plain data: `score`, `shares`, `ended_by` and `facts`."""

    def outcome(s: Any, out: list[int]) -> None:
        out[:] = [round(WHOLE_WIN * share) for share in s.shares]

    def facts(s: Any, seat: int) -> None:
        for number, *arguments in s.facts:
            say(s, number, 1, *arguments)

    rules = SimpleNamespace(score=lambda s, i: s.score[i], outcome=outcome, ending=lambda s: s.ended_by, facts=facts)
    return SimpleNamespace(game=SimpleNamespace(plain=rules, messages=GAME.messages), seat=seat, names=names)


def table(facts: Sequence[Phrase], wins: float = 0.0, score: tuple[int, ...] = (0, 0, 0), over: bool = True) -> Any:
    shares = (wins, 1.0 - wins, 0.0)
    return SimpleNamespace(n_seats=3, facts=facts, shares=shares, score=score, ended_by=901 if over else 0)


def futures(fact: list[float], wins: list[float], *more: Phrase) -> Futures:
    """Futures in which facts hold or not, soon and late alike."""
    states = [table((MAP, *more) if held else (), win) for held, win in zip(fact, wins, strict=True)]
    soon = [table(state.facts, over=False) for state in states]
    return Futures(1, soon, states, [state.shares for state in states])


def test_the_clearest_fact_comes_first_and_nothing_is_said_twice() -> None:
    fact = coins(1, 0.9) + coins(2, 0.2)
    wins = wins_with(fact, 3, 0.6, base=0.2)
    reasons = compare(sight_of(), *(futures(fact[p], wins[p], KEY) for p in (slice(N), slice(N, None))))
    assert [reason.fact for reason in reasons] == [MAP, (FACT_WIN, 1)]
    # The key comes with the map always: it is the same reason. Soon tells more than late.
    assert reasons[0].when == "soon"


def test_equal_futures_give_no_reason() -> None:
    fact = coins(1, 0.5)
    same = futures(fact, wins_with(fact, 2, 0.5))
    assert compare(sight_of(), same, same) == []


def test_of_two_seats_the_rivals_win_in_the_end_is_no_reason_of_its_own() -> None:
    fact = coins(1, 0.9) + coins(2, 0.2)
    wins = wins_with(fact, 3, 0.6, base=0.2)
    parts = [futures(fact[p], wins[p]) for p in (slice(N), slice(N, None))]
    for part in parts:
        for state in (*part.soon, *part.late):
            state.n_seats = 2
    assert [reason.fact for reason in compare(sight_of(("Ada", "Ben")), *parts)] == [MAP]


def test_facts_that_go_together_say_the_same() -> None:
    fact = coins(1, 0.5)
    assert says_the_same(fact, fact)
    assert says_the_same(fact, [1.0 - value for value in fact])
    assert not says_the_same(fact, coins(2, 0.5))


# --- words --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        (
            Reason(MAP, "soon", 0.62, 0.0, True, 0.1),
            "you hold the Chain Nose Cone when it is your turn again: 62%, after the second never",
        ),
        (
            Reason(KEY, "late", 1.0, 0.125, True, 0.1),
            "you hold the Chain Lift Engine in the end: always, after the second 12%",
        ),
        (Reason((FACT_WIN, 1), "late", 0.37, 0.999, True, 0.1), "Ben wins: 37%, after the second 99%"),
        (
            Reason((FACT_WIN, 1), "soon", 0.004, 0.5, True, 0.1),
            "Ben wins before it is your turn again: 1%, after the second 50%",
        ),
        (
            Reason(ENDS_SO, "late", 0.2, 0.9, True, 0.1),
            f"the game ends because of rule DD-9.1, “{GAME.rules[901].text}”: 20%, after the second 90%",
        ),
        (
            Reason((FACT_FIRST, 2), "late", 0.5, 0.2, True, 0.1),
            "you are the first to complete an airship in round 2: 50%, after the second 20%",
        ),
        (
            Reason(POINTS, "late", 12.44, 9.3, False, 0.1),
            "your points in the end: 12.4 on average, after the second 9.3",
        ),
    ],
)
def test_the_sentence_of_a_reason(reason: Reason, words: str) -> None:
    assert in_words(said(reason)) == words


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de", "Ben gewinnt, bevor du wieder dran bist: 1\u00a0%, nach dem zweiten 50\u00a0%"),
        ("fr", "Ben gagne avant ton prochain tour\u00a0: 1\u202f%, après le deuxième 50\u202f%"),
    ],
)
def test_a_reason_in_another_language(language: str, words: str) -> None:
    assert in_words(said(Reason((FACT_WIN, 1), "soon", 0.004, 0.5, True, 0.1)), language) == words


def said(reason: Reason) -> list[int]:
    return reason.said(is_timeless(GAME.messages[reason.fact[0]]))


def in_words(numbers: list[int], language: str = "en") -> str:
    return Speaker(GAME, language, NAMES, viewer=0).text(numbers)


def move(share: float, error: float = 0.02) -> Advice:
    return Advice(1, "a1", [ACTION, 1], Chances((share, 1 - share), (error, error), 1000), share, error)


REASON = Reason(MAP, "soon", 0.62, 0.0, True, 0.1)


@pytest.mark.parametrize(
    ("moves", "reasons", "words"),
    [
        ((0.5,), (), "There is nothing else to do."),
        ((1.0, 0.4), (Reason((FACT_WIN, 0), "now", 1.0, 0.0, True, 1.0),), "The first wins the game at once."),
        ((0.5, 0.4), (), "The first is better, but no single reason stands out."),
        ((0.5, 0.49), (), "The first two may be equally good: their chances differ by less than the margin of error."),
        ((0.5, 0.4), (REASON,), f"In {FUTURES} games played on from each of the two: {in_words(said(REASON))}."),
        ((0.5, 0.49), (REASON, REASON), "The first two may be equally good: their chances differ by less"),
    ],
)
def test_the_answer_to_why(moves: tuple[float, ...], reasons: tuple[Reason, ...], words: str) -> None:
    assert in_words(why_first(GAME, list(map(move, moves)), reasons)).startswith(words)


def test_two_reasons_stand_side_by_side() -> None:
    why = in_words(why_first(GAME, (move(0.5), move(0.4)), (REASON, REASON)))
    assert why.endswith(f": {in_words(said(REASON))}; {in_words(said(REASON))}.")


def test_results_that_are_counted_in_make_a_chance_surer() -> None:
    few = Chances((1.0, 0.0), (0.6, 0.6), 3)
    more = with_more(few, [(1.0, 0.0)] * 50 + [(0.0, 1.0)] * 50)
    assert more.samples == 103
    assert more.shares == pytest.approx((53 / 103, 50 / 103))
    assert more.errors == pytest.approx((0.0965, 0.0965), abs=0.001)
    assert sum(with_more(Chances((0.0, 0.0), (1.0, 1.0), 0), [(0.5, 0.5)]).shares) == 1.0
