"""Who uses the processor: the server, the load, and whoever else is on the machine."""

import os
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, process_time

TICKS = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Usage:
    """Seconds so far; or, as the difference of two divided by the time between, shares of a core."""

    at: float
    server: float
    client: float
    everybody: float

    @property
    def others(self) -> float:
        """What neither had: a figure taken beside much of it is worth little."""
        return max(0.0, self.everybody - self.server - self.client)

    def since(self, before: "Usage") -> "Usage":
        took = self.at - before.at
        return Usage(
            took,
            (self.server - before.server) / took,
            (self.client - before.client) / took,
            (self.everybody - before.everybody) / took,
        )


def usage(server: int) -> Usage:
    """Of the server with this process number, and of this process as the client."""
    return Usage(monotonic(), process_seconds(server), process_time(), machine_seconds())


def process_seconds(process: int) -> float:
    """All its threads, user and system."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def machine_seconds() -> float:
    """All cores: user, nice, system, stolen by the hypervisor. Not interrupts: those are our own frames."""
    fields = Path("/proc/stat").read_text().partition("\n")[0].split()
    return sum(int(fields[column]) for column in (1, 2, 3, 8)) / TICKS


def family_seconds(process: int) -> float:
    """This process and all it has started that still run."""
    total, parents = 0.0, [process]
    while parents:
        parent = parents.pop()
        with suppress(OSError):  # it has just ended
            total += process_seconds(parent)
            for task in Path(f"/proc/{parent}/task").iterdir():
                parents += map(int, (task / "children").read_text().split())
    return total


QUIET = 0.03
"""Share of a core that others may have of a second that counts."""


class Others:
    """What the rest of the machine had, the hypervisor included: beside much of it a figure means little."""

    def __init__(self) -> None:
        self._before = self._now()

    def share(self) -> float:
        """Of a core, since this was last asked."""
        before, self._before = self._before, self._now()
        return max(0.0, self._before[1] - before[1]) / (self._before[0] - before[0])

    @staticmethod
    def _now() -> tuple[float, float]:
        return monotonic(), machine_seconds() - family_seconds(os.getpid())
