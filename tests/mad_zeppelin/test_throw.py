"""MZ-7: a play, step 3; the ability, Cargo overboard, and paying for it."""

from __future__ import annotations

import pytest

from aerodrome.games.mad_zeppelin import rules
from aerodrome.games.mad_zeppelin.cards import CARGO_IDS, TRAITOR_IDS
from aerodrome.games.mad_zeppelin.state import (
    ASK_ACTION,
    ASK_NAME,
    ASK_PAY,
    ASK_PLAY,
    END_PLAY,
    EVENT_ALCOHOL,
    EVENT_HELEN,
    EVENT_OVERBOARD,
    EVENT_PAYS_COINS,
    EVENT_PAYS_CRATE,
    EVENT_PLAY_ENDS,
    EVENT_THROWS,
    LAY_OUT,
    PAY_COINS,
    PAY_LARGE,
    PAY_SMALL,
    USE_ABILITY,
    State,
)
from tests.mad_zeppelin.table import (
    act,
    acts_as,
    asked,
    cargo,
    coins,
    end,
    front,
    hand,
    lay,
    legal,
    name,
    pay,
    plays,
    refused,
    table,
    take_over,
    throw,
    throwing,
    use,
)
from tests.tables import told

HEADING = dict(zip(TRAITOR_IDS[:12], "NNNEEESSSWWW", strict=True))
PRICES = {"wood": 1, "lead": 2, "coal": 3, "ore": 3, "steel": 4, "diamonds": 5, "gold": 5, "strange": 3}
LEVELS = {"wood": 1, "lead": 1, "coal": 2, "ore": 2, "steel": 2, "diamonds": 3, "gold": 3, "strange": 4}
POINTS = {"wood": 1, "lead": 2, "coal": 3, "ore": 4, "steel": 5, "diamonds": 6, "gold": 7, "strange": 3}


def igor_with(cards: str, coins: int = 9, dice: str = "NNN", front: str = "", **options: str | int) -> State:
    """Seat 0 has laid down Igor, whose ability does not bear on throwing; he has drawn nothing but a Journey."""
    s = table("igor fred", "jack tim", cargo=(cards, ""), coins=(coins - 2, 3), dice=dice, front=(front,), **options)
    lay(s, "igor", draws="journey")
    return s


@pytest.mark.rule("MZ-7.1")
def test_a_player_may_use_the_ability_and_throw_cargo_in_either_order_once_each() -> None:
    s = table("karl fred", "jack tim", cargo=("wood wood wood", ""), coins=9)
    lay(s, "karl")
    use(s)
    name(s, "jack")
    assert refused(s, USE_ABILITY) == "MZ-7.1"
    throw(s, "wood")
    assert refused(s, USE_ABILITY) == refused(s, throwing("wood")) == "MZ-7.1"
    s = table("karl fred", "jack tim", cargo=("wood wood wood", ""), coins=9)
    lay(s, "karl")
    throw(s, "wood")
    assert refused(s, throwing("wood")) == "MZ-7.1"
    use(s)
    name(s, "jack")
    assert legal(s) == [END_PLAY]


@pytest.mark.rule("MZ-7.1")
def test_a_player_may_leave_out_either_or_both() -> None:
    s = table("karl fred", "jack tim", cargo=("wood", ""), coins=9)
    lay(s, "karl")
    assert legal(s) == [USE_ABILITY, throwing("wood"), END_PLAY]
    end(s)
    assert asked(s) == (1, ASK_PLAY)
    assert front(s, 0) == ""
    assert s.players[0].marks == 0


@pytest.mark.rule("MZ-7.1")
def test_the_next_play_has_its_own_ability_and_throw() -> None:
    s = table("karl ripp", "jack tim", cargo=("wood wood", ""), coins=9, dice="NSE")
    lay(s, "karl")
    use(s)
    name(s, "helen")
    throw(s, "wood")
    end(s)
    plays(s, "jack")
    lay(s, "ripp")
    assert refused(s, USE_ABILITY) == refused(s, throwing("wood")) == ""


