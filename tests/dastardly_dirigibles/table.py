"""Positions of Dastardly Dirigibles for tests: set a table, force chance, act, look.

    s = table("chain nose, thief", "gear nose, key nose", ships=("", "- gear - - - - gear"))
    play(s, "chain nose")
    match(s, "gear nose")
    special(s, "thief")
    rob(s, 1, "tail")

A card goes by its suit and part or by its Special, a ship by the suits at its seven places, a rule by its id. Chance is
real unless it is forced. Every position that `table` sets or an action reaches is audited, and every event is checked:
only those may hear it who may know it.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack
from unittest import mock

from aerodrome.games.dastardly_dirigibles import rules
from aerodrome.games.dastardly_dirigibles.audit import audit
from aerodrome.games.dastardly_dirigibles.cards import FIRST_SPECIAL, KINDS, PART_IDS, SPECIAL_IDS, SUIT_IDS
from aerodrome.games.dastardly_dirigibles.state import (
    ASK_ACTION,
    ASK_MATCH,
    DESTROY,
    DISCARD,
    DRAW_EMPORIUM,
    DRAW_PILE,
    EVENT_DEALT,
    EVENT_DRAWN,
    GIVE,
    KEEP_ALL,
    LOSE_BACK,
    LOSE_FRONT,
    NO_MATCH,
    PASS,
    PLACE,
    PLAY_SPECIAL,
    REPLACE_EMPORIUM,
    ROB,
    SWAP,
    TAKE,
    TRANSMUTE,
    State,
)
from aerodrome.play.plain import said_of
from aerodrome.rulebook.chance import below, first_key, key_chance, second_key
from aerodrome.rulebook.game import Game, load_package
from aerodrome.rulebook.primitives import CONSULTED, NOBODY
from aerodrome.rulebook.record import NONE
from aerodrome.text import ENGLISH, Speaker
from tests.tables import EVERYBODY, fresh_state, refusing_rule

GAME = load_package("aerodrome.games.dastardly_dirigibles")
SLOTS = ("nose", "front", "gondola-front", "gondola-rear", "drive", "back", "tail")
PRIVATE = (EVENT_DEALT, EVENT_DRAWN)  # told to the seat they speak of
NAMES = [f"{suit} {part}" for suit in SUIT_IDS for part in PART_IDS] + list(SPECIAL_IDS)
PARTS_AT = ("nose", "lift", "gondola-front", "gondola-rear", "drive", "lift", "tail")


# --- names ------------------------------------------------------------------------------------------------------


def card(name: str) -> int:
    return NAMES.index(name)


def listed(names: str) -> list[int]:
    """The kinds of cards named, with commas between them; "-" is no card."""
    return [NONE if name.strip() == "-" else card(name.strip()) for name in names.split(",") if name.strip()]


def counted(names: str) -> list[int]:
    """So many cards of each kind."""
    kinds = listed(names)
    return [kinds.count(kind) for kind in range(KINDS)]


def named(counts: list[int]) -> str:
    return ", ".join(NAMES[kind] for kind, n in enumerate(counts) for _ in range(n))


def sorted_names(names: str) -> str:
    return named(counted(names))


def copies(kind: int) -> int:
    """Cards of a kind in the box, by the rule document."""
    return 2 if kind >= FIRST_SPECIAL or NAMES[kind].endswith("lift") else 1


def placing(name: str) -> int:
    """The action that plays a part: "chain nose", or "chain front" and "chain back" for a Lift Engine."""
    suit, slot = name.split()
    return PLACE + 7 * SUIT_IDS.index(suit) + SLOTS.index(slot)


# --- words ------------------------------------------------------------------------------------------------------

PEOPLE = ("Ann", "Ben", "Cleo", "Dora", "Emil")


def says(
    s: State, what: str, *arguments: int, viewer: int = NONE, language: str = ENGLISH, game: Game = GAME
) -> list[str]:
    """What the game says: what a function of its messages says of a position, in words."""
    return Speaker(game, language, PEOPLE[: s.n_seats], viewer).texts(said_of(game, s.copy(), what, *arguments))


def listed_cards(game: Game, language: str = ENGLISH) -> list[str]:
    return [line for n in range(game.cards_listed) for line in says(fresh(), "card", n, language=language, game=game)]


# --- chance -----------------------------------------------------------------------------------------------------

DRAWS: list[int] = []
"""The kinds of the next cards from the pile."""
DRAWERS: list[int] = []
"""Who draws the first card of the next Emporiums."""

take_nth = rules.take_from_pile


def scripted_draw(s: State, nth: int) -> int:
    if not DRAWS:
        return take_nth(s, nth)
    kind = DRAWS.pop(0)
    assert s.pile[kind] > 0, f"{NAMES[kind]} is not in the pile"
    return take_nth(s, sum(s.pile[:kind]))


def scripted_below(rng: list[int], n: int) -> int:
    return DRAWERS.pop(0) if DRAWERS and n <= 5 else below(rng, n)


def following_the_script() -> AbstractContextManager[object]:
    """Chance follows the script as long as there is one."""
    stack = ExitStack()
    stack.enter_context(mock.patch.object(rules, "take_from_pile", scripted_draw))
    stack.enter_context(mock.patch.object(rules, "below", scripted_below))
    return stack


def force(names: str) -> None:
    """The next cards from the pile."""
    DRAWS.extend(listed(names))


# --- tables -----------------------------------------------------------------------------------------------------


def fresh(seats: int = 2, seed: int = 0, **options: str | int) -> State:
    """A state that waits for `new_game`, keyed as the set-up of the match of a seed."""
    s: State = fresh_state(GAME, seats, seed, options)
    return s


def opened(seats: int = 2, seed: int = 0, **options: str | int) -> State:
    """A table that is set up: the first player is asked."""
    s = fresh(seats, seed, **options)
    with following_the_script():
        rules.new_game(s)
    check(s)
    return s


def table(
    *hands: str,
    ships: tuple[str, ...] = (),
    emporium: str | None = None,
    discards: str = "",
    rest: str | int = "pile",
    seat: int = 0,
    actions: int = 3,
    turn: int = 1,
    round: int = 1,
    points: tuple[tuple[int, ...], ...] = (),
    **options: str | int,
) -> State:
    """A position in which a seat is asked for an action. Nobody knows anything of the hands.

    All other cards are in the ``rest``: the pile, the discards, or the hand of a seat. If the Emporium is not named, it
    has Wild cards that are left over, from the last one back.
    """
    s = fresh(len(hands), **options)
    rules.collect_cards(s)
    s.seat, s.actions_left, s.turn, s.round = seat, actions, turn, round
    s.decider, s.asked = seat, ASK_ACTION
    for i, names in enumerate(hands):
        put_in_hand(s, i, counted(names))
    for i, ship_of in enumerate(ships):
        for slot, suit in enumerate(ship_of.split()):
            if suit != "-":
                s.players[i].ship[slot] = SUIT_IDS.index(suit)
                take(s, card(f"{suit} {PARTS_AT[slot]}"))
    for kind, n in enumerate(counted(discards)):
        take(s, kind, n)
        s.discards[kind] = n
    wilds = [kind for kind in reversed(range(card("brass nose"), FIRST_SPECIAL)) if s.pile[kind] > 0]
    for place, kind in enumerate(wilds[: s.n_seats] if emporium is None else listed(emporium)):
        if kind != NONE:
            take(s, kind)
        s.emporium[place] = kind
    for i, rounds in enumerate(points):
        for nth, n in enumerate(rounds):
            s.players[i].points[nth] = n
    put_rest(s, rest)
    check(s)
    s.told = []
    return s


def take(s: State, kind: int, n: int = 1) -> None:
    """Take cards out of the pile for another place."""
    assert s.pile[kind] >= n, f"there are not so many of {NAMES[kind]}"
    s.pile[kind] -= n
    s.pile_size -= n


def put_in_hand(s: State, seat: int, cards: list[int]) -> None:
    player = s.players[seat]
    for kind, n in enumerate(cards):
        take(s, kind, n)
        player.hand[kind] += n
    player.hand_size += sum(cards)
    player.unknown = player.hand_size
    player.may_have = [player.unknown] * 6


def put_rest(s: State, where: str | int) -> None:
    cards = list(s.pile)
    if isinstance(where, int):
        put_in_hand(s, where, cards)
    elif where == "discards":
        s.discards = [a + b for a, b in zip(s.discards, cards, strict=True)]
        s.pile, s.pile_size = [0] * KINDS, 0


# --- acting -----------------------------------------------------------------------------------------------------


def check(s: State) -> None:
    assert audit(s) == 0, f"the audit says {audit(s)}"
    assert State.unpack(s.pack()) == s
    for audience, event, a, _, _ in s.told or ():
        if event in PRIVATE:
            assert audience == a, "a secret is told to somebody else"
        elif event == CONSULTED:
            assert audience == NOBODY
        else:
            assert audience == EVERYBODY


def act(s: State, action: int) -> None:
    """A legal action of the seat that is asked."""
    assert refused(s, action) == ""
    with following_the_script():
        rules.step(s, s.decider, action)
    check(s)


def refused(s: State, action: int) -> str:
    """The id of the rule that forbids the action to the seat that is asked; empty if it is legal."""
    return refusing_rule(GAME, s, s.decider, action)


def legal(s: State) -> list[int]:
    answers = range(GAME.plain.first_action(s.asked), GAME.plain.end_action(s.asked))
    return [action for action in answers if rules.refusal(s, s.decider, action) == 0]


def asked(s: State) -> tuple[int, int]:
    """The seat that is asked, and its question."""
    return s.decider, s.asked


def play(s: State, name: str) -> None:
    """Play a part unasked: as an action, from the Extractor or by Transmutation."""
    assert s.asked != ASK_MATCH
    act(s, placing(name))


def match(s: State, *names: str) -> None:
    """The followers' answers, one by one: a part, or "-" for no match."""
    for name in names:
        assert s.asked == ASK_MATCH
        act(s, NO_MATCH if name == "-" else placing(name))


