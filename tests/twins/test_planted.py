"""Planted leaks: the law of twin worlds must catch every one."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
import pytest

from aerodrome.games.dastardly_dirigibles import knowledge as dastardly_dirigibles_knowledge
from aerodrome.games.dastardly_dirigibles import rules as dastardly_dirigibles
from aerodrome.games.dastardly_dirigibles import state as dastardly_dirigibles_state
from aerodrome.games.dastardly_dirigibles.cards import FIRST_SPECIAL, PARTS, part_of
from aerodrome.games.mad_zeppelin import knowledge as mad_zeppelin_knowledge
from aerodrome.games.mad_zeppelin import rules as mad_zeppelin
from aerodrome.games.mad_zeppelin import state as mad_zeppelin_state
from aerodrome.games.mad_zeppelin.knowledge import everybody_loses, raise_to
from aerodrome.games.mad_zeppelin.state import (
    ASK_STEAL,
    END_PLAY,
    PLAY,
    RIVAL,
    SHOW,
    STEAL_CARD,
    USE_ABILITY,
)
from aerodrome.games.zeppeldrome import knowledge as zeppeldrome_knowledge
from aerodrome.games.zeppeldrome import rules as zeppeldrome
from aerodrome.games.zeppeldrome import state as zeppeldrome_state
from aerodrome.games.zeppeldrome.accounts import add_name, name_of
from aerodrome.games.zeppeldrome.cards import CARDS_IN_DECK
from aerodrome.games.zeppeldrome.knowledge import see_card_leave
from aerodrome.games.zeppeldrome.state import SEATS as EVERYBODYS_ACCOUNT
from aerodrome.house import views as views_module
from aerodrome.play.layout import layout_of
from aerodrome.play.plain import PlainBoard
from aerodrome.play.sight import Sight
from aerodrome.play.step import Happened
from aerodrome.rulebook.bits import next_in
from aerodrome.rulebook.primitives import EVERYBODY, tell
from aerodrome.rulebook.record import NONE
from aerodrome.table.table import Table
from aerodrome.table.wire import SeatInfo
from tests.mad_zeppelin.table import cargo, traitor, traitors
from tests.mad_zeppelin.table import table as set_table
from tests.table.helpers import GAMES, running_table
from tests.table.outbound import Leak
from tests.twins.crowd import Crowd
from tests.twins.tables import (
    karl_has_named,
    karl_has_named_whose_hand_was_shown,
    near_the_bottom,
    ripp_is_about_to_name,
    twins_of,
    two_whom_igor_protects,
    with_state,
)
from tests.twins.test_twins import Begin, check

Plant = Callable[[pytest.MonkeyPatch], None]


def show(monkeypatch: pytest.MonkeyPatch, shown: Callable[[str, int], bool]) -> None:
    """`blind` leaves some fields, given by path and viewer, as they are."""
    honest = PlainBoard.blinded

    def blinded(self: PlainBoard, viewer: int) -> bytes:
        true, seen = self.pack(), bytearray(honest(self, viewer))
        layout = layout_of(self.game)
        for i, element in enumerate(layout.elements):
            if shown(element.path, viewer):
                end = layout.elements[i + 1].offset if i + 1 < len(layout.elements) else len(true)
                seen[element.offset : end] = true[element.offset : end]
        return bytes(seen)

    monkeypatch.setattr(PlainBoard, "blinded", blinded)


# --- those that were found in play --------------------------------------------------------------------------


def check_what_a_third_knows() -> None:
    """Dot knows a card of two that Ben holds, and then Ben's last one; what Ada steals tells her nothing of that.

    Ben has stolen coal from Dot, or else wood; nobody else saw it. Dot's Hans makes him give up wood. When Ada steals
    his last card she sees the same in both worlds, and Dot is certain of it in one of them.
    """
    hands = ("karl fred", "jack tim", "igor shadow", "hans ripp")
    worlds = []
    for stolen in ("coal", "wood"):
        s = set_table(*hands, cargo=("gold", "coal wood", "ore", "wood"), coins=0, leader=3)
        s.players[0].marks = traitors("jack")
        s.players[3].known[1][cargo(stolen)] = 1
        worlds.append(s)
    table = running_table("mad-zeppelin", 4)
    crowd = Crowd([with_state(table, s) for s in worlds], 0, random.Random(1), least=0)
    deeds = [PLAY + traitor("hans"), USE_ABILITY, SHOW + cargo("wood"), RIVAL + 1, SHOW + cargo("wood")]
    for deed in [*deeds, PLAY + traitor("fred"), PLAY + traitor("jack")]:
        if crowd.lead.board.refusal(crowd.lead.table.asked[0], deed):
            crowd.step(END_PLAY)
        crowd.step(deed)
    assert len(crowd.worlds) == 2, "the worlds looked different"
    certain = [world.board.state().players[3].known[0][cargo("coal")] for world in crowd.worlds]
    assert certain == [1, 0], "Dot should know in one world only what Ada has"


def test_nobody_is_told_what_a_third_knows() -> None:
    check_what_a_third_knows()


def test_a_third_who_shows_what_it_knows_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody may know more of my hand than I can tell that they do."""
    show(monkeypatch, lambda path, viewer: f".known[{viewer}]" in path)
    with pytest.raises(Leak, match="after"):
        check_what_a_third_knows()


