"""Several servers on one database: whoever comes in through any of them finds the same tables, and nothing is lost or
done twice."""

from __future__ import annotations

import asyncio
import random

import pytest

from aerodrome.house.house import House
from aerodrome.house.orders import SAID_MOST
from aerodrome.rulebook.record import NONE
from aerodrome.store.store import Store
from aerodrome.table.entries import Moved, Said
from aerodrome.table.wire import Abandon, Choose, GetReady, Rematch, Say, Sit, Start, TakeBack
from tests.fleet.helpers import (
    EAGER,
    Traveller,
    begin,
    check_story,
    entries_of,
    eventually,
    eventually_so,
    fleet_of,
    houses,
    kill,
    on_disk,
    play_on,
)
from tests.table.helpers import PEOPLE, Client, act, clock, done, live_at

pytestmark = pytest.mark.asyncio


@pytest.mark.usefixtures("long_leases")
async def test_two_players_on_two_servers_see_one_story(postgresql_url: str) -> None:
    async with houses(postgresql_url, 2) as (one, two):
        id = await begin(one)
        players = [Traveller(id, 0), Traveller(id, 1), Traveller(id, NONE)]
        for player, house in zip(players, (one, two, two), strict=True):
            await player.go_to(house)
        for _ in range(8):
            asked = next(player for player in players[:2] if player.ask)
            decision = asked.ask["decision"]
            assert (await asked.choose(min))["t"] == "ack"
            await eventually(lambda decision=decision: all(p.seen.frame["decision"] > decision for p in players))
        table = await on_disk(one.store, id)
        for player in players:
            assert player.seen.n == table.seen_by(player.viewer)
        assert one.writer.conflicts == two.writer.conflicts == one.failures == two.failures == 0


async def test_a_client_that_jumps_between_servers_plays_a_whole_game(postgresql_url: str) -> None:
    """Every move through another server, and everybody looks on through still others."""
    rng = random.Random(3)
    async with houses(postgresql_url, 3, EAGER) as servers:
        id = await begin(servers[0], "zeppeldrome", 2)
        players = [Traveller(id, 0), Traveller(id, 1), Traveller(id, NONE)]
        for player in players:
            await player.go_to(rng.choice(servers))
        for n in range(60):
            if players[0].seen.frame["status"] == "over":
                break
            asked = [p for p in players[:2] if p.ask and p.ask.get("chosen", NONE) == NONE and len(p.ask["legal"]) > 1]
            if not asked:
                await asyncio.sleep(0.01)
                continue
            player = rng.choice(asked)
            told = await player.choose(rng.choice, rng.choice(servers))
            assert told["t"] == "ack" or told["code"] == "stale", told
            if n % 3 == 0:
                await rng.choice(players).go_to(rng.choice(servers))
        table = await on_disk(servers[0].store, id)
        await eventually(lambda: all(p.seen.n >= table.seen_by(p.viewer) for p in players))
        chosen = [entry.id for entry in await entries_of(servers[0].store, id) if entry.id.startswith("c")]
        assert len(chosen) == len(set(chosen)) > 5


async def test_choices_at_the_same_time_through_two_servers(postgresql_url: str) -> None:
    async with houses(postgresql_url, 2) as (one, two):
        id = await begin(one, "zeppeldrome", 3)
        players = [Traveller(id, seat) for seat in range(3)]
        for player, house in zip(players, (one, two, two), strict=True):
            await player.go_to(house)
        rounds = 0
        for _ in range(12):
            await eventually(lambda: any(p.ask for p in players))
            table = await on_disk(one.store, id)
            await eventually(lambda t=table: all(p.seen.frame["decision"] == t.decision for p in players))
            asked = [p for p in players if p.ask]
            rounds += len(asked) > 1
            told = await asyncio.gather(*(player.choose(max) for player in asked))
            assert {answer["t"] for answer in told} == {"ack"}, told
            after = await on_disk(one.store, id)
            assert after.decision == table.decision + 1
            await eventually(lambda t=after: all(p.seen.frame["decision"] == t.decision for p in players))
        assert rounds
        for player in players:
            assert not player.client.dropped
            assert player.seen.n == after.seen_by(player.viewer)


