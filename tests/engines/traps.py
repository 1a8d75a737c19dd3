"""Trap rules: each is right in Python, and easily got wrong in C.

All take two states, a row and a board whose lengths they do not know, and two ints. ``bump`` and its like change what
their callers have already looked at, or are about to look at.
"""
# ruff: noqa: B007, B020, PIE, RUF021, SIM

from __future__ import annotations

from typing import Any

from aerodrome.rulebook.primitives import copy, same, tell
from tests.engines.paper.cards import BLOCKS, DECK, GRID, HUGE, LARGE, PAIRS, PRICES

LOW = -(2**62)
HIGH = 2**63 - 1
EIGHT = 8
MINUS_EIGHT = -8


# --- what acts


def bump(s: Any) -> int:
    s.byte = (s.byte + 1) % 100
    return s.byte


def twist(s: Any, by: int) -> int:
    """Changes much of what others look at."""
    s.short = (s.short * 3 + by) % 1000
    s.byte = (s.byte + by) % 7
    s.row[s.byte] = s.short % 50
    s.parts[s.byte % 3].chips = s.short % 9
    return s.short % 10 - 4


def clear(row: Any) -> None:
    for i in range(len(row)):
        row[i] = 0


def total(row: Any) -> int:
    sum = 0
    for i in range(len(row)):
        sum += row[i]
    return sum


def say(s: Any, what: int) -> int:
    tell(s, -1, what, s.byte, 0, 0)
    return what


# --- order


def order_of_operands(s: Any, o: Any, r: Any, m: Any, a: int, b: int) -> int:
    return s.byte * 1000 + bump(s) * 100 + s.byte * 10 - twist(s, a % 5) + s.short


def order_of_operands_on_the_right(s: Any, o: Any, r: Any, m: Any, a: int, b: int) -> int:
    return bump(s) - s.byte * (s.short - (twist(s, 3) + s.short))


def order_of_arguments(s: Any, o: Any, r: Any, m: Any, a: int, b: int) -> int:
    n = weighed(s.byte, bump(s), s.byte, twist(s, 1))
    return n + weighed(s.row[s.byte % 7], twist(s, 2), s.row[s.byte % 7], s.byte)


def weighed(a: int, b: int, c: int, d: int) -> int:
    return a + 10 * b + 100 * c + 1000 * d


def order_of_extremes(s: Any, o: Any, r: Any, m: Any, a: int, b: int) -> int:
    return max(s.byte, bump(s), s.byte, bump(s)) * 100 + min(s.short, twist(s, 2), s.short) + abs(s.short - twist(s, 1))


def order_in_indexes(s: Any, o: Any, r: Any, m: Any, a: int, b: int) -> int:
    n = s.board[bump(s) % 3][s.byte % 4] * 100 + s.cube[s.byte % 2][bump(s) % 3][bump(s) % 4]
    return n + GRID[bump(s) % 3][s.byte % 4]


def order_of_row_and_index(s: Any, o: Any, r: Any, m: Any, a: int, b: int) -> int:
    return s.parts[s.byte % 3].cards[twist(s, 3) % 5] + s.board[s.byte % 3][twist(s, 4) % 4]


def value_before_target(s: Any, o: Any, r: Any, m: Any, a: int, b: int) -> None:
    s.row[bump(s) % 7] = s.byte
    s.row[s.byte % 7] = bump(s)
    s.board[bump(s) % 3][bump(s) % 4] = s.byte * 10 + bump(s)
    s.parts[s.byte % 3].chips = twist(s, 1)
    s.parts[twist(s, 2) % 3].chips = s.parts[s.byte % 3].chips


def target_before_value_when_augmented(s: Any, o: Any, r: Any, m: Any, a: int, b: int) -> None:
    s.byte += bump(s)
    s.byte %= 50
    s.row[s.byte % 7] += bump(s) % 20
    s.row[bump(s) % 7] += s.byte - twist(s, 1)
    s.wide[s.byte % 3] -= twist(s, 5)
    s.parts[s.byte % 3].chips ^= bump(s) & 7
    s.parts[bump(s) % 3].cards[s.byte % 5] |= twist(s, 1) & 3
    s.short = s.short + bump(s)
    s.short -= s.short % 7 + twist(s, 2)


def augmented_place_is_found_once(s: Any, o: Any, r: Any, m: Any, a: int, b: int) -> int:
    s.row[counted(s, o)] += 1
    s.board[counted(s, o) % 3][counted(s, o) % 4] ^= 5
    return o.byte


