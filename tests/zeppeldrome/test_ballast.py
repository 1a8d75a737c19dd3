"""ZD-9.1 to ZD-9.5: A Bit of Ballast. Its columns are 4 to 8."""

from __future__ import annotations

from typing import Any

import pytest

from aerodrome.games.zeppeldrome.state import (
    ASK_ACTION,
    ASK_COLLECT,
    ASK_DROP,
    ASK_FLY,
    State,
)
from tests.zeppeldrome.flights import log
from tests.zeppeldrome.table import (
    act,
    all_pass,
    asked,
    legal,
    opened,
    place,
    places,
    refused,
    table,
    tokens_left,
)

NINE = ["1 5", "1 8", "2 5", "2 7", "3 4", "3 7", "4 6", "5 6", "5 8"]


def ballast(there: str, vectors: str, *others: str, tokens: int = 0, **more: Any) -> State:
    """A ship that flies chits, and how many tokens it has."""
    ships = others or ("1 24",)
    return table(
        there,
        *ships,
        step="movement",
        plans=("70 over",),
        before=(vectors,),
        tokens=(tokens,),
        section_a="ballast",
        **more,
    )


# --- set-up -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-9.1")
def test_nine_tokens_lie_on_the_marked_spaces() -> None:
    assert tokens_left(opened(section_a="ballast")) == NINE
    assert len(tokens_left(opened(section_a="ballast", rows="seven"))) == 9


@pytest.mark.rule("ZD-9.1")
def test_an_option_leaves_the_first_space_of_the_third_row_without_a_token() -> None:
    assert tokens_left(opened(section_a="ballast", ballast="eight")) == [there for there in NINE if there != "3 4"]
    assert len(tokens_left(opened(section_a="ballast", ballast="eight", rows="seven"))) == 8


@pytest.mark.rule("ZD-9.1")
def test_without_the_section_there_are_no_tokens() -> None:
    for side in ("inspiration", "slalom-1", "empty", "none"):
        assert opened(section_a=side).ballast == 0


# --- collecting ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-9.2")
def test_who_lands_on_a_token_may_collect_it_and_sinks_one_space() -> None:
    s = ballast("4 5", "F", tokens_at=("4 6",))
    assert asked(s) == (0, ASK_COLLECT)
    assert legal(s, 0) == ["collect", "leave it"]
    act(s, 0, "collect")
    assert log(s, 0)[:3] == ["F 4 6", "collects", "D 5 6"]
    assert (s.players[0].ballast, tokens_left(s)) == (1, [])


@pytest.mark.rule("ZD-9.2")
def test_who_sinks_onto_another_token_may_collect_that_as_well() -> None:
    s = ballast("1 4", "F")
    act(s, 0, "collect")
    assert (place(s, 0), asked(s)) == ("2 5", (0, ASK_COLLECT))
    act(s, 0, "collect")
    assert (place(s, 0), s.players[0].ballast) == ("3 5", 2)
    assert tokens_left(s) == [there for there in NINE if there not in ("1 5", "2 5")]
    assert asked(s) == (0, ASK_DROP)


@pytest.mark.rule("ZD-9.2")
def test_nobody_must_collect() -> None:
    s = ballast("1 4", "F")
    act(s, 0, "leave it")
    assert (place(s, 0), s.players[0].ballast, tokens_left(s)) == ("1 5", 0, NINE)
    assert log(s, 0) == ["F 1 5", "over"]
    s = ballast("1 4", "F")
    act(s, 0, "collect", "leave it")
    assert (place(s, 0), s.players[0].ballast) == ("2 5", 1)
    assert "2 5" in tokens_left(s)


@pytest.mark.rule("ZD-9.2")
def test_a_token_that_was_left_can_be_collected_by_landing_there_again() -> None:
    s = ballast("1 4", "F F B")
    act(s, 0, "leave it")
    assert log(s, 0) == ["F 1 5", "F 1 6", "B 1 5"]
    assert asked(s) == (0, ASK_COLLECT)


@pytest.mark.rule("ZD-9.2")
def test_a_space_without_its_token_asks_nothing() -> None:
    s = ballast("1 4", "F", tokens_at=("2 5",))
    assert log(s, 0) == ["F 1 5", "over"]


