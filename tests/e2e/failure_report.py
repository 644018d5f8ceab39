"""What a failed test leaves to look at: what each page showed and fetched, where the server waits."""

import asyncio
import sys
import traceback
from collections.abc import Iterator

from playwright.sync_api import Browser, Error, Page

from tests.e2e.house import House

WITHIN_MS = 2_000
"""A page that hangs is told of too."""

_FETCHED = """() => performance.getEntriesByType('resource')
  .map((one) => `${Math.round(one.startTime)} to ${Math.round(one.responseEnd)} ms: ${one.name}`)
  .join('\\n')"""


def report(browser: Browser | None, house: House | None) -> str:
    return "\n\n".join([*_pages(browser), *_server(house)])


def _pages(browser: Browser | None) -> Iterator[str]:
    for context in browser.contexts if browser else []:
        for page in context.pages:
            yield f"--- {page.url}\n{_shown(page)}"


def _shown(page: Page) -> str:
    body = page.locator("body")
    try:
        return f"{body.inner_text(timeout=WITHIN_MS)}\n{body.evaluate(_FETCHED, timeout=WITHIN_MS)}"
    except Error as error:
        return f"cannot be asked: {error.message}"


def _server(house: House | None) -> Iterator[str]:
    if house is None or house.loop is None:
        return
    thread = sys._current_frames().get(house.thread.ident or 0)
    yield "--- server\n" + "".join(traceback.format_stack(thread) if thread else ["its thread has ended\n"])
    for task in asyncio.all_tasks(house.loop):
        yield f"{task.get_name()}: {' > '.join(_way_in(task.get_coro()))}"


def _way_in(coroutine: object) -> Iterator[str]:
    """The functions that wait for each other, from the task's own to the one that waits for the world."""
    while coroutine is not None:
        frame = getattr(coroutine, "cr_frame", None)
        yield f"{frame.f_code.co_qualname}:{frame.f_lineno}" if frame else str(coroutine)
        coroutine = getattr(coroutine, "cr_await", None)
