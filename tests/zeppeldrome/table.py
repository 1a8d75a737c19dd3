"""Positions of Zeppeldrome for tests: set a table, force chance, act, look.

    s = table("3 9", "1 7", plans=("27", "33 down"), hands=("20 1", "7"), section_b="slalom-2", step="actions")
    act(s, 0, "play 20", "on seat 2", "choice 1", "chit U")
    act(s, 1, "pass")
    assert refused(s, 0, "play 5") == "ZD-3.2"
    assert chits(s, 1) == "U FP"

Seats count from 0, but in notation ("on seat 2") from 1. A ship's place is "row column" as on the board, from 1: row 1
is the top, column 1 the start. Sections that are not named are empty, so A is columns 4 to 8, B 9 to 13, C 14 to 18, D
19 to 23, and 26 is the finish line. Cards go by their printed numbers, 1 to 70, moves by their notation, rules by their
ids. Chance is real unless it is forced. Every position that `table` sets or an action reaches is audited, and every
event is checked: only those may hear it who may know it.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack
from typing import Any
from unittest import mock

from aerodrome.games.zeppeldrome import cards, rules, state
from aerodrome.games.zeppeldrome.accounts import account_of, add_name, is_surely_there
from aerodrome.games.zeppeldrome.audit import audit
from aerodrome.games.zeppeldrome.cards import COLOUR_IDS, FOLKS, LEMMINGS, SECTION_WIDTH
from aerodrome.games.zeppeldrome.course import index_of, take_order
from aerodrome.games.zeppeldrome.plans import DIRECTION_IDS
from aerodrome.games.zeppeldrome.state import (
    ACTIONS,
    ASK_ACTION,
    ASK_DISCARD,
    EVENT_CHOSEN,
    EVENT_DRAWN,
    EVENT_STOLEN,
    KEEP,
    NAMES,
    PASS,
    STEP_PLAN,
    State,
)
from aerodrome.play.saying import said_of
from aerodrome.rulebook.bits import empty, is_in, nth_in, put_in, take_out
from aerodrome.rulebook.chance import below, first_key, key_chance, second_key
from aerodrome.rulebook.game import load_package
from aerodrome.rulebook.record import NONE
from aerodrome.text import Speaker, notation_of
from tests.tables import EVERYBODY, fresh_state

GAME = load_package("aerodrome.games.zeppeldrome")
CARDS = 70
NAMES_OF_PEOPLE = ("Ada", "Ben", "Cleo", "Dan")
WRITTEN = [notation_of(GAME).text(said_of(GAME, State(), "notation", action)) for action in range(ACTIONS)]
NOTATION = {text: action for action, text in enumerate(WRITTEN)}
assert len(NOTATION) == ACTIONS


# --- names ------------------------------------------------------------------------------------------------------


def action_of(notation: str) -> int:
    """The number of a move."""
    return NOTATION[notation]


def cards_named(numbers: str) -> list[int]:
    """Cards by their printed numbers, as the rules count them from 0."""
    return [int(number) - 1 for number in numbers.split()]


def direction_of(name: str) -> int:
    return DIRECTION_IDS.index(name)


def listed(words: Any) -> str:
    """The printed numbers of the cards of a set."""
    return " ".join(str(card + 1) for card in range(CARDS) if is_in(words, card))


# --- chance -----------------------------------------------------------------------------------------------------

DRAWS: list[int] = []
"""The next cards that chance brings, from the pile or from a victim's hand."""
LOTS: list[int] = []
"""The next numbers that are drawn by lot when the game is set up: the sides of random sections, the first seat."""

_SCRIPTED = -9


def scripted_below(rng: list[int], n: int) -> int:
    if LOTS:
        return LOTS.pop(0)
    return _SCRIPTED if DRAWS else below(rng, n)


