"""Whole sentences of games: nothing is missing, whatever the values are."""

from __future__ import annotations

import re

import pytest

from aerodrome.games import PACKAGES, load
from tools.web_sentences import NAMES, sentences_of

NO_BREAK = "\N{NARROW NO-BREAK SPACE}\N{NO-BREAK SPACE}"
HOLE = re.compile(
    rf"[ {NO_BREAK}]{{2}}"  # nothing between two words
    rf"| [.,)]|[.:;,][ {NO_BREAK}]?[.;,]|:\s*$"  # nothing before a stop, or after a colon
    rf"|\(\)|“”|„“|«[{NO_BREAK}]*»"  # nothing in brackets or quotes
    r"|[⟦⟧{}]|^\s|\s$|^$"
)


@pytest.mark.parametrize("name", PACKAGES)
def test_no_sentence_has_a_hole(name: str) -> None:
    game, checked = load(name), 0
    for said in sentences_of(game, 1):
        if game.messages[said["said"][0]].id == "listed-section":
            continue  # it draws a course with stops
        for language, told in said.get("words", {}).items():
            for text in told:
                for person in NAMES:
                    text = text.replace(person, "X")
                assert not HOLE.search(text), (language, text, said["said"])
                checked += 1
    assert checked > 500
