"""The rule document's sample turn and its example of the end of a round, as whole scripts."""

from __future__ import annotations

import pytest

from aerodrome.games.dastardly_dirigibles.state import ASK_ACTION, ASK_DRAW, ASK_MATCH, EVENT_COMPLETES, EVENT_SCORES
from tests.dastardly_dirigibles.table import (
    asked,
    discards,
    draw,
    draw_openly,
    emporium,
    end_turn,
    hand,
    match,
    play,
    rob,
    ship,
    special,
    table,
)
from tests.tables import told

ANN, HEIDI, LEE = 0, 1, 2


@pytest.mark.rule("DD-3.1", "DD-3.2", "DD-3.3", "DD-4.1", "DD-5.2", "DD-5.3", "DD-5.5", "DD-5.7", "DD-5.9", "DD-6.10")
def test_heidis_turn() -> None:
    s = table(
        "screw tail, screw lift, screw nose, gear nose, gear drive",
        "thief, key nose",
        "wrench lift, wrench nose, wrench drive, goggle nose, goggle drive",
        ships=("- gear - - - key -", "chain top-hat chain - chain - -", "- - wrench - - - chain"),
        emporium="chain lift, screw drive, brass nose",
    )
    end_turn(s)
    # She needs three cards: the Lift Engine from the Emporium, and two from the pile.
    assert asked(s) == (HEIDI, ASK_DRAW)
    draw_openly(s, "chain lift", new="brass lift")
    assert emporium(s) == "brass lift, screw drive, brass nose"
    draw(s, "goggle gondola-rear")
    draw(s, "copper tail")
    assert hand(s, HEIDI) == "chain lift, goggle gondola-rear, key nose, copper tail, thief"
    assert (asked(s), s.actions_left) == ((HEIDI, ASK_ACTION), 3)
    # First action: the Thief takes Lee's Tail.
    special(s, "thief")
    rob(s, LEE, "tail")
    assert ship(s, LEE) == "- - wrench - - - -"
    assert "chain tail" in hand(s, HEIDI)
    # Second action: she plays it. Lee has no Tail, Ann has one.
    play(s, "chain tail")
    match(s, "-", "screw tail")
    assert ship(s, LEE) == "- - wrench - - - -"
    assert ship(s, ANN) == "- gear - - - key screw"
    # Third action: a Lift Engine in place of the Top Hat. Lee plays his, and Ann replaces the one at the back.
    play(s, "chain front")
    assert asked(s) == (LEE, ASK_MATCH)
    match(s, "wrench back", "screw back")
    assert ship(s, HEIDI) == "chain chain chain - chain - chain"
    assert ship(s, LEE) == "- - wrench - - wrench -"
    assert ship(s, ANN) == "- gear - - - screw screw"
    assert discards(s) == "key lift, top-hat lift, thief"
    assert s.seat == LEE


@pytest.mark.rule("DD-7.1", "DD-7.2", "DD-7.4", "DD-8.1", "DD-8.6")
def test_lee_completes_his_airship_on_heidis_turn() -> None:
    s = table(
        "gear tail, thief",
        "chain tail, key nose",
        "wrench tail, goggle nose",
        ships=("- gear gear gear gear gear key", "chain chain - chain chain chain -", "wrench " * 6 + "-"),
        seat=HEIDI,
    )
    play(s, "chain tail")
    match(s, "wrench tail")
    assert told(s, EVENT_COMPLETES) == [(LEE, 0, 0)]
    assert asked(s) == (ANN, ASK_MATCH)
    match(s, "gear tail")
    assert told(s, EVENT_SCORES) == [(ANN, 12, 0), (HEIDI, 12, 0), (LEE, 14, 2)]
    assert s.round == 2
