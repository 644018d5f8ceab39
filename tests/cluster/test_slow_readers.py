"""Who reads the bus too slowly misses something, knows it, and asks anew."""

from typing import Any

import pytest
from nats.aio.client import Client as NatsClient
from nats.aio.subscription import Subscription

from hushmaze.cluster import lease
from hushmaze.cluster.wire import node_subject, room_subject
from tests.cluster.support import nodes
from tests.cluster.traveller import Traveller
from tests.server.support import in_loop
from tests.server.survival.books import without_numbers
from tests.server.survival.tables import settle, table_of


class Ears:
    """All subscriptions of this process, by subject; one that is shut drops whatever comes."""

    def __init__(self) -> None:
        self._newest: dict[str, Subscription] = {}

    def note(self, subscription: Subscription) -> None:
        self._newest[subscription.subject] = subscription

    def shut(self, subject: str) -> None:
        self._newest[subject]._pending_bytes_limit = 1

    def open(self, subject: str) -> None:
        self._newest[subject]._pending_bytes_limit = 0


@pytest.fixture
def ears(monkeypatch: pytest.MonkeyPatch) -> Ears:
    ears, subscribe = Ears(), NatsClient.subscribe

    async def noted(client: NatsClient, *words: Any, **names: Any) -> Subscription:  # noqa: ANN401 # handed on
        subscription = await subscribe(client, *words, **names)
        ears.note(subscription)
        return subscription

    monkeypatch.setattr(NatsClient, "subscribe", noted)
    monkeypatch.setattr(lease, "RENEW_EVERY_S", 0.2)
    return ears


async def do_something(client: Traveller) -> None:
    """Until something has happened at its table."""
    before = client.player.version
    while client.player.version == before:
        client.fire()
        await client.answered()


@in_loop
async def test_a_gateway_that_drops_an_update_asks_anew(store: str, bus: str, ears: Ears) -> None:
    """Though nothing more is said of the room, whose numbers would show it."""
    async with (
        nodes(2, store, bus) as both,
        table_of(Traveller, [node.url for node in both], 31) as (here, there),
    ):
        ears.shut(room_subject(here.room))
        await do_something(here)
        await there.at_version(here.player.version)
        assert there.moves == 1
        assert without_numbers(there.player.events) == without_numbers(here.player.events)


@in_loop
async def test_a_deed_that_the_owner_drops_is_answered_all_the_same(store: str, bus: str, ears: Ears) -> None:
    """Its gateway hears that the owner has missed something, and its client sends it again."""
    async with (
        nodes(2, store, bus) as (owner, other),
        table_of(Traveller, [owner.url, other.url], 32) as (here, there),
    ):
        ears.shut(node_subject(owner.node.name))
        there.fire()
        while not any(message.get("reason") == "not_stored" for message in there.player.everything):
            await there.hear()
        ears.open(node_subject(owner.node.name))
        await there.answered()
        await do_something(there)
        await settle([here, there])
        assert there.moves > 0
        assert here.moves == 0
        assert without_numbers(here.player.events) == without_numbers(there.player.events)