@pytest.mark.rule("MZ-7.2")
@pytest.mark.parametrize("who", ["carlotta", "igor", "henchman", "jack", "satine", "helen", "hernan"])
def test_abilities_without_a_choice_count_at_once_and_are_not_used(who: str) -> None:
    s = table(f"{who} fred", "karl tim", cargo=("wood", ""))
    lay(s, who)
    assert acts_as(s, 0) == who
    assert refused(s, USE_ABILITY) == "MZ-7.2"


@pytest.mark.rule("MZ-7.3", "MZ-1.1")
@pytest.mark.parametrize("who", HEADING)
def test_cargo_is_thrown_only_if_a_die_shows_the_heading(who: str) -> None:
    for die, letter in enumerate("NESW" * 3):
        dice = ["-", "-", "-"]
        dice[die % 3] = letter
        other = "fred" if who != "fred" else "karl"
        s = table(f"{who} {other}", "tim shadow", cargo=("wood", ""), dice="".join(dice))
        lay(s, who)
        assert refused(s, throwing("wood")) == ("" if letter == HEADING[who] else "MZ-7.3")


@pytest.mark.rule("MZ-7.3")
def test_one_die_serves_everybody_with_its_heading() -> None:
    s = table("karl fred", "carlotta igor", cargo=("wood", "wood"), dice="NEE")
    lay(s, "karl")
    throw(s, "wood")
    end(s)
    lay(s, "carlotta")
    throw(s, "wood")
    assert [front(s, 0), front(s, 1)] == ["wood", "wood"]


@pytest.mark.rule("MZ-7.4", "MZ-1.5")
@pytest.mark.parametrize("kind", PRICES)
def test_thrown_cargo_is_paid_to_the_safe_and_lies_face_up(kind: str) -> None:
    s = igor_with(kind)
    safe = s.safe
    throw(s, kind)
    assert (hand(s, 0), front(s, 0)) == ("", kind)
    assert (coins(s)[0], s.safe) == (9 - PRICES[kind], safe + PRICES[kind])
    assert told(s, EVENT_THROWS) == [(0, cargo(kind), PRICES[kind])]
    assert told(s, EVENT_PAYS_COINS) == [(0, PRICES[kind], 0)]
    assert told(s, EVENT_OVERBOARD) == [(0, cargo(kind), rules.score(s, 0))]


@pytest.mark.rule("MZ-1.5")
@pytest.mark.parametrize("kind", PRICES)
def test_prices_can_go_by_level_or_by_points(kind: str) -> None:
    for costs, price in (("level", LEVELS[kind] if kind != "strange" else 4), ("points", POINTS[kind])):
        s = igor_with(kind, costs=costs)
        throw(s, kind)
        assert coins(s)[0] == 9 - price, costs


@pytest.mark.rule("MZ-7.5")
@pytest.mark.parametrize("kind", PRICES)
@pytest.mark.parametrize("crates", ["", "small", "large", "small large"])
def test_who_cannot_pay_in_coins_and_crates_cannot_throw(kind: str, crates: str) -> None:
    worth = crates.count("small") + 2 * crates.count("large")
    for missing in (0, 1):
        had = PRICES[kind] - worth - missing
        if had >= 2:
            s = igor_with(f"{kind} {crates}", coins=had)
            assert refused(s, throwing(kind)) == ("MZ-7.5" if missing else "")


@pytest.mark.rule("MZ-7.5", "MZ-7.6")
def test_with_no_coin_only_what_costs_nothing_can_be_thrown() -> None:
    s = table("jack fred", "karl tim", cargo=("wood coal", ""), coins=(0, 29), dice="EEE")
    lay(s, "jack", draws="lead")
    s.players[0].coins, s.players[1].coins = 0, 30
    assert [refused(s, throwing(kind)) for kind in ("wood", "lead", "coal")] == ["", "", "MZ-7.5"]


