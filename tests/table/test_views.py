"""Non-interference: nothing that a viewer gets depends on what it may not see.

Take a position from random play. Deal everything anew that the viewer cannot see, and build a second table around that
other truth: with another secret, other sealed choices, other private news for other seats, and a journal of another
length. The viewer must then get the same, byte by byte. The same check must catch every planted leak.
"""

from __future__ import annotations

import dataclasses
import itertools
import random
import re
from collections.abc import Callable, Collection, Iterator
from typing import Any

import msgspec
import pytest

from aerodrome.games import load
from aerodrome.house import views as views_module
from aerodrome.house.views import Views
from aerodrome.play.layout import Change, Moment, json_int, layout_of
from aerodrome.play.luck import SecretLuck
from aerodrome.play.native import NativeBoard, engine_of
from aerodrome.play.plain import PlainBoard
from aerodrome.play.saying import said_of
from aerodrome.play.sight import Sight
from aerodrome.rulebook.game import Game
from aerodrome.rulebook.primitives import EVERYBODY
from aerodrome.rulebook.record import NONE
from aerodrome.table.errors import Refused
from aerodrome.table.table import Table
from aerodrome.table.wire import Item, Question, SeatInfo, Snapshot
from tests import LONG
from tests.mad_zeppelin import table as mad_zeppelin
from tests.table.helpers import GAMES, NOW, PEOPLE, board_of, clone, play_one, running_table, state_like
from tests.table.outbound import Leak, compare, outbound
from tests.zeppeldrome import test_twins as zeppeldrome

PLAIN_POSITIONS = 400
"""For each game, in the tests without the compiled engine."""
NATIVE_POSITIONS = 50_000 if LONG else 2_500
TRIED_ACTIONS = 6
STRANGERS = ("", "zoe")
"""People who look on: not signed in, and signed in."""

games = pytest.mark.parametrize("name", GAMES)


