"""The state of Dastardly Dirigibles: the airships, the hands, the piles, and what everybody knows about the hands."""

from __future__ import annotations

from aerodrome.rulebook.record import Record, many, owner, partly, public, secret

SEATS = 5
ROUNDS = 3  # DD-9.1
HAND = 5  # DD-2.1, DD-3.1
ACTIONS_A_TURN = 3  # DD-4.1
EXTRACTED = 3  # DD-6.5
TURN_CAP = 200  # DD-7.5

# What a seat can be asked. The answers to a question are one range of action numbers; several share those of placing.
ASK_DRAW, ASK_ACTION, ASK_MATCH, ASK_TRANSMUTE, ASK_EXTRACT = 0, 1, 2, 3, 4
ASK_GIVE, ASK_TAKE, ASK_ROB, ASK_DESTROY, ASK_LOSE = 5, 6, 7, 8, 9
QUESTIONS = 10

NO_MATCH = 0
TRANSMUTE = 1
KEEP_ALL = 2
PLACE = 3  # 3 to 65: a card of suit s at place p is PLACE + 7 * s + p
PLAY_SPECIAL = 66  # 66 to 71: each Special; Transmutation and the Dynamotor are always refused
SWAP = 72  # 72 to 76: take the card at this place of the Emporium, then give one
REPLACE_EMPORIUM = 77
PASS = 78
DISCARD = 79  # 79 to 138: a card of this kind
GIVE = 139  # 139 to 198: lay a card of this kind into the Emporium
TAKE = 199  # 199 to 258: take a card of this kind from the discards
ROB = 259  # 259 to 293: take the part at place p of seat s: ROB + 7 * s + p
DESTROY = 294  # 294 to 323: destroy a part of kind p of seat s: DESTROY + 6 * s + p
LOSE_FRONT = 324
LOSE_BACK = 325
DRAW_PILE = 326
DRAW_EMPORIUM = 327  # 327 to 331: take the card at this place
ACTIONS = 332

ANSWERS = (
    *((DRAW_PILE, ACTIONS), (PLACE, GIVE), (NO_MATCH, PLAY_SPECIAL), (PLACE, PLAY_SPECIAL), (KEEP_ALL, PLAY_SPECIAL)),
    *((GIVE, TAKE), (TAKE, ROB), (ROB, DESTROY), (DESTROY, LOSE_FRONT), (LOSE_FRONT, DRAW_PILE)),
)
"""The range of answers to each question, by the question's number."""

# Options, by their index in s.options: first the copies of the six Specials.
DYNAMOTORS = 6
AS_IN_CARDS = 4

# Events, for `tell`, and what the three numbers of each mean.
EVENT_ROUND = 0  # round
EVENT_DEALT = 1  # seat, kind (to that seat only)
EVENT_EMPORIUM = 2  # place, kind, seat that drew it or NONE
EVENT_LOT = 3  # seat, kind drawn to break a tie
EVENT_STARTS = 4  # seat, actions
EVENT_TURN = 5  # seat
EVENT_DRAWS = 6  # seat (to the others: no kind)
EVENT_DRAWN = 7  # seat, kind (to that seat only)
EVENT_TAKES_EMPORIUM = 8  # seat, kind
EVENT_RESHUFFLE = 9  # cards in the new pile
EVENT_PLAYS = 10  # seat, suit, slot
EVENT_REPLACED = 11  # seat, suit, slot of the part that is discarded
EVENT_NO_MATCH = 12  # seat, part
EVENT_EMPTY_HAND = 13  # seat
EVENT_TRANSMUTES = 14  # seat
EVENT_EXTRACTS = 15  # seat, cards drawn
EVENT_KEEPS_ALL = 16  # seat
EVENT_SPECIAL = 17  # seat, Special
EVENT_DESTROYS = 18  # seat, victim, part
EVENT_LOSES = 19  # seat, suit, slot
EVENT_ROBS = 20  # seat, victim, kind
EVENT_RETRIEVES = 21  # seat, kind
EVENT_DISCARDS = 22  # seat, kind
EVENT_SWAPS = 23  # seat, kind taken, kind given
EVENT_REPLACES_EMPORIUM = 24  # seat
EVENT_PASSES = 25  # seat, actions left
EVENT_COMPLETES = 26  # seat
EVENT_ROUND_OVER = 27  # round, rule number
EVENT_SCORES = 28  # seat, points for the airship, bonus
EVENT_TOTAL = 29  # seat, total
EVENT_GAME_OVER = 30  # rule number
EVENT_BONUS = 31  # seat, FIRST, OTHER or WITH_DYNAMOTOR, points


class Player(Record):
    """What a seat has, and what everybody knows about its hand."""

    hand = owner.i8(60)  # cards of each kind
    shown = public.i8(60)  # cards of each kind that everybody knows to be in the hand
    may_have = public.i8(6)  # for each part, how many unknown cards in hand came since the seat last lacked it
    unknown = public.i8()  # how many cards in hand are not shown
    older = public.i8()  # how many of the unknown cards came before the last reshuffle
    hand_size = public.i8()
    ship = public.i8(7)  # suit of the part at each place, NONE if it is empty
    points = public.i8(3)  # points of each scored round


class State(Record):
    """The whole table. The draw pile is a bag: each draw takes a random card from it."""

    rng = secret.i64(4)  # the generator, keyed for every ply
    recycled = public.i64(2)  # reshuffled cards that nobody has seen since: a low and a high bit for each kind
    ended_by = public.i16()  # number of the rule that ended the game, 0 while it goes on
    turn = public.i16()  # turns begun in this round
    n_seats = public.i8()  # seats at the table
    options = public.i8(7)  # copies of each Special, then DYNAMOTORS
    round = public.i8()  # 1 to 3
    seat = public.i8()  # whose turn it is
    decider = public.i8()  # the seat that must answer
    asked = public.i8()  # the question put to that seat, NONE when the game is over
    actions_left = public.i8()
    announced = public.i8()  # part that the others must match, NONE for none
    first_done = public.i8()  # seat that completed its airship first in this round, NONE for none
    emporium = public.i8(5)  # kind of the card at each place, NONE if it is empty
    swap_place = public.i8()  # place of the Emporium that waits for a card, NONE for none
    swap_taken = public.i8()  # kind of the card taken from there
    pile_size = public.i8()
    pile = secret.i8(60)  # cards of each kind in the draw pile
    discards = public.i8(60)  # cards of each kind on the discards
    extracted = partly.i8(3)  # kinds that the Extractor has just drawn, NONE for none; the seat to play sees them
    players = many(Player, 5)