def counted(s: Any, o: Any) -> int:
    o.byte = (o.byte + 1) % 60
    return (s.byte + o.byte) % 7


def augmented_by_what_it_reads(s: Any, o: Any, r: Any, m: Any, a: int, b: int) -> int:
    s.byte = 3
    s.row[3] = 2
    s.row[s.byte] += s.row[s.row[3]]
    x = a % 7
    x += x
    x -= x * x
    s.wide[x % 3] += x + s.wide[x % 3] % 5
    return x


def local_stays_what_it_was(s: Any, o: Any, r: Any, m: Any, a: int, b: int) -> int:
    x = s.byte
    y = x + bump(s)
    x += twist(s, x)
    return x * 100 + y - s.byte


def short_circuits(s: Any, o: Any, r: Any, m: Any, a: int, b: int) -> int:
    n = 0
    if (a > 0 and bump(s) > 5 and twist(s, 1) > 0) or bump(s) % 2 == 0:
        n += 1
    if a or bump(s):
        n += 2
    if not ((b and bump(s)) or twist(s, 3)):
        n += 4
    if (a or b) and (s.byte or bump(s)) and not (bump(s) and a):
        n += 8
    x = (a < b and bump(s) % 2 == 0) or s.byte == 3
    y = a < b or (bump(s) > 4 and s.byte < 50)
    return n * 10 + x * 2 + y


def short_circuit_guards(s: Any, o: Any, r: Any, m: Any, a: int, b: int) -> int:
    if a >= 0 and a < 7 and s.row[a] > 0:
        return s.row[a]
    if a < 0 or a >= 7 or s.row[a] == 0:
        return -1
    return s.row[a] if a < 7 and b == 0 else PRICES[a] if 0 <= a < 7 else 100 // b if b != 0 else 0


def conditional_expressions(s: Any, o: Any, r: Any, m: Any, a: int, b: int) -> int:
    x = bump(s) if a > b else twist(s, 2)
    y = s.byte if bump(s) % 2 else -s.byte
    z = s.byte + (bump(s) if a % 2 == 0 else (twist(s, 1) if b % 2 == 0 else s.short)) + s.byte
    w = (a < b) if x < y else s.byte
    return x + 10 * y + 100 * z + 1000 * w


def only_one_branch_acts(s: Any, o: Any, r: Any, m: Any, a: int, b: int) -> int:
    return s.short + (s.byte if a < 0 else bump(s)) * 10 + s.byte * (bump(s) if b < 0 else s.byte) + s.byte


# --- loops


def while_test_acts(s: Any, o: Any, r: Any, m: Any, a: int, b: int) -> int:
    n = 0
    while bump(s) % 7 != 3 and n < 20:
        n += 1
        if n % 3 == 0:
            continue
        if s.byte == 50:
            break
        s.short = (s.short + n) % 500
    while not (twist(s, 1) > 2 or n > 30):
        n += 1
    return n


def loop_bounds_are_taken_once(s: Any, o: Any, r: Any, m: Any, a: int, b: int) -> int:
    s.byte = a % 6
    n = 0
    for i in range(s.byte):
        s.byte += 1
        n += i
    end = b % 6
    for i in range(a % 3, end):
        end = 0
        n += 10 * i
    for i in range(bump(s) % 5, twist(s, 3) + 6):
        n += 100
        s.byte = 99
    return n


def loop_variable_changes_inside(s: Any, o: Any, r: Any, m: Any, a: int, b: int) -> int:
    n = 0
    i = -5
    for i in range(a % 7):
        n += i
        i = i * 2 + 10
        if i > 16:
            continue
        n += i
    j = b
    for j in range(j % 5, j % 5 + 3):
        n += j * 100
    return n * 100 + i + j


def loops_backwards_and_in_steps(s: Any, o: Any, r: Any, m: Any, a: int, b: int) -> int:
    n = 0
    for i in range(a % 9, -3, -1):
        n = n * 3 + i
        n %= 10007
    for i in range(a % 4, b % 30, 7):
        n = (n * 5 + i) % 10007
    for i in range(10, a % 10, -3):
        n = (n * 7 + i) % 10007
    for i in range(5, 5):
        n += 1000000
    for i in range(a % 5, 0):
        n += 1000000
    return n


def steps_at_the_edge(s: Any, o: Any, r: Any, m: Any, a: int, b: int) -> int:
    n = 0
    for i in range(HIGH - 10, HIGH, 7):
        n += 1
    for i in range(HIGH - a % 3, HIGH - 1, 2):
        n += 10
    for i in range(-HIGH + 5, -HIGH, -4):
        n += 100
    return n


