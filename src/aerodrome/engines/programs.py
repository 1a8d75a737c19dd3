"""What is compiled for a GPU: a program is a file of kernels, with the rules and drivers that the kernels call."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from importlib import resources
from typing import Any

from aerodrome.drivers import play, vector
from aerodrome.engines.entries import RESULTS, RNG, SHARES, Entry, Shapes, entry
from aerodrome.engines.kinds import INT, c_record, row
from aerodrome.engines.translate import Unit
from aerodrome.rulebook import chance
from aerodrome.rulebook.game import Game

REFILL = 4
"""How many threads of a warp must be idle before they begin new games together."""

Names = dict[str, Any]


@dataclass(frozen=True, eq=False)
class Program:
    """Kernels and what they need. ``names`` are the macros by which the file calls rules, and the numbers in it."""

    name: str
    file: str
    kernels: tuple[str, ...]
    argument: str
    """The C type that every kernel takes."""
    block: int
    """Threads in a block."""
    registers: int
    """The most registers that a thread may have; with 0, NVRTC decides."""
    entries: Callable[[Game], list[Entry]]
    names: Callable[[Unit], Names]

    @property
    def source(self) -> str:
        return resources.files(__package__).joinpath(self.file).read_text(encoding="utf-8")

    def text(self, unit: Unit) -> str:
        """Everything that NVRTC gets: the rules, the names by which the kernels call them, and the kernels."""
        game = unit.game
        names = {"STATE": c_record(game.state), "ACTIONS": game.actions, "BLOCK": self.block}
        names |= {"REGISTERS": self.registers, **self.names(unit)}
        defined = [f"#define {name} {value}" for name, value in names.items()]
        return "\n".join([unit.text("rules"), *defined, self.source])


def call(unit: Unit, name: str, *arguments: str) -> str:
    """A call of an exported function, by the kernels' own names for its arguments."""
    function = unit.exports[name]
    return f"{function.name}({', '.join(['T'] * function.in_room + list(arguments))})"


# --- playing many games -------------------------------------------------------------------------------------


def random_entries(game: Game) -> list[Entry]:
    return play_entries(
        game, entry(game, play.play_ply_at_random, lambda of: (of.state, of.legal, RNG, INT, INT, INT, INT))
    )


def greedy_entries(game: Game) -> list[Entry]:
    bots = row("i8", None)
    return play_entries(
        game,
        entry(game, play.play_ply, lambda of: (of.state, of.state, of.legal, RNG, bots, INT, INT, INT, INT)),
    )


def play_entries(game: Game, ply: Entry) -> list[Entry]:
    return [
        entry(game, chance.first_key, lambda of: (INT,)),
        entry(game, chance.second_key, lambda of: (INT,)),
        entry(game, play.begin_game, lambda of: (of.state, INT)),
        entry(game, game.supplied["to_act"], lambda of: (of.state,), name="to_act"),
        ply,
        entry(game, play.write_result, lambda of: (of.state, INT, INT, *RESULTS)),
    ]


NOW = "key_1, key_2, ply, waiting"


def random_names(unit: Unit) -> Names:
    return play_names(unit, call(unit, "play_ply_at_random", f"s, legal, rng, {NOW}"), states=1)


def greedy_names(unit: Unit) -> Names:
    ply = call(unit, "play_ply", f"s, view, legal, rng, run.bots, run.seats, {NOW}")
    return play_names(unit, ply, states=2)


def play_names(unit: Unit, ply: str, states: int) -> Names:
    """``states`` is how many each thread has."""
    return {
        "STATES_EACH": states,
        "REFILL": REFILL,
        "FIRST_KEY(seed)": call(unit, "first_key", "seed"),
        "SECOND_KEY(seed)": call(unit, "second_key", "seed"),
        "BEGIN_GAME(s, seed)": call(unit, "begin_game", "s", "seed"),
        "TO_ACT(s)": call(unit, "to_act", "s"),
        "PLAY_PLY": ply,
        "WRITE_RESULT(...)": call(unit, "write_result", "__VA_ARGS__"),
    }


