"""Dialogs give the focus back, show what is told meanwhile, and close only where that is meant."""

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.e2e.golden_games import settle
from tests.e2e.guest import Guest
from tests.e2e.house import House
from tests.e2e.party import Party


def close(window: Locator) -> None:
    window.get_by_role("button", name="Close").press("Enter")
    expect(window).to_have_count(0)


@pytest.fixture
def replay(house: House, browser: Browser) -> Page:
    guest = Guest(browser, house.url, "Ada").open(f"/games/{settle(house, 'scenario-06')}")
    guest.page.locator("main.replay").wait_for()
    return guest.page


def test_the_focus_goes_back_to_who_opened_a_dialog(house: House, browser: Browser) -> None:
    with Party(house, browser, {"scenario": 1, "seats": 1}) as party:
        ada = party.sit("Ada")
        party.deal()
        for opener, window in (
            ("Help", ada.page.get_by_role("dialog")),
            ("Menu", ada.page.get_by_role("dialog")),
            ("The mall in words", ada.page.get_by_role("complementary", name="The mall in words")),
        ):
            button = ada.button(opener).first
            button.press("Enter")
            close(window)
            expect(button).to_be_focused()


def test_help_speaks_of_keys_or_of_fingers_and_of_every_square(house: House, browser: Browser) -> None:
    with Party(house, browser, {"scenario": 1, "seats": 1}) as party:
        ada = party.sit("Ada", touch=True)
        party.deal()
        window = ada.page.get_by_role("dialog")
        for heading, other in (("By touch", "Keys"), ("Keys", "By touch")):
            for button in (ada.button("Menu"), ada.button("Help")):
                if heading == "Keys":
                    button.press("Enter")
                else:
                    button.tap()
            expect(window.get_by_role("heading", name=heading)).to_be_visible()
            expect(window.get_by_role("heading", name=other)).to_have_count(0)
            for square in ("Vortex", "Escalator"):
                expect(window.get_by_text(square, exact=True)).to_be_visible()
            close(window)


def test_a_toast_lies_over_the_dialog_that_asked_for_it(replay: Page) -> None:
    share = replay.get_by_role("button", name="Share").first
    share.click()
    dialog = replay.get_by_role("dialog")
    dialog.get_by_role("button", name="Copy").first.click()
    toast = dialog.get_by_role("status").get_by_role("button")
    toast.click()
    expect(toast).to_have_count(0)
    close(dialog)
    expect(share).to_be_focused()


def test_a_dialog_stays_where_text_is_dragged_out_of_it(replay: Page) -> None:
    replay.get_by_role("button", name="Share").first.click()
    dialog = replay.get_by_role("dialog")
    dialog.locator("label").first.hover()
    replay.mouse.down()
    replay.mouse.move(5, 5)
    replay.mouse.up()
    expect(dialog).to_be_visible()
    replay.mouse.click(5, 5)
    expect(dialog).to_have_count(0)


def test_a_replay_waits_behind_a_dialog(replay: Page) -> None:
    replay.get_by_role("button", name="Play").first.click()
    replay.get_by_role("button", name="Pause").first.wait_for()
    replay.get_by_role("button", name="Share").first.click()
    close(replay.get_by_role("dialog"))
    expect(replay.get_by_role("button", name="Pause")).to_have_count(0)
