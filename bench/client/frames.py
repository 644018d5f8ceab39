"""Frames of the busy table, and how soon an own move is seen: here, and in another browser.

Frames are counted by the page's own `requestAnimationFrame`; pawns are watched by where they are painted.
"""

from itertools import pairwise
from time import monotonic
from typing import NamedTuple

from playwright.sync_api import Browser, CDPSession, Page

from client.house import BusyHouse, come_in
from peers.usage import QUIET, Others

_COUNT_FRAMES = """() => {
  window.frameTimes = []
  const tick = (now) => { frameTimes.push(now); window.counting = requestAnimationFrame(tick) }
  window.counting = requestAnimationFrame(tick)
}"""
_TAKE_FRAMES = "() => { const taken = frameTimes; frameTimes = taken.slice(-1); return taken }"
_WATCH_KEY = """() => {
  window.letGo = new Promise((resolve) => {
    addEventListener('keyup', ({ timeStamp }) => resolve(performance.timeOrigin + timeStamp), { once: true })
  })
}"""
_WATCH_PAWN = """(hero) => {
  const pawn = document.querySelector(`.pawn[data-hero=${hero}]`)
  const spot = () => { const { x, y } = pawn.getBoundingClientRect(); return `${x} ${y}` }
  const before = spot()
  let frames = 0
  let counted = false
  addEventListener('keyup', () => { counted = true }, { once: true })
  window.moved = new Promise((resolve) => {
    const look = () => {
      if (counted) frames += 1
      if (spot() !== before) resolve({ frames, at: performance.timeOrigin + performance.now() })
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}"""
_LATE = {"frames": 999, "at": float("inf")}
_MOVED = f"() => Promise.race([moved, new Promise((r) => setTimeout(r, 3000))]).then((m) => m ?? {_LATE!r})"
_MOVED = _MOVED.replace("inf", "1e15")


SETTLED_MS = 2000
"""Until the seats on sockets have heard what can be done now: they look up less often than once a second."""
PATIENCE = 5
"""So many times the seconds wanted are taken at most."""


class Second(NamedTuple):
    gaps: list[float]
    """Milliseconds from each frame to the next."""
    others: float
    """Share of a core that went to neither browser, server nor bench."""


class Frames(NamedTuple):
    seconds: list[Second]
    work: float
    """Milliseconds of main thread for each frame, slowed down as it is."""

    @property
    def all_gaps(self) -> list[float]:
        return [gap for second in self.seconds for gap in second.gaps]

    @property
    def quiet_gaps(self) -> list[float]:
        return [gap for second in self.seconds if second.others <= QUIET for gap in second.gaps]

    @property
    def quiet(self) -> int:
        return sum(second.others <= QUIET for second in self.seconds)


class Answer(NamedTuple):
    frames: int
    """Until the own pawn is seen elsewhere, from letting go of the key."""
    here_ms: float
    there_ms: float
    """Until it is seen elsewhere in another browser."""


def wander(page: Page, seconds: float) -> None:
    """Pan by dragging the night around the mall, and zoom in and out, as long as it takes."""
    until, turn = monotonic() + seconds, 0
    while monotonic() < until:
        turn += 1
        way = 1 if turn % 2 else -1
        page.mouse.move(720 - 90 * way, 430)
        page.mouse.down()
        for step in range(1, 13):
            page.mouse.move(720 - 90 * way + 15 * step * way, 430 + 6 * step * way)
            page.wait_for_timeout(14)
        page.mouse.up()
        for _ in range(6):
            page.mouse.wheel(0, -90 * way)
            page.wait_for_timeout(30)


def measure_frames(browser: Browser, house: BusyHouse, throttle: float, wanted: int) -> Frames:
    """While the others move heroes, and the hand moves the map."""
    page = come_in(browser, house, seated=True)
    devtools = page.context.new_cdp_session(page)
    devtools.send("Performance.enable")
    page.mouse.click(720, 430)  # the first gesture wakes the sound; nobody pans with it
    page.wait_for_timeout(2000)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": throttle})
    page.evaluate(_COUNT_FRAMES)
    before = _spent(devtools)
    frames, others = Frames([], 0), Others()
    with house.busy():
        while frames.quiet < wanted and len(frames.seconds) < PATIENCE * wanted:
            wander(page, seconds=1)
            times: list[float] = page.evaluate(_TAKE_FRAMES)
            gaps = [later - earlier for earlier, later in pairwise(times)]
            frames.seconds.append(Second(gaps, others.share()))
    work = 1000 * (_spent(devtools) - before) / max(1, len(frames.all_gaps))
    page.context.close()
    return frames._replace(work=work)


def _spent(devtools: CDPSession) -> float:
    """Seconds that the page's main thread has worked."""
    metrics = devtools.send("Performance.getMetrics")["metrics"]
    return float(next(each["value"] for each in metrics if each["name"] == "TaskDuration"))


def measure_answers(browser: Browser, house: BusyHouse, tries: int) -> list[Answer]:
    """Press the key of a possible move, and see when its pawn moves, here and in a watcher's browser."""
    here, there = come_in(browser, house, seated=True), come_in(browser, house, seated=False)
    here.bring_to_front()
    here.wait_for_timeout(1500)
    answers: list[Answer] = []
    for turn in range(tries):
        with house.busy():
            here.wait_for_timeout(600)  # so that there is something to move again
        here.wait_for_timeout(SETTLED_MS)
        moves = house.moves_of_the_browser()
        if not moves:
            continue
        hero, key = moves[turn % len(moves)]
        for page in (here, there):
            page.evaluate(_WATCH_PAWN, hero)
        here.evaluate(_WATCH_KEY)
        here.keyboard.press(key)
        let_go = here.evaluate("() => letGo")
        own, other = here.evaluate(_MOVED), there.evaluate(_MOVED)
        answers.append(Answer(own["frames"], own["at"] - let_go, other["at"] - let_go))
    for page in (here, there):
        page.context.close()
    return answers
