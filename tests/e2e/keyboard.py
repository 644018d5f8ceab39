"""People who have a keyboard and nothing else, and people who have only words."""

import re
from collections.abc import Sequence

from hushmaze.rules import Deed, State
from hushmaze.rules.commands import Escalator, Explore, Look, Move, Steal, Vortex
from hushmaze.rules.squares import Square, coordinates
from hushmaze.rules.words import Ability, Hero
from tests.e2e.guest import Guest, name_of, possible

ROWS = (
    ("Digit1", "Digit2", "Digit3", "Digit4"),
    ("KeyQ", "KeyW", "KeyE", "KeyR"),
    ("KeyA", "KeyS", "KeyD", "KeyF"),
    ("KeyZ", "KeyX", "KeyC", "KeyV"),
)
MOST_TABS = 200

_NAME = "(at) => at?.getAttribute('aria-label') ?? at?.innerText ?? ''"
_FOCUSED = f"() => ({_NAME})(document.activeElement)"
_SHOWN = f"""(name) => [...document.querySelectorAll('a, button, input, [tabindex]')]
  .some((at) => new RegExp('^' + name).test(({_NAME})(at)))"""


class Typist(Guest):
    """Never touches a pointer."""

    @property
    def focused(self) -> str:
        """How what has the focus is named."""
        return str(self.page.evaluate(_FOCUSED))

    def tab_to(self, name: str) -> None:
        """Once it is there: parts of a page come when they are needed."""
        self.page.wait_for_function(_SHOWN, arg=name)
        for _ in range(MOST_TABS):
            if re.match(name, self.focused):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the Tab key never comes to {name}")

    def press(self, name: str) -> None:
        self.tab_to(name)
        self.page.keyboard.press("Enter")

    def do(self, deed: Deed, state: State) -> None:
        if isinstance(deed, Move):
            self._slide(deed, state)
        elif isinstance(deed, Vortex):
            self._choose(state, Ability.VORTEX, deed.hero, deed.to)
        elif isinstance(deed, Explore):
            self._choose(state, Ability.EXPLORE, deed.hero, deed.exploration)
        elif isinstance(deed, Escalator):
            self.page.keyboard.press(self._key(state, Ability.ESCALATOR, deed.hero))
        elif isinstance(deed, Steal | Look):
            self.page.keyboard.press("KeyK" if isinstance(deed, Steal) else "KeyL")
        else:
            self.press("Start the sand")

    def _key(self, state: State, ability: Ability, hero: Hero) -> str:
        (card,) = (card for card in state.cards if ability in card)
        return ROWS[list(card).index(ability)][hero]

    def _slide(self, deed: Move, state: State) -> None:
        stops = possible(state, deed.direction.name.lower(), deed.hero)
        if deed.steps == stops[0]:
            self.page.keyboard.press(self._key(state, Ability(deed.direction), deed.hero))
            return
        self.tab_to(f"Move {name_of(deed.hero)} {deed.direction.name.title()}:")
        for _ in range(stops.index(deed.steps) + 1):
            self.page.keyboard.press("ArrowUp")
        self.page.keyboard.press("Enter")

    def _choose(self, state: State, ability: Ability, hero: Hero, target: Square) -> None:
        self.page.keyboard.press(self._key(state, ability, hero))
        choices = by_rows(possible(state, ability.name.lower(), hero))
        if len(choices) > 1:
            self.page.keyboard.press(f"Digit{choices.index(coordinates(target)) + 1}")


class Reader(Guest):
    """Knows what is said of the page by its roles and names, and can do what these offer."""

    def activate(self, name: str, at: int = 0) -> None:
        """As a screen reader does it: no pointer, no place on the screen."""
        self.page.get_by_role("button", name=re.compile(name)).nth(at).dispatch_event("click")

    def do(self, deed: Deed, state: State) -> None:
        mall = self.page.get_by_role("complementary", name="The mall in words")
        if mall.count() == 0:
            self.activate("^The mall in words")
            mall.wait_for(state="attached")  # it comes late; the same button would close it again
        if isinstance(deed, Move):
            words = f"{deed.direction.name.title()}, {deed.steps} step"
            self.activate(f"^{name_of(deed.hero)}: {words}")
        elif isinstance(deed, Vortex):
            choices = by_rows(possible(state, "vortex", deed.hero))
            self.activate(f"^{name_of(deed.hero)}: vortex to", choices.index(coordinates(deed.to)))
        elif isinstance(deed, Explore):
            choices = by_rows(possible(state, "explore", deed.hero))
            self.activate(f"^{name_of(deed.hero)}: explore at", choices.index(coordinates(deed.exploration)))
        elif isinstance(deed, Escalator):
            self.activate(f"^{name_of(deed.hero)}: take the escalator")
        elif isinstance(deed, Steal | Look):
            self.activate("^Steal now!" if isinstance(deed, Steal) else "^Look first")
        else:
            self.activate("^Start the sand")


def by_rows(squares: Sequence[tuple[int, int, int]]) -> list[tuple[int, int, int]]:
    return sorted(squares, key=lambda square: (square[0], square[2], square[1]))
