"""Tables: sitting down, playing, sealed choices, taking back, clocks, players who are gone, and the journal."""

from __future__ import annotations

import random
from typing import Any

import pytest

from aerodrome.games import load
from aerodrome.games.mad_zeppelin import state as mad_zeppelin_state
from aerodrome.house.views import Views, question_of, why_not
from aerodrome.rulebook.primitives import EVERYBODY, NOBODY
from aerodrome.rulebook.record import NONE
from aerodrome.store.journal import encode, kind_of
from aerodrome.table.absence import LONG, MISSES
from aerodrome.table.clock import Clock
from aerodrome.table.core import KEPT_IDS, KEPT_ITEMS
from aerodrome.table.entries import (
    AnyEntry,
    AskedBack,
    Chose,
    Created,
    Ended,
    Granted,
    Moved,
    Rematched,
    Settings,
    StoodIn,
)
from aerodrome.table.errors import Damaged, Refused
from aerodrome.table.seating import check_settings
from aerodrome.table.table import MOST_TEXT, Table
from aerodrome.table.wire import encode as encode_frame
from tests.table.helpers import (
    GAMES,
    NOW,
    PEOPLE,
    as_stored,
    board_of,
    clock,
    clone,
    everything,
    frames,
    least_seats,
    open_table,
    play,
    play_one,
    running_table,
    secret_of,
    until_shared,
    waiting,
)

games = pytest.mark.parametrize("name", GAMES)
SHARED = "zeppeldrome"
"""The game in which several are asked at the same time."""


