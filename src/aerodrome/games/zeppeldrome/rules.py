"""Zeppeldrome: the rules, in the order and the words of RULES.md."""

from __future__ import annotations

from typing import Any

from aerodrome.games.zeppeldrome import accounts, cards, course, hazards, knowledge, state
from aerodrome.games.zeppeldrome.state import State
from aerodrome.rulebook import kit
from aerodrome.rulebook.bits import (
    empty,
    is_in,
    next_in,
    nth_in,
    put_in,
    size,
    take_out,
)
from aerodrome.rulebook.chance import (
    below,
)
from aerodrome.rulebook.contract import first_legal
from aerodrome.rulebook.kit import ask
from aerodrome.rulebook.primitives import (
    EVERYBODY,
    tell,
)
from aerodrome.rulebook.record import (
    NONE,
)

# Rules that `refusal` and `ending` name: ZD-7.4 is 704.
COLOUR_TAKEN, NOT_IN_HAND, NO_SUCH_PLAYER, NO_SUCH_CHOICE, NO_SUCH_CHIT = 202, 302, 404, 503, 506
NOT_THAT_CHIT, NO_SUCH_ARROW, CANNOT_PAY, MUST_FLY_ON, MUST_FLY_ANYWHERE = 702, 703, 704, 705, 706
NO_BALLAST, BLOCKED_ABOVE, BESIDE_A_VECTOR = 904, 905, 903
FINISH_REACHED, TURNS_USED_UP = 1001, 1003


# --- cards --------------------------------------------------------------------------------------------------


def draw_cards(s: State, seat: int, wanted: int) -> None:
    """Draw cards, each as likely as the others; as many as there are."""
    drawn = 0
    while drawn < wanted and size(s.pile) + size(s.discards) > 0:
        if size(s.pile) == 0:
            reshuffle(s)
        card = nth_in(s.pile, below(s.rng, size(s.pile)))
        knowledge.note_drawn(s, seat)
        take_out(s.pile, card)
        put_in(s.players[seat].hand, card)
        s.players[seat].hand_size += 1
        drawn += 1
        tell(s, seat, state.EVENT_DRAWN, seat, card, 0)
    if drawn > 0:
        tell(s, EVERYBODY, state.EVENT_DRAWS, seat, drawn, 0)


def reshuffle(s: State) -> None:
    knowledge.note_reshuffle(s)
    for word in range(2):
        s.pile[word] = s.discards[word]
    empty(s.discards)
    tell(s, EVERYBODY, state.EVENT_RESHUFFLE, size(s.pile), 0, 0)


def leave_hand(s: State, seat: int, card: int) -> None:
    take_out(s.players[seat].hand, card)
    s.players[seat].hand_size -= 1


def discard(s: State, seat: int, card: int) -> None:
    """Put a card from the hand on the discards."""
    knowledge.note_shown(s, seat, card)
    leave_hand(s, seat, card)
    put_in(s.discards, card)


# --- setting up ---------------------------------------------------------------------------------------------


def new_game(s: State) -> None:
    kit.begin(s)
    s.turn = 0
    s.winner = NONE
    s.decider = NONE
    s.step = state.STEP_SET_UP
    s.gears_open = NONE
    s.chits = state.CHITS
    s.ballast_dropped = 0
    s.action_round = 0
    s.cards_played = 0
    s.hazard = 0
    s.folks_moved = 0
    s.lemmings_moved = 0
    s.lemmings_dropped = 0
    forget_card(s)
    forget_turn(s)
    forget_vector(s)
    empty(s.discards)
    empty(s.pile)
    for card in range(cards.CARDS_IN_DECK):
        put_in(s.pile, card)
    knowledge.begin_accounts(s)
    for i in range(state.SEATS):
        s.order[i] = NONE
        empty_seat(s, i)
    build_course(s)
    first = s.options[state.OPTION_FIRST] - 1 if s.options[state.OPTION_FIRST] > 0 else below(s.rng, s.n_seats)
    for i in range(s.n_seats):
        s.order[i] = (first + i) % s.n_seats
    s.at = 0
    tell(s, EVERYBODY, state.EVENT_FIRST, first, 0, 0)
    run(s)


def empty_seat(s: State, seat: int) -> None:
    player = s.players[seat]
    empty(player.hand)
    player.chosen = NONE
    player.cube = NONE
    player.plan = NONE
    player.laid = 0
    player.face_up = 0
    player.shown = 0
    player.flying = 0
    player.card_over = 0
    for i in range(state.CHITS):
        player.before[i] = NONE
        player.after[i] = NONE
    player.before_count = 0
    player.before_flown = 0
    player.after_count = 0
    player.after_flown = 0
    player.colour = NONE
    player.row = NONE
    player.column = NONE
    player.ballast = 0
    player.ladder = 0
    player.hand_size = 0


def build_course(s: State) -> None:
    s.sections = 0
    kit.fill(s.course, NONE)
    for letter in range(4):
        section = draw_section(s, letter)
        if section != NONE:
            s.course[s.sections] = section
            s.sections += 1
            tell(s, EVERYBODY, state.EVENT_SECTION, letter, section, 0)
    s.ballast = 0
    for space in range(cards.SPACES):
        if course.index_of(s, cards.BALLAST) != NONE and course.holds_ballast(s, space):
            s.ballast |= 1 << space
    for i in range(cards.FOLKS_THERE):
        s.folks[i] = (
            course.nth_mark(s, cards.FOLKS, cards.MARK_FOLK, i) if course.index_of(s, cards.FOLKS) != NONE else NONE
        )
    for i in range(cards.LEMMINGS_THERE):
        s.lemmings[i] = (
            course.nth_mark(s, cards.LEMMINGS, cards.MARK_LEMMING, i)
            if course.index_of(s, cards.LEMMINGS) != NONE
            else NONE
        )


