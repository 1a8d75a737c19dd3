"""Binding: the same functions over other rules, other tables, other engines."""

from __future__ import annotations

import sys
import types
from typing import Any

import pytest

from aerodrome.drivers import play
from aerodrome.games.airships import cards, rules
from aerodrome.rulebook import contract
from aerodrome.rulebook.binding import Binder, RulebookError, closure, global_names, is_table, where
from aerodrome.rulebook.contract import CONTRACT, Unbound
from aerodrome.rulebook.game import load_package
from aerodrome.rulebook.primitives import PRIMITIVES, copy, dot, root, same, say, tell

GAME = load_package("aerodrome.games.airships")
LIMIT = 3
TABLE = (1, 2, 3)
NESTED = ((1, 2), (3, 4))
WORDS = ("a", "b")
FLOAT = 1.5


def first(n: int) -> int:
    return second(n) + LIMIT


def second(n: int) -> int:
    return TABLE[n] + len(TABLE)


def asks(s: Any) -> int:
    return contract_score(s, 0) + 1


contract_score = contract.score


def calls_itself(n: int) -> int:
    return calls_itself(n - 1) if n else 0


def ping(n: int) -> int:
    return pong(n)


def pong(n: int) -> int:
    return ping(n)


def through_a_module(n: int) -> int:
    return cards.target_of(n) + cards.NEEDS[n][0] + cards.AIRSHIP + len(cards.FACES)


def with_words() -> int:
    return len(WORDS)


def with_float() -> int:
    return FLOAT > 1


def with_print(n: int) -> int:
    print(n)
    return 0


def with_nothing() -> int:
    return no_such_name  # type: ignore[name-defined]  # noqa: F821


def tells(s: Any) -> None:
    tell(s, 1, 2, 3, 4, 5)


@pytest.mark.parametrize("name", ["new_game", "refusal", "score", "step"])
def test_a_placeholder_without_anything_usual_raises(name: str) -> None:
    placeholder: Any = CONTRACT[name]
    with pytest.raises(Unbound):
        placeholder(*[0] * placeholder.__code__.co_argcount)


def test_an_algorithm_is_bound_to_the_games_rules() -> None:
    with pytest.raises(Unbound):
        asks(None)

    def score(s: Any, seat: int) -> int:
        return 41

    assert Binder({"score": score}).bind(asks)(None) == 42
    with pytest.raises(Unbound):
        asks(None)


def test_a_function_that_the_game_lacks_is_named() -> None:
    with pytest.raises(RulebookError, match="the game supplies no function called score"):
        Binder({}).bind(asks)


def test_the_whole_contract_is_supplied_by_airships() -> None:
    assert set(GAME.supplied) == set(CONTRACT)
    bound = GAME.plain.bind(play.list_legal)
    s = GAME.fresh_state(2, GAME.parse_options({}, 2))
    GAME.plain.new_game(s)
    legal = [0] * (GAME.actions + 1)
    n = bound(s, s.seat, legal)
    assert legal[:n] == [action for action in range(GAME.actions) if rules.refusal(s, s.seat, action) == 0]


@pytest.mark.parametrize(
    ("function", "circle"), [(calls_itself, "calls_itself -> calls_itself"), (ping, "ping -> pong -> ping")]
)
def test_a_rule_that_calls_itself_is_refused(function: Any, circle: str) -> None:
    with pytest.raises(RulebookError, match=f"rules may not call themselves \\({circle}\\); use a loop") as raised:
        Binder({}).bind(function)
    assert __file__ in str(raised.value)


@pytest.mark.parametrize(
    ("function", "message"),
    [
        (with_words, "WORDS is a tuple; rules may name module-level ints"),
        (with_float, "FLOAT is a float; rules may name module-level ints"),
        (with_print, "print is not defined, or is not a word of the rulebook language"),
        (with_nothing, "no_such_name is not defined"),
    ],
)
def test_names_that_engines_do_not_have_are_refused_with_their_place(function: Any, message: str) -> None:
    with pytest.raises(RulebookError, match=message) as raised:
        Binder({}).bind(function)
    assert str(raised.value).startswith(where(function))
    assert f":{function.__code__.co_firstlineno}: {function.__name__}" in where(function)


