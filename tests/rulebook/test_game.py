"""A game as the rest of the house knows it."""

from __future__ import annotations

import sys
import types
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from aerodrome.engines.entries import browser_entries
from aerodrome.engines.kinds import INT, Rec, row
from aerodrome.rulebook.binding import RulebookError
from aerodrome.rulebook.contract import CONTRACT
from aerodrome.rulebook.game import ROLES, BadOption, BadSeats, Game, Option, load_package, optional_module
from aerodrome.rulebook.record import Record, many, public, secret
from aerodrome.text import takes

AIRSHIPS = load_package("aerodrome.games.airships")


class State(Record):
    rng = secret.i64(4)
    n_seats = public.i8()
    options = public.i8(6)


class Cell(Record):
    cells = public.i64(100)


def broken(monkeypatch: pytest.MonkeyPatch, change: Callable[[dict[str, types.ModuleType]], None]) -> str:
    """The name of a package like airships, changed; it lives as long as the test."""
    name = "throwaway_game"
    sheet = types.ModuleType(name)
    sheet.__dict__.update({k: v for k, v in sys.modules["aerodrome.games.airships"].__dict__.items() if k.isupper()})
    sheet.__path__ = []
    modules = {"": sheet}
    for role in (*ROLES, "cards"):
        if not optional_module(f"{AIRSHIPS.package}.{role}"):
            continue
        module = types.ModuleType(f"{name}.{role}")
        module.__dict__.update({k: v for k, v in AIRSHIPS.module(role).__dict__.items() if not k.startswith("__")})
        modules[role] = module
    change(modules)
    for role, module in modules.items():
        monkeypatch.setitem(sys.modules, f"{name}.{role}" if role else name, module)
    return name


def test_a_game_is_loaded_with_its_fact_sheet() -> None:
    assert (AIRSHIPS.name, AIRSHIPS.title, AIRSHIPS.prefix) == ("airships", "Airships", "AS")
    assert list(AIRSHIPS.seats) == [2, 3, 4]
    assert AIRSHIPS.actions == 37
    assert AIRSHIPS.built_in_cards
    assert [option.name for option in AIRSHIPS.options] == [
        "chips_per_attempt",
        "first_seat",
        "entrepreneurs",
        "phases_in_order",
        "replace_era_card",
        "chip_for_no_target",
    ]


def test_a_copy_of_a_game_keeps_the_contract(monkeypatch: pytest.MonkeyPatch) -> None:
    assert load_package(broken(monkeypatch, lambda modules: None)).supplied.keys() == CONTRACT.keys()


@pytest.mark.parametrize("name", ["new_game", "refusal", "step", "score"])
def test_a_missing_function_is_named_with_its_file(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    package = broken(monkeypatch, lambda modules: delattr(modules["rules"], name))
    with pytest.raises(RulebookError, match=f"does not meet the contract; it lacks rules.py: {name}"):
        load_package(package)


def test_a_wrong_signature_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def score(s: Any, player: int) -> int:
        return 0

    package = broken(monkeypatch, lambda modules: setattr(modules["rules"], "score", score))
    with pytest.raises(RulebookError, match=r"score takes \(s, player\); the contract says \(s, seat\)"):
        load_package(package)


def with_fields(**fields: Any) -> type[Record]:
    return type("State", (Record,), dict(fields))


@pytest.mark.parametrize(
    ("state", "message"),
    [
        (lambda: with_fields(n_seats=public.i8(), options=public.i8(6)), "State needs a field called rng"),
        (lambda: with_fields(rng=secret.i64(4), options=public.i8(6)), "State needs a field called n_seats"),
        (lambda: with_fields(rng=secret.i64(4), n_seats=public.i8()), "State needs a field called options"),
        (
            lambda: with_fields(rng=secret.i64(4), n_seats=public.i8(2), options=public.i8(6)),
            "State needs a field called n_seats",
        ),
        (
            lambda: with_fields(rng=public.i64(4), n_seats=public.i8(), options=public.i8(6)),
            r"the generator \(rng\) must be secret",
        ),
        (
            lambda: with_fields(rng=secret.i64(4), n_seats=public.i8(), options=public.i8(6), cells=many(Cell, 3)),
            "State takes 2440 bytes; there is room for at most 2048",
        ),
    ],
)
def test_a_state_that_engines_cannot_use_is_refused(
    monkeypatch: pytest.MonkeyPatch, state: Callable[[], type[Record]], message: str
) -> None:
    package = broken(monkeypatch, lambda modules: setattr(modules["state"], "State", state()))
    with pytest.raises(RulebookError, match=message):
        load_package(package)


# --- seats and options ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_seats_a_game_is_made_for(seats: int) -> None:
    assert AIRSHIPS.check_seats(seats) == seats


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 100])
def test_other_seats_are_refused(seats: int) -> None:
    with pytest.raises(BadSeats, match=f"Airships is for 2–4 seats, not {seats}"):
        AIRSHIPS.check_seats(seats)


