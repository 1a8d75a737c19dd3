"""Slices: a unit without what makes no difference to whoever calls it.

Games keep an account of what each seat may know. Where all bots are random nobody looks at it, and on a GPU all threads
of a warp wait for the one that keeps it. A function that returns nothing is left out when none of the fields that it
changes, by itself or in what it calls, is looked at by a function that stays.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from aerodrome.engines.function import Function
from aerodrome.engines.kinds import VOID, Row
from aerodrome.engines.translate import Unit


def leave_out(unit: Unit) -> list[Function]:
    """Empty the functions that make no difference to what the unit exports. Returns them.

    A unit that was sliced is for those alone who see nothing of a state but what the exported functions return or write
    into their rows, and who do not listen.
    """
    staying = functions_that_matter(unit)
    left_out = [function for function in unit.functions if function not in staying and function.returns == VOID]
    for function in left_out:
        function.text = f"{function.prototype} {{}}"
    # What returns something and does not stay is called only by what was emptied.
    unit.functions[:] = [function for function in unit.functions if function in staying or function in left_out]
    return left_out


def functions_that_matter(unit: Unit) -> set[Function]:
    staying = set(unit.exports.values())
    while True:
        if any(function.compares for function in staying):  # every field matters
            return set(unit.functions)
        looked_at = {field for function in staying for field in function.loads}
        called = {callee for function in staying for callee in function.callees}
        more = {function for function in called - staying if matters(function, looked_at)}
        if not more:
            return staying
        staying |= more


def matters(function: Function, looked_at: set[Any]) -> bool:
    """Does it return something, or change what somebody looks at?"""
    if function.returns != VOID or any(isinstance(kind, Row) for kind in function.parameters.values()):
        return True  # the fields of rows that it is given are known to its caller only
    below = called_by([function])
    return any(each.copies or each.stores & looked_at for each in below)


def called_by(functions: Iterable[Function]) -> set[Function]:
    """These functions, and all that they call, directly or not."""
    found: set[Function] = set()
    waiting = list(functions)
    while waiting:
        function = waiting.pop()
        if function not in found:
            found.add(function)
            waiting += function.callees
    return found
