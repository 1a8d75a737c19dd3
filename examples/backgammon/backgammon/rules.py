"""Backgammon: the rules. Nothing is hidden, so what a seat knows needs no code."""

from aerodrome.rulebook import kit
from aerodrome.rulebook.bits import ones
from aerodrome.rulebook.chance import below
from aerodrome.rulebook.primitives import EVERYBODY, tell
from backgammon import state
from backgammon.state import State

NO_CHECKER, BLOCKED, BAR_FIRST, NOT_ALL_HOME = 201, 203, 204, 205  # BG-2.1 and so on
USE_BOTH_DICE, COUNTED_ONCE = 206, 207
BY_BEARING_OFF, BY_LENGTH = 301, 302

ALL_POINTS = (1 << state.BAR) - 2
OUTSIDE = 1 << (state.HOME + 1)  # sets of places from here on have checkers outside of the home

# --- setting up


def new_game(s: State) -> None:
    kit.begin(s)
    s.turn = 0
    for seat in range(2):
        for place in range(state.PLACES):
            s.sides[seat].at[place] = state.SETUP[place]
    # Each player rolls a die, and rolls again if they are equal: so the second shows one of the other five numbers.
    first = 1 + below(s.rng, 6)
    second = 1 + (first + below(s.rng, 5)) % 6
    begin_turn(s, 0 if first > second else 1, first, second)


def begin_turn(s: State, seat: int, a: int, b: int) -> None:
    s.turn += 1
    s.high = max(a, b)
    s.low = min(a, b)
    s.again = 1 if a == b else 0
    tell(s, EVERYBODY, state.EVENT_ROLLS, seat, s.high, s.low)
    kit.ask(s, seat, state.ASK_MOVE)
    find_moves(s, seat)


# --- what the dice can do. Sets of places are bits: bit p is the place p, as the mover counts.


def places_of(s: State, seat: int) -> int:
    """Where the seat has checkers, the bar included."""
    places = 0
    for place in range(1, state.PLACES):
        if s.sides[seat].at[place] > 0:
            places |= 1 << place
    return places


def open_points(s: State, seat: int) -> int:
    """The points that the seat's opponent does not hold with two checkers or more."""
    points = ALL_POINTS
    for place in range(1, state.BAR):
        if s.sides[1 - seat].at[place] > 1:
            points ^= 1 << (state.BAR - place)
    return points


def movable(places: int, points: int, die: int) -> int:
    """From which of these places a die can move a checker, if these points are open."""
    if places >= 1 << state.BAR:
        places = 1 << state.BAR  # those on the bar come first
    found = places & (points << die)
    if places < OUTSIDE:
        found |= farthest(places) if places < 2 << die else places & (1 << die)
    return found


def farthest(places: int) -> int:
    """The highest place of a set within the home, as a set of its own."""
    place = state.HOME
    while place > 0 and places < 1 << place:
        place -= 1
    return places & (1 << place)


def moved(s: State, seat: int, places: int, place: int, die: int) -> int:
    """The places of the seat after a die has moved a checker from this one."""
    if s.sides[seat].at[place] == 1:
        places ^= 1 << place
    return places | 1 << (place - die) if place > die else places


def find_moves(s: State, seat: int) -> None:
    """Find all legal actions, once for each roll: whether one is legal is asked many times."""
    kit.fill(s.low_from, 0)
    places = places_of(s, seat)
    points = open_points(s, seat)
    highs = movable(places, points, s.high)
    lows = movable(places, points, s.low)
    if use_both_dice(s, seat, places, points, highs, lows):
        return
    if highs == 0:  # the low die alone; without it, pass
        s.low_from[state.OFF] = max(lows, 1 << state.OFF)
    for place in range(1, state.PLACES):
        if (highs >> place) & 1 == 1:
            s.low_from[place] = 1 << state.OFF


def use_both_dice(s: State, seat: int, places: int, points: int, highs: int, lows: int) -> bool:
    """Find the actions that use both dice. Are there any?

    If the dice could be swapped with the same result, the high die is for the checker that is farther from home.
    """
    found = 0
    for place in range(1, state.PLACES):
        if (highs >> place) & 1 == 1:
            then = movable(moved(s, seat, places, place, s.high), points, s.low)
            if s.high == s.low:
                then &= (2 << place) - 1
            s.low_from[place] = then
            found |= then
    if s.high == s.low:
        return found != 0
    for place in range(1, state.PLACES):
        if (lows >> place) & 1 == 1:
            then = movable(moved(s, seat, places, place, s.low), points, s.high)
            if place <= s.low:  # if both are borne off, it does not matter which die does it
                then &= -1 << place
            found |= then
            for other in range(1, state.PLACES):
                if (then >> other) & 1 == 1:
                    s.low_from[other] |= 1 << place
    return found != 0


# --- what is legal


