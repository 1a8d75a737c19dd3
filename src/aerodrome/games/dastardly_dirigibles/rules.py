"""Dastardly Dirigibles: the rules, in the order and the words of RULES.md."""

from __future__ import annotations

from typing import Any

from aerodrome.games.dastardly_dirigibles.cards import (
    BACK_LIFT,
    DYNAMOTOR,
    EXTRACTOR,
    FIRST,
    FIRST_SPECIAL,
    FRONT_LIFT,
    KINDS,
    LIFT,
    MUDDLE,
    OTHER,
    PARTS,
    PRESTIDIGITATION,
    SINGLE_CARD,
    SLOTS,
    SUIT_CARD,
    SUITS,
    TESLA,
    THIEF,
    TRANSMUTATION,
    WILD,
    WILD_CARD,
    WITH_DYNAMOTOR,
    card_of,
    card_placed,
    first_slot,
    last_slot,
    part_of,
    part_of_slot,
    points_for,
)
from aerodrome.games.dastardly_dirigibles.knowledge import (
    copies,
    forget_all,
    note_drawn,
    note_lacking,
    note_left,
    note_reshuffle,
    note_seen_from_pile,
    note_shown,
    note_taken,
    note_unknown_left,
)
from aerodrome.games.dastardly_dirigibles.state import (
    ACTIONS_A_TURN,
    ASK_ACTION,
    ASK_DESTROY,
    ASK_DRAW,
    ASK_EXTRACT,
    ASK_GIVE,
    ASK_LOSE,
    ASK_MATCH,
    ASK_ROB,
    ASK_TAKE,
    ASK_TRANSMUTE,
    DESTROY,
    DISCARD,
    DRAW_EMPORIUM,
    DRAW_PILE,
    DYNAMOTORS,
    EVENT_BONUS,
    EVENT_COMPLETES,
    EVENT_DEALT,
    EVENT_DESTROYS,
    EVENT_DISCARDS,
    EVENT_DRAWN,
    EVENT_DRAWS,
    EVENT_EMPORIUM,
    EVENT_EMPTY_HAND,
    EVENT_EXTRACTS,
    EVENT_GAME_OVER,
    EVENT_KEEPS_ALL,
    EVENT_LOSES,
    EVENT_LOT,
    EVENT_NO_MATCH,
    EVENT_PASSES,
    EVENT_PLAYS,
    EVENT_REPLACED,
    EVENT_REPLACES_EMPORIUM,
    EVENT_RESHUFFLE,
    EVENT_RETRIEVES,
    EVENT_ROBS,
    EVENT_ROUND,
    EVENT_ROUND_OVER,
    EVENT_SCORES,
    EVENT_SPECIAL,
    EVENT_STARTS,
    EVENT_SWAPS,
    EVENT_TAKES_EMPORIUM,
    EVENT_TOTAL,
    EVENT_TRANSMUTES,
    EVENT_TURN,
    EXTRACTED,
    GIVE,
    HAND,
    KEEP_ALL,
    LOSE_FRONT,
    NO_MATCH,
    PASS,
    PLACE,
    PLAY_SPECIAL,
    REPLACE_EMPORIUM,
    ROB,
    ROUNDS,
    SEATS,
    SWAP,
    TAKE,
    TRANSMUTE,
    TURN_CAP,
    State,
    end_action,
    first_action,
)
from aerodrome.rulebook.bits import nth_one, ones
from aerodrome.rulebook.chance import below
from aerodrome.rulebook.contract import WHOLE_WIN
from aerodrome.rulebook.primitives import EVERYBODY, consult, tell
from aerodrome.rulebook.record import NONE

# Rules that `refusal` and `ending` name: DD-5.4 is 504.
GAME_IS_OVER, NOT_YOU, NOT_ASKED = 1, 2, 3
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
    note_reshuffle(s)
    for kind in range(KINDS):
        s.pile[kind] += s.discards[kind]
        s.pile_size += s.discards[kind]
        s.discards[kind] = 0
    tell(s, EVERYBODY, EVENT_RESHUFFLE, s.pile_size, 0, 0)


def can_draw(s: State) -> bool:
    return s.pile_size > 0 or any_discard(s)