def scripted_nth(words: Any, nth: int) -> int:
    if nth != _SCRIPTED:
        return nth_in(words, nth)
    card = DRAWS.pop(0)
    assert is_in(words, card), f"card {card + 1} is not there"
    return card


def following_the_script() -> AbstractContextManager[object]:
    """Chance follows the script as long as there is one."""
    stack = ExitStack()
    stack.enter_context(mock.patch.object(rules, "below", scripted_below))
    stack.enter_context(mock.patch.object(rules, "nth_in", scripted_nth))
    return stack


def force(numbers: str) -> None:
    """The next cards that are drawn or stolen."""
    DRAWS.extend(cards_named(numbers))


# --- tables -----------------------------------------------------------------------------------------------------


def fresh(seats: int = 2, seed: int = 0, **options: str | int) -> State:
    """A state that waits for `new_game`, keyed as the set-up of the match of a seed."""
    s: State = fresh_state(GAME, seats, seed, options)
    return s


def opened(seats: int = 2, seed: int = 0, lots: tuple[int, ...] = (), **options: str | int) -> State:
    """A table at the start of the real set-up: the first player is asked for a colour."""
    s = fresh(seats, seed, **options)
    LOTS.extend(lots)
    with following_the_script():
        rules.new_game(s)
    check(s)
    return s


def dealt(seats: int = 2, seed: int = 0, **options: str | int) -> State:
    """A table that is set up, with the first colours that are free: all are asked for their plans."""
    s = opened(seats, seed, **options)
    while s.step != STEP_PLAN:
        act_number(s, s.decider, GAME.plain.default_action(s, s.decider))
    return s


def table(
    *ships: str,
    step: str = "actions",
    hands: tuple[str, ...] = (),
    plans: tuple[str, ...] = (),
    before: tuple[str, ...] = (),
    after: tuple[str, ...] = (),
    colours: str = "yellow blue red green",
    pile: str | None = None,
    discards: str | None = None,
    turn: int = 1,
    action_round: int = 1,
    open: str = "gears",
    folks: tuple[str, ...] | None = None,
    lemmings: tuple[str, ...] | None = None,
    tokens: tuple[int, ...] = (),
    tokens_at: tuple[str, ...] | None = None,
    ladders: tuple[int, ...] = (),
    marshal: int = NONE,
    reversed: bool = False,
    **options: str | int,
) -> State:
    """A position at the beginning of a step: "plan", "actions", "hazards", "movement" or "discard".

    ``ships`` has the place of each seat's ship. ``hands`` has card numbers; "rest" is all cards not named elsewhere.
    ``plans`` has a card number for a card that lies face up, "7 down" for one left face down, "7 turned" for one that
    was face up and was turned over, "7 after F UF" for one on which the cube has gone that way, "7 over" for one of
    which no more vector can be flown, "-" for a deactivated plan without a card, and "" for none. Without it, all have
    "-" in the steps actions and hazards and "" in the others. ``before`` and ``after`` have the chits, from left to
    right. All cards that are not named are in the ``pile``; if that is named, they are on the ``discards``.

    ``open`` is the open symbol of the Machine. ``folks`` and ``lemmings`` have places on the course, "-" for Lemmings
    beside it. ``tokens`` are the ballast tokens that seats have collected, taken from the last marked spaces;
    ``tokens_at`` names the places where tokens still lie, and all others have been dropped.
    """
    seats = len(ships)
    for letter in "abcd":
        options.setdefault(f"section_{letter}", "empty")
    options.setdefault("first_seat", 1)
    s = fresh(seats, **options)
    rules.new_game(s)
    s.asked, s.decider = NONE, NONE
    for i, colour in enumerate(colours.split()[:seats]):
        s.players[i].colour = COLOUR_IDS.index(colour)
    for i, there in enumerate(ships):
        row, column = there.split()
        s.players[i].row, s.players[i].column = int(row) - 1, int(column) - 1
    if index_of(s, cards.MACHINE) != NONE:
        s.gears_open = {"gears": 1, "pistons": 0}[open]
    s.turn, s.marshal, s.reversed = turn, marshal, int(reversed)
    put_tokens(s, folks, lemmings, tokens, tokens_at)
    for i in ladders:
        s.players[i].ladder = 1
    usual = "-" if step in ("actions", "hazards") else ""
    for i in range(seats):
        put_plan(s, i, plans[i] if i < len(plans) else usual)
        put_chits(s, i, before[i] if i < len(before) else "", after[i] if i < len(after) else "")
    put_cards(s, hands, pile, discards)
    begin(s, step, action_round)
    s.told = []
    with following_the_script():
        rules.run(s)
    check(s)
    return s


