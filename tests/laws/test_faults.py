"""Planted faults are caught, each by its law, with a command that shows them again."""

from __future__ import annotations

import dataclasses
import shlex
from typing import Any

import pytest
from typer.testing import CliRunner

from aerodrome import cli
from aerodrome.drivers import laws as law
from aerodrome.drivers.laws import LAW_TEXTS
from aerodrome.engines import compiled
from aerodrome.games import load
from aerodrome.lab.testkit import (
    LawRun,
    Violation,
    check_all,
    check_natively,
    check_one_match,
    check_plainly,
    lockstep,
    seat_and_option_sets,
    strict_game,
)
from aerodrome.rulebook.game import Game
from aerodrome.simulate.workers import Here
from tests.laws import faults
from tests.laws.faults import sabotaged

DEFAULTS = load("airships").parse_options({}, 3)
CHOOSING = load("airships").parse_options({"entrepreneurs": "chosen"}, 3)


def plainly(game: Game, games: int = 5) -> Violation | None:
    return next((v for seed in range(games) if (v := check_plainly(game, 3, DEFAULTS, (2 << 32) + seed))), None)


def strictly(game: Game, games: int = 2) -> Violation | None:
    return next((v for seed in range(games) if (v := strict_game(game, 3, DEFAULTS, (2 << 32) + seed))), None)


def shown_again(found: Violation, game: Game, monkeypatch: pytest.MonkeyPatch) -> str:
    """The output of the command that a violation names."""
    monkeypatch.setattr("aerodrome.cli.checking.load", lambda name: game)
    monkeypatch.setenv("AERODROME_NO_NATIVE", "1")
    program, *words = shlex.split(found.reproduce())
    assert program == "aerodrome"
    done = CliRunner().invoke(cli.app, words)
    assert done.exit_code == 1, done.output
    return done.output


FAULTS: list[tuple[str, Any, int]] = [
    ("refusal", faults.refusal_that_looks_at_the_generator, law.LAW_REFUSAL),
    ("refusal", faults.refusal_that_lets_others_act, law.LAW_RANGE),
    ("refusal", faults.refusal_outside_its_range, law.LAW_RANGE),
    ("default_action", faults.default_that_is_illegal, law.LAW_SOMETHING_LEGAL),
    ("following", faults.following_that_leaps_too_far, law.LAW_SOMETHING_LEGAL),
    ("blind", faults.blind_that_hides_more_each_time, law.LAW_BLIND_TWICE),
    ("blind", faults.blind_that_hides_whose_go_it_is, law.LAW_TO_ACT),
    ("deal", faults.deal_that_leaves_something_hidden, law.LAW_DEALT_LEGAL),
    ("deal", faults.deal_that_changes_what_was_seen, law.LAW_DEALT_SAME),
    ("observe", faults.observe_that_looks_at_the_generator, law.LAW_FEATURES),
    ("appeal", faults.appeal_that_looks_at_the_generator, law.LAW_INSTINCT),
    ("hunch", faults.hunch_that_looks_at_the_generator, law.LAW_INSTINCT),
    ("new_game", faults.new_game_with_a_chip_too_many, law.LAW_CONSERVED),
    ("step", faults.step_that_makes_a_chip, law.LAW_STEPPABLE),
    ("step", faults.step_that_loses_an_airship, law.LAW_CONSERVED),
    ("step", faults.step_that_never_gets_anywhere, law.LAW_ENDS),
    ("ending", faults.ending_without_a_rule, law.LAW_ENDS),
    ("ending", faults.ending_from_the_start, law.LAW_ENDS),
    ("outcome", faults.outcome_that_gives_too_much, law.LAW_SHARES),
    ("outcome", faults.outcome_that_names_the_wrong_winner, law.LAW_SHARES),
    ("to_act", faults.to_act_that_names_everybody, law.LAW_SOMETHING_LEGAL),
    ("to_act", faults.to_act_that_never_ends, law.LAW_ENDS),
]


@pytest.mark.parametrize(("name", "fault", "broken"), FAULTS, ids=lambda value: getattr(value, "__name__", None))
def test_a_planted_fault_is_caught_by_its_law(name: str, fault: Any, broken: int) -> None:
    game = dataclasses.replace(sabotaged(**{name: fault}), max_plies=400)  # more than any of these games takes
    found = plainly(game)
    assert found is not None
    assert found.law == LAW_TEXTS[broken]
    assert found.game == "airships"
    assert found.reproduce().startswith(f"aerodrome laws airships --seats 3 --match {found.seed} --option ")
    assert LAW_TEXTS[broken] in str(found)
    assert f"match seed {found.seed}" in str(found)


