"""Dastardly Dirigibles: the rules, in the order and the words of RULES.md."""

from __future__ import annotations

from typing import Any

from aerodrome.games.dastardly_dirigibles import cards, knowledge, state
from aerodrome.games.dastardly_dirigibles.state import State
from aerodrome.rulebook import kit
from aerodrome.rulebook.bits import nth_one, ones
from aerodrome.rulebook.chance import below
from aerodrome.rulebook.kit import ask
from aerodrome.rulebook.primitives import EVERYBODY, consult, tell
from aerodrome.rulebook.record import NONE

# Rules that `refusal` and `ending` name: DD-5.4 is 504.
NOTHING_TO_DRAW, NOTHING_THERE = 306, 307
NOT_IN_HAND, NOTHING_TO_SWAP = 402, 407
SAME_SUIT, MUST_MATCH = 504, 505
OUT_OF_TURN_ONLY, NOTHING_TO_TRANSMUTE, NOT_JUST_DRAWN = 602, 603, 607
NOT_ANOTHER_ONE, HELD_NOT_PLAYED, NO_EFFECT, NO_SUCH_PART = 611, 612, 613, 614
SHIP_COMPLETE, TURNS_USED_UP, ROUNDS_OVER = 701, 705, 901

TALLY_BITS = 4  # for each suit: three hold the number of places, the fourth is left for comparing


# --- cards --------------------------------------------------------------------------------------------------


def draw_card(s: State) -> int:
    """A card from the pile, each as likely as the others; NONE when there is none."""
    if s.pile_size == 0 and any_discard(s):
        reshuffle(s)
    if s.pile_size == 0:
        return NONE
    return take_from_pile(s, below(s.rng, s.pile_size))


def take_from_pile(s: State, nth: int) -> int:
    """Take the nth card of the pile; return its kind."""
    kind = 0
    while nth >= s.pile[kind]:
        nth -= s.pile[kind]
        kind += 1
    s.pile[kind] -= 1
    s.pile_size -= 1
    return kind


def reshuffle(s: State) -> None:
    knowledge.note_reshuffle(s)
    for kind in range(cards.KINDS):
        s.pile[kind] += s.discards[kind]
        s.pile_size += s.discards[kind]
        s.discards[kind] = 0
    tell(s, EVERYBODY, state.EVENT_RESHUFFLE, s.pile_size, 0, 0)


def can_draw(s: State) -> bool:
    return s.pile_size > 0 or any_discard(s)


def any_discard(s: State) -> bool:
    for kind in range(cards.KINDS):
        if s.discards[kind] > 0:
            return True
    return False


def take_unseen(s: State, seat: int, kind: int) -> None:
    """A card comes into the hand that only its player sees."""
    s.players[seat].hand[kind] += 1
    s.players[seat].hand_size += 1
    knowledge.note_drawn(s, seat)


def take_openly(s: State, seat: int, kind: int) -> None:
    s.players[seat].hand[kind] += 1
    s.players[seat].hand_size += 1
    knowledge.note_taken(s, seat, kind)


def leave_hand(s: State, seat: int, kind: int) -> None:
    s.players[seat].hand[kind] -= 1
    s.players[seat].hand_size -= 1
    knowledge.note_left(s, seat, kind)


def fill_emporium(s: State, drawer: int) -> None:
    """Fill the empty places as far as cards can be drawn."""
    for spot in range(s.n_seats):
        if s.emporium[spot] == NONE:
            kind = draw_card(s)
            if kind != NONE:
                knowledge.note_seen_from_pile(s, kind)
                s.emporium[spot] = kind
                tell(s, EVERYBODY, state.EVENT_EMPORIUM, spot, kind, drawer)


# --- setting up, and every round ----------------------------------------------------------------------------


def new_game(s: State) -> None:
    kit.begin(s)
    s.round = 0
    s.seat = 0
    for i in range(state.SEATS):
        kit.fill(s.players[i].points, 0)
    begin_round(s)


