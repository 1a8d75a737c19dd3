"""A game that supplies only its own parts: the kit does the rest, on every engine."""

from __future__ import annotations

import sys
import types
from typing import Any

import pytest

from aerodrome.bots import make_bot
from aerodrome.games import PACKAGES, load
from aerodrome.lab.testkit import check_natively, check_plainly, lockstep, strict_game
from aerodrome.play.match import Match, SeededLuck
from aerodrome.rulebook import contract, kit
from aerodrome.rulebook.binding import RulebookError, is_open
from aerodrome.rulebook.carddata import BadCards
from aerodrome.rulebook.game import load_package
from aerodrome.rulebook.record import Record, public, secret
from aerodrome.rulebook.subset import check_subset
from aerodrome.simulate.workers import Here
from tests.rulebook.bare import rules, state

BARE = load_package("tests.rulebook.bare")


def match(seats: int = 2, seed: int = 1) -> Match:
    return Match(BARE, seats, luck=SeededLuck(seed))


def stones(game: Match) -> int:
    return int(game.view(None)["table"]["stones"])


def play(game: Match, nth: int) -> None:
    """The nth legal move."""
    seat = min(game.to_act)
    game.play(seat, game.legal(seat)[nth])


def changed(monkeypatch: pytest.MonkeyPatch, **names: Any) -> str:
    """The package of the bare game with these fields in its state, or without what is None in its modules."""
    package = "bare_and_changed"
    for role in ("", "state", "rules"):
        module = types.ModuleType(f"{package}.{role}".rstrip("."))
        original = sys.modules[f"tests.rulebook.bare.{role}".rstrip(".")]
        module.__dict__.update({k: v for k, v in vars(original).items() if not k.startswith("__")})
        for name, value in names.items():
            if value is None:
                module.__dict__.pop(name, None)
        monkeypatch.setitem(sys.modules, module.__name__, module)
    fields = {name: field for name, field in state.State.fields.items() if names.get(name, 0) is not None}
    fields |= {name: field for name, field in names.items() if field is not None}
    sys.modules[package].__path__ = []
    sys.modules[f"{package}.state"].State = type("State", (Record,), fields)  # type: ignore[attr-defined]
    return package


def test_a_bare_game_keeps_the_laws() -> None:
    assert check_subset(BARE) == []
    for seats in BARE.seats:
        assert check_plainly(BARE, seats, {}, 3) is None
        assert strict_game(BARE, seats, {}, 5) is None


@pytest.mark.native
def test_a_bare_game_keeps_the_laws_when_compiled() -> None:
    violation, plies = check_natively(BARE, 100, 3, {}, 1, Here(), lambda *_: None)
    assert violation is None
    assert plies > 300
    assert lockstep(BARE, 2, {}, 1, natively=True) is None


@pytest.mark.native
def test_a_search_finds_the_winning_move_of_a_bare_game() -> None:
    game = match()
    while stones(game) % 4 == 0 or stones(game) > 8:
        play(game, 0)
    assert make_bot("master").choose(game.sight(min(game.to_act))) == state.TAKE + stones(game) % 4 - 1


def test_a_bare_game_is_played_in_words() -> None:
    game = match(3)
    assert game.question(0) == "What do you do?"
    assert [move.text for move in game.legal(0)] == ["action 0", "action 1", "action 2"]
    before = stones(game)
    game.play(0, "action 1")
    assert stones(game) == before - 2
    assert game.view(1)["asked"] == [1]
    shown = {"n_seats": 3, "options": [0], "asked": 0, "decider": 1, "turn": 2}
    assert {name: game.view(1)["table"][name] for name in shown} == shown
    assert game.describe(1) == game.brief(1)
    assert game.brief(1) == [f"{name}{' (you)' * (i == 1)}: 0 points." for i, name in enumerate(game.names)]
    while game.to_act:
        play(game, -1)
    assert sorted(game.outcome.places) == [1, 2, 2]
    assert BARE.rules[1].id == "BA-0.1"