def a_blocked_hand_is_looked_into_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Name a Traitor with Doctor Ripp, end the play, see whether the next seat is blocked, and take both back."""
    honest = PlainBoard.step

    def step(self: PlainBoard, *arguments: Any) -> Happened:
        told, _ = honest(self, *arguments)
        return Happened(told, all(event[0] == EVERYBODY and event[1] not in self.game.reveals for event in told))

    monkeypatch.setattr(PlainBoard, "step", step)
    monkeypatch.setattr(mad_zeppelin, "consult", lambda s: None)


def what_is_forced_takes_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock of a seat that had no choice stands still."""
    honest = Table._moved

    def moved(self: Table, entry: Any, at: float) -> None:
        banks = [seat.bank for seat in self.seats]
        honest(self, entry, at)
        if entry.by == "forced":
            for seat, _, _ in entry.plies:
                self.seats[seat].bank = banks[seat]

    monkeypatch.setattr(Table, "_moved", moved)


def what_was_stolen_is_told_with_the_plan(monkeypatch: pytest.MonkeyPatch) -> None:
    """When a hidden plan is discarded, everybody is told of a card that its owner holds."""
    honest = zeppeldrome_knowledge.note_plan_over

    def note_plan_over(s: Any, seat: int, card: int) -> None:
        honest(s, seat, card)
        held = next_in(s.players[seat].hand, 0)
        if held < CARDS_IN_DECK and name_of(s, EVERYBODYS_ACCOUNT, held) == NONE:
            see_card_leave(s, EVERYBODYS_ACCOUNT, seat, held)
            add_name(s, EVERYBODYS_ACCOUNT, held, seat)

    monkeypatch.setattr(zeppeldrome_knowledge, "note_plan_over", note_plan_over)


def lists_of_tables_tell_of_changed_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sealed choice that is changed moves the time at which the table changed last."""
    monkeypatch.setattr(Table, "_is_unnoticed", lambda self, entry: False)


# --- and others ---------------------------------------------------------------------------------------------


def a_hand_tells_which_parts_it_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    """What everybody knows of a hand is taken from the hand itself."""
    honest = dastardly_dirigibles_knowledge.note_drawn

    def note_drawn(s: Any, seat: int) -> None:
        honest(s, seat)
        player = s.players[seat]
        held = {part_of(kind) for kind in range(PARTS * 9) if player.hand[kind]}
        for part in range(PARTS):
            if part not in held:
                player.may_have[part] = 0

    monkeypatch.setattr(dastardly_dirigibles_knowledge, "note_drawn", note_drawn)


def a_plan_laid_face_down_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    """The event that tells of it carries the card."""

    def tell_all(s: Any, audience: int, event: int, a: int, b: int, c: int) -> None:
        tell(s, audience, event, a, s.players[a].plan if event == zeppeldrome_state.EVENT_FACE_DOWN else b, c)

    monkeypatch.setattr(zeppeldrome, "tell", tell_all)


def a_thief_is_seen_to_steal_what_it_knew(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a theft everybody is certain of a card that only two have seen."""
    honest = mad_zeppelin_knowledge.note_theft

    def note_theft(s: Any, thief: int, victim: int, kind: int) -> None:
        honest(s, thief, victim, kind)
        s.players[thief].shown[kind] += 1

    monkeypatch.setattr(mad_zeppelin_knowledge, "note_theft", note_theft)


