"""Drivers: whole games on the plain engine."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from aerodrome.drivers.laws import LAW_TEXTS, check_games
from aerodrome.drivers.play import GREEDY_BOT, RANDOM_BOT, list_legal, lowest_seat, most_appealing, play_games
from aerodrome.rulebook.chance import key_chance
from aerodrome.rulebook.contract import WHOLE_WIN
from aerodrome.rulebook.game import load_package
from aerodrome.rulebook.record import NONE
from aerodrome.rulebook.strict import StrictState

GAME = load_package("aerodrome.games.airships")


def run(seats: int, bots: list[int], games: int, seed: int = 3, first: int = 0, **options: str | int) -> dict[str, Any]:
    values = GAME.parse_options(options, seats)
    states = [GAME.fresh_state(seats, values), GAME.state()]
    plies = [0] * games
    shares = [[0] * seats for _ in range(games)]
    scores = [[0] * seats for _ in range(games)]
    lengths, sides = [0] * games, [[0] * seats for _ in range(games)]
    play = GAME.plain.bind(play_games)
    limits = (seed, first, games, GAME.max_plies)
    total = play(states, [0] * 38, [0] * 4, bots, *limits, plies, shares, scores, lengths, sides)
    assert lengths[-1] == states[0].goes
    assert sides == [[NONE] * seats] * games
    return {"total": total, "plies": plies, "shares": shares, "scores": scores, "last": states[0].pack()}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_end_with_whole_wins(seats: int) -> None:
    result = run(seats, [RANDOM_BOT, GREEDY_BOT] * 2, 4)
    assert result["total"] == sum(result["plies"])
    assert all(0 < n < GAME.max_plies for n in result["plies"])
    assert all(sum(shares) == WHOLE_WIN for shares in result["shares"])
    for shares, scores in zip(result["shares"], result["scores"], strict=True):
        assert all(score == max(scores) for share, score in zip(shares, scores, strict=True) if share)


def test_a_run_is_the_same_again_and_in_parts() -> None:
    whole = run(3, [RANDOM_BOT] * 3, 4)
    assert run(3, [RANDOM_BOT] * 3, 4) == whole
    parts = [run(3, [RANDOM_BOT] * 3, 2, first=first) for first in (0, 2)]
    assert parts[0]["plies"] + parts[1]["plies"] == whole["plies"]
    assert parts[1]["last"] == whole["last"]
    assert run(3, [RANDOM_BOT] * 3, 4, seed=4)["plies"] != whole["plies"]


def test_a_greedy_bot_beats_random_ones() -> None:
    shares = run(2, [GREEDY_BOT, RANDOM_BOT], 12)["shares"]
    assert sum(share[0] for share in shares) > 8 * WHOLE_WIN


def test_the_lowest_seat_of_a_set() -> None:
    assert [lowest_seat(mask) for mask in (1, 2, 3, 4, 6, 8, 12)] == [0, 1, 0, 2, 1, 3, 2]


def test_legal_actions_are_listed_rising() -> None:
    s = GAME.fresh_state(2, GAME.parse_options({"entrepreneurs": "chosen", "first_seat": 1}, 2))
    GAME.plain.new_game(s)
    legal = [-1] * 38
    assert GAME.plain.bind(list_legal)(s, 0, legal) == 4
    assert legal[:4] == [0, 1, 2, 3]
    assert GAME.plain.bind(list_legal)(s, 1, legal) == 0


def test_ties_of_appeal_are_broken_by_lot() -> None:
    s = GAME.fresh_state(2, GAME.parse_options({"entrepreneurs": "chosen", "first_seat": 1}, 2))
    GAME.plain.new_game(s)
    pick = GAME.plain.bind(most_appealing)
    rng = [0, 0, 0, 0]
    key_chance(rng, 1, 2, 3)
    found = Counter(pick(s, 0, [0, 1, 2, 3], 4, rng) for _ in range(400))
    assert set(found) == {0, 1, 2, 3}
    assert sum((n - 100) ** 2 / 100 for n in found.values()) < 16.3  # one in a thousand


CHANGED = {"entrepreneurs": "chosen", "phases_in_order": "yes", "replace_era_card": "yes", "chips_per_attempt": "any"}


@pytest.mark.parametrize(("seats", "options"), [(2, CHANGED), (4, {})])
def test_airships_keeps_the_laws_on_strict_states(seats: int, options: dict[str, str | int]) -> None:
    values = GAME.parse_options(options, seats)
    states = [StrictState(GAME.fresh_state(seats, values)) for _ in range(4)]
    for state in states:
        state.may_look(True)
    size = GAME.observed
    report = [0] * 5
    broken = GAME.plain.bind(check_games)(
        states, [0] * 38, [0] * 4, 5, 0, 1, GAME.max_plies, [0] * 4, [[0] * size, [0] * size], report
    )
    assert broken == 0, (LAW_TEXTS[broken], report)
    assert report[4] > 20
