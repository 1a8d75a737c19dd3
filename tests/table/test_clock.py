"""Clocks: valid settings, when time is up, and what is left in the bank."""

from __future__ import annotations

import msgspec
import pytest

from aerodrome.table import wire
from aerodrome.table.clock import DAY, LIMITS, MOST_INCREMENT, Clock
from aerodrome.table.errors import Refused
from tests.table.helpers import clock


@pytest.mark.parametrize(
    "good",
    [
        Clock(),
        clock("move", 5),
        clock("move", 3600),
        clock("live", 10),
        clock("live", 14_400, 600),
        clock("days", 1),
        clock("days", 30),
    ],
)
def test_good_clocks(good: Clock) -> None:
    good.check()


@pytest.mark.parametrize(
    ("bad", "why"),
    [
        (clock("none", 5), "no times"),
        (clock("none", 0, 1), "no times"),
        (clock("move", 4.9), "5 to 3,600 seconds"),
        (clock("move", 3601), "5 to 3,600"),
        (clock("move", 60, 1), "Only a clock for the whole game"),
        (clock("live", 9), "10 to 14,400"),
        (clock("live", 60, -1), "0 to 600"),
        (clock("live", 60, MOST_INCREMENT + 1), "0 to 600"),
        (clock("live", float("nan")), "10 to 14,400"),
        (clock("live", float("inf")), "10 to 14,400"),
        (clock("live", 60, float("nan")), "0 to 600"),
        (clock("days", 31), "1 to 30 days"),
        (clock("days", 2, 5), "Only a clock for the whole game"),
    ],
)
def test_bad_clocks(bad: Clock, why: str) -> None:
    with pytest.raises(Refused, match=why):
        bad.check()


def test_every_kind_has_limits() -> None:
    kinds = msgspec.json.schema(Clock)["$defs"]["Clock"]["properties"]["kind"]["enum"]
    assert set(kinds) == {"none", *LIMITS}


def test_deadlines() -> None:
    assert Clock().deadline(100.0, 0.0) is None
    assert clock("move", 30).deadline(100.0, 7.0) == 130.0
    assert clock("days", 2).deadline(100.0, 7.0) == 100.0 + 2 * DAY
    assert clock("live", 300).deadline(100.0, 7.0) == 107.0


def test_the_bank() -> None:
    assert clock("live", 300).first_bank == 300
    assert clock("move", 30).first_bank == clock("days", 2).first_bank == Clock().first_bank == 0
    live = clock("live", 300, 5)
    assert live.bank_after(300, 100, 110) == 295
    assert live.bank_after(300, 100, 100) == 305
    assert live.bank_after(3, 100, 110) == 5, "no more than all is taken"
    assert live.bank_after(300, 100, 90) == 305, "a clock that is put back gives no time"
    assert clock("live", 300).bank_after(10, 100, 104) == 6
    assert clock("move", 30).bank_after(0, 100, 110) == 0


def test_clients_cannot_tell_the_time() -> None:
    """No message that a client can send has a field for a time, and one with such a field is refused."""
    fields = {}
    for kind in wire.AnyMessage.__args__:  # type: ignore[attr-defined]
        fields.update(dict.fromkeys(kind.__struct_fields__, kind.__name__))
        body = {
            field.name: {str: "x", int: 1, bool: True}[field.type]
            for field in msgspec.structs.fields(kind)
            if field.required
        }
        body["t"] = kind.__struct_config__.tag
        msgspec.json.decode(msgspec.json.encode(body), type=wire.AnyMessage)
        for forged in ("at", "now", "time", "clock", "deadline", "bank"):
            with pytest.raises(msgspec.ValidationError):
                msgspec.json.decode(msgspec.json.encode({**body, forged: 0}), type=wire.AnyMessage)
    numbers = {
        field.name
        for kind in wire.AnyMessage.__args__  # type: ignore[attr-defined]
        for field in msgspec.structs.fields(kind)
        if field.type is not str and field.type is not bool
    }
    assert numbers == {"seat", "since", "action", "decision", "to"}
    assert "at" not in fields
