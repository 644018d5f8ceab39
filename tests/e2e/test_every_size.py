"""At every size, and with big texts: all can be read and hit, nothing hides what is needed, nothing jumps."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from hushmaze.protocol.view.reach import reach_to_plain
from hushmaze.rules import State, reach
from hushmaze.rules.state import Phase
from tests.e2e.guest import Guest
from tests.e2e.house import House
from tests.e2e.looks import EVERY_SIZE, TIGHT_SIZES, Critic, SizeCritic
from tests.e2e.party import NO_HURRY_MS, Party
from tests.support.wide import is_wide, wide

TABLE = {
    "scenario": 3,
    "seats": 2,
    "hourglass_ms": NO_HURRY_MS,
    "cards": ["NEV", "SWCX"],
    "bots_hold": False,  # a bot in the place of a page that is away would end the talk
}


def has_choice(state: State) -> bool:
    """Whether some hero has several vortices to go to."""
    return any(len(targets) > 2 for targets in reach_to_plain(reach(state))["vortex"].values())


def choose_vortex(page: Page) -> None:
    page.get_by_role("button", name=re.compile("through a vortex: [2-9] to choose")).first.press("Enter")
    page.locator(".board .choice").first.wait_for()


def test_a_game(house: House, browser: Browser) -> None:
    """All that the table can show, from the lobby to the escape."""
    with Party(house, browser, TABLE, deal=25) as party:
        ada = party.sit("Ada")
        party.sit("Bruno")
        page, critic = ada.page, SizeCritic(ada.page, EVERY_SIZE if is_wide() else TIGHT_SIZES)
        critic.look("lobby", page)
        party.deal()
        critic.look("planning", page)
        party.hurry_on(has_choice, pages={0})
        page.keyboard.press("Escape")
        choose_vortex(page)
        critic.look("choosing a vortex", page)
        page.keyboard.press("Escape")
        page.locator(".portrait.of-elf").press("Enter")
        critic.look("heist", page)
        page.locator(".portrait.of-elf").press("Enter")
        page.keyboard.press("KeyB")
        page.locator(".chooser").wait_for()
        critic.look("asking", page)
        page.keyboard.press("Escape")
        party.hurry_on(lambda state: not state.stack and state.hand is None, pages={0})
        party.hurry_on(lambda state: state.turns > 0, turn=True, pages={0})
        critic.look("talk", page, but="320x568")
        party.hurry_on(lambda state: state.phase is Phase.ESCAPE, pages={0})
        critic.look("escape", page)
        critic.is_content()


def test_alone(house: House, browser: Browser) -> None:
    """L1: what is possible only now keeps its words, also on a phone."""
    with Party(house, browser, {"scenario": 1, "seats": 1, "hourglass_ms": NO_HURRY_MS}) as party:
        ada = party.sit("Ada")
        party.deal()
        party.play_on(lambda state: state.running)
        ada.page.locator(".deck").get_by_role("button", name="Next card").click()
        ada.sees_more_than(1)
        assert party.state.deck is not None
        expect(ada.page.locator(".deck .face b")).not_to_have_text("Turn a card")
        expect(ada.button("Next card")).to_have_count(1)
        critic = Critic(("en",))
        critic.look("alone", ada.page)
        critic.is_content()


@pytest.mark.parametrize("size", [wide(size, id=size) for size in EVERY_SIZE])
def test_a_whole_game_with_bots(house: House, browser: Browser, size: str) -> None:
    """Whatever bots bring about; and nothing jumps meanwhile, from home over the lobby to the end."""
    width, height = map(int, size.split("x"))
    guest = Guest(browser, house.url, "Ada")
    page, critic = guest.page, SizeCritic(guest.page)
    page.set_viewport_size({"width": width, "height": height})
    guest.open("/")
    page.get_by_role("heading", level=1).first.wait_for()
    critic.look_here(f"home {size}")
    critic.looks_still(f"home {size}")
    made = page.evaluate(
        """async (table) => (await fetch('/api/rooms', {
          method: 'POST', headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ table, bots: 'lightning' }),
        })).json()""",
        {"scenario": 1, "seats": 3, "hourglass_ms": 40_000},
    )
    guest.open(made["path"])
    guest.button("Start the heist").wait_for()
    critic.look_here(f"lobby {size}")
    guest.button("Start the heist").click()
    guest.button("Start the sand").click()
    version = 0
    while page.locator("main.table").count():
        critic.look_here(f"event {version} {size}")
        guest.sees_more_than(version)
        version = page.evaluate("() => Number(document.querySelector('main.table')?.dataset.version ?? 0)")
    critic.looks_still(f"table {size}")
    guest.close()
    critic.is_content()
