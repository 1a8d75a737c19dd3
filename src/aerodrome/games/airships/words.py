"""Airships in words: names, labels, notation, sentences, and what a seat sees as data."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any, ClassVar

from aerodrome.games.airships import cards as printed
from aerodrome.games.airships import rules, state
from aerodrome.games.airships.cards import Card
from aerodrome.games.airships.odds import Chance, Odds
from aerodrome.rulebook.bits import ones
from aerodrome.rulebook.english import listed, plural
from aerodrome.rulebook.record import NONE
from aerodrome.rulebook.wording import Notations, Sentences, View, Wording

if TYPE_CHECKING:
    from aerodrome.rulebook.game import Game

COUNTRIES = ("USA", "Germany", "Italy", "France")
COLOUR_NAMES = ("white", "red", "black")

QUESTIONS = {
    state.ASK_ENTREPRENEUR: "Choose an entrepreneur.",
    state.ASK_TARGET: "Choose a card to try for.",
    state.ASK_EXCHANGE: "Exchange dice before the throw?",
    state.ASK_BONUS: "The throw falls short. Use bonuses?",
    state.ASK_EXTRA_GO: "Pay 3 bonus chips for another go?",
}

RULES_IN_PLAY = {
    state.ASK_ENTREPRENEUR: (208, 207),
    state.ASK_TARGET: (401, 403, 407, 501, 502, 504, 505, 601, 1001, 1101, 1102),
    state.ASK_EXCHANGE: (601, 602, 603, 604, 605, 606, 502, 506),
    state.ASK_BONUS: (702, 703, 704, 705, 706, 708, 709),
    state.ASK_EXTRA_GO: (901, 902, 903, 1103),
}
"""The rules that matter for each question, by number."""


def dice_text(dice: Sequence[int], names: Sequence[str] = COLOUR_NAMES) -> str:
    """Dice in words, as ``2 white, 1 red``."""
    return ", ".join(f"{n} {name}" for n, name in zip(dice, names, strict=True) if n) or "no dice"


class Words(Wording):
    """The words of one game with one set of cards."""

    questions = QUESTIONS
    rules_in_play = RULES_IN_PLAY

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._odds = Odds(game)

    # --- cards

    def card_name(self, number: int) -> str:
        card: Card = self.cards[number]
        kind = "Hindenburg: " if number >= printed.PHASE else ""
        return f"{kind}{card.name} ({card.id})"

    def gift(self, card: Card) -> str:
        """What a card does for its owner."""
        parts = []
        if any(card.dice):
            parts.append(dice_text(card.dice) + (" die" if sum(card.dice) == 1 else " dice"))
        if card.chips:
            parts.append(f"{plural(card.chips, 'chip')} once")
        if card.imaginary[1]:
            parts.append(f"an imaginary {COLOUR_NAMES[card.imaginary[0]]} {card.imaginary[1]}")
        if card.exchange[1]:
            give, paid, get, gained = card.exchange
            parts.append(f"an exchange of {paid} {COLOUR_NAMES[give]} for {gained} {COLOUR_NAMES[get]}")
        if card.bonus[1]:
            colour = (
                "any throw" if card.bonus[0] == printed.ANY_COLOUR else f"throws with {COLOUR_NAMES[card.bonus[0]]}"
            )
            parts.append(f"+{card.bonus[1]} to {colour}")
        return ", ".join(parts)

    def attempt(self, number: int) -> str:
        """A card and what it needs."""
        card: Card = self.cards[number]
        return f"{self.card_name(number)}: {dice_text(card.needs)}, {card.target} or more"

    def card_text(self, number: int) -> str:
        """A card in one line: what it needs, what it gives."""
        card: Card = self.cards[number]
        text = self.attempt(number)
        gift = self.gift(card)
        if gift:
            text += f"; gives {gift}"
        if number >= printed.PHASE:
            text += f"; {card.vp} VP, or {card.vp_unfinished} if the Hindenburg stays unfinished"
        elif card.vp:
            text += f"; {card.vp} VP"
        return text

    def card_data(self, number: int) -> dict[str, Any] | None:
        """A card as plain data, None where there is none."""
        if number == NONE:
            return None
        card: Card = self.cards[number]
        data: dict[str, Any] = {
            "id": card.id,
            "name": card.name,
            "needs": list(card.needs),
            "target": card.target,
            "vp": card.vp,
            "gives": self.gift(card),
            "printed": sorted(card.printed),
        }
        if number >= printed.PHASE:
            data["vp_unfinished"] = card.vp_unfinished
        elif number < printed.AIRSHIP:
            data["department"] = printed.DEPARTMENT_NAMES[card.department]
        return data

    def card_list(self) -> list[str]:
        lines = []
        for card in self.cards.all:
            figures = ["needs", "target", "gives", "vp"]
            if not self.gift(card):
                figures.remove("gives")
            if not card.vp:
                figures.remove("vp")
            made_up = [f for f in figures if f not in card.printed]
            note = f"reconstructed: {', '.join(made_up)}" if made_up else "printed"
            lines.append(f"{self.card_text(card.number)} [{note}]")
        return lines

    # --- moves

    def question(self, s: Any, seat: int, names: Sequence[str]) -> str:
        asked = self.game.plain.question(s, seat)
        if asked == state.ASK_EXCHANGE:
            return f"Exchange dice before the throw for {self.card_name(s.target)}?"
        if asked == state.ASK_BONUS:
            target = self.cards[s.target].target
            return f"{self.card_name(s.target)}: {s.total} of {target}, {target - s.total} short. Use bonuses?"
        return QUESTIONS.get(asked, "")

    notations: ClassVar[Notations] = {
        state.TAKE_ENTREPRENEUR: "take {n:country}",
        state.TRY_FIELD: lambda w, s, n: w._target(s, state.TRY_FIELD + n),
        state.KEEP_DICE: "keep dice",
        state.EXCHANGE_REAL: "exchange",
        state.EXCHANGE_IMAGINARY: "exchange imaginary",
        state.USE_BONUSES: "use bonuses",
        state.LET_FAIL: "let it fail",
        state.ANOTHER_GO: "another go",
        state.END_TURN: "end turn",
    }

    def country(self, entrepreneur: int) -> str:
        return COUNTRIES[entrepreneur]

    def _target(self, s: Any, action: int) -> str:
        """A card to try for; if there is none, the place where one could be."""
        card = rules.card_named(s, action)
        if card != NONE:
            return f"try {self.cards[card].id}"
        if action < state.TRY_STACK:
            field = action - state.TRY_FIELD
            return f"try {printed.DEPARTMENT_NAMES[field // state.ROW]} {field % state.ROW + 1}"
        return f"try stack {action - state.TRY_STACK + 1}"

    def label(self, s: Any, seat: int, action: int, names: Sequence[str]) -> str:
        if action < state.TRY_FIELD:
            return f"take the entrepreneur from {COUNTRIES[action]}"
        if action < state.KEEP_DICE:
            return self._target_label(s, seat, rules.card_named(s, action))
        if action == state.KEEP_DICE:
            return "keep the dice as they are"
        if action in (state.EXCHANGE_REAL, state.EXCHANGE_IMAGINARY):
            return self._exchange_label(s, action)
        if action == state.USE_BONUSES:
            return self._bonus_label(s)
        if action == state.LET_FAIL:
            chip = "receive a bonus chip" if self._supply(s, seat) else "receive none, for your supply is empty"
            return f"let the attempt fail and {chip}"
        if action == state.ANOTHER_GO:
            return "pay 3 bonus chips for another go"
        return "end the turn"

    def _target_label(self, s: Any, seat: int, card: int) -> str:
        if card == NONE:
            return "try for an empty field"
        text = f"try for {self.card_text(card)}"
        old = s.companies[seat].department[self.cards[card].department] if card < printed.AIRSHIP else NONE
        return text if old == NONE else f"{text}; replaces {self.card_name(old)}"

    def _exchange_label(self, s: Any, action: int) -> str:
        materials = s.companies[s.seat].department[printed.MATERIALS]
        if materials == NONE:
            return "exchange dice"
        give, paid, get, gained = self.cards[materials].exchange
        text = f"exchange {paid} {COLOUR_NAMES[give]} for {gained} {COLOUR_NAMES[get]}"
        return f"{text}, {'the imaginary die among them' if action == state.EXCHANGE_IMAGINARY else 'all of them real'}"

    def _bonus_label(self, s: Any) -> str:
        if s.target == NONE:
            return "use bonuses"
        short = self.cards[s.target].target - s.total
        return f"use bonuses: {short} short, made up by {listed(self._bonuses(s))}"

    def _bonuses(self, s: Any) -> list[str]:
        """What each bonus would add to the throw: those that cost nothing, and as many chips as are still needed."""
        company = s.companies[s.seat]
        wooden = 1 if s.wooden_airship == s.seat else 0
        free = self.bound(rules.free_bonus)(s, s.target)
        chips = max(0, self.cards[s.target].target - s.total - free)
        bonuses = [f"+{wooden} from the wooden airship"] if wooden else []
        if free > wooden:
            bonuses.append(f"+{free - wooden} from {self.card_name(company.department[printed.ENGINES])}")
        return bonuses + ([f"+{chips} from {plural(chips, 'bonus chip')}"] if chips else [])

    def _supply(self, s: Any, seat: int) -> int:
        company = s.companies[seat]
        return state.CHIPS_EACH - int(company.chips) - int(company.marks)

    # --- odds

    def odds(self, s: Any, seat: int, action: int) -> list[tuple[str, Fraction]]:
        """The chance of an attempt with each exchange and each bonus that adds to it; the best comes last."""
        return [(self._odds_text(s, row), row.chance) for row in self._odds.rows(s, seat, action)]

    def _odds_text(self, s: Any, row: Chance) -> str:
        parts = []
        if row.way != state.KEEP_DICE:
            give, paid, get, gained = self.cards[s.companies[s.seat].department[printed.MATERIALS]].exchange
            parts.append(f"{paid} {COLOUR_NAMES[give]} exchanged for {gained} {COLOUR_NAMES[get]}")
        if row.way == state.EXCHANGE_IMAGINARY:
            parts.append("the imaginary die among them")
        bonuses = [f"a free +{row.free}"] if row.free else []
        bonuses += [f"{'up to ' if row.chips > 1 else ''}{plural(row.chips, 'bonus chip')}"] if row.chips else []
        if bonuses:
            parts.append(f"with {' and '.join(bonuses)}")
        return ", ".join(parts) or "as the dice are"

    # --- events

    def replacing(self, card: int) -> str:
        return "" if card == NONE else f", replacing {self.card_name(card)}"

    def and_a_chip(self, chips: int) -> str:
        return " and receives a bonus chip" if chips else ""

    table_sentences: ClassVar[Sentences] = {
        state.EVENT_ON_BOARD: lambda w, n, a, b, c: (
            f"{w.card_name(a)} is turned over{f'; {w.card_name(b)} is pushed out of the game' if b != NONE else ''}."
        ),
        state.EVENT_CHANGE_OF_ERA: "Change of Era: from now on everybody has a red die as well.",
        state.EVENT_STACK_SHOWS: "Stack {a:nth} shows {b:card_name}.",
        state.EVENT_STACK_EMPTY: "Stack {a:nth} is used up: the Hindenburg may be built.",
        state.EVENT_GAME_OVER: "The game is over. {a:rule}",
    }
    deeds: ClassVar[Sentences] = {
        state.EVENT_THROWS: lambda w, n, b, c: f"throws {COLOUR_NAMES[b]} {', '.join(str(c))}.",
        state.EVENT_FIRST_SEAT: "starts.",
        state.EVENT_ENTREPRENEUR: "takes the entrepreneur from {b:country}.",
        state.EVENT_STARTER: "is dealt {b:card_name}.",
        state.EVENT_TRIES: "tries for {b:attempt}.",
        state.EVENT_EXCHANGES: lambda w, n, b, c: (
            f"uses {w.card_name(b)}: {w.gift(w.cards[b])}{', the imaginary die among them' if c else ''}."
        ),
        state.EVENT_TOTAL: lambda w, n, b, c: f"has a total of {b}, {'enough' if b >= c else f'{c - b} short'}.",
        state.EVENT_BONUSES: lambda w, n, b, c: (
            f"uses bonuses: {', '.join([f'+{b} for free'] * bool(b) + [plural(c, 'chip')] * bool(c))}."
        ),
        state.EVENT_FAILS: "fails{c:and_a_chip}.",
        state.EVENT_WINS_EXPANSION: "wins {b:card_name}{c:replacing}.",
        state.EVENT_CAPTAIN_CHIPS: lambda w, n, b, c: (
            f"receives {plural(b, 'bonus chip')}{f' of {c}: the supply has no more' if b < c else ''}."
        ),
        state.EVENT_BUILDS_AIRSHIP: lambda w, n, b, c: f"builds {w.card_name(b)} for {w.cards[b].vp} VP.",
        state.EVENT_BUILDS_PHASE: "completes {b:card_name}.",
        state.EVENT_WOODEN_AIRSHIP: "receives the wooden airship.",
        state.EVENT_NO_TARGET: "has no legal target{b:and_a_chip}.",
        state.EVENT_ANOTHER_GO: "pays 3 bonus chips for another go.",
    }

    # --- what a seat sees

    def view(self, s: Any, seat: int, names: Sequence[str]) -> View:
        return {
            **self.view_head(s, seat),
            "turn": s.seat,
            "question": QUESTIONS.get(s.asked),
            "go": s.goes,
            "era": s.era,
            "pile": {
                "era_one": ones(rules.unseen(s, printed.ERA_ONE, printed.ERA_ONE_CARDS)),
                "change_of_era": s.era == 1,
                "era_two": ones(rules.unseen(s, printed.ERA_TWO, printed.ERA_TWO_CARDS)),
            },
            "board": {
                name: [self.card_data(card) for card in s.board[d]] for d, name in enumerate(printed.DEPARTMENT_NAMES)
            },
            "stacks": [
                {
                    "left": s.stack_left[i],
                    "top": self.card_data(s.stack_top[i]),
                    "covered": list(printed.BACKS[printed.TIERS - s.stack_left[i] + 1 :]) if s.stack_left[i] else [],
                }
                for i in range(state.STACKS)
            ],
            "hindenburg": {
                "open": rules.hindenburg_open(s),
                "phases": [
                    {**(self.card_data(printed.PHASE + i) or {}), "builder": None if b == NONE else b}
                    for i, b in enumerate(s.phase_builder)
                ],
            },
            "wooden_airship": None if s.wooden_airship == NONE else s.wooden_airship,
            "attempt": self._attempt(s),
            "companies": [self._company(s, i, names) for i in range(s.n_seats)],
        }

    def _attempt(self, s: Any) -> View:
        return {
            "target": self.card_data(s.target),
            "dice": list(s.pool),
            "imaginary": list(s.imaginary),
            "thrown": [[face for face in faces if face] for faces in s.thrown],
            "total": s.total,
        }

    def _company(self, s: Any, seat: int, names: Sequence[str]) -> View:
        company = s.companies[seat]
        plain = self.game.plain
        return {
            "seat": seat,
            "name": names[seat],
            "country": None if company.entrepreneur == NONE else COUNTRIES[company.entrepreneur],
            "departments": {
                name: self.card_data(company.department[d]) for d, name in enumerate(printed.DEPARTMENT_NAMES)
            },
            "dice": self._dice(s, seat),
            "chips": company.chips,
            "supply": self._supply(s, seat),
            "marks": company.marks,
            "fleet": [self.card_data(printed.AIRSHIP + i) for i in range(18) if company.fleet >> i & 1],
            "score": plain.score(s, seat),
            "breakdown": self.breakdown(s, seat),
        }

    def _dice(self, s: Any, seat: int) -> list[int]:
        return [self.bound(rules.dice_of)(s, seat, colour) for colour in range(printed.COLOURS)]

    def breakdown(self, s: Any, seat: int) -> dict[str, int]:
        company = s.companies[seat]
        finished = NONE not in list(s.phase_builder)
        return {
            "airships": sum(self.cards[printed.AIRSHIP + i].vp for i in range(18) if company.fleet >> i & 1),
            "expansions": sum(self.cards[card].vp for card in company.department if card != NONE),
            "the Hindenburg": sum(
                self.cards[printed.PHASE + i].vp if finished else self.cards[printed.PHASE + i].vp_unfinished
                for i, builder in enumerate(s.phase_builder)
                if builder == seat
            ),
        }

    def facts(self, s: Any, seat: int, names: Sequence[str]) -> dict[str, float]:
        company = s.companies[seat]
        facts: dict[str, float] = {"your bonus chips": company.chips}
        owned = [card for card in company.department if card != NONE]
        owned += [printed.AIRSHIP + i for i in range(18) if company.fleet >> i & 1]
        owned += [printed.PHASE + i for i, builder in enumerate(s.phase_builder) if builder == seat]
        for card in owned:
            facts[f"you have {self.card_name(card)}"] = 1.0
        if s.wooden_airship == seat:
            facts["you have the wooden airship"] = 1.0
        return facts

    def describe(self, s: Any, seat: int, names: Sequence[str]) -> list[str]:
        pile = rules.cards_in_pile(s)
        lines = [f"Era {s.era}. The pile has {plural(pile, 'card')}."]
        lines += [self._row(list(s.board[d]), name.capitalize()) for d, name in enumerate(printed.DEPARTMENT_NAMES)]
        for i in range(state.STACKS):
            if s.stack_left[i] == 0:
                lines.append(f"Stack {i + 1} is used up.")
            else:
                covered = s.stack_left[i] - 1
                lines.append(f"Stack {i + 1}: {self.card_text(s.stack_top[i])}. {plural(covered, 'card')} below it.")
        if rules.hindenburg_open(s):
            for i, builder in enumerate(s.phase_builder):
                built = "" if builder == NONE else f" Built by {names[builder]}."
                lines.append(f"{self.card_text(printed.PHASE + i)}.{built}")
        return lines + self.brief(s, seat, names)

    def _row(self, row: list[int], department: str) -> str:
        """A row of the board with its free fields: where a card lies decides when it is pushed out."""
        if row == [NONE] * state.ROW:
            return f"{department}: all three fields are free."
        fields = ["free" if card == NONE else self.card_text(card) for card in row]
        full = "" if NONE in row else f" The row is full: the next card would push out {self.card_name(row[0])}."
        return f"{department}, from the left: {' | '.join(fields)}.{full}"

    def brief(self, s: Any, seat: int, names: Sequence[str]) -> list[str]:
        lines = [self._company_sentence(s, other, seat, names) for other in range(s.n_seats)]
        return lines + self._attempt_sentences(s, names)

    def _attempt_sentences(self, s: Any, names: Sequence[str]) -> list[str]:
        """The attempt that waits for an exchange or for bonuses: which card, what was thrown, and what could help."""
        if s.asked not in (state.ASK_EXCHANGE, state.ASK_BONUS):
            return []
        lines = [f"{names[s.seat]} tries for {self.card_text(s.target)}."]
        if s.asked == state.ASK_BONUS:
            needs = self.cards[s.target].needs
            dice = [
                f"{colour} {', '.join(str(face) for face in faces if face)}"
                for colour, faces in zip(COLOUR_NAMES, s.thrown, strict=True)
                if any(faces)
            ]
            dice += [
                f"imaginary {colour} {value}"
                for colour, value, n in zip(COLOUR_NAMES, s.imaginary, needs, strict=True)
                if value and n
            ]
            short = self.cards[s.target].target - s.total
            lines.append(f"Thrown: {' | '.join(dice)}. The best dice make {s.total}, {short} short.")
            lines.append(f"What would make it up: {listed(self._bonuses(s))}.")
        return lines

    def _company_sentence(self, s: Any, seat: int, viewer: int, names: Sequence[str]) -> str:
        company = s.companies[seat]
        who = self.named(seat, viewer, names)
        dice = dice_text(self._dice(s, seat))
        works = [self.card_name(card) for card in company.department if card != NONE]
        specials = [
            self.gift(self.cards[card])
            for d, card in enumerate(company.department)
            if card != NONE and d in (printed.ENGINEERS, printed.MATERIALS, printed.ENGINES)
        ]
        text = f"{who}: {self.game.plain.score(s, seat)} VP, {plural(company.chips, 'chip')}, dice {dice}"
        text += f", {'; '.join(specials)}" if specials else ""
        text += f". Company: {', '.join(works)}."
        fleet = [self.card_name(printed.AIRSHIP + i) for i in range(18) if company.fleet >> i & 1]
        text += f" Airships: {', '.join(fleet)}." if fleet else ""
        text += " Holds the wooden airship." if s.wooden_airship == seat else ""
        return text
