"""Airships: the rules, in the order and the words of RULES.md."""

from __future__ import annotations

from aerodrome.games.airships import cards, state
from aerodrome.games.airships.state import State
from aerodrome.rulebook import kit
from aerodrome.rulebook.bits import nth_one, ones
from aerodrome.rulebook.chance import below
from aerodrome.rulebook.contract import first_legal
from aerodrome.rulebook.primitives import EVERYBODY, tell
from aerodrome.rulebook.record import NONE

# Rules that `refusal` and `ending` name: AS-4.2 is 402.
ENTREPRENEUR_TAKEN = 208
NOTHING_THERE, DICE_MISSING = 402, 403
CANNOT_PAY, NO_IMAGINARY, TOO_FEW_LEFT = 602, 605, 606
HINDENBURG_CLOSED, PHASE_BUILT, NOT_THE_NEXT_PHASE = 1001, 1002, 1006
STACKS_RUN_DOWN, HINDENBURG_DONE, NOBODY_CAN_ACT, GOES_USED_UP = 1101, 1102, 1104, 1105


# --- setting up ---------------------------------------------------------------------------------------------


def new_game(s: State) -> None:
    clear_table(s)
    if s.options[state.FIRST_SEAT] == 0:
        s.seat = below(s.rng, s.n_seats)
    else:
        s.seat = s.options[state.FIRST_SEAT] - 1
    tell(s, EVERYBODY, state.EVENT_FIRST_SEAT, s.seat, 0, 0)
    for i in range(s.n_seats):
        s.companies[i].chips = 3 if i == s.seat else 4
    for stack in range(state.STACKS):
        s.stack_left[stack] = state.STACK_CARDS
        turn_up_airship(s, stack)
    deal_starters(s)
    while cards_on_board(s) < 6 and cards_in_pile(s) > 0:  # AS-2.6: pushed-out cards are made up for
        turn_over_card(s)
    if s.options[state.CHOOSE_ENTREPRENEURS] == 1:
        s.asked = state.ASK_ENTREPRENEUR
    else:
        for i in range(s.n_seats):
            s.companies[i].entrepreneur = i
        begin_go(s)
        play_on(s)


def clear_table(s: State) -> None:
    kit.begin(s)
    clear_board(s)
    s.goes = 0
    s.extra = 0
    s.idle = 0
    for i in range(state.SEATS):
        company = s.companies[i]
        company.entrepreneur = NONE
        company.chips = 0
        company.marks = 0
        company.fleet = 0
        kit.fill(company.department, NONE)
    clear_attempt(s)


def clear_board(s: State) -> None:
    s.era = 1
    s.expansions_seen = 0
    s.airships_seen = 0
    s.wooden_airship = NONE
    for row in range(cards.DEPARTMENTS):
        kit.fill(s.board[row], NONE)
    for i in range(state.STACKS):
        s.stack_top[i] = NONE
        s.phase_builder[i] = NONE


def deal_starters(s: State) -> None:
    for i in range(cards.STARTERS):
        card = draw_unseen(s, cards.STARTER, cards.STARTERS)
        if i < s.n_seats:
            s.companies[i].department[cards.department_of(card)] = card  # AS-2.12: without its one-off chips
            tell(s, EVERYBODY, state.EVENT_STARTER, i, card, 0)
        else:
            put_on_board(s, card)


def take_entrepreneur(s: State, country: int) -> None:
    s.companies[s.seat].entrepreneur = country
    tell(s, EVERYBODY, state.EVENT_ENTREPRENEUR, s.seat, country, 0)
    s.seat = (s.seat + 1) % s.n_seats
    if s.companies[s.seat].entrepreneur != NONE:  # round the table, back at the starting player
        begin_go(s)
        play_on(s)


# --- cards that nobody has seen -----------------------------------------------------------------------------


def unseen(s: State, first: int, n: int) -> int:
    """The expansion cards from ``first`` to ``first + n - 1`` that nobody has seen, a bit each."""
    return ((1 << n) - 1) & ~(s.expansions_seen >> first)


def draw_unseen(s: State, first: int, n: int) -> int:
    """One of the unseen expansion cards of a bag, each as likely as the others; NONE when the bag is empty."""
    bag = unseen(s, first, n)
    if bag == 0:
        return NONE
    card = first + nth_one(bag, below(s.rng, ones(bag)))
    s.expansions_seen |= 1 << card
    return card


