"""Our server for the bench, as `hushmaze serve` runs it but for the limits on how often one address may ask.

python bench/peers/ours.py [--durability disk|process] PORT

An older checkout, which knows no durability or no limit on games, is run without.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hushmaze.server.app import run_server
from hushmaze.server.settings import Settings, settings_from
from hushmaze.server.transport import run

MANY = 1_000_000

UNLIMITED = {
    f"HUSHMAZE_{name}": str(MANY)
    for name in ("MESSAGES_PER_SECOND", "MESSAGE_BURST", "ROOMS_PER_MINUTE", "ROOM_BURST")
}
"""By the variables that every version knows."""


def main() -> None:
    port = int(sys.argv[-1])
    durability: dict[str, Any] = {"durability": sys.argv[2]} if sys.argv[1] == "--durability" else {}
    limits: dict[str, Any] = {"new_games": (MANY, MANY)} if hasattr(Settings, "new_games") else {}
    with TemporaryDirectory() as folder:
        settings = settings_from(UNLIMITED, port=port, data=Path(folder), **limits, **durability)
        run(run_server(settings, lambda _url: print(f"ready {port}", flush=True)))


if __name__ == "__main__":
    main()
