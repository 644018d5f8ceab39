"""Nothing moves once it stands: the layout shift of every page, as browsers count it (CLS)."""

import pytest
from playwright.sync_api import Browser

from tests.e2e.guest import PHONE, Guest
from tests.e2e.house import House
from tests.e2e.party import Party
from tests.e2e.veil import lift_for_good

MOST = 0.05

PAGES = (
    "/",
    "/rules",
    "/book",
    "/daily",
    "/replay",
    "/learn",
    "/make",
    "/companion",
    "/settings",
    "/what-is-this",
)

_WATCH = """
window.shifted = 0
new PerformanceObserver((list) => {
  for (const shift of list.getEntries()) if (!shift.hadRecentInput) window.shifted += shift.value
}).observe({ type: 'layout-shift', buffered: true })
"""


def shift_of(guest: Guest, path: str) -> float:
    guest.open(path)
    guest.page.get_by_role("heading", level=1).first.wait_for()
    guest.page.wait_for_load_state("networkidle")
    shifted: float = guest.page.evaluate("window.shifted")
    return shifted


@pytest.mark.parametrize("touch", [False, True], ids=["desk", "phone"])
def test_pages_stand_still(house: House, browser: Browser, *, touch: bool) -> None:
    with Party(house, browser, {"scenario": 3, "seats": 2}) as party:
        guest = Guest(browser, house.url, "Ada", touch=touch)
        party.others.append(guest)
        lift_for_good(guest.page)
        guest.page.add_init_script(_WATCH)
        shifts = {path: shift_of(guest, path) for path in (*PAGES, f"/{party.code}")}
    assert {path: shift for path, shift in shifts.items() if shift >= MOST} == {}


def test_a_shift_is_noticed(house: House, browser: Browser) -> None:
    guest = Guest(browser, house.url, "Ada")
    guest.page.set_viewport_size(PHONE)
    lift_for_good(guest.page)
    guest.page.add_init_script(_WATCH)
    guest.open("/")
    guest.page.get_by_role("heading", level=1).first.wait_for()
    guest.page.evaluate("document.querySelector('main').style.marginTop = '300px'")
    guest.page.wait_for_function("() => window.shifted > 0.05")
    guest.close()
