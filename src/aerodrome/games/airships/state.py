"""The state of Airships: what lies on the table, the open question, and what the numbers mean."""

from __future__ import annotations

from aerodrome.rulebook.record import Record, many, public, secret

SEATS = 4
CHIPS_EACH = 6  # AS-1.4
ROW = 3  # expansion fields in a department's row of the board
FIELDS = 18
STACKS = 4
STACK_CARDS = 3
LIMIT = 3  # AS-5.2: real dice of one colour in one throw
EACH_COLOUR = 0x808080  # the top bit of each colour's byte in packed dice
EXTRA_GO_COST = 3  # AS-9.1
GO_CAP = 600  # AS-11.5: far beyond any real game

# What a seat can be asked. Each question owns one range of action numbers.
ASK_ENTREPRENEUR, ASK_TARGET, ASK_EXCHANGE, ASK_BONUS, ASK_EXTRA_GO = 0, 1, 2, 3, 4

TAKE_ENTREPRENEUR = 0  # 0 to 3: the entrepreneur of that country
TRY_FIELD = 4  # 4 to 21: the expansion on field row * 3 + column
TRY_STACK = 22  # 22 to 25: the top airship of a stack
TRY_PHASE = 26  # 26 to 29: a phase of the Hindenburg
KEEP_DICE = 30
EXCHANGE_REAL = 31
EXCHANGE_IMAGINARY = 32  # the imaginary die is among the dice given up
USE_BONUSES = 33
LET_FAIL = 34
ANOTHER_GO = 35
END_TURN = 36
ACTIONS = 37

ANSWERS = (
    *((TAKE_ENTREPRENEUR, TRY_FIELD), (TRY_FIELD, KEEP_DICE), (KEEP_DICE, USE_BONUSES)),
    *((USE_BONUSES, ANOTHER_GO), (ANOTHER_GO, ACTIONS)),
)
"""The range of answers to each question, by the question's number."""

# Options, by their index in s.options.
CHIPS_PER_ATTEMPT, FIRST_SEAT, CHOOSE_ENTREPRENEURS, PHASES_IN_ORDER, REPLACE_ERA_CARD, CHIP_FOR_NO_TARGET = (
    0,
    1,
    2,
    3,
    4,
    5,
)

# Events, for `tell`, and what the three numbers of each mean.
EVENT_FIRST_SEAT = 0  # seat
EVENT_ENTREPRENEUR = 1  # seat, country
EVENT_STARTER = 2  # seat, card
EVENT_ON_BOARD = 3  # card, card pushed out of the game or NONE
EVENT_CHANGE_OF_ERA = 4
EVENT_STACK_SHOWS = 5  # stack, card
EVENT_STACK_EMPTY = 6  # stack
EVENT_TRIES = 7  # seat, card
EVENT_EXCHANGES = 8  # seat, Materials card, 1 if the seat gives up the imaginary die
EVENT_THROWS = 9  # seat, colour, faces as decimal digits
EVENT_TOTAL = 10  # seat, total, target
EVENT_BONUSES = 11  # seat, free bonus, chips spent
EVENT_FAILS = 12  # seat, card, chips received
EVENT_WINS_EXPANSION = 13  # seat, card, card replaced or NONE
EVENT_CAPTAIN_CHIPS = 14  # seat, chips received, chips printed
EVENT_BUILDS_AIRSHIP = 15  # seat, card
EVENT_BUILDS_PHASE = 16  # seat, phase card
EVENT_WOODEN_AIRSHIP = 17  # seat
EVENT_NO_TARGET = 18  # seat, chips received
EVENT_ANOTHER_GO = 19  # seat
EVENT_GAME_OVER = 20  # rule number


class Company(Record):
    """A seat's company board."""

    entrepreneur = public.i8()  # country, NONE until chosen
    department = public.i8(6)  # expansion card in each department, NONE if empty
    chips = public.i8()  # bonus chips on the board that can be spent
    marks = public.i8()  # chips that mark phases of the Hindenburg; the rest of the six are in the supply
    fleet = public.i32()  # airships built: bit i stands for card AIRSHIP + i


class State(Record):
    """The whole table. Unseen cards are a bag: turning a card over draws it from the bag."""

    rng = secret.i64(4)  # the generator, keyed for every ply
    expansions_seen = public.i64()  # bit i: expansion card i has been turned over or dealt
    airships_seen = public.i32()  # bit i: airship card AIRSHIP + i has been on top of a stack
    goes = public.i16()  # goes begun so far, including the one in progress
    ended_by = public.i16()  # number of the rule that ended the game, 0 while it goes on
    n_seats = public.i8()  # seats at the table
    options = public.i8(6)  # see CHIPS_PER_ATTEMPT and the constants beside it
    seat = public.i8()  # whose go it is
    asked = public.i8()  # the question put to that seat, NONE when the game is over
    extra = public.i8()  # 1 if the go in progress was paid for
    idle = public.i8()  # seats in a row that had no legal target with the pile empty
    era = public.i8()  # 1, or 2 after the Change of Era
    wooden_airship = public.i8()  # its owner, NONE while it lies beside the board
    board = public.i8(6, 3)  # expansion card on each field of each department's row, NONE if free
    stack_top = public.i8(4)  # face-up airship card of each stack, NONE if the stack is used up
    stack_left = public.i8(4)  # cards in each stack, including the face-up one
    phase_builder = public.i8(4)  # seat that built each phase of the Hindenburg, NONE while unbuilt
    target = public.i8()  # card being tried for, NONE before it is named
    place_tried = public.i8()  # the action that named it
    pool = public.i8(3)  # real dice of each colour at hand in this go
    imaginary = public.i8(3)  # value of the imaginary die of each colour at hand in this go, 0 for none
    countable = public.i32(3)  # dice that could count in a throw if they are kept, exchanged, or exchanged with the
    # imaginary one; a byte for each colour, 0 if the seat cannot pay. Derived, but needed for every possible target
    thrown = public.i8(3, 3)  # faces thrown of each colour, 0 if no die was thrown
    total = public.i8()  # the sum of the throw, without bonuses
    companies = many(Company, 4)
