"""Build the rules for browsers: a WebAssembly module and a sheet for each game.

    python -m tools.web_engine [GAME ...] [--check] [--expected] [--out FOLDER]

They go into `web/src/engine/built/`, and where a network comes with a game, so do the network and a larger module that
asks it, in the folder `guided/`. The tool skips files that are up to date. With --check it builds nothing, and fails if
something is out of date. With --expected it also writes `expected.json`: the results of the native engine for the same
games, which the client's tests compare with their own, and in `trial/` a game with a network of random weights. --out
names another folder.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import sys
from collections.abc import Iterable, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from aerodrome import __version__
from aerodrome.analysis.hints import hint, is_timeless
from aerodrome.bots import NETWORKED, make_bot
from aerodrome.bots.learned import FILE, has_network, judge
from aerodrome.bots.search import GUIDED_LEVELS, LEVELS, Budget, Thought, Tuning, guided_tuning_of, tuning_of
from aerodrome.bots.simple import bot_luck
from aerodrome.bots.weights import read_network, sheet_for
from aerodrome.drivers.play import BOT_SALT, GREEDY_BOT, RANDOM_BOT
from aerodrome.engines.browser import VECTORS, Blueprint, blueprint, build, is_fresh
from aerodrome.engines.compiled import Native, RuleFault, native, numbers
from aerodrome.engines.entries import browser_entries
from aerodrome.engines.results import Results
from aerodrome.games import PACKAGES, load
from aerodrome.house.views import sight_of
from aerodrome.play.board import board_from
from aerodrome.play.gamefile import match_text
from aerodrome.play.luck import bot_seed
from aerodrome.play.sight import Sight
from aerodrome.rulebook.chance import first_key, key_chance, second_key
from aerodrome.rulebook.errors import AerodromeError
from aerodrome.rulebook.game import Game
from aerodrome.rulebook.messages import (
    FACT_ENDING,
    FACT_POINTS,
    FACT_WIN,
    REASON_MEAN,
    REASON_OFTEN,
    WHEN,
    WHY,
    WHY_AT_ONCE,
    WHY_EQUAL,
    WHY_ONLY,
    WHY_UNSAID,
)
from aerodrome.rulebook.record import NONE
from aerodrome.server.lessons import BOT, lesson_for, rehearsed
from aerodrome.simulate.rollout import native_player
from aerodrome.table.entries import Created, Settings
from aerodrome.table.replayed import replayed
from aerodrome.table.table import Table

BUILT = Path(__file__).parent.parent / "web" / "src" / "engine" / "built"


COMMON = (
    *(FACT_POINTS, FACT_WIN, FACT_ENDING, REASON_OFTEN, REASON_MEAN),
    *(WHY, WHY_AT_ONCE, WHY_EQUAL, WHY_ONLY, WHY_UNSAID),
)
"""The messages of all games that hints are made of."""


def planned(game: Game) -> Blueprint:
    """The plan of a game's module. Its sheet holds what bots, hints and game files have to know."""
    return blueprint(game, facts_of(game))


def planned_guided(game: Game) -> Blueprint:
    """The plan of a larger module, which also asks a network. Pages load it only for bots and hints that need it."""
    tuning = asdict(guided_tuning_of(game))
    simulations = tuning.pop("simulations")
    guided = {
        "levels": {level: simulations[level] for level in GUIDED_LEVELS},
        "tuning": tuning,
        "network": {name: what for name, what in sheet_for(game, 0, {}).items() if name not in ("width", "trained")},
    }
    entries = browser_entries(game, guided=True)
    return blueprint(game, {**facts_of(game), "guided": guided}, entries, VECTORS)


def facts_of(game: Game) -> dict[str, Any]:
    tuning = asdict(tuning_of(game))
    simulations = tuning.pop("simulations")
    return {
        "levels": {level: simulations[level] for level in LEVELS},
        "tuning": tuning,
        "secret_actions": list(game.secret_actions),
        "bot_salt": BOT_SALT,
        "aerodrome": __version__,
        "common": {each.id: int(each) for each in COMMON},
        "timeless": [int(number) for number, each in game.messages.items() if is_timeless(each)],
        "reasons_when": list(WHEN.ids),
    }


