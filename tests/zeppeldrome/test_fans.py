"""ZD-9.11 and ZD-9.12: Ravenous Fans. The section's columns are 14 to 18."""

from __future__ import annotations

from typing import Any

import pytest

from aerodrome.games.zeppeldrome.cards import COLOUR_IDS
from aerodrome.games.zeppeldrome.state import (
    ASK_ACTION,
    ASK_BONUS,
    ASK_DROP,
    ASK_FLY,
    ASK_LOSE,
    ASK_PAY,
    EVENT_PLAN_OVER,
    State,
)
from tests.tables import told
from tests.zeppeldrome.flights import beyond, log, marked
from tests.zeppeldrome.table import act, all_pass, asked, chits, discards, hand, legal, place, refused, table

FANS = {
    "yellow": ["1 14", "3 18", "4 15"],
    "blue": ["2 17", "3 14", "5 16"],
    "red": ["1 16", "5 14", "5 18"],
    "green": ["1 18", "2 15", "4 17"],
}
EVERY_WAY = ["fly F", "fly B", "fly U", "fly D", "fly UF", "fly DF", "fly UB", "fly DB"]


def fans(there: str, *others: str, plan: str = "70 over", before: str = "", after: str = "", **more: Any) -> State:
    """Yellow, unless named otherwise, at the beginning of Movement."""
    ships = others or ("1 24",)
    return table(
        there, *ships, step="movement", plans=(plan,), before=(before,), after=(after,), section_c="fans", **more
    )


@pytest.mark.rule("ZD-9.11", "ZD-9.12")
@pytest.mark.parametrize("rows", ["five", "seven"])
@pytest.mark.parametrize("colour", COLOUR_IDS)
def test_own_fans_cheer_and_those_of_others_hold_up(colour: str, rows: str) -> None:
    colours = " ".join([colour, *(other for other in COLOUR_IDS if other != colour)])
    for owner in COLOUR_IDS:
        spaces = marked("fans", owner[0].upper(), rows)
        assert len(spaces) == 3
        assert rows == "seven" or spaces == FANS[owner]
        for space in spaces:
            s = fans(beyond(space, "B"), before="F B", colours=colours, rows=rows)
            if owner == colour:
                assert asked(s) == (0, ASK_BONUS)
                assert log(s, 0) == [f"F {space}"]
            else:
                assert log(s, 0) == [f"F {space}", "loses B", "over"]


# --- the extra vector ---------------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-9.11")
def test_the_extra_vector_goes_in_any_direction_and_is_flown_at_once() -> None:
    s = fans("3 17", "3 2", plan="27")
    assert asked(s) == (0, ASK_BONUS)
    assert legal(s, 0) == [*EVERY_WAY, "stop"]
    act(s, 0, "fly F")
    assert log(s, 0) == [
        "F 3 18",
        "bonus",
        "F 3 19",
        "F 3 20",
        "F 3 21",
        "over",
    ]  # no vector of the plan is used for it


@pytest.mark.rule("ZD-9.11")
def test_it_comes_before_the_next_ship_flies() -> None:
    s = table("3 17", "3 2", step="movement", plans=("70 over", "69 over"), before=("F", "F"), section_c="fans")
    assert log(s) == ["0 F 3 18"]
    act(s, 0, "fly UF")
    assert log(s) == ["0 F 3 18", "0 bonus", "0 UF 2 19", "0 over", "1 F 3 3", "1 over"]


@pytest.mark.rule("ZD-9.11")
def test_nobody_must_fly_it() -> None:
    s = fans("3 17", plan="27")
    act(s, 0, "stop")
    assert log(s, 0) == ["F 3 18", "F 3 19", "F 3 20", "over"]


@pytest.mark.rule("ZD-9.11", "ZD-7.7")
def test_it_may_bounce_and_is_used_up_then() -> None:
    s = fans("3 17", "3 19", before="F B")
    act(s, 0, "fly F")
    assert log(s, 0) == ["F 3 18", "bonus", "F bounces", "B 3 17", "over"]


@pytest.mark.rule("ZD-9.11")
def test_it_is_given_for_the_last_vector_too() -> None:
    s = fans("3 17", before="F")
    act(s, 0, "fly DF")
    assert log(s, 0) == ["F 3 18", "bonus", "DF 4 19", "over"]


@pytest.mark.rule("ZD-9.11")
def test_bouncing_on_ones_own_fans_is_not_landing_there() -> None:
    s = fans("1 14", "3 24", before="U")
    assert log(s, 0) == ["U bounces", "over"]


