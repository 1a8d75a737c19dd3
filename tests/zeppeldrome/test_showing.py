"""What is shown besides texts: cards and the course drawn with characters, in the reader's words."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from typing import Any

import pytest

from aerodrome.games.zeppeldrome.sight import blind
from aerodrome.games.zeppeldrome.state import State
from aerodrome.rulebook.record import NONE
from tests.zeppeldrome.table import GAME, act, speaker, table


def drawn(s: State, language: str = "en") -> list[str]:
    lines = GAME.showing.picture(s, NONE, speaker(s.n_seats, language))
    return ["".join(text for text, _ in line) for line in lines]


@pytest.mark.parametrize(
    ("language", "title", "last"),
    [
        ("en", "Card 27: F F F", "Action: Supply Balloon (draw two cards)"),
        ("de", "Karte 27: F F F", "Aktion: Versorgungsballon (zwei Karten ziehen)"),
        ("fr", "Carte 27: F F F", "Action\u00a0: Ballon de ravitaillement (piocher deux cartes)"),
    ],
)
def test_a_card_is_drawn_with_its_action_in_words(language: str, title: str, last: str) -> None:
    lines = GAME.showing.draw_card(27, speaker(2, language)) or []
    assert (lines[0], lines[1], lines[-1]) == (title, "O → o → o → o", last)


@pytest.mark.parametrize("number", [0, 71, -1])
def test_there_is_nothing_to_draw_where_there_is_no_card(number: int) -> None:
    assert GAME.showing.draw_card(number, speaker(2)) is None
    assert GAME.showing.draw_svg(number, speaker(2)) is None


def test_the_picture_of_a_card_has_its_figures_in_words() -> None:
    root = ET.fromstring(GAME.showing.draw_svg(53, speaker(2, "en")) or "")
    texts = [root.findtext(f"{{http://www.w3.org/2000/svg}}{name}") for name in ("title", "desc")]
    assert texts == [
        "Card 53",
        "Flight plan: forward, either forward; or down for a card, forward, forward. Action: the ship moves down at"
        " once, then the ship moves down at once.",
    ]


def test_the_course_has_its_names_and_its_legend_in_the_readers_words() -> None:
    s = table("3 5", "2 5", section_a="ballast", section_b="headwinds", section_c="machine", section_d="folks")
    english, german = drawn(s), drawn(s, "de")
    assert english[2:-1] == german[2:-1]
    assert "A Bit of Balla" in english[0]
    assert "Etwas Ballast" in german[0]
    legend = "   Y> B> R> G> dirigibles, b ballast, ~~ wind, #g #p closed, O1 Old Folk, | finish line"
    assert english[-1] == legend
    assert german[-1].endswith("O1 alte Leute, | Ziellinie")


def test_a_view_has_ids_and_numbers() -> None:
    s = table("3 5", "3 4", step="plan", hands=("1 2", "3 4"), section_c="machine")
    act(s, 0, "plan 1 down")
    for viewer, chosen in ((0, {"card": 1, "face_up": False}), (1, None)):
        seen = s.copy()
        blind(seen, viewer)
        view: Any = GAME.showing.view(seen, viewer, speaker(2, "de", viewer))
        assert view["players"][0]["chosen"] == chosen
        assert (view["question"], view["machine"], view["course"]) == (
            "plan", {"open": "gears"}, ["empty", "empty", "machine", "empty"],
        )  # fmt: skip
        assert [player["name"] for player in view["players"]] == ["Ada", "Ben"]
