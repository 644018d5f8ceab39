"""Who uses the processor: the server, the load, and whoever else is on the machine."""

import os
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