def any_discard(s: State) -> bool:
    for kind in range(KINDS):
        if s.discards[kind] > 0:
            return True
    return False


def take_unseen(s: State, seat: int, kind: int) -> None:
    """A card comes into the hand that only its player sees."""
    s.players[seat].hand[kind] += 1
    s.players[seat].hand_size += 1
    note_drawn(s, seat)


def take_openly(s: State, seat: int, kind: int) -> None:
    s.players[seat].hand[kind] += 1
    s.players[seat].hand_size += 1
    note_taken(s, seat, kind)


def leave_hand(s: State, seat: int, kind: int) -> None:
    s.players[seat].hand[kind] -= 1
    s.players[seat].hand_size -= 1
    note_left(s, seat, kind)


def fill_emporium(s: State, drawer: int) -> None:
    """Fill the empty places as far as cards can be drawn."""
    for place_ in range(s.n_seats):
        if s.emporium[place_] == NONE:
            kind = draw_card(s)
            if kind != NONE:
                note_seen_from_pile(s, kind)
                s.emporium[place_] = kind
                tell(s, EVERYBODY, EVENT_EMPORIUM, place_, kind, drawer)


# --- setting up, and every round ----------------------------------------------------------------------------


def new_game(s: State) -> None:
    s.ended_by = 0
    s.round = 0
    s.seat = 0
    for i in range(SEATS):
        for nth in range(ROUNDS):
            s.players[i].points[nth] = 0
    begin_round(s)


def begin_round(s: State) -> None:
    s.round += 1
    s.turn = 0
    tell(s, EVERYBODY, EVENT_ROUND, s.round, 0, 0)
    collect_cards(s)
    for i in range(s.n_seats):
        for _ in range(HAND):
            kind = draw_card(s)
            take_unseen(s, i, kind)
            tell(s, i, EVENT_DEALT, i, kind, 0)
    drawer = below(s.rng, s.n_seats)
    if s.round == 1:
        best = nearest_the_front(s, drawer, (1 << s.n_seats) - 1, True)
    else:
        fill_emporium(s, NONE)
        best = lowest_totals(s)
    while ones(best) > 1:
        best = nearest_the_front(s, drawer, best, False)
    actions = ACTIONS_A_TURN if s.round == 1 else ACTIONS_A_TURN + 1
    tell(s, EVERYBODY, EVENT_STARTS, nth_one(best, 0), actions, 0)
    begin_turn(s, nth_one(best, 0), actions)


def collect_cards(s: State) -> None:
    s.first_done = NONE
    s.announced = NONE
    s.swap_place = NONE
    s.swap_taken = NONE
    s.pile_size = 0
    s.recycled[0] = 0
    s.recycled[1] = 0
    for kind in range(KINDS):
        s.discards[kind] = 0
        s.pile[kind] = copies(s, kind)
        s.pile_size += s.pile[kind]
    for i in range(SEATS):
        s.emporium[i] = NONE
        s.players[i].hand_size = 0
        forget_all(s, i)
        for kind in range(KINDS):
            s.players[i].hand[kind] = 0
        for slot in range(SLOTS):
            s.players[i].ship[slot] = NONE
    for i in range(EXTRACTED):
        s.extracted[i] = NONE


def nearest_the_front(s: State, drawer: int, drawers: int, for_emporium: bool) -> int:
    """Let some seats draw a card each; return those that are nearest the front, a bit each."""
    best = 0
    best_rank = 9
    lifts = 0
    for nth in range(s.n_seats):
        i = (drawer + nth) % s.n_seats
        if (drawers >> i) & 1 == 1:
            kind = draw_card(s)
            note_seen_from_pile(s, kind)
            if for_emporium:
                s.emporium[nth] = kind
                tell(s, EVERYBODY, EVENT_EMPORIUM, nth, kind, i)
            else:
                s.discards[kind] += 1
                tell(s, EVERYBODY, EVENT_LOT, i, kind, 0)
            rank = distance_from_front(kind, lifts)
            if kind < FIRST_SPECIAL and part_of(kind) == LIFT:
                lifts += 1
            if rank < best_rank:
                best_rank = rank
                best = 0
            if rank == best_rank:
                best |= 1 << i
    return best


