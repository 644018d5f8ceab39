"""Is the client light and smooth? The built client in real Chromium, at a real server, on a mall of 24 tiles.

    python bench/client/measure.py --seconds 20 --throttle 4 --out bench/results/client.md

One browser sits at the table with its CPU slowed down; three other seats move heroes all the time over
sockets of their own, while the mouse pans and the wheel zooms. Then, at full speed, keys are pressed, and
the time is taken until the pawn moves here and in a watcher's browser.
"""

import argparse
import os
import platform
import statistics
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[2]))  # so that the tests' own player is found
sys.path.insert(0, str(Path(__file__).parents[1]))  # and this package, however it is started

from playwright.sync_api import sync_playwright

from client.first_load import first_loads
from client.frames import Answer, Frames, measure_answers, measure_frames
from client.house import MOVES_PER_SECOND, BusyHouse, chromium
from peers.usage import QUIET

FRAME_MS = 1000 / 60
MOST_BYTES = 150_000
MOST_FRAME_MS = 17
MOST_FRAMES = 2
MOST_THERE_MS = 80


class Findings(NamedTuple):
    loads: dict[str, int]
    frames: Frames
    answers: list[Answer]
    moves: int


class Line(NamedTuple):
    what: str
    found: str
    bar: str
    holds: bool


def share(values: list[float], part: float) -> float:
    return sorted(values)[min(len(values) - 1, int(part * len(values)))]


def lines(found: Findings) -> list[Line]:
    gaps, most = found.frames.quiet_gaps, max(found.loads.values())
    frames = [float(answer.frames) for answer in found.answers]
    here = statistics.median(answer.here_ms for answer in found.answers)
    there = [answer.there_ms for answer in found.answers]
    late = sum(gap > 1.5 * FRAME_MS for gap in gaps) / len(gaps)
    loads = ", ".join(f"{name} {size / 1000:.0f} kB" for name, size in found.loads.items())
    p95 = share(gaps, 0.95)
    return [
        Line("first load, script and style, compressed", loads, "150 kB", most <= MOST_BYTES),
        Line("frame, p95", f"{p95:.1f} ms", f"{MOST_FRAME_MS} ms", p95 <= MOST_FRAME_MS),
        Line(
            "frames, p50 and p99",
            f"{share(gaps, 0.5):.1f} and {share(gaps, 0.99):.1f} ms of {len(gaps)}; {late:.1%} late",
            "",
            True,
        ),
        Line(
            "the same in all seconds, quiet or not",
            f"p95 {share(found.frames.all_gaps, 0.95):.1f} ms; "
            f"{found.frames.quiet} of {len(found.frames.seconds)} seconds were quiet",
            "",
            True,
        ),
        Line("main thread for each frame", f"{found.frames.work:.1f} ms", "", True),
        Line(
            "own input to own paint, most of all",
            f"{max(frames):.0f} frames (median {here:.0f} ms, {len(frames)} tries)",
            f"{MOST_FRAMES} frames",
            max(frames) <= MOST_FRAMES,
        ),
        Line(
            "input to another browser's paint, p95",
            f"{share(there, 0.95):.0f} ms (median {statistics.median(there):.0f})",
            f"{MOST_THERE_MS} ms",
            share(there, 0.95) <= MOST_THERE_MS,
        ),
    ]


def report(found: Findings, throttle: float, load: str) -> str:
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False
    ).stdout.strip()
    rows = [
        f"| {line.what} | {line.found} | {line.bar} | {'yes' if line.holds else '**no**'} |"
        for line in lines(found)
    ]
    return "\n".join(
        [
            "# Is the client light and smooth?",
            "",
            f"Command: `python bench/client/measure.py {' '.join(sys.argv[1:])}`",
            f"Commit {commit}, Python {platform.python_version()}, {platform.machine()},",
            f"{os.cpu_count()} cores, headless Chromium without a GPU. Load when it began: {load}.",
            "On the same cores: the server, three seats on sockets, browsers and what drives them.",
            f"Seconds in which others, the hypervisor included, had {QUIET:.0%} of a core do not count.",
            "",
            f"Frames: 24 tiles, pan and zoom all the time, {found.moves} moves of the others (up to "
            f"{MOVES_PER_SECOND} a second), the page's CPU slowed down {throttle:g} times.",
            "",
            "| | found | bar | holds |",
            "|---|---|---|---|",
            *rows,
            "",
        ]
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=int, default=20, help="quiet ones")
    parser.add_argument("--throttle", type=float, default=4)
    parser.add_argument("--tries", type=int, default=40)
    parser.add_argument("--client", default="", help="a folder with a built client; else the packaged one")
    parser.add_argument("--out", type=Path, help="write the findings to this file too")
    asked = parser.parse_args()
    load = ", ".join(f"{value:.1f}" for value in os.getloadavg())
    with (
        TemporaryDirectory() as folder,
        BusyHouse(Path(folder), asked.client) as house,
        sync_playwright() as playwright,
    ):
        browser = chromium(playwright)
        loads = first_loads(browser, house)
        frames = measure_frames(browser, house, asked.throttle, asked.seconds)
        moves = house.moves
        answers = measure_answers(browser, house, asked.tries)
        browser.close()
    found = Findings(loads, frames, answers, moves)
    text = report(found, asked.throttle, load)
    print(text)
    if asked.out:
        asked.out.write_text(text)
    sys.exit(0 if all(line.holds for line in lines(found)) else 1)


if __name__ == "__main__":
    main()
