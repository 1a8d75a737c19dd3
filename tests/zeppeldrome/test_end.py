"""ZD-10: the finish line, places, and the limit of turns."""

from __future__ import annotations

from typing import Any

import pytest

from aerodrome.games.zeppeldrome import rules
from aerodrome.games.zeppeldrome.describing import COLUMNS_REACHED
from aerodrome.games.zeppeldrome.state import (
    ASK_DISCARD,
    ASK_PLAN,
    EVENT_FINISH,
    EVENT_GAME_OVER,
    EVENT_MOVES,
    EVENT_TURN,
    State,
)
from aerodrome.play.saying import said_of
from aerodrome.rulebook.contract import WHOLE_WIN
from aerodrome.rulebook.record import NONE
from tests.tables import told
from tests.zeppeldrome.table import (
    GAME,
    act,
    all_keep,
    all_pass,
    asked,
    askers,
    discards,
    ended_by,
    place,
    places,
    says,
    speaker,
    table,
)


def outcomes(s: State) -> list[int]:
    out = [7] * s.n_seats
    GAME.plain.outcome(s, out)
    return out


@pytest.mark.rule("ZD-10.1")
@pytest.mark.parametrize(("ship", "there"), [("3 25", "3 26"), ("1 25", "1 26"), ("5 25", "5 26"), ("3 24", "3 26")])
def test_who_reaches_the_finish_line_has_won(ship: str, there: str) -> None:
    s = table(ship, "1 1", step="movement", plans=("27", "28"))
    assert (place(s, 0), s.winner, ended_by(s)) == (there, 0, "ZD-10.1")
    assert (asked(s)[1], askers(s)) == (NONE, [])
    assert (told(s, EVENT_FINISH), told(s, EVENT_GAME_OVER)) == ([(0, 0, 0)], [(1001, 0, 0)])
    assert outcomes(s) == [WHOLE_WIN, 0]


@pytest.mark.rule("ZD-10.1", "ZD-1.2")
def test_the_column_before_the_finish_line_is_not_enough() -> None:
    s = table("3 22", "1 1", step="movement", plans=("27", ""), hands=("1", ""))
    assert (place(s, 0), ended_by(s), asked(s)) == ("3 25", "", (0, ASK_DISCARD))


@pytest.mark.rule("ZD-10.1")
@pytest.mark.parametrize(("direction", "there"), [("UF", "2 26"), ("DF", "4 26"), ("F", "3 26")])
def test_every_row_has_a_space_on_the_finish_line(direction: str, there: str) -> None:
    s = table("3 25", "1 1", step="movement", plans=("-", ""))
    act(s, 0, f"fly {direction}")
    assert (place(s, 0), s.winner) == (there, 0)


@pytest.mark.rule("ZD-10.1")
def test_the_game_is_over_at_once() -> None:
    """Seat 1 flies first and wins; seat 0 would have reached the line with the same vector, and so would seat 2."""
    s = table("4 25", "3 25", "5 25", step="movement", plans=("27", "28", "67"), hands=("1", "2", "3"))
    assert (s.winner, places(s)) == (1, ["4 25", "3 26", "5 25"])
    assert len(told(s, EVENT_MOVES)) == 1


@pytest.mark.rule("ZD-10.1", "ZD-5.5")
def test_a_move_with_a_bang_wins_in_the_action_step() -> None:
    s = table("3 25", "1 1", hands=("24 1", "2"))
    act(s, 0, "play 24", "on seat 1")
    assert (place(s, 0), s.winner, ended_by(s), askers(s)) == ("3 26", 0, "ZD-10.1", [])
    assert discards(s) == "24"


@pytest.mark.rule("ZD-10.1", "ZD-5.5")
def test_who_is_moved_over_the_line_by_a_rival_has_won() -> None:
    s = table("3 25", "1 24", hands=("", "24 1"))
    act(s, 1, "play 24", "on seat 1")
    assert (s.winner, outcomes(s)) == (0, [WHOLE_WIN, 0])
    assert told(s, EVENT_GAME_OVER) == [(1001, 0, 0)]


@pytest.mark.rule("ZD-10.1", "ZD-5.5")
@pytest.mark.parametrize(("choice", "there"), [("choice 1", "2 26"), ("choice 2", "4 26")])
def test_a_diagonal_bang_wins_too(choice: str, there: str) -> None:
    s = table("3 25", "1 24", hands=("12", ""))
    act(s, 0, "play 12", "on seat 1", choice)
    assert (place(s, 0), s.winner) == (there, 0)


