"""Positions of Mad Zeppelin for tests: set a table, force chance, act, look.

    s = table("karl fred", "igor tim", cargo=("gold", "wood lead"), coins=(5, 3), dice="NE-")
    lay(s, "karl", draws="coal")
    use(s)
    name(s, "igor")
    end(s)

Traitors and Cargo go by their ids, rules by theirs, faces of dice by letters: NESW, ? where the leader chooses, - for
black. Chance is real unless it is forced. Every position that `table` sets or an action reaches is audited, and every
event is checked: only those may hear it who may know it.
"""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Any
from unittest import mock

from aerodrome.games.mad_zeppelin import rules, state
from aerodrome.games.mad_zeppelin.audit import audit
from aerodrome.games.mad_zeppelin.cards import ALL_TRAITORS, CARGO_IDS, SMALL, TRAITOR_IDS, count_of
from aerodrome.games.mad_zeppelin.sight import blind
from aerodrome.games.mad_zeppelin.state import (
    ASK_ACTION,
    ASK_CHANGE,
    ASK_NAME,
    ASK_PLAY,
    ASK_SHOW,
    CHANGE_NO_MORE,
    END_PLAY,
    EVENT_ACTS_AS,
    EVENT_DEALT,
    EVENT_DRAWN,
    EVENT_FIRST_CARD,
    EVENT_KEEPS,
    EVENT_PEEKS,
    EVENT_STOLEN_CARD,
    LAY_OUT,
    NAME,
    PAY_COINS,
    PAY_LARGE,
    PAY_SMALL,
    PICK,
    PLAY,
    REROLL,
    RIVAL,
    SET_DIE,
    SHOW,
    SHOW_HAND,
    STEAL_CARD,
    STEAL_COIN,
    USE_ABILITY,
    State,
)
from aerodrome.play.saying import said_of
from aerodrome.rulebook.chance import below
from aerodrome.rulebook.game import load_package
from aerodrome.rulebook.primitives import CONSULTED, NOBODY
from aerodrome.rulebook.record import NONE
from aerodrome.text import Speaker
from tests.tables import EVERYBODY, fresh_state, refusing_rule, told

GAME = load_package("aerodrome.games.mad_zeppelin")
FACES = "NESW?-"
CARDS_OF_A_SEARCH = {"carlotta": 0, "hans": 0, "helen": 0, "tim": 0, "shadow": 0, "fred": 3}  # all others draw one
PRIVATE = (EVENT_FIRST_CARD, EVENT_DEALT, EVENT_KEEPS, EVENT_PEEKS, EVENT_DRAWN)  # told to the seat they speak of


# --- names ------------------------------------------------------------------------------------------------------


def traitor(name: str) -> int:
    return TRAITOR_IDS.index(name)


def traitors(names: str) -> int:
    """A set of Traitors, a bit each."""
    return sum(1 << traitor(name) for name in names.split())


def traitor_names(bits: int) -> set[str]:
    return {name for i, name in enumerate(TRAITOR_IDS) if bits >> i & 1}


def cargo(name: str) -> int:
    return CARGO_IDS.index(name)


def count(names: str) -> list[int]:
    """So many cards of each kind."""
    counted = [0] * len(CARGO_IDS)
    for name in names.split():
        counted[cargo(name)] += 1
    return counted


def cargo_names(counted: list[int]) -> str:
    return " ".join(CARGO_IDS[kind] for kind, n in enumerate(counted) for _ in range(n))


# --- chance -----------------------------------------------------------------------------------------------------

SCRIPT: list[tuple[int, int]] = []
"""What chance says next: out of how many, and which."""


def scripted(rng: list[int], n: int) -> int:
    if not SCRIPT:
        return below(rng, n)
    sides, value = SCRIPT.pop(0)
    assert n == sides, f"chance is asked for one of {n} where the script has one of {sides}"
    return value


def following_the_script() -> AbstractContextManager[object]:
    """Chance follows the script as long as there is one."""
    return mock.patch.object(rules, "below", scripted)


def force(*draws: tuple[int, int]) -> None:
    SCRIPT.extend(draws)


def force_faces(text: str) -> None:
    SCRIPT.extend((6, FACES.index(letter)) for letter in text)


def force_draws(s: State, names: str) -> None:
    """The next cards from the shuffled part of the Hold; a Journey goes by that name."""
    hold, journeys, unseen = s.hold, 10 - s.journeys, list(s.unseen)
    for name in names.split():
        if name == "journey":
            assert journeys > 0
            SCRIPT.append((hold, 0))
            journeys -= 1
        else:
            kind = cargo(name)
            assert hold > journeys, "there are only Journeys left"
            assert unseen[kind] > 0
            SCRIPT.append((hold, hold - 1))
            SCRIPT.append((sum(unseen), sum(unseen[:kind])))
            unseen[kind] -= 1
        hold -= 1


