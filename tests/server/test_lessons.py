"""Lessons: every script plays through as it is written, on the real server; and none is taken for a fair game."""

from __future__ import annotations

import hashlib
import re
from typing import Any

import msgspec
import pytest

from aerodrome.games import PACKAGES, load
from aerodrome.play.luck import lesson_secret
from aerodrome.server.lessons import (
    LEARNER,
    BadLesson,
    Lesson,
    Page,
    lesson_for,
    question_names,
    rehearse,
    rehearsed,
)
from aerodrome.store.check import faults_of
from aerodrome.store.journal import decode, encode
from aerodrome.table.entries import Created, Settings
from aerodrome.table.errors import Refused

from .helpers import Guest, Player, Running, with_patience

LOOKS = re.compile(r"|stage|dock|prompt|log|seat:[0-9]|move:.+")


def pages_of(lesson: Lesson) -> list[Page]:
    said = [page for step in lesson.steps for page in step.say]
    return [*said, *lesson.tips.values(), lesson.outcome, lesson.end]


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


@pytest.mark.parametrize("game", PACKAGES)
def test_a_lesson_says_everything_in_both_languages(game: str) -> None:
    for page in pages_of(lesson_for(game)):
        assert page.en.strip()
        assert page.de.strip()
        assert page.en != page.de
        for text in (page.en, page.de):
            assert len(text.split()) <= 75, "a page is read at a glance"


@pytest.mark.parametrize("game", PACKAGES)
def test_a_lesson_cites_rules_that_there_are(game: str) -> None:
    known = {rule.id for rule in load(game).rules}
    for page in pages_of(lesson_for(game)):
        assert page.rules, f"{page.en[:40]}: no rule stands behind it"
        assert set(page.rules) <= known, page.en


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
    words = sum(len(page.en.split()) for step in lesson.steps for page in step.say)
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


# --- on the server ------------------------------------------------------------------------------------------


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
