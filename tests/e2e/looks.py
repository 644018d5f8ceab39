"""What can be seen of a page: faults of accessibility, words that are cut or stick out."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from playwright.sync_api import Page, ViewportSize

from tests.e2e.guest import DESK, PHONE
from tests.e2e.veil import lift_for_good

LANGUAGES = ("en", "it", "nl", "fr", "uk", "es", "pl")

WIDEST = ("uk", "nl")
"""No other two have so many of the widest words and texts, in pixels of the client's own font."""

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"

TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""What depends on the size of something else comes a frame later."""

SIZES = {"390x844": PHONE, "1440x900": DESK}


EVERY_SIZE = ("390x844", "360x640", "320x568", "844x390", "1024x600", "1440x900", "2560x1440")
"""Phones upright and sideways, a small and a large laptop, a large screen."""

TIGHT_SIZES = ("390x844", "320x568", "844x390", "1024x600")
"""The least room of each layout; and the one that is looked at elsewhere, for comparison."""

BIG_TEXTS = {"390x844": 1.5, "360x640": 1.25}
"""As big as texts get before phones have another layout, to be scrolled."""

MOST_SHIFT = 0.05
"""Of the layout, in the worst run of shifts, as browsers sum it up (CLS)."""

_LOOKS = 200
"""At something that seems wrong: some seconds on a quick machine, more on a busy one."""

_STILL = """() => new Promise((done) => {
  const place = () => document.querySelector('.world')?.style.transform
  let last, frames = 0
  const look = () => {
    frames = place() === last ? frames + 1 : 0
    last = place()
    if (frames < 6) requestAnimationFrame(look)
    else done()
  }
  look()
})"""
"""The map stands: a window's new size moves panels, these are measured, then the map makes way for them."""

_SETTLED = """() => !document.querySelector('.world.moving, [data-scene]')
  && document.getAnimations().every((one) =>
    one.playState !== 'running' || one.timeline !== document.timeline
      || one.effect?.getComputedTiming().iterations === Infinity)"""

_SHIFTS = """() => {
  globalThis.shifts = { sum: 0, worst: '' }
  let run = { sum: 0, first: -Infinity, last: -Infinity }
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources, startTime } of list.getEntries()) {
      if (hadRecentInput) continue
      const goesOn = startTime - run.last < 1000 && startTime - run.first < 5000
      run = { sum: value + (goesOn ? run.sum : 0), first: goesOn ? run.first : startTime, last: startTime }
      shifts.sum = Math.max(shifts.sum, run.sum)
      const moved = sources?.map(({ node }) => node?.className ?? node?.nodeName).join(', ')
      shifts.worst += ` ${value.toFixed(3)} (${moved})`
    }
  }).observe({ type: 'layout-shift', buffered: true })
}"""


class SizeCritic:
    """Looks at a screen at every size: nothing too small, nothing over something else, nothing that jumps."""

    def __init__(self, page: Page, sizes: Sequence[str] = EVERY_SIZE, looks: int = _LOOKS) -> None:
        self._page = page
        self._sizes = sizes
        self._looks = looks
        self.notes: list[str] = []
        lift_for_good(page)
        page.add_init_script(f"({_SHIFTS})()")

    def look(self, screen: str, page: Page, *, but: str = "") -> None:
        """No text under 12 px, no target under 40 px or cut, nothing over a square, a control or a text.

        All sizes `but` one at which too little of the map is left.
        """
        own = page.viewport_size
        assert own is not None
        for size in (size for size in self._sizes if size != but):
            width, height = map(int, size.split("x"))
            page.set_viewport_size({"width": width, "height": height})
            self.look_here(f"{screen} {size}")
        for size, text_size in BIG_TEXTS.items():
            width, height = map(int, size.split("x"))
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate("(textSize) => critic.settle({ language: 'en', textSize })", text_size)
            self.look_here(f"{screen} {size} at {text_size:.0%}")
        page.evaluate("() => critic.leave()")
        page.set_viewport_size(own)
        page.evaluate(TWO_FRAMES)

    def look_here(self, where: str) -> None:
        """At the size the window has. A busy machine may draw a part of it later: a fault is what stays."""
        page, faults = self._page, list[str]()
        for _ in range(self._looks):
            page.evaluate(_STILL)
            page.wait_for_function(_SETTLED)
            _call(page)
            faults = page.evaluate("() => critic.crowding()")
            if not faults:
                return
        self.notes += [f"{where}: {fault}" for fault in faults]

    def looks_still(self, where: str) -> None:
        """The page has not shifted by itself since it was opened; windows that were resized do not count."""
        shifts = self._page.evaluate("() => globalThis.shifts")
        if shifts["sum"] >= MOST_SHIFT:
            self.notes.append(f"{where}: shifts by {shifts['sum']:.3f}:{shifts['worst']}")

    def is_content(self) -> None:
        assert not self.notes, "\n".join(self.notes)


