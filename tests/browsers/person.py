"""One person behind a page of any browser: plays by mouse, by keys or by finger."""

import json
import os
from io import BytesIO
from pathlib import Path
from typing import Any, Literal

from PIL import Image

from hushmaze.rules import Deed, State
from hushmaze.rules.commands import Escalator, Explore, Look, Move, Start, Steal, TurnCard, Vortex
from hushmaze.rules.squares import Square, coordinates
from hushmaze.rules.words import Ability, Hero
from tests.browsers.webdriver import Point, Pointer, WebDriver, WebDriverError
from tests.e2e.guest import QUIET, name_of, possible
from tests.e2e.keyboard import ROWS, by_rows

Hand = Literal["pointer", "keys"]

_TELL_FAULTS = """() => {
  window.faults = []
  addEventListener('error', ({ message }) => message && window.faults.push(message))
  addEventListener('unhandledrejection', ({ reason }) => window.faults.push(String(reason)))
}"""
_SHOWN = "Number(document.querySelector('main.table')?.dataset.version ?? Infinity)"
_TILE_1 = """() => {
  const { x, y, width } = document.querySelector('.tile[data-tile="1"]').getBoundingClientRect()
  return [x, y, width]
}"""
_PLAIN_BUTTONS: dict[type[Any], tuple[str, str]] = {
    Start: ("^Start the sand", "Enter"),
    Steal: ("^Steal now!", "k"),
    Look: ("^Look first", "l"),
    TurnCard: ("^Next card", "n"),
}
_STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))


