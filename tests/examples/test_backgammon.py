"""Backgammon from its package: which moves are legal, why others are not, and what they do."""

from __future__ import annotations

from typing import Any

import pytest

import aerodrome
from aerodrome.play.match import Match
from aerodrome.rulebook.game import Game

from .conftest import Example

OFF, BAR, PLACES = 0, 25, 26
AT_HOME = {1: 15}
"""The other seat's checkers, unless a test says otherwise."""


@pytest.fixture
def backgammon(example: Example, no_compiling: None) -> Game:
    return example("backgammon")


def position(game: Game, high: int, low: int, mine: dict[int, int], theirs: dict[int, int] | None = None) -> Any:
    """The first seat has rolled, and has checkers at these places; what is left of the fifteen is off."""
    s = game.fresh_state(2, {})
    s.turn, s.ended_by, s.asked, s.decider = 1, 0, 0, 0
    for side, at in zip(s.sides, (mine, theirs or AT_HOME), strict=True):
        for place in range(PLACES):
            side.at[place] = at.get(place, 0)
        side.at[OFF] = 15 - sum(at.values())
    s.high, s.low, s.again = high, low, int(high == low)
    game.module("rules").find_moves(s, 0)
    assert game.plain.audit(s) == 0
    return s


def legal(game: Game, s: Any) -> list[tuple[int, int]]:
    """Where the high die and the low die may move from."""
    return [divmod(action, PLACES) for action in range(game.actions) if game.plain.refusal(s, 0, action) == 0]


def refused(game: Game, s: Any, high_from: int, low_from: int) -> str:
    number = game.plain.refusal(s, 0, high_from * PLACES + low_from)
    return f"{number // 100}.{number % 100}" if number else ""


def test_both_dice_move_in_either_order_even_the_same_checker(backgammon: Game) -> None:
    s = position(backgammon, 5, 3, {20: 1, 10: 1})
    assert legal(backgammon, s) == [(7, 10), (10, 5), (10, 20), (17, 20), (20, 10), (20, 15)]


def test_a_point_with_two_checkers_is_closed(backgammon: Game) -> None:
    s = position(backgammon, 5, 3, {20: 1, 10: 1}, {BAR - 15: 2, BAR - 7: 2})
    assert legal(backgammon, s) == [(10, 5), (10, 20), (17, 20)]
    assert refused(backgammon, s, 20, 10) == "2.3"
    assert refused(backgammon, s, 13, 20) == "2.1"


def test_a_single_checker_is_hit_and_enters_again(backgammon: Game) -> None:
    s = position(backgammon, 5, 3, {20: 1, 10: 1}, {BAR - 15: 1, BAR - 12: 1})
    backgammon.plain.step(s, 0, 20 * PLACES + 15)
    assert s.sides[1].at[BAR] == 2
    assert s.sides[0].at[12] == 1
    assert s.decider == 1
    s.high, s.low = 2, 1
    backgammon.module("rules").find_moves(s, 1)
    assert [s.low_from[place] for place in (BAR, 24)] == [1 << BAR, 0]


def test_checkers_on_the_bar_come_first(backgammon: Game) -> None:
    s = position(backgammon, 5, 3, {BAR: 1, 10: 1}, {5: 2})
    assert legal(backgammon, s) == [(10, BAR), (22, BAR)]
    assert refused(backgammon, s, 10, 10) == "2.4"
    s = position(backgammon, 5, 3, {BAR: 2, 10: 1}, {5: 2})
    assert legal(backgammon, s) == [(OFF, BAR)]


def test_one_die_alone_is_the_higher_one_if_either_can_be_used(backgammon: Game) -> None:
    blocked_after = {BAR - 2: 2}
    s = position(backgammon, 5, 3, {10: 1}, blocked_after)
    assert legal(backgammon, s) == [(10, OFF)]
    assert refused(backgammon, s, OFF, 10) == "2.6"
    s = position(backgammon, 5, 3, {10: 1}, {BAR - 5: 2, BAR - 2: 2})
    assert legal(backgammon, s) == [(OFF, 10)]


