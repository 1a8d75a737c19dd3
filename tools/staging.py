"""Tables with a known position: a person's seat is played past the page, by instinct, until the table looks as wanted.

The luck is known and the bots answer at once, so the position is the same every time.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any
from uuid import uuid4

from websockets import Origin
from websockets.sync.client import ClientConnection, connect

from aerodrome.bots import make_bot
from aerodrome.games import load
from aerodrome.games.airships import state as airships
from aerodrome.games.dastardly_dirigibles import state as dastardly
from aerodrome.games.mad_zeppelin import state as mad_zeppelin
from aerodrome.games.zeppeldrome import state as zeppeldrome
from aerodrome.play.sight import Sight
from tests.web.browsing import Visitor
from tests.web.serving import Served

PATIENCE = 60.0
MOST_TRIES = 12
"""Games that are begun for one position, each with luck of its own."""


def early_airships(s: Any) -> bool:
    return bool(s.asked == airships.ASK_TARGET)


def crowded_airships(s: Any) -> bool:
    fleets = [company.fleet.bit_count() for company in s.companies[: s.n_seats]]
    full = sum(card >= 0 for card in s.companies[0].department)
    return bool(s.asked == airships.ASK_TARGET and min(fleets) >= 1 and sum(fleets) >= 8 and full >= 5)


def answer_airships(s: Any) -> bool:
    return bool(s.asked == airships.ASK_BONUS)


def early_mad_zeppelin(s: Any) -> bool:
    return bool(s.asked == mad_zeppelin.ASK_ACTION)


def crowded_mad_zeppelin(s: Any) -> bool:
    yards = sum(sum(player.laid_out) for player in s.players[: s.n_seats])
    return bool(s.asked == mad_zeppelin.ASK_ACTION and yards >= 11 and s.players[0].hand_size >= 5)


def early_dastardly(s: Any) -> bool:
    return bool(s.asked == dastardly.ASK_ACTION)


def crowded_dastardly(s: Any) -> bool:
    ships = [sum(part >= 0 for part in player.ship) for player in s.players[: s.n_seats]]
    return bool(s.asked == dastardly.ASK_ACTION and sum(ships) >= 20 and s.players[0].hand_size >= 5)


def answer_dastardly(s: Any) -> bool:
    ships = [sum(part >= 0 for part in player.ship) for player in s.players[: s.n_seats]]
    return bool(s.asked == dastardly.ASK_MATCH and sum(ships) >= 15 and s.players[0].hand_size >= 4)


def early_zeppeldrome(s: Any) -> bool:
    return bool(s.asked == zeppeldrome.ASK_PLAN)


def crowded_zeppeldrome(s: Any) -> bool:
    players = s.players[: s.n_seats]
    chits = sum(player.before_count + player.after_count for player in players)
    plans = all(player.laid for player in players)
    return bool(s.asked == zeppeldrome.ASK_ACTION and plans and chits >= 4 and players[0].hand_size >= 3)


def forked_zeppeldrome(s: Any) -> bool:
    return bool(s.asked == zeppeldrome.ASK_FLY and s.players[0].face_up)


@dataclass(frozen=True)
class Positions:
    """What a table looks like when the person in seat 0 is asked, early in a game and when it is crowded: the most
    seats, full rows and large hands."""

    early: Callable[[Any], bool]
    crowded: Callable[[Any], bool]
    answer: Callable[[Any], bool] | None = None
    """Where there is something else to answer than what to do in one's turn."""
    round: Callable[[Any], int] | None = None
    """The number of the round, where a sheet tells how one ended."""
    refusing: Callable[[Any], bool] | None = None
    """Where there is something to press that is not allowed, if there is nothing when it is crowded."""