def test_options_have_their_printed_values() -> None:
    values = AIRSHIPS.parse_options({}, 4)
    assert values == {
        "chips_per_attempt": 1,
        "first_seat": 0,
        "entrepreneurs": 0,
        "phases_in_order": 0,
        "replace_era_card": 0,
        "chip_for_no_target": 0,
    }


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("chips_per_attempt", "any", 6),
        ("chips_per_attempt", "3", 3),
        ("chips_per_attempt", 2, 2),
        ("first_seat", "random", 0),
        ("first_seat", "4", 4),
        ("entrepreneurs", "chosen", 1),
        ("entrepreneurs", "by-seat", 0),
        ("phases_in_order", "yes", 1),
        ("replace_era_card", "no", 0),
        ("chip_for_no_target", "yes", 1),
    ],
)
def test_an_option_is_a_word_or_a_number(name: str, text: str | int, value: int) -> None:
    assert AIRSHIPS.parse_options({name: text}, 4)[name] == value


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"chips": "2"}, "Airships has no option called “chips”. It has chips_per_attempt, first_seat"),
        ({"chips_per_attempt": "7"}, "The option chips_per_attempt cannot be “7”. Its values are 1–5 and any."),
        ({"chips_per_attempt": "0"}, "The option chips_per_attempt cannot be"),
        ({"chips_per_attempt": -1}, "The option chips_per_attempt cannot be"),
        ({"chips_per_attempt": "many"}, "The option chips_per_attempt cannot be “many”. Its values are 1–5 and any."),
        ({"chips_per_attempt": ""}, "The option chips_per_attempt cannot be"),
        ({"chips_per_attempt": "1.5"}, "The option chips_per_attempt cannot be"),
        ({"first_seat": "5"}, "The option first_seat cannot be “5”. Its values are 1–4 and random."),
        ({"phases_in_order": "maybe"}, "The option phases_in_order cannot be “maybe”. Its values are no and yes."),
        ({"phases_in_order": "2"}, "The option phases_in_order cannot be “2”. Its values are no and yes."),
    ],
)
def test_a_wrong_option_is_refused_in_words(given: dict[str, str | int], message: str) -> None:
    with pytest.raises(BadOption) as raised:
        AIRSHIPS.parse_options(given, 4)
    assert message in str(raised.value)


@pytest.mark.parametrize(
    ("seats", "named", "ok"), [(2, 2, True), (2, 3, False), (3, 3, True), (3, 4, False), (4, 4, True)]
)
def test_a_seat_that_is_named_must_be_at_the_table(seats: int, named: int, ok: bool) -> None:
    if ok:
        assert AIRSHIPS.parse_options({"first_seat": named}, seats)["first_seat"] == named
    else:
        with pytest.raises(BadOption, match=f"option first_seat names seat {named}, but there are {seats} seats"):
            AIRSHIPS.parse_options({"first_seat": named}, seats)


def test_an_option_shows_its_value_in_words() -> None:
    option = Option("speed", 1, 0, 2, {"slow": 0})
    assert [option.show(value) for value in range(3)] == ["slow", "1", "2"]
    assert takes("en", option) == "1, 2 or slow"
    assert takes("de", option) == "1, 2 oder slow"
    assert takes("fr", option) == "1, 2 ou slow"


def test_a_fresh_state_has_its_seats_and_options() -> None:
    s = AIRSHIPS.fresh_state(3, AIRSHIPS.parse_options({"chips_per_attempt": 4, "phases_in_order": "yes"}, 3))
    assert (s.n_seats, s.options) == (3, [4, 0, 0, 1, 0, 0])


def test_the_plain_engine_has_the_contract_and_nothing_else() -> None:
    plain = AIRSHIPS.plain
    assert all(callable(getattr(plain, name)) for name in CONTRACT)
    with pytest.raises(AttributeError, match="the contract has no function called fly"):
        plain.fly  # noqa: B018


def test_the_digest_of_the_cards_is_that_of_their_figures() -> None:
    assert len(AIRSHIPS.cards_digest) == 16
    assert load_package("aerodrome.games.airships").cards_digest == AIRSHIPS.cards_digest
    assert isinstance(AIRSHIPS, Game)


# --- previews


def points(s: Any, seat: int) -> int:
    return int(s.options[seat])


def all_points(s: Any, out: Any) -> None:
    out[0] = s.options[0]


def test_a_game_without_previews_has_none() -> None:
    assert load_package("tests.rulebook.bare").previews == {}


def test_previews_belong_to_the_rules_of_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    game = replace(AIRSHIPS)
    module = types.ModuleType(f"{AIRSHIPS.package}.previews")
    vars(module).update(points=points, all_points=all_points, PREVIEWS={"points": 0, "all_points": 6})
    monkeypatch.setitem(sys.modules, module.__name__, module)
    assert {name: preview.numbers for name, preview in game.previews.items()} == {"points": 0, "all_points": 6}
    assert points in game.functions
    entries = {each.name: each.kinds for each in browser_entries(game)}
    assert entries["points"] == (Rec(game.state), INT)
    assert entries["all_points"] == (Rec(game.state), row("i32", 6))


@pytest.mark.parametrize(
    ("named", "numbers", "fault"),
    [
        ("gone", 0, "PREVIEWS names gone, and there is no such function"),
        ("score", 0, "score is a function of the contract"),
        ("points", 3, r"points takes \(s, seat\); it should take s, ints, out"),
        ("all_points", 0, r"all_points takes \(s, out\); it should take s and ints"),
    ],
)
def test_a_preview_that_cannot_be_called_is_named(
    monkeypatch: pytest.MonkeyPatch, named: str, numbers: int, fault: str
) -> None:
    module = types.ModuleType(f"{AIRSHIPS.package}.previews")
    vars(module).update(points=points, all_points=all_points, score=points, PREVIEWS={named: numbers})
    monkeypatch.setitem(sys.modules, module.__name__, module)
    with pytest.raises(RulebookError, match=fault):
        _ = replace(AIRSHIPS).previews