@pytest.fixture(autouse=True)
def no_compiling(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests that are not marked for the compiled engine see no engine, whatever the machine has."""
    if not request.node.get_closest_marker("native"):
        monkeypatch.setenv("AERODROME_NO_NATIVE", "1")


# --- the other truth ----------------------------------------------------------------------------------------


def other_world(table: Table, viewer: int, rng: random.Random) -> Table:
    """A table that differs in everything that the viewer may not know, and in nothing else."""
    other = clone(table)
    board = board_of(other)
    board.restore(state_like(table.game, board.pack(), viewer, rng))
    if table.ended is None:
        other.secret = rng.randbytes(32)
        other.luck = SecretLuck(other.secret)
    if table.log:
        other.log[-1] = (*table.log[-1][:2], f"{rng.getrandbits(48):012x}")
    for seat in table.sealed:
        if seat != viewer:
            other.sealed[seat] = rng.choice(board.legal(seat))
    other.seq += rng.randrange(1, 9)
    other.ids[PEOPLE[rng.randrange(4)], f"{rng.getrandbits(30)}"] = None
    for seat in range(len(table.seats)):
        if seat != viewer:
            for _ in range(rng.randrange(3)):
                other._note([(seat, Item("whispered", f"You draw card {rng.randrange(99)}."))])
    return other


def after_own_step(table: Table, viewer: int, person: str, action: int) -> dict[str, Any]:
    """What a viewer is sent when it makes a move, and when it takes it back, or asks for that.

    Empty where dice or cards came up or a hidden hand decided something, and where the game came to its end: then
    things are shown.
    """
    table = clone(table)
    views = Views(table)
    views.open(viewer)
    table.choose(viewer, action, table.decision, NOW)
    if viewer not in table.sealed and not table.can_take_back(viewer):
        return {}
    out: dict[str, Any] = {"updates": [msgspec.json.encode(update) for _, update in views.updates(NOW)]}
    out["after"] = msgspec.json.encode(Views(table).snapshot(viewer, person, 0, NOW))
    if table.can_take_back(viewer):
        table.take_back(viewer, table.decision, NOW)
        out["undone"] = [msgspec.json.encode(update) for _, update in views.updates(NOW)]
        out["before again"] = msgspec.json.encode(Views(table).snapshot(viewer, person, 0, NOW))
    return out


def check_position(table: Table, viewer: int, rng: random.Random) -> None:
    """Raise Leak when a viewer can tell this table from another that should look the same to it."""
    other = other_world(table, viewer, rng)
    person = PEOPLE[viewer] if viewer != NONE else rng.choice(STRANGERS)
    tried = [rng.randrange(table.game.actions) for _ in range(TRIED_ACTIONS)]
    asked = viewer, person, tried, rng.randrange(12)
    compare("as it stands", viewer, outbound(table, *asked), outbound(other, *asked))
    if viewer in table.asked:
        action = rng.choice(board_of(table).legal(viewer))
        mine = after_own_step(table, viewer, person, action)
        if mine:
            compare(f"after move {action}", viewer, mine, after_own_step(other, viewer, person, action))


def positions(name: str, seed: int, stride: int = 1) -> Iterator[tuple[Table, random.Random]]:
    """Positions from random play at tables of all sizes, with talk, taken back moves and changed choices."""
    rng = random.Random(f"{name} {seed}")
    while True:
        seed += 1
        seats = rng.choice([*load(name).seats])
        table = running_table(name, seats, seed, clock=rng.choice([views_clock(), views_clock("live", 300.0, 5.0)]))
        while table.status == "running":
            for _ in range(rng.randrange(1, 2 * stride)):
                if table.status == "running":
                    mischief(table, rng)
            yield table, rng


def views_clock(kind: str = "none", amount: float = 0.0, increment: float = 0.0) -> Any:
    from aerodrome.table.clock import Clock

    return Clock(kind, amount, increment)  # type: ignore[arg-type]


def mischief(table: Table, rng: random.Random) -> None:
    """A random move, and now and then something else."""
    whim = rng.randrange(12)
    if whim == 0:
        table.say(0, "Ada", "well, well", NOW)
    elif whim == 1 and table.sealed:
        seat = rng.choice([*table.sealed])
        table.choose(seat, rng.choice(board_of(table).legal(seat)), table.decision, NOW)
    elif whim == 2:
        for seat in range(len(table.seats)):
            if table.can_take_back(seat):
                table.take_back(seat, table.decision, NOW)
                break
    play_one(table, rng)


def check_many(name: str, seed: int, how_many: int, stride: int) -> int:
    """Check so many positions, each for one viewer; all kinds of viewers take turns."""
    done = 0
    for table, rng in itertools.islice(positions(name, seed, stride), how_many):
        check_position(table, done % (len(table.seats) + 1) - 1, rng)
        done = done + 1
    return done


@games
def test_nothing_that_goes_out_depends_on_what_is_hidden(name: str) -> None:
    assert check_many(name, 100, PLAIN_POSITIONS, stride=2) == PLAIN_POSITIONS


@pytest.mark.native
@games
def test_nothing_that_goes_out_depends_on_what_is_hidden_compiled(name: str) -> None:
    engine_of(load(name))
    table, _ = next(positions(name, 1))
    assert isinstance(table.board, NativeBoard)
    assert check_many(name, 200, NATIVE_POSITIONS, stride=3) == NATIVE_POSITIONS


@games
def test_the_other_world_is_another(name: str) -> None:
    """Else the check would compare a table with itself."""
    differing = total = 0
    for table, rng in positions(name, 300, stride=8):
        for viewer in range(NONE, len(table.seats)):
            other = other_world(table, viewer, rng)
            total += 1
            differing += board_of(other).pack()[:] != board_of(table).pack()
            assert board_of(other).blinded(viewer) == board_of(table).blinded(viewer)
        if total > 100:
            break
    assert differing > 0.95 * total


# --- leaks planted on purpose -------------------------------------------------------------------------------

Plant = Callable[[pytest.MonkeyPatch], None]


def everybody_gets_the_true_state(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bytes come from pack() instead of blinded()."""
    monkeypatch.setattr(PlainBoard, "blinded", lambda self, viewer: self.pack())


def the_generator_is_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    keep_field(monkeypatch, "rng")


def legal_moves_of_others_are_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    def ask_of(table: Table, viewer: int) -> Any:
        asked = table.asked
        return views_module.Ask(table.decision, board_of(table).legal(asked[0])) if asked else None

    monkeypatch.setattr(views_module, "ask_of", ask_of)


def private_events_go_to_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Table._note
    monkeypatch.setattr(Table, "_note", lambda self, items: honest(self, [(EVERYBODY, item) for _, item in items]))


def labels_come_from_the_true_state(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = views_module.question_of

    def question_of(table: Table, seat: int) -> Question:
        said = honest(table, seat)
        state = table.game.state.unpack(board_of(table).pack())
        held = said_of(table.game, state, "own_hand", (seat + 1) % len(table.seats))
        moves = [msgspec.structs.replace(move, label=[*move.label, *held]) for move in said.moves]
        return msgspec.structs.replace(said, moves=moves)

    monkeypatch.setattr(views_module, "question_of", question_of)


def sealed_choices_are_in_the_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = views_module.seat_infos

    def seat_infos(table: Table, person: str = "") -> list[SeatInfo]:
        infos = honest(table, person)
        return [msgspec.structs.replace(info, bot=f"{table.sealed.get(i)}") for i, info in enumerate(infos)]

    monkeypatch.setattr(views_module, "seat_infos", seat_infos)


def items_are_numbered_as_the_journal(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Table.items_of
    monkeypatch.setattr(Table, "items_of", lambda self, v, since=0: (self.seq, honest(self, v, since)[1]))


def refusals_name_what_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Table.choose

    def choose(self: Table, seat: int, action: int, *rest: Any, **more: Any) -> None:
        try:
            honest(self, seat, action, *rest, **more)
        except Refused as refusal:
            state = self.game.state.unpack(board_of(self).pack())
            hands = [str(said_of(self.game, state, "own_hand", i)) for i in range(len(self.seats))]
            raise Refused(refusal.code, refusal.what, rule=refusal.rule, hands=hands) from None

    monkeypatch.setattr(Table, "choose", choose)


def legality_is_told_by_true_cards_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rule in a refusal depends on another's hand."""
    honest = PlainBoard.refusal

    def refusal(self: PlainBoard, seat: int, action: int) -> int:
        rule = honest(self, seat, action)
        return 1 + sum(self.pack()) % 3 if rule else 0

    monkeypatch.setattr(PlainBoard, "refusal", refusal)


def the_secret_is_sent_while_the_game_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Views.snapshot

    def snapshot(self: Views, *arguments: Any) -> Snapshot:
        return msgspec.structs.replace(honest(self, *arguments), secret=self.table.secret.hex())

    monkeypatch.setattr(Views, "snapshot", snapshot)


def digests_are_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hash of the true state: whoever can guess states can check the guess."""
    honest = Views.snapshot

    def snapshot(self: Views, *arguments: Any) -> Snapshot:
        made = honest(self, *arguments)
        return msgspec.structs.replace(made, rematch=self.table.log[-1][2] if self.table.log else "")

    monkeypatch.setattr(Views, "snapshot", snapshot)


def bots_and_hints_see_the_true_state(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = views_module.sight_of

    def sight_of(table: Table, viewer: int) -> Sight:
        state: Any = table.game.state.unpack(board_of(table).pack())
        return dataclasses.replace(honest(table, viewer), state=state)

    monkeypatch.setattr(views_module, "sight_of", sight_of)


def one_memory_for_all_items(monkeypatch: pytest.MonkeyPatch) -> None:
    """How far a viewer's items reach back depends on how much others were told."""

    honest = Table.items_of

    def items_of(self: Table, viewer: int, since: int = 0) -> tuple[int, list[Item]]:
        room = 40 - sum(self.seen_by(seat) - self.seen_by(NONE) for seat in range(len(self.seats)) if seat != viewer)
        last, kept = honest(self, viewer, since)
        return last, kept[max(0, len(kept) - max(1, room)) :]

    monkeypatch.setattr(Table, "items_of", items_of)


def updates_come_from_the_true_state(monkeypatch: pytest.MonkeyPatch) -> None:
    """Snapshots are right, and what changes later is not."""

    def look(self: PlainBoard, before: bytes, viewers: Collection[int]) -> dict[int, list[Change]]:
        changes = layout_of(self.game).changes(before, self.pack())
        return {viewer: [(i, json_int(value)) for i, value in changes] for viewer in viewers}

    monkeypatch.setattr(PlainBoard, "look", look)


def undoing_sends_the_true_state(monkeypatch: pytest.MonkeyPatch) -> None:
    """The item about a move taken back carries what was before."""
    honest = Table._apply_undone

    def apply_undone(self: Table, entry: Any, at: float) -> None:
        before = self._before[-1].state
        honest(self, entry, at)
        self._tell("undone", f"back to {sum(before)}", entry.seat, at)

    monkeypatch.setattr(Table, "_apply_undone", apply_undone)


LEAKS: list[tuple[Plant, str]] = [
    (everybody_gets_the_true_state, "mad-zeppelin"),
    (the_generator_is_sent, "airships"),
    (legal_moves_of_others_are_sent, "dastardly-dirigibles"),
    (private_events_go_to_everybody, "airships"),
    (labels_come_from_the_true_state, "mad-zeppelin"),
    (sealed_choices_are_in_the_seats, "zeppeldrome"),
    (items_are_numbered_as_the_journal, "airships"),
    (refusals_name_what_is_hidden, "zeppeldrome"),
    (legality_is_told_by_true_cards_of_others, "dastardly-dirigibles"),
    (the_secret_is_sent_while_the_game_runs, "airships"),
    (digests_are_sent, "airships"),
    (bots_and_hints_see_the_true_state, "zeppeldrome"),
    (one_memory_for_all_items, "dastardly-dirigibles"),
    (updates_come_from_the_true_state, "mad-zeppelin"),
    (undoing_sends_the_true_state, "mad-zeppelin"),
]


@pytest.mark.parametrize(("plant", "name"), LEAKS, ids=[plant.__name__ for plant, _ in LEAKS])
def test_planted_leaks_are_caught(plant: Plant, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    with pytest.raises(Leak):
        check_many(name, 100, 400, stride=2)


def hidden_fields(name: str) -> list[str]:
    """The fields of a game that `blind` hides from somebody, without their indices."""
    game = load(name)
    return sorted({re.sub(r"\[\d+\]", "", e.path) for e in layout_of(game).elements if ever_hidden(game, e.path)})


def ever_hidden(game: Game, path: str) -> bool:
    """Is a field hidden from somebody as its schema says?"""
    record, audience = game.state, ""
    for part in path.split("."):
        field = record.fields[part.partition("[")[0]]
        audience = str(field.audience)
        record = field.record or record
    return audience in ("owner", "partly", "secret")


def keep_field(monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    """`blind` forgets one field."""
    honest = PlainBoard.blinded

    def blinded(self: PlainBoard, viewer: int) -> bytes:
        true, seen = self.pack(), bytearray(honest(self, viewer))
        layout = layout_of(self.game)
        for i, element in enumerate(layout.elements):
            if re.sub(r"\[\d+\]", "", element.path) == path:
                end = layout.elements[i + 1].offset if i + 1 < len(layout.elements) else len(true)
                seen[element.offset : end] = true[element.offset : end]
        return bytes(seen)

    monkeypatch.setattr(PlainBoard, "blinded", blinded)


FIELDS = [(name, path) for name in GAMES for path in hidden_fields(name)]


def a_theft_unseen(seed: int) -> Any:
    """Seat 0 of three has robbed seat 1 in Mad Zeppelin: these two have seen of what, and seat 2 has not."""
    s = mad_zeppelin.table("karl hans", "fred jack", "tim satine", cargo=("gold", "wood lead", "ore"), dice="---")
    mad_zeppelin.lay(s, "karl")
    mad_zeppelin.use(s)
    mad_zeppelin.name(s, "fred")
    mad_zeppelin.end(s)
    mad_zeppelin.lay(s, "fred", draws="")
    mad_zeppelin.steal(s, "lead", draws="ore ore ore")
    return s


def one_drawn_from_below(seed: int) -> Any:
    """The last play: seat 0 of three has drawn one of two cards from under the Hold."""
    s = mad_zeppelin.table("fred karl", "igor jack", "tim satine", journeys=9, hold=2, under="ore wood")
    mad_zeppelin.force_draws(s, "gold journey")
    mad_zeppelin.act(s, mad_zeppelin.PLAY + mad_zeppelin.traitor("fred"))
    return s


def a_plan_chosen_in_secret(seed: int) -> Any:
    """A plan of Zeppeldrome that is chosen and not revealed: a table keeps it to itself, but others may have it so."""
    rng = random.Random(seed)
    table = running_table("zeppeldrome", 3)
    while len(table.asked) < 3:
        play_one(table, rng)
    s: Any = table.game.state.unpack(board_of(table).pack())
    s.players[1].chosen = board_of(table).legal(1)[0]
    return s


def after_many_thefts(seed: int) -> Any:
    """Zeppeldrome with few cards, where seats have seen more of each other's hands than everybody has."""
    twins = zeppeldrome.Twins(seed, 5 + seed % 4, NONE)
    for _ in range(43):
        twins.step()
    s = twins.worlds[0].s
    s.told = None
    return s


STAGED: dict[tuple[str, str], Callable[[int], Any]] = {
    ("zeppeldrome", "players.chosen"): a_plan_chosen_in_secret,
    **{("zeppeldrome", path): after_many_thefts for path in hidden_fields("zeppeldrome") if "accounts." in path},
    ("mad-zeppelin", "players.known"): a_theft_unseen,
    ("mad-zeppelin", "left_below"): one_drawn_from_below,
}
"""Positions with something to hide in a field, since random play seldom reaches one."""


def positions_with(name: str, path: str) -> Iterator[tuple[Table, random.Random]]:
    if (name, path) not in STAGED:
        yield from itertools.islice(positions(name, 100), 2000)
        return
    for seed in range(400):
        state = STAGED[name, path](seed)
        table = running_table(name, state.n_seats, seed)
        board_of(table).restore(state.pack())
        yield table, random.Random(seed)


def check_where_shown(name: str, path: str, honest: Callable[[PlainBoard, int], bytes]) -> None:
    """Check positions in which a viewer is shown something that it should not be."""
    for table, rng in positions_with(name, path):
        viewer = rng.randrange(NONE, len(table.seats))
        board = board_of(table)
        assert isinstance(board, PlainBoard)
        if board.blinded(viewer) != honest(board, viewer):
            check_position(table, viewer, rng)


@pytest.mark.parametrize(("name", "path"), FIELDS)
def test_a_field_that_blind_forgets_is_noticed(name: str, path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = PlainBoard.blinded
    keep_field(monkeypatch, path)
    with pytest.raises(Leak):
        check_where_shown(name, path, honest)


def hide_true_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody can have a board's bytes, and a moment is something that only the board can read."""
    pack, look = PlainBoard.pack, PlainBoard.look
    kept: dict[object, bytes] = {}

    def moment(self: PlainBoard) -> object:
        token = object()
        kept[token] = pack(self)
        return token

    def look_since(self: PlainBoard, before: object, viewers: Any) -> Any:
        return look(self, Moment(kept[before]), viewers)

    monkeypatch.setattr(PlainBoard, "pack", lambda self: pytest.fail("the true bytes were asked for"))
    monkeypatch.setattr(PlainBoard, "moment", moment)
    monkeypatch.setattr(PlainBoard, "look", look_since)


@games
def test_what_is_sent_is_made_without_the_true_bytes(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Words about a seat's own moves are the same from the true state, so only this test shows what they are made
    from."""
    checked = 0
    for table, rng in itertools.islice(positions(name, 400, stride=8), 12):
        tried = [rng.randrange(table.game.actions) for _ in range(TRIED_ACTIONS)]
        with monkeypatch.context() as without:
            hide_true_bytes(without)
            for viewer in range(NONE, len(table.seats)):
                outbound(table, viewer, PEOPLE[viewer] if viewer != NONE else "", tried, 0)
                checked += 1
    assert checked > 30