def begin(s: State, step: str, action_round: int) -> None:
    if step == "plan":
        s.step = STEP_PLAN
        take_order(s, False)
    elif step == "actions":
        s.step = state.STEP_ACTIONS
        s.action_round = action_round - 1
        rules.begin_action_round(s)
    elif step == "hazards":
        rules.begin_hazards(s)
    elif step == "movement":
        rules.begin_movement(s)
    else:
        assert step == "discard"
        rules.begin_discarding(s)


def put_tokens(
    s: State,
    folks: tuple[str, ...] | None,
    lemmings: tuple[str, ...] | None,
    tokens: tuple[int, ...],
    tokens_at: tuple[str, ...] | None,
) -> None:
    for i, there in enumerate(folks or ()):
        s.folks[i] = local_place(s, FOLKS, there)
    for i, there in enumerate(lemmings or ()):
        s.lemmings[i] = local_place(s, LEMMINGS, there)
    for i, count in enumerate(tokens):
        s.players[i].ballast = count
        for _ in range(count):
            s.ballast &= ~(1 << (s.ballast.bit_length() - 1))
    if tokens_at is not None:
        placed = s.ballast.bit_count()
        s.ballast = sum(1 << local_place(s, cards.BALLAST, there) for there in tokens_at)
        s.ballast_dropped = placed - s.ballast.bit_count()


def local_place(s: State, section: int, there: str) -> int:
    """A place of the course as a space of a section."""
    if there == "-":
        return NONE
    row, column = there.split()
    local = int(column) - 1 - 3 - SECTION_WIDTH * index_of(s, section)
    assert 0 <= local < SECTION_WIDTH
    return (int(row) - 1) * SECTION_WIDTH + local


def put_plan(s: State, seat: int, text: str) -> None:
    player = s.players[seat]
    if not text:
        return
    player.flying = 1
    if text == "-":
        return
    number, *how = text.split()
    player.plan, player.laid = int(number) - 1, 1
    take_out(s.pile, player.plan)
    player.face_up = 0 if how in (["down"], ["turned"]) else 1
    player.shown = 0 if how == ["down"] else 1
    if player.face_up:
        player.cube = player.plan
        for name in how[1:] if how[:1] == ["after"] else ():
            player.cube = rules.arrow_towards(player.cube, direction_of(name))
            assert player.cube != NONE, f"card {number} has no such way"
    player.card_over = int(how == ["over"])


def put_chits(s: State, seat: int, before: str, after: str) -> None:
    player = s.players[seat]
    for name in reversed_words(before):
        player.before[player.before_count] = direction_of(name)
        player.before_count += 1
    for name in after.split():
        player.after[player.after_count] = direction_of(name)
        player.after_count += 1
    s.chits -= len(before.split()) + len(after.split())


def reversed_words(text: str) -> list[str]:
    return text.split()[::-1]


