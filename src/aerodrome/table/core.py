"""The core of a table: what it is, how entries of the journal change it, and what viewers are told.

The other parts of a table stand on it. A part has commands, which check and then make entries (`_do`), and a method
`_apply_...` for each kind of entry, which makes the change.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Self, get_args

import msgspec

from aerodrome.play.board import Board
from aerodrome.play.luck import SecretLuck
from aerodrome.play.sight import Chronicle, Told
from aerodrome.rulebook import contract
from aerodrome.rulebook.errors import Argument
from aerodrome.rulebook.game import Game
from aerodrome.rulebook.primitives import EVERYBODY
from aerodrome.rulebook.record import NONE
from aerodrome.table.entries import AnyEntry, By, Chose, Created, Done, Ended, Granted, Moved, Reopened, Settings
from aerodrome.table.errors import Refused
from aerodrome.table.wire import Item

KEPT_ITEMS = 400
"""A table remembers this many items for viewers who come back."""
KEPT_IDS = 64
"""A table remembers the ids of this many messages, and carries none of them out twice."""
MAX_SEATS = 6
BOT_MARK = "bot."
"""The beginning of the id of a bot from outside, which signs in as people do. Ids of people have no dot."""
OUTSIDE = "outside:"
"""The beginning of the name of a bot from outside whose command the server's owner has named."""

Sent = tuple[str, str]
"""What identifies a message: the person who sent it, and that person's id for it."""

_APPLY = {kind: f"_apply_{str(kind.__struct_config__.tag).replace(' ', '_')}" for kind in get_args(AnyEntry)}
"""The method that applies each kind of entry."""


@dataclass(slots=True)
class Seat:
    """A place at the table."""

    name: str = ""
    person: str = ""
    bot: str = ""
    """The bot that has the seat, if no person has it."""
    ready: bool = False
    pledge: str = ""
    nonce: str = ""
    """The nonce behind the pledge, once it is revealed."""
    stand_in: str = ""
    """The bot that plays for a person who is gone."""
    away: bool = False
    misses: int = 0
    bank: float = 0.0

    @property
    def taken(self) -> bool:
        return bool(self.person or self.bot)

    @property
    def outside(self) -> bool:
        """Does a bot from outside play here?"""
        return is_outside(self.person) or self.bot.startswith(OUTSIDE)

    @property
    def played_by(self) -> str:
        """The bot that plays here now; empty for a person."""
        return self.bot or self.stand_in


def is_outside(person: str) -> bool:
    """Is this the id of a bot from outside?"""
    return person.startswith(BOT_MARK)


@dataclass(slots=True)
class Before:
    """The table before a move that can be taken back."""

    seat: int
    state: bytes
    bank: float
    asked_at: float
    moved_at: float
    had_choice: bool | None = field(default=None, compare=False)
    """Was more than one answer legal? None until somebody wants to know."""


def with_text(board: Board, event: Item) -> Item:
    """An event, with its text if that differs from the event's message with its values."""
    message, number = board.game.messages.get(event.event), event.event
    if message is not None and board.game.supplied["sentence"] is contract.sentence:
        return event
    said = board.said(NONE, "sentence", number, *event.values)
    if message is not None and said == [number, *event.values[: len(message.plain)]]:
        return event
    return msgspec.structs.replace(event, said=said)


