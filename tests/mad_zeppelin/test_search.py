"""MZ-6: a play, step 2; Search."""

from __future__ import annotations

from collections import Counter

import pytest

from aerodrome.games.mad_zeppelin import rules
from aerodrome.games.mad_zeppelin.cards import CARGO_IDS, TRAITOR_IDS
from aerodrome.games.mad_zeppelin.sight import blind, deal
from aerodrome.games.mad_zeppelin.state import (
    EVENT_DRAWN,
    EVENT_DRAWN_FROM_BELOW,
    EVENT_JOURNEY,
    EVENT_SEARCH,
    PLAY,
    State,
)
from aerodrome.rulebook.chance import key_chance
from aerodrome.rulebook.record import NONE
from tests.mad_zeppelin.table import (
    act,
    cargo,
    check,
    coins,
    end,
    force_draws,
    hand,
    known,
    lay,
    legal,
    plays,
    shown,
    table,
    take_over,
    throw,
    traitor,
)
from tests.tables import EVERYBODY, told

SEARCH = dict.fromkeys(TRAITOR_IDS, (1, 1)) | {
    "carlotta": (2, 0),
    "fred": (1, 3),
    "helen": (1, 0),
    "hans": (0, 0),
    "tim": (0, 0),
    "shadow": (0, 0),
}  # coins, cards


def others(*names: str) -> str:
    """Two Traitors that are none of these."""
    return " ".join([name for name in TRAITOR_IDS if name not in names][:2])


@pytest.mark.rule("MZ-6.1", "MZ-6.2", "MZ-9.2", "MZ-10.4", "MZ-10.5", "MZ-13.7", "MZ-14.8", "MZ-15.4")
@pytest.mark.parametrize("who", TRAITOR_IDS)
def test_a_search_brings_a_coin_and_a_card_unless_the_traitor_says_otherwise(who: str) -> None:
    gained, cards = SEARCH[who]
    drawn = ["lead", "steel", "large"][:cards]
    s = table(f"{who} {others(who).split()[0]}", others(who, others(who).split()[0]), cargo=("gold", ""))
    before = s.hold
    lay(s, who, draws=" ".join(drawn))
    assert coins(s) == [3 + gained, 3]
    assert s.safe == 24 - gained
    assert s.hold == before - cards
    assert sorted(hand(s, 0).split()) == sorted(["gold", *drawn])
    assert told(s, EVENT_SEARCH) == [(0, gained, cards)]
    assert told(s, EVENT_DRAWN, to=0) == [(0, cargo(kind), 0) for kind in drawn]


@pytest.mark.rule("MZ-6.1")
def test_everything_unseen_is_as_likely_to_be_drawn() -> None:
    found = [0] * 11
    for seed in range(600):
        s = table("karl fred", "igor jack", cargo=("wood " * 8, "lead " * 15))
        key_chance(s.rng, 1, 2, seed)
        act(s, legal(s)[0])
        if told(s, EVENT_DRAWN, to=0):
            found[told(s, EVENT_DRAWN, to=0)[0][1]] += 1
    expected = [sum(found) * n / 77 for n in (10, 0, 10, 9, 8, 8, 6, 6, 6, 8, 6)]
    assert found[1] == 0
    assert sum((n - e) ** 2 / e for n, e in zip(found, expected, strict=True) if e) < 27.9  # one in a thousand
    journeys = 600 - sum(found)
    assert abs(journeys - 600 * 10 / 37) < 3.3 * (600 * 10 / 37) ** 0.5  # 27 Cargo cards and 10 Journeys


@pytest.mark.rule("MZ-6.2", "MZ-10.4", "MZ-14.8")
@pytest.mark.parametrize("copied", ["fred", "carlotta", "jack"])
def test_tim_does_not_copy_a_search(copied: str) -> None:
    s = table("tim karl", "igor ripp", cargo=("wood", ""))
    lay(s, "tim")
    take_over(s, copied)
    assert (coins(s)[0], hand(s, 0)) == (3, "wood")
    assert told(s, EVENT_SEARCH) == [(0, 0, 0)]


