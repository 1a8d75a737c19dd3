"""The course of Zeppeldrome: its spaces and marks, what stands on them, what blocks the way, and who is ahead."""

from __future__ import annotations

from aerodrome.games.zeppeldrome import cards, state
from aerodrome.games.zeppeldrome.state import State
from aerodrome.rulebook import kit
from aerodrome.rulebook.record import (
    NONE,
)

# What keeps a ship from a space. From OTHER_GATE on, the values are what the rules call blocking obstacles.
FREE, EDGE, WIND, THICK_FOG, GATE_FROM_ABOVE = 0, 1, 2, 3, 4
OTHER_GATE, BLOCKED_SPACE, CLOSED_SPACE, A_SHIP, A_FOLK, A_LEMMING = 5, 6, 7, 8, 9, 10


def rows(s: State) -> int:
    return cards.rows_for(s.options[state.OPTION_ROWS])


def finish_column(s: State) -> int:
    return cards.START_COLUMNS + cards.SECTION_WIDTH * s.sections + cards.FINISH_COLUMNS - 1


def section_index(s: State, column: int) -> int:
    """The index on the course of the section that a column lies in, NONE for the start and the finish."""
    if column < cards.START_COLUMNS or column >= cards.START_COLUMNS + cards.SECTION_WIDTH * s.sections:
        return NONE
    return (column - cards.START_COLUMNS) // cards.SECTION_WIDTH


def section_there(s: State, column: int) -> int:
    """The section that a column lies in, NONE for the start and the finish."""
    index = section_index(s, column)
    return NONE if index == NONE else s.course[index]


def index_of(s: State, section: int) -> int:
    """The index of a section on the course, NONE if it is not in play."""
    for index in range(s.sections):
        if s.course[index] == section:
            return index
    return NONE


def local_space(row: int, column: int) -> int:
    """A space of a section by its number, row by row."""
    return row * cards.SECTION_WIDTH + (column - cards.START_COLUMNS) % cards.SECTION_WIDTH


def column_of(s: State, section: int, local: int) -> int:
    """The column of the course for a column of a section."""
    return cards.START_COLUMNS + cards.SECTION_WIDTH * index_of(s, section) + local


def mark_at(s: State, row: int, column: int) -> int:
    return mark_of_section(s, section_there(s, column), row, column)


def mark_of_section(s: State, section: int, row: int, column: int) -> int:
    """The mark on a space that lies in a section, or in none."""
    if section == NONE or section == cards.CLEAR:
        return cards.OPEN
    return cards.printed_mark(s.options[state.OPTION_ROWS], section, local_space(row, column))


def holds_ballast(s: State, space: int) -> bool:
    """Does a token lie on this space of A Bit of Ballast at the start?"""
    mark = cards.printed_mark(s.options[state.OPTION_ROWS], cards.BALLAST, space)
    return mark == cards.MARK_BALLAST or (mark == cards.MARK_NINTH and s.options[state.OPTION_BALLAST] == 0)


def nth_mark(s: State, section: int, mark: int, nth: int) -> int:
    """The nth space of a section with a mark, NONE if there are fewer."""
    for space in range(cards.SPACES):
        if cards.printed_mark(s.options[state.OPTION_ROWS], section, space) == mark:
            if nth == 0:
                return space
            nth -= 1
    return NONE


def ship_at(s: State, row: int, column: int) -> int:
    """The seat whose ship is there, NONE for none."""
    for i in range(s.n_seats):
        if s.players[i].column == column and s.players[i].row == row:
            return i
    return NONE


def ship_on(s: State, section: int, space: int) -> bool:
    return ship_at(s, space // cards.SECTION_WIDTH, column_of(s, section, space % cards.SECTION_WIDTH)) != NONE


def folk_at(s: State, space: int) -> bool:
    return kit.is_among(s.folks, space)


def lemming_at(s: State, space: int) -> bool:
    return kit.is_among(s.lemmings, space)


def token_at(s: State, section: int, row: int, column: int) -> int:
    """A_FOLK or A_LEMMING if one is on a space that lies in a section, else FREE."""
    if section == cards.FOLKS and folk_at(s, local_space(row, column)):
        return A_FOLK
    if section == cards.LEMMINGS and lemming_at(s, local_space(row, column)):
        return A_LEMMING
    return FREE


def barrier(s: State, seat: int, row: int, column: int, direction: int, distance: int) -> int:
    """What keeps a seat's ship from moving that far from a space, FREE for nothing. Spaces between do not matter."""
    to_row = row + distance * cards.rows_down(direction)
    to_column = column + distance * cards.columns_on(direction)
    if to_row < 0 or to_row >= rows(s) or to_column < 0 or to_column > finish_column(s):
        return EDGE
    section = section_there(s, to_column)
    mark = mark_of_section(s, section, to_row, to_column)
    if mark != cards.OPEN:
        if mark == cards.MARK_WIND and direction == cards.FORWARD and mark_at(s, row, column) == cards.MARK_WIND:
            return WIND
        if mark == cards.MARK_FOG and cards.is_diagonal(direction) and mark_at(s, row, column) == cards.MARK_FOG:
            return THICK_FOG
        if cards.MARK_GATE <= mark < cards.MARK_GATE + cards.COLOURS:
            if mark - cards.MARK_GATE != s.players[seat].colour:
                return OTHER_GATE
            if direction == cards.UP or direction == cards.DOWN:
                return GATE_FROM_ABOVE
        if mark == cards.MARK_BLOCKED:
            return BLOCKED_SPACE
        if mark == (cards.MARK_PISTON if s.gears_open == 1 else cards.MARK_GEAR):
            return CLOSED_SPACE
    ship = ship_at(s, to_row, to_column)
    return A_SHIP if ship != NONE and ship != seat else token_at(s, section, to_row, to_column)


def is_obstacle(what: int) -> bool:
    return what >= OTHER_GATE


def barrier_towards(s: State, seat: int, direction: int, distance: int) -> int:
    """What keeps a ship from moving that far from its space."""
    return barrier(s, seat, s.players[seat].row, s.players[seat].column, direction, distance)


def is_ahead(s: State, a: int, b: int) -> bool:
    """Is seat ``a`` before seat ``b`` in the sequence?"""
    if s.players[a].column != s.players[b].column:
        return s.players[a].column > s.players[b].column
    return s.players[a].row < s.players[b].row


def take_order(s: State, backwards: bool) -> None:
    """Assess the sequence for a new round."""
    s.at = 0
    for i in range(s.n_seats):
        at = i
        while at > 0 and is_ahead(s, i, s.order[at - 1]) != backwards:
            s.order[at] = s.order[at - 1]
            at -= 1
        s.order[at] = i


def last_place(s: State) -> int:
    last = 0
    for i in range(1, s.n_seats):
        if is_ahead(s, last, i):
            last = i
    return last
