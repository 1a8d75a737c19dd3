"""Play a lesson's deal in the terminal, to write its script or to change it.

    python -m tools.lesson GAME [--deal N --seats N --option NAME=VALUE ...] [--moves MOVE ...] [--greedy STEPS]
        [--lang LANGUAGE]

Prints what happens up to each decision of the learner, the legal moves there (a star marks what `greedy` would do), and
what the lesson says and suggests. --deal shows another deal. --moves replaces the moves of the script; after them,
--greedy lets `greedy` decide for the learner that many times.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from aerodrome.bots import make_bot
from aerodrome.house.steward import seed_for
from aerodrome.house.views import sight_of
from aerodrome.play.moves import Viewpoint
from aerodrome.server.lessons import (
    BOT,
    LEARNER,
    Lesson,
    Page,
    legal_moves,
    lesson_for,
    page_id,
    play_through,
    question_of,
)
from aerodrome.server.wording import text_of
from aerodrome.table.table import Table
from aerodrome.text import ENGLISH, LANGUAGES, Speaker
from aerodrome.text.catalogue import lesson_texts


def main(words: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--deal", type=int)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--moves", nargs="*")
    parser.add_argument("--greedy", type=int, default=0, metavar="STEPS")
    parser.add_argument("--lang", choices=LANGUAGES, default=ENGLISH)
    wanted = parser.parse_args(words)
    if wanted.deal is None:
        lesson = lesson_for(wanted.game)
    else:
        options = {name: int(value) for name, _, value in (each.partition("=") for each in wanted.option)}
        lesson = Lesson(wanted.deal, wanted.seats, (), {}, Page(), Page(), options)
    Reading(lesson, wanted.moves, wanted.greedy, wanted.lang).play(wanted.game)


class Reading:
    """Tells one game as it goes on."""

    def __init__(self, lesson: Lesson, moves: list[str] | None, greedy: int, language: str) -> None:
        self.lesson, self.greedy, self.language = lesson, greedy, language
        self.follows_script = moves is None
        self.script = [step.move for step in lesson.steps] if moves is None else moves
        self.told = self.step = 0

    def play(self, game: str) -> None:
        self.tell(play_through(game, self.lesson, self.choose))

    def tell(self, table: Table) -> None:
        self.told, items = table.items_of(LEARNER, self.told)
        for item in table.with_texts(items):
            print(f"  {text_of(item, self.speaker(table))}")

    def speaker(self, table: Table) -> Speaker:
        return Speaker(table.game, self.language, table.names, LEARNER)

    def choose(self, table: Table) -> int | None:
        self.tell(table)
        assert table.board is not None
        moves, sight = legal_moves(table), sight_of(table, LEARNER)
        point = Viewpoint.of(sight, self.language)
        liked = make_bot(BOT, seed_for(table, LEARNER)).choose(sight)
        self.step += 1
        print(f"\n[{self.step}] {question_of(table)}: {' '.join(point.texts('prompt'))}")
        for text, action in moves.items():
            odds = [f"{way} {float(chance):.0%}" for way, chance in point.odds(action)]
            print(f"    {'*' if action == liked else ' '} {text:24} {point.move(action).label} {', '.join(odds)}")
        if self.step <= len(self.script):
            if self.follows_script:
                texts = lesson_texts(table.game, self.language)
                for page in range(len(self.lesson.steps[self.step - 1].say)):
                    print(f"  > {texts.text(page_id(self.step, page + 1))}")
            print(f"  -> {self.script[self.step - 1]}\n")
            return moves[self.script[self.step - 1]]
        if self.step <= len(self.script) + self.greedy:
            return liked
        print("\n".join(point.texts("describe")))
        return None


if __name__ == "__main__":
    main()
