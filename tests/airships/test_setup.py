"""AS-2: setting up."""

from __future__ import annotations

from collections import Counter

import pytest

from aerodrome.games.airships import rules
from aerodrome.games.airships.cards import AIRSHIP, ERA_ONE, ERA_TWO, FINANCIERS, HANGARS, IDS, STARTER
from aerodrome.games.airships.rules import ENTREPRENEUR_TAKEN
from aerodrome.games.airships.state import (
    ASK_ENTREPRENEUR,
    ASK_TARGET,
    EVENT_CHANGE_OF_ERA,
    EVENT_ENTREPRENEUR,
    EVENT_FIRST_SEAT,
    EVENT_ON_BOARD,
    EVENT_STACK_SHOWS,
    EVENT_STARTER,
    State,
)
from aerodrome.rulebook.bits import ones
from aerodrome.rulebook.game import BadOption, BadSeats
from aerodrome.rulebook.kit import NOT_ASKED
from aerodrome.rulebook.record import NONE
from tests.airships.table import GAME, Luck, act, card, fresh, holds, lying, on_board, opened, refused, told

SEEDS = range(400)


def chi_square(found: Counter[int], n: int) -> float:
    expected = found.total() / n
    return sum((found[i] - expected) ** 2 / expected for i in found) + expected * (n - len(found))


@pytest.mark.rule("AS-2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_fewer_players_only_surplus_companies_stay_in_the_box(seats: int) -> None:
    s = opened(seats, seed=7)
    for seat in range(4):
        company = s.companies[seat]
        assert len(holds(s, seat)) == (1 if seat < seats else 0)
        assert (company.chips > 0) == (seat < seats)
        assert company.entrepreneur == (seat if seat < seats else NONE)
        assert (company.marks, company.fleet) == (0, 0)
    assert s.stack_left == [3, 3, 3, 3]
    assert rules.cards_in_pile(s) + len(on_board(s)) + seats <= 49


@pytest.mark.rule("AS-2.1")
@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 6])
def test_airships_is_for_two_to_four(seats: int) -> None:
    with pytest.raises(BadSeats, match=f"Airships is for 2–4 seats, not {seats}"):
        GAME.check_seats(seats)


@pytest.mark.rule("AS-2.2")
def test_a_stack_is_a_light_card_over_a_medium_over_a_dark_one() -> None:
    for seed in range(30):
        s = opened(2, seed)
        tops = list(s.stack_top)
        assert len(set(tops)) == 4
        assert all(IDS[top][0] == "L" for top in tops)
        assert ones(s.airships_seen) == 4
        for stack in range(4):
            for letter, left in (("M", 2), ("D", 1)):
                s.stack_left[stack] = left
                rules.turn_up_airship(s, stack)
                assert IDS[s.stack_top[stack]][0] == letter
                assert s.stack_top[stack] not in tops
                tops.append(s.stack_top[stack])
        assert ones(s.airships_seen) == 12
        assert Counter(IDS[top][0] for top in tops) == {"L": 4, "M": 4, "D": 4}
        assert {AIRSHIP + i for i in range(18) if s.airships_seen >> i & 1} == set(tops)


@pytest.mark.rule("AS-2.2", "AS-4.8")
def test_every_airship_is_as_likely_as_the_others_of_its_back() -> None:
    tops: list[Counter[int]] = [Counter(), Counter(), Counter()]
    for seed in SEEDS:
        s = opened(2, seed)
        tops[0][s.stack_top[3]] += 1
        for tier, left in ((1, 2), (2, 1)):
            s.stack_left[3] = left
            rules.turn_up_airship(s, 3)
            tops[tier][s.stack_top[3]] += 1
    for tier, found in enumerate(tops):
        assert set(found) == set(range(AIRSHIP + 6 * tier, AIRSHIP + 6 * tier + 6))
        assert chi_square(found, 6) < 20.5  # one in a thousand


