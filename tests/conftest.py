"""The same examples on every run; ``HYPOTHESIS_PROFILE=wide`` looks further."""

import os

from hypothesis import HealthCheck, settings

_SLOW = [HealthCheck.too_slow]  # a loaded machine must not fail a test

settings.register_profile(
    "steady", deadline=None, derandomize=True, database=None, suppress_health_check=_SLOW
)
settings.register_profile("wide", deadline=None, max_examples=1000, suppress_health_check=_SLOW)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))
