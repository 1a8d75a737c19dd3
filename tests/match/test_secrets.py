"""Secrets at the table of Mad Zeppelin: what a seat is told, sees and may take back, and what it must not learn."""

from __future__ import annotations

import dataclasses
import functools
import itertools
import json
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import aerodrome
from aerodrome import EditedFile, TruncatedFile
from aerodrome.bots import BOTS, make_bot
from aerodrome.games.mad_zeppelin import state
from aerodrome.games.mad_zeppelin.cards import CARGO_IDS, KARL, TRAITOR_IDS
from aerodrome.play.gamefile import match_text, parse_match
from aerodrome.play.match import Match, NothingToUndo
from aerodrome.play.moves import IllegalMove
from aerodrome.play.position import position_text, read_position
from aerodrome.play.sight import Chronicle, Sight
from aerodrome.rulebook.record import HIDDEN
from aerodrome.rulebook.strict import HiddenLook, StrictState
from aerodrome.text import Speaker
from tests.match.helpers import Parts, parts_of, picture, play_on, random_match, state_of

NAMES = ["Ada", "Ben", "Cleo", "Dora", "Emil", "Fay"]
OWN = (
    state.EVENT_FIRST_CARD,
    state.EVENT_DEALT,
    state.EVENT_KEEPS,
    state.EVENT_PEEKS,
    state.EVENT_DRAWN,
)
"""Events that only the seat they speak of is told."""
TABLES = [(2, 2), (2, 12), (3, 3), (3, 13), (4, 14), (5, 5), (6, 16)]


@functools.cache
def game_of(seats: int, seed: int) -> Match:
    """A finished random game, not to be changed; from seed 10 on with eager thieves, who name what others hold."""
    match = aerodrome.new("mad-zeppelin", seats, seed=seed, names=NAMES[:seats])
    while not match.over:
        seat, s = min(match.to_act), match.board.state()
        held = [n for n in range(14) for i in range(seats) if i != seat and s.players[i].traitors >> n & 1]
        eager = {state.PICK + KARL, state.PLAY + KARL, state.USE_ABILITY, state.STEAL_CARD}
        eager |= {state.NAME + held[0]} if held and s.players[seat].current == KARL else set()
        wanted = eager & set(match.legal(seat).numbers) if seed >= 10 else set()
        if wanted:
            match.play(seat, wanted.pop())
        else:
            play_on(match, 1000 * seed + match.ply, 1)
    return match


def games() -> Iterator[Match]:
    return (game_of(seats, seed) for seats, seed in TABLES)


def again(match: Match) -> Match:
    """The same match before its first move."""
    return aerodrome.new(match.game, match.seats, seed=match.luck.seed, names=match.names)  # type: ignore[attr-defined]


@functools.cache
def walk(finished: Match) -> tuple[tuple[Match, int, int], ...]:
    """The same game once more: the match before every move, who makes it, and the action; do not change it."""
    match, moments = again(finished), []
    for ply in finished.log:
        moments.append((match.copy(), ply.seat, ply.action))
        match.play(ply.seat, ply.action)
    return tuple(moments)


def viewers(match: Match) -> list[int | None]:
    return [None, *range(match.seats)]


@functools.cache
def questions() -> dict[int, Match]:
    """A match for every kind of question, with the seat asked being the one that must answer."""
    found: dict[int, Match] = {}
    for finished in games():
        for match, _, _ in walk(finished):
            found.setdefault(match.board.state().asked, match)
    assert sorted(found) == list(range(state.QUESTIONS))
    return found


def asked(question: int) -> tuple[Match, int]:
    match = questions()[question].copy()
    return match, min(match.to_act)


# --- events


@pytest.mark.parametrize(("seats", "seed"), TABLES)
def test_draws_picks_and_looks_are_told_to_the_seat_they_speak_of_and_to_nobody_else(seats: int, seed: int) -> None:
    match = game_of(seats, seed)
    for viewer in viewers(match):
        told = [event for event in match.events(viewer) if event.kind in OWN]
        assert {event.values[0] for event in told} == ({viewer} if viewer is not None else set())
    assert all(any(event.kind == state.EVENT_KEEPS for event in match.events(seat)) for seat in range(seats))


