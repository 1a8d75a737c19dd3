"""Everything that a viewer can get out of a table, to compare two tables that it must not tell apart."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from aerodrome.house import views as views_module
from aerodrome.house.views import Views
from aerodrome.play.position import position_text
from aerodrome.rulebook.record import NONE
from aerodrome.server.api.tables import summary_of
from aerodrome.table.errors import Refused
from aerodrome.table.table import Table
from aerodrome.text import Speaker
from tests.table.helpers import NOW, board_of


class Leak(AssertionError):
    """A viewer got something that depends on what it may not see."""


def compare(what: str, viewer: int, one: dict[str, Any], other: dict[str, Any]) -> None:
    if one == other:
        return
    for channel in sorted({*one, *other}):
        if one.get(channel) != other.get(channel):
            texts = repr(one.get(channel)), repr(other.get(channel))
            same = next((i for i, pair in enumerate(zip(*texts, strict=False)) if pair[0] != pair[1]), 0)
            at = max(0, same - 60)
            raise Leak(f"{what}, viewer {viewer}, {channel}: ...{texts[0][at : at + 200]}\n{texts[1][at : at + 200]}")


def refused(command: Callable[[], Any]) -> tuple[Any, ...]:
    """How a table refuses a command."""
    try:
        command()
    except Refused as refusal:
        return refusal.code, refusal.what, refusal.arguments, refusal.rule
    raise AssertionError("this should have been refused")


def outbound(table: Table, viewer: int, person: str, tried: list[int], words: int) -> dict[str, Any]:
    """What a viewer can get out of a table without changing it. All of it compares byte by byte.

    The words, and what bots and hints are given, take long to make: not at every position (``words`` is 0 to 11).
    """
    views = Views(table)
    snapshot = views.snapshot(viewer, person, 0, NOW)
    out: dict[str, Any] = {"snapshot": msgspec.json.encode(snapshot)}
    if words < 4:
        out["snapshot from where I was"] = msgspec.json.encode(views.snapshot(viewer, person, snapshot.n - 3, NOW))
        out["items with texts"] = msgspec.json.encode(table.with_texts(snapshot.items))
        sight = views_module.sight_of(table, viewer)
        out["sight"] = sight.__reduce__()[1]
        speaker = Speaker(table.game, names=table.names, viewer=viewer)
        out["summary"] = summary_of(table, person).model_dump_json()
        out["sentences"] = (
            table.game.showing.view(sight.state, viewer, speaker),
            speaker.texts(board_of(table).said(viewer, "describe", viewer)),
            speaker.texts(board_of(table).said(viewer, "brief", viewer)),
        )
        if words == 0:
            out["position as text"] = position_text(table.game, sight.state, viewer)
    if viewer == NONE:
        out["not seated"] = refused(lambda: table.check_owner(person, 0))
        return out
    legal = board_of(table).legal(viewer)
    out["legal"] = legal
    if words < 4:
        out["words"] = msgspec.json.encode(views_module.question_of(table, viewer))
        out["why not"] = msgspec.json.encode(views_module.why_not(table, viewer, tried[0]))
    for action in tried:
        if action not in legal:
            out[f"refusal of {action}"] = refused(lambda a=action: table.choose(viewer, a, table.decision, NOW))
    out["late"] = refused(lambda: table.choose(viewer, 0, table.decision - 1, NOW))
    out["no such action"] = refused(lambda: table.choose(viewer, table.game.actions, table.decision, NOW))
    if not table.can_take_back(viewer):
        out["take back"] = refused(lambda: table.take_back(viewer, table.decision, NOW))
    out["answer"] = refused(lambda: table.answer_back(viewer, True, NOW))
    out["hand over"] = refused(lambda: table.hand_over(viewer, (viewer + 1) % len(table.seats), NOW))
    return out