def draw_section(s: State, letter: int) -> int:
    """The side of a section that is used, NONE when it is left out. The option: random, a hazard, empty, any, none."""
    hazards = cards.hazard_sides(letter)
    side = s.options[state.OPTION_SECTIONS + letter]
    if side == 0:
        side = 1 + below(s.rng, hazards)
    elif side == hazards + 2:
        side = min(1 + below(s.rng, 4), hazards + 1)
    if side == hazards + 3:
        return NONE
    return cards.CLEAR if side == hazards + 1 else cards.first_side(letter) + side - 1


def continue_set_up(s: State) -> None:
    if s.at < s.n_seats:
        if s.at == cards.COLOURS - 1:  # there is only one left
            for colour in range(cards.COLOURS):
                if not colour_taken(s, colour):
                    take_colour(s, s.order[s.at], colour)
        else:
            ask(s, s.order[s.at], state.ASK_COLOUR)
    elif s.players[s.order[0]].row == NONE:
        place_ships(s)
    elif s.gears_open == NONE and course.index_of(s, cards.MACHINE) != NONE:
        ask(s, course.last_place(s), state.ASK_MACHINE)
    else:
        for i in range(s.n_seats):
            draw_cards(s, s.order[i], state.HAND)
        begin_turn(s)


def colour_taken(s: State, colour: int) -> bool:
    for i in range(s.n_seats):
        if s.players[i].colour == colour:
            return True
    return False


def take_colour(s: State, seat: int, colour: int) -> None:
    s.players[seat].colour = colour
    s.at += 1
    tell(s, EVERYBODY, state.EVENT_COLOUR, seat, colour, 0)


def place_ships(s: State) -> None:
    for i in range(s.n_seats):
        seat = s.order[i]
        s.players[seat].column = 0
        s.players[seat].row = s.players[seat].colour if course.index_of(s, cards.SLALOM_1) != NONE else i
        tell(s, EVERYBODY, state.EVENT_STARTS_AT, seat, s.players[seat].row, 0)


def set_machine(s: State, seat: int, gears: int) -> None:
    tell(s, EVERYBODY, state.EVENT_MACHINE, seat, 1 - gears, 1 if s.gears_open != gears else 0)
    s.gears_open = gears


# --- steps 1 to 3: flight plans -----------------------------------------------------------------------------


def begin_turn(s: State) -> None:
    if s.turn == state.TURN_CAP:
        course.take_order(s, False)
        end_game(s, s.order[0], TURNS_USED_UP)
        return
    s.turn += 1
    s.step = state.STEP_PLAN
    forget_turn(s)
    course.take_order(s, False)
    tell(s, EVERYBODY, state.EVENT_TURN, s.turn, 0, 0)


def forget_turn(s: State) -> None:
    """What cards have set for one turn only."""
    s.reversed = 0
    s.marshal = NONE
    for i in range(state.SEATS):
        s.players[i].ladder = 0


def to_choose(s: State) -> int:
    """The seats that have still to choose a flight plan, a bit each."""
    seats = 0
    for i in range(s.n_seats):
        if s.players[i].chosen == NONE and s.players[i].hand_size > 0:
            seats |= 1 << i
    return seats


def continue_plan(s: State) -> None:
    if to_choose(s) != 0:
        s.asked = state.ASK_PLAN
        s.decider = NONE
        return
    for i in range(s.n_seats):
        reveal(s, s.order[i])
    s.step = state.STEP_ACTIONS
    s.action_round = 0
    begin_action_round(s)


def choose_plan(s: State, seat: int, action: int) -> None:
    s.players[seat].chosen = action
    tell(s, seat, state.EVENT_CHOSEN, seat, action % cards.CARDS_IN_DECK, 1 if action < state.FACE_DOWN else 0)


def reveal(s: State, seat: int) -> None:
    player = s.players[seat]
    player.flying = 1
    player.card_over = 0
    if player.hand_size == 0:
        tell(s, EVERYBODY, state.EVENT_NO_CARDS, seat, 0, 0)
        return
    card = player.chosen % cards.CARDS_IN_DECK
    if player.chosen < state.FACE_DOWN:
        knowledge.note_shown(s, seat, card)
    lay_plan(s, seat)
    if player.face_up == 1:
        tell(s, EVERYBODY, state.EVENT_PLAN, seat, card, 0)
    else:
        tell(s, EVERYBODY, state.EVENT_FACE_DOWN, seat, 0, 0)


def lay_plan(s: State, seat: int) -> None:
    """Lay the card down that the seat has chosen."""
    player = s.players[seat]
    card = player.chosen % cards.CARDS_IN_DECK
    player.face_up = 1 if player.chosen < state.FACE_DOWN else 0
    player.chosen = NONE
    leave_hand(s, seat, card)
    player.plan = card
    player.laid = 1
    player.shown = player.face_up
    if player.face_up == 1:
        player.cube = card


# --- step 4: action cards -----------------------------------------------------------------------------------


def begin_action_round(s: State) -> None:
    s.action_round += 1
    s.cards_played = 0
    course.take_order(s, False)
    tell(s, EVERYBODY, state.EVENT_ROUND, s.action_round, 0, 0)


