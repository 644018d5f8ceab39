"""B2: a scenario made for somebody's own tiles: chosen, checked, tried with bots, and sent as a link."""

import re

from playwright.sync_api import Browser, expect

from hushmaze.tiles import TileSet, standard_set
from tests.e2e.guest import Guest
from tests.e2e.house import House
from tests.e2e.test_scenario_editor import FITS, Found, Maker
from tests.e2e.test_tile_workshop import Workshop
from tests.support.patience import PATIENCE_MS

OWN = TileSet.of("Corner", standard_set().faces.values())
"""Our tiles under another name: another set."""


def saved(guest: Guest) -> None:
    bench = Workshop(guest).open()
    bench.bring(OWN.text)
    bench.guest.button("Save").click()
    expect(bench.page.get_by_text(OWN.digest)).to_be_visible(timeout=PATIENCE_MS)


def test_it_is_chosen_checked_tried_and_sent(house: House, browser: Browser) -> None:
    ada, bruno = (Guest(browser, house.url, name) for name in ("Ada", "Bruno"))
    saved(ada)
    desk = Maker(ada).open()
    ada.page.get_by_label("Tile set").select_option("Corner")
    expect(desk.verdict).to_contain_text(FITS)
    code = desk.code.replace("-", "")

    ada.button("Try it with bots").click()
    room = Found(house, ada)
    assert room.room["table"]["tile_set"] == OWN.digest
    room.deal()
    assert room.game.setup.seats == 4
    expect(ada.page.locator(".tile img, img.tile").first).to_have_attribute("src", re.compile(OWN.digest))

    bruno.open(f"/play?scenario={code}&tiles={OWN.digest}")
    change = bruno.page.get_by_role("link", name="Edit it")
    expect(change).to_have_attribute("href", re.compile(f"&tiles={OWN.digest}$"))
    change.click()
    other = Maker(bruno)
    other.settled()
    expect(bruno.page.get_by_label("Tile set")).to_have_value("Corner")
    expect(other.verdict).to_contain_text(FITS)

    bruno.open(f"/play?scenario={code}&tiles={OWN.digest}")
    bruno.button("Open a room with friends").click()
    assert Found(house, bruno).room["table"]["tile_set"] == OWN.digest
    for guest in (ada, bruno):
        guest.close()
