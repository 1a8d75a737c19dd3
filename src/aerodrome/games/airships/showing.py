"""What Airships shows besides its texts: the view as plain data, and exact odds."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from aerodrome.games.airships import cards as printed
from aerodrome.games.airships import messages, rules, state, telling
from aerodrome.games.airships.cards import Card
from aerodrome.games.airships.odds import Chance, Odds
from aerodrome.rulebook import showing
from aerodrome.rulebook.bits import ones
from aerodrome.rulebook.messages import flattened
from aerodrome.rulebook.record import NONE
from aerodrome.rulebook.showing import Speaks, View

if TYPE_CHECKING:
    from aerodrome.rulebook.game import Game

QUESTIONS = {
    state.ASK_ENTREPRENEUR: "entrepreneur",
    state.ASK_TARGET: "target",
    state.ASK_EXCHANGE: "exchange",
    state.ASK_BONUS: "bonus",
    state.ASK_EXTRA_GO: "extra-go",
}


class Showing(showing.Showing):
    """One game with one set of cards."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._odds = Odds(game)
        self._ways: dict[tuple[int, ...], list[int]] = {}

    # --- odds

    def odds(self, s: Any, seat: int, action: int) -> list[tuple[list[int], Fraction]]:
        """The chance of an attempt with each exchange and each bonus that adds to it; the best comes last."""
        return [(self._worded(s, row), row.chance) for row in self._odds.rows(s, seat, action)]

    def _worded(self, s: Any, row: Chance) -> list[int]:
        """How an attempt would be made. There are few ways, and they are said again and again."""
        way = s.companies[s.seat].department[printed.MATERIALS], row.way, row.free, row.chips
        if way not in self._ways:
            heard = self.game.state()
            heard.told = []
            self.bound(messages.chance)(heard, *way)
            self._ways[way] = flattened(heard.told, self.game.messages)
        return self._ways[way]

    # --- the view

    def view(self, s: Any, seat: int, speaker: Speaks) -> View:
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
                name: [self._card(card, speaker) for card in s.board[d]]
                for d, name in enumerate(printed.DEPARTMENT_NAMES)
            },
            "stacks": [
                {
                    "left": s.stack_left[i],
                    "top": self._card(s.stack_top[i], speaker),
                    "covered": list(printed.BACKS[printed.TIERS - s.stack_left[i] + 1 :]) if s.stack_left[i] else [],
                }
                for i in range(state.STACKS)
            ],
            "hindenburg": {
                "open": rules.hindenburg_open(s),
                "phases": [
                    {**(self._card(printed.PHASE + i, speaker) or {}), "builder": None if b == NONE else b}
                    for i, b in enumerate(s.phase_builder)
                ],
            },
            "wooden_airship": None if s.wooden_airship == NONE else s.wooden_airship,
            "attempt": {
                "target": self._card(s.target, speaker),
                "dice": list(s.pool),
                "imaginary": list(s.imaginary),
                "thrown": [[face for face in faces if face] for faces in s.thrown],
                "total": s.total,
            },
            "companies": [self._company(s, i, speaker) for i in range(s.n_seats)],
        }

    def _card(self, number: int, speaker: Speaks) -> View | None:
        """A card as plain data, None where there is none."""
        if number == NONE:
            return None
        card: Card = self.cards[number]
        data: View = {
            "id": card.id,
            "name": speaker.name(telling.CARD, number),
            "needs": list(card.needs),
            "target": card.target,
            "vp": card.vp,
            "gives": gifts_of(card),
            "printed": sorted(card.printed),
        }
        if number >= printed.PHASE:
            data["vp_unfinished"] = card.vp_unfinished
        elif number < printed.AIRSHIP:
            data["department"] = printed.DEPARTMENT_NAMES[card.department]
        return data

    def _company(self, s: Any, seat: int, speaker: Speaks) -> View:
        company = s.companies[seat]
        dice_of, score = self.bound(rules.dice_of), self.game.plain.score
        points = {
            "airships": rules.stars_of_fleet,
            "expansions": rules.stars_of_expansions,
            "hindenburg": rules.stars_of_phases,
        }
        return {
            "seat": seat,
            "name": speaker.names[seat],
            "country": None if company.entrepreneur == NONE else messages.COUNTRY.ids[company.entrepreneur],
            "departments": {
                name: self._card(company.department[d], speaker) for d, name in enumerate(printed.DEPARTMENT_NAMES)
            },
            "dice": [dice_of(s, seat, colour) for colour in range(printed.COLOURS)],
            "chips": company.chips,
            "supply": rules.supply_of(s, seat),
            "marks": company.marks,
            "fleet": [
                self._card(printed.AIRSHIP + i, speaker) for i in range(printed.AIRSHIPS) if company.fleet >> i & 1
            ],
            "score": score(s, seat),
            "breakdown": {source: self.bound(stars)(s, seat) for source, stars in points.items()},
        }


def gifts_of(card: Card) -> View:
    """What a card does for its owner, in the figures of card files; empty if it does nothing."""
    gifts: View = {}
    if any(card.dice):
        gifts["dice"] = list(card.dice)
    if card.chips:
        gifts["chips"] = card.chips
    if card.imaginary[1]:
        gifts["imaginary"] = list(card.imaginary)
    if card.exchange[1]:
        gifts["exchange"] = list(card.exchange)
    if card.bonus[1]:
        gifts["bonus"] = list(card.bonus)
    return gifts
