"""The tool that compares searches by what their moves win."""

from __future__ import annotations

import re
from typing import Any

import pytest

pytestmark = [pytest.mark.native, pytest.mark.script("tools.search_gain")]

LINE = r"{bot} +([+-]\d+\.\d{{3}})% ± (\d+\.\d{{3}})%, \d+\.\d{{3}} s a move"


def test_moves_are_compared_with_those_of_greedy(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A stand-in counts, so that nothing is compiled: the first legal move wins always, the others never."""
    from tools import search_gain

    class Counter:
        def __init__(self, *_: Any) -> None:
            pass

        def worth(self, sight: Any, action: int) -> float:
            return float(action == sight.legal[0])

    monkeypatch.setattr(search_gain, "Counter", Counter)
    search_gain.main(["airships", "greedy", "random", "--positions", "20", "--seats", "2"])
    told = capsys.readouterr().out
    assert told.startswith("20 positions; the best of all moves, as counted, would gain ")
    for bot in ("greedy", "random"):
        (figures,) = re.findall(LINE.format(bot=bot), told)
        assert -100 <= float(figures[0]) <= 100
        assert float(figures[1]) >= 0


def test_one_position_is_not_enough(capsys: pytest.CaptureFixture[str]) -> None:
    from tools import search_gain

    with pytest.raises(SystemExit):
        search_gain.main(["airships", "greedy", "--positions", "1"])
    assert "from two positions on" in capsys.readouterr().err


@pytest.mark.long
def test_a_search_is_judged_by_games_played_on(capsys: pytest.CaptureFixture[str]) -> None:
    from tools import search_gain

    search_gain.main(["airships", "search:20", "--positions", "3", "--seats", "2", "--futures", "20"])
    told = capsys.readouterr().out
    (room,) = re.findall(r"3 positions; the best of all moves, as counted, would gain (\d+\.\d\d)% of a win", told)
    (figures,) = re.findall(LINE.format(bot="search:20"), told)
    assert float(figures[0]) <= float(room) + 0.005, "no bot gains more than the best move"