async def test_the_same_message_to_two_servers_is_done_once(postgresql_url: str) -> None:
    async with houses(postgresql_url, 2) as (one, two):
        id = await begin(one)
        ada = Client("ada")
        for n in range(6):
            hello = Say(f"hello{n}", id, f"hello {n}", 0)
            told = await asyncio.gather(act(one, ada, hello), act(two, ada, hello))
            assert [answer["t"] for answer in told] == ["ack", "ack"]
        said = [entry.text for entry in await entries_of(one.store, id) if isinstance(entry, Said)]
        assert said == [f"hello {n}" for n in range(6)]
        table = await on_disk(one.store, id)
        [seat] = table.asked
        move = Choose("m", id, seat, table.board.legal(seat)[0], table.decision)  # type: ignore[union-attr]
        told = await asyncio.gather(*(act(house, Client(PEOPLE[seat]), move) for house in (one, two, one, two)))
        assert {answer["t"] for answer in told} == {"ack"}
        assert sum(isinstance(entry, Moved) for entry in await entries_of(one.store, id)) == 1


async def test_a_refusal_is_never_old_news(postgresql_url: str) -> None:
    """What was done through one server counts at once at the others, even where no note of it has come."""
    async with houses(postgresql_url, 2) as (one, two):
        fleet_of(one).notes.tell_moved = lambda seqs: None  # type: ignore[method-assign]
        fleet_of(two).notes.tell_moved = lambda seqs: None  # type: ignore[method-assign]
        id = await begin(one)
        await two.look(id)
        players = [Traveller(id, 0), Traveller(id, 1)]
        for n in range(6):
            servers = (one, two) if n % 2 else (two, one)
            for player in players:
                await player.go_to(servers[0])
            [player] = [player for player in players if player.ask]
            assert (await player.choose(min))["t"] == "ack"
            for player in players:
                await player.go_to(servers[1])
            [player] = [player for player in players if player.ask]
            assert (await player.choose(min, servers[0]))["t"] == "ack"
            assert (await two.look(id)).seq == (await one.look(id)).seq


async def test_sitting_down_and_starting_through_different_servers(postgresql_url: str) -> None:
    from aerodrome.table.entries import Settings

    async with houses(postgresql_url, 2) as (one, two):
        id, token = await one.create(Settings("airships", 2, privacy="link", stand_in="greedy"), "ada")
        await done(one, Client("ada"), Sit("s", id, 0, "Ada"))
        assert await two.admit(id, token, "ben")
        took = await asyncio.gather(
            *(act(house, Client("ben"), Sit("s", id, 1, "Ben")) for house in (one, two)),
            act(two, Client("cy"), Sit("s", id, 1, "Cy")),
        )
        assert [told["t"] for told in took][:2] == ["ack", "ack"], took
        await done(two, Client("ada"), GetReady("r", id, 0))
        await done(one, Client("ben"), GetReady("r", id, 1))
        await done(two, Client("ben"), Start("go", id))
        assert (await one.look(id)).status == "running"


async def test_a_rematch_asked_for_at_two_servers_is_one_table(postgresql_url: str) -> None:
    async with houses(postgresql_url, 2) as (one, two):
        id = await begin(one)
        for seat, house in ((0, one), (1, two)):
            await done(house, Client(PEOPLE[seat]), Abandon(f"a{seat}", id, seat))
        told = await asyncio.gather(
            act(one, Client("ada"), Rematch("r", id, 0)), act(two, Client("ben"), Rematch("r", id, 1))
        )
        assert [answer["t"] for answer in told] == ["ack", "ack"], told
        assert told[0]["table"] == told[1]["table"] == (await one.look(id)).rematch
        assert len(await one.store.match_ids()) == 2
        new = await two.look(told[0]["table"])
        assert {seat.person for seat in new.seats} == {"ada", "ben"}


async def test_takebacks_across_servers(postgresql_url: str) -> None:
    async with houses(postgresql_url, 2) as (one, two):
        id = await begin(one, "mad-zeppelin", 2)
        rng, taken = random.Random(1), 0
        for n in range(40):
            table = await one.look(id)
            [seat] = table.asked
            house, other = (one, two) if n % 2 else (two, one)
            legal = table.board.legal(seat)  # type: ignore[union-attr]
            await done(house, Client(PEOPLE[seat]), Choose(f"c{n}", id, seat, rng.choice(legal), table.decision))
            table = await other.look(id)
            if table.can_take_back(seat) and table.asked == [seat]:
                await done(other, Client(PEOPLE[seat]), TakeBack(f"t{n}", id, seat, table.decision))
                taken += 1
                if taken == 3:
                    break
        assert taken == 3
        assert (await one.look(id)).board.digest() == (await two.look(id)).board.digest()  # type: ignore[union-attr]


