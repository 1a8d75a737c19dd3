"""Positions of Airships for tests: set a table, force the dice, act, look.

    s = table("F-S1 I-11", "H-S1", era=2, board="G-24", chips=(1, 4))
    luck.dice("R5 B6")
    act(s, target(s, "G-24"))

Tests name cards by their ids. Every position that `table` sets or `act` reaches is audited.
"""

from __future__ import annotations

import pytest

from aerodrome.games.airships import rules
from aerodrome.games.airships.audit import audit
from aerodrome.games.airships.cards import (
    AIRSHIP,
    DEPARTMENTS,
    ERA_ONE,
    ERA_TWO,
    FACES,
    IDS,
    LETTERS,
    PHASE,
    STARTER,
    department_of,
)
from aerodrome.games.airships.state import ASK_TARGET, ROW, TRY_FIELD, TRY_PHASE, TRY_STACK, State
from aerodrome.play.plain import said_of
from aerodrome.rulebook.game import Game, load_package
from aerodrome.rulebook.record import NONE
from aerodrome.text import Speaker
from tests.tables import fresh_state

GAME = load_package("aerodrome.games.airships")
EXPANSIONS = (1 << AIRSHIP) - 1
NAMES = ("Ann", "Ben", "Cleo", "Dot")


def card(name: str) -> int:
    """The number of the card with this id."""
    return IDS.index(name)


def cards(names: str) -> list[int]:
    return [card(name) for name in names.split()]


def bits(numbers: list[int]) -> int:
    return sum(1 << n for n in set(numbers))


def fresh(seats: int = 2, seed: int = 0, **options: str | int) -> State:
    """A state that waits for `new_game`, keyed as the set-up of the match of a seed."""
    s: State = fresh_state(GAME, seats, seed, options)
    return s


def opened(seats: int = 2, seed: int = 0, **options: str | int) -> State:
    """A table after the set-up."""
    s = fresh(seats, seed, **options)
    rules.new_game(s)
    assert audit(s) == 0
    return s


def table(
    *boards: str,
    seat: int = 0,
    era: int = 1,
    chips: int | tuple[int, ...] = 0,
    board: str = "",
    stacks: str = "L1 L2 L3 L4",
    fleets: tuple[str, ...] = (),
    phases: str = "----",
    wooden: int = NONE,
    pile: str | None = None,
    goes: int = 9,
    blocked: bool = False,
    **options: str | int,
) -> State:
    """A position in which a seat is asked for a target.

    ``boards`` are the companies' expansions, one text a seat; without any, two seats hold a starter each. ``stacks``
    are the face-up airships, - for a used-up stack; airships that are missing from the stacks and from the ``fleets``
    belong to the last seat. ``phases`` are the builders, as "0-1-". All other cards of this and later eras are unseen,
    or those of the ``pile``. ``blocked``: the seat has no legal target.
    """
    boards = boards or ("F-S1", "H-S1")
    s = fresh(len(boards), **options)
    rules.clear_table(s)
    s.seat, s.era, s.wooden_airship, s.goes = seat, era, wooden, goes
    for i, names in enumerate(boards):
        company = s.companies[i]
        company.entrepreneur = i
        company.chips = chips if isinstance(chips, int) else chips[i]
        company.marks = phases.count(str(i))
        for number in cards(names):
            assert company.department[department_of(number)] == NONE, "two cards for one department"
            company.department[department_of(number)] = number
    for phase, builder in enumerate(phases):
        s.phase_builder[phase] = NONE if builder == "-" else int(builder)
    for number in cards(board):
        row = s.board[department_of(number)]
        row[row.index(NONE)] = number
    set_stacks(s, stacks.split(), [cards(names) for names in fleets])
    used = [n for row in s.board for n in row if n != NONE]
    used += [n for company in s.companies for n in company.department if n != NONE]
    gone = bits(list(range(STARTER, ERA_ONE if era == 1 else ERA_TWO)))
    if pile is not None:
        gone = EXPANSIONS & ~bits(cards(pile))
    assert not (pile and bits(cards(pile)) & bits(used)), "a card is in the pile and on the table"
    s.expansions_seen = gone | bits(used)
    rules.gather_dice(s)
    s.asked = ASK_TARGET
    if not blocked:
        assert audit(s) == 0, audit(s)
    s.told = []
    return s