@pytest.mark.rule("MZ-7.6", "MZ-7.13", "MZ-10.1")
@pytest.mark.parametrize(
    ("who", "alcohol", "kind", "price"),
    [
        ("igor", 1, "gold", 4),
        ("igor", 3, "gold", 2),
        ("igor", 6, "gold", 0),
        ("igor", 2, "wood", 0),
        ("henchman", 0, "gold", 4),
        ("henchman", 2, "gold", 2),
        ("henchman", 0, "wood", 0),
        ("henchman", 1, "wood", 0),
        ("henchman", 5, "gold", 0),
        ("jack", 1, "lead", 0),
        ("jack", 1, "coal", 2),
        ("satine", 1, "coal", 0),
        ("satine", 1, "lead", 1),
        ("satine", 3, "diamonds", 2),
    ],
)
def test_what_makes_cargo_cheaper_adds_up_down_to_nothing(who: str, alcohol: int, kind: str, price: int) -> None:
    s = table(f"{who} fred", "karl tim", cargo=(kind, ""), coins=8, front=("alcohol " * alcohol,), dice="NES")
    lay(s, who, draws="journey")
    throw(s, kind)
    assert coins(s)[0] == 10 - price
    assert told(s, EVENT_THROWS) == [(0, cargo(kind), price)]


@pytest.mark.rule("MZ-7.7")
@pytest.mark.parametrize(
    ("crates", "left", "spent"),
    [
        ((), 4, [0, 0]),
        (("small",), 5, [1, 0]),
        (("large",), 6, [0, 1]),
        (("small", "large"), 7, [1, 1]),
        (("large", "small"), 7, [1, 1]),
        (("small", "small"), 6, [2, 0]),
        (("large", "small", "large"), 9, [1, 2]),
    ],
)
def test_a_small_crate_pays_for_one_coin_and_a_large_one_for_two(
    crates: tuple[str, ...], left: int, spent: list[int]
) -> None:
    s = igor_with("gold small small large large")
    safe = s.safe
    throw(s, "gold", *crates)
    assert (coins(s)[0], s.safe) == (left, safe + 9 - left)
    assert s.used_up == spent
    assert hand(s, 0).count("small") == 2 - spent[0]
    assert hand(s, 0).count("large") == 2 - spent[1]
    assert front(s, 0) == "gold"


@pytest.mark.rule("MZ-7.7")
def test_a_crate_that_is_not_in_the_hand_does_not_pay() -> None:
    s = igor_with("gold small")
    act(s, throwing("gold"))
    assert [refused(s, PAY_COINS), refused(s, PAY_SMALL), refused(s, PAY_LARGE)] == ["", "", "MZ-7.7"]


@pytest.mark.rule("MZ-7.7", "MZ-7.5")
def test_coins_that_do_not_cover_the_rest_are_refused_until_crates_have_paid_enough() -> None:
    s = igor_with("gold small large", coins=2)
    act(s, throwing("gold"))
    assert refused(s, PAY_COINS) == "MZ-7.5"
    pay(s, "small")
    assert refused(s, PAY_COINS) == "MZ-7.5"
    pay(s, "large")
    assert told(s, EVENT_PAYS_COINS) == [(0, 2, 0)]
    assert (coins(s)[0], hand(s, 0), front(s, 0)) == (0, "", "gold")


@pytest.mark.rule("MZ-7.7")
def test_crates_are_exchanged_only_while_paying() -> None:
    s = igor_with("gold small large")
    for action in (PAY_COINS, PAY_SMALL, PAY_LARGE):
        assert refused(s, action) == "MZ-0.3"


@pytest.mark.rule("MZ-7.8")
@pytest.mark.parametrize(("in_safe", "change"), [(5, 1), (1, 1), (0, 0)])
def test_what_a_crate_is_worth_too_much_comes_back_as_far_as_the_safe_has_coins(in_safe: int, change: int) -> None:
    s = igor_with("wood large lead", coins=9)
    s.players[1].coins = 30 - 9 - in_safe
    s.safe = in_safe
    throw(s, "wood", "large")
    assert coins(s)[0] == 9 + change
    assert s.safe == in_safe - change
    assert told(s, EVENT_PAYS_CRATE) == [(0, cargo("large"), change)]


