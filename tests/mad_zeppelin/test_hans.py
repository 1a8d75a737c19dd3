"""MZ-13: Hans Walder."""

from __future__ import annotations

import pytest

from aerodrome.games.mad_zeppelin.cards import CARGO_IDS
from aerodrome.games.mad_zeppelin.state import (
    ASK_ACTION,
    ASK_ANSWER,
    ASK_RIVAL,
    EVENT_CHALLENGES,
    EVENT_HAND_HOLDS,
    EVENT_HAND_SHOWN,
    EVENT_MATCHES,
    EVENT_SHOWS,
    EVENT_UNDER,
    RIVAL,
    SHOW,
    SHOW_HAND,
    USE_ABILITY,
    State,
)
from aerodrome.rulebook.chance import key_chance
from aerodrome.rulebook.record import NONE
from tests.mad_zeppelin.table import (
    act,
    answer,
    asked,
    cargo,
    challenge,
    coins,
    end,
    hand,
    lay,
    legal,
    plays,
    refused,
    table,
    take_over,
    throw,
    throwing,
    use,
)
from tests.tables import told

LEVEL = dict(zip(CARGO_IDS, (1, 1, 2, 2, 2, 3, 3, 4, 4, 4, 4), strict=True))
ONE_OF_EACH = " ".join(CARGO_IDS)


def hans(mine: str, *theirs: str, dice: str = "NES") -> State:
    """Seat 0 has laid down Hans and uses him."""
    hands = ("hans fred", "jack tim", "karl shadow", "ripp igor")[: 1 + len(theirs)]
    s = table(*hands, cargo=(mine, *theirs), dice=dice)
    lay(s, "hans")
    use(s)
    return s


@pytest.mark.rule("MZ-13.1", "MZ-7.14")
def test_hans_shows_a_card_of_his_own_and_challenges_another() -> None:
    s = hans("wood gold", "lead", "ore")
    for kind in CARGO_IDS:
        assert refused(s, SHOW + cargo(kind)) == ("" if kind in ("wood", "gold") else "MZ-7.14")
    challenge(s, "gold")
    assert asked(s) == (0, ASK_RIVAL)
    assert [refused(s, RIVAL + seat) for seat in range(6)] == ["MZ-13.6", "", "", "MZ-13.6", "MZ-13.6", "MZ-13.6"]
    act(s, RIVAL + 2)
    assert asked(s) == (2, ASK_ANSWER)
    assert told(s, EVENT_SHOWS) == [(0, cargo("gold"), 0)]
    assert told(s, EVENT_CHALLENGES) == [(0, 2, 0)]


@pytest.mark.rule("MZ-13.2", "MZ-13.4")
@pytest.mark.parametrize("kind", CARGO_IDS)
def test_the_challenged_player_chooses_a_card_of_the_same_level(kind: str) -> None:
    s = hans(kind, ONE_OF_EACH)
    challenge(s, kind)
    for mine in CARGO_IDS:
        assert refused(s, SHOW + cargo(mine)) == ("" if LEVEL[mine] == LEVEL[kind] else "MZ-13.2")
    assert refused(s, SHOW_HAND) == "MZ-13.4"


@pytest.mark.rule("MZ-13.2", "MZ-7.14")
def test_the_challenged_player_shows_what_is_in_the_hand() -> None:
    s = hans("coal", "ore gold")
    challenge(s, "coal")
    assert legal(s) == [SHOW + cargo("ore")]
    assert refused(s, SHOW + cargo("steel")) == "MZ-7.14"


@pytest.mark.rule("MZ-13.2", "MZ-13.3")
@pytest.mark.parametrize(("mine", "theirs"), [("wood", "lead"), ("lead", "wood")])
def test_matching_cards_both_go_under_the_hold(mine: str, theirs: str) -> None:
    s = hans(f"{mine} gold", f"{theirs} ore")
    challenge(s, mine)
    hold = s.hold
    answer(s, theirs)
    assert (hand(s, 0), hand(s, 1)) == ("gold", "ore")
    assert s.under[cargo("wood")] == s.under[cargo("lead")] == 1
    assert s.hold == hold  # they lie under the shuffled part
    assert told(s, EVENT_MATCHES) == [(1, cargo(theirs), cargo(mine))]
    assert asked(s) == (0, ASK_ACTION)


@pytest.mark.rule("MZ-13.3")
@pytest.mark.parametrize(("mine", "theirs"), [("wood", "lead"), ("lead", "wood")])
def test_nobody_knows_the_order_of_the_two_and_nothing_holds_it(mine: str, theirs: str) -> None:
    """Whoever's card it was, and however chance stands: the table says which two they are, and no more."""
    for ply in range(20):
        s = hans(mine, theirs)
        challenge(s, mine)
        key_chance(s.rng, 1, 2, ply)
        keyed = list(s.rng)
        answer(s, theirs)
        assert list(s.rng) == keyed  # chance says it when one is drawn
        assert s.below == [cargo("wood"), cargo("lead")]
        assert told(s, EVENT_UNDER) == [(cargo("wood"), cargo("lead"), 0)]


