"""A table: people, bots and one match. A state machine without clock or I/O: time is told to it, and what it decides
are entries for the journal. Applying those again gives the same table.

A command either makes entries or raises `Refused`, and then nothing has changed.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

import msgspec

from aerodrome.games import load as load_game
from aerodrome.play.board import Board, new_board
from aerodrome.play.luck import SecretLuck, Share, SharedLuck, bot_nonce, is_hash, pledge_of
from aerodrome.play.names import BadName
from aerodrome.play.sight import Chronicle, Told
from aerodrome.rulebook.errors import AerodromeError
from aerodrome.rulebook.game import BadOption, BadSeats, Game
from aerodrome.rulebook.primitives import EVERYBODY
from aerodrome.rulebook.record import NONE
from aerodrome.table.entries import (
    Admitted,
    Answered,
    AnyEntry,
    AskedBack,
    Away,
    By,
    Chose,
    Created,
    Done,
    Ended,
    Entry,
    Freed,
    Granted,
    Left,
    Moved,
    Readmitted,
    Ready,
    Relinked,
    Rematched,
    Reopened,
    Returned,
    Revealed,
    Said,
    Seated,
    Settings,
    Started,
    StoodIn,
    Undone,
)
from aerodrome.table.naming import name_beside, own_name
from aerodrome.table.wire import Item

MOST_TEXT = 400
"""Characters of a line of chat."""
KEPT_ITEMS = 400
"""Items that a table remembers for viewers who come back."""
KEPT_IDS = 64
"""Ids of messages that a table remembers, so that they are not carried out twice."""
MAX_SEATS = 6
MISSES = 2
"""Decisions in a row that a player may let pass before a bot takes over."""
LONG = 300.0
"""Seconds without a move after which a seat can be handed to a bot at a table without a clock."""
REVEAL_WITHIN = 10.0
"""Seconds that a start waits for nonces, once everybody is ready. Then it goes without those that are missing."""
FREED = "The host has freed your seat. You may sit down again, or look for another table."
CLOSED = "The host has freed your seat and closed this table to you. Look for another table, or open your own."
STAND_INS = ("random", "greedy", "casual", "club", "master")
"""Bots that may sit at a table: those whose thinking is bounded."""


class Refused(AerodromeError):
    """A command that is not carried out. ``code`` is for programs, the message for people."""

    def __init__(self, code: str, text: str, rule: str = "") -> None:
        super().__init__(text)
        self.code, self.rule = code, rule


class Damaged(AerodromeError):
    """A table whose journal cannot be read back, or does not fit together."""

    def __init__(self, id: str, what: str, entry: int = 0, known: Table | None = None) -> None:
        super().__init__(f"table {id}, entry {entry}: {what}" if entry else f"table {id}: {what}")
        self.id, self.what, self.entry = id, what, entry
        self.known = known
        """The table as far as its journal can be read."""


@dataclass
class Seat:
    """A place at the table."""

    name: str = ""
    person: str = ""
    bot: str = ""
    """The bot to whom the seat belongs, for want of a person."""
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
    def played_by(self) -> str:
        """The bot that plays here now; empty for a person."""
        return self.bot or self.stand_in


@dataclass
class _Before:
    """What was before a move that can be taken back."""

    seat: int
    state: bytes
    bank: float
    asked_at: float
    moved_at: float


@dataclass
class Table:
    """One table. Commands take the time; ``take_fresh`` gives the entries that are not in the journal yet."""

    id: str
    secret: bytes
    settings: Settings = field(init=False)
    game: Game = field(init=False)
    created: Created = field(init=False)
    status: str = "open"
    seats: list[Seat] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    """What the seats are called. Not to be changed: every move needs it, and so it is kept."""
    seq: int = 0
    updated: float = 0.0
    """When something was last done that others may notice. Lists show it."""
    last_at: float = 0.0
    """When anything was last done."""
    board: Board | None = None
    log: list[tuple[int, int, str]] = field(default_factory=list)
    """Moves made and not taken back: seat, action, digest."""
    chronicle: Chronicle = field(default_factory=Chronicle)
    """What these moves told; bots remember by it."""
    decision: int = 0
    """Goes up whenever the position changes, also backwards: an answer to an earlier question is noticed."""
    seats_version: int = 0
    """Goes up whenever something that is shown of the seats may have changed."""
    all_ready_at: float = 0.0
    """When the last seat got ready; of meaning only while all are."""
    voided: int = 0
    """How often nonces were revealed for nothing, because the seats changed after that."""
    asked_at: float = 0.0
    sealed: dict[int, int] = field(default_factory=dict)
    wants_back: int = NONE
    agreed: set[int] = field(default_factory=set)
    refused_back: set[int] = field(default_factory=set)
    admitted: set[str] = field(default_factory=set)
    freed: dict[str, str] = field(default_factory=dict)
    """Persons whose seat the host has freed, with the names they sat here under."""
    closed_to: set[str] = field(default_factory=set)
    """Those of them who may not sit here again."""
    links: list[str] = field(default_factory=list)
    """The hashes of the table's links; the last one lets in, the others were withdrawn."""
    rematch: str = ""
    ended: Ended | None = None
    items: dict[int, deque[Item]] = field(default_factory=dict)
    """By viewer, what it saw happen. A list for each: how far one viewer's reaches back tells nothing of another's."""
    counts: dict[int, int] = field(default_factory=dict)
    """By viewer, how many items there have been."""
    ids: dict[tuple[str, str], Granted | None] = field(default_factory=dict)
    """The last messages that were carried out, by person and id, the oldest first, with what they were given."""
    luck: SecretLuck = field(init=False)
    """From the start on, with what all seats gave."""
    _answers: dict[int, tuple[By, float]] = field(default_factory=dict)
    """Of each sealed choice by whom it was made, and when."""
    _before: list[_Before] = field(default_factory=list)
    _fresh: list[tuple[AnyEntry, float]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.luck = SecretLuck(self.secret)

    # --- from the journal

    @classmethod
    def from_journal(cls, id: str, secret: bytes, entries: Iterable[tuple[AnyEntry, float]]) -> Table:
        """The table that a journal tells of."""
        table = cls(id, secret)
        for entry, at in entries:
            table.apply(entry, at)
        return table

    def take_fresh(self) -> list[tuple[AnyEntry, float]]:
        """The entries made since the last call."""
        fresh, self._fresh = self._fresh, []
        return fresh

    def _do(self, entry: AnyEntry, at: float) -> None:
        self._fresh.append((entry, at))
        self.apply(entry, at)

    def apply(self, entry: AnyEntry, at: float) -> None:
        """Take an entry over."""
        self.last_at = at
        if not self._is_unnoticed(entry):
            self.updated = at
        if isinstance(entry, Moved):
            plies = self._carry_out([(seat, action) for seat, action, _ in entry.plies], at)
            if plies != entry.plies:
                raise Damaged(self.id, f"move {len(self.log)} gives a different position from the journal")
            self._moved(entry, at)
        else:
            self.seq += 1
            self.seats_version += 1
            getattr(self, _APPLY[type(entry)])(entry, at)
        self._remember(entry)

    def _is_unnoticed(self, entry: AnyEntry) -> bool:
        """Is this nothing that others may notice: a sealed choice that is changed, above all?"""
        return isinstance(entry, Done | Reopened) or (isinstance(entry, Chose) and entry.seat in self.sealed)

    # --- messages that come again

    def note_done(self, sender: str, id: str, at: float, before: int, answer: Granted | None = None) -> None:
        """Note that a message was carried out, in the last of the entries that it made. ``before`` is the number of the
        last one that there was when it came."""
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

    def has_done(self, person: str, id: str) -> bool:
        """Was this person's message carried out already? ``ids`` has what it was answered."""
        return bool(id) and (person, id) in self.ids

    def _apply_done(self, entry: Done, at: float) -> None:
        """Nothing has changed."""

    # --- what viewers are told

    def _tell(self, kind: str, text: str, seat: int, at: float, audience: int = EVERYBODY) -> None:
        self._note(audience, Item(kind, text, seat, at=at))

    def _note(self, audience: int, item: Item) -> None:
        if audience == EVERYBODY:
            self._note_to_all([item])
        else:
            self.items[audience].append(item)
            self.counts[audience] += 1

    def _note_to_all(self, items: list[Item]) -> None:
        counts, n = self.counts, len(items)
        for viewer, kept in self.items.items():
            kept.extend(items)
            counts[viewer] += n

    def count_of(self, viewer: int) -> int:
        """The number of a viewer's last item."""
        return self.counts[viewer]

    def items_of(self, viewer: int, since: int = 0) -> tuple[int, list[Item]]:
        """The number of a viewer's last item, and those behind ``since`` that are remembered; events without words."""
        last, kept = self.counts[viewer], self.items[viewer]
        if last == since + 1 and kept:
            return last, [kept[-1]]
        count = min(len(kept), max(0, last - since))
        return last, [kept[i] for i in range(-count, 0)]  # from the end, since it is mostly few

    def in_words(self, items: Iterable[Item]) -> list[Item]:
        """The same items, with a sentence for every event of the game."""
        sentence, names = self.game.words.sentence, self.names
        return [
            Item("event", sentence((EVERYBODY, item.event, *item.values), names), event=item.event, values=item.values)
            if item.k == "event"
            else item
            for item in items
        ]

    # --- before the game

    def create(self, created: Created, at: float) -> None:
        check_settings(created.settings)
        self._do(created, at)

    def _apply_created(self, entry: Created, at: float) -> None:
        self.created, self.settings = entry, entry.settings
        self.game = load_game(entry.settings.game)
        if self.game.cards_digest != entry.cards:
            raise Damaged(self.id, "it was opened with other card data than this Aerodrome has")
        if self.luck.commitment != entry.commitment:
            raise Damaged(self.id, "the secret is not the one that was promised")
        self.links = [entry.link]
        bank = entry.settings.clock.first_bank
        self.seats = [Seat(bank=bank) for _ in range(entry.settings.seats)]
        self._name_seats()
        for viewer in range(NONE, entry.settings.seats):
            self.items[viewer], self.counts[viewer] = deque(maxlen=KEPT_ITEMS), 0

    def _name_seats(self) -> None:
        self.names = [seat.name or f"Seat {i + 1}" for i, seat in enumerate(self.seats)]

    def admit(self, person: str, at: float) -> None:
        """A person has shown the table's link, or an invitation."""
        self._check_not_closed(person)
        if person not in self.admitted:
            self._do(Admitted(person), at)

    def _apply_admitted(self, entry: Admitted, at: float) -> None:
        self.admitted.add(entry.person)

    def may_watch(self, person: str) -> bool:
        """May a person look on? Who sits here always may, as their own seat."""
        if self.settings.privacy == "public" or (person and person == self.created.host):
            return True
        return self.settings.privacy == "link" and person in self.admitted and person not in self.closed_to

    def may_sit(self, person: str) -> bool:
        if person == self.created.host:
            return True
        return person not in self.closed_to and (self.settings.privacy == "public" or person in self.admitted)

    def may_know(self, person: str) -> bool:
        """May a person know that there is this table?"""
        return self.may_watch(person) or (bool(person) and (bool(self.seats_of(person)) or self.may_sit(person)))

    def sit(self, person: str, name: str, seat: int, at: float, asked_in: bool = False) -> int:
        """A person takes a seat; NONE is any that is free. Who was ``asked_in`` to it may have more than one."""
        self._check_open()
        self._check_not_closed(person)
        if not asked_in and person != self.created.host:
            self._check_share(person)
        if seat == NONE:
            seat = next((i for i, each in enumerate(self.seats) if not each.taken), NONE)
            if seat == NONE:
                raise Refused("taken", "All seats are taken. You can watch, or open your own table.")
        self._check_number(seat)
        if self.seats[seat].taken:
            raise Refused("taken", f"Seat {seat + 1} is taken by {self.seats[seat].name}.")
        self._do(Seated(seat, self._name_for(name, seat), person=person), at)
        return seat

    def _check_not_closed(self, person: str) -> None:
        if person in self.closed_to:
            raise Refused("not allowed", CLOSED)

    def _check_share(self, person: str) -> None:
        """Refuse who has as many seats as one person may take here."""
        most = self.settings.most_seats_each
        if len(self.seats_of(person)) < most:
            return
        if most == 1:
            raise Refused("not allowed", "You already have a seat here: at this table everybody has one.")
        raise Refused("not allowed", f"You have {most} seats here already: nobody may have more at this table.")

    def seat_bot(self, person: str, seat: int, bot: str, at: float) -> None:
        """The host puts a bot in a free seat, or changes it; `none` frees the seat."""
        self._check_open()
        self._check_number(seat)
        self._check_host(person)
        if self.seats[seat].person:
            raise Refused("taken", f"{self.seats[seat].name} sits there.")
        if bot == "none":
            if self.seats[seat].taken:
                self._do(Left(seat), at)
            return
        if bot not in STAND_INS:
            raise Refused("unknown bot", f"There is no bot {bot[:20]!r} for tables; there are {', '.join(STAND_INS)}.")
        if bot == self.seats[seat].bot:
            return
        name = name_beside(f"{bot.capitalize()} bot", [each.name for each in self.seats if each.bot])
        self._do(Seated(seat, name, bot=bot), at)

    def _name_for(self, name: str, seat: int) -> str:
        """Under which name a person sits down, beside those who are there."""
        try:
            wanted = own_name(name) if name.split() else f"Guest {seat + 1}"
            return name_beside(wanted, [each.name for each in self.seats])
        except BadName as error:
            raise Refused("bad name", str(error)) from None

    def _apply_seated(self, entry: Seated, at: float) -> None:
        self._void(at)
        self.all_ready_at = at
        bank = self.settings.clock.first_bank
        self.seats[entry.seat] = Seat(entry.name, entry.person, entry.bot, ready=bool(entry.bot), bank=bank)
        self._name_seats()
        self._tell("seated", f"{entry.name} takes seat {entry.seat + 1}.", entry.seat, at)

    def leave(self, person: str, seat: int, at: float) -> None:
        """Get up. While the game runs, a bot plays on for good; when the last person goes, the game is abandoned."""
        self._check_owner(person, seat)
        if self.status == "open":
            self._do(Left(seat), at)
        elif self.status == "running":
            self._do(Left(seat), at)
            if not any(each.person for each in self.seats):
                self._do(Ended("abandoned", self.secret.hex()), at)
        else:
            raise Refused("not now", "The game is over; you do not need to leave.")

    def _apply_left(self, entry: Left, at: float) -> None:
        old = self.seats[entry.seat]
        if self.status == "running":
            bot = self.settings.stand_in
            self.seats[entry.seat] = Seat(old.name, bot=bot, ready=True, bank=old.bank)
            self._tell("left", f"{old.name} leaves the table; a bot ({bot}) plays on.", entry.seat, at)
        else:
            self._void(at)
            self.seats[entry.seat] = Seat(bank=old.bank)
            self._name_seats()
            self._tell("left", f"{old.name} gets up from seat {entry.seat + 1}.", entry.seat, at)

    def free_seat(self, person: str, seat: int, close: bool, at: float) -> None:
        """The host frees a seat before the start; ``close`` keeps who sat there from sitting down here again."""
        self._check_open()
        self._check_number(seat)
        self._check_host(person)
        there = self.seats[seat].person
        if there == person:
            raise Refused("not now", "That is your own seat: get up from it instead.")
        if not there:
            raise Refused("not now", f"Nobody sits in seat {seat + 1}.")
        if close:  # at all their seats, or they would stay
            for other in self.seats_of(there):
                if other != seat:
                    self._do(Freed(other, there, True), at)
        self._do(Freed(seat, there, close), at)

    def _apply_freed(self, entry: Freed, at: float) -> None:
        self._void(at)
        old = self.seats[entry.seat]
        self.freed[entry.person] = old.name
        if entry.closed:
            self.closed_to.add(entry.person)
        self.seats[entry.seat] = Seat(bank=old.bank)
        self._name_seats()
        self._tell("freed", f"The host has freed seat {entry.seat + 1}, where {old.name} sat.", entry.seat, at)

    def readmit(self, person: str, name: str, at: float) -> None:
        """The host opens the table again to somebody it was closed to, named as they sat here."""
        self._check_open()
        self._check_host(person)
        those = [each for each, called in self.freed.items() if called == name and each in self.closed_to]
        if not those:
            raise Refused("not now", "The table is not closed to anybody with that name.")
        for each in those:
            self._do(Readmitted(each), at)

    def _apply_readmitted(self, entry: Readmitted, at: float) -> None:
        self.closed_to.discard(entry.person)
        self._tell("readmitted", f"{self.freed[entry.person]} may sit at this table again.", NONE, at)

    def relink(self, person: str, link: str, at: float) -> None:
        """The host gives the table another link; the earlier one lets nobody in any more."""
        self._check_open()
        self._check_host(person)
        self._do(Relinked(link), at)

    def _apply_relinked(self, entry: Relinked, at: float) -> None:
        self.links.append(entry.link)

    def get_ready(self, person: str, seat: int, yes: bool, at: float, pledge: str = "") -> None:
        """Say that one is ready, with the hash of a nonce; or that one is not any more."""
        self._check_open()
        self._check_owner(person, seat)
        if pledge and not (yes and is_hash(pledge)):
            raise Refused("bad message", "A pledge has 64 hexadecimal digits, and comes with your being ready.")
        each = self.seats[seat]
        another = each.ready and bool(pledge) and pledge != each.pledge
        if another and self._any_revealed:
            raise Refused(
                "not now", "Random numbers have already been shown: to draw another, say that you are not ready."
            )
        if each.ready != yes or another:
            self._do(Ready(seat, yes, pledge), at)

    def _apply_ready(self, entry: Ready, at: float) -> None:
        if not entry.yes:
            self._void(at)
        each = self.seats[entry.seat]
        each.ready, each.pledge = entry.yes, entry.pledge
        self.all_ready_at = at
        self._tell("ready", f"{each.name} is {'ready' if entry.yes else 'not ready'}.", entry.seat, at)

    # What is pledged when a seat gets ready is revealed when all are. From the first nonce that is revealed on, others
    # know more than they did when they pledged theirs. So whoever changes anything then makes all nonces void.

    def reveal(self, person: str, seat: int, nonce: str, at: float) -> None:
        """Show the nonce that a seat has pledged."""
        self._check_open()
        self._check_owner(person, seat)
        each = self.seats[seat]
        if not each.pledge:
            raise Refused(
                "not now", "No random number was pledged for this seat: say that you are ready, with a pledge."
            )
        if not is_hash(nonce) or pledge_of(self.id, seat, self.created.commitment, nonce) != each.pledge:
            raise Refused("bad message", "This is not the random number you pledged.")
        if not all(other.ready for other in self.seats):
            raise Refused("not now", "Random numbers are shown only when everybody is ready.")
        if not each.nonce:
            self._do(Revealed(seat, nonce), at)

    def _apply_revealed(self, entry: Revealed, at: float) -> None:
        each = self.seats[entry.seat]
        if pledge_of(self.id, entry.seat, self.created.commitment, entry.nonce) != each.pledge:
            raise Damaged(self.id, f"the nonce of seat {entry.seat + 1} is not the one that was pledged")
        each.nonce = entry.nonce

    @property
    def _any_revealed(self) -> bool:
        return any(each.nonce for each in self.seats)

    def _void(self, at: float) -> None:
        """Something about the seats is going to change: after a nonce was revealed, everybody has to draw anew."""
        if not self._any_revealed or self.status != "open":
            return
        self.voided += 1
        for each in self.seats:
            each.pledge = each.nonce = ""
            each.ready = bool(each.bot)
        self._tell(
            "voided", "The seats changed after random numbers were shown: everybody has to get ready again.", NONE, at
        )

    @property
    def shares(self) -> list[Share]:
        """What each seat gives to the luck, as far as it is known yet; nothing where the secret alone decides."""
        if isinstance(self.luck, SharedLuck):
            return list(self.luck.shares)
        if self.status != "open" or self.settings.is_lesson:
            return []
        return [self._share(i, each) for i, each in enumerate(self.seats)]

    def _share(self, i: int, each: Seat) -> Share:
        if each.bot:
            return Share("bot", bot_nonce(self.id, i))
        return Share("player", each.nonce, each.pledge) if each.pledge else Share()

    def start(self, person: str, at: float) -> None:
        """Begin. Who starts counts as ready."""
        self._check_open()
        mine = [i for i, each in enumerate(self.seats) if each.person == person]
        if not mine and person != self.created.host:
            raise Refused("not seated", "Only people who sit at the table can start the game.")
        free = [i for i, each in enumerate(self.seats) if not each.taken]
        if free:
            raise Refused("not now", f"Seat {free[0] + 1} is free: wait for somebody, or put a bot there.")
        waiting = [each.name for i, each in enumerate(self.seats) if not each.ready and i not in mine]
        if waiting:
            raise Refused("not now", f"{' and '.join(waiting)} {'is' if len(waiting) == 1 else 'are'} not ready yet.")
        self._check_revealed(at)
        for i in mine:
            if not self.seats[i].ready:
                self._do(Ready(i, True), at)
        shared = self._any_revealed and not self.settings.is_lesson
        board = self._set_up(self._luck(shared))
        self._do(Started(board.digest(), shared), at)

    def _check_revealed(self, at: float) -> None:
        """Refuse to begin while a nonce that was pledged can still come."""
        missing = [each.name for each in self.seats if each.pledge and not each.nonce]
        if not missing:
            return
        if not all(each.ready for each in self.seats):
            raise Refused("not now", "Say that you are ready first: random numbers are shown when everybody is.")
        if at - self.all_ready_at < REVEAL_WITHIN:
            raise Refused(
                "not now", f"Waiting for the random number of {' and '.join(missing)}; try again in a moment."
            )

    def _luck(self, shared: bool) -> SecretLuck:
        return SharedLuck(self.secret, self.id, self.shares) if shared else SecretLuck(self.secret)

    def _set_up(self, luck: SecretLuck) -> Board:
        return new_board(self.game, self.settings.seats, self.settings.options, luck)

    def _apply_started(self, entry: Started, at: float) -> None:
        self.luck = self._luck(entry.shared)
        self.board = self._set_up(self.luck)
        if self.board.digest() != entry.digest:
            raise Damaged(self.id, "the set-up gives a different position from the journal")
        self.status = "running"
        self._tell("started", "The game begins.", NONE, at)
        self._note_events(self.board.set_up_told)
        self._ask(at)

    # --- playing

    @property
    def asked(self) -> list[int]:
        """The seats that are asked now, those that have made a sealed choice included. Not to be changed."""
        if self.board is None or self.status != "running":
            return []
        return _SEATS_IN[self.board.to_act()]

    def choose(self, seat: int, action: int, decision: int, at: float, by: By = "") -> None:
        """Make a move; where several are asked, a choice that stays sealed until all have chosen."""
        board = self._check_running()
        asked = self.asked
        if decision != self.decision:
            raise Refused("stale", "The position has changed: look again, and choose again.")
        if seat not in asked:
            raise Refused("not your turn", f"Waiting for {' and '.join(self.names[i] for i in asked)}.")
        if type(action) is not int or not 0 <= action < self.game.actions:
            raise Refused("bad message", f"Actions are numbered 0 to {self.game.actions - 1}.")
        rule = board.refusal(seat, action)
        if rule:
            text = self.game.rules[rule]
            raise Refused("illegal", f"That is not allowed. {text}", text.id)
        if len(asked) == 1:
            self._move([(seat, action)], by, at)
        elif self.sealed.get(seat) != action:
            self._do(Chose(seat, action, by), at)
            if len(self.sealed) == len(asked):
                self._move([(i, self.sealed[i]) for i in asked], "", at)

    def _move(self, choices: Sequence[tuple[int, int]], by: By, at: float) -> None:
        entry = Moved(self._carry_out(choices, at), by)
        self._fresh.append((entry, at))
        self.updated = self.last_at = at
        self._moved(entry, at)

    def _carry_out(self, choices: Sequence[tuple[int, int]], at: float) -> tuple[tuple[int, int, str], ...]:
        """Step the board; what it tells becomes items."""
        board = self._check_running()
        plies = []
        for seat, action in choices:
            before = board.pack()
            happened = board.step(seat, action, len(self.log) + 1, self.luck)
            ply = (seat, action, board.digest())
            self.log.append(ply)
            plies.append(ply)
            if happened.open and len(choices) == 1:
                self._before.append(_Before(seat, before, self.seats[seat].bank, self.asked_at, at))
            else:
                self._before.clear()
            self._note_events(happened.told)
        return tuple(plies)

    def _note_events(self, told: Sequence[Told]) -> None:
        self.chronicle.add(len(self.log), told)
        public: list[Item] = []
        for audience, kind, *values in told:
            item = Item("event", event=kind, values=tuple(values))
            if audience == EVERYBODY:
                public.append(item)
            else:
                self._note_to_all(public)
                public = []
                self._note(audience, item)
        self._note_to_all(public)

    def _moved(self, entry: Moved, at: float) -> None:
        """All of a move that is not on the board: clocks, what was sealed, the end."""
        self.seq += 1
        if self.sealed or self.settings.clock.kind != "none" or any(each.away for each in self.seats):
            self.seats_version += 1
        for seat, _, _ in entry.plies:
            each = self.seats[seat]
            by, answered_at = self._answers.get(seat, (entry.by, at))
            if by == "bot":  # everybody sees that a bot plays there; it has no clock
                continue
            # What the table answers for want of a choice counts as the player's own answer, in everything: others could
            # tell from any difference what is in a hand.
            each.bank = self.settings.clock.bank_after(each.bank, self.asked_at, answered_at)
            if by == "clock":
                each.misses += 1
                self._tell("clock", f"{each.name} ran out of time: the table has moved for that seat.", seat, at)
            else:
                each.misses, each.away = 0, False
        self._ask(at)

    def _ask(self, at: float) -> None:
        """A new question is put."""
        self.decision += 1
        self.asked_at = at
        self.sealed.clear()
        self._answers.clear()
        self.wants_back = NONE
        self.agreed.clear()
        self.refused_back.clear()

    def finish(self, at: float) -> None:
        """End the match when the game is over, else let bots play for who is late. Called after every command."""
        if self.status == "running" and self.board is not None and not self.board.to_act():
            self._do(Ended("finished", self.secret.hex()), at)
        self._relieve(at)
        self._perhaps_undo(at)

    def _apply_chose(self, entry: Chose, at: float) -> None:
        new = entry.seat not in self.sealed
        self.sealed[entry.seat] = entry.action
        self._answers.setdefault(entry.seat, (entry.by, at))  # changing it costs no time: it holds nobody up
        self.wants_back = NONE  # who moves on gives no consent
        if new:
            self._tell("chose", f"{self.names[entry.seat]} has chosen.", entry.seat, at)

    def _apply_ended(self, entry: Ended, at: float) -> None:
        self.ended = entry
        self.status = "over" if entry.why == "finished" else "abandoned"
        if entry.why == "finished" and self.board is not None:
            winners = [self.names[seat] for seat in self.board.outcome().winners]
            self._tell("ended", f"The game is over: {' and '.join(winners) or 'nobody'} won.", NONE, at)
        else:
            self._tell("ended", "The game was abandoned.", NONE, at)

    # --- taking back

    def can_take_back(self, seat: int) -> bool:
        """May the seat take its last move back, or ask for it?"""
        last = self.status == "running" and bool(self._before) and self._before[-1].seat == seat and not self.sealed
        return last and not self._was_denied(seat)

    def _was_denied(self, seat: int) -> bool:
        """Has somebody who must agree said no already?"""
        return seat in self.refused_back and bool(self._must_agree(seat))

    def take_back(self, seat: int, decision: int, at: float) -> None:
        """Take one's own last move back: freely while nobody else was asked since, else if those who are agree."""
        self._check_running()
        if decision != self.decision:
            raise Refused("stale", "The position has changed: look again.")
        if self._was_denied(seat):
            raise Refused("not allowed", "The others have already said no.")
        if not self.can_take_back(seat):
            raise Refused(
                "not allowed",
                "This cannot be taken back: only your own last move can, and not when dice were rolled, something "
                "hidden was shown or has decided what came next, or somebody else has moved since.",
            )
        if not self._must_agree(seat):
            self._do(Undone(seat), at)
        elif self.wants_back == NONE:
            self._do(AskedBack(seat), at)
        else:
            raise Refused("not now", "You have already asked; wait for the answer.")

    def _must_agree(self, seat: int) -> set[int]:
        """Who is asked whether the seat may take its move back. Bots do not mind, and people around one screen have
        agreed already."""
        person = self.seats[seat].person
        return {i for i in self.asked if not self.seats[i].played_by and self.seats[i].person != person}

    def answer_back(self, seat: int, yes: bool, at: float) -> None:
        """Say yes or no to another's wish to take a move back."""
        self._check_running()
        if self.wants_back == NONE or seat == self.wants_back or seat not in self.asked:
            raise Refused("not now", "Nobody has asked you whether they may take a move back.")
        if not yes or seat not in self.agreed:
            self._do(Answered(seat, yes), at)
        self._perhaps_undo(at)

    def _perhaps_undo(self, at: float) -> None:
        """Take back what somebody wants to, once nobody is left to agree: the last may also have gone."""
        wanted = self.wants_back
        if wanted != NONE and self.can_take_back(wanted) and self._must_agree(wanted) <= self.agreed:
            self._do(Undone(wanted), at)

    def _apply_asked_back(self, entry: AskedBack, at: float) -> None:
        self.wants_back = entry.seat
        self.agreed.clear()
        self._tell("asked back", f"{self.names[entry.seat]} would like to take the last move back.", entry.seat, at)

    def _apply_answered(self, entry: Answered, at: float) -> None:
        if entry.yes:
            self.agreed.add(entry.seat)
            self._tell("answered", f"{self.names[entry.seat]} agrees.", entry.seat, at)
        else:
            self.refused_back.add(self.wants_back)
            self.wants_back = NONE
            self._tell("answered", f"{self.names[entry.seat]} does not agree.", entry.seat, at)

    def _apply_undone(self, entry: Undone, at: float) -> None:
        board = self._check_running()
        if not self._before or self._before[-1].seat != entry.seat:
            raise Damaged(self.id, "a move that cannot be taken back was taken back")
        before, agreed = self._before.pop(), self.wants_back != NONE
        board.restore(before.state)
        self.log.pop()
        self.chronicle.cut(len(self.log))
        self._tell("undone", f"{self.names[entry.seat]} takes the last move back.", entry.seat, at)
        self._ask(at)
        # The clock goes on as if the move had not been made, or taking back would stop it for ever. Only the time in
        # which the others made up their minds is not counted.
        self.seats[entry.seat].bank = before.bank
        self.asked_at = at - (before.moved_at - before.asked_at) if agreed else before.asked_at

    # --- clocks and players who are gone

    def deadline(self, seat: int) -> float | None:
        """When the seat's time for this decision is up; never for bots."""
        if self.seats[seat].played_by:
            return None
        return self.settings.clock.deadline(self.asked_at, self.seats[seat].bank)

    def next_deadline(self) -> float | None:
        """When the first of those who still have to choose runs out of time."""
        if self.settings.clock.kind == "none":
            return None
        times = [self.deadline(seat) for seat in self.asked if seat not in self.sealed]
        return min((time for time in times if time is not None), default=None)

    def tick(self, at: float) -> bool:
        """Make the default move of every seat whose time is up; True when something was done."""
        late = [s for s in self.asked if s not in self.sealed and (due := self.deadline(s)) is not None and due <= at]
        for seat in late:
            decision = self.decision
            self.choose(seat, self._check_running().default_action(seat), decision, at, "clock")
            if self.decision != decision:
                break
        self._relieve(at)
        return bool(late)

    def _relieve(self, at: float) -> None:
        """Let a bot play for every player who has let too much time pass."""
        if self.settings.clock.kind == "none" or not self.asked:
            return
        for i, each in enumerate(self.seats):
            out = self.settings.clock.kind == "live" and each.misses > 0 and each.bank <= 0
            if each.person and not each.stand_in and (each.misses >= MISSES or out):
                self._do(StoodIn(i, self.settings.stand_in), at)

    def reopen(self, since: float, at: float) -> None:
        """The house was closed, or could not write, from ``since`` on: that time is nobody's."""
        if self.status == "running":
            self._do(Reopened(since), at)

    def _apply_reopened(self, entry: Reopened, at: float) -> None:
        closed = at - entry.since
        self.asked_at += closed
        self._answers = {seat: (by, answered_at + closed) for seat, (by, answered_at) in self._answers.items()}
        self._before = [
            replace(before, asked_at=before.asked_at + closed, moved_at=before.moved_at + closed)
            for before in self._before
        ]

    def gone(self, seat: int, at: float) -> None:
        """The table notices that a seat's player is gone."""
        each = self.seats[seat]
        if self.status == "running" and each.person and not each.away and not each.stand_in:
            self._do(Away(seat), at)

    def _apply_away(self, entry: Away, at: float) -> None:
        self.seats[entry.seat].away = True
        name = self.names[entry.seat]
        self._tell("away", f"{name} is gone: the others may let a bot play for {name}.", entry.seat, at)

    def hand_over(self, seat: int, to: int, at: float) -> None:
        """A player lets a bot take over for another who is gone, or who has not moved for long."""
        self._check_running()
        self._check_number(to)
        each = self.seats[to]
        long_gone = to in self.asked and to not in self.sealed and at - self.asked_at >= LONG
        if to == seat or not each.person or each.stand_in:
            raise Refused("not now", "That seat has no player to stand in for.")
        if not each.away and not (long_gone and self.settings.clock.kind == "none"):
            raise Refused("not now", f"{each.name} is here.")
        self._do(StoodIn(to, self.settings.stand_in), at)

    def _apply_stood_in(self, entry: StoodIn, at: float) -> None:
        each = self.seats[entry.seat]
        each.stand_in = entry.bot
        self._tell("stood in", f"A bot ({entry.bot}) plays for {each.name} until {each.name} is back.", entry.seat, at)

    def come_back(self, seat: int, at: float) -> None:
        """The player of a seat is there: it is theirs again."""
        each = self.seats[seat]
        if self.status == "running" and each.person and (each.away or each.stand_in):
            self._do(Returned(seat), at)

    def _apply_returned(self, entry: Returned, at: float) -> None:
        each = self.seats[entry.seat]
        each.away, each.stand_in, each.misses = False, "", 0
        self._tell("returned", f"{each.name} is back.", entry.seat, at)

    # --- talk and rematch

    def say(self, seat: int, name: str, text: str, at: float) -> None:
        text = " ".join(text.split())
        if not text:
            raise Refused("bad message", "The message is empty.")
        if len(text) > MOST_TEXT or not text.isprintable():
            raise Refused("too long", f"A message can have at most {MOST_TEXT} printable characters.")
        self._do(Said(seat, name, text), at)

    def _apply_said(self, entry: Said, at: float) -> None:
        self._tell("said", f"{entry.name}: {entry.text}", entry.seat, at)

    def note_rematch(self, table: str, at: float) -> None:
        if self.status not in ("over", "abandoned"):
            raise Refused("not now", "There can be a rematch when this game is over.")
        self._do(Rematched(table), at)

    def _apply_rematched(self, entry: Rematched, at: float) -> None:
        self.rematch = entry.table
        self._tell("rematched", "There is a rematch at a new table.", NONE, at)

    # --- who may do what

    def seats_of(self, person: str) -> list[int]:
        return [i for i, each in enumerate(self.seats) if person and each.person == person]

    def _check_owner(self, person: str, seat: int) -> None:
        self._check_number(seat)
        if not person or self.seats[seat].person != person:
            if self.status == "open" and person in self.freed and not self.seats_of(person):
                raise Refused("not seated", CLOSED if person in self.closed_to else FREED)
            raise Refused("not seated", "That is not your seat.")

    def check_owner(self, person: str, seat: int) -> None:
        """Only who sits there may act for a seat."""
        self._check_owner(person, seat)

    def _check_host(self, person: str) -> None:
        if person != self.created.host:
            raise Refused("not allowed", "Only who opened the table can do that.")

    def _check_number(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < len(self.seats):
            raise Refused("bad message", f"Seats are numbered 0 to {len(self.seats) - 1}.")

    def _check_open(self) -> None:
        if self.status != "open":
            raise Refused("not now", "The game has begun already." if self.status == "running" else "It is over.")

    def _check_running(self) -> Board:
        if self.status != "running" or self.board is None:
            raise Refused("not now", "The game has not begun yet." if self.status == "open" else "The game is over.")
        return self.board


def check_settings(settings: Settings) -> None:
    """Raise Refused where settings make no sense."""
    try:
        game = load_game(settings.game)
        game.check_seats(settings.seats)
        game.parse_options(settings.options, settings.seats)
    except (BadOption, BadSeats, AerodromeError, KeyError) as error:
        raise Refused("bad message", str(error)) from None
    if not 0 <= settings.seats_each <= settings.seats:
        raise Refused("bad message", f"A person can have 1 to {settings.seats} seats at this table.")
    fault = settings.clock.fault()
    if fault:
        raise Refused("bad message", fault)
    if settings.stand_in not in STAND_INS:
        raise Refused(
            "unknown bot", f"There is no bot {settings.stand_in[:20]!r}; the bots are {', '.join(STAND_INS)}."
        )


_SEATS_IN = [[seat for seat in range(MAX_SEATS) if mask >> seat & 1] for mask in range(1 << MAX_SEATS)]
"""The seats of each set, which is asked for many times in a move."""

_APPLY: dict[type[Entry], str] = {
    Created: "_apply_created",
    Admitted: "_apply_admitted",
    Seated: "_apply_seated",
    Left: "_apply_left",
    Freed: "_apply_freed",
    Readmitted: "_apply_readmitted",
    Relinked: "_apply_relinked",
    Ready: "_apply_ready",
    Revealed: "_apply_revealed",
    Started: "_apply_started",
    Chose: "_apply_chose",
    AskedBack: "_apply_asked_back",
    Answered: "_apply_answered",
    Undone: "_apply_undone",
    Said: "_apply_said",
    Away: "_apply_away",
    StoodIn: "_apply_stood_in",
    Returned: "_apply_returned",
    Ended: "_apply_ended",
    Rematched: "_apply_rematched",
    Reopened: "_apply_reopened",
    Done: "_apply_done",
}
