"""The drivers of the search do in C what they do in Python, to the last bit of every fraction."""

from __future__ import annotations

import random
from typing import Any

import pytest

from aerodrome.drivers import review, search
from aerodrome.drivers.play import list_legal, lowest_seat
from aerodrome.engines.compiled import States, native, numbers
from aerodrome.engines.entries import DRIVERS, Shapes
from aerodrome.engines.kinds import Rec, Row
from aerodrome.games import PACKAGES, load
from aerodrome.rulebook.chance import key_chance
from aerodrome.rulebook.game import Game
from aerodrome.rulebook.record import NONE
from tests import LONG

pytestmark = pytest.mark.native

CAPACITY = 60
SIMULATIONS = 60 if LONG else 12
PLIES = 300

GAMES_AND_SEATS = [(name, seats) for name in PACKAGES for seats in load(name).seats]


def poured(into: Any, values: list[Any]) -> None:
    for i, each in enumerate(values):
        if isinstance(each, list):
            poured(into[i], each)
        else:
            into[i] = each


def listed(value: Any) -> Any:
    """Rows of numbers as lists, states as bytes."""
    if isinstance(value, States):
        return list(value)
    if isinstance(value, list) and value and hasattr(value[0], "pack"):
        return [state.pack() for state in value]
    return [listed(each) for each in value] if hasattr(value, "__len__") else value


def natively(game: Game, arguments: list[Any], driver: Any) -> list[Any]:
    """The same arguments as compiled rules take them."""
    made: list[Any] = []
    for kind, argument in zip(DRIVERS[driver](Shapes(game)), arguments, strict=True):
        if isinstance(kind, Row) and isinstance(kind.item, Rec):
            made.append(States(game, len(argument)))
            for i, state in enumerate(argument):
                made[-1][i] = state.pack()
        elif isinstance(kind, Row):
            lengths, inner = [], argument
            while isinstance(inner, list):
                lengths.append(len(inner))
                inner = inner[0]
            made.append(numbers(str(kind.item), *lengths))
            poured(made[-1], argument)
        else:
            made.append(argument)
    return made


def sight_in(game: Game, seats: int, plies: int) -> tuple[Any, int, list[int]]:
    """What the seat that is asked sees after some random plies, the seat, and its legal actions."""
    luck, legal, plain = random.Random(f"{game.name} {seats}"), [0] * (game.actions + 1), game.plain
    list_all = plain.bind(list_legal)
    s = game.fresh_state(seats, game.parse_options({}, seats))
    key_chance(s.rng, 1, 2, 3)
    plain.new_game(s)
    for ply in range(plies + 1):
        seat = lowest_seat(plain.to_act(s))
        n = list_all(s, seat, legal)
        if ply == plies:
            break
        key_chance(s.rng, 1, 2, ply)
        plain.step(s, seat, legal[luck.randrange(n)])
    plain.blind(s, seat)
    return s, seat, legal[:n]


def search_arguments(game: Game, seats: int, flat: int, horizon: int, watch: int, simulations: range) -> list[Any]:
    sight, seat, _ = sight_in(game, seats, 5)
    room = game.actions + 1
    plan = [0] * search.PLAN
    plan[search.BEGIN : search.CAPACITY + 1] = simulations.start, simulations.stop, seat, CAPACITY
    plan[search.MAX_PLIES : search.SECOND_KEY + 1] = PLIES, 70, watch, horizon, flat, 100, 12345, 67890
    return [
        *([sight, game.state()], [0] * room, [-1] * room, [[0] * search.COLUMNS for _ in range(CAPACITY)]),
        *(
            [[0.0] * search.WORTH for _ in range(CAPACITY)],
            [[0, 0] for _ in range(search.PATH)],
            [action % 2 for action in range(room)],
            plan,
        ),
        *([0.7, 1.1], [0] * 4, [0] * seats, [0.0] * search.MAX_SEATS),
        *([[0.0] * seats for _ in range(room)], [[0.0] * seats for _ in range(room)], [0] * room),
    ]


@pytest.mark.parametrize("flat", [0, 1])
@pytest.mark.parametrize(("name", "seats"), GAMES_AND_SEATS)
def test_a_search_is_the_same_in_c(flat: int, name: str, seats: int) -> None:
    game = load(name)
    for horizon, watch in ((0, 1), (2, 0)):
        arguments = search_arguments(game, seats, flat, horizon, watch, range(SIMULATIONS))
        compiled = natively(game, arguments, search.search)
        game.plain.bind(search.search)(*arguments)
        native(game).search(*compiled)
        assert [listed(each) for each in compiled] == [listed(each) for each in arguments]
        assert sum(arguments[-1]) == SIMULATIONS


@pytest.mark.parametrize(("name", "seats"), GAMES_AND_SEATS)
def test_futures_are_the_same_in_c(name: str, seats: int) -> None:
    game = load(name)
    sight, seat, legal = sight_in(game, seats, 4)
    for action in legal[:2]:
        futures = [[game.state() for _ in range(3)] for _ in range(2)]
        arguments = [[sight, game.state()], [0] * (game.actions + 1), [0] * 4, 5, 6, seat, action, 80, PLIES, *futures]
        compiled = natively(game, arguments, search.play_futures)
        game.plain.bind(search.play_futures)(*arguments)
        native(game).play_futures(*compiled)
        assert [listed(each) for each in compiled] == [listed(each) for each in arguments]
        assert any(futures[1][0].pack())


@pytest.mark.parametrize(("name", "seats"), GAMES_AND_SEATS)
def test_playing_on_is_the_same_in_c(name: str, seats: int) -> None:
    game = load(name)
    sight, seat, legal = sight_in(game, seats, 4)
    empty = game.fresh_state(seats, game.parse_options({}, seats))
    for position, viewer, first in ((sight, seat, seat), (sight, seat, NONE), (empty, review.FRESH, NONE)):
        ends = [[0] * seats for _ in range(2)]
        arguments = [[position, game.state()], [0] * (game.actions + 1), [0] * 4, [0] * review.MAX_SEATS]
        arguments += [5, 6, viewer, first, legal[0], 7, PLIES, ends]
        compiled = natively(game, arguments, review.play_on)
        game.plain.bind(review.play_on)(*arguments)
        native(game).play_on(*compiled)
        assert [listed(each) for each in compiled] == [listed(each) for each in arguments]
