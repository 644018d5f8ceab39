"""Every test that asks for a variant is run over every transport and on every event loop."""

import pytest

from tests.server.transport.house import VARIANTS, Variant
from tests.support.wide import wide

PAIRS = ["picows", "wsproto-asyncio", wide("wsproto"), wide("picows-asyncio")]
"""The first two have both transports and both loops; all four pairs run in `make test-wide`."""


@pytest.fixture(params=PAIRS)
def variant(request: pytest.FixtureRequest) -> Variant:
    return VARIANTS[request.param]