@pytest.mark.rule("ZD-9.2")
@pytest.mark.parametrize(("there", "other"), [("4 5", "5 6"), ("5 5", "1 24")])
def test_a_ship_that_cannot_sink_collects_all_the_same_and_stays(there: str, other: str) -> None:
    """Blocked by a ship below, or in the bottom row."""
    s = ballast(there, "F", other)
    landed = f"{there[0]} 6"
    act(s, 0, "collect")
    assert (place(s, 0), s.players[0].ballast) == (landed, 1)
    assert landed not in tokens_left(s)
    assert asked(s) == (0, ASK_DROP)  # not for a second token: it stays, and does not land


@pytest.mark.rule("ZD-9.2")
def test_a_bounce_is_not_a_landing() -> None:
    s = ballast("1 5", "U UF")  # above two tokens, on one
    assert log(s, 0) == ["U bounces", "UF bounces", "over"]


@pytest.mark.rule("ZD-9.2", "ZD-5.5")
def test_a_ship_moved_by_an_action_collects_too_and_its_owner_decides() -> None:
    s = table("3 2", "1 7", plans=("27", "28"), hands=("26", "1"), section_a="ballast")  # card 26: !D
    act(s, 1, "pass")
    act(s, 0, "play 26", "on seat 2")
    assert (place(s, 1), asked(s)) == ("2 7", (1, ASK_COLLECT))
    assert refused(s, 0, "collect") == "ZD-0.2"
    act(s, 1, "collect")
    assert (place(s, 1), asked(s)) == ("3 7", (1, ASK_COLLECT))
    act(s, 1, "collect")
    assert (place(s, 1), s.players[1].ballast) == ("4 7", 2)
    assert asked(s) == (1, ASK_ACTION)  # the next round; nobody is asked to drop now


@pytest.mark.rule("ZD-9.2", "ZD-5.5")
def test_of_two_moves_the_second_is_made_from_where_the_ship_has_sunk_to() -> None:
    s = table("3 2", "1 7", plans=("27", "28"), hands=("31", "1"), section_a="ballast")  # card 31: !D !DB
    act(s, 1, "pass")
    act(s, 0, "play 31", "on seat 2")
    act(s, 1, "collect", "leave it")  # 2 7, then 3 7
    assert (place(s, 1), asked(s)) == ("4 6", (1, ASK_COLLECT))
    act(s, 1, "collect", "collect")
    assert (place(s, 1), s.players[1].ballast) == ("5 6", 3)
    assert tokens_left(s) == ["1 5", "1 8", "2 5", "3 4", "3 7", "5 8"]


# --- dropping -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-9.3")
def test_a_token_is_dropped_before_a_vector_to_rise_one_space() -> None:
    s = table("3 10", "1 24", step="movement", plans=("27",), tokens=(1,), section_a="ballast")
    assert asked(s) == (0, ASK_FLY)
    assert legal(s, 0) == ["fly F", "drop ballast"]
    act(s, 0, "drop ballast")
    assert log(s, 0) == ["drops 2 10", "F 2 11", "F 2 12", "F 2 13", "over"]
    assert s.players[0].ballast == 0
    assert len(tokens_left(s)) == 8  # it is gone for good


@pytest.mark.rule("ZD-9.3")
def test_or_just_after_a_vector() -> None:
    s = table("3 10", "1 24", step="movement", plans=("27",), tokens=(1,), section_a="ballast")
    act(s, 0, "fly F")
    assert asked(s) == (0, ASK_DROP)
    assert legal(s, 0) == ["drop ballast", "keep ballast"]
    act(s, 0, "keep ballast", "fly F", "drop ballast")
    assert log(s, 0) == ["F 3 11", "F 3 12", "drops 2 12", "F 2 13", "over"]


@pytest.mark.rule("ZD-9.3")
def test_after_the_last_vector_too() -> None:
    s = ballast("3 10", "F", tokens=1)
    act(s, 0, "fly F", "drop ballast")
    assert log(s, 0) == ["F 3 11", "drops 2 11", "over"]