POSITIONS = {
    "airships": Positions(early_airships, crowded_airships, answer=answer_airships),
    "mad-zeppelin": Positions(early_mad_zeppelin, crowded_mad_zeppelin, round=lambda s: int(s.turn)),
    "dastardly-dirigibles": Positions(
        early_dastardly, crowded_dastardly, answer=answer_dastardly, round=lambda s: int(s.round)
    ),
    "zeppeldrome": Positions(early_zeppeldrome, crowded_zeppeldrome, refusing=forked_zeppeldrome),
}


class NotReached(Exception):
    """No game came to the wanted position."""


def staged(server: Served, visitor: Visitor, game: str, state: str) -> str:
    """A table in the wanted state, a field of Positions; its id. The same state has the same position every time."""
    wanted: Callable[[Any], bool] = getattr(POSITIONS[game], state) or POSITIONS[game].crowded
    seats = 3 if state == "early" and 3 in load(game).seats else max(load(game).seats)
    for number in range(MOST_TRIES):
        server.begin_luck(f"{game} {state} {number}")
        id = visitor.against_bots(game, seats, hints=True)
        if played_until(server, visitor, id, game, wanted):
            return id
    raise NotReached(f"{game}, {state}: no game of {MOST_TRIES} came to this position")


def played_until(server: Served, visitor: Visitor, id: str, game: str, wanted: Callable[[Any], bool]) -> bool:
    """Play a person's seat until its position is as wanted; False if the game ended before."""
    numbers: list[int] = []
    with line(server, visitor) as wire:
        wire.send(json.dumps({"t": "watch", "id": "watch", "table": id, "seat": 0}))
        while True:
            told = json.loads(wire.recv(PATIENCE))
            # The table itself gives an answer where there is only one: ours comes too late then.
            if told["t"] == "refused" and told["code"] != "stale":
                raise NotReached(f"{game}: {told}")
            if told["t"] not in ("snapshot", "update"):
                continue
            numbers = [int(each) for each in told.get("state", numbers)]
            for place, value in told.get("changes", ()):
                numbers[place] = int(value)
            if told.get("status") == "over":
                return False
            ask = told.get("ask")
            if not ask or ask.get("chosen", -1) >= 0:
                continue
            sight, decision = sight_of(game, numbers, ask), ask["decision"]
            if len(sight.legal) > 1 and wanted(sight.state):
                return True
            action = make_bot("greedy", decision).choose(sight)
            move = {"t": "choose", "id": str(decision), "table": id, "seat": 0, "action": action, "decision": decision}
            wire.send(json.dumps(move))


def played_to_the_end_of_the_round(server: Served, visitor: Visitor, id: str, game: str) -> None:
    number = POSITIONS[game].round
    assert number, f"{game} has no rounds"
    seen: list[int] = []

    def another(state: Any) -> bool:
        seen.append(number(state))
        return seen[-1] != seen[0]

    played_until(server, visitor, id, game, another)


def tell(server: Served, visitor: Visitor, table: str, **message: Any) -> None:
    """Tell a table something past the page, and wait until it was heard."""
    with line(server, visitor) as wire:
        # What has an id that was heard before counts as the same message.
        wire.send(json.dumps({"id": uuid4().hex, "table": table, **message}))
        while True:
            answer = json.loads(wire.recv(PATIENCE))
            if answer["t"] == "refused":
                raise NotReached(f"{message}: {answer}")
            if answer["t"] == "ack":
                return


def sight_of(game: str, numbers: list[int], ask: dict[str, Any]) -> Sight:
    """What a bot needs to choose, from what came over the wire."""
    loaded = load(game)
    state = loaded.state.unpack(loaded.state.packer().pack(*numbers))
    return Sight(loaded, state, 0, ask["decision"], tuple(ask["legal"]), ())


def line(server: Served, visitor: Visitor) -> ClientConnection:
    cookies = "; ".join(f"{each['name']}={each['value']}" for each in visitor.context.cookies())
    address = f"ws://127.0.0.1:{server.port}/ws"
    return connect(
        address, origin=Origin(server.base), additional_headers={"cookie": cookies}, compression=None, max_size=None
    )
