"""Matches and positions as text.

A game file (`.aero`) is its header, then one move a line, then how it stands:

    aerodrome-game 1
    game: airships
    rules: 1
    cards: 5b0c9ef8d7a1c2e3
    engine: 0.1.0
    names: Ada | Ben
    players: human | greedy
    option chips_per_attempt: 1
    luck: seed 7
    start: 0f3a5bc0d1e2
    ---
    1 Ada: try F-S3 #9b1c33d1aa02 ~5f0c2d7e11ab
    ---
    state: AAAB...
    end: running after 1 moves ~0d4be9f1c2aa

A match whose luck all seats had a share in has the format 2, with the table's id and a line for each seat behind the
commitment:

    aerodrome-game 2
    ...
    luck: secret 5c1f...
    commitment: 84d8...
    table: mD4Tn0o5Hk2w9xYz
    nonce 1: player 0b7e... 93aa...
    nonce 2: bot 41d0...

Behind `#` stands a digest of the state after the move, behind `~` a hash of everything up to that point: a file that
was cut or changed is noticed at the line where it happened.
"""

from __future__ import annotations

import base64
import hashlib
import os
from pathlib import Path
from typing import Any

from aerodrome._version import __version__
from aerodrome.play.luck import SecretLuck, SharedLuck
from aerodrome.play.match import Match
from aerodrome.rulebook.errors import AerodromeError

FORMAT = "aerodrome-game 1"
SHARED_FORMAT = "aerodrome-game 2"
"""With what each seat gave to the luck."""
MAX_BYTES = 2 * 1024 * 1024


class BadFile(AerodromeError, ValueError):
    """A file that is not a game we can open. The message names the line and what is wrong with it."""


class TruncatedFile(BadFile):
    """The file stops before its end line: it was cut off."""


class EditedFile(BadFile):
    """A line does not fit the hash behind it: the file was changed or damaged."""


class TooLarge(BadFile):
    """The file is larger than any game."""


class WrongVersion(BadFile):
    """The file was written in a format, or for rules, that this version does not know."""


def match_text(match: Match) -> str:
    """The match as the text of a game file."""
    game = match.game
    luck = match.luck
    lines = [SHARED_FORMAT if isinstance(luck, SharedLuck) else FORMAT]
    lines += [f"game: {game.name}", f"rules: {game.version}", f"cards: {game.cards_digest}"]
    lines += [f"engine: {__version__}", f"names: {' | '.join(match.names)}", f"players: {' | '.join(match.players)}"]
    shown = {option.name: option.show(match.options[option.name]) for option in game.options}
    lines += [f"option {name}: {value}" for name, value in shown.items()]
    lines += [f"luck: {luck.text()}"]
    lines += [f"commitment: {luck.commitment}"] if isinstance(luck, SecretLuck) else []
    if isinstance(luck, SharedLuck):
        lines += [f"table: {luck.table}"]
        lines += [f"nonce {seat}: {share.text()}" for seat, share in enumerate(luck.shares, 1)]
    lines += [f"start: {match.start_digest}"]
    lines += [f"note: {match.note}"] if match.note else []
    lines += ["closed: yes"] if match.closed else []
    if match.base is not None:
        lines += [
            f"base: {base64.b64encode(match.base).decode()}",
            "earlier moves:",
            *(f"< {m}" for m in match.earlier),
        ]
    if not game.built_in_cards:
        lines += ["card data:", *(f"> {line}" for line in toml_text(game.cards.data).splitlines())]
    lines.append("---")
    chain = hash_of("\n".join(lines))
    for number, ply in enumerate(match.log, len(match.earlier) + 1):
        line = f"{number} {match.names[ply.seat]}: {ply.text} #{ply.digest}"
        chain = hash_of(chain + line)
        lines.append(f"{line} ~{chain}")
    lines.append("---")
    tail = standing_text(match)
    end = f"end: {'finished' if match.over else 'running'} after {match.ply} moves"
    lines += [tail, f"{end} ~{hash_of(chain + tail + end)}"]
    return "\n".join(lines) + "\n"


def standing_text(match: Match) -> str:
    """How a match stands: the result of a finished one, the state of a running one."""
    if not match.over:
        return f"state: {base64.b64encode(match.board.pack()).decode()}"
    outcome = match.outcome
    scores = ", ".join(f"{name} {points}" for name, points in zip(match.names, outcome.scores, strict=True))
    won = " and ".join(match.names[seat] for seat in outcome.winners) or "nobody"
    return f"result: {scores}; won by {won}"


def write_match(match: Match, path: Path) -> None:
    """Write a game file whole or not at all: a crash leaves the old file as it was."""
    import tempfile

    path = path.expanduser()
    handle, draft = tempfile.mkstemp(prefix=path.name + ".", suffix=".part", dir=path.parent or Path())
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(match_text(match))
            file.flush()
            os.fsync(file.fileno())
        os.replace(draft, path)
    except BaseException:
        Path(draft).unlink(missing_ok=True)
        raise


def hash_of(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def toml_text(data: dict[str, Any]) -> str:
    """Card data as TOML: tables of strings, whole numbers and lists of them."""
    lines: list[str] = []
    for group, body in data.items():
        flat = {key: value for key, value in body.items() if not isinstance(value, dict)}
        if flat:
            lines += [f"[{group}]", *(f"{key} = {_toml_value(value)}" for key, value in flat.items())]
        for name, card in body.items():
            if isinstance(card, dict):
                lines += [f"[{group}.{name}]", *(f"{key} = {_toml_value(value)}" for key, value in card.items())]
    return "\n".join(lines)


def _toml_value(value: Any) -> str:
    if isinstance(value, list):
        return f"[{', '.join(map(_toml_value, value))}]"
    if isinstance(value, str):
        escaped = value.replace("\\", "\\\\").replace('"', '\\"')
        return f'"{escaped}"'
    return str(value)
