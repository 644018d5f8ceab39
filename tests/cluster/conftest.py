"""A database and a bus for each test."""

from pathlib import Path

import pytest

from tests.storage.databases import new_schema
from tests.support.engines import Nats, Postgres


@pytest.fixture
def store(postgres: Postgres, tmp_path: Path) -> str:
    return new_schema(postgres, tmp_path)


@pytest.fixture
def bus(nats: Nats) -> str:
    return nats.url
