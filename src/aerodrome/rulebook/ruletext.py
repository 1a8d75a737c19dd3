"""RULES.md as data: each rule's id, text and source.

A rule is one paragraph or list item that opens with its id in bold and closes with its source in italics:

    - **AS-4.2** An empty field or stack cannot be chosen. *(seed)*

In code a rule has a number, which is 100 times the section plus the item: AS-4.2 is 402.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

_RULE = re.compile(
    r"^- \*\*(?P<id>[A-Z]+-\d+\.\d+)\*\* (?P<text>.+?) \*\((?P<source>[^()]*(?:\([^()]*\)[^()]*)*)\)\*$", re.DOTALL
)


@dataclass(frozen=True)
class Rule:
    """One rule in words."""

    id: str
    number: int
    section: str
    text: str
    source: str

    def __str__(self) -> str:
        return f"{self.id}: {self.text}"


def common_rules(prefix: str) -> str:
    """The rules that every game has, for a game without a RULES.md."""
    sentences = (
        "When the game is over, nobody can act.",
        "Only the player who is asked may act.",
        "A player answers the question that is asked.",
    )
    return "\n".join(f"- **{prefix}-0.{i}** {text} *(program)*" for i, text in enumerate(sentences, 1))


class RuleText:
    """The rules of a game, by number and by id."""

    def __init__(self, prefix: str, rules: list[Rule]) -> None:
        self.prefix = prefix
        self.by_number = {rule.number: rule for rule in rules}
        self.by_id = {rule.id: rule for rule in rules}

    def __iter__(self) -> Iterator[Rule]:
        return iter(self.by_number.values())

    def __len__(self) -> int:
        return len(self.by_number)

    def __getitem__(self, number: int) -> Rule:
        return self.by_number[number]

    @classmethod
    def parse(cls, text: str, prefix: str) -> RuleText:
        rules: list[Rule] = []
        section = ""
        for block in re.split(r"\n(?=- |#|\n)", text):
            block = block.strip()
            if block.startswith("## "):
                section = block.splitlines()[0][3:].strip()
            if not block.startswith("- **"):
                continue
            found = _RULE.match(block)
            if not found or not found["id"].startswith(prefix + "-"):
                raise ValueError(f"RULES.md: this rule lacks its id, text or source: {block[:80]!r}")
            major, minor = found["id"].removeprefix(prefix + "-").split(".")
            words, source = (" ".join(found[part].split()) for part in ("text", "source"))
            rule = Rule(found["id"], 100 * int(major) + int(minor), section, words, source)
            if any(rule.id == other.id for other in rules):
                raise ValueError(f"RULES.md: {rule.id} appears twice")
            rules.append(rule)
        return cls(prefix, rules)
