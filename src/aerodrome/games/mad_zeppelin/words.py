"""Mad Zeppelin in words: names, labels, notation, sentences, and what a seat sees as data."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from aerodrome.games.mad_zeppelin import cards as printed
from aerodrome.games.mad_zeppelin import rules, sight, state
from aerodrome.games.mad_zeppelin.cards import Cargo, Traitor
from aerodrome.rulebook.english import listed, plural
from aerodrome.rulebook.record import NONE
from aerodrome.rulebook.wording import Notations, Sentences, View, Wording

COLOURS = ("blue", "yellow", "red", "green")

ABILITIES = (
    "name a Traitor: until the turn ends, whoever lays it down loses a coin or a card to you",
    "nobody can steal from you",
    "nothing that others do affects you",
    "throwing costs you 1 coin less",
    "first-level Cargo costs you nothing",
    "re-roll a die, twice in this turn, before you throw",
    "name a Traitor: it cannot be played until the turn ends",
    "second-level Cargo costs you nothing",
    "challenge a rival to match a card's level: both go under the Hold, or the rival's hand is shown",
    "before you throw, change up to two dice to any heading",
    "",
    "take a coin whenever another player throws Cargo overboard",
    "lay open a Traitor not yet played, and take over its ability and heading",
    "take over the ability and heading of a Traitor already played",
)
"""What each Traitor's ability does, in short."""

QUESTIONS = {
    state.ASK_PICK: "Pick a Traitor; the others are passed on.",
    state.ASK_DIE: "You lead: set the die to a heading.",
    state.ASK_PLAY: "Lay down a Traitor.",
    state.ASK_STEAL: "Steal a coin or a card?",
    state.ASK_ACTION: "Use the ability, throw Cargo overboard, or end your play.",
    state.ASK_NAME: "Name a Traitor.",
    state.ASK_CHANGE: "Change a die to a heading?",
    state.ASK_SHOW: "Show a card from your hand for the challenge.",
    state.ASK_RIVAL: "Whom do you challenge?",
    state.ASK_ANSWER: "You are challenged: show a card of the same level.",
    state.ASK_PAY: "How do you pay?",
}

RULES_IN_PLAY = {
    state.ASK_PICK: (304, 307, 302, 305, 306),
    state.ASK_DIE: (402, 403, 404),
    state.ASK_PLAY: (502, 505, 601, 602, 703, 801, 1201),
    state.ASK_STEAL: (801, 802),
    state.ASK_ACTION: (701, 702, 703, 704, 705, 706, 710, 711, 1105),
    state.ASK_NAME: (801, 803, 1201, 1202, 1401, 1402, 1403, 1501, 1502),
    state.ASK_CHANGE: (1104, 403, 1105),
    state.ASK_SHOW: (1301, 1302, 1304),
    state.ASK_RIVAL: (1302, 1304, 1306),
    state.ASK_ANSWER: (1302, 1304),
    state.ASK_PAY: (707, 708, 709),
}
"""The rules that matter for each question, by number."""

ENDINGS = {
    rules.GOAL_REACHED: "the points of the mode have been reached",
    rules.TENTH_JOURNEY: "the tenth Journey is out, and the Nostria docks",
    rules.TURNS_USED_UP: "it has lasted a hundred turns",
}
"""Why a game can be over, by rule number."""

REVEALS = frozenset(
    {
        state.EVENT_LAYS_DOWN,
        state.EVENT_BLOCKED,
        state.EVENT_LAID_OPEN,
        state.EVENT_NOBODY_SHOWS,
        state.EVENT_SHOWS,
        state.EVENT_MATCHES,
        state.EVENT_HAND_SHOWN,
        state.EVENT_THROWS,
        state.EVENT_PAYS_CRATE,
        state.EVENT_ALCOHOL,
    }
)
"""Events that show somebody a card that was hidden: a move that tells one cannot be taken back."""


