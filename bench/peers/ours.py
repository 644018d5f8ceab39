"""Our server for the bench, as `hushmaze serve` runs it but for the limits on how often one address may ask.

python bench/peers/ours.py [--durability disk|process] PORT

An older checkout, which knows no durability or no limit on games, is run without.
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hushmaze.server.app import run_server
from hushmaze.server.settings import Settings
from hushmaze.server.transport import run

MANY = 1_000_000


def main() -> None:
    port = int(sys.argv[-1])
    durability: dict[str, Any] = {"durability": sys.argv[2]} if sys.argv[1] == "--durability" else {}
    limits: dict[str, Any] = {"new_games": (MANY, MANY)} if hasattr(Settings, "new_games") else {}
    with TemporaryDirectory() as folder:
        settings = Settings(
            port=port,
            data=Path(folder),
            messages_per_second=MANY,
            message_burst=MANY,
            rooms_per_minute=MANY,
            room_burst=MANY,
            **limits,
            **durability,
        )
        run(run_server(settings, lambda _url: print(f"ready {port}", flush=True)))


if __name__ == "__main__":
    main()
