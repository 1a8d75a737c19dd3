"""Reactions at the table of Dastardly Dirigibles: who must follow, what that tells, and what it must not tell."""

from __future__ import annotations

import dataclasses
import functools
import json
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import aerodrome
from aerodrome.bots import BOTS, make_bot
from aerodrome.games.dastardly_dirigibles import state
from aerodrome.games.dastardly_dirigibles.cards import (
    FIRST_SPECIAL,
    KINDS,
    LIFT,
    PART_IDS,
    PART_OF_SLOT,
    PARTS,
    TRANSMUTATION,
    card_of,
)
from aerodrome.games.dastardly_dirigibles.showing import card_id
from aerodrome.play.gamefile import match_text
from aerodrome.play.match import Match, NothingToUndo
from aerodrome.play.moves import IllegalMove
from aerodrome.play.position import position_text, read_position
from aerodrome.rulebook.primitives import EVERYBODY
from aerodrome.rulebook.record import HIDDEN, NONE
from aerodrome.rulebook.strict import HiddenLook, StrictState
from aerodrome.text import Speaker
from tests.match.helpers import picture, play_on, random_match, state_of
from tests.match.test_secrets import another_world, in_order, seen, there_and_back, viewers

GAME = "dastardly-dirigibles"
NAMES = ["Ada", "Ben", "Cleo", "Dora", "Emil"]
OWN = (state.EVENT_DEALT, state.EVENT_DRAWN)
"""Events that only the seat they speak of is told."""
TABLES = [(2, 2), (3, 3), (4, 4), (5, 5)]
RARE = {state.TRANSMUTE, *range(state.PLAY_SPECIAL, state.SWAP)}
RARE |= {state.DESTROY + PARTS * victim + LIFT for victim in range(state.SEATS)}


@functools.cache
def walk(seats: int, seed: int) -> tuple[tuple[Match, int, int], ...]:
    """A random game rich in Specials: the match before every move, who makes it, and the action; do not change it."""
    options = {"extractors": 4, "disintegrators": 4, "thieves": 3}
    match = aerodrome.new(GAME, seats, seed=seed, options=options, names=NAMES[:seats])
    lot, walked = random.Random(seed), []
    while not match.over:
        seat = min(match.to_act)
        legal = match.legal(seat).numbers
        rare = [n for n in legal if n in RARE]
        parts = [n for n in legal if state.PLACE <= n < state.PLAY_SPECIAL]
        liked = rare if rare and lot.random() < 0.5 else parts if parts and lot.random() < 0.3 else legal
        action = lot.choice(liked)
        walked.append((match.copy(), seat, action))
        match.play(seat, action)
    return tuple(walked)


@functools.cache
def game_of(seats: int, seed: int) -> Match:
    """The same game when it is over; do not change it."""
    return played(*walk(seats, seed)[-1])


def games() -> Iterator[Match]:
    return (game_of(seats, seed) for seats, seed in TABLES)


def moments(*asked: int, stride: int = 1) -> Iterator[tuple[Match, int, int]]:
    """Moments of all games at which these questions, or any, are asked."""
    for table in TABLES:
        for match, seat, action in walk(*table)[::stride]:
            if not asked or match.board.state().asked in asked:
                yield match, seat, action


@functools.cache
def first_asked() -> dict[int, Match]:
    """A match for every kind of question."""
    found: dict[int, Match] = {}
    for match, _, _ in moments():
        found.setdefault(match.board.state().asked, match)
    assert sorted(found) == list(range(state.QUESTIONS))
    return found


def asked(question: int) -> tuple[Match, int]:
    match = first_asked()[question].copy()
    return match, min(match.to_act)


def played(match: Match, seat: int, action: int) -> Match:
    after = match.copy()
    after.play(seat, action)
    return after


def hand_of(match: Match, seat: int) -> dict[str, int]:
    hand: dict[str, int] = match.view(seat)["players"][seat]["hand"]
    return hand


def in_ply(match: Match, viewer: int | None, ply: int) -> list[tuple[int, tuple[int, ...]]]:
    """What a viewer heard of a ply."""
    hears = (EVERYBODY, NONE if viewer is None else viewer)
    return [(kind, tuple(values)) for at, (to, kind, *values) in match.chronicle if at == ply and to in hears]


# --- events