def begin_round(s: State) -> None:
    s.round += 1
    s.turn = 0
    tell(s, EVERYBODY, state.EVENT_ROUND, s.round, 0, 0)
    collect_cards(s)
    for i in range(s.n_seats):
        for _ in range(state.HAND):
            kind = draw_card(s)
            take_unseen(s, i, kind)
            tell(s, i, state.EVENT_DEALT, i, kind, 0)
    drawer = below(s.rng, s.n_seats)
    if s.round == 1:
        best = nearest_the_front(s, drawer, (1 << s.n_seats) - 1, True)
    else:
        fill_emporium(s, NONE)
        best = lowest_totals(s)
    while ones(best) > 1:
        best = nearest_the_front(s, drawer, best, False)
    actions = state.ACTIONS_A_TURN if s.round == 1 else state.ACTIONS_A_TURN + 1
    tell(s, EVERYBODY, state.EVENT_STARTS, nth_one(best, 0), actions, 0)
    begin_turn(s, nth_one(best, 0), actions)


def collect_cards(s: State) -> None:
    s.first_done = NONE
    s.announced = NONE
    s.swap_place = NONE
    s.swap_taken = NONE
    s.pile_size = 0
    s.recycled[0] = 0
    s.recycled[1] = 0
    for kind in range(cards.KINDS):
        s.discards[kind] = 0
        s.pile[kind] = knowledge.copies(s, kind)
        s.pile_size += s.pile[kind]
    for i in range(state.SEATS):
        s.emporium[i] = NONE
        s.players[i].hand_size = 0
        knowledge.forget_all(s, i)
        kit.fill(s.players[i].hand, 0)
        kit.fill(s.players[i].ship, NONE)
    kit.fill(s.extracted, NONE)


def nearest_the_front(s: State, drawer: int, drawers: int, for_emporium: bool) -> int:
    """Let some seats draw a card each; return those that are nearest the front, a bit each."""
    best = 0
    best_rank = 9
    lifts = 0
    for nth in range(s.n_seats):
        i = (drawer + nth) % s.n_seats
        if (drawers >> i) & 1 == 1:
            kind = draw_card(s)
            knowledge.note_seen_from_pile(s, kind)
            if for_emporium:
                s.emporium[nth] = kind
                tell(s, EVERYBODY, state.EVENT_EMPORIUM, nth, kind, i)
            else:
                s.discards[kind] += 1
                tell(s, EVERYBODY, state.EVENT_LOT, i, kind, 0)
            rank = distance_from_front(kind, lifts)
            if kind < cards.FIRST_SPECIAL and cards.part_of(kind) == cards.LIFT:
                lifts += 1
            if rank < best_rank:
                best_rank = rank
                best = 0
            if rank == best_rank:
                best |= 1 << i
    return best


def distance_from_front(kind: int, lifts_before: int) -> int:
    """The place on an airship where a card counts in the draw for the first player; Specials come last."""
    if kind >= cards.FIRST_SPECIAL:
        return cards.SLOTS
    if cards.part_of(kind) == cards.LIFT:
        return cards.FRONT_LIFT if lifts_before == 0 else cards.BACK_LIFT
    return cards.first_slot(cards.part_of(kind))


def lowest_totals(s: State) -> int:
    """The seats with the lowest total, a bit each."""
    lowest = 0
    found = 0
    for i in range(s.n_seats):
        total = score(s, i)
        if found == 0 or total < lowest:
            lowest = total
            found = 0
        if total == lowest:
            found |= 1 << i
    return found


# --- a turn, step 1: draw up --------------------------------------------------------------------------------


def begin_turn(s: State, seat: int, actions: int) -> None:
    s.seat = seat
    s.turn += 1
    s.actions_left = actions
    tell(s, EVERYBODY, state.EVENT_TURN, seat, actions, 0)
    draw_up(s)


def draw_up(s: State) -> None:
    """Ask for the next card while the hand has fewer than five and there is a choice; then come the actions."""
    fill_emporium(s, NONE)
    if s.players[s.seat].hand_size < state.HAND and cards_in_emporium(s) == 1 and not can_draw(s):
        for spot in range(s.n_seats):
            if s.emporium[spot] != NONE:
                take_from_emporium(s, spot)
    if s.players[s.seat].hand_size < state.HAND and cards_in_emporium(s) > 0:
        ask(s, s.seat, state.ASK_DRAW)
    else:
        ask(s, s.seat, state.ASK_ACTION)