async def test_a_bot_moves_once_and_its_lease_goes_on(postgresql_url: str) -> None:
    """Bots are one server's; when that dies, another's."""
    async with houses(postgresql_url, 3, EAGER) as servers:
        id = await begin(servers[0], "airships", 2, bots=(1,))
        ada = Traveller(id, 0)
        await ada.go_to(servers[1])
        for n in range(6):
            await eventually(lambda: ada.ask or ada.seen.frame["status"] == "over")
            if n == 2:
                await kill(servers[0])
            decision = ada.ask["decision"]  # type: ignore[index]
            assert (await ada.choose(min))["t"] == "ack"
            await eventually(lambda d=decision: ada.seen.frame["decision"] > d)
        await eventually(lambda: sum(fleet_of(house).holds(id) for house in servers[1:]) == 1)
        moves = [entry for entry in await entries_of(servers[1].store, id) if isinstance(entry, Moved)]
        assert {entry.by for entry in moves} >= {"", "bot"}


@pytest.mark.usefixtures("long_leases")
async def test_clocks_run_out_on_one_server_only_and_handing_over_costs_nobody_a_second(postgresql_url: str) -> None:
    async with houses(postgresql_url, 2) as (one, two):
        id = await begin(one, clock=clock("move", 60))
        before = (await one.look(id)).next_deadline()
        await one.close()
        await one.store.close()
        await eventually(lambda: fleet_of(two).holds(id))
        table = await two.look(id)
        assert table.next_deadline() == before
        await eventually(lambda: live_at(two, id).timer is not None)
        assert "reopened" not in [entry.__struct_config__.tag for entry in await entries_of(two.store, id)]


async def test_a_dead_servers_time_is_nobodys(postgresql_url: str) -> None:
    async with houses(postgresql_url, 2) as (one, two):
        id = await begin(one, clock=clock("live", 100, 0))
        before = (await one.look(id)).next_deadline()
        await kill(one)
        await eventually(lambda: fleet_of(two).holds(id))

        async def is_later() -> bool:
            table = await two.look(id)
            return table.next_deadline() > before  # type: ignore[operator]

        await eventually_so(is_later)


@pytest.mark.usefixtures("long_leases")
async def test_who_is_there_is_known_everywhere(postgresql_url: str) -> None:
    async with houses(postgresql_url, 2) as (one, two):
        id = await begin(one)
        ada, ben, zoe = Traveller(id, 0), Traveller(id, 1), Traveller(id, NONE)
        await ada.go_to(one)
        await ben.go_to(two)
        await zoe.go_to(two)
        await eventually(lambda: live_at(one, id).audience.is_there(1) and live_at(two, id).audience.is_there(0))
        await eventually(lambda: ada.seen.frame.get("onlookers") == 1 == ben.seen.frame.get("onlookers"))
        await zoe.leave()
        await eventually(lambda: not ada.seen.frame.get("onlookers") and not ben.seen.frame.get("onlookers"))
        await ben.leave()
        await eventually(lambda: not live_at(one, id).audience.is_there(1))
        await eventually(lambda: 1 in live_at(one, id).leaving)
        await ben.go_to(two)
        await eventually(lambda: 1 not in live_at(one, id).leaving)
        await two.close()
        await two.store.close()
        await eventually(lambda: not live_at(one, id).audience.is_there(1))


async def test_who_was_there_through_a_server_that_died_is_gone(postgresql_url: str) -> None:
    async with houses(postgresql_url, 2) as (one, two):
        id = await begin(one)
        ben = Traveller(id, 1)
        await ben.go_to(two)
        await eventually(lambda: live_at(one, id).audience.is_there(1))
        await kill(two)
        await eventually(lambda: not live_at(one, id).audience.is_there(1))


async def test_chat_is_limited_over_all_servers(postgresql_url: str) -> None:
    async with houses(postgresql_url, 2) as (one, two):
        id = await begin(one)
        refused = 0
        for n in range(14):
            told = await act((one, two)[n % 2], Client("ada"), Say(f"s{n}", id, "hello", 0))
            refused += told["t"] == "refused" and told["code"] == "too fast"
            await eventually(lambda m=n + 1 - refused: all(counted(house) >= m for house in (one, two)))
        said = [entry for entry in await entries_of(one.store, id) if isinstance(entry, Said)]
        assert (len(said), refused) == (SAID_MOST, 14 - SAID_MOST)


