"""Two tables that one viewer cannot tell apart: nothing that the viewer is given may differ.

Both are played on side by side. Hidden luck falls differently in the second, and other seats make other hidden choices
there; but whatever lies before the viewer's eyes is the same. What lies there is written down here once more, without
`sight` and `knowledge`: cards, coins and dice on the table, one's own hand, and who is asked what. All that the game
concludes from that must then be the same too, byte by byte, and so must be what the viewer is told and may do, and
whether a move can be taken back. Choices lean towards thefts, names and challenges, by which most is learnt in secret.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from aerodrome.games.mad_zeppelin import knowledge, rules, sight
from aerodrome.games.mad_zeppelin.cards import HANS, IGOR, KARL, RIPP, SHADOW, TIM, TRAITOR_IDS
from aerodrome.games.mad_zeppelin.state import (
    ASK_ACTION,
    ASK_PICK,
    END_PLAY,
    EVENT_BLOCKED,
    EVENT_DEALT,
    EVENT_DRAWN,
    EVENT_HAND_HOLDS,
    EVENT_JOURNEY,
    EVENT_LAID_OPEN,
    EVENT_NO_TRAITOR,
    EVENT_NOBODY_SHOWS,
    EVENT_REROLLS,
    EVENT_ROLLED,
    EVENT_STOLEN_CARD,
    PICK,
    STEAL_CARD,
    USE_ABILITY,
    State,
)
from aerodrome.match import heard_and_open
from aerodrome.rulebook.chance import key_chance
from aerodrome.rulebook.record import NONE
from tests import LONG
from tests.mad_zeppelin.table import EVERYBODY, GAME, end, lay, legal, opened, plays, table, take_over, use

COMPARISONS = 60_000 if LONG else 4_000
TRIES = 10
"""Draws of luck for the second table, until the viewer sees the same at both; the last is the luck of the first."""
LIKED = [KARL, HANS, RIPP, TIM, IGOR, SHADOW]
OPEN = (
    *("ended_by", "n_seats", "turn", "leader", "round", "picks", "seat", "decider", "asked", "dice", "ability_used"),
    *("thrown", "changes", "thefts", "showing", "owed", "safe", "journeys", "hold", "removed", "played", "laid_open"),
    *("banned", "used_up"),
)
OPEN_OF_A_PLAYER = ("marks", "coins", "rerolls", "current", "acts_as", "hand_size", "laid_out")
OWN = ("traitors", "passed_on", "hand")
SEEN_BY_ALL = (
    *(EVENT_ROLLED, EVENT_REROLLS, EVENT_BLOCKED, EVENT_NO_TRAITOR, EVENT_LAID_OPEN, EVENT_NOBODY_SHOWS),
    *(EVENT_JOURNEY, EVENT_HAND_HOLDS),
)
"""Events in which something is shown to everybody that may be out of sight before the next question."""
SEEN_BY_ONE = (EVENT_DEALT, EVENT_DRAWN, EVENT_STOLEN_CARD)

Told = list[tuple[int, int, int, int, int]]


class Leak(AssertionError):
    """The viewer can tell two tables apart that look the same."""


def eyes(s: State, viewer: int, told: Told) -> list[object]:
    """What the viewer has before its eyes, and what has just passed before them."""
    seen: list[object] = [repr(getattr(s, field)) for field in OPEN]
    for i in range(s.n_seats):
        seen += [repr(getattr(s.players[i], field)) for field in OPEN_OF_A_PLAYER]
    if viewer != NONE:
        seen += [repr(getattr(s.players[viewer], field)) for field in OWN]
    if s.asked == ASK_PICK and s.decider == viewer:
        seen.append(s.pool)
    if s.leader == viewer and s.picks == s.n_seats:
        seen.append(s.out)
    for audience, event, *values in told:
        if event in SEEN_BY_ALL or (event in SEEN_BY_ONE and audience == viewer):
            seen.append((event, *values))
    return seen


def given(s: State, viewer: int, told: Told, used_luck: bool) -> list[object]:
    """What the viewer gets from the game."""
    blinded = s.copy()
    sight.blind(blinded, viewer)
    heard, open_step = heard_and_open(GAME, told, used_luck)
    own = [event for event in heard if event[0] in (EVERYBODY, viewer)]
    may = [rules.refusal(s, viewer, action) for action in range(GAME.actions)] if viewer == s.decider else []
    return [blinded.pack(), own, may, open_step]


def stepped(s: State, seat: int, action: int, luck: int) -> tuple[State, Told, bool]:
    after = s.copy()
    after.told = []
    key_chance(after.rng, luck, 7, 1)
    keyed = list(after.rng)
    rules.step(after, seat, action)
    told, after.told = after.told, None
    return after, told, list(after.rng) != keyed


def chosen(s: State, rng: random.Random) -> int:
    """A legal action; rather an ability, a name or a theft than the end of a play."""
    actions = legal(s)
    if s.asked == ASK_PICK:
        return rng.choice([PICK + t for t in LIKED if PICK + t in actions] or actions)
    if STEAL_CARD in actions and rng.random() < 0.9:
        return STEAL_CARD
    if s.asked == ASK_ACTION and USE_ABILITY in actions and rng.random() < 0.9:
        return USE_ABILITY
    if s.asked == ASK_ACTION and len(actions) > 1 and rng.random() < 0.3:
        actions.remove(END_PLAY)
    return rng.choice(actions)


class Twins:
    """Two tables, and a viewer who sees the same at both."""

    def __init__(self, one: State, viewer: int, seed: int) -> None:
        self.rng = random.Random(seed)
        self.one, self.viewer = one, viewer
        self.other = self.dealt()
        self.compared = self.apart = 0

    def dealt(self) -> State:
        """Another table that the viewer thinks possible."""
        other = self.one.copy()
        if self.rng.random() < 0.5:
            sight.blind(other, self.viewer)
            sight.deal(other, self.viewer, [self.rng.getrandbits(32) for _ in range(3)] + [1])
        return other

    def step(self) -> None:
        rng, seat = self.rng, self.one.decider
        action = chosen(self.one, rng)
        same = [action] if action in legal(self.other) else []
        if self.one.asked == ASK_PICK and seat != self.viewer:
            same = legal(self.other)
        luck = rng.getrandbits(32)
        one, told, lucky = stepped(self.one, seat, action, luck)
        seen = eyes(one, self.viewer, told)
        for nth in range(TRIES if same else 0):
            tried = stepped(self.other, seat, rng.choice(same), luck if nth == TRIES - 1 else rng.getrandbits(32))
            if eyes(tried[0], self.viewer, tried[1]) == seen:
                self.one, self.other = one, tried[0]
                self.compare(given(one, self.viewer, told, lucky), given(*tried[:1], self.viewer, *tried[1:]), action)
                return
        self.one = one
        self.other = self.dealt()  # they could not be kept alike

    def compare(self, one: list[object], other: list[object], action: int) -> None:
        self.compared += 1
        self.apart += self.one != self.other
        if one == other:
            return
        mine, theirs = self.one.copy(), self.other.copy()
        sight.blind(mine, self.viewer)
        sight.blind(theirs, self.viewer)
        where = [a[0] for a, b in zip(mine.paths(), theirs.paths(), strict=True) if a[2] != b[2]]
        raise Leak(f"viewer {self.viewer}, after action {action}: {where or [one[1:], other[1:]]}")


def whole_game(seed: int) -> State:
    return opened(2 + seed % 5, seed, mode="long-haul", cargo_removed=78 if seed % 2 else 50)


def igor_twice(seed: int) -> State:
    """Igor's player and Mr Shadow as Igor hold one more Traitor each, and Tim is about to name one."""
    a, b, c, d, e = random.Random(seed).sample(TRAITOR_IDS[IGOR + 1 : TIM], 5)
    s = table(f"igor {a}", f"shadow {b}", f"tim {c}", f"{d} {e}", cargo=("wood",) * 4)
    plays(s, "igor")
    lay(s, "shadow")
    take_over(s, "igor")
    end(s)
    lay(s, "tim")
    use(s)
    return s


