"""The door limits how many seats and waiting tables one person, or the people at one address, may take.

A new name costs a stranger nothing, so the door counts addresses as well as people. The limits are strict for a person,
and generous for an address, which a family or a school may share. It does not limit people at the host's own address.

Addresses stay in memory, and only while a table waits. They are in no journal.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from aerodrome.table.clock import DAY
from aerodrome.table.errors import Refused
from aerodrome.table.table import Table


@dataclass(frozen=True)
class Shares:
    """Fair shares of seats and public tables."""

    seats_of_address: int = 2
    """Seats at one public table for uninvited people from one address."""
    places_of_person: int = 6
    """Public tables that wait for players at which a person may sit at the same time."""
    places_of_address: int = 24
    tables_of_bot: int = 8
    """Tables at which a bot from outside may sit at the same time, waiting or running."""
    tables_of_person: int = 3
    """Public tables that wait for players that a person may open."""
    tables_of_address: int = 12
    empty_seconds: float = 1800.0
    """How long an unchanged table stays listed while nobody is there."""
    empty_days_seconds: float = 3 * DAY
    """The same for a table at which players have days for each decision."""


class _Came(NamedTuple):
    """Who took a seat, and from where."""

    person: str
    address: str
    asked_in: bool


@dataclass
class _Waiting:
    """A table that waits for players."""

    host: str = ""
    """Its host's address; empty if that is not known."""
    public: bool = False
    seats: dict[int, _Came] = field(default_factory=dict)
    closed_to: dict[str, str] = field(default_factory=dict)
    """For each person shut out by the host, the address they came from."""
    readmitted: set[str] = field(default_factory=set)
    """People whom the host lets sit down again, whatever their address."""
    since: float = 0.0


class Door:
    """Remembers the addresses of people at the tables that wait."""

    def __init__(self, shares: Shares | None = None, tell: Callable[..., None] | None = None) -> None:
        """``tell`` tells the doors of other servers, in their memory too, what happens at this one."""
        self.shares = shares or Shares()
        self._pass_on = tell
        self._waiting: dict[str, _Waiting] = {}

    def __len__(self) -> int:
        return len(self._waiting)

    # --- who may sit down

    def check(self, table: Table, person: str, address: str) -> None:
        """Refuse a person who would take more than a fair share. Callers do not check invited people: the host's word
        is enough for them."""
        if person == table.created.host or person in table.closed_to:  # the table itself decides about these
            return
        here = self._waiting.get(table.id, _Waiting())
        if address in here.closed_to.values() and person not in here.readmitted:
            raise Refused("not allowed", "address-closed")
        if table.settings.privacy == "public":
            self._check_address(here, address)
            self._check_places(person, address)

    def _check_address(self, here: _Waiting, address: str) -> None:
        if not address or address == here.host:
            return
        most = self.shares.seats_of_address
        if sum(came.address == address and not came.asked_in for came in here.seats.values()) >= most:
            raise Refused("not now", "address-seats", most=most)

    def _check_places(self, person: str, address: str) -> None:
        public = [each for each in self._waiting.values() if each.public]
        most = self.shares.places_of_person
        if sum(any(came.person == person for came in each.seats.values()) for each in public) >= most:
            raise Refused("not now", "person-places", most=most)
        most = self.shares.places_of_address
        if address and sum(any(came.address == address for came in each.seats.values()) for each in public) >= most:
            raise Refused("not now", "address-places", most=most)

    # --- what happens at tables

    def opened(self, table: Table, address: str, now: float) -> None:
        """Somebody at this address opened a table."""
        self._note("opened", table.id, table.settings.privacy == "public", now, address)

    def sat(self, table: Table, seat: int, address: str, now: float, asked_in: bool = False) -> None:
        """A person took a seat."""
        if table.status == "open":
            public, person = table.settings.privacy == "public", table.seats[seat].person
            self._note("sat", table.id, public, now, seat, person, address, asked_in)

    def left(self, id: str, seat: int, closed: bool = False) -> None:
        """A seat is free again. ``closed`` means that the host shuts out the player's address as well."""
        self._note("left", id, seat, closed)

    def readmitted(self, id: str, person: str) -> None:
        """The host lets somebody sit down again."""
        self._note("readmitted", id, person)

    def begun(self, id: str) -> None:
        """A table no longer waits."""
        self._waiting.pop(id, None)

    def _note(self, what: str, *about: Any) -> None:
        if self._pass_on is not None:
            self._pass_on("door", what, *about)
        self.hear(what, *about)

    def hear(self, what: str, *about: Any) -> None:
        """Note what happened here, or at the door of another server."""
        match what:
            case "opened":
                self._opened(*about)
            case "sat":
                self._sat(*about)
            case "left":
                self._left(*about)
            case "readmitted":
                self._readmitted(*about)

    def tell_all(self) -> None:
        """Tell a newcomer among the servers everything."""
        for id, here in self._waiting.items():
            if self._pass_on is not None:
                self._pass_on("door", "opened", id, here.public, here.since, here.host)
                for seat, came in here.seats.items():
                    self._pass_on("door", "sat", id, here.public, here.since, seat, *came)

    def _opened(self, id: str, public: bool, now: float, address: str) -> None:
        self._of(id, public, now).host = address

    def _sat(self, id: str, public: bool, now: float, seat: int, person: str, address: str, asked_in: bool) -> None:
        self._of(id, public, now).seats[seat] = _Came(person, address, asked_in)

    def _left(self, id: str, seat: int, closed: bool) -> None:
        here = self._waiting.get(id)
        came = here.seats.pop(seat, None) if here is not None else None
        if here is not None and came is not None and closed and came.address and came.address != here.host:
            here.closed_to[came.person] = came.address

    def _readmitted(self, id: str, person: str) -> None:
        if id in self._waiting:
            self._waiting[id].closed_to.pop(person, None)
            self._waiting[id].readmitted.add(person)

    def address_of_host(self, id: str) -> str:
        """The address that a table was opened from; empty if that is not known."""
        here = self._waiting.get(id)
        return here.host if here is not None else ""

    def sweep(self, now: float) -> None:
        """Forget tables that have waited too long to matter."""
        for id in [id for id, each in self._waiting.items() if now - each.since > self.shares.empty_days_seconds]:
            del self._waiting[id]

    def _of(self, id: str, public: bool, now: float) -> _Waiting:
        here = self._waiting.setdefault(id, _Waiting())
        here.public, here.since = public, now
        return here
