"""The state of Mad Zeppelin: the table, the hands, who has seen what, and what the numbers mean."""

from __future__ import annotations

from aerodrome.rulebook.record import Record, many, owner, partly, public, secret

SEATS = 6
TURN_CAP = 100  # MZ-16.5: far beyond any real game
REROLLS = 2  # MZ-11.1
CHANGES = 2  # MZ-11.4
OUT_OF_PLAY = 6  # in seen_at: the Traitor is among those that nobody holds
FIRST_COINS = 3  # MZ-2.5

# What a seat can be asked. Each question owns one range of action numbers; two pairs of questions share one.
ASK_PICK, ASK_DIE, ASK_PLAY, ASK_STEAL, ASK_ACTION, ASK_NAME = 0, 1, 2, 3, 4, 5
ASK_CHANGE, ASK_SHOW, ASK_RIVAL, ASK_ANSWER, ASK_PAY = 6, 7, 8, 9, 10
QUESTIONS = 11

PICK = 0  # 0 to 13: keep this Traitor in the draft
PLAY = 14  # 14 to 27: lay down this Traitor
NAME = 28  # 28 to 41: name this Traitor
SET_DIE = 42  # 42 to 53: die d to heading h is SET_DIE + 4 * d + h
CHANGE_NO_MORE = 54
USE_ABILITY = 55
REROLL = 56  # 56 to 58: a die
LAY_OUT = 59  # 59 to 69: throw this kind of Cargo overboard; alcohol is placed, crates are always refused
END_PLAY = 70
SHOW = 71  # 71 to 81: show Cargo of this kind from the hand
SHOW_HAND = 82
RIVAL = 83  # 83 to 88: challenge this seat
STEAL_COIN = 89
STEAL_CARD = 90
PAY_COINS = 91  # pay everything that is still owed
PAY_SMALL = 92
PAY_LARGE = 93
ACTIONS = 94

ANSWERS = (
    *(
        (PICK, PLAY),
        (SET_DIE, USE_ABILITY),
        (PLAY, NAME),
        (STEAL_COIN, PAY_COINS),
        (USE_ABILITY, SHOW),
        (NAME, SET_DIE),
    ),
    *((SET_DIE, USE_ABILITY), (SHOW, RIVAL), (RIVAL, STEAL_COIN), (SHOW, RIVAL), (PAY_COINS, ACTIONS)),
)
"""The range of answers to each question, by the question's number."""

# Options, by their index in s.options.
MODE, FIRST_LEADER, CARGO_REMOVED, AIRSICK, COSTS, EXTRA_COIN, HERNAN_ROLLS = 0, 1, 2, 3, 4, 5, 6
REMOVED_BY_SEATS = 81
AIRSICK_BY_SEATS = 11
COSTS_BY_LEVEL, COSTS_BY_POINTS = 1, 2

# Events, for `tell`, and what the three numbers of each mean.
EVENT_SET_UP = 0  # Cargo cards removed, cards in the Hold
EVENT_FIRST_JOURNEY = 1  # seat, coins received
EVENT_FIRST_CARD = 2  # seat, kind (to that seat only)
EVENT_TURN = 3  # turn, leader, number of airsick Traitors
EVENT_DEALT = 4  # seat, Traitor (to that seat only)
EVENT_PICKED = 5  # seat, Traitors passed on
EVENT_KEEPS = 6  # seat, Traitor (to that seat only)
EVENT_PEEKS = 7  # seat, set of Traitors (to the leader only)
EVENT_ROLLED = 8  # faces of the three dice
EVENT_DIE_SET = 9  # seat, die, heading
EVENT_ALL_BLACK = 10
EVENT_LAYS_DOWN = 11  # seat, Traitor
EVENT_BLOCKED = 12  # seat, Traitor shown
EVENT_NO_TRAITOR = 13  # seat
EVENT_STEALS_COIN = 14  # thief, victim
EVENT_STEALS_CARD = 15  # thief, victim
EVENT_STOLEN_CARD = 16  # thief, victim, kind (to each of the two)
EVENT_ESCAPES = 17  # thief, victim, 1 if the victim is protected, 0 if there is nothing to take
EVENT_SEARCH = 18  # seat, coins received, cards drawn, including Journeys
EVENT_JOURNEY = 19  # seat, number of the Journey, coins received
EVENT_DRAWN = 20  # seat, kind (to that seat only)
EVENT_DRAWN_FROM_BELOW = 21  # seat, kind, and a second kind if it may have been that instead, else NONE
EVENT_NAMES = 22  # seat, Traitor, who names it: Karl, Ripp (either + TRAITORS if it is too late), Tim or Shadow
EVENT_LAID_OPEN = 23  # Traitor, seat that held it or OUT_OF_PLAY
EVENT_NOBODY_SHOWS = 24  # Traitor
EVENT_ACTS_AS = 25  # seat, Traitor
EVENT_REROLLS = 26  # seat, die, face
EVENT_SHOWS = 27  # seat, kind
EVENT_MATCHES = 28  # seat, kind, Hans's kind
EVENT_HAND_SHOWN = 29  # seat, missing level
EVENT_HAND_HOLDS = 30  # seat, kind, number: one for each kind
EVENT_NO_HAND = 31  # seat
EVENT_THROWS = 32  # seat, kind, price
EVENT_PAYS_CRATE = 33  # seat, kind, change in coins
EVENT_PAYS_COINS = 34  # seat, coins
EVENT_OVERBOARD = 35  # seat, kind, points now
EVENT_HELEN = 36  # seat, coins received
EVENT_ALCOHOL = 37  # seat
EVENT_PLAY_ENDS = 38  # seat
EVENT_POINTS = 39  # seat, points, coins
EVENT_GAME_OVER = 40  # rule number
EVENT_CHALLENGES = 41  # seat, seat challenged
EVENT_UNDER = 42  # the two kinds put under the Hold, the lower number first


