"""The wheel is what people on Windows have; nothing in it may need what is not there."""

import subprocess
import sys
from pathlib import Path


def test_the_whole_package_loads_and_keeps_games_without_what_windows_lacks(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.setup.windows", str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