@pytest.mark.parametrize(("seats", "seed"), [TABLES[0], TABLES[-1]])
def test_the_events_of_every_viewer_are_numbered_without_gaps(seats: int, seed: int) -> None:
    match = game_of(seats, seed)
    for viewer in viewers(match):
        events = match.events(viewer)
        assert [event.number for event in events] == list(range(len(events)))
        assert [event.ply for event in events] == sorted(event.ply for event in events)
        for since in (1, len(events) - 9, len(events)):
            assert match.events(viewer, since) == events[since:]


@pytest.mark.parametrize(("seats", "seed"), TABLES)
def test_what_is_dealt_and_drawn_is_told_to_its_player_only_and_all_else_to_everybody(seats: int, seed: int) -> None:
    match = game_of(seats, seed)
    public = [(event.ply, event.text) for event in match.events()]
    assert not [event for event in match.events() if event.kind in OWN]
    for seat in range(seats):
        events = match.events(seat)
        assert {event.values[0] for event in events if event.kind in OWN} == {seat}
        assert [(event.ply, event.text) for event in events if event.kind not in OWN] == public


@pytest.mark.parametrize(("seats", "seed"), TABLES)
def test_a_seat_can_follow_its_own_hand_by_what_it_is_told(seats: int, seed: int) -> None:
    match = game_of(seats, seed)
    gains = (state.EVENT_DEALT, state.EVENT_DRAWN, state.EVENT_TAKES_EMPORIUM, state.EVENT_RETRIEVES)
    for seat in range(seats):
        hand: Counter[int] = Counter()
        for event in match.events(seat):
            who, b, c = event.values
            if event.kind == state.EVENT_ROUND:
                hand.clear()
            elif who != seat:
                continue
            elif event.kind in gains:
                hand[b] += 1
            elif event.kind == state.EVENT_ROBS:
                hand[c] += 1
            elif event.kind == state.EVENT_SWAPS:
                hand[b] += 1
                hand[c] -= 1
            elif event.kind in (state.EVENT_SPECIAL, state.EVENT_DISCARDS):
                hand[b] -= 1
            elif event.kind == state.EVENT_TRANSMUTES:
                hand[TRANSMUTATION] -= 1
            elif event.kind == state.EVENT_PLAYS:
                hand[card_of(b, PART_OF_SLOT[c])] -= 1
        assert {card_id(kind): n for kind, n in hand.items() if n} == hand_of(match, seat)


def test_random_games_tell_every_kind_of_event() -> None:
    told = {event.kind for match in games() for seat in range(match.seats) for event in match.events(seat)}
    assert told == {value for name, value in vars(state).items() if name.startswith("EVENT_")}


# --- following


def test_followers_are_asked_clockwise_from_the_announcer_and_nobody_with_cards_is_left_out() -> None:
    for match, seat, action in moments(state.ASK_ACTION, state.ASK_EXTRACT):
        if not state.PLACE <= action < state.PLAY_SPECIAL or match.ply % 3:
            continue
        after, order = played(match, seat, action), []
        while after.board.state().asked in (state.ASK_MATCH, state.ASK_TRANSMUTE) and after.board.state().seat == seat:
            follower = min(after.to_act)
            order += [follower] * (after.board.state().asked == state.ASK_MATCH)
            after.play(follower, after.legal(follower).numbers[0])
        clockwise = [(seat + n) % match.seats for n in range(1, match.seats)]
        assert order == [i for i in clockwise if match.board.state().players[i].hand_size]


def test_no_match_is_said_to_all_and_remembered_until_a_card_is_drawn_unseen() -> None:
    said = 0
    for match, seat, action in moments(state.ASK_MATCH):
        if action == state.NO_MATCH and match.ply % 5 == 0:
            part = match.board.state().announced
            hand = match.board.state().players[seat].hand
            assert not [kind for kind in range(part, FIRST_SPECIAL, PARTS) if hand[kind]]
            after = played(match, seat, action)
            for viewer in viewers(after):
                assert (state.EVENT_NO_MATCH, (seat, part, 0)) in in_ply(after, viewer, after.ply)
                if after.board.state().round == match.board.state().round:
                    drawn = [event for event in in_ply(after, seat, after.ply) if event[0] == state.EVENT_DRAWN]
                    assert after.view(viewer)["players"][seat]["may_have"][PART_IDS[part]] == len(drawn) * (
                        after.board.state().seat == seat
                    )
            said += 1
    assert said > 50