def test_who_cannot_move_passes_and_nobody_else_may(backgammon: Game) -> None:
    s = position(backgammon, 5, 3, {BAR: 1}, {5: 2, 3: 2})
    assert legal(backgammon, s) == [(OFF, OFF)]
    s = position(backgammon, 5, 3, {20: 1, 10: 1})
    assert refused(backgammon, s, OFF, OFF) == "2.6"


def test_checkers_are_borne_off_when_all_are_at_home(backgammon: Game) -> None:
    s = position(backgammon, 6, 4, {6: 1, 4: 1, 2: 1})
    assert legal(backgammon, s) == [(4, 6), (6, 4)]
    s = position(backgammon, 6, 4, {7: 1, 2: 1})
    assert legal(backgammon, s) == [(3, 7), (7, 2)]
    assert refused(backgammon, s, 2, 2) == "2.5"


def test_a_higher_die_takes_the_farthest_and_dice_that_could_be_swapped_count_once(backgammon: Game) -> None:
    s = position(backgammon, 6, 5, {4: 1, 3: 1, 2: 1})
    assert legal(backgammon, s) == [(4, 3)]
    assert refused(backgammon, s, 3, 4) == "2.7"
    s = position(backgammon, 2, 2, {20: 1, 10: 1})
    assert legal(backgammon, s) == [(10, 8), (20, 10), (20, 18)]
    assert refused(backgammon, s, 10, 20) == "2.7"


def test_a_double_is_played_twice_if_both_checkers_moved(backgammon: Game) -> None:
    s = position(backgammon, 2, 2, {20: 2, 10: 1})
    backgammon.plain.step(s, 0, 20 * PLACES + 20)
    assert (s.decider, s.again, s.sides[0].at[18]) == (0, 0, 2)
    backgammon.plain.step(s, 0, 18 * PLACES + 10)
    assert s.decider == 1


def test_who_has_borne_off_all_checkers_wins(backgammon: Game) -> None:
    s = position(backgammon, 6, 1, {2: 1, 1: 1})
    backgammon.plain.step(s, 0, 2 * PLACES + 1)
    assert (backgammon.plain.to_act(s), backgammon.plain.ending(s)) == (0, 301)
    shares = [0, 0]
    backgammon.plain.outcome(s, shares)
    assert shares == [60, 0]
    assert [backgammon.plain.score(s, seat) for seat in range(2)] == [15, 0]


def test_after_500_turns_nobody_wins(backgammon: Game) -> None:
    s = position(backgammon, 6, 1, {20: 1})
    s.turn = 501
    backgammon.plain.step(s, 0, 20 * PLACES + 14)
    shares = [0, 0]
    backgammon.plain.outcome(s, shares)
    assert (backgammon.plain.ending(s), shares) == (302, [30, 30])


def test_moves_have_the_words_of_players(backgammon: Game) -> None:
    match: Match = aerodrome.new(backgammon, 2, seed=5, names=["Ann", "Ben"])
    assert match.describe(0) == [
        "Ann has 4 and 1 to play.",
        "Ann has 2 on 24, 5 on 13, 3 on 8 and 5 on 6.",
        "Ben has 2 on 24, 5 on 13, 3 on 8 and 5 on 6.",
    ]
    assert [(move.text, move.label) for move in match.legal(0)][:2] == [("6 6", "6/2, 6/5"), ("6 8", "6/2, 8/7")]
    match.play(0, "24 6")
    assert [event.text for event in match.events(0)][1:3] == ["Ann moves from 24 to 20.", "Ann moves from 6 to 5."]
    with pytest.raises(aerodrome.IllegalMove, match=r"BG-2\.1"):
        match.play(min(match.to_act), "25 25")
    assert "low_from" not in match.view(0)["table"]


def test_the_board_is_drawn_from_the_side_of_the_viewer(backgammon: Game) -> None:
    match = aerodrome.new(backgammon, 2, seed=5, names=["Ann", "Ben"])
    drawn = [
        "".join(text for text, _ in line) for line in backgammon.showing.picture(match.seen(1), 1, match.speaker(1))
    ]
    assert drawn[1].split() == ["X5", "·", "·", "·", "O3", "·", "|", "O5", "·", "·", "·", "·", "X2"]
    assert drawn[-2:] == ["X Ben: 0 on the bar, 0 off", "O Ann: 0 on the bar, 0 off"]