def a_theft_is_offered_only_where_it_pays(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether a card may be stolen depends on what the victim holds: on whether its low cards are odd in number."""
    honest = PlainBoard.legal

    def legal(self: PlainBoard, seat: int) -> list[int]:
        s = self._state
        poor = s.asked == ASK_STEAL and sum(s.players[s.seat].hand[:3]) % 2 == 0
        return [action for action in honest(self, seat) if not (poor and action == STEAL_CARD)]

    monkeypatch.setattr(PlainBoard, "legal", legal)


def a_changed_choice_is_announced_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The table tells a changed sealed choice as a new one."""
    honest = Table._apply_chose

    def apply_chose(self: Table, entry: Any, at: float) -> None:
        self.sealed.pop(entry.seat, None)
        honest(self, entry, at)

    monkeypatch.setattr(Table, "_apply_chose", apply_chose)


def moves_are_taken_back_by_who_has_a_good_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether I may take a move back depends on the next seat's cards."""
    honest = Table.can_take_back

    def can_take_back(self: Table, seat: int) -> bool:
        if not honest(self, seat):
            return False
        s = self.board.state()  # type: ignore[union-attr]
        return bool(s.players[(seat + 1) % s.n_seats].hand[0] % 2)

    monkeypatch.setattr(Table, "can_take_back", can_take_back)


def a_seat_looks_away_while_it_has_no_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seats are shown to be away when only one action is open to them."""
    honest = views_module.seat_infos

    def seat_infos(table: Table, person: str = "") -> list[SeatInfo]:
        return [
            msgspec.structs.replace(info, away=table.board is not None and len(table.board.legal(i)) == 1)
            for i, info in enumerate(honest(table, person))
        ]

    monkeypatch.setattr(views_module, "seat_infos", seat_infos)


def bots_and_hints_get_the_true_state(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = views_module.sight_of

    def sight_of(table: Table, viewer: int) -> Sight:
        return dataclasses.replace(honest(table, viewer), state=table.board.state())  # type: ignore[union-attr]

    monkeypatch.setattr(views_module, "sight_of", sight_of)


# --- Mad Zeppelin -------------------------------------------------------------------------------------------


def who_keeps_a_traitor_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Traitor that Tim has named, and nobody shows, is put where it is."""
    honest = mad_zeppelin.nobody_shows

    def nobody_shows(s: Any, t: int) -> None:
        honest(s, t)
        s.seen_at[t] = next(i for i in range(s.n_seats) if s.players[i].traitors >> t & 1)

    monkeypatch.setattr(mad_zeppelin, "nobody_shows", nobody_shows)


def who_keeps_a_traitor_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = mad_zeppelin.nobody_shows

    def nobody_shows(s: Any, t: int) -> None:
        honest(s, t)
        holder = next(i for i in range(s.n_seats) if s.players[i].traitors >> t & 1)
        tell(s, EVERYBODY, mad_zeppelin_state.EVENT_LAYS_DOWN, holder, t, 0)

    monkeypatch.setattr(mad_zeppelin, "nobody_shows", nobody_shows)


def the_card_left_under_the_hold_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    show(monkeypatch, lambda path, viewer: path == "left_below")


def only_the_stolen_kind_becomes_uncertain(monkeypatch: pytest.MonkeyPatch) -> None:
    """For those who have not seen it, too."""

    def note_theft(s: Any, thief: int, victim: int, kind: int) -> None:
        s.players[victim].known[thief][kind] += 1
        everybody_loses(s, victim, kind)

    monkeypatch.setattr(mad_zeppelin_knowledge, "note_theft", note_theft)


def a_drawn_card_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = mad_zeppelin.draw_cargo

    def draw_cargo(s: Any, seat: int) -> int:
        kind = honest(s, seat)
        raise_to(s, seat, kind, 1)
        return kind

    monkeypatch.setattr(mad_zeppelin, "draw_cargo", draw_cargo)


# --- Dastardly Dirigibles -----------------------------------------------------------------------------------


def a_special_becomes_known(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = dastardly_dirigibles.take_unseen

    def take_unseen(s: Any, seat: int, kind: int) -> None:
        honest(s, seat, kind)
        if kind >= FIRST_SPECIAL:
            s.players[seat].shown[kind] += 1
            s.players[seat].unknown -= 1

    monkeypatch.setattr(dastardly_dirigibles, "take_unseen", take_unseen)


def a_recycled_card_is_seen_in_a_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = dastardly_dirigibles.take_unseen

    def take_unseen(s: Any, seat: int, kind: int) -> None:
        honest(s, seat, kind)
        dastardly_dirigibles_knowledge.note_seen_from_pile(s, kind)

    monkeypatch.setattr(dastardly_dirigibles, "take_unseen", take_unseen)


def who_has_no_match_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = dastardly_dirigibles.call_on

    def call_on(s: Any, follower: int) -> None:
        while follower != s.seat and not dastardly_dirigibles.has_part(s, follower, s.announced):
            follower = (follower + 1) % s.n_seats
        honest(s, follower)

    monkeypatch.setattr(dastardly_dirigibles, "call_on", call_on)


def drawn_cards_are_told_to_all(monkeypatch: pytest.MonkeyPatch) -> None:
    def tell_all(s: Any, audience: int, event: int, a: int, b: int, c: int) -> None:
        tell(s, EVERYBODY if event == dastardly_dirigibles_state.EVENT_DRAWN else audience, event, a, b, c)

    monkeypatch.setattr(dastardly_dirigibles, "tell", tell_all)


def a_hand_is_searched_when_a_card_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = dastardly_dirigibles_knowledge.note_left

    def note_left(s: Any, seat: int, kind: int) -> None:
        honest(s, seat, kind)
        if kind < FIRST_SPECIAL and not dastardly_dirigibles.has_part(s, seat, part_of(kind)):
            dastardly_dirigibles_knowledge.note_lacking(s, seat, part_of(kind))

    monkeypatch.setattr(dastardly_dirigibles_knowledge, "note_left", note_left)


def extracted_cards_lie_open(monkeypatch: pytest.MonkeyPatch) -> None:
    show(monkeypatch, lambda path, viewer: path.startswith("extracted"))


MAD_ZEPPELIN, DASTARDLY, ZEPPELDROME = (partial(twins_of, name) for name in GAMES[1:])

PLANTS: list[tuple[Plant, Begin]] = [
    (a_blocked_hand_is_looked_into_for_nothing, ripp_is_about_to_name),
    (what_is_forced_takes_no_time, MAD_ZEPPELIN),
    (what_was_stolen_is_told_with_the_plan, ZEPPELDROME),
    (lists_of_tables_tell_of_changed_choices, ZEPPELDROME),
    (a_hand_tells_which_parts_it_lacks, DASTARDLY),
    (a_plan_laid_face_down_is_named, ZEPPELDROME),
    (a_thief_is_seen_to_steal_what_it_knew, karl_has_named),
    (a_theft_is_offered_only_where_it_pays, karl_has_named),
    (a_changed_choice_is_announced_again, ZEPPELDROME),
    (moves_are_taken_back_by_who_has_a_good_hand, DASTARDLY),
    (a_seat_looks_away_while_it_has_no_choice, MAD_ZEPPELIN),
    (bots_and_hints_get_the_true_state, DASTARDLY),
    (who_keeps_a_traitor_is_known, two_whom_igor_protects),
    (who_keeps_a_traitor_is_told, two_whom_igor_protects),
    (the_card_left_under_the_hold_is_shown, near_the_bottom),
    (only_the_stolen_kind_becomes_uncertain, karl_has_named_whose_hand_was_shown),
    (a_drawn_card_is_known, MAD_ZEPPELIN),
    (a_special_becomes_known, DASTARDLY),
    (a_recycled_card_is_seen_in_a_hand, DASTARDLY),
    (who_has_no_match_is_not_asked, DASTARDLY),
    (drawn_cards_are_told_to_all, DASTARDLY),
    (a_hand_is_searched_when_a_card_leaves, DASTARDLY),
    (extracted_cards_lie_open, DASTARDLY),
]


@pytest.mark.parametrize(("plant", "begin"), PLANTS, ids=[plant.__name__ for plant, _ in PLANTS])
def test_planted_leaks_are_caught(plant: Plant, begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    with pytest.raises(Leak):
        check(begin, 20_000, 1)