@pytest.mark.parametrize(("seats", "seed"), TABLES)
def test_what_a_hand_may_have_follows_from_what_everybody_was_told(seats: int, seed: int) -> None:
    since: dict[tuple[int, int], int] = {}
    told = 0
    for match, _, _ in walk(seats, seed):
        for _, (to, kind, who, b, _) in list(match.chronicle)[told:]:
            assert to == (who if kind in OWN else EVERYBODY)
            if kind == state.EVENT_ROUND:
                since = {(seat, part): state.HAND for seat in range(seats) for part in range(PARTS)}
            elif kind == state.EVENT_DRAWS:
                since.update({(who, part): since[who, part] + 1 for part in range(PARTS)})
            elif kind == state.EVENT_NO_MATCH:
                since[who, b] = 0
        told = len(match.chronicle)
        for (seat, part), cards in since.items():
            assert 0 <= match.board.state().players[seat].may_have[part] <= cards


def without_transmutation(match: Match, seat: int) -> Match | None:
    """The same match, but for a follower's Transmutation that nobody knows of, which is another Special instead."""
    s = match.board.state()
    player = s.players[seat]
    others = [kind for kind in range(FIRST_SPECIAL, KINDS) if kind != TRANSMUTATION and s.pile[kind]]
    if player.hand[TRANSMUTATION] <= player.shown[TRANSMUTATION] or not others:
        return None
    for kind, n in ((TRANSMUTATION, -1), (others[0], 1)):
        player.hand[kind] += n
        s.pile[kind] -= n
    return match.copy(s.pack())


def test_whether_a_follower_holds_and_keeps_transmutation_nobody_else_can_see() -> None:
    kept = 0
    for match, seat, _ in moments(state.ASK_MATCH):
        twin = without_transmutation(match, seat)
        if twin is None or match.ply % 2:
            continue
        others = [viewer for viewer in viewers(match) if viewer != seat]
        for viewer in others:
            assert seen(twin, viewer) == seen(match, viewer)
        assert twin.to_act == match.to_act == {seat}
        answer = next(n for n in twin.legal(seat).numbers if n != state.TRANSMUTE)
        one, other = played(match, seat, answer), played(twin, seat, answer)
        if (
            one.board.state().pile_size == match.board.state().pile_size
        ):  # else cards come that may differ, as the piles do
            for viewer in others:
                assert seen(one, viewer) == seen(other, viewer)
                assert one.events(viewer) == other.events(viewer)
            kept += 1
    assert kept > 5


def test_a_follower_is_asked_the_same_whatever_the_hand() -> None:
    questions = {
        (match.question(seat).replace(match.names[match.board.state().seat], "Somebody"), match.board.state().announced)
        for match, seat, _ in moments(state.ASK_MATCH)
    }
    assert len(questions) == PARTS


def test_cards_extracted_are_told_to_their_player_only() -> None:
    for match, seat, _ in moments(state.ASK_EXTRACT):
        own = [values[1] for kind, values in in_ply(match, seat, match.ply) if kind == state.EVENT_DRAWN]
        assert match.view(seat)["extracted"] == [card_id(kind) for kind in own]
        assert len(own) == 3
        for viewer in viewers(match):
            if viewer != seat:
                assert match.view(viewer)["extracted"] == []
                assert "extracted = ? ? ?" in match.position(viewer)
                assert [kind for kind, _ in in_ply(match, viewer, match.ply) if kind in OWN] == []
                assert (state.EVENT_EXTRACTS, (seat, 3, 0)) in in_ply(match, viewer, match.ply)


# --- worlds that a seat cannot tell apart


@pytest.mark.parametrize(("seats", "step"), [(2, 17), (3, 61), (4, 53), (5, 67)])
def test_worlds_that_a_viewer_cannot_tell_apart_look_alike_in_everything(seats: int, step: int) -> None:
    differed: Counter[int | None] = Counter()
    for match, seat, _ in walk(*TABLES[seats - 2]):
        for viewer in viewers(match) if match.ply % step == 0 else [seat] * (match.ply % step == 1):
            one, other = (another_world(match, NONE if viewer is None else viewer, lot) for lot in (1, 2))
            assert match.game.plain.audit(one.board.state()) == match.game.plain.audit(other.board.state()) == 0
            assert seen(one, viewer) == seen(other, viewer)
            differed[viewer] += one.board.state().players != other.board.state().players
    assert all(differed[viewer] > 3 for viewer in [None, *range(seats)])