def continue_actions(s: State) -> None:
    if s.card != NONE:
        continue_card(s)
    elif s.at < s.n_seats:
        if s.players[s.order[s.at]].hand_size > 0:
            ask(s, s.order[s.at], state.ASK_ACTION)
        else:
            s.at += 1
    elif s.cards_played > 0 and s.action_round < state.ACTION_ROUNDS:
        begin_action_round(s)
    else:
        begin_hazards(s)


def play_card(s: State, seat: int, action: int) -> None:
    """Play a card for its action, or pass."""
    if action == state.PASS:
        tell(s, EVERYBODY, state.EVENT_PASSES, seat, 0, 0)
        s.at += 1
        return
    s.card = action - state.PLAY
    s.cards_played += 1
    tell(s, EVERYBODY, state.EVENT_PLAYS, seat, s.card, 0)
    discard(s, seat, s.card)
    if not needs_target(s.card):
        s.target = seat


def needs_target(card: int) -> bool:
    return cards.effect_kind(cards.effect_code(card, 0, 0)) != cards.REVERSE


def forget_card(s: State) -> None:
    s.card = NONE
    s.target = NONE
    s.choice = NONE
    s.effect = 0
    s.extra_paid = 0
    s.placed_before = 0


def end_card(s: State) -> None:
    forget_card(s)
    forget_vector(s)
    s.at += 1


def continue_card(s: State) -> None:
    """The next thing that an action card does, or asks."""
    user = s.order[s.at]
    if s.target == NONE:
        ask(s, user, state.ASK_TARGET)
    elif s.choice == NONE and cards.choices_of(s.card) > 1:
        ask(s, user, state.ASK_CHOICE)
    elif s.choice == NONE:
        choose_way(s, 0)
    elif something_landed(s):
        see_to_landing(s)
    elif s.effect == cards.MOST_EFFECTS or cards.effect_code(s.card, s.choice, s.effect) == cards.NO_EFFECT:
        end_card(s)
    else:
        do_effect(s, user, cards.effect_code(s.card, s.choice, s.effect))


def choose_way(s: State, choice: int) -> None:
    s.choice = choice
    tell(s, EVERYBODY, state.EVENT_ON, s.target, s.card, choice)


def next_effect(s: State) -> None:
    s.effect += 1
    s.extra_paid = 0


def do_effect(s: State, user: int, code: int) -> None:
    """Do one effect, or ask what it needs first: payment, a direction, a chit."""
    kind = cards.effect_kind(code)
    if cards.effect_paid(code) and s.extra_paid == 0:
        if s.players[user].hand_size > 0 and not ((kind == cards.BEFORE or kind == cards.AFTER) and s.chits == 0):
            ask(s, user, state.ASK_EXTRA)
        else:
            next_effect(s)
    elif kind == cards.BEFORE or kind == cards.AFTER:
        if s.chits == 0:
            tell(s, EVERYBODY, state.EVENT_NO_CHIT, s.target, 0, 0)
            next_effect(s)
        elif cards.effect_direction(code) == cards.ANY_DIRECTION:
            ask(s, user, state.ASK_DIRECTION)
        else:
            add_chit(s, cards.effect_direction(code))
    elif kind == cards.AT_ONCE:
        next_effect(s)
        try_vector(s, s.target, cards.effect_direction(code))
    elif kind == cards.REMOVE:
        remove_or_ask(s, user)
    else:
        next_effect(s)
        do_text(s, user, kind)


def add_chit(s: State, direction: int) -> None:
    """Put a chit of the card that is played into the target's flight plan."""
    kind = cards.effect_kind(cards.effect_code(s.card, s.choice, s.effect))
    put_chit(s, s.target, direction, 1 if kind == cards.BEFORE else 0)
    next_effect(s)


def put_chit(s: State, seat: int, direction: int, before: int) -> None:
    """Put a chit into a flight plan, as the outermost one; a card's own chits keep their order."""
    player = s.players[seat]
    s.chits -= 1
    if before == 1:
        at = player.before_count
        player.before_count += 1
        for _ in range(s.placed_before):
            player.before[at] = player.before[at - 1]
            at -= 1
        player.before[at] = direction
        s.placed_before += 1
    else:
        player.after[player.after_count] = direction
        player.after_count += 1
    tell(s, EVERYBODY, state.EVENT_CHIT, seat, direction, before)


def remove_or_ask(s: State, user: int) -> None:
    player = s.players[s.target]
    if player.before_count + player.after_count > 1:
        ask(s, user, state.ASK_REMOVE)
    elif player.before_count == 1:
        remove_chit(s, state.REMOVE_BEFORE)
    elif player.after_count == 1:
        remove_chit(s, state.REMOVE_AFTER)
    else:
        tell(s, EVERYBODY, state.EVENT_NOTHING_REMOVED, s.target, 0, 0)
        next_effect(s)


def refuse_removal(s: State, action: int) -> int:
    player = s.players[s.target]
    if action < state.REMOVE_AFTER:
        return 0 if action - state.REMOVE_BEFORE < player.before_count else NO_SUCH_CHIT
    return 0 if action - state.REMOVE_AFTER < player.after_count else NO_SUCH_CHIT


def remove_chit(s: State, action: int) -> None:
    player = s.players[s.target]
    if action < state.REMOVE_AFTER:
        removed = take_chit(
            player.before, player.before_count - 1 - (action - state.REMOVE_BEFORE), player.before_count
        )
        player.before_count -= 1
    else:
        removed = take_chit(player.after, action - state.REMOVE_AFTER, player.after_count)
        player.after_count -= 1
    s.chits += 1
    tell(s, EVERYBODY, state.EVENT_REMOVED, s.target, removed, 0)
    next_effect(s)


