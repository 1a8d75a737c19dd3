"""Game files: matches as text.

A game file (`.aero`) has a header, a line for each move, and lines that say how the match stands:

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

If the seats had shares in the luck, the file has format 2. After the commitment, it has the table's id and a line for
each seat:

    aerodrome-game 2
    ...
    luck: secret 5c1f...
    commitment: 84d8...
    table: mD4Tn0o5Hk2w9xYz
    nonce 1: player 0b7e... 93aa...
    nonce 2: bot 41d0...

After `#` comes a digest of the state after the move, and after `~` a hash of everything up to that point. The reader
checks every line, so it can name the line at which a file was cut or changed.
"""

from __future__ import annotations

import base64
import hashlib
import os
from pathlib import Path
from typing import Any

from aerodrome._version import __version__
from aerodrome.games import load as load_game
from aerodrome.games import names as game_names
from aerodrome.play.layout import unpacked
from aerodrome.play.luck import BadSeed, BadShare, Luck, SecretLuck, SharedLuck, read_luck, read_share
from aerodrome.play.match import Match
from aerodrome.play.moves import BadNotation, IllegalMove
from aerodrome.play.names import BadName
from aerodrome.play.step import NotYourTurn
from aerodrome.rulebook.carddata import MAX_BYTES as MAX_CARD_BYTES
from aerodrome.rulebook.carddata import BadCards
from aerodrome.rulebook.errors import AerodromeError
from aerodrome.rulebook.game import BadOption, BadSeats, Game
from aerodrome.text import ENGLISH

FORMAT = "aerodrome-game 1"
SHARED_FORMAT = "aerodrome-game 2"
MAX_BYTES = 2 * 1024 * 1024


class BadFile(AerodromeError, ValueError):
    """A file that we cannot open as a game. The message names the line and the fault."""


class TruncatedFile(BadFile):
    """The file ends before its end line, so it was cut off."""


class EditedFile(BadFile):
    """A line does not match its hash, so the file was changed or damaged."""


class TooLarge(BadFile):
    """The file is larger than any game can be."""


class WrongVersion(BadFile):
    """The file has a format, or needs rules, that this version does not know."""


def match_text(match: Match) -> str:
    game, luck = match.game, match.luck
    lines = [SHARED_FORMAT if isinstance(luck, SharedLuck) else FORMAT]
    lines += [f"game: {game.name}", f"rules: {game.version}", f"cards: {game.cards_digest}"]
    lines += [f"engine: {__version__}", f"names: {' | '.join(match.names)}", f"players: {' | '.join(match.players)}"]
    lines += [f"option {name}: {value}" for name, value in game.show_options(match.options).items()]
    lines += [f"luck: {luck.text()}"]
    lines += [f"commitment: {luck.commitment}"] if isinstance(luck, SecretLuck) else []
    if isinstance(luck, SharedLuck):
        lines += [f"table: {luck.table}"]
        lines += [f"nonce {seat}: {share.text()}" for seat, share in enumerate(luck.shares, 1)]
    lines += [f"start: {match.start_digest}"]
    lines += [f"note: {match.note}"] if match.note else []
    lines += ["closed: yes"] if match.closed else []
    if match.base is not None:
        lines += [f"base: {base64.b64encode(match.base).decode()}", "earlier moves:"]
        lines += [f"< {move}" for move in match.earlier]
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
    """How a match stands: the result if it is over, or else the state."""
    if not match.over:
        return f"state: {base64.b64encode(match.board.pack()).decode()}"
    outcome = match.outcome
    scores = ", ".join(f"{name} {points}" for name, points in zip(match.names, outcome.scores, strict=True))
    won = " and ".join(match.names[seat] for seat in outcome.winners) or "nobody"
    return f"result: {scores}; won by {won}"


def write_match(match: Match, path: Path) -> None:
    """Write a whole game file or nothing. After a crash, the old file is unchanged."""
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


# --- reading ------------------------------------------------------------------------------------------------


def read_match(path: str | Path, language: str = ENGLISH) -> Match:
    """The match in a game file, with its texts in this language."""
    match = parse_match(read_text(path), str(path))
    match.speak(language)
    return match


def read_text(path: str | Path) -> str:
    """The text of a file in which somebody keeps a game."""
    path, most = Path(path), MAX_BYTES
    try:
        path = path.expanduser()
        size = path.stat().st_size
        if size > most:
            raise TooLarge(f"{path}: a game file has at most {most // 1024} KB, this one {size // 1024}")
        return path.read_bytes().decode("utf-8")
    except BadFile:
        raise
    except FileNotFoundError:
        raise BadFile(f"{path}: there is no such file") from None
    except UnicodeDecodeError:
        raise BadFile(f"{path}: this is not a game file, because it is not text") from None
    except (OSError, ValueError, RuntimeError) as error:
        raise BadFile(f"{str(path)!r} cannot be read ({getattr(error, 'strerror', None) or error})") from None


