"""What the table in the browser asks: prices and points with their reasons, Searches, and what a viewer knows."""

from __future__ import annotations

import pytest

from aerodrome.games.mad_zeppelin import previews, rules
from aerodrome.games.mad_zeppelin.state import PAY_COINS, PAY_LARGE, PAY_SMALL, State
from aerodrome.rulebook.record import NONE
from tests.mad_zeppelin.table import (
    GAME,
    act,
    cargo,
    end,
    lay,
    name,
    opened,
    pick,
    plays,
    set_coins,
    table,
    take_over,
    throw,
    throwing,
    traitor,
    traitor_names,
    use,
)

PLACES = ("unknown", "played", "open", "mine", "seen", "kept", "seen-out", "out", "passed")


def seen(s: State, viewer: int) -> State:
    copy = s.copy()
    GAME.plain.blind(copy, viewer)
    return copy


def asked(s: State, what: str, *given: int, viewer: int = 0) -> list[int]:
    preview = GAME.previews[what]
    out = [99] * preview.numbers
    GAME.plain.bind(preview.function)(seen(s, viewer), *given, out)
    return out


def number(s: State, what: str, *given: int, viewer: int = 0) -> int:
    return int(GAME.plain.bind(GAME.previews[what].function)(seen(s, viewer), *given))


def seats(bits: int) -> set[int]:
    return {i for i in range(6) if bits >> i & 1}


def place(s: State, viewer: int, who: str) -> tuple[str, set[int]]:
    where, about, *_ = asked(s, "whereabouts", viewer, traitor(who), viewer=viewer)
    return PLACES[where], seats(about)


def ripp(s: State, viewer: int, who: str) -> tuple[int, set[int]]:
    _, _, named, spared, _, _ = asked(s, "whereabouts", viewer, traitor(who), viewer=viewer)
    return named, seats(spared)


# --- prices and points ------------------------------------------------------------------------------------------


@pytest.mark.rule("MZ-7.6")
def test_a_price_tells_what_alcohol_and_the_guard_take_off() -> None:
    s = table("henchman fred", "igor tim", cargo=("gold wood",), front=("alcohol",))
    lay(s, "henchman")
    assert asked(s, "price", 0, cargo("gold")) == [5, 3, 1, traitor("henchman")]
    assert asked(s, "price", 0, cargo("wood")) == [1, 0, 0, traitor("henchman")]  # the guard alone makes it free
    assert asked(s, "price", 1, cargo("gold")) == [5, 5, 0, NONE]


@pytest.mark.rule("MZ-10.3")
def test_satine_is_thanked_for_what_is_free_anyway() -> None:
    s = table("satine fred", "igor tim", front=("alcohol",))
    lay(s, "satine")
    assert asked(s, "price", 0, cargo("steel")) == [4, 0, 0, traitor("satine")]
    assert asked(s, "price", 0, cargo("gold")) == [5, 4, 1, NONE]


@pytest.mark.rule("MZ-17.2")
def test_points_by_where_they_come_from() -> None:
    s = table("karl fred", "igor tim", front=("wood wood lead strange strange", "wood coal gold alcohol"))
    assert asked(s, "points", 0) == [10, 4, 6, 0]
    assert asked(s, "points", 1) == [12, 11, 0, 1]


def test_a_gain_counts_strange_materials_and_the_fourth_level() -> None:
    s = table("karl fred", "igor tim", front=("strange", "wood coal gold"))
    assert number(s, "gain", 0, cargo("wood")) == 2
    assert number(s, "gain", 1, cargo("alcohol")) == 1
    assert number(s, "gain", 1, cargo("strange")) == 2
    assert number(s, "gain", 1, cargo("steel")) == 5


# --- throwing ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "dice", "rule"),
    [
        ("karl", "NES", 0),
        ("fred", "NES", rules.HEADING_NOT_SHOWN),
        ("fred", "---", rules.ALL_BLACK),
        ("tim", "NES", rules.NOTHING_TAKEN_OVER),
    ],
)
def test_what_hinders_a_throw_whatever_is_in_the_hand(who: str, dice: str, rule: int) -> None:
    s = table(f"{who} hans", "igor ripp", cargo=("coal",), coins=0, dice=dice)
    lay(s, who)
    assert number(s, "hindrance", 0) == rule


def test_who_has_thrown_is_hindered_by_that() -> None:
    s = table("karl fred", "igor tim", cargo=("wood coal",))
    lay(s, "karl")
    throw(s, "wood")
    assert number(s, "hindrance", 0) == rules.ONE_OF_EACH


def throwable(s: State, who: str) -> list[int]:
    found = number(s, "throwable_as", 0, traitor(who))
    return [kind for kind in range(11) if found >> kind & 1]


def test_what_could_be_thrown_counts_on_the_coins_of_the_search() -> None:
    s = table("karl fred", "igor tim", cargo=("coal ore gold alcohol",), coins=2)
    assert throwable(s, "karl") == [cargo("coal"), cargo("ore")]
    assert throwable(s, "fred") == []  # no die shows West


