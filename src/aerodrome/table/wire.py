"""Everything that goes over a WebSocket, both ways, as JSON objects with a tag `t`.

A viewer's *items* are numbered 1, 2, 3 and so on, without gaps. A client that has got items up to n asks to go on from
n, and gets the rest. The state of the game is a flat list of whole numbers in the order of the game's schema, blinded
for the viewer: -100 stands for what it may not see. An update has only the numbers that changed.

There are no sentences. A game speaks in runs of numbers (`aerodrome.rulebook.messages`), and the house in ids of texts
with their arguments. The catalogues of `aerodrome.text` have the words.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from aerodrome.rulebook.errors import Argument
from aerodrome.table.entries import Settings

# --- what happened ------------------------------------------------------------------------------------------


class Item(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Something that a viewer saw happen: an event of the game, or what somebody did at the table."""

    k: str
    """`event` for an event of the game; else the kind of the journal's entry."""
    what: str = ""
    """What somebody did at the table: the id of a text of the house, unless that is the kind itself, ..."""
    args: dict[str, Argument] = {}
    """and what it is about."""
    seat: int = -1
    event: int = -1
    values: tuple[int, ...] = ()
    said: list[int] = []
    """The text of an event, for viewers who watch with words, unless it is just the event with its values."""
    at: float = 0.0


