"""On every screen, in every language: no grave fault of accessibility, no word cut or sticking out."""

from functools import partial

from playwright.sync_api import Browser, expect

from hushmaze.tiles import standard_set
from tests.e2e.golden_games import settle
from tests.e2e.guest import Guest
from tests.e2e.house import House
from tests.e2e.looks import Critic
from tests.e2e.party import NO_HURRY_MS, Party
from tests.e2e.screens import visit_pages, visit_table

TABLE = {"scenario": 3, "seats": 2, "hourglass_ms": NO_HURRY_MS}


def test_pages(house: House, browser: Browser, critic: Critic) -> None:
    guest = Guest(browser, house.url, "Ada")
    visit_pages(guest.page, house.url, critic.look)
    guest.close()
    critic.is_content()


def test_table(house: House, browser: Browser, critic: Critic) -> None:
    with Party(house, browser, TABLE, deal=25) as party:
        party.sit("Ada")
        party.sit("Bruno")
        visit_table(party, critic.look, partial(party.hurry_on, pages={0}))
    critic.is_content()


def test_choosing_a_mall(house: House, browser: Browser, critic: Critic) -> None:
    """K6: by a number; of one's own: when a code is wrong, and when there is one."""
    ours = standard_set().digest
    with Party(house, browser, TABLE) as party:
        page = party.sit("Ada").page
        page.get_by_text("More options").click()
        mall = page.get_by_role("group", name="Mall")
        mall.get_by_text("Random", exact=True).click()
        page.get_by_label("Mall number").wait_for()
        critic.look("a mall by its number", page)
        mall.get_by_text("Your own").click()
        page.get_by_label("Code or link of a tile set").fill("f" * len(ours))
        page.get_by_role("button", name="Take it").click()
        page.get_by_text("There is no such tile set on this server.").wait_for()
        critic.look("no mall of one's own", page)
        page.get_by_label("Code or link of a tile set").fill(ours)
        page.get_by_role("button", name="Take it").click()
        expect(page.get_by_label("Your tile set")).to_have_value(ours)
        critic.look("a mall of one's own", page)
    critic.is_content()


def test_big_letters(house: House, browser: Browser, critic: Critic) -> None:
    """Twice as big, no word is cut or outside the window."""
    with Party(house, browser, TABLE, deal=25) as party:
        ada = party.sit("Ada")
        party.sit("Bruno")
        critic.look_at_big_letters("lobby", ada.page)
        party.deal()
        critic.look_at_big_letters("planning", ada.page)
        party.hurry_on(lambda state: state.running and len(state.board.tiles) > 2, pages={0})
        critic.look_at_big_letters("heist", ada.page)
        for name, path in (
            ("home", "/"),
            ("book", "/book"),
            ("replay", f"/games/{settle(house, 'scenario-06')}"),
        ):
            ada.open(path)
            ada.page.get_by_role("heading", level=1).first.wait_for()
            critic.look_at_big_letters(name, ada.page)
    critic.is_content()