def take_chit(chits: Any, at: int, count: int) -> int:
    """Take a chit out of a row and close the gap; return its direction."""
    taken = chits[at]
    for i in range(at, count - 1):
        chits[i] = chits[i + 1]
    chits[count - 1] = NONE
    return taken  # type: ignore[no-any-return]


def return_chits(s: State, seat: int) -> None:
    player = s.players[seat]
    s.chits += player.before_count + player.after_count
    for i in range(player.before_count):
        player.before[i] = NONE
    for i in range(player.after_count):
        player.after[i] = NONE
    player.before_count = 0
    player.before_flown = 0
    player.after_count = 0
    player.after_flown = 0


def do_text(s: State, user: int, kind: int) -> None:
    target = s.players[s.target]
    if kind == cards.DEACTIVATE_CARD or kind == cards.DEACTIVATE_PLAN:
        tell(s, EVERYBODY, state.EVENT_DEACTIVATED, s.target, target.face_up, 0)
        target.face_up = 0
        target.cube = NONE
        if kind == cards.DEACTIVATE_PLAN:
            tell(s, EVERYBODY, state.EVENT_CHITS_GONE, s.target, target.before_count + target.after_count, 0)
            return_chits(s, s.target)
    elif kind == cards.SUPPLY:
        draw_cards(s, s.target, 2)
    elif kind == cards.STOWAWAY:
        steal(s, user, s.target)
    elif kind == cards.REVERSE:
        s.reversed = 1
        tell(s, EVERYBODY, state.EVENT_REVERSED, 0, 0, 0)
    elif kind == cards.MARSHAL:
        s.marshal = s.target
        tell(s, EVERYBODY, state.EVENT_MARSHAL, s.target, 0, 0)
    else:
        target.ladder = 1
        tell(s, EVERYBODY, state.EVENT_LADDER, s.target, 0, 0)


def steal(s: State, thief: int, victim: int) -> None:
    """Take a card at random; only the two see it."""
    if thief == victim or s.players[victim].hand_size == 0:
        tell(s, EVERYBODY, state.EVENT_STEALS, thief, victim, 0)
        return
    tell(s, EVERYBODY, state.EVENT_STEALS, thief, victim, 1)
    card = nth_in(s.players[victim].hand, below(s.rng, s.players[victim].hand_size))
    knowledge.note_theft(s, thief, victim, card)
    leave_hand(s, victim, card)
    put_in(s.players[thief].hand, card)
    s.players[thief].hand_size += 1
    tell(s, thief, state.EVENT_STOLEN, thief, card, victim)
    tell(s, victim, state.EVENT_STOLEN, thief, card, victim)


def pay(s: State, seat: int, card: int) -> None:
    tell(s, EVERYBODY, state.EVENT_PAYS, seat, card, 0)
    discard(s, seat, card)


# --- moving ships, and what they land on --------------------------------------------------------------------


def try_vector(s: State, seat: int, direction: int) -> None:
    """Move a ship one space, or let it bounce."""
    player = s.players[seat]
    what = course.barrier_towards(s, seat, direction, 1)
    if what == course.FREE:
        move_ship(s, seat, direction, 1, state.EVENT_MOVES)
    elif (
        course.is_obstacle(what)
        and s.step == state.STEP_MOVEMENT
        and player.ladder == 1
        and course.barrier_towards(s, seat, direction, 2) == course.FREE
    ):
        player.ladder = 0
        move_ship(s, seat, direction, 2, state.EVENT_LEAPS)
    else:
        tell(s, EVERYBODY, state.EVENT_BOUNCES, seat, direction, what)


def move_ship(s: State, seat: int, direction: int, distance: int, event: int) -> None:
    """Put a ship on a free space: it has landed there."""
    player = s.players[seat]
    player.row += distance * cards.rows_down(direction)
    player.column += distance * cards.columns_on(direction)
    s.mover = seat
    s.landed = 1
    tell(s, EVERYBODY, event, seat, direction, 32 * player.row + player.column)
    if player.column == course.finish_column(s):
        tell(s, EVERYBODY, state.EVENT_FINISH, seat, 0, 0)
        end_game(s, seat, FINISH_REACHED)


def forget_vector(s: State) -> None:
    s.mover = NONE
    s.landed = 0
    s.bonuses = 0
    s.losses = 0
    s.losing = 0
    s.attempted = 0
    s.committed = 0
    s.to_pay_for = NONE
    s.bonus_spaces = 0


def something_landed(s: State) -> bool:
    return s.landed == 1 or s.losses > 0 or s.bonuses > 0


def see_to_landing(s: State) -> None:
    """The next thing that follows from where the mover has landed."""
    player = s.players[s.mover]
    if s.landed == 1:
        s.landed = 0
        if ballast_at(s, player.row, player.column):
            ask(s, s.mover, state.ASK_COLLECT)
        else:
            meet_fans(s, s.mover)
    elif s.losses > 0:
        s.losses -= 1
        lose_vector(s, s.mover)
    else:
        ask(s, s.mover, state.ASK_BONUS)


def ballast_at(s: State, row: int, column: int) -> bool:
    return course.section_there(s, column) == cards.BALLAST and (s.ballast >> course.local_space(row, column)) & 1 == 1


