"""ZD-5.10 to ZD-5.14: the actions that are told in words."""

from __future__ import annotations

import pytest

from aerodrome.games.zeppeldrome.state import (
    ASK_ACTION,
    ASK_FLY,
    ASK_FOLKS,
    ASK_LEMMINGS,
    ASK_MACHINE,
    EVENT_BOUNCES,
    EVENT_DRAWN,
    EVENT_DRAWS,
    EVENT_LADDER,
    EVENT_LEAPS,
    EVENT_MARSHAL,
    EVENT_MOVES,
    EVENT_RESHUFFLE,
    EVENT_REVERSED,
    EVENT_STEALS,
    EVENT_STOLEN,
    State,
)
from aerodrome.rulebook.chance import first_key, key_chance, second_key
from aerodrome.rulebook.record import NONE
from tests.tables import told
from tests.zeppeldrome.table import (
    act,
    all_keep,
    all_pass,
    asked,
    chits,
    discards,
    ended_by,
    force,
    hand,
    known,
    pile,
    place,
    places,
    sequence,
    table,
)

# --- Supply Balloon ---------------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-5.10")
@pytest.mark.parametrize("number", [27, 68])
@pytest.mark.parametrize("target", [0, 1])
def test_the_target_of_a_supply_balloon_draws_two_cards(number: int, target: int) -> None:
    s = table("3 10", "3 1", hands=(f"{number} 1", "2 3"))
    force("44 51")
    act(s, 0, f"play {number}", f"on seat {target + 1}")
    assert [hand(s, 0), hand(s, 1)] == [["1 44 51", "2 3"], ["1", "2 3 44 51"]][target]
    assert told(s, EVENT_DRAWS) == [(target, 2, 0)]
    assert [card for _, card, _ in told(s, EVENT_DRAWN, target)] == [43, 50]
    assert told(s, EVENT_DRAWN, 1 - target) == []


@pytest.mark.rule("ZD-5.10")
def test_a_supply_balloon_fills_a_hand_beyond_four() -> None:
    s = table("3 10", "3 1", hands=("27 1 2 3 4",))
    act(s, 0, "play 27", "on seat 1")
    assert s.players[0].hand_size == 6


@pytest.mark.rule("ZD-5.10", "ZD-8.3")
def test_a_supply_balloon_draws_from_the_shuffled_discards_when_the_pile_is_empty() -> None:
    s = table("3 10", "3 1", hands=("27 1", "rest"), discards="50 51 52", plans=("60", "61"))
    assert pile(s) == ""
    force("50 27")
    act(s, 0, "play 27", "on seat 1")
    assert told(s, EVENT_RESHUFFLE) == [(4, 0, 0)]  # with the balloon itself, but without the flight plans
    assert (hand(s, 0), pile(s), discards(s)) == ("1 27 50", "51 52", "")


@pytest.mark.rule("ZD-5.10", "ZD-8.3")
def test_the_discards_are_shuffled_only_when_the_second_card_needs_it() -> None:
    s = table("3 10", "3 1", hands=("27 1", "2"), pile="50")
    force("50 51")
    act(s, 0, "play 27", "on seat 2")
    assert told(s, EVENT_RESHUFFLE) == [(67, 0, 0)]  # all but cards 1, 2 and 50
    assert (hand(s, 1), discards(s), len(pile(s).split())) == ("2 50 51", "", 66)


@pytest.mark.rule("ZD-5.10", "ZD-8.3")
def test_a_pile_that_runs_out_with_the_last_card_is_not_shuffled_yet() -> None:
    s = table("3 10", "3 1", hands=("27 1", "2"), pile="50 51")
    act(s, 0, "play 27", "on seat 2")
    assert (told(s, EVENT_RESHUFFLE), pile(s), hand(s, 1)) == ([], "", "2 50 51")