def parse_match(text: str, source: str = "the game") -> Match:
    return _Reader(text, source).match()


class _Reader:
    """Reads one game file, line by line."""

    def __init__(self, text: str, source: str) -> None:
        if len(text) > MAX_BYTES:
            raise TooLarge(f"{source}: a game file has at most {MAX_BYTES // 1024} KB")
        self.source, self.lines, self.at = source, text.splitlines(), 0
        self.earlier: list[str] = []

    def fail(self, message: str, kind: type[BadFile] = BadFile) -> BadFile:
        return kind(f"{self.source}, line {self.at}: {message}")

    def next(self) -> str:
        self.at += 1
        if self.at > len(self.lines):
            raise self.fail("the file stops here; its end is missing", TruncatedFile)
        return self.lines[self.at - 1]

    def match(self) -> Match:
        first = self.next() if self.lines else ""
        if not first.startswith("aerodrome-game "):
            raise BadFile(f"{self.source}: this is not a game file (its first line should be {FORMAT!r})")
        formats = FORMAT, SHARED_FORMAT
        if first not in formats:
            known = " and ".join(map(repr, formats))
            raise self.fail(
                f"format {first!r} is not known here, only {known}; a newer Aerodrome may open it", WrongVersion
            )
        self.shared = first == SHARED_FORMAT
        header, chain = self.header()
        match = self.begin(header)
        foreign = header["rules"] != str(match.game.version)
        difference = self.moves(match, chain, foreign)
        self.finish(match, header, difference)
        return match

    def header(self) -> tuple[dict[str, str], str]:
        """The header's lines, and the first hash of the chain."""
        header: dict[str, str] = {}
        cards: list[str] = []
        while (line := self.next()) != "---":
            if line.startswith("> ") or line == ">":
                cards.append(line[2:])
            elif line.startswith("< "):
                self.earlier.append(line[2:])
            elif ": " in line or line in ("card data:", "earlier moves:"):
                key, _, value = line.partition(":")
                if key in header:
                    raise self.fail(f"{key!r} appears twice")
                header[key] = value.strip()
            else:
                raise self.fail(f"{line[:60]!r} should be a word, a colon and a value")
        for key in ("game", "rules", "cards", "names", "players", "luck", "start"):
            if key not in header:
                raise self.fail(f"the header has no line {key!r}")
        header["card data"] = "\n".join(cards)
        return header, hash_of("\n".join(self.lines[: self.at]))

    def begin(self, header: dict[str, str]) -> Match:
        """The match before its first move."""
        known = game_names()
        if header["game"] not in known:
            raise BadFile(f"{self.source}: the game {header['game'][:40]!r} is not known here ({', '.join(known)} are)")
        names = [name.strip() for name in header["names"].split("|")]
        options = {key.removeprefix("option "): value for key, value in header.items() if key.startswith("option ")}
        try:
            match = Match(self.game(header), len(names), options, self.luck(header, len(names)), names)
            players = [player.strip() for player in header["players"].split("|")]
            match.players = players if len(players) == len(names) else match.players
            match.note = header.get("note", "")
        except (BadOption, BadSeats, BadName, BadCards, BadSeed, BadShare) as error:
            raise BadFile(f"{self.source}: the header is wrong: {error}") from None
        if "base" in header:
            base = self.state(match, header["base"])
            if base is None:
                raise BadFile(f"{self.source}: the header's `base` is not a table of this game")
            match.continue_from(base, self.earlier, match.note)
        return match

    def luck(self, header: dict[str, str], seats: int) -> Luck:
        """The source of the match's luck. Raises EditedFile if it does not fit what was promised before the deal."""
        luck = read_luck(header["luck"])
        promised = header.get("commitment")
        if promised and isinstance(luck, SecretLuck) and promised != luck.commitment:
            raise EditedFile(f"{self.source}: the secret does not fit the commitment made before the deal")
        if not self.shared:
            return luck
        if not isinstance(luck, SecretLuck) or not promised or not header.get("table"):
            raise EditedFile(
                f"{self.source}: the nonces need a secret, its commitment and the table's id; one of these is missing"
            )
        given = {key: value for key, value in header.items() if key.startswith("nonce ")}
        wanted = [f"nonce {seat}" for seat in range(1, seats + 1)]
        missing = [key for key in wanted if key not in given]
        if missing:
            raise EditedFile(f"{self.source}: {missing[0]} is missing; each of the {seats} seats needs one")
        if len(given) > seats:
            raise EditedFile(f"{self.source}: there are {len(given)} nonces for {seats} seats")
        shared = SharedLuck(luck.secret, header["table"], [read_share(given[key]) for key in wanted])
        try:
            shared.check_shares()
        except BadShare as error:
            raise EditedFile(f"{self.source}: {error}") from None
        return shared

    def game(self, header: dict[str, str]) -> Game:
        game = load_game(header["game"])
        if header["card data"]:
            if len(header["card data"]) > MAX_CARD_BYTES:
                raise TooLarge(f"{self.source}: the card data is too large")
            game = game.with_card_text(header["card data"], f"{self.source}, card data")
        if header["cards"] != game.cards_digest:
            raise WrongVersion(
                f"{self.source}: it was played with other card data ({header['cards'][:20]}) than this Aerodrome has "
                f"({game.cards_digest})"
            )
        return game

    def moves(self, match: Match, chain: str, foreign: bool) -> str:
        """Replay the moves. If the rules differ, replay as far as possible, and return where they differ."""
        difference = ""
        if f"start: {match.start_digest}" not in self.lines[: self.at]:
            difference = "the set-up"
            if not foreign:
                why = "; the table's id, a nonce or a pledge was changed, or the start itself" if self.shared else ""
                raise self.fail(f"the set-up gives a different state from the recorded one{why}", EditedFile)
        self.count = match.ply
        self.played: list[str] = []
        while (line := self.next()) != "---":
            self.count += 1
            body, _, link = line.rpartition(" ~")
            chain = hash_of(chain + body)
            if chain != link:
                why = "it was changed, or a line before it is missing"
                raise self.fail(f"the line does not match its hash: {why}", EditedFile)
            self.played.append(body)
            if not difference:
                difference = self.move(match, body, foreign)
        self.chain = chain
        return difference

    def move(self, match: Match, body: str, foreign: bool) -> str:
        start, _, digest = body.rpartition(" #")
        number, _, rest = start.partition(" ")
        name = max((name for name in match.names if rest.startswith(f"{name}: ")), key=len, default="")
        text = rest[len(name) + 2 :]
        if number != str(match.ply + 1) or not name:
            raise self.fail(f"{body[:60]!r} should be move {match.ply + 1}: number, name, colon, move", EditedFile)
        try:
            match.play(match.names.index(name), text)
        except (BadNotation, IllegalMove, NotYourTurn) as error:
            if foreign:
                return f"move {number}"
            raise self.fail(f"the move cannot be made: {error}", EditedFile) from None
        if match.log[-1].digest != digest:
            if foreign:
                match.drop_last()
                return f"move {number}"
            raise self.fail("the move gives a different state from the recorded one", EditedFile)
        return ""

    def finish(self, match: Match, header: dict[str, str], difference: str) -> None:
        tail = self.next()
        end, _, link = self.next().rpartition(" ~")
        if hash_of(self.chain + tail + end) != link:
            raise self.fail("the end line does not match its hash: the file was changed", EditedFile)
        if any(line.strip() for line in self.lines[self.at :]):
            self.at += 1
            raise self.fail("there is something after the end line", EditedFile)
        running = end.startswith("end: running")
        said = "running" if running else "finished"
        match.closed = header.get("closed") == "yes"
        if end != f"end: {said} after {self.count} moves":
            raise self.fail("the end line does not match the number of moves", EditedFile)
        if not difference and running == match.over:
            raise self.fail(f"the file says the game is {said}, its moves do not", EditedFile)
        if difference:
            self.other_rules(match, header, difference, tail, running)
        elif tail != standing_text(match):
            self.at -= 1
            raise self.fail("this is not the state of the match after its moves", EditedFile)

    def other_rules(self, match: Match, header: dict[str, str], difference: str, tail: str, running: bool) -> None:
        """Handle a match that our rules cannot replay. A running one continues from its latest state."""
        was = f"played under rules {header['rules']}, which differ from rules {match.game.version} at {difference}"
        if not running:
            match.note, match.closed = f"{was}; you can view it up to that point", True
            return
        state = self.state(match, tail.removeprefix("state: "))
        if state is None:
            raise self.fail(f"the match was {was}, and its latest state cannot be read", WrongVersion)
        note = f"{was}; it continues from its latest state, and earlier moves cannot be replayed"
        match.continue_from(state, [*self.earlier, *self.played], note)

    def state(self, match: Match, text: str) -> bytes | None:
        """The bytes of a state in the file; None if they do not fit this match."""
        try:
            packed = base64.b64decode(text, validate=True)
            state = unpacked(match.game, packed)
            return packed if state.n_seats == match.seats and not match.game.plain.audit(state) else None
        except (ValueError, IndexError):
            return None
