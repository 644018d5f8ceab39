"""Pictures of every screen at both sizes into docs/screens/, by playing a game. `make screens` runs it."""

import sys
import tempfile
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.e2e.conftest import CHROMIUM, FLAGS
from tests.e2e.guest import Guest
from tests.e2e.house import House
from tests.e2e.party import Party
from tests.e2e.screens import in_both_sizes, visit_pages, visit_table

TABLE = {"scenario": 3, "seats": 4, "hourglass_ms": 8 * 60_000}
FOLDER = Path(__file__).parents[1] / "docs/screens"
PATIENCE_MS = 180_000
"""The challenge of the day is made when it is first asked for."""
QUALITY = 86
"""Of WebP: a sixth of the size, and the night sky keeps its colours."""

AFTERWARDS = {
    "book": ("/book", "Campaign"),
    "daily": ("/daily", "Today"),
    "replays": ("/replay", "Won"),
    "make": ("/make", "Nothing here yet"),
    "scenario-editor": ("/make/scenario", "Ready to play."),
    "tile-workshop": ("/make/tiles", "0 of 25 tiles drawn"),
}
"""Pages that show more once a game has been played, each with words that come last."""

_PICTURES_THERE = """() => Promise.all([
  document.fonts.ready,
  ...[...document.images].filter((one) => one.loading !== 'lazy').map((one) => one.decode().catch(() => {})),
])"""


def shoot(name: str, page: Page) -> None:
    def one(size: str) -> None:
        page.evaluate(_PICTURES_THERE)
        seen = Image.open(BytesIO(page.screenshot(animations="disabled")))
        seen.convert("RGB").save(FOLDER / f"{name}-{size}.webp", quality=QUALITY, method=6)

    in_both_sizes(page, one)


def visit_afterwards(guest: Guest, game: str) -> None:
    """The replay of a game that was played, with its analysis, and the pages around it."""
    page = guest.open(f"/games/{game}?at=60000").page
    page.wait_for_selector(".replay .tile img")
    shoot("replay", page)
    guest.button("How it went").first.click()
    page.get_by_role("heading", name="Where the time went").wait_for()
    shoot("analysis", page)
    for name, (path, words) in AFTERWARDS.items():
        guest.open(path)
        page.get_by_text(words).first.wait_for(timeout=PATIENCE_MS)
        if name == "tile-workshop":
            guest.button("Full set").click()
            page.get_by_text("25 of 25 tiles drawn").wait_for()
            page.evaluate("() => scrollTo(0, 0)")
        shoot(name, page)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, House(Path(folder)) as house, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        guest = Guest(browser, house.url, "Ada")
        visit_pages(guest.page, house.url, shoot)
        with Party(house, browser, TABLE, deal=25) as party:
            for name in ("Ada", "Bruno", "Chen", "Dora"):
                party.sit(name)
            visit_table(party, shoot, party.play_on)
            game = party.room["game"]
        visit_afterwards(guest, game)
        guest.close()
        browser.close()


main()