def force_theft(s: State, kind: str) -> None:
    """The card that is stolen next from the seat whose play it is."""
    hand = s.players[s.seat].hand
    assert hand[cargo(kind)] > 0
    SCRIPT.insert(0, (sum(hand), sum(hand[: cargo(kind)])))


# --- tables -----------------------------------------------------------------------------------------------------


def fresh(seats: int = 2, seed: int = 0, **options: str | int) -> State:
    """A state that waits for `new_game`, keyed as the set-up of the match of a seed."""
    s: State = fresh_state(GAME, seats, seed, options)
    return s


def opened(seats: int = 2, seed: int = 0, **options: str | int) -> State:
    """A table that is set up, before the first pick."""
    s = fresh(seats, seed, **options)
    with following_the_script():
        rules.new_game(s)
    check(s)
    return s


def table(
    *hands: str,
    cargo: tuple[str, ...] = (),
    coins: int | tuple[int, ...] = 3,
    front: tuple[str, ...] = (),
    dice: str = "NES",
    leader: int = 0,
    turn: int = 1,
    journeys: int = 0,
    under: str = "",
    hold: int | None = None,
    **options: str | int,
) -> State:
    """A position in which the leader is asked for the first play of a turn.

    ``hands`` are two Traitors a seat, the dealt and the picked one; ``cargo`` is in the hands, ``front`` lies in front
    of the seats. All other Cargo is unseen: in the Hold with the Journeys that are left, ``hold`` cards in all, or
    removed; or ``under`` the Hold, the first two above the others.
    """
    hands = hands or ("karl fred", "igor tim")
    s = fresh(len(hands), **options)
    rules.clear_table(s)
    s.turn, s.leader, s.seat, s.journeys = turn, leader, leader, journeys
    s.round, s.picks, s.asked, s.decider = 1, s.n_seats, ASK_PLAY, leader
    for i, letter in enumerate(dice):
        s.dice[i] = FACES.index(letter)
    s.out = ALL_TRAITORS
    for i, names in enumerate(hands):
        player = s.players[i]
        player.traitors = traitors(names)
        assert s.out & player.traitors == player.traitors, "a Traitor is in two hands"
        s.out &= ~player.traitors
        for kind, n in enumerate(count(cargo[i] if i < len(cargo) else "")):
            player.hand[kind] = n
            player.hand_size += n
        for kind, n in enumerate(count(front[i] if i < len(front) else "")[:SMALL]):
            player.laid_out[kind] = n
    passed_on = s.out
    for i in reversed(range(s.n_seats)):  # the last picker saw what is left over, and what he picked
        seat = (leader + i) % s.n_seats
        passed_on |= traitors(hands[seat].split()[1])
        s.players[seat].passed_on = passed_on
    s.under = count(under)
    if under:
        s.below = sorted(CARGO_IDS.index(kind) for kind in under.split()[:2])
    for kind in range(len(CARGO_IDS)):
        held = sum(p.hand[kind] + (p.laid_out[kind] if kind < SMALL else 0) for p in s.players)
        s.unseen[kind] = count_of(kind) - held - s.under[kind]
    in_all = sum(s.unseen) + 10 - journeys
    s.removed = {2: 50, 3: 50, 4: 25, 5: 25, 6: 0}[s.n_seats] if hold is None else in_all - hold
    s.hold = in_all - s.removed
    set_coins(s, *([coins] * len(hands) if isinstance(coins, int) else coins))
    check(s)
    s.told = []
    return s


def set_coins(s: State, *coins: int) -> None:
    """Give the seats these coins; the others lie in the Safe."""
    assert len(coins) == s.n_seats
    for i, n in enumerate(coins):
        s.players[i].coins = n
    s.safe = 30 - sum(coins)
    assert s.safe >= 0


# --- acting -----------------------------------------------------------------------------------------------------


def check(s: State) -> None:
    assert audit(s) == 0, f"the audit says {audit(s)}"
    for audience, event, a, b, _ in s.told or ():
        if event in PRIVATE:
            assert audience == a, "a secret is told to somebody else"
        elif event == EVENT_STOLEN_CARD:
            assert audience in (a, b), "a secret is told to somebody else"
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
    return [action for action in range(-1, GAME.actions + 1) if rules.refusal(s, s.decider, action) == 0]


def asked(s: State) -> tuple[int, int]:
    """The seat that is asked, and its question."""
    return s.decider, s.asked


def lay(s: State, name: str, draws: str | None = None, stolen: str = "") -> None:
    """Lay down a Traitor; a card is stolen without a question, and its Search draws wood unless it is said what."""
    if stolen:
        force_theft(s, stolen)
    if draws is None:
        draws = " ".join(["wood"] * CARDS_OF_A_SEARCH.get(name, 1))
    force_draws(s, draws)
    act(s, PLAY + traitor(name))


def end(s: State) -> None:
    """End the play, unless it ended by itself because nothing was left to do."""
    if s.asked == ASK_ACTION:
        act(s, END_PLAY)