@pytest.mark.rule("ZD-9.11")
def test_an_extra_vector_to_other_own_fans_gives_another() -> None:
    """Fans of a colour do not touch: Blue comes from one to the other by a Leapfrog Ladder."""
    s = fans("3 13", "4 15", before="F", colours="blue green", ladders=(0,))
    act(s, 0, "fly DF")
    assert log(s, 0) == ["F 3 14", "bonus", "DF leaps 5 16"]
    assert asked(s) == (0, ASK_BONUS)
    act(s, 0, "fly F")
    assert log(s, 0)[-3:] == ["bonus", "F 5 17", "over"]


@pytest.mark.rule("ZD-9.11")
def test_a_space_gives_it_once_in_a_vector() -> None:
    s = fans("4 14", before="F B F", tokens=(1,), section_a="ballast")
    act(s, 0, "fly F", "fly D")  # to the fans, and below them
    assert asked(s) == (0, ASK_DROP)
    act(s, 0, "drop ballast")  # and back: this time without an extra vector
    assert log(s, 0) == ["F 4 15", "bonus", "D 5 15", "drops 4 15", "B 4 14", "F 4 15"]
    assert asked(s) == (0, ASK_BONUS)  # in a later vector it does


@pytest.mark.rule("ZD-9.11", "ZD-9.3")
def test_ballast_may_be_dropped_before_the_extra_vector_and_after_it() -> None:
    s = fans("4 14", before="F", tokens=(2,), section_a="ballast")
    act(s, 0, "fly F")
    assert legal(s, 0) == [*EVERY_WAY, "stop", "drop ballast"]
    act(s, 0, "drop ballast")
    assert (place(s, 0), asked(s)) == ("3 15", (0, ASK_BONUS))
    act(s, 0, "fly F")
    assert asked(s) == (0, ASK_DROP)
    act(s, 0, "drop ballast")
    assert log(s, 0) == ["F 4 15", "drops 3 15", "bonus", "F 3 16", "drops 2 16", "over"]


@pytest.mark.rule("ZD-9.11", "ZD-9.3")
def test_rising_onto_own_fans_gives_it() -> None:
    s = fans("5 15", plan="27", tokens=(1,), section_a="ballast")
    act(s, 0, "drop ballast")
    assert (place(s, 0), asked(s)) == ("4 15", (0, ASK_BONUS))
    act(s, 0, "fly DF")  # to Blue's fans: that costs the first arrow
    assert log(s, 0) == ["drops 4 15", "bonus", "DF 5 16", "loses F", "F 5 17", "F 5 18", "over"]


@pytest.mark.rule("ZD-9.11", "ZD-9.12")
def test_an_extra_vector_to_fans_of_another_colour_costs_the_next_vector() -> None:
    s = fans("1 13", plan="27")
    act(s, 0, "fly DF")
    assert log(s, 0) == ["F 1 14", "bonus", "DF 2 15", "loses F", "F 2 16", "over"]


@pytest.mark.rule("ZD-9.11", "ZD-5.5")
def test_a_ship_moved_by_an_action_to_its_own_fans_has_it_too_and_its_owner_flies_it() -> None:
    s = table("4 14", "3 2", hands=("", "24"), plans=("27", "28"), section_c="fans")  # !F
    act(s, 1, "play 24", "on seat 1")
    assert asked(s) == (0, ASK_BONUS)
    assert refused(s, 1, "fly F") == "ZD-0.2"
    act(s, 0, "fly F")
    assert log(s, 0)[:3] == ["F 4 15", "bonus", "F 4 16"]


@pytest.mark.rule("ZD-9.3", "ZD-9.11")
def test_in_the_action_step_no_ballast_is_dropped_with_it() -> None:
    s = table("4 14", "3 2", hands=("1", "24"), plans=("27", "28"), tokens=(2,), section_a="ballast", section_c="fans")
    act(s, 0, "pass")
    act(s, 1, "play 24", "on seat 1")
    assert legal(s, 0) == [*EVERY_WAY, "stop"]
    assert refused(s, 0, "drop ballast") == "ZD-9.3"
    act(s, 0, "fly F")
    assert asked(s)[1] == ASK_ACTION


@pytest.mark.rule("ZD-9.11")
def test_a_space_gives_it_once_in_an_action() -> None:
    """Card 19: !U !UB; card 2: !U."""
    s = table("5 15", "3 2", hands=("", "19 2 1"), plans=("27", "28"), section_c="fans")
    act(s, 1, "play 19", "on seat 1")
    assert (place(s, 0), asked(s)) == ("4 15", (0, ASK_BONUS))
    act(s, 0, "fly DF")
    assert log(s, 0) == ["U 4 15", "bonus", "DF 5 16", "UB 4 15"]  # back there, and nothing more
    assert asked(s) == (1, ASK_ACTION)
    s = table("5 15", "3 2", hands=("", "14 2 1"), plans=("27", "28"), section_c="fans")  # !U twice, as two actions
    act(s, 1, "play 14", "on seat 1")
    act(s, 0, "fly D")
    act(s, 1, "play 2", "on seat 1")
    assert (place(s, 0), asked(s)) == ("4 15", (0, ASK_BONUS))