def collect(s: State, seat: int, action: int) -> None:
    if action == state.COLLECT:
        player = s.players[seat]
        s.ballast &= ~(1 << course.local_space(player.row, player.column))
        player.ballast += 1
        tell(s, EVERYBODY, state.EVENT_COLLECTS, seat, player.ballast, 0)
        if course.barrier_towards(s, seat, cards.DOWN, 1) == course.FREE:
            move_ship(s, seat, cards.DOWN, 1, state.EVENT_MOVES)


def refuse_drop(s: State, seat: int) -> int:
    if s.step != state.STEP_MOVEMENT:
        return BESIDE_A_VECTOR
    if s.players[seat].ballast == 0:
        return NO_BALLAST
    return 0 if course.barrier_towards(s, seat, cards.UP, 1) == course.FREE else BLOCKED_ABOVE


def drop_ballast(s: State, seat: int) -> None:
    s.players[seat].ballast -= 1
    s.ballast_dropped += 1
    move_ship(s, seat, cards.UP, 1, state.EVENT_DROPS)


def meet_fans(s: State, seat: int) -> None:
    """Own fans may give an extra vector; in Movement, those of others cost one."""
    player = s.players[seat]
    colour = course.mark_at(s, player.row, player.column) - cards.MARK_FAN
    if 0 <= colour < cards.COLOURS:
        space = course.local_space(player.row, player.column)
        if colour != player.colour:
            s.losses += 1 if s.step == state.STEP_MOVEMENT else 0
        elif (s.bonus_spaces >> space) & 1 == 0:
            s.bonus_spaces |= 1 << space
            s.bonuses += 1


def fly_bonus(s: State, seat: int, action: int) -> None:
    if action == state.DROP:
        drop_ballast(s, seat)
        return
    s.bonuses -= 1
    if action != state.STOP:
        tell(s, EVERYBODY, state.EVENT_BONUS, seat, 0, 0)
        try_vector(s, seat, action - state.FLY)


# --- step 5: moving hazards ---------------------------------------------------------------------------------


def begin_hazards(s: State) -> None:
    s.step = state.STEP_HAZARDS
    s.hazard = 0
    s.folks_moved = 0
    s.lemmings_moved = 0
    s.lemmings_dropped = 0


def continue_hazards(s: State) -> None:
    """Ask about the hazards of the next section; Movement follows behind the last."""
    if s.hazard == s.sections:
        begin_movement(s)
        return
    section = s.course[s.hazard]
    seat = hazards.hazard_mover(s)
    if section == cards.MACHINE:
        ask(s, seat, state.ASK_MACHINE)
    elif section == cards.FOLKS and hazards.some_folk_can_move(s):
        ask(s, seat, state.ASK_FOLKS)
    elif section == cards.LEMMINGS and hazards.lemming_answers(s) > 1:
        ask(s, seat, state.ASK_LEMMINGS)
    elif section == cards.LEMMINGS and hazards.refuse_lemmings(s, state.LEMMINGS_DONE) != 0:
        for i in range(cards.LEMMINGS_THERE):  # exactly one can move, and must
            if s.lemmings_moved == 0 and hazards.refuse_lemmings(s, state.LEMMING + i) == 0:
                hazards.move_lemming(s, seat, i)
    else:
        s.hazard += 1


# --- step 6: movement ---------------------------------------------------------------------------------------


def begin_movement(s: State) -> None:
    s.step = state.STEP_MOVEMENT
    tell(s, EVERYBODY, state.EVENT_MOVEMENT, 0, 0, 0)
    forget_vector(s)
    course.take_order(s, s.reversed == 1)


def continue_movement(s: State) -> None:
    if something_landed(s):
        see_to_landing(s)
    elif s.at == s.n_seats:
        if anybody_flying(s):
            course.take_order(s, s.reversed == 1)
        else:
            begin_discarding(s)
    else:
        continue_flight(s, s.order[s.at])


def anybody_flying(s: State) -> bool:
    for i in range(s.n_seats):
        if s.players[i].flying == 1:
            return True
    return False


def continue_flight(s: State, seat: int) -> None:
    """A ship's vector in this round: ballast before it, the vector, ballast after it."""
    if s.players[seat].flying == 0:
        s.at += 1
    elif s.attempted == 1:
        if refuse_drop(s, seat) == 0:
            ask(s, seat, state.ASK_DROP)
        else:
            end_vector(s, seat)
    elif not vectors_left(s, seat):
        end_vector(s, seat)
    elif refuse_drop(s, seat) == 0 or ways_to_fly(s, seat) > 1:
        ask(s, seat, state.ASK_FLY)
    else:
        fly(s, seat, only_direction(s, seat))


def chits_before_left(s: State, seat: int) -> bool:
    return s.players[seat].before_flown < s.players[seat].before_count


def chits_after_left(s: State, seat: int) -> bool:
    return s.players[seat].after_flown < s.players[seat].after_count


def next_chit(s: State, seat: int) -> int:
    """The direction of the next chit before the card or, when those are flown, of the next after it."""
    player = s.players[seat]
    if chits_before_left(s, seat):
        return player.before[player.before_count - 1 - player.before_flown]
    return player.after[player.after_flown]


def arrow_towards(node: int, direction: int) -> int:
    """The arrow that leaves a node in a direction, NONE when there is none."""
    for arrow in range(cards.first_arrow(node), cards.first_arrow(node) + cards.arrows_from(node)):
        if cards.heading(arrow) == direction:
            return arrow
    return NONE