@pytest.mark.rule("MZ-6.2", "MZ-10.4", "MZ-15.4")
@pytest.mark.parametrize("copied", ["fred", "carlotta", "jack"])
def test_mr_shadow_does_not_copy_a_search(copied: str) -> None:
    s = table(f"{copied} karl", "shadow ripp", cargo=("", "wood"))
    plays(s, copied)
    lay(s, "shadow")
    take_over(s, copied)
    assert (coins(s)[1], hand(s, 1)) == (3, "wood")


@pytest.mark.rule("MZ-6.3")
def test_a_journey_is_laid_face_up_gives_a_coin_and_is_not_replaced() -> None:
    s = table("karl fred", "igor jack", cargo=("lead", ""))
    lay(s, "karl", draws="journey")
    assert (coins(s)[0], hand(s, 0), s.journeys) == (5, "lead", 1)
    assert told(s, EVENT_JOURNEY) == [(0, 1, 1)]
    assert told(s, EVENT_SEARCH) == [(0, 1, 1)]


@pytest.mark.rule("MZ-6.3", "MZ-10.4")
@pytest.mark.parametrize(
    ("draws", "journeys", "cards"),
    [
        ("journey journey journey", 3, ""),
        ("lead journey gold", 1, "lead gold"),
        ("journey lead journey", 2, "lead"),
        ("wood wood wood", 0, "wood wood wood"),
    ],
)
def test_fred_draws_three_cards_in_all_journeys_included(draws: str, journeys: int, cards: str) -> None:
    s = table("fred karl", "igor jack", journeys=4)
    before = s.hold
    lay(s, "fred", draws=draws)
    assert (s.journeys, hand(s, 0), s.hold) == (4 + journeys, cards, before - 3)
    assert coins(s)[0] == 3 + 1 + journeys
    assert told(s, EVENT_JOURNEY) == [(0, 5 + i, 1) for i in range(journeys)]


@pytest.mark.rule("MZ-6.4")
@pytest.mark.parametrize(("in_safe", "who", "draws", "gained"), [(0, "karl", "wood", 0), (1, "carlotta", "", 1)])
def test_who_gains_from_the_safe_gains_what_is_there(in_safe: int, who: str, draws: str, gained: int) -> None:
    s = table(f"{who} fred", "igor jack", coins=(10, 20 - in_safe))
    lay(s, who, draws=draws)
    assert (coins(s)[0], s.safe) == (10 + gained, 0)
    assert told(s, EVENT_SEARCH)[0][:2] == (0, gained)


@pytest.mark.rule("MZ-6.4", "MZ-6.3")
def test_a_journey_from_an_empty_safe_brings_nothing_and_nothing_is_owed() -> None:
    s = table("fred karl", "jack henchman", cargo=("", "wood"), coins=(10, 19), dice="EEE")
    lay(s, "fred", draws="journey journey lead")
    assert coins(s) == [11, 19]
    assert told(s, EVENT_JOURNEY) == [(0, 1, 0), (0, 2, 0)]
    end(s)
    plays(s, "henchman")
    assert coins(s) == [11, 19]


@pytest.mark.rule("MZ-6.5")
def test_from_an_empty_hold_nothing_is_drawn() -> None:
    s = table("fred karl", "igor jack", cargo=("gold", ""), journeys=9, hold=1)
    lay(s, "fred", draws="journey")
    assert (s.hold, hand(s, 0), s.journeys) == (0, "gold", 10)
    assert told(s, EVENT_SEARCH) == [(0, 1, 1)]