@pytest.mark.rule("AS-2.3", "AS-1.2", "AS-3.5", "AS-3.4")
def test_the_pile_is_era_1_then_the_change_of_era_then_era_2() -> None:
    s = fresh(2)
    rules.clear_table(s)
    assert rules.cards_in_pile(s) == 18 + 1 + 24
    order = []
    for turned in range(18):
        assert s.era == 1
        rules.turn_over_card(s)
        assert rules.cards_in_pile(s) == 43 - turned - 1
    order += [on for on, *_ in told(s, EVENT_ON_BOARD)]
    assert sorted(order) == list(range(ERA_ONE, ERA_TWO))
    rules.turn_over_card(s)
    assert (s.era, rules.cards_in_pile(s)) == (2, 24)
    assert len(told(s, EVENT_ON_BOARD)) == 18
    for left in range(23, -1, -1):
        rules.turn_over_card(s)
        assert rules.cards_in_pile(s) == left
    rest = [on for on, *_ in told(s, EVENT_ON_BOARD)][18:]
    assert sorted(rest) == list(range(ERA_TWO, AIRSHIP))
    assert order != sorted(order)
    assert rest != sorted(rest)
    rules.turn_over_card(s)
    assert len(told(s, EVENT_ON_BOARD)) == 42
    assert told(s, EVENT_CHANGE_OF_ERA) == [(0, 0, 0)]


@pytest.mark.rule("AS-2.3")
def test_every_card_of_an_era_is_as_likely_to_lie_on_top() -> None:
    first: Counter[int] = Counter()
    second: Counter[int] = Counter()
    for seed in range(720):
        s = fresh(2, seed)
        rules.clear_table(s)
        rules.turn_over_card(s)
        first[told(s, EVENT_ON_BOARD)[0][0]] += 1
        s.expansions_seen |= (1 << ERA_TWO) - 1
        s.era = 2
        rules.turn_over_card(s)
        second[told(s, EVENT_ON_BOARD)[1][0]] += 1
    assert set(first) == set(range(ERA_ONE, ERA_TWO))
    assert set(second) == set(range(ERA_TWO, AIRSHIP))
    assert chi_square(first, 18) < 40.8  # one in a thousand
    assert chi_square(second, 24) < 49.8