@pytest.fixture(autouse=True)
def no_compiling(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests that are not marked for the compiled engine see no engine, whatever the machine has."""
    if not request.node.get_closest_marker("native"):
        monkeypatch.setenv("AERODROME_NO_NATIVE", "1")


def refused(code: str, command: Any, *arguments: Any, **more: Any) -> str:
    """The text with which a command is refused; the code must be this one."""
    with pytest.raises(Refused) as caught:
        command(*arguments, **more)
    assert caught.value.code == code, str(caught.value)
    return str(caught.value)


def texts(table: Table, viewer: int = NONE) -> list[str]:
    return [item.text for item in table.in_words(table.items_of(viewer)[1])]


# --- sitting down -------------------------------------------------------------------------------------------


def test_sit_ready_start() -> None:
    table = open_table("airships", 2)
    assert table.sit("ada", "Ada", 1, NOW) == 1
    assert table.sit("ben", "Ben", NONE, NOW) == 0
    assert refused("not now", table.start, "ada", NOW) == "Ben is not ready yet."
    table.get_ready("ben", 0, True, NOW)
    before = table.seq
    table.get_ready("ben", 0, True, NOW)
    assert table.seq == before, "nothing happens when nothing changes"
    table.start("ada", NOW)
    assert (table.status, table.decision) == ("running", 1)
    assert [seat.ready for seat in table.seats] == [True, True], "who starts is ready"
    assert texts(table)[:4] == ["Ada takes seat 2.", "Ben takes seat 1.", "Ben is ready.", "Ada is ready."]


def test_refusals_before_the_game() -> None:
    table = open_table("airships", 3)
    table.sit("ada", "Ada", 0, NOW)
    assert refused("taken", table.sit, "ben", "Ben", 0, NOW) == "Seat 1 is taken by Ada."
    refused("bad message", table.sit, "ben", "Ben", 3, NOW)
    refused("bad message", table.sit, "ben", "Ben", -2, NOW)
    refused("bad message", table.sit, "ben", "Ben", True, NOW)
    refused("not seated", table.leave, "ben", 0, NOW)
    refused("not seated", table.get_ready, "ben", 0, True, NOW)
    refused("not seated", table.get_ready, "", 1, True, NOW)
    refused("not seated", table.start, "ben", NOW)
    assert "Seat 2 is free" in refused("not now", table.start, "ada", NOW)
    refused("not allowed", table.seat_bot, "ben", 1, "greedy", NOW)
    refused("taken", table.seat_bot, "ada", 0, "greedy", NOW)
    for unknown in ("", "search:9999999", "human", "x" * 1000):
        refused("unknown bot", table.seat_bot, "ada", 1, unknown, NOW)
    for command in (table.choose, table.take_back):
        refused("not now", command, *([0, 0] if command == table.choose else [0]), 0, NOW)
    refused("not now", table.answer_back, 0, True, NOW)
    refused("not now", table.hand_over, 0, 1, NOW)
    refused("not now", table.note_rematch, "other", NOW)
    refused("not now", question_of, table, 0)
    table.seat_bot("ada", 1, "greedy", NOW)
    table.seat_bot("ada", 2, "random", NOW)
    refused("taken", table.sit, "ben", "Ben", NONE, NOW)
    table.start("ada", NOW)
    refused("not now", table.sit, "ben", "Ben", NONE, NOW)
    refused("not now", table.seat_bot, "ada", 1, "none", NOW)
    refused("not now", table.get_ready, "ada", 0, False, NOW)
    refused("not now", table.start, "ada", NOW)


def test_a_refused_command_changes_nothing() -> None:
    table = running_table("airships", 2)
    table.take_fresh()
    before = everything(table)
    seat = table.asked[0]
    for wrong in range(-3, table.game.actions + 3):
        if wrong not in board_of(table).legal(seat):
            with pytest.raises(Refused):
                table.choose(seat, wrong, table.decision, NOW)
    refused("not your turn", table.choose, 1 - seat, 0, table.decision, NOW)
    refused("stale", table.choose, seat, 0, table.decision + 1, NOW)
    assert everything(table) == before
    assert table.take_fresh() == []


def test_bots_are_seated_and_changed() -> None:
    table = open_table("airships", 2)
    table.seat_bot("ada", 0, "greedy", NOW)
    assert (table.seats[0].name, table.seats[0].ready) == ("Greedy bot", True)
    before = table.seq
    table.seat_bot("ada", 0, "greedy", NOW)
    assert table.seq == before, "the same again is nothing new"
    table.seat_bot("ada", 0, "random", NOW)
    assert table.seats[0].bot == "random"
    table.seat_bot("ada", 0, "none", NOW)
    assert not table.seats[0].taken
    table.seat_bot("ada", 0, "none", NOW)
    table.seat_bot("ada", 0, "greedy", NOW)
    table.seat_bot("ada", 1, "greedy", NOW)
    assert table.names == ["Greedy bot", "Greedy bot (2)"]
    table.start("ada", NOW)
    assert table.status == "running", "the host may let bots play"


def test_names_are_made_unique() -> None:
    table = open_table("mad-zeppelin", 6)
    table.sit("ada", "  Ada   L ", 0, NOW)
    table.sit("ben", "Ada L", 1, NOW)
    table.sit("cy", "Ada L", 2, NOW)
    table.sit("dot", "ADÁ  L", 3, NOW)
    table.seat_bot("ada", 4, "greedy", NOW)
    table.sit("fay", "", 5, NOW)
    assert table.names == ["Ada L", "Ada L (2)", "Ada L (3)", "ADÁ L (4)", "Greedy bot", "Guest 6"]
    assert len(set(table.names)) == 6


def test_long_names_are_made_unique() -> None:
    table = open_table("mad-zeppelin", 3)
    for seat in range(3):
        table.sit(PEOPLE[seat], "x" * 40, seat, NOW)
    assert len(set(table.names)) == 3
    assert max(map(len, table.names)) <= 40


@pytest.mark.parametrize("name", ["x" * 41, "a|b", "a\x00b", "a\u202eb", "\ud800"])
def test_names_that_cannot_be(name: str) -> None:
    refused("bad name", open_table("airships").sit, "ada", name, 0, NOW)


def test_leaving_before_the_game() -> None:
    table = open_table("airships", 2)
    table.sit("ada", "Ada", 0, NOW)
    table.leave("ada", 0, NOW)
    assert not table.seats[0].taken
    assert table.names[0] == "Seat 1"
    table.sit("ben", "Ben", 0, NOW)
    assert table.seats_of("ben") == [0]
    assert table.seats_of("") == []


def test_one_person_in_several_seats() -> None:
    table = open_table("airships", 3)
    for seat in range(2):
        table.sit("ada", "Ada", seat, NOW)
    table.seat_bot("ada", 2, "greedy", NOW)
    table.start("ada", NOW)
    assert table.seats_of("ada") == [0, 1]
    rng = random.Random(1)
    for _ in range(20):
        seat, _ = play_one(table, rng)
        if seat < 2:
            table.check_owner("ada", seat)
    refused("not seated", table.check_owner, "ada", 2)


def test_who_may_look_on_and_sit() -> None:
    for privacy, watch, watch_in, sit, sit_in in (
        ("public", True, True, True, True),
        ("link", False, True, False, True),
        ("private", False, False, False, True),
    ):
        table = open_table("airships", privacy=privacy)
        assert table.may_watch("ada")
        assert table.may_sit("ada")
        assert (table.may_watch("zoe"), table.may_watch("")) == (watch, watch)
        assert table.may_sit("zoe") == sit
        before = table.seq
        table.admit("zoe", NOW)
        table.admit("zoe", NOW)
        assert table.seq == before + 1
        assert (table.may_watch("zoe"), table.may_sit("zoe")) == (watch_in, sit_in)
        assert table.may_watch("") == (privacy == "public")


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        (Settings("chess", 2), "bad message"),
        (Settings("airships", 9), "bad message"),
        (Settings("airships", 2, {"first_seat": 9}), "bad message"),
        (Settings("airships", 2, {"no_such_option": 1}), "bad message"),
        (Settings("airships", 2, clock=clock("move", 1)), "bad message"),
        (Settings("airships", 2, stand_in="deep thought"), "unknown bot"),
    ],
)
def test_bad_settings(settings: Settings, code: str) -> None:
    refused(code, check_settings, settings)


@games
def test_default_settings_are_good(name: str) -> None:
    game = load(name)
    for seats in game.seats:
        check_settings(Settings(name, seats))
        check_settings(Settings(name, seats, game.parse_options({}, seats)))


# --- playing ------------------------------------------------------------------------------------------------


@games
def test_a_whole_game(name: str) -> None:
    table = running_table(name)
    rng = random.Random(5)
    play(table, rng, 20_000)
    assert table.status == "over"
    assert table.ended == Ended("finished", table.secret.hex())
    assert texts(table)[-1].endswith("won.")
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


# --- sealed choices -----------------------------------------------------------------------------------------


@games
def test_only_the_shared_question_asks_several(name: str) -> None:
    """And there one answer leaves the questions of the others as they are: the order of sealed choices is all one."""
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


def shared_table(seats: int = 3, seed: int = 1, **settings: Any) -> tuple[Table, random.Random]:
    table, rng = running_table(SHARED, seats, seed, **settings), random.Random(seed)
    until_shared(table, rng)
    return table, rng


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
    n = table.count_of(you)
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
            assert b'"chosen":%d' % legal[0] not in encode_frame(update)
    assert table.count_of(you) == n + 1


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


# --- taking back --------------------------------------------------------------------------------------------


@games
def test_what_can_be_taken_back(name: str) -> None:
    """Whenever a seat may take its move back, that restores the exact bytes; and never when luck was used, something
    hidden was told or looked at, or another seat has moved since."""
    rng = random.Random(f"take back {name}")
    open_moves = closed_moves = 0
    for seed in range(3):
        table = running_table(name, rng.choice([*load(name).seats]), seed + 1)
        reveals = table.game.words.reveals
        for _ in range(130):
            if table.status != "running":
                break
            if len(table.asked) > 1:
                play_one(table, rng)
                assert not any(table.can_take_back(seat) for seat in range(len(table.seats))) or not table.sealed
                continue
            before, heard = board_of(table).pack(), {v: table.count_of(v) for v in range(NONE, len(table.seats))}
            keyed = key_of(table)
            seat, action = play_one(table, rng)
            if table.status != "running":
                break
            news = {v: table.items_of(v, n)[1] for v, n in heard.items()}
            secretly = any(len(those) > len(news[NONE]) for those in news.values())
            shown = any(item.event in reveals for item in news[NONE])
            lucky = rng_of(table) != keyed
            may = [s for s in range(len(table.seats)) if table.can_take_back(s)]
            assert may == ([] if lucky or shown or secretly or looked(table, before, seat, action) else [seat])
            if not may:
                closed_moves += 1
                refused("not allowed", clone(table).take_back, seat, table.decision, NOW)
                continue
            open_moves += 1
            other = clone(table)
            undo(other, seat)
            assert board_of(other).pack() == before
            assert len(other.log) == len(table.log) - 1
            assert other.decision > table.decision
            if rng.random() < 0.2:
                undo(table, seat)
    assert open_moves >= 10
    assert closed_moves >= 10


def looked(table: Table, before: bytes, seat: int, action: int) -> bool:
    """Do the rules say that a step depends on something hidden?"""
    state: Any = table.game.state.unpack(before)
    table.luck.key(state.rng, len(table.log))
    state.told = []
    table.game.plain.step(state, seat, action)
    return any(audience == NOBODY for audience, *_ in state.told)


def key_of(table: Table) -> list[int]:
    """What the generator is keyed to for the next move."""
    keyed = [0] * 4
    table.luck.key(keyed, len(table.log) + 1)
    return keyed


def rng_of(table: Table) -> list[int]:
    state: Any = table.game.state.unpack(board_of(table).pack())
    return list(state.rng)


def undo(table: Table, seat: int, at: float = NOW) -> None:
    """Take back, with the others' consent where that is needed."""
    table.take_back(seat, table.decision, at)
    while table.wants_back != NONE:
        asked = [s for s in table.asked if s != seat and s not in table.agreed]
        table.answer_back(asked[0], True, at)


def until_open(table: Table, rng: random.Random, handed_on: bool, at: float = NOW) -> int:
    """Play until a seat may take its move back, and another was asked since (or was not)."""
    for _ in range(3000):
        if len(table.asked) == 1:
            seat = table.asked[0]
            play_one(table, rng, at)
            if table.can_take_back(seat) and (table.asked != [seat]) == handed_on:
                return seat
        else:
            play_one(table, rng, at)
    raise AssertionError("no such move")


def test_taking_back_is_free_while_nobody_else_was_asked() -> None:
    table = running_table("mad-zeppelin", 3)
    seat = until_open(table, random.Random(1), handed_on=False)
    refused("not allowed", table.take_back, (seat + 1) % 3, table.decision, NOW)
    table.take_back(seat, table.decision, NOW)
    assert texts(table)[-1] == f"{table.names[seat]} takes the last move back."


def test_taking_back_by_consent() -> None:
    table = running_table("mad-zeppelin", 3)
    seat = until_open(table, random.Random(1), handed_on=True)
    (other,) = table.asked
    third = 3 - seat - other
    before = board_of(table).pack()
    twin = clone(table)
    table.take_back(seat, table.decision, NOW)
    assert table.wants_back == seat
    assert board_of(table).pack() == before
    refused("not now", table.take_back, seat, table.decision, NOW)
    refused("not now", table.answer_back, third, True, NOW)
    refused("not now", table.answer_back, seat, True, NOW)
    table.answer_back(other, True, NOW)
    assert table.wants_back == NONE
    assert table.asked == [seat]
    # The other says no: that is that, until the next move.
    twin.take_back(seat, twin.decision, NOW)
    twin.answer_back(other, False, NOW)
    assert twin.wants_back == NONE
    refused("not allowed", twin.take_back, seat, twin.decision, NOW)
    refused("not now", twin.answer_back, other, True, NOW)
    play_one(twin, random.Random(1))
    refused("not allowed", twin.take_back, seat, twin.decision, NOW)


def test_who_moves_on_gives_no_consent() -> None:
    table = running_table("mad-zeppelin", 3)
    seat = until_open(table, random.Random(1), handed_on=True)
    table.take_back(seat, table.decision, NOW)
    play_one(table, random.Random(1))
    assert table.wants_back == NONE


def test_who_chooses_with_others_gives_no_consent_either() -> None:
    """And nobody waits for an answer any more: bots would, for ever."""
    table, _ = shared_table(3)  # no game of today has an open move before such a question
    table._do(AskedBack(0), NOW)
    table.choose(1, board_of(table).legal(1)[0], table.decision, NOW)
    assert table.wants_back == NONE
    refused("not now", table.answer_back, 2, True, NOW)


def test_bots_do_not_mind() -> None:
    table = running_table("mad-zeppelin", 2, bots=(1,))
    rng = random.Random(1)
    while until_open(table, rng, handed_on=True) != 0:
        pass
    table.take_back(0, table.decision, NOW)
    assert table.asked == [0]


def test_people_around_one_screen_need_not_ask_each_other() -> None:
    table = open_table("mad-zeppelin", 2)
    for seat in range(2):
        table.sit("ada", f"Ada {seat}", seat, NOW)
    table.start("ada", NOW)
    seat = until_open(table, random.Random(1), handed_on=True)
    table.take_back(seat, table.decision, NOW)
    assert table.wants_back == NONE
    assert table.asked == [seat]


@pytest.mark.parametrize("how", ["leaves", "is handed over"])
def test_when_nobody_is_left_to_agree_the_move_is_taken_back(how: str) -> None:
    table = running_table("mad-zeppelin", 3)
    seat = until_open(table, random.Random(1), handed_on=True)
    (other,) = table.asked
    plies = len(table.log)
    table.take_back(seat, table.decision, NOW)
    if how == "leaves":
        table.leave(PEOPLE[other], other, NOW)
    else:
        table.gone(other, NOW)
        table.hand_over(seat, other, NOW)
    assert table.wants_back == seat
    table.finish(NOW)
    assert (table.wants_back, table.asked, len(table.log)) == (NONE, [seat], plies - 1)


def test_the_end_of_a_play_is_taken_back_by_consent() -> None:
    """Mad Zeppelin: who ended a play, before the next seat has laid anything down, gets it back if that seat agrees,
    and then goes on with the play as if it had not been ended."""
    table, rng, ended = running_table("mad-zeppelin", 3), random.Random(5), 0
    while ended < 5:
        (seat,) = table.asked
        before = board_of(table).pack()
        if mad_zeppelin_state.END_PLAY in board_of(table).legal(seat):
            table.choose(seat, mad_zeppelin_state.END_PLAY, table.decision, NOW)
            if table.can_take_back(seat):
                ended += 1
                (other,) = table.asked
                assert other != seat
                table.take_back(seat, table.decision, NOW)
                table.answer_back(other, True, NOW)
                assert board_of(table).pack() == before
                assert table.asked == [seat]
                table.choose(seat, mad_zeppelin_state.END_PLAY, table.decision, NOW)
        else:
            play_one(table, rng)


def test_nothing_is_taken_back_while_choices_are_sealed() -> None:
    table, _ = shared_table(3)
    for seat in table.asked:
        if table.can_take_back(seat):
            break
    chooser = table.asked[0]
    table.choose(chooser, board_of(table).legal(chooser)[0], table.decision, NOW)
    assert not any(table.can_take_back(s) for s in range(3))


def test_taking_back_does_not_stop_the_clock() -> None:
    """Else a player could move and take back for ever."""
    table = running_table("mad-zeppelin", 2, clock=clock("move", 60))
    rng = random.Random(1)
    seat = until_open(table, rng, handed_on=False)
    asked_at = table._before[-1].asked_at
    table.take_back(seat, table.decision, NOW + 50)
    assert table.asked_at == asked_at
    assert table.next_deadline() == asked_at + 60


def test_taking_back_gives_no_time() -> None:
    table = running_table("mad-zeppelin", 2, clock=clock("live", 100, 10))
    rng = random.Random(1)
    seat = until_open(table, rng, handed_on=False)
    bank = table._before[-1].bank
    for _ in range(5):
        table.take_back(seat, table.decision, NOW + 20)
        assert table.seats[seat].bank == bank
        while not (table.can_take_back(seat) and table.asked == [seat]):
            table.choose(seat, rng.choice(board_of(table).legal(seat)), table.decision, NOW + 20)
        break
    assert table.seats[seat].bank <= bank - 20 + 10


def test_time_to_answer_is_not_the_askers() -> None:
    table = running_table("mad-zeppelin", 2, clock=clock("move", 60))
    rng = random.Random(1)
    seat = until_open(table, rng, handed_on=True, at=NOW + 7)
    used = table._before[-1].moved_at - table._before[-1].asked_at
    table.take_back(seat, table.decision, NOW + 10)
    table.answer_back(table.asked[0], True, NOW + 50)
    assert table.next_deadline() == NOW + 50 - used + 60


# --- clocks -------------------------------------------------------------------------------------------------


def not_forced(table: Table, rng: random.Random) -> int:
    """Play until one seat has a choice; which."""
    while len(table.asked) > 1 or len(board_of(table).legal(table.asked[0])) == 1:
        play_one(table, rng, table.asked_at)
    return table.asked[0]


@pytest.mark.parametrize(
    ("kind", "amount", "seconds"), [("move", 30, 30.0), ("days", 2, 172_800.0), ("live", 300, 300.0)]
)
def test_the_default_move_at_the_deadline(kind: str, amount: float, seconds: float) -> None:
    table = running_table("airships", 2, clock=clock(kind, amount))
    seat = not_forced(table, random.Random(1))
    due = table.next_deadline()
    assert due == table.asked_at + seconds
    assert due == table.deadline(seat)
    default = board_of(table).default_action(seat)
    plies, seq = len(table.log), table.seq
    assert not table.tick(due - 0.001)
    assert table.seq == seq
    assert table.tick(due)
    assert table.log[plies][:2] == (seat, default)
    assert any("ran out of time" in text for text in texts(table))
    fresh = [entry for entry, _ in table.take_fresh() if isinstance(entry, Moved)]
    assert fresh[-1].by == "clock"


def test_without_a_clock_nothing_is_ever_due() -> None:
    table = running_table("airships", 2)
    assert table.next_deadline() is None
    assert not table.tick(NOW + 1e9)


def test_bank_and_increment() -> None:
    table = running_table("airships", 2, clock=clock("live", 100, 3))
    rng = random.Random(1)
    banks, at = [100.0, 100.0], NOW
    for _ in range(30):
        seat = table.asked[0]
        took = rng.randrange(0, 8)
        at += took
        play_one(table, rng, at)
        banks[seat] = banks[seat] - took + 3
        assert [each.bank for each in table.seats] == banks
        assert table.deadline(table.asked[0]) == at + banks[table.asked[0]]


def test_bots_cost_no_time() -> None:
    table = running_table("airships", 2, clock=clock("live", 100, 3), bots=(1,))
    rng, at = random.Random(1), NOW
    for _ in range(20):
        seat = table.asked[0]
        at += 50 if seat else 1
        table.choose(seat, rng.choice(board_of(table).legal(seat)), table.decision, at, "bot" if seat else "")
    assert table.seats[1].bank == 100
    assert [each.misses for each in table.seats] == [0, 0]


@pytest.mark.parametrize("name", ["mad-zeppelin", "dastardly-dirigibles"])
@pytest.mark.parametrize(
    "settings", [{}, {"clock": clock("live", 60, 2)}, {"clock": clock("live", 12)}, {"clock": clock("move", 30)}]
)
def test_nobody_can_tell_an_answer_that_was_forced(name: str, settings: dict[str, Any]) -> None:
    """The same game twice, at the same times: once the table answers where there is one answer only, once the players
    do so themselves. Every viewer gets the same frames, equal in size and in order; lists show the same."""
    rng = random.Random(f"forced {name}")
    by_hand = running_table(name, seed=3, **settings)
    by_table = clone(by_hand)
    views = [Views(each) for each in (by_hand, by_table)]
    for viewer in range(NONE, len(by_hand.seats)):
        for each in views:
            each.open(viewer)
    at, forced = NOW, 0
    for n in range(180):
        if by_hand.status != "running":
            break
        seat = rng.choice(waiting(by_hand))
        legal = board_of(by_hand).legal(seat)
        due = by_hand.next_deadline()
        late = due is not None and n % 11 == 10  # also for who has no choice
        if by_hand.seats[seat].stand_in:
            for each in (by_hand, by_table):
                each.come_back(seat, at)
        at = due if due is not None and late else min(at + rng.random() * 2, due or 1e12)
        action = rng.choice(legal)
        forced += len(legal) == 1 and not late
        for each in (by_hand, by_table):
            if late:
                assert each.tick(at)
            else:
                each.choose(seat, action, each.decision, at, "forced" if len(legal) == 1 and each is by_table else "")
            each.finish(at)
        sent = [[(viewer, encode_frame(update)) for viewer, update in each.updates(at)] for each in views]
        assert sent[0] == sent[1]
        assert frames(by_hand, now=at) == frames(by_table, now=at)
        assert by_hand.updated == by_table.updated
        assert by_hand.next_deadline() == by_table.next_deadline()
    assert forced > 5


def test_two_misses_and_a_bot_takes_over() -> None:
    table = running_table("airships", 2, clock=clock("move", 30))
    rng = random.Random(1)
    victim = not_forced(table, rng)
    missed = 0
    while not table.seats[victim].stand_in:
        if table.asked == [victim] and len(board_of(table).legal(victim)) > 1:
            missed += 1
            table.tick(table.asked_at + 30)
        else:
            play_one(table, rng, table.asked_at)
            missed = table.seats[victim].misses
    assert missed == MISSES
    assert table.seats[victim].stand_in == "greedy"
    assert table.deadline(victim) is None, "bots have no clock"
    # The player is back, and has the seat again.
    table.come_back(victim, NOW)
    assert (table.seats[victim].stand_in, table.seats[victim].misses) == ("", 0)
    assert texts(table)[-1] == f"{table.names[victim]} is back."


def test_time_that_is_up_looks_the_same_without_a_choice() -> None:
    """The clock moves for who had one answer only as for everybody else: the bank is charged, a miss is counted and
    told, and after two of them a bot takes over."""
    for kind, amount in (("live", 20), ("move", 30)):
        table = running_table("mad-zeppelin", 2, clock=clock(kind, amount))
        rng = random.Random(1)
        while len(table.asked) > 1 or len(board_of(table).legal(table.asked[0])) > 1:
            play_one(table, rng, table.asked_at)
        (victim,) = table.asked
        due = table.deadline(victim)
        assert due is not None
        assert table.tick(due)
        assert table.seats[victim].misses == 1
        assert table.seats[victim].bank == 0
        assert f"{table.names[victim]} ran out of time: the table has moved for that seat." in texts(table)
        assert bool(table.seats[victim].stand_in) == (kind == "live")


def test_any_answer_in_time_ends_a_row_of_misses() -> None:
    """Also one that the table gave: else the bot that takes over sooner would tell of it."""
    for by in ("", "forced"):
        table = running_table("airships", 2, clock=clock("move", 30))
        seat = table.asked[0]
        table.seats[seat].misses, table.seats[seat].away = 1, True
        table.choose(seat, board_of(table).legal(seat)[0], table.decision, NOW, by)  # type: ignore[arg-type]
        assert (table.seats[seat].misses, table.seats[seat].away) == (0, False)


def test_a_bank_used_up_and_a_bot_takes_over() -> None:
    table = running_table("airships", 2, clock=clock("live", 20))
    victim = not_forced(table, random.Random(1))
    table.tick(table.asked_at + table.seats[victim].bank)
    assert table.seats[victim].bank == 0
    assert table.seats[victim].stand_in == "greedy"
    # The bot then really plays: an empty bank gives it no deadline.
    while table.asked != [victim]:
        play_one(table, random.Random(1), table.asked_at)
    assert not table.tick(table.asked_at + 1000)


def test_sealed_choices_cost_each_seat_its_own_time() -> None:
    table, _ = shared_table(3, clock=clock("live", 300, 5))
    quick, slow, late = table.asked
    banks = [seat.bank for seat in table.seats]
    at = table.asked_at
    table.seats[late].bank = 60.0
    table.choose(quick, board_of(table).legal(quick)[0], table.decision, at + 4)
    table.choose(quick, board_of(table).legal(quick)[1], table.decision, at + 50)
    assert table.next_deadline() == at + 60
    table.tick(at + 60)
    assert late in table.sealed
    assert slow not in table.sealed
    assert quick in table.sealed
    table.choose(slow, board_of(table).legal(slow)[0], table.decision, at + 90)
    assert table.seats[quick].bank == banks[quick] - 4 + 5
    assert table.seats[slow].bank == banks[slow] - 90 + 5
    assert table.seats[late].bank == 5
    assert [table.seats[seat].misses for seat in (quick, slow, late)] == [0, 0, 1], "only who was late has missed"
    missed = [item.seat for item in table.items_of(NONE)[1] if item.k == "clock"]
    assert missed == [late]


def test_all_who_are_late_together_are_relieved() -> None:
    table, rng = shared_table(2, clock=clock("move", 30))
    for _ in range(2 * MISSES * 40):
        if all(seat.stand_in for seat in table.seats):
            break
        if len(table.asked) > 1:
            table.tick(table.asked_at + 30)
        else:
            table.choose(table.asked[0], rng.choice(board_of(table).legal(table.asked[0])), table.decision,
                         table.asked_at, "bot")  # fmt: skip
    assert [seat.misses for seat in table.seats] == [MISSES, MISSES]
    assert all(seat.stand_in for seat in table.seats)


@games
def test_a_player_who_vanishes_at_any_decision(name: str) -> None:
    """From each decision on in turn a player answers no more: the clock, then a bot, answers in its place."""
    rng = random.Random(f"vanish {name}")
    table = running_table(name, clock=clock("move", 30))
    decisions = ends = 0
    for ply in range(4000):
        if table.status != "running" or ply >= 130:
            break
        for victim in waiting(table):
            decisions += 1
            to_the_end = decisions % 40 == 1
            other = clone(table)
            left = without(other, victim, rng, 10_000 if to_the_end else 4)
            assert other.status == "over" or not to_the_end, left
            ends += other.status == "over"
        play_one(table, rng, NOW)
    assert decisions > 50
    assert ends >= 2


def without(table: Table, victim: int, rng: random.Random, after: int) -> int:
    """Play on without a player, until so many answers after the bot took over; how many were made."""
    at = table.asked_at
    since = made = 0
    while table.status == "running" and since < after:
        others = [seat for seat in waiting(table) if seat != victim or table.seats[seat].stand_in]
        made += 1
        assert made < 20_000
        if others:
            seat = others[0]
            by = "bot" if seat == victim else ""
            table.choose(seat, rng.choice(board_of(table).legal(seat)), table.decision, at, by)
        else:
            due = table.next_deadline()
            assert due is not None
            at = max(at, due)
            assert table.tick(at)
        table.finish(at)
        since += bool(table.seats[victim].stand_in)
    return made


@games
def test_when_all_have_gone_the_clock_plays_on(name: str) -> None:
    table = running_table(name, clock=clock("days", 1))
    rng = random.Random(1)
    for _ in range(20_000):
        if table.status != "running":
            break
        due = table.next_deadline()
        if due is not None:
            assert table.tick(due)
            table.finish(due)
        else:
            seat = waiting(table)[0]
            table.choose(seat, rng.choice(board_of(table).legal(seat)), table.decision, table.asked_at, "bot")
            table.finish(table.asked_at)
    assert table.status == "over"


# --- without a clock ----------------------------------------------------------------------------------------


def test_handing_over_who_is_gone() -> None:
    table = running_table("airships", 3)
    rng = random.Random(1)
    victim = not_forced(table, rng)
    other = (victim + 1) % 3
    name = table.names[victim]
    assert refused("not now", table.hand_over, other, victim, NOW) == f"{name} is here."
    refused("not now", table.hand_over, victim, victim, NOW + 2 * LONG)
    refused("bad message", table.hand_over, other, 7, NOW)
    table.gone(victim, NOW)
    before = table.seq
    table.gone(victim, NOW)
    assert table.seq == before
    assert table.seats[victim].away
    table.hand_over(other, victim, NOW)
    assert table.seats[victim].played_by == "greedy"
    refused("not now", table.hand_over, other, victim, NOW)
    table.choose(victim, board_of(table).legal(victim)[0], table.decision, NOW, "bot")
    table.come_back(victim, NOW)
    assert (table.seats[victim].played_by, table.seats[victim].away) == ("", False)


def test_handing_over_who_has_not_moved_for_long() -> None:
    table = running_table("airships", 3)
    victim = not_forced(table, random.Random(1))
    other = (victim + 1) % 3
    refused("not now", table.hand_over, other, victim, table.asked_at + LONG - 1)
    refused("not now", table.hand_over, victim, other, table.asked_at + LONG), "only who is asked can be late"
    table.hand_over(other, victim, table.asked_at + LONG)
    assert table.seats[victim].stand_in


def test_with_a_clock_only_who_is_gone_is_handed_over() -> None:
    table = running_table("airships", 3, clock=clock("days", 30))
    victim = not_forced(table, random.Random(1))
    refused("not now", table.hand_over, (victim + 1) % 3, victim, table.asked_at + 10 * LONG)
    table.gone(victim, NOW)
    table.hand_over((victim + 1) % 3, victim, NOW)


def test_a_move_shows_that_a_player_is_there() -> None:
    table = running_table("airships", 2)
    seat = table.asked[0]
    table.gone(seat, NOW)
    play_one(table, random.Random(1))
    assert not table.seats[seat].away


def test_leaving_for_good() -> None:
    table = running_table("airships", 2)
    secret = table.secret.hex()
    table.leave("ada", 0, NOW)
    assert (table.seats[0].bot, table.seats[0].person, table.names[0]) == ("greedy", "", "Ada")
    assert table.status == "running"
    table.come_back(0, NOW)
    assert table.seats[0].bot == "greedy"
    assert secret.encode() not in b"".join(frames(table))
    table.leave("ben", 1, NOW)
    assert table.status == "abandoned"
    assert table.ended == Ended("abandoned", secret)
    assert texts(table)[-1] == "The game was abandoned."
    assert all(secret.encode() in frame for frame in frames(table))
    refused("not now", table.choose, 0, 0, table.decision, NOW)
    table.finish(NOW)
    assert [entry for entry, _ in table.take_fresh() if isinstance(entry, Ended)] == [table.ended]


# --- talk ---------------------------------------------------------------------------------------------------


def test_talk() -> None:
    table = open_table("airships")
    table.sit("ada", "Ada", 0, NOW)
    table.say(0, "Ada", "  hello \n there ", NOW)
    assert texts(table)[-1] == "Ada: hello there"
    refused("bad message", table.say, 0, "Ada", " \n ", NOW)
    refused("too long", table.say, 0, "Ada", "x" * (MOST_TEXT + 1), NOW)
    refused("too long", table.say, 0, "Ada", "a\x00b", NOW)
    refused("too long", table.say, 0, "Ada", "a\u202eb", NOW)
    table.say(NONE, "A spectator", "x" * MOST_TEXT, NOW)


def test_done_messages_are_remembered() -> None:
    table = open_table("airships", 2)
    before = table.seq
    seat = table.sit("ada", "Ada", NONE, NOW)
    table.note_done("ada", "sit", NOW, before, Granted(seat=seat))
    assert table.has_done("ada", "sit")
    assert table.ids["ada", "sit"] == Granted(seat=0)
    assert not table.has_done("ben", "sit")
    assert not table.has_done("ada", "")
    before = table.seq
    table.get_ready("ada", 0, False, NOW)
    assert table.seq == before, "Ada was not ready anyway"
    table.note_done("ada", "not ready", NOW, before)
    assert table.has_done("ada", "not ready"), "what changed nothing is not done later either"
    journal = table.take_fresh()
    assert [kind_of(entry) for entry, _ in journal[-2:]] == ["seated", "done"]
    assert Table.from_journal(table.id, table.secret, as_stored(journal)).ids == table.ids
    for n in range(KEPT_IDS):
        before = table.seq
        table.say(0, "Ada", "hm", NOW)
        table.note_done("ada", str(n), NOW, before)
    assert len(table.ids) == KEPT_IDS
    assert not table.has_done("ada", "sit")


# --- items --------------------------------------------------------------------------------------------------


@games
def test_items_are_numbered_without_gaps(name: str) -> None:
    table, rng = running_table(name), random.Random(4)
    viewers = range(NONE, len(table.seats))
    got: dict[int, list[Any]] = {viewer: table.items_of(viewer)[1] for viewer in viewers}
    assert [len(items) for items in got.values()] == [table.count_of(viewer) for viewer in viewers]
    for step in range(400):
        if table.status != "running":
            break
        play_one(table, rng)
        for viewer in viewers:
            if step % (viewer + 3) == 0:
                n, new = table.items_of(viewer, len(got[viewer]))
                got[viewer] += new
                assert n == len(got[viewer])
    for viewer in viewers:
        n, kept = table.items_of(viewer)
        assert kept == (got[viewer] + table.items_of(viewer, len(got[viewer]))[1])[-KEPT_ITEMS:]
        assert table.items_of(viewer, n) == (n, [])
        assert table.items_of(viewer, n + 5) == (n, [])
        assert table.items_of(viewer, -3)[1] == kept


# --- the journal --------------------------------------------------------------------------------------------


def eventful(name: str, seed: int) -> list[tuple[AnyEntry, float]]:
    """The journal of a match in which everything happens."""
    rng = random.Random(f"{name} {seed}")
    table = open_table(name, rng.choice([*load(name).seats]), seed, clock=clock("live", 200, 4))
    seats = len(table.seats)
    table.admit("zoe", NOW)
    table.sit("ada", "Ada", 0, NOW)
    table.leave("ada", 0, NOW)
    for seat in range(seats):
        if seat == 2:
            table.seat_bot("ada", seat, "greedy", NOW)
        else:
            table.sit(PEOPLE[seat], "Ada", seat, NOW)
            table.note_done(PEOPLE[seat], f"sit{seat}", NOW, table.seq - 1, Granted(seat=seat))
            table.get_ready(PEOPLE[seat], seat, True, NOW)
    table.start("ada", NOW)
    at = NOW
    for n in range(90):
        at += rng.random() * 5
        if table.status != "running":
            break
        whim = rng.randrange(10)
        victim = rng.randrange(seats)
        if whim == 0:
            table.say(victim, table.names[victim], "hm", at)
            table.note_done(table.seats[victim].person, f"say{n}", at, table.seq)
        elif whim == 7:
            since, at = at + rng.random() * 9, at + rng.randrange(-4000, 40_000)
            table.reopen(since, at)
        elif whim == 1:
            table.gone(victim, at)
        elif whim == 2 and table.seats[victim].away and victim:
            table.hand_over(0, victim, at)
        elif whim == 3:
            table.come_back(victim, at)
        elif whim == 4 and (due := table.next_deadline()) is not None:
            at = max(at, due)
            table.tick(at)
        elif whim == 5:
            for seat in range(seats):
                if table.can_take_back(seat):
                    table.take_back(seat, table.decision, at)
                    if table.wants_back != NONE:
                        table.answer_back(rng.choice([s for s in table.asked if s != seat]), rng.random() < 0.7, at)
                    break
        elif table.sealed and whim == 6:
            seat = rng.choice([*table.sealed])
            table.choose(seat, rng.choice(board_of(table).legal(seat)), table.decision, at)
        if table.status == "running" and waiting(table):
            play_one(table, rng, at, id=f"m{n}")
        table.finish(at)
    for seat in table.seats_of("ada"):
        if table.status == "running" and seed % 2:
            table.leave("ada", seat, at)
    for person in PEOPLE:
        for seat in table.seats_of(person):
            if table.status == "running":
                table.leave(person, seat, at)
    table.note_rematch("next", at)
    fresh = table.take_fresh()
    assert table.seq == len(fresh)
    return fresh


@games
def test_the_journal_gives_the_table_after_every_entry(name: str) -> None:
    kinds = set()
    for seed in (1, 2, 4):
        journal = eventful(name, seed)
        kinds |= {kind_of(entry) for entry, _ in journal}
        grown = Table(f"table{seed}", secret_of(seed))
        for n, (entry, at) in enumerate(journal, 1):
            grown.apply(entry, at)
            if n < 12 or n % 25 == 0 or n > len(journal) - 3:
                again = Table.from_journal(grown.id, grown.secret, as_stored(journal[:n]))
                assert everything(again) == everything(grown)
                assert frames(again, "ada") == frames(grown, "ada")
    assert kinds >= {
        "created", "admitted", "seated", "left", "ready", "started", "moved", "undone", "said", "away", "stood in",
        "returned", "ended", "rematched", "reopened", "done",
    }  # fmt: skip


def test_commands_and_journal_give_the_same_table() -> None:
    """What a table is after a command is what its entries give."""
    table, rng = running_table(SHARED, 3, clock=clock("live", 60, 2)), random.Random(1)
    journal = table.take_fresh()
    for n in range(120):
        play_one(table, rng, NOW + n, id=str(n))
        journal += table.take_fresh()
        if n % 10 == 0:
            assert everything(Table.from_journal(table.id, table.secret, as_stored(journal))) == everything(table)
    assert any(isinstance(entry, Chose) for entry, _ in journal)


def test_a_journal_that_was_tampered_with_is_noticed() -> None:
    table, rng = running_table("airships", 2), random.Random(1)
    play(table, rng, 30)
    journal = table.take_fresh()
    for n, (entry, at) in enumerate(journal):
        if isinstance(entry, Moved):
            seat, action, _ = entry.plies[0]
            worse = [*journal[:n], (Moved(((seat, action, "0" * 12),)), at), *journal[n + 1 :]]
            with pytest.raises(Damaged):
                Table.from_journal(table.id, table.secret, worse)
            break
    with pytest.raises(Damaged):
        Table.from_journal(table.id, secret_of(99), journal)
    created = journal[0][0]
    assert isinstance(created, Created)
    with pytest.raises(Damaged):
        Table.from_journal(
            table.id, table.secret, [(Created(created.settings, 1, "other", created.commitment, "ada"), NOW)]
        )


def test_clocks_of_tables_without_one() -> None:
    assert Settings("airships", 2).clock == Clock()
    assert StoodIn(1, "greedy") != StoodIn(0, "greedy")
    assert EVERYBODY == NONE, "items to everybody are kept for spectators too"
    assert least_seats("airships") == 2
