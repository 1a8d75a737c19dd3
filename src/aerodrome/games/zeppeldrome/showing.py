"""What Zeppeldrome shows besides its texts: what a seat sees as data, and the course and the cards as characters."""

from __future__ import annotations

from itertools import zip_longest
from typing import Any

from aerodrome.games.zeppeldrome import cards as printed
from aerodrome.games.zeppeldrome import course, describing, drawing, messages, plans, rules, state, telling
from aerodrome.games.zeppeldrome.cards import Card
from aerodrome.rulebook.binding import PlainRule
from aerodrome.rulebook.bits import is_in
from aerodrome.rulebook.messages import flattened
from aerodrome.rulebook.record import NONE
from aerodrome.rulebook.showing import Piece, Speaks, View
from aerodrome.rulebook.showing import Showing as Usual

_MARK_SIGNS = {
    printed.MARK_INSPIRATION: (" i", "dim"),
    printed.MARK_WIND: ("~~", "dim"),
    printed.MARK_FOG: ("::", "dim"),
    printed.MARK_BLOCKED: ("##", ""),
}
_COLOUR_SIGNS = "YBRG"


class Showing(Usual):
    sides = printed.COLOUR_IDS

    # --- cards

    def draw_card(self, number: int, speaker: Speaks) -> list[str] | None:
        if not 1 <= number <= printed.CARDS_IN_DECK:
            return None
        card = self.cards.deck[number - 1]
        title, *lines = self._drawn(card, speaker)
        return [f"{title}: {card.plan}", *lines, speaker.ui("picture-action", action=self._action(card, speaker))]

    def draw_svg(self, number: int, speaker: Speaks) -> str | None:
        if not 1 <= number <= printed.CARDS_IN_DECK:
            return None
        card = self.cards.deck[number - 1]
        plan = speaker.text(self._said(telling.say_plan, card.number))
        described = speaker.ui("picture-described", plan=plan, action=self._action(card, speaker))
        return drawing.svg(card, speaker.ui("picture-title", n=number), described)

    def _drawn(self, card: Card, speaker: Speaks) -> list[str]:
        return [speaker.ui("picture-title", n=card.number + 1), *drawing.text_lines(card)]

    def _action(self, card: Card, speaker: Speaks) -> str:
        return speaker.text(self._said(telling.say_action, card.number))

    def _said(self, function: PlainRule, card: int) -> list[int]:
        """What the messages say about a card, whatever the state of the game."""
        s = self.game.state()
        s.told = []
        self.bound(function)(s, card)
        return flattened(s.told, self.game.messages)

    # --- the course as a picture

    def picture(self, s: Any, seat: int, speaker: Speaks) -> list[list[Piece]]:
        """The course as a grid of signs, letters telling the colours."""
        columns = course.finish_column(s) + 1
        lines = [
            self._section_line(s, speaker),
            [(f"  {''.join(f'{column % 100:3}' for column in range(1, columns + 1))}", "dim")],
        ]
        for row in range(course.rows(s)):
            line: list[Piece] = [(f"{row + 1:2}", "dim")]
            for column in range(columns):
                line += [(" ", ""), self._sign(s, row, column)]
            lines.append(line)
        lines.append([(self._legend(s, speaker), "dim")])
        return lines

    def sketch(self, s: Any, seat: int, speaker: Speaks) -> list[str]:
        """The cards that a question is about: those in hand, or the one being flown."""
        player = s.players[seat]
        asked = self.game.plain.question(s, seat)
        if asked == state.ASK_PLAN:
            return self._side_by_side([self.cards.deck[n - 1] for n in self._numbers(player.hand)], speaker)
        if asked in (state.ASK_FLY, state.ASK_LOSE) and player.face_up:
            return self._side_by_side([self.cards.deck[player.plan]], speaker)
        return []

    def _section_line(self, s: Any, speaker: Speaks) -> list[Piece]:
        text = " " * (2 + 3 * printed.START_COLUMNS)
        for index in range(s.sections):
            name = speaker.name(telling.SECTION, s.course[index])
            text += f" {name[: 3 * printed.SECTION_WIDTH - 1]:{3 * printed.SECTION_WIDTH - 1}}"
        return [(text.rstrip(), "dim")]

    def _sign(self, s: Any, row: int, column: int) -> Piece:
        """Two characters for a space, and a colour."""
        ship = course.ship_at(s, row, column)
        if ship != NONE:
            colour = s.players[ship].colour
            return f"{_COLOUR_SIGNS[colour]}>", f"bold {printed.COLOUR_IDS[colour]}"
        space = course.local_space(row, column)
        section = course.section_there(s, column)
        for sign, there, name in (("O", s.folks, "folks"), ("L", s.lemmings, "lemmings")):
            if section != NONE and printed.SECTION_IDS[section] == name:
                for nth in range(len(there)):
                    if there[nth] == space:
                        return f"{sign}{nth + 1}", "bold magenta"
        if rules.ballast_at(s, row, column):
            return " b", "bold"
        mark = self.bound(course.mark_at)(s, row, column)
        if mark in _MARK_SIGNS:
            return _MARK_SIGNS[mark]
        if mark in (printed.MARK_GEAR, printed.MARK_PISTON):
            closed = (mark == printed.MARK_GEAR) == (s.gears_open == 0)
            return f"{'#' if closed else ' '}{'g' if mark == printed.MARK_GEAR else 'p'}", "" if closed else "dim"
        for first, sign in ((printed.MARK_GATE, "("), (printed.MARK_FAN, "*")):
            if first <= mark < first + printed.COLOURS:
                colour = mark - first
                return f"{sign}{_COLOUR_SIGNS[colour]}", printed.COLOUR_IDS[colour]
        return (" |" if column == course.finish_column(s) else " ."), "dim"

    def _legend(self, s: Any, speaker: Speaks) -> str:
        sections = [printed.SECTION_IDS[s.course[i]] for i in range(s.sections)]
        signs = ["ships", *dict.fromkeys(section for section in sections if section != "empty"), "finish"]
        return f"   {', '.join(speaker.ui(f'picture-{sign}') for sign in signs)}"

    def _side_by_side(self, hand: list[Card], speaker: Speaks) -> list[str]:
        """The cards as pictures in text, as many in a row as fit into 80 columns."""
        lines: list[str] = []
        row: list[list[str]] = []
        widths: list[int] = []
        for card in hand:
            block = self._drawn(card, speaker)
            width = max(len(line) for line in block) + 4
            if sum(widths) + width > 76:
                lines += _joined(row, widths)
                row, widths = [], []
            row.append(block)
            widths.append(width)
        return lines + _joined(row, widths)

    # --- what a seat sees

    def view(self, s: Any, seat: int, speaker: Speaks) -> View:
        return {
            **self.view_head(s, seat),
            "turn": s.turn,
            "step": s.step,
            "question": None if s.asked == NONE else messages.ASKS.ids[s.asked],
            "asked": None if s.asked in (NONE, state.ASK_PLAN) else s.decider,
            "rows": course.rows(s),
            "columns": course.finish_column(s) + 1,
            "course": [printed.SECTION_IDS[s.course[i]] for i in range(s.sections)],
            "sequence": [s.order[i] for i in range(s.n_seats)],
            "machine": None if s.gears_open == NONE else {"open": telling.SYMBOL.ids[1 - s.gears_open]},
            "ballast": [
                self._place_of(s, "ballast", space) for space in range(printed.SPACES) if s.ballast >> space & 1
            ],
            "folks": [self._place_of(s, "folks", s.folks[i]) for i in range(printed.FOLKS_THERE)],
            "lemmings": [self._place_of(s, "lemmings", s.lemmings[i]) for i in range(printed.LEMMINGS_THERE)],
            "chits_left": s.chits,
            "pile": describing.pile_size(s),
            "discards": self._numbers(s.discards),
            "action": None if s.card == NONE else {"card": s.card + 1, "on": None if s.target == NONE else s.target},
            "reversed": bool(s.reversed),
            "marshal": None if s.marshal == NONE else s.marshal,
            "players": [self._player_data(s, i, seat, speaker) for i in range(s.n_seats)],
        }

    def _numbers(self, words: Any) -> list[int]:
        return [card + 1 for card in range(printed.CARDS_IN_DECK) if is_in(words, card)]

    def _place_of(self, s: Any, section: str, space: int) -> dict[str, int] | None:
        """A space of a section as a row and column of the course, from 1."""
        if space == NONE:
            return None
        column = course.column_of(s, printed.SECTION_IDS.index(section), space % printed.SECTION_WIDTH)
        return {"row": space // printed.SECTION_WIDTH + 1, "column": column + 1}

    def _known(self, s: Any, i: int, seat: int) -> list[int]:
        """The cards that the viewer surely knows in another seat's hand or as its plan."""
        found, n = [], describing.next_known(s, seat, i, NONE)
        while n != NONE:
            found.append(n + 1)
            n = describing.next_known(s, seat, i, n)
        return found

    def _player_data(self, s: Any, i: int, seat: int, speaker: Speaks) -> View:
        player = s.players[i]
        knows = i == seat or player.shown == 1
        bound = self.bound
        way = bound(printed.path_bits)(player.cube) if player.face_up else 0
        before = range(player.before_count - player.before_flown - 1, -1, -1)
        return {
            "seat": i,
            "name": speaker.names[i],
            "colour": None if player.colour == NONE else printed.COLOUR_IDS[player.colour],
            "row": None if player.row == NONE else player.row + 1,
            "column": None if player.column == NONE else player.column + 1,
            "hand_size": player.hand_size,
            "hand": self._numbers(player.hand) if i == seat else None,
            "known": self._known(s, i, seat),
            "chosen": _chosen(player.chosen) if i == seat else None,
            "flying": bool(player.flying),
            "plan": player.plan + 1 if player.laid and knows else None,
            "face_up": bool(player.face_up),
            "way_flown": [
                plans.DIRECTION_IDS[way >> 3 * nth & 7]
                for nth in range(bound(printed.path_steps)(player.cube) if player.face_up else 0)
            ],
            "card_over": bool(player.card_over),
            "chits_before": [plans.DIRECTION_IDS[player.before[nth]] for nth in before],
            "chits_after": [
                plans.DIRECTION_IDS[player.after[nth]] for nth in range(player.after_flown, player.after_count)
            ],
            "ballast": player.ballast,
            "ladder": bool(player.ladder),
            "score": self.game.plain.score(s, i),
        }


def _chosen(action: int) -> dict[str, int | bool] | None:
    """The flight plan that was chosen in secret."""
    if action == NONE:
        return None
    return {"card": action % printed.CARDS_IN_DECK + 1, "face_up": action < state.FACE_DOWN}


def _joined(blocks: list[list[str]], widths: list[int]) -> list[str]:
    """Blocks of lines side by side."""
    return [
        "   " + "".join(f"{line:{width}}" for line, width in zip(lines, widths, strict=True)).rstrip()
        for lines in zip_longest(*blocks, fillvalue="")
    ]
