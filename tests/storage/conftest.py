"""The contract is no test file of its own, but its asserts should explain themselves as well."""

import pytest

pytest.register_assert_rewrite("tests.storage.contract", "tests.storage.support")
