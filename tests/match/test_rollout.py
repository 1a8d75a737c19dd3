"""Rollouts at native speed: the same games as a Match plays, whatever the number of threads."""

from __future__ import annotations

from typing import Any

import pytest

import aerodrome
from aerodrome import BadOption, BadSeats, UnknownGame, rollout
from aerodrome.bots import make_bot
from aerodrome.engines.compiled import native
from aerodrome.engines.library import NativeUnavailable
from aerodrome.games import load
from aerodrome.play.match import Match
from aerodrome.rulebook.contract import WHOLE_WIN
from aerodrome.simulate.rollout import BATCH, MAX_SEED, BadBot, BadEngine, BadGames, Rollout, Run


def played(seed: int, bots: list[str], options: dict[str, str | int] | None = None) -> Match:
    """The match of this seed with these bots, ply by ply on the plain engine."""
    match = aerodrome.new("airships", len(bots), seed=seed, options=options)
    players = [make_bot(name, seed) for name in bots]
    while not match.over:
        seat = min(match.to_act)
        match.play(seat, players[seat].choose(match.sight(seat)))
    return match


def rows_of(result: Rollout) -> list[list[Any]]:
    rows = (result.plies, result.shares, result.scores, result.lengths, result.sides)
    return [row.tolist() for row in rows]


def refuse(error: type[Exception], words: str, **arguments: object) -> None:
    with pytest.raises(error, match=words):
        rollout("airships", **arguments)  # type: ignore[arg-type]


# Errors are found before the compiled engine is asked for.


def test_an_unknown_bot_is_refused() -> None:
    refuse(BadBot, "no bot called 'deep' inside the engines; there are: random, greedy", bots=["deep"])


def test_a_number_of_bots_that_does_not_fit_the_seats_is_refused() -> None:
    refuse(BadBot, "2 bots are named for 3 seats", bots=["greedy", "random"], seats=3)


@pytest.mark.parametrize("seats", [1, 5, 7])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    refuse(BadSeats, "Airships is for 2–4 seats, not", seats=seats)


def test_as_many_bots_as_no_game_has_seats_are_refused() -> None:
    refuse(BadSeats, "2–4 seats, not 5", bots=["random"] * 5)


@pytest.mark.parametrize("seed", [-1, MAX_SEED, 2**62])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    refuse(BadGames, "the seed of a run must be from 0 to", seed=seed)


@pytest.mark.parametrize("games", [0, -5, 2**31 + 1])
def test_a_number_of_games_that_makes_no_sense_is_refused(games: int) -> None:
    refuse(BadGames, "the number of games must be from 1 to", games=games)


def test_a_bad_option_is_refused() -> None:
    refuse(BadOption, "no option called “speed”. It has chips_per_attempt", options={"speed": 1})


def test_an_unknown_engine_is_refused() -> None:
    refuse(BadEngine, "no engine called 'steam'; there are: native, plain, cuda", engine="steam")


@pytest.mark.native
def test_the_plain_engine_plays_the_same_games() -> None:
    bots = ["greedy", "random", "greedy"]
    plain, compiled = (rollout("airships", 8, bots, seed=9, engine=engine) for engine in ("plain", "native"))
    assert rows_of(plain) == rows_of(compiled)


@pytest.mark.native
def test_rows_go_to_numpy_without_a_copy() -> None:
    import numpy as np

    result = rollout("airships", 12, seed=2)
    scores = np.asarray(result.scores)
    assert scores.shape == (12, 2)
    assert scores.mean(axis=0).tolist() == pytest.approx(result.mean_scores)
    assert np.shares_memory(scores, np.asarray(result.scores))


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame):
        rollout("chess")


def test_without_the_compiled_engine_the_error_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AERODROME_NO_NATIVE", "1")
    refuse(NativeUnavailable, "AERODROME_NO_NATIVE")


@pytest.mark.native
def test_greedy_beats_random_in_far_more_than_eight_of_ten_games() -> None:
    result = rollout("airships", 2000, ["greedy", "random"], seed=1)
    mirrored = rollout("airships", 2000, ["random", "greedy"], seed=2)
    assert result.wins[0] / 2000 > 0.85
    assert mirrored.wins[1] / 2000 > 0.85


