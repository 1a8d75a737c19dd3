"""What each viewer of a table gets. All of it comes from blinded bytes, and from items that the viewer may know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from aerodrome.play.board import Board
from aerodrome.play.layout import Change, json_int, layout_of
from aerodrome.play.sight import Sight, sight_on
from aerodrome.rulebook.primitives import EVERYBODY
from aerodrome.rulebook.record import NONE
from aerodrome.table.errors import Refused
from aerodrome.table.table import Table
from aerodrome.table.wire import Ask, Item, MoveTold, Question, SeatInfo, ShareInfo, Snapshot, Update, Why


@dataclass(slots=True)
class _Sent:
    """What a viewer got last, besides the state."""

    ask: Ask | None
    take_back: bool
    wants_back: int
    onlookers: int


class Views:
    """All viewers of one table that have a connection. It remembers what each viewer got last, so an update holds only
    what has changed. All connections of a viewer get the same updates, and each starts with a snapshot."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._sent: dict[int, _Sent] = {}
        self._with_words: set[int] = set()
        self.onlookers = 0
        """How many people look on without a seat."""
        self._seats, self._seats_version = seat_infos(table), table.seats_version
        self._status = table.status
        self._shares = share_infos(table)
        self._told = table.told
        self._shown = table.board.moment() if table.board is not None else None
        """The moment of which every viewer has got its part."""

    def open(self, viewer: int, words: bool = False) -> None:
        """Begin to track what a viewer has. With ``words``, its questions and events come with their texts."""
        if words:
            self._with_words.add(viewer)
        sent = self._sent.get(viewer)
        if sent is None:
            self._sent[viewer] = self._now_seen(viewer)
        elif words:
            sent.ask = self._ask_of(viewer)

    def again_on(self, table: Table) -> Views:
        """The same viewers on a table that was read anew, which is as they have seen it last."""
        again = Views(table)
        again.onlookers = self.onlookers
        for viewer in self._sent:
            again.open(viewer, viewer in self._with_words)
        return again

    def recount(self) -> None:
        """Players may not have been told how many look on."""
        for viewer, sent in self._sent.items():
            if viewer != NONE:
                sent.onlookers = NONE

    def close(self, viewer: int) -> None:
        self._sent.pop(viewer, None)
        self._with_words.discard(viewer)

    def _ask_of(self, viewer: int) -> Ask | None:
        """The question to the viewer. Its texts are made only once."""
        ask, sent = ask_of(self.table, viewer), self._sent.get(viewer)
        if ask is None or viewer not in self._with_words:
            return ask
        known = sent.ask if sent is not None else None
        if known is not None and known.decision == ask.decision and known.words is not None:
            return msgspec.structs.replace(ask, words=known.words)
        return msgspec.structs.replace(ask, words=question_of(self.table, viewer))

    def _now_seen(self, viewer: int) -> _Sent:
        table = self.table
        return _Sent(self._ask_of(viewer), table.can_take_back(viewer), table.wants_back, self._onlookers_for(viewer))

    def _onlookers_for(self, viewer: int) -> int:
        """Players are told how many look on. Onlookers are not, or each who comes would be news to all the others."""
        return 0 if viewer == NONE else self.onlookers

    def _changes(self) -> dict[int, list[Change]]:
        """By viewer, what has changed in the state that it sees."""
        board, shown = self.table.board, self._shown
        if board is None:
            return {}
        self._shown = board.moment()
        if shown is not None:
            return board.look(shown, self._sent) if shown is not self._shown else {}
        return {viewer: [
            (i, json_int(value)) for i, value in enumerate(layout_of(self.table.game).values(board.blinded(viewer)))
            if value
        ] for viewer in self._sent}  # fmt: skip

    def snapshot(self, viewer: int, person: str, since: int, now: float) -> Snapshot:
        """The whole table, with the remembered items after ``since``. Call ``updates`` first."""
        table = self.table
        n, items = table.items_of(viewer, since)
        if viewer in self._with_words:
            items = table.with_texts(items)
        state = None
        if table.board is not None:
            state = [json_int(value) for value in layout_of(table.game).values(table.board.blinded(viewer))]
        return Snapshot(
            table.id, viewer, n, items, table.decision, table.asked, self._ask_of(viewer), table.can_take_back(viewer),
            table.wants_back, *standing(table), now, secret_for(table, viewer), table.rematch, table.voided,
            self._onlookers_for(viewer), status=table.status, settings=table.settings, seats=seat_infos(table, person),
            commitment=table.created.commitment, state=state, shares=share_infos(table),
        )  # fmt: skip

    def updates(self, now: float) -> list[tuple[int, Update]]:
        """What has changed since the last call, for each viewer with a change."""
        table = self.table
        decision, wants_back = table.decision, table.wants_back
        asked, status, new_seats, new_shares = table.asked, table.status, None, None
        if table.seats_version != self._seats_version:
            seats = seat_infos(table)
            new_seats = seats if seats != self._seats else None
            self._seats, self._seats_version = seats, table.seats_version
            if self._status == "open":  # they no longer change once the game has begun
                shares = share_infos(table)
                new_shares = shares if shares != self._shares else None
                self._shares = shares
        new_status = status if status != self._status else ""
        points, places = standing(table) if new_status else ([], [])
        looks = self._changes()
        of_everybody = bool(new_seats or new_status or new_shares is not None)
        fresh, self._told = table.items_since(self._told), table.told
        public = [item for audience, item in fresh if audience == EVERYBODY]
        private = len(public) != len(fresh)
        taker = table.may_take_back
        made = []
        secret = ""
        told: dict[int, Item] = {}
        for viewer, sent in self._sent.items():
            changes = looks.get(viewer, [])
            ask = self._ask_of(viewer) if viewer in asked else None
            items = [item for to, item in fresh if to in (EVERYBODY, viewer)] if private else public
            take_back, onlookers = viewer == taker != NONE, self._onlookers_for(viewer)
            if not (
                changes or items or of_everybody or ask != sent.ask
                or take_back != sent.take_back or wants_back != sent.wants_back or onlookers != sent.onlookers
            ):  # fmt: skip
                continue  # an empty frame would show that another seat has changed its sealed choice
            sent.ask, sent.take_back, sent.wants_back, sent.onlookers = ask, take_back, wants_back, onlookers
            if viewer in self._with_words:
                items = with_texts_once(table, items, told)
            if table.ended is not None:
                secret = secret_for(table, viewer)
            made.append((viewer, Update(
                table.id, viewer, table.seen_by(viewer), items, decision, asked, ask, take_back, wants_back, points,
                places, now, secret, table.rematch, table.voided, onlookers,
                changes=changes, status=new_status, seats=new_seats, shares=new_shares,
            )))  # fmt: skip
        self._status = status
        return made


