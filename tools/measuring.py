"""What can be measured on a screen: does all of it fit, and is it large enough? `probe.js` does it in the page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tools.screens import Look, Screen, Size

PROBE = Path(__file__).with_name("probe.js").read_text(encoding="utf-8")
EMPTIEST = 15.0
"""The most of a stage, and of a window, in %, that may be one empty rectangle."""
LEAST_STAGE = 34.0
STAGES = {(1280, 720): 55.0, (1366, 768): 55.0, (1920, 1080): 60.0, (2560, 1440): 60.0}
"""The least share of a window's height that a table's stage has; LEAST_STAGE where nothing stands here."""
SHARED = (
    "early", "crowded", "answer", "over", "hint", "refusal", "log", "story", "chat", "rules", "moves", "menu",
    "round-end",
)  # fmt: skip
"""The states in which the stage has its share. Replays and lessons have more beside it."""
UNCOVERED = ("early", "crowded", "answer", "lesson-move", "part-2", "part-3", "connection-lost", "chat-heard")
"""The states in which nothing covers the stage, and all of a game is on the table."""
PAGES = ("", "new-table", "rules-page", "curtain")
"""Screens without a stage; the start page and its like have no state."""
NAMED = 16
"""How many faults of one screen the report names."""


@dataclass(frozen=True)
class Measured:
    """What was found on a screen in a window."""

    screen: Screen
    size: Size
    outside: list[str] = field(default_factory=list)
    cut: list[str] = field(default_factory=list)
    overlaps: list[str] = field(default_factory=list)
    small: list[str] = field(default_factory=list)
    stage: float | None = None
    empty: float | None = None
    bare: float | None = None
    sideways: int = 0
    below: int = 0
    unreached: str = ""

    @property
    def faults(self) -> list[str]:
        """All that is wrong, in words."""
        named = {"outside": "not in view", "cut": "cut", "overlaps": "over each other", "small": "too small to touch"}
        if self.unreached:
            return [f"cannot be reached: {self.unreached}"]
        found = [f"{what}: {each}" for kind, what in named.items() for each in getattr(self, kind)]
        if self.sideways or self.below:
            found.append(f"the page is {self.sideways} px too wide and {self.below} px too long")
        if self.stage is not None and self.screen.state in SHARED:
            least = STAGES.get((self.size.width, self.size.height), LEAST_STAGE)
            if self.stage < least:
                found.append(f"the stage has {self.stage}% of the height, less than {least:.0f}%")
        shares = [(self.empty, "stage")] if self.screen.state in UNCOVERED else []
        shares += [(self.bare, "window")] if self.screen.state in UNCOVERED + PAGES else []
        for share, where in shares:
            if share is not None and share > EMPTIEST:
                found.append(f"{share}% of the {where} are one empty rectangle")
        return found


def measure(look: Look) -> Measured:
    if look.fault:
        return Measured(look.screen, look.size, unreached=look.fault)
    found: dict[str, Any] = look.page.evaluate(PROBE, {"touch": look.size.touch})
    return Measured(look.screen, look.size, **found)


HEAD = (
    f"{'screen':<36}{'window':<11}{'stage':>7}{'empty':>7}{'bare':>7}{'outside':>9}{'cut':>5}{'overlap':>9}{'small':>7}"
)


def line_of(measured: Measured) -> str:
    """The figures of one screen, under HEAD."""
    shares = (measured.stage, measured.empty, measured.bare)
    figures = "".join(f"{'' if share is None else f'{share:.1f}%':>7}" for share in shares)
    things = (measured.outside, measured.cut, measured.overlaps, measured.small)
    counts = "".join(f"{len(each) or '-':>{width}}" for each, width in zip(things, (9, 5, 9, 7), strict=True))
    return f"{measured.screen.name:<36}{measured.size!s:<11}{figures}{counts}"


def summary(found: Sequence[Measured]) -> str:
    return f"{len(found)} screens, {sum(bool(each.faults) for each in found)} with faults"


def faults_of(found: Sequence[Measured]) -> list[str]:
    """What is wrong, screen by screen."""
    lines = []
    for each in found:
        faults = each.faults
        if faults:
            lines += ["", f"{each.screen.name} at {each.size}", *(f"  {fault}" for fault in faults[:NAMED])]
        if len(faults) > NAMED:
            lines.append(f"  and {len(faults) - NAMED} more")
    return lines
