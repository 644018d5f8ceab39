"""A newcomer in the first game: does what is lit, by mouse, by touch or by keys, and knows nothing else."""

from collections.abc import Callable

from playwright.sync_api import Browser, Locator, expect
from playwright.sync_api import TimeoutError as NothingCameError

from tests.e2e.guest import Guest
from tests.support.patience import PATIENCE_MS

LIT = "[data-lit]:visible"
MOST_DEEDS = 150
GONE_AFTER_MS = 10_000
"""What was lit and cannot be used for so long is gone: a deed on its way has changed the table."""


class Learner(Guest):
    """Comes to the home page for the first time."""

    by = "mouse"

    def __init__(self, browser: Browser, url: str, *, by: str = "mouse", language: str = "en") -> None:
        super().__init__(browser, url, "", touch=by == "touch")
        self.by = by
        self.context.add_init_script(
            "localStorage['hushmaze.settings'] = JSON.stringify({...JSON.parse(localStorage"
            f"['hushmaze.settings']), language: '{language}', name: ''}})"
        )
        self.taps = 0
        """So far, keys included."""
        self.lines: list[str] = []
        """All that the strip said."""

    @property
    def strip(self) -> Locator:
        return self.page.locator(".strip")

    @property
    def lit(self) -> Locator:
        return self.page.locator(LIT)

    def use(self, what: Locator) -> None:
        """A click, a tap, or Enter on it."""
        self.taps += 1
        if self.by == "touch":
            what.tap()
        elif self.by == "keys":
            what.focus()
            self.page.keyboard.press("Enter")
        else:
            what.click()

    def press(self, key: str) -> None:
        self.taps += 1
        self.page.keyboard.press(key)

    def begin(self, door: str) -> None:
        """From the home page onto the board."""
        self.open(door)
        self.use(self.page.locator("button.go, .go").first)
        self.strip.wait_for()

    def play(self, look: Callable[[str], None] = lambda _name: None) -> None:
        """Does what is lit until the end; `look` is called at each new line."""
        for _ in range(MOST_DEEDS):
            ended = self.page.locator("h1.neon")
            self.lit.or_(ended).first.wait_for()
            if ended.count():
                return
            self._note(look)
            self._do_what_is_lit()
        raise AssertionError(f"no end after {self.lines}")

    def _note(self, look: Callable[[str], None]) -> None:
        line = self.strip.locator("p").inner_text()
        if line not in self.lines[-1:]:
            self.lines.append(line)
            look(line)

    def _do_what_is_lit(self) -> None:
        before = self._seen()
        self.page.set_default_timeout(GONE_AFTER_MS)
        try:
            self._try_what_is_lit()
        except NothingCameError:
            return
        finally:
            self.page.set_default_timeout(PATIENCE_MS)
        self.page.wait_for_function(f"before => ({_SEEN})() !== before", arg=before, timeout=PATIENCE_MS)

    def _try_what_is_lit(self) -> None:
        if self.lit.locator("#table-say").count():
            self._talk()
        elif self.by == "keys":
            self.press(self._key())
        elif self.by == "mouse" and self.lit.first.locator("[data-count]").count():
            self._hold(self.lit.first)
        else:
            self.use(self.lit.first)

    def _hold(self, button: Locator) -> None:
        """Holds it until the shadow has gone as far as it can."""
        self.taps += 1
        far = button.locator("[data-count]").get_attribute("data-count")
        button.hover()
        self.page.mouse.down()
        if far != "1":
            expect(button.locator("[data-count]")).to_have_attribute("data-count", f"{far}/{far}")
        self.page.mouse.up()

    def _key(self) -> str:
        return self.lit.first.locator("kbd").get_attribute("data-key") or ""

    def _talk(self) -> None:
        if self.by == "keys":
            self.press("t")
        else:
            self.use(self.page.locator("#table-say"))
        self.page.keyboard.type("hi")
        self.page.keyboard.press("Enter")
        expect(self.page.locator("#table-say")).to_have_count(0)

    def _seen(self) -> str:
        return str(self.page.evaluate(f"({_SEEN})()"))


_SEEN = """() => [
  document.querySelector('.table')?.dataset.version,
  document.querySelector('.strip p')?.textContent,
  document.querySelectorAll('.chooser').length,
].join()"""