def near_the_bottom(seed: int) -> State:
    """The tenth Journey is to come, and Fred may draw from under the Hold."""
    hands = ("fred karl", "hans jack", "tim satine")
    return table(*hands, cargo=("wood", "lead", "ore"), journeys=9, hold=1 + seed // 2 % 2, under="ore wood", coins=5)


Start = Callable[[int], State]
STARTS: dict[Start, int] = {whole_game: 1_000, igor_twice: 40, near_the_bottom: 40}
"""Where games begin, and after how many steps the next one does."""


def compare_many(how_many: int, *starts: Start) -> tuple[int, int]:
    """Compare so many times; how often that was, and how often the hidden things did differ."""
    compared = apart = seed = 0
    while compared < how_many:
        seed += 1
        start = starts[seed % len(starts)]
        one, rng = start(seed), random.Random(seed)
        one.told = None
        twins = Twins(one, rng.randrange(NONE, one.n_seats), seed)
        for _ in range(STARTS[start]):
            if twins.one.asked != NONE:
                twins.step()
        compared += twins.compared
        apart += twins.apart
    return compared, apart


@pytest.mark.rule("MZ-18.1", "MZ-18.3", "MZ-18.4", "MZ-12.3")
def test_what_a_viewer_gets_is_the_same_at_tables_that_look_the_same() -> None:
    compared, apart = compare_many(COMPARISONS, *STARTS)
    assert apart > 0.9 * compared


# --- leaks planted on purpose -------------------------------------------------------------------------------


def what_others_know_of_me_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """As it was: what it knows of the viewer's hand, the viewer was taken to know too."""
    honest = sight.blind_player

    def blind_player(s: State, i: int) -> None:
        known = [list(row) for row in s.players[i].known]
        honest(s, i)
        s.players[i].known = known

    monkeypatch.setattr(sight, "blind_player", blind_player)


def who_keeps_a_traitor_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = rules.nobody_shows

    def nobody_shows(s: State, t: int) -> None:
        honest(s, t)
        s.seen_at[t] = next(i for i in range(s.n_seats) if s.players[i].traitors >> t & 1)

    monkeypatch.setattr(rules, "nobody_shows", nobody_shows)


def who_keeps_a_traitor_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = rules.nobody_shows

    def nobody_shows(s: State, t: int) -> None:
        honest(s, t)
        holder = next(i for i in range(s.n_seats) if s.players[i].traitors >> t & 1)
        rules.tell(s, EVERYBODY, EVENT_NO_TRAITOR + 100, holder, 0, 0)

    monkeypatch.setattr(rules, "nobody_shows", nobody_shows)


def the_card_left_under_the_hold_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sight, "sees_left_below", lambda s, seat: True)