def plays(s: State, *names: str) -> None:
    """Lay down a Traitor and end the play at once, seat by seat."""
    for name in names:
        lay(s, name)
        end(s)


def use(s: State) -> None:
    act(s, USE_ABILITY)


def name(s: State, who: str) -> None:
    act(s, NAME + traitor(who))


def take_over(s: State, who: str) -> None:
    """Tim's or Mr Shadow's ability; Mr Shadow is not asked where there is only one to copy."""
    seat = s.seat
    use(s)
    if s.asked == ASK_NAME and s.players[seat].acts_as == NONE:
        name(s, who)
    assert told(s, EVENT_ACTS_AS)[-1] == (seat, traitor(who), 0)


def choose_little(s: State) -> None:
    """Answer what an ability asks that has been taken over, so that the dice stay and wood is left in the hand."""
    if s.asked == ASK_NAME:
        name(s, "tim")
    elif s.asked == ASK_CHANGE:
        stop_changing(s)
    elif s.asked == ASK_SHOW:
        challenge(s, "wood")
        act(s, legal(s)[0])


def throwing(kind: str) -> int:
    return LAY_OUT + cargo(kind)


def throw(s: State, kind: str, *crates: str) -> None:
    """Throw Cargo overboard, or place alcohol; pay with these crates, and for the rest with coins."""
    act(s, throwing(kind))
    for crate in crates:
        pay(s, crate)
    if s.asked == state.ASK_PAY:
        pay(s, "coins")


def pay(s: State, what: str) -> None:
    act(s, {"coins": PAY_COINS, "small": PAY_SMALL, "large": PAY_LARGE}[what])


def steal(s: State, what: str, draws: str = "") -> None:
    """A coin, or the card of this kind, which is forced; say what the Search draws after that, if it matters."""
    force_draws(s, draws)
    if what == "coin":
        act(s, STEAL_COIN)
    else:
        force_theft(s, what)
        act(s, STEAL_CARD)


def reroll(s: State, die: int, face: str) -> None:
    force_faces(face)
    act(s, REROLL + die)


def setting(die: int, heading: str) -> int:
    return SET_DIE + 4 * die + FACES.index(heading)


def set_die(s: State, die: int, heading: str) -> None:
    act(s, setting(die, heading))


def stop_changing(s: State) -> None:
    act(s, CHANGE_NO_MORE)


def challenge(s: State, kind: str, rival: int | None = None) -> None:
    """Show a card as Hans; name the rival unless there is only one."""
    act(s, SHOW + cargo(kind))
    if rival is not None:
        act(s, RIVAL + rival)


def answer(s: State, kind: str) -> None:
    """Show a card of Hans's level, or the whole "hand"."""
    act(s, SHOW_HAND if kind == "hand" else SHOW + cargo(kind))


def pick(s: State, who: str) -> None:
    act(s, PICK + traitor(who))


# --- looking ----------------------------------------------------------------------------------------------------


def holds(s: State, seat: int) -> set[str]:
    """The Traitors in a seat's hand."""
    return traitor_names(s.players[seat].traitors)


def hand(s: State, seat: int) -> str:
    """The Cargo in a seat's hand."""
    return cargo_names(s.players[seat].hand)


def front(s: State, seat: int) -> str:
    return cargo_names(s.players[seat].laid_out)


def shown(s: State, holder: int) -> str:
    """What everybody knows of a hand."""
    return cargo_names(s.players[holder].shown)


def known(s: State, viewer: int, holder: int) -> str:
    return cargo_names(s.players[viewer].known[holder])


def coins(s: State) -> list[int]:
    return [s.players[i].coins for i in range(s.n_seats)]


def dice(s: State) -> str:
    return "".join(FACES[face] for face in s.dice)


def acts_as(s: State, seat: int) -> str:
    number = s.players[seat].acts_as
    return "" if number == NONE else TRAITOR_IDS[number]


# --- words ------------------------------------------------------------------------------------------------------

NAMES = ("Ada", "Bob", "Cleo", "Dan", "Eve", "Fay")


def speaker(s: State, viewer: int, language: str = "en") -> Speaker:
    return Speaker(GAME, language, NAMES[: s.n_seats], viewer)


def says(s: State, what: str, viewer: int, *arguments: int, language: str = "en") -> list[str]:
    """What the game says to a viewer, in words: a function of its messages that takes a seat."""
    seen = s.copy()
    blind(seen, viewer)
    return speaker(s, viewer, language).texts(said_of(GAME, seen, what, viewer, *arguments))


def sentences(s: State, viewer: int = EVERYBODY, language: str = "en") -> list[str]:
    """What has been told to everybody, in words."""
    heard = [event for audience, *event in s.told or () if audience == EVERYBODY]
    return [speaker(s, viewer, language).text(said_of(GAME, s.copy(), "sentence", *event)) for event in heard]


def view(s: State, viewer: int) -> dict[str, Any]:
    seen = s.copy()
    blind(seen, viewer)
    return GAME.showing.view(seen, viewer, speaker(s, viewer))