class Critic:
    """Looks at screens at both sizes, notes what is wrong, and leaves them as they were.

    Axe looks once in each language, in the first at the phone's size: what it finds seldom depends on both.
    """

    def __init__(self, languages: Sequence[str] = LANGUAGES) -> None:
        self._languages = languages
        self._axe_in = {"390x844": languages[:1], "1440x900": languages[1:]}
        self.notes: list[str] = []

    def look(self, screen: str, page: Page) -> None:
        """No grave fault that axe can find, no word cut or outside the window."""
        self._look(screen, page, text_size=1)

    def look_at_big_letters(self, screen: str, page: Page) -> None:
        """No word cut or outside the window when letters are twice as big."""
        self._look(f"{screen} at 200 %", page, text_size=2)

    def _look(self, screen: str, page: Page, text_size: int) -> None:
        _call(page)
        with _from_afar(page) as resize:
            for size, window in SIZES.items():
                resize(window)
                how = {
                    "languages": self._languages,
                    "axeIn": self._axe_in[size] if text_size == 1 else (),
                    "textSize": text_size,
                }
                self._note(f"{screen} {size}", page.evaluate("(how) => critic.look(how)", how))
            page.evaluate("() => critic.leave()")

    def _note(self, where: str, faults: list[str]) -> None:
        self.notes += [f"{where} {fault}" for fault in faults]

    def is_content(self) -> None:
        assert not self.notes, "\n".join(self.notes)


@contextmanager
def _from_afar(page: Page) -> Iterator[Callable[[ViewportSize], object]]:
    """Laid out as ever, but painted on few pixels: painting was a third of a frame and more."""
    own = page.viewport_size
    assert own is not None
    lens = page.context.new_cdp_session(page)
    yield lambda size: lens.send(
        "Emulation.setDeviceMetricsOverride", {**size, "deviceScaleFactor": 1, "mobile": False, "scale": 0.05}
    )
    lens.detach()
    page.set_viewport_size({**own, "height": own["height"] + 1})  # its own size alone would be no change
    page.set_viewport_size(own)


def grave_faults(page: Page) -> list[str]:
    """What axe finds serious or critical: the rule, and the first place where it is broken."""
    _call(page)
    found: list[str] = page.evaluate("() => critic.graveFaults()")
    return found


def _call(page: Page) -> None:
    """The critic comes to the page, unless it is there already."""
    if not page.evaluate("() => 'critic' in window"):
        page.evaluate(_script())


@cache
def _script() -> str:
    own = [Path(__file__).with_name(name) for name in ("critic.js", "cut_words.js", "crowding.js")]
    axe, critic, *parts = (
        file.read_text(encoding="utf-8").rstrip().removesuffix(";") for file in (AXE, *own)
    )
    return f"{axe};\nglobalThis.critic = ({critic})({', '.join(f'({part})' for part in parts)});"
