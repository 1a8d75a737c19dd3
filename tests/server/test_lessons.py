"""Lessons: every script plays through as written. Browsers get all that they need for it, and no server plays it."""

from __future__ import annotations

import hashlib
import re
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import ast as fluent

from aerodrome.games import PACKAGES, load
from aerodrome.games.airships.state import ASK_EXTRA_GO
from aerodrome.play.luck import lesson_secret
from aerodrome.server import lessons
from aerodrome.server.lessons import (
    LEARNER,
    BadLesson,
    Lesson,
    Page,
    lesson_for,
    page_id,
    question_names,
    rehearse,
    rehearsed,
    text_ids,
)
from aerodrome.store.journal import decode, encode
from aerodrome.table.entries import Created, Settings
from aerodrome.table.errors import Refused
from aerodrome.text import ENGLISH, LANGUAGES
from aerodrome.text.catalogue import lesson_texts, parse, text_folder

from .helpers import Running

LOOKS = re.compile(r"|stage|dock|prompt|log|seat:[0-9]|move:.+")


def pages_of(lesson: Lesson) -> list[Page]:
    said = [page for step in lesson.steps for page in step.say]
    return [*said, lesson.outcome, lesson.end, *lesson.tips.values()]


# --- what is written ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PACKAGES)
def test_a_lesson_says_everything_in_every_language_and_nothing_else(game: str, language: str) -> None:
    file = text_folder(load(game)) / f"{language}.lesson.ftl"
    assert [entry.id.name for entry in parse(file).body if isinstance(entry, fluent.Message)] == text_ids(
        lesson_for(game)
    )
    texts, english = lesson_texts(load(game), language), lesson_texts(load(game))
    for id in text_ids(lesson_for(game)):
        assert len(texts.text(id).split()) <= 75, "a page is read at a glance"
        assert language == ENGLISH or texts.text(id) != english.text(id)


@pytest.mark.parametrize("game", PACKAGES)
def test_a_lesson_cites_rules_that_there_are(game: str) -> None:
    known = {rule.id for rule in load(game).rules}
    for id, page in zip(text_ids(lesson_for(game)), pages_of(lesson_for(game)), strict=True):
        assert page.rules, f"{id}: no rule stands behind it"
        assert set(page.rules) <= known, id


@pytest.mark.parametrize("game", PACKAGES)
def test_a_lesson_has_a_tip_for_every_question(game: str) -> None:
    assert set(lesson_for(game).tips) == set(question_names(load(game)).values())


@pytest.mark.parametrize("game", PACKAGES)
def test_a_lesson_points_at_what_there_is(game: str) -> None:
    lesson = lesson_for(game)
    for page in pages_of(lesson):
        assert LOOKS.fullmatch(page.look), page.look
        if page.look.startswith("seat:"):
            assert int(page.look[5:]) < lesson.seats
    for step in lesson.steps:
        assert step.say[-1].look == "", "the last page of a step points at the suggested move"


@pytest.mark.parametrize("game", PACKAGES)
def test_a_lesson_takes_about_five_minutes(game: str) -> None:
    lesson = lesson_for(game)
    assert 8 <= len(lesson.steps) <= 20
    texts = lesson_texts(load(game))
    pages = [page_id(i, j + 1) for i, step in enumerate(lesson.steps, 1) for j in range(len(step.say))]
    words = sum(len(texts.text(id).split()) for id in pages)
    assert 350 <= words <= 750, "at 200 words a minute, with time to play"


@pytest.mark.parametrize("game", PACKAGES)
def test_rehearsing_twice_gives_the_same_game(game: str) -> None:
    assert rehearse(game, lesson_for(game)) == rehearse(game, lesson_for(game))


def test_a_script_that_does_not_fit_the_game_is_noticed() -> None:
    lesson = lesson_for("airships")
    first, *others = lesson.steps
    wrong_move = msgspec.structs.replace(first, move="try Z-99")
    with pytest.raises(BadLesson, match="step 1: 'try Z-99' is not legal"):
        rehearse("airships", msgspec.structs.replace(lesson, steps=(wrong_move, *others)))
    wrong_question = msgspec.structs.replace(first, asks="ASK_BONUS")
    with pytest.raises(BadLesson, match="asked ASK_TARGET, not ASK_BONUS"):
        rehearse("airships", msgspec.structs.replace(lesson, steps=(wrong_question, *others)))