@pytest.mark.rule("ZD-5.10", "ZD-8.3")
def test_with_one_card_to_draw_a_supply_balloon_brings_one() -> None:
    s = table("3 10", "3 1", hands=("27 1", "rest"))
    act(s, 0, "play 27", "on seat 1")
    assert (hand(s, 0), told(s, EVENT_DRAWS), pile(s), discards(s)) == ("1 27", [(0, 1, 0)], "", "")


# --- Light-Fingered Stowaway ------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-5.11")
def test_a_stowaway_takes_a_card_from_the_target_and_only_these_two_see_it() -> None:
    s = table("3 10", "3 5", "3 1", hands=("56 1", "2 3 4", "5 6"))
    force("3")
    act(s, 0, "play 56", "on seat 2")
    assert [hand(s, seat) for seat in range(3)] == ["1 3", "2 4", "5 6"]
    assert [told(s, EVENT_STOLEN, seat) for seat in (0, 1, 2, -1)] == [[(0, 2, 1)], [(0, 2, 1)], [], []]
    assert told(s, EVENT_STEALS) == [(0, 1, 1)]
    assert [known(s, viewer, 0) for viewer in (1, 2)] == ["3", ""]
    assert discards(s) == "56"


@pytest.mark.rule("ZD-5.11")
def test_any_card_of_the_hand_may_be_taken() -> None:
    taken = set()
    for seed in range(60):
        s = table("3 10", "3 5", hands=("56 1", "2 3 4 70"))
        key_chance(s.rng, first_key(seed), second_key(seed), 1)
        act(s, 0, "play 56", "on seat 2")
        taken |= set(hand(s, 0).split()) - {"1"}
    assert taken == {"2", "3", "4", "70"}


@pytest.mark.rule("ZD-5.11")
def test_the_thief_may_play_what_was_taken() -> None:
    s = table("3 10", "3 5", hands=("56", "24"))
    act(s, 0, "play 56", "on seat 2")
    assert asked(s) == (0, ASK_ACTION)
    act(s, 0, "play 24", "on seat 1")
    assert place(s, 0) == "3 11"


@pytest.mark.rule("ZD-5.11")
def test_a_stowaway_on_oneself_does_nothing() -> None:
    s = table("3 10", "3 5", hands=("56 1 2", "3 4"))
    act(s, 0, "play 56", "on seat 1")
    assert ([hand(s, seat) for seat in range(2)], discards(s)) == (["1 2", "3 4"], "56")
    assert (told(s, EVENT_STEALS), told(s, EVENT_STOLEN, 0)) == ([(0, 0, 0)], [])
    assert asked(s) == (1, ASK_ACTION)


@pytest.mark.rule("ZD-5.11", "ZD-4.4")
def test_a_stowaway_finds_nothing_in_an_empty_hand() -> None:
    s = table("3 10", "3 5", hands=("56 1 2", ""))
    act(s, 0, "play 56", "on seat 2")
    assert (hand(s, 0), hand(s, 1), told(s, EVENT_STEALS)) == ("1 2", "", [(0, 1, 0)])


@pytest.mark.rule("ZD-5.11")
def test_a_stowaway_does_not_take_the_flight_plan() -> None:
    s = table("3 10", "3 5", hands=("56 1 2", ""), plans=("27", "28 down"))
    act(s, 0, "play 56", "on seat 2")
    assert (hand(s, 0), s.players[1].plan) == ("1 2", 27)


# --- Upside-Down Anemometer -------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-5.12")
def test_with_the_anemometer_movement_runs_from_last_place_to_first() -> None:
    """Seat 1 is in the way of the one behind it: it would have made room."""
    normal = table("3 9", "3 10", step="movement", plans=("28", "27"))
    assert places(normal) == ["3 12", "3 13"]
    s = table("3 9", "3 10", hands=("", "15 1"), plans=("28", "27"))
    act(s, 1, "play 15")
    assert (asked(s), told(s, EVENT_REVERSED)) == ((1, ASK_ACTION), [(0, 0, 0)])
    s.told = []
    act(s, 1, "pass")
    assert told(s, EVENT_BOUNCES)[0][0] == 0
    assert [seat for seat, _, _ in told(s, EVENT_MOVES)] == [1, 0, 1, 0, 1]
    assert places(s) == ["3 11", "3 13"]


