"""Luck in which all seats have a share: nobody can choose it, and the reader of a changed file says what was
changed."""

from __future__ import annotations

import functools
import hashlib
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from aerodrome import EditedFile
from aerodrome.games import load
from aerodrome.games.dastardly_dirigibles.cards import FIRST_SPECIAL
from aerodrome.play.gamefile import BadFile, WrongVersion, hash_of, match_text, parse_match, read_match
from aerodrome.play.luck import (
    BadShare,
    SecretLuck,
    Share,
    SharedLuck,
    bot_nonce,
    draw_nonce,
    is_of_a_lesson,
    lesson_secret,
    pledge_of,
    read_share,
    seed_text,
)
from aerodrome.play.match import Match
from aerodrome.play.proof import Noted, proof_of
from aerodrome.text import Note
from tests.match.helpers import picture, play_on, random_match

TABLE = "mD4Tn0o5Hk2w9xYz"
SECRET = bytes.fromhex("ab" * 32)
COMMITMENT = "9a2db2e23f1504cd056606553ac049c5e718e8f9ce9233876df1a7a1821af885"


def player(seat: int, nonce: str, secret: bytes = SECRET) -> Share:
    return Share("player", nonce, pledge_of(TABLE, seat, SecretLuck(secret).commitment, nonce))


def bot(seat: int) -> Share:
    return Share("bot", bot_nonce(TABLE, seat))


def shared(*shares: Share, secret: bytes = SECRET) -> SharedLuck:
    return SharedLuck(secret, TABLE, shares)


def test_pledges_nonces_and_seed_are_what_the_browser_works_out() -> None:
    """The same figures stand in web/src/fair/fair.test.ts."""
    nonce, pledge = "01" * 32, "59da8bbe5ec231038b7e01f21d9439c5435c4a6081ea4013c94ed06e99ae203a"
    assert SecretLuck(SECRET).commitment == COMMITMENT
    assert pledge_of(TABLE, 0, COMMITMENT, nonce) == pledge
    assert bot_nonce(TABLE, 1) == "f517ad239ce5cdf237bd4e5f856910dbc887f6220f01f26f446046f72c08fb10"
    luck = shared(Share("player", nonce, pledge), bot(1), Share(), Share("player", "", "cd" * 32))
    assert luck.seed.hex() == "060892de2ae243ad0db7c077574a2ca11c63c69780bc7a17cfff7686a1416899"
    assert hashlib.sha256(seed_text(SECRET, TABLE, luck.shares).encode()).digest() == luck.seed
    luck.check_shares()


def test_the_seed_follows_from_everything_that_was_given() -> None:
    one, other = player(0, "01" * 32), player(1, "02" * 32)
    lucks = [
        shared(one, other),
        shared(other, one),
        shared(one, player(1, "03" * 32)),
        shared(one, Share("player", "", other.pledge)),
        shared(one, Share()),
        shared(one, bot(1)),
        shared(one, other, Share()),
        SharedLuck(SECRET, TABLE + "x", (one, other)),
        shared(one, other, secret=b"\0" * 32),
        SecretLuck(SECRET),
    ]
    assert len({luck.seed for luck in lucks}) == len(lucks)


def test_nonces_are_256_bits_and_never_the_same() -> None:
    drawn = {draw_nonce() for _ in range(50)}
    assert len(drawn) == 50
    assert all(re.fullmatch("[0-9a-f]{64}", nonce) for nonce in drawn)


# --- who would like to choose


WANTED = 4
"""Specials that an operator would like the first seat to have; by chance it has so many in one deal of 500."""


def specials(luck: SecretLuck) -> int:
    """How many Specials the first seat is dealt."""
    game = load("dastardly-dirigibles")
    hand = Match(game, 2, None, luck).board.state().players[0].hand
    return sum(hand[FIRST_SPECIAL:])


@functools.cache
def ground() -> bytes:
    """The secret of an operator who has tried many, until the first seat was dealt four Specials."""
    return next(secret for n in range(10_000) if specials(SecretLuck(secret := n.to_bytes(32, "big"))) >= WANTED)


def test_who_draws_the_secret_alone_can_choose_the_deal() -> None:
    """The attack: what a match without nonces proves is no more than that the secret was not changed afterwards."""
    assert specials(SecretLuck(ground())) >= WANTED
    assert not any(specials(SecretLuck(n.to_bytes(32, "big"))) >= WANTED for n in range(100))


def test_a_nonce_after_the_commitment_undoes_what_the_operator_has_chosen() -> None:
    nonces = (f"{n:064x}" for n in range(60))
    dealt = [specials(shared(player(0, nonce, ground()), bot(1), secret=ground())) for nonce in nonces]
    assert sum(n >= WANTED for n in dealt) <= 2, "as rarely as by chance"
    assert len(set(dealt)) > 1