def distance_from_front(kind: int, lifts_before: int) -> int:
    """The place on an airship where a card counts in the draw for the first player; Specials come last."""
    if kind >= FIRST_SPECIAL:
        return SLOTS
    if part_of(kind) == LIFT:
        return FRONT_LIFT if lifts_before == 0 else BACK_LIFT
    return first_slot(part_of(kind))


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
    tell(s, EVERYBODY, EVENT_TURN, seat, actions, 0)
    draw_up(s)


def draw_up(s: State) -> None:
    """Ask for the next card while the hand has fewer than five and there is a choice; then come the actions."""
    fill_emporium(s, NONE)
    if s.players[s.seat].hand_size < HAND and cards_in_emporium(s) == 1 and not can_draw(s):
        for place_ in range(s.n_seats):
            if s.emporium[place_] != NONE:
                take_from_emporium(s, place_)
    if s.players[s.seat].hand_size < HAND and cards_in_emporium(s) > 0:
        ask(s, s.seat, ASK_DRAW)
    else:
        ask(s, s.seat, ASK_ACTION)


def cards_in_emporium(s: State) -> int:
    cards = 0
    for place_ in range(s.n_seats):
        if s.emporium[place_] != NONE:
            cards += 1
    return cards


def draw_unseen(s: State) -> int:
    """The player of this turn draws a card from the pile."""
    kind = draw_card(s)
    take_unseen(s, s.seat, kind)
    tell(s, EVERYBODY, EVENT_DRAWS, s.seat, 0, 0)
    tell(s, s.seat, EVENT_DRAWN, s.seat, kind, 0)
    return kind


def refuse_draw(s: State, action: int) -> int:
    if action == DRAW_PILE:
        return 0 if can_draw(s) else NOTHING_TO_DRAW
    return 0 if s.emporium[action - DRAW_EMPORIUM] != NONE else NOTHING_THERE


def draw(s: State, action: int) -> None:
    if action == DRAW_PILE:
        draw_unseen(s)
    else:
        take_from_emporium(s, action - DRAW_EMPORIUM)
    draw_up(s)


def take_from_emporium(s: State, place_: int) -> None:
    kind = s.emporium[place_]
    s.emporium[place_] = NONE
    take_openly(s, s.seat, kind)
    tell(s, EVERYBODY, EVENT_TAKES_EMPORIUM, s.seat, kind, 0)


# --- a turn, step 2: three actions --------------------------------------------------------------------------


def go_on(s: State) -> None:
    """Ask for the next action, or end the turn."""
    fill_emporium(s, NONE)
    if s.actions_left > 0:
        ask(s, s.seat, ASK_ACTION)
    else:
        end_turn(s)


def end_turn(s: State) -> None:
    if s.turn >= TURN_CAP:
        end_round(s, TURNS_USED_UP)
    else:
        begin_turn(s, (s.seat + 1) % s.n_seats, ACTIONS_A_TURN)


def refuse_action(s: State, action: int) -> int:
    player = s.players[s.seat]
    if action < PLAY_SPECIAL:
        return refuse_place(player, action - PLACE, True)
    if action >= DISCARD:
        return 0 if player.hand[action - DISCARD] > 0 else NOT_IN_HAND
    if action < SWAP:
        return refuse_special(s, FIRST_SPECIAL + action - PLAY_SPECIAL)
    if action < REPLACE_EMPORIUM:
        return refuse_swap(s, action - SWAP)
    return 0


def act(s: State, action: int) -> None:
    """Carry out an answer to ASK_ACTION."""
    if action == PASS:
        tell(s, EVERYBODY, EVENT_PASSES, s.seat, s.actions_left, 0)
        s.actions_left = 0
        go_on(s)
        return
    s.actions_left -= 1
    if action < PLAY_SPECIAL:
        play_part(s, action - PLACE)
    elif action >= DISCARD:
        discard(s, s.seat, action - DISCARD)
        tell(s, EVERYBODY, EVENT_DISCARDS, s.seat, action - DISCARD, 0)
        go_on(s)
    elif action < SWAP:
        play_special(s, FIRST_SPECIAL + action - PLAY_SPECIAL)
    elif action < REPLACE_EMPORIUM:
        take_for_swap(s, action - SWAP)
    else:
        replace_emporium(s)


