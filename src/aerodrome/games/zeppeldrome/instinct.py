"""Instinct: how good an action looks at a glance, in hundredths of a column. Greedy play and the search use it.

It values a flight plan by simulating it over the current course, including bounces, and looking at where it ends. It
values an action by what it does to the plan of its target: the seat wants its own plan to gain and a rival's to lose,
and more so the further the rival is ahead. Columns decide who is ahead, never seats or the sequence.
"""

from __future__ import annotations

from aerodrome.games.zeppeldrome import cards, course, rules, state
from aerodrome.games.zeppeldrome.state import State
from aerodrome.rulebook.record import (
    NONE,
)

# Hundredths of a column.
A_COLUMN = 100
A_CARD = 25  # the cost of giving one away
A_TOKEN = 20
THE_WIN = 10000  # in prospect
WIN_NOW = 30000
WAY_ON = 14  # for each way forward that is open from a space
FANS_HELP, FANS_HURT = 60, 40
INSPIRED = 15
WAYS = 3  # directions that lead forward
MOST_BEYOND_COLUMN = WAYS * WAY_ON + max(FANS_HELP, INSPIRED)  # what a space can be worth besides its column
PLAY_COSTS = 30  # play an action only if it is worth more than this
POOR_PLAN = 170  # discard a card that gains less than this from here

FORESEEN_CHITS = 8
CARD_OVER = -2


# --- simulated flight ---------------------------------------------------------------------------------------
#
# A space is 32 * row + column. A way is a row of directions, three bits each, with the first in the lowest bits.


def space_of(s: State, seat: int) -> int:
    return 32 * s.players[seat].row + s.players[seat].column