@pytest.mark.rule("MZ-6.5", "MZ-13.2", "MZ-18.3")
@pytest.mark.parametrize("under", ["wood ore", "ore wood", "ore wood gold lead"])
def test_after_the_shuffled_part_of_the_hold_come_the_cards_under_it(under: str) -> None:
    s = table("fred karl", "igor jack", journeys=9, hold=1, under=under)
    lay(s, "fred", draws="journey")
    assert hand(s, 0) == "wood ore"
    assert told(s, EVENT_DRAWN_FROM_BELOW) == [(0, cargo("wood"), NONE), (0, cargo("ore"), NONE)]
    assert told(s, EVENT_SEARCH) == [(0, 1, 3)]
    assert shown(s, 0) == known(s, 1, 0) == "wood ore"  # everybody has seen them go under
    assert (s.left_below, sum(s.under)) == (NONE, len(under.split()) - 2)


def one_from_below(under: str, luck: int, held: str = "") -> State:
    """Seat 0 draws gold, the last Journey, and one card from under the Hold. Seats 1 and 2 look on."""
    s = table(
        "fred karl", "igor jack", "tim satine", cargo=(held,), journeys=9, hold=2, under=under, dice="W--", coins=9
    )
    force_draws(s, "gold journey")
    key_chance(s.rng, luck, 5, 5)
    act(s, PLAY + traitor("fred"))
    return s


@pytest.mark.rule("MZ-13.3", "MZ-6.5", "MZ-18.3")
def test_of_two_cards_under_the_hold_only_who_draws_one_knows_which_it_is() -> None:
    drawn: Counter[str] = Counter()
    for luck in range(200):
        s = one_from_below("ore wood", luck)
        kind = hand(s, 0).replace("gold", "").strip()
        drawn[kind] += 1
        assert told(s, EVENT_DRAWN_FROM_BELOW) == [(0, cargo("wood"), cargo("ore"))]
        assert told(s, EVENT_DRAWN, to=0) == [(0, cargo("gold"), 0), (0, cargo(kind), 0)]
        assert s.left_below == cargo({"wood": "ore", "ore": "wood"}[kind])
        assert shown(s, 0) == known(s, 1, 0) == known(s, 2, 0) == ""
        assert sum(s.under) == 0
        assert rules.cards_in_hold(s) == 1
    assert abs(drawn["wood"] - 100) < 3.3 * 50**0.5
    assert drawn.total() == 200


@pytest.mark.rule("MZ-13.3")
def test_of_two_cards_of_one_kind_everybody_knows_what_was_drawn() -> None:
    s = one_from_below("ore ore", 1)
    assert hand(s, 0) == "ore gold"
    assert shown(s, 0) == known(s, 1, 0) == "ore"
    assert (s.left_below, s.under[cargo("ore")]) == (NONE, 1)


@pytest.mark.rule("MZ-13.3")
@pytest.mark.parametrize("viewer", [EVERYBODY, 1, 2])
@pytest.mark.parametrize("thrown", ["", "gold", "wood"])
def test_the_others_think_either_of_the_two_possible(viewer: int, thrown: str) -> None:
    s = one_from_below("ore wood", 1, held="wood")
    if thrown:
        throw(s, thrown)
    left: Counter[str] = Counter()
    for n in range(200):
        world = s.copy()
        blind(world, viewer)
        deal(world, viewer, [n + 1, 2, 3, 1])
        check(world)
        left[CARGO_IDS[world.left_below]] += 1
        if not thrown:
            other = "ore" if CARGO_IDS[world.left_below] == "wood" else "wood"
            assert other in hand(world, 0).split()
    assert set(left) == {"wood", "ore"}
    assert abs(left["wood"] - 100) < 4 * 50**0.5


@pytest.mark.rule("MZ-6.6")
def test_there_is_no_limit_to_a_hand() -> None:
    one_of_each = "wood lead coal ore steel diamonds gold strange alcohol small large "
    s = table("fred karl", "igor jack", cargo=(5 * one_of_each, ""), hold=30)
    lay(s, "fred", draws="wood lead coal")
    assert len(hand(s, 0).split()) == s.players[0].hand_size == 58
