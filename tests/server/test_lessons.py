"""Lessons: every script plays through as it is written, on the real server; and none is taken for a fair game."""

from __future__ import annotations

import hashlib
import re
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import ast as fluent

from aerodrome.games import PACKAGES, load
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
from aerodrome.store.check import faults_of
from aerodrome.store.journal import decode, encode
from aerodrome.table.entries import Created, Settings
from aerodrome.table.errors import Refused
from aerodrome.text import ENGLISH, LANGUAGES
from aerodrome.text.catalogue import lesson_texts, parse, text_folder

from .helpers import Guest, Player, Running, with_patience

LOOKS = re.compile(r"|stage|dock|prompt|log|seat:[0-9]|move:.+")


def pages_of(lesson: Lesson) -> list[Page]:
    said = [page for step in lesson.steps for page in step.say]
    return [*said, lesson.outcome, lesson.end, *lesson.tips.values()]


def begin(guest: Guest, game: str) -> str:
    answer = guest.client.post(f"/api/lessons/{game}")
    assert answer.status_code == 201, answer.text
    made = answer.json()
    assert (made["status"], made["mine"]) == ("running", [LEARNER])
    return str(made["id"])


def place(guest: Guest, id: str) -> dict[str, Any]:
    answer = guest.get(f"/api/tables/{id}/lesson")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def until_asked(player: Player, id: str) -> bool:
    """Wait until there is something to decide; False when the game is over. Moves without a choice the table makes."""
    seen = player.view(id)
    while seen.status == "running":
        if seen.ask is not None and len(seen.ask["legal"]) > 1 and seen.ask.get("chosen", -1) < 0:
            return True
        await player.receive()
    return False


async def choose(player: Player, id: str, action: int) -> None:
    seen = player.view(id)
    decision = seen.decision
    await player.ask("choose", table=id, seat=LEARNER, action=action, decision=decision)
    while seen.status == "running" and seen.decision == decision:
        await player.receive()


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
        client.get("/api/lessons/airships", params={"lang": language}),
        client.get("/api/lessons/airships", headers={"accept-language": f"{language}-CH, tlh;q=0.5"}),
    ):
        told = answer.json()
        assert told["steps"][0]["say"][0] == {
            "text": texts.text("lesson-1-1"), "look": "stage", "rules": ["AS-12.1", "AS-12.4"],
        }  # fmt: skip
        assert told["tips"]["ASK_EXTRA_GO"]["text"] == texts.text("tip-extra-go")
        assert (told["outcome"]["text"], told["end"]["text"]) == (
            texts.text("lesson-outcome"),
            texts.text("lesson-end"),
        )


@pytest.mark.parametrize("game", PACKAGES)
@with_patience
async def test_who_follows_the_coach_is_led_to_the_end(server: Running, game: str) -> None:
    guest = server.guest("Ann")
    lesson = guest.get(f"/api/lessons/{game}").json()
    id = begin(guest, game)
    async with guest.play() as player:
        await player.watch(id)
        for number, step in enumerate(lesson["steps"]):
            assert await until_asked(player, id)
            seen = player.view(id)
            assert seen.ask is not None
            at = place(guest, id)
            assert (at["step"], at["strayed"]) == (number, False)
            assert at["question"] == lesson_for(game).steps[number].asks
            assert step["action"] in seen.ask["legal"]
            for page in step["say"]:
                if page.get("look", "").startswith("action:"):
                    assert int(page["look"][7:]) in seen.ask["legal"]
            await choose(player, id, step["action"])
        await until_asked(player, id)
        at = place(guest, id)
        assert (at["step"], at["strayed"]) == (len(lesson["steps"]), False)
    table = server.table(id)
    played = [(seat, action) for seat, action, _ in table.log]
    script = list(rehearsed(game).log)
    assert played[: len(script)] == script
    assert server.call(faults_of(server.desk.house.store, id)) == []


@with_patience
async def test_who_makes_another_move_goes_on_freely(server: Running) -> None:
    guest = server.guest("Ann")
    id = begin(guest, "airships")
    suggested = rehearsed("airships").stops[0].action
    async with guest.play() as player:
        seen = await player.watch(id)
        assert await until_asked(player, id)
        assert seen.ask is not None
        await choose(player, id, next(action for action in seen.ask["legal"] if action != suggested))
        await until_asked(player, id)
        at = place(guest, id)
        assert at["strayed"]
        assert at["question"] in lesson_for("airships").tips
        await player.play_on(id, LEARNER, lambda legal: legal[0])
        assert place(guest, id)["step"] == len(lesson_for("airships").steps)
    assert server.table(id).status == "over"


