"""By keys or a screen reader: the focus is never lost, the way to Start is short, help is read out."""

import pytest
from playwright.sync_api import Browser, Page, expect

from hushmaze.rules.commands import Start
from tests.e2e.guest import Guest
from tests.e2e.house import House
from tests.e2e.keyboard import Typist
from tests.e2e.party import NO_HURRY_MS, Party

PASSING = {"scenario": 3, "seats": 2, "hourglass_ms": NO_HURRY_MS}
"""P3: cards are passed when the hourglass is turned."""
MOST_KEYS = 5
CONTROLS = "Your controls"

_PLACE = "() => document.activeElement.getAttribute('aria-label') ?? document.activeElement.localName"


def place_of_focus(page: Page) -> str:
    return str(page.evaluate(_PLACE))


def test_it_stays_at_the_controls_when_their_buttons_go(house: House, browser: Browser) -> None:
    with Party(house, browser, PASSING) as party:
        ada = party.sit("Ada", kind=Typist)
        bruno = party.sit("Bruno", kind=Typist)
        ada.press("Start the heist")
        expect(ada.button("Start the sand")).to_be_focused()
        party.do(0, Start())
        expect(ada.button("Start the sand")).to_have_count(0)
        assert place_of_focus(ada.page) == CONTROLS
        ada.page.keyboard.press("Tab")
        expect(ada.page.locator(".matrix :focus")).to_have_count(1)

        before = party.state.cards

        def at_their_cards() -> None:
            for guest in (ada, bruno):
                guest.page.locator(".matrix button").last.focus()

        party.hurry_on(lambda state: state.cards != before, turn=True, ready=at_their_cards)
        for guest in (ada, bruno):
            guest.caught_up(len(party.game.events))
            assert place_of_focus(guest.page) == CONTROLS


@pytest.mark.parametrize("way", ["by link", "after a reload"])
def test_start_is_near_in_a_lobby_that_was_only_just_opened(house: House, browser: Browser, way: str) -> None:
    with Party(house, browser, {"scenario": 1, "seats": 2}) as party:
        ada = party.sit("Ada", kind=Typist)
        if way == "after a reload":
            ada.page.reload()
        start = ada.button("Start the heist")
        start.wait_for()
        for key in ("Tab", "Enter", "Tab", "Tab", "Tab")[:MOST_KEYS]:
            ada.page.keyboard.press(key)
            if ada.focused.startswith("Start the heist"):
                break
        expect(start).to_be_focused()


def test_the_help_says_every_key(house: House, browser: Browser) -> None:
    """In the dialog at the table, beside the controls, and on the page of the rules."""
    guest = Guest(browser, house.url, "Ada")
    guest.open("/rules#keys")
    keys = guest.page.locator("#keys")
    expect(keys.get_by_role("term").filter(has_text="Esc")).to_have_count(1)
    assert_every_term_is_said(guest.page, "#keys dt")
    guest.close()
    with Party(house, browser, {"scenario": 1, "seats": 2}) as party:
        ada = party.sit("Ada", kind=Typist)
        party.sit("Bruno")
        ada.press("Start the heist")
        ada.table.wait_for()
        party.do(0, Start())
        assert_every_term_is_said(ada.page, ".legend dt")
        ada.page.keyboard.press("?")
        ada.page.get_by_role("dialog").wait_for()
        assert_every_term_is_said(ada.page, "dialog dt")


def assert_every_term_is_said(page: Page, terms: str) -> None:
    page.locator(terms).first.wait_for()
    said = [line for line in page.locator(terms).all() if line.aria_snapshot()]
    assert len(said) == page.locator(terms).count()
    assert all(":" in one.aria_snapshot() for one in said)
