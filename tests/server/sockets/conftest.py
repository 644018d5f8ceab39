"""Every test that asks for a house runs at one server, and through a gateway that is not the room's owner."""

import pytest

from tests.server.sockets.cluster_house import ClusterHouse
from tests.server.sockets.guests import ON_THE_OWNER, ONE_SERVER, THROUGH_A_GATEWAY, GuestHouse
from tests.storage.databases import new_schema
from tests.support.engines import Nats, Postgres
from tests.support.wide import wide

HOUSES = [ONE_SERVER, pytest.param(THROUGH_A_GATEWAY, marks=pytest.mark.slow), wide(ON_THE_OWNER)]


@pytest.fixture(scope="session")
def shared_store(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> str:
    """One database for all of them: each has rooms of its own."""
    return new_schema(postgres, tmp_path_factory.mktemp("sockets"))


@pytest.fixture(params=HOUSES)
def house(request: pytest.FixtureRequest) -> GuestHouse:
    """Closed; `in_house` opens it."""
    if request.param == ONE_SERVER:
        return GuestHouse()
    nats: Nats = request.getfixturevalue("nats")
    store: str = request.getfixturevalue("shared_store")
    return ClusterHouse(store, nats.url, on_the_owner=request.param == ON_THE_OWNER)
