"""Skips a test for want of something on this machine; in CI it fails instead."""

import os
from pathlib import Path
from typing import NoReturn

import pytest

CLIENT = Path(__file__).parents[2] / "src/hushmaze/server/client"
"""Where `make` builds the browser client."""


def missing(what: str) -> NoReturn:
    """Names what is missing. With ``HUSHMAZE_SKIP_NOTHING`` set, as in CI, the test fails."""
    if os.environ.get("HUSHMAZE_SKIP_NOTHING"):
        pytest.fail(f"{what}, and here nothing may be skipped")
    pytest.skip(what)


def need_client() -> None:
    if not (CLIENT / "index.html").is_file():
        missing("the client is not built (make test builds it)")
