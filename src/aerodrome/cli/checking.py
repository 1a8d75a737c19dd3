"""`aerodrome laws` and `verify`: checks of rules and of luck."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from typer import Option

from aerodrome.cli.options import (
    ArchivedTable,
    ClusterAt,
    GameName,
    Json,
    Kept,
    Lang,
    Options,
    Seats,
    WorkerCount,
    compiled_or_told,
    own_language,
    parse_pairs,
    progress_bar,
    those_who_work,
)
from aerodrome.engines.compiled import native_or_none
from aerodrome.games import load
from aerodrome.play.archive import read_saved
from aerodrome.play.luck import SecretLuck, SharedLuck, is_hash
from aerodrome.rulebook.errors import AerodromeError
from aerodrome.rulebook.game import Game
from aerodrome.text import Note, tell

if TYPE_CHECKING:
    from aerodrome.lab.testkit import Violation


def laws(
    game: GameName,
    games: Annotated[int, Option(min=0, help="Random games on the native engine, over seats and options.")] = 10_000,
    lockstep: Annotated[
        int | None, Option(min=0, help="Games in lock-step with the plain engine; by default 1% of --games.")
    ] = None,
    strict: Annotated[
        int | None, Option(min=0, help="Games searched for leaks; by default 5% of those in lock-step.")
    ] = None,
    seats: Seats = None,
    option: Options = None,
    seed: Annotated[int, Option(min=0, max=(1 << 30) - 1, help="The same seed gives the same games.")] = 1,
    workers: WorkerCount = None,
    cluster: ClusterAt = None,
    out: Kept = None,
    match: Annotated[int | None, Option(min=0, help="Run every check, only on the match with this seed.")] = None,
    as_json: Json = False,
) -> None:
    """Check the laws that hold for every game, by random play. The exit status is 1 if one is broken."""
    from aerodrome.lab import testkit

    loaded = load(game)
    sets = testkit.seat_and_option_sets(loaded, seats, parse_pairs(option))
    if match is not None:
        compiled = native_or_none(loaded) is not None
        found = next((v for n, o in sets if (v := testkit.check_one_match(loaded, n, o, match, compiled))), None)
        report_laws(loaded, found, {"matches": len(sets)}, as_json)
        return
    compiled = compiled_or_told(loaded, "the laws are checked only on the plain and strict engines")
    steps = lockstep if lockstep is not None else max(len(sets), games // 100)
    looks = strict if strict is not None else max(len(sets), steps // 20)
    plan = {"native": games if compiled else 0, "lockstep": steps, "strict": looks}
    run = testkit.LawRun(loaded, sets, plan, seed, compiled)
    with those_who_work(workers, cluster) as those, progress_bar() as bar:
        tasks = {check: bar.add_task(check, total=total) for check, total in plan.items()}
        found, plies = testkit.check_all(run, those, lambda check, n: bar.advance(tasks[check], n), out)
    report_laws(loaded, found, {**plan, "native_plies": plies}, as_json)


def report_laws(game: Game, found: Violation | None, checked: dict[str, int], as_json: bool) -> None:
    if as_json:
        broken = {**asdict(found), "reproduce": found.reproduce()} if found else None
        print(json.dumps({"game": game.name, "checked": checked, "violation": broken}))
    elif found:
        print(f"A law is broken. {found}\nReproduce it with: {found.reproduce()}")
    else:
        print(f"{game.title} keeps its laws: {', '.join(f'{n} {what}' for what, n in checked.items())}.")
    raise typer.Exit(1 if found else 0)


def verify(
    file: Annotated[
        Path,
        typer.Argument(metavar="FILE", help="A finished game from a table server, or an archive of one."),
    ],
    table: ArchivedTable = None,
    commitment: Annotated[
        str | None, Option(metavar="HASH", help="What the table showed before the deal, if you noted it.")
    ] = None,
    nonce: Annotated[
        list[str] | None, Option(metavar="SEAT=NONCE", help="The random number your browser drew; seats count from 1.")
    ] = None,
    pledge: Annotated[
        list[str] | None, Option(metavar="SEAT=HASH", help="What another seat pledged before your number was shown.")
    ] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Check a game's luck: what was promised before the deal, who had a share in it, and whether every draw follows."""
    from aerodrome.play.proof import Noted, proof_of

    match = read_saved(file, table)
    luck = match.luck
    noted = Noted(checked_hash("--commitment", commitment), by_seat("--nonce", nonce), by_seat("--pledge", pledge))
    proof, language = proof_of(match, noted), own_language(lang)

    def told(notes: Sequence[Note]) -> list[str]:
        return [note.text(language) for note in notes]

    if as_json:
        data = {
            "holds": not proof.faults,
            "commitment": luck.commitment if isinstance(luck, SecretLuck) else "",
            "moves": match.ply,
            "shares": [asdict(share) for share in luck.shares] if isinstance(luck, SharedLuck) else [],
            "checked": told(proof.checked),
            "faults": told(proof.faults),
            "proven": told(proof.proven),
            "not_proven": told(proof.not_proven),
        }
        print(json.dumps(data))
    else:
        found = {"proof-none": proof.faults} if proof.faults else {
            "proof-checked": proof.checked, "page-proves": proof.proven, "page-proves-not": proof.not_proven,
        }  # fmt: skip
        for heading, notes in found.items():
            print(tell(language, heading), *(f"  {line}" for line in told(notes)), sep="\n")
    raise typer.Exit(1 if proof.faults else 0)


def checked_hash(option: str, given: str | None) -> str:
    noted = (given or "").strip().lower()
    if given is not None and not is_hash(noted):
        raise AerodromeError(f"{option} needs 64 hexadecimal digits, not {given[:80]!r}")
    return noted


def by_seat(option: str, given: list[str] | None) -> dict[int, str]:
    """``seat=hash`` pairs; seats from 1 become seats from 0."""
    pairs: dict[int, str] = {}
    for pair in given or []:
        seat, _, value = (part.strip().lower() for part in pair.partition("="))
        if not (seat.isascii() and seat.isdigit() and int(seat[:9]) >= 1 and is_hash(value)):
            raise AerodromeError(
                f"{option} needs a seat from 1 and 64 hexadecimal digits, for example 1=5c1f..., not {pair[:80]!r}"
            )
        pairs[int(seat[:9]) - 1] = value
    return pairs