# --- the lost vector ----------------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-9.12")
def test_fans_of_another_colour_cost_the_next_arrow() -> None:
    s = fans("2 14", plan="27")
    assert log(s, 0) == ["F 2 15", "loses F", "F 2 16", "over"]


@pytest.mark.rule("ZD-9.12", "ZD-7.1")
def test_the_lost_vector_takes_no_round() -> None:
    s = table("2 14", "5 2", step="movement", plans=("27", "28"), section_c="fans")
    assert log(s) == ["0 F 2 15", "0 loses F", "1 F 5 3", "0 F 2 16", "0 over", "1 F 5 4", "1 F 5 5", "1 over"]


@pytest.mark.rule("ZD-9.12")
def test_a_chit_before_the_card_is_lost_if_it_is_next() -> None:
    s = fans("2 14", plan="27", before="F U D")
    assert log(s, 0) == ["F 2 15", "loses U", "D 3 15", "F 3 16", "F 3 17", "F 3 18"]
    assert asked(s) == (0, ASK_BONUS)


@pytest.mark.rule("ZD-9.12")
def test_a_chit_after_the_card_is_lost_if_it_is_next() -> None:
    s = fans("2 14", plan="27 after F F", after="U D")
    assert log(s, 0) == ["F 2 15", "loses U", "D 3 15", "over"]
    s = fans("2 14", after="F U D")  # from one chit to the next
    assert log(s, 0) == ["F 2 15", "loses U", "D 3 15", "over"]


@pytest.mark.rule("ZD-9.12")
def test_the_vector_of_a_deactivated_card_is_lost_if_it_is_next() -> None:
    s = fans("2 14", plan="20 down", before="F", after="D")
    assert log(s, 0) == ["F 2 15", "loses *", "D 3 15", "over"]
    assert told(s, EVENT_PLAN_OVER) == [(0, 19, 1)]
    s = fans("2 14", plan="-", before="F")
    assert log(s, 0) == ["F 2 15", "loses *", "over"]


@pytest.mark.rule("ZD-9.12")
def test_after_the_last_vector_nothing_is_lost() -> None:
    s = fans("2 14", before="F")
    assert log(s, 0) == ["F 2 15", "over"]
    s = fans("2 14", plan="27 after F F")
    assert log(s, 0) == ["F 2 15", "over"]
    s = fans("2 14", plan="27 down")
    act(s, 0, "fly F")
    assert log(s, 0) == ["F 2 15", "over"]


@pytest.mark.rule("ZD-9.12")
def test_at_a_fork_the_owner_chooses_the_arrow_to_lose() -> None:
    """Card 42: { U F F / D F F }."""
    s = fans("2 14", plan="42", before="F")
    assert asked(s) == (0, ASK_LOSE)
    assert legal(s, 0) == ["fly U", "fly D"]
    assert refused(s, 0, "stop") == "ZD-7.5"
    assert refused(s, 0, "fly F") == "ZD-7.3"
    act(s, 0, "fly D")
    assert log(s, 0) == ["F 2 15", "loses D", "F 2 16", "F 2 17", "over"]


@pytest.mark.rule("ZD-9.12")
def test_the_way_chosen_at_the_fork_is_the_one_that_is_flown_on() -> None:
    """Card 31: { UF UF F / F D F }."""
    for way, flown in (("UF", ["loses UF", "UF 1 16", "loses F", "over"]), ("F", ["loses F", "D 3 15", "F 3 16"])):
        s = fans("2 14", plan="31", before="F")
        act(s, 0, f"fly {way}")
        assert log(s, 0)[1 : 1 + len(flown)] == flown


@pytest.mark.rule("ZD-9.12", "ZD-7.4")
def test_an_open_arrow_is_lost_for_a_card() -> None:
    """Card 53: F { F / D? F F }."""
    s = fans("2 14", plan="53", hands=("1 2",))
    assert asked(s) == (0, ASK_LOSE)
    assert legal(s, 0) == ["fly F", "fly D"]
    act(s, 0, "fly D")
    assert asked(s) == (0, ASK_PAY)
    act(s, 0, "pay 2")
    assert log(s, 0) == ["F 2 15", "pays 2", "loses D", "F 2 16", "F 2 17", "over"]
    assert (hand(s, 0), discards(s)) == ("1", "2 53")


@pytest.mark.rule("ZD-9.12")
def test_or_the_solid_arrow_beside_it_for_none() -> None:
    s = fans("2 14", plan="53", hands=("1 2",))
    act(s, 0, "fly F")
    assert log(s, 0) == ["F 2 15", "loses F", "over"]
    assert hand(s, 0) == "1 2"


