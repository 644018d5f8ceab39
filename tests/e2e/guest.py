"""One person at the table, behind a browser page: knows what is written on the screen, and how to use it."""

import json
import re
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, ViewportSize, expect

from hushmaze.protocol.view.reach import reach_to_plain
from hushmaze.rules import Deed, State, reach
from hushmaze.rules.commands import (
    Discard,
    Escalator,
    Explore,
    Look,
    Move,
    Start,
    Steal,
    TurnCard,
    Vortex,
)
from hushmaze.rules.squares import Square, coordinates
from hushmaze.rules.words import Hero
from tests.support.patience import PATIENCE_MS

DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}

QUIET = {"language": "en", "volume": 0, "calm": True}

_PLAIN_BUTTONS: dict[type[Any], str] = {
    Start: "Start the sand",
    Steal: "Steal now!",
    Look: "Look first",
    TurnCard: "Next card",
}


class Guest:
    """A browser of its own, with its own memory."""

    def __init__(self, browser: Browser, url: str, name: str, *, touch: bool = False) -> None:
        self.name = name
        self.url = url
        self.touch = touch
        self.tapped = 0
        """How many slides were made by tapping the pawn and the square."""
        self.context: BrowserContext = browser.new_context(
            viewport=PHONE if touch else DESK,
            has_touch=touch,
            is_mobile=touch,
            service_workers="block",  # it would fetch the whole client for each guest, to be there offline
        )
        likes = json.dumps(json.dumps({**QUIET, "name": name}))
        self.context.add_init_script(f"localStorage['hushmaze.settings'] ??= {likes}")
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE_MS)
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))

    def open(self, path: str) -> "Guest":
        self.page.goto(f"{self.url}{path}")
        return self

    def token(self, room: str) -> str:
        """By which the server knows whose seat it is."""
        kept: str = self.page.evaluate(
            "(place) => localStorage[place]", f"hushmaze.token.{room.replace('-', '')}"
        )
        return kept

    def close(self) -> None:
        assert not self.faults, f"{self.name}'s page: {self.faults}"
        self.context.close()

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    @property
    def table(self) -> Locator:
        return self.page.locator("main.table")

    def caught_up(self, version: int) -> None:
        """Wait until the page shows the game after so many events."""
        expect(self.table).to_have_attribute("data-version", str(version), timeout=PATIENCE_MS)

    def sees_more_than(self, version: int) -> None:
        """Wait until the page shows the game after more events than that, or no table any more."""
        self.page.wait_for_function(
            "(before) => Number(document.querySelector('main.table')?.dataset.version ?? Infinity) > before",
            arg=version,
            timeout=PATIENCE_MS,
        )

    def do(self, deed: Deed, state: State) -> None:
        """A deed as a person does it who plays by the panel of abilities."""
        if isinstance(deed, Move):
            self._slide(deed, state)
        elif isinstance(deed, Vortex):
            self._take(deed.hero, "through a vortex", deed.to, possible(state, "vortex", deed.hero))
        elif isinstance(deed, Explore):
            self._take(deed.hero, "explores", deed.exploration, possible(state, "explore", deed.hero))
        elif isinstance(deed, Escalator):
            self.button(re.compile(f"^{name_of(deed.hero)} takes the escalator")).press("Enter")
        elif isinstance(deed, Discard):
            self._discard(deed)
        else:
            self.button(_PLAIN_BUTTONS[type(deed)]).press("Enter")

    def bell(self, name: str) -> None:
        self.button("Ring for…").first.press("Enter")
        self.page.locator(".chooser ol button", has_text=name).press("Enter")

    def say(self, text: str) -> None:
        field = self.page.get_by_label("Say something to everyone")
        field.fill(text)
        field.press("Enter")

    def sees(self, text: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible(timeout=PATIENCE_MS)

    def tap_tap(self, deed: Move) -> bool:
        """Tap the pawn, then the square where it shall stop; not where something lies over one of them."""
        self.settled()
        hero = deed.hero.name.lower()
        pawn = self.page.locator(f'.pawn[data-hero="{hero}"]')
        if pawn.get_attribute("aria-pressed") != "true":
            spot = self.spot(deed.origin)
            if self._under(spot) != hero:
                return False
            self.page.touchscreen.tap(*spot)
            expect(pawn).to_have_attribute("aria-pressed", "true")
            self.settled()
        _, x, y = coordinates(deed.origin)
        dx, dy = ((0, -1), (1, 0), (0, 1), (-1, 0))[deed.direction]
        target = self._spot(x + dx * deed.steps, y + dy * deed.steps)
        if self._under(target) != "floor":
            return False
        self.page.touchscreen.tap(*target)
        return True

    def settled(self) -> None:
        """Wait until nothing moves any more but what moves for ever."""
        self.page.evaluate(
            """() => Promise.allSettled(document.getAnimations()
              .filter((one) => one.timeline === document.timeline)
              .filter((one) => one.effect?.getComputedTiming().iterations !== Infinity)
              .map((one) => one.finished))"""
        )

    def _under(self, spot: tuple[float, float]) -> str:
        """What a finger would meet there: floor, a hero by name, or anything else."""
        found: str = self.page.evaluate(
            """([x, y]) => {
              const there = document.elementFromPoint(x, y)
              const button = there?.closest('button')
              return button?.dataset.hero ?? (there?.closest('.map') && !button ? 'floor' : '')
            }""",
            spot,
        )
        return found

    def spot(self, square: Square) -> tuple[float, float]:
        _, x, y = coordinates(square)
        return self._spot(x, y)

    def _spot(self, x: int, y: int) -> tuple[float, float]:
        """Where a square is on the screen: tile 1 is four squares wide and begins at 0, 0."""
        box = self.page.locator('.tile[data-tile="1"]').bounding_box()
        assert box is not None
        side = box["width"] / 4
        return box["x"] + (x + 0.5) * side, box["y"] + (y + 0.5) * side

    def _slide(self, deed: Move, state: State) -> None:
        if self.touch and self.tap_tap(deed):
            self.tapped += 1
            return
        stops = possible(state, deed.direction.name.lower(), deed.hero)
        button = self.button(re.compile(f"^Move {name_of(deed.hero)} {deed.direction.name.title()}:"))
        button.focus()
        if deed.steps != stops[0]:
            for _ in range(stops.index(deed.steps) + 1):
                button.press("ArrowUp")
        button.press("Enter")

    def _take(self, hero: Hero, words: str, target: Square, targets: list[Any]) -> None:
        self.button(re.compile(f"^{name_of(hero)} {words}")).press("Enter")
        choices = sorted(targets, key=lambda square: (square[0], square[2], square[1]))
        if len(choices) > 1:
            number = choices.index(coordinates(target)) + 1
            self.page.locator(".board .choice").get_by_text(str(number), exact=True).click()

    def _discard(self, deed: Discard) -> None:
        for tile in (deed.first, deed.second):
            self.page.get_by_role("button", name=re.compile(rf"^Tile {tile}\b")).first.click()
        self.button("Remove them").click()


def name_of(hero: Hero) -> str:
    return hero.name.title()


def possible(state: State, ability: str, hero: Hero) -> list[Any]:
    """What the buttons are made of: numbers of steps, or squares."""
    possible: list[Any] = reach_to_plain(reach(state))[ability][hero.name.lower()]
    return possible