# --- what to expect -----------------------------------------------------------------------------------------


SEED = 1
GAMES = {"random": 60, "greedy": 15, "mixed": 20}
BOTS = {"random": (RANDOM_BOT,), "greedy": (GREEDY_BOT,), "mixed": (GREEDY_BOT, RANDOM_BOT)}
PLIES = 150
"""The plies of a game that goes step by step."""
STRIDE = 7919
"""At ply p with n legal actions, the game takes action number p * STRIDE % n."""
SEARCHED_PLY = 30
SIMULATIONS = 200
FUTURES = 20
DAMAGE = b"\x55"


class Hasher:
    """A hash of a sequence of numbers and states."""

    def __init__(self) -> None:
        self._hash = hashlib.sha256()

    def ints(self, *values: int) -> None:
        """Add ints, each in 8 bytes."""
        for value in values:
            self._hash.update(value.to_bytes(8, "little", signed=True))

    def bytes(self, *parts: Any) -> None:
        for part in parts:
            self._hash.update(bytes(part))

    def hex(self) -> str:
        return self._hash.hexdigest()


def digest_of(*parts: Any) -> str:
    digest = Hasher()
    digest.bytes(*parts)
    return digest.hex()


def fresh(game: Game, seats: int) -> bytes:
    packed: bytes = game.fresh_state(seats, game.parse_options({}, seats)).pack()
    return packed


def play(game: Game, bots: Sequence[int], games: int) -> Results:
    """Play games between these bots."""
    results = Results.room(games, len(bots))
    native_player(game, game.parse_options({}, len(bots)), bots)(results, SEED, 0, games)
    return results


def expected_games(engine: Native, seats: int, bots: str) -> dict[str, Any]:
    """Whole games."""
    chosen = [BOTS[bots][seat % len(BOTS[bots])] for seat in range(seats)]
    played = play(engine.game, chosen, GAMES[bots])
    return {"bots": chosen, "seed": SEED, "games": GAMES[bots], "digest": digest_of(*played.rows)}


def chosen_action(legal: Sequence[int], ply: int) -> int:
    return legal[ply * STRIDE % len(legal)]


class Walk:
    """One game on the native engine, a step at a time."""

    def __init__(self, engine: Native, seats: int) -> None:
        self.engine, self.seats, self.ply = engine, seats, 0
        self.board = engine.load(fresh(engine.game, seats))
        self.room = engine.listening_room()
        self._legal = numbers("i16", engine.game.actions + 1)
        self._step = engine.step.fixed(self.board, room=self.room)
        self._key(0)
        engine.new_game(self.board)

    def _key(self, ply: int) -> None:
        key_chance(self.board.rng, first_key(SEED), second_key(SEED), ply)

    @property
    def seat(self) -> int | None:
        """The first seat that may act; None when the game is over."""
        waiting = self.engine.to_act(self.board)
        return (waiting & -waiting).bit_length() - 1 if waiting else None

    def legal(self, seat: int) -> list[int]:
        n = self.engine.list_legal(self.board, seat, self._legal)
        return list(self._legal[:n])

    def sight(self, seat: int) -> Any:
        """What a seat sees."""
        view = self.engine.load(self.board[0])
        self.engine.blind(view, seat)
        return view

    def go(self, seat: int, action: int) -> list[tuple[int, ...]]:
        """Take one step. Returns what the rules told."""
        self.ply += 1
        self._key(self.ply)
        self.room.hush()
        self._step(seat, action)
        return self.room.told or []


