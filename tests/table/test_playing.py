"""Making moves at a table, and choices that stay sealed until all have chosen."""

from __future__ import annotations

import random

import msgspec

from aerodrome.games import load
from aerodrome.house.views import Views, question_of, why_not
from aerodrome.rulebook.record import NONE
from aerodrome.store.journal import encode, kind_of
from aerodrome.table.entries import (
    Ended,
    Rematched,
)
from tests.table.commands import SHARED, games, no_compiling, refused, shared_table, texts
from tests.table.helpers import (
    NOW,
    board_of,
    clock,
    clone,
    frames,
    play,
    play_one,
    running_table,
    waiting,
)

__all__ = ["no_compiling"]


@games
def test_a_whole_game(name: str) -> None:
    table = running_table(name)
    rng = random.Random(5)
    play(table, rng, 20_000)
    assert table.status == "over"
    assert table.ended == Ended("finished", table.secret.hex())
    assert texts(table)[-1].endswith(("wins.", "share the win."))
    assert not table.asked
    for viewer in range(NONE, len(table.seats)):
        snapshot = Views(table).snapshot(viewer, "", 0, NOW)
        assert snapshot.secret == table.secret.hex()
        assert tuple(snapshot.scores) == board_of(table).outcome().scores
        assert tuple(snapshot.places) == board_of(table).outcome().places
    refused("not now", table.choose, 0, 0, table.decision, NOW)
    refused("not now", table.leave, "ada", 0, NOW)
    table.note_rematch("next", NOW)
    assert table.rematch == "next"
    fresh = [entry for entry, _ in table.take_fresh()]
    assert isinstance(fresh[-1], Rematched)
    kinds = [kind_of(entry) for entry in fresh]
    assert kinds.count("ended") == 1
    secret = table.secret.hex().encode()
    assert [kind_of(entry) for entry in fresh if secret in encode(entry)] == ["ended"]


@games
def test_any_action_can_be_asked_about(name: str) -> None:
    """In words, by any seat, at any time: it must not break the table, whatever a client asks."""
    table, rng = running_table(name), random.Random(3)
    for _ in range(80):
        if table.status != "running":
            break
        for seat in range(len(table.seats)):
            for action in [rng.randrange(table.game.actions) for _ in range(8)] + [0, table.game.actions - 1]:
                why = why_not(table, seat, action)
                assert bool(why.rule) == (action not in board_of(table).legal(seat))
            asked = question_of(table, seat)
            assert [move.action for move in asked.moves] == board_of(table).legal(seat)
        for wrong in (-2, table.game.actions, 1 << 70):
            refused("bad message", why_not, table, 0, wrong)
        play(table, rng, rng.randrange(1, 6))


def test_stale_answers_are_refused_also_after_an_undo() -> None:
    table, rng = running_table("airships", 2), random.Random(1)
    for _ in range(200):
        seat = table.asked[0]
        decision, action = table.decision, rng.choice(board_of(table).legal(seat))
        table.choose(seat, action, decision, NOW)
        if table.can_take_back(seat) and table.asked == [seat]:
            break
    after = table.decision
    refused("stale", table.choose, seat, action, decision, NOW)
    refused("stale", table.take_back, seat, decision, NOW)
    table.take_back(seat, after, NOW)
    assert table.decision > after
    for old in (decision, after):
        refused("stale", table.choose, seat, action, old, NOW)
        refused("stale", table.take_back, seat, old, NOW)
    table.choose(seat, action, table.decision, NOW)


# --- sealed choices


@games
def test_only_the_shared_question_asks_several(name: str) -> None:
    """There, one answer leaves the other questions as they are: the order of sealed choices does not matter."""
    table, rng = running_table(name, max(load(name).seats)), random.Random(2)
    shared = 0
    for _ in range(400):
        if table.status != "running":
            break
        if len(table.asked) > 1 and not table.sealed:
            shared += 1
            board = board_of(clone(table))
            left = table.asked
            legal = {seat: board.legal(seat) for seat in left}
            for seat in rng.sample(left, len(left)):
                assert board.legal(seat) == legal[seat]
                board.step(seat, rng.choice(legal[seat]), 1, table.luck)
        play_one(table, rng)
    assert (shared > 0) == (name == SHARED)


