"""How long the disk alone takes to have a page: no durable server answers sooner.

    python bench/disk.py --folder /var/lib/hushmaze --seconds 4

A page is written to the end of a file and synced, so many times a second.
"""

import argparse
import os
import time
from pathlib import Path
from tempfile import NamedTemporaryFile

PAGE = bytes(4096)
RATES = (200, 500, 1000)


def syncs(descriptor: int, rate: int, seconds: float) -> list[float]:
    """Milliseconds each, in order of length."""
    taken: list[float] = []
    began = time.perf_counter()
    for number in range(int(rate * seconds)):
        time.sleep(max(0.0, began + number / rate - time.perf_counter()))
        before = time.perf_counter()
        os.write(descriptor, PAGE)
        os.fdatasync(descriptor)
        taken.append((time.perf_counter() - before) * 1000)
    return sorted(taken)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--folder", type=Path)
    parser.add_argument("--seconds", type=float, default=4)
    asked = parser.parse_args()
    print("| syncs/s | p50 ms | p90 ms | p99 ms | most ms |\n|---|---|---|---|---|")
    with NamedTemporaryFile(dir=asked.folder) as file:
        for rate in RATES:
            taken = syncs(file.fileno(), rate, asked.seconds)
            shares = [taken[int(share * (len(taken) - 1))] for share in (0.5, 0.9, 0.99, 1)]
            print(f"| {rate} | " + " | ".join(f"{ms:.2f}" for ms in shares) + " |")


if __name__ == "__main__":
    main()
