"""The state of Zeppeldrome: the course, the ships, the flight plans with their chits, and what each viewer knows."""

from __future__ import annotations

from aerodrome.rulebook.record import Record, many, owner, partly, public, secret

SEATS = 4
HAND = 4  # ZD-2.5, ZD-8.2
CHITS = 20  # ZD-5.8
TURN_CAP = 100  # ZD-10.3
ACTION_ROUNDS = 200  # ZD-4.5; more than can be played with the printed cards
PERIODS = 5  # a period lasts from one reshuffle to the next; accounts count the cards of this many
CASES = 6  # the most cases in an account of what a viewer knows
NAMES = 6  # the most cards of others that an account can name

# The steps of a turn that have questions.
STEP_SET_UP, STEP_PLAN, STEP_ACTIONS, STEP_HAZARDS, STEP_MOVEMENT, STEP_DISCARD = 0, 1, 4, 5, 6, 7

# What a seat can be asked. The answers to a question are one range of action numbers; flying and paying are shared.
ASK_COLOUR, ASK_MACHINE, ASK_PLAN, ASK_ACTION, ASK_TARGET, ASK_CHOICE = 0, 1, 2, 3, 4, 5
ASK_DIRECTION, ASK_EXTRA, ASK_REMOVE, ASK_FOLKS, ASK_LEMMINGS = 6, 7, 8, 9, 10
ASK_FLY, ASK_PAY, ASK_DROP, ASK_LOSE, ASK_BONUS, ASK_COLLECT, ASK_DISCARD = 11, 12, 13, 14, 15, 16, 17
QUESTIONS = 18

FACE_UP = 0  # 0 to 69: this card as the flight plan
FACE_DOWN = 70  # 70 to 139: this card, deactivated
PLAY = 140  # 140 to 209: this card for its action
PASS = 210
PAY = 211  # 211 to 280: discard this card as payment
PAY_NOT = 281
DISCARD = 282  # 282 to 351: this card
KEEP = 352
COLOUR = 353  # 353 to 356
TARGET = 357  # 357 to 360: the seat
CHOICE = 361  # 361 to 363: the first, second or third way of an action
CHIT = 364  # 364 to 371: the direction of a chit
REMOVE_BEFORE = 372  # 372 to 391: the nth chit before the card; the one flown first is 0
REMOVE_AFTER = 392  # 392 to 411: the nth chit after it
FLY = 412  # 412 to 419: the direction of the next vector
STOP = 420
DROP = 421
DROP_NOT = 422
COLLECT = 423
COLLECT_NOT = 424
OPEN_GEARS = 425
OPEN_PISTONS = 426
FOLK = 427  # 427 to 458: 8 * Old Folk + direction
FOLKS_DONE = 459
LEMMING = 460  # 460 to 466: this Lemming moves down
NEW_LEMMING = 467  # 467 to 471: into this column of the section
LEMMINGS_DONE = 472
ACTIONS = 473

ANSWERS = (
    *((COLOUR, TARGET), (OPEN_GEARS, FOLK), (FACE_UP, PLAY), (PLAY, PAY), (TARGET, CHOICE), (CHOICE, CHIT)),
    *((CHIT, REMOVE_BEFORE), (PAY, DISCARD), (REMOVE_BEFORE, FLY), (FOLK, LEMMING), (LEMMING, ACTIONS)),
    *((FLY, DROP_NOT), (PAY, PAY_NOT), (DROP, COLLECT), (FLY, DROP), (FLY, DROP_NOT), (COLLECT, OPEN_GEARS)),
    (DISCARD, COLOUR),
)
"""The range of answers to each question, by the question's number."""

# Options, by their index in s.options; the sections A to D are consecutive.
OPTION_ROWS, OPTION_BALLAST, OPTION_SECTIONS, OPTION_FIRST = 0, 1, 2, 6

