"""A seat for somebody who reads and writes sentences: a match against bots, told through the eyes of one seat.

Everything that it says about a position comes from the seat's sight, as for a bot. The match itself is asked only to
make moves, and who has won once it is over.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from aerodrome import analysis
from aerodrome.bots import RIVALS, Bot, make_bot, rivals_in
from aerodrome.bots.persons import person_for
from aerodrome.doors.errors import Mistake
from aerodrome.engines.compiled import native, native_or_none
from aerodrome.engines.library import NativeUnavailable
from aerodrome.play.match import Match, new
from aerodrome.play.moves import BadNotation, LegalMoves, Viewpoint, normal
from aerodrome.play.names import checked
from aerodrome.play.sight import Sight, in_words
from aerodrome.rulebook.game import Game
from aerodrome.simulate.rollout import MAX_SEED
from aerodrome.text import Speaker, tell


@dataclass(frozen=True)
class Decision:
    """A choice that the seat made between several moves."""

    sight: Sight
    action: int


class Sitting:
    """One seat in one match. Bots have the others, and move as soon as it is their turn."""

    def __init__(
        self,
        game: Game,
        *,
        seats: int | None = None,
        seat: int = 0,
        bots: Sequence[str] = (),
        options: Mapping[str, str | int] | None = None,
        seed: int | None = None,
        name: str = "Captain",
        language: str,
    ) -> None:
        seats = game.check_seats(game.usual_seats if seats is None else seats)
        if not 0 <= seat < seats:
            raise Mistake("mcp-no-such-seat", last=seats)
        bots = list(bots) or ["club" if native_or_none(game) else "greedy"]
        bots = bots * (seats - 1) if len(bots) == 1 else bots
        for bot in bots:
            if bot not in RIVALS:
                raise Mistake("mcp-no-such-bot", bot=bot[:40], bots=list(rivals_in(game)))
            make_bot(bot, game=game)
        if len(bots) != seats - 1:
            raise Mistake("mcp-bots-miscounted", bots=len(bots), seats=seats - 1)
        self.game, self.seat, self.language = game, seat, language
        luck = secrets.randbelow(MAX_SEED) if seed is None else seed
        names = [checked(name)]
        for _ in bots:
            names.append(person_for(f"{game.name} {luck}", names))
        names.insert(seat, names.pop(0))
        self.match: Match = new(game, seats, seed=seed, options=options, names=names, language=language)
        rivals = [each for each in range(seats) if each != seat]
        self.bots: dict[int, Bot] = {
            each: make_bot(bot, (luck << 3) + each) for each, bot in zip(rivals, bots, strict=True)
        }
        self.decisions: list[Decision] = []
        self._read = 0
        """How many events the reader knows."""
        self._forced: list[str] = []
        self.go_on()

    def go_on(self) -> None:
        """Let the bots move until the reader has something to decide. What leaves no choice is done at once."""
        while not self.match.over:
            sight = self.sight
            if len(sight.legal) > 1:
                return
            if sight.legal:
                self._forced.append(self.match.play(self.seat, sight.legal[0]).label)
                continue
            asked = min(self.match.to_act)
            self.match.play(asked, self.bots[asked].choose(self.match.sight(asked)))

    # --- what the reader sees

    @property
    def sight(self) -> Sight:
        return self.match.sight(self.seat)

    @property
    def point(self) -> Viewpoint:
        return Viewpoint.of(self.sight, self.language)

    @property
    def speaker(self) -> Speaker:
        return self.match.speaker(self.seat)

    def tell(self, id: str, /, **arguments: Any) -> str:
        return tell(self.language, id, **arguments)

    def news(self) -> list[str]:
        """What has happened since the reader was last told, and what is asked now."""
        sight = self.sight
        heard = list(sight.told)
        events = in_words(sight.state, self.speaker, heard[self._read :], self._read)
        lines = [event.text for event in events]
        if self._forced:
            lines.append(self.tell("mcp-forced", moves=self._forced))
        self._read, self._forced = len(heard), []
        return [*lines, *self.asked()]

    def log(self) -> list[str]:
        """Everything that the seat was told."""
        sight = self.sight
        return [event.text for event in in_words(sight.state, self.speaker, sight.told)]

    def table(self) -> list[str]:
        """The table in sentences."""
        return [*self.point.texts("describe"), *self.asked()]

    def asked(self) -> list[str]:
        """The question with its moves; the results once the game is over."""
        if self.match.over:
            return self.results()
        sight = self.sight
        point = Viewpoint.of(sight, self.language)
        return [
            point.question, self.tell("mcp-rules", rules=[rule.id for rule in point.rules]), self.tell("mcp-choose"),
            *(self.move_line(point, action) for action in sight.legal),
        ]  # fmt: skip

    def move_line(self, point: Viewpoint, action: int) -> str:
        move, odds = point.move(action), point.odds(action)
        chance = f" [{tell(self.language, 'line-percent', percent=round(100 * float(odds[-1][1]), 1))}]" if odds else ""
        return f"{move.number}  {move.text}: {move.label}{chance}"

    def results(self) -> list[str]:
        outcome, names = self.match.outcome, self.match.names
        lines = [self.tell("mcp-over")]
        for seat in sorted(range(self.match.seats), key=lambda seat: outcome.places[seat]):
            points = self.speaker.ui("points", points=outcome.scores[seat])
            lines.append(self.tell("line-result", place=outcome.places[seat], name=names[seat], points=points))
        return [*lines, self.tell("line-won", winners=[names[seat] for seat in outcome.winners])]

    # --- moving

    def play(self, text: str) -> None:
        """Make a move that is named by its number, its notation or its words. Raises Mistake."""
        if self.match.over:
            raise Mistake("mcp-over-already")
        sight = self.sight
        point = Viewpoint.of(sight, self.language)
        action = self.named(text.strip(), point, LegalMoves(point, sight.legal))
        if action not in sight.legal:
            number = self.game.plain.refusal(sight.state, self.seat, action)
            rule = self.game.rules[number]
            raise Mistake("line-illegal", move=point.text(action), rule=rule.id, text=point.speaker.rule(number))
        self.decisions.append(Decision(sight, action))
        self.match.play(self.seat, action)
        self.go_on()

    def named(self, text: str, point: Viewpoint, legal: LegalMoves) -> int:
        """The action that a text names, legal or not."""
        if re.fullmatch(r"[0-9]{1,9}", text):
            if int(text) >= self.game.actions:
                raise Mistake("mcp-no-such-number", move=text, last=self.game.actions - 1)
            return int(text)
        try:
            return point.find(text, legal)
        except BadNotation:
            wanted = normal(text)
            labels = {move.number: normal(move.label) for move in legal}
            for fits in (wanted.__eq__, lambda label: bool(wanted) and wanted in label):
                found = [number for number, label in labels.items() if fits(label)]
                if len(found) == 1:
                    return found[0]
                if found:
                    several = [point.text(number) for number in found[:6]]
                    raise Mistake("mcp-several", move=text[:60], moves=several) from None
            examples = [move.text for move in legal[:2]]
            raise Mistake("line-not-a-move-like", move=text[:60], examples=examples) from None

    # --- advice

    def hint(self) -> list[str]:
        """The best moves with their chances, and why the first is better than the second."""
        if self.match.over:
            raise Mistake("mcp-over-already")
        return self.advice(self.sight)

    def advice(self, sight: Sight) -> list[str]:
        try:
            native(self.game)
        except NativeUnavailable as missing:
            raise Mistake("line-no-search", why=str(missing)) from None
        found = analysis.hint(sight, seed=sight.ply)
        lines = []
        for each in found.moves:
            label, share, error = self.speaker.text(each.label), round(100 * each.share), round(100 * each.error)
            lines.append(self.tell("line-to-win", label=label, chance=share, error=error))
        return [*lines, self.speaker.text(found.why)]

    # --- afterwards

    def review(self, number: int | None = None) -> list[str]:
        """All decisions of a finished game; or one of them, with the moves that the search likes best there."""
        if not self.match.over:
            raise Mistake("mcp-not-over")
        if number is None:
            made = [self.decided(n, each) for n, each in enumerate(self.decisions, 1)]
            return [*self.results(), self.tell("mcp-decisions"), *made]
        if not 1 <= number <= len(self.decisions):
            raise Mistake("mcp-no-such-decision", last=len(self.decisions))
        each = self.decisions[number - 1]
        point = Viewpoint.of(each.sight, self.language)
        return [
            *point.texts("brief"), self.decided(number, each), self.tell("mcp-would-play"), *self.advice(each.sight),
        ]  # fmt: skip

    def decided(self, number: int, each: Decision) -> str:
        point = Viewpoint.of(each.sight, self.language)
        return self.tell("mcp-decided", number=number, question=point.question, move=point.move(each.action).label)
