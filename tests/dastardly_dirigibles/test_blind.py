"""DD-10.1: what each seat and a spectator may see of the table."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from aerodrome.games.dastardly_dirigibles.sight import blind
from aerodrome.games.dastardly_dirigibles.state import ASK_EXTRACT, DRAW_PILE, Player, State
from aerodrome.rulebook.record import HIDDEN, NONE
from tests.dastardly_dirigibles.table import act, card, draw_openly, end_turn, opened, table
from tests.dastardly_dirigibles.test_table import POSITIONS
from tests.tables import EVERYBODY


def known() -> State:
    """Seat 1 has taken a card openly; seat 1 draws up."""
    s = table("gear nose", "thief", "key tail", emporium="key nose, key drive, brass tail")
    end_turn(s)
    draw_openly(s, "key nose", new="gear drive")
    return s


def finished() -> State:
    s = table("gear nose, dynamotor", "key nose", "screw nose", round=3, turn=200)
    end_turn(s)
    assert s.ended_by
    return s


def shuffled() -> State:
    """The discards have become the pile, and seat 1 has drawn a card since."""
    s = table("gear nose", "thief", "key tail", rest="discards")
    end_turn(s)
    act(s, DRAW_PILE)
    assert s.recycled != [0, 0]
    return s


MOMENTS: dict[str, Callable[[], State]] = {
    **{f"question {question}": position for question, position in POSITIONS.items()},
    "set up": lambda: opened(3, 4),
    "something is known": known,
    "after a reshuffle": shuffled,
    "over": finished,
}


def may_see(s: State, viewer: int, path: str, value: int) -> bool:
    """May the viewer see this number, by the words of the rules?"""
    if path.startswith(("rng", "pile[")):
        return False
    if path.startswith("extracted"):  # how many there are is open; which they are is not
        return value == NONE or viewer == s.seat
    found = re.fullmatch(r"players\[(\d)\]\.hand\[\d+\]", path)
    return found is None or int(found[1]) in (viewer, *range(s.n_seats, 5))


@pytest.mark.rule("DD-10.1")
@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("viewer", [EVERYBODY, 0, 1, 2])
def test_a_viewer_sees_what_the_rules_let_see_and_nothing_else(moment: str, viewer: int) -> None:
    s = MOMENTS[moment]()
    seen = s.copy()
    blind(seen, viewer)
    hidden = set()
    for (path, field, value), (_, _, true) in zip(seen.paths(), s.paths(), strict=True):
        if may_see(s, viewer, path, true):
            assert value == true, path
        else:
            assert value == HIDDEN, path
            hidden.add(field.audience)
    assert hidden - {"partly"} == {"secret", "owner"}


@pytest.mark.parametrize("moment", MOMENTS)
def test_to_be_blinded_twice_is_to_be_blinded_once(moment: str) -> None:
    for viewer in range(-1, 3):
        s = MOMENTS[moment]()
        blind(s, viewer)
        again = s.copy()
        blind(again, viewer)
        assert again == s


@pytest.mark.rule("DD-10.1", "DD-6.5")
def test_only_who_drew_them_sees_the_cards_of_the_extractor() -> None:
    for viewer in (EVERYBODY, 0, 1, 2):
        s = POSITIONS[ASK_EXTRACT]()
        blind(s, viewer)
        cards = [card(name) for name in ("wrench nose", "wrench lift", "dynamotor")]
        assert s.extracted == (cards if viewer == 0 else [HIDDEN] * 3)


@pytest.mark.rule("DD-10.1")
def test_hands_and_the_pile_are_all_that_is_hidden() -> None:
    assert {field for field, kind in Player.fields.items() if kind.audience == "owner"} == {"hand"}
    others = {field: kind.audience for field, kind in State.fields.items() if kind.audience not in ("public", "parts")}
    assert others == {"rng": "secret", "pile": "secret", "extracted": "partly"}
