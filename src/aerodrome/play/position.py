"""Positions: blinded states as text, and matches that go on from them."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import Any

from aerodrome.engines.compiled import RuleFault, native_or_none, numbers
from aerodrome.games import load as load_game
from aerodrome.games import names as game_names
from aerodrome.play.board import board_from
from aerodrome.play.gamefile import MAX_BYTES, BadFile, WrongVersion
from aerodrome.play.layout import BadState
from aerodrome.play.luck import Luck, SecretLuck
from aerodrome.play.match import Match
from aerodrome.rulebook.game import BadOption, Game
from aerodrome.rulebook.record import HIDDEN, NONE
from aerodrome.text import ENGLISH

POSITION_FORMAT = "aerodrome-position 1"


def position_text(game: Game, s: Any, viewer: int) -> str:
    """A blinded state as text, one field on each line; `?` stands for what the viewer may not see."""
    lines = [POSITION_FORMAT, f"game: {game.name}", f"rules: {game.version}", f"cards: {game.cards_digest}"]
    lines.append(f"seen by: {'a spectator' if viewer < 0 else f'seat {viewer}'}")
    rows: dict[str, list[str]] = {}
    for path, _, value in s.paths():
        field = path.rsplit("[", 1)[0] if path.endswith("]") else path
        rows.setdefault(field, []).append("?" if value == HIDDEN else str(value))
    lines += [f"{path} = {' '.join(values)}" for path, values in rows.items()]
    return "\n".join(lines) + "\n"


def read_position(text: str, game: Game | None = None) -> tuple[Game, Any, int]:
    """The game, the blinded state and the viewer (-1 for a spectator) from a position's text.

    For a position with edited cards, pass the ``game`` with those cards.
    """
    lines = text.splitlines()
    if len(text) > MAX_BYTES or not lines or lines[0] != POSITION_FORMAT:
        raise BadFile(f"this is not a position (its first line should be {POSITION_FORMAT!r})")
    header = dict(line.split(": ", 1) for line in lines[1:5] if ": " in line)
    if header.get("game") not in game_names():
        raise BadFile(f"line 2: the game {header.get('game')!r} is not known here")
    if game is None or game.name != header["game"]:
        game = load_game(header["game"])
    if header.get("rules") != str(game.version) or header.get("cards") != game.cards_digest:
        raise WrongVersion("the position needs other rules or card data than this Aerodrome has")
    seats = {f"seat {seat}": seat for seat in range(game.seats[-1])} | {"a spectator": NONE}
    viewer = seats.get(header.get("seen by", ""))
    if viewer is None:
        raise BadFile(f"line 5: it should be `seen by:` and one of {', '.join(seats)}")
    s: Any = _read_fields(game, lines, viewer)
    if s.n_seats not in game.seats or viewer >= s.n_seats:
        raise BadFile(f"the position has {s.n_seats} seats; {game.title} is for {game.seat_range}")
    return game, s, viewer


def _read_fields(game: Game, lines: list[str], viewer: int) -> Any:
    model = position_text(game, game.state(), viewer).splitlines()
    for number, (line, wanted) in enumerate(zip(lines, model, strict=False), 1):
        field, _, values = line.partition(" = ")
        model_field, _, model_values = wanted.partition(" = ")
        if number > 5 and (field != model_field or len(values.split()) != len(model_values.split())):
            raise BadFile(f"line {number}: {line[:60]!r} should look like {wanted[:60]!r}")
    if len(lines) != len(model):
        raise BadFile(f"the position should have {len(model)} lines, not {len(lines)}")
    given = [value for line in lines[5:] for value in line.partition(" = ")[2].split()]
    try:
        numbers = [HIDDEN if value == "?" else int(value) for value in given]
        return game.state.unpack(game.state.packer().pack(*numbers))
    except (ValueError, struct.error):
        raise BadFile("every value of a position is `?` or a whole number that fits its field") from None


def match_from(
    game: Game,
    seen: Any,
    viewer: int,
    *,
    luck: Luck | None = None,
    names: Sequence[str] | None = None,
    language: str = ENGLISH,
) -> Match:
    """A match that goes on from a position. What the viewer does not know is dealt anew, as it may lie.

    Raises BadFile if nothing can lie so, or if the position is that of a game that is over.
    """
    options = {option.name: seen.options[i] for i, option in enumerate(game.options)}
    try:
        match = Match(game, seen.n_seats, options, luck or SecretLuck(), names, language)
        board = board_from(game, dealt(game, seen, viewer, match.luck))
    except (BadOption, BadState, RuleFault, ArithmeticError, LookupError, ValueError):
        raise BadFile(NEVER) from None
    if board.over:
        raise BadFile("the game of this position is over")
    match.continue_from(board.pack())
    return match


NEVER = "this is not a position that a game can come to"


def dealt(game: Game, seen: Any, viewer: int, luck: Luck) -> bytes:
    """A whole state that looks like this to the viewer. Compiled rules notice a loop that would not end."""
    rng = [0, 0, 0, 0]
    luck.key(rng, 0)
    compiled = native_or_none(game)
    if compiled is None:
        s, rules = seen.copy(), game.plain
        rules.deal(s, viewer, rng)
        whole = bytes(s.pack())
        fault = rules.audit(s)
        rules.blind(s, viewer)
        again = bytes(s.pack())
    else:
        states, words = compiled.load(seen.pack()), numbers("i64", 4)
        words[:] = rng
        compiled.deal(states, viewer, words)
        whole = states[0]
        fault = compiled.audit(states)
        compiled.blind(states, viewer)
        again = states[0]
    if fault or again != seen.pack():
        raise BadFile(NEVER)
    return whole
