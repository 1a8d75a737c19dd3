"""Tables at which hands have just been dealt."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from aerodrome.games import load
from aerodrome.games.mad_zeppelin.cards import CARGO_IDS, IGOR, TIM, TRAITOR_IDS
from aerodrome.games.mad_zeppelin.knowledge import everybody_sees_hand
from aerodrome.games.zeppeldrome.cards import CARDS_IN_DECK
from aerodrome.play.plain import PlainBoard
from aerodrome.rulebook.bits import is_in, put_in, take_out
from aerodrome.rulebook.record import NONE
from aerodrome.table.clock import Clock
from aerodrome.table.table import Table
from tests.mad_zeppelin.table import end, lay, plays, take_over, use
from tests.mad_zeppelin.table import name as name_traitor
from tests.mad_zeppelin.table import table as set_table
from tests.table.helpers import board_of, clone, play_one, running_table
from tests.twins.eager import moves_cards
from tests.twins.worlds import any_hands, any_world, cards_in

TWINS = 6

OPTIONS: dict[str, list[dict[str, Any]]] = {
    "dastardly-dirigibles": [{}, {"dynamotors": "each"}, {"extractors": 3}, {"transmutations": 3}],
    "mad-zeppelin": [{"mode": "long-haul"}, {"mode": "long-haul", "cargo_removed": 50}],
}
"""More of what tells much: Specials, and the bottom of the Hold."""


def with_state(table: Table, state: object) -> Table:
    """The same table around another truth."""
    other = clone(table)
    other.board = PlainBoard(table.game, state)
    return other


def begin(name: str, rng: random.Random, seats: int = 0) -> tuple[Table, int]:
    """A game in which hands have just been dealt, and a viewer."""
    seats = seats or rng.choice([*load(name).seats])
    clock = rng.choice([Clock(), Clock("live", 300.0, 5.0)])
    options = rng.choice(OPTIONS.get(name, [{}]))
    table = running_table(name, seats, rng.randrange(1 << 30), clock=clock, options=options)
    if name == "mad-zeppelin" and rng.randrange(2):
        s = truth_of(table)
        leave_only_cargo_to_steal(s, rng)
        board_of(table).restore(s.pack())
    while name == "zeppeldrome" and truth_of(table).players[0].hand_size == 0:
        play_one(table, rng)
    if name == "zeppeldrome":
        s = truth_of(table)
        for card in range(CARDS_IN_DECK):
            if moves_cards(card):
                give(s, rng.randrange(seats), card)
        board_of(table).restore(s.pack())
    return table, rng.randrange(NONE, seats)


def twins_of(name: str, rng: random.Random) -> tuple[list[Table], int]:
    """The same in several worlds that the viewer cannot tell apart."""
    if name == "mad-zeppelin" and rng.randrange(8) == 0:
        return rng.choice(STAGED)(rng)
    table, viewer = begin(name, rng)
    worlds = [with_state(table, any_world(truth_of(table), viewer, rng)) for _ in range(TWINS)]
    return [table, *worlds], viewer


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
    return board_of(table).state()


# --- positions that random play seldom comes to -------------------------------------------------------------


def at_a_table(worlds: Sequence[Any], rng: random.Random) -> list[Table]:
    """Positions of Mad Zeppelin, each at a table of its own that is otherwise the same."""
    table = running_table("mad-zeppelin", worlds[0].n_seats, rng.randrange(1 << 30))
    for s in worlds:
        s.told = None
    return [with_state(table, s) for s in worlds]


def two_whom_igor_protects(rng: random.Random) -> tuple[list[Table], int]:
    """Mad Zeppelin: Igor's player and Mr Shadow as Igor hold one more Traitor each, which may be the other's; Tim is
    about to name one of them."""
    a, b, c, d, e = rng.sample(TRAITOR_IDS[IGOR + 1 : TIM], 5)
    worlds = []
    for one, other in ((a, b), (b, a)):
        s = set_table(f"{one} igor", f"{other} shadow", f"{c} tim", f"{d} {e}", cargo=("wood",) * 4)
        plays(s, "igor")
        lay(s, "shadow")
        take_over(s, "igor")
        end(s)
        lay(s, "tim")
        use(s)
        worlds.append(s)
    return at_a_table(worlds, rng), rng.choice([NONE, 2, 3])


def ripp_is_about_to_name(rng: random.Random) -> tuple[list[Table], int]:
    """Mad Zeppelin: the viewer has laid down Doctor Ripp, and the next player holds one last Traitor, of two."""
    a, b = rng.sample(["carlotta", "hernan", "ratatine", "helen"], 2)
    worlds = []
    for one, other in ((a, b), (b, a)):
        s = set_table("ripp fred", f"{one} jack", f"{other} satine", cargo=("wood", "lead", "ore"), dice="---")
        for each in ("fred", "jack", "satine"):
            plays(s, each)
        lay(s, "ripp")
        use(s)
        worlds.append(s)
    return at_a_table(worlds, rng), 0


def karl_has_named(rng: random.Random) -> tuple[list[Table], int]:
    """Mad Zeppelin: nobody has a coin, and the next player may lay down a Traitor that Karl Steeling has named."""
    s, viewer = named_by_karl(rng)
    return at_a_table([s, *(any_hands(s, viewer, rng) for _ in range(4))], rng), viewer


def karl_has_named_whose_hand_was_shown(rng: random.Random) -> tuple[list[Table], int]:
    """The same where everybody knows that player's hand, so that only luck will make the worlds differ."""
    s, viewer = named_by_karl(rng)
    everybody_sees_hand(s, 1)
    return at_a_table([s.copy() for _ in range(5)], rng), viewer


def named_by_karl(rng: random.Random) -> tuple[Any, int]:
    cargo = tuple(" ".join(rng.choices(CARGO_IDS[:6], k=rng.randrange(1, 4))) for _ in range(4))
    s = set_table("karl fred", "jack helen", "hans tim", "satine ripp", cargo=cargo, coins=0, dice="---")
    lay(s, "karl")
    use(s)
    name_traitor(s, rng.choice(["jack", "helen"]))
    end(s)
    return s, rng.randrange(NONE, 4)


def near_the_bottom(rng: random.Random) -> tuple[list[Table], int]:
    """Mad Zeppelin: the tenth Journey is to come, and Fred may draw from under the Hold."""
    hands = ("fred karl", "hans jack", "tim satine")
    s = set_table(
        *hands, cargo=("wood", "lead", "ore"), journeys=9, hold=rng.randrange(1, 3), under="ore wood", coins=5
    )
    viewer = rng.randrange(NONE, 3)
    return at_a_table([s, *(any_hands(s, viewer, rng) for _ in range(4))], rng), viewer


STAGED = (
    two_whom_igor_protects,
    ripp_is_about_to_name,
    karl_has_named,
    karl_has_named_whose_hand_was_shown,
    near_the_bottom,
)
