"""Mad Zeppelin: the rules, in the order and the words of RULES.md."""

from __future__ import annotations

from typing import Any

from aerodrome.games.mad_zeppelin import cards, knowledge, state
from aerodrome.games.mad_zeppelin.state import State
from aerodrome.rulebook import kit
from aerodrome.rulebook.bits import nth_one, ones
from aerodrome.rulebook.chance import below
from aerodrome.rulebook.contract import first_legal, place
from aerodrome.rulebook.kit import ask
from aerodrome.rulebook.primitives import EVERYBODY, consult, tell
from aerodrome.rulebook.record import NONE

# Rules that `refusal` and `ending` name: MZ-7.3 is 703.
NOT_PASSED_ON = 307
NOT_THAT_DIE, DIE_REMOVED, ALL_BLACK = 402, 403, 404
NOT_IN_HAND = 502
ONE_OF_EACH, NO_ABILITY_TO_USE, HEADING_NOT_SHOWN, CANNOT_PAY = 701, 702, 703, 705
NO_SUCH_CRATE, CRATES_ARE_NOT_THROWN, NOT_YOUR_CARGO = 707, 710, 714
FRED_HAS_NONE = 1004
NO_REROLL_LEFT, BEFORE_THE_THROW = 1101, 1105
BLOCKED = 1201
NOT_OF_THAT_LEVEL, HAS_THAT_LEVEL, NO_CARD_TO_SHOW, CANNOT_BE_CHALLENGED = 1302, 1304, 1305, 1306
ALREADY_PLAYED, SHADOW_CANNOT_BE_NAMED, NOTHING_TAKEN_OVER = 1402, 1403, 1409
NOT_PLAYED_YET, CANNOT_BE_COPIED, NOTHING_TO_COPY = 1501, 1502, 1503
GOAL_REACHED, TENTH_JOURNEY, TURNS_USED_UP = 1602, 1603, 1605


# --- setting up ---------------------------------------------------------------------------------------------


def new_game(s: State) -> None:
    clear_table(s)
    given = s.options[state.CARGO_REMOVED]
    s.removed = cards.cargo_removed(s.n_seats) if given == state.REMOVED_BY_SEATS else given
    for kind in range(cards.CARGO):
        s.unseen[kind] = cards.count_of(kind)
        s.hold += cards.count_of(kind)
    s.hold += cards.JOURNEYS - s.removed
    tell(s, EVERYBODY, state.EVENT_SET_UP, s.removed, s.hold, 0)
    s.leader = below(s.rng, s.n_seats) if s.options[state.FIRST_LEADER] == 0 else s.options[state.FIRST_LEADER] - 1
    for i in range(s.n_seats):
        gain(s, i, state.FIRST_COINS)
    for i in range(s.n_seats):
        draw_first_card(s, (s.leader + i) % s.n_seats)
    begin_turn(s)


def clear_table(s: State) -> None:
    kit.begin(s)
    s.turn = 0
    s.safe = cards.COINS
    s.journeys = 0
    s.hold = 0
    kit.fill(s.under, 0)
    for i in range(2):
        s.below[i] = NONE
        s.used_up[i] = 0
    s.left_below = NONE
    for i in range(state.SEATS):
        player = s.players[i]
        player.coins = 0
        player.hand_size = 0
        kit.fill(player.hand, 0)
        kit.fill(player.laid_out, 0)
        knowledge.forget_all(s, i)
    clear_turn(s)


def draw_first_card(s: State, seat: int) -> None:
    while below(s.rng, s.hold) < cards.JOURNEYS:  # MZ-2.6: the Journey goes back, so the Hold is as it was
        tell(s, EVERYBODY, state.EVENT_FIRST_JOURNEY, seat, gain(s, seat, 1), 0)
    s.hold -= 1
    tell(s, seat, state.EVENT_FIRST_CARD, seat, draw_cargo(s, seat), 0)


def draw_cargo(s: State, seat: int) -> int:
    """Cargo from the Hold: any unseen card is as likely as the others, for the removed ones are unseen too."""
    kind = take_unseen(s, below(s.rng, s.hold + 1 - (cards.JOURNEYS - s.journeys) + s.removed))
    take_in_hand(s, seat, kind)
    return kind


def take_unseen(s: State, nth: int) -> int:
    """Take the nth of the unseen Cargo cards out of the bag; return its kind."""
    kind = 0
    while nth >= s.unseen[kind]:
        nth -= s.unseen[kind]
        kind += 1
    s.unseen[kind] -= 1
    return kind


def take_in_hand(s: State, seat: int, kind: int) -> None:
    s.players[seat].hand[kind] += 1
    s.players[seat].hand_size += 1


def leave_hand(s: State, seat: int, kind: int) -> None:
    s.players[seat].hand[kind] -= 1
    s.players[seat].hand_size -= 1


def gain(s: State, seat: int, coins: int) -> int:
    """Take coins from the Safe as far as there are any; return how many."""
    gained = min(coins, s.safe)
    s.safe -= gained
    s.players[seat].coins += gained
    return gained


def goal(s: State) -> int:
    return 20 if s.options[state.MODE] == 0 else 30


# --- a game turn begins: who is airsick? --------------------------------------------------------------------


