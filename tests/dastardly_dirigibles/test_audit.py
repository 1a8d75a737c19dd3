"""The audit finds what cannot be on a table."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from aerodrome.games.dastardly_dirigibles import knowledge, state
from aerodrome.games.dastardly_dirigibles.audit import (
    CARD_LOST,
    KNOWS_TOO_MUCH,
    SIZE_WRONG,
    WRONG_PLACE,
    WRONG_QUESTION,
    audit,
)
from aerodrome.games.dastardly_dirigibles.state import ASK_GIVE, ASK_TRANSMUTE, State
from aerodrome.rulebook.record import NONE
from tests.dastardly_dirigibles.table import act, card, draw_openly, end_turn, extract, opened, table


def full() -> State:
    """Seat 0 had no nose; seat 1 has taken a card openly and is drawing up."""
    s = table(
        "gear tail, thief",
        "key tail, gear lift",
        "tesla",
        ships=("chain - - - - - -", "- gear - - - - -", ""),
        emporium="screw nose, screw tail, screw drive",
        discards="brass nose",
    )
    knowledge.note_lacking(s, 0, 0)
    end_turn(s)
    draw_openly(s, "screw nose", new="goggle nose")
    return s


def put(path: str, value: int, by: bool = False) -> Callable[[State], None]:
    """A change at a place, as "players.0.unknown": to a value, or by one."""

    def change(s: State) -> None:
        *way, last = path.split(".")
        at: object = s
        for step in way:
            at = at[int(step)] if step.isdigit() else getattr(at, step)  # type: ignore[index]
        old = at[int(last)] if last.isdigit() else getattr(at, last)  # type: ignore[index]
        new = old + value if by else value
        if last.isdigit():
            at[int(last)] = new  # type: ignore[index]
        else:
            setattr(at, last, new)

    return change


def add(path: str, value: int) -> Callable[[State], None]:
    return put(path, value, by=True)


def all_of(*changes: Callable[[State], None]) -> Callable[[State], None]:
    def change_all(s: State) -> None:
        for change in changes:
            change(s)

    return change_all


NOSE, LIFT, TAIL = card("gear nose"), card("gear lift"), card("gear tail")

WRONGS = [
    # cards
    (add(f"pile.{NOSE}", -1), CARD_LOST),
    (add(f"discards.{NOSE}", 1), CARD_LOST),
    (add(f"players.2.hand.{NOSE}", 1), CARD_LOST),
    (put("players.0.ship.0", NONE), CARD_LOST),
    (put("players.1.ship.1", NONE), CARD_LOST),
    (put("players.1.ship.5", 1), CARD_LOST),
    (put("players.2.ship.6", 2), CARD_LOST),
    (put("emporium.1", NONE), CARD_LOST),
    (put("emporium.1", NOSE), CARD_LOST),
    (all_of(put(f"discards.{NOSE}", -1), add(f"pile.{NOSE}", 1)), CARD_LOST),
    (all_of(put(f"players.0.hand.{NOSE}", -1), add(f"pile.{NOSE}", 1)), CARD_LOST),
    (all_of(put(f"pile.{NOSE}", -1), add(f"discards.{NOSE}", 2)), CARD_LOST),
    (put("options.3", 3), CARD_LOST),
    # sizes
    (add("pile_size", 1), SIZE_WRONG),
    (add("players.0.hand_size", 1), SIZE_WRONG),
    (add("players.1.unknown", -1), SIZE_WRONG),
    (add(f"players.1.shown.{TAIL}", 1), SIZE_WRONG),
    # knowledge
    (all_of(add(f"players.0.shown.{NOSE}", 1), add("players.0.unknown", -1)), KNOWS_TOO_MUCH),
    (all_of(add(f"players.1.shown.{LIFT}", -1), add("players.1.unknown", 1)), KNOWS_TOO_MUCH),
    (put("players.0.may_have.5", 0), KNOWS_TOO_MUCH),  # it has a tail
    (put("players.1.may_have.1", 0), KNOWS_TOO_MUCH),
    (put("players.0.may_have.0", 3), KNOWS_TOO_MUCH),  # more than it has cards
    (put("players.0.may_have.0", -1), KNOWS_TOO_MUCH),
    (all_of(put("players.1.may_have.1", 1), put("players.1.may_have.5", 1)), KNOWS_TOO_MUCH),  # one card, two parts
    (put("players.0.older", 3), KNOWS_TOO_MUCH),  # more than it has unknown cards
    (put("players.1.older", -1), KNOWS_TOO_MUCH),
    # the question
    (put("asked", NONE), WRONG_QUESTION),
    (put("ended_by", 901), WRONG_QUESTION),
    (put("extracted.0", NOSE), WRONG_PLACE),
    (put("extracted.2", NOSE), WRONG_PLACE),
    (all_of(put("asked", ASK_TRANSMUTE), put("decider", 2)), WRONG_QUESTION),
    (
        all_of(put("asked", ASK_GIVE), put("seat", 2), put("decider", 2), put("swap_taken", card("tesla"))),
        WRONG_QUESTION,
    ),
]


@pytest.mark.parametrize(("change", "answer"), WRONGS)
def test_the_audit_says_what_is_wrong(change: Callable[[State], None], answer: int) -> None:
    s = full()
    assert audit(s) == 0
    change(s)
    assert audit(s) == answer


def test_every_answer_of_the_audit_is_tried() -> None:
    assert {answer for _, answer in WRONGS} == set(range(1, 6))


def test_bars_that_leave_room_for_the_hand_are_fine() -> None:
    s = full()
    s.players[1].may_have[1], s.players[1].may_have[5] = 1, 2
    assert audit(s) == 0


def test_the_seat_that_is_asked_to_transmute_or_to_give_can() -> None:
    s = full()
    s.asked, s.decider = ASK_TRANSMUTE, 0
    assert audit(s) == 0
    s.asked, s.decider, s.swap_taken = ASK_GIVE, 1, card("screw nose")
    assert audit(s) == 0


def test_extracted_cards_are_in_the_hand_of_the_seat_whose_turn_it_is() -> None:
    s = table("extractor", "gear nose")
    extract(s, "key nose, thief, tesla")
    s.extracted[1] = card("gear nose")
    assert audit(s) == WRONG_PLACE


def test_an_absent_seat_has_no_cards_to_audit() -> None:
    s = opened(2)
    s.players[4].hand[0] = 3
    assert audit(s) == 0
    act(s, state.PASS)
