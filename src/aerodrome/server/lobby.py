"""The lobby: public tables that wait for players, and those that people can watch, shared fairly among their hosts.

Every host's newest table comes before anybody's second, and nobody gets more than a share of the list. If nobody is at
a waiting table, it leaves the list after a while, and comes back with its people.

The next page continues in the order of the first page. So no table comes twice, and none that is still there is left
out.
"""

from __future__ import annotations

import logging
import secrets
from collections import Counter, OrderedDict
from collections.abc import Iterable
from typing import NamedTuple

from aerodrome.house.house import House
from aerodrome.store.lists import Header
from aerodrome.store.revive import first_entry
from aerodrome.table.entries import Created
from aerodrome.table.errors import Damaged, Refused

log = logging.getLogger("aerodrome.server")

ON_A_PAGE = 50
MOST_READ = 1000
"""For a list, we read this many of the newest tables."""
MOST_ORDERS = 64
"""We remember the order of this many lists for their next pages."""


class Public(NamedTuple):
    """A public table, as its first entry describes it."""

    header: Header
    created: Created


def fairly(tables: Iterable[Public]) -> list[Public]:
    """Sort tables, newest first, so that every host's first comes before anybody's second, and so on."""
    rounds: Counter[str] = Counter()
    placed = []
    for table in tables:
        placed.append((rounds[table.created.host], table))
        rounds[table.created.host] += 1
    return [table for _, table in sorted(placed, key=lambda each: each[0])]  # stable: newest first in each round


class Lobby:
    """Lists the public tables of a house."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._orders: OrderedDict[str, list[str]] = OrderedDict()
        """For each name, the ids of a list that somebody has begun to read."""
        self._told: set[str] = set()
        """Damaged tables that the log has named already."""

    def sound(self, headers: Iterable[Header]) -> list[Public]:
        """The tables of a list that we can show. The log gets the fault of any other once."""
        found = []
        for header in headers:
            if not self._house.is_damaged(header.id):
                try:
                    found.append(Public(header, first_entry(header)))
                except Damaged as damaged:
                    if header.id not in self._told:
                        self._told.add(header.id)
                        about = {"table": damaged.id, "entry": damaged.entry, "error": damaged.what}
                        log.error("a table is left out of lists", extra=about)
        return found

    async def page(self, status: str, after: str = "") -> tuple[list[Public], str]:
        """A page of the tables with this status, and the ``after`` of the next page; empty on the last page. An unknown
        ``after`` starts from the beginning."""
        tables = await self._listed(status)
        order, _, place = after.partition(".")
        ids = self._orders.get(f"{status} {order}") if place.isdecimal() else None
        if ids is None:
            order, place, ids = secrets.token_urlsafe(6), "0", [table.header.id for table in tables]
            if len(ids) > ON_A_PAGE:
                self._orders[f"{status} {order}"] = ids
                while len(self._orders) > MOST_ORDERS:
                    self._orders.popitem(last=False)
        by_id = {table.header.id: table for table in tables}
        begin = min(int(place), len(ids))
        end = begin + ON_A_PAGE
        found = [by_id[id] for id in ids[begin:end] if id in by_id]
        if status == "open":
            await self._house.bring_in([table.header.id for table in found])
        return found, (f"{order}.{end}" if end < len(ids) else "")

    async def _listed(self, status: str) -> list[Public]:
        """All public tables of a status, in the order of the list."""
        headers = await self._house.store.listing(status, "public", MOST_READ)
        tables = self.sound(headers)
        if status != "open":
            return fairly(tables)
        door, shares, attended = self._house.door, self._house.door.shares, await self._house.attended()
        of_person: Counter[str] = Counter()
        of_address: Counter[str] = Counter()
        listed = []
        for table in tables:
            host, address = table.created.host, door.address_of_host(table.header.id)
            if table.header.id not in attended and not self._waits(table):
                continue
            of_person[host] += 1
            of_address[address] += 1
            if of_person[host] > shares.tables_of_person:
                continue
            if address and of_address[address] > shares.tables_of_address:
                continue
            listed.append(table)
        return fairly(listed)

    def _waits(self, table: Public) -> bool:
        """Is somebody there, or at least likely to be?"""
        id, shares = table.header.id, self._house.door.shares
        if self._house.is_attended(id):
            return True
        there = self._house.peek(id)
        if there is not None and not any(seat.person for seat in there.seats):
            return False
        days = table.created.settings.clock.kind == "days"
        return self._house.now() - table.header.updated < (shares.empty_days_seconds if days else shares.empty_seconds)

    async def check_share(self, person: str, address: str) -> None:
        """Refuse another public table if the person or the address has its share of waiting ones already."""
        shares, door = self._house.door.shares, self._house.door
        waiting = await self._listed("open")
        if sum(table.created.host == person for table in waiting) >= shares.tables_of_person:
            raise Refused("not now", "person-tables", most=shares.tables_of_person)
        if sum(door.address_of_host(table.header.id) == address for table in waiting) >= shares.tables_of_address:
            raise Refused("not now", "address-tables", most=shares.tables_of_address)