@pytest.mark.rule("ZD-9.3")
def test_several_tokens_may_be_dropped_at_the_same_time() -> None:
    s = ballast("5 10", "F F", tokens=4)
    act(s, 0, "drop ballast", "drop ballast", "fly F", "drop ballast", "drop ballast")
    assert log(s, 0) == ["drops 4 10", "drops 3 10", "F 3 11", "drops 2 11", "drops 1 11", "F 1 12", "over"]


@pytest.mark.rule("ZD-9.3")
def test_the_vector_is_tried_from_where_the_ship_has_risen_to() -> None:
    s = ballast("3 10", "F", "3 11", tokens=1)
    act(s, 0, "drop ballast")
    assert log(s, 0) == ["drops 2 10", "F 2 11", "over"]


@pytest.mark.rule("ZD-9.3")
def test_a_vector_that_bounced_counts() -> None:
    s = ballast("3 10", "F", "3 11", tokens=1)
    act(s, 0, "fly F")
    assert log(s, 0) == ["F bounces"]
    assert asked(s) == (0, ASK_DROP)
    act(s, 0, "drop ballast")
    assert place(s, 0) == "2 10"


@pytest.mark.rule("ZD-9.3")
def test_a_token_just_collected_may_be_dropped_after_the_same_vector() -> None:
    s = ballast("1 4", "F")
    act(s, 0, "collect", "leave it", "drop ballast")
    assert log(s, 0) == ["F 1 5", "collects", "D 2 5", "drops 1 5", "over"]


@pytest.mark.rule("ZD-9.3", "ZD-9.2")
def test_rising_onto_a_token_is_landing_there() -> None:
    s = ballast("3 5", "F", tokens=1)
    act(s, 0, "drop ballast")
    assert (place(s, 0), asked(s)) == ("2 5", (0, ASK_COLLECT))
    act(s, 0, "collect")
    assert (place(s, 0), s.players[0].ballast, asked(s)) == ("3 5", 1, (0, ASK_FLY))
    act(s, 0, "drop ballast")  # there is no token any more
    assert log(s, 0) == ["drops 2 5", "collects", "D 3 5", "drops 2 5", "F 2 6", "over"]


@pytest.mark.rule("ZD-9.3", "ZD-9.2")
def test_of_several_tokens_dropped_at_once_each_space_on_the_way_is_landed_on() -> None:
    """Tokens lie one and two spaces above the ship: at each it may collect, and sink again."""
    s = ballast("3 5", "F", tokens=3)
    act(s, 0, "drop ballast")
    assert (place(s, 0), asked(s)) == ("2 5", (0, ASK_COLLECT))
    act(s, 0, "leave it", "drop ballast")
    assert (place(s, 0), asked(s)) == ("1 5", (0, ASK_COLLECT))
    act(s, 0, "collect")
    assert (place(s, 0), asked(s)) == ("2 5", (0, ASK_COLLECT))
    act(s, 0, "leave it")
    assert log(s, 0) == ["drops 2 5", "drops 1 5", "collects", "D 2 5"]


@pytest.mark.rule("ZD-9.3")
def test_only_the_one_who_flies_is_asked_to_drop() -> None:
    s = table(
        *("3 10", "4 2"), step="movement", plans=("31", "70 over"), after=("", "F"), tokens=(0, 2), section_a="ballast"
    )
    assert asked(s) == (0, ASK_FLY)
    assert refused(s, 1, "drop ballast") == "ZD-0.2"
    act(s, 0, "fly F")
    assert asked(s) == (1, ASK_FLY)  # now it is its vector
    act(s, 1, "fly F", "drop ballast", "keep ballast")
    assert log(s, 1) == ["F 4 3", "drops 3 3", "over"]
    assert asked(s)[1] != ASK_FLY  # its plan is over: seat 0 flies on alone
    assert s.players[1].ballast == 1


@pytest.mark.rule("ZD-9.3", "ZD-5.5")
def test_a_ship_moved_by_an_action_drops_nothing() -> None:
    s = table("3 2", "3 10", plans=("27", "28"), hands=("24", "1"), tokens=(0, 2), section_a="ballast")  # !F
    act(s, 1, "pass")
    act(s, 0, "play 24", "on seat 2")
    assert (place(s, 1), asked(s)) == ("3 11", (1, ASK_ACTION))
    all_pass(s)
    assert asked(s) == (1, ASK_FLY)