def solid_arrows(s: State, seat: int) -> int:
    """How many free arrows leave the node that the cube is on."""
    node = s.players[seat].cube
    count = 0
    for arrow in range(cards.first_arrow(node), cards.first_arrow(node) + cards.arrows_from(node)):
        if not cards.is_paid(arrow):
            count += 1
    return count


def flyable_arrows(s: State, seat: int) -> int:
    """How many arrows leave it that the seat can follow: without a card to pay with, only the free ones."""
    if s.players[seat].hand_size > 0:
        return cards.arrows_from(s.players[seat].cube)
    return solid_arrows(s, seat)


def card_open(s: State, seat: int) -> bool:
    """Can a vector of the flight-plan card still be flown?"""
    player = s.players[seat]
    return player.card_over == 0 and (player.face_up == 0 or flyable_arrows(s, seat) > 0)


def vectors_left(s: State, seat: int) -> bool:
    return chits_before_left(s, seat) or card_open(s, seat) or chits_after_left(s, seat)


def ways_to_fly(s: State, seat: int) -> int:
    """Among how many ways to go on the seat can choose."""
    if chits_before_left(s, seat) or not card_open(s, seat):
        return 1
    if s.players[seat].face_up == 0:
        return cards.DIRECTIONS
    return flyable_arrows(s, seat) + (1 if solid_arrows(s, seat) == 0 else 0)


def only_direction(s: State, seat: int) -> int:
    if chits_before_left(s, seat) or not card_open(s, seat):
        return next_chit(s, seat)
    return cards.heading(first_solid_arrow(s.players[seat].cube))


def first_solid_arrow(node: int) -> int:
    arrow = cards.first_arrow(node)
    while cards.is_paid(arrow):
        arrow += 1
    return arrow


def refuse_vector(s: State, seat: int, action: int) -> int:
    """May the cube move on in this direction, or stop?"""
    if chits_before_left(s, seat) or not card_open(s, seat):
        return 0 if action == state.FLY + next_chit(s, seat) else NOT_THAT_CHIT
    player = s.players[seat]
    if player.face_up == 0:
        return MUST_FLY_ANYWHERE if action == state.STOP else 0
    if action == state.STOP:
        if solid_arrows(s, seat) > 0:
            return MUST_FLY_ON
        return BESIDE_A_VECTOR if s.committed == 1 and s.losing == 0 and not chits_after_left(s, seat) else 0
    arrow = arrow_towards(player.cube, action - state.FLY)
    if arrow == NONE:
        return NO_SUCH_ARROW
    return CANNOT_PAY if cards.is_paid(arrow) and player.hand_size == 0 else 0


def choose_vector(s: State, seat: int, action: int) -> None:
    """Follow an arrow or a chit, drop ballast before it, or stop."""
    player = s.players[seat]
    if action == state.DROP:
        s.committed = 1
        drop_ballast(s, seat)
    elif action == state.STOP:
        stop_card(s, seat)
    elif is_to_be_paid(s, seat, action - state.FLY):
        s.to_pay_for = action - state.FLY
        if player.hand_size == 1:
            pay_for_vector(s, seat, nth_in(player.hand, 0))
        else:
            ask(s, seat, state.ASK_PAY)
    else:
        go_along(s, seat, action - state.FLY)


def is_to_be_paid(s: State, seat: int, direction: int) -> bool:
    if chits_before_left(s, seat) or not card_open(s, seat) or s.players[seat].face_up == 0:
        return False
    return cards.is_paid(arrow_towards(s.players[seat].cube, direction))


def pay_for_vector(s: State, seat: int, card: int) -> None:
    direction = s.to_pay_for
    s.to_pay_for = NONE
    arrow = arrow_towards(s.players[seat].cube, direction)
    pay(s, seat, card)
    s.players[seat].cube = arrow  # without the card just paid the arrow could no longer be followed
    if s.losing == 1:
        s.losing = 0
        tell(s, EVERYBODY, state.EVENT_LOSES, seat, direction, 0)
    else:
        s.attempted = 1
        try_vector(s, seat, direction)


def go_along(s: State, seat: int, direction: int) -> None:
    if s.losing == 1:
        s.losing = 0
        move_cube(s, seat, direction)
        tell(s, EVERYBODY, state.EVENT_LOSES, seat, direction, 0)
    else:
        fly(s, seat, direction)


def fly(s: State, seat: int, direction: int) -> None:
    move_cube(s, seat, direction)
    s.attempted = 1
    try_vector(s, seat, direction)


def move_cube(s: State, seat: int, direction: int) -> None:
    """Move the cube along the next vector, which is free of charge."""
    player = s.players[seat]
    if chits_before_left(s, seat):
        player.before_flown += 1
    elif not card_open(s, seat):
        player.after_flown += 1
    elif player.face_up == 0:
        player.card_over = 1
    else:
        player.cube = arrow_towards(player.cube, direction)


def stop_card(s: State, seat: int) -> None:
    """Follow no open arrow: the card is over. If a vector is to be lost, it is the next chit's."""
    s.players[seat].card_over = 1
    tell(s, EVERYBODY, state.EVENT_STOPS, seat, 0, 0)
    if s.losing == 1:
        s.losing = 0
        if chits_after_left(s, seat):
            lose_chit(s, seat)