def cards_in_emporium(s: State) -> int:
    count = 0
    for spot in range(s.n_seats):
        if s.emporium[spot] != NONE:
            count += 1
    return count


def draw_unseen(s: State) -> int:
    """The player of this turn draws a card from the pile."""
    kind = draw_card(s)
    take_unseen(s, s.seat, kind)
    tell(s, EVERYBODY, state.EVENT_DRAWS, s.seat, 0, 0)
    tell(s, s.seat, state.EVENT_DRAWN, s.seat, kind, 0)
    return kind


def refuse_draw(s: State, action: int) -> int:
    if action == state.DRAW_PILE:
        return 0 if can_draw(s) else NOTHING_TO_DRAW
    return 0 if s.emporium[action - state.DRAW_EMPORIUM] != NONE else NOTHING_THERE


def draw(s: State, action: int) -> None:
    if action == state.DRAW_PILE:
        draw_unseen(s)
    else:
        take_from_emporium(s, action - state.DRAW_EMPORIUM)
    draw_up(s)


def take_from_emporium(s: State, spot: int) -> None:
    kind = s.emporium[spot]
    s.emporium[spot] = NONE
    take_openly(s, s.seat, kind)
    tell(s, EVERYBODY, state.EVENT_TAKES_EMPORIUM, s.seat, kind, 0)


# --- a turn, step 2: three actions --------------------------------------------------------------------------


def go_on(s: State) -> None:
    """Ask for the next action, or end the turn."""
    fill_emporium(s, NONE)
    if s.actions_left > 0:
        ask(s, s.seat, state.ASK_ACTION)
    else:
        end_turn(s)


def end_turn(s: State) -> None:
    if s.turn >= state.TURN_CAP:
        end_round(s, TURNS_USED_UP)
    else:
        begin_turn(s, (s.seat + 1) % s.n_seats, state.ACTIONS_A_TURN)


def refuse_action(s: State, action: int) -> int:
    player = s.players[s.seat]
    if action < state.PLAY_SPECIAL:
        return refuse_place(player, action - state.PLACE, True)
    if action >= state.DISCARD:
        return 0 if player.hand[action - state.DISCARD] > 0 else NOT_IN_HAND
    if action < state.SWAP:
        return refuse_special(s, cards.FIRST_SPECIAL + action - state.PLAY_SPECIAL)
    if action < state.REPLACE_EMPORIUM:
        return refuse_swap(s, action - state.SWAP)
    return 0


def act(s: State, action: int) -> None:
    """Carry out an answer to ASK_ACTION."""
    if action == state.PASS:
        tell(s, EVERYBODY, state.EVENT_PASSES, s.seat, s.actions_left, 0)
        s.actions_left = 0
        go_on(s)
        return
    s.actions_left -= 1
    if action < state.PLAY_SPECIAL:
        play_part(s, action - state.PLACE)
    elif action >= state.DISCARD:
        discard(s, s.seat, action - state.DISCARD)
        tell(s, EVERYBODY, state.EVENT_DISCARDS, s.seat, action - state.DISCARD, 0)
        go_on(s)
    elif action < state.SWAP:
        play_special(s, cards.FIRST_SPECIAL + action - state.PLAY_SPECIAL)
    elif action < state.REPLACE_EMPORIUM:
        take_for_swap(s, action - state.SWAP)
    else:
        replace_emporium(s)


def discard(s: State, seat: int, kind: int) -> None:
    leave_hand(s, seat, kind)
    s.discards[kind] += 1


def refuse_swap(s: State, spot: int) -> int:
    if s.emporium[spot] == NONE:
        return NOTHING_THERE
    return 0 if has_other_than(s, s.seat, s.emporium[spot]) else NOTHING_TO_SWAP


def has_other_than(s: State, seat: int, kind: int) -> bool:
    """Has the seat a card of another kind?"""
    player = s.players[seat]
    return player.hand_size > player.hand[kind]


def take_for_swap(s: State, spot: int) -> None:
    s.swap_place = spot
    s.swap_taken = s.emporium[spot]
    s.emporium[spot] = NONE
    take_openly(s, s.seat, s.swap_taken)
    ask(s, s.seat, state.ASK_GIVE)


def refuse_gift(s: State, kind: int) -> int:
    if s.players[s.seat].hand[kind] == 0:
        return NOT_IN_HAND
    return 0 if kind != s.swap_taken else NOTHING_TO_SWAP