def test_what_could_be_thrown_is_as_cheap_as_the_traitor_makes_it() -> None:
    s = table("satine henchman", "igor tim", cargo=("steel gold",), coins=3)
    assert throwable(s, "satine") == [cargo("steel")]
    assert throwable(s, "henchman") == [cargo("steel"), cargo("gold")]


def test_whoever_has_no_heading_cannot_count_on_a_throw() -> None:
    s = table("tim shadow", "igor hans", cargo=("wood",), coins=9)
    assert throwable(s, "tim") == throwable(s, "shadow") == []


@pytest.mark.rule("MZ-7.8")
def test_a_payment_tells_coins_debt_and_points_before_it_is_made() -> None:
    s = table("karl fred", "igor tim", cargo=("coal small large",), coins=5, front=("steel",))
    lay(s, "karl")
    set_coins(s, 5, 3)
    act(s, throwing("coal"))
    assert asked(s, "paid", 0, PAY_COINS) == [2, 0, 8]
    assert asked(s, "paid", 0, PAY_SMALL) == [5, 2, 8]
    assert asked(s, "paid", 0, PAY_LARGE) == [5, 1, 8]
    act(s, PAY_LARGE)
    assert asked(s, "paid", 0, PAY_SMALL) == [5, 0, 8]


# --- Traitors ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MZ-9.2")
def test_the_search_that_an_option_moves() -> None:
    assert asked(table(), "search_of", traitor("carlotta")) == [2, 0]
    assert asked(table(extra_coin="igor"), "search_of", traitor("igor")) == [2, 0]
    assert asked(table(), "search_of", traitor("fred")) == [1, 3]


def test_whether_a_die_shows_a_heading() -> None:
    s = table("karl fred", "igor tim", dice="NE-")
    assert [number(s, "shows", traitor(who)) for who in ("karl", "fred", "tim")] == [1, 0, NONE]
    assert number(opened(3), "shows", traitor("karl")) == NONE  # the draft comes first


def test_the_pool_of_the_draft_goes_round_and_is_left_over() -> None:
    s = opened(4, first_leader=1)
    assert asked(s, "table")[2:] == [7, 1]
    for expected in ([6, 2], [5, 3], [4, NONE], [3, NONE]):
        pick(s, sorted(traitor_names(s.pool))[0])
        assert asked(s, "table")[2:] == expected


def test_the_goal_and_the_hold() -> None:
    assert asked(table(mode="long-haul"), "table")[0] == 30
    s = table(under="wood ore", hold=20)
    assert asked(s, "table")[:2] == [20, 22]


def test_where_traitors_are_as_each_seat_knows() -> None:
    s = table("karl fred", "igor tim", "ripp hans")
    assert place(s, 0, "fred") == ("mine", {0})
    assert place(s, 1, "fred") == ("unknown", set())
    assert place(s, 0, "helen") == ("out", set())  # the leader has looked
    assert place(s, 1, "helen") == ("passed", set())
    assert place(s, NONE, "helen") == ("unknown", set())
    lay(s, "karl")
    assert place(s, 2, "karl") == place(s, NONE, "karl") == ("played", {0})


def test_a_traitor_that_ripp_names_is_blocked_for_all_but_those_whom_igor_protects() -> None:
    s = table("igor fred", "ripp tim", "karl hans")
    plays(s, "igor")
    lay(s, "ripp")
    use(s)
    name(s, "fred")
    assert ripp(s, 0, "fred") == (previews.SPARED, set())
    assert ripp(s, 2, "fred") == (previews.BLOCKED, {0})
    assert ripp(s, 2, "karl") == (previews.FREE, set())


def test_who_robs_and_who_acts_as_another() -> None:
    s = table("karl fred", "shadow tim", "ripp hans")
    lay(s, "karl")
    use(s)
    name(s, "hans")
    end(s)
    lay(s, "shadow")
    take_over(s, "karl")
    assert [seats(n) for n in asked(s, "whereabouts", 2, traitor("hans"), viewer=2)[4:]] == [{0}, set()]
    assert [seats(n) for n in asked(s, "whereabouts", 2, traitor("karl"), viewer=2)[4:]] == [set(), {1}]


@pytest.mark.rule("MZ-14.7")
def test_a_traitor_that_nobody_shows_may_be_with_each_whom_igor_protects() -> None:
    s = table("igor fred", "shadow karl", "tim ripp")
    plays(s, "igor")
    lay(s, "shadow")
    take_over(s, "igor")
    end(s)
    lay(s, "tim")
    use(s)
    name(s, "fred")
    assert place(s, 2, "fred") == place(s, 1, "fred") == ("kept", {0, 1})
    assert place(s, 0, "fred") == ("mine", {0})
    assert place(s, 2, "karl") == ("unknown", set())


def test_traitors_in_hand_as_everybody_counts_them() -> None:
    s = table("karl fred", "igor tim")
    lay(s, "karl")
    assert [number(s, "traitors_held", i) for i in range(2)] == [1, 2]