@pytest.mark.parametrize("question", range(state.QUESTIONS))
def test_the_true_world_looks_like_one_that_its_viewer_may_imagine(question: int) -> None:
    match, _ = asked(question)
    for viewer in viewers(match):
        world = another_world(match, NONE if viewer is None else viewer, 7)
        assert seen(world, viewer) == seen(match, viewer)


@pytest.mark.parametrize("name", sorted(BOTS))
@pytest.mark.parametrize("question", range(state.QUESTIONS))
def test_a_bot_chooses_the_same_in_worlds_that_its_seat_cannot_tell_apart(name: str, question: int) -> None:
    bot, tried = make_bot(name, 3), 0
    for match, seat, _ in moments(question, stride=3 if question < state.ASK_TRANSMUTE else 1):
        if tried < 8:
            sight = match.sight(seat)
            chosen = bot.choose(sight)
            assert chosen in sight.legal
            assert bot.choose(dataclasses.replace(sight, state=StrictState(sight.state))) == chosen
            assert bot.choose(another_world(match, seat, match.ply).sight(seat)) == chosen
            tried += 1
    assert tried


def test_a_sight_holds_the_seat_s_own_cards_and_no_other_s() -> None:
    match, asker = asked(state.ASK_EXTRACT)
    for seat in range(match.seats):
        s = match.sight(seat).state
        for i in range(match.seats):
            assert (list(s.players[i].hand) == [HIDDEN] * KINDS) == (i != seat)
        assert list(s.pile) == [HIDDEN] * KINDS
        assert (list(s.extracted) == [HIDDEN] * 3) == (seat != asker)
        with pytest.raises(HiddenLook, match=r"pile\[3\] is hidden"):
            StrictState(s).pile[3]


def test_views_are_json_all_through_a_game_and_show_one_hand_at_most() -> None:
    for match, _, _ in walk(3, 3)[::20]:
        for viewer in viewers(match):
            view = match.view(viewer)
            assert json.loads(json.dumps(view)) == view
            assert str(HIDDEN) not in json.dumps(view)
            assert [p["seat"] for p in view["players"] if p["hand"] is not None] == [viewer] * (viewer is not None)


# --- taking back


SHOWS = ("place ", "no match", "transmute", "play ", "discard ", "give ", "draw", "replace emporium")
SHOWS_NOTHING = ("swap ", "rob ", "destroy ", "lose ", "take ", "keep all", "pass")


@pytest.mark.parametrize("text", SHOWS)
def test_what_shows_or_draws_a_card_cannot_be_taken_back(text: str) -> None:
    tried = 0
    for match, _, _ in moments():
        if tried < 30 and match.log and match.log[-1].text.startswith(text):
            before, tried = state_of(match), tried + 1
            with pytest.raises(NothingToUndo, match="depended on a hidden hand"):
                match.copy().undo()
            assert state_of(match) == before
    assert tried


@pytest.mark.parametrize("text", SHOWS_NOTHING)
def test_what_shows_nothing_can_be_taken_back_to_the_very_bytes_and_events(text: str) -> None:
    match, seat, action = next(
        (match, seat, action)
        for match, seat, action in moments()
        if match.move(seat, action).text.startswith(text) and played(match, seat, action)._before[-1].open
    )
    before, after = picture(match), played(match, seat, action)
    then = picture(after)
    assert after.undo().action == action
    assert picture(after) == before
    after.play(seat, action)
    assert picture(after) == then


def hidden_cards(match: Match) -> list[Any]:
    """What is hidden from somebody, and what follows from it."""
    players = match.board.state().players[: match.seats]
    hands = [[held - shown for held, shown in zip(p.hand, p.shown, strict=True)] for p in players]
    return [hands, [list(p.may_have) for p in players], list(match.board.state().pile)]


def test_no_move_that_can_be_taken_back_draws_a_hidden_card_or_tells_anything_of_one() -> None:
    taken: Counter[str] = Counter()
    for match, seat, action in moments():
        if state.PLACE <= action < state.PLAY_SPECIAL or action in (state.NO_MATCH, state.DRAW_PILE):
            continue  # never, as is tested above
        after = played(match, seat, action)
        if after.can_undo:
            assert hidden_cards(after) == hidden_cards(match), after.log[-1].text
            taken[after.log[-1].text.split()[0]] += 1
    assert set(taken) == {text.split()[0] for text in SHOWS_NOTHING}


