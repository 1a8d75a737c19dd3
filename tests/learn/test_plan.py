"""Settings of a training run. None of this needs PyTorch."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from aerodrome.bots.weights import MOST_WEIGHTS, weights_in
from aerodrome.doors.errors import BadDevice
from aerodrome.games import PACKAGES, load
from aerodrome.learn.plan import USUAL_ON, BadPlan, Plan, margin_worth, read_seats, read_settings, sizes
from aerodrome.rulebook.errors import AerodromeError
from tests.cli.program import Program


@pytest.mark.parametrize("name", PACKAGES)
def test_the_usual_network_is_the_largest_that_a_file_takes(name: str) -> None:
    plan = Plan.make(name)
    inputs, actions, seats = sizes(load(name))
    assert weights_in(plan.width, inputs, actions, seats) <= MOST_WEIGHTS
    assert weights_in(plan.width + 32, inputs, actions, seats) > MOST_WEIGHTS
    assert plan.seats == tuple(load(name).seats)


def test_what_is_not_given_fits_the_device() -> None:
    for device, usual in USUAL_ON.items():
        assert {name: getattr(Plan.make("airships", device), name) for name in usual} == usual
    assert Plan.make("airships").device == "cuda"
    assert Plan.make("airships", games=32, seats=None).games == 32


@pytest.mark.parametrize(
    ("words", "given"),
    [
        ("games must be from 3 to", {"games": 2}),
        ("trace must be from 0 to 1, not 1.5", {"trace": 1.5}),
        ("minutes must be from 0 to .*, not nan", {"minutes": float("nan")}),
        ("a run needs minutes, or a number of decisions", {"minutes": 0}),
        ("a multiple of 32 up to [0-9]+, not 100", {"width": 100}),
        ("a multiple of 32 up to [0-9]+, not 2048", {"width": 2048}),
        ("the reward is `win`, or `margin:POINTS` such as margin:4, not 'margin:'", {"reward": "margin:"}),
        ("not 'win:3'", {"reward": "win:3"}),
        ("seed of a vector must be from 0", {"seed": -1}),
        ("seats", {"seats": (2, 9)}),
    ],
)
def test_settings_that_make_no_run_are_refused(words: str, given: dict[str, Any]) -> None:
    with pytest.raises(AerodromeError, match=words):
        Plan.make("airships", **given)


def test_a_device_that_there_is_not_is_refused() -> None:
    with pytest.raises(BadDevice, match="there are: cpu, cuda"):
        Plan.make("airships", "tpu")


def test_settings_are_read_as_somebody_types_them() -> None:
    assert read_settings({"rate_end": "1e-5", "passes": "2"}) == {"rate_end": 1e-5, "passes": 2}
    assert read_seats(["2", "4"]) == (2, 4)
    for words, given in (
        ("no setting called 'speed'; there are: .*rate-end", {"speed": "1"}),
        ("passes is a number, not '1.5'", {"passes": "1.5"}),
    ):
        with pytest.raises(BadPlan, match=words):
            read_settings(given)
    with pytest.raises(BadPlan, match="look like 2,3,4"):
        read_seats(["two"])


def test_what_a_margin_is_worth() -> None:
    assert margin_worth("win") == 0
    assert margin_worth("margin:4") == 4


def test_a_plan_survives_being_written_down() -> None:
    plan = Plan.make("mad-zeppelin", "cpu", seats=[4, 2], rate=0.001)
    assert Plan.from_data(plan.data()) == plan
    assert plan.seats == (2, 4)


def test_only_how_long_and_how_it_is_watched_can_change_when_a_run_continues() -> None:
    plan = Plan.make("airships", "cpu", minutes=1.0)
    assert plan.changed("airships", minutes=2.0, threads=1, device=None).minutes == 2
    with pytest.raises(BadPlan, match=r"another one: rate was 0.0006, not 0.1; seats was .*, not \(2,\)"):
        plan.changed("airships", rate=0.1, seats=[2])
    with pytest.raises(BadPlan, match="game was airships, not zeppeldrome"):
        plan.changed("zeppeldrome")


def test_without_pytorch_the_command_says_what_to_install(tmp_path: Path) -> None:
    code = (
        "import sys, importlib.util as u; find = u.find_spec\n"
        "u.find_spec = lambda name, *more: None if name == 'torch' else find(name, *more)\n"
        "from aerodrome.cli import main; sys.argv = ['aerodrome', 'train', 'airships']; main()"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "aerodrome: training needs PyTorch: pip install 'aerodrome[learn]'\n"
    assert not list(tmp_path.iterdir())


def test_the_plan_and_the_report_do_without_pytorch() -> None:
    code = "import sys; sys.modules['torch'] = None; import aerodrome.learn.plan, aerodrome.learn.report"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_the_command_explains_itself(tmp_path: Path) -> None:
    said = Program(tmp_path, real=False)("train", "--help").out
    for option in (
        "--minutes",
        "--decisions",
        "--device",
        "--seed",
        "--out",
        "--resume",
        "--set",
        "--within",
        "--arena",
    ):
        assert option in said