def counted(house: House) -> int:
    """How many lines of chat of ada's a server has counted."""
    return len(house.inbox._orders._said.get("ada", ()))


async def test_a_lost_note_does_no_harm(postgresql_url: str) -> None:
    async with houses(postgresql_url, 2) as (one, two):
        id = await begin(one)
        ben = Traveller(id, 1)
        await ben.go_to(two)
        fleet_of(one).notes.tell_moved = lambda seqs: None  # type: ignore[method-assign]
        await done(one, Client("ada"), Say("s", id, "hello", 0))
        await eventually(lambda: any(item["k"] == "said" for item in ben.seen.items))


@pytest.mark.usefixtures("long_leases")
async def test_a_spectator_of_another_server_is_not_told_of_a_changed_choice(postgresql_url: str) -> None:
    """A sealed choice that is changed sends nobody else a frame, on any server."""
    async with houses(postgresql_url, 2) as (one, two):
        id = await begin(one, "zeppeldrome", 3)
        players = [Traveller(id, seat) for seat in (0, 1, 2, NONE)]
        for player, house in zip(players, (one, two, one, two), strict=True):
            await player.go_to(house)
        while len((await one.look(id)).asked) < 3:
            table = await one.look(id)
            for seat in table.asked:
                await eventually(lambda s=seat, t=table: players[s].seen.frame["decision"] >= t.decision)
                await players[seat].choose(min)
        table = await one.look(id)
        await eventually(lambda: all(p.seen.frame["decision"] == table.decision for p in players))
        ada = players[0]
        legal = ada.ask["legal"]  # type: ignore[index]
        await done(one, ada.client, Choose("first", id, 0, legal[0], table.decision))
        await eventually(lambda: all(0 in chosen(p) for p in players))
        await eventually(lambda: all(p.seen.frame.get("onlookers") == 1 for p in players[:3]))
        counts = [len(p.client.raw) for p in players]
        for n, house in enumerate((two, one, two, one)):
            await done(house, ada.client, Choose(f"again{n}", id, 0, legal[(n + 1) % 2], table.decision))
        seq = (await two.look(id)).seq
        await eventually(lambda: live_at(one, id).shown == live_at(two, id).shown == seq)
        extra = [p.client.raw[count:] for p, count in zip(players, counts, strict=True)][1:]
        assert extra == [[], [], []]


@pytest.mark.usefixtures("long_leases")
async def test_the_same_viewer_gets_the_same_on_every_server(postgresql_url: str) -> None:
    """What a server shows of entries that others have made is what these show: nothing more, and nothing else."""
    rng = random.Random(4)
    async with houses(postgresql_url, 2) as servers:
        id = await begin(servers[0], "zeppeldrome", 3)
        by_server = [[Traveller(id, viewer) for viewer in (NONE, 0, 1, 2)] for _ in servers]
        for house, viewers in zip(servers, by_server, strict=True):
            for viewer in viewers:
                await viewer.go_to(house)
        acknowledged = await play_on(servers, by_server[0], rng, 24)
        await check_story(servers, by_server[0], acknowledged)
        await check_story(servers, by_server[1], acknowledged)
        for one, two in zip(*by_server, strict=True):
            assert [{**item, "at": 0} for item in one.seen.items] == [{**item, "at": 0} for item in two.seen.items]
            assert one.seen.state == two.seen.state
            for key in ("ask", "asked", "decision", "take_back", "wants_back", "status"):
                assert one.seen.frame.get(key) == two.seen.frame.get(key), key


def chosen(player: Traveller) -> set[int]:
    """The seats that have chosen, as far as a viewer was told."""
    return {item["seat"] for item in player.seen.items if item["k"] == "chose"}


@pytest.mark.usefixtures("long_leases")
async def test_a_server_alone_sends_no_notes(postgresql_url: str) -> None:
    async with houses(postgresql_url, 1) as [one]:
        await begin(one)
        assert not fleet_of(one).any
        assert fleet_of(one).notes.sent <= 1, "only that it has come"
    async with await Store.open(postgresql_url) as store:
        assert await store.servers.others() == set()  # type: ignore[union-attr]
        assert await store.servers.free() == 1  # type: ignore[union-attr]
