"""On every screen, in every language: no grave fault of accessibility, no word cut or sticking out."""

from playwright.sync_api import Browser, Page

from tests.e2e.guest import Guest
from tests.e2e.house import House
from tests.e2e.looks import cut_words, grave_faults
from tests.e2e.party import NO_HURRY_MS, Party
from tests.e2e.screens import LANGUAGES, in_both_sizes, speak, visit_pages, visit_table


class Critic:
    """Looks at a screen in all languages and both sizes, and notes what is wrong."""

    def __init__(self) -> None:
        self.notes: list[str] = []
        self.seen: list[str] = []

    def look(self, screen: str, page: Page) -> None:
        self.seen.append(screen)
        for language in LANGUAGES:
            speak(page, language)
            in_both_sizes(page, lambda size: self._note(f"{screen} {language} {size}", cut_words(page)))  # noqa: B023
            self._note(f"{screen} {language}", grave_faults(page))
        speak(page, "en")

    def _note(self, where: str, faults: list[str]) -> None:
        self.notes += [f"{where}: {fault}" for fault in faults]


def test_pages(house: House, browser: Browser) -> None:
    critic = Critic()
    guest = Guest(browser, house.url, "Ada")
    visit_pages(guest.page, house.url, critic.look)
    guest.close()
    assert not critic.notes, "\n".join(critic.notes)


def test_table(house: House, browser: Browser) -> None:
    critic = Critic()
    table = {"scenario": 3, "seats": 2, "hourglass_ms": NO_HURRY_MS}
    with Party(house, browser, table, deal=25) as party:
        party.sit("Ada")
        party.sit("Bruno")
        visit_table(party, critic.look)
    assert not critic.notes, "\n".join(critic.notes)
