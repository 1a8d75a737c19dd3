"""Getting ready, the nonces of the seats, and the start."""

from __future__ import annotations

from aerodrome.play.board import Board, new_board
from aerodrome.play.luck import SecretLuck, Share, SharedLuck, bot_nonce, is_hash, pledge_of
from aerodrome.rulebook.record import NONE
from aerodrome.table.core import Seat
from aerodrome.table.entries import Ready, Revealed, Started
from aerodrome.table.errors import Damaged, Refused
from aerodrome.table.playing import Playing

REVEAL_WITHIN = 10.0
"""Once everybody is ready, a start waits this many seconds for nonces. Then the match begins without the missing
ones."""


class Starting(Playing):
    """The part of a table that gets ready and begins.

    Seats pledge a nonce when they get ready, and reveal it when all are ready. Once the first nonce is revealed, the
    others know more than when they pledged theirs. So any change of the seats then makes all nonces void.
    """

    __slots__ = ()

    def get_ready(self, person: str, seat: int, yes: bool, at: float, pledge: str = "") -> None:
        """Declare a seat ready, with the hash of a nonce, or no longer ready."""
        self._check_open()
        self.check_owner(person, seat)
        if pledge and not (yes and is_hash(pledge)):
            raise Refused("bad message", "pledge-wrong")
        each = self.seats[seat]
        another = each.ready and bool(pledge) and pledge != each.pledge
        if another and self._any_revealed:
            raise Refused("not now", "nonce-shown")
        if each.ready != yes or another:
            self._do(Ready(seat, yes, pledge), at)

    def _apply_ready(self, entry: Ready, at: float) -> None:
        if not entry.yes:
            self._void(at)
        each = self.seats[entry.seat]
        each.ready, each.pledge = entry.yes, entry.pledge
        self.all_ready_at = at
        self._tell("ready", "ready" if entry.yes else "not-ready", entry.seat, at, name=each.name)

    def reveal(self, person: str, seat: int, nonce: str, at: float) -> None:
        """Reveal the nonce that a seat has pledged."""
        self._check_open()
        self.check_owner(person, seat)
        each = self.seats[seat]
        if not each.pledge:
            raise Refused("not now", "nonce-not-pledged")
        if not is_hash(nonce) or pledge_of(self.id, seat, self.created.commitment, nonce) != each.pledge:
            raise Refused("bad message", "nonce-wrong")
        if not all(other.ready for other in self.seats):
            raise Refused("not now", "nonce-too-soon")
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
        """The seats are about to change. If a nonce was revealed already, everybody must draw again."""
        if not self._any_revealed or self.status != "open":
            return
        self.voided += 1
        for each in self.seats:
            each.pledge = each.nonce = ""
            each.ready = bool(each.bot)
        self._tell("voided", "voided", NONE, at)

    @property
    def shares(self) -> list[Share]:
        """What each seat contributes to the luck, as far as it is known; empty if the secret alone decides."""
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
        """Begin the match. The person who starts it counts as ready."""
        self._check_open()
        mine = [i for i, each in enumerate(self.seats) if each.person == person]
        if not mine and person != self.created.host:
            raise Refused("not seated", "not-seated")
        free = [i for i, each in enumerate(self.seats) if not each.taken]
        if free:
            raise Refused("not now", "seat-free", seat=free[0] + 1)
        waiting = [each.name for i, each in enumerate(self.seats) if not each.ready and i not in mine]
        if waiting:
            raise Refused("not now", "not-ready-yet", names=waiting)
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
            raise Refused("not now", "ready-first")
        if at - self.all_ready_at < REVEAL_WITHIN:
            raise Refused("not now", "nonces-missing", names=missing)

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
        self._tell("started", "started", NONE, at)
        self._note_events(self.board.set_up_told)
        self._ask(at)
