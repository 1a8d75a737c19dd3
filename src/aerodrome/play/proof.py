"""What a finished match proves about its luck, and what it does not prove.

The reader of the game file (`aerodrome.play.gamefile`) has already replayed the match. So the secret fits its
commitment, every nonce fits its pledge, and the set-up and all draws follow from them. This module compares the match
with what a player's client noted before the deal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from aerodrome.play.luck import Luck, SecretLuck, SharedLuck, is_of_a_lesson
from aerodrome.play.match import Match
from aerodrome.text import Note

LESSON = "it is a lesson: its dice and cards are the same for everybody, and known in advance"
SEEDED = "its luck comes from a seed that somebody chose, and nothing was promised before the deal"
OTHER_RULES = "it was played under other rules and cannot be replayed from the beginning"


@dataclass(frozen=True)
class Noted:
    """What a player's client noted before the deal, by seat."""

    commitment: str = ""
    nonces: Mapping[int, str] = field(default_factory=dict)
    """The player's own."""
    pledges: Mapping[int, str] = field(default_factory=dict)
    """The other players' pledges at the time when the player's own nonce was revealed."""


@dataclass
class Proof:
    checked: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    proven: list[Note] = field(default_factory=list)
    not_proven: list[Note] = field(default_factory=list)


def proof_of(match: Match, noted: Noted | None = None) -> Proof:
    """What a match that was read from a game file proves."""
    noted, proof, luck = noted or Noted(), Proof(), match.luck
    if not isinstance(luck, SecretLuck):
        proof.faults.append(SEEDED)
    elif is_of_a_lesson(match.game.name, luck.secret):
        proof.faults.append(LESSON)
    else:
        if noted.commitment in ("", luck.commitment):
            shown = "as you noted it" if noted.commitment else "which the table showed before the deal"
            proof.checked.append(f"the secret's hash is {luck.commitment}, {shown}")
        else:
            promised = noted.commitment[:64]
            proof.faults.append(f"the table promised {promised}, but the secret's hash is {luck.commitment}")
        _check_shares(luck, match.names, noted, proof)
    if match.closed or match.base is not None:
        proof.faults.append(OTHER_RULES)
    if not proof.faults:
        proof.checked.append(f"the set-up and all draws of its {match.ply} moves follow from that")
        proof.proven, proof.not_proven = what_is_proven(luck, match.names)
        if isinstance(luck, SharedLuck):
            proof.not_proven += _not_noted(luck, match.names, noted)
    return proof


def _not_noted(luck: SharedLuck, names: Sequence[str], noted: Noted) -> list[Note]:
    """What remains unproven because the player did not note it, or did not give it here."""
    if not (noted.commitment and noted.nonces):
        return [Note("proof-not-noted")]
    known = {*noted.nonces, *noted.pledges}
    rest = [names[seat] for seat, share in enumerate(luck.shares) if share.kind == "player" and seat not in known]
    if not rest:
        return []
    return [Note("proof-pledges-not-noted", {"names": rest})]


def _check_shares(luck: SecretLuck, names: Sequence[str], noted: Noted, proof: Proof) -> None:
    shares = luck.shares if isinstance(luck, SharedLuck) else ()
    for seat in sorted({*noted.nonces, *noted.pledges} - set(range(len(shares)))):
        what = "there is no such seat" if shares else "the luck of this game comes from the server's secret alone"
        proof.faults.append(f"you noted something for seat {seat + 1}, but {what}")
    for seat, share in enumerate(shares):
        who = f"nonce {seat + 1} ({names[seat]})"
        nonce, pledge = noted.nonces.get(seat, ""), noted.pledges.get(seat, "")
        if nonce and nonce != share.nonce:
            proof.faults.append(f"{who} is {share.nonce or 'not in it'}, but you noted {nonce[:64]}")
        elif pledge and pledge != share.pledge:
            found = f"{who} was pledged with {share.pledge or 'nothing'}"
            proof.faults.append(f"{found}, but you noted {pledge[:64]} before your own was revealed")
        elif share.kind == "player":
            fits = "is the one that was pledged" if share.nonce else "was pledged and not revealed: it is not in it"
            seen = ", and the one that you noted" if nonce else ", with the pledge that you noted" if pledge else ""
            proof.checked.append(f"{who} {fits}{seen}")
        elif share.kind == "bot":
            proof.checked.append(f"{who} is the one that any bot in that seat at this table has")
        else:
            proof.checked.append(f"{who} gave none")


def what_is_proven(luck: Luck, names: Sequence[str]) -> tuple[list[Note], list[Note]]:
    """What a match with this luck proves after all checks, and what it does not prove."""
    if not isinstance(luck, SharedLuck):
        return [Note("proof-secret-kept")], [Note("proof-server-chooses"), Note("proof-server-knows")]
    given = [names[seat] for seat, share in enumerate(luck.shares) if share.kind == "player" and share.nonce]
    withheld = [names[seat] for seat, share in enumerate(luck.shares) if share.kind == "player" and not share.nonce]
    proven, not_proven = [Note("proof-shared", {"names": given})], []
    if withheld:
        proven.append(Note("proof-left-out", {"names": withheld}))
        not_proven.append(Note("proof-no-accident", {"names": withheld, "deals": 2 ** len(withheld)}))
    return proven, [*not_proven, Note("proof-broken-off"), Note("proof-server-knows")]
