"""Writes the golden games: `python -m tests.golden.make`.

Do this only after a deliberate change of the rules: the new files need a new RULES_VERSION in the game's fact sheet and
a line in CHANGELOG.md.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import aerodrome
from aerodrome.bots import make_bot
from aerodrome.play.match import Match

FOLDER = Path(__file__).parent
NAMES = ["Ada", "Bertrand", "Claude", "Doña Inés", "Eve", "Félix"]


class Recipe(NamedTuple):
    """How a golden game is played. Of the seeds from ``seed`` on, the first that has this ending is taken."""

    name: str
    bots: tuple[str, ...]
    options: dict[str, str | int]
    ending: str = ""
    plies: int = 100_000
    seed: int = 0


AIRSHIPS = (
    Recipe("two-random", ("random",) * 2, {}),
    Recipe("three-random", ("random",) * 3, {}),
    Recipe("four-random", ("random",) * 4, {}),
    Recipe("two-greedy", ("greedy",) * 2, {}),
    Recipe("three-greedy", ("greedy",) * 3, {}),
    Recipe("four-mixed", ("greedy", "random", "greedy", "random"), {}),
    Recipe("stacks-run-down", ("random",) * 3, {}, "AS-11.1", seed=100),
    Recipe("hindenburg-two", ("random",) * 2, {}, "AS-11.2", seed=100),
    Recipe("hindenburg-four", ("greedy",) * 4, {}, "AS-11.2", seed=100),
    Recipe("three-chips", ("random", "greedy", "random"), {"chips_per_attempt": 3}),
    Recipe("any-chips", ("random",) * 4, {"chips_per_attempt": "any"}),
    Recipe("second-seat-first", ("random",) * 2, {"first_seat": 2}),
    Recipe("entrepreneurs-chosen", ("random",) * 4, {"entrepreneurs": "chosen"}),
    Recipe("phases-in-order", ("random",) * 3, {"phases_in_order": "yes"}, "AS-11.2", seed=100),
    Recipe("era-card-replaced", ("greedy", "random"), {"replace_era_card": "yes"}),
    Recipe("chip-for-no-target", ("random",) * 3, {"chip_for_no_target": "yes"}),
    Recipe("still-running", ("greedy", "random", "random"), {"entrepreneurs": "chosen"}, plies=37),
)

MAD_ZEPPELIN = (
    Recipe("two-random", ("random",) * 2, {}),
    Recipe("three-random", ("random",) * 3, {}),
    Recipe("four-mixed", ("greedy", "random", "greedy", "random"), {}),
    Recipe("five-random", ("random",) * 5, {}),
    Recipe("six-greedy", ("greedy",) * 6, {}),
    Recipe("six-random-long-haul", ("random",) * 6, {"mode": "long-haul"}),
    Recipe("five-mixed", ("greedy", "greedy", "random", "greedy", "random"), {}),
    Recipe("goal-reached", ("greedy", "greedy", "random"), {}, "MZ-16.2", seed=100),
    Recipe("tenth-journey", ("random",) * 3, {"mode": "long-haul"}, "MZ-16.3", seed=100),
    Recipe("second-seat-leads", ("random",) * 2, {"first_leader": 2}),
    Recipe("few-airsick", ("random",) * 3, {"airsick": 0}),
    Recipe("many-airsick", ("random",) * 2, {"airsick": 10, "cargo_removed": 80}, "MZ-16.3"),
    Recipe("costs-by-level", ("random", "greedy"), {"costs": "level"}),
    Recipe("costs-by-points", ("greedy",) * 4, {"costs": "points", "extra_coin": "igor"}),
    Recipe("hernan-one-play", ("random",) * 5, {"hernan_rolls": "one-play", "mode": "long-haul"}),
    Recipe("still-running", ("greedy", "random", "random"), {}, plies=37),
)

DASTARDLY_DIRIGIBLES = (
    Recipe("two-random", ("random",) * 2, {}),
    Recipe("three-random", ("random",) * 3, {}),
    Recipe("four-random", ("random",) * 4, {}),
    Recipe("five-random", ("random",) * 5, {}),
    Recipe("two-greedy", ("greedy",) * 2, {}),
    Recipe("three-greedy", ("greedy",) * 3, {}),
    Recipe("four-greedy", ("greedy",) * 4, {}),
    Recipe("five-mixed", ("greedy", "random", "greedy", "random", "greedy"), {}),
    Recipe("no-transmutations", ("random", "greedy", "random"), {"transmutations": 0}),
    Recipe("many-transmutations", ("random",) * 4, {"transmutations": 3}),
    Recipe("many-extractors", ("greedy", "random"), {"extractors": 3}),
    Recipe("many-disintegrators", ("greedy",) * 3, {"disintegrators": 3, "thieves": 0}),
    Recipe("many-thieves", ("greedy",) * 4, {"thieves": 3, "prestidigitations": 3}),
    Recipe("each-dynamotor", ("greedy",) * 3, {"dynamotors": "each", "dynamotors_in_deck": 3}),
    Recipe(
        "no-specials",
        ("greedy", "random"),
        dict.fromkeys(
            ("transmutations", "extractors", "disintegrators", "thieves", "prestidigitations", "dynamotors_in_deck"), 0
        ),
    ),
    Recipe("still-running", ("greedy", "random", "random"), {}, plies=37),
)

SHORT = {"section_b": "none", "section_c": "none"}

ZEPPELDROME = (
    Recipe("two-greedy", ("greedy",) * 2, {}),
    Recipe("three-greedy", ("greedy",) * 3, {}),
    Recipe("four-greedy", ("greedy",) * 4, {}),
    Recipe("two-random", ("random",) * 2, SHORT),
    Recipe("four-random-start-to-finish", ("random",) * 4, SHORT | {"section_a": "none", "section_d": "none"}),
    Recipe("three-mixed", ("greedy", "random", "greedy"), {}),
    Recipe(
        "ballast-winds-machine-folks",
        ("greedy",) * 4,
        {"section_a": "ballast", "section_b": "headwinds", "section_c": "machine", "section_d": "folks"},
    ),
    Recipe(
        "inspiration-slalom-fog-boxes",
        ("greedy",) * 3,
        {"section_a": "inspiration", "section_b": "slalom-2", "section_c": "fog", "section_d": "press-boxes"},
    ),
    Recipe(
        "slalom-winds-fans-lemmings",
        ("greedy",) * 4,
        {"section_a": "slalom-1", "section_b": "headwinds", "section_c": "fans", "section_d": "lemmings"},
    ),
    Recipe(
        "random-ballast", ("random",) * 3, SHORT | {"section_a": "ballast", "section_d": "none", "ballast": "eight"}
    ),
    Recipe(
        "random-fans-and-lemmings",
        ("random",) * 2,
        {"section_a": "none", "section_b": "none", "section_c": "fans", "section_d": "lemmings"},
    ),
    Recipe(
        "random-machine-and-folks",
        ("random", "greedy"),
        {"section_a": "none", "section_b": "none", "section_c": "machine", "section_d": "folks"},
    ),
    Recipe("seven-rows", ("greedy", "random", "greedy", "greedy"), {"rows": "seven"}),
    Recipe("empty-sides", ("greedy",) * 2, {"section_a": "empty", "section_b": "empty", "section_c": "any"}),
    Recipe("second-seat-first", ("greedy",) * 2, {"first_seat": 2}),
    Recipe("still-running", ("greedy", "random", "random"), {}, plies=137),
)

RECIPES = {
    "airships": AIRSHIPS,
    "mad-zeppelin": MAD_ZEPPELIN,
    "dastardly-dirigibles": DASTARDLY_DIRIGIBLES,
    "zeppeldrome": ZEPPELDROME,
}


def play(game: str, recipe: Recipe, seed: int) -> Match:
    match = aerodrome.new(game, len(recipe.bots), seed=seed, options=recipe.options, names=NAMES[: len(recipe.bots)])
    match.players = list(recipe.bots)
    bots = [make_bot(name, seed) for name in recipe.bots]
    while not match.over and match.ply < recipe.plies:
        seat = min(match.to_act)
        match.play(seat, bots[seat].choose(match.sight(seat)))
    return match


def golden(game: str, recipe: Recipe) -> Match:
    for seed in range(recipe.seed, recipe.seed + 500):
        match = play(game, recipe, seed)
        if not recipe.ending or (match.outcome.ending and match.outcome.ending.id == recipe.ending):
            return match
    raise SystemExit(f"{game}, {recipe.name}: no game among 500 ends by {recipe.ending}")


def make() -> Iterator[Path]:
    for game, recipes in RECIPES.items():
        folder = FOLDER / game
        folder.mkdir(exist_ok=True)
        for old in folder.glob("*.aero"):
            if old.stem not in {recipe.name for recipe in recipes}:
                old.unlink()
        for recipe in recipes:
            path = folder / f"{recipe.name}.aero"
            golden(game, recipe).save(path)
            path.chmod(0o644)
            yield path


if __name__ == "__main__":
    for made in make():
        sys.stdout.write(f"{made.relative_to(FOLDER)}\n")