def expected_steps(engine: Native, seats: int) -> dict[str, Any]:
    """A game step by step, with everything that a client can ask at each."""
    walk, digest = Walk(engine, seats), Hasher()
    shares, rng, row = numbers("i8", seats), numbers("i64", 4), numbers("i16", engine.game.actions + 1)
    seat = walk.seat
    while seat is not None and walk.ply < PLIES:
        legal, sight, board = walk.legal(seat), walk.sight(seat), walk.board
        digest.ints(engine.to_act(board), engine.question(board, seat), engine.default_action(board, seat), *legal)
        digest.ints(*(engine.refusal(board, seat, action) for action in range(engine.game.actions)))
        digest.bytes(sight[0], walk.sight(NONE)[0])
        digest.ints(*(engine.appeal(sight, seat, action) for action in legal))
        rng[:] = bot_luck(SEED, walk.ply)
        row[: len(legal)] = legal
        digest.ints(engine.most_appealing(sight, seat, row, len(legal), rng))
        key_chance(rng, first_key(SEED), second_key(SEED), walk.ply)
        engine.deal(sight, seat, rng)
        digest.bytes(sight[0])
        for event in walk.go(seat, chosen_action(legal, walk.ply)):
            digest.ints(*event)
        digest.bytes(board[0])
        for each in range(seats):
            asked = (engine.score, engine.place, engine.side, engine.outlook)
            digest.ints(*(function(board, each) for function in asked))
        engine.outcome(board, shares)
        digest.ints(*shares, engine.ending(board), engine.turns(board))
        seat = walk.seat
    return {"seed": SEED, "plies": walk.ply, "digest": digest.hex()}


def position(engine: Native, seats: int) -> Sight:
    """What a seat sees in the middle of a game, at a decision with a choice."""
    walk, game = Walk(engine, seats), engine.game
    seat = walk.seat
    while seat is not None and (walk.ply < SEARCHED_PLY or len(walk.legal(seat)) < 2):
        walk.go(seat, chosen_action(walk.legal(seat), walk.ply))
        seat = walk.seat
    if seat is None:
        raise AerodromeError(f"{game.name}: the game of seed {SEED} is over before there is something to search for")
    return Sight(game, game.state.unpack(walk.sight(seat)[0]), seat, walk.ply + 1, tuple(walk.legal(seat)), ())


def search(sight: Sight, simulations: int, tuning: Tuning) -> Thought:
    """What the search bot finds."""
    thought = Thought(sight, SEED, tuning, simulations)
    thought.go_on(simulations)
    return thought


def expected_search(engine: Native, seats: int, *, flat: bool, watch: bool) -> dict[str, Any]:
    """A search and some futures from what a seat sees."""
    sight = position(engine, seats)
    thought = search(sight, SIMULATIONS, replace(tuning_of(engine.game), flat=flat, watch=watch))
    return {
        "sight": sight.state.pack().hex(),
        "seat": sight.seat,
        "seed": SEED,
        "ply": sight.ply,
        "flat": flat,
        "watch": watch,
        "simulations": SIMULATIONS,
        "tally": digest_of(thought.tally),
        "squares": digest_of(thought.squares),
        "times": digest_of(thought.times),
        "futures": expected_futures(engine, sight),
    }


def expected_futures(engine: Native, sight: Sight) -> dict[str, Any]:
    game, keys, action = engine.game, bot_luck(SEED, sight.ply)[:2], sight.legal[0]
    states, soon, late = engine.states(2), engine.states(FUTURES), engine.states(FUTURES)
    states[0] = sight.state.pack()
    legal, rng, greedy = numbers("i16", game.actions + 1), numbers("i64", 4), tuning_of(game).greedy_of_100
    engine.play_futures(states, legal, rng, *keys, sight.seat, action, greedy, game.max_plies, soon, late)
    return {"keys": keys, "action": action, "count": FUTURES, "digest": digest_of(soon.memory, late.memory)}


def expected_hint(engine: Native, seats: int) -> dict[str, Any]:
    """A hint with so many simulations: the moves with their chances, and why."""
    sight = position(engine, seats)
    found = hint(sight, Budget(simulations=SIMULATIONS), SEED, guided=False)
    return {
        "sight": sight.state.pack().hex(),
        "seat": sight.seat,
        "ply": sight.ply,
        "seed": SEED,
        "simulations": SIMULATIONS,
        "moves": [[m.action, m.share, m.error] for m in found.moves],
        "why": found.why,
    }


WHOLE = ("random", "greedy")
"""Bots that play whole games here. The others think longer, and play so many moves."""
MOVES = {"casual": 60, "club": 24, "master": 6}


