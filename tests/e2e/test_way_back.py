"""Somebody looks at another page and comes back: the room lives on, whether their browser kept the page or not."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright, expect

from tests.e2e.conftest import CHROMIUM, FLAGS
from tests.e2e.guest import Guest
from tests.e2e.house import House
from tests.e2e.party import Party

KEEPS_PAGES = ["--disable-back-forward-cache"]
"""What a browser under test is usually told, and this one is not."""


@pytest.fixture
def keeping(playwright: Playwright, browser: Browser) -> Iterator[Browser]:
    """A browser that keeps pages for the way back, as people's do."""
    del browser  # it says loudly where there is none
    launched = playwright.chromium.launch(
        executable_path=CHROMIUM, args=FLAGS, ignore_default_args=KEEPS_PAGES
    )
    yield launched
    launched.close()


def is_alive(party: Party, ada: Guest, other: Guest) -> None:
    """Both ways: what Ada says is heard, and what she hears is new."""
    party.until(lambda room: all(person["here"] for person in room["people"]))
    ada.say("back again")
    other.sees("back again")
    other.say("welcome")
    ada.sees("welcome")


def test_the_room_is_alive_when_its_page_comes_back(house: House, keeping: Browser) -> None:
    with Party(house, keeping, {"scenario": 1, "seats": 2}) as party:
        ada, bruno = party.sit("Ada"), party.sit("Bruno")
        ada.page.evaluate("window.kept = true")
        ada.open("/rules")
        party.until(lambda room: not all(person["here"] for person in room["people"]))
        ada.page.evaluate("history.back()")
        expect(ada.button("Start the heist")).to_be_visible()
        is_alive(party, ada, bruno)


def test_a_page_that_is_put_away_leaves_the_line_and_takes_it_up_again(
    house: House, browser: Browser
) -> None:
    with Party(house, browser, {"scenario": 1, "seats": 2}) as party:
        ada, bruno = party.sit("Ada"), party.sit("Bruno")
        turn = "(when) => dispatchEvent(new PageTransitionEvent(when, { persisted: true }))"
        ada.page.evaluate(turn, "pagehide")
        party.until(lambda room: not all(person["here"] for person in room["people"]))
        ada.page.evaluate(turn, "pageshow")
        is_alive(party, ada, bruno)