# Events, for `tell`, and what the three numbers of each mean.
EVENT_SECTION = 0  # letter, section
EVENT_FIRST = 1  # seat
EVENT_COLOUR = 2  # seat, colour, row
EVENT_MACHINE = 3  # seat, 0 for gears or 1 for pistons that are open now, 1 if that has changed
EVENT_TURN = 4  # turn
EVENT_DRAWS = 5  # seat, cards
EVENT_DRAWN = 6  # seat, card (to that seat only)
EVENT_RESHUFFLE = 7  # cards in the new pile
EVENT_CHOSEN = 8  # seat, card, 1 face up or 0 face down (to that seat only)
EVENT_PLAN = 9  # seat, card
EVENT_FACE_DOWN = 10  # seat
EVENT_NO_CARDS = 11  # seat
EVENT_ROUND = 12  # round of actions
EVENT_PLAYS = 13  # seat, card
EVENT_ON = 14  # target, card, choice
EVENT_PASSES = 15  # seat
EVENT_PAYS = 16  # seat, card
EVENT_CHIT = 17  # target, direction, 1 before or 0 after
EVENT_NO_CHIT = 18  # target
EVENT_REMOVED = 19  # target, direction
EVENT_NOTHING_REMOVED = 20  # target
EVENT_DEACTIVATED = 21  # target, 1 if the card was face up
EVENT_CHITS_GONE = 22  # target, chits
EVENT_STEALS = 23  # seat, target, 1 if there is a card to steal
EVENT_STOLEN = 24  # seat, card, target (to the two only)
EVENT_REVERSED = 25
EVENT_MARSHAL = 26  # seat
EVENT_LADDER = 27  # seat
EVENT_MOVES = 28  # seat, direction, space (32 * row + column)
EVENT_BOUNCES = 29  # seat, direction, what blocks the way
EVENT_LEAPS = 30  # seat, direction, space
EVENT_COLLECTS = 31  # seat, tokens it has now
EVENT_DROPS = 32  # seat, direction, space
EVENT_BONUS = 33  # seat
EVENT_LOSES = 34  # seat, direction, NONE for the vector of a deactivated card
EVENT_STOPS = 35  # seat
EVENT_PLAN_OVER = 36  # seat, card, NONE for none; 1 if it is shown only now
EVENT_FOLK = 37  # seat, Old Folk, direction
EVENT_LEMMING = 38  # seat, Lemming, 1 if it fell off the course
EVENT_NEW_LEMMING = 39  # seat, Lemming, column of the section
EVENT_DISCARDS = 40  # seat, card
EVENT_FINISH = 41  # seat
EVENT_GAME_OVER = 42  # rule number
EVENT_STARTS_AT = 43  # seat, row
EVENT_MOVEMENT = 44


class Player(Record):
    """A ship with its flight plan, and a hand."""

    hand = owner.i64(2)  # cards in hand, a bit each
    chosen = owner.i16()  # the plan chosen in secret (FACE_UP or FACE_DOWN + card), NONE before that
    cube = public.i16()  # node of the flight-plan card that has been reached; the card's number at its start
    plan = partly.i8()  # flight-plan card, NONE for none; its owner sees it, and everybody once it has lain face up
    laid = public.i8()  # 1 while a flight-plan card lies there
    face_up = public.i8()  # 1 while the card lies face up
    shown = public.i8()  # 1 if everybody knows the card
    flying = public.i8()  # 1 from the choice of the plan until its movement ends
    card_over = public.i8()  # 1 when no more vectors of the card can be flown
    before = public.i8(20)  # chits before the card, by direction; the last one is flown first
    after = public.i8(20)  # chits after the card, by direction; the first one is flown first
    before_count = public.i8()  # chits before the card
    before_flown = public.i8()  # how many of them have been flown
    after_count = public.i8()  # chits after the card
    after_flown = public.i8()  # how many of them have been flown, too
    colour = public.i8()  # NONE before it is chosen
    row = public.i8()  # NONE before the ship is placed
    column = public.i8()
    ballast = public.i8()  # tokens collected
    ladder = public.i8()  # 1 while a Leapfrog Ladder waits for a bounce
    hand_size = public.i8()