@pytest.mark.rule("MZ-7.8")
def test_no_crate_is_used_once_the_price_is_covered() -> None:
    s = igor_with("lead small large")
    act(s, throwing("lead"))
    pay(s, "large")
    assert asked(s) == (0, ASK_ACTION)
    assert hand(s, 0) == "small"
    s = igor_with("wood small", front="alcohol")
    act(s, throwing("wood"))  # nothing to pay
    assert asked(s) == (0, ASK_ACTION)
    assert (hand(s, 0), coins(s)[0]) == ("small", 9)


@pytest.mark.rule("MZ-7.9")
@pytest.mark.parametrize("other", ["small", "large", "wood", "alcohol"])
def test_a_payer_with_other_cards_is_asked_how_to_pay_whatever_they_are(other: str) -> None:
    s = igor_with(f"gold {other}")
    act(s, throwing("gold"))
    assert asked(s) == (0, ASK_PAY)
    assert coins(s)[0] == 9
    pay(s, "coins")
    assert coins(s)[0] == 4


@pytest.mark.rule("MZ-7.9")
def test_a_payer_without_other_cards_is_not_asked() -> None:
    s = igor_with("gold")
    act(s, throwing("gold"))
    assert told(s, EVENT_PAYS_COINS) == [(0, 5, 0)]
    s = igor_with("gold small")
    act(s, throwing("gold"))
    pay(s, "small")  # the last other card
    assert told(s, EVENT_PAYS_COINS) == [(0, 4, 0)]
    assert front(s, 0) == "gold"


@pytest.mark.rule("MZ-7.10")
def test_mysterious_crates_cannot_be_thrown_overboard() -> None:
    s = igor_with("small small large large")
    assert legal(s) == [END_PLAY]
    for kind in (cargo("small"), cargo("large")):
        assert refused(s, LAY_OUT + kind) == "MZ-7.10"


@pytest.mark.rule("MZ-7.11")
@pytest.mark.parametrize("who", ["igor", "tim"])
def test_alcohol_takes_no_heading_no_coins_and_no_action(who: str) -> None:
    s = table(f"{who} fred", "karl jack", cargo=("alcohol alcohol lead", ""), coins=(0, 30), dice="---")
    lay(s, who, draws="" if who == "tim" else "ore")
    throw(s, "alcohol")
    throw(s, "alcohol")
    assert front(s, 0) == "alcohol alcohol"
    assert coins(s) == [0, 30]
    assert told(s, EVENT_ALCOHOL) == [(0, 0, 0)] * 2
    assert told(s, EVENT_THROWS) == []


@pytest.mark.rule("MZ-7.11", "MZ-7.1")
def test_alcohol_is_placed_before_between_and_after_the_two_actions() -> None:
    s = table("karl fred", "igor jack", cargo=("alcohol alcohol alcohol gold", ""), coins=9)
    lay(s, "karl", draws="journey")
    throw(s, "alcohol")
    use(s)
    name(s, "jack")
    throw(s, "alcohol")
    throw(s, "gold")
    throw(s, "alcohol")
    assert front(s, 0) == "gold alcohol alcohol alcohol"
    assert coins(s)[0] == 11 - 3


@pytest.mark.rule("MZ-7.11")
def test_alcohol_is_placed_in_a_play_of_ones_own_only() -> None:
    s = table("karl fred", "igor jack", cargo=("", "alcohol"))
    assert refused(s, throwing("alcohol")) == "MZ-0.3"
    lay(s, "karl")
    assert refused(s, throwing("alcohol")) == "MZ-7.14"  # it is in another hand
    end(s)
    assert refused(s, throwing("alcohol")) == "MZ-0.3"  # step 1
    lay(s, "igor")
    assert refused(s, throwing("alcohol")) == ""


@pytest.mark.rule("MZ-7.12")
def test_helen_earns_nothing_by_alcohol() -> None:
    s = table("helen fred", "karl jack", cargo=("", "alcohol wood"))
    plays(s, "helen")
    lay(s, "karl")
    throw(s, "alcohol")
    assert told(s, EVENT_HELEN) == []
    throw(s, "wood")
    assert told(s, EVENT_HELEN) == [(0, 1, 0)]