@pytest.mark.parametrize(("seats", "seed"), TABLES)
def test_everybody_hears_the_rest_in_the_same_order(seats: int, seed: int) -> None:
    match = game_of(seats, seed)
    public = [(event.ply, event.text) for event in match.events()]
    private = (*OWN, state.EVENT_STOLEN_CARD)
    for seat in range(seats):
        assert [(event.ply, event.text) for event in match.events(seat) if event.kind not in private] == public


def test_the_leader_and_nobody_else_hears_in_every_turn_what_is_out_of_play() -> None:
    for match in games():
        leaders = [event.values[1] for event in match.events() if event.kind == state.EVENT_TURN]
        looks = sorted(
            (event.ply, seat)
            for seat in range(match.seats)
            for event in match.events(seat)
            if event.kind == state.EVENT_PEEKS
        )
        assert [seat for _, seat in looks] == leaders[: len(looks)]
        assert len(leaders) - len(looks) <= 1


def test_the_leader_sees_what_is_out_of_play_and_others_do_not() -> None:
    match, _ = asked(state.ASK_PLAY)
    leader = match.view()["leader"]
    for viewer in viewers(match):
        out = match.view(viewer)["out_of_play"]
        assert (out is not None) == (viewer == leader)
        assert any("out of play" in line for line in match.describe(viewer)) == (viewer == leader)


def test_thief_and_victim_learn_the_stolen_card_and_nobody_else_does() -> None:
    thefts = 0
    for match in games():
        public = [e for e in match.events() if e.kind == state.EVENT_STEALS_CARD]
        assert not [e for e in match.events() if e.kind == state.EVENT_STOLEN_CARD]
        for seat in range(match.seats):
            learnt = [(e.ply, e.values[:2]) for e in match.events(seat) if e.kind == state.EVENT_STOLEN_CARD]
            assert learnt == [(e.ply, e.values[:2]) for e in public if seat in e.values[:2]]
        thefts += len(public)
    assert thefts >= 5


def test_the_card_that_thief_and_victim_are_told_is_the_one_that_was_taken() -> None:
    thefts = 0
    for finished in games():
        stolen = {e.ply for e in finished.events() if e.kind == state.EVENT_STEALS_CARD}
        for match, seat, action in walk(finished):
            if match.ply + 1 in stolen:
                before, seen = match.copy(), len(match.chronicle)
                after = match.copy()
                after.play(seat, action)
                for to, kind, *values in (event for _, event in list(after.chronicle)[seen:]):
                    if kind == state.EVENT_STOLEN_CARD and to == values[0]:
                        thief, _, card = values
                        gained = Counter(hand_of(after, thief)) - Counter(hand_of(before, thief))
                        assert gained == {CARGO_IDS[card]: 1}
                        thefts += 1
    assert thefts >= 5


def hand_of(match: Match, seat: int) -> dict[str, int]:
    hand: dict[str, int] = match.view(seat)["players"][seat]["hand"]
    return hand


@pytest.mark.parametrize(("seats", "seed"), TABLES)
def test_a_seat_can_follow_its_own_hand_by_what_it_is_told(seats: int, seed: int) -> None:
    match = game_of(seats, seed)
    for seat in range(seats):
        hand: Counter[str] = Counter()
        challenger = -1
        for event in match.events(seat):
            who, b, c = event.values
            if who == seat and event.kind in (
                state.EVENT_FIRST_CARD,
                state.EVENT_DRAWN,
                state.EVENT_DRAWN_FROM_BELOW,
            ):
                hand[CARGO_IDS[b]] += 1
            elif who == seat and event.kind in (state.EVENT_OVERBOARD, state.EVENT_PAYS_CRATE, state.EVENT_MATCHES):
                hand[CARGO_IDS[b]] -= 1
            elif who == seat and event.kind == state.EVENT_ALCOHOL:
                hand["alcohol"] -= 1
            elif event.kind == state.EVENT_STOLEN_CARD:
                hand[CARGO_IDS[c]] += 1 if who == seat else -1
            elif event.kind == state.EVENT_SHOWS:
                challenger = who
            if event.kind == state.EVENT_MATCHES and challenger == seat:
                hand[CARGO_IDS[c]] -= 1
        assert +hand == hand_of(match, seat)


