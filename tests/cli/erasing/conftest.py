"""Each test runs on a file and on a database."""

from pathlib import Path

import pytest

from tests.cli.erasing.stores import Kept, fill, in_database, in_folder, with_store


@pytest.fixture(params=["file", "database"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Kept:
    if request.param == "file":
        found = in_folder(tmp_path)
    else:
        found = in_database(request.getfixturevalue("postgres"), tmp_path)
    with_store(found, fill)
    return found