def test_sealed_choices_can_be_changed_until_all_have_chosen() -> None:
    table, _ = shared_table(3)
    asked, decision = table.asked, table.decision
    assert len(asked) == 3
    legal = {seat: board_of(table).legal(seat) for seat in asked}
    first, second, third = asked
    plies = len(table.log)
    table.choose(first, legal[first][0], decision, NOW)
    table.choose(first, legal[first][-1], decision, NOW)
    table.choose(second, legal[second][0], decision, NOW)
    table.choose(first, legal[first][1], decision, NOW)
    assert len(table.log) == plies
    assert table.decision == decision
    assert table.sealed == {first: legal[first][1], second: legal[second][0]}
    assert waiting(table) == [third]
    assert table.asked == asked
    table.choose(third, legal[third][0], decision, NOW)
    assert table.log[plies:] != []
    assert [ply[:2] for ply in table.log[plies:]] == [
        (first, legal[first][1]),
        (second, legal[second][0]),
        (third, legal[third][0]),
    ]
    assert table.sealed == {}
    refused("stale", table.choose, first, legal[first][0], decision, NOW)


def test_others_see_only_that_a_seat_has_chosen() -> None:
    table, _ = shared_table(3, clock=clock("live", 300, 5))
    me, you, _ = table.asked
    views = Views(table)
    for viewer in range(NONE, 3):
        views.open(viewer)
    legal = board_of(table).legal(me)
    n = table.seen_by(you)
    table.choose(me, legal[0], table.decision, NOW + 1)
    sent = dict(views.updates(NOW + 1))
    assert set(sent) == {NONE, 0, 1, 2}
    for viewer, update in sent.items():
        assert [item.k for item in update.items] == ["chose"]
        assert update.changes == []
        assert update.seats is not None
        assert [info.chosen for info in update.seats] == [seat == me for seat in range(3)]
        chosen = update.ask.chosen if update.ask else NONE
        assert chosen == (legal[0] if viewer == me else NONE)
        if viewer != me:
            assert b'"chosen":%d' % legal[0] not in msgspec.json.encode(update)
    assert table.seen_by(you) == n + 1


def test_a_changed_choice_gives_others_nothing_at_all() -> None:
    """No frame, no item, no number; not even to those who have chosen themselves."""
    for chosen_before in (1, 2):
        table, _ = shared_table(3, clock=clock("live", 300, 5))
        me, you, _ = table.asked
        twin = clone(table)
        for one in (table, twin):
            one.choose(me, board_of(one).legal(me)[0], one.decision, NOW + 1)
            if chosen_before == 2:
                one.choose(you, board_of(one).legal(you)[0], one.decision, NOW + 2)
        views = Views(table)
        for viewer in range(NONE, 3):
            views.open(viewer)
        before = frames(table)
        for n, action in enumerate([*board_of(table).legal(me)[1:], board_of(table).legal(me)[0]]):
            table.choose(me, action, table.decision, NOW + 3 + n)
            sent = dict(views.updates(NOW + 3 + n))
            assert set(sent) == {me}
            assert sent[me].items == []
            assert sent[me].ask is not None
            assert sent[me].ask.chosen == action
        assert frames(table) == before, "and once it is as it was, nobody can tell"
        # What comes after does not tell either.
        for one in (table, twin):
            for seat in waiting(one):
                one.choose(seat, board_of(one).legal(seat)[0], one.decision, NOW + 60)
        assert frames(table) == frames(twin)


def test_choosing_the_same_again_is_nothing() -> None:
    table, _ = shared_table(2)
    seat = table.asked[0]
    action = board_of(table).legal(seat)[0]
    table.choose(seat, action, table.decision, NOW)
    before = table.seq
    table.choose(seat, action, table.decision, NOW)
    assert table.seq == before
