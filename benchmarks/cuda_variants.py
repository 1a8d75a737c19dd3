"""Which form of the CUDA kernel is quickest? One axis after the other, the best of each is kept.

    python -m benchmarks.cuda_variants [--seconds 450] [--out results.json] [--games airships …]
"""

from __future__ import annotations

import argparse
import hashlib
import json
import multiprocessing
import os
import re
import time
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from aerodrome.engines import cubins, gpu, translate
from aerodrome.engines.cubins import Cubin, Form
from aerodrome.games import PACKAGES, load

SEED = 1
GAMES = {"airships": 262_144, "mad-zeppelin": 262_144, "dastardly-dirigibles": 262_144, "zeppeldrome": 131_072}


@dataclass(frozen=True)
class Variant:
    form: Form = Form()
    long: int = 12
    loops: bool = True
    fault: str = "call"
    resident: float = 1.0
    """Blocks of those that fit; 0 is a thread for each game."""
    carve: int = 0


AXES: list[tuple[str, list[Any]]] = [
    ("states", ["local", "global", "shared"]),
    ("resident", [1.0, 0.5, 0.75, 0]),
    ("refill", [8, 1, 4, 16, 32]),
    ("registers", [0, 40, 48, 64, 80, 128]),
    ("block", [128, 64, 256]),
    ("tables", ["global", "shared", "constant"]),
    ("fault", ["call", "none", "branchless"]),
    ("sliced", [True, False]),
    ("long", [12, 4, 24]),
    ("loops", [True, False]),
    ("resident", [1.0, 0.33, 0.5, 0.75]),
]
GREEDY_AXES = [("states", ["local", "global"]), ("refill", [8, 2, 16]), ("registers", [0, 64, 128]), ("long", [12, 24])]


def changed(variant: Variant, axis: str, value: Any) -> Variant:
    if axis == "fault":
        return replace(variant, fault=value, form=replace(variant.form, checked=value != "none"))
    if axis in ("long", "loops", "resident", "carve"):
        return replace(variant, **{axis: value})
    return replace(variant, form=replace(variant.form, **{axis: value}))


def compile_variant(name: str, variant: Variant, arch: str) -> tuple[bytes, Any, str, float]:
    os.nice(5)
    game = load(name)
    translate.LONG = variant.long
    began = time.perf_counter()
    text_of = cubins.kernel_text

    def edited(unit: Any, form: Form) -> str:
        text = text_of(unit, form)
        if not variant.loops:
            text = re.sub(r"#define (for|while) .*\n", "", text)
        if variant.fault == "branchless":
            text = text.replace("  if ((uint64_t)i >= (uint64_t)n) fault(site);\n", BRANCHLESS)
        return text

    cubins.kernel_text = edited
    made = cubins.make(game, variant.form, arch)
    return made.code, made.sheet, made.log, time.perf_counter() - began


BRANCHLESS = """  asm volatile("{.reg .pred p; setp.ne.u32 p, %0, 0; @p st.global.u32 [fault_site], %1; @p exit;}"
    ::"r"((int)((uint64_t)i >= (uint64_t)n)), "r"(site));
"""