def test_a_bare_game_has_no_cards() -> None:
    assert BARE.cards is None
    assert BARE.tables_in_use == {}
    with pytest.raises(BadCards, match=r"Bare has no card data; leave mine\.toml out"):
        BARE.with_card_text("", "mine.toml")


def test_what_a_game_supplies_stays_as_it_is_and_what_names_the_contract_is_bound() -> None:
    assert BARE.plain.step is rules.step
    assert BARE.plain.place is not contract.place
    assert is_open(contract.place)
    assert is_open(contract.first_action)
    assert not is_open(rules.refusal)


@pytest.mark.parametrize(
    ("change", "lacks"),
    [
        ({"step": None}, "rules.py: step"),
        ({"ANSWERS": None}, r"state.py: first_action \(or a table ANSWERS\)"),
        ({"decider": None}, r"rules.py: to_act \(or a field decider\), rules.py: question \(or a field decider\)"),
        ({"ended_by": None}, r"rules.py: ending \(or a field ended_by\)"),
        ({"hand": secret.i8()}, r"sight.py: blind \(more than the generator is hidden\)"),
    ],
)
def test_what_the_kit_cannot_do_for_a_game_is_named(
    monkeypatch: pytest.MonkeyPatch, change: dict[str, Any], lacks: str
) -> None:
    with pytest.raises(RulebookError, match=lacks):
        load_package(changed(monkeypatch, **change))


def test_a_changed_game_without_a_fault_loads(monkeypatch: pytest.MonkeyPatch) -> None:
    assert load_package(changed(monkeypatch, more=public.i8())).supplied["step"] is rules.step


@pytest.mark.parametrize("name", PACKAGES)
def test_every_game_has_the_rules_that_the_kit_answers_with(name: str) -> None:
    game = load(name)
    assert [game.rules[number].id for number in (kit.GAME_IS_OVER, kit.NOT_YOU, kit.NOT_ASKED)] == [
        f"{game.prefix}-0.{nth}" for nth in (1, 2, 3)
    ]


@pytest.mark.parametrize(
    ("name", "constants"),
    [
        (
            "airships",
            {
                "CHIPS_PER_ATTEMPT": "chips_per_attempt",
                "FIRST_SEAT": "first_seat",
                "CHOOSE_ENTREPRENEURS": "entrepreneurs",
                "PHASES_IN_ORDER": "phases_in_order",
                "REPLACE_ERA_CARD": "replace_era_card",
                "CHIP_FOR_NO_TARGET": "chip_for_no_target",
            },
        ),
        (
            "mad-zeppelin",
            {
                "MODE": "mode",
                "FIRST_LEADER": "first_leader",
                "CARGO_REMOVED": "cargo_removed",
                "AIRSICK": "airsick",
                "COSTS": "costs",
                "EXTRA_COIN": "extra_coin",
                "HERNAN_ROLLS": "hernan_rolls",
            },
        ),
        ("dastardly-dirigibles", {"DYNAMOTORS": "dynamotors"}),
        (
            "zeppeldrome",
            {
                "OPTION_ROWS": "rows",
                "OPTION_BALLAST": "ballast",
                "OPTION_SECTIONS": "section_a",
                "OPTION_FIRST": "first_seat",
            },
        ),
    ],
)
def test_options_stand_in_the_state_where_its_constants_say(name: str, constants: dict[str, str]) -> None:
    game = load(name)
    state, names = game.module("state"), [option.name for option in game.options]
    assert {constant: names[getattr(state, constant)] for constant in constants} == constants
    assert game.state.fields["options"].shape == (len(names),)


@pytest.mark.parametrize("name", PACKAGES)
def test_every_table_of_the_cards_has_its_own_name_in_the_module(name: str) -> None:
    cards = load(name).module("cards")
    for table, figures in cards.tables(cards.CARDS).items():
        assert getattr(cards, table) == figures, table
