"""Planted faults: functions of Airships, each with one thing wrong, written in the rulebook language like the rest.

A law that does not notice its fault is no law.
"""

from __future__ import annotations

import dataclasses
from typing import Any

from aerodrome.games import load
from aerodrome.games.airships import messages, telling
from aerodrome.games.airships.features import observe as true_observe
from aerodrome.games.airships.instinct import appeal as true_appeal
from aerodrome.games.airships.rules import default_action as true_default_action
from aerodrome.games.airships.rules import new_game as true_new_game
from aerodrome.games.airships.rules import question as true_question
from aerodrome.games.airships.rules import refusal as true_refusal
from aerodrome.games.airships.rules import step as true_step
from aerodrome.games.airships.rules import to_act as true_to_act
from aerodrome.games.airships.state import (
    ASK_TARGET,
    END_TURN,
    EVENT_FAILS,
    EVENT_THROWS,
    KEEP_DICE,
    TAKE_ENTREPRENEUR,
    TRY_FIELD,
    State,
)
from aerodrome.rulebook.contract import WHOLE_WIN, wins
from aerodrome.rulebook.game import Game
from aerodrome.rulebook.kit import deal_luck, hide_luck
from aerodrome.rulebook.messages import Message
from aerodrome.rulebook.primitives import say
from aerodrome.rulebook.record import HIDDEN


def sabotaged(**functions: Any) -> Game:
    """Airships with some of its functions replaced."""
    honest = load("airships")
    game = dataclasses.replace(honest, supplied={**honest.supplied, **functions})
    game.__dict__["messages"] = {**honest.messages, int(WORDLESS): WORDLESS}
    return game


# --- legality


def following_that_leaps_too_far(s: State, seat: int, action: int) -> int:
    return action + 2


def first_target(s: State, seat: int) -> int:
    action = TRY_FIELD
    while true_refusal(s, seat, action) != 0:
        action += 1
    return action


def refusal_that_looks_at_the_generator(s: State, seat: int, action: int) -> int:
    refused = true_refusal(s, seat, action)
    if refused == 0 and s.asked == ASK_TARGET and s.rng[0] & 1 == 1 and action != first_target(s, seat):
        return 402
    return refused


def refusal_without_a_text(s: State, seat: int, action: int) -> int:
    refused = true_refusal(s, seat, action)
    return 9999 if refused == 403 else refused


def refusal_that_forbids_everything(s: State, seat: int, action: int) -> int:
    refused = true_refusal(s, seat, action)
    return 402 if refused == 0 and s.goes == 3 else refused


def refusal_that_lets_others_act(s: State, seat: int, action: int) -> int:
    refused = true_refusal(s, seat, action)
    return 0 if refused == 2 and action == END_TURN else refused


def refusal_that_lets_others_choose(s: State, seat: int, action: int) -> int:
    refused = true_refusal(s, seat, action)
    return true_refusal(s, s.seat, action) if refused == 2 else refused


def refusal_outside_its_range(s: State, seat: int, action: int) -> int:
    if s.asked == ASK_TARGET and seat == s.seat and action == KEEP_DICE:
        return 0
    return true_refusal(s, seat, action)


def default_that_is_illegal(s: State, seat: int) -> int:
    return 0 if s.goes > 4 else true_default_action(s, seat)


# --- sight


def blind_that_forgets_the_generator(s: State, seat: int) -> None:
    s.rng[0] = HIDDEN
    s.rng[1] = HIDDEN


def blind_that_hides_more_each_time(s: State, seat: int) -> None:
    hide_luck(s)
    s.goes += 1


def blind_that_hides_whose_go_it_is(s: State, seat: int) -> None:
    hide_luck(s)
    s.seat = 0


def deal_that_leaves_something_hidden(s: State, seat: int, rng: Any) -> None:
    deal_luck(s, rng)
    s.companies[0].chips = HIDDEN


def deal_that_changes_what_was_seen(s: State, seat: int, rng: Any) -> None:
    deal_luck(s, rng)
    s.goes += 1


def observe_that_looks_at_the_generator(s: State, seat: int, out: Any) -> None:
    true_observe(s, seat, out)
    out[0] = s.rng[1] & 127


def appeal_that_looks_at_the_generator(s: State, seat: int, action: int) -> int:
    return true_appeal(s, seat, action) + (s.rng[2] & 3)


