"""An observation that shows what its seat does not know is caught, in every game with secrets."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from aerodrome.drivers.laws import LAW_FEATURES, LAW_TEXTS
from aerodrome.games import load
from aerodrome.games.dastardly_dirigibles.features import observe as observe_dastardly
from aerodrome.games.mad_zeppelin.features import observe as observe_mad
from aerodrome.games.zeppeldrome.features import observe as observe_zeppeldrome
from aerodrome.lab.testkit import check_plainly
from aerodrome.rulebook.record import NONE


def observe_with_a_rivals_hand(s: Any, seat: int, out: Any) -> None:
    observe_dastardly(s, seat, out)
    out[0] = s.players[(seat + 1) % s.n_seats].hand[0]


def observe_with_the_traitors_out_of_play(s: Any, seat: int, out: Any) -> None:
    observe_mad(s, seat, out)
    out[0] = s.out & 1


def observe_with_what_rivals_know_of_a_hand(s: Any, seat: int, out: Any) -> None:
    observe_mad(s, seat, out)
    rival = (seat + 1) % s.n_seats
    out[0] = s.players[rival].known[(seat + 2) % s.n_seats][0]


def observe_with_a_plan_chosen_in_secret(s: Any, seat: int, out: Any) -> None:
    observe_zeppeldrome(s, seat, out)
    out[0] = 1 if s.players[(seat + 1) % s.n_seats].chosen > NONE else 0


def observe_with_a_plan_that_lies_face_down(s: Any, seat: int, out: Any) -> None:
    observe_zeppeldrome(s, seat, out)
    rival = s.players[(seat + 1) % s.n_seats]
    out[0] = rival.plan if rival.laid == 1 and rival.shown == 0 else 0


LEAKS = [
    ("dastardly-dirigibles", observe_with_a_rivals_hand),
    ("mad-zeppelin", observe_with_the_traitors_out_of_play),
    ("mad-zeppelin", observe_with_what_rivals_know_of_a_hand),
    ("zeppeldrome", observe_with_a_plan_chosen_in_secret),
    ("zeppeldrome", observe_with_a_plan_that_lies_face_down),
]


@pytest.mark.parametrize(("name", "leak"), LEAKS, ids=lambda value: getattr(value, "__name__", value))
def test_a_leak_into_an_observation_is_caught(name: str, leak: Any) -> None:
    honest = load(name)
    game = dataclasses.replace(honest, supplied={**honest.supplied, "observe": leak})
    found = check_plainly(game, 3, game.parse_options({}, 3), (2 << 32) + 1)
    assert found is not None
    assert found.law == LAW_TEXTS[LAW_FEATURES]