class Player(Record):
    """What a seat has, and what it knows."""

    traitors = owner.i16()  # Traitors in hand, a bit each
    passed_on = owner.i16()  # Traitors that this seat could pick from in this turn, a bit each; 0 before that
    marks = public.i16()  # Traitors that this seat has named as Karl, a bit each
    spared = public.i16()  # Traitors that Ripp named while this seat was immune, a bit each
    coins = public.i8()
    rerolls = public.i8()  # dice that this seat may still re-roll
    current = public.i8()  # Traitor laid down last in this turn, NONE before the first
    acts_as = public.i8()  # the Traitor whose heading and ability count for this seat now, NONE for none
    hand_size = public.i8()
    hand = owner.i8(11)  # Cargo cards of each kind in hand
    laid_out = public.i8(9)  # Cargo cards of each kind in front of this seat, including alcohol
    shown = public.i8(11)  # the least number of Cargo cards of each kind that everybody knows this seat holds
    known = owner.i8(6, 11)  # the same for what this seat knows about each other hand; its own row is 0


class State(Record):
    """The whole table. Unseen Cargo is a bag: each draw from the Hold takes a random card from it."""

    rng = secret.i64(4)  # the generator, keyed for every ply
    pool = partly.i16()  # Traitors being passed round, a bit each: known to the seat that picks
    out = partly.i16()  # Traitors that nobody plays this turn, a bit each: known to the leader after the draft
    banned = public.i16()  # Traitors that Ripp has named, a bit each
    played = public.i16()  # Traitors laid down in this turn, a bit each
    laid_open = public.i16()  # Traitors that Tim has laid open in this turn, a bit each
    ended_by = public.i16()  # number of the rule that ended the game, 0 while it goes on
    n_seats = public.i8()  # seats at the table
    options = public.i8(7)  # see MODE and the constants beside it
    turn = public.i8()  # game turns begun
    leader = public.i8()
    round = public.i8()  # 0 before the first play of a turn, then 1 or 2
    picks = public.i8()  # Traitors picked so far in this turn's draft
    seat = public.i8()  # whose play it is
    decider = public.i8()  # the seat that must answer
    asked = public.i8()  # the question put to that seat, NONE when the game is over
    dice = public.i8(3)  # heading of each die, LEADER_CHOOSES while open, BLACK when removed, NONE before the roll
    ability_used = public.i8()  # 1 if the current Traitor's ability has been used in this play
    thrown = public.i8()  # 1 if Cargo has been thrown in this play
    changes = public.i8()  # dice that Ratatine may still change
    thefts = public.i8()  # how many seats have been asked whether they rob the current player, who also counts
    showing = public.i8()  # kind of Cargo shown for a throw or a challenge that is under way, NONE for none
    owed = public.i8()  # coins still to be paid for it
    safe = public.i8()  # coins in the Safe
    journeys = public.i8()  # Journeys laid out
    hold = public.i8()  # cards in the shuffled part of the Hold, including Journeys
    removed = public.i8()  # Cargo cards that left the game unseen
    seen_at = public.i8(14)  # the place of each Traitor that everybody knows in this turn: a seat, OUT_OF_PLAY or NONE
    unshown = public.i8()  # Traitor that Tim has named and a protected player has not shown, NONE for none
    keepers = public.i8()  # the seats that may hold it, a bit each
    unseen = secret.i8(11)  # Cargo cards of each kind in the Hold's shuffled part or removed
    under = public.i8(11)  # Cargo cards of each kind that Hans has put under the Hold
    below = public.i8(2)  # the kinds of the two highest of them, the lower number first, NONE for none
    left_below = partly.i8()  # which of the two is left after a draw, NONE before; the seat that drew sees it
    used_up = public.i8(2)  # small and large crates spent
    players = many(Player, 6)
