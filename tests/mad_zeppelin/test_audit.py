"""The audit finds what cannot be on a table."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from aerodrome.games.mad_zeppelin.audit import (
    CARGO_LOST,
    COINS_LOST,
    DICE_WRONG,
    HAND_WRONG,
    HOLD_WRONG,
    KNOWS_TOO_MUCH,
    TRAITOR_LOST,
    WRONG_QUESTION,
    audit,
)
from aerodrome.games.mad_zeppelin.state import ASK_DIE, ASK_PAY, ASK_PLAY, ASK_STEAL, OUT_OF_PLAY, State
from aerodrome.rulebook.record import NONE
from tests.mad_zeppelin.table import (
    act,
    answer,
    cargo,
    challenge,
    end,
    lay,
    name,
    opened,
    plays,
    table,
    take_over,
    throw,
    throwing,
    traitor,
    use,
)


def full() -> State:
    """Cards are laid open, known, thrown, used up and under the Hold; seat 0 has laid down Jack and is asked."""
    s = table("hans jack", "tim fred", "igor karl", cargo=("wood gold", "lead large ore", "coal"), coins=5, dice="SEW")
    lay(s, "hans")
    use(s)
    challenge(s, "wood", 1)
    answer(s, "lead")
    end(s)
    lay(s, "tim")
    take_over(s, "helen")
    throw(s, "ore", "large")
    end(s)
    plays(s, "igor")
    lay(s, "jack", draws="ore")
    return s


def put(path: str, value: int, by: bool = False) -> Callable[[State], None]:
    """A change at a place, as "players.0.coins": to a value, or by one."""

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


JACK, HELEN, FRED, KARL, RIPP = (1 << traitor(t) for t in ("jack", "helen", "fred", "karl", "ripp"))
WOOD, LEAD, GOLD, SMALL = (cargo(kind) for kind in ("wood", "lead", "gold", "small"))

WRONGS = [
    # Traitors
    (add("out", -RIPP), TRAITOR_LOST),
    (add("out", JACK), TRAITOR_LOST),
    (add("pool", RIPP), TRAITOR_LOST),
    (add("played", FRED), TRAITOR_LOST),
    (add("laid_open", -HELEN), TRAITOR_LOST),
    (add("players.0.traitors", FRED), TRAITOR_LOST),
    (add("players.5.traitors", FRED), TRAITOR_LOST),
    (all_of(add("players.1.traitors", -FRED), add("players.2.traitors", FRED)), TRAITOR_LOST),
    (all_of(add("players.1.traitors", -FRED), add("out", FRED)), TRAITOR_LOST),
    (put(f"seen_at.{traitor('jack')}", NONE), TRAITOR_LOST),
    (put(f"seen_at.{traitor('helen')}", NONE), TRAITOR_LOST),
    (put(f"seen_at.{traitor('fred')}", 0), TRAITOR_LOST),
    (put(f"seen_at.{traitor('fred')}", OUT_OF_PLAY), TRAITOR_LOST),
    (put("unshown", traitor("fred")), TRAITOR_LOST),
    (all_of(put("unshown", traitor("fred")), put("keepers", 0b101)), TRAITOR_LOST),
    # Cargo
    (put("left_below", GOLD), CARGO_LOST),
    (put("left_below", WOOD), HOLD_WRONG),  # not before the tenth Journey
    (add(f"unseen.{WOOD}", 1), CARGO_LOST),
    (add(f"under.{WOOD}", -1), CARGO_LOST),
    (add(f"players.0.laid_out.{WOOD}", 1), CARGO_LOST),
    (add(f"players.0.hand.{WOOD}", 1), CARGO_LOST),
    (add("used_up.0", 1), CARGO_LOST),
    (all_of(add(f"unseen.{SMALL}", -9), add("used_up.0", 9)), CARGO_LOST),
    (all_of(put(f"under.{GOLD}", -1), add(f"unseen.{GOLD}", 1)), CARGO_LOST),
    (all_of(put(f"players.1.hand.{GOLD}", -1), add(f"players.0.hand.{GOLD}", 1)), CARGO_LOST),
    (add("hold", 1), HOLD_WRONG),
    (add("removed", -1), HOLD_WRONG),
    (add("journeys", 1), HOLD_WRONG),
    (all_of(put("journeys", 11), add("hold", -11)), HOLD_WRONG),
    (add("players.0.hand_size", 1), HAND_WRONG),
    (add("players.2.hand_size", -1), HAND_WRONG),
    # coins
    (add("safe", 1), COINS_LOST),
    (add("players.1.coins", -1), COINS_LOST),
    (all_of(put("players.1.coins", -1), add("players.0.coins", 1)), COINS_LOST),
    (
        all_of(put("safe", -1), put("players.0.coins", 31), put("players.1.coins", 0), put("players.2.coins", 0)),
        COINS_LOST,
    ),
    # knowledge
    (put(f"players.0.shown.{LEAD}", 5), KNOWS_TOO_MUCH),
    (put(f"players.0.shown.{LEAD}", -1), KNOWS_TOO_MUCH),
    (put(f"players.1.known.0.{LEAD}", 5), KNOWS_TOO_MUCH),
    (put(f"players.0.known.0.{GOLD}", 1), KNOWS_TOO_MUCH),
    (put(f"players.0.shown.{GOLD}", 1), KNOWS_TOO_MUCH),  # seat 1 would not know what everybody knows
    # dice and the question
    (put("dice.1", 6), DICE_WRONG),
    (put("dice.0", NONE), DICE_WRONG),  # they have been rolled
    (put("dice.1", -1), DICE_WRONG),
    (put("dice.1", 4), DICE_WRONG),
    (put("asked", NONE), WRONG_QUESTION),
    (put("ended_by", 1602), WRONG_QUESTION),
    (all_of(put("asked", ASK_PLAY), put("decider", 0)), WRONG_QUESTION),
    (put("asked", ASK_PAY), WRONG_QUESTION),
    (all_of(put("asked", ASK_PAY), put("owed", 20)), WRONG_QUESTION),
    (
        all_of(put("asked", ASK_STEAL), lambda s: add("safe", s.players[0].coins)(s), put("players.0.coins", 0)),
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
    assert {answer for _, answer in WRONGS} == set(range(1, 9))


def test_a_theft_is_asked_about_only_where_there_are_cards() -> None:
    s = table("karl fred", "igor jack")
    s.asked = ASK_STEAL
    assert audit(s) == WRONG_QUESTION


def test_a_player_who_can_pay_may_be_asked_to() -> None:
    s = table("karl fred", "igor jack", cargo=("lead small", ""), coins=3)
    lay(s, "karl")
    act(s, throwing("lead"))
    assert (s.asked, audit(s)) == (ASK_PAY, 0)
    s.owed = 4
    assert audit(s) == 0
    s.owed = 6
    assert audit(s) == WRONG_QUESTION


def test_an_open_die_belongs_to_the_leaders_question() -> None:
    s = table("karl fred", "igor jack")
    s.dice[0] = 4
    assert audit(s) == DICE_WRONG
    s.asked = ASK_DIE
    assert audit(s) == 0


def test_an_absent_seat_has_no_cargo_to_audit() -> None:
    s = opened(2)
    s.players[4].coins = 99
    assert audit(s) == 0


def test_blocked_traitors_are_no_traitors_to_ask_for() -> None:
    s = table("ripp fred", "igor jack")
    lay(s, "ripp")
    use(s)
    name(s, "igor")
    end(s)
    assert (s.asked, audit(s)) == (ASK_PLAY, 0)
    s.banned |= JACK
    assert audit(s) == WRONG_QUESTION