def test_grinding_on_after_the_nonce_is_known_breaks_the_commitment() -> None:
    """Once the nonce is there the operator may look for another secret; but its hash was shown before."""
    share = player(0, "07" * 32)
    better = next(
        secret
        for n in range(10_000)
        if specials(shared(share, bot(1), secret=(secret := n.to_bytes(32, "big")))) >= WANTED
    )  # fmt: skip
    assert SecretLuck(better).commitment != COMMITMENT
    with pytest.raises(BadShare, match="nonce 1 was changed"):
        shared(share, bot(1), secret=better).check_shares()


# --- shares as text


@pytest.mark.parametrize(
    "share", [player(0, "01" * 32), Share("player", "", "02" * 32), bot(2), Share()], ids=lambda share: share.kind
)
def test_shares_round_trip_as_text(share: Share) -> None:
    assert read_share(share.text()) == share


@pytest.mark.parametrize(
    "text",
    [
        *("", "player", f"player {'0' * 64}", f"player {'0' * 64} {'0' * 63}", f"player  {'0' * 64} {'0' * 64}"),
        *(f"bot {'G' * 64}", f"bot {'A' * 64}", "bot", "none 0", f"withheld {'0' * 64} {'0' * 64}", f"seat {'0' * 64}"),
    ],
)
def test_shares_that_make_no_sense(text: str) -> None:
    with pytest.raises(BadShare):
        read_share(text)


# --- game files


@functools.cache
def played() -> Match:
    """A finished match of two people, a bot, and a program that gave nothing; do not change it."""
    luck = shared(player(0, "01" * 32), player(1, "02" * 32), bot(2), Share())
    return play_on(Match(load("airships"), 4, None, luck, ["Ada", "Ben", "Bot", "Dan"]), 1)


def test_a_match_with_shared_luck_comes_back(tmp_path: Path) -> None:
    match = played()
    match.save(tmp_path / "a.aero")
    again = read_match(tmp_path / "a.aero")
    assert isinstance(again.luck, SharedLuck)
    assert isinstance(match.luck, SharedLuck)
    assert (again.luck.table, again.luck.shares) == (TABLE, match.luck.shares)
    assert picture(again) == picture(match)
    assert match_text(again) == match_text(match)
    assert match_text(match).startswith("aerodrome-game 2\n")


def test_a_running_match_with_shared_luck_goes_on_alike() -> None:
    luck = shared(player(0, "01" * 32), bot(1))
    match = play_on(Match(load("airships"), 2, None, luck), 1, 10)
    again = parse_match(match_text(match))
    assert picture(play_on(again, 3)) == picture(play_on(match, 3))


def test_matches_without_nonces_are_written_and_read_as_before() -> None:
    match = play_on(Match(load("airships"), 2, None, SecretLuck(SECRET)), 1)
    text = match_text(match)
    assert text.startswith("aerodrome-game 1\n")
    assert "nonce" not in text
    assert picture(parse_match(text)) == picture(match)


def forged(change: Callable[[str], str]) -> str:
    """The match's file, changed by a forger who computes all hashes again."""
    head, moves, tail = (part.strip("\n") for part in change(match_text(played())).split("---\n"))
    head += "\n---"
    chain, lines = hash_of(head), []
    for line in moves.splitlines():
        body = line.rpartition(" ~")[0]
        chain = hash_of(chain + body)
        lines.append(f"{body} ~{chain}")
    result, end = tail.splitlines()
    end = end.rpartition(" ~")[0]
    return "\n".join([head, *lines, "---", result, f"{end} ~{hash_of(chain + result + end)}"]) + "\n"


def line_of(text: str, key: str) -> str:
    return next(line for line in text.splitlines() if line.startswith(f"{key}: "))


def exchanged(one: str, other: str) -> Callable[[str], str]:
    """Exchange what stands in two lines."""

    def change(text: str) -> str:
        first, second = line_of(text, one), line_of(text, other)
        new = first.replace(one, other), second.replace(other, one)
        return text.replace(first, "\0").replace(second, new[0]).replace("\0", new[1])

    return change


def other_player(seat: int, nonce: str) -> Callable[[str], str]:
    return lambda text: text.replace(
        line_of(text, f"nonce {seat + 1}"), f"nonce {seat + 1}: {player(seat, nonce).text()}"
    )