@pytest.mark.rule("ZD-9.4")
def test_without_a_token_there_is_nothing_to_drop() -> None:
    s = table("3 10", "1 24", step="movement", plans=("31",), section_a="ballast")
    assert refused(s, 0, "drop ballast") == "ZD-9.4"
    assert legal(s, 0) == ["fly F", "fly UF"]
    s = ballast("3 10", "F F", tokens=1)
    act(s, 0, "drop ballast")
    assert log(s, 0) == ["drops 2 10", "F 2 11", "F 2 12", "over"]  # not asked any more


@pytest.mark.rule("ZD-9.5")
@pytest.mark.parametrize(
    ("there", "other", "colour", "section"),
    [
        ("1 2", "1 24", "yellow", {}),  # the edge
        ("3 2", "2 2", "yellow", {}),  # a dirigible
        ("4 13", "1 24", "yellow", {"section_b": "slalom-2"}),  # a gate of another colour
        ("4 11", "1 24", "green", {"section_b": "slalom-2"}),  # the own gate, but from straight below
        ("4 9", "1 24", "green", {"section_b": "slalom-2"}),  # a blocked space
        ("2 15", "1 24", "yellow", {"section_c": "machine"}),  # a closed space: gears are open
        ("3 20", "1 24", "yellow", {"section_d": "folks"}),
        ("3 22", "1 24", "yellow", {"section_d": "press-boxes"}),
        ("2 20", "1 24", "yellow", {"section_d": "lemmings"}),
    ],
)
def test_nothing_is_dropped_while_the_space_above_is_blocked(
    there: str, other: str, colour: str, section: dict[str, Any]
) -> None:
    colours = " ".join([colour, *(each for each in ("blue", "yellow") if each != colour)])
    s = table(
        *(there, other),
        step="movement",
        plans=("45 after F",),
        tokens=(2,),
        section_a="ballast",
        colours=colours,
        **section,
    )
    assert legal(s, 0) == ["fly UF", "fly DF"]
    assert refused(s, 0, "drop ballast") == "ZD-9.5"
    assert s.players[0].ballast == 2


@pytest.mark.rule("ZD-9.5", "ZD-9.3")
def test_who_cannot_rise_after_a_vector_is_not_asked() -> None:
    s = ballast("2 10", "U F D", tokens=2)
    act(s, 0, "fly U")
    assert log(s, 0) == ["U 1 10", "F 1 11", "D 2 11"]
    assert asked(s) == (0, ASK_DROP)


@pytest.mark.rule("ZD-9.3", "ZD-9.8", "ZD-9.10")
@pytest.mark.parametrize(("there", "section"), [("3 11", {"section_b": "headwinds"}), ("3 16", {"section_c": "fog"})])
def test_wind_and_fog_do_not_keep_a_ship_from_rising(there: str, section: dict[str, Any]) -> None:
    s = ballast(there, "D", tokens=1, **section)
    act(s, 0, "drop ballast")
    assert log(s, 0)[0] == f"drops 2 {there.split()[1]}"


@pytest.mark.rule("ZD-9.3")
def test_tokens_are_kept_for_later_turns() -> None:
    s = ballast("1 4", "F")
    act(s, 0, "collect", "collect", "keep ballast")
    assert s.turn == 2
    assert s.players[0].ballast == 2
    assert places(s) == ["3 5", "1 24"]


@pytest.mark.rule("ZD-9.3", "ZD-7.5")
def test_who_has_dropped_ballast_before_a_vector_must_fly_one() -> None:
    """Where only open arrows lead on, stopping without a vector is no vector; a chit behind the card is one."""
    place = {"step": "movement", "plans": ("67 after F F",), "hands": ("1 2",), "tokens": (1,), "section_a": "ballast"}
    s = table("3 11", "5 2", **place)  # type: ignore[arg-type]
    assert refused(s, 0, "stop") == ""
    act(s, 0, "drop ballast")
    assert refused(s, 0, "stop") == "ZD-9.3"
    assert refused(s, 0, "fly F") == ""
    s = table("3 11", "5 2", after=("F",), **place)  # type: ignore[arg-type]
    act(s, 0, "drop ballast")
    assert refused(s, 0, "stop") == ""
