"""Entries of a table's journal: the only truth about it. What a table is, is what applying its entries in order gives.

An entry never holds the secret of a table's luck, but for `Ended`, which reveals it.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from aerodrome.table.clock import Clock

Privacy = Literal["public", "link", "private", "lesson"]
"""Who may look on: anybody, who has the link, nobody. Nor at a lesson, whose luck everybody can know beforehand: its
secret is published, so that it is the same each time."""
Replay = Literal["everybody", "seats"]
"""Who may see all hands once the game is over."""
By = Literal["", "clock", "bot", "forced"]
"""Who chose: the seat's player; the clock, when it ran out; a bot; the table, where there was one legal answer only.
That an answer was forced stays in the journal: it tells of a hand, so nothing that is shown may depend on it."""


class Granted(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What a message was given: the seat that it took, or the table of a rematch."""

    seat: int = -1
    table: str = ""


class Entry(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, kw_only=True, tag_field="k"):
    """Base of all entries. The last entry that a message made names it, so that the same message, sent again, is not
    carried out again and gets the same answer, also after a restart."""

    id: str = ""
    """The client's own id of the message."""
    sender: str = ""
    """The person who sent it."""
    answer: Granted | None = None
    """What it was given in answer."""


class SeatEntry(Entry, frozen=True):
    """Base of the entries about one seat."""

    seat: int


class Settings(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What is agreed before anybody sits down."""

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
    """Seats that a person may take; 0 is one at a public table, and any number elsewhere."""

    @property
    def is_lesson(self) -> bool:
        return self.privacy == "lesson"

    @property
    def most_seats_each(self) -> int:
        """Seats that a person may take who is neither the host nor invited to one."""
        return self.seats_each or (1 if self.privacy == "public" else self.seats)


class Created(Entry, frozen=True, tag="created"):
    settings: Settings
    rules: int
    cards: str
    commitment: str
    """SHA-256 of the secret that the server gives to the luck of the match."""
    host: str
    """The person who made the table."""
    link: str = ""
    """SHA-256 of the token in the table's link: who has it may look on, and sit down where there is a free seat."""
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
    """The host lets a person sit here again."""

    person: str


class Relinked(Entry, frozen=True, tag="relinked"):
    """The table has another link, and the earlier one no longer works."""

    link: str
    """SHA-256 of its token."""


class Ready(SeatEntry, frozen=True, tag="ready"):
    yes: bool
    pledge: str = ""
    """The hash of the nonce that the seat's client has drawn; empty where it gave none."""


class Revealed(SeatEntry, frozen=True, tag="revealed"):
    """Everybody is ready, and a seat's client shows its nonce."""

    nonce: str


class Started(Entry, frozen=True, tag="started"):
    digest: str
    """Of the state after the set-up."""
    shared: bool = False
    """Does the luck come from the secret and all seats' nonces? Else from the secret alone: no client gave a nonce."""


class Chose(SeatEntry, frozen=True, tag="chose"):
    """A sealed choice: others wait for it too, and until all have chosen it can be changed."""

    action: int
    by: By = ""


class Moved(Entry, frozen=True, tag="moved"):
    """One move, or the choices of all who were asked at the same time: seat, action, digest of the state after it."""

    plies: tuple[tuple[int, int, str], ...]
    by: By = ""
    """Of one move; of choices made at the same time each has it in its `Chose`."""


class AskedBack(SeatEntry, frozen=True, tag="asked back"):
    pass


class Answered(SeatEntry, frozen=True, tag="answered"):
    yes: bool


class Undone(SeatEntry, frozen=True, tag="undone"):
    """The seat's last move is taken back."""


class Said(SeatEntry, frozen=True, tag="said"):
    """Chat. Spectators have seat -1."""

    name: str
    text: str


class Away(SeatEntry, frozen=True, tag="away"):
    """The seat's player has gone, or has not moved for long: it may be handed to a bot."""


class StoodIn(SeatEntry, frozen=True, tag="stood in"):
    bot: str


class Returned(SeatEntry, frozen=True, tag="returned"):
    """The player is back and has the seat again."""


class Abandoning(SeatEntry, frozen=True, tag="abandoning"):
    """The seat's player wants the match to end without a winner. Or does not, and nobody's wish counts any more."""

    yes: bool


class Ended(Entry, frozen=True, tag="ended"):
    """The match is over. With the secret anybody can check every draw."""

    why: Literal["finished", "abandoned"]
    secret: str


class Rematched(Entry, frozen=True, tag="rematched"):
    table: str


class Reopened(Entry, frozen=True, tag="reopened"):
    """The house was closed, or could not write, and goes on. No clock ran from ``since`` on, the last sign of life.
    Both times are the house's own, and its clock may have been set meanwhile: the entry can be the earlier one."""

    since: float


class Done(Entry, frozen=True, tag="done"):
    """A message was carried out that changed nothing."""


AnyEntry = (
    Created | Admitted | Seated | Left | Freed | Readmitted | Relinked | Ready | Revealed | Started | Chose | Moved
    | AskedBack | Answered | Undone | Said | Away | StoodIn | Returned | Abandoning | Ended | Rematched | Reopened
    | Done
)  # fmt: skip