def give_for_swap(s: State, kind: int) -> None:
    leave_hand(s, s.seat, kind)
    s.emporium[s.swap_place] = kind
    tell(s, EVERYBODY, state.EVENT_SWAPS, s.seat, s.swap_taken, kind)
    s.swap_place = NONE
    s.swap_taken = NONE
    go_on(s)


def replace_emporium(s: State) -> None:
    tell(s, EVERYBODY, state.EVENT_REPLACES_EMPORIUM, s.seat, 0, 0)
    for spot in range(s.n_seats):
        if s.emporium[spot] != NONE:
            s.discards[s.emporium[spot]] += 1
            s.emporium[spot] = NONE
    go_on(s)


# --- playing a part -----------------------------------------------------------------------------------------


def refuse_place(player: Any, choice: int, own_will: bool) -> int:
    """May the player play a card of this suit to this place? ``choice`` is 7 * suit + slot."""
    if player.hand[cards.card_placed(choice)] == 0:
        return NOT_IN_HAND
    return SAME_SUIT if own_will and player.ship[choice % cards.SLOTS] == choice // cards.SLOTS else 0


def play_part(s: State, choice: int) -> None:
    """Play a part of one's own will and announce it."""
    leave_hand(s, s.seat, cards.card_placed(choice))
    lay_part(s, s.seat, choice)
    announce(s, choice)


def announce(s: State, choice: int) -> None:
    s.announced = cards.part_of_slot(choice % cards.SLOTS)
    call_on(s, (s.seat + 1) % s.n_seats)


def lay_part(s: State, seat: int, choice: int) -> None:
    """Lay a part that has left the hand on the airship."""
    suit = choice // cards.SLOTS
    slot = choice % cards.SLOTS
    player = s.players[seat]
    tell(s, EVERYBODY, state.EVENT_PLAYS, seat, suit, slot)
    if player.ship[slot] != NONE:
        tell(s, EVERYBODY, state.EVENT_REPLACED, seat, player.ship[slot], slot)
        s.discards[cards.card_of(player.ship[slot], cards.part_of_slot(slot))] += 1
    player.ship[slot] = suit
    if s.first_done == NONE and complete(s, seat):
        s.first_done = seat
        tell(s, EVERYBODY, state.EVENT_COMPLETES, seat, 0, 0)


def call_on(s: State, follower: int) -> None:
    """Ask the next follower to match; when all have, the round is over if somebody has completed an airship."""
    while follower != s.seat and s.players[follower].hand_size == 0:
        tell(s, EVERYBODY, state.EVENT_EMPTY_HAND, follower, 0, 0)
        follower = (follower + 1) % s.n_seats
    if follower != s.seat:
        ask(s, follower, state.ASK_MATCH)
        return
    s.announced = NONE
    if s.first_done != NONE:
        end_round(s, SHIP_COMPLETE)
    else:
        go_on(s)


def refuse_match(s: State, seat: int, action: int) -> int:
    if action == state.NO_MATCH:
        return MUST_MATCH if has_part(s, seat, s.announced) else 0
    if action == state.TRANSMUTE:
        if s.players[seat].hand[cards.TRANSMUTATION] == 0:
            return NOT_IN_HAND
        return 0 if has_airship_card(s, seat) else NOTHING_TO_TRANSMUTE
    if action == state.KEEP_ALL:
        return kit.NOT_ASKED
    if cards.part_of_slot((action - state.PLACE) % cards.SLOTS) != s.announced:
        return MUST_MATCH
    return refuse_place(s.players[seat], action - state.PLACE, False)


def has_part(s: State, seat: int, part: int) -> bool:
    for suit in range(cards.SUITS):
        if s.players[seat].hand[cards.card_of(suit, part)] > 0:
            return True
    return False


def has_airship_card(s: State, seat: int) -> bool:
    """Any Airship card can be played of one's own will: no suit has a third Lift Engine."""
    specials = 0
    for kind in range(cards.FIRST_SPECIAL, cards.KINDS):
        specials += s.players[seat].hand[kind]
    return s.players[seat].hand_size > specials


