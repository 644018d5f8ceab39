"""Links into the rules, which are drawn chapter by chapter."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.e2e.guest import Guest
from tests.e2e.house import House


@pytest.fixture
def reader(house: House, browser: Browser) -> Iterator[Guest]:
    guest = Guest(browser, house.url, "Ada")
    yield guest
    guest.close()


@pytest.mark.parametrize("place", ["T5", "C17", "chapter-C", "keys"])
def test_a_link_leads_to_its_place(reader: Guest, place: str) -> None:
    reader.open(f"/rules#{place}")
    expect(reader.page.locator(f"#{place}:target")).to_be_in_viewport()


def test_the_contents_lead_to_their_chapters(reader: Guest) -> None:
    reader.open("/rules")
    for link in reader.page.get_by_role("navigation", name="Contents").get_by_role("link").all():
        link.click()
        expect(reader.page.locator(link.get_attribute("href") or "")).to_be_in_viewport()