def test_the_forger_works_out_the_hashes() -> None:
    assert forged(lambda text: text) == match_text(played())


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda text: text.replace("player " + "02" * 32, "player " + "03" * 32), "nonce 2 was changed: it does not"),
        (lambda text: text.replace(bot_nonce(TABLE, 2), "03" * 32), "nonce 3 was changed: it is not the nonce of a"),
        (lambda text: text.replace("ab" * 32, "ac" * 32), "the secret does not fit the commitment"),
        (lambda text: text.replace(line_of(text, "nonce 2") + "\n", ""), "nonce 2 is missing"),
        (lambda text: text.replace(line_of(text, "nonce 4") + "\n", ""), "nonce 4 is missing"),
        (lambda text: text.replace("start: ", "nonce 5: none\nstart: "), "there are 5 nonces for 4 seats"),
        (lambda text: text.replace(line_of(text, "table") + "\n", ""), "one of these is missing"),
        (lambda text: text.replace(line_of(text, "commitment") + "\n", ""), "one of these is missing"),
        (lambda text: text.replace(f"secret {'ab' * 32}", "seed 7"), "one of these is missing"),
        (exchanged("nonce 1", "nonce 2"), "nonce 1 belongs to seat 2: the nonces are in a different order"),
        (other_player(1, "03" * 32), "different state from the recorded one; the table's id, a nonce"),
        (lambda text: text.replace(line_of(text, "nonce 2"), "nonce 2: none"), "the set-up gives a different state"),
        (lambda text: text.replace("nonce 4: none", f"nonce 4: {bot(3).text()}"), "the set-up gives a different state"),
        (lambda text: text.replace("nonce 4: none", f"nonce 4: withheld {'0' * 64}"), "set-up gives a different state"),
        (lambda text: text.replace("aerodrome-game 2", "aerodrome-game 1"), "the set-up gives a different state"),
        (lambda text: text.replace(TABLE, TABLE + "x"), "nonce 1 was changed"),
    ],
)  # fmt: skip
def test_every_change_is_named(change: Callable[[str], str], told: str) -> None:
    text = forged(change)
    assert text != match_text(played())
    with pytest.raises(EditedFile, match=re.escape(told)):
        parse_match(text)


def test_nonces_that_cannot_be_read() -> None:
    with pytest.raises(BadFile, match="should be `player`"):
        parse_match(forged(lambda text: text.replace("nonce 4: none", "nonce 4: nothing")))
    with pytest.raises(WrongVersion, match="a newer Aerodrome may open it"):
        parse_match(match_text(played()).replace("aerodrome-game 2", "aerodrome-game 3"))


# --- what is proven


def test_what_a_match_with_nonces_proves() -> None:
    proof = proof_of(played())
    assert proof.faults == []
    assert "random number of Ada and Ben. Nobody could choose it, not even all others together" in str(proof.proven[0])
    assert any("the server knows them all" in str(line) for line in proof.not_proven)
    assert any("--commitment, --nonce and --pledge" in str(line) for line in proof.not_proven)


def test_what_was_noted_is_compared() -> None:
    good = Noted(COMMITMENT, {0: "01" * 32}, {1: player(1, "02" * 32).pledge})
    proof = proof_of(played(), good)
    assert proof.faults == []
    checked = list(map(str, proof.checked))
    assert "The random number of seat 1 (Ada) is the one that was pledged, and the one that you noted." in checked
    assert "The random number of seat 2 (Ben) is the one that was pledged, with the pledge that you noted." in checked
    assert not any("--commitment" in str(line) for line in proof.not_proven)
    proof = proof_of(played(), Noted(COMMITMENT, {0: "01" * 32}))
    assert str(proof.not_proven[-1]) == "That Ben had pledged before your number was shown: give it with --pledge."
    for bad, told in [
        (Noted("00" * 32), "The table promised 0000"),
        (Noted(nonces={0: "09" * 32}), "seat 1 (Ada) is 0101"),
        (Noted(nonces={3: "09" * 32}), "seat 4 (Dan) is not part of the luck"),
        (Noted(pledges={1: "09" * 32}), "seat 2 (Ben) was pledged with"),
        (Noted(nonces={7: "09" * 32}), "seat 8, but there is no such seat"),
    ]:
        proof = proof_of(played(), bad)
        assert told in str(proof.faults[0])
        assert proof.proven == []


def test_what_was_pledged_and_not_shown_is_said() -> None:
    withheld = [Share("player", "", f"{seat}" * 64) for seat in (1, 2)]
    luck = shared(player(0, "01" * 32), *withheld)
    proof = proof_of(Match(load("airships"), 3, None, luck, ["Ada", "Ben", "Cy"]))
    assert str(proof.proven[1]) == "Left out is what Ben and Cy pledged but did not show."
    assert "could choose among 4 deals that way" in str(proof.not_proven[0])


def test_a_match_from_before_nonces_proves_less_and_says_so() -> None:
    proof = proof_of(Match(load("airships"), 2, None, SecretLuck(SECRET)), Noted(COMMITMENT))
    assert proof.faults == []
    assert list(map(str, proof.proven)) == ["The server did not change its secret after showing its hash."]
    assert "the server could try many secrets" in str(proof.not_proven[0])
    proof = proof_of(Match(load("airships"), 2, None, SecretLuck(SECRET)), Noted(COMMITMENT, {0: "01" * 32}))
    assert "the luck of this game comes from the server’s secret alone" in str(proof.faults[0])


def test_seeds_and_lessons_prove_nothing() -> None:
    assert proof_of(random_match(7, 2, 3)).faults == [Note("proof-seeded")]
    secret = lesson_secret("airships", random.Random(1).randrange(10_000))
    assert is_of_a_lesson("airships", secret)
    assert not is_of_a_lesson("mad-zeppelin", secret)
    assert proof_of(Match(load("airships"), 2, None, SecretLuck(secret))).faults == [Note("proof-lesson")]
    luck = shared(player(0, "01" * 32, secret), bot(1), secret=secret)
    assert proof_of(Match(load("airships"), 2, None, luck)).faults == [Note("proof-lesson")]
