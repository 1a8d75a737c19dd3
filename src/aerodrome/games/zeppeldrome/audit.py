"""The audit of Zeppeldrome: every card, chit and token is somewhere, once, and nobody knows what is not so."""

from __future__ import annotations

from aerodrome.games.zeppeldrome.cards import (
    BALLAST,
    CARDS_IN_DECK,
    FOLKS,
    FOLKS_THERE,
    LEMMINGS_THERE,
    MARK_FOLK,
    SPACES,
)
from aerodrome.games.zeppeldrome.course import (
    FREE,
    finish_column,
    holds_ballast,
    index_of,
    nth_mark,
    rows,
    ship_at,
    token_at,
)
from aerodrome.games.zeppeldrome.knowledge import (
    age_of,
    count_of_age,
    group_size,
    has_hidden_plan,
    is_third,
)
from aerodrome.games.zeppeldrome.rules import (
    to_choose,
)
from aerodrome.games.zeppeldrome.state import (
    ASK_PLAN,
    CHITS,
    MAYBE_KNOWN,
    PERIODS,
    State,
)
from aerodrome.rulebook.bits import (
    WORD,
    is_in,
    ones,
    size,
)
from aerodrome.rulebook.record import (
    NONE,
)

# What can be wrong with a table.
CARD_LOST, SIZE_WRONG, CHIT_LOST, TOKEN_LOST = 1, 2, 3, 4
TWO_ON_A_SPACE, KNOWS_TOO_MUCH, WRONG_PLAN, WRONG_QUESTION = 5, 6, 7, 8


def audit(s: State) -> int:
    wrong = audit_cards(s)
    if wrong == 0:
        wrong = audit_tokens(s)
    if wrong == 0:
        wrong = audit_spaces(s)
    for i in range(s.n_seats):
        if wrong == 0:
            wrong = audit_plan(s, i)
        if wrong == 0:
            wrong = audit_knowledge(s, i)
    if wrong == 0:
        wrong = audit_theft(s)
    if wrong == 0 and ((s.asked == NONE) != (s.ended_by != 0) or (s.asked == ASK_PLAN and to_choose(s) == 0)):
        wrong = WRONG_QUESTION
    return wrong


def audit_cards(s: State) -> int:
    """Each card is in one hand, on the table, in the pile or on the discards."""
    cards = size(s.pile) + size(s.discards)
    low = s.pile[0] | s.discards[0]
    high = s.pile[1] | s.discards[1]
    for i in range(s.n_seats):
        player = s.players[i]
        if size(player.hand) != player.hand_size:
            return SIZE_WRONG
        cards += player.hand_size
        low |= player.hand[0]
        high |= player.hand[1]
        if player.plan != NONE:
            cards += 1
            if player.plan < WORD:
                low |= 1 << player.plan
            else:
                high |= 1 << (player.plan - WORD)
    whole = low == (1 << WORD) - 1 and high == (1 << (CARDS_IN_DECK - WORD)) - 1
    return 0 if whole and cards == CARDS_IN_DECK else CARD_LOST


def audit_tokens(s: State) -> int:
    chits = s.chits
    ballast = ones(s.ballast) + s.ballast_dropped
    for i in range(s.n_seats):
        player = s.players[i]
        if player.before_flown > player.before_count or player.after_flown > player.after_count:
            return CHIT_LOST
        chits += player.before_count + player.after_count
        ballast += player.ballast
    if chits != CHITS or s.chits < 0:
        return CHIT_LOST
    placed = 0
    if index_of(s, BALLAST) != NONE:
        for space in range(SPACES):
            if holds_ballast(s, space):
                placed += 1
    return 0 if ballast == placed else TOKEN_LOST


def audit_spaces(s: State) -> int:
    """No two ships, Old Folks or Lemmings share a space, and all are on the course."""
    for i in range(s.n_seats):
        player = s.players[i]
        if player.row != NONE:
            if player.row < 0 or player.row >= rows(s) or player.column < 0 or player.column > finish_column(s):
                return TWO_ON_A_SPACE
            if ship_at(s, player.row, player.column) != i or token_at(s, player.row, player.column) != FREE:
                return TWO_ON_A_SPACE
    for i in range(FOLKS_THERE):
        if (s.folks[i] == NONE) != (index_of(s, FOLKS) == NONE or nth_mark(s, FOLKS, MARK_FOLK, i) == NONE):
            return TOKEN_LOST
        for other in range(i):
            if s.folks[i] != NONE and s.folks[i] == s.folks[other]:
                return TWO_ON_A_SPACE
    for i in range(LEMMINGS_THERE):
        for other in range(i):
            if s.lemmings[i] != NONE and s.lemmings[i] == s.lemmings[other]:
                return TWO_ON_A_SPACE
    return 0


