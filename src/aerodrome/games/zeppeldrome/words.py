"""Zeppeldrome in words: names, labels, notation, sentences, the course as text, and what a seat sees as data."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any, ClassVar

from aerodrome.games.zeppeldrome import cards as printed
from aerodrome.games.zeppeldrome import course, drawing, knowledge, rules, state
from aerodrome.games.zeppeldrome.cards import Card, Effect
from aerodrome.rulebook.bits import is_in, put_in
from aerodrome.rulebook.english import listed, plural
from aerodrome.rulebook.record import NONE
from aerodrome.rulebook.wording import Notations, Piece, Sentences, View, Wording

COLOUR_NAMES = ("Yellow", "Blue", "Red", "Green")
DIRECTION_NAMES = ("forward", "back", "up", "down", "up-forward", "down-forward", "up-back", "down-back")
SYMBOLS = ("gears", "pistons")

QUESTIONS = {
    state.ASK_COLOUR: "Which dirigible do you take?",
    state.ASK_MACHINE: "Chunk-Chunk Machine: which symbol shall be open?",
    state.ASK_PLAN: "Choose your flight plan in secret: a card face up, or face down for one vector in any direction.",
    state.ASK_ACTION: "Play a card for its action, or pass?",
    state.ASK_TARGET: "On whom do you play it?",
    state.ASK_CHOICE: "Which of its choices?",
    state.ASK_DIRECTION: "Which direction shall the chit show?",
    state.ASK_EXTRA: "Discard a card for the open part of the action?",
    state.ASK_REMOVE: "Which chit is removed?",
    state.ASK_FOLKS: "Do you move the Old Folks? Each may move one space.",
    state.ASK_LEMMINGS: "Which Lemmings do you move down? At least one must; then new ones may drop.",
    state.ASK_FLY: "Which vector do you fly?",
    state.ASK_PAY: "Which card do you discard for the open arrow?",
    state.ASK_DROP: "Your vector is flown. Do you drop ballast?",
    state.ASK_LOSE: "Somebody else's fans hold you up: which arrow do you lose?",
    state.ASK_BONUS: "Your own fans cheer: you may fly an extra vector in any direction.",
    state.ASK_COLLECT: "Do you collect the ballast token? Your ship then moves down, if it can.",
    state.ASK_DISCARD: "Do you discard any cards you do not want?",
}

RULES_IN_PLAY = {
    state.ASK_COLOUR: (202, 203, 204, 907),
    state.ASK_MACHINE: (206, 602, 909),
    state.ASK_PLAN: (301, 304, 302, 702, 704, 707),
    state.ASK_ACTION: (401, 402, 404, 406, 501, 505),
    state.ASK_TARGET: (404,),
    state.ASK_CHOICE: (503,),
    state.ASK_DIRECTION: (502, 501),
    state.ASK_EXTRA: (504,),
    state.ASK_REMOVE: (506,),
    state.ASK_FOLKS: (603, 604, 605),
    state.ASK_LEMMINGS: (606, 607, 608, 609),
    state.ASK_FLY: (702, 703, 704, 705, 706, 707, 903),
    state.ASK_PAY: (704,),
    state.ASK_DROP: (903, 904, 905),
    state.ASK_LOSE: (912, 704, 705),
    state.ASK_BONUS: (911, 903),
    state.ASK_COLLECT: (902, 903),
    state.ASK_DISCARD: (801, 802, 906),
}
"""The rules that matter for each question, by number."""

REVEALS = frozenset(
    {state.EVENT_PLAN, state.EVENT_FACE_DOWN, state.EVENT_PLAYS, state.EVENT_PAYS, state.EVENT_DISCARDS}
    | {state.EVENT_PLAN_OVER}
)
"""Events that show somebody a card that was hidden: a move that tells one cannot be taken back."""

BARRIERS = {
    course.EDGE: "the edge of the course",
    course.WIND: "the headwinds",
    course.THICK_FOG: "the fog",
    course.GATE_FROM_ABOVE: "a gate that is not entered from above or below",
    course.OTHER_GATE: "a gate of another colour",
    course.BLOCKED_SPACE: "a blocked space",
    course.CLOSED_SPACE: "the closed Machine",
    course.A_SHIP: "another dirigible",
    course.A_FOLK: "an Old Folk",
    course.A_LEMMING: "a Lemming",
}

_MARK_SIGNS = {
    printed.MARK_INSPIRATION: (" i", "dim"),
    printed.MARK_WIND: ("~~", "dim"),
    printed.MARK_FOG: ("::", "dim"),
    printed.MARK_BLOCKED: ("##", ""),
}


class Words(Wording):
    """The words of one game with one set of cards."""

    reveals = REVEALS
    questions = QUESTIONS
    rules_in_play = RULES_IN_PLAY
    unit = "column"
    sides = COLOUR_NAMES

    # --- cards

    def card(self, card: int) -> str:
        return f"card {card + 1}"

    def direction(self, direction: int) -> str:
        return DIRECTION_NAMES[direction]

    def effect(self, effect: Effect) -> str:
        """What an effect of an action does, in words."""
        pay = ", if you discard another card for it" if effect.paid else ""
        if effect.kind in (printed.BEFORE, printed.AFTER):
            where = "before" if effect.kind == printed.BEFORE else "after"
            chit = (
                "a chit of any direction"
                if effect.direction == printed.ANY_DIRECTION
                else (f"a chit {DIRECTION_NAMES[effect.direction]}")
            )
            return f"{chit} {where} the plan{pay}"
        if effect.kind == printed.AT_ONCE:
            return f"the ship moves {DIRECTION_NAMES[effect.direction]} at once{pay}"
        if effect.kind >= printed.SUPPLY:
            text = self.cards.texts[printed.TEXT_IDS[effect.kind - printed.SUPPLY]]
            return f"{text.name}, {text.text}"
        return {
            printed.REMOVE: "remove a chit",
            printed.DEACTIVATE_CARD: "deactivate the flight-plan card",
            printed.DEACTIVATE_PLAN: "deactivate the flight plan, chits and all",
        }[effect.kind]

    def choice(self, card: int, choice: int) -> str:
        return ", then ".join(self.effect(effect) for effect in self.cards.deck[card].choices[choice])

    def action_of(self, card: int) -> str:
        """A card's action in words."""
        return "; or ".join(self.choice(card, nth) for nth in range(len(self.cards.deck[card].choices)))

    def card_list(self) -> list[str]:
        lines = [
            f"{section.name}: {' / '.join(section.layouts[0])} [reconstructed: spaces"
            f"{'' if section.printed else ', name'}{f'; {section.basis}' if section.basis else ''}]"
            for section in self.cards.sections
        ]
        for card in self.cards.deck:
            made_up = [figure for figure in ("plan", "action") if figure not in card.printed]
            note = f"reconstructed: {', '.join(made_up)}" if made_up else "printed"
            lines.append(f"{self.card(card.number).capitalize()}: {card.plan} | {self.action_of(card.number)} [{note}]")
        return lines

    def draw_card(self, number: int) -> list[str] | None:
        if not 1 <= number <= printed.CARDS_IN_DECK:
            return None
        card = self.cards.deck[number - 1]
        return [f"Card {number}: {card.plan}", *drawing.text_lines(card), f"Action: {self.action_of(card.number)}"]

    def draw_svg(self, number: int) -> str | None:
        if not 1 <= number <= printed.CARDS_IN_DECK:
            return None
        return drawing.svg(self.cards.deck[number - 1], f"Card {number}", self.action_of(number - 1))

    # --- moves

    def is_secret(self, action: int) -> bool:
        return action < state.PLAY

    def question(self, s: Any, seat: int, names: Sequence[str]) -> str:
        asked = self.game.plain.question(s, seat)
        if asked in (state.ASK_TARGET, state.ASK_CHOICE, state.ASK_DIRECTION, state.ASK_EXTRA, state.ASK_REMOVE):
            done = f" on {names[s.target]}" if s.target != NONE else ""
            return f"{self.card(s.card).capitalize()}{done}: {self.action_of(s.card)}. {QUESTIONS[asked]}"
        if asked == state.ASK_FLY:
            return f"{QUESTIONS[asked]} {self._plan_left(s, seat)}"
        return QUESTIONS.get(asked, "")

    notations: ClassVar[Notations] = {
        state.FACE_UP: "plan {n:nth}",
        state.FACE_DOWN: "plan {n:nth} down",
        state.PLAY: "play {n:nth}",
        state.PASS: "pass",
        state.PAY: "pay {n:nth}",
        state.PAY_NOT: "pay nothing",
        state.DISCARD: "discard {n:nth}",
        state.KEEP: "keep",
        state.COLOUR: lambda w, s, n: f"take {printed.COLOUR_IDS[n]}",
        state.TARGET: "on seat {n:nth}",
        state.CHOICE: "choice {n:nth}",
        state.CHIT: "chit {n:direction_id}",
        state.REMOVE_BEFORE: "remove before {n:nth}",
        state.REMOVE_AFTER: "remove after {n:nth}",
        state.FLY: "fly {n:direction_id}",
        state.STOP: "stop",
        state.DROP: "drop ballast",
        state.DROP_NOT: "keep ballast",
        state.COLLECT: "collect",
        state.COLLECT_NOT: "leave it",
        state.OPEN_GEARS: "open gears",
        state.OPEN_PISTONS: "open pistons",
        state.FOLK: lambda w, s, n: f"folk {n // printed.DIRECTIONS + 1} {w.direction_id(n % printed.DIRECTIONS)}",
        state.FOLKS_DONE: "folks done",
        state.LEMMING: "lemming {n:nth}",
        state.NEW_LEMMING: "new lemming {n:nth}",
        state.LEMMINGS_DONE: "lemmings done",
    }

    def direction_id(self, direction: int) -> str:
        return printed.DIRECTION_IDS[direction]

    def label(self, s: Any, seat: int, action: int, names: Sequence[str]) -> str:
        if action < state.FACE_DOWN:
            return f"fly {self.card(action)}: {self.cards.deck[action].plan}"
        if action < state.PLAY:
            return f"leave {self.card(action - state.FACE_DOWN)} face down"
        if action < state.PASS:
            return f"play {self.card(action - state.PLAY)}: {self.action_of(action - state.PLAY)}"
        if state.PAY <= action < state.PAY_NOT:
            return f"discard {self._card_in_full(action - state.PAY)}"
        if state.DISCARD <= action < state.KEEP:
            return f"discard {self._card_in_full(action - state.DISCARD)}"
        if state.COLOUR <= action < state.TARGET:
            return f"the {COLOUR_NAMES[action - state.COLOUR]} dirigible"
        if state.TARGET <= action < state.CHOICE:
            return self._target_label(s, seat, action - state.TARGET, names)
        if state.CHOICE <= action < state.CHIT:
            return self._choice_label(s, action - state.CHOICE)
        if state.CHIT <= action < state.REMOVE_BEFORE:
            return f"{DIRECTION_NAMES[action - state.CHIT]} ({printed.DIRECTION_IDS[action - state.CHIT]})"
        if state.REMOVE_BEFORE <= action < state.FLY:
            return self._remove_label(s, action)
        if state.FLY <= action < state.STOP:
            return self._fly_label(s, seat, action - state.FLY)
        if state.FOLK <= action < state.FOLKS_DONE:
            folk, direction = divmod(action - state.FOLK, printed.DIRECTIONS)
            return f"Old Folk {folk + 1} goes {DIRECTION_NAMES[direction]}"
        if state.LEMMING <= action < state.NEW_LEMMING:
            return self._lemming_label(s, action - state.LEMMING)
        if state.NEW_LEMMING <= action < state.LEMMINGS_DONE:
            return f"a new Lemming drops into column {self._lemming_column(s, action - state.NEW_LEMMING)}"
        return self._plain_label(s, seat, action)

    def _card_in_full(self, card: int) -> str:
        return f"{self.card(card)} ({self.cards.deck[card].plan}; {self.cards.deck[card].action})"

    def _target_label(self, s: Any, seat: int, target: int, names: Sequence[str]) -> str:
        if target >= len(names):
            return f"on seat {target + 1}"
        return f"on {'yourself' if target == seat else names[target]}: {self._where(s, target)}"

    def _choice_label(self, s: Any, choice: int) -> str:
        if s.card == NONE or choice >= len(self.cards.deck[s.card].choices):
            return f"choice {choice + 1}"
        return self.choice(s.card, choice)

    def _remove_label(self, s: Any, action: int) -> str:
        before = action < state.REMOVE_AFTER
        nth = action - (state.REMOVE_BEFORE if before else state.REMOVE_AFTER)
        where = f"chit {nth + 1} {'before' if before else 'after'} the card"
        if s.target == NONE:
            return where
        chits = self._chits_before(s, s.target) if before else self._chits_after(s, s.target)
        return f"{where}: {DIRECTION_NAMES[chits[nth]]}" if nth < len(chits) else where

    def _fly_label(self, s: Any, seat: int, direction: int) -> str:
        """A vector with what it costs and where it leads."""
        player = s.players[seat]
        text = f"{DIRECTION_NAMES[direction]} ({printed.DIRECTION_IDS[direction]})"
        if self.game.plain.question(s, seat) == state.ASK_LOSE:
            return f"lose the arrow {text}{', for a card' if self._costs_a_card(s, seat, direction) else ''}"
        if self.game.plain.question(s, seat) == state.ASK_FLY and self._costs_a_card(s, seat, direction):
            text += ", for a card"
        if player.row == NONE:
            return text
        what = self.bound(course.barrier_towards)(s, seat, direction, 1)
        return f"{text}: {'' if what == course.FREE else f'bounces off {BARRIERS[what]}'}".rstrip(": ")

    def _costs_a_card(self, s: Any, seat: int, direction: int) -> bool:
        """Is it an open arrow of the card that the cube is on?"""
        if s.players[seat].face_up == 0 or rules.chits_before_left(s, seat) or not self.bound(rules.card_open)(s, seat):
            return False
        arrow = self.bound(rules.arrow_towards)(s.players[seat].cube, direction)
        return arrow != NONE and bool(self.bound(printed.is_paid)(arrow))

    def _lemming_label(self, s: Any, lemming: int) -> str:
        space = s.lemmings[lemming]
        if space == NONE:
            return f"Lemming {lemming + 1} moves down"
        falls = space // printed.SECTION_WIDTH == course.rows(s) - 1
        where = (
            f"row {space // printed.SECTION_WIDTH + 1}, column {self._lemming_column(s, space % printed.SECTION_WIDTH)}"
        )
        return f"Lemming {lemming + 1} at {where} {'falls off the course' if falls else 'moves down'}"

    def _lemming_column(self, s: Any, local: int) -> int:
        index = course.index_of(s, printed.LEMMINGS)
        return local + 1 + (printed.START_COLUMNS + printed.SECTION_WIDTH * index if index != NONE else 0)

    def _plain_label(self, s: Any, seat: int, action: int) -> str:
        ballast = s.players[seat].ballast
        return {
            state.PASS: "pass",
            state.PAY_NOT: "pay nothing and do without it",
            state.KEEP: "keep the cards you have",
            state.STOP: "no extra vector" if s.asked == state.ASK_BONUS else "follow no open arrow: the card is over",
            state.DROP: f"drop a ballast token and rise one space ({ballast} left)",
            state.DROP_NOT: "keep your ballast",
            state.COLLECT: "collect the ballast token",
            state.COLLECT_NOT: "leave it where it is",
            state.OPEN_GEARS: self._machine_label(s, 0),
            state.OPEN_PISTONS: self._machine_label(s, 1),
            state.FOLKS_DONE: "move no more Old Folks",
            state.LEMMINGS_DONE: "no more Lemmings",
        }[action]

    def _machine_label(self, s: Any, symbol: int) -> str:
        same = s.gears_open == 1 - symbol
        return f"{SYMBOLS[symbol]} are open, {SYMBOLS[1 - symbol]} closed{' (as now)' if same else ''}"

    # --- events

    table_sentences: ClassVar[Sentences] = {
        state.EVENT_SECTION: lambda w, n, x, b, c: f"Section {'ABCD'[x]}: {w.cards.sections[b].name}.",
        state.EVENT_TURN: "Turn {a}. All choose a flight plan in secret.",
        state.EVENT_ROUND: "Action cards, round {a}.",
        state.EVENT_RESHUFFLE: "The discards are shuffled into a new pile of {a:plural card}.",
        state.EVENT_MOVEMENT: "Movement.",
        state.EVENT_REVERSED: "In this turn Movement runs from last place to first.",
        state.EVENT_GAME_OVER: "The game is over. {a:rule}",
    }

    deeds: ClassVar[Sentences] = {
        state.EVENT_FIRST: "is in first place to begin with.",
        state.EVENT_COLOUR: lambda w, n, b, c: f"takes the {COLOUR_NAMES[b]} dirigible.",
        state.EVENT_STARTS_AT: "starts in row {b:nth}.",
        state.EVENT_MACHINE: lambda w, n, b, c: (
            f"{'sets' if c else 'leaves'} the Chunk-Chunk Machine: {SYMBOLS[b]} are open, {SYMBOLS[1 - b]} closed."
        ),
        state.EVENT_DRAWS: "draws {b:plural card}.",
        state.EVENT_DRAWN: "has drawn {b:_card_in_full}.",
        state.EVENT_CHOSEN: lambda w, n, b, c: f"has chosen {w.card(b)}, {'face up' if c else 'face down'}.",
        state.EVENT_PLAN: lambda w, n, b, c: f"flies {w.card(b)}: {w.cards.deck[b].plan}.",
        state.EVENT_FACE_DOWN: "leaves the flight plan face down: one vector in any direction.",
        state.EVENT_NO_CARDS: "has no card: one vector in any direction.",
        state.EVENT_PLAYS: "plays {b:card}.",
        state.EVENT_ON: lambda w, n, b, c: f"is the target of {w.card(b)}: {w.choice(b, c)}.",
        state.EVENT_PASSES: "passes.",
        state.EVENT_PAYS: "pays {b:card}.",
        state.EVENT_CHIT: lambda w, n, b, c: (
            f"has a new chit {DIRECTION_NAMES[b]} {'before' if c else 'after'} the flight plan."
        ),
        state.EVENT_NO_CHIT: "gets no chit: there are none left.",
        state.EVENT_REMOVED: "loses a chit {b:direction}.",
        state.EVENT_NOTHING_REMOVED: "has no chit to lose.",
        state.EVENT_DEACTIVATED: lambda w, n, b, c: (
            "must turn the flight plan face down: one vector in any direction is left."
            if b
            else "had a plan that was face down already."
        ),
        state.EVENT_CHITS_GONE: lambda w, n, b, c: f"loses {plural(b, 'chit')}." if b else "had no chits to lose.",
        state.EVENT_STEALS: lambda w, n, b, c: f"steals a card from {n[b]}." if c else "finds nothing to steal.",
        state.EVENT_STOLEN: "has stolen {b:_card_in_full} from {c:name}.",
        state.EVENT_MARSHAL: "moves the hazards in this turn.",
        state.EVENT_LADDER: "has a Leapfrog Ladder for the next obstacle.",
        state.EVENT_MOVES: "moves {b:direction} to {c:_space}.",
        state.EVENT_BOUNCES: lambda w, n, b, c: f"bounces off {BARRIERS[c]}, moving {DIRECTION_NAMES[b]}.",
        state.EVENT_LEAPS: "leaps {b:direction} over an obstacle to {c:_space}.",
        state.EVENT_COLLECTS: "collects ballast: {b:plural token} now.",
        state.EVENT_DROPS: "drops ballast and rises to {c:_space}.",
        state.EVENT_BONUS: "is cheered on to an extra vector.",
        state.EVENT_LOSES: lambda w, n, b, c: (
            f"is held up by fans and loses the vector {DIRECTION_NAMES[b] if b != NONE else 'of the face-down card'}."
        ),
        state.EVENT_STOPS: "follows no open arrow.",
        state.EVENT_PLAN_OVER: lambda w, n, b, c: (
            f"has flown the plan{f', and shows {w._card_in_full(b)}' if c else ''}."
        ),
        state.EVENT_FOLK: "moves Old Folk {b:nth} {c:direction}.",
        state.EVENT_LEMMING: lambda w, n, b, c: (
            f"lets Lemming {b + 1} fall off the course." if c else f"moves Lemming {b + 1} down."
        ),
        state.EVENT_NEW_LEMMING: "lets Lemming {b:nth} drop in at the top.",
        state.EVENT_DISCARDS: "discards {b:card}.",
        state.EVENT_FINISH: "has reached the finish line!",
    }

    def _space(self, code: int) -> str:
        return f"row {code // 32 + 1}, column {code % 32 + 1}"

    # --- the course as a picture

    def picture(self, s: Any, seat: int) -> list[list[Piece]]:
        """The course as a grid of signs, letters telling the colours."""
        columns = course.finish_column(s) + 1
        lines = [
            self._section_line(s),
            [(f"  {''.join(f'{column % 100:3}' for column in range(1, columns + 1))}", "dim")],
        ]
        for row in range(course.rows(s)):
            line: list[Piece] = [(f"{row + 1:2}", "dim")]
            for column in range(columns):
                line += [(" ", ""), self._sign(s, row, column)]
            lines.append(line)
        lines.append([(self._legend(s), "dim")])
        return lines

    def sketch(self, s: Any, seat: int) -> list[str]:
        """The cards that a question is about: those in hand, or the one being flown."""
        player = s.players[seat]
        asked = self.game.plain.question(s, seat)
        if asked == state.ASK_PLAN:
            return self._drawn_side_by_side([self.cards.deck[n - 1] for n in self._numbers(player.hand)])
        if asked in (state.ASK_FLY, state.ASK_LOSE) and player.face_up:
            return self._drawn_side_by_side([self.cards.deck[player.plan]])
        return []

    def _section_line(self, s: Any) -> list[Piece]:
        text = " " * (2 + 3 * printed.START_COLUMNS)
        for index in range(s.sections):
            name = self.cards.sections[s.course[index]].name
            text += f" {name[: 3 * printed.SECTION_WIDTH - 1]:{3 * printed.SECTION_WIDTH - 1}}"
        return [(text.rstrip(), "dim")]

    def _sign(self, s: Any, row: int, column: int) -> Piece:
        """Two characters for a space, and a colour."""
        ship = course.ship_at(s, row, column)
        if ship != NONE:
            colour = s.players[ship].colour
            return f"{COLOUR_NAMES[colour][0]}>", f"bold {printed.COLOUR_IDS[colour]}"
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
                return f"{sign}{COLOUR_NAMES[colour][0]}", printed.COLOUR_IDS[colour]
        return (" |" if column == course.finish_column(s) else " ."), "dim"

    _LEGENDS: ClassVar[dict[str, str]] = {
        "ballast": "b ballast",
        "inspiration": "i Inspiration Point",
        "slalom-1": "(Y gate",
        "headwinds": "~~ wind",
        "slalom-2": "(Y gate, ## blocked",
        "machine": "#g #p closed",
        "fog": ":: fog",
        "fans": "*Y fans",
        "folks": "O1 Old Folk",
        "press-boxes": "## Press Box",
        "lemmings": "L1 Lemming",
        "empty": "",
    }

    def _legend(self, s: Any) -> str:
        signs = [
            "Y> B> R> G> dirigibles",
            *(self._LEGENDS[printed.SECTION_IDS[s.course[i]]] for i in range(s.sections)),
        ]
        return f"   {', '.join(sign for sign in dict.fromkeys(signs) if sign)}, | finish line"

    def _drawn_side_by_side(self, hand: list[Card]) -> list[str]:
        """The cards as pictures in text, as many in a row as fit into 80 columns."""
        lines: list[str] = []
        row: list[list[str]] = []
        widths: list[int] = []
        for card in hand:
            block = [f"Card {card.number + 1}", *drawing.text_lines(card)]
            width = max(len(line) for line in block) + 4
            if sum(widths) + width > 76:
                lines += _joined(row, widths)
                row, widths = [], []
            row.append(block)
            widths.append(width)
        return lines + _joined(row, widths)

    # --- what a seat sees

    def view(self, s: Any, seat: int, names: Sequence[str]) -> View:
        return {
            **self.view_head(s, seat),
            "turn": s.turn,
            "step": s.step,
            "question": QUESTIONS.get(s.asked),
            "asked": None if s.asked in (NONE, state.ASK_PLAN) else s.decider,
            "rows": course.rows(s),
            "columns": course.finish_column(s) + 1,
            "course": [printed.SECTION_IDS[s.course[i]] for i in range(s.sections)],
            "sequence": [s.order[i] for i in range(s.n_seats)],
            "machine": None if s.gears_open == NONE else {"open": SYMBOLS[1 - s.gears_open]},
            "ballast": [
                self._place_of(s, "ballast", space) for space in range(printed.SPACES) if s.ballast >> space & 1
            ],
            "folks": [self._place_of(s, "folks", s.folks[i]) for i in range(printed.FOLKS_THERE)],
            "lemmings": [self._place_of(s, "lemmings", s.lemmings[i]) for i in range(printed.LEMMINGS_THERE)],
            "chits_left": s.chits,
            "pile": self._pile_size(s),
            "discards": self._numbers(s.discards),
            "action": None if s.card == NONE else {"card": s.card + 1, "on": None if s.target == NONE else s.target},
            "reversed": bool(s.reversed),
            "marshal": None if s.marshal == NONE else s.marshal,
            "players": [self._player_data(s, i, seat, names) for i in range(s.n_seats)],
        }

    def _numbers(self, words: Any) -> list[int]:
        return [card + 1 for card in range(printed.CARDS_IN_DECK) if is_in(words, card)]

    def _place_of(self, s: Any, section: str, space: int) -> dict[str, int] | None:
        """A space of a section as a row and column of the course, from 1."""
        if space == NONE:
            return None
        column = (
            printed.START_COLUMNS
            + printed.SECTION_WIDTH * course.index_of(s, printed.SECTION_IDS.index(section))
            + space % printed.SECTION_WIDTH
        )
        return {"row": space // printed.SECTION_WIDTH + 1, "column": column + 1}

    def _pile_size(self, s: Any) -> int:
        elsewhere = len(self._numbers(s.discards))
        for i in range(s.n_seats):
            elsewhere += s.players[i].hand_size + s.players[i].laid
        return printed.CARDS_IN_DECK - elsewhere

    def _chits_before(self, s: Any, i: int) -> list[int]:
        """The directions of the chits before the card that are still to be flown, the next first."""
        player = s.players[i]
        return [player.before[nth] for nth in range(player.before_count - player.before_flown - 1, -1, -1)]

    def _chits_after(self, s: Any, i: int) -> list[int]:
        player = s.players[i]
        return [player.after[nth] for nth in range(player.after_flown, player.after_count)]

    def _player_data(self, s: Any, i: int, seat: int, names: Sequence[str]) -> View:
        player = s.players[i]
        knows = i == seat or player.shown == 1
        return {
            "seat": i,
            "name": names[i],
            "colour": None if player.colour == NONE else printed.COLOUR_IDS[player.colour],
            "row": None if player.row == NONE else player.row + 1,
            "column": None if player.column == NONE else player.column + 1,
            "hand_size": player.hand_size,
            "hand": self._numbers(player.hand) if i == seat else None,
            "known": self._numbers(self._known(s, i, seat)),
            "chosen": self.notation(s, player.chosen) if i == seat and player.chosen != NONE else None,
            "flying": bool(player.flying),
            "plan": player.plan + 1 if player.laid and knows else None,
            "face_up": bool(player.face_up),
            "way_flown": [printed.DIRECTION_IDS[d] for d in self._way_flown(s, i)],
            "card_over": bool(player.card_over),
            "chits_before": [printed.DIRECTION_IDS[d] for d in self._chits_before(s, i)],
            "chits_after": [printed.DIRECTION_IDS[d] for d in self._chits_after(s, i)],
            "ballast": player.ballast,
            "ladder": bool(player.ladder),
            "score": self.game.plain.score(s, i),
            "breakdown": self.breakdown(s, i),
        }

    def _way_flown(self, s: Any, i: int) -> list[int]:
        """The arrows of the card that the cube has gone along."""
        player = s.players[i]
        if not player.face_up:
            return []
        way = self.bound(printed.path_bits)(player.cube)
        return [way >> 3 * nth & 7 for nth in range(self.bound(printed.path_steps)(player.cube))]

    def breakdown(self, s: Any, seat: int) -> dict[str, int]:
        return {"columns reached": self.game.plain.score(s, seat)}

    def facts(self, s: Any, seat: int, names: Sequence[str]) -> dict[str, float]:
        player = s.players[seat]
        facts: dict[str, float] = {"the cards in your hand": player.hand_size}
        if s.winner == NONE and self.game.plain.place(s, seat) == 1:  # who has won is told in other words
            facts["you are in first place"] = 1.0
        for i in range(s.sections):
            if player.column >= printed.START_COLUMNS + printed.SECTION_WIDTH * (i + 1):
                facts[f"you are past {self.cards.sections[s.course[i]].name}"] = 1.0
        if player.ballast:
            facts["you have a ballast token"] = 1.0
        return facts

    def describe(self, s: Any, seat: int, names: Sequence[str]) -> list[str]:
        columns = course.finish_column(s) + 1
        sections = [
            f"{self.cards.sections[s.course[i]].name} "
            f"from column {printed.START_COLUMNS + printed.SECTION_WIDTH * i + 1}"
            for i in range(s.sections)
        ]
        lines = [
            f"Turn {s.turn}. The course has {course.rows(s)} rows and {columns} columns; column {columns} is the finish"
            f" line. {f'Sections: {listed(sections)}.' if sections else 'There are no hazard sections.'}",
            *self._hazard_sentences(s, names),
            f"The pile has {plural(self._pile_size(s), 'card')}. Discards: {self._card_numbers(s.discards)}."
            f" {plural(s.chits, 'chit')} left.",
        ]
        return lines + self.brief(s, seat, names)

    def _card_numbers(self, words: Any) -> str:
        return listed(map(str, self._numbers(words))) or "none"

    def _hazard_sentences(self, s: Any, names: Sequence[str]) -> list[str]:
        lines = []
        if s.gears_open != NONE and course.index_of(s, printed.MACHINE) != NONE:
            lines.append(
                f"The Chunk-Chunk Machine has {SYMBOLS[1 - s.gears_open]} open, {SYMBOLS[s.gears_open]} closed."
            )
        for title, section, spaces in (
            ("Ballast lies", "ballast", [n for n in range(printed.SPACES) if s.ballast >> n & 1]),
            ("Old Folks stand", "folks", [n for n in s.folks if n != NONE]),
            ("Lemmings flap", "lemmings", [n for n in s.lemmings if n != NONE]),
        ):
            places = [self._place_of(s, section, space) for space in spaces]
            if places:
                at = listed(f"row {place['row']}, column {place['column']}" for place in places if place)
                lines.append(f"{title} at {at}.")
        if s.reversed:
            lines.append("In this turn Movement runs from last place to first.")
        if s.marshal != NONE:
            lines.append(f"{names[s.marshal]} moves the hazards in this turn.")
        return lines

    def brief(self, s: Any, seat: int, names: Sequence[str]) -> list[str]:
        order = sorted(range(s.n_seats), key=lambda i: (-s.players[i].column, s.players[i].row))
        lines = [self._player_sentence(s, i, seat, names) for i in order]
        return [*lines, self.own_hand(s, seat)] if seat >= 0 else lines

    def own_hand(self, s: Any, seat: int) -> str:
        cards = [self._card_in_full(card - 1) for card in self._numbers(s.players[seat].hand)]
        return f"Your hand: {', '.join(cards) if cards else 'no cards'}."

    def _where(self, s: Any, i: int) -> str:
        player = s.players[i]
        if player.row == NONE:
            return "not yet on the course"
        section = course.section_there(s, player.column)
        name = f" ({self.cards.sections[section].name})" if section != NONE else ""
        return f"row {player.row + 1}, column {player.column + 1}{name}"

    def _player_sentence(self, s: Any, i: int, seat: int, names: Sequence[str]) -> str:
        player = s.players[i]
        colour = f", {COLOUR_NAMES[player.colour]}" if player.colour != NONE else ""
        who = f"{names[i]}{' (you)' if i == seat else ''}{colour}"
        text = f"{who}: {self._where(s, i)}; {plural(player.hand_size, 'card')} in hand"
        if player.ballast:
            text += f", {plural(player.ballast, 'ballast token')}"
        if player.ladder:
            text += ", a Leapfrog Ladder"
        text += "."
        if player.flying:
            text += f" {self._plan_left(s, i)}"
        if i == seat and player.laid and not player.face_up:
            text += f" Face down lies {self._card_in_full(player.plan)}."
        known = self._known(s, i, seat)
        if any(known):
            text += f" You know of {self._card_numbers(known)}."
        return text

    def _known(self, s: Any, i: int, seat: int) -> list[int]:
        """The cards that the viewer surely knows in another seat's hand or as its plan; not one that may be stolen."""
        known, a = [0, 0], knowledge.account_of(seat)
        for n in range(state.NAMES):
            if knowledge.is_surely_there(s, a, n, i):
                put_in(known, s.accounts[a].names[n])
        return known

    def _plan_left(self, s: Any, i: int) -> str:
        """What is left of a flight plan."""
        player = s.players[i]
        parts = [f"[{printed.DIRECTION_IDS[d]}]" for d in self._chits_before(s, i)]
        if player.face_up and not player.card_over:
            way = " ".join(printed.DIRECTION_IDS[d] for d in self._way_flown(s, i))
            parts.append(
                f"{self.card(player.plan)} {self.cards.deck[player.plan].plan}{f' (after {way})' if way else ''}"
            )
        elif not player.face_up and not player.card_over:
            parts.append("any direction")
        parts += [f"[{printed.DIRECTION_IDS[d]}]" for d in self._chits_after(s, i)]
        return f"Plan: {', '.join(parts)}." if parts else "Plan: flown."


def _joined(blocks: list[list[str]], widths: list[int]) -> list[str]:
    """Blocks of lines side by side."""
    return [
        "   " + "".join(f"{line:{width}}" for line, width in zip(lines, widths, strict=True)).rstrip()
        for lines in zip_longest(*blocks, fillvalue="")
    ]
