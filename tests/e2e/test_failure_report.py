"""What is left to look at when a test fails on a machine that nobody can visit."""

from playwright.sync_api import Browser

from tests.e2e.failure_report import report
from tests.e2e.house import House


def test_pages_and_server_are_told_of(house: House, browser: Browser) -> None:
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    page.goto(f"{house.url}/rules")
    page.wait_for_selector("h1")
    told = report(browser, house)
    context.close()
    assert f"--- {house.url}/rules" in told
    assert " ms: " in told, "what was fetched, and when"
    assert "House._serve" in told, "where the server's tasks wait"


def test_a_test_without_browser_or_server_is_no_trouble() -> None:
    assert report(None, None) == ""
