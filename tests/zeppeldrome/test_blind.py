"""ZD-3.1 and ZD-3.6: what each seat and a spectator may see of the table."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable

import pytest

from aerodrome.games.zeppeldrome import rules
from aerodrome.games.zeppeldrome.accounts import account_of, older
from aerodrome.games.zeppeldrome.sight import blind
from aerodrome.games.zeppeldrome.state import (
    ASK_PLAN,
    EVENT_DISCARDS,
    EVENT_PAYS,
    EVENT_PLAYS,
    NAMES,
    QUESTIONS,
    STEP_ACTIONS,
    STEP_MOVEMENT,
    Account,
    Player,
    State,
)
from aerodrome.rulebook.bits import is_in
from aerodrome.rulebook.record import HIDDEN, NONE
from tests.tables import EVERYBODY, told
from tests.zeppeldrome.table import (
    act,
    all_pass,
    dealt,
    ended_by,
    force,
    hand,
    known,
    listed,
    opened,
    plan,
    random_game,
    table,
)


def choosing(chosen: int) -> State:
    """So many seats have chosen their plans in secret, the second one face down."""
    s = dealt(3, 6)
    for seat in range(chosen):
        card = hand(s, seat).split()[0]
        act(s, seat, f"plan {card} down" if seat == 1 else f"plan {card}")
    assert s.asked == ASK_PLAN
    return s


def laid() -> State:
    """The plans of seats 0 and 2 are face up, that of seat 1 face down."""
    s = choosing(2)
    act(s, 2, f"plan {hand(s, 2).split()[0]}")
    assert s.step == STEP_ACTIONS
    return s


def turned_over() -> State:
    """Seats 1 and 2 have been deactivated: the one lay face down already."""
    s = table(
        "1 1", "2 1", "3 1", step="actions", plans=("27", "28 down", "29"), hands=("22 34 5", "1 2", "3 4"), turn=2
    )
    act(s, 0, "play 22", "on seat 2")
    act(s, 1, "pass")
    act(s, 2, "pass")
    act(s, 0, "play 34", "on seat 3")
    assert [plan(s, seat) for seat in range(3)] == ["27", "28 down", "29 turned"]
    return s


def robbed() -> State:
    """Seat 0 has taken card 3 from seat 1, whose plan is face down."""
    s = table("1 1", "2 1", "3 1", plans=("27", "28 down", "29"), hands=("56 1", "2 3", "4 5"))
    force("3")
    act(s, 0, "play 56", "on seat 2")
    return s


def shuffled() -> State:
    """The discards have become the pile, and seat 1 has drawn a card since."""
    s = table("1 1", "2 1", "3 1", hands=("27 1", "2 3", "4 5 56"), pile="10")
    force("10 11")
    act(s, 0, "play 27", "on seat 2")
    assert older(s, account_of(EVERYBODY), 0, 1, 1) == 3
    return s


def in_doubt(stolen: str = "11") -> State:
    """Seat 2 has taken a card from seat 1, three old ones and a new one, 11: seat 0 cannot tell which."""
    s = shuffled()
    act(s, 1, "pass")
    force(stolen)
    act(s, 2, "play 56", "on seat 2")
    assert hand(s, 2) == " ".join(sorted(["4", "5", stolen], key=int))
    assert s.accounts[0].cases == 2
    return s


def finished() -> State:
    s = table("1 25", "2 1", "3 1", plans=("-", "28 down", "29"), hands=("24 1", "2 3", "4 5"))
    act(s, 0, "play 24", "on seat 1")
    assert ended_by(s) == "ZD-10.1"
    return s


@functools.cache
def met(question: int) -> State:
    """The first time that a question is put in a random game of three."""
    return next(s.copy() for s in games() if s.asked == question)


@functools.cache
def games() -> list[State]:
    """A copy of the first position for every question."""
    found: dict[int, State] = {}
    courses = (("ballast", "slalom-2", "machine", "folks"), ("inspiration", "headwinds", "fans", "lemmings"))
    for seed in range(60):
        names = dict(zip(("section_a", "section_b", "section_c", "section_d"), courses[seed % 2], strict=True))
        for s in random_game(3, seed, 3_000, **names):
            if s.asked not in found and s.asked != NONE:
                found[s.asked] = s.copy()
        if len(found) == QUESTIONS:
            break
    return list(found.values())


MOMENTS: dict[str, Callable[[], State]] = {
    **{f"question {question}": functools.partial(met, question) for question in range(QUESTIONS)},
    "set up": lambda: opened(3, 4),
    "dealt": lambda: choosing(0),
    "one has chosen": lambda: choosing(1),
    "two have chosen": lambda: choosing(2),
    "plans are laid": laid,
    "turned over": turned_over,
    "after a theft": robbed,
    "after a reshuffle": shuffled,
    "after a theft from old and new cards": in_doubt,
    "over": finished,
}


def may_see(s: State, viewer: int, path: str) -> bool:
    """May the viewer see this number, by the words of the rules?"""
    if path.startswith(("rng", "pile[")):
        return False
    found = re.fullmatch(r"(?:players|accounts)\[(\d)\]\.(\w+)(\[.*)?", path)
    if found is None or int(found[1]) in (viewer, *range(s.n_seats, 5)):
        return True
    if path.startswith("accounts"):
        return False
    player = s.players[int(found[1])]
    if found[2] == "plan":
        return player.plan == NONE or player.shown == 1
    return found[2] not in ("hand", "chosen")


@pytest.mark.rule("ZD-3.1", "ZD-3.6", "ZD-5.11")
@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("viewer", [EVERYBODY, 0, 1, 2])
def test_a_viewer_sees_what_the_rules_let_see_and_nothing_else(moment: str, viewer: int) -> None:
    s = MOMENTS[moment]()
    seen = s.copy()
    blind(seen, viewer)
    hidden = set()
    for (path, field, value), (_, _, true) in zip(seen.paths(), s.paths(), strict=True):
        if may_see(s, viewer, path):
            assert value == true, path
        elif path.endswith(".chosen"):
            assert value == NONE, path  # nobody sees who has chosen already
        else:
            assert value == HIDDEN, path
            hidden.add(field.audience)
    assert hidden - {"partly"} == {"secret", "owner"}


@pytest.mark.parametrize("moment", MOMENTS)
def test_to_be_blinded_twice_is_to_be_blinded_once(moment: str) -> None:
    for viewer in range(-1, 3):
        s = MOMENTS[moment]().copy()
        blind(s, viewer)
        again = s.copy()
        blind(again, viewer)
        assert again == s


def seen(s: State, viewer: int) -> State:
    view = s.copy()
    blind(view, viewer)
    return view


@pytest.mark.rule("ZD-3.1")
@pytest.mark.parametrize("viewer", [EVERYBODY, 0, 1, 2])
def test_that_others_have_chosen_is_not_seen_either(viewer: int) -> None:
    s = choosing(2)
    chosen = [player.chosen for player in s.players[:3]]
    assert [one != NONE for one in chosen] == [True, True, False]
    view = seen(s, viewer)
    assert [player.chosen for player in view.players[:3]] == [
        one if seat == viewer else NONE for seat, one in enumerate(chosen)
    ]
    waiting = {seat for seat in range(3) if rules.to_act(view) >> seat & 1}
    assert waiting == {0, 1, 2} - ({viewer} if viewer in (0, 1) else set())


@pytest.mark.rule("ZD-3.3", "ZD-3.6")
@pytest.mark.parametrize("viewer", [EVERYBODY, 0, 1, 2])
def test_only_its_owner_knows_a_plan_that_was_left_face_down(viewer: int) -> None:
    s = turned_over()
    plans = [player.plan + 1 for player in seen(s, viewer).players[:3]]
    assert plans == [27, 28 if viewer == 1 else HIDDEN + 1, 29]


@pytest.mark.rule("ZD-3.6", "ZD-7.9")
def test_a_plan_that_was_face_down_is_seen_by_all_when_it_is_discarded() -> None:
    s = table("1 1", "2 1", "3 1", plans=("27", "28 down", "29"), hands=("1", "2", "3"))
    all_pass(s)
    assert not is_in(seen(s, 2).discards, 27)
    act(s, 1, "fly B")
    assert s.players[1].plan == NONE
    for viewer in (EVERYBODY, 0, 1, 2):
        view = seen(s, viewer)
        assert listed(view.discards) == "28"
        assert view.players[1].plan == NONE


@pytest.mark.rule("ZD-8.4")
@pytest.mark.parametrize("viewer", [EVERYBODY, 0, 1, 2])
def test_cards_that_are_played_paid_or_thrown_away_are_seen_by_all(viewer: int) -> None:
    """Card 41 moves a ship down, and down again if a card is paid for it."""
    s = table("1 5", "2 9", "4 1", plans=("-", "-", "-"), hands=("", "41 3 4", "1"))
    act(s, 1, "play 41", "on seat 3")
    assert (listed(seen(s, viewer).discards), told(s, EVENT_PLAYS)) == ("41", [(1, 40, 0)])
    act(s, 1, "pay 3")
    assert (listed(seen(s, viewer).discards), told(s, EVENT_PAYS)) == ("3 41", [(1, 2, 0)])
    all_pass(s)
    while s.step == STEP_MOVEMENT:
        act(s, s.decider, "fly F")
    act(s, 1, "discard 4")
    assert (listed(seen(s, viewer).discards), told(s, EVENT_DISCARDS)) == ("3 4 41", [(1, 3, 0)])


@pytest.mark.rule("ZD-5.11")
def test_a_stolen_card_is_known_to_the_thief_and_the_victim_only() -> None:
    s = robbed()
    assert is_in(s.players[0].hand, 2)
    assert is_in(seen(s, 0).players[0].hand, 2)
    assert known(seen(s, 1), 1, 0) == "3"
    for viewer in (EVERYBODY, 2):
        assert seen(s, viewer).players[0].hand == [HIDDEN, HIDDEN]
        assert [known(seen(s, viewer), viewer, seat) for seat in range(3)] == ["", "", ""]
    for viewer in (EVERYBODY, 0, 2):
        assert seen(s, viewer).accounts[1].names == [HIDDEN] * NAMES  # nor does the thief see what the victim knows


@pytest.mark.rule("ZD-5.11")
def test_what_is_hidden_makes_no_difference_to_what_is_seen() -> None:
    """Which card was stolen, which one lies face down, what others chose: a third seat sees no difference."""
    views = set()
    for stolen, down in (("3", "28"), ("2", "28"), ("2", "30"), ("3", "40")):
        s = table("1 1", "2 1", "3 1", plans=("27", f"{down} down", "29"), hands=("56 1", "2 3", "4 5"))
        force(stolen)
        act(s, 0, "play 56", "on seat 2")
        views.add(seen(s, 2).pack())
    assert len(views) == 1
    views = set()
    for stolen in ("2", "3", "10", "11"):
        views.add(seen(in_doubt(stolen), 0).pack())
        views.add(seen(in_doubt(stolen), EVERYBODY).pack())
    assert len(views) == 2
    views = set()
    for first in hand(choosing(0), 0).split():
        for face in ("", " down"):
            s = choosing(0)
            act(s, 0, f"plan {first}{face}")
            views.add(seen(s, 2).pack())
    views.add(seen(choosing(0), 2).pack())
    assert len(views) == 1


def test_hands_accounts_choices_plans_and_the_pile_are_all_that_is_hidden() -> None:
    owners = {field for field, kind in Player.fields.items() if kind.audience == "owner"}
    assert owners == {"hand", "chosen"}
    assert {field for field, kind in Player.fields.items() if kind.audience == "partly"} == {"plan"}
    assert {kind.audience for kind in Account.fields.values()} == {"partly"}
    others = {field: kind.audience for field, kind in State.fields.items() if kind.audience not in ("public", "parts")}
    assert others == {"rng": "secret", "pile": "secret"}