def clear_turn(s: State) -> None:
    s.pool = 0
    s.out = 0
    s.banned = 0
    s.played = 0
    s.laid_open = 0
    s.round = 0
    s.picks = 0
    s.seat = s.leader
    s.decider = s.leader
    kit.fill(s.seen_at, NONE)
    s.unshown = NONE
    s.keepers = 0
    kit.fill(s.dice, NONE)
    for i in range(state.SEATS):
        player = s.players[i]
        player.traitors = 0
        player.passed_on = 0
        player.marks = 0
        player.spared = 0
        player.rerolls = 0
        player.current = NONE
        player.acts_as = NONE
    clear_play(s)


def begin_turn(s: State) -> None:
    clear_turn(s)
    s.turn += 1
    sick = airsick_traitors(s)
    tell(s, EVERYBODY, state.EVENT_TURN, s.turn, s.leader, sick)
    s.pool = cards.ALL_TRAITORS
    for _ in range(sick):
        s.out |= 1 << draw_traitor(s)
    for i in range(s.n_seats):
        seat = (s.leader + i) % s.n_seats
        t = draw_traitor(s)
        s.players[seat].traitors = 1 << t
        tell(s, seat, state.EVENT_DEALT, seat, t, 0)
    pass_pool_to(s, s.leader)


def airsick_traitors(s: State) -> int:
    """How many Traitors are airsick in a turn; everybody must be able to pick one of the others."""
    given = cards.airsick(s.n_seats) if s.options[state.AIRSICK] == state.AIRSICK_BY_SEATS else s.options[state.AIRSICK]
    return min(given, cards.TRAITORS - 2 * s.n_seats)


def draw_traitor(s: State) -> int:
    t = nth_one(s.pool, below(s.rng, ones(s.pool)))
    s.pool &= ~(1 << t)
    return t


def pass_pool_to(s: State, seat: int) -> None:
    s.players[seat].passed_on = s.pool
    ask(s, seat, state.ASK_PICK)


def pick(s: State, seat: int, t: int) -> None:
    s.pool &= ~(1 << t)
    s.players[seat].traitors |= 1 << t
    s.picks += 1
    tell(s, EVERYBODY, state.EVENT_PICKED, seat, ones(s.pool), 0)
    tell(s, seat, state.EVENT_KEEPS, seat, t, 0)
    if s.picks < s.n_seats:
        pass_pool_to(s, (seat + 1) % s.n_seats)
        return
    s.out |= s.pool
    s.pool = 0
    tell(s, s.leader, state.EVENT_PEEKS, s.leader, s.out, 0)
    roll_dice(s)


# --- which way is the Nostria heading? ----------------------------------------------------------------------


def roll_dice(s: State) -> None:
    for die in range(cards.DICE):
        s.dice[die] = cards.face(below(s.rng, 6))
    tell(s, EVERYBODY, state.EVENT_ROLLED, s.dice[0], s.dice[1], s.dice[2])
    if dice_left(s) == 0:
        tell(s, EVERYBODY, state.EVENT_ALL_BLACK, 0, 0, 0)
    settle_dice(s)


def settle_dice(s: State) -> None:
    """Let the leader set what is the leader's to choose; then go on with what was interrupted."""
    if open_die(s) != NONE:
        ask(s, s.leader, state.ASK_DIE)
    elif s.round == 0:
        s.round = 1
        begin_play(s, s.leader)
    else:
        go_on(s)


def open_die(s: State) -> int:
    """The first die that the leader must set; NONE when there is none."""
    for die in range(cards.DICE):
        if s.dice[die] == cards.LEADER_CHOOSES:
            return die
    return NONE


def dice_left(s: State) -> int:
    left = 0
    for die in range(cards.DICE):
        if s.dice[die] != cards.BLACK:
            left += 1
    return left


