"""How people keep their name: tokens of several devices, passkeys, challenges, codes and reserved names, in the store,
on both databases."""

from __future__ import annotations

import asyncio

import pytest

from aerodrome.store.errors import StoreError
from aerodrome.store.keeping import DAY, FORMER_DAYS, HELD_DAYS, Passkey
from aerodrome.store.people import MOST_SIGN_INS, Person, SignIn, hash_token
from aerodrome.store.store import Store
from tests.table.writing import ANN, BEN

pytestmark = pytest.mark.asyncio


async def with_people(store: Store, *ids: str) -> None:
    await store.add_people({hash_token(f"token of {id}"): Person(id, id.capitalize(), 100.0, 100.0) for id in ids})


def key(id: str, person: str = "ann", uses: int = 0) -> Passkey:
    return Passkey(id, person, f"Key {id}", b"\x00public\xff", uses, 100.0, 100.0)


async def test_somebody_is_signed_in_on_several_devices(store: Store) -> None:
    await with_people(store, "ann", "ben")
    await store.sign_in(ANN, "ann", 200.0)
    with pytest.raises(StoreError, match="known already"):
        await store.sign_in(ANN, "ben", 200.0)
    first = hash_token("token of ann")
    assert {(await store.person(each) or Person("", "", 0, 0)).id for each in (ANN, first)} == {"ann"}
    await store.see(ANN, "ann", 300.0)
    assert await store.sign_ins_of("ann") == [SignIn(200.0, 300.0), SignIn(100.0, 100.0)]
    assert await store.sign_out(first)
    assert not await store.sign_out(first)
    assert await store.person(first) is None
    assert await store.person(ANN) is not None
    await store.sign_in(BEN, "ann", 400.0)
    assert await store.sign_out_others("ann", BEN) == 1
    assert await store.valid_tokens([ANN, BEN, first]) == {BEN}
    assert (await store.person(ANN), await store.person(BEN)) == (None, Person("ann", "Ann", 100.0, 400.0))
    assert await store.person(hash_token("token of ben")) is not None


async def test_devices_have_a_limit(store: Store) -> None:
    await with_people(store, "ann")
    for n in range(MOST_SIGN_INS + 3):
        await store.sign_in(hash_token(f"device {n}"), "ann", 200.0 + n)
    assert len(await store.sign_ins_of("ann")) == MOST_SIGN_INS
    assert await store.person(hash_token("device 2")) is None
    assert await store.person(hash_token("device 3")) is not None
    await store.sign_in(ANN, "ann", 1.0)
    assert await store.person(ANN) is not None, "a device that signs in now is not the one to go, whatever the clock"


async def test_passkeys(store: Store) -> None:
    await with_people(store, "ann", "ben")
    assert not await store.has_passkey("ann")
    assert await store.add_passkey(key("k1"), 2)
    assert not await store.add_passkey(key("k1", "ben"), 2), "it is known already"
    assert await store.add_passkey(key("k2"), 2)
    assert not await store.add_passkey(key("k3"), 2), "these are enough"
    assert await store.passkeys_of("ann") == [key("k1"), key("k2")]
    assert await store.passkey("k1") == key("k1")
    assert await store.note_passkey_use("k1", 0, 4, 500.0)
    assert not await store.note_passkey_use("k1", 0, 5, 501.0), "a copy has been used meanwhile"
    assert not await store.rename_passkey("ben", "k1", "Mine")
    assert await store.rename_passkey("ann", "k1", "Phone ☂")
    assert await store.passkey("k1") == key("k1")._replace(name="Phone ☂", uses=4, used=500.0)
    assert not await store.remove_passkey("ben", "k1")
    assert await store.remove_passkey("ann", "k1")
    assert not await store.remove_passkey("ann", "k1")
    assert await store.has_passkey("ann")


async def test_a_challenge_is_answered_once_by_whom_it_was_for(store: Store) -> None:
    await store.add_challenge(ANN, "ann", 100.0, 200.0)
    assert not await store.take_challenge(ANN, "ben", 150.0)
    assert not await store.take_challenge(ANN, "ann", 201.0)
    assert await store.take_challenge(ANN, "ann", 200.0)
    assert not await store.take_challenge(ANN, "ann", 200.0)
    await store.add_challenge(ANN, "", 100.0, 200.0)
    await store.add_challenge(BEN, "", 201.0, 300.0)
    await store.add_challenge(ANN, "", 202.0, 300.0)  # the old one is gone, so there is room