@pytest.mark.rule("AS-2.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_is_dealt_one_starter_and_the_others_lie_on_the_board(seats: int) -> None:
    dealt: Counter[int] = Counter()
    for seed in SEEDS:
        s = opened(seats, seed)
        starters = told(s, EVENT_STARTER)
        assert [seat for seat, *_ in starters] == list(range(seats))
        for seat, number, _ in starters:
            assert STARTER <= number < ERA_ONE
            assert s.companies[seat].department[HANGARS if IDS[number][0] == "H" else FINANCIERS] == number
            assert holds(s, seat) == {IDS[number]}
        laid = [on for on, *_ in told(s, EVENT_ON_BOARD)][: 6 - seats]
        assert sorted(laid + [number for _, number, _ in starters]) == list(range(STARTER, ERA_ONE))
        dealt[starters[0][1]] += 1
    assert chi_square(dealt, 6) < 20.5  # one in a thousand


@pytest.mark.rule("AS-2.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_six_expansions_lie_on_the_board_before_the_first_go(seats: int) -> None:
    for seed in range(100):
        s = opened(seats, seed, entrepreneurs="chosen")
        assert len(on_board(s)) == 6
        events = told(s, EVENT_ON_BOARD)
        assert len(events) == 6 + sum(pushed != NONE for _, pushed, _ in events)
        assert all(ERA_ONE <= on < ERA_TWO for on, *_ in events[6 - seats :])
        assert (s.goes, s.era) == (0, 1)


@pytest.mark.rule("AS-2.6", "AS-3.3")
def test_a_full_row_pushes_out_its_leftmost_card_while_the_board_is_filled(luck: Luck) -> None:
    s = fresh(2, first_seat=1, entrepreneurs="chosen")
    luck.draws((6, 0), (5, 0), (4, 0), (3, 0))  # airships
    luck.draws(*((n, 0) for n in range(6, 0, -1)))  # starters: F-S1 and F-S2 are dealt
    luck.draws((18, 2), (17, 2))  # H-11, H-12 into the row of H-S1, H-S2, H-S3
    luck.draws((16, 0), (15, 0))  # F-11, F-12
    rules.new_game(s)
    assert told(s, EVENT_STARTER) == [(0, card("F-S1"), 0), (1, card("F-S2"), 0)]
    assert lying(s, HANGARS) == ["H-S3", "H-11", "H-12"]
    assert lying(s, FINANCIERS) == ["F-S3", "F-11", "F-12"]
    assert told(s, EVENT_ON_BOARD)[4:] == [
        (card("H-11"), card("H-S1"), 0),
        (card("H-12"), card("H-S2"), 0),
        (card("F-11"), NONE, 0),
        (card("F-12"), NONE, 0),
    ]


@pytest.mark.rule("AS-2.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_begins_with_two_white_dice(seats: int) -> None:
    for seed in range(20):
        s = opened(seats, seed)
        for seat in range(seats):
            assert [rules.dice_of(s, seat, colour) for colour in range(3)] == [2, 0, 0]
        assert s.pool == [2, 0, 0]
        assert s.imaginary == [0, 0, 0]


@pytest.mark.rule("AS-2.8")
def test_entrepreneurs_go_by_the_seats_unless_they_are_chosen() -> None:
    s = opened(4, 3)
    assert [company.entrepreneur for company in s.companies] == [0, 1, 2, 3]
    assert s.asked == ASK_TARGET
    assert told(s, EVENT_ENTREPRENEUR) == []


@pytest.mark.rule("AS-2.8")
def test_entrepreneurs_are_chosen_clockwise_from_the_starting_player_and_a_taken_one_is_refused() -> None:
    s = opened(3, entrepreneurs="chosen", first_seat=2)
    assert (s.asked, s.seat, s.goes) == (ASK_ENTREPRENEUR, 1, 0)
    assert s.pool == s.imaginary == s.countable == [0, 0, 0]
    assert (s.thrown, s.total, s.target, s.place_tried) == ([[0, 0, 0]] * 3, 0, NONE, NONE)
    assert (s.extra, s.idle, s.ended_by) == (0, 0, 0)
    assert [refused(s, country) for country in range(5)] == [0, 0, 0, 0, NOT_ASKED]
    assert [company.entrepreneur for company in s.companies] == [NONE] * 4
    act(s, 3)
    assert (s.asked, s.seat) == (ASK_ENTREPRENEUR, 2)
    assert [refused(s, country) for country in range(4)] == [0, 0, 0, ENTREPRENEUR_TAKEN]
    act(s, 0)
    assert (s.asked, s.seat) == (ASK_ENTREPRENEUR, 0)
    assert [refused(s, country) for country in range(4)] == [ENTREPRENEUR_TAKEN, 0, 0, ENTREPRENEUR_TAKEN]
    act(s, 2)
    assert [company.entrepreneur for company in s.companies] == [2, 3, 0, NONE]
    assert told(s, EVENT_ENTREPRENEUR) == [(1, 3, 0), (2, 0, 0), (0, 2, 0)]
    assert (s.asked, s.seat, s.goes) == (ASK_TARGET, 1, 1)


@pytest.mark.rule("AS-2.8")
def test_with_four_players_the_last_takes_the_entrepreneur_that_is_left() -> None:
    s = opened(4, entrepreneurs="chosen", first_seat=4)
    for country in (1, 2, 3):
        act(s, country)
    assert s.seat == 2
    assert [refused(s, country) for country in range(4)] == [0] + [ENTREPRENEUR_TAKEN] * 3
    act(s, 0)
    assert (s.seat, s.asked) == (3, ASK_TARGET)


@pytest.mark.rule("AS-2.9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_starting_player_is_drawn_by_lot(seats: int) -> None:
    found: Counter[int] = Counter()
    for seed in SEEDS:
        s = opened(seats, seed)
        assert told(s, EVENT_FIRST_SEAT) == [(s.seat, 0, 0)]
        found[s.seat] += 1
    assert set(found) == set(range(seats))
    assert chi_square(found, seats) < 16.3  # one in a thousand


@pytest.mark.rule("AS-2.9")
@pytest.mark.parametrize("named", [1, 2, 3, 4])
def test_the_starting_player_can_be_named(named: int) -> None:
    for seed in range(10):
        s = opened(4, seed, first_seat=named)
        assert s.seat == named - 1
        assert told(s, EVENT_FIRST_SEAT) == [(named - 1, 0, 0)]


@pytest.mark.rule("AS-2.9")
@pytest.mark.parametrize(("seats", "named"), [(2, 3), (2, 4), (3, 4)])
def test_a_seat_that_is_not_at_the_table_does_not_start(seats: int, named: int) -> None:
    try:
        s = fresh(seats, first_seat=named)
    except (BadOption, BadSeats):
        return
    rules.new_game(s)
    assert s.seat < seats


@pytest.mark.rule("AS-2.10")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("first", [1, 2])
def test_the_starting_player_has_three_chips_and_the_others_four(seats: int, first: int) -> None:
    s = opened(seats, first_seat=first)
    assert [s.companies[i].chips for i in range(seats)] == [3 if i == first - 1 else 4 for i in range(seats)]


@pytest.mark.rule("AS-2.11", "AS-7.5")
def test_nobody_owns_the_wooden_airship_at_the_start() -> None:
    for seed in range(10):
        s = opened(4, seed)
        assert s.wooden_airship == NONE
        assert s.phase_builder == [NONE] * 4


@pytest.mark.rule("AS-2.12", "AS-8.3")
def test_a_starter_that_is_dealt_gives_no_chips() -> None:
    text = (GAME.module("cards").__file__ or "").replace("cards.py", "cards.toml")
    with open(text, encoding="utf-8") as file:
        cards = file.read()
    head, tail = cards.split("[expansions.F-11]")
    head = head.replace('department = "financiers"', 'department = "captains"\nchips = 3')
    game = GAME.with_card_text(head + "[expansions.F-11]" + tail, "captains as starters")
    met = 0
    for seed in range(20):
        s: State = fresh(2, seed, first_seat=1)
        game.plain.new_game(s)
        met += sum(number < 3 for _, number, _ in told(s, EVENT_STARTER))
        assert [company.chips for company in s.companies] == [3, 4, 0, 0]
    assert met > 5


def test_the_same_seed_sets_up_the_same_table_and_another_seed_another() -> None:
    assert opened(3, 5).pack() == opened(3, 5).pack()
    assert opened(3, 5).pack() != opened(3, 6).pack()


@pytest.mark.parametrize("entrepreneurs", ["by-seat", "chosen"])
def test_set_up_writes_every_field(entrepreneurs: str) -> None:
    s = opened(3, 5, entrepreneurs=entrepreneurs)
    dirty = fresh(3, 5, entrepreneurs=entrepreneurs)
    for path, field, _ in list(dirty.paths()):
        if path.split("[")[0] not in ("rng", "n_seats", "options"):
            place = path.replace("]", "").replace("[", ".").split(".")
            owner = dirty
            for part in place[:-1]:
                owner = owner[int(part)] if part.isdigit() else getattr(owner, part)  # type: ignore[index]
            if place[-1].isdigit():
                owner[int(place[-1])] = 77  # type: ignore[index]
            else:
                setattr(owner, place[-1], 77)
            assert field.kind in ("i8", "i16", "i32", "i64")
    rules.new_game(dirty)
    assert dirty == s


def test_the_whole_set_up_is_told(luck: Luck) -> None:
    s = fresh(2, first_seat=2)
    luck.draws((6, 5), (5, 0), (4, 0), (3, 0))
    luck.draws((6, 3), (5, 0), *((n, 0) for n in range(4, 0, -1)))
    luck.draws((18, 0), (17, 16), (16, 15))
    rules.new_game(s)
    assert told(s, EVENT_STACK_SHOWS) == [(i, card(n), 0) for i, n in enumerate(("L6", "L1", "L2", "L3"))]
    assert s.told == [
        (-1, EVENT_FIRST_SEAT, 1, 0, 0),
        *((-1, EVENT_STACK_SHOWS, i, card(n), 0) for i, n in enumerate(("L6", "L1", "L2", "L3"))),
        (-1, EVENT_STARTER, 0, card("H-S1"), 0),
        (-1, EVENT_STARTER, 1, card("F-S1"), 0),
        *((-1, EVENT_ON_BOARD, card(n), NONE, 0) for n in ("F-S2", "F-S3", "H-S2", "H-S3", "F-11", "G-13", "G-12")),
    ]
    assert (s.seat, s.goes, s.asked) == (1, 1, ASK_TARGET)