def set_die(s: State, seat: int, choice: int) -> None:
    s.dice[choice // cards.HEADINGS] = choice % cards.HEADINGS
    tell(s, EVERYBODY, state.EVENT_DIE_SET, seat, choice // cards.HEADINGS, choice % cards.HEADINGS)


def heading_shown(s: State, heading: int) -> bool:
    for die in range(cards.DICE):
        if s.dice[die] == heading:
            return True
    return False


# --- a play, step 1: lay down a Traitor ---------------------------------------------------------------------


def clear_play(s: State) -> None:
    s.ability_used = 0
    s.thrown = 0
    s.changes = 0
    s.thefts = 0
    s.showing = NONE
    s.owed = 0


def begin_play(s: State, seat: int) -> None:
    """The seat's chance to lay down a Traitor; seats that cannot are passed over."""
    s.seat = seat
    while s.ended_by == 0 and not can_lay_down(s):
        pass_over(s)
        next_seat(s)
    if s.ended_by == 0 and s.round > 0:
        ask(s, s.seat, state.ASK_PLAY)


def can_lay_down(s: State) -> bool:
    """End what the last Traitor did for the seat whose chance it is, and see whether it has one to lay down.

    In a new turn (round 0) the draft comes first, so that nobody is passed over.
    """
    if s.round == 0:
        return True
    player = s.players[s.seat]
    player.acts_as = NONE
    if s.options[state.HERNAN_ROLLS] == 1:
        player.rerolls = 0
    clear_play(s)
    if not everybody_can_tell(s, s.seat):
        consult(s)  # what comes next tells something about the hand
    return playable(s, s.seat) != 0


def everybody_can_tell(s: State, seat: int) -> bool:
    """Does everybody know whether the seat can lay down a Traitor? Not where all in its hand may be blocked."""
    unknown = traitors_held(s, seat)
    may_be_blocked = 0
    for t in range(cards.TRAITORS):
        if s.seen_at[t] == seat and not on_table(s, t):
            if not blocked(s, seat, t):
                return True
            unknown -= 1
        elif s.seen_at[t] == NONE and blocked(s, seat, t):
            may_be_blocked += 1
    return unknown == 0 or unknown > may_be_blocked


def blocked(s: State, seat: int, t: int) -> bool:
    """Has Ripp named the Traitor, and not while the seat was immune?"""
    return ((s.banned & ~s.players[seat].spared) >> t) & 1 == 1


def on_table(s: State, t: int) -> bool:
    return ((s.played | s.laid_open) >> t) & 1 == 1


def playable(s: State, seat: int) -> int:
    """The Traitors in hand that may be laid down, a bit each."""
    player = s.players[seat]
    return player.traitors & (~s.banned | player.spared)


def pass_over(s: State) -> None:
    hand = s.players[s.seat].traitors
    if hand == 0:
        tell(s, EVERYBODY, state.EVENT_NO_TRAITOR, s.seat, 0, 0)
        return
    tell(s, EVERYBODY, state.EVENT_BLOCKED, s.seat, nth_one(hand, 0), 0)
    # One of two blocked Traitors is shown. Before a seat's first chance only Ripp, and Mr Shadow as Ripp, can both have
    # named one (Tim acts as Ripp only while Ripp has not been played): two names, so everybody knows the other as well.
    for t in range(cards.TRAITORS):
        if (hand >> t) & 1 == 1:
            s.seen_at[t] = s.seat
    find_keeper(s)


def seen_in_hand(s: State, seat: int) -> int:
    """The Traitors that everybody knows to be in a seat's hand, a bit each."""
    found = 0
    for t in range(cards.TRAITORS):
        if s.seen_at[t] == seat and not on_table(s, t):
            found |= 1 << t
    return found


def lay_down(s: State, seat: int, t: int) -> None:
    player = s.players[seat]
    player.traitors &= ~(1 << t)
    player.current = t
    s.played |= 1 << t
    s.seen_at[t] = seat
    find_keeper(s)
    tell(s, EVERYBODY, state.EVENT_LAYS_DOWN, seat, t, 0)
    if t != cards.TIM and t != cards.SHADOW:
        become(s, seat, t)
    s.thefts = 1
    rob(s)


def become(s: State, seat: int, t: int) -> None:
    """From now on the Traitor's heading and ability count for the seat."""
    s.players[seat].acts_as = t
    if t == cards.HERNAN:
        s.players[seat].rerolls += state.REROLLS


# --- Karl Steeling, and theft -------------------------------------------------------------------------------


def rob(s: State) -> None:
    """Let everybody who named the current Traitor rob its player, in playing order; then comes the Search."""
    victim = s.players[s.seat]
    while s.thefts < s.n_seats:
        thief = (s.seat + s.thefts) % s.n_seats
        s.thefts += 1
        if (s.players[thief].marks >> victim.current) & 1 == 1:
            if safe_from_theft(s, s.seat):
                tell(s, EVERYBODY, state.EVENT_ESCAPES, thief, s.seat, 1)
            elif victim.coins > 0 and victim.hand_size > 0:
                ask(s, thief, state.ASK_STEAL)
                return
            elif victim.coins > 0:
                steal_coin(s, thief)
            elif victim.hand_size > 0:
                steal_card(s, thief)
            else:
                tell(s, EVERYBODY, state.EVENT_ESCAPES, thief, s.seat, 0)
    search(s)


def safe_from_theft(s: State, seat: int) -> bool:
    return s.players[seat].acts_as == cards.CARLOTTA or immune(s, seat)


def immune(s: State, seat: int) -> bool:
    return s.players[seat].acts_as == cards.IGOR


def steal_coin(s: State, thief: int) -> None:
    s.players[s.seat].coins -= 1
    s.players[thief].coins += 1
    tell(s, EVERYBODY, state.EVENT_STEALS_COIN, thief, s.seat, 0)


def steal_card(s: State, thief: int) -> None:
    victim = s.seat
    nth = below(s.rng, s.players[victim].hand_size)
    kind = 0
    while nth >= s.players[victim].hand[kind]:
        nth -= s.players[victim].hand[kind]
        kind += 1
    leave_hand(s, victim, kind)
    take_in_hand(s, thief, kind)
    knowledge.note_theft(s, thief, victim, kind)
    tell(s, EVERYBODY, state.EVENT_STEALS_CARD, thief, victim, 0)
    tell(s, thief, state.EVENT_STOLEN_CARD, thief, victim, kind)
    tell(s, victim, state.EVENT_STOLEN_CARD, thief, victim, kind)


# --- a play, step 2: Search ---------------------------------------------------------------------------------


def search(s: State) -> None:
    text = search_text(s, s.players[s.seat].current)
    gained = gain(s, s.seat, cards.search_coins(text))
    count = min(cards.search_cards(text), cards_in_hold(s))
    tell(s, EVERYBODY, state.EVENT_SEARCH, s.seat, gained, count)
    while count > 0 and s.hold > 0:
        draw_from_hold(s, s.seat)
        count -= 1
    if count > 0:
        draw_from_below(s, s.seat, count)
    go_on(s)


def search_text(s: State, t: int) -> int:
    """The Traitor on whose card the Search text of a Traitor stands: its own, unless option `extra_coin` swaps two."""
    if s.options[state.EXTRA_COIN] == 1:
        if t == cards.IGOR:
            return cards.CARLOTTA
        if t == cards.CARLOTTA:
            return cards.IGOR
    return t


def cards_in_hold(s: State) -> int:
    count = s.hold if s.left_below == NONE else s.hold + 1
    for kind in range(cards.CARGO):
        count += s.under[kind]
    return count


def draw_from_hold(s: State, seat: int) -> None:
    journey = below(s.rng, s.hold) < cards.JOURNEYS - s.journeys
    s.hold -= 1
    if journey:
        s.journeys += 1
        tell(s, EVERYBODY, state.EVENT_JOURNEY, seat, s.journeys, gain(s, seat, 1))
    else:
        tell(s, seat, state.EVENT_DRAWN, seat, draw_cargo(s, seat), 0)


def draw_from_below(s: State, seat: int, count: int) -> None:
    """The shuffled part is used up, so the tenth Journey was drawn in this very Search, and this play is the last.

    So nobody ever gets further down than to the first two count that Hans has put there. Everybody knows which they
    are, and nobody in which order: who draws one of two different ones knows what it is, and the others do not.
    """
    if count == 1 and s.below[0] != s.below[1]:
        drawn = below(s.rng, 2)
        s.left_below = s.below[1 - drawn]
        for i in range(2):
            s.under[s.below[i]] -= 1
        take_in_hand(s, seat, s.below[drawn])
        tell(s, EVERYBODY, state.EVENT_DRAWN_FROM_BELOW, seat, s.below[0], s.below[1])
        tell(s, seat, state.EVENT_DRAWN, seat, s.below[drawn], 0)
    else:
        for i in range(count):
            kind = s.below[i]
            s.below[i] = NONE
            s.under[kind] -= 1
            take_in_hand(s, seat, kind)
            knowledge.everybody_gains(s, seat, kind)
            tell(s, EVERYBODY, state.EVENT_DRAWN_FROM_BELOW, seat, kind, NONE)


# --- a play, step 3: the ability, and Cargo overboard -------------------------------------------------------


def go_on(s: State) -> None:
    """Ask the player of this play what to do, unless everybody can see that nothing is left to do."""
    s.showing = NONE
    if s.players[s.seat].hand_size == 0 and refuse_ability(s) != 0 and refuse_dice(s) != 0:
        end_play(s)
    else:
        ask(s, s.seat, state.ASK_ACTION)


def refuse_action(s: State, action: int) -> int:
    if action == state.END_PLAY:
        return 0
    if action == state.USE_ABILITY:
        return refuse_ability(s)
    if action < state.LAY_OUT:
        refused = refuse_dice(s)
        return refused if refused != 0 else refuse_die(s, action - state.REROLL)
    kind = action - state.LAY_OUT
    if kind > cards.ALCOHOL:
        return CRATES_ARE_NOT_THROWN
    if kind == cards.ALCOHOL:
        return 0 if s.players[s.seat].hand[cards.ALCOHOL] > 0 else NOT_YOUR_CARGO
    return refuse_throw(s, kind)


def refuse_ability(s: State) -> int:
    """May the ability of the current Traitor be used now? All this is known to everybody."""
    if s.ability_used == 1:
        return ONE_OF_EACH
    t = s.players[s.seat].current
    if t == cards.SHADOW:
        return 0 if copyable(s) != 0 else NOTHING_TO_COPY
    if t == cards.FRED:
        return FRED_HAS_NONE
    return refuse_use(s, t) if has_a_choice(t) else NO_ABILITY_TO_USE


def has_a_choice(t: int) -> bool:
    """Is the Traitor's ability one that is used, rather than one that simply counts?"""
    return t == cards.KARL or t == cards.RIPP or t == cards.HANS or t == cards.RATATINE or t == cards.TIM


def refuse_use(s: State, t: int) -> int:
    """Can an ability with a choice be used, whoever uses it?"""
    if t == cards.RATATINE:
        if s.thrown == 1:
            return BEFORE_THE_THROW
        return ALL_BLACK if dice_left(s) == 0 else 0
    if t == cards.HANS:
        if s.players[s.seat].hand_size == 0:
            return NO_CARD_TO_SHOW
        return 0 if rivals(s) != 0 else CANNOT_BE_CHALLENGED
    return 0


def use_ability(s: State, t: int) -> None:
    """Use an ability with a choice: ask for the first thing to choose."""
    if t == cards.RATATINE:
        s.changes = state.CHANGES
        ask(s, s.seat, state.ASK_CHANGE)
    elif t == cards.HANS:
        ask(s, s.seat, state.ASK_SHOW)
    else:
        ask(s, s.seat, state.ASK_NAME)


def refuse_throw(s: State, kind: int) -> int:
    player = s.players[s.seat]
    if s.thrown == 1:
        return ONE_OF_EACH
    if player.acts_as == NONE:
        return NOTHING_TAKEN_OVER
    if not heading_shown(s, cards.heading_of(player.acts_as)):
        return HEADING_NOT_SHOWN if dice_left(s) > 0 else ALL_BLACK
    if player.hand[kind] == 0:
        return NOT_YOUR_CARGO
    return 0 if price(s, s.seat, kind) <= means(s, s.seat) else CANNOT_PAY


def means(s: State, seat: int) -> int:
    """What the seat can pay in coins and crates."""
    player = s.players[seat]
    return (
        player.coins
        + player.hand[cards.SMALL] * cards.worth_of(cards.SMALL)
        + player.hand[cards.LARGE] * cards.worth_of(cards.LARGE)
    )


def price(s: State, seat: int, kind: int) -> int:
    """What the seat would pay now to throw Cargo of this kind."""
    return price_as(s, seat, kind, s.players[seat].acts_as)


def changes_prices(t: int) -> bool:
    """Does somebody pay other prices as this Traitor?"""
    return t == cards.JACK or t == cards.SATINE or t == cards.HENCHMAN


def price_as(s: State, seat: int, kind: int, t: int) -> int:
    """The same if the Traitor t acted for the seat."""
    if t == cards.JACK and cards.level_of(kind) == 1:
        return 0
    if t == cards.SATINE and cards.level_of(kind) == 2:
        return 0
    cheaper = s.players[seat].laid_out[cards.ALCOHOL] + (1 if t == cards.HENCHMAN else 0)
    return max(0, full_price(s, kind) - cheaper)


def full_price(s: State, kind: int) -> int:
    if s.options[state.COSTS] == state.COSTS_BY_LEVEL:
        return cards.level_of(kind)
    if s.options[state.COSTS] == state.COSTS_BY_POINTS and kind != cards.STRANGE:
        return cards.points_of(kind)
    return cards.price_of(kind)


def throw_overboard(s: State, kind: int) -> None:
    s.thrown = 1
    s.showing = kind
    s.owed = price(s, s.seat, kind)
    knowledge.everybody_learns(s, s.seat, kind)
    tell(s, EVERYBODY, state.EVENT_THROWS, s.seat, kind, s.owed)
    pay_on(s)


def pay_on(s: State) -> None:
    """Ask how to pay while something is owed; a payer without other cards can only pay in coins."""
    if s.owed > 0 and s.players[s.seat].hand_size == 1:
        pay_coins(s)
    if s.owed > 0:
        ask(s, s.seat, state.ASK_PAY)
    else:
        go_overboard(s)


def pay_coins(s: State) -> None:
    s.players[s.seat].coins -= s.owed
    s.safe += s.owed
    tell(s, EVERYBODY, state.EVENT_PAYS_COINS, s.seat, s.owed, 0)
    s.owed = 0


def pay_crate(s: State, kind: int) -> None:
    leave_hand(s, s.seat, kind)
    knowledge.everybody_loses(s, s.seat, kind)
    s.used_up[kind - cards.SMALL] += 1
    change = gain(s, s.seat, max(0, cards.worth_of(kind) - s.owed))
    s.owed = max(0, s.owed - cards.worth_of(kind))
    tell(s, EVERYBODY, state.EVENT_PAYS_CRATE, s.seat, kind, change)


def refuse_payment(s: State, action: int) -> int:
    player = s.players[s.seat]
    if action == state.PAY_COINS:
        return 0 if player.coins >= s.owed else CANNOT_PAY
    return 0 if player.hand[cards.SMALL + action - state.PAY_SMALL] > 0 else NO_SUCH_CRATE


def go_overboard(s: State) -> None:
    """The Cargo is paid for and lies in front of the player; every Helen Troy but the player's own earns a coin."""
    lay_out(s, s.showing)
    tell(s, EVERYBODY, state.EVENT_OVERBOARD, s.seat, s.showing, score(s, s.seat))
    for i in range(1, s.n_seats):
        seat = (s.seat + i) % s.n_seats
        if s.players[seat].acts_as == cards.HELEN:
            tell(s, EVERYBODY, state.EVENT_HELEN, seat, gain(s, seat, 1), 0)
    go_on(s)


def lay_out(s: State, kind: int) -> None:
    leave_hand(s, s.seat, kind)
    knowledge.everybody_loses(s, s.seat, kind)
    s.players[s.seat].laid_out[kind] += 1


def act(s: State, action: int) -> None:
    """Carry out an answer to ASK_ACTION."""
    if action == state.END_PLAY:
        end_play(s)
    elif action == state.USE_ABILITY:
        s.ability_used = 1
        if s.players[s.seat].current == cards.SHADOW and ones(copyable(s)) == 1:
            name_traitor(s, nth_one(copyable(s), 0))
        else:
            use_ability(s, s.players[s.seat].current)
    elif action < state.LAY_OUT:
        reroll(s, action - state.REROLL)
    elif action - state.LAY_OUT == cards.ALCOHOL:
        lay_out(s, cards.ALCOHOL)
        tell(s, EVERYBODY, state.EVENT_ALCOHOL, s.seat, 0, 0)
        go_on(s)
    else:
        throw_overboard(s, action - state.LAY_OUT)


# --- Hernan Mirante, Ratatine -------------------------------------------------------------------------------


def refuse_dice(s: State) -> int:
    """May the player of this play re-roll at all?"""
    if s.players[s.seat].rerolls == 0:
        return NO_REROLL_LEFT
    if s.thrown == 1:
        return BEFORE_THE_THROW
    return ALL_BLACK if dice_left(s) == 0 else 0


def refuse_die(s: State, die: int) -> int:
    return DIE_REMOVED if s.dice[die] == cards.BLACK else 0


def reroll(s: State, die: int) -> None:
    s.players[s.seat].rerolls -= 1
    s.dice[die] = cards.face(below(s.rng, 6))
    tell(s, EVERYBODY, state.EVENT_REROLLS, s.seat, die, s.dice[die])
    settle_dice(s)


def change_die(s: State, action: int) -> None:
    s.changes -= 1
    if action == state.CHANGE_NO_MORE:
        s.changes = 0
    else:
        set_die(s, s.seat, action - state.SET_DIE)
    if s.changes == 0:
        go_on(s)


# --- naming: Karl Steeling, Doctor Ripp, Li'l Tim Sly, Mr Shadow --------------------------------------------


def namer(s: State) -> int:
    """The Traitor whose ability names another: Tim and Mr Shadow until they have taken over somebody, then that one."""
    player = s.players[s.seat]
    return player.current if player.acts_as == NONE else player.acts_as


def refuse_name(s: State, t: int) -> int:
    who = namer(s)
    if who == cards.TIM:
        if t == cards.SHADOW:
            return SHADOW_CANNOT_BE_NAMED
        return ALREADY_PLAYED if (s.played >> t) & 1 == 1 else 0
    if who == cards.SHADOW:
        if t == cards.TIM or t == cards.SHADOW:
            return CANNOT_BE_COPIED
        return 0 if (s.played >> t) & 1 == 1 else NOT_PLAYED_YET
    return 0


def copyable(s: State) -> int:
    """The Traitors that Mr Shadow can copy, a bit each."""
    return s.played & ~(1 << cards.TIM | 1 << cards.SHADOW)


def name_traitor(s: State, t: int) -> None:
    who = namer(s)
    too_late = (who == cards.KARL or who == cards.RIPP) and (s.played >> t) & 1 == 1  # MZ-8.3, MZ-12.2
    tell(s, EVERYBODY, state.EVENT_NAMES, s.seat, t, who + cards.TRAITORS if too_late else who)
    if too_late:
        go_on(s)
    elif who == cards.KARL:
        s.players[s.seat].marks |= 1 << t
        go_on(s)
    elif who == cards.RIPP:
        block(s, t)
        go_on(s)
    else:
        if who == cards.TIM:
            lay_open(s, t)
        take_over(s, t)


def block(s: State, t: int) -> None:
    named_before = (s.banned >> t) & 1 == 1
    s.banned |= 1 << t
    for i in range(s.n_seats):
        if not immune(s, i):
            s.players[i].spared &= ~(1 << t)
        elif not named_before:
            s.players[i].spared |= 1 << t


def lay_open(s: State, t: int) -> None:
    """Find the Traitor that Tim has named, in a hand or out of play, and lay it open."""
    holder = state.OUT_OF_PLAY
    for i in range(s.n_seats):
        if (s.players[i].traitors >> t) & 1 == 1:
            holder = i
    if holder == state.OUT_OF_PLAY:
        s.out &= ~(1 << t)
    elif holder != s.seat and immune(s, holder):
        nobody_shows(s, t)
        return
    else:
        s.players[holder].traitors &= ~(1 << t)
    s.seen_at[t] = holder
    s.laid_open |= 1 << t
    tell(s, EVERYBODY, state.EVENT_LAID_OPEN, t, holder, 0)


def nobody_shows(s: State, t: int) -> None:
    """The Traitor that Tim has named stays where it is, unseen: with one of those whom Igor protects."""
    s.unshown = t
    for i in range(s.n_seats):
        if i != s.seat and immune(s, i):
            s.keepers |= 1 << i
    tell(s, EVERYBODY, state.EVENT_NOBODY_SHOWS, t, 0, 0)
    find_keeper(s)


def find_keeper(s: State) -> None:
    """Once only one seat can hold the Traitor that nobody has shown, everybody knows where it is."""
    if s.unshown == NONE or s.seen_at[s.unshown] != NONE:
        return
    for i in range(s.n_seats):
        if traitors_held(s, i) == ones(seen_in_hand(s, i)):
            s.keepers &= ~(1 << i)
    if ones(s.keepers) == 1:
        s.seen_at[s.unshown] = nth_one(s.keepers, 0)


def take_over(s: State, t: int) -> None:
    become(s, s.seat, t)
    tell(s, EVERYBODY, state.EVENT_ACTS_AS, s.seat, t, 0)
    if has_a_choice(t) and refuse_use(s, t) == 0:
        use_ability(s, t)
    else:
        go_on(s)


def kept(s: State) -> bool:
    """Is the Traitor that nobody has shown with one of the seats that may hold it? True where there is none."""
    if s.unshown == NONE or s.seen_at[s.unshown] != NONE:
        return True
    for i in range(s.n_seats):
        if (s.keepers >> i) & 1 == 1 and (s.players[i].traitors >> s.unshown) & 1 == 1:
            return True
    return False


# --- Hans Walder --------------------------------------------------------------------------------------------


def rivals(s: State) -> int:
    """The seats that Hans can challenge, a bit each."""
    found = 0
    for i in range(s.n_seats):
        if i != s.seat and not immune(s, i):
            found |= 1 << i
    return found


def show_for_challenge(s: State, kind: int) -> None:
    s.showing = kind
    knowledge.everybody_learns(s, s.seat, kind)
    tell(s, EVERYBODY, state.EVENT_SHOWS, s.seat, kind, 0)
    if ones(rivals(s)) > 1:
        ask(s, s.seat, state.ASK_RIVAL)
    else:
        challenge(s, nth_one(rivals(s), 0))


def challenge(s: State, rival: int) -> None:
    tell(s, EVERYBODY, state.EVENT_CHALLENGES, s.seat, rival, 0)
    if s.players[rival].hand_size == 0:
        tell(s, EVERYBODY, state.EVENT_NO_HAND, rival, 0, 0)
        go_on(s)
    else:
        ask(s, rival, state.ASK_ANSWER)


def refuse_answer(s: State, rival: int, action: int) -> int:
    level = cards.level_of(s.showing)
    hand = s.players[rival].hand
    if action == state.SHOW_HAND:
        for kind in range(cards.CARGO):
            if hand[kind] > 0 and cards.level_of(kind) == level:
                return HAS_THAT_LEVEL
        return 0
    if hand[action - state.SHOW] == 0:
        return NOT_YOUR_CARGO
    return 0 if cards.level_of(action - state.SHOW) == level else NOT_OF_THAT_LEVEL


def answer(s: State, rival: int, action: int) -> None:
    if action == state.SHOW_HAND:
        tell(s, EVERYBODY, state.EVENT_HAND_SHOWN, rival, cards.level_of(s.showing), 0)
        for kind in range(cards.CARGO):
            if s.players[rival].hand[kind] > 0:
                tell(s, EVERYBODY, state.EVENT_HAND_HOLDS, rival, kind, s.players[rival].hand[kind])
        knowledge.everybody_sees_hand(s, rival)
    else:
        tell(s, EVERYBODY, state.EVENT_MATCHES, rival, action - state.SHOW, s.showing)
        put_under(s, s.seat, s.showing)
        put_under(s, rival, action - state.SHOW)
        note_under(s, min(s.showing, action - state.SHOW), max(s.showing, action - state.SHOW))
    go_on(s)


def put_under(s: State, seat: int, kind: int) -> None:
    leave_hand(s, seat, kind)
    knowledge.everybody_loses(s, seat, kind)
    s.under[kind] += 1


def note_under(s: State, kind: int, other_kind: int) -> None:
    """Two cards are under the Hold now, and nobody knows their order; chance says it when they are drawn."""
    if s.below[0] == NONE:
        s.below[0] = kind
        s.below[1] = other_kind
    tell(s, EVERYBODY, state.EVENT_UNDER, kind, other_kind, 0)


# --- from play to play, and the end -------------------------------------------------------------------------


def end_play(s: State) -> None:
    tell(s, EVERYBODY, state.EVENT_PLAY_ENDS, s.seat, 0, 0)
    if s.journeys == cards.JOURNEYS:
        tell_points(s)
        end_game(s, TENTH_JOURNEY)
        return
    next_seat(s)
    if s.ended_by == 0 and s.round > 0:
        begin_play(s, s.seat)


def next_seat(s: State) -> None:
    """Pass the play to the left; after the last seat comes the second round, and then the end of the turn."""
    s.seat = (s.seat + 1) % s.n_seats
    if s.seat != s.leader:
        return
    if s.round == 1:
        s.round = 2
    else:
        end_turn(s)


def end_turn(s: State) -> None:
    tell_points(s)
    reached = False
    for i in range(s.n_seats):
        if score(s, i) >= goal(s):
            reached = True
    if reached:
        end_game(s, GOAL_REACHED)
    elif s.turn >= state.TURN_CAP:
        end_game(s, TURNS_USED_UP)
    else:
        s.leader = (s.leader + 1) % s.n_seats
        begin_turn(s)


def tell_points(s: State) -> None:
    for i in range(s.n_seats):
        tell(s, EVERYBODY, state.EVENT_POINTS, i, score(s, i), s.players[i].coins)


def end_game(s: State, rule: int) -> None:
    kit.end(s, rule)
    tell(s, EVERYBODY, state.EVENT_GAME_OVER, rule, 0, 0)


# --- points -------------------------------------------------------------------------------------------------


def score(s: State, seat: int) -> int:
    total = points_by_kind(s, seat) + strange_points(s, seat)
    return total + 1 if has_all_levels(s, seat) else total


def points_by_kind(s: State, seat: int) -> int:
    return points_among(s.players[seat].laid_out)


def points_among(counts: Any) -> int:
    """The points printed on so many cards of each kind."""
    total = 0
    for kind in range(cards.STRANGE):
        total += cards.points_of(kind) * counts[kind]
    return total


def strange_points(s: State, seat: int) -> int:
    laid_out = s.players[seat].laid_out
    return first_level_among(laid_out) * laid_out[cards.STRANGE] if laid_out[cards.STRANGE] > 0 else 0


def first_level_among(counts: Any) -> int:
    """How many of so many cards of each kind are of the first level."""
    count = 0
    for kind in range(cards.STRANGE):
        if cards.level_of(kind) == 1:
            count += counts[kind]
    return count


def has_all_levels(s: State, seat: int) -> bool:
    return missing_levels(s, seat) == 0


def missing_levels(s: State, seat: int) -> int:
    """The levels with no Cargo in front of the seat, in bits 1 to 4."""
    laid_out = s.players[seat].laid_out
    missing = cards.ALL_LEVELS
    for kind in range(cards.LAID_OUT):
        if laid_out[kind] > 0:
            missing &= ~(1 << cards.level_of(kind))
    return missing


def standing(s: State, seat: int) -> int:
    """More points come first, then fewer coins."""
    return standing_with(s, seat, score(s, seat))


def standing_with(s: State, seat: int, points: int) -> int:
    return (cards.COINS + 1) * points - s.players[seat].coins


def wins(s: State, seat: int) -> bool:
    return score(s, seat) >= goal(s) and place(s, seat) == 1


def traitors_held(s: State, seat: int) -> int:
    """How many Traitors a seat holds, as everybody can count."""
    held = 2 if kit.places_after(seat, s.leader, s.n_seats) < s.picks else 1
    on_table = s.played | s.laid_open
    t = 0
    while on_table != 0:
        if on_table & 1 == 1 and s.seen_at[t] == seat:
            held -= 1
        on_table >>= 1
        t += 1
    return held


# --- what the engines call ----------------------------------------------------------------------------------


def refusal(s: State, seat: int, action: int) -> int:
    refused = kit.refuse_unasked(s.asked, s.decider, state.ANSWERS, seat, action)
    return refused if refused != 0 else refuse_asked(s, seat, action)


def refuse_asked(s: State, seat: int, action: int) -> int:
    """Refuse an answer to the question, those that are put most often first."""
    if s.asked == state.ASK_ACTION:
        return refuse_action(s, action)
    if s.asked == state.ASK_PICK:
        return 0 if (s.pool >> (action - state.PICK)) & 1 == 1 else NOT_PASSED_ON
    if s.asked == state.ASK_PLAY:
        return refuse_lay_down(s, seat, action - state.PLAY)
    if s.asked == state.ASK_NAME:
        return refuse_name(s, action - state.NAME)
    if s.asked == state.ASK_PAY:
        return refuse_payment(s, action)
    if s.asked == state.ASK_ANSWER:
        return refuse_answer(s, seat, action)
    return refuse_rest(s, seat, action)


def refuse_rest(s: State, seat: int, action: int) -> int:
    """The questions that are put least often."""
    if s.asked == state.ASK_SHOW:
        if action == state.SHOW_HAND:
            return kit.NOT_ASKED
        return 0 if s.players[seat].hand[action - state.SHOW] > 0 else NOT_YOUR_CARGO
    if s.asked == state.ASK_RIVAL:
        return 0 if (rivals(s) >> (action - state.RIVAL)) & 1 == 1 else CANNOT_BE_CHALLENGED
    if s.asked == state.ASK_DIE:
        if action == state.CHANGE_NO_MORE:
            return kit.NOT_ASKED
        return 0 if (action - state.SET_DIE) // cards.HEADINGS == open_die(s) else NOT_THAT_DIE
    if s.asked == state.ASK_CHANGE and action != state.CHANGE_NO_MORE:
        return refuse_die(s, (action - state.SET_DIE) // cards.HEADINGS)
    return 0


def refuse_lay_down(s: State, seat: int, t: int) -> int:
    if (s.players[seat].traitors >> t) & 1 == 0:
        return NOT_IN_HAND
    return 0 if (playable(s, seat) >> t) & 1 == 1 else BLOCKED


def following(s: State, seat: int, action: int) -> int:
    """The next action; Traitors that are not to be had and Cargo that the seat does not hold are leapt over."""
    action += 1
    if s.asked == state.ASK_PICK:
        while action < state.PLAY and (s.pool >> (action - state.PICK)) & 1 == 0:
            action += 1
    elif s.asked == state.ASK_PLAY:
        while action < state.NAME and (s.players[seat].traitors >> (action - state.PLAY)) & 1 == 0:
            action += 1
    elif s.asked == state.ASK_ACTION:
        while state.LAY_OUT <= action < state.END_PLAY and s.players[seat].hand[action - state.LAY_OUT] == 0:
            action += 1
    return action


def step(s: State, seat: int, action: int) -> None:
    if s.asked == state.ASK_ACTION:
        act(s, action)
    elif s.asked == state.ASK_PLAY:
        lay_down(s, seat, action - state.PLAY)
    elif s.asked == state.ASK_PICK:
        pick(s, seat, action - state.PICK)
    elif s.asked == state.ASK_NAME:
        name_traitor(s, action - state.NAME)
    elif s.asked == state.ASK_PAY:
        if action == state.PAY_COINS:
            pay_coins(s)
        else:
            pay_crate(s, cards.SMALL + action - state.PAY_SMALL)
        pay_on(s)
    elif s.asked == state.ASK_DIE:
        set_die(s, seat, action - state.SET_DIE)
        settle_dice(s)
    elif s.asked == state.ASK_CHANGE:
        change_die(s, action)
    elif s.asked == state.ASK_SHOW:
        show_for_challenge(s, action - state.SHOW)
    elif s.asked == state.ASK_RIVAL:
        challenge(s, action - state.RIVAL)
    elif s.asked == state.ASK_ANSWER:
        answer(s, seat, action)
    else:
        if action == state.STEAL_COIN:
            steal_coin(s, seat)
        else:
            steal_card(s, seat)
        rob(s)


def default_action(s: State, seat: int) -> int:
    """Without a word from its player a seat takes the first legal answer, and does nothing that it need not do."""
    if s.asked == state.ASK_ACTION:
        return state.END_PLAY
    if s.asked == state.ASK_CHANGE:
        return state.CHANGE_NO_MORE
    return first_legal(s, seat)
