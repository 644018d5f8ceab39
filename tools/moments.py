"""Sheets of the moments of a game at both sizes into docs/screens/: `python tools/moments.py` plays one.

Two of four seats have a page in the pictures, a desk and a phone. Animations are stopped where there is most
to see, and what ends by itself after a second or two waits for the picture.
"""

import argparse
import asyncio
import json
import sys
import tempfile
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.e2e.conftest import CHROMIUM, FLAGS
from tests.e2e.guest import QUIET, Guest
from tests.e2e.house import House
from tests.e2e.party import Party
from tests.e2e.stand_ins import pilot_for
from tests.server.player import Player

from hushmaze.rules import Refusal
from hushmaze.rules.state import Phase

FOLDER = Path(__file__).parents[1] / "docs/screens"
HOURGLASS_MS = 10 * 60_000
TABLE = {"scenario": 3, "seats": 4, "hourglass_ms": HOURGLASS_MS}
SEATS = ("Ada", "Bruno", "Chen", "Dora")
SHOWN_AS = {0: "1440x900", 1: "390x844"}
"""Seats whose pages are in the pictures: the first at a desk, the second on a phone."""
SHOWN = frozenset(SHOWN_AS)
MARGIN_MS = 120_000
"""Sand for what is done by hand on slow machines."""

PATIENCE_MS = 120_000
LATE = """{
  const soon = setTimeout
  window.setTimeout = (call, ms, ...rest) => soon(call, ms > 900 ? ms * 30 : ms, ...rest)
  const animate = Element.prototype.animate
  Element.prototype.animate = function (...how) {
    const motion = animate.apply(this, how)
    if (this.className === 'trail') motion.playbackRate = 0.03
    return motion
  }
}"""
FREEZE = """(ms) => document.getAnimations().forEach((one) => {
  one.pause()
  one.currentTime = ms
})"""
HIDE = "(selector) => document.querySelectorAll(selector).forEach((one) => (one.style.display = 'none'))"
BACK = ".toasts .good, .toasts .warn"
"""Notices of pages that were away while stand-ins played."""


class Lively(Guest):
    """Somebody who sees everything move, and for longer."""

    def __init__(self, browser: Browser, url: str, name: str, *, touch: bool = False) -> None:
        super().__init__(browser, url, name, touch=touch)
        likes = json.dumps(json.dumps({**QUIET, "name": name, "calm": False, "showKeys": not touch}))
        self.context.add_init_script(f"localStorage['hushmaze.settings'] = {likes}; {LATE}")
        self.page.set_default_timeout(PATIENCE_MS)


class Sheet:
    """Pictures of moments, in the order in which they were taken."""

    def __init__(self, singles: Path | None) -> None:
        self._singles = singles
        self._taken: dict[str, list[Image.Image]] = {size: [] for size in SHOWN_AS.values()}

    def shoot(self, name: str, page: Page, size: str, ms: int) -> None:
        page.evaluate(HIDE, BACK)
        page.evaluate(FREEZE, ms)
        picture = Image.open(BytesIO(page.screenshot())).convert("RGB")
        self._taken[size].append(picture)
        if self._singles:
            self._singles.mkdir(parents=True, exist_ok=True)
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


async def wait_for_the_end(url: str, room: str, token: str) -> None:
    """Does nonsense until it is too late: the server's alarm was set before the clock was put forward."""
    player = await Player(url).connect()
    await player.join(room, token=token)
    while (await player.do({"type": "bell", "target": 99}))["reason"] != Refusal.TOO_LATE.value:
        await asyncio.sleep(0.2)
    await player.leave()


class Photographer:
    """Sits at a table with four seats and takes pictures of what happens there."""

    def __init__(self, house: House, party: Party, sheet: Sheet) -> None:
        self._house = house
        self._party = party
        self._sheet = sheet
        for name, touch in zip(SEATS, (False, True, False, False), strict=True):
            party.sit(name, kind=Lively, touch=touch)
        party.deal()

    def play_to_the_win(self) -> None:
        party = self._party
        party.play_on(lambda state: state.running)
        self._take("start", "[data-scene=start]", 900)
        party.hurry_on(lambda state: len(state.board.tiles) >= 5)
        self._take_trails()
        party.seats[0].bell(SEATS[1])
        self._take("bell", ".nudged", 350)
        sand = party.state.deadline - party.state.time
        party.hurry_on(lambda state: state.turns > 0, turn=True, pages=SHOWN, ahead_ms=sand - MARGIN_MS)
        self._take("turn", "[data-scene=turn]", 1300)
        party.hurry_on(lambda state: state.phase is Phase.ESCAPE, pages=SHOWN)
        self._take("theft", "[data-scene=theft]", 1200)
        for seat in SHOWN_AS:
            party.seats[seat].page.evaluate(HIDE, "[data-scene]")
        self._take("escape", ".beacon", 700)
        party.hurry_on(lambda state: state.over, pages=SHOWN)
        self._take("win", "[data-scene=won]", 1200)

    def let_it_run_out(self) -> None:
        party = self._party
        party.hurry_on(lambda state: len(state.board.tiles) >= 6)
        self._house.put_forward(party.state.deadline - party.state.time - MARGIN_MS)
        self._reopen()
        self._take("last-seconds", ".last", 150)
        token = party.seats[-1].token(party.code)
        self._house.ask(wait_for_the_end(self._house.url, party.code, token))
        self._take("loss", "[data-scene=lost]", 1200)

    def _take(self, name: str, selector: str, ms: int) -> None:
        """Pictures of both pages once something is there, so many milliseconds into its motion."""
        for seat, size in SHOWN_AS.items():
            page = self._party.seats[seat].page
            page.wait_for_selector(selector, state="attached")
            self._sheet.shoot(name, page, size, ms)

    def _take_trails(self) -> None:
        """They fade soon: one for each page."""
        for seat, size in SHOWN_AS.items():
            deed, by = pilot_for(self._party.game).wish(self._party.state)
            self._party.do(int(by), deed)
            page = self._party.seats[seat].page
            page.wait_for_selector(".trail", state="attached")
            self._sheet.shoot("trail", page, size, 400)

    def _reopen(self) -> None:
        """Pages ask for the time only now and then: the clock was put forward."""
        for seat in SHOWN_AS:
            self._party.seats[seat].open(f"/{self._party.code}")


GAMES = (Photographer.play_to_the_win, Photographer.let_it_run_out)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--singles", type=Path, help="also each picture by itself, into this folder")
    sheet = Sheet(parser.parse_args().singles)
    with tempfile.TemporaryDirectory() as folder, House(Path(folder)) as house, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for game in GAMES:
            with Party(house, browser, TABLE, deal=25) as party:
                game(Photographer(house, party, sheet))
        browser.close()
    sheet.save()


main()
