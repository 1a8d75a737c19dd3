"""What can go wrong with a store. No message shows a password, a secret or what a row holds."""

from __future__ import annotations

from aerodrome.rulebook.errors import AerodromeError


class StoreError(AerodromeError):
    """The database did not do what was asked. Nothing was written, unless the connection broke during the commit."""


class CannotOpen(StoreError):
    """The database cannot be reached or used at all."""


class OldDatabase(CannotOpen):
    """The database was made by an older Aerodrome."""


class NewerDatabase(CannotOpen):
    """The database was made by a newer Aerodrome."""


class InUse(CannotOpen):
    """Another server has this file."""


class Outage(StoreError):
    """The database cannot be used just now, and may come back by itself. Nothing was written, unless the connection
    broke during the commit. ``reason`` is for programs, the message for whoever runs the server."""

    reason = "failing"


class DiskFull(Outage):
    """There is no space left on the disk of the database."""

    reason = "disk full"


class ReadOnly(Outage):
    """The database takes no changes."""

    reason = "read only"


class Busy(Outage):
    """Another process held a lock for too long."""

    reason = "locked"


class Unreachable(Outage, CannotOpen):
    """The database is not there: its server does not answer, or its file is gone."""

    reason = "unreachable"


class Corrupt(StoreError):
    """The database itself cannot read what it stores, or contradicts what is to be written. Waiting does not help."""


class Conflict(StoreError):
    """The match is not where the writer believed: somebody else has written to it."""


class BadBatch(StoreError, ValueError):
    """A batch that could not follow on any match."""


class NoSuchMatch(StoreError):
    """There is no match with this id."""


class Taken(StoreError):
    """An id or a token is in use already."""
