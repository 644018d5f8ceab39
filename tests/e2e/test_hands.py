"""What hands do besides moving heroes: choose a vortex, stand up, give up, play on from a replay."""

import re
from collections.abc import Callable
from functools import partial
from typing import Any

from playwright.sync_api import Browser, expect

from hushmaze.rules import State, legal
from hushmaze.rules.events import Moved, VortexTaken
from hushmaze.rules.reach import Slide
from hushmaze.rules.squares import coordinates
from hushmaze.rules.words import Seat
from tests.e2e.golden_games import settle
from tests.e2e.guest import Guest
from tests.e2e.house import House
from tests.e2e.party import Party
from tests.e2e.test_every_size import TABLE, choose_vortex, has_choice

HELD = re.compile(r"\bheld\b")
BOTS = {"scenario": 1, "seats": 2}


def test_a_vortex_is_chosen_on_the_board(house: House, browser: Browser) -> None:
    """By tapping it, by its number; a tap beside the targets stays."""
    with Party(house, browser, TABLE, deal=25) as party:
        page = party.sit("Ada").page
        party.sit("Bruno")
        party.deal()
        party.hurry_on(has_choice, pages={0})
        targets = page.locator(".board .choice")
        expect(page.locator(".chooser")).to_have_count(0)
        choose_vortex(page)
        page.mouse.click(720, 640)
        expect(targets).to_have_count(0)
        version = len(party.game.events)
        ways: list[Callable[[], None]] = [targets.nth(1).click, lambda: page.keyboard.press("Digit2")]
        for take in ways:
            choose_vortex(page)
            meant = targets.nth(1).get_attribute("data-square")
            take()
            events = party.after(version).events
            taken = next(event for event in events[version:] if isinstance(event, VortexTaken))
            assert ",".join(map(str, coordinates(taken.to))) == meant
            expect(targets).to_have_count(0)
            version = len(events)
            party.seats[0].caught_up(version)


def test_each_thumb_lets_go_of_its_own_slide(house: House, browser: Browser) -> None:
    """A thumb that held another button before is lifted: the slide goes on."""
    with Party(house, browser, TABLE, deal=25) as party:
        ada = party.sit("Ada")
        party.sit("Bruno")
        party.deal()
        party.hurry_on(has_far_slides, pages={0})
        version = len(party.game.events)
        ada.caught_up(version)
        further = ada.page.locator("i:not([data-count='1'])")
        far = ada.page.locator(".matrix .cell[aria-label^='Move']", has=further)
        first, second = far.nth(0), ada.button(far.nth(1).get_attribute("aria-label") or "")
        second.hover()
        ada.page.mouse.down()
        expect(second).to_have_class(HELD)
        for lifted in ("pointerup", "pointercancel"):
            first.dispatch_event(lifted)
            expect(second).to_have_class(HELD)
        ada.page.mouse.up()
        assert isinstance(party.after(version).events[version], Moved)


def has_far_slides(state: State) -> bool:
    """Whether the first seat can send two heroes, or one in two ways, further than one step."""
    slides = (option for option in legal(state, Seat(0)) if isinstance(option, Slide))
    return sum(len(slide.steps) > 1 for slide in slides) > 1


def has_bots(count: int, room: dict[str, Any]) -> bool:
    return len(room["bots"]) == count


def test_the_host_gives_up(house: House, browser: Browser) -> None:
    """Another deal at once, or back to the lobby; and whoever thinks twice plays on."""
    with Party(house, browser, {"scenario": 1, "seats": 1}) as party:
        ada = party.sit("Ada")
        party.deal()
        first = party.room["game"]

        def give_up(answer: str) -> None:
            ada.button("Menu").first.click()
            ada.button("Give up this game").click()
            ada.button(answer).click()

        give_up("Keep playing")
        assert party.room["game"] == first
        give_up("Deal again")
        party.until(lambda room: room["game"] not in {None, first})
        ada.table.wait_for()
        give_up("Change the setup")
        party.until(lambda room: room["phase"] == "lobby")
        ada.button("Start the heist").wait_for()


def test_standing_up_leaves_the_seat_to_a_bot(house: House, browser: Browser) -> None:
    """Offered at once; where bots play anyway it is on already."""
    with Party(house, browser, BOTS) as party:
        ada, bruno = party.sit("Ada"), party.sit("Bruno")
        party.deal()
        for bots, guest in enumerate((ada, bruno)):
            guest.button("Menu").first.click()
            guest.button("Stand up and watch").click()
            switch = guest.page.get_by_role("switch", name="A bot takes my seat")
            expect(switch).to_have_attribute("aria-checked", "true" if bots else "false")
            if not bots:
                switch.click()
            guest.button(re.compile("^Stand up$")).click()
            party.until(partial(has_bots, bots + 1))


def test_somebody_plays_on_from_a_replay(house: House, browser: Browser) -> None:
    """In a room of its own, on a seat of theirs; the sand waits until they go on."""
    game = settle(house, "scenario-06")
    guest = Guest(browser, house.url, "Ada").open(f"/games/{game}?at=30000")
    guest.button("What if?").first.click()
    guest.button("Play on myself").click()
    guest.table.wait_for()
    guest.sees("The sand waits for you.")
    guest.sees("played on")
    version = int(guest.table.get_attribute("data-version") or 0)
    guest.button("Resume").click()
    guest.sees_more_than(version)
    expect(guest.page.locator(".matrix button").first).to_be_visible()
    guest.close()