def put_cards(s: State, hands: tuple[str, ...], pile: str | None, discards: str | None) -> None:
    for i, numbers in enumerate(hands):
        for card in cards_named(numbers) if numbers != "rest" else ():
            assert is_in(s.pile, card), f"card {card + 1} is somewhere else"
            take_out(s.pile, card)
            put_in(s.players[i].hand, card)
            s.players[i].hand_size += 1
    for card in cards_named(discards or ""):
        take_out(s.pile, card)
        put_in(s.discards, card)
    if pile is not None:
        rest = [card for card in range(CARDS) if is_in(s.pile, card) and card not in cards_named(pile)]
        for card in rest:
            take_out(s.pile, card)
            put_in(s.discards, card)
    if "rest" in hands:
        rich = s.players[hands.index("rest")]
        for card in range(CARDS):
            if is_in(s.pile, card):
                put_in(rich.hand, card)
                rich.hand_size += 1
        empty(s.pile)


# --- knowing ----------------------------------------------------------------------------------------------------


def known(s: State, viewer: int, of: int) -> str:
    """The printed numbers of the cards that a viewer surely knows to be in a seat's hand or to be its plan."""
    a = account_of(viewer)
    return " ".join(str(s.accounts[a].names[n] + 1) for n in range(NAMES) if is_surely_there(s, a, n, of))


def let_know(s: State, viewer: int, of: int, number: int) -> None:
    """A viewer knows a card in a seat's hand or as its plan, as if it had been stolen from the viewer."""
    add_name(s, viewer, number - 1, of)


# --- acting -----------------------------------------------------------------------------------------------------


def check(s: State) -> None:
    assert audit(s) == 0, f"the audit says {audit(s)}"
    assert State.unpack(s.pack()) == s
    for audience, event, a, _, c in s.told or ():
        if event in (EVENT_CHOSEN, EVENT_DRAWN):
            assert audience == a, "a secret is told to somebody else"
        elif event == EVENT_STOLEN:
            assert audience in (a, c), "a secret is told to somebody else"
        else:
            assert audience == EVERYBODY


def act(s: State, seat: int, *notations: str) -> None:
    """Legal moves of a seat, one after another."""
    for notation in notations:
        act_number(s, seat, action_of(notation))


def act_number(s: State, seat: int, action: int) -> None:
    number = rules.refusal(s, seat, action)
    assert number == 0, f"seat {seat}, {WRITTEN[action]}: {GAME.rules[number].id}, asked {asked(s)}"
    with following_the_script():
        rules.step(s, seat, action)
    check(s)


def all_pass(s: State) -> None:
    """Nobody plays a card (any more)."""
    while s.asked == ASK_ACTION:
        act_number(s, s.decider, PASS)


def all_keep(s: State) -> None:
    """Nobody discards a card (any more)."""
    while s.asked == ASK_DISCARD:
        act_number(s, s.decider, KEEP)


def refused(s: State, seat: int, notation: str) -> str:
    """The id of the rule that forbids the move; empty if it is legal."""
    number = rules.refusal(s, seat, action_of(notation))
    return GAME.rules[number].id if number else ""


def legal(s: State, seat: int) -> list[str]:
    """All legal moves of a seat, in the order of their numbers."""
    if rules.question(s, seat) == NONE:
        return []
    answers = range(GAME.plain.first_action(s.asked), GAME.plain.end_action(s.asked))
    return [WRITTEN[action] for action in answers if rules.refusal(s, seat, action) == 0]


# --- looking ----------------------------------------------------------------------------------------------------


def asked(s: State) -> tuple[int, int]:
    """Who is asked what; NONE for several seats."""
    return s.decider, s.asked


def askers(s: State) -> list[int]:
    """The seats that may act."""
    return [seat for seat in range(s.n_seats) if rules.to_act(s) >> seat & 1]


def place(s: State, seat: int) -> str:
    """Where a ship is: row and column, from 1."""
    return f"{s.players[seat].row + 1} {s.players[seat].column + 1}"


def places(s: State) -> list[str]:
    return [place(s, seat) for seat in range(s.n_seats)]


def hand(s: State, seat: int) -> str:
    """The card numbers of a hand, in order."""
    assert len(listed(s.players[seat].hand).split()) == s.players[seat].hand_size
    return listed(s.players[seat].hand)