def expected_file(game: Game, seats: int, bot: str) -> dict[str, Any]:
    """A match between bots at a table whose luck comes from a secret, as a game file. Where several seats are asked,
    none sees the others' choices. A bot's seed comes from the secret, its seat, and the number of moves made."""
    secret = hashlib.sha256(f"{game.name} {seats} {bot}".encode()).digest()
    table = Table("expected", secret)
    created = Created(Settings(game.name, seats), game.version, game.cards_digest, table.luck.commitment, "host")
    table.create(created, 0.0)
    for seat in range(seats):
        table.seat_bot("host", seat, bot, 0.0)
    table.start("host", 0.0)
    while table.asked and len(table.log) < MOVES.get(bot, game.max_plies):
        point = len(table.log)
        for seat in table.asked:
            action = make_bot(bot, bot_seed(secret, seat, point)).choose(sight_of(table, seat))
            table.choose(seat, action, table.decision, 0.0)
        table.finish(0.0)
    match = replayed(table)
    text = match_text(match).encode()
    return {
        "bot": bot,
        "seats": seats,
        "names": match.names,
        "secret": secret.hex(),
        "moves": match.ply,
        "file": hashlib.sha256(text).hexdigest(),
    }


def expected_files(game: Game) -> list[dict[str, Any]]:
    fewest, most = game.seats[0], game.seats[-1]
    whole = [expected_file(game, seats, bot) for bot in WHOLE for seats in sorted({fewest, most})]
    return whole + [expected_file(game, game.usual_seats, bot) for bot in LEVELS]


def expected_lesson(game: Game) -> dict[str, Any]:
    """A lesson as it is rehearsed: every move up to the last that the learner makes as it is suggested."""
    written = lesson_for(game.name)
    return {
        "deal": written.deal,
        "seats": written.seats,
        "options": written.options,
        "bot": BOT,
        "moves": rehearsed(game.name).log,
    }


def expected_said(engine: Native, seats: int) -> dict[str, Any]:
    """What the rules say at a decision with a choice."""
    sight = position(engine, seats)
    board = board_from(engine.game, sight.state.pack())
    seat = sight.seat
    said = {
        "moves": [seat, *sight.legal],
        "prompt": board.said(seat, "prompt", seat),
        "describe": board.said(seat, "describe", seat),
        "labels": [board.said(seat, "label", seat, action) for action in sight.legal],
        "notations": [board.said(seat, "notation", action) for action in sight.legal],
    }
    return {"seed": SEED, "state": sight.state.pack().hex(), "said": said}


def expected_fault(engine: Native) -> dict[str, Any]:
    """A damaged state, and the error message of a rule that fails on it."""
    head, whole = 64, fresh(engine.game, engine.game.usual_seats)
    damaged = whole[:head] + DAMAGE * (len(whole) - head)
    rng = numbers("i64", 4)
    key_chance(rng, first_key(SEED), second_key(SEED), 0)
    for seat in engine.game.seats:
        try:
            engine.outlook(engine.load(damaged), seat)
            engine.deal(engine.load(damaged), seat, rng)
        except RuleFault as fault:
            return {"state": damaged.hex(), "seat": seat, "seed": SEED, "message": str(fault)}
    raise AerodromeError(f"{engine.game.name}: the rules take a damaged state for a whole one")


def expected(game: Game, digest: str) -> dict[str, Any]:
    """The native engine's results for a game."""
    engine = native(game)
    return {
        "digest": digest,
        "games": [expected_games(engine, seats, bots) for seats in game.seats for bots in GAMES],
        "steps": {seats: expected_steps(engine, seats) for seats in game.seats},
        "said": expected_said(engine, engine.game.usual_seats),
        "fault": expected_fault(engine),
        "hints": [expected_hint(engine, seats) for seats in game.seats],
        "files": expected_files(game),
        "lesson": expected_lesson(game),
        "searches": [
            expected_search(engine, seats, flat=flat, watch=watch)
            for seats in game.seats
            for flat, watch in ((False, False), (False, True), (True, False))
        ],
    }


TRIAL = "airships"
"""The game whose larger module is tried with a network of random weights."""
GUIDED, TRIALS = "guided", "trial"
GUIDED_WAYS: tuple[dict[str, Any], ...] = ({}, {"watch": True, "trust_of_100": 40}, {"flat": True, "horizon": 1})


