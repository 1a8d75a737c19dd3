"""The view: what a seat sees, as plain data for programs."""

from __future__ import annotations

import json
from typing import Any

from aerodrome.games.airships.cards import MATERIALS
from aerodrome.rulebook.record import NONE
from aerodrome.text import Speaker
from tests.airships.table import GAME, NAMES, Luck, act, table


def view(s: Any, seat: int, language: str = "en") -> dict[str, Any]:
    seen = s.copy()
    GAME.plain.blind(seen, seat)
    shown: dict[str, Any] = json.loads(json.dumps(GAME.showing.view(seen, seat, Speaker(GAME, language, NAMES, seat))))
    return shown


def test_a_view_has_ids_and_figures_and_names_in_the_language_that_is_asked_for() -> None:
    s = table("F-12 M-11", "H-S1", board="C-12 G-13", chips=(2, 1), wooden=1)
    shown = view(s, 0, "de")
    assert (shown["game"], shown["you"], shown["turn"], shown["question"]) == ("airships", 0, 0, "target")
    assert shown["board"]["captains"] == [
        {
            "id": "C-12",
            "name": "Hafenlotse",
            "department": "captains",
            "needs": [2, 0, 0],
            "target": 5,
            "vp": 0,
            "printed": ["gives", "needs", "target"],
            "gives": {"dice": [1, 0, 0], "chips": 2},
        },
        None,
        None,
    ]
    assert shown["board"]["engines"][0]["gives"] == {"bonus": [3, 1]}
    assert shown["hindenburg"]["phases"][0]["vp_unfinished"] == 3
    assert shown["wooden_airship"] == 1
    ann, ben = shown["companies"]
    assert (ann["name"], ann["country"], ben["country"]) == ("Ann", "usa", "germany")
    assert ann["departments"]["materials"]["gives"] == {"exchange": [0, 3, 1, 2]}
    assert (ann["dice"], ann["chips"], ann["supply"]) == ([2, 1, 0], 2, 4)
    assert s.companies[1].department[MATERIALS] == NONE
    assert ben["departments"]["materials"] is None


def test_a_view_shows_the_attempt_and_where_points_come_from(luck: Luck) -> None:
    s = table("F-23", "H-S1", fleets=("L5",), stacks="M1 L1 L2 L3", chips=(3, 0))
    luck.dice("W1 W1")
    act(s, "L2")
    shown = view(s, NONE)
    assert (shown["you"], shown["question"]) == (NONE, "extra-go")
    assert shown["attempt"]["target"]["name"] == "Daisy"
    assert (shown["attempt"]["thrown"], shown["attempt"]["total"]) == ([[1, 1], [], []], 2)
    assert shown["companies"][0]["breakdown"] == {"airships": 2, "expansions": 3, "hindenburg": 0}
    assert shown["companies"][0]["score"] == 5
