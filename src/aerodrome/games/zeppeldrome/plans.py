"""Flight plans as ``cards.toml`` writes them: a tree of arrows, such as ``F { UF F / DF? F }``."""

from __future__ import annotations

from dataclasses import dataclass

from aerodrome.rulebook.carddata import CardFile

DIRECTION_IDS = ("F", "B", "U", "D", "UF", "DF", "UB", "DB")
MOST_STEPS = 8
MOST_ARROWS = 20


@dataclass(frozen=True)
class Arrow:
    """An arrow of a flight plan, with the arrows that lead on from its tip."""

    direction: int
    paid: bool
    following: tuple[Arrow, ...]


def read_plan(file: CardFile, table: str, plan: str) -> tuple[Arrow, ...]:
    tokens = plan.split()
    at = 0

    def ways(depth: int) -> tuple[Arrow, ...]:
        """The arrows that lead on from here."""
        nonlocal at
        if depth > MOST_STEPS:
            file.fail(table, "plan", f"a way may have at most {MOST_STEPS} arrows")
        if at == len(tokens) or tokens[at] in ("/", "}"):
            return ()
        if tokens[at] != "{":
            return (arrow(depth),)
        found: list[Arrow] = []
        separator = "/"
        while separator == "/":
            at += 1
            found.append(arrow(depth))
            separator = tokens[at] if at < len(tokens) else ""
        if separator != "}":
            file.fail(table, "plan", f"{plan!r}: close a fork with a brace, with spaces around it")
        at += 1
        if at < len(tokens) and tokens[at] not in ("/", "}"):
            file.fail(table, "plan", f"{plan!r}: nothing can follow a fork; write what follows into each way")
        if len({way.direction for way in found}) < len(found):
            file.fail(table, "plan", f"{plan!r}: the ways of a fork must begin in different directions")
        return tuple(found)

    def arrow(depth: int) -> Arrow:
        nonlocal at
        token = tokens[at] if at < len(tokens) else ""
        if token.removesuffix("?") not in DIRECTION_IDS:
            file.fail(table, "plan", f"{token!r} in {plan!r} should be one of {' '.join(DIRECTION_IDS)}, with ? or not")
        at += 1
        return Arrow(DIRECTION_IDS.index(token.removesuffix("?")), token.endswith("?"), ways(depth + 1))

    tree = ways(0)
    if not tree or at < len(tokens):
        file.fail(table, "plan", f"{plan!r} should be a tree of arrows, such as F {{ UF F / DF? F }}")
    if arrow_count(tree) > MOST_ARROWS:
        file.fail(table, "plan", f"a plan may have at most {MOST_ARROWS} arrows")
    return tree


def arrow_count(ways: tuple[Arrow, ...]) -> int:
    return sum(1 + arrow_count(arrow.following) for arrow in ways)
