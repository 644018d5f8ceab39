"""How much script and style a newcomer's browser loads before the first screen stands, as it travels."""

from playwright.sync_api import Browser, Response

from client.house import BusyHouse

KINDS = {"script", "stylesheet"}


def first_load(browser: Browser, url: str) -> int:
    """Bytes of compressed script and style until the page is at rest; fonts, pictures and words apart.

    What the service worker fetches to be ready offline is not waited for by anybody, so it is left out.
    """
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    heard: list[Response] = []
    page.on("response", lambda response: heard.append(response))  # noqa: PLW0108 -- marks it
    page.goto(url)
    page.wait_for_load_state("networkidle")
    loaded = sum(each.request.sizes()["responseBodySize"] for each in heard if _counts(each))
    context.close()
    return loaded


def _counts(response: Response) -> bool:
    return response.request.resource_type in KINDS


def first_loads(browser: Browser, house: BusyHouse) -> dict[str, int]:
    pages = {"home": "/", "a room at play": f"/{house.laid.code}"}
    return {name: first_load(browser, house.url + path) for name, path in pages.items()}
