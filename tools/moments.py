"""Sheets of the moments of a game at both sizes into docs/screens/, by playing one. `python tools/moments.py`.

Two of four seats have a page, a desk and a phone. Animations are stopped where there is most to see, and what ends
by itself after a second or two waits for the picture.
"""

import argparse
import json
import sys
import tempfile
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from hushmaze.rules.state import Phase
from tests.e2e.conftest import CHROMIUM, FLAGS
from tests.e2e.guest import QUIET, Guest
from tests.e2e.house import House
from tests.e2e.party import Party

FOLDER = Path(__file__).parents[1] / "docs/screens"
HOURGLASS_MS = 10 * 60_000
TABLE = {"scenario": 3, "seats": 4, "hourglass_ms": HOURGLASS_MS}
SEATS = ("Ada", "Bruno", "Chen", "Dora")
SHOWN = frozenset({0, 1})
"""Seats whose pages are in the pictures: the first at a desk, the second on a phone."""
SIZES = ("1440x900", "390x844")
MARGIN_MS = 45_000
"""Sand for what is done by hand on slow machines."""

PATIENCE_MS = 120_000
LATE = "const later = setTimeout; window.setTimeout = (call, ms, ...rest) => later(call, ms > 900 ? ms * 30 : ms, ...rest)"
FREEZE = """(ms) => document.getAnimations().forEach((one) => {
  one.pause()
  one.currentTime = ms
})"""
BACK = ".toasts .good, .toasts .warn { display: none !important }"
"""Notices of pages that were away while stand-ins played."""


class Lively(Guest):
    """Somebody who sees everything move, and for longer."""

    def __init__(self, browser: Browser, url: str, name: str, *, touch: bool = False) -> None:
        super().__init__(browser, url, name, touch=touch)
        likes = json.dumps(json.dumps({**QUIET, "name": name, "calm": False, "showKeys": not touch}))
        self.context.add_init_script(f"localStorage['hushmaze.settings'] = {likes}; {LATE}")
        self.page.set_default_timeout(PATIENCE_MS)


class OnThePhone(Lively):
    def __init__(self, browser: Browser, url: str, name: str, *, touch: bool = True) -> None:
        super().__init__(browser, url, name, touch=True)


class Sheet:
    """Pictures of moments, in the order in which they were taken."""

    def __init__(self, singles: Path | None) -> None:
        self._singles = singles
        self._taken: dict[str, list[Image.Image]] = {size: [] for size in SIZES}

    def shoot(self, name: str, page: Page, size: str, ms: int) -> None:
        page.add_style_tag(content=BACK)
        page.evaluate(FREEZE, ms)
        picture = Image.open(BytesIO(page.screenshot())).convert("RGB")
        self._taken[size].append(picture)
        if self._singles:
            picture.save(self._singles / f"{name}-{size}.png")

    def save(self) -> None:
        for size, columns, scale in (("1440x900", 2, 0.5), ("390x844", 5, 0.75)):
            pictures = self._taken[size]
            width, height = (round(side * scale) for side in pictures[0].size)
            rows = -(-len(pictures) // columns)
            whole = Image.new("RGB", (columns * width, rows * height))
            for place, picture in enumerate(pictures):
                spot = (place % columns * width, place // columns * height)
                whole.paste(picture.resize((width, height), Image.Resampling.LANCZOS), spot)
            whole.save(FOLDER / f"moments-{size}.webp", quality=84, method=6)


class Photographer:
    def __init__(self, party: Party, sheet: Sheet) -> None:
        self._party = party
        self._sheet = sheet

    def both(self, name: str, selector: str, ms: int) -> None:
        for seat, size in zip(sorted(SHOWN), SIZES, strict=True):
            page = self._party.seats[seat].page
            page.wait_for_selector(selector, state="attached")
            self._sheet.shoot(name, page, size, ms)


def hide_scenes(party: Party, display: str) -> None:
    for seat in SHOWN:
        party.seats[seat].page.add_style_tag(content=f"[data-scene] {{ display: {display} !important }}")


def sit_down(party: Party) -> None:
    kinds: tuple[type[Guest], ...] = (Lively, OnThePhone, Guest, Guest)
    for name, kind in zip(SEATS, kinds, strict=True):
        party.sit(name, kind=kind)
    party.deal()


def play_to_the_win(house: House, party: Party, sheet: Sheet) -> None:
    take = Photographer(party, sheet).both
    sit_down(party)
    party.play_on(lambda state: state.running)
    take("start", ".scene[data-scene=start]", 900)
    party.hurry_on(lambda state: len(state.board.tiles) >= 5)
    for seat, size in zip(sorted(SHOWN), SIZES, strict=True):
        before = len(party.game.events)
        party.play_on(lambda state, before=before: len(party.game.events) > before)
        page = party.seats[seat].page
        page.wait_for_selector(".trail", state="attached")
        sheet.shoot("trail", page, size, 400)
    party.seats[0].bell(SEATS[1])
    take("bell", ".nudged", 350)
    state = party.state
    party.hurry_on(
        lambda state: state.turns > 0,
        turn=True,
        pages=SHOWN,
        ahead_ms=max(0, state.deadline - state.time - MARGIN_MS),
    )
    take("turn", ".scene[data-scene=turn]", 1300)
    party.hurry_on(lambda state: state.phase is Phase.ESCAPE, pages=SHOWN)
    take("theft", ".scene[data-scene=theft]", 1200)
    hide_scenes(party, "none")
    take("escape", ".beacon", 700)
    hide_scenes(party, "contents")
    party.hurry_on(lambda state: state.over, pages=SHOWN)
    take("win", ".scene[data-scene=won]", 1200)


def let_it_run_out(house: House, party: Party, sheet: Sheet) -> None:
    take = Photographer(party, sheet).both
    sit_down(party)
    party.hurry_on(lambda state: len(state.board.tiles) >= 6, pages=SHOWN)
    state = party.state
    house.put_forward(state.deadline - state.time - 30_000)
    for seat in sorted(SHOWN):
        party.seats[seat].open(f"/{party.code}")
    take("last-seconds", ".last", 150)
    take("loss", ".scene[data-scene=lost]", 1200)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--singles", type=Path, help="also each picture by itself, into this folder")
    asked = parser.parse_args()
    sheet = Sheet(asked.singles)
    games: tuple[Callable[[House, Party, Sheet], Any], ...] = (play_to_the_win, let_it_run_out)
    with tempfile.TemporaryDirectory() as folder, House(Path(folder)) as house, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for each in games:
            with Party(house, browser, TABLE, deal=25) as party:
                each(house, party, sheet)
        browser.close()
    sheet.save()


main()