def follow(s: State, seat: int, action: int) -> None:
    """Carry out an answer to ASK_MATCH or ASK_TRANSMUTE."""
    if action == state.TRANSMUTE:
        discard(s, seat, cards.TRANSMUTATION)
        tell(s, EVERYBODY, state.EVENT_TRANSMUTES, seat, 0, 0)
        ask(s, seat, state.ASK_TRANSMUTE)
        return
    if action == state.NO_MATCH:
        knowledge.note_lacking(s, seat, s.announced)
        tell(s, EVERYBODY, state.EVENT_NO_MATCH, seat, s.announced, 0)
    else:
        leave_hand(s, seat, cards.card_placed(action - state.PLACE))
        lay_part(s, seat, action - state.PLACE)
    call_on(s, (seat + 1) % s.n_seats)


# --- Specials -----------------------------------------------------------------------------------------------


def refuse_special(s: State, special: int) -> int:
    if s.players[s.seat].hand[special] == 0:
        return NOT_IN_HAND
    if special == cards.TRANSMUTATION:
        return OUT_OF_TURN_ONLY
    if special == cards.DYNAMOTOR:
        return HELD_NOT_PLAYED
    if special == cards.EXTRACTOR:
        return 0  # DD-6.15: there is a card to draw, for it lies on the discards by then
    if special == cards.PRESTIDIGITATION:
        return 0 if anything_to_retrieve(s) else NO_EFFECT
    return 0 if any_part_elsewhere(s) else NO_EFFECT


def anything_to_retrieve(s: State) -> bool:
    for kind in range(cards.KINDS):
        if s.discards[kind] > 0 and kind != cards.PRESTIDIGITATION:
            return True
    return False


def any_part_elsewhere(s: State) -> bool:
    """Does any opponent's airship have a part?"""
    for i in range(s.n_seats):
        if i != s.seat and parts_on_ship(s, i) > 0:
            return True
    return False


def play_special(s: State, special: int) -> None:
    discard(s, s.seat, special)
    tell(s, EVERYBODY, state.EVENT_SPECIAL, s.seat, special, 0)
    if special == cards.EXTRACTOR:
        extract(s)
    elif special == cards.TESLA:
        ask_unless_plain(s, state.ASK_DESTROY)
    elif special == cards.THIEF:
        ask_unless_plain(s, state.ASK_ROB)
    else:
        ask_unless_plain(s, state.ASK_TAKE)


def ask_unless_plain(s: State, question_put: int) -> None:
    """Ask what a Special is to act on, unless there is only one answer, which everybody can see.

    There is one at least: a Special that would act on nothing is refused.
    """
    ask(s, s.seat, question_put)
    end = state.ANSWERS[question_put][1]
    only = next_answer(s, state.ANSWERS[question_put][0] - 1, end)
    if next_answer(s, only, end) == end:
        aim(s, only)


def next_answer(s: State, action: int, end: int) -> int:
    """The next action after this one that is not refused; ``end`` when there is none."""
    action = following(s, s.seat, action)
    while action < end and refusal(s, s.seat, action) != 0:
        action = following(s, s.seat, action)
    return min(action, end)