def cards_in_pile(s: State) -> int:
    era_card = 1 if s.era == 1 else 0
    return (
        ones(unseen(s, cards.ERA_ONE, cards.ERA_ONE_CARDS))
        + era_card
        + ones(unseen(s, cards.ERA_TWO, cards.ERA_TWO_CARDS))
    )


def turn_up_airship(s: State, stack: int) -> None:
    """Show the next card of a stack: light backs on top, then medium, then dark; the box holds two of each back."""
    if s.stack_left[stack] == 0:
        s.stack_top[stack] = NONE
        tell(s, EVERYBODY, state.EVENT_STACK_EMPTY, stack, 0, 0)
        return
    first = (cards.TIERS - s.stack_left[stack]) * cards.TIER_CARDS
    bag = ((1 << cards.TIER_CARDS) - 1) & ~(s.airships_seen >> first)
    airship = first + nth_one(bag, below(s.rng, ones(bag)))
    s.airships_seen |= 1 << airship
    s.stack_top[stack] = cards.AIRSHIP + airship
    tell(s, EVERYBODY, state.EVENT_STACK_SHOWS, stack, s.stack_top[stack], 0)


# --- a go, step 1: turn over an expansion card --------------------------------------------------------------


def turn_over_card(s: State) -> None:
    card = draw_unseen(s, cards.ERA_ONE, cards.ERA_ONE_CARDS)
    if card == NONE and s.era == 1:
        s.era = 2  # AS-3.5: every entrepreneur now shows a red die as well
        tell(s, EVERYBODY, state.EVENT_CHANGE_OF_ERA, 0, 0, 0)
        if s.options[state.REPLACE_ERA_CARD] == 0:
            return
    if card == NONE:
        card = draw_unseen(s, cards.ERA_TWO, cards.ERA_TWO_CARDS)
    if card != NONE:
        put_on_board(s, card)


def put_on_board(s: State, card: int) -> None:
    row = s.board[cards.department_of(card)]
    pushed_out = NONE
    column = 0
    while column < state.ROW and row[column] != NONE:
        column += 1
    if column == state.ROW:
        pushed_out = row[0]
        for i in range(1, state.ROW):
            row[i - 1] = row[i]
        column = state.ROW - 1
    row[column] = card
    tell(s, EVERYBODY, state.EVENT_ON_BOARD, card, pushed_out, 0)


def cards_on_board(s: State) -> int:
    count = 0
    for row in range(cards.DEPARTMENTS):
        for column in range(state.ROW):
            if s.board[row][column] != NONE:
                count += 1
    return count


# --- a go, step 2: name a target ----------------------------------------------------------------------------