def lose_vector(s: State, seat: int) -> None:
    """The cube moves on without the ship; at a fork the owner chooses where."""
    player = s.players[seat]
    if not vectors_left(s, seat):
        return
    if chits_before_left(s, seat) or not card_open(s, seat):
        lose_chit(s, seat)
    elif player.face_up == 0:
        player.card_over = 1
        tell(s, EVERYBODY, state.EVENT_LOSES, seat, NONE, 0)
    elif ways_to_fly(s, seat) > 1:
        s.losing = 1
        ask(s, seat, state.ASK_LOSE)
    else:
        direction = only_direction(s, seat)
        move_cube(s, seat, direction)
        tell(s, EVERYBODY, state.EVENT_LOSES, seat, direction, 0)


def lose_chit(s: State, seat: int) -> None:
    tell(s, EVERYBODY, state.EVENT_LOSES, seat, next_chit(s, seat), 0)
    move_cube(s, seat, next_chit(s, seat))


def end_vector(s: State, seat: int) -> None:
    """The next ship's turn; a ship without vectors gives its plan away."""
    forget_vector(s)
    s.at += 1
    if not vectors_left(s, seat):
        end_plan(s, seat)


def end_plan(s: State, seat: int) -> None:
    player = s.players[seat]
    return_chits(s, seat)
    card = player.plan
    hidden = accounts.has_hidden_plan(s, seat)
    tell(s, EVERYBODY, state.EVENT_PLAN_OVER, seat, card, 1 if hidden else 0)
    if hidden:
        knowledge.note_plan_over(s, seat, card)
    put_plan_away(s, seat, card)


def put_plan_away(s: State, seat: int, card: int) -> None:
    """The ship has no plan any more; the card goes to the discards."""
    player = s.players[seat]
    player.flying = 0
    player.face_up = 0
    player.shown = 0
    player.card_over = 0
    player.cube = NONE
    player.plan = NONE
    player.laid = 0
    if card != NONE:
        put_in(s.discards, card)


# --- steps 7 and 8: cards -----------------------------------------------------------------------------------


def begin_discarding(s: State) -> None:
    s.step = state.STEP_DISCARD
    course.take_order(s, False)


def continue_discarding(s: State) -> None:
    if s.at < s.n_seats:
        if s.players[s.order[s.at]].hand_size > 0:
            ask(s, s.order[s.at], state.ASK_DISCARD)
        else:
            s.at += 1
        return
    for i in range(s.n_seats):
        seat = s.order[i]
        draw_cards(s, seat, full_hand(s, seat) - s.players[seat].hand_size)
    begin_turn(s)


def full_hand(s: State, seat: int) -> int:
    """Up to how many cards the seat draws."""
    player = s.players[seat]
    return state.HAND + (1 if course.mark_at(s, player.row, player.column) == cards.MARK_INSPIRATION else 0)


def discard_unwanted(s: State, seat: int, action: int) -> None:
    if action == state.KEEP:
        s.at += 1
        return
    tell(s, EVERYBODY, state.EVENT_DISCARDS, seat, action - state.DISCARD, 0)
    discard(s, seat, action - state.DISCARD)


# --- the end ------------------------------------------------------------------------------------------------


def end_game(s: State, winner: int, rule: int) -> None:
    s.winner = winner
    kit.end(s, rule)
    tell(s, EVERYBODY, state.EVENT_GAME_OVER, rule, winner, 0)


def score(s: State, seat: int) -> int:
    """The number of the column that the ship has reached, as all count them: the starting column is 1."""
    return s.players[seat].column + 1  # 0 while it is not on the course


def place(s: State, seat: int) -> int:
    """The winner is first; the others follow in sequence."""
    if s.winner == seat:
        return 1
    before = 1
    for other in range(s.n_seats):
        if other == s.winner or (other != seat and course.is_ahead(s, other, seat)):
            before += 1
    return before


def wins(s: State, seat: int) -> bool:
    return seat == s.winner


# --- what the engines call ----------------------------------------------------------------------------------


def run(s: State) -> None:
    """Go on until somebody must decide or the game is over."""
    while s.asked == NONE and s.ended_by == 0:
        if s.step == state.STEP_MOVEMENT:
            continue_movement(s)
        elif s.step == state.STEP_ACTIONS:
            continue_actions(s)
        elif s.step == state.STEP_DISCARD:
            continue_discarding(s)
        elif s.step == state.STEP_HAZARDS:
            continue_hazards(s)
        elif s.step == state.STEP_PLAN:
            continue_plan(s)
        else:
            continue_set_up(s)


def to_act(s: State) -> int:
    if s.asked == NONE:
        return 0
    return to_choose(s) if s.asked == state.ASK_PLAN else 1 << s.decider


def question(s: State, seat: int) -> int:
    return s.asked if (to_act(s) >> seat) & 1 == 1 else NONE


def refusal(s: State, seat: int, action: int) -> int:
    decider = s.decider
    if s.asked == state.ASK_PLAN:  # all choose at once
        decider = seat if (to_choose(s) >> seat) & 1 == 1 else NONE
    refused = kit.refuse_unasked(s.asked, decider, state.ANSWERS, seat, action)
    return refused if refused != 0 else refuse_answer(s, seat, action)


