"""What the table says where it is easily misunderstood."""

from __future__ import annotations

import pytest

from aerodrome.games.mad_zeppelin.sight import blind
from aerodrome.games.mad_zeppelin.state import NAME, PLAY, SET_DIE
from tests.mad_zeppelin.table import GAME, State, end, lay, name, opened, plays, table, traitor, use
from tests.tables import EVERYBODY

NAMES = ["Ada", "Bob", "Cleo"]


def brief(s: State, viewer: int) -> list[str]:
    seen = s.copy()
    blind(seen, viewer)
    return GAME.words.brief(seen, viewer, NAMES)


def igor_spares() -> State:
    """Ripp has named Jack while Igor protected seat 0, who holds him."""
    s = table("igor jack", "ripp fred", "satine karl", cargo=("wood",) * 3)
    plays(s, "igor")
    lay(s, "ripp")
    use(s)
    name(s, "jack")
    end(s)
    return s


@pytest.mark.rule("MZ-12.4", "MZ-9.3")
def test_whom_igor_spared_reads_that_a_named_traitor_is_not_blocked_for_them() -> None:
    s = igor_spares()
    assert "Blocked by Doctor Ripp: Jack Hummerock." in brief(s, 0)
    assert "Not blocked for you, whom Igor protected: Jack Hummerock." in brief(s, 0)
    for viewer in (EVERYBODY, 1, 2):
        assert "Not blocked for Ada, whom Igor protected: Jack Hummerock." in brief(s, viewer)


@pytest.mark.rule("MZ-12.4")
def test_where_nobody_was_spared_nothing_is_said_of_it() -> None:
    s = table("ripp jack", "igor fred", "satine karl", cargo=("wood",) * 3)
    lay(s, "ripp")
    use(s)
    name(s, "fred")
    assert "Blocked by Doctor Ripp: Fred Zamfirescu." in brief(s, 1)
    assert not any("Not blocked" in line for line in brief(s, 1))


@pytest.mark.rule("MZ-4.1")
def test_before_the_first_roll_the_dice_are_not_black_but_not_rolled() -> None:
    s = opened(3, 6)
    assert any(line.startswith("Dice: not rolled yet.") for line in brief(s, 0))
    assert GAME.words.view(s, EVERYBODY, NAMES)["dice"] is None
    for action in (SET_DIE, PLAY + traitor("karl"), NAME):
        label = GAME.words.label(s, 0, action, NAMES)
        assert "black" not in label.lower()
        assert "no die shows" not in label
    s = table("karl fred", "igor tim", dice="N--")
    assert "Dice: North (blue), black and black. Journeys 0 of 10, Safe 24." in brief(s, 0)
    assert GAME.words.view(s, EVERYBODY, NAMES)["dice"] == ["north", "black", "black"]
