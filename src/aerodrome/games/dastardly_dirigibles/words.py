"""Dastardly Dirigibles in words: names, labels, notation, sentences, table talk, and what a seat sees as data."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from aerodrome.games.dastardly_dirigibles import cards as printed
from aerodrome.games.dastardly_dirigibles import rules, state
from aerodrome.rulebook.english import listed, plural, with_article
from aerodrome.rulebook.record import NONE
from aerodrome.rulebook.wording import Notations, Sentences, View, Wording

SLOT_IDS = ("nose", "front", "gondola-front", "gondola-rear", "drive", "back", "tail")
"""Places in notation: a Lift Engine goes to the front or to the back."""

QUESTIONS = {
    state.ASK_DRAW: "Draw up to five cards: from the pile, or from the Emporium?",
    state.ASK_ACTION: "What do you do?",
    state.ASK_MATCH: "You must match the part that was announced.",
    state.ASK_TRANSMUTE: "Transmutation: play any part.",
    state.ASK_EXTRACT: "Play one of the cards just drawn?",
    state.ASK_GIVE: "Which card do you lay into the Emporium?",
    state.ASK_TAKE: "Which card do you take from the discards?",
    state.ASK_ROB: "Which part does the Thief take?",
    state.ASK_DESTROY: "Which part is to be destroyed?",
    state.ASK_LOSE: "Which Lift Engine do you lose?",
}

RULES_IN_PLAY = {
    state.ASK_DRAW: (301, 302, 303, 304),
    state.ASK_ACTION: (401, 403, 501, 504, 505, 601, 701, 802, 803, 804),
    state.ASK_MATCH: (505, 507, 508, 509, 602, 603, 701),
    state.ASK_TRANSMUTE: (602, 603, 504),
    state.ASK_EXTRACT: (605, 606, 607, 615, 504),
    state.ASK_GIVE: (406, 407),
    state.ASK_TAKE: (611,),
    state.ASK_ROB: (610, 614),
    state.ASK_DESTROY: (608, 609, 614),
    state.ASK_LOSE: (609,),
}
"""The rules that matter for each question, by number."""

REVEALS = frozenset(
    {
        state.EVENT_PLAYS,
        state.EVENT_NO_MATCH,
        state.EVENT_TRANSMUTES,
        state.EVENT_SPECIAL,
        state.EVENT_DISCARDS,
        state.EVENT_SWAPS,
        state.EVENT_EMPORIUM,
    }
)
"""Events that show somebody a card that was hidden: a move that tells one cannot be taken back."""

TABLE_TALK = (
    "You brass-bottomed bungler!",
    "A teakettle has more lift than you, sir!",
    "May your rivets rust where you sit.",
    "Upon my boiler, a pickpocket in goggles!",
    "I have seen better bolts in a bread pudding.",
    "You couldn't steer a cloud through an open sky!",
    "Sooty-fingered scoundrel!",
    "Your mother was a leaky gasbag, and your father a puncture.",
    "Steam-headed nincompoop!",
    "I shall have your guts for mooring ropes.",
    "A pox upon your pistons!",
    "That, madam, was a low-altitude deed.",
    "You ballast-brained buccaneer!",
    "Hot air, and not even enough to float.",
    "Be off, you second-hand sprocket!",
    "I've met parrots with more engineering.",
    "You gilded gutter-snipe!",
    "May all your winds be headwinds.",
)
"""Insults of our own, for those who are robbed, destroyed or overtaken."""

BONUSES = {
    printed.FIRST: "completing first",
    printed.OTHER: "a complete airship",
    printed.WITH_DYNAMOTOR: "the Gilded Dynamotor",
}

OFFENCES = {state.EVENT_ROBS: 1, state.EVENT_LOSES: 0, state.EVENT_TRANSMUTES: NONE, state.EVENT_COMPLETES: NONE}
"""Events that call for an answer, and which of their numbers is the offended seat; NONE: somebody at the table."""


def _note(made_up: Sequence[str]) -> str:
    return f"reconstructed: {', '.join(made_up)}" if made_up else "printed"


class Words(Wording):
    """The words of one game with one set of cards."""

    reveals = REVEALS
    questions = QUESTIONS
    rules_in_play = RULES_IN_PLAY

    # --- cards

    def card(self, kind: int) -> str:
        if kind >= printed.FIRST_SPECIAL:
            return str(self.cards.specials[kind - printed.FIRST_SPECIAL].name)
        return f"{self.cards.suits[kind // printed.PARTS]} {self.cards.parts[printed.part_of(kind)]}"

    def card_id(self, kind: int) -> str:
        """A card in notation."""
        if kind >= printed.FIRST_SPECIAL:
            return printed.SPECIAL_IDS[kind - printed.FIRST_SPECIAL]
        return f"{printed.SUIT_IDS[kind // printed.PARTS]} {printed.PART_IDS[printed.part_of(kind)]}"

    def part(self, part: int) -> str:
        return str(self.cards.parts[part])

    def a_part(self, part: int) -> str:
        return with_article(self.part(part))

    def slot(self, slot: int) -> str:
        """A place on an airship."""
        name = str(self.cards.parts[printed.PART_OF_SLOT[slot]])
        return {printed.FRONT_LIFT: f"front {name}", printed.BACK_LIFT: f"back {name}"}.get(slot, name)

    def heap(self, counts: Sequence[int]) -> str:
        """Cards of each kind in words."""
        return listed(self.card(kind) + (f" (x{n})" if n > 1 else "") for kind, n in enumerate(counts) if n)

    def card_list(self) -> list[str]:
        suits, wild = self.cards.suits[: printed.WILD], self.cards.suits[printed.WILD :]
        suit_note, wild_note = (
            _note([] if names in self.cards.suits_printed else ["name"]) for names in ("names", "wild")
        )
        lines = [
            f"{name}: one of each part, two Lift Engines; 2 points a card if it is your suit [{suit_note}]"
            for name in suits
        ]
        lines += [
            f"{name}: one of each part, two Lift Engines; 1 point a card, belongs to no suit [{wild_note}]"
            for name in wild
        ]
        for special in self.cards.specials:
            made_up = [figure for figure in ("name", "text", "copies") if figure not in special.printed]
            lines.append(f"{special.name}, {plural(special.copies, 'card')}: {special.text} [{_note(made_up)}]")
        return lines

    # --- moves

    def question(self, s: Any, seat: int, names: Sequence[str]) -> str:
        asked = self.game.plain.question(s, seat)
        if asked == state.ASK_MATCH:
            part = self.a_part(s.announced)
            return f"{names[s.seat]} announces {part}: play one if you have one."
        if asked == state.ASK_ACTION:
            return f"What do you do? {plural(s.actions_left, 'action')} left."
        if asked == state.ASK_DRAW:
            missing = state.HAND - s.players[seat].hand_size
            return f"You draw {plural(missing, 'card')}. From the pile, or from the Emporium?"
        return QUESTIONS.get(asked, "")

    notations: ClassVar[Notations] = {
        state.NO_MATCH: "no match",
        state.TRANSMUTE: "transmute",
        state.KEEP_ALL: "keep all",
        state.PLACE: "place {n:placed_id}",
        state.PLAY_SPECIAL: lambda w, s, n: f"play {printed.SPECIAL_IDS[n]}",
        state.SWAP: "swap {n:nth}",
        state.REPLACE_EMPORIUM: "replace emporium",
        state.PASS: "pass",
        state.DISCARD: "discard {n:card_id}",
        state.GIVE: "give {n:card_id}",
        state.TAKE: "take {n:card_id}",
        state.ROB: "rob seat {n:slot_of_seat}",
        state.DESTROY: "destroy seat {n:part_of_seat}",
        state.LOSE_FRONT: "lose front",
        state.LOSE_BACK: "lose back",
        state.DRAW_PILE: "draw",
        state.DRAW_EMPORIUM: "draw emporium {n:nth}",
    }

    def placed_id(self, n: int) -> str:
        return f"{printed.SUIT_IDS[n // printed.SLOTS]} {SLOT_IDS[n % printed.SLOTS]}"

    def slot_of_seat(self, n: int) -> str:
        return f"{n // printed.SLOTS + 1} {SLOT_IDS[n % printed.SLOTS]}"

    def part_of_seat(self, n: int) -> str:
        return f"{n // printed.PARTS + 1} {printed.PART_IDS[n % printed.PARTS]}"

    def label(self, s: Any, seat: int, action: int, names: Sequence[str]) -> str:
        if state.PLACE <= action < state.PLAY_SPECIAL:
            return self._place_label(s, seat, *divmod(action - state.PLACE, printed.SLOTS))
        if state.PLAY_SPECIAL <= action < state.SWAP:
            special = self.cards.specials[action - state.PLAY_SPECIAL]
            return f"play {special.name}: {special.text}"
        if state.SWAP <= action < state.REPLACE_EMPORIUM:
            kind = s.emporium[action - state.SWAP]
            return f"swap for {self.card(kind) if kind != NONE else 'an empty place'} in the Emporium"
        if state.DISCARD <= action < state.GIVE:
            return f"discard {self.card(action - state.DISCARD)}"
        if state.GIVE <= action < state.TAKE:
            return f"lay {self.card(action - state.GIVE)} into the Emporium"
        if state.TAKE <= action < state.ROB:
            return f"take {self.card(action - state.TAKE)} from the discards"
        if state.ROB <= action < state.DESTROY:
            return self._rob_label(s, *divmod(action - state.ROB, printed.SLOTS), names)
        if state.DESTROY <= action < state.LOSE_FRONT:
            return self._destroy_label(s, *divmod(action - state.DESTROY, printed.PARTS), names)
        if action >= state.DRAW_EMPORIUM:
            kind = s.emporium[action - state.DRAW_EMPORIUM]
            return f"take {self.card(kind) if kind != NONE else 'nothing'} from the Emporium"
        return self._plain_label(s, seat, action)

    def _place_label(self, s: Any, seat: int, suit: int, slot: int) -> str:
        card = self.card(printed.card_of(suit, printed.PART_OF_SLOT[slot]))
        where = (
            f" to the {'front' if slot == printed.FRONT_LIFT else 'back'}"
            if printed.PART_OF_SLOT[slot] == printed.LIFT
            else ""
        )
        old = s.players[seat].ship[slot]
        replaced = f", replacing {self.card(printed.card_of(old, printed.PART_OF_SLOT[slot]))}" if old != NONE else ""
        return f"play {card}{where}{replaced}"

    def _seat_name(self, seat: int, names: Sequence[str]) -> str:
        return names[seat] if seat < len(names) else f"seat {seat + 1}"

    def _rob_label(self, s: Any, victim: int, slot: int, names: Sequence[str]) -> str:
        suit = s.players[victim].ship[slot]
        part = (
            f"{self.card(printed.card_of(suit, printed.PART_OF_SLOT[slot]))}{self._where(slot)}"
            if suit != NONE
            else self.slot(slot)
        )
        return f"take {self._seat_name(victim, names)}'s {part}"

    def _destroy_label(self, s: Any, victim: int, part: int, names: Sequence[str]) -> str:
        who = self._seat_name(victim, names)
        slots = [
            slot
            for slot in range(printed.SLOTS)
            if printed.PART_OF_SLOT[slot] == part and s.players[victim].ship[slot] != NONE
        ]
        suits = [self.cards.suits[s.players[victim].ship[slot]] for slot in slots]
        if len(slots) == 2:
            return f"destroy one of {who}'s Lift Engines, {suits[0]} in front or {suits[1]} at the back: {who} chooses"
        return f"destroy {who}'s {suits[0] + ' ' if suits else ''}{self.cards.parts[part]}"

    def _plain_label(self, s: Any, seat: int, action: int) -> str:
        if action in (state.LOSE_FRONT, state.LOSE_BACK):
            slot = printed.FRONT_LIFT if action == state.LOSE_FRONT else printed.BACK_LIFT
            suit = s.players[seat].ship[slot]
            return f"lose the {self.slot(slot)}{f', {self.cards.suits[suit]}' if suit != NONE else ''}"
        return {
            state.NO_MATCH: "you have no matching part: say so",
            state.TRANSMUTE: "play Transmutation, and any part instead",
            state.KEEP_ALL: "keep all of them",
            state.REPLACE_EMPORIUM: "replace the whole Emporium",
            state.PASS: "pass and end the turn",
            state.DRAW_PILE: "draw from the pile",
        }[action]

    # --- events

    def table_talk(self, kind: int, values: Sequence[int], ply: int, seats: int) -> tuple[int, str] | None:
        if kind not in OFFENCES:
            return None
        offended = OFFENCES[kind]
        speaker = values[offended] if offended != NONE else (values[0] + 1) % seats
        return speaker, TABLE_TALK[(7 * ply + 5 * values[0] + 3 * values[1] + values[2]) % len(TABLE_TALK)]

    table_sentences: ClassVar[Sentences] = {
        state.EVENT_ROUND: lambda w, n, x, b, c: f"Round {x} of {state.ROUNDS}. All cards are shuffled and dealt.",
        state.EVENT_EMPORIUM: lambda w, n, x, b, c: (
            f"{n[c]} draws {w.card(b)} for the Emporium." if c != NONE else f"{w.card(b)} comes into the Emporium."
        ),
        state.EVENT_RESHUFFLE: "The discards are shuffled into a new pile of {a:plural card}.",
        state.EVENT_ROUND_OVER: "Round {a} is over. {b:rule}",
        state.EVENT_GAME_OVER: "The game is over: three rounds have been scored.",
    }

    deeds: ClassVar[Sentences] = {
        state.EVENT_DEALT: "is dealt {b:card}.",
        state.EVENT_LOT: "draws {b:card} to break the tie.",
        state.EVENT_STARTS: "begins, with {b:plural action}.",
        state.EVENT_TURN: "takes a turn.",
        state.EVENT_DRAWS: "draws a card.",
        state.EVENT_DRAWN: "has drawn {b:card}.",
        state.EVENT_TAKES_EMPORIUM: "takes {b:card} from the Emporium.",
        state.EVENT_PLAYS: lambda w, n, b, c: (
            f"plays {w.card(printed.card_of(b, printed.PART_OF_SLOT[c]))}{w._where(c)}."
        ),
        state.EVENT_REPLACED: lambda w, n, b, c: (
            f"discards {w.card(printed.card_of(b, printed.PART_OF_SLOT[c]))}, which is replaced."
        ),
        state.EVENT_NO_MATCH: "has no {b:part}.",
        state.EVENT_EMPTY_HAND: "has no card to match with.",
        state.EVENT_TRANSMUTES: "plays Transmutation: any part instead of a match.",
        state.EVENT_EXTRACTS: "has extracted {b:plural card}.",
        state.EVENT_KEEPS_ALL: "keeps them all.",
        state.EVENT_SPECIAL: "plays {b:card}.",
        state.EVENT_DESTROYS: "aims at {c:a_part} of {b:name}.",
        state.EVENT_LOSES: lambda w, n, b, c: (
            f"loses {w.card(printed.card_of(b, printed.PART_OF_SLOT[c]))}{w._where(c)}."
        ),
        state.EVENT_ROBS: "takes {c:card} from {b:name}'s airship.",
        state.EVENT_RETRIEVES: "takes {b:card} from the discards.",
        state.EVENT_DISCARDS: "discards {b:card}.",
        state.EVENT_SWAPS: "takes {b:card} from the Emporium and gives {c:card}.",
        state.EVENT_REPLACES_EMPORIUM: "replaces the Emporium.",
        state.EVENT_PASSES: "passes with {b:plural action} left.",
        state.EVENT_COMPLETES: "has completed an airship first!",
        state.EVENT_SCORES: lambda w, n, b, c: (
            f"scores {plural(b, 'point')}{' for a Muddle' if b == w.cards.points[printed.MUDDLE] else ''}."
        ),
        state.EVENT_BONUS: "receives {c:plural point} for {b:bonus}.",
        state.EVENT_TOTAL: "has {b:plural point} in all.",
    }

    def bonus(self, what: int) -> str:
        return BONUSES[what]

    def _where(self, slot: int) -> str:
        return (
            f" {'in front' if slot == printed.FRONT_LIFT else 'at the back'}"
            if printed.PART_OF_SLOT[slot] == printed.LIFT
            else ""
        )

    # --- what a seat sees

    def view(self, s: Any, seat: int, names: Sequence[str]) -> View:
        return {
            **self.view_head(s, seat),
            "round": s.round,
            "turn": s.turn,
            "playing": s.seat,
            "asked": None if s.asked == NONE else s.decider,
            "question": QUESTIONS.get(s.asked),
            "actions_left": s.actions_left,
            "announced": None if s.announced == NONE else printed.PART_IDS[s.announced],
            "first_to_complete": None if s.first_done == NONE else s.first_done,
            "emporium": [None if s.emporium[i] == NONE else self.card_id(s.emporium[i]) for i in range(s.n_seats)],
            "pile": s.pile_size,
            "discards": self._counts(s.discards),
            "extracted": self._extracted(s, seat),
            "players": [self._player_data(s, i, seat, names) for i in range(s.n_seats)],
        }

    def _counts(self, counts: Iterable[int]) -> dict[str, int]:
        return {self.card_id(kind): n for kind, n in enumerate(counts) if n}

    def _extracted(self, s: Any, seat: int) -> list[str]:
        if seat != s.seat:
            return []
        return [self.card_id(kind) for kind in s.extracted if kind != NONE]

    def _player_data(self, s: Any, i: int, seat: int, names: Sequence[str]) -> View:
        player = s.players[i]
        return {
            "seat": i,
            "name": names[i],
            "hand_size": player.hand_size,
            "hand": self._counts(player.hand) if i == seat else None,
            "known": self._counts(player.shown),
            "unknown": player.unknown,
            "may_have": {printed.PART_IDS[part]: player.may_have[part] for part in range(printed.PARTS)},
            "airship": {
                SLOT_IDS[slot]: None if player.ship[slot] == NONE else printed.SUIT_IDS[player.ship[slot]]
                for slot in range(printed.SLOTS)
            },
            "airship_points": self.bound(rules.ship_points)(s, i),
            "rounds": [player.points[nth] for nth in range(state.ROUNDS)],
            "score": self.game.plain.score(s, i),
            "breakdown": self.breakdown(s, i),
        }

    def breakdown(self, s: Any, seat: int) -> dict[str, int]:
        return {f"round {nth + 1}": s.players[seat].points[nth] for nth in range(state.ROUNDS)}

    def facts(self, s: Any, seat: int, names: Sequence[str]) -> dict[str, float]:
        player = s.players[seat]
        ship = f"your airship of round {s.round}"  # each round has another: say which
        facts: dict[str, float] = {
            f"the parts on {ship}": printed.SLOTS - list(player.ship).count(NONE),
            f"the points of {ship}": self.bound(rules.ship_points)(s, seat),
        }
        if s.first_done == seat:
            facts[f"you are the first to complete an airship in round {s.round}"] = 1.0
        for nth in range(s.round - (0 if s.asked == NONE else 1)):
            if player.points[nth] == max(s.players[i].points[nth] for i in range(s.n_seats)):
                facts[f"you have most points in round {nth + 1}"] = 1.0
        for slot, suit in enumerate(player.ship):
            if suit != NONE:
                facts[f"{ship} has a {self.slot(slot)}"] = 1.0
        for kind in range(printed.FIRST_SPECIAL, printed.KINDS):
            if player.hand[kind]:
                facts[f"you hold {with_article(self.card(kind))}"] = 1.0
        return facts

    def describe(self, s: Any, seat: int, names: Sequence[str]) -> list[str]:
        turn = f" {names[s.seat]}'s turn, {plural(s.actions_left, 'action')} left." if s.asked != NONE else ""
        lines = [
            f"Round {s.round} of {state.ROUNDS}.{turn} The pile has {plural(s.pile_size, 'card')}.",
            f"Discards: {self.heap(list(s.discards))}.",
        ]
        lines += [self._bars(s, i, names) for i in range(s.n_seats) if i != seat]
        return [line for line in lines if line] + self.brief(s, seat, names)

    def _bars(self, s: Any, i: int, names: Sequence[str]) -> str:
        """What everybody knows of a hand's unknown cards."""
        player = s.players[i]
        barred: dict[int, list[str]] = {}
        for part in range(printed.PARTS):
            if player.may_have[part] < player.unknown:
                barred.setdefault(player.may_have[part], []).append(self.cards.parts[part])
        limits = [f"at most {n} a {listed(parts, joined_by='or')}" for n, parts in sorted(barred.items()) if n]
        if 0 in barred:
            limits.insert(0, f"none is a {listed(barred[0], joined_by='or')}")
        return f"Of {names[i]}'s {plural(player.unknown, 'unknown card')}, {listed(limits)}." if limits else ""

    def brief(self, s: Any, seat: int, names: Sequence[str]) -> list[str]:
        kinds = [s.emporium[i] for i in range(s.n_seats)]
        cards = ["an empty place" if kind == NONE else self.card(kind) for kind in kinds]
        lines = [f"Emporium: {listed(cards)}."]
        lines += [self._player_sentence(s, i, seat, names) for i in range(s.n_seats)]
        return [*lines, self.own_hand(s, seat)] if seat >= 0 else lines

    def own_hand(self, s: Any, seat: int) -> str:
        return f"Your hand: {self.heap(list(s.players[seat].hand))}."

    def _player_sentence(self, s: Any, i: int, seat: int, names: Sequence[str]) -> str:
        player = s.players[i]
        who = self.named(i, seat, names)
        text = f"{who}: {plural(self.game.plain.score(s, i), 'point')}, {plural(player.hand_size, 'card')} in hand. "
        parts = [
            f"{self.cards.suits[player.ship[slot]]} {self.slot(slot)}"
            for slot in range(printed.SLOTS)
            if player.ship[slot] != NONE
        ]
        empty = [self.slot(slot) for slot in range(printed.SLOTS) if player.ship[slot] == NONE]
        if parts:
            text += f"Airship: {listed(parts)}; worth {self.bound(rules.ship_points)(s, i)} so far. "
            text += f"Missing: {listed(empty)}." if empty else "It is complete."
        else:
            text += "No airship yet."
        if any(player.shown[kind] for kind in range(printed.KINDS)):
            known = self.heap([player.shown[kind] for kind in range(printed.KINDS)])
            text += f" {'Everybody knows you hold' if i == seat else 'Surely holds'} {known}."
        return text
