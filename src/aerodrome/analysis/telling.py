"""A review in words, for the terminal and for pages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from aerodrome.analysis.reviews import Account, Figure, Moment, Review
from aerodrome.play.match import Match
from aerodrome.play.saying import said_of
from aerodrome.text import tell

EVENTS = 2
"""How many sentences tell what happened in a stroke of luck."""


class Teller:
    """Puts the review of a match into words, in the language of the match."""

    def __init__(self, match: Match, found: Review) -> None:
        self.match, self.found = match, found
        self._before = len(match.earlier)
        self._states = match.states()
        self._verdicts = {verdict.ply: verdict for verdict in found.verdicts}
        self._events: dict[int, list[str]] = {}
        for event in match.events():
            self._events.setdefault(event.ply - self._before, []).append(event.text)

    def heading(self) -> str:
        match = self.match
        return self._tell(
            "line-review", game=match.game.title, names=match.names, moves=match.ply, futures=self.found.futures
        )

    def account(self, account: Account) -> Iterator[str]:
        """What a seat's result came from, a line each."""
        opening = self._percent(account.opening.value)
        yield self._tell("line-review-opening", chance=opening, error=self._percent(account.opening.error))
        yield self._tell("line-review-luck", **self._signed(account.luck))
        yield self._tell("line-review-choices", **self._signed(account.choices))
        yield self._tell("line-review-others", **self._signed(account.others))
        yield self._tell("line-review-result", chance=self._percent(account.result))

    def cells(self, account: Account) -> Iterator[str]:
        """The same for a row of a table."""
        yield f"{self._percent(account.opening.value)} (±{self._percent(account.opening.error)})"
        for part in (account.luck, account.choices, account.others):
            yield "{by} (±{error})".format(**self._signed(part))
        yield self._percent(account.result)

    def moment(self, moment: Moment) -> str:
        place = self._tell("line-set-up")
        if moment.ply:
            place = self._tell("line-review-move", move=moment.ply + self._before)
        told = {"place": place, **self._signed(moment.by)}
        if moment.is_luck:
            events = self._events.get(moment.ply, [])[:EVENTS]
            return " ".join([self._tell("line-review-stroke", **told), *events])
        verdict = self._verdicts[moment.ply]
        played = self._label(moment.ply, verdict.seat, verdict.played)
        if not verdict.clear:
            return self._tell("line-review-chose", **told, played=played)
        best = self._label(moment.ply, verdict.seat, verdict.best)
        return self._tell("line-review-erred", **told, played=played, best=best)

    def _label(self, ply: int, seat: int, action: int) -> str:
        """A move in words, as its seat saw it."""
        seen: Any = self.match.game.state.unpack(self._states[ply - 1])
        self.match.game.plain.blind(seen, seat)
        return self.match.speaker(seat).text(said_of(self.match.game, seen, "label", seat, action))

    def _tell(self, id: str, **arguments: Any) -> str:
        return tell(self.match.language, id, **arguments)

    def _percent(self, part: float) -> str:
        return self._tell("line-percent", percent=round(100 * part))

    def _signed(self, figure: Figure) -> dict[str, str]:
        sign = "−" if figure.value < 0 else "+"
        return {"by": sign + self._percent(abs(figure.value)), "error": self._percent(figure.error)}