def everybody_knows_what_was_stolen(monkeypatch: pytest.MonkeyPatch) -> None:
    def note_theft(s: State, thief: int, victim: int, kind: int) -> None:
        knowledge.note_theft(s, thief, victim, kind)
        knowledge.raise_to(s, thief, kind, 1)

    monkeypatch.setattr(rules, "note_theft", note_theft)


def only_the_stolen_kind_becomes_uncertain(monkeypatch: pytest.MonkeyPatch) -> None:
    """For those who have not seen it, too."""

    def note_theft(s: State, thief: int, victim: int, kind: int) -> None:
        s.players[victim].known[thief][kind] += 1
        knowledge.everybody_loses(s, victim, kind)

    monkeypatch.setattr(rules, "note_theft", note_theft)


def a_drawn_card_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = rules.draw_cargo

    def draw_cargo(s: State, seat: int) -> int:
        kind = honest(s, seat)
        knowledge.raise_to(s, seat, kind, 1)
        return kind

    monkeypatch.setattr(rules, "draw_cargo", draw_cargo)


PLANTS: list[tuple[Callable[[pytest.MonkeyPatch], None], Start]] = [
    (what_others_know_of_me_is_shown, whole_game),
    (who_keeps_a_traitor_is_said, igor_twice),
    (who_keeps_a_traitor_is_told, igor_twice),
    (the_card_left_under_the_hold_is_shown, near_the_bottom),
    (everybody_knows_what_was_stolen, whole_game),
    (only_the_stolen_kind_becomes_uncertain, whole_game),
    (a_drawn_card_is_known, whole_game),
]


@pytest.mark.parametrize(("plant", "start"), PLANTS, ids=[plant.__name__ for plant, _ in PLANTS])
def test_planted_leaks_are_caught(
    plant: Callable[[pytest.MonkeyPatch], None], start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    with pytest.raises(Leak):
        compare_many(30_000, start)
