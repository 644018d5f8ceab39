"""Every screen of the client, one after the other, as somebody sees them who plays a game to its end."""

from collections.abc import Callable

from playwright.sync_api import Page

from hushmaze.rules.state import Phase
from tests.e2e.guest import DESK, PHONE
from tests.e2e.party import Party

LANGUAGES = ("en", "it", "nl", "fr", "uk", "es", "pl")

PAGES = {
    "home": "/",
    "rules": "/rules",
    "learn": "/learn",
    "settings": "/settings",
    "no-such-page": "/what-is-this",
    "room-is-gone": "/nono-nono",
}

Look = Callable[[str, Page], None]
"""Does something with a screen that is ready: its name, and the page."""

_SPEAK = """async (language) => {
  const settings = JSON.parse(localStorage['hushmaze.settings'])
  localStorage['hushmaze.settings'] = JSON.stringify({ ...settings, language })
  dispatchEvent(new StorageEvent('storage', { key: 'hushmaze.settings' }))
}"""


_TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def speak(page: Page, language: str) -> None:
    """As if another window of the same browser had changed the language."""
    page.evaluate(_SPEAK, language)
    page.wait_for_function("(language) => document.documentElement.lang === language", arg=language)


def visit_pages(page: Page, url: str, look: Look) -> None:
    for name, path in PAGES.items():
        page.goto(f"{url}{path}")
        page.get_by_role("heading", level=1).first.wait_for()
        look(name, page)


def visit_table(party: Party, look: Look) -> None:
    """Through a whole game, by the first seat's page."""
    page = party.seats[0].page
    look("lobby", page)
    party.deal()
    look("planning", page)
    party.play_on(lambda state: state.running)
    whole = len(party.state.stack)
    party.play_on(lambda state: len(state.stack) <= whole // 2)
    page.locator(".portrait.of-elf").press("Enter")  # who may take this hero where is shown
    look("heist", page)
    page.locator(".portrait.of-elf").press("Enter")
    party.seats[0].button("Do something!").first.press("Enter")
    look("asking", page)
    page.keyboard.press("Escape")
    for button, name in (("Help", "help"), ("The mall in words", "words"), ("Menu", "menu")):
        party.seats[0].button(button).first.press("Enter")
        look(name, page)
        page.keyboard.press("Escape")
    party.play_on(lambda state: not state.stack and state.hand is None)
    party.play_on(lambda state: state.turns > 0, turn=True)
    look("talk", page)
    party.play_on(lambda state: state.phase is Phase.ESCAPE)
    look("escape", page)
    party.play_on(lambda state: state.over)
    party.seats[0].sees("You did it!")
    look("end", page)


def in_both_sizes(page: Page, see: Callable[[str], None]) -> None:
    for size, name in ((PHONE, "390x844"), (DESK, "1440x900")):
        page.set_viewport_size(size)
        page.evaluate(_TWO_FRAMES)  # what depends on the size of something else comes a frame later
        see(name)