async def test_a_code_works_once(store: Store) -> None:
    await with_people(store, "ann", "ben")
    await store.add_code("ann", ANN, 100.0, 200.0)
    assert await store.take_code(BEN, 150.0) is None
    assert await store.take_code(ANN, 200.5) is None
    assert await store.take_code(ANN, 150.0) == "ann"
    assert await store.take_code(ANN, 150.0) is None
    await store.add_code("ann", ANN, 100.0, 200.0)
    await store.add_code("ann", BEN, 110.0, 210.0)
    assert await store.take_code(ANN, 150.0) is None, "a newer one has taken its place"
    assert await store.take_code(BEN, 150.0) == "ann"


async def test_many_use_a_code_at_once(database_url: str) -> None:
    stores = [await Store.open(database_url) for _ in range(2)]
    await with_people(stores[0], "ann")
    await stores[0].add_code("ann", ANN, 100.0, 200.0)
    answers = await asyncio.gather(*(stores[n % 2].take_code(ANN, 150.0) for n in range(6)))
    assert sorted(answers, key=str) == [None] * 5 + ["ann"]
    await stores[0].add_challenge(BEN, "", 100.0, 200.0)
    taken = await asyncio.gather(*(stores[n % 2].take_challenge(BEN, "", 150.0) for n in range(6)))
    assert sum(taken) == 1
    for store in stores:
        await store.close()


async def test_a_name_is_reserved_while_its_holder_comes(store: Store) -> None:
    await with_people(store, "ann", "ben")
    held = 100.0 + HELD_DAYS * DAY
    assert await store.name_holder("zoe", 150.0) is None
    assert await store.claim_name("ann", "zoe", 150.0)
    assert await store.claim_name("ann", "zoe", 160.0)
    assert not await store.claim_name("ben", "zoe", held)
    assert await store.name_holder("zoe", held) == "ann"
    assert await store.name_holder("zoe", held + 1) is None, "she has been away for too long"
    await store.see(hash_token("token of ben"), "ben", held)
    assert await store.claim_name("ben", "zoe", held + 1)
    assert await store.name_holder("zoe", held + 1) == "ben"


async def test_a_former_name_stays_reserved_for_a_while(store: Store) -> None:
    await with_people(store, "ann", "ben")
    until = 150.0 + FORMER_DAYS * DAY
    assert await store.claim_name("ann", "zoe", 150.0)
    assert await store.claim_name("ann", "chloe", 150.0)
    assert not await store.claim_name("ben", "zoe", until)
    assert await store.name_holder("zoe", until) == "ann"
    assert await store.name_holder("zoe", until + 1) is None
    assert await store.claim_name("ann", "zoe", 160.0), "back to the former one"
    assert await store.name_holder("zoe", until + 99) == "ann"
    assert await store.name_holder("chloe", until) == "ann"
    assert await store.claim_name("ann", "amy", 170.0)
    assert await store.name_holder("chloe", 170.0) is None, "nobody holds more than two"
    assert await store.claim_name("ben", "chloe", 170.0)
    assert await store.claim_name("ben", "zoe", until + 99), "its time is over"


async def test_without_a_passkey_names_are_free(store: Store) -> None:
    await with_people(store, "ann")
    await store.add_passkey(key("k1"), 9)
    await store.add_passkey(key("k2"), 9)
    await store.claim_name("ann", "zoe", 150.0)
    await store.claim_name("ann", "amy", 150.0)
    await store.remove_passkey("ann", "k1")
    assert await store.name_holder("zoe", 150.0) == "ann"
    await store.remove_passkey("ann", "k2")
    assert await store.name_holder("zoe", 150.0) is None
    assert await store.name_holder("amy", 150.0) is None


async def test_many_claim_a_name_at_once(database_url: str) -> None:
    stores = [await Store.open(database_url) for _ in range(2)]
    ids = [f"p{n}" for n in range(6)]
    await with_people(stores[0], *ids)
    claims = (stores[n % 2].claim_name(id, "zoe", 150.0) for n, id in enumerate(ids))
    assert sum(await asyncio.gather(*claims)) == 1
    for store in stores:
        await store.close()
