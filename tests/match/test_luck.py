"""Sources of luck: seeds, and secrets that anybody can check afterwards."""

from __future__ import annotations

import hashlib

import pytest

import aerodrome
from aerodrome.play.luck import SEEDS, BadSeed, SecretLuck, SeededLuck, read_luck
from aerodrome.play.match import Match
from tests.match.helpers import picture, play_on


def keyed(luck: object, ply: int) -> list[int]:
    rng = [0, 0, 0, 0]
    luck.key(rng, ply)  # type: ignore[attr-defined]
    return rng


def test_a_commitment_is_the_hash_of_the_secret_and_does_not_hold_it() -> None:
    luck = SecretLuck(bytes(range(32)))
    assert luck.commitment == hashlib.sha256(bytes(range(32))).hexdigest()
    assert luck.secret.hex() not in luck.commitment


def test_secrets_are_256_bits_and_never_the_same() -> None:
    secrets = {SecretLuck().secret for _ in range(50)}
    assert len(secrets) == 50
    assert all(len(secret) == 32 for secret in secrets)


@pytest.mark.parametrize("make", [lambda: SecretLuck(b"\7" * 32), lambda: SeededLuck(7)])
def test_the_same_luck_keys_the_same_generator_at_the_same_ply(make: object) -> None:
    one, other = make(), make()  # type: ignore[operator]
    keys = [keyed(one, ply) for ply in range(100)]
    assert keys == [keyed(other, ply) for ply in range(100)]
    assert len({tuple(key) for key in keys}) == 100
    assert all(0 <= word < 1 << 32 for key in keys for word in key)


def test_plies_can_be_keyed_in_any_order() -> None:
    luck = SeededLuck(3)
    late = keyed(luck, 50)
    keyed(luck, 1)
    assert keyed(luck, 50) == late


def test_different_secrets_give_different_luck() -> None:
    assert keyed(SecretLuck(b"a" * 32), 0) != keyed(SecretLuck(b"b" * 32), 0)


def test_seeds_that_share_their_low_or_high_half_give_different_luck() -> None:
    seeds = [0, 1, 1 << 32, (1 << 32) + 1, SEEDS - 1, 5 << 32]
    assert len({tuple(keyed(SeededLuck(seed), 3)) for seed in seeds}) == len(seeds)


def test_who_knows_the_secret_can_play_the_whole_match_again() -> None:
    match = play_on(aerodrome.new("airships", 3), 1)
    shown = bytes.fromhex(match.luck.text().split()[1])
    assert hashlib.sha256(shown).hexdigest() == match.luck.commitment  # type: ignore[attr-defined]
    again = Match(match.game, 3, match.options, SecretLuck(shown), match.names)
    for ply in match.log:
        again.play(ply.seat, ply.action)
    assert picture(again) == picture(match)


@pytest.mark.parametrize("luck", [SeededLuck(0), SeededLuck(SEEDS - 1), SecretLuck(b"\0" * 32), SecretLuck()])
def test_luck_round_trips_as_text(luck: SeededLuck | SecretLuck) -> None:
    again = read_luck(luck.text())
    assert type(again) is type(luck)
    assert again.text() == luck.text()


@pytest.mark.parametrize("seed", [-1, SEEDS, 10**30, 1.0, "7", True])
def test_a_seed_out_of_range_is_a_bad_seed(seed: object) -> None:
    with pytest.raises(BadSeed, match="a whole number from 0 to"):
        aerodrome.new("airships", seed=seed)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "text",
    [
        *("", "seed", "seed ", "seed x", "seed -1", "seed 1.5", "seed 1 2", "seed  1", "luck 7", "Seed 7", "7"),
        *(f"seed {SEEDS}", "seed 9999999999999999999", "seed 99999999999999999999999999", "seed ²", "seed 1²"),
        *("secret", "secret 00", f"secret {'0' * 63}", f"secret {'0' * 65}", f"secret {'g' * 64}"),
        *(f"secret {' 0' * 32}", f"secret {'00 ' * 20}0000"),
    ],
)
def test_luck_that_makes_no_sense_is_a_bad_seed(text: str) -> None:
    with pytest.raises(BadSeed):
        read_luck(text)
