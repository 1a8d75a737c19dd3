"""People and invites in the store, on both databases."""

from __future__ import annotations

import asyncio

import pytest

from aerodrome.store.errors import (
    StoreError,
)
from aerodrome.store.people import INVITE_ID, Bot, Given, Invite, Person, hash_token
from aerodrome.store.store import Store
from tests.table.writing import ANN, BEN, started


@pytest.mark.asyncio
async def test_people(store: Store) -> None:
    ann = Person("p1", "Ann", 1.0, 2.0)
    await store.add_people({ANN: ann})
    assert await store.person(ANN) == ann
    assert await store.person(BEN) is None
    assert await store.rename_person("p1", "Anna ☂") is True
    await store.see(ANN, "p1", 7.5)
    assert await store.person(ANN) == Person("p1", "Anna ☂", 1.0, 7.5)
    assert await store.all_people() == [Person("p1", "Anna ☂", 1.0, 7.5)]
    assert await store.rename_person("p2", "Nobody") is False
    with pytest.raises(StoreError, match="known already"):
        await store.add_people({BEN: Person("p1", "Ben", 1.0, 1.0)})
    with pytest.raises(StoreError, match="known already"):
        await store.add_people({BEN: Person("p2", "Ben", 1.0, 1.0), ANN: Person("p3", "Cy", 1.0, 1.0)})
    assert await store.person(BEN) is None


@pytest.mark.asyncio
async def test_bots_and_how_their_tokens_are_revoked(store: Store) -> None:
    ann, bot = Person("p1", "Ann", 1.0, 2.0), Person("bot.1", "Lucky", 3.0, 4.0)
    await store.add_people({ANN: ann, BEN: bot})
    assert (ann.outside, bot.outside) == (False, True)
    assert await store.bots() == [Bot(bot, None)]
    assert not await store.revoke_bot("p1", 5.0), "people are no bots"
    assert not await store.revoke_bot("bot.2", 5.0)
    assert await store.revoke_bot("bot.1", 5.0)
    assert not await store.revoke_bot("bot.1", 6.0)
    assert await store.person(BEN) is None
    assert await store.bots() == [Bot(bot, 5.0)]
    assert await store.valid_tokens([ANN, BEN]) == {ANN}
    assert await store.person(ANN) == ann


@pytest.mark.asyncio
async def test_an_invite_is_used_once(store: Store) -> None:
    await started(store, "m1")
    await store.add_invites({ANN: Invite("m1", 2), BEN: Invite("m1", None)}, 5.0)
    assert await store.take_invite(ANN, "p1") == Invite("m1", 2)
    assert await store.take_invite(ANN, "p2") is None
    assert await store.take_invite(ANN, "p1") == Invite("m1", 2)
    assert await store.take_invite(BEN, "p2") == Invite("m1", None)
    assert await store.take_invite(hash_token("guessed"), "p1") is None


@pytest.mark.asyncio
async def test_an_invite_can_be_withdrawn_until_it_is_used(store: Store) -> None:
    await started(store, "m1")
    await started(store, "m2")
    await store.add_invites({ANN: Invite("m1", 2), BEN: Invite("m1", 3)}, 5.0)
    ann, ben = ANN[:INVITE_ID], BEN[:INVITE_ID]
    assert await store.take_invite(ANN, "p1") == Invite("m1", 2)
    assert not await store.withdraw_invite("m1", ann), "it was used"
    assert not await store.withdraw_invite("m2", ben), "it is for another match"
    assert not await store.withdraw_invite("m1", ben[:-1])
    assert not await store.was_withdrawn(BEN)
    assert await store.withdraw_invite("m1", ben)
    assert await store.was_withdrawn(BEN)
    assert not await store.was_withdrawn(ANN)
    assert not await store.was_withdrawn(hash_token("guessed"))
    assert await store.take_invite(BEN, "p2") is None
    assert await store.invites_of("m1") == [Given(ann, 2, "p1", False), Given(ben, 3, "", True)]
    assert await store.invites_of("m2") == []


@pytest.mark.asyncio
async def test_many_take_an_invite_at_once(database_url: str) -> None:
    stores = [await Store.open(database_url) for _ in range(2)]
    await started(stores[0], "m1")
    tokens = {hash_token(f"seat {n}"): Invite("m1", n) for n in range(8)}
    await stores[0].add_invites(tokens, 5.0)
    for token, invite in tokens.items():
        answers = await asyncio.gather(*(stores[n % 2].take_invite(token, f"p{n}") for n in range(6)))
        assert [answer for answer in answers if answer is not None] == [invite]
    for store in stores:
        await store.close()


@pytest.mark.asyncio
async def test_an_invite_needs_its_match(store: Store) -> None:
    with pytest.raises(StoreError, match="no match m7"):
        await store.add_invites({ANN: Invite("m7", 0)}, 5.0)
    assert await store.take_invite(ANN, "p1") is None


@pytest.mark.asyncio
async def test_no_token_is_stored_as_it_is(store: Store) -> None:
    await started(store, "m1")
    with pytest.raises(ValueError, match="only as hashes"):
        await store.add_people({"ann's token": Person("p1", "Ann", 1.0, 2.0)})
    with pytest.raises(ValueError, match="only as hashes"):
        await store.add_invites({"ann's token": Invite("m1", 0)}, 5.0)
    with pytest.raises(ValueError, match="only as hashes"):
        await store.take_invite("ann's token", "p1")
    with pytest.raises(ValueError, match="only as hashes"):
        await store.person("ann's token")