@dataclass(slots=True)
class Core:
    """The state of a table, which entries change, and what each viewer was told of it."""

    id: str
    secret: bytes
    settings: Settings = field(init=False)
    game: Game = field(init=False)
    created: Created = field(init=False)
    status: str = "open"
    seats: list[Seat] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    """The names of the seats, kept because every move needs them. Do not change the list."""
    seq: int = 0
    updated: float = 0.0
    """When somebody last did something that others may notice. Lists show it."""
    last_at: float = 0.0
    """When somebody last did anything."""
    board: Board | None = None
    log: list[tuple[int, int, str]] = field(default_factory=list)
    """Moves made and not taken back: seat, action, digest."""
    chronicle: Chronicle = field(default_factory=Chronicle)
    """What these moves told. It is the memory of bots."""
    decision: int = 0
    """Goes up whenever the position changes, even backwards, so that the table notices an answer to an earlier
    question."""
    seats_version: int = 0
    """Goes up whenever something that viewers see of the seats may have changed."""
    all_ready_at: float = 0.0
    """When the last seat got ready. It counts only while all seats are ready."""
    voided: int = 0
    """How often nonces were revealed in vain, because the seats changed afterwards."""
    asked_at: float = 0.0
    sealed: dict[int, int] = field(default_factory=dict)
    gone_back_to: int = NONE
    """The decision that the last move taken back has led to."""
    wants_back: int = NONE
    agreed: set[int] = field(default_factory=set)
    refused_back: set[int] = field(default_factory=set)
    abandoning: set[int] = field(default_factory=set)
    """The seats whose players want the match to end without a winner."""
    kept_on: int = NONE
    """The decision at which somebody last refused that."""
    admitted: set[str] = field(default_factory=set)
    freed: dict[str, str] = field(default_factory=dict)
    """People whose seat the host has freed, with the names that they had here."""
    closed_to: set[str] = field(default_factory=set)
    """Those of them to whom the host has closed the table."""
    links: list[str] = field(default_factory=list)
    """The hashes of the table's links. Only the last one works; the host has withdrawn the others."""
    rematch: str = ""
    quitters: dict[int, str] = field(default_factory=dict)
    """By seat, who left it to a bot while the game ran."""
    ended: Ended | None = None
    ended_at: float = 0.0
    items: deque[tuple[int, Item]] = field(default_factory=deque)
    """What happened, with its audience: enough for every viewer to find its last KEPT_ITEMS. How far they reach back
    depends only on what everybody saw, so it tells a viewer nothing about what others saw."""
    told: int = 0
    """How many items there have been, kept or not."""
    _public: int = 0
    """How many of them everybody saw."""
    _private: dict[int, int] = field(default_factory=dict)
    """For each viewer, how many of them only that viewer saw."""
    _public_kept: int = 0
    ids: dict[Sent, Granted | None] = field(default_factory=dict)
    """The last messages that were carried out, oldest first, with their results."""
    luck: SecretLuck = field(init=False)
    """From the start on, with the shares of all seats."""
    _answers: dict[int, tuple[By, float]] = field(default_factory=dict)
    """Who made each sealed choice, and when."""
    _before: list[Before] = field(default_factory=list)
    _fresh: list[tuple[AnyEntry, float]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.luck = SecretLuck(self.secret)

    # --- the journal

    @classmethod
    def from_journal(cls, id: str, secret: bytes, entries: Iterable[tuple[AnyEntry, float]]) -> Self:
        """The table that a journal describes."""
        table = cls(id, secret)
        for entry, at in entries:
            table.apply(entry, at)
        return table

    def take_fresh(self) -> list[tuple[AnyEntry, float]]:
        """The entries made since the last call."""
        fresh, self._fresh = self._fresh, []
        return fresh

    @property
    def has_fresh(self) -> bool:
        """Are there entries that nobody has taken yet?"""
        return bool(self._fresh)

    def _do(self, entry: AnyEntry, at: float) -> None:
        self._fresh.append((entry, at))
        self.apply(entry, at)

    def apply(self, entry: AnyEntry, at: float) -> None:
        """Apply an entry."""
        self.last_at = at
        if not self._is_unnoticed(entry):
            self.updated = at
        if not isinstance(entry, Moved):  # a move counts these itself
            self.seq += 1
            self.seats_version += 1
        getattr(self, _APPLY[type(entry)])(entry, at)
        self._remember(entry)

    def _is_unnoticed(self, entry: AnyEntry) -> bool:
        """Does this entry hide from others, as a changed sealed choice does?"""
        return isinstance(entry, Done | Reopened) or (isinstance(entry, Chose) and entry.seat in self.sealed)

    # --- messages that come again

    def note_done(self, sent: Sent, at: float, before: int, answer: Granted | None = None) -> None:
        """Note in the last entry that a message made that it was carried out. ``before`` is the number of the last
        entry before the message came."""
        sender, id = sent
        if not id:
            return
        if self.seq == before:
            self._do(Done(id=id, sender=sender, answer=answer), at)
        else:
            entry, made_at = self._fresh[-1]
            noted = msgspec.structs.replace(entry, id=id, sender=sender, answer=answer)
            self._fresh[-1] = noted, made_at
            self._remember(noted)

    def _remember(self, entry: AnyEntry) -> None:
        if entry.id and entry.sender:
            self.ids[entry.sender, entry.id] = entry.answer
            if len(self.ids) > KEPT_IDS:
                del self.ids[next(iter(self.ids))]

    def _apply_done(self, entry: Done, at: float) -> None:
        """Nothing has changed."""

    # --- what viewers are told

    def _tell(self, kind: str, what: str, seat: int, at: float, /, **arguments: Argument) -> None:
        self._note([(EVERYBODY, Item(kind, "" if what == kind else what, arguments, seat, at=at))])

    def _note_events(self, told: Sequence[Told]) -> None:
        self.chronicle.add(len(self.log), told)
        self._note([(event[0], Item("event", event=event[1], values=event[2:])) for event in told])

    def _note(self, items: list[tuple[int, Item]]) -> None:
        self.items += items
        self.told += len(items)
        public = 0
        for audience, _ in items:
            if audience == EVERYBODY:
                public += 1
            else:
                self._private[audience] = self._private.get(audience, 0) + 1
        self._public += public
        self._public_kept += public
        while self._public_kept > KEPT_ITEMS:
            self._public_kept -= self.items.popleft()[0] == EVERYBODY

    def seen_by(self, viewer: int) -> int:
        """How many items a viewer saw, which is the number of its last one."""
        return self._public + self._private.get(viewer, 0)

    def items_since(self, told: int) -> list[tuple[int, Item]]:
        """The items after the first ``told``, as far as they are kept, with their audiences."""
        return [self.items[i] for i in range(-min(len(self.items), self.told - told), 0)]

    def items_of(self, viewer: int, since: int = 0) -> tuple[int, list[Item]]:
        """The number of a viewer's last item, and its items after number ``since`` that are kept, without the texts of
        events."""
        last = self.seen_by(viewer)
        seen = [item for audience, item in self.items if audience in (EVERYBODY, viewer)]
        return last, seen[-min(KEPT_ITEMS, last - since) :] if last > since else []

    def with_texts(self, items: Iterable[Item]) -> list[Item]:
        """The same items, with the text of every event whose text is not just its own message."""
        return [with_text(self.board, item) if self.board and item.k == "event" else item for item in items]

    # --- who may do what

    def _name_seats(self) -> None:
        self.names = [seat.name or f"Seat {i + 1}" for i, seat in enumerate(self.seats)]

    def seats_of(self, person: str) -> list[int]:
        return [i for i, each in enumerate(self.seats) if person and each.person == person]

    def check_owner(self, person: str, seat: int) -> None:
        """Refuse a person who acts for a seat that is not theirs."""
        self._check_number(seat)
        if not person or self.seats[seat].person != person:
            if self.status == "open" and person in self.freed and not self.seats_of(person):
                raise Refused("not seated", "seat-closed" if person in self.closed_to else "seat-freed")
            raise Refused("not seated", "seat-not-yours")

    def _check_host(self, person: str, seat: int = 0) -> None:
        """Refuse anybody but the host, and anything after the start."""
        self._check_open()
        self._check_number(seat)
        if person != self.created.host:
            raise Refused("not allowed", "only-host")

    def _check_number(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < len(self.seats):
            raise Refused("bad message", "no-such-seat", last=len(self.seats) - 1)

    def _check_open(self) -> None:
        if self.status != "open":
            raise Refused("not now", "game-begun" if self.status == "running" else "game-over")

    def _check_running(self) -> Board:
        if self.status != "running" or self.board is None:
            raise Refused("not now", "game-not-begun" if self.status == "open" else "game-over")
        return self.board
