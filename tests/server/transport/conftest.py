"""Every test that asks for a variant is run over every transport, on every event loop."""

import pytest

from tests.server.transport.house import VARIANTS, Variant


@pytest.fixture(params=VARIANTS)
def variant(request: pytest.FixtureRequest) -> Variant:
    return VARIANTS[request.param]