def nested_loops(s: Any, o: Any, r: Any, m: Any, a: int, b: int) -> int:
    n = 0
    for i in range(3):
        for j in range(4):
            if (i + j) % 3 == a % 3:
                continue
            if s.board[i][j] > 8:
                break
            k = 0
            while k < s.board[i][j] % 4:
                k += 1
                if k == 2:
                    continue
                n += k
            n += s.board[i][j] * (i - j)
    return n


# --- rows, records, tables


def rows_as_parameters(s: Any, o: Any, r: Any, m: Any, a: int, b: int) -> int:
    n = total(s.row) + 2 * total(s.board[a % 3]) + 3 * total(s.cube[a % 2][b % 3]) + 5 * total(r)
    n += 7 * total(m[a % len(m)]) + 11 * total(PRICES) + 13 * total(DECK) + 17 * total(GRID[b % 3])
    clear(s.board[b % 3])
    clear(m[b % len(m)])
    clear(s.parts[a % 3].cards)
    return n


def rows_side_by_side(s: Any, o: Any, r: Any, m: Any, a: int, b: int) -> int:
    """Inside both rows all the time, and then beyond the shorter one, unless it is as long."""
    n = 0
    for i in range(min(len(r), len(s.row))):
        n += r[i]
    line = m[b % len(m)]
    for k in range(min(len(r), len(line))):
        line[k] = r[k]
        r[k] += a % 7
    for k in range(len(r)):
        n += line[k]
    return n


def indexes_that_change_inside(s: Any, o: Any, r: Any, m: Any, a: int, b: int) -> int:
    n = 0
    for i in range(len(r)):
        n += r[i]
        i += a % 2
        n += r[i]
    return n


def indexes_of_another_loop(s: Any, o: Any, r: Any, m: Any, a: int, b: int) -> int:
    n = 0
    i = 0
    for i in range(len(r)):
        n += r[i]
    for k in range(3):
        n += r[i + k - k % 2]
        for i in range(k):
            n += r[i]
    return n


def nested_rows(s: Any, o: Any, r: Any, m: Any, a: int, b: int) -> int:
    block = s.cube[a % 2]
    line = block[b % 3]
    line[3] = 9
    block[0][1] -= 1 if block[0][1] > 0 else -1
    mine = s.parts[a % 3]
    mine.cards[b % 5] = len(block) * 10 + len(line)
    hand = mine.cards
    hand[4] += 1 if hand[4] < 100 else 0
    mine = s.parts[b % 3]
    return line[a % 4] + mine.cards[4] + hand[4] + diagonal(s.board) + diagonal(m) + diagonal(GRID) + len(PAIRS)


def diagonal(board: Any) -> int:
    n = 0
    for i in range(min(len(board), len(board[0]))):
        n += board[i][i] * (i + 1)
    return n


def tables(s: Any, o: Any, r: Any, m: Any, a: int, b: int) -> int:
    n = PRICES[4] + PRICES[a % 7] * GRID[a % 3][b % 4] - BLOCKS[b % 2][a % 3][1] + LARGE[a % 3] % 1000
    n += HUGE[b % 3] % 999 + len(DECK) * 5 + DECK[a % len(DECK)] + PAIRS[b % len(PAIRS)][1] + len(BLOCKS[0])
    for i in range(len(PAIRS)):
        n += PAIRS[i][0] << i
    return n


def table_end(s: Any, o: Any, r: Any, m: Any, a: int, b: int) -> int:
    return DECK[a] if b % 2 == 0 else PAIRS[a][b]


def records(s: Any, o: Any, r: Any, m: Any, a: int, b: int) -> int:
    n = 1 if same(s, o) else 0
    part = o.parts[a % 3]
    copy(o, s)
    n += 2 if same(s, o) else 0
    part.chips = (part.chips + 1) % 50
    n += 4 if same(s, o) else 0
    n += 8 if same(s.parts[a % 3], o.parts[a % 3]) else 0
    n += 16 if same(s.parts[a % 3], s.parts[b % 3]) else 0
    part.chips = s.parts[a % 3].chips
    n += 32 if same(o.parts[a % 3], s.parts[a % 3]) else 0
    part.sum += 1 if part.sum < 100 else -1
    n += 64 if same(o.parts[a % 3], s.parts[a % 3]) else 0
    copy(s.parts[b % 3], part)
    return n + o.byte * 100


def rows_of_records(s: Any, o: Any, r: Any, m: Any, a: int, b: int) -> int:
    return richest(s.parts) * 10 + richest(o.parts)


