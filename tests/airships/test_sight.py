"""What a seat knows, and the fair guess at the rest."""

from __future__ import annotations

from collections import Counter

import pytest

from aerodrome.games.airships import rules, state
from aerodrome.games.airships.audit import audit
from aerodrome.games.airships.cards import AIRSHIP, ERA_ONE, ERA_TWO
from aerodrome.games.airships.state import END_TURN, EVENT_ON_BOARD, EVENT_STACK_SHOWS, TRY_STACK, State
from aerodrome.rulebook.record import HIDDEN, NONE
from aerodrome.rulebook.strict import HiddenLook, StrictState
from tests.airships.table import GAME, Luck, opened, table, told


@pytest.mark.rule("AS-4.8")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_generator_is_hidden_from_everybody_and_nothing_else(seats: int) -> None:
    for viewer in (NONE, *range(seats)):
        s = opened(seats, 11)
        seen = s.copy()
        GAME.plain.blind(seen, viewer)
        assert seen.rng == [HIDDEN] * 4
        for (path, _, value), (_, _, true) in zip(seen.paths(), s.paths(), strict=True):
            if not path.startswith("rng"):
                assert value == true, path
        again = seen.copy()
        GAME.plain.blind(again, viewer)
        assert again == seen


def test_only_the_generator_is_not_public() -> None:
    hidden = [name for name, field in State.fields.items() if field.audience not in ("public", "parts")]
    assert hidden == ["rng"]


def test_a_deal_fills_what_is_hidden_and_leaves_the_rest() -> None:
    s = opened(3, 4)
    seen = s.copy()
    GAME.plain.blind(seen, 1)
    GAME.plain.deal(seen, 1, [1, 2, 3, 4])
    assert HIDDEN not in seen.rng
    assert seen.rng != s.rng
    assert all(0 <= word < 2**32 for word in seen.rng)
    assert len(set(seen.rng)) == 4
    assert audit(seen) == 0
    seen.rng[:] = s.rng
    assert seen == s


def test_a_deal_uses_up_the_generator_it_is_given() -> None:
    s = opened(3, 4)
    other = s.copy()
    rng = [1, 2, 3, 4]
    GAME.plain.deal(s, 0, rng)
    GAME.plain.deal(other, 0, rng)
    assert s.rng != other.rng
    again = opened(3, 4)
    GAME.plain.deal(again, 0, [1, 2, 3, 4])
    assert again.rng == s.rng


def chi_square(found: Counter[int], n: int) -> float:
    expected = found.total() / n
    return sum((found[i] - expected) ** 2 / expected for i in found) + expected * (n - len(found))


@pytest.mark.rule("AS-4.8", "AS-2.3")
def test_the_covered_cards_are_equally_likely_in_a_dealt_world() -> None:
    s = table("F-S1", "H-S1", stacks="L1 L2 L3 L4", chips=(3, 0), board="F-11 G-11")
    s.asked = state.ASK_EXTRA_GO
    GAME.plain.blind(s, 0)
    turned: Counter[int] = Counter()
    rng = [11, 22, 33, 1]
    for _ in range(1600):
        world = s.copy()
        world.told = []
        GAME.plain.deal(world, 0, rng)
        rules.step(world, 0, END_TURN)
        turned[told(world, EVENT_ON_BOARD)[0][0]] += 1
    unseen = {n for n in range(ERA_ONE, ERA_TWO) if not s.expansions_seen >> n & 1}
    assert set(turned) == unseen
    assert len(unseen) == 16
    assert chi_square(turned, 16) < 37.7  # one in a thousand


@pytest.mark.rule("AS-4.8", "AS-2.2")
def test_the_covered_airships_are_equally_likely_in_a_dealt_world() -> None:
    s = table("F-S1", "H-S1", stacks="L1 M2 L3 L4", wooden=0, chips=(2, 0))
    GAME.plain.blind(s, 0)
    shown: Counter[int] = Counter()
    rng = [5, 6, 7, 1]
    for _ in range(1200):
        world = s.copy()
        world.told = []
        GAME.plain.deal(world, 0, rng)
        rules.step(world, 0, TRY_STACK)
        if world.asked == state.ASK_BONUS:
            rules.step(world, 0, state.USE_BONUSES)
        for _, number, _ in told(world, EVENT_STACK_SHOWS):
            shown[number] += 1
    assert set(shown) == {AIRSHIP + 6 + i for i in (0, 2, 3, 4, 5)}  # M2 lies open
    assert chi_square(shown, 5) < 18.5  # one in a thousand


@pytest.mark.rule("AS-4.8", "AS-2.3")
def test_a_state_holds_no_future_each_covered_card_comes_of_one_draw_of_the_generator(luck: Luck) -> None:
    """Over all outcomes of chance, every covered card comes once, so all are equally likely."""
    s = table("F-S1", "H-S1", chips=(3, 0), board="F-11 G-11")
    s.asked = state.ASK_EXTRA_GO
    GAME.plain.blind(s, 0)
    turned = []
    for nth in range(16):
        world = s.copy()
        world.told = []
        luck.draws((16, nth))
        rules.step(world, 0, END_TURN)
        turned.append(told(world, EVENT_ON_BOARD)[0][0])
    assert turned == [n for n in range(ERA_ONE, ERA_TWO) if not s.expansions_seen >> n & 1]


@pytest.mark.rule("AS-4.8", "AS-2.2")
def test_each_covered_airship_comes_of_one_draw_of_the_generator(luck: Luck) -> None:
    s = table("F-S1 I-11", "H-S1", stacks="L1 M2 L3 L4")
    GAME.plain.blind(s, 0)
    shown = []
    for nth in range(5):
        world = s.copy()
        world.told = []
        luck.dice("W1 W1")
        luck.draws((5, nth))
        rules.step(world, 0, TRY_STACK)
        shown.append(told(world, EVENT_STACK_SHOWS)[0][1])
    assert shown == [AIRSHIP + 6 + i for i in (0, 2, 3, 4, 5)]  # M2 lies open


def test_what_can_be_asked_of_a_blinded_state_looks_at_nothing_hidden() -> None:
    s = opened(3, 9)
    seen = StrictState(s.copy())
    seen.may_look(True)
    GAME.plain.blind(seen, s.seat)
    seen.may_look(False)
    for seat in range(3):
        for action in range(-2, 40):
            rules.refusal(seen, seat, action)  # type: ignore[arg-type]
        rules.score(seen, seat)  # type: ignore[arg-type]
    GAME.plain.default_action(seen, s.seat)  # type: ignore[arg-type]
    assert audit(seen) == 0  # type: ignore[arg-type]
    with pytest.raises(HiddenLook, match=r"rng\[\d\] is hidden"):
        rules.step(seen, s.seat, GAME.plain.default_action(s, s.seat))  # type: ignore[arg-type]
