"""Programs that the smoke suite starts, and ends by itself."""

import subprocess
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TypeVar

from tests.support.patience import PATIENCE_S

Result = TypeVar("Result")

PAUSE_S = 0.02


class Program:
    """Runs until it is ended; what it prints goes to a file."""

    def __init__(self, *command: str, log: Path, env: Mapping[str, str] | None = None) -> None:
        self._log = log
        with log.open("wb") as out:
            self._process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=out, stderr=subprocess.STDOUT, env=env
            )

    def until(self, answer: Callable[[], Result | None]) -> Result:
        """Asks again and again until there is an answer, as long as the program runs."""
        patience = time.monotonic() + PATIENCE_S
        while time.monotonic() < patience and self._process.poll() is None:
            found = answer()
            if found is not None:
                return found
            time.sleep(PAUSE_S)
        raise AssertionError(f"{self._process.args!r} did not start:\n{self.printed()}")

    def printed(self) -> str:
        return self._log.read_text(encoding="utf-8", errors="replace")

    def end(self) -> None:
        """Asks it to stop, and kills it if it does not."""
        self._process.terminate()
        try:
            self._process.wait(PATIENCE_S)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