@pytest.mark.rule("ZD-9.12", "ZD-0.3")
def test_without_a_card_the_only_solid_arrow_is_lost_without_asking() -> None:
    s = fans("2 14", plan="53")
    assert log(s, 0) == ["F 2 15", "loses F", "over"]


@pytest.mark.rule("ZD-9.12", "ZD-7.4")
def test_where_only_open_arrows_lead_on_the_owner_may_pay_and_lose_one() -> None:
    """Card 67: F F F? F?."""
    s = fans("2 14", plan="67 after F", after="U", hands=("1 2 3",))
    assert asked(s) == (0, ASK_LOSE)
    assert legal(s, 0) == ["fly F", "stop"]
    assert refused(s, 0, "drop ballast") == "ZD-0.3"
    act(s, 0, "fly F", "pay 3")
    assert log(s, 0) == ["F 2 15", "pays 3", "loses F"]
    assert asked(s) == (0, ASK_FLY)  # the next open arrow, in the next round
    act(s, 0, "fly F", "pay 2")
    assert log(s, 0)[3:] == ["pays 2", "F 2 16", "U 1 16", "over"]


@pytest.mark.rule("ZD-9.12")
def test_who_will_not_pay_has_finished_the_card_and_loses_the_next_chit_after_it() -> None:
    s = fans("2 14", plan="67 after F", after="U D", hands=("1 2",))
    act(s, 0, "stop")
    assert log(s, 0) == ["F 2 15", "stops", "loses U", "D 3 15", "over"]
    assert hand(s, 0) == "1 2"


@pytest.mark.rule("ZD-9.12")
def test_who_cannot_pay_is_not_asked_and_loses_the_next_chit_after_the_card() -> None:
    s = fans("2 14", plan="67 after F", after="U D")
    assert log(s, 0) == ["F 2 15", "loses U", "D 3 15", "over"]


@pytest.mark.rule("ZD-9.12")
def test_who_will_not_pay_and_has_no_chit_loses_nothing() -> None:
    s = fans("2 14", plan="67 after F", hands=("1 2",))
    act(s, 0, "stop")
    assert log(s, 0) == ["F 2 15", "stops", "over"]
    s = fans("2 14", plan="67 after F")
    assert log(s, 0) == ["F 2 15", "over"]


@pytest.mark.rule("ZD-9.12", "ZD-9.3")
def test_rising_onto_fans_of_another_colour_costs_a_vector_at_once() -> None:
    s = fans("3 15", plan="27", tokens=(1,), section_a="ballast")
    act(s, 0, "drop ballast")
    assert log(s, 0) == ["drops 2 15", "loses F", "F 2 16", "F 2 17", "over"]


@pytest.mark.rule("ZD-9.12")
def test_bouncing_on_fans_of_another_colour_costs_nothing() -> None:
    s = fans("2 15", "1 15", before="U", plan="1")
    assert log(s, 0) == ["U bounces", "UF 1 16", "loses F", "UF bounces", "over"]


@pytest.mark.rule("ZD-9.12")
def test_flying_from_fan_to_fan_costs_a_vector_each_time() -> None:
    s = fans("2 14", before="F F F UB B D")
    assert log(s, 0) == ["F 2 15", "loses F", "F 2 16", "UB 1 15", "B 1 14"]
    act(s, 0, "stop")
    assert log(s, 0)[5:] == ["D 2 14", "over"]
    s = fans("2 14", before="F D UF F U")  # Green's at 2 15, Red's at 1 16
    assert log(s, 0) == ["F 2 15", "loses D", "UF 1 16", "loses F", "U bounces", "over"]


@pytest.mark.rule("ZD-9.12", "ZD-5.5")
def test_a_ship_moved_by_an_action_loses_nothing() -> None:
    s = table("2 14", "3 2", hands=("1", "24"), plans=("70", "28"), before=("U",), section_c="fans")  # !F
    act(s, 0, "pass")
    act(s, 1, "play 24", "on seat 1")
    assert chits(s, 0) == "U FP"
    all_pass(s)
    assert log(s, 0)[:2] == ["F 2 15", "U 1 15"]


@pytest.mark.rule("ZD-9.12", "ZD-9.11", "ZD-5.5")
def test_an_extra_vector_in_the_action_step_costs_nothing_either() -> None:
    s = table("1 13", "3 2", hands=("1", "24"), plans=("27", "28"), section_c="fans")
    act(s, 0, "pass")
    act(s, 1, "play 24", "on seat 1")
    act(s, 0, "fly DF")
    all_pass(s)
    assert log(s, 0) == ["F 1 14", "bonus", "DF 2 15", "F 2 16", "F 2 17", "loses F", "over"]
