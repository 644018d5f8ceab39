"""The first visit brings what is needed without a network, in few requests."""

from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pytest
from playwright.sync_api import Browser, expect
from starlette.types import ASGIApp, Receive, Scope, Send

from hushmaze.server.http.application import Backend, http_app
from hushmaze.server.http.static.client_files import Client
from tests.e2e.house import House
from tests.support.missing import need_client
from tests.support.patience import PATIENCE_MS

MOST_REQUESTS = 40

_KEPT = """async () => {
  await navigator.serviceWorker.ready
  const facts = await caches.open('facts')
  const kept = async () => (await facts.match('/api/scenarios')) && (await facts.match('/spoken'))
  while (!navigator.serviceWorker.controller || !(await kept())) await new Promise(requestAnimationFrame)
}"""


@pytest.fixture
def asked() -> list[str]:
    """All paths that anybody asked the server for."""
    return []


@pytest.fixture
def house(tmp_path: Path, asked: list[str]) -> Iterator[House]:
    need_client()

    def counted(backend: Backend, client: Client) -> ASGIApp:
        app = http_app(backend, client)

        async def count(scope: Scope, receive: Receive, send: Send) -> None:
            asked.append(scope["path"])
            await app(scope, receive, send)

        return count

    with patch("hushmaze.server.app.http_app", counted), House(tmp_path) as house:
        yield house


def test_a_first_visit_asks_little_and_can_go_on_without_a_network(
    house: House, asked: list[str], browser: Browser
) -> None:
    context = browser.new_context(locale="uk")
    page = context.new_page()
    page.goto(house.url)
    page.evaluate(_KEPT)
    assert len(asked) <= MOST_REQUESTS, asked
    assert len(asked) == len(set(asked)) + asked.count("/") - 1, "nothing twice but the page, which is kept"
    with house.closed():
        for path in ("/companion", "/settings", "/rules"):
            page.goto(house.url + path)
            expect(page.locator("html")).to_have_attribute("lang", "uk")
            expect(page.locator("h1")).to_be_visible()
        for picture in page.locator("main img").all():
            picture.scroll_into_view_if_needed()
            expect(picture).to_have_js_property("complete", value=True)
            assert picture.evaluate("drawn => drawn.naturalWidth") > 0
        page.goto(f"{house.url}/settings")
        page.locator("main select").first.select_option("pl")
        page.reload()
        expect(page.locator("html")).to_have_attribute("lang", "uk")
        expect(page.locator("h1")).to_be_visible()
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    context.close()


def test_whoever_waits_in_vain_may_try_again(house: House, browser: Browser) -> None:
    """A network that fails in the middle of the first visit leaves no empty page."""
    context = browser.new_context()
    page = context.new_page()
    page.route("**/assets/*.js", lambda route: route.abort())
    page.goto(house.url)
    sign = page.get_by_role("img", name="Hushmaze")
    expect(sign).to_be_visible()
    again = page.get_by_role("link", name="Try again")
    expect(again).to_be_visible(timeout=PATIENCE_MS)
    page.unroute_all()
    again.click()
    expect(page.locator("h1")).to_be_visible()
    expect(again).to_have_count(0)
    expect(sign).to_have_count(0)
    context.close()


def test_a_page_fetches_only_the_letters_it_shows(house: House, asked: list[str], browser: Browser) -> None:
    context = browser.new_context(locale="en", service_workers="block")
    page = context.new_page()
    page.goto(house.url)
    expect(page.locator("h1")).to_be_visible()
    assert page.evaluate("document.fonts.ready.then(() => document.fonts.status)") == "loaded"
    assert {name.split("-")[1] for name in asked if name.endswith(".woff2")} <= {"latin", "neon"}, asked
    context.close()