@pytest.mark.native
def test_the_results_fit_together() -> None:
    result = rollout("airships", 300, ["random"], seats=4, seed=3)
    assert (result.game, result.seats, result.games, result.seed) == ("airships", 4, 300, 3)
    assert result.plies.shape == result.lengths.shape == (300,)
    assert result.shares.shape == result.scores.shape == result.sides.shape == (300, 4)
    assert result.steps == sum(result.plies.tolist())
    assert sum(result.wins) == pytest.approx(300)
    for shares, scores in zip(result.shares.tolist(), result.scores.tolist(), strict=True):
        assert sum(shares) == WHOLE_WIN
        assert all(score == max(scores) for share, score in zip(shares, scores, strict=True) if share)
    assert result.mean_scores == pytest.approx([sum(each) / 300 for each in zip(*result.scores.tolist(), strict=True)])
    assert result.seconds > 0


@pytest.mark.native
def test_the_number_of_threads_changes_nothing() -> None:
    games = 2 * BATCH + 100
    one = rollout("airships", games, ["random", "greedy", "random"], seed=5, threads=1)
    for threads in (2, 3):
        other = rollout("airships", games, ["random", "greedy", "random"], seed=5, threads=threads)
        assert rows_of(one) == rows_of(other)


@pytest.mark.native
def test_fewer_games_are_the_first_of_more() -> None:
    few, many = rollout("airships", 10, seed=5), rollout("airships", BATCH + 10, seed=5)
    assert rows_of(few) == [row[:10] for row in rows_of(many)]


@pytest.mark.native
def test_another_seed_gives_other_games() -> None:
    one, other = rollout("airships", 50, seed=5), rollout("airships", 50, seed=6)
    assert rows_of(one) != rows_of(other)


@pytest.mark.native
@pytest.mark.parametrize(
    ("bots", "options"),
    [
        (["random", "random"], None),
        (["greedy", "random", "greedy"], None),
        (["random", "greedy", "random", "greedy"], {"entrepreneurs": "chosen", "chips_per_attempt": "any"}),
    ],
)
def test_game_i_is_the_match_of_its_seed_with_the_same_bots(
    bots: list[str], options: dict[str, str | int] | None
) -> None:
    result = rollout("airships", 3, bots, seed=77, options=options)
    for i in range(3):
        match = played((77 << 32) + i, bots, options)
        assert result.plies[i] == match.ply
        assert tuple(result.scores.tolist()[i]) == match.outcome.scores
        assert [share / WHOLE_WIN for share in result.shares.tolist()[i]] == pytest.approx(match.outcome.shares)


@pytest.mark.native
def test_a_compiled_game_passes_through_the_very_states_of_the_match() -> None:
    bots = ["greedy", "random"]
    match = played((5 << 32) + 9, bots)
    compiled = native(match.game)
    state = compiled.load(match.game.fresh_state(2, match.options).pack())
    match.luck.key(state.rng, 0)
    compiled.new_game(state)
    again = aerodrome.new("airships", 2, seed=(5 << 32) + 9)
    for number, ply in enumerate(match.log, 1):
        assert state[0] == again.board.pack()
        match.luck.key(state.rng, number)
        compiled.step(state, ply.seat, ply.action)
        again.play(ply.seat, ply.action)
    assert state[0] == again.board.pack() == match.board.pack()


@pytest.mark.native
def test_the_progress_adds_up_to_the_games() -> None:
    told: list[int] = []
    rollout("airships", BATCH + 7, progress=told.append, threads=2)
    assert sum(told) == BATCH + 7
    assert sorted(told) == [3, *[8] * 63]  # the same parts with any number of threads


def test_parts_of_a_long_run_are_no_larger_than_they_may_be() -> None:
    run = Run(load("airships"), {}, (0, 0), 1, 10**6 + 3, "native")
    assert run.batch == run.size(0) == BATCH
    assert run.size(10**6) == 3


@pytest.mark.native
def test_one_bot_stands_for_all_seats_and_names_decide_their_number() -> None:
    assert rollout("airships", 2, ["greedy"]).seats == 2
    assert rollout("airships", 2, ["greedy"], seats=3).seats == 3
    assert rollout("airships", 2, ["greedy", "random", "greedy", "random"]).seats == 4