def set_stacks(s: State, tops: list[str], fleets: list[list[int]]) -> None:
    for stack, name in enumerate(tops):
        s.stack_left[stack] = "-DML".index(name[0])
        s.stack_top[stack] = NONE if name == "-" else card(name)
    fleets += [[] for _ in range(s.n_seats - len(fleets))]
    used = [top for top in s.stack_top if top != NONE] + [n for fleet in fleets for n in fleet]
    for tier, letter in enumerate("LMD"):
        built = sum(left < 3 - tier for left in s.stack_left)
        missing = built - sum(IDS[n][0] == letter for fleet in fleets for n in fleet)
        assert missing >= 0, f"the fleets hold more {letter} than the stacks have lost"
        spare = [n for n in cards(" ".join(f"{letter}{i}" for i in range(6, 0, -1))) if n not in used]
        fleets[-1] += spare[:missing]
    for seat, fleet in enumerate(fleets):
        s.companies[seat].fleet = bits([n - AIRSHIP for n in fleet])
        used += fleet
    s.airships_seen = bits([n - AIRSHIP for n in used])


def target(s: State, name: str) -> int:
    """The action that names this card or phase, wherever it lies."""
    number = card(name)
    if number >= PHASE:
        return TRY_PHASE + number - PHASE
    if number >= AIRSHIP:
        return TRY_STACK + s.stack_top.index(number)
    row = department_of(number)
    return TRY_FIELD + ROW * row + s.board[row].index(number)


def act(s: State, action: int | str) -> None:
    """A legal action of the seat that is asked; a text names a target."""
    if isinstance(action, str):
        action = target(s, action)
    assert rules.refusal(s, s.seat, action) == 0
    rules.step(s, s.seat, action)
    assert audit(s) == 0


def refused(s: State, action: int | str) -> int:
    return rules.refusal(s, s.seat, target(s, action) if isinstance(action, str) else action)


def told(s: State, event: int) -> list[tuple[int, ...]]:
    """The numbers of each event of this kind that was told to everybody."""
    assert s.told is not None
    assert all(audience == -1 for audience, *_ in s.told)
    return [tuple(rest) for _, kind, *rest in s.told if kind == event]


def holds(s: State, seat: int) -> set[str]:
    """The ids of a seat's expansions."""
    return {IDS[n] for n in s.companies[seat].department if n != NONE}


def fleet(s: State, seat: int) -> set[str]:
    return {IDS[AIRSHIP + i] for i in range(18) if s.companies[seat].fleet >> i & 1}


def lying(s: State, row: int) -> list[str]:
    """The ids of the cards in a row of the board, - for a free field."""
    return ["-" if n == NONE else IDS[n] for n in s.board[row]]


def on_board(s: State) -> list[str]:
    return [name for row in range(DEPARTMENTS) for name in lying(s, row) if name != "-"]


def texts(s: State, seat: int, what: str, *arguments: int, language: str = "en", game: Game = GAME) -> list[str]:
    """What a function of the messages says to a seat, in words."""
    seen = s.copy()
    game.plain.blind(seen, seat)
    return Speaker(game, language, NAMES, seat).texts(said_of(game, seen, what, *arguments))


class Luck:
    """Scripted chance for the rules: dice as "W3 R5", or plain numbers; after the script, always 0."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.script: list[tuple[int, int]] = []
        monkeypatch.setattr(rules, "below", self.below)

    def below(self, rng: list[int], n: int) -> int:
        if not self.script:
            return 0
        sides, value = self.script.pop(0)
        assert n == sides, f"chance is asked for one of {n} where the script has one of {sides}"
        return value

    def dice(self, text: str) -> None:
        """The next dice thrown, colour by colour: white, red, black."""
        for die in text.split():
            self.script.append((6, FACES[LETTERS.index(die[0])].index(int(die[1]))))

    def draws(self, *draws: tuple[int, int]) -> None:
        """The next draws, each the size of the bag and the place in it."""
        self.script += draws