def network_beside(game: Game, folder: Path) -> Path:
    """Where a game's network lies beside its larger module."""
    return folder / f"{game.name}.{FILE}"


def put_network(game: Game, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    network_beside(game, folder).write_bytes((game.folder / FILE).read_bytes())


def has_same_network(game: Game, folder: Path) -> bool:
    path = network_beside(game, folder)
    return path.exists() and path.read_bytes() == (game.folder / FILE).read_bytes()


def build_guided(games: Sequence[Game], folder: Path, check: bool) -> int:
    """The same for games that come with a network. What belongs to a network that is gone goes, too."""
    stale = 0
    for game in games:
        plan = planned_guided(game)
        if not has_network(game):
            if not check:
                for path in (*plan.paths(folder), network_beside(game, folder)):
                    path.unlink(missing_ok=True)
        elif check:
            stale += 0 if is_fresh(plan, folder) and has_same_network(game, folder) else 1
        else:
            build_all([plan], folder, check)
            put_network(game, folder)
    if stale:
        print(f"{stale} modules that ask networks are not up to date; run: make web", file=sys.stderr)
    return stale


def trial(folder: Path) -> dict[str, Any]:
    """Build a larger module with a network of random weights, and tell what the native engine makes of the two."""
    from tests.bots.networks import written

    game = load(TRIAL)
    build_all([planned_guided(game)], folder, False)
    network = read_network(written(game, network_beside(game, folder)), game)
    engine, found = native(game), []
    for seats in game.seats:
        sight = position(engine, seats)
        judged = judge(sight, network)
        told: dict[str, Any] = {
            "sight": sight.state.pack().hex(), "seat": sight.seat, "seed": SEED, "ply": sight.ply,
            "policy": list(judged.policy), "values": list(judged.values), "searches": [],
        }  # fmt: skip
        for way in GUIDED_WAYS:
            thought = Thought(sight, SEED, replace(guided_tuning_of(game), **way), SIMULATIONS, network)
            thought.go_on(SIMULATIONS)
            digests = {name: digest_of(getattr(thought, name)) for name in ("tally", "squares", "times")}
            told["searches"].append({"tuning": way, "simulations": SIMULATIONS, **digests})
        found.append(told)
    chosen = {
        bot: make_bot(f"{bot}:{network_beside(game, folder)}", SEED).choose(position(engine, game.usual_seats))
        for bot in NETWORKED
    }
    return {"game": TRIAL, "digest": network.digest, "seats": game.usual_seats, "chosen": chosen, "judged": found}


# --- the script ---------------------------------------------------------------------------------------------


def build_all(plans: Iterable[Blueprint], folder: Path, check: bool) -> int:
    """Build what is out of date, or with ``check`` only report it. Returns how many modules are still out of date."""
    stale = 0
    for plan in plans:
        module, _ = plan.paths(folder)
        if is_fresh(plan, folder):
            continue
        if check:
            print(f"{os.path.relpath(module)} is not up to date; run: make web", file=sys.stderr)
            stale += 1
        else:
            build(plan, folder)
            print(f"built {os.path.relpath(module)}")
    return stale


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="*", default=list(PACKAGES), help="all of them, if none is named")
    parser.add_argument("--check", action="store_true", help="build nothing; fail where something would be built")
    parser.add_argument("--expected", action="store_true", help="write what the native engine makes of the same games")
    parser.add_argument("--out", type=Path, default=BUILT, metavar="FOLDER", help="where the modules go")
    asked = parser.parse_args(words)
    plans = [planned(load(name)) for name in asked.game]
    try:
        stale = build_all(plans, asked.out, asked.check)
        stale += build_guided([plan.game for plan in plans], asked.out / GUIDED, asked.check)
        if asked.expected and not asked.check:
            found = {plan.game.name: expected(plan.game, plan.sheet["digest"]) for plan in plans}
            text = json.dumps(found, separators=(",", ":"))
            asked.out.joinpath("expected.json").write_text(text, encoding="utf-8")
            text = json.dumps(trial(asked.out / TRIALS), separators=(",", ":"))
            asked.out.joinpath(TRIALS, "expected.json").write_text(text, encoding="utf-8")
    except AerodromeError as error:
        print(error, file=sys.stderr)
        return 1
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
