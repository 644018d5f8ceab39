"""Skips a test for want of something on this machine; in CI it fails instead."""

import os
from typing import NoReturn

import pytest


def missing(what: str) -> NoReturn:
    """Names what is missing. With ``HUSHMAZE_SKIP_NOTHING`` set, as in CI, the test fails."""
    if os.environ.get("HUSHMAZE_SKIP_NOTHING"):
        pytest.fail(f"{what}, and here nothing may be skipped")
    pytest.skip(what)
