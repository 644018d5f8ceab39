"""Any node takes any client; the room's owner hears and tells all of them."""

from tests.cluster.support import nodes
from tests.server.support import in_loop
from tests.server.survival.tables import last_version, settle, table


@in_loop
async def test_people_on_three_nodes_play_one_game(store: str, bus: str) -> None:
    async with (
        nodes(3, store, bus) as (one, two, three),
        table([n.url for n in (one, two, three)], 1) as clients,
    ):
        for _ in range(5):
            for client in clients:
                client.fire()
                await client.answered()
        await settle(clients)
        assert {client.player.version for client in clients} == {last_version(clients)}
        logs = [client.player.events for client in clients]
        assert logs[0] == logs[1] == logs[2]
        assert len(logs[0]) > 5