def nobody_matches(s: State) -> None:
    while s.asked == ASK_MATCH:
        act(s, NO_MATCH)


def transmute(s: State, name: str) -> None:
    act(s, TRANSMUTE)
    play(s, name)


def playing(name: str) -> int:
    return PLAY_SPECIAL + SPECIAL_IDS.index(name)


def special(s: State, name: str) -> None:
    act(s, playing(name))


def extract(s: State, names: str) -> None:
    """Play an Aether Extractor that draws these cards."""
    force(names)
    special(s, "extractor")


def keep_all(s: State) -> None:
    act(s, KEEP_ALL)


def robbing(victim: int, slot: str) -> int:
    return ROB + 7 * victim + SLOTS.index(slot)


def rob(s: State, victim: int, slot: str) -> None:
    act(s, robbing(victim, slot))


def destroying(victim: int, part: str) -> int:
    return DESTROY + 6 * victim + PART_IDS.index(part)


def destroy(s: State, victim: int, part: str) -> None:
    act(s, destroying(victim, part))


def lose(s: State, slot: str) -> None:
    act(s, {"front": LOSE_FRONT, "back": LOSE_BACK}[slot])


def retrieve(s: State, name: str) -> None:
    act(s, TAKE + card(name))


def discard(s: State, name: str) -> None:
    act(s, DISCARD + card(name))