def hunch_that_looks_at_the_generator(s: State, seat: int, action: int) -> int:
    return s.rng[2] & 3


# --- texts


def prompt_that_looks_at_the_generator(s: State, seat: int) -> None:
    messages.prompt(s, s.rng[0] % s.n_seats if s.asked == ASK_TARGET else seat)


def label_that_looks_at_the_generator(s: State, seat: int, action: int) -> None:
    messages.label(s, seat, action if s.rng[0] & 1 == 0 else END_TURN)


def describe_that_looks_at_the_generator(s: State, seat: int) -> None:
    messages.describe(s, s.rng[0] % s.n_seats)


def facts_that_look_at_the_generator(s: State, seat: int) -> None:
    messages.facts(s, s.rng[0] % s.n_seats)


def breakdown_that_looks_at_the_generator(s: State, seat: int) -> None:
    messages.breakdown(s, s.rng[0] % s.n_seats)


def sentence_that_leaves_an_event_out(s: State, event: int, a: int, b: int, c: int) -> None:
    if event != EVENT_THROWS:
        messages.sentence(s, event, a, b, c)


def sentence_with_a_card_that_is_none(s: State, event: int, a: int, b: int, c: int) -> None:
    messages.sentence(s, event, a, 99 if event == EVENT_FAILS else b, c)


def prompt_that_asks_twice(s: State, seat: int) -> None:
    messages.prompt(s, seat)
    messages.prompt(s, seat)


def label_that_says_nothing(s: State, seat: int, action: int) -> None:
    if action != END_TURN:
        messages.label(s, seat, action)


def describe_without_an_end(s: State, seat: int) -> None:
    say(s, telling.GIVES)


WORDLESS = Message(999, "said-by-nobody", {})


def breakdown_without_words(s: State, seat: int) -> None:
    say(s, WORDLESS)


def card_that_is_another(s: State, n: int) -> None:
    messages.card(s, n - n % 2)


def notation_that_leaves_the_country_out(s: State, action: int) -> None:
    messages.notation(s, TAKE_ENTREPRENEUR if action < TRY_FIELD else action)


# --- rules


def new_game_with_a_chip_too_many(s: State) -> None:
    true_new_game(s)
    s.companies[0].chips = 7


def step_that_makes_a_chip(s: State, seat: int, action: int) -> None:
    true_step(s, seat, action)
    if s.goes > 5:
        s.companies[seat].chips = 7 - s.companies[seat].marks


def step_that_loses_an_airship(s: State, seat: int, action: int) -> None:
    true_step(s, seat, action)
    s.companies[seat].fleet = 0


def step_that_stores_too_much(s: State, seat: int, action: int) -> None:
    true_step(s, seat, action)
    s.total = 1000


def step_that_counts_from_the_end(s: State, seat: int, action: int) -> None:
    true_step(s, seat, action)
    last = s.stack_left[s.seat - s.seat - 1]
    s.stack_left[3] = last


def step_that_counts_a_go_more(s: State, seat: int, action: int) -> None:
    true_step(s, seat, action)
    if s.goes == 7:
        s.goes = 8


def step_that_never_gets_anywhere(s: State, seat: int, action: int) -> None:
    s.total = 0


def ending_without_a_rule(s: State) -> int:
    return 0


def true_outcome(s: State, out: Any) -> None:
    """For a game that one seat wins."""
    for seat in range(s.n_seats):
        out[seat] = WHOLE_WIN if wins(s, seat) else 0


def outcome_that_gives_too_much(s: State, out: Any) -> None:
    true_outcome(s, out)
    out[0] += 1


def outcome_that_names_the_wrong_winner(s: State, out: Any) -> None:
    true_outcome(s, out)
    for seat in range(s.n_seats):
        out[seat] = 60 if out[seat] == 0 else 0
    total = 0
    for seat in range(s.n_seats):
        total += out[seat]
        if total > 60:
            out[seat] = 0


def to_act_that_names_everybody(s: State) -> int:
    return 0 if true_to_act(s) == 0 else (1 << s.n_seats) - 1


def to_act_that_never_ends(s: State) -> int:
    return 1 << s.seat


def question_for_everybody(s: State, seat: int) -> int:
    return true_question(s, s.seat)


def ending_from_the_start(s: State) -> int:
    return 1101 if s.ended_by == 0 else s.ended_by