def discard(s: State, seat: int, kind: int) -> None:
    leave_hand(s, seat, kind)
    s.discards[kind] += 1


def refuse_swap(s: State, place_: int) -> int:
    if s.emporium[place_] == NONE:
        return NOTHING_THERE
    return 0 if has_other_than(s, s.seat, s.emporium[place_]) else NOTHING_TO_SWAP


def has_other_than(s: State, seat: int, kind: int) -> bool:
    """Has the seat a card of another kind?"""
    player = s.players[seat]
    return player.hand_size > player.hand[kind]


def take_for_swap(s: State, place_: int) -> None:
    s.swap_place = place_
    s.swap_taken = s.emporium[place_]
    s.emporium[place_] = NONE
    take_openly(s, s.seat, s.swap_taken)
    ask(s, s.seat, ASK_GIVE)


def refuse_gift(s: State, kind: int) -> int:
    if s.players[s.seat].hand[kind] == 0:
        return NOT_IN_HAND
    return 0 if kind != s.swap_taken else NOTHING_TO_SWAP


def give_for_swap(s: State, kind: int) -> None:
    leave_hand(s, s.seat, kind)
    s.emporium[s.swap_place] = kind
    tell(s, EVERYBODY, EVENT_SWAPS, s.seat, s.swap_taken, kind)
    s.swap_place = NONE
    s.swap_taken = NONE
    go_on(s)


def replace_emporium(s: State) -> None:
    tell(s, EVERYBODY, EVENT_REPLACES_EMPORIUM, s.seat, 0, 0)
    for place_ in range(s.n_seats):
        if s.emporium[place_] != NONE:
            s.discards[s.emporium[place_]] += 1
            s.emporium[place_] = NONE
    go_on(s)


# --- playing a part -----------------------------------------------------------------------------------------


def refuse_place(player: Any, choice: int, own_will: bool) -> int:
    """May the player play a card of this suit to this place? ``choice`` is 7 * suit + slot."""
    if player.hand[card_placed(choice)] == 0:
        return NOT_IN_HAND
    return SAME_SUIT if own_will and player.ship[choice % SLOTS] == choice // SLOTS else 0


def play_part(s: State, choice: int) -> None:
    """Play a part of one's own will and announce it."""
    leave_hand(s, s.seat, card_placed(choice))
    lay_part(s, s.seat, choice)
    announce(s, choice)


def announce(s: State, choice: int) -> None:
    s.announced = part_of_slot(choice % SLOTS)
    call_on(s, (s.seat + 1) % s.n_seats)


def lay_part(s: State, seat: int, choice: int) -> None:
    """Lay a part that has left the hand on the airship."""
    suit = choice // SLOTS
    slot = choice % SLOTS
    player = s.players[seat]
    tell(s, EVERYBODY, EVENT_PLAYS, seat, suit, slot)
    if player.ship[slot] != NONE:
        tell(s, EVERYBODY, EVENT_REPLACED, seat, player.ship[slot], slot)
        s.discards[card_of(player.ship[slot], part_of_slot(slot))] += 1
    player.ship[slot] = suit
    if s.first_done == NONE and complete(s, seat):
        s.first_done = seat
        tell(s, EVERYBODY, EVENT_COMPLETES, seat, 0, 0)


def call_on(s: State, follower: int) -> None:
    """Ask the next follower to match; when all have, the round is over if somebody has completed an airship."""
    while follower != s.seat and s.players[follower].hand_size == 0:
        tell(s, EVERYBODY, EVENT_EMPTY_HAND, follower, 0, 0)
        follower = (follower + 1) % s.n_seats
    if follower != s.seat:
        ask(s, follower, ASK_MATCH)
        return
    s.announced = NONE
    if s.first_done != NONE:
        end_round(s, SHIP_COMPLETE)
    else:
        go_on(s)


def refuse_match(s: State, seat: int, action: int) -> int:
    if action == NO_MATCH:
        return MUST_MATCH if has_part(s, seat, s.announced) else 0
    if action == TRANSMUTE:
        if s.players[seat].hand[TRANSMUTATION] == 0:
            return NOT_IN_HAND
        return 0 if has_airship_card(s, seat) else NOTHING_TO_TRANSMUTE
    if action == KEEP_ALL:
        return NOT_ASKED
    if part_of_slot((action - PLACE) % SLOTS) != s.announced:
        return MUST_MATCH
    return refuse_place(s.players[seat], action - PLACE, False)