def fly_way(s: State, seat: int, space: int, way: int, steps: int) -> int:
    """Where a ship ends if it flies a way from a space and nothing else moves."""
    for _ in range(steps):
        direction = way & 7
        way >>= 3
        if course.barrier(s, seat, space // 32, space % 32, direction, 1) == course.FREE:
            space += 32 * cards.rows_down(direction) + cards.columns_on(direction)
            if space % 32 == course.finish_column(s):
                return space
    return space


def worth(s: State, seat: int, space: int) -> int:
    """How much it is worth to a seat to be on a space."""
    if space % 32 == course.finish_column(s):
        return THE_WIN
    return worth_of_space(s, seat, space) + WAY_ON * ways_on(s, seat, space)


def worth_of_space(s: State, seat: int, space: int) -> int:
    """The same for a space before the finish, whatever ways lead on from it."""
    value = A_COLUMN * (space % 32)
    mark = course.mark_at(s, space // 32, space % 32)
    if mark == cards.MARK_INSPIRATION:
        value += INSPIRED
    elif cards.MARK_FAN <= mark < cards.MARK_FAN + cards.COLOURS:
        value += FANS_HELP if mark - cards.MARK_FAN == s.players[seat].colour else -FANS_HURT
    return value


def ways_on(s: State, seat: int, space: int) -> int:
    """How many ways forward are open from a space, of WAYS."""
    ways = 0
    for direction in range(cards.DIRECTIONS):
        if (
            cards.columns_on(direction) == 1
            and course.barrier(s, seat, space // 32, space % 32, direction, 1) == course.FREE
        ):
            ways += 1
    return ways


def chits_before(s: State, seat: int) -> int:
    """The chits before the card that the ship flies next, as a way."""
    player = s.players[seat]
    way = 0
    for nth in range(count_before(s, seat)):
        way |= player.before[player.before_count - player.before_flown - 1 - nth] << (3 * nth)
    return way


def count_before(s: State, seat: int) -> int:
    """How many chits are in ``chits_before``: at most FORESEEN_CHITS, so that they fit the bits of a way."""
    return min(FORESEEN_CHITS, s.players[seat].before_count - s.players[seat].before_flown)


def chits_after(s: State, seat: int) -> int:
    player = s.players[seat]
    way = 0
    for nth in range(count_after(s, seat)):
        way |= player.after[player.after_flown + nth] << (3 * nth)
    return way


def count_after(s: State, seat: int) -> int:
    return min(FORESEEN_CHITS, s.players[seat].after_count - s.players[seat].after_flown)


def best_end(s: State, seat: int, space: int, node: int, hand: int, last: int, last_steps: int) -> int:
    """The worth of the best end of a plan from a node of its card on. The way ``last`` follows the plan, and ``hand``
    is the number of cards to pay with.

    The node is NONE for the one vector of a deactivated card, and CARD_OVER if nothing of the card is left.
    """
    best = -THE_WIN
    if node == CARD_OVER:
        return better_end(s, seat, space, last, last_steps, 0, best)
    if node == NONE:
        for direction in range(cards.DIRECTIONS):
            best = better_end(s, seat, space, direction | last << 3, 1 + last_steps, 0, best)
        return best
    flown = cards.path_steps(node)
    first = cards.first_of_card(cards.card_of_node(node))
    tip = cards.first_of_card(cards.card_of_node(node) + 1) - 1
    # The longest ways come first: they lead furthest, and so spare others. The start of a card lies before all arrows.
    while tip >= node:
        paid = cards.path_paid(tip) - cards.path_paid(node)
        if paid <= hand and cards.may_end_at(tip) and leads_to(node, tip):
            steps = cards.path_steps(tip) - flown
            way = cards.path_bits(tip) >> (3 * flown) | last << (3 * steps)
            best = better_end(s, seat, space, way, steps + last_steps, A_CARD * paid, best)
        tip = node if tip == first and node < first else tip - 1
    return best


def better_end(s: State, seat: int, space: int, way: int, steps: int, cost: int, best: int) -> int:
    """The greater of ``best`` and what a way from a space is worth at a cost. Most ways need not be flown, and most
    ends not be looked at."""
    finish = course.finish_column(s)
    furthest = space % 32 + steps_forward(way, steps)
    if furthest < finish and A_COLUMN * furthest + MOST_BEYOND_COLUMN - cost <= best:
        return best
    there = fly_way(s, seat, space, way, steps)
    if there % 32 == finish:
        return max(best, THE_WIN - cost)
    least = worth_of_space(s, seat, there) - cost
    return best if least + WAYS * WAY_ON <= best else max(best, least + WAY_ON * ways_on(s, seat, there))


def steps_forward(way: int, steps: int) -> int:
    """How many columns a way leads on if all steps back are blocked."""
    count = 0
    for _ in range(steps):
        count += 1 if cards.columns_on(way & 7) == 1 else 0
        way >>= 3
    return count


def leads_to(node: int, tip: int) -> bool:
    """Does the way to a node of a card go on to another?"""
    steps = cards.path_steps(node)
    return cards.path_steps(tip) >= steps and cards.path_bits(tip) & ((1 << (3 * steps)) - 1) == cards.path_bits(node)


def prospect(
    s: State, seat: int, space: int, first: int, first_steps: int, last: int, last_steps: int, face_up: int
) -> int:
    """What a seat's flight plan promises from a space, with extra chits before and after it, and its card face up or
    not."""
    player = s.players[seat]
    way = first | chits_before(s, seat) << (3 * first_steps)
    space = fly_way(s, seat, space, way, first_steps + count_before(s, seat))
    node = player.cube if face_up == 1 else NONE
    if player.flying == 0 or player.card_over == 1:
        node = CARD_OVER
    after = count_after(s, seat)
    behind = chits_after(s, seat) | last << (3 * after)
    return best_end(s, seat, space, node, player.hand_size, behind, after + last_steps)


def promise(s: State, seat: int, space: int) -> int:
    """What the current flight plan promises from a space."""
    return prospect(s, seat, space, 0, 0, 0, 0, s.players[seat].face_up)


# --- rivals -------------------------------------------------------------------------------------------------


def weight(s: State, seat: int, other: int) -> int:
    """How much a gain of another seat is worth to a seat, in hundredths; negative for a rival."""
    if other == seat:
        return 100
    return -min(90, max(20, 50 + 6 * (s.players[other].column - s.players[seat].column)))


def blocks(s: State, seat: int, row: int, column: int) -> int:
    """How much it is worth to a seat that a token stands on a space. A token blocks the ships close behind it."""
    value = 0
    for i in range(s.n_seats):
        ahead = column - s.players[i].column
        if 1 <= ahead <= 3 and abs(row - s.players[i].row) <= 1:
            near = (4 - ahead) * (12 if row == s.players[i].row else 6)
            value -= weight(s, seat, i) * near // 100
    return value


# --- actions ------------------------------------------------------------------------------------------------


def gain(s: State, seat: int, card: int, choice: int, target: int, now: int) -> int:
    """What a choice of a card's action is worth to a seat, played on a target whose plan promises ``now``."""
    space = space_of(s, target)
    first = 0
    first_steps = 0
    last = 0
    last_steps = 0
    face_up = s.players[target].face_up
    extra = 0
    any_before = 0
    any_after = 0
    for nth in range(cards.MOST_EFFECTS):
        code = cards.effect_code(card, choice, nth)
        kind = cards.effect_kind(code)
        direction = cards.effect_direction(code)
        if kind != cards.NO_EFFECT and not cards.effect_paid(code):
            if direction == cards.ANY_DIRECTION:
                any_before += 1 if kind == cards.BEFORE else 0
                any_after += 1 if kind == cards.AFTER else 0
            elif kind == cards.BEFORE:
                first |= direction << (3 * first_steps)
                first_steps += 1
            elif kind == cards.AFTER:
                last |= direction << (3 * last_steps)
                last_steps += 1
            elif kind == cards.AT_ONCE:
                space = fly_way(s, target, space, direction, 1)
            elif kind == cards.DEACTIVATE_CARD or kind == cards.DEACTIVATE_PLAN:
                face_up = 0
            else:
                extra += gain_by_text(s, seat, kind, target)
    if any_before + any_after > 0:
        return extra + best_chit(s, seat, target, any_before > 0, now)
    then = WIN_NOW
    if first_steps + last_steps == 0 and space == space_of(s, target) and face_up == s.players[target].face_up:
        then = now
    elif space % 32 != course.finish_column(s):
        then = prospect(s, target, space, first, first_steps, last, last_steps, face_up)
    return extra + weight(s, seat, target) * (then - now) // 100


def best_chit(s: State, seat: int, target: int, before: bool, now: int) -> int:
    """What a chit is worth in the best direction: forward for oneself, back for a rival."""
    best = -WIN_NOW
    for direction in range(cards.DIRECTIONS):
        if cards.columns_on(direction) == (1 if target == seat else -1):
            best = max(best, gain_by_chit(s, seat, target, direction, before, now))
    return best


def gain_by_chit(s: State, seat: int, target: int, direction: int, before: bool, now: int) -> int:
    space = space_of(s, target)
    face_up = s.players[target].face_up
    one = 1 if before else 0
    then = prospect(s, target, space, direction * one, one, direction * (1 - one), 1 - one, face_up)
    return weight(s, seat, target) * (then - now) // 100


def gain_by_text(s: State, seat: int, kind: int, target: int) -> int:
    if kind == cards.REMOVE:
        return best_removal(s, seat, target)
    if kind == cards.SUPPLY:
        return 70 if target == seat else -50
    if kind == cards.STOWAWAY:
        return 45 if target != seat and s.players[target].hand_size > 0 else -10
    if kind == cards.LADDER:
        return 40 if target == seat else -20
    if kind == cards.MARSHAL:
        return 10 if target == seat else -10
    return 0


def best_removal(s: State, seat: int, target: int) -> int:
    player = s.players[target]
    best = -10
    for nth in range(player.before_count):
        best = max(best, gain_by_removal(s, seat, target, player.before[nth]))
    for nth in range(player.after_count):
        best = max(best, gain_by_removal(s, seat, target, player.after[nth]))
    return best


def gain_by_removal(s: State, seat: int, target: int, direction: int) -> int:
    return -weight(s, seat, target) * A_COLUMN * cards.columns_on(direction) // 100


def best_use(s: State, seat: int, card: int) -> int:
    """The most that a card's action can be worth."""
    best = -WIN_NOW
    for target in range(s.n_seats):
        best = max(best, best_choice(s, seat, card, target))
    return best


def best_choice(s: State, seat: int, card: int, target: int) -> int:
    best = -THE_WIN
    now = promise(s, target, space_of(s, target))
    for choice in range(cards.choices_of(card)):
        best = max(best, gain(s, seat, card, choice, target, now))
    return best


def paid_gain(s: State, seat: int) -> int:
    """What the effect that the seat may pay for is worth."""
    code = cards.effect_code(s.card, s.choice, s.effect)
    now = promise(s, s.target, space_of(s, s.target))
    direction = cards.effect_direction(code)
    if direction == cards.ANY_DIRECTION:
        return best_chit(s, seat, s.target, cards.effect_kind(code) == cards.BEFORE, now)
    if cards.effect_kind(code) == cards.AT_ONCE:
        space = fly_way(s, s.target, space_of(s, s.target), direction, 1)
        then = WIN_NOW if space % 32 == course.finish_column(s) else promise(s, s.target, space)
        return weight(s, seat, s.target) * (then - now) // 100
    return gain_by_chit(s, seat, s.target, direction, cards.effect_kind(code) == cards.BEFORE, now)


# --- answers ------------------------------------------------------------------------------------------------


def appeal(s: State, seat: int, action: int) -> int:
    if s.asked == state.ASK_PLAN:
        return appeal_of_plan(s, seat, action)
    if s.asked == state.ASK_ACTION:
        return 0 if action == state.PASS else best_use(s, seat, action - state.PLAY) - PLAY_COSTS
    if s.asked == state.ASK_FLY or s.asked == state.ASK_LOSE:
        return appeal_of_vector(s, seat, action)
    if s.asked == state.ASK_TARGET:
        return best_choice(s, seat, s.card, action - state.TARGET)
    if s.asked == state.ASK_CHOICE:
        return gain(s, seat, s.card, action - state.CHOICE, s.target, promise(s, s.target, space_of(s, s.target)))
    if s.asked == state.ASK_DIRECTION:
        before = cards.effect_kind(cards.effect_code(s.card, s.choice, s.effect)) == cards.BEFORE
        return gain_by_chit(s, seat, s.target, action - state.CHIT, before, 0)
    if s.asked == state.ASK_DISCARD:
        return 0 if action == state.KEEP else POOR_PLAN - gain_of_card(s, seat, action - state.DISCARD)
    if s.asked == state.ASK_PAY:
        return -gain_of_card(s, seat, action - state.PAY)
    if s.asked == state.ASK_EXTRA:
        return (
            0
            if action == state.PAY_NOT
            else paid_gain(s, seat) - A_CARD - gain_of_card(s, seat, action - state.PAY) // 20
        )
    if s.asked == state.ASK_BONUS or s.asked == state.ASK_DROP or s.asked == state.ASK_COLLECT:
        return appeal_of_landing(s, seat, action)
    if s.asked == state.ASK_REMOVE:
        return appeal_of_removal(s, seat, action)
    return appeal_of_hazard(s, seat, action)


def gain_of_card(s: State, seat: int, card: int) -> int:
    """How far a card would carry the ship from its space."""
    space = space_of(s, seat)
    return best_end(s, seat, space, card, 0, 0, 0) - worth(s, seat, space)


def appeal_of_plan(s: State, seat: int, action: int) -> int:
    space = space_of(s, seat)
    as_plan = best_end(s, seat, space, action % cards.CARDS_IN_DECK, s.players[seat].hand_size - 1, 0, 0)
    if action < state.FACE_DOWN:
        return as_plan
    return best_end(s, seat, space, NONE, 0, 0, 0) - as_plan // 50 - A_CARD  # lay the worst card face down


def appeal_of_vector(s: State, seat: int, action: int) -> int:
    """The appeal of a vector to fly, or to lose; a ship that loses a vector stays in its space."""
    player = s.players[seat]
    space = space_of(s, seat)
    if action == state.DROP:
        return promise(s, seat, space - 32) - A_TOKEN
    if rules.chits_before_left(s, seat) or (action != state.STOP and not rules.card_open(s, seat)):
        return promise(s, seat, space)
    node = CARD_OVER
    cost = 0
    if action != state.STOP:
        if s.losing == 0:
            space = fly_way(s, seat, space, action - state.FLY, 1)
        if space % 32 == course.finish_column(s):
            return WIN_NOW
        if player.face_up == 1:
            node = rules.arrow_towards(player.cube, action - state.FLY)
            cost = 1 if cards.is_paid(node) else 0
    hand = player.hand_size - cost
    return best_end(s, seat, space, node, hand, chits_after(s, seat), count_after(s, seat)) - A_CARD * cost


def appeal_of_landing(s: State, seat: int, action: int) -> int:
    """The appeal of collecting, dropping or leaving ballast, and of flying an extra vector or not."""
    space = space_of(s, seat)
    token = 0
    if action == state.DROP:
        space -= 32
        token = -A_TOKEN
    elif action == state.COLLECT or state.FLY <= action < state.STOP:
        space = fly_way(s, seat, space, cards.DOWN if action == state.COLLECT else action - state.FLY, 1)
        token = A_TOKEN if action == state.COLLECT else 0
        if space % 32 == course.finish_column(s):
            return WIN_NOW
    return promise(s, seat, space) + token


def appeal_of_removal(s: State, seat: int, action: int) -> int:
    player = s.players[s.target]
    if action < state.REMOVE_AFTER:
        chit = player.before[player.before_count - 1 - (action - state.REMOVE_BEFORE)]
    else:
        chit = player.after[action - state.REMOVE_AFTER]
    return gain_by_removal(s, seat, s.target, chit)


def appeal_of_hazard(s: State, seat: int, action: int) -> int:
    """The appeal of moving the Machine, Old Folks or Lemmings, and of a colour, which are all alike."""
    if state.FOLK <= action < state.FOLKS_DONE:
        space = s.folks[(action - state.FOLK) // cards.DIRECTIONS]
        direction = (action - state.FOLK) % cards.DIRECTIONS
        there = space + cards.SECTION_WIDTH * cards.rows_down(direction) + cards.columns_on(direction)
        return blocks_at(s, seat, cards.FOLKS, there) - blocks_at(s, seat, cards.FOLKS, space) - 1
    if state.LEMMING <= action < state.NEW_LEMMING:
        space = s.lemmings[action - state.LEMMING]
        there = space + cards.SECTION_WIDTH
        falls = there >= course.rows(s) * cards.SECTION_WIDTH
        return (
            (0 if falls else blocks_at(s, seat, cards.LEMMINGS, there)) - blocks_at(s, seat, cards.LEMMINGS, space) - 1
        )
    if state.NEW_LEMMING <= action < state.LEMMINGS_DONE:
        return blocks_at(s, seat, cards.LEMMINGS, action - state.NEW_LEMMING) - 1
    if action == state.OPEN_GEARS:
        return closed_ahead(s, seat, cards.MARK_PISTON)
    if action == state.OPEN_PISTONS:
        return closed_ahead(s, seat, cards.MARK_GEAR)
    return 0


def blocks_at(s: State, seat: int, section: int, space: int) -> int:
    return blocks(s, seat, space // cards.SECTION_WIDTH, course.column_of(s, section, space % cards.SECTION_WIDTH))


def closed_ahead(s: State, seat: int, closed: int) -> int:
    """How much it is worth to a seat that spaces with a symbol are closed, which holds up rivals."""
    value = 0
    for i in range(s.n_seats):
        player = s.players[i]
        for direction in range(cards.DIRECTIONS):
            row = player.row + cards.rows_down(direction)
            if (
                cards.columns_on(direction) == 1
                and 0 <= row < course.rows(s)
                and course.mark_at(s, row, player.column + 1) == closed
            ):
                value -= weight(s, seat, i)
    return value


# --- the fast version ---------------------------------------------------------------------------------------


def hunch(s: State, seat: int, action: int) -> int:
    """Fly the card that leads furthest, take an open way forward, and leave others alone."""
    if s.asked == state.ASK_PLAN:
        return cards.reach_of(action) if action < state.FACE_DOWN else -1
    if s.asked == state.ASK_FLY or s.asked == state.ASK_BONUS or s.asked == state.ASK_LOSE:
        return hunch_of_vector(s, seat, action)
    if (
        action == state.PASS
        or action == state.KEEP
        or action == state.PAY_NOT
        or action == state.DROP_NOT
        or action == state.COLLECT
    ):
        return 1
    return 1 if action == state.FOLKS_DONE or action == state.LEMMINGS_DONE else 0


def hunch_of_vector(s: State, seat: int, action: int) -> int:
    if action < state.FLY or action >= state.STOP:
        return 0 if action == state.STOP else -1
    on = cards.columns_on(action - state.FLY)
    if s.losing == 1:
        return -on
    space = space_of(s, seat)
    return 2 * on + 1 if fly_way(s, seat, space, action - state.FLY, 1) != space else -1