def test_a_replaced_table_takes_effect_behind_every_function_and_the_plain_module_stays() -> None:
    binder = Binder({}, tables={(__name__, "TABLE"): (10, 20)})
    assert binder.bind(first)(1) == 20 + 2 + 3
    assert first(1) == 2 + 3 + 3
    assert TABLE == (1, 2, 3)
    assert sys.modules[__name__].__dict__["TABLE"] is TABLE
    assert sys.modules[__name__].__dict__["second"] is second


def test_a_table_is_replaced_where_it_was_imported_from() -> None:
    user = types.ModuleType("binding_user")
    user.TABLE = TABLE  # type: ignore[attr-defined]
    other = types.ModuleType("binding_other")
    other.TABLE = (7, 8, 9)  # type: ignore[attr-defined]
    for module in (user, other):
        exec("def read(n: int) -> int:\n    return TABLE[n]\n", module.__dict__)
    binder = Binder({}, tables={(__name__, "TABLE"): (10, 20)})
    assert binder.bind(user.read)(0) == 10
    assert binder.bind(other.read)(0) == 7  # another table of the same name


def test_cards_of_a_game_are_replaced_for_that_game_only() -> None:
    text = cards.__file__.replace("cards.py", "cards.toml")
    with open(text, encoding="utf-8") as file:
        other = GAME.with_card_text(file.read().replace("target = 19", "target = 24"), "x")
    plain = GAME.plain.bind(cards.target_of)
    assert (plain(69), other.plain.bind(cards.target_of)(69), cards.target_of(69)) == (19, 24, 19)
    assert GAME.plain.step is rules.step
    assert other.plain.step is not rules.step


def test_names_of_an_imported_module_are_bound_like_others() -> None:
    assert global_names(through_a_module) == ["cards.target_of", "cards.NEEDS", "cards.AIRSHIP", "len", "cards.FACES"]
    tables = {(cards.__name__, "NEEDS"): ((7, 0, 0),), (cards.__name__, "TARGET"): (30,)}
    bound = Binder({}, tables=tables).bind(through_a_module)
    assert bound(0) == 30 + 7 + cards.AIRSHIP + 3
    assert through_a_module(0) == cards.TARGET[0] + cards.NEEDS[0][0] + cards.AIRSHIP + 3
    assert cards.target_of in closure([through_a_module], {})


def test_a_module_is_no_value_of_the_language() -> None:
    def passed_on() -> int:
        return len(cards)  # type: ignore[arg-type]

    with pytest.raises(RulebookError, match="cards is a module; rules may name module-level ints"):
        Binder({}).bind(passed_on)


def test_primitives_are_the_engines_own() -> None:
    def other_tell(*args: Any) -> None:
        heard.append(args[1:])

    heard: list[Any] = []
    Binder({}, primitives={"tell": other_tell}).bind(tells)(None)
    assert heard == [(1, 2, 3, 4, 5)]
    assert Binder({}).bind(tell) is tell
    assert (copy, dot, root, same, say, tell) == PRIMITIVES


def test_each_copy_is_finished_once_and_each_table_made() -> None:
    finished = []
    made = []

    def finish(function: Any) -> Any:
        finished.append(function.__name__)
        return function

    def table(home: tuple[str, str], values: Any) -> Any:
        made.append((home, values))
        return values

    binder = Binder({}, finish=finish, table=table)
    assert binder.bind(first) is binder.bind(first)
    assert finished == ["second", "first"]
    assert made == [((__name__, "TABLE"), TABLE)]
    copied = binder.bind(second)
    assert copied is not second
    assert (copied.__module__, copied.__qualname__) == (second.__module__, second.__qualname__)


def test_closure_is_all_that_is_called() -> None:
    assert closure([first], {}) == [second, first]
    assert rules.throw_dice in closure([rules.step], GAME.supplied)
    assert rules.score not in closure([rules.step], GAME.supplied)


def test_tables_are_tuples_of_ints() -> None:
    assert is_table(TABLE)
    assert is_table(NESTED)
    assert not any(map(is_table, (WORDS, (), [1], 1, (1, True), (1.0,), ((1,), ("a",)))))


def test_attributes_are_no_global_names() -> None:
    assert global_names(tells) == ["tell"]
    assert set(global_names(first)) == {"second", "LIMIT"}
    assert "companies" not in global_names(rules.score)
