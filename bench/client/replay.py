"""How soon is a replay there, and how soon another moment of it? The built client in Chromium, on loopback.

    python bench/client/replay.py --opens 12 --seeks 300 --out bench/results/replay.md

A game of 600 actions lies in the store of a real server. Its page and the home page are opened in turns, each
time by a browser that has never been there. Then moments all over the game are sought by its timeline, the
same ones in each of three new pages; the middle of the three counts, and the worst of all is told beside it.
The map shows a moment at once, the panels in the next frame: what each takes, until it is laid out, and both
together. How soon both are seen is told too; it has no bar, for here no GPU helps to paint, and two cores
have to do everything.
"""

import argparse
import os
import platform
import statistics
import subprocess
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).parents[2]))  # so that the tests' own player is found

from playwright.sync_api import Browser, sync_playwright
from tests.e2e.conftest import CHROMIUM, FLAGS
from tests.e2e.golden_games import settle
from tests.e2e.house import House
from tests.support.autopilot import Autopilot

from hushmaze.protocol.game_log.heading import Heading
from hushmaze.protocol.game_log.log import Log
from hushmaze.rules import Command, Game, legal
from hushmaze.rules.events import EscalatorTaken, Moved, TilePlaced, VortexTaken
from hushmaze.rules.reach import Slide
from hushmaze.rules.words import Seat
from hushmaze.scenarios import Table, scenario_number
from hushmaze.tiles import standard_set

ACTIONS = 600
EXPLORING = 150
"""Of these, until chance takes over."""
MOST_READY_MS = 1500
MOST_SEEK_MS = 50
ROUNDS = 3
"""Of the same seeks: a machine that others use as well halts now and then."""
AN_HOUR_MS = 3_600_000
DEEDS = (Moved, VortexTaken, EscalatorTaken, TilePlaced)

_READY = """async ([picture]) => {
  const found = () => document.querySelector(picture)
  const there = () => found() && (found().complete ?? true)
  while (!there()) await new Promise(requestAnimationFrame)
  return performance.now()
}"""

_SEEK = """async (seeks) => {
  const line = document.querySelector('input[type=range]')
  const frame = () => new Promise(requestAnimationFrame)
  const rest = () => new Promise((done) => requestIdleCallback(done))
  const laidOut = async () => {
    await Promise.resolve()
    document.querySelector('.replay').getBoundingClientRect()
    return performance.now()
  }
  const times = []
  for (let n = 0; n < seeks; n += 1) {
    for (let frames = 0; frames < 3; frames += 1) await frame()
    await rest()
    const share = (n * 0.6180339887) % 1
    const nextFrame = frame().then(() => performance.now()) // asked for first, so it is called first
    const before = performance.now()
    line.value = Number(line.min) + share * (line.max - line.min)
    line.dispatchEvent(new InputEvent('input', { bubbles: true }))
    const map = (await laidOut()) - before
    if (!document.querySelector('.replay .tile')) throw new Error('no map')
    await frame()
    const panels = (await laidOut()) - (await nextFrame)
    times.push({ map, panels, both: map + panels, seen: performance.now() - before })
  }
  return times
}"""


def long_game() -> Log:
    """Half an hour: explored by a pilot, then wandered about in by chance."""
    heading = Heading(
        scenario_number(14), Table(seats=4, seed=0, level=7, hourglass_ms=AN_HOUR_MS), standard_set()
    )
    game = Game(heading.setup())
    pilot, dice = Autopilot(game, 0, pace=1000), Random(0)
    while actions(game) < EXPLORING:
        pilot.step()
    while actions(game) < ACTIONS:
        seat = Seat(dice.randrange(4))
        slides = [option for option in legal(game.state, seat) if isinstance(option, Slide)]
        if slides:
            slide = dice.choice(slides)
            game.submit(Command(seat, slide.move(dice.choice(slide.steps))), game.now + 1000)
    return Log(heading, tuple(game.events))


