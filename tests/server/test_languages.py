"""Languages: numbers and ids on the wire, and words in the reader's language over HTTP."""

from __future__ import annotations

import functools
import random
import re
from collections.abc import Callable, Iterator
from html import escape
from pathlib import Path
from typing import Any

import msgspec
import pytest

from aerodrome.analysis import hints
from aerodrome.bots.persons import PERSONS
from aerodrome.games import PACKAGES, load
from aerodrome.house.crew import hint as advice
from aerodrome.play.sight import Sight
from aerodrome.rulebook.messages import parsed
from aerodrome.server.languages import COOKIE, language_of
from aerodrome.server.pages import shell
from aerodrome.table.entries import AnyEntry, By, Privacy, Replay
from aerodrome.table.seating import STAND_INS
from aerodrome.table.wire import Advice, FromTable, ShareInfo
from aerodrome.text import LANGUAGES, Speaker, checks, rules_in, tagline, tell

from .helpers import Guest, Player, Running, seats_of, with_patience
from .test_pages import read

NAMES = ("Ωmega", "Čapek", "Żółw", "Ístá", "Ñandú", "Ğöl")
CHAT = "Ęffable!"
"""No text has these letters."""


# --- the wire


def strings_in(value: object) -> Iterator[str]:
    """Every string in a frame, keys left out."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from strings_in(each)
    elif isinstance(value, list):
        for each in value:
            yield from strings_in(each)


@functools.cache
def known_words(game: str) -> set[str]:
    """The ids that a frame may hold."""
    loaded = load(game)
    tags = {str(kind.__struct_config__.tag) for union in (FromTable, AnyEntry) for kind in union.__args__}
    kinds = {each for literal in (By, Privacy, Replay) for each in literal.__args__}
    shares = set(msgspec.json.schema(ShareInfo)["$defs"]["ShareInfo"]["properties"]["kind"]["enum"])
    statuses = {"open", "running", "over", "abandoned", "none", "event"}
    texts = set(checks.catalogue_of(None, "en"))
    codes = {
        "illegal", "no hint", "stale", "bad message", "not now", "not your turn", "not allowed", "taken", "unknown bot",
        "not seated",
    }  # fmt: skip
    ids = {game, *tags, *kinds, *shares, *statuses, *texts, *codes, *STAND_INS, *(r.id for r in loaded.rules)}
    return ids | {*NAMES, CHAT, *PERSONS}


def check_strings(game: str, told: object, *ids: str) -> None:
    """Nothing that is told is a text: it has ids, names of people, what they say themselves, numbers and hashes."""
    known = known_words(game)
    for text in strings_in(told):
        random_or_number = re.fullmatch(r"-?[0-9]+|[0-9a-f]{64}|", text)
        assert text in known or text in ids or random_or_number, (text, told)


def check_frames(game: str, id: str, frames: list[dict[str, Any]]) -> None:
    ids = {id, *(frame["id"] for frame in frames if "id" in frame)}
    for frame in frames:
        check_strings(game, frame, *ids)


@pytest.mark.parametrize("game", PACKAGES)
@with_patience
async def test_a_whole_game_has_no_words_on_the_wire(server: Running, game: str) -> None:
    """But for the names of people, and what they say themselves. Seat 1 watches as browsers do, without texts."""
    guest, seats = server.guest(NAMES[0]), seats_of(game)
    sit = {str(seat): NAMES[seat] for seat in range(seats)}
    made = guest.make_table(game, seats=seats, sit=sit, start=True, privacy="public", replay="everybody", hints=True)
    id, choice = made["id"], random.Random(5)
    async with guest.play() as player:
        for viewer in range(-1, seats):
            await player.ask("watch", table=id, seat=viewer, words=viewer != 1)
        await player.quiet()
        await player.ask("say", table=id, seat=0, text=CHAT)
        await player.ask("say", table=id, seat=-1, text=CHAT)
        await answers(player, id, seats)
        while server.table(id).status == "running":
            table = server.table(id)
            waited_for = [seat for seat in table.asked if seat not in table.sealed]
            seat = choice.choice(waited_for or [0])
            ask = player.view(id, seat).ask
            if not waited_for or ask is None or ask["decision"] != table.decision:
                await player.quiet()  # the table gives answers that leave no choice by itself
                continue
            action = choice.choice(ask["legal"])
            answer = await player.ask("choose", table=id, seat=seat, action=action, decision=ask["decision"])
            assert answer["t"] == "ack", answer
        await player.quiet()
    check_frames(game, id, player.frames)
    told = [item for frame in player.frames if frame.get("viewer") != 1 for item in frame.get("items", ())]
    assert {item.get("what", "said") for item in told if item["k"] == "said"} == {"said", "said-by-spectator"}
    asked = [(frame["viewer"], frame["ask"].get("words")) for frame in player.frames if frame.get("ask")]
    asks = [words for _, words in asked if words]
    assert len(asks) > 10
    assert {viewer for viewer, words in asked if not words} == {1}
    speak_all(game, asks, told, seats)
    for eyes in range(-2, seats):
        film = guest.get(f"/api/tables/{id}/replay", seat=eyes).json()
        check_strings(game, film, id)
        seen = [item for frame in film["frames"] for item in frame.get("items", ())]
        assert len(seen) > 20
        speak_all(game, [], seen, seats)


async def answers(player: Player, id: str, seats: int) -> None:
    """Messages whose answers have texts: what is refused, and what an action is."""
    seat = next(seat for seat in range(seats) if player.view(id, seat).ask)
    decision = (player.view(id, seat).ask or {})["decision"]
    described = await player.ask("describe", table=id, seat=seat, action=0)
    assert all(isinstance(number, int) for number in described["why"]["label"])
    late = await player.ask("choose", table=id, seat=seat, action=0, decision=decision - 1)
    assert late["what"] == "position-changed"
    too_early = await player.ask("take back", table=id, seat=seat, decision=decision)
    assert too_early["what"] == "takeback-impossible"
    hint = await player.ask("hint", table=id, seat=seat)
    assert hint["what"] == "hints-none-here", "these servers have no compiled rules"


@pytest.mark.native
@pytest.mark.parametrize("game", PACKAGES)
@with_patience
async def test_a_hint_has_no_words_on_the_wire(serve: Callable[..., Running], game: str) -> None:
    guest, seats = (server := serve()).guest(NAMES[0]), seats_of(game)
    sit = {str(seat): NAMES[seat] for seat in range(seats)}
    id = guest.make_table(game, seats=seats, sit=sit, start=True, hints=True)["id"]

    async def advise(sight: Sight, seed: int) -> Advice:
        return advice(sight, seed)

    with pytest.MonkeyPatch.context() as patch:
        patch.delenv("AERODROME_NO_NATIVE")
        patch.setattr(hints, "SECONDS", 0.2)
        patch.setattr(server.desk.house.crew, "hint", advise)
        async with guest.play() as player:
            for seat in range(seats):
                await player.watch(id, seat)
            speakers = [Speaker(load(game), language, NAMES[:seats]) for language in LANGUAGES]
            for _ in range(4):
                await player.quiet()
                seat = next(seat for seat in server.table(id).asked if seat not in server.table(id).sealed)
                answer = await player.ask("hint", table=id, seat=seat)
                moves = answer["advice"]["moves"]
                for speaker in speakers:
                    for said in (*(move["label"] for move in moves), answer["advice"]["why"]):
                        assert re.search(r"\w", speaker.text(said))
                        assert "⟦" not in speaker.text(said)
                decision = (player.view(id, seat).ask or {})["decision"]
                await player.ask("choose", table=id, seat=seat, action=moves[0]["action"], decision=decision)
    check_frames(game, id, player.frames)
    assert len([frame for frame in player.frames if frame.get("advice")]) == 4


@pytest.mark.parametrize("game", PACKAGES)
@with_patience
async def test_a_table_has_no_words_on_the_wire_before_and_after_its_game(server: Running, game: str) -> None:
    """What people do there and what they may not do: seats, bots, the start, giving up, and the lists of tables."""
    host, friend, seats = server.guest(NAMES[0]), server.guest(NAMES[1]), seats_of(game)
    id = host.make_table(game, seats=seats, privacy="public")["id"]
    refused: list[str] = []

    async def do(player: Player, t: str, **fields: Any) -> None:
        answer = await player.ask(t, table=id, **fields)
        if answer["t"] == "refused":
            refused.append(answer["what"])
            for language in LANGUAGES:
                assert tell(language, answer["what"], **answer.get("args", {}))

    async with host.play() as ours, friend.play() as theirs:
        for player in (ours, theirs):
            await player.watch(id, -1)
        await do(ours, "sit", seat=0, name=NAMES[0])
        await do(theirs, "sit", seat=0, name=NAMES[1])
        await do(theirs, "sit", seat=1, name=NAMES[1])
        await do(theirs, "bot", seat=0, bot="greedy")
        await do(theirs, "leave", seat=1)
        await do(theirs, "sit", seat=1, name=NAMES[1])
        await do(ours, "free", seat=1, close=True)
        await do(theirs, "sit", seat=1, name=NAMES[1])
        await do(ours, "readmit", name=NAMES[1])
        for seat in range(1, seats):
            await do(ours, "bot", seat=seat, bot=CHAT)
            await do(ours, "bot", seat=seat, bot="greedy")
        await do(ours, "ready", seat=0, pledge="short")
        lobby = host.get("/api/tables").json()
        await do(ours, "ready", seat=0)
        await do(ours, "start")
        await do(ours, "ready", seat=0)
        await do(ours, "rematch", seat=0)
        await do(theirs, "choose", seat=0, action=0, decision=0)
        running, mine = host.get("/api/tables").json(), host.get("/api/tables/mine").json()["tables"]
        await do(ours, "leave", seat=0)
        await ours.quiet()
        await theirs.quiet()
    wanted = {"seat-taken", "only-host", "seat-closed", "no-such-bot", "pledge-wrong", "game-begun"}
    assert wanted <= set(refused), refused
    news = [item for frame in ours.frames for item in frame.get("items", ()) if item["k"] != "event"]
    assert {"seated", "left", "freed", "readmitted", "ready", "started"} <= {item["k"] for item in news}
    speak_all(game, [], news, seats)
    for player in (ours, theirs):
        check_frames(game, id, player.frames)
    lists = [*lobby["open"], *running["running"], *mine]
    listed = [each for each in lists if each["id"] == id]
    assert {each["status"] for each in listed} == {"open", "running"}
    check_strings(game, listed, id, load(game).title)


def speak_all(game: str, asks: list[dict[str, Any]], items: list[dict[str, Any]], seats: int) -> None:
    """Everything that came has words in every language."""
    loaded = load(game)
    speakers = [Speaker(loaded, language, NAMES[:seats]) for language in LANGUAGES]
    for speaker in speakers:
        for ask in asks[:: max(1, len(asks) // 40)]:
            assert speaker.text(ask["prompt"])
            assert all(speaker.text(move["label"]) for move in ask["moves"])
        for item in items:
            if item["k"] == "event":
                said = item.get("said")
                if said is None:
                    message = loaded.messages[item["event"]]
                    said = [item["event"], *item.get("values", ())[: len(message.plain)]]
                assert parsed(said, loaded.messages)
                assert "⟦" not in speaker.text(said)
            else:
                assert tell(speaker.language, item.get("what") or item["k"], **item.get("args", {}))


@with_patience
async def test_an_illegal_move_names_its_rule(server: Running) -> None:
    guest = server.guest("Ann")
    id = guest.make_table("airships", seats=2, sit={"0": "Ann", "1": "Ben"}, start=True)["id"]
    async with guest.play() as player:
        for seat in (0, 1):
            await player.watch(id, seat)
        seat = server.table(id).asked[0]
        ask = player.view(id, seat).ask or {}
        wrong = next(action for action in range(load("airships").actions) if action not in ask["legal"])
        answer = await player.ask("choose", table=id, seat=seat, action=wrong, decision=ask["decision"])
    assert answer["what"] == "illegal"
    assert re.fullmatch(r"AS-\d+\.\d+", answer["rule"])
    assert set(answer) <= {"t", "id", "code", "what", "args", "rule"}


# --- who reads which language


@pytest.mark.parametrize(
    ("query", "cookie", "header", "language"),
    [
        ("", "", "", "en"),
        ("lang=de", "", "", "de"),
        ("lang=tlh", "", "de", "en"),
        ("lang=", "", "de", "de"),
        ("lang=fr", f"{COOKIE}=de", "de", "fr"),
        ("", f"{COOKIE}=fr", "de", "fr"),
        ("", f"a=b; {COOKIE}=fr; c=d", "", "fr"),
        ("", f"{COOKIE}=../x", "de", "en"),
        ("", "", "fr-CH, fr;q=0.9, en;q=0.8", "fr"),
        ("", "", "tlh, de;q=0.5, en;q=0.4", "de"),
        ("", "", "tlh", "en"),
        ("", "", "de;q=x, ;;;, fr;q=0", "en"),
        ("lang=%00", "", "", "en"),
    ],
)
def test_the_language_of_a_request(query: str, cookie: str, header: str, language: str) -> None:
    headers = [(b"cookie", cookie.encode()), (b"accept-language", header.encode())]
    assert language_of({"query_string": query.encode(), "headers": headers}) == language


def test_what_is_refused_is_told_in_the_language_of_the_request(server: Running) -> None:
    client = server.client()
    for language in LANGUAGES:
        answer = client.get("/api/tables/nowhere", params={"lang": language})
        assert answer.json() == {
            "error": "unknown table", "what": "no-such-table", "args": {}, "text": tell(language, "no-such-table"),
        }  # fmt: skip
        assert client.get("/api/tables/nowhere", headers={"accept-language": language}).json() == answer.json()
    odd = client.get("/api/tables/nowhere", params={"lang": "tlh"})
    assert odd.json()["text"] == tell("en", "no-such-table")
    wrong = server.guest("Ann").client.post("/api/tables?lang=de", json={"game": "airships", "seats": 9})
    assert wrong.json()["args"] == {"game": "Airships", "range": "2–4", "seats": "9"}
    assert wrong.json()["text"] == "Airships ist für 2–4 Plätze, nicht für 9."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PACKAGES)
def test_a_game_is_described_in_every_language(server: Running, game: str, language: str) -> None:
    client, loaded = server.client(), load(game)
    told = client.get("/api/games", params={"lang": language}).json()
    assert told["languages"] == list(LANGUAGES)
    sheet = next(each for each in told["games"] if each["name"] == game)
    assert sheet["tagline"] == tagline(loaded, language)
    assert all(option["label"] and option["help"] and all(option["shown"].values()) for option in sheet["options"])
    rules = client.get(f"/api/games/{game}/rules", params={"lang": language}).json()["rules"]
    assert [rule["text"] for rule in rules] == [rule.text for rule in rules_in(loaded, language)]


@pytest.mark.parametrize("game", PACKAGES)
def test_the_texts_of_a_game_come_whole_and_once(server: Running, game: str) -> None:
    client, loaded = server.client(), load(game)
    answer = client.get(f"/api/games/{game}/texts", params={"lang": "de"})
    told = answer.json()
    assert [(number, id) for number, id, _ in told["messages"]] == sorted(
        (int(m), m.id) for m in loaded.messages.values()
    )
    for number, _, kinds in told["messages"]:
        for (name, form, *more), (own, kind) in zip(kinds, loaded.messages[number].kinds.items(), strict=True):
            assert (name, form) == (own, kind.form)
            assert more == ([kind.word, list(kind.ids)] if kind.ids else [])
    for text, language in ((told["text"], "de"), (told["english"], "en")):
        there = set(re.findall(r"^([a-z][\w-]*) =", text, re.M))
        wanted = {
            *checks.catalogue_of(loaded, language),
            *(f"rule-{r.number // 100}-{r.number % 100}" for r in loaded.rules),
        }
        assert wanted <= there
    assert told["notation"]
    tag = answer.headers["etag"]
    again = client.get(f"/api/games/{game}/texts", params={"lang": "de"}, headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")
    english = client.get(f"/api/games/{game}/texts", params={"lang": "tlh"})
    assert "english" not in english.json()
    assert english.headers["etag"] != tag
    assert client.get("/api/games/chess/texts").status_code == 404


# --- pages


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_there_in_every_language(server: Running, language: str) -> None:
    client = server.client()
    for path, title in (
        ("/games", tell(language, "page-finished")),
        ("/rules/airships", tell(language, "page-rules-of", game="Airships")),
        ("/nowhere", tell(language, "page-fault")),
    ):
        answer = client.get(path, headers={"accept-language": language})
        page = read(answer.text)
        assert f'<html lang="{language}">' in answer.text
        assert title in page.text
        assert [f"{path}?lang={each}" for each in LANGUAGES] == [link for link in page.links if "lang=" in link]
    rules = read(client.get(f"/rules/airships?lang={language}").text)
    for rule in rules_in(load("airships"), language):
        assert rule.text in rules.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_clients_page_says_what_there_is_without_script(tmp_path: Path, language: str) -> None:
    file = tmp_path / "index.html"
    file.write_text('<html lang="en"><noscript>\n<!-- x -->\n</noscript><div id="app"></div></html>', encoding="utf-8")
    told = shell(file, 0, language)
    assert f'<html lang="{language}">' in told
    assert told.endswith('</div></noscript><div id="app"></div></html>')
    assert escape(tell(language, "page-no-script")) in told
    for path in (*(f"/rules/{game}" for game in PACKAGES), "/games"):
        assert f'<a href="{path}">' in told


def test_a_language_that_was_chosen_stays_chosen(server: Running) -> None:
    client = server.client()
    assert '<html lang="fr">' in client.get("/games?lang=fr").text
    assert '<html lang="fr">' in client.get("/rules/airships").text
    assert client.get("/api/tables/nowhere").json()["text"] == tell("fr", "no-such-table")
    assert "set-cookie" not in client.get("/games?lang=tlh").headers
    page = read(server.client().get("/games?before=1.0:x&lang=de").text)
    assert "/games?before=1.0%3Ax&lang=fr" in page.links
    crafted = read(server.client().get("//evil.example/%22%3E?lang=de").text)
    assert not [link for link in crafted.links if link.startswith("//")]


# --- tables in words


def test_a_table_in_words_of_every_language(server: Running) -> None:
    guest: Guest = server.guest("Ann")
    id = guest.make_table("mad-zeppelin", seats=2, sit={"0": "Ann", "1": "Ben"}, start=True)["id"]
    asked = server.table(id).asked[0]
    seen = {}
    for language in LANGUAGES:
        view = guest.get(f"/api/tables/{id}/view", seat=asked, lang=language).json()
        log = guest.get(f"/api/tables/{id}/log", seat=asked, lang=language).json()["items"]
        excerpt = guest.get(f"/api/tables/{id}/export", seat=asked, lang=language).json()["events"]
        assert [item["text"] for item in log] == excerpt
        seen[language] = (
            view["question"],
            tuple(view["sentences"]),
            tuple(m["label"] for m in view["moves"]),
            *excerpt,
        )
        assert [m["text"] for m in view["moves"]] == [
            m["text"] for m in guest.get(f"/api/tables/{id}/view", seat=asked, lang="en").json()["moves"]
        ], "notation has no language"
    assert len(set(seen.values())) == len(LANGUAGES)
