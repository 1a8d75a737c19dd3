"""Entries of a table's journal, the only truth about it: applying them in order gives the table. No entry holds the
secret of a table's luck except `Ended`, which reveals it.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from aerodrome.table.clock import Clock

Privacy = Literal["public", "link", "private", "lesson"]
"""Who may look on: anybody, people with the link, nobody. Nobody may look on at a lesson either. Its secret is
published, so that its luck is the same each time."""
Replay = Literal["everybody", "seats"]
"""Who may see all hands once the game is over."""
By = Literal["", "clock", "bot", "forced"]
"""Who chose: the seat's player; the clock, when it ran out; a bot; or the table, if only one answer was legal. A forced
answer says something about a hand. So it is noted only in the journal, and nothing that we show may depend on it."""


class Granted(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The result of a message: the seat that it took, or the table of a rematch."""

    seat: int = -1
    table: str = ""


class Entry(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True, tag_field="k"):
    """Base of all entries. The last entry that a message made names the message. If a client sends it again, even after
    a restart, it gets the same answer and nothing is done twice."""

    id: str = ""
    """The client's own id of the message."""
    sender: str = ""
    """The person who sent it."""
    answer: Granted | None = None
    """Its result, as it was answered."""


class SeatEntry(Entry, frozen=True):
    """Base of the entries about one seat."""

    seat: int


class Settings(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What the host decides before anybody sits down."""

    game: str
    seats: int
    options: dict[str, int] = {}
    clock: Clock = Clock()
    privacy: Privacy = "link"
    replay: Replay = "everybody"
    hints: bool = False
    """May players ask for hints?"""
    stand_in: str = "club"
    """The bot that takes over for a player who is gone."""
    seats_each: int = 0
    """The most seats for one person; 0 means one at a public table, and any number elsewhere."""

    @property
    def is_lesson(self) -> bool:
        return self.privacy == "lesson"

    @property
    def most_seats_each(self) -> int:
        """The most seats for a person who is neither the host nor invited to one."""
        return self.seats_each or (1 if self.privacy == "public" else self.seats)


class Created(Entry, frozen=True, tag="created"):
    settings: Settings
    rules: int
    cards: str
    commitment: str
    """SHA-256 of the secret that the server contributes to the luck of the match."""
    host: str
    """The person who made the table."""
    link: str = ""
    """SHA-256 of the token in the table's link. With it, anybody may look on, and sit down if a seat is free."""
    rematch_of: str = ""


class Admitted(Entry, frozen=True, tag="admitted"):
    """A person has shown the table's link."""

    person: str


class Seated(SeatEntry, frozen=True, tag="seated"):
    """A person (``person``) or a bot (``bot``) takes a seat."""

    name: str
    person: str = ""
    bot: str = ""


class Left(SeatEntry, frozen=True, tag="left"):
    pass


class Freed(SeatEntry, frozen=True, tag="freed"):
    """The host has freed a person's seat before the start, and perhaps closed the table to them."""

    person: str
    closed: bool = False


class Readmitted(Entry, frozen=True, tag="readmitted"):
    """The host allows a person to sit here again."""

    person: str


class Relinked(Entry, frozen=True, tag="relinked"):
    """The table has another link, and the earlier one no longer works."""

    link: str
    """SHA-256 of its token."""


class Ready(SeatEntry, frozen=True, tag="ready"):
    yes: bool
    pledge: str = ""
    """The hash of the nonce that the seat's client has drawn; empty if it gave none."""


class Revealed(SeatEntry, frozen=True, tag="revealed"):
    """Everybody is ready, and a seat's client shows its nonce."""

    nonce: str


class Started(Entry, frozen=True, tag="started"):
    digest: str
    """The digest of the state after the set-up."""
    shared: bool = False
    """Does the luck come from the secret and from all seats' nonces? If no client gave a nonce, it comes from the
    secret alone."""


class Chose(SeatEntry, frozen=True, tag="chose"):
    """A sealed choice: others are asked at the same time, and it can be changed until all have chosen."""

    action: int
    by: By = ""


class Moved(Entry, frozen=True, tag="moved"):
    """One move, or the choices of all seats that were asked at the same time: seat, action, digest of the state after
    it."""

    plies: tuple[tuple[int, int, str], ...]
    by: By = ""
    """Who made one move. For choices at the same time, this stands in each `Chose`."""


class AskedBack(SeatEntry, frozen=True, tag="asked back"):
    pass


class Answered(SeatEntry, frozen=True, tag="answered"):
    yes: bool


class Undone(SeatEntry, frozen=True, tag="undone"):
    """The seat takes its last move back."""


class Said(SeatEntry, frozen=True, tag="said"):
    """Chat. Spectators have seat -1."""

    name: str
    text: str


class Away(SeatEntry, frozen=True, tag="away"):
    """The seat's player has gone, or has not moved for long. Others may hand the seat to a bot."""


class StoodIn(SeatEntry, frozen=True, tag="stood in"):
    bot: str


class Returned(SeatEntry, frozen=True, tag="returned"):
    """The player is back and has the seat again."""


class Abandoning(SeatEntry, frozen=True, tag="abandoning"):
    """The seat's player wants the match to end without a winner; or does not, which cancels everybody's wish."""

    yes: bool


class Ended(Entry, frozen=True, tag="ended"):
    """The match is over. With the secret, anybody can check every draw."""

    why: Literal["finished", "abandoned"]
    secret: str


class Rematched(Entry, frozen=True, tag="rematched"):
    table: str


class Reopened(Entry, frozen=True, tag="reopened"):
    """The house was closed, or could not write, and goes on. No clock ran after ``since``, the last sign of life. Both
    times are the house's own. If its clock was set meanwhile, the entry's time can be the earlier one."""

    since: float


class Done(Entry, frozen=True, tag="done"):
    """A message was carried out and changed nothing."""


AnyEntry = (
    Created | Admitted | Seated | Left | Freed | Readmitted | Relinked | Ready | Revealed | Started | Chose | Moved
    | AskedBack | Answered | Undone | Said | Away | StoodIn | Returned | Abandoning | Ended | Rematched | Reopened
    | Done
)  # fmt: skip
