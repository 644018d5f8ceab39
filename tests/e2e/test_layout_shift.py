"""Nothing moves once it stands, and nothing is complained of: layout shift (CLS), and the console."""

import json
import urllib.request
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Playwright

from hushmaze.rules.commands import Start
from tests.e2e.conftest import CHROMIUM, FLAGS
from tests.e2e.golden_games import settle
from tests.e2e.guest import PHONE, Guest
from tests.e2e.house import House
from tests.e2e.party import Party
from tests.e2e.veil import lift_for_good
from tests.support.missing import missing
from tests.support.wide import wide

MOST = 0.05

PAGES = (
    "/",
    "/rules",
    "/book",
    "/daily",
    "/replay",
    "/learn",
    "/make",
    "/companion",
    "/make/scenario",
    "/make/tiles",
    "/settings",
    "/what-is-this",
    "/nono-nono",
)
ROOMS: dict[str, dict[str, Any]] = {
    "lobby": {"table": {"scenario": 3, "seats": 4}},
    "lobby with bots": {"table": {"scenario": 1, "seats": 4}, "bots": "human"},
    "lobby alone": {"table": {"scenario": 1, "seats": 1}},
}

EXPECTED = ("Service Worker registration blocked", "404")
"""In the console: no worker for guests, and pages that are not there say so."""

_WATCH = """
window.shifted = 0
window.moved = []
new PerformanceObserver((list) => {
  for (const shift of list.getEntries()) {
    if (shift.hadRecentInput) continue
    window.shifted += shift.value
    window.moved.push(...shift.sources.map(({ node }) => node?.getAttribute?.('class') ?? node?.nodeName))
  }
}).observe({ type: 'layout-shift', buffered: true })
"""


@pytest.fixture(scope="module")
def scrolling(playwright: Playwright) -> Iterator[Browser]:
    """With bars to scroll by, as people have them on a desk: one that comes late moves all aside."""
    if CHROMIUM is None:
        missing("no Chromium on this machine (apt-get install chromium)")
    browser = playwright.chromium.launch(
        executable_path=CHROMIUM, args=FLAGS, ignore_default_args=["--hide-scrollbars"]
    )
    yield browser
    browser.close()


class Watcher(Guest):
    """Opens pages and looks whether they stand still."""

    def __init__(self, browser: Browser, url: str, *, touch: bool) -> None:
        super().__init__(browser, url, "Ada", touch=touch)
        lift_for_good(self.page)  # what is not painted does not shift
        self.page.add_init_script(_WATCH)
        self.shifts: dict[str, float] = {}
        self.complaints: list[str] = []
        self.page.on("console", self._hear)

    def _hear(self, said: ConsoleMessage) -> None:
        if said.type in ("error", "warning") and not any(each in said.text for each in EXPECTED):
            self.complaints.append(f"{self.page.url}: {said.text}")

    def look(self, name: str, path: str) -> None:
        self.open(path)
        self.page.get_by_role("heading", level=1).first.wait_for(state="attached")
        self.page.wait_for_load_state("networkidle")
        self.note(name)

    def note(self, name: str) -> None:
        shifted, moved = self.page.evaluate("[window.shifted, window.moved]")
        if shifted >= MOST:
            self.shifts[f"{name}: {', '.join(map(str, moved))}"] = round(shifted, 3)


def open_room(house: House, wish: dict[str, Any]) -> str:
    request = urllib.request.Request(
        f"{house.url}/api/rooms", json.dumps(wish).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        path: str = json.load(answer)["path"]
    return path


@pytest.mark.parametrize("touch", [wide(False, id="desk"), pytest.param(True, id="phone")])
def test_pages_stand_still(house: House, scrolling: Browser, *, touch: bool) -> None:
    """Every page by itself, a room before, in and after a game, and a replay."""
    game = settle(house, "scenario-03")
    watcher = Watcher(scrolling, house.url, touch=touch)
    for path in (*PAGES, f"/games/{game}"):
        watcher.look(path, path)
    for name, wish in ROOMS.items():
        watcher.look(name, open_room(house, wish))
    with Party(house, scrolling, {"scenario": 2, "seats": 1, "hourglass_ms": 1_000}) as party:
        ada = party.sit("Ada")
        party.deal()
        watcher.look("table before the start", f"/{party.code}")
        party.do(0, Start())
        ada.sees("Caught!")
        watcher.look("the end", f"/{party.code}")
    watcher.close()
    assert watcher.shifts == {}
    assert watcher.complaints == []


def test_a_shift_is_noticed(house: House, scrolling: Browser) -> None:
    watcher = Watcher(scrolling, house.url, touch=False)
    watcher.page.set_viewport_size(PHONE)
    watcher.look("home", "/")
    watcher.page.evaluate("document.querySelector('main').style.marginTop = '300px'")
    watcher.page.wait_for_function("() => window.shifted > 0.05")
    watcher.note("pushed")
    watcher.close()
    assert list(watcher.shifts) != []