def audit_plan(s: State, seat: int) -> int:
    """A card that lies face up is known to all, and the cube is on it."""
    player = s.players[seat]
    if player.face_up == 1 and (player.plan == NONE or player.shown == 0 or player.cube == NONE):
        return WRONG_PLAN
    if (player.laid == 1) != (player.plan != NONE):
        return WRONG_PLAN
    if player.flying == 0 and (player.plan != NONE or player.before_count + player.after_count > 0):
        return WRONG_PLAN
    if player.chosen != NONE and not is_in(player.hand, player.chosen % CARDS_IN_DECK):
        return WRONG_PLAN
    return 0


def audit_knowledge(s: State, seat: int) -> int:
    """What others know of a seat's group is true, and so is how many of its cards are of which period."""
    player = s.players[seat]
    low = player.hand[0]
    high = player.hand[1]
    if has_hidden_plan(s, seat):
        if player.plan < WORD:
            low |= 1 << player.plan
        else:
            high |= 1 << (player.plan - WORD)
        if is_in(s.known_in_hand, player.plan):
            return KNOWS_TOO_MUCH
    if player.later < 0 or player.known_to_all[0] & ~low != 0 or player.known_to_all[1] & ~high != 0:
        return KNOWS_TOO_MUCH
    counted = size(player.known_to_all)
    for age in range(PERIODS):
        count = ones(low & s.periods[age][0]) + ones(high & s.periods[age][1])
        counted += count
        if s.victim != NONE and age == s.stolen_age:
            count += 1 if seat == s.victim else 0
            count -= 1 if seat == s.thief else 0
        if count != count_of_age(s, seat, age):
            return KNOWS_TOO_MUCH
    if counted != group_size(s, seat):
        return KNOWS_TOO_MUCH
    for viewer in range(s.n_seats):
        if knows_wrongly(s, viewer, seat, low, high):
            return KNOWS_TOO_MUCH
    return 0


def knows_wrongly(s: State, viewer: int, seat: int, low: int, high: int) -> bool:
    """Does a viewer know a card in a group that is not there? In the victim's, the stolen card may be among them."""
    known = s.players[viewer].knows[seat]
    if seat == s.victim and is_third(s, viewer) and s.stolen != NONE:
        if s.stolen < WORD:
            low |= 1 << s.stolen
        else:
            high |= 1 << (s.stolen - WORD)
    return known[0] & ~low != 0 or known[1] & ~high != 0


def audit_theft(s: State) -> int:
    """A theft that is in doubt may have been what it was, to everybody."""
    if s.victim == NONE:
        return 0 if s.thief == NONE and s.stolen == NONE and s.doubt == 0 and s.behind_plan == 0 else KNOWS_TOO_MUCH
    if s.thief == NONE or s.thief == s.victim or s.stolen_age == NONE or (s.doubt >> s.stolen_age) & 1 == 0:
        return KNOWS_TOO_MUCH
    if s.behind_plan == 1 and (not has_hidden_plan(s, s.thief) or s.stolen == s.players[s.thief].plan):
        return KNOWS_TOO_MUCH
    thief = s.players[s.thief]
    if s.stolen != NONE:
        if s.stolen_age != age_of(s, s.stolen):
            return KNOWS_TOO_MUCH
        if not is_in(thief.hand, s.stolen) and not (has_hidden_plan(s, s.thief) and s.stolen == thief.plan):
            return KNOWS_TOO_MUCH
    for viewer in range(s.n_seats):
        if is_third(s, viewer):
            doubt = s.players[viewer].doubt
            suspect = s.stolen != NONE and is_in(s.players[viewer].knows[s.victim], s.stolen)
            if doubt & (MAYBE_KNOWN if suspect else 1 << s.stolen_age) == 0:
                return KNOWS_TOO_MUCH
    return 0
