"""DD-9.1 to DD-9.4: the next round."""

from __future__ import annotations

import pytest

from aerodrome.games.dastardly_dirigibles.state import (
    ASK_ACTION,
    EVENT_DEALT,
    EVENT_EMPORIUM,
    EVENT_LOT,
    EVENT_ROUND,
    EVENT_STARTS,
    State,
)
from aerodrome.rulebook.record import NONE
from tests.dastardly_dirigibles.table import (
    DRAWERS,
    NAMES,
    asked,
    card,
    copies,
    discards,
    emporium,
    end_turn,
    ended_by,
    force,
    hand,
    listed,
    table,
)
from tests.tables import told


def new_round(
    *totals: int, emporium_cards: str = "", redraws: str = "", drawer: int | None = None, round: int = 1
) -> State:
    """A round is over by the cap of turns and nobody scores anything in it; the seats have these totals."""
    hands = ["gear nose", "key nose", "chain nose", "screw nose", "goggle nose"][: len(totals)]
    s = table(*hands, turn=200, round=round, points=tuple((n,) if round > 1 else () for n in totals))
    if round == 1:
        for i, n in enumerate(totals):
            s.players[i].points[1] = n  # of no round yet: the totals are what counts
    if emporium_cards:
        named = listed(emporium_cards) + listed(redraws)
        left = [kind for kind in range(60) for _ in range(copies(kind) - named.count(kind))]
        force(", ".join(NAMES[kind] for kind in left[: 5 * len(totals)]))
        force(emporium_cards)
        force(redraws)
    if drawer is not None:
        DRAWERS.append(drawer)
    end_turn(s)
    return s


def starter(s: State) -> int:
    [(seat, actions, _)] = told(s, EVENT_STARTS)
    assert asked(s) == (seat, ASK_ACTION)
    assert actions == s.actions_left == 4
    return seat


@pytest.mark.rule("DD-9.2")
def test_all_cards_are_collected_and_dealt_anew() -> None:
    s = table(
        "gear nose, thief",
        "wrench nose",
        ships=("chain chain - - - - -", "key key - - - - key"),
        discards="gear lift, tesla",
        turn=200,
    )
    end_turn(s)
    assert told(s, EVENT_ROUND) == [(2, 0, 0)]
    assert [len(told(s, EVENT_DEALT, i)) for i in (0, 1)] == [5, 5]
    assert [s.players[i].hand_size for i in (0, 1)] == [5, 5]
    assert all(s.players[i].ship == [NONE] * 7 for i in (0, 1))
    assert NONE not in s.emporium[:2]
    assert discards(s) == ""
    assert s.pile_size == 75 - 12
    assert s.first_done == NONE


@pytest.mark.rule("DD-9.2")
def test_the_whole_deck_is_shuffled_for_a_new_round() -> None:
    """Cards that lay on airships and discards are dealt again: 30 of the 75 in a round with five players."""
    seen = set()
    for seed in range(12):
        s = table(
            "gear nose", "key nose", "", "", "", ships=("chain " * 6 + "-",), discards="gear tail, thief", turn=200
        )
        s.rng[0] = seed * 7919
        end_turn(s)
        for i in range(5):
            seen |= set(hand(s, i).split(", "))
    assert {"chain nose", "chain drive", "gear tail", "thief", "gear nose"} <= seen


@pytest.mark.rule("DD-9.3")
@pytest.mark.parametrize("lowest", [0, 1, 2])
@pytest.mark.parametrize("round", [1, 2])
def test_the_lowest_total_begins_with_four_actions(lowest: int, round: int) -> None:
    s = new_round(*[3 if i == lowest else 8 for i in range(3)], round=round)
    assert starter(s) == lowest
    assert told(s, EVENT_LOT) == []


@pytest.mark.rule("DD-9.3")
def test_the_total_counts_and_not_the_last_round() -> None:
    s = table("gear nose", "wrench nose", turn=200, round=2, points=((9,), (1,)), ships=("", "key key key - - - -"))
    end_turn(s)
    assert starter(s) == 1  # 1 and 6 against 9 and 0


@pytest.mark.rule("DD-9.3", "DD-4.1")
def test_only_the_first_turn_of_the_round_has_four_actions() -> None:
    s = new_round(3, 8)
    assert s.actions_left == 4
    for seat in (1, 0, 1):
        end_turn(s)
        assert (s.seat, s.actions_left) == (seat, 3)


@pytest.mark.rule("DD-9.3")
def test_the_emporium_of_a_later_round_says_nothing_of_who_begins() -> None:
    assert starter(new_round(8, 3, emporium_cards="gear nose, thief", drawer=0)) == 1


@pytest.mark.rule("DD-9.4")
def test_players_tied_for_the_lowest_total_draw_after_the_emporium_is_laid_out() -> None:
    s = new_round(
        3, 8, 3, emporium_cards="gear tail, key tail, screw tail", redraws="wrench drive, wrench nose", drawer=0
    )
    assert starter(s) == 2
    assert emporium(s) == "gear tail, key tail, screw tail"
    assert told(s, EVENT_LOT) == [(0, card("wrench drive"), 0), (2, card("wrench nose"), 0)]
    assert discards(s) == "wrench nose, wrench drive"
    order = [event for _, event, *_ in s.told or () if event in (EVENT_EMPORIUM, EVENT_LOT)]
    assert order == [EVENT_EMPORIUM] * 3 + [EVENT_LOT] * 2


@pytest.mark.rule("DD-9.4", "DD-2.5")
def test_they_draw_until_one_is_nearer_the_front() -> None:
    s = new_round(
        3, 3, emporium_cards="gear tail, key tail", redraws="wrench drive, brass drive, gear lift, key lift", drawer=1
    )
    assert [seat for seat, _, _ in told(s, EVENT_LOT)] == [1, 0, 1, 0]
    assert starter(s) == 1  # hers was the first Lift Engine


@pytest.mark.rule("DD-9.1")
@pytest.mark.parametrize(("round", "over"), [(1, False), (2, False), (3, True)])
def test_there_are_three_rounds(round: int, over: bool) -> None:
    s = table("gear nose", "key nose", turn=200, round=round)
    end_turn(s)
    assert ended_by(s) == ("DD-9.1" if over else "")
    assert s.round == (3 if over else round + 1)
