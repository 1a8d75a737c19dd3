"""A state as numbers for learners."""

from __future__ import annotations

import pytest

from aerodrome.games.mad_zeppelin import instinct, rules
from aerodrome.games.mad_zeppelin.cards import CARGO_IDS, COINS, TRAITOR_IDS
from aerodrome.games.mad_zeppelin.features import PIECES, SEAT_SIZE
from aerodrome.games.mad_zeppelin.state import ASK_ACTION, ASK_CHANGE, ASK_NAME, ASK_PICK, SHOW_HAND, State
from aerodrome.rulebook.record import NONE
from tests.mad_zeppelin.table import (
    GAME,
    act,
    cargo,
    challenge,
    count,
    end,
    lay,
    name,
    opened,
    pick,
    set_die,
    table,
    throw,
    traitor,
    use,
)
from tests.observing import Observed


def seen(s: State, viewer: int) -> Observed:
    return Observed(GAME, s, viewer, SEAT_SIZE)


def names(observed: Observed, piece: str) -> str:
    return " ".join(TRAITOR_IDS[t] for t in observed.ones(piece))


def test_the_sizes_of_the_pieces_add_up() -> None:
    assert sum(size for _, size in PIECES) == GAME.observed
    assert len({name for name, _ in PIECES}) == len(PIECES)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_seats_are_counted_from_the_viewer(seats: int) -> None:
    s = table(
        *("karl fred", "igor tim", "hans helen", "jack satine", "ripp hernan", "henchman shadow")[:seats], leader=1
    )
    for viewer in range(seats):
        observed = seen(s, viewer)
        assert observed.ones("asked") == observed.ones("playing") == observed.ones("leader") == [(1 - viewer) % seats]
        parts = observed.seats()
        assert [part[0] for part in parts] == [1] * seats + [0] * (6 - seats)
        assert not any(any(part) for part in parts[seats:])
        assert [part[8] for part in parts[:seats]] == [(viewer + i - 1) % seats for i in range(seats)]
    spectator = seen(s, NONE)
    assert spectator["seats"] == seen(s, 0)["seats"]
    assert not any(spectator["own hand"] + spectator["own Traitors"] + spectator["prices"] + spectator["in a hand"])


def test_the_draft_is_seen_by_those_who_pick() -> None:
    s = opened(3, 4)
    leader = s.leader
    on_offer = seen(s, leader).ones("passed on")
    assert s.asked == ASK_PICK
    assert len(on_offer) == 14 - 5 - 3
    within_reach = [n > 0 for n in seen(s, leader)["own throws"]]
    assert not any(n for t, n in enumerate(within_reach) if t not in [*on_offer, *seen(s, leader).ones("own Traitors")])
    assert seen(s, leader)["draft"] == [0, 5, 1]
    pick(s, TRAITOR_IDS[on_offer[0]])
    assert seen(s, leader)["draft"] == [1, 5, 1]
    follower = seen(s, (leader + 1) % 3)
    assert follower.ones("passed on") == on_offer[1:]
    assert not seen(s, (leader + 2) % 3).ones("passed on")
    assert [part[11] for part in follower.seats()[:3]] == [2, 2, 2]  # plays left


def test_the_dice_are_seen_with_the_headings_that_they_show() -> None:
    s = table("karl fred", "igor tim", dice="NN-")
    assert seen(s, 1).ones("dice") == [0, 6, 12 + 5]
    assert seen(s, 1)["headings"] == [1, 0, 0, 0, 2, 0]
    s = table("ratatine fred", "igor tim", dice="NES")
    lay(s, "ratatine", draws="coal")
    use(s)
    assert s.asked == ASK_CHANGE
    assert seen(s, 0)["headings"] == [1, 1, 1, 0, 3, 2]
    set_die(s, 0, "W")
    assert seen(s, 0)["headings"] == [0, 1, 1, 1, 3, 1]


@pytest.mark.parametrize(("who", "place"), [("karl", 0), ("ripp", 1), ("tim", 2)])
def test_it_is_seen_who_names_a_traitor(who: str, place: int) -> None:
    s = table(f"{who} fred", "igor helen")
    lay(s, who)
    assert not any(seen(s, 0)["naming"])
    use(s)
    assert s.asked == ASK_NAME
    assert seen(s, 0).ones("naming") == seen(s, 1).ones("naming") == [place]


def test_mr_shadow_names_as_himself_and_as_another() -> None:
    s = table("karl helen", "fred igor", "shadow jack")
    lay(s, "karl", draws="coal")
    end(s)
    lay(s, "fred", draws="coal coal coal")
    end(s)
    lay(s, "shadow")
    use(s)
    assert s.asked == ASK_NAME
    assert seen(s, 2).ones("naming") == [3]
    name(s, "karl")
    assert s.asked == ASK_NAME
    assert seen(s, 2).ones("naming") == [0]
    assert names(seen(s, 0), "laid down") == "karl fred shadow"