def swapping(s: State, name: str) -> int:
    return SWAP + s.emporium.index(card(name))


def swap(s: State, taken: str, given: str) -> None:
    act(s, swapping(s, taken))
    act(s, GIVE + card(given))


def replace_emporium(s: State, names: str) -> None:
    force(names)
    act(s, REPLACE_EMPORIUM)


def end_turn(s: State) -> None:
    act(s, PASS)


def draw(s: State, name: str) -> None:
    """Draw this card from the pile."""
    force(name)
    act(s, DRAW_PILE)


def drawing(s: State, name: str) -> int:
    return DRAW_EMPORIUM + s.emporium.index(card(name))


def draw_openly(s: State, name: str, new: str) -> None:
    """Take a card from the Emporium; the new one comes in its place."""
    force(new)
    act(s, drawing(s, name))


def next_turn(s: State) -> None:
    """Pass, and let the next player draw up from the pile."""
    end_turn(s)
    draw_up(s)


def draw_up(s: State) -> None:
    while s.asked != ASK_ACTION:
        act(s, DRAW_PILE)


# --- looking ----------------------------------------------------------------------------------------------------


def hand(s: State, seat: int) -> str:
    """The cards in a hand, by suit and part."""
    return named(s.players[seat].hand)


def ship(s: State, seat: int) -> str:
    """The suits at the places of an airship."""
    return " ".join("-" if suit == NONE else SUIT_IDS[suit] for suit in s.players[seat].ship)


