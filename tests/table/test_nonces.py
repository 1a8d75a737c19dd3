"""Every seat's share in the luck: pledged when a seat gets ready, revealed when all are ready, void after a later
change."""

from __future__ import annotations

import functools
import itertools
import random
from typing import Any

import msgspec
import pytest

from aerodrome.house.views import Views, share_infos
from aerodrome.play.gamefile import match_text, parse_match
from aerodrome.play.luck import SecretLuck, Share, SharedLuck, bot_nonce, pledge_of
from aerodrome.rulebook.record import NONE
from aerodrome.store.journal import decode, encode, kind_of
from aerodrome.table.entries import AnyEntry, Created, Ready, Revealed, Started
from aerodrome.table.errors import Damaged, Refused
from aerodrome.table.replayed import moments, replayed
from aerodrome.table.starting import REVEAL_WITHIN
from aerodrome.table.table import Table
from tests.table.commands import texts
from tests.table.helpers import NOW, as_stored, board_of, everything, open_table, play, secret_of

ADA, BEN = "aa" * 32, "bb" * 32
"""What Ada and Ben have drawn."""


@pytest.fixture(autouse=True)
def no_compiling(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AERODROME_NO_NATIVE", "1")


def refused(code: str, command: Any, *arguments: Any) -> str:
    with pytest.raises(Refused) as caught:
        command(*arguments)
    assert caught.value.code == code, str(caught.value)
    return str(caught.value)


def pledged(table: Table, seat: int, nonce: str) -> str:
    return pledge_of(table.id, seat, table.created.commitment, nonce)


def ready(table: Table, person: str, seat: int, nonce: str, at: float = NOW) -> None:
    table.get_ready(person, seat, True, at, pledged(table, seat, nonce))


def seated(seed: int = 1, **settings: Any) -> Table:
    """Ada and Ben, and a bot."""
    table = open_table("airships", 3, seed, **settings)
    table.sit("ada", "Ada", 0, NOW)
    table.sit("ben", "Ben", 1, NOW)
    table.seat_bot("ada", 2, "greedy", NOW)
    return table


def all_ready(seed: int = 1) -> Table:
    table = seated(seed)
    ready(table, "ada", 0, ADA)
    ready(table, "ben", 1, BEN)
    return table


def begun(seed: int = 1, ada: str = ADA, ben: str = BEN) -> Table:
    table = seated(seed)
    ready(table, "ada", 0, ada)
    ready(table, "ben", 1, ben)
    table.reveal("ada", 0, ada, NOW)
    table.reveal("ben", 1, ben, NOW)
    table.start("ada", NOW)
    return table


# --- how it goes


def test_pledged_revealed_started() -> None:
    table = seated()
    assert table.shares == [Share(), Share(), Share("bot", bot_nonce(table.id, 2))]
    ready(table, "ada", 0, ADA)
    assert table.shares[0] == Share("player", "", pledged(table, 0, ADA))
    ready(table, "ben", 1, BEN)
    table.reveal("ben", 1, BEN, NOW)
    table.reveal("ada", 0, ADA, NOW)
    shares = [
        Share("player", ADA, pledged(table, 0, ADA)),
        Share("player", BEN, pledged(table, 1, BEN)),
        Share("bot", bot_nonce(table.id, 2)),
    ]
    assert table.shares == shares
    table.start("ada", NOW)
    assert isinstance(table.luck, SharedLuck)
    assert table.luck.seed == SharedLuck(table.secret, table.id, shares).seed
    assert table.shares == shares
    assert table.luck.commitment == table.created.commitment
    kinds = [kind_of(entry) for entry, _ in table.take_fresh()]
    assert kinds[-5:] == ["ready", "ready", "revealed", "revealed", "started"]


def test_the_deal_changes_with_every_nonce() -> None:
    deals = [begun(), begun(ada="ab" * 32), begun(ben="bc" * 32), begun(ada=BEN, ben=ADA), begun(seed=2)]
    for one, other in itertools.combinations(deals, 2):
        assert board_of(one).pack() != board_of(other).pack()
    assert board_of(begun()).pack() == board_of(begun()).pack()


def test_without_nonces_the_luck_comes_from_the_secret_alone() -> None:
    table = seated()
    table.get_ready("ben", 1, True, NOW)
    table.start("ada", NOW)
    assert type(table.luck) is SecretLuck
    assert table.shares == []
    entries = [entry for entry, _ in table.take_fresh()]
    assert encode(entries[-1]) == b'{"k":"started","digest":"%s"}' % board_of(table).digest().encode(), "as ever"


def test_a_seat_whose_client_gives_nothing_is_shown_so() -> None:
    table = seated()
    ready(table, "ada", 0, ADA)
    table.get_ready("ben", 1, True, NOW)
    table.reveal("ada", 0, ADA, NOW)
    table.start("ada", NOW)
    assert [share.kind for share in table.shares] == ["player", "none", "bot"]


def test_a_lesson_takes_no_nonces() -> None:
    """Its luck is the same for everybody, whatever a client sends."""
    table = seated(privacy="lesson")
    for seat, person, nonce in ((0, "ada", ADA), (1, "ben", BEN)):
        ready(table, person, seat, nonce)
    table.reveal("ada", 0, ADA, NOW)
    table.reveal("ben", 1, BEN, NOW)
    assert table.shares == []
    table.start("ada", NOW)
    assert type(table.luck) is SecretLuck


# --- who would like to choose


def test_the_last_to_reveal_cannot_take_another_nonce() -> None:
    table = all_ready()
    table.reveal("ada", 0, ADA, NOW)
    before = everything(table)
    better = "cc" * 32
    assert "not the random number that was pledged" in refused("bad message", table.reveal, "ben", 1, better, NOW)
    refused("not now", table.get_ready, "ben", 1, True, NOW, pledged(table, 1, better))
    refused("not seated", table.reveal, "ben", 0, ADA, NOW)
    assert everything(table) == before
    table.reveal("ben", 1, BEN, NOW)
    assert [share.nonce for share in table.shares[:2]] == [ADA, BEN]


def test_another_s_pledge_cannot_be_given_for_one_s_own() -> None:
    table = seated()
    ready(table, "ada", 0, ADA)
    table.get_ready("ben", 1, True, NOW, pledged(table, 0, ADA))
    table.reveal("ada", 0, ADA, NOW)
    refused("bad message", table.reveal, "ben", 1, ADA, NOW)


CHANGES = {
    "not ready": lambda table: table.get_ready("ben", 1, False, NOW),
    "gets up": lambda table: table.leave("ben", 1, NOW),
    "another bot": lambda table: table.seat_bot("ada", 2, "random", NOW),
    "bot removed": lambda table: table.seat_bot("ada", 2, "none", NOW),
}


@pytest.mark.parametrize("change", CHANGES)
def test_whoever_changes_anything_after_a_nonce_was_revealed_makes_all_void(change: str) -> None:
    table = all_ready()
    table.reveal("ada", 0, ADA, NOW)
    CHANGES[change](table)
    assert table.voided == 1
    assert [seat.ready for seat in table.seats] == [False, False, bool(table.seats[2].bot)]
    assert all(not share.nonce and not share.pledge for share in table.shares[:2])
    assert "everybody has to get ready again" in " ".join(texts(table))
    refused("not now", table.reveal, "ada", 0, ADA, NOW)


@pytest.mark.parametrize("change", CHANGES)
def test_before_that_a_change_costs_the_others_nothing(change: str) -> None:
    table = all_ready()
    CHANGES[change](table)
    assert table.voided == 0
    assert table.seats[0].ready
    assert table.seats[0].pledge == pledged(table, 0, ADA)


def test_another_nonce_can_be_drawn_before_any_is_revealed() -> None:
    table = all_ready()
    ready(table, "ada", 0, "ac" * 32)
    assert table.seats[0].pledge == pledged(table, 0, "ac" * 32)
    seq = table.seq
    ready(table, "ada", 0, "ac" * 32)
    table.get_ready("ada", 0, True, NOW)
    assert table.seq == seq, "nothing happens when nothing changes"
    assert table.seats[0].pledge


def test_after_a_void_start_everybody_draws_anew() -> None:
    table = all_ready()
    table.reveal("ada", 0, ADA, NOW)
    table.get_ready("ben", 1, False, NOW)
    ready(table, "ada", 0, "ac" * 32)
    ready(table, "ben", 1, "bc" * 32)
    refused("bad message", table.reveal, "ada", 0, ADA, NOW)
    table.reveal("ada", 0, "ac" * 32, NOW)
    table.reveal("ben", 1, "bc" * 32, NOW)
    table.start("ben", NOW)
    assert [share.nonce for share in table.shares[:2]] == ["ac" * 32, "bc" * 32]
    assert table.voided == 1


# --- what is refused


def test_nonces_are_revealed_when_all_are_ready_and_not_before() -> None:
    table = seated()
    ready(table, "ada", 0, ADA)
    assert "when everybody is ready" in refused("not now", table.reveal, "ada", 0, ADA, NOW)
    assert "No random number was pledged" in refused("not now", table.reveal, "ben", 1, BEN, NOW)


@pytest.mark.parametrize("bad", ["0", "G" * 64, "A" * 64, "0" * 65, " " * 64])
def test_what_is_no_hash_is_no_pledge_and_no_nonce(bad: str) -> None:
    table = seated()
    refused("bad message", table.get_ready, "ada", 0, True, NOW, bad)
    refused("bad message", table.get_ready, "ada", 0, False, NOW, "0" * 64)
    table.get_ready("ada", 0, True, NOW, pledged(table, 0, bad))
    table.get_ready("ben", 1, True, NOW)
    refused("bad message", table.reveal, "ada", 0, bad, NOW)


def test_a_repeated_reveal_does_nothing() -> None:
    table = all_ready()
    table.reveal("ada", 0, ADA, NOW)
    seq = table.seq
    table.reveal("ada", 0, ADA, NOW)
    assert table.seq == seq


# --- clients that vanish


def test_a_start_waits_for_nonces_that_were_pledged() -> None:
    table = all_ready()
    table.reveal("ada", 0, ADA, NOW)
    before = everything(table)
    text = refused("not now", table.start, "ada", NOW + REVEAL_WITHIN - 0.1)
    assert text == "Waiting for the random number of Ben. Try again in a moment."
    assert everything(table) == before


def test_after_a_while_it_goes_without_and_says_so() -> None:
    table = all_ready()
    table.reveal("ada", 0, ADA, NOW)
    table.start("ada", NOW + REVEAL_WITHIN)
    assert table.shares[1] == Share("player", "", pledged(table, 1, BEN))
    assert f"nonce 2: withheld {pledged(table, 1, BEN)}\n" in match_text(replayed(table))
    refused("not now", table.reveal, "ben", 1, BEN, NOW + REVEAL_WITHIN)


def test_who_starts_and_is_not_ready_cannot_pass_over_the_others_nonces() -> None:
    table = seated()
    ready(table, "ben", 1, BEN)
    before = everything(table)
    assert "ready first" in refused("not now", table.start, "ada", NOW + 100 * REVEAL_WITHIN)
    assert everything(table) == before


# --- the journal, the record, the views


@functools.cache
def finished() -> tuple[Table, list[tuple[AnyEntry, float]]]:
    table = all_ready()
    table.reveal("ada", 0, ADA, NOW)
    table.leave("ben", 1, NOW)
    table.sit("ben", "Ben", 1, NOW)
    ready(table, "ada", 0, "ac" * 32)
    ready(table, "ben", 1, "bc" * 32)
    table.reveal("ben", 1, "bc" * 32, NOW)
    table.reveal("ada", 0, "ac" * 32, NOW)
    table.start("ada", NOW)
    play(table, random.Random(1), 10)
    table.leave("ben", 1, NOW)
    play(table, random.Random(2), 10_000)
    assert table.status == "over"
    return table, table.take_fresh()


def test_the_journal_gives_the_same_table() -> None:
    table, journal = finished()
    again = Table.from_journal(table.id, table.secret, as_stored(journal))
    assert everything(again) == everything(table)
    assert isinstance(again.luck, SharedLuck)
    assert again.luck.shares == tuple(table.shares)


def test_the_record_has_what_every_seat_gave_also_of_who_left() -> None:
    table, _ = finished()
    match = parse_match(match_text(replayed(table)))
    assert isinstance(match.luck, SharedLuck)
    assert [share.kind for share in match.luck.shares] == ["player", "player", "bot"]
    assert [(ply.seat, ply.action, ply.digest) for ply in match.log] == table.log
    assert [moment.state for moment in moments(table)][-1] == board_of(table).pack()


@pytest.mark.parametrize(
    ("kind", "change", "told"),
    [
        (Revealed, {"nonce": "cc" * 32}, "the nonce of seat 1 is not the one that was pledged"),
        (Revealed, {"seat": 1}, "the nonce of seat 2 is not the one that was pledged"),
        (Ready, {"pledge": "cc" * 32}, "is not the one that was pledged"),
        (Started, {"shared": False}, "the set-up gives a different position"),
        (Created, {"commitment": "cc" * 32}, "the secret is not the one that was promised"),
    ],
)
def test_a_journal_that_was_changed_is_noticed(kind: type, change: dict[str, Any], told: str) -> None:
    table, journal = finished()
    at = max(i for i, (entry, _) in enumerate(journal) if isinstance(entry, kind))
    bad = msgspec.structs.replace(journal[at][0], **change)
    with pytest.raises(Damaged, match=told):
        Table.from_journal(table.id, table.secret, [*journal[:at], (bad, NOW), *journal[at + 1 :]])


def test_a_journal_that_lacks_a_nonce_is_noticed() -> None:
    table, journal = finished()
    at = max(i for i, (entry, _) in enumerate(journal) if isinstance(entry, Revealed))
    with pytest.raises(Damaged, match="the set-up gives a different position"):
        Table.from_journal(table.id, table.secret, journal[:at] + journal[at + 1 :])
    with pytest.raises(Damaged, match="the secret is not the one that was promised"):
        Table.from_journal(table.id, secret_of(9), journal)


def test_journals_from_before_are_read_as_they_were() -> None:
    assert decode(b'{"k":"ready","seat":1,"yes":true}') == Ready(1, True)
    assert decode(b'{"k":"started","digest":"d"}') == Started("d")


def test_everybody_sees_pledges_and_nonces_as_they_come() -> None:
    table = seated()
    views = Views(table)
    for viewer in (NONE, 0, 1):
        views.open(viewer)
    ready(table, "ada", 0, ADA)
    told = [update for _, update in views.updates(NOW)]
    assert len(told) == 3
    assert all(update.shares == share_infos(table) for update in told)
    assert told[0].shares is not None
    assert (told[0].shares[0].pledge, told[0].shares[0].nonce) == (pledged(table, 0, ADA), "")
    ready(table, "ben", 1, BEN)
    views.updates(NOW)
    table.reveal("ada", 0, ADA, NOW)
    told = [update for _, update in views.updates(NOW)]
    assert [update.shares[0].nonce for update in told if update.shares] == [ADA] * 3
    table.reveal("ben", 1, BEN, NOW)
    table.start("ada", NOW)
    assert all(update.shares is not None for _, update in views.updates(NOW))
    play(table, random.Random(1), 1)
    assert all(update.shares is None for _, update in views.updates(NOW)), "they do not change any more"
    assert views.snapshot(NONE, "", 0, NOW).shares == share_infos(table)
