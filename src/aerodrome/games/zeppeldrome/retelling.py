"""What was told, carried out on the table: the states between two that a viewer is sent, event by event."""

from __future__ import annotations

from aerodrome.games.zeppeldrome import cards, course, rules, state
from aerodrome.games.zeppeldrome.state import State
from aerodrome.rulebook.bits import empty, put_in, take_out
from aerodrome.rulebook.record import NONE


def happened(s: State, event: int, a: int, b: int, c: int) -> None:
    """Let happen what an event tells, as far as everybody can see it, and what this viewer sees besides."""
    if event == state.EVENT_TURN:
        s.turn = a
        s.step = state.STEP_PLAN
        rules.forget_turn(s)
    elif event == state.EVENT_ROUND:
        s.step = state.STEP_ACTIONS
        s.action_round = a
        rules.forget_card(s)
        course.take_order(s, False)
    elif event == state.EVENT_MOVEMENT:
        s.step = state.STEP_MOVEMENT
        rules.forget_card(s)
        course.take_order(s, s.reversed == 1)
    elif event == state.EVENT_RESHUFFLE:
        empty(s.discards)
    elif event == state.EVENT_REVERSED:
        s.reversed = 1
    elif event == state.EVENT_MACHINE:
        s.gears_open = 1 - b
    elif event == state.EVENT_MARSHAL:
        s.marshal = a
    elif event == state.EVENT_FINISH:
        s.winner = a
    elif event == state.EVENT_FOLK:
        s.folks[b] += cards.rows_down(c) * cards.SECTION_WIDTH + cards.columns_on(c)
    elif event == state.EVENT_LEMMING:
        s.lemmings[b] = NONE if c == 1 else s.lemmings[b] + cards.SECTION_WIDTH
    elif event == state.EVENT_NEW_LEMMING:
        s.lemmings[b] = c
    elif event == state.EVENT_PASSES:
        rules.forget_card(s)
    elif a >= 0 and event != state.EVENT_SECTION and event != state.EVENT_GAME_OVER:
        happened_to(s, a, event, b, c)


def happened_to(s: State, seat: int, event: int, b: int, c: int) -> None:
    """The same for what befalls one seat."""
    player = s.players[seat]
    if event == state.EVENT_COLOUR:
        player.colour = b
    elif event == state.EVENT_STARTS_AT:
        player.row = b
        player.column = 0
    elif event == state.EVENT_DRAWS:
        player.hand_size += b
    elif event == state.EVENT_DRAWN:
        put_in(player.hand, b)
    elif event == state.EVENT_STEALS:
        player.hand_size += c
        s.players[b].hand_size -= c
    elif event == state.EVENT_STOLEN:
        if sees_hand(s, seat):
            put_in(player.hand, b)
        if sees_hand(s, c):
            take_out(s.players[c].hand, b)
    elif event == state.EVENT_CHOSEN:
        player.chosen = b + (state.FACE_UP if c == 1 else state.FACE_DOWN)
    elif event == state.EVENT_PLAN or event == state.EVENT_FACE_DOWN or event == state.EVENT_NO_CARDS:
        player.flying = 1
        if event == state.EVENT_PLAN:
            player.chosen = state.FACE_UP + b
        if event != state.EVENT_NO_CARDS:
            lay(s, seat)
    elif event == state.EVENT_PLAYS:
        discard(s, seat, b)
        rules.forget_card(s)
        s.card = b
        while s.at < s.n_seats - 1 and s.order[s.at] != seat:
            s.at += 1
    elif event == state.EVENT_ON:
        s.target = seat
        s.choice = c
    elif event == state.EVENT_DISCARDS or event == state.EVENT_PAYS:
        discard(s, seat, b)
        if event == state.EVENT_PAYS and s.step == state.STEP_MOVEMENT:
            s.extra_paid = 1
    elif event == state.EVENT_CHIT:
        rules.put_chit(s, seat, b, c)
    elif event == state.EVENT_REMOVED:
        remove_chit(s, seat, b)
    elif event == state.EVENT_DEACTIVATED:
        player.face_up = 0
        player.cube = NONE
    elif event == state.EVENT_CHITS_GONE:
        rules.return_chits(s, seat)
    elif event == state.EVENT_LADDER:
        player.ladder = 1
    elif event == state.EVENT_PLAN_OVER:
        rules.return_chits(s, seat)
        rules.put_plan_away(s, seat, b)
    else:
        flew(s, seat, event, b, c)


def flew(s: State, seat: int, event: int, b: int, c: int) -> None:
    """What befalls a ship. The cube does not follow a vector that is none of the plan; ``effect`` is 1 for those."""
    player = s.players[seat]
    if event == state.EVENT_MOVES or event == state.EVENT_BOUNCES or event == state.EVENT_LEAPS:
        move_cube(s, seat, b)
        if event == state.EVENT_LEAPS:
            player.ladder = 0
        if event != state.EVENT_BOUNCES:
            go_to(s, seat, c)
    elif event == state.EVENT_LOSES:
        if b == NONE:
            player.card_over = 1
        else:
            move_cube(s, seat, b)
    elif event == state.EVENT_STOPS:
        player.card_over = 1
    elif event == state.EVENT_BONUS:
        s.effect = 1
    elif event == state.EVENT_COLLECTS:
        player.ballast = b
        s.ballast &= ~(1 << course.local_space(player.row, player.column))
        s.effect = 1 if course.barrier_towards(s, seat, cards.DOWN, 1) == course.FREE else 0
    elif event == state.EVENT_DROPS:
        player.ballast -= 1
        go_to(s, seat, c)


def sees_hand(s: State, seat: int) -> bool:
    return s.players[seat].hand[0] >= 0


def go_to(s: State, seat: int, space: int) -> None:
    s.players[seat].row = space // 32
    s.players[seat].column = space % 32


def lay(s: State, seat: int) -> None:
    """Lay the chosen card; one that this viewer does not see lies there face down."""
    player = s.players[seat]
    player.card_over = 0
    if sees_hand(s, seat) and player.chosen >= 0:
        rules.lay_plan(s, seat)
        return
    player.hand_size -= 1
    player.laid = 1
    player.face_up = 1 if 0 <= player.chosen < state.FACE_DOWN else 0
    player.shown = player.face_up
    player.plan = player.chosen if player.face_up == 1 else NONE
    player.cube = player.plan
    player.chosen = NONE


def discard(s: State, seat: int, card: int) -> None:
    if sees_hand(s, seat):
        take_out(s.players[seat].hand, card)
    s.players[seat].hand_size -= 1
    put_in(s.discards, card)


def remove_chit(s: State, seat: int, direction: int) -> None:
    """Of several chits of one direction it may have been another: the state that follows puts that right."""
    player = s.players[seat]
    s.chits += 1
    for nth in range(player.before_count):
        if player.before[player.before_count - 1 - nth] == direction:
            rules.take_chit(player.before, player.before_count - 1 - nth, player.before_count)
            player.before_count -= 1
            return
    for nth in range(player.after_count):
        if player.after[nth] == direction:
            rules.take_chit(player.after, nth, player.after_count)
            player.after_count -= 1
            return


def move_cube(s: State, seat: int, direction: int) -> None:
    """The cube goes on along a vector, where that was one of the plan."""
    if s.step == state.STEP_MOVEMENT:
        player = s.players[seat]
        if s.extra_paid == 1:
            player.cube = rules.arrow_towards(player.cube, direction)
        elif s.effect == 0:
            rules.move_cube(s, seat, direction)
        s.effect = 0
        s.extra_paid = 0