def refusal(s: State, seat: int, action: int) -> int:
    refused = kit.refuse_unasked(s.asked, s.decider, state.ANSWERS, seat, action)
    if refused != 0 or is_found(s, action // state.PLACES, action % state.PLACES):
        return refused
    return reason(s, seat, action // state.PLACES, action % state.PLACES)


def is_found(s: State, high_from: int, low_from: int) -> bool:
    return (s.low_from[high_from] >> low_from) & 1 == 1


def reason(s: State, seat: int, high_from: int, low_from: int) -> int:
    """The rule that forbids an action."""
    if low_from > high_from and (s.high == s.low or low_from <= s.low) and is_found(s, low_from, high_from):
        return COUNTED_ONCE
    if s.sides[seat].at[state.BAR] > 0 and high_from != state.BAR and low_from != state.BAR:
        return BAR_FIRST
    if is_blocked(s, seat, high_from, s.high) or is_blocked(s, seat, low_from, s.low):
        return BLOCKED
    if high_from == state.OFF or low_from == state.OFF:
        return USE_BOTH_DICE
    return NOT_ALL_HOME if high_from <= s.high or low_from <= s.low else NO_CHECKER


def is_blocked(s: State, seat: int, place: int, die: int) -> bool:
    return place > die and (open_points(s, seat) >> (place - die)) & 1 == 0


def following(s: State, seat: int, action: int) -> int:
    """The next action that was found."""
    if action + 1 >= state.ACTIONS:
        return state.ACTIONS
    high_from = (action + 1) // state.PLACES
    rest = s.low_from[high_from] >> ((action + 1) % state.PLACES)
    if rest != 0:
        return action + 1 + ones((rest & -rest) - 1)
    for place in range(high_from + 1, state.PLACES):
        rest = s.low_from[place]
        if rest != 0:
            return place * state.PLACES + ones((rest & -rest) - 1)
    return state.ACTIONS


# --- moving


def step(s: State, seat: int, action: int) -> None:
    high_from = action // state.PLACES
    low_from = action % state.PLACES
    if is_low_first(s, seat, action):
        move(s, seat, low_from, s.low)
        move(s, seat, high_from, s.high)
    else:
        move(s, seat, high_from, s.high)
        move(s, seat, low_from, s.low)
    if action == state.PASS:
        tell(s, EVERYBODY, state.EVENT_PASSES, seat, 0, 0)
    go_on(s, seat, low_from)


def is_low_first(s: State, seat: int, action: int) -> bool:
    """Does the low die move first, to leave the bar or to bring a checker to where the high die takes it on?"""
    return action % state.PLACES == state.BAR or s.sides[seat].at[action // state.PLACES] == 0


def move(s: State, seat: int, place: int, die: int) -> None:
    """Move a checker from this place, if the die is used."""
    if place == state.OFF:
        return
    to = max(place - die, state.OFF)
    s.sides[seat].at[place] -= 1
    s.sides[seat].at[to] += 1
    tell(s, EVERYBODY, state.EVENT_MOVES, seat, place, to)
    if to != state.OFF and s.sides[1 - seat].at[state.BAR - to] == 1:
        s.sides[1 - seat].at[state.BAR - to] = 0
        s.sides[1 - seat].at[state.BAR] += 1
        tell(s, EVERYBODY, state.EVENT_HITS, 1 - seat, to, 0)


def go_on(s: State, seat: int, low_from: int) -> None:
    if s.sides[seat].at[state.OFF] == state.CHECKERS:
        tell(s, EVERYBODY, state.EVENT_WINS, seat, 0, 0)
        end(s, BY_BEARING_OFF)
    elif s.turn > state.TURNS:
        tell(s, EVERYBODY, state.EVENT_DRAWN, 0, 0, 0)
        end(s, BY_LENGTH)
    elif s.again == 1 and low_from != state.OFF:
        s.again = 0
        find_moves(s, seat)
    else:
        begin_turn(s, 1 - seat, 1 + below(s.rng, 6), 1 + below(s.rng, 6))


def end(s: State, rule: int) -> None:
    kit.fill(s.low_from, 0)
    kit.end(s, rule)


# --- scoring


def score(s: State, seat: int) -> int:
    """Checkers that are off."""
    return s.sides[seat].at[state.OFF]


def standing(s: State, seat: int) -> int:
    """Only all of them win."""
    return score(s, seat) // state.CHECKERS


def audit(s: State) -> int:
    """All checkers are somewhere, and no point has checkers of both."""
    for seat in range(2):
        total = 0
        for place in range(state.PLACES):
            if s.sides[seat].at[place] < 0:
                return 3
            total += s.sides[seat].at[place]
        if total != state.CHECKERS:
            return 1
    for place in range(1, state.BAR):
        if s.sides[0].at[place] != 0 and s.sides[1].at[state.BAR - place] != 0:
            return 2
    return 0
