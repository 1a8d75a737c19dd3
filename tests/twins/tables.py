"""Tables at which hands have just been dealt."""

from __future__ import annotations

import random
from typing import Any

from aerodrome.games import load
from aerodrome.games.zeppeldrome.cards import CARDS_IN_DECK
from aerodrome.rulebook.bits import is_in, put_in, take_out
from aerodrome.rulebook.record import NONE
from aerodrome.table.board import PlainBoard
from aerodrome.table.clock import Clock
from aerodrome.table.table import Table
from tests.table.helpers import board_of, clone, play_one, running_table
from tests.twins.eager import moves_cards
from tests.twins.worlds import cards_in


def with_state(table: Table, state: object) -> Table:
    """The same table around another truth."""
    other = clone(table)
    other.board = PlainBoard(table.game, state)
    return other


def begin(name: str, rng: random.Random, seats: int = 0) -> tuple[Table, int]:
    """A game in which hands have just been dealt, and a viewer."""
    seats = seats or rng.choice([*load(name).seats])
    clock = rng.choice([Clock(), Clock("live", 300.0, 5.0)])
    table = running_table(name, seats, rng.randrange(1 << 30), clock=clock)
    if name == "mad-zeppelin" and rng.randrange(2):
        leave_only_cargo_to_steal(truth_of(table), rng)
    while name == "zeppeldrome" and truth_of(table).players[0].hand_size == 0:
        play_one(table, rng)
    if name == "zeppeldrome":
        for card in range(CARDS_IN_DECK):
            if moves_cards(card):
                give(truth_of(table), rng.randrange(seats), card)
    return table, rng.randrange(NONE, seats)


def leave_only_cargo_to_steal(s: Any, rng: random.Random) -> None:
    """All coins go to the Safe, and everybody gets another card or two: whoever is robbed is robbed of Cargo."""
    for player in s.players[: s.n_seats]:
        s.safe += player.coins
        player.coins = 0
        for _ in range(rng.randrange(1, 3)):
            kind = rng.choice(cards_in(s.unseen))
            s.unseen[kind] -= 1
            s.hold -= 1
            player.hand[kind] += 1
            player.hand_size += 1


def give(s: Any, seat: int, card: int) -> None:
    """A seat begins with this card in exchange for another that moves no cards."""
    place = next(place for place in (s.pile, *(player.hand for player in s.players)) if is_in(place, card))
    hand = s.players[seat].hand
    other = next((other for other in cards_in(hand) if not moves_cards(other)), None)
    if place is not hand and other is not None:
        for to, come, gone in ((hand, card, other), (place, other, card)):
            take_out(to, gone)
            put_in(to, come)


def truth_of(table: Table) -> Any:
    board = board_of(table)
    assert isinstance(board, PlainBoard)
    return board._state
