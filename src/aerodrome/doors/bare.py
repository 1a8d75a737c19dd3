"""A bare match, as doors to other libraries play it: a step takes microseconds, and words are made only on demand."""

from __future__ import annotations

from collections.abc import Mapping

from aerodrome.doors.errors import BadReward
from aerodrome.play.board import new_board
from aerodrome.play.luck import SeededLuck
from aerodrome.play.match import check_names
from aerodrome.play.moves import IllegalMove, Viewpoint
from aerodrome.play.sight import Chronicle, Sight, sight_on
from aerodrome.play.step import Outcome
from aerodrome.rulebook.game import Game
from aerodrome.text import ENGLISH, Speaker


class BareMatch:
    """The match that `aerodrome.new` makes of the same seed, without a log."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, str | int], seed: int) -> None:
        self.game, self.seats, self.seed, self.ply = game, seats, seed, 0
        self._luck = SeededLuck(seed)
        self.board = new_board(game, seats, options, self._luck)
        self._chronicle = Chronicle()
        self._chronicle.add(0, self.board.set_up_told)
        self._names = check_names(None, seats)

    @property
    def asked(self) -> list[int]:
        """The seats that may act now; empty when the match is over."""
        mask = self.board.to_act()
        return [seat for seat in range(self.seats) if mask >> seat & 1]

    @property
    def over(self) -> bool:
        return self.board.over

    @property
    def outcome(self) -> Outcome:
        return self.board.outcome()

    def refused(self, seat: int, action: int) -> IllegalMove | None:
        """Why the seat may not choose this action; None if it may."""
        number = self.board.refusal(seat, action)
        if not number:
            return None
        known = 0 <= action < self.game.actions
        return IllegalMove(self._viewpoint(seat).text(action) if known else f"action {action}", self.game.rules[number])

    def play(self, seat: int, action: int) -> None:
        """Carry out an action. Raises IllegalMove; nothing has changed then."""
        if refused := self.refused(seat, action):
            raise refused
        self.ply += 1
        done = self.board.step(seat, action, self.ply, self._luck)
        self._chronicle.add(self.ply, done.told)

    def sight(self, seat: int) -> Sight:
        """What a bot in this seat gets."""
        return sight_on(self.board, seat, self.ply + 1, self._names, self._chronicle)

    def table(self, seat: int) -> str:
        """The table as a seat sees it, or a spectator (NONE): drawn, if the game can draw it, and in sentences."""
        point = self._viewpoint(seat)
        picture = self.game.showing.picture(point.state, seat, point.speaker)
        drawn = ["".join(text for text, _ in line).rstrip() for line in picture]
        question = point.texts("prompt") if seat in self.asked else []
        return "\n".join([*drawn, *point.texts("describe"), *question])

    def _viewpoint(self, seat: int) -> Viewpoint:
        return Viewpoint(self.game, Speaker(self.game, ENGLISH, self._names, seat), self.board.seen(seat))


# --- what a match is worth

REWARDS = ("win", "score")
"""What a seat is rewarded with when a match ends: its share of the win, from 0 to 1, or its points."""


def checked_reward(reward: str) -> str:
    if reward not in REWARDS:
        raise BadReward(f"there is no reward called {reward!r}; there are: {', '.join(REWARDS)}")
    return reward


def rewards_of(outcome: Outcome, reward: str) -> list[float]:
    """What each seat is rewarded with."""
    return list(outcome.shares) if reward == "win" else [float(score) for score in outcome.scores]
