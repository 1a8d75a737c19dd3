"""DD-6.2 to DD-6.4: Transmutation."""

from __future__ import annotations

import pytest

from aerodrome.games.dastardly_dirigibles import rules
from aerodrome.games.dastardly_dirigibles.state import (
    ASK_ACTION,
    ASK_MATCH,
    ASK_TRANSMUTE,
    DISCARD,
    EVENT_PLAYS,
    EVENT_TRANSMUTES,
    NO_MATCH,
    TRANSMUTE,
)
from tests.dastardly_dirigibles.table import (
    act,
    asked,
    card,
    discards,
    extract,
    hand,
    legal,
    match,
    placing,
    play,
    playing,
    points,
    refused,
    ship,
    table,
    transmute,
)
from tests.tables import told


@pytest.mark.rule("DD-6.2", "DD-6.1")
def test_instead_of_matching_a_player_plays_any_part() -> None:
    s = table("chain nose", "gear nose, key tail, transmutation", "goggle nose")
    play(s, "chain nose")
    assert legal(s) == [TRANSMUTE, placing("gear nose")]
    act(s, TRANSMUTE)
    assert asked(s) == (1, ASK_TRANSMUTE)
    assert discards(s) == "transmutation"
    assert legal(s) == [placing("gear nose"), placing("key tail")]
    play(s, "key tail")
    assert (ship(s, 1), hand(s, 1)) == ("- - - - - - key", "gear nose")
    assert told(s, EVENT_TRANSMUTES) == [(1, 0, 0)]


@pytest.mark.rule("DD-6.2")
def test_nobody_matches_the_transmuted_part_and_the_others_match_the_announced_one() -> None:
    s = table("chain nose, chain tail", "key tail, transmutation", "goggle nose, goggle tail")
    play(s, "chain nose")
    transmute(s, "key tail")
    assert asked(s) == (2, ASK_MATCH)
    assert legal(s) == [placing("goggle nose")]
    match(s, "goggle nose")
    assert asked(s) == (0, ASK_ACTION)
    assert [ship(s, i).split()[6] for i in range(3)] == ["-", "key", "-"]


@pytest.mark.rule("DD-6.2")
def test_it_is_not_played_in_ones_own_turn() -> None:
    s = table("chain nose, transmutation", "gear nose")
    assert refused(s, playing("transmutation")) == "DD-6.2"
    assert refused(s, TRANSMUTE) == "DD-0.3"
    assert refused(s, DISCARD + card("transmutation")) == ""


@pytest.mark.rule("DD-6.2", "DD-4.2")
def test_it_must_be_in_the_hand() -> None:
    s = table("chain nose, transmutation, transmutation", "gear nose, gear tail")
    play(s, "chain nose")
    assert refused(s, TRANSMUTE) == "DD-4.2"


@pytest.mark.rule("DD-6.3")
def test_a_matching_part_is_not_needed() -> None:
    s = table("chain nose", "key tail, transmutation")
    play(s, "chain nose")
    assert legal(s) == [NO_MATCH, TRANSMUTE]
    transmute(s, "key tail")
    assert ship(s, 1) == "- - - - - - key"


@pytest.mark.rule("DD-6.3")
def test_without_a_part_in_hand_it_cannot_be_played() -> None:
    s = table("chain nose", "thief, transmutation, dynamotor")
    play(s, "chain nose")
    assert refused(s, TRANSMUTE) == "DD-6.3"
    assert legal(s) == [NO_MATCH]


@pytest.mark.rule("DD-6.3", "DD-5.4")
def test_a_transmuted_part_is_played_of_ones_own_will_and_must_be_of_another_suit() -> None:
    s = table("chain nose", "gear lift, transmutation", ships=("", "- gear - - - key -"))
    play(s, "chain nose")
    act(s, TRANSMUTE)
    assert refused(s, placing("gear front")) == "DD-5.4"
    assert legal(s) == [placing("gear back")]


@pytest.mark.rule("DD-6.2", "DD-5.3")
def test_a_transmuted_part_may_replace_one() -> None:
    s = table("chain nose", "gear tail, transmutation", ships=("", "- - - - - - key"))
    play(s, "chain nose")
    transmute(s, "gear tail")
    assert (ship(s, 1), discards(s)) == ("- - - - - - gear", "key tail, transmutation")


@pytest.mark.rule("DD-6.2")
def test_the_announced_kind_may_be_played_as_well() -> None:
    s = table("chain nose", "gear nose, transmutation")
    play(s, "chain nose")
    transmute(s, "gear nose")
    assert asked(s) == (0, ASK_ACTION)
    assert ship(s, 1) == "gear - - - - - -"


@pytest.mark.rule("DD-6.4")
def test_several_players_may_transmute_the_same_announcement() -> None:
    s = table("chain nose", "gear tail, transmutation", "key nose", "goggle drive, goggle nose, transmutation")
    play(s, "chain nose")
    transmute(s, "gear tail")
    match(s, "key nose")
    transmute(s, "goggle drive")
    assert [ship(s, i) for i in (1, 2, 3)] == ["- - - - - - gear", "key - - - - - -", "- - - - goggle - -"]
    assert [seat for seat, _, _ in told(s, EVENT_TRANSMUTES)] == [1, 3]
    assert asked(s) == (0, ASK_ACTION)


@pytest.mark.rule("DD-6.4")
def test_one_player_transmutes_an_announcement_once() -> None:
    s = table("chain nose", "gear tail, gear nose, transmutation, transmutation", "")
    play(s, "chain nose")
    transmute(s, "gear tail")
    assert asked(s) == (0, ASK_ACTION)
    assert hand(s, 1) == "gear nose, transmutation"


@pytest.mark.rule("DD-6.2", "DD-6.5")
def test_a_part_from_the_extractor_is_announced_and_can_be_transmuted() -> None:
    s = table("extractor", "gear tail, transmutation", "goggle nose")
    extract(s, "chain nose, tesla, thief")
    play(s, "chain nose")
    transmute(s, "gear tail")
    match(s, "goggle nose")
    assert [ship(s, i).split()[0] for i in range(3)] == ["chain", "-", "goggle"]
    assert ship(s, 1) == "- - - - - - gear"


@pytest.mark.rule("DD-6.2", "DD-7.1", "DD-7.2")
def test_a_transmuted_part_may_complete_the_airship_and_end_the_round() -> None:
    s = table(
        "chain nose, chain tail",
        "gear tail, transmutation",
        "goggle nose",
        ships=("", "gear gear gear gear gear gear -", ""),
    )
    play(s, "chain nose")
    transmute(s, "gear tail")
    assert s.first_done == 1
    assert asked(s) == (2, ASK_MATCH)  # the announced part is still matched
    match(s, "goggle nose")
    assert points(s, 1) == [1, 16, 1]
    assert s.round == 2


@pytest.mark.rule("DD-6.2")
def test_the_played_part_is_told_as_any_other() -> None:
    s = table("chain nose", "gear tail, transmutation")
    play(s, "chain nose")
    transmute(s, "gear tail")
    assert told(s, EVENT_PLAYS) == [(0, 0, 0), (1, 1, 6)]


@pytest.mark.rule("DD-5.5")
def test_a_player_who_says_nothing_matches_and_keeps_the_transmutation() -> None:
    s = table("chain nose", "gear nose, key tail, transmutation")
    play(s, "chain nose")
    assert rules.default_action(s, 1) == placing("gear nose")