@with_patience
async def test_a_move_that_is_taken_back_and_made_again_meets_the_same_answers(server: Running) -> None:
    guest = server.guest("Ann")
    game = "zeppeldrome"
    id = begin(guest, game)
    script = rehearsed(game)
    async with guest.play() as player:
        seen = await player.watch(id)
        for stop in script.stops[:3]:  # up to the choice on whom a card is played
            assert await until_asked(player, id)
            await choose(player, id, stop.action)
        assert await until_asked(player, id)
        assert seen.ask is not None
        other = next(action for action in seen.ask["legal"] if action != script.stops[3].action)
        await choose(player, id, other)
        assert place(guest, id)["strayed"]
        await player.ask("take back", table=id, seat=LEARNER, decision=seen.decision)
        assert place(guest, id) == {"step": 3, "strayed": False, "question": "ASK_TARGET"}
        for stop in script.stops[3:]:
            assert await until_asked(player, id)
            await choose(player, id, stop.action)
        await until_asked(player, id)
    assert [(seat, action) for seat, action, _ in server.table(id).log][: len(script.log)] == list(script.log)
    assert server.table(id).status == "over"


def test_a_lesson_is_listed_nowhere(server: Running) -> None:
    guest = server.guest("Ann")
    id = begin(guest, "airships")
    lobby = guest.get("/api/tables").json()
    assert id not in [table["id"] for table in lobby["open"] + lobby["running"]]
    assert id not in [table["id"] for table in guest.get("/api/tables/mine").json()["tables"]]
    assert id not in guest.get("/games").text
    assert server.guest("Ben").get(f"/api/tables/{id}").status_code == 404
    assert server.guest("Ben").get(f"/api/tables/{id}/lesson").status_code == 404


@with_patience
async def test_a_lesson_that_is_over_is_not_shown_as_fair(server: Running) -> None:
    guest = server.guest("Ann")
    id = begin(guest, "zeppeldrome")
    async with guest.play() as player:
        await player.watch(id)
        for stop in rehearsed("zeppeldrome").stops:
            assert await until_asked(player, id)
            await choose(player, id, stop.action)
        await until_asked(player, id)
        rematch = await player.ask("rematch", table=id, seat=LEARNER)
    table = server.table(id)
    assert table.status == "over"
    page = guest.get(f"/games/{id}").text
    assert "This was a lesson" in page
    assert "fair" not in page
    assert id not in guest.get("/games").text
    assert guest.get(f"/api/tables/{id}").json()["privacy"] == "lesson"
    again = server.table(rematch["table"])
    assert again.settings.privacy == "private"
    assert again.secret != table.secret


def test_a_new_lesson_ends_the_one_before(server: Running) -> None:
    guest = server.guest("Ann")
    first = begin(guest, "airships")
    second = begin(guest, "mad-zeppelin")
    assert server.table(first).status == "abandoned"
    assert server.table(second).status == "running"


def test_nobody_else_gets_a_known_secret(server: Running) -> None:
    guest = server.guest("Ann")
    answer = guest.client.post("/api/tables", json={"game": "airships", "seats": 2, "privacy": "lesson"})
    assert answer.status_code == 422
    made = guest.make_table("airships", seats=2, bots={"1": "greedy"}, sit={"0": ""}, start=True)
    assert guest.get(f"/api/tables/{made['id']}/lesson").status_code == 409
    house = server.desk.house
    with pytest.raises(Refused, match="lesson"):
        server.call(house.create(Settings("airships", 2), guest.id, lesson_secret=bytes(32)))
    with pytest.raises(Refused, match="lesson"):
        server.call(house.create(Settings("airships", 2, privacy="lesson"), guest.id))


def test_there_is_no_lesson_for_an_unknown_game(server: Running) -> None:
    guest = server.guest("Ann")
    assert guest.get("/api/lessons/chess").status_code == 404
    assert guest.client.post("/api/lessons/chess").status_code == 404
    assert server.client().post("/api/lessons/airships").status_code == 401


def test_the_secret_of_a_lesson_is_no_secret() -> None:
    assert lesson_secret("airships", 7) == hashlib.sha256(b"aerodrome lesson airships 7").digest()


def test_journals_from_before_there_were_lessons_are_read_as_ever() -> None:
    old = b'{"k":"created","settings":{"game":"airships","seats":2},"rules":1,"cards":"c","commitment":"h","host":"p"}'
    entry = decode(old)
    assert isinstance(entry, Created)
    assert not entry.settings.is_lesson
    assert encode(entry) == old