class Account(Record):
    """What a viewer knows about the groups of cards, in a few cases. One of them is true. Only that viewer sees it.

    The last account holds what everybody sees, so everybody sees it.
    """

    weights = partly.i64(6)  # how likely each case is, in proportion to the others
    older = partly.i32(6, 4)  # in each case and group, the unnamed cards of each period but the newest, 7 bits each
    spots = partly.i32(6)  # where the named cards are, 4 bits each: the seat, plus 8 if after its hidden plan
    late = partly.i16(6, 4)  # as older, with 3 bits each: those of each period that came after the group's hidden plan
    names = partly.i8(6)  # cards that the viewer can name, NONE for none
    cases = partly.i8()  # how many there are
    oldest = partly.i8()  # all periods from this one on count as one


class State(Record):
    """The whole table. The draw pile is a bag: each draw takes a random card from it."""

    rng = secret.i64(4)  # the generator, keyed for every ply
    pile = secret.i64(2)  # cards in the draw pile, a bit each
    discards = public.i64(2)  # cards on the discards
    periods = public.i64(5, 2)  # cards that last went into the pile at the last reshuffle, at the one before, and so on
    ballast = public.i64()  # spaces of the section A Bit of Ballast with a token, a bit each
    bonus_spaces = public.i64()  # fans that have already given a bonus in this vector or action, a bit each
    ended_by = public.i16()  # number of the rule that ended the game, 0 while it goes on
    turn = public.i16()
    n_seats = public.i8()  # seats at the table
    options = public.i8(7)  # rows, ballast, sections A to D, first seat
    course = public.i8(4)  # the sections in order, NONE after the last
    sections = public.i8()  # how many there are
    gears_open = public.i8()  # 1 if gears are open and pistons closed, 0 the other way round, NONE before that is set
    folks = public.i8(4)  # space of each Old Folk in its section, NONE if absent
    lemmings = public.i8(7)  # space of each Lemming in its section, NONE beside the course
    chits = public.i8()  # chits that are not in any flight plan
    ballast_dropped = public.i8()  # ballast tokens that are out of play
    winner = public.i8()  # NONE while there is none
    step = public.i8()  # step of the turn, as the rules number them
    decider = public.i8()  # the seat that must answer, NONE if several must
    asked = public.i8()  # the question, NONE when the game is over
    order = public.i8(4)  # the sequence of seats in this round, NONE after the last
    at = public.i8()  # whose turn in the sequence it is
    action_round = public.i16()
    cards_played = public.i8()  # action cards played in this round
    card = public.i8()  # action card being carried out, NONE for none
    target = public.i8()  # seat that it is played on, NONE before that is chosen
    choice = public.i8()  # which of its choices, NONE before that is chosen
    effect = public.i8()  # which effect is next
    extra_paid = public.i8()  # 1 if the next effect has been paid for
    placed_before = public.i8()  # chits that this card has put before the plan
    reversed = public.i8()  # 1 if Movement runs from last place to first in this turn
    marshal = public.i8()  # the seat that moves the hazards in place of the last one, NONE for none
    hazard = public.i8()  # which section's hazards are being moved
    folks_moved = public.i8()  # Old Folks moved in this turn, a bit each
    lemmings_moved = public.i16()  # Lemmings moved, fallen or new in this turn, a bit each
    lemmings_dropped = public.i8()  # new Lemmings in this turn
    mover = public.i8()  # ship that has just been moved, NONE for none
    landed = public.i8()  # 1 until the rules have dealt with what it landed on
    bonuses = public.i8()  # extra vectors that the mover may fly
    losses = public.i8()  # vectors that the mover must lose
    committed = public.i8()  # 1 if that ship has dropped ballast before its vector, and so must fly one
    attempted = public.i8()  # 1 if the ship whose turn it is has flown its vector
    losing = public.i8()  # 1 while the player chooses a vector to lose, not to fly
    to_pay_for = public.i8()  # direction of the open arrow to pay for, NONE for none
    players = many(Player, 4)
    accounts = many(Account, 5)  # one for each seat, and one for what everybody sees