@pytest.mark.rule("MZ-13.2", "MZ-13.3")
def test_later_cards_go_under_earlier_ones() -> None:
    s = table("hans fred", "shadow tim", cargo=("wood gold", "lead diamonds"))
    lay(s, "hans")
    use(s)
    challenge(s, "wood")
    answer(s, "lead")
    end(s)
    lay(s, "shadow")
    take_over(s, "hans")
    challenge(s, "diamonds")
    answer(s, "gold")
    assert [CARGO_IDS[kind] for kind in s.below] == ["wood", "lead"]
    assert sum(s.under) == 4


@pytest.mark.rule("MZ-13.4")
def test_without_a_match_the_whole_hand_is_shown_and_hans_keeps_his_card() -> None:
    s = hans("gold wood", "lead coal coal")
    challenge(s, "gold")
    assert legal(s) == [SHOW_HAND]
    answer(s, "hand")
    assert told(s, EVENT_HAND_SHOWN) == [(1, 3, 0)]
    assert told(s, EVENT_HAND_HOLDS) == [(1, cargo("lead"), 1), (1, cargo("coal"), 2)]
    assert (hand(s, 0), hand(s, 1)) == ("wood gold", "lead coal coal")
    assert s.below == [NONE, NONE]
    assert asked(s) == (0, ASK_ACTION)


@pytest.mark.rule("MZ-13.5")
def test_without_a_card_hans_cannot_challenge() -> None:
    s = table("hans fred", "jack igor", cargo=("wood", "wood"), dice="SSS")
    lay(s, "hans")
    throw(s, "wood")
    assert s.decider == 1  # nothing is left to do
    s = table("hans fred", "jack tim", cargo=("alcohol", "wood"))
    lay(s, "hans")
    assert refused(s, USE_ABILITY) == ""
    s.players[0].hand, s.players[0].hand_size = [0] * 11, 0
    assert refused(s, USE_ABILITY) == "MZ-13.5"


@pytest.mark.rule("MZ-13.6", "MZ-9.3")
def test_hans_cannot_challenge_where_igor_protects_the_only_other() -> None:
    s = table("igor fred", "hans tim", cargo=("wood", "wood"))
    plays(s, "igor")
    lay(s, "hans")
    assert refused(s, USE_ABILITY) == "MZ-13.6"


@pytest.mark.rule("MZ-13.6", "MZ-5.5")
def test_igor_protects_from_hans_until_his_players_next_chance() -> None:
    s = table("igor fred", "jack hans", cargo=("wood", "wood"))
    plays(s, "igor", "jack", "fred")
    lay(s, "hans")
    assert refused(s, USE_ABILITY) == ""


@pytest.mark.rule("MZ-13.6", "MZ-14.9", "MZ-15.1")
@pytest.mark.parametrize("who", ["tim", "shadow"])
def test_a_copy_of_igor_protects_from_hans_once_it_is_taken_over(who: str) -> None:
    for copies in (True, False):
        first = "igor" if who == "shadow" else "satine"
        s = table(f"{first} fred", f"{who} jack", "hans karl", "ripp helen", cargo=("wood",) * 4)
        plays(s, first)
        lay(s, who)
        if copies:
            take_over(s, "igor")
        end(s)
        lay(s, "hans")
        use(s)
        challenge(s, "wood")
        if copies and who == "shadow":
            assert asked(s) == (3, ASK_ANSWER)  # nobody else is left
        else:
            assert refused(s, RIVAL + 1) == ("MZ-13.6" if copies else "")
            assert refused(s, RIVAL + 3) == ""


@pytest.mark.rule("MZ-13.7")
def test_hans_takes_neither_card_nor_coin() -> None:
    s = table("hans fred", "jack tim", cargo=("wood", ""))
    lay(s, "hans")
    assert (coins(s)[0], hand(s, 0)) == (3, "wood")


@pytest.mark.rule("MZ-13.1", "MZ-7.1")
def test_hans_may_throw_before_or_after_the_challenge() -> None:
    s = hans("wood gold", "lead", dice="SSS")
    challenge(s, "gold")
    answer(s, "hand")
    throw(s, "wood")
    assert s.players[0].laid_out[cargo("wood")] == 1
    s = table("hans fred", "jack tim", cargo=("wood gold", "lead"), dice="SSS")
    lay(s, "hans")
    throw(s, "wood")
    use(s)
    challenge(s, "gold")
    answer(s, "hand")
    assert refused(s, throwing("gold")) == "MZ-7.1"