def emporium(s: State) -> str:
    return ", ".join("-" if kind == NONE else NAMES[kind] for kind in s.emporium[: s.n_seats])


def discards(s: State) -> str:
    return named(s.discards)


def shown(s: State, seat: int) -> str:
    """The cards that everybody knows to be in a hand."""
    return named(s.players[seat].shown)


def may_have(s: State, seat: int, part: str) -> int:
    """How many of the unknown cards in a hand may be this part, for all that everybody knows."""
    return s.players[seat].may_have[PART_IDS.index(part)]


def recycled(s: State) -> list[int]:
    """How many cards of each kind came into the pile with the last reshuffle and have stayed unseen since."""
    low, high = s.recycled
    return [(low >> kind) % 2 + 2 * ((high >> kind) % 2) for kind in range(KINDS)]


def older(s: State) -> list[int]:
    """How many unknown cards in each hand came before the last reshuffle."""
    return [s.players[i].older for i in range(s.n_seats)]


def points(s: State, nth: int) -> list[int]:
    """Everybody's points of a round."""
    return [s.players[i].points[nth - 1] for i in range(s.n_seats)]


def ended_by(s: State) -> str:
    return GAME.rules[GAME.plain.ending(s)].id if GAME.plain.ending(s) else ""


# --- random games -----------------------------------------------------------------------------------------------


def random_game(
    seats: int, seed: int, plies: int = 10_000, replacing: float = 1, **options: str | int
) -> Iterator[State]:
    """The same state after every ply of a game with random actions; `told` has what the ply told.

    The more weight ``replacing`` the Emporium has, the sooner the discards are shuffled.
    """
    s = opened(seats, seed, **options)
    chooser = random.Random(seed)
    yield s
    for ply in range(1, plies):
        if s.asked == NONE:
            return
        s.told = []
        key_chance(s.rng, first_key(seed), second_key(seed), ply)
        rules.step(s, s.decider, random_answer(s, chooser, replacing))
        yield s


def random_answer(s: State, chooser: random.Random, replacing: float = 1) -> int:
    """An action that goes on rather than pass, and that tries Specials and parts more often than swaps."""
    choices = legal(s)
    if s.asked == ASK_ACTION:
        rare = {PASS: 0.2, REPLACE_EMPORIUM: replacing}
        weights = [8 if action < PLAY_SPECIAL else 12 if action < SWAP else rare.get(action, 1) for action in choices]
        return chooser.choices(choices, weights)[0]
    return chooser.choice(choices)
