"""Reading game files: every line is checked, and a fault is told with the line where it is."""

from __future__ import annotations

import base64
from pathlib import Path

from aerodrome.games import load as load_game
from aerodrome.games import names as game_names
from aerodrome.play.gamefile import (
    FORMAT,
    MAX_BYTES,
    SHARED_FORMAT,
    BadFile,
    EditedFile,
    TooLarge,
    TruncatedFile,
    WrongVersion,
    hash_of,
    standing_text,
)
from aerodrome.play.layout import unpacked
from aerodrome.play.luck import BadSeed, BadShare, Luck, SecretLuck, SharedLuck, read_luck, read_share
from aerodrome.play.match import Match
from aerodrome.play.moves import BadNotation, IllegalMove
from aerodrome.play.names import BadName
from aerodrome.play.step import NotYourTurn
from aerodrome.rulebook.carddata import MAX_BYTES as MAX_CARD_BYTES
from aerodrome.rulebook.carddata import BadCards
from aerodrome.rulebook.game import BadOption, BadSeats, Game


def read_match(path: str | Path) -> Match:
    """The match in a game file."""
    path = Path(path)
    try:
        path = path.expanduser()
        if path.stat().st_size > MAX_BYTES:
            raise TooLarge(
                f"{path}: a game file has at most {MAX_BYTES // 1024} KB, this one {path.stat().st_size // 1024}"
            )
        text = path.read_bytes().decode("utf-8")
    except BadFile:
        raise
    except FileNotFoundError:
        raise BadFile(f"{path}: there is no such file") from None
    except UnicodeDecodeError:
        raise BadFile(f"{path}: this is not text, so it is not a game file") from None
    except (OSError, ValueError, RuntimeError) as error:
        raise BadFile(f"{str(path)!r} cannot be read ({getattr(error, 'strerror', None) or error})") from None
    return parse_match(text, str(path))


def parse_match(text: str, source: str = "the game") -> Match:
    """The match that the text of a game file holds."""
    return _Reader(text, source).match()


class _Reader:
    """Reads one game file, line by line; knows where it is when something is wrong."""

    def __init__(self, text: str, source: str) -> None:
        if len(text) > MAX_BYTES:
            raise TooLarge(f"{source}: a game file has at most {MAX_BYTES // 1024} KB")
        self.source = source
        self.lines = text.splitlines()
        self.at = 0
        self.earlier: list[str] = []

    def fail(self, message: str, kind: type[BadFile] = BadFile) -> BadFile:
        return kind(f"{self.source}, line {self.at}: {message}")

    def next(self) -> str:
        if self.at == len(self.lines):
            self.at += 1
            raise self.fail("the file stops here; its end is missing", TruncatedFile)
        self.at += 1
        return self.lines[self.at - 1]

    def match(self) -> Match:
        first = self.next() if self.lines else ""
        if not first.startswith("aerodrome-game "):
            raise BadFile(f"{self.source}: this is not a game file (its first line should be {FORMAT!r})")
        if first not in (FORMAT, SHARED_FORMAT):
            raise self.fail(
                f"format {first!r} is not known here, only {FORMAT!r} and {SHARED_FORMAT!r}; a newer Aerodrome may "
                "open it",
                WrongVersion,
            )
        self.shared = first == SHARED_FORMAT
        header, chain = self.header()
        match = self.begin(header)
        foreign = header["rules"] != str(match.game.version)
        difference = self.moves(match, chain, foreign)
        self.finish(match, header, difference)
        return match

    def header(self) -> tuple[dict[str, str], str]:
        """The header's lines, and the hash that the chain starts with."""
        header: dict[str, str] = {}
        cards: list[str] = []
        line = self.next()
        while line != "---":
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
            line = self.next()
        for key in ("game", "rules", "cards", "names", "players", "luck", "start"):
            if key not in header:
                raise self.fail(f"the header has no line {key!r}")
        header["card data"] = "\n".join(cards)
        return header, hash_of("\n".join(self.lines[: self.at]))

    def begin(self, header: dict[str, str]) -> Match:
        """The match at its start."""
        if header["game"] not in game_names():
            raise BadFile(
                f"{self.source}: the game {header['game'][:40]!r} is not known here ({', '.join(game_names())} are)"
            )
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
        """Where the match's luck came from; EditedFile where that is not what was promised before the deal."""
        luck = read_luck(header["luck"])
        promised = header.get("commitment")
        if promised and isinstance(luck, SecretLuck) and promised != luck.commitment:
            raise EditedFile(f"{self.source}: the secret of its luck is not the one promised before the deal")
        if not self.shared:
            return luck
        if not isinstance(luck, SecretLuck) or not promised or not header.get("table"):
            raise EditedFile(
                f"{self.source}: nonces need a secret, its commitment and the table's id; one of these is missing"
            )
        given = {key: value for key, value in header.items() if key.startswith("nonce ")}
        wanted = [f"nonce {seat}" for seat in range(1, seats + 1)]
        missing = [key for key in wanted if key not in given]
        if missing:
            raise EditedFile(f"{self.source}: {missing[0]} is missing; there is one for each of the {seats} seats")
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
        """Replay the moves. Under other rules, go as far as they agree and return where they do not."""
        difference = ""
        start = self.lines[: self.at]
        if f"start: {match.start_digest}" not in start:
            difference = "the set-up"
            if not foreign:
                why = "; the table's id, a nonce or a pledge was changed, or the start itself" if self.shared else ""
                raise self.fail(f"the set-up gives a different state from the recorded one{why}", EditedFile)
        self.count = match.ply
        self.played: list[str] = []
        line = self.next()
        while line != "---":
            self.count += 1
            body, _, link = line.rpartition(" ~")
            chain = hash_of(chain + body)
            if chain != link:
                raise self.fail(
                    "the line does not match its hash: it was changed, or a line before it is missing", EditedFile
                )
            self.played.append(body)
            if not difference:
                difference = self.move(match, body, foreign)
            line = self.next()
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
        match.closed = header.get("closed") == "yes"
        if end != f"end: {'running' if running else 'finished'} after {self.count} moves":
            raise self.fail("the end line does not match the number of moves", EditedFile)
        if not difference and running == match.over:
            raise self.fail(
                f"the file says the game is {'running' if running else 'finished'}, its moves do not", EditedFile
            )
        if difference:
            self.other_rules(match, header, difference, tail, running)
        elif tail != standing_text(match):
            self.at -= 1
            raise self.fail("this is not the state of the match after its moves", EditedFile)

    def other_rules(self, match: Match, header: dict[str, str], difference: str, tail: str, running: bool) -> None:
        """A match of other rules that ours do not replay: a running one goes on from its latest state."""
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
        """A state that the file keeps, as bytes; None where it is not one of this match's tables."""
        try:
            packed = base64.b64decode(text, validate=True)
            state = unpacked(match.game, packed)
            return packed if state.n_seats == match.seats and not match.game.plain.audit(state) else None
        except (ValueError, IndexError):
            return None
