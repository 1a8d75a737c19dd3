"""Making a table, and who sits there: people, bots, guests of the host, and people whose seat is freed."""

from __future__ import annotations

from collections.abc import Collection

from aerodrome.bots import NETWORKED
from aerodrome.bots.learned import has_network
from aerodrome.bots.persons import PERSONS, person_for
from aerodrome.games import load as load_game
from aerodrome.rulebook.errors import Tellable
from aerodrome.rulebook.game import Game
from aerodrome.rulebook.record import NONE
from aerodrome.table.core import OUTSIDE, Seat, is_outside
from aerodrome.table.entries import Admitted, Created, Ended, Freed, Left, Readmitted, Relinked, Seated, Settings
from aerodrome.table.errors import Damaged, Refused
from aerodrome.table.naming import name_beside, own_name
from aerodrome.table.starting import Starting

STAND_INS = ("random", "greedy", "casual", "club", "master")
"""Bots that may sit at a table, because their thinking is bounded."""


def stand_ins_in(game: Game) -> tuple[str, ...]:
    """Those that can play a game: where a network comes with it, also those that ask the network."""
    return (*STAND_INS, *NETWORKED) if has_network(game) else STAND_INS


class Seating(Starting):
    """The part of a table that knows who sits where, and who may sit down."""

    __slots__ = ()

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

    def admit(self, person: str, at: float) -> None:
        """A person has shown the table's link, or an invitation."""
        self._check_not_closed(person)
        if person not in self.admitted:
            self._do(Admitted(person), at)

    def _apply_admitted(self, entry: Admitted, at: float) -> None:
        self.admitted.add(entry.person)

    def may_watch(self, person: str) -> bool:
        """May a person watch? Players always may, from their own seat."""
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
        """A person takes a seat; NONE means any free seat. A person who was ``asked_in`` to it may have more than
        one."""
        self._check_open()
        self._check_not_closed(person)
        if is_outside(person):
            self._check_share(person, 1)
        elif not asked_in and person != self.created.host:
            self._check_share(person, self.settings.most_seats_each)
        if seat == NONE:
            seat = next((i for i, each in enumerate(self.seats) if not each.taken), NONE)
            if seat == NONE:
                raise Refused("taken", "all-seats-taken")
        self._check_number(seat)
        if self.seats[seat].taken:
            raise Refused("taken", "seat-taken", seat=seat + 1, name=self.seats[seat].name)
        self._do(Seated(seat, self._name_for(name, seat), person=person), at)
        return seat

    def _check_not_closed(self, person: str) -> None:
        if person in self.closed_to:
            raise Refused("not allowed", "seat-closed")

    def _check_share(self, person: str, most: int) -> None:
        """Refuse who has as many seats as one person may take here."""
        if len(self.seats_of(person)) < most:
            return
        if most == 1:
            raise Refused("not allowed", "seat-yours-already")
        raise Refused("not allowed", "seats-yours-already", most=most)

    def _name_for(self, name: str, seat: int) -> str:
        """The name that a person gets beside those who sit here already."""
        wanted = own_name(name) if name.split() else f"Guest {seat + 1}"
        return name_beside(wanted, [each.name for each in self.seats])

    def seat_bot(
        self, person: str, seat: int, bot: str, at: float, name: str = "", outside: Collection[str] = ()
    ) -> None:
        """The host puts a bot in a free seat, or changes how well it plays; `none` frees the seat. The bot gets a name
        that nobody has here, or the ``name`` that it had at another table. A bot from ``outside`` keeps its own."""
        self._check_host(person, seat)
        if self.seats[seat].person:
            raise Refused("taken", "seat-taken", seat=seat + 1, name=self.seats[seat].name)
        if bot == "none":
            if self.seats[seat].taken:
                self._do(Left(seat), at)
            return
        check_bot(self.game, bot, outside)
        if bot == self.seats[seat].bot:
            return
        self._do(Seated(seat, self._bot_name(bot, seat, name or self.seats[seat].name), bot=bot), at)

    def _bot_name(self, bot: str, seat: int, wanted: str) -> str:
        """The name that a bot had, if it is one of these; else a name that nobody has here. Tables with the same luck,
        such as lessons, have the same guests."""
        if bot.startswith(OUTSIDE):
            others = [each.name for i, each in enumerate(self.seats) if i != seat]
            return name_beside(bot.removeprefix(OUTSIDE), others)
        if wanted in PERSONS:
            return wanted
        return person_for(self.created.commitment, [each.name for each in self.seats])

    def _apply_seated(self, entry: Seated, at: float) -> None:
        self._void(at)
        self.all_ready_at = at
        bank = self.settings.clock.first_bank
        self.seats[entry.seat] = Seat(entry.name, entry.person, entry.bot, ready=bool(entry.bot), bank=bank)
        self._name_seats()
        self._tell("seated", "seated", entry.seat, at, name=entry.name, seat=entry.seat + 1)

    def leave(self, person: str, seat: int, at: float) -> None:
        """Leave the table. If the game runs, a bot plays on for good; when the last person leaves, the game is
        abandoned."""
        self.check_owner(person, seat)
        if self.status == "open":
            self._do(Left(seat), at)
        elif self.status == "running":
            self._do(Left(seat), at)
            if not any(each.person for each in self.seats):
                self._do(Ended("abandoned", self.secret.hex()), at)
        else:
            raise Refused("not now", "leave-not-needed")

    def _apply_left(self, entry: Left, at: float) -> None:
        old = self.seats[entry.seat]
        if self.status == "running":
            bot = self.settings.stand_in
            self.seats[entry.seat] = Seat(old.name, bot=bot, ready=True, bank=old.bank)
            self._tell("left", "left-game", entry.seat, at, name=old.name, bot=bot)
        else:
            self._void(at)
            self.seats[entry.seat] = Seat(bank=old.bank)
            self._name_seats()
            self._tell("left", "left-seat", entry.seat, at, name=old.name, seat=entry.seat + 1)

    def free_seat(self, person: str, seat: int, close: bool, at: float) -> None:
        """The host frees a seat before the start. With ``close``, its player cannot sit down here again."""
        self._check_host(person, seat)
        there = self.seats[seat].person
        if there == person:
            raise Refused("not now", "seat-your-own")
        if not there:
            raise Refused("not now", "seat-empty", seat=seat + 1)
        if close:  # all their seats, or they would stay
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
        self._tell("freed", "freed", entry.seat, at, name=old.name, seat=entry.seat + 1)

    def readmit(self, person: str, name: str, at: float) -> None:
        """The host opens the table again to somebody whom it was closed to, by the name that they had here."""
        self._check_host(person)
        those = [each for each, called in self.freed.items() if called == name and each in self.closed_to]
        if not those:
            raise Refused("not now", "not-closed-to")
        for each in those:
            self._do(Readmitted(each), at)

    def _apply_readmitted(self, entry: Readmitted, at: float) -> None:
        self.closed_to.discard(entry.person)
        self._tell("readmitted", "readmitted", NONE, at, name=self.freed[entry.person])

    def relink(self, person: str, link: str, at: float) -> None:
        """The host gives the table another link. The earlier one stops working."""
        self._check_host(person)
        self._do(Relinked(link), at)

    def _apply_relinked(self, entry: Relinked, at: float) -> None:
        self.links.append(entry.link)


def check_settings(settings: Settings) -> None:
    """Raise Refused if the settings make no sense."""
    try:
        game = load_game(settings.game)
        game.check_seats(settings.seats)
        game.parse_options(settings.options, settings.seats)
    except Tellable as error:
        raise Refused.because("bad message", error) from None
    if not 0 <= settings.seats_each <= settings.seats:
        raise Refused("bad message", "seats-each-wrong", seats=settings.seats)
    settings.clock.check()
    check_bot(game, settings.stand_in)


def check_bot(game: Game, bot: str, outside: Collection[str] = ()) -> None:
    """Raise Refused if no bot of this name may sit at a table of this game."""
    known = (*stand_ins_in(game), *outside)
    if bot not in known:
        raise Refused("unknown bot", "no-such-bot", bot=bot[:60], bots=list(known))