class SeatInfo(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What everybody knows about a seat."""

    name: str = ""
    bot: str = ""
    """The bot that plays here, for now or for good."""
    taken: bool = False
    ready: bool = False
    away: bool = False
    chosen: bool = False
    """If several seats choose at the same time: has this one chosen?"""
    bank: float = 0.0
    deadline: float | None = None
    mine: bool = False
    """Does this seat belong to the viewer?"""
    abandoning: bool = False
    """Does its player want the match to end without a winner?"""
    outside: bool = False
    """Does a bot from outside, somebody's program, play here?"""


class ShareInfo(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What a seat contributes to the luck of the match. `bot`: anybody can work its nonce out; `none`: the client gave
    nothing. A player's nonce is empty until it is revealed. Its hash, the pledge, was given before any nonce was
    revealed."""

    kind: Literal["player", "bot", "none"] = "none"
    nonce: str = ""
    pledge: str = ""


class MoveTold(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The texts of a legal move. If dice decide, ``odds`` are the ways to make it succeed with their exact chances, the
    best last."""

    action: int
    label: list[int]
    notation: list[int]
    odds: list[tuple[list[int], float]] = []


class Question(msgspec.Struct, frozen=True, gc=False):
    """The texts of a seat's question."""

    prompt: list[int]
    moves: list[MoveTold]
    rules: list[str]
    """The ids of the rules that matter."""


class Ask(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The viewer's present question."""

    decision: int
    legal: list[int]
    chosen: int = -1
    """The sealed choice that the viewer has made and can still change; -1 for none."""
    words: Question | None = None
    """The texts of the question, for viewers who watch with words."""
    by_hand: bool = False
    """The viewer has gone back to this question: the table does not answer it, even if only one answer is legal."""


class Why(msgspec.Struct, frozen=True, gc=False):
    """The text of an action, and the id of the rule that forbids it; empty if it is legal."""

    action: int
    label: list[int]
    rule: str


class HintMove(msgspec.Struct, frozen=True, gc=False):
    """A good move, with its chance to win and the error of that figure."""

    action: int
    label: list[int]
    chance: float
    error: float


class Advice(msgspec.Struct, frozen=True, gc=False):
    """The best moves, the best first, and why the first is better than the second."""

    moves: list[HintMove]
    why: list[int]


# --- from the table -----------------------------------------------------------------------------------------


class Shown(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="t"):
    """What snapshots and updates have in common."""

    table: str
    viewer: int
    n: int
    items: list[Item]
    decision: int
    asked: list[int]
    ask: Ask | None = None
    take_back: bool = False
    wants_back: int = -1
    scores: list[int] = []
    places: list[int] = []
    now: float = 0.0
    secret: str = ""
    rematch: str = ""
    voided: int = 0
    """How often nonces were revealed in vain, because the seats changed afterwards."""
    onlookers: int = 0
    """How many people look on without a seat; for players."""


class Snapshot(Shown, frozen=True, kw_only=True, tag="snapshot"):
    """The whole table as a viewer sees it, with the items that it asked for."""

    status: str
    settings: Settings
    seats: list[SeatInfo]
    commitment: str
    state: list[int | str] | None = None
    shares: list[ShareInfo] = []
    """Of all seats; empty if the luck comes from the server's secret alone."""


class Update(Shown, frozen=True, kw_only=True, tag="update"):
    """What has changed since the last update or snapshot."""

    changes: list[Sequence[int | str]] = []
    """Index in the flat list, and new value."""
    status: str = ""
    """Only where it has changed."""
    seats: list[SeatInfo] | None = None
    """Only where something of them has changed."""
    shares: list[ShareInfo] | None = None
    """Only where something of them has changed."""


class Ack(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="t", tag="ack"):
    """The server has carried a message out, and its result is on disk."""

    id: str
    seat: int = -1
    """To `sit`: the seat that was taken."""
    table: str = ""
    """To `rematch`: the new table."""
    why: Why | None = None
    """To `describe`."""
    advice: Advice | None = None
    """To `hint`."""


class Refusal(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="t", tag="refused"):
    """The server did not carry a message out, and nothing has changed."""

    id: str
    code: str
    what: str
    """The id of a text of the house, ..."""
    args: dict[str, Argument] = {}
    """and what it is about."""
    rule: str = ""
    """The id of the rule that forbids a move."""


class Notice(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="t", tag="notice"):
    """News about the whole server, for everybody who watches a table: with `not saving` moves wait, with `saving` they
    go on."""

    code: str
    what: str
    """The id of a text of the house, ..."""
    args: dict[str, Argument] = {}
    """and what it is about."""


class Pong(msgspec.Struct, frozen=True, gc=False, tag_field="t", tag="pong"):
    now: float


# --- from a client ------------------------------------------------------------------------------------------


class Message(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="t"):
    """Base of what clients send. The client chooses ``id``; a message that comes twice with the same id is done
    once."""

    id: str


class TableMessage(Message, frozen=True, forbid_unknown_fields=True):
    table: str


class SeatMessage(TableMessage, frozen=True, forbid_unknown_fields=True):
    seat: int


class Watch(TableMessage, frozen=True, forbid_unknown_fields=True, tag="watch"):
    """Watch a table as a seat, or as a spectator (-1), from item ``since`` on. With ``words``, events and questions
    come with their texts, for clients that have no rules of their own."""

    seat: int = -1
    since: int = 0
    words: bool = False


class Unwatch(TableMessage, frozen=True, forbid_unknown_fields=True, tag="unwatch"):
    seat: int = -1


class Sit(TableMessage, frozen=True, forbid_unknown_fields=True, tag="sit"):
    """Take a seat, or -1 for any."""

    seat: int = -1
    name: str = ""


class SeatBot(SeatMessage, frozen=True, forbid_unknown_fields=True, tag="bot"):
    bot: str


class Leave(SeatMessage, frozen=True, forbid_unknown_fields=True, tag="leave"):
    pass


class Free(SeatMessage, frozen=True, forbid_unknown_fields=True, tag="free"):
    """The host frees a person's seat before the start. With ``close``, they cannot sit down at this table again."""

    close: bool = False


class Readmit(TableMessage, frozen=True, forbid_unknown_fields=True, tag="readmit"):
    """The host opens the table again to somebody whom it was closed to, by the name that they had there."""

    name: str


class GetReady(SeatMessage, frozen=True, forbid_unknown_fields=True, tag="ready"):
    """Be ready, or no longer ready. ``pledge`` is the hash of a nonce that the client drew after it saw the table's
    commitment (`aerodrome.play.luck.pledge_of`)."""

    yes: bool = True
    pledge: str = ""


class Reveal(SeatMessage, frozen=True, forbid_unknown_fields=True, tag="reveal"):
    """Reveal the nonce that was pledged. Clients wait with this until they see that everybody is ready."""

    nonce: str


class Start(TableMessage, frozen=True, forbid_unknown_fields=True, tag="start"):
    pass


class Choose(SeatMessage, frozen=True, forbid_unknown_fields=True, tag="choose"):
    """Make a move. ``decision`` is the number of the decision that the client saw."""

    action: int
    decision: int


class TakeBack(SeatMessage, frozen=True, forbid_unknown_fields=True, tag="take back"):
    decision: int


class Answer(SeatMessage, frozen=True, forbid_unknown_fields=True, tag="answer"):
    """Answer somebody's wish to take a move back."""

    yes: bool


class HandOver(SeatMessage, frozen=True, forbid_unknown_fields=True, tag="hand over"):
    """Let a bot play for a seat whose player is gone."""

    to: int


class Abandon(SeatMessage, frozen=True, forbid_unknown_fields=True, tag="abandon"):
    """Wish that the match ends without a winner, or refuse. It ends when all its people wish it."""

    yes: bool = True


class Say(TableMessage, frozen=True, forbid_unknown_fields=True, tag="say"):
    text: str
    seat: int = -1


class Rematch(SeatMessage, frozen=True, forbid_unknown_fields=True, tag="rematch"):
    pass


class Describe(SeatMessage, frozen=True, forbid_unknown_fields=True, tag="describe"):
    """Ask for the text of an action, and for the rule that forbids it."""

    action: int


class Hint(SeatMessage, frozen=True, forbid_unknown_fields=True, tag="hint"):
    pass


class Ping(Message, frozen=True, forbid_unknown_fields=True, tag="ping"):
    pass


AnyTableMessage = (
    Watch | Unwatch | Sit | SeatBot | Leave | Free | Readmit | GetReady | Reveal | Start | Choose | TakeBack | Answer
    | HandOver | Abandon | Say | Rematch | Describe | Hint
)  # fmt: skip
AnyMessage = AnyTableMessage | Ping
FromTable = Snapshot | Update | Ack | Refusal | Notice | Pong