@pytest.mark.rule("ZD-5.12")
def test_the_anemometer_needs_no_target() -> None:
    s = table("3 9", "3 10", hands=("", "15 1"))
    act(s, 1, "play 15")
    assert (asked(s), discards(s), s.reversed) == ((1, ASK_ACTION), "15", 1)


@pytest.mark.rule("ZD-5.12", "ZD-4.1")
def test_the_anemometer_does_not_change_the_sequence_of_actions() -> None:
    s = table("3 9", "3 10", hands=("1 2", "15 3"))
    act(s, 1, "play 15")
    act(s, 0, "pass")
    assert (sequence(s), asked(s)) == ([1, 0], (1, ASK_ACTION))


@pytest.mark.rule("ZD-5.12", "ZD-1.5")
def test_backwards_the_lower_ship_of_a_column_comes_first() -> None:
    s = table("3 9", "3 12", "2 9", "5 9", step="movement", plans=("-", "-", "-", "-"), reversed=True)
    assert sequence(s) == [3, 0, 2, 1]
    assert asked(s) == (3, ASK_FLY)


@pytest.mark.rule("ZD-5.12", "ZD-7.1")
def test_in_every_round_of_movement_the_last_comes_first() -> None:
    s = table("3 9", "2 10", step="movement", plans=("27", "28"), before=("", "B B"), reversed=True)
    # 0: 3 10, 1: 2 9 | then 1 is last: 2 8, 3 11 | 1: 2 9, 3 12
    assert [seat for seat, _, _ in told(s, EVENT_MOVES)][:6] == [0, 1, 1, 0, 1, 0]


@pytest.mark.rule("ZD-5.12", "ZD-8.1")
def test_cards_are_discarded_in_the_usual_sequence_and_the_next_turn_is_as_ever() -> None:
    s = table("3 9", "3 10", step="movement", hands=("1 2", "3 4"), plans=("27", "28"), reversed=True)
    assert (sequence(s), s.decider) == ([1, 0], 1)
    all_keep(s)
    assert s.reversed == 0
    act(s, 0, "plan 1")
    act(s, 1, "plan 3")
    s.told = []
    all_pass(s)
    assert told(s, EVENT_MOVES)[0][0] == 1


# --- Honorary Marshal -------------------------------------------------------------------------------------------


@pytest.mark.rule("ZD-5.13", "ZD-6.1")
@pytest.mark.parametrize("target", [0, 1, 2])
@pytest.mark.parametrize(
    ("options", "question"),
    [
        ({"section_c": "machine"}, ASK_MACHINE),
        ({"section_d": "folks"}, ASK_FOLKS),
        ({"section_d": "lemmings"}, ASK_LEMMINGS),
    ],
)
def test_the_target_of_the_marshal_moves_the_hazards(target: int, options: dict[str, str], question: int) -> None:
    s = table("3 10", "3 5", "3 1", hands=("44",), **options)
    act(s, 0, "play 44", f"on seat {target + 1}")
    assert told(s, EVENT_MARSHAL) == [(target, 0, 0)]
    assert asked(s) == (target, question)


@pytest.mark.rule("ZD-5.13")
def test_the_marshal_moves_the_hazards_of_all_sections() -> None:
    s = table("3 10", "3 5", "3 1", hands=("44",), section_c="machine", section_d="folks")
    act(s, 0, "play 44", "on seat 2")
    assert asked(s) == (1, ASK_MACHINE)
    act(s, 1, "open pistons")
    assert asked(s) == (1, ASK_FOLKS)


