"""Sound: silent until somebody turns it up, as loud as they say, and at a few real moments."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from .browsing import Table, Visitor

pytestmark = pytest.mark.browser
LISTEN = """() => {
  window.heard = { contexts: 0, begun: 0, loud: [] };
  window.AudioContext = class extends AudioContext {
    constructor() { super(); window.heard.contexts++; }
    createGain() {
      const made = super.createGain();
      made.connect = function (to) {
        if (to === made.context.destination) window.heard.master = made;
        return GainNode.prototype.connect.call(this, to);
      };
      return made;
    }
  };
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const start = kind.prototype.start;
    kind.prototype.start = function (...when) {
      window.heard.begun++;
      window.heard.loud.push(window.heard.master.gain.value);
      return start.apply(this, when);
    };
  }
}"""


def heard(visitor: Visitor) -> dict[str, Any]:
    return visitor.page.evaluate("({ ...window.heard, master: null })")  # type: ignore[no-any-return]


def listening(visitor: Visitor) -> Table:
    visitor.context.add_init_script(f"({LISTEN})()")
    return visitor.at_table(visitor.against_bots("airships"))


def test_there_is_no_sound_until_somebody_turns_it_up(visitor: Callable[..., Visitor]) -> None:
    ann = visitor("Ann")
    table = listening(ann)
    table.play_by_mouse(random.Random(1), 4)
    table.wait()
    assert heard(ann)["contexts"] == 0
    ann.page.get_by_test_id("menu").click()
    ann.page.get_by_role("button", name="Settings").click()
    volume = ann.page.locator("#volume")
    volume.focus()
    volume.press("End")
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    told = heard(ann)["begun"]
    assert told, "how loud it is, is heard at once"
    table.play_by_mouse(random.Random(1), 4)
    ann.until(lambda: heard(ann)["begun"] > told, "something is heard at the table")


def test_it_is_as_loud_as_somebody_says(visitor: Callable[..., Visitor]) -> None:
    loud = {}
    for volume in (0.5, 1):
        ann = visitor("Ann", settings={"volume": volume})
        table = listening(ann)
        table.play_by_mouse(random.Random(1), 4)
        ann.until(lambda ann=ann: heard(ann)["begun"] > 0, "something is heard")  # type: ignore[misc]
        loud[volume] = set(heard(ann)["loud"])
    assert loud == {0.5: {0.25}, 1: {1}}