# --- files and positions


def test_a_finished_match_comes_back_as_it_was_saved(tmp_path: Path) -> None:
    assert there_and_back(game_of(5, 5), tmp_path / "game.aero").over


@pytest.mark.parametrize("question", range(state.QUESTIONS))
def test_a_match_saved_at_any_question_goes_on_as_if_it_had_not_been_saved(tmp_path: Path, question: int) -> None:
    match, _ = asked(question)
    loaded = there_and_back(match, tmp_path / "game.aero")
    assert loaded.board.state().asked == question
    assert picture(play_on(loaded, 3, 30)) == picture(play_on(match, 3, 30))


def test_a_match_with_every_option_comes_back(tmp_path: Path) -> None:
    names = ("transmutations", "extractors", "disintegrators", "thieves", "prestidigitations", "dynamotors_in_deck")
    options: dict[str, str | int] = {name: n % 5 for n, name in enumerate(names)}
    match = random_match(3, 3, 60, options | {"dynamotors": "each"}, game=GAME)
    there_and_back(match, tmp_path / "game.aero")
    assert "option dynamotors: each" in match_text(match)


@pytest.mark.parametrize("question", [*range(state.QUESTIONS), None])
def test_a_position_written_and_read_back_is_what_its_viewer_sees(question: int | None) -> None:
    match = game_of(5, 5) if question is None else asked(question)[0]
    for viewer in viewers(match):
        text = match.position(viewer)
        game, position, seen_by = read_position(text)
        assert position_text(game, position, seen_by) == text
        assert game.showing.view(position, seen_by, Speaker(game, names=match.names)) == match.view(viewer)
        if viewer in match.to_act:
            legal = [n for n in range(game.actions) if game.plain.refusal(position, viewer, n) == 0]
            assert tuple(legal) == match.legal(viewer).numbers
        lines = dict(line.split(" = ") for line in text.splitlines() if " = " in line)
        assert set(lines["pile"].split()) == set(lines["rng"].split()) == {"?"}
        assert [i for i in range(match.seats) if "?" not in lines[f"players[{i}].hand"]] == (
            [viewer] * (viewer is not None)
        )


# --- words


def test_no_two_actions_are_written_alike() -> None:
    match, seat = asked(state.ASK_ACTION)
    texts = [match.move(seat, n).text.lower() for n in range(match.game.actions)]
    assert len(set(texts)) == match.game.actions
    assert all(texts)


def test_every_legal_move_has_a_label_and_is_found_by_its_text_whatever_the_case() -> None:
    lot = random.Random(1)
    for match, seat, _ in moments(stride=9):
        moves = match.legal(seat)
        assert all(in_order(move.label) and in_order(move.text) for move in moves)
        assert len({move.text for move in moves}) == len(moves)
        move = lot.choice(moves)
        for text in (move.text.upper(), f"  {move.text.title()} ".replace(" ", "  ")):
            assert match.parse(seat, text) == move.number


def test_moves_with_the_same_label_come_to_the_same() -> None:
    """Two cards in the Emporium may be alike, and all else has words of its own."""
    twins = 0
    for match, seat, _ in moments(state.ASK_DRAW, state.ASK_ACTION, stride=7):
        moves = match.legal(seat)
        labels = Counter(move.label for move in moves)
        for move in moves:
            if labels[move.label] > 1:
                assert move.text.startswith(("swap ", "draw emporium "))
                place = move.number - (state.SWAP if move.text.startswith("swap ") else state.DRAW_EMPORIUM)
                assert (
                    list(match.board.state().emporium).count(match.board.state().emporium[place]) == labels[move.label]
                )
                twins += 1
    assert twins


@pytest.mark.parametrize("question", range(state.QUESTIONS))
def test_the_question_the_table_and_every_action_legal_or_not_can_be_put_into_words(question: int) -> None:
    match, seat = asked(question)
    for n in range(match.game.actions):
        move = match.move(seat, n)
        assert in_order(move.text), move
        assert in_order(move.label), move
    assert in_order(match.question(seat))
    assert match.question(seat)[-1] in ".?"
    assert match.rules_in_play(seat)
    for viewer in viewers(match):
        for line in match.describe(viewer):
            assert in_order(line), line
            assert line.endswith(".")