def has_part(s: State, seat: int, part: int) -> bool:
    for suit in range(SUITS):
        if s.players[seat].hand[card_of(suit, part)] > 0:
            return True
    return False


def has_airship_card(s: State, seat: int) -> bool:
    """Any Airship card can be played of one's own will: no suit has a third Lift Engine."""
    specials = 0
    for kind in range(FIRST_SPECIAL, KINDS):
        specials += s.players[seat].hand[kind]
    return s.players[seat].hand_size > specials


def follow(s: State, seat: int, action: int) -> None:
    """Carry out an answer to ASK_MATCH or ASK_TRANSMUTE."""
    if action == TRANSMUTE:
        discard(s, seat, TRANSMUTATION)
        tell(s, EVERYBODY, EVENT_TRANSMUTES, seat, 0, 0)
        ask(s, seat, ASK_TRANSMUTE)
        return
    if action == NO_MATCH:
        note_lacking(s, seat, s.announced)
        tell(s, EVERYBODY, EVENT_NO_MATCH, seat, s.announced, 0)
    else:
        leave_hand(s, seat, card_placed(action - PLACE))
        lay_part(s, seat, action - PLACE)
    call_on(s, (seat + 1) % s.n_seats)


# --- Specials -----------------------------------------------------------------------------------------------


def refuse_special(s: State, special: int) -> int:
    if s.players[s.seat].hand[special] == 0:
        return NOT_IN_HAND
    if special == TRANSMUTATION:
        return OUT_OF_TURN_ONLY
    if special == DYNAMOTOR:
        return HELD_NOT_PLAYED
    if special == EXTRACTOR:
        return 0  # DD-6.15: there is a card to draw, for it lies on the discards by then
    if special == PRESTIDIGITATION:
        return 0 if anything_to_retrieve(s) else NO_EFFECT
    return 0 if any_part_elsewhere(s) else NO_EFFECT


def anything_to_retrieve(s: State) -> bool:
    for kind in range(KINDS):
        if s.discards[kind] > 0 and kind != PRESTIDIGITATION:
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
    tell(s, EVERYBODY, EVENT_SPECIAL, s.seat, special, 0)
    if special == EXTRACTOR:
        extract(s)
    elif special == TESLA:
        ask_unless_plain(s, ASK_DESTROY)
    elif special == THIEF:
        ask_unless_plain(s, ASK_ROB)
    else:
        ask_unless_plain(s, ASK_TAKE)


