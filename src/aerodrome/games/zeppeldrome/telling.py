"""What Zeppeldrome's texts have in common: the kinds of things they name, and cards, plans and places in messages."""

from __future__ import annotations

from aerodrome.games.zeppeldrome import cards, course, rules
from aerodrome.games.zeppeldrome.state import State
from aerodrome.rulebook.kit import done
from aerodrome.rulebook.messages import (
    BARS,
    CLAUSES,
    COMMAS,
    NTH,
    NUMBER,
    SENTENCES,
    TEXT,
    THEN,
    Messages,
    names,
    numbered,
)
from aerodrome.rulebook.primitives import say
from aerodrome.rulebook.record import NONE

CARD = numbered("card", cards.CARDS_IN_DECK)
COLOUR = names("colour", cards.COLOUR_IDS)
DIRECTION = names(
    "direction", ("forward", "back", "up", "down", "up-forward", "down-forward", "up-back", "down-back", "any")
)
SYMBOL = names("symbol", ("gears", "pistons"))
BARRIER = names(
    "barrier",
    (
        *("nothing", "edge", "wind", "fog", "gate-from-above", "other-gate", "blocked-space", "closed-space"),
        *("dirigible", "old-folk", "lemming"),
    ),
)
MARK = names(
    "mark",
    (
        *("open", "ballast", "ninth", "inspiration", "wind", "fog", "blocked", "gear", "piston", "folk", "lemming"),
        *(f"gate-{colour}" for colour in cards.COLOUR_IDS),
        *(f"fan-{colour}" for colour in cards.COLOUR_IDS),
    ),
)
# What a player's own card file can change.
SECTION = names("section", cards.SECTION_IDS, titles=lambda own: [each.name for each in own.sections])
BASIS = names("basis", cards.SECTION_IDS, titles=lambda own: [each.basis for each in own.sections])
_TRICKS = tuple(id.lower() for id in cards.TEXT_IDS)
TRICK = names("trick", _TRICKS, titles=lambda own: [own.texts[id].name for id in cards.TEXT_IDS])
TRICK_DOES = names("trick-does", _TRICKS, titles=lambda own: [own.texts[id].text for id in cards.TEXT_IDS])

message = Messages()

# --- cards --------------------------------------------------------------------------------------------------

CARD_IN_FULL = message("card-in-full", card=CARD, plan=TEXT, action=TEXT)
PLAN = message("plan", card=CARD, vectors=COMMAS)
VECTOR = message("vector", direction=DIRECTION, paid=NUMBER)
FORK = message("fork", inner=NUMBER, ways=CLAUSES)
WAY = message("way", vectors=COMMAS)
OTHER_WAY = message("other-way", vectors=COMMAS)
ACTION = message("action-of-card", choices=CLAUSES)
CHOICE = message("choice", effects=THEN)
OTHER_CHOICE = message("other-choice", effects=THEN)
CHIT_BEFORE = message("chit-before", direction=DIRECTION, paid=NUMBER)
CHIT_AFTER = message("chit-after", direction=DIRECTION, paid=NUMBER)
MOVE_AT_ONCE = message("move-at-once", direction=DIRECTION, paid=NUMBER)
REMOVE_CHIT = message("remove-chit")
DEACTIVATE_CARD = message("deactivate-card")
DEACTIVATE_PLAN = message("deactivate-plan")
DO_TRICK = message("do-trick", trick=TRICK, does=TRICK_DOES)
LISTED_SECTION = message("listed-section", section=SECTION, named=NUMBER, basis=BASIS, rows=BARS)
LISTED_ROW = message("listed-row", marks=SENTENCES)
LISTED_MARK = message("listed-mark", mark=MARK)
LISTED_CARD = message("listed-card", card=CARD, printed=NUMBER, plan=TEXT, action=TEXT)


def say_card(s: State, n: int) -> None:
    say(s, CARD_IN_FULL, n)
    say_plan(s, n)
    say_action(s, n)


def say_plan(s: State, n: int) -> None:
    """The arrows of a card's flight plan, way by way."""
    say(s, PLAN, n)
    arrow = begin_ways(s, n)
    while arrow != NONE:
        say(s, VECTOR, cards.heading(arrow), 1 if cards.is_paid(arrow) else 0)
        if cards.arrows_from(arrow) > 0:
            arrow = begin_ways(s, arrow)
        else:
            done(s)
            arrow = other_way(s, arrow)


def begin_ways(s: State, node: int) -> int:
    """The first arrow that leaves a node. If more than one does, a fork begins, and its first way."""
    if cards.arrows_from(node) > 1:
        say(s, FORK, 1 if is_in_a_way(node) else 0)
        say(s, WAY)
    return cards.first_arrow(node)