def heading_name(heading: int) -> str:
    return f"{printed.FACE_NAMES[heading].capitalize()} ({COLOURS[heading]})"


def face_name(face: int) -> str:
    if face == NONE:
        return "not rolled yet"
    if face < printed.HEADINGS:
        return heading_name(face)
    return "black" if face == printed.BLACK else "leader's choice"


def members(mask: int) -> list[int]:
    """The Traitors of a set."""
    return [t for t in range(printed.TRAITORS) if mask >> t & 1]


class Words(Wording):
    """The words of one game with one set of cards."""

    reveals = REVEALS
    questions = QUESTIONS
    rules_in_play = RULES_IN_PLAY
    heading = staticmethod(heading_name)
    face = staticmethod(face_name)

    # --- cards

    def traitor(self, t: int) -> str:
        traitor: Traitor = self.cards.traitors[t]
        return traitor.name

    def title(self, t: int) -> str:
        traitor: Traitor = self.cards.traitors[t]
        return traitor.title

    def traitors(self, mask: int) -> str:
        return listed((self.traitor(t) for t in members(mask)), "none")

    def cargo(self, kind: int) -> str:
        cargo: Cargo = self.cards.cargo[kind]
        return cargo.name

    def heap(self, counts: Sequence[int]) -> str:
        """Cargo cards of each kind in words, as ``2 wood, gold and a crate of alcohol``."""
        parts = []
        for kind, n in enumerate(counts):
            many = self.cargo(kind).removeprefix("a ").replace("crate", "crates")
            parts += [self.cargo(kind) if n == 1 else f"{n} {many}"] * (n > 0)
        return listed(parts)

    def traitor_text(self, t: int, options: Sequence[int] | None = None) -> str:
        """A Traitor in one line: heading, ability, Search."""
        traitor: Traitor = self.cards.traitors[t]
        where = "no heading of his own" if traitor.heading == NONE else heading_name(traitor.heading)
        parts = [f"{traitor.name}, {traitor.title}: {where}", ABILITIES[t]]
        if options is not None and options[state.EXTRA_COIN] == 1:
            t = {printed.CARLOTTA: printed.IGOR, printed.IGOR: printed.CARLOTTA}.get(t, t)
        parts.append(self._search_words(self.cards.traitors[t]))
        return "; ".join(part for part in parts if part)

    def _search_words(self, traitor: Traitor) -> str:
        if (traitor.coins, traitor.cards) == (1, 1):
            return ""
        if (traitor.coins, traitor.cards) == (0, 0):
            return "Search brings neither coin nor card"
        cards = "no card" if traitor.cards == 0 else plural(traitor.cards, "card")
        coins = "no coin" if traitor.coins == 0 else plural(traitor.coins, "coin")
        return f"Search brings {coins} and {cards}"

    def cargo_text(self, kind: int) -> str:
        cargo: Cargo = self.cards.cargo[kind]
        text = f"{cargo.name[0].upper()}{cargo.name[1:]}: level {cargo.level}, {plural(cargo.count, 'card')}"
        if kind < printed.STRANGE:
            return f"{text}, {plural(cargo.points, 'point')}, price {cargo.price}"
        if kind == printed.STRANGE:
            return f"{text}, a point for each of your first-level Cargo, price {cargo.price}"
        if kind == printed.ALCOHOL:
            return f"{text}, placed for nothing, makes your throws 1 coin cheaper"
        return f"{text}, worth {plural(cargo.worth, 'coin')} while paying"

    def card_list(self) -> list[str]:
        lines = []
        for traitor in self.cards.traitors:
            note = "printed" if "coins" in traitor.printed else f"Search doubtful: {traitor.basis}"
            lines.append(f"{self.traitor_text(traitor.number)} [{note}]")
        for cargo in self.cards.cargo:
            made_up = (
                "reconstructed: price"
                if cargo.number < printed.THROWABLE and "price" not in cargo.printed
                else "printed"
            )
            lines.append(f"{self.cargo_text(cargo.number)} [{made_up}]")
        seats = zip(range(2, 7), self.cards.cargo_removed, self.cards.airsick, strict=True)
        for n, removed, sick in seats:
            lines.append(
                f"{n} players: {removed} Cargo cards removed, {plural(sick, 'Traitor')} airsick [reconstructed]"
            )
        faces = ", ".join(face_name(face) for face in self.cards.faces)
        lines.append(f"Each die: {faces} [inferred from the symbols explained]")
        return lines

    # --- moves

    def question(self, s: Any, seat: int, names: Sequence[str]) -> str:
        asked = self.game.plain.question(s, seat)
        if asked == state.ASK_NAME:
            return f"{QUESTIONS[asked][:-1]}, as {self.traitor(rules.namer(s))}."
        if asked == state.ASK_PAY:
            return f"You owe {plural(s.owed, 'coin')} for {self.cargo(s.showing)}. How do you pay?"
        if asked == state.ASK_STEAL:
            return "Karl Steeling's theft: take a coin or a card?"
        if asked == state.ASK_ANSWER:
            level = self.cards.cargo[s.showing].level
            return f"You are challenged with {self.cargo(s.showing)}: show a card of level {level}, or your hand."
        if asked == state.ASK_ACTION:
            return self._action_question(s)
        if asked == state.ASK_DIE:
            return f"You lead: which heading for die {rules.open_die(s) + 1}?"
        return QUESTIONS.get(asked, "")

    def _action_question(self, s: Any) -> str:
        """What is left to do in a play, and why nothing can be thrown where that is so."""
        current = self.traitor(s.players[s.seat].current)
        return f"{current} is on the table. What do you do?{self._why_no_throw(s)}"

    def _why_no_throw(self, s: Any) -> str:
        refusals = {self.bound(rules.refuse_throw)(s, kind) for kind in range(printed.THROWABLE)}
        if 0 in refusals:
            return ""
        if s.thrown:
            return " You have thrown."
        acts_as = s.players[s.seat].acts_as
        if acts_as == NONE:
            return f" Without an ability taken over, {self.traitor(s.players[s.seat].current)} cannot throw."
        if not rules.heading_shown(s, self.cards.traitors[acts_as].heading):
            return f" No die shows {heading_name(self.cards.traitors[acts_as].heading)}: nothing can be thrown."
        if rules.CANNOT_PAY in refusals:
            return " You cannot pay for any Cargo that you hold."
        return " You hold no Cargo that can be thrown."

    notations: ClassVar[Notations] = {
        state.PICK: "pick {n:traitor_id}",
        state.PLAY: "play {n:traitor_id}",
        state.NAME: "name {n:traitor_id}",
        state.SET_DIE: "set die {n:set_die}",
        state.CHANGE_NO_MORE: "leave the dice",
        state.USE_ABILITY: "use ability",
        state.REROLL: "re-roll die {n:nth}",
        state.LAY_OUT: lambda w, s, n: "place alcohol" if n == printed.ALCOHOL else f"throw {w.cargo_id(n)}",
        state.END_PLAY: "end play",
        state.SHOW: "show {n:cargo_id}",
        state.SHOW_HAND: "show hand",
        state.RIVAL: "challenge seat {n:nth}",
        state.STEAL_COIN: "steal coin",
        state.STEAL_CARD: "steal card",
        state.PAY_COINS: "pay coins",
        state.PAY_SMALL: "pay small crate",
        state.PAY_LARGE: "pay large crate",
    }

    def set_die(self, n: int) -> str:
        return f"{n // printed.HEADINGS + 1} {printed.FACE_NAMES[n % printed.HEADINGS]}"

    def traitor_id(self, t: int) -> str:
        return printed.TRAITOR_IDS[t]

    def cargo_id(self, kind: int) -> str:
        return printed.CARGO_IDS[kind]

    def is_secret(self, action: int) -> bool:
        """Is the move known only to the one who makes it? So is a pick in the draft."""
        return action < state.PLAY

    def label(self, s: Any, seat: int, action: int, names: Sequence[str]) -> str:
        if action < state.PLAY:
            return f"pick {self.traitor_text(action - state.PICK, s.options)}"
        if action < state.NAME:
            t = action - state.PLAY
            return f"lay down {self.traitor_text(t, s.options)}{self._heading_note(s, t)}"
        if action < state.SET_DIE:
            return f"name {self.traitor(action - state.NAME)}{self._name_note(s, seat, action - state.NAME)}"
        if action < state.CHANGE_NO_MORE:
            die, heading = divmod(action - state.SET_DIE, printed.HEADINGS)
            return f"set die {die + 1}, now {face_name(s.dice[die])}, to {heading_name(heading)}"
        if action == state.USE_ABILITY:
            current = s.players[s.seat].current
            return (
                f"use {self.traitor(current)}'s ability: {ABILITIES[current]}" if current != NONE else "use an ability"
            )
        if state.REROLL <= action < state.LAY_OUT:
            die = action - state.REROLL
            return f"re-roll die {die + 1}, now {face_name(s.dice[die])}"
        if state.LAY_OUT <= action < state.END_PLAY:
            return self._lay_out_label(s, action - state.LAY_OUT)
        if state.SHOW <= action < state.SHOW_HAND:
            kind = action - state.SHOW
            return f"show {self.cargo(kind)} (level {self.cards.cargo[kind].level})"
        if state.RIVAL <= action < state.STEAL_COIN:
            return self._rival_label(s, action - state.RIVAL, names)
        return self._plain_label(s, action)

    def _heading_note(self, s: Any, t: int) -> str:
        heading = self.cards.traitors[t].heading
        if heading == NONE or s.dice[0] == NONE:
            return ""
        return "" if rules.heading_shown(s, heading) else " (no die shows the heading)"

    def _name_note(self, s: Any, seat: int, t: int) -> str:
        """What the seat knows of a Traitor that it could name."""
        player = s.players[seat]
        notes = {
            ", already played": s.played,
            ", laid open": s.laid_open,
            ", in your own hand": player.traitors,
            ", out of play": s.out if sight.sees_out(s, seat) else 0,
            ", passed on by you": player.passed_on,
        }
        return next((note for note, those in notes.items() if those >> t & 1), "")

    def _lay_out_label(self, s: Any, kind: int) -> str:
        if kind == printed.ALCOHOL:
            return "place a crate of alcohol: your throws become 1 coin cheaper"
        price = self.bound(rules.price)(s, s.seat, kind)
        points = "a point for each of your first-level Cargo"
        if kind != printed.STRANGE:
            points = plural(self.cards.cargo[kind].points, "point")
        return f"throw {self.cargo(kind)} overboard: {points}, costs {plural(price, 'coin') if price else 'nothing'}"

    def _rival_label(self, s: Any, rival: int, names: Sequence[str]) -> str:
        if rival >= s.n_seats:
            return f"challenge seat {rival + 1}"
        return f"challenge {names[rival]}, who holds {plural(s.players[rival].hand_size, 'card')}"

    def _plain_label(self, s: Any, action: int) -> str:
        if action == state.PAY_COINS:
            return f"pay {plural(s.owed, 'coin')}"
        if action in (state.PAY_SMALL, state.PAY_LARGE):
            kind = printed.SMALL + action - state.PAY_SMALL
            worth = self.cards.cargo[kind].worth
            back = max(0, worth - s.owed)
            change = f", {plural(min(back, s.safe), 'coin')} back" if back else ""
            return f"pay with {self.cargo(kind)}, worth {plural(worth, 'coin')}{change}"
        return {
            state.CHANGE_NO_MORE: "leave the dice as they are",
            state.END_PLAY: "end the play",
            state.SHOW_HAND: "show your whole hand: you have no card of that level",
            state.STEAL_COIN: "steal a coin",
            state.STEAL_CARD: "steal a card, drawn blindly from the hand",
        }[action]

    # --- events

    def _laid_open(self, names: Sequence[str], a: int, b: int) -> str:
        where = "from among those out of play" if b == state.OUT_OF_PLAY else f"from {names[b]}'s hand"
        return f"{self.traitor(a)} is laid open {where} and cannot be played this turn."

    def _names(self, b: int, c: int) -> str:
        named = self.traitor(b)
        if c >= printed.TRAITORS:
            namer = self.traitor(c - printed.TRAITORS)
            return f"has {namer} name {named}, who is on the table already: nothing comes of it."
        return {
            printed.KARL: f"has Karl Steeling name {named}: whoever lays down {named} will be robbed.",
            printed.RIPP: f"has Doctor Ripp name {named}: {named} cannot be played this turn.",
            printed.TIM: f"has Li'l Tim Sly name {named}.",
            printed.SHADOW: f"has Mr Shadow copy {named}.",
        }[c]

    def heading_of(self, t: int) -> str:
        return heading_name(self.cards.traitors[t].heading)

    def from_the_safe(self, coins: int) -> str:
        return plural(coins, "coin") if coins else "nothing: the Safe is empty"

    def _searches(self, b: int, c: int) -> str:
        coins = plural(b, "coin") if b else "no coin"
        return f"searches: {coins}, {plural(c, 'card') if c else 'no card'}."

    table_sentences: ClassVar[Sentences] = {
        state.EVENT_SET_UP: lambda w, n, a, b, c: (
            f"The Hold has {b} cards, {printed.JOURNEYS} Journeys among them; "
            f"{plural(a, 'Cargo card') if a else 'no Cargo'} left the game unseen."
        ),
        state.EVENT_TURN: lambda w, n, a, b, c: (
            f"Turn {a}: {n[b]} leads. {plural(c, 'Traitor')} {'is' if c == 1 else 'are'} airsick."
        ),
        state.EVENT_ROLLED: "The dice show {a:face}, {b:face} and {c:face}.",
        state.EVENT_ALL_BLACK: "All dice are black: nothing can be thrown overboard this turn.",
        state.EVENT_LAID_OPEN: lambda w, n, a, b, c: w._laid_open(n, a, b),
        state.EVENT_NOBODY_SHOWS: "Nobody shows {a:traitor}, who stays in a hand that Igor protects.",
        state.EVENT_UNDER: "Both go under the Hold; nobody knows in which order.",
        state.EVENT_STOLEN_CARD: "The stolen card is {c:cargo}.",
        state.EVENT_GAME_OVER: lambda w, n, a, b, c: f"The game is over: {ENDINGS[a]}.",
    }

    deeds: ClassVar[Sentences] = {
        state.EVENT_FIRST_JOURNEY: "draws a Journey, puts it back and takes {b:from_the_safe}.",
        state.EVENT_FIRST_CARD: "begins with {b:cargo}.",
        state.EVENT_DEALT: "is dealt {b:traitor}.",
        state.EVENT_PICKED: lambda w, n, b, c: f"picks a Traitor and {'passes on' if b else 'leaves'} {b or 'none'}.",
        state.EVENT_KEEPS: "keeps {b:traitor}.",
        state.EVENT_PEEKS: "looks at the Traitors out of play: {b:traitors}.",
        state.EVENT_DIE_SET: "sets die {b:nth} to {c:heading}.",
        state.EVENT_LAYS_DOWN: "lays down {b:traitor}, {b:title}.",
        state.EVENT_BLOCKED: "shows {b:traitor}, who is blocked, and is passed over.",
        state.EVENT_NO_TRAITOR: "has no Traitor left and is passed over.",
        state.EVENT_STEALS_COIN: "steals a coin from {b:name}.",
        state.EVENT_STEALS_CARD: "steals a card from {b:name}.",
        state.EVENT_ESCAPES: lambda w, n, b, c: (
            f"cannot rob {n[b]}: {f'{n[b]} is protected' if c else 'there is nothing to take'}."
        ),
        state.EVENT_SEARCH: lambda w, n, b, c: w._searches(b, c),
        state.EVENT_JOURNEY: f"draws Journey {{b}} of {printed.JOURNEYS} and takes {{c:from_the_safe}}.",
        state.EVENT_DRAWN: "draws {b:cargo}.",
        state.EVENT_DRAWN_FROM_BELOW: lambda w, n, b, c: (
            f"draws {w.cargo(b)}{'' if c == NONE else f' or {w.cargo(c)}'} from the bottom of the Hold."
        ),
        state.EVENT_NAMES: lambda w, n, b, c: w._names(b, c),
        state.EVENT_ACTS_AS: "acts as {b:traitor}, heading {b:heading_of}.",
        state.EVENT_REROLLS: "re-rolls die {b:nth}: {c:face}.",
        state.EVENT_SHOWS: "shows {b:cargo} for a challenge.",
        state.EVENT_CHALLENGES: "challenges {b:name} to match it.",
        state.EVENT_MATCHES: "matches it with {b:cargo}.",
        state.EVENT_HAND_SHOWN: "has no Cargo of level {b} and shows the whole hand.",
        state.EVENT_HAND_HOLDS: lambda w, n, b, c: f"holds {w.heap([c * (k == b) for k in range(printed.CARGO)])}.",
        state.EVENT_NO_HAND: "has no card to show.",
        state.EVENT_THROWS: lambda w, n, b, c: (
            f"shows {w.cargo(b)} to throw it overboard: {plural(c, 'coin') if c else 'it costs nothing'}."
        ),
        state.EVENT_PAYS_CRATE: lambda w, n, b, c: (
            f"pays with {w.cargo(b)}{' and gets ' + plural(c, 'coin') + ' back' if c else ''}."
        ),
        state.EVENT_PAYS_COINS: "pays {b:plural coin} to the Safe.",
        state.EVENT_OVERBOARD: "throws {b:cargo} overboard and has {c:plural point}.",
        state.EVENT_HELEN: lambda w, n, b, c: (
            f"takes {plural(b, 'coin')}, thanks to Helen Troy."
            if b
            else "gains nothing by Helen Troy: the Safe is empty."
        ),
        state.EVENT_ALCOHOL: "places a crate of alcohol.",
        state.EVENT_PLAY_ENDS: "is done.",
        state.EVENT_POINTS: "has {b:plural point} and {c:plural coin}.",
    }

    # --- what a seat sees

    def view(self, s: Any, seat: int, names: Sequence[str]) -> View:
        return {
            **self.view_head(s, seat),
            "turn": s.turn,
            "round": s.round,
            "leader": s.leader,
            "playing": s.seat,
            "asked": None if s.asked == NONE else s.decider,
            "question": QUESTIONS.get(s.asked),
            "goal": rules.goal(s),
            "dice": None if s.dice[0] == NONE else [printed.FACE_NAMES[face] for face in s.dice],
            "safe": s.safe,
            "journeys": s.journeys,
            "hold": s.hold,
            "cargo_removed": s.removed,
            "under_the_hold": self._counts(s.under),
            "one_of_two_under_the_hold": None
            if s.left_below == NONE
            else [printed.CARGO_IDS[kind] for kind in s.below],
            "crates_used_up": self._counts([0] * printed.SMALL + list(s.used_up)),
            "showing": None if s.showing == NONE else printed.CARGO_IDS[s.showing],
            "owed": s.owed,
            "ability_used": bool(s.ability_used),
            "thrown": bool(s.thrown),
            "traitors": [self._traitor_data(s, t) for t in range(printed.TRAITORS)],
            "passed_on_to_you": self._ids(s.players[seat].passed_on) if seat >= 0 else None,
            "out_of_play": self._ids(s.out) if sight.sees_out(s, seat) else None,
            "players": [self._player_data(s, i, seat, names) for i in range(s.n_seats)],
        }

    def _ids(self, mask: int) -> list[str]:
        return [printed.TRAITOR_IDS[t] for t in members(mask)]

    def _counts(self, counts: Iterable[int]) -> dict[str, int]:
        return {printed.CARGO_IDS[kind]: n for kind, n in enumerate(counts) if n}

    def _traitor_data(self, s: Any, t: int) -> View:
        traitor: Traitor = self.cards.traitors[t]
        at = s.seen_at[t]
        search: Traitor = self.cards.traitors[self.bound(rules.search_text)(s, t)]
        return {
            "id": traitor.id,
            "name": traitor.name,
            "title": traitor.title,
            "heading": None if traitor.heading == NONE else printed.FACE_NAMES[traitor.heading],
            "ability": ABILITIES[t],
            "search": {"coins": search.coins, "cards": search.cards},
            "seen_at": None if at == NONE else "out of play" if at == state.OUT_OF_PLAY else at,
            "played": bool(s.played >> t & 1),
            "laid_open": bool(s.laid_open >> t & 1),
            "blocked": bool(s.banned >> t & 1),
            "may_be_held_by": self._keepers(s) if t == s.unshown and at == NONE else None,
        }

    def _keepers(self, s: Any) -> list[int]:
        """The seats that may hold the Traitor that nobody has shown."""
        return [i for i in range(s.n_seats) if s.keepers >> i & 1]

    def _player_data(self, s: Any, i: int, seat: int, names: Sequence[str]) -> View:
        player = s.players[i]
        return {
            "seat": i,
            "name": names[i],
            "coins": player.coins,
            "hand_size": player.hand_size,
            "hand": self._counts(player.hand) if i == seat else None,
            "known": self._counts(self._known(s, i, seat)),
            "laid_out": self._counts(player.laid_out),
            "score": self.game.plain.score(s, i),
            "breakdown": self.breakdown(s, i),
            "traitors_held": rules.traitors_held(s, i),
            "traitors": self._ids(player.traitors) if i == seat else None,
            "current": None if player.current == NONE else printed.TRAITOR_IDS[player.current],
            "acts_as": None if player.acts_as == NONE else printed.TRAITOR_IDS[player.acts_as],
            "rerolls": player.rerolls,
            "named_for_theft": self._ids(player.marks),
            "spared": self._ids(player.spared),
        }

    def _known(self, s: Any, i: int, seat: int) -> list[int]:
        """Cargo that the viewer knows the seat to hold; of its own hand, what everybody knows."""
        known = s.players[i].shown if seat in (NONE, i) else s.players[seat].known[i]
        return [known[kind] for kind in range(printed.CARGO)]

    def breakdown(self, s: Any, seat: int) -> dict[str, int]:
        return {
            "Cargo": self.bound(rules.points_by_kind)(s, seat),
            "strange materials": rules.strange_points(s, seat),
            "all four levels": 1 if rules.has_all_levels(s, seat) else 0,
        }

    def facts(self, s: Any, seat: int, names: Sequence[str]) -> dict[str, float]:
        player = s.players[seat]
        facts: dict[str, float] = {"your coins": player.coins, "the cards in your hand": player.hand_size}
        for kind in range(printed.ALCOHOL + 1):
            if player.laid_out[kind]:
                facts[f"you have {self.cargo(kind)} before you"] = 1.0
        if self.game.plain.score(s, seat) >= rules.goal(s):
            facts[f"you have reached {rules.goal(s)} points"] = 1.0
        return facts

    def describe(self, s: Any, seat: int, names: Sequence[str]) -> list[str]:
        lines = [
            f"{'The draft' if s.round == 0 else f'Round {s.round} of the turn'}. "
            f"The Hold has {plural(rules.cards_in_hold(s), 'card')}; {s.journeys} of {printed.JOURNEYS} Journeys "
            f"lie out. The Safe has {plural(s.safe, 'coin')}.",
        ]
        if any(s.under[kind] for kind in range(printed.CARGO)):
            lines.append(f"Under the Hold: {self.heap(list(s.under))}.")
        if s.left_below != NONE:
            lines.append(f"One of two is left under the Hold: {self.cargo(s.below[0])} or {self.cargo(s.below[1])}.")
        lines += self._turn_lines(s, names)
        if seat >= 0 and s.players[seat].passed_on:
            lines.append(f"Passed on to you in the draft: {self.traitors(s.players[seat].passed_on)}.")
        if sight.sees_out(s, seat):
            lines.append(f"You know to be out of play: {self.traitors(s.out)}.")
        return lines + self.brief(s, seat, names)

    def _turn_lines(self, s: Any, names: Sequence[str]) -> list[str]:
        lines = []
        if s.played:
            lines.append(f"Played this turn: {self.traitors(s.played)}.")
        if s.laid_open:
            lines.append(f"Laid open by Li'l Tim Sly: {self.traitors(s.laid_open)}.")
        if s.unshown != NONE and s.seen_at[s.unshown] == NONE:
            keepers = listed((names[i] for i in self._keepers(s)), joined_by="or")
            lines.append(f"Nobody has shown {self.traitor(s.unshown)}: {keepers} holds it, protected by Igor.")
        return lines

    def brief(self, s: Any, seat: int, names: Sequence[str]) -> list[str]:
        lines = [f"Turn {s.turn}, to {rules.goal(s)} points. {names[s.leader]} leads."]
        faces = listed(face_name(s.dice[die]) for die in range(printed.DICE)) if s.dice[0] != NONE else face_name(NONE)
        lines.append(f"Dice: {faces}. Journeys {s.journeys} of {printed.JOURNEYS}, Safe {s.safe}.")
        lines += self._blocked_lines(s, seat, names)
        lines += [self._player_sentence(s, i, seat, names) for i in range(s.n_seats)]
        return [*lines, self.own_hand(s, seat)] if seat >= 0 else lines

    def _blocked_lines(self, s: Any, seat: int, names: Sequence[str]) -> list[str]:
        """Whom Doctor Ripp has blocked, and for whom that does not hold, because Igor protected the hand."""
        blocked = s.banned & ~s.played & ~s.laid_open
        if not blocked:
            return []
        lines = [f"Blocked by Doctor Ripp: {self.traitors(blocked)}."]
        for i in range(s.n_seats):
            if blocked & s.players[i].spared:
                who = "you" if i == seat else names[i]
                lines.append(
                    f"Not blocked for {who}, whom Igor protected: {self.traitors(blocked & s.players[i].spared)}."
                )
        return lines

    def own_hand(self, s: Any, seat: int) -> str:
        player = s.players[seat]
        return f"Your hand: {self.heap(list(player.hand))}. Your Traitors: {self.traitors(player.traitors)}."

    def _player_sentence(self, s: Any, i: int, seat: int, names: Sequence[str]) -> str:
        player = s.players[i]
        who = self.named(i, seat, names)
        text = f"{who}: {plural(self.game.plain.score(s, i), 'point')}, {plural(player.coins, 'coin')}, "
        text += f"{plural(player.hand_size, 'card')} in hand, {plural(rules.traitors_held(s, i), 'Traitor')}"
        if player.current != NONE:
            text += f", current Traitor {self.traitor(player.current)}"
            if player.acts_as not in (NONE, player.current):
                text += f" acting as {self.traitor(player.acts_as)}"
        text += "."
        if any(player.laid_out[kind] for kind in range(printed.LAID_OUT)):
            text += f" Overboard: {self.heap(list(player.laid_out))}."
        known = self._known(s, i, seat)
        if any(known):
            text += f" {'Everybody knows you hold' if i == seat else 'Surely holds'} {self.heap(known)}."
        marks = player.marks & ~s.played
        if marks:
            those = listed((self.traitor(t) for t in members(marks)), joined_by="or")
            text += f" Will rob whoever lays down {those}."
        return text
