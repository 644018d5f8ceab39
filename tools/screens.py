"""Pictures of every screen at both sizes into docs/screens/, by playing a game. `make screens` runs it."""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.e2e.conftest import CHROMIUM, FLAGS
from tests.e2e.guest import Guest
from tests.e2e.house import House
from tests.e2e.party import Party
from tests.e2e.screens import in_both_sizes, visit_pages, visit_table

TABLE = {"scenario": 3, "seats": 4, "hourglass_ms": 8 * 60_000}
FOLDER = Path(__file__).parents[1] / "docs/screens"


_PICTURES_THERE = """() => Promise.all([
  document.fonts.ready,
  ...[...document.images].filter((one) => one.loading !== 'lazy').map((one) => one.decode().catch(() => {})),
])"""


def shoot(name: str, page: Page) -> None:
    def one(size: str) -> None:
        page.evaluate(_PICTURES_THERE)
        page.screenshot(path=FOLDER / f"{name}-{size}.png", animations="disabled")

    in_both_sizes(page, one)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, House(Path(folder)) as house, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        guest = Guest(browser, house.url, "Ada")
        visit_pages(guest.page, house.url, shoot)
        guest.close()
        with Party(house, browser, TABLE, deal=25) as party:
            for name in ("Ada", "Bruno", "Chen", "Dora"):
                party.sit(name)
            visit_table(party, shoot)
        browser.close()


main()