def is_in_a_way(node: int) -> bool:
    """Is a node on a way of some fork?"""
    while cards.path_steps(node) > 0:
        node = node_before(node)
        if cards.arrows_from(node) > 1:
            return True
    return False


def other_way(s: State, arrow: int) -> int:
    """The next way of the innermost fork that has one left, NONE when the plan is over."""
    while cards.path_steps(arrow) > 0:
        node = node_before(arrow)
        if arrow + 1 < cards.first_arrow(node) + cards.arrows_from(node):
            say(s, OTHER_WAY)
            return arrow + 1
        if cards.arrows_from(node) > 1:
            done(s)  # the fork,
            done(s)  # and the way that ends with it
        arrow = node
    return NONE


def node_before(arrow: int) -> int:
    """The node from which an arrow starts."""
    node = cards.card_of_node(arrow)
    for nth in range(cards.path_steps(arrow) - 1):
        node = rules.arrow_towards(node, (cards.path_bits(arrow) >> 3 * nth) & 7)
    return node


def say_action(s: State, n: int) -> None:
    say(s, ACTION)
    for nth in range(cards.choices_of(n)):
        say(s, CHOICE if nth == 0 else OTHER_CHOICE)
        say_effects(s, n, nth)
    done(s)


def say_choice(s: State, n: int, nth: int) -> None:
    say(s, CHOICE)
    say_effects(s, n, nth)


def say_effects(s: State, n: int, nth: int) -> None:
    for i in range(cards.MOST_EFFECTS):
        if cards.effect_code(n, nth, i) != cards.NO_EFFECT:
            say_effect(s, cards.effect_code(n, nth, i))
    done(s)


def say_effect(s: State, code: int) -> None:
    kind = cards.effect_kind(code)
    paid = 1 if cards.effect_paid(code) else 0
    if kind == cards.BEFORE:
        say(s, CHIT_BEFORE, cards.effect_direction(code), paid)
    elif kind == cards.AFTER:
        say(s, CHIT_AFTER, cards.effect_direction(code), paid)
    elif kind == cards.AT_ONCE:
        say(s, MOVE_AT_ONCE, cards.effect_direction(code), paid)
    elif kind == cards.REMOVE:
        say(s, REMOVE_CHIT)
    elif kind == cards.DEACTIVATE_CARD:
        say(s, DEACTIVATE_CARD)
    elif kind == cards.DEACTIVATE_PLAN:
        say(s, DEACTIVATE_PLAN)
    else:
        say(s, DO_TRICK, kind - cards.SUPPLY, kind - cards.SUPPLY)


def card(s: State, n: int) -> None:
    """The sections of the course, then the cards, with what of them is printed."""
    if n >= cards.SECTIONS:
        say(s, LISTED_CARD, n - cards.SECTIONS, cards.printed_figures(n - cards.SECTIONS))
        say_plan(s, n - cards.SECTIONS)
        say_action(s, n - cards.SECTIONS)
        return
    say(s, LISTED_SECTION, n, cards.has_printed_name(n), n)
    for row in range(cards.rows_for(0)):
        say(s, LISTED_ROW)
        for column in range(cards.SECTION_WIDTH):
            say(s, LISTED_MARK, cards.printed_mark(0, n, row * cards.SECTION_WIDTH + column))
        done(s)
    done(s)


# --- where a ship is, and what is left of a plan --------------------------------------------------------------

NOT_ON_COURSE = message("not-on-course")
WHERE = message("where", row=NTH, column=NTH, section=SECTION)
PLAN_LEFT = message("plan-left", parts=COMMAS)
CHIT_LEFT = message("chit-left", direction=DIRECTION)
CARD_LEFT = message("card-left", card=CARD, plan=TEXT, flown=COMMAS)
ANY_VECTOR = message("any-vector")


def say_where(s: State, i: int) -> None:
    player = s.players[i]
    if player.row == NONE:
        say(s, NOT_ON_COURSE)
    else:
        say(s, WHERE, player.row, player.column, course.section_there(s, player.column))


def plan_left(s: State, i: int) -> None:
    """What is left of a flight plan."""
    player = s.players[i]
    say(s, PLAN_LEFT)
    for nth in range(player.before_flown, player.before_count):
        say(s, CHIT_LEFT, player.before[player.before_count - 1 - nth])
    if player.card_over == 0 and player.face_up == 1:
        say(s, CARD_LEFT, player.plan)
        say_plan(s, player.plan)
        for nth in range(cards.path_steps(player.cube)):
            say(s, VECTOR, (cards.path_bits(player.cube) >> 3 * nth) & 7, 0)
        done(s)
    elif player.card_over == 0:
        say(s, ANY_VECTOR)
    for nth in range(player.after_flown, player.after_count):
        say(s, CHIT_LEFT, player.after[nth])
    done(s)