@pytest.mark.parametrize(("seats", "seed"), TABLES)
def test_the_events_of_every_viewer_are_numbered_without_gaps(seats: int, seed: int) -> None:
    match = game_of(seats, seed)
    heard = {}
    for viewer in viewers(match):
        events = match.events(viewer)
        assert [event.number for event in events] == list(range(len(events)))
        assert [event.ply for event in events] == sorted(event.ply for event in events)
        for since in (0, 1, len(events) // 2, len(events)):
            assert match.events(viewer, since) == events[since:]
        heard[viewer] = len(events)
    assert all(heard[seat] > heard[None] for seat in range(seats))


# --- worlds that a seat cannot tell apart


def another_world(match: Match, viewer: int, lot: int) -> Match:
    """The match as the viewer may imagine it just as well; what was told before is the same and left out."""
    state = match.game.state.unpack(match.board.blinded(viewer))
    match.game.plain.deal(state, viewer, [lot, 2, 3, 4])
    world = match.copy(state.pack())
    world.chronicle = Chronicle()
    return world


def seen(match: Match, viewer: int | None) -> list[Any]:
    """All that a viewer can get out of a match, save what it was told before."""
    everything: list[Any] = [
        match.view(viewer),
        match.describe(viewer),
        match.brief(viewer),
        match.position(viewer),
        match.to_act,
        match.over,
        match.outcome.scores,
        match.outcome.places,
    ]
    if viewer is not None:
        sight = match.sight(viewer)
        everything += [sight.state.pack(), sight.seat, sight.ply, sight.legal, sight.names]
        everything += [match.legal(viewer), match.question(viewer)]
        everything += [match.rules_in_play(viewer)]
        if viewer in match.to_act:
            everything += [match.default(viewer)]
            everything += [match.game.plain.refusal(match.board.state(), viewer, n) for n in range(match.game.actions)]
    return everything


@pytest.mark.parametrize(("seats", "step"), [(2, 11), (3, 17), (4, 13), (6, 31)])
def test_worlds_that_a_viewer_cannot_tell_apart_look_alike_in_everything(seats: int, step: int) -> None:
    differed: Counter[int | None] = Counter()
    for seed in [seed for n, seed in TABLES if n == seats]:
        for match, asked_seat, _ in walk(game_of(seats, seed)):
            for viewer in viewers(match) if match.ply % step == 0 else [asked_seat] * (match.ply % step == 1):
                one, other = (another_world(match, -1 if viewer is None else viewer, lot) for lot in (1, 2))
                assert seen(one, viewer) == seen(other, viewer)
                differed[viewer] += one.board.state().players != other.board.state().players
    assert all(differed[viewer] > 5 for viewer in [None, *range(seats)])


def test_the_true_world_looks_like_one_that_its_viewer_may_imagine() -> None:
    for question in range(state.QUESTIONS):
        match, _ = asked(question)
        for viewer in viewers(match):
            world = another_world(match, -1 if viewer is None else viewer, 7)
            assert seen(world, viewer) == seen(match, viewer)


@pytest.mark.parametrize("name", sorted(BOTS))
@pytest.mark.parametrize(("seats", "seed"), [(2, 2), (4, 14), (6, 16)])
def test_a_bot_chooses_the_same_in_worlds_that_its_seat_cannot_tell_apart(name: str, seats: int, seed: int) -> None:
    bot = make_bot(name, 3)
    differed = 0
    for match, seat, _ in walk(game_of(seats, seed))[::5]:
        chosen = bot.choose(match.sight(seat))
        assert chosen in match.legal(seat).numbers
        world = another_world(match, seat, match.ply)
        assert bot.choose(world.sight(seat)) == chosen
        differed += state_of(world) != state_of(match)
    assert differed > 10


@pytest.mark.parametrize("name", sorted(BOTS))
def test_a_bot_looks_at_nothing_hidden(name: str) -> None:
    bot = make_bot(name, 8)
    for finished in games():
        for match, seat, _ in walk(finished):
            if match.ply % 9 == 0:
                sight = match.sight(seat)
                assert bot.choose(dataclasses.replace(sight, state=StrictState(sight.state))) == bot.choose(sight)


def look_at_a_hand(sight: Sight) -> Any:
    return sight.state.players[1 - sight.seat].hand[0]


def look_at_traitors(sight: Sight) -> Any:
    return sight.state.players[1 - sight.seat].traitors


def look_at_the_hold(sight: Sight) -> Any:
    return sight.state.unseen[3]


def look_at_what_the_other_knows_of_a_third(sight: Sight) -> Any:
    return sight.state.players[1].known[2][0]


@pytest.mark.parametrize(
    ("peek", "field"),
    [
        (look_at_a_hand, r"players\[1\]\.hand\[0\]"),
        (look_at_traitors, r"players\[1\]\.traitors"),
        (look_at_the_hold, r"unseen\[3\]"),
        (look_at_what_the_other_knows_of_a_third, r"players\[1\]\.known\[2\]\[0\]"),
    ],
)
def test_a_bot_that_peeks_fails_on_a_strict_sight_with_the_field_it_peeked_at(peek: Any, field: str) -> None:
    sight = random_match(3, 3, 20, game="mad-zeppelin").sight(0)
    assert peek(sight) == HIDDEN
    with pytest.raises(HiddenLook, match=f"{field} is hidden"):
        peek(dataclasses.replace(sight, state=StrictState(sight.state)))


def test_a_sight_holds_the_seat_s_own_cards_and_no_other_s() -> None:
    match = random_match(5, 4, 40, game="mad-zeppelin")
    for seat in range(4):
        sight = match.sight(seat)
        for i, player in enumerate(sight.state.players[:4]):
            assert (list(player.hand) == [HIDDEN] * 11) == (i != seat)
            assert (player.traitors == HIDDEN) == (i != seat)
        assert list(sight.state.unseen) == [HIDDEN] * 11
        assert list(sight.events) == match.events(seat)


def test_views_are_json_all_through_a_game_and_show_one_hand_at_most() -> None:
    for match, _, _ in walk(game_of(5, 5)):
        if match.ply % 10 == 0:
            for viewer in viewers(match):
                view = match.view(viewer)
                assert json.loads(json.dumps(view)) == view
                assert str(HIDDEN) not in json.dumps(view)
                assert [p["seat"] for p in view["players"] if p["hand"] is not None] == [viewer] * (viewer is not None)
                assert [p["seat"] for p in view["players"] if p["traitors"] is not None] == (
                    [viewer] * (viewer is not None)
                )


# --- taking back


def last_move(text: str, question: int | None = None, namer: str = "") -> Match:
    """A match whose last move begins with this text, was the answer to this question, and that Traitor's."""
    for finished in games():
        for (match, seat, action), ply in zip(walk(finished), finished.log, strict=True):
            player = match.board.state().players[match.board.state().seat]
            own = not namer or (TRAITOR_IDS[player.current] == namer and player.acts_as in (-1, player.current))
            if own and ply.text.startswith(text) and question in (None, match.board.state().asked):
                after = match.copy()
                after.play(seat, action)
                return after
    raise AssertionError(f"nobody ever made the move {text!r}")


@pytest.mark.parametrize(
    "text",
    [
        *("pick ", "play ", "throw ", "place alcohol", "re-roll die "),
        *("pay small crate", "pay large crate", "steal card"),
    ],
)
def test_what_has_shown_or_drawn_a_card_or_thrown_dice_cannot_be_taken_back(text: str) -> None:
    tried = 0
    for match in (match for finished in games() for match, _, _ in walk(finished)[1:]):
        if tried < 40 and match.log[-1].text.startswith(text):
            before, tried = state_of(match), tried + 1
            with pytest.raises(NothingToUndo, match="depended on a hidden hand"):
                match.undo()
            assert state_of(match) == before
    assert tried


def test_a_card_or_a_hand_shown_to_a_challenger_cannot_be_taken_back() -> None:
    for text in ("show hand", "show "):
        with pytest.raises(NothingToUndo):
            last_move(text, state.ASK_ANSWER).undo()


def test_a_card_shown_for_a_challenge_cannot_be_taken_back() -> None:
    match = next(
        match
        for finished in games()
        for match, _, _ in walk(finished)
        if match.board.state().asked == state.ASK_RIVAL and match.log[-1].text.startswith("show ")
    )
    assert match.view()["showing"] is not None  # everybody sees it
    with pytest.raises(NothingToUndo):
        match.copy().undo()


def test_a_traitor_that_tim_has_laid_open_cannot_be_taken_back() -> None:
    with pytest.raises(NothingToUndo):
        last_move("name ", namer="tim").undo()


@pytest.mark.parametrize(
    ("text", "namer"),
    [
        *(("name ", namer) for namer in ("karl", "ripp", "shadow")),
        *(("use ability", namer) for namer in ("karl", "ripp", "hans", "ratatine", "tim", "shadow")),
        *(("set die ", "ratatine"), ("leave the dice", "ratatine"), ("pay coins", ""), ("end play", "")),
    ],
)
def test_what_has_shown_nobody_a_card_can_be_taken_back_to_the_very_bytes_and_events(text: str, namer: str) -> None:
    match = last_move(text, namer=namer)
    after, last = picture(match), match.log[-1]
    taken = match.undo()
    assert taken == last
    assert match.to_act == {last.seat}
    finished = next(m for m in games() if m.seats == match.seats and m.luck.text() == match.luck.text())
    straight = again(finished)
    for ply in finished.log[: match.ply]:
        straight.play(ply.seat, ply.action)
    assert picture(match) == picture(straight)
    match.play(last.seat, last.action)
    assert picture(match) == after


def certain(match: Match) -> list[Counter[str]]:
    """For every viewer, the cards that it is certain of: with whom Cargo is or lies, and where Traitors are."""
    out = []
    for viewer in viewers(match):
        view = match.view(viewer)
        cards: Counter[str] = Counter()
        for player in view["players"]:
            for key, name in (("hand", "holds"), ("known", "shown"), ("laid_out", "shown")):
                for kind, n in (player[key] or {}).items():
                    cards[f"{player['seat']} {name} {kind}"] += n
            for traitor in player["traitors"] or ():
                cards[f"{player['seat']} {traitor}"] = 1
        for traitor in view["traitors"]:
            cards[f"{traitor['id']} {traitor['seen_at']}"] = traitor["seen_at"] is not None
        out.append(cards)
    return out


def test_no_move_that_can_be_taken_back_makes_anybody_certain_of_another_card() -> None:
    taken: Counter[str] = Counter()
    for finished in games():
        for before, after in itertools.pairwise(match for match, _, _ in walk(finished)):
            text = after.log[-1].text
            word = text.split()[0]
            if taken[word] == 20:
                continue
            try:
                after.copy().undo()
            except NothingToUndo:
                continue
            learnt = [now - then for now, then in zip(certain(after), certain(before), strict=True)]
            assert not any(learnt), text
            taken[word] += 1
    assert {"end", "leave", "name", "pay", "set", "use"} <= set(taken)


# --- files and positions


def there_and_back(match: Match, path: Path) -> Match:
    match.save(path)
    loaded = aerodrome.load(path)
    assert picture(loaded) == picture(match)
    assert match_text(loaded) == path.read_text(encoding="utf-8") == match_text(match)
    return loaded


@pytest.mark.parametrize(("seats", "seed"), TABLES)
def test_a_finished_match_with_secrets_comes_back_as_it_was_saved(tmp_path: Path, seats: int, seed: int) -> None:
    assert there_and_back(game_of(seats, seed), tmp_path / "game.aero").over


@pytest.mark.parametrize("question", range(state.QUESTIONS))
def test_a_match_saved_at_any_question_goes_on_as_if_it_had_not_been_saved(tmp_path: Path, question: int) -> None:
    match, _ = asked(question)
    loaded = there_and_back(match, tmp_path / "game.aero")
    assert loaded.board.state().asked == question
    assert picture(play_on(loaded, 3, 30)) == picture(play_on(match, 3, 30))


def test_a_match_with_every_option_comes_back(tmp_path: Path) -> None:
    options: dict[str, str | int] = {"mode": "long-haul", "first_leader": 2, "cargo_removed": 10, "airsick": 0}
    options |= {"costs": "points", "extra_coin": "igor", "hernan_rolls": "one-play"}
    match = random_match(3, 3, 50, options, game="mad-zeppelin")
    there_and_back(match, tmp_path / "game.aero")
    assert "option mode: long-haul" in match_text(match)


def test_secret_luck_is_kept(tmp_path: Path) -> None:
    match = play_on(aerodrome.new("mad-zeppelin", 3), 1, 30)
    loaded = there_and_back(match, tmp_path / "game.aero")
    assert picture(play_on(loaded, 4, 20)) == picture(play_on(match, 4, 20))


def short() -> Match:
    return random_match(4, 3, 12, names=NAMES[:3], game="mad-zeppelin")


def test_a_file_that_was_cut_off_behind_any_line_is_refused() -> None:
    lines = match_text(short()).splitlines(keepends=True)
    for kept in range(1, len(lines)):
        with pytest.raises(TruncatedFile, match="its end is missing"):
            parse_match("".join(lines[:kept]))


@pytest.mark.parametrize("change", [("pick ", "PICK "), ("pick ", "play "), (" Ada: ", " Ben: ")])
def test_a_file_in_which_a_move_was_changed_is_refused(change: tuple[str, str]) -> None:
    with pytest.raises(EditedFile, match="does not match its hash"):
        parse_match(match_text(short()).replace(*change, 1))


def test_a_forged_pick_is_refused_even_where_its_hashes_fit() -> None:
    match = again(short())
    seat = min(match.to_act)
    texts = [move.text for move in match.legal(seat)]
    parts = parts_of(short())
    honest = next(text for text in texts if f": {text} #" in parts.moves[0])
    other = next(text for text in texts if text != honest)
    parts.moves[0] = parts.moves[0].replace(honest, other)
    with pytest.raises(EditedFile, match="gives a different state from the recorded one"):
        parse_match(parts.text())


def test_a_pick_of_a_traitor_that_was_not_passed_on_is_refused_with_its_rule() -> None:
    parts = parts_of(short())
    legal = {move.text for move in again(short()).legal(short().log[0].seat)}
    other = next(f"pick {t}" for t in TRAITOR_IDS if f"pick {t}" not in legal)
    parts.moves[0] = parts.moves[0].replace(short().log[0].text, other)
    with pytest.raises(EditedFile, match=r"MZ-3\.7"):
        parse_match(parts.text())


def test_a_forged_table_at_the_end_is_refused() -> None:
    elsewhere = Parts.of(match_text(random_match(5, 3, 12, names=NAMES[:3], game="mad-zeppelin")))
    parts = parts_of(short())
    assert parts.tail != elsewhere.tail
    parts.tail = elsewhere.tail
    with pytest.raises(EditedFile, match="this is not the state of the match"):
        parse_match(parts.text())


def test_a_forged_result_is_refused() -> None:
    parts = parts_of(game_of(3, 3))
    assert parts.tail.startswith("result: ")
    parts.tail = parts.tail.rpartition("; ")[0] + "; won by Zeno"
    with pytest.raises(EditedFile, match="this is not the state of the match"):
        parse_match(parts.text())


@pytest.mark.parametrize(("seats", "seed"), [(2, 12), (4, 14), (6, 16)])
def test_a_position_written_and_read_back_is_what_its_viewer_sees(seats: int, seed: int) -> None:
    for match, _, _ in walk(game_of(seats, seed)):
        if match.ply % 30 == 0:
            for viewer in viewers(match):
                text = match.position(viewer)
                game, position, seen_by = read_position(text)
                assert position.pack() == match.board.blinded(seen_by)
                assert position_text(game, position, seen_by) == text
                speaker = Speaker(game, names=match.names, viewer=seen_by)
                assert game.showing.view(position, seen_by, speaker) == match.view(viewer)


def test_a_position_names_no_card_that_its_viewer_may_not_see() -> None:
    match = random_match(5, 3, 40, game="mad-zeppelin")
    for viewer in viewers(match):
        lines = dict(line.split(" = ") for line in match.position(viewer).splitlines() if " = " in line)
        assert set(lines["unseen"].split()) == {"?"}
        assert set(lines["rng"].split()) == {"?"}
        for i in range(3):
            for field in ("hand", "traitors", "passed_on"):
                assert ("?" in lines[f"players[{i}].{field}"]) == (i != viewer)


def test_a_position_of_the_seat_that_is_asked_has_the_same_legal_moves() -> None:
    for question in range(state.QUESTIONS):
        match, seat = asked(question)
        game, position, _ = read_position(match.position(seat))
        legal = [n for n in range(game.actions) if game.plain.refusal(position, seat, n) == 0]
        assert tuple(legal) == match.legal(seat).numbers


# --- words


GARBAGE = ("None", "-1", "-100", "{", "}", "  ", "..", " .", " ,", "HIDDEN", "<", "False", "True")


def in_order(text: str) -> bool:
    return not any(piece in text for piece in GARBAGE)


def test_no_two_actions_are_written_alike() -> None:
    match = random_match(1, 6, 30, game="mad-zeppelin")
    texts = [match.move(min(match.to_act), n).text.lower() for n in range(match.game.actions)]
    assert len(set(texts)) == match.game.actions
    assert all(texts)


@pytest.mark.parametrize("seats", [2, 5])
def test_every_legal_move_of_a_game_has_a_label_of_its_own_and_is_found_by_its_text(seats: int) -> None:
    lot = random.Random(seats)
    for match, seat, _ in walk(game_of(seats, seats)):
        moves = match.legal(seat)
        assert len({move.label for move in moves}) == len(moves)
        assert all(in_order(move.label) and in_order(move.text) for move in moves)
        move = lot.choice(moves)
        for text in (move.text, move.text.upper(), f"  {move.text.title()} ".replace(" ", "  ")):
            assert match.parse(seat, text) == move.number


@pytest.mark.parametrize("question", range(state.QUESTIONS))
def test_every_action_legal_or_not_can_be_put_into_words_at_any_question(question: int) -> None:
    match, seat = asked(question)
    for n in range(match.game.actions):
        move = match.move(seat, n)
        assert in_order(move.text)
        assert in_order(move.label)


@pytest.mark.parametrize(("seats", "seed"), TABLES)
def test_every_event_is_a_sentence(seats: int, seed: int) -> None:
    match = game_of(seats, seed)
    for viewer in viewers(match):
        for event in match.events(viewer):
            assert in_order(event.text), event
            assert event.text[0].isupper()
            assert event.text.endswith(".")


def test_random_games_tell_almost_every_kind_of_event() -> None:
    told = {event.kind for match in games() for seat in range(match.seats) for event in match.events(seat)}
    assert len(told) >= 36


@pytest.mark.parametrize("question", range(state.QUESTIONS))
def test_a_question_and_the_table_are_told_in_sentences(question: int) -> None:
    match, seat = asked(question)
    assert in_order(match.question(seat))
    assert match.question(seat)[-1] in ".?"
    assert match.rules_in_play(seat)
    for viewer in viewers(match):
        for line in match.describe(viewer):
            assert in_order(line), line
            assert line.endswith(".")


# --- illegal moves


@pytest.mark.parametrize("question", range(state.QUESTIONS))
def test_every_illegal_move_is_answered_with_a_rule_and_changes_nothing(question: int) -> None:
    match, seat = asked(question)
    before, legal = picture(match), set(match.legal(seat).numbers)
    for n in range(match.game.actions):
        if n not in legal:
            with pytest.raises(IllegalMove) as refused:
                match.play(seat, n)
            rule = refused.value.rule
            assert f"{rule.id}: {rule.text}" in str(refused.value)
            assert match.move(seat, n).text in str(refused.value)
    assert picture(match) == before


@pytest.mark.parametrize(
    ("rule", "text", "question"),
    [
        ("MZ-0.3", "end play", state.ASK_PICK),
        ("MZ-3.7", "pick karl", state.ASK_PICK),
        ("MZ-5.2", "play karl", state.ASK_PLAY),
        ("MZ-7.1", "throw wood", state.ASK_ACTION),
        ("MZ-7.2", "use ability", state.ASK_ACTION),
        ("MZ-7.3", "throw gold", state.ASK_ACTION),
        ("MZ-7.5", "throw gold", state.ASK_ACTION),
        ("MZ-7.14", "throw gold", state.ASK_ACTION),
        ("MZ-7.14", "place alcohol", state.ASK_ACTION),
        ("MZ-7.7", "pay large crate", state.ASK_PAY),
        ("MZ-11.1", "re-roll die 1", state.ASK_ACTION),
        ("MZ-4.3", "set die 1 north", state.ASK_CHANGE),
        ("MZ-14.3", "name shadow", state.ASK_NAME),
        ("MZ-15.1", "name karl", state.ASK_NAME),
        ("MZ-13.4", "show hand", state.ASK_ANSWER),
        ("MZ-13.6", "challenge seat 1", state.ASK_RIVAL),
    ],
)
def test_an_illegal_move_names_the_rule_that_forbids_it(rule: str, text: str, question: int) -> None:
    answers = set()
    for match, seat, _ in (moment for finished in games() for moment in walk(finished)):
        if match.board.state().asked == question and rule not in answers:
            number = match.parse(seat, text)
            if number not in match.legal(seat).numbers:
                with pytest.raises(IllegalMove, match=text) as refused:
                    match.play(seat, text)
                answers.add(refused.value.rule.id)
    assert rule in answers
