"""The audit of Zeppeldrome: every card, chit and token is in exactly one place, and nobody knows anything false."""

from __future__ import annotations

from aerodrome.games.zeppeldrome import accounts, cards, course, knowledge, rules, state
from aerodrome.games.zeppeldrome.state import State
from aerodrome.rulebook.bits import WORD, is_in, ones, size
from aerodrome.rulebook.kit import first_wrong
from aerodrome.rulebook.record import NONE

# What can be wrong with a table.
CARD_LOST, SIZE_WRONG, CHIT_LOST, TOKEN_LOST = 1, 2, 3, 4
TWO_ON_A_SPACE, KNOWS_TOO_MUCH, WRONG_PLAN, WRONG_QUESTION = 5, 6, 7, 8


def audit(s: State) -> int:
    wrong = first_wrong(audit_cards(s), first_wrong(audit_tokens(s), audit_spaces(s)))
    for i in range(s.n_seats):
        wrong = first_wrong(wrong, audit_plan(s, i))
    for nth in range(knowledge.accounts_kept(s)):
        wrong = first_wrong(wrong, audit_account(s, knowledge.nth_account(nth)))
    return first_wrong(wrong, audit_question(s))


def audit_question(s: State) -> int:
    nobody_chooses = s.asked == state.ASK_PLAN and rules.to_choose(s) == 0
    return WRONG_QUESTION if nobody_chooses or (s.asked == NONE) != (s.ended_by != 0) else 0


def audit_cards(s: State) -> int:
    """Each card is in one hand, on the table, in the pile or on the discards."""
    count = size(s.pile) + size(s.discards)
    low = s.pile[0] | s.discards[0]
    high = s.pile[1] | s.discards[1]
    for i in range(s.n_seats):
        player = s.players[i]
        if size(player.hand) != player.hand_size:
            return SIZE_WRONG
        count += player.hand_size
        low |= player.hand[0]
        high |= player.hand[1]
        if player.plan != NONE:
            count += 1
            if player.plan < WORD:
                low |= 1 << player.plan
            else:
                high |= 1 << (player.plan - WORD)
    whole = low == (1 << WORD) - 1 and high == (1 << (cards.CARDS_IN_DECK - WORD)) - 1
    return 0 if whole and count == cards.CARDS_IN_DECK else CARD_LOST


def audit_tokens(s: State) -> int:
    chits = s.chits
    ballast = ones(s.ballast) + s.ballast_dropped
    for i in range(s.n_seats):
        player = s.players[i]
        if player.before_flown > player.before_count or player.after_flown > player.after_count:
            return CHIT_LOST
        chits += player.before_count + player.after_count
        ballast += player.ballast
    if chits != state.CHITS or s.chits < 0:
        return CHIT_LOST
    placed = 0
    if course.index_of(s, cards.BALLAST) != NONE:
        for space in range(cards.SPACES):
            if course.holds_ballast(s, space):
                placed += 1
    return 0 if ballast == placed else TOKEN_LOST


def audit_spaces(s: State) -> int:
    """No two ships, Old Folks or Lemmings share a space, and all are on the course."""
    for i in range(s.n_seats):
        player = s.players[i]
        if player.row != NONE:
            if (
                player.row < 0
                or player.row >= course.rows(s)
                or player.column < 0
                or player.column > course.finish_column(s)
            ):
                return TWO_ON_A_SPACE
            if (
                course.ship_at(s, player.row, player.column) != i
                or course.token_at(s, course.section_there(s, player.column), player.row, player.column) != course.FREE
            ):
                return TWO_ON_A_SPACE
    for i in range(cards.FOLKS_THERE):
        if (s.folks[i] == NONE) != (
            course.index_of(s, cards.FOLKS) == NONE or course.nth_mark(s, cards.FOLKS, cards.MARK_FOLK, i) == NONE
        ):
            return TOKEN_LOST
        for other in range(i):
            if s.folks[i] != NONE and s.folks[i] == s.folks[other]:
                return TWO_ON_A_SPACE
    for i in range(cards.LEMMINGS_THERE):
        for other in range(i):
            if s.lemmings[i] != NONE and s.lemmings[i] == s.lemmings[other]:
                return TWO_ON_A_SPACE
    return 0


def audit_plan(s: State, seat: int) -> int:
    """Everybody knows a card that lies face up, and the cube is on it."""
    player = s.players[seat]
    if player.face_up == 1 and (player.plan == NONE or player.shown == 0 or player.cube == NONE):
        return WRONG_PLAN
    if (player.laid == 1) != (player.plan != NONE):
        return WRONG_PLAN
    if player.flying == 0 and (player.plan != NONE or player.before_count + player.after_count > 0):
        return WRONG_PLAN
    if player.chosen != NONE and not is_in(player.hand, player.chosen % cards.CARDS_IN_DECK):
        return WRONG_PLAN
    return 0


def audit_account(s: State, a: int) -> int:
    """One case of an account is true."""
    account = s.accounts[a]
    if account.cases < 1 or account.cases > state.CASES:
        return KNOWS_TOO_MUCH
    for case in range(account.cases):
        if account.weights[case] < 1:
            return KNOWS_TOO_MUCH
    for case in range(account.cases):
        if is_true(s, a, case):
            return 0
    return KNOWS_TOO_MUCH


def is_true(s: State, a: int, case: int) -> bool:
    for n in range(state.NAMES):
        if s.accounts[a].names[n] != NONE and not is_where_it_is(s, a, case, n):
            return False
    for i in range(s.n_seats):
        for age in range(state.PERIODS):
            if accounts.unnamed(s, a, case, i, age) != unnamed_there(s, a, i, age):
                return False
            if accounts.early(s, a, case, i, age) < 0:
                return False
        if accounts.has_hidden_plan(s, i) and not may_lie_there(s, a, case, i, s.players[i].plan):
            return False
        if not accounts.has_hidden_plan(s, i) and s.accounts[a].late[case][i] != 0:
            return False
    return True


def is_where_it_is(s: State, a: int, case: int, n: int) -> bool:
    """Is a named card in the group in which a case has it, and not the hidden plan if it came after that?"""
    card = s.accounts[a].names[n]
    seat = accounts.seat_of(s, a, case, n)
    if accounts.has_hidden_plan(s, seat) and s.players[seat].plan == card:
        return accounts.spot_of(s, a, case, n) == seat
    return is_in(s.players[seat].hand, card)


def unnamed_there(s: State, a: int, seat: int, age: int) -> int:
    """How many cards of a period without a name in an account are really in a group."""
    if age > s.accounts[a].oldest:
        return 0
    count = accounts.own_cards(s, a, seat, age)
    for n in range(state.NAMES):
        card = s.accounts[a].names[n]
        if card != NONE and accounts.age_to(s, a, card) == age:
            if is_in(s.players[seat].hand, card) or (
                accounts.has_hidden_plan(s, seat) and s.players[seat].plan == card
            ):
                count -= 1
    return count


def may_lie_there(s: State, a: int, case: int, seat: int, plan: int) -> bool:
    n = accounts.name_of(s, a, plan)
    if n != NONE:
        return accounts.spot_of(s, a, case, n) == seat
    return accounts.early(s, a, case, seat, accounts.age_to(s, a, plan)) > 0