@pytest.mark.rule("MZ-7.13")
def test_alcohol_makes_cargo_cheaper_at_once_and_for_its_owner_only() -> None:
    s = table("karl fred", "carlotta jack", cargo=("alcohol gold lead", "gold lead"), coins=9)
    lay(s, "karl", draws="journey")
    throw(s, "alcohol")
    throw(s, "gold")
    assert coins(s)[0] == 11 - 4
    end(s)
    lay(s, "carlotta")
    throw(s, "gold")
    assert coins(s)[1] == 11 - 5


@pytest.mark.rule("MZ-7.13")
def test_alcohol_in_the_hand_makes_nothing_cheaper() -> None:
    s = igor_with("alcohol gold")
    throw(s, "gold")
    assert coins(s)[0] == 4


@pytest.mark.rule("MZ-7.14")
def test_only_cargo_in_ones_own_hand_can_be_thrown() -> None:
    s = table("igor fred", "jack tim", cargo=("wood gold", "lead coal alcohol"), coins=9, front=("ore", ""))
    lay(s, "igor", draws="journey")
    for kind in CARGO_IDS[:9]:
        assert refused(s, throwing(kind)) == ("" if kind in ("wood", "gold") else "MZ-7.14")
    assert throwing("alcohol") == LAY_OUT + 8


@pytest.mark.rule("MZ-7.15")
def test_who_has_no_card_and_no_ability_to_use_is_not_asked() -> None:
    s = table("helen fred", "jack igor")
    lay(s, "helen")
    assert told(s, EVENT_PLAY_ENDS) == [(0, 0, 0)]
    assert asked(s) == (1, ASK_PLAY)


@pytest.mark.rule("MZ-7.15")
@pytest.mark.parametrize("who", ["karl", "ripp", "ratatine", "hernan", "tim"])
def test_who_has_no_card_but_an_ability_to_use_is_asked(who: str) -> None:
    s = table(f"{who} fred", "jack igor")
    lay(s, who, draws="" if who == "tim" else "journey")
    assert hand(s, 0) == ""
    assert asked(s) == (0, ASK_ACTION)


@pytest.mark.rule("MZ-7.15", "MZ-13.5", "MZ-15.3")
@pytest.mark.parametrize("who", ["hans", "shadow"])
def test_who_has_no_card_and_an_ability_that_cannot_be_used_is_not_asked(who: str) -> None:
    s = table(f"{who} fred", "jack igor")
    lay(s, who)
    assert asked(s) == (1, ASK_PLAY)


@pytest.mark.rule("MZ-7.15")
def test_a_play_ends_when_the_last_card_and_the_ability_are_gone() -> None:
    s = table("karl fred", "jack igor", cargo=("wood", ""))
    lay(s, "karl", draws="journey")
    throw(s, "wood")
    assert asked(s) == (0, ASK_ACTION)  # Karl can still name
    use(s)
    assert asked(s) == (0, ASK_NAME)
    name(s, "jack")
    assert asked(s) == (1, ASK_PLAY)
    assert told(s, EVENT_PLAY_ENDS) == [(0, 0, 0)]


@pytest.mark.rule("MZ-7.15")
def test_who_has_a_card_is_asked_even_if_nothing_can_be_done_with_it() -> None:
    s = table("helen fred", "jack igor", cargo=("gold", ""), coins=0, dice="---")
    lay(s, "helen")
    assert asked(s) == (0, ASK_ACTION)
    assert legal(s) == [END_PLAY]


@pytest.mark.rule("MZ-7.3", "MZ-14.9")
def test_a_thrown_card_goes_by_the_heading_that_was_taken_over() -> None:
    s = table("tim fred", "karl igor", cargo=("wood", ""), dice="SSS")
    lay(s, "tim")
    take_over(s, "henchman")
    assert refused(s, throwing("wood")) == "MZ-7.3"
