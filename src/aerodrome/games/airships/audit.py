"""The audit of Airships: every card, chip and token is in exactly one place."""

from __future__ import annotations

from aerodrome.games.airships import cards, rules, state
from aerodrome.games.airships.state import State
from aerodrome.rulebook.kit import first_wrong
from aerodrome.rulebook.record import NONE

# What can be wrong with a table.
CARD_TWICE, CARD_UNSEEN, WRONG_FIELD, CHIPS_LOST = 1, 2, 3, 4
AIRSHIPS_LOST, WRONG_MARKS, WRONG_POOL, WRONG_QUESTION = 5, 6, 7, 8


def audit(s: State) -> int:
    wrong = first_wrong(audit_expansions(s), audit_airships(s))
    return first_wrong(wrong, first_wrong(audit_chips(s), audit_question(s)))


def audit_expansions(s: State) -> int:
    found = 0
    for d in range(cards.DEPARTMENTS):
        for i in range(state.ROW + s.n_seats):
            card = s.board[d][i] if i < state.ROW else s.companies[i - state.ROW].department[d]
            if card != NONE:
                if cards.department_of(card) != d:
                    return WRONG_FIELD
                if (found >> card) & 1 == 1:
                    return CARD_TWICE
                found |= 1 << card
    return 0 if found & s.expansions_seen == found else CARD_UNSEEN


def audit_airships(s: State) -> int:
    found = 0
    left = 0
    for stack in range(state.STACKS):
        left += s.stack_left[stack]
        if (s.stack_top[stack] == NONE) != (s.stack_left[stack] == 0):
            return AIRSHIPS_LOST
        if s.stack_top[stack] != NONE:
            card = s.stack_top[stack] - cards.AIRSHIP
            if card // cards.TIER_CARDS != cards.TIERS - s.stack_left[stack]:
                return WRONG_FIELD
            if (found >> card) & 1 == 1:
                return CARD_TWICE
            found |= 1 << card
    for seat in range(s.n_seats):
        for card in range(cards.TIERS * cards.TIER_CARDS):
            if (s.companies[seat].fleet >> card) & 1 == 1:
                if (found >> card) & 1 == 1:
                    return CARD_TWICE
                found |= 1 << card
                left += 1
    if found != s.airships_seen:
        return CARD_UNSEEN
    return 0 if left == state.STACKS * state.STACK_CARDS else AIRSHIPS_LOST


def audit_chips(s: State) -> int:
    for seat in range(s.n_seats):
        company = s.companies[seat]
        marks = 0
        for phase in range(cards.PHASES):
            if s.phase_builder[phase] == seat:
                marks += 1
        if marks != company.marks:
            return WRONG_MARKS
        if company.chips < 0 or company.chips + company.marks > state.CHIPS_EACH:
            return CHIPS_LOST
    return 0


def audit_question(s: State) -> int:
    if (s.asked == NONE) != (s.ended_by != 0):
        return WRONG_QUESTION
    if s.asked == state.ASK_TARGET:
        for colour in range(cards.COLOURS):
            if s.pool[colour] != rules.dice_of(s, s.seat, colour):
                return WRONG_POOL
        return 0 if rules.any_target(s) else WRONG_QUESTION
    if s.asked == state.ASK_BONUS:
        short = cards.target_of(s.target) - s.total
        return 0 if 0 < short <= rules.best_bonus(s) else WRONG_QUESTION
    if s.asked == state.ASK_EXTRA_GO:
        return 0 if s.companies[s.seat].chips >= state.EXTRA_GO_COST else WRONG_QUESTION
    return 0
