"""What can go wrong with a store. No message shows a password, a secret or the contents of a row."""

from __future__ import annotations

from aerodrome.rulebook.errors import AerodromeError


class StoreError(AerodromeError):
    """The database did not do its work. Nothing was written, unless the connection broke during the commit."""


class CannotOpen(StoreError):
    """We cannot reach or use the database at all."""


class OldDatabase(CannotOpen):
    """An older Aerodrome made the database."""


class InUse(CannotOpen):
    """Another server uses this file."""


class Outage(StoreError):
    """We cannot use the database now, but it may come back by itself. The message is for the operator."""

    reason = "failing"
    """For programs."""


class DiskFull(Outage):
    reason = "disk full"


class ReadOnly(Outage):
    reason = "read only"


class Busy(Outage):
    """Another process held a lock for too long."""

    reason = "locked"


class Unreachable(Outage, CannotOpen):
    """The database's server does not answer, or its file is gone."""

    reason = "unreachable"


class Corrupt(StoreError):
    """The database cannot read what it stores, or contradicts what is to be written. Waiting does not help."""


class Conflict(StoreError):
    """The match is not at the entry that the writer expects, because somebody else has written to it."""


class BadBatch(StoreError, ValueError):
    """A batch that fits no match at all."""