class Person:
    """Has settings and a name; everything else is done as people do it."""

    def __init__(self, driver: WebDriver, url: str, pointer: Pointer = "mouse") -> None:
        self.driver = driver
        self.url = url
        self.pointer = pointer
        driver.open(f"{url}/icons/icon.svg")  # where nothing of the client runs yet
        likes = json.dumps({**QUIET, "name": "Ada"})
        driver.run("(likes) => { localStorage['hushmaze.settings'] = likes }", likes)

    def open(self, path: str) -> None:
        self.driver.open(f"{self.url}{path}")
        self.driver.run(_TELL_FAULTS)

    def faults(self) -> list[str]:
        """Errors of the page since it was opened."""
        faults: list[str] = self.driver.run("() => window.faults")
        return faults

    def click(self, pattern: str, selector: str = "button, a, [role=switch]") -> None:
        self._click(f"() => atRest(() => shown({json.dumps(selector)}, {json.dumps(pattern)})[0])", pattern)

    def sees(self, pattern: str, selector: str = "body") -> None:
        self._wait(f"() => until(() => shown({json.dumps(selector)}, {json.dumps(pattern)}).length)", pattern)

    def show(self, name: str) -> None:
        """Keeps a picture of the page, if HUSHMAZE_SCREENS names a folder for it."""
        folder = os.environ.get("HUSHMAZE_SCREENS")
        if folder:
            self.settled()
            self.driver.run("() => until(() => [...document.images].every((one) => one.complete))")
            seen = Image.open(BytesIO(self.driver.screenshot())).convert("RGB")
            file = Path(folder) / f"{self.driver.line.name}-{name}-{seen.width}x{seen.height}.webp"
            seen.save(file, quality=80, method=6)

    def choose(self, selector: str, value: str) -> None:
        """Chooses an entry of a list; the list itself is the browser's, not the page's."""
        self.driver.run(
            """(selector, value) => {
              const list = shown(selector)[0]
              list.value = value
              list.dispatchEvent(new Event('change', { bubbles: true }))
            }""",
            selector,
            value,
        )

    def caught_up(self, version: int) -> None:
        """Waits until the page shows the game after so many events, or no table any more."""
        self._wait(f"() => until(() => {_SHOWN} >= {version})", f"version {version}")

    def waits_for_news(self, version: int) -> None:
        """Waits until the page shows more than so many events, but only for a moment."""
        news = f"until(() => {_SHOWN} > {version})"
        self.driver.run(f"() => Promise.race([{news}, new Promise((done) => setTimeout(done, 200))])")

    def do(self, deed: Deed, state: State, hand: Hand) -> None:
        if isinstance(deed, Move):
            self._slide(deed, state, hand)
        elif isinstance(deed, Vortex):
            self._choose(state, Ability.VORTEX, deed.hero, deed.to, hand)
        elif isinstance(deed, Explore):
            self._choose(state, Ability.EXPLORE, deed.hero, deed.exploration, hand)
        elif isinstance(deed, Escalator):
            self._use(state, Ability.ESCALATOR, deed.hero, hand)
        else:
            self._press(*_PLAIN_BUTTONS[type(deed)], hand)

    def settled(self) -> None:
        """Waits until nothing moves any more but what moves for ever; what is paused does not move."""
        self.driver.run(
            """() => Promise.allSettled(document.getAnimations()
              .filter((one) => one.playState === 'running')
              .filter((one) => one.timeline === document.timeline)
              .filter((one) => one.effect?.getComputedTiming().iterations !== Infinity)
              .map((one) => one.finished)).then(frame).then(() => null)"""
        )

    def _slide(self, deed: Move, state: State, hand: Hand) -> None:
        if hand == "pointer":
            self._carry(deed)
            return
        stops = possible(state, deed.direction.name.lower(), deed.hero)
        if deed.steps == stops[0]:
            self._use(state, Ability(deed.direction), deed.hero, "keys")
            return
        button = f"^Move {name_of(deed.hero)} {deed.direction.name.title()}:"
        self.driver.run("(name) => shown('button', name)[0].focus()", button)
        self.driver.press(*["ArrowUp"] * (stops.index(deed.steps) + 1), "Enter")

    def _carry(self, deed: Move) -> None:
        """By mouse a pawn is dragged; by finger the pawn is tapped, and then the square."""
        if self.pointer == "mouse":
            self.driver.drag(self._way(deed))
            return
        focused = f".pawn[data-hero={deed.hero.name.lower()}][aria-pressed=true]"
        if not self.driver.run("(focused) => document.querySelector(focused) !== null", focused):
            self.driver.drag(self._way(deed)[:1], "touch")
            self.sees("", focused)
        self.driver.drag(self._way(deed)[-1:], "touch")

    def _way(self, deed: Move) -> list[Point]:
        """The squares of a slide on the screen: tile 1 is four squares wide and begins at 0, 0."""
        self.settled()
        left, top, width = self.driver.run(_TILE_1)
        _, x, y = coordinates(deed.origin)
        dx, dy = _STEPS[deed.direction]
        side = width / 4
        return [
            (left + (x + dx * step + 0.5) * side, top + (y + dy * step + 0.5) * side)
            for step in range(deed.steps + 1)
        ]

    def _choose(self, state: State, ability: Ability, hero: Hero, target: Square, hand: Hand) -> None:
        self._use(state, ability, hero, hand)
        choices = by_rows(possible(state, ability.name.lower(), hero))
        if len(choices) == 1:
            return
        place = choices.index(coordinates(target))
        if hand == "keys":
            self.driver.press(str(place + 1))
        else:
            self._click(f"() => atRest(() => shown('.chooser ol button')[{place}])", "a choice")

    def _use(self, state: State, ability: Ability, hero: Hero, hand: Hand) -> None:
        (card,) = (card for card in state.cards if ability in card)
        row = list(card).index(ability)
        if hand == "keys":
            self.driver.press(ROWS[row][hero].removeprefix("Key").removeprefix("Digit").lower())
        else:
            self._click(f"() => atRest(() => shown('button.cell')[{row * 4 + hero}])", f"{ability} {hero}")

    def _press(self, button: str, key: str, hand: Hand) -> None:
        if hand == "pointer":
            self.click(button)
            return
        if key == "Enter":
            self.driver.run(
                "(name) => until(() => shown('button', name)[0]).then((one) => one.focus())", button
            )
        self.driver.press(key)

    def _click(self, find: str, what: str) -> None:
        self.driver.click(self._wait(find, what), self.pointer)

    def _wait(self, script: str, what: str) -> Any:  # noqa: ANN401 -- JSON
        try:
            return self.driver.run(script)
        except WebDriverError as error:
            page = self.driver.run("() => document.body.innerText.slice(0, 2000)")
            raise AssertionError(f"{what!r} did not come ({error}) on this page:\n{page}") from error
