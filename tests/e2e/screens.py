"""Every screen of the client, one after the other, as somebody sees them who plays a game to its end."""

from collections.abc import Callable
from typing import Protocol

from playwright.sync_api import Page

from hushmaze.rules.state import Phase, State
from tests.e2e.guest import DESK, PHONE
from tests.e2e.looks import TWO_FRAMES
from tests.e2e.party import Party

PAGES = {
    "home": "/",
    "rules": "/rules",
    "learn": "/learn",
    "settings": "/settings",
    "companion": "/companion",
    "no-such-page": "/what-is-this",
    "room-is-gone": "/nono-nono",
}

Look = Callable[[str, Page], None]
"""Does something with a screen that is ready: its name, and the page."""


def visit_pages(page: Page, url: str, look: Look) -> None:
    for name, path in PAGES.items():
        page.goto(f"{url}{path}")
        page.get_by_role("heading", level=1).first.wait_for()
        look(name, page)


class GetOn(Protocol):
    """Plays until something is so: all of it by hand, or in a hurry."""

    def __call__(self, until: Callable[[State], bool], *, turn: bool = False) -> State: ...


def visit_table(party: Party, look: Look, get_on: GetOn) -> None:
    """Through a whole game, by the first seat's page."""
    page = party.seats[0].page
    look("lobby", page)
    party.deal()
    look("planning", page)
    get_on(lambda state: state.running)
    whole = len(party.state.stack)
    get_on(lambda state: len(state.stack) <= whole // 2)
    page.keyboard.press("Escape")  # whoever was moved last is no longer in focus
    page.locator(".portrait.of-elf").press("Enter")  # who may take this hero where is shown
    look("heist", page)
    page.locator(".portrait.of-elf").press("Enter")
    party.seats[0].button("Ring for…").first.press("Enter")
    look("asking", page)
    page.keyboard.press("Escape")
    for button, name in (("Help", "help"), ("The mall in words", "words"), ("Menu", "menu")):
        party.seats[0].button(button).first.press("Enter")
        look(name, page)
        page.keyboard.press("Escape")
    get_on(lambda state: not state.stack and state.hand is None)
    get_on(lambda state: state.turns > 0, turn=True)
    look("talk", page)
    get_on(lambda state: state.phase is Phase.ESCAPE)
    look("escape", page)
    get_on(lambda state: state.over)
    party.seats[0].sees("You did it!")
    look("end", page)


def in_both_sizes(page: Page, see: Callable[[str], None]) -> None:
    for size, name in ((PHONE, "390x844"), (DESK, "1440x900")):
        page.set_viewport_size(size)
        page.evaluate(TWO_FRAMES)
        see(name)