@pytest.mark.parametrize(("seats", "seed"), TABLES)
def test_every_event_is_a_sentence(seats: int, seed: int) -> None:
    match = game_of(seats, seed)
    for seat in range(seats):
        for event in match.events(seat):
            assert in_order(event.text), event
            assert event.text[0].isupper()
            assert event.text[-1] in ".!"


def test_what_is_said_at_the_table_is_said_by_somebody_else_than_the_offender_and_always_the_same() -> None:
    said = 0
    for match in games():
        begun = aerodrome.new(GAME, match.seats)
        for event in match.events():
            numbers = match.board.said(NONE, "remark", event.kind, *event.values, event.ply)
            assert numbers == begun.board.said(NONE, "remark", event.kind, *event.values, event.ply)
            if numbers:
                speaker = numbers[1]
                offended = {state.EVENT_ROBS: event.values[1], state.EVENT_LOSES: event.values[0]}.get(event.kind)
                if offended is None:
                    assert speaker in range(match.seats)
                    assert speaker != event.values[0]
                else:
                    assert speaker == offended
                assert in_order(Speaker(match.game, names=match.names).text(numbers))
                said += 1
            else:
                assert event.kind not in (state.EVENT_ROBS, state.EVENT_LOSES)
    assert said > 20


# --- illegal moves, and none at all


@pytest.mark.parametrize("question", range(state.QUESTIONS))
def test_every_illegal_move_is_answered_with_a_rule_and_changes_nothing(question: int) -> None:
    match, seat = asked(question)
    before, legal = picture(match), set(match.legal(seat).numbers)
    for n in range(match.game.actions):
        if n not in legal:
            with pytest.raises(IllegalMove) as refused:
                match.play(seat, n)
            rule = refused.value.rule
            assert str(refused.value) == f"{match.move(seat, n).text} is not allowed. {rule.id}: {rule.text}"
    assert picture(match) == before


@pytest.mark.parametrize(
    ("rule", "text", "question"),
    [
        ("DD-0.3", "pass", state.ASK_MATCH),
        ("DD-3.7", "draw emporium 5", state.ASK_DRAW),
        ("DD-4.2", "place wrench tail", state.ASK_ACTION),
        ("DD-4.2", "transmute", state.ASK_MATCH),
        ("DD-5.4", "place chain front", state.ASK_ACTION),
        ("DD-5.5", "no match", state.ASK_MATCH),
        ("DD-5.5", "place gear tail", state.ASK_MATCH),
        ("DD-6.2", "play transmutation", state.ASK_ACTION),
        ("DD-6.7", "place gear tail", state.ASK_EXTRACT),
        ("DD-6.11", "take prestidigitation", state.ASK_TAKE),
        ("DD-6.12", "play dynamotor", state.ASK_ACTION),
        ("DD-6.13", "play thief", state.ASK_ACTION),
        ("DD-6.14", "rob seat 5 tail", state.ASK_ROB),
        ("DD-6.14", "destroy seat 1 nose", state.ASK_DESTROY),
    ],
)
def test_an_illegal_move_names_the_rule_that_forbids_it(rule: str, text: str, question: int) -> None:
    for match, seat, _ in moments(question):
        number = match.parse(seat, text)
        refused = match.game.plain.refusal(match.board.state(), seat, number)
        if refused and match.game.rules[refused].id == rule:
            with pytest.raises(IllegalMove, match=f"^{text} is not allowed. {rule}: ") as error:
                match.play(seat, text)
            assert error.value.rule.id == rule
            return
    raise AssertionError(f"nobody was ever refused {text!r} by {rule}")


def test_a_card_taken_for_a_swap_cannot_be_given_back() -> None:
    match, seat = asked(state.ASK_GIVE)
    with pytest.raises(IllegalMove, match=r"DD-4\.7"):
        match.play(seat, state.GIVE + match.board.state().swap_taken)


def test_what_is_done_for_a_seat_that_does_not_answer_is_legal_at_every_question() -> None:
    for match, seat, _ in moments():
        assert (
            match.game.plain.refusal(
                match.board.state(), seat, match.game.plain.default_action(match.board.state(), seat)
            )
            == 0
        )


def test_transmutation_is_not_played_for_a_seat_that_does_not_answer() -> None:
    for match, seat, _ in moments(state.ASK_MATCH):
        if match.board.state().players[seat].hand[TRANSMUTATION]:
            assert match.default(seat).number != state.TRANSMUTE