@pytest.mark.rule("ZD-10.1", "ZD-9.11")
def test_an_extra_vector_wins() -> None:
    """Without section D, and with Fans, column 18 is the last of section C and 21 the finish line."""
    s = table("1 17", "1 1", step="movement", plans=("27", ""), colours="green red", section_c="fans", section_d="none")
    assert place(s, 0) == "1 18"
    act(s, 0, "fly F")
    assert (place(s, 0), s.winner) == ("1 21", 0)


@pytest.mark.rule("ZD-10.1", "ZD-1.3")
@pytest.mark.parametrize(("left_out", "line"), [("", 26), ("d", 21), ("bc", 16), ("abc", 11), ("abcd", 6)])
def test_a_shorter_course_has_a_nearer_finish_line(left_out: str, line: int) -> None:
    sections = {f"section_{letter}": "none" for letter in left_out}
    s = table(f"3 {line - 4}", "1 1", step="movement", plans=("27", ""), hands=("1", ""), **sections)
    assert (place(s, 0), ended_by(s)) == (f"3 {line - 1}", "")
    s = table(f"3 {line - 3}", "1 1", step="movement", plans=("27", ""), hands=("1", ""), **sections)
    assert (place(s, 0), ended_by(s)) == (f"3 {line}", "ZD-10.1")


# --- places -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-10.2", "ZD-1.5")
@pytest.mark.parametrize(
    ("ships", "ranks"),
    [
        (("3 25", "2 20", "4 20", "1 9"), [1, 2, 3, 4]),
        (("3 25", "1 9", "4 20", "2 20"), [1, 4, 3, 2]),
        (("3 25", "4 20", "3 20", "2 20"), [1, 4, 3, 2]),
        (("3 25", "1 25", "4 25", "2 20"), [1, 2, 3, 4]),
    ],
)
def test_the_others_are_placed_in_sequence(ships: tuple[str, ...], ranks: list[int]) -> None:
    s = table(*ships, hands=("24",))
    all_pass_but_first(s)
    assert [rules.place(s, seat) for seat in range(4)] == ranks
    assert outcomes(s) == [WHOLE_WIN, 0, 0, 0]


def all_pass_but_first(s: State) -> None:
    """Seat 0 moves over the finish line; nobody else has a card."""
    act(s, 0, "play 24", "on seat 1")
    assert ended_by(s) == "ZD-10.1"


@pytest.mark.rule("ZD-10.2")
def test_while_the_race_goes_on_places_are_the_sequence() -> None:
    s = table("3 5", "2 9", "4 9", hands=("1", "2", "3"))
    assert [rules.place(s, seat) for seat in range(3)] == [3, 1, 2]
    assert s.winner == NONE


@pytest.mark.rule("ZD-10.2")
def test_a_score_is_the_column_that_the_ship_has_reached_as_the_seat_says() -> None:
    s = table("3 1", "2 9", "4 26", hands=("1", "2", "3"))
    assert [rules.score(s, seat) for seat in range(3)] == [1, 9, 26]
    for seat, column in enumerate((1, 9, 26)):
        assert said_of(GAME, s.copy(), "breakdown", seat) == [COLUMNS_REACHED, column]
        view: Any = GAME.showing.view(s, seat, speaker(3))
        assert view["players"][seat]["column"] == column
        assert f"column {column}" in " ".join(says(s, "describe", seat))


# --- the limit of turns -----------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-10.3")
@pytest.mark.parametrize(
    ("ships", "winner"),
    [(("3 9", "3 5"), 0), (("3 5", "5 6"), 1), (("3 9", "2 9", "4 9"), 1), (("1 9", "2 9", "4 10"), 2)],
)
def test_after_100_turns_the_player_in_first_place_has_won(ships: tuple[str, ...], winner: int) -> None:
    s = table(*ships, step="discard", hands=("1", "2", "3")[: len(ships)], turn=100)
    all_keep(s)
    assert (ended_by(s), s.winner, s.turn, askers(s)) == ("ZD-10.3", winner, 100, [])
    assert told(s, EVENT_GAME_OVER) == [(1003, winner, 0)]
    assert outcomes(s) == [WHOLE_WIN if seat == winner else 0 for seat in range(len(ships))]
    assert rules.place(s, winner) == 1


@pytest.mark.rule("ZD-10.3")
def test_the_hundredth_turn_is_played() -> None:
    s = table("3 9", "3 5", step="discard", hands=("1", "2"), turn=99)
    all_keep(s)
    assert (ended_by(s), s.asked, told(s, EVENT_TURN)) == ("", ASK_PLAN, [(100, 0, 0)])


@pytest.mark.rule("ZD-10.3", "ZD-10.1")
def test_the_finish_line_can_be_reached_in_the_hundredth_turn() -> None:
    s = table("3 25", "3 5", plans=("27", "28"), hands=("1", "2"), turn=100)
    all_pass(s)
    assert (ended_by(s), s.winner) == ("ZD-10.1", 0)