@pytest.mark.rule("ZD-5.13")
def test_the_marshal_is_in_office_for_one_turn() -> None:
    s = table("3 10", "3 1", step="hazards", hands=("1 2", "3 4"), marshal=0, plans=("", ""), section_c="machine")
    assert asked(s) == (0, ASK_MACHINE)
    act(s, 0, "open pistons")
    all_keep(s)
    assert s.marshal == NONE
    act(s, 0, "plan 1")
    act(s, 1, "plan 3")
    all_pass(s)
    assert asked(s) == (1, ASK_MACHINE)


@pytest.mark.rule("ZD-5.13", "ZD-7.1")
def test_the_marshal_changes_nothing_else() -> None:
    s = table("3 10", "3 5", hands=("44", "2"), plans=("27", "28"))
    act(s, 0, "play 44", "on seat 2")
    assert (places(s), chits(s, 0), chits(s, 1)) == (["3 10", "3 5"], "FP", "FP")
    all_pass(s)
    assert places(s) == ["3 13", "3 8"]


# --- Leapfrog Ladder --------------------------------------------------------------------------------------------


def flying(*ships: str, **how: object) -> State:
    """Seat 0 has a ladder and flies forward three times; its rival is on the ground."""
    how.setdefault("plans", ("27", ""))
    return table(*ships, step="movement", ladders=(0,), **how)  # type: ignore[arg-type]


@pytest.mark.rule("ZD-5.14")
@pytest.mark.parametrize("target", [0, 1])
def test_the_target_of_the_ladder_leaps_over_what_is_in_its_way(target: int) -> None:
    ships = [("3 9", "3 10"), ("3 10", "3 9")][target]
    plans = [("28", ""), ("", "28")][target]
    s = table(*ships, hands=("3",), plans=("27", "28"))
    act(s, 0, "play 3", f"on seat {target + 1}")
    assert told(s, EVENT_LADDER) == [(target, 0, 0)]
    s = table(*ships, step="movement", plans=plans, ladders=(target,))
    assert told(s, EVENT_LEAPS) == [(target, 0, 32 * 2 + 10)]
    assert (place(s, target), s.players[target].ladder) == ("3 13", 0)


@pytest.mark.rule("ZD-5.14", "ZD-7.8")
@pytest.mark.parametrize(
    ("ship", "options"),
    [
        ("1 8", {"section_b": "slalom-2"}),  # a gate of another colour
        ("3 8", {"section_b": "slalom-2"}),  # a blocked space
        ("1 14", {"section_c": "machine"}),  # a closed space
        ("2 19", {"section_d": "folks"}),
        ("3 18", {"section_d": "press-boxes"}),
        ("1 19", {"section_d": "lemmings"}),
    ],
)
def test_the_ladder_leads_over_every_blocking_obstacle(ship: str, options: dict[str, str]) -> None:
    row, column = ship.split()
    s = flying(ship, "5 1", plans=("-", ""), **options)
    act(s, 0, "fly F")
    assert place(s, 0) == f"{row} {int(column) + 2}"
    assert len(told(s, EVENT_LEAPS)) == 1


@pytest.mark.rule("ZD-5.14", "ZD-7.8")
@pytest.mark.parametrize(
    ("ship", "direction", "options"),
    [
        ("1 5", "U", {}),
        ("5 5", "D", {}),
        ("3 1", "B", {}),
        ("3 9", "F", {"section_b": "headwinds"}),
        ("3 12", "F", {"section_b": "headwinds"}),  # beyond the next space the wind is over
        ("2 15", "DF", {"section_c": "fog"}),
        ("2 5", "U", {"section_a": "slalom-1"}),  # the own gate, from below
    ],
)
def test_edges_wind_fog_and_the_own_gate_are_no_obstacles_for_the_ladder(
    ship: str, direction: str, options: dict[str, str]
) -> None:
    s = flying(ship, "5 2", plans=("27 down", ""), after=("F",), **options)
    act(s, 0, f"fly {direction}")
    assert told(s, EVENT_BOUNCES)[0][:2] == (0, ("F", "B", "U", "D", "UF", "DF").index(direction))
    assert told(s, EVENT_LEAPS) == []
    assert place(s, 0).split()[0] == ship.split()[0]


