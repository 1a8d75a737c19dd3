"""Play a lesson's deal in the terminal, to write or to change its script.

    python tools/lesson.py GAME [--deal N] [--greedy STEPS]

Prints what happens up to each decision of the learner, the legal moves there, and what the lesson says and suggests.
With --deal it looks at another deal, following no script; with --greedy, `greedy` decides that often for the learner.
"""

from __future__ import annotations

import argparse

import msgspec

from aerodrome.bots import make_bot
from aerodrome.server.lessons import LEARNER, Lesson, Page, lesson_for, legal_moves, play_through, question_of
from aerodrome.table.house import seed_for
from aerodrome.table.table import Table
from aerodrome.table.views import sight_of


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--deal", type=int)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--greedy", type=int, default=0, metavar="STEPS")
    parser.add_argument("--moves", nargs="*", help="the learner's moves in place of the script's")
    wanted = parser.parse_args()
    if wanted.deal is None:
        lesson = lesson_for(wanted.game)
    else:
        nothing = Page("", "")
        lesson = Lesson(wanted.deal, wanted.seats or 2, (), {}, nothing, nothing, {name: int(value) for name, value in (each.split("=") for each in wanted.option)})
    if wanted.seats:
        lesson = msgspec.structs.replace(lesson, seats=wanted.seats)
    script = wanted.moves if wanted.moves is not None else [step.move for step in lesson.steps]
    told, steps = 0, 0

    def choose(table: Table) -> int | None:
        nonlocal told, steps
        told = tell(table, told)
        moves = legal_moves(table)
        sight = sight_of(table, LEARNER)
        liked = make_bot("greedy", seed_for(table, LEARNER)).choose(sight)
        print(f"\n[{steps + 1}] {question_of(table)}: {table.game.words.question(sight.state, LEARNER, table.names)}")
        for text, action in moves.items():
            odds = ", ".join(f"{way} {float(chance):.0%}" for way, chance in table.game.words.odds(sight.state, LEARNER, action))
            label = table.game.words.label(sight.state, LEARNER, action, table.names)
            print(f"    {'*' if action == liked else ' '} {text:24} {action:4} {label} {odds}")
        if not wanted.moves and steps < len(lesson.steps):
            for page in lesson.steps[steps].say:
                print(f"  > {page.en.strip()}")
        steps += 1
        if steps <= len(script):
            print(f"  -> {script[steps - 1]}\n")
            return moves[script[steps - 1]]
        if steps <= len(script) + wanted.greedy:
            return liked
        print("\n".join(table.game.words.describe(sight.state, LEARNER, table.names)))
        return None

    tell(play_through(wanted.game, lesson, choose), told)


def tell(table: Table, since: int) -> int:
    last, items = table.items_of(LEARNER, since)
    for item in items:
        print(f"  {item.text}")
    return last


if __name__ == "__main__":
    main()
