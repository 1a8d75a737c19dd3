"""Decisions at the same time: the flight plans of Zeppeldrome are chosen in secret and shown at once."""

from __future__ import annotations

from itertools import permutations

import pytest

import aerodrome
from aerodrome.play.match import Match
from aerodrome.play.step import NotYourTurn
from tests.match.helpers import Parts

GAME = "zeppeldrome"
COLOURS = ("take yellow", "take blue", "take red")


def choosing(seats: int = 3, seed: int = 5) -> Match:
    """A position in which all choose their flight plans."""
    options = {"section_c": "fog", "first_seat": 1}
    match = aerodrome.new(GAME, seats, seed=seed, options=options, names=["Ada", "Ben", "Cleo", "Dora"][:seats])
    for seat, colour in zip(range(seats), COLOURS, strict=False):
        match.play(seat, colour)
    return match


def plans(match: Match) -> dict[int, str]:
    return {seat: match.legal(seat)[0].text for seat in sorted(match.to_act)}


def test_all_seats_are_asked_at_once() -> None:
    match = choosing()
    assert match.to_act == {0, 1, 2}
    for seat in range(3):
        assert "in secret" in match.question(seat)
        assert len(match.legal(seat)) == 8  # four cards, face up or face down


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_in_whatever_order_they_choose_the_table_is_the_same(order: tuple[int, ...]) -> None:
    usual, match = choosing(), choosing()
    chosen = plans(match)
    for seat in range(3):
        usual.play(seat, chosen[seat])
    for seat in order:
        match.play(seat, chosen[seat])
    assert match.view(0) == usual.view(0)
    assert [event.text for event in match.events()] == [event.text for event in usual.events()]


def test_a_choice_shows_nothing_to_anybody_else() -> None:
    match, waiting = choosing(), choosing()
    match.play(1, plans(match)[1])
    assert match.to_act == {0, 2}
    for viewer in (0, 2, None):
        assert match.view(viewer) == waiting.view(viewer)
        assert match.describe(viewer) == waiting.describe(viewer)
        assert match.events(viewer) == waiting.events(viewer)
    assert match.legal(0) == waiting.legal(0)
    chosen = match.view(1)["players"][1]["chosen"]
    assert f"plan {chosen['card']}{'' if chosen['face_up'] else ' down'}" == plans(waiting)[1]
    assert len(match.events(1)) == len(waiting.events(1)) + 1


def test_a_bot_sees_the_same_whoever_has_chosen_before_it() -> None:
    match, waiting = choosing(), choosing()
    for seat in (0, 1):
        match.play(seat, plans(match)[seat])
    mine, first = match.sight(2), waiting.sight(2)
    assert mine.state == first.state
    assert mine.legal == first.legal
    assert mine.events == first.events


def test_nobody_chooses_twice() -> None:
    match = choosing()
    match.play(1, plans(match)[1])
    with pytest.raises(NotYourTurn, match="Ben is not asked; waiting for Ada and Cleo"):
        match.play(1, 0)
    assert not match.legal(1)


def test_the_last_choice_turns_all_cards_over() -> None:
    match = choosing()
    for seat, plan in plans(match).items():
        assert not any(player["plan"] for i, player in enumerate(match.view(None)["players"]) if i != seat)
        match.play(seat, plan)
    assert all(player["plan"] for player in match.view(None)["players"])


def test_a_card_that_is_left_face_down_is_seen_by_its_owner_only() -> None:
    match = choosing()
    card = int(plans(match)[0].split()[1])
    match.play(0, f"plan {card} down")
    for seat in (1, 2):
        match.play(seat, plans(match)[seat])
    assert [match.view(viewer)["players"][0]["plan"] for viewer in (0, 1, 2, None)] == [card, None, None, None]


def test_a_match_is_kept_and_taken_up_while_some_have_chosen() -> None:
    from aerodrome.play.gamefile import match_text, parse_match

    match = choosing()
    match.play(2, plans(match)[2])
    text = match_text(match)
    assert Parts.of(text).moves
    again = parse_match(text, "kept")
    assert again.to_act == {0, 1}
    for seat, plan in plans(again).items():
        again.play(seat, plan)
    assert len(again.to_act) == 1