@pytest.mark.parametrize(
    ("name", "fault", "broken"),
    [FAULTS[0], FAULTS[7], FAULTS[12], FAULTS[17]],
    ids=lambda v: getattr(v, "__name__", None),
)
def test_the_command_of_a_violation_shows_it_again(
    name: str, fault: Any, broken: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = sabotaged(**{name: fault})
    found = plainly(game)
    assert found is not None
    output = shown_again(found, game, monkeypatch)
    assert f"A law is broken. {found}" in output
    assert f"Reproduce it with: {found.reproduce()}" in output


def test_a_seat_that_is_to_act_but_may_do_nothing_is_caught() -> None:
    found = plainly(sabotaged(refusal=faults.refusal_that_forbids_everything))
    assert found is not None
    assert found.law in (LAW_TEXTS[law.LAW_SOMETHING_LEGAL], LAW_TEXTS[law.LAW_CONSERVED])


def test_a_seat_that_may_act_without_being_asked_is_caught() -> None:
    game = sabotaged(question=faults.question_for_everybody, refusal=faults.refusal_that_lets_others_choose)
    found = plainly(game)
    assert found is not None
    assert found.law == LAW_TEXTS[law.LAW_NOT_ASKED]


# --- what the strict engine catches


def test_a_look_of_the_legality_at_the_generator_is_caught_strictly() -> None:
    found = strictly(sabotaged(refusal=faults.refusal_that_looks_at_the_generator))
    assert found is not None
    assert "rng[0] is hidden" in found.detail
    assert found.law == "rules stay inside their fields and see nothing hidden"


def test_a_generator_that_is_not_blinded_is_caught() -> None:
    found = strictly(sabotaged(blind=faults.blind_that_forgets_the_generator))
    assert found is not None
    assert found.law == "no seat sees what is secret"
    assert found.detail == "rng[2]"


def test_a_refusal_without_a_text_is_caught() -> None:
    found = strictly(sabotaged(refusal=faults.refusal_without_a_text))
    assert found is not None
    assert found.law == "every refusal has its text in RULES.md"
    assert found.detail == "9999"


def test_a_store_that_does_not_fit_its_field_is_caught() -> None:
    found = strictly(sabotaged(step=faults.step_that_stores_too_much))
    assert found is not None
    assert "total = 1000 does not fit i8" in found.detail


def test_an_index_from_the_end_is_caught() -> None:
    found = strictly(sabotaged(step=faults.step_that_counts_from_the_end))
    assert found is not None
    assert "stack_left[-1]: the index is outside 0 to 3" in found.detail


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("prompt", faults.prompt_that_looks_at_the_generator),
        ("label", faults.label_that_looks_at_the_generator),
        ("describe", faults.describe_that_looks_at_the_generator),
        ("facts", faults.facts_that_look_at_the_generator),
        ("breakdown", faults.breakdown_that_looks_at_the_generator),
    ],
)
def test_a_look_at_the_generator_in_a_text_is_caught(name: str, fault: Any) -> None:
    found = strictly(sabotaged(**{name: fault}))
    assert found is not None
    assert "rng[0] is hidden" in found.detail


@pytest.mark.parametrize(
    ("name", "fault", "law"),
    [
        ("sentence", faults.sentence_that_leaves_an_event_out, "every event, question and move is one text"),
        ("prompt", faults.prompt_that_asks_twice, "every event, question and move is one text"),
        ("label", faults.label_that_says_nothing, "every event, question and move is one text"),
        ("sentence", faults.sentence_with_a_card_that_is_none, "arguments of messages are in range"),
        ("describe", faults.describe_without_an_end, "what rules say is a text"),
        ("breakdown", faults.breakdown_without_words, "every message has words"),
        ("notation", faults.notation_that_leaves_the_country_out, "different actions have different notations"),
    ],
)
def test_a_text_with_a_fault_is_caught(name: str, fault: Any, law: str) -> None:
    found = strictly(sabotaged(**{name: fault}))
    assert found is not None
    assert found.law == law


def test_a_view_that_looks_at_the_generator_is_caught() -> None:
    game = sabotaged()

    class Gossip(type(game.showing)):  # type: ignore[misc]
        def view(self, s: Any, seat: int, speaker: Any) -> dict[str, Any]:
            return {**super().view(s, seat, speaker), "lucky": s.rng[0] % 7}

    game.__dict__["showing"] = Gossip(game)
    found = strictly(game)
    assert found is not None
    assert "rng[0] is hidden" in found.detail