def test_what_ripp_tim_and_karl_have_done_is_seen() -> None:
    s = table("ripp karl", "igor tim", "hans helen")
    lay(s, "ripp", draws="coal")
    use(s)
    name(s, "helen")
    assert [names(seen(s, viewer), "banned") for viewer in range(3)] == ["helen"] * 3
    assert [names(seen(s, viewer), "blocked") for viewer in range(3)] == ["helen"] * 3
    end(s)
    lay(s, "tim")
    use(s)
    name(s, "jack")
    observed = seen(s, 2)
    assert names(observed, "laid open") == "jack"
    assert names(observed, "laid down") == "ripp tim"
    assert names(observed, "out of play") == "jack"  # he was with nobody
    assert seen(s, 2)["in a hand"][traitor("jack")] == 0


def test_how_likely_a_traitor_is_in_a_rivals_hand_is_seen() -> None:
    s = table("karl fred", "igor tim")
    out_of_play = names(seen(s, 0), "out of play").split()  # which the leader has looked at
    assert sorted([*out_of_play, "karl", "fred", "igor", "tim"]) == sorted(TRAITOR_IDS)
    assert [TRAITOR_IDS[t] for t, n in enumerate(seen(s, 0)["in a hand"]) if n] == ["igor", "tim"]
    chances = seen(s, 1)["in a hand"]
    assert not names(seen(s, 1), "out of play")
    assert chances[traitor("igor")] == chances[traitor("tim")] == 0  # they are the viewer's own
    assert chances[traitor("fred")] == instinct.chance_in_a_hand(s, 1, traitor("fred")) > 0


def test_cargo_that_may_still_come_is_counted() -> None:
    s = table(
        "karl hans", "igor tim", "fred helen", cargo=("gold wood", "steel", "lead lead"), front=("coal", "alcohol")
    )
    assert seen(s, 0)["unseen"] == [n - m for n, m in zip(EVERY, count("gold wood coal alcohol"), strict=True)]
    assert seen(s, NONE)["unseen"] == [n - m for n, m in zip(EVERY, count("coal alcohol"), strict=True)]
    lay(s, "hans")
    use(s)
    challenge(s, "gold", 2)
    act(s, SHOW_HAND)  # no card of that level, and two of lead
    assert seen(s, 1)["unseen"] == [
        n - m for n, m in zip(EVERY, count("steel coal alcohol gold lead lead"), strict=True)
    ]


EVERY = [GAME.cards.cargo[kind].count for kind in range(len(CARGO_IDS))]


def test_prices_gains_and_means_are_the_viewers() -> None:
    s = table(
        "jack hans", "igor tim", cargo=("gold wood small", "coal"), coins=(2, 5), front=("strange", "wood alcohol")
    )
    lay(s, "jack", draws="lead")
    assert s.asked == ASK_ACTION
    observed = seen(s, 0)
    assert observed["prices"][cargo("wood")] == observed["prices"][cargo("lead")] == 0
    assert observed["prices"][cargo("gold")] == GAME.cards.cargo[cargo("gold")].price
    assert observed["means"] == [2 + 1 + 1]
    # wood: a point, another for strange materials, and a new level; gold: seven points, and a new level
    assert observed["gains"][cargo("wood")] == 5 * 2 + 1
    assert observed["gains"][cargo("gold")] == 5 * 7 + 1
    assert seen(s, 1)["gains"][cargo("wood")] == 5 * 1
    assert seen(s, 1)["prices"][cargo("coal")] == GAME.cards.cargo[cargo("coal")].price - 1


def test_a_seat_is_seen_with_its_levels_and_its_lead() -> None:
    s = table("karl fred", "igor tim", "hans helen", front=("wood coal gold", "alcohol", "gold"), coins=(3, 4, 5))
    parts = seen(s, 1).seats()[:3]
    assert [part[4] for part in parts] == [0, 7, 11]  # points
    assert [part[9] for part in parts] == [20, 13, 9]  # points to the goal
    assert [part[10] for part in parts] == [
        (rules.standing(s, i) - max(rules.standing(s, j) for j in range(3) if j != i)) // (COINS + 1) for i in (1, 2, 0)
    ]
    assert [part[12:16] for part in parts] == [[0, 0, 0, 1], [0, 0, 1, 0], [1, 1, 1, 0]]
    lay(s, "karl", draws="coal")
    end(s)
    assert [part[11] for part in seen(s, 0).seats()[:3]] == [1, 2, 2]  # plays left


def test_a_throw_is_seen_while_it_is_paid() -> None:
    s = table("jack hans", "igor tim", cargo=("gold wood small", "coal"), coins=(9, 5), dice="EES")
    lay(s, "jack", draws="lead")
    throw_price = GAME.cards.cargo[cargo("gold")].price
    throw(s, "gold", "small")
    assert seen(s, 1)["flight"][6] == 1
    assert seen(s, 1).seats()[1][1] == 9 + 1 - (throw_price - 1)