class Measured:
    def __init__(self, device: gpu.Device, name: str, pool: ProcessPoolExecutor, bots: bool) -> None:
        self.device, self.name, self.pool, self.greedy = device, name, pool, bots
        self.game = load(name)
        self.best = Variant(form=Form(greedy=bots))
        self.rates: dict[Variant, dict[str, Any]] = {}
        self.futures: dict[Any, Future[Any]] = {}
        self.digest = ""

    def key(self, variant: Variant) -> Variant:
        return replace(variant, resident=1.0, carve=0)

    def order(self, variant: Variant) -> None:
        key = self.key(variant)
        if key not in self.futures:
            self.futures[key] = self.pool.submit(compile_variant, self.name, key, self.device.arch)

    def measure(self, variant: Variant, games: int) -> dict[str, Any]:
        if variant in self.rates:
            return self.rates[variant]
        row: dict[str, Any] = {"game": self.name, "variant": asdict(variant), "rate": 0.0}
        self.rates[variant] = row
        try:
            code, sheet, log, seconds = self.futures[self.key(variant)].result(timeout=200)
            row["compile_s"] = round(seconds, 1)
            cubins.find = lambda *_: Cubin(code, sheet, log)  # type: ignore[assignment]
            kernel = gpu.Kernel(self.device, self.game, variant.form)
            row.update(regs=kernel.takes("NUM_REGS"), local=kernel.takes("LOCAL_SIZE_BYTES"), code=len(code))
            row["resident"] = kernel.blocks * variant.form.block // self.device.multiprocessors
            kernel.blocks = 1 << 30 if not variant.resident else max(1, round(kernel.blocks * variant.resident))
            if variant.resident == 0 and variant.form.states == "global":
                raise ValueError("too much memory")
            seats = self.game.usual_seats
            start = self.game.fresh_state(seats, self.game.parse_options({}, seats)).pack()
            chosen = [int(self.greedy)] * seats
            digest = hashlib.sha256()
            for rows in kernel.play(start, chosen, SEED, 0, 4096, lambda n: None).rows:
                digest.update(bytes(rows))
            row["digest"] = digest.hexdigest()[:12]
            spent = []
            for _ in range(1 if games < 200_000 else 2):
                began = time.perf_counter()
                plies = kernel.play(start, chosen, SEED, 0, games, lambda n: None).plies
                spent.append(time.perf_counter() - began)
            steps = sum(plies)
            row.update(seconds=min(spent), rate=steps / min(spent) / 1e6)
        except Exception as error:  # a variant that does not work is a result too
            row["error"] = f"{type(error).__name__}: {error}"[:300]
        if row["rate"]:
            self.digest = self.digest or row["digest"]
            row["same"] = row["digest"] == self.digest
        return row


def words(variant: Variant) -> str:
    f = variant.form
    return (
        f"{f.states:6} {f.tables:8} refill {f.refill:2} block {f.block:3} regs {f.registers:3} {variant.fault:10} "
        f"sliced {int(f.sliced)} long {variant.long:2} loops {int(variant.loops)} resident {variant.resident}"
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=450)
    parser.add_argument("--out", type=Path)
    parser.add_argument("--games", nargs="+", default=list(PACKAGES))
    asked = parser.parse_args()
    began = time.perf_counter()
    device = gpu.require_gpu()
    print(device.name, device.arch, device.multiprocessors, "NVRTC", cubins.nvrtc_version(), flush=True)
    rows: list[dict[str, Any]] = []
    with ProcessPoolExecutor(max(2, (os.cpu_count() or 2) - 1), multiprocessing.get_context("spawn")) as pool, device:
        for greedy, axes in ((False, AXES), (True, GREEDY_AXES)):
            all_measured = [Measured(device, name, pool, greedy) for name in asked.games]
            if greedy:
                for one, other in zip(all_measured, randoms, strict=True):
                    one.best = replace(other.best, form=replace(other.best.form, greedy=True))
            for axis, values in axes:
                for one in all_measured:
                    for value in values:
                        one.order(changed(one.best, axis, value))
                for one in all_measured:
                    games = GAMES[one.name] // (8 if greedy else 1)
                    for value in values:
                        if time.perf_counter() - began > asked.seconds:
                            continue
                        variant = changed(one.best, axis, value)
                        if variant in one.rates:
                            continue
                        row = one.measure(variant, games)
                        rows.append(row)
                        told = f"{row['rate']:7.1f} M/s" if row["rate"] else row.get("error", "")
                        differs = "" if row.get("same", True) else " DIFFERS"
                        print(
                            f"{one.name[:9]:9} {'greedy' if greedy else 'random'} {axis:9} {value!s:10} {told} regs "
                            f"{row.get('regs')} local {row.get('local')} resident {row.get('resident')} code "
                            f"{row.get('code', 0) // 1024}K compiled {row.get('compile_s')} s{differs}",
                            flush=True,
                        )
                        if asked.out:
                            asked.out.write_text(json.dumps(rows, indent=1))
                    known = [(each["rate"], variant) for variant, each in one.rates.items() if each.get("same")]
                    if known:
                        one.best = max(known, key=lambda pair: pair[0])[1]
            print(f"\nAfter {time.perf_counter() - began:.0f} s, {'greedy' if greedy else 'random'}:")
            for one in all_measured:
                rate = one.rates.get(one.best, {}).get("rate", 0)
                print(f"{one.name:21} {rate:7.1f} M/s  {words(one.best)}", flush=True)
            randoms = all_measured


if __name__ == "__main__":
    main()
