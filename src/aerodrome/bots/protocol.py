"""What is said between a game and a bot from outside: JSON objects with a tag `t`, one a line. docs/outside.md has it
in words.

Everything that a bot is sent about a game comes from its sight.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from aerodrome import _version
from aerodrome.bots.child import Fault
from aerodrome.games import names as all_games
from aerodrome.play.moves import BadNotation, LegalMoves, Viewpoint
from aerodrome.play.names import BadName, checked
from aerodrome.play.sight import Heard, Sight, in_words
from aerodrome.play.step import Outcome

PROTOCOL = 1
WANTS = ("words", "odds", "view", "events", "observation")
"""The parts of a sight besides the numbers of the legal moves. A bot names those that it wants."""
USUAL_WANTS = ("words", "view", "events")
LONGEST_TEXT = 200
"""Characters of a version, or of a move in notation."""


@dataclass(frozen=True)
class Hello:
    """What a bot says about itself."""

    name: str
    version: str = ""
    games: tuple[str, ...] = ()
    """The games that it plays; none stands for all."""
    wants: tuple[str, ...] = USUAL_WANTS

    def plays(self, game: str) -> bool:
        return not self.games or game in self.games


# --- to the bot


def line(t: str, **fields: Any) -> str:
    return json.dumps({"t": t, **fields}, ensure_ascii=False, separators=(",", ":"))


def our_hello() -> str:
    return line("hello", protocol=PROTOCOL, program="aerodrome", version=_version.__version__, games=all_games())


def start(sight: Sight, hello: Hello, seed: int, language: str, seconds: float) -> str:
    """A game begins, or goes on."""
    game, seats = sight.game, int(sight.state.n_seats)
    options = {option.name: sight.state.options[i] for i, option in enumerate(game.options)}
    more: dict[str, Any] = {}
    if "observation" in hello.wants:
        more["observation"] = [{"name": name, "size": size} for name, size in game.pieces]
    return line(
        "start", game=game.name, title=game.title, rules=game.version, actions=game.actions, seats=seats,
        seat=sight.seat, names=list(sight.names), options=game.show_options(options), language=language, seed=seed,
        seconds=seconds, **more,
    )  # fmt: skip


def sight_line(
    sight: Sight, hello: Hello, n: int, since: int, heard: Sequence[Heard], language: str, seconds: float
) -> str:
    """Question number ``n`` to a bot. ``heard`` are the events from number ``since`` on."""
    point = Viewpoint.of(sight, language)
    told: dict[str, Any] = {"n": n, "ply": sight.ply, "seconds": seconds, "legal": list(sight.legal)}
    if "words" in hello.wants:
        told["question"] = point.question
        told["rules"] = [rule.id for rule in point.rules]
        told["brief"] = point.texts("brief")
        told["moves"] = [move_of(point, action, "odds" in hello.wants) for action in sight.legal]
    if "view" in hello.wants:
        told["view"] = point.view()
    if "events" in hello.wants:
        told["since"] = since
        told["events"] = [
            {"ply": event.ply, "kind": event.kind, "values": event.values}
            | ({"text": event.text} if "words" in hello.wants else {})
            for event in in_words(sight.state, point.speaker, heard, since)
        ]
    if "observation" in hello.wants:
        seen = [0] * sight.game.observed
        sight.game.plain.observe(sight.state, sight.seat, seen)
        told["observation"] = seen
    return line("sight", **told)


def move_of(point: Viewpoint, action: int, odds: bool) -> dict[str, Any]:
    move = point.move(action)
    told: dict[str, Any] = {"action": action, "text": move.text, "label": move.label}
    if odds:
        told["odds"] = [[way, round(float(chance), 6)] for way, chance in point.odds(action)]
    return told


def refused(n: int, fault: Fault, rule: str = "") -> str:
    """The answer to question ``n`` does not count; a stand-in has moved."""
    return line("refused", n=n, code=fault.code, text=fault.text, **({"rule": rule} if rule else {}))


def end(outcome: Outcome | None) -> str:
    """The game is over, or, without an outcome, nobody asks this bot any more."""
    if outcome is None:
        return line("end")
    return line("end", scores=outcome.scores, places=outcome.places, shares=outcome.shares)


# --- from the bot


def read(text: str) -> dict[str, Any]:
    """A line of a bot as an object with a tag."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Fault("unreadable", f"it wrote a line that is not JSON ({error}): {shown(text)}") from None
    if not isinstance(found, dict) or not isinstance(found.get("t"), str):
        raise Fault("unreadable", f'it wrote a line that is not an object with a tag "t": {shown(text)}')
    return found


def read_hello(text: str) -> Hello:
    said = read(text)
    if said["t"] != "hello":
        raise Fault("unreadable", f'the first thing it says should be {{"t": "hello", ...}}, not {shown(text)}')
    if said.get("protocol") != PROTOCOL:
        raise Fault("unreadable", f'this is protocol {PROTOCOL}; its hello says "protocol": {said.get("protocol")!r}')
    try:
        name = checked(said["name"]) if isinstance(said.get("name"), str) else ""
    except BadName as error:
        raise Fault("unreadable", str(error)) from None
    if not name:
        raise Fault("unreadable", 'its hello should have a "name"')
    version = said.get("version", "")
    if not isinstance(version, str) or len(version) > LONGEST_TEXT:
        raise Fault("unreadable", 'the "version" in its hello should be a short text')
    games, wants = said.get("games", []), said.get("wants", list(USUAL_WANTS))
    for what, those, known in (("games", games, all_games()), ("wants", wants, WANTS)):
        if not isinstance(those, list) or not all(isinstance(each, str) for each in those):
            raise Fault("unreadable", f'"{what}" in its hello should be a list of texts')
        if what == "wants" and not set(those) <= set(known):
            raise Fault("unreadable", f'"wants" in its hello can have {", ".join(known)}, not {shown(str(those))}')
    return Hello(name, version, tuple(games), tuple(wants))


def read_move(said: dict[str, Any], sight: Sight, language: str) -> int:
    """The action that a bot has chosen. Raises Fault for one that is not legal."""
    game = sight.game
    point = Viewpoint.of(sight, language)
    if "action" in said:
        action = said["action"]
        if type(action) is not int or not 0 <= action < game.actions:
            raise Fault("illegal", f"{shown(repr(action))} is not an action; actions are 0 to {game.actions - 1}")
    elif isinstance(said.get("move"), str):
        try:
            action = point.find(said["move"][:LONGEST_TEXT], LegalMoves(point, sight.legal))
        except BadNotation as error:
            raise Fault("illegal", str(error)) from None
    else:
        raise Fault("unreadable", 'its move should have an "action", a number, or a "move", a text')
    if action in sight.legal:
        return action
    number = game.plain.refusal(sight.state, sight.seat, action)
    why = f" {game.rules[number]}" if number else ""
    raise Illegal(
        f"{point.text(action)} (action {action}) is not allowed.{why}", game.rules[number].id if number else ""
    )


class Illegal(Fault):
    """A move that a rule forbids."""

    def __init__(self, text: str, rule: str) -> None:
        super().__init__("illegal", text)
        self.rule = rule


def shown(text: str) -> str:
    """As much of a text as fits into a sentence."""
    return repr(text[:80]) + (" …" if len(text) > 80 else "")
