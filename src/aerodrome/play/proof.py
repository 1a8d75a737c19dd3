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
from aerodrome.rulebook.errors import Argument
from aerodrome.text import Note


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
    checked: list[Note] = field(default_factory=list)
    faults: list[Note] = field(default_factory=list)
    proven: list[Note] = field(default_factory=list)
    not_proven: list[Note] = field(default_factory=list)


def proof_of(match: Match, noted: Noted | None = None) -> Proof:
    """What a match that was read from a game file proves."""
    noted, proof, luck = noted or Noted(), Proof(), match.luck
    if not isinstance(luck, SecretLuck):
        proof.faults.append(Note("proof-seeded"))
    elif is_of_a_lesson(match.game.name, luck.secret):
        proof.faults.append(Note("proof-lesson"))
    else:
        if noted.commitment in ("", luck.commitment):
            seen = "yes" if noted.commitment else "no"
            proof.checked.append(Note("proof-hash", {"hash": luck.commitment, "noted": seen}))
        else:
            promised = noted.commitment[:64]
            proof.faults.append(Note("proof-hash-other", {"promised": promised, "hash": luck.commitment}))
        _check_shares(luck, match.names, noted, proof)
    if match.closed or match.base is not None:
        proof.faults.append(Note("proof-other-rules"))
    if not proof.faults:
        proof.checked.append(Note("proof-draws", {"moves": match.ply}))
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
        proof.faults.append(Note("proof-no-such-seat" if shares else "proof-no-shares", {"seat": seat + 1}))
    for seat, share in enumerate(shares):
        who: dict[str, Argument] = {"seat": seat + 1, "name": names[seat]}
        nonce, pledge = noted.nonces.get(seat, ""), noted.pledges.get(seat, "")
        if nonce and nonce != share.nonce:
            what = "proof-number-other" if share.nonce else "proof-number-missing"
            proof.faults.append(Note(what, {**who, "number": share.nonce, "noted": nonce[:64]}))
        elif pledge and pledge != share.pledge:
            what = "proof-pledge-other" if share.pledge else "proof-pledge-missing"
            proof.faults.append(Note(what, {**who, "pledge": share.pledge, "noted": pledge[:64]}))
        elif share.kind == "player":
            seen = "number" if nonce else "pledge" if pledge else "nothing"
            proof.checked.append(Note("proof-player" if share.nonce else "proof-withheld", {**who, "noted": seen}))
        else:
            proof.checked.append(Note("proof-bot" if share.kind == "bot" else "proof-nobody", {**who}))


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