def with_texts_once(table: Table, items: list[Item], made: dict[int, Item]) -> list[Item]:
    """Items with their texts. ``made`` keeps the finished ones by identity, since most items go to several viewers."""
    new = [item for item in items if id(item) not in made]
    made |= {id(item): told for item, told in zip(new, table.with_texts(new), strict=True)}
    return [made[id(item)] for item in items]


def secret_for(table: Table, viewer: int) -> str:
    """The secret behind all luck, once it is revealed. It lets a viewer work out every hand, so only viewers that may
    see the hands under the table's settings get it."""
    if table.ended is None or (viewer == NONE and table.settings.replay != "everybody"):
        return ""
    return table.ended.secret


def seat_infos(table: Table, person: str = "") -> list[SeatInfo]:
    """What everybody may know about the seats."""
    asked = table.asked
    return [
        SeatInfo(
            each.name, each.played_by, each.taken, each.ready, each.away, i in table.sealed, round(each.bank, 3),
            table.deadline(i) if i in asked and i not in table.sealed else None,
            bool(person) and each.person == person, i in table.abandoning, each.outside,
        )
        for i, each in enumerate(table.seats)
    ]  # fmt: skip


def share_infos(table: Table) -> list[ShareInfo]:
    """What the seats contribute to the luck, as far as everybody may know it."""
    return [ShareInfo(share.kind, share.nonce, share.pledge) for share in table.shares]


def ask_of(table: Table, viewer: int) -> Ask | None:
    """The question to the viewer, without texts."""
    if viewer == NONE or table.board is None or viewer not in table.asked:
        return None
    chosen = table.sealed.get(viewer, NONE)
    return Ask(table.decision, table.board.legal(viewer), chosen, by_hand=table.is_by_hand)


def standing(table: Table) -> tuple[list[int], list[int]]:
    """Points and places, which everybody may know once the game is over."""
    if table.board is None or table.status != "over":
        return [], []
    outcome = table.board.outcome()
    return list(outcome.scores), list(outcome.places)


def sight_of(table: Table, viewer: int) -> Sight:
    """What a bot in this seat gets to see."""
    return sight_on(_board(table), viewer, len(table.log) + 1, table.names, table.chronicle)


def question_of(table: Table, seat: int) -> Question:
    """The texts of the question to a seat and of its legal moves, and the rules that matter."""
    board, game = _board(table), table.game
    if seat not in table.asked:
        return Question([], [], [])
    state: Any = game.state.unpack(board.blinded(seat))
    moves = [
        MoveTold(
            action,
            board.said(seat, "label", seat, action),
            board.said(seat, "notation", action),
            [(way, float(chance)) for way, chance in game.showing.odds(state, seat, action)],
        )
        for action in board.legal(seat)
    ]
    rules = game.rules_in_play.get(board.question(seat), ())
    return Question(board.said(seat, "prompt", seat), moves, [game.rules[number].id for number in rules])


def why_not(table: Table, seat: int, action: int) -> Why:
    """The text of an action, and the rule that forbids it."""
    board = _board(table)
    state: Any = table.game.state.unpack(board.blinded(seat))
    if not 0 <= action < table.game.actions:
        raise Refused("bad message", "no-such-action", last=table.game.actions - 1)
    number = table.game.plain.refusal(state, seat, action)
    return Why(action, board.said(seat, "label", seat, action), table.game.rules[number].id if number else "")


def _board(table: Table) -> Board:
    if table.board is None:
        raise Refused("not now", "game-not-begun")
    return table.board
