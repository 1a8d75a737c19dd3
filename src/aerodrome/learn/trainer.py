"""A training run from beginning to end."""

from __future__ import annotations

import math
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import torch

from aerodrome.engines.compiled import native
from aerodrome.engines.gpu import require_gpu
from aerodrome.games import load as load_game
from aerodrome.learn import checkpoint
from aerodrome.learn.arena import RIVAL, Arena
from aerodrome.learn.collect import Actors, Experience
from aerodrome.learn.crowd import Crowd
from aerodrome.learn.export import distance, in_whole_numbers, write
from aerodrome.learn.improve import Average, Learner
from aerodrome.learn.judge import Judge, Share
from aerodrome.learn.league import PastSelves
from aerodrome.learn.network import KEPT, outputs
from aerodrome.learn.plan import BadPlan, Plan
from aerodrome.learn.report import Report
from aerodrome.learn.warm_up import warmed_up

NETWORK = "network.bin"
SAY_EVERY = 5.0
"""Seconds between lines about progress."""
MOST_KEPT = 64 << 20
"""Games that take more bytes than this are not kept with a checkpoint; a run that continues deals others."""
COMPARED = 1024
"""Positions in which the network in whole numbers is compared with the one in floats."""
LAST_SECONDS = 30.0
"""What evaluating and writing take at the end."""