def card_named(s: State, action: int) -> int:
    """The card or phase that an answer to ASK_TARGET stands for; NONE where there is none."""
    if action < state.TRY_STACK:
        return s.board[(action - state.TRY_FIELD) // state.ROW][(action - state.TRY_FIELD) % state.ROW]
    if action < state.TRY_PHASE:
        return s.stack_top[action - state.TRY_STACK]
    return cards.PHASE + action - state.TRY_PHASE


def refuse_target(s: State, action: int) -> int:
    if action >= state.TRY_PHASE:
        refused = refuse_phase(s, action - state.TRY_PHASE)
        if refused != 0:
            return refused
    card = card_named(s, action)
    if card == NONE:
        return NOTHING_THERE
    return 0 if within_reach(s, card) else DICE_MISSING


def refuse_phase(s: State, phase: int) -> int:
    if not hindenburg_open(s):
        return HINDENBURG_CLOSED
    if s.phase_builder[phase] != NONE:
        return PHASE_BUILT
    if s.options[state.PHASES_IN_ORDER] == 1 and phase > 0 and s.phase_builder[phase - 1] == NONE:
        return NOT_THE_NEXT_PHASE
    return 0


def hindenburg_open(s: State) -> bool:
    for stack in range(state.STACKS):
        if s.stack_left[stack] == 0:
            return True
    return False


def any_target(s: State) -> bool:
    for action in range(state.TRY_FIELD, state.KEEP_DICE):
        if refuse_target(s, action) == 0:
            return True
    return False


# --- the dice at hand ---------------------------------------------------------------------------------------


def dice_of(s: State, seat: int, colour: int) -> int:
    """Real dice of a colour that the seat's entrepreneur and departments show."""
    company = s.companies[seat]
    dice = 0
    if colour == cards.WHITE or (colour == cards.RED and s.era == 2):
        dice = 1
    for d in range(cards.DEPARTMENTS):
        if company.department[d] != NONE:
            dice += cards.dice_given(company.department[d], colour)
    return dice


def gather_dice(s: State) -> None:
    for colour in range(cards.COLOURS):
        s.pool[colour] = dice_of(s, s.seat, colour)
        s.imaginary[colour] = 0
    engineer = s.companies[s.seat].department[cards.ENGINEERS]
    if engineer != NONE:
        s.imaginary[cards.imaginary_colour(engineer)] = cards.imaginary_value(engineer)
    for way in range(state.KEEP_DICE, state.USE_BONUSES):
        dice = 0
        if way == state.KEEP_DICE or refuse_payment(s, way) == 0:
            for colour in range(cards.COLOURS):
                dice |= dice_that_count(s, way, colour) << (8 * colour)
        s.countable[way - state.KEEP_DICE] = dice


def dice_that_count(s: State, way: int, colour: int) -> int:
    """Dice of a colour that a throw can count after exchanging in this way: three real ones, and the imaginary one."""
    return min(real_dice(s, way, colour), state.LIMIT) + (1 if imaginary_die(s, way, colour) > 0 else 0)


def real_dice(s: State, way: int, colour: int) -> int:
    """Real dice of a colour at hand after exchanging in this way."""
    real = s.pool[colour]
    if way != state.KEEP_DICE:
        materials = s.companies[s.seat].department[cards.MATERIALS]
        if colour == cards.gives(materials):
            real -= cards.paid(materials)
            if way == state.EXCHANGE_IMAGINARY:
                real += 1
        elif colour == cards.gets(materials):
            real += cards.gained(materials)
    return real


def imaginary_die(s: State, way: int, colour: int) -> int:
    """The value of the imaginary die of a colour after exchanging in this way, 0 for none."""
    if way == state.EXCHANGE_IMAGINARY and colour == cards.gives(s.companies[s.seat].department[cards.MATERIALS]):
        return 0
    return s.imaginary[colour]


def packed_dice(packed: int, colour: int) -> int:
    """Dice of a colour where those of all colours are packed, a byte for each."""
    return (packed >> (8 * colour)) & 0x7F


def has_dice(s: State, card: int, way: int) -> bool:
    """Would the dice at hand, exchanged in this way, be those that the card needs?

    All three colours are compared in one subtraction: a colour with enough dice keeps the top bit of its byte.
    """
    return (
        (s.countable[way - state.KEEP_DICE] | state.EACH_COLOUR) - cards.all_dice_needed(card)
    ) & state.EACH_COLOUR == state.EACH_COLOUR


def within_reach(s: State, card: int) -> bool:
    """Does the player have the dice that the card needs, after an exchange if need be?

    This is has_dice for all three ways in one breath, without a branch: it is asked for every possible target.
    """
    needed = cards.all_dice_needed(card)
    kept = ((s.countable[0] | state.EACH_COLOUR) - needed) & state.EACH_COLOUR == state.EACH_COLOUR
    real = ((s.countable[1] | state.EACH_COLOUR) - needed) & state.EACH_COLOUR == state.EACH_COLOUR
    imaginary = ((s.countable[2] | state.EACH_COLOUR) - needed) & state.EACH_COLOUR == state.EACH_COLOUR
    return kept | real | imaginary


# --- Materials ----------------------------------------------------------------------------------------------


def refuse_payment(s: State, way: int) -> int:
    """Can the dice that the Materials card asks for be given up in this way?"""
    materials = s.companies[s.seat].department[cards.MATERIALS]
    if materials == NONE:
        return CANNOT_PAY
    real = s.pool[cards.gives(materials)]
    if way == state.EXCHANGE_IMAGINARY:
        if s.imaginary[cards.gives(materials)] == 0:
            return NO_IMAGINARY
        real += 1
    return 0 if real >= cards.paid(materials) else CANNOT_PAY


def refuse_exchange(s: State, way: int) -> int:
    if way != state.KEEP_DICE:
        refused = refuse_payment(s, way)
        if refused != 0:
            return refused
    return 0 if has_dice(s, s.target, way) else TOO_FEW_LEFT


def exchange(s: State, way: int) -> None:
    if way == state.KEEP_DICE:
        return
    materials = s.companies[s.seat].department[cards.MATERIALS]
    s.pool[cards.gives(materials)] -= cards.paid(materials)
    s.pool[cards.gets(materials)] += cards.gained(materials)
    if way == state.EXCHANGE_IMAGINARY:
        s.pool[cards.gives(materials)] += 1
        s.imaginary[cards.gives(materials)] = 0
    tell(s, EVERYBODY, state.EVENT_EXCHANGES, s.seat, materials, 1 if way == state.EXCHANGE_IMAGINARY else 0)


# --- the attempt --------------------------------------------------------------------------------------------


def clear_attempt(s: State) -> None:
    s.target = NONE
    s.place_tried = NONE
    s.total = 0
    for colour in range(cards.COLOURS):
        s.pool[colour] = 0
        s.imaginary[colour] = 0
        s.countable[colour] = 0
        kit.fill(s.thrown[colour], 0)


def try_for(s: State, action: int) -> None:
    s.target = card_named(s, action)
    s.place_tried = action
    tell(s, EVERYBODY, state.EVENT_TRIES, s.seat, s.target, 0)
    ways = 0
    only_way = state.KEEP_DICE
    for way in range(state.KEEP_DICE, state.USE_BONUSES):
        if refuse_exchange(s, way) == 0:
            ways += 1
            only_way = way
    if ways > 1:
        s.asked = state.ASK_EXCHANGE
    else:
        exchange(s, only_way)
        throw_dice(s)


def throw_dice(s: State) -> None:
    """Throw all useful dice: those of the colours needed, three of a colour at most."""
    s.total = 0
    for colour in range(cards.COLOURS):
        needed = cards.dice_needed(s.target, colour)
        if needed > 0:
            digits = 0
            for die in range(min(s.pool[colour], state.LIMIT)):
                s.thrown[colour][die] = cards.face(colour, below(s.rng, 6))
                digits = 10 * digits + s.thrown[colour][die]
            if digits > 0:
                tell(s, EVERYBODY, state.EVENT_THROWS, s.seat, colour, digits)
            s.total += highest(s, colour, needed)
    tell(s, EVERYBODY, state.EVENT_TOTAL, s.seat, s.total, cards.target_of(s.target))
    if s.total >= cards.target_of(s.target):
        succeed(s)
    elif s.total + best_bonus(s) >= cards.target_of(s.target):
        s.asked = state.ASK_BONUS
    else:
        fail(s)


def highest(s: State, colour: int, needed: int) -> int:
    """The sum of the highest dice of a colour, the imaginary one among them."""
    total = 0
    counted = 0  # a bit for each die that is in the sum
    for _ in range(needed):
        die = highest_left(s, colour, counted)
        if die != NONE:
            total += shown_by(s, colour, die)
            counted |= 1 << die
    return total


def highest_left(s: State, colour: int, counted: int) -> int:
    """The highest die of a colour that is not counted yet, a bit each; LIMIT is the imaginary one. NONE if all are."""
    which = NONE
    best = 0
    for die in range(state.LIMIT + 1):
        if (counted >> die) & 1 == 0 and shown_by(s, colour, die) > best:
            best = shown_by(s, colour, die)
            which = die
    return which


def shown_by(s: State, colour: int, die: int) -> int:
    return s.imaginary[colour] if die == state.LIMIT else s.thrown[colour][die]


# --- bonuses ------------------------------------------------------------------------------------------------


def free_bonus(s: State, card: int) -> int:
    """What the wooden airship and the Engine add to a throw for the card, without being used up."""
    bonus = 1 if s.wooden_airship == s.seat else 0
    engine = s.companies[s.seat].department[cards.ENGINES]
    if engine != NONE:
        colour = cards.bonus_colour(engine)
        if colour == cards.ANY_COLOUR:
            bonus += cards.bonus_of(engine)
        elif cards.dice_needed(card, colour) > 0:
            bonus += cards.bonus_of(engine)
    return bonus


def best_bonus(s: State) -> int:
    return free_bonus(s, s.target) + min(s.companies[s.seat].chips, s.options[state.CHIPS_PER_ATTEMPT])


def use_bonuses(s: State) -> None:
    """The free ones first; of the chips no more than are needed."""
    free = free_bonus(s, s.target)
    spent = max(0, cards.target_of(s.target) - s.total - free)
    s.companies[s.seat].chips -= spent
    tell(s, EVERYBODY, state.EVENT_BONUSES, s.seat, free, spent)
    succeed(s)


def receive_chips(s: State, n: int) -> int:
    """Take chips from the seat's own supply as far as there are any; return how many."""
    received = min(n, supply_of(s, s.seat))
    s.companies[s.seat].chips += received
    return received


def supply_of(s: State, seat: int) -> int:
    """Chips that are neither on the seat's board nor on the Hindenburg."""
    return state.CHIPS_EACH - s.companies[seat].marks - s.companies[seat].chips


# --- success and failure ------------------------------------------------------------------------------------


def succeed(s: State) -> None:
    if s.place_tried < state.TRY_STACK:
        win_expansion(s)
    elif s.place_tried < state.TRY_PHASE:
        build_airship(s)
    else:
        build_phase(s)
    end_go(s)


def win_expansion(s: State) -> None:
    company = s.companies[s.seat]
    d = cards.department_of(s.target)
    tell(s, EVERYBODY, state.EVENT_WINS_EXPANSION, s.seat, s.target, company.department[d])
    company.department[d] = s.target
    s.board[d][(s.place_tried - state.TRY_FIELD) % state.ROW] = NONE  # AS-3.7: the gap stays
    if cards.chips_given(s.target) > 0:
        received = receive_chips(s, cards.chips_given(s.target))
        tell(s, EVERYBODY, state.EVENT_CAPTAIN_CHIPS, s.seat, received, cards.chips_given(s.target))


def build_airship(s: State) -> None:
    s.companies[s.seat].fleet |= 1 << (s.target - cards.AIRSHIP)
    tell(s, EVERYBODY, state.EVENT_BUILDS_AIRSHIP, s.seat, s.target, 0)
    stack = s.place_tried - state.TRY_STACK
    s.stack_left[stack] -= 1
    turn_up_airship(s, stack)
    if phases_built(s) == 0:  # AS-10.5
        take_wooden_airship(s)


def build_phase(s: State) -> None:
    company = s.companies[s.seat]
    s.phase_builder[s.target - cards.PHASE] = s.seat
    company.marks += 1
    if company.chips + company.marks > state.CHIPS_EACH:  # AS-10.3: the supply is empty
        company.chips -= 1
    tell(s, EVERYBODY, state.EVENT_BUILDS_PHASE, s.seat, s.target, 0)
    take_wooden_airship(s)


def take_wooden_airship(s: State) -> None:
    if s.wooden_airship != s.seat:
        s.wooden_airship = s.seat
        tell(s, EVERYBODY, state.EVENT_WOODEN_AIRSHIP, s.seat, 0, 0)


def phases_built(s: State) -> int:
    return cards.PHASES - kit.how_many(s.phase_builder, NONE)


def fail(s: State) -> None:
    received = receive_chips(s, 1)
    tell(s, EVERYBODY, state.EVENT_FAILS, s.seat, s.target, received)
    end_go(s)


# --- from go to go ------------------------------------------------------------------------------------------


def begin_go(s: State) -> None:
    clear_attempt(s)
    s.goes += 1
    turn_over_card(s)
    gather_dice(s)
    s.asked = state.ASK_TARGET


def end_go(s: State) -> None:
    """After a go, see if the game is over, then offer another go."""
    s.idle = 0
    if all_stacks_low(s):
        end_game(s, STACKS_RUN_DOWN)
    elif phases_built(s) == cards.PHASES:
        end_game(s, HINDENBURG_DONE)
    elif s.goes >= state.GO_CAP:
        end_game(s, GOES_USED_UP)
    else:
        offer_another_go(s)
        play_on(s)


def offer_another_go(s: State) -> None:
    if s.companies[s.seat].chips >= state.EXTRA_GO_COST:
        s.asked = state.ASK_EXTRA_GO
    else:
        pass_the_turn(s)


def pass_the_turn(s: State) -> None:
    s.seat = (s.seat + 1) % s.n_seats
    s.extra = 0
    begin_go(s)


def play_on(s: State) -> None:
    """Skip step 2 for seats without any legal target, until somebody must decide."""
    while s.asked == state.ASK_TARGET and not any_target(s):
        received = receive_chips(s, 1) if s.options[state.CHIP_FOR_NO_TARGET] == 1 else 0
        tell(s, EVERYBODY, state.EVENT_NO_TARGET, s.seat, received, 0)
        if cards_in_pile(s) == 0 and s.extra == 0:
            s.idle += 1
        if s.idle == s.n_seats:
            end_game(s, NOBODY_CAN_ACT)
        elif s.goes >= state.GO_CAP:
            end_game(s, GOES_USED_UP)
        else:
            offer_another_go(s)


def all_stacks_low(s: State) -> bool:
    for stack in range(state.STACKS):
        if s.stack_left[stack] > 1:
            return False
    return True


def end_game(s: State, rule: int) -> None:
    kit.end(s, rule)
    tell(s, EVERYBODY, state.EVENT_GAME_OVER, rule, 0, 0)


# --- what the engines call ----------------------------------------------------------------------------------


def to_act(s: State) -> int:
    return 0 if s.asked == NONE else 1 << s.seat


def question(s: State, seat: int) -> int:
    return s.asked if seat == s.seat else NONE


def refusal(s: State, seat: int, action: int) -> int:
    if s.asked == state.ASK_TARGET and seat == s.seat and state.TRY_FIELD <= action < state.KEEP_DICE:
        return refuse_target(s, action)  # first, because this question has the most answers
    return refuse_other(s, seat, action)


def refuse_other(s: State, seat: int, action: int) -> int:
    """Refuse an answer to any question but ASK_TARGET, and what is no answer."""
    refused = kit.refuse_unasked(s.asked, s.seat, state.ANSWERS, seat, action)
    if refused == 0 and s.asked == state.ASK_EXCHANGE:
        return refuse_exchange(s, action)
    if refused == 0 and s.asked == state.ASK_ENTREPRENEUR:
        return refuse_entrepreneur(s, action - state.TAKE_ENTREPRENEUR)
    return refused


def refuse_entrepreneur(s: State, country: int) -> int:
    for i in range(s.n_seats):
        if s.companies[i].entrepreneur == country:
            return ENTREPRENEUR_TAKEN
    return 0


def following(s: State, seat: int, action: int) -> int:
    """The next action; empty fields and stacks are leapt over, and the Hindenburg while nobody may build it."""
    action += 1
    if s.asked == state.ASK_TARGET:
        while action < state.TRY_PHASE and card_named(s, action) == NONE:
            action += 1
        if action == state.TRY_PHASE and not hindenburg_open(s):
            return state.KEEP_DICE
    return action


def step(s: State, seat: int, action: int) -> None:
    if s.asked == state.ASK_TARGET:
        try_for(s, action)
    elif s.asked == state.ASK_EXCHANGE:
        exchange(s, action)
        throw_dice(s)
    elif s.asked == state.ASK_BONUS:
        if action == state.USE_BONUSES:
            use_bonuses(s)
        else:
            fail(s)
    elif s.asked == state.ASK_EXTRA_GO:
        if action == state.ANOTHER_GO:
            s.companies[s.seat].chips -= state.EXTRA_GO_COST
            s.extra = 1
            tell(s, EVERYBODY, state.EVENT_ANOTHER_GO, s.seat, 0, 0)
            begin_go(s)
        else:
            pass_the_turn(s)
        play_on(s)
    else:
        take_entrepreneur(s, action - state.TAKE_ENTREPRENEUR)


def score(s: State, seat: int) -> int:
    return stars_of_fleet(s, seat) + stars_of_expansions(s, seat) + stars_of_phases(s, seat)


def stars_of_fleet(s: State, seat: int) -> int:
    total = 0
    for i in range(cards.AIRSHIPS):
        if (s.companies[seat].fleet >> i) & 1 == 1:
            total += cards.stars(cards.AIRSHIP + i)
    return total


def stars_of_expansions(s: State, seat: int) -> int:
    company = s.companies[seat]
    total = 0
    for d in range(cards.DEPARTMENTS):
        if company.department[d] != NONE:
            total += cards.stars(company.department[d])
    return total


def stars_of_phases(s: State, seat: int) -> int:
    finished = phases_built(s) == cards.PHASES
    total = 0
    for phase in range(cards.PHASES):
        if s.phase_builder[phase] == seat:
            total += cards.stars(cards.PHASE + phase) if finished else cards.stars_unfinished(cards.PHASE + phase)
    return total


def airships_built(s: State, seat: int) -> int:
    """For the tie-break: airship cards, and each phase as one."""
    count = ones(s.companies[seat].fleet)
    for phase in range(cards.PHASES):
        if s.phase_builder[phase] == seat:
            count += 1
    return count


def standing(s: State, seat: int) -> int:
    return 100 * score(s, seat) + airships_built(s, seat)


def turns(s: State) -> int:
    return s.goes


def default_action(s: State, seat: int) -> int:
    """Without a word from its player a seat goes for its first legal target, uses what it has, and ends its turn."""
    if s.asked == state.ASK_EXTRA_GO:
        return state.END_TURN
    return first_legal(s, seat)
