"""What a page needs is named with it, so that nothing waits for the first script to ask."""

import re

import pytest
from playwright.sync_api import Browser, Response

from hushmaze.server.http.static.pages import PAGES
from hushmaze.server.http.static.preloads import FILE, Preloads
from hushmaze.server.settings import PACKAGED_CLIENT
from tests.e2e.house import House
from tests.e2e.party import NO_HURRY_MS, Party
from tests.support.missing import need_client

MOST_BYTES = 150_000
"""Of script and style, as they travel."""


def named(link: str) -> set[str]:
    return set(re.findall("<(/assets/[^>]+)>", link))


def test_every_page_has_files_and_all_of_them_are_there() -> None:
    need_client()
    preloads = Preloads.read((PACKAGED_CLIENT / FILE).read_bytes())
    without = set()
    for path in [*PAGES, "kibo-ruta", "games/abc", "embed/abc"]:
        files = named(preloads.header(path, "pl")["Link"])
        assert all((PACKAGED_CLIENT / file.lstrip("/")).is_file() for file in files)
        if not any(file.endswith(".css") for file in files):
            without.add(path)
    assert without == {""}, "home is the first load"


def test_every_script_is_compiled_while_it_comes() -> None:
    """The hint counts only where it comes before everything else."""
    need_client()
    scripts = [*(PACKAGED_CLIENT / "assets").glob("*.js")]
    late = {
        file.name for file in scripts if not file.read_text().startswith("//# allFunctionsCalledOnLoad\n")
    }
    assert late
    assert all(re.match("(en|es|fr|it|nl|pl|uk|gif.worker)-", name) for name in late), "words are data"


@pytest.mark.parametrize(("path", "screen"), [("/rules", "Rules"), ("/book", "Book"), ("/nono-nono", "Room")])
def test_the_browser_uses_what_was_named(house: House, browser: Browser, path: str, screen: str) -> None:
    context = browser.new_context(service_workers="block", locale="pl")
    page, fetched = context.new_page(), list[Response]()
    page.on("response", lambda response: fetched.append(response))  # noqa: PLW0108 -- marks it
    answer = page.goto(house.url + path)
    page.wait_for_load_state("networkidle")
    assert answer is not None
    files = named(answer.headers["link"])
    assert any(file.startswith(f"/assets/{screen}-") for file in files)
    good = {response.url.removeprefix(house.url) for response in fetched if response.ok}
    assert files <= good
    assert not [file for file in good - files if re.match("/assets/(en|fr|uk)-", file)]
    context.close()


def loaded(browser: Browser, url: str) -> int:
    """Bytes of script and style until the page is at rest."""
    context = browser.new_context(service_workers="block")
    page, fetched = context.new_page(), list[Response]()
    page.on("response", lambda response: fetched.append(response))  # noqa: PLW0108 -- marks it
    page.goto(url)
    page.wait_for_load_state("networkidle")
    files = [answer for answer in fetched if answer.request.resource_type in {"script", "stylesheet"}]
    size = sum(file.request.sizes()["responseBodySize"] for file in files)
    context.close()
    return size


def test_a_first_visit_is_light(house: House, browser: Browser) -> None:
    with Party(house, browser, {"scenario": 3, "seats": 2, "hourglass_ms": NO_HURRY_MS}) as party:
        for name in ("Ada", "Ben"):
            party.sit(name)
        party.deal()
        home, table = loaded(browser, f"{house.url}/"), loaded(browser, f"{house.url}/{party.code}")
    assert 0 < home < table <= MOST_BYTES