def aim(s: State, action: int) -> None:
    """Let a Special act on what was chosen."""
    if s.asked == state.ASK_TAKE:
        retrieve(s, action - state.TAKE)
    elif s.asked == state.ASK_ROB:
        steal(s, (action - state.ROB) // cards.SLOTS, (action - state.ROB) % cards.SLOTS)
    else:
        destroy(s, (action - state.DESTROY) // cards.PARTS, (action - state.DESTROY) % cards.PARTS)


def extract(s: State) -> None:
    drawn = 0
    while drawn < state.EXTRACTED and can_draw(s):
        s.extracted[drawn] = draw_unseen(s)
        drawn += 1
    tell(s, EVERYBODY, state.EVENT_EXTRACTS, s.seat, drawn, 0)
    ask(s, s.seat, state.ASK_EXTRACT)


def refuse_extracted(s: State, action: int) -> int:
    if action == state.KEEP_ALL:
        return 0
    for i in range(state.EXTRACTED):
        if s.extracted[i] == cards.card_placed(action - state.PLACE):
            return refuse_place(s.players[s.seat], action - state.PLACE, True)
    return NOT_JUST_DRAWN


def play_extracted(s: State, action: int) -> None:
    drawn = 0
    for i in range(state.EXTRACTED):
        if s.extracted[i] != NONE:
            drawn += 1
        s.extracted[i] = NONE
    if action == state.KEEP_ALL:
        tell(s, EVERYBODY, state.EVENT_KEEPS_ALL, s.seat, 0, 0)
        go_on(s)
    else:
        kind = cards.card_placed(action - state.PLACE)
        s.players[s.seat].hand[kind] -= 1
        s.players[s.seat].hand_size -= 1
        knowledge.note_unknown_left(s, s.seat, kind, drawn)  # everybody knows that it is one of those
        lay_part(s, s.seat, action - state.PLACE)
        announce(s, action - state.PLACE)


def refuse_target(s: State, victim: int, slot: int) -> int:
    if victim == s.seat or victim >= s.n_seats:
        return NO_SUCH_PART
    return 0 if s.players[victim].ship[slot] != NONE else NO_SUCH_PART


def refuse_destroy(s: State, victim: int, part: int) -> int:
    refused = refuse_target(s, victim, cards.first_slot(part))
    return refused if refused == 0 else refuse_target(s, victim, cards.last_slot(part))


def destroy(s: State, victim: int, part: int) -> None:
    tell(s, EVERYBODY, state.EVENT_DESTROYS, s.seat, victim, part)
    ship = s.players[victim].ship
    if part == cards.LIFT and ship[cards.FRONT_LIFT] != NONE and ship[cards.BACK_LIFT] != NONE:
        ask(s, victim, state.ASK_LOSE)
    else:
        lose_part(s, victim, cards.first_slot(part) if ship[cards.first_slot(part)] != NONE else cards.last_slot(part))
        go_on(s)


def lose_part(s: State, victim: int, slot: int) -> None:
    suit = s.players[victim].ship[slot]
    s.players[victim].ship[slot] = NONE
    s.discards[cards.card_of(suit, cards.part_of_slot(slot))] += 1
    tell(s, EVERYBODY, state.EVENT_LOSES, victim, suit, slot)


def steal(s: State, victim: int, slot: int) -> None:
    kind = cards.card_of(s.players[victim].ship[slot], cards.part_of_slot(slot))
    s.players[victim].ship[slot] = NONE
    take_openly(s, s.seat, kind)
    tell(s, EVERYBODY, state.EVENT_ROBS, s.seat, victim, kind)
    go_on(s)


def refuse_retrieval(s: State, kind: int) -> int:
    if kind == cards.PRESTIDIGITATION:
        return NOT_ANOTHER_ONE
    return 0 if s.discards[kind] > 0 else NOTHING_THERE


def retrieve(s: State, kind: int) -> None:
    s.discards[kind] -= 1
    take_openly(s, s.seat, kind)
    tell(s, EVERYBODY, state.EVENT_RETRIEVES, s.seat, kind, 0)
    go_on(s)


# --- the end of a round, and points -------------------------------------------------------------------------


def tally(s: State, seat: int) -> int:
    """The airship at a glance: how many places are empty, and how many cards it has of each suit, four bits each."""
    counts = 0
    for slot in range(cards.SLOTS):
        counts += tally_of(s.players[seat].ship[slot])
    return counts


def tally_of(suit: int) -> int:
    """The tally of one place with a card of this suit; NONE for an empty one."""
    return 1 << (TALLY_BITS * (suit - NONE))


def cards_of_suit(ship: int, suit: int) -> int:
    """How many cards of a suit a tally counts; for NONE, how many empty places."""
    return (ship >> (TALLY_BITS * (suit - NONE))) & cards.SLOTS


def parts_on_ship(s: State, seat: int) -> int:
    return cards.SLOTS - cards_of_suit(tally(s, seat), NONE)


def complete(s: State, seat: int) -> bool:
    return parts_on_ship(s, seat) == cards.SLOTS


def end_round(s: State, rule: int) -> None:
    tell(s, EVERYBODY, state.EVENT_ROUND_OVER, s.round, rule, 0)
    consult(s)  # all hands are searched for the Dynamotor
    for i in range(s.n_seats):
        bonus = bonus_points(s, i)
        s.players[i].points[s.round - 1] = ship_points(s, i) + bonus
        tell(s, EVERYBODY, state.EVENT_SCORES, i, ship_points(s, i), bonus)
        if completion_bonus(s, i) > 0:
            tell(
                s,
                EVERYBODY,
                state.EVENT_BONUS,
                i,
                cards.FIRST if s.first_done == i else cards.OTHER,
                completion_bonus(s, i),
            )
        if bonus > completion_bonus(s, i):
            knowledge.note_shown(s, i, cards.DYNAMOTOR, dynamotors_that_count(s, i))
            tell(s, EVERYBODY, state.EVENT_BONUS, i, cards.WITH_DYNAMOTOR, bonus - completion_bonus(s, i))
    for i in range(s.n_seats):
        tell(s, EVERYBODY, state.EVENT_TOTAL, i, score(s, i), 0)
    if s.round < state.ROUNDS:
        begin_round(s)
    else:
        kit.end(s, ROUNDS_OVER)
        tell(s, EVERYBODY, state.EVENT_GAME_OVER, ROUNDS_OVER, 0, 0)


def ship_points(s: State, seat: int) -> int:
    """What an airship counts, bonuses left out."""
    return points_of(tally(s, seat))


def points_of(ship: int) -> int:
    """What an airship with this tally counts."""
    wilds = wild_cards(ship)
    most = most_of_a_suit(ship)
    if wilds == 0 and most <= 1:
        parts = cards.SLOTS - cards_of_suit(ship, NONE)
        return cards.points_for(cards.MUDDLE) if parts == cards.SLOTS else parts * cards.points_for(cards.SINGLE_CARD)
    return most * cards.points_for(cards.SUIT_CARD) + wilds * cards.points_for(cards.WILD_CARD)


def wild_cards(ship: int) -> int:
    count = 0
    for suit in range(cards.WILD, cards.SUITS):
        count += cards_of_suit(ship, suit)
    return count


def most_of_a_suit(ship: int) -> int:
    """How many cards of one suit lie on the airship at most; Wild cards belong to none."""
    most = 0
    for suit in range(cards.WILD):
        most = max(most, cards_of_suit(ship, suit))
    return most


def is_muddle(s: State, seat: int) -> bool:
    ship = tally(s, seat)
    return cards_of_suit(ship, NONE) == 0 and wild_cards(ship) == 0 and most_of_a_suit(ship) == 1


def bonus_points(s: State, seat: int) -> int:
    if is_muddle(s, seat):
        return 0
    return completion_bonus(s, seat) + dynamotors_that_count(s, seat) * cards.points_for(cards.WITH_DYNAMOTOR)


def dynamotors_that_count(s: State, seat: int) -> int:
    held = s.players[seat].hand[cards.DYNAMOTOR]
    return held if s.options[state.DYNAMOTORS] == 1 else min(held, 1)


def completion_bonus(s: State, seat: int) -> int:
    if is_muddle(s, seat) or not complete(s, seat):
        return 0
    return cards.points_for(cards.FIRST) if s.first_done == seat else cards.points_for(cards.OTHER)


def score(s: State, seat: int) -> int:
    """The points of all rounds that have been scored."""
    total = 0
    for nth in range(state.ROUNDS):
        total += s.players[seat].points[nth]
    return total


def best_round(s: State, seat: int) -> int:
    best = 0
    for nth in range(state.ROUNDS):
        best = max(best, s.players[seat].points[nth])
    return best


def standing(s: State, seat: int) -> int:
    """Most points come first, then the best round, then the cards on the airship."""
    return (score(s, seat) * 128 + best_round(s, seat)) * (cards.SLOTS + 1) + parts_on_ship(s, seat)


# --- what the engines call ----------------------------------------------------------------------------------


def refusal(s: State, seat: int, action: int) -> int:
    refused = kit.refuse_unasked(s.asked, s.decider, state.ANSWERS, seat, action)
    if refused != 0:
        return refused
    # The two questions with the most answers come first: every answer is tried when legal ones are listed.
    if s.asked == state.ASK_ACTION:
        return refuse_action(s, action)
    if s.asked == state.ASK_MATCH:
        return refuse_match(s, seat, action)
    return refuse_other(s, seat, action)


def refuse_other(s: State, seat: int, action: int) -> int:
    """Refuse an answer to any of the other questions."""
    if s.asked == state.ASK_DRAW:
        return refuse_draw(s, action)
    if s.asked == state.ASK_TRANSMUTE:
        return refuse_place(s.players[seat], action - state.PLACE, True)
    if s.asked == state.ASK_EXTRACT:
        return refuse_extracted(s, action)
    if s.asked == state.ASK_GIVE:
        return refuse_gift(s, action - state.GIVE)
    if s.asked == state.ASK_TAKE:
        return refuse_retrieval(s, action - state.TAKE)
    if s.asked == state.ASK_ROB:
        return refuse_target(s, (action - state.ROB) // cards.SLOTS, (action - state.ROB) % cards.SLOTS)
    if s.asked == state.ASK_DESTROY:
        return refuse_destroy(s, (action - state.DESTROY) // cards.PARTS, (action - state.DESTROY) % cards.PARTS)
    return 0


def following(s: State, seat: int, action: int) -> int:
    """The next action; parts that were not announced and cards that the seat does not hold are leapt over."""
    hand = s.players[seat].hand
    action += 1
    if s.asked == state.ASK_MATCH:
        if (action == state.TRANSMUTE and hand[cards.TRANSMUTATION] > 0) or action == state.NO_MATCH:
            return action
        return state.PLACE + next_match(s, seat, max(0, action - state.PLACE))
    if state.PLACE <= action < state.PLAY_SPECIAL:
        while action < state.PLAY_SPECIAL and hand[cards.card_placed(action - state.PLACE)] == 0:
            action += 1
    if state.PLAY_SPECIAL <= action < state.SWAP:
        return (
            state.PLAY_SPECIAL
            - cards.FIRST_SPECIAL
            + next_kind(hand, cards.FIRST_SPECIAL + action - state.PLAY_SPECIAL)
        )
    if state.DISCARD <= action < state.GIVE:
        return state.DISCARD + next_kind(hand, action - state.DISCARD)
    if state.GIVE <= action < state.TAKE:
        return state.GIVE + next_kind(hand, action - state.GIVE)
    if state.TAKE <= action < state.ROB:
        return state.TAKE + next_kind(s.discards, action - state.TAKE)
    return action


def next_kind(counts: Any, kind: int) -> int:
    """The first kind from this one on of which there are cards; KINDS when there is none."""
    while kind < cards.KINDS and counts[kind] == 0:
        kind += 1
    return kind


def next_match(s: State, seat: int, choice: int) -> int:
    """The first choice from this one on for the part announced with a card in hand; beyond all when there is none."""
    hand = s.players[seat].hand
    suit = choice // cards.SLOTS
    first = cards.first_slot(s.announced)
    if choice % cards.SLOTS > first:
        last = cards.last_slot(s.announced)
        if choice % cards.SLOTS <= last and hand[cards.card_of(suit, s.announced)] > 0:
            return suit * cards.SLOTS + last
        suit += 1
    while suit < cards.SUITS and hand[cards.card_of(suit, s.announced)] == 0:
        suit += 1
    return suit * cards.SLOTS + first


def step(s: State, seat: int, action: int) -> None:
    if s.asked == state.ASK_ACTION:
        act(s, action)
    elif s.asked == state.ASK_MATCH or s.asked == state.ASK_TRANSMUTE:
        follow(s, seat, action)
    elif s.asked == state.ASK_DRAW:
        draw(s, action)
    elif s.asked == state.ASK_EXTRACT:
        play_extracted(s, action)
    elif s.asked == state.ASK_GIVE:
        give_for_swap(s, action - state.GIVE)
    elif s.asked == state.ASK_TAKE or s.asked == state.ASK_ROB or s.asked == state.ASK_DESTROY:
        aim(s, action)
    else:
        lose_part(s, seat, cards.FRONT_LIFT if action == state.LOSE_FRONT else cards.BACK_LIFT)
        go_on(s)


def default_action(s: State, seat: int) -> int:
    """Without a word from its player a seat passes, and does nothing that it need not do."""
    if s.asked == state.ASK_ACTION:
        return state.PASS
    action = state.ANSWERS[s.asked][0]
    while refusal(s, seat, action) != 0 or action == state.TRANSMUTE:
        action += 1
    return action