class Training:
    """A run in its folder. `go` trains until the plan is fulfilled, or until Ctrl-C stops it."""

    def __init__(self, plan: Plan, folder: Path, say: Callable[[str], None]) -> None:
        check_device(plan)
        checkpoint.fresh_folder(folder)
        self._prepare(plan, folder, say, None)

    @classmethod
    def resumed(cls, game: str, folder: Path, say: Callable[[str], None], **changes: Any) -> Training:
        """The run of a folder, from its checkpoint on, as if it had never stopped."""
        kept = checkpoint.load(folder, load_game(game))
        plan = Plan.from_data(kept["plan"]).changed(game, **changes)
        check_device(plan)
        training = cls.__new__(cls)
        training._prepare(plan, folder, say, kept)
        return training

    def _prepare(self, plan: Plan, folder: Path, say: Callable[[str], None], kept: dict[str, Any] | None) -> None:
        self.folder, self.say, self.game = folder, say, load_game(plan.game)
        self.plan, self.stopped = plan, False
        self.seconds, self.decisions, self.iterations, self.evaluated = 0.0, 0, 0, 0
        self._allowed, self._saved, self._clock = 60 * plan.minutes, -1, time.monotonic()
        torch.set_float32_matmul_precision("high")
        if plan.threads:
            torch.set_num_threads(plan.threads)
        torch.manual_seed(plan.seed)
        began = time.monotonic()
        wide = kept["wide"] if kept else True
        self.crowd = Crowd(self.game, plan.seats, plan.games, plan.device, plan.seed, plan.threads, wide)
        network = kept["network"] if kept else warmed_up(plan, self.crowd)
        self.network = {name: network[name].to(plan.device).contiguous() for name in KEPT}
        if plan.queued:
            self.crowd.queue()
        self.past = PastSelves(plan, folder, self.network)
        self.experience = Experience(plan, self.crowd)
        self.actors = Actors(plan, self.crowd, self.network, self.past, say)
        self.average = Average(plan, self.network)
        self.learner = Learner(plan, self.network, self.average.network, self.experience, say)
        self.judge = Judge(self.game, plan, self.crowd.wide)
        self.report = Report(folder, self.game.title, plan.data())
        if kept:
            self._go_on(kept)
        else:
            self._snapshot()
        say(
            f"{self.game.title} on {plan.device}, {' '.join(map(str, plan.seats))} seats, width {plan.width}: ready "
            f"after {time.monotonic() - began:.1f} s."
        )

    @property
    def progress(self) -> float:
        """How much of the run is over, from 0 to 1."""
        if self.plan.decisions:
            return min(1.0, self.decisions / self.plan.decisions)
        return min(1.0, self.seconds / self._allowed)

    def go(self, deadline: float | None = None, deals: int = 0, workers: int = 2) -> None:
        """Train. At the end, however it comes, there are a checkpoint, the network's file and a report. It comes before
        this moment of the clock, if there is one. Meanwhile, so many deals are played against the search at a time."""
        said = -math.inf
        self.arena = Arena(self.game, self._seats_to_judge(), deals, workers, self.folder)
        self._clock = time.monotonic() - self.seconds
        if deadline is not None:
            self._allowed = min(self._allowed, max(1.0, deadline - self._clock - LAST_SECONDS))
        with self._interruptible():
            while self.progress < 1 and not self.stopped and (deadline is None or time.monotonic() < deadline):
                told = self.iterate()
                if time.monotonic() - said >= SAY_EVERY:
                    said = time.monotonic()
                    self.say(line_of(told))
                self._tell_arena()
                if self.past.count <= self.progress * self.plan.snapshots:
                    self._snapshot()
                if self.progress >= (self.evaluated + 1) / self.plan.evaluations:
                    self._evaluate()
            self.save()
            self._finish_arena(deadline)
        self.report.draw()

    def save(self) -> None:
        """Write everything into the folder, unless it is there already."""
        if self._saved == self.iterations:
            return
        self._saved = self.iterations
        random = {"cpu": torch.get_rng_state()}
        if self.plan.device == "cuda":
            random["cuda"] = torch.cuda.get_rng_state()
        run = {
            "plan": self.plan.data(),
            "wide": self.crowd.wide,
            "seconds": self.seconds,
            "decisions": self.decisions,
            "iterations": self.iterations,
            "evaluated": self.evaluated,
            "network": {name: rows.detach() for name, rows in self.network.items()},
            "average": self.average.network,
            "averaged": self.average.updates,
            "optimizer": self.learner.optimizer.state_dict(),
            "past": self.past.count,
            "playing": self.past.playing,
            "random": random,
        }
        few = self.plan.games * self.game.state.size() <= MOST_KEPT
        checkpoint.save(self.folder, self.game, run, self.crowd.saved() if few else None)
        network = {name: rows.float().cpu().numpy() for name, rows in self.average.network.items()}
        arrays = in_whole_numbers(network)
        write(self.folder / NETWORK, self.game, self.plan, arrays, self.decisions, self.seconds)
        positions = self._positions()
        if positions["seen"].size:  # a run that continues may end before its first roll-out
            self.report.add("distance", {"decisions": self.decisions, **distance(arrays, positions)})
        self.report.draw()

    def iterate(self) -> dict[str, Any]:
        """A roll-out, and an update from it. Returns what the log has of it."""
        began = time.monotonic()
        self.experience.collect(self.actors)
        if self.plan.device == "cuda":
            torch.cuda.synchronize()
        rolled = time.monotonic()
        told = self.learner.update(self.progress)
        self.average.follow(self.network)
        now = time.monotonic()
        made = self.plan.games * self.plan.steps
        self.iterations += 1
        self.decisions += made
        self.seconds = now - self._clock
        speeds = {"a second": made / (now - began), "rolled out a second": made / (rolled - began)}
        told = {
            "iteration": self.iterations,
            "seconds": round(self.seconds, 2),
            "progress": round(self.progress, 4),
            "decisions": self.decisions,
            **{name: round(value) for name, value in speeds.items()},
            **{name: round(value, 5) for name, value in told.items()},
            "beta": round(float(self.network["beta"].detach()), 4),
        }
        self.report.add("iteration", told)
        return told

    # --- inside

    def _snapshot(self) -> None:
        self.past.add(self.average.network)
        self.past.draw()

    def _evaluate(self) -> None:
        self.evaluated = math.floor(self.progress * self.plan.evaluations + 1e-9)
        for seats in self._seats_to_judge():
            share = self.judge.among_greedy(self.average.network, seats)
            self._tell_share("greedy", seats, share, self.seconds, self.decisions)
        self.seconds = time.monotonic() - self._clock
        self.save()
        self.arena.begin(self.folder / NETWORK, self.seconds, self.decisions)

    def _seats_to_judge(self) -> list[int]:
        return sorted({min(self.plan.seats), max(self.plan.seats)})

    def _tell_arena(self, stop: bool = False) -> None:
        for seats, share, seconds, decisions in self.arena.finished(stop):
            self._tell_share(RIVAL, seats, share, seconds, decisions)

    def _finish_arena(self, deadline: float | None) -> None:
        """Play the last network against the search, as far as time allows."""

        def enough() -> bool:
            return self.stopped or (deadline is not None and time.monotonic() >= deadline)

        self.arena.wait_until(enough)
        self._tell_arena(stop=enough())
        if self.arena.newest < self.decisions and not enough():
            self.arena.begin(self.folder / NETWORK, self.seconds, self.decisions)
            self.arena.wait_until(enough)
        self._tell_arena(stop=True)

    def _tell_share(self, rival: str, seats: int, share: Share, seconds: float, decisions: int) -> None:
        self.report.add("strength", {
            "seconds": round(seconds, 2), "decisions": decisions, "rival": rival, "seats": seats, **share._asdict(),
        })  # fmt: skip
        self.say(
            f"  share of the win at {seats} seats, alone among {rival}: {share.mean:.1%} ± {share.error:.1%} in "
            f"{share.games} games (fair is {1 / seats:.1%})"
            + (f"; {share.unfinished} did not end" * bool(share.unfinished))
        )

    @torch.no_grad()
    def _positions(self) -> dict[str, Any]:
        """Positions of the last roll-out, and what the network says about them in floats."""
        experience, crowd = self.experience, self.crowd
        among = experience.learns.flatten().nonzero()[:, 0]
        chosen = among[:: max(1, len(among) // COMPARED)][:COMPARED]
        seen, liking = (rows.flatten(0, 1)[chosen] for rows in (experience.seen, experience.liking))
        n_seats = crowd.n_seats[chosen % crowd.games]
        policy, values = outputs(self.average.network, seen, liking, n_seats, torch.float32)
        found = {"seen": seen, "liking": liking, "n_seats": n_seats, "policy": policy, "values": values}
        return {name: rows.cpu().numpy() for name, rows in found.items()}

    def _go_on(self, kept: dict[str, Any]) -> None:
        """Take up a run where its checkpoint left it."""
        self.seconds, self.decisions = kept["seconds"], kept["decisions"]
        self.iterations, self.evaluated = kept["iterations"], kept["evaluated"]
        for name, rows in kept["average"].items():
            self.average.network[name].copy_(rows)
        self.average.updates = kept["averaged"]
        self.learner.load(kept["optimizer"])
        self.past.count = kept["past"]
        self.past.seat(kept["playing"])
        self.report.take_up(self.decisions)
        games = checkpoint.load_games(self.folder, self.iterations)
        if games is None:
            self.say("The games of the checkpoint were not kept; others are dealt.")
            self.crowd.deal(self.plan.seed + self.iterations)
        else:
            self.crowd.restore(games)
        torch.set_rng_state(kept["random"]["cpu"])
        if self.plan.device == "cuda":
            torch.cuda.set_rng_state(kept["random"]["cuda"])

    @contextmanager
    def _interruptible(self) -> Iterator[None]:
        """Ctrl-C ends the run after the roll-out and update that are under way; a second one ends it at once."""

        def stop(number: int, frame: FrameType | None) -> None:
            if self.stopped:
                raise KeyboardInterrupt
            self.stopped = True
            self.say("Stopping after this update ...")

        try:
            before = signal.signal(signal.SIGINT, stop)
        except ValueError:  # not in the main thread, where Ctrl-C does not come
            yield
            return
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, before)


def check_device(plan: Plan) -> None:
    """Raises an error that says what is missing, before anything has begun."""
    if plan.device == "cpu":
        native(load_game(plan.game))
    elif require_gpu() and not torch.cuda.is_available():
        raise BadPlan(
            f"this PyTorch ({torch.__version__}) cannot use the GPU; install one for CUDA, or train with --device cpu"
        )


def line_of(told: dict[str, Any]) -> str:
    return (
        f"{told['progress']:4.0%}  {told['seconds']:6.1f} s  {told['decisions'] / 1e6:8.1f} M decisions, "
        f"{told['a second'] / 1e6:.2f} M/s (roll-out {told['rolled out a second'] / 1e6:.2f})  "
        f"loss {told['policy loss']:+.4f} {told['value loss']:.4f}  entropy {told['entropy']:.3f}  "
        f"kl {told['kl']:.4f}  explained {told['explained']:.2f}"
    )