def actions(game: Game) -> int:
    return sum(isinstance(event, DEEDS) for event in game.events)


def ready_ms(browser: Browser, url: str, picture: str) -> float:
    """From the start of the navigation to a page that shows this, in a browser that is new here."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, service_workers="block")
    page = context.new_page()
    page.goto(url, wait_until="commit")
    taken: float = page.evaluate(_READY, [picture])
    context.close()
    return taken


def seek_ms(browser: Browser, url: str, seeks: int) -> list[dict[str, float]]:
    """Once all is there that comes when there is time for it."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, service_workers="block")
    page = context.new_page()
    page.goto(url)
    page.evaluate(_READY, [".replay .tile img"])
    page.wait_for_selector(".story li")
    page.wait_for_load_state("networkidle")
    times: list[dict[str, float]] = page.evaluate(_SEEK, seeks)
    context.close()
    return times


def row(what: str, times: list[float], bar: int | None, worst: float | None = None) -> str:
    ordered = sorted(times)
    p95 = ordered[int(0.95 * (len(ordered) - 1))]
    told = f"{statistics.median(times):.0f} | {p95:.0f} | {ordered[-1]:.0f}"
    return f"| {what} | {len(times)} | {told} | {worst or ordered[-1]:.0f} | {'' if bar is None else bar} |"


def seek_row(what: str, part: str, rounds: list[list[dict[str, float]]], bar: int | None = None) -> str:
    same = [[seek[part] for seek in seeks] for seeks in zip(*rounds, strict=True)]
    return row(what, [statistics.median(times) for times in same], bar, max(map(max, same)))


def measured(opens: int, seeks: int) -> list[str]:
    with TemporaryDirectory() as folder, House(Path(folder)) as house, sync_playwright() as playwright:
        game = settle(house, "long", long_game())
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        home: list[float] = []
        replay: list[float] = []
        ready_ms(browser, f"{house.url}/", "main h1")  # the first of all pays for drawing the pictures
        ready_ms(browser, f"{house.url}/games/{game}", ".replay .tile img")
        for _ in range(opens):
            home.append(ready_ms(browser, f"{house.url}/", "main h1"))
            replay.append(ready_ms(browser, f"{house.url}/games/{game}", ".replay .tile img"))
        rounds = [seek_ms(browser, f"{house.url}/games/{game}", seeks) for _ in range(ROUNDS)]
        browser.close()
    return [
        row("home page ready", home, None),
        row("replay page ready", replay, MOST_READY_MS),
        seek_row("seek to any moment: the map", "map", rounds),
        seek_row("the panels", "panels", rounds),
        seek_row("map and panels together", "both", rounds, MOST_SEEK_MS),
        seek_row("both are seen", "seen", rounds),
    ]


def page(rows: list[str], command: str) -> str:
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=True
    )
    table = "\n".join(
        [
            "| | times | median ms | p95 ms | most ms | worst single ms | bar |",
            "|---|---|---|---|---|---|---|",
            *rows,
        ]
    )
    return (
        "# How soon is a replay there?\n\n"
        f"A game of {ACTIONS} actions, the built client in headless Chromium, server on loopback; pages\n"
        "opened in turns by browsers that have never been there. One run, side by side. Each seek is\n"
        f"done in {ROUNDS} new pages, and the middle one counts.\n\n"
        f"{table}\n\n"
        f"Command: `{command}`. Commit {commit.stdout.strip()} and what was not committed then,\n"
        f"{platform.machine()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}, "
        f"Python {platform.python_version()}.\n"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--opens", type=int, default=12)
    parser.add_argument("--seeks", type=int, default=300)
    parser.add_argument("--out", type=Path)
    wanted = parser.parse_args()
    command = f"python bench/client/replay.py --opens {wanted.opens} --seeks {wanted.seeks}"
    told = page(measured(wanted.opens, wanted.seeks), command)
    print(told)
    if wanted.out:
        wanted.out.write_text(told, encoding="utf-8")


if __name__ == "__main__":
    main()