def richest(parts: Any) -> int:
    best = 0
    for i in range(1, len(parts)):
        if parts[i].chips > parts[best].chips:
            best = i
    return best


# --- ints


def floor_division(s: Any, o: Any, r: Any, m: Any, a: int, b: int) -> int:
    n = 0
    for x in range(-17, 18, 3):
        for y in range(-5, 6):
            if y != 0:
                n = n * 31 + x // y * 7 + x % y
                n %= 1000003
        n += x // 8 + x % 8 * 3 + x // -8 * 5 + x % -8 * 7 + x // 1 + x % 1 + x // -1 + x % -1
        n += x // EIGHT * 11 + x % MINUS_EIGHT * 13 + x // 1024 + x % 1024
    return n + a // 16 + a % 16 + a // -16 + a % -16 + b // 3 + b % 3 + b // -3 % -3


def division_of_large_numbers(s: Any, o: Any, r: Any, m: Any, a: int, b: int) -> int:
    n = (s.long // 1000003 ^ s.long % 1000003) + (s.long // (1 << 62)) * 3
    return n + s.long % (1 << 62) // 5 + s.wide[1] % -(1 << 40)


def divided_by_anything(s: Any, o: Any, r: Any, m: Any, a: int, b: int) -> int:
    return a // b + a % b


def shifts(s: Any, o: Any, r: Any, m: Any, a: int, b: int) -> int:
    n = (a >> 3) + (a >> (b & 63)) + ((a & 1023) << (b & 31)) + (1 << (a & 31)) + (-1 >> (a & 63)) + (-5 << (b & 15))
    return n ^ (s.long >> 63) ^ (s.short << 2 >> 1)


def shifted_by_anything(s: Any, o: Any, r: Any, m: Any, a: int, b: int) -> int:
    return s.byte << b if a > 0 else s.byte >> b


def shifted_out(s: Any, o: Any, r: Any, m: Any, a: int, b: int) -> int:
    return a << 40 ^ (s.long << 1) ^ (s.byte << (b & 63))


def overflows(s: Any, o: Any, r: Any, m: Any, a: int, b: int) -> int:
    return (a + s.long) * 3 - b * b + abs(s.long) - -s.wide[0]


def negated(s: Any, o: Any, r: Any, m: Any, a: int, b: int) -> int:
    return -s.long if a % 3 == 0 else abs(s.long) if a % 3 == 1 else s.long // (b % 2 - 1)


def stored_too_large(s: Any, o: Any, r: Any, m: Any, a: int, b: int) -> int:
    s.byte = a
    s.short = a * 300 + b
    s.int = a << 20
    s.board[1][2] += b
    s.row[6] = s.row[5] + s.row[4]
    r[0] = a
    m[0][2] = b
    return s.byte + s.short + s.int


def bools_as_ints(s: Any, o: Any, r: Any, m: Any, a: int, b: int) -> int:
    more = a > b
    same_sign = (a < 0) == (b < 0)
    n = more + same_sign * 2 + (not more) * 4 + (more & same_sign) * 8
    n += (more | (a == 0)) * 16 + (more ^ same_sign) * 32
    n += -more + ~same_sign + (more << 3) + (same_sign >> 1) + abs(more) + max(more, same_sign) + min(a, more) + +more
    s.byte = more
    s.row[more] = same_sign
    s.row[same_sign + 2] += more
    flag = a == b
    flag = flag or more
    count = a > 0
    count = count + 1
    count += more
    return n * 10 + count + (flag == more) + (True + True) * 2 + (more & 3) + (False | a)


def returns_a_bool(s: Any, o: Any, r: Any, m: Any, a: int, b: int) -> bool:
    return is_more(a > b, b) == is_more(b, a < 3)


def is_more(a: int, b: int) -> bool:
    return a > b


def sometimes_a_bool(s: Any, o: Any, r: Any, m: Any, a: int, b: int) -> int:
    if a > 0:
        return a > b
    return a * 3


def constants_as_conditions(s: Any, o: Any, r: Any, m: Any, a: int, b: int) -> int:
    n = 0
    while True:
        n += 1
        if n > a % 5:
            break
    if EIGHT:
        n += 10
    if not False and True:
        n += 100
    return n if True else -n


def chains(s: Any, o: Any, r: Any, m: Any, a: int, b: int) -> int:
    n = 0
    if 0 <= a < 7:
        n += 1
    if a < b <= s.byte != a:
        n += 2
    if bump(s) < s.byte == s.byte:
        n += 4
    if s.byte < bump(s) <= s.byte:
        n += 8
    if -3 < a < 10 > b > -20 == -20:
        n += 16
    return n * 2 + (a < b < s.short) + (0 <= a < 7 == (b > 0))


def chain_stops_early(s: Any, o: Any, r: Any, m: Any, a: int, b: int) -> int:
    return 5 if 0 <= a < 7 != s.row[a % 8 % 7] and -1 < b < 3 <= s.wide[b % 3] + 100 else PRICES[1]


def extremes(s: Any, o: Any, r: Any, m: Any, a: int, b: int) -> int:
    n = min(a, b, s.byte) * 3 + max(a, -b, s.short, 2) % 1000 + abs(a % 1000 - b % 1000)
    return n + min(LOW, a) % 77 + max(HIGH, a) % 79


def wide_constants(s: Any, o: Any, r: Any, m: Any, a: int, b: int) -> int:
    s.long = -9223372036854775807
    s.wide[0] = LOW
    s.wide[1] = HIGH
    s.wide[2] = 0x7FFF_FFFF_FFFF_FFFF ^ a
    n = (a & 0xFFFFFFFF) * 2654435769 & 0xFFFFFFFF
    m32 = 1 << 32
    return n + (a % m32 + m32) % m32 - 2147483648 + 4294967296 * (b & 7) + (1 << 62) // 3


# --- tellings


def tellings(s: Any, o: Any, r: Any, m: Any, a: int, b: int) -> int:
    tell(s, -1, 1, s.byte, bump(s), s.byte)
    tell(s, say(s, 2), say(s, 3), a > b, say(s, 4), s.byte)
    if a > b:
        tell(s, 0, 5, a, b, -1)
    else:
        tell(s, 1, 6, b, a, -1)
    for i in range(3):
        tell(s, i, say(s, i) + say(s, i + 10), 0, 0, 0)
    return say(s, 7) - say(s, 8)


# --- names that C keeps for itself


def int(s: Any, short: int) -> int:
    return s.int % 100 + short


def main(double: int, T: int, AT: int, COPY: int) -> int:
    return double + T * 2 + AT * 3 + COPY * 4


def gets(signed: int) -> int:
    return signed + 1


def r_gets(k1: int) -> int:
    return k1 + 2


def r_gets_2(v_x: int) -> int:
    return v_x + 3


def names(s: Any, o: Any, r: Any, m: Any, a: int, b: int) -> int:
    short = a % 10
    T = b % 10
    AT = short + 1
    COPY = T + 1
    errno = AT * 2
    k1 = COPY * 3
    i1 = 4
    e1 = 5
    v_a = 6
    answer = 7
    mark = 8
    static = 9
    NULL = 10
    register = total(s.row)
    for auto in range(3):
        i1 += auto
        for volatile in range(2):
            e1 += volatile * i1
    s.short = short
    s.int = errno
    switch = int(s, short) + main(T, AT, COPY, errno) + gets(k1) + r_gets(i1) + r_gets_2(e1)
    return switch + v_a + answer * mark - static * NULL + register + a_n0(r)


def a_n0(a: Any) -> int:
    """A local called like the length that travels beside a row."""
    a_n0 = 3
    n = 0
    for i in range(len(a)):
        n += a[i] + a_n0
    return n


TRAPS = (
    order_of_operands,
    order_of_operands_on_the_right,
    order_of_arguments,
    order_of_extremes,
    order_in_indexes,
    order_of_row_and_index,
    value_before_target,
    target_before_value_when_augmented,
    augmented_place_is_found_once,
    augmented_by_what_it_reads,
    local_stays_what_it_was,
    short_circuits,
    short_circuit_guards,
    conditional_expressions,
    only_one_branch_acts,
    while_test_acts,
    loop_bounds_are_taken_once,
    loop_variable_changes_inside,
    loops_backwards_and_in_steps,
    steps_at_the_edge,
    nested_loops,
    rows_as_parameters,
    rows_side_by_side,
    indexes_that_change_inside,
    indexes_of_another_loop,
    nested_rows,
    tables,
    table_end,
    records,
    rows_of_records,
    floor_division,
    division_of_large_numbers,
    divided_by_anything,
    shifts,
    shifted_by_anything,
    shifted_out,
    overflows,
    negated,
    stored_too_large,
    bools_as_ints,
    returns_a_bool,
    sometimes_a_bool,
    constants_as_conditions,
    chains,
    chain_stops_early,
    extremes,
    wide_constants,
    tellings,
    names,
)