@dataclass(frozen=True)
class Spoilt:
    """As much of a game as its lesson is read from."""

    folder: Path


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The lesson of Airships in a folder of its own, to be spoilt."""
    game = load("airships")
    copy = shutil.copytree(game.folder, tmp_path / "airships", ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    monkeypatch.setattr(lessons, "load_game", lambda _: Spoilt(copy))
    lesson_for.cache_clear()
    yield copy
    lesson_for.cache_clear()


def test_a_lesson_that_cannot_be_read_names_the_file_and_the_place(folder: Path) -> None:
    script, texts = folder / "lesson.toml", folder / "text" / "en.lesson.ftl"
    written, said = script.read_text(), texts.read_text()
    script.write_text(written.replace("rules = ", "rule = ", 1))
    with pytest.raises(BadLesson, match=r"the lesson of airships: .*lesson\.toml.*steps\[0\]\.say\[0\]"):
        lesson_for("airships")
    script.write_text(written)
    texts.write_text(said.replace("lesson-2-1 = ", "lesson-2-1 ", 1))
    line = 1 + next(i for i, text in enumerate(said.splitlines()) if text.startswith("lesson-2-1"))
    with pytest.raises(BadLesson, match=rf"the lesson of airships: en\.lesson\.ftl, line {line}: "):
        lesson_for("airships")


def test_a_lesson_with_a_page_that_says_nothing_is_noticed(folder: Path) -> None:
    texts = folder / "text" / "en.lesson.ftl"
    texts.write_text(texts.read_text().replace("lesson-2-1 = ", "lesson-2-2 = ", 1))
    with pytest.raises(BadLesson, match=r"the lesson of airships: en\.lesson\.ftl lacks lesson-2-1"):
        lesson_for("airships")


# --- on the server ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_comes_in_the_language_that_is_asked_for(server: Running, language: str) -> None:
    client, texts = server.guest("Ann").client, lesson_texts(load("airships"), language)
    for answer in (
        client.get("/api/games/airships/lesson", params={"lang": language}),
        client.get("/api/games/airships/lesson", headers={"accept-language": f"{language}-CH, tlh;q=0.5"}),
    ):
        told = answer.json()
        assert told["steps"][0]["say"][0] == {
            "text": texts.text("lesson-1-1"), "look": "stage", "rules": ["AS-12.1", "AS-12.4"],
        }  # fmt: skip
        assert told["tips"][str(ASK_EXTRA_GO)]["text"] == texts.text("tip-extra-go")
        assert (told["outcome"]["text"], told["end"]["text"]) == (
            texts.text("lesson-outcome"),
            texts.text("lesson-end"),
        )


@pytest.mark.parametrize("game", PACKAGES)
def test_a_browser_gets_all_that_a_lesson_follows_from(server: Running, game: str) -> None:
    told = server.client().get(f"/api/games/{game}/lesson").json()
    written, script = lesson_for(game), rehearsed(game)
    assert (told["deal"], told["seats"], told.get("options", {})) == (written.deal, written.seats, written.options)
    assert [tuple(move) for move in told["moves"]] == list(script.log)
    for step, stop in zip(told["steps"], script.stops, strict=True):
        assert told["moves"][stop.plies] == [LEARNER, stop.action]
        assert (step["plies"], step["action"]) == (stop.plies, stop.action)
    assert {int(number) for number in told["tips"]} == set(question_names(load(game)))


def test_no_table_of_a_server_is_a_lesson(server: Running) -> None:
    guest = server.guest("Ann")
    answer = guest.client.post("/api/tables", json={"game": "airships", "seats": 2, "privacy": "lesson"})
    assert answer.status_code == 422
    with pytest.raises(Refused, match="lesson"):
        server.call(server.desk.house.create(Settings("airships", 2, privacy="lesson"), guest.id))


def test_there_is_no_lesson_for_an_unknown_game(server: Running) -> None:
    assert server.client().get("/api/games/chess/lesson").status_code == 404


def test_the_secret_of_a_lesson_is_no_secret() -> None:
    assert lesson_secret("airships", 7) == hashlib.sha256(b"aerodrome lesson airships 7").digest()


def test_journals_from_before_there_were_lessons_are_read_as_ever() -> None:
    old = b'{"k":"created","settings":{"game":"airships","seats":2},"rules":1,"cards":"c","commitment":"h","host":"p"}'
    entry = decode(old)
    assert isinstance(entry, Created)
    assert not entry.settings.is_lesson
    assert encode(entry) == old