@pytest.mark.rule("ZD-5.14")
def test_the_ladder_is_used_only_once() -> None:
    s = flying("3 9", "3 10", "3 12")
    assert (place(s, 0), len(told(s, EVENT_LEAPS))) == ("3 11", 1)
    assert len(told(s, EVENT_BOUNCES)) == 2


@pytest.mark.rule("ZD-5.14")
@pytest.mark.parametrize("beyond", ["a ship", "an edge"])
def test_a_ladder_that_leads_nowhere_is_kept_for_the_next_bounce(beyond: str) -> None:
    if beyond == "a ship":
        s = flying("3 9", "3 10", "3 11", plans=("-", ""), after=("U F",))
        act(s, 0, "fly F")
        assert (place(s, 0), told(s, EVENT_LEAPS)) == ("2 10", [])
        assert len(told(s, EVENT_BOUNCES)) == 1
    else:
        s = flying("2 9", "1 9", "2 10", plans=("-", ""), after=("F",))
        act(s, 0, "fly U")
        assert (place(s, 0), len(told(s, EVENT_BOUNCES)), len(told(s, EVENT_LEAPS))) == ("2 11", 1, 1)


@pytest.mark.rule("ZD-5.14")
@pytest.mark.parametrize(
    ("direction", "other", "there"),
    [("DF", "4 11", "5 12"), ("UB", "2 9", "1 8"), ("U", "2 10", "1 10"), ("B", "3 9", "3 8")],
)
def test_a_leap_goes_in_the_direction_of_the_vector(direction: str, other: str, there: str) -> None:
    s = flying("3 10", other, plans=("-", ""))
    act(s, 0, f"fly {direction}")
    assert place(s, 0) == there


@pytest.mark.rule("ZD-5.14")
def test_the_ladder_does_not_help_in_the_action_step() -> None:
    s = table("3 9", "3 10", hands=("24", "1"), ladders=(0,))
    act(s, 1, "pass")
    act(s, 0, "play 24", "on seat 1")
    assert (place(s, 0), s.players[0].ladder, len(told(s, EVENT_BOUNCES))) == ("3 9", 1, 1)


@pytest.mark.rule("ZD-5.14")
def test_the_ladder_is_gone_after_the_turn() -> None:
    s = flying("3 9", "5 1", hands=("1 2", "3 4"))
    assert s.players[0].ladder == 1
    all_keep(s)
    assert s.players[0].ladder == 0


@pytest.mark.rule("ZD-5.14")
def test_others_have_no_ladder() -> None:
    s = table("3 9", "3 10", step="movement", plans=("27", ""), ladders=(1,))
    assert (place(s, 0), len(told(s, EVENT_BOUNCES))) == ("3 9", 3)


@pytest.mark.rule("ZD-5.14", "ZD-10.1")
def test_a_leap_may_end_on_the_finish_line() -> None:
    s = flying("3 24", "3 25")
    assert (place(s, 0), ended_by(s), s.winner) == ("3 26", "ZD-10.1", 0)


@pytest.mark.rule("ZD-5.14")
def test_the_space_beyond_must_be_open_to_the_ship_itself() -> None:
    """Slalom 1, row 2: beyond the ship in column 6 is the gate in column 7, Yellow's."""
    s = flying("2 5", "2 6", plans=("-", ""), colours="yellow blue", section_a="slalom-1")
    act(s, 0, "fly F")
    assert place(s, 0) == "2 7"
    s = flying("2 5", "2 6", plans=("-", ""), colours="blue yellow", section_a="slalom-1")
    act(s, 0, "fly F")
    assert place(s, 0) == "2 5"
