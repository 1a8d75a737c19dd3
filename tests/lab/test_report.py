"""The report of an arena, and the parts that it shares with that of a training run."""

from __future__ import annotations

import dataclasses
import html
import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from aerodrome.games import load
from aerodrome.lab.arena import Plan, Played, Results
from aerodrome.lab.page import Shown, histogram, intervals, round_values, shortened
from aerodrome.lab.report import lead_of, report_of, sources, what_decided
from aerodrome.simulate.ledger import BadRunFile
from aerodrome.simulate.workers import Here
from tests.cli.program import Program

AIRSHIPS = load("airships")


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file of a small arena."""
    file = tmp_path_factory.mktemp("arena") / "arena.json"
    plan = Plan.make(AIRSHIPS, ["greedy", "random"], 3, seats=3, seed=4, options={"first_seat": 2})
    list(Results(plan, file).play_missing(Here()))
    return file


def words_of(page: str) -> str:
    return " ".join(html.unescape(re.sub(r"<style>.*?</style>|<[^>]*>", " ", page)).split())


def test_a_page_has_all_its_parts_and_needs_nothing_from_elsewhere(kept: Path) -> None:
    page = report_of(kept)
    words = words_of(page)
    for heading in ("How strong the bots are", "Seats, and the first move", "How long games are", "What decided games"):
        assert heading in words
    assert "at 3 seats: 9 games on 3 deals of seed 4, with first_seat 2." in words
    assert page.count("<svg") == 6
    for foreign in ("http", "<script", "src=", "@import", "url("):
        assert foreign not in page
    assert "prefers-color-scheme: dark" in page
    assert "@media print" in page


def test_every_drawing_is_whole_and_in_its_frame(kept: Path) -> None:
    for drawn in re.findall(r"<svg.*?</svg>", report_of(kept)):
        svg = ElementTree.fromstring(re.sub(r"(\s[a-z]+)=([^\s\">]+)(?=[\s>/])", r'\1="\2"', drawn))
        wide, tall = (float(each) for each in svg.get("viewBox", "").split()[2:])
        for each in svg.iter():
            for name, most in (("x", wide), ("cx", wide), ("y", tall), ("cy", tall)):
                assert 0 <= float(each.get(name, 0)) <= most


def test_who_begins_is_known_and_has_a_row(kept: Path) -> None:
    words = words_of(report_of(kept))
    assert "Share of the wins by who begins" in words
    assert "begins" in words
    assert "2 seats later" in words
    for line in kept.read_text().splitlines()[1:]:
        assert {game["first"] for game in json.loads(line)["games"]} == {1}  # the second seat, by the house rule


def test_results_from_before_who_begins_was_kept_give_a_page_without_it(kept: Path, tmp_path: Path) -> None:
    old = tmp_path / "old.jsonl"
    lines = [json.loads(line) for line in kept.read_text().splitlines()]
    for line in lines[1:]:
        for game in line["games"]:
            for name in ("first", "ending", "sources"):
                del game[name]
    old.write_text("".join(json.dumps(line) + "\n" for line in lines))
    words = words_of(report_of(old))
    assert "by who begins" not in words
    assert "points from" not in words


def test_results_by_other_rules_say_nothing_about_what_decided(kept: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.jsonl"
    header, *lines = kept.read_text().splitlines()
    other.write_text("\n".join([json.dumps({**json.loads(header), "rules": 999}), *lines]) + "\n")
    assert "What decided" not in words_of(report_of(other))


# --- figures


def game_of(shares: tuple[float, ...], scores: tuple[int, ...], sources: tuple[tuple[int, ...], ...] = ()) -> Played:
    n = len(shares)
    places = tuple(1 + sum(other > mine for other in scores) for mine in scores)
    return Played(("a",) * n, shares, places, scores, 40, ((10, 0.1),) * n, first=0, ending="AS-11.1", sources=sources)


def test_leads_ties_and_games_without_a_winner_are_told_apart() -> None:
    won, tied = game_of((1.0, 0.0), (9, 4)), game_of((0.0, 1.0), (5, 5))
    games = [won, tied, game_of((0.5, 0.5), (7, 7)), game_of((0.0, 0.0), (1, 1))]
    assert [lead_of(each) for each in games[:2]] == [5, 0]
    words = words_of(what_decided(AIRSHIPS, games, "en"))
    for told in ("by more points 1 25%", "by what breaks ties 1 25%", "by several together 1 25%", "by nobody 1 25%"):
        assert told in words
    assert AIRSHIPS.rules.by_id["AS-11.1"].text in words


def test_sources_compare_winners_with_the_others(kept: Path) -> None:
    plan = Plan.make(AIRSHIPS, ["greedy", "random"], 3, seats=3, seed=4, options={"first_seat": 2})
    games = [game for deal in Results(plan, kept).in_order for game in deal]
    for played in games:
        assert len(played.sources) == 3
    found = {each.what: each for each in sources(AIRSHIPS, [each for each in games if max(each.shares) == 1], "en")}
    assert set(found) == {"airships", "expansions", "the Hindenburg"}
    assert sum(each.winners for each in found.values()) > sum(each.others for each in found.values())
    winners = [dataclasses.replace(each) for each in games if max(each.shares) == 1]
    points = [each.scores[each.shares.index(1)] for each in winners]
    assert sum(each.winners for each in found.values()) == pytest.approx(sum(points) / len(points))


def test_intervals_lie_in_order_and_have_their_line() -> None:
    drawn = intervals("Wins", [Shown("<a>", 0.5, 0.4, 0.6), Shown("b", 0.2, 0.1, 0.3)], lambda v: f"{v:.0%}", 0.25)
    assert "&lt;a&gt;" in drawn
    assert "class=fair" in drawn
    one, other = (float(x) for x in re.findall(r'<circle cx="([\d.]+)"', drawn))
    begin, end = (float(x) for x in re.findall(r'class=range d="M([\d.]+) [\d.]+H([\d.]+)"', drawn)[0])
    assert other < begin < one < end


def test_a_histogram_counts_everything_once() -> None:
    values = [n % 70 for n in range(500)]
    counts = [int(n) for n in re.findall(r"moves: (\d+)</title>", histogram("Moves", values, "moves"))]
    assert sum(counts) == 500
    assert len(counts) <= 24
    assert histogram("Moves", [], "moves") == ""
    assert "3 moves: 2" in histogram("Moves", [3, 3], "moves")


def test_axes_have_round_numbers() -> None:
    assert round_values(-3, 61) == [0, 20, 40, 60]
    assert len(round_values(0.4999, 0.5001)) >= 2
    assert shortened("search:1000/explore=0.3") == "search:1000/exp…"


# --- the command line


def test_the_command_writes_the_page_beside_the_file(kept: Path, tmp_path: Path) -> None:
    file = tmp_path / "mine.json"
    file.write_bytes(kept.read_bytes())
    program = Program(tmp_path, real=False)
    done = program("report", file)
    assert done.code == 0, done.all
    assert done.out == f"Written to {tmp_path / 'mine.html'}.\n"
    other = tmp_path / "other.html"
    assert program("report", file, "--out", other).code == 0
    assert other.read_bytes() == (tmp_path / "mine.html").read_bytes()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('{"game": "airships", "bots": []}\n', "is not a file of arena results, as `aerodrome arena` keeps them"),
        ("", "is not a file of arena results"),
        ('{"arena": 1}\n', "line 1 of"),
        (None, "cannot be read"),
    ],
)
def test_a_file_that_is_no_arena_is_refused(tmp_path: Path, text: str | None, words: str) -> None:
    file = tmp_path / "file.json"
    if text is not None:
        file.write_text(text)
    Program(tmp_path, real=False).refuses(words, "report", file)


def test_a_file_without_a_finished_deal_says_so(tmp_path: Path) -> None:
    file = tmp_path / "file.json"
    Results(Plan.make(AIRSHIPS, ["greedy", "random"], 3), file)
    Program(tmp_path, real=False).refuses("has no finished deal yet", "report", file)


def test_a_damaged_line_is_named(kept: Path, tmp_path: Path) -> None:
    file = tmp_path / "file.json"
    lines = kept.read_text().splitlines()
    file.write_text("\n".join([lines[0], lines[1][:50], *lines[2:]]) + "\n")
    with pytest.raises(BadRunFile, match=r"line 2 of .* is damaged"):
        report_of(file)