def ask_unless_plain(s: State, question_put: int) -> None:
    """Ask what a Special is to act on, unless there is only one answer, which everybody can see.

    There is one at least: a Special that would act on nothing is refused.
    """
    ask(s, s.seat, question_put)
    end = end_action(question_put)
    only = next_answer(s, first_action(question_put) - 1, end)
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
    if s.asked == ASK_TAKE:
        retrieve(s, action - TAKE)
    elif s.asked == ASK_ROB:
        steal(s, (action - ROB) // SLOTS, (action - ROB) % SLOTS)
    else:
        destroy(s, (action - DESTROY) // PARTS, (action - DESTROY) % PARTS)


def extract(s: State) -> None:
    drawn = 0
    while drawn < EXTRACTED and can_draw(s):
        s.extracted[drawn] = draw_unseen(s)
        drawn += 1
    tell(s, EVERYBODY, EVENT_EXTRACTS, s.seat, drawn, 0)
    ask(s, s.seat, ASK_EXTRACT)


def refuse_extracted(s: State, action: int) -> int:
    if action == KEEP_ALL:
        return 0
    for i in range(EXTRACTED):
        if s.extracted[i] == card_placed(action - PLACE):
            return refuse_place(s.players[s.seat], action - PLACE, True)
    return NOT_JUST_DRAWN


def play_extracted(s: State, action: int) -> None:
    drawn = 0
    for i in range(EXTRACTED):
        if s.extracted[i] != NONE:
            drawn += 1
        s.extracted[i] = NONE
    if action == KEEP_ALL:
        tell(s, EVERYBODY, EVENT_KEEPS_ALL, s.seat, 0, 0)
        go_on(s)
    else:
        kind = card_placed(action - PLACE)
        s.players[s.seat].hand[kind] -= 1
        s.players[s.seat].hand_size -= 1
        note_unknown_left(s, s.seat, kind, drawn)  # everybody knows that it is one of those
        lay_part(s, s.seat, action - PLACE)
        announce(s, action - PLACE)


def refuse_target(s: State, victim: int, slot: int) -> int:
    if victim == s.seat or victim >= s.n_seats:
        return NO_SUCH_PART
    return 0 if s.players[victim].ship[slot] != NONE else NO_SUCH_PART


def refuse_destroy(s: State, victim: int, part: int) -> int:
    refused = refuse_target(s, victim, first_slot(part))
    return refused if refused == 0 else refuse_target(s, victim, last_slot(part))


def destroy(s: State, victim: int, part: int) -> None:
    tell(s, EVERYBODY, EVENT_DESTROYS, s.seat, victim, part)
    ship = s.players[victim].ship
    if part == LIFT and ship[FRONT_LIFT] != NONE and ship[BACK_LIFT] != NONE:
        ask(s, victim, ASK_LOSE)
    else:
        lose_part(s, victim, first_slot(part) if ship[first_slot(part)] != NONE else last_slot(part))
        go_on(s)


def lose_part(s: State, victim: int, slot: int) -> None:
    suit = s.players[victim].ship[slot]
    s.players[victim].ship[slot] = NONE
    s.discards[card_of(suit, part_of_slot(slot))] += 1
    tell(s, EVERYBODY, EVENT_LOSES, victim, suit, slot)


def steal(s: State, victim: int, slot: int) -> None:
    kind = card_of(s.players[victim].ship[slot], part_of_slot(slot))
    s.players[victim].ship[slot] = NONE
    take_openly(s, s.seat, kind)
    tell(s, EVERYBODY, EVENT_ROBS, s.seat, victim, kind)
    go_on(s)


def refuse_retrieval(s: State, kind: int) -> int:
    if kind == PRESTIDIGITATION:
        return NOT_ANOTHER_ONE
    return 0 if s.discards[kind] > 0 else NOTHING_THERE


def retrieve(s: State, kind: int) -> None:
    s.discards[kind] -= 1
    take_openly(s, s.seat, kind)
    tell(s, EVERYBODY, EVENT_RETRIEVES, s.seat, kind, 0)
    go_on(s)


# --- the end of a round, and points -------------------------------------------------------------------------


def tally(s: State, seat: int) -> int:
    """The airship at a glance: how many places are empty, and how many cards it has of each suit, four bits each."""
    counts = 0
    for slot in range(SLOTS):
        counts += tally_of(s.players[seat].ship[slot])
    return counts


def tally_of(suit: int) -> int:
    """The tally of one place with a card of this suit; NONE for an empty one."""
    return 1 << (TALLY_BITS * (suit - NONE))


def cards_of_suit(ship: int, suit: int) -> int:
    """How many cards of a suit a tally counts; for NONE, how many empty places."""
    return (ship >> (TALLY_BITS * (suit - NONE))) & SLOTS


def parts_on_ship(s: State, seat: int) -> int:
    return SLOTS - cards_of_suit(tally(s, seat), NONE)


def complete(s: State, seat: int) -> bool:
    return parts_on_ship(s, seat) == SLOTS


def end_round(s: State, rule: int) -> None:
    tell(s, EVERYBODY, EVENT_ROUND_OVER, s.round, rule, 0)
    consult(s)  # all hands are searched for the Dynamotor
    for i in range(s.n_seats):
        bonus = bonus_points(s, i)
        s.players[i].points[s.round - 1] = ship_points(s, i) + bonus
        tell(s, EVERYBODY, EVENT_SCORES, i, ship_points(s, i), bonus)
        if completion_bonus(s, i) > 0:
            tell(s, EVERYBODY, EVENT_BONUS, i, FIRST if s.first_done == i else OTHER, completion_bonus(s, i))
        if bonus > completion_bonus(s, i):
            note_shown(s, i, DYNAMOTOR, dynamotors_that_count(s, i))
            tell(s, EVERYBODY, EVENT_BONUS, i, WITH_DYNAMOTOR, bonus - completion_bonus(s, i))
    for i in range(s.n_seats):
        tell(s, EVERYBODY, EVENT_TOTAL, i, score(s, i), 0)
    if s.round < ROUNDS:
        begin_round(s)
    else:
        s.ended_by = ROUNDS_OVER
        s.asked = NONE
        tell(s, EVERYBODY, EVENT_GAME_OVER, ROUNDS_OVER, 0, 0)


def ship_points(s: State, seat: int) -> int:
    """What an airship counts, bonuses left out."""
    return points_of(tally(s, seat))


def points_of(ship: int) -> int:
    """What an airship with this tally counts."""
    wilds = wild_cards(ship)
    most = most_of_a_suit(ship)
    if wilds == 0 and most <= 1:
        parts = SLOTS - cards_of_suit(ship, NONE)
        return points_for(MUDDLE) if parts == SLOTS else parts * points_for(SINGLE_CARD)
    return most * points_for(SUIT_CARD) + wilds * points_for(WILD_CARD)


def wild_cards(ship: int) -> int:
    count = 0
    for suit in range(WILD, SUITS):
        count += cards_of_suit(ship, suit)
    return count


def most_of_a_suit(ship: int) -> int:
    """How many cards of one suit lie on the airship at most; Wild cards belong to none."""
    most = 0
    for suit in range(WILD):
        most = max(most, cards_of_suit(ship, suit))
    return most


def is_muddle(s: State, seat: int) -> bool:
    ship = tally(s, seat)
    return cards_of_suit(ship, NONE) == 0 and wild_cards(ship) == 0 and most_of_a_suit(ship) == 1


def bonus_points(s: State, seat: int) -> int:
    if is_muddle(s, seat):
        return 0
    return completion_bonus(s, seat) + dynamotors_that_count(s, seat) * points_for(WITH_DYNAMOTOR)


def dynamotors_that_count(s: State, seat: int) -> int:
    held = s.players[seat].hand[DYNAMOTOR]
    return held if s.options[DYNAMOTORS] == 1 else min(held, 1)


def completion_bonus(s: State, seat: int) -> int:
    if is_muddle(s, seat) or not complete(s, seat):
        return 0
    return points_for(FIRST) if s.first_done == seat else points_for(OTHER)


def score(s: State, seat: int) -> int:
    """The points of all rounds that have been scored."""
    total = 0
    for nth in range(ROUNDS):
        total += s.players[seat].points[nth]
    return total


def best_round(s: State, seat: int) -> int:
    best = 0
    for nth in range(ROUNDS):
        best = max(best, s.players[seat].points[nth])
    return best


def standing(s: State, seat: int) -> int:
    """Most points come first, then the best round, then the cards on the airship."""
    return (score(s, seat) * 128 + best_round(s, seat)) * (SLOTS + 1) + parts_on_ship(s, seat)


def place(s: State, seat: int) -> int:
    mine = standing(s, seat)
    better = 1
    for other in range(s.n_seats):
        if standing(s, other) > mine:
            better += 1
    return better


def outcome(s: State, out: Any) -> None:
    winners = 0
    for seat in range(s.n_seats):
        if place(s, seat) == 1:
            winners += 1
    for seat in range(s.n_seats):
        out[seat] = WHOLE_WIN // winners if place(s, seat) == 1 else 0


# --- what the engines call ----------------------------------------------------------------------------------


def ask(s: State, seat: int, question_put: int) -> None:
    s.decider = seat
    s.asked = question_put


def to_act(s: State) -> int:
    return 0 if s.asked == NONE else 1 << s.decider


def question(s: State, seat: int) -> int:
    return s.asked if seat == s.decider else NONE


def refusal(s: State, seat: int, action: int) -> int:
    if s.asked == NONE:
        return GAME_IS_OVER
    if seat != s.decider:
        return NOT_YOU
    # The two questions with the most answers come first: every answer is tried when legal ones are listed.
    if s.asked == ASK_ACTION:
        return refuse_action(s, action) if PLACE <= action < GIVE else NOT_ASKED
    if s.asked == ASK_MATCH:
        return refuse_match(s, seat, action) if NO_MATCH <= action < PLAY_SPECIAL else NOT_ASKED
    return refuse_other(s, seat, action)


def refuse_other(s: State, seat: int, action: int) -> int:
    """Refuse an answer to any of the other questions."""
    if action < first_action(s.asked) or action >= end_action(s.asked):
        return NOT_ASKED
    if s.asked == ASK_DRAW:
        return refuse_draw(s, action)
    if s.asked == ASK_TRANSMUTE:
        return refuse_place(s.players[seat], action - PLACE, True)
    if s.asked == ASK_EXTRACT:
        return refuse_extracted(s, action)
    if s.asked == ASK_GIVE:
        return refuse_gift(s, action - GIVE)
    if s.asked == ASK_TAKE:
        return refuse_retrieval(s, action - TAKE)
    if s.asked == ASK_ROB:
        return refuse_target(s, (action - ROB) // SLOTS, (action - ROB) % SLOTS)
    if s.asked == ASK_DESTROY:
        return refuse_destroy(s, (action - DESTROY) // PARTS, (action - DESTROY) % PARTS)
    return 0


def following(s: State, seat: int, action: int) -> int:
    """The next action; parts that were not announced and cards that the seat does not hold are leapt over."""
    hand = s.players[seat].hand
    action += 1
    if s.asked == ASK_MATCH:
        if (action == TRANSMUTE and hand[TRANSMUTATION] > 0) or action == NO_MATCH:
            return action
        return PLACE + next_match(s, seat, max(0, action - PLACE))
    if PLACE <= action < PLAY_SPECIAL:
        while action < PLAY_SPECIAL and hand[card_placed(action - PLACE)] == 0:
            action += 1
    if PLAY_SPECIAL <= action < SWAP:
        return PLAY_SPECIAL - FIRST_SPECIAL + next_kind(hand, FIRST_SPECIAL + action - PLAY_SPECIAL)
    if DISCARD <= action < GIVE:
        return DISCARD + next_kind(hand, action - DISCARD)
    if GIVE <= action < TAKE:
        return GIVE + next_kind(hand, action - GIVE)
    if TAKE <= action < ROB:
        return TAKE + next_kind(s.discards, action - TAKE)
    return action


def next_kind(cards: Any, kind: int) -> int:
    """The first kind from this one on of which there are cards; KINDS when there is none."""
    while kind < KINDS and cards[kind] == 0:
        kind += 1
    return kind


def next_match(s: State, seat: int, choice: int) -> int:
    """The first choice from this one on for the part announced with a card in hand; beyond all when there is none."""
    hand = s.players[seat].hand
    suit = choice // SLOTS
    first = first_slot(s.announced)
    if choice % SLOTS > first:
        last = last_slot(s.announced)
        if choice % SLOTS <= last and hand[card_of(suit, s.announced)] > 0:
            return suit * SLOTS + last
        suit += 1
    while suit < SUITS and hand[card_of(suit, s.announced)] == 0:
        suit += 1
    return suit * SLOTS + first


def step(s: State, seat: int, action: int) -> None:
    if s.asked == ASK_ACTION:
        act(s, action)
    elif s.asked == ASK_MATCH or s.asked == ASK_TRANSMUTE:
        follow(s, seat, action)
    elif s.asked == ASK_DRAW:
        draw(s, action)
    elif s.asked == ASK_EXTRACT:
        play_extracted(s, action)
    elif s.asked == ASK_GIVE:
        give_for_swap(s, action - GIVE)
    elif s.asked == ASK_TAKE or s.asked == ASK_ROB or s.asked == ASK_DESTROY:
        aim(s, action)
    else:
        lose_part(s, seat, FRONT_LIFT if action == LOSE_FRONT else BACK_LIFT)
        go_on(s)


def ending(s: State) -> int:
    return s.ended_by


def turns(s: State) -> int:
    return s.turn


def side(s: State, seat: int) -> int:
    return NONE


def default_action(s: State, seat: int) -> int:
    """Without a word from its player a seat passes, and does nothing that it need not do."""
    if s.asked == ASK_ACTION:
        return PASS
    action = first_action(s.asked)
    while refusal(s, seat, action) != 0 or action == TRANSMUTE:
        action += 1
    return action