def test_a_game_that_never_ends_is_caught_in_lock_step() -> None:
    found = lockstep(sabotaged(step=faults.step_that_never_gets_anywhere), 3, DEFAULTS, 1, natively=False)
    assert found is not None
    assert found.law == "the game ends within its ply cap"
    assert found.ply == load("airships").max_plies


# --- what the whole check and the command line say


def test_all_checks_together_find_a_fault_and_stop() -> None:
    game = sabotaged(step=faults.step_that_stores_too_much)
    sets = seat_and_option_sets(game, 2, {})
    told: list[str] = []
    run = LawRun(game, sets, {"native": 0, "lockstep": 3, "strict": 3}, 1, natively=False)
    found, plies = check_all(run, Here(), lambda check, n: told.append(check))
    assert found is not None
    assert plies == 0
    assert told == ["lockstep"]


def test_one_match_is_put_through_everything() -> None:
    game = load("airships")
    assert check_one_match(game, 2, game.parse_options({}, 2), 77, natively=False) is None
    for fault in (
        {"outcome": faults.outcome_that_gives_too_much},
        {"blind": faults.blind_that_forgets_the_generator},
        {"step": faults.step_that_stores_too_much},
    ):
        assert check_one_match(sabotaged(**fault), 2, game.parse_options({}, 2), 77, natively=False) is not None


def test_the_reproducing_command_holds_every_option() -> None:
    game = sabotaged(outcome=faults.outcome_that_gives_too_much)
    options = game.parse_options({"chips_per_attempt": "any", "first_seat": 2}, 4)
    found = check_plainly(game, 4, options, 9)
    assert found is not None
    assert found.reproduce() == (
        "aerodrome laws airships --seats 4 --match 9 --option chips_per_attempt=any --option first_seat=2 "
        "--option entrepreneurs=by-seat --option phases_in_order=no --option replace_era_card=no "
        "--option chip_for_no_target=no"
    )


# --- engines that disagree


@pytest.mark.native
def test_a_native_engine_that_plays_another_game_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    game = sabotaged()
    other = sabotaged(step=faults.step_that_counts_a_go_more)
    monkeypatch.setitem(compiled._MADE, game, compiled.native(other))
    found = lockstep(game, 3, DEFAULTS, 1, natively=True)
    assert found is not None
    assert found.law == "plain and native agree byte for byte"
    assert found.detail == "goes is 7 and 8"
    assert found.reproduce().startswith("aerodrome laws airships --seats 3 --match 1")


@pytest.mark.native
def test_a_native_engine_that_refuses_otherwise_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("airships")
    other = sabotaged(refusal=faults.refusal_without_a_text)
    monkeypatch.setitem(compiled._MADE, other, compiled.native(game))
    found = lockstep(other, 3, DEFAULTS, 1, natively=True)
    assert found is not None
    assert found.law == "plain and native give the same refusals"
    assert "9999" in found.detail


@pytest.mark.native
@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("sentence", faults.sentence_that_leaves_an_event_out),
        ("prompt", faults.prompt_that_asks_twice),
        ("label", faults.label_that_says_nothing),
        ("notation", faults.notation_that_leaves_the_country_out),
        ("describe", faults.describe_without_an_end),
        ("breakdown", faults.breakdown_without_words),
        ("card", faults.card_that_is_another),
    ],
)
def test_a_native_engine_that_says_something_else_is_caught(
    monkeypatch: pytest.MonkeyPatch, name: str, fault: Any
) -> None:
    other = sabotaged(**{name: fault})
    monkeypatch.setitem(compiled._MADE, other, compiled.native(load("airships")))
    found = lockstep(other, 3, CHOOSING, 1, natively=True)
    assert found is not None
    assert found.law == f"plain and native give the same {name} in numbers"


@pytest.mark.native
def test_a_fault_is_caught_by_the_compiled_laws(monkeypatch: pytest.MonkeyPatch) -> None:
    game = sabotaged(outcome=faults.outcome_that_gives_too_much)
    found, _ = check_natively(game, 100, 3, DEFAULTS, 4, Here(), lambda check, n: None)
    assert found is not None
    assert found.law == LAW_TEXTS[law.LAW_SHARES]
    assert found.seed == 4 << 32
    assert LAW_TEXTS[law.LAW_SHARES] in shown_again(found, game, monkeypatch)