def refuse_answer(s: State, seat: int, action: int) -> int:
    """Is an answer to the question that the seat is asked allowed?"""
    if action < state.COLOUR:
        return refuse_card(s, seat, action)
    if s.asked == state.ASK_FLY or s.asked == state.ASK_LOSE:
        return refuse_drop(s, seat) if action == state.DROP else refuse_vector(s, seat, action)
    if s.asked == state.ASK_TARGET:
        return 0 if action - state.TARGET < s.n_seats else NO_SUCH_PLAYER
    if s.asked == state.ASK_CHOICE:
        return 0 if action - state.CHOICE < cards.choices_of(s.card) else NO_SUCH_CHOICE
    if s.asked == state.ASK_BONUS:
        return refuse_drop(s, seat) if action == state.DROP else 0
    if s.asked == state.ASK_FOLKS:
        if action == state.FOLKS_DONE:
            return 0
        return hazards.refuse_folk(
            s, (action - state.FOLK) // cards.DIRECTIONS, (action - state.FOLK) % cards.DIRECTIONS
        )
    if s.asked == state.ASK_LEMMINGS:
        return hazards.refuse_lemmings(s, action)
    if s.asked == state.ASK_REMOVE:
        return refuse_removal(s, action)
    if s.asked == state.ASK_COLOUR:
        return COLOUR_TAKEN if colour_taken(s, action - state.COLOUR) else 0
    return 0


def refuse_card(s: State, seat: int, action: int) -> int:
    """Passing and the like is always allowed; a card must be in the hand."""
    if action == state.PASS or action == state.PAY_NOT or action == state.KEEP:
        return 0
    return 0 if is_in(s.players[seat].hand, card_named(action)) else NOT_IN_HAND


def card_named(action: int) -> int:
    """The card that an action below COLOUR is about; one past the last card for passing and the like."""
    if action >= state.DISCARD:
        return action - state.DISCARD
    return (
        action - state.PAY
        if action >= state.PAY
        else action - state.PLAY
        if action >= state.PLAY
        else action % cards.CARDS_IN_DECK
    )


def following(s: State, seat: int, action: int) -> int:
    """The next action; those with cards that are not in the hand are leapt over."""
    action += 1
    if action >= state.KEEP or action == state.PASS or action == state.PAY_NOT:
        return action
    card = card_named(action)
    return action - card + min(next_in(s.players[seat].hand, card), cards.CARDS_IN_DECK)


def step(s: State, seat: int, action: int) -> None:
    answer(s, seat, action)
    run(s)


def answer(s: State, seat: int, action: int) -> None:
    """What an answer does by itself, before the rules go on."""
    asked = s.asked
    s.asked = NONE
    if asked == state.ASK_PLAN:
        choose_plan(s, seat, action)
    elif asked == state.ASK_ACTION:
        play_card(s, seat, action)
    elif asked == state.ASK_FLY or asked == state.ASK_LOSE:
        choose_vector(s, seat, action)
    elif asked == state.ASK_DISCARD:
        discard_unwanted(s, seat, action)
    elif asked == state.ASK_TARGET:
        s.target = action - state.TARGET
    elif asked == state.ASK_CHOICE:
        choose_way(s, action - state.CHOICE)
    elif asked == state.ASK_DIRECTION:
        add_chit(s, action - state.CHIT)
    elif asked == state.ASK_PAY:
        pay_for_vector(s, seat, action - state.PAY)
    elif asked == state.ASK_EXTRA:
        answer_extra(s, seat, action)
    elif asked == state.ASK_REMOVE:
        remove_chit(s, action)
    elif asked == state.ASK_DROP:
        if action == state.DROP:
            drop_ballast(s, seat)
        else:
            end_vector(s, seat)
    elif asked == state.ASK_BONUS:
        fly_bonus(s, seat, action)
    elif asked == state.ASK_COLLECT:
        collect(s, seat, action)
    elif asked == state.ASK_FOLKS:
        hazards.move_folk(s, seat, action)
    elif asked == state.ASK_LEMMINGS:
        hazards.move_lemmings(s, seat, action)
    elif asked == state.ASK_MACHINE:
        set_machine(s, seat, 1 if action == state.OPEN_GEARS else 0)
        s.hazard += 1 if s.step == state.STEP_HAZARDS else 0
    else:
        take_colour(s, seat, action - state.COLOUR)


def answer_extra(s: State, seat: int, action: int) -> None:
    if action == state.PAY_NOT:
        next_effect(s)
    else:
        pay(s, seat, action - state.PAY)
        s.extra_paid = 1


def side(s: State, seat: int) -> int:
    return s.players[seat].colour


def default_action(s: State, seat: int) -> int:
    """Without a word from its player a seat flies one space, plays and moves nothing that it need not."""
    if s.asked == state.ASK_PLAN:
        return state.FACE_DOWN + nth_in(s.players[seat].hand, 0)
    if s.asked == state.ASK_ACTION:
        return state.PASS
    if s.asked == state.ASK_DISCARD:
        return state.KEEP
    if s.asked == state.ASK_EXTRA:
        return state.PAY_NOT
    if s.asked == state.ASK_DROP:
        return state.DROP_NOT
    if s.asked == state.ASK_COLLECT:
        return state.COLLECT_NOT
    if s.asked == state.ASK_FOLKS:
        return state.FOLKS_DONE
    if s.asked == state.ASK_BONUS:
        return state.STOP
    if s.asked == state.ASK_MACHINE:
        return state.OPEN_PISTONS if s.gears_open == 0 else state.OPEN_GEARS
    if s.asked == state.ASK_TARGET:
        return state.TARGET + seat
    if (s.asked == state.ASK_FLY or s.asked == state.ASK_LOSE) and refusal(s, seat, state.STOP) == 0:
        return state.STOP
    if s.asked == state.ASK_LEMMINGS and refusal(s, seat, state.LEMMINGS_DONE) == 0:
        return state.LEMMINGS_DONE
    return first_legal(s, seat)