def discards(s: State) -> str:
    return listed(s.discards)


def pile(s: State) -> str:
    return listed(s.pile)


def plan(s: State, seat: int) -> str:
    """The flight-plan card: "7" face up, "7 down" if only its owner knows it, "7 turned"; "-" and "" as for `table`."""
    player = s.players[seat]
    if player.plan == NONE:
        return "-" if player.flying else ""
    return f"{player.plan + 1}{'' if player.face_up else ' turned' if player.shown else ' down'}"


def chits(s: State, seat: int) -> str:
    """The chits that are still to be flown, as they lie from left to right: "U D FP F"."""
    player = s.players[seat]
    left = [player.before[i] for i in range(player.before_count - player.before_flown)][::-1]
    right = [player.after[i] for i in range(player.after_flown, player.after_count)]
    return " ".join([DIRECTION_IDS[d] for d in left] + ["FP"] + [DIRECTION_IDS[d] for d in right])


def sequence(s: State) -> list[int]:
    """The seats in the sequence of this round."""
    return [s.order[i] for i in range(s.n_seats)]


def tokens_left(s: State) -> list[str]:
    """The places where ballast tokens lie."""
    return course_places(s, cards.BALLAST, [n for n in range(cards.SPACES) if s.ballast >> n & 1])


def folks_at(s: State) -> list[str]:
    return course_places(s, FOLKS, list(s.folks))


def lemmings_at(s: State) -> list[str]:
    return course_places(s, LEMMINGS, list(s.lemmings))


def course_places(s: State, section: int, spaces: list[int]) -> list[str]:
    begin_at = 4 + SECTION_WIDTH * index_of(s, section)
    return ["-" if n == NONE else f"{n // SECTION_WIDTH + 1} {begin_at + n % SECTION_WIDTH}" for n in spaces]


def ended_by(s: State) -> str:
    return GAME.rules[GAME.plain.ending(s)].id if GAME.plain.ending(s) else ""


# --- what is said -----------------------------------------------------------------------------------------------


def says(s: State, what: str, *arguments: int, language: str = "en", viewer: int = NONE) -> list[str]:
    """What the messages say of a state, to one of those who sit there."""
    return speaker(s.n_seats, language, viewer).texts(said_of(GAME, s.copy(), what, *arguments))


def sentences(s: State, *events: int, language: str = "en") -> list[str]:
    """The events that were told, or those of some kinds, each as a sentence."""
    told = [event for event in s.told or () if event[1] in events or not events]
    return [" ".join(says(s, "sentence", *event[1:], language=language)) for event in told]


def speaker(seats: int, language: str = "en", viewer: int = NONE) -> Speaker:
    return Speaker(GAME, language, NAMES_OF_PEOPLE[:seats], viewer)


# --- random games -----------------------------------------------------------------------------------------------


def random_game(seats: int, seed: int, plies: int = 20_000, **options: str | int) -> Iterator[State]:
    """The same state after every ply of a game with random moves; `told` has what the ply told."""
    s = opened(seats, seed, **options)
    chooser = random.Random(seed)
    yield s
    for ply in range(1, plies):
        if s.asked == NONE:
            return
        s.told = []
        key_chance(s.rng, first_key(seed), second_key(seed), ply)
        seat = chooser.choice(askers(s))
        rules.step(s, seat, random_answer(s, seat, chooser))
        yield s


def random_answer(s: State, seat: int, chooser: random.Random) -> int:
    """A legal move; flying forward, playing cards and keeping them is likelier."""
    answers = range(GAME.plain.first_action(s.asked), GAME.plain.end_action(s.asked))
    choices = [action for action in answers if rules.refusal(s, seat, action) == 0]
    weights = [6 if WRITTEN[action].endswith("F") or action == KEEP else 1 for action in choices]
    return chooser.choices(choices, weights)[0]