# If all bots are random, many threads with few registers are faster than few threads with many.
PLAY_RANDOM = Program("random", "play.cu", ("play",), "Run", 128, 48, random_entries, random_names)
PLAY_GREEDY = Program("greedy", "play.cu", ("play",), "Run", 128, 0, greedy_entries, greedy_names)


# --- vectors ------------------------------------------------------------------------------------------------


def vector_entries(game: Game) -> list[Entry]:
    scores = row("i16", None)
    return [
        entry(game, vector.begin_match, lambda of: (of.state, INT)),
        entry(game, vector.carry_out, lambda of: (of.state, INT, INT, INT, INT, INT)),
        entry(game, vector.seed_after, lambda of: (INT, INT)),
        entry(game, vector.write_ending, lambda of: (of.state, SHARES, scores)),
        entry(game, vector.clear_ending, lambda of: (SHARES, scores)),
        entry(game, vector.choose_at_random, lambda of: (of.state, INT, INT, INT, of.legal, RNG)),
        entry(game, vector.write_legal, lambda of: (of.state, INT, row("i32", of.words))),
        entry(game, vector.write_liking, lambda of: (of.state, of.state, INT, of.appeals, of.liking)),
        entry(game, vector.as_byte, lambda of: (INT,)),
        entry(game, game.supplied["refusal"], lambda of: (of.state, INT, INT), name="refusal"),
        entry(game, game.supplied["observe"], lambda of: (of.state, INT, of.seen("i16")), name="observe"),
    ]


def vector_names(unit: Unit) -> Names:
    shapes = Shapes(unit.game)
    return {
        "WORDS": shapes.words,
        "SEEN": unit.game.observed,
        "BEGIN_MATCH(s, seed)": call(unit, "begin_match", "s", "seed"),
        "CARRY_OUT(...)": call(unit, "carry_out", "__VA_ARGS__"),
        "SEED_AFTER(seed, stride)": call(unit, "seed_after", "seed", "stride"),
        "WRITE_ENDING(...)": call(unit, "write_ending", "__VA_ARGS__"),
        "CLEAR_ENDING(...)": call(unit, "clear_ending", "__VA_ARGS__"),
        "CHOOSE(...)": call(unit, "choose_at_random", "__VA_ARGS__"),
        "WRITE_LEGAL(...)": call(unit, "write_legal", "__VA_ARGS__"),
        "WRITE_LIKING(...)": call(unit, "write_liking", "__VA_ARGS__"),
        "AS_BYTE(n)": call(unit, "as_byte", "n"),
        "REFUSAL(...)": call(unit, "refusal", "__VA_ARGS__"),
        "OBSERVE(...)": call(unit, "observe", "__VA_ARGS__"),
    }


VECTOR = Program(
    "vector",
    "vector.cu",
    ("begin", "check", "step", "choose", "legal", "liking", "observe_i8", "observe_i16", "observe_f32"),
    "Call",
    64,
    128,
    vector_entries,
    vector_names,
)


def rivals_entries(game: Game) -> list[Entry]:
    bot = entry(game, vector.choose_as_bot, lambda of: (of.state, of.state, INT, INT, INT, INT, of.legal, RNG))
    return [*vector_entries(game), bot]


def rivals_names(unit: Unit) -> Names:
    return {**vector_names(unit), "CHOOSE_AS_BOT(...)": call(unit, "choose_as_bot", "__VA_ARGS__")}


# The same with bots, which takes longer to compile.
VECTOR_WITH_RIVALS = replace(
    VECTOR, name="rivals", kernels=(*VECTOR.kernels, "rivals"), entries=rivals_entries, names=rivals_names
)

PROGRAMS = (PLAY_RANDOM, PLAY_GREEDY, VECTOR, VECTOR_WITH_RIVALS)
